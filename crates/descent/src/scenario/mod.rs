//! Quests: set-up, goals and reinforcements.

pub mod choices;
pub mod epic;
pub mod goals;
pub mod reinforce;
pub mod setup;
pub mod transition;
