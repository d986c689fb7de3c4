//! What an option would do, and what has happened, for eyes.

use super::{Target, Term, Tone};
use crate::Phrase;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What an option would do, without doing it; or what a monster would do now. As far as this viewer may know.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Preview {
    /// The spaces of the way it takes, from where it begins to where it ends.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub way: Vec<String>,
    /// Whether the way is a jump or flight.
    #[serde(default, skip_serializing_if = "super::is_no")]
    #[ts(optional, as = "Option<bool>")]
    pub jump: bool,
    /// What it costs, in the points of what is under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<i32>,
    /// What could be reached from there, or by it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Reached>>")]
    pub reach: Vec<Reached>,
    /// The spaces it sees from there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub sight: Vec<String>,
    /// The spaces of its area.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub area: Vec<String>,
    /// The figures it would concern.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub concerns: Vec<String>,
    /// The exact chances of damage, figure by figure.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Odds>>")]
    pub odds: Vec<Odds>,
    /// The number before chance, term by term.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Term>>")]
    pub terms: Vec<Term>,
    /// What else is to be said before it happens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Tell>>")]
    pub tells: Vec<Tell>,
    /// Whom it passed over, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<PassedOver>>")]
    pub passed_over: Vec<PassedOver>,
    /// The rules by which it would happen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub rules: Vec<String>,
}

impl Preview {
    /// Whether there is nothing to show.
    pub fn is_empty(&self) -> bool {
        *self == Preview::default()
    }
}

/// A space that can be reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reached {
    /// The space.
    pub space: String,
    /// What it costs to come there.
    pub cost: i32,
    /// Whether the way or the space hurts.
    pub danger: bool,
}

/// How likely each number is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Odds {
    /// Whom it would strike.
    pub figure: String,
    /// Each number with how many of the equally likely ways lead to it.
    #[ts(type = "Array<[number, number]>")]
    pub ways: Vec<(i32, u64)>,
    /// All ways.
    #[ts(type = "number")]
    pub of: u64,
    /// The ways that kill.
    #[ts(type = "number")]
    pub kills: u64,
}

/// Something to be told before it happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Tell {
    /// How it feels.
    pub tone: Tone,
    /// What it is.
    pub say: Phrase,
    /// What it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Target>>")]
    pub at: Vec<Target>,
}

/// A figure that a monster did not choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PassedOver {
    /// The figure.
    pub figure: String,
    /// Why.
    pub say: Phrase,
    /// The rules that say so.
    pub rules: Vec<String>,
}

/// What a line of the log shows on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Happening {
    /// A turn begins, of a figure or a type of monster.
    Turn { of: String },
    /// A figure moves along these spaces, the first being where it stood.
    Moves { figure: String, way: Vec<String>, jump: bool },
    /// A figure has chosen whom it goes for.
    Focuses { figure: String, on: String },
    /// A figure attacks.
    Attacks { figure: String, target: String },
    /// A card is turned over.
    Draws { deck: String, card: String },
    /// Dice have fallen: each with its id and its face.
    Rolls { dice: Vec<(String, String)> },
    /// A figure loses hit points.
    Suffers { figure: String, damage: i32 },
    /// A figure gets hit points back.
    Heals { figure: String, healed: i32 },
    /// A figure gets or loses a condition.
    Condition { figure: String, condition: String, gained: bool },
    /// A figure comes to the board.
    Comes { figure: String },
    /// A figure leaves the board.
    Leaves { figure: String },
    /// These spaces are seen for the first time.
    Reveals { spaces: Vec<String> },
    /// A card or item is used.
    Uses { figure: String, card: String },
}
