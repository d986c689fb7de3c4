//! Enemies: scrolls, enemy cards, enemy powers, encounter cards.

use super::cards::Style;
use super::dice::Symbol;
use super::effect::{Change, Damage, Deed, Gain, Guard, Weapon};
use serde::{Deserialize, Serialize};

/// SS-ENE-01: the tiers of enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Tier {
    Green,
    Blue,
    Red,
    Purple,
}

impl Tier {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["green", "blue", "red", "purple"][self as usize]
    }
}

/// SS-TGT-01: whom an enemy prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Prefers {
    /// SS-TGT-02.
    MostWounded,
    /// SS-TGT-03.
    Closest,
    /// SS-TGT-04.
    Richest,
    /// SS-TGT-05.
    Style(Style),
    /// SS-THR-01: whoever holds the threat token.
    Vengeful,
    /// Nobody in particular.
    Anybody,
}

/// SS-SCR-08: which weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Hand {
    Main,
    Off,
}

/// SS-EMV-01: what an enemy moves towards instead of a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Goes {
    Gate,
    Waypoint,
}

/// What an enemy does in a sentence of its behaviour.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Does {
    /// SS-EMV-03: it moves into melee.
    MoveIn,
    /// SS-EMV-04: it moves so many areas towards its target.
    Move(u8),
    /// It moves so many areas towards the closest hero.
    MoveToClosest(u8),
    /// SS-EMV-01: it moves so many areas towards the nearest gate or waypoint.
    MoveTo(Goes, u8),
    /// SS-EMV-09: it retreats so many areas.
    Retreat(u8),
    /// It attacks its target.
    Attack(Hand),
    /// It attacks the closest hero in sight within this range.
    AttackClosest(Hand, u8),
    /// It uses a power of its scroll.
    Use(String),
    /// SS-BEH-09: it uses a power if it is wounded.
    IfWounded(String),
}

/// SS-SCR-01, SS-BEH-02: a behaviour: at which distances, and what is done, sentence by sentence.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Behaviour {
    /// The distances; none: {+}, whatever the distance, without sight.
    #[serde(default)]
    pub at: Vec<u8>,
    /// SS-ECN-10: the sentences.
    pub does: Vec<Vec<Does>>,
}

/// SS-SCR-03, SS-SCR-04: what a power of a scroll or an enemy power card is.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Way {
    /// It always holds.
    Always(Change),
    /// More hits while the enemies control the area (SS-CTL-01).
    IfControl(u8),
    /// Every attack gains this.
    Attack(Gain),
    /// SS-ECD-03: before the defence a blue die is rolled; on this symbol the attack has no effect.
    Guard(Symbol),
    /// When a hero enters its area: a save roll, or an attack with the main weapon.
    Alert,
    /// When the main weapon has wounded: an attack with the other.
    FollowUp,
    /// It attacks its target again with the main weapon.
    Again,
    /// It is healed.
    Heal(u8),
    /// Deeds against its target.
    Deeds(Vec<Deed>),
    /// It brings the top card of the enemy discard pile into play, in its area.
    Raise,
    /// All other enemies in sight use their special power and are healed by 1.
    Command,
    /// SS-SCR-04: only when a behaviour or an encounter card calls for it: these deeds.
    Special(Vec<Deed>),
    /// More life points.
    Life(u8),
    /// SS-EDT-08: when it dies, these deeds.
    Death(Vec<Deed>),
}

/// SS-SCR-03, SS-SCR-05: a power on a scroll.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScrollPower {
    /// Its name.
    pub name: String,
    /// What it is.
    pub is: Way,
    /// SS-SCR-05: its charges; none: as often as it comes up.
    #[serde(default)]
    pub charges: u8,
}

/// One side of a scroll.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scroll {
    /// SS-TGT-01.
    pub prefers: Prefers,
    /// SS-BEH-02: in order.
    pub behaviours: Vec<Behaviour>,
    /// Its powers.
    #[serde(default)]
    pub powers: Vec<ScrollPower>,
    /// SS-SCR-08.
    pub main: Weapon,
    /// SS-SCR-09: none: the main weapon is both.
    #[serde(default)]
    pub off: Option<Weapon>,
    /// SS-BOSS-06: whether stun has no effect.
    #[serde(default)]
    pub immune: bool,
}

/// SS-ECD-07: what an enemy leaves behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Loot {
    Crowns(u8),
    Token,
    Treasure,
}

/// SS-ENE-03, SS-ECD-01, SS-BOSS-08: an enemy of a kind and tier: its scroll and its cards.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enemy {
    /// Its kind.
    pub kind: String,
    /// Its tier.
    pub tier: Tier,
    /// SS-STY-02, SS-EAC-07: its styles; none: all of them.
    #[serde(default)]
    pub styles: Vec<Style>,
    /// SS-ENE-04: the cards, by seals: how many enemy powers each has.
    pub cards: Vec<u8>,
    /// SS-HRD-01: how many figures one card has.
    #[serde(default = "one")]
    pub figures: u8,
    /// Whether it flies.
    #[serde(default)]
    pub flies: bool,
    /// SS-DEF-01: how damage of a type changes the hits.
    #[serde(default)]
    pub against: Vec<(Damage, i8)>,
    /// What it defends with.
    #[serde(default)]
    pub guard: Guard,
    /// SS-ECD-08: life points for 2 or 3 heroes, and for 4 or 5.
    pub life: (u8, u8),
    /// SS-ECD-09: soul shards.
    pub shards: u8,
    /// What it leaves behind.
    #[serde(default)]
    pub loot: Vec<Loot>,
    /// SS-EDT-10: whether it comes back into the deck.
    #[serde(default)]
    pub unique: bool,
    /// SS-BOSS-02: its sides; most have one. A master enemy turns at half its life.
    pub sides: Vec<Scroll>,
}

fn one() -> u8 {
    1
}

/// SS-EPW-04: types of enemy powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum PowerType {
    Attack,
    Defence,
    Movement,
    Always,
    Death,
}

/// SS-EPW-01, SS-EPW-02: an enemy power card, with both levels.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyPower {
    /// Its name.
    pub name: String,
    /// Its type.
    pub kind: PowerType,
    /// Levels I and II.
    pub levels: (Way, Way),
}

/// SS-EAC-02: whom an encounter card activates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Activates {
    /// All of a tier.
    Tier(Tier),
    /// All of the highest tier in play.
    Highest,
    /// All of a style.
    Style(Style),
    /// All that are wounded.
    Wounded,
    /// All within this range of a hero.
    Near(u8),
    /// So many.
    Count(u8),
    /// All.
    All,
}

/// SS-ENT-03, SS-EAC-08: an encounter card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Encounter {
    /// Its name.
    pub name: String,
    /// The first option; none: nobody.
    #[serde(default)]
    pub first: Option<Activates>,
    /// Otherwise.
    #[serde(default)]
    pub second: Option<Activates>,
    /// Whether the others are shuffled in.
    #[serde(default)]
    pub shuffles: bool,
    /// SS-SCR-04: whether special powers are used.
    #[serde(default)]
    pub special: bool,
}
