//! Cases: small text files that show a rule on a position.
//!
//! A case is a position, stacked chance, answers and expectations. It is a test, a picture in the rules
//! reference and a puzzle that can be opened and played. `docs/cases.md` explains the format; this crate
//! reads it ([`Case::parse`]), plays it ([`run_text`], [`run_all`]) and writes the beginning of one from a
//! game that was saved ([`skeleton()`]).
//!
//! A case has two layers. The *frame* is the same for all games: title, rules, chance, steps. The
//! *position* belongs to the game, which alone knows what is in it; it gets it as JSON.
//!
//! ```
//! use cases::{Options, run_text};
//! use table::{any::Erased, sample::Sample};
//!
//! let text = r#"
//! title = "A wary hero moves up to two squares"
//! game = "sample"
//! shows = ["SA-MOV-01"]
//! at = "turn ash"
//! map = "A . . ."
//! legend.A = { hero = "ash", stance = "wary" }
//! [[step]]
//! answer = ["ash: move", "ash: to:1,0", "ash: to:2,0"]
//! asks = { ash = "action" }
//! state = { "ash.at" = "2,1" }
//! "#;
//! let verdict = run_text("wary.toml", text, &[&Erased::new(Sample)], &Options::default());
//! let failure = verdict.failure().expect("the map has no row 1");
//! assert_eq!((failure.line, failure.step), (11, Some(1)));
//! assert_eq!((&*failure.expected, &*failure.got), ("\"2,1\"", "\"2,0\""));
//! ```

mod case;
mod expect;
mod files;
pub mod map;
mod near;
mod node;
mod run;
mod said;
mod skeleton;
mod step;
mod verdict;
mod wanted;
mod write;

pub use case::{Case, Stacked};
pub use files::{NothingFound, collect, run_all, run_file};
pub use node::Lined;
pub use run::{Options, run_text};
pub use skeleton::{NoSkeleton, skeleton};
pub use step::{Answer, Step};
pub use verdict::{Ended, Failure, Fault, Traced, TracedQuestion, Verdict, shown};
