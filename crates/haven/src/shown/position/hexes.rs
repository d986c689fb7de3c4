//! What hexes are made of, and what lies on them.

use super::build::{Build, Placed};
use super::things::{DoorState, Ground, HexAt};
use super::words::{Names, none_of};
use super::wrong;
use crate::content::{Condition, Conditions, Effect, MonsterCardId, Treasure, TreasureEntry, Whom};
use crate::world::{Trap, TrapDamage};
use board::SpaceId;
use board::hex::Terrain;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::SetupError;

/// A treasure that only a position has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TreasureAt {
    pub number: u8,
    /// `item 11`, `item-design 107`, `gold 10`, `damage 3`, `poison`.
    pub holds: Vec<String>,
}

impl Build<'_> {
    /// What the position says of a hex replaces what was laid out there.
    pub fn hexes(&mut self, places: &[(SpaceId, char)], things: &[Placed]) -> Result<(), SetupError> {
        for (at, c) in places {
            if *c == '^' && things.iter().all(|placed| placed.at != *at) {
                let damage = TrapDamage::ByLevel;
                self.world.place.put_trap(Trap { at: *at, damage, conditions: Conditions::NONE, xp: None });
            }
        }
        for placed in things {
            self.hex(placed.at, &placed.thing.hex).map_err(|e| e.at(&placed.path))?;
            if placed.thing.who.is_some() {
                self.door_under(placed.at);
            }
        }
        Ok(())
    }

    fn hex(&mut self, at: SpaceId, is: &HexAt) -> Result<(), SetupError> {
        self.ground(at, is)?;
        if let Some(state) = is.door {
            self.door(at, state).map_err(|e| e.at("door"))?;
        }
        if let Some(words) = is.trap() {
            self.world.place.traps.retain(|trap| trap.at != at);
            if !words.is_empty() {
                // Who gains by it is known when the characters are.
                let mut trap =
                    Trap { at, damage: TrapDamage::Fixed(0), conditions: Conditions::NONE, xp: None };
                for (n, word) in words.iter().enumerate().filter(|(_, word)| !word.starts_with("xp ")) {
                    trap_word(&mut trap, word).map_err(|e| e.at(n).at("trap"))?;
                }
                self.world.place.put_trap(trap);
            }
        }
        if let Some(count) = is.coins {
            self.world.place.coins.retain(|coin| *coin != at);
            (0..count).for_each(|_| self.world.place.put_coin(at));
        }
        if let Some(treasure) = &is.treasure {
            let treasure = self.treasure(treasure).map_err(|e| e.at("treasure"))?;
            self.world.place.treasures.retain(|(there, _)| *there != at);
            treasure.into_iter().for_each(|treasure| self.world.place.put_treasure(at, treasure));
        }
        Ok(())
    }

    /// On the board of a scenario an obstacle may have been destroyed, or have come.
    fn ground(&mut self, at: SpaceId, is: &HexAt) -> Result<(), SetupError> {
        let there = self.world.place.board.map.terrain(at);
        let Some(ground) = is.terrain.filter(|ground| ground.terrain() != there) else { return Ok(()) };
        if !self.world.has_rooms() || matches!(ground, Ground::Trap | Ground::Corridor) {
            return Ok(());
        }
        let solid = |terrain| matches!(terrain, Terrain::Door | Terrain::Wall);
        if solid(there) || solid(ground.terrain()) {
            let error = SetupError::new("doors and walls stay where the page has them");
            return Err(error.at("terrain").expected("floor, obstacle, hazardous, difficult or icy"));
        }
        self.world.place.board = self.world.place.board.with_terrain(at, ground.terrain());
        Ok(())
    }

    fn door(&mut self, at: SpaceId, state: DoorState) -> Result<(), SetupError> {
        let Some(door) = self.world.place.board.map.door(at) else {
            return Err(SetupError::new("there is no door on this hex").expected("a hex with a door"));
        };
        self.world.place.locked.remove(door);
        match state {
            DoorState::Open => self.world.place.board = self.world.place.board.with_open(door),
            DoorState::Closed | DoorState::Locked => {
                self.world.place.board = self.world.place.board.with_closed(door);
            }
        }
        if state == DoorState::Locked {
            self.world.place.locked.insert(door);
        }
        Ok(())
    }

    fn treasure(&mut self, value: &Value) -> Result<Option<Treasure>, SetupError> {
        match value {
            Value::Bool(false) => Ok(None),
            Value::Bool(true) => Ok(Some(Treasure::Goal)),
            Value::String(name) => {
                let cards = &self.game.content.dungeon.monsters;
                let n = cards.iter().position(|card| card.name == *name);
                let card = n.map(|n| Treasure::Card(MonsterCardId(n as u8)));
                card.map(Some)
                    .ok_or_else(|| none_of("monster card", name, cards.iter().map(|c| c.name.as_str())))
            }
            Value::Object(_) => {
                let made_up: TreasureAt = table::read(value.clone())?;
                let number = made_up.number;
                self.extra.treasures.push(made_up.read()?);
                Ok(Some(Treasure::Number(number)))
            }
            _ => table::read(value.clone()).map(|n| Some(Treasure::Number(n))),
        }
    }

    /// A figure that stands in a door has opened it.
    fn door_under(&mut self, at: SpaceId) {
        if let Some(door) = self.world.place.board.map.door(at) {
            self.world.place.board = self.world.place.board.with_open(door);
        }
    }

    /// Traps that characters have set bring them experience.
    pub fn traps_with_experience(&mut self, things: &[Placed]) -> Result<(), SetupError> {
        for placed in things {
            let words = placed.thing.hex.trap().unwrap_or_default();
            let Some((n, word)) = words.iter().enumerate().find(|(_, word)| word.starts_with("xp ")) else {
                continue;
            };
            let read = || {
                let (xp, hero) = word.trim_start_matches("xp ").split_once(" for ")?;
                Some((Names { game: self.game, world: &self.world }.hero_named(hero).ok()?, xp.parse().ok()?))
            };
            let Some(xp) = read() else {
                let error = SetupError::new(format!("{word:?} names nobody or no number"));
                return Err(error.expected("\"xp 2 for tinkerer\"").at(n).at("trap").at(&placed.path));
            };
            let trap = self.world.place.traps.iter_mut().find(|trap| trap.at == placed.at);
            trap.into_iter().for_each(|trap| trap.xp = Some(xp));
        }
        Ok(())
    }
}

fn trap_word(trap: &mut Trap, word: &str) -> Result<(), SetupError> {
    let right = "damage, damage N, xp N for HERO, or a condition";
    match word.split_once(' ') {
        None if word == "damage" => trap.damage = TrapDamage::ByLevel,
        Some(("damage", n)) => match n.parse() {
            Ok(n) => trap.damage = TrapDamage::Fixed(n),
            Err(_) => return Err(SetupError::new(format!("how much damage is {n:?}?")).expected(right)),
        },
        _ => match word.parse::<Condition>() {
            Ok(condition) => trap.conditions.add(condition),
            Err(error) => {
                return Err(SetupError::new(format!("a trap does not do {word}: {error}")).expected(right));
            }
        },
    }
    Ok(())
}

impl TreasureAt {
    pub fn read(&self) -> Result<TreasureEntry, SetupError> {
        let find = |(n, words): (usize, &String)| find_of(words).map_err(|e| e.at(n).at("holds"));
        let holds = self.holds.iter().enumerate().map(find).collect::<Result<_, _>>()?;
        Ok(TreasureEntry { number: self.number, holds })
    }

    pub fn of(entry: &TreasureEntry) -> TreasureAt {
        TreasureAt { number: entry.number, holds: entry.holds.iter().map(ToString::to_string).collect() }
    }
}

/// What a made-up treasure holds.
fn find_of(words: &str) -> Result<Effect, SetupError> {
    let right = "item N, item-design N, gold N, damage N, random-scenario or a condition";
    match Effect::read(words, Some(Whom::Myself)) {
        Ok(find) if find.is_treasure() => Ok(find),
        Ok(find) => wrong(format!("{find} is in no treasure")).map_err(|e| e.expected(right)),
        Err(error) => {
            wrong(format!("a treasure does not hold {words}: {error}")).map_err(|e| e.expected(right))
        }
    }
}

/// The words of a trap.
pub(super) fn trap_words(names: Names<'_>, trap: &Trap) -> Vec<String> {
    let mut words = match trap.damage {
        TrapDamage::ByLevel => vec!["damage".to_owned()],
        TrapDamage::Fixed(0) => Vec::new(),
        TrapDamage::Fixed(n) => vec![format!("damage {n}")],
    };
    words.extend(trap.conditions.iter().map(|condition| condition.to_string()));
    words.extend(trap.xp.map(|(hero, xp)| format!("xp {xp} for {}", names.figure(hero.into()))));
    if words.is_empty() {
        words.push("damage 0".to_owned());
    }
    words
}

/// A treasure as it is written.
pub(super) fn treasure_word(names: Names<'_>, treasure: Treasure) -> Value {
    match treasure {
        Treasure::Goal => Value::Bool(true),
        Treasure::Number(n) => n.into(),
        Treasure::Card(card) => names.game.monster_card(card).map_or("", |card| &card.name).into(),
    }
}
