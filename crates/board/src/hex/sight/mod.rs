//! Sight: who sees whom, by the rule of Gloomhaven and by that of Frosthaven.
//!
//! Only walls block sight, and they do so by touch (GH-ATK-06, GH-ATK-08, FH-LOS-02, FH-LOS-03). Every wall is made of
//! hex edges: a thin wall is one edge, a wall hex and a closed door are their six edges, and where the map ends its
//! outline is wall too if the rule says so. The outline of the map and the seams between tiles are walls of one kind,
//! the borders of tiles (GH-ATK-07). What remains is a question about straight lines and unit edges, answered in
//! integers: [`corners`] for lines from corner to corner, [`anywhere`] for lines from any point to any point.
//!
//! Whether `a` sees `b` depends only on the way from `a` to `b` and on the walls between. The table is therefore
//! filled way by way: the edges that can matter are worked out once per way and looked up for all pairs.

mod anywhere;
mod corners;

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use serde::{Deserialize, Serialize};

use super::{Dir, Doors, Hex, Map, Point, RoomId};
use crate::{SpaceId, SpaceSet};

/// Which lines count as lines of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Lines {
    /// From a corner of one hex to a corner of the other (GH-ATK-06).
    Corners,
    /// From any point of one hex to any point of the other (FH-LOS-02).
    Anywhere,
}

/// Where a line from corner to corner may touch a wall with its own end (GH-GAP-37).
///
/// A line never gets through a wall by ending on it: from a corner it may not go into the hex behind a wall of its own
/// hex. Except with [`FreeEnds::Nowhere`], neighbours with neither wall nor closed door between them see each other
/// wherever their corners lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FreeEnds {
    /// A corner on any wall is useless, even to neighbours.
    Nowhere,
    /// A corner on the border of a tile can be used, be it the outline of the map or the seam to another tile
    /// ([`Map::border`]); one on a free-standing thin wall, a wall hex or a closed door cannot.
    AtMapEdge,
    /// A corner on any wall can be used.
    Everywhere,
}

/// A rule of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SightRule {
    /// Which lines count.
    pub lines: Lines,
    /// Whether the outline of the map is a wall (GH-ATK-07, FH-MAP-01); on a sheet of hexes it is not.
    pub map_edge_is_wall: bool,
    /// Where lines from corner to corner may end on a wall. It has no meaning for [`Lines::Anywhere`], where a line
    /// never has to end on one.
    pub free_ends: FreeEnds,
}

impl SightRule {
    /// Corner to corner without touching a wall; corners on the borders of tiles can be used (GH-GAP-37).
    ///
    /// Players' known answers take the touch literally on thin walls and wall hexes: a hex whose corners all lie on
    /// wall hexes sees its neighbours and nothing else. On the borders of tiles that reading would leave every corridor
    /// blind.
    pub const GLOOMHAVEN: SightRule =
        SightRule { lines: Lines::Corners, map_edge_is_wall: true, free_ends: FreeEnds::AtMapEdge };

    /// Any point to any point without touching a wall.
    pub const FROSTHAVEN: SightRule =
        SightRule { lines: Lines::Anywhere, map_edge_is_wall: true, free_ends: FreeEnds::Nowhere };

    /// The same on a sheet of hexes whose outline is not a wall.
    ///
    /// ```
    /// use board::hex::{Doors, Map, SightRule, SightTable};
    /// let map = Map::parse(" . .   . .").unwrap(); // a hex is missing in the middle
    /// let sees = |rule| SightTable::new(&map, Doors::all_closed(), rule).sees(map.at(0, 0).unwrap(), map.at(4, 0).unwrap());
    /// assert!(!sees(SightRule::FROSTHAVEN));
    /// assert!(sees(SightRule::FROSTHAVEN.on_a_sheet()));
    /// ```
    #[must_use]
    pub const fn on_a_sheet(self) -> SightRule {
        SightRule { map_edge_is_wall: false, ..self }
    }

    /// The same with another answer to GH-GAP-37.
    ///
    /// ```
    /// use board::hex::{Doors, FreeEnds, Map, SightRule, SightTable};
    /// // A corridor between rows of wall hexes: every corner touches a wall.
    /// let map = Map::parse(" % % % %\n  . . .\n % % % %").unwrap();
    /// let sees = |rule| SightTable::new(&map, Doors::all_closed(), rule).sees(map.at(0, 1).unwrap(), map.at(2, 1).unwrap());
    /// assert!(!sees(SightRule::GLOOMHAVEN));
    /// assert!(sees(SightRule::GLOOMHAVEN.with_free_ends(FreeEnds::Everywhere)));
    /// ```
    #[must_use]
    pub const fn with_free_ends(self, free_ends: FreeEnds) -> SightRule {
        SightRule { free_ends, ..self }
    }

    /// Whether neighbours see each other even if all their corners are useless (GH-GAP-37).
    fn sees_neighbours(self) -> bool {
        self.lines == Lines::Corners && self.free_ends != FreeEnds::Nowhere
    }
}

/// Who sees whom on one map with certain doors open, by one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SightTable {
    seen: Vec<SpaceSet>,
    /// What a number that is not a space of the map sees: nobody.
    nobody: SpaceSet,
}

impl SightTable {
    /// Fills the table.
    ///
    /// GH-ATK-06 to GH-ATK-08, FH-LOS-02, FH-LOS-03. Every open space sees itself; wall hexes and closed doors
    /// neither see nor are seen.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Map, SightRule, SightTable}};
    /// let map = Map::parse(" . . + . .").unwrap();
    /// let closed = SightTable::new(&map, Doors::all_closed(), SightRule::GLOOMHAVEN);
    /// assert!(!closed.sees(SpaceId(0), SpaceId(4)));
    /// let open = SightTable::new(&map, Doors::all_open(), SightRule::GLOOMHAVEN);
    /// assert!(open.sees(SpaceId(0), SpaceId(4)));
    /// ```
    pub fn new(map: &Map, doors: Doors, rule: SightRule) -> SightTable {
        let walls = Walls::new(map, doors, rule);
        let mut table = SightTable { seen: vec![SpaceSet::new(); map.len()], nobody: SpaceSet::new() };
        for space in map.spaces().filter(|&space| !map.is_closed(space, doors)) {
            table.seen[space.index()].insert(space);
        }
        let mut template = Template::default();
        let mut scratch = anywhere::Scratch::default();
        let Pairs { ways, mut pairs } = walls.pairs(map, doors);
        let mut rest = pairs.as_mut_slice();
        for (way, count) in ways {
            let (pairs, others) = rest.split_at_mut(count);
            rest = others;
            let count = walls.keep_likely(way, pairs);
            if count == 0 {
                continue;
            }
            template.prepare(way, walls.stride, rule.lines);
            let next_to = rule.sees_neighbours() && way.distance(Hex::default()) == 1;
            for &(a, b) in &pairs[..count] {
                let sees = match rule.lines {
                    _ if next_to && map.adjacent(a, b, doors) => true,
                    Lines::Corners => template.corner_line(&walls, a, rule.free_ends) != 0,
                    Lines::Anywhere => template.any_line(&walls, a, &mut scratch),
                };
                if sees {
                    table.seen[a.index()].insert(b);
                    table.seen[b.index()].insert(a);
                }
            }
        }
        table
    }

    /// Whether the two spaces see each other.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Map, SightRule, SightTable}};
    /// let map = Map::parse(" . # .").unwrap();
    /// let sight = SightTable::new(&map, Doors::all_closed(), SightRule::GLOOMHAVEN);
    /// assert!(sight.sees(SpaceId(0), SpaceId(2))); // obstacles do not matter
    /// ```
    #[inline]
    pub fn sees(&self, a: SpaceId, b: SpaceId) -> bool {
        self.seen.get(a.index()).is_some_and(|seen| seen.contains(b))
    }

    /// All spaces in sight of a space, that space included; none for a number that is not a space of the map.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet, hex::{Doors, Map, SightRule, SightTable}};
    /// let map = Map::parse(" . . % .").unwrap();
    /// let sight = SightTable::new(&map, Doors::all_closed(), SightRule::FROSTHAVEN);
    /// assert_eq!(*sight.seen_from(SpaceId(0)), SpaceSet::first(2));
    /// ```
    #[inline]
    pub fn seen_from(&self, space: SpaceId) -> &SpaceSet {
        self.seen.get(space.index()).unwrap_or(&self.nobody)
    }
}

/// A line of sight from corner to corner, for drawing, if there is one.
///
/// Always the same one if there are several. Between neighbours that see each other although all their corners lie
/// on walls, it is a line that touches these only with its ends (GH-GAP-37). Sight by [`Lines::Anywhere`] may exist
/// where no such line does.
///
/// ```
/// use board::{SpaceId, hex::{Doors, Hex, Map, SightRule, corner_line}};
/// let map = Map::parse(" . .").unwrap();
/// let line = corner_line(&map, Doors::all_closed(), SightRule::GLOOMHAVEN, SpaceId(0), SpaceId(1));
/// assert_eq!(line, Some((Hex::new(0, 0).corner(0), Hex::new(1, 0).corner(0))));
/// ```
pub fn corner_line(
    map: &Map,
    doors: Doors,
    rule: SightRule,
    a: SpaceId,
    b: SpaceId,
) -> Option<(Point, Point)> {
    if map.is_closed(a, doors) || map.is_closed(b, doors) {
        return None;
    }
    let way = map.hex(b) - map.hex(a);
    if way < Hex::default() {
        return corner_line(map, doors, rule, b, a).map(|(from, to)| (to, from));
    }
    let walls = Walls::new(map, doors, rule);
    let mut template = Template::default();
    template.prepare(way, walls.stride, Lines::Corners);
    let mut free = template.corner_line(&walls, a, rule.free_ends);
    if free == 0 && rule.sees_neighbours() && map.adjacent(a, b, doors) {
        free = template.corner_line(&walls, a, FreeEnds::Everywhere);
    }
    let lines = (0..36).filter(|line| free >> line & 1 == 1);
    let drawn = lines.map(|line| (map.hex(a).corner(line / 6), map.hex(b).corner(line % 6)));
    // A line of length zero is a line, but a poor picture.
    drawn.min_by_key(|(from, to)| from == to)
}

/// Sight tables, each filled when first asked for, by map, rule and open doors.
///
/// It belongs in the game value, since what it remembers never changes.
#[derive(Debug, Default)]
pub struct SightMemo {
    tables: RwLock<BTreeMap<(u128, SightRule, Doors), Arc<SightTable>>>,
}

impl SightMemo {
    /// Nothing remembered yet.
    ///
    /// ```
    /// assert!(board::hex::SightMemo::new().is_empty());
    /// ```
    pub fn new() -> SightMemo {
        SightMemo::default()
    }

    /// The table for a map with certain doors open.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use board::hex::{Doors, Map, SightMemo, SightRule};
    /// let map = Map::parse(" . + .").unwrap();
    /// let memo = SightMemo::new();
    /// let first = memo.table(&map, Doors::all_closed(), SightRule::FROSTHAVEN);
    /// let again = memo.table(&map, Doors::all_closed(), SightRule::FROSTHAVEN);
    /// assert!(Arc::ptr_eq(&first, &again));
    /// ```
    pub fn table(&self, map: &Map, doors: Doors, rule: SightRule) -> Arc<SightTable> {
        let key = (map.digest(), rule, doors.of(map));
        // A table is put in whole or not at all, so a poisoned lock still holds good tables.
        if let Some(table) = self.tables.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Arc::clone(table);
        }
        let table = Arc::new(SightTable::new(map, doors, rule));
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(tables.entry(key).or_insert(table))
    }

    /// How many tables are remembered.
    ///
    /// ```
    /// use board::hex::{Doors, Map, SightMemo, SightRule};
    /// let memo = SightMemo::new();
    /// memo.table(&Map::parse(" . .").unwrap(), Doors::all_open(), SightRule::GLOOMHAVEN);
    /// assert_eq!(memo.len(), 1);
    /// ```
    pub fn len(&self) -> usize {
        self.tables.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether nothing is remembered.
    ///
    /// ```
    /// assert!(board::hex::SightMemo::new().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// All wall edges of a map in a grid with a margin, so that looking one up is one load.
struct Walls {
    /// Bits 0 to 2: a wall on the edge E, SE, SW of the hex; bits 3 to 5: the border of a tile there.
    cells: Vec<u8>,
    stride: i32,
    /// Cell by space.
    place: Vec<i32>,
    /// Spaces in different enclosures cannot see each other.
    enclosure: Vec<u16>,
    /// Spaces in different rooms see each other only through a door; without meaning on a sheet.
    rooms: Vec<Option<RoomId>>,
    hexes: Vec<Hex>,
    open_doors: Vec<Hex>,
}

const MARGIN: i32 = 2;

impl Walls {
    fn new(map: &Map, doors: Doors, rule: SightRule) -> Walls {
        let (first, width, height) = map.bounds();
        let stride = width + 2 * MARGIN;
        let cell = |hex: Hex| {
            let (q, r) = (i32::from(hex.q) - i32::from(first.q), i32::from(hex.r) - i32::from(first.r));
            (r + MARGIN) * stride + q + MARGIN
        };
        let size = (stride * (height + 2 * MARGIN)) as usize;
        let mut walls = Walls {
            cells: vec![0; size],
            stride,
            place: map.spaces().map(|space| cell(map.hex(space))).collect(),
            enclosure: vec![0; map.len()],
            rooms: vec![None; map.len()],
            hexes: map.spaces().map(|space| map.hex(space)).collect(),
            open_doors: Vec::new(),
        };
        for space in map.spaces() {
            let hex = map.hex(space);
            let closed = map.is_closed(space, doors);
            let (thin, border) = (map.thin_walls(space), map.borders(space));
            for dir in Dir::ALL {
                let outline = || map.space(hex.neighbour(dir)).is_none();
                let bit = if closed || (thin & !border) >> dir.number() & 1 == 1 {
                    1
                } else if border >> dir.number() & 1 == 1 || rule.map_edge_is_wall && outline() {
                    8
                } else {
                    continue;
                };
                let (owner, edge) = if dir < Dir::W { (hex, dir) } else { (hex.neighbour(dir), dir.back()) };
                walls.cells[cell(owner) as usize] |= bit << edge.number();
            }
        }
        if rule.map_edge_is_wall {
            walls.find_enclosures(map, doors);
            walls.rooms = map.spaces().map(|space| map.room(space)).collect();
            let open = |door: &&SpaceId| !map.is_closed(**door, doors);
            walls.open_doors = map.doors().iter().filter(open).map(|&door| map.hex(door)).collect();
        }
        walls
    }

    fn find_enclosures(&mut self, map: &Map, doors: Doors) {
        let mut count = 0;
        let mut stack = Vec::new();
        for first in map.spaces() {
            if self.enclosure[first.index()] != 0 || map.is_closed(first, doors) {
                continue;
            }
            count += 1;
            self.enclosure[first.index()] = count;
            stack.push(first);
            while let Some(at) = stack.pop() {
                for (_, to) in map.neighbours(at) {
                    if self.enclosure[to.index()] == 0 && !map.is_closed(to, doors) {
                        self.enclosure[to.index()] = count;
                        stack.push(to);
                    }
                }
            }
        }
    }

    /// All pairs of open spaces in one enclosure, sorted by the way from one to the other.
    ///
    /// A counting sort over the ways that fit into the box around the map: its cost grows with the pairs, and only
    /// by one pass over memory with the size of the box.
    fn pairs(&self, map: &Map, doors: Doors) -> Pairs {
        let (first, width, height) = map.bounds();
        let row = 2 * width - 1;
        // Numbers whose differences are the numbers of the ways.
        let number =
            |hex: Hex| (i32::from(hex.r) - i32::from(first.r)) * row + i32::from(hex.q) - i32::from(first.q);
        let open: Vec<(SpaceId, i32, u16)> = map
            .spaces()
            .filter(|&space| !map.is_closed(space, doors))
            .map(|space| (space, number(map.hex(space)), self.enclosure[space.index()]))
            .collect();
        let each = |take: &mut dyn FnMut(usize, SpaceId, SpaceId)| {
            for (at, &(a, from, enclosure)) in open.iter().enumerate() {
                for &(b, to, _) in open[at + 1..].iter().filter(|other| other.2 == enclosure) {
                    take((to - from + width - 1) as usize, a, b);
                }
            }
        };
        let mut starts = vec![0u32; (row * height) as usize];
        each(&mut |way, _, _| starts[way] += 1);
        let (mut ways, mut all) = (Vec::new(), 0);
        for (way, start) in (0..).zip(&mut starts) {
            let count = std::mem::replace(start, all);
            if count > 0 {
                ways.push((Hex::new((way % row - (width - 1)) as i16, (way / row) as i16), count as usize));
                all += count;
            }
        }
        let mut pairs = vec![(SpaceId(0), SpaceId(0)); all as usize];
        each(&mut |way, a, b| {
            pairs[starts[way] as usize] = (a, b);
            starts[way] += 1;
        });
        Pairs { ways, pairs }
    }

    /// Moves the pairs that may see each other to the front and counts them: two rooms need an open door on the way.
    fn keep_likely(&self, way: Hex, pairs: &mut [(SpaceId, SpaceId)]) -> usize {
        let band = Band::along(way);
        let mut count = 0;
        for at in 0..pairs.len() {
            let (a, b) = pairs[at];
            let through = |&door: &Hex| band.has(door - self.hexes[a.index()]);
            if !self.in_two_rooms(a, b) || self.open_doors.iter().any(through) {
                pairs[count] = (a, b);
                count += 1;
            }
        }
        count
    }

    fn in_two_rooms(&self, a: SpaceId, b: SpaceId) -> bool {
        let (a, b) = (self.rooms[a.index()], self.rooms[b.index()]);
        a.is_some() && b.is_some() && a != b
    }
}

/// Pairs of spaces, and how many of them are each way apart.
struct Pairs {
    ways: Vec<(Hex, usize)>,
    pairs: Vec<(SpaceId, SpaceId)>,
}

/// A hex with edges E, SE or SW on the way.
#[derive(Clone, Copy)]
struct Near {
    /// Where it is in the grid of walls, seen from the first hex.
    delta: i32,
    /// Which edges, as bits of a cell.
    edges: u8,
    hex: Hex,
}

/// The band that hex (0, 0) sweeps on its way to another.
struct Band {
    way: Hex,
    d: Point,
    /// Half its width.
    half: i32,
}

impl Band {
    fn along(way: Hex) -> Band {
        let d = way.centre();
        let half = (0..3).map(|corner| cross(d, Hex::default().corner(corner)).abs()).max().unwrap_or(0);
        Band { way, d, half }
    }

    /// Whether a hex touches the band, or comes close to its ends.
    fn has(&self, hex: Hex) -> bool {
        let Hex { q, r } = self.way;
        (q.min(0) - 1..=q.max(0) + 1).contains(&hex.q)
            && (r.min(0) - 1..=r.max(0) + 1).contains(&hex.r)
            && cross(self.d, hex.centre()).abs() <= 2 * self.half
    }
}

/// The hexes of a row whose centres are in the band of this half width along a way, and beside the way.
fn row_of_band(way: Hex, r: i16, half: i32) -> (i16, i16) {
    let d = way.centre();
    let (first, last) = (way.q.min(0) - 1, way.q.max(0) + 1);
    if d.y == 0 {
        return (first, last);
    }
    // |d.x · 3r - d.y · (2q + r)| <= half, and d.y > 0.
    let (r, middle) = (i32::from(r), d.x * 3 * i32::from(r));
    let low = (middle - half - d.y * r).div_euclid(2 * d.y);
    let high = (middle + half - d.y * r).div_euclid(2 * d.y);
    (first.max(low as i16), last.min(high as i16))
}

/// What one way from hex to hex has to do with the edges along it.
#[derive(Default)]
struct Template {
    /// The hexes with edges that can matter.
    near: Vec<Near>,
    bundle: corners::Bundle,
    /// The masks of all edges, if they are kept for this way.
    kept_masks: Option<&'static [corners::Masks]>,
    /// Otherwise those that have come up.
    corner_masks: Vec<corners::Masks>,
    /// For each edge its place in `any_edges` plus one, 0 while unknown, and what a wall there does at a glance.
    any_places: Vec<(u16, anywhere::Glance)>,
    any_edges: Vec<anywhere::Edge>,
    frames: [Option<anywhere::Frame>; 3],
}

impl Template {
    /// For a way that goes down, or straight to the right.
    fn prepare(&mut self, way: Hex, stride: i32, lines: Lines) {
        self.near.clear();
        let Band { d, half, .. } = Band::along(way);
        // On which sides a point is outside the band and the box around both hexes, a bit each.
        let off = |point: Point| -> u8 {
            let across = cross(d, point);
            u8::from(across > half)
                | u8::from(across < -half) << 1
                | u8::from(point.x > d.x.max(0) + 1) << 2
                | u8::from(point.x < d.x.min(0) - 1) << 3
                | u8::from(point.y > d.y + 2) << 4
                | u8::from(point.y < -2) << 5
        };
        for r in -1..=way.r + 1 {
            let (first, last) = row_of_band(way, r, 2 * half);
            for q in first..=last {
                let hex = Hex::new(q, r);
                let corners = [0, 1, 2, 3].map(|corner| off(hex.corner(corner)));
                // An edge is out of the way if both its ends are off to the same side.
                let near = |edge: &usize| corners[*edge] & corners[edge + 1] == 0;
                let edges = (0..3).filter(near).fold(0, |edges, edge| edges | 0b1001 << edge);
                if edges != 0 {
                    self.near.push(Near { delta: i32::from(r) * stride + i32::from(q), edges, hex });
                }
            }
        }
        match lines {
            Lines::Corners => {
                self.bundle = corners::Bundle::new(way);
                let edges =
                    self.near.iter().flat_map(|near| (0..3).map(move |edge| (near.hex, Dir::nth(edge))));
                let all = || edges.map(|(hex, dir)| corners::Masks::of(&self.bundle, hex, dir)).collect();
                self.kept_masks = corners::along(way).map(|kept| &**kept.get_or_init(all));
                self.corner_masks.clear();
                if self.kept_masks.is_none() {
                    self.corner_masks.resize(3 * self.near.len(), corners::Masks::UNKNOWN);
                }
            }
            Lines::Anywhere => {
                self.any_edges.clear();
                self.any_places.clear();
                self.any_places.resize(3 * self.near.len(), (0, anywhere::Glance::default()));
                self.frames = anywhere::frames(way);
            }
        }
    }

    /// The free lines from corner to corner, a bit each.
    fn corner_line(&mut self, walls: &Walls, a: SpaceId, free_ends: FreeEnds) -> u64 {
        let mut blocked = 0;
        let place = walls.place[a.index()];
        for (at, &Near { delta, edges, hex }) in self.near.iter().enumerate() {
            let cell = walls.cells[(place + delta) as usize] & edges;
            if cell == 0 {
                continue;
            }
            for edge in (0..3).filter(|edge| cell >> edge & 0b1001 != 0) {
                let masks = match self.kept_masks {
                    Some(kept) => &kept[3 * at + edge],
                    None => {
                        let masks = &mut self.corner_masks[3 * at + edge];
                        if *masks == corners::Masks::UNKNOWN {
                            *masks = corners::Masks::of(&self.bundle, hex, Dir::nth(edge));
                        }
                        &*masks
                    }
                };
                let only_border = cell >> edge & 1 == 0;
                let free = match free_ends {
                    FreeEnds::Nowhere => false,
                    FreeEnds::AtMapEdge => only_border,
                    FreeEnds::Everywhere => true,
                };
                blocked |= if free { masks.beyond_ends } else { masks.touch };
            }
            if blocked == corners::ALL {
                break;
            }
        }
        corners::ALL & !blocked
    }

    /// Whether any line from any point to any point is free.
    fn any_line(&mut self, walls: &Walls, a: SpaceId, scratch: &mut anywhere::Scratch) -> bool {
        let place = walls.place[a.index()];
        scratch.walls.clear();
        let mut glance = anywhere::Glance::of(&self.frames);
        for (at, &Near { delta, edges, hex }) in self.near.iter().enumerate() {
            let cell = walls.cells[(place + delta) as usize] & edges;
            if cell == 0 {
                continue;
            }
            for edge in (0..3).filter(|edge| cell >> edge & 0b1001 != 0) {
                let known = &mut self.any_places[3 * at + edge];
                if known.0 == 0 {
                    let seen = anywhere::Edge::of(&self.frames, hex, Dir::nth(edge));
                    self.any_edges.push(seen);
                    *known = (self.any_edges.len() as u16, seen.glance);
                }
                let (place, wall) = *known;
                if !wall.is_nothing() {
                    glance.add(wall);
                    scratch.walls.push(place - 1);
                }
            }
            if glance.all_shut() {
                return false;
            }
        }
        anywhere::is_open(&self.frames, &self.any_edges, glance, scratch)
    }
}

#[inline]
fn cross(a: Point, b: Point) -> i32 {
    a.x * b.y - a.y * b.x
}
