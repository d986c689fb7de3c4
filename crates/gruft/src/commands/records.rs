//! `gruft tables`, `gruft reports`, `gruft backup`, `gruft restore`, `gruft admin`: for whoever runs a server, beside the
//! server or without it (docs/hosting.md).

use crate::call::{Admin, Backup, Reports, Restore, Tables};
use crate::commands::serve::{database, running};
use crate::{Done, Stop};
use serde_json::json;
use server::store::{self, ReportRow, TableRow};
use server::{Store, record::Sheet};
use std::path::Path;

/// So many rows are read at once.
const PAGE: i64 = 500;

/// Lists tables, the newest first.
pub fn tables(args: &Tables) -> Done {
    let url = database(args.db.as_deref());
    let rows = running()?.block_on(async {
        let store = Store::beside(&url).await?;
        let mut rows = Vec::new();
        loop {
            let page = store.table_rows(rows.len() as i64, PAGE).await?;
            let is_last = (page.len() as i64) < PAGE;
            rows.extend(page);
            if is_last {
                break;
            }
        }
        let today = store.day().await?;
        store.close().await;
        Ok::<_, store::StoreError>((rows, today))
    });
    let (rows, today) = rows.map_err(Stop::wrong)?;
    for row in &rows {
        let sheet: Sheet =
            row.sheet.as_deref().and_then(|s| serde_json::from_str(s).ok()).unwrap_or_default();
        if args.json {
            println!("{}", table_json(row, &sheet, today));
        } else {
            println!("{}", table_line(row, &sheet, today));
        }
    }
    if !args.json {
        let events: i64 = rows.iter().map(|row| row.events).sum();
        println!("{} tables, {events} events", rows.len());
    }
    Ok(())
}

fn sitting(sheet: &Sheet) -> Vec<&str> {
    sheet.seats.iter().filter_map(|seat| seat.person.as_deref().or(seat.bot.as_deref())).collect()
}

fn table_json(row: &TableRow, sheet: &Sheet, today: i64) -> serde_json::Value {
    json!({
        "table": row.id,
        "title": sheet.title,
        "game": row.game,
        "opened": row.created / 1000,
        "last": row.last / 1000,
        "unvisited": (today - row.visited).max(0),
        "events": row.events,
        "people": sitting(sheet),
        "ended": sheet.ended,
        "kept": row.kept > 0,
    })
}

fn table_line(row: &TableRow, sheet: &Sheet, today: i64) -> String {
    let unvisited = (today - row.visited).max(0);
    let visited = match unvisited {
        0 => "visited today".to_owned(),
        1 => "visited yesterday".to_owned(),
        days => format!("visited {days} days ago"),
    };
    let mut line = format!(
        "{}  opened {}  {visited}  {:6} events  {}: {}",
        row.id,
        server::clock::date(row.created),
        row.events,
        row.game,
        sheet.title
    );
    let people = sitting(sheet);
    if !people.is_empty() {
        line += &format!(" ({})", people.join(", "));
    }
    for (is_so, word) in [(sheet.ended, "ended"), (row.kept > 0, "kept by an account")] {
        if is_so {
            line += &format!(", {word}");
        }
    }
    line
}

/// Lists reports of broken rules, the newest first, and perhaps writes them to a folder.
pub fn reports(args: &Reports) -> Done {
    let url = database(args.db.as_deref());
    let rows = running()?.block_on(async {
        let store = Store::beside(&url).await?;
        let rows = store.reports(0, i64::from(args.most)).await?;
        store.close().await;
        Ok::<_, store::StoreError>(rows)
    });
    let rows = rows.map_err(Stop::wrong)?;
    for (number, row) in rows.iter().enumerate() {
        let file = match &args.write {
            Some(folder) => Some(write(folder, number, row)?),
            None => None,
        };
        println!("{}", report_line(row, args.json, file.as_deref()));
    }
    if !args.json {
        println!("{} reports", rows.len());
    }
    Ok(())
}

/// Writes a report as `gruft replay` reads it.
fn write(folder: &Path, number: usize, row: &ReportRow) -> Result<String, Stop> {
    let name = format!("{}-{}-{number}.json", server::clock::date(row.at), row.table);
    let path = folder.join(&name);
    let wrong = |error: std::io::Error| Stop::Wrong(format!("{}: {error}", path.display()));
    std::fs::create_dir_all(folder).map_err(wrong)?;
    std::fs::write(&path, &row.report).map_err(wrong)?;
    Ok(path.display().to_string())
}

fn report_line(row: &ReportRow, as_json: bool, file: Option<&str>) -> String {
    let report = serde_json::from_str::<table::Report>(&row.report).ok();
    let (game, broken) = match &report {
        Some(report) => (report.save.game.as_str(), report.broken.to_string()),
        None => ("?", "the report cannot be read by this Gruft".to_owned()),
    };
    if as_json {
        let at = row.at / 1000;
        return json!({ "table": row.table, "at": at, "game": game, "broken": broken, "file": file })
            .to_string();
    }
    let file = file.map(|file| format!("  {file}")).unwrap_or_default();
    format!("{}  {}  {game}: {broken}{file}", server::clock::date(row.at), row.table)
}

/// Copies a database to a file, also while servers use it.
pub fn back_up(args: &Backup) -> Done {
    let url = database(args.db.as_deref());
    let copied = running()?.block_on(store::back_up(&url, &args.file)).map_err(Stop::wrong)?;
    let store::Copied { tables, events, accounts } = copied;
    println!("{}: {tables} tables with {events} events, {accounts} accounts", args.file.display());
    Ok(())
}

/// Puts a backup into an empty database.
pub fn restore(args: &Restore) -> Done {
    let url = database(args.db.as_deref());
    let copied = running()?.block_on(store::restore(&args.file, &url)).map_err(Stop::wrong)?;
    let store::Copied { tables, events, accounts } = copied;
    let into = store::without_password(&url);
    println!("{into}: {tables} tables with {events} events, {accounts} accounts");
    Ok(())
}

/// Makes a new administrator's link.
pub fn admin(args: &Admin) -> Done {
    let url = database(args.db.as_deref());
    let link = server::new_administrator(&url, args.public.as_deref());
    let link = running()?.block_on(link).map_err(Stop::wrong)?;
    println!("{link}");
    eprintln!("It is shown once. An older link opens nothing any more.");
    Ok(())
}
