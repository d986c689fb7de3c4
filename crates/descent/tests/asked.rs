//! Nobody is asked for nothing: every question has an option for whoever is asked, and a question with one possible answer
//! is asked only where not asking would tell something hidden.

use descent::{Descent, Setup, World};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Game, RandomPlayer, Seat, Viewer, trial};

/// Whether a question of the overlord that has one answer hides something: that it holds no card for such a moment, while
/// everybody sees that it holds some; or that the cards from which it chooses are alike, while everybody sees how many
/// there are.
fn hides_something(kind: &str, only: &str, world: &World) -> bool {
    let overlord = &world.overlord;
    match kind {
        "keep-card" | "next-card" => overlord.looked.len() > 1,
        "which-card" => overlord.looked.len() + overlord.deck.discarded().len() > 1,
        "own-cards" | "monster-action" => {
            !overlord.hand.is_empty() && ["pass", "end", "stop"].contains(&only)
        }
        kind => kind.starts_with("window:") && !overlord.hand.is_empty() && only == "pass",
    }
}

/// One random game; how often each kind of question had one possible answer.
fn play(game: &Arc<Descent>, setup: &Setup, seed: u64) -> Result<BTreeMap<String, usize>, String> {
    let mut table = trial::open(game, setup, seed)?;
    let mut random = RandomPlayer::new(seed);
    let mut lonely = BTreeMap::new();
    loop {
        let overlord = table.world().overlord_seat();
        let mut answers: Vec<(Seat, String)> = Vec::new();
        for seat in table.seats().iter() {
            for asked in table.pending(Viewer::Seat(seat)).into_iter().filter_map(|open| open.asked) {
                let keys: Vec<&str> = asked.options.iter().map(|option| &*option.key).collect();
                let what = format!("{seat:?} is asked {}: {keys:?}", asked.kind);
                if keys.is_empty() {
                    return Err(what);
                }
                if let [only] = keys.as_slice() {
                    *lonely.entry(asked.kind.clone()).or_default() += 1;
                    if seat != overlord || !hides_something(&asked.kind, only, table.world()) {
                        return Err(what);
                    }
                }
                answers.extend(keys.into_iter().map(|key| (seat, key.to_owned())));
            }
        }
        if answers.is_empty() {
            return Ok(lonely);
        }
        let (seat, key) = answers.swap_remove(random.below(answers.len()));
        let question = table.question(seat).ok_or("nothing is asked")?;
        table.answer(seat, question, &key).map_err(|e| e.to_string())?;
    }
}

#[test]
fn nobody_is_asked_for_nothing() {
    let game = Arc::new(Descent::new().unwrap_or_else(|e| panic!("{e}")));
    let mut lonely: BTreeMap<String, usize> = BTreeMap::new();
    for (n, quest) in game.content.quests.iter().enumerate() {
        let heroes = 2 + (n % 3) as u8;
        let mut setup = game.setup(Some(&quest.name), Some(heroes)).expect("a quest");
        let deck = ["warlord", "magus", "saboteur"][n % 3];
        setup.overlord = vec!["universal".to_owned(), deck.to_owned()];
        (setup.secret_rooms, setup.tainted) = (n % 2 == 0, n % 3 == 0);
        let found =
            play(&game, &setup, n as u64 + 1).unwrap_or_else(|e| panic!("{}, {heroes}: {e}", quest.name));
        found.into_iter().for_each(|(kind, count)| *lonely.entry(kind).or_default() += count);
    }
    // The overlord is asked in secret: the test has seen the questions that it allows.
    assert!(lonely.values().sum::<usize>() > 100, "{lonely:?}");
}
