//! The goals, and what is in force.

use super::faces::stays;
use crate::content::{Formula, Loss, Lying, Scenario, Task, Treasure, What};
use crate::world::{ActiveCard, Hero, Stage, World};
use crate::{FigureId, Haven};
use table::phrase;
use table::scene::{EffectScene, GoalKind, GoalScene, Target};
use table::{SeatSet, Viewer};

/// GH-SCN-03: how the scenario is won and lost. GH-BGL-04: and the viewer's own battle goal.
pub(super) fn goals(game: &Haven, world: &World, viewer: Viewer) -> Vec<GoalScene> {
    let mut all = Vec::new();
    if let Some(scenario) = world.scenario_of(game) {
        all.extend(scenario_goals(game, world, &scenario));
    }
    if world.has_rooms() {
        let exhausted = world.party.heroes.iter().filter(|h| h.is_lost()).count();
        let progress = Some((exhausted as i32, world.party.heroes.len() as i32));
        let say = phrase!("haven-goal-all-exhausted");
        all.push(GoalScene { kind: GoalKind::Lose, say, seat: None, progress });
    }
    for hero in &world.party.heroes {
        if viewer.knows(SeatSet::one(hero.id.seat())) || world.turns.stage == Stage::Over {
            all.extend(own_goals(game, world, hero));
        }
    }
    all
}

fn scenario_goals(game: &Haven, world: &World, scenario: &Scenario) -> Vec<GoalScene> {
    if world.place.dungeon.is_some() {
        let rooms = world.room_count(game);
        let revealed = (0..rooms).filter(|room| world.is_revealed(*room)).count();
        let progress = Some((revealed as i32, rooms as i32));
        let say = phrase!("haven-dungeon-goal");
        return vec![GoalScene { kind: GoalKind::Win, say, seat: None, progress }];
    }
    let goal = world.goal(scenario);
    let tasks = goal.iter().map(|task| (GoalKind::Win, task_progress(game, world, scenario, task)));
    let losses = world.losses(scenario).map(|loss| (GoalKind::Lose, loss_progress(world, loss)));
    let said = game.content.tasks_text(goal, world.losses(scenario));
    let each = said.into_iter().zip(tasks.chain(losses));
    each.map(|(say, (kind, progress))| GoalScene { kind, say, seat: None, progress }).collect()
}

fn formula(world: &World, formula: &Formula) -> i32 {
    formula.of(world.characters(), world.agreed.level).into()
}

/// How much of a task is done, as far as the revealed rooms tell.
fn task_progress(game: &Haven, world: &World, scenario: &Scenario, task: &Task) -> Option<(i32, i32)> {
    let kills = i32::from(world.foes.kills);
    let left = world.foes.monsters.len() as i32;
    let all_seen = (0..scenario.rooms.len()).all(|room| world.is_revealed(room));
    let once = |done: bool| Some((i32::from(done), 1));
    match task {
        Task::KillAll => all_seen.then_some((kills, kills + left)),
        Task::KillRevealed => Some((kills, kills + left)),
        Task::KillCount(count) => Some((kills, formula(world, count))),
        Task::Reveal(room) => once(world.is_revealed(usize::from(*room).saturating_sub(1))),
        Task::Survive(rounds) => Some((i32::from(world.turns.round) - 1, i32::from(*rounds))),
        Task::Destroy(name) | Task::Activate(name) => {
            let of_name = |o: &&crate::world::Objective| game.objective(o.id.kind).name == *name;
            let gone = world.foes.objectives.iter().filter(of_name).filter(|o| o.gone).count();
            let which = scenario.objective(name)?;
            Some((gone as i32, scenario.count_of(which, world.party.heroes.len() as u8).into()))
        }
        Task::LootGoals => {
            let rooms = scenario.rooms.iter().enumerate().filter(|(n, _)| world.is_revealed(*n));
            let tiles = rooms.flat_map(|(_, room)| &room.overlays);
            let all = tiles.filter(|o| o.what == Lying::Treasure(Treasure::Goal)).count() as i32;
            let left = world.place.treasures.iter().filter(|(_, t)| *t == Treasure::Goal).count() as i32;
            all_seen.then_some((all - left, all))
        }
        Task::Escape(_) => {
            let escaped = world.party.heroes.iter().filter(|h| h.escaped).count();
            Some((escaped as i32, world.party.heroes.len() as i32))
        }
        Task::Kill(_) | Task::KillOneOf(_) | Task::Reaches(..) => None,
    }
}

fn loss_progress(world: &World, loss: &Loss) -> Option<(i32, i32)> {
    match loss {
        Loss::AfterRound(round) => Some((world.turns.round.into(), (*round).into())),
        Loss::AnyExhausted | Loss::Dies(_) => None,
    }
}

/// GH-BGL-01: the battle goals that a character was dealt, or the one it has kept.
fn own_goals(game: &Haven, world: &World, hero: &Hero) -> Vec<GoalScene> {
    let taken = world.taken(game, hero);
    let each = |goal: &crate::content::GoalId| {
        let (now, most) = world.goal_progress(game, hero, *goal);
        GoalScene {
            kind: GoalKind::Own,
            say: game.goal(*goal).text(),
            seat: Some(hero.id.seat()),
            progress: (world.turns.stage != Stage::Over).then_some((now.into(), most.into())),
        }
    };
    taken.goals.iter().map(each).collect()
}

/// GH-BON-01: the cards in the active areas with whom they bind, and the special rules of the scenario.
pub(super) fn effects(game: &Haven, world: &World) -> Vec<EffectScene> {
    let heroes = world.party.heroes.iter();
    let mut all: Vec<EffectScene> =
        heroes.flat_map(|hero| hero.active.iter().map(move |active| effect(game, hero, active))).collect();
    if let Some(scenario) = world.scenario_of(game) {
        let said = game.content.rules_text(&scenario);
        let before = scenario.count_rules() - scenario.rules.len();
        let counts = |n: usize| n < before || world.counts(&scenario, n - before);
        all.extend(said.into_iter().enumerate().filter(|(n, _)| counts(*n)).map(|(n, say)| EffectScene {
            id: format!("rule-{}", n + 1),
            source: None,
            owner: None,
            binds: Vec::new(),
            say: vec![say],
            stays: None,
            used: None,
        }));
    }
    all
}

fn effect(game: &Haven, hero: &Hero, active: &ActiveCard) -> EffectScene {
    let card = game.card(active.card);
    let action = card.half(active.half);
    let own = action.does.iter().any(|e| matches!(e.what, What::On { .. } | What::Do(_) | What::Special(_)));
    let mut binds: Vec<FigureId> = own.then_some(hero.id.into()).into_iter().collect();
    binds.extend(active.shared.iter().filter(|f| **f != FigureId::Hero(hero.id) || !own));
    binds.extend(active.summon.map(FigureId::from));
    let slots = action.slots.len() as u8;
    EffectScene {
        id: card.name.clone(),
        source: Some(Target::Half(card.name.clone(), active.half.as_str().to_owned())),
        owner: Some(game.figure(hero.id.into())),
        binds: binds.into_iter().map(|figure| game.figure(figure)).collect(),
        say: game.content.action_text(action),
        stays: action.stays.map(stays),
        used: (slots > 0).then_some((active.used, slots)),
    }
}
