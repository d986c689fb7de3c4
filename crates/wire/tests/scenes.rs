//! How large scenes are, in every game.

use games::Games;
use std::collections::BTreeMap;
use table::any::{AnyGame, AnyTable};
use table::{RandomPlayer, Viewer};
use wire::look;

/// No scene of any game has more bytes than this.
const MOST: usize = 40 * 1024;
/// So many answers are given in each scenario, and at every so many of them all look.
const ANSWERS: usize = 480;
const LOOK: usize = 24;
const MOST_HEROES: u8 = 6;

/// Every viewer's scene at a table, by its size.
fn sizes(table: &dyn AnyTable) -> Vec<usize> {
    let seats = table.seats().into_iter().map(|(seat, _)| Viewer::Seat(seat));
    let viewers = seats.chain([Viewer::Spectator, Viewer::Engine]);
    viewers.map(|viewer| look::text(&table.scene(viewer)).len()).collect()
}

/// One random answer; says whether there was one to give.
fn answer(table: &mut dyn AnyTable, random: &mut RandomPlayer) -> bool {
    let open = table.pending(Viewer::Engine);
    let Some((first, asked)) =
        open.first().and_then(|open| Some((*open.seats.first()?, open.asked.as_ref()?)))
    else {
        return false;
    };
    let option = &asked.options[random.below(asked.options.len())];
    let seat = option.seat.unwrap_or(first);
    let question = table.question(seat).unwrap_or_default();
    table.answer(seat, question, &option.key).is_ok()
}

/// The sizes of scenes in random games of every scenario with as many heroes as there can be.
fn of_game(game: &dyn AnyGame) -> Vec<usize> {
    let scenarios: Vec<Option<String>> = match game.menu().scenarios {
        all if all.is_empty() => vec![None],
        all => all.into_iter().map(|scenario| Some(scenario.id)).collect(),
    };
    let mut all = Vec::new();
    for (seed, scenario) in (1..).zip(&scenarios) {
        let open = |heroes| game.table(game.setup(scenario.as_deref(), Some(heroes)).ok()?, seed).ok();
        let table = (1..=MOST_HEROES).rev().find_map(open);
        let mut table = table.unwrap_or_else(|| panic!("{}: no table of {scenario:?}", game.name()));
        let mut random = RandomPlayer::new(seed);
        for number in 0..ANSWERS {
            if number % LOOK == 0 {
                all.extend(sizes(&*table));
            }
            if !answer(&mut *table, &mut random) {
                break;
            }
        }
    }
    all
}

#[test]
fn no_scene_is_large() {
    let games = Games::new();
    let all: BTreeMap<&str, Vec<usize>> =
        games.list().into_iter().map(|game| (game.name(), of_game(game))).collect();
    for (name, sizes) in &all {
        let (sum, largest) = (sizes.iter().sum::<usize>(), sizes.iter().max().copied().unwrap_or_default());
        let kb = |bytes: usize| bytes as f64 / 1024.0;
        println!(
            "{name}: {} scenes, {:.1} KB on average, {:.1} KB at most",
            sizes.len(),
            kb(sum / sizes.len()),
            kb(largest)
        );
        assert!(largest <= MOST, "{name} has a scene of {largest} bytes");
    }
}
