//! How long the kernel takes. `cargo bench -p table --bench kernel`

#[path = "long.rs"]
mod long;

use divan::{Bencher, counter::ItemsCount};
use long::{Lengths, Long};
use std::sync::Arc;
use table::sample::{Sample, Setup};
use table::{Chance, Game, RandomPlayer, Seat, State, Table, Viewer, playout};

fn main() {
    divan::main();
}

fn state<G: Game>(game: &G, setup: &G::Setup, seed: u64) -> State<G> {
    let mut chance = Chance::seeded(seed);
    let world = game.begin(setup, &mut chance).expect("the setup is good");
    State { world, chance }
}

/// A question answered in place, by length of the unit.
#[divan::bench(args = [1, 4, 16, 64, 256])]
fn question_in_place(bencher: Bencher, questions: u32) {
    let units = 4_096 / questions;
    let start = state(&Long, &Lengths { questions, units }, 1);
    bencher.counter(ItemsCount::new(4_096u32)).with_inputs(|| start.clone()).bench_values(|mut state| {
        let played = playout(&Long, &mut state, &mut RandomPlayer::new(1), None, false);
        played.expect("it ends").questions
    });
}

/// A whole game of the sample in place; items are questions.
#[divan::bench(args = [1, 2, 3])]
fn sample_in_place(bencher: Bencher, heroes: u8) {
    let games = 64;
    let play_all = || -> u64 {
        let play = |seed| {
            let mut state = state(&Sample, &Setup { heroes }, seed);
            let mut player = RandomPlayer::new(seed);
            playout(&Sample, &mut state, &mut player, None, false).expect("it ends").questions
        };
        (0..games).map(play).sum()
    };
    bencher.counter(ItemsCount::new(play_all())).bench(play_all);
}

/// The next answer at a table, after so many answers in the same unit.
#[divan::bench(args = [0, 3, 7, 15, 23, 63, 159])]
fn answer_by_length_of_unit(bencher: Bencher, before: u32) {
    let game = Arc::new(Long);
    let setup = Lengths { questions: before + 2, units: 2 };
    let mut table = Table::new(game, setup, 1).expect("it starts");
    for _ in 0..before {
        answer(&mut table);
    }
    bencher.with_inputs(|| table.clone()).bench_refs(answer);
}

/// The next answer at a table, after so many units of four questions.
#[divan::bench(args = [1, 10, 100, 1_000])]
fn answer_by_length_of_game(bencher: Bencher, units: u32) {
    let setup = Lengths { questions: 4, units: units + 2 };
    let mut table = Table::new(Arc::new(Long), setup, 1).expect("it starts");
    for _ in 0..units * 4 + 2 {
        answer(&mut table);
    }
    bencher.with_inputs(|| warm(&table)).bench_refs(answer);
}

/// Undo of the last answer, after so many units of four questions.
#[divan::bench(args = [1, 10, 100, 1_000])]
fn undo_by_length_of_game(bencher: Bencher, units: u32) {
    let setup = Lengths { questions: 4, units: units + 2 };
    let mut table = Table::new(Arc::new(Long), setup, 1).expect("it starts");
    for _ in 0..units * 4 + 1 {
        answer(&mut table);
    }
    let by = table.last_to_answer().expect("somebody");
    let all = table::SeatSet::first(4);
    bencher.with_inputs(|| warm(&table)).bench_refs(|table| table.undo(by, all).expect("all agree"));
}

/// An answer at a table of the sample game, in the middle of a game: replay, check and log.
#[divan::bench]
fn sample_answer(bencher: Bencher) {
    let mut table = Table::new(Arc::new(Sample), Setup { heroes: 3 }, 4).expect("it starts");
    for _ in 0..30 {
        answer(&mut table);
    }
    bencher.with_inputs(|| table.clone()).bench_refs(answer);
}

/// What a seat gets after an answer: its scene and its questions.
#[divan::bench]
fn sample_view(bencher: Bencher) {
    let mut table = Table::new(Arc::new(Sample), Setup { heroes: 3 }, 4).expect("it starts");
    for _ in 0..30 {
        answer(&mut table);
    }
    let viewer = Viewer::Seat(Seat(1));
    bencher.bench(|| (table.scene(viewer), table.pending(viewer)));
}

#[divan::bench]
fn clone_of_a_12_kb_world(bencher: Bencher) {
    let state = state(&Long, &Lengths { questions: 1, units: 1 }, 1);
    bencher.bench(|| state.world.clone());
}

/// Saving and loading, after so many units of four questions.
#[divan::bench(args = [10, 100, 700])]
fn save_and_load(bencher: Bencher, units: u32) {
    let game = Arc::new(Long);
    let mut table =
        Table::new(Arc::clone(&game), Lengths { questions: 4, units: units + 2 }, 1).expect("it starts");
    for _ in 0..units * 4 + 2 {
        answer(&mut table);
    }
    bencher.bench(|| Table::load(Arc::clone(&game), &table.save()).expect("it loads").0);
}

/// A copy of a table, with one answer more: a copied list has no room left and must grow once.
fn warm(table: &Table<Long>) -> Table<Long> {
    let mut table = table.clone();
    answer(&mut table);
    table
}

/// Gives the first option of the first question.
fn answer<G: Game>(table: &mut Table<G>) {
    let seat = table.first_asked().expect("somebody is asked");
    let question = table.question(seat).expect("it is asked");
    let key = table.think(seat).map(|t| t.key(0)).expect("there is an option");
    table.answer(seat, question, &key).expect("it is offered");
}
