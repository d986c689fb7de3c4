//! What only one kind of monster does.
//!
//! | words | mean |
//! | --- | --- |
//! | `shield-by-level 3` | a shield of 1, and 1 for every three levels or part of them |
//! | `crush-shields earth` | all whom it has attacked suffer as much as their shield is worth; twice that, if the element is consumed |
//! | `control-targets 3` | all whom it has attacked attack for it, with this value |

use super::ability::Words;
use super::condition::ElementSign;
use super::text_parts::element_text;
use std::fmt;
use table::phrase;
use table::phrase::Phrase;

/// What only one kind of monster does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// FH-BOS-04: a shield of 1, and 1 more for every so many levels, rounded up.
    ShieldByLevel(u8),
    /// Whoever it has attacked suffers as much as its shield is worth, or twice that.
    CrushShields(ElementSign),
    /// FH-CMD-03: it controls whomever it has attacked, in the order of their initiative: an attack of this value.
    ControlTargets(u8),
}

impl Feat {
    /// How many signs it has for elements to be consumed.
    pub fn signs(self) -> u8 {
        u8::from(matches!(self, Feat::CrushShields(_)))
    }

    /// In words.
    pub fn text(self) -> Phrase {
        match self {
            Feat::ShieldByLevel(levels) => phrase!("haven-acts-shield-by-level", levels = levels),
            Feat::CrushShields(sign) => phrase!("haven-acts-crush-shields", element = element_text(sign)),
            Feat::ControlTargets(value) => phrase!("haven-acts-control-targets", value = value),
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
            _ => return None,
        })
    }
}

impl fmt::Display for Feat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Feat::ShieldByLevel(levels) => write!(f, "shield-by-level {levels}"),
            Feat::CrushShields(sign) => write!(f, "crush-shields {sign}"),
            Feat::ControlTargets(value) => write!(f, "control-targets {value}"),
        }
    }
}
