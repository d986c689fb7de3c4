//! Maps drawn in characters: what can be said about them without knowing the game.
//!
//! A drawing is dense (`#..#`) or spaced (`. . |. #`). In a spaced drawing a `|` may take the place of a
//! blank: a thin wall. Rows are indented alike (squares), or every second row by one more (hexes).

use crate::node::{Fields, Node, Plain};
use crate::verdict::Failure;
use std::collections::BTreeMap;

/// Characters that need no legend: floor, obstacle or wall, wall hex, nothing at all; and those by which hex games
/// draw doors, traps, hazardous, difficult and icy terrain.
pub const PLAIN: [char; 9] = ['.', '#', '%', '_', '+', '^', '!', '~', '*'];
/// The thin wall between two spaces.
pub const WALL: char = '|';

/// How a drawing is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// One character next to the other, without blanks.
    Dense,
    /// Blanks between the characters, all rows indented alike.
    Squares,
    /// Blanks between the characters, every second row indented by one more.
    Hexes,
}

/// A map drawn in characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// How it is made.
    pub style: Style,
    /// The characters, row by row.
    pub rows: Vec<Vec<char>>,
    /// Thin walls, each right of the space in this column and row.
    pub walls: Vec<(usize, usize)>,
    /// The line of the file on which its first row stands.
    pub line: usize,
}

impl Drawing {
    /// Reads a drawing whose text begins on this line of the file.
    pub fn read(text: &str, line: usize) -> Result<Drawing, Failure> {
        let above = text.lines().take_while(|row| row.trim().is_empty()).count();
        let drawn: Vec<&str> = text.trim_end().lines().skip(above).map(str::trim_end).collect();
        let line = line + above;
        let spaced = drawn.iter().any(|row| row.trim_start().contains([' ', WALL]));
        let mut drawing = Drawing { style: Style::Dense, rows: Vec::new(), walls: Vec::new(), line };
        for (y, row) in drawn.iter().enumerate() {
            let at = line + y;
            if let Some(other) = row.chars().find(|c| c.is_whitespace() && *c != ' ') {
                let got = format!("{other:?}");
                return Err(Failure::file(at, "the map may be drawn with blanks only", "' '", got));
            }
            let cells = row.trim_start().chars().enumerate();
            let mut cells_of_row = Vec::new();
            for (i, c) in cells {
                match (spaced && i % 2 == 1, c) {
                    (true, ' ') => {}
                    (true, WALL) => drawing.walls.push((i / 2, y)),
                    (true, _) => {
                        let text = format!("row {} of the map has two characters side by side", y + 1);
                        let expected = "blanks between all characters of the map, or between none";
                        return Err(Failure::file(at, text, expected, row.trim()));
                    }
                    (false, ' ') => {
                        let text = format!("row {} of the map has a hole", y + 1);
                        return Err(Failure::file(at, text, "'_' where there is nothing", row.trim()));
                    }
                    (false, c) => cells_of_row.push(c),
                }
            }
            let width = drawing.rows.first().map_or(cells_of_row.len(), Vec::len);
            if cells_of_row.len() != width {
                let text = "the map is ragged".to_owned();
                let expected = format!("{width} spaces in row {}, as in row 1", y + 1);
                let got = format!("{} spaces: {}", cells_of_row.len(), row.trim());
                return Err(Failure::file(at, text, expected, got));
            }
            drawing.rows.push(cells_of_row);
        }
        if drawing.rows.first().is_none_or(Vec::is_empty) {
            return Err(Failure::file(line, "the map is empty", "at least one space", "none"));
        }
        drawing.indented(&drawn, spaced)
    }

    fn indented(mut self, drawn: &[&str], spaced: bool) -> Result<Drawing, Failure> {
        let indent = |row: &str| row.len() - row.trim_start().len();
        let first = drawn.first().map_or(0, |row| indent(row));
        let second = drawn.get(1).map_or(first, |row| indent(row));
        let style = match (spaced, second == first) {
            (false, _) => Style::Dense,
            (true, true) => Style::Squares,
            (true, false) => Style::Hexes,
        };
        for (y, row) in drawn.iter().enumerate() {
            let right = first + usize::from(style == Style::Hexes && y % 2 == 1);
            if indent(row) != right {
                let text = format!("row {} of the map is indented differently", y + 1);
                let expected =
                    format!("an indent of {right}: all rows alike, or for hexes every second row one more");
                return Err(Failure::file(
                    self.line + y,
                    text,
                    expected,
                    format!("an indent of {}", indent(row)),
                ));
            }
        }
        self.style = style;
        Ok(self)
    }
}

/// The drawings of a position: `map` itself, or the texts of several lines in it.
pub(crate) fn drawings(position: &Fields) -> Result<Vec<Drawing>, Failure> {
    let mut all = Vec::new();
    let mut read = |node: &Node, always: bool| -> Result<(), Failure> {
        if let Plain::Text { text, first } = &node.plain
            && (always || text.trim_end().contains('\n'))
        {
            all.push(Drawing::read(text, *first)?);
        }
        Ok(())
    };
    for field in position.0.iter().filter(|f| f.key == "map") {
        match &field.node.plain {
            Plain::Table(inside) => {
                for field in &inside.0 {
                    read(&field.node, ["squares", "hexes"].contains(&&*field.key))?;
                }
            }
            _ => read(&field.node, true)?,
        }
    }
    Ok(all)
}

/// Every character of the map is in the legend, and every character of the legend is on the map.
pub(crate) fn check(position: &Fields) -> Result<Vec<Drawing>, Failure> {
    let drawings = drawings(position)?;
    let mut used: BTreeMap<char, usize> = BTreeMap::new();
    for drawing in &drawings {
        for (y, row) in drawing.rows.iter().enumerate() {
            for c in row {
                used.entry(*c).or_insert(drawing.line + y);
            }
        }
    }
    let legend = position.0.iter().find(|f| f.key == "legend");
    let entries = match legend.map(|field| (&field.node.plain, field)) {
        None => &[][..],
        Some((Plain::Table(fields), _)) => &fields.0,
        Some((_, field)) => {
            let got = field.node.kind();
            return Err(Failure::file(field.line, "the legend must be a table", "[legend]", got));
        }
    };
    for field in entries {
        let mut chars = field.key.chars();
        let (Some(c), None) = (chars.next(), chars.next()) else {
            let text = format!("{} in the legend is not one character", field.key);
            return Err(Failure::file(field.line, text, "one character of the map", field.key.clone()));
        };
        if used.remove(&c).is_none() {
            let text = format!("the legend explains {c}, which is not on the map");
            let expected = format!("{c} somewhere on the map");
            return Err(Failure::file(field.line, text, expected, "a map without it"));
        }
    }
    match used.into_iter().find(|(c, _)| !PLAIN.contains(c)) {
        None => Ok(drawings),
        Some((c, line)) => {
            let text = format!("the map has a {c}, which the legend does not explain");
            let plain: Vec<String> = PLAIN.iter().map(|c| format!("'{c}'")).collect();
            let expected = format!("{c} in [legend]; only {} need none", plain.join(", "));
            let got = match entries {
                [] => "no legend".to_owned(),
                all => format!("a legend of {}", all.iter().map(|f| &*f.key).collect::<Vec<_>>().join(", ")),
            };
            Err(Failure::file(line, text, expected, got))
        }
    }
}
