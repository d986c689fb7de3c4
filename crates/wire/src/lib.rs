//! What programs say to Gruft and what it says back: as JSON lines to `gruft engine`, over a socket to the
//! server.
//!
//! - [`Engine`] is one table for one program that may see everything (docs/engine.md).
//! - [`look`] is what a viewer may be shown of a table: who is asked, questions, the story so far.
//! - [`protocol`] is what goes over a socket (docs/protocol.md), with scenes as differences.
//! - Types that the browser needs are written to `web/types/wire.ts` by `cargo xtask types`.

mod difference;
mod engine;
pub mod look;
pub mod protocol;
mod reply;
mod request;
mod types;

pub use difference::{Change, Edit, Parts, Step, apply, difference};
pub use engine::Engine;
pub use reply::{Asked, Choice, Ended, ErrorKind, Failed, Question, Replied, Reply, Said, State, Story};
pub use request::{Request, Verb};
pub use types::typescript;
