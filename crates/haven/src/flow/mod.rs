//! The order of play: rounds, turns, the choice of cards and the rests.

pub mod rests;
pub mod round;
pub mod selection;
pub mod turn;
