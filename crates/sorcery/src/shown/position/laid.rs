//! What lies on the map, and what is in the decks.

use super::Position;
use super::names::{area, door, hero_named, item, numbered, wrong};
use crate::Sorcery;
use crate::content::{CardId, Chest, Critical, ItemId, Shadow, Thing};
use crate::world::{Coins, Left, World};
use serde::{Deserialize, Serialize};
use table::{Deck, SetupError, WhenEmpty};

#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeckAt {
    pub(super) left: Option<Vec<String>>,
    #[serde(default)]
    pub(super) discard: Vec<String>,
}

impl Position {
    pub(super) fn on_the_map(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
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

    /// What a quest lays and the position does not mention: gates and altars as far as they are on the map, and shadows that
    /// nobody sees (SS-SHW-03).
    pub(super) fn what_is_not_said(&self, world: &mut World) {
        let there: Vec<Thing> = world.things.iter().map(|(_, thing)| *thing).collect();
        if self.gates.is_none() {
            world.gates.retain(|n| there.contains(&Thing::Gate(*n)));
        }
        if self.altars.is_none() {
            world.altars.retain(|n| there.contains(&Thing::Altar(*n)));
        }
    }

    /// Treasures that somebody has or that lie on the map are not in their deck, events that lie open not in theirs, and red
    /// tokens on figures not in their pool.
    pub(super) fn take_out_what_is_elsewhere(&self, game: &Sorcery, world: &mut World) {
        if self.shadow_tokens.is_none() {
            let seen = world.shadows_in_sight();
            world.shadows.retain(|area| !seen.contains(area));
        }
        if self.decks.get("treasures").is_none_or(|at| at.left.is_none()) {
            let held = world.heroes.iter().flat_map(|hero| hero.worn().chain(hero.inventory.iter().copied()));
            let lying = world
                .left
                .iter()
                .filter_map(|(_, left)| if let Left::Item(id) = left { Some(*id) } else { None });
            let out: Vec<ItemId> = held.chain(lying).chain(world.supply.iter().copied()).collect();
            for item in out {
                world.decks.treasures.take(&game.content.front(item).unwrap_or(item));
            }
        }
        if self.decks.get("events").is_none_or(|at| at.left.is_none()) {
            let open: Vec<_> = world.face_up.iter().copied().chain(world.day).collect();
            for event in open {
                world.decks.events.take(&event);
            }
        }
        if self.decks.get("critical").is_none_or(|at| at.left.is_none()) {
            let bodies = world.everybody().into_iter().filter_map(|who| world.body(who));
            let out: Vec<Critical> =
                bodies.flat_map(|body| body.tokens.iter().map(|t| Critical::Stays(*t))).collect();
            for token in out {
                world.decks.critical.take(&token);
            }
        }
    }

    pub(super) fn decks(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
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

    pub(super) fn counts(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
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
        world.face_up = self.face_up.iter().map(event).collect::<Result<_, _>>()?;
        world.day = self.day.as_ref().map(event).transpose()?;
        if let Some(text) = &self.threat {
            let (name, level) = text.split_once(' ').unwrap_or((text, "1"));
            let Ok(level) = level.parse() else {
                return wrong(format!("threat = {text:?}; write \"bran 2\""));
            };
            world.threat = Some((hero_named(game, world, name)?, level));
        }
        Ok(())
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

fn critical(game: &Sorcery, text: &str) -> Result<Critical, SetupError> {
    let found = game.content.tokens.critical.iter().copied().find(|token| token.name() == text);
    found.ok_or_else(|| SetupError::new(format!("there is no critical token {text:?}")))
}

fn chest(game: &Sorcery, text: &str) -> Result<Chest, SetupError> {
    let found = game.content.tokens.chests.iter().copied().find(|chest| chest.name() == text);
    found.ok_or_else(|| SetupError::new(format!("there is no chest {text:?}")))
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

/// `coins 1 0 2`: coins of 5, 10 and 50 crowns; or an item.
fn coins_or_item(game: &Sorcery, text: &str) -> Result<Left, SetupError> {
    let Some(coins) = text.strip_prefix("coins ") else { return Ok(Left::Item(item(game, text)?)) };
    let numbers: Vec<u8> = coins.split_whitespace().filter_map(|n| n.parse().ok()).collect();
    match numbers[..] {
        [five, ten, fifty] => Ok(Left::Coins(Coins([five, ten, fifty]))),
        _ => wrong(format!("{text:?}: write \"coins 1 0 2\" for coins of 5, 10 and 50 crowns")),
    }
}
