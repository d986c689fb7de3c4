//! `gruft replay`: a saved game, played again.

use crate::{Done, Stop, call, terminal};
use table::{Entry, Report, Reproduced, Viewer};

/// Runs the command.
pub fn run(args: &call::Replay) -> Done {
    let text = terminal::read(&args.file)?;
    if let Ok(report) = serde_json::from_str::<Report>(&text) {
        return reproduce(args, &report);
    }
    // Loading plays the whole record again and compares.
    let table = terminal::load(&args.file)?;
    if args.log {
        let words = terminal::words(args.language.as_deref())?;
        for line in table.log(terminal::viewer(&*table, &args.viewer)?, 0) {
            let rules =
                if line.rules.is_empty() { String::new() } else { format!("  [{}]", line.rules.join(" ")) };
            println!("{}{rules}", words.say(&line.say));
        }
    }
    let answers = table.entries().iter().filter(|e| matches!(e, Entry::Answer { .. })).count();
    let ended = match table.outcome() {
        Some(outcome) => {
            let names = table.seats();
            let won = names.iter().filter(|(seat, _)| outcome.winners.has(*seat));
            let won: Vec<&str> = won.map(|(_, name)| name.as_str()).collect();
            if won.is_empty() { "nobody won".to_owned() } else { format!("won by {}", won.join(", ")) }
        }
        None => match table.pending(Viewer::Engine).first().and_then(|open| open.asked.as_ref()) {
            Some(asked) => format!("it waits for an answer to {}", asked.kind),
            None => "it waits".to_owned(),
        },
    };
    eprintln!("{}: {}, {answers} answers, {ended}; it comes out the same", args.file.display(), table.game());
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
