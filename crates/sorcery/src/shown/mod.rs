//! What is shown: questions, options, facts, the scene, and positions of cases.

mod choices;
mod facts;
mod goals;
pub(crate) mod menu;
mod names;
mod position;
mod preview;
mod prompts;
mod scene;
pub(crate) mod vocabulary;

pub use facts::{Cause, Ending, Fact};
pub use goals::GoalName;
pub use names::SpecialName;
pub use position::Position;
pub(crate) use position::describe;
pub use prompts::Prompt;
pub(crate) use scene::{faces, scene};
