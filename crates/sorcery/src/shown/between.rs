//! How one area lies to another, for whoever asks: a case that shows a rule of sight, range or ways.

use crate::Sorcery;
use crate::world::World;
use board::area::Relation;
use table::Between;

/// SS-LOS-02, SS-LOS-10, SS-RNG-01, SS-MAP-04: sight as whoever looks has it, or as heroes have it; adjacency, range and
/// steps.
pub(crate) fn between(
    game: &Sorcery,
    world: &World,
    who: Option<&str>,
    from: &str,
    to: &str,
) -> Option<Between> {
    let map = &world.ground.plan.map;
    let named = |name: &str| map.spaces().find(|area| map.areas()[area.index()].name == name);
    let (from, to) = (named(from)?, named(to)?);
    let figure = who.and_then(|name| world.everybody().into_iter().find(|who| game.name(*who) == name));
    Some(Between {
        sees: figure.map_or_else(|| world.heroes_see(from, to), |figure| world.sees(figure, to)),
        beside: from != to && map.next(from, Relation::Near, world.open).any(|area| area == to),
        distance: world.range(from, to).map(u32::from),
        way: figure.and_then(|figure| world.way(game, figure, from, to)).map(u32::from),
    })
}
