//! The kernel's properties on Frosthaven's arena and scenarios with random players.

use haven::rulings::{Question, Rulings};
use haven::world::Campaign;
use haven::{Edition, Haven, Setup};
use std::sync::Arc;
use table::{Game, trial};

fn game() -> Arc<Haven> {
    Arc::new(Haven::frosthaven().unwrap_or_else(|e| panic!("{e}")))
}

/// An arena of some level; every other time with every open question answered otherwise than usual.
fn setup(game: &Haven, seed: u64) -> Setup {
    let mut setup = game.setup(None, Some(1)).expect("an arena");
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

/// Every scenario with every number of characters that the pack has classes for; every second one in a campaign.
fn scenarios(game: &Haven) -> Vec<Setup> {
    let most = game.content.classes.len().min(4) as u8;
    let names = game.content.scenarios.iter().map(|s| s.name.as_str());
    let all = names.flat_map(|name| (most.min(2)..=most).map(move |heroes| (name, heroes)));
    let all = all.map(|(name, heroes)| game.setup(Some(name), Some(heroes)).expect("a scenario"));
    let in_campaign = |(n, setup): (usize, Setup)| Setup {
        campaign: (n % 2 == 1).then(Campaign::default),
        level: Some((n % 8) as u8),
        ..setup
    };
    all.enumerate().map(in_campaign).collect()
}

fn each_scenario<T>(
    trial: impl Fn(&Arc<Haven>, &Setup, u64) -> Result<T, String>,
    seeds: std::ops::Range<u64>,
) -> Vec<T> {
    let game = game();
    let mut all = Vec::new();
    for setup in scenarios(&game) {
        let name = setup.scenario.clone().unwrap_or_default();
        for seed in seeds.clone() {
            let done = trial(&game, &setup, seed);
            all.push(done.unwrap_or_else(|e| panic!("{name}, {} heroes, seed {seed}: {e}", setup.heroes)));
        }
    }
    all
}

#[test]
fn every_scenario_comes_to_its_end() {
    let games = each_scenario(trial::random_game, 0..6);
    assert!(games.iter().all(|outcome| outcome.is_some()));
}

#[test]
fn a_scenario_is_the_same_game_in_place_at_a_table_and_from_the_record() {
    each_scenario(trial::same_three_ways, 1..2);
}

#[test]
fn scenarios_stay_sound_when_hidden_things_are_dealt_again() {
    each_scenario(trial::shaken, 2..3);
}

#[test]
fn every_world_at_rest_can_be_written_down_and_made_again() {
    let rests: usize = each_scenario(trial::described, 3..5).into_iter().sum();
    assert!(rests > 200, "{rests}");
}

#[test]
fn every_option_of_a_scenario_can_be_clicked() {
    each_scenario(trial::clickable, 5..6);
}
