//! A hex that somebody chooses: where a figure, a trap or an obstacle comes, or where it is pushed.

use crate::shown::names::spot_name;
use crate::shown::points::points_at_hex;
use crate::{FigureId, Haven, Play, Prompt, Spot, World};
use board::SpaceId;
use smallvec::SmallVec;
use table::scene::Role;
use table::{Choice, Phrase, Preview, Rule, Seat, Target, phrase};

/// One of several hexes, or none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToHex {
    /// This one.
    To(Spot),
    /// None, or no further.
    Skip,
}

impl Choice<Haven> for ToHex {
    fn key(&self, _: &Haven, out: &mut String) {
        match self {
            ToHex::To(spot) => out.push_str(&format!("to:{}", spot.name)),
            ToHex::Skip => out.push_str("skip"),
        }
    }

    fn points_at(&self, _: &Haven) -> Vec<Target> {
        match self {
            ToHex::To(spot) => vec![points_at_hex(*spot)],
            ToHex::Skip => Vec::new(),
        }
    }

    fn preview(&self, game: &Haven, asked: &Prompt, world: &World, _: Seat) -> Preview {
        match self {
            ToHex::To(spot) => game.preview_hex(asked, world, *spot),
            ToHex::Skip => Preview::default(),
        }
    }

    fn role(&self) -> Role {
        match self {
            ToHex::To(_) => Role::Place,
            ToHex::Skip => Role::Decline,
        }
    }

    fn say(&self, _: &Haven) -> Phrase {
        match self {
            ToHex::To(spot) => phrase!("haven-choose-to", to = spot_name(*spot)),
            ToHex::Skip => phrase!("haven-choose-skip"),
        }
    }
}

/// Whether a hex must be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// One of them.
    Must,
    /// One of them, or none.
    May,
}

/// A figure's player chooses one of these hexes; for monsters and summons the players do (GH-AMB-01). Nothing, if
/// there are none or none is wanted.
pub fn choose(
    play: &mut Play,
    figure: FigureId,
    prompt: Prompt,
    need: Need,
    hexes: impl IntoIterator<Item = SpaceId>,
) -> Rule<Option<Spot>> {
    let options = options(play.world, need, hexes);
    if options.is_empty() {
        return Ok(None);
    }
    crate::choose_for(play, figure, prompt, &options).map(ToHex::spot)
}

/// FH-GEN-02: the players choose one of these hexes together. Nothing, if there are none.
pub fn choose_together(
    play: &mut Play,
    prompt: Prompt,
    hexes: impl IntoIterator<Item = SpaceId>,
) -> Rule<Option<Spot>> {
    let options = options(play.world, Need::Must, hexes);
    if options.is_empty() {
        return Ok(None);
    }
    Ok(play.choose_party(play.world.seats(), prompt, &options)?.1.spot())
}

fn options(world: &World, need: Need, hexes: impl IntoIterator<Item = SpaceId>) -> SmallVec<[ToHex; 6]> {
    let mut options: SmallVec<[ToHex; 6]> = hexes.into_iter().map(|hex| ToHex::To(world.spot(hex))).collect();
    if need == Need::May && !options.is_empty() {
        options.push(ToHex::Skip);
    }
    options
}

impl ToHex {
    fn spot(self) -> Option<Spot> {
        if let ToHex::To(spot) = self { Some(spot) } else { None }
    }
}
