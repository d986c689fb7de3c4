//! The worked examples and acceptance scenarios of a game, and which of them a case plays.

use crate::references::Scope;
use crate::{Game, Id, Item, Kind, Lines};

/// A worked example or an acceptance scenario: a situation with its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation<'c> {
    /// The rule it belongs to; of an acceptance scenario its own id.
    pub id: &'c Id,
    /// Its place among the examples of that rule, from 1, if the rule has several.
    pub place: Option<usize>,
    /// Whether it is a worked example; otherwise it is an acceptance scenario.
    pub is_example: bool,
    /// What happens.
    pub text: &'c str,
    /// Where it stands in the rulebook.
    pub lines: &'c Lines,
}

impl Situation<'_> {
    /// The name by which a case calls it: `GH-FOC-07 EXAMPLE`, `SS-LOS-05 EXAMPLE 2`, `GH-ACC-10`.
    pub fn name(&self) -> String {
        match (self.is_example, self.place) {
            (false, _) => self.id.to_string(),
            (true, None) => format!("{} EXAMPLE", self.id),
            (true, Some(place)) => format!("{} EXAMPLE {place}", self.id),
        }
    }

    /// Whether the words after the id of its rule mean this example: `EXAMPLE`, `EXAMPLE 2`.
    fn is_meant(&self, words: &str) -> bool {
        let Some(rest) = words.trim_start().strip_prefix("EXAMPLE") else { return false };
        let digits: String = rest.trim_start().chars().take_while(char::is_ascii_digit).collect();
        digits.parse().ok() == self.place
    }

    /// Whether it stands at that line of the rulebook.
    fn stands_at(&self, line: u32) -> bool {
        self.is_example && self.lines.at.iter().any(|(first, last)| (*first..=*last).contains(&line))
    }
}

impl Game {
    /// All worked examples and acceptance scenarios, in the order of the catalogue.
    pub fn situations(&self) -> Vec<Situation<'_>> {
        self.items().flat_map(situations_of).collect()
    }

    /// Those that a case names in its `source`, one after another, separated by semicolons: the name of the situation,
    /// `book example l. 1060` for the example at that line, `acceptance 10` or `catalogue A10` for a scenario.
    pub fn played(&self, source: &str) -> Vec<Situation<'_>> {
        let scope = Scope::of(self.prefixes());
        let situations = self.situations();
        let mut found: Vec<Situation<'_>> = Vec::new();
        for piece in source.split(';').map(str::trim) {
            let mut mentioned = scope.mentions(piece).into_iter();
            let named = mentioned
                .next()
                .map(|mention| (mention.ids, piece[mention.at + mention.text.len()..].to_string()));
            let line = piece.split_once("example l. ").and_then(|(_, rest)| number(rest));
            let scenario = self.scenario(&piece.replacen("acceptance", "Acceptance", 1)).map(|item| &item.id);
            found.extend(
                situations
                    .iter()
                    .filter(|situation| {
                        let by_name = named.as_ref().is_some_and(|(ids, words)| {
                            ids.contains(situation.id) && situation.is_meant(words)
                        });
                        let by_line = line.is_some_and(|line| situation.stands_at(line));
                        let by_number = !situation.is_example && scenario == Some(situation.id);
                        by_name || by_line || by_number
                    })
                    .cloned(),
            );
        }
        found
    }
}

/// What an item has to be played: its examples, or itself if it is an acceptance scenario.
fn situations_of(item: &Item) -> Vec<Situation<'_>> {
    let several = item.examples.len() > 1;
    let examples = item.examples.iter().enumerate().map(|(at, example)| Situation {
        id: &item.id,
        place: several.then_some(at + 1),
        is_example: true,
        text: &example.text,
        lines: &example.lines,
    });
    let itself = (item.kind == Kind::Acceptance).then_some(Situation {
        id: &item.id,
        place: None,
        is_example: false,
        text: &item.text,
        lines: &item.lines,
    });
    itself.into_iter().chain(examples).collect()
}

/// The number at the beginning of a text.
fn number(text: &str) -> Option<u32> {
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use crate::Catalogue;

    fn catalogue() -> Catalogue {
        Catalogue::assemble(|file| {
            Some(match file {
                "games.toml" => "[[game]]\nname = \"x\"\ntitle = \"X\"\n\
                    catalogue = [{ prefix = \"XX\", file = \"x.md\", scenarios = \"A\" }]\n"
                    .to_string(),
                "x.md" => "# X\n\n## FOC — Focus\n\n- **XX-FOC-01** — One.\n  - EXAMPLE: a. [l. 10–12]\n\
                    - **XX-FOC-02** — Two.\n  - EXAMPLE 1: b. [l. 20]\n  - EXAMPLE 2: c.\n\n\
                    ## ACC — Scenarios\n\n- **XX-ACC-07** — d.\n"
                    .to_string(),
                _ => String::new(),
            })
        })
        .0
    }

    #[test]
    fn examples_and_scenarios_have_names() {
        let catalogue = catalogue();
        let names: Vec<String> = catalogue.games[0].situations().iter().map(|s| s.name()).collect();
        assert_eq!(names, ["XX-FOC-01 EXAMPLE", "XX-FOC-02 EXAMPLE 1", "XX-FOC-02 EXAMPLE 2", "XX-ACC-07"]);
    }

    #[test]
    fn a_case_names_them_in_its_source() {
        let catalogue = catalogue();
        let played = |source: &str| -> Vec<String> {
            catalogue.games[0].played(source).iter().map(|s| s.text.to_string()).collect()
        };
        assert_eq!(played("XX-FOC-01 EXAMPLE"), ["a."]);
        assert_eq!(played("XX-FOC-02 EXAMPLE 2; acceptance 7"), ["c.", "d."]);
        assert_eq!(played("book example l. 11; card Frost Armor"), ["a."]);
        assert_eq!(played("catalogue A7"), ["d."]);
        assert_eq!(played("XX-ACC-07"), ["d."]);
        for source in
            ["XX-FOC-02 EXAMPLE", "XX-FOC-01", "XX-FOC-02 EXAMPLE 3", "book example l. 13", "catalogue"]
        {
            assert_eq!(played(source), [""; 0], "{source}");
        }
    }
}
