//! Which part of its game a rule belongs to: `rules/scope.toml`.

use crate::listed::Finder;
use crate::{Catalogue, Id, Problem};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;

/// The file, from the root of the repository.
const FILE: &str = "rules/scope.toml";

/// A part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// What is played at one sitting: a scenario, an encounter, a quest.
    Play,
    /// What lies between two of these.
    Campaign,
    /// What only expansions need.
    Expansion,
}

impl Part {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Part; 3] = [Part::Play, Part::Campaign, Part::Expansion];

    /// Its name in the file.
    fn name(self) -> &'static str {
        match self {
            Part::Play => "play",
            Part::Campaign => "campaign",
            Part::Expansion => "expansion",
        }
    }
}

/// The part of every applicable rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    by_id: BTreeMap<Id, Part>,
    /// What each game calls that which is played at one sitting.
    words: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameEntry {
    word: String,
    #[serde(default)]
    play: Listed,
    #[serde(default)]
    campaign: Listed,
    #[serde(default)]
    expansion: Listed,
}

/// What belongs to a part: whole areas, and single rules of areas that belong to another.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    #[serde(default)]
    areas: Vec<Spanned<String>>,
    #[serde(default)]
    ids: Vec<Spanned<String>>,
}

impl GameEntry {
    fn listed(&self, part: Part) -> &Listed {
        match part {
            Part::Play => &self.play,
            Part::Campaign => &self.campaign,
            Part::Expansion => &self.expansion,
        }
    }
}

impl Parts {
    /// The part that a rule belongs to; what is not applicable belongs to none.
    pub fn of(&self, id: &Id) -> Option<Part> {
        self.by_id.get(id).copied()
    }

    /// The name of a part in a game: what a scenario is called there, `campaign`, `expansions`.
    pub fn word(&self, game: &str, part: Part) -> &str {
        match part {
            Part::Play => self.words.get(game).map_or("play", String::as_str),
            Part::Campaign => "campaign",
            Part::Expansion => "expansions",
        }
    }

    /// Reads the file; `catalogue` knows the items and what is not applicable.
    pub(crate) fn read(text: &str, catalogue: &Catalogue) -> (Parts, Vec<Problem>) {
        let games: BTreeMap<String, GameEntry> = match toml::from_str(text) {
            Ok(games) => games,
            Err(error) => {
                let what = error.to_string().trim_end().to_string();
                return (Parts::default(), vec![Problem { file: FILE.into(), line: 0, what }]);
            }
        };
        let mut reader = Reader {
            text,
            catalogue,
            finder: Finder::of(catalogue),
            seen: Seen::default(),
            problems: Vec::new(),
        };
        for (name, entry) in &games {
            reader.game(name, entry);
        }
        let by_id = reader.settle();
        let words = games.into_iter().map(|(name, entry)| (name, entry.word)).collect();
        (Parts { by_id, words }, reader.problems)
    }
}

/// What has been named so far.
#[derive(Default)]
struct Seen {
    areas: BTreeMap<String, Part>,
    of_area: BTreeMap<Id, Part>,
    alone: BTreeMap<Id, Part>,
}

struct Reader<'t, 'c> {
    text: &'t str,
    catalogue: &'c Catalogue,
    finder: Finder<'c>,
    seen: Seen,
    problems: Vec<Problem>,
}

impl Reader<'_, '_> {
    /// Everything that the file says about a game.
    fn game(&mut self, name: &str, entry: &GameEntry) {
        let Some(game) = self.catalogue.game(name) else {
            let names: Vec<&str> = self.catalogue.games.iter().map(|game| game.name.as_str()).collect();
            let at = self.text.find(&format!("[{name}]")).unwrap_or_default();
            return self.problem(at, format!("there is no game {name}; the games are {}", names.join(", ")));
        };
        let prefixes: BTreeSet<&str> = game.prefixes().collect();
        for part in Part::ALL {
            for area in &entry.listed(part).areas {
                self.area(name, &prefixes, area, part);
            }
        }
        for part in Part::ALL {
            for ids in &entry.listed(part).ids {
                self.ids(name, &prefixes, ids, part);
            }
        }
    }

    /// A whole area belongs to a part.
    fn area(&mut self, game: &str, prefixes: &BTreeSet<&str>, area: &Spanned<String>, part: Part) {
        let (at, name) = (area.span().start, area.get_ref());
        let ids = match self.finder.area(name) {
            Ok(ids) => ids,
            Err(what) => return self.problem(at, what),
        };
        if !prefixes.iter().any(|prefix| name.starts_with(&format!("{prefix}-"))) {
            return self.problem(at, format!("{name} is no area of {game}; list it under its own game"));
        }
        if let Some(other) = self.seen.areas.insert(name.clone(), part) {
            let what = format!("{name} belongs to {} already; list it once", other.name());
            return self.problem(at, what);
        }
        let rules: Vec<&Id> =
            ids.into_iter().filter(|id| self.catalogue.not_applicable.reason(id).is_none()).collect();
        if rules.is_empty() {
            let what = format!("nothing in {name} is applicable (rules/not-applicable.toml); leave it out");
            self.problem(at, what);
        }
        self.seen.of_area.extend(rules.into_iter().map(|id| (id.clone(), part)));
    }

    /// Single rules belong to a part, whatever their area does.
    fn ids(&mut self, game: &str, prefixes: &BTreeSet<&str>, text: &Spanned<String>, part: Part) {
        let at = text.span().start;
        let (ids, wrong) = self.finder.ids(text.get_ref());
        wrong.into_iter().for_each(|what| self.problem(at, what));
        for id in ids {
            if !prefixes.contains(id.prefix()) {
                self.problem(at, format!("{id} is no rule of {game}; list it under its own game"));
            } else if let Some(reason) = self.catalogue.not_applicable.reason(id) {
                self.problem(at, format!("{id} is not applicable ({reason}); leave it out"));
            } else if self.seen.of_area.get(id) == Some(&part) {
                let area = format!("{}-{}", id.prefix(), id.area());
                let what =
                    format!("{id} belongs to {} already by its area {area}; leave it out", part.name());
                self.problem(at, what);
            } else if let Some(other) = self.seen.alone.insert(id.clone(), part) {
                self.problem(at, format!("{id} belongs to {} already; list it once", other.name()));
            }
        }
    }

    /// The part of each applicable rule: its own, or that of its area.
    fn settle(&mut self) -> BTreeMap<Id, Part> {
        let mut by_id = std::mem::take(&mut self.seen.of_area);
        by_id.append(&mut self.seen.alone);
        let applicable = |id: &&Id| self.catalogue.not_applicable.reason(id).is_none();
        let lost: Vec<&Id> = self
            .catalogue
            .items()
            .map(|item| &item.id)
            .filter(applicable)
            .filter(|id| !by_id.contains_key(id))
            .collect();
        for id in lost {
            let what = format!(
                "{id} belongs to no part; list its area {}-{} under play, campaign or expansion",
                id.prefix(),
                id.area()
            );
            self.problems.push(Problem { file: FILE.into(), line: 0, what });
        }
        by_id
    }

    fn problem(&mut self, at: usize, what: String) {
        let line = self.text[..at].matches('\n').count() + 1;
        self.problems.push(Problem { file: FILE.into(), line, what });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# X\n\n## FOC — Focus\n\n- **XX-FOC-01** — One.\n- **XX-FOC-02** — Two.\n\n\
        ## SHP — Shops\n\n- **XX-SHP-01** — Three.\n- **XX-SHP-02** — Paper.\n\n## GAP — Gaps\n\n- **XX-GAP-01** — Four.\n";

    fn made(scope: &str) -> (Catalogue, Vec<String>) {
        let (catalogue, problems) = Catalogue::assemble(|file| {
            Some(match file {
                "games.toml" => "[[game]]\nname = \"x\"\ntitle = \"X\"\n\
                    catalogue = [{ prefix = \"XX\", file = \"x.md\", scenarios = \"A\" }]\n"
                    .to_string(),
                "x.md" => BOOK.to_string(),
                "not-applicable.toml" => "[[entry]]\nkind = \"gap\"\nreason = \"no rule\"\n\
                    [[entry]]\nids = [\"XX-SHP-02\"]\nreason = \"paper\"\n"
                    .to_string(),
                _ => scope.to_string(),
            })
        });
        (catalogue, problems.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn a_rule_belongs_where_it_is_listed_or_else_where_its_area_is() {
        let (catalogue, problems) = made(
            "[x]\nword = \"scenario\"\nplay.areas = [\"XX-FOC\"]\n\
             campaign.areas = [\"XX-SHP\"]\nexpansion.ids = [\"XX-FOC-02\"]\n",
        );
        assert_eq!(problems, [""; 0]);
        let part = |id: &str| catalogue.parts.of(&id.parse().expect("an id"));
        assert_eq!(part("XX-FOC-01"), Some(Part::Play));
        assert_eq!(part("XX-FOC-02"), Some(Part::Expansion));
        assert_eq!(part("XX-SHP-01"), Some(Part::Campaign));
        assert_eq!(part("XX-SHP-02"), None, "what is not applicable belongs to no part");
        assert_eq!(part("XX-GAP-01"), None);
        assert_eq!(catalogue.parts.word("x", Part::Play), "scenario");
    }

    #[test]
    fn a_rule_that_no_line_names_is_a_problem() {
        let (_, problems) = made("[x]\nword = \"scenario\"\nplay.ids = [\"XX-FOC-01\"]\n");
        assert_eq!(
            problems,
            [
                "rules/scope.toml: XX-FOC-02 belongs to no part; list its area XX-FOC under play, campaign or \
                 expansion",
                "rules/scope.toml: XX-SHP-01 belongs to no part; list its area XX-SHP under play, campaign or \
                 expansion",
            ]
        );
    }

    #[test]
    fn a_rule_that_is_named_twice_is_a_problem() {
        let (_, problems) = made(
            "[x]\nword = \"scenario\"\nplay.areas = [\"XX-FOC\", \"XX-SHP\"]\nplay.ids = [\"XX-FOC-01\"]\n\
             campaign.areas = [\"XX-SHP\"]\ncampaign.ids = [\"XX-FOC-02\"]\nexpansion.ids = [\"XX-FOC-01..02\"]\n",
        );
        assert_eq!(
            problems,
            [
                "rules/scope.toml:5: XX-SHP belongs to play already; list it once",
                "rules/scope.toml:4: XX-FOC-01 belongs to play already by its area XX-FOC; leave it out",
                "rules/scope.toml:7: XX-FOC-02 belongs to campaign already; list it once",
            ]
        );
    }

    #[test]
    fn names_of_nothing_are_problems() {
        let (_, problems) = made(
            "[x]\nword = \"scenario\"\nplay.areas = [\"XX-FOC\", \"XX-FOX\", \"XX-GAP\"]\n\
             campaign.areas = [\"XX-SHP\"]\nexpansion.ids = [\"XX-FOC-07\", \"XX-SHP-02\", \"shops\"]\n\
             [y]\nword = \"quest\"\n",
        );
        assert_eq!(
            problems,
            [
                "rules/scope.toml:3: there is no area XX-FOX; write it as GH-FOC",
                "rules/scope.toml:3: nothing in XX-GAP is applicable (rules/not-applicable.toml); leave it out",
                "rules/scope.toml:5: there is no rule XX-FOC-07; the nearest is XX-FOC-02",
                "rules/scope.toml:5: XX-SHP-02 is not applicable (paper); leave it out",
                "rules/scope.toml:5: `shops` is no rule id or range of a known game",
                "rules/scope.toml:6: there is no game y; the games are x",
            ]
        );
    }
}
