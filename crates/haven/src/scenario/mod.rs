//! A scenario: how it is set up, what its rooms and special rules bring, how it ends and what it leaves.

pub mod aftermath;
pub mod arena;
pub mod characters;
pub mod dungeon;
pub mod ending;
pub mod events;
pub mod objectives;
pub mod rooms;
pub mod setup;
pub mod special;
