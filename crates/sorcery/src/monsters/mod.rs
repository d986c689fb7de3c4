//! Who acts by itself: encounter cards, targets, behaviours.

pub mod activation;
pub mod encounter;
pub mod reactions;
pub mod targets;
