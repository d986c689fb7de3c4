//! What is being resolved: attacks, moves and damage.

use crate::FigureId;
use crate::content::{CardId, ModifierId, ToAttack};
use board::SpaceId;
use board::hex::Gait;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
/// An attack ability under way, with all of its targets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Volley {
    /// Who attacks.
    pub attacker: FigureId,
    /// What items have added to all of its attacks.
    pub gains: SmallVec<[ToAttack; 2]>,
    /// The cards that count for one of its attacks and have counted.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub once: SmallVec<[CardId; 1]>,
}

/// What is being resolved; empty at rest.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct UnderWay {
    /// Attack abilities, the innermost last.
    pub volleys: SmallVec<[Volley; 1]>,
    /// Attacks on single targets, the innermost last.
    pub attacks: Vec<Blow>,
    /// Moves, the innermost last.
    pub moving: SmallVec<[Moving; 1]>,
    /// Damage about to be suffered, the innermost last.
    pub damage: SmallVec<[Damage; 1]>,
    /// The figure that a bonus answers: who has come near, or who has killed a summon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answered: Option<FigureId>,
    /// FH-CMD-03: the figure that somebody controls, and who does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub controlled: Option<(FigureId, FigureId)>,
    /// FH-LOS-05: from where a figure acts as if it stood there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<(FigureId, SpaceId)>,
}

/// An attack on one target, under way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Blow {
    /// Who attacks.
    pub attacker: FigureId,
    /// Where the attack is made from.
    pub from: SpaceId,
    /// Who is attacked.
    pub target: FigureId,
    /// The value so far.
    pub value: i16,
    /// The modifier cards that count, once they are drawn.
    pub cards: Counting,
    /// The damage, once it is known.
    pub damage: Option<u8>,
    /// How the value came about so far.
    pub sum: Sum,
    /// What cards and items have added to it.
    pub gains: SmallVec<[ToAttack; 2]>,
    /// Whether it is made with disadvantage.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unlucky: bool,
}

/// GH-ATK-12: what a term of an attack's value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    /// The value with which the attack ability is made.
    Base,
    /// What a card adds: the one that is played, or one in the active area.
    Card(CardId),
    /// What items and elements add.
    Bonus,
    /// GH-CON-05: the target is poisoned.
    Poison,
    /// It is doubled.
    Double,
    /// A modifier card that counts.
    Modifier(ModifierId),
    /// GH-BON-10: what the target's shield takes off, after pierce.
    Shield,
    /// GH-GAP-19: what is added to bring a negative value up to 0.
    Floor,
}

/// The terms of an attack's value in the order of its steps, each with what it adds.
pub type Sum = SmallVec<[(Part, i16); 4]>;

/// A move under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moving {
    /// Who moves.
    pub figure: FigureId,
    /// The movement points left.
    pub left: u8,
    /// How it moves.
    pub gait: Gait,
}

/// Where damage comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Cause {
    Attack(FigureId),
    Retaliate(FigureId),
    /// A trap; with the figure that pushed or pulled somebody into it, if one did.
    Trap(Option<FigureId>),
    /// The same for hazardous terrain.
    Hazard(Option<FigureId>),
    Wound,
    /// FH-CND-20
    Bane,
    Ability,
    AbilityOf(FigureId),
    LostFlight,
    Rest,
    Treasure,
    Event,
    Penalty,
    /// A special rule of the scenario.
    Scenario,
}

/// Damage about to be suffered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Damage {
    /// Who suffers it.
    pub figure: FigureId,
    /// How much.
    pub amount: u8,
    /// Where it comes from.
    pub cause: Cause,
}

/// The modifier cards that count for an attack.
pub type Counting = SmallVec<[ModifierId; 4]>;

/// Forced movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// GH-EFF-05: away.
    Push,
    /// A special: away, and into obstacles, which are destroyed.
    Smash,
    /// GH-EFF-08: nearer.
    Pull,
}
