//! How far undo reaches is agreed before the game, for every game alike; and the story says what was taken back.

use serde_json::{Value, json};
use table::any::{AnyGame, AnyTable, Erased};
use table::menu::SettingKind;
use table::{Chance, Refused, Save, Seat, SeatSet, Undo, Viewer};

const WARDEN: Seat = Seat(0);
const ASH: Seat = Seat(1);

fn sample() -> Erased<table::sample::Sample> {
    Erased::new(table::sample::Sample)
}

/// Ash beside nobody, a ghoul two steps away; stepping beside it makes it attack, which rolls dice.
fn at_a_position(undo: &str) -> Box<dyn AnyTable> {
    let position = json!({
        "at": "turn ash",
        "map": ". . . .\nA . 1 .",
        "legend": { "A": { "hero": "ash" }, "1": { "ghoul": 1 } },
        "seats": { "warden": { "hand": ["frenzy", "roots"] } },
        "undo": undo,
    });
    sample().arrange(position, Chance::seeded(3)).expect("a table")
}

fn say(table: &mut dyn AnyTable, seat: Seat, key: &str) {
    let question = table.question(seat).unwrap_or_default();
    table.answer(seat, question, key).unwrap_or_else(|e| panic!("{key}: {e}"));
}

/// Ash steps beside the ghoul, and all pass until dice have been rolled.
fn until_dice(table: &mut dyn AnyTable) {
    say(table, ASH, "move");
    say(table, ASH, "to:1,1");
    while table.rolled().is_empty() && table.question(WARDEN).is_some() {
        say(table, WARDEN, "pass");
    }
}

fn lines(table: &dyn AnyTable, viewer: Viewer) -> Vec<String> {
    table.log(viewer, 0).into_iter().map(|line| line.line).collect()
}

#[test]
fn it_is_offered_for_every_game_with_a_sentence_for_each_value() {
    let games: [Box<dyn AnyGame>; 2] = [Box::new(sample()), Box::new(Erased::new(table::coin::Coin))];
    for game in games {
        let menu = game.menu();
        let undo = menu.settings.iter().find(|setting| setting.path == "undo").expect("it is offered");
        assert_eq!(undo.kind, SettingKind::Table);
        let values: Vec<&Value> = undo.values.iter().map(|value| &value.value).collect();
        assert_eq!(values, ["free", "until-shown", "never"], "the default comes first");
        assert!(undo.values.iter().all(|value| value.about.is_some()));
        for undo in Undo::ALL {
            let mut setup = game.setup(None, None).expect("a setup");
            match setup.as_object_mut() {
                Some(fields) => drop(fields.insert("undo".to_owned(), undo.name().into())),
                None => setup = json!({ "undo": undo.name() }),
            }
            let table = game.table(setup, 1).expect("a table");
            assert_eq!(table.undo_reaches(), undo, "{}", game.name());
            let text = table.save().to_text();
            let (again, _) = game.load(&Save::from_text(&text).expect("a save")).expect("it loads");
            assert_eq!(again.undo_reaches(), undo, "it is kept in saves");
        }
    }
}

#[test]
fn what_undo_cannot_be_is_refused_with_what_it_can_be() {
    let error = sample().table(json!({ "heroes": 2, "undo": "sometimes" }), 1).err().expect("refused");
    let wanted = "undo: \"sometimes\" is not how far undo can reach, expected free, until-shown, never";
    assert_eq!(error.to_string(), wanted);
}

#[test]
fn free_takes_back_dice_if_all_agree() {
    let mut table = at_a_position("free");
    until_dice(&mut *table);
    table.undo(ASH, SeatSet::one(WARDEN)).expect("all agree");
}

#[test]
fn until_shown_takes_back_what_has_shown_nothing_and_no_dice() {
    let mut table = at_a_position("until-shown");
    say(&mut *table, ASH, "move");
    table.undo(ASH, SeatSet::NONE).expect("nothing was shown");
    until_dice(&mut *table);
    let everybody = SeatSet::first(Seat::MOST);
    assert_eq!(table.undo(ASH, everybody), Err(Refused::UndoUntilShown));
    let text = Refused::UndoUntilShown.to_string();
    assert!(text.contains("until-shown") && text.contains("agreed"), "{text}");
    // Loading does not make it reach further.
    let (mut again, _) = sample().load(&table.save()).expect("it loads");
    assert_eq!(again.undo(ASH, everybody), Err(Refused::UndoUntilShown));
}

#[test]
fn until_shown_does_not_take_back_secret_choices_that_were_turned_up() {
    let setup = json!({ "heroes": 2, "undo": "until-shown" });
    let mut table = sample().table(setup, 5).expect("a table");
    let all: Vec<Seat> = table.seats().into_iter().map(|(seat, _)| seat).collect();
    let plan = |table: &mut dyn AnyTable, seat: Seat| {
        let asked = table.pending(Viewer::Seat(seat)).into_iter().find_map(|open| open.asked);
        let key = asked.expect("it plans").options[0].key.clone();
        say(table, seat, &key);
    };
    // As long as the others plan, a plan can be changed.
    plan(&mut *table, ASH);
    table.undo(ASH, SeatSet::NONE).expect("nobody has seen it");
    while table.pending(Viewer::Engine).len() > 1 || table.told() < 2 {
        let seat = table.pending(Viewer::Engine)[0].seats[0];
        plan(&mut *table, seat);
    }
    for seat in all {
        let refused = table.undo(seat, SeatSet::first(Seat::MOST)).expect_err("plans lie open");
        assert!(matches!(refused, Refused::UndoUntilShown | Refused::SeenForGood), "{seat:?}: {refused}");
    }
}

#[test]
fn never_takes_back_nothing() {
    let mut table = at_a_position("never");
    say(&mut *table, ASH, "move");
    assert_eq!(table.undo(ASH, SeatSet::first(Seat::MOST)), Err(Refused::UndoNever));
    assert!(Refused::UndoNever.to_string().contains("undo = never"));
}

#[test]
fn the_story_says_what_was_taken_back_and_keeps_it() {
    let mut table = at_a_position("free");
    until_dice(&mut *table);
    let before = lines(&*table, Viewer::Spectator);
    assert!(!before.is_empty());
    table.undo(ASH, SeatSet::one(WARDEN)).expect("all agree");
    let after = lines(&*table, Viewer::Spectator);
    let stayed = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
    assert!(after[stayed].starts_with("undo ash "), "{after:?}");
    assert_eq!(after[stayed + 1], format!("undone {}", before[stayed]), "and what it was");
    // It stays when one goes back further, and in a save.
    table.undo(ASH, SeatSet::one(WARDEN)).expect("the first answer too");
    let further = lines(&*table, Viewer::Spectator);
    assert_eq!(further.iter().filter(|line| line.starts_with("undo ash")).count(), 2, "{further:?}");
    let (again, _) = sample().load(&table.save()).expect("it loads");
    for viewer in [Viewer::Spectator, Viewer::Seat(WARDEN), Viewer::Seat(ASH), Viewer::Engine] {
        assert_eq!(again.log(viewer, 0), table.log(viewer, 0));
        assert_eq!(table.story(viewer, 1), table.log(viewer, 0)[1..], "{viewer:?}");
        assert_eq!(table.heard(viewer), table.log(viewer, 0).len());
    }
    assert_eq!(table.told(), table.log(Viewer::Engine, 0).len());
    // What happens next is told behind it.
    say(&mut *table, ASH, "move");
    say(&mut *table, ASH, "to:1,1");
    assert!(lines(&*table, Viewer::Spectator).starts_with(&further));
}

#[test]
fn what_a_seat_takes_back_in_its_own_dialogue_is_told_to_nobody_else() {
    let mut table = sample().table(json!({ "heroes": 2 }), 5).expect("a table");
    let asked = table.pending(Viewer::Seat(ASH)).into_iter().find_map(|open| open.asked).expect("it plans");
    say(&mut *table, ASH, &asked.options[0].key.clone());
    table.undo(ASH, SeatSet::NONE).expect("its own");
    let heard = |viewer| lines(&*table, viewer).iter().any(|line| line.starts_with("undo"));
    assert!(heard(Viewer::Seat(ASH)) && heard(Viewer::Engine));
    assert!(!heard(Viewer::Spectator) && !heard(Viewer::Seat(WARDEN)));
}
