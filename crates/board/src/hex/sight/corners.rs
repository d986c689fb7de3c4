//! Lines from a corner of one hex to a corner of another (GH-ATK-06).
//!
//! There are 36 such lines between two hexes: bit 6·i + j is the line from corner i of the first to corner j of
//! the second. For each wall edge a mask says which of them it blocks; sight is what all walls leave over.

use super::super::{Dir, Hex, Point};

/// All 36 lines.
pub(super) const ALL: u64 = (1 << 36) - 1;

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

    /// For the lines from hex (0, 0) to the hex at `way`, the edge `dir` of `hex`.
    pub(super) fn of(way: Hex, hex: Hex, dir: Dir) -> Masks {
        let wall = (hex.corner(dir.number()), hex.corner(dir.number() + 1));
        let mut masks = Masks { touch: 0, beyond_ends: 0 };
        for line in 0..36 {
            let (i, j) = (line / 6, line % 6);
            let (a, b) = (Hex::default().corner(i), way.corner(j));
            if !touch(a, b, wall) {
                continue;
            }
            masks.touch |= 1 << line;
            let free = if a == b {
                // The two hexes meet in this corner; only a wall between them parts them.
                !is_edge(Hex::default(), hex, dir) || !is_edge(way, hex, dir)
            } else {
                only_at_ends(a, b, wall)
                    && !leaves_behind(Hex::default(), i, b, (hex, dir))
                    && !leaves_behind(way, j, a, (hex, dir))
            };
            if !free {
                masks.beyond_ends |= 1 << line;
            }
        }
        masks
    }
}

/// Whether two closed segments have a point in common.
fn touch(a: Point, b: Point, (p, q): (Point, Point)) -> bool {
    let (sp, sq) = (a.turn_to(b, p).signum(), a.turn_to(b, q).signum());
    let (sa, sb) = (p.turn_to(q, a).signum(), p.turn_to(q, b).signum());
    if sp == 0 && sq == 0 && sa == 0 && sb == 0 {
        // All on one line, or the first segment is a point on the line of the second.
        let meet = |a: i32, b: i32, p: i32, q: i32| a.min(b) <= p.max(q) && p.min(q) <= a.max(b);
        return meet(a.x, b.x, p.x, q.x) && meet(a.y, b.y, p.y, q.y);
    }
    sp * sq <= 0 && sa * sb <= 0
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
