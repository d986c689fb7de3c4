//! How one hex lies to another, for whoever asks: a case that shows a rule of sight, range or ways.

use crate::{Haven, World};
use board::SpaceId;
use board::hex::Gait;
use table::Between;

/// More than any move has.
const POINTS: u8 = 200;

/// GH-ATK-03, GH-ATK-09, GH-ATK-11, GH-MOV-01: sight, adjacency, range, and the movement points that a figure needs to end
/// there, if it walks or flies as it does.
pub(crate) fn between(
    game: &Haven,
    world: &World,
    who: Option<&str>,
    from: &str,
    to: &str,
) -> Option<Between> {
    let board = &world.place.board;
    let named =
        |name: &str| board.map.spaces().find(|space: &SpaceId| board.name(*space).to_string() == name);
    let (from, to) = (named(from)?, named(to)?);
    let figure = who.and_then(|who| world.figures().find(|figure| game.figure(*figure) == who));
    let way = figure.and_then(|figure| {
        let gait = if world.flies(game, figure) { Gait::Fly } else { Gait::Walk };
        let name = board.name(to).to_string();
        let reached = game.reach(world, figure, from, gait, POINTS);
        reached.iter().find(|reached| reached.space == name).and_then(|r| u32::try_from(r.cost).ok())
    });
    Some(Between {
        sees: board.sight.sees(from, to),
        beside: board.adjacent(from, to),
        distance: world.distance(from, to).map(u32::from),
        way: way.or_else(|| (from == to && figure.is_some()).then_some(0)),
    })
}
