//! FH-SCN-01: the numbers of scenarios, some of which have a letter.

use serde::{Deserialize, Serialize};
use std::fmt;

/// FH-SCN-01: the number of a scenario: `4`, or with a letter where one number stands for two pages: `"4A"`.
///
/// ```
/// use haven::content::Label;
/// assert_eq!("4A".parse(), Ok(Label { number: 4, letter: Some('A') }));
/// assert_eq!(Label::from(17).to_string(), "17");
/// assert!("A4".parse::<Label>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Label {
    /// Its number.
    pub number: u8,
    /// Its letter.
    pub letter: Option<char>,
}

/// A label as files and saves have it: a number, or a text if it has a letter.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Number(u8),
    Text(String),
}

impl From<u8> for Label {
    fn from(number: u8) -> Label {
        Label { number, letter: None }
    }
}

impl std::str::FromStr for Label {
    type Err = String;
    fn from_str(text: &str) -> Result<Label, String> {
        let letter = text.chars().last().filter(char::is_ascii_uppercase);
        let number = text.get(..text.len() - usize::from(letter.is_some())).and_then(|n| n.parse().ok());
        let number = number.ok_or_else(|| format!("{text:?}: a scenario is 4, or \"4A\""))?;
        Ok(Label { number, letter })
    }
}

impl TryFrom<Written> for Label {
    type Error = String;
    fn try_from(written: Written) -> Result<Label, String> {
        match written {
            Written::Number(number) => Ok(number.into()),
            Written::Text(text) => text.parse(),
        }
    }
}

impl From<Label> for Written {
    fn from(label: Label) -> Written {
        if label.letter.is_none() { Written::Number(label.number) } else { Written::Text(label.to_string()) }
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        self.letter.map_or(Ok(()), |letter| write!(f, "{letter}"))
    }
}
