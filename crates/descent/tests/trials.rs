//! The kernel's properties on every quest with random players.

use descent::{Descent, Setup};
use std::sync::Arc;
use table::{Chance, Game, Seat, SeatSet, Table, trial};

fn game() -> Arc<Descent> {
    Arc::new(Descent::new().unwrap_or_else(|e| panic!("{e}")))
}

/// Every quest with two to four heroes, with the usual party and with another.
fn setups() -> Vec<(Setup, u64)> {
    let game = game();
    let mut all = Vec::new();
    for quest in &game.content.quests {
        for heroes in 2..=4 {
            let mut setup = game.setup(Some(&quest.name), Some(heroes)).expect("a quest");
            all.push((setup.clone(), all.len() as u64 + 1));
            let others = ["widow-tarha", "grisban-the-thirsty", "tomble-burrowell", "ashrian"];
            setup.heroes = others.iter().take(heroes.into()).map(|name| (*name).to_owned()).collect();
            setup.classes =
                ["necromancer", "berserker", "thief", "spiritspeaker"].map(str::to_owned).to_vec();
            grown(&game, &mut setup, all.len());
            all.push((setup, all.len() as u64 + 1));
        }
    }
    all
}

/// Heroes with all skills of their classes and some items of the shop, and an overlord with the cards of a class.
fn grown(game: &Descent, setup: &mut Setup, n: usize) {
    let class = |name: &String| game.content.class(name).expect("a class");
    let skills = |name: &String| {
        let more = game.class(class(name)).skills.iter().filter(|id| game.skill(**id).xp > 0);
        more.map(|id| game.skill(*id).name.clone()).collect()
    };
    setup.classes.truncate(setup.heroes.len());
    setup.skills = setup.classes.iter().map(skills).collect();
    let shop: Vec<&String> =
        game.content.items.iter().filter(|item| item.act.is_some()).map(|item| &item.name).collect();
    let item = |k: usize| shop[(n * 5 + k) % shop.len()].clone();
    setup.items = (0..setup.heroes.len()).map(|hero| vec![item(2 * hero), item(2 * hero + 1)]).collect();
    setup.overlord = vec!["universal".to_owned(), ["warlord", "magus", "saboteur"][n % 3].to_owned()];
}

fn each<T>(step: usize, trial: impl Fn(&Arc<Descent>, &Setup, u64) -> Result<T, String>) -> Vec<T> {
    let game = game();
    let run = |(setup, seed): (Setup, u64)| {
        trial(&game, &setup, seed)
            .unwrap_or_else(|e| panic!("{}, {:?}, seed {seed}: {e}", setup.quest, setup.heroes))
    };
    setups().into_iter().step_by(step).map(run).collect()
}

#[test]
fn random_games_end() {
    let game = game();
    for (setup, seed) in setups() {
        let ended = trial::random_game(&game, &setup, seed);
        let what = format!("{}, {:?}, seed {seed}", setup.quest, setup.heroes);
        assert!(ended.unwrap_or_else(|e| panic!("{what}: {e}")).is_some(), "{what}");
    }
}

#[test]
fn in_place_at_a_table_and_from_the_record_it_is_the_same_game() {
    let questions: usize = skirmishes(12, trial::same_three_ways).into_iter().sum();
    assert!(questions > 1_000, "{questions}");
    let game = game();
    let setup = game.setup(Some("the-drowned-road"), Some(3)).expect("a quest");
    trial::same_three_ways(&game, &setup, 1).unwrap_or_else(|e| panic!("{e}"));
}

#[test]
fn a_world_at_rest_is_described_and_made_again() {
    let rests: usize = each(9, trial::described).into_iter().sum();
    assert!(rests > 200, "{rests}");
}

#[test]
fn shaken_games_stay_sound() {
    each(7, trial::shaken);
}

/// A quest that is soon over. From every question of the games below the rest of the game is imagined, so what they take
/// grows with the square of their length.
const SKIRMISH: &str = r##"(
    name: "skirmish", act: 1, ours: true,
    drawing: "
........
......~.
........
",
    tiles: "
ssaaagxx
ssaaagxx
ssaaagxx
",
    named: { 's': "entrance", 'a': "floor", 'g': "guards", 'x': "exit" },
    start: "entrance", exit: "exit",
    tokens: [(token: search, at: (2, 0))],
    groups: [(monster: "goblin-archer", tile: "guards")],
    heroes_win: ClearMap,
    overlord_wins: Leave("goblin-archer", 1),
)"##;

fn skirmish() -> Arc<Descent> {
    let files: Vec<(&str, &str)> =
        descent::content::BUILT_IN.iter().copied().chain([("quests/skirmish.ron", SKIRMISH)]).collect();
    let content = descent::content::Content::load(&files).unwrap_or_else(|e| panic!("{e}"));
    Arc::new(Descent { content })
}

/// Two to four heroes in that quest; every second party with all skills, items and cards.
fn skirmishes<T>(seeds: u64, trial: impl Fn(&Arc<Descent>, &Setup, u64) -> Result<T, String>) -> Vec<T> {
    let game = skirmish();
    let run = |seed: u64| {
        let mut setup = game.setup(Some("skirmish"), Some(2 + (seed % 3) as u8)).expect("a quest");
        if seed.is_multiple_of(2) {
            grown(&game, &mut setup, seed as usize);
        }
        trial(&game, &setup, seed).unwrap_or_else(|e| panic!("{:?}, seed {seed}: {e}", setup.heroes))
    };
    (1..=seeds).map(run).collect()
}

/// DE-HID-01: two worlds that differ in the overlord's hand look the same to heroes, and what is imagined from them, too.
#[test]
fn the_overlords_hand_cannot_be_told() {
    let game = skirmish();
    let mut looks = 0;
    for (heroes, seed) in (1..=10_u64).map(|seed| (2 + seed as u8 % 3, seed)) {
        let setup = game.setup(Some("skirmish"), Some(heroes)).expect("a quest");
        let seats = SeatSet::first(heroes.into());
        let redeal = |world: &mut descent::World, chance: &mut Chance| game.imagine(world, Seat(0), chance);
        let compared = trial::same_eyes(&game, &setup, seed, seats, redeal);
        looks += compared.unwrap_or_else(|e| panic!("{heroes} heroes, seed {seed}: {e}"));
    }
    assert!(looks > 1_000, "{looks}");
}

#[test]
fn every_option_works_and_no_other_key_does() {
    let options: usize = skirmishes(4, trial::every_option).into_iter().sum();
    assert!(options > 500, "{options}");
}

#[test]
fn saving_and_undoing_work_at_every_question() {
    let undone: usize = skirmishes(2, trial::save_and_undo).into_iter().map(|undos| undos.undone).sum();
    assert!(undone > 20, "{undone}");
}

#[test]
fn choices_may_come_in_any_order() {
    skirmishes(3, trial::any_order);
}

#[test]
fn every_card_has_one_face() {
    let printed = trial::printed(&*game()).unwrap_or_else(|e| panic!("{e}"));
    assert!(printed > 100, "{printed}");
}

/// Every option points at what it names, and every card that lies there has a face.
#[test]
fn every_option_can_be_clicked() {
    let options: usize = skirmishes(6, trial::clickable).into_iter().sum();
    assert!(options > 500, "{options}");
}

#[test]
fn previews_change_nothing() {
    skirmishes(3, trial::previewed);
}

/// A save names what content may change; what was altered is refused or sound.
#[test]
fn altered_saves_are_refused_or_sound() {
    let mut all = trial::Altered::default();
    skirmishes(12, |game, setup, seed| trial::altered(game, setup, seed, 40))
        .into_iter()
        .for_each(|a| all += a);
    each(4, |game, setup, seed| trial::altered(game, setup, seed, 40)).into_iter().for_each(|a| all += a);
    assert!(all.refused > 100 && all.sound > 100, "{all:?}");
}

#[test]
fn a_world_is_small() {
    let game = game();
    let (setup, _) = setups().remove(3);
    let world = game.begin(&setup, &mut table::Chance::seeded(1)).expect("a quest");
    assert!(std::mem::size_of::<descent::World>() < 4_096, "{}", std::mem::size_of::<descent::World>());
    let text = serde_json::to_string(&world).expect("a world");
    assert!(text.len() < 65_536, "{}", text.len());
}

/// Its tables of sight and distance are filled once for all.
#[test]
fn a_loaded_world_has_the_ground_that_all_have() {
    let game = game();
    let (setup, seed) = setups().swap_remove(0);
    let table = Table::new(Arc::clone(&game), setup, seed).unwrap_or_else(|e| panic!("{e}"));
    let (loaded, notes) = Table::load(Arc::clone(&game), &table.save()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(notes, []);
    assert!(Arc::ptr_eq(&table.world().ground, &loaded.world().ground));
}
