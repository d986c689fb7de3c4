//! Who sees whom: by markers, along rows and columns, or along any straight line.

use super::{Direction, Doors, Map, Relation, Wall};
use crate::SpaceId;

impl Map {
    /// Whether a link for looking leads from one area to the other: the rule of boards with markers.
    pub fn sees(&self, from: SpaceId, to: SpaceId, doors: Doors) -> bool {
        from == to || self.next(from, Relation::See, doors).any(|seen| seen == to)
    }

    /// The areas in sight in a direction, the nearest first.
    ///
    /// ```
    /// use board::area::{Direction, Doors, Grid};
    /// let map = "+-+-+-+\n|l # s|\n+-+-+-+".parse::<Grid>().unwrap().map().unwrap();
    /// let here = map.at(0, 0).unwrap();
    /// assert_eq!(map.line(here, Direction::East, Doors::CLOSED).len(), 2); // across the chasm
    /// ```
    pub fn line(&self, from: SpaceId, way: Direction, doors: Doors) -> Vec<SpaceId> {
        let mut line = Vec::new();
        let mut at = from;
        while let Some(next) = self.seen_beside(at, way, doors) {
            // A ring of links would never end.
            if next == from || line.contains(&next) {
                break;
            }
            line.push(next);
            at = next;
        }
        line
    }

    fn seen_beside(&self, at: SpaceId, way: Direction, doors: Doors) -> Option<SpaceId> {
        let link = self.links(at).iter().find(|l| {
            l.way == Some(way) && l.serves.has(Relation::See) && l.door.is_none_or(|door| doors.is_open(door))
        })?;
        Some(link.to)
    }

    /// The areas along the row or column from one area to another, without the first and with the last; empty for the
    /// area itself, `None` if the other is not seen along a row or column.
    pub fn in_line(&self, from: SpaceId, to: SpaceId, doors: Doors) -> Option<Vec<SpaceId>> {
        if from == to {
            return Some(Vec::new());
        }
        Direction::ALL.into_iter().find_map(|way| {
            let mut line = self.line(from, way, doors);
            let end = line.iter().position(|space| *space == to)?;
            line.truncate(end + 1);
            Some(line)
        })
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
        let middle = |space: SpaceId| self.areas().get(space.index()).map(|area| (area.x, area.y));
        let (Some(from), Some(to)) = (middle(from), middle(to)) else { return false };
        let standing = |wall: &&Wall| wall.door.is_none_or(|door| !doors.is_open(door));
        let mut touched: Vec<((i32, i32), i64)> = Vec::new();
        for wall in self.walls().iter().filter(standing) {
            match meet(from, to, *wall) {
                Meet::Not => {}
                Meet::Across => return false,
                Meet::End(corner, side) => touched.push((corner, side)),
            }
        }
        // Walls on both sides of the line that end in the same corner are one wall across it.
        !touched.iter().any(|(corner, side)| {
            touched.iter().any(|(other, far)| other == corner && side.signum() * far.signum() < 0)
        })
    }
}

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

fn meet(a: (i32, i32), b: (i32, i32), wall: Wall) -> Meet {
    let (one, two) = (side(a, b, wall.from), side(a, b, wall.to));
    let ends = (side(wall.from, wall.to, a), side(wall.from, wall.to, b));
    match (one, two) {
        (0, 0) if between(a, b, wall.from) || between(a, b, wall.to) => Meet::Across,
        (0, 0) => Meet::Not,
        (0, far) if between(a, b, wall.from) => Meet::End(wall.from, far),
        (far, 0) if between(a, b, wall.to) => Meet::End(wall.to, far),
        _ if one.signum() * two.signum() < 0 && ends.0.signum() * ends.1.signum() < 0 => Meet::Across,
        _ => Meet::Not,
    }
}
