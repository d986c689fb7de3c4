//! Positions as files write them, and the places they describe.

use std::collections::BTreeMap;
use std::sync::Arc;

use board::hex::{
    Dir, Doors, Gait, Ground, Hex, Map, MapBuilder, Pattern, RangeTable, SeenWithin, SightTable, Terrain,
    Turn,
};
use board::{SpaceId, SpaceSet};
use serde::Deserialize;
use serde_json::Value;

use super::{Outcome, SolveError};
use crate::Edition;
use crate::mind::{Attack, Foe, FoeId, Order, Reach, Situation, ground};

/// A position of a file.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Position {
    /// Its number.
    pub id: u64,
    /// What it shows.
    pub msg: String,
    /// Columns of the map.
    #[serde(rename = "w")]
    width: Option<u32>,
    /// Rows of the map.
    #[serde(rename = "h")]
    height: Option<u32>,
    #[serde(rename = "move")]
    points: u16,
    range: u16,
    target: Option<u8>,
    fly: bool,
    jump: bool,
    tele: bool,
    mud: bool,
    figures: BTreeMap<String, String>,
    init: BTreeMap<String, u8>,
    contents: BTreeMap<String, String>,
    walls: Vec<(u32, u8)>,
    aoe: Vec<u32>,
    edge_is_wall: bool,
    mirror: Option<bool>,
    answer: BTreeMap<String, Vec<Outcome>>,
}

/// The most hexes of a map in a file.
const MOST_HEXES: u64 = 1024;
const USUAL_WIDTH: u32 = 16;
const USUAL_HEIGHT: u32 = 7;
/// Rows of the grid in which areas are written, and the hex in its middle.
const MASK: u32 = 7;
const MASK_CENTRE: u32 = 24;

/// Reads a file of positions: a list, or a single one.
pub fn positions(text: &str) -> Result<Vec<Position>, SolveError> {
    let json = |error: serde_json::Error| SolveError::Json {
        line: error.line(),
        column: error.column(),
        reason: without_place(&error),
    };
    let list = match serde_json::from_str(text).map_err(json)? {
        Value::Array(list) => list,
        one @ Value::Object(_) => vec![one],
        _ => return Err(SolveError::NoList),
    };
    let read = |(at, value): (usize, Value)| {
        let given = value.get("id").and_then(Value::as_u64);
        let id = given.unwrap_or(at as u64 + 1);
        let fault = |reason| SolveError::Position { number: at + 1, id, reason };
        if !value.is_object() {
            return Err(SolveError::NoList);
        }
        let position: Position = serde_json::from_value(value).map_err(|error| fault(error.to_string()))?;
        Ok(Position { id, ..position })
    };
    list.into_iter().enumerate().map(read).collect()
}

/// The message without the place, which is reported separately.
fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_owned()
}

impl Position {
    /// The outcomes that the file expects under an edition, if it says.
    pub fn expected(&self, edition: Edition) -> Option<Vec<Outcome>> {
        let name = match edition {
            Edition::Gloomhaven => "GH",
            Edition::Frosthaven => "FH",
            Edition::JawsOfTheLion => "JOTL",
        };
        let mut expected = self.answer.get(name)?.clone();
        expected
            .iter_mut()
            .filter(|outcome| outcome.len() > 1)
            .for_each(|outcome| outcome[1..].sort_unstable());
        expected.sort_unstable();
        expected.dedup();
        Some(expected)
    }

    /// The place that the position describes, or what is wrong with it.
    pub fn place(&self, edition: Edition) -> Result<Place, String> {
        let sheet = Sheet::new(self)?;
        let map = self.map(&sheet)?;
        let space = |key: &str| -> Result<SpaceId, String> {
            let number = key.parse().map_err(|_| format!("'{key}' is no hex"))?;
            let hex = sheet.hex(number)?;
            map.space(hex).ok_or_else(|| format!("hex {key} is not on the map"))
        };
        let mut acting = None;
        let (mut foes, mut friends) = (Vec::new(), SpaceSet::new());
        for (key, figure) in in_order(&self.figures) {
            let at = space(key)?;
            if map.terrain(at) == Terrain::Wall {
                return Err(format!("the figure on hex {key} stands in a wall"));
            }
            match figure.as_str() {
                "A" if acting.is_some() => return Err("there are two figures 'A'".into()),
                "A" => acting = Some(at),
                "M" => drop(friends.insert(at)),
                "C" => foes.push(Foe::new(at, Order::of(self.initiative(key)))),
                other => return Err(format!("figure '{other}' on hex {key}; known are A, M and C")),
            }
        }
        if foes.len() > Situation::MOST_FOES {
            return Err(format!(
                "{} characters; at most {} can be told apart",
                foes.len(),
                Situation::MOST_FOES
            ));
        }
        let gait = match () {
            _ if self.tele => Gait::Teleport,
            _ if self.fly => Gait::Fly,
            _ if self.jump => edition.jump(),
            _ => Gait::Walk,
        };
        let doors = Doors::all_open();
        let mut ground = ground(edition, &map, doors, foes.iter().copied(), &friends);
        if self.tele && self.fly {
            // FH-MOV-10: who flies ignores what is in the hex where the teleport ends.
            ground.heed_nothing();
            map.spaces().for_each(|space| ground.set_obstacle(space, false));
        }
        let sight = edition.sight();
        let sight = if self.edge_is_wall { sight } else { sight.on_a_sheet() };
        let sight = Arc::new(SightTable::new(&map, doors, sight));
        let range = Arc::new(RangeTable::new(&map, doors));
        Ok(Place {
            edition,
            at: acting.ok_or("there is no figure 'A' whose turn it is")?,
            ground,
            near: SeenWithin::new(Arc::clone(&sight), Arc::clone(&range)),
            sight,
            range,
            gait,
            points: self.points,
            reach: if self.range == 0 { Reach::Melee } else { Reach::Range(self.range) },
            targets: self.target.unwrap_or(1),
            muddled: self.mud,
            area: self.area()?,
            turn: if self.mirror.unwrap_or(true) { Turn::RotateAndMirror } else { Turn::Rotate },
            foes,
            friends,
            map,
            sheet,
        })
    }

    fn initiative(&self, key: &str) -> u8 {
        self.init.get(key).copied().unwrap_or(99)
    }

    fn map(&self, sheet: &Sheet) -> Result<Map, String> {
        let mut terrain = BTreeMap::new();
        for (key, what) in &self.contents {
            let number: u32 = key.parse().map_err(|_| format!("'{key}' is no hex"))?;
            let what = match what.as_str() {
                "X" => Terrain::Wall,
                "O" => Terrain::Obstacle,
                "T" => Terrain::Trap,
                "H" => Terrain::Hazardous,
                "D" => Terrain::Difficult,
                "I" => Terrain::Icy,
                "" => Terrain::Floor,
                other => return Err(format!("'{other}' on hex {key}; known are X, O, T, H, D and I")),
            };
            terrain.insert(sheet.hex(number)?, what);
        }
        let mut builder = MapBuilder::new();
        for number in 0..sheet.width * sheet.height {
            let hex = sheet.hex(number)?;
            builder = builder.hex(hex, terrain.get(&hex).copied().unwrap_or_default());
        }
        for &(number, edge) in &self.walls {
            if edge > 5 {
                return Err(format!("a wall on edge {edge} of hex {number}; edges are 0 to 5"));
            }
            builder = builder.wall(sheet.hex(number)?, Dir::nth(usize::from(edge)));
        }
        builder.build().map_err(|error| error.to_string())
    }

    fn area(&self) -> Result<Option<Pattern>, String> {
        if let Some(wrong) = self.aoe.iter().find(|&&hex| hex >= MASK * MASK) {
            return Err(format!("{wrong} is no hex of an area; they are 0 to {}", MASK * MASK - 1));
        }
        let centre = axial(MASK_CENTRE, MASK);
        let mut red: Vec<Hex> = self.aoe.iter().map(|&hex| axial(hex, MASK) - centre).collect();
        red.sort();
        red.dedup();
        let pattern = if self.range == 0 { Pattern::melee(red) } else { Pattern::ranged(red) };
        Ok(Some(pattern).filter(|pattern| !pattern.red.is_empty()))
    }
}

/// The entries in the order of their keys, read as numbers.
fn in_order(figures: &BTreeMap<String, String>) -> Vec<(&str, &String)> {
    let mut all: Vec<(&str, &String)> = figures.iter().map(|(key, figure)| (key.as_str(), figure)).collect();
    all.sort_by_key(|(key, _)| key.parse::<u32>().unwrap_or(u32::MAX));
    all
}

/// The numbering of a sheet of hexes: up the first column from the bottom, then up the next.
#[derive(Clone, Copy, Debug)]
struct Sheet {
    width: u32,
    height: u32,
}

impl Sheet {
    fn new(position: &Position) -> Result<Sheet, String> {
        let sheet = Sheet {
            width: position.width.unwrap_or(USUAL_WIDTH),
            height: position.height.unwrap_or(USUAL_HEIGHT),
        };
        let hexes = u64::from(sheet.width) * u64::from(sheet.height);
        if hexes == 0 || hexes > MOST_HEXES {
            return Err(format!("a map of {hexes} hexes; it needs 1 to {MOST_HEXES}"));
        }
        Ok(sheet)
    }

    fn hex(&self, number: u32) -> Result<Hex, String> {
        if number >= self.width * self.height {
            return Err(format!("hex {number} is not on a map of {} x {}", self.width, self.height));
        }
        Ok(axial(number, self.height))
    }

    fn number(&self, hex: Hex) -> u32 {
        let (q, r) = (i64::from(hex.q), i64::from(hex.r));
        (r + q.div_euclid(2) + i64::from(self.height) * q) as u32
    }
}

/// The hex with a number, on a sheet with this many rows. Edge *e* of the file is direction *e* of the board.
fn axial(number: u32, rows: u32) -> Hex {
    let (column, row) = ((number / rows) as i16, (number % rows) as i16);
    Hex::new(column, row - column / 2)
}

/// A position on a board: what a mind needs to decide.
#[derive(Clone, Debug)]
pub struct Place {
    edition: Edition,
    map: Map,
    sheet: Sheet,
    ground: Ground,
    sight: Arc<SightTable>,
    range: Arc<RangeTable>,
    near: SeenWithin,
    at: SpaceId,
    gait: Gait,
    points: u16,
    reach: Reach,
    targets: u8,
    muddled: bool,
    area: Option<Pattern>,
    turn: Turn,
    foes: Vec<Foe>,
    friends: SpaceSet,
}

impl Place {
    /// The situation of the acting figure.
    pub fn situation(&self) -> Situation<'_> {
        let attack = Attack {
            reach: self.reach,
            targets: self.targets,
            area: self.area.as_ref(),
            disadvantage_anyway: self.muddled,
        };
        Situation {
            edition: self.edition,
            map: &self.map,
            ground: &self.ground,
            sight: &self.sight,
            range: &self.range,
            near: &self.near,
            at: self.at,
            gait: self.gait,
            points: self.points,
            attack: (self.targets > 0).then_some(attack),
            foes: &self.foes,
            friends: &self.friends,
            turn: self.turn,
            focus: None,
        }
    }

    /// The number of a space in the file.
    pub fn number(&self, space: SpaceId) -> u32 {
        self.sheet.number(self.map.hex(space))
    }

    /// The number of the hex of an enemy in the file.
    pub fn number_of_foe(&self, foe: FoeId) -> u32 {
        self.foes.get(foe.index()).map_or(u32::MAX, |foe| self.number(foe.at))
    }
}
