//! Finding rules by id, area or words, in German and English.

use crate::book::{Area, Game, Item, Kind};
use crate::glossary::{Glossary, stem, words};
use crate::{Catalogue, Id};

/// A rule that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit<'c> {
    /// The game.
    pub game: &'c Game,
    /// The area.
    pub area: &'c Area,
    /// The rule.
    pub item: &'c Item,
    /// How well it fits; only the order means something.
    pub rank: Rank,
}

/// What counts when hits are put in order, first things first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rank {
    /// 3 the whole id, 2 the beginning of it (`GH-FOC`), 1 the code of the area.
    pub id: u8,
    /// How many of the words were found at all.
    pub words: u8,
    /// How many of them in the title of the area.
    pub title: u8,
    /// How many of them in the statement itself rather than in an example.
    pub statement: u8,
    /// Rules before lists, tables and gaps.
    pub is_rule: bool,
}

/// One thing that is asked for: any of these terms will do.
struct Wanted {
    terms: Vec<Vec<String>>,
    /// The first of the words that ask for it, as they were given.
    word: usize,
}

impl Catalogue {
    /// The items that fit `words`, best first; equal ones in the order of the catalogue.
    ///
    /// A word is an id (`GH-FOC-02`), the beginning of one (`GH-FOC`), the code of an area (`FOC`) or any word,
    /// German or English: the glossaries of each game translate. Endings, capitals and marks on letters do not
    /// matter, and the beginning of a word finds the whole.
    pub fn search(&self, game: Option<&str>, words: &[impl AsRef<str>]) -> Vec<Hit<'_>> {
        let mut hits = Vec::new();
        let words: Vec<&str> = words.iter().flat_map(|w| w.as_ref().split_whitespace()).collect();
        for game in self.games.iter().filter(|g| game.is_none_or(|name| g.name == name)) {
            let wanted = wanted(&Glossary::of(game), &words);
            for (book, area) in game.areas() {
                let title = self::words(&area.title);
                for item in &area.items {
                    let by_id: Vec<u8> =
                        words.iter().map(|word| id_rank(&item.id, &book.prefix, word)).collect();
                    // A word that names the item is not looked for in its text.
                    let rest = wanted.iter().filter(|w| by_id.get(w.word).is_none_or(|rank| *rank == 0));
                    let mut rank = rank(item, &title, rest);
                    rank.id = by_id.iter().copied().max().unwrap_or(0);
                    if rank.id > 0 || rank.words > 0 {
                        hits.push(Hit { game, area, item, rank });
                    }
                }
            }
        }
        // The sort is stable, so equal hits stay in the order of the catalogue.
        hits.sort_by_key(|hit| std::cmp::Reverse(hit.rank));
        hits
    }
}

fn id_rank(id: &Id, prefix: &str, word: &str) -> u8 {
    let word = word.to_uppercase();
    let text = id.to_string();
    if text == word {
        3
    } else if word.len() > 3 && word.starts_with(&format!("{prefix}-")) && text.starts_with(&word) {
        2
    } else {
        u8::from(id.area() == word)
    }
}

/// What the words ask for: terms of the glossary are taken as a whole.
fn wanted(glossary: &Glossary, query: &[&str]) -> Vec<Wanted> {
    let numbered = query.iter().enumerate();
    let (from, query): (Vec<usize>, Vec<String>) =
        numbered.flat_map(|(n, word)| words(word).into_iter().map(move |w| (n, w))).unzip();
    let mut wanted = Vec::new();
    let mut at = 0;
    while at < query.len() {
        let longest = glossary.longest().min(query.len() - at);
        let term = (1..=longest).rev().find(|n| !glossary.same_as(&query[at..at + n]).is_empty());
        let length = term.unwrap_or(1);
        let own = query[at..at + length].to_vec();
        let mut terms: Vec<Vec<String>> =
            glossary.same_as(&own).into_iter().map(<[String]>::to_vec).collect();
        terms.insert(0, own);
        wanted.push(Wanted { terms, word: from[at] });
        at += length;
    }
    wanted
}

fn rank<'w>(item: &Item, title: &[String], wanted: impl Iterator<Item = &'w Wanted>) -> Rank {
    let statement = words(&item.text);
    let rest: Vec<String> = item
        .points
        .iter()
        .map(String::as_str)
        .chain(item.examples.iter().map(|example| example.text.as_str()))
        .flat_map(words)
        .collect();
    let mut rank = Rank { is_rule: matches!(item.kind, Kind::Rule | Kind::Variant), ..Rank::default() };
    for wanted in wanted {
        let (in_title, in_statement) = (wanted.is_in(title), wanted.is_in(&statement));
        rank.title = rank.title.saturating_add(u8::from(in_title));
        rank.statement = rank.statement.saturating_add(u8::from(in_statement));
        rank.words = rank.words.saturating_add(u8::from(in_title || in_statement || wanted.is_in(&rest)));
    }
    rank
}

impl Wanted {
    fn is_in(&self, text: &[String]) -> bool {
        self.terms.iter().any(|term| text.windows(term.len()).any(|window| same_words(term, window)))
    }
}

/// Whether a text says a term: the last word of it may be only begun.
fn same_words(term: &[String], text: &[String]) -> bool {
    term.iter().zip(text).all(|(wanted, word)| {
        stem(wanted) == stem(word) || (wanted.chars().count() >= 3 && word.starts_with(wanted.as_str()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(game: &str, words: &[&str]) -> String {
        Catalogue::embedded()
            .search(Some(game), words)
            .first()
            .map(|hit| hit.item.id.to_string())
            .unwrap_or_default()
    }

    fn all(game: &str, words: &[&str]) -> Vec<&'static Item> {
        Catalogue::embedded().search(Some(game), words).into_iter().map(|hit| hit.item).collect()
    }

    #[test]
    fn an_id_finds_its_rule() {
        assert_eq!(first("gloomhaven", &["gh-foc-02"]), "GH-FOC-02");
        assert_eq!(first("gloomhaven", &["GH-FOC"]), "GH-FOC-01");
        assert_eq!(first("gloomhaven", &["foc"]), "GH-FOC-01");
        assert!(all("gloomhaven", &["GH-FO"]).iter().take(15).all(|i| i.id.area() == "FOC"));
    }

    #[test]
    fn german_words_find_english_rules() {
        for (game, word, english) in [
            ("gloomhaven", "Sichtlinie", "line of sight"),
            ("frosthaven", "Sichtlinie", "line of sight"),
            ("descent", "Fallgitter", "portcullis"),
            ("descent", "niedergestreckt", "knocked out"),
            ("sword-and-sorcery", "Gelegenheitsangriff", "reaction attack"),
            ("massive-darkness-2", "Dungeonstufe", "dungeon level"),
        ] {
            let found = all(game, &[word]);
            assert!(
                found.first().is_some_and(|item| item.text.to_lowercase().contains(english)),
                "{game} {word}: {:?}",
                found.first()
            );
        }
    }

    #[test]
    fn more_words_found_come_first() {
        let hits = Catalogue::embedded().search(Some("gloomhaven"), &["trap", "monster", "focus"]);
        assert_eq!(hits[0].rank.words, 3);
        assert!(hits.windows(2).all(|pair| pair[0].rank >= pair[1].rank));
        assert!(hits.last().is_some_and(|hit| hit.rank.words == 1));
    }

    #[test]
    fn nothing_found_is_nothing() {
        assert_eq!(all("gloomhaven", &["zzzzz"]), [] as [&Item; 0]);
        assert_eq!(all("no-such-game", &["trap"]), [] as [&Item; 0]);
        assert_eq!(all("gloomhaven", &[]), [] as [&Item; 0]);
    }

    #[test]
    fn all_games_are_searched_together() {
        let hits = Catalogue::embedded().search(None, &["trap"]);
        let games: std::collections::BTreeSet<&str> = hits.iter().map(|hit| hit.game.name.as_str()).collect();
        assert!(games.len() >= 5, "{games:?}");
    }
}
