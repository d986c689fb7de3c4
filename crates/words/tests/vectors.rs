//! The sentences that this crate and the browser client must both make.

use serde::Deserialize;
use words::{Language, Phrase, Words};

#[derive(Deserialize)]
struct Vector {
    what: String,
    phrase: Phrase,
    en: String,
    de: String,
    /// Whether nothing is missing.
    #[serde(default = "yes")]
    complete: bool,
}

fn yes() -> bool {
    true
}

#[test]
fn every_vector_is_said_as_it_is_written() {
    let vectors: Vec<Vector> =
        serde_json::from_str(include_str!("../../../words/vectors.json")).expect("the vectors can be read");
    let extra = |language: Language| match language {
        Language::English => include_str!("../../../words/vectors/en.ftl"),
        Language::German => include_str!("../../../words/vectors/de.ftl"),
    };
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let files = language.files().iter().map(|(_, text)| *text).chain([extra(language)]);
        let words = Words::from_files(language, files);
        for vector in &vectors {
            let expected = match language {
                Language::English => &vector.en,
                Language::German => &vector.de,
            };
            let said = words.say(&vector.phrase);
            if said != *expected {
                wrong.push(format!(
                    "{} ({}): expected {expected:?}, said {said:?}",
                    vector.what,
                    language.tag()
                ));
            }
            if words.try_say(&vector.phrase).is_ok() != vector.complete {
                wrong.push(format!("{} ({}): reported wrongly", vector.what, language.tag()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
