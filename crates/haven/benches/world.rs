//! How fast a world is set up, copied and played.

use divan::{Bencher, counter::ItemsCount};
use haven::{Haven, World};
use std::hint::black_box;
use table::{Answers, Ask, Chance, Game, RandomPlayer, Seat, State, Viewer, playout};

fn main() {
    divan::main();
}

fn game() -> Haven {
    Haven::gloomhaven().unwrap_or_else(|e| panic!("{e}"))
}

/// The arena, if no scenario is named.
fn world(game: &Haven, scenario: Option<&str>, seed: u64) -> World {
    let setup = game.setup(scenario, Some(4)).expect("a scenario");
    game.begin(&setup, &mut Chance::seeded(seed)).expect("a scenario")
}

/// The scenarios in which a question should take less than a microsecond (docs/benchmarks.md).
const SCENARIOS: [&str; 4] = ["1", "3", "5", "random-dungeon"];

/// The seeds of the games that are played.
const SEEDS: std::ops::Range<u64> = 1..65;

fn whole_game(game: &Haven, world: World, seed: u64) -> u64 {
    let mut state = State::<Haven> { world, chance: Chance::seeded(seed) };
    playout(game, &mut state, &mut RandomPlayer::new(seed), None, false).expect("a game").questions
}

#[divan::bench]
fn copying_a_world(bencher: Bencher) {
    let world = world(&game(), None, 1);
    bencher.bench(|| black_box(&world).clone());
}

/// Setting up; the game value knows the board already.
#[divan::bench]
fn setting_up(bencher: Bencher) {
    let game = game();
    bencher.bench(|| world(black_box(&game), None, 1));
}

/// 64 whole random games of four characters, set-up included; the count is questions answered.
fn random_games_of(bencher: Bencher, scenario: Option<&str>) {
    let game = game();
    let play = || SEEDS.map(|seed| whole_game(&game, world(&game, scenario, seed), seed)).sum::<u64>();
    bencher.counter(ItemsCount::new(play())).bench(|| black_box(play()));
}

/// In the arena.
#[divan::bench(sample_count = 50)]
fn random_games(bencher: Bencher) {
    random_games_of(bencher, None);
}

/// In scenarios.
#[divan::bench(args = SCENARIOS, sample_count = 20)]
fn random_scenarios(bencher: Bencher, scenario: &str) {
    random_games_of(bencher, Some(scenario));
}

/// A scene for one of four players, in the middle of the first room of scenario 1.
#[divan::bench]
fn a_scene(bencher: Bencher) {
    let game = game();
    let setup = game.setup(Some("black-barrow"), Some(4)).expect("a scenario");
    let world = game.begin(&setup, &mut Chance::seeded(1)).expect("a scenario");
    let mut state = State::<Haven> { world, chance: Chance::seeded(1) };
    let mut some = Patient(RandomPlayer::new(1), 300);
    playout(&game, &mut state, &mut some, None, false).expect("a game");
    bencher.bench(|| game.scene(black_box(&state.world), Viewer::Seat(Seat(0))));
}

/// A random player who answers only so often.
struct Patient(RandomPlayer, u32);

impl Answers<Haven> for Patient {
    fn answer(
        &mut self,
        game: &Haven,
        ask: &Ask<'_, Haven>,
        world: &mut World,
        chance: &mut Chance,
    ) -> Option<(Seat, usize)> {
        self.1 = self.1.checked_sub(1)?;
        self.0.answer(game, ask, world, chance)
    }
}
