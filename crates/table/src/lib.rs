//! The kernel of Gruft: rules that ask questions, and the table they are played at.

pub mod phrase;
