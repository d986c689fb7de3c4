//! Who sees whom: straight lines from corner to corner, in whole numbers.

use super::map::{Gates, Map, Spot};
use super::near::Passage;
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
        if self.touch(a, b) {
            return self.passes(gates, a, b, Passage::Sees);
        }
        if !self.is_ground(a) || !self.is_ground(b) {
            return false;
        }
        self.rays_between(a, b, |rays| {
            rays.iter()
                .any(|ray| !ray.through.meets(bodies) && (ray.always || self.is_open(gates, a, b, ray)))
        })
    }

    /// The same for the rays between two squares, which are worked out when they are first asked for.
    fn rays_between(&self, a: SpaceId, b: SpaceId, sees: impl Fn(&[Ray]) -> bool) -> bool {
        let rows = self.glances.0.get_or_init(|| self.spaces().map(|_| OnceLock::new()).collect());
        let row = rows[a.index()].get_or_init(|| self.spaces().map(|_| OnceLock::new()).collect());
        sees(row[b.index()].get_or_init(|| self.rays(a, b)))
    }

    /// The rays between two squares, without those that are blocked whenever another is.
    fn rays(&self, a: SpaceId, b: SpaceId) -> Box<[Ray]> {
        let (from, to) = (self.spot(a), self.spot(b));
        let pairs = corners(from).into_iter().flat_map(|start| corners(to).map(|end| (start, end)));
        let mut rays: Vec<Ray> = pairs.filter_map(|(start, end)| self.ray(from, start, to, end)).collect();
        rays.sort_by_key(|ray| (!ray.always, ray.through.len()));
        let mut kept: Vec<Ray> = Vec::new();
        for ray in rays {
            if !kept.iter().any(|other| other.always && other.through.is_within(&ray.through)) {
                kept.push(ray);
            }
        }
        kept.into()
    }

    /// The ray between two corners, if it is open when all gates are and nobody stands anywhere. Neither an open gate nor
    /// a free square ever takes a line away.
    fn ray(&self, from: Spot, start: Corner, to: Spot, end: Corner) -> Option<Ray> {
        let mut open = Look::new(self, Gates::OPEN);
        let ever = open.is_clear(from, start, to, end);
        let always = ever && Look::new(self, Gates::SHUT).is_clear(from, start, to, end);
        ever.then_some(Ray { start, end, through: open.through, always })
    }

    /// Whether a ray is open as the gates stand now.
    fn is_open(&self, gates: Gates, a: SpaceId, b: SpaceId, ray: &Ray) -> bool {
        Look::new(self, gates).is_clear(self.spot(a), ray.start, self.spot(b), ray.end)
    }
}

/// A line from a corner of one square to a corner of another that only gates and figures can block.
#[derive(Clone, Debug)]
struct Ray {
    start: Corner,
    end: Corner,
    /// The squares that must be free.
    through: SpaceSet,
    /// Whether it is open even when all gates are shut.
    always: bool,
}

/// The rays from one square to each other.
type Row = Box<[OnceLock<Box<[Ray]>>]>;

/// The rays between any two squares, as far as they were asked for. A map without them is the same map.
#[derive(Clone, Debug, Default)]
pub(super) struct Glances(OnceLock<Box<[OnceLock<Row>]>>);

impl PartialEq for Glances {
    fn eq(&self, _: &Glances) -> bool {
        true
    }
}

impl Eq for Glances {}

/// A look along one line over a map without figures.
struct Look<'a> {
    map: &'a Map,
    gates: Gates,
    /// The squares that it has passed through, or along.
    through: SpaceSet,
}

impl<'a> Look<'a> {
    fn new(map: &'a Map, gates: Gates) -> Look<'a> {
        Look { map, gates, through: SpaceSet::new() }
    }

    /// Whether the line from a corner of one square to a corner of another is uninterrupted.
    fn is_clear(&mut self, from: Spot, start: Corner, to: Spot, end: Corner) -> bool {
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
    fn is_free(&mut self, spot: Spot) -> bool {
        let space = self.map.space(spot).filter(|space| self.map.is_ground(*space));
        self.through.extend(space);
        space.is_some()
    }

    fn looks_across(&self, a: Spot, b: Spot) -> bool {
        self.map.line(self.gates, a, b).lets().sees
    }

    /// A line along the grid: it may not run along walls, or along squares that are occupied.
    fn runs_along(&mut self, start: Corner, dx: i16, dy: i16) -> bool {
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
    fn runs_across(&mut self, start: Corner, dx: i16, dy: i16) -> bool {
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
