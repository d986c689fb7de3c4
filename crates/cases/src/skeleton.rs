//! The beginning of a case, written from a saved game.

use crate::write::{self, list, quoted, word};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use table::any::{AnyGame, AnyTable};
use table::{Line, LoadError, Save, Seat, Viewer};

/// Why no skeleton can be written.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NoSkeleton {
    /// The save cannot be loaded.
    #[error("{0}")]
    Load(#[from] LoadError),
    /// The game is over: there is no question to begin with.
    #[error("the game is over; a case begins where somebody can still decide something")]
    Over,
    /// This game cannot say what a world looks like as a position.
    #[error("{0} cannot write down a position yet")]
    NotDescribed(String),
}

/// Writes the beginning of a case from a save: the position at its last rest, what was rolled and answered
/// since, and what is asked now. It can be read and played as it is; title and rules are left to the author.
pub fn skeleton(game: &dyn AnyGame, save: &Save) -> Result<String, NoSkeleton> {
    let (table, notes) = game.load(save)?;
    if table.outcome().is_some() {
        return Err(NoSkeleton::Over);
    }
    let position = table.position().ok_or_else(|| NoSkeleton::NotDescribed(game.name().to_owned()))?;
    let mut out = String::new();
    for note in notes {
        let _ = writeln!(out, "# {note}");
    }
    let _ =
        writeln!(out, "# Written from a saved game. State the rule in the title, name its id under shows,");
    let _ = writeln!(out, "# say what you expect, and take away what the rule does not need.");
    let _ = writeln!(out, "title = \"Which rule this shows, as a sentence\"");
    let _ = writeln!(out, "game = {}", quoted(game.name()));
    let _ = writeln!(out, "shows = []\nsource = \"a game that was played\"");
    write::position(&position, &mut out);
    let mut rolled: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (source, name) in table.rolled() {
        rolled.entry(source).or_default().push(name);
    }
    if !rolled.is_empty() {
        let _ = writeln!(out, "\n[chance]");
    }
    for (source, names) in rolled {
        let _ = writeln!(out, "{} = {}", word(&source), list(names.iter().map(|name| quoted(name))));
    }
    steps(&*table, &mut out);
    Ok(out)
}

fn steps(table: &dyn AnyTable, out: &mut String) {
    let seats = table.seats();
    let name = |seat: Seat| {
        let found = seats.iter().find(|(other, _)| *other == seat);
        found.map_or_else(String::new, |(_, name)| name.clone())
    };
    let answers = table.unit();
    if !answers.is_empty() {
        let answers = answers.iter().map(|(seat, key)| quoted(&format!("{}: {key}", name(*seat))));
        let _ = writeln!(out, "\n[[step]]\nanswer = {}", list(answers));
        let log = table.log_of_unit(Viewer::Engine);
        let told = |line: &Line| match line.rules.is_empty() {
            true => quoted(&line.line),
            false => quoted(&format!("{} [{}]", line.line, line.rules.join(" "))),
        };
        if !log.is_empty() {
            let _ = writeln!(out, "log = {}", list(log.iter().map(told)));
        }
    }
    let _ = writeln!(out, "\n[[step]]");
    let open = table.pending(Viewer::Engine);
    let asked = open.iter().filter_map(|open| Some((*open.seats.first()?, open.asked.as_ref()?)));
    let asked: Vec<_> = asked.collect();
    let asks: Vec<String> = asked
        .iter()
        .map(|(seat, asked)| format!("{} = {}", word(&name(*seat)), quoted(&asked.kind)))
        .collect();
    let _ = writeln!(out, "asks = {{ {} }}", asks.join(", "));
    for (seat, _) in asked {
        let mine = table.pending(Viewer::Seat(seat)).into_iter().find_map(|open| open.asked);
        let keys = mine.iter().flat_map(|asked| &asked.options).map(|option| quoted(&option.key));
        let _ = writeln!(out, "offered.{} = {}", word(&name(seat)), list(keys));
    }
}
