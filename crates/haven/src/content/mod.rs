//! What is printed: monsters and their decks, modifier cards, classes and their cards, items, battle goals, scenarios,
//! random dungeons; loaded from `content/` and checked.

mod ability;
mod burden;
mod cards;
mod check;
mod condition;
pub mod dungeon;
mod editions;
mod effect;
mod effect_words;
mod enhancement;
mod feat;
mod gain;
mod goals;
mod heeds;
mod label;
mod loot;
mod mastery;
mod meaning;
mod modifier;
mod packs;
mod page;
pub mod scenario;
mod scenario_read;
mod scenario_text;
mod shade;
mod text;
mod text_parts;
mod tiling;
mod whom;

pub use ability::{Ability, Amount, Attack, Brood, Retaliate, SummonRank, Targets, Value, When, abilities};
pub use board::hex::{Pattern, Tile};
pub use burden::Burden;
pub use cards::{Action, CardLevel, Form, Half, Item, Pace, Stays};
pub use condition::{Condition, Conditions, Element, ElementSign};
pub use dungeon::{BuiltRoom, DungeonCards, Gate, GateKind, InPlace, MonsterCard, RANDOM_DUNGEON, RoomCard};
pub use effect::{
    Clause, Effect, Event, Filter, Gains, Head, How, If, Per, Pile, Shadows, Slot, Special, Used, What,
};
pub use effect_words::effects;
pub use enhancement::{Costs, Line, Stat};
pub use feat::Feat;
pub use gain::{Gain, ToAim, ToAttack, ToDefence, ToHeal, ToMove};
pub use goals::{Bound, Compare, Criterion, Goal, Measure};
pub use heeds::Heeds;
pub use label::Label;
pub use loot::{LootCard, LootKind, LootList};
pub use mastery::Mastery;
pub use meaning::monster_abilities;
pub(crate) use modifier::MADE_UP;
pub use modifier::{Factor, ForOwner, MadeUp, Modifier};
pub use packs::{FROSTHAVEN, GLOOMHAVEN};
pub use page::{Customs, Deed};
pub use scenario::{
    Door, Ending, Escort, Formula, Lock, Loss, Lying, MonsterPlace, Objective, ObjectivePlace, Overlay,
    Ranks, Requirement, Room, Rounds, Scenario, Section, SectionNumber, SpecialRule, Task, Treasure,
    TreasureEntry, Trigger,
};

pub use shade::{Landing, Origin, Shade};
pub use text::ability_text;
pub(crate) use text_parts::{element_text, gain_text, whom_text};
pub use tiling::Tiling;
pub use whom::Whom;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::Vocabulary;

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident($int:ty);)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        pub struct $id(pub $int);
    )* };
}
ids! {
    /// A scenario.
    ScenarioId(u8);
    /// A kind of monster.
    KindId(u8);
    /// A monster ability deck.
    DeckId(u8);
    /// A card of a monster ability deck.
    AbilityCardId(u8);
    /// A kind of attack modifier card.
    ModifierId(u8);
    /// A character class.
    ClassId(u8);
    /// A character's ability card.
    CardId(u16);
    /// A kind of summon of characters.
    SummonKindId(u8);
    /// An item.
    ItemId(u8);
    /// A battle goal.
    GoalId(u8);
    /// A room card of random dungeons.
    RoomCardId(u8);
    /// A monster card of random dungeons.
    MonsterCardId(u8);
}

/// GH-MON-14, GH-BOS-02: the rank of a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Rank {
    Elite,
    Normal,
    Boss,
}

/// GH-MON-05, GH-MON-06: a trait on a stat card, always in effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[allow(missing_docs)]
pub enum Trait {
    Shield(u8),
    Retaliate(u8),
    RetaliateRange(u8, u8),
    Target(u8),
    Pierce(u8),
    Gives(Condition),
    Advantage,
    /// Whoever attacks it has disadvantage.
    AttackersDisadvantage,
    /// FH-MON-02: what it cannot get at this level.
    Immune(Condition),
}

/// GH-MON-01: one row of a stat card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stats {
    /// Hit points.
    #[serde(default)]
    pub hp: u8,
    /// GH-BOS-04: hit points for each character.
    #[serde(default)]
    pub hp_per_hero: u8,
    /// How far a move goes.
    #[serde(rename = "move")]
    pub moves: u8,
    /// How strong an attack is.
    pub attack: u8,
    /// FH-BOS-04: how much stronger it is for each character.
    #[serde(default)]
    pub attack_per_hero: u8,
    /// How far it reaches; 0 for melee.
    #[serde(default)]
    pub range: u8,
    /// What is always in effect.
    #[serde(default)]
    pub traits: Vec<Trait>,
}

impl Stats {
    /// The shield that is printed on the card.
    pub fn shield(&self) -> u8 {
        self.traits.iter().map(|t| if let Trait::Shield(n) = t { *n } else { 0 }).sum()
    }

    /// The retaliates that are printed on the card.
    pub fn retaliates(&self) -> impl Iterator<Item = Retaliate> + '_ {
        self.traits.iter().filter_map(|t| match *t {
            Trait::Retaliate(damage) => Some(Retaliate { damage, range: 1 }),
            Trait::RetaliateRange(damage, range) => Some(Retaliate { damage, range }),
            _ => None,
        })
    }

    /// How many enemies an attack is made on.
    pub fn targets(&self) -> u8 {
        self.traits.iter().find_map(|t| if let Trait::Target(n) = t { Some(*n) } else { None }).unwrap_or(1)
    }

    /// The shield that its attacks ignore.
    pub fn pierce(&self) -> u8 {
        self.traits.iter().map(|t| if let Trait::Pierce(n) = t { *n } else { 0 }).sum()
    }

    /// The conditions that its attacks give.
    pub fn gives(&self) -> Conditions {
        self.traits.iter().filter_map(|t| if let Trait::Gives(c) = t { Some(*c) } else { None }).collect()
    }

    /// Whether attacks on it have disadvantage.
    pub fn attackers_disadvantage(&self) -> bool {
        self.traits.contains(&Trait::AttackersDisadvantage)
    }

    /// Whether its attacks have advantage.
    pub fn advantage(&self) -> bool {
        self.traits.contains(&Trait::Advantage)
    }
}

/// A kind of monster: its stat card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterKind {
    /// Its name: `bandit-guard`.
    pub name: String,
    /// GH-MON-10: the deck it acts by.
    pub deck: String,
    /// FH-BOS-01: the kind of which it is a named monster.
    #[serde(default)]
    pub named: Option<String>,
    /// GH-GAP-31: how many figures there are.
    pub standees: u8,
    /// Whether it flies.
    #[serde(default)]
    pub flying: bool,
    /// Levels 0 to 7 of normal ones.
    #[serde(default)]
    pub normal: Vec<Stats>,
    /// Levels 0 to 7 of elites.
    #[serde(default)]
    pub elite: Vec<Stats>,
    /// Levels 0 to 7 of a boss.
    #[serde(default)]
    pub boss: Vec<Stats>,
    /// FH-BOS-04: the rows of a boss for 2, 3 and 4 characters, if its attacks depend on their number.
    #[serde(skip)]
    pub boss_for: [Vec<Stats>; 3],
    /// GH-BOS-05: what it cannot get.
    #[serde(default)]
    pub immune: Vec<Condition>,
    /// GH-BOS-03: what it does instead of a special.
    #[serde(default)]
    pub specials: Vec<Vec<Ability>>,
}

impl MonsterKind {
    /// FH-BOS-04: the row of a rank at a level, for this many characters.
    pub fn row(&self, rank: Rank, level: u8, characters: u8) -> Option<&Stats> {
        let by_party = &self.boss_for[usize::from(characters.clamp(2, 4)) - 2];
        let scaled = rank == Rank::Boss && !by_party.is_empty();
        let rows = if scaled { by_party } else { self.rows(rank) };
        rows.get(usize::from(level))
    }

    /// FH-BOS-04: attacks that depend on the number of characters, for each number.
    fn scale(&mut self) {
        if self.boss.iter().all(|row| row.attack_per_hero == 0) {
            return;
        }
        for (rows, characters) in self.boss_for.iter_mut().zip(2u8..) {
            let scaled = |row: &Stats| Stats {
                attack: row.attack.saturating_add(row.attack_per_hero.saturating_mul(characters)),
                ..row.clone()
            };
            *rows = self.boss.iter().map(scaled).collect();
        }
    }

    /// The rows of a rank.
    pub fn rows(&self, rank: Rank) -> &[Stats] {
        match rank {
            Rank::Normal => &self.normal,
            Rank::Elite => &self.elite,
            Rank::Boss => &self.boss,
        }
    }
}

/// GH-MON-09: a monster ability card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityCard {
    /// When the type acts.
    pub initiative: u8,
    /// GH-MON-16: the deck is shuffled at the end of the round.
    #[serde(default)]
    pub shuffle: bool,
    /// What it does, in this order.
    pub abilities: Vec<Ability>,
}

impl AbilityCard {
    /// The card's name in cases: its initiative and its abilities.
    pub fn name(&self) -> String {
        let abilities: Vec<String> = self.abilities.iter().map(ToString::to_string).collect();
        format!("{} {}", self.initiative, abilities.join(", "))
    }
}

/// A monster ability deck.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityDeck {
    /// Its name: `guard`.
    pub name: String,
    /// Its eight cards.
    pub cards: Vec<AbilityCard>,
}

/// A character class (GH-CHR-04).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// Its name: `brute`.
    pub name: String,
    /// How many cards it has in hand.
    pub hand: u8,
    /// Hit points by level, from level 1.
    pub hp: Vec<u8>,
    /// Its cards with their initiatives.
    pub cards: Vec<(String, u8)>,
    /// Whether it is fast or slow in each round, and its cards have an initiative for both.
    pub paced: bool,
    /// Whether it has two forms, and each of its cards belongs to one.
    pub formed: bool,
    /// FH-SHT-03: its masteries.
    pub masteries: Vec<Mastery>,
}

/// A summon of characters.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SummonKind {
    /// Its name.
    pub name: String,
    /// Its numbers.
    pub stats: Stats,
    /// Whether it flies.
    #[serde(default)]
    pub flying: bool,
    /// Whether its card prints no attack at all: it moves, and attacks nobody.
    #[serde(default)]
    pub unarmed: bool,
    /// Whether its summoner decides how it moves.
    #[serde(default)]
    pub led: bool,
    /// Whether it is a banner, as a mastery asks for.
    #[serde(default)]
    pub banner: bool,
    /// What it does for others as long as it is there: `aura allies 2: on attack: attack +1`.
    #[serde(default)]
    pub does: Vec<Effect>,
}

/// A character's ability card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassCard {
    /// Whose card it is.
    pub class: ClassId,
    /// Its name.
    pub name: String,
    /// Its level.
    pub level: CardLevel,
    /// Its initiative; of a character that plays with time, when it is fast.
    pub initiative: u8,
    /// Its initiative when the character is slow.
    pub slow: Option<u8>,
    /// The form in which it is played.
    pub form: Option<Form>,
    /// Its top action.
    pub top: Action,
    /// Its bottom action.
    pub bottom: Action,
}

/// Everything that is printed, of one pack.
#[derive(Clone, Debug)]
pub struct Content {
    /// Kinds of monsters.
    pub monsters: Vec<MonsterKind>,
    /// Ability decks.
    pub decks: Vec<AbilityDeck>,
    /// Modifier cards.
    pub modifiers: Vec<Modifier>,
    /// Classes.
    pub classes: Vec<Class>,
    /// All cards of all classes.
    pub cards: Vec<ClassCard>,
    /// Summons.
    pub summons: Vec<SummonKind>,
    /// Items.
    pub items: Vec<Item>,
    /// Battle goals.
    pub goals: Vec<Goal>,
    /// Shapes of map tiles.
    pub tiles: Vec<Tile>,
    /// GH-MAP-27: the treasure index.
    pub treasures: Vec<TreasureEntry>,
    /// FH-TAB-06: all loot cards; none where tokens are money.
    pub loot: Vec<LootCard>,
    /// GH-TAB-09: what enhancements cost.
    pub enhancements: Costs,
    /// Scenarios.
    pub scenarios: Vec<Arc<Scenario>>,
    /// The cards of random dungeons.
    pub dungeon: DungeonCards,
    /// The BLESS card.
    pub bless: ModifierId,
    /// The CURSE card.
    pub curse: ModifierId,
    /// What cards in play and summons heed, so that nobody looks for what no card of this pack asks.
    pub heeds: Heeds,
    /// Every word of all files.
    pub words: BTreeSet<String>,
    /// A hash of all files.
    pub hash: u64,
}

/// What is wrong with a content file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}{}: {what}", line.map(|l| format!(":{l}")).unwrap_or_default())]
pub struct ContentError {
    /// Which file.
    pub file: String,
    /// Which line, where it is known.
    pub line: Option<usize>,
    /// What is wrong, and what would be right.
    pub what: String,
}

impl From<ContentError> for table::Problem {
    fn from(error: ContentError) -> table::Problem {
        table::Problem { file: error.file, line: error.line, what: error.what }
    }
}

/// The files of a pack by name.
pub type Files<'f> = &'f [(&'f str, &'f str)];

impl Content {
    /// Loads and checks a pack.
    pub fn load(edition: crate::Edition, files: Files<'_>) -> Result<Content, ContentError> {
        let modifiers: Vec<Modifier> = read(files, "modifiers.ron")?;
        let named = |name: &str| {
            let at = modifiers.iter().position(|m| m.name == name);
            at.map(|at| ModifierId(at as u8)).ok_or_else(|| {
                let what = format!("there is no card named {name:?}");
                check::in_line(files, "modifiers.ron", "[", what)
            })
        };
        let (classes, cards) = cards::read_classes(files)?;
        let summons: Vec<SummonKind> = read(files, "summons.ron")?;
        let mut content = Content {
            heeds: Heeds::of(&cards, &summons),
            bless: named("bless")?,
            curse: named("curse")?,
            cards,
            monsters: read(files, "monsters.ron")?,
            decks: read(files, "decks.ron")?,
            summons,
            items: read(files, "items.ron")?,
            goals: read(files, "battle-goals.ron")?,
            tiles: scenario_read::read_tiles(files)?,
            treasures: read(files, "treasures.ron")?,
            loot: loot::read_loot(files)?,
            enhancements: read(files, "enhancements.ron")?,
            scenarios: Vec::new(),
            dungeon: DungeonCards::default(),
            words: Vocabulary::words_of_files(files.iter().map(|(_, text)| *text)),
            hash: files.iter().fold(0, |hash, (name, text)| {
                table::game::content_hash(format!("{hash:x}{name}{text}").as_bytes())
            }),
            modifiers,
            classes,
        };
        content.monsters.iter_mut().for_each(MonsterKind::scale);
        content.check(edition, files)?;
        content.check_meaning(files)?;
        content.check_cards(files)?;
        content.read_scenarios(edition, files)?;
        content.read_dungeon(files)?;
        Ok(content)
    }

    /// GH-DATA-06, GH-AMD-03, FH-AMD-05, FH-CHR-11: the cards of a standard modifier deck.
    pub fn standard_deck(&self) -> impl Iterator<Item = ModifierId> + '_ {
        let all = self.modifiers.iter().enumerate();
        all.flat_map(|(n, m)| std::iter::repeat_n(ModifierId(n as u8), usize::from(m.standard)))
    }

    /// The kind of monster of this name.
    pub fn kind(&self, name: &str) -> Option<KindId> {
        self.monsters.iter().position(|k| k.name == name).map(|n| KindId(n as u8))
    }

    /// The deck of this name.
    pub fn deck(&self, name: &str) -> Option<DeckId> {
        self.decks.iter().position(|d| d.name == name).map(|n| DeckId(n as u8))
    }

    /// The class of this name.
    pub fn class(&self, name: &str) -> Option<ClassId> {
        self.classes.iter().position(|c| c.name == name).map(|n| ClassId(n as u8))
    }

    /// The summon of this name.
    pub fn summon(&self, name: &str) -> Option<SummonKindId> {
        self.summons.iter().position(|s| s.name == name).map(|n| SummonKindId(n as u8))
    }

    /// The card of a class with this name.
    pub fn card(&self, class: ClassId, name: &str) -> Option<CardId> {
        self.cards.iter().position(|c| c.class == class && c.name == name).map(|n| CardId(n as u16))
    }

    /// The item of this name.
    pub fn item(&self, name: &str) -> Option<ItemId> {
        self.items.iter().position(|i| i.name == name).map(|n| ItemId(n as u8))
    }

    /// The modifier card of this name.
    pub fn modifier(&self, name: &str) -> Option<ModifierId> {
        self.modifiers.iter().position(|m| m.name == name).map(|n| ModifierId(n as u8))
    }
}

fn missing(file: &str) -> ContentError {
    ContentError { file: file.to_owned(), line: None, what: "the file is missing".to_owned() }
}

fn read<T: DeserializeOwned>(files: Files<'_>, name: &str) -> Result<T, ContentError> {
    let Some((_, text)) = files.iter().find(|(file, _)| *file == name) else {
        return Err(missing(name));
    };
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).map_err(|error| ContentError {
        file: name.to_owned(),
        line: Some(error.span.start.line),
        what: error.code.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_pack_is_sound() {
        let content = Content::load(crate::Edition::Gloomhaven, GLOOMHAVEN).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(content.monsters.len(), 16);
    }

    #[test]
    fn an_error_names_file_line_and_reason() {
        let broken = GLOOMHAVEN[1].1.replacen("\"move-1\"", "\"moev-1\"", 1);
        let files: Vec<(&str, &str)> = GLOOMHAVEN
            .iter()
            .map(|(n, t)| (*n, if *n == "decks.ron" { broken.as_str() } else { *t }))
            .collect();
        let error = Content::load(crate::Edition::Gloomhaven, &files).unwrap_err();
        assert_eq!(error.file, "decks.ron");
        assert!(error.line.is_some_and(|line| line > 3), "{error}");
        assert!(error.what.contains("moev"), "{error}");
    }
}
