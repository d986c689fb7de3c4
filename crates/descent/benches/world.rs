//! How fast a quest is set up, copied, shown and played.

use descent::{Descent, World};
use divan::{Bencher, counter::ItemsCount};
use std::hint::black_box;
use table::{Chance, Game, RandomPlayer, State, Viewer, play_unit, playout};

fn main() {
    let scene = Descent::new().map(|game| serde_json::to_string(&game.scene(&midway(&game), Viewer::Engine)));
    if let Ok(Ok(text)) = scene {
        println!("a scene of First Blood with four heroes: {} bytes as JSON", text.len());
    }
    divan::main();
}

const QUESTS: [&str; 6] = [
    "first-blood",
    "the-granary-raid",
    "the-spider-cellar",
    "the-drowned-road",
    "ash-and-ember",
    "wings-over-the-pass",
];

fn game() -> Descent {
    Descent::new().unwrap_or_else(|e| panic!("{e}"))
}

fn world(game: &Descent, quest: &str, seed: u64) -> World {
    let setup = game.setup(Some(quest), Some(4)).expect("a quest");
    game.begin(&setup, &mut Chance::seeded(seed)).expect("a table")
}

/// First Blood after sixty units.
fn midway(game: &Descent) -> World {
    let mut state = State::<Descent> { world: world(game, "first-blood", 1), chance: Chance::seeded(1) };
    let mut player = RandomPlayer::new(1);
    for _ in 0..60 {
        if game.outcome(&state.world).is_none() {
            play_unit(game, &mut state, &mut player, None).expect("a unit");
        }
    }
    state.world
}

#[divan::bench]
fn copying_a_world(bencher: Bencher) {
    let world = midway(&game());
    bencher.bench(|| black_box(&world).clone());
}

#[divan::bench]
fn setting_up(bencher: Bencher) {
    let game = game();
    bencher.bench(|| world(black_box(&game), "first-blood", 1));
}

#[divan::bench]
fn a_scene(bencher: Bencher) {
    let game = game();
    let world = midway(&game);
    bencher.bench(|| game.scene(black_box(&world), Viewer::Engine));
}

/// 64 whole random games of four heroes, set-up included; the count is questions answered.
#[divan::bench(args = QUESTS, sample_count = 10)]
fn random_quests(bencher: Bencher, quest: &str) {
    let game = game();
    let play = || {
        let one = |seed: u64| {
            let mut state =
                State::<Descent> { world: world(&game, quest, seed), chance: Chance::seeded(seed) };
            playout(&game, &mut state, &mut RandomPlayer::new(seed), None, false).expect("a game").questions
        };
        (1..65).map(one).sum::<u64>()
    };
    bencher.counter(ItemsCount::new(play())).bench(|| black_box(play()));
}
