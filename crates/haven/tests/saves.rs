//! Saves hold names: they outlive content that has been added, and what was altered is refused or sound.

use haven::{Edition, Haven};
use std::sync::Arc;
use table::trial::{Altered, altered};
use table::{Game, LoadNote, RandomPlayer, Seat, Table, Viewer};

fn game() -> Arc<Haven> {
    Arc::new(Haven::gloomhaven().expect("it is built in"))
}

/// A table some way into a scenario.
fn played(game: &Arc<Haven>, scenario: &str, answers: usize) -> Table<Haven> {
    let setup = game.setup(Some(scenario), Some(2)).expect("a scenario");
    let mut table = Table::new(Arc::clone(game), setup, 7).expect("it starts");
    let mut random = RandomPlayer::new(7);
    for _ in 0..answers {
        let open = table.pending(Viewer::Engine);
        let Some(asked) = open.first().and_then(|o| o.asked.as_ref()) else { break };
        let option = &asked.options[random.below(asked.options.len())];
        let seat = option.seat.unwrap_or(open[0].seats[0]);
        let question = table.question(seat).expect("it is asked");
        table.answer(seat, question, &option.key).expect("it is offered");
    }
    table
}

/// The built-in pack with more in front of everything that a save may name.
fn with_more_in_front() -> Arc<Haven> {
    let files: Vec<(String, String)> = haven::content::GLOOMHAVEN
        .iter()
        .map(|(name, text)| {
            let text = match *name {
                "items.ron" | "battle-goals.ron" | "monsters.ron" | "decks.ron" | "summons.ron" => {
                    moved_to_the_front(text)
                }
                _ => (*text).to_owned(),
            };
            ((*name).to_owned(), text)
        })
        .collect();
    Arc::new(game().with_content(&files).expect("a sound pack"))
}

/// A list with its last entry in front, so that every other one has another number.
fn moved_to_the_front(text: &str) -> String {
    let open = text.find('[').expect("a list");
    let entries = entries(&text[open + 1..text.rfind(']').expect("a list")]);
    let (last, rest) = entries.split_last().expect("entries");
    format!("{}[{last}, {}]", &text[..open], rest.join(", "))
}

/// The entries of a list, cut at the commas between brackets.
fn entries(list: &str) -> Vec<String> {
    let (mut depth, mut quoted, mut entries, mut now) = (0, false, Vec::new(), String::new());
    for line in list.lines() {
        let line = if line.trim_start().starts_with("//") { "" } else { line };
        for c in line.chars().chain(['\n']) {
            quoted ^= c == '"';
            match c {
                '(' | '[' | '{' if !quoted => depth += 1,
                ')' | ']' | '}' if !quoted => depth -= 1,
                ',' if !quoted && depth == 0 => {
                    entries.push(std::mem::take(&mut now));
                    continue;
                }
                _ => {}
            }
            now.push(c);
        }
    }
    entries.push(now);
    entries.retain(|entry| !entry.trim().is_empty());
    entries
}

#[test]
fn a_save_names_what_content_may_change() {
    let text = played(&game(), "1", 40).save().to_text();
    for name in ["\"brute/trample\"", "\"bandit-guard\"", "\"black-barrow\"", "\"boots-of-striding\""] {
        assert!(text.contains(name), "{name} is not in the save");
    }
}

#[test]
fn a_save_opens_after_content_was_added_in_front() {
    let table = played(&game(), "1", 60);
    let other = with_more_in_front();
    assert_ne!(other.rules(), game().rules());
    let (loaded, notes) = Table::load(Arc::clone(&other), &table.save()).expect("it opens");
    assert!(notes.iter().all(|note| note.dropped().is_empty()), "{notes:?}");
    let seen = |table: &Table<Haven>| {
        (0..2).map(|seat| table.scene(Viewer::Seat(Seat(seat))).seats).collect::<Vec<_>>()
    };
    assert_eq!(seen(&table), seen(&loaded), "the same cards in every hand");
    assert_eq!(table.scene(Viewer::Engine).figures, loaded.scene(Viewer::Engine).figures);
}

#[test]
fn what_is_no_longer_there_is_named() {
    let table = played(&game(), "1", 60);
    let mut save = table.save();
    save.rules.code += 1;
    let text = save.to_text().replace("\"brute/trample\"", "\"brute/tramples\"");
    let mut save = table::Save::from_text(&text).expect("a save");
    // Nor is its world written in another form, nor can its record be played again.
    save.rest.position = None;
    let entry = table::Entry::Answer { seat: Seat(0), key: "xyzzy".into(), salt: None };
    save.entries.push(entry);
    let error = Table::load(game(), &save).err().expect("it is refused").to_string();
    assert!(error.contains("there is no CardId called \"brute/tramples\" any more"), "{error}");
}

#[test]
fn altered_worlds_are_refused_or_sound() {
    let game = game();
    let mut all = Altered::default();
    for (seed, scenario) in ["1", "2", "3", "4", "5", "201", "202", "random-dungeon"].into_iter().enumerate()
    {
        let setup = game.setup(Some(scenario), Some(2)).expect("a scenario");
        let counted = altered(&game, &setup, seed as u64, 60).unwrap_or_else(|e| panic!("{scenario}: {e}"));
        all.refused += counted.refused;
        all.sound += counted.sound;
    }
    assert!(all.refused > 100 && all.sound > 20, "{all:?}");
}

#[test]
fn a_game_of_another_edition_is_another_game() {
    let jaws = Haven::with(Edition::JawsOfTheLion, game().content.clone());
    let refused = Table::load(Arc::new(jaws), &played(&game(), "1", 10).save()).err().expect("it is refused");
    assert_eq!(refused.to_string(), "the save is of gloomhaven, not of jaws");
}

/// Two saves of a version that wrote worlds with other fields, and numbers in place of names.
const EARLIER: [(&str, &str); 2] = [
    ("1", include_str!("data/save-of-the-first-version-1.json")),
    ("3", include_str!("data/save-of-the-first-version-3.json")),
];

/// The built-in pack with an item, a monster and a card added in front of all others of their kind.
fn with_added_in_front() -> Arc<Haven> {
    let monster = "(name: \"stray-dog\", deck: \"guard\", standees: 2, normal: [ROWS], elite: [ROWS]),";
    let monster = monster.replace("ROWS", &"(hp: 1, move: 1, attack: 1),".repeat(8));
    let item = "(number: 150, name: \"lucky-charm\", slot: \"head\", cost: 5, copies: 1, prosperity: 9, used: \"spent\", \
                does: [\"on move: jump\"]),";
    let card = "(name: \"first-of-all\", level: 9, initiative: 1, top: (does: [\"move 1\"]), bottom: (does: [\"move 1\"])),";
    let added = |text: &str, words: &str, more: &str| text.replacen(words, &format!("{words}{more}"), 1);
    let files: Vec<(String, String)> = haven::content::GLOOMHAVEN
        .iter()
        .map(|(name, text)| {
            let text = match *name {
                "items.ron" => added(text, "[", item),
                "monsters.ron" => added(text, "[", &monster),
                "classes/brute.ron" => added(text, "cards: [", card),
                _ => (*text).to_owned(),
            };
            ((*name).to_owned(), text)
        })
        .collect();
    Arc::new(game().with_content(&files).expect("a sound pack"))
}

#[test]
fn a_save_of_an_earlier_version_still_opens_and_every_answer_stands() {
    for (scenario, text) in EARLIER {
        let save = table::Save::from_text(text).expect("a save");
        assert_ne!(save.rules, game().rules(), "scenario {scenario}");
        let answers = save.entries.len();
        for game in [game(), with_added_in_front()] {
            let (table, notes) = Table::load(Arc::clone(&game), &save).expect("it opens");
            let [note @ LoadNote::PlayedAgain { answers: played, .. }] = notes.as_slice() else {
                panic!("{notes:?}")
            };
            assert_eq!(*played, answers, "scenario {scenario}");
            assert!(note.to_string().contains("played again from the beginning"), "{note}");
            assert_eq!(table.entries(), save.entries);
            // The same record from what was agreed, under today's rules: the same cards in the same hands.
            let mut anew = Table::new(Arc::clone(&game), table.setup().expect("agreed").clone(), save.fresh)
                .expect("it starts");
            save.entries.iter().for_each(|entry| anew.append(entry).expect("it fits"));
            assert_eq!(table.world(), anew.world());
            let again = Table::load(Arc::clone(&game), &table.save()).expect("it is saved as today");
            assert!(again.1.is_empty(), "{:?}", again.1);
        }
    }
}

#[test]
fn what_content_adds_in_front_swaps_no_card_of_an_earlier_save() {
    for (scenario, text) in EARLIER {
        let save = table::Save::from_text(text).expect("a save");
        let hands = |game: Arc<Haven>| {
            let (table, _) = Table::load(game, &save).expect("it opens");
            (0..2).map(|seat| table.scene(Viewer::Seat(Seat(seat))).seats).collect::<Vec<_>>()
        };
        assert_eq!(hands(game()), hands(with_added_in_front()), "scenario {scenario}");
    }
}

#[test]
fn an_earlier_save_with_other_dice_is_refused() {
    let mut save = table::Save::from_text(EARLIER[0].1).expect("a save");
    save.start.state["chance"]["generator"]["seed"][0] = 7.into();
    let error = Table::load(game(), &save).err().expect("it is another game").to_string();
    assert!(error.contains("cannot be read") || error.contains("not sound"), "{error}");
}
