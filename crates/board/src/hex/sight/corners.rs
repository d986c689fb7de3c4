//! Lines from a corner of one hex to a corner of another (GH-ATK-06).
//!
//! There are 36 such lines between two hexes: bit 6·i + j is the line from corner i of the first to corner j of the
//! second. For each wall edge a mask says which of them it blocks; two hexes see each other if all walls together leave
//! a line free.

use std::sync::OnceLock;

use super::super::{Dir, Hex, Point};
use super::cross;

/// All 36 lines.
pub(super) const ALL: u64 = (1 << 36) - 1;

const EVERY_SIXTH: u64 = 1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24 | 1 << 30;

/// Which lines an edge blocks when there is a wall on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Masks {
    /// Lines that touch the edge anywhere.
    pub touch: u64,
    /// The same without those that only end on it and leave it to their own side (GH-GAP-37).
    pub beyond_ends: u64,
}

impl Masks {
    pub(super) const UNKNOWN: Masks = Masks { touch: u64::MAX, beyond_ends: u64::MAX };

    /// For the lines of a bundle, the edge `dir` of `hex`.
    ///
    /// Two segments touch if neither lies wholly on one side of the other, lines that coincide excepted.
    pub(super) fn of(bundle: &Bundle, hex: Hex, dir: Dir) -> Masks {
        let wall = (hex.corner(dir.number()), hex.corner(dir.number() + 1));
        let (p, q) = wall;
        let side = |corner: Point| p.turn_to(q, corner) as i32;
        let (sides_a, sides_b) = (bundle.from.map(side), bundle.to.map(side));
        let [(p_from, p_to), (q_from, q_to)] =
            [p, q].map(|end| (bundle.from.map(|a| cross(end, a)), bundle.to.map(|b| cross(b, end))));
        let (mut touch, mut along, mut at_end) = (0u64, 0u64, 0u64);
        for i in 0..6 {
            for j in 0..6 {
                // The sides of the line from corner i to corner j on which the ends of the edge lie.
                let side_p = bundle.between[i][j] + p_to[j] + p_from[i];
                let side_q = bundle.between[i][j] + q_to[j] + q_from[i];
                let apart = same_side(side_p, side_q) | same_side(sides_a[i], sides_b[j]);
                touch |= u64::from(!apart) << (6 * i + j);
                along |= u64::from(side_p | side_q == 0) << (6 * i + j);
            }
        }
        for corner in 0..6 {
            let ends_on = |end: Point| u64::from(end == p || end == q);
            at_end |= ends_on(bundle.from[corner]) * (0b11_1111 << (6 * corner));
            at_end |= ends_on(bundle.to[corner]) * (EVERY_SIXTH << corner);
        }
        for line in bits(touch & along) {
            if !overlap(bundle.from[line / 6], bundle.to[line % 6], wall) {
                touch &= !(1 << line);
            }
        }
        let free = bits(touch & at_end).filter(|line| bundle.may_end(line / 6, line % 6, hex, dir));
        let beyond_ends = free.fold(touch, |rest, line| rest & !(1 << line));
        Masks { touch, beyond_ends }
    }
}

/// The longest ways whose masks are kept.
const KEPT: i16 = 12;

/// The masks of all edges along a way, in the order in which they are looked at.
type Kept = OnceLock<Box<[Masks]>>;

/// Which lines an edge blocks depends on nothing but where it lies. So it is worked out once, for all maps; for the
/// ways that are short enough to come up again and again.
static ALONG: [Kept; ((KEPT + 1) * (2 * KEPT + 1)) as usize] =
    [const { OnceLock::new() }; ((KEPT + 1) * (2 * KEPT + 1)) as usize];

/// Where the masks of a way are kept that goes down, or straight to the right; nowhere, if it is a long way.
pub(super) fn along(way: Hex) -> Option<&'static Kept> {
    let fits = (0..=KEPT).contains(&way.r) && (-KEPT..=KEPT).contains(&way.q);
    fits.then(|| &ALONG[usize::from((way.r * (2 * KEPT + 1) + way.q + KEPT).unsigned_abs())])
}

fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        lowest
    })
}

/// The 36 lines from hex (0, 0) to another.
#[derive(Default)]
pub(super) struct Bundle {
    way: Hex,
    from: [Point; 6],
    to: [Point; 6],
    between: [[i32; 6]; 6],
}

impl Bundle {
    pub(super) fn new(way: Hex) -> Bundle {
        let corners = |hex: Hex| [0, 1, 2, 3, 4, 5].map(|corner| hex.corner(corner));
        let (from, to) = (corners(Hex::default()), corners(way));
        Bundle { way, from, to, between: from.map(|a| to.map(|b| cross(a, b))) }
    }

    /// Whether a line that ends on the edge touches it nowhere else and leaves it to its own side (GH-GAP-37).
    fn may_end(&self, i: usize, j: usize, hex: Hex, dir: Dir) -> bool {
        let (a, b, own, other) = (self.from[i], self.to[j], Hex::default(), self.way);
        if a == b {
            // The two hexes meet in this corner; only a wall between them parts them.
            return !is_edge(own, hex, dir) || !is_edge(other, hex, dir);
        }
        only_at_ends(a, b, (hex.corner(dir.number()), hex.corner(dir.number() + 1)))
            && !(is_edge(own, hex, dir) && leaves_behind(own, i, b, (hex, dir)))
            && !(is_edge(other, hex, dir) && leaves_behind(other, j, a, (hex, dir)))
    }
}

fn same_side(a: i32, b: i32) -> bool {
    ((a > 0) & (b > 0)) | ((a < 0) & (b < 0))
}

/// Whether two segments on one line have a point in common; the first may be a point.
fn overlap(a: Point, b: Point, (p, q): (Point, Point)) -> bool {
    let meet = |a: i32, b: i32, p: i32, q: i32| a.min(b) <= p.max(q) && p.min(q) <= a.max(b);
    meet(a.x, b.x, p.x, q.x) && meet(a.y, b.y, p.y, q.y)
}

/// Whether touching segments touch only in an end of the first one.
fn only_at_ends(a: Point, b: Point, (p, q): (Point, Point)) -> bool {
    let ends_on = |end: Point| end == p || end == q;
    if a.turn_to(b, p) == 0 && a.turn_to(b, q) == 0 {
        // On one line: the far end of the wall must lie outside the segment.
        let inside = |x: Point| (a.min(b)..=a.max(b)).contains(&x);
        return (ends_on(a) || ends_on(b))
            && !(inside(p) && inside(q))
            && !(p.min(q) < a.min(b) && p.max(q) > a.max(b));
    }
    // No corner of a hex lies inside an edge of another.
    ends_on(a) || ends_on(b)
}

/// Whether a line from a corner of `own` goes into the hex on the far side of a wall of `own`, or along its
/// side.
fn leaves_behind(own: Hex, corner: usize, towards: Point, (hex, dir): (Hex, Dir)) -> bool {
    let from = own.corner(corner);
    let side = |edge: Dir, other_end: usize| {
        if !same_edge((own, edge), (hex, dir)) {
            return false;
        }
        // The hex behind the wall fills the angle between the wall and the edge that leads straight outwards.
        let out = Point { x: 2 * from.x - own.centre().x, y: 2 * from.y - own.centre().y };
        let along = own.corner(other_end);
        let sense = from.turn_to(out, along).signum();
        from.turn_to(out, towards).signum() * sense >= 0 && from.turn_to(towards, along).signum() * sense > 0
    };
    side(Dir::nth(corner), corner + 1) || side(Dir::nth(corner + 5), corner + 5)
}

fn is_edge(own: Hex, hex: Hex, dir: Dir) -> bool {
    own == hex || own == hex.neighbour(dir)
}

fn same_edge(a: (Hex, Dir), b: (Hex, Dir)) -> bool {
    a == b || (a.0.neighbour(a.1), a.1.back()) == b
}
