//! How one space lies to another, for whoever asks: a case that shows a rule of sight, range or ways.

use crate::Descent;
use crate::world::World;
use board::square::Spot;
use table::Between;

/// DE-LOS-01, DE-ADJ-01, DE-ADJ-10, DE-MOV-15: sight past the figures that block, adjacency, spaces counted, and the movement
/// points that a small figure needs to stop there.
pub(crate) fn between(
    game: &Descent,
    world: &World,
    who: Option<&str>,
    from: &str,
    to: &str,
) -> Option<Between> {
    let named = |name: &str| name.parse::<Spot>().ok().filter(|spot| world.space(*spot).is_some());
    let (from, to) = (named(from)?, named(to)?);
    let figures = || world.figures().map(|(figure, body)| (figure, body.spots().count()));
    let small = who.and_then(|who| figures().find(|(f, n)| *n == 1 && game.name_of_figure(*f) == who));
    let (a, b) = (world.space(from)?, world.space(to)?);
    Some(Between {
        sees: world.sight(from, to, &world.sight_blockers()),
        beside: world.adjacent(from, to),
        distance: world.ground.map.distance(world.gates, a, b).map(u32::from),
        way: small.and_then(|(figure, _)| world.least_points(game, figure, from, to)).map(u32::from),
    })
}
