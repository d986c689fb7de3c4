//! What happens between scenarios.

pub mod enhancement;
