//! Positions as cases write them. What is not said has the default named here.

use crate::campaign::Campaign;
use crate::content::{
    Ability, AbilityCard, Action, CardId, Condition, Conditions, DeckId, Effect, Element, Find, GoalId, Half,
    ItemId, ModifierId, Rank, Treasure, TreasureEntry, What, abilities,
};
use crate::dungeon::{self, DungeonAt};
use crate::items;
use crate::level::{Difficulty, scenario_level};
use crate::rulings::{Rulings, SharedDeck};
use crate::setup::{self, Setup};
use crate::world::{
    ActiveCard, Body, Bonus, DeckCard, DeckState, Drawn, Elements, Extra, Gear, GearState, Held, Hero,
    ModifierDeck, Monster, ObjectiveId, ObjectiveKindId, Place, Stage, Strength, Summon, Trap, TrapDamage,
    Turn, UnderWay, Variants,
};
use crate::{Board, Edition, FigureId, Haven, HeroId, MonsterId, SummonId, World, aftermath};
use board::hex::{Doors, Terrain, draw::Drawing};
use board::{SpaceId, SpaceSet};
use serde::Deserialize;
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Chance, Deck, SetupError, WhenEmpty};

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

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Thing {
    Hero(Box<HeroAt>),
    Monster(Box<MonsterAt>),
    Summon(SummonAt),
    Objective(ObjectiveAt),
    Tile(TileAt),
}

/// A character. Its place in the party is its class's place in the content.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroAt {
    hero: String,
    /// 1.
    level: Option<u8>,
    /// As many as it can have.
    hp: Option<u8>,
    #[serde(default)]
    hand: Vec<String>,
    #[serde(default)]
    selected: Vec<String>,
    /// The card that leads; its initiative counts.
    lead: Option<String>,
    #[serde(default)]
    discard: Vec<String>,
    #[serde(default)]
    lost: Vec<String>,
    /// Cards in the active area: `frost-armor`, or `frost-armor 1` if one of its slots is used; the half is the one
    /// that stays in play, or `frost-armor/bottom`.
    #[serde(default)]
    active: Vec<String>,
    /// What it has equipped: `boots-of-striding`, or `hide-armor 1`, `heater-shield spent`, `cloak-of-invisibility
    /// consumed`.
    #[serde(default)]
    items: Vec<String>,
    /// Experience in this scenario; 0.
    #[serde(default)]
    xp: u8,
    /// Its battle goal.
    goal: Option<String>,
    /// That of the lead card, or 50.
    initiative: Option<u8>,
    #[serde(default)]
    resting: bool,
    /// What it can do in its turn, instead of playing cards.
    #[serde(default)]
    actions: Vec<String>,
    #[serde(default)]
    conditions: Conditions,
    /// A standard deck.
    modifiers: Option<Vec<String>>,
    /// Bonuses until the end of the round: `shield 1`, `retaliate 2 range 3`; `double` doubles its next attack.
    #[serde(default)]
    bonuses: Vec<String>,
    #[serde(default)]
    flying: bool,
    #[serde(default)]
    acted: bool,
    #[serde(default)]
    exhausted: bool,
    #[serde(default)]
    on: Option<Ground>,
    #[serde(default)]
    coins: u8,
    /// A treasure on its hex.
    treasure: Option<Tile>,
    /// What it owns beside what it has equipped.
    #[serde(default)]
    owns: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MonsterAt {
    monster: String,
    /// 1.
    number: Option<u8>,
    /// Normal, or boss.
    rank: Option<Rank>,
    /// The scenario level.
    level: Option<u8>,
    hp: Option<u8>,
    #[serde(default)]
    conditions: Conditions,
    /// The card by which its deck acts this round: the name of one of its cards, or abilities.
    card: Option<String>,
    /// The initiative of such a card; 50.
    initiative: Option<u8>,
    #[serde(default)]
    summoned: bool,
    #[serde(default)]
    acted: Option<bool>,
    /// Bonuses until the end of the round.
    #[serde(default)]
    bonuses: Vec<String>,
    #[serde(default)]
    on: Option<Ground>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SummonAt {
    summon: String,
    /// Who summoned it.
    of: String,
    number: Option<u8>,
    hp: Option<u8>,
    #[serde(default)]
    conditions: Conditions,
    #[serde(default)]
    acted: bool,
    #[serde(default)]
    on: Option<Ground>,
}

/// An objective of the scenario: one of those in the revealed rooms, put elsewhere or with fewer hit points; with
/// none it is gone.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveAt {
    objective: String,
    number: Option<u8>,
    hp: Option<u8>,
    #[serde(default)]
    conditions: Conditions,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Ground {
    Hazardous,
    Difficult,
    Obstacle,
    Wall,
    Icy,
    Door,
    Trap,
    /// GH-MAP-09: as good as floor.
    Corridor,
    Floor,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TileAt {
    /// `hazardous`, `difficult`, `obstacle`, `wall`, `icy`.
    terrain: Option<Ground>,
    /// `["damage"]`, `["damage 3", "poison"]`.
    trap: Option<Vec<String>>,
    /// `open` or `closed`.
    door: Option<DoorState>,
    coins: Option<u8>,
    /// `true` for a goal treasure, its number, or a number with what it holds.
    treasure: Option<Tile>,
}

/// A treasure tile.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Tile {
    Goal(bool),
    Number(u8),
    Holds {
        number: u8,
        /// `item 11`, `item-design 107`, `gold 10`, `damage 3`, `poison`.
        holds: Vec<String>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum DoorState {
    Open,
    Closed,
}

fn wrong<T>(text: impl Into<String>) -> Result<T, SetupError> {
    Err(SetupError::new(text))
}

impl Ground {
    fn terrain(self) -> Terrain {
        match self {
            Ground::Hazardous => Terrain::Hazardous,
            Ground::Difficult => Terrain::Difficult,
            Ground::Obstacle => Terrain::Obstacle,
            Ground::Wall => Terrain::Wall,
            Ground::Icy => Terrain::Icy,
            Ground::Door => Terrain::Door,
            Ground::Trap | Ground::Corridor | Ground::Floor => Terrain::Floor,
        }
    }
}

impl Thing {
    fn terrain(&self) -> Terrain {
        let on = match self {
            Thing::Hero(h) => h.on,
            Thing::Monster(m) => m.on,
            Thing::Summon(s) => s.on,
            Thing::Objective(_) => None,
            Thing::Tile(t) if t.door.is_some() => Some(Ground::Door),
            Thing::Tile(t) if t.trap.is_some() => return Terrain::Trap,
            Thing::Tile(t) => t.terrain,
        };
        on.map_or(Terrain::Floor, Ground::terrain)
    }
}

impl Position {
    pub(crate) fn arrange(self, game: &Haven, chance: &mut Chance) -> Result<World, SetupError> {
        if let Some(setup) = &self.setup {
            if self.at != "setup" {
                return wrong("a `setup` goes with at = \"setup\"");
            }
            return setup::begin(game, setup, chance);
        }
        if self.edition == Edition::Frosthaven {
            return wrong("Frosthaven is not played yet: its positions are only for `solve`");
        }
        if let Some(name) = &self.scenario {
            let name = name.clone();
            return self.arrange_scenario(game, &name);
        }
        if let Some(dungeon) = self.dungeon.clone() {
            if self.scenario.is_some() {
                return wrong("a position is in a scenario or in a dungeon, not in both");
            }
            return self.arrange_dungeon(game, &dungeon);
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
        let board = Arc::new(Board::new(map, Doors::all_closed(), self.rulings.sight(self.edition)));
        let mut build =
            Build { game, world: empty(board, self.edition, self.rulings), extra: Extra::default() };
        build.world.variants = self.variants;
        self.fill(game, build, &places, &things)
    }

    /// A position in a scenario: its map with the doors between revealed rooms open, and what lies in these rooms.
    fn arrange_scenario(self, game: &Haven, name: &str) -> Result<World, SetupError> {
        let all = &game.content.scenarios;
        let found = all.iter().position(|s| s.name == name || s.number.to_string() == name);
        let Some(n) = found else { return wrong(format!("there is no scenario {name:?}")) };
        let scenario = &all[n];
        let board = game.boards.of_scenario(scenario, self.rulings.sight(self.edition));
        let mut build =
            Build { game, world: empty(board, self.edition, self.rulings), extra: Extra::default() };
        build.world.variants = self.variants;
        build.world.scenario = Some(n as u8);
        build.world.join(game, self.campaign.as_ref(), Some(scenario))?;
        build.world.kills = self.kills;
        let rooms = self.revealed.clone().unwrap_or_else(|| vec![1]);
        build.world.show_rooms(scenario, &rooms);
        self.fill_rooms(game, build)
    }

    /// A position in a random dungeon: the rooms that are built, and what lies in them.
    fn arrange_dungeon(self, game: &Haven, dungeon: &DungeonAt) -> Result<World, SetupError> {
        let board = game.boards.of(dungeon::WAITING_ROOM, self.rulings.sight(self.edition));
        let board = board.map_err(|e| SetupError::new(e.to_string()))?;
        let mut build =
            Build { game, world: empty(board, self.edition, self.rulings), extra: Extra::default() };
        build.world.variants = self.variants;
        build.world.kills = self.kills;
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
            let Some(space) = build.world.board.map.at(col, row) else {
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
        let dealt: Vec<GoalId> = build.world.heroes.iter().flat_map(|h| h.goals.iter().copied()).collect();
        build.world.goal_deck = aftermath::goal_deck(game, &dealt);
        build.monsters(things)?;
        build.summons(things)?;
        let mut world = build.world;
        world.extra = Arc::new(build.extra);
        world.round = self.round.unwrap_or(1);
        for (element, waxing) in &self.elements {
            world.elements.now[*element as usize] = match waxing {
                Waxing::Waning => Strength::Waning,
                Waxing::Strong => Strength::Strong,
            };
        }
        world.monster_modifiers = modifier_deck(game, self.monster_modifiers.as_deref())?;
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

/// A world with nobody in it.
pub(crate) fn empty(board: Arc<Board>, edition: Edition, rulings: Rulings) -> World {
    World {
        edition,
        rulings,
        stage: Stage::Turns,
        round: 1,
        last_round: 0,
        level: 1,
        variants: Variants::default(),
        board,
        traps: SmallVec::new(),
        coins: SmallVec::new(),
        destroyed: SmallVec::new(),
        treasures: SmallVec::new(),
        found: SmallVec::new(),
        found_items: SmallVec::new(),
        scenario: None,
        campaign: None,
        dungeon: None,
        room_cards: Deck::new([], WhenEmpty::Reshuffle),
        monster_cards: Deck::new([], WhenEmpty::Stay),
        setup_step: 0,
        revealed: 0,
        hidden: SpaceSet::default(),
        locked: 0,
        next_door: 0,
        rules_over: 0,
        arrived: SmallVec::new(),
        kills: 0,
        empty_rounds: 0,
        goal_deck: Deck::new([], WhenEmpty::Reshuffle),
        heroes: Vec::new(),
        monsters: Vec::new(),
        summons: Vec::new(),
        objectives: Vec::new(),
        decks: Vec::new(),
        monster_modifiers: ModifierDeck::empty(),
        elements: Elements::default(),
        queue: SmallVec::new(),
        order: SmallVec::new(),
        paid: SmallVec::new(),
        turn: None,
        under_way: UnderWay::default(),
        extra: Arc::new(Extra::default()),
        ended: None,
        results: None,
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

/// A deck in play, all its cards to come.
pub(crate) fn deck_state(game: &Haven, deck: DeckId) -> DeckState {
    let count = game.deck(deck).cards.len() as u8;
    let cards = (0..count).map(|n| DeckCard { deck, card: crate::content::AbilityCardId(n) });
    DeckState { deck, cards: Deck::new(cards, WhenEmpty::Reshuffle), drawn: None, each: SmallVec::new() }
}

struct Build<'g> {
    game: &'g Haven,
    world: World,
    extra: Extra,
}

impl Build<'_> {
    fn level(&mut self, position: &Position, things: &[(SpaceId, &Thing)]) -> Result<(), SetupError> {
        let mut said = position.level;
        for (_, thing) in things {
            if let Thing::Monster(monster) = thing
                && let Some(level) = monster.level
            {
                match said {
                    Some(other) if other != level => {
                        return wrong(format!("monsters are of the scenario level, {other}, not {level}"));
                    }
                    _ => said = Some(level),
                }
            }
        }
        if let Some(difficulty) = position.difficulty {
            let levels: Vec<u8> = things
                .iter()
                .filter_map(|(_, t)| if let Thing::Hero(h) = t { Some(h.level.unwrap_or(1)) } else { None })
                .collect();
            said = Some(scenario_level(&levels, difficulty));
        }
        let level = said.unwrap_or(1);
        if level > 7 {
            return wrong(format!("scenario levels go from 0 to 7 (GH-LVL-02), not to {level}"));
        }
        self.world.level = level;
        Ok(())
    }

    fn tiles(&mut self, places: &[(SpaceId, char)], things: &[(SpaceId, &Thing)]) -> Result<(), SetupError> {
        for (space, c) in places {
            if *c == '^' {
                self.world.traps.push(Trap {
                    at: *space,
                    damage: TrapDamage::ByLevel,
                    conditions: Conditions::NONE,
                    xp: None,
                });
            }
        }
        for (at, thing) in things {
            let (trap, coins) = match thing {
                Thing::Tile(tile) => {
                    self.treasure(*at, tile.treasure.as_ref())?;
                    if tile.door == Some(DoorState::Open)
                        && let Some(door) = self.world.board.map.door(*at)
                    {
                        self.world.board = self.world.board.with_open(door);
                    }
                    (tile.trap.clone(), tile.coins.unwrap_or(0))
                }
                Thing::Hero(hero) => {
                    self.door_under(*at);
                    self.treasure(*at, hero.treasure.as_ref())?;
                    (matches!(hero.on, Some(Ground::Trap)).then(|| vec!["damage".to_owned()]), hero.coins)
                }
                Thing::Monster(monster) => {
                    self.door_under(*at);
                    (matches!(monster.on, Some(Ground::Trap)).then(|| vec!["damage".to_owned()]), 0)
                }
                Thing::Summon(_) | Thing::Objective(_) => (None, 0),
            };
            (0..coins).for_each(|_| self.world.coins.push(*at));
            if let Some(words) = trap {
                self.world.traps.push(trap_of(*at, &words)?);
            }
        }
        Ok(())
    }

    fn treasure(&mut self, at: SpaceId, tile: Option<&Tile>) -> Result<(), SetupError> {
        let treasure = match tile {
            None | Some(Tile::Goal(false)) => return Ok(()),
            Some(Tile::Goal(true)) => Treasure::Goal,
            Some(Tile::Number(n)) => Treasure::Number(*n),
            Some(Tile::Holds { number, holds }) => {
                let holds = holds.iter().map(|words| find_of(words)).collect::<Result<_, _>>()?;
                self.extra.treasures.push(TreasureEntry { number: *number, holds });
                Treasure::Number(*number)
            }
        };
        self.world.treasures.push((at, treasure));
        Ok(())
    }

    /// Who stands in a door has opened it.
    fn door_under(&mut self, at: SpaceId) {
        if let Some(door) = self.world.board.map.door(at) {
            self.world.board = self.world.board.with_open(door);
        }
    }

    fn heroes(&mut self, things: &[(SpaceId, &Thing)]) -> Result<(), SetupError> {
        let mut heroes = Vec::new();
        for (at, thing) in things {
            if let Thing::Hero(hero) = thing {
                let Some(class) = self.game.content.class(&hero.hero) else {
                    let all: Vec<&str> = self.game.content.classes.iter().map(|c| c.name.as_str()).collect();
                    return wrong(format!("there is no hero {:?}; there are: {}", hero.hero, all.join(", ")));
                };
                heroes.push((class, *at, hero));
            }
        }
        heroes.sort_by_key(|(class, ..)| *class);
        if heroes.is_empty() || heroes.len() > 4 || heroes.windows(2).any(|pair| pair[0].0 == pair[1].0) {
            return wrong("a position needs one to four characters, each class once");
        }
        for (place, (class, at, is)) in heroes.into_iter().enumerate() {
            let id = HeroId { place: place as u8, class };
            let hero = self.hero(id, at, is)?;
            self.world.heroes.push(hero);
        }
        Ok(())
    }

    /// GH-SPC-12: the objectives of the revealed rooms, numbered as they are drawn.
    fn objectives(&mut self, things: &[(SpaceId, &Thing)]) -> Result<(), SetupError> {
        let game = self.game;
        let Some((n, scenario)) = self.world.scenario.zip(self.world.scenario_of(game)) else {
            return match things.iter().any(|(_, t)| matches!(t, Thing::Objective(_))) {
                true => wrong("objectives are in scenarios"),
                false => Ok(()),
            };
        };
        let revealed = |room: &usize| self.world.is_revealed(*room);
        let rooms: Vec<usize> = (0..scenario.rooms.len()).filter(revealed).collect();
        let mut count = vec![0; scenario.objectives.len()];
        for (which, at) in rooms.into_iter().flat_map(|room| scenario.rooms[room].objectives.iter().copied())
        {
            count[usize::from(which)] += 1;
            let kind = ObjectiveKindId { scenario: n, which };
            let id = ObjectiveId { kind, number: count[usize::from(which)] };
            self.world.put_objective(game, id, at);
        }
        self.world.objectives.iter_mut().for_each(|o| o.acted = false);
        for (at, thing) in things {
            let Thing::Objective(is) = thing else { continue };
            let name = format!("{}-{}", is.objective, is.number.unwrap_or(1));
            let Some(figure) = figure_named(game, &self.world, &name) else {
                return wrong(format!("there is no objective {name} in the revealed rooms"));
            };
            if is.hp == Some(0) {
                self.world.remove_objective(figure);
                continue;
            }
            self.world.put(figure, *at);
            if let Some(body) = self.world.body_mut(figure) {
                body.hp = is.hp.unwrap_or(body.most).min(body.most);
                body.conditions = is.conditions;
            }
        }
        Ok(())
    }

    fn hero(&mut self, id: HeroId, at: SpaceId, is: &HeroAt) -> Result<Hero, SetupError> {
        let class = self.game.class(id.class);
        let level = is.level.unwrap_or(1);
        let Some(most) = usize::from(level).checked_sub(1).and_then(|n| class.hp.get(n)).copied() else {
            return wrong(format!("characters are of level 1 to 9, not {level}"));
        };
        let hp = is.hp.unwrap_or(most);
        if hp > most {
            return wrong(format!("{} of level {level} has at most {most} hit points, not {hp}", class.name));
        }
        let cards = |names: &[String]| -> Result<Vec<CardId>, SetupError> {
            let card = |n: &String| {
                self.game.content.card(id.class, n).ok_or_else(|| {
                    let all: Vec<&str> = class.cards.iter().map(|(n, _)| n.as_str()).collect();
                    SetupError::new(format!("{} has no card {n:?}; it has: {}", class.name, all.join(", ")))
                })
            };
            names.iter().map(card).collect()
        };
        let mut selected = cards(&is.selected)?;
        let lead = is.lead.as_ref().map(|l| cards(std::slice::from_ref(l))).transpose()?;
        let number = |card: Option<&CardId>| card.map(|c| self.game.card(*c).initiative);
        let lead = lead.as_ref().and_then(|l| l.first());
        let initiative = is.initiative.or(number(lead)).unwrap_or(50);
        let second = number(selected.iter().find(|c| Some(*c) != lead)).unwrap_or(99);
        // The lead card lies on top.
        selected.sort_by_key(|c| Some(c) != lead);
        let mut body = Body { hp, most, ..Body::new(at, most) };
        body.conditions = is.conditions;
        let items = self.items(level, &is.items)?;
        let equipped: Vec<_> = items.iter().map(|g| g.item).collect();
        let owns: SmallVec<[ItemId; 4]> =
            is.owns.iter().map(|name| self.item(name)).collect::<Result<_, SetupError>>()?;
        let all: Vec<ItemId> = equipped.iter().chain(&owns).copied().collect();
        if (0..all.len()).any(|n| all[..n].contains(&all[n])) {
            return wrong("nobody owns the same item twice (GH-ITM-04)");
        }
        // GH-ITM-13: a deck that is named has them already.
        let minus = equipped.iter().map(|item| usize::from(self.game.item(*item).minus_ones)).sum();
        let mut hero = Hero {
            id,
            level,
            body,
            exhausted: is.exhausted,
            gone: is.exhausted && (!self.world.variants.permanent_death || hp == 0),
            hand: cards(&is.hand)?,
            selected: selected.into_iter().collect(),
            discard: cards(&is.discard)?,
            lost: cards(&is.lost)?,
            active: is.active.iter().map(|words| self.active(id, words)).collect::<Result<_, _>>()?,
            items,
            left_at_home: owns,
            xp: is.xp,
            gold: 0,
            goals: self.goal(is.goal.as_deref())?,
            tally: Default::default(),
            initiative: (initiative, second),
            resting: is.resting,
            acted: is.acted,
            actions: SmallVec::new(),
            left: SmallVec::new(),
            doubled: false,
            flying: is.flying,
            modifiers: match &is.modifiers {
                Some(names) => {
                    let mut deck = modifier_deck(self.game, Some(names))?;
                    let one = self.game.content.modifier("-1");
                    deck.added = one.into_iter().flat_map(|c| std::iter::repeat_n(c, minus)).collect();
                    deck
                }
                None => crate::characters::modifier_deck(self.game, &equipped),
            },
            coins: 0,
        };
        for words in &is.bonuses {
            match words.parse::<Ability>() {
                _ if words == "double" => hero.doubled = true,
                Ok(Ability::Shield(n)) => hero.body.bonuses.held.push(held(Bonus::Shield(n))),
                Ok(Ability::Retaliate(r)) => hero.body.bonuses.held.push(held(Bonus::Retaliate(r))),
                _ => {
                    return wrong(format!(
                        "a bonus is shield N, retaliate N range N or double, not {words:?}"
                    ));
                }
            }
        }
        for words in &is.actions {
            hero.actions.push(self.extra.actions.len() as u8);
            self.extra.actions.push(raw_action(words).map_err(SetupError::new)?);
        }
        hero.left = hero.actions.clone();
        Ok(hero)
    }

    /// GH-BGL-01: the battle goal that was kept.
    fn goal(&self, name: Option<&str>) -> Result<SmallVec<[GoalId; 2]>, SetupError> {
        let Some(name) = name else { return Ok(SmallVec::new()) };
        match self.game.content.goals.iter().position(|g| g.name == name) {
            Some(n) => Ok(SmallVec::from_slice(&[GoalId(n as u8)])),
            None => wrong(format!("there is no battle goal {name:?}")),
        }
    }

    /// A card in the active area.
    fn active(&self, id: HeroId, words: &str) -> Result<ActiveCard, SetupError> {
        let (name, used) = words.split_once(' ').unwrap_or((words, "0"));
        let (name, half) = name.split_once('/').map_or((name, None), |(name, half)| (name, Some(half)));
        let Some(card) = self.game.content.card(id.class, name) else {
            return wrong(format!("{} has no card {name:?}", self.game.class(id.class).name));
        };
        let Ok(used) = used.parse() else { return wrong(format!("how many slots are {used:?}?")) };
        let stays = |h: &Half| self.game.card(card).half(*h).stays.is_some();
        let half = match half {
            Some("top") => Some(Half::Top),
            Some("bottom") => Some(Half::Bottom),
            Some(other) => return wrong(format!("a card has a top and a bottom, no {other:?}")),
            None => Half::BOTH.into_iter().find(stays),
        };
        let Some(half) = half else { return wrong(format!("{name} does not stay in the active area")) };
        Ok(ActiveCard { card, half, used, shared: SmallVec::new(), summon: None })
    }

    fn item(&self, name: &str) -> Result<ItemId, SetupError> {
        self.game.content.item(name).ok_or_else(|| {
            let all: Vec<&str> = self.game.content.items.iter().map(|i| i.name.as_str()).collect();
            SetupError::new(format!("there is no item {name:?}; there are: {}", all.join(", ")))
        })
    }

    /// GH-ITM-03: what a character has equipped.
    fn items(&self, level: u8, names: &[String]) -> Result<Vec<Gear>, SetupError> {
        let mut gear = Vec::new();
        for words in names {
            let (name, state) = words.split_once(' ').unwrap_or((words, ""));
            let item = self.item(name)?;
            let (state, used) = match state {
                "" => (GearState::Ready, 0),
                "spent" => (GearState::Spent, 0),
                "consumed" => (GearState::Consumed, 0),
                n => match n.parse() {
                    Ok(used) => (GearState::Ready, used),
                    Err(_) => return wrong(format!("an item is spent, consumed or used N times, not {n:?}")),
                },
            };
            gear.push(Gear { item, state, used });
        }
        let all: Vec<_> = gear.iter().map(|g| g.item).collect();
        match items::cannot_equip(self.game, level, &all) {
            Some(why) => wrong(why),
            None => Ok(gear),
        }
    }

    fn monsters(&mut self, things: &[(SpaceId, &Thing)]) -> Result<(), SetupError> {
        for (at, thing) in things {
            if let Thing::Monster(is) = thing {
                self.monster(*at, is)?;
            }
        }
        self.world.sort_monsters();
        Ok(())
    }

    fn monster(&mut self, at: SpaceId, is: &MonsterAt) -> Result<(), SetupError> {
        let Some(kind) = self.game.content.kind(&is.monster) else {
            let all: Vec<&str> = self.game.content.monsters.iter().map(|k| k.name.as_str()).collect();
            return wrong(format!("there is no monster {:?}; there are: {}", is.monster, all.join(", ")));
        };
        let card = self.game.kind(kind);
        let rank = is.rank.unwrap_or(if card.boss.is_empty() { Rank::Normal } else { Rank::Boss });
        let number = is.number.unwrap_or(1);
        if number == 0 || number > card.standees {
            return wrong(format!("{} has the numbers 1 to {}, not {number}", is.monster, card.standees));
        }
        let id = MonsterId { kind, number };
        if self.world.monster(id).is_some() {
            return wrong(format!("{}-{number} is there twice", is.monster));
        }
        if card.rows(rank).is_empty() {
            return wrong(format!("{} has no rank {rank:?}", is.monster));
        }
        let most = self.world.hit_points(self.game, kind, rank);
        let mut body = Body { hp: is.hp.unwrap_or(most).min(most), most, ..Body::new(at, most) };
        body.conditions = is.conditions;
        for words in &is.bonuses {
            match words.parse::<Ability>() {
                Ok(Ability::Shield(n)) => body.bonuses.held.push(held(Bonus::Shield(n))),
                Ok(Ability::Retaliate(r)) => body.bonuses.held.push(held(Bonus::Retaliate(r))),
                _ if words == "on-death" => body.bonuses.on_death = true,
                _ => {
                    return wrong(format!(
                        "a bonus is shield N, retaliate N range N or on-death, not {words:?}"
                    ));
                }
            }
        }
        let acted = is.acted.unwrap_or(true);
        self.world.monsters.push(Monster { id, rank, body, summoned: is.summoned, acted });
        let deck = self.game.deck_of(kind);
        if !self.world.decks.iter().any(|d| d.deck == deck) {
            self.world.decks.push(deck_state(self.game, deck));
        }
        if let Some(words) = &is.card {
            let drawn = self.card(deck, words, is.initiative)?;
            if let Some(state) = self.world.decks.iter_mut().find(|d| d.deck == deck) {
                match self.world.rulings.shared_deck {
                    SharedDeck::OneCard => state.drawn = Some(drawn),
                    SharedDeck::CardEach => {
                        state.each.retain(|(of, _)| *of != kind);
                        state.each.push((kind, drawn));
                    }
                }
            }
        }
        Ok(())
    }

    /// A card of the deck by its name, or one made up of abilities.
    fn card(&mut self, deck: DeckId, words: &str, initiative: Option<u8>) -> Result<Drawn, SetupError> {
        let cards = &self.game.deck(deck).cards;
        if let Some(n) = cards.iter().position(|c| c.name() == words) {
            let card = DeckCard { deck, card: crate::content::AbilityCardId(n as u8) };
            if let Some(state) = self.world.decks.iter_mut().find(|d| d.deck == deck)
                && state.cards.take(&card).is_some()
            {
                state.cards.discard(card);
            }
            return Ok(Drawn::Card(card));
        }
        let abilities = abilities(words).map_err(SetupError::new)?;
        self.extra.cards.push(AbilityCard {
            initiative: initiative.unwrap_or(50),
            shuffle: false,
            abilities,
        });
        Ok(Drawn::Extra(self.extra.cards.len() as u8 - 1))
    }

    fn summons(&mut self, things: &[(SpaceId, &Thing)]) -> Result<(), SetupError> {
        for (at, thing) in things {
            let Thing::Summon(is) = thing else { continue };
            let Some(kind) = self.game.content.summon(&is.summon) else {
                let all: Vec<&str> = self.game.content.summons.iter().map(|s| s.name.as_str()).collect();
                return wrong(format!("there is no summon {:?}; there are: {}", is.summon, all.join(", ")));
            };
            let Some(hero) = self.world.heroes.iter().find(|h| self.game.class(h.id.class).name == is.of)
            else {
                return wrong(format!("{} is a summon of {:?}, who is not there", is.summon, is.of));
            };
            let id = SummonId { hero: hero.id, kind, number: is.number.unwrap_or(1) };
            let most = self.game.summon(kind).stats.hp;
            let mut body = Body { hp: is.hp.unwrap_or(most), most, ..Body::new(*at, most) };
            body.conditions = is.conditions;
            self.world.summons.push(Summon { id, body, acted: is.acted });
            // GH-SUM-04: its card, if the position names it.
            let summons = |a: &&mut ActiveCard| {
                let does = &self.game.card(a.card).half(a.half).does;
                a.summon.is_none()
                    && does.iter().any(|e| matches!(&e.what, What::Summon(k) if *k == is.summon))
            };
            let hero = &mut self.world.heroes[usize::from(id.hero.place)];
            if let Some(active) = hero.active.iter_mut().find(summons) {
                active.summon = Some(id);
            }
        }
        Ok(())
    }
}

fn held(bonus: Bonus) -> Held {
    Held { bonus, card: None, xp: 0 }
}

/// An action in words: abilities, or effects as cards have them.
pub(crate) fn raw_action(words: &str) -> Result<Action, String> {
    let effects = match abilities(words) {
        Ok(abilities) => abilities.into_iter().map(|a| Effect::plain(What::Do(a))).collect(),
        Err(error) => {
            let all: Result<Vec<Effect>, String> = words.split(", ").map(str::parse).collect();
            all.map_err(|_| error)?
        }
    };
    Ok(Action::plain(effects))
}

fn trap_of(at: SpaceId, words: &[String]) -> Result<Trap, SetupError> {
    let mut trap = Trap { at, damage: TrapDamage::Fixed(0), conditions: Conditions::NONE, xp: None };
    for word in words {
        match word.split_once(' ') {
            None if word == "damage" => trap.damage = TrapDamage::ByLevel,
            Some(("damage", n)) => match n.parse() {
                Ok(n) => trap.damage = TrapDamage::Fixed(n),
                Err(_) => return wrong(format!("how much damage is {n:?}?")),
            },
            _ => match word.parse::<Condition>() {
                Ok(condition) => trap.conditions.add(condition),
                Err(error) => {
                    return wrong(format!("a trap does damage, damage N or gives a condition: {error}"));
                }
            },
        }
    }
    Ok(trap)
}

/// What a made-up treasure holds.
fn find_of(words: &str) -> Result<Find, SetupError> {
    let number =
        |n: &str| n.parse::<u8>().map_err(|_| SetupError::new(format!("in {words:?}: {n:?} is no number")));
    match words.split_once(' ') {
        Some(("item", n)) => Ok(Find::Item(number(n)?)),
        Some(("item-design", n)) => Ok(Find::ItemDesign(number(n)?)),
        Some(("gold", n)) => Ok(Find::Gold(number(n)?)),
        Some(("damage", n)) => Ok(Find::Damage(number(n)?)),
        _ => match words.parse::<Condition>() {
            Ok(condition) => Ok(Find::Gives(condition)),
            Err(error) => wrong(format!(
                "a treasure holds item N, item-design N, gold N, damage N or a condition: {error}"
            )),
        },
    }
}

fn figure_named(game: &Haven, world: &World, name: &str) -> Option<FigureId> {
    let heroes = world.heroes.iter().map(|h| FigureId::Hero(h.id));
    heroes.chain(world.figures()).find(|f| game.figure(*f) == name)
}

fn place_named(game: &Haven, world: &mut World, name: &str) -> Result<Place, SetupError> {
    if let Some(kind) = game.content.kind(name) {
        world.monsters.iter_mut().filter(|m| m.id.kind == kind).for_each(|m| m.acted = false);
        return Ok(Place::Kind(kind));
    }
    let objective = world.objectives.iter().find(|o| game.objective(o.kind).name == name);
    let named = objective.map(|o| o.figure).or_else(|| figure_named(game, world, name));
    match named {
        Some(FigureId::Hero(hero)) => Ok(Place::Hero(hero)),
        Some(FigureId::Summon(summon)) => Ok(Place::Summon(summon)),
        Some(FigureId::Monster(id)) => {
            if let Some(monster) = world.monster_mut(id) {
                monster.acted = false;
            }
            Ok(Place::Kind(id.kind))
        }
        Some(FigureId::Ally(id)) => Ok(Place::Ally(id.kind)),
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
            world.stage = Stage::RoundStart;
            return Ok(());
        }
        "end-of-round" => {
            world.stage = Stage::EndOfRound;
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
    let first = place_named(game, world, name)?;
    match (first, begun) {
        (Place::Hero(hero), true) => {
            world.hero_mut(hero).acted = true;
            world.turn = Some(Turn::of(hero.into()));
        }
        (place, _) => world.queue.push(place),
    }
    if let Some(queue) = queue {
        for name in queue {
            let place = place_named(game, world, name)?;
            world.queue.push(place);
        }
        return Ok(());
    }
    let mut waiting: Vec<((u8, u8), HeroId)> = world
        .heroes
        .iter()
        .filter(|h| !h.acted && !h.exhausted && first != Place::Hero(h.id))
        .map(|h| (if h.resting { (99, 99) } else { h.initiative }, h.id))
        .collect();
    waiting.sort();
    waiting.into_iter().for_each(|(_, hero)| world.queue.push(Place::Hero(hero)));
    Ok(())
}
