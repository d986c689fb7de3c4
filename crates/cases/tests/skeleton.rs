//! A case can be begun from any question of a played game.

use cases::{Case, NoSkeleton, Options, run_text, skeleton};
use std::sync::Arc;
use table::any::{AnyGame, AnyTable, Erased};
use table::coin::Coin;
use table::sample::Sample;
use table::{Chance, Game, Table, Viewer};

/// A random game; `look` gets the table at each question.
fn play(seed: u64, heroes: u8, mut look: impl FnMut(&Table<Sample>)) -> Table<Sample> {
    let game = Arc::new(Sample);
    let setup = game.setup(None, Some(heroes)).expect("a setup");
    let mut table = Table::new(game, setup, seed).expect("a table");
    let mut dice = Chance::seeded(seed);
    let mut any = |n: usize| dice.below(n);
    while table.outcome().is_none() {
        look(&table);
        let open = table.pending(Viewer::Engine);
        let question = &open[any(open.len())];
        let seat = question.seats[any(question.seats.len())];
        let mine = table.pending(Viewer::Seat(seat)).into_iter().find_map(|o| o.asked).expect("it is asked");
        let key = &mine.options[any(mine.options.len())].key;
        table.answer(seat, mine.question, key).expect("what is offered is accepted");
    }
    table
}

#[test]
fn a_position_that_was_described_is_arranged_again_as_the_same_world() {
    let mut rests = 0;
    for seed in 0..60 {
        let mut at = None;
        play(seed, 1 + (seed % 3) as u8, |table| {
            let save = table.save();
            if at == Some(save.rest.at) {
                return;
            }
            at = Some(save.rest.at);
            rests += 1;
            let position = AnyTable::position(table).expect("the sample game describes itself");
            let text = serde_json::to_string(&position).expect("it is JSON");
            let read = serde_json::from_value(position).expect("it is a position");
            let world = Sample.arrange(read, &mut Chance::strict()).expect("it can be laid out");
            let saved = &save.rest.state["world"];
            let arranged = serde_json::to_value(world).expect("it is JSON");
            assert_eq!(&arranged, saved, "seed {seed}: {text}");
        });
    }
    assert!(rests > 2_000, "only {rests} rests");
}

#[test]
fn a_skeleton_from_any_question_is_a_case_that_passes() {
    let sample = Erased::new(Sample);
    let (mut written, mut inside) = (0, 0);
    for seed in 0..12 {
        let mut n = 0;
        play(seed, 1 + (seed % 3) as u8, |table| {
            n += 1;
            if n % 5 != 0 {
                return;
            }
            let text = skeleton(&sample, &table.save()).expect("it can be written");
            let case = Case::parse(&text).unwrap_or_else(|f| panic!("line {}: {f}\n{text}", f.line));
            written += 1;
            inside += usize::from(case.steps.len() == 2);
            let verdict = run_text("skeleton.toml", &text, &[&sample], &Options::default());
            assert!(verdict.passed(), "seed {seed}: {verdict}\n{text}");
        });
    }
    assert!(written > 100 && inside > 30, "{written} written, {inside} of them inside a unit");
}

#[test]
fn a_skeleton_reads_like_a_case() {
    let sample = Erased::new(Sample);
    let mut table = sample.table(serde_json::json!({ "heroes": 1 }), 3).expect("a table");
    let mut say = |name: &str, key: &str| {
        let seat = table.seats().into_iter().find(|(_, n)| n == name).expect("it sits here").0;
        let question = table.question(seat).expect("it is asked");
        table.answer(seat, question, key).map(|_| table.save()).expect("it is offered")
    };
    say("ash", "bold");
    let save = say("warden", "none");
    let text = skeleton(&sample, &save).expect("it can be written");
    assert_eq!(text, include_str!("skeleton.expected.toml"));
}

#[test]
fn where_no_skeleton_can_be_written_it_says_why() {
    let (sample, coin) = (Erased::new(Sample), Erased::new(Coin));
    let over = play(1, 1, |_| {}).save();
    assert_eq!(skeleton(&sample, &over), Err(NoSkeleton::Over));
    let save = coin.table(serde_json::Value::Null, 1).expect("a table").save();
    let error = skeleton(&coin, &save).expect_err("coin does not describe itself");
    assert_eq!(error.to_string(), "coin cannot write down a position yet");
    assert!(matches!(skeleton(&sample, &save), Err(NoSkeleton::Load(_))));
}
