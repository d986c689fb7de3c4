//! What commands share: languages, files, colours, progress.

use crate::Stop;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::path::Path;
use table::any::AnyTable;
use table::{Save, Viewer};
use words::{Language, Words};

/// The words of the language that was asked for, or else of the surroundings.
pub fn words(asked: Option<&str>) -> Result<&'static Words, Stop> {
    let language = match asked {
        Some(tag) => Language::from_tag(tag)
            .ok_or_else(|| Stop::Wrong(format!("there is no language {tag}; there are: en, de")))?,
        None => ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()))
            .and_then(|tag| Language::from_tag(&tag))
            .unwrap_or(Language::English),
    };
    Ok(Words::of(language))
}

/// Whether to use colour on standard output.
pub fn colour() -> bool {
    std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none()
}

/// How wide the terminal is.
pub fn width() -> usize {
    let columns = std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
    columns.unwrap_or(100).clamp(40, 120)
}

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Stop> {
    std::fs::read_to_string(path).map_err(|e| Stop::Wrong(format!("{}: {e}", path.display())))
}

/// Writes a file whole or not at all.
pub fn write(path: &Path, text: &str) -> Result<(), Stop> {
    let part = path.with_extension("part");
    let written = std::fs::write(&part, text).and_then(|()| std::fs::rename(&part, path));
    written.map_err(|e| {
        let _ = std::fs::remove_file(&part);
        Stop::Wrong(format!("{}: {e}", path.display()))
    })
}

/// A saved table, with notes about loading printed.
pub fn load(path: &Path) -> Result<Box<dyn AnyTable>, Stop> {
    load_noted(path).map(|(table, _)| table)
}

/// The same, and how many notes there were.
pub fn load_noted(path: &Path) -> Result<(Box<dyn AnyTable>, usize), Stop> {
    let at = |e: &dyn std::fmt::Display| Stop::Wrong(format!("{}: {e}", path.display()));
    let save = Save::from_text(&read(path)?).map_err(|e| at(&e))?;
    let games = games::Games::new();
    let game = games.find(&save.game).map_err(|e| at(&e))?;
    let (table, notes) = game.load(&save).map_err(|e| at(&e))?;
    for note in &notes {
        eprintln!("{}: {note}", path.display());
    }
    Ok((table, notes.len()))
}

/// A viewer by the name of its seat; `all` sees everything.
pub fn viewer(table: &dyn AnyTable, name: &str) -> Result<Viewer, Stop> {
    match name {
        "all" => Ok(Viewer::Engine),
        "spectator" => Ok(Viewer::Spectator),
        name => {
            let seats = table.seats();
            let seat = seats.iter().find(|(_, seat)| seat == name).map(|(seat, _)| Viewer::Seat(*seat));
            seat.ok_or_else(|| {
                let names: Vec<&str> = seats.iter().map(|(_, name)| name.as_str()).collect();
                Stop::Wrong(format!(
                    "there is no seat {name}; there are: {}, spectator, all",
                    names.join(", ")
                ))
            })
        }
    }
}

/// A progress bar on a terminal; nothing elsewhere.
pub fn progress(total: u64, what: &'static str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg} {per_sec} {eta}");
    let bar = ProgressBar::new(total).with_message(what);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}
