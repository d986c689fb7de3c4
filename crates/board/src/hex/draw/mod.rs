//! Drawings of hex maps: characters for terminals and case files, SVG for everything else.

mod ascii;
mod svg;

pub use ascii::{Drawing, DrawingError};
pub use svg::{Mark, Picture, Side, Theme};
