//! Every trial catches the fault that is planted for it, and passes the same game without it.

mod probe;

use probe::{Fault, Probe, World};
use std::sync::Arc;
use table::{
    Broken, Chance, Entry, LoadError, LoadNote, RandomPlayer, Refused, Reproduced, Save, Seat, SeatSet,
    StartError, State, Table, Viewer, playout, trial,
};

type Trial = fn(&Arc<Probe>, u64) -> Result<usize, String>;

fn same_three_ways(game: &Arc<Probe>, seed: u64) -> Result<usize, String> {
    trial::same_three_ways(game, &(), seed)
}
fn save_and_undo(game: &Arc<Probe>, seed: u64) -> Result<usize, String> {
    trial::save_and_undo(game, &(), seed).map(|u| u.undone)
}
fn shaken(game: &Arc<Probe>, seed: u64) -> Result<usize, String> {
    trial::shaken(game, &(), seed).map(|n| n as usize)
}
fn same_eyes(game: &Arc<Probe>, seed: u64) -> Result<usize, String> {
    let redeal = |world: &mut World, chance: &mut Chance| {
        let hand = std::mem::take(&mut world.hands[1]);
        world.deck.extend(&hand);
        world.deck.sort_unstable();
        world.hands[1] = hand.iter().map(|_| world.deck.remove(chance.below(world.deck.len()))).collect();
        world.hands[1].sort_unstable();
    };
    trial::same_eyes(game, &(), seed, SeatSet::one(Seat(0)), redeal)
}
fn rollouts(game: &Arc<Probe>, seed: u64) -> Result<usize, String> {
    trial::rollouts(game, &(), seed)
}
fn any_order(game: &Arc<Probe>, seed: u64) -> Result<usize, String> {
    trial::any_order(game, &(), seed)
}
fn every_option(game: &Arc<Probe>, seed: u64) -> Result<usize, String> {
    trial::every_option(game, &(), seed)
}

fn described(game: &Arc<Probe>, seed: u64) -> Result<usize, String> {
    trial::described(game, &(), seed)
}

fn worth_asking(game: &Arc<Probe>, seed: u64) -> Result<usize, String> {
    trial::worth_asking(game, &(), seed)
}

fn first_failure(trial: Trial, fault: Fault) -> Option<String> {
    let game = Arc::new(Probe { fault, version: 1 });
    (0..30).find_map(|seed| trial(&game, seed).err())
}

/// The trial passes without the fault and fails with it, for the reason that was planted.
fn catches(trial: Trial, fault: Fault, words: &str) {
    assert_eq!(first_failure(trial, Fault::Nothing), None);
    let failure = first_failure(trial, fault).unwrap_or_else(|| panic!("{fault:?} was not caught"));
    assert!(failure.contains(words), "{fault:?} was caught for another reason: {failure}");
}

#[test]
fn rules_that_remember_outside_the_world() {
    catches(same_three_ways, Fault::RemembersOutside, "differ");
    catches(same_three_ways, Fault::RetellsDifferently, "told differently");
}

#[test]
fn a_part_of_the_world_that_is_not_saved() {
    catches(save_and_undo, Fault::ForgetsInSaves, "");
}

#[test]
fn a_position_that_is_not_the_world() {
    catches(described, Fault::ForgetsInPositions, "a world and what is made of");
    catches(described, Fault::MigratesToday, "before and after a migration");
}

#[test]
fn a_local_that_holds_what_another_seat_hides() {
    catches(shaken, Fault::StaleLocal, "twice");
    catches(rollouts, Fault::StaleLocal, "");
}

#[test]
fn a_window_that_opens_only_when_a_card_fits() {
    catches(same_eyes, Fault::LeakyWindow, "scenes and questions");
    catches(same_eyes, Fault::LeakyLog, "logs");
}

#[test]
fn a_face_that_says_what_another_seat_holds() {
    catches(same_eyes, Fault::LeakyFace, "the faces sent to Seat(seat 0)");
}

#[test]
fn rollouts_of_rules_that_are_not_deterministic() {
    catches(rollouts, Fault::RollsApart, "rolled or drawn inside a dialogue apart");
}

#[test]
fn a_dialogue_that_looks_at_the_others() {
    catches(any_order, Fault::LooksAround, "");
}

#[test]
fn keys_that_are_not_unique_or_depend_on_order() {
    catches(every_option, Fault::SameKeys, "have the key");
    catches(every_option, Fault::PositionKeys, "positions in a list");
}

#[test]
fn questions_for_nothing() {
    catches(worth_asking, Fault::AsksTheWrongSeat, "can give none of its options");
    catches(worth_asking, Fault::HidesNothing, "everybody knows that it has one");
    catches(worth_asking, Fault::HidesNothingApart, "everybody knows that it has one");
}

/// Plays the first good option until an answer is refused; gives the table as it was, and the refusal.
fn until_refused(fault: Fault) -> (Table<Probe>, Refused) {
    let mut table = Table::new(Arc::new(Probe { fault, version: 1 }), (), 5).expect("it starts well");
    loop {
        let open = table.pending(Viewer::Engine);
        let seat = open.first().expect("the game is not over").seats[0];
        let asked = table.pending(Viewer::Seat(seat)).into_iter().find_map(|o| o.asked).expect("it is asked");
        let before = table.save();
        if let Err(refused) = table.answer(seat, asked.question, &asked.options[0].key) {
            assert_eq!(before, table.save(), "a refused answer left a trace");
            return (table, refused);
        }
    }
}

#[test]
fn what_breaks_is_refused_and_leaves_the_table_at_its_last_good_question() {
    let expected = [
        (Fault::Panics, "a rule panicked: the vault collapsed"),
        (Fault::Swallows, "a rule swallowed an unanswered question and went on (it waited for an answer)"),
        (Fault::SwallowsAndLoops, "a rule panicked: a rule loops on after it was halted"),
        (Fault::LoopsWithinAUnit, "a unit used more than 1000000 verbs: an endless loop"),
        (Fault::LoopsOverUnits, "10000 units in a row asked nothing: an endless loop"),
        (Fault::CallsItselfForever, "more than 64 things are nested in each other"),
        (Fault::SameKeys, "two options of play have the key card:13"),
        (Fault::NoOptions, "play was asked without any option"),
        (Fault::LeavesSomethingUnderWay, "the world is not sound: something is under way at rest"),
    ];
    for (fault, words) in expected {
        let (table, refused) = until_refused(fault);
        let Refused::Broken(report) = refused else { panic!("{fault:?}: {refused}") };
        let said = report.broken.to_string();
        assert_eq!(said.split("card:").next(), words.split("card:").next(), "{fault:?}");
        assert!(!table.pending(Viewer::Engine).is_empty());
        // The report reproduces it, from text, on another table.
        let text = serde_json::to_string(&report).expect("a report is text");
        let report: table::Report = serde_json::from_str(&text).expect("and back");
        let game = |fault| Arc::new(Probe { fault, version: 1 });
        assert_eq!(report.reproduce(game(fault)), Ok(Reproduced::Breaks(report.broken.clone())), "{fault:?}");
        assert_eq!(report.reproduce(game(Fault::Nothing)), Ok(Reproduced::Mended), "{fault:?} mended");
    }
}

#[test]
fn a_unit_of_5000_questions_is_refused() {
    // In place, since a table would have to run the unit again for every one of them.
    let game = Probe { fault: Fault::Asks5000Questions, version: 1 };
    let mut chance = Chance::seeded(5);
    let world = table::Game::begin(&game, &(), &mut chance).expect("it begins");
    let played = playout(&game, &mut State { world, chance }, &mut RandomPlayer::new(1), None, false);
    assert_eq!(played, Err(Broken::TooManyQuestions(4_096)));
}

#[test]
fn a_unit_of_5000_questions_is_refused_at_a_table() {
    let (mut table, mut answered) = {
        let game = Arc::new(Probe { fault: Fault::Asks5000Questions, version: 1 });
        (Table::new(game, (), 5).expect("it starts well"), 0)
    };
    let broken = loop {
        let seat = table.pending(Viewer::Engine)[0].seats[0];
        let question = table.question(seat).expect("it is asked");
        let key = table.pending(Viewer::Seat(seat)).into_iter().find_map(|o| o.asked).expect("asked").options
            [0]
        .key
        .clone();
        match table.answer(seat, question, &key) {
            Ok(_) => answered += 1,
            Err(Refused::Broken(report)) => break report,
            Err(other) => panic!("{other}"),
        }
    };
    assert_eq!(broken.broken, Broken::TooManyQuestions(4_096));
    assert!(answered > 4_000, "{answered}");
    assert_eq!(table.pending(Viewer::Engine).len(), 1, "the last good question is still open");
}

#[test]
fn a_roll_apart_is_misuse() {
    let rolls = Table::new(Arc::new(Probe { fault: Fault::RollsApart, version: 1 }), (), 5);
    assert!(matches!(rolls.err(), Some(StartError::Broken(Broken::Misuse(_)))));
}

fn some_answers(table: &mut Table<Probe>, answers: usize) {
    for _ in 0..answers {
        let seat = table.pending(Viewer::Engine)[0].seats[0];
        let asked = table.pending(Viewer::Seat(seat)).into_iter().find_map(|o| o.asked).expect("it is asked");
        table.answer(seat, asked.question, &asked.options[0].key).expect("it is offered");
    }
}

/// A table in the middle of a unit, after a rest with something behind it.
fn in_the_middle() -> (Table<Probe>, Save, usize) {
    let mut table =
        Table::new(Arc::new(Probe { fault: Fault::Nothing, version: 1 }), (), 5).expect("it starts");
    some_answers(&mut table, 16);
    let save = table.save();
    let in_unit = 16 - save.rest.at;
    assert!(in_unit > 1 && save.rest.at > 0, "the save should be in the middle of a unit: {in_unit}");
    (table, save, in_unit)
}

fn under(version: u32, save: &Save) -> Result<(Table<Probe>, Vec<LoadNote>), LoadError> {
    Table::load(Arc::new(Probe { fault: Fault::Nothing, version }), save)
}

/// Takes back what can be taken back, and says how many rounds are left.
fn undo_all(table: &mut Table<Probe>) -> u8 {
    let everybody = SeatSet::first(2);
    while table.undo(Seat(0), everybody).is_ok() || table.undo(Seat(1), everybody).is_ok() {}
    table.world_at_rest().round
}

#[test]
fn under_other_rules_that_lead_to_the_same_rest_nothing_is_lost() {
    let (mut table, save, _) = in_the_middle();
    let (mut loaded, notes) = under(2, &save).expect("it loads");
    assert_eq!(notes, []);
    assert_eq!(loaded.world(), table.world());
    assert_eq!(loaded.facts(0), table.facts(0), "the whole log");
    assert_eq!(loaded.entries(), table.entries(), "the whole record");
    assert_eq!(loaded.save().start, save.start, "undo reaches back to the beginning");
    let open = table.pending(Viewer::Engine)[0].seats[0];
    let stale = loaded.answer(open, table.question(open).expect("it is asked"), "what?");
    assert!(matches!(stale, Err(Refused::Stale { .. })), "a question of the old rules: {stale:?}");
    assert_eq!(undo_all(&mut loaded), undo_all(&mut table));
}

#[test]
fn answers_that_do_not_fit_are_dropped_and_what_was_before_the_rest_stays() {
    let (table, save, in_unit) = in_the_middle();
    let mut other = save.clone();
    other.entries[save.rest.at + 1] = Entry::Answer { seat: Seat(0), key: "nonsense".into(), salt: None };
    for (version, note) in [(2, "saved under other rules"), (1, "its record does not lead to where it stood")]
    {
        let (mut shorter, notes) = under(version, &other).expect("it loads");
        let [
            LoadNote::OtherRules { dropped, whole: true, .. }
            | LoadNote::DoesNotReplay { dropped, whole: true, .. },
        ] = notes.as_slice()
        else {
            panic!("{notes:?}")
        };
        assert_eq!(dropped.len(), in_unit - 1);
        assert_eq!(dropped[0], (Seat(0), "nonsense".to_owned()));
        assert!(notes[0].to_string().starts_with(note), "{}", notes[0]);
        assert!(notes[0].to_string().contains("to be given again"), "{}", notes[0]);
        assert!(shorter.wants_salt(), "what was dropped may have shown dice");
        assert!(table.facts(0).starts_with(shorter.facts(0)) && !shorter.facts(0).is_empty());
        // It goes on, is saved under these rules and loads again without a word.
        some_answers(&mut shorter, 9);
        let (mut again, notes) = under(version, &shorter.save()).expect("it loads again");
        assert_eq!((notes, again.world()), (Vec::new(), shorter.world()));
        assert_eq!(undo_all(&mut again), undo_all(&mut table.clone()), "undo reaches as far back");
    }
}

/// Whatever its record leads to, the table goes on from where it stood; under the very same rules too.
#[test]
fn a_record_that_leads_elsewhere_goes_on_from_the_last_rest() {
    let (_, save, in_unit) = in_the_middle();
    let mut altered = save.clone();
    altered.rest.state["world"]["score"] = serde_json::json!([90, 3]);
    for version in [1, 2] {
        let (mut loaded, notes) = under(version, &altered).expect("it loads");
        let why = "its record does not lead to its rest";
        let note = match version {
            1 => LoadNote::DoesNotReplay {
                why: format!("the save contradicts itself: {why}"),
                whole: false,
                dropped: Vec::new(),
            },
            _ => LoadNote::OtherRules { saved: save.rules, whole: false, dropped: Vec::new() },
        };
        assert_eq!(notes, [note]);
        assert_eq!(loaded.world_at_rest().score, [90, 3]);
        assert_eq!(loaded.unit().len(), in_unit, "the answers since still fit");
        // What was answered before the rest can no longer be undone.
        undo_all(&mut loaded);
        assert_eq!(loaded.world_at_rest().score, [90, 3]);
        assert!(loaded.save().entries.len() > 16);
    }
    let mut wrong = save;
    wrong.entries[1] = Entry::Answer { seat: Seat(0), key: "nonsense".into(), salt: None };
    let (_, notes) = under(1, &wrong).expect("it loads");
    assert!(notes[0].to_string().contains("answered nonsense"), "{}", notes[0]);
}

#[test]
fn a_world_of_an_earlier_form_is_read() {
    let (table, save, _) = in_the_middle();
    let mut earlier = save.clone();
    for rest in [&mut earlier.start, &mut earlier.rest] {
        let world = rest.state["world"].as_object_mut().expect("a world");
        let score = world.remove("score").expect("it is there");
        world.insert("points".to_owned(), score);
        world.remove("calls");
        rest.position = None;
    }
    let (loaded, notes) = under(2, &earlier).expect("it loads");
    assert_eq!((notes, loaded.world()), (Vec::new(), table.world()));
    // Also if its record leads nowhere.
    earlier.entries[1] = Entry::Answer { seat: Seat(0), key: "nonsense".into(), salt: None };
    let (loaded, notes) = under(2, &earlier).expect("it loads");
    assert!(matches!(notes.as_slice(), [LoadNote::OtherRules { whole: false, .. }]), "{notes:?}");
    assert_eq!(loaded.world_at_rest().score, table.world_at_rest().score);
}

#[test]
fn a_world_that_cannot_be_read_is_made_from_its_position() {
    let (table, mut save, _) = in_the_middle();
    save.rest.state["world"]["hands"] = "a heap of cards".into();
    save.start.state["world"] = "nothing at all".into();
    let (loaded, notes) = under(2, &save).expect("it loads");
    assert!(matches!(notes.as_slice(), [LoadNote::OtherRules { whole: false, .. }]), "{notes:?}");
    assert_eq!(loaded.world(), table.world());
    save.rest.position = None;
    assert!(under(2, &save).is_err());
}

#[test]
fn what_a_later_version_has_written_is_refused_with_a_sentence() {
    let (_, mut save, _) = in_the_middle();
    save.rest.position = None;
    for rest in [&mut save.start, &mut save.rest] {
        rest.state["world"]["curses"] = serde_json::json!([2, 1]);
    }
    let refused = under(2, &save).err().map(|e| e.to_string()).expect("it is refused");
    assert!(
        refused.contains("nothing is known of its world.curses: was it written by a later version?"),
        "{refused}"
    );
}

/// A rule that was changed shows in the number of the rules by itself; here it has the same, and is noticed all the same.
#[test]
fn a_rule_that_counts_otherwise_is_noticed() {
    let (_, save, _) = in_the_middle();
    let other = Arc::new(Probe { fault: Fault::CountsOtherwise, version: 1 });
    let (_, notes) = Table::load(other, &save).expect("it loads");
    assert!(matches!(notes.as_slice(), [LoadNote::DoesNotReplay { whole: false, .. }]), "{notes:?}");
}

#[test]
fn a_broken_or_foreign_save_is_refused_in_clear_words() {
    let game = || Arc::new(Probe { fault: Fault::Nothing, version: 1 });
    let mut table = Table::new(game(), (), 5).expect("it starts");
    some_answers(&mut table, 10);
    let good = table.save();
    let load =
        |save: &Save| Table::load(game(), save).err().map(|e| e.to_string()).expect("it must be refused");
    let read = |text: &str| Save::from_text(text).err().map(|e: LoadError| e.to_string()).expect("no save");

    assert_eq!(read("{}"), "this is not a save of Gruft: it does not say so");
    assert!(read("what?").starts_with("this is not a save of Gruft: expected value"));
    assert_eq!(read("{\"gruft\": 77}"), "the save has format 77, this Gruft reads up to 2");
    let half = &good.to_text()[..200];
    assert!(read(half).starts_with("this is not a save of Gruft: EOF"), "{}", read(half));

    let mut foreign = good.clone();
    foreign.game = "chess".to_owned();
    assert_eq!(load(&foreign), "the save is of chess, not of probe");
    let mut cut = good.clone();
    cut.entries.truncate(2);
    assert_eq!(load(&cut), "the save contradicts itself: its rest lies outside its record");
    let mut unsound = good.clone();
    unsound.rest.state["world"]["hands"] = serde_json::json!([[11, 11], []]);
    unsound.rest.position = None;
    assert!(
        load(&unsound).contains("is not sound: the world is not sound: a card is there twice"),
        "{}",
        load(&unsound)
    );
    let mut unreadable = good;
    unreadable.rest.state = serde_json::json!({ "world": 3 });
    assert!(
        load(&unreadable).starts_with("the save's rest, written under the rules 0000000000000001-"),
        "{}",
        load(&unreadable)
    );
}
