//! GAP: the open questions of the book, and how a table answers them.
//!
//! Each has a rule id, a default, and a case for every answer.

use serde::{Deserialize, Serialize};

/// An open question and its answers, as positions write them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Its name.
    pub name: &'static str,
    /// All answers; the first is the default.
    pub answers: &'static [&'static str],
}

/// DE-GAP-22: whether a hero that has rested and is knocked out before the end of its turn recovers its fatigue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RestWhenKnockedOut {
    /// It does not: its turn is over.
    #[default]
    Lost,
    /// It does.
    Recovers,
}

/// How a table answers the open questions. Everything unsaid has its default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Rulings {
    /// DE-GAP-22.
    pub rest_when_knocked_out: RestWhenKnockedOut,
}

impl Rulings {
    /// Every open question.
    pub fn questions() -> Vec<Question> {
        vec![Question { name: "rest-when-knocked-out", answers: &["lost", "recovers"] }]
    }
}
