//! What positions name: areas, doors, items, powers and heroes.

use crate::Sorcery;
use crate::content::{AreaId, ItemId, PowerId};
use crate::world::{HeroId, World};
use table::SetupError;

pub(super) fn wrong<T>(text: impl Into<String>) -> Result<T, SetupError> {
    Err(SetupError::new(text))
}

/// `thing-2`: a name and a number.
pub(super) fn numbered(text: &str) -> (&str, Option<u8>) {
    match text.rsplit_once('-').map(|(name, n)| (name, n.parse().ok())) {
        Some((name, Some(n))) => (name, Some(n)),
        _ => (text, None),
    }
}

pub(super) fn area(world: &World, name: &str) -> Result<AreaId, SetupError> {
    match world.ground.plan.map.named(name) {
        Some(area) => Ok(area),
        None => wrong(format!("there is no area {name:?} on this map")),
    }
}

pub(super) fn door(world: &World, pair: &str) -> Result<board::area::DoorId, SetupError> {
    let (one, other) = pair.split_once(' ').unwrap_or((pair, ""));
    let (a, b) = (area(world, one)?, area(world, other)?);
    let found = world.ground.plan.map.doors().iter().find(|d| d.between == (a, b) || d.between == (b, a));
    found.map(|door| door.id).ok_or_else(|| SetupError::new(format!("there is no door between {pair:?}")))
}

pub(super) fn item(game: &Sorcery, name: &str) -> Result<ItemId, SetupError> {
    game.content.item(name).ok_or_else(|| SetupError::new(format!("there is no item {name:?}")))
}

pub(super) fn power_named(game: &Sorcery, name: &str) -> Result<PowerId, SetupError> {
    game.content.power(name).ok_or_else(|| SetupError::new(format!("there is no power {name:?}")))
}

pub(super) fn hero_named(game: &Sorcery, world: &World, name: &str) -> Result<HeroId, SetupError> {
    let found = world.hero_ids().into_iter().find(|id| game.class(id.class).hero == name);
    found.ok_or_else(|| SetupError::new(format!("there is no hero {name:?} in this position")))
}
