//! Monster turns from a file of positions: every outcome that the rules allow.
//!
//! The format is described in `docs/solve.md`. [`positions`] reads a file, [`solve`] answers it, [`except`] reads
//! which positions to leave out, and [`Report`] compares the answers with those in the file and writes both down.
//!
//! ```
//! use haven::{Edition, solve::solve};
//! let file = r#"[{"id": 1, "move": 2, "figures": {"0": "A", "3": "C"}}]"#;
//! let solved = solve(file, Edition::Gloomhaven).unwrap();
//! assert_eq!(solved[0].outcomes, [[2, 3]]); // ends on hex 2, attacks the character on hex 3
//! ```

mod position;
mod report;
mod words;

use std::collections::BTreeSet;

use serde::Serialize;
use thiserror::Error;

pub use position::{Place, Position, positions};
pub use report::{Report, Show, Summary, Verdict};

use crate::Edition;
use crate::mind::{Mind, Plan};

/// An outcome as files write it: the hex where the figure ends, then the hexes of those it attacks, ascending.
pub type Outcome = Vec<u32>;

/// A position with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Solved {
    /// The number of the position.
    pub id: u64,
    /// What the position shows, as the file says.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub msg: String,
    /// Every outcome that the rules allow, in ascending order.
    pub outcomes: Vec<Outcome>,
    /// The outcomes that the file expects under this edition, in ascending order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<Vec<Outcome>>,
    /// The reasons, line by line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<String>,
}

/// What can be wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SolveError {
    /// The text is not JSON.
    #[error("line {line}, column {column}: {reason}")]
    Json {
        /// Line of the text.
        line: usize,
        /// Column of the line.
        column: usize,
        /// What is wrong.
        reason: String,
    },
    /// The text is JSON, but not a list of positions.
    #[error("a list of positions is expected, or one position")]
    NoList,
    /// A position does not make sense.
    #[error("position {number} (id {id}): {reason}")]
    Position {
        /// Which position of the file, counted from 1.
        number: usize,
        /// Its id.
        id: u64,
        /// What is wrong.
        reason: String,
    },
    /// A list of exceptions holds something that is not an id.
    #[error("line {line}: '{found}' is no id of a position")]
    Except {
        /// Line of the text.
        line: usize,
        /// What stands there.
        found: String,
    },
}

/// Answers all positions of a file by the rules of an edition.
pub fn solve(text: &str, edition: Edition) -> Result<Vec<Solved>, SolveError> {
    solve_all(&positions(text)?, edition, &BTreeSet::new())
}

/// Answers positions, except those whose ids are left out.
pub fn solve_all(
    positions: &[Position],
    edition: Edition,
    except: &BTreeSet<u64>,
) -> Result<Vec<Solved>, SolveError> {
    let mut mind = Mind::new();
    let mut solved = Vec::new();
    for (at, position) in positions.iter().enumerate().filter(|(_, position)| !except.contains(&position.id))
    {
        let fault = |reason| SolveError::Position { number: at + 1, id: position.id, reason };
        let place = position.place(edition).map_err(fault)?;
        let plan = mind.plan(&place.situation());
        solved.push(Solved {
            id: position.id,
            msg: position.msg.clone(),
            outcomes: outcomes(&place, &plan),
            expected: position.expected(edition),
            why: words::why(&place, &plan),
        });
    }
    Ok(solved)
}

fn outcomes(place: &Place, plan: &Plan) -> Vec<Outcome> {
    let outcome = |choice: &crate::mind::Choice| {
        let mut hexes: Vec<u32> = choice.targets.iter().map(|&foe| place.number_of_foe(foe)).collect();
        hexes.sort_unstable();
        hexes.insert(0, place.number(choice.end));
        hexes
    };
    let all: BTreeSet<Outcome> = plan.options.iter().map(outcome).collect();
    all.into_iter().collect()
}

/// Reads a list of ids to leave out: numbers separated by spaces, commas or line breaks; `#` starts a comment.
///
/// ```
/// let left_out = haven::solve::except("69, 137 # contested\n182").unwrap();
/// assert_eq!(left_out.into_iter().collect::<Vec<_>>(), [69, 137, 182]);
/// assert!(haven::solve::except("sixty-nine").is_err());
/// ```
pub fn except(text: &str) -> Result<BTreeSet<u64>, SolveError> {
    let mut ids = BTreeSet::new();
    for (at, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default();
        let words = line.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '[' | ']'));
        for word in words.filter(|word| !word.is_empty()) {
            let id = word.parse().map_err(|_| SolveError::Except { line: at + 1, found: word.to_owned() })?;
            ids.insert(id);
        }
    }
    Ok(ids)
}
