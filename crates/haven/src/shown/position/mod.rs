//! Positions as cases write them. A key that is left out has the default that is named here after the semicolon.
//!
//! A position can say everything that a world holds between two units: [`describe`](describe::describe) writes a world
//! down, and [`Position::arrange`] makes the same world of it again. What has its usual value is left out.

use crate::actions::items;
use crate::content::{Element, GoalId, ItemId, LootList};
use crate::rulings::Rulings;
use crate::scenario::aftermath;
use crate::scenario::dungeon::{self, DungeonAt};
use crate::scenario::setup::{self, Setup};
use crate::world::{Campaign, Difficulty, Extra, Strength, Variants};
use crate::{Board, Edition, FigureId, Haven, World};
use board::SpaceId;
use board::hex::Doors;
use board::hex::draw::{Drawing, DrawingError};
use build::{Build, Placed};
use possible::Possible;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Chance, SetupError};
use things::{Thing, is_usual};
use words::{Names, none_of};

mod build;
mod decks;
pub(crate) mod describe;
mod heroes;
mod hexes;
mod possible;
mod results;
mod things;
mod turns;
mod words;

/// A position.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Where play stands: `turn brute` (its turn has begun), `start of turn brute`, `turn bandit-guard-1` (only
    /// this one), `turn bandit-guard` (all that have not acted), `after the last turn`, `round-start`,
    /// `end-of-round`, `setup`, `setup goals`, `setup items`, `setup hands`, `setup event`, `setup start`, `over`.
    at: String,
    /// The hexes: `.` floor, `#` obstacle, `%` wall, `_` nothing; everything else as in the legend.
    #[serde(default, skip_serializing_if = "is_usual")]
    map: String,
    /// Instead of a map: a scenario by its number or name, with what lies in its revealed rooms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scenario: Option<String>,
    /// Instead of a map: a random dungeon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dungeon: Option<DungeonAt>,
    /// The rooms of the scenario that are revealed, from 1; the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    revealed: Option<Vec<u8>>,
    /// Who and what is where, by column and row.
    #[serde(default, skip_serializing_if = "is_usual")]
    put: BTreeMap<String, Value>,
    /// Figures that have left the board, each with the hex `at` which it stood: exhausted characters, objectives
    /// that are destroyed.
    #[serde(default, skip_serializing_if = "is_usual")]
    away: Vec<Value>,
    /// What the other characters of the map mean.
    #[serde(default, skip_serializing_if = "is_usual")]
    legend: BTreeMap<char, Value>,
    /// The characters in the order of their seats; as their classes are in the content.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    party: Option<Vec<String>>,
    /// The summons in the order in which they came; as they are on the map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    summons: Option<Vec<String>>,
    /// The objectives that are in play, in the order of the scenario's page; those of the revealed rooms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    objectives: Option<Vec<String>>,
    /// The obstacles of several hexes that are destroyed, by their first hexes.
    #[serde(default, skip_serializing_if = "is_usual")]
    destroyed: Vec<String>,
    /// The special rules that are over, from 1.
    #[serde(default, skip_serializing_if = "is_usual")]
    rules_over: Vec<u8>,
    /// FH-SCN-03: the sections that have been read, by their numbers; rooms that are revealed do not read theirs.
    #[serde(default, skip_serializing_if = "is_usual")]
    read: Vec<String>,
    /// FH-SCN-03: the rooms that have been taken away, from 1; they are among the revealed ones.
    #[serde(default, skip_serializing_if = "is_usual")]
    taken_away: Vec<u8>,
    /// The rounds that were over when rounds were counted anew; 0.
    #[serde(default, skip_serializing_if = "is_usual")]
    rounds_before: u8,
    /// FH-LDK-01: the loot deck; what the scenario's page says, without what the characters have drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    loot_deck: Option<LootList>,
    /// The next door that a boss opens.
    #[serde(default, skip_serializing_if = "is_usual")]
    next_door: u8,
    /// Monsters killed so far; 0.
    #[serde(default, skip_serializing_if = "is_usual")]
    kills: u8,
    /// FH-BOS-05: the damage that characters and summons have dealt to bosses, by their names; none.
    #[serde(default, skip_serializing_if = "is_usual")]
    dealt: BTreeMap<String, u8>,
    /// Rounds that began without a monster; 0.
    #[serde(default, skip_serializing_if = "is_usual")]
    empty_rounds: u8,
    /// For which signs of its card a type has consumed an element this round: `living-bones 0`.
    #[serde(default, skip_serializing_if = "is_usual")]
    paid: Vec<String>,
    /// FH-MEL-01: the types of which a figure has performed an ability, and whose group has not infused yet.
    #[serde(default, skip_serializing_if = "is_usual")]
    performed: Vec<String>,
    /// The types whose figures came in the turn under way.
    #[serde(default, skip_serializing_if = "is_usual")]
    arrived: Vec<String>,
    /// The numbered treasures that were looted: `brute 7`.
    #[serde(default, skip_serializing_if = "is_usual")]
    found: Vec<String>,
    /// The items that were found, by their numbers: `brute 11`.
    #[serde(default, skip_serializing_if = "is_usual")]
    found_items: Vec<String>,
    /// The campaign in which the scenario is played; none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    campaign: Option<Campaign>,
    /// With `at = "setup"`: what is agreed before a scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    setup: Option<Setup>,
    /// The edition; that of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    edition: Option<Edition>,
    /// How open questions are answered; as usual.
    #[serde(default, skip_serializing_if = "is_usual")]
    rulings: Rulings,
    /// Variants that are played; none.
    #[serde(default, skip_serializing_if = "is_usual")]
    variants: Variants,
    /// The scenario level; 1, or as the difficulty and the characters' levels say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    /// Instead of a level: how hard it is; none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    difficulty: Option<Difficulty>,
    /// The round; 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    round: Option<u8>,
    /// The last round of an arena; none.
    #[serde(default, skip_serializing_if = "is_usual")]
    last_round: u8,
    /// The last round in which an enemy has died, if cards ask for it; none.
    #[serde(default, skip_serializing_if = "is_usual")]
    last_death: u8,
    /// The elements that are not inert.
    #[serde(default, skip_serializing_if = "is_usual")]
    elements: BTreeMap<Element, Waxing>,
    /// The elements that become strong at the end of this turn.
    #[serde(default, skip_serializing_if = "is_usual")]
    infused: Vec<Element>,
    /// The monsters' modifier deck; a standard deck. The cards that are left in it, or a table as characters have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    monster_modifiers: Option<Value>,
    /// The modifier deck of the scenario allies; a standard deck, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ally_modifiers: Option<Value>,
    /// The ability decks of monsters, by their names; no card is drawn.
    #[serde(default, skip_serializing_if = "is_usual")]
    decks: BTreeMap<String, decks::DeckAt>,
    /// The ability decks in the order in which they are drawn from; as the scenario and the monsters on the map say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deck_order: Option<Vec<String>>,
    /// The battle goals in the deck; all that are neither dealt nor aside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    goal_deck: Option<Vec<String>>,
    /// The battle goals that were dealt and not kept.
    #[serde(default, skip_serializing_if = "is_usual")]
    goals_aside: Vec<String>,
    /// Monster ability cards that only this position has: `50 move+0, attack+1`. In `decks` they are `made-up 1`.
    #[serde(default, skip_serializing_if = "is_usual")]
    made_up_cards: Vec<String>,
    /// Modifier cards that only this position has: `rolling stun`. In modifier decks they are `made-up 1`.
    #[serde(default, skip_serializing_if = "is_usual")]
    made_up_modifiers: Vec<String>,
    /// Treasures that only this position has.
    #[serde(default, skip_serializing_if = "is_usual")]
    made_up_treasures: Vec<hexes::TreasureAt>,
    /// Who has a turn after this one; the characters who have not acted, by initiative.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    queue: Option<Vec<String>>,
    /// Characters and types in the order of this round.
    #[serde(default, skip_serializing_if = "is_usual")]
    order: Vec<String>,
    /// What has been done in the turn under way; nothing.
    #[serde(default, skip_serializing_if = "is_usual")]
    turn: turns::TurnAt,
    /// How the scenario has ended: it is played to the end of the round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ended: Option<turns::EndedAt>,
    /// What it has brought, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    results: Option<results::ResultsAt>,
}

/// How strong an element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Waxing {
    Waning,
    Strong,
}

/// FH-DIF-17: a condition that this edition does not have.
fn unknown(game: &Haven, placed: &Placed) -> Option<SetupError> {
    let condition = placed.thing.conditions().iter().find(|c| !game.edition.has(*c))?;
    let error = SetupError::new(format!("{} has no {condition}", game.edition));
    Some(error.at("conditions").at(&placed.path).expected("conditions of this game"))
}

fn wrong<T>(text: impl Into<String>) -> Result<T, SetupError> {
    Err(SetupError::new(text))
}

impl Position {
    pub(crate) fn arrange(self, game: &Haven, chance: &mut Chance) -> Result<World, SetupError> {
        if let Some(setup) = &self.setup {
            if self.at != "setup" {
                return Err(SetupError::new("a `setup` goes with at = \"setup\"")
                    .at("at")
                    .expected("\"setup\""));
            }
            return setup::begin(game, setup, chance).map_err(|e| e.at("setup"));
        }
        game.admit(self.edition.unwrap_or(game.edition)).map_err(|e| e.at("edition"))?;
        let (world, places) = self.place(game)?;
        let things = self.things(game, &world, &places)?;
        // GH-SET-06: before items are chosen, a character holds all that it owns.
        let equipped = !["setup goals", "setup items"].contains(&self.at.as_str());
        let found = self.found_items.clone();
        self.fill(Build { game, world, extra: Extra::default(), equipped, found }, &places, &things)
    }

    /// The board with what the page or the cards put on it, and the characters of the drawing.
    fn place(&self, game: &Haven) -> Result<(World, Vec<(SpaceId, char)>), SetupError> {
        let (mut world, places) = match (&self.scenario, &self.dungeon) {
            (Some(_), Some(_)) => {
                let text = "a position is in a scenario or in a dungeon, not in both";
                return Err(SetupError::new(text).at("dungeon"));
            }
            (Some(name), None) => (self.in_scenario(game, name)?, Vec::new()),
            (None, Some(dungeon)) => (self.in_dungeon(game, dungeon)?, Vec::new()),
            (None, None) => self.on_map(game)?,
        };
        if self.scenario.is_none() {
            world.join(game, self.campaign.as_ref(), None).map_err(|e| e.at("campaign"))?;
        }
        Ok((world, places))
    }

    fn on_map(&self, game: &Haven) -> Result<(World, Vec<(SpaceId, char)>), SetupError> {
        let mut legend: BTreeMap<char, board::hex::Terrain> = BTreeMap::new();
        for (c, value) in &self.legend {
            let thing = Thing::read(value.clone()).map_err(|e| e.at(c).at("legend"))?;
            legend.insert(*c, thing.hex.terrain());
        }
        let at_row = |e: DrawingError| {
            let error = SetupError::new(e.to_string());
            match row_of(&e) {
                Some(row) => error.at(format!("map:{row}")),
                None => error.at("map"),
            }
        };
        let drawing: Drawing = self.map.replace('_', " ").parse().map_err(at_row)?;
        let terrain = |c: char| legend.get(&c).copied().or_else(|| Drawing::usual(c));
        let map = drawing.map(terrain).map_err(at_row)?;
        let place = |(hex, c)| Some((map.space(hex)?, c));
        let places: Vec<(SpaceId, char)> = drawing.cells().filter_map(place).collect();
        let board = Arc::new(Board::new(map, Doors::all_closed(), self.rulings.sight(game.edition)));
        Ok((self.agree(World::empty(board, game.edition, self.rulings)), places))
    }

    /// A position in a scenario: its map with the doors between revealed rooms open, and what lies in these rooms.
    fn in_scenario(&self, game: &Haven, name: &str) -> Result<World, SetupError> {
        let all = &game.content.scenarios;
        let found = all.iter().position(|s| s.name == name || s.label.to_string() == name);
        let Some(n) = found else {
            return Err(none_of("scenario", name, all.iter().map(|s| s.name.as_str())).at("scenario"));
        };
        let scenario = &all[n];
        let board = game.boards.of_scenario(scenario, self.rulings.sight(game.edition));
        let mut world = self.agree(World::empty(board, game.edition, self.rulings));
        world.place.scenario = Some(crate::content::ScenarioId(n as u8));
        world.join(game, self.campaign.as_ref(), Some(scenario)).map_err(|e| e.at("campaign"))?;
        let rooms = self.revealed.clone().unwrap_or_else(|| vec![1]);
        let there = 1..=scenario.rooms.len() as u8;
        if let Some(n) = rooms.iter().position(|room| !there.contains(room)) {
            let error = SetupError::new(format!("{name} has no room {}", rooms[n])).at(n).at("revealed");
            return Err(error.expected(format!("1 to {}", scenario.rooms.len())));
        }
        world.show_rooms(scenario, &rooms);
        for (n, room) in self.taken_away.iter().enumerate() {
            if !rooms.contains(room) {
                let error = SetupError::new(format!("room {room} has not been revealed")).at(n);
                return Err(error.at("taken_away").expected("one of the revealed rooms"));
            }
            world.take_room_away(scenario, usize::from(*room) - 1);
        }
        world.take_sides(scenario);
        Ok(world)
    }

    /// A position in a random dungeon: the rooms that are built, and what lies in them.
    fn in_dungeon(&self, game: &Haven, dungeon: &DungeonAt) -> Result<World, SetupError> {
        let board = game.boards.of(dungeon::WAITING_ROOM, self.rulings.sight(game.edition));
        let board = board.map_err(|e| SetupError::new(e.to_string()))?;
        let mut world = self.agree(World::empty(board, game.edition, self.rulings));
        world.lay_dungeon(game, dungeon).map_err(|e| e.at("dungeon"))?;
        Ok(world)
    }

    fn agree(&self, mut world: World) -> World {
        world.agreed.variants = self.variants;
        world
    }

    /// Everything that is said of hexes: by the characters of the drawing, or by column and row.
    fn things(
        &self,
        game: &Haven,
        world: &World,
        places: &[(SpaceId, char)],
    ) -> Result<Vec<Placed>, SetupError> {
        let mut things = Vec::new();
        for (at, c) in places {
            if let Some(value) = self.legend.get(c) {
                let path = format!("legend.{c}");
                let thing = Thing::read(value.clone()).map_err(|e| e.at(&path))?;
                things.push(Placed { at: *at, path, thing });
            }
        }
        for (name, value) in &self.put {
            let path = format!("put.{name}");
            let read = || {
                let at = Names { game, world }.hex_named(name)?;
                Ok((at, Thing::read(value.clone())?))
            };
            let (at, thing) = read().map_err(|e: SetupError| e.at(&path))?;
            things.push(Placed { at, path, thing });
        }
        things.sort_by_key(|placed| placed.at);
        match things.iter().find_map(|placed| unknown(game, placed)) {
            Some(error) => Err(error),
            None => Ok(things),
        }
    }

    /// Figures that have left the board.
    fn gone(&self, game: &Haven, world: &World) -> Result<Vec<Placed>, SetupError> {
        let mut all = Vec::new();
        for (n, value) in self.away.iter().enumerate() {
            let read = || {
                let mut value = value.clone();
                let at = value.as_object_mut().and_then(|fields| fields.remove("at"));
                let Some(Value::String(at)) = at else {
                    return Err(
                        SetupError::new("it does not say where it stood").expected("at = \"COLUMN,ROW\"")
                    );
                };
                let at = Names { game, world }.hex_named(&at).map_err(|e| e.at("at"))?;
                Ok((at, Thing::read(value)?))
            };
            let (at, thing) = read().map_err(|e: SetupError| e.at(n).at("away"))?;
            all.push(Placed { at, path: format!("away.{n}"), thing });
        }
        Ok(all)
    }

    fn fill(
        &self,
        mut build: Build<'_>,
        places: &[(SpaceId, char)],
        things: &[Placed],
    ) -> Result<World, SetupError> {
        let game = build.game;
        let gone = self.gone(game, &build.world)?;
        build.level(self, things)?;
        build.world.foes.kills = self.kills;
        build.made_up(self)?;
        build.hexes(places, things)?;
        build.heroes(self, things, &gone)?;
        build.traps_with_experience(things)?;
        build.objectives(self, things, &gone)?;
        build.goal_deck(self)?;
        build.monsters(self, things)?;
        build.summons(self, things)?;
        build.active_cards(things)?;
        build.decks(self)?;
        let owned = |hero: &crate::world::Hero| -> Vec<ItemId> {
            hero.items.iter().map(|gear| gear.item).chain(hero.left_at_home.iter().copied()).collect()
        };
        let owned: Vec<Vec<ItemId>> = build.world.party.heroes.iter().map(owned).collect();
        if let Some(why) = items::too_many_copies(game, self.rulings, &owned) {
            return Err(SetupError::new(why).at("items").expected("no more than there are"));
        }
        let Build { mut world, extra, .. } = build;
        world.agreed.extra = Arc::new(extra);
        world.turns.round = self.round.unwrap_or(1);
        world.turns.last_round = self.last_round;
        world.turns.last_death = self.last_death;
        for (element, waxing) in &self.elements {
            world.elements.now[*element as usize] = match waxing {
                Waxing::Waning => Strength::Waning,
                Waxing::Strong => Strength::Strong,
            };
        }
        self.infused.iter().for_each(|element| world.elements.infused.insert(*element as usize));
        self.lists(game, &mut world)?;
        self.start_at(game, &mut world, things)?;
        Possible { game, world: &world, things, gone: &gone }.check()?;
        one_on_each_hex(game, &world, things)?;
        Ok(world)
    }

    /// What is counted and remembered, besides what is on the board.
    fn lists(&self, game: &Haven, world: &mut World) -> Result<(), SetupError> {
        for (n, name) in self.destroyed.iter().enumerate() {
            let at = Names { game, world }.hex_named(name).map_err(|e| e.at(n).at("destroyed"))?;
            world.place.destroyed.push(at);
        }
        for (n, rule) in self.rules_over.iter().enumerate() {
            let last = world.scenario_of(game).map_or(0, |s| s.rules.len());
            match usize::from(*rule).checked_sub(1).filter(|rule| *rule < last) {
                Some(rule) => world.place.rules_over.insert(rule),
                None => {
                    let error = SetupError::new(format!("there is no special rule {rule}"));
                    return Err(error.expected(format!("1 to {last}")).at(n).at("rules_over"));
                }
            }
        }
        for (n, number) in self.read.iter().enumerate() {
            let scenario = world.scenario_of(game);
            let mut sections = scenario.iter().flat_map(|s| &s.sections);
            match sections.position(|section| section.number.to_string() == *number) {
                Some(section) => world.place.read.insert(section),
                None => {
                    let text = format!("there is no section {number} that is read");
                    return Err(SetupError::new(text).at(n).at("read"));
                }
            }
        }
        world.place.rounds_before = self.rounds_before;
        world.decks.loot = match &self.loot_deck {
            Some(list) => crate::world::loot_deck(list),
            None => loot_left(game, world),
        };
        world.place.next_door = self.next_door;
        world.foes.empty_rounds = self.empty_rounds;
        for (name, dealt) in &self.dealt {
            let kind = decks::kind_named(game, name).map_err(|e| e.at("dealt"))?;
            world.foes.dealt.push((kind, *dealt));
        }
        world.foes.dealt.sort();
        for (n, words) in self.paid.iter().enumerate() {
            let (name, sign) = words.rsplit_once(' ').unwrap_or((words, ""));
            let kind = decks::kind_named(game, name).map_err(|e| e.at(n).at("paid"))?;
            let Ok(sign) = sign.parse() else {
                let error = SetupError::new(format!("{words:?} names no sign of a card"));
                return Err(error.expected("\"living-bones 0\"").at(n).at("paid"));
            };
            world.foes.paid.push((kind, sign));
        }
        for (n, name) in self.performed.iter().enumerate() {
            let kind = decks::kind_named(game, name).map_err(|e| e.at(n).at("performed"))?;
            world.foes.performed.push(kind);
        }
        for (n, name) in self.arrived.iter().enumerate() {
            world.foes.arrived.push(decks::kind_named(game, name).map_err(|e| e.at(n).at("arrived"))?);
        }
        for (n, words) in self.found.iter().enumerate() {
            let found = Names { game, world }.hero_and_number(words).map_err(|e| e.at(n).at("found"))?;
            world.party.found.push(found);
        }
        for (n, words) in self.found_items.iter().enumerate() {
            let found =
                Names { game, world }.hero_and_number(words).map_err(|e| e.at(n).at("found_items"))?;
            world.party.found_items.push(found);
        }
        if let Some(results) = &self.results {
            let results = results.read(Names { game, world }).map_err(|e| e.at("results"))?;
            world.results = Some(Box::new(results));
        }
        Ok(())
    }
}

/// The row of the drawing in which something is wrong.
fn row_of(error: &DrawingError) -> Option<usize> {
    match error {
        DrawingError::OffGrid { line, .. }
        | DrawingError::LostWall { line, .. }
        | DrawingError::Blank { line, .. }
        | DrawingError::TooFar { line, .. } => Some(*line),
        DrawingError::Unknown { at, .. } => usize::try_from(at.row).ok().map(|row| row + 1),
        DrawingError::Map(_) => None,
    }
}

fn one_on_each_hex(game: &Haven, world: &World, things: &[Placed]) -> Result<(), SetupError> {
    let figures: Vec<FigureId> = world.figures().collect();
    for (n, figure) in figures.iter().enumerate() {
        if let Some(other) = figures[..n].iter().find(|other| world.at(**other) == world.at(*figure)) {
            let names = [other, figure].map(|f| game.figure(*f));
            let error = SetupError::new(format!("{} and {} stand on one hex", names[0], names[1]));
            let place = things.iter().rev().find(|placed| Some(placed.at) == world.at(*figure));
            return Err(match place {
                Some(placed) => error.at(&placed.path).expected("one figure on each hex"),
                None => error.expected("one figure on each hex"),
            });
        }
    }
    Ok(())
}

/// The loot deck of the scenario, or of random dungeons (FH-VAR-14), without the cards that the characters have drawn.
fn loot_left(game: &Haven, world: &World) -> table::Deck<crate::content::LootKind> {
    let scenario = world.place.scenario.and(world.scenario_of(game));
    let mut deck = match (&scenario, &world.place.dungeon) {
        (Some(scenario), _) => crate::world::loot_deck(&scenario.loot),
        (None, Some(_)) => crate::world::loot_deck(&game.content.dungeon.loot),
        (None, None) => crate::world::loot_deck(&LootList::new()),
    };
    for card in world.party.heroes.iter().flat_map(|hero| &hero.loot) {
        deck.take(&card.kind);
    }
    deck
}

/// The deck of battle goals, without those that are dealt or were put aside.
fn goals_left(game: &Haven, world: &World, aside: &[GoalId]) -> table::Deck<GoalId> {
    let dealt = world.party.heroes.iter().flat_map(|h| h.goals.iter().copied());
    let dealt: Vec<GoalId> = dealt.chain(aside.iter().copied()).collect();
    aftermath::goal_deck(game, &dealt)
}
