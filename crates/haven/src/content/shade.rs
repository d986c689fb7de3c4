//! What is done with shadows, tokens of one class on the map: as it is written, and read back.

use super::ability::Words;
use super::effect::Effect;
use std::fmt;

/// What is done with shadows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shade {
    /// This many are placed within this range.
    Place(u8, u8),
    /// This many, or all of them, are moved up to this many hexes each.
    Move(Option<u8>, u8),
    /// FH-LOS-05: something is performed as if from a hex with a shadow.
    From(Origin, Box<Effect>),
    /// Only if a shadow within this range is removed.
    Remove(u8, Box<Effect>),
    /// FH-TEL-01: the character teleports to a shadow.
    Teleport(Landing),
}

/// From which shadows something is performed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// From one of them.
    One,
    /// From one of them, which is removed then.
    Gone,
    /// From each of them, one after another.
    Each,
    /// From a summon of the character, which dies then.
    DyingSummon,
}

/// Where a character teleports to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// Onto a shadow.
    On,
    /// Onto a shadow or beside one.
    By,
}

impl Words {
    /// What is done with shadows, if the words say so.
    pub(super) fn shade(&mut self, word: &str, depth: usize) -> Result<Option<Shade>, String> {
        Ok(Some(match word {
            "place-shadow" => {
                let count = self.number("place-shadow")?;
                if !self.takes("range") {
                    return self.wrong("shadows are placed within a range");
                }
                Shade::Place(count, self.number("range")?)
            }
            "move-shadow" => {
                let count = if self.takes("all") { None } else { Some(self.number("move-shadow")?) };
                Shade::Move(count, self.number("move-shadow")?)
            }
            "from" => {
                let origin = match self.take().as_str() {
                    "shadow" => Origin::One,
                    "gone-shadow" => Origin::Gone,
                    "each-shadow" => Origin::Each,
                    "dying-summon" => Origin::DyingSummon,
                    other => {
                        return self.wrong(format_args!(
                            "something is performed from shadow, gone-shadow, each-shadow or dying-summon, not {other:?}"
                        ));
                    }
                };
                Shade::From(origin, self.then("from …", depth)?)
            }
            "remove-shadow" => {
                let range = self.number("remove-shadow")?;
                Shade::Remove(range, self.then("remove-shadow …", depth)?)
            }
            "teleport" if self.takes("on-shadow") => Shade::Teleport(Landing::On),
            "teleport" if self.takes("by-shadow") => Shade::Teleport(Landing::By),
            _ => return Ok(None),
        }))
    }
}

impl fmt::Display for Shade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shade::Place(count, range) => write!(f, "place-shadow {count} range {range}"),
            Shade::Move(None, hexes) => write!(f, "move-shadow all {hexes}"),
            Shade::Move(Some(count), hexes) => write!(f, "move-shadow {count} {hexes}"),
            Shade::From(Origin::One, then) => write!(f, "from shadow: {then}"),
            Shade::From(Origin::Gone, then) => write!(f, "from gone-shadow: {then}"),
            Shade::From(Origin::Each, then) => write!(f, "from each-shadow: {then}"),
            Shade::From(Origin::DyingSummon, then) => write!(f, "from dying-summon: {then}"),
            Shade::Remove(range, then) => write!(f, "remove-shadow {range}: {then}"),
            Shade::Teleport(Landing::On) => f.write_str("teleport on-shadow"),
            Shade::Teleport(Landing::By) => f.write_str("teleport by-shadow"),
        }
    }
}
