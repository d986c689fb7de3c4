//! FH-MNP-01: how overlay tiles are modified, besides creating and destroying obstacles: as it is written, and read back.
//!
//! | words | mean |
//! | --- | --- |
//! | `move-obstacle 2 range 3` | an obstacle in range is moved up to two hexes |
//! | `replace-obstacle 3` | an obstacle in range is destroyed, and hazardous terrain comes to its hex |
//! | `spring-trap 3` | a trap in range is destroyed, and its effects count for the figure |
//! | `hazards 1 range 2` | hazardous terrain comes to this many hexes in range |

use super::ability::Words;
use std::fmt;
use table::phrase;
use table::phrase::Phrase;

/// How an overlay tile is modified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tiling {
    /// FH-MNP-02: an obstacle within a range is moved up to this many hexes.
    Move {
        /// How far.
        hexes: u8,
        /// From how far away.
        range: u8,
    },
    /// FH-MNP-03: an obstacle within this range is replaced by hazardous terrain.
    Replace(u8),
    /// FH-MNP-04: a trap within this range is sprung.
    Spring(u8),
    /// FH-MNP-07: hazardous terrain on this many hexes within a range.
    Hazards {
        /// How many.
        count: u8,
        /// How far away.
        range: u8,
    },
}

impl Tiling {
    /// In words.
    pub(super) fn text(self) -> Phrase {
        match self {
            Tiling::Move { hexes, range } => phrase!("cards-move-obstacle", hexes = hexes, range = range),
            Tiling::Replace(range) => phrase!("cards-replace-obstacle", range = range),
            Tiling::Spring(range) => phrase!("cards-spring-trap", range = range),
            Tiling::Hazards { count, range } => phrase!("cards-hazards", count = count, range = range),
        }
    }
}

impl Words {
    /// How a tile is modified, if the words say so.
    pub(super) fn tiling(&mut self, word: &str) -> Result<Option<Tiling>, String> {
        Ok(Some(match word {
            "move-obstacle" => {
                Tiling::Move { hexes: self.number("move-obstacle")?, range: self.range_of(word)? }
            }
            "replace-obstacle" => Tiling::Replace(self.number("replace-obstacle")?),
            "spring-trap" => Tiling::Spring(self.number("spring-trap")?),
            "hazards" => Tiling::Hazards { count: self.number("hazards")?, range: self.range_of(word)? },
            _ => return Ok(None),
        }))
    }

    fn range_of(&mut self, word: &str) -> Result<u8, String> {
        if !self.takes("range") {
            return self.wrong(format_args!("{word} needs a range"));
        }
        self.number("range")
    }
}

impl fmt::Display for Tiling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tiling::Move { hexes, range } => write!(f, "move-obstacle {hexes} range {range}"),
            Tiling::Replace(range) => write!(f, "replace-obstacle {range}"),
            Tiling::Spring(range) => write!(f, "spring-trap {range}"),
            Tiling::Hazards { count, range } => write!(f, "hazards {count} range {range}"),
        }
    }
}
