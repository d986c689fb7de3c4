//! How big a world is. `cargo bench -p haven --bench memory`

use haven::Haven;
use table::{Chance, Game, RandomPlayer, State, play_unit};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

fn main() {
    let _profiler = dhat::Profiler::builder().testing().build();
    let game = Haven::gloomhaven().unwrap_or_else(|e| panic!("{e}"));
    let own = size_of::<haven::World>();
    println!(
        "worlds of four characters at every rest of 200 random games; the board and what no game changes are shared"
    );
    println!("the world itself: {own} bytes");
    for scenario in [None, Some("1"), Some("3"), Some("5"), Some("random-dungeon")] {
        let (mean, most, blocks) = measure(&game, scenario);
        let name = scenario.unwrap_or("arena");
        println!("{name}: with what it holds {mean} bytes on average, {most} at most, in {blocks} blocks");
    }
}

/// A world with all it holds, in bytes: the mean and the most; and the mean number of blocks.
fn measure(game: &Haven, scenario: Option<&str>) -> (usize, usize, usize) {
    let setup = game.setup(scenario, Some(4)).expect("a scenario");
    let own = size_of::<haven::World>();
    let (mut rests, mut sum, mut most, mut blocks) = (0, 0, 0, 0);
    for seed in 1..=200 {
        let world = game.begin(&setup, &mut Chance::seeded(seed)).expect("a scenario");
        let mut state = State::<Haven> { world, chance: Chance::seeded(seed) };
        let mut player = RandomPlayer::new(seed);
        while game.outcome(&state.world).is_none() {
            let before = dhat::HeapStats::get();
            let copy = state.world.clone();
            let after = dhat::HeapStats::get();
            let bytes = own + after.curr_bytes - before.curr_bytes;
            drop(copy);
            (rests, sum, most) = (rests + 1, sum + bytes, most.max(bytes));
            blocks += after.curr_blocks - before.curr_blocks;
            play_unit(game, &mut state, &mut player, None).expect("a unit");
        }
    }
    (sum / rests, most, blocks / rests)
}
