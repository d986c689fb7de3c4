//! The greedy player of Sword & Sorcery plays every quest and a campaign to their end.

use bots::sorcery::Greedy;
use sorcery::Sorcery;
use table::{Chance, Game, Played, State, playout};

fn game() -> Sorcery {
    Sorcery::new().unwrap_or_else(|e| panic!("{e}"))
}

fn play(game: &Sorcery, quest: &str, heroes: u8, seed: u64, campaign: bool) -> Played {
    let mut setup = game.setup(Some(quest), Some(heroes)).expect("a quest");
    setup.campaign = campaign;
    let mut chance = Chance::seeded(seed);
    let world = game.begin(&setup, &mut chance).expect("a world");
    let played = playout(game, &mut State { world, chance }, &mut Greedy, None, true);
    played.unwrap_or_else(|e| panic!("{quest}, {heroes} heroes, seed {seed}: {e}"))
}

#[test]
fn every_quest_ends() {
    let game = game();
    for quest in &game.content.quests {
        for heroes in 2..=5 {
            for seed in 1..=3 {
                let played = play(&game, &quest.name, heroes, seed, false);
                assert!(played.outcome.is_some(), "{}, {heroes} heroes, seed {seed}", quest.name);
            }
        }
    }
}

#[test]
fn a_campaign_ends() {
    let game = game();
    for heroes in 2..=5 {
        let played = play(&game, "the-cold-chapel", heroes, 1, true);
        assert!(played.outcome.is_some(), "{heroes} heroes");
    }
}
