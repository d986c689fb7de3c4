//! The properties of what is shown, in many random games: `cargo run --release -p haven --example shown -- 200`.
//!
//! Scenarios 1 to 5, a random dungeon and an arena: every option can be clicked, every option is previewed without
//! changing anything, worlds that a seat cannot tell apart look the same, every world at rest is made again from its
//! position, and a situation that is given away asks the same. Then the sizes of scenes.

use haven::content::RANDOM_DUNGEON;
use haven::{Haven, Setup, World};
use std::sync::Arc;
use table::{Chance, Game, RandomPlayer, Seat, SeatSet, State, Viewer, playout, trial};

/// What was measured of the scenes of a game.
#[derive(Default)]
struct Scenes {
    count: u64,
    bytes: u64,
    most: u64,
}

struct Watching(RandomPlayer, Scenes);

impl table::Answers<Haven> for Watching {
    fn answer(
        &mut self,
        game: &Haven,
        ask: &table::Ask<'_, Haven>,
        world: &mut World,
        chance: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let scene = game.scene(world, Viewer::Seat(Seat(0)));
        let bytes = serde_json::to_string(&scene).map_or(0, |text| text.len() as u64);
        self.1.count += 1;
        self.1.bytes += bytes;
        self.1.most = self.1.most.max(bytes);
        table::Answers::answer(&mut self.0, game, ask, world, chance)
    }
}

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(20);
    let game = Arc::new(Haven::gloomhaven().unwrap_or_else(|e| panic!("{e}")));
    let names = game.content.scenarios.iter().take(5).map(|s| s.name.clone());
    let mut failed = 0;
    for name in names.chain([RANDOM_DUNGEON.to_owned(), "arena".to_owned()]) {
        failed += look_at(&game, &name, games);
    }
    std::process::exit(i32::from(failed > 0));
}

fn setup(game: &Haven, name: &str, seed: u64) -> Setup {
    let scenario = Some(name).filter(|name| *name != "arena");
    game.setup(scenario, Some(2 + (seed % 3) as u8)).unwrap_or_else(|e| panic!("{e}"))
}

/// Plays so many games of a scenario with each property. Says how many failed.
fn look_at(game: &Arc<Haven>, name: &str, games: u64) -> u32 {
    let (mut options, mut previews, mut looks, mut rests, mut failed) = (0, 0, 0, 0, 0);
    let (mut given, mut kept) = (0, 0);
    let mut scenes = Scenes::default();
    for seed in 0..games {
        let setup = setup(game, name, seed);
        let redeal = |world: &mut World, chance: &mut Chance| game.imagine(world, Seat(0), chance);
        let mut count = |what: &str, result: Result<usize, String>| match result {
            Ok(n) => n,
            // GH-EXH-04: who is exhausted loses all cards, and the lost pile is open.
            Err(e) if what == "same-eyes" && e.contains(r#"exhausted\":true"#) => 0,
            Err(e) => {
                failed += 1;
                let e: String = e.chars().take(600).collect();
                println!("{name}, seed {seed}, {what}: {e}");
                0
            }
        };
        options += count("clickable", trial::clickable(game, &setup, seed));
        previews += count("previewed", trial::previewed(game, &setup, seed));
        looks += count("same-eyes", trial::same_eyes(game, &setup, seed, SeatSet::one(Seat(0)), redeal));
        rests += count("described", trial::described(game, &setup, seed));
        // Each is tried at a table of its own: in every tenth game.
        if seed % 10 == 0 {
            let shared = trial::given_away(game, &setup, seed).map(|(some, none)| {
                kept += none;
                some
            });
            given += count("given away", shared);
        }
        watch(game, &setup, seed, &mut scenes);
    }
    let mean = scenes.bytes / scenes.count.max(1);
    println!(
        "{name}: {games} games, {options} options, {previews} bytes of previews, {looks} looks, {rests} rests, \
         {given} situations given away and {kept} not, {failed} failed; a scene of {mean} bytes (at most {})",
        scenes.most
    );
    failed
}

fn watch(game: &Haven, setup: &Setup, seed: u64, scenes: &mut Scenes) {
    let mut chance = Chance::seeded(seed);
    let Ok(world) = game.begin(setup, &mut chance) else { return };
    let mut state = State::<Haven> { world, chance };
    let mut watching = Watching(RandomPlayer::new(seed), std::mem::take(scenes));
    if let Err(broken) = playout(game, &mut state, &mut watching, None, false) {
        println!("{broken}");
    }
    *scenes = watching.1;
}
