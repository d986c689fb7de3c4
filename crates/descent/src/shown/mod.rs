//! What is shown: questions, options, facts, the scene, and positions of cases.

pub(crate) mod between;
mod cards;
mod choices;
mod describe;
mod facts;
mod groups;
pub(crate) mod menu;
mod names;
mod position;
mod possible;
mod preview;
mod prompts;
mod scene;
mod special;
mod surges;
pub(crate) mod vocabulary;
mod why;

pub(crate) use cards::faces;
pub(crate) use describe::describe;
pub use facts::Fact;
pub use position::Position;
pub use prompts::Prompt;
pub(crate) use scene::scene;
