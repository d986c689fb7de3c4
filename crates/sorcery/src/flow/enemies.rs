//! ENT: the enemy turn after a hero's turn, one activation at a time.

use crate::Play;
use crate::monsters::{activation, encounter};
use crate::shown::Fact;
use table::Rule;

/// SS-ENT-01, SS-ENT-02, SS-ENT-06: without enemies in play, and after a ghost's turn, there is none.
pub fn begin(play: &mut Play) -> Rule {
    if play.world.foes.is_empty() {
        return Ok(());
    }
    play.world.enemy_turn = encounter::draw(play)?;
    Ok(())
}

/// SS-EAC-03, SS-ENT-05: the next enemy; after the last one the card is discarded.
pub fn go_on(play: &mut Play) -> Rule {
    let Some(turn) = play.world.enemy_turn.clone() else { return Ok(()) };
    let Some(card) = encounter::next(play, &turn)? else {
        encounter::discard(play, turn.card);
        play.world.enemy_turn = None;
        play.tell(|_, _| Fact::EnemiesDone);
        return Ok(());
    };
    if let Some(turn) = &mut play.world.enemy_turn {
        turn.left.retain(|other| *other != card);
        turn.count -= 1;
    }
    let special = play.game.content.encounters[turn.card.index()].special;
    activation::activate(play, card, special)
}
