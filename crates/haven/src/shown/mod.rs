//! What is asked, told and shown, and positions that are written down.

pub(crate) mod between;
pub mod facts;
pub mod happenings;
mod hidden;
pub(crate) mod menu;
pub mod names;
pub mod points;
pub(crate) mod position;
pub(crate) mod preview;
pub mod prompts;
pub(crate) mod scene;
pub(crate) mod sheet;
pub mod terms;
mod told;
pub(crate) mod vocabulary;
