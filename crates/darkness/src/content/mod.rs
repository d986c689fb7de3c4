//! What is on the cards, dice and boards: loaded from `content/massive-darkness-2` and checked.

pub mod ability;
pub mod cards;
pub mod dice;
pub mod enemies;
pub mod places;
pub mod text;

pub use ability::{
    Ability, AttackType, Cost, Effect, Element, Ignored, Often, Only, SpiritKind, Voice, When,
};
pub use cards::{
    Arrow, Boards, Category, Class, HeroCard, Icon, Item, ItemDeck, Level, Rarity, RogueToken, SetEffect,
    Skill, Slot, SpiritCard, Stance, Supply, TokenColour, TokenGain,
};
pub use dice::{Colour, Dice, Face, Pool};
pub use enemies::{
    Act, Boss, BossAct, DoorCard, EnemyAbility, Fight, If, MobCard, MobType, Power, RoamingCard, RoamingType,
};
pub use places::{
    BossPlace, Defeat, Ground, Objective, Placed, Quest, TileAlone, TileSide, Token, ZoneId, lay_out,
};

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

        impl $id {
            /// Its place in the list of its kind.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    )* };
}
ids! {
    /// An item card.
    ItemId(u16);
    /// A skill card.
    SkillId(u16);
    /// A type of mob.
    MobId(u8);
    /// A roaming monster.
    RoamingId(u8);
    /// A kind of Rogue token.
    RogueTokenId(u8);
    /// An arrow card.
    ArrowId(u8);
    /// A door card.
    DoorCardId(u8);
    /// A hero card.
    HeroCardId(u8);
    /// A boss dashboard.
    BossId(u8);
    /// A quest.
    QuestId(u8);
}

/// An objective of a quest, by the quest and its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ObjectiveId(u16);

impl ObjectiveId {
    /// The `n`-th objective of a quest, from 0.
    pub fn new(quest: QuestId, n: u8) -> ObjectiveId {
        ObjectiveId(u16::from(quest.0) << 8 | u16::from(n))
    }

    /// Its place in the list of its quest.
    pub fn n(self) -> u8 {
        self.0.to_le_bytes()[0]
    }
}

/// The files of a pack, by name.
pub type Files<'a> = &'a [(&'a str, &'a str)];

macro_rules! pack {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../../../content/massive-darkness-2/", $name)))),*]
    };
}

/// The pack that is built in.
pub const BUILT_IN: Files<'static> = pack![
    "dice.ron",
    "supply.ron",
    "tiles.ron",
    "heroes.ron",
    "boards.ron",
    "items.ron",
    "mob-items.ron",
    "sets.ron",
    "mobs.ron",
    "roaming.ron",
    "bosses.ron",
    "doors.ron",
    "classes/berserker.ron",
    "classes/paladin.ron",
    "classes/ranger.ron",
    "classes/rogue.ron",
    "classes/shaman.ron",
    "classes/wizard.ron",
    "quests/tutorial.ron",
    "quests/the-bone-cellar.ron",
    "quests/three-seals.ron",
    "quests/the-long-hunt.ron",
    "quests/throne-of-the-reaper.ron",
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

/// Everything that is on cards, dice and boards.
#[derive(Clone, Debug)]
pub struct Content {
    /// The faces of the dice.
    pub dice: Dice,
    /// Level board, darkness track, tokens.
    pub supply: Supply,
    /// The sides of the tiles.
    pub tiles: Vec<TileSide>,
    /// The hero cards.
    pub heroes: Vec<HeroCard>,
    /// The class boards.
    pub boards: Boards,
    /// All skills.
    pub skills: Vec<Skill>,
    /// All items.
    pub items: Vec<Item>,
    /// The set effects.
    pub sets: Vec<SetEffect>,
    /// The types of mobs.
    pub mobs: Vec<MobType>,
    /// The roaming monsters.
    pub roaming: Vec<RoamingType>,
    /// The bosses.
    pub bosses: Vec<Boss>,
    /// The door cards.
    pub doors: Vec<DoorCard>,
    /// The quests.
    pub quests: Vec<Quest>,
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
        let mut items: Vec<Item> = read(files, "items.ron")?;
        items.extend(read::<Vec<Item>>(files, "mob-items.ron")?);
        let mut skills = Vec::new();
        for class in Class::ALL {
            let mut own: Vec<Skill> = read(files, &format!("classes/{}.ron", class.name()))?;
            own.iter_mut().for_each(|skill| skill.class = class);
            skills.extend(own);
        }
        let mut quests = Vec::new();
        for (name, _) in files.iter().filter(|(name, _)| name.starts_with("quests/")) {
            quests.push(read::<Quest>(files, name)?);
        }
        let mut content = Content {
            dice: read(files, "dice.ron")?,
            supply: read(files, "supply.ron")?,
            tiles: read(files, "tiles.ron")?,
            heroes: read(files, "heroes.ron")?,
            boards: read(files, "boards.ron")?,
            sets: read(files, "sets.ron")?,
            mobs: read(files, "mobs.ron")?,
            roaming: read(files, "roaming.ron")?,
            bosses: read(files, "bosses.ron")?,
            doors: read(files, "doors.ron")?,
            skills,
            items,
            quests,
            grounds: Vec::new(),
            words: Vocabulary::words_of_files(files.iter().map(|(_, text)| *text)),
            hash: files.iter().fold(0, |hash, (name, text)| {
                table::game::content_hash(format!("{hash:x}{name}{text}").as_bytes())
            }),
        };
        content.check()?;
        for quest in &content.quests {
            content.grounds.push(Arc::new(content.lay_quest(quest)?));
        }
        Ok(content)
    }

    fn lay_quest(&self, quest: &Quest) -> Result<Ground, ContentError> {
        let file = format!("quests/{}.ron", quest.name);
        let wrong = |what: String| whole(&file, what);
        let mut grid = lay_out(&quest.tiles, &self.tiles).map_err(wrong)?;
        quest.bridges.iter().for_each(|(x, y)| grid.bridge(*x, *y));
        quest.walls.iter().for_each(|(x, y, way)| grid.wall(*x, *y, *way));
        for (x, y, way) in &quest.doors {
            grid.door(*x, *y, *way, false).map_err(|e| whole(&file, e.to_string()))?;
        }
        let ground = Ground::of(&grid).map_err(|e| whole(&file, e.to_string()))?;
        let boss = quest.boss.iter().flat_map(|b| b.heroes.iter().copied().chain([b.at]));
        let places = quest.tokens.iter().map(|t| t.at).chain(quest.mobs.iter().copied()).chain(boss);
        for (x, y) in places.chain([quest.start]) {
            if ground.map.at(x, y).is_none_or(|z| ground.chasm.contains(z)) {
                return Err(whole(&file, format!("nothing can lie at {x},{y}: there is no floor")));
            }
        }
        let boss = quest.boss.iter().map(|b| &b.boss);
        if let Some(nobody) = boss.clone().find(|name| self.boss(name).is_none()) {
            return Err(whole(&file, format!("there is no boss {nobody}")));
        }
        Ok(ground)
    }

    fn check(&self) -> Result<(), ContentError> {
        for colour in Colour::ALL {
            let faces = self.dice.faces(colour).len();
            if faces != 6 {
                return Err(whole("dice.ron", format!("the {} die has {faces} faces, not 6", colour.name())));
            }
        }
        let sizes = (self.supply.levels.len(), self.supply.front.len(), self.supply.back.len());
        if sizes != (5, 9, 4) {
            let what = format!("there are 5 levels, 9 spaces in front and 4 on the back, not {sizes:?}");
            return Err(whole("supply.ron", what));
        }
        for class in Class::ALL {
            let own = self.skills.iter().filter(|s| s.class == class);
            let (count, first) = (own.clone().count(), own.clone().filter(|s| s.level == 1).count());
            if count != 13 || first == 0 {
                let what = format!("a class has 13 skills, some of level 1; here are {count} and {first}");
                return Err(whole(&format!("classes/{}.ron", class.name()), what));
            }
        }
        for mob in &self.mobs {
            if mob.cards.len() != 3 || mob.cards.iter().any(|card| card.health == 0) {
                return Err(whole("mobs.ron", format!("{} needs three cards with health", mob.name)));
            }
        }
        if let Some(wrong) = self.roaming.iter().find(|r| r.cards.len() != 3) {
            return Err(whole("roaming.ron", format!("{} needs three cards", wrong.name)));
        }
        if let Some(wrong) = self.bosses.iter().find(|b| b.health.len() != 6 || b.specials.is_empty()) {
            return Err(whole(
                "bosses.ron",
                format!("{} needs 6 numbers of health and specials", wrong.name),
            ));
        }
        for skill in &self.skills {
            if let Some(token) = skill.tokens.iter().find(|name| self.rogue_token(name).is_none()) {
                return Err(whole("classes/rogue.ron", format!("there is no Rogue token {token}")));
            }
        }
        let free = |a: &&Ability| {
            matches!(a.when, When::Turn | When::Always) && a.cost.is_empty() && a.often != Often::Round
        };
        let abilities = self.skills.iter().flat_map(|s| s.abilities.iter().chain(&s.blessed));
        let abilities = abilities.chain(self.heroes.iter().map(|h| &h.ability));
        let worn = self.items.iter().filter(|i| i.slot != Slot::Consumable);
        if abilities.chain(worn.flat_map(|i| &i.abilities)).any(|a| free(&a)) {
            return Err(whole(
                "items.ron",
                "an ability without a cost is used once per round: often: Round".into(),
            ));
        }
        self.meaningful()?;
        self.unique()
    }

    /// Every effect means something where it stands.
    fn meaningful(&self) -> Result<(), ContentError> {
        let boards = &self.boards;
        let printed = boards.spells.iter().chain(&boards.consecrations).map(|(_, ability)| ability);
        let printed = printed.chain(boards.stances.iter().map(|(_, ability)| ability));
        let printed =
            printed.chain(boards.passives.iter().map(|(_, ability)| ability)).chain(&boards.starting_skill);
        let sets = self.sets.iter().flat_map(|set| [&set.normal, &set.improved]);
        let heroes = self.heroes.iter().flat_map(|hero| [&hero.ability, &hero.shadow]);
        let skills = self.skills.iter().flat_map(|skill| skill.abilities.iter().chain(&skill.blessed));
        let items = self.items.iter().flat_map(|item| &item.abilities);
        let abilities = printed.chain(sets).chain(heroes).chain(skills).chain(items);
        let mobs = self.mobs.iter().flat_map(|mob| &mob.cards).flat_map(|card| &card.ability);
        let roaming = self.roaming.iter().flat_map(|is| &is.cards).flat_map(|card| &card.ability);
        let enemies = mobs.chain(roaming).chain(self.bosses.iter().flat_map(|boss| &boss.abilities));
        let arrows = boards.arrows.iter().flat_map(|arrow| [arrow.beige, arrow.red, arrow.white]);
        let all = abilities.flat_map(|is| &is.does).map(|effect| (Voice::Hero, *effect));
        let all = all.chain(enemies.flat_map(|is| &is.does).map(|effect| (Voice::Enemy, *effect)));
        let all = all.chain(arrows.map(|effect| (Voice::Arrow, effect)));
        let mut all =
            all.chain(self.doors.iter().flat_map(|card| &card.does).map(|effect| (Voice::Door, *effect)));
        match all.find(|(voice, effect)| !voice.says(*effect)) {
            Some((voice, effect)) => {
                let file = match voice {
                    Voice::Hero => "items.ron",
                    Voice::Arrow => "boards.ron",
                    Voice::Enemy => "mobs.ron",
                    Voice::Door => "doors.ron",
                };
                Err(whole(file, format!("{effect:?} means nothing there: it is of {voice:?}")))
            }
            None => Ok(()),
        }
    }

    fn unique(&self) -> Result<(), ContentError> {
        let mut names: Vec<String> = self.items.iter().map(|i| i.name.clone()).collect();
        names.extend(self.skills.iter().map(Skill::key));
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

    /// The skill of this name, with its rank.
    pub fn skill(&self, name: &str) -> Option<SkillId> {
        self.skills.iter().position(|s| s.key() == name).map(|n| SkillId(n as u16))
    }

    /// The hero of this name.
    pub fn hero(&self, name: &str) -> Option<HeroCardId> {
        self.heroes.iter().position(|h| h.name == name).map(|n| HeroCardId(n as u8))
    }

    /// The type of mob of this name.
    pub fn mob(&self, name: &str) -> Option<MobId> {
        self.mobs.iter().position(|m| m.name == name).map(|n| MobId(n as u8))
    }

    /// The roaming monster of this name.
    pub fn roaming(&self, name: &str) -> Option<RoamingId> {
        self.roaming.iter().position(|r| r.name == name).map(|n| RoamingId(n as u8))
    }

    /// The boss of this name.
    pub fn boss(&self, name: &str) -> Option<BossId> {
        self.bosses.iter().position(|b| b.name == name).map(|n| BossId(n as u8))
    }

    /// The Rogue token of this name.
    pub fn rogue_token(&self, name: &str) -> Option<RogueTokenId> {
        self.boards.rogue_tokens.iter().position(|t| t.name == name).map(|n| RogueTokenId(n as u8))
    }

    /// The quest of this name, or of this number from 0.
    pub fn quest(&self, name: &str) -> Option<QuestId> {
        let number = name.parse::<usize>().ok().filter(|n| *n < self.quests.len());
        number.or_else(|| self.quests.iter().position(|q| q.name == name)).map(|n| QuestId(n as u8))
    }

    /// Every copy of the items of a deck.
    pub fn items_of(&self, deck: ItemDeck) -> Vec<ItemId> {
        let own = self.items.iter().enumerate().filter(|(_, i)| i.deck == deck);
        own.flat_map(|(n, i)| std::iter::repeat_n(ItemId(n as u16), usize::from(i.copies))).collect()
    }
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
        assert_eq!(content.skills.len(), 78);
        assert_eq!((content.mobs.len(), content.roaming.len(), content.bosses.len()), (8, 4, 2));
        for rarity in Rarity::ALL {
            assert!(content.items_of(ItemDeck::Treasure(rarity)).len() >= 15, "{rarity:?}");
        }
        let mob_items = content.items.iter().filter(|i| matches!(i.deck, ItemDeck::Mob(_)));
        assert!(mob_items.count() >= 30);
        assert!(content.doors.len() >= 12);
    }

    /// MD-DIE-13, MD-DIE-14, MD-DIE-15, MD-DIE-18.
    #[test]
    fn the_dice_have_what_the_text_says() {
        let dice = Content::load(BUILT_IN).unwrap_or_else(|e| panic!("{e}")).dice;
        assert!(dice.black.iter().any(|f| f.claw + f.ability > 1));
        assert!(dice.yellow.contains(&Face::default()));
        assert!(dice.blue.iter().any(|f| f.shield == 2));
        assert!(
            dice.violet.iter().any(|f| f.shadow > 0) && dice.violet.iter().any(|f| f.damage + f.mana > 0)
        );
    }

    /// MD-MAP-04: a chamber is enclosed by walls on its tile.
    #[test]
    fn chambers_are_enclosed() {
        let content = Content::load(BUILT_IN).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(content.tiles.len(), 16);
        for side in &content.tiles {
            let grid: board::area::Grid =
                side.drawing.parse().unwrap_or_else(|e| panic!("{}: {e}", side.name));
            assert_eq!(grid.cells().count(), 9, "{}", side.name);
            for ((x, y), cell) in grid.cells().filter(|(_, cell)| cell.chamber) {
                for way in board::area::Direction::ALL {
                    let (dx, dy) = way.step();
                    let inside = grid.cell(x + dx, y + dy).is_some_and(|other| other.chamber);
                    let walled = grid.edge(x, y, way) == Some(board::area::Edge::Wall);
                    assert!(inside || walled, "{} {x},{y} {way:?} {cell:?}", side.name);
                }
            }
        }
    }

    #[test]
    fn an_error_names_file_line_and_reason() {
        let changed: Vec<(&str, String)> = BUILT_IN
            .iter()
            .map(|(n, t)| {
                (*n, if *n == "dice.ron" { t.replacen("damage", "damgae", 1) } else { (*t).to_owned() })
            })
            .collect();
        let files: Vec<(&str, &str)> = changed.iter().map(|(n, t)| (*n, t.as_str())).collect();
        let error = Content::load(&files).unwrap_err();
        assert_eq!(error.file, "dice.ron");
        assert!(error.line.is_some(), "{error}");
        assert!(error.what.contains("is no face"), "{error}");
    }
}
