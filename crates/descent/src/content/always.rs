//! The words for what always counts. Nothing is done by them: whoever wants to know asks.

use super::dice::Colour;
use super::words::words;
use serde::{Deserialize, Serialize};

words! {
    /// What counts for a hero as long as it has the card, or as long as an effect lasts.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    Always {
        /// The hero has more Health.
        Health(u8),
        /// The hero has more Stamina.
        Stamina(u8),
        /// The hero's Speed is at most this.
        SpeedAtMost(u8),
        /// The hero adds a defence die.
        DefenceDie(Colour),
        /// The hero, or its familiar, attacks with one more die.
        AttackDie(Colour),
        /// A blank among the hero's defence dice adds shields.
        ShieldsForBlank(u8),
        /// Attacked beside another hero, the hero adds the dice of one of them to its own.
        SharesDefence,
        /// Damage suffered in an attack may be taken as fatigue.
        DamageAsFatigue,
        /// DE-EQP-08: weapons that the hero equips have this trait too.
        WeaponsAre(String),
        /// Runes cannot be equipped beside it.
        NoRunes,
        /// Some figures do not block the sight of the hero's attacks.
        SeePast(Past),
        /// More damage against monsters that did not see the hero when its turn began.
        FromHiding(u8),
        /// Attacks between the hero and the monster that it has challenged deal more damage.
        Duel(u8),
        /// DC-CLASS-125: the hero may move this far before or after a shot with a bow; one space in heavy armor.
        RunsWithShot(u8),
        /// The surge that recovers fatigue recovers more.
        SurgeRests(u8),
        /// Fatigue that is recovered by resting recovers as much damage.
        RestHeals,
        /// Each fatigue suffered for movement gives this many movement points.
        PointsPerFatigue(u8),
        /// The hero moves further when it dodges.
        DodgeMore(u8),
        /// The hero may move through enemies.
        PassEnemies,
        /// Attacks at spaces within this many spaces of the hero miss unless a surge is spent.
        NeedsSurge(u8),
        /// Adjacent monsters cannot attack.
        NoAttacksBeside,
        /// Minions that start their activation adjacent to the hero are stunned.
        StunsMinionsBeside,
        /// Monsters within so many spaces deal so much less damage in their attack rolls, but at least 1.
        WeakensMonsters(u8, u8),
        /// The healing of the starting skill may concern two heroes; a surge of its die recovers fatigue.
        HealsTwo,
        /// The familiar moves 1 space for each fatigue that is suffered for movement.
        FamiliarFollows,
        /// Damage of the hero or its familiar may be suffered by the other.
        SharesDamage,
        /// The same counts for the familiar of the hero.
        Familiar(Box<Always>),
        /// The hero is an animal: it has this Speed, no defence dice, and does not attack.
        Animal(u8),
        /// Each action costs this much fatigue afterwards.
        ActionsTire(u8),
    }
}

/// Figures that do not block sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Past {
    /// Friends of the attacker.
    Friends,
    /// Figures beside the attacker.
    Adjacent,
}

/// DE-TRG-21: when something that lasts is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Until {
    /// With the hero's next attack, or at the end of the round.
    NextAttack,
    /// When the next turn of the hero begins whose card it is.
    GiversTurn,
    /// At the end of so many turns of the hero.
    TurnEnds(u8),
    /// When the hero comes back to the map.
    Return,
    /// At the end of the encounter.
    Encounter,
}

impl Always {
    /// This, and what is in it.
    pub fn each<'a>(&'a self, look: &mut dyn FnMut(&'a Always)) {
        look(self);
        if let Always::Familiar(inner) = self {
            inner.each(look);
        }
    }
}
