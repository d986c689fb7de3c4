//! Hero cards with their soul gems, powers, items, traps, events and tokens.

use super::dice::Symbol;
use super::effect::{Change, Condition, Deed, Guard, Weapon};
use serde::{Deserialize, Serialize};

/// SS-STY-01: fighting styles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Style {
    Faith,
    Might,
    Magic,
    Speed,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 4] = [Style::Faith, Style::Might, Style::Magic, Style::Speed];

    /// Its name.
    pub fn name(self) -> &'static str {
        ["faith", "might", "magic", "speed"][self as usize]
    }
}

/// SS-SOUL-01: soul natures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Nature {
    Lawful,
    Neutral,
    Chaotic,
}

impl HeroCard {
    /// SS-STY-02: all its fighting styles.
    pub fn styles(&self) -> impl Iterator<Item = Style> + '_ {
        std::iter::once(self.style).chain(self.more_styles.iter().copied())
    }
}

impl Nature {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["lawful", "neutral", "chaotic"][self as usize]
    }
}

/// SS-GEM-02: one facet of a soul gem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facet {
    /// Maximum life points.
    pub life: u8,
    /// Power cards.
    pub powers: u8,
    /// Talent cards.
    pub talents: u8,
    /// Combat actions.
    pub combat: u8,
    /// Standard actions.
    pub standard: u8,
}

/// SS-HERO-02: a hero card: one class of a hero.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroCard {
    /// The hero.
    pub hero: String,
    /// The class; the name of the card.
    pub class: String,
    /// Its fighting style.
    pub style: Style,
    /// SS-STY-02: further styles, as figures of expansions have them.
    #[serde(default)]
    pub more_styles: Vec<Style>,
    /// Its soul nature.
    pub nature: Nature,
    /// SS-CAP-01: how many cards the inventory holds.
    pub capacity: u8,
    /// SS-SAV-02: the symbol that saves.
    pub save: Symbol,
    /// Movement range.
    pub moves: u8,
    /// SS-GEM-01: the gem, rank I to VII.
    pub gem: Vec<Facet>,
    /// SS-POW-01: its innate powers.
    pub innate: Vec<String>,
    /// SS-GHO-02: the soul scream.
    pub scream: Vec<Deed>,
    /// How far the scream reaches.
    pub scream_range: u8,
    /// What it begins a single quest with: equipped.
    pub start: Vec<String>,
}

/// SS-USE-01, SS-USE-02, SS-USE-03, SS-USE-04, SS-USE-05, SS-USE-06: which action a power or item needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Use {
    Passive,
    Move,
    Attack,
    Standard,
    Free,
    Reaction,
}

/// What a passive power or a talent does all the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Passive {
    /// A change that always holds.
    Always(Change),
    /// More life points.
    Life(u8),
    /// So many trap cards are drawn, of which one is chosen.
    Traps(u8),
    /// A save roll that failed is made again, once.
    SaveAgain,
    /// After an attack with the main weapon: one with the other, if both are of this category.
    SecondWeapon(u8),
    /// So many treasures are drawn, of which one is kept.
    Treasures(u8),
    /// It flies (SS-FLY-01, SS-FLY-02).
    Flies,
}

/// SS-POW-09, SS-CD-01: one level of a power.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// The soulrank it needs.
    pub rank: u8,
    /// Hourglasses after use.
    #[serde(default)]
    pub cooldown: u8,
    /// The attack it is.
    #[serde(default)]
    pub attack: Option<Weapon>,
    /// What it does.
    #[serde(default)]
    pub deeds: Vec<Deed>,
    /// What it does all the time.
    #[serde(default)]
    pub passive: Vec<Passive>,
    /// SS-POW-07, SS-CD-03: what happens to the first enemy that enters the area in which the power has laid its token. The card
    /// waits only from then on.
    #[serde(default)]
    pub snare: Vec<Deed>,
}

/// SS-POW-01: whose a power card is.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Owner {
    /// A hero's own.
    Hero(String),
    /// SS-DECK-14: everybody's.
    Talent,
    /// On a hero card.
    Innate,
}

/// SS-USE-12: how often it may be used at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Limit {
    Round,
    Quest,
}

/// What must be so for a power to be used, or to count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Needs {
    /// SS-CTL-09: the heroes control the area of the target.
    Control,
    /// SS-WPN-08, SS-ARM-06: the hero wears something of this category.
    Wears(String),
}

/// A power or talent.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// Its name.
    pub name: String,
    /// Whose it is.
    pub of: Owner,
    /// SS-POW-03: who may take it.
    #[serde(default = "neutral")]
    pub nature: Nature,
    /// The action it needs.
    pub uses: Use,
    /// SS-USE-08, SS-USE-09: how far it reaches.
    #[serde(default)]
    pub range: u8,
    /// SS-USE-12.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// What must be so.
    #[serde(default)]
    pub needs: Option<Needs>,
    /// Its levels.
    pub levels: Vec<Level>,
}

fn neutral() -> Nature {
    Nature::Neutral
}

/// SS-WPN-02, SS-WPN-03, SS-WPN-04, SS-WPN-05, SS-ARM-01, SS-ART-02, SS-INV-01: where an item goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Slot {
    Main,
    Off,
    Either,
    TwoHanded,
    Armor,
    Artifact,
    /// It is used from the inventory.
    Goods,
    /// SS-INV-04: used with an attack.
    Projectile,
}

/// Where an item comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Deck {
    /// SS-SPL-01: always there, free of charge.
    Supply,
    /// SS-EMP-01: for so many crowns.
    Emporium(u8),
    /// SS-DECK-07: treasure of an act.
    Treasure(u8),
    /// SS-DECK-08: only where a quest calls for it.
    Quest,
    /// SS-SWP-01, SS-SWP-03: a soul weapon, which turns for so many shards.
    Soul(u8),
    /// SS-DECK-12, SS-EMP-06: the other side of a card.
    Back,
}

/// An item.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Its name.
    pub name: String,
    /// Where it goes.
    pub slot: Slot,
    /// Where it comes from.
    pub deck: Deck,
    /// SS-ITM-03: the styles that may use it; none: everybody (SS-ITM-04).
    #[serde(default)]
    pub runes: Vec<Style>,
    /// SS-ITM-05: styles that may not.
    #[serde(default)]
    pub not: Vec<Style>,
    /// Its attack.
    #[serde(default)]
    pub weapon: Option<Weapon>,
    /// What it protects with.
    #[serde(default)]
    pub guard: Option<Guard>,
    /// SS-WPN-08: its categories.
    #[serde(default)]
    pub is: Vec<String>,
    /// The action that its deeds need.
    #[serde(default)]
    pub uses: Option<Use>,
    /// How far its deeds reach.
    #[serde(default)]
    pub range: u8,
    /// What it does when it is used.
    #[serde(default)]
    pub deeds: Vec<Deed>,
    /// SS-INV-02: whether it stays after use.
    #[serde(default)]
    pub stays: bool,
    /// SS-ART-03: charges; SS-ART-04: one use costs the second number.
    #[serde(default)]
    pub charges: (u8, u8),
    /// SS-GOLD-03: it is only crowns.
    #[serde(default)]
    pub crowns: u8,
    /// SS-DECK-12: its other side.
    #[serde(default)]
    pub back: Option<String>,
    /// SS-ART-01: what it does all the time while it is worn.
    #[serde(default)]
    pub passive: Vec<Passive>,
    /// SS-POW-08: so many more powers for whoever wears it.
    #[serde(default)]
    pub grants: u8,
    /// How many such cards there are.
    #[serde(default = "one")]
    pub copies: u8,
}

fn one() -> u8 {
    1
}

/// SS-TRAP-01, SS-TRAP-02: a trap card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trap {
    /// Its name.
    pub name: String,
    /// How far it reaches.
    #[serde(default)]
    pub range: u8,
    /// What it does, to heroes within its range.
    pub deeds: Vec<Deed>,
}

/// SS-EVT-05: kinds of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[allow(missing_docs)]
pub enum EventKind {
    Standard,
    Story,
    Day,
    Night,
}

/// Which figures an ongoing effect changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Side {
    Heroes,
    Enemies,
}

/// SS-EVT-08: an event card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Its name.
    pub name: String,
    /// Its kind.
    pub kind: EventKind,
    /// SS-EVT-06, SS-DAY-02: what holds while it lies there.
    #[serde(default)]
    pub ongoing: Vec<(Side, Change)>,
    /// What happens once.
    #[serde(default)]
    pub deeds: Vec<Deed>,
    /// SS-SOUL-03: courses of action, by soul nature; the active hero takes that of its own.
    #[serde(default)]
    pub courses: Vec<(Nature, Vec<Deed>)>,
}

/// SS-CRIT-04, SS-CRIT-05, SS-CRIT-06: critical tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Critical {
    /// Green: wounds at once.
    Wounds(u8),
    /// Green: the target loses its charges and magic shields.
    Drain,
    /// Blue: a condition.
    Give(Condition),
    /// Red: it stays.
    Stays(Lasting),
}

/// SS-CRIT-10, SS-CRIT-11, SS-CRIT-12, SS-CRIT-13: what a red token does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Lasting {
    /// One hit less.
    LessHit,
    /// One armour less.
    LessArmor,
    /// No properties that need energy.
    NoEnergy,
    /// Fewer life points.
    LessLife(u8),
}

impl Critical {
    /// Its name.
    pub fn name(self) -> String {
        match self {
            Critical::Wounds(n) => format!("wounds-{n}"),
            Critical::Drain => "drain".to_owned(),
            Critical::Give(condition) => condition.name().to_owned(),
            Critical::Stays(lasting) => lasting.name(),
        }
    }
}

impl Lasting {
    /// Its name.
    pub fn name(self) -> String {
        match self {
            Lasting::LessHit => "less-hit".to_owned(),
            Lasting::LessArmor => "less-armor".to_owned(),
            Lasting::NoEnergy => "no-energy".to_owned(),
            Lasting::LessLife(n) => format!("less-life-{n}"),
        }
    }
}

/// SS-TAB-10: what a shadow token shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Shadow {
    Citizen,
    Single,
    Experienced,
    Two,
    SpecialEnemy,
    SpecialEvent,
}

impl Shadow {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["citizen", "single", "experienced", "two", "special-enemy", "special-event"][self as usize]
    }
}

/// SS-OBJ-07: what a chest holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Chest {
    Treasures(u8),
    Crowns(u8),
}

impl Chest {
    /// Its name.
    pub fn name(self) -> String {
        match self {
            Chest::Treasures(n) => format!("treasures-{n}"),
            Chest::Crowns(n) => format!("crowns-{n}"),
        }
    }
}

/// SS-OBJ-14: what a search finds, by the symbol rolled; the first that the face shows.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Search {
    /// Its name.
    pub name: String,
    /// What each symbol finds.
    pub finds: Vec<(Symbol, Deed)>,
}

/// Everything that lies in pools.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// SS-SET-09.
    pub critical: Vec<Critical>,
    /// SS-SET-10: crowns on the loot tokens.
    pub loot: Vec<u8>,
    /// What chests hold.
    pub chests: Vec<Chest>,
    /// What searches find.
    pub searches: Vec<Search>,
    /// SS-GOLD-01: coins in the bank: 5, 10, 50 crowns.
    pub coins: [u8; 3],
    /// SS-GAP-27: how many tokens of each condition there are.
    pub conditions: u8,
    /// SS-GAP-27: how many fire tokens there are.
    pub fires: u8,
}

/// SS-CMP-17: a companion card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Companion {
    /// Its name.
    pub name: String,
    /// The hero that it follows.
    pub hero: String,
    /// SS-CMP-07: as how many heroes it counts for events.
    pub counts: u8,
    /// Its style.
    pub style: Style,
    /// Movement range.
    pub moves: u8,
    /// Life points.
    pub life: u8,
    /// Its attack.
    pub attack: Weapon,
    /// Its defence.
    pub guard: Guard,
    /// SS-CMP-05: its powers.
    #[serde(default)]
    pub passive: Vec<Passive>,
}
