//! What a map knows by heart: how far areas are from each other and who sees whom, worked out when it is first asked for.
//!
//! Distances and lines hang on which doors are open, so they are kept for each set of open doors. Straight lines are
//! kept once for the whole map: each remembers which doors would have to be open.

use super::{Direction, Doors, Map, Relation, Wall};
use crate::{SpaceId, SpaceSet};
use std::sync::OnceLock;

/// A number for each pair of areas, row by row; the last row is that of an area that is not on the map.
type Table<T> = OnceLock<Box<[T]>>;

/// What is known of a map. A map without it is the same map.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    closed: OnceLock<Box<Now>>,
    rays: Table<OnceLock<Box<[Ray]>>>,
}

/// What is known while certain doors are open.
#[derive(Clone, Debug)]
struct Now {
    /// By relation: from each area, and to each.
    far: [Table<Option<u16>>; 4],
    back: [Table<Option<u16>>; 4],
    /// In which direction one area is seen from another along a row or column, and how far.
    lines: Table<Option<(Direction, u16)>>,
    /// From each area, those to which the straight line is free.
    straight: Box<[OnceLock<SpaceSet>]>,
    /// The same with one more door open. Doors are opened in the order of their numbers, so each set is here once.
    opened: Box<[OnceLock<Box<Now>>]>,
}

/// The straight line between two areas: it is blocked unless, of each of these sets, a door is open. The empty set is a
/// wall that no door opens.
type Ray = Box<[Doors]>;

impl PartialEq for Known {
    fn eq(&self, _: &Known) -> bool {
        true
    }
}

impl Eq for Known {}

impl Now {
    fn new(areas: usize, doors: usize) -> Box<Now> {
        Box::new(Now {
            far: Default::default(),
            back: Default::default(),
            lines: OnceLock::new(),
            straight: (0..areas).map(|_| OnceLock::new()).collect(),
            opened: (0..doors).map(|_| OnceLock::new()).collect(),
        })
    }
}

/// The row of an area in a table of so many areas.
fn row<T>(table: &[T], of: SpaceId, areas: usize) -> &[T] {
    let n = of.index().min(areas);
    &table[n * areas..(n + 1) * areas]
}

impl Map {
    fn now(&self, doors: Doors) -> &Now {
        let new = || Now::new(self.len(), self.doors.len());
        let closed: &Now = self.known.closed.get_or_init(new);
        doors.open(self.doors.len()).fold(closed, |now, door| now.opened[door].get_or_init(new))
    }

    /// How many links away every area is; `None` for those that cannot be reached.
    pub fn distances(&self, from: SpaceId, relation: Relation, doors: Doors) -> &[Option<u16>] {
        let all = || {
            let one = |from| self.spread(from, |map, at| map.next(at, relation, doors).collect());
            self.spaces().flat_map(one).chain(self.nowhere()).collect()
        };
        row(self.now(doors).far[relation as usize].get_or_init(all), from, self.len())
    }

    /// How many links it is from every area to this one; `None` for those from which it cannot be reached.
    pub fn distances_to(&self, to: SpaceId, relation: Relation, doors: Doors) -> &[Option<u16>] {
        let all = || {
            let far = |to| self.spaces().map(move |from| self.distance(from, to, relation, doors));
            self.spaces().flat_map(far).chain(self.nowhere()).collect()
        };
        row(self.now(doors).back[relation as usize].get_or_init(all), to, self.len())
    }

    /// The row of an area that is not on the map.
    fn nowhere(&self) -> impl Iterator<Item = Option<u16>> {
        std::iter::repeat_n(None, self.len())
    }

    /// How many links it is from one area to another.
    pub fn distance(&self, from: SpaceId, to: SpaceId, relation: Relation, doors: Doors) -> Option<u16> {
        self.distances(from, relation, doors).get(to.index()).copied().flatten()
    }

    /// In which direction the other area is seen along a row or column, and how many areas away; nothing for the area
    /// itself.
    ///
    /// ```
    /// use board::area::{Direction, Doors, Grid};
    /// let map = "+-+-+-+\n|l l s|\n+-+-+-+".parse::<Grid>().unwrap().map().unwrap();
    /// let [a, c] = [0, 2].map(|x| map.at(x, 0).unwrap());
    /// assert_eq!(map.seen_along(a, c, Doors::CLOSED), Some((Direction::East, 2)));
    /// ```
    pub fn seen_along(&self, from: SpaceId, to: SpaceId, doors: Doors) -> Option<(Direction, u16)> {
        let all = || {
            let lines = |from| {
                let mut seen = vec![None; self.len()];
                // The first direction counts, so it is written last.
                for way in Direction::ALL.into_iter().rev() {
                    for (n, to) in self.line(from, way, doors).into_iter().enumerate().rev() {
                        seen[to.index()] = Some((way, n as u16 + 1));
                    }
                }
                seen
            };
            let nowhere = std::iter::repeat_n(None, self.len());
            self.spaces().flat_map(lines).chain(nowhere).collect()
        };
        let lines = self.now(doors).lines.get_or_init(all);
        row(lines, from, self.len()).get(to.index()).copied().flatten()
    }

    /// Whether the straight line between the middles of two areas is free of walls and closed doors.
    ///
    /// A line that only touches the end of a wall is free; one that passes between two walls that meet is not.
    ///
    /// ```
    /// use board::area::{Doors, Grid};
    /// let map = "+-+-+\n|l l|\n+ + +\n|l|l|\n+-+-+".parse::<Grid>().unwrap().map().unwrap();
    /// let [a, b, c] = [(0, 0), (1, 1), (0, 1)].map(|(x, y)| map.at(x, y).unwrap());
    /// assert!(map.sees_straight(a, b, Doors::CLOSED)); // past the end of the wall
    /// assert!(!map.sees_straight(c, b, Doors::CLOSED)); // the wall is between them
    /// ```
    pub fn sees_straight(&self, from: SpaceId, to: SpaceId, doors: Doors) -> bool {
        self.seen_straight(from, doors).is_some_and(|seen| seen.contains(to))
    }

    /// Every area to which the straight line is free; nothing for an area that is not on the map.
    ///
    /// ```
    /// use board::area::{Doors, Grid};
    /// let map = "+-+-+-+\n|l l|l|\n+-+-+-+".parse::<Grid>().unwrap().map().unwrap();
    /// let [a, b] = [0, 1].map(|x| map.at(x, 0).unwrap());
    /// assert!(map.seen_straight(a, Doors::CLOSED).is_some_and(|seen| seen.iter().eq([a, b])));
    /// ```
    pub fn seen_straight(&self, from: SpaceId, doors: Doors) -> Option<&SpaceSet> {
        let all = || {
            let rows = self.known.rays.get_or_init(|| self.spaces().map(|_| OnceLock::new()).collect());
            let rays =
                rows[from.index()].get_or_init(|| self.spaces().map(|to| self.ray(from, to)).collect());
            let free = |ray: &Ray| ray.iter().all(|needed| doors.meets(*needed));
            self.spaces().zip(rays).filter(|(_, ray)| free(ray)).map(|(to, _)| to).collect()
        };
        self.now(doors).straight.get(from.index()).map(|seen| seen.get_or_init(all))
    }

    /// What blocks the straight line between two areas.
    fn ray(&self, from: SpaceId, to: SpaceId) -> Ray {
        let middle = |space: SpaceId| (self.areas[space.index()].x, self.areas[space.index()].y);
        let (from, to) = (middle(from), middle(to));
        let door_of = |wall: &Wall| wall.door.map_or(Doors::CLOSED, |door| Doors::CLOSED.with(door));
        let mut blocked = Vec::new();
        let mut touched: Vec<((i32, i32), i64, Doors)> = Vec::new();
        for wall in &self.walls {
            match wall.meet(from, to) {
                Meet::Not => {}
                Meet::Across => blocked.push(door_of(wall)),
                Meet::End(corner, side) => touched.push((corner, side, door_of(wall))),
            }
        }
        // Walls on both sides of the line that end in the same corner are one wall across it.
        for (n, (corner, side, door)) in touched.iter().enumerate() {
            let facing = touched[n + 1..]
                .iter()
                .filter(|(other, far, _)| other == corner && side.signum() * far.signum() < 0);
            blocked.extend(facing.map(|(_, _, other)| door.and(*other)));
        }
        blocked.sort_unstable();
        blocked.dedup();
        blocked.into()
    }
}

/// How a wall and a straight line meet.
enum Meet {
    Not,
    Across,
    /// The line goes through this end of the wall; the rest lies on the side with this sign.
    End((i32, i32), i64),
}

/// On which side of the line from `a` to `b` the point lies.
fn side(a: (i32, i32), b: (i32, i32), p: (i32, i32)) -> i64 {
    let [ax, ay, bx, by, px, py] = [a.0, a.1, b.0, b.1, p.0, p.1].map(i64::from);
    (bx - ax) * (py - ay) - (by - ay) * (px - ax)
}

fn between(a: (i32, i32), b: (i32, i32), p: (i32, i32)) -> bool {
    (a.0.min(b.0)..=a.0.max(b.0)).contains(&p.0) && (a.1.min(b.1)..=a.1.max(b.1)).contains(&p.1)
}

impl Wall {
    fn meet(&self, a: (i32, i32), b: (i32, i32)) -> Meet {
        let (one, two) = (side(a, b, self.from), side(a, b, self.to));
        let ends = (side(self.from, self.to, a), side(self.from, self.to, b));
        match (one, two) {
            (0, 0) if between(a, b, self.from) || between(a, b, self.to) => Meet::Across,
            (0, 0) => Meet::Not,
            (0, far) if between(a, b, self.from) => Meet::End(self.from, far),
            (far, 0) if between(a, b, self.to) => Meet::End(self.to, far),
            _ if one.signum() * two.signum() < 0 && ends.0.signum() * ends.1.signum() < 0 => Meet::Across,
            _ => Meet::Not,
        }
    }
}
