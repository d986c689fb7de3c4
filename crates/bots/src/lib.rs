//! Players that decide by themselves.
//!
//! A bot knows the game whose types it reads; no game knows a bot. [`greedy`] plays Gloomhaven: at every question
//! it takes what is best by a plain evaluation of the position, and looks no further than its own turn. [`darkness`] does
//! the same for Massive Darkness 2.

pub mod darkness;
pub mod greedy;

pub use greedy::Greedy;
