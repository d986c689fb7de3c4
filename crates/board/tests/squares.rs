//! Squares: sight compared with exact geometry, large figures, ways, and situations from the book.

use board::square::{Body, Gates, Line, Map, Size, Spot, Ways};
use board::{SpaceId, SpaceSet};

/// A small generator, so that the maps are always the same.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

fn random_map(dice: &mut Dice) -> Map {
    let mut sign = || ['.', '.', '.', '.', '#', '*'][dice.below(6) as usize];
    let text: Vec<String> = (0..5).map(|_| (0..6).map(|_| sign()).collect()).collect();
    let mut map: Map = text.join("\n").parse().unwrap();
    for _ in 0..8 {
        let a = Spot::new(dice.below(6) as i16, dice.below(5) as i16);
        let b = if dice.below(2) == 0 { Spot::new(a.x + 1, a.y) } else { Spot::new(a.x, a.y + 1) };
        let line = [Line::Wall, Line::Elevation, Line::Brush, Line::Wall][dice.below(4) as usize];
        // Where there are no two squares nothing is laid.
        let _ = map.lay(a, b, line);
    }
    map
}

/// Whether the segment passes through the inside of a unit square, or runs along one of its edges: exact, with
/// fractions of the whole length.
fn meets_square(p: (i64, i64), d: (i64, i64), (x, y): (i64, i64)) -> bool {
    // The interval of t (0 to 1, as fractions low/den to high/den) in which the segment is within the closed square.
    let mut low = (0i64, 1i64);
    let mut high = (1i64, 1i64);
    for (start, step, edge) in [(p.0, d.0, x), (p.1, d.1, y)] {
        if step == 0 {
            if start < edge || start > edge + 1 {
                return false;
            }
            continue;
        }
        let (mut a, mut b) = ((edge - start, step), (edge + 1 - start, step));
        if step < 0 {
            (a, b) = ((-b.0, -b.1), (-a.0, -a.1));
        }
        if a.0 * low.1 > low.0 * a.1 {
            low = a;
        }
        if b.0 * high.1 < high.0 * b.1 {
            high = b;
        }
    }
    // More than a point of it.
    low.0 * high.1 < high.0 * low.1
}

/// The same question, answered by geometry alone.
fn plainly_sees(map: &Map, a: SpaceId, b: SpaceId, bodies: &SpaceSet) -> bool {
    let (from, to) = (map.spot(a), map.spot(b));
    let blocked = |x: i64, y: i64| match map.at(x as i16, y as i16) {
        None => true,
        Some(space) => !map.is_ground(space) || bodies.contains(space),
    };
    let opaque = |p: (i64, i64), q: (i64, i64)| {
        let spot = |(x, y): (i64, i64)| Spot::new(x as i16, y as i16);
        !map.line(Gates::SHUT, spot(p), spot(q)).lets().sees
    };
    let corners =
        |s: Spot| [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| (i64::from(s.x) + x, i64::from(s.y) + y));
    let centre = |s: Spot| (2 * i64::from(s.x) + 1, 2 * i64::from(s.y) + 1);
    let clear = |p: (i64, i64), q: (i64, i64)| {
        let d = (q.0 - p.0, q.1 - p.1);
        for y in -1..7 {
            for x in -1..8 {
                if blocked(x, y) && meets_square(p, d, (x, y)) {
                    return false;
                }
                // The walls to the left of and above this square, as segments.
                for (other, u, v) in [((x - 1, y), (x, y), (x, y + 1)), ((x, y - 1), (x, y), (x + 1, y))] {
                    if opaque(other, (x, y)) && crosses(p, q, u, v) {
                        return false;
                    }
                }
            }
        }
        // At every corner of squares on the line: what comes in and what goes out may not have walls on both sides.
        let g = gcd(d.0.abs(), d.1.abs());
        (0..=g).all(|n| {
            let c = (p.0 + d.0 / g * n, p.1 + d.1 / g * n);
            let into = if n == 0 { toward(c, centre(from)) } else { (-d.0, -d.1) };
            let out = if n == g { toward(c, centre(to)) } else { d };
            let walls = [
                ((1, 0), opaque((c.0, c.1 - 1), c)),
                ((0, 1), opaque((c.0 - 1, c.1), c)),
                ((-1, 0), opaque((c.0 - 1, c.1 - 1), (c.0 - 1, c.1))),
                ((0, -1), opaque((c.0 - 1, c.1 - 1), (c.0, c.1 - 1))),
            ];
            let on = |left: bool| walls.iter().any(|(w, there)| *there && lies(*w, into, out, left));
            !(on(true) && on(false))
        })
    };
    corners(from).iter().any(|p| corners(to).iter().any(|q| clear(*p, *q)))
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// From a corner to the middle of a square, which is given in halves.
fn toward(c: (i64, i64), centre: (i64, i64)) -> (i64, i64) {
    (centre.0 - 2 * c.0, centre.1 - 2 * c.1)
}

fn angle(v: (i64, i64)) -> f64 {
    (v.1 as f64).atan2(v.0 as f64).rem_euclid(std::f64::consts::TAU)
}

/// Whether a wall in direction `w` lies strictly on one side of the path that comes from `into` and leaves to `out`.
fn lies(w: (i64, i64), into: (i64, i64), out: (i64, i64), left: bool) -> bool {
    let turn = |from: f64, to: f64| (to - from).rem_euclid(std::f64::consts::TAU);
    let (to_out, to_wall) = (turn(angle(into), angle(out)), turn(angle(into), angle(w)));
    if to_out < 1e-9 || to_wall < 1e-9 || (to_wall - to_out).abs() < 1e-9 {
        return false;
    }
    (to_wall < to_out) == left
}

/// Whether a line crosses a wall between its ends, or runs along it.
fn crosses(p: (i64, i64), q: (i64, i64), u: (i64, i64), v: (i64, i64)) -> bool {
    let cross =
        |o: (i64, i64), a: (i64, i64), b: (i64, i64)| (a.0 - o.0) * (b.1 - o.1) - (a.1 - o.1) * (b.0 - o.0);
    let (a, b) = (cross(p, q, u), cross(p, q, v));
    if a == 0 && b == 0 {
        let along = |r: (i64, i64)| if p.0 == q.0 { r.1 } else { r.0 };
        let (low, high) = (along(p).min(along(q)), along(p).max(along(q)));
        return along(u).min(along(v)) < high && along(u).max(along(v)) > low;
    }
    a.signum() * b.signum() < 0 && cross(u, v, p).signum() * cross(u, v, q).signum() < 0
}

#[test]
fn sight_agrees_with_plain_geometry() {
    let mut dice = Dice(7);
    let (mut seen, mut all) = (0, 0);
    for _ in 0..60 {
        let map = random_map(&mut dice);
        let bodies: SpaceSet = map.spaces().filter(|_| dice.below(5) == 0).collect();
        for a in map.spaces().filter(|a| map.is_ground(*a)) {
            for b in map.spaces().filter(|b| map.is_ground(*b) && *b != a && !map.touch(a, *b)) {
                let mut bodies = bodies.clone();
                bodies.insert(a);
                bodies.insert(b);
                let sees = map.sees(Gates::SHUT, a, b, &bodies);
                let plain = plainly_sees(&map, a, b, &bodies);
                assert_eq!(sees, plain, "{} to {}\n{}", map.spot(a), map.spot(b), map.drawing());
                assert_eq!(sees, map.sees(Gates::SHUT, b, a, &bodies), "sight is mutual");
                (seen, all) = (seen + usize::from(sees), all + 1);
            }
        }
    }
    assert!(seen > 1_000 && all > seen * 2, "{seen} of {all}");
}

fn map(text: &str) -> Map {
    text.parse().unwrap()
}

fn sees(map: &Map, a: (i16, i16), b: (i16, i16), others: &[(i16, i16)]) -> bool {
    let at = |(x, y)| map.at(x, y).unwrap();
    let bodies: SpaceSet = others.iter().chain([&a, &b]).map(|spot| at(*spot)).collect();
    map.sees(Gates::SHUT, at(a), at(b), &bodies)
}

/// A line that meets a straight wall between two of its edges goes through it.
#[test]
fn nobody_looks_through_a_straight_wall() {
    let mut map = map("....\n....\n....");
    for y in 0..3 {
        map.lay(Spot::new(1, y), Spot::new(2, y), Line::Wall).unwrap();
    }
    for a in [(0, 0), (1, 0), (1, 1), (0, 2)] {
        for b in [(2, 0), (3, 1), (2, 2), (3, 2)] {
            assert!(!sees(&map, a, b, &[]), "{a:?} to {b:?}");
        }
    }
}

#[test]
fn a_wall_that_ends_is_looked_past() {
    let mut map = map("....\n....");
    map.lay(Spot::new(1, 0), Spot::new(2, 0), Line::Wall).unwrap();
    assert!(!sees(&map, (1, 0), (2, 0), &[]));
    assert!(sees(&map, (0, 1), (3, 0), &[]));
    assert!(sees(&map, (1, 1), (2, 0), &[]));
}

/// In a corridor one square wide two figures see each other, and a third between them hides them.
#[test]
fn in_a_corridor_figures_see_along_its_diagonal() {
    let map = map("....");
    assert!(sees(&map, (0, 0), (3, 0), &[]));
    assert!(!sees(&map, (0, 0), (3, 0), &[(1, 0)]));
}

#[test]
fn two_figures_at_a_corner_do_not_hide_what_is_behind_it() {
    let map = map("...\n...\n...");
    assert!(sees(&map, (0, 0), (2, 2), &[(1, 0), (0, 1)]));
    assert!(sees(&map, (0, 0), (2, 2), &[(1, 1)])); // past its corner
    assert!(!sees(&map, (0, 0), (2, 2), &[(1, 1), (1, 0), (0, 1)]));
}

#[test]
fn brush_hides_what_is_adjacent_and_a_portcullis_does_not() {
    let mut map = map("....");
    map.lay(Spot::new(0, 0), Spot::new(1, 0), Line::Brush).unwrap();
    map.lay(Spot::new(2, 0), Spot::new(3, 0), Line::Portcullis).unwrap();
    let at = |x| map.at(x, 0).unwrap();
    assert!(map.adjacent(Gates::SHUT, at(0), at(1)) && map.may_step(Gates::SHUT, at(0), at(1)));
    assert!(!sees(&map, (0, 0), (1, 0), &[]));
    assert!(map.adjacent(Gates::SHUT, at(2), at(3)) && !map.may_step(Gates::SHUT, at(2), at(3)));
    assert!(sees(&map, (2, 0), (3, 0), &[]));
    assert_eq!(map.distance(Gates::SHUT, at(0), at(3)), Some(3));
}

/// Corners: past the end of a wall one may step; through a wall that goes on, or between two corners of the map, not.
#[test]
fn a_corner_separates_only_if_both_ways_around_it_are_blocked() {
    let mut open = map("..\n..");
    open.lay(Spot::new(0, 0), Spot::new(1, 0), Line::Wall).unwrap();
    let at = |map: &Map, x, y| map.at(x, y).unwrap();
    assert!(open.adjacent(Gates::SHUT, at(&open, 0, 0), at(&open, 1, 1)));
    open.lay(Spot::new(0, 1), Spot::new(1, 1), Line::Wall).unwrap();
    assert!(!open.adjacent(Gates::SHUT, at(&open, 0, 0), at(&open, 1, 1)));
    let touching = map(".#\n#.");
    assert!(!touching.adjacent(Gates::SHUT, at(&touching, 0, 0), at(&touching, 1, 1)));
    let pillars = map(".*\n*.");
    assert!(pillars.may_step(Gates::SHUT, at(&pillars, 0, 0), at(&pillars, 1, 1)));
    assert!(!pillars.adjacent(Gates::SHUT, at(&pillars, 0, 0), at(&pillars, 1, 0)));
}

#[test]
fn a_blow_through_a_corner_goes_over_an_elevation_only_where_two_lines_meet() {
    let mut map = map("..\n..");
    map.lay(Spot::new(0, 0), Spot::new(0, 1), Line::Elevation).unwrap();
    let at = |x, y| map.at(x, y).unwrap();
    assert!(map.over_elevation(Gates::SHUT, at(0, 0), at(0, 1)));
    assert!(!map.over_elevation(Gates::SHUT, at(0, 0), at(1, 1)));
    let mut two = map.clone();
    two.lay(Spot::new(1, 0), Spot::new(1, 1), Line::Elevation).unwrap();
    assert!(two.over_elevation(Gates::SHUT, at(0, 0), at(1, 1)));
    assert!(!two.may_step(Gates::SHUT, at(0, 0), at(1, 1)));
    let mut wall = map.clone();
    wall.lay(Spot::new(0, 0), Spot::new(1, 0), Line::Wall).unwrap();
    assert!(wall.over_elevation(Gates::SHUT, at(0, 0), at(1, 1)));
}

#[test]
fn large_figures_stand_where_every_square_is_free_of_walls() {
    let mut map = map("....\n....");
    let size = Size { short: 2, long: 3 };
    assert_eq!(map.bodies_over(Gates::SHUT, size, Spot::new(0, 0)).len(), 1);
    map.lay(Spot::new(1, 0), Spot::new(2, 0), Line::Elevation).unwrap();
    assert_eq!(map.bodies_over(Gates::SHUT, size, Spot::new(0, 0)).len(), 1);
    map.lay(Spot::new(1, 1), Spot::new(2, 1), Line::Brush).unwrap();
    assert!(map.bodies_over(Gates::SHUT, size, Spot::new(0, 0)).is_empty());
    let body: Body = "2,0/2x2".parse().unwrap();
    assert!(map.fits(Gates::SHUT, body) && body.to_string() == "2,0/2x2");
    assert_eq!(map.covered(body).len(), 4);
}

/// All cheapest ways, compared with every way there is.
#[test]
fn ways_have_every_tie() {
    let mut dice = Dice(3);
    for _ in 0..40 {
        let map = random_map(&mut dice);
        let Some(start) = map.spaces().find(|space| map.is_ground(*space)) else { continue };
        let step = |a: SpaceId, b: SpaceId| {
            map.may_step(Gates::SHUT, a, b).then_some(if b.index().is_multiple_of(3) { 2 } else { 1 })
        };
        let ways = Ways::from(&map, start, step);
        // Bellman's way: as often over all steps as there are squares.
        let mut plain = vec![u16::MAX; map.len()];
        plain[start.index()] = 0;
        for _ in 0..map.len() {
            for a in map.spaces().filter(|a| plain[a.index()] < u16::MAX).collect::<Vec<_>>() {
                for b in map.around(a) {
                    if let Some(cost) = step(a, b) {
                        plain[b.index()] = plain[b.index()].min(plain[a.index()] + cost);
                    }
                }
            }
        }
        for space in map.spaces() {
            assert_eq!(ways.cost(space).unwrap_or(u16::MAX), plain[space.index()]);
            let ties = |a: &SpaceId| {
                step(*a, space).is_some_and(|cost| {
                    plain[a.index()] < u16::MAX && plain[a.index()] + cost == plain[space.index()]
                })
            };
            let mut before: Vec<SpaceId> = map.around(space).filter(ties).collect();
            before.sort_unstable();
            if space != start {
                assert_eq!(ways.before(space), before, "{}", map.drawing());
            }
        }
    }
}

#[test]
fn what_was_seen_before_does_not_hide_what_a_gate_or_a_wall_changes() {
    let mut map: Map = "....".parse().expect("a map");
    let door = map.lay_gate(&[(Spot::new(1, 0), Spot::new(2, 0))], Line::Door).expect("a door");
    let ends = [map.at(0, 0), map.at(3, 0)].map(|space| space.expect("a square"));
    let sees = |map: &Map, gates| map.sees(gates, ends[0], ends[1], &SpaceSet::new());
    assert!(!sees(&map, Gates::SHUT));
    assert!(sees(&map, Gates::SHUT.opened(door)));
    assert!(!sees(&map, Gates::SHUT));
    map.lay(Spot::new(0, 0), Spot::new(1, 0), Line::Wall).expect("a wall");
    assert!(!sees(&map, Gates::SHUT.opened(door)));
}
