//! Rounds and turns.

pub mod familiar;
pub mod overlord;
pub mod round;
pub mod turn;
