//! Players that decide by themselves, by game.
//!
//! A bot knows the game whose types it reads; no game knows a bot. [`haven`] plays Gloomhaven, [`darkness`] plays
//! Massive Darkness 2, [`descent`] plays both sides of Descent, [`sorcery`] plays Sword & Sorcery: at every question they take what a plain evaluation of the position says is best, and look no
//! further than their own turn.

pub mod darkness;
pub mod descent;
pub mod haven;
pub mod sorcery;

pub use self::haven::Greedy;
