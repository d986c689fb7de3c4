//! What is shown: questions, options, facts, the scene, and positions of cases.

pub(crate) mod between;
mod choices;
mod faces;
mod facts;
mod goals;
mod groups;
pub(crate) mod menu;
mod names;
mod position;
mod preview;
mod prompts;
mod scene;
pub(crate) mod vocabulary;

pub(crate) use faces::faces;
pub use facts::{Cause, Ending, Fact};
pub use goals::GoalName;
pub use names::{GateNumber, SpecialName};
pub use position::Position;
pub(crate) use position::describe;
pub(crate) use preview::intent;
pub use prompts::Prompt;
pub(crate) use scene::scene;
