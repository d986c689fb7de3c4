//! Players that decide by themselves, by game.
//!
//! A bot knows the game whose types it reads; no game knows a bot. [`haven`] plays Gloomhaven: at every question it
//! takes what is best by a plain evaluation of the position, and looks no further than its own turn.

pub mod haven;

pub use self::haven::Greedy;
