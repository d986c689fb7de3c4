//! Ids inside of texts: single ones, ranges and short forms.

use crate::id::{Id, is_area, read_number};
use std::collections::BTreeSet;

/// A place in a text that names one or more ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// Where it begins, in bytes.
    pub at: usize,
    /// The words themselves, such as `SS-BAT-05 to -09`.
    pub text: String,
    /// The ids, ranges expanded.
    pub ids: Vec<Id>,
    /// What is wrong with the form of it, if anything.
    pub broken: Option<&'static str>,
}

/// What counts as an id in a text.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    /// The prefixes that are known.
    pub prefixes: BTreeSet<String>,
    /// The book the text is in, whose areas may be named without the prefix.
    pub home: Option<(String, BTreeSet<String>)>,
}

impl Scope {
    /// A scope that knows these prefixes and is at home nowhere.
    pub fn of<'a>(prefixes: impl IntoIterator<Item = &'a str>) -> Scope {
        Scope { prefixes: prefixes.into_iter().map(str::to_string).collect(), home: None }
    }

    /// Every mention of ids in `text`.
    ///
    /// ```
    /// let scope = catalogue::Scope::of(["GH"]);
    /// let found = scope.mentions("negated, see GH-DMG-01..03 and GH-BON-04/05");
    /// assert_eq!(format!("{:?}", found[0].ids), "[GH-DMG-01, GH-DMG-02, GH-DMG-03]");
    /// assert_eq!(format!("{:?}", found[1].ids), "[GH-BON-04, GH-BON-05]");
    /// ```
    pub fn mentions(&self, text: &str) -> Vec<Mention> {
        let mut found = Vec::new();
        let mut at = 0;
        let mut before = None;
        while let Some(c) = text[at..].chars().next() {
            let at_word = !before.is_some_and(|b: char| b.is_alphanumeric() || b == '-' || b == '_');
            if at_word
                && c.is_ascii_uppercase()
                && let Some(mention) = self.mention(text, at)
            {
                at += mention.text.len();
                before = mention.text.chars().last();
                found.push(mention);
                continue;
            }
            before = Some(c);
            at += c.len_utf8();
        }
        found
    }

    /// The mention that begins exactly at `at`.
    fn mention(&self, text: &str, at: usize) -> Option<Mention> {
        let (first, mut end) = match self.start(text, at)? {
            Start::Id(id, end) => (id, end),
            Start::Broken(end, why) => {
                return Some(Mention {
                    at,
                    text: text[at..end].to_string(),
                    ids: Vec::new(),
                    broken: Some(why),
                });
            }
        };
        let mut ids = vec![first.clone()];
        let mut broken = None;
        while let Some((tail, number, next)) = self.tail(text, end, &first) {
            end = next;
            let last = ids.last().map_or(0, Id::number);
            match tail {
                Tail::Also => ids.push(first.sibling(number)),
                Tail::UpTo if number <= last => broken = Some("the range runs backwards"),
                Tail::UpTo => ids.extend((last + 1..=number).map(|n| first.sibling(n))),
            }
        }
        Some(Mention { at, text: text[at..end].to_string(), ids, broken })
    }

    /// A whole id at `at`, or one without prefix where that is allowed.
    fn start(&self, text: &str, at: usize) -> Option<Start> {
        let word = |from: usize| {
            let length = text[from..].bytes().take_while(|b| b.is_ascii_alphanumeric()).count();
            &text[from..from + length]
        };
        let dash = |end: usize| text[end..].starts_with('-').then_some(end + 1);
        let head = word(at);
        let middle_at = dash(at + head.len())?;
        let middle = word(middle_at);
        if self.prefixes.contains(head) && is_area(middle) {
            let digits_at = dash(middle_at + middle.len())?;
            let digits = word(digits_at);
            if !digits.starts_with(|c: char| c.is_ascii_digit()) {
                return None;
            }
            let end = digits_at + digits.len();
            return Some(match read_number(digits).and_then(|n| Id::new(head, middle, n).ok()) {
                Some(id) => Start::Id(id, end),
                None => Start::Broken(end, "the number has two digits, or three from 100 on"),
            });
        }
        let (prefix, areas) = self.home.as_ref()?;
        let number = read_number(middle).filter(|_| areas.contains(head))?;
        Some(Start::Id(Id::new(prefix, head, number).ok()?, middle_at + middle.len()))
    }

    /// What goes on after an id that ends at `at`: a range or one more of the same area.
    fn tail(&self, text: &str, at: usize, first: &Id) -> Option<(Tail, u16, usize)> {
        let rest = &text[at..];
        for (sign, tail, bare) in [
            ("..=", Tail::UpTo, true),
            ("..", Tail::UpTo, true),
            ("–", Tail::UpTo, true),
            (" to ", Tail::UpTo, false),
            ("/", Tail::Also, true),
            (", ", Tail::Also, false),
        ] {
            let Some(after) = rest.strip_prefix(sign) else { continue };
            let from = at + sign.len();
            // A whole id ends a range; after another sign it is a mention of its own.
            if tail == Tail::UpTo
                && let Some(Start::Id(id, end)) = self.start(text, from)
                && (id.prefix(), id.area()) == (first.prefix(), first.area())
            {
                return Some((tail, id.number(), end));
            }
            let (number_at, digits) = match after.strip_prefix('-') {
                Some(digits) => (from + 1, digits),
                None if bare => (from, after),
                None => continue,
            };
            let length = digits.bytes().take_while(u8::is_ascii_alphanumeric).count();
            if let Some(number) = read_number(&digits[..length]) {
                return Some((tail, number, number_at + length));
            }
        }
        None
    }
}

enum Start {
    Id(Id, usize),
    Broken(usize, &'static str),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tail {
    UpTo,
    Also,
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn scope() -> Scope {
        let mut scope = Scope::of(["GH", "SS", "DE", "XX"]);
        scope.home = Some(("SS".into(), ["POW", "LOS"].iter().map(|a| a.to_string()).collect()));
        scope
    }

    fn ids(text: &str) -> String {
        let all: Vec<Id> = scope().mentions(text).into_iter().flat_map(|m| m.ids).collect();
        format!("{all:?}")
    }

    #[test]
    fn every_form_of_the_catalogues_is_understood() {
        assert_eq!(ids("GH-FOC-02–GH-FOC-06"), "[GH-FOC-02, GH-FOC-03, GH-FOC-04, GH-FOC-05, GH-FOC-06]");
        assert_eq!(ids("DE-CMP-03..04, DE-DLV-05..=06)"), "[DE-CMP-03, DE-CMP-04, DE-DLV-05, DE-DLV-06]");
        assert_eq!(ids("(SS-BAT-05 to -07)."), "[SS-BAT-05, SS-BAT-06, SS-BAT-07]");
        assert_eq!(ids("GH-BON-04/GH-ITM-19"), "[GH-BON-04, GH-ITM-19]");
        assert_eq!(ids("SS-THR-06/08/09"), "[SS-THR-06, SS-THR-08, SS-THR-09]");
        assert_eq!(ids("(SS-LOS-05, -06, SS-DEF-05)"), "[SS-LOS-05, SS-LOS-06, SS-DEF-05]");
        assert_eq!(ids("POW-03 and LOS-04–06"), "[SS-POW-03, SS-LOS-04, SS-LOS-05, SS-LOS-06]");
    }

    #[test]
    fn other_words_are_left_alone() {
        assert_eq!(ids("UTF-08, DE-CH, SS-EMP, X-GH-FOC-02, G-10, MON-03, MD-RES-04"), "[]");
        assert_eq!(ids("GH-FOC-02, 3 hexes to 12"), "[GH-FOC-02]");
    }

    #[test]
    fn a_broken_form_says_why() {
        let found = scope().mentions("XX-FOC-2 and XX-FOC-06..02");
        assert_eq!(found[0].broken, Some("the number has two digits, or three from 100 on"));
        assert_eq!(found[1].broken, Some("the range runs backwards"));
        assert_eq!(found[1].text, "XX-FOC-06..02");
    }

    proptest! {
        #[test]
        fn any_text_can_be_scanned(text in "(GH|SS|-|POW|0|1|2|–|/|, | to |[.]{2}|é| ){0,30}") {
            for mention in scope().mentions(&text) {
                prop_assert_eq!(&text[mention.at..mention.at + mention.text.len()], mention.text.as_str());
            }
        }
    }
}
