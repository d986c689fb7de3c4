//! The name of an item: `GH-FOC-02`.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The id of an item of the catalogue: prefix of the book, code of the area, number.
///
/// Ids are ordered by prefix, area and number, and written with at least two digits.
///
/// ```
/// use catalogue::Id;
/// let id: Id = "GH-FOC-02".parse()?;
/// assert_eq!((id.prefix(), id.area(), id.number()), ("GH", "FOC", 2));
/// assert_eq!(id.to_string(), "GH-FOC-02");
/// # Ok::<(), catalogue::BadId>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Id {
    prefix: Box<str>,
    area: Box<str>,
    number: u16,
}

/// A text that is no [`Id`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no rule id: {why} (an id looks like GH-FOC-02)")]
pub struct BadId {
    /// The text.
    pub text: String,
    /// What is wrong with it.
    pub why: &'static str,
}

impl Id {
    /// The id of the item `number` of an area.
    pub fn new(prefix: &str, area: &str, number: u16) -> Result<Id, BadId> {
        let bad = |why| Err(BadId { text: format!("{prefix}-{area}-{number:02}"), why });
        if !is_prefix(prefix) {
            return bad("the prefix has two capital letters");
        }
        if !is_area(area) {
            return bad("the area has two to seven capital letters or digits and begins with a letter");
        }
        if number == 0 || number > 999 {
            return bad("the number is between 01 and 999");
        }
        Ok(Id { prefix: prefix.into(), area: area.into(), number })
    }

    /// The prefix of the book, such as `GH`.
    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    /// The code of the area, such as `FOC`.
    pub fn area(&self) -> &str {
        &self.area
    }

    /// The number in the area.
    pub fn number(&self) -> u16 {
        self.number
    }

    /// Another item of the same area; `number` is between 1 and 999.
    pub(crate) fn sibling(&self, number: u16) -> Id {
        Id { prefix: self.prefix.clone(), area: self.area.clone(), number }
    }
}

/// Whether `text` can be the prefix of a book.
pub(crate) fn is_prefix(text: &str) -> bool {
    text.len() == 2 && text.bytes().all(|b| b.is_ascii_uppercase())
}

/// Whether `text` can be the code of an area.
pub(crate) fn is_area(text: &str) -> bool {
    (2..=7).contains(&text.len())
        && text.starts_with(|c: char| c.is_ascii_uppercase())
        && text.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
}

/// The number of an id: two digits, or three without a zero in front.
pub(crate) fn read_number(digits: &str) -> Option<u16> {
    let fits = digits.len() == 2 || (digits.len() == 3 && !digits.starts_with('0'));
    if !fits || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    digits.parse().ok().filter(|n| *n > 0)
}

impl FromStr for Id {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Id, BadId> {
        let bad = |why| BadId { text: text.to_string(), why };
        let mut parts = text.split('-');
        let (Some(prefix), Some(area), Some(number), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(bad("it has three parts"));
        };
        let number =
            read_number(number).ok_or_else(|| bad("the number has two digits, or three from 100 on"))?;
        Id::new(prefix, area, number).map_err(|e| bad(e.why))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}-{}-{:02}", self.prefix, self.area, self.number))
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl TryFrom<String> for Id {
    type Error = BadId;

    fn try_from(text: String) -> Result<Id, BadId> {
        text.parse()
    }
}

impl From<Id> for String {
    fn from(id: Id) -> String {
        id.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_ordered_by_number_not_by_letter() {
        let mut ids: Vec<Id> =
            ["DC-CLASS-103", "DC-CLASS-99", "DC-CLASS-02"].iter().filter_map(|t| t.parse().ok()).collect();
        ids.sort();
        assert_eq!(format!("{ids:?}"), "[DC-CLASS-02, DC-CLASS-99, DC-CLASS-103]");
    }

    #[test]
    fn a_bad_id_says_what_is_wrong() {
        let why = |text: &str| text.parse::<Id>().map_err(|e| e.to_string());
        assert_eq!(
            why("XX-FOC-2"),
            Err("`XX-FOC-2` is no rule id: the number has two digits, or three from 100 on (an id looks like \
                 GH-FOC-02)"
                .into())
        );
        assert!(why("GH-FOC").is_err_and(|e| e.contains("it has three parts")));
        assert!(why("GH-F-02").is_err_and(|e| e.contains("two to seven capital letters")));
        assert!(why("G-FOC-02").is_err_and(|e| e.contains("the prefix has two capital letters")));
        assert!(why("XX-FOC-00").is_err());
        assert!(why("XX-FOC-012").is_err());
    }
}
