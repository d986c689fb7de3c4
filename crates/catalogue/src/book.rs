//! What a catalogue is made of.

use crate::id::Id;
use serde::Serialize;
use std::fmt;

/// A game with all of its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its name on the command line, such as `massive-darkness-2`.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// Its books, in order; most games have one.
    pub books: Vec<Book>,
}

/// One file of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The prefix of its ids, such as `GH`.
    pub prefix: String,
    /// Its file under `rules/`.
    pub file: String,
    /// Its first line.
    pub title: String,
    /// The letter that a case puts before the number of an acceptance scenario.
    pub scenarios: String,
    /// The paragraphs before the first area.
    pub prose: Vec<Prose>,
    /// Its areas, in order.
    pub areas: Vec<Area>,
}

/// A chapter of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// Its code, such as `FOC`.
    pub code: String,
    /// Its title.
    pub title: String,
    /// What its items are; none for chapters that hold no items.
    pub kind: Option<Kind>,
    /// The line of its heading.
    pub line: usize,
    /// Its items, in order.
    pub items: Vec<Item>,
    /// Everything else in it.
    pub prose: Vec<Prose>,
}

/// A line of a book that belongs to no item: a paragraph, a row of a table, a sub-heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prose {
    /// The text.
    pub text: String,
    /// Its line in the file.
    pub line: usize,
    /// The ids that it names.
    pub refs: Vec<Id>,
}

/// One numbered statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its id.
    pub id: Id,
    /// What it is.
    pub kind: Kind,
    /// The statement; of a table its title.
    pub text: String,
    /// Points that belong to the statement; of a table its lines.
    pub points: Vec<String>,
    /// Worked examples.
    pub examples: Vec<Example>,
    /// Where it stands in the rulebook.
    pub lines: Lines,
    /// Its line in the file.
    pub line_in_file: usize,
    /// The ids that its texts name.
    pub refs: Vec<Id>,
}

/// A worked example of an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The example.
    pub text: String,
    /// What stood between the word EXAMPLE and the colon, such as `1 (SS-LOS-04, -11)`.
    pub label: String,
    /// Where it stands in the rulebook.
    pub lines: Lines,
}

/// What an [`Item`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A rule.
    Rule,
    /// An optional rule.
    Variant,
    /// A difference to another edition.
    Difference,
    /// A choice that a player has.
    Decision,
    /// What is hidden from whom.
    Hidden,
    /// What the book leaves out or open.
    Gap,
    /// A table.
    Data,
    /// A situation with its outcome, to be made a case.
    Acceptance,
}

impl Kind {
    /// What the items of an area are; none if the area holds no items.
    pub fn of_area(code: &str) -> Option<Kind> {
        Some(match code {
            "ABOUT" | "NOTES" => return None,
            "VAR" => Kind::Variant,
            "DIF" => Kind::Difference,
            "DEC" => Kind::Decision,
            "HID" => Kind::Hidden,
            "GAP" => Kind::Gap,
            "TAB" => Kind::Data,
            "ACC" => Kind::Acceptance,
            _ => Kind::Rule,
        })
    }

    /// Its name, as in `not-applicable.toml`.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Rule => "rule",
            Kind::Variant => "variant",
            Kind::Difference => "difference",
            Kind::Decision => "decision",
            Kind::Hidden => "hidden",
            Kind::Gap => "gap",
            Kind::Data => "data",
            Kind::Acceptance => "acceptance",
        }
    }
}

/// Lines of the rulebook that a statement comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// Where it stands.
    pub at: Vec<(u32, u32)>,
    /// What to compare.
    pub compare: Vec<(u32, u32)>,
}

impl Lines {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.at.is_empty() && self.compare.is_empty()
    }
}

impl fmt::Display for Lines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |ranges: &[(u32, u32)]| {
            let texts: Vec<String> =
                ranges.iter().map(|(a, b)| if a == b { a.to_string() } else { format!("{a}–{b}") }).collect();
            texts.join(", ")
        };
        write!(f, "l. {}", list(&self.at))?;
        if !self.compare.is_empty() {
            write!(f, "; cf. {}", list(&self.compare))?;
        }
        Ok(())
    }
}

impl Game {
    /// All areas of the game, each with its book.
    pub fn areas(&self) -> impl Iterator<Item = (&Book, &Area)> {
        self.books.iter().flat_map(|book| book.areas.iter().map(move |area| (book, area)))
    }

    /// All items of the game, in order.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.areas().flat_map(|(_, area)| &area.items)
    }

    /// The prefixes of its ids.
    pub fn prefixes(&self) -> impl Iterator<Item = &str> {
        self.books.iter().map(|book| book.prefix.as_str())
    }

    /// The acceptance scenario that a case names as its source: `catalogue A10`, `catalogue Acceptance 10`,
    /// `S10`, or the id itself.
    pub fn scenario(&self, source: &str) -> Option<&Item> {
        let name = source.trim().trim_start_matches("catalogue").trim();
        let find = |prefix: &str, number: u16| {
            let id = Id::new(prefix, "ACC", number).ok()?;
            self.items().find(|item| item.id == id)
        };
        if let Ok(id) = name.parse::<Id>() {
            return find(id.prefix(), id.number()).filter(|_| id.area() == "ACC");
        }
        let digits_at = name.find(|c: char| c.is_ascii_digit())?;
        let (letter, digits) = name.split_at(digits_at);
        let letter = if letter.trim() == "Acceptance" { "A" } else { letter.trim() };
        let number = digits.parse().ok()?;
        self.books.iter().filter(|b| b.scenarios == letter).find_map(|book| find(&book.prefix, number))
    }
}
