//! The games that can be broken: whose code they are, which of it is rules, and where their cases are.

/// A game.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    /// Its name, which is also that of the folder of its cases.
    pub name: &'static str,
    /// The crate with its rules.
    pub package: &'static str,
    /// Where its rules are: folders and files below the `src` of the crate.
    rules: &'static [&'static str],
    /// The games whose cases also tell whether these rules are broken, this one among them.
    pub cases: &'static [&'static str],
}

const HAVEN: &[&str] = &["actions", "edition", "flow", "mind", "monsters", "scenario", "world"];
const ROOMS: &[&str] = &["actions", "flow", "monsters", "scenario", "world"];
const DARKNESS: &[&str] = &[
    "actions",
    "flow",
    "monsters",
    "scenario",
    "world/enemies.rs",
    "world/heroes.rs",
    "world/mod.rs",
    "world/places.rs",
];
const BOTH: &[&str] = &["gloomhaven", "frosthaven"];

/// All of them.
pub const GAMES: [Game; 5] = [
    Game { name: "gloomhaven", package: "haven", rules: HAVEN, cases: BOTH },
    Game { name: "frosthaven", package: "haven", rules: HAVEN, cases: BOTH },
    Game { name: "descent", package: "descent", rules: ROOMS, cases: &["descent"] },
    Game { name: "sword-and-sorcery", package: "sorcery", rules: ROOMS, cases: &["sword-and-sorcery"] },
    Game { name: "massive-darkness-2", package: "darkness", rules: DARKNESS, cases: &["massive-darkness-2"] },
];

impl Game {
    /// The game of this name.
    pub fn find(name: &str) -> Result<Game, String> {
        let names: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
        let game = GAMES.into_iter().find(|game| game.name == name);
        game.ok_or_else(|| format!("there is no game {name} to break; there are: {}", names.join(", ")))
    }

    /// Whether this file, from the root of the repository, is one of its rule files.
    pub fn is_rule_file(&self, file: &str) -> bool {
        let source = format!("crates/{}/src/", self.package);
        let Some(inside) = file.strip_prefix(&source) else { return false };
        self.rules.iter().any(|rules| {
            inside == *rules || inside.strip_prefix(rules).is_some_and(|rest| rest.starts_with('/'))
        })
    }
}
