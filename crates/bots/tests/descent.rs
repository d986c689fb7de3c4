//! Greedy heroes against a greedy overlord: every quest of Descent comes to its end, with two to four heroes.

use ::descent::world::{MonsterId, Who};
use ::descent::{Descent, Position, Prompt, World};
use bots::descent::Greedy;
use serde_json::{Value, json};
use table::{Answers, Ask, Chance, Game, Outcome, Seat, State, playout};

fn game() -> Descent {
    Descent::new().unwrap_or_else(|e| panic!("{e}"))
}

fn play(game: &Descent, quest: &str, heroes: u8, seed: u64, player: &mut dyn Answers<Descent>) -> Outcome {
    let setup = game.setup(Some(quest), Some(heroes)).expect("a quest");
    let mut chance = Chance::seeded(seed);
    let world = game.begin(&setup, &mut chance).expect("a world");
    let played = playout(game, &mut State { world, chance }, player, None, true);
    let what = format!("{quest}, {heroes} heroes, seed {seed}");
    played.unwrap_or_else(|e| panic!("{what}: {e}")).outcome.unwrap_or_else(|| panic!("{what}: no end"))
}

#[test]
fn every_quest_ends() {
    let game = game();
    for quest in &game.content.quests {
        for heroes in 2..=4 {
            for seed in 1..=4 {
                let outcome = play(&game, &quest.name, heroes, seed, &mut Greedy);
                assert!(outcome.notes.iter().any(|(name, _)| name == "rounds"), "{outcome:?}");
            }
        }
    }
}

/// Asks the player again in worlds that its seat cannot tell from the true one.
struct Imagining(u64);

impl Answers<Descent> for Imagining {
    fn answer(
        &mut self,
        game: &Descent,
        ask: &Ask<'_, Descent>,
        world: &mut World,
        chance: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let answer = Greedy.answer(game, ask, world, chance)?;
        let seat = ask.seats.lowest()?;
        self.0 += 1;
        let mut imagined = world.clone();
        game.imagine(&mut imagined, seat, &mut Chance::seeded(self.0));
        let again = Greedy.answer(game, ask, &mut imagined, chance);
        assert_eq!(again, Some(answer), "question {}: {:?}", self.0, ask.prompt);
        Some(answer)
    }
}

#[test]
fn its_answers_are_the_same_in_every_world_it_can_imagine() {
    let mut player = Imagining(0);
    play(&game(), "first-blood", 4, 7, &mut player);
    assert!(player.0 > 100, "{}", player.0);
}

/// Answers until a monster's activation is over.
struct OneActivation(MonsterId);

impl Answers<Descent> for OneActivation {
    fn answer(
        &mut self,
        game: &Descent,
        ask: &Ask<'_, Descent>,
        world: &mut World,
        chance: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let over = match ask.prompt {
            Prompt::MonsterAction { who, .. } => *who != Who::Monster(self.0),
            Prompt::Action { .. } | Prompt::NextHero | Prompt::NextGroup | Prompt::NextMonster => true,
            _ => false,
        };
        if over { None } else { Greedy.answer(game, ask, world, chance) }
    }
}

/// What the table of First Blood looks like after an activation.
fn after_activation(of: &str, figures: Value) -> (Descent, World) {
    let game = game();
    let at = format!("activation {of}-1, 2 actions left");
    let position = json!({ "quest": "first-blood", "at": at, "figures": figures });
    let position: Position = serde_json::from_value(position).expect("a position");
    let mut chance = Chance::seeded(1);
    let world = game.arrange(position, &mut chance).expect("a world");
    let who = MonsterId { of: game.content.monster(of).expect("a monster"), number: 1 };
    let mut state = State { world, chance };
    playout(&game, &mut state, &mut OneActivation(who), None, true).unwrap_or_else(|e| panic!("{e}"));
    (game, state.world)
}

#[test]
fn whoever_can_leave_the_map_does_not_stop_to_shoot() {
    let (game, world) = after_activation(
        "goblin-archer",
        json!({
            "goblin": { "monster": "goblin-archer", "at": "7,5" },
            "mauler": { "monster": "ettin", "at": "6,1/2x2", "named": true },
            "grisban": { "hero": "grisban-the-thirsty", "class": "berserker", "at": "7,8" },
        }),
    );
    let goblins = game.content.monster("goblin-archer").expect("a monster");
    let left = world.groups.iter().find(|group| group.of == goblins).map(|group| group.left);
    assert_eq!(left, Some(1));
}

/// Where Mauler stands after its activation, with a hero here.
fn mauler_after(hero: &str) -> (i16, i16) {
    let (game, world) = after_activation(
        "ettin",
        json!({
            "mauler": { "monster": "ettin", "at": "6,1/2x2", "named": true },
            "grisban": { "hero": "grisban-the-thirsty", "class": "berserker", "at": hero },
        }),
    );
    let ettins = game.content.monster("ettin").expect("a monster");
    let mauler = world.monsters.iter().find(|monster| monster.id.of == ettins).expect("Mauler");
    (mauler.body.at.x, mauler.body.at.y)
}

#[test]
fn whom_the_heroes_must_defeat_lets_them_come() {
    assert_eq!(mauler_after("10,9"), (6, 1), "nobody is in reach");
    assert_ne!(mauler_after("7,6"), (6, 1), "it can strike at once");
}
