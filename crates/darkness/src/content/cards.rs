//! HER, SKL, ITM, LVL: hero cards, skills, items, the level board and the darkness track.

use super::ability::{Ability, AttackType, Effect, Element, SpiritKind};
use super::dice::{Colour, Pool};
use serde::{Deserialize, Serialize};

/// MD-CLS-01: the six classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Class {
    Berserker,
    Paladin,
    Ranger,
    Rogue,
    Shaman,
    Wizard,
}

impl Class {
    /// All of them.
    pub const ALL: [Class; 6] =
        [Class::Berserker, Class::Paladin, Class::Ranger, Class::Rogue, Class::Shaman, Class::Wizard];

    /// Its name.
    pub fn name(self) -> &'static str {
        ["berserker", "paladin", "ranger", "rogue", "shaman", "wizard"][self as usize]
    }
}

/// MD-HER-07: a hero card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroCard {
    /// Its name in keys.
    pub name: String,
    /// Its class.
    pub class: Class,
    /// Maximum health at level 1.
    pub health: u8,
    /// Maximum mana at level 1.
    pub mana: u8,
    /// The hero ability.
    pub ability: Ability,
    /// MD-HER-08: what the shadow icon lets the hero do.
    pub shadow: Ability,
}

/// MD-BER-01: the Berserker's stances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Stance {
    Bloodlust,
    Frenzy,
    Counter,
}

impl Stance {
    /// All of them.
    pub const ALL: [Stance; 3] = [Stance::Bloodlust, Stance::Frenzy, Stance::Counter];

    /// Its name.
    pub fn name(self) -> &'static str {
        ["bloodlust", "frenzy", "counter"][self as usize]
    }
}

/// MD-SKL-04: a skill card, each ability with its own timing, cost and conditions.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// Its name in keys, without the rank.
    pub name: String,
    /// MD-SKL-03: its rank; 1 for skills without ranks.
    #[serde(default = "one")]
    pub rank: u8,
    /// MD-SKL-02: the lowest level at which it can be taken.
    pub level: u8,
    /// What it does.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// MD-PAL-08: what it does while it is blessed.
    #[serde(default)]
    pub blessed: Vec<Ability>,
    /// MD-BER-02: the stance under which it lies; any, if none is said.
    #[serde(default)]
    pub stance: Option<Stance>,
    /// MD-ROG-20: the tokens it adds to the tool bag, by name.
    #[serde(default)]
    pub tokens: Vec<String>,
    /// MD-ROG-16: the wounds that poison inflicts with this skill.
    #[serde(default)]
    pub poison: u8,
    /// The class it belongs to; known from the file it stands in.
    #[serde(skip, default = "no_class")]
    pub class: Class,
}

fn one() -> u8 {
    1
}

fn no_class() -> Class {
    Class::Berserker
}

impl Skill {
    /// Its name with the rank: `dangerous-wrath-1`.
    pub fn key(&self) -> String {
        format!("{}-{}", self.name, self.rank)
    }
}

/// MD-TRS-04: the rarities of treasure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Rarity {
    Common,
    Rare,
    Epic,
}

impl Rarity {
    /// All of them.
    pub const ALL: [Rarity; 3] = [Rarity::Common, Rarity::Rare, Rarity::Epic];

    /// Its name.
    pub fn name(self) -> &'static str {
        ["common", "rare", "epic"][self as usize]
    }

    /// MD-TOK-14: one step above.
    pub fn next(self) -> Option<Rarity> {
        Rarity::ALL.get(self as usize + 1).copied()
    }
}

/// MD-ENC-09: the categories of cards by dungeon level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Category {
    /// Levels 1 and 2.
    Low,
    /// Levels 3 and 4.
    Middle,
    /// Level 5.
    High,
}

impl TryFrom<String> for Category {
    type Error = String;

    fn try_from(text: String) -> Result<Category, String> {
        let found = Category::ALL.into_iter().find(|c| c.name() == text);
        found.ok_or_else(|| format!("{text:?} is no category; there are \"1-2\", \"3-4\" and \"5\""))
    }
}

impl From<Category> for String {
    fn from(category: Category) -> String {
        category.name().to_owned()
    }
}

impl Category {
    /// All of them.
    pub const ALL: [Category; 3] = [Category::Low, Category::Middle, Category::High];

    /// MD-DLV-02: the category of a dungeon level.
    pub fn of(level: u8) -> Category {
        match level {
            0..=2 => Category::Low,
            3 | 4 => Category::Middle,
            _ => Category::High,
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        ["1-2", "3-4", "5"][self as usize]
    }

    /// The next higher one.
    pub fn next(self) -> Option<Category> {
        Category::ALL.get(self as usize + 1).copied()
    }
}

/// MD-ITM-01: the deck an item belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum ItemDeck {
    /// Laid out at set-up.
    Starting,
    /// MD-TRS-01: a treasure of this rarity.
    Treasure(Rarity),
    /// MD-ITM-02: carried by mobs.
    Mob(Category),
}

/// MD-HER-03: where an item is worn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[allow(missing_docs)]
pub enum Slot {
    Head,
    Body,
    Legs,
    Accessory,
    Hand,
    /// MD-HER-05, MD-ITM-04: one card in both hand slots.
    TwoHands,
    /// MD-ITM-05: nowhere.
    Consumable,
}

/// An item card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Its name in keys.
    pub name: String,
    /// Its deck.
    pub deck: ItemDeck,
    /// Its slot.
    pub slot: Slot,
    /// MD-ITM-09: the dice it attacks with, by type.
    #[serde(default)]
    pub attacks: Vec<(AttackType, Pool)>,
    /// Defence dice it gives.
    #[serde(default)]
    pub defence: u8,
    /// MD-SET-08: defence dice on the side for five or six heroes.
    #[serde(default)]
    pub defence_many: Option<u8>,
    /// What else it can do.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// MD-STI-01: whether it belongs to the set.
    #[serde(default)]
    pub set: bool,
    /// MD-STI-02: the only class that may equip it.
    #[serde(default)]
    pub class: Option<Class>,
    /// MD-DEC-38: the rarity its border shows, where the deck does not tell.
    #[serde(default)]
    pub border: Option<Rarity>,
    /// How many there are.
    #[serde(default = "one")]
    pub copies: u8,
}

impl Item {
    /// The dice of a type of attack.
    pub fn attack(&self, kind: AttackType) -> Option<Pool> {
        self.attacks.iter().find(|(k, _)| *k == kind).map(|(_, pool)| *pool)
    }

    /// Whether one can attack with it.
    pub fn is_weapon(&self) -> bool {
        !self.attacks.is_empty()
    }
}

/// MD-STI-03, MD-STI-04, MD-STI-06: what the one set gives a class.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetEffect {
    /// For whom.
    pub class: Class,
    /// With two pieces.
    pub normal: Ability,
    /// With four pieces.
    pub improved: Ability,
}

/// MD-LVL-03, MD-LVL-05: a row of the level board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// Experience to reach it.
    pub cost: u8,
    /// MD-LVL-06: what is added to the starting maximum of health, all in all.
    pub health: u8,
    /// The same for mana.
    pub mana: u8,
    /// MD-LVL-08: the token that goes into the bag.
    pub token: Option<Rarity>,
}

/// MD-DRK-02, MD-DRK-03, MD-DRK-04: what a space of the darkness track shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[allow(missing_docs)]
pub enum Icon {
    Mobs,
    RoamingMonster,
    Token(Rarity),
    Nothing,
}

/// What there is of everything, and what lies face down.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    /// The level board, from level 1.
    pub levels: Vec<Level>,
    /// The front of the darkness track.
    pub front: Vec<Icon>,
    /// Its back.
    pub back: Vec<Icon>,
    /// Treasure tokens: common, rare, epic.
    pub treasure: [u8; 3],
    /// MD-SET-21: rare tokens in the bag as the game begins.
    pub rare_in_bag: u8,
    /// MD-CND-14: fire and frost tokens.
    pub conditions: u8,
    /// The wounds on the backs of spike traps.
    pub spike_traps: Vec<u8>,
    /// Whether the back of a bear trap says to lose an action.
    pub bear_traps: Vec<bool>,
    /// How much fountains heal.
    pub fountains: Vec<u8>,
    /// The rarities under normal chests.
    pub chests: Vec<Rarity>,
    /// The rarities under large chests.
    pub large_chests: Vec<Rarity>,
}

/// MD-ROG-05: what a Rogue token affects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum TokenColour {
    /// Attack actions.
    Red,
    /// Move actions.
    Blue,
    /// All actions.
    Green,
}

/// What a Rogue token gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum TokenGain {
    /// Dice.
    Dice(Colour, u8),
    /// Damage.
    Damage(u8),
    /// Movement points.
    Move(u8),
    /// Mana.
    Mana(u8),
    /// MD-ROG-16: poison on the target.
    Poison,
    /// MD-ROG-19: the attack counts as made in shadow.
    Shadow,
    /// Rerolls.
    Reroll(u8),
}

/// A Rogue token.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RogueToken {
    /// Its name in keys.
    pub name: String,
    /// What it affects.
    pub colour: TokenColour,
    /// What it gives.
    pub gives: TokenGain,
    /// How many are in the bag as the game begins.
    #[serde(default)]
    pub start: u8,
    /// How many there are in all.
    pub copies: u8,
}

/// MD-RAN-02: an arrow card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrow {
    /// Its name in keys.
    pub name: String,
    /// Its arrow icons.
    pub arrows: u8,
    /// MD-RAN-04: with fewer than seven.
    pub beige: Effect,
    /// MD-RAN-05: with more than seven.
    pub red: Effect,
    /// MD-RAN-06: with exactly seven.
    pub white: Effect,
}

/// MD-SHA-14: a spirit reference card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpiritCard {
    /// Which.
    pub kind: SpiritKind,
    /// Its health.
    pub health: u8,
    /// Its attack.
    pub attack: (AttackType, Pool),
    /// Its defence dice.
    pub defence: u8,
}

/// What lies in front of the classes beside their skills.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boards {
    /// MD-WIZ-01: the basic spells of the amulet.
    pub spells: Vec<(String, Ability)>,
    /// MD-PAL-02: the starting abilities of the consecrations.
    pub consecrations: Vec<(String, Ability)>,
    /// MD-BER-06, MD-BER-11, MD-BER-12: the printed abilities of the stances.
    pub stances: Vec<(Stance, Ability)>,
    /// The Rogue's tokens.
    pub rogue_tokens: Vec<RogueToken>,
    /// MD-SHA-05: the length of an element track, and the passive abilities above them.
    pub element_max: u8,
    /// The passive abilities.
    pub passives: Vec<(Element, Ability)>,
    /// MD-SHA-01: the Shaman's starting skill.
    pub starting_skill: Vec<Ability>,
    /// The spirits.
    pub spirits: Vec<SpiritCard>,
    /// The Ranger's arrows.
    pub arrows: Vec<Arrow>,
}
