//! DE-HID-01: the overlord's hand cannot be told. On every quest two tables that differ only in it are played in step, with
//! the same answers; heroes and spectators see the same scenes, questions, options, logs and previews at both.

use descent::content::Moment;
use descent::{Descent, Position, Setup};
use serde_json::Value;
use std::sync::Arc;
use table::{Chance, Game, Seat, Table, Viewer};

fn game() -> Arc<Descent> {
    Arc::new(Descent::new().unwrap_or_else(|e| panic!("{e}")))
}

fn text<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what is shown can be written")
}

/// A random answer of whoever is asked, among those that all these tables offer.
fn answer(tables: &mut [Table<Descent>], chance: &mut Chance) -> bool {
    answer_with(tables, chance, |_| true)
}

/// The same among answers of some kind.
fn answer_with(tables: &mut [Table<Descent>], chance: &mut Chance, fits: impl Fn(&str) -> bool) -> bool {
    let keys = |table: &Table<Descent>| -> Vec<(Seat, String)> {
        let seats = table.seats().iter();
        let asked = seats
            .flat_map(|seat| table.pending(Viewer::Seat(seat)).into_iter().map(move |o| (seat, o.asked)));
        let asked = asked.filter_map(|(seat, asked)| asked.map(|asked| (seat, asked)));
        asked.flat_map(|(seat, a)| a.options.into_iter().map(move |option| (seat, option.key))).collect()
    };
    let mut common = keys(&tables[0]);
    for table in tables.iter().skip(1) {
        let others = keys(table);
        common.retain(|one| others.contains(one));
    }
    common.retain(|(_, key)| fits(key));
    if common.is_empty() {
        return false;
    }
    let (seat, key) = common.swap_remove(chance.below(common.len()));
    for table in tables {
        let question = table.question(seat).expect("a seat that is asked");
        table.answer(seat, question, &key).unwrap_or_else(|e| panic!("{seat:?} says {key}: {e}"));
    }
    true
}

/// Everything that these viewers are shown.
fn shown(table: &Table<Descent>, viewer: Viewer) -> String {
    let mut all = text(&table.scene(viewer));
    all.push_str(&text(&table.pending(viewer)));
    all.push_str(&text(&table.log(viewer, 0)));
    if let Viewer::Seat(seat) = viewer {
        for asked in table.pending(viewer).into_iter().filter_map(|open| open.asked) {
            for option in asked.options {
                all.push_str(&text(&table.preview(seat, asked.question, &option.key)));
            }
        }
    }
    all
}

/// The same position with another hand of the same size, from the cards that nobody has seen.
fn redealt(mut position: Value, chance: &mut Chance) -> Value {
    let names =
        |value: &Value| -> Vec<String> { serde_json::from_value(value.clone()).expect("a list of names") };
    let held = names(&position["seats"]["overlord"]["hand"]);
    // Every card of the deck, wherever it is.
    let mut unseen = names(&position["decks"]["overlord"]["left"]);
    for seen in names(&position["decks"]["overlord"]["discard"]) {
        let place = unseen.iter().position(|card| *card == seen).expect("a card of the deck");
        unseen.swap_remove(place);
    }
    let hand: Vec<String> = held.iter().map(|_| unseen.swap_remove(chance.below(unseen.len()))).collect();
    position["seats"]["overlord"]["hand"] = serde_json::json!(hand);
    position
}

fn arranged(game: &Arc<Descent>, position: &Value, seed: u64) -> Table<Descent> {
    let position: Position = serde_json::from_value(position.clone()).expect("a position");
    Table::arranged(Arc::clone(game), position, Chance::seeded(seed)).unwrap_or_else(|e| panic!("{e}"))
}

/// How what a viewer is shown is looked at.
type Show = fn(&Table<Descent>, Viewer) -> String;

/// A game in which the hand is dealt anew after so many answers, and how long it is played on.
#[derive(Clone)]
struct Redealt {
    setup: Setup,
    seed: u64,
    before: usize,
    steps: usize,
}

/// Games of every quest, with two to four heroes and several decks of the overlord.
fn games(game: &Descent) -> Vec<Redealt> {
    let mut games = Vec::new();
    for (n, quest) in game.content.quests.iter().enumerate() {
        for heroes in 2..=4 {
            for deal in 0..3_usize {
                let mut setup = game.setup(Some(&quest.name), Some(heroes)).expect("a quest");
                setup.overlord =
                    [vec![], vec!["warlord".to_owned()], vec!["saboteur".to_owned()]][deal].clone();
                let seed = 1 + (n * 100 + usize::from(heroes) * 10 + deal) as u64;
                games.push(Redealt { setup, seed, before: 15 + deal * 40, steps: 40 });
            }
        }
    }
    games
}

/// Plays to somewhere in a game, deals the hand anew, and plays on at both tables, as long as viewers are shown the same;
/// how often they looked, or where it differs.
fn compare(game: &Arc<Descent>, one: &Redealt, show: Show) -> Result<usize, String> {
    let Redealt { setup, seed, before, steps } = one.clone();
    let mut chance = Chance::seeded(seed);
    let table = Table::new(Arc::clone(game), setup.clone(), seed).unwrap_or_else(|e| panic!("{e}"));
    let mut one = [table];
    for _ in 0..before {
        if !answer(&mut one, &mut chance) {
            break;
        }
    }
    let Some(position) = one[0].position() else {
        panic!("{}: the last rest cannot be described", setup.quest)
    };
    let other = redealt(position.clone(), &mut chance);
    let mut both = [arranged(game, &position, seed), arranged(game, &other, seed)];
    let heroes = one[0].world().hero_seats();
    let viewers: Vec<Viewer> = heroes.iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let mut looks = 0;
    for step in 0..steps {
        for viewer in &viewers {
            let [a, b] = both.each_ref().map(|table| show(table, *viewer));
            if a != b {
                let who = &setup.heroes;
                return Err(format!(
                    "{} with {who:?}, seed {seed}, step {step}: {viewer:?}\n{a}\n{b}",
                    setup.quest
                ));
            }
            looks += 1;
        }
        if !answer(&mut both, &mut chance) {
            break;
        }
    }
    Ok(looks)
}

#[test]
fn the_hand_cannot_be_told_on_any_quest() {
    let game = game();
    let games = games(&game);
    let looks = games.iter().map(|one| compare(&game, one, shown).unwrap_or_else(|e| panic!("{e}")));
    let looks: usize = looks.sum();
    assert!(looks > 1_000, "{looks}");
}

/// The cards that the overlord holds.
fn hand(table: &Table<Descent>) -> Vec<&str> {
    let (game, world) = (table.game(), table.world());
    world.overlord.hand.iter().map(|card| &*game.card(*card).name).collect()
}

/// Whether the overlord holds a card for such a moment.
fn holds(table: &Table<Descent>, fits: fn(Moment) -> bool) -> bool {
    let (game, world) = (table.game(), table.world());
    world.overlord.hand.iter().any(|card| fits(game.card(*card).when))
}

/// Whether the overlord is asked, and has nothing to choose but to let it pass.
fn must_pass(table: &Table<Descent>) -> bool {
    let overlord = table.world().overlord_seat();
    let asked = table.pending(Viewer::Seat(overlord)).into_iter().filter_map(|open| open.asked);
    asked.into_iter().any(|asked| asked.options.len() == 1)
}

/// The comparison finds what a mistake could give away: each of these shows heroes a little more than they may see.
#[test]
fn a_leak_is_found() {
    let leaks: [(&str, Show); 6] = [
        ("a card of the hand is named in the scene", |table, viewer| {
            shown(table, viewer) + hand(table).first().copied().unwrap_or_default()
        }),
        ("a line of the log tells that a trap has come up", |table, viewer| {
            let line = if holds(table, |when| when == Moment::Enters) { "The overlord smiles." } else { "" };
            shown(table, viewer) + line
        }),
        ("a window opens only for a hand with a fitting card", |table, viewer| {
            if must_pass(table) { text(&table.scene(viewer)) } else { shown(table, viewer) }
        }),
        ("a preview warns of what lies in wait", |table, viewer| {
            let asked = table.pending(viewer).iter().any(|open| open.asked.is_some());
            let waits = asked && holds(table, |when| matches!(when, Moment::Enters | Moment::EntersInMove));
            shown(table, viewer) + if waits { "danger" } else { "" }
        }),
        ("a sign depends on what is held", |table, viewer| {
            let sum: usize = table.world().overlord.hand.iter().map(|card| usize::from(card.0)).sum();
            format!("{}{}", sum % 2, shown(table, viewer))
        }),
        ("everybody sees the questions of the overlord", |table, viewer| {
            let overlord = table.world().overlord_seat();
            shown(table, viewer) + &text(&table.pending(Viewer::Seat(overlord)))
        }),
    ];
    let game = game();
    let games = games(&game);
    for (leak, show) in leaks {
        let found = games.iter().step_by(4).filter(|one| compare(&game, one, show).is_err()).count();
        assert!(found > 0, "{leak}");
    }
}

/// DE-SRC-03: as long as nobody searches, it cannot be told which search token is the unique one.
#[test]
fn the_unique_token_cannot_be_told() {
    let game = game();
    let no_search = |key: &str| !key.contains("search");
    let mut looks = 0;
    for seed in 1..=6 {
        let setup = game.setup(Some("the-spider-cellar"), Some(2 + (seed % 3) as u8)).expect("a quest");
        let mut chance = Chance::seeded(seed);
        let mut one = [Table::new(Arc::clone(&game), setup, seed).unwrap_or_else(|e| panic!("{e}"))];
        let hidden = |table: &Table<Descent>| table.world().special.unique.is_some();
        while !hidden(&one[0]) && answer_with(&mut one, &mut chance, no_search) {}
        let position = one[0].position().expect("the last rest can be described");
        let mut other = position.clone();
        let here = position["special"]["unique"].as_str().expect("a unique token");
        other["special"]["unique"] = serde_json::json!(if here == "5,2" { "0,7" } else { "5,2" });
        let mut both = [arranged(&game, &position, seed), arranged(&game, &other, seed)];
        let heroes = one[0].world().hero_seats();
        for _ in 0..60 {
            // Whoever has searched, by an action or a skill, may know.
            if shown(&both[0], Viewer::Spectator).contains("\"line\":\"searches ") {
                break;
            }
            for viewer in heroes.iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
                let [a, b] = both.each_ref().map(|table| shown(table, viewer));
                assert_eq!(a, b, "seed {seed}: {viewer:?}");
                looks += 1;
            }
            if !answer_with(&mut both, &mut chance, no_search) {
                break;
            }
        }
    }
    assert!(looks > 500, "{looks}");
}
