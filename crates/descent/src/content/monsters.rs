//! MON: monster cards.

use super::ability::{AttackKind, Effect};
use super::dice::Colour;
use board::square::Size;
use serde::{Deserialize, Serialize};

/// DE-MON-01: minion or master.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Rank {
    Minion,
    Master,
}

impl Rank {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["minion", "master"][self as usize]
    }
}

/// What is true of a monster all the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Trait {
    /// DE-KEY-04: its melee attacks reach 2 spaces.
    Reach,
    /// It may move through spaces with heroes.
    Scamper,
    /// It may spend surges only within 3 spaces of a master or lieutenant.
    Cowardly,
    /// DE-ATK-23: an adjacent hero must spend a surge in its attack on it, or misses.
    Shadow,
    /// Attacked by a figure that is not adjacent it adds a brown die.
    NightStalker,
    /// A hero that leaves a space adjacent to it suffers 1 fatigue.
    Web,
    /// Its attack may have two targets.
    Flail,
    /// At most one move action in an activation.
    Shambling,
    /// DE-TER-22: it flies.
    Fly,
}

/// What a monster may do as an action, or for a surge, beside what other cards do.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Deed {
    /// In the words of cards.
    Does(Vec<Effect>),
    /// An adjacent hero tests Might; if it fails it is placed within 3 spaces and suffers 1 damage.
    Throw,
    /// Surge: all figures adjacent to the monster are affected.
    Fire,
    /// Surge: four spaces from the target space on are affected.
    FireBreath,
    /// Until the overlord's next turn attacks of figures that are not adjacent cannot affect it.
    Air,
}

/// An action or surge ability of a monster.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterAbility {
    /// Its name.
    pub name: String,
    /// What it does.
    pub does: Deed,
}

/// DE-MON-03: a half of a monster card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterCard {
    /// Movement points of a move action.
    pub speed: u8,
    /// The damage that defeats it.
    pub health: u8,
    /// Its defence dice.
    pub defence: Vec<Colour>,
    /// Its attack dice.
    pub attack: Vec<Colour>,
    /// What is always true.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// What it may do as an action.
    #[serde(default)]
    pub actions: Vec<MonsterAbility>,
    /// What it may do for a surge.
    #[serde(default)]
    pub surges: Vec<MonsterAbility>,
}

/// DE-MON-05: how many minions and masters a group has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct GroupSize {
    pub minions: u8,
    pub masters: u8,
}

/// DE-MON-03: a type of monster, with its cards of both acts.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterType {
    /// Its name.
    pub name: String,
    /// How it attacks.
    pub kind: AttackKind,
    /// DE-LRG-01: how large it is.
    pub size: Size,
    /// DE-MON-04: its traits.
    pub traits: Vec<String>,
    /// With two, three and four heroes.
    pub groups: [GroupSize; 3],
    /// Act I: minion and master.
    pub act1: [MonsterCard; 2],
    /// Act II: minion and master.
    pub act2: [MonsterCard; 2],
}

impl MonsterType {
    /// The half of the card that counts.
    pub fn card(&self, act: u8, rank: Rank) -> &MonsterCard {
        let cards = if act == 2 { &self.act2 } else { &self.act1 };
        &cards[rank as usize]
    }

    /// DE-MON-05: the size of a group.
    pub fn group(&self, heroes: usize) -> GroupSize {
        self.groups[heroes.clamp(2, 4) - 2]
    }
}
