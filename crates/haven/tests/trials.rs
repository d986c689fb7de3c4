//! The kernel's properties on an arena with random players.

use board::hex::Terrain;
use haven::content::RANDOM_DUNGEON;
use haven::rulings::{Question, Rulings};
use haven::world::{Campaign, Penalties, Severity, Variants};
use haven::{Haven, Setup, World};
use std::sync::Arc;
use table::{Chance, Game, RandomPlayer, Seat, SeatSet, State, Viewer, playout, trial};

fn setups() -> impl Iterator<Item = (Setup, u64)> {
    (1..=4).flat_map(|heroes| (0..6).map(move |seed| (setup(heroes, seed), seed)))
}

fn setup(heroes: u8, seed: u64) -> Setup {
    let mut setup = game().setup(None, Some(heroes)).expect("an arena");
    setup.level = Some((seed % 8) as u8);
    if seed % 2 == 1 {
        setup.rulings = other_rulings();
    }
    setup
}

/// Every open question answered otherwise than usual.
fn other_rulings() -> Rulings {
    let other = |question: Question| {
        let answer = question.answers.into_iter().find(|answer| *answer != question.default);
        (question.name, answer.expect("two answers").into())
    };
    let answers: serde_json::Map<String, serde_json::Value> =
        Rulings::questions(haven::Edition::Gloomhaven).into_iter().map(other).collect();
    serde_json::from_value(answers.into()).expect("rulings")
}

fn game() -> Arc<Haven> {
    Arc::new(Haven::gloomhaven().unwrap_or_else(|e| panic!("{e}")))
}

fn all<T>(trial: impl Fn(&Arc<Haven>, &Setup, u64) -> Result<T, String>, few: u64) -> Vec<T> {
    let game = game();
    let run = |(setup, seed): (Setup, u64)| {
        trial(&game, &setup, seed).unwrap_or_else(|e| panic!("{} heroes, seed {seed}: {e}", setup.heroes))
    };
    setups().filter(|(_, seed)| *seed < few).map(run).collect()
}

#[test]
fn in_place_at_a_table_and_from_the_record_it_is_the_same_game() {
    let questions: usize = all(trial::same_three_ways, 6).into_iter().sum();
    assert!(questions > 1_000, "{questions}");
}

#[test]
fn saving_and_undoing_work_at_every_question() {
    let undone: usize = all(trial::save_and_undo, 1).iter().map(|u| u.undone).sum();
    assert!(undone > 100, "{undone}");
}

#[test]
fn every_option_works_and_no_other_key_does() {
    let options: usize = all(trial::every_option, 2).into_iter().sum();
    assert!(options > 1_000, "{options}");
}

#[test]
fn shaken_games_stay_sound() {
    all(trial::shaken, 6);
}

/// Every scenario and a random dungeon with every number of characters; every second one in a campaign, after an event, with
/// permanent death.
fn scenarios() -> Vec<Setup> {
    let game = game();
    let names = game.content.scenarios.iter().map(|s| s.name.as_str()).chain([RANDOM_DUNGEON]);
    let all = names.flat_map(|name| (2..=4).map(move |heroes| (name.to_owned(), heroes)));
    let all = all.map(|(name, heroes)| game.setup(Some(&name), Some(heroes)).expect("a scenario"));
    all.enumerate().map(|(n, setup)| if n % 2 == 1 { in_a_campaign(setup) } else { setup }).collect()
}

fn in_a_campaign(setup: Setup) -> Setup {
    let event = ["damage 2", "wound", "curse", "discard 2", "one add -1 3", "one discard 1"];
    let event = event.iter().map(|words| words.parse().expect("an event")).collect();
    let party = vec!["first-steps".to_owned()];
    let campaign = Campaign { party, looted: vec![7, 28], event, ..Campaign::default() };
    let variants = Variants { permanent_death: true, ..Variants::default() };
    Setup { campaign: Some(campaign), variants, ..setup }
}

#[test]
fn scenarios_stay_sound_when_hidden_things_are_dealt_again() {
    let game = game();
    for (seed, setup) in (1..).zip(scenarios()) {
        let name = setup.scenario.as_deref().unwrap_or("arena");
        trial::shaken(&game, &setup, seed).unwrap_or_else(|e| panic!("{name}, {} heroes: {e}", setup.heroes));
    }
}

#[test]
fn a_scenario_is_the_same_game_in_place_at_a_table_and_from_the_record() {
    let game = game();
    for (seed, setup) in (1..).zip(scenarios()).step_by(4) {
        let name = setup.scenario.as_deref().unwrap_or("arena");
        trial::same_three_ways(&game, &setup, seed)
            .unwrap_or_else(|e| panic!("{name}, {} heroes: {e}", setup.heroes));
    }
}

#[test]
fn nobody_can_tell_what_others_hold() {
    let game = game();
    let mut looks = 0;
    for seed in 0..8 {
        let setup = setup(2 + (seed % 3) as u8, seed);
        let redeal = |world: &mut World, chance: &mut Chance| game.imagine(world, Seat(0), chance);
        match trial::same_eyes(&game, &setup, seed, SeatSet::one(Seat(0)), redeal) {
            Ok(some) => looks += some,
            // GH-EXH-04: who is exhausted loses all cards, and the lost pile is open.
            Err(e) if e.contains(r#"exhausted\":true"#) => {}
            Err(e) => panic!("{} heroes, seed {seed}: {e}", setup.heroes),
        }
    }
    assert!(looks > 12, "{looks}");
}

/// Scenarios 1 to 5, a random dungeon and an arena, with other numbers of characters each.
fn shown() -> impl Iterator<Item = (Setup, u64)> {
    let game = game();
    let names =
        game.content.scenarios.iter().take(5).map(|s| s.name.clone()).chain([RANDOM_DUNGEON.to_owned()]);
    let names: Vec<Option<String>> = names.map(Some).chain([None]).collect();
    let setup = move |(n, name): (usize, Option<String>)| {
        (game.setup(name.as_deref(), Some(2 + n as u8 % 3)).expect("a game"), n as u64)
    };
    names.into_iter().enumerate().map(setup)
}

#[test]
fn every_card_has_one_face() {
    let printed = trial::printed(&*game()).unwrap_or_else(|e| panic!("{e}"));
    assert!(printed > 200, "{printed}");
}

#[test]
fn every_option_can_be_clicked_and_every_card_has_a_face() {
    let game = game();
    for (setup, seed) in shown() {
        let options = trial::clickable(&game, &setup, seed);
        let options = options.unwrap_or_else(|e| panic!("{:?}, seed {seed}: {e}", setup.scenario));
        assert!(options > 100, "{options}");
    }
}

#[test]
fn every_option_is_previewed_and_nothing_changes() {
    let game = game();
    for (setup, seed) in shown().skip(1).step_by(2) {
        let bytes = trial::previewed(&game, &setup, seed);
        let bytes = bytes.unwrap_or_else(|e| panic!("{:?}, seed {seed}: {e}", setup.scenario));
        assert!(bytes > 10_000, "{bytes}");
    }
}

/// Every scenario, a random dungeon and an arena, each with every number of characters.
#[test]
fn every_world_at_rest_can_be_written_down_and_made_again() {
    let game = game();
    let mut rests = 0;
    let arenas = (0..4).map(|seed| setup(1 + seed as u8, seed));
    for (seed, setup) in (1..).zip(scenarios().into_iter().chain(arenas)) {
        let name = setup.scenario.as_deref().unwrap_or("arena");
        let described = trial::described(&game, &setup, seed);
        rests += described.unwrap_or_else(|e| panic!("{name}, {} heroes: {e}", setup.heroes));
    }
    assert!(rests > 1_000, "{rests}");
}

#[test]
fn a_situation_can_be_given_away_and_asks_the_same() {
    let game = game();
    let (mut given, mut kept) = (0, 0);
    let arenas = (0..2).map(|seed| setup(2 + seed as u8, seed));
    for (seed, setup) in (1..).zip(scenarios().into_iter().step_by(3).chain(arenas)) {
        let name = setup.scenario.as_deref().unwrap_or("arena");
        let shared = trial::given_away(&game, &setup, seed);
        let (some, none) = shared.unwrap_or_else(|e| panic!("{name}, {} heroes: {e}", setup.heroes));
        (given, kept) = (given + some, kept + none);
    }
    assert!(given > 500 && kept * 50 < given, "{given} given away, {kept} not");
}

#[test]
fn nobody_is_asked_for_nothing() {
    let game = game();
    let mut questions: usize = all(trial::worth_asking, 3).into_iter().sum();
    for (seed, setup) in (1..).zip(scenarios()).step_by(5) {
        let name = setup.scenario.as_deref().unwrap_or("arena");
        questions += trial::worth_asking(&game, &setup, seed)
            .unwrap_or_else(|e| panic!("{name}, {} heroes: {e}", setup.heroes));
    }
    assert!(questions > 1_000, "{questions}");
}

fn dungeon(heroes: u8) -> Setup {
    game().setup(Some(RANDOM_DUNGEON), Some(heroes)).expect("a random dungeon")
}

/// Dungeons with hard penalties in which random players come to another room, and from which seed.
fn grown() -> Vec<(Setup, u64)> {
    let game = game();
    let mut setup = dungeon(2);
    setup.penalties = Penalties([Severity::Major; 3]);
    let grows = |seed: &u64| {
        let mut chance = Chance::seeded(*seed);
        let world = game.begin(&setup, &mut chance).expect("a random dungeon");
        let mut state = State { world, chance };
        let played = playout(&*game, &mut state, &mut RandomPlayer::new(*seed), None, true);
        played.unwrap_or_else(|e| panic!("{seed}: {e}"));
        state.world.place.dungeon.is_some_and(|dungeon| dungeon.built.len() > 1)
    };
    (1..300).filter(grows).take(4).map(|seed| (setup.clone(), seed)).collect()
}

#[test]
fn a_dungeon_that_grows_is_sound_at_every_question() {
    let (game, grown) = (game(), grown());
    assert_eq!(grown.len(), 4);
    for (setup, seed) in &grown {
        trial::same_three_ways(&game, setup, *seed).unwrap_or_else(|e| panic!("{seed}: {e}"));
        trial::shaken(&game, setup, *seed).unwrap_or_else(|e| panic!("{seed}: {e}"));
    }
    let (setup, seed) = &grown[0];
    let undone = trial::save_and_undo(&game, setup, *seed).unwrap_or_else(|e| panic!("{seed}: {e}")).undone;
    assert!(undone > 20, "{undone}");
}

/// At the highest level the penalty of the first room can exhaust a character before the first round.
#[test]
fn penalties_before_the_first_round_are_sound() {
    let game = game();
    for seed in 1..=12 {
        let mut setup = dungeon(2 + (seed % 3) as u8);
        (setup.level, setup.penalties) = (Some(7), Penalties([Severity::Major; 3]));
        trial::same_three_ways(&game, &setup, seed).unwrap_or_else(|e| panic!("{seed}: {e}"));
    }
}

/// GH-HID-09: who imagines keeps the back of the top room card, deals its front again, and keeps nothing of the truth.
#[test]
fn an_imagined_top_card_has_the_same_back() {
    let game = game();
    let table = table::Table::new(Arc::clone(&game), dungeon(2), 5).expect("a table");
    let truth = table.world();
    let imagined = |world: &World, seed: u64| {
        let mut world = world.clone();
        game.imagine(&mut world, Seat(1), &mut Chance::seeded(seed));
        world
    };
    let dungeon = |world: &World| world.place.dungeon.clone().expect("a dungeon");
    assert!(!dungeon(truth).back(&game).is_empty());
    let cards = |world: &World| {
        let mut all = world.decks.room_cards.cards_left();
        all.extend(dungeon(world).top);
        all.sort();
        all
    };
    let mut fronts = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let world = imagined(truth, seed);
        assert_eq!(dungeon(&world).back(&game), dungeon(truth).back(&game));
        assert_eq!(cards(&world), cards(truth));
        assert_eq!(game.scene(&world, Viewer::Seat(Seat(1))), game.scene(truth, Viewer::Seat(Seat(1))));
        assert_eq!(imagined(&world, seed + 1), imagined(truth, seed + 1));
        fronts.insert(dungeon(&world).top);
    }
    assert!(fronts.len() > 2, "{fronts:?}");
}

#[test]
fn choices_in_secret_may_come_in_any_order() {
    let game = game();
    for (seed, setup) in (1..).zip(scenarios()).step_by(7) {
        let name = setup.scenario.as_deref().unwrap_or("arena");
        trial::any_order(&game, &setup, seed)
            .unwrap_or_else(|e| panic!("{name}, {} heroes: {e}", setup.heroes));
    }
}

#[test]
fn both_sides_win_sometimes() {
    let game = game();
    let won = (0..60).filter(|seed| {
        let outcome =
            trial::random_game(&game, &setup(4, 0), *seed).unwrap_or_else(|e| panic!("{seed}: {e}"));
        outcome.is_some_and(|o| o.heroes_won)
    });
    let won = won.count();
    assert!(won < 60, "the monsters never won");
}

#[test]
fn a_world_is_small() {
    let game = game();
    let world = game.begin(&setup(4, 0), &mut Chance::seeded(1)).expect("an arena");
    let text = serde_json::to_string(&world).expect("a world");
    assert!(std::mem::size_of::<haven::World>() < 2_048, "{}", std::mem::size_of::<haven::World>());
    assert!(text.len() < 32_768, "{}", text.len());
}

#[test]
fn a_loaded_board_is_the_one_that_all_games_have() {
    let game = game();
    let setup = game.setup(Some("1"), Some(4)).expect("a scenario");
    let mut world = game.begin(&setup, &mut Chance::seeded(1)).expect("a game");
    let loaded = |world: &World| {
        let text = serde_json::to_string(world).expect("a world");
        let mut loaded: World = serde_json::from_str(&text).expect("the same");
        assert!(!Arc::ptr_eq(&loaded.place.board.sight, &world.place.board.sight));
        game.share(&mut loaded);
        assert!(loaded == *world);
        loaded.place.board
    };
    assert!(Arc::ptr_eq(&loaded(&world), &world.place.board));
    world.place.board = world.place.board.with_open(0);
    assert!(Arc::ptr_eq(&loaded(&world), &world.place.board));
    let floor = world.place.board.map.all(Terrain::Floor).iter().next().expect("floor");
    world.place.board = world.place.board.with_terrain(floor, Terrain::Obstacle);
    assert!(Arc::ptr_eq(&loaded(&world).sight, &world.place.board.sight));
}

/// A table keeps every fact for as long as it is played at.
#[test]
fn a_fact_is_small() {
    assert!(std::mem::size_of::<haven::Fact>() <= 72, "{}", std::mem::size_of::<haven::Fact>());
}
