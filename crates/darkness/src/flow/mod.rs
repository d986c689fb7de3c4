//! Rounds, phases and turns.

pub mod boss_fight;
pub mod darkness;
pub mod enemies;
pub mod level;
pub mod moving;
pub mod round;
pub mod turn;
