//! What figures do, by chapters.

pub mod attack;
pub mod attributes;
pub mod cards;
pub mod conditions;
pub mod damage;
pub mod deeds;
pub mod doors;
pub mod effects;
pub mod feats;
pub mod movement;
pub mod revive;
pub mod search;
pub mod surges;
pub mod targets;
pub mod windows;
