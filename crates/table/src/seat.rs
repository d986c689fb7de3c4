//! Who sits at the table, and who looks on.

use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// A place at the table from which questions are answered.
///
/// In a game where everybody plays one hero, a seat is a player; one person may hold several seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
pub struct Seat(pub u8);

impl<'de> Deserialize<'de> for Seat {
    /// A number that is not a seat is refused where it comes in.
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(from)?;
        if usize::from(number) < Seat::MOST {
            return Ok(Seat(number));
        }
        Err(serde::de::Error::custom(format!("there is no seat {number}; seats are 0 to {}", Seat::MOST - 1)))
    }
}

impl Seat {
    /// How many seats a table can have.
    pub const MOST: usize = 32;

    /// The seat's position in arrays kept by seat; meaningful for seats below [`Seat::MOST`].
    pub fn index(self) -> usize {
        usize::from(self.0) % Seat::MOST
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
///
/// ```
/// use table::{Seat, SeatSet};
/// let heroes = SeatSet::of([Seat(1), Seat(2)]);
/// assert!(heroes.has(Seat(2)));
/// assert_eq!(heroes.without(Seat(2)), SeatSet::one(Seat(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize, TS)]
pub struct SeatSet(u32);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// Just this seat; empty if there is no such seat.
    pub fn one(seat: Seat) -> SeatSet {
        SeatSet(if usize::from(seat.0) < Seat::MOST { 1 << seat.0 } else { 0 })
    }

    /// These seats.
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }

    /// The first `n` seats.
    pub fn first(n: usize) -> SeatSet {
        SeatSet(if n >= Seat::MOST { u32::MAX } else { (1 << n) - 1 })
    }

    /// The set with one more seat.
    #[must_use]
    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | SeatSet::one(seat).0)
    }

    /// The set with one seat fewer.
    #[must_use]
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !SeatSet::one(seat).0)
    }

    /// Everybody who is in either set.
    #[must_use]
    pub fn or(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Everybody who is in this set and not in the other.
    #[must_use]
    pub fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// Whether the seat is in the set.
    pub fn has(self, seat: Seat) -> bool {
        self.0 & SeatSet::one(seat).0 != 0
    }

    /// Whether nobody is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat in the set.
    pub fn lowest(self) -> Option<Seat> {
        self.iter().next()
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MOST as u8).map(Seat).filter(move |s| self.has(*s))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
    }
}

/// Whose eyes something is described for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A seat sees what everybody knows and its own secrets.
    Seat(Seat),
    /// A spectator sees what everybody knows.
    Spectator,
    /// The engine sees everything: tests, cases, reports.
    Engine,
}

impl Viewer {
    /// Whether this viewer may see what only `known_to` know.
    pub fn knows(self, known_to: SeatSet) -> bool {
        match self {
            Viewer::Seat(seat) => known_to.has(seat),
            Viewer::Spectator => false,
            Viewer::Engine => true,
        }
    }
}

/// For whom a line of the log is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Viewers {
    /// For everybody, spectators too.
    Everybody,
    /// For these seats alone.
    Only(SeatSet),
}

impl Viewers {
    /// Whether this viewer may read it.
    pub fn include(self, viewer: Viewer) -> bool {
        match self {
            Viewers::Everybody => true,
            Viewers::Only(seats) => viewer.knows(seats),
        }
    }
}
