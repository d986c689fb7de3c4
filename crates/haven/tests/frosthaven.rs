//! The kernel's properties on Frosthaven's arena with random players.

use haven::rulings::{Question, Rulings};
use haven::{Edition, Haven, Setup};
use std::sync::Arc;
use table::{Game, trial};

fn game() -> Arc<Haven> {
    Arc::new(Haven::frosthaven().unwrap_or_else(|e| panic!("{e}")))
}

/// An arena of some level with two characters, each class in its turn; every other time with every open question
/// answered otherwise than usual.
fn setup(game: &Haven, seed: u64) -> Setup {
    let mut setup = game.setup(None, Some(2)).expect("an arena");
    let classes = &game.content.classes;
    setup.party = [seed, seed + 1].map(|n| classes[n as usize % classes.len()].name.clone()).to_vec();
    setup.level = Some((seed % 8) as u8);
    if seed % 2 == 1 {
        setup.rulings = other_rulings();
    }
    setup
}

fn other_rulings() -> Rulings {
    let other = |question: Question| {
        let answer = question.answers.into_iter().find(|answer| *answer != question.default);
        (question.name, answer.expect("two answers").into())
    };
    let answers: serde_json::Map<String, serde_json::Value> =
        Rulings::questions(Edition::Frosthaven).into_iter().map(other).collect();
    serde_json::from_value(answers.into()).expect("rulings")
}

fn all<T>(trial: impl Fn(&Arc<Haven>, &Setup, u64) -> Result<T, String>, seeds: u64) -> Vec<T> {
    let game = game();
    let run = |seed| trial(&game, &setup(&game, seed), seed).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    (0..seeds).map(run).collect()
}

#[test]
fn in_place_at_a_table_and_from_the_record_it_is_the_same_game() {
    let questions: usize = all(trial::same_three_ways, 12).into_iter().sum();
    assert!(questions > 300, "{questions}");
}

#[test]
fn saving_and_undoing_work_at_every_question() {
    let undone: usize = all(trial::save_and_undo, 2).iter().map(|u| u.undone).sum();
    assert!(undone > 20, "{undone}");
}

#[test]
fn every_option_works_and_no_other_key_does() {
    let options: usize = all(trial::every_option, 4).into_iter().sum();
    assert!(options > 300, "{options}");
}

#[test]
fn every_rest_can_be_written_as_a_position() {
    let rests: usize = all(trial::described, 6).into_iter().sum();
    assert!(rests > 100, "{rests}");
}

#[test]
fn every_class_can_be_played_to_the_end() {
    all(trial::random_game, 24);
}
