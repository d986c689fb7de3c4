//! The board as it lies now: the map, its open doors, and who sees and reaches whom.

use board::SpaceId;
use board::hex::{Doors, Map, Offset, RangeTable, SightRule, SightTable, Terrain};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

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
    pub sight: SightTable,
    /// How far it is, around walls.
    pub range: RangeTable,
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
        let sight = SightTable::new(&map, doors, rule);
        let range = RangeTable::new(&map, doors);
        Board { map, doors, rule, sight, range }
    }

    /// GH-MAP-02, GH-MAP-07: the board with one more door open, for good.
    pub fn with_open(&self, door: usize) -> Arc<Board> {
        Arc::new(Board::new(self.map.clone(), self.doors.with_open(door), self.rule))
    }

    /// GH-MAP-24: the board with other terrain on one space: an obstacle appears or is destroyed. Neither blocks
    /// sight or counts for range.
    pub fn with_terrain(&self, space: SpaceId, terrain: Terrain) -> Arc<Board> {
        Arc::new(Board { map: self.map.with_terrain(space, terrain), ..self.clone() })
    }

    /// The name of a space in keys: column and row.
    pub fn name(&self, at: SpaceId) -> Offset {
        self.map.hex(at).offset()
    }

    /// Whether two spaces are next to each other with no wall between (GH-ATK-11).
    pub fn adjacent(&self, a: SpaceId, b: SpaceId) -> bool {
        self.range.between(a, b) == Some(1)
    }
}
