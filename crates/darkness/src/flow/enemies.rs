//! ENM: the Enemy Phase.

use crate::Play;
use crate::actions::abilities::use_ability;
use crate::monsters;
use crate::rulings::BossPhase;
use crate::shown::Prompt;
use crate::world::{Activation, Enemy, Pick, Stage};
use table::Rule;

/// One unit of the phase: an enemy is chosen and activated, or it performs its next action.
pub fn go_on(play: &mut Play) -> Rule {
    match play.world.activation {
        Some(activation) => next_action(play, activation),
        None => next_enemy(play),
    }
}

fn next_action(play: &mut Play, activation: Activation) -> Rule {
    monsters::window(play)?;
    monsters::act(play, activation)
}

/// MD-ENM-01, MD-ENM-02, MD-ENM-03, MD-ENM-04: the players choose who is activated next, until all have been.
fn next_enemy(play: &mut Play) -> Rule {
    let mut left = play.world.enemies();
    left.retain(|enemy| !play.world.marks(*enemy).is_some_and(|marks| *marks.activated));
    left.retain(|enemy| acts_now(play, *enemy));
    if left.is_empty() || play.world.standing().next().is_none() {
        last_window(play)?;
        return end(play);
    }
    let mut options: Vec<Pick> = left.into_iter().map(Pick::Enemy).collect();
    options.extend(play.world.all_out_of_turn(play.game));
    let (_, pick) = play.choose_party(play.world.seats(), Prompt::NextEnemy, &options)?;
    match pick {
        Pick::Enemy(enemy) => monsters::activate(play, enemy),
        Pick::OutOfTurn { hero, ability } => use_ability(play, hero, ability),
        _ => Ok(()),
    }
}

/// MD-CSM-02, MD-ABL-08: after the last action of the last enemy, too, consumables and ALWAYS abilities may be used. Where
/// a hero is activated next, that question is asked of everybody.
fn last_window(play: &mut Play) -> Rule {
    let acted =
        play.world.enemies().into_iter().any(|enemy| play.world.marks(enemy).is_some_and(|m| *m.activated));
    let goes_on = play.world.after_turn && play.world.standing().any(|hero| !play.world.hero(hero).activated);
    if acted && !goes_on { monsters::window(play) } else { Ok(()) }
}

/// MD-BOS-11, MD-DEC-40: after a hero turn of a boss fight all enemies act, or the boss alone.
fn acts_now(play: &Play, enemy: Enemy) -> bool {
    match play.world.rulings().boss_phase {
        BossPhase::BossAlone => (enemy == Enemy::Boss) == play.world.after_turn,
        BossPhase::All => true,
    }
}

fn end(play: &mut Play) -> Rule {
    for enemy in play.world.enemies() {
        if let Some(marks) = play.world.marks(enemy) {
            *marks.activated = false;
        }
    }
    play.world.stage = if play.world.after_turn { Stage::Heroes } else { Stage::LevelUp };
    play.world.after_turn = false;
    Ok(())
}
