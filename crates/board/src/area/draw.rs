//! Pictures of grids as SVG. Light and shadow differ by hatching, not only by colour.

use super::{Direction, Doors, Edge, Floor, Grid};
use std::fmt::Write;

/// How wide a zone is drawn.
const ZONE: i32 = 60;

/// A picture to be drawn: a grid, which doors are open, and what stands in its zones.
///
/// ```
/// use board::area::{Grid, Picture};
/// let grid: Grid = "+-+-+\n|l=S|\n+-+-+".parse().unwrap();
/// let svg = Picture::of(&grid).label(1, 0, "Undead 3").svg();
/// assert!(svg.starts_with("<svg") && svg.contains("Undead 3"));
/// ```
#[derive(Clone, Debug)]
pub struct Picture<'g> {
    grid: &'g Grid,
    doors: Doors,
    labels: Vec<(i16, i16, String)>,
}

impl<'g> Picture<'g> {
    /// The picture of a grid, its doors as the game begins.
    pub fn of(grid: &'g Grid) -> Picture<'g> {
        Picture { grid, doors: grid.open(), labels: Vec::new() }
    }

    /// The same with these doors open.
    #[must_use]
    pub fn doors(mut self, doors: Doors) -> Picture<'g> {
        self.doors = doors;
        self
    }

    /// The same with a line of text in a zone; several lines stand below each other.
    #[must_use]
    pub fn label(mut self, x: i16, y: i16, text: impl Into<String>) -> Picture<'g> {
        self.labels.push((x, y, text.into()));
        self
    }

    /// The picture.
    pub fn svg(&self) -> String {
        let far = self.grid.cells().fold((0, 0), |far: (i16, i16), ((x, y), _)| (far.0.max(x), far.1.max(y)));
        let (width, height) = ((i32::from(far.0) + 1) * ZONE, (i32::from(far.1) + 1) * ZONE);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-6 -6 {} {}\" font-family=\"sans-serif\" \
             font-size=\"9\">\n<defs><pattern id=\"shadow\" width=\"6\" height=\"6\" \
             patternUnits=\"userSpaceOnUse\"><rect width=\"6\" height=\"6\" fill=\"#6b6780\"/><path d=\"M0 6L6 \
             0\" stroke=\"#585470\"/></pattern></defs>\n",
            width + 12,
            height + 12
        );
        for ((x, y), cell) in self.grid.cells() {
            let fill = match cell.floor {
                Floor::Light => "#e8dfc6",
                Floor::Shadow => "url(#shadow)",
                Floor::Chasm => "#14121a",
            };
            let (left, top) = (i32::from(x) * ZONE, i32::from(y) * ZONE);
            // Writing into a string cannot fail.
            let _ = writeln!(
                out,
                "<rect x=\"{left}\" y=\"{top}\" width=\"{ZONE}\" height=\"{ZONE}\" fill=\"{fill}\" \
                 stroke=\"#8d8672\" stroke-width=\"0.5\"/>"
            );
            for way in Direction::ALL {
                self.edge(&mut out, (x, y), way);
            }
        }
        for (n, (x, y, text)) in self.labels.iter().enumerate() {
            let above = self.labels[..n].iter().filter(|(ox, oy, _)| (ox, oy) == (x, y)).count() as i32;
            let (left, top) = (i32::from(*x) * ZONE + 4, i32::from(*y) * ZONE + 13 + above * 11);
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            let _ = writeln!(
                out,
                "<text x=\"{left}\" y=\"{top}\" fill=\"#111\" stroke=\"#fff\" stroke-width=\"2\" \
                 paint-order=\"stroke\">{text}</text>"
            );
        }
        out.push_str("</svg>\n");
        out
    }

    fn edge(&self, out: &mut String, (x, y): (i16, i16), way: Direction) {
        let Some(edge) = self.grid.edge(x, y, way) else { return };
        let (left, top) = (i32::from(x) * ZONE, i32::from(y) * ZONE);
        let (right, low) = (left + ZONE, top + ZONE);
        let line = match way {
            Direction::North => (left, top, right, top),
            Direction::East => (right, top, right, low),
            Direction::South => (left, low, right, low),
            Direction::West => (left, top, left, low),
        };
        let how = match edge {
            Edge::Wall => "stroke=\"#2a2630\" stroke-width=\"4\"",
            Edge::Door { open: false } => "stroke=\"#8a4b16\" stroke-width=\"6\"",
            Edge::Door { open: true } => "stroke=\"#8a4b16\" stroke-width=\"6\" stroke-dasharray=\"8 44\"",
        };
        let _ = writeln!(
            out,
            "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" {how}/>",
            line.0, line.1, line.2, line.3
        );
    }
}
