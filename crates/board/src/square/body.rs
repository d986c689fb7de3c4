//! Figures on the board: how many squares they cover, and where they could stand.

use super::map::{Gates, Map, MapError, Spot};
use crate::SpaceId;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How large a figure is: the shorter and the longer side of its base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Size {
    /// The shorter side.
    pub short: u8,
    /// The longer side.
    pub long: u8,
}

impl Size {
    /// One square.
    pub const SMALL: Size = Size { short: 1, long: 1 };

    /// Whether it covers more than one square.
    pub fn is_large(self) -> bool {
        self.long > 1
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.short, self.long)
    }
}

impl From<Size> for String {
    fn from(size: Size) -> String {
        size.to_string()
    }
}

impl TryFrom<String> for Size {
    type Error = MapError;

    fn try_from(text: String) -> Result<Size, MapError> {
        let sides = text.split_once('x').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        match sides {
            Some((short @ 1..=3, long @ 1..=3)) if short <= long => Ok(Size { short, long }),
            _ => Err(MapError(format!("{text:?} is no size; write \"1x1\", \"1x2\", \"2x2\" or \"2x3\""))),
        }
    }
}

/// The squares that a figure covers: the one at the top left, columns and rows. Written `5,3/3x2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Body {
    /// The square at the top left.
    pub at: Spot,
    /// How many columns.
    pub wide: u8,
    /// How many rows.
    pub high: u8,
}

impl Body {
    /// A figure on one square.
    pub fn small(at: Spot) -> Body {
        Body { at, wide: 1, high: 1 }
    }

    /// The squares it covers, in reading order.
    ///
    /// ```
    /// use board::square::{Body, Spot};
    /// let body: Body = "5,3/2x1".parse().unwrap();
    /// assert_eq!(body.spots().collect::<Vec<_>>(), [Spot::new(5, 3), Spot::new(6, 3)]);
    /// ```
    pub fn spots(self) -> impl Iterator<Item = Spot> + Clone {
        let Body { at, wide, high } = self;
        let (wide, high) = (i16::from(wide), i16::from(high));
        (0..high).flat_map(move |y| (0..wide).map(move |x| Spot::new(at.x + x, at.y + y)))
    }

    /// Whether it covers this square.
    pub fn covers(self, spot: Spot) -> bool {
        let (x, y) = (spot.x - self.at.x, spot.y - self.at.y);
        (0..i16::from(self.wide)).contains(&x) && (0..i16::from(self.high)).contains(&y)
    }

    /// How large it is.
    pub fn size(self) -> Size {
        Size { short: self.wide.min(self.high), long: self.wide.max(self.high) }
    }
}

impl fmt::Display for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}x{}", self.at, self.wide, self.high)
    }
}

impl FromStr for Body {
    type Err = MapError;

    fn from_str(text: &str) -> Result<Body, MapError> {
        let wrong = || MapError(format!("{text:?} is no place; write \"5,3\" or \"5,3/3x2\""));
        let Some((at, sides)) = text.split_once('/') else { return Ok(Body::small(text.parse()?)) };
        let (wide, high) = sides.split_once('x').ok_or_else(wrong)?;
        let side = |text: &str| text.parse().ok().filter(|n| (1..=3).contains(n)).ok_or_else(wrong);
        Ok(Body { at: at.parse()?, wide: side(wide)?, high: side(high)? })
    }
}

impl Map {
    /// The squares that a body covers; nothing, if it does not lie on the map.
    pub fn covered(&self, body: Body) -> Vec<SpaceId> {
        body.spots().filter_map(|spot| self.space(spot)).collect()
    }

    /// Whether a body fits onto the map: every square of it is there and no obstacle, and no line that a base cannot
    /// span lies under it.
    pub fn fits(&self, gates: Gates, body: Body) -> bool {
        let Some(at) = self.space(body.at) else { return false };
        match self.places_for(body.wide, body.high) {
            Some(places) => {
                places.always.contains(at) || (places.ever.contains(at) && self.is_room(gates, body))
            }
            None => self.is_room(gates, body),
        }
    }

    /// The same, square by square.
    pub(super) fn is_room(&self, gates: Gates, body: Body) -> bool {
        let here = |spot: Spot| self.space(spot).is_some_and(|space| self.is_ground(space));
        let spans = |a: Spot, b: Spot| !body.covers(b) || self.line(gates, a, b).lets().spans;
        body.spots().all(|spot| {
            here(spot)
                && spans(spot, Spot::new(spot.x + 1, spot.y))
                && spans(spot, Spot::new(spot.x, spot.y + 1))
        })
    }

    /// All ways in which a figure of this size could stand so that it covers this square, in no particular order.
    pub fn stands_over(&self, gates: Gates, size: Size, spot: Spot) -> impl Iterator<Item = Body> + '_ {
        let turned = (size.short != size.long).then_some((size.long, size.short));
        let shapes = std::iter::once((size.short, size.long)).chain(turned);
        let bodies = shapes.flat_map(move |(wide, high)| {
            let corners = (0..i16::from(high)).flat_map(move |y| (0..i16::from(wide)).map(move |x| (x, y)));
            corners.map(move |(dx, dy)| Body { at: Spot::new(spot.x - dx, spot.y - dy), wide, high })
        });
        bodies.filter(move |body| self.fits(gates, *body))
    }

    /// The same, in reading order.
    ///
    /// ```
    /// use board::square::{Gates, Map, Size, Spot};
    /// let map: Map = "...\n...".parse().unwrap();
    /// let size = Size { short: 1, long: 2 };
    /// assert_eq!(map.bodies_over(Gates::SHUT, size, Spot::new(1, 0)).len(), 3);
    /// ```
    pub fn bodies_over(&self, gates: Gates, size: Size, spot: Spot) -> Vec<Body> {
        let mut bodies: Vec<Body> = self.stands_over(gates, size, spot).collect();
        bodies.sort_by_key(|body| (body.at.y, body.at.x, body.wide));
        bodies
    }
}
