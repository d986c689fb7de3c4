//! What is on the cards, dice and maps: loaded from `content/descent` and checked.

pub mod ability;
pub mod always;
pub mod amount;
pub mod cards;
pub mod deed;
pub mod dice;
pub mod gain;
pub mod monsters;
pub mod only;
pub mod places;
pub mod special;
pub mod text;
mod words;

pub use ability::{Ability, Again, AttackKind, Attribute, Condition, Cost, Effect, Hands, When, Whom};
pub use always::{Always, Past, Until};
pub use amount::Amount;
pub use cards::{
    Archetype, CardTarget, CardType, Class, ClassFile, Drawn, FamiliarCard, HeroSheet, Item, Moment,
    OverlordCard, SearchCard, Skill, Slot, Weapon,
};
pub use deed::{Attacking, By, Deed, On, Says, Testing};
pub use dice::{Colour, Dice, Face};
pub use gain::Gain;
pub use monsters::{
    GroupSize, Lieutenant, LieutenantFile, MonsterAbility, MonsterCard, MonsterType, Rank, Trait,
};
pub use only::Special;
pub use places::{
    ByHeroes, Goal, Ground, GroupAt, OBJECTIVE_TOKENS, ObjectAt, ObjectType, OpenGroupAt, Quest, TokenAt,
    TokenKind,
};
pub use special::{Begins, Challenge, Front, Relic, RelicFile, Reward, RoomCard, SecretFile, TaintedCard};

use board::square::Spot;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::Vocabulary;

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident($int:ty) = $content:ident, |$one:ident| $name:expr;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
            #[serde(transparent)]
            pub struct $id(pub $int);
        )*

        impl Content {
            /// What something is called in saves, by the type of its id.
            pub fn name_of(&self, kind: &str, number: u64) -> Option<String> {
                let number = usize::try_from(number).ok()?;
                match kind {
                    $(stringify!($id) => self.$content.get(number).map(|$one| $name.clone()),)*
                    _ => None,
                }
            }

            /// The number of what has this name.
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
    /// A hero sheet.
    SheetId(u8) = heroes, |hero| hero.name;
    /// A class.
    ClassId(u8) = classes, |class| class.name;
    /// A skill card.
    SkillId(u8) = skills, |skill| skill.name;
    /// An item card.
    ItemId(u8) = items, |item| item.name;
    /// A search card.
    SearchId(u8) = search, |card| card.name;
    /// An overlord card.
    CardId(u8) = overlord, |card| card.name;
    /// A type of monster.
    MonsterTypeId(u8) = monsters, |of| of.name;
    /// An action or a surge ability of monsters; several monsters may have the same.
    DeedId(u8) = deeds, |deed| deed.key;
    /// A quest.
    QuestId(u8) = quests, |quest| quest.name;
    /// A secret room card.
    RoomId(u8) = rooms, |room| room.name;
    /// A tainted card.
    TaintId(u8) = tainted, |card| card.name;
    /// A type of object that can be attacked.
    ObjectTypeId(u8) = objects, |of| of.name;
}

/// The files of a pack, by name.
pub type Files<'a> = &'a [(&'a str, &'a str)];

macro_rules! pack {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../../../content/descent/", $name)))),*]
    };
}

/// The pack that is built in.
pub const BUILT_IN: Files<'static> = pack![
    "dice.ron",
    "heroes.ron",
    "monsters.ron",
    "lieutenants.ron",
    "overlord.ron",
    "search.ron",
    "shop.ron",
    "secret.ron",
    "tainted.ron",
    "relics.ron",
    "objects.ron",
    "classes/berserker.ron",
    "classes/disciple.ron",
    "classes/knight.ron",
    "classes/necromancer.ron",
    "classes/runemaster.ron",
    "classes/spiritspeaker.ron",
    "classes/thief.ron",
    "classes/wildlander.ron",
    "quests/first-blood.ron",
    "quests/the-granary-raid.ron",
    "quests/the-spider-cellar.ron",
    "quests/the-brood.ron",
    "quests/the-drowned-road.ron",
    "quests/ash-and-ember.ron",
    "quests/wings-over-the-pass.ron",
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

/// Everything that is on cards, dice and maps.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Content {
    pub dice: Dice,
    pub heroes: Vec<HeroSheet>,
    pub classes: Vec<Class>,
    pub skills: Vec<Skill>,
    pub items: Vec<Item>,
    pub search: Vec<SearchCard>,
    pub overlord: Vec<OverlordCard>,
    pub monsters: Vec<MonsterType>,
    /// The actions and surge abilities of monsters.
    pub deeds: Vec<MonsterAbility>,
    pub quests: Vec<Quest>,
    pub rooms: Vec<RoomCard>,
    /// DE-SEC-10: every challenge token.
    pub challenges: Vec<Challenge>,
    pub tainted: Vec<TaintedCard>,
    pub relics: Vec<Relic>,
    pub objects: Vec<ObjectType>,
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
        let mut content = Content {
            dice: read(files, "dice.ron")?,
            heroes: read(files, "heroes.ron")?,
            classes: Vec::new(),
            skills: Vec::new(),
            items: read(files, "shop.ron")?,
            search: read(files, "search.ron")?,
            overlord: read(files, "overlord.ron")?,
            monsters: read(files, "monsters.ron")?,
            deeds: Vec::new(),
            quests: Vec::new(),
            rooms: Vec::new(),
            challenges: Vec::new(),
            tainted: read(files, "tainted.ron")?,
            relics: Vec::new(),
            objects: read(files, "objects.ron")?,
            grounds: Vec::new(),
            words: Vocabulary::words_of_files(files.iter().map(|(_, text)| *text)),
            hash: files.iter().fold(0, |hash, (name, text)| {
                table::game::content_hash(format!("{hash:x}{name}{text}").as_bytes())
            }),
        };
        let lieutenants: Vec<LieutenantFile> = read(files, "lieutenants.ron")?;
        content.monsters.extend(lieutenants.into_iter().map(MonsterType::from));
        content.name_deeds();
        for (name, _) in files.iter().filter(|(name, _)| name.starts_with("classes/")) {
            content.add_class(read(files, name)?);
        }
        content.add_relics(read(files, "relics.ron")?);
        content.add_secrets(read(files, "secret.ron")?)?;
        for (name, _) in files.iter().filter(|(name, _)| name.starts_with("quests/")) {
            let quest: Quest = read(files, name)?;
            let ground = quest.ground().map_err(|what| whole(name, what))?;
            content.grounds.push(Arc::new(ground));
            content.quests.push(quest);
        }
        content.check()?;
        Ok(content)
    }

    /// Every action or surge ability gets a number; those that are alike on several cards have the same.
    fn name_deeds(&mut self) {
        let mut deeds: Vec<MonsterAbility> = Vec::new();
        for of in &mut self.monsters {
            of.each_ability(|ability| {
                let known =
                    deeds.iter().position(|deed| deed.name == ability.name && deed.does == ability.does);
                ability.id = DeedId(known.unwrap_or(deeds.len()) as u8);
                if known.is_none() {
                    let alike = deeds.iter().filter(|deed| deed.name == ability.name).count();
                    let key = match alike {
                        0 => ability.name.clone(),
                        n => format!("{}/{}", ability.name, n + 1),
                    };
                    deeds.push(MonsterAbility { key, ..ability.clone() });
                }
            });
        }
        self.deeds = deeds;
    }

    fn add_class(&mut self, file: ClassFile) {
        // The same card may be in two classes.
        let mut items = Vec::new();
        for item in file.items {
            let known = self.items.iter().position(|other| *other == item);
            items.push(ItemId(known.unwrap_or(self.items.len()) as u8));
            if known.is_none() {
                self.items.push(item);
            }
        }
        let skills = (self.skills.len()..self.skills.len() + file.skills.len()).map(|n| SkillId(n as u8));
        self.classes.push(Class {
            name: file.name,
            archetype: file.archetype,
            items,
            skills: skills.collect(),
            familiar: file.familiar,
        });
        self.skills.extend(file.skills);
    }

    /// DE-REL-02: the side of the heroes is an item.
    fn add_relics(&mut self, relics: Vec<RelicFile>) {
        for relic in relics {
            let item = ItemId(self.items.len() as u8);
            self.items.push(relic.hero);
            self.relics.push(Relic { item, overlord: relic.overlord });
        }
    }

    /// DE-SEC-05: room cards and challenge tokens.
    fn add_secrets(&mut self, file: SecretFile) -> Result<(), ContentError> {
        for token in file.challenges {
            let challenge = match token.challenge {
                Front::Monster(name) => match self.monster(&name) {
                    Some(of) => Challenge::Monster(of),
                    None => return Err(whole("secret.ron", format!("there is no monster {name}"))),
                },
                Front::Test(of) => Challenge::Test(of),
            };
            self.challenges.extend((0..token.copies).map(|_| challenge));
        }
        for room in &file.rooms {
            room.squares().map_err(|what| whole("secret.ron", what))?;
        }
        self.rooms = file.rooms;
        Ok(())
    }

    fn check(&self) -> Result<(), ContentError> {
        for colour in Colour::ALL {
            let faces = self.dice.faces(colour).len();
            if faces != 6 {
                return Err(whole("dice.ron", format!("{} has {faces} faces, not 6", colour.name())));
            }
        }
        let names = |file: &str, all: Vec<&String>| {
            let mut seen = BTreeSet::new();
            match all.into_iter().find(|name| !seen.insert(*name)) {
                Some(twice) => Err(whole(file, format!("{twice} is there twice"))),
                None => Ok(()),
            }
        };
        names("heroes.ron", self.heroes.iter().map(|h| &h.name).collect())?;
        names("monsters.ron", self.monsters.iter().map(|m| &m.name).collect())?;
        names("overlord.ron", self.overlord.iter().map(|c| &c.name).collect())?;
        names("objects.ron", self.objects.iter().map(|o| &o.name).collect())?;
        names("search.ron", self.search.iter().map(|c| &c.name).collect())?;
        names("classes", self.skills.iter().map(|c| &c.name).collect())?;
        names("classes and shop.ron", self.items.iter().map(|i| &i.name).collect())?;
        self.check_abilities()?;
        for hero in &self.heroes {
            if !self.classes.iter().any(|class| class.archetype == hero.archetype) {
                return Err(whole("heroes.ron", format!("no class is for {}", hero.name)));
            }
        }
        for (quest, ground) in self.quests.iter().zip(&self.grounds) {
            let file = format!("quests/{}.ron", quest.name);
            for group in &quest.groups {
                if self.monster(&group.monster).is_none() {
                    return Err(whole(&file, format!("there is no monster {}", group.monster)));
                }
            }
            let objectives = quest.tokens.iter().filter(|at| at.token == TokenKind::Objective).count();
            if objectives > OBJECTIVE_TOKENS {
                return Err(whole(&file, format!("{objectives} objective tokens of {OBJECTIVE_TOKENS}")));
            }
            for object in &quest.objects {
                let there = ground.map.space(Spot::new(object.at.0, object.at.1)).is_some();
                if self.object(&object.object).is_none() || !there {
                    return Err(whole(&file, format!("there is no {} at {:?}", object.object, object.at)));
                }
            }
            if quest.then.as_ref().is_some_and(|next| self.quest(next).is_none()) {
                return Err(whole(&file, format!("there is no encounter {:?}", quest.then)));
            }
            if ground.tile(&quest.start).len() < 4 {
                return Err(whole(&file, format!("{} has no room for four heroes", quest.start)));
            }
        }
        Ok(())
    }

    /// Every ability with the file and the card that it is on.
    pub fn abilities(&self) -> impl Iterator<Item = (&'static str, &str, &Ability)> {
        let sheets = self.heroes.iter().flat_map(|hero| {
            hero.ability.iter().chain([&hero.feat]).map(|ability| ("heroes.ron", hero.name.as_str(), ability))
        });
        let skills = self.skills.iter().flat_map(|skill| {
            skill.abilities.iter().map(|ability| ("classes", skill.name.as_str(), ability))
        });
        let items = self.items.iter().flat_map(|item| {
            item.abilities.iter().map(|ability| ("classes and shop.ron", item.name.as_str(), ability))
        });
        let found = self
            .search
            .iter()
            .flat_map(|card| card.ability.iter().map(|ability| ("search.ron", card.name.as_str(), ability)));
        sheets.chain(skills).chain(items).chain(found)
    }

    /// What always counts is said where it counts, and what is done at its moment.
    fn check_abilities(&self) -> Result<(), ContentError> {
        for (file, card, ability) in self.abilities() {
            if let Some(fault) = ability.fault() {
                return Err(whole(file, format!("{card}: {fault}")));
            }
        }
        Ok(())
    }

    /// A hero sheet by name.
    pub fn hero(&self, name: &str) -> Option<SheetId> {
        self.heroes.iter().position(|h| h.name == name).map(|n| SheetId(n as u8))
    }

    /// A class by name.
    pub fn class(&self, name: &str) -> Option<ClassId> {
        self.classes.iter().position(|c| c.name == name).map(|n| ClassId(n as u8))
    }

    /// A skill by name.
    pub fn skill(&self, name: &str) -> Option<SkillId> {
        self.skills.iter().position(|s| s.name == name).map(|n| SkillId(n as u8))
    }

    /// An item by name.
    pub fn item(&self, name: &str) -> Option<ItemId> {
        self.items.iter().position(|i| i.name == name).map(|n| ItemId(n as u8))
    }

    /// A search card by name.
    pub fn search_card(&self, name: &str) -> Option<SearchId> {
        self.search.iter().position(|c| c.name == name).map(|n| SearchId(n as u8))
    }

    /// The search card with which this happens when it is drawn.
    pub fn search_card_for(&self, drawn: Drawn) -> Option<SearchId> {
        self.search.iter().position(|c| c.drawn == drawn).map(|n| SearchId(n as u8))
    }

    /// An overlord card by name.
    pub fn card(&self, name: &str) -> Option<CardId> {
        self.overlord.iter().position(|c| c.name == name).map(|n| CardId(n as u8))
    }

    /// A type of monster by name.
    pub fn monster(&self, name: &str) -> Option<MonsterTypeId> {
        self.monsters.iter().position(|m| m.name == name).map(|n| MonsterTypeId(n as u8))
    }

    /// A secret room card by name.
    pub fn room(&self, name: &str) -> Option<RoomId> {
        self.rooms.iter().position(|r| r.name == name).map(|n| RoomId(n as u8))
    }

    /// A tainted card by name.
    pub fn taint(&self, name: &str) -> Option<TaintId> {
        self.tainted.iter().position(|t| t.name == name).map(|n| TaintId(n as u8))
    }

    /// A type of object by name.
    pub fn object(&self, name: &str) -> Option<ObjectTypeId> {
        self.objects.iter().position(|o| o.name == name).map(|n| ObjectTypeId(n as u8))
    }

    /// A quest by name.
    pub fn quest(&self, name: &str) -> Option<QuestId> {
        self.quests.iter().position(|q| q.name == name).map(|n| QuestId(n as u8))
    }
}

fn whole(file: &str, what: String) -> ContentError {
    ContentError { file: file.to_owned(), line: None, what }
}

fn read<T: DeserializeOwned>(files: Files<'_>, name: &str) -> Result<T, ContentError> {
    let Some((_, text)) = files.iter().find(|(file, _)| *file == name) else {
        return Err(whole(name, "the file is missing".to_owned()));
    };
    let options = ron::Options::default().with_default_extension(
        ron::extensions::Extensions::IMPLICIT_SOME | ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES,
    );
    options.from_str(text).map_err(|error| ContentError {
        file: name.to_owned(),
        line: Some(error.span.start.line),
        what: error.code.to_string(),
    })
}
