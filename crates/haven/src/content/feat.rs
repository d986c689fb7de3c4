//! What only one kind of monster does.
//!
//! | words | mean |
//! | --- | --- |
//! | `shield-by-level 3` | a shield of 1, and 1 for every three levels or part of them |
//! | `crush-shields earth` | all whom it has attacked suffer as much as their shield is worth; twice that, if the element is consumed |
//! | `control-targets 3` | all whom it has attacked attack for it, with this value |
//! | `mend 2 dark 1` | it heals itself, by one more if the element is consumed |
//! | `afflict curse target 3 range 2` | up to three enemies within two hexes get a condition |
//! | `raise-obstacle` | an obstacle beside it; enemies beside that suffer as from hazardous terrain |

use super::ability::Words;
use super::condition::{Condition, ElementSign};
use super::text_parts::element_text;
use std::fmt;
use table::phrase;
use table::phrase::{Arg, Phrase};

/// What only one kind of monster does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// FH-BOS-04: a shield of 1, and 1 more for every so many levels, rounded up.
    ShieldByLevel(u8),
    /// Whoever it has attacked suffers as much as its shield is worth, or twice that.
    CrushShields(ElementSign),
    /// FH-CMD-03: it controls whomever it has attacked, in the order of their initiative: an attack of this value.
    ControlTargets(u8),
    /// GH-HEA-01, GH-ELE-05: it heals itself, by more if an element is consumed.
    Mend {
        /// How many hit points.
        points: u8,
        /// What is consumed.
        sign: ElementSign,
        /// How many more then.
        more: u8,
    },
    /// FH-MAB-06: enemies in range get a condition, as many as it would attack.
    Afflict {
        /// Which one.
        condition: Condition,
        /// How many enemies.
        targets: u8,
        /// How far away at most.
        range: u8,
    },
    /// FH-MNP-01: an obstacle on the empty hex beside it that is nearest to an enemy; enemies beside that hex suffer as
    /// much as from hazardous terrain.
    RaiseObstacle,
}

impl Feat {
    /// How many signs it has for elements to be consumed.
    pub fn signs(self) -> u8 {
        u8::from(self.sign().is_some())
    }

    /// Its sign for an element to be consumed.
    pub fn sign(self) -> Option<ElementSign> {
        match self {
            Feat::CrushShields(sign) | Feat::Mend { sign, .. } => Some(sign),
            Feat::ShieldByLevel(_) | Feat::ControlTargets(_) | Feat::Afflict { .. } | Feat::RaiseObstacle => {
                None
            }
        }
    }

    /// In words.
    pub fn text(self) -> Phrase {
        match self {
            Feat::ShieldByLevel(levels) => phrase!("haven-acts-shield-by-level", levels = levels),
            Feat::CrushShields(sign) => phrase!("haven-acts-crush-shields", element = element_text(sign)),
            Feat::ControlTargets(value) => phrase!("haven-acts-control-targets", value = value),
            Feat::Mend { points, sign, more } => {
                phrase!("haven-acts-mend", points = points, element = element_text(sign), more = more)
            }
            Feat::Afflict { condition, targets, range } => phrase!(
                "haven-acts-afflict",
                condition = Arg::name(format!("condition-{condition}")),
                targets = targets,
                range = range
            ),
            Feat::RaiseObstacle => phrase!("haven-acts-raise-obstacle"),
        }
    }
}

impl Words {
    /// The feat that a word begins, if it does.
    pub(super) fn feat(&mut self, word: &str) -> Option<Result<Feat, String>> {
        Some(match word {
            "shield-by-level" => match self.number("shield-by-level") {
                Ok(0) => self.wrong("shield-by-level needs a number of levels"),
                levels => levels.map(Feat::ShieldByLevel),
            },
            "crush-shields" => self.element().map(Feat::CrushShields),
            "control-targets" => self.number("control-targets").map(Feat::ControlTargets),
            "mend" => self.mend(),
            "afflict" => self.afflict(),
            "raise-obstacle" => Ok(Feat::RaiseObstacle),
            _ => return None,
        })
    }

    fn mend(&mut self) -> Result<Feat, String> {
        let points = self.number("mend")?;
        Ok(Feat::Mend { points, sign: self.element()?, more: self.number("mend …")? })
    }

    fn afflict(&mut self) -> Result<Feat, String> {
        let word = self.take();
        let Ok(condition) = word.parse() else {
            return self.wrong(format_args!("{word:?} is no condition"));
        };
        if !self.takes("target") {
            return self.wrong("so many get it: `afflict … target N range N`");
        }
        let targets = self.number("target")?;
        if !self.takes("range") {
            return self.wrong("they are so near: `afflict … target N range N`");
        }
        Ok(Feat::Afflict { condition, targets, range: self.number("range")? })
    }
}

impl fmt::Display for Feat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Feat::ShieldByLevel(levels) => write!(f, "shield-by-level {levels}"),
            Feat::CrushShields(sign) => write!(f, "crush-shields {sign}"),
            Feat::ControlTargets(value) => write!(f, "control-targets {value}"),
            Feat::Mend { points, sign, more } => write!(f, "mend {points} {sign} {more}"),
            Feat::Afflict { condition, targets, range } => {
                write!(f, "afflict {condition} target {targets} range {range}")
            }
            Feat::RaiseObstacle => f.write_str("raise-obstacle"),
        }
    }
}
