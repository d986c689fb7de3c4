//! Positions as cases write them: docs/sorcery.md describes every key. What is not said has the default named here.

mod describe;

pub(crate) use describe::describe;

use super::scene::stage;
use crate::Sorcery;
use crate::content::{
    AreaId, Barred, CardId, Change, Chest, ClassId, Condition, Critical, Gain, Ground, ItemId, Lasting,
    PowerId, QuestId, Shadow, Thing,
};
use crate::rulings::Rulings;
use crate::scenario::setup::{self, Setup};
use crate::world::{
    Body, Chronicle, Coins, Ended, EnemyTurn, Foe, Held, Hero, HeroId, Left, Movement, Snare, Stage, Turn,
    Visit, Who, World,
};
use board::area::Shapes;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Deck, SetupError, WhenEmpty};

/// A position.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
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
    /// Soul shards; 0, or of a quest its own.
    shards: Option<u16>,
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
    /// Cards for sale in the Emporium; all that nobody has.
    emporium: Option<Vec<String>>,
    /// Cards in the supply; all that nobody has.
    supply: Option<Vec<String>>,
    /// Cards that are improved until the end of the quest.
    improved: Vec<String>,
    /// Who visits the Emporium.
    visit: Option<VisitAt>,
    /// What the campaign remembers.
    campaign: Option<ChronicleAt>,
    /// Charges that artifacts have lost.
    charges_spent: Vec<(String, u8)>,
    /// Tokens of powers: `"a liss hunting-trap 1"`.
    snares: Vec<String>,
    /// Special actions that were taken.
    specials: Vec<String>,
    /// Waypoints that were reached.
    reached: Vec<u8>,
    /// Enemies that were killed.
    killed: Vec<String>,
    /// The hero that is active, or was last.
    active: Option<String>,
    /// More of the turn that `at` names.
    turn: TurnAt,
    /// Enemies that are still to be activated, and how many of them.
    to_act: Option<(Vec<String>, u8)>,
    /// How it ended.
    ended: Option<Ended>,
}

/// A visit to the Emporium.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
struct VisitAt {
    /// Who is there; everybody.
    heroes: Option<Vec<String>>,
    /// Who is served.
    at: Option<String>,
    /// Who has been to the tavern.
    gambled: Vec<String>,
    /// Whether only the supply is open.
    supply: bool,
}

/// What a campaign remembers.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
struct ChronicleAt {
    won: Vec<String>,
    lost: u8,
    marks: Vec<u8>,
}

/// What a turn holds beside its actions.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
struct TurnAt {
    movement: Option<Movement>,
    more: u8,
    slow: Option<bool>,
    dashed: bool,
    focused: bool,
    provoked: bool,
    next: Vec<(String, Gain)>,
    ghostly: [bool; 3],
    over: bool,
    evaded: Option<String>,
}

#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct DeckAt {
    left: Option<Vec<String>>,
    #[serde(default)]
    discard: Vec<String>,
}

/// A figure by its name: a hero, or an enemy card.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
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
    /// Coins of 5, 10 and 50 crowns, instead of `crowns`.
    coins: Option<[u8; 3]>,
    /// What lasts until the next time phase, with what caused it.
    changes: Vec<(String, Change)>,
    /// Limited powers that were used in this round, and in this quest.
    used: [Vec<String>; 2],
    fell: bool,
    companion_acted: bool,
    /// Everything about the companion's figure.
    companion_is: Option<Box<FigureAt>>,
    /// Everything about each figure of an enemy, the dead left out.
    each: Vec<Option<FigureAt>>,
    taunted: Option<String>,
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

/// `stunned`, `poisoned-1`; `stunned 2`: received in the figure's own turn.
fn condition(body: &mut Body, text: &str) -> Result<(), SetupError> {
    let (text, until) = match text.strip_suffix(" 2") {
        Some(text) => (text, 2),
        None => (text, 1),
    };
    let all = [Condition::Stunned, Condition::Blinded, Condition::KnockedDown, Condition::Slowed];
    let all = all.into_iter().chain([Condition::Poisoned(1), Condition::Poisoned(2)]);
    match all.into_iter().find(|c| c.name() == text) {
        Some(Condition::Stunned) => body.stunned = until,
        Some(Condition::Blinded) => body.blinded = until,
        Some(Condition::Slowed) => body.slowed = until,
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
        self.shelves(game, &mut world)?;
        self.start(game, &mut world)?;
        self.turn(&mut world)?;
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
            world.heroes[n].coins = match at.coins {
                Some(coins) => Coins(coins),
                None => world.bank.pay(at.crowns),
            };
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
                        None => coins_or_item(game, other)?,
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
        world.fires.sort_unstable();
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
            self.bodies(world, &mut foe, at)?;
            if let Some(hero) = &at.taunted {
                foe.taunted = Some(hero_named(game, world, hero)?);
            }
            world.decks.enemies.take(&card);
            world.foes.push(foe);
            world.foes.sort_by_key(|foe| foe.card);
        }
        Ok(())
    }

    /// The figures of an enemy, where they are written one by one.
    fn bodies(&self, world: &World, foe: &mut Foe, at: &FigureAt) -> Result<(), SetupError> {
        for (figure, one) in foe.figures.iter_mut().zip(&at.each) {
            *figure = match one {
                None => None,
                Some(one) => Some(body_at(world, one)?),
            };
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
                "souls" => {
                    set(&mut decks.souls, at, |t| id("ItemId")(t).map(|n| ItemId(n as u16)))?;
                    let (left, gone) = (decks.souls.cards_left(), decks.souls.discarded().to_vec());
                    decks.souls = Deck::new(left, WhenEmpty::Stay);
                    gone.into_iter().for_each(|card| decks.souls.discard(card));
                }
                "loot" => set(&mut decks.loot, at, |t| {
                    t.parse::<u8>().map_err(|_| SetupError::new(format!("{t:?} is no loot token; write 10")))
                })?,
                "chests" => set(&mut decks.chests, at, |t| chest(game, t))?,
                "searches" => set(&mut decks.searches, at, |t| {
                    id("SearchId")(t).map(|n| crate::content::SearchId(n as u8))
                })?,
                "critical" => set(&mut decks.critical, at, |t| critical(game, t))?,
                "shadows" => set(&mut decks.shadows, at, |t| shadow(t))?,
                other => return wrong(format!("there is no deck {other:?}")),
            }
        }
        Ok(())
    }

    fn counts(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        world.shards = self.shards.unwrap_or(world.shards);
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

    /// Emporium, supply and campaign, and what the quest has seen so far.
    fn shelves(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        world.shelve(game);
        let items =
            |names: &[String]| names.iter().map(|name| item(game, name)).collect::<Result<Vec<_>, _>>();
        if let Some(list) = &self.emporium {
            world.stock = items(list)?;
        }
        if let Some(list) = &self.supply {
            world.supply = items(list)?;
        }
        world.improved = items(&self.improved)?;
        for (name, n) in &self.charges_spent {
            world.spent.push((item(game, name)?, *n));
        }
        let heroes = |names: &[String]| {
            names.iter().map(|name| hero_named(game, world, name)).collect::<Result<Vec<_>, _>>()
        };
        let visit = match &self.visit {
            None => None,
            Some(at) => Some(Visit {
                heroes: at.heroes.as_ref().map_or(Ok(world.hero_ids()), |names| heroes(names))?,
                at: at.at.as_ref().map(|name| hero_named(game, world, name)).transpose()?,
                gambled: heroes(&at.gambled)?,
                supply: at.supply,
            }),
        };
        world.visit = visit;
        if !self.decks.contains_key("souls") {
            world.decks.souls = setup::souls(game, world);
        }
        let quest = |name: &String| {
            game.content.quest(name).ok_or_else(|| SetupError::new(format!("there is no quest {name}")))
        };
        if let Some(at) = &self.campaign {
            let won = at.won.iter().map(quest).collect::<Result<_, _>>()?;
            world.campaign = Some(Chronicle { won, lost: at.lost, marks: at.marks.clone() });
        }
        for text in &self.snares {
            world.snares.push(snare(game, world, text)?);
        }
        world.snares.sort_unstable();
        if let Some(id) = world.agreed.quest {
            let all = &game.content.quests[id.index()].specials;
            let place = |name: &String| all.iter().position(|special| special.name == *name).map(|n| n as u8);
            world.specials = self.specials.iter().filter_map(place).collect();
        }
        world.reached = self.reached.clone();
        for name in &self.killed {
            let found = game.content.number_of("CardId", name);
            let n = found.ok_or_else(|| SetupError::new(format!("there is no enemy card {name:?}")))?;
            world.killed.push(CardId(n as u8));
        }
        world.ended = self.ended;
        Ok(())
    }

    /// What the turn holds beside its actions, and who is active.
    fn turn(&self, world: &mut World) -> Result<(), SetupError> {
        let at = &self.turn;
        let evaded = at.evaded.as_ref().map(|name| area(world, name)).transpose()?;
        if let Some(turn) = &mut world.turn {
            turn.movement = at.movement.unwrap_or(turn.movement);
            turn.slow = at.slow.or(turn.slow);
            (turn.more, turn.dashed, turn.focused, turn.provoked) =
                (at.more, at.dashed, at.focused, at.provoked);
            (turn.ghostly, turn.over, turn.evaded) = (at.ghostly, at.over, evaded);
            turn.next = at.next.clone();
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
            let all = [Stage::Time, Stage::Souls, Stage::Battle, Stage::Event, Stage::SetUp, Stage::Visit];
            let mut all = all.into_iter().chain([Stage::Between, Stage::Over]);
            let Some(found) = all.find(|s| stage(*s) == first) else {
                return wrong(format!(
                    "at = {:?} is none of: turn HERO, enemies CARD, setup, emporium, time, souls, battle, event, between",
                    self.at
                ));
            };
            world.stage = found;
            if let Some(hero) = &self.active {
                world.active = hero_named(game, world, hero)?.seat;
            }
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
            evaded: None,
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
        if let Some((names, count)) = &self.to_act {
            let card = |name: &String| {
                let found = game.content.number_of("CardId", name).map(|n| CardId(n as u8));
                found.ok_or_else(|| SetupError::new(format!("there is no enemy card {name:?}")))
            };
            turn.left = names.iter().map(card).collect::<Result<_, _>>()?;
            turn.count = *count;
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

fn chest(game: &Sorcery, text: &str) -> Result<Chest, SetupError> {
    let found = game.content.tokens.chests.iter().copied().find(|chest| chest.name() == text);
    found.ok_or_else(|| SetupError::new(format!("there is no chest {text:?}")))
}

/// `a liss hunting-trap 1`: where, whose, which power at which level.
fn snare(game: &Sorcery, world: &World, text: &str) -> Result<Snare, SetupError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [at, hero, power, level] = words[..] else {
        return wrong(format!("{text:?} is no snare; write \"a liss hunting-trap 1\""));
    };
    let found = game.content.power(power);
    let power = found.ok_or_else(|| SetupError::new(format!("there is no power {power:?}")))?;
    let level = level.parse::<u8>().unwrap_or(1).saturating_sub(1);
    Ok(Snare { at: area(world, at)?, hero: hero_named(game, world, hero)?, power, level })
}

/// A figure of its own.
fn body_at(world: &World, at: &FigureAt) -> Result<Body, SetupError> {
    let Some(place) = &at.area else { return wrong("every figure needs an area") };
    let mut body = Body::new(area(world, place)?);
    fill(world, &mut body, at)?;
    body.shields = at.shields.unwrap_or(0);
    Ok(body)
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

fn power_named(game: &Sorcery, name: &str) -> Result<PowerId, SetupError> {
    game.content.power(name).ok_or_else(|| SetupError::new(format!("there is no power {name:?}")))
}

fn hero_named(game: &Sorcery, world: &World, name: &str) -> Result<HeroId, SetupError> {
    let found = world.hero_ids().into_iter().find(|id| game.class(id.class).hero == name);
    found.ok_or_else(|| SetupError::new(format!("there is no hero {name:?} in this position")))
}

/// `coins 1 0 2`: coins of 5, 10 and 50 crowns; or an item.
fn coins_or_item(game: &Sorcery, text: &str) -> Result<Left, SetupError> {
    let Some(coins) = text.strip_prefix("coins ") else { return Ok(Left::Item(item(game, text)?)) };
    let numbers: Vec<u8> = coins.split_whitespace().filter_map(|n| n.parse().ok()).collect();
    match numbers[..] {
        [five, ten, fifty] => Ok(Left::Coins(Coins([five, ten, fifty]))),
        _ => wrong(format!("{text:?}: write \"coins 1 0 2\" for coins of 5, 10 and 50 crowns")),
    }
}

fn fill(world: &World, body: &mut Body, at: &FigureAt) -> Result<(), SetupError> {
    body.wounds = at.wounds;
    body.fire = at.fire;
    body.before = at.before.as_ref().map(|name| area(world, name)).transpose()?;
    for text in &at.conditions {
        condition(body, text)?;
    }
    body.changes = at.changes.clone();
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
    (hero.fell, hero.companion_acted) = (at.fell, at.companion_acted);
    fill(world, &mut hero.body, at)?;
    let slot = |name: &Option<String>| name.as_ref().map(|name| item(game, name)).transpose();
    hero.main = slot(&at.main)?;
    hero.off = slot(&at.off)?;
    hero.armor = slot(&at.armor)?;
    hero.artifact = slot(&at.artifact)?;
    hero.inventory = at.inventory.iter().map(|name| item(game, name)).collect::<Result<_, _>>()?;
    hero.inventory.sort_unstable();
    for text in &at.powers {
        let mut words = text.split_whitespace();
        let power = power_named(game, words.next().unwrap_or_default())?;
        let wait = words.next().and_then(|wait| wait.parse().ok()).unwrap_or(0);
        let from = words.next().map(|name| item(game, name)).transpose()?;
        hero.powers.push(Held { power, wait, from });
    }
    let powers =
        |names: &[String]| names.iter().map(|name| power_named(game, name)).collect::<Result<_, _>>();
    (hero.used_round, hero.used_quest) = (powers(&at.used[0])?, powers(&at.used[1])?);
    if let Some(place) = &at.companion {
        let mut body = Body::new(area(world, place)?);
        body.wounds = at.companion_wounds;
        hero.companion = Some(body);
    }
    if let Some(figure) = &at.companion_is {
        hero.companion = Some(body_at(world, figure)?);
    }
    Ok(hero)
}
