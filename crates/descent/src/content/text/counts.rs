//! What always counts, and what conditions do, in words.

use super::super::ability::Condition;
use super::super::always::{Always, Past, Until};
use super::colour;
use table::phrase;
use table::phrase::{Arg, Phrase};

/// What always counts for a hero.
pub(super) fn always(always: &Always) -> Phrase {
    match always {
        Always::Health(n) => phrase!("descent-counts-health", n = *n),
        Always::Stamina(n) => phrase!("descent-counts-stamina", n = *n),
        Always::SpeedAtMost(n) => phrase!("descent-counts-speed-at-most", n = *n),
        Always::DefenceDie(of) => phrase!("descent-counts-defence-die", colour = colour(*of)),
        Always::AttackDie(of) => phrase!("descent-counts-attack-die", colour = colour(*of)),
        Always::ShieldsForBlank(n) => phrase!("descent-counts-shields-for-blank", n = *n),
        Always::SharesDefence => phrase!("descent-counts-shares-defence"),
        Always::DamageAsFatigue => phrase!("descent-counts-damage-as-fatigue"),
        Always::WeaponsAre(name) => {
            phrase!("descent-counts-weapons-are", name = Arg::name(format!("de-trait-{name}")))
        }
        Always::NoRunes => phrase!("descent-counts-no-runes"),
        Always::SeePast(Past::Friends) => phrase!("descent-counts-see-past-friends"),
        Always::SeePast(Past::Adjacent) => phrase!("descent-counts-see-past-adjacent"),
        Always::FromHiding(n) => phrase!("descent-counts-from-hiding", n = *n),
        Always::Duel(n) => phrase!("descent-counts-duel", n = *n),
        Always::RunsWithShot(n) => phrase!("descent-counts-runs-with-shot", n = *n),
        Always::SurgeRests(n) => phrase!("descent-counts-surge-rests", n = *n),
        Always::RestHeals => phrase!("descent-counts-rest-heals"),
        Always::PointsPerFatigue(n) => phrase!("descent-counts-points-per-fatigue", n = *n),
        Always::DodgeMore(n) => phrase!("descent-counts-dodge-more", n = *n),
        Always::PassEnemies => phrase!("descent-counts-pass-enemies"),
        Always::NeedsSurge(0) => phrase!("descent-counts-needs-surge-itself"),
        Always::NeedsSurge(n) => phrase!("descent-counts-needs-surge", n = *n),
        Always::NoAttacksBeside => phrase!("descent-counts-no-attacks-beside"),
        Always::StunsMinionsBeside => phrase!("descent-counts-stuns-minions-beside"),
        Always::WeakensMonsters(far, less) => {
            phrase!("descent-counts-weakens-monsters", far = *far, less = *less)
        }
        Always::HealsTwo => phrase!("descent-counts-heals-two"),
        Always::FamiliarFollows => phrase!("descent-counts-familiar-follows"),
        Always::SharesDamage => phrase!("descent-counts-shares-damage"),
        Always::Familiar(of) => phrase!("descent-counts-familiar", what = self::always(of)),
        Always::Animal(speed) => phrase!("descent-counts-animal", speed = *speed),
        Always::ActionsTire(n) => phrase!("descent-counts-actions-tire", n = *n),
    }
}

/// Something that counts for a while.
pub fn lasting(what: &Always, until: Until) -> Phrase {
    phrase!("descent-counts-until", what = always(what), until = self::until(until))
}

/// Until when something lasts.
pub fn until(until: Until) -> Phrase {
    match until {
        Until::NextAttack => phrase!("descent-until-next-attack"),
        Until::GiversTurn => phrase!("descent-until-givers-turn"),
        Until::TurnEnds(0 | 1) => phrase!("descent-until-turn-ends"),
        Until::TurnEnds(n) => phrase!("descent-until-turns-end", n = n - 1),
        Until::Return => phrase!("descent-until-return"),
        Until::Encounter => phrase!("descent-until-encounter"),
    }
}

/// DE-TAB-12: what a condition does.
pub fn condition_phrase(condition: Condition) -> Phrase {
    Phrase::new(format!("descent-condition-{}", condition.name()))
}
