//! All games by name: the one place that knows them.
//!
//! Whoever needs a game asks here and gets it behind [`AnyGame`]; servers, the command line and cases know
//! no game by its type.
//!
//! ```
//! let games = games::Games::new();
//! assert_eq!(games.find("sample").expect("it is there").name(), "sample");
//! let error = games.find("smaple").err().expect("it is misspelt");
//! assert_eq!(error.to_string(), "there is no game smaple; there are: sample, coin, descent, gloomhaven, frosthaven, sword-and-sorcery, massive-darkness-2");
//! ```

use darkness::Darkness;
use descent::Descent;
use haven::Haven;
use sorcery::Sorcery;
use table::any::{AnyGame, Erased};
use table::coin::Coin;
use table::distance;
use table::sample::Sample;

/// What monsters may do: positions in files, answered by the mind of Gloomhaven and Frosthaven.
pub mod solve {
    pub use haven::Edition;
    pub use haven::solve::*;
}

/// Which records use which area of the rules, for games that say so: `gruft check` lists them.
pub fn uses(game: &str) -> Vec<(&'static str, Vec<String>)> {
    match game {
        "sword-and-sorcery" => Sorcery::new().map(|game| game.content.uses()).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// The games that can be played.
pub struct Games {
    all: Vec<Box<dyn AnyGame>>,
}

/// There is no game of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game {name}; there are: {}", nearest.join(", "))]
pub struct UnknownGame {
    /// The name that was asked for.
    pub name: String,
    /// The names there are, the most similar first.
    pub nearest: Vec<String>,
}

impl Games {
    /// Every game, with the content that is built in.
    pub fn new() -> Games {
        let mut all: Vec<Box<dyn AnyGame>> = vec![Box::new(Erased::new(Sample)), Box::new(Erased::new(Coin))];
        // What is built in is checked by the tests of its crate.
        all.extend([Haven::gloomhaven(), Haven::frosthaven()].into_iter().flatten().map(|game| {
            let game = Erased::new(game).with_bot("greedy", |_| Box::new(bots::Greedy));
            Box::new(game) as Box<dyn AnyGame>
        }));
        all.extend(Darkness::new().map(|game| {
            let game = Erased::new(game).with_bot("greedy", |_| Box::new(bots::darkness::Greedy));
            Box::new(game) as Box<dyn AnyGame>
        }));
        all.extend(Sorcery::new().map(|game| {
            let game = Erased::new(game).with_bot("greedy", |_| Box::new(bots::sorcery::Greedy));
            Box::new(game) as Box<dyn AnyGame>
        }));
        all.extend(Descent::new().map(|game| {
            let game = Erased::new(game).with_bot("greedy", |_| Box::new(bots::descent::Greedy));
            Box::new(game) as Box<dyn AnyGame>
        }));
        Games { all }
    }

    /// The same with this game in place of the one of its name, or beside the others.
    #[must_use]
    pub fn with(mut self, game: Box<dyn AnyGame>) -> Games {
        match self.all.iter_mut().find(|other| other.name() == game.name()) {
            Some(other) => *other = game,
            None => self.all.push(game),
        }
        self
    }

    /// Every game.
    pub fn list(&self) -> Vec<&dyn AnyGame> {
        self.all.iter().map(|game| &**game).collect()
    }

    /// Their names.
    pub fn names(&self) -> Vec<&'static str> {
        self.all.iter().map(|game| game.name()).collect()
    }

    /// The game of this name.
    pub fn find(&self, name: &str) -> Result<&dyn AnyGame, UnknownGame> {
        let found = self.all.iter().find(|game| game.name() == name);
        found.map(|game| &**game).ok_or_else(|| {
            let mut names = self.names();
            names.sort_by_key(|other| distance(name, other));
            UnknownGame { name: name.to_owned(), nearest: names.into_iter().map(str::to_owned).collect() }
        })
    }
}

impl Default for Games {
    fn default() -> Games {
        Games::new()
    }
}
