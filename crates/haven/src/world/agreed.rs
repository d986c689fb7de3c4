//! What a table has agreed on before play.

use crate::content::{AbilityCard, Action, TreasureEntry};
use serde::{Deserialize, Serialize};
/// GH-VAR-01, GH-VAR-02, GH-VAR-05, GH-VAR-06: variants that a table has agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Variants {
    /// One player runs all characters: monsters and traps are of the next level.
    pub solo: bool,
    /// Hands are open: the same adjustment.
    pub open_information: bool,
    /// Cards that double or null count as +2 and −2.
    pub reduced_randomness: bool,
    /// Without hit points a character dies; one without cards stays on the board.
    pub permanent_death: bool,
}

/// What only a position has and no content: raw actions, made-up ability cards and treasures. Shared, and never
/// changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extra {
    /// Actions of characters.
    pub actions: Vec<Action>,
    /// Cards of monsters.
    pub cards: Vec<AbilityCard>,
    /// Numbered treasures.
    pub treasures: Vec<TreasureEntry>,
}

/// How a scenario has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Ended {
    Won,
    Lost,
}
