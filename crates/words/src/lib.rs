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

/// The files of a language: the same for each. A new file is a line here.
macro_rules! files {
    ($language:literal) => {
        files!($language:
            "table.ftl"
            "client.ftl"
            "terminal.ftl"
            "sample.ftl"
            "haven.ftl"
            "haven-cards.ftl"
            "haven-scenarios.ftl"
            "haven-menu.ftl"
            "gloomhaven-names.ftl"
            "frosthaven-names.ftl"
            "darkness.ftl"
            "darkness-cards.ftl"
            "darkness-names.ftl"
            "sorcery.ftl"
            "sorcery-cards.ftl"
            "sorcery-names.ftl"
            "descent.ftl"
            "descent-cards.ftl"
            "descent-names.ftl"
        )
    };
    ($language:literal: $($file:literal)*) => {
        &[$(($file, include_str!(concat!("../../../words/", $language, "/", $file)))),*]
    };
}

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
            Language::English => files!("en"),
            Language::German => files!("de"),
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
