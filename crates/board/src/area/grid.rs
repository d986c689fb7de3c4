//! Maps of square zones: drawn in characters, or put together from tiles.
//!
//! A drawing has a character for each zone, and between them the walls and doors:
//!
//! ```text
//! +-+-+-+      l  light zone          L  the same in a chamber
//! |l s=S|      s  shadow zone         S  the same in a chamber
//! + +-+:+      #  chasm               b  bridge: a tile of its own, in shadow
//! |l #|L|      |  -  wall             =  closed door      :  open door
//! +-+-+-+      a blank: no zone, no wall
//! ```

use super::{Area, Direction, Door, DoorId, Doors, Link, Map, MapError, Relation, Relations, Wall};
use crate::SpaceId;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// What a zone is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Floor {
    Light,
    Shadow,
    /// No floor: figures can look across it, but not enter it.
    Chasm,
}

/// A zone of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What it is made of.
    pub floor: Floor,
    /// Whether it belongs to a chamber.
    pub chamber: bool,
    /// The tile it lies on, numbered in the order in which tiles were put down.
    pub tile: u8,
    /// Whether it is a bridge.
    pub bridge: bool,
}

/// What lies between two zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// A wall.
    Wall,
    /// A door in the wall, open or closed as the game begins.
    Door {
        /// Whether it is open.
        open: bool,
    },
}

/// A number of quarter turns clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn(pub u8);

/// The side of a zone: `(column, row, false)` is its north, `(column, row, true)` its west side.
type Side = (i16, i16, bool);

/// Square zones with what lies between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    cells: BTreeMap<(i16, i16), Cell>,
    edges: BTreeMap<Side, Edge>,
    tiles: u8,
}

/// Why a grid is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GridError {
    /// A character that means nothing there.
    #[error("{got:?} in row {row}, column {column} of the drawing; there stands {right}")]
    Character {
        /// Its row, from 1.
        row: usize,
        /// Its column, from 1.
        column: usize,
        /// The character.
        got: char,
        /// What may stand there.
        right: &'static str,
    },
    /// Two tiles overlap.
    #[error("two tiles lie on {0},{1}")]
    Overlap(i16, i16),
    /// A door that does not stand between two zones.
    #[error("there are no two neighbouring zones at {0},{1} for a door")]
    NoDoor(i16, i16),
    /// The graph is impossible.
    #[error(transparent)]
    Map(#[from] MapError),
}

impl FromStr for Grid {
    type Err = GridError;

    /// Reads a drawing. Its zones lie on one tile; bridges are tiles of their own.
    fn from_str(text: &str) -> Result<Grid, GridError> {
        let mut grid = Grid { tiles: 1, ..Grid::default() };
        for (row, line) in text.lines().filter(|line| !line.trim().is_empty()).enumerate() {
            for (column, got) in line.chars().enumerate().filter(|(_, c)| *c != ' ') {
                let (x, y) = (column as i16 / 2, row as i16 / 2);
                let wrong = |right| GridError::Character { row: row + 1, column: column + 1, got, right };
                match (row % 2, column % 2) {
                    (1, 1) => grid.draw_cell(x, y, got).ok_or_else(|| wrong("one of l s L S # b"))?,
                    (0, 0) => (got == '+').then_some(()).ok_or_else(|| wrong("a + or a blank"))?,
                    (_, vertical) => {
                        let edge = match got {
                            '|' if vertical == 0 => Edge::Wall,
                            '-' if vertical == 1 => Edge::Wall,
                            '=' => Edge::Door { open: false },
                            ':' => Edge::Door { open: true },
                            _ => return Err(wrong("a wall (| or -), a door (= or :) or a blank")),
                        };
                        grid.edges.insert((x, y, vertical == 0), edge);
                    }
                }
            }
        }
        Ok(grid)
    }
}

impl Grid {
    fn draw_cell(&mut self, x: i16, y: i16, c: char) -> Option<()> {
        let (floor, chamber) = match c {
            'l' => (Floor::Light, false),
            's' => (Floor::Shadow, false),
            'L' => (Floor::Light, true),
            'S' => (Floor::Shadow, true),
            '#' => (Floor::Chasm, false),
            'b' => {
                self.bridge(x, y);
                return Some(());
            }
            _ => return None,
        };
        self.cells.insert((x, y), Cell { floor, chamber, tile: 0, bridge: false });
        Some(())
    }

    /// Lays a bridge: a tile of one zone, in shadow.
    pub fn bridge(&mut self, x: i16, y: i16) {
        let tile = self.tiles;
        self.tiles += 1;
        self.cells.insert((x, y), Cell { floor: Floor::Shadow, chamber: false, tile, bridge: true });
    }

    /// Puts a turned tile down with its upper left zone in this column and row.
    ///
    /// ```
    /// use board::area::{Floor, Grid, Turn};
    /// let tile: Grid = "+-+-+\n|l s|\n+-+-+".parse().unwrap();
    /// let mut grid = Grid::default();
    /// grid.put(&tile, 3, 0, Turn(1)).unwrap();
    /// assert_eq!(grid.cell(3, 1).unwrap().floor, Floor::Shadow);
    /// ```
    pub fn put(&mut self, tile: &Grid, x: i16, y: i16, turn: Turn) -> Result<(), GridError> {
        let size = tile.cells.keys().fold((0, 0), |size, at| (size.0.max(at.0 + 1), size.1.max(at.1 + 1)));
        let number = self.tiles;
        self.tiles += 1;
        for (at, cell) in &tile.cells {
            let to = turned(*at, size, turn);
            let to = (to.0 + x, to.1 + y);
            if self.cells.insert(to, Cell { tile: number, ..*cell }).is_some() {
                return Err(GridError::Overlap(to.0, to.1));
            }
            for way in Direction::ALL {
                if let Some(edge) = tile.edge(at.0, at.1, way) {
                    self.edges.insert(side(to.0, to.1, way.turned(turn.0)), edge);
                }
            }
        }
        Ok(())
    }

    /// Puts a door between a zone and the one in this direction.
    pub fn door(&mut self, x: i16, y: i16, way: Direction, open: bool) -> Result<(), GridError> {
        let (dx, dy) = way.step();
        if self.cell(x, y).is_none() || self.cell(x + dx, y + dy).is_none() {
            return Err(GridError::NoDoor(x, y));
        }
        self.edges.insert(side(x, y, way), Edge::Door { open });
        Ok(())
    }

    /// Puts a wall there.
    pub fn wall(&mut self, x: i16, y: i16, way: Direction) {
        self.edges.insert(side(x, y, way), Edge::Wall);
    }

    /// A zone.
    pub fn cell(&self, x: i16, y: i16) -> Option<&Cell> {
        self.cells.get(&(x, y))
    }

    /// All zones in reading order, as the spaces of [`Grid::map`] are numbered.
    pub fn cells(&self) -> impl Iterator<Item = ((i16, i16), &Cell)> {
        let mut all: Vec<_> = self.cells.iter().map(|(at, cell)| (*at, cell)).collect();
        all.sort_by_key(|((x, y), _)| (*y, *x));
        all.into_iter()
    }

    /// What lies on a side of a zone.
    pub fn edge(&self, x: i16, y: i16, way: Direction) -> Option<Edge> {
        self.edges.get(&side(x, y, way)).copied()
    }

    /// The doors in the order of their numbers, each with the side on which it lies.
    fn doors(&self) -> Vec<(Side, bool)> {
        let parts = |(x, y, west): Side| {
            let (dx, dy) = if west { (-1, 0) } else { (0, -1) };
            self.cell(x, y).is_some() && self.cell(x + dx, y + dy).is_some()
        };
        let doors = self.edges.iter().filter_map(|(at, edge)| match edge {
            Edge::Door { open } if parts(*at) => Some((*at, *open)),
            _ => None,
        });
        let mut doors: Vec<_> = doors.collect();
        doors.sort_by_key(|((x, y, west), _)| (*y, *x, *west));
        doors
    }

    /// The doors that are open as the game begins.
    pub fn open(&self) -> Doors {
        let open = self.doors().into_iter().enumerate().filter(|(_, (_, open))| *open);
        open.fold(Doors::CLOSED, |doors, (n, _)| doors.with(DoorId(n as u8)))
    }

    /// The graph of these zones: neighbours are linked in all relations, a chasm in all but walking.
    pub fn map(&self) -> Result<Map, GridError> {
        let places: Vec<(i16, i16)> = self.cells().map(|(at, _)| at).collect();
        let number = |at: (i16, i16)| places.iter().position(|p| *p == at).map(|n| SpaceId(n as u16));
        let doors = self.doors();
        let door_at = |at: Side| doors.iter().position(|(door, _)| *door == at).map(|n| DoorId(n as u8));
        let mut links = Vec::new();
        for (from, &(x, y)) in places.iter().enumerate() {
            for way in Direction::ALL {
                let (dx, dy) = way.step();
                let (edge, there) = (self.edge(x, y, way), (x + dx, y + dy));
                let (Some(to), Some(cell)) = (number(there), self.cell(there.0, there.1)) else { continue };
                if edge == Some(Edge::Wall) {
                    continue;
                }
                let walk = cell.floor != Floor::Chasm;
                let serves = if walk { Relations::ALL } else { Relations::ALL.without(Relation::Walk) };
                let door = door_at(side(x, y, way));
                links.push(Link { from: SpaceId(from as u16), to, way: Some(way), door, serves });
            }
        }
        let walls = self.edges.keys().map(|&(x, y, west)| {
            let (x0, y0) = (i32::from(x) * 100, i32::from(y) * 100);
            let to = if west { (x0, y0 + 100) } else { (x0 + 100, y0) };
            Wall { from: (x0, y0), to, door: door_at((x, y, west)) }
        });
        let between = |(x, y, west): Side| {
            let (dx, dy) = if west { (-1, 0) } else { (0, -1) };
            Some((number((x + dx, y + dy))?, number((x, y))?))
        };
        let all_doors = doors
            .iter()
            .enumerate()
            .filter_map(|(n, (at, _))| Some(Door { id: DoorId(n as u8), between: between(*at)? }));
        let areas = places.iter().map(|(x, y)| Area {
            name: format!("{x},{y}"),
            x: i32::from(*x) * 100 + 50,
            y: i32::from(*y) * 100 + 50,
        });
        Ok(Map::new(areas.collect(), links, walls.collect(), all_doors.collect())?)
    }
}

/// A zone's side as it is stored: as the north or west side of some zone.
fn side(x: i16, y: i16, way: Direction) -> Side {
    match way {
        Direction::North => (x, y, false),
        Direction::West => (x, y, true),
        Direction::South => (x, y + 1, false),
        Direction::East => (x + 1, y, true),
    }
}

fn turned((x, y): (i16, i16), (width, height): (i16, i16), turn: Turn) -> (i16, i16) {
    match turn.0 % 4 {
        0 => (x, y),
        1 => (height - 1 - y, x),
        2 => (width - 1 - x, height - 1 - y),
        _ => (y, width - 1 - x),
    }
}

impl fmt::Display for Grid {
    /// Draws the grid as it can be read again, from column and row 0 on.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let right = self.cells.keys().map(|(x, _)| *x).chain(self.edges.keys().map(|s| s.0 - i16::from(s.2)));
        let low = self.cells.keys().map(|(_, y)| *y).chain(self.edges.keys().map(|s| s.1 - i16::from(!s.2)));
        let (width, height) = (right.max().unwrap_or(-1) + 1, low.max().unwrap_or(-1) + 1);
        for row in 0..=2 * height {
            let line: String = (0..=2 * width).map(|column| self.character(column, row)).collect();
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

impl Grid {
    fn character(&self, column: i16, row: i16) -> char {
        let (x, y) = (column / 2, row / 2);
        match (row % 2, column % 2) {
            (1, 1) => self.cell(x, y).map_or(' ', Cell::character),
            (0, 0) => {
                let around = [(x, y, true), (x, y, false), (x, y - 1, true), (x - 1, y, false)];
                if around.iter().any(|side| self.edges.contains_key(side)) { '+' } else { ' ' }
            }
            (_, vertical) => match self.edges.get(&(x, y, vertical == 0)) {
                None => ' ',
                Some(Edge::Door { open: true }) => ':',
                Some(Edge::Door { open: false }) => '=',
                Some(Edge::Wall) if vertical == 0 => '|',
                Some(Edge::Wall) => '-',
            },
        }
    }
}

impl Cell {
    fn character(&self) -> char {
        match (self.floor, self.chamber) {
            _ if self.bridge => 'b',
            (Floor::Light, false) => 'l',
            (Floor::Light, true) => 'L',
            (Floor::Shadow, false) => 's',
            (Floor::Shadow, true) => 'S',
            (Floor::Chasm, _) => '#',
        }
    }
}
