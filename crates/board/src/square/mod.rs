//! Boards of squares with eight neighbours: tiles with walls, doors and terrain, and figures that cover one to six
//! squares.
//!
//! Between two squares lies a [`Line`], which has its own say on movement, sight, adjacency, counting and standing
//! across it ([`Edge`]). Lines that change while a game is played are gates; which of them are open is told by
//! [`Gates`].
//!
//! ```
//! use board::square::{Gates, Map};
//! let map: Map = "..\n#.".parse().unwrap();
//! let at = |x, y| map.at(x, y).unwrap();
//! assert!(map.adjacent(Gates::SHUT, at(0, 0), at(1, 1))); // past the corner of the map
//! assert_eq!(map.distance(Gates::SHUT, at(0, 0), at(1, 1)), Some(1));
//! ```

mod body;
mod map;
mod near;
mod sight;
mod ways;

pub use body::{Body, Size};
pub use map::{Edge, Gate, Gates, Line, Map, MapError, Spot, Terrain};
pub use ways::Ways;
