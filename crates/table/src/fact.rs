//! What a game can tell: one row for each fact.
//!
//! A row says everything about a fact: its fields, its line in the log, the rules by which it happens, how people read
//! it, and what it shows on the board. [`facts!`](crate::facts) makes the enum and its [`Fact`](crate::Fact) from the rows:
//!
//! ```
//! # use table::{phrase, phrase::Arg, Told};
//! # use table::scene::Happening;
//! # use table::sample::Sample as Crawl;
//! # #[derive(Clone, Copy, Debug, PartialEq)] pub struct HeroId;
//! # impl Told<Crawl> for HeroId {
//! #     fn text(&self, _: &Crawl) -> String { "ash".to_owned() }
//! #     fn arg(&self, _: &Crawl) -> Arg { Arg::name("hero-ash") }
//! # }
//! table::facts! { game: Crawl;
//!     Round { round: u16 } => "round {round}", ["SA-PLN-01"], say phrase!("round", round = round);
//!     Heals { hero: HeroId, points: u8 } => "heals {hero} {points}", ["SA-SRC-01"],
//!         say phrase!("heals", who = hero, points = points),
//!         shows vec![Happening::Heals { figure: hero.text(game), healed: (*points).into() }];
//! }
//! ```
//!
//! In the line and in `say` the fields are what [`Told`] makes of them. In `words` (instead of `say`, where the wording
//! hangs on a field), `shows`, `terms`, `to` and in rules in brackets they are as they are, and `game` is the game. The
//! parts that follow `say` may be left out.

use crate::phrase::Arg;

/// Part of a fact: a number, a figure, a card.
pub trait Told<G> {
    /// In a line of the log: by its name.
    fn text(&self, game: &G) -> String;

    /// For people.
    fn arg(&self, game: &G) -> Arg;
}

macro_rules! numbers {
    ($($t:ty)*) => { $(impl<G> Told<G> for $t {
        fn text(&self, _: &G) -> String {
            self.to_string()
        }
        fn arg(&self, _: &G) -> Arg {
            Arg::from(*self)
        }
    })* };
}
numbers!(u8 u16 u32 i8 i16 i32);

/// Declares what a game can tell, one row for each fact: see [the module](crate::fact).
#[macro_export]
macro_rules! facts {
    (
        $game:ident: $G:ty $(, rules by $by:path)?;
        $($(#[$about:meta])* $name:ident $({ $($field:ident: $type:ty),* $(,)? })? =>
            $line:literal, $rules:tt $(, $part:ident $value:expr)*;)*
    ) => {
        /// Something that happened: a line of the log.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs)]
        pub enum Fact { $($(#[$about])* $name $({ $($field: $type),* })?),* }

        impl Fact {
            /// The form of every line.
            pub const LINES: &'static [&'static str] = &[$($line),*];
        }

        impl $crate::Fact<$G> for Fact {
            fn line(&self, $game: &$G, out: &mut String) {
                use ::std::fmt::Write as _;
                let _ = $game;
                // Writing into a string cannot fail.
                let _ = match self {
                    $(Fact::$name $({ $($field),* })? => {
                        $($(let $field = $crate::Told::text($field, $game);)* let _ = ($(&$field),*);)?
                        write!(out, $line)
                    })*
                };
            }

            fn say(&self, $game: &$G) -> $crate::Phrase {
                let _ = $game;
                match self {
                    $(Fact::$name $({ $($field),* })? => {
                        $($(let _ = $field;)*)?
                        $crate::facts!(@say $game [$($($field)*)?] $($part $value)*)
                    })*
                }
            }

            fn rules(&self, $game: &$G) -> &'static [&'static str] {
                let _ = $game;
                let ids: &'static [&'static str] = match self {
                    $(Fact::$name $({ $($field),* })? => {
                        $($(let _ = $field;)*)?
                        $crate::facts!(@rules $rules)
                    })*
                };
                $(let ids = $by($game, ids);)?
                ids
            }

            fn terms(&self, $game: &$G) -> Vec<$crate::scene::Term> {
                let _ = $game;
                match self {
                    $(Fact::$name $({ $($field),* })? => {
                        $($(let _ = $field;)*)?
                        $crate::facts!(@part terms [Vec::new()] $($part $value)*)
                    })*
                }
            }

            fn shows(&self, $game: &$G) -> Vec<$crate::scene::Happening> {
                let _ = $game;
                match self {
                    $(Fact::$name $({ $($field),* })? => {
                        $($(let _ = $field;)*)?
                        $crate::facts!(@part shows [Vec::new()] $($part $value)*)
                    })*
                }
            }

            fn to(&self) -> $crate::Viewers {
                match self {
                    $(Fact::$name $({ $($field),* })? => {
                        $($(let _ = $field;)*)?
                        $crate::facts!(@part to [$crate::Viewers::Everybody] $($part $value)*)
                    })*
                }
            }
        }
    };

    (@say $game:ident [$($field:ident)*] say $say:tt $($rest:tt)*) => {{
        $(let $field = $crate::Told::arg($field, $game);)*
        $say
    }};
    (@say $game:ident [$($field:ident)*] words $words:tt $($rest:tt)*) => { $words };

    (@rules [$($rule:literal),* $(,)?]) => { &[$($rule),*] };
    (@rules ($rules:expr)) => { $rules };

    (@part terms [$none:expr] terms $value:tt $($rest:tt)*) => { $value };
    (@part shows [$none:expr] shows $value:tt $($rest:tt)*) => { $value };
    (@part to [$none:expr] to $value:tt $($rest:tt)*) => { $value };
    (@part $which:ident [$none:expr] $other:ident $value:tt $($rest:tt)*) => {
        $crate::facts!(@part $which [$none] $($rest)*)
    };
    (@part $which:ident [$none:expr]) => { $none };
}
