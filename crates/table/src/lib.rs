//! The kernel of Gruft: rules that ask questions, and the table they are played at.
//!
//! A rule is a plain function. Where the rules of the game leave something to a player, it asks, and goes
//! on with the answer:
//!
//! ```
//! use table::sample::{Play, Prompt, HeroId, Instead};
//! use table::Rule;
//!
//! /// SA-DMG-01: a hero may lose a card of its hand instead of suffering damage.
//! fn suffer(play: &mut Play, hero: HeroId, damage: u8) -> Rule {
//!     let ways = play.world.ways_to_avoid(hero);
//!     match play.choose(hero.seat(), Prompt::Suffer { hero, damage }, &ways)? {
//!         Instead::Suffer => play.world.lose_hit_points(hero, damage),
//!         Instead::Lose(card) => play.world.lose_card(hero, card),
//!     }
//!     Ok(())
//! }
//! ```
//!
//! When nobody has answered yet, `choose` says so and `?` carries it up to the [`Table`], which waits. When the answer
//! comes, the table puts the world back to the last *rest* and runs the unit again with the answers given so far, so
//! that it gets past the question. Rules are deterministic, so the unit takes the same course.
//!
//! - A game implements [`Game`]; its rules are functions over [`Play`] and its verbs.
//! - [`Table`] plays it with people: questions, answers, undo, saves, views.
//! - [`playout`] plays it in place with bots, without copying anything.
//! - [`Thinker`] looks ahead from an open question.
//! - [`any`] hides the game's types from code that need not know them.
//! - [`trial`] holds the properties that every game must have, as tests.
//! - [`sample`] is a small complete game that uses every verb; read it first.

pub mod any;
mod ask;
pub mod chance;
pub mod coin;
mod deck;
pub mod fact;
mod feed;
pub mod game;
mod history;
pub mod menu;
pub mod migrate;
pub mod perft;
pub mod phrase;
mod play;
mod random;
mod reach;
mod read;
pub mod sample;
mod save;
pub mod scene;
mod seat;
mod situation;
mod table;
mod think;
pub mod trial;
mod types;
mod undo;
mod unit;
mod vocabulary;
mod what_if;
mod write;

pub use self::table::{
    Asked, Line, Offered, Open, QuestionId, Refused, Standing, StartError, Table, Until, distance,
    matches_kind,
};
pub use ask::{Answers, Ask, Listener, Options, Pass};
pub use chance::{Chance, ChanceError, Named, Source};
pub use deck::{Bag, Deck, Placed, WhenEmpty};
pub use fact::Told;
pub use game::{At, Between, Broken, Choice, Fact, Game, Outcome, Problem, Prompt, RulesId, SetupError};
pub use history::{Entry, Undone};
pub use menu::Menu;
pub use phrase::Phrase;
pub use play::{Go, Halt, Play, Reveal, Rule};
pub use random::RandomPlayer;
pub use reach::{Way, reach};
pub use read::read;
pub use save::{LoadError, LoadNote, Report, Reproduced, Save, SavedRest};
pub use scene::{Preview, Scene, Target, Value};
pub use seat::{Seat, SeatSet, Viewer, Viewers};
pub use situation::Situation;
pub use think::{Future, Thinker};
pub use types::typescript;
pub use undo::{Aside, Undo};
pub use unit::{Played, State, UnitEnd, limits, play_unit, playout};
pub use vocabulary::{Unknown, Vocabulary};
pub use write::each_part;
