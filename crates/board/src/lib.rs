//! Geometry of dungeon boards: where one can stand, walk, look and reach.
//!
//! This crate knows no game. It is given a map, and says what is next to what, how far apart things are, how a figure
//! can get there and who sees whom; and it draws the map. Everything is exact integer arithmetic in a canonical order,
//! so that the same question always has the same answer.
//!
//! A board is a set of *spaces*, numbered [`SpaceId`] 0, 1, 2, … in reading order; sets of spaces are [`SpaceSet`]s.
//! Hexes live in [`hex`]; areas of any shape, square zones among them, in [`area`]; squares with eight neighbours in
//! [`square`].
//!
//! Who sees whom:
//!
//! ```
//! use board::hex::{Doors, Map, SightRule, SightTable};
//! let map = Map::parse(" . .|.\n  . . .").unwrap(); // one thin wall
//! let sight = SightTable::new(&map, Doors::all_closed(), SightRule::FROSTHAVEN);
//! let [left, right] = [map.at(1, 0).unwrap(), map.at(2, 0).unwrap()];
//! assert!(sight.sees(left, right)); // past the end of the wall
//! ```
//!
//! Where a figure can go, and by which paths:
//!
//! ```
//! use board::hex::{Doors, Gait, Ground, Map, Paths};
//! let map = Map::parse(" . # .\n  . . .").unwrap();
//! let ground = Ground::of(&map, Doors::all_closed());
//! let paths = Paths::from(&map, &ground, Gait::Walk, map.at(0, 0).unwrap());
//! assert_eq!(paths.cost(map.at(2, 0).unwrap()).unwrap().points(), 3); // around the obstacle
//! ```
//!
//! What it looks like:
//!
//! ```
//! use board::hex::{Map, draw::Picture};
//! let map = Map::parse(" . # .\n  . ^ .").unwrap();
//! assert!(Picture::of(&map).svg().starts_with("<svg"));
//! assert_eq!(map.drawing().to_string(), " . # .\n  . ^ .\n");
//! ```

pub mod area;
pub mod hex;
mod space;
pub mod square;

pub use space::{SpaceId, SpaceSet};
