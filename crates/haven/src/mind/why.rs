//! Why a figure does what it does: typed reasons, from which a log line or a drawing can be made.

use board::hex::Cost;
use board::{SpaceId, SpaceSet};

use super::{FoeId, Order};
use crate::Edition;

/// The reasons for a plan.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Why {
    /// Every enemy, and at which step it dropped out of the choice of the focus.
    pub candidates: Vec<Candidate>,
    /// For every enemy that is still tied as focus: what the figure does about it.
    pub courses: Vec<Course>,
}

/// An enemy that could be the focus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Who.
    pub foe: FoeId,
    /// Negative hexes and movement points to the nearest hex from which it can be attacked; `None` if there is no
    /// way.
    pub cost: Option<Cost>,
    /// Hexes between it and the figure, counted around walls.
    pub proximity: Option<u16>,
    /// When it acts.
    pub order: Order,
    /// Why it is not the focus; `None` if it is, or may be.
    pub out: Option<NotFocused>,
}

/// Why an enemy is not the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NotFocused {
    /// It is invisible.
    Invisible,
    /// It has been attacked by an earlier attack of this turn.
    Spared,
    /// The figure keeps the focus it found earlier in its turn.
    AnotherIsKept,
    /// No hex from which it could be attacked can be reached, however long the way.
    NoWay,
    /// The way to attack another has fewer negative hexes.
    MoreNegativeHexes,
    /// Another can be attacked with fewer movement points.
    MorePoints,
    /// Another is nearer.
    Further,
    /// Another acts earlier.
    ActsLater,
}

/// What the figure does about one focus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The focus.
    pub focus: FoeId,
    /// Whether the figure attacks it this turn.
    pub strikes: bool,
    /// The hexes from which the focus can be attacked, with what speaks for and against them.
    pub hexes: Vec<Considered>,
    /// If the figure cannot attack this turn: where it heads, each an equal choice.
    pub headings: Vec<Heading>,
    /// A shorter way that would have led through negative hexes.
    pub shortcut: Option<Shortcut>,
}

/// A hex from which the focus can be attacked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Considered {
    /// Where.
    pub at: SpaceId,
    /// What it costs to get there.
    pub cost: Cost,
    /// How many can be attacked from there, the focus included; 0 if it did not come to that.
    pub targets: usize,
    /// Whether the focus would be attacked with disadvantage because of this hex, and not because the figure has it
    /// anyway.
    pub focus_disadvantaged: bool,
    /// Why the figure does not go there; `None` if it does, or may.
    pub out: Option<NotThere>,
}

/// Why a figure does not attack from a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NotThere {
    /// The way has more negative hexes than another that leads to the focus.
    MoreNegativeHexes,
    /// It cannot be reached this turn.
    OutOfReach,
    /// The focus could be attacked without disadvantage from elsewhere.
    DisadvantageAgainstFocus,
    /// More can be attacked from elsewhere.
    FewerTargets,
    /// The targets there are ranked lower by the rules of focus.
    LesserTargets,
    /// Fewer attacks have disadvantage elsewhere.
    MoreDisadvantage,
    /// Elsewhere takes fewer movement points.
    MorePoints,
}

/// A hex for which a figure heads if it cannot attack this turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The hex from which it will attack.
    pub to: SpaceId,
    /// The way that is left from where it stands.
    pub before: Cost,
    /// The way that is left where it ends this turn; the same if it cannot get closer and stays.
    pub after: Cost,
    /// Where it may end this turn.
    pub ends: SpaceSet,
}

/// A way through negative hexes that the figure does not take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortcut {
    /// Its movement points.
    pub points: u16,
    /// The negative hexes on it.
    pub through: SpaceSet,
}

impl NotFocused {
    /// The rules that decided it.
    pub const fn rules(self, edition: Edition) -> &'static [&'static str] {
        match (self, edition) {
            (NotFocused::Invisible, Edition::Frosthaven) => &["FH-FOC-13", "FH-CND-13"],
            (NotFocused::Invisible, _) => &["GH-FOC-08", "GH-CON-19"],
            (NotFocused::Spared, _) => &["GH-FOC-13", "GH-MAT-04"],
            (NotFocused::AnotherIsKept, Edition::Frosthaven) => &["FH-FOC-01"],
            (NotFocused::AnotherIsKept, _) => &["GH-FOC-01", "GH-GAP-42"],
            (NotFocused::NoWay, Edition::Frosthaven) => &["FH-FOC-10"],
            (NotFocused::NoWay, _) => &["GH-FOC-07"],
            (NotFocused::MoreNegativeHexes, Edition::Frosthaven) => &["FH-FOC-06", "FH-FOC-07"],
            (NotFocused::MoreNegativeHexes, _) => &["GH-MTR-01", "GH-MTR-02"],
            (NotFocused::MorePoints, Edition::Frosthaven) => &["FH-FOC-01", "FH-FOC-06"],
            (NotFocused::MorePoints, _) => &["GH-FOC-02"],
            (NotFocused::Further, Edition::Frosthaven) => &["FH-FOC-04", "FH-FOC-06"],
            (NotFocused::Further, _) => &["GH-FOC-05"],
            (NotFocused::ActsLater, Edition::Frosthaven) => &["FH-FOC-05", "FH-FOC-06"],
            (NotFocused::ActsLater, _) => &["GH-FOC-06", "GH-FOC-14", "GH-FOC-15"],
        }
    }
}

impl NotThere {
    /// The rules that decided it.
    pub const fn rules(self, edition: Edition) -> &'static [&'static str] {
        match (self, edition) {
            (NotThere::MoreNegativeHexes, Edition::Frosthaven) => &["FH-FOC-07", "FH-MMV-07", "FH-MMV-08"],
            (NotThere::MoreNegativeHexes, _) => &["GH-MTR-01", "GH-MTR-02"],
            (NotThere::OutOfReach, Edition::Frosthaven) => &["FH-MMV-01", "FH-FOC-08"],
            (NotThere::OutOfReach, _) => &["GH-MMV-01", "GH-FOC-03"],
            (NotThere::DisadvantageAgainstFocus, Edition::Frosthaven) => &["FH-MMV-04"],
            (NotThere::DisadvantageAgainstFocus, _) => &["GH-MMV-07", "GH-MMV-08"],
            (NotThere::FewerTargets, Edition::Frosthaven) => &["FH-FOC-11", "FH-MMV-07"],
            (NotThere::FewerTargets, _) => &["GH-MMV-05", "GH-MAT-03"],
            (NotThere::LesserTargets, Edition::Frosthaven) => &["FH-MMV-07"],
            (NotThere::LesserTargets, _) => &["GH-FOC-13", "GH-MAT-04"],
            (NotThere::MoreDisadvantage, Edition::Frosthaven) => &["FH-MMV-05", "FH-MMV-07"],
            (NotThere::MoreDisadvantage, _) => &["GH-MMV-03", "GH-MMV-07"],
            (NotThere::MorePoints, Edition::Frosthaven) => &["FH-MMV-02", "FH-MMV-07"],
            (NotThere::MorePoints, _) => &["GH-MMV-03", "GH-MMV-04"],
        }
    }
}

impl Heading {
    /// Whether the figure gets closer this turn.
    pub fn gets_closer(&self) -> bool {
        self.after < self.before
    }

    /// The rules by which it heads there and stops where it does.
    pub const fn rules(edition: Edition) -> &'static [&'static str] {
        match edition {
            Edition::Frosthaven => &["FH-MMV-03", "FH-MMV-07"],
            _ => &["GH-MMV-06", "GH-MMV-09", "GH-MTR-03"],
        }
    }
}

impl Why {
    /// The enemies that are tied as focus.
    pub fn focuses(&self) -> impl Iterator<Item = FoeId> + '_ {
        self.candidates.iter().filter(|candidate| candidate.out.is_none()).map(|candidate| candidate.foe)
    }

    /// The last step of the choice of focus that told two enemies apart; `None` if there was nothing to choose.
    pub fn focus_decided_by(&self) -> Option<NotFocused> {
        self.candidates.iter().filter_map(|candidate| candidate.out).max()
    }
}
