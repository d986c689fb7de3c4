//! Set-up, the deeds of cards, objects on the map, and heroes on the move.

pub mod deeds;
pub mod emporium;
pub mod interruption;
pub mod moving;
pub mod objects;
pub mod powers;
pub mod setup;
pub mod stories;
