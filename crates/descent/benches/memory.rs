//! How big a world is. `cargo bench -p descent --bench memory`

use descent::Descent;
use table::{Chance, Game, RandomPlayer, State, play_unit};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

fn main() {
    let _profiler = dhat::Profiler::builder().testing().build();
    let game = Descent::new().unwrap_or_else(|e| panic!("{e}"));
    println!("worlds of four heroes at every rest of 100 random games; the ground of a quest is shared");
    println!("the world itself: {} bytes", size_of::<descent::World>());
    for quest in &game.content.quests {
        let (mean, most, blocks) = measure(&game, &quest.name);
        let name = &quest.name;
        println!("{name}: with what it holds {mean} bytes on average, {most} at most, in {blocks} blocks");
    }
}

/// A world with all it holds, in bytes: the mean and the most; and the mean number of blocks.
fn measure(game: &Descent, quest: &str) -> (usize, usize, usize) {
    let setup = game.setup(Some(quest), Some(4)).expect("a quest");
    let own = size_of::<descent::World>();
    let (mut rests, mut sum, mut most, mut blocks) = (0, 0, 0, 0);
    for seed in 1..=100 {
        let world = game.begin(&setup, &mut Chance::seeded(seed)).expect("a table");
        let mut state = State::<Descent> { world, chance: Chance::seeded(seed) };
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
