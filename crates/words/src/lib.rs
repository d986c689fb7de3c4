//! Sentences from phrases, in English and German.
//!
//! Rules say *which* sentence, a [`Phrase`]; this crate makes it, from the Fluent files under `words/`. The
//! browser client makes the same sentences from the same files; `docs/words.md` says how, and
//! `words/vectors.json` holds both sides to it.
//!
//! ```
//! use table::phrase;
//! use words::{Language, Words};
//! assert_eq!(Words::english().say(&phrase!("pass")), "Pass");
//! assert_eq!(Words::of(Language::German).say(&phrase!("pass")), "Passen");
//! ```

mod check;
mod messages;
mod say;

pub use check::{Finding, check};
pub use messages::{Message, Messages};
pub use say::{FORMS, GENDERS, Words, WordsError};

pub use table::phrase::{Arg, Phrase};

use unic_langid::LanguageIdentifier;

/// The languages that there are words in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The folder of its files and its name in other programs: `en`, `de`.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// The language that a tag such as `de` or `de-AT` asks for.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let first = tag.split(['-', '_']).next()?.to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.tag() == first)
    }

    /// The tag as Fluent wants it.
    pub(crate) fn id(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }

    /// Its files by name, as they are built in.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Language::English => &[
                ("table.ftl", include_str!("../../../words/en/table.ftl")),
                ("sample.ftl", include_str!("../../../words/en/sample.ftl")),
                ("haven.ftl", include_str!("../../../words/en/haven.ftl")),
                ("haven-cards.ftl", include_str!("../../../words/en/haven-cards.ftl")),
                ("haven-scenarios.ftl", include_str!("../../../words/en/haven-scenarios.ftl")),
                ("darkness.ftl", include_str!("../../../words/en/darkness.ftl")),
                ("darkness-names.ftl", include_str!("../../../words/en/darkness-names.ftl")),
            ],
            Language::German => &[
                ("table.ftl", include_str!("../../../words/de/table.ftl")),
                ("sample.ftl", include_str!("../../../words/de/sample.ftl")),
                ("haven.ftl", include_str!("../../../words/de/haven.ftl")),
                ("haven-cards.ftl", include_str!("../../../words/de/haven-cards.ftl")),
                ("haven-scenarios.ftl", include_str!("../../../words/de/haven-scenarios.ftl")),
                ("darkness.ftl", include_str!("../../../words/de/darkness.ftl")),
                ("darkness-names.ftl", include_str!("../../../words/de/darkness-names.ftl")),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_find_their_language() {
        assert_eq!(Language::from_tag("de-AT"), Some(Language::German));
        assert_eq!(Language::from_tag("EN_us"), Some(Language::English));
        assert_eq!(Language::from_tag("fr"), None);
        assert_eq!(Language::from_tag(""), None);
    }
}
