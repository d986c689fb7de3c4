//! The kernel's properties on every quest with random players.

use darkness::rulings::{Question, Rulings};
use darkness::{Darkness, Setup};
use std::sync::Arc;
use table::{Game, Table, trial};

fn game() -> Arc<Darkness> {
    Arc::new(Darkness::new().unwrap_or_else(|e| panic!("{e}")))
}

/// Every open question answered otherwise than usual.
fn other_rulings() -> Rulings {
    let other = |question: Question| {
        let answer = question.answers.into_iter().find(|answer| *answer != question.default);
        (question.name, answer.expect("two answers").into())
    };
    let answers: serde_json::Map<String, serde_json::Value> =
        Rulings::questions().into_iter().map(other).collect();
    serde_json::from_value(answers.into()).expect("rulings")
}

/// Every quest with one to six heroes; every second one with the challenge and all rulings turned round.
fn setups() -> Vec<(Setup, u64)> {
    let game = game();
    let mut all = Vec::new();
    for quest in &game.content.quests {
        for heroes in 1..=6 {
            let mut setup = game.setup(Some(&quest.name), Some(heroes)).expect("a quest");
            let seed = all.len() as u64 + 1;
            if seed.is_multiple_of(2) {
                (setup.hellbreaker, setup.rulings) = (true, other_rulings());
            }
            if seed.is_multiple_of(3) {
                // Another party than the usual one.
                setup.heroes =
                    game.content.heroes.iter().rev().take(heroes.into()).map(|h| h.name.clone()).collect();
            }
            all.push((setup, seed));
        }
    }
    all
}

fn each<T>(step: usize, trial: impl Fn(&Arc<Darkness>, &Setup, u64) -> Result<T, String>) -> Vec<T> {
    let game = game();
    let run = |(setup, seed): (Setup, u64)| {
        trial(&game, &setup, seed)
            .unwrap_or_else(|e| panic!("{}, {} heroes, seed {seed}: {e}", setup.quest, setup.heroes.len()))
    };
    setups().into_iter().step_by(step).map(run).collect()
}

#[test]
fn random_games_end() {
    let game = game();
    for (setup, seed) in setups() {
        for more in 0..3 {
            let ended = trial::random_game(&game, &setup, seed + 100 * more);
            let what = format!("{}, {} heroes, seed {}", setup.quest, setup.heroes.len(), seed + 100 * more);
            assert!(ended.unwrap_or_else(|e| panic!("{what}: {e}")).is_some(), "{what}");
        }
    }
}

#[test]
fn in_place_at_a_table_and_from_the_record_it_is_the_same_game() {
    let questions: usize = each(4, trial::same_three_ways).into_iter().sum();
    assert!(questions > 1_000, "{questions}");
}

#[test]
fn saving_and_undoing_work_at_every_question() {
    let game = game();
    let setup = game.setup(Some("tutorial"), Some(2)).expect("the tutorial");
    // A game of middle length: its questions are all gone through several times.
    let undone = trial::save_and_undo(&game, &setup, 3).unwrap_or_else(|e| panic!("{e}")).undone;
    assert!(undone > 50, "{undone}");
}

#[test]
fn every_option_works_and_no_other_key_does() {
    let options: usize = each(9, trial::every_option).into_iter().sum();
    assert!(options > 1_000, "{options}");
}

#[test]
fn shaken_games_stay_sound() {
    each(2, trial::shaken);
}

#[test]
fn nobody_is_asked_for_nothing() {
    let questions: usize = each(4, trial::worth_asking).into_iter().sum();
    assert!(questions > 1_000, "{questions}");
}

#[test]
fn choices_may_come_in_any_order() {
    each(10, trial::any_order);
}

/// Every world between two units is a position; nothing of it is lost.
#[test]
fn every_rest_can_be_written_as_a_position() {
    let rests: usize = each(2, trial::described).into_iter().sum();
    assert!(rests > 1_000, "{rests}");
}

/// Nothing is hidden, so every situation can be given away.
#[test]
fn every_situation_can_be_given_away() {
    for (given, kept) in each(11, trial::given_away) {
        assert!(given > 20 && kept == 0, "{given} given, {kept} kept");
    }
}

#[test]
fn every_card_has_one_face() {
    let printed = trial::printed(&*game()).unwrap_or_else(|e| panic!("{e}"));
    assert!(printed > 150, "{printed}");
}

/// Every option points at what it names, and every card that lies there has a face.
#[test]
fn every_option_can_be_clicked() {
    let options: usize = each(3, trial::clickable).into_iter().sum();
    assert!(options > 5_000, "{options}");
}

#[test]
fn previews_change_nothing() {
    each(13, trial::previewed);
}

#[test]
fn a_world_is_small() {
    let game = game();
    let (setup, _) = setups().remove(3);
    let world = game.begin(&setup, &mut table::Chance::seeded(1)).expect("a quest");
    assert!(std::mem::size_of::<darkness::World>() < 4_096, "{}", std::mem::size_of::<darkness::World>());
    let text = serde_json::to_string(&world).expect("a world");
    assert!(text.len() < 65_536, "{}", text.len());
}

/// Its tables of sight and distance are filled once for all.
#[test]
fn a_loaded_world_has_the_ground_that_all_have() {
    let game = game();
    let (setup, seed) = setups().swap_remove(0);
    let table = Table::new(Arc::clone(&game), setup, seed).unwrap_or_else(|e| panic!("{e}"));
    let (loaded, notes) = Table::load(Arc::clone(&game), &table.save()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(notes, []);
    assert!(Arc::ptr_eq(&table.world().ground, &loaded.world().ground));
}
