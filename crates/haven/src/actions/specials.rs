//! What only one card does: each special of [`Special`] has its rule here.

use crate::actions::cards::{self, Actor};
use crate::actions::{bonuses, damage};
use crate::content::Special;
use crate::world::{ActiveCard, Cause, Hero, Played};
use crate::{FigureId, Play};
use board::SpaceId;
use table::Rule;

/// A special among the effects of an action; says whether performing it counts as using the action.
pub fn begin(play: &mut Play, actor: Actor, special: Special) -> Rule<bool> {
    match special {
        Special::RedirectAttacks => {
            bonuses::activate(play, actor.player)?;
            Ok(true)
        }
        // The attack before it asks whether it is there.
        Special::PushIntoObstacles => Ok(false),
    }
}

/// [`Special::PushIntoObstacles`]: attacks of the action under way may push enemies into obstacles.
pub fn pushes_into_obstacles(play: &Play) -> bool {
    match play.world.turns.turn.as_ref().and_then(|t| t.doing.as_ref()).map(|d| d.what) {
        Some(Played::Printed(card, half)) => {
            play.game.card(card).half(half).has_special(Special::PushIntoObstacles)
        }
        _ => false,
    }
}

/// [`Special::PushIntoObstacles`]: the obstacle is destroyed, the target suffers 2 damage and the character gains 1
/// experience.
pub fn smash(play: &mut Play, by: FigureId, target: FigureId, at: SpaceId) -> Rule {
    cards::clear_obstacle(play, at);
    damage::suffer(play, target, 2, Cause::AbilityOf(by))?;
    if let FigureId::Hero(hero) = by {
        bonuses::gain_experience(play, hero, 1);
    }
    Ok(())
}

/// [`Special::RedirectAttacks`], GH-ATK-02: an attack on an ally of a character beside it hits the character instead.
pub fn redirected(play: &Play, attacker: FigureId, target: FigureId) -> FigureId {
    if !attacker.is_monster() || target.is_monster() {
        return target;
    }
    let special = |hero: &&Hero| {
        let has = |a: &ActiveCard| play.game.card(a.card).half(a.half).has_special(Special::RedirectAttacks);
        !hero.exhausted && FigureId::Hero(hero.id) != target && hero.active.iter().any(has)
    };
    let beside = |hero: &&Hero| {
        let at = play.world.at(target);
        at.is_some_and(|at| play.world.place.board.adjacent(at, hero.body.at))
            && !play.world.is_invisible(hero.id.into())
    };
    let taunting = play.world.party.heroes.iter().filter(special).find(beside);
    taunting.map_or(target, |hero| hero.id.into())
}
