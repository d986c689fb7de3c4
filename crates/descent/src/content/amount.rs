//! How much: a number, or what a number follows from.

use super::dice::Colour;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;

/// How much an effect is worth. In files: `2`, `"all"`, `"2 red"`, `"1 per 2 damage"`, `"above"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// So much.
    Fixed(u8),
    /// Everything there is.
    All,
    /// The damage that so many dice of a colour show.
    Roll(Colour, u8),
    /// 1 for each so much damage that the hero has suffered.
    PerDamage(u8),
    /// DE-DMG-04: 1 for each so much fatigue on the hero's sheet.
    PerFatigue(u8),
    /// As much as the hero now suffers fatigue, as it likes.
    ForFatigue,
    /// After a failed test: the shields above the attribute.
    Above,
    /// After a test: the value of the attribute.
    Attribute,
}

impl Amount {
    /// The number, if it is one.
    pub fn fixed(self) -> Option<u8> {
        if let Amount::Fixed(n) = self { Some(n) } else { None }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Amount, D::Error> {
        from.deserialize_any(HowMuch)
    }
}

struct HowMuch;

impl Visitor<'_> for HowMuch {
    type Value = Amount;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a number, \"all\", \"2 red\", \"1 per 2 damage\", \"fatigue\", \"above\" or \"attribute\"",
        )
    }

    fn visit_u64<E: Error>(self, n: u64) -> Result<Amount, E> {
        u8::try_from(n).map(Amount::Fixed).map_err(|_| E::custom(format!("{n} is too much")))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Amount, E> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str| word.parse::<u8>().ok().filter(|n| *n > 0);
        let colour = |word: &str| Colour::ALL.into_iter().find(|colour| colour.name() == word);
        let read = match words.as_slice() {
            ["all"] => Some(Amount::All),
            ["fatigue"] => Some(Amount::ForFatigue),
            ["above"] => Some(Amount::Above),
            ["attribute"] => Some(Amount::Attribute),
            [n, dice] => number(n).zip(colour(dice)).map(|(n, colour)| Amount::Roll(colour, n)),
            ["1", "per", n, "damage"] => number(n).map(Amount::PerDamage),
            ["1", "per", n, "fatigue"] => number(n).map(Amount::PerFatigue),
            _ => None,
        };
        read.ok_or_else(|| {
            E::custom(format!(
                "{text:?} is no amount: it is {}",
                "a number, \"all\", \"2 red\", \"1 per 2 damage\""
            ))
        })
    }
}
