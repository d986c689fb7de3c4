//! What is added to attacks, in words.

use super::super::ability::Again;
use super::super::amount::Amount;
use super::super::gain::Gain;
use super::{Of, Voice, attribute, colour, condition, effects, much};
use table::phrase;
use table::phrase::Phrase;

/// What is added to an attack.
pub(super) fn gain(gain: &Gain, voice: Voice) -> Phrase {
    match gain {
        Gain::Damage(Amount::Fixed(n)) => phrase!("descent-does-damage", n = *n),
        Gain::Damage(amount) => phrase!("descent-does-more", what = much(*amount, Of::Damage)),
        Gain::Range(n) => phrase!("descent-does-range", n = *n),
        Gain::Pierce(n) => phrase!("descent-does-pierce", n = *n),
        Gain::Surges(n) => phrase!("descent-does-surges", n = *n),
        Gain::CancelSurges(n) => phrase!("descent-does-cancel-surges", n = *n),
        Gain::Surge(does) => phrase!("descent-does-surge", does = effects(does, voice)),
        Gain::AtLeast(n) => phrase!("descent-does-at-least", n = *n),
        Gain::Inflict(of) => phrase!("descent-does-inflict", condition = condition(*of)),
        Gain::InflictOne => phrase!("descent-does-inflict-one"),
        Gain::Drink => phrase!("descent-does-drink"),
        Gain::Blast => phrase!("descent-does-blast"),
        Gain::Breath(n) => phrase!("descent-does-breath", n = *n),
        Gain::Reroll(Again::Attack) => phrase!("descent-does-reroll-attack"),
        Gain::Reroll(Again::Power) => phrase!("descent-does-reroll-power"),
        Gain::Reroll(Again::Red) => phrase!("descent-does-reroll-red"),
        Gain::Reroll(Again::Defence) => phrase!("descent-does-reroll-defence"),
        Gain::Reroll(Again::Own) => phrase!("descent-does-reroll-own"),
        Gain::Reroll(Again::Any) => phrase!("descent-does-reroll-any"),
        Gain::TurnAttackDie => phrase!("descent-does-turn-attack-die"),
        Gain::Shields(n) => phrase!("descent-does-shields", n = *n),
        Gain::ShieldsAre(of) => phrase!("descent-does-shields-are", of = attribute(*of)),
        Gain::DefenceDie(of, far) => {
            phrase!("descent-does-defence-die", colour = colour(*of), far = *far)
        }
    }
}
