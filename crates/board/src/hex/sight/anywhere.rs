//! Lines from any point of one hex to any point of another (FH-LOS-02).
//!
//! Walls are closed and hexes may be taken open: a free line can always be moved a little. Seen from the direction of a
//! line, a hex is widest at two opposite corners, and the line crosses the diagonal between them. So a line of sight
//! joins the same diagonal of both hexes, for one of the three diagonals. The two diagonals span a parallelogram, the
//! *frame*. No wall crosses a diagonal, so walls only matter inside the frame, and a line that joins its two ends must
//! have each connected piece of wall wholly above or wholly below it. Pieces that reach the upper side of the frame are
//! above, those that reach the lower side below, and floating pieces may be either. In coordinates along and across the
//! frame (both from 0 to `size`) the line is the graph of a linear function, and the question is whether a straight
//! line can separate two small sets of points: the hull of the upper ones must stay strictly above that of the lower
//! ones.

use super::super::{Dir, Hex, Point};
use super::cross;

/// The parallelogram between the same diagonal of two hexes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// From the first hex to the second.
    way: Point,
    /// Upper end of the first diagonal; the lower end is its negative.
    top: Point,
    size: i32,
}

/// The frames for the lines from hex (0, 0) to the hex at `way`, at most three.
pub(super) fn frames(way: Hex) -> [Option<Frame>; 3] {
    let way = way.centre();
    [0, 1, 2].map(|corner| {
        let point = Hex::default().corner(corner);
        let size = 2 * cross(way, point);
        let top = if size < 0 { Point { x: -point.x, y: -point.y } } else { point };
        (size != 0).then_some(Frame { way, top, size: size.abs() })
    })
}

impl Frame {
    /// Along and across the frame, from 0 to `size` inside it.
    fn place(&self, point: Point) -> Spot {
        let from_bottom = Point { x: point.x + self.top.x, y: point.y + self.top.y };
        let diagonal = Point { x: 2 * self.top.x, y: 2 * self.top.y };
        Spot { along: cross(from_bottom, diagonal), across: cross(self.way, from_bottom) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Spot {
    along: i32,
    across: i32,
}

/// What a wall on an edge does in a frame.
#[derive(Clone, Copy, Debug)]
enum Effect {
    /// It lies outside.
    Nothing,
    /// It goes from the lower side to the upper one, so no line passes.
    Shuts,
    /// It hangs from the upper side down to the spot.
    Above(Spot),
    /// It stands on the lower side, up to the spot.
    Below(Spot),
    /// Both ends are inside.
    Floats(Spot, Spot),
}

/// What a wall on an edge does in each of the frames.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    effects: [Effect; 3],
    /// The same at a glance.
    pub glance: Glance,
}

/// What walls do in each of the three frames: a bit per effect and frame, so that adding a wall is a single `|`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Glance(u16);

const ALL_FRAMES: u16 = 0b111;
const SHUT: u16 = 0;
const ABOVE: u16 = 3;
const BELOW: u16 = 6;
const FLOATS: u16 = 9;

impl Glance {
    /// The frames of a way before any wall: those that it does not have are shut.
    pub(super) fn of(frames: &[Option<Frame>; 3]) -> Glance {
        Glance((0..3).filter(|&number| frames[number].is_none()).fold(0, |shut, number| shut | 1 << number))
    }

    #[inline]
    pub(super) fn add(&mut self, wall: Glance) {
        self.0 |= wall.0;
    }

    #[inline]
    pub(super) fn all_shut(self) -> bool {
        self.0 & ALL_FRAMES == ALL_FRAMES
    }

    #[inline]
    pub(super) fn is_nothing(self) -> bool {
        self.0 == 0
    }

    fn shut(self) -> u16 {
        self.0 & ALL_FRAMES
    }

    /// Frames in which a line passes because walls reach in from one side at most.
    fn open(self) -> u16 {
        ALL_FRAMES & !(self.0 | self.0 >> FLOATS | (self.0 >> ABOVE & self.0 >> BELOW))
    }
}

impl Edge {
    pub(super) fn of(frames: &[Option<Frame>; 3], hex: Hex, dir: Dir) -> Edge {
        let ends = (hex.corner(dir.number()), hex.corner(dir.number() + 1));
        let mut edge = Edge { effects: [Effect::Nothing; 3], glance: Glance::default() };
        for (number, frame) in (0..).zip(frames) {
            let Some(frame) = frame else { continue };
            let effect = effect(frame, ends);
            edge.effects[usize::from(number)] = effect;
            match effect {
                Effect::Nothing => {}
                Effect::Shuts => edge.glance.0 |= 1 << (SHUT + number),
                Effect::Above(_) => edge.glance.0 |= 1 << (ABOVE + number),
                Effect::Below(_) => edge.glance.0 |= 1 << (BELOW + number),
                Effect::Floats(..) => edge.glance.0 |= 1 << (FLOATS + number),
            }
        }
        edge
    }
}

fn effect(frame: &Frame, ends: (Point, Point)) -> Effect {
    let size = frame.size;
    let (a, b) = (frame.place(ends.0), frame.place(ends.1));
    let (low, high) = if a.across <= b.across { (a, b) } else { (b, a) };
    let within = |spot: Spot| (1..size).contains(&spot.along);
    match (low.across <= 0, high.across >= size) {
        _ if high.across <= 0 || low.across >= size => Effect::Nothing,
        (true, true) => {
            // Halfway up, where it cannot touch a corner of the hexes.
            let (rise, size) = (i64::from(high.across - low.across), i64::from(size));
            let along = i64::from(low.along) * (2 * i64::from(high.across) - size)
                + i64::from(high.along) * (size - 2 * i64::from(low.across));
            if along > 0 && along < size * 2 * rise { Effect::Shuts } else { Effect::Nothing }
        }
        (true, false) if within(high) => Effect::Below(high),
        (false, true) if within(low) => Effect::Above(low),
        (false, false) if within(low) => Effect::Floats(low, high),
        _ => Effect::Nothing,
    }
}

/// Memory that is used again from one question to the next.
#[derive(Default)]
pub(super) struct Scratch {
    /// The edges with walls that may matter.
    pub walls: Vec<u16>,
    spots: Vec<(Spot, Side)>,
    joins: Vec<(usize, usize)>,
    hulls: Hulls,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Either,
    Above,
    Below,
}

/// Whether some line in some frame passes all walls; `glance` is what they do together.
pub(super) fn is_open(
    frames: &[Option<Frame>; 3],
    edges: &[Edge],
    glance: Glance,
    scratch: &mut Scratch,
) -> bool {
    glance.open() != 0
        || frames
            .iter()
            .enumerate()
            .filter(|(number, _)| glance.shut() >> number & 1 == 0)
            .any(|(number, frame)| frame.is_some_and(|frame| scratch.frame_is_open(number, &frame, edges)))
}

impl Scratch {
    fn frame_is_open(&mut self, number: usize, frame: &Frame, edges: &[Edge]) -> bool {
        self.spots.clear();
        self.joins.clear();
        for at in 0..self.walls.len() {
            let agree = match edges[usize::from(self.walls[at])].effects[number] {
                Effect::Nothing => true,
                Effect::Shuts => false,
                Effect::Above(spot) => self.add(spot, Side::Above).is_some(),
                Effect::Below(spot) => self.add(spot, Side::Below).is_some(),
                Effect::Floats(a, b) => {
                    let ends = (self.add(a, Side::Either), self.add(b, Side::Either));
                    if let (Some(a), Some(b)) = ends {
                        self.joins.push((a, b));
                    }
                    true
                }
            };
            if !agree {
                return false;
            }
        }
        solve(&mut self.spots, &self.joins, frame.size, &mut self.hulls)
    }

    /// Notes on which side of the line a spot is; `None` if it would have to be on both.
    fn add(&mut self, spot: Spot, side: Side) -> Option<usize> {
        let at = self.spots.iter().position(|&(known, _)| known == spot).unwrap_or_else(|| {
            self.spots.push((spot, Side::Either));
            self.spots.len() - 1
        });
        put(&mut self.spots[at].1, side).then_some(at)
    }
}

fn put(known: &mut Side, side: Side) -> bool {
    match (*known, side) {
        (_, Side::Either) => true,
        (Side::Either, _) => {
            *known = side;
            true
        }
        (known, side) => known == side,
    }
}

/// Whether sides can be found for all spots so that a line separates them.
///
/// Floating pieces are tried above and below; a branch ends as soon as what is settled cannot be separated, so there
/// are never more branches than different lines.
fn solve(spots: &mut [(Spot, Side)], joins: &[(usize, usize)], size: i32, hulls: &mut Hulls) -> bool {
    loop {
        let mut changed = false;
        for &(a, b) in joins {
            let (side_a, side_b) = (spots[a].1, spots[b].1);
            if !put(&mut spots[a].1, side_b) || !put(&mut spots[b].1, side_a) {
                return false;
            }
            changed |= (side_a, side_b) != (spots[a].1, spots[b].1);
        }
        if !changed {
            break;
        }
    }
    if !hulls.part(spots, size) {
        return false;
    }
    let Some(open) = spots.iter().position(|&(_, side)| side == Side::Either) else { return true };
    [Side::Above, Side::Below].into_iter().any(|side| {
        let mut tried = spots.to_vec();
        tried[open].1 = side;
        solve(&mut tried, joins, size, hulls)
    })
}

#[derive(Default)]
struct Hulls {
    upper: Vec<Spot>,
    lower: Vec<Spot>,
}

impl Hulls {
    /// Whether a line from the left to the right side of the frame has all spots strictly on their sides.
    fn part(&mut self, spots: &[(Spot, Side)], size: i32) -> bool {
        let has = |side| spots.iter().any(|&(_, known)| known == side);
        if !has(Side::Above) || !has(Side::Below) {
            return true;
        }
        hull(&mut self.upper, spots, Side::Above, size, size);
        hull(&mut self.lower, spots, Side::Below, 0, size);
        // The gap between two convex curves is narrowest at a corner of one of them.
        self.lower.iter().all(|&spot| height(&self.upper, spot) < 0)
            && self.upper.iter().all(|&spot| height(&self.lower, spot) > 0)
    }
}

/// The side of the hull of the spots, and of a side of the frame, that faces the line.
fn hull(out: &mut Vec<Spot>, spots: &[(Spot, Side)], side: Side, edge: i32, size: i32) {
    let facing = if side == Side::Above { 1 } else { -1 };
    out.clear();
    out.extend([0, size].map(|along| Spot { along, across: edge }));
    out.extend(spots.iter().filter(|&&(_, known)| known == side).map(|&(spot, _)| spot));
    out.sort_by_key(|spot| (spot.along, facing * spot.across));
    out.dedup_by_key(|spot| spot.along);
    let mut kept = 0;
    for at in 0..out.len() {
        let next = out[at];
        while kept >= 2 && i64::from(facing) * turn(out[kept - 2], out[kept - 1], next) <= 0 {
            kept -= 1;
        }
        out[kept] = next;
        kept += 1;
    }
    out.truncate(kept);
}

/// Positive above the curve, negative below, zero on it.
fn height(curve: &[Spot], spot: Spot) -> i64 {
    let right = curve.partition_point(|corner| corner.along < spot.along).clamp(1, curve.len() - 1);
    turn(curve[right - 1], curve[right], spot)
}

fn turn(a: Spot, b: Spot, c: Spot) -> i64 {
    let (bx, by) = (i64::from(b.along - a.along), i64::from(b.across - a.across));
    let (cx, cy) = (i64::from(c.along - a.along), i64::from(c.across - a.across));
    bx * cy - by * cx
}
