//! Pictures of hex maps as SVG.
//!
//! Coordinates are integers: the picture of the plane in [`Point`]s is scaled by 26 and 15, which is √3 : 1 to a tenth
//! of a percent. Whatever has a meaning differs in shape, not only in colour.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use super::super::{Dir, Doors, Hex, Map, Point, Step, Terrain};
use crate::{SpaceId, SpaceSet};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the reader's system is set.
    #[default]
    Auto,
    /// Dark lines on light ground.
    Light,
    /// Light lines on dark ground.
    Dark,
}

/// Whose figure it is; decides its frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// A player's figure: a disc with a double ring.
    Hero,
    /// An enemy: a plain disc.
    Monster,
    /// A stronger enemy: a disc with four points.
    Elite,
    /// Anybody else: a disc with a broken ring.
    Other,
}

/// What a set of hexes is marked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// Can be reached: a small ring in the middle.
    Reach,
    /// In sight: an inner outline.
    Sight,
    /// In an area of effect: hatched.
    Area,
    /// Chosen or aimed at: brackets in the corners.
    Target,
}

/// A picture to be drawn: a map and what is on it.
#[derive(Clone, Debug)]
pub struct Picture<'m> {
    map: &'m Map,
    doors: Doors,
    theme: Theme,
    title: String,
    coordinates: bool,
    sheet: bool,
    terrain: BTreeMap<SpaceId, Terrain>,
    open: SpaceSet,
    marks: Vec<(Mark, SpaceSet)>,
    ways: Vec<Step>,
    lines: Vec<(Point, Point)>,
    tokens: Vec<(SpaceId, String)>,
    figures: Vec<(SpaceId, String, Side)>,
}

impl<'m> Picture<'m> {
    /// The map alone, all doors closed.
    ///
    /// ```
    /// use board::hex::{Map, draw::Picture};
    /// let map = Map::parse(" . . .").unwrap();
    /// assert_eq!(Picture::of(&map).svg().matches("<use ").count(), 3);
    /// ```
    pub fn of(map: &'m Map) -> Picture<'m> {
        Picture {
            map,
            doors: Doors::all_closed(),
            theme: Theme::Auto,
            title: String::new(),
            coordinates: false,
            sheet: false,
            terrain: BTreeMap::new(),
            open: SpaceSet::new(),
            marks: Vec::new(),
            ways: Vec::new(),
            lines: Vec::new(),
            tokens: Vec::new(),
            figures: Vec::new(),
        }
    }

    /// Shows which doors are open.
    ///
    /// ```
    /// use board::hex::{Doors, Map, draw::Picture};
    /// let map = Map::parse(" . + .").unwrap();
    /// assert_ne!(Picture::of(&map).svg(), Picture::of(&map).doors(Doors::all_open()).svg());
    /// ```
    #[must_use]
    pub fn doors(mut self, doors: Doors) -> Self {
        self.doors = doors;
        self
    }

    /// Light, dark, or as the reader's system is set.
    ///
    /// ```
    /// use board::hex::{Map, draw::{Picture, Theme}};
    /// let map = Map::parse(" .").unwrap();
    /// assert!(Picture::of(&map).svg().contains("prefers-color-scheme"));
    /// assert!(!Picture::of(&map).theme(Theme::Dark).svg().contains("prefers-color-scheme"));
    /// ```
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Self {
        self.theme = theme;
        self
    }

    /// Says what the picture shows, for those who have it read out.
    ///
    /// ```
    /// use board::hex::{Map, draw::Picture};
    /// let map = Map::parse(" .").unwrap();
    /// assert!(Picture::of(&map).title("A & B").svg().contains("<title>A &amp; B</title>"));
    /// ```
    #[must_use]
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.title = title.into();
        self
    }

    /// Writes column and row into every hex.
    ///
    /// ```
    /// use board::hex::{Map, draw::Picture};
    /// let map = Map::parse(" . .").unwrap();
    /// assert!(Picture::of(&map).coordinates().svg().contains(">1,0</text>"));
    /// ```
    #[must_use]
    pub fn coordinates(mut self) -> Self {
        self.coordinates = true;
        self
    }

    /// Draws the edge of the map as the edge of a sheet of paper, not as a wall.
    ///
    /// ```
    /// use board::hex::{Map, draw::Picture};
    /// let map = Map::parse(" .").unwrap();
    /// assert_ne!(Picture::of(&map).svg(), Picture::of(&map).on_a_sheet().svg());
    /// ```
    #[must_use]
    pub fn on_a_sheet(mut self) -> Self {
        self.sheet = true;
        self
    }

    /// Shows the door in a space open, whatever [`doors`](Picture::doors) says: for doors that play has added.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Map, Terrain, draw::Picture}};
    /// let map = Map::parse(" . .").unwrap();
    /// let added = Picture::of(&map).terrain(SpaceId(0), Terrain::Door);
    /// assert!(added.svg().contains("class=\"bar\""));
    /// assert!(!added.open(SpaceId(0)).svg().contains("class=\"bar\""));
    /// ```
    #[must_use]
    pub fn open(mut self, space: SpaceId) -> Self {
        self.open.insert(space);
        self
    }

    /// Shows other terrain than the map has: what play has changed.
    ///
    /// A door that the map does not have is drawn closed, unless [`open`](Picture::open) says otherwise.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Map, Terrain, draw::Picture}};
    /// let map = Map::parse(" ^").unwrap();
    /// let sprung = Picture::of(&map).terrain(SpaceId(0), Terrain::Floor).svg();
    /// assert!(!sprung.contains("class=\"trap\""));
    /// ```
    #[must_use]
    pub fn terrain(mut self, space: SpaceId, terrain: Terrain) -> Self {
        self.terrain.insert(space, terrain);
        self
    }

    /// Marks hexes.
    ///
    /// ```
    /// use board::{SpaceSet, hex::{Map, draw::{Mark, Picture}}};
    /// let map = Map::parse(" . .").unwrap();
    /// assert!(Picture::of(&map).mark(Mark::Reach, &SpaceSet::first(1)).svg().contains("class=\"reach\""));
    /// ```
    #[must_use]
    pub fn mark(mut self, mark: Mark, spaces: &SpaceSet) -> Self {
        self.marks.push((mark, spaces.clone()));
        self
    }

    /// Draws steps: one way, or all equally good ones as [`Paths::all_ways`](super::super::Paths::all_ways) has them.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths, draw::Picture}};
    /// let map = Map::parse(" . . .").unwrap();
    /// let ground = Ground::of(&map, Doors::all_closed());
    /// let ways = Paths::from(&map, &ground, Gait::Walk, SpaceId(0)).all_ways(&map, &ground, SpaceId(2));
    /// assert!(Picture::of(&map).ways(&ways).svg().contains("class=\"way\""));
    /// ```
    #[must_use]
    pub fn ways(mut self, steps: &[Step]) -> Self {
        self.ways.extend_from_slice(steps);
        self
    }

    /// Draws a line of sight between two points.
    ///
    /// ```
    /// use board::hex::{Hex, Map, draw::Picture};
    /// let map = Map::parse(" . .").unwrap();
    /// let picture = Picture::of(&map).sight_line(Hex::new(0, 0).corner(5), Hex::new(1, 0).corner(2));
    /// assert!(picture.svg().contains("class=\"line\""));
    /// ```
    #[must_use]
    pub fn sight_line(mut self, from: Point, to: Point) -> Self {
        self.lines.push((from, to));
        self
    }

    /// Puts a token with a short label into a hex.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Map, draw::Picture}};
    /// let map = Map::parse(" .").unwrap();
    /// assert!(Picture::of(&map).token(SpaceId(0), "$").svg().contains(">$</text>"));
    /// ```
    #[must_use]
    pub fn token(mut self, space: SpaceId, label: impl Into<String>) -> Self {
        self.tokens.push((space, label.into()));
        self
    }

    /// Puts a figure with a short label into a hex.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Map, draw::{Picture, Side}}};
    /// let map = Map::parse(" .").unwrap();
    /// assert!(Picture::of(&map).figure(SpaceId(0), "Br", Side::Hero).svg().contains(">Br</text>"));
    /// ```
    #[must_use]
    pub fn figure(mut self, space: SpaceId, label: impl Into<String>, side: Side) -> Self {
        self.figures.push((space, label.into(), side));
        self
    }

    /// The picture as an SVG document.
    ///
    /// ```
    /// use board::hex::{Map, draw::Picture};
    /// let map = Map::parse(" . %\n  # .").unwrap();
    /// let svg = Picture::of(&map).svg();
    /// assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
    /// ```
    pub fn svg(&self) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(&mut out);
        out
    }

    fn write(&self, out: &mut String) -> fmt::Result {
        let id = &self.id();
        self.head(out, id)?;
        self.ground(out, id)?;
        if self.coordinates {
            for space in self.map.spaces() {
                let (x, y) = self.centre(space);
                text(out, "at", x, y - 17, &self.map.hex(space).offset().to_string())?;
            }
        }
        for (mark, spaces) in &self.marks {
            self.marked(out, id, *mark, spaces)?;
        }
        self.walls(out)?;
        self.all_ways(out)?;
        for &(a, b) in &self.lines {
            let ((ax, ay), (bx, by)) = (place(a), place(b));
            writeln!(out, "<path class=\"line\" d=\"M{ax} {ay}L{bx} {by}\"/>")?;
            writeln!(
                out,
                "<circle class=\"end\" cx=\"{ax}\" cy=\"{ay}\" r=\"4\"/><circle class=\"end\" cx=\"{bx}\" cy=\"{by}\" r=\"4\"/>"
            )?;
        }
        for (space, label) in self.tokens.iter().filter(|(space, _)| self.is_on_map(*space)) {
            let (x, y) = self.centre(*space);
            writeln!(
                out,
                "<rect class=\"token\" x=\"{}\" y=\"{}\" width=\"22\" height=\"16\" rx=\"4\"/>",
                x - 11,
                y + 4
            )?;
            text(out, "token-label", x, y + 16, label)?;
        }
        for (space, label, side) in self.figures.iter().filter(|(space, ..)| self.is_on_map(*space)) {
            self.one_figure(out, *space, label, *side)?;
        }
        out.push_str("</svg>\n");
        Ok(())
    }

    /// The prefix of the names of shapes: different for different pictures, so that a page may hold many.
    fn id(&self) -> String {
        let Picture { map, doors, theme, title, coordinates, sheet, terrain, open, .. } = self;
        let Picture { marks, ways, lines, tokens, figures, .. } = self;
        let head = (map.digest(), doors, theme, title, coordinates, sheet, terrain, open);
        let shown = format!("{head:?}{:?}", (marks, ways, lines, tokens, figures));
        // FNV-1a.
        let hash = shown.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        format!("gruft-{hash:016x}")
    }

    fn head(&self, out: &mut String, id: &str) -> fmt::Result {
        let centres = || self.map.spaces().map(|space| self.centre(space));
        let (left, right) =
            (centres().map(|c| c.0).min().unwrap_or(0), centres().map(|c| c.0).max().unwrap_or(0));
        let (top, bottom) =
            (centres().map(|c| c.1).min().unwrap_or(0), centres().map(|c| c.1).max().unwrap_or(0));
        let (x, y) = (left - 26 - MARGIN, top - 30 - MARGIN);
        let (width, height) = (right - left + 52 + 2 * MARGIN, bottom - top + 60 + 2 * MARGIN);
        let title = escape(&self.title);
        writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"gruft\" viewBox=\"{x} {y} {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" aria-label=\"{title}\">"
        )?;
        if !self.title.is_empty() {
            writeln!(out, "<title>{title}</title>")?;
        }
        style(out, self.theme)?;
        out.push_str("<defs>");
        for (name, shape) in SHARED {
            write!(out, "<path id=\"{id}-{name}\" d=\"{shape}\"/>")?;
        }
        out.push_str("</defs>\n");
        Ok(())
    }

    fn ground(&self, out: &mut String, id: &str) -> fmt::Result {
        for space in self.map.spaces() {
            let (x, y) = self.centre(space);
            writeln!(
                out,
                "<use href=\"#{id}-hex\" x=\"{x}\" y=\"{y}\" class=\"{}\"/>",
                name(self.terrain_of(space))
            )?;
        }
        for space in self.map.spaces() {
            let (x, y) = self.centre(space);
            let glyph = match self.terrain_of(space) {
                Terrain::Floor | Terrain::Wall => continue,
                Terrain::Door => self.door(space),
                Terrain::Obstacle => OBSTACLE.to_string(),
                Terrain::Trap => TRAP.to_string(),
                Terrain::Hazardous => HAZARD.to_string(),
                Terrain::Difficult => DIFFICULT.to_string(),
                Terrain::Icy => ICE.to_string(),
            };
            writeln!(out, "<g transform=\"translate({x} {y})\">{glyph}</g>")?;
        }
        Ok(())
    }

    /// A closed door is a barred leaf across the passage, an open one its two posts.
    fn door(&self, space: SpaceId) -> String {
        let open =
            self.open.contains(space) || self.map.door(space).is_some_and(|door| self.doors.is_open(door));
        // The leaf stands across the axis on which the door's neighbours lie.
        let ways = |axis: usize| {
            let beside = |dir: Dir| self.map.neighbour(space, dir).is_some();
            usize::from(beside(Dir::nth(axis))) + usize::from(beside(Dir::nth(axis + 3)))
        };
        let axis = (0..3).rev().max_by_key(|&axis| ways(axis)).unwrap_or(0);
        let shape = if open {
            "<path class=\"leaf\" d=\"M-5-26h10v10h-10zM-5 16h10v10h-10z\"/>"
        } else {
            "<path class=\"leaf\" d=\"M-5-26h10v52h-10z\"/><path class=\"bar\" d=\"M-5-14h10M-5 0h10M-5 14h10\"/>"
        };
        format!("<g transform=\"rotate({})\">{shape}</g>", axis * 60)
    }

    fn marked(&self, out: &mut String, id: &str, mark: Mark, spaces: &SpaceSet) -> fmt::Result {
        for space in spaces.iter().filter(|&space| self.is_on_map(space)) {
            let (x, y) = self.centre(space);
            match mark {
                Mark::Reach => writeln!(out, "<circle class=\"reach\" cx=\"{x}\" cy=\"{y}\" r=\"5\"/>")?,
                Mark::Sight => {
                    writeln!(out, "<use href=\"#{id}-inner\" x=\"{x}\" y=\"{y}\" class=\"sight\"/>")?
                }
                Mark::Area => {
                    writeln!(out, "<use href=\"#{id}-hatch\" x=\"{x}\" y=\"{y}\" class=\"area\"/>")?
                }
                Mark::Target => {
                    writeln!(out, "<use href=\"#{id}-target\" x=\"{x}\" y=\"{y}\" class=\"target\"/>")?
                }
            }
        }
        Ok(())
    }

    fn walls(&self, out: &mut String) -> fmt::Result {
        let (mut thin, mut seams, mut outline) = (String::new(), String::new(), String::new());
        for space in self.map.spaces() {
            for dir in Dir::ALL {
                let hex = self.map.hex(space);
                let beyond = self.map.space(hex.neighbour(dir));
                let ((ax, ay), (bx, by)) =
                    (place(hex.corner(dir.number())), place(hex.corner(dir.number() + 1)));
                let edge = format!("M{ax} {ay}L{bx} {by}");
                if self.map.thin_wall(space, dir) {
                    if dir < Dir::W || beyond.is_none() {
                        // The seam between two tiles looks like the outline of the map.
                        if self.map.border(space, dir) { &mut seams } else { &mut thin }.push_str(&edge);
                    }
                } else if beyond.is_none() && self.terrain_of(space) != Terrain::Wall {
                    outline.push_str(&edge);
                }
            }
        }
        let class = if self.sheet { "sheet" } else { "outline" };
        if !outline.is_empty() {
            writeln!(out, "<path class=\"{class}\" d=\"{outline}\"/>")?;
        }
        if !seams.is_empty() {
            writeln!(out, "<path class=\"outline\" d=\"{seams}\"/>")?;
        }
        if !thin.is_empty() {
            writeln!(out, "<path class=\"thin\" d=\"{thin}\"/>")?;
        }
        Ok(())
    }

    fn all_ways(&self, out: &mut String) -> fmt::Result {
        let on_map = |step: &&Step| self.is_on_map(step.from) && self.is_on_map(step.to);
        for step in self.ways.iter().filter(on_map) {
            let ((ax, ay), (bx, by)) = (self.centre(step.from), self.centre(step.to));
            writeln!(out, "<path class=\"way\" d=\"M{ax} {ay}L{bx} {by}\"/>")?;
        }
        for step in self.ways.iter().filter(on_map) {
            let (x, y) = self.centre(step.to);
            let last = !self.ways.iter().any(|next| next.from == step.to);
            writeln!(
                out,
                "<circle class=\"{}\" cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>",
                if last { "goal" } else { "stop" },
                if last { 7 } else { 4 }
            )?;
        }
        Ok(())
    }

    fn one_figure(&self, out: &mut String, space: SpaceId, label: &str, side: Side) -> fmt::Result {
        let (x, y) = self.centre(space);
        let (class, extra) = match side {
            Side::Hero => ("hero", format!("<circle class=\"ring\" cx=\"{x}\" cy=\"{y}\" r=\"13\"/>")),
            Side::Monster => ("monster", String::new()),
            Side::Elite => ("elite", String::new()),
            Side::Other => {
                ("other", format!("<circle class=\"ring broken\" cx=\"{x}\" cy=\"{y}\" r=\"13\"/>"))
            }
        };
        if side == Side::Elite {
            writeln!(
                out,
                "<path class=\"points\" transform=\"translate({x} {y})\" d=\"M0-23 7-13-7-13zM0 23 7 13-7 13zM23 0 13 7 13-7zM-23 0-13 7-13-7z\"/>"
            )?;
        }
        writeln!(out, "<g class=\"{class}\"><circle class=\"disc\" cx=\"{x}\" cy=\"{y}\" r=\"16\"/>{extra}")?;
        text(out, "label", x, y + 5, label)?;
        out.push_str("</g>\n");
        Ok(())
    }

    fn terrain_of(&self, space: SpaceId) -> Terrain {
        self.terrain.get(&space).copied().unwrap_or_else(|| self.map.terrain(space))
    }

    fn centre(&self, space: SpaceId) -> (i32, i32) {
        place(self.map.hex(space).centre())
    }

    fn is_on_map(&self, space: SpaceId) -> bool {
        space.index() < self.map.len()
    }
}

const MARGIN: i32 = 12;

fn place(point: Point) -> (i32, i32) {
    (point.x.saturating_mul(26), point.y.saturating_mul(15))
}

fn name(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Floor => "floor",
        Terrain::Wall => "wall",
        Terrain::Door => "door",
        Terrain::Obstacle => "obstacle",
        Terrain::Trap => "trap",
        Terrain::Hazardous => "hazard",
        Terrain::Difficult => "difficult",
        Terrain::Icy => "ice",
    }
}

fn text(out: &mut String, class: &str, x: i32, y: i32, what: &str) -> fmt::Result {
    writeln!(out, "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>", escape(what))
}

/// Text escaped for XML; what XML cannot hold becomes the replacement character.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for what in text.chars() {
        match what {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' | '\r' => out.push(' '),
            '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ if what.is_control() => out.push('\u{fffd}'),
            _ => out.push(what),
        }
    }
    out
}

/// Shapes that are used many times. A hex is 52 wide and 60 high around its centre.
const SHARED: [(&str, &str); 4] = [
    ("hex", "M0-30 26-15V15L0 30-26 15V-15z"),
    ("inner", "M0-25 22-13V13L0 25-22 13V-13z"),
    (
        "hatch",
        "M0-25 22-13V13L0 25-22 13V-13zM-19 -8L-12 -15M-19 1L3 -21M-19 10L8 -17M-14 14L14 -14M-8 17L19 -10M-3 21L19 -1M12 15L19 8",
    ),
    (
        "target",
        "M-9-21 0-26 9-21M14-18 22-13V-4M22 4V13L14 18M9 21 0 26-9 21M-14 18-22 13V4M-22-4V-13L-14-18",
    ),
];

const OBSTACLE: &str = "<path class=\"stone\" d=\"M-16 8-12-10-2-16 11-12 17 4 10 14-8 16z\"/><path class=\"crack\" d=\"M-12-10-3-3 11-12M-3-3-1 15M17 4-3-3\"/>";
const TRAP: &str =
    "<path class=\"teeth\" d=\"M-17 9-11-7-6 6 0-11 6 6 11-7 17 9z\"/><path class=\"jaw\" d=\"M-19 13H19\"/>";
const HAZARD: &str = "<path class=\"flame\" d=\"M0 17C-14 17-14 3-8-3-7 2-5 3-4 3-5-6-1-13 5-17 3-10 7-7 10-2 15 6 12 17 0 17z\"/><path class=\"core\" d=\"M0 13C-6 13-6 7-2 3 0 6 3 6 3 2 7 7 6 13 0 13z\"/>";
const DIFFICULT: &str = "<path class=\"waves\" d=\"M-18-9Q-13-14-9-9T0-9 9-9 18-9M-18 1Q-13-4-9 1T0 1 9 1 18 1M-18 11Q-13 6-9 11T0 11 9 11 18 11\"/>";
const ICE: &str = "<path class=\"flake\" d=\"M0-17V17M-15-9 15 9M-15 9 15-9M-4-14 0-10 4-14M-4 14 0 10 4 14M-14-4-9-5-10-10M14 4 9 5 10 10M-14 4-9 5-10 10M14-4 9-5 10-10\"/>";

/// Role, property, light, dark.
const COLOURS: [(&str, &str, &str, &str); 44] = [
    (".floor", "fill", "#f7f3ea", "#2a2c31"),
    (".door", "fill", "#efe4d0", "#35312c"),
    (".obstacle", "fill", "#e9e1d1", "#33343a"),
    (".trap", "fill", "#f8e9e3", "#38292a"),
    (".hazard", "fill", "#faebd9", "#3a2e25"),
    (".difficult", "fill", "#ece9d3", "#2f3129"),
    (".ice", "fill", "#e6f1f7", "#26323b"),
    (".wall", "fill", "#6a635a", "#77736c"),
    ("use", "stroke", "#cfc5b2", "#43464e"),
    ("use.wall", "stroke", "#3d3832", "#d8d2c6"),
    (".outline", "stroke", "#3d3832", "#d8d2c6"),
    (".sheet", "stroke", "#a89d8a", "#6a6d76"),
    (".thin", "stroke", "#3d3832", "#d8d2c6"),
    (".leaf", "fill", "#8d6239", "#b98a58"),
    (".leaf", "stroke", "#4d3219", "#e6cfae"),
    (".bar", "stroke", "#4d3219", "#4d3219"),
    (".stone", "fill", "#b6a993", "#5e6068"),
    (".stone", "stroke", "#736753", "#a3a5ae"),
    (".crack", "stroke", "#8f826c", "#83858e"),
    (".teeth", "fill", "#b8482f", "#e2785c"),
    (".jaw", "stroke", "#7e2c1a", "#f0a590"),
    (".flame", "fill", "#d06f1c", "#e58a3a"),
    (".core", "fill", "#fbe3b8", "#fde9c4"),
    (".waves", "stroke", "#837741", "#b3a869"),
    (".flake", "stroke", "#3f86ad", "#86c3e6"),
    (".reach", "stroke", "#2c7a4b", "#6fce94"),
    (".reach", "fill", "#d5ecd9", "#24402f"),
    (".sight", "stroke", "#7358bd", "#b29bf0"),
    (".area", "stroke", "#c2770f", "#efb04c"),
    (".target", "stroke", "#b3212e", "#ff7b83"),
    (".way", "stroke", "#2b4d80", "#8fb4ec"),
    (".stop,.goal,.end", "stroke", "#ffffff", "#1b1d21"),
    (".stop,.goal", "fill", "#2b4d80", "#8fb4ec"),
    (".line", "stroke", "#7358bd", "#b29bf0"),
    (".end", "fill", "#7358bd", "#b29bf0"),
    (".token", "fill", "#fffdf6", "#1f2126"),
    (".token", "stroke", "#6d6352", "#b9b3a6"),
    (".token-label", "fill", "#3d3832", "#e6e1d6"),
    (".hero .disc", "fill", "#1f5f8c", "#7fb8e2"),
    (".monster .disc,.elite .disc", "fill", "#4b3f46", "#cbb9c2"),
    (".points", "fill", "#c4921a", "#e9bf55"),
    (".other .disc", "fill", "#4f6b53", "#a4c7aa"),
    (".label,.ring", "fill", "#ffffff", "#17191d"),
    (".at", "fill", "#948a78", "#868994"),
];

/// Everything but colour.
const SHAPES: &str = "\
.gruft use{stroke-width:1.5}\
.gruft .outline,.gruft .thin,.gruft .sheet,.gruft .waves,.gruft .flake,.gruft .crack,.gruft .jaw,.gruft .way,.gruft .line,.gruft .area,.gruft .sight,.gruft .target,.gruft .ring{fill:none}\
.gruft .outline{stroke-width:5;stroke-linecap:round}\
.gruft .sheet{stroke-width:1.5;stroke-linecap:round}\
.gruft .thin{stroke-width:7;stroke-linecap:round}\
.gruft .leaf{stroke-width:1.5}.gruft .bar{stroke-width:2}\
.gruft .stone{stroke-width:2;stroke-linejoin:round}.gruft .crack{stroke-width:1.2}\
.gruft .jaw{stroke-width:3;stroke-linecap:round}\
.gruft .waves{stroke-width:2.5;stroke-linecap:round}\
.gruft .flake{stroke-width:2;stroke-linecap:round}\
.gruft .reach{stroke-width:2}\
.gruft .sight{stroke-width:2;stroke-dasharray:5 3}\
.gruft .area{stroke-width:2}\
.gruft .target{stroke-width:3;stroke-linecap:round;stroke-linejoin:round}\
.gruft .way{stroke-width:4;stroke-linecap:round}\
.gruft .stop,.gruft .goal,.gruft .end{stroke-width:1.5}\
.gruft .line{stroke-width:2;stroke-dasharray:8 4}\
.gruft .token{stroke-width:1.2}\
.gruft .ring{stroke-width:1.5}.gruft .broken{stroke-dasharray:4 3}\
.gruft text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;text-anchor:middle}\
.gruft .label{font-size:13px;font-weight:600}\
.gruft .token-label{font-size:11px;font-weight:600}\
.gruft .at{font-size:8px}";

fn style(out: &mut String, theme: Theme) -> fmt::Result {
    let colours = |out: &mut String, dark: bool| -> fmt::Result {
        for (role, property, on_light, on_dark) in COLOURS {
            let colour = if dark { on_dark } else { on_light };
            for (at, role) in role.split(',').enumerate() {
                write!(out, "{}.gruft {role}", if at == 0 { "" } else { "," })?;
            }
            write!(out, "{{{property}:{colour}}}")?;
        }
        // A ring is drawn in the colour of the label.
        write!(out, ".gruft .ring{{fill:none;stroke:{}}}", if dark { "#17191d" } else { "#ffffff" })
    };
    write!(out, "<style>{SHAPES}")?;
    colours(out, theme == Theme::Dark)?;
    if theme == Theme::Auto {
        write!(out, "@media (prefers-color-scheme:dark){{")?;
        colours(out, true)?;
        out.push('}');
    }
    out.push_str("</style>\n");
    Ok(())
}

/// A hex outside the plane of the picture would be a mistake of the map, which refuses it.
const _: () = assert!(26 * 3 * (Map::FAR as i64) < i32::MAX as i64 && Hex::new(0, 0).centre().x == 0);
