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
use std::sync::OnceLock;
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

/// The games that can be played. The content of a game is read when somebody first asks for it.
pub struct Games {
    all: Vec<Known>,
}

/// A game by its name, and how it is made.
struct Known {
    name: &'static str,
    make: Make,
    /// Nothing, if its content cannot be read: what is built in is checked by the tests of its crate.
    made: OnceLock<Option<Box<dyn AnyGame>>>,
}

type Make = fn() -> Option<Box<dyn AnyGame>>;

/// Every game with the content that is built in, as menus list them.
const BUILT_IN: [(&str, Make); 7] = [
    ("sample", || Some(Box::new(Erased::new(Sample)))),
    ("coin", || Some(Box::new(Erased::new(Coin)))),
    ("gloomhaven", || haven(Haven::gloomhaven().ok()?)),
    ("frosthaven", || haven(Haven::frosthaven().ok()?)),
    ("massive-darkness-2", || {
        let game = Erased::new(Darkness::new().ok()?);
        Some(Box::new(game.with_bot("greedy", |_| Box::new(bots::darkness::Greedy))))
    }),
    ("sword-and-sorcery", || {
        let game = Erased::new(Sorcery::new().ok()?);
        Some(Box::new(game.with_bot("greedy", |_| Box::new(bots::sorcery::Greedy))))
    }),
    ("descent", || {
        let game = Erased::new(Descent::new().ok()?);
        Some(Box::new(game.with_bot("greedy", |_| Box::new(bots::descent::Greedy))))
    }),
];

fn haven(game: Haven) -> Option<Box<dyn AnyGame>> {
    Some(Box::new(Erased::new(game).with_bot("greedy", |_| Box::new(bots::Greedy))))
}

impl Known {
    fn game(&self) -> Option<&dyn AnyGame> {
        self.made.get_or_init(self.make).as_deref()
    }
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
        let known = |(name, make)| Known { name, make, made: OnceLock::new() };
        Games { all: BUILT_IN.into_iter().map(known).collect() }
    }

    /// The same with this game in place of the one of its name, or beside the others.
    #[must_use]
    pub fn with(mut self, game: Box<dyn AnyGame>) -> Games {
        let known = Known { name: game.name(), make: || None, made: OnceLock::from(Some(game)) };
        match self.all.iter_mut().find(|other| other.name == known.name) {
            Some(other) => *other = known,
            None => self.all.push(known),
        }
        self
    }

    /// Every game.
    pub fn list(&self) -> Vec<&dyn AnyGame> {
        self.all.iter().filter_map(Known::game).collect()
    }

    /// Their names.
    pub fn names(&self) -> Vec<&'static str> {
        self.all.iter().map(|known| known.name).collect()
    }

    /// The game of this name.
    pub fn find(&self, name: &str) -> Result<&dyn AnyGame, UnknownGame> {
        let found = self.all.iter().find(|known| known.name == name);
        found.and_then(Known::game).ok_or_else(|| {
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

#[cfg(test)]
mod tests {
    use super::Games;

    #[test]
    fn every_game_is_there_under_its_own_name() {
        let games = Games::new();
        let list: Vec<&str> = games.list().iter().map(|game| game.name()).collect();
        assert_eq!(list, games.names());
        assert!(games.names().iter().all(|name| games.find(name).is_ok_and(|game| game.name() == *name)));
    }

    #[test]
    fn whoever_asks_for_one_game_reads_the_content_of_no_other() {
        let games = Games::new();
        games.find("frosthaven").expect("it is there");
        assert!(games.find("frosthavn").is_err());
        let read: Vec<&str> =
            games.all.iter().filter(|known| known.made.get().is_some()).map(|k| k.name).collect();
        assert_eq!(read, ["frosthaven"]);
    }
}
