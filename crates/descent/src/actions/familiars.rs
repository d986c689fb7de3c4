//! FAM: familiars that are treated as figures, and the skills of whoever commands them.

use super::targets::How;
use crate::Play;
use crate::content::{Always, On};
use crate::shown::{Fact, Prompt};
use crate::world::{Conditions, Familiar, HeroId, Pick, Turn, Who};
use board::square::Spot;
use table::Rule;

/// DC-CLASS-43, DC-CLASS-44, DE-FAM-02, DE-FAM-03: the familiar is placed on an adjacent empty space, or on the closest
/// one; if it was on the map already, it is placed anew.
pub fn raise(play: &mut Play, by: Who) -> Rule {
    let Who::Hero(id) = by else { return Ok(()) };
    if play.world.hero(id).familiar_card(play.game).is_none() {
        return Ok(());
    }
    play.world.hero_mut(id).familiar = None;
    let Some(at) = play.world.hero(id).at else { return Ok(()) };
    let free = |spot: &Spot| play.world.is_empty(*spot);
    let beside: Vec<Spot> =
        play.world.spots().into_iter().filter(|spot| play.world.adjacent(at, *spot)).filter(free).collect();
    let spots = if beside.is_empty() { play.world.closest_empty(at) } else { beside };
    let picks: Vec<Pick> = spots.into_iter().map(Pick::Place).collect();
    if picks.is_empty() {
        return Ok(());
    }
    if let Pick::Place(at) = play.choose(id.seat(), Prompt::PlaceFamiliar { hero: id }, &picks)? {
        let familiar = Familiar { at, damage: 0, conditions: Conditions::default() };
        play.world.hero_mut(id).familiar = Some(familiar);
        play.tell(|_, _| Fact::Placed { who: Who::Familiar(id), at });
    }
    Ok(())
}

/// DE-FAM-04: the familiar is removed, with all that it had.
pub fn dismiss(play: &mut Play, id: HeroId) {
    let was = play.world.hero_mut(id).familiar.take();
    if was.is_some() {
        end_activation(play, id);
        play.tell(|_, _| Fact::Leaves { who: Who::Familiar(id) });
    }
}

/// If the familiar was being activated, that is over, and its hero's turn goes on.
pub fn end_activation(play: &mut Play, id: HeroId) {
    if play.world.turn_of(Who::Familiar(id)).is_some() {
        play.world.turn = play.world.waiting.take();
    }
}

/// The familiar moves 1 space, because its hero has suffered fatigue for movement.
pub fn follow(play: &mut Play, id: HeroId) -> Rule {
    let who = Who::Familiar(id);
    if play.world.hero(id).has(play.game, &Always::FamiliarFollows) && play.world.is_on_map(who) {
        super::movement::move_spaces(play, who, 1)?;
    }
    Ok(())
}

/// DE-DEF-16: whoever of the two suffers the damage: the hero or its familiar may take it for the other.
pub fn takes_damage(play: &mut Play, who: Who) -> Rule<Who> {
    let (Who::Hero(id) | Who::Familiar(id)) = who else { return Ok(who) };
    let both = [Who::Hero(id), Who::Familiar(id)];
    let shares = play.world.hero(id).has(play.game, &Always::SharesDamage);
    if !shares || !both.iter().all(|one| play.world.is_on_map(*one)) {
        return Ok(who);
    }
    let picks = both.map(Pick::Figure);
    match play.choose(id.seat(), Prompt::TakesDamage { who }, &picks)? {
        Pick::Figure(one) => Ok(one),
        _ => Ok(who),
    }
}

impl crate::World {
    /// DE-ACT-11: the activation of a familiar begins; the turn of its hero waits.
    pub fn activate_familiar(&mut self, id: HeroId) {
        let own = self.turn.as_ref().is_some_and(|turn| turn.who == Who::Hero(id));
        if own && self.hero(id).familiar.is_some() {
            self.waiting = self.turn.replace(Turn::new(Who::Familiar(id)));
        }
    }

    /// Whether the familiar of a hero sees somebody to attack for it.
    pub fn familiar_strikes(&self, game: &crate::Descent, id: HeroId, on: On) -> bool {
        let how = How { on, ..How::default() };
        let who = Who::Familiar(id);
        self.is_on_map(who) && self.has_target(game, who, crate::world::WeaponRef::Familiar, &how)
    }
}
