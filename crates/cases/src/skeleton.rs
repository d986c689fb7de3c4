//! The beginning of a case, written from a game that was saved.

use crate::write::{self, list, quoted, word};
use serde_json::Value as Json;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use table::any::{AnyGame, AnyTable};
use table::{Broken, Chance, ChanceError, Line, LoadError, Refused, Save, Scene, Seat, StartError, Viewer};

/// Tries to find out what was rolled; more and it is left to the author.
const TRIES: usize = 3_000;
/// A name that is on no die.
const NO_FACE: &str = "\u{1}no such face";

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
    match Rolled::find(game, &position, &*table) {
        Some(rolled) if rolled.is_empty() => {}
        Some(rolled) => {
            let _ = writeln!(out, "\n[chance]");
            for (source, names) in rolled {
                let _ = writeln!(out, "{} = {}", word(&source), list(names.iter().map(|name| quoted(name))));
            }
        }
        None => {
            let _ = writeln!(
                out,
                "\n# What was rolled or drawn could not be found out; write it here.\n[chance]"
            );
        }
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
        let log = table.log(Viewer::Engine, table.told_at_rest());
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

/// Finds out what was rolled since the last rest, by trying until everything comes out as it did.
struct Rolled<'r> {
    game: &'r dyn AnyGame,
    position: &'r Json,
    answers: Vec<(Seat, String)>,
    log: Vec<Line>,
    scene: Scene,
    tries: usize,
}

/// How a try ended.
enum Tried {
    /// Everything came out as it did.
    Found,
    /// Something came out differently.
    Differs,
    /// A roll or draw of this source is missing.
    Needs(String),
    /// A name was not possible; these are.
    OneOf(Vec<String>),
}

impl Rolled<'_> {
    fn find(
        game: &dyn AnyGame,
        position: &Json,
        table: &dyn AnyTable,
    ) -> Option<BTreeMap<String, Vec<String>>> {
        let mut rolled = Rolled {
            game,
            position,
            answers: table.unit(),
            log: table.log(Viewer::Engine, table.told_at_rest()),
            scene: table.scene(Viewer::Engine),
            tries: 0,
        };
        let mut stacked = Vec::new();
        rolled.search(&mut stacked).then(|| {
            let mut by_source: BTreeMap<String, Vec<String>> = BTreeMap::new();
            for (source, name) in stacked {
                by_source.entry(source).or_default().push(name);
            }
            by_source
        })
    }

    fn search(&mut self, stacked: &mut Vec<(String, String)>) -> bool {
        let source = match self.attempt(stacked) {
            Tried::Found => return true,
            Tried::Differs | Tried::OneOf(_) => return false,
            Tried::Needs(source) => source,
        };
        stacked.push((source.clone(), NO_FACE.to_owned()));
        let faces = self.attempt(stacked);
        stacked.pop();
        let Tried::OneOf(faces) = faces else { return false };
        for face in faces {
            stacked.push((source.clone(), face));
            if self.search(stacked) {
                return true;
            }
            stacked.pop();
        }
        false
    }

    fn attempt(&mut self, stacked: &[(String, String)]) -> Tried {
        self.tries += 1;
        if self.tries > TRIES {
            return Tried::Differs;
        }
        let mut chance = Chance::strict();
        for (source, name) in stacked {
            chance.stack(source, [name.clone()]);
        }
        let mut table = match self.game.arrange(self.position.clone(), chance) {
            Ok(table) => table,
            Err(StartError::Broken(Broken::Chance(error))) => return missing(error),
            Err(_) => return Tried::Differs,
        };
        for (seat, key) in &self.answers {
            let Some(question) = table.question(*seat) else { return Tried::Differs };
            match table.answer(*seat, question, key) {
                Ok(_) => {}
                Err(Refused::Broken(report)) if self.log.starts_with(&table.log(Viewer::Engine, 0)) => {
                    let Broken::Chance(error) = report.broken else { return Tried::Differs };
                    return missing(error);
                }
                Err(_) => return Tried::Differs,
            }
        }
        match table.log(Viewer::Engine, 0) == self.log && table.scene(Viewer::Engine) == self.scene {
            true => Tried::Found,
            false => Tried::Differs,
        }
    }
}

fn missing(error: ChanceError) -> Tried {
    match error {
        ChanceError::NotStacked(source) => Tried::Needs(source),
        ChanceError::NoSuchFace { asked, there, .. } if asked == NO_FACE => Tried::OneOf(there),
        ChanceError::NoSuchFace { .. } => Tried::Differs,
    }
}
