//! Activations of monsters.

pub mod activation;
