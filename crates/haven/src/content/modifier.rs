//! Attack modifier cards.

use super::condition::{Condition, Conditions, Element, ElementSign};
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// What a modifier card does to the attack value (GH-AMD-05, GH-AMD-06, GH-AMD-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Factor {
    /// Adds to it.
    Plus(i8),
    /// GH-AMD-07: doubles it.
    Double,
    /// GH-AMD-06: makes the attack deal no damage.
    Null,
}

/// What else a modifier card does (GH-AMD-08, GH-AMD-09).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Extras {
    pub conditions: Conditions,
    pub push: u8,
    pub pull: u8,
    pub pierce: u8,
    /// GH-EFF-15: how many targets it adds.
    pub add_targets: u8,
    /// The elements it infuses, as bits.
    infuse: u8,
    pub heal_self: u8,
    pub shield_self: u8,
}

impl Extras {
    /// How many different effects there are.
    pub fn count(&self) -> usize {
        let Extras { push, pull, pierce, add_targets, heal_self, shield_self, .. } = *self;
        let numbers = [push, pull, pierce, add_targets, heal_self, shield_self].into_iter();
        self.conditions.iter().count() + numbers.filter(|n| *n > 0).count() + self.infused().count()
    }

    /// The elements it infuses.
    pub fn infused(self) -> impl Iterator<Item = Element> {
        Element::ALL.into_iter().filter(move |e| self.infuse >> *e as u8 & 1 == 1)
    }

    /// GH-ADV-08: whether these include everything that the others have, and perhaps more.
    pub fn includes(&self, other: &Extras) -> bool {
        let numbers = |e: &Extras| [e.push, e.pull, e.pierce, e.heal_self, e.shield_self, e.add_targets];
        self.conditions.with(other.conditions) == self.conditions
            && numbers(self).iter().zip(numbers(other)).all(|(mine, theirs)| *mine >= theirs)
            && self.infuse | other.infuse == self.infuse
    }
}

/// A kind of modifier card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "Written")]
pub struct Modifier {
    /// Its name in cases and logs: `+1`, `null`, `rolling push 1`, `bless`.
    pub name: String,
    /// What it does to the value.
    pub factor: Factor,
    /// GH-AMD-10: another card is drawn.
    pub rolling: bool,
    /// What else it does.
    pub extras: Extras,
    /// GH-AMD-13: the deck is shuffled at the end of the round in which it was drawn.
    pub shuffle: bool,
    /// GH-AMD-11: it leaves the deck when it is drawn.
    pub leaves: bool,
    /// GH-TAB-05: how many of it are in a standard deck.
    pub standard: u8,
    /// What was wrong with the words, until the content is checked.
    pub(super) wrong: Option<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Written {
    card: String,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    standard: u8,
    #[serde(default)]
    shuffle: bool,
    #[serde(default)]
    leaves: bool,
}

impl From<Written> for Modifier {
    fn from(written: Written) -> Modifier {
        let Written { card, name, standard, shuffle, leaves } = written;
        let (parsed, wrong) = match card.parse::<Face>() {
            Ok(face) => (face, None),
            Err(error) => (Face::default(), Some(error)),
        };
        let Face { rolling, factor, extras } = parsed;
        Modifier {
            name: name.unwrap_or(card),
            factor: factor.unwrap_or(Factor::Plus(0)),
            rolling,
            extras,
            shuffle,
            leaves,
            standard,
            wrong,
        }
    }
}

#[derive(Default)]
struct Face {
    rolling: bool,
    factor: Option<Factor>,
    extras: Extras,
}

impl FromStr for Face {
    type Err = String;

    /// `rolling`, then a number, `2x` or `null` (none of them is +0, GH-AMD-08), then effects.
    fn from_str(text: &str) -> Result<Face, String> {
        let mut face = Face::default();
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let mut number = |most: u8| match words.next().and_then(|n| n.parse::<u8>().ok()) {
                Some(n) if n <= most => Ok(n),
                _ => Err(format!("in {text:?}: {word} needs a number up to {most}")),
            };
            match word {
                "rolling" => face.rolling = true,
                "2x" => face.factor = Some(Factor::Double),
                "null" => face.factor = Some(Factor::Null),
                "push" => face.extras.push = number(9)?,
                "pull" => face.extras.pull = number(9)?,
                "pierce" => face.extras.pierce = number(9)?,
                "heal" => face.extras.heal_self = number(9)?,
                "shield" => face.extras.shield_self = number(9)?,
                "add-target" => face.extras.add_targets += 1,
                _ if word.starts_with(['+', '-']) => {
                    let n = word.parse().map_err(|_| format!("in {text:?}: {word} is no number"))?;
                    face.factor = Some(Factor::Plus(n));
                }
                _ => match (word.parse::<Condition>(), word.parse::<ElementSign>()) {
                    (Ok(condition), _) => face.extras.conditions.add(condition),
                    (_, Ok(ElementSign::One(element))) => face.extras.infuse |= 1 << element as u8,
                    _ => return Err(format!("in {text:?}: {word:?} stands on no modifier card")),
                },
            }
        }
        Ok(face)
    }
}
