//! Rounds, phases and turns.

pub mod campaign;
pub mod enemies;
pub mod ghost;
pub mod round;
pub mod turn;
