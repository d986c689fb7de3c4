//! The sight tables against a slow checker that shares nothing with them but the coordinates.
//!
//! It works with fractions of 128-bit integers. Sight from any point to any point is decided by trying lines: if a
//! free line exists, it can be moved until it nearly passes through two corners of hexes or walls; so every line
//! through two such points, shifted by next to nothing to all four combinations of sides, is tried. Sight from
//! corner to corner is decided by looking at each line as a whole, with the hexes outside the map as solid bodies.

mod common;

use board::SpaceId;
use board::hex::{
    Dir, Doors, FreeEnds, Hex, Lines, Map, MapBuilder, Offset, Point, SightRule, SightTable, Terrain,
};
use common::{Dice, random_map};

type P = (i128, i128);

fn p(point: Point) -> P {
    (point.x.into(), point.y.into())
}

fn cross(o: P, a: P, b: P) -> i128 {
    (a.0 - o.0) * (b.1 - o.1) - (a.1 - o.1) * (b.0 - o.0)
}

/// A fraction with a positive denominator.
#[derive(Clone, Copy, Debug)]
struct Frac(i128, i128);

impl Frac {
    fn new(n: i128, d: i128) -> Frac {
        if d < 0 { Frac(-n, -d) } else { Frac(n, d) }
    }

    fn le(self, other: Frac) -> bool {
        self.0 * other.1 <= other.0 * self.1
    }
}

fn min(a: Frac, b: Frac) -> Frac {
    if a.le(b) { a } else { b }
}

fn max(a: Frac, b: Frac) -> Frac {
    if a.le(b) { b } else { a }
}

struct Wall {
    ends: [P; 2],
    /// The hexes on its two sides.
    sides: [Hex; 2],
    /// Whether it is the border of a tile.
    border: bool,
}

struct Board<'m> {
    map: &'m Map,
    doors: Doors,
    rule: SightRule,
    walls: Vec<Wall>,
    outside: Vec<Hex>,
}

impl<'m> Board<'m> {
    fn new(map: &'m Map, doors: Doors, rule: SightRule) -> Board<'m> {
        let mut board = Board { map, doors, rule, walls: Vec::new(), outside: Vec::new() };
        board.walls = board.walls();
        board.outside = if rule.map_edge_is_wall { board.outside() } else { Vec::new() };
        board
    }

    fn is_open(&self, space: SpaceId) -> bool {
        !self.map.is_closed(space, self.doors)
    }

    /// Thin walls and all edges of wall hexes and closed doors.
    fn walls(&self) -> Vec<Wall> {
        let mut walls = Vec::new();
        for space in self.map.spaces() {
            for dir in Dir::ALL {
                let beyond = self.map.space(self.map.hex(space).neighbour(dir));
                let solid = |space| !self.is_open(space);
                if self.map.thin_wall(space, dir) || solid(space) {
                    let border = self.map.border(space, dir) && !solid(space) && !beyond.is_some_and(solid);
                    walls.push(Wall { border, ..edge(self.map.hex(space), dir) });
                }
            }
        }
        walls
    }

    /// The hexes around the map.
    fn outside(&self) -> Vec<Hex> {
        let mut around: Vec<Hex> = self
            .map
            .spaces()
            .flat_map(|space| Dir::ALL.map(|dir| self.map.hex(space).neighbour(dir)))
            .filter(|&hex| self.map.space(hex).is_none())
            .collect();
        around.sort();
        around.dedup();
        around
    }

    fn sees(&self, a: SpaceId, b: SpaceId) -> bool {
        if !self.is_open(a) || !self.is_open(b) {
            return false;
        }
        if a == b {
            return true;
        }
        let (a, b) = (self.map.hex(a), self.map.hex(b));
        match self.rule.lines {
            Lines::Corners => self.corner_to_corner(a, b),
            Lines::Anywhere => self.anywhere(a, b),
        }
    }

    fn corner_to_corner(&self, a: Hex, b: Hex) -> bool {
        let strict = self.rule.free_ends == FreeEnds::Nowhere;
        // GH-GAP-37: neighbours with nothing between them see each other.
        if !strict
            && a.dir_to(b).is_some()
            && !self.walls.iter().any(|wall| wall.sides.contains(&a) && wall.sides.contains(&b))
        {
            return true;
        }
        (0..36).any(|line| {
            let (from, to) = (p(a.corner(line / 6)), p(b.corner(line % 6)));
            let free_of_walls = self.walls.iter().all(|wall| match contact(from, to, wall.ends) {
                None => true,
                Some(_) if strict => false,
                Some(_) if self.rule.free_ends == FreeEnds::AtMapEdge && !wall.border => false,
                Some(_) if from == to => !(wall.sides.contains(&a) && wall.sides.contains(&b)),
                Some((lo, hi)) => {
                    let at_start = hi.0 == 0;
                    let at_end = lo.0 == lo.1;
                    (at_start && !goes_behind(a, from, to, wall))
                        || (at_end && !goes_behind(b, to, from, wall))
                }
            });
            let inside = self.outside.iter().all(|&hex| match within(from, to, hex) {
                None => true,
                Some(_) if strict => false,
                Some(_) if from == to => true,
                Some((lo, hi)) => hi.0 == 0 || lo.0 == lo.1,
            });
            free_of_walls && inside
        })
    }

    fn anywhere(&self, a: Hex, b: Hex) -> bool {
        let mut walls: Vec<[P; 2]> = self.walls.iter().map(|wall| wall.ends).collect();
        walls.extend(self.outside.iter().flat_map(|&hex| Dir::ALL.map(|dir| edge(hex, dir).ends)));
        // Only what is in the box around both hexes can be in the way.
        let corners: Vec<P> = (0..6).flat_map(|n| [p(a.corner(n)), p(b.corner(n))]).collect();
        let (x0, x1) =
            (corners.iter().map(|c| c.0).min().unwrap(), corners.iter().map(|c| c.0).max().unwrap());
        let (y0, y1) =
            (corners.iter().map(|c| c.1).min().unwrap(), corners.iter().map(|c| c.1).max().unwrap());
        walls.retain(|[u, v]| {
            u.0.max(v.0) >= x0 && u.0.min(v.0) <= x1 && u.1.max(v.1) >= y0 && u.1.min(v.1) <= y1
        });
        walls.iter_mut().for_each(|wall| wall.sort());
        walls.sort();
        walls.dedup();
        let mut points: Vec<P> = corners.iter().copied().chain(walls.iter().flatten().copied()).collect();
        points.sort();
        points.dedup();
        const FINE: i128 = 1 << 22;
        for (n, &u) in points.iter().enumerate() {
            for &v in &points[n + 1..] {
                let across = (u.1 - v.1, v.0 - u.0);
                for (su, sv) in [(1, 1), (-1, -1), (1, -1), (-1, 1)] {
                    let u = (FINE * u.0 + su * across.0, FINE * u.1 + su * across.1);
                    let v = (FINE * v.0 + sv * across.0, FINE * v.1 + sv * across.1);
                    if line_is_free(u, v, a, b, &walls, FINE) {
                        return true;
                    }
                }
            }
        }
        false
    }
}

fn edge(hex: Hex, dir: Dir) -> Wall {
    let ends = [p(hex.corner(dir.number())), p(hex.corner(dir.number() + 1))];
    Wall { ends, sides: [hex, hex.neighbour(dir)], border: false }
}

/// Whether the line through u and v has a free piece from inside hex a to inside hex b.
fn line_is_free(u: P, v: P, a: Hex, b: Hex, walls: &[[P; 2]], fine: i128) -> bool {
    let (Some(chord_a), Some(chord_b)) = (chord(u, v, a, fine), chord(u, v, b, fine)) else { return false };
    let (from, to) = if chord_a.1.le(chord_b.0) {
        (chord_a.1, chord_b.0)
    } else if chord_b.1.le(chord_a.0) {
        (chord_b.1, chord_a.0)
    } else {
        return false;
    };
    walls.iter().all(|&[w, z]| {
        let (w, z) = ((fine * w.0, fine * w.1), (fine * z.0, fine * z.1));
        let (sw, sz) = (cross(u, v, w), cross(u, v, z));
        if sw == 0 && sz == 0 {
            return false; // runs along a wall: some other line will do, if any does
        }
        if sw.signum() * sz.signum() > 0 {
            return true;
        }
        let at = place(u, v, w, z);
        !(from.le(at) && at.le(to))
    })
}

/// Where the line from u to v meets the line from w to z: 0 at u, 1 at v.
fn place(u: P, v: P, w: P, z: P) -> Frac {
    let (dx, dy) = (v.0 - u.0, v.1 - u.1);
    let (ex, ey) = (z.0 - w.0, z.1 - w.1);
    Frac::new((w.0 - u.0) * ey - (w.1 - u.1) * ex, dx * ey - dy * ex)
}

/// The piece of the line through u and v inside a hex.
fn chord(u: P, v: P, hex: Hex, fine: i128) -> Option<(Frac, Frac)> {
    let corner = |n: usize| {
        let (x, y) = p(hex.corner(n));
        (fine * x, fine * y)
    };
    let mut cuts = Vec::new();
    for n in 0..6 {
        let (w, z) = (corner(n), corner(n + 1));
        let (sw, sz) = (cross(u, v, w).signum(), cross(u, v, z).signum());
        if sw == 0 || sz == 0 {
            return None; // through a corner of the hex: a shifted line will do
        }
        if sw != sz {
            cuts.push(place(u, v, w, z));
        }
    }
    (cuts.len() == 2).then(|| (min(cuts[0], cuts[1]), max(cuts[0], cuts[1])))
}

/// Which part of the segment touches the wall, if any.
fn contact(from: P, to: P, [w, z]: [P; 2]) -> Option<(Frac, Frac)> {
    let half_planes = [(w, z), (z, w)];
    let reach = ((z.0 - w.0), (z.1 - w.1));
    let along = |q: P| (q.0 - w.0) * reach.0 + (q.1 - w.1) * reach.1;
    let length = along(z);
    let mut span = (Frac(0, 1), Frac(1, 1));
    for (o, e) in half_planes {
        span = clip(span, cross(o, e, from), cross(o, e, to))?;
    }
    span = clip(span, along(from), along(to))?;
    clip(span, length - along(from), length - along(to))
}

/// Which part of the segment is in the closed hex, if any.
fn within(from: P, to: P, hex: Hex) -> Option<(Frac, Frac)> {
    (0..6).try_fold((Frac(0, 1), Frac(1, 1)), |span, n| {
        let (w, z) = (p(hex.corner(n)), p(hex.corner(n + 1)));
        clip(span, cross(w, z, from), cross(w, z, to))
    })
}

/// Keeps the part of the span where a quantity, linear from `start` to `end`, is not negative.
fn clip((lo, hi): (Frac, Frac), start: i128, end: i128) -> Option<(Frac, Frac)> {
    let (lo, hi) = match (start >= 0, end >= 0) {
        (true, true) => (lo, hi),
        (false, false) => return None,
        (true, false) => (lo, min(hi, Frac::new(start, start - end))),
        (false, true) => (max(lo, Frac::new(start, start - end)), hi),
    };
    lo.le(hi).then_some((lo, hi))
}

/// Whether a line that starts on a wall of its own hex goes at once into the hex behind that wall.
fn goes_behind(own: Hex, from: P, to: P, wall: &Wall) -> bool {
    let Some(&behind) =
        wall.sides.iter().find(|_| wall.sides.contains(&own)).and(wall.sides.iter().find(|&&hex| hex != own))
    else {
        return false;
    };
    let scale = 1000;
    let near = (scale * from.0 + (to.0 - from.0), scale * from.1 + (to.1 - from.1));
    (0..6).all(|n| {
        let (w, z) = (p(behind.corner(n)), p(behind.corner(n + 1)));
        cross((scale * w.0, scale * w.1), (scale * z.0, scale * z.1), near) >= 0
    })
}

fn rules() -> Vec<SightRule> {
    let ends = [FreeEnds::Nowhere, FreeEnds::AtMapEdge, FreeEnds::Everywhere];
    let corners = ends.map(|ends| SightRule::GLOOMHAVEN.with_free_ends(ends));
    let all = corners.into_iter().chain([SightRule::FROSTHAVEN]);
    all.flat_map(|rule| [rule, rule.on_a_sheet()]).collect()
}

fn compare(
    map: &Map,
    doors: Doors,
    rule: SightRule,
    pairs: impl Iterator<Item = (SpaceId, SpaceId)>,
) -> usize {
    let table = SightTable::new(map, doors, rule);
    let board = Board::new(map, doors, rule);
    let mut seen = 0;
    for (a, b) in pairs {
        let expected = board.sees(a, b);
        assert_eq!(
            table.sees(a, b),
            expected,
            "{a:?} {} and {b:?} {} with {doors:?} by {rule:?} on\n{}",
            map.hex(a),
            map.hex(b),
            map.drawing()
        );
        assert_eq!(table.sees(b, a), expected);
        seen += usize::from(expected);
    }
    seen
}

#[test]
fn whole_tables_agree_on_small_random_maps() {
    let (mut seen, mut asked) = (0, 0);
    for seed in 0..300 {
        let mut dice = Dice::new(seed);
        let map = random_map(&mut dice, 5, 4);
        let doors = dice.doors();
        for rule in rules() {
            let pairs = map.spaces().flat_map(|a| map.spaces().map(move |b| (a, b))).filter(|(a, b)| a <= b);
            seen += compare(&map, doors, rule, pairs);
            asked += map.len() * (map.len() + 1) / 2;
        }
    }
    // Neither trivially dark nor trivially light.
    assert!(seen * 5 > asked && seen * 5 < asked * 4, "{seen} of {asked}");
}

#[test]
fn sampled_pairs_agree_on_larger_random_maps() {
    for seed in 10_000..12_000 {
        let mut dice = Dice::new(seed);
        let map = random_map(&mut dice, 10, 9);
        let doors = dice.doors();
        for rule in rules() {
            let pairs: Vec<_> = (0..2).map(|_| (dice.space(&map), dice.space(&map))).collect();
            compare(&map, doors, rule, pairs.into_iter());
        }
    }
}

#[test]
fn rooms_with_doors_between_agree() {
    let mut through = 0;
    for seed in 20_000..20_250 {
        let mut dice = Dice::new(seed);
        let mut builder = MapBuilder::new();
        for row in 0..4 + dice.below(3) as i16 {
            for col in 0..8 {
                let hex = Offset::new(col, row).hex();
                // Two rooms, and a gap that is empty, wall or door.
                let terrain = match (col, dice.below(5)) {
                    (3 | 4, 0 | 1) => continue,
                    (3 | 4, 2) => Terrain::Wall,
                    (3 | 4, _) => Terrain::Door,
                    _ => Terrain::Floor,
                };
                builder = builder.hex(hex, terrain);
                if dice.chance(12) {
                    builder = builder.wall(hex, Dir::nth(dice.below(6)));
                }
            }
        }
        let map = builder.build().unwrap();
        let doors = dice.doors();
        for rule in rules() {
            let pairs: Vec<_> = (0..6).map(|_| (dice.space(&map), dice.space(&map))).collect();
            let apart = pairs.into_iter().filter(|&(a, b)| map.room(a) != map.room(b));
            through += compare(&map, doors, rule, apart);
        }
    }
    assert!(through > 500, "{through}");
}
