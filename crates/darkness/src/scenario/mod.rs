//! Quests: set-up, chambers, objectives, the start of a boss fight.

pub mod doors;
pub mod goals;
pub mod setup;
pub mod skills;
