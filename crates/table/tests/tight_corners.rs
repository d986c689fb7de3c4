//! Situations in which a table once went wrong, or could.

mod script;

use script::{Ask, Face, Pick, Script, World, either, open, pick, roll, say, script};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::{
    Answers, Broken, Chance, Entry, Go, Play, RandomPlayer, Refused, Reproduced, Reveal, Rule, Save, Seat,
    SeatSet, Standing, StartError, Table, Until, Viewer, trial,
};

fn ask_roll_ask(play: &mut Play<'_, Script>) -> Rule {
    play.choose(Seat(0), Ask("first"), &either())?;
    roll(play)?;
    play.choose(Seat(0), Ask("second"), &either())?;
    Ok(())
}

fn at_other_rules(table: &Table<Script>, run: fn(&mut Play<'_, Script>) -> Rule) -> Table<Script> {
    Table::load(Arc::new(Script { version: 2, ..script(run) }), &table.save()).expect("it loads").0
}

#[test]
fn after_loading_under_other_rules_old_numbers_are_stale_and_what_still_fits_stands_with_its_dice() {
    let mut table = open(script(ask_roll_ask));
    say(&mut table, 0, "x").expect("offered");
    let (seen, second) = (table.world().dice.clone(), table.question(Seat(0)).expect("asked"));
    let mut loaded = at_other_rules(&table, ask_roll_ask);
    assert!(matches!(loaded.answer(Seat(0), second, "x"), Err(Refused::Stale { .. })));
    assert_eq!(loaded.world().dice, seen);
    say(&mut loaded, 0, "x").expect("the second question");
}

#[test]
fn after_loading_under_other_rules_dice_that_were_seen_do_not_come_again_for_what_was_dropped() {
    fn asks_another(play: &mut Play<'_, Script>) -> Rule {
        play.choose(Seat(0), Ask("first"), &[pick("z"), pick("w")])?;
        roll(play)?;
        play.choose(Seat(0), Ask("second"), &either())?;
        Ok(())
    }
    let mut table = open(script(ask_roll_ask));
    say(&mut table, 0, "x").expect("offered");
    let seen = table.world().dice.clone();
    let mut loaded = at_other_rules(&table, asks_another);
    assert!(loaded.world().dice.is_empty(), "x is no answer any more");
    say(&mut loaded, 0, "z").expect("offered");
    assert_ne!(loaded.world().dice, seen);
}

#[test]
fn a_report_says_mended_only_if_the_attempt_goes_well_also_under_newer_rules() {
    fn breaks(play: &mut Play<'_, Script>) -> Rule {
        play.choose(Seat(0), Ask("one"), &either())?;
        match &*play.choose(Seat(0), Ask("two"), &either())?.0 {
            "x" => panic!("it collapsed"),
            _ => Ok(()),
        }
    }
    fn mended(play: &mut Play<'_, Script>) -> Rule {
        play.choose(Seat(0), Ask("one"), &either())?;
        play.choose(Seat(0), Ask("two"), &either())?;
        Ok(())
    }
    fn another(play: &mut Play<'_, Script>) -> Rule {
        play.choose(Seat(1), Ask("three"), &either())?;
        Ok(())
    }
    let mut table = open(script(breaks));
    say(&mut table, 0, "x").expect("offered");
    let Err(Refused::Broken(report)) = say(&mut table, 0, "x") else { panic!("it must break") };
    assert_eq!(table.report(), Some(&*report));
    let under = |run, version| {
        report.reproduce(Arc::new(Script { version, ..script(run) })).expect("it can be tried")
    };
    let collapsed = Reproduced::Breaks(Broken::Panic("it collapsed".to_owned()));
    assert_eq!(under(breaks, 1), collapsed);
    assert_eq!(under(breaks, 2), collapsed);
    assert_eq!(under(mended, 2), Reproduced::Mended);
    assert!(matches!(under(another, 2), Reproduced::CannotTell(_)));
}

#[test]
fn a_panic_in_check_or_outcome_is_refused_like_any_other() {
    fn run(play: &mut Play<'_, Script>) -> Rule {
        let key = play.choose(Seat(0), Ask("q"), &[pick("good"), pick("bad")])?.0;
        play.world.trace.push(key);
        Ok(())
    }
    let games = [
        Script {
            check: |world| match world.trace.last().is_some_and(|t| t == "bad") {
                true => panic!("check panics"),
                false => Ok(()),
            },
            ..script(run)
        },
        Script {
            is_over: |world| world.trace.last().is_some_and(|t| t == "bad" && panic!("so does outcome")),
            ..script(run)
        },
    ];
    for game in games {
        let mut table = open(game);
        let before = table.save();
        let Err(Refused::Broken(report)) = say(&mut table, 0, "bad") else { panic!("it must be refused") };
        assert!(matches!(report.broken, Broken::Panic(_)));
        assert_eq!(table.save(), before);
        say(&mut table, 0, "good").expect("the table goes on");
        assert_eq!(table.world().trace, ["good"]);
    }
}

fn window_then_question(play: &mut Play<'_, Script>) -> Rule {
    play.react(
        &[Seat(0), Seat(1)],
        Ask("window"),
        |_, _| true,
        |_, world, _| if world.trace.is_empty() { vec![pick("act")] } else { Vec::new() },
        |play, seat, _| {
            play.world.trace.push(format!("{seat:?}"));
            Ok(Go::On)
        },
    )?;
    play.choose(Seat(0), Ask("after"), &either())?;
    Ok(())
}

#[test]
fn whoever_answered_last_in_a_window_may_not_change_its_mind_alone() {
    for first in ["pass", "act"] {
        let mut table = open(script(window_then_question));
        say(&mut table, 0, first).expect("offered");
        assert!(table.clone().undo(Seat(0), SeatSet::NONE).is_ok(), "until then it is free");
        say(&mut table, 1, "pass").expect("offered");
        let alone = table.undo(Seat(1), SeatSet::NONE);
        assert_eq!(
            alone,
            Err(Refused::NeedsConsent(SeatSet::one(Seat(0)))),
            "seat 0 chose {first}, as all know now"
        );
        table.undo(Seat(1), SeatSet::one(Seat(0))).expect("together they may");
        assert!(!table.wants_salt(), "no dice were seen");
    }
}

#[test]
fn nothing_is_shown_inside_a_dialogue_apart() {
    fn run(play: &mut Play<'_, Script>) -> Rule {
        play.apart(SeatSet::first(2), |play, seat| {
            play.choose(seat, Ask("q"), &either())?;
            play.reveal(Reveal::ForGood);
            Ok(())
        })
    }
    let Err(Refused::Broken(report)) = say(&mut open(script(run)), 0, "x") else {
        panic!("it must be refused")
    };
    assert_eq!(report.broken, Broken::Misuse("something was shown inside a dialogue apart".to_owned()));
}

#[test]
fn a_question_that_nobody_can_answer_is_not_asked() {
    fn nobody(play: &mut Play<'_, Script>) -> Rule {
        play.choose_party(SeatSet::NONE, Ask("q"), &either()).map(|_| ())
    }
    fn of_another(play: &mut Play<'_, Script>) -> Rule {
        let theirs = [Pick("x".into(), Some(Seat(1))), Pick("y".into(), Some(Seat(1)))];
        play.choose_party(SeatSet::one(Seat(0)), Ask("q"), &theirs).map(|_| ())
    }
    fn only_of_another(play: &mut Play<'_, Script>) -> Rule {
        play.choose_party(SeatSet::one(Seat(0)), Ask("q"), &[Pick("x".into(), Some(Seat(1)))]).map(|_| ())
    }
    for run in [nobody, of_another, only_of_another] {
        let opened = Table::new(Arc::new(script(run)), (), 7);
        assert!(matches!(opened.err(), Some(StartError::Broken(Broken::Misuse(_)))));
    }
}

/// Writes down what others are offered in a thought, and takes the first option.
struct Spy(Vec<String>);

impl Answers<Script> for Spy {
    fn answer(
        &mut self,
        game: &Script,
        ask: &table::Ask<'_, Script>,
        _: &mut World,
        _: &mut Chance,
    ) -> Option<(Seat, usize)> {
        for i in 0..ask.options.count() {
            let mut key = String::new();
            ask.options.key(i, game, &mut key);
            self.0.push(key);
        }
        Some((ask.speaker(0)?, 0))
    }
}

fn with_secret(run: fn(&mut Play<'_, Script>) -> Rule, secret: u8) -> Table<Script> {
    let script = Script { is_over: |world| world.unit >= 1, ..script(run) };
    let world = World { secret: [secret, 0, 0, 0], ..World::default() };
    Table::arranged(Arc::new(script), world, Chance::seeded(1)).expect("it starts")
}

#[test]
fn a_thought_in_a_window_knows_nothing_of_the_other_hands() {
    fn run(play: &mut Play<'_, Script>) -> Rule {
        let offers = |_: &Script, world: &World, seat: Seat| match (seat, world.secret[0]) {
            (Seat(0), 0) => Vec::new(),
            (Seat(0), _) => vec![pick("trump")],
            _ => vec![pick("act")],
        };
        play.react(
            &[Seat(0), Seat(1)],
            Ask("window"),
            |_, _| true,
            offers,
            |play, seat, _| {
                play.world.trace.push(format!("{seat:?}"));
                Ok(Go::Close)
            },
        )
    }
    let futures = |secret| {
        let table = with_secret(run, secret);
        let thinker = table.think(Seat(1)).expect("it is asked");
        let future = |seed| thinker.rollout(0, seed, &mut Spy(Vec::new())).expect("it can be imagined").world;
        (0..60).map(future).collect::<Vec<_>>()
    };
    assert_eq!(futures(0), futures(1));
    assert!(
        futures(0).iter().any(|w| w.trace == ["seat 1"]) && futures(0).iter().any(|w| w.trace == ["seat 0"])
    );
}

#[test]
fn a_thought_in_a_dialogue_apart_knows_nothing_of_the_others() {
    fn run(play: &mut Play<'_, Script>) -> Rule {
        play.apart(SeatSet::first(2), |play, seat| {
            let mine = pick(&format!("card-{}", play.world.secret[seat.index()]));
            let key = play.choose(seat, Ask("q"), &[mine, pick("none")])?.0;
            play.world.trace.push(key);
            Ok(())
        })
    }
    for answered in [false, true] {
        let mut table = with_secret(run, 77);
        if answered {
            say(&mut table, 0, "card-77").expect("offered");
        }
        let mut spy = Spy(Vec::new());
        table.think(Seat(1)).expect("it is asked").rollout(0, 3, &mut spy).expect("it can be imagined");
        assert!(!spy.0.is_empty() && !spy.0.contains(&"card-77".to_owned()), "{:?}", spy.0);
    }
}

#[test]
fn a_thought_ends_where_the_players_stop_answering() {
    struct Never;
    impl Answers<Script> for Never {
        fn answer(
            &mut self,
            _: &Script,
            _: &table::Ask<'_, Script>,
            _: &mut World,
            _: &mut Chance,
        ) -> Option<(Seat, usize)> {
            None
        }
    }
    let table = open(script(|play| {
        play.apart(SeatSet::first(2), |play, seat| play.choose(seat, Ask("q"), &either()).map(|_| ()))
    }));
    for seat in [Seat(0), Seat(1)] {
        let future = table.think(seat).expect("it is asked").rollout(0, 1, &mut Never);
        assert_eq!(future.map(|f| f.outcome).ok(), Some(None));
    }
}

#[test]
fn seat_32_is_nobody() {
    let mut table =
        open(script(|play| play.choose_party(SeatSet::first(2), Ask("q"), &either()).map(|_| ())));
    assert!(table.pending(Viewer::Seat(Seat(32))).iter().all(|open| open.asked.is_none()));
    assert_eq!(table.answer(Seat(32), 0, "x"), Err(Refused::NotAsked(Seat(32))));
    let text =
        table.save().to_text().replace("\"entries\":[]", r#""entries":[{"answer":{"seat":32,"key":"x"}}]"#);
    let error = Save::from_text(&text).err().map(|e| e.to_string()).unwrap_or_default();
    assert!(error.contains("there is no seat 32"), "{error}");
}

#[test]
fn question_numbers_go_round() {
    let table = open(script(ask_roll_ask));
    let mut save = table.save();
    save.numbers[0] = u32::MAX;
    let (mut table, _) = Table::load(Arc::new(script(ask_roll_ask)), &save).expect("it loads");
    say(&mut table, 0, "x").expect("offered");
    assert_eq!(table.question(Seat(0)), Some(0));
}

#[test]
fn answers_in_a_save_that_nobody_asked_for_are_dropped_and_told() {
    fn run(play: &mut Play<'_, Script>) -> Rule {
        play.apart(SeatSet::first(2), |play, seat| play.choose(seat, Ask("q"), &either()).map(|_| ()))
    }
    let mut table = open(script(run));
    say(&mut table, 0, "x").expect("offered");
    let mut save = table.save();
    save.entries.insert(0, Entry::Answer { seat: Seat(9), key: "junk".into(), salt: None });
    let (loaded, notes) = Table::load(Arc::new(script(run)), &save).expect("it goes on from its last rest");
    let [table::LoadNote::DoesNotReplay { dropped, .. }] = notes.as_slice() else { panic!("{notes:?}") };
    assert_eq!(dropped, &[(Seat(9), "junk".to_owned()), (Seat(0), "x".to_owned())]);
    assert_eq!(loaded.question(Seat(0)).is_some(), loaded.question(Seat(1)).is_some());
}

#[test]
fn a_rule_that_calls_itself_forever_does_not_overflow_the_stack() {
    fn again(play: &mut Play<'_, Script>, depth: u64) -> Rule<u64> {
        roll(play)?;
        let local = std::hint::black_box([depth; 16]);
        Ok(again(play, depth + local[3] % 2)? + local[1])
    }
    let mut table = open(script(|play| {
        play.choose(Seat(0), Ask("q"), &either())?;
        again(play, 1).map(|_| ())
    }));
    let Err(Refused::Broken(report)) = say(&mut table, 0, "x") else { panic!("it must be refused") };
    assert_eq!(report.broken, Broken::TooDeep(table::limits::DEPTH));
}

#[test]
fn a_very_long_key_is_not_even_compared() {
    let mut table = open(script(ask_roll_ask));
    let refused = say(&mut table, 0, &"x".repeat(1_000_000)).expect_err("it is not offered");
    assert!(refused.to_string().len() < 200);
}

#[test]
fn a_world_that_cannot_be_saved_is_found_at_once() {
    let mut table = open(script(|play| {
        play.choose(Seat(0), Ask("q"), &either())?;
        play.world.map.insert((1, 2), 3);
        Ok(())
    }));
    let Err(Refused::Broken(report)) = say(&mut table, 0, "x") else { panic!("it must be refused") };
    assert!(report.broken.to_string().starts_with("the world cannot be saved as JSON"), "{}", report.broken);
}

#[test]
fn a_record_with_salts_from_outside_can_be_played_again() {
    let game = Arc::new(script(ask_roll_ask));
    let mut table = Table::new(Arc::clone(&game), (), 7).expect("it starts");
    say(&mut table, 0, "x").expect("offered");
    table.undo(Seat(0), SeatSet::first(2)).expect("all agree");
    table.season(123_456_789);
    say(&mut table, 0, "x").expect("offered");
    let again = trial::replay(&game, &(), 7, &table.entries()).expect("it can be played again");
    assert_eq!(again.world(), table.world());
}

fn pass_windows(seat: Seat) -> Standing {
    Standing { seat, kind: "window".into(), key: "pass".into(), until: Until::Cleared }
}

#[test]
fn a_standing_answer_that_is_taken_back_is_not_given_again() {
    let mut table = open(script(window_then_question));
    assert_eq!(table.standing(pass_windows(Seat(1))).map(|all| all.len()), Ok(1), "it passes at once");
    table.undo(Seat(1), SeatSet::NONE).expect("its own answer in the window");
    assert_eq!(table.standing_answers(), []);
    say(&mut table, 0, "pass").expect("offered");
    assert!(table.question(Seat(1)).is_some(), "seat 1 wants to think");
}

#[test]
fn standing_answers_are_followed_after_loading_under_other_rules() {
    fn run(play: &mut Play<'_, Script>) -> Rule {
        play.choose(Seat(1), Ask("window"), &[pick("pass"), pick("y")])?;
        play.choose(Seat(0), Ask("q"), &either()).map(|_| ())
    }
    let mut table = open(script(run));
    table.standing(pass_windows(Seat(1))).expect("there are windows");
    let loaded = at_other_rules(&table, run);
    assert_eq!((loaded.question(Seat(1)), loaded.question(Seat(0)).is_some()), (None, true));
}

#[test]
fn a_standing_answer_that_breaks_leaves_a_report() {
    let mut table = open(script(|play| {
        play.choose(Seat(0), Ask("q"), &either())?;
        play.choose(Seat(1), Ask("window"), &[pick("pass"), pick("y")])?;
        panic!("it collapsed")
    }));
    table.standing(pass_windows(Seat(1))).expect("there are windows");
    say(&mut table, 0, "x").expect("this answer is fine");
    assert!(table.question(Seat(1)).is_some(), "the table waits at the last good question");
    assert!(table.report().is_some_and(|r| matches!(r.broken, Broken::Panic(_))));
}

#[test]
fn a_die_with_one_face_shows_nothing() {
    let mut table = open(script(|play| {
        play.choose(Seat(0), Ask("q"), &either())?;
        play.roll("die", &[Face(1)])?;
        play.choose(Seat(1), Ask("q"), &either()).map(|_| ())
    }));
    say(&mut table, 0, "x").expect("offered");
    table.undo(Seat(0), SeatSet::NONE).expect("nothing was shown");
}

#[test]
fn a_silence_full_of_dice_is_endless_too() {
    let mut table = open(script(|play| {
        if play.world.unit == 0 {
            return play.choose(Seat(0), Ask("q"), &either()).map(|_| ());
        }
        for _ in 0..900_000 {
            play.roll("die", &[Face(1), Face(2)])?;
        }
        Ok(())
    }));
    let Err(Refused::Broken(report)) = say(&mut table, 0, "x") else { panic!("it must be refused") };
    assert!(matches!(report.broken, Broken::Endless(_)));
}

/// Units of every kind, with four dice behind each.
fn busy(play: &mut Play<'_, Script>) -> Rule {
    fn ask(play: &mut Play<'_, Script>, seat: Seat) -> Rule {
        play.choose(seat, Ask("q"), &either()).map(|_| ())
    }
    fn dice(play: &mut Play<'_, Script>) -> Rule {
        (0..4).try_for_each(|_| roll(play))
    }
    match play.world.unit % 6 {
        0 => {
            ask(play, Seat(0))?;
            dice(play)?;
            ask(play, Seat(1))
        }
        1 => {
            play.apart(SeatSet::first(3), |play, seat| {
                let more = play.choose(seat, Ask("a"), &either())?.0 == "y";
                if more { play.choose(seat, Ask("a"), &either()).map(|_| ()) } else { Ok(()) }
            })?;
            dice(play)
        }
        2 => dice(play),
        3 => play.react(
            &[Seat(2), Seat(0)],
            Ask("w"),
            |_, _| true,
            |_, world, seat| match world.dice.len() % 8 == usize::from(seat.0) * 2 {
                true => vec![pick("act")],
                false => Vec::new(),
            },
            |play, _, _| {
                dice(play)?;
                Ok(Go::On)
            },
        ),
        4 => {
            play.choose_party(SeatSet::first(3), Ask("q"), &either())?;
            play.apart(SeatSet::first(2), ask)?;
            dice(play)?;
            play.apart(SeatSet::first(2), ask)
        }
        _ => ask(play, Seat(1)),
    }
}

/// Whatever is answered, undone, saved and loaded: dice that were seen and undone do not come again, none is
/// lost without everybody's consent, and a question number never means two questions.
#[test]
fn undoing_predicts_no_dice() {
    let game = || Arc::new(Script { seats: 3, is_over: |world| world.unit >= 40, ..script(busy) });
    let mut free = 0;
    for seed in 0..60 {
        let mut random = RandomPlayer::new(seed);
        let mut table = Table::new(game(), (), seed).expect("it starts");
        let mut gone: BTreeSet<Vec<u8>> = BTreeSet::new();
        let mut numbers: BTreeSet<(u8, u32, String)> = BTreeSet::new();
        let rolls = |table: &Table<Script>| -> BTreeSet<Vec<u8>> {
            table.world().dice.chunks(4).map(<[u8]>::to_vec).collect()
        };
        for _ in 0..150 {
            let before = rolls(&table);
            let seat = Seat(random.below(3) as u8);
            match random.below(10) {
                0..=5 => {
                    let asked = table.pending(Viewer::Seat(seat)).into_iter().find_map(|o| o.asked);
                    let Some(asked) = asked else { continue };
                    let key = &asked.options[random.below(asked.options.len())].key;
                    table.answer(seat, asked.question, key).expect("offered");
                }
                6 | 7 if table.undo(seat, SeatSet::NONE).is_ok() => {
                    free += 1;
                    assert!(before.is_subset(&rolls(&table)), "seed {seed}: dice lost without consent");
                }
                8 => drop(table.undo(seat, SeatSet::first(3))),
                9 => {
                    let save = Save::from_text(&table.save().to_text()).expect("a save");
                    table = Table::load(game(), &save).expect("it loads").0;
                }
                _ => {}
            }
            let now = rolls(&table);
            gone.extend(before.difference(&now).cloned());
            assert!(now.is_disjoint(&gone), "seed {seed}: dice that were undone came again");
            for s in 0..3 {
                let asked = table.pending(Viewer::Seat(Seat(s))).into_iter().find_map(|o| o.asked);
                let Some(asked) = asked else { continue };
                let question = format!("{} {} {:?}", table.world().unit, asked.kind, table.world().dice);
                let other =
                    numbers.iter().find(|(x, n, q)| (*x, *n) == (s, asked.question) && *q != question);
                assert_eq!(other, None, "seed {seed}: a number means two questions");
                numbers.insert((s, asked.question, question));
            }
        }
    }
    assert!(free > 100, "{free}");
}
