//! A move as one decision: where it leads, and that its answers lead there.

use games::Games;
use std::collections::BTreeSet;
use table::any::AnyTable;
use table::scene::Role;
use table::{Asked, RandomPlayer, Seat, Target, Viewer, reach};

const FRESH: u64 = 7;

fn asked(table: &dyn AnyTable, seat: Seat) -> Option<Asked> {
    table.pending(Viewer::Seat(seat)).into_iter().find_map(|open| open.asked)
}

fn leads_to(asked: &Asked, key: &str) -> Option<String> {
    let option = asked.options.iter().find(|option| option.key == key)?;
    option.at.iter().find_map(|at| match at {
        Target::Space(space) => Some(space.clone()),
        _ => None,
    })
}

/// What was looked at in a game.
#[derive(Debug, Default)]
struct Looked {
    questions: usize,
    places: usize,
    /// Places that one step alone does not reach.
    far: usize,
    /// Ways that were gone to their end at the table itself.
    gone: usize,
}

/// Everything that is one step away is among the places, each place is there once, and the answers of its way lead to it,
/// unless something interrupts.
fn holds(table: &dyn AnyTable, seat: Seat, looked: &mut Looked) {
    let Some(now) = asked(table, seat) else { return };
    let steps: BTreeSet<String> =
        now.options.iter().filter(|o| o.role == Role::Step).map(|o| o.key.clone()).collect();
    let ways = reach(table, seat, FRESH);
    assert_eq!(ways, reach(table, seat, FRESH), "the same chance makes the same ways");
    assert_eq!(ways.is_empty(), steps.is_empty(), "{}: {steps:?}", now.kind);
    if steps.is_empty() {
        return;
    }
    let places: BTreeSet<&String> = ways.iter().filter_map(|way| way.spaces.last()).collect();
    assert_eq!(places.len(), ways.len(), "a place is there once");
    for key in &steps {
        let Some(at) = leads_to(&now, key) else { continue };
        assert!(places.contains(&at), "{at} is one step away");
    }
    looked.questions += 1;
    looked.places += ways.len();
    for way in &ways {
        assert!(steps.contains(&way.keys[0]), "{way:?} begins with what is offered");
        assert_eq!(way.keys.len(), way.spaces.len(), "an answer for each space: {way:?}");
        looked.far += usize::from(way.keys.len() > 1);
        let mut there = table.copy();
        let mut entered = Vec::new();
        for key in &way.keys {
            let Some(next) = asked(&*there, seat) else { break };
            let Some(at) = leads_to(&next, key) else { break };
            if there.answer(seat, next.question, key).is_err() {
                break;
            }
            entered.push(at);
        }
        looked.gone += usize::from(entered == way.spaces);
    }
}

fn play(game: &str, scenario: &str, seed: u64, answers: usize) -> Looked {
    let games = Games::new();
    let game = games.find(game).expect("it is there");
    let setup = game.setup(Some(scenario), Some(3)).expect("it can be set up");
    let mut table = game.table(setup, seed).expect("it begins");
    let (mut random, mut looked) = (RandomPlayer::new(seed), Looked::default());
    for _ in 0..answers {
        let Some(open) = table.pending(Viewer::Engine).into_iter().next() else { break };
        let Some(now) = open.asked else { break };
        let option = &now.options[random.below(now.options.len())];
        let seat = option.seat.unwrap_or(open.seats[0]);
        if now.options.iter().any(|option| option.role == Role::Step) {
            holds(&*table, seat, &mut looked);
        }
        let question = table.question(seat).expect("a seat that is asked has a question");
        table.answer(seat, question, &option.key).expect("what is offered can be answered");
    }
    looked
}

#[test]
fn a_move_is_one_decision_in_every_game() {
    let games = [
        ("gloomhaven", "1"),
        ("frosthaven", "1"),
        ("descent", "first-blood"),
        ("massive-darkness-2", "three-seals"),
        ("sword-and-sorcery", "the-cold-chapel"),
    ];
    for (game, scenario) in games {
        let looked = play(game, scenario, 3, 400);
        assert!(looked.questions >= 5 && looked.far >= 10, "{game}: {looked:?}");
        // The overlord and others may interrupt.
        assert!(looked.gone * 4 >= looked.places * 3, "most ways are gone to their end: {game}: {looked:?}");
    }
}
