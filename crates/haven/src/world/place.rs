//! Where a scenario is played, and what lies there.

use crate::content::{Conditions, Scenario, ScenarioId, Treasure};
use crate::world::{Dungeon, Locks, Rooms, RulesOver, Sections};
use crate::{Board, Haven, HeroId, World};
use board::hex::Terrain;
use board::{SpaceId, SpaceSet};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::Arc;

/// Where a scenario is played, and what lies there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Place {
    /// The board.
    pub board: Arc<Board>,
    /// The scenario, by its place in the content; none in an arena or a position.
    pub scenario: Option<ScenarioId>,
    /// GH-VAR-12: the random dungeon that is played instead of a scenario.
    pub dungeon: Option<Box<Dungeon>>,
    /// GH-REV-01: which rooms are revealed.
    pub revealed: Rooms,
    /// FH-SCN-03: which rooms have been taken away; they count as revealed.
    #[serde(default, skip_serializing_if = "Rooms::is_none")]
    pub gone: Rooms,
    /// The spaces of rooms that are not revealed, or have been taken away.
    pub hidden: SpaceSet,
    /// GH-SPC-05: which doors are locked.
    pub locked: Locks,
    /// The next door that a boss opens.
    pub next_door: u8,
    /// Which special rules are over.
    pub rules_over: RulesOver,
    /// FH-SCN-03: which sections have been read.
    #[serde(default, skip_serializing_if = "Sections::is_none")]
    pub read: Sections,
    /// How many rounds were over when rounds were last counted anew.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub rounds_before: u8,
    /// Traps that have not been sprung.
    pub traps: SmallVec<[Trap; 8]>,
    /// Money tokens on the board, one entry each.
    pub coins: SmallVec<[SpaceId; 16]>,
    /// GH-MAP-22: the first hexes of the obstacles of several hexes that are destroyed.
    pub destroyed: SmallVec<[SpaceId; 2]>,
    /// Treasure tiles on the board.
    pub treasures: SmallVec<[(SpaceId, Treasure); 4]>,
}
/// What a trap does (GH-MAP-12, GH-MAP-14, GH-MAP-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trap {
    /// Where it lies.
    pub at: SpaceId,
    /// Its damage.
    pub damage: TrapDamage,
    /// The conditions it gives.
    pub conditions: Conditions,
    /// Which character gains how much experience when one of its enemies springs it.
    pub xp: Option<(HeroId, u8)>,
}

/// GH-MAP-14, GH-MAP-15: how much damage a trap does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TrapDamage {
    /// As much as the scenario level says.
    ByLevel,
    /// Exactly this much.
    Fixed(u8),
}

impl Sections {
    fn is_none(&self) -> bool {
        self.is_empty()
    }
}

impl Rooms {
    fn is_none(&self) -> bool {
        self.is_empty()
    }
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// What lies on the board is kept in the order of the hexes, so that two places with the same things on them are equal.
impl Place {
    /// A money token lies on a hex.
    pub fn put_coin(&mut self, at: SpaceId) {
        let n = self.coins.partition_point(|coin| *coin <= at);
        self.coins.insert(n, at);
    }

    /// A trap lies on a hex.
    pub fn put_trap(&mut self, trap: Trap) {
        let n = self.traps.partition_point(|other| other.at <= trap.at);
        self.traps.insert(n, trap);
    }

    /// A treasure tile lies on a hex.
    pub fn put_treasure(&mut self, at: SpaceId, treasure: Treasure) {
        let n = self.treasures.partition_point(|(other, _)| *other <= at);
        self.treasures.insert(n, (at, treasure));
    }
}

impl World {
    /// The scenario that is played; a random dungeon as far as it is built.
    pub fn scenario_of(&self, game: &Haven) -> Option<Arc<Scenario>> {
        match self.place.scenario {
            Some(n) => game.content.scenarios.get(usize::from(n.0)).cloned(),
            None => self.dungeon_of(game),
        }
    }

    /// Whether a scenario or a random dungeon is played, and not an arena or a position without rooms.
    pub fn has_rooms(&self) -> bool {
        self.place.scenario.is_some() || self.place.dungeon.is_some()
    }

    /// Whether a room is revealed; without a scenario there is nothing to reveal.
    pub fn is_revealed(&self, room: usize) -> bool {
        !self.has_rooms() || self.place.revealed.has(room)
    }

    /// GH-SPC-01, GH-MOV-10: a space if it is empty, or else the nearest empty ones.
    pub fn empty_near(&self, at: SpaceId) -> SmallVec<[SpaceId; 4]> {
        if self.is_empty_hex(at) {
            return SmallVec::from_slice(&[at]);
        }
        let free = self.place.board.map.spaces().filter(|s| self.is_empty_hex(*s));
        let all: Vec<(u16, SpaceId)> = free.filter_map(|s| self.distance(at, s).map(|d| (d, s))).collect();
        let least = all.iter().map(|(d, _)| *d).min();
        all.into_iter().filter(|(d, _)| Some(*d) == least).map(|(_, s)| s).collect()
    }

    /// FH-MOV-14: the nearest hexes without a figure and without an obstacle, whatever else lies there.
    pub fn landings_near(&self, at: SpaceId) -> SmallVec<[SpaceId; 4]> {
        let map = &self.place.board.map;
        let free = |s: &SpaceId| {
            let ground = !matches!(map.terrain(*s), Terrain::Wall | Terrain::Obstacle);
            ground && !map.is_closed(*s, self.place.board.doors) && self.figure_at(*s).is_none()
        };
        let free = map.spaces().filter(|s| free(s) && self.is_in_play(*s));
        let all: Vec<(u16, SpaceId)> = free.filter_map(|s| self.distance(at, s).map(|d| (d, s))).collect();
        let least = all.iter().map(|(d, _)| *d).min();
        all.into_iter().filter(|(d, _)| Some(*d) == least).map(|(_, s)| s).collect()
    }

    /// FH-OVL-05: whether a space belongs to a room that is revealed, or to an open door.
    pub fn is_in_play(&self, at: SpaceId) -> bool {
        !self.has_rooms() || !self.place.hidden.contains(at)
    }

    /// GH-ATK-03, GH-ATK-06, GH-ATK-09, GH-ATK-11, FH-RNG-06, FH-DIF-05, GH-ATK-07, GH-ATK-08, FH-LOS-03, FH-ACT-09,
    /// FH-DIF-01, FH-LOS-02: whether what is at `to` is in range and sight of `from`.
    pub fn reaches(&self, from: SpaceId, to: SpaceId, range: u8) -> bool {
        self.distance(from, to).is_some_and(|d| d <= u16::from(range))
            && self.place.board.sight.sees(from, to)
    }
}

impl Place {
    /// A board with nothing on it.
    pub(crate) fn on(board: Arc<Board>) -> Place {
        Place {
            board,
            scenario: None,
            dungeon: None,
            revealed: Rooms::default(),
            gone: Rooms::default(),
            hidden: SpaceSet::default(),
            locked: Locks::default(),
            next_door: 0,
            rules_over: RulesOver::default(),
            read: Sections::default(),
            rounds_before: 0,
            traps: SmallVec::new(),
            coins: SmallVec::new(),
            destroyed: SmallVec::new(),
            treasures: SmallVec::new(),
        }
    }
}
