//! RND: rounds.

use super::{familiar, turn};
use crate::Play;
use crate::actions::secret;
use crate::scenario::goals;
use crate::shown::{Fact, Prompt};
use crate::world::{Pick, Stage, Turn, Who};
use table::Rule;

/// DE-RND-01, DE-RND-02: one turn after the other, in an order that the hero players choose anew after each turn.
pub fn heroes(play: &mut Play) -> Rule {
    match play.world.turn.as_ref().map(|turn| turn.who) {
        Some(Who::Hero(id)) => {
            turn::go_on(play, id)?;
            secret::look(play)?;
            goals::look(play);
            return Ok(());
        }
        Some(Who::Familiar(id)) => {
            familiar::go_on(play, id)?;
            secret::look(play)?;
            goals::look(play);
            return Ok(());
        }
        Some(Who::Monster(_) | Who::Object(_)) | None => {}
    }
    let waiting: Vec<Pick> =
        play.world.hero_ids().filter(|id| !play.world.hero(*id).acted).map(Pick::Hero).collect();
    if waiting.is_empty() {
        play.world.stage = Stage::OverlordStart;
        return Ok(());
    }
    let seats = play.world.hero_seats();
    let (_, pick) = play.choose_party(seats, Prompt::NextHero, &waiting)?;
    let Pick::Hero(id) = pick else { return Ok(()) };
    play.world.turn = Some(Turn::new(Who::Hero(id)));
    play.tell(|_, _| Fact::Turn { hero: id });
    Ok(())
}

/// DE-RND-03: the next round.
pub fn next(play: &mut Play) {
    play.world.round += 1;
    play.world.stage = Stage::Heroes;
    for hero in &mut play.world.heroes {
        (hero.acted, hero.familiar_acted, hero.ability_used) = (false, false, false);
    }
    play.world.round_is_over();
    play.world.monsters.iter_mut().for_each(|monster| monster.activated = false);
    play.world.groups.iter_mut().for_each(|group| group.activated = false);
    play.tell(|_, world| Fact::Round { round: world.round });
}
