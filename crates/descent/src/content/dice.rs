//! DIC: dice, their faces, and pools of them.

use crate::Descent;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use table::Named;

/// DE-DIC-01: the dice: the attack die, power dice and defence dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Colour {
    Blue,
    Red,
    Yellow,
    Green,
    Brown,
    Grey,
    Black,
}

impl Colour {
    /// All of them.
    pub const ALL: [Colour; 7] = [
        Colour::Blue,
        Colour::Red,
        Colour::Yellow,
        Colour::Green,
        Colour::Brown,
        Colour::Grey,
        Colour::Black,
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        ["blue", "red", "yellow", "green", "brown", "grey", "black"][self as usize]
    }

    /// DE-DIC-01: whether it is a power die.
    pub fn is_power(self) -> bool {
        matches!(self, Colour::Red | Colour::Yellow | Colour::Green)
    }
}

/// DE-ATK-19: what a face shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[allow(missing_docs)]
pub struct Face {
    pub miss: bool,
    pub range: u8,
    pub damage: u8,
    pub surge: u8,
    pub shield: u8,
}

impl Face {
    fn parts(&self) -> [(u8, &'static str); 4] {
        [(self.range, "range"), (self.damage, "damage"), (self.surge, "surge"), (self.shield, "shield")]
    }

    /// What two dice show together.
    pub fn with(self, other: Face) -> Face {
        Face {
            miss: self.miss || other.miss,
            range: self.range + other.range,
            damage: self.damage + other.damage,
            surge: self.surge + other.surge,
            shield: self.shield + other.shield,
        }
    }

    /// The face as it is written: `3 range 2 damage`, `1 surge`, `2 shield`, `miss`, `blank`.
    pub fn text(&self) -> String {
        if self.miss {
            return "miss".to_owned();
        }
        let mut out = String::new();
        for (n, what) in self.parts().into_iter().filter(|(n, _)| *n > 0) {
            // Writing into a string cannot fail.
            let _ = write!(out, "{}{n} {what}", if out.is_empty() { "" } else { " " });
        }
        if out.is_empty() { "blank".to_owned() } else { out }
    }
}

impl TryFrom<String> for Face {
    type Error = String;

    fn try_from(text: String) -> Result<Face, String> {
        let mut face = Face::default();
        let mut words = text.split_whitespace();
        let wrong = || {
            format!("{text:?} is no face; write \"3 range 2 damage\", \"2 shield\", \"miss\" or \"blank\"")
        };
        while let Some(word) = words.next() {
            match word {
                "blank" => {}
                "miss" => face.miss = true,
                number => {
                    let n: u8 = number.parse().map_err(|_| wrong())?;
                    match words.next() {
                        Some("range") => face.range += n,
                        Some("damage") => face.damage += n,
                        Some("surge") => face.surge += n,
                        Some("shield") => face.shield += n,
                        _ => return Err(wrong()),
                    }
                }
            }
        }
        Ok(face)
    }
}

impl From<Face> for String {
    fn from(face: Face) -> String {
        face.text()
    }
}

impl Named<Descent> for Face {
    fn name(&self, _: &Descent, out: &mut String) {
        out.push_str(&self.text());
    }
}

/// The faces of all dice.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Dice {
    pub blue: Vec<Face>,
    pub red: Vec<Face>,
    pub yellow: Vec<Face>,
    pub green: Vec<Face>,
    pub brown: Vec<Face>,
    pub grey: Vec<Face>,
    pub black: Vec<Face>,
}

impl Dice {
    /// The faces of a die.
    pub fn faces(&self, colour: Colour) -> &[Face] {
        match colour {
            Colour::Blue => &self.blue,
            Colour::Red => &self.red,
            Colour::Yellow => &self.yellow,
            Colour::Green => &self.green,
            Colour::Brown => &self.brown,
            Colour::Grey => &self.grey,
            Colour::Black => &self.black,
        }
    }
}
