//! The board as it is now: the map, its open doors, and who sees and reaches whom.

use crate::content::Scenario;
use board::SpaceId;
use board::hex::draw::DrawingError;
use board::hex::{Doors, Ground, Map, Offset, RangeTable, SeenWithin, SightRule, SightTable, Terrain};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

/// A map with certain doors open, and the tables that follow from them.
///
/// It is shared: a world holds it by `Arc` and gets another one when a door opens, so that copying a world
/// copies no map. Positions bring maps of their own, which no content knows; that is why it is here and not
/// in the game value. A save holds the map, the doors and the rule; the tables are made again.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Saved", into = "Saved")]
pub struct Board {
    /// The map.
    pub map: Map,
    /// Which doors are open.
    pub doors: Doors,
    rule: SightRule,
    /// Who sees whom.
    pub sight: Arc<SightTable>,
    /// How far it is, around walls.
    pub range: Arc<RangeTable>,
    /// What is seen within a range.
    pub near: Arc<SeenWithin>,
    /// The ground as it is to figures that move by the rules for monsters, before figures and traps are put on it.
    pub ground: Ground,
    /// The boards with one more door open, by the number of the door, each made when the door is first opened: all
    /// games that share a board, and all thinking ahead, open each door only once.
    opened: Vec<OnceLock<Arc<Board>>>,
    /// The board that first grew out of this one: a unit that runs again grows it again.
    grown: OnceLock<Arc<Board>>,
}

#[derive(Serialize, Deserialize)]
struct Saved {
    map: Map,
    doors: Doors,
    rule: SightRule,
}

impl From<Saved> for Board {
    fn from(Saved { map, doors, rule }: Saved) -> Board {
        Board::new(map, doors, rule)
    }
}

impl From<Board> for Saved {
    fn from(Board { map, doors, rule, .. }: Board) -> Saved {
        Saved { map, doors, rule }
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        (self.doors, self.rule) == (other.doors, other.rule) && self.map == other.map
    }
}

impl Eq for Board {}

impl Board {
    /// The board with these doors open, seen by this rule.
    pub fn new(map: Map, doors: Doors, rule: SightRule) -> Board {
        // FH-SPR-06: linked hexes are neighbours for movement alone.
        let plain = map.without_links();
        let sight = Arc::new(SightTable::new(&plain, doors, rule));
        let range = Arc::new(RangeTable::new(&plain, doors));
        let near = Arc::new(SeenWithin::new(Arc::clone(&sight), Arc::clone(&range)));
        Board::with_tables(map, doors, rule, (sight, range, near))
    }

    fn with_tables(
        map: Map,
        doors: Doors,
        rule: SightRule,
        (sight, range, near): (Arc<SightTable>, Arc<RangeTable>, Arc<SeenWithin>),
    ) -> Board {
        let mut ground = Ground::of(&map, doors);
        map.all(Terrain::Trap).iter().for_each(|trap| ground.set_negative(trap, false));
        let opened = vec![OnceLock::new(); map.doors().len()];
        Board { map, doors, rule, sight, range, near, ground, opened, grown: OnceLock::new() }
    }

    /// GH-MAP-02, GH-MAP-07, FH-OVL-05: the board with one more door open, for good.
    pub fn with_open(&self, door: usize) -> Arc<Board> {
        let make = || Arc::new(Board::new(self.map.clone(), self.doors.with_open(door), self.rule));
        self.opened.get(door).map_or_else(make, |opened| Arc::clone(opened.get_or_init(make)))
    }

    /// The board with a door closed that would otherwise be open, for positions.
    pub fn with_closed(&self, door: usize) -> Arc<Board> {
        Arc::new(Board::new(self.map.clone(), self.doors.with_closed(door), self.rule))
    }

    /// GH-VAR-14: the board with this map, which has grown out of its own behind a door.
    pub fn grown(&self, map: Map) -> Arc<Board> {
        if let Some(known) = self.grown.get().filter(|known| known.map == map) {
            return Arc::clone(known);
        }
        let made = Arc::new(Board::new(map, self.doors, self.rule));
        let _ = self.grown.set(Arc::clone(&made));
        made
    }

    /// GH-MAP-24, GH-MAP-23: the board with other terrain on one space: an obstacle appears or is destroyed. Neither
    /// blocks sight or counts for range.
    pub fn with_terrain(&self, space: SpaceId, terrain: Terrain) -> Arc<Board> {
        let map = self.map.with_terrain(space, terrain);
        let tables = (Arc::clone(&self.sight), Arc::clone(&self.range), Arc::clone(&self.near));
        Arc::new(Board::with_tables(map, self.doors, self.rule, tables))
    }

    /// Whether another board has the same spaces and doors and is seen by the same rule; this one has all doors closed.
    fn begins(&self, later: &Board) -> bool {
        let (map, other) = (&self.map, &later.map);
        let same = |space: SpaceId| map.hex(space) == other.hex(space);
        self.rule == later.rule
            && map.len() == other.len()
            && map.doors() == other.doors()
            && map.spaces().all(same)
    }

    /// The name of a space in keys: column and row.
    pub fn name(&self, at: SpaceId) -> Offset {
        self.map.hex(at).offset()
    }

    /// FH-MAP-04, FH-MAP-02: whether two spaces are next to each other with no wall between (GH-ATK-11).
    pub fn adjacent(&self, a: SpaceId, b: SpaceId) -> bool {
        self.range.between(a, b) == Some(1)
    }
}

type Known = BTreeMap<(Cow<'static, str>, SightRule), Arc<Board>>;

/// The boards on which games begin, each made when first needed: part of the game value, since they never change.
#[derive(Clone, Debug, Default)]
pub struct Boards(Arc<RwLock<Known>>);

impl Boards {
    /// The board of a drawing, with all doors closed.
    pub fn of(&self, drawing: &'static str, rule: SightRule) -> Result<Arc<Board>, DrawingError> {
        self.find(Cow::Borrowed(drawing), rule, || Map::parse(drawing))
    }

    /// The board of a scenario, with all doors closed.
    pub fn of_scenario(&self, scenario: &Scenario, rule: SightRule) -> Arc<Board> {
        let key = Cow::Owned(format!("scenario {} {}", scenario.label, scenario.name));
        match self.find(key, rule, || Ok::<Map, Infallible>(scenario.map.clone())) {
            Ok(board) => board,
        }
    }

    /// GH-VAR-14: the board of a room card.
    pub fn of_room(&self, card: &str, rule: SightRule, map: Map) -> Arc<Board> {
        let key = Cow::Owned(format!("room card {card}"));
        match self.find(key, rule, || Ok::<Map, Infallible>(map)) {
            Ok(board) => board,
        }
    }

    /// The board that all games have, where this one is equal to it or differs by terrain alone: one from a save is made
    /// anew, with tables of its own.
    pub fn known_like(&self, board: &Arc<Board>) -> Arc<Board> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let start = known.values().find(|start| start.begins(board)).cloned();
        drop(known);
        let Some(start) = start else { return Arc::clone(board) };
        let doors = (0..board.map.doors().len()).filter(|door| board.doors.is_open(*door));
        let opened = doors.fold(start, |board, door| board.with_open(door));
        let differs = |space: &SpaceId| opened.map.terrain(*space) != board.map.terrain(*space);
        let differs: Vec<SpaceId> = board.map.spaces().filter(differs).collect();
        let change = |there: Arc<Board>, at: &SpaceId| there.with_terrain(*at, board.map.terrain(*at));
        let like = differs.iter().fold(opened, change);
        if like == *board { like } else { Arc::clone(board) }
    }

    fn find<E>(
        &self,
        key: Cow<'static, str>,
        rule: SightRule,
        map: impl FnOnce() -> Result<Map, E>,
    ) -> Result<Arc<Board>, E> {
        let key = (key, rule);
        // A board is put in whole or not at all, so a poisoned lock still holds good boards.
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if let Some(board) = known {
            return Ok(board);
        }
        let board = Arc::new(Board::new(map()?, Doors::all_closed(), rule));
        let mut boards = self.0.write().unwrap_or_else(PoisonError::into_inner);
        Ok(Arc::clone(boards.entry(key).or_insert(board)))
    }
}
