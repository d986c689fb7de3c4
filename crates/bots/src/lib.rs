//! Players that decide by themselves, by game.
//!
//! A bot knows the game whose types it reads; no game knows a bot. [`haven`] plays Gloomhaven, [`darkness`] plays
//! Massive Darkness 2, [`descent`] plays both sides of Descent, [`sorcery`] plays Sword & Sorcery: at every question they
//! take what a plain evaluation of the position says is best, and look no further than their own turn.

pub mod darkness;
pub mod descent;
pub mod haven;
pub mod sorcery;

pub use self::haven::Greedy;

/// The place of the option that is worth most; the first of equal ones.
fn best<P>(picks: &[P], worth: impl Fn(&P) -> i32) -> usize {
    let mut found = (0, i32::MIN);
    for (n, pick) in picks.iter().enumerate() {
        let value = worth(pick);
        if value > found.1 {
            found = (n, value);
        }
    }
    found.0
}
