//! Two games that share nothing, behind the same traits.

use table::any::{AnyGame, Erased};
use table::coin::Coin;
use table::perft::perft;
use table::sample::Sample;
use table::{RandomPlayer, Refused, Save, Seat, SeatSet, Standing, Until, Viewer};

fn games() -> [Box<dyn AnyGame>; 2] {
    [Box::new(Erased::new(Sample)), Box::new(Erased::new(Coin))]
}

#[test]
fn any_game_is_played_saved_and_loaded_without_knowing_it() {
    for game in games() {
        for seed in 0..20 {
            let mut table = game.table(game.setup(None, None).expect("a setup"), seed).expect("a table");
            let mut random = RandomPlayer::new(seed);
            while table.outcome().is_none() {
                let open = table.pending(Viewer::Engine);
                let seat = open[random.below(open.len())].seats[0];
                let asked =
                    table.pending(Viewer::Seat(seat)).into_iter().find_map(|o| o.asked).expect("it is asked");
                let option = &asked.options[random.below(asked.options.len())];
                table.answer(seat, asked.question, &option.key).expect("it is offered");
                let save = Save::from_text(&table.save().to_text()).expect("a save");
                assert_eq!(save.game, game.name());
                let (loaded, notes) = game.load(&save).expect("it loads");
                assert!(notes.is_empty());
                assert_eq!(loaded.scene(Viewer::Engine), table.scene(Viewer::Engine));
                assert_eq!(loaded.pending(Viewer::Engine), table.pending(Viewer::Engine));
            }
        }
    }
}

#[test]
fn a_bot_gives_advice_that_can_be_taken_and_changes_nothing() {
    for game in games() {
        let mut table = game.table(game.setup(None, None).expect("a setup"), 3).expect("a table");
        while table.outcome().is_none() {
            let seat = table.pending(Viewer::Engine)[0].seats[0];
            let before = table.scene(Viewer::Engine);
            let key = game.advice(&*table, "random", seat).expect("it is asked");
            assert_eq!(before, table.scene(Viewer::Engine));
            let number = table.question(seat).expect("it is asked");
            table.answer(seat, number, &key).expect("it is offered");
        }
    }
    let [sample, coin] = games();
    let table = coin.table(serde_json::Value::Null, 1).expect("a table");
    assert_eq!(sample.advice(&*table, "random", Seat(0)), None, "another game's table");
    assert_eq!(coin.advice(&*table, "nobody", Seat(0)), None, "no such bot");
}

#[test]
fn a_save_of_one_game_is_refused_by_the_other() {
    let [sample, coin] = games();
    let table = coin.table(serde_json::Value::Null, 1).expect("a table");
    let refused = sample.load(&table.save()).err().map(|e| e.to_string());
    assert_eq!(refused.as_deref(), Some("the save is of coin, not of sample"));
}

#[test]
fn a_setup_that_makes_no_game_says_so() {
    let [sample, _] = games();
    let error = sample.table(serde_json::json!({ "heroes": 9 }), 1).err().map(|e| e.to_string());
    assert_eq!(error.as_deref(), Some("the vault takes 1 to 3 heroes, not 9"));
    let error = sample.table(serde_json::json!({ "heroes": "two" }), 1).err().map(|e| e.to_string());
    assert!(error.is_some_and(|e| e.contains("invalid type")));
    let error = sample.simulation(serde_json::json!({ "heroes": 1 }), "genius", true).err();
    assert_eq!(error.map(|e| e.to_string()).as_deref(), Some("there is no bot genius; there are: random"));
}

/// Ash walks to a ghoul; the warden is asked in each window, unless it has said that it passes.
#[test]
fn standing_answers_are_recorded_as_ordinary_answers_until_the_next_decision() {
    let [sample, _] = games();
    let position = serde_json::json!({
        "at": "turn ash",
        "map": ". . . .\nA . 1 .",
        "legend": { "A": { "hero": "ash" }, "1": { "ghoul": 1 } },
        "seats": { "warden": { "hand": ["frenzy", "roots"] } },
    });
    let mut table = sample.arrange(position, table::Chance::seeded(3)).expect("a table");
    let (warden, ash) = (Seat(0), Seat(1));
    let pass =
        Standing { seat: warden, kind: "window:*".into(), key: "pass".into(), until: Until::NextDecision };
    assert_eq!(table.standing(pass), Ok(Vec::new()));
    let say = |table: &mut Box<dyn table::any::AnyTable>, seat: Seat, key: &str| {
        let question = table.question(seat).unwrap_or_default();
        table.answer(seat, question, key)
    };
    say(&mut table, ash, "move").expect("it moves");
    let entries = say(&mut table, ash, "to:1,1").expect("it steps beside the ghoul");
    assert_eq!(entries.len(), 3, "the step, and two windows passed: {entries:?}");
    assert_eq!(table.question(warden), None);
    // The record holds them like any others: the save loads and comes out the same.
    let (again, _) = sample.load(&table.save()).expect("it loads");
    assert_eq!(again.scene(Viewer::Engine), table.scene(Viewer::Engine));
    // The dice have been seen: all must agree before the step is taken back.
    assert_eq!(table.undo(ash, SeatSet::NONE), Err(Refused::NeedsConsent(SeatSet::one(warden))));
    table.undo(ash, SeatSet::one(warden)).expect("all agree");
    assert_eq!(table.scene(Viewer::Engine).look("ash.at"), Some("0,1".into()));
}

#[test]
fn what_another_seat_decides_is_not_shown() {
    let [sample, _] = games();
    let table = sample.table(serde_json::json!({ "heroes": 2 }), 1).expect("a table");
    let open = table.pending(Viewer::Seat(Seat(1)));
    let asked: Vec<bool> = open.iter().map(|o| o.asked.is_some()).collect();
    assert_eq!(asked, [false, true, false], "everybody plans; ash sees only her own question");
    assert!(table.pending(Viewer::Spectator).iter().all(|o| o.asked.is_none()));
}

#[test]
fn a_save_can_be_seen_again_line_by_line() {
    let [sample, coin] = games();
    let mut table = sample.table(serde_json::json!({ "heroes": 2 }), 5).expect("a table");
    let mut random = RandomPlayer::new(5);
    while table.outcome().is_none() {
        let seat = table.pending(Viewer::Engine)[0].seats[0];
        let asked = table.pending(Viewer::Seat(seat)).into_iter().find_map(|o| o.asked).expect("it is asked");
        let option = &asked.options[random.below(asked.options.len())];
        table.answer(seat, asked.question, &option.key).expect("it is offered");
    }
    let save = table.save();
    let mut again = sample.rewound(&save).expect("it begins again");
    assert_eq!(again.entries(), []);
    for (i, entry) in save.entries.iter().enumerate() {
        assert_eq!(again.entries(), save.entries[..i]);
        again.append(entry).expect("it was offered");
    }
    assert_eq!(again.save(), save);
    assert_eq!(again.log(Viewer::Engine, 0), table.log(Viewer::Engine, 0));
    // Also what was saved under other rules: the record is there for whoever wants to see how far it goes.
    let mut older = save.clone();
    older.rules.code += 1;
    assert_eq!(sample.rewound(&older).expect("it begins again").save().start, save.start);
    assert!(coin.rewound(&save).is_err(), "another game");
}

/// Two call a coin apart; it is thrown again when both are right or both are wrong.
#[test]
fn answer_sequences_are_counted_once_whatever_their_order() {
    let [_, coin] = games();
    let table = coin.table(serde_json::Value::Null, 1).expect("a table");
    let count = |depth| perft(&*table, depth).expect("every option is accepted");
    assert_eq!([0, 1, 2].map(count), [1, 2, 4]);
    assert_eq!(count(4), 2 + 2 * 4, "two of the four games are over and count once");
}

#[test]
fn an_answer_in_advance_to_no_question_or_with_no_such_key_is_refused() {
    let [sample, _] = games();
    let mut table = sample.table(serde_json::json!({ "heroes": 2 }), 5).expect("a table");
    let seat = table.pending(Viewer::Engine)[0].seats[0];
    let asked = table.pending(Viewer::Seat(seat)).into_iter().find_map(|o| o.asked).expect("it is asked");
    let standing = |kind: &str, key: &str| Standing {
        seat,
        kind: kind.to_owned(),
        key: key.to_owned(),
        until: Until::Cleared,
    };
    let kind = table.standing(standing("window:befor-roll", "pass")).expect_err("no such kind");
    assert!(kind.to_string().contains("window:before-roll"), "it names the nearest: {kind}");
    for key in ["", "xyzzy", "two\nlines"] {
        let refused = table.standing(standing(&asked.kind, key)).expect_err("no such key");
        assert!(matches!(refused, Refused::NotOffered { .. }), "{key:?}: {refused}");
    }
    let nobody = Standing { seat: Seat(9), ..standing("window:*", "pass") };
    assert!(table.standing(nobody).is_err(), "nobody sits there");
    assert_eq!(table.standing_answers(), []);
    table.standing(standing("window:*", "pass")).expect("windows can be passed");
}
