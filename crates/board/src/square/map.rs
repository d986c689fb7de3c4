//! The map itself: squares, terrain, lines between squares, and how all of it is written.

use super::near::Known;
use super::sight::Glances;
use crate::SpaceId;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Column and row of a square, from 0 at the top left; written `3,2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Spot {
    /// The column.
    pub x: i16,
    /// The row.
    pub y: i16,
}

impl Spot {
    /// The square in this column and row.
    pub fn new(x: i16, y: i16) -> Spot {
        Spot { x, y }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Spot {
    type Err = MapError;

    fn from_str(text: &str) -> Result<Spot, MapError> {
        let parts =
            text.split_once(',').and_then(|(x, y)| Some((x.trim().parse().ok()?, y.trim().parse().ok()?)));
        let wrong = || MapError(format!("{text:?} is no square; write column and row: \"2,1\""));
        parts.map(|(x, y)| Spot { x, y }).ok_or_else(wrong)
    }
}

/// What the ground of a square is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Terrain {
    #[default]
    Floor,
    Water,
    Sludge,
    Lava,
    Hazard,
    Pit,
    Obstacle,
}

impl Terrain {
    const DRAWN: [(Terrain, char); 7] = [
        (Terrain::Floor, '.'),
        (Terrain::Water, '~'),
        (Terrain::Sludge, ','),
        (Terrain::Lava, '!'),
        (Terrain::Hazard, '?'),
        (Terrain::Pit, '^'),
        (Terrain::Obstacle, '*'),
    ];

    /// The terrain that is drawn like this.
    ///
    /// ```
    /// use board::square::Terrain;
    /// assert_eq!(Terrain::drawn('~'), Some(Terrain::Water));
    /// ```
    pub fn drawn(sign: char) -> Option<Terrain> {
        Terrain::DRAWN.iter().find(|(_, c)| *c == sign).map(|(terrain, _)| *terrain)
    }

    /// How it is drawn.
    pub fn sign(self) -> char {
        Terrain::DRAWN[self as usize].1
    }
}

/// What a line between two squares lets through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Figures may move across it.
    pub moves: bool,
    /// It may be looked across.
    pub sees: bool,
    /// The squares on its two sides are adjacent.
    pub adjoins: bool,
    /// Squares may be counted across it.
    pub counts: bool,
    /// A large figure may stand on both sides of it.
    pub spans: bool,
}

/// What lies between two squares that share an edge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// Nothing.
    #[default]
    Open,
    /// A wall, or the edge of the map.
    Wall,
    /// An elevation line.
    Elevation,
    /// A closed door.
    Door,
    /// A closed door that cannot simply be opened.
    LockedDoor,
    /// A portcullis.
    Portcullis,
    /// Brush.
    Brush,
    /// An old wall: like a door that nobody opens.
    OldWall,
}

impl Line {
    /// What it lets through.
    ///
    /// ```
    /// use board::square::Line;
    /// assert!(Line::Elevation.lets().sees && !Line::Elevation.lets().moves);
    /// assert!(Line::Brush.lets().moves && !Line::Brush.lets().sees);
    /// ```
    pub fn lets(self) -> Edge {
        let all = Edge { moves: true, sees: true, adjoins: true, counts: true, spans: true };
        match self {
            Line::Open => all,
            Line::Elevation => Edge { moves: false, ..all },
            Line::Portcullis => Edge { moves: false, spans: false, ..all },
            Line::Brush => Edge { sees: false, spans: false, ..all },
            Line::Wall | Line::Door | Line::LockedDoor | Line::OldWall => {
                Edge { moves: false, sees: false, adjoins: false, counts: false, spans: false }
            }
        }
    }

    /// Whether it can be taken away while the game is played.
    pub fn is_gate(self) -> bool {
        matches!(self, Line::Door | Line::LockedDoor | Line::Portcullis | Line::Brush | Line::OldWall)
    }

    /// Its name: `locked-door`.
    pub fn name(self) -> &'static str {
        ["open", "wall", "elevation", "door", "locked-door", "portcullis", "brush", "old-wall"][self as usize]
    }
}

/// A line that may be opened: it lies on one or more edges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gate {
    /// What it is while it is shut.
    pub line: Line,
    /// The pairs of squares that it separates.
    pub between: Vec<(SpaceId, SpaceId)>,
}

/// Which gates of a map are open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Gates(u32);

impl Gates {
    /// All shut.
    pub const SHUT: Gates = Gates(0);

    /// All open.
    pub const OPEN: Gates = Gates(u32::MAX);

    /// Whether this gate is open.
    pub fn is_open(self, gate: u8) -> bool {
        self.0 >> u32::from(gate) & 1 == 1
    }

    /// The same with this gate open.
    #[must_use]
    pub fn opened(self, gate: u8) -> Gates {
        Gates(self.0 | 1 << u32::from(gate))
    }

    /// The same with this gate shut.
    #[must_use]
    pub fn closed(self, gate: u8) -> Gates {
        Gates(self.0 & !(1 << u32::from(gate)))
    }
}

/// What lies on an edge: a line that stays, or a gate by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Side {
    Line(Line),
    Gate(u8),
}

/// A map of squares.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Map {
    spots: Vec<Spot>,
    terrain: Vec<Terrain>,
    /// What lies to the east and to the south of each square.
    east: Vec<Side>,
    south: Vec<Side>,
    gates: Vec<Gate>,
    wide: i16,
    high: i16,
    grid: Vec<Option<SpaceId>>,
    #[serde(skip)]
    pub(super) glances: Glances,
    #[serde(skip)]
    pub(super) known: Known,
}

/// A map that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapError(pub String);

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for MapError {}

impl Map {
    /// The map with these squares; between neighbours lies nothing.
    ///
    /// ```
    /// use board::square::{Map, Spot, Terrain};
    /// let map = Map::new([(Spot::new(1, 0), Terrain::Pit), (Spot::new(0, 0), Terrain::Floor)]).unwrap();
    /// assert_eq!(map.terrain(map.at(1, 0).unwrap()), Terrain::Pit);
    /// ```
    pub fn new(squares: impl IntoIterator<Item = (Spot, Terrain)>) -> Result<Map, MapError> {
        let mut squares: Vec<(Spot, Terrain)> = squares.into_iter().collect();
        squares.sort_by_key(|(spot, _)| (spot.y, spot.x));
        if let Some(pair) = squares.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(MapError(format!("{} is there twice", pair[0].0)));
        }
        if let Some((spot, _)) =
            squares.iter().find(|(s, _)| !(0..200).contains(&s.x) || !(0..200).contains(&s.y))
        {
            return Err(MapError(format!("{spot} lies outside 0,0 to 199,199")));
        }
        let wide = squares.iter().map(|(s, _)| s.x + 1).max().unwrap_or(0);
        let high = squares.iter().map(|(s, _)| s.y + 1).max().unwrap_or(0);
        let mut grid = vec![None; wide as usize * high as usize];
        for (n, (spot, _)) in squares.iter().enumerate() {
            grid[(spot.y * wide + spot.x) as usize] = Some(SpaceId(n as u16));
        }
        let count = squares.len();
        let open = vec![Side::Line(Line::Open); count];
        Ok(Map {
            terrain: squares.iter().map(|(_, terrain)| *terrain).collect(),
            spots: squares.into_iter().map(|(spot, _)| spot).collect(),
            east: open.clone(),
            south: open,
            gates: Vec::new(),
            wide,
            high,
            grid,
            glances: Glances::default(),
            known: Known::default(),
        })
    }

    /// The number of squares.
    pub fn len(&self) -> usize {
        self.spots.len()
    }

    /// Whether there is no square at all.
    pub fn is_empty(&self) -> bool {
        self.spots.is_empty()
    }

    /// All squares, in reading order.
    pub fn spaces(&self) -> impl Iterator<Item = SpaceId> + use<> {
        (0..self.spots.len() as u16).map(SpaceId)
    }

    /// The square in this column and row.
    pub fn at(&self, x: i16, y: i16) -> Option<SpaceId> {
        let inside = (0..self.wide).contains(&x) && (0..self.high).contains(&y);
        inside.then(|| self.grid[(y * self.wide + x) as usize]).flatten()
    }

    /// The square at this spot.
    pub fn space(&self, spot: Spot) -> Option<SpaceId> {
        self.at(spot.x, spot.y)
    }

    /// Where a square lies.
    pub fn spot(&self, space: SpaceId) -> Spot {
        self.spots[space.index()]
    }

    /// The ground of a square.
    pub fn terrain(&self, space: SpaceId) -> Terrain {
        self.terrain[space.index()]
    }

    /// Whether a figure could stand there: it is no obstacle.
    pub fn is_ground(&self, space: SpaceId) -> bool {
        self.terrain(space) != Terrain::Obstacle
    }

    /// The gates, by their numbers.
    pub fn gates(&self) -> &[Gate] {
        &self.gates
    }

    /// Lays a line between two squares that share an edge.
    pub fn lay(&mut self, a: Spot, b: Spot, line: Line) -> Result<(), MapError> {
        if line.is_gate() {
            return self.lay_gate(&[(a, b)], line).map(|_| ());
        }
        *self.side(a, b)? = Side::Line(line);
        Ok(())
    }

    /// Lays a gate over these edges, and says its number.
    ///
    /// ```
    /// use board::square::{Gates, Line, Map, Spot};
    /// let mut map: Map = "..".parse().unwrap();
    /// let door = map.lay_gate(&[(Spot::new(0, 0), Spot::new(1, 0))], Line::Door).unwrap();
    /// let [left, right] = [map.at(0, 0).unwrap(), map.at(1, 0).unwrap()];
    /// assert!(!map.adjacent(Gates::SHUT, left, right));
    /// assert!(map.adjacent(Gates::SHUT.opened(door), left, right));
    /// ```
    pub fn lay_gate(&mut self, edges: &[(Spot, Spot)], line: Line) -> Result<u8, MapError> {
        let number = self.gates.len() as u8;
        if number >= 32 {
            return Err(MapError("a map has at most 32 gates".to_owned()));
        }
        let mut between = Vec::new();
        for (a, b) in edges {
            *self.side(*a, *b)? = Side::Gate(number);
            between.extend(self.space(*a).zip(self.space(*b)));
        }
        self.gates.push(Gate { line, between });
        Ok(number)
    }

    fn side(&mut self, a: Spot, b: Spot) -> Result<&mut Side, MapError> {
        (self.glances, self.known) = Default::default();
        let (first, second) = if (a.y, a.x) <= (b.y, b.x) { (a, b) } else { (b, a) };
        let (Some(space), Some(_)) = (self.space(first), self.space(second)) else {
            return Err(MapError(format!("there are no two squares {a} and {b}")));
        };
        match (second.x - first.x, second.y - first.y) {
            (1, 0) => Ok(&mut self.east[space.index()]),
            (0, 1) => Ok(&mut self.south[space.index()]),
            _ => Err(MapError(format!("{a} and {b} share no edge"))),
        }
    }

    /// What lies between two spots that share an edge; around the map lies a wall.
    pub fn line(&self, gates: Gates, a: Spot, b: Spot) -> Line {
        let (first, second) = if (a.y, a.x) <= (b.y, b.x) { (a, b) } else { (b, a) };
        let (Some(space), Some(_)) = (self.space(first), self.space(second)) else { return Line::Wall };
        let sides = if first.y == second.y { &self.east } else { &self.south };
        match sides[space.index()] {
            Side::Line(line) => line,
            Side::Gate(gate) if gates.is_open(gate) => Line::Open,
            Side::Gate(gate) => self.gates[usize::from(gate)].line,
        }
    }

    /// The lines that end in a corner of squares: to the east, south, west and north of it.
    pub(super) fn lines_at(&self, gates: Gates, corner: (i16, i16)) -> [Line; 4] {
        let (x, y) = corner;
        let [nw, ne, sw, se] =
            [Spot::new(x - 1, y - 1), Spot::new(x, y - 1), Spot::new(x - 1, y), Spot::new(x, y)];
        [(ne, se), (sw, se), (nw, sw), (nw, ne)].map(|(a, b)| self.line(gates, a, b))
    }

    /// The map as it is drawn, without its lines.
    pub fn drawing(&self) -> String {
        let mut out = String::new();
        for y in 0..self.high {
            out.extend((0..self.wide).map(|x| self.at(x, y).map_or('#', |space| self.terrain(space).sign())));
            out.push('\n');
        }
        out
    }
}

impl FromStr for Map {
    type Err = MapError;

    /// Reads a drawing: `.` floor, `~` water, `,` sludge, `!` lava, `?` hazard, `^` pit, `*` obstacle; `#` and `_` are
    /// no squares at all.
    fn from_str(text: &str) -> Result<Map, MapError> {
        let mut squares = Vec::new();
        for (y, row) in text.lines().filter(|row| !row.trim().is_empty()).enumerate() {
            for (x, sign) in row.trim().chars().enumerate().filter(|(_, sign)| !"#_".contains(*sign)) {
                let Some(terrain) = Terrain::drawn(sign) else {
                    return Err(MapError(format!("{sign:?} in row {y} is no terrain")));
                };
                squares.push((Spot::new(x as i16, y as i16), terrain));
            }
        }
        Map::new(squares)
    }
}
