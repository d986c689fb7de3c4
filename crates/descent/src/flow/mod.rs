//! Rounds and turns.

pub mod overlord;
pub mod round;
pub mod turn;
