//! The greedy player sees only what its seat may see, always answers the same, and plays every scenario to its end.

use bots::Greedy;
use haven::{Haven, World};
use table::{Answers, Ask, Chance, Game, Played, Seat, State, playout};

/// Asks the player again in worlds that its seat cannot tell from the true one.
struct Imagining {
    seed: u64,
    asked: u64,
    /// Questions at which an imagined world differed from the true one.
    different: u64,
}

impl Answers<Haven> for Imagining {
    fn answer(
        &mut self,
        game: &Haven,
        ask: &Ask<'_, Haven>,
        world: &mut World,
        chance: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let answer = Greedy.answer(game, ask, world, chance)?;
        let seat = ask.seats.lowest()?;
        self.asked += 1;
        for n in 0..3 {
            let mut imagined = world.clone();
            game.imagine(&mut imagined, seat, &mut Chance::seeded(self.seed ^ self.asked << 8 ^ n));
            self.different += u64::from(imagined != *world);
            let again = Greedy.answer(game, ask, &mut imagined, chance);
            assert_eq!(
                again,
                Some(answer),
                "question {} of seed {}: {:?}",
                self.asked,
                self.seed,
                ask.prompt
            );
        }
        Some(answer)
    }
}

fn play(game: &Haven, scenario: &str, heroes: u8, seed: u64, player: &mut dyn Answers<Haven>) -> Played {
    let setup = game.setup(Some(scenario), Some(heroes)).expect("a scenario");
    let mut chance = Chance::seeded(seed);
    let world = game.begin(&setup, &mut chance).expect("a world");
    let played = playout(game, &mut State { world, chance }, player, None, false);
    played.unwrap_or_else(|e| panic!("scenario {scenario}, {heroes} heroes, seed {seed}: {e}"))
}

fn game() -> Haven {
    Haven::gloomhaven().unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn its_answers_are_the_same_in_every_world_it_can_imagine() {
    let game = game();
    let mut different = 0;
    for scenario in ["1", "2", "3", "4", "5", "random-dungeon"] {
        for heroes in 2..=4 {
            let mut player = Imagining { seed: u64::from(heroes), asked: 0, different: 0 };
            let played = play(&game, scenario, heroes, 7, &mut player);
            assert!(played.outcome.is_some(), "scenario {scenario}, {heroes} heroes");
            different += player.different;
        }
    }
    assert!(different > 1_000, "{different}");
}

#[test]
fn it_wins_the_first_scenario_more_often_than_not() {
    let game = game();
    for heroes in 2..=4 {
        let games = 20;
        let won = |seed| play(&game, "1", heroes, seed, &mut Greedy).outcome.is_some_and(|o| o.heroes_won);
        let wins = (0..games).filter(|seed| won(*seed)).count() as u64;
        assert!(2 * wins > games, "{heroes} heroes won {wins} of {games}");
    }
}
