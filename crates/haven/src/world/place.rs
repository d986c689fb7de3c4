//! Where a scenario is played, and what lies there.

use crate::content::{Conditions, Scenario};
use crate::{Haven, HeroId, World};
use board::SpaceId;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::Arc;
/// What a trap does (GH-MAP-12, GH-MAP-14, GH-MAP-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trap {
    /// Where it lies.
    pub at: SpaceId,
    /// Its damage.
    pub damage: TrapDamage,
    /// The conditions it gives.
    pub conditions: Conditions,
    /// Who gains how much experience when an enemy of his springs it.
    pub xp: Option<(HeroId, u8)>,
}

/// GH-MAP-14, GH-MAP-15: how much damage a trap does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TrapDamage {
    /// As much as the scenario level says.
    ByLevel,
    /// So much.
    Fixed(u8),
}

impl World {
    /// The scenario that is played; a random dungeon as far as it is built.
    pub fn scenario_of(&self, game: &Haven) -> Option<Arc<Scenario>> {
        match self.scenario {
            Some(n) => game.content.scenarios.get(usize::from(n)).cloned(),
            None => self.dungeon_of(game),
        }
    }

    /// Whether a scenario or a random dungeon is played, and not an arena or a position without rooms.
    pub fn has_rooms(&self) -> bool {
        self.scenario.is_some() || self.dungeon.is_some()
    }

    /// Whether a room is revealed; without a scenario there is nothing to reveal.
    pub fn is_revealed(&self, room: usize) -> bool {
        !self.has_rooms() || self.revealed >> room & 1 == 1
    }

    /// GH-SPC-01, GH-MOV-10: a space if it is empty, or else the nearest empty ones.
    pub fn empty_near(&self, at: SpaceId) -> SmallVec<[SpaceId; 4]> {
        if self.is_empty_hex(at) {
            return SmallVec::from_slice(&[at]);
        }
        let free = self.board.map.spaces().filter(|s| self.is_empty_hex(*s));
        let all: Vec<(u16, SpaceId)> = free.filter_map(|s| self.distance(at, s).map(|d| (d, s))).collect();
        let least = all.iter().map(|(d, _)| *d).min();
        all.into_iter().filter(|(d, _)| Some(*d) == least).map(|(_, s)| s).collect()
    }

    /// Whether a space belongs to a room that is revealed, or to an open door.
    pub fn is_in_play(&self, at: SpaceId) -> bool {
        !self.has_rooms() || !self.hidden.contains(at)
    }

    /// GH-ATK-03, GH-ATK-06, GH-ATK-09, GH-ATK-11: whether what is at `to` is in range and sight of `from`.
    pub fn reaches(&self, from: SpaceId, to: SpaceId, range: u8) -> bool {
        self.distance(from, to).is_some_and(|d| d <= u16::from(range)) && self.board.sight.sees(from, to)
    }
}
