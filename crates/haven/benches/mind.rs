//! How long a figure thinks.

#[path = "../tests/common/mod.rs"]
mod common;

use common::{Dice, Scene, Tables, Taste, USUAL, random};
use divan::{Bencher, counter::ItemsCount};
use haven::mind::Mind;

fn main() {
    divan::main();
}

fn scenes(count: usize, taste: Taste, keep: impl Fn(&Scene) -> bool) -> Vec<(Scene, Tables)> {
    let mut dice = Dice::new(7);
    let scenes = std::iter::repeat_with(|| random(&mut dice, taste)).filter(keep).take(count);
    scenes.map(|scene| (scene.tables(), scene)).map(|(tables, scene)| (scene, tables)).collect()
}

/// One decision after the other over 256 positions: the samples are single decisions, so the median is that of a
/// decision.
fn one_by_one(bencher: Bencher, scenes: Vec<(Scene, Tables)>) {
    let mut mind = Mind::new();
    let mut next = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let (scene, tables) = &scenes[next % scenes.len()];
        next += 1;
        mind.options(&scene.situation(tables))
    });
}

/// Positions of all kinds on the usual board.
#[divan::bench(sample_count = 20_000, sample_size = 1)]
fn any_position(bencher: Bencher) {
    one_by_one(bencher, scenes(256, USUAL, |_| true));
}

/// The same, with reasons.
#[divan::bench(sample_count = 20_000, sample_size = 1)]
fn any_position_with_reasons(bencher: Bencher) {
    let scenes = scenes(256, USUAL, |_| true);
    let mut mind = Mind::new();
    let mut next = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let (scene, tables) = &scenes[next % scenes.len()];
        next += 1;
        mind.plan(&scene.situation(tables))
    });
}

/// Positions with an area attack.
#[divan::bench(sample_count = 20_000, sample_size = 1)]
fn area_attack(bencher: Bencher) {
    one_by_one(bencher, scenes(256, USUAL, |scene| scene.area.is_some()));
}

/// Positions with an attack on several targets and no area.
#[divan::bench(sample_count = 20_000, sample_size = 1)]
fn several_targets(bencher: Bencher) {
    one_by_one(bencher, scenes(256, USUAL, |scene| scene.area.is_none() && scene.targets > 1));
}

/// More enemies on the usual board.
#[divan::bench(args = [1, 4, 16, 40], sample_count = 5_000, sample_size = 1)]
fn growth_with_enemies(bencher: Bencher, foes: usize) {
    let taste = Taste { foes, areas: false, ..USUAL };
    one_by_one(bencher, scenes(64, taste, |scene| scene.foes.len() * 4 >= foes * 3));
}

/// Larger boards with the usual number of figures: 112, 448 and 1,792 hexes.
#[divan::bench(args = [1, 2, 4], sample_count = 2_000, sample_size = 1)]
fn growth_with_the_board(bencher: Bencher, times: usize) {
    let taste = Taste { columns: 16 * times, rows: 7 * times, areas: false, ..USUAL };
    one_by_one(bencher, scenes(64 / times, taste, |_| true));
}
