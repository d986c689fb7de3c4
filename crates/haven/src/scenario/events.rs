//! GH-SET-09, GH-EVT-20: what a road or city event has left takes effect at the start of the scenario.

use crate::Play;
use crate::actions::outcomes::{self, Source};
use crate::world::Cause;
use table::Rule;

/// GH-SET-09: when all hands are built, what the event has left takes effect, in the order of the party.
pub fn bear(play: &mut Play) -> Rule {
    let Some(campaign) = play.world.agreed.campaign.clone() else { return Ok(()) };
    let source = Source::of(Cause::Event);
    campaign.event.iter().try_for_each(|burden| outcomes::happen(play, &burden.0, source))
}
