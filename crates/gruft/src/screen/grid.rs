//! Boards of squares and of areas in characters, with coordinates.
//!
//! ```text
//!      0   1   2           0   1   2
//!   0  @Na|.   #         +---+---+---+
//!            ---       0 | a . b     |     the areas a and b: `.` is an open border, `|` a wall, `+` a closed door
//!   1  .   bg2 .         |@Br.gr1    |
//!                        +---+---+---+
//! ```
//!
//! Where several figures stand or lie on one space, they are written below each other, and the row is as high as that.

use super::map::{CELL, Lines, MARGIN, ground, lying_all};
use std::collections::BTreeMap;
use table::scene::{EdgeKind, Layout, Scene, Space, Terrain};

/// A cell: of which space it is, and what is written in it.
struct Cell<'s> {
    of: &'s Space,
    lines: Vec<String>,
}

/// The board as a grid of cells: a square is one, an area is made of several.
struct Grid<'s> {
    scene: &'s Scene,
    cells: BTreeMap<(i32, i32), Cell<'s>>,
}

/// The board; nothing, if it has no spaces.
pub fn grid(scene: &Scene, signs: &BTreeMap<String, String>) -> String {
    let mut cells = BTreeMap::new();
    for of in &scene.board.spaces {
        let lines = written(scene, of, signs);
        match scene.board.layout {
            Layout::Areas => area(&mut cells, of, lines),
            _ => drop(cells.insert((of.x, of.y), Cell { of, lines })),
        }
    }
    Grid { scene, cells }.draw()
}

/// An area: its name and what is on it stand where its marker lies.
fn area<'s>(cells: &mut BTreeMap<(i32, i32), Cell<'s>>, of: &'s Space, lines: Vec<String>) {
    let marker = (of.x.div_euclid(100), of.y.div_euclid(100));
    let mut all = inside(&of.outline);
    if let Some(first) = all.iter().position(|cell| *cell == marker) {
        all.swap(0, first);
    }
    let mut lines = Some(lines);
    for cell in all {
        cells.insert(cell, Cell { of, lines: lines.take().unwrap_or_default() });
    }
}

/// The cells whose middle lies inside an outline of upright and level sides, in hundredths of a cell.
fn inside(outline: &[(i32, i32)]) -> Vec<(i32, i32)> {
    let sides = || outline.iter().zip(outline.iter().cycle().skip(1));
    let last = |of: fn(&(i32, i32)) -> i32| outline.iter().map(of).max().unwrap_or(0).div_euclid(100);
    let first = |of: fn(&(i32, i32)) -> i32| outline.iter().map(of).min().unwrap_or(0).div_euclid(100);
    let within = |(x, y): (i32, i32)| {
        let (x, y) = (100 * x + 50, 100 * y + 50);
        let crossed = sides().filter(|((ax, ay), (bx, by))| ax == bx && *ax > x && (*ay < y) != (*by < y));
        crossed.count() % 2 == 1
    };
    let rows = first(|(_, y)| *y)..last(|(_, y)| *y);
    rows.flat_map(|y| (first(|(x, _)| *x)..last(|(x, _)| *x)).map(move |x| (x, y)))
        .filter(|at| within(*at))
        .collect()
}

/// What is written on a space: an area's name, the figures, what lies there, and if that is nothing, the ground.
fn written(scene: &Scene, space: &Space, signs: &BTreeMap<String, String>) -> Vec<String> {
    let is_area = scene.board.layout == Layout::Areas;
    let mut lines: Vec<String> = is_area.then(|| space.id.clone()).into_iter().collect();
    let here = scene.figures.iter().filter(|figure| figure.at.contains(&space.id));
    lines.extend(here.filter_map(|figure| signs.get(&figure.id).cloned()));
    lines.extend(lying_all(space));
    let plain = ground(space);
    if lines.is_empty() || is_area && !space.terrain.is_empty() {
        lines.push(plain.to_owned());
    }
    lines
}

/// The sign of what lies between two spaces, upright and level alike but for walls.
pub fn border(kind: EdgeKind) -> char {
    match kind {
        EdgeKind::Wall => '|',
        EdgeKind::DoorClosed => '+',
        EdgeKind::DoorOpen => '\'',
        EdgeKind::Elevation => ':',
        EdgeKind::Portcullis => '=',
        EdgeKind::Barrier => '~',
        EdgeKind::Passage => '"',
    }
}

impl Grid<'_> {
    fn draw(&self) -> String {
        let columns = self.cells.keys().map(|(x, _)| *x);
        let rows = self.cells.keys().map(|(_, y)| *y);
        let (Some(left), Some(right)) = (columns.clone().min(), columns.max()) else { return String::new() };
        let (Some(top), Some(bottom)) = (rows.clone().min(), rows.max()) else { return String::new() };
        let widest = self.cells.values().flat_map(|cell| &cell.lines).map(|line| line.chars().count()).max();
        let wide = CELL.max(widest.unwrap_or(0) as i32 + 1);
        let start = |x: i32| MARGIN + wide * (x - left);
        let across = |text: &str| format!("{text:^width$}", width = wide as usize - 1);
        let mut lines = Lines::default();
        for column in left..=right {
            lines.put(i32::MIN, start(column) + 1, &across(&column.to_string()));
        }
        let mut line = 0;
        for row in top..=bottom + 1 {
            for column in left..=right + 1 {
                if let Some(sign) = self.above(column, row) {
                    lines.put(line, start(column) + 1, &sign.to_string().repeat(wide as usize - 1));
                }
                if self.is_corner(column, row) {
                    lines.put(line, start(column), "+");
                }
            }
            if row > bottom {
                break;
            }
            let written = |x: i32| self.cells.get(&(x, row)).map_or(0, |cell| cell.lines.len());
            let high = (left..=right).map(written).max().unwrap_or(0).max(1) as i32;
            lines.put(line + 1, 0, &format!("{row:>3}"));
            for column in left..=right + 1 {
                for (n, text) in (0..).zip(self.cells.get(&(column, row)).map_or(&[][..], |cell| &cell.lines))
                {
                    lines.put(line + 1 + n, start(column) + 1, &across(text));
                }
                if let Some(sign) = self.before(column, row) {
                    (1..=high).for_each(|n| lines.put(line + n, start(column), &sign.to_string()));
                }
            }
            line += high + 1;
        }
        lines.to_text()
    }

    /// What stands between two cells, if anything does.
    fn between(&self, one: (i32, i32), other: (i32, i32)) -> Option<char> {
        let is_area = self.scene.board.layout == Layout::Areas;
        match (self.cells.get(&one), self.cells.get(&other)) {
            (Some(one), Some(other)) if one.of.id == other.of.id => None,
            (Some(one), Some(other)) => {
                let pair = [one.of.id.as_str(), other.of.id.as_str()];
                let ends = |a: &str, b: &str| pair == [a, b] || pair == [b, a];
                let edge = self.scene.board.edges.iter().find(|edge| ends(&edge.between.0, &edge.between.1));
                edge.map(|edge| border(edge.kind)).or(is_area.then_some('.'))
            }
            (None, None) => None,
            _ => is_area.then_some('|'),
        }
    }

    fn before(&self, x: i32, y: i32) -> Option<char> {
        self.between((x - 1, y), (x, y))
    }

    fn above(&self, x: i32, y: i32) -> Option<char> {
        self.between((x, y - 1), (x, y)).map(|sign| if sign == '|' { '-' } else { sign })
    }

    /// Whether borders of areas meet at the upper left corner of a cell.
    fn is_corner(&self, x: i32, y: i32) -> bool {
        let borders = [self.before(x, y), self.before(x, y - 1), self.above(x, y), self.above(x - 1, y)];
        self.scene.board.layout == Layout::Areas && borders.iter().any(Option::is_some)
    }
}

/// Whether nobody has seen this space yet.
pub fn is_unseen(space: &Space) -> bool {
    space.terrain.contains(&Terrain::Unrevealed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::map::map;
    use table::scene::{Board, Edge, Figure, FigureKind, Token, TokenKind};
    use words::Words;

    fn drawn(board: Board, figures: &[(&str, &str)]) -> String {
        let figures = figures.iter().map(|(name, at)| {
            Figure::new((*name).to_owned(), FigureKind::Hero, *name, vec![(*at).to_owned()])
        });
        let scene = Scene { board, figures: figures.collect(), ..Scene::default() };
        map(&scene, Words::english(), &crate::screen::map::signs(&scene, Words::english()))
    }

    fn edge(a: &str, b: &str, kind: EdgeKind) -> Edge {
        Edge { between: (a.to_owned(), b.to_owned()), kind }
    }

    fn square(x: i32, y: i32) -> Space {
        Space { id: format!("{x},{y}"), x, y, ..Space::default() }
    }

    #[test]
    fn squares_have_coordinates_and_whoever_shares_one_stands_below() {
        let chest = Token::plain("chest@6,4", TokenKind::Chest);
        let spaces = vec![
            square(5, 4),
            Space { tokens: vec![chest], ..square(6, 4) },
            Space { terrain: vec![Terrain::Pillar], ..square(5, 5) },
            square(6, 5),
        ];
        let edges = vec![edge("6,4", "5,4", EdgeKind::Wall), edge("6,4", "6,5", EdgeKind::DoorClosed)];
        let board = Board { layout: Layout::Squares, spaces, edges, overlays: Vec::new() };
        let text = drawn(board, &[("ash", "5,4"), ("birch", "5,4"), ("cedar", "6,4")]);
        let picture = "       5   6\n  4   @as|@ce\n      @bi| C\n          +++\n  5    #   .\n";
        assert_eq!(text, format!("{picture}     C chest · # pillar · | wall · + closed door\n"));
    }

    #[test]
    fn an_area_has_its_name_where_its_marker_lies_and_borders_around_it() {
        let corner = vec![(0, 0), (200, 0), (200, 100), (100, 100), (100, 200), (0, 200)];
        let a = Space { id: "a".to_owned(), x: 50, y: 150, outline: corner, ..Space::default() };
        let cell = vec![(100, 100), (200, 100), (200, 200), (100, 200)];
        let b = Space { id: "b".to_owned(), x: 150, y: 150, outline: cell, ..Space::default() };
        let c = Space {
            id: "c".to_owned(),
            x: 250,
            y: 50,
            outline: vec![(200, 0), (300, 0), (300, 100), (200, 100)],
            ..Space::default()
        };
        let edges = vec![edge("a", "c", EdgeKind::Wall)];
        let board = Board { layout: Layout::Areas, spaces: vec![a, b, c], edges, overlays: Vec::new() };
        let text = drawn(board, &[("ash", "b")]);
        let picture = "
       0   1   2
     +---+---+---+
  0  |       | c |
     +   +...+---+
  1  | a . b |
     |   .@as|
     +---+---+
     | wall
";
        assert_eq!(text, picture.trim_start_matches('\n'));
    }
}
