//! Phrases become sentences.

use crate::messages::Messages;
use crate::{Arg, Language, Phrase};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::Line;

/// The forms in which a message gets a name: `$who` is the name itself, `$who_acc` its accusative, and so on.
///
/// Each form comes from the attribute of that name of the message that names the thing. Where that is missing
/// the second word says which form stands in for it; `""` is the name itself.
pub const FORMS: [(&str, &str); 13] = [
    ("acc", ""),
    ("dat", ""),
    ("gen", ""),
    ("the", ""),
    ("the_acc", "the"),
    ("the_dat", "the"),
    ("the_gen", "the"),
    ("a", ""),
    ("a_acc", "a"),
    ("a_dat", "a"),
    ("a_gen", "a"),
    ("plural", ""),
    ("plural_dat", "plural"),
];

/// What `$who_gender` can be. A thing without one is neuter; several things are plural.
pub const GENDERS: [&str; 4] = ["masculine", "feminine", "neuter", "plural"];

/// How deep phrases may lie in each other.
const DEPTH: usize = 16;

/// Makes sentences in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    messages: Messages,
}

/// Why a phrase could not be said as it should.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WordsError {
    /// There is no such message.
    #[error("there is no message `{id}` in {}", .language.tag())]
    NoMessage {
        /// The language.
        language: Language,
        /// The message.
        id: String,
    },
    /// The message wants an argument that the phrase does not give.
    #[error("`{id}` in {} wants ${name}, which the phrase does not give", .language.tag())]
    NoArgument {
        /// The language.
        language: Language,
        /// The message.
        id: String,
        /// The argument.
        name: String,
    },
    /// The message has attributes only.
    #[error("`{id}` in {} has no text of its own", .language.tag())]
    NoText {
        /// The language.
        language: Language,
        /// The message.
        id: String,
    },
    /// Fluent found something else: a reference to nothing, a circle.
    #[error("`{id}` in {}: {what}", .language.tag())]
    Fluent {
        /// The language.
        language: Language,
        /// The message.
        id: String,
        /// What Fluent says.
        what: String,
    },
    /// Phrases lie too deep in each other.
    #[error("phrases lie more than {DEPTH} deep in each other")]
    TooDeep,
}

/// A name or a phrase as it can stand in a sentence.
struct Said {
    text: String,
    gender: String,
    count: usize,
    forms: BTreeMap<&'static str, String>,
}

impl Said {
    fn plain(text: impl Into<String>) -> Said {
        Said { text: text.into(), gender: "neuter".into(), count: 1, forms: BTreeMap::new() }
    }

    /// A form, or what stands in for it.
    fn form(&self, name: &str) -> &str {
        let mut name = name;
        while let Some((form, instead)) = FORMS.iter().find(|(form, _)| *form == name) {
            if let Some(text) = self.forms.get(form) {
                return text;
            }
            name = instead;
        }
        &self.text
    }
}

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::built_in(Language::English));
static GERMAN: LazyLock<Words> = LazyLock::new(|| Words::built_in(Language::German));

impl Words {
    /// The English words.
    pub fn english() -> &'static Words {
        Words::of(Language::English)
    }

    /// The German words.
    pub fn german() -> &'static Words {
        Words::of(Language::German)
    }

    /// The words of a language.
    pub fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }

    fn built_in(language: Language) -> Words {
        Words::from_files(language, language.files().iter().map(|(_, text)| *text))
    }

    /// The words of these Fluent files. What cannot be read is left out, and the first of two messages with
    /// one id counts: the [`check`](crate::check()) of the repository finds both.
    pub fn from_files<'a>(language: Language, files: impl IntoIterator<Item = &'a str>) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        bundle.set_use_isolating(false);
        let mut messages = Messages::default();
        for text in files {
            let resource = FluentResource::try_new(text.to_string()).unwrap_or_else(|(partial, _)| partial);
            messages.add(&resource);
            // A message that is there already stays as it is.
            let _ = bundle.add_resource(resource);
        }
        Words { language, bundle, messages }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence. What is missing shows as `⟨id⟩` or `⟨argument⟩`.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.phrase(phrase, 0, &mut Vec::new()).text
    }

    /// A line of the log, with the rules by which it happened in brackets.
    pub fn line(&self, line: &Line) -> String {
        match line.rules.is_empty() {
            true => self.say(&line.say),
            false => format!("{}  [{}]", self.say(&line.say), line.rules.join(" ")),
        }
    }

    /// The sentence, or the first thing that is wrong with it.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, WordsError> {
        let mut errors = Vec::new();
        let said = self.phrase(phrase, 0, &mut errors);
        match errors.into_iter().next() {
            Some(error) => Err(error),
            None => Ok(said.text),
        }
    }

    fn phrase(&self, phrase: &Phrase, depth: usize, errors: &mut Vec<WordsError>) -> Said {
        if depth > DEPTH {
            errors.push(WordsError::TooDeep);
            return Said::plain("⟨…⟩");
        }
        let mut args = FluentArgs::with_capacity(phrase.args.len() * (FORMS.len() + 3));
        for (name, arg) in &phrase.args {
            self.give(&mut args, name, arg, depth, errors);
        }
        self.message(&phrase.id, args, errors)
    }

    /// Puts an argument with all of its forms to the others.
    fn give(
        &self,
        args: &mut FluentArgs<'_>,
        name: &str,
        arg: &Arg,
        depth: usize,
        errors: &mut Vec<WordsError>,
    ) {
        if let Arg::Number(number) = arg {
            args.set(name.to_string(), *number);
            return;
        }
        let said = self.argument(arg, depth, errors);
        for (form, _) in FORMS {
            args.set(format!("{name}_{form}"), said.form(form).to_string());
        }
        args.set(format!("{name}_count"), said.count);
        args.set(format!("{name}_gender"), said.gender);
        args.set(name.to_string(), said.text);
    }

    fn argument(&self, arg: &Arg, depth: usize, errors: &mut Vec<WordsError>) -> Said {
        match arg {
            Arg::Number(number) => Said::plain(number.to_string()),
            Arg::Text(text) => Said::plain(text.as_str()),
            Arg::Name(id) => self.message(id, FluentArgs::new(), errors),
            Arg::Phrase(phrase) => self.phrase(phrase, depth + 1, errors),
            Arg::List(list) if depth >= DEPTH => {
                errors.push(WordsError::TooDeep);
                Said::plain(if list.is_empty() { "" } else { "⟨…⟩" })
            }
            Arg::List(list) => self.list(list, depth + 1, errors),
        }
    }

    /// Several things, in every form that one of them has.
    fn list(&self, list: &[Arg], depth: usize, errors: &mut Vec<WordsError>) -> Said {
        let mut said: Vec<Said> = list.iter().map(|arg| self.argument(arg, depth, errors)).collect();
        match said.len() {
            0 => Said { count: 0, ..self.message("list-none", FluentArgs::new(), errors) },
            1 => said.remove(0),
            count => {
                let mut forms = BTreeMap::new();
                for (form, _) in FORMS {
                    if said.iter().any(|one| one.forms.contains_key(form)) {
                        forms.insert(form, self.join(said.iter().map(|one| one.form(form)), errors));
                    }
                }
                let text = self.join(said.iter().map(|one| one.text.as_str()), errors);
                Said { text, gender: "plural".into(), count, forms }
            }
        }
    }

    /// `a, b and c`.
    fn join<'a>(&self, parts: impl Iterator<Item = &'a str>, errors: &mut Vec<WordsError>) -> String {
        let mut parts = parts.peekable();
        let mut joined = parts.next().unwrap_or_default().to_string();
        while let Some(part) = parts.next() {
            let id = if parts.peek().is_some() { "list-comma" } else { "list-and" };
            let mut args = FluentArgs::with_capacity(2);
            args.set("a", joined);
            args.set("b", part.to_string());
            joined = self.message(id, args, errors).text;
        }
        joined
    }

    /// A message and all of its forms with these arguments.
    fn message(&self, id: &str, mut args: FluentArgs<'_>, errors: &mut Vec<WordsError>) -> Said {
        let language = self.language;
        let Some(message) = self.bundle.get_message(id) else {
            errors.push(WordsError::NoMessage { language, id: id.to_string() });
            return Said::plain(format!("⟨{id}⟩"));
        };
        for name in self.messages.variables(id) {
            if args.get(name.as_str()).is_none() {
                args.set(name.clone(), FluentValue::from(format!("⟨{name}⟩")));
                errors.push(WordsError::NoArgument { language, id: id.to_string(), name });
            }
        }
        let mut format = |pattern| {
            let mut wrong = Vec::new();
            let text = self.bundle.format_pattern(pattern, Some(&args), &mut wrong).into_owned();
            errors.extend(wrong.into_iter().map(|error| WordsError::Fluent {
                language,
                id: id.to_string(),
                what: error.to_string(),
            }));
            text
        };
        let mut said = Said::plain(String::new());
        for attribute in message.attributes() {
            if attribute.id() == "gender" {
                said.gender = format(attribute.value());
            } else if let Some((form, _)) = FORMS.iter().find(|(form, _)| *form == attribute.id()) {
                said.forms.insert(form, format(attribute.value()));
            }
        }
        match message.value() {
            Some(pattern) => said.text = format(pattern),
            None => {
                said.text = format!("⟨{id}⟩");
                errors.push(WordsError::NoText { language, id: id.to_string() });
            }
        }
        said
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use table::phrase;

    const LIST: &str = "list-none = nichts\nlist-comma = { $a }, { $b }\nlist-and = { $a } und { $b }\n";

    fn german(text: &str) -> Words {
        Words::from_files(Language::German, [LIST, text])
    }

    fn shared_between_threads<T: Send + Sync>(_: &T) {}

    #[test]
    fn words_can_be_shared() {
        shared_between_threads(Words::english());
    }

    #[test]
    fn numbers_choose_the_plural() {
        let words = german("draw = { $n ->\n    [one] eine Karte\n   *[other] { $n } Karten\n }\n");
        assert_eq!(words.say(&phrase!("draw", n = 1)), "eine Karte");
        assert_eq!(words.say(&phrase!("draw", n = 2000)), "2000 Karten");
        assert_eq!(words.say(&phrase!("draw", n = -1)), "eine Karte");
    }

    #[test]
    fn names_have_gender_and_case() {
        let words = german(
            "hero-ash = Ash\n    .gender = feminine\n\
             monster-guard = Wächter\n    .gender = masculine\n    .the = der Wächter\n    .the_acc = den Wächter\n    \
             .the_dat = dem Wächter\n    .gen = Wächters\n\
             hit = { $who_the } trifft { $whom_the_acc } mit { $who_gender ->\n    [feminine] ihrer\n   *[other] seiner\n } Waffe.\n",
        );
        let hit = |who: &str, whom: &str| phrase!("hit", who = Arg::name(who), whom = Arg::name(whom));
        assert_eq!(words.say(&hit("hero-ash", "monster-guard")), "Ash trifft den Wächter mit ihrer Waffe.");
        assert_eq!(words.say(&hit("monster-guard", "hero-ash")), "der Wächter trifft Ash mit seiner Waffe.");
    }

    #[test]
    fn a_form_that_is_missing_has_a_stand_in() {
        let words = german(
            "item-axe = Axt\n    .the = die Axt\n    .plural = Äxte\n\
             x = { $i_the_acc }, { $i_dat }, { $i_plural_dat }, { $i_a_acc }, { $i_gender }\n",
        );
        assert_eq!(words.say(&phrase!("x", i = Arg::name("item-axe"))), "die Axt, Axt, Äxte, Axt, neuter");
    }

    #[test]
    fn lists_are_joined_as_the_language_does_it() {
        let words = german(
            "hero-ash = Ash\nmonster-guard = Wächter\n    .the = der Wächter\n    .the_dat = dem Wächter\n\
             with = mit { $whom_the_dat }\nare = { $whom } { $whom_count ->\n    [0] sind weg\n    [one] ist da\n   *[other] sind da\n }\n",
        );
        let names = |ids: &[&str]| Arg::List(ids.iter().map(|id| Arg::name(*id)).collect());
        let with = |ids: &[&str]| words.say(&phrase!("with", whom = names(ids)));
        assert_eq!(with(&["hero-ash"]), "mit Ash");
        assert_eq!(with(&["hero-ash", "monster-guard"]), "mit Ash und dem Wächter");
        assert_eq!(with(&["hero-ash", "hero-ash", "monster-guard"]), "mit Ash, Ash und dem Wächter");
        let are = |ids: &[&str]| words.say(&phrase!("are", whom = names(ids)));
        assert_eq!(are(&[]), "nichts sind weg");
        assert_eq!(are(&["hero-ash"]), "Ash ist da");
        assert_eq!(are(&["hero-ash", "hero-ash"]), "Ash und Ash sind da");
    }

    #[test]
    fn phrases_inside_of_phrases_have_forms_too() {
        let words = german(
            "monster-guard = Wächter\n    .gender = masculine\n    .gen = Wächters\n\
             numbered = { $name } { $number }\n    .gen = { $name_gen } { $number }\n    .gender = { $name_gender }\n\
             turn = Zug des { $who_gen } ({ $who_gender })\n",
        );
        let who = phrase!("numbered", name = Arg::name("monster-guard"), number = 3);
        assert_eq!(words.say(&phrase!("turn", who = who)), "Zug des Wächters 3 (masculine)");
    }

    #[test]
    fn what_is_missing_is_seen_and_reported() {
        let words = german("x = { $who } { $who_gen } da\nempty =\n    .the = nur dies\n");
        assert_eq!(words.say(&phrase!("nothing")), "⟨nothing⟩");
        assert_eq!(
            words.try_say(&phrase!("nothing")).map_err(|e| e.to_string()),
            Err("there is no message `nothing` in de".into())
        );
        assert_eq!(words.say(&phrase!("x")), "⟨who⟩ ⟨who_gen⟩ da");
        assert_eq!(
            words.try_say(&phrase!("x")).map_err(|e| e.to_string()),
            Err("`x` in de wants $who, which the phrase does not give".into())
        );
        assert_eq!(words.say(&phrase!("x", who = Arg::name("hero-gone"))), "⟨hero-gone⟩ ⟨hero-gone⟩ da");
        assert_eq!(
            words.try_say(&phrase!("empty")).map_err(|e| e.to_string()),
            Err("`empty` in de has no text of its own".into())
        );
        assert_eq!(words.try_say(&phrase!("x", who = Arg::text("Ash"))).as_deref(), Ok("Ash Ash da"));
    }

    #[test]
    fn what_goes_in_circles_ends() {
        let words = german("a = { b }\nb = { a }\nin = { $x }\n");
        assert!(matches!(words.try_say(&phrase!("a")), Err(WordsError::Fluent { .. })));
        let mut deep = phrase!("in", x = 1);
        for _ in 0..40 {
            deep = phrase!("in", x = deep);
        }
        assert_eq!(words.try_say(&deep), Err(WordsError::TooDeep));
        assert_eq!(words.say(&deep), "⟨…⟩");
        let mut list = Arg::text("x");
        for _ in 0..40 {
            list = Arg::List(vec![list]);
        }
        assert_eq!(words.try_say(&phrase!("in", x = list)), Err(WordsError::TooDeep));
    }

    #[test]
    fn a_file_that_cannot_be_read_is_left_out() {
        let words = german("good = gut\n= schlecht\n{ oje\n");
        assert_eq!(words.say(&phrase!("good")), "gut");
    }

    proptest! {
        #[test]
        fn any_file_and_any_phrase_can_be_said(file in "(?s).{0,120}", id in ".{0,12}", text in ".{0,12}", n: i64) {
            let words = german(&file);
            let arg = Arg::List(vec![Arg::Number(n), Arg::Text(text.clone()), Arg::Name(id.clone())]);
            words.say(&Phrase::new(id).with("a", arg).with("b", Arg::Text(text)));
        }
    }
}
