//! Boards of hexes: coordinates, maps, tiles, range, sight, paths, patterns and drawings.
//!
//! Hexes stand on a point ("pointy-top"). Axial `q` goes to the right, `r` down to the right; directions and
//! corners are numbered clockwise. Drawings and cases name a hex by *column and row* ([`Offset`]): rows from
//! the top, odd rows half a hex to the right. [`Hex::offset`] and [`Offset::hex`] convert.

mod coord;
pub mod draw;
mod map;
mod path;
mod pattern;
mod range;
mod sight;
mod tile;

pub use coord::{Dir, Hex, Offset, Point};
pub use map::{Doors, Map, MapBuilder, MapError, RoomId, Terrain};
pub use path::{AllyOnIce, Cost, Figure, Gait, Ground, Paths, Step};
pub use pattern::{Area, Pattern, Turn, WallAnchors};
pub use range::{RangeTable, Ranges, SeenWithin};
pub use sight::{FreeEnds, Lines, SightMemo, SightRule, SightTable, corner_line};
pub use tile::{Placed, Tile, TileError, assemble, assemble_linked};
