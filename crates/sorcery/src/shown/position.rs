//! Positions as cases write them: docs/sorcery.md describes every key. What is not said has the default named here.

use super::scene::stage;
use crate::Sorcery;
use crate::content::{
    AreaId, Barred, CardId, ClassId, Condition, Critical, Ground, ItemId, Lasting, QuestId, Shadow, Thing,
};
use crate::rulings::Rulings;
use crate::scenario::setup::{self, Setup};
use crate::world::{Body, Coins, EnemyTurn, Held, Hero, HeroId, Left, Movement, Stage, Turn, Who, World};
use board::area::Shapes;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Deck, SetupError, WhenEmpty};

/// A position.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Position {
    /// `turn bran`, `turn bran, 1 combat, 0 standard, 2 points`, `battle`, `time`, `souls`, `event`, `setup`.
    at: String,
    /// With `at = "setup"`: what is agreed before a quest.
    setup: Option<Setup>,
    /// A quest by name: its map, decks and goals.
    quest: Option<String>,
    /// A drawing of the areas.
    areas: Option<String>,
    /// Areas of difficult terrain.
    #[serde(default)]
    difficult: Vec<String>,
    /// Areas of dangerous terrain.
    #[serde(default)]
    dangerous: Vec<String>,
    /// What doors are: `"a b" = "locked"`.
    #[serde(default)]
    doors: BTreeMap<String, Barred>,
    /// Doors that are open: `"a b"`.
    #[serde(default)]
    open: Vec<String>,
    /// Who is where.
    #[serde(default)]
    figures: BTreeMap<String, FigureAt>,
    /// What lies in areas; of a quest: its own.
    things: Option<BTreeMap<String, Vec<String>>>,
    /// What was dropped there: `loot`, `treasure`, `5 crowns`, an item.
    #[serde(default)]
    left: BTreeMap<String, Vec<String>>,
    /// Open gates; of a quest: its own.
    gates: Option<Vec<u8>>,
    /// Active altars; of a quest: its own.
    altars: Option<Vec<u8>>,
    /// Shadow tokens, by area; of a quest: its own.
    shadow_tokens: Option<Vec<String>>,
    /// Fire tokens in areas: I and II.
    #[serde(default)]
    fires: BTreeMap<String, [u8; 2]>,
    /// Soul shards; 0.
    #[serde(default)]
    shards: u16,
    /// Coins in the bank; as printed.
    bank: Option<[u8; 3]>,
    /// Who holds the threat token: `"bran 2"`.
    threat: Option<String>,
    /// Events that lie face up, the top one last.
    #[serde(default)]
    face_up: Vec<String>,
    /// The day or night event.
    day: Option<String>,
    /// Which goal counts; 0.
    #[serde(default)]
    goal: u8,
    /// The round; 1.
    round: Option<u16>,
    /// How many heroes began the quest; those there are.
    began: Option<u8>,
    /// Soul Storm.
    #[serde(default)]
    soul_storm: bool,
    /// How open questions are answered.
    #[serde(default)]
    rulings: Rulings,
    /// What is left in decks, and on their discard piles.
    #[serde(default)]
    decks: BTreeMap<String, DeckAt>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckAt {
    left: Option<Vec<String>>,
    #[serde(default)]
    discard: Vec<String>,
}

/// A figure by its name: a hero, or an enemy card.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
struct FigureAt {
    area: Option<String>,
    areas: Vec<String>,
    before: Option<String>,
    seat: Option<u8>,
    class: Option<String>,
    rank: Option<u8>,
    wounds: u8,
    ghost: bool,
    conditions: Vec<String>,
    fire: [u8; 2],
    tokens: Vec<String>,
    shields: Option<u8>,
    main: Option<String>,
    off: Option<String>,
    armor: Option<String>,
    artifact: Option<String>,
    spent: u8,
    awake: bool,
    inventory: Vec<String>,
    crowns: u16,
    key: bool,
    powers: Vec<String>,
    done: bool,
    hidden: bool,
    companion: Option<String>,
    companion_wounds: u8,
    manager: Option<String>,
    side: Option<u8>,
    charges: Option<Vec<u8>>,
}

fn wrong<T>(text: impl Into<String>) -> Result<T, SetupError> {
    Err(SetupError::new(text))
}

/// `thing-2`: a name and a number.
fn numbered(text: &str) -> (&str, Option<u8>) {
    match text.rsplit_once('-').map(|(name, n)| (name, n.parse().ok())) {
        Some((name, Some(n))) => (name, Some(n)),
        _ => (text, None),
    }
}

fn thing(text: &str) -> Result<Thing, SetupError> {
    Ok(match (text, numbered(text)) {
        ("chest", _) => Thing::Chest,
        ("locked-chest", _) => Thing::LockedChest,
        ("search", _) => Thing::Search,
        ("key", _) => Thing::Key,
        (_, ("waypoint", Some(n))) => Thing::Waypoint(n),
        (_, ("story", Some(n))) => Thing::Story(n),
        (_, ("altar", Some(n))) => Thing::Altar(n),
        (_, ("gate", Some(n))) => Thing::Gate(n),
        _ => return wrong(format!("there is no thing {text:?}; write chest, search, key, altar-0, gate-1")),
    })
}

fn condition(body: &mut Body, text: &str) -> Result<(), SetupError> {
    let all = [Condition::Stunned, Condition::Blinded, Condition::KnockedDown, Condition::Slowed];
    let all = all.into_iter().chain([Condition::Poisoned(1), Condition::Poisoned(2)]);
    match all.into_iter().find(|c| c.name() == text) {
        Some(Condition::Stunned) => body.stunned = 1,
        Some(Condition::Blinded) => body.blinded = 1,
        Some(Condition::Slowed) => body.slowed = 1,
        Some(Condition::KnockedDown) => body.down = true,
        Some(Condition::Poisoned(n)) => body.poison = n,
        None => return wrong(format!("there is no condition {text:?}; write stunned, blinded, poisoned-1")),
    }
    Ok(())
}

fn lasting(text: &str) -> Result<Lasting, SetupError> {
    let all =
        [Lasting::LessHit, Lasting::LessArmor, Lasting::NoEnergy, Lasting::LessLife(1), Lasting::LessLife(2)];
    let found = all.into_iter().find(|token| token.name() == text);
    found.ok_or_else(|| SetupError::new(format!("there is no token {text:?}")))
}

impl Position {
    pub(crate) fn arrange(self, game: &Sorcery) -> Result<World, SetupError> {
        if let Some(setup) = &self.setup {
            return match self.at.as_str() {
                "setup" => setup::begin(game, setup),
                _ => wrong("a `setup` goes with at = \"setup\""),
            };
        }
        let quest = match &self.quest {
            None => None,
            Some(name) => match game.content.quests.iter().position(|quest| quest.name == *name) {
                Some(n) => Some(n),
                None => return wrong(format!("there is no quest {name}")),
            },
        };
        let ground = match quest {
            Some(n) => Arc::clone(&game.content.grounds[n]),
            None => self.ground()?,
        };
        let mut world = setup::empty(game, ground, 0);
        world.agreed.rulings = self.rulings;
        world.agreed.soul_storm = self.soul_storm;
        world.agreed.quest = quest.map(|n| QuestId(n as u8));
        self.heroes(game, &mut world)?;
        world.agreed.heroes = self.began.unwrap_or(world.heroes.len() as u8);
        setup::party(game, &world)?;
        if let Some(n) = quest {
            let heroes = world.agreed.heroes;
            let ground = Arc::clone(&world.ground);
            let at = |name: &str| ground.plan.map.named(name).unwrap_or(board::SpaceId(0));
            setup::lay(&mut world, &game.content.quests[n], heroes, &at);
            world.decks = setup::decks(game, Some(&game.content.quests[n]));
        }
        self.on_the_map(game, &mut world)?;
        self.enemies(game, &mut world)?;
        self.decks(game, &mut world)?;
        self.counts(game, &mut world)?;
        self.start(game, &mut world)?;
        Ok(world)
    }

    fn ground(&self) -> Result<Arc<Ground>, SetupError> {
        let Some(drawing) = &self.areas else { return wrong("a position needs `areas` or `quest`") };
        let shapes: Shapes = drawing.parse().map_err(|e| SetupError::new(format!("areas: {e}")))?;
        Ground::of(&shapes, &self.difficult, &self.dangerous).map(Arc::new).map_err(SetupError::new)
    }

    fn heroes(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        let mut all: Vec<(u8, Hero)> = Vec::new();
        for (name, at) in &self.figures {
            let cards = game.content.heroes.iter().enumerate().filter(|(_, card)| card.hero == *name);
            let class =
                cards.clone().find(|(_, card)| at.class.as_ref().is_none_or(|class| card.class == *class));
            match class {
                Some((n, _)) => {
                    let hero = hero(game, world, ClassId(n as u8), name, at)?;
                    all.push((at.seat.unwrap_or(all.len() as u8), hero));
                }
                None if cards.clone().next().is_some() => {
                    return wrong(format!("{name} has no class {:?}", at.class));
                }
                None => {}
            }
        }
        all.sort_by_key(|(seat, _)| *seat);
        world.heroes = all.into_iter().map(|(_, hero)| hero).collect();
        for (n, id) in world.hero_ids().into_iter().enumerate() {
            let at = &self.figures[&game.class(id.class).hero];
            let who = Who::Hero(id);
            let full = world.full_shields(game, who);
            world.heroes[n].body.shields = at.shields.unwrap_or(full);
            let coins = world.bank.pay(at.crowns);
            world.heroes[n].coins = coins;
            if let (Some(item), n @ 1..) = (world.heroes[n].artifact, at.spent) {
                world.spent.push((item, n));
            }
        }
        Ok(())
    }

    fn on_the_map(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        for (pair, barred) in &self.doors {
            let door = door(world, pair)?;
            world.doors[usize::from(door.0)] = *barred;
        }
        for pair in &self.open {
            let door = door(world, pair)?;
            world.open = world.open.with(door);
        }
        if let Some(things) = &self.things {
            world.things.clear();
            for (name, list) in things {
                for text in list {
                    world.things.push((area(world, name)?, thing(text)?));
                }
            }
            world.things.sort_unstable();
        }
        for (name, list) in &self.left {
            let at = area(world, name)?;
            for text in list {
                let left = match text.as_str() {
                    "loot" => Left::Loot,
                    "treasure" => Left::Treasure,
                    other => match other.strip_suffix(" crowns").and_then(|n| n.parse().ok()) {
                        Some(crowns) => Left::Coins(world.bank.pay(crowns)),
                        None => Left::Item(item(game, other)?),
                    },
                };
                world.leave(at, left);
            }
        }
        if let Some(shadows) = &self.shadow_tokens {
            world.shadows = shadows.iter().map(|name| area(world, name)).collect::<Result<_, _>>()?;
            world.shadows.sort_unstable();
        }
        for (name, fire) in &self.fires {
            world.fires.push((area(world, name)?, *fire));
        }
        world.gates = self.gates.clone().unwrap_or(world.gates.clone());
        world.altars = self.altars.clone().unwrap_or(world.altars.clone());
        Ok(())
    }

    fn enemies(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        for (name, at) in &self.figures {
            if game.content.heroes.iter().any(|card| card.hero == *name) {
                continue;
            }
            let Some(n) = game.content.number_of("CardId", name) else {
                let all: Vec<&str> = game.content.cards.iter().map(|card| &*card.2).collect();
                return wrong(format!("there is no figure {name:?}; there are: {}", all.join(", ")));
            };
            let card = CardId(n as u8);
            let first = at.area.as_ref().or(at.areas.first());
            let Some(first) = first else { return wrong(format!("{name} needs an area")) };
            let mut foe = world.new_foe(game, card, area(world, first)?);
            foe.side = at.side.unwrap_or(1).saturating_sub(1);
            foe.charges = at.charges.clone().unwrap_or_else(|| {
                let sides = &game.enemy(card).sides;
                sides[usize::from(foe.side).min(sides.len() - 1)]
                    .powers
                    .iter()
                    .map(|power| power.charges)
                    .collect()
            });
            if let Some(hero) = &at.manager {
                foe.manager = hero_named(game, world, hero)?.seat;
            }
            for power in &at.powers {
                let Some(n) = game.content.number_of("EnemyPowerId", power) else {
                    return wrong(format!("there is no enemy power {power:?}"));
                };
                let id = crate::content::EnemyPowerId(n as u8);
                foe.powers.push(id);
                world.decks.enemy_powers.take(&id);
            }
            let figures = if at.areas.is_empty() { foe.figures.len() } else { at.areas.len() };
            for (n, figure) in foe.figures.iter_mut().enumerate() {
                if n >= figures {
                    *figure = None;
                } else if let Some(body) = figure {
                    body.at = area(world, at.areas.get(n).unwrap_or(first))?;
                    fill(world, body, at)?;
                    body.shields = at.shields.unwrap_or(body.shields);
                }
            }
            world.decks.enemies.take(&card);
            world.foes.push(foe);
            world.foes.sort_by_key(|foe| foe.card);
        }
        Ok(())
    }

    fn decks(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        for (name, at) in &self.decks {
            let decks = &mut world.decks;
            let id = |kind: &'static str| {
                move |text: &String| {
                    let found = game.content.number_of(kind, text);
                    found.ok_or_else(|| SetupError::new(format!("there is no {kind} {text:?}")))
                }
            };
            match name.as_str() {
                "enemies" => set(&mut decks.enemies, at, |t| id("CardId")(t).map(|n| CardId(n as u8)))?,
                "encounters" => set(&mut decks.encounters, at, |t| {
                    id("EncounterId")(t).map(|n| crate::content::EncounterId(n as u8))
                })?,
                "enemy-powers" => set(&mut decks.enemy_powers, at, |t| {
                    id("EnemyPowerId")(t).map(|n| crate::content::EnemyPowerId(n as u8))
                })?,
                "traps" => {
                    set(&mut decks.traps, at, |t| id("TrapId")(t).map(|n| crate::content::TrapId(n as u8)))?
                }
                "treasures" => set(&mut decks.treasures, at, |t| id("ItemId")(t).map(|n| ItemId(n as u16)))?,
                "events" => {
                    set(&mut decks.events, at, |t| {
                        id("EventId")(t).map(|n| crate::content::EventId(n as u8))
                    })?;
                    let (left, gone) = (decks.events.cards_left(), decks.events.discarded().to_vec());
                    decks.events = Deck::new(left, WhenEmpty::Stay);
                    gone.into_iter().for_each(|card| decks.events.discard(card));
                }
                "critical" => set(&mut decks.critical, at, |t| critical(game, t))?,
                "shadows" => set(&mut decks.shadows, at, |t| shadow(t))?,
                other => return wrong(format!("there is no deck {other:?}")),
            }
        }
        Ok(())
    }

    fn counts(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        world.shards = if self.shards > 0 { self.shards } else { world.shards };
        world.round = self.round.unwrap_or(1);
        world.goal = self.goal;
        if let Some(bank) = self.bank {
            world.bank = Coins(bank);
        }
        let event = |name: &String| {
            let found = game.content.event(name);
            found.ok_or_else(|| SetupError::new(format!("there is no event {name:?}")))
        };
        for name in &self.face_up {
            let id = event(name)?;
            world.decks.events.take(&id);
            world.face_up.push(id);
        }
        world.day = self.day.as_ref().map(event).transpose()?;
        if let Some(text) = &self.threat {
            let (name, level) = text.split_once(' ').unwrap_or((text, "1"));
            world.threat = Some((hero_named(game, world, name)?, if level == "2" { 2 } else { 1 }));
        }
        Ok(())
    }

    /// `turn bran, 1 combat, 0 standard, 2 points`.
    fn start(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        let (first, rest) = self.at.split_once(' ').unwrap_or((&self.at, ""));
        if first == "enemies" {
            return self.start_enemies(game, world, rest);
        }
        if first != "turn" {
            let all = [Stage::Time, Stage::Souls, Stage::Battle, Stage::Event];
            let Some(found) = all.into_iter().find(|s| stage(*s) == first) else {
                let names: Vec<&str> = all.into_iter().map(stage).collect();
                return wrong(format!(
                    "at = {:?} is none of: turn HERO, enemies CARD, setup, {}",
                    self.at,
                    names.join(", ")
                ));
            };
            world.stage = found;
            return Ok(());
        }
        let mut parts = rest.split(',').map(str::trim);
        let hero = hero_named(game, world, parts.next().unwrap_or_default())?;
        let facet = *world.facet(game, hero);
        let mut turn = Turn {
            hero,
            movement: Movement::Ready,
            more: 0,
            combat: facet.combat,
            standard: facet.standard,
            slow: (world.hero(hero).body.slowed > 0).then_some(true),
            dashed: false,
            focused: false,
            provoked: false,
            next: Vec::new(),
            ghostly: [false; 3],
            over: false,
        };
        for part in parts {
            let Some((n, what)) = part.split_once(' ').and_then(|(n, w)| Some((n.parse::<u8>().ok()?, w)))
            else {
                return wrong(format!(
                    "{part:?} in {:?}; write \"2 combat\", \"1 standard\" or \"3 points\"",
                    self.at
                ));
            };
            match what {
                "combat" => turn.combat = n,
                "standard" => turn.standard = n,
                "points" => turn.movement = Movement::Going(n),
                _ => return wrong(format!("{what:?} in {:?}; write combat, standard or points", self.at)),
            }
        }
        world.stage = Stage::Battle;
        world.active = hero.seat;
        world.turn = Some(turn);
        Ok(())
    }

    /// `enemies battle, bran`: the enemy turn of a hero, with this encounter card just drawn.
    fn start_enemies(&self, game: &Sorcery, world: &mut World, rest: &str) -> Result<(), SetupError> {
        let (card, hero) = rest.split_once(',').unwrap_or((rest, ""));
        let Some(n) = game.content.number_of("EncounterId", card.trim()) else {
            return wrong(format!("there is no encounter card {card:?}"));
        };
        let card = crate::content::EncounterId(n as u8);
        if !hero.trim().is_empty() {
            world.active = hero_named(game, world, hero.trim())?.seat;
        }
        let is = &game.content.encounters[card.index()];
        let mut turn = EnemyTurn { card, left: Vec::new(), count: 0 };
        for activates in [is.first, is.second].into_iter().flatten() {
            let left = world.activated(game, activates);
            if !left.is_empty() {
                turn.count =
                    if let crate::content::Activates::Count(n) = activates { n } else { left.len() as u8 };
                turn.left = left;
                break;
            }
        }
        world.decks.encounters.take(&card);
        world.stage = Stage::Battle;
        world.enemy_turn = Some(turn);
        Ok(())
    }
}

fn critical(game: &Sorcery, text: &str) -> Result<Critical, SetupError> {
    let found = game.content.tokens.critical.iter().copied().find(|token| token.name() == text);
    found.ok_or_else(|| SetupError::new(format!("there is no critical token {text:?}")))
}

fn shadow(text: &str) -> Result<Shadow, SetupError> {
    let all = [Shadow::Citizen, Shadow::Single, Shadow::Experienced, Shadow::Two, Shadow::SpecialEnemy];
    let found = all.into_iter().chain([Shadow::SpecialEvent]).find(|shadow| shadow.name() == text);
    found.ok_or_else(|| SetupError::new(format!("there is no shadow token {text:?}")))
}

fn set<C: Clone + Ord>(
    deck: &mut Deck<C>,
    at: &DeckAt,
    read: impl Fn(&String) -> Result<C, SetupError>,
) -> Result<(), SetupError> {
    let list = |names: &[String]| names.iter().map(&read).collect::<Result<Vec<C>, _>>();
    let gone = list(&at.discard)?;
    match &at.left {
        Some(left) => *deck = Deck::new(list(left)?, WhenEmpty::Reshuffle),
        None => gone.iter().for_each(|card| drop(deck.take(card))),
    }
    gone.into_iter().for_each(|card| deck.discard(card));
    Ok(())
}

fn area(world: &World, name: &str) -> Result<AreaId, SetupError> {
    match world.ground.plan.map.named(name) {
        Some(area) => Ok(area),
        None => wrong(format!("there is no area {name:?} on this map")),
    }
}

fn door(world: &World, pair: &str) -> Result<board::area::DoorId, SetupError> {
    let (one, other) = pair.split_once(' ').unwrap_or((pair, ""));
    let (a, b) = (area(world, one)?, area(world, other)?);
    let found = world.ground.plan.map.doors().iter().find(|d| d.between == (a, b) || d.between == (b, a));
    found.map(|door| door.id).ok_or_else(|| SetupError::new(format!("there is no door between {pair:?}")))
}

fn item(game: &Sorcery, name: &str) -> Result<ItemId, SetupError> {
    game.content.item(name).ok_or_else(|| SetupError::new(format!("there is no item {name:?}")))
}

fn hero_named(game: &Sorcery, world: &World, name: &str) -> Result<HeroId, SetupError> {
    let found = world.hero_ids().into_iter().find(|id| game.class(id.class).hero == name);
    found.ok_or_else(|| SetupError::new(format!("there is no hero {name:?} in this position")))
}

fn fill(world: &World, body: &mut Body, at: &FigureAt) -> Result<(), SetupError> {
    body.wounds = at.wounds;
    body.fire = at.fire;
    body.before = at.before.as_ref().map(|name| area(world, name)).transpose()?;
    for text in &at.conditions {
        condition(body, text)?;
    }
    body.tokens = at.tokens.iter().map(|text| lasting(text)).collect::<Result<_, _>>()?;
    Ok(())
}

fn hero(
    game: &Sorcery,
    world: &World,
    class: ClassId,
    name: &str,
    at: &FigureAt,
) -> Result<Hero, SetupError> {
    let Some(place) = &at.area else { return wrong(format!("{name} needs an area: area = \"a\"")) };
    let mut hero = setup::bare_hero(class, area(world, place)?);
    hero.rank = at.rank.unwrap_or(1);
    hero.ghost = at.ghost;
    (hero.key, hero.done, hero.hidden, hero.awake) = (at.key, at.done, at.hidden, at.awake);
    fill(world, &mut hero.body, at)?;
    let slot = |name: &Option<String>| name.as_ref().map(|name| item(game, name)).transpose();
    hero.main = slot(&at.main)?;
    hero.off = slot(&at.off)?;
    hero.armor = slot(&at.armor)?;
    hero.artifact = slot(&at.artifact)?;
    hero.inventory = at.inventory.iter().map(|name| item(game, name)).collect::<Result<_, _>>()?;
    hero.inventory.sort_unstable();
    for text in &at.powers {
        let (name, wait) = text.split_once(' ').unwrap_or((text, "0"));
        let Some(power) = game.content.power(name) else {
            return wrong(format!("there is no power {name:?}"));
        };
        hero.powers.push(Held { power, wait: wait.parse().unwrap_or(0) });
    }
    if let Some(place) = &at.companion {
        let mut body = Body::new(area(world, place)?);
        body.wounds = at.companion_wounds;
        hero.companion = Some(body);
    }
    Ok(hero)
}
