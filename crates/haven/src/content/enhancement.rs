//! GH-TAB-09: what enhancements cost.

use crate::content::Condition;
use serde::Deserialize;
use std::collections::BTreeMap;
/// GH-TAB-09, GH-DATA-14: base costs and surcharges in gold.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    /// GH-ENH-04: for +1 on a line of an ability.
    pub(crate) plus_one: BTreeMap<Line, u16>,
    /// GH-ENH-04: for +1 on a number of a summon.
    pub(crate) summon: BTreeMap<Stat, u16>,
    /// GH-ENH-05, GH-ENH-06: for a condition.
    pub(crate) condition: BTreeMap<Condition, u16>,
    /// GH-ENH-07: for a jump.
    pub(crate) jump: u16,
    /// GH-ENH-08: for a certain element.
    pub(crate) element: u16,
    /// GH-ENH-08: for any element.
    pub(crate) any_element: u16,
    /// GH-ENH-12: for an attack hex, to be divided by the hexes there are.
    pub(crate) hexes: u16,
    /// What the levels of cards add, from 1 to 9.
    pub(crate) by_level: [u16; 9],
    /// What stickers that are on the action already add, from none to three.
    pub(crate) by_stickers: [u16; 4],
}

/// A line of an ability that can have +1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Line {
    Move,
    Attack,
    Range,
    Shield,
    Push,
    Pull,
    Pierce,
    Retaliate,
    Heal,
    Target,
    /// FH-TAB-09: only in Frosthaven.
    Teleport,
}

/// A number of a summon that can have +1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Stat {
    Move,
    Attack,
    Range,
    Hp,
}
