//! Coordinates: hexes, directions, corners.

use std::fmt;
use std::ops::{Add, Neg, Sub};

use serde::{Deserialize, Serialize};

/// A hex, or the step from one hex to another as a vector, in axial coordinates.
///
/// `q` counts to the right, `r` down and to the right. The order is reading order: by row, then from left to
/// right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hex {
    /// To the right.
    pub q: i16,
    /// Down to the right; also the row.
    pub r: i16,
}

/// A hex by column and row as drawings and cases write it: odd rows stand half a hex to the right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Offset {
    /// Column, from the left.
    pub col: i16,
    /// Row, from the top.
    pub row: i16,
}

/// A point of the plane in exact integers: an affine picture of the hex grid.
///
/// A hex has its centre at `(2q + r, 3r)` and its corners at the centre plus (1,-1), (1,1), (0,2), (-1,1), (-1,-1),
/// (0,-2). With side length 1 the true place is `(x·√3/2, y/2)`; lines that meet or miss each other in this picture do
/// so in the true plane too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// To the right, in half hex widths.
    pub x: i32,
    /// Downwards, in half side lengths.
    pub y: i32,
}

/// One of the six directions, clockwise from east. The edge in direction *d* joins corners *d* and *d* + 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Dir {
    /// To the right.
    E,
    /// Down to the right.
    Se,
    /// Down to the left.
    Sw,
    /// To the left.
    W,
    /// Up to the left.
    Nw,
    /// Up to the right.
    Ne,
}

impl Dir {
    /// All six, clockwise from east.
    pub const ALL: [Dir; 6] = [Dir::E, Dir::Se, Dir::Sw, Dir::W, Dir::Nw, Dir::Ne];

    /// The direction with this number; numbers wrap around: 6 is 0 again.
    ///
    /// ```
    /// use board::hex::Dir;
    /// assert_eq!(Dir::nth(3), Dir::W);
    /// assert_eq!(Dir::nth(7), Dir::Se);
    /// ```
    #[inline]
    pub const fn nth(number: usize) -> Dir {
        Dir::ALL[number % 6]
    }

    /// The number of the direction, 0 to 5.
    ///
    /// ```
    /// assert_eq!(board::hex::Dir::Sw.number(), 2);
    /// ```
    #[inline]
    pub const fn number(self) -> usize {
        self as usize
    }

    /// The direction after this many clockwise turns of 60 degrees.
    ///
    /// ```
    /// use board::hex::Dir;
    /// assert_eq!(Dir::Ne.turn(2), Dir::Se);
    /// ```
    pub const fn turn(self, turns: usize) -> Dir {
        Dir::nth(self.number() + turns % 6)
    }

    /// The direction back.
    ///
    /// ```
    /// use board::hex::Dir;
    /// assert_eq!(Dir::E.back(), Dir::W);
    /// ```
    #[inline]
    pub const fn back(self) -> Dir {
        Dir::nth(self.number() + 3)
    }

    /// One step in this direction, as a vector.
    ///
    /// ```
    /// use board::hex::{Dir, Hex};
    /// assert_eq!(Dir::Sw.step(), Hex::new(-1, 1));
    /// ```
    #[inline]
    pub const fn step(self) -> Hex {
        const STEPS: [Hex; 6] = [
            Hex::new(1, 0),
            Hex::new(0, 1),
            Hex::new(-1, 1),
            Hex::new(-1, 0),
            Hex::new(0, -1),
            Hex::new(1, -1),
        ];
        STEPS[self as usize]
    }
}

impl Hex {
    /// The hex at these axial coordinates.
    ///
    /// ```
    /// use board::hex::Hex;
    /// assert_eq!(Hex::new(2, -1), Hex { q: 2, r: -1 });
    /// ```
    #[inline]
    pub const fn new(q: i16, r: i16) -> Hex {
        Hex { q, r }
    }

    /// The column and row of the hex.
    ///
    /// ```
    /// use board::hex::{Hex, Offset};
    /// assert_eq!(Hex::new(1, 3).offset(), Offset::new(2, 3));
    /// assert_eq!(Hex::new(0, -1).offset().hex(), Hex::new(0, -1));
    /// ```
    pub const fn offset(self) -> Offset {
        Offset { col: self.q.wrapping_add((self.r - (self.r & 1)) / 2), row: self.r }
    }

    /// The neighbour in a direction, whether or not a wall is between.
    ///
    /// ```
    /// use board::hex::{Dir, Hex};
    /// assert_eq!(Hex::new(4, 4).neighbour(Dir::Ne), Hex::new(5, 3));
    /// ```
    #[inline]
    pub fn neighbour(self, dir: Dir) -> Hex {
        self + dir.step()
    }

    /// The direction to a neighbouring hex, `None` if it is not one.
    ///
    /// ```
    /// use board::hex::{Dir, Hex};
    /// assert_eq!(Hex::new(0, 0).dir_to(Hex::new(0, 1)), Some(Dir::Se));
    /// assert_eq!(Hex::new(0, 0).dir_to(Hex::new(2, 0)), None);
    /// ```
    pub fn dir_to(self, other: Hex) -> Option<Dir> {
        Dir::ALL.into_iter().find(|&dir| self.neighbour(dir) == other)
    }

    /// The number of steps between two hexes of an endless board without walls.
    ///
    /// ```
    /// use board::hex::Hex;
    /// assert_eq!(Hex::new(0, 0).distance(Hex::new(2, -1)), 2);
    /// assert_eq!(Hex::new(0, 0).distance(Hex::new(2, 1)), 3);
    /// ```
    pub fn distance(self, other: Hex) -> u32 {
        let (q, r) = (i32::from(other.q) - i32::from(self.q), i32::from(other.r) - i32::from(self.r));
        q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
    }

    /// The hex after this many clockwise turns of 60 degrees about (0, 0).
    ///
    /// ```
    /// use board::hex::Hex;
    /// assert_eq!(Hex::new(2, 0).rotate(1), Hex::new(0, 2));
    /// assert_eq!(Hex::new(2, 1).rotate(3), Hex::new(-2, -1));
    /// ```
    pub fn rotate(self, turns: usize) -> Hex {
        (0..turns % 6).fold(self, |hex, _| Hex::new(hex.r.wrapping_neg(), hex.q.wrapping_add(hex.r)))
    }

    /// The mirror image: up and down change places, east stays east.
    ///
    /// ```
    /// use board::hex::{Dir, Hex};
    /// assert_eq!(Hex::new(1, 0).mirror(), Hex::new(1, 0));
    /// assert_eq!(Dir::Ne.step().mirror(), Dir::Se.step());
    /// ```
    pub fn mirror(self) -> Hex {
        Hex::new(self.q.wrapping_add(self.r), self.r.wrapping_neg())
    }

    /// The hexes at exactly this distance, clockwise from east, as far as coordinates go.
    ///
    /// ```
    /// use board::hex::Hex;
    /// let ring: Vec<Hex> = Hex::new(0, 0).ring(2).collect();
    /// assert_eq!(ring.len(), 12);
    /// assert_eq!(ring[0], Hex::new(2, 0));
    /// ```
    pub fn ring(self, radius: u16) -> impl Iterator<Item = Hex> {
        let sides = if radius == 0 { 0 } else { 6 };
        let walk = (0..sides).flat_map(move |side| {
            let (out, along) = (Dir::nth(side).step(), Dir::nth(side + 2).step());
            let go = move |from: i16, out: i16, along: i16, n: u16| {
                i32::from(from) + i32::from(out) * i32::from(radius) + i32::from(along) * i32::from(n)
            };
            (0..radius).filter_map(move |n| {
                let q = go(self.q, out.q, along.q, n).try_into().ok()?;
                Some(Hex::new(q, go(self.r, out.r, along.r, n).try_into().ok()?))
            })
        });
        (radius == 0).then_some(self).into_iter().chain(walk)
    }

    /// The centre of the hex in the integer picture of the plane.
    ///
    /// ```
    /// use board::hex::{Hex, Point};
    /// assert_eq!(Hex::new(1, 2).centre(), Point { x: 4, y: 6 });
    /// ```
    #[inline]
    pub const fn centre(self) -> Point {
        Point { x: 2 * self.q as i32 + self.r as i32, y: 3 * self.r as i32 }
    }

    /// Corner 0 to 5 of the hex, clockwise from the upper right one.
    ///
    /// ```
    /// use board::hex::{Dir, Hex};
    /// let hex = Hex::new(3, 1);
    /// // The edge to the east joins corners 0 and 1; the neighbour there has them as 4 and 3.
    /// assert_eq!(hex.corner(0), hex.neighbour(Dir::E).corner(4));
    /// assert_eq!(hex.corner(1), hex.neighbour(Dir::E).corner(3));
    /// ```
    #[inline]
    pub const fn corner(self, number: usize) -> Point {
        const CORNERS: [(i32, i32); 6] = [(1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2)];
        let (centre, (x, y)) = (self.centre(), CORNERS[number % 6]);
        Point { x: centre.x + x, y: centre.y + y }
    }
}

impl Offset {
    /// The hex in this column and row.
    ///
    /// ```
    /// use board::hex::Offset;
    /// assert_eq!(Offset::new(2, 1).to_string(), "2,1");
    /// ```
    pub const fn new(col: i16, row: i16) -> Offset {
        Offset { col, row }
    }

    /// The same hex in axial coordinates.
    ///
    /// ```
    /// use board::hex::{Hex, Offset};
    /// assert_eq!(Offset::new(2, 3).hex(), Hex::new(1, 3));
    /// ```
    pub const fn hex(self) -> Hex {
        Hex::new(self.col.wrapping_sub((self.row - (self.row & 1)) / 2), self.row)
    }
}

impl Point {
    /// Twice the signed area of the triangle `self`, `a`, `b`: positive if the turn is clockwise on the screen.
    ///
    /// ```
    /// use board::hex::Point;
    /// let at = |x, y| Point { x, y };
    /// assert_eq!(at(0, 0).turn_to(at(2, 0), at(0, 3)), 6);
    /// assert_eq!(at(0, 0).turn_to(at(1, 1), at(2, 2)), 0);
    /// ```
    #[inline]
    pub const fn turn_to(self, a: Point, b: Point) -> i64 {
        let (ax, ay) = (a.x as i64 - self.x as i64, a.y as i64 - self.y as i64);
        let (bx, by) = (b.x as i64 - self.x as i64, b.y as i64 - self.y as i64);
        // Exact for all points of a board; far beyond any it wraps around.
        ax.wrapping_mul(by).wrapping_sub(ay.wrapping_mul(bx))
    }
}

impl PartialOrd for Hex {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Hex {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.r, self.q).cmp(&(other.r, other.q))
    }
}

/// Far beyond any board the sum wraps around; maps refuse such hexes when they are built.
impl Add for Hex {
    type Output = Hex;
    #[inline]
    fn add(self, other: Hex) -> Hex {
        Hex::new(self.q.wrapping_add(other.q), self.r.wrapping_add(other.r))
    }
}

impl Sub for Hex {
    type Output = Hex;
    #[inline]
    fn sub(self, other: Hex) -> Hex {
        Hex::new(self.q.wrapping_sub(other.q), self.r.wrapping_sub(other.r))
    }
}

impl Neg for Hex {
    type Output = Hex;
    fn neg(self) -> Hex {
        Hex::default() - self
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl fmt::Display for Offset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.col, self.row)
    }
}
