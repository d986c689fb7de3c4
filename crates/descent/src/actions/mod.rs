//! What figures do, by chapters.

pub mod attack;
pub mod attributes;
pub mod cards;
pub mod conditions;
pub mod damage;
pub mod deeds;
pub mod doors;
pub mod effects;
pub mod fallen;
pub mod familiars;
pub mod feats;
pub mod lieutenants;
pub mod movement;
pub mod near;
pub mod objectives;
pub mod revive;
pub mod schemes;
pub mod search;
pub mod secret;
pub mod skills;
pub mod surges;
pub mod taint;
pub mod targets;
pub mod terrain;
pub mod walker;
pub mod windows;
