//! Quests: set-up, goals and reinforcements.

pub mod goals;
pub mod reinforce;
pub mod setup;
pub mod transition;
