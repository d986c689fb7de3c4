//! What is shown: questions, options, facts, the scene, and positions of cases.

mod choices;
mod facts;
pub(crate) mod menu;
mod names;
mod position;
mod progress;
mod prompts;
mod scene;
pub(crate) mod vocabulary;

pub use facts::{Cause, Discarded, Ending, Fact, Lost};
pub use position::Position;
pub(crate) use position::describe;
pub use prompts::Prompt;
pub(crate) use scene::{faces, scene};
