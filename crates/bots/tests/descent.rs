//! Greedy heroes against a greedy overlord: every quest of Descent comes to its end, with two to four heroes.

use ::descent::{Descent, World};
use bots::descent::Greedy;
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
