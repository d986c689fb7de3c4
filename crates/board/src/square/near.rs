//! What is next to what, where one may step, and how far apart squares are.

use super::map::{Edge, Gates, Line, Map, Spot};
use crate::{SpaceId, SpaceSet};
use std::collections::VecDeque;

/// The steps to the eight neighbours, in reading order.
const AROUND: [(i16, i16); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

impl Map {
    /// Whether two squares share an edge or a corner.
    pub fn touch(&self, a: SpaceId, b: SpaceId) -> bool {
        let (a, b) = (self.spot(a), self.spot(b));
        a != b && (a.x - b.x).abs() <= 1 && (a.y - b.y).abs() <= 1
    }

    /// The squares that share an edge or a corner with this one.
    pub fn around(&self, space: SpaceId) -> impl Iterator<Item = SpaceId> + '_ {
        let Spot { x, y } = self.spot(space);
        AROUND.iter().filter_map(move |(dx, dy)| self.at(x + dx, y + dy))
    }

    /// Whether what lies between two touching squares lets something from one to the other. Over a corner it must be
    /// blocked on both ways around the corner.
    pub(super) fn lets(&self, gates: Gates, a: SpaceId, b: SpaceId, lets: impl Fn(Edge) -> bool) -> bool {
        let (a, d) = (self.spot(a), self.spot(b));
        let free = |a: Spot, b: Spot| lets(self.line(gates, a, b).lets());
        if a.x == d.x || a.y == d.y {
            return free(a, d);
        }
        let (b, c) = (Spot::new(d.x, a.y), Spot::new(a.x, d.y));
        (free(a, b) && free(b, d)) || (free(a, c) && free(c, d))
    }

    /// Whether two squares are adjacent. Obstacles are adjacent to nothing.
    pub fn adjacent(&self, gates: Gates, a: SpaceId, b: SpaceId) -> bool {
        self.touch(a, b)
            && self.is_ground(a)
            && self.is_ground(b)
            && self.lets(gates, a, b, |edge| edge.adjoins)
    }

    /// Whether a figure may step from one square to the other, as far as lines and obstacles say.
    ///
    /// ```
    /// use board::square::{Gates, Line, Map, Spot};
    /// let mut map: Map = "..\n..".parse().unwrap();
    /// map.lay(Spot::new(0, 0), Spot::new(0, 1), Line::Elevation).unwrap();
    /// let at = |x, y| map.at(x, y).unwrap();
    /// assert!(!map.may_step(Gates::SHUT, at(0, 0), at(0, 1)));
    /// assert!(map.may_step(Gates::SHUT, at(0, 0), at(1, 1))); // past the open end of the line
    /// ```
    pub fn may_step(&self, gates: Gates, a: SpaceId, b: SpaceId) -> bool {
        self.adjacent(gates, a, b) && self.lets(gates, a, b, |edge| edge.moves)
    }

    /// Whether squares may be counted from one to the other.
    fn may_count(&self, gates: Gates, a: SpaceId, b: SpaceId) -> bool {
        self.touch(a, b)
            && self.is_ground(a)
            && self.is_ground(b)
            && self.lets(gates, a, b, |edge| edge.counts)
    }

    /// Whether a blow from one square to an adjacent one goes over an elevation: across such a line, or through a
    /// corner that touches two of them, or one and a wall.
    pub fn over_elevation(&self, gates: Gates, a: SpaceId, b: SpaceId) -> bool {
        let (a, b) = (self.spot(a), self.spot(b));
        if a.x == b.x || a.y == b.y {
            return self.line(gates, a, b) == Line::Elevation;
        }
        let lines = self.lines_at(gates, (a.x.max(b.x), a.y.max(b.y)));
        let count = |line: Line| lines.iter().filter(|l| **l == line).count();
        count(Line::Elevation) >= 2 || (count(Line::Elevation) == 1 && count(Line::Wall) >= 1)
    }

    /// Over how many squares one counts from the nearest of these to each square; `None` where counting does not lead.
    pub fn distances(&self, gates: Gates, from: impl IntoIterator<Item = SpaceId>) -> Vec<Option<u8>> {
        let mut far = vec![None; self.len()];
        let mut queue: VecDeque<SpaceId> = from.into_iter().collect();
        queue.iter().for_each(|space| far[space.index()] = Some(0));
        while let Some(here) = queue.pop_front() {
            let next = far[here.index()].unwrap_or(0u8).saturating_add(1);
            for there in self.around(here) {
                if far[there.index()].is_none() && self.may_count(gates, here, there) {
                    far[there.index()] = Some(next);
                    queue.push_back(there);
                }
            }
        }
        far
    }

    /// Over how many squares one counts from one square to another; figures in between do not matter.
    pub fn distance(&self, gates: Gates, a: SpaceId, b: SpaceId) -> Option<u8> {
        self.distances(gates, [a])[b.index()]
    }

    /// The squares within this many squares of any of these, themselves among them.
    pub fn within(&self, gates: Gates, from: impl IntoIterator<Item = SpaceId>, most: u8) -> SpaceSet {
        let far = self.distances(gates, from);
        self.spaces().filter(|space| far[space.index()].is_some_and(|n| n <= most)).collect()
    }
}
