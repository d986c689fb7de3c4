//! How one zone lies to another, for whoever asks: a case that shows a rule of sight, range or ways.

use crate::world::World;
use table::Between;

/// MD-LOS-01, MD-MAP-09, MD-ATK-07, MD-MOV-02: sight along a row or column and how far, adjacency, and steps.
pub(crate) fn between(world: &World, who: Option<&str>, from: &str, to: &str) -> Option<Between> {
    let named = |name: &str| world.ground.map.spaces().find(|zone| world.spot(*zone).to_string() == name);
    let (from, to) = (named(from)?, named(to)?);
    let sight = world.sight(from, to);
    Some(Between {
        sees: sight.is_some(),
        beside: from != to && world.steps_from(from).contains(&to),
        distance: sight.and_then(|zones| u32::try_from(zones).ok()),
        way: who.and_then(|_| world.way(from, to)).map(u32::from),
    })
}
