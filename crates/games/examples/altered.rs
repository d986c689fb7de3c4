//! Altered saves in large numbers: `cargo run --release -p games --example altered -- 5000`.
//!
//! Every scenario of Gloomhaven, its random dungeon and every quest of Massive Darkness 2: a game is played some way, and
//! the world of its save altered at random: numbers, names and flags, fields that are missing or new. It is loaded under
//! the same rules and as if under others, and for Gloomhaven also under content in which things have other numbers.
//! What comes of it is refused with a reason or sound, and holds only what the save names.

use darkness::Darkness;
use haven::Haven;
use haven::content::{GLOOMHAVEN, RANDOM_DUNGEON};
use std::sync::Arc;
use table::Game;
use table::trial::{Altered, altered_under};

/// How many alterations are made of one save.
const EACH: usize = 10;

fn main() {
    let wanted = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(500);
    // A panic in a forged world is caught and refused: what counts is what is reported below.
    std::panic::set_hook(Box::new(|_| {}));
    let haven = Arc::new(Haven::gloomhaven().unwrap_or_else(|e| fail(&e)));
    let reversed = Arc::new(reversed(&haven));
    let darkness = Arc::new(Darkness::new().unwrap_or_else(|e| fail(&e)));
    let mut scenarios: Vec<String> = haven.content.scenarios.iter().map(|s| s.label.to_string()).collect();
    scenarios.push(RANDOM_DUNGEON.to_owned());
    let quests: Vec<String> = darkness.content.quests.iter().map(|quest| quest.name.clone()).collect();
    let of_each = wanted / EACH / (scenarios.len() + quests.len()) + 1;
    let under = [Arc::clone(&haven), reversed];
    let mut all = Altered::default();
    for scenario in &scenarios {
        all += many(&haven, &under, scenario, of_each);
    }
    for quest in &quests {
        all += many(&darkness, std::slice::from_ref(&darkness), quest, of_each);
    }
    let total = all.refused + all.sound;
    println!("{total} altered saves: {} refused with a reason, {} sound, none broke", all.refused, all.sound);
}

fn many<G: Game>(game: &Arc<G>, under: &[Arc<G>], scenario: &str, saves: usize) -> Altered {
    let mut all = Altered::default();
    for seed in 0..saves as u64 {
        let heroes = 2 + (seed % 3) as u8;
        let setup = game.setup(Some(scenario), Some(heroes)).unwrap_or_else(|e| fail(&e));
        all += altered_under(game, under, &setup, seed, EACH).unwrap_or_else(|e| fail(&e));
    }
    println!("{} {scenario}: {} refused, {} sound", game.name(), all.refused, all.sound);
    all
}

/// The same game with its classes and scenarios in the opposite order, so that whatever is in them has another number.
fn reversed(game: &Haven) -> Haven {
    let files: Vec<(String, String)> =
        GLOOMHAVEN.iter().rev().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    game.with_content(&files).unwrap_or_else(|problems| fail(&format!("{problems:?}")))
}

fn fail<T>(why: &dyn std::fmt::Display) -> T {
    eprintln!("{why}");
    std::process::exit(1)
}
