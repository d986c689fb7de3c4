//! The words for what is added to an attack.

use super::ability::{Again, Attribute, Condition, Effect};
use super::amount::Amount;
use super::dice::Colour;
use super::words::words;
use serde::Deserialize;

words! {
    /// What is added to an attack, or to the defence against it.
    #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
    Gain {
        /// Damage.
        Damage(Amount),
        /// Range.
        Range(u8),
        /// DE-KEY-01: shields are ignored.
        Pierce(u8),
        /// Surges.
        Surges(u8),
        /// Surges that are lost.
        CancelSurges(u8),
        /// A surge ability.
        Surge(Vec<Effect>),
        /// DC-CLASS-127: an attack that does not miss deals at least this much in step 5.
        AtLeast(u8),
        /// DE-CND-01: figures to which the attack deals damage get a condition.
        Inflict(Condition),
        /// The same, with a condition that the attacker chooses.
        InflictOne,
        /// The attacker recovers the damage that the attack deals.
        Drink,
        /// DE-AOE-08: all figures adjacent to the target space are affected.
        Blast,
        /// DE-AOE-15: so many spaces, counted on from the target space, are affected.
        Breath(u8),
        /// DE-DIC-04: a die is rolled again.
        Reroll(Again),
        /// DE-DIC-08, DE-DIC-09: the attack die, which is the blue one, is turned to a face of the hero's choice.
        TurnAttackDie,
        /// The defender adds shields.
        Shields(u8),
        /// DE-DIC-11: the defender's shields become as many as its attribute.
        ShieldsAre(Attribute),
        /// A target within so many spaces of the hero defends with one more die.
        DefenceDie(Colour, u8),
    }
}

impl Gain {
    /// The damage that it adds whatever happens.
    pub fn fixed_damage(&self) -> u8 {
        if let Gain::Damage(amount) = self { amount.fixed().unwrap_or(0) } else { 0 }
    }
}
