//! DIE: dice, their faces, and pools of them.

use crate::Darkness;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use table::Named;

/// MD-DIE-01: the five kinds of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// MD-DIE-02: an attack die that can give mana.
    Yellow,
    /// MD-DIE-02: an attack die that hurts more.
    Orange,
    /// MD-DIE-03: the defence die.
    Blue,
    /// The shadow die.
    Violet,
    /// MD-DIE-05: the enemy die, in attack and defence.
    Black,
}

impl Colour {
    /// All of them, in the order in which a pool is rolled.
    pub const ALL: [Colour; 5] =
        [Colour::Yellow, Colour::Orange, Colour::Blue, Colour::Violet, Colour::Black];

    /// MD-DIE-16: how many of them one roll can have.
    pub fn cap(self) -> u8 {
        [3, 3, 5, 1, 6][self as usize]
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        ["yellow", "orange", "blue", "violet", "black"][self as usize]
    }
}

/// MD-DIE-06, MD-DIE-07, MD-DIE-08, MD-DIE-09, MD-DIE-10, MD-DIE-12: the icons on a face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[allow(missing_docs)]
pub struct Face {
    pub damage: u8,
    pub mana: u8,
    pub shield: u8,
    pub shadow: u8,
    pub claw: u8,
    pub ability: u8,
}

impl Face {
    /// The face as it is written: `2 damage 1 mana`, `claw ability`, `blank`.
    pub fn text(&self) -> String {
        let mut out = String::new();
        for (n, what) in [(self.damage, "damage"), (self.mana, "mana"), (self.shield, "shield")] {
            if n > 0 {
                // Writing into a string cannot fail.
                let _ = write!(out, "{}{n} {what}", if out.is_empty() { "" } else { " " });
            }
        }
        for (n, what) in [(self.shadow, "shadow"), (self.claw, "claw"), (self.ability, "ability")] {
            for _ in 0..n {
                let _ = write!(out, "{}{what}", if out.is_empty() { "" } else { " " });
            }
        }
        if out.is_empty() { "blank".to_owned() } else { out }
    }

    /// MD-RES-12: whether it has icons that are resolved one by one.
    pub fn has_effect(&self) -> bool {
        self.mana + self.claw + self.ability + self.shadow > 0
    }
}

impl TryFrom<String> for Face {
    type Error = String;

    fn try_from(text: String) -> Result<Face, String> {
        let mut face = Face::default();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let wrong =
                || format!("{text:?} is no face; write \"2 damage 1 mana\", \"claw ability\" or \"blank\"");
            match word {
                "blank" => {}
                "shadow" => face.shadow += 1,
                "claw" => face.claw += 1,
                "ability" => face.ability += 1,
                number => {
                    let n: u8 = number.parse().map_err(|_| wrong())?;
                    match words.next() {
                        Some("damage") => face.damage += n,
                        Some("mana") => face.mana += n,
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

impl Named<Darkness> for Face {
    fn name(&self, _: &Darkness, out: &mut String) {
        out.push_str(&self.text());
    }
}

/// The faces of all dice. What the text says of them holds (MD-DIE-13, MD-DIE-14, MD-DIE-15, MD-DIE-18): a test sees to it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Dice {
    pub yellow: Vec<Face>,
    pub orange: Vec<Face>,
    pub blue: Vec<Face>,
    pub violet: Vec<Face>,
    pub black: Vec<Face>,
}

impl Dice {
    /// The faces of a kind of die.
    pub fn faces(&self, colour: Colour) -> &[Face] {
        match colour {
            Colour::Yellow => &self.yellow,
            Colour::Orange => &self.orange,
            Colour::Blue => &self.blue,
            Colour::Violet => &self.violet,
            Colour::Black => &self.black,
        }
    }

    /// The damage of so many dice on average, in sixths.
    pub fn expected_damage(&self, pool: &Pool) -> u32 {
        let sum = |colour: Colour| self.faces(colour).iter().map(|f| u32::from(f.damage)).sum::<u32>();
        Colour::ALL.into_iter().map(|c| sum(c) * u32::from(pool.of(c))).sum()
    }
}

/// So many dice of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Pool {
    pub yellow: u8,
    pub orange: u8,
    pub blue: u8,
    pub violet: u8,
    pub black: u8,
}

impl Pool {
    /// How many of a kind.
    pub fn of(&self, colour: Colour) -> u8 {
        [self.yellow, self.orange, self.blue, self.violet, self.black][colour as usize]
    }

    /// The number of a kind, to be changed.
    pub fn of_mut(&mut self, colour: Colour) -> &mut u8 {
        match colour {
            Colour::Yellow => &mut self.yellow,
            Colour::Orange => &mut self.orange,
            Colour::Blue => &mut self.blue,
            Colour::Violet => &mut self.violet,
            Colour::Black => &mut self.black,
        }
    }

    /// Both together, without any cap.
    #[must_use]
    pub fn and(mut self, other: Pool) -> Pool {
        for colour in Colour::ALL {
            *self.of_mut(colour) = self.of(colour).saturating_add(other.of(colour));
        }
        self
    }

    /// MD-DIE-16: the dice that may be rolled; what is beyond the caps is lost.
    #[must_use]
    pub fn capped(mut self) -> Pool {
        for colour in Colour::ALL {
            *self.of_mut(colour) = self.of(colour).min(colour.cap());
        }
        self
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Pool::default()
    }
}
