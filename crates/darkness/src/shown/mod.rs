//! What is shown: questions, options, facts, the scene, and positions of cases.

pub(crate) mod between;
mod choices;
mod faces;
mod facts;
mod groups;
pub(crate) mod menu;
mod names;
mod position;
pub(crate) mod preview;
mod progress;
mod prompts;
mod scene;
pub(crate) mod vocabulary;

pub(crate) use faces::faces;
pub use facts::{Back, Cause, Discarded, Ending, Fact, Lost};
pub use names::{Column, Segment};
pub use position::Position;
pub(crate) use position::describe;
pub use prompts::Prompt;
pub(crate) use scene::scene;
