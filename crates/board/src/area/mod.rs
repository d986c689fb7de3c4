//! Boards of areas: a graph of places, with passages that have a direction.
//!
//! Two games stand on it. In one the areas are square zones on tiles, and figures look along rows and columns; in the
//! other they have any shape, and markers printed on the board say who sees whom. So a [`Map`] is a graph, and each of
//! its [`Link`]s says which of four relations it serves: walking, looking, being next to each other, counting range.
//! They are kept apart on purpose: figures see and shoot across a chasm that nobody can enter.
//!
//! [`Grid`] builds maps of square zones from drawings and tiles, [`Shapes`] those of areas of any shape; [`Picture`]
//! draws the first.
//!
//! ```
//! use board::area::{Doors, Grid, Relation};
//! // Two zones, a door, and a chamber behind it; a wall below the door's zone.
//! let grid: Grid = "+-+-+-+\n|l s=S|\n+ +-+-+\n|l l|  \n+-+-+  ".parse().unwrap();
//! let map = grid.map().unwrap();
//! let [a, b, c] = [(0, 0), (1, 0), (2, 0)].map(|(x, y)| map.at(x, y).unwrap());
//! assert_eq!(map.distance(a, b, Relation::Walk, Doors::CLOSED), Some(1));
//! assert_eq!(map.distance(a, c, Relation::Walk, Doors::CLOSED), None);
//! let open = Doors::CLOSED.with(map.doors()[0].id);
//! assert_eq!(map.distance(a, c, Relation::Walk, open), Some(2));
//! assert_eq!(map.in_line(a, c, open), Some(vec![b, c]));
//! ```

mod draw;
mod grid;
mod known;
mod shape;
mod sight;

pub use draw::Picture;
pub use grid::{Cell, Edge, Floor, Grid, GridError, Turn};
pub use shape::{Border, Plan, ShapeError, Shapes};

use crate::{SpaceId, SpaceSet};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// What a link between two areas is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Relation {
    /// Going from one into the other.
    Walk,
    /// Looking from one into the other.
    See,
    /// Being next to it.
    Near,
    /// Counting how far away something is.
    Count,
}

/// A set of [`Relation`]s.
///
/// ```
/// use board::area::{Relation, Relations};
/// let chasm = Relations::ALL.without(Relation::Walk);
/// assert!(chasm.has(Relation::See) && !chasm.has(Relation::Walk));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Relations(u8);

impl Relations {
    /// All four.
    pub const ALL: Relations = Relations(15);
    /// None of them.
    pub const NONE: Relations = Relations(0);

    /// The set with one more relation.
    #[must_use]
    pub fn with(self, relation: Relation) -> Relations {
        Relations(self.0 | 1 << relation as u8)
    }

    /// The set without a relation.
    #[must_use]
    pub fn without(self, relation: Relation) -> Relations {
        Relations(self.0 & !(1 << relation as u8))
    }

    /// Whether the relation is in the set.
    pub fn has(self, relation: Relation) -> bool {
        self.0 >> relation as u8 & 1 == 1
    }
}

/// The direction in which a link leads, on boards that have directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Direction {
    North,
    East,
    South,
    West,
}

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// One step in this direction.
    ///
    /// ```
    /// assert_eq!(board::area::Direction::South.step(), (0, 1));
    /// ```
    pub fn step(self) -> (i16, i16) {
        [(0, -1), (1, 0), (0, 1), (-1, 0)][self as usize]
    }

    /// The direction after this many quarter turns clockwise.
    ///
    /// ```
    /// use board::area::Direction;
    /// assert_eq!(Direction::North.turned(3), Direction::West);
    /// ```
    #[must_use]
    pub fn turned(self, quarters: u8) -> Direction {
        Direction::ALL[(self as usize + usize::from(quarters)) % 4]
    }
}

/// The number of a door of one map, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DoorId(pub u8);

/// Which doors are open.
///
/// ```
/// use board::area::{DoorId, Doors};
/// let doors = Doors::CLOSED.with(DoorId(3));
/// assert!(doors.is_open(DoorId(3)) && !doors.is_open(DoorId(2)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Doors(u64);

impl Doors {
    /// All of them are closed.
    pub const CLOSED: Doors = Doors(0);

    /// The same with one more open door.
    #[must_use]
    pub fn with(self, door: DoorId) -> Doors {
        Doors(self.0 | 1u64.checked_shl(door.0.into()).unwrap_or(0))
    }

    /// Whether a door is open.
    pub fn is_open(self, door: DoorId) -> bool {
        self.0.checked_shr(door.0.into()).unwrap_or(0) & 1 == 1
    }

    /// The numbers of the open doors, of so many.
    fn open(self, count: usize) -> impl Iterator<Item = usize> {
        let all = 1u64.checked_shl(count as u32).map_or(u64::MAX, |bit| bit - 1);
        let mut left = self.0 & all;
        std::iter::from_fn(move || {
            let door = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(door)
        })
    }

    /// The doors that are open in either.
    fn and(self, other: Doors) -> Doors {
        Doors(self.0 | other.0)
    }

    /// Whether a door is open in both.
    fn meets(self, other: Doors) -> bool {
        self.0 & other.0 != 0
    }
}

/// An area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Area {
    /// Its name: `2,1` on a grid.
    pub name: String,
    /// Column of its middle, in hundredths of a zone.
    pub x: i32,
    /// Row of its middle, in hundredths of a zone.
    pub y: i32,
}

/// A passage from one area to another. What goes both ways is two links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    /// Where it begins.
    pub from: SpaceId,
    /// Where it leads.
    pub to: SpaceId,
    /// Its direction; lines of sight go on in the same one.
    pub way: Option<Direction>,
    /// The door in it; while that is closed, the link serves no relation.
    pub door: Option<DoorId>,
    /// The relations it serves.
    pub serves: Relations,
}

/// A wall that stops straight lines, from one point to another in hundredths of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wall {
    /// One end.
    pub from: (i32, i32),
    /// The other end.
    pub to: (i32, i32),
    /// The door in it; while that is open, the wall stops nothing.
    pub door: Option<DoorId>,
}

/// A door.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Door {
    /// Its number.
    pub id: DoorId,
    /// The two areas that it separates.
    pub between: (SpaceId, SpaceId),
}

/// A board of areas.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Map {
    areas: Vec<Area>,
    links: Vec<Link>,
    /// Where the links of each area begin in `links`; one more entry marks the end.
    first: Vec<u32>,
    walls: Vec<Wall>,
    doors: Vec<Door>,
    #[serde(skip)]
    known: known::Known,
}

/// Why a map is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapError {
    /// A link or a door leads to an area that is not there.
    #[error("there is no area {0}; there are {1}, counted from 0")]
    NoArea(u16, usize),
    /// Two areas have the same name.
    #[error("two areas are called {0}")]
    Twice(String),
    /// The doors are not numbered from 0 on, or there are more than 64.
    #[error("doors are numbered 0, 1, 2, … up to 63; here is {0}")]
    Doors(u8),
}

impl Map {
    /// A map of these areas and links. The order of the links does not matter.
    ///
    /// ```
    /// use board::SpaceId;
    /// use board::area::{Area, Doors, Link, Map, Relation, Relations};
    /// let area = |name: &str, x| Area { name: name.into(), x, y: 0 };
    /// // From the gate one sees the tower, but the way leads through the yard, and from the tower one falls.
    /// let link = |from, to, serves| Link { from: SpaceId(from), to: SpaceId(to), way: None, door: None, serves };
    /// let walk = Relations::NONE.with(Relation::Walk).with(Relation::Count);
    /// let see = Relations::NONE.with(Relation::See);
    /// let map = Map::new(
    ///     vec![area("gate", 0), area("yard", 100), area("tower", 200)],
    ///     vec![link(0, 1, walk), link(1, 0, walk), link(1, 2, walk), link(0, 2, see), link(2, 0, see)],
    ///     Vec::new(),
    ///     Vec::new(),
    /// ).unwrap();
    /// let [gate, tower] = ["gate", "tower"].map(|name| map.named(name).unwrap());
    /// assert!(map.sees(gate, tower, Doors::CLOSED));
    /// assert_eq!(map.distance(gate, tower, Relation::Walk, Doors::CLOSED), Some(2));
    /// assert_eq!(map.distance(tower, gate, Relation::Walk, Doors::CLOSED), None);
    /// ```
    pub fn new(
        areas: Vec<Area>,
        mut links: Vec<Link>,
        walls: Vec<Wall>,
        doors: Vec<Door>,
    ) -> Result<Map, MapError> {
        let ends = links.iter().flat_map(|l| [l.from, l.to]);
        let ends = ends.chain(doors.iter().flat_map(|d| [d.between.0, d.between.1]));
        if let Some(nowhere) = ends.clone().find(|end| end.index() >= areas.len()) {
            return Err(MapError::NoArea(nowhere.0, areas.len()));
        }
        for (n, area) in areas.iter().enumerate() {
            if areas[..n].iter().any(|other| other.name == area.name) {
                return Err(MapError::Twice(area.name.clone()));
            }
        }
        let numbers = links.iter().filter_map(|l| l.door).chain(doors.iter().map(|d| d.id));
        let known = |door: &DoorId| usize::from(door.0) < doors.len().min(64);
        if let Some(wrong) = numbers.clone().find(|door| !known(door)) {
            return Err(MapError::Doors(wrong.0));
        }
        links.sort_by_key(|l| (l.from, l.way, l.to));
        let first = (0..=areas.len()).map(|n| links.partition_point(|l| l.from.index() < n) as u32).collect();
        Ok(Map { areas, links, first, walls, doors, known: known::Known::default() })
    }

    /// How many areas there are.
    pub fn len(&self) -> usize {
        self.areas.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.areas.is_empty()
    }

    /// All areas by their numbers.
    pub fn areas(&self) -> &[Area] {
        &self.areas
    }

    /// Every area's number.
    pub fn spaces(&self) -> impl Iterator<Item = SpaceId> + use<> {
        (0..self.areas.len() as u16).map(SpaceId)
    }

    /// The area of this name.
    pub fn named(&self, name: &str) -> Option<SpaceId> {
        self.areas.iter().position(|area| area.name == name).map(|n| SpaceId(n as u16))
    }

    /// On a grid: the zone in this column and row.
    pub fn at(&self, x: i16, y: i16) -> Option<SpaceId> {
        let middle = (i32::from(x) * 100 + 50, i32::from(y) * 100 + 50);
        self.areas.iter().position(|area| (area.x, area.y) == middle).map(|n| SpaceId(n as u16))
    }

    /// The doors.
    pub fn doors(&self) -> &[Door] {
        &self.doors
    }

    /// The walls, and the doors in them.
    pub fn walls(&self) -> &[Wall] {
        &self.walls
    }

    /// The links that begin here.
    pub fn links(&self, from: SpaceId) -> &[Link] {
        let bound = |n: usize| self.first.get(n).map_or(self.links.len(), |at| *at as usize);
        &self.links[bound(from.index())..bound(from.index() + 1)]
    }

    /// The areas that are one link away in a relation.
    ///
    /// ```
    /// use board::area::{Doors, Grid, Relation};
    /// let map = "+-+-+\n|l #|\n+-+-+".parse::<Grid>().unwrap().map().unwrap();
    /// let here = map.at(0, 0).unwrap();
    /// assert_eq!(map.next(here, Relation::Walk, Doors::CLOSED).count(), 0); // a chasm
    /// assert_eq!(map.next(here, Relation::See, Doors::CLOSED).count(), 1);
    /// ```
    pub fn next(
        &self,
        from: SpaceId,
        relation: Relation,
        doors: Doors,
    ) -> impl Iterator<Item = SpaceId> + '_ {
        let serves = move |l: &&Link| l.serves.has(relation) && l.door.is_none_or(|door| doors.is_open(door));
        self.links(from).iter().filter(serves).map(|l| l.to)
    }

    fn spread(&self, from: SpaceId, next: impl Fn(&Map, SpaceId) -> Vec<SpaceId>) -> Vec<Option<u16>> {
        let mut far = vec![None; self.len()];
        if from.index() >= self.len() {
            return far;
        }
        far[from.index()] = Some(0);
        let mut queue = VecDeque::from([(from, 0)]);
        while let Some((at, steps)) = queue.pop_front() {
            for to in next(self, at) {
                if far[to.index()].is_none() {
                    far[to.index()] = Some(steps + 1);
                    queue.push_back((to, steps + 1));
                }
            }
        }
        far
    }

    /// The next areas on all shortest paths from one area to another.
    ///
    /// ```
    /// use board::area::{Doors, Grid, Relation};
    /// let map = "+-+-+\n|l l|\n+ + +\n|l l|\n+-+-+".parse::<Grid>().unwrap().map().unwrap();
    /// let [from, to] = [(0, 0), (1, 1)].map(|(x, y)| map.at(x, y).unwrap());
    /// assert_eq!(map.steps_towards(from, to, Relation::Walk, Doors::CLOSED).len(), 2);
    /// ```
    pub fn steps_towards(
        &self,
        from: SpaceId,
        to: SpaceId,
        relation: Relation,
        doors: Doors,
    ) -> Vec<SpaceId> {
        let far = self.distances_to(to, relation, doors);
        let Some(Some(now)) = far.get(from.index()).copied() else { return Vec::new() };
        let nearer = |next: &SpaceId| far[next.index()].is_some_and(|left| left + 1 == now);
        let mut steps: Vec<SpaceId> = self.next(from, relation, doors).filter(nearer).collect();
        steps.sort_unstable();
        steps.dedup();
        steps
    }

    /// The areas that are connected with this one in a relation, itself included.
    pub fn joined(&self, from: SpaceId, relation: Relation, doors: Doors) -> SpaceSet {
        let far = self.distances(from, relation, doors);
        self.spaces().filter(|space| far[space.index()].is_some()).collect()
    }
}
