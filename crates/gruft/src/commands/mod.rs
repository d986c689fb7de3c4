//! One file for each command.

pub mod case;
pub mod check;
pub mod engine;
pub mod perft;
pub mod play;
pub mod records;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod show;
pub mod sim;
pub mod solve;
pub mod trials;
