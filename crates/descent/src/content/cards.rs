//! HER, EQP, SRC, OVC: hero sheets, classes, items, search cards and overlord cards.

use super::ability::{Ability, AttackKind, Attribute, Effect};
use super::dice::Colour;
use super::{ItemId, SkillId};
use serde::{Deserialize, Serialize};

/// DE-HER-01: what a hero is; it limits the choice of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Archetype {
    Warrior,
    Scout,
    Mage,
    Healer,
}

impl Archetype {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["warrior", "scout", "mage", "healer"][self as usize]
    }
}

/// DE-HER-02: a hero sheet.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroSheet {
    /// Its name.
    pub name: String,
    /// Its archetype.
    pub archetype: Archetype,
    /// DE-CHR-03: movement points of a move action.
    pub speed: u8,
    /// DE-CHR-04: the damage that defeats it.
    pub health: u8,
    /// DE-CHR-06: the most fatigue.
    pub stamina: u8,
    /// DE-CHR-09: its defence dice.
    pub defence: Vec<Colour>,
    /// Might, Knowledge, Willpower, Awareness.
    pub attributes: [u8; 4],
    /// DE-HER-03: the hero ability.
    #[serde(default)]
    pub ability: Vec<Ability>,
    /// DE-HER-04: the heroic feat, once per encounter.
    pub feat: Ability,
}

impl HeroSheet {
    /// An attribute.
    pub fn attribute(&self, of: Attribute) -> u8 {
        self.attributes[of as usize]
    }
}

/// DE-HER-09: a class: what one begins with, and its skills.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassFile {
    /// Its name.
    pub name: String,
    /// Who may choose it.
    pub archetype: Archetype,
    /// DE-EQP-07: the starting equipment.
    pub items: Vec<Item>,
    /// The skills; those that cost nothing are there from the start.
    pub skills: Vec<Skill>,
    /// DE-FAM-01: the familiar that skills of the class place.
    #[serde(default)]
    pub familiar: Option<FamiliarCard>,
}

/// DE-FAM-12: a familiar that is treated as a figure.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FamiliarCard {
    /// Its name.
    pub name: String,
    /// Movement points of its move action.
    pub speed: u8,
    /// The damage that defeats it.
    pub health: u8,
    /// Its defence dice.
    #[serde(default)]
    pub defence: Vec<Colour>,
    /// How it attacks.
    pub weapon: Weapon,
    /// What it may do for a surge.
    #[serde(default)]
    pub surges: Vec<Vec<Effect>>,
}

/// A class, with its cards by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// Its name.
    pub name: String,
    /// Who may choose it.
    pub archetype: Archetype,
    /// The starting equipment.
    pub items: Vec<ItemId>,
    /// The skills.
    pub skills: Vec<SkillId>,
    /// The familiar.
    pub familiar: Option<FamiliarCard>,
}

/// A skill card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// Its name.
    pub name: String,
    /// DE-HER-15: what it costs in experience.
    #[serde(default)]
    pub xp: u8,
    /// What it says.
    pub abilities: Vec<Ability>,
}

/// DE-EQP-02: where an item is equipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Slot {
    OneHand,
    TwoHands,
    Armor,
    Other,
}

impl Slot {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["one-hand", "two-hands", "armor", "other"][self as usize]
    }
}

/// DE-EQP-05: how a weapon attacks.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Melee or ranged.
    pub kind: AttackKind,
    /// The dice.
    pub dice: Vec<Colour>,
    /// DE-KEY-04: Reach.
    #[serde(default)]
    pub reach: bool,
    /// DE-KEY-01: Pierce.
    #[serde(default)]
    pub pierce: u8,
}

/// An item: starting equipment or a shop card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Its name.
    pub name: String,
    /// The act of the shop deck; none for starting equipment.
    #[serde(default)]
    pub act: Option<u8>,
    /// How many there are.
    #[serde(default = "one")]
    pub copies: u8,
    /// Its price.
    #[serde(default)]
    pub gold: u16,
    /// DE-EQP-08: traits.
    pub traits: Vec<String>,
    /// Where it is equipped.
    pub slot: Slot,
    /// How it attacks, if it is a weapon.
    #[serde(default)]
    pub weapon: Option<Weapon>,
    /// Defence dice of armor.
    #[serde(default)]
    pub defence: Vec<Colour>,
    /// DE-REL-01: whether it is the heroes' side of a relic.
    #[serde(default)]
    pub relic: bool,
    /// What it says.
    #[serde(default)]
    pub abilities: Vec<Ability>,
}

fn one() -> u8 {
    1
}

impl Item {
    /// Whether it has a trait.
    pub fn has_trait(&self, name: &str) -> bool {
        self.traits.iter().any(|t| t == name)
    }
}

/// DE-SRC-10: a search card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchCard {
    /// Its name.
    pub name: String,
    /// How many there are.
    #[serde(default = "one")]
    pub copies: u8,
    /// DE-SRC-12: what it pays at the end of the quest.
    #[serde(default)]
    pub gold: u16,
    /// What happens when it is drawn.
    #[serde(default)]
    pub drawn: Drawn,
    /// What it says; it is flipped when it is used.
    #[serde(default)]
    pub ability: Option<Ability>,
    /// An attack with it, as an action.
    #[serde(default)]
    pub weapon: Option<Weapon>,
}

/// What happens when a search card is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Drawn {
    /// It is kept.
    #[default]
    Keep,
    /// It is discarded.
    Discard,
    /// It is discarded, and a shop card of the act is drawn.
    ShopCard,
    /// DE-SEC-02: it opens a secret passage.
    Passage,
}

/// DE-OVC-05: when an overlord card may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Moment {
    /// At the start of the overlord's turn.
    TurnStart,
    /// At the end of the overlord's turn.
    TurnEnd,
    /// While a monster is activated.
    Activation,
    /// A monster attacks, before the dice are rolled.
    BeforeRoll,
    /// A monster attacks, after the dice are rolled.
    AfterRoll,
    /// A monster is attacked, after the dice are rolled.
    Defended,
    /// The overlord has rolled dice in an attack, for whoever attacks or defends.
    OwnRoll,
    /// A hero enters an empty space.
    Enters,
    /// A hero enters an empty space in a move action.
    EntersInMove,
    /// A hero has opened a door or searched.
    Touches,
    /// A hero has searched.
    Searched,
    /// DE-OVT-07: at any time in the overlord's turn.
    Turn,
    /// DC-OL-07: a hero has been knocked out.
    KnockedOut,
    /// A hero has passed an attribute test.
    Passed,
    /// A monster is defeated.
    MonsterFalls,
}

/// DE-OVC-02: the type of an overlord card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CardType {
    Event,
    Magic,
    Trap,
}

impl CardType {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["event", "magic", "trap"][self as usize]
    }
}

/// DE-OVC-07: what an overlord card has as its target, where the overlord chooses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum CardTarget {
    /// A hero on the map, or a familiar that is treated as one.
    Hero,
    /// A monster on the map.
    Monster,
    /// A monster that recovers damage; lieutenants that are knocked out, too (DE-LTN-06).
    Recovers,
    /// A monster or object that the attack under way affects.
    Defender,
    /// A master whose group has room for minions.
    Master,
    /// A monster group on the map.
    Group,
}

/// DE-OVC-01: an overlord card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OverlordCard {
    /// Its name.
    pub name: String,
    /// `basic`, or the name of a class.
    pub deck: String,
    /// Its type.
    pub of: CardType,
    /// How many there are.
    #[serde(default = "one")]
    pub copies: u8,
    /// What it costs in experience.
    #[serde(default)]
    pub xp: u8,
    /// When it may be played.
    pub when: Moment,
    /// On whom it is played, if that is for the overlord to choose.
    #[serde(default)]
    pub on: Option<CardTarget>,
    /// What it does.
    pub does: Vec<Effect>,
}
