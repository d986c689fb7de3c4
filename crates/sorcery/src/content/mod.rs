//! What is on the cards, dice and tiles: loaded from `content/sword-and-sorcery` and checked.

pub mod cards;
pub mod dice;
pub mod effect;
pub mod enemies;
pub mod places;
pub mod text;
pub mod uses;

pub use cards::{
    Chest, Companion, Critical, Event, EventKind, Facet, HeroCard, Item, Lasting, Level, Limit, Nature,
    Needs, Owner, Passive, Power, Search, Shadow, Side, Slot, Style, Tokens, Trap, Use,
};
pub use dice::{Colour, Dice, Symbol, Symbols};
pub use effect::{Act, Change, Condition, Damage, Deed, Formula, Gain, Guard, Property, Weapon, Whom};
pub use enemies::{
    Activates, Behaviour, Does, Encounter, Enemy, EnemyPower, Goes, Hand, Loot, PowerType, Prefers, Scroll,
    ScrollPower, Tier, Way,
};
pub use places::{AreaId, Barred, Goal, Ground, Link, Quest, Special, Thing, TileSide, lay_out};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::Vocabulary;

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident($int:ty) = $content:ident, |$one:ident| $name:expr;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
            #[serde(transparent)]
            pub struct $id(pub $int);

            impl $id {
                /// As a place in a list.
                pub fn index(self) -> usize {
                    usize::from(self.0)
                }
            }

            impl table::Named<crate::Sorcery> for $id {
                fn name(&self, game: &crate::Sorcery, out: &mut String) {
                    out.push_str(&game.content.name_of(stringify!($id), u64::from(self.0)).unwrap_or_default());
                }
            }
        )*

        impl Content {
            /// What a card is called in saves, by the type of its id.
            pub fn name_of(&self, kind: &str, number: u64) -> Option<String> {
                let number = usize::try_from(number).ok()?;
                match kind {
                    $(stringify!($id) => self.$content.get(number).map(|$one| $name),)*
                    _ => None,
                }
            }

            /// The number of the card of this name.
            pub fn number_of(&self, kind: &str, name: &str) -> Option<u64> {
                let found = match kind {
                    $(stringify!($id) => self.$content.iter().position(|$one| $name == name),)*
                    _ => None,
                };
                found.map(|n| n as u64)
            }

            /// Whether ids of this type have names.
            pub fn is_named(kind: &str) -> bool {
                [$(stringify!($id)),*].contains(&kind)
            }
        }
    };
}

ids! {
    /// A hero card.
    ClassId(u8) = heroes, |card| card.class.clone();
    /// A power or talent.
    PowerId(u16) = powers, |power| power.name.clone();
    /// An item.
    ItemId(u16) = items, |item| item.name.clone();
    /// An enemy card.
    CardId(u8) = cards, |card| card.2.clone();
    /// An enemy power card.
    EnemyPowerId(u8) = enemy_powers, |power| power.name.clone();
    /// An encounter card.
    EncounterId(u8) = encounters, |card| card.name.clone();
    /// A trap card.
    TrapId(u8) = traps, |trap| trap.name.clone();
    /// An event card.
    EventId(u8) = events, |event| event.name.clone();
    /// A search token.
    SearchId(u8) = searches, |search| search.name.clone();
    /// A quest.
    QuestId(u8) = quests, |quest| quest.name.clone();
}

/// The files of a pack, by name.
pub type Files<'a> = &'a [(&'a str, &'a str)];

macro_rules! pack {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../../../content/sword-and-sorcery/", $name)))),*]
    };
}

/// The pack that is built in.
pub const BUILT_IN: Files<'static> = pack![
    "dice.ron",
    "heroes.ron",
    "powers.ron",
    "items.ron",
    "companions.ron",
    "enemies.ron",
    "enemy-powers.ron",
    "encounters.ron",
    "traps.ron",
    "events.ron",
    "tokens.ron",
    "tiles.ron",
    "campaign.ron",
    "quests/the-cold-chapel.ron",
    "quests/market-of-lanterns.ron",
    "quests/the-drowned-warden.ron",
];

/// What is wrong with a pack, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}{}: {what}", line.map(|line| format!(":{line}")).unwrap_or_default())]
pub struct ContentError {
    /// The file.
    pub file: String,
    /// The line, where it is known.
    pub line: Option<usize>,
    /// What is wrong, and what would be right.
    pub what: String,
}

/// Everything that is on cards, dice and tiles.
#[derive(Clone, Debug)]
pub struct Content {
    /// The dice.
    pub dice: Dice,
    /// The hero cards.
    pub heroes: Vec<HeroCard>,
    /// Powers and talents.
    pub powers: Vec<Power>,
    /// Items.
    pub items: Vec<Item>,
    /// Companions.
    pub companions: Vec<Companion>,
    /// Enemies by kind and tier.
    pub enemies: Vec<Enemy>,
    /// SS-ENE-03: the enemy cards: which enemy, how many seals, and what it is called.
    pub cards: Vec<(u8, u8, String)>,
    /// Enemy power cards.
    pub enemy_powers: Vec<EnemyPower>,
    /// Encounter cards.
    pub encounters: Vec<Encounter>,
    /// Trap cards.
    pub traps: Vec<Trap>,
    /// Event cards.
    pub events: Vec<Event>,
    /// What lies in pools.
    pub tokens: Tokens,
    /// Search tokens.
    pub searches: Vec<Search>,
    /// Sides of tiles.
    pub tiles: Vec<TileSide>,
    /// Quests.
    pub quests: Vec<Quest>,
    /// SS-CAMP-01: the campaign; it begins with the first quest.
    pub campaign: Vec<Link>,
    /// The ground of each quest.
    pub grounds: Vec<Arc<Ground>>,
    /// Every word of all files.
    pub words: BTreeSet<String>,
    /// A hash of all files.
    pub hash: u64,
}

impl Content {
    /// Loads and checks a pack.
    pub fn load(files: Files<'_>) -> Result<Content, ContentError> {
        let mut quests = Vec::new();
        for (name, _) in files.iter().filter(|(name, _)| name.starts_with("quests/")) {
            quests.push(read::<Quest>(files, name)?);
        }
        let enemies: Vec<Enemy> = read(files, "enemies.ron")?;
        let tokens: Tokens = read(files, "tokens.ron")?;
        let mut content = Content {
            dice: read(files, "dice.ron")?,
            heroes: read(files, "heroes.ron")?,
            powers: read(files, "powers.ron")?,
            items: read(files, "items.ron")?,
            companions: read(files, "companions.ron")?,
            cards: enemies.iter().enumerate().flat_map(|(n, enemy)| cards_of(n as u8, enemy)).collect(),
            enemies,
            enemy_powers: read(files, "enemy-powers.ron")?,
            encounters: read(files, "encounters.ron")?,
            traps: read(files, "traps.ron")?,
            events: read(files, "events.ron")?,
            searches: tokens.searches.clone(),
            tokens,
            tiles: read(files, "tiles.ron")?,
            campaign: read(files, "campaign.ron")?,
            quests,
            grounds: Vec::new(),
            words: Vocabulary::words_of_files(files.iter().map(|(_, text)| *text)),
            hash: files.iter().fold(0, |hash, (name, text)| {
                table::game::content_hash(format!("{hash:x}{name}{text}").as_bytes())
            }),
        };
        content.check()?;
        for quest in &content.quests {
            let file = format!("quests/{}.ron", quest.name);
            let ground = lay_out(quest, &content.tiles).map_err(|what| whole(&file, what))?;
            content.check_quest(quest, &ground).map_err(|what| whole(&file, what))?;
            content.grounds.push(Arc::new(ground));
        }
        Ok(content)
    }

    fn check(&self) -> Result<(), ContentError> {
        if (self.dice.red.len(), self.dice.blue.len(), self.dice.gates.len()) != (10, 10, 4) {
            return Err(whole("dice.ron", "the dice have 10 faces each, and there are 4 gates".to_owned()));
        }
        for card in &self.heroes {
            let known = |name: &&String| self.power(name).is_none();
            if card.gem.len() != 7 {
                return Err(whole("heroes.ron", format!("{} needs 7 facets (SS-GEM-01)", card.class)));
            }
            if let Some(name) = card.innate.iter().find(known) {
                return Err(whole("heroes.ron", format!("there is no power {name}")));
            }
            if let Some(name) = card.start.iter().find(|name| self.item(name).is_none()) {
                return Err(whole("heroes.ron", format!("there is no item {name}")));
            }
        }
        for power in &self.powers {
            let wrong = |what: &str| Err(whole("powers.ron", format!("{}: {what}", power.name)));
            if power.levels.is_empty() {
                return wrong("a power needs a level");
            }
            let waits = !matches!(power.uses, Use::Passive) && power.of != Owner::Innate;
            if power.levels.iter().any(|level| waits != (1..=4).contains(&level.cooldown)) {
                return wrong(
                    "a power waits for 1 to 4 hourglasses, unless it is passive or innate (SS-CD-01)",
                );
            }
            if (power.uses == Use::Attack) != power.levels.iter().all(|level| level.attack.is_some()) {
                return wrong("an attack power, and no other, has an attack at each level");
            }
            let mut deeds = power.levels.iter().flat_map(|level| &level.deeds);
            let fits = |deed: &Deed| deed.act() == Act::Taunt || deed.concerns_figures();
            if power.uses == Use::Reaction && !deeds.all(fits) {
                return wrong("a reaction does something to figures, or taunts (SS-USE-06)");
            }
        }
        for item in &self.items {
            if let Some(back) = item.back.as_ref().filter(|back| self.item(back).is_none()) {
                return Err(whole("items.ron", format!("{}: there is no back {back}", item.name)));
            }
        }
        for enemy in &self.enemies {
            let last = enemy.sides.iter().all(|s| s.behaviours.last().is_some_and(|b| b.at.is_empty()));
            if enemy.sides.is_empty() || enemy.cards.is_empty() || !last {
                let what = format!(
                    "{} needs a card and a scroll whose last behaviour is for any distance",
                    enemy.kind
                );
                return Err(whole("enemies.ron", what));
            }
        }
        for link in &self.campaign {
            let known = |name: &&String| self.quest(name).is_none();
            if let Some(name) = std::iter::once(&link.quest).chain(&link.then).find(known) {
                return Err(whole("campaign.ron", format!("there is no quest {name}")));
            }
        }
        self.unique()
    }

    fn check_quest(&self, quest: &Quest, ground: &Ground) -> Result<(), String> {
        let places = quest.things.iter().map(|(at, _)| at).chain(quest.shadows_at.iter().map(|(at, _)| at));
        let places = places.chain(quest.standing.iter().map(|s| &s.2)).chain([&quest.start]);
        for at in places {
            if ground.plan.map.named(at).is_none() {
                return Err(format!("there is no area {at}"));
            }
        }
        let enemies = quest.enemies.iter().chain(&quest.special);
        let standing = quest.standing.iter().map(|(kind, tier, ..)| (kind, tier));
        for (kind, tier) in enemies.map(|(kind, tier)| (kind, tier)).chain(standing) {
            if self.enemy(kind, *tier).is_none() {
                return Err(format!("there is no enemy {kind} of tier {}", tier.name()));
            }
        }
        for name in quest.events.iter().chain(quest.stories.iter().map(|(name, _)| name)) {
            if self.event(name).is_none() {
                return Err(format!("there is no event {name}"));
            }
        }
        if let Some(name) = quest.treasures.iter().find(|name| self.item(name).is_none()) {
            return Err(format!("there is no item {name}"));
        }
        for name in quest.specials.iter().map(|special| &special.at) {
            if ground.plan.map.named(name).is_none() {
                return Err(format!("there is no area {name}"));
            }
        }
        // SS-SET-02, SS-GOLD-05: the coins of the game are all there are.
        let coins: u16 =
            self.tokens.coins.iter().zip([5, 10, 50]).map(|(n, worth)| u16::from(*n) * worth).sum();
        if u16::from(quest.crowns) * 5 > coins {
            return Err(format!("{} crowns for each of five heroes; all coins are {coins}", quest.crowns));
        }
        if quest.goals.is_empty() || quest.events.is_empty() {
            return Err("a quest needs a goal and events".to_owned());
        }
        Ok(())
    }

    fn unique(&self) -> Result<(), ContentError> {
        let mut names: Vec<&String> = self.items.iter().map(|i| &i.name).collect();
        names.extend(self.powers.iter().map(|p| &p.name));
        names.extend(self.heroes.iter().map(|h| &h.class));
        names.extend(self.cards.iter().map(|c| &c.2));
        names.sort();
        match names.windows(2).find(|two| two[0] == two[1]) {
            Some(two) => Err(whole("items.ron", format!("two cards are called {}", two[0]))),
            None => Ok(()),
        }
    }

    /// The item of this name.
    pub fn item(&self, name: &str) -> Option<ItemId> {
        self.items.iter().position(|i| i.name == name).map(|n| ItemId(n as u16))
    }

    /// The power of this name.
    pub fn power(&self, name: &str) -> Option<PowerId> {
        self.powers.iter().position(|p| p.name == name).map(|n| PowerId(n as u16))
    }

    /// The event of this name.
    pub fn event(&self, name: &str) -> Option<EventId> {
        self.events.iter().position(|e| e.name == name).map(|n| EventId(n as u8))
    }

    /// The quest of this name.
    pub fn quest(&self, name: &str) -> Option<QuestId> {
        self.quests.iter().position(|q| q.name == name).map(|n| QuestId(n as u8))
    }

    /// SS-DECK-12: the card of which an item is the back.
    pub fn front(&self, item: ItemId) -> Option<ItemId> {
        let name = &self.items.get(item.index())?.name;
        let back = |other: &Item| other.back.as_ref() == Some(name);
        self.items.iter().position(back).map(|n| ItemId(n as u16))
    }

    /// The enemy of this kind and tier.
    pub fn enemy(&self, kind: &str, tier: Tier) -> Option<u8> {
        self.enemies.iter().position(|e| e.kind == kind && e.tier == tier).map(|n| n as u8)
    }

    /// The enemy cards of a kind and tier.
    pub fn cards_of(&self, kind: &str, tier: Tier) -> Vec<CardId> {
        let own = |(_, card): &(usize, &(u8, u8, String))| self.enemy(kind, tier) == Some(card.0);
        self.cards.iter().enumerate().filter(own).map(|(n, _)| CardId(n as u8)).collect()
    }

    /// The companion of a hero.
    pub fn companion(&self, hero: &str) -> Option<&Companion> {
        self.companions.iter().find(|c| c.hero == hero)
    }
}

fn cards_of(n: u8, enemy: &Enemy) -> Vec<(u8, u8, String)> {
    let name = match enemy.tier {
        // SS-ENE-01: a master enemy is the only one of its kind.
        Tier::Purple => enemy.kind.clone(),
        tier => format!("{}-{}", enemy.kind, tier.name()),
    };
    let many = enemy.cards.len() > 1;
    let card = |seal: usize| {
        let name = if many { format!("{name}-{}", seal + 1) } else { name.clone() };
        (n, seal as u8 + 1, name)
    };
    (0..enemy.cards.len()).map(card).collect()
}

fn whole(file: &str, what: String) -> ContentError {
    ContentError { file: file.to_owned(), line: None, what }
}

fn read<T: DeserializeOwned>(files: Files<'_>, name: &str) -> Result<T, ContentError> {
    let Some((_, text)) = files.iter().find(|(file, _)| *file == name) else {
        return Err(whole(name, "the file is missing".to_owned()));
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
        let content = Content::load(BUILT_IN).unwrap_or_else(|e| panic!("{e}"));
        assert!(!content.quests.is_empty() && content.heroes.len() >= 2);
    }

    /// SS-TAB-04: what the examples tell of the faces.
    #[test]
    fn the_dice_have_what_the_examples_show() {
        let dice = Content::load(BUILT_IN).unwrap_or_else(|e| panic!("{e}")).dice;
        assert!(dice.red.iter().any(|f| f.of(Symbol::Hit) == 1 && f.of(Symbol::Energy) == 1));
        assert!(dice.red.iter().any(|f| f.of(Symbol::Energy) == 2));
        assert!(dice.blue.iter().any(|f| f.count() == 2));
        for symbol in Symbol::ALL {
            assert!(dice.blue.iter().any(|f| f.of(symbol) > 0), "{symbol:?}");
        }
    }

    #[test]
    fn an_error_names_file_line_and_reason() {
        let changed: Vec<(&str, String)> = BUILT_IN
            .iter()
            .map(|(n, t)| (*n, if *n == "dice.ron" { t.replacen("hit", "hti", 1) } else { (*t).to_owned() }))
            .collect();
        let files: Vec<(&str, &str)> = changed.iter().map(|(n, t)| (*n, t.as_str())).collect();
        let error = Content::load(&files).unwrap_err();
        assert_eq!(error.file, "dice.ron");
        assert!(error.line.is_some() && error.what.contains("is no symbol"), "{error}");
    }
}
