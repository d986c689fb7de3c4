//! FH-LDK, FH-TAB-06: loot cards.

use super::{ContentError, Files, read};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// FH-TAB-06: what a loot card gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[allow(missing_docs)]
pub enum LootKind {
    Money,
    Lumber,
    Metal,
    Hide,
    Arrowvine,
    Axenut,
    Corpsecap,
    Flamefruit,
    Rockroot,
    Snowthistle,
    RandomItem,
}

impl LootKind {
    /// All kinds.
    pub const ALL: [LootKind; 11] = [
        LootKind::Money,
        LootKind::Lumber,
        LootKind::Metal,
        LootKind::Hide,
        LootKind::Arrowvine,
        LootKind::Axenut,
        LootKind::Corpsecap,
        LootKind::Flamefruit,
        LootKind::Rockroot,
        LootKind::Snowthistle,
        LootKind::RandomItem,
    ];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            LootKind::Money => "money",
            LootKind::Lumber => "lumber",
            LootKind::Metal => "metal",
            LootKind::Hide => "hide",
            LootKind::Arrowvine => "arrowvine",
            LootKind::Axenut => "axenut",
            LootKind::Corpsecap => "corpsecap",
            LootKind::Flamefruit => "flamefruit",
            LootKind::Rockroot => "rockroot",
            LootKind::Snowthistle => "snowthistle",
            LootKind::RandomItem => "random-item",
        }
    }

    /// FH-LDK-03, FH-LDK-04: whether it is a material or a herb, which go to the outpost.
    pub const fn is_resource(self) -> bool {
        !matches!(self, LootKind::Money | LootKind::RandomItem)
    }
}

impl fmt::Display for LootKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for LootKind {
    type Err = String;
    fn from_str(name: &str) -> Result<LootKind, String> {
        let known = LootKind::ALL.into_iter().find(|kind| kind.name() == name);
        known.ok_or_else(|| {
            let all = LootKind::ALL.map(LootKind::name).join(", ");
            format!("there are no loot cards {name:?}; there are {all}")
        })
    }
}

impl TryFrom<String> for LootKind {
    type Error = String;
    fn try_from(name: String) -> Result<LootKind, String> {
        name.parse()
    }
}

impl From<LootKind> for String {
    fn from(kind: LootKind) -> String {
        kind.name().to_owned()
    }
}

/// FH-TAB-06: a loot card.
///
/// ```
/// use haven::content::{LootCard, LootKind};
/// let card: LootCard = "hide 2/1/1".parse().unwrap();
/// assert_eq!((card.kind, card.amount(2), card.amount(4)), (LootKind::Hide, 2, 1));
/// assert_eq!(card.to_string(), "hide 2/1/1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LootCard {
    /// What it gives.
    pub kind: LootKind,
    /// FH-LDK-03: how much of it, for 2, 3 and 4 characters.
    #[serde(rename = "for")]
    pub amounts: (u8, u8, u8),
}

impl LootCard {
    /// FH-LDK-02, FH-LDK-03: how much it gives to this many characters; money counts in coins.
    pub fn amount(self, characters: u8) -> u8 {
        match characters {
            0..=2 => self.amounts.0,
            3 => self.amounts.1,
            _ => self.amounts.2,
        }
    }
}

impl LootCard {
    /// FH-LDK-06: the card with a sticker: it gives one more.
    pub fn with_sticker(self) -> LootCard {
        let (two, three, four) = self.amounts;
        LootCard { amounts: (two + 1, three + 1, four + 1), ..self }
    }
}

impl fmt::Display for LootCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (two, three, four) = self.amounts;
        if two == three && three == four {
            write!(f, "{} {two}", self.kind)
        } else {
            write!(f, "{} {two}/{three}/{four}", self.kind)
        }
    }
}

impl FromStr for LootCard {
    type Err = String;
    fn from_str(text: &str) -> Result<LootCard, String> {
        let (kind, amounts) = text.split_once(' ').unwrap_or((text, "1"));
        let number = |word: &str| word.parse::<u8>().map_err(|_| format!("{text:?}: {word:?} is no number"));
        let amounts = match amounts.split('/').collect::<Vec<_>>()[..] {
            [one] => (number(one)?, number(one)?, number(one)?),
            [two, three, four] => (number(two)?, number(three)?, number(four)?),
            _ => {
                return Err(format!("{text:?}: a card gives one amount, or those for 2, 3 and 4 characters"));
            }
        };
        Ok(LootCard { kind: kind.parse()?, amounts })
    }
}

/// FH-LDK-01: how many cards of each kind a scenario's loot deck has.
pub type LootList = BTreeMap<LootKind, u8>;

/// All loot cards of a pack; one without a file has none.
pub(super) fn read_loot(files: Files<'_>) -> Result<Vec<LootCard>, ContentError> {
    let there = files.iter().any(|(name, _)| *name == "loot.ron");
    if there { read(files, "loot.ron") } else { Ok(Vec::new()) }
}

/// The first kind of which a list has more cards than there are.
pub(super) fn too_much(all: &[LootCard], list: &LootList) -> Option<(LootKind, usize)> {
    let count = |kind: LootKind| all.iter().filter(|card| card.kind == kind).count();
    let counted = list.iter().map(|(kind, wanted)| (*kind, *wanted, count(*kind)));
    counted.into_iter().find(|(_, wanted, there)| usize::from(*wanted) > *there).map(|(k, _, n)| (k, n))
}
