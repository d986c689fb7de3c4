//! The kernel's properties on the sample game.

use std::sync::Arc;
use table::sample::{CardId, Sample, Setup, World};
use table::{Chance, Seat, SeatSet, trial};

fn games() -> impl Iterator<Item = (Setup, u64)> {
    (1..=3).flat_map(|heroes| (0..40).map(move |seed| (Setup { heroes }, seed)))
}

fn all<T>(trial: impl Fn(&Arc<Sample>, &Setup, u64) -> Result<T, String>) -> Vec<T> {
    let game = Arc::new(Sample);
    let run = |(setup, seed): (Setup, u64)| {
        trial(&game, &setup, seed).unwrap_or_else(|e| panic!("{} heroes, seed {seed}: {e}", setup.heroes))
    };
    games().map(run).collect()
}

#[test]
fn in_place_at_a_table_and_from_the_record_it_is_the_same_game() {
    let questions: usize = all(trial::same_three_ways).into_iter().sum();
    assert!(questions > 5_000, "{questions}");
}

#[test]
fn saving_and_undoing_work_at_every_question() {
    let game = Arc::new(Sample);
    let few = games().filter(|(_, seed)| *seed < 8);
    let all: Vec<trial::Undos> = few
        .map(|(setup, seed)| {
            trial::save_and_undo(&game, &setup, seed).unwrap_or_else(|e| panic!("{seed}: {e}"))
        })
        .collect();
    let sum = |part: fn(&trial::Undos) -> usize| all.iter().map(part).sum::<usize>();
    assert!(sum(|u| u.undone) > 500, "{}", sum(|u| u.undone));
    assert!(sum(|u| u.apart) > 200, "{}", sum(|u| u.apart));
    assert!(sum(|u| u.salted) > 20, "{}", sum(|u| u.salted));
    assert!(sum(|u| u.refused) > 20, "{}", sum(|u| u.refused));
}

#[test]
fn a_thousand_shaken_games_stay_sound() {
    let game = Arc::new(Sample);
    for seed in 0..1_000 {
        let setup = Setup { heroes: 1 + (seed % 3) as u8 };
        trial::shaken(&game, &setup, seed).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    }
}

/// Another hand for the warden, out of its deck; the ambush stays as it is.
fn another_hand(world: &mut World, chance: &mut Chance) {
    let hand = std::mem::take(&mut world.warden.hand.cards);
    let size = hand.len();
    world.warden_deck.shuffle_in(hand);
    world.warden.hand.cards = world.warden_deck.deal(size, chance);
}

#[test]
fn heroes_cannot_tell_two_hands_of_the_warden_apart() {
    let compared: usize = all(|game, setup, seed| {
        let heroes = SeatSet::of((1..=setup.heroes).map(Seat));
        trial::same_eyes(game, setup, seed, heroes, another_hand)
    })
    .into_iter()
    .sum();
    assert!(compared > 3_000, "{compared}");
}

#[test]
fn every_future_can_be_imagined() {
    let game = Arc::new(Sample);
    let mut count = 0;
    for seed in 0..12 {
        let setup = Setup { heroes: 1 + (seed % 3) as u8 };
        count += trial::rollouts(&game, &setup, seed).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    }
    assert!(count > 1_000, "{count}");
}

#[test]
fn the_order_of_arrival_changes_nothing() {
    let dialogues: usize = all(trial::any_order).into_iter().sum();
    assert!(dialogues > 500, "{dialogues}");
}

#[test]
fn every_option_works_and_no_other_key_does() {
    let options: usize = all(trial::every_option).into_iter().sum();
    assert!(options > 10_000, "{options}");
}

#[test]
fn nobody_is_asked_for_nothing() {
    let questions: usize = all(trial::worth_asking).into_iter().sum();
    assert!(questions > 5_000, "{questions}");
}

#[test]
fn cards_are_dealt_from_the_whole_deck() {
    let hand: Vec<CardId> = CardId::deck(false).collect();
    assert_eq!(hand.len(), 10);
}
