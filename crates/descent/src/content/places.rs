//! QST, MAP: quests, and the ground that they are played on.

use super::ability::Attribute;
use super::dice::Colour;
use board::SpaceId;
use board::square::{Line, Map, Spot, Terrain};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What lies on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TokenKind {
    /// A search token.
    Search,
    /// DE-OBJ-01: an objective token.
    Objective,
    /// DE-OBJ-07: a villager.
    Villager,
    /// DE-SEC-10: a challenge token of a secret room, face down.
    Challenge,
}

impl TokenKind {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["search", "objective", "villager", "challenge"][self as usize]
    }
}

/// DE-OBJ-06: how many objective tokens the base game has.
pub const OBJECTIVE_TOKENS: usize = 10;

/// The ground of a quest: the map and its named parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ground {
    /// The squares.
    pub map: Map,
    /// The tiles, each with its squares.
    pub tiles: BTreeMap<String, Vec<SpaceId>>,
}

impl Ground {
    /// The squares of a tile.
    pub fn tile(&self, name: &str) -> &[SpaceId] {
        self.tiles.get(name).map_or(&[], Vec::as_slice)
    }

    /// DE-SEC-05: the same ground with more squares, which are connected with nothing; or without those of a row and
    /// below. Gates keep their numbers.
    pub fn changed(&self, more: &[(Spot, Terrain)], without_from: Option<i16>) -> Result<Ground, String> {
        let stays = |spot: &Spot| without_from.is_none_or(|row| spot.y < row);
        let old: Vec<Spot> = self.map.spaces().map(|space| self.map.spot(space)).filter(stays).collect();
        let terrain = |spot: &Spot| self.map.space(*spot).map_or(Terrain::Floor, |s| self.map.terrain(s));
        let squares = old.iter().map(|spot| (*spot, terrain(spot))).chain(more.iter().copied());
        let mut map = Map::new(squares).map_err(|e| e.to_string())?;
        for spot in &old {
            for next in [Spot::new(spot.x + 1, spot.y), Spot::new(spot.x, spot.y + 1)] {
                let line = self.map.line(board::square::Gates::SHUT, *spot, next);
                if old.contains(&next) && line != Line::Open && !line.is_gate() {
                    map.lay(*spot, next, line).map_err(|e| e.to_string())?;
                }
            }
        }
        for gate in self.map.gates() {
            let between: Vec<(Spot, Spot)> =
                gate.between.iter().map(|(a, b)| (self.map.spot(*a), self.map.spot(*b))).collect();
            map.lay_gate(&between, gate.line).map_err(|e| e.to_string())?;
        }
        let moved = |space: &SpaceId| map.space(self.map.spot(*space));
        let tiles =
            self.tiles.iter().map(|(name, all)| (name.clone(), all.iter().filter_map(moved).collect()));
        let tiles = tiles.collect();
        Ok(Ground { map, tiles })
    }

    /// The row below everything, with one row of nothing above it.
    pub fn below(&self) -> i16 {
        self.map.spaces().map(|space| self.map.spot(space).y).max().map_or(0, |y| y + 2)
    }
}

/// A line between squares, as quests write it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineAt {
    /// The pairs of squares that it separates.
    pub between: Vec<((i16, i16), (i16, i16))>,
    /// What it is.
    pub line: Line,
    /// DE-DOR-06: the attribute that must be tested to open it.
    #[serde(default)]
    pub test: Option<Attribute>,
    /// DE-DOR-07: whether it is destroyed when it is opened.
    #[serde(default)]
    pub breaks: bool,
}

/// A token as quests place it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenAt {
    /// What it is.
    pub token: TokenKind,
    /// Where it lies.
    pub at: (i16, i16),
    /// From how many heroes on it is there.
    #[serde(default)]
    pub from_heroes: u8,
}

/// DE-ATK-35: an object that can be attacked.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectType {
    /// Its name.
    pub name: String,
    /// Its Health.
    pub health: ByHeroes,
    /// Its defence dice.
    #[serde(default)]
    pub defence: Vec<Colour>,
}

/// DE-ATK-35: an object that can be attacked, as quests place it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectAt {
    /// What it is.
    pub object: String,
    /// Where it lies.
    pub at: (i16, i16),
    /// Whether figures that are treated as heroes may attack it too.
    #[serde(default)]
    pub treated: bool,
}

/// A monster group as quests place it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupAt {
    /// The type of monster; none for an open group.
    pub monster: String,
    /// The tile on which it is placed.
    pub tile: String,
    /// DE-MON-13: how many of it come back at the end of each round, on the same tile.
    #[serde(default)]
    pub reinforce: ByHeroes,
    /// DE-MON-12: another tile on which they may come back.
    #[serde(default)]
    pub or_tile: Option<String>,
    /// DE-MON-14: whether it begins inactive.
    #[serde(default)]
    pub inactive: bool,
    /// DE-LTN-05: whether the lieutenant is knocked out like a hero instead of being defeated.
    #[serde(default)]
    pub stands_up: bool,
    /// A figure of it with a name: the strongest one.
    #[serde(default)]
    pub named: Option<Named>,
}

/// DE-MON-07: an open group as quests place it: the overlord chooses its type.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenGroupAt {
    /// The traits of which the type must have one.
    pub traits: Vec<String>,
    /// The tile on which it is placed.
    pub tile: String,
    /// DE-MON-13: how many of it come back at the end of each round.
    #[serde(default)]
    pub reinforce: ByHeroes,
}

/// A figure with a name of its own.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// Its name.
    pub name: String,
    /// Additional Health for each hero.
    #[serde(default)]
    pub health_per_hero: u8,
    /// Additional Health by number of heroes.
    #[serde(default)]
    pub health: ByHeroes,
}

impl Named {
    /// The additional Health with so many heroes.
    pub fn more_health(&self, heroes: u8) -> u8 {
        self.health.with(heroes) + self.health_per_hero * heroes
    }
}

/// DE-SET-08: a number that is the same for any number of heroes, or has its own with two, three and four of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum ByHeroes {
    /// The same for all.
    Same(u8),
    /// With two, three and four heroes.
    Each(u8, u8, u8),
}

impl Default for ByHeroes {
    fn default() -> ByHeroes {
        ByHeroes::Same(0)
    }
}

impl ByHeroes {
    /// The number with so many heroes.
    pub fn with(self, heroes: u8) -> u8 {
        match (self, heroes) {
            (ByHeroes::Same(all), _) => all,
            (ByHeroes::Each(two, _, _), 0..=2) => two,
            (ByHeroes::Each(_, three, _), 3) => three,
            (ByHeroes::Each(_, _, four), _) => four,
        }
    }
}

/// What a side must reach.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Goal {
    /// The named figure of this group is defeated.
    DefeatNamed(String),
    /// As many monsters of this type have left the map by the exit.
    Leave(String, ByHeroes),
    /// All heroes are knocked out.
    AllKnockedOut,
    /// All monsters are defeated.
    ClearMap,
    /// As many objective tokens have been carried off the map.
    CarriedAway(u8),
    /// As many villagers have been freed.
    VillagersFreed(u8),
    /// As many villagers have been slain.
    VillagersSlain(u8),
    /// This round is over.
    Stand(u16),
    /// One of these.
    Any(Vec<Goal>),
}

impl Goal {
    /// Whether such a goal is among them.
    pub fn has(&self, is: &dyn Fn(&Goal) -> bool) -> bool {
        match self {
            Goal::Any(goals) => goals.iter().any(|goal| goal.has(is)),
            goal => is(goal),
        }
    }

    /// The type of monster that has to leave, and how many of it.
    pub fn leaving(&self) -> Option<(&str, ByHeroes)> {
        match self {
            Goal::Leave(name, most) => Some((name, *most)),
            Goal::Any(goals) => goals.iter().find_map(Goal::leaving),
            _ => None,
        }
    }
}

/// DE-QST-03: a quest of one encounter.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quest {
    /// Its name.
    pub name: String,
    /// The act.
    pub act: u8,
    /// Whether it is ours and not printed.
    #[serde(default)]
    pub ours: bool,
    /// The map, drawn.
    pub drawing: String,
    /// The tiles, drawn over it: a letter for each.
    pub tiles: String,
    /// What the letters stand for.
    pub named: BTreeMap<char, String>,
    /// Walls, doors and other lines.
    #[serde(default)]
    pub lines: Vec<LineAt>,
    /// The tile where heroes begin.
    pub start: String,
    /// DE-MAP-04: the tile by which figures leave.
    #[serde(default)]
    pub exit: Option<String>,
    /// Tokens.
    #[serde(default)]
    pub tokens: Vec<TokenAt>,
    /// DE-SRC-03: the search tokens of which one is the unique one; with it the key of the locked doors is found.
    #[serde(default)]
    pub unique: Vec<(i16, i16)>,
    /// DE-TER-25: spaces with crumbling terrain.
    #[serde(default)]
    pub crumbling: Vec<(i16, i16)>,
    /// DE-ATK-35: objects that heroes may attack.
    #[serde(default)]
    pub objects: Vec<ObjectAt>,
    /// Whether a hero suffers 1 damage each time it suffers fatigue.
    #[serde(default)]
    pub weary: bool,
    /// Monster groups.
    pub groups: Vec<GroupAt>,
    /// DE-MON-07: groups whose type the overlord chooses.
    #[serde(default)]
    pub open_groups: Vec<OpenGroupAt>,
    /// DE-QST-01: the next encounter of the quest, by its name.
    #[serde(default)]
    pub then: Option<String>,
    /// What the heroes must reach.
    pub heroes_win: Goal,
    /// What the overlord must reach.
    pub overlord_wins: Goal,
}

impl Quest {
    /// The ground of the quest.
    pub fn ground(&self) -> Result<Ground, String> {
        let mut map: Map = self.drawing.parse().map_err(|e| format!("drawing: {e}"))?;
        for at in &self.lines {
            let spot = |(x, y): (i16, i16)| Spot::new(x, y);
            let edges: Vec<(Spot, Spot)> = at.between.iter().map(|(a, b)| (spot(*a), spot(*b))).collect();
            let laid = if at.line.is_gate() {
                map.lay_gate(&edges, at.line).map(|_| ())
            } else {
                edges.iter().try_for_each(|(a, b)| map.lay(*a, *b, at.line))
            };
            laid.map_err(|e| e.to_string())?;
        }
        let mut tiles: BTreeMap<String, Vec<SpaceId>> = BTreeMap::new();
        for (y, row) in self.tiles.lines().filter(|row| !row.trim().is_empty()).enumerate() {
            for (x, letter) in row.trim().chars().enumerate().filter(|(_, c)| !"#_".contains(*c)) {
                let Some(space) = map.at(x as i16, y as i16) else {
                    return Err(format!("tiles: {x},{y} is no square of the drawing"));
                };
                let Some(name) = self.named.get(&letter) else {
                    return Err(format!("tiles: {letter:?} is not named"));
                };
                tiles.entry(name.clone()).or_default().push(space);
            }
        }
        let ground = Ground { map, tiles };
        let groups = self
            .groups
            .iter()
            .flat_map(|group| [Some(&group.tile), group.or_tile.as_ref()].into_iter().flatten());
        let groups = groups.chain(self.open_groups.iter().map(|group| &group.tile));
        for tile in groups.chain([&self.start]).chain(&self.exit) {
            if ground.tile(tile).is_empty() {
                return Err(format!("there is no tile {tile}"));
            }
        }
        for token in &self.tokens {
            let (x, y) = token.at;
            if ground.map.at(x, y).is_none_or(|s| ground.map.terrain(s) == Terrain::Obstacle) {
                return Err(format!("nothing can lie at {x},{y}"));
            }
        }
        for (x, y) in &self.unique {
            if !self.tokens.iter().any(|t| t.token == TokenKind::Search && t.at == (*x, *y)) {
                return Err(format!("there is no search token at {x},{y}"));
            }
        }
        Ok(ground)
    }
}
