//! Maps in characters, read and written alike.
//!
//! ```text
//!  . . .|. .        one character per hex, a gap between; odd rows start half a hex further right
//!   . # . + .       '|' in a gap: a thin wall on that edge
//!       /\          a line of '/' and '\' between two rows: thin walls on slanted edges
//!  . . .:. .        ':' in place of any of them: the border of a tile there, as on the outline of the map
//! ```
//!
//! A slanted wall is written in the column of the left one of the two hexes that it separates: `/` under that hex if it
//! is the upper one, `\` above it if it is the lower one. A hex that is not on the map is a blank. `.` floor, `#`
//! obstacle, `%` wall hex, `+` door, `^` trap, `!` hazardous, `~` difficult, `*` icy terrain; every other character is
//! for a legend.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::hex::{Dir, Hex, Map, MapBuilder, MapError, Offset, Terrain};

/// A map as characters: what stands on each hex, and where thin walls are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    cells: BTreeMap<Hex, char>,
    walls: BTreeSet<(Hex, Dir)>,
    borders: BTreeSet<(Hex, Dir)>,
}

/// What is wrong with a drawing, and where; lines and columns of characters count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DrawingError {
    /// A hex stands where its row has none.
    #[error(
        "line {line}, column {column}: '{found}' stands between two hexes of its row; odd rows are half a hex to the right"
    )]
    OffGrid {
        /// Line of the text.
        line: usize,
        /// Character in the line.
        column: usize,
        /// What stands there.
        found: char,
    },
    /// A wall stands where no edge is.
    #[error(
        "line {line}, column {column}: '{found}' stands on no edge of a hex; '|' goes between two hexes of a \
         row, '/' under a hex of the row above, '\\' above a hex of the row below, ':' in place of any of them"
    )]
    LostWall {
        /// Line of the text.
        line: usize,
        /// Character in the line.
        column: usize,
        /// What stands there.
        found: char,
    },
    /// A blank that is not a space, such as a tab: nobody knows how wide it is.
    #[error("line {line}, column {column}: {found:?} is a blank of unknown width; write spaces")]
    Blank {
        /// Line of the text.
        line: usize,
        /// Character in the line.
        column: usize,
        /// Which blank.
        found: char,
    },
    /// A hex stands further out than any map goes.
    #[error("line {line}, column {column}: '{found}' is too far out; axial coordinates go up to {limit}", limit = Map::FAR)]
    TooFar {
        /// Line of the text.
        line: usize,
        /// Character in the line.
        column: usize,
        /// What stands there.
        found: char,
    },
    /// A character that neither the legend nor the drawing knows.
    #[error("'{found}' at column,row {at} is in no legend")]
    Unknown {
        /// Where it stands.
        at: Offset,
        /// What stands there.
        found: char,
    },
    /// The hexes do not make a map.
    #[error(transparent)]
    Map(#[from] MapError),
}

impl Drawing {
    /// What stands on a hex, `None` if the hex is not on the map.
    ///
    /// ```
    /// use board::hex::{Offset, draw::Drawing};
    /// let drawing: Drawing = " . B".parse().unwrap();
    /// assert_eq!(drawing.get(Offset::new(1, 0)), Some('B'));
    /// ```
    pub fn get(&self, at: Offset) -> Option<char> {
        self.cells.get(&at.hex()).copied()
    }

    /// Puts a character on a hex of the drawing; false if the hex is not on the map, or the character cannot stand for
    /// a hex: a blank, a wall or a control character.
    ///
    /// ```
    /// use board::hex::{Offset, draw::Drawing};
    /// let mut drawing: Drawing = " . .".parse().unwrap();
    /// assert!(drawing.put(Offset::new(0, 0), 'A'));
    /// assert!(!drawing.put(Offset::new(1, 0), '|'));
    /// assert_eq!(drawing.to_string(), " A .\n");
    /// ```
    pub fn put(&mut self, at: Offset, what: char) -> bool {
        let sign = !matches!(what, '|' | '/' | '\\' | ':') && !what.is_whitespace() && !what.is_control();
        sign && self.cells.get_mut(&at.hex()).map(|cell| *cell = what).is_some()
    }

    /// All hexes in reading order with what stands on them.
    ///
    /// ```
    /// use board::hex::draw::Drawing;
    /// let drawing: Drawing = " . B".parse().unwrap();
    /// let found = drawing.cells().find(|&(_, what)| what == 'B').unwrap();
    /// assert_eq!(found.0.offset().to_string(), "1,0");
    /// ```
    pub fn cells(&self) -> impl Iterator<Item = (Hex, char)> + '_ {
        self.cells.iter().map(|(&hex, &what)| (hex, what))
    }

    /// All free-standing thin walls, each once.
    ///
    /// ```
    /// use board::hex::{Dir, Hex, draw::Drawing};
    /// let drawing: Drawing = " .|.\n /\n  .".parse().unwrap();
    /// let walls: Vec<_> = drawing.walls().collect();
    /// assert_eq!(walls, [(Hex::new(0, 0), Dir::E), (Hex::new(0, 0), Dir::Se)]);
    /// ```
    pub fn walls(&self) -> impl Iterator<Item = (Hex, Dir)> + '_ {
        self.walls.iter().copied()
    }

    /// All borders of tiles inside the map, each once.
    ///
    /// ```
    /// use board::hex::{Dir, Hex, draw::Drawing};
    /// let drawing: Drawing = " .:.\n :\n  .".parse().unwrap();
    /// let borders: Vec<_> = drawing.borders().collect();
    /// assert_eq!(borders, [(Hex::new(0, 0), Dir::E), (Hex::new(0, 0), Dir::Se)]);
    /// ```
    pub fn borders(&self) -> impl Iterator<Item = (Hex, Dir)> + '_ {
        self.borders.iter().copied()
    }

    /// The map, with the terrain that a legend gives each character.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Terrain, draw::{Drawing, DrawingError}}};
    /// let drawing: Drawing = " . B D".parse().unwrap();
    /// let legend = |what| match what {
    ///     'B' => Some(Terrain::Floor), // a hero stands there
    ///     'D' => Some(Terrain::Door),
    ///     _ => Drawing::usual(what),
    /// };
    /// assert_eq!(drawing.map(legend).unwrap().doors(), [SpaceId(2)]);
    /// assert!(matches!(drawing.map(Drawing::usual), Err(DrawingError::Unknown { found: 'B', .. })));
    /// ```
    pub fn map(&self, legend: impl Fn(char) -> Option<Terrain>) -> Result<Map, DrawingError> {
        let mut builder = MapBuilder::new();
        for (&hex, &found) in &self.cells {
            let terrain = legend(found).ok_or(DrawingError::Unknown { at: hex.offset(), found })?;
            builder = builder.hex(hex, terrain);
        }
        let builder = self.walls.iter().fold(builder, |builder, &(hex, dir)| builder.wall(hex, dir));
        Ok(self.borders.iter().fold(builder, |builder, &(hex, dir)| builder.border(hex, dir)).build()?)
    }

    /// The terrain of the characters that need no legend.
    ///
    /// ```
    /// use board::hex::{Terrain, draw::Drawing};
    /// assert_eq!(Drawing::usual('^'), Some(Terrain::Trap));
    /// assert_eq!(Drawing::usual('B'), None);
    /// ```
    pub fn usual(what: char) -> Option<Terrain> {
        TERRAIN.iter().find(|&&(_, sign)| sign == what).map(|&(terrain, _)| terrain)
    }
}

const TERRAIN: [(Terrain, char); 8] = [
    (Terrain::Floor, '.'),
    (Terrain::Wall, '%'),
    (Terrain::Door, '+'),
    (Terrain::Obstacle, '#'),
    (Terrain::Trap, '^'),
    (Terrain::Hazardous, '!'),
    (Terrain::Difficult, '~'),
    (Terrain::Icy, '*'),
];

impl Map {
    /// Reads a drawing without a legend: letters and digits count as floor.
    ///
    /// ```
    /// use board::hex::{Map, draw::DrawingError};
    /// assert_eq!(Map::parse(" . A\n  . #").unwrap().len(), 4);
    /// let ragged = Map::parse(" . .\n . .").unwrap_err();
    /// assert!(matches!(ragged, DrawingError::OffGrid { line: 2, column: 2, .. }));
    /// ```
    pub fn parse(text: &str) -> Result<Map, DrawingError> {
        let legend = |what: char| Drawing::usual(what).or(what.is_alphanumeric().then_some(Terrain::Floor));
        text.parse::<Drawing>()?.map(legend)
    }

    /// The map as characters, every hex where it is on the map.
    ///
    /// The drawing is moved to the top left only when it is written out; so [`put`](Drawing::put) takes the columns and
    /// rows of the map.
    ///
    /// ```
    /// use board::hex::Map;
    /// let text = " .|. ^\n  \\/\n  . #\n";
    /// assert_eq!(Map::parse(text).unwrap().drawing().to_string(), text);
    /// ```
    ///
    /// ```
    /// use board::hex::{MapBuilder, Offset, Terrain};
    /// let far = Offset::new(7, 3);
    /// let mut drawing = MapBuilder::new().hex(far.hex(), Terrain::Floor).build().unwrap().drawing();
    /// assert!(drawing.put(far, 'A'));
    /// assert_eq!(drawing.to_string(), " A\n");
    /// ```
    pub fn drawing(&self) -> Drawing {
        let sign = |terrain| TERRAIN.iter().find(|&&(t, _)| t == terrain).map_or('.', |&(_, sign)| sign);
        let cells = self.spaces().map(|space| (self.hex(space), sign(self.terrain(space)))).collect();
        let mut drawing = Drawing { cells, ..Drawing::default() };
        for (space, dir) in self.spaces().flat_map(|space| Dir::ALL.map(|dir| (space, dir))) {
            if self.border(space, dir) {
                drawing.borders.insert(once(self.hex(space), dir));
            } else if self.thin_wall(space, dir) {
                drawing.walls.insert(once(self.hex(space), dir));
            }
        }
        drawing
    }
}

/// A wall has two sides; it is kept from the side where it lies E, SE or SW.
fn once(hex: Hex, dir: Dir) -> (Hex, Dir) {
    if dir < Dir::W { (hex, dir) } else { (hex.neighbour(dir), dir.back()) }
}

impl Drawing {
    /// The first row, and the place of its column 0 in half hexes.
    fn origin(&self) -> Option<(i16, i32)> {
        let top = self.cells.keys().next()?.r;
        let left = self.cells.keys().map(|&hex| {
            let down = i32::from(hex.r) - i32::from(top);
            hex.centre().x - (down & 1)
        });
        Some((top, left.min()?))
    }
}

/// A character of the text that means something: where it stands in the text and on which row of hexes.
struct Sign {
    what: char,
    line: usize,
    column: usize,
    /// The row of the hex; for slanted walls the row below.
    row: i32,
}

impl Sign {
    fn off_grid(&self) -> DrawingError {
        DrawingError::OffGrid { line: self.line, column: self.column, found: self.what }
    }

    /// The hex this many half hexes from the left end, in a row whose hexes stand there.
    fn hex(&self, half: i32, row: i32) -> Result<Hex, DrawingError> {
        let near = |at: i32| i16::try_from(at).ok().filter(|at| at.unsigned_abs() <= Map::FAR.unsigned_abs());
        let hex = near((half - row).div_euclid(2)).zip(near(row)).map(|(q, r)| Hex::new(q, r));
        hex.ok_or(DrawingError::TooFar { line: self.line, column: self.column, found: self.what })
    }

    fn lost(&self) -> DrawingError {
        DrawingError::LostWall { line: self.line, column: self.column, found: self.what }
    }
}

impl FromStr for Drawing {
    type Err = DrawingError;

    fn from_str(text: &str) -> Result<Drawing, DrawingError> {
        let (mut hexes, mut upright, mut slanted) = (Vec::new(), Vec::new(), Vec::new());
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        let first = lines.iter().position(|line| !line.is_empty()).unwrap_or(0);
        let last = lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
        let mut row = 0;
        for (number, line) in lines.iter().enumerate().take(last).skip(first) {
            let between = !line.is_empty() && line.chars().all(|what| matches!(what, ' ' | '/' | '\\' | ':'));
            for (column, what) in line.chars().enumerate().filter(|&(_, what)| what != ' ') {
                let sign = Sign { what, line: number + 1, column: column + 1, row };
                match what {
                    _ if between => slanted.push(sign),
                    '|' | ':' => upright.push(sign),
                    '/' | '\\' => return Err(sign.lost()),
                    _ if what.is_whitespace() => {
                        return Err(DrawingError::Blank {
                            line: sign.line,
                            column: sign.column,
                            found: what,
                        });
                    }
                    _ => hexes.push(sign),
                }
            }
            row += i32::from(!between);
        }

        // Where column 0 starts: the least indented hex, on the grid of the first one.
        let indent = |sign: &Sign| sign.column as i32 - sign.row.rem_euclid(2);
        let parity = hexes.first().map_or(0, |sign| indent(sign) % 2);
        if let Some(astray) = hexes.iter().find(|sign| indent(sign) % 2 != parity) {
            return Err(astray.off_grid());
        }
        let start = hexes.iter().map(indent).min().unwrap_or(0);
        // In half hexes from the left end: even on even rows, odd on odd rows.
        let half = |sign: &Sign| sign.column as i32 - start;

        let mut drawing = Drawing::default();
        for sign in &hexes {
            drawing.cells.insert(sign.hex(half(sign), sign.row)?, sign.what);
        }
        for sign in &upright {
            if (half(sign) - sign.row) % 2 == 0 {
                return Err(sign.lost());
            }
            drawing.add_wall(sign, sign.hex(half(sign) - 1, sign.row)?, Dir::E)?;
        }
        for sign in &slanted {
            let under_upper_hex = (half(sign) - sign.row) % 2 != 0;
            match (sign.what, under_upper_hex) {
                ('/' | ':', true) => drawing.add_wall(sign, sign.hex(half(sign), sign.row - 1)?, Dir::Se)?,
                ('\\' | ':', false) => {
                    drawing.add_wall(sign, sign.hex(half(sign) + 1, sign.row - 1)?, Dir::Sw)?
                }
                _ => return Err(sign.lost()),
            }
        }
        Ok(drawing)
    }
}

impl Drawing {
    fn add_wall(&mut self, sign: &Sign, hex: Hex, dir: Dir) -> Result<(), DrawingError> {
        if !self.cells.contains_key(&hex) && !self.cells.contains_key(&hex.neighbour(dir)) {
            return Err(sign.lost());
        }
        if sign.what == ':' { &mut self.borders } else { &mut self.walls }.insert((hex, dir));
        Ok(())
    }
}

/// Writes what [`FromStr`] reads, from the first row and column that have a hex; the first hex of an even row
/// stands on the second character.
impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Some((top, left)), Some(bottom)) = (self.origin(), self.cells.keys().last().map(|hex| hex.r))
        else {
            return Ok(());
        };
        let place = |hex: Hex| hex.centre().x - left + 1;
        let walls = || {
            let borders = self.borders.iter().map(|&(hex, dir)| (hex, dir, Some(':')));
            self.walls.iter().map(|&(hex, dir)| (hex, dir, None)).chain(borders)
        };
        for row in top..=bottom + 1 {
            let mut between = Line::default();
            let mut line = Line::default();
            for (hex, dir, sign) in walls() {
                match dir {
                    Dir::E if hex.r == row => line.put(place(hex) + 1, sign.unwrap_or('|')),
                    Dir::Se if hex.r == row - 1 => between.put(place(hex), sign.unwrap_or('/')),
                    Dir::Sw if hex.r == row - 1 => between.put(place(hex) - 1, sign.unwrap_or('\\')),
                    _ => {}
                }
            }
            for (&hex, &what) in self.cells.iter().filter(|(hex, _)| hex.r == row) {
                line.put(place(hex), what);
            }
            if !between.0.is_empty() {
                writeln!(f, "{}", between.0)?;
            }
            if row <= bottom {
                writeln!(f, "{}", line.0)?;
            }
        }
        Ok(())
    }
}

/// A line of characters that is filled in any order.
#[derive(Default)]
struct Line(String);

impl Line {
    fn put(&mut self, at: i32, what: char) {
        // The left end of a wall around the first hex of an even row is character 0.
        let at = at.max(0) as usize;
        let mut chars: Vec<char> = self.0.chars().collect();
        if chars.len() <= at {
            chars.resize(at + 1, ' ');
        }
        chars[at] = what;
        self.0 = chars.into_iter().collect();
    }
}
