//! Who sees whom: straight lines from corner to corner, in whole numbers.

use super::map::{Gates, Map, Spot};
use crate::{SpaceId, SpaceSet};
use std::sync::OnceLock;

/// A corner of squares.
type Corner = (i16, i16);

/// The directions around a corner: even ones lie along lines (east, south, west, north), odd ones between them.
fn direction(dx: i16, dy: i16) -> u8 {
    match (dx.signum(), dy.signum()) {
        (1, 0) => 0,
        (1, 1) => 1,
        (0, 1) => 2,
        (-1, 1) => 3,
        (-1, 0) => 4,
        (-1, -1) => 5,
        (0, -1) => 6,
        _ => 7,
    }
}

/// The direction in which a square lies from one of its corners.
fn side_of(square: Spot, (x, y): Corner) -> u8 {
    direction(if square.x == x { 1 } else { -1 }, if square.y == y { 1 } else { -1 })
}

fn corners(square: Spot) -> [Corner; 4] {
    let Spot { x, y } = square;
    [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
}

impl Map {
    /// Whether a straight line can be drawn from a corner of one square to a corner of the other. `bodies` are all
    /// squares with figures that block, those of the two squares themselves among them: a line may not pass through
    /// such a square or an obstacle, or along their edges.
    ///
    /// Squares that touch each other see each other if nothing lies between them.
    ///
    /// ```
    /// use board::SpaceSet;
    /// use board::square::{Gates, Map};
    /// let map: Map = "...".parse().unwrap();
    /// let at = |x| map.at(x, 0).unwrap();
    /// let bodies: SpaceSet = [at(0), at(2)].into_iter().collect();
    /// assert!(map.sees(Gates::SHUT, at(0), at(2), &bodies));
    /// let bodies: SpaceSet = map.spaces().collect();
    /// assert!(!map.sees(Gates::SHUT, at(0), at(2), &bodies));
    /// ```
    pub fn sees(&self, gates: Gates, a: SpaceId, b: SpaceId, bodies: &SpaceSet) -> bool {
        if a == b {
            return true;
        }
        if !self.is_ground(a) || !self.is_ground(b) {
            return false;
        }
        if self.touch(a, b) {
            return self.lets(gates, a, b, |edge| edge.sees);
        }
        self.could_see(a, b) && self.has_line(gates, a, b, bodies)
    }

    /// Whether two squares could see each other if all gates were open and nobody stood anywhere. Neither an open gate
    /// nor a free square ever takes a line away, so what is false here is false always.
    fn could_see(&self, a: SpaceId, b: SpaceId) -> bool {
        let sees = |b: &SpaceId| self.is_ground(*b) && self.has_line(Gates::OPEN, a, *b, &SpaceSet::new());
        let row = self.glances.0.get(a.index());
        row.is_none_or(|row| row.get_or_init(|| self.spaces().filter(sees).collect()).contains(b))
    }

    fn has_line(&self, gates: Gates, a: SpaceId, b: SpaceId, bodies: &SpaceSet) -> bool {
        let (from, to) = (self.spot(a), self.spot(b));
        let look = Look { map: self, gates, bodies };
        corners(from).iter().any(|start| corners(to).iter().any(|end| look.is_clear(from, *start, to, *end)))
    }
}

/// For each square those that it could see ([`Map::could_see`]), worked out when it is first asked. A map without it is
/// the same map.
#[derive(Clone, Debug, Default)]
pub(super) struct Glances(Box<[OnceLock<SpaceSet>]>);

impl Glances {
    /// For so many squares, none worked out yet.
    pub fn of(squares: usize) -> Glances {
        Glances((0..squares).map(|_| OnceLock::new()).collect())
    }
}

impl PartialEq for Glances {
    fn eq(&self, _: &Glances) -> bool {
        true
    }
}

impl Eq for Glances {}

struct Look<'a> {
    map: &'a Map,
    gates: Gates,
    bodies: &'a SpaceSet,
}

impl Look<'_> {
    /// Whether the line from a corner of one square to a corner of another is uninterrupted.
    fn is_clear(&self, from: Spot, start: Corner, to: Spot, end: Corner) -> bool {
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        let (there, back) = (direction(dx, dy), direction(-dx, -dy));
        self.passes(start, side_of(from, start), there)
            && self.passes(end, back, side_of(to, end))
            && if dx == 0 || dy == 0 {
                self.runs_along(start, dx, dy)
            } else {
                self.runs_across(start, dx, dy)
            }
    }

    /// Whether a line that comes to a corner from one direction may leave it in another: not, if walls lie on both
    /// sides of it. A wall that only ends there, or has its corner there, is just touched.
    fn passes(&self, corner: Corner, from: u8, to: u8) -> bool {
        if from == to {
            return true;
        }
        let lines = self.map.lines_at(self.gates, corner);
        let blocks = |start: u8, end: u8| {
            (1..8)
                .map(|n| (start + n) % 8)
                .take_while(|at| *at != end)
                .any(|at| at % 2 == 0 && !lines[usize::from(at / 2)].lets().sees)
        };
        !(blocks(from, to) && blocks(to, from))
    }

    /// Whether a square is there and nothing in it stops a line.
    fn is_free(&self, spot: Spot) -> bool {
        self.map.space(spot).is_some_and(|space| self.map.is_ground(space) && !self.bodies.contains(space))
    }

    fn looks_across(&self, a: Spot, b: Spot) -> bool {
        self.map.line(self.gates, a, b).lets().sees
    }

    /// A line along the grid: it may not run along walls, or along squares that are occupied.
    fn runs_along(&self, start: Corner, dx: i16, dy: i16) -> bool {
        let (sx, sy) = (dx.signum(), dy.signum());
        let steps = dx.abs().max(dy.abs());
        (0..steps).all(|n| {
            let (x, y) = (start.0 + sx * n, start.1 + sy * n);
            // The squares on both sides of this edge.
            let near = Spot::new(x.min(x + sx), y.min(y + sy));
            let far = if dy == 0 { Spot::new(near.x, near.y - 1) } else { Spot::new(near.x - 1, near.y) };
            let corner = (x + sx, y + sy);
            self.is_free(near)
                && self.is_free(far)
                && self.looks_across(near, far)
                && (n + 1 == steps || self.passes(corner, direction(-dx, -dy), direction(dx, dy)))
        })
    }

    /// A slanting line: every square that it passes through must be free, and every edge that it crosses open.
    fn runs_across(&self, start: Corner, dx: i16, dy: i16) -> bool {
        let (sx, sy) = (dx.signum(), dy.signum());
        let (wide, high) = (dx.abs(), dy.abs());
        let (mut across, mut down) = (0, 0);
        let cell = |across: i16, down: i16| {
            Spot::new(start.0 + sx * across + sx.min(0), start.1 + sy * down + sy.min(0))
        };
        loop {
            let here = cell(across, down);
            if !self.is_free(here) {
                return false;
            }
            // Which grid line comes first: across + 1 columns or down + 1 rows from the start.
            let order = ((across + 1) * high).cmp(&((down + 1) * wide));
            if order.is_le() {
                across += 1;
            }
            if order.is_ge() {
                down += 1;
            }
            if (across, down) == (wide, high) {
                return true;
            }
            let open = if order.is_eq() {
                let corner = (start.0 + sx * across, start.1 + sy * down);
                self.passes(corner, direction(-dx, -dy), direction(dx, dy))
            } else {
                self.looks_across(here, cell(across, down))
            };
            if !open {
                return false;
            }
        }
    }
}
