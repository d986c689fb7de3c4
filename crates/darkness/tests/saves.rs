//! Saves hold names: they outlive content that has been added, and what was altered is refused or sound.

use darkness::Darkness;
use darkness::content::BUILT_IN;
use std::sync::Arc;
use table::trial::{Altered, altered_under};
use table::{Game, RandomPlayer, Seat, Table, Viewer};

fn game() -> Arc<Darkness> {
    Arc::new(Darkness::new().unwrap_or_else(|e| panic!("{e}")))
}

/// A table some way into a quest.
fn played(game: &Arc<Darkness>, quest: &str, heroes: u8, answers: usize) -> Table<Darkness> {
    let setup = game.setup(Some(quest), Some(heroes)).expect("a quest");
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

/// Where the list that opens at this bracket has its commas and its end.
fn cuts(text: &str, open: usize) -> Vec<usize> {
    let (mut depth, mut quoted, mut note) = (0, false, false);
    let mut cuts = vec![open];
    for (at, c) in text[open..].char_indices().map(|(n, c)| (open + n, c)) {
        note = (note || text[at..].starts_with("//") && !quoted) && c != '\n';
        if note {
            continue;
        }
        quoted ^= c == '"';
        match c {
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 1 => cuts.push(at),
            _ => {}
        }
        if depth == 0 {
            cuts.push(at);
            return cuts;
        }
    }
    panic!("the list does not end")
}

/// The list that opens after these words, with its first entry at its end: all others have another number.
fn turned(text: &str, words: &str) -> String {
    let open = text.find(words).expect("a list") + words.len() - 1;
    let cuts = cuts(text, open);
    let (first, last) = (&text[open + 1..cuts[1]], cuts[cuts.len() - 1]);
    let rest = text.get(cuts[1] + 1..last).unwrap_or_default().trim_end().trim_end_matches(',');
    if rest.is_empty() {
        return text.to_owned();
    }
    format!("{}{rest},\n{first}\n{}", &text[..=open], &text[last..])
}

/// The built-in pack in another order: everything that a save may name has another number.
fn in_another_order() -> Arc<Darkness> {
    let files = BUILT_IN.iter().rev().map(|(name, text)| {
        let text = match *name {
            "boards.ron" => turned(&turned(text, "arrows: ["), "rogue_tokens: ["),
            "dice.ron" | "supply.ron" | "tiles.ron" | "sets.ron" => (*text).to_owned(),
            quest if quest.starts_with("quests/") => turned(text, "objectives: ["),
            _ => turned(text, "["),
        };
        ((*name).to_owned(), text)
    });
    let files: Vec<(String, String)> = files.collect();
    Arc::new(game().with_content(&files).unwrap_or_else(|problems| panic!("{problems:?}")))
}

#[test]
fn everything_has_another_number_in_another_order() {
    let (here, there) = (game(), in_another_order());
    let kinds = [
        "ItemId",
        "SkillId",
        "MobId",
        "RoamingId",
        "RogueTokenId",
        "ArrowId",
        "DoorCardId",
        "HeroCardId",
        "BossId",
        "QuestId",
    ];
    for kind in kinds {
        assert!(here.is_named(kind), "{kind}");
        let all: Vec<String> = (0..).map_while(|n| here.name_of(kind, n)).collect();
        assert!(all.len() > 1, "{kind}");
        for (n, name) in all.iter().enumerate() {
            assert_eq!(here.number_of(kind, name), Some(n as u64), "{kind} {name}");
            assert!(there.number_of(kind, name).is_some(), "{kind} {name}");
        }
        assert_ne!(here.name_of(kind, 0), there.name_of(kind, 0), "{kind}");
    }
    let boss = here.number_of("ObjectiveId", "throne-of-the-reaper/slay-boss").expect("an objective");
    assert_eq!(here.name_of("ObjectiveId", boss).as_deref(), Some("throne-of-the-reaper/slay-boss"));
    assert_ne!(there.number_of("ObjectiveId", "throne-of-the-reaper/slay-boss"), Some(boss));
}

#[test]
fn a_save_names_what_content_may_change() {
    let text = played(&game(), "throne-of-the-reaper", 6, 60).save().to_text();
    for name in
        ["gheta", "throne-of-the-reaper", "reaper", "worn-leather-armour", "undead", "ghoul", "swift-1"]
    {
        assert!(text.contains(&format!("\"{name}\"")), "{name} is not in the save");
    }
    // No number of a card is left: every hero, quest and boss is a name.
    for field in ["\"card\":", "\"quest\":", "\"which\":"] {
        for (at, _) in text.match_indices(field) {
            let value = text[at + field.len()..].trim_start();
            assert!(!value.starts_with(|c: char| c.is_ascii_digit()), "{}", &text[at..at + 30]);
        }
    }
}

#[test]
fn a_save_opens_after_content_was_put_in_front() {
    for (quest, heroes, answers) in
        [("tutorial", 2, 80), ("throne-of-the-reaper", 6, 200), ("three-seals", 4, 150)]
    {
        let table = played(&game(), quest, heroes, answers);
        let other = in_another_order();
        assert_ne!(other.rules(), game().rules());
        let (loaded, notes) = Table::load(other, &table.save()).expect("it opens");
        assert!(notes.iter().all(|note| note.dropped().is_empty()), "{notes:?}");
        let seen = |table: &Table<Darkness>| {
            let mut scene = table.scene(Viewer::Seat(Seat(0)));
            // Lists in the order of content have another order there.
            scene.figures.sort_by(|a, b| a.id.cmp(&b.id));
            scene.goals.sort_by_key(|goal| format!("{goal:?}"));
            (scene.seats, scene.figures, scene.goals, scene.board)
        };
        assert_eq!(seen(&table), seen(&loaded), "{quest}: the same cards before every hero");
    }
}

/// MD-BOS-08: in a boss fight most of the quest's map is gone, and the save opens all the same.
#[test]
fn a_save_of_a_boss_fight_opens() {
    let game = game();
    let setup = game.setup(Some("throne-of-the-reaper"), Some(3)).expect("a quest");
    let mut chance = table::Chance::seeded(1);
    let mut world = game.begin(&setup, &mut chance).expect("a table");
    let key = world.ground.map.at(5, 2).expect("a zone");
    world.heroes.iter_mut().for_each(|hero| hero.zone = key);
    let mut position = game.describe(&world).expect("a position");
    // What lay in the chamber in which the heroes stand now was replaced when it was revealed.
    position.as_object_mut().expect("fields").remove("tokens");
    let position = serde_json::from_value(position).expect("a position");
    let mut table = Table::arranged(Arc::clone(&game), position, chance).expect("it starts");
    let mut random = RandomPlayer::new(1);
    for _ in 0..2_000 {
        if table.world_at_rest().boss.as_ref().is_some_and(|boss| boss.awake) {
            break;
        }
        let open = table.pending(Viewer::Engine);
        let asked = open[0].asked.as_ref().expect("a question");
        // The prize is taken as soon as it can be.
        let prize = asked.options.iter().find(|option| option.key == "take:prize-0");
        let option = prize.unwrap_or_else(|| &asked.options[random.below(asked.options.len())]);
        let seat = option.seat.unwrap_or(open[0].seats[0]);
        let question = table.question(seat).expect("it is asked");
        table.answer(seat, question, &option.key).expect("it is offered");
    }
    assert!(table.world_at_rest().boss.as_ref().is_some_and(|boss| boss.awake), "the fight begins");
    let (loaded, notes) = Table::load(game, &table.save()).expect("it opens");
    assert!(notes.is_empty() && loaded.world() == table.world(), "{notes:?}");
}

#[test]
fn what_is_no_longer_there_is_named() {
    let table = played(&game(), "tutorial", 2, 40);
    let mut save = table.save();
    save.rules.code += 1;
    let text = save.to_text().replace("\"worn-leather-armour\"", "\"no-armour\"");
    let mut save = table::Save::from_text(&text).expect("a save");
    // Nor is its world written in another form, nor can its record be played again.
    save.rest.position = None;
    save.entries.push(table::Entry::Answer { seat: Seat(0), key: "xyzzy".into(), salt: None });
    let error = Table::load(game(), &save).err().expect("it is refused").to_string();
    assert!(error.contains("there is no ItemId called \"no-armour\" any more"), "{error}");
}

#[test]
fn altered_worlds_are_refused_or_sound() {
    let (game, mut all) = (game(), Altered::default());
    let others = [Arc::clone(&game), in_another_order()];
    for (seed, quest) in game.content.quests.iter().enumerate() {
        let setup = game.setup(Some(&quest.name), Some(1 + seed as u8)).expect("a quest");
        let counted = altered_under(&game, &others, &setup, seed as u64, 60)
            .unwrap_or_else(|e| panic!("{}: {e}", quest.name));
        all.refused += counted.refused;
        all.sound += counted.sound;
    }
    assert!(all.refused > 30 && all.sound > 100, "{all:?}");
}

/// MD-GEN-07: an earlier version wrote the treasure bag even where it goes without saying; no token is lost by it.
#[test]
fn a_bag_that_goes_without_saying_leaves_the_supply_as_it_is() {
    let game = game();
    let at = |bag: bool, lies: &str| {
        let mut position = serde_json::json!({
            "at": "turn gheta", "quest": "three-seals",
            "figures": { "gheta": { "zone": "3,2" }, "irk": { "zone": "3,2" } },
            "tokens": { "3,1": [lies] },
        });
        let world = |position: &serde_json::Value| {
            let position = serde_json::from_value(position.clone()).expect("a position");
            game.arrange(position, &mut table::Chance::seeded(1)).unwrap_or_else(|e| panic!("{e}"))
        };
        let usual = world(&position);
        if !bag {
            return usual;
        }
        let names: Vec<&str> = usual.bag.inside().iter().map(|rarity| rarity.name()).collect();
        position["bag"] = serde_json::json!(names);
        world(&position)
    };
    for lies in ["treasure-common", "treasure-rare", "treasure-epic"] {
        assert_eq!(
            (at(true, lies).bag, at(true, lies).supply),
            (at(false, lies).bag, at(false, lies).supply),
            "{lies}"
        );
    }
}
