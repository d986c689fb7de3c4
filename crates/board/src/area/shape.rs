//! Areas of any shape, on tiles that are put together.
//!
//! A drawing is a grid of cells. Cells with the same letter are one area; the capital letter is where its marker lies.
//! Between the cells stand walls, doors and one-way borders:
//!
//! ```text
//! +-+-+-+      a b c   cells of the areas a, b, c        A  the cell with the marker of a
//! |A a b|      . or a blank where a cell would be: no floor
//! + +-+^+      |  -    wall                =  door
//! |c C>B|      >  <  ^  v   a border that is crossed only in this direction
//! +-+-+-+      a blank between cells: nothing
//! ```
//!
//! What has no neighbour ends there: nobody goes or looks beyond it.

use super::{Area, Direction, Door, DoorId, Doors, Link, Map, MapError, Relation, Relations, Turn, Wall};
use crate::{SpaceId, SpaceSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::OnceLock;

/// What stands on a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Border {
    /// It is crossed only in this direction.
    Way(Direction),
    /// A door.
    Door,
    /// A wall.
    Wall,
}

/// The side of a cell: `(column, row, false)` is its north, `(column, row, true)` its west side.
type Side = (i16, i16, bool);

/// Areas as they are drawn.
///
/// ```
/// use board::area::{Doors, Relation, Shapes};
/// let plan = "+-+-+-+\n|a A>b|\n+ +-+-+\n|c C|\n+-+-+".parse::<Shapes>().unwrap().plan().unwrap();
/// let [a, b, c] = ["a", "b", "c"].map(|name| plan.map.named(name).unwrap());
/// assert_eq!(plan.map.distance(a, b, Relation::Walk, Doors::CLOSED), Some(1));
/// assert_eq!(plan.map.distance(b, a, Relation::Walk, Doors::CLOSED), None); // a barrier
/// assert_eq!(plan.map.distance(b, a, Relation::Count, Doors::CLOSED), Some(1)); // but not for range
/// assert_eq!(plan.map.distance(a, c, Relation::Walk, Doors::CLOSED), Some(1)); // around the wall
/// assert!(!plan.map.sees_straight(a, c, Doors::CLOSED)); // which hides them from each other
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shapes {
    cells: BTreeMap<(i16, i16), String>,
    markers: BTreeMap<String, (i16, i16)>,
    borders: BTreeMap<Side, Border>,
}

/// Why a drawing is none, or areas do not fit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShapeError {
    /// A character that means nothing there.
    #[error("line {line}, column {column}: {what:?} means nothing there")]
    Char {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is there.
        what: char,
    },
    /// An area has two markers.
    #[error("area {0} has two markers")]
    Markers(String),
    /// Two tiles cover the same cell.
    #[error("two tiles lie on {0},{1}")]
    Overlap(i16, i16),
    /// Two areas share no border.
    #[error("{0} and {1} have no common border")]
    NoBorder(String, String),
    /// The map is impossible.
    #[error(transparent)]
    Map(#[from] MapError),
}

/// A board of areas with the cells they are made of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The graph.
    pub map: Map,
    /// The cells of each area, column and row.
    cells: Vec<Vec<(i16, i16)>>,
    /// What lies on the lines between markers, as far as it was asked for.
    #[serde(skip)]
    crossed: Crossed,
}

/// For each pair of areas those through which the line between their markers goes. A plan without it is the same plan.
#[derive(Clone, Debug, Default)]
struct Crossed(OnceLock<Box<[Row]>>);

/// The sets for the lines from one area to each.
type Row = OnceLock<Box<[SpaceSet]>>;

impl PartialEq for Crossed {
    fn eq(&self, _: &Crossed) -> bool {
        true
    }
}

impl Eq for Crossed {}

impl FromStr for Shapes {
    type Err = ShapeError;

    fn from_str(text: &str) -> Result<Shapes, ShapeError> {
        let mut shapes = Shapes::default();
        let lines = text.lines().skip_while(|line| line.trim().is_empty());
        for (row, line) in lines.enumerate() {
            for (column, what) in line.chars().enumerate() {
                shapes.read(row, column, what)?;
            }
        }
        Ok(shapes)
    }
}

impl Shapes {
    fn read(&mut self, row: usize, column: usize, what: char) -> Result<(), ShapeError> {
        let (x, y) = ((column / 2) as i16, (row / 2) as i16);
        let wrong = ShapeError::Char { line: row + 1, column: column + 1, what };
        match (row % 2 == 1, column % 2 == 1) {
            (true, true) => match what {
                ' ' | '.' => {}
                letter if letter.is_ascii_alphabetic() => {
                    let name = letter.to_ascii_lowercase().to_string();
                    if letter.is_ascii_uppercase() && self.markers.insert(name.clone(), (x, y)).is_some() {
                        return Err(ShapeError::Markers(name));
                    }
                    self.cells.insert((x, y), name);
                }
                _ => return Err(wrong),
            },
            (false, false) => {}
            (upright, _) => {
                let border = match (upright, what) {
                    (_, ' ' | '.') => return Ok(()),
                    (true, '|') | (false, '-') => Border::Wall,
                    (_, '=') => Border::Door,
                    (true, '>') => Border::Way(Direction::East),
                    (true, '<') => Border::Way(Direction::West),
                    (false, '^') => Border::Way(Direction::North),
                    (false, 'v') => Border::Way(Direction::South),
                    _ => return Err(wrong),
                };
                self.borders.insert((x, y, upright), border);
            }
        }
        Ok(())
    }

    /// Puts a tile down, turned, with its upper left corner on this cell; its areas are called `NAME-LETTER`.
    pub fn put(&mut self, tile: &Shapes, name: &str, at: (i16, i16), turn: Turn) -> Result<(), ShapeError> {
        let turned = tile.turned(turn);
        let named = |area: &String| format!("{name}-{area}");
        for ((x, y), area) in &turned.cells {
            let cell = (x + at.0, y + at.1);
            if self.cells.insert(cell, named(area)).is_some() {
                return Err(ShapeError::Overlap(cell.0, cell.1));
            }
        }
        for (area, (x, y)) in &turned.markers {
            self.markers.insert(named(area), (x + at.0, y + at.1));
        }
        for ((x, y, west), border) in &turned.borders {
            let side = (x + at.0, y + at.1, *west);
            // Where two tiles meet, a wall on either is a wall.
            let stands = self.borders.get(&side).map_or(*border, |other| *other.max(border));
            self.borders.insert(side, stands);
        }
        Ok(())
    }

    /// The same after quarter turns clockwise, its upper left corner again at the origin.
    #[must_use]
    fn turned(&self, turn: Turn) -> Shapes {
        let mut shapes = self.clone();
        for _ in 0..turn.0 % 4 {
            let high = shapes.cells.keys().map(|(_, y)| y + 1).max().unwrap_or(0);
            let cell = |(x, y): (i16, i16)| (high - 1 - y, x);
            let border = |((x, y, west), border): (Side, Border)| {
                // A north side becomes the west side of the cell to the east; a west side becomes a north side.
                let side = if west { (high - 1 - y, x, false) } else { (high - y, x, true) };
                let border = match border {
                    Border::Way(way) => Border::Way(way.turned(1)),
                    other => other,
                };
                (side, border)
            };
            shapes = Shapes {
                cells: shapes.cells.into_iter().map(|(at, area)| (cell(at), area)).collect(),
                markers: shapes.markers.into_iter().map(|(area, at)| (area, cell(at))).collect(),
                borders: shapes.borders.into_iter().map(border).collect(),
            };
        }
        shapes
    }

    /// The names of the areas.
    pub fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = self.cells.values().map(String::as_str).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Closes the whole open border of two areas with a door or a wall.
    pub fn close(&mut self, one: &str, other: &str, border: Border) -> Result<(), ShapeError> {
        let sides: Vec<Side> = self
            .common()
            .into_iter()
            .filter(|(_, a, b)| (a, b) == (&one, &other) || (a, b) == (&other, &one))
            .map(|(side, ..)| side)
            .filter(|side| self.borders.get(side) != Some(&Border::Wall))
            .collect();
        if sides.is_empty() {
            return Err(ShapeError::NoBorder(one.to_owned(), other.to_owned()));
        }
        self.borders.extend(sides.into_iter().map(|side| (side, border)));
        Ok(())
    }

    /// Every side between two different areas: the one to the west or north, the other one.
    fn common(&self) -> Vec<(Side, &str, &str)> {
        let mut all = Vec::new();
        for ((x, y), area) in &self.cells {
            for (side, before) in [((*x, *y, true), (x - 1, *y)), ((*x, *y, false), (*x, y - 1))] {
                if let Some(other) = self.cells.get(&before).filter(|other| *other != area) {
                    all.push((side, other.as_str(), area.as_str()));
                }
            }
        }
        all
    }

    /// The board. Doors are numbered by the names of the areas they part.
    pub fn plan(&self) -> Result<Plan, ShapeError> {
        let names = self.names();
        let number = |name: &str| SpaceId(names.partition_point(|other| *other < name) as u16);
        let mut doors: Vec<(SpaceId, SpaceId)> = Vec::new();
        for (side, one, other) in self.common() {
            if self.borders.get(&side) == Some(&Border::Door) {
                let (a, b) = (number(one), number(other));
                doors.push((a.min(b), a.max(b)));
            }
        }
        doors.sort_unstable();
        doors.dedup();
        let door = |a: SpaceId, b: SpaceId| {
            let found = doors.iter().position(|between| *between == (a.min(b), a.max(b)));
            found.map(|n| DoorId(n as u8))
        };
        let map = Map::new(
            names.iter().map(|name| self.area(name)).collect(),
            self.links(&number, &door),
            self.walls(&number, &door),
            doors
                .iter()
                .enumerate()
                .map(|(n, between)| Door { id: DoorId(n as u8), between: *between })
                .collect(),
        )?;
        let own =
            |name: &&str| self.cells.iter().filter(|(_, area)| area == name).map(|(at, _)| *at).collect();
        Ok(Plan { map, cells: names.iter().map(own).collect(), crossed: Crossed::default() })
    }

    /// An area with its marker: where it is drawn, or in the cell nearest to its middle.
    fn area(&self, name: &str) -> Area {
        let cells: Vec<(i16, i16)> =
            self.cells.iter().filter(|(_, area)| *area == name).map(|(at, _)| *at).collect();
        let count = cells.len() as i32;
        let sum = |of: fn(&(i16, i16)) -> i16| cells.iter().map(|c| i32::from(of(c))).sum::<i32>();
        let middle = (sum(|c| c.0), sum(|c| c.1));
        let off = |(x, y): &(i16, i16)| {
            let (dx, dy) = (i32::from(*x) * count - middle.0, i32::from(*y) * count - middle.1);
            dx * dx + dy * dy
        };
        let nearest = cells.iter().min_by_key(|cell| off(cell)).copied().unwrap_or_default();
        let (x, y) = self.markers.get(name).copied().unwrap_or(nearest);
        Area { name: name.to_owned(), x: i32::from(x) * 100 + 50, y: i32::from(y) * 100 + 50 }
    }

    fn links(
        &self,
        number: &impl Fn(&str) -> SpaceId,
        door: &impl Fn(SpaceId, SpaceId) -> Option<DoorId>,
    ) -> Vec<Link> {
        let mut links: BTreeMap<(SpaceId, SpaceId, Option<DoorId>), Relations> = BTreeMap::new();
        for (side, one, other) in self.common() {
            let (one, other) = (number(one), number(other));
            let there = if side.2 { Direction::East } else { Direction::South };
            let border = self.borders.get(&side).copied();
            if border == Some(Border::Wall) {
                continue;
            }
            let through = if border == Some(Border::Door) { door(one, other) } else { None };
            for (from, to, way) in [(one, other, there), (other, one, there.turned(2))] {
                let may = !matches!(border, Some(Border::Way(only)) if only != way);
                let serves = links.entry((from, to, through)).or_insert(Relations::NONE);
                *serves = serves.with(Relation::Near).with(Relation::Count);
                if may {
                    *serves = serves.with(Relation::Walk);
                }
            }
        }
        let link = |((from, to, door), serves)| Link { from, to, way: None, door, serves };
        links.into_iter().map(link).collect()
    }

    /// What stops lines: walls, doors, and the ends of the board.
    fn walls(
        &self,
        number: &impl Fn(&str) -> SpaceId,
        door: &impl Fn(SpaceId, SpaceId) -> Option<DoorId>,
    ) -> Vec<Wall> {
        let mut sides: Vec<Side> = Vec::new();
        for (x, y) in self.cells.keys() {
            sides.extend([(*x, *y, true), (*x, *y, false), (x + 1, *y, true), (*x, y + 1, false)]);
        }
        sides.sort_unstable();
        sides.dedup();
        let mut walls = Vec::new();
        for (x, y, west) in sides {
            let before = if west { (x - 1, y) } else { (x, y - 1) };
            let pair = (self.cells.get(&before), self.cells.get(&(x, y)));
            let through = match (pair, self.borders.get(&(x, y, west))) {
                ((Some(one), Some(other)), Some(Border::Door)) => door(number(one), number(other)),
                ((Some(_), Some(_)), None | Some(Border::Way(_))) => continue,
                _ => None,
            };
            let from = (i32::from(x) * 100, i32::from(y) * 100);
            let to = if west { (from.0, from.1 + 100) } else { (from.0 + 100, from.1) };
            walls.push(Wall { from, to, door: through });
        }
        walls
    }
}

impl Plan {
    /// The outline of an area in hundredths of a cell, with a corner wherever corners of cells lie on it.
    pub fn outline(&self, area: SpaceId) -> Vec<(i32, i32)> {
        let mut sides: BTreeMap<(i32, i32), (i32, i32)> = BTreeMap::new();
        let cells = &self.cells[area.index()];
        let own = |x: i16, y: i16| cells.contains(&(x, y));
        for (x, y) in cells {
            let [left, top] = [x, y].map(|at| i32::from(*at) * 100);
            let corners = [(left, top), (left + 100, top), (left + 100, top + 100), (left, top + 100)];
            let beyond = [own(*x, y - 1), own(x + 1, *y), own(*x, y + 1), own(x - 1, *y)];
            for side in (0..4).filter(|side| !beyond[*side]) {
                sides.insert(corners[side], corners[(side + 1) % 4]);
            }
        }
        let Some(start) = sides.keys().next().copied() else { return Vec::new() };
        let mut outline = vec![start];
        while let Some(next) = outline.last().and_then(|at| sides.remove(at)).filter(|next| *next != start) {
            outline.push(next);
        }
        outline
    }

    /// The areas that share a side, each pair once, whatever stands between them.
    pub fn beside(&self) -> Vec<(SpaceId, SpaceId)> {
        let of: BTreeMap<(i16, i16), usize> = self
            .cells
            .iter()
            .enumerate()
            .flat_map(|(area, cells)| cells.iter().map(move |at| (*at, area)))
            .collect();
        let mut pairs = Vec::new();
        for ((x, y), area) in &of {
            let there = [of.get(&(x + 1, *y)), of.get(&(*x, y + 1))];
            let others = there.into_iter().flatten().filter(|other| *other != area);
            pairs.extend(
                others.map(|other| (SpaceId(*area.min(other) as u16), SpaceId(*area.max(other) as u16))),
            );
        }
        pairs.sort_unstable();
        pairs.dedup();
        pairs
    }

    /// Whether the line between the markers of two areas is free of walls, closed doors and the ends of the board.
    pub fn sees(&self, from: SpaceId, to: SpaceId, doors: Doors) -> bool {
        from == to || self.map.sees_straight(from, to, doors)
    }

    /// The areas through which the line between the markers of two areas goes, without these two.
    ///
    /// ```
    /// let plan = "+-+-+-+\n|a b c|\n+-+-+-+".parse::<board::area::Shapes>().unwrap().plan().unwrap();
    /// let [a, b, c] = ["a", "b", "c"].map(|name| plan.map.named(name).unwrap());
    /// assert!(plan.between(a, c).is_some_and(|areas| areas.iter().eq([b])));
    /// ```
    pub fn between(&self, from: SpaceId, to: SpaceId) -> Option<&SpaceSet> {
        let rows = self.crossed.0.get_or_init(|| self.map.spaces().map(|_| OnceLock::new()).collect());
        let row = rows.get(from.index())?;
        let row = row.get_or_init(|| self.map.spaces().map(|to| self.crossed_between(from, to)).collect());
        row.get(to.index())
    }

    fn crossed_between(&self, from: SpaceId, to: SpaceId) -> SpaceSet {
        let [a, b] = [from, to].map(|end| (self.map.areas()[end.index()].x, self.map.areas()[end.index()].y));
        let through = |area: &SpaceId| self.cells[area.index()].iter().any(|cell| goes_through(a, b, *cell));
        self.map.spaces().filter(|area| *area != from && *area != to).filter(through).collect()
    }
}

/// Whether a line goes through the inside of a cell: no axis parts them.
fn goes_through(a: (i32, i32), b: (i32, i32), (x, y): (i16, i16)) -> bool {
    let (left, top) = (i32::from(x) * 100, i32::from(y) * 100);
    let overlaps = |one: i32, two: i32, start: i32| one.max(two) > start && one.min(two) < start + 100;
    let side = |px: i32, py: i32| {
        let [ax, ay, bx, by, px, py] = [a.0, a.1, b.0, b.1, px, py].map(i64::from);
        (bx - ax) * (py - ay) - (by - ay) * (px - ax)
    };
    let corners =
        [side(left, top), side(left + 100, top), side(left, top + 100), side(left + 100, top + 100)];
    let both = corners.iter().any(|s| *s > 0) && corners.iter().any(|s| *s < 0);
    overlaps(a.0, b.0, left) && overlaps(a.1, b.1, top) && both
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(text: &str) -> Plan {
        text.parse::<Shapes>().and_then(|shapes| shapes.plan()).unwrap_or_else(|e| panic!("{e}"))
    }

    fn areas<const N: usize>(plan: &Plan, names: [&str; N]) -> [SpaceId; N] {
        names.map(|name| plan.map.named(name).unwrap_or_else(|| panic!("{name}")))
    }

    #[test]
    fn the_four_relations_are_apart() {
        // b lies behind a barrier, c behind a door, d behind a wall.
        let plan = plan("+-+-+-+\n|a>b=c|\n+-+-+ +\n|d d|c|\n+-+-+-+");
        let [a, b, c, d] = areas(&plan, ["a", "b", "c", "d"]);
        let far = |from, to, relation| plan.map.distance(from, to, relation, Doors::CLOSED);
        assert_eq!(far(a, b, Relation::Walk), Some(1));
        assert_eq!(far(b, a, Relation::Walk), None);
        assert_eq!(far(b, a, Relation::Near), Some(1));
        assert_eq!(far(b, a, Relation::Count), Some(1));
        assert_eq!(far(b, c, Relation::Count), None);
        assert_eq!(far(a, d, Relation::Near), None);
        let open = Doors::CLOSED.with(DoorId(0));
        assert_eq!(plan.map.distance(a, c, Relation::Walk, open), Some(2));
        assert!(plan.sees(b, a, Doors::CLOSED) && !plan.sees(b, c, Doors::CLOSED) && plan.sees(a, b, open));
    }

    #[test]
    fn adjacent_areas_may_be_out_of_sight_and_distant_ones_in_sight() {
        let plan = plan("+-+-+\n|A b|\n+ + +\n|a|B|\n+-+-+\n|.|c|\n+-+-+");
        let [a, b] = areas(&plan, ["a", "b"]);
        assert!(!plan.sees(a, areas(&plan, ["c"])[0], Doors::CLOSED));
        let row = super::tests::plan("+-+-+-+-+\n|a b c d|\n+-+-+-+-+");
        let [first, last] = areas(&row, ["a", "d"]);
        assert!(row.sees(first, last, Doors::CLOSED));
        assert_eq!(row.map.distance(first, last, Relation::Count, Doors::CLOSED), Some(3));
        assert_eq!(plan.map.distance(a, b, Relation::Near, Doors::CLOSED), Some(1));
    }

    #[test]
    fn an_outline_runs_around_an_area_of_any_shape_and_neighbours_share_its_sides() {
        // a has the shape of an L, c lies behind a wall.
        let plan = plan("+-+-+\n|a b|\n+ + +\n|a a|\n+-+-+\n|c|.|\n+-+-+");
        let [a, b, c] = areas(&plan, ["a", "b", "c"]);
        let around = [(0, 0), (100, 0), (100, 100), (200, 100), (200, 200), (100, 200), (0, 200), (0, 100)];
        assert_eq!(plan.outline(a), around);
        assert_eq!(plan.outline(b), [(100, 0), (200, 0), (200, 100), (100, 100)]);
        assert_eq!(plan.beside(), [(a, b), (a, c)]);
    }

    #[test]
    fn a_line_may_not_leave_the_board() {
        let plan = plan("+-+-+-+\n|a b c|\n+ +-+ +\n|d|.|e|\n+-+-+-+");
        let [d, e, a, c] = areas(&plan, ["d", "e", "a", "c"]);
        assert!(!plan.sees(d, e, Doors::CLOSED));
        assert!(plan.sees(a, c, Doors::CLOSED));
    }

    #[test]
    fn tiles_are_turned_and_joined() {
        let tile: Shapes = "+-+-+\n|a>b \n+-+-+".parse().unwrap();
        let mut board = Shapes::default();
        board.put(&tile, "1", (0, 0), Turn(0)).unwrap();
        board.put(&tile, "2", (2, 0), Turn(2)).unwrap();
        let joined = board.plan().unwrap();
        let [a1, b1, b2, a2] = areas(&joined, ["1-a", "1-b", "2-b", "2-a"]);
        let walk = |from, to| joined.map.distance(from, to, Relation::Walk, Doors::CLOSED);
        assert_eq!((walk(a1, b2), walk(b2, a2), walk(a2, b2), walk(b1, a1)), (Some(2), None, Some(1), None));
        let mut upright = Shapes::default();
        upright.put(&tile, "1", (0, 0), Turn(1)).unwrap();
        assert_eq!(upright.names(), ["1-a", "1-b"]);
        let [a, b] = areas(&upright.plan().unwrap(), ["1-a", "1-b"]);
        let plan = upright.plan().unwrap();
        assert_eq!(plan.map.distance(a, b, Relation::Walk, Doors::CLOSED), Some(1));
        assert_eq!(plan.map.distance(b, a, Relation::Walk, Doors::CLOSED), None);
        assert!(board.put(&tile, "3", (0, 0), Turn(0)).is_err());
    }

    #[test]
    fn whole_borders_are_closed() {
        let mut shapes: Shapes = "+-+-+\n|a b|\n+ + +\n|a b|\n+-+-+".parse().unwrap();
        shapes.close("a", "b", Border::Door).unwrap();
        let plan = shapes.plan().unwrap();
        let [a, b] = areas(&plan, ["a", "b"]);
        assert_eq!(plan.map.doors().len(), 1);
        assert!(!plan.sees(a, b, Doors::CLOSED) && plan.sees(a, b, Doors::CLOSED.with(DoorId(0))));
        assert!(shapes.close("a", "z", Border::Wall).is_err());
    }

    #[test]
    fn a_wrong_character_is_named() {
        let error = "+-+\n|a?b|".parse::<Shapes>().unwrap_err();
        assert_eq!(error.to_string(), "line 2, column 3: '?' means nothing there");
    }
}
