//! What wins and loses the quest, and how far it has come.

use crate::Darkness;
use crate::content::{Defeat, Objective};
use crate::world::{Marker, World};
use table::phrase;
use table::phrase::Phrase;
use table::scene::{GoalKind, GoalScene};

/// MD-GEN-02, MD-GEN-05: the objectives in their order, and what loses the quest.
pub(super) fn goals(game: &Darkness, world: &World) -> Vec<GoalScene> {
    let goal = |kind, say, progress| GoalScene { kind, say, seat: None, progress: Some(progress) };
    let objectives = world.objectives(game).into_iter().map(|(objective, done)| {
        goal(GoalKind::Win, say(game, world, objective), progress(game, world, objective, done))
    });
    let mut all: Vec<GoalScene> = objectives.collect();
    if let Some(last) = last_round(game, world) {
        let progress = (world.round.into(), last.into());
        all.push(goal(GoalKind::Lose, phrase!("darkness-goal-rounds", n = last), progress));
    }
    if world.agreed.quest.is_some() {
        let (left, spent) = (i32::from(world.lifebringers.left), i32::from(world.lifebringers.spent));
        all.push(goal(GoalKind::Lose, phrase!("darkness-goal-lifebringers"), (spent, left + spent)));
    }
    all
}

/// MD-GEN-05: the round after which the quest is lost; in a boss fight there is none.
fn last_round(game: &Darkness, world: &World) -> Option<u8> {
    if matches!(world.marker, Marker::Boss(_)) {
        return None;
    }
    let quest = &game.content.quests[world.agreed.quest?.index()];
    quest.defeat.iter().map(|Defeat::AfterRound(round)| *round).min()
}

/// MD-GEN-02: an objective, with the zones that it means.
fn say(game: &Darkness, world: &World, objective: Objective) -> Phrase {
    match world.agreed.quest {
        Some(quest) => game.content.objective(&game.content.quests[quest.index()], objective),
        None => phrase!("darkness-icon-nothing"),
    }
}

/// How much of an objective is done, and how much there is to do.
fn progress(game: &Darkness, world: &World, objective: Objective, done: bool) -> (i32, i32) {
    let once = (i32::from(done), 1);
    match objective {
        Objective::Collect(..) | Objective::Destroy(..) => once,
        Objective::Hunt(n) => (world.hunted.min(n).into(), n.into()),
        Objective::SlayRoaming(n) => (world.slain.min(n).into(), n.into()),
        Objective::Return => {
            let start = world.start_zone(game);
            let there = world.standing().filter(|hero| Some(world.hero(*hero).zone) == start).count();
            (there as i32, world.standing().count() as i32)
        }
        // The fight is as far as the wounds of the boss.
        Objective::SlayBoss => world.boss.as_ref().filter(|boss| boss.awake && !done).map_or(once, |boss| {
            let health = game.health_of(world, crate::world::Enemy::Boss);
            (boss.wounds.min(health).into(), health.into())
        }),
    }
}
