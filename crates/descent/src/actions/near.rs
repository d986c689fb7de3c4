//! TRG: what heroes have for a monster that comes near them.

use super::targets::How;
use super::{effects, movement};
use crate::content::{Ability, Deed, Effect, When};
use crate::shown::Prompt;
use crate::world::{AbilityRef, HeroId, Pick, Who, World};
use crate::{Descent, Play};
use std::cell::RefCell;
use table::{Go, Rule};

/// How a monster has come to a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// DE-MOV-08: it moved there.
    Moved,
    /// DE-MOV-17: it was placed there.
    Placed,
}

/// DE-TRG-16, DE-TRG-19, DC-CLASS-63, DC-CLASS-122, DC-CLASS-124, DE-TRG-18: a monster has entered an empty space;
/// heroes beside it may use what they have for that. A large monster must be able to expand there, and expands before
/// it is interrupted.
pub fn heroes(play: &mut Play, who: Who, came: Came) -> Rule {
    let Some(body) = play.world.body(who) else { return Ok(()) };
    // DC-CLASS-41: a monster that a hero commands is no enemy.
    let commanded = play.world.seat_of(who) != play.world.overlord_seat();
    let beside = |id: HeroId| play.world.beside(Who::Hero(id), who);
    if commanded || !play.world.hero_ids().any(beside) || !play.world.can_stand(play.game, who, body.at) {
        return Ok(());
    }
    let order = play.world.seats_in_order();
    // DE-TRG-04: each ability once for each space entered; several heroes may react (DE-TRG-16).
    let used: RefCell<Vec<AbilityRef>> = RefCell::new(Vec::new());
    play.react(
        &order,
        Prompt::MonsterNear { who },
        |_, _| false,
        |game, world, seat| {
            let beside = |id: &HeroId| id.seat() == seat && world.beside(Who::Hero(*id), who);
            let Some(id) = world.hero_ids().find(beside) else { return Vec::new() };
            let fits = |(of, ability): &(AbilityRef, &Ability)| {
                let again = used.borrow().contains(of);
                let dodges = ability.does.iter().any(|effect| matches!(effect, Effect::Deed(Deed::Dodge(_))));
                let meant = came == Came::Moved || !dodges;
                // DE-TRG-01: an attack needs somebody who can be attacked.
                let misses = |effect: &Effect| world.can_strike(game, id, effect, who) == Some(false);
                let strikes = || !ability.does.iter().any(misses);
                ability.when == When::MonsterNear
                    && meant
                    && !again
                    && world.can_pay(game, id, ability)
                    && strikes()
            };
            world.abilities(game, id).filter(fits).map(|(of, _)| Pick::Use(of)).collect()
        },
        |play, _, pick| {
            let Pick::Use(of) = pick else { return Ok(Go::Close) };
            used.borrow_mut().push(of);
            let shrunk = play.world.turn_of(who).is_some_and(|turn| turn.shrunk);
            if shrunk {
                movement::expand(play, who)?;
            }
            effects::carry_out(play, of, Some(who))?;
            // DE-CND-17: without points its move is over, and it stays expanded.
            let goes_on = play.world.turn_of(who).is_some_and(|turn| turn.points > 0);
            if shrunk && goes_on && play.world.is_on_map(who) {
                movement::shrink(play, who)?;
            }
            Ok(Go::On)
        },
    )
}

impl World {
    /// Whether a hero can make the attack that an effect gives it on this monster, if it gives one.
    pub fn can_strike(&self, game: &Descent, id: HeroId, effect: &Effect, monster: Who) -> Option<bool> {
        let Effect::Deed(Deed::Attack(attacking)) = effect else { return None };
        let how = How { only: Some(monster), ..How::given_by(attacking) };
        Some(!self.weapons(game, id, &how).is_empty())
    }
}
