//! Gloomhaven and Frosthaven: one family of rules.
//!
//! [`Edition`] is a value, and every difference between the editions is a named method of it. [`mind`] is how
//! monsters and summons decide; [`solve`] asks it about positions in a file.

mod edition;
pub mod mind;
pub mod solve;

pub use edition::{Edition, UnknownEdition};
