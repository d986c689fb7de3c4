//! The kernel's properties on every quest with random players.

use sorcery::rulings::{Question, Rulings};
use sorcery::{Setup, Sorcery};
use std::sync::Arc;
use table::{Game, Table, trial};

fn game() -> Arc<Sorcery> {
    Arc::new(Sorcery::new().unwrap_or_else(|e| panic!("{e}")))
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

/// Every quest with every number of heroes; every second one with all rulings turned round, every third one with the
/// other classes.
fn setups() -> Vec<(Setup, u64)> {
    let game = game();
    let most = game.menu().heroes.1;
    let mut all = Vec::new();
    for quest in &game.content.quests {
        for round in 0..4 {
            for heroes in 2..=most {
                let mut setup = game.setup(Some(&quest.name), Some(heroes)).expect("a quest");
                let seed = all.len() as u64 + 1;
                if seed.is_multiple_of(2) {
                    setup.rulings = other_rulings();
                }
                if seed.is_multiple_of(3) || round == 3 {
                    let other = |class: &String| {
                        let cards = &game.content.heroes;
                        let hero = cards.iter().find(|card| card.class == *class).map(|card| &card.hero);
                        let mut own = cards.iter().filter(|card| Some(&card.hero) == hero);
                        own.next_back().map_or_else(|| class.clone(), |card| card.class.clone())
                    };
                    setup.heroes = setup.heroes.iter().map(other).collect();
                }
                all.push((setup, seed));
            }
        }
    }
    all
}

fn each<T>(step: usize, trial: impl Fn(&Arc<Sorcery>, &Setup, u64) -> Result<T, String>) -> Vec<T> {
    let game = game();
    let run = |(setup, seed): (Setup, u64)| {
        trial(&game, &setup, seed)
            .unwrap_or_else(|e| panic!("{}, {:?}, seed {seed}: {e}", setup.quest, setup.heroes))
    };
    setups().into_iter().step_by(step).map(run).collect()
}

#[test]
fn random_games_end() {
    let game = game();
    for (setup, seed) in setups() {
        for more in 0..3 {
            let ended = trial::random_game(&game, &setup, seed + 100 * more);
            let what = format!("{}, {:?}, seed {}", setup.quest, setup.heroes, seed + 100 * more);
            assert!(ended.unwrap_or_else(|e| panic!("{what}: {e}")).is_some(), "{what}");
        }
    }
}

#[test]
fn in_place_at_a_table_and_from_the_record_it_is_the_same_game() {
    let questions: usize = each(2, trial::same_three_ways).into_iter().sum();
    assert!(questions > 200, "{questions}");
}

#[test]
fn every_option_works_and_no_other_key_does() {
    let options: usize = each(5, trial::every_option).into_iter().sum();
    assert!(options > 500, "{options}");
}

#[test]
fn every_rest_can_be_described() {
    let rests: usize = each(6, trial::described).into_iter().sum();
    assert!(rests > 500, "{rests}");
}

#[test]
fn a_campaign_is_played_to_its_end() {
    let game = game();
    for heroes in 2..=5 {
        for seed in 1..4 {
            let mut setup = game.setup(Some("the-cold-chapel"), Some(heroes)).expect("a quest");
            setup.campaign = true;
            let ended = trial::random_game(&game, &setup, seed);
            assert!(ended.unwrap_or_else(|e| panic!("{heroes} heroes, seed {seed}: {e}")).is_some());
        }
    }
}

#[test]
fn shaken_games_stay_sound() {
    each(4, trial::shaken);
}

#[test]
fn nobody_is_asked_for_nothing() {
    let questions: usize = each(5, trial::worth_asking).into_iter().sum();
    assert!(questions > 1_000, "{questions}");
}

#[test]
fn saving_and_undoing_work_at_every_question() {
    let game = game();
    let setup = game.setup(Some("the-cold-chapel"), Some(2)).expect("a quest");
    let undone = trial::save_and_undo(&game, &setup, 3).unwrap_or_else(|e| panic!("{e}")).undone;
    assert!(undone > 20, "{undone}");
}

#[test]
fn choices_may_come_in_any_order() {
    each(11, trial::any_order);
}

#[test]
fn every_card_has_one_face() {
    let printed = trial::printed(&*game()).unwrap_or_else(|e| panic!("{e}"));
    assert!(printed > 50, "{printed}");
}

/// Every option points at what it names, and every card that lies there has a face.
#[test]
fn every_option_can_be_clicked() {
    let options: usize = each(5, trial::clickable).into_iter().sum();
    assert!(options > 1_000, "{options}");
}

#[test]
fn previews_change_nothing() {
    each(13, trial::previewed);
}

/// A save names what content may change; what was altered is refused or sound.
#[test]
fn altered_saves_are_refused_or_sound() {
    let mut all = trial::Altered::default();
    each(3, |game, setup, seed| trial::altered(game, setup, seed, 60)).into_iter().for_each(|a| all += a);
    assert!(all.refused > 100 && all.sound > 100, "{all:?}");
}

#[test]
fn a_world_is_small() {
    let game = game();
    let (setup, _) = setups().remove(0);
    let world = game.begin(&setup, &mut table::Chance::seeded(1)).expect("a quest");
    assert!(std::mem::size_of::<sorcery::World>() < 4_096, "{}", std::mem::size_of::<sorcery::World>());
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
