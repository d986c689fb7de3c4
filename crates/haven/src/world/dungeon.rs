//! GH-VAR-12: the random dungeon that is being played.

use crate::content::dungeon::ROOMS;
use crate::content::{BuiltRoom, GateKind, RoomCard, RoomCardId, Scenario};
use crate::{Haven, World};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::{Arc, OnceLock};
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
    #[serde(skip)]
    pub(crate) made: Made,
}

/// The scenario that the cards make, made when it is first needed. It says nothing that the cards do not say.
#[derive(Clone, Debug, Default)]
pub(crate) struct Made(OnceLock<Option<Arc<Scenario>>>);

impl PartialEq for Made {
    fn eq(&self, _: &Made) -> bool {
        true
    }
}

impl Eq for Made {}

impl Dungeon {
    pub(crate) fn scenario(&self, game: &Haven, characters: u8) -> Option<Arc<Scenario>> {
        self.made.0.get_or_init(|| game.content.dungeon_of(&self.built, characters).map(Arc::new)).clone()
    }

    /// Whatever has been made of the cards is made anew.
    pub(crate) fn changed(&mut self) {
        self.made = Made::default();
    }

    /// GH-HID-09: the types of the entrances of the next room.
    pub fn back(&self, game: &Haven) -> Vec<GateKind> {
        self.top.and_then(|card| game.room_card(card)).map_or_else(Vec::new, RoomCard::back)
    }
}

impl World {
    /// The random dungeon as far as it is built.
    pub(crate) fn dungeon_of(&self, game: &Haven) -> Option<Arc<Scenario>> {
        self.place.dungeon.as_ref()?.scenario(game, self.party.heroes.len() as u8)
    }

    /// GH-VAR-12: how many rooms there are, those of a random dungeon included that are not built yet.
    pub fn room_count(&self, game: &Haven) -> usize {
        match self.place.dungeon {
            Some(_) => ROOMS,
            None => self.scenario_of(game).map_or(0, |scenario| scenario.rooms.len()),
        }
    }
}
