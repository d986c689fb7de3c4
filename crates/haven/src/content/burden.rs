//! GH-SET-09, GH-EVT-20: what a road or city event carries into the next scenario.
//!
//! | words | mean |
//! | --- | --- |
//! | `damage 2` | every character suffers so much damage |
//! | `poison`, `curse` | every character gets this condition; CURSE and BLESS are cards |
//! | `discard 2` | every character discards so many cards |
//! | `add -1 3` | every character adds so many of these cards to its modifier deck |
//! | `one add -1 3` | the same for one character, whom the party chooses |

use crate::content::{Condition, Content};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use table::SetupError;
/// What an event does when the next scenario starts.
///
/// ```
/// use haven::content::Burden;
/// let burden: Burden = "one add -1 3".parse().unwrap();
/// assert!(burden.one);
/// assert_eq!(burden.to_string(), "one add -1 3");
/// assert!("damage much".parse::<Burden>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Burden {
    /// Whether one character bears it; else all do.
    pub one: bool,
    /// What it is.
    pub what: Bears,
}

/// What a character bears.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Bears {
    Damage(u8),
    Condition(Condition),
    Discard(u8),
    Add(String, u8),
}

impl FromStr for Burden {
    type Err = String;
    fn from_str(text: &str) -> Result<Burden, String> {
        let (one, rest) = text.strip_prefix("one ").map_or((false, text), |rest| (true, rest));
        let number = |word: &str| word.parse::<u8>().map_err(|_| format!("{text:?}: {word:?} is no number"));
        let words: Vec<&str> = rest.split(' ').collect();
        let what = match words[..] {
            ["damage", n] => Bears::Damage(number(n)?),
            ["discard", n] => Bears::Discard(number(n)?),
            ["add", card, n] => Bears::Add(card.to_owned(), number(n)?),
            [condition] => Bears::Condition(condition.parse().map_err(|e| format!("{text:?}: {e}"))?),
            _ => {
                return Err(format!(
                    "{text:?} is none of: damage N, discard N, add CARD N, CONDITION; perhaps with one before it"
                ));
            }
        };
        Ok(Burden { one, what })
    }
}

impl TryFrom<String> for Burden {
    type Error = String;
    fn try_from(text: String) -> Result<Burden, String> {
        text.parse()
    }
}

impl Burden {
    /// Modifier cards must exist and stay in the deck; CURSE and BLESS are conditions.
    pub fn check(&self, content: &Content) -> Result<(), SetupError> {
        let Bears::Add(name, _) = &self.what else { return Ok(()) };
        match content.modifier(name).filter(|card| !content.modifiers[usize::from(card.0)].leaves) {
            Some(_) => Ok(()),
            None => Err(SetupError::new(format!("{name:?} is no modifier card that an event can add"))),
        }
    }
}

impl fmt::Display for Burden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.one {
            f.write_str("one ")?;
        }
        match &self.what {
            Bears::Damage(n) => write!(f, "damage {n}"),
            Bears::Condition(condition) => write!(f, "{condition}"),
            Bears::Discard(n) => write!(f, "discard {n}"),
            Bears::Add(card, n) => write!(f, "add {card} {n}"),
        }
    }
}
