//! What only one card does: where each of these words is carried out. `docs/descent.md` counts them.

use super::effects::Cue;
use super::{feats, lieutenants, schemes, skills};
use crate::Play;
use crate::content::Special;
use crate::world::{Mark, Who};
use table::Rule;

/// Carries out what only one card does.
pub fn carry_out(play: &mut Play, cue: Cue<'_>, special: Special) -> Rule {
    let by = cue.by;
    match (special, by, cue.on) {
        (Special::Oath, ..) => feats::oath(play, by),
        (Special::MoveTwiceAndAttack, ..) => feats::move_twice_and_attack(play, by),
        (Special::Vanish(far), ..) => {
            feats::vanish(play, by, far);
            Ok(())
        }
        (Special::Pray, ..) => skills::pray(play, by),
        (Special::RadiantLight, ..) => skills::radiant_light(play, by),
        (Special::Spirits, Who::Hero(_), _) => skills::spirits(play, by, cue.since),
        (Special::DyingCommand, Who::Hero(id), _) => skills::dying_command(play, id, cue.fallen),
        (Special::AsShield, Who::Hero(id), _) => skills::as_shield(play, id),
        (Special::TakePlace, Who::Hero(id), _) => skills::take_place(play, id),
        (Special::DrawAgain, ..) => play.impossible("no search card was drawn"),
        (Special::DarkCharm, _, Some(Mark::Figure(who))) => schemes::dark_charm(play, who),
        (Special::WordOfMisery, ..) => {
            play.world.overlord.misery = true;
            Ok(())
        }
        (Special::WordOfDespair, ..) => schemes::word_of_despair(play),
        (Special::BloodRage, _, Some(Mark::Figure(who))) => schemes::blood_rage(play, who),
        (Special::Reinforce, _, Some(Mark::Figure(Who::Monster(id)))) => schemes::reinforce(play, id.of),
        (Special::UnholyRitual, _, Some(Mark::Group(of))) => schemes::unholy_ritual(play, of),
        (Special::RiseAgain, ..) => {
            cue.fallen.iter().for_each(|monster| schemes::remember(play, monster));
            Ok(())
        }
        (Special::DiabolicPower, ..) => schemes::diabolic_power(play),
        (Special::PlanAhead, ..) => schemes::plan_ahead(play),
        (Special::Schemes, ..) => schemes::schemes(play),
        (Special::Throw, ..) => lieutenants::throw(play, by),
        (Special::Dominion, ..) => lieutenants::dominion(play, by),
        (Special::Seduce, ..) => lieutenants::seduce(play, by),
        (Special::CryHavoc, ..) => lieutenants::cry_havoc(play, by),
        (Special::Sacrifice, ..) => lieutenants::sacrifice(play, by),
        (Special::Overpower, ..) => lieutenants::overpowering_move(play, by),
        (Special::Promotion, ..) => lieutenants::promotion(play, by),
        // Words of heroes by somebody else, and cards that need a target of another kind.
        (Special::Spirits | Special::DyingCommand | Special::AsShield | Special::TakePlace, ..)
        | (Special::DarkCharm | Special::BloodRage | Special::Reinforce | Special::UnholyRitual, ..) => {
            play.impossible(format!("{} has nothing to be done to", special.word()))
        }
    }
}
