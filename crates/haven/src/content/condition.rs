//! The conditions and elements that figures and the table can have.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A condition (GH-DATA-17, GH-TAB-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Condition {
    Poison,
    Wound,
    Immobilize,
    Disarm,
    Stun,
    Muddle,
    Curse,
    Brittle,
    Bane,
    Impair,
    Invisible,
    Strengthen,
    Bless,
    Regenerate,
    Ward,
}

impl Condition {
    /// All of them: the negative ones, then the positive ones.
    pub const ALL: [Condition; 15] = {
        use Condition::*;
        [
            Poison, Wound, Immobilize, Disarm, Stun, Muddle, Curse, Brittle, Bane, Impair, Invisible,
            Strengthen, Bless, Regenerate, Ward,
        ]
    };

    /// Its name.
    pub fn as_str(self) -> &'static str {
        match self {
            Condition::Poison => "poison",
            Condition::Wound => "wound",
            Condition::Immobilize => "immobilize",
            Condition::Disarm => "disarm",
            Condition::Stun => "stun",
            Condition::Muddle => "muddle",
            Condition::Curse => "curse",
            Condition::Brittle => "brittle",
            Condition::Bane => "bane",
            Condition::Impair => "impair",
            Condition::Invisible => "invisible",
            Condition::Strengthen => "strengthen",
            Condition::Bless => "bless",
            Condition::Regenerate => "regenerate",
            Condition::Ward => "ward",
        }
    }

    /// Whether it harms the figure that has it.
    pub fn is_negative(self) -> bool {
        self <= Condition::Impair
    }

    /// GH-CON-10, GH-CON-11, GH-CON-12, GH-CON-13, GH-CON-14, GH-CON-19, GH-CON-21, FH-CND-20, FH-CND-22, FH-CND-23,
    /// FH-CND-24, FH-CND-25, FH-CND-28: whether it ends by itself at the end of the figure's next turn.
    pub fn is_timed(self) -> bool {
        use Condition::*;
        matches!(self, Immobilize | Disarm | Stun | Muddle | Impair | Bane | Invisible | Strengthen)
    }

    /// GH-CON-01: whether it is a card in a modifier deck rather than a token on the figure.
    pub fn is_card(self) -> bool {
        matches!(self, Condition::Curse | Condition::Bless)
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Condition {
    type Err = String;
    fn from_str(word: &str) -> Result<Condition, String> {
        let found = Condition::ALL.into_iter().find(|c| c.as_str() == word);
        found.ok_or_else(|| {
            let all = Condition::ALL.map(Condition::as_str).join(", ");
            format!("{word:?} is no condition; there are: {all}")
        })
    }
}

/// A set of conditions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "Vec<Condition>", into = "Vec<Condition>")]
pub struct Conditions(u16);

impl Conditions {
    /// No condition.
    pub const NONE: Conditions = Conditions(0);

    /// Whether the condition is in the set.
    pub fn has(self, condition: Condition) -> bool {
        self.0 >> condition as u16 & 1 == 1
    }

    /// Adds a condition.
    pub fn add(&mut self, condition: Condition) {
        self.0 |= 1 << condition as u16;
    }

    /// Takes a condition out; says whether it was in.
    pub fn remove(&mut self, condition: Condition) -> bool {
        let had = self.has(condition);
        self.0 &= !(1 << condition as u16);
        had
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with those of the other.
    #[must_use]
    pub fn with(self, other: Conditions) -> Conditions {
        Conditions(self.0 | other.0)
    }

    /// The conditions in the order of [`Condition::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Condition> {
        Condition::ALL.into_iter().filter(move |c| self.has(*c))
    }
}

impl FromIterator<Condition> for Conditions {
    fn from_iter<I: IntoIterator<Item = Condition>>(all: I) -> Conditions {
        let mut set = Conditions::NONE;
        all.into_iter().for_each(|c| set.add(c));
        set
    }
}

impl From<Vec<Condition>> for Conditions {
    fn from(all: Vec<Condition>) -> Conditions {
        all.into_iter().collect()
    }
}

impl From<Conditions> for Vec<Condition> {
    fn from(set: Conditions) -> Vec<Condition> {
        set.iter().collect()
    }
}

/// GH-ELE-01: an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Element {
    Fire,
    Ice,
    Air,
    Earth,
    Light,
    Dark,
}

impl Element {
    /// All six.
    pub const ALL: [Element; 6] =
        [Element::Fire, Element::Ice, Element::Air, Element::Earth, Element::Light, Element::Dark];

    /// Its name.
    pub fn as_str(self) -> &'static str {
        ["fire", "ice", "air", "earth", "light", "dark"][self as usize]
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// An element on a card: one particular element, any (GH-ELE-12), two at once (GH-ELE-09), or one of two (FH-ELE-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[allow(missing_docs)]
pub enum ElementSign {
    Any,
    One(Element),
    Both(Element, Element),
    Either(Element, Element),
}

impl fmt::Display for ElementSign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ElementSign::Any => f.write_str("any"),
            ElementSign::One(element) => element.fmt(f),
            ElementSign::Both(a, b) => write!(f, "{a}+{b}"),
            ElementSign::Either(a, b) => write!(f, "{a}/{b}"),
        }
    }
}

impl From<ElementSign> for String {
    fn from(sign: ElementSign) -> String {
        sign.to_string()
    }
}

impl TryFrom<String> for ElementSign {
    type Error = String;
    fn try_from(words: String) -> Result<ElementSign, String> {
        words.parse()
    }
}

impl FromStr for ElementSign {
    type Err = String;
    fn from_str(word: &str) -> Result<ElementSign, String> {
        if word == "any" {
            return Ok(ElementSign::Any);
        }
        let element = |word: &str| {
            Element::ALL.into_iter().find(|e| e.as_str() == word).ok_or_else(|| {
                let all = Element::ALL.map(Element::as_str).join(", ");
                format!("{word:?} is no element; there are: {all}, any, two of them: fire+ice, and one of two: fire/ice")
            })
        };
        match (word.split_once('+'), word.split_once('/')) {
            (Some((a, b)), _) if a != b => Ok(ElementSign::Both(element(a)?, element(b)?)),
            (_, Some((a, b))) if a != b => Ok(ElementSign::Either(element(a)?, element(b)?)),
            _ => element(word).map(ElementSign::One),
        }
    }
}
