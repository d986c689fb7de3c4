//! What zones are called: the letter of the column and the number of the row, as the board shows it, and something that
//! stands there for the whole quest.

use super::super::places::Token;
use table::phrase;
use table::phrase::{Arg, Phrase};

/// Something by which a zone is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Landmark {
    RoamingPortal,
    Portal,
    Forge,
    Pillar,
}

impl Landmark {
    /// What stands among these tokens.
    pub fn of(tokens: impl IntoIterator<Item = Token>) -> Option<Landmark> {
        let stands = tokens.into_iter().filter_map(|token| match token {
            Token::RoamingPortal => Some(Landmark::RoamingPortal),
            Token::Portal => Some(Landmark::Portal),
            Token::Forge => Some(Landmark::Forge),
            Token::Pillar => Some(Landmark::Pillar),
            _ => None,
        });
        stands.min()
    }

    fn name(self) -> Arg {
        Arg::name(match self {
            Landmark::RoamingPortal => "md-token-roaming-portal",
            Landmark::Portal => "md-token-portal",
            Landmark::Forge => "md-token-forge",
            Landmark::Pillar => "md-token-pillar",
        })
    }
}

/// What stands on a zone: `C2` is the third of the second row.
pub fn label(x: i16, y: i16) -> String {
    let letter = u8::try_from(x).ok().filter(|x| *x < 26).map(|x| char::from(b'A' + x));
    match letter {
        Some(letter) if y >= 0 => format!("{letter}{}", y + 1),
        _ => format!("{x}/{y}"),
    }
}

/// The zone of this place, with what stands there.
pub fn place(x: i16, y: i16, landmark: Option<Landmark>) -> Phrase {
    let zone = Arg::text(label(x, y));
    match landmark {
        Some(landmark) => phrase!("darkness-place-with", zone = zone, landmark = landmark.name()),
        None => phrase!("darkness-place", zone = zone),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zone_is_called_by_column_and_row() {
        assert_eq!([label(0, 0), label(2, 1), label(25, 9), label(-1, 0)], ["A1", "C2", "Z10", "-1/0"]);
    }
}
