//! END: what wins and loses a quest, and how far it has come.

use crate::Sorcery;
use crate::content::{Act, Goal, Quest, QuestId, Thing, Tier};
use crate::world::{Who, World};
use table::Told;
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::{GoalKind, GoalScene};

/// SS-END-01: a goal of a quest, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoalName {
    /// The quest; none on a map of a case.
    pub quest: Option<QuestId>,
    /// Its number, from 0.
    pub n: u8,
}

impl Told<Sorcery> for GoalName {
    fn text(&self, _: &Sorcery) -> String {
        self.n.to_string()
    }

    fn arg(&self, game: &Sorcery) -> Arg {
        let quest = self.quest.map(|quest| &game.content.quests[quest.index()]);
        let goal = quest.and_then(|quest| Some((quest, quest.goals.get(usize::from(self.n))?)));
        goal.map_or(phrase!("sorcery-goal-none"), |(quest, goal)| game.content.goal(quest, goal)).into()
    }
}

/// SS-END-01, SS-END-03, SS-END-04: the goal that counts, others that may take its place, and what loses the quest.
pub(super) fn goals(game: &Sorcery, world: &World) -> Vec<GoalScene> {
    let Some(id) = world.agreed.quest else { return Vec::new() };
    let quest = &game.content.quests[id.index()];
    let scene = |kind, say, progress| GoalScene { kind, say, seat: None, progress };
    let mut all = Vec::new();
    if let Some(goal) = quest.goals.get(usize::from(world.goal)) {
        let say = game.content.goal(quest, goal);
        all.push(scene(GoalKind::Win, say, Some(progress(game, world, goal))));
    }
    all.extend(others(game, quest, world).into_iter().map(|say| scene(GoalKind::Win, say, None)));
    let cards = quest.events.len() as i32;
    let gone = (cards - world.decks.events.left() as i32).max(0);
    all.push(scene(GoalKind::Lose, phrase!("sorcery-goal-no-events"), Some((gone, cards))));
    let ghosts = world.heroes.iter().filter(|hero| hero.ghost).count() as i32;
    let heroes = world.heroes.len() as i32;
    all.push(scene(GoalKind::Lose, phrase!("sorcery-goal-all-ghosts"), Some((ghosts, heroes))));
    all
}

/// SS-WAY-01: waypoints that nobody has reached yet, and that put another goal in place of the one that counts.
fn others(game: &Sorcery, quest: &Quest, world: &World) -> Vec<Phrase> {
    let open = quest.waypoints.iter().filter(|(point, _)| !world.reached.contains(point));
    let changes = open.flat_map(|(point, deeds)| deeds.iter().map(move |deed| (point, deed.act())));
    changes
        .filter_map(|(point, act)| {
            let Act::Goal(n) = act else { return None };
            let goal = quest.goals.get(usize::from(n)).filter(|_| n != world.goal)?;
            let (area, goal) = (game.content.waypoint(quest, *point), game.content.goal(quest, goal));
            Some(phrase!("sorcery-goal-instead", area = area, goal = goal))
        })
        .collect()
}

/// How far the goal is, and how far it must come.
fn progress(game: &Sorcery, world: &World, goal: &Goal) -> (i32, i32) {
    let at = |n: u8| world.things.iter().find(|(_, thing)| *thing == Thing::Waypoint(n)).map(|(at, _)| *at);
    let living = world.living();
    let there = |n: u8| living.iter().filter(|hero| world.at(Who::Hero(**hero)) == at(n)).count() as i32;
    match goal {
        Goal::Reach(n) => (there(*n).min(1), 1),
        Goal::AllReach(n) => (there(*n), living.len() as i32),
        Goal::Kill(kind) => hunted(game, world, kind),
    }
}

/// Of several enemies, those that have fallen; of a master enemy, its wounds.
fn hunted(game: &Sorcery, world: &World, kind: &str) -> (i32, i32) {
    let alive: Vec<_> = world.foes.iter().filter(|foe| game.enemy(foe.card).kind == *kind).collect();
    let fallen = world.killed.iter().filter(|card| game.enemy(**card).kind == *kind).count() as i32;
    let bodies = world.enemies().into_iter().filter(|id| game.enemy(id.card).kind == *kind);
    match (&alive[..], bodies.map(Who::Foe).next()) {
        ([foe], Some(who)) if game.enemy(foe.card).tier == Tier::Purple => {
            let wounds = world.body(who).map_or(0, |body| body.wounds);
            (wounds.into(), world.life(game, who).into())
        }
        _ => (fallen, (fallen + alive.len() as i32).max(1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Game;

    fn scene(quest: &str, change: impl FnOnce(&mut World)) -> table::Scene {
        let game = Sorcery::new().unwrap_or_else(|e| panic!("{e}"));
        let setup = game.setup(Some(quest), Some(3)).expect("a quest");
        let mut world = game.begin(&setup, &mut table::Chance::seeded(1)).expect("a table");
        change(&mut world);
        game.scene(&world, table::Viewer::Engine)
    }

    fn told(scene: &table::Scene) -> Vec<(&str, Option<(i32, i32)>)> {
        scene.goals.iter().map(|goal| (&*goal.say.id, goal.progress)).collect()
    }

    #[test]
    fn a_quest_shows_its_name_and_its_goal() {
        let scene = scene("the-cold-chapel", |_| {});
        assert_eq!(scene.title, Some(Phrase::new("ss-quest-the-cold-chapel")));
        let lose = [("sorcery-goal-no-events", Some((0, 6))), ("sorcery-goal-all-ghosts", Some((0, 3)))];
        assert_eq!(told(&scene)[0], ("sorcery-goal-reach", Some((0, 1))));
        assert_eq!(told(&scene)[1..], lose);
    }

    #[test]
    fn a_goal_that_may_take_its_place_is_shown_until_it_does() {
        let before = scene("market-of-lanterns", |_| {});
        assert_eq!(told(&before)[0], ("sorcery-goal-all-reach", Some((0, 3))));
        assert_eq!(told(&before)[1], ("sorcery-goal-instead", None));
        let after = scene("market-of-lanterns", |world| {
            world.goal = 1;
            world.reached = vec![0];
        });
        assert_eq!(told(&after)[0], ("sorcery-goal-kill", Some((0, 1))));
        assert_eq!(told(&after).len(), 3);
    }

    #[test]
    fn ghosts_and_events_bring_defeat_nearer() {
        let scene = scene("the-cold-chapel", |world| {
            world.heroes[0].ghost = true;
            let first = world.decks.events.cards_left()[0];
            world.decks.events.take(&first);
        });
        assert_eq!(told(&scene)[1], ("sorcery-goal-no-events", Some((1, 6))));
        assert_eq!(told(&scene)[2], ("sorcery-goal-all-ghosts", Some((1, 3))));
    }
}
