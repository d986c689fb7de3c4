//! The kernel's properties on Frosthaven's arena and scenarios with random players.

use haven::content::{Content, FROSTHAVEN, Scenario, SpecialRule, Trigger};
use haven::rulings::{Question, Rulings};
use haven::world::Campaign;
use haven::{Edition, Haven, Position, Setup};
use serde_json::json;
use std::sync::Arc;
use table::{Chance, Game, Seat, Table, trial};

fn game() -> Arc<Haven> {
    Arc::new(Haven::frosthaven().unwrap_or_else(|e| panic!("{e}")))
}

/// An arena of some level with two characters, each class in its turn; every other time with every open question
/// answered otherwise than usual.
fn setup(game: &Haven, seed: u64) -> Setup {
    let mut setup = game.setup(None, Some(2)).expect("an arena");
    let classes = &game.content.classes;
    setup.party = [seed, seed + 1].map(|n| classes[n as usize % classes.len()].name.clone()).to_vec();
    setup.level = Some((seed % 8) as u8);
    if seed % 2 == 1 {
        setup.rulings = other_rulings();
    }
    setup
}

fn other_rulings() -> Rulings {
    let other = |question: Question| {
        let answer = question.answers.into_iter().find(|answer| *answer != question.default);
        (question.name, answer.expect("two answers").into())
    };
    let answers: serde_json::Map<String, serde_json::Value> =
        Rulings::questions(Edition::Frosthaven).into_iter().map(other).collect();
    serde_json::from_value(answers.into()).expect("rulings")
}

fn all<T>(trial: impl Fn(&Arc<Haven>, &Setup, u64) -> Result<T, String>, seeds: u64) -> Vec<T> {
    let game = game();
    let run = |seed| trial(&game, &setup(&game, seed), seed).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    (0..seeds).map(run).collect()
}

#[test]
fn in_place_at_a_table_and_from_the_record_it_is_the_same_game() {
    let questions: usize = all(trial::same_three_ways, 12).into_iter().sum();
    assert!(questions > 300, "{questions}");
}

#[test]
fn saving_and_undoing_work_at_every_question() {
    let undone: usize = all(trial::save_and_undo, 2).iter().map(|u| u.undone).sum();
    assert!(undone > 20, "{undone}");
}

#[test]
fn every_option_works_and_no_other_key_does() {
    let options: usize = all(trial::every_option, 4).into_iter().sum();
    assert!(options > 300, "{options}");
}

/// Every scenario with every number of characters that the pack has classes for; every second one in a campaign.
fn scenarios(game: &Haven) -> Vec<Setup> {
    let most = game.content.classes.len().min(4) as u8;
    let names = game.content.scenarios.iter().map(|s| s.name.as_str());
    let all = names.flat_map(|name| (most.min(2)..=most).map(move |heroes| (name, heroes)));
    let all = all.map(|(name, heroes)| game.setup(Some(name), Some(heroes)).expect("a scenario"));
    let in_campaign = |(n, setup): (usize, Setup)| Setup {
        campaign: (n % 2 == 1).then(Campaign::default),
        level: Some((n % 8) as u8),
        ..setup
    };
    all.enumerate().map(in_campaign).collect()
}

fn each_scenario<T>(
    trial: impl Fn(&Arc<Haven>, &Setup, u64) -> Result<T, String>,
    seeds: std::ops::Range<u64>,
) -> Vec<T> {
    let game = game();
    let mut all = Vec::new();
    for setup in scenarios(&game) {
        let name = setup.scenario.clone().unwrap_or_default();
        for seed in seeds.clone() {
            let done = trial(&game, &setup, seed);
            all.push(done.unwrap_or_else(|e| panic!("{name}, {} heroes, seed {seed}: {e}", setup.heroes)));
        }
    }
    all
}

#[test]
fn every_scenario_comes_to_its_end() {
    let games = each_scenario(trial::random_game, 0..4);
    assert!(games.iter().all(|outcome| outcome.is_some()));
}

#[test]
fn a_scenario_is_the_same_game_in_place_at_a_table_and_from_the_record() {
    each_scenario(trial::same_three_ways, 1..2);
}

#[test]
fn scenarios_stay_sound_when_hidden_things_are_dealt_again() {
    each_scenario(trial::shaken, 2..3);
}

#[test]
fn every_world_at_rest_can_be_written_down_and_made_again() {
    let rests: usize = each_scenario(trial::described, 3..4).into_iter().sum();
    assert!(rests > 100, "{rests}");
}

#[test]
fn every_rest_can_be_written_as_a_position() {
    let rests: usize = all(trial::described, 6).into_iter().sum();
    assert!(rests > 100, "{rests}");
}

#[test]
fn every_card_has_one_face() {
    let printed = trial::printed(&*game()).unwrap_or_else(|e| panic!("{e}"));
    assert!(printed > 300, "{printed}");
}

#[test]
fn every_option_of_a_scenario_can_be_clicked() {
    each_scenario(trial::clickable, 5..6);
}

/// The Frozen Pass with another page, the Drifter beside the last hound on the map.
fn on_a_changed_page(change: impl FnOnce(&mut Scenario)) -> Table<Haven> {
    let mut game = Haven::frosthaven().unwrap_or_else(|e| panic!("{e}"));
    let page = game.content.scenarios.iter_mut().find(|s| s.name == "frozen-pass").expect("it is there");
    change(Arc::make_mut(page));
    let position = json!({
        "scenario": "frozen-pass", "at": "turn drifter", "level": 1,
        "put": {
            "0,0": { "hero": "drifter", "initiative": 10, "actions": ["attack 9", "loot 1"], "hand": ["deadly-shot", "relentless"] },
            "1,0": { "monster": "hound", "number": 1 },
            "0,1": { "treasure": 44 },
        },
    });
    let position: Position = serde_json::from_value(position).expect("it is a position");
    let mut chance = Chance::strict();
    chance.stack("drifter-modifier", ["+0"]);
    chance.stack("standee", ["algox-guard-2"]);
    chance.stack("guard-deck", ["50 move+0, attack+0"]);
    Table::arranged(Arc::new(game), position, chance).unwrap_or_else(|e| panic!("{e}"))
}

fn answer(table: &mut Table<Haven>, keys: &[&str]) {
    for key in keys {
        let question = table.question(Seat(0)).unwrap_or_else(|| panic!("somebody is asked for {key}"));
        table.answer(Seat(0), question, key).unwrap_or_else(|e| panic!("{key}: {e}"));
    }
}

/// FH-SCN-03: a section lays out a room without a door, here when all revealed enemies are dead.
#[test]
fn a_section_may_lay_out_a_room() {
    let mut table = on_a_changed_page(|page| {
        let does = vec!["reveal 2".parse().expect("an effect")];
        let rule =
            SpecialRule { when: Trigger::RevealedDead, until: None, party: Vec::new(), does, since: None };
        page.rules.push(rule);
    });
    assert!(!table.world().is_revealed(1));
    answer(&mut table, &["do:attack 9", "target:hound-1"]);
    assert!(table.world().is_revealed(1));
    assert_eq!(table.world().foes.monsters.len(), 1);
}

/// FH-TRE-06, FH-TRE-09: a random blueprint is for the party, and the campaign draws it.
#[test]
fn a_random_design_is_only_told() {
    let mut table = on_a_changed_page(|_| {});
    answer(&mut table, &["do:loot 1", "apply"]);
    let world = table.world();
    assert_eq!(world.party.found.as_slice(), [(world.party.heroes[0].id, 44)]);
    assert!(world.party.found_items.is_empty());
}

/// The Drifter beside a guard, with a modifier card on top of his deck that infuses; no card of the pack does.
fn with_a_card_that_infuses() -> Table<Haven> {
    let mut game = Haven::frosthaven().unwrap_or_else(|e| panic!("{e}"));
    game.content.modifiers.push(serde_json::from_value(json!({ "card": "+2 infuse dark" })).expect("a card"));
    let position = json!({
        "at": "turn drifter", "level": 1, "map": " D 1\n",
        "legend": {
            "D": { "hero": "drifter", "actions": ["attack 1"], "modifiers": ["+2 infuse dark"], "hand": ["deadly-shot", "relentless"] },
            "1": { "monster": "algox-guard", "number": 1, "acted": true },
        },
    });
    let position: Position = serde_json::from_value(position).expect("it is a position");
    let mut chance = Chance::strict();
    chance.stack("drifter-modifier", ["+2 infuse dark"]);
    Table::arranged(Arc::new(game), position, chance).unwrap_or_else(|e| panic!("{e}"))
}

/// FH-AMD-08, FH-EFF-06: what a modifier card infuses may be left after the draw, or not.
#[test]
fn what_a_modifier_card_infuses_may_be_left() {
    for (key, infused) in [("skip", false), ("element:dark", true)] {
        let mut table = with_a_card_that_infuses();
        answer(&mut table, &["do:attack 1", "target:algox-guard-1", key]);
        assert_eq!(!table.world().elements.infused.is_empty(), infused, "{key}");
    }
}

#[test]
fn every_class_can_be_played_to_the_end() {
    all(trial::random_game, 24);
}

/// A page that says what cannot be is named with what is wrong.
#[test]
fn what_a_page_cannot_say_is_refused() {
    let breaks = [
        (
            "scenarios/09-glowing-catacombs.ron",
            "Activate(\"upper-switch\")",
            "Activate(\"altar\")",
            "is no switch",
        ),
        ("scenarios/10-crystal-enclosure.ron", "\"gather 2\", ", "", "the characters are to leave the room"),
        ("scenarios/10-crystal-enclosure.ron", "\"gather 2\"", "\"gather 3\"", "there is no room 3"),
        ("scenarios/10-crystal-enclosure.ron", "\"take-away 1\"", "\"take-away 2\"", "are to leave the room"),
        ("scenarios/10-crystal-enclosure.ron", "(8+1CL)/2", "(8+1CL)/3", "terms look like"),
        (
            "scenarios/201-frozen-pass.ron",
            "name: \"militia\",",
            "name: \"militia\", guards: 2,",
            "friend of monsters",
        ),
        ("decks.ron", "per-hp 5 most 3", "per-hp 0 most 3", "per-hp N most N"),
        ("decks.ron", "afflict curse target 3", "afflict curses target 3", "no condition"),
    ];
    for (file, from, to, says) in breaks {
        let change = |(name, text): &(&'static str, &'static str)| {
            assert!(*name != file || text.contains(from), "{file}: there is no {from:?}");
            (*name, if *name == file { text.replacen(from, to, 1) } else { (*text).to_owned() })
        };
        let files: Vec<(&str, String)> = FROSTHAVEN.iter().map(change).collect();
        let pack: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
        let told = match Content::load(Edition::Frosthaven, &pack) {
            Err(error) => error.to_string(),
            Ok(_) => panic!("{file}: {to:?} is not noticed"),
        };
        assert!(told.contains(says), "{file}: {told}");
    }
}
