//! Positions as cases write them: docs/darkness.md describes every key. What is not said has the default named here.

mod describe;

pub(crate) use describe::describe;

use super::scene::stage;
use crate::Darkness;
use crate::content::{
    BossId, Category, Class, Element, Ground, HeroCardId, ItemDeck, ItemId, Rarity, RogueTokenId, SkillId,
    SpiritKind, Stance, Token, ZoneId, lay_out,
};
use crate::rulings::Rulings;
use crate::scenario::setup::{self, Setup};
use crate::world::{
    AbilityId, Activation, Backs, BossNow, Card, Ended, Engine, Hero, HeroId, Lifebringers, Marker, Mob,
    Roamer, Spirit, Stage, Turn, World,
};
use board::area::{Direction, Grid};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Bag, Deck, SetupError, WhenEmpty};

/// Whether a value is what it is when nothing is said.
fn usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What is not said has its default, and what has its default is not written.
macro_rules! as_written {
    ($($(#[$on:meta])* $vis:vis struct $name:ident { $($(#[$doc:meta])* $field:ident: $type:ty,)* })*) => { $(
        $(#[$on])*
        #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
        $vis struct $name {
            $($(#[$doc])* #[serde(skip_serializing_if = "usual")] $field: $type,)*
        }
    )* };
}

as_written! {
    /// A position.
    pub struct Position {
        /// `turn gheta, 2 actions left`, `heroes`, `enemies`, `activation undead, 1 action left`, `level-up`, `darkness`,
        /// `round-start`, `boss-fight`, `setup`, `over`.
        at: String,
        /// MD-TRD-01: in a turn: so many exchanges the trade that is under way may still have.
        trade: Option<u16>,
        /// With `at = "setup"`: what is agreed before a quest.
        setup: Option<Setup>,
        /// A quest by name: its map, tokens and objectives.
        quest: Option<String>,
        /// MD-BOS-08: of the quest's map only the tile of the boss chamber is left.
        boss_chamber: bool,
        /// A drawing of the zones.
        zones: Option<String>,
        /// Tiles by name, doors and walls.
        map: Option<MapAt>,
        /// Doors that are open: `"1,0 east"`.
        open: Vec<String>,
        /// Chambers that are revealed, by one of their zones.
        revealed: Vec<String>,
        /// Who is where.
        figures: BTreeMap<String, FigureAt>,
        /// The heroes by seat; in the order of their cards.
        seats: Vec<String>,
        /// What lies in zones.
        tokens: Option<BTreeMap<String, Vec<String>>>,
        /// The treasure bag; as in a new game.
        bag: Option<Vec<Rarity>>,
        /// Treasure tokens in the supply: common, rare, epic.
        supply: Option<[u8; 3]>,
        /// MD-SET-19: the backs that have not come up yet; as in a new game.
        backs: BacksAt,
        /// What is left in decks, or lies on their discard piles.
        decks: BTreeMap<String, DeckAt>,
        /// `front 3`, `back 1`, `boss 2`; `front 1`.
        marker: Option<String>,
        /// The round; 1.
        round: Option<u16>,
        /// Lifebringer tokens; by the number of heroes, none spent.
        lifebringers: Option<Lifebringers>,
        /// The Hellbreaker challenge.
        hellbreaker: bool,
        /// How open questions are answered.
        rulings: Rulings,
        /// Objectives of the quest that are done, from 0.
        done: Vec<u8>,
        /// Roaming monsters killed so far.
        slain: u8,
        /// Quarries killed so far.
        hunted: u8,
        /// Whether enemies act after the turn of a hero, as in a boss fight.
        after_turn: bool,
        /// With `at = "over"`: how it ended.
        ended: Option<Ended>,
    }

    struct MapAt {
        tiles: Vec<String>,
        doors: Vec<String>,
        walls: Vec<String>,
    }

    struct DeckAt {
        left: Option<Vec<String>>,
        discard: Vec<String>,
    }

    struct BacksAt {
        spike_traps: Option<Vec<u8>>,
        bear_traps: Option<Vec<bool>>,
        fountains: Option<Vec<u8>>,
        chests: Option<Vec<Rarity>>,
        large_chests: Option<Vec<Rarity>>,
    }

    /// A figure: a hero, a mob, a roaming monster, the boss or a spirit, by its name.
    struct FigureAt {
        zone: Option<String>,
        level: Option<u8>,
        xp: u8,
        health: Option<u8>,
        wounds: u8,
        mana: Option<u8>,
        fire: u8,
        frost: u8,
        defeated: Option<bool>,
        activated: bool,
        skills: Vec<String>,
        weapon: Option<String>,
        worn: Vec<String>,
        items: Vec<String>,
        prizes: Vec<u8>,
        used: Vec<String>,
        gained: u8,
        stance: Option<Stance>,
        rage: u8,
        under: BTreeMap<String, Stance>,
        pointer: Option<u8>,
        segments: BTreeMap<String, u8>,
        spells: Vec<Vec<String>>,
        consecrations: Vec<String>,
        columns: BTreeMap<String, u8>,
        blessed: Option<String>,
        tools: Vec<String>,
        used_tools: Vec<String>,
        discarded_tools: Vec<String>,
        tool_bag: Option<Vec<String>>,
        elements: BTreeMap<Element, u8>,
        passives: Vec<Element>,
        activated_spirits: Vec<String>,
        mob: Option<Category>,
        roaming: Option<Category>,
        boss: Option<String>,
        asleep: bool,
        minions: Option<u8>,
        item: Option<String>,
        treasure: Vec<Rarity>,
        poison: bool,
        quarry: bool,
    }
}

fn wrong<T>(text: impl Into<String>) -> Result<T, SetupError> {
    Err(SetupError::new(text))
}

fn pair(text: &str) -> Result<(i16, i16), SetupError> {
    let parts = text.split_once(',').and_then(|(x, y)| Some((x.parse().ok()?, y.parse().ok()?)));
    parts.ok_or_else(|| SetupError::new(format!("{text:?} is no zone; write column and row: \"2,1\"")))
}

/// `1,0 east`: a zone and the side on which a door or wall lies.
fn side(text: &str) -> Result<(i16, i16, Direction), SetupError> {
    let (zone, way) = text.split_once(' ').unwrap_or((text, ""));
    let (x, y) = pair(zone)?;
    let way = match way.split(' ').next() {
        Some("north") => Direction::North,
        Some("east") => Direction::East,
        Some("south") => Direction::South,
        Some("west") => Direction::West,
        _ => return wrong(format!("{text:?} says no side; write \"1,0 east\" or \"1,0 south open\"")),
    };
    Ok((x, y, way))
}

impl Position {
    /// The world of this position, if it can be.
    pub(crate) fn arrange(self, game: &Darkness) -> Result<World, SetupError> {
        let world = self.lay_out(game)?;
        world.possible(game).map_err(SetupError::new)?;
        Ok(world)
    }

    /// The world of this position, whether it can be or not.
    fn lay_out(self, game: &Darkness) -> Result<World, SetupError> {
        if let Some(setup) = &self.setup {
            return match self.at.as_str() {
                "setup" => setup::begin(game, setup),
                _ => wrong("a `setup` goes with at = \"setup\""),
            };
        }
        let heroes = self.figures.keys().filter(|name| game.content.hero(name).is_some()).count();
        if heroes == 0 {
            let all: Vec<&str> = game.content.heroes.iter().map(|h| &*h.name).collect();
            return wrong(format!("[figures] has no hero; there are: {}", all.join(", ")));
        }
        let mut world = setup::empty(game, heroes, self.hellbreaker);
        world.agreed.rulings = self.rulings;
        world.ground = self.ground(game)?;
        world.open = world.ground.open;
        self.place_quest(game, &mut world)?;
        self.open_doors(&mut world)?;
        for (name, at) in &self.figures {
            own_keys(game, name, at)?;
            if let Some(card) = game.content.hero(name) {
                world.heroes.push(self.hero(game, &world, card, at)?);
            }
        }
        self.seat(game, &mut world)?;
        world.reveal_what_is_open();
        if self.tokens.is_none() {
            world.replace_what_is_revealed();
        }
        for (name, at) in &self.figures {
            place_other(game, &mut world, name, at)?;
        }
        world.mobs.sort_by_key(|m| m.id);
        world.roaming.sort_by_key(|r| r.id);
        self.place_tokens(&mut world)?;
        self.decks(game, &mut world)?;
        self.counts(&mut world)?;
        self.start_at(game, &mut world)?;
        Ok(world)
    }

    fn ground(&self, game: &Darkness) -> Result<Arc<Ground>, SetupError> {
        if let Some(name) = &self.quest {
            let Some(quest) = game.content.quest(name) else {
                return wrong(format!("there is no quest {name}"));
            };
            let whole = &game.content.grounds[quest.index()];
            let boss = game.content.quests[quest.index()].boss.as_ref().filter(|_| self.boss_chamber);
            return Ok(boss.map_or_else(|| Arc::clone(whole), |b| Arc::new(whole.tile_alone(b.tile).ground)));
        }
        let mut grid: Grid = match (&self.zones, &self.map) {
            (Some(text), _) => text.parse().map_err(|e| SetupError::new(format!("zones: {e}")))?,
            (None, Some(map)) => lay_out(&map.tiles, &game.content.tiles).map_err(SetupError::new)?,
            (None, None) => return wrong("a position needs `zones`, `[map]` or `quest`"),
        };
        let map = self.map.clone().unwrap_or_default();
        for text in &map.walls {
            let (x, y, way) = side(text)?;
            grid.wall(x, y, way);
        }
        for text in &map.doors {
            let (x, y, way) = side(text)?;
            let open = text.ends_with(" open");
            grid.door(x, y, way, open).map_err(|e| SetupError::new(e.to_string()))?;
        }
        Ground::of(&grid).map(Arc::new).map_err(|e| SetupError::new(e.to_string()))
    }

    /// The heroes by seat.
    fn seat(&self, game: &Darkness, world: &mut World) -> Result<(), SetupError> {
        let place = |hero: &Hero| {
            let name = &game.hero_card(hero.card).name;
            (self.seats.iter().position(|seat| seat == name), hero.card)
        };
        world.heroes.sort_by_key(place);
        if !self.seats.is_empty()
            && (self.seats.len() != world.heroes.len() || world.heroes.iter().any(|h| place(h).0.is_none()))
        {
            return wrong("`seats` names every hero in [figures] once");
        }
        Ok(())
    }

    /// Tokens and boss of the quest, unless the position says otherwise.
    fn place_quest(&self, game: &Darkness, world: &mut World) -> Result<(), SetupError> {
        let Some(id) = self.quest.as_ref().and_then(|name| game.content.quest(name)) else { return Ok(()) };
        world.agreed.quest = Some(id);
        self.done.iter().for_each(|n| world.mark_done(usize::from(*n)));
        let quest = &game.content.quests[id.index()];
        let heroes = self.figures.keys().filter(|name| game.content.hero(name).is_some()).count() as u8;
        if self.tokens.is_none() {
            for placed in quest.tokens.iter().filter(|t| t.from_heroes <= heroes.max(2)) {
                let copies = if placed.token == Token::Loot { setup::loot(heroes.max(2)) } else { 1 };
                let zone = zone_at(world, placed.at)?;
                (0..copies).for_each(|_| world.lay(zone, placed.token));
            }
        }
        if let Some(boss) = &quest.boss {
            let zone = zone_at(world, boss.at)?;
            let which = game.content.boss(&boss.boss).unwrap_or(BossId(0));
            world.boss = Some(boss_at(which, zone, false));
        }
        Ok(())
    }

    fn open_doors(&self, world: &mut World) -> Result<(), SetupError> {
        for text in &self.open {
            let (x, y, way) = side(text)?;
            let (dx, dy) = way.step();
            let (a, b) = (zone_at(world, (x, y))?, zone_at(world, (x + dx, y + dy))?);
            let ground = Arc::clone(&world.ground);
            let door = ground.map.doors().iter().find(|d| d.between == (a, b) || d.between == (b, a));
            let Some(door) = door else { return wrong(format!("there is no door at {text:?}")) };
            world.open = world.open.with(door.id);
        }
        if self.boss_chamber {
            world.revealed = u64::MAX;
        }
        for text in &self.revealed {
            let zone = zone_at(world, pair(text)?)?;
            if let Some(chamber) = world.ground.chamber[zone.index()] {
                world.revealed |= 1 << chamber;
            }
        }
        Ok(())
    }

    fn hero(
        &self,
        game: &Darkness,
        world: &World,
        card: HeroCardId,
        at: &FigureAt,
    ) -> Result<Hero, SetupError> {
        let name = &game.hero_card(card).name;
        let zone = zone_named(world, at, name)?;
        let mut hero = setup::new_hero(game, name, zone)?;
        hero.level = at.level.unwrap_or(1);
        hero.xp = at.xp;
        let most = hero.max_health(game);
        hero.health = match (at.health, most.checked_sub(at.wounds)) {
            (Some(_), _) if at.wounds > 0 => return wrong(format!("say either health or wounds of {name}")),
            (Some(_), _) if at.defeated == Some(true) => {
                return wrong(format!("{name} is defeated and has health (MD-KOD-01)"));
            }
            (Some(health), _) => health,
            (None, _) if at.defeated == Some(true) => 0,
            (None, Some(health)) => health,
            (None, None) => {
                return wrong(format!("{name} with {most} health bears no {} wounds (MD-HER-09)", at.wounds));
            }
        };
        hero.mana = at.mana.unwrap_or_else(|| hero.max_mana(game));
        (hero.fire, hero.frost) = (at.fire, at.frost);
        hero.defeated = at.defeated.unwrap_or(hero.health == 0);
        hero.activated = at.activated;
        hero.prizes = at.prizes.clone();
        hero.gained = at.gained;
        for item in at.weapon.iter().chain(&at.worn) {
            hero.put_on(item_named(game, item)?);
        }
        for item in &at.items {
            hero.stow(item_named(game, item)?);
        }
        for skill in &at.skills {
            hero.skills.push(skill_named(game, hero.class, skill)?);
        }
        hero.skills.sort_unstable();
        self.engine(game, world, &mut hero, at)?;
        for name in &at.used {
            hero.used.push(ability_named(game, &hero, name)?);
        }
        Ok(hero)
    }

    fn engine(
        &self,
        game: &Darkness,
        world: &World,
        hero: &mut Hero,
        at: &FigureAt,
    ) -> Result<(), SetupError> {
        let tools =
            |names: &[String]| names.iter().map(|n| tool_named(game, n)).collect::<Result<Vec<_>, _>>();
        let class = hero.class;
        let place =
            |names: &BTreeMap<String, u8>, skill: SkillId, most: u8| -> Result<Option<u8>, SetupError> {
                let Some(n) = names.get(&game.skill(skill).key()) else { return Ok(None) };
                let fits = (1..=most).contains(n);
                if fits { Ok(Some(n - 1)) } else { wrong(format!("{n} is not 1 to {most}")) }
            };
        let all = hero.skills.clone();
        let placed = at.under.keys().chain(at.columns.keys()).chain(at.segments.keys());
        if let Some(other) =
            placed.into_iter().find(|key| !all.iter().any(|id| game.skill(*id).key() == **key))
        {
            return wrong(format!("{} does not have the skill {other}", game.hero_card(hero.card).name));
        }
        match &mut hero.engine {
            Engine::Berserker { stance, rage, under } => {
                *stance = at.stance.unwrap_or(Stance::Bloodlust);
                *rage = at.rage;
                for skill in all {
                    let own = game.skill(skill);
                    let lies = at.under.get(&own.key()).copied().or(own.stance).unwrap_or(*stance);
                    under.push((skill, lies));
                }
            }
            Engine::Paladin { tokens, columns, blessed } => {
                if at.consecrations.len() > tokens.len() {
                    return wrong("a Paladin has 3 consecration tokens (MD-PAL-01)");
                }
                for (n, zone) in at.consecrations.iter().enumerate().filter(|(_, z)| !z.is_empty()) {
                    tokens[n] = Some(zone_at(world, pair(zone)?)?);
                }
                for skill in all {
                    columns.push((skill, place(&at.columns, skill, 3)?.unwrap_or(0)));
                }
                *blessed = at.blessed.as_ref().map(|name| skill_named(game, class, name)).transpose()?;
            }
            Engine::Rogue { ready, used, discard } => {
                *ready = tools(&at.tools)?;
                *used = tools(&at.used_tools)?;
                *discard = tools(&at.discarded_tools)?;
                [ready, used, discard].into_iter().for_each(|list| list.sort_unstable());
            }
            Engine::Shaman { elements, flipped, .. } => {
                at.elements.iter().for_each(|(element, n)| elements[*element as usize] = *n);
                at.passives.iter().for_each(|element| flipped[*element as usize] = true);
            }
            engine @ Engine::Wizard { .. } => {
                if at.spells.len() > 4 || at.pointer.is_some_and(|n| !(1..=4).contains(&n)) {
                    return wrong("the amulet has 4 segments (MD-WIZ-01)");
                }
                for (n, stack) in at.spells.iter().enumerate() {
                    for name in stack {
                        engine.lay_spell(skill_named(game, class, name)?, n as u8);
                    }
                }
                let all = if at.spells.is_empty() { all } else { Vec::new() };
                for (n, skill) in all.into_iter().enumerate() {
                    engine.lay_spell(skill, place(&at.segments, skill, 4)?.unwrap_or(n as u8 % 4));
                }
                if let Engine::Wizard { pointer, .. } = engine {
                    *pointer = at.pointer.unwrap_or(1) - 1;
                }
            }
            Engine::Ranger => {}
        }
        Ok(())
    }

    fn place_tokens(&self, world: &mut World) -> Result<(), SetupError> {
        for (zone, tokens) in self.tokens.iter().flatten() {
            let zone = zone_at(world, pair(zone)?)?;
            for name in tokens {
                let Some(token) = Token::named(name) else {
                    return wrong(format!("there is no token {name:?}"));
                };
                world.lay(zone, token);
            }
        }
        Ok(())
    }

    /// What is drawn is stacked under `[chance]`; here is what is left to be drawn at all.
    fn decks(&self, game: &Darkness, world: &mut World) -> Result<(), SetupError> {
        let usual = self.bag.as_ref().map(|bag| std::mem::replace(&mut world.bag, Bag::new(bag.clone())));
        if let Some(supply) = self.supply {
            world.supply = supply;
        }
        self.backs.set(&mut world.backs);
        world.take_items(game);
        world.take_treasure(usual, self.supply.is_none());
        let tools: Vec<&Vec<String>> = self.figures.values().filter_map(|f| f.tool_bag.as_ref()).collect();
        if let Some(tools) = tools.first() {
            let tools = tools.iter().map(|n| tool_named(game, n)).collect::<Result<Vec<_>, _>>()?;
            world.decks.tools = Bag::new(tools);
        } else {
            world.take_tools();
        }
        for (name, at) in &self.decks {
            set_deck(game, world, name, at)?;
        }
        Ok(())
    }

    fn counts(&self, world: &mut World) -> Result<(), SetupError> {
        world.round = self.round.unwrap_or(1);
        (world.after_turn, world.ended) = (self.after_turn, self.ended);
        (world.slain, world.hunted) = (self.slain, self.hunted);
        if let Some(lifebringers) = self.lifebringers {
            world.lifebringers = lifebringers;
        }
        let Some(text) = &self.marker else { return Ok(()) };
        let parts = text.split_once(' ').and_then(|(side, n)| Some((side, n.parse::<u8>().ok()?)));
        world.marker = match parts {
            Some(("front", n @ 1..=9)) => Marker::Front(n),
            Some(("back", n @ 1..=4)) => Marker::Back(n),
            Some(("boss", n @ 1..)) => Marker::Boss(n),
            _ => return wrong(format!("marker = {text:?}; write \"front 3\", \"back 1\" or \"boss 2\"")),
        };
        Ok(())
    }

    fn start_at(&self, game: &Darkness, world: &mut World) -> Result<(), SetupError> {
        let (first, rest) = self.at.split_once(' ').unwrap_or((&self.at, ""));
        let (who, left) = rest.split_once(',').unwrap_or((rest, ""));
        let number = left.split_whitespace().next().and_then(|n| n.parse::<u8>().ok());
        let who = who.trim();
        match first {
            "turn" => {
                let hero = hero_named(game, world, who)?;
                let rogue = world.hero(hero).class == Class::Rogue;
                let usual = 3 + u8::from(world.is_solo());
                let actions = if rogue { number.unwrap_or(0) } else { number.unwrap_or(usual) };
                world.stage = Stage::Heroes;
                let gone = |kind: SpiritKind| {
                    self.figures
                        .get(who)
                        .is_some_and(|f| f.activated_spirits.iter().any(|s| s == kind.name()))
                };
                world.turn =
                    Some(Turn { hero, actions, spirits: SpiritKind::ALL.map(gone), trade: self.trade });
            }
            "activation" => {
                let enemies = world.enemies();
                let Some(enemy) = enemies.into_iter().find(|e| game.enemy_name(*e) == who) else {
                    return wrong(format!("there is no enemy {who:?} in this position"));
                };
                world.stage = Stage::Enemies;
                world.activation = Some(Activation { enemy, actions: number.unwrap_or(2) });
                if let Some(marks) = world.marks(enemy) {
                    *marks.activated = true;
                }
            }
            name => {
                let stages = [
                    Stage::RoundStart,
                    Stage::Heroes,
                    Stage::Enemies,
                    Stage::LevelUp,
                    Stage::Darkness,
                    Stage::BossFight,
                    Stage::SetUp,
                    Stage::Over,
                ];
                let Some(found) = stages.into_iter().find(|s| stage(*s) == name) else {
                    let all: Vec<&str> = stages.into_iter().map(stage).collect();
                    let right = "turn HERO, activation ENEMY";
                    return wrong(format!("at = {:?} is none of: {right}, {}", self.at, all.join(", ")));
                };
                world.stage = found;
            }
        }
        Ok(())
    }
}

impl World {
    /// MD-DOR-06: a chamber in which a hero stands, or to which a door is open, is revealed.
    fn reveal_what_is_open(&mut self) {
        let ground = Arc::clone(&self.ground);
        let open = ground.map.doors().iter().filter(|door| self.open.is_open(door.id));
        let doors = open.flat_map(|door| [door.between.0, door.between.1]);
        let zones: Vec<ZoneId> = doors.chain(self.heroes.iter().map(|hero| hero.zone)).collect();
        for chamber in zones.into_iter().filter_map(|zone| ground.chamber[zone.index()]) {
            self.revealed |= 1 << chamber;
        }
    }

    /// MD-DOR-12, MD-DOR-13: of a quest's tokens those that are replaced as a chamber is revealed, and prizes that a hero
    /// holds, lie there no more.
    fn replace_what_is_revealed(&mut self) {
        let held = |token: Token| {
            self.heroes.iter().any(|hero| hero.prizes.iter().any(|n| token == Token::Prize(*n)))
        };
        let gone = |lying: &crate::world::Lying| self.is_stale(*lying) || held(lying.token);
        let gone: Vec<_> = self.lying.iter().copied().filter(gone).collect();
        self.lying.retain(|lying| !gone.contains(lying));
    }

    /// Items that heroes have are not in their decks.
    fn take_items(&mut self, game: &Darkness) {
        let out: Vec<ItemId> = self.items_out().collect();
        for item in out {
            match game.item(item).deck {
                ItemDeck::Starting => None,
                ItemDeck::Treasure(rarity) => self.decks.treasure[rarity as usize].take(&item),
                ItemDeck::Mob(category) => self.decks.mob_items[category as usize].take(&item),
            };
        }
    }

    /// Treasure tokens that lie in zones or on cards are not in the bag, and where it holds none of them, not in the supply.
    /// Where the bag is given, they are those that it lacks beside the usual one.
    fn take_treasure(&mut self, usual: Option<Bag<Rarity>>, supply: bool) {
        let lying =
            self.lying.iter().filter_map(|l| if let Token::Treasure(r) = l.token { Some(r) } else { None });
        let on_cards =
            self.mobs.iter().flat_map(|m| &m.treasure).chain(self.roaming.iter().flat_map(|r| &r.treasure));
        let out: Vec<Rarity> = lying.chain(on_cards.copied()).collect();
        let mut lacks = usual;
        if let Some(lacks) = &mut lacks {
            for token in self.bag.inside() {
                lacks.take(token);
            }
        }
        for rarity in out {
            let of_the_bag = lacks.as_mut().unwrap_or(&mut self.bag).take(&rarity).is_some();
            if !of_the_bag && supply {
                let left = &mut self.supply[rarity as usize];
                *left = left.saturating_sub(1);
            }
        }
    }

    /// Tokens in front of the Rogue, or on enemies, are not in its bag.
    fn take_tools(&mut self) {
        let out: Vec<RogueTokenId> = self
            .heroes
            .iter()
            .flat_map(|hero| match &hero.engine {
                Engine::Rogue { ready, used, discard } => {
                    ready.iter().chain(used).chain(discard).copied().collect::<Vec<_>>()
                }
                _ => Vec::new(),
            })
            .collect();
        out.iter().for_each(|token| {
            self.decks.tools.take(token);
        });
    }
}

/// Whether a figure is given only what such a figure has.
fn own_keys(game: &Darkness, name: &str, at: &FigureAt) -> Result<(), SetupError> {
    let class = game.content.hero(name).map(|card| game.hero_card(card).class);
    let (what, own): (&str, &[&str]) = match class {
        Some(Class::Berserker) => ("the Berserker", &["stance", "rage", "under"]),
        Some(Class::Paladin) => ("the Paladin", &["consecrations", "columns", "blessed"]),
        Some(Class::Ranger) => ("the Ranger", &[]),
        Some(Class::Rogue) => ("the Rogue", &["tools", "used-tools", "discarded-tools", "tool-bag"]),
        Some(Class::Shaman) => ("the Shaman", &["elements", "passives", "activated-spirits"]),
        Some(Class::Wizard) => ("the Wizard", &["pointer", "segments", "spells"]),
        None if name == "boss" => ("a boss", &["boss", "asleep", "poison"]),
        None if game.content.mob(name).is_some() => {
            ("a mob", &["mob", "minions", "item", "treasure", "poison", "quarry"])
        }
        None if game.content.roaming(name).is_some() => {
            ("a roaming monster", &["roaming", "treasure", "poison"])
        }
        None => ("a spirit", &["health"]),
    };
    let of_heroes: &[&str] = &[
        "level", "xp", "health", "mana", "defeated", "skills", "weapon", "worn", "items", "prizes", "used",
        "gained",
    ];
    let of_all: &[&str] =
        if what == "a spirit" { &["zone"] } else { &["zone", "wounds", "fire", "frost", "activated"] };
    let known = |key: &str| {
        own.contains(&key) || of_all.contains(&key) || (class.is_some() && of_heroes.contains(&key))
    };
    let said = serde_json::to_value(at).ok();
    let keys = said.as_ref().and_then(|said| said.as_object()).into_iter().flat_map(|said| said.keys());
    match keys.into_iter().find(|key| !known(key)) {
        Some(key) => wrong(format!("{name} has no `{key}`: {what} has none")),
        None => Ok(()),
    }
}

fn zone_at(world: &World, (x, y): (i16, i16)) -> Result<ZoneId, SetupError> {
    match world.ground.map.at(x, y) {
        Some(zone) => Ok(zone),
        None => wrong(format!("there is no zone {x},{y} on this map")),
    }
}

fn zone_named(world: &World, at: &FigureAt, name: &str) -> Result<ZoneId, SetupError> {
    match &at.zone {
        Some(zone) => zone_at(world, pair(zone)?),
        None => wrong(format!("{name} needs a zone: zone = \"0,0\"")),
    }
}

fn item_named(game: &Darkness, name: &str) -> Result<ItemId, SetupError> {
    game.content.item(name).ok_or_else(|| SetupError::new(format!("there is no item {name:?}")))
}

fn skill_named(game: &Darkness, class: Class, name: &str) -> Result<SkillId, SetupError> {
    let found = game.content.skill(name).filter(|id| game.skill(*id).class == class);
    // MD-SKL-01: only skills of the class.
    found.ok_or_else(|| SetupError::new(format!("the {} has no skill {name:?} (MD-SKL-01)", class.name())))
}

fn tool_named(game: &Darkness, name: &str) -> Result<RogueTokenId, SetupError> {
    game.content.rogue_token(name).ok_or_else(|| SetupError::new(format!("there is no Rogue token {name:?}")))
}

fn hero_named(game: &Darkness, world: &World, name: &str) -> Result<HeroId, SetupError> {
    let found = world.hero_ids().find(|h| game.hero_card(h.card).name == name);
    found.ok_or_else(|| SetupError::new(format!("there is no hero {name:?} in this position")))
}

impl BacksAt {
    fn set(&self, backs: &mut Backs) {
        fn put<T: Clone + Ord>(bag: &mut Bag<T>, said: &Option<Vec<T>>) {
            if let Some(said) = said {
                *bag = Bag::new(said.clone());
            }
        }
        put(&mut backs.spike_traps, &self.spike_traps);
        put(&mut backs.bear_traps, &self.bear_traps);
        put(&mut backs.fountains, &self.fountains);
        put(&mut backs.chests, &self.chests);
        put(&mut backs.large_chests, &self.large_chests);
    }
}

/// An ability as positions write it: its name in keys; that of a blessed skill is `blessed:SKILL`.
fn ability_name(game: &Darkness, id: AbilityId) -> String {
    match id.card {
        Card::Blessed(_) => format!("blessed:{}", game.ability_name(id)),
        _ => game.ability_name(id),
    }
}

fn ability_named(game: &Darkness, hero: &Hero, name: &str) -> Result<AbilityId, SetupError> {
    let items = (0..game.content.items.len()).map(|n| Card::Item(ItemId(n as u16)));
    let skills = (0..game.content.skills.len()).map(|n| SkillId(n as u16));
    let cards = [Card::Hero, Card::Shadow, Card::StartingSkill, Card::Set, Card::ImprovedSet];
    let boards = (0..4).flat_map(|n| [Card::Spell(n), Card::Consecration(n)]);
    let found = cards
        .into_iter()
        .chain(Stance::ALL.map(Card::Stance))
        .chain(Element::ALL.map(Card::Passive))
        .chain(boards)
        .chain(skills.flat_map(|id| [Card::Skill(id), Card::Blessed(id)]))
        .chain(items)
        .flat_map(|card| (0..game.abilities(card, hero).len()).map(move |n| AbilityId { card, n: n as u8 }))
        .find(|id| ability_name(game, *id) == name);
    found.ok_or_else(|| SetupError::new(format!("there is no ability {name:?}")))
}

fn boss_at(which: BossId, zone: ZoneId, awake: bool) -> BossNow {
    BossNow { which, zone, wounds: 0, fire: 0, frost: 0, poison: None, awake, activated: false }
}

/// A mob, a roaming monster, the boss or a spirit.
fn place_other(game: &Darkness, world: &mut World, name: &str, at: &FigureAt) -> Result<(), SetupError> {
    if game.content.hero(name).is_some() {
        return Ok(());
    }
    let poison = at.poison.then(|| {
        let poison = |t: &&crate::content::RogueToken| t.gives == crate::content::TokenGain::Poison;
        let n = game.content.boards.rogue_tokens.iter().position(|t| poison(&t)).unwrap_or(0);
        RogueTokenId(n as u8)
    });
    if let Some(id) = game.content.mob(name) {
        let zone = zone_named(world, at, name)?;
        let category = at.mob.unwrap_or(Category::Low);
        world.decks.mobs[category as usize].take(&id);
        world.mobs.push(Mob {
            id,
            category,
            zone,
            minions: at.minions.unwrap_or_else(|| world.hero_count()),
            wounds: at.wounds,
            fire: at.fire,
            frost: at.frost,
            poison,
            item: at.item.as_ref().map(|item| item_named(game, item)).transpose()?,
            treasure: at.treasure.clone(),
            quarry: at.quarry,
            activated: at.activated,
        });
        return Ok(());
    }
    if let Some(id) = game.content.roaming(name) {
        let category = at.roaming.unwrap_or(Category::Low);
        let zone = at.zone.as_ref().map(|z| zone_at(world, pair(z)?)).transpose()?;
        world.decks.roaming[category as usize].take(&id);
        world.roaming.push(Roamer {
            id,
            category,
            zone,
            wounds: at.wounds,
            fire: at.fire,
            frost: at.frost,
            poison,
            treasure: at.treasure.clone(),
            activated: at.activated,
        });
        return Ok(());
    }
    if name == "boss" {
        let zone = zone_named(world, at, name)?;
        let named = at.boss.as_ref().map(|name| {
            let all: Vec<&str> = game.content.bosses.iter().map(|boss| &*boss.name).collect();
            let none =
                || SetupError::new(format!("there is no boss {name:?}; there are: {}", all.join(", ")));
            game.content.boss(name).ok_or_else(none)
        });
        let named = named.transpose()?;
        let which = named.or(world.boss.as_ref().map(|b| b.which)).unwrap_or(BossId(0));
        let (wounds, fire, frost) = (at.wounds, at.fire, at.frost);
        let activated = at.activated;
        world.boss =
            Some(BossNow { wounds, fire, frost, poison, activated, ..boss_at(which, zone, !at.asleep) });
        return Ok(());
    }
    if let Some(kind) = SpiritKind::ALL.into_iter().find(|k| k.name() == name) {
        let zone = zone_named(world, at, name)?;
        let health = at.health.unwrap_or(game.spirit(kind).health);
        if world.hero_of(Class::Shaman).is_none() {
            return wrong(format!("the {name} is of a Shaman, and there is none (MD-SHA-07)"));
        }
        for hero in &mut world.heroes {
            if let Engine::Shaman { spirits, .. } = &mut hero.engine {
                spirits[kind as usize] = Some(Spirit { zone, health });
            }
        }
        return Ok(());
    }
    wrong(format!("{name:?} is no hero, mob, roaming monster, spirit or boss"))
}

fn set_deck(game: &Darkness, world: &mut World, name: &str, at: &DeckAt) -> Result<(), SetupError> {
    fn set<C: Clone + Ord>(
        deck: &mut Deck<C>,
        at: &DeckAt,
        when_empty: WhenEmpty,
        find: impl Fn(&str) -> Option<C>,
    ) -> Result<(), SetupError> {
        let known =
            |name: &String| find(name).ok_or_else(|| SetupError::new(format!("there is no card {name:?}")));
        if let Some(left) = &at.left {
            *deck = Deck::new(left.iter().map(known).collect::<Result<Vec<_>, _>>()?, when_empty);
        }
        for card in &at.discard {
            let card = known(card)?;
            if at.left.is_none() {
                deck.take(&card);
            }
            deck.discard(card);
        }
        Ok(())
    }
    let content = &game.content;
    let decks = &mut world.decks;
    for category in Category::ALL {
        let (n, suffix) = (category as usize, category.name());
        if name == format!("mobs-{suffix}") {
            return set(&mut decks.mobs[n], at, WhenEmpty::Stay, |c| content.mob(c));
        }
        if name == format!("roaming-{suffix}") {
            return set(&mut decks.roaming[n], at, WhenEmpty::Stay, |c| content.roaming(c));
        }
        if name == format!("mob-items-{suffix}") {
            return set(&mut decks.mob_items[n], at, WhenEmpty::Stay, |c| content.item(c));
        }
    }
    for rarity in Rarity::ALL {
        if name == format!("{}-items", rarity.name()) {
            return set(&mut decks.treasure[rarity as usize], at, WhenEmpty::Stay, |c| content.item(c));
        }
    }
    let door =
        |c: &str| content.doors.iter().position(|d| d.name == c).map(|n| crate::content::DoorCardId(n as u8));
    let arrow = |c: &str| {
        content.boards.arrows.iter().position(|a| a.name == c).map(|n| crate::content::ArrowId(n as u8))
    };
    match name {
        "doors" => set(&mut decks.doors, at, WhenEmpty::Reshuffle, door),
        "arrows" => set(&mut decks.arrows, at, WhenEmpty::Stay, arrow),
        _ => wrong(format!("there is no deck {name:?}")),
    }
}
