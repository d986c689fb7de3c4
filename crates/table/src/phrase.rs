//! What people read, before it is a sentence.
//!
//! Rules never build sentences. They say *which* sentence, and what goes into it: a [`Phrase`] is the id of a message
//! and its arguments. Sentences are made at the edge, in the reader's language, from the Fluent files under `words/`,
//! by the `words` crate and by the browser client alike.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use ts_rs::TS;

/// A message id with its arguments.
///
/// ```
/// use table::{phrase, phrase::Arg};
/// let p = phrase!("damage-suffered", who = Arg::name("hero-ash"), damage = 3);
/// assert_eq!(p.id, "damage-suffered");
/// assert_eq!(p.args[1], ("damage".into(), Arg::Number(3)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
pub struct Phrase {
    /// The message's id in the Fluent files.
    #[ts(type = "string")]
    pub id: Cow<'static, str>,
    /// Its arguments by name, in the order in which they were given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(String, Arg)>>")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; the message may choose its plural by it.
    Number(#[ts(type = "number")] i64),
    /// Text that is the same in every language.
    Text(String),
    /// The id of a message that names a thing; its attributes give the gender and the grammatical cases.
    Name(String),
    /// A sentence or part of one inside another.
    Phrase(Box<Phrase>),
    /// Several of them, joined as the language joins a list.
    List(Vec<Arg>),
}

impl Arg {
    /// The thing that the message `id` names.
    pub fn name(id: impl Into<String>) -> Arg {
        Arg::Name(id.into())
    }

    /// Text that needs no translation.
    pub fn text(text: impl Into<String>) -> Arg {
        Arg::Text(text.into())
    }
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { id: id.into(), args: Vec::new() }
    }

    /// The same phrase with one more argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name.into(), arg.into()));
        self
    }
}

macro_rules! numbers {
    ($($t:ty)*) => { $(impl From<$t> for Arg { fn from(n: $t) -> Arg { Arg::Number(i64::from(n)) } })* };
}
numbers!(u8 u16 u32 i8 i16 i32 i64);

impl From<usize> for Arg {
    fn from(n: usize) -> Arg {
        Arg::Number(n.try_into().unwrap_or(i64::MAX))
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Arg {
        Arg::List(list)
    }
}

/// Builds a [`Phrase`]: `phrase!("id", argument = value, …)`.
///
/// The id is always a literal, so that a test can read every id and every argument name out of the code
/// and compare them with the Fluent files of each language.
#[macro_export]
macro_rules! phrase {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::phrase::Phrase::new($id)$(.with(stringify!($name), $value))*
    };
}
