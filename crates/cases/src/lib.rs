//! Cases: small text files that show a rule on a position.
//!
//! A case is a position, stacked chance, answers and expectations. It is a test, a picture in the rules
//! reference and a puzzle that can be opened and played. `docs/cases.md` explains the format; this crate
//! reads it ([`Case::parse`]), plays it ([`run_text`], [`run_all`]) and writes the beginning of one from a
//! game that was saved ([`skeleton`]).
//!
//! A case has two layers. The *frame* is the same for all games: title, rules, chance, steps. The
//! *position* belongs to the game, which alone knows what is in it; it gets it as JSON.
//!
//! ```
//! use cases::{Options, run_text};
//! use table::any::{AnyGame, Erased};
//!
//! let text = r#"
//! title = "A coin that both have called wins nothing"
//! game = "coin"
//! shows = []
//! throws = 3
//! calls = ["none", "none"]
//! "#;
//! # let text = text.replace("calls = [\"none\", \"none\"]", "calls = []");
//! let coin = Erased::new(table::coin::Coin);
//! let verdict = run_text("coin.toml", &text, &[&coin], &Options::default());
//! assert_eq!(verdict.failure().expect("it has no steps").text, "a case needs steps");
//! ```

mod case;
mod expect;
mod files;
pub mod map;
mod near;
mod node;
mod run;
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
