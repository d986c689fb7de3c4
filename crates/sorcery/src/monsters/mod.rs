//! Who acts by itself: encounter cards, targets, behaviours.

pub mod activation;
pub mod encounter;
pub mod intent;
pub mod reactions;
pub mod targets;
