//! Drawings read back as they were written, bad ones say where, and tiles fit together.

mod common;
#[allow(dead_code)] // its main function
#[path = "../examples/picture.rs"]
mod picture;

use std::collections::BTreeSet;

use board::SpaceId;
use board::hex::draw::{Drawing, DrawingError, Picture};
use board::hex::{
    Dir, Hex, Map, Offset, Placed, RoomId, SightMemo, SightRule, Terrain, Tile, TileError, assemble,
    corner_line,
};
use board::hex::{Doors, SightTable};
use common::{Dice, random_map};
use proptest::prelude::*;

proptest! {
    #[test]
    fn a_written_map_reads_back_the_same(seed in any::<u64>()) {
        let map = random_map(&mut Dice::new(seed), 9, 8);
        let text = map.drawing().to_string();
        let again = Map::parse(&text).unwrap();
        prop_assert_eq!(&again.drawing().to_string(), &text);
        // The same but for where it starts.
        let moved = again.hex(board::SpaceId(0)) - map.hex(board::SpaceId(0));
        prop_assert_eq!(again.len(), map.len());
        for space in map.spaces() {
            prop_assert_eq!(again.hex(space), map.hex(space) + moved);
            prop_assert_eq!(again.terrain(space), map.terrain(space));
            for dir in Dir::ALL {
                prop_assert_eq!(again.thin_wall(space, dir), map.thin_wall(space, dir));
                prop_assert_eq!(again.border(space, dir), map.border(space, dir));
            }
        }
    }

    #[test]
    fn saved_maps_load_the_same(seed in any::<u64>()) {
        let map = random_map(&mut Dice::new(seed), 9, 8);
        let text = serde_json::to_string(&map).unwrap();
        prop_assert_eq!(serde_json::from_str::<Map>(&text).unwrap(), map);
    }

    #[test]
    fn what_grows_below_a_map_changes_no_number(seed in any::<u64>(), gap in 1i16..3, aside in -4i16..4) {
        let dice = &mut Dice::new(seed);
        let (map, below) = (random_map(dice, 7, 5), random_map(dice, 7, 5));
        let last = map.spaces().map(|space| map.hex(space).r).max().unwrap();
        let first = below.hex(SpaceId(0)).r;
        let below = below.moved(Hex::new(aside, last + gap - first)).unwrap();
        // With a row between them nothing touches; without one, doors alone may.
        let apart = |hex: Hex| Dir::ALL.map(|dir| map.space(hex.neighbour(dir))).into_iter().flatten();
        let is_door = |map: &Map, space| map.door(space).is_some();
        let touches = below.spaces().any(|new| {
            !is_door(&below, new) && apart(below.hex(new)).any(|old| !is_door(&map, old))
        });
        let grown = map.with_below(&below);
        prop_assert_eq!(grown.is_err(), touches);
        let Ok(grown) = grown else { return Ok(()) };
        prop_assert_eq!(grown.len(), map.len() + below.len());
        prop_assert_eq!(grown.rooms().count(), map.rooms().count() + below.rooms().count());
        for space in map.spaces() {
            prop_assert_eq!(grown.hex(space), map.hex(space));
            prop_assert_eq!(grown.terrain(space), map.terrain(space));
            prop_assert_eq!(grown.room(space), map.room(space));
            prop_assert_eq!(grown.door(space), map.door(space));
            for (dir, to) in map.neighbours(space) {
                prop_assert_eq!(grown.neighbour(space, dir), Some(to));
            }
        }
        for space in below.spaces() {
            let there = SpaceId(map.len() as u16 + space.0);
            let room = below.room(space).map(|room| RoomId(map.rooms().count() as u16 + room.0));
            prop_assert_eq!(grown.hex(there), below.hex(space));
            prop_assert_eq!(grown.terrain(there), below.terrain(space));
            prop_assert_eq!(grown.room(there), room);
            prop_assert_eq!(grown.door(there), below.door(space).map(|door| map.doors().len() + door));
        }
        prop_assert!(below.with_below(&map).is_err());
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[ .#%+^|:/\\\\A\n\t]{0,80}") {
        let _ = Map::parse(&text);
    }

    #[test]
    fn columns_and_rows_convert_both_ways(col in -400i16..400, row in -400i16..400) {
        let offset = Offset::new(col, row);
        prop_assert_eq!(offset.hex().offset(), offset);
        prop_assert_eq!(offset.hex().centre().x, 2 * i32::from(col) + i32::from(row & 1));
    }

    #[test]
    fn turning_keeps_distances_and_six_turns_are_none(q in -50i16..50, r in -50i16..50, turns in 0usize..12) {
        let (hex, origin) = (Hex::new(q, r), Hex::default());
        prop_assert_eq!(origin.distance(hex.rotate(turns)), origin.distance(hex));
        prop_assert_eq!(hex.rotate(turns).rotate(12 - turns), hex);
        prop_assert_eq!(hex.mirror().mirror(), hex);
        prop_assert_eq!(origin.distance(hex.mirror()), origin.distance(hex));
    }

    #[test]
    fn a_turned_tile_is_the_same_map(seed in any::<u64>(), turns in 0u8..6, q in -9i16..9, r in -9i16..9) {
        // Sight does not depend on how the map lies on the table.
        let mut dice = Dice::new(seed);
        let map = random_map(&mut dice, 5, 5);
        let at = Hex::new(q, r);
        let turned = map.spaces().fold(board::hex::MapBuilder::new(), |turned, space| {
            let hex = map.hex(space).rotate(turns.into()) + at;
            let walls = Dir::ALL.into_iter().filter(|&dir| map.thin_wall(space, dir));
            walls.fold(turned.hex(hex, map.terrain(space)), |turned, dir| {
                let there = dir.turn(turns.into());
                if map.border(space, dir) { turned.border(hex, there) } else { turned.wall(hex, there) }
            })
        });
        let turned = turned.build().unwrap();
        for rule in [SightRule::GLOOMHAVEN, SightRule::FROSTHAVEN, SightRule::GLOOMHAVEN.on_a_sheet()] {
            let (here, there) = (SightTable::new(&map, Doors::all_open(), rule), SightTable::new(&turned, Doors::all_open(), rule));
            let place = |space| turned.space(map.hex(space).rotate(turns.into()) + at).unwrap();
            for a in map.spaces() {
                for b in map.spaces() {
                    prop_assert_eq!(here.sees(a, b), there.sees(place(a), place(b)));
                }
            }
        }
    }

    #[test]
    fn a_drawn_line_exists_exactly_where_there_is_sight(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let map = random_map(&mut dice, 6, 5);
        let doors = dice.doors();
        let rule = SightRule::GLOOMHAVEN;
        let table = SightTable::new(&map, doors, rule);
        for _ in 0..9 {
            let (a, b) = (dice.space(&map), dice.space(&map));
            if a != b {
                prop_assert_eq!(corner_line(&map, doors, rule, a, b).is_some(), table.sees(a, b));
            }
        }
    }
}

#[test]
fn the_drawing_of_the_documentation_is_right() {
    let text = " . . .|. .\n  . # . + .\n      /\\\n . . . . .\n";
    let drawing: Drawing = text.parse().unwrap();
    assert_eq!(drawing.to_string(), text);
    let map = Map::parse(text).unwrap();
    let above = map.at(2, 1).unwrap();
    assert!(map.thin_wall(above, Dir::Se) && !map.thin_wall(above, Dir::Sw));
    assert!(map.thin_wall(map.at(3, 1).unwrap(), Dir::Sw));
}

#[test]
fn bad_drawings_say_where() {
    let error = |text: &str| Map::parse(text).unwrap_err();
    assert_eq!(error(" . .\n . ."), DrawingError::OffGrid { line: 2, column: 2, found: '.' });
    assert_eq!(error("\n\n . ..\n"), DrawingError::OffGrid { line: 3, column: 5, found: '.' });
    assert_eq!(error(" . .\n  . .   |"), DrawingError::LostWall { line: 2, column: 9, found: '|' });
    assert_eq!(error(" . .\n \\\n  . ."), DrawingError::LostWall { line: 2, column: 2, found: '\\' });
    assert_eq!(error(" . /"), DrawingError::LostWall { line: 1, column: 4, found: '/' });
    assert!(error("").to_string().contains("at least one hex"));
    assert_eq!(error(" .\t."), DrawingError::Blank { line: 1, column: 3, found: '\t' });
    let wide = format!(" .{}#", " ".repeat(131_071));
    assert_eq!(error(&wide), DrawingError::TooFar { line: 1, column: 131_074, found: '#' });
    assert!(matches!(error(&format!(" .{}\n .", "\n".repeat(65_535))), DrawingError::TooFar { .. }));
    let unknown = " . ?".parse::<Drawing>().unwrap().map(Drawing::usual).unwrap_err();
    assert_eq!(unknown.to_string(), "'?' at column,row 1,0 is in no legend");
}

#[test]
fn the_picture_of_the_documentation_is_up_to_date() {
    // Made by `cargo run -p board --example picture`.
    let kept = include_str!("../../../docs/pictures/board.svg");
    assert_eq!(picture::sample().unwrap(), kept);
    assert!(kept.len() < 40_000);
}

#[test]
fn pictures_are_well_formed_for_all_random_maps() {
    for seed in 0..50 {
        let map = random_map(&mut Dice::new(seed), 9, 8);
        let svg = Picture::of(&map).title("<&\">").coordinates().svg();
        // Every element is closed, and no text escapes its place.
        let (opened, closed) = (svg.matches('<').count(), svg.matches('>').count());
        assert_eq!(opened, closed);
        assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count());
        assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
    }
}

#[test]
fn pictures_on_one_page_share_no_names() {
    let map = Map::parse(" . .\n  # .").unwrap();
    let pictures =
        [Picture::of(&map), Picture::of(&map).title("A"), Picture::of(&map).token(SpaceId(0), "1")];
    let names = |svg: &str| -> BTreeSet<String> {
        svg.split("id=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(String::from).collect()
    };
    let all: Vec<BTreeSet<String>> = pictures.iter().map(|picture| names(&picture.svg())).collect();
    assert!(all.iter().all(|names| names.len() == 4));
    assert!((0..3).all(|a| (0..a).all(|b| all[a].is_disjoint(&all[b]))));
    // Every shape that is used has a name in the same picture.
    let svg = pictures[0].svg();
    let used: BTreeSet<String> =
        svg.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).map(String::from).collect();
    assert!(!used.is_empty() && used.is_subset(&all[0]));
    assert_eq!(svg, Picture::of(&map).svg());
}

#[test]
fn labels_hold_nothing_that_xml_cannot() {
    let map = Map::parse(" . .").unwrap();
    let picture = Picture::of(&map).title("a\u{0}b").token(SpaceId(0), "\u{1}&").figure(
        SpaceId(1),
        "\u{ffff}\n",
        board::hex::draw::Side::Hero,
    );
    let svg = picture.svg();
    assert!(svg.contains("<title>a\u{fffd}b</title>") && svg.contains("\u{fffd}&amp;</text>"));
    assert!(!svg.chars().any(|what| what.is_control() && what != '\n'));
    // Lines far outside the map do no harm.
    let far = board::hex::Point { x: i32::MAX, y: i32::MIN };
    assert!(Picture::of(&map).sight_line(far, far).svg().ends_with("</svg>\n"));
}

fn tile(name: &str, text: &str) -> Tile {
    let drawing: Drawing = text.parse().unwrap();
    Tile {
        name: name.into(),
        hexes: drawing.cells().map(|(hex, _)| hex).collect(),
        walls: drawing.walls().collect(),
    }
}

fn put(tile: &Tile, turns: u8, q: i16, r: i16) -> Placed {
    Placed { tile: tile.clone(), turns, at: Hex::new(q, r) }
}

#[test]
fn tiles_side_by_side_are_parted_until_a_corridor_joins_them() {
    // FH-MAP-05 (example), GH-MAP-09: a corridor laid across the seam makes one room.
    let square = tile("square", " . .\n  . .\n . .");
    let tiles = [put(&square, 0, 0, 0), put(&square, 0, 2, 0)];
    assert!(matches!(assemble(&tiles, &[], &[]), Err(TileError::Apart { .. })));
    let seam = Offset::new(1, 1).hex();
    let map = assemble(&tiles, &[], &[seam]).unwrap();
    assert_eq!(map.rooms().count(), 1);
    assert_eq!(map.drawing().to_string(), " . .:. .\n  . . . .\n . .:. .\n");
}

#[test]
fn a_door_between_tiles_makes_two_rooms() {
    let row = tile("row", " . . .");
    let map =
        assemble(&[put(&row, 0, 0, 0), put(&row, 3, 6, 0)], &[(Hex::new(3, 0), Terrain::Door)], &[]).unwrap();
    assert_eq!(map.drawing().to_string(), " . . . + . . .\n");
    assert_eq!(map.rooms().count(), 2);
}

#[test]
fn tiles_that_do_not_fit_say_why() {
    let row = tile("row", " . . .");
    let other = tile("other", " . .");
    let overlap = assemble(&[put(&row, 0, 0, 0), put(&other, 0, 2, 0)], &[], &[]).unwrap_err();
    assert_eq!(overlap.to_string(), "tiles row and other overlap in hex 2,0");
    let nowhere = assemble(&[put(&row, 0, 0, 0)], &[(Hex::new(3, 0), Terrain::Door)], &[]).unwrap_err();
    assert_eq!(nowhere, TileError::Nowhere(Hex::new(3, 0)));
    let lost = assemble(&[put(&row, 0, 0, 0)], &[(Hex::new(9, 9), Terrain::Trap)], &[]).unwrap_err();
    assert!(matches!(lost, TileError::Lost { what: "overlay", .. }));
    let twice = assemble(
        &[put(&row, 0, 0, 0)],
        &[(Hex::new(0, 0), Terrain::Trap), (Hex::new(0, 0), Terrain::Icy)],
        &[],
    );
    assert!(matches!(twice, Err(TileError::Map(_))));
}

#[test]
fn a_wall_tile_may_lie_on_the_first_hex_of_the_first_tile() {
    // FH-OVL-26.
    let row = tile("row", " . . .");
    let tiles = [put(&row, 0, 0, 0), put(&row, 0, 4, 0)];
    let door = (Hex::new(3, 0), Terrain::Door);
    let map = assemble(&tiles, &[(Hex::new(0, 0), Terrain::Wall), door], &[]).unwrap();
    assert_eq!(map.drawing().to_string(), " % . . + . . .\n");
    // A tile under nothing but wall tiles hangs on nothing, and nothing is asked of it.
    let walled = (0..3).map(|q| (Hex::new(q, 0), Terrain::Wall)).collect::<Vec<_>>();
    assert!(assemble(&[put(&row, 0, 0, 0), put(&row, 0, 3, 0)], &walled, &[]).is_ok());
}

#[test]
fn a_tile_that_walls_split_in_two_still_holds_what_lies_on_either_side() {
    // FH-MAP-09: the door leads out of the second part of the first tile.
    let split = tile("split", " .|. .");
    let row = tile("row", " . .");
    let tiles = [put(&split, 0, 0, 0), put(&row, 0, 4, 0)];
    let map = assemble(&tiles, &[(Hex::new(3, 0), Terrain::Door)], &[]).unwrap();
    assert_eq!(map.drawing().to_string(), " .|. . + . .\n");
    assert_eq!(map.rooms().count(), 3);
}

#[test]
fn every_overlay_may_cover_a_border_hex() {
    // FH-MAP-05: it takes away the wall lines around it, so that the tiles beside it are one room.
    let row = tile("row", " . . .");
    let tiles = [put(&row, 0, 0, 0), put(&row, 0, 4, 0)];
    for (terrain, sign) in [(Terrain::Difficult, '~'), (Terrain::Obstacle, '#'), (Terrain::Hazardous, '!')] {
        let map = assemble(&tiles, &[(Hex::new(3, 0), terrain)], &[]).unwrap();
        assert_eq!(map.drawing().to_string(), format!(" . . . {sign} . . .\n"));
        assert_eq!(map.rooms().count(), 1);
    }
    // One that hangs on another that lies beside a tile.
    let far = assemble(&tiles[..1], &[(Hex::new(3, 0), Terrain::Icy), (Hex::new(4, 0), Terrain::Icy)], &[]);
    assert_eq!(far.unwrap().drawing().to_string(), " . . . * *\n");
    let lost = assemble(&tiles[..1], &[(Hex::new(4, 0), Terrain::Icy), (Hex::new(5, 0), Terrain::Icy)], &[]);
    assert_eq!(
        lost.unwrap_err().to_string(),
        "the overlay on hex 4,0 lies neither on a tile nor on the border hexes of one"
    );
}

#[test]
fn a_figure_is_put_where_the_map_has_it() {
    // Maps need not start in column 0 and row 0; only the text does.
    for (col, row) in [(2, 0), (0, 1), (3, 3), (-4, -5)] {
        let hexes = (0..6).map(|n| Offset::new(col + n % 3, row + n / 3));
        let map = hexes
            .fold(board::hex::MapBuilder::new(), |map, at| map.hex(at.hex(), Terrain::Floor))
            .build()
            .unwrap();
        let mut drawing = map.drawing();
        assert!(drawing.cells().all(|(hex, _)| map.space(hex).is_some()));
        assert!(drawing.put(Offset::new(col, row), 'H') && drawing.put(Offset::new(col + 2, row + 1), 'M'));
        let text = drawing.to_string();
        let [first, second]: [&str; 2] = text.lines().collect::<Vec<_>>().try_into().unwrap();
        assert!(first.trim_start().starts_with('H') && second.ends_with('M'), "{text}");
        assert!(Map::parse(&text).is_ok());
    }
}

#[test]
fn a_sign_that_is_no_hex_is_not_put() {
    let mut drawing: Drawing = " . .".parse().unwrap();
    for sign in ['|', '/', '\\', ':', ' ', '\t', '\u{1}'] {
        assert!(!drawing.put(Offset::new(0, 0), sign), "{sign:?}");
    }
    assert_eq!(drawing.to_string(), " . .\n");
}

#[test]
fn a_turned_tile_carries_its_walls_along() {
    let split = tile("split", " .|.");
    let turned = assemble(&[put(&split, 1, 4, 4)], &[], &[]);
    // The wall cuts the tile in two, but it is one tile.
    let map = turned.unwrap();
    assert!(map.thin_wall(map.space(Hex::new(4, 4)).unwrap(), Dir::Se));
    assert_eq!(map.rooms().count(), 2);
}

#[test]
fn the_memo_knows_maps_and_doors_apart() {
    let memo = SightMemo::new();
    let [a, b] = [" . + .", " . . ."].map(|text| Map::parse(text).unwrap());
    for map in [&a, &b] {
        for doors in [Doors::all_closed(), Doors::all_open(), Doors::all_closed().with_open(0)] {
            for rule in [SightRule::GLOOMHAVEN, SightRule::FROSTHAVEN] {
                assert_eq!(*memo.table(map, doors, rule), SightTable::new(map, doors, rule));
            }
        }
    }
    // The map without doors has one table per rule, the other one for open and one for closed.
    assert_eq!(memo.len(), 2 + 4);
}
