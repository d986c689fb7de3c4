//! GH-SET-09, GH-EVT-20: what a road or city event carries into the next scenario.
//!
//! | words | mean |
//! | --- | --- |
//! | `damage 2` | every character suffers this much damage |
//! | `poison`, `curse` | every character gets this condition; CURSE and BLESS are cards |
//! | `discard 2` | every character discards this many cards |
//! | `add -1 3` | every character adds this many of these cards (here three −1 cards) to its modifier deck |
//! | `one add -1 3` | the same for one character, whom the party chooses |

use crate::content::{Content, Effect, What, Whom};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use table::SetupError;

/// What an event does when the next scenario starts: an effect for every character, unless it says otherwise.
///
/// ```
/// use haven::content::Burden;
/// let burden: Burden = "one add -1 3".parse().unwrap();
/// assert_eq!(burden.0.to_string(), "add -1 3 one");
/// assert_eq!(burden.to_string(), "one add -1 3");
/// assert!("damage much".parse::<Burden>().is_err());
/// assert!("attack 2".parse::<Burden>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Burden(pub Effect);

impl FromStr for Burden {
    type Err = String;
    fn from_str(text: &str) -> Result<Burden, String> {
        let (rest, unsaid) = match text.strip_prefix("one ") {
            Some(rest) => (rest, Whom::One),
            None => (text, Whom::Everybody),
        };
        let effect = Effect::read(rest, Some(unsaid))?;
        match effect.whom() {
            Some(Whom::Everybody | Whom::One) if effect.happens() => Ok(Burden(effect)),
            _ => Err(format!("{text:?} is nothing that an event can leave to characters")),
        }
    }
}

impl TryFrom<String> for Burden {
    type Error = String;
    fn try_from(text: String) -> Result<Burden, String> {
        text.parse()
    }
}

impl From<Burden> for String {
    fn from(burden: Burden) -> String {
        burden.to_string()
    }
}

impl Burden {
    /// Modifier cards must exist and stay in the deck; CURSE and BLESS are conditions.
    pub fn check(&self, content: &Content) -> Result<(), SetupError> {
        let What::AddCards(name, ..) = &self.0.what else { return Ok(()) };
        match content.modifier(name).filter(|card| !content.modifiers[usize::from(card.0)].leaves) {
            Some(_) => Ok(()),
            None => Err(SetupError::new(format!("{name:?} is no modifier card that an event can add"))),
        }
    }
}

impl fmt::Display for Burden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.0.to_string();
        match words.strip_suffix(" one") {
            Some(rest) => write!(f, "one {rest}"),
            None => f.write_str(words.strip_suffix(" everybody").unwrap_or(&words)),
        }
    }
}
