//! `gruft replay`: a saved game, played again.

use crate::{Done, Stop, call, reasons, terminal};
use table::any::progress;
use table::{Report, Reproduced};

/// Runs the command.
pub fn run(args: &call::Replay) -> Done {
    let text = terminal::read(&args.file)?;
    if let Ok(report) = serde_json::from_str::<Report>(&text) {
        return reproduce(args, &report);
    }
    // Loading plays the whole record again and compares.
    let (table, notes) = terminal::load_noted(&args.file)?;
    let progress = progress(&*table);
    if args.log {
        let words = terminal::words(args.language.as_deref())?;
        let log = table.log(terminal::viewer(&*table, &args.viewer)?, 0);
        log.iter().for_each(|line| println!("{}", words.line(line)));
        println!("{progress}");
        let rules = reasons::of(log.iter().flat_map(|line| &line.rules));
        if !rules.is_empty() {
            println!("\n{}", rules.join("\n"));
        }
    }
    let about = format!("{}: {}, {progress}", args.file.display(), table.game());
    if notes > 0 {
        return Err(Stop::No(format!("{about}; it does not come out the same")));
    }
    eprintln!("{about}; it comes out the same");
    Ok(())
}

/// A report: the attempt is made again.
fn reproduce(args: &call::Replay, report: &Report) -> Done {
    let games = games::Games::new();
    let game = games.find(&report.save.game).map_err(Stop::wrong)?;
    let file = args.file.display();
    match game.reproduce(report).map_err(Stop::wrong)? {
        Reproduced::Breaks(broken) => Err(Stop::No(format!("{file}: it still breaks: {broken}"))),
        Reproduced::CannotTell(why) => Err(Stop::No(format!(
            "{file}: under the present rules the game does not come to that point: {why}"
        ))),
        Reproduced::Mended => {
            println!("{file}: what broke then ({}) works now", report.broken);
            Ok(())
        }
    }
}
