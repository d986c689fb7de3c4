//! A case can be begun from any question of a game of Gloomhaven, in every scenario.

use cases::{Options, run_text, skeleton};
use games::Games;
use table::any::{AnyGame, AnyTable};
use table::{Chance, Viewer};

/// Plays at random from a setup; `look` gets the table at each question.
fn play(game: &dyn AnyGame, scenario: &str, seed: u64, mut look: impl FnMut(&dyn AnyTable)) {
    let setup = game.setup(Some(scenario), Some(2 + (seed % 3) as u8)).expect("a setup");
    let mut table = game.table(setup, seed).expect("a table");
    let mut dice = Chance::seeded(seed);
    while table.outcome().is_none() {
        look(&*table);
        let open = table.pending(Viewer::Engine);
        let question = &open[dice.below(open.len())];
        let seat = question.seats[dice.below(question.seats.len())];
        let mine = table.pending(Viewer::Seat(seat)).into_iter().find_map(|o| o.asked).expect("it is asked");
        let key = &mine.options[dice.below(mine.options.len())].key;
        table.answer(seat, mine.question, key).expect("what is offered is accepted");
    }
}

/// Every 29th question of a random game is written down as a case, and the case passes.
fn cases_pass_in(scenario: &str) {
    let games = Games::new();
    let game = games.find("gloomhaven").expect("it is there");
    let (mut questions, mut written) = (0, 0);
    for seed in 0..2 {
        play(game, scenario, seed, |table| {
            questions += 1;
            if questions % 29 != 3 {
                return;
            }
            let text =
                skeleton(game, &table.save()).unwrap_or_else(|e| panic!("{scenario}, seed {seed}: {e}"));
            let verdict = run_text("skeleton.toml", &text, &[game], &Options::default());
            assert!(verdict.passed(), "{scenario}, seed {seed}: {verdict}\n{text}");
            written += 1;
        });
    }
    assert!(written > 3, "{scenario}: {written} of {questions} questions");
}

macro_rules! in_every_scenario {
    ($($test:ident: $scenario:literal,)*) => { $(
        #[test]
        fn $test() {
            cases_pass_in($scenario);
        }
    )* };
}

in_every_scenario! {
    black_barrow: "1",
    barrow_lair: "2",
    inox_encampment: "3",
    crypt_of_the_damned: "4",
    ruinous_crypt: "5",
    proving_ground: "proving-ground",
    prison_break: "prison-break",
    a_random_dungeon: "random-dungeon",
    an_arena: "arena",
}
