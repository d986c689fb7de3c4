//! SS-CMB-07, SS-CMB-08, SS-CMB-09: dice, their faces and symbols.

use crate::Sorcery;
use serde::{Deserialize, Serialize};
use table::Named;

/// SS-CMB-09: the symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    /// A hit.
    Hit,
    /// Pays for properties.
    Energy,
    /// Pays for magic properties.
    Magic,
    /// Cancels a hit in defence.
    Block,
    /// Pays for the strongest properties.
    Sorcery,
    /// A miss.
    Gremlin,
}

impl Symbol {
    /// All of them.
    pub const ALL: [Symbol; 6] =
        [Symbol::Hit, Symbol::Energy, Symbol::Magic, Symbol::Block, Symbol::Sorcery, Symbol::Gremlin];

    /// Its name.
    pub fn name(self) -> &'static str {
        ["hit", "energy", "magic", "block", "sorcery", "gremlin"][self as usize]
    }
}

/// Some symbols: what a face shows, or what a property costs. Written `hit energy`, `energy energy`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Symbols([u8; 6]);

impl Symbols {
    /// How many of one kind.
    pub fn of(self, symbol: Symbol) -> u8 {
        self.0[symbol as usize]
    }

    /// How many in all.
    pub fn count(self) -> u8 {
        self.0.iter().fold(0, |sum, n| sum.saturating_add(*n))
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Symbols) -> Symbols {
        Symbols(std::array::from_fn(|n| self.0[n].saturating_add(other.0[n])))
    }

    /// What is left when others are spent; nothing if they are not all there.
    pub fn less(self, other: Symbols) -> Option<Symbols> {
        let enough = (0..6).all(|n| self.0[n] >= other.0[n]);
        enough.then(|| Symbols(std::array::from_fn(|n| self.0[n] - other.0[n])))
    }

    /// What is left without others, as far as they are there.
    #[must_use]
    pub fn without(self, other: Symbols) -> Symbols {
        Symbols(std::array::from_fn(|n| self.0[n].saturating_sub(other.0[n])))
    }

    /// As it is written.
    pub fn text(self) -> String {
        let all = Symbol::ALL.iter().flat_map(|s| std::iter::repeat_n(s.name(), usize::from(self.of(*s))));
        all.collect::<Vec<_>>().join(" ")
    }
}

impl TryFrom<String> for Symbols {
    type Error = String;

    fn try_from(text: String) -> Result<Symbols, String> {
        let mut symbols = Symbols::default();
        for word in text.split_whitespace() {
            let Some(symbol) = Symbol::ALL.into_iter().find(|s| s.name() == word) else {
                let all: Vec<&str> = Symbol::ALL.iter().map(|s| s.name()).collect();
                return Err(format!("{word:?} is no symbol; there are: {}", all.join(", ")));
            };
            symbols.0[symbol as usize] += 1;
        }
        Ok(symbols)
    }
}

impl From<Symbols> for String {
    fn from(symbols: Symbols) -> String {
        symbols.text()
    }
}

impl Named<Sorcery> for Symbols {
    fn name(&self, _: &Sorcery, out: &mut String) {
        out.push_str(&self.text());
    }
}

/// SS-CMB-07: the two kinds of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// For attacks.
    Red,
    /// For attacks, defence and save rolls.
    Blue,
}

impl Colour {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["red", "blue"][self as usize]
    }
}

/// SS-GAP-01, SS-GAP-10: the faces of the dice, the symbols of the gates, and what the tavern pays: data in one place.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    /// The faces of the red die.
    pub red: Vec<Symbols>,
    /// The faces of the blue die.
    pub blue: Vec<Symbols>,
    /// The symbols of the gates, by their number.
    pub gates: Vec<Symbol>,
    /// SS-BLD-06: what the tavern pays, by the symbol.
    pub tavern: Vec<(Symbol, u8)>,
}

impl Dice {
    /// The faces of a kind of die.
    pub fn faces(&self, colour: Colour) -> &[Symbols] {
        match colour {
            Colour::Red => &self.red,
            Colour::Blue => &self.blue,
        }
    }
}
