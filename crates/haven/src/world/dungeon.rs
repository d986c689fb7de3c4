//! GH-VAR-12: the random dungeon that is being played.

use crate::content::dungeon::ROOMS;
use crate::content::{BuiltRoom, Content, GateKind, RoomCard, RoomCardId, Scenario};
use crate::{Haven, World};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::collections::VecDeque;
use std::sync::{Arc, PoisonError, RwLock};

/// GH-VAR-21: how hard the penalty of a room is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Severity {
    None,
    Minor,
    Major,
}

/// GH-VAR-21: which penalty the players have chosen for each room; unless they do, none in the first, the minor one in
/// the second and the major one in the third.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Penalties(pub [Severity; ROOMS]);

impl Default for Penalties {
    fn default() -> Penalties {
        Penalties([Severity::None, Severity::Minor, Severity::Major])
    }
}

/// A random dungeon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dungeon {
    /// Which penalties are played with.
    pub penalties: Penalties,
    /// GH-HID-09: the top room card. Its back is seen, its front is not.
    pub top: Option<RoomCardId>,
    /// The cards of the rooms that are built.
    pub built: SmallVec<[BuiltRoom; ROOMS]>,
}

/// How many dungeons are remembered: a game goes through a handful, and many games may be played at once.
const REMEMBERED: usize = 64;

/// The rooms of a dungeon and the number of characters, and the scenario that they make.
type Made = (SmallVec<[BuiltRoom; ROOMS]>, u8, Arc<Scenario>);

/// The scenarios that cards have made last: part of the game value, since the same cards always make the same.
#[derive(Clone, Debug, Default)]
pub struct Dungeons(Arc<RwLock<VecDeque<Made>>>);

impl Dungeons {
    /// The scenario that these rooms make, if they make one.
    fn of(&self, content: &Content, built: &[BuiltRoom], characters: u8) -> Option<Arc<Scenario>> {
        let same = |(rooms, party, _): &&Made| rooms.as_slice() == built && *party == characters;
        // A scenario is put in whole or not at all, so a poisoned lock still holds good ones.
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some((.., scenario)) = known.iter().find(same) {
            return Some(Arc::clone(scenario));
        }
        drop(known);
        let scenario = Arc::new(content.dungeon_of(built, characters)?);
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        all.truncate(REMEMBERED - 1);
        all.push_front((built.into(), characters, Arc::clone(&scenario)));
        Some(scenario)
    }
}

impl Dungeon {
    /// GH-HID-09: the types of the entrances of the next room.
    pub fn back(&self, game: &Haven) -> Vec<GateKind> {
        self.top.and_then(|card| game.room_card(card)).map_or_else(Vec::new, RoomCard::back)
    }
}

impl World {
    /// The random dungeon as far as it is built.
    pub(crate) fn dungeon_of(&self, game: &Haven) -> Option<Arc<Scenario>> {
        let built = &self.place.dungeon.as_ref()?.built;
        game.dungeons.of(&game.content, built, self.party.heroes.len() as u8)
    }

    /// How many rooms there are, for whoever looks: those of a random dungeon included that are not built yet.
    pub fn room_count(&self, game: &Haven) -> usize {
        match self.place.dungeon {
            Some(_) => ROOMS,
            None => self.scenario_of(game).map_or(0, |scenario| scenario.rooms.len()),
        }
    }
}
