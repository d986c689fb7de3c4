//! A counted tree: how many sequences of answers there are from a position.

use crate::{Failure, golden_games, root};
use games::Games;
use serde::Deserialize;
use table::any::AnyTable;
use table::perft::perft;

/// A line of `golden/trees.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tree {
    /// What happens there.
    pub what: String,
    /// The position of this case, before its first answer; or
    pub case: Option<String>,
    /// a golden game
    pub game: Option<String>,
    /// at the first question after a line that begins like this.
    pub told: Option<String>,
    /// How many answers deep.
    pub depth: u32,
    /// How many sequences there are.
    pub count: u64,
}

impl Tree {
    /// The table at which it begins.
    pub fn open(&self, games: &Games) -> Result<Box<dyn AnyTable>, Failure> {
        match (&self.case, &self.game, &self.told) {
            (Some(file), None, None) => {
                let at = |e: &dyn std::fmt::Display| format!("{file}: {e}");
                let text = std::fs::read_to_string(root().join(file)).map_err(|e| at(&e))?;
                let case = cases::Case::parse(&text).map_err(|e| at(&e))?;
                case.puzzle(&games.list()).map_err(|e| at(&e))
            }
            (None, Some(name), told) => {
                let golden = golden_games()?.into_iter().find(|golden| golden.name == *name);
                let golden = golden.ok_or_else(|| format!("there is no golden game {name}"))?;
                golden.at(games, told.as_deref())
            }
            _ => Err(format!("{}: it begins at a case or in a golden game", self.what)),
        }
    }

    /// How many sequences there are now.
    pub fn count(&self, games: &Games) -> Result<u64, Failure> {
        let table = self.open(games)?;
        if table.outcome().is_some() {
            return Err(format!("golden/trees.toml, {}: the game does not come to that point", self.what));
        }
        perft(&*table, self.depth).map_err(|e| format!("golden/trees.toml, {}: {e}", self.what))
    }

    /// Counts again and compares.
    pub fn check(&self, games: &Games) -> Result<(), Failure> {
        let now = self.count(games)?;
        if now == self.count {
            return Ok(());
        }
        let from = match (&self.case, &self.game) {
            (None, Some(name)) => {
                format!("golden/{name}.json --after {}", self.open(games)?.entries().len())
            }
            (case, _) => case.clone().unwrap_or_default(),
        };
        Err(format!(
            "golden/trees.toml, {}: there were {} sequences of {} answers, now {now}\n\
             by first answer: gruft perft {from} --depth {} --divide",
            self.what, self.count, self.depth, self.depth
        ))
    }
}

/// The text of `golden/trees.toml` with these counts, in the order of its trees; everything else stays as it was
/// written.
pub fn with_counts(text: &str, counts: &[u64]) -> String {
    let mut counts = counts.iter();
    let mut line = |line: &str| match line.starts_with("count = ") {
        true => counts.next().map_or_else(|| line.to_owned(), |count| format!("count = {count}")),
        false => line.to_owned(),
    };
    text.lines().map(|l| line(l) + "\n").collect()
}
