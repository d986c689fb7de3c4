//! How fast sight, range and ways are found. `cargo bench -p board`.

use board::hex::{
    Dir, Doors, Figure, Gait, Ground, Hex, Map, MapBuilder, Offset, Paths, RangeTable, SightRule, SightTable,
    Terrain,
};
use board::{SpaceId, SpaceSet};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// A plain sheet with some obstacles, traps and difficult hexes.
fn sheet(cols: i16, rows: i16) -> Map {
    let terrain = |col: i16, row: i16| match (col * 7 + row * 13) % 17 {
        0 => Terrain::Obstacle,
        1 => Terrain::Trap,
        2 => Terrain::Difficult,
        _ => Terrain::Floor,
    };
    let hexes = (0..rows).flat_map(|row| (0..cols).map(move |col| (col, row)));
    let builder = hexes
        .fold(MapBuilder::new(), |map, (col, row)| map.hex(Offset::new(col, row).hex(), terrain(col, row)));
    builder.build().expect("a sheet is a map")
}

/// Three rooms of fifty hexes in a row with doors between, a pillar and a thin wall in each.
fn three_rooms() -> Map {
    let mut builder = MapBuilder::new();
    for row in 0..10 {
        for col in 0..17 {
            let hex = Offset::new(col, row).hex();
            let between = col % 6 == 5;
            let pillar = col % 6 == 2 && row == 3;
            if !between {
                builder = builder.hex(hex, if pillar { Terrain::Wall } else { Terrain::Floor });
            } else if row == 5 {
                builder = builder.hex(hex, Terrain::Door);
            }
            if col % 6 == 1 && row == 7 {
                builder = builder.wall(hex, Dir::E).wall(hex, Dir::Ne);
            }
        }
    }
    builder.build().expect("rooms are a map")
}

#[divan::bench(args = ["gloomhaven", "frosthaven"])]
fn fill_sight_150_hexes(bencher: Bencher, rule: &str) {
    let map = three_rooms();
    let rule = if rule == "gloomhaven" { SightRule::GLOOMHAVEN } else { SightRule::FROSTHAVEN };
    bencher.bench(|| SightTable::new(black_box(&map), Doors::all_open(), rule));
}

#[divan::bench(args = ["gloomhaven", "frosthaven"])]
fn fill_sight_one_room_150_hexes(bencher: Bencher, rule: &str) {
    let map = sheet(15, 10);
    let rule = if rule == "gloomhaven" { SightRule::GLOOMHAVEN } else { SightRule::FROSTHAVEN };
    bencher.bench(|| SightTable::new(black_box(&map), Doors::all_open(), rule));
}

/// A room of 150 hexes, and two hexes as far out as a map goes.
#[divan::bench(args = ["gloomhaven", "frosthaven"])]
fn fill_sight_150_hexes_and_two_far_out(bencher: Bencher, rule: &str) {
    let far = [-Map::FAR, Map::FAR].map(|far| Hex::new(far, far));
    let room = (0..150).map(|n| Offset::new(n % 15, n / 15).hex());
    let map = room.chain(far).fold(MapBuilder::new(), |map, hex| map.hex(hex, Terrain::Floor));
    let map = map.build().expect("a room is a map");
    let rule = if rule == "gloomhaven" { SightRule::GLOOMHAVEN } else { SightRule::FROSTHAVEN };
    bencher.bench(|| SightTable::new(black_box(&map), Doors::all_open(), rule));
}

#[divan::bench]
fn look_up_sight_1000_pairs(bencher: Bencher) {
    let map = three_rooms();
    let table = SightTable::new(&map, Doors::all_open(), SightRule::FROSTHAVEN);
    let pairs: Vec<_> = (0..1000).map(|n| (SpaceId(n * 7 % 150), SpaceId(n * 31 % 150))).collect();
    bencher.bench(|| black_box(&pairs).iter().filter(|(a, b)| table.sees(*a, *b)).count());
}

#[divan::bench]
fn fill_range_150_hexes(bencher: Bencher) {
    let map = three_rooms();
    bencher.bench(|| RangeTable::new(black_box(&map), Doors::all_open()));
}

#[divan::bench(args = [(16, 7), (20, 20), (30, 30), (40, 40), (60, 60)])]
fn walk(bencher: Bencher, (cols, rows): (i16, i16)) {
    search(bencher, cols, rows, Gait::Walk, Terrain::Floor);
}

#[divan::bench(args = [(16, 7), (60, 60)])]
fn walk_with_ice(bencher: Bencher, (cols, rows): (i16, i16)) {
    search(bencher, cols, rows, Gait::Walk, Terrain::Icy);
}

#[divan::bench(args = [(16, 7), (60, 60)])]
fn jump(bencher: Bencher, (cols, rows): (i16, i16)) {
    search(bencher, cols, rows, Gait::Jump { heavy_landing: true }, Terrain::Floor);
}

fn search(bencher: Bencher, cols: i16, rows: i16, gait: Gait, extra: Terrain) {
    let map = sheet(cols, rows);
    let mut ground = Ground::of(&map, Doors::all_closed());
    for space in map.spaces().step_by(11) {
        ground.set_figure(space, Some(if space.0 % 2 == 0 { Figure::Ally } else { Figure::Enemy }));
    }
    if extra == Terrain::Icy {
        map.spaces().skip(5).step_by(9).for_each(|space| ground.set_icy(space, true));
    }
    let from = SpaceId(map.len() as u16 / 2);
    ground.set_figure(from, None);
    let mut paths = Paths::default();
    bencher.bench_local(|| {
        paths.search_from(black_box(&map), &ground, gait, from);
        paths.cost(SpaceId(1))
    });
}

#[divan::bench(args = [(16, 7), (60, 60)])]
fn walk_back_from_goals(bencher: Bencher, (cols, rows): (i16, i16)) {
    let map = sheet(cols, rows);
    let ground = Ground::of(&map, Doors::all_closed());
    let goals: SpaceSet = map.spaces().skip(30).take(6).collect();
    let mut paths = Paths::default();
    bencher.bench_local(|| {
        paths.search_to(black_box(&map), &ground, Gait::Walk, &goals);
        paths.cost(SpaceId(0))
    });
}

#[divan::bench]
fn draw_all_ties_16x7(bencher: Bencher) {
    let map = sheet(16, 7);
    let ground = Ground::of(&map, Doors::all_closed());
    let paths = Paths::from(&map, &ground, Gait::Walk, SpaceId(48));
    bencher.bench(|| paths.all_ways(black_box(&map), &ground, SpaceId(63)));
}
