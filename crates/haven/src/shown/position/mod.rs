//! Positions as cases write them. What is not said has the default named here.

use crate::content::{Element, GoalId, ModifierId};
use crate::rulings::Rulings;
use crate::scenario::aftermath;
use crate::scenario::dungeon::{self, DungeonAt};
use crate::scenario::setup::{self, Setup};
use crate::world::{Campaign, Difficulty, Extra, ModifierDeck, Stage, Strength, Turn, TurnOf, Variants};
use crate::{Board, Edition, FigureId, Haven, HeroId, World};
use board::SpaceId;
use board::hex::Doors;
use board::hex::draw::Drawing;
use build::Build;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Chance, SetupError};
use things::Thing;
mod build;
mod things;

/// A position.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Where play stands: `turn brute` (its turn has begun), `start of turn brute`, `turn bandit-guard-1` (only
    /// this one), `turn bandit-guard` (all that have not acted), `round-start`, `end-of-round`.
    at: String,
    /// The hexes: `.` floor, `#` obstacle, `%` wall, `_` nothing; everything else as in the legend.
    #[serde(default)]
    map: String,
    /// Instead of a map: a scenario by its number or name, with what lies in its revealed rooms.
    scenario: Option<String>,
    /// Instead of a map: a random dungeon.
    dungeon: Option<DungeonAt>,
    /// The rooms of the scenario that are revealed, from 1; the first.
    revealed: Option<Vec<u8>>,
    /// Who and what is where in the scenario, by column and row.
    #[serde(default)]
    put: BTreeMap<String, Thing>,
    /// Monsters killed so far; 0.
    #[serde(default)]
    kills: u8,
    /// The campaign in which the scenario is played; none.
    campaign: Option<Campaign>,
    /// With `at = "setup"`: what is agreed before a scenario.
    setup: Option<Setup>,
    /// What the other characters mean.
    #[serde(default)]
    legend: BTreeMap<char, Thing>,
    /// The edition; Gloomhaven.
    #[serde(default)]
    edition: Edition,
    /// How open questions are answered; as usual.
    #[serde(default)]
    rulings: Rulings,
    /// Variants that are played; none.
    #[serde(default)]
    variants: Variants,
    /// The scenario level; 1, or as the difficulty and the characters' levels say.
    level: Option<u8>,
    /// Instead of a level.
    difficulty: Option<Difficulty>,
    /// The round; 1.
    round: Option<u8>,
    /// The elements that are not inert.
    #[serde(default)]
    elements: BTreeMap<Element, Waxing>,
    /// The monsters' modifier deck; a standard deck.
    monster_modifiers: Option<Vec<String>>,
    /// Who has a turn after this one; characters who have not acted, by initiative.
    queue: Option<Vec<String>>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Waxing {
    Waning,
    Strong,
}

fn wrong<T>(text: impl Into<String>) -> Result<T, SetupError> {
    Err(SetupError::new(text))
}

impl Position {
    pub(crate) fn arrange(self, game: &Haven, chance: &mut Chance) -> Result<World, SetupError> {
        if let Some(setup) = &self.setup {
            if self.at != "setup" {
                return wrong("a `setup` goes with at = \"setup\"");
            }
            return setup::begin(game, setup, chance);
        }
        game.admit(self.edition)?;
        match (self.scenario.clone(), self.dungeon.clone()) {
            (Some(_), Some(_)) => return wrong("a position is in a scenario or in a dungeon, not in both"),
            (Some(name), None) => return self.arrange_scenario(game, &name),
            (None, Some(dungeon)) => return self.arrange_dungeon(game, &dungeon),
            (None, None) => {}
        }
        let drawing: Drawing =
            self.map.replace('_', " ").parse().map_err(|e| SetupError::new(format!("the map: {e}")))?;
        let legend = |c: char| self.legend.get(&c).map(Thing::terrain).or_else(|| Drawing::usual(c));
        let map = drawing.map(legend).map_err(|e| SetupError::new(format!("the map: {e}")))?;
        let mut places: Vec<(SpaceId, char)> = Vec::new();
        for (hex, c) in drawing.cells() {
            if let Some(space) = map.space(hex) {
                places.push((space, c));
            }
        }
        let things: Vec<(SpaceId, &Thing)> =
            places.iter().filter_map(|(s, c)| self.legend.get(c).map(|t| (*s, t))).collect();
        let board = Arc::new(Board::new(map, Doors::all_closed(), self.rulings.sight(game.edition)));
        let mut build =
            Build { game, world: World::empty(board, game.edition, self.rulings), extra: Extra::default() };
        build.world.agreed.variants = self.variants;
        self.fill(game, build, &places, &things)
    }

    /// A position in a scenario: its map with the doors between revealed rooms open, and what lies in these rooms.
    fn arrange_scenario(self, game: &Haven, name: &str) -> Result<World, SetupError> {
        let all = &game.content.scenarios;
        let found = all.iter().position(|s| s.name == name || s.number.to_string() == name);
        let Some(n) = found else { return wrong(format!("there is no scenario {name:?}")) };
        let scenario = &all[n];
        let board = game.boards.of_scenario(scenario, self.rulings.sight(game.edition));
        let mut build =
            Build { game, world: World::empty(board, game.edition, self.rulings), extra: Extra::default() };
        build.world.agreed.variants = self.variants;
        build.world.place.scenario = Some(n as u8);
        build.world.join(game, self.campaign.as_ref(), Some(scenario))?;
        build.world.foes.kills = self.kills;
        let rooms = self.revealed.clone().unwrap_or_else(|| vec![1]);
        build.world.show_rooms(scenario, &rooms);
        self.fill_rooms(game, build)
    }

    /// A position in a random dungeon: the rooms that are built, and what lies in them.
    fn arrange_dungeon(self, game: &Haven, dungeon: &DungeonAt) -> Result<World, SetupError> {
        let board = game.boards.of(dungeon::WAITING_ROOM, self.rulings.sight(game.edition));
        let board = board.map_err(|e| SetupError::new(e.to_string()))?;
        let mut build =
            Build { game, world: World::empty(board, game.edition, self.rulings), extra: Extra::default() };
        build.world.agreed.variants = self.variants;
        build.world.foes.kills = self.kills;
        build.world.lay_dungeon(game, dungeon)?;
        self.fill_rooms(game, build)
    }

    /// Who and what is where in a scenario or dungeon.
    fn fill_rooms(self, game: &Haven, build: Build<'_>) -> Result<World, SetupError> {
        let mut things = Vec::new();
        for (at, thing) in &self.put {
            let (col, row) = at.split_once(',').unwrap_or((at, ""));
            let (Ok(col), Ok(row)) = (col.parse(), row.parse()) else {
                return wrong(format!("a place is COLUMN,ROW, not {at:?}"));
            };
            let Some(space) = build.world.place.board.map.at(col, row) else {
                return wrong(format!("there is no hex {at}"));
            };
            things.push((space, thing));
        }
        things.sort_by_key(|(space, _)| *space);
        self.fill(game, build, &[], &things)
    }

    fn fill(
        &self,
        game: &Haven,
        mut build: Build<'_>,
        places: &[(SpaceId, char)],
        things: &[(SpaceId, &Thing)],
    ) -> Result<World, SetupError> {
        build.level(self, things)?;
        build.tiles(places, things)?;
        build.heroes(things)?;
        build.objectives(things)?;
        let dealt: Vec<GoalId> =
            build.world.party.heroes.iter().flat_map(|h| h.goals.iter().copied()).collect();
        build.world.decks.goal_deck = aftermath::goal_deck(game, &dealt);
        build.monsters(things)?;
        build.summons(things)?;
        let mut world = build.world;
        world.agreed.extra = Arc::new(build.extra);
        world.turns.round = self.round.unwrap_or(1);
        for (element, waxing) in &self.elements {
            world.elements.now[*element as usize] = match waxing {
                Waxing::Waning => Strength::Waning,
                Waxing::Strong => Strength::Strong,
            };
        }
        world.decks.monster_modifiers = modifier_deck(game, self.monster_modifiers.as_deref())?;
        let figures: Vec<FigureId> = world.figures().collect();
        for (n, figure) in figures.iter().enumerate() {
            if let Some(other) = figures[..n].iter().find(|other| world.at(**other) == world.at(*figure)) {
                let names = [other, figure].map(|f| game.figure(*f));
                return wrong(format!("{} and {} stand on one hex", names[0], names[1]));
            }
        }
        start_at(game, &mut world, &self.at, self.queue.as_deref())?;
        Ok(world)
    }
}

fn modifier_deck(game: &Haven, names: Option<&[String]>) -> Result<ModifierDeck, SetupError> {
    let Some(names) = names else {
        return Ok(ModifierDeck::new(&game.content, game.content.standard_deck()));
    };
    let cards: Result<Vec<ModifierId>, SetupError> = names
        .iter()
        .map(|n| {
            game.content.modifier(n).ok_or_else(|| {
                let all: Vec<&str> = game.content.modifiers.iter().map(|m| m.name.as_str()).collect();
                SetupError::new(format!("there is no modifier card {n:?}; there are: {}", all.join(", ")))
            })
        })
        .collect();
    let cards = cards?;
    let ends_a_draw = |card: &ModifierId| !game.modifier(*card).rolling && !game.modifier(*card).leaves;
    if !cards.iter().any(ends_a_draw) {
        return wrong(
            "a modifier deck needs a card that ends a draw (GH-AMD-10) and stays in it (GH-AMD-11)",
        );
    }
    Ok(ModifierDeck::new(&game.content, cards))
}

fn figure_named(game: &Haven, world: &World, name: &str) -> Option<FigureId> {
    let heroes = world.party.heroes.iter().map(|h| FigureId::Hero(h.id));
    heroes.chain(world.figures()).find(|f| game.figure(*f) == name)
}

fn turn_named(game: &Haven, world: &mut World, name: &str) -> Result<TurnOf, SetupError> {
    if let Some(kind) = game.content.kind(name) {
        world.foes.monsters.iter_mut().filter(|m| m.id.kind == kind).for_each(|m| m.acted = false);
        return Ok(TurnOf::Kind(kind));
    }
    let objective = world.foes.objectives.iter().find(|o| game.objective(o.id.kind).name == name);
    let named = objective.map(|o| o.figure()).or_else(|| figure_named(game, world, name));
    match named {
        Some(FigureId::Hero(hero)) => Ok(TurnOf::Hero(hero)),
        Some(FigureId::Summon(summon)) => Ok(TurnOf::Summon(summon)),
        Some(FigureId::Monster(id)) => {
            if let Some(monster) = world.monster_mut(id) {
                monster.acted = false;
            }
            Ok(TurnOf::Kind(id.kind))
        }
        Some(FigureId::Ally(id)) => Ok(TurnOf::Ally(id.kind)),
        Some(FigureId::Obstacle(_)) => wrong(format!("{name} is an obstacle and has no turn")),
        None => {
            let all: Vec<String> = world.figures().map(|f| game.figure(f)).collect();
            wrong(format!("{name:?} is not there; there are: {}", all.join(", ")))
        }
    }
}

fn start_at(game: &Haven, world: &mut World, at: &str, queue: Option<&[String]>) -> Result<(), SetupError> {
    match at {
        "round-start" => {
            world.turns.stage = Stage::RoundStart;
            return Ok(());
        }
        "end-of-round" => {
            world.turns.stage = Stage::EndOfRound;
            return Ok(());
        }
        _ => {}
    }
    let (begun, name) = match (at.strip_prefix("turn "), at.strip_prefix("start of turn ")) {
        (Some(name), _) => (true, name),
        (_, Some(name)) => (false, name),
        _ => {
            return wrong(format!(
                "at = {at:?} is none of: turn NAME, start of turn NAME, round-start, end-of-round"
            ));
        }
    };
    let first = turn_named(game, world, name)?;
    match (first, begun) {
        (TurnOf::Hero(hero), true) => {
            world.hero_mut(hero).acted = true;
            world.turns.turn = Some(Turn::of(hero.into()));
        }
        (place, _) => world.turns.queue.push(place),
    }
    if let Some(queue) = queue {
        for name in queue {
            let place = turn_named(game, world, name)?;
            world.turns.queue.push(place);
        }
        return Ok(());
    }
    let mut waiting: Vec<((u8, u8), HeroId)> = world
        .party
        .heroes
        .iter()
        .filter(|h| !h.acted && !h.exhausted && first != TurnOf::Hero(h.id))
        .map(|h| (h.initiatives(), h.id))
        .collect();
    waiting.sort();
    waiting.into_iter().for_each(|(_, hero)| world.turns.queue.push(TurnOf::Hero(hero)));
    Ok(())
}
