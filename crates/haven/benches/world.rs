//! How big a world is, how fast it is copied, and how fast it is played.

use divan::{Bencher, counter::ItemsCount};
use haven::{Haven, World};
use std::hint::black_box;
use table::{Chance, Game, RandomPlayer, State, playout};

fn main() {
    divan::main();
}

fn game() -> Haven {
    Haven::gloomhaven().unwrap_or_else(|e| panic!("{e}"))
}

fn world(game: &Haven, seed: u64) -> World {
    let setup = game.setup(None, Some(4)).expect("an arena");
    game.begin(&setup, &mut Chance::seeded(seed)).expect("an arena")
}

#[divan::bench]
fn copying_a_world(bencher: Bencher) {
    let world = world(&game(), 1);
    bencher.bench(|| black_box(&world).clone());
}

/// Whole random games of four characters; the count is questions answered.
#[divan::bench(args = [1, 2, 3])]
fn random_game(bencher: Bencher, seed: u64) {
    let game = game();
    let play = || {
        let mut state = State::<Haven> { world: world(&game, seed), chance: Chance::seeded(seed) };
        playout(&game, &mut state, &mut RandomPlayer::new(seed), None, false).expect("a game")
    };
    let questions = play().questions as usize;
    bencher.counter(ItemsCount::new(questions)).bench(|| black_box(play()));
}
