//! Who sees whom: by markers, and along rows and columns. Straight lines are in `known.rs`.

use super::{Direction, Doors, Map, Relation};
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
        let (way, far) = self.seen_along(from, to, doors)?;
        let mut line = self.line(from, way, doors);
        line.truncate(usize::from(far));
        Some(line)
    }
}
