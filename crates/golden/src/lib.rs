//! Golden games and counted trees: what the rules make of chosen games and positions, kept as text in `golden/`.
//!
//! Whoever changes a rule sees in their diff what it did. `docs/golden.md` explains the files; `cargo xtask golden`
//! writes them anew.

pub mod corpus;
mod game;
mod seen;
mod tree;

pub use game::{Checked, Golden, first_difference, same_save, story};
pub use tree::{Tree, with_counts};

use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};

/// What went wrong, in a sentence or a few lines.
pub type Failure = String;

/// How to write everything anew, for messages.
pub const RENEW: &str = "if that is as it should be: cargo xtask golden, and look at the diff of golden/";

/// The repository's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file in `golden/`.
pub fn path(name: &str) -> PathBuf {
    root().join("golden").join(name)
}

/// The text of a file in `golden/`.
pub fn read(name: &str) -> Result<String, Failure> {
    std::fs::read_to_string(path(name)).map_err(|e| format!("golden/{name}: {e}"))
}

/// Every game that is kept, in the order of `golden/games.toml`.
pub fn golden_games() -> Result<Vec<Golden>, Failure> {
    list("games.toml", "game")
}

/// Every tree that is counted, in the order of `golden/trees.toml`.
pub fn trees() -> Result<Vec<Tree>, Failure> {
    list("trees.toml", "tree")
}

/// The tables `[[key]]` of a file.
fn list<T: DeserializeOwned>(name: &str, key: &str) -> Result<Vec<T>, Failure> {
    let wrong = |e: toml::de::Error| format!("golden/{name}: {e}");
    let mut file: toml::Table = read(name)?.parse().map_err(wrong)?;
    let list = file.remove(key).ok_or_else(|| format!("golden/{name} has no [[{key}]]"))?;
    list.try_into().map_err(wrong)
}
