//! `gruft perft`: how many answer sequences there are.

use crate::{Done, Stop, call, terminal};
use std::path::Path;
use table::any::AnyTable;
use table::perft::{answers, perft};
use table::{Save, Seat};

/// Runs the command.
pub fn run(args: &call::Perft) -> Done {
    let table = open(&args.file, args.after)?;
    let bar = terminal::progress(0, "answers");
    let mut total = 0;
    for answered in answers(&*table).map_err(Stop::No)? {
        let count = perft(&*answered.next, args.depth.saturating_sub(1)).map_err(Stop::No)?;
        bar.inc(count);
        total += count;
        if args.divide {
            println!("{count:>12}  {}: {}", name(&*table, answered.seat), answered.key);
        }
    }
    bar.finish_and_clear();
    println!("{total:>12}  at depth {}", args.depth);
    Ok(())
}

/// The table of a case or of a saved game, as it was after so many answers.
pub(super) fn open(file: &Path, after: Option<usize>) -> Result<Box<dyn AnyTable>, Stop> {
    if file.extension().is_some_and(|e| e == "toml") {
        return super::case::position(file);
    }
    let Some(after) = after else { return terminal::load(file) };
    let at = |e: &dyn std::fmt::Display| Stop::Wrong(format!("{}: {e}", file.display()));
    let save = Save::from_text(&terminal::read(file)?).map_err(|e| at(&e))?;
    if after > save.entries.len() {
        return Err(at(&format!("it has {} answers, not {after}", save.entries.len())));
    }
    let games = games::Games::new();
    let game = games.find(&save.game).map_err(|e| at(&e))?;
    let mut table = game.rewound(&save).map_err(|e| at(&e))?;
    save.entries[..after].iter().try_for_each(|entry| table.append(entry)).map_err(|e| at(&e))?;
    Ok(table)
}

fn name(table: &dyn AnyTable, seat: Seat) -> String {
    table.seats().into_iter().find(|(s, _)| *s == seat).map_or_else(|| format!("{seat:?}"), |(_, name)| name)
}
