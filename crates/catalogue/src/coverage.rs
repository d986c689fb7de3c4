//! How many rules are shown by cases and cited by code.

use crate::{Catalogue, Game, Id, Part};
use serde::Serialize;
use std::collections::BTreeSet;
use std::fmt;

/// Numbers of items.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Count {
    /// All items.
    pub items: usize,
    /// Those that are no rules or concern only the physical game.
    pub not_applicable: usize,
    /// All others.
    pub applicable: usize,
    /// Those of the applicable ones that a passing case shows.
    pub shown: usize,
    /// Those of the applicable ones that code cites.
    pub cited: usize,
}

/// The count of an area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AreaCount {
    /// The area with its prefix, such as `GH-FOC`.
    pub area: String,
    /// Its title.
    pub title: String,
    /// Its numbers.
    #[serde(flatten)]
    pub count: Count,
}

/// The count of a part of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PartCount {
    /// The part.
    pub part: Part,
    /// What the game calls it.
    pub name: String,
    /// Its numbers; all of its items are applicable.
    #[serde(flatten)]
    pub count: Count,
}

/// The count of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameCount {
    /// The game's name.
    pub game: String,
    /// Its numbers.
    #[serde(flatten)]
    pub count: Count,
    /// Its parts that have rules: what is played at one sitting, the campaign, expansions.
    pub parts: Vec<PartCount>,
    /// Its areas, in the order of the catalogue; tables are one area.
    pub areas: Vec<AreaCount>,
}

/// The count of everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// The numbers of all games together.
    #[serde(flatten)]
    pub total: Count,
    /// The games.
    pub games: Vec<GameCount>,
}

impl Count {
    fn add(&mut self, other: Count) {
        self.items += other.items;
        self.not_applicable += other.not_applicable;
        self.applicable += other.applicable;
        self.shown += other.shown;
        self.cited += other.cited;
    }
}

impl Coverage {
    /// Counts: `shown` are the rules of passing cases, `cited` those that code cites.
    pub fn count(catalogue: &Catalogue, shown: &BTreeSet<Id>, cited: &BTreeSet<Id>) -> Coverage {
        let of_item = |id: &Id| {
            if catalogue.not_applicable.reason(id).is_some() {
                return Count { items: 1, not_applicable: 1, ..Count::default() };
            }
            let [shown, cited] = [shown, cited].map(|ids| usize::from(ids.contains(id)));
            Count { items: 1, applicable: 1, shown, cited, ..Count::default() }
        };
        let mut total = Count::default();
        let mut games = Vec::new();
        for game in &catalogue.games {
            let mut of_game = Count::default();
            let mut areas: Vec<AreaCount> = Vec::new();
            for (book, area) in game.areas().filter(|(_, area)| !area.items.is_empty()) {
                let mut count = Count::default();
                area.items.iter().for_each(|item| count.add(of_item(&item.id)));
                of_game.add(count);
                let name = format!("{}-{}", book.prefix, area.code);
                match areas.iter_mut().find(|a| a.area == name) {
                    Some(same) => same.count.add(count),
                    None => {
                        let title =
                            if area.code == "TAB" { "Tables".to_string() } else { area.title.clone() };
                        areas.push(AreaCount { area: name, title, count });
                    }
                }
            }
            total.add(of_game);
            let parts = parts(catalogue, game, of_item);
            games.push(GameCount { game: game.name.clone(), count: of_game, parts, areas });
        }
        Coverage { total, games }
    }

    /// The same without the areas.
    pub fn brief(mut self) -> Coverage {
        for game in &mut self.games {
            game.areas.clear();
        }
        self
    }
}

/// The counts of the parts of a game that have rules.
fn parts(catalogue: &Catalogue, game: &Game, of_item: impl Fn(&Id) -> Count) -> Vec<PartCount> {
    let counted = Part::ALL.map(|part| {
        let mut count = Count::default();
        let ids = game.items().map(|item| &item.id).filter(|id| catalogue.parts.of(id) == Some(part));
        ids.for_each(|id| count.add(of_item(id)));
        PartCount { part, name: catalogue.parts.word(&game.name, part).to_string(), count }
    });
    counted.into_iter().filter(|part| part.count.items > 0).collect()
}

/// A table for the terminal.
impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn row(f: &mut fmt::Formatter<'_>, name: &str, title: &str, c: &Count) -> fmt::Result {
            let share =
                |n: usize| (n * 100).checked_div(c.applicable).map_or("–".to_string(), |n| format!("{n}%"));
            let line = format!(
                "{name:<20} {:>6} {:>6} {:>6} {:>6} {:>5} {:>6} {:>5}  {title}",
                c.items,
                c.not_applicable,
                c.applicable,
                c.shown,
                share(c.shown),
                c.cited,
                share(c.cited),
            );
            writeln!(f, "{}", line.trim_end())
        }
        writeln!(
            f,
            "{:<20} {:>6} {:>6} {:>6} {:>6} {:>5} {:>6} {:>5}",
            "", "items", "n/a", "rules", "shown", "", "cited", ""
        )?;
        for game in &self.games {
            row(f, &game.game, "", &game.count)?;
            for part in &game.parts {
                row(f, &format!("  {}", part.name), "", &part.count)?;
            }
            for area in &game.areas {
                row(f, &format!("  {}", area.area), &area.title, &area.count)?;
            }
        }
        row(f, "all", "", &self.total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catalogue() -> Catalogue {
        Catalogue::assemble(|file| {
            Some(match file {
                "games.toml" => "[[game]]\nname = \"x\"\ntitle = \"X\"\n\
                    catalogue = [{ prefix = \"XX\", file = \"x.md\", scenarios = \"A\" }]\n"
                    .to_string(),
                "x.md" => "# X\n\n## FOC — Focus\n\n- **XX-FOC-01** — One.\n- **XX-FOC-02** — Two.\n\n\
                    ## TAB-01 — A\n\n## TAB-02 — B\n"
                    .to_string(),
                "scope.toml" => "[x]\nword = \"scenario\"\nplay.areas = [\"XX-FOC\"]\n\
                    campaign.ids = [\"XX-FOC-02\"]\n"
                    .to_string(),
                _ => "[[entry]]\nkind = \"data\"\nreason = \"tables\"\n".to_string(),
            })
        })
        .0
    }

    fn ids(texts: &[&str]) -> BTreeSet<Id> {
        texts.iter().filter_map(|text| text.parse().ok()).collect()
    }

    #[test]
    fn items_are_counted_by_game_and_area() {
        let coverage = Coverage::count(&catalogue(), &ids(&["XX-FOC-01", "XX-TAB-01"]), &ids(&[]));
        assert_eq!(
            coverage.to_string(),
            "                      items    n/a  rules  shown        cited\n".trim_end().to_string()
                + "      \n"
                + "x                         4      2      2      1   50%      0    0%\n"
                + "  scenario                1      0      1      1  100%      0    0%\n"
                + "  campaign                1      0      1      0    0%      0    0%\n"
                + "  XX-FOC                  2      0      2      1   50%      0    0%  Focus\n"
                + "  XX-TAB                  2      2      0      0     –      0     –  Tables\n"
                + "all                       4      2      2      1   50%      0    0%\n"
        );
    }

    #[test]
    fn the_numbers_are_json_too() {
        let coverage = Coverage::count(&catalogue(), &ids(&[]), &ids(&["XX-FOC-02"]));
        let json = serde_json::to_value(&coverage).unwrap_or_default();
        assert_eq!(json["items"], 4);
        assert_eq!(json["games"][0]["game"], "x");
        assert_eq!(json["games"][0]["parts"][1]["part"], "campaign");
        assert_eq!(json["games"][0]["parts"][1]["cited"], 1);
        assert_eq!(json["games"][0]["areas"][0]["area"], "XX-FOC");
        assert_eq!(json["games"][0]["areas"][0]["cited"], 1);
    }
}
