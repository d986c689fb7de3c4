//! The rules catalogue: every rule of every game, with an id.
//!
//! The catalogue lies in `rules/` (the format is described in `rules/README.md`) and is built into this crate,
//! so that it can be searched anywhere. Tests hold it together with the rest of the repository: ids are unique,
//! references exist, and nobody cites a rule that is not there.
//!
//! ```
//! let catalogue = catalogue::Catalogue::embedded();
//! let hits = catalogue.search(Some("gloomhaven"), &["Sichtlinie"]);
//! assert!(hits[0].item.text.to_lowercase().contains("line of sight"));
//! ```

mod book;
mod citations;
mod coverage;
mod examples;
mod exempt;
mod glossary;
mod id;
mod listed;
mod parse;
mod parts;
mod references;
mod render;
mod search;

pub use book::{Area, Book, Example, Game, Item, Kind, Lines, Prose};
pub use citations::{Citation, Citations, Place, citations};
pub use coverage::{AreaCount, Count, Coverage, GameCount, PartCount};
pub use examples::Situation;
pub use exempt::NotApplicable;
pub use glossary::Glossary;
pub use id::{BadId, Id};
pub use parse::{Problem, parse};
pub use parts::{Part, Parts};
pub use references::{Mention, Scope};
pub use render::{ShownBy, heading, render};
pub use search::Hit;

use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::LazyLock;

/// The files of `rules/` as they are built in.
const FILES: &[(&str, &str)] = &[
    ("games.toml", include_str!("../../../rules/games.toml")),
    ("not-applicable.toml", include_str!("../../../rules/not-applicable.toml")),
    ("scope.toml", include_str!("../../../rules/scope.toml")),
    ("gloomhaven.md", include_str!("../../../rules/gloomhaven.md")),
    ("frosthaven.md", include_str!("../../../rules/frosthaven.md")),
    ("descent.md", include_str!("../../../rules/descent.md")),
    ("descent-cards.md", include_str!("../../../rules/descent-cards.md")),
    ("sword-and-sorcery.md", include_str!("../../../rules/sword-and-sorcery.md")),
    ("massive-darkness-2.md", include_str!("../../../rules/massive-darkness-2.md")),
    ("sample.md", include_str!("../../../rules/sample.md")),
];

static EMBEDDED: LazyLock<(Catalogue, Vec<Problem>)> = LazyLock::new(|| {
    Catalogue::assemble(|file| FILES.iter().find(|(name, _)| *name == file).map(|(_, text)| text.to_string()))
});

/// All games with all of their rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Catalogue {
    /// The games, in the order of `rules/games.toml`.
    pub games: Vec<Game>,
    /// What is not applicable, and why.
    pub not_applicable: NotApplicable,
    /// Which part of its game every applicable rule belongs to.
    pub parts: Parts,
    /// Where each item is: game, book, area, position.
    places: BTreeMap<Id, [usize; 4]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GamesFile {
    game: Vec<GameEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameEntry {
    name: String,
    title: String,
    catalogue: Vec<BookEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BookEntry {
    prefix: String,
    file: String,
    scenarios: String,
}

impl Catalogue {
    /// The catalogue that is built in.
    pub fn embedded() -> &'static Catalogue {
        &EMBEDDED.0
    }

    /// Everything that is wrong with the catalogue that is built in: nothing, or the tests fail.
    pub fn embedded_problems() -> &'static [Problem] {
        &EMBEDDED.1
    }

    /// The catalogue in the folder `rules` of the repository at `root`, with everything that is wrong with it.
    pub fn read(root: &Path) -> (Catalogue, Vec<Problem>) {
        Catalogue::assemble(|file| std::fs::read_to_string(root.join("rules").join(file)).ok())
    }

    /// The catalogue made of the files that `file` gives by their names.
    pub fn assemble(file: impl Fn(&str) -> Option<String>) -> (Catalogue, Vec<Problem>) {
        let mut catalogue = Catalogue::default();
        let mut problems = Vec::new();
        let problem =
            |file: &str, what: &str| Problem { file: format!("rules/{file}"), line: 0, what: what.into() };
        let games = file("games.toml").unwrap_or_default();
        let games: GamesFile = match toml::from_str(&games) {
            Ok(games) => games,
            Err(error) => {
                problems.push(problem("games.toml", error.to_string().trim_end()));
                return (catalogue, problems);
            }
        };
        for entry in games.game {
            let mut books = Vec::new();
            for book in entry.catalogue {
                let Some(text) = file(&book.file) else {
                    problems.push(problem(&book.file, "there is no such file, but games.toml lists it"));
                    continue;
                };
                let (mut parsed, found) = parse(&book.prefix, &book.file, &text);
                parsed.scenarios = book.scenarios;
                problems.extend(found);
                books.push(parsed);
            }
            catalogue.games.push(Game { name: entry.name, title: entry.title, books });
        }
        problems.extend(catalogue.place_items());
        problems.extend(catalogue.resolve_references());
        let listed = file("not-applicable.toml").unwrap_or_default();
        let (not_applicable, found) = NotApplicable::read(&listed, &catalogue);
        catalogue.not_applicable = not_applicable;
        problems.extend(found);
        let (parts, found) = Parts::read(&file("scope.toml").unwrap_or_default(), &catalogue);
        catalogue.parts = parts;
        problems.extend(found);
        (catalogue, problems)
    }

    /// The game of that name.
    pub fn game(&self, name: &str) -> Option<&Game> {
        self.games.iter().find(|game| game.name == name)
    }

    /// The item of that id.
    pub fn item(&self, id: &Id) -> Option<&Item> {
        let [game, book, area, item] = *self.places.get(id)?;
        self.games.get(game)?.books.get(book)?.areas.get(area)?.items.get(item)
    }

    /// The game and the area of an item.
    pub fn home(&self, id: &Id) -> Option<(&Game, &Area)> {
        let [game, book, area, _] = *self.places.get(id)?;
        let game = self.games.get(game)?;
        Some((game, game.books.get(book)?.areas.get(area)?))
    }

    /// All items of all games, in order.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.games.iter().flat_map(Game::items)
    }

    /// The prefixes of all books.
    pub fn prefixes(&self) -> impl Iterator<Item = &str> {
        self.games.iter().flat_map(Game::prefixes)
    }

    /// The existing id that is nearest to one that does not exist.
    pub fn nearest(&self, id: &Id) -> Option<&Id> {
        let distance = |other: &Id| {
            let number = other.number().abs_diff(id.number());
            (other.prefix() != id.prefix(), edits(other.area(), id.area()), number)
        };
        self.places.keys().min_by_key(|other| distance(other))
    }

    /// A sentence for an id that does not exist.
    pub(crate) fn no_such(&self, id: &Id) -> String {
        match self.nearest(id) {
            Some(near) => format!("there is no rule {id}; the nearest is {near}"),
            None => format!("there is no rule {id}"),
        }
    }

    fn place_items(&mut self) -> Vec<Problem> {
        let mut problems = Vec::new();
        for (g, game) in self.games.iter().enumerate() {
            for (b, book) in game.books.iter().enumerate() {
                for (a, area) in book.areas.iter().enumerate() {
                    for (i, item) in area.items.iter().enumerate() {
                        if self.places.insert(item.id.clone(), [g, b, a, i]).is_some() {
                            problems.push(Problem {
                                file: format!("rules/{}", book.file),
                                line: item.line_in_file,
                                what: format!("the id {} is used a second time", item.id),
                            });
                        }
                    }
                }
            }
        }
        problems
    }

    fn resolve_references(&mut self) -> Vec<Problem> {
        let mut scope = Scope::of(self.prefixes());
        let mut problems = Vec::new();
        let mut games = std::mem::take(&mut self.games);
        for book in games.iter_mut().flat_map(|game| &mut game.books) {
            let areas: BTreeSet<String> = book.areas.iter().map(|area| area.code.clone()).collect();
            scope.home = Some((book.prefix.clone(), areas));
            let file = format!("rules/{}", book.file);
            let mut look = |text: &str, line: usize, refs: &mut Vec<Id>| {
                for mention in scope.mentions(text) {
                    let mut problem = |what| problems.push(Problem { file: file.clone(), line, what });
                    if let Some(why) = mention.broken {
                        problem(format!("`{}`: {why}", mention.text));
                    }
                    for id in mention.ids {
                        if !self.places.contains_key(&id) {
                            problem(self.no_such(&id));
                        } else if !refs.contains(&id) {
                            refs.push(id);
                        }
                    }
                }
            };
            for prose in &mut book.prose {
                look(&prose.text, prose.line, &mut prose.refs);
            }
            for area in &mut book.areas {
                for prose in &mut area.prose {
                    look(&prose.text, prose.line, &mut prose.refs);
                }
                for item in area.items.iter_mut().filter(|item| item.kind != Kind::Data) {
                    let line = item.line_in_file;
                    look(&item.text, line, &mut item.refs);
                    for (n, point) in item.points.iter().enumerate() {
                        look(point, line + 1 + n, &mut item.refs);
                    }
                    for (n, example) in item.examples.iter().enumerate() {
                        let line = line + 1 + item.points.len() + n;
                        look(&example.label, line, &mut item.refs);
                        look(&example.text, line, &mut item.refs);
                    }
                    item.refs.retain(|id| *id != item.id);
                }
            }
        }
        self.games = games;
        problems
    }
}

/// How many letters have to be changed, put in or taken out to make `b` of `a`.
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, cb) in b.iter().enumerate() {
            let change = diagonal + usize::from(ca != *cb);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &str = "[[game]]\nname = \"x\"\ntitle = \"X\"\n\
        catalogue = [{ prefix = \"XX\", file = \"x.md\", scenarios = \"A\" }]\n";
    const BOOK: &str = "# X\n\n## FOC — Focus\n\n- **XX-FOC-01** — One.\n- **XX-FOC-02** — As XX-FOC-01.\n\
        - **XX-FOC-03** — Three.\n\n## ACC — Scenarios\n\n- **XX-ACC-01** — Given.\n";

    fn made(book: &str, listed: &str) -> (Catalogue, Vec<String>) {
        let (catalogue, problems) = Catalogue::assemble(|file| match file {
            "games.toml" => Some(GAMES.into()),
            "x.md" => Some(book.into()),
            "not-applicable.toml" => Some(listed.into()),
            _ => None,
        });
        // What scope.toml may say is tried where it is read.
        let problems = problems.iter().filter(|problem| problem.file != "rules/scope.toml");
        (catalogue, problems.map(ToString::to_string).collect())
    }

    #[test]
    fn references_are_found_and_resolved() {
        let (catalogue, problems) = made(BOOK, "");
        assert_eq!(problems, [""; 0]);
        let two = &catalogue.games[0].books[0].areas[0].items[1];
        assert_eq!(format!("{:?}", two.refs), "[XX-FOC-01]");
    }

    #[test]
    fn a_reference_to_nothing_is_a_problem() {
        let (_, problems) = made(&BOOK.replace("As XX-FOC-01.", "As FOC-09, XX-FOX-02, XX-FOC-03..01"), "");
        assert_eq!(
            problems,
            [
                "rules/x.md:6: there is no rule XX-FOC-09; the nearest is XX-FOC-03",
                "rules/x.md:6: there is no rule XX-FOX-02; the nearest is XX-FOC-02",
                "rules/x.md:6: `XX-FOC-03..01`: the range runs backwards",
            ]
        );
    }

    #[test]
    fn what_is_not_applicable_is_listed_with_a_reason() {
        let (catalogue, problems) = made(
            BOOK,
            "[[entry]]\nkind = \"acceptance\"\nreason = \"no rule\"\n\
             [[entry]]\nids = [\"XX-FOC-02..03\"]\nreason = \"paper\"\n",
        );
        assert_eq!(problems, [""; 0]);
        let listed: Vec<String> =
            catalogue.not_applicable.iter().map(|(id, why)| format!("{id} {why}")).collect();
        assert_eq!(listed, ["XX-ACC-01 no rule", "XX-FOC-02 paper", "XX-FOC-03 paper"]);
    }

    #[test]
    fn mistakes_of_that_list_are_found() {
        let (_, problems) = made(
            BOOK,
            "[[entry]]\nids = [\"XX-FOC-07\", \"XX-FOC\", \"XX-FOC-01\", \"XX-FOC-01\"]\nreason = \"a\"\n\
             [[entry]]\nareas = [\"XX-FOX\"]\nreason = \"b\"\n[[entry]]\nreason = \"c\"\n",
        );
        assert_eq!(
            problems,
            [
                "rules/not-applicable.toml: there is no rule XX-FOC-07; the nearest is XX-FOC-03",
                "rules/not-applicable.toml: `XX-FOC` is no rule id or range of a known game",
                "rules/not-applicable.toml: XX-FOC-01 is listed twice: \"a\" and \"a\"",
                "rules/not-applicable.toml: there is no area XX-FOX; write it as GH-FOC",
                "rules/not-applicable.toml: \"c\" is the reason of nothing; give kind, areas or ids",
            ]
        );
    }

    #[test]
    fn a_file_that_is_not_there_is_a_problem() {
        let (_, problems) = Catalogue::assemble(|file| (file == "games.toml").then(|| GAMES.to_string()));
        assert_eq!(
            problems.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["rules/x.md: there is no such file, but games.toml lists it"]
        );
    }

    #[test]
    fn cases_name_scenarios_in_several_ways() {
        let (catalogue, _) = made(BOOK, "");
        let game = &catalogue.games[0];
        for source in ["catalogue A1", "catalogue A01", "catalogue Acceptance 1", "XX-ACC-01"] {
            assert_eq!(game.scenario(source).map(|i| i.id.to_string()), Some("XX-ACC-01".into()), "{source}");
        }
        assert_eq!(game.scenario("catalogue S1"), None);
        assert_eq!(game.scenario("own ruling"), None);
    }
}
