//! What is next to what, where one may step, and how far apart squares are.

use super::body::Body;
use super::map::{Edge, Gates, Line, Map, Spot};
use crate::{SpaceId, SpaceSet};
use std::collections::VecDeque;
use std::sync::OnceLock;

/// The steps to the eight neighbours, in reading order.
const AROUND: [(i16, i16); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

/// The place in [`AROUND`] of the square to which such a step leads; none if it does not touch.
fn place(from: Spot, to: Spot) -> Option<usize> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    if !(-1..=1).contains(&dx) || !(-1..=1).contains(&dy) {
        return None;
    }
    match (dy + 1) * 3 + dx + 1 {
        4 => None,
        n if n < 4 => Some(n as usize),
        n => Some(n as usize - 1),
    }
}

/// What may go from a square to one that touches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passage {
    Sees,
    Adjoins,
    Counts,
    Moves,
}

impl Passage {
    const ALL: [Passage; 4] = [Passage::Sees, Passage::Adjoins, Passage::Counts, Passage::Moves];

    fn goes_over(self, edge: Edge) -> bool {
        match self {
            Passage::Sees => edge.sees,
            Passage::Adjoins => edge.adjoins,
            Passage::Counts => edge.counts,
            Passage::Moves => edge.moves,
        }
    }
}

/// The squares around one, and by a bit for each whether something may go there: always, or if all gates are open. An
/// open gate never takes a passage away.
#[derive(Clone, Debug)]
struct Around {
    squares: [Option<SpaceId>; 8],
    always: [u8; 4],
    ever: [u8; 4],
}

/// Where bodies of one shape fit, by the square of their corner: always, or if all gates are open.
#[derive(Clone, Debug, Default)]
pub(super) struct Fits {
    pub always: SpaceSet,
    pub ever: SpaceSet,
}

/// The lesser of two numbers of squares, of which none may be known.
fn nearer(a: Option<u8>, b: Option<u8>) -> Option<u8> {
    a.into_iter().chain(b).min()
}

#[derive(Clone, Debug)]
struct Tables {
    around: Box<[Around]>,
    /// By breadth and height, from 1x1 to 3x3.
    fits: [[Fits; 3]; 3],
}

/// Over how many squares one counts to each square.
type Distances = Box<[Option<u8>]>;

/// What hangs on which gates are open.
#[derive(Clone, Debug)]
struct Now {
    /// From each square.
    far: Box<[OnceLock<Distances>]>,
    /// The same with one more gate open. Gates are opened in the order of their numbers, so each set is here once.
    opened: Box<[OnceLock<Box<Now>>]>,
}

impl Now {
    fn new(squares: usize, gates: usize) -> Box<Now> {
        let far = (0..squares).map(|_| OnceLock::new()).collect();
        Box::new(Now { far, opened: (0..gates).map(|_| OnceLock::new()).collect() })
    }
}

/// What the squares and lines of a map say, worked out when it is first asked for. A map without it is the same map.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    tables: OnceLock<Box<Tables>>,
    shut: OnceLock<Box<Now>>,
}

impl PartialEq for Known {
    fn eq(&self, _: &Known) -> bool {
        true
    }
}

impl Eq for Known {}

impl Map {
    fn tables(&self) -> &Tables {
        self.known.tables.get_or_init(|| {
            let around = self.spaces().map(|space| self.look_around(space)).collect();
            let fits = [1, 2, 3].map(|wide| [1, 2, 3].map(|high| self.try_shape(wide, high)));
            Box::new(Tables { around, fits })
        })
    }

    fn look_around(&self, space: SpaceId) -> Around {
        let Spot { x, y } = self.spot(space);
        let squares = AROUND.map(|(dx, dy)| self.at(x + dx, y + dy));
        let open = |gates: Gates| {
            Passage::ALL.map(|passage| {
                let goes =
                    |there: &Option<SpaceId>| there.is_some_and(|b| self.lets(gates, space, b, passage));
                squares.iter().enumerate().fold(0, |bits, (n, there)| bits | u8::from(goes(there)) << n)
            })
        };
        Around { squares, always: open(Gates::SHUT), ever: open(Gates::OPEN) }
    }

    fn try_shape(&self, wide: u8, high: u8) -> Fits {
        let with = |gates: Gates| {
            let fits = |space: &SpaceId| self.is_room(gates, Body { at: self.spot(*space), wide, high });
            self.spaces().filter(fits).collect()
        };
        Fits { always: with(Gates::SHUT), ever: with(Gates::OPEN) }
    }

    /// Where bodies of this shape fit; none is broader or higher than 3.
    pub(super) fn places_for(&self, wide: u8, high: u8) -> Option<&Fits> {
        let (wide, high) = (usize::from(wide.checked_sub(1)?), usize::from(high.checked_sub(1)?));
        self.tables().fits.get(wide)?.get(high)
    }

    /// Whether two squares share an edge or a corner.
    pub fn touch(&self, a: SpaceId, b: SpaceId) -> bool {
        place(self.spot(a), self.spot(b)).is_some()
    }

    /// The squares that share an edge or a corner with this one.
    pub fn around(&self, space: SpaceId) -> impl Iterator<Item = SpaceId> + '_ {
        self.tables().around[space.index()].squares.iter().copied().flatten()
    }

    /// Whether something may go from one square to another that touches it. Nothing goes to or from obstacles.
    pub(super) fn passes(&self, gates: Gates, a: SpaceId, b: SpaceId, passage: Passage) -> bool {
        let Some(n) = place(self.spot(a), self.spot(b)) else { return false };
        self.passes_to(gates, a, n, passage)
    }

    /// The same to the neighbour with this number.
    fn passes_to(&self, gates: Gates, a: SpaceId, n: usize, passage: Passage) -> bool {
        let around = &self.tables().around[a.index()];
        let is = |bits: [u8; 4]| bits[passage as usize] >> n & 1 == 1;
        is(around.always)
            || (is(around.ever) && around.squares[n].is_some_and(|b| self.lets(gates, a, b, passage)))
    }

    /// Whether what lies between two touching squares lets something from one to the other. Over a corner it must be
    /// blocked on both ways around the corner. Nobody steps to a square that is not adjacent.
    fn lets(&self, gates: Gates, a: SpaceId, b: SpaceId, passage: Passage) -> bool {
        let (from, to) = (self.spot(a), self.spot(b));
        let free = |a: Spot, b: Spot| passage.goes_over(self.line(gates, a, b).lets());
        let open = if from.x == to.x || from.y == to.y {
            free(from, to)
        } else {
            let (left, right) = (Spot::new(to.x, from.y), Spot::new(from.x, to.y));
            (free(from, left) && free(left, to)) || (free(from, right) && free(right, to))
        };
        let adjoins = passage != Passage::Moves || self.lets(gates, a, b, Passage::Adjoins);
        self.is_ground(a) && self.is_ground(b) && open && adjoins
    }

    /// Whether two squares are adjacent. Obstacles are adjacent to nothing.
    pub fn adjacent(&self, gates: Gates, a: SpaceId, b: SpaceId) -> bool {
        self.passes(gates, a, b, Passage::Adjoins)
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
        self.passes(gates, a, b, Passage::Moves)
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
        let mut least = vec![None; self.len()];
        for space in from {
            for (least, far) in least.iter_mut().zip(self.far_from(gates, space)) {
                *least = nearer(*least, *far);
            }
        }
        least
    }

    /// Over how many squares one counts from one square to another; figures in between do not matter.
    pub fn distance(&self, gates: Gates, a: SpaceId, b: SpaceId) -> Option<u8> {
        self.far_from(gates, a)[b.index()]
    }

    /// Over how many squares one counts from the nearest of some squares to the nearest of others.
    ///
    /// ```
    /// use board::square::{Gates, Map};
    /// let map: Map = "....".parse().unwrap();
    /// let to = map.spaces().skip(2).collect();
    /// assert_eq!(map.least(Gates::SHUT, map.at(0, 0), &to), Some(2));
    /// ```
    pub fn least(&self, gates: Gates, from: impl IntoIterator<Item = SpaceId>, to: &SpaceSet) -> Option<u8> {
        let mut least = None;
        for space in from {
            let far = self.far_from(gates, space);
            least = to.iter().fold(least, |least, to| nearer(least, far[to.index()]));
        }
        least
    }

    /// The squares within this many squares of any of these, themselves among them.
    pub fn within(&self, gates: Gates, from: impl IntoIterator<Item = SpaceId>, most: u8) -> SpaceSet {
        let mut near = SpaceSet::new();
        for space in from {
            let far = self.spaces().zip(self.far_from(gates, space));
            near.extend(far.filter(|(_, far)| far.is_some_and(|far| far <= most)).map(|(to, _)| to));
        }
        near
    }

    /// From one square to each: kept, since it hangs on the gates alone.
    fn far_from(&self, gates: Gates, from: SpaceId) -> &[Option<u8>] {
        self.now(gates).far[from.index()].get_or_init(|| self.count_from(gates, from))
    }

    fn now(&self, gates: Gates) -> &Now {
        let new = || Now::new(self.len(), self.gates().len());
        let shut: &Now = self.known.shut.get_or_init(new);
        let open = (0..self.gates().len()).filter(|gate| gates.is_open(*gate as u8));
        open.fold(shut, |now, gate| now.opened[gate].get_or_init(new))
    }

    fn count_from(&self, gates: Gates, from: SpaceId) -> Box<[Option<u8>]> {
        let mut far = vec![None; self.len()];
        far[from.index()] = Some(0);
        let mut queue = VecDeque::from([from]);
        while let Some(here) = queue.pop_front() {
            let next = far[here.index()].unwrap_or(0u8).saturating_add(1);
            for there in self.counted_from(gates, here) {
                if far[there.index()].is_none() {
                    far[there.index()] = Some(next);
                    queue.push_back(there);
                }
            }
        }
        far.into()
    }

    /// The squares to which one counts from this one.
    fn counted_from(&self, gates: Gates, here: SpaceId) -> impl Iterator<Item = SpaceId> + '_ {
        let squares = self.tables().around[here.index()].squares.iter().enumerate();
        let counted = squares.filter(move |(n, _)| self.passes_to(gates, here, *n, Passage::Counts));
        counted.filter_map(|(_, there)| *there)
    }
}
