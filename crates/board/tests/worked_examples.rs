//! The examples of the rules on sight, range, movement and areas, as far as geometry decides them.

mod common {
    pub mod position;
}

use board::hex::{
    Cost, Dir, Doors, Figure, FreeEnds, Gait, Ground, Hex, Map, MapBuilder, Paths, Pattern, Placed,
    RangeTable, Ranges, RoomId, SightRule, SightTable, Terrain, Tile, Turn, assemble, corner_line,
};
use board::{SpaceId, SpaceSet};
use common::position::Position;

const GLOOMHAVEN: SightRule = SightRule::GLOOMHAVEN;
const FROSTHAVEN: SightRule = SightRule::FROSTHAVEN;

fn points(found: Option<(Cost, Vec<String>)>) -> Option<u16> {
    found.map(|(cost, _)| cost.points())
}

#[test]
fn the_nearer_hero_may_be_the_longer_way() {
    // GH-FOC-06, FH-FOC-14: the brute B is nearer, but next to him is reached in 4 steps, next to the tinkerer T in 2.
    let position = Position::new(
        "
 . . . . . . . .
  . . # . . . . .
 . . B # M . . T
  . . # . . . . .
 . . . . . . . .",
    );
    let (paths, ranges) = (position.walk('M', "BT", ""), position.ranges());
    assert!(
        ranges.between(position.at('M'), position.at('B'))
            < ranges.between(position.at('M'), position.at('T'))
    );
    assert_eq!(points(position.least(&paths, 'B', 1, GLOOMHAVEN)), Some(4));
    assert_eq!(points(position.least(&paths, 'T', 1, GLOOMHAVEN)), Some(2));
}

#[test]
fn how_far_a_monster_goes_depends_on_its_attack() {
    // GH-MMV-10: in range it stays; melee goes 1 hex to the brute, 2 to brute and tinkerer, 3 to all three.
    let position = Position::new(
        "
 . M . B . .
  . . . . S .
 . . . T . .
  . . . . . .",
    );
    let paths = position.walk('M', "BTS", "");
    assert_eq!(points(position.least(&paths, 'B', 3, GLOOMHAVEN)), Some(0));
    let mut beside = SpaceSet::first(position.map.len());
    for (hero, least) in [('B', 1), ('T', 2), ('S', 3)] {
        beside.intersect_with(&position.attack_hexes(position.at(hero), 1, GLOOMHAVEN));
        assert_eq!(paths.best(&beside).map(|(cost, _)| cost.points()), Some(least), "{hero}");
    }
}

#[test]
fn the_hero_without_traps_on_the_way_is_the_focus() {
    // GH-MTR-02, GH A14: the tinkerer is closer, but only across traps.
    let position = Position::new(
        "
 T ^ M . . .
          .
 B . . . . .",
    );
    let paths = position.walk('M', "TB", "");
    let (tinkerer, _) = position.least(&paths, 'T', 1, GLOOMHAVEN).unwrap();
    let (brute, _) = position.least(&paths, 'B', 1, GLOOMHAVEN).unwrap();
    assert_eq!((tinkerer, brute), (Cost::new(1, 1), Cost::new(0, 7)));
    assert!(brute < tinkerer, "no trap comes before a short way");
}

#[test]
fn an_archer_does_not_step_on_a_trap_to_get_into_range() {
    // GH-MTR-02, GH A15: with range 3 the trap is 1 step away and would do, hex b is 2 steps away and trap-free.
    let position = Position::new(
        "
 . . . . . . .
  M ^ . . B . .
 . d b . . . .",
    );
    let paths = position.walk('M', "B", "");
    let trap = position.map.at(1, 1).unwrap();
    assert!(position.attack_hexes(position.at('B'), 3, GLOOMHAVEN).contains(trap));
    let (cost, _) = position.least(&paths, 'B', 3, GLOOMHAVEN).unwrap();
    assert_eq!(cost, Cost::new(0, 2));
    // With one point she goes nowhere: nothing within one step is an attack hex without a trap.
    let mut reach = paths.within(1);
    reach.intersect_with(&position.attack_hexes(position.at('B'), 3, GLOOMHAVEN));
    assert!(reach.iter().all(|space| paths.cost(space).unwrap().negative() > 0));
}

#[test]
fn ten_hexes_around_a_trap_rather_than_two_through_it() {
    // FH-FOC-07, FH Acceptance 8: beside E through the trap in 2, or around the walls.
    let position = Position::new(
        "
 . . . . . .
  . % % % % .
 . % M ^ . E
  . % . % % .
 . . . % . .
  . . % . . .",
    );
    let paths = position.walk('M', "E", "");
    assert_eq!(paths.cost(position.map.at(4, 2).unwrap()), Some(Cost::new(1, 2)));
    let (cost, _) = position.least(&paths, 'E', 1, FROSTHAVEN).unwrap();
    assert_eq!(cost, Cost::new(0, 12));
    // Three points bring it three hexes along the long way, and off the short one.
    let ground = position.ground("E", "");
    let goals = position.attack_hexes(position.at('E'), 1, FROSTHAVEN);
    let left = Paths::to(&position.map, &ground, Gait::Walk, &goals);
    let clean = |space: &SpaceId| paths.cost(*space).is_some_and(|cost| cost.negative() == 0);
    let least = paths.within(3).iter().filter(clean).map(|space| left.cost(space).unwrap()).min();
    assert_eq!(least, Some(Cost::new(0, 9)));
}

#[test]
fn no_free_hex_beside_the_only_hero_means_no_focus() {
    // FH-FOC-10, FH-FOC-14, GH-FOC-07: allies may be passed, but every hex next to the hero is taken.
    let position = Position::new(
        "
 . . . . .
  . a a . .
 . a H # .
  . # a . .
 M . . . .",
    );
    let paths = position.walk('M', "H", "a");
    assert_eq!(position.least(&paths, 'H', 1, FROSTHAVEN), None);
    assert!(position.least(&paths, 'H', 2, FROSTHAVEN).is_some());
}

#[test]
fn one_point_brings_the_archer_into_range_of_either_hero() {
    // FH-MMV-08 (first example).
    let position = Position::new(
        "
 . . . . . . .
  A . . . G . .
 . . . . . . .
  . . . B . . .",
    );
    let paths = position.walk('A', "GB", "");
    for hero in ['G', 'B'] {
        assert_eq!(points(position.least(&paths, hero, 3, FROSTHAVEN)), Some(1), "{hero}");
    }
}

#[test]
fn a_guard_stays_when_one_point_brings_it_no_closer() {
    // FH-MMV-03, FH-MMV-08: difficult terrain costs two points, so nothing in reach shortens the way.
    let position = Position::new(
        "
 % % % % % %
  M ~ . . H %
 % % % % % %",
    );
    let ground = position.ground("H", "");
    let goals = position.attack_hexes(position.at('H'), 1, FROSTHAVEN);
    let left = Paths::to(&position.map, &ground, Gait::Walk, &goals);
    let reach = Paths::from(&position.map, &ground, Gait::Walk, position.at('M')).within(1);
    let here = left.cost(position.at('M')).unwrap();
    assert_eq!(here, Cost::new(0, 4));
    assert!(reach.iter().all(|space| left.cost(space).unwrap() >= here));
}

#[test]
fn a_hound_stays_if_only_a_trap_would_shorten_its_way_while_another_way_exists() {
    // FH-MMV-08 (B): around the walls there is no trap, but with two points the hound M comes no further that way than
    // into hexes where other hounds stand.
    let position = Position::new(
        "
 M ^ . H .
  h % % % .
   h . . .",
    );
    let ground = position.ground("H", "h");
    let goals = position.attack_hexes(position.at('H'), 1, FROSTHAVEN);
    let left = Paths::to(&position.map, &ground, Gait::Walk, &goals);
    let here = left.cost(position.at('M'));
    assert_eq!(here, Some(Cost::new(0, 7)));
    let paths = Paths::from(&position.map, &ground, Gait::Walk, position.at('M'));
    let (springs, clean): (Vec<_>, Vec<_>) =
        paths.within(2).iter().partition(|&space| paths.cost(space).unwrap().negative() > 0);
    assert!(springs.iter().any(|&space| left.cost(space) < here), "the trap is a shorter way");
    assert_eq!(clean, [position.at('M')], "it does not move");
}

#[test]
fn guards_in_the_room_are_seen_the_archer_behind_the_corner_is_not() {
    // FH-LOS-05.
    let position = Position::new(
        "
 . g . %
  . . . %
 . . b %
  g . . % A
 . . g . .",
    );
    let sight = position.sight(FROSTHAVEN);
    for guard in position.all("g").iter() {
        assert!(sight.sees(position.at('b'), guard), "{}", position.name(guard));
    }
    assert!(!sight.sees(position.at('b'), position.at('A')));
}

#[test]
fn neighbours_split_by_a_wall_line_but_in_sight_are_at_range_two() {
    // FH-RNG-03: past the open door d; with the door closed they are out of range and sight.
    let mut position = Position::new(
        "
 . . A|b . .
  % % + % %",
    );
    let (archer, blade) = (position.at('A'), position.at('b'));
    assert!(position.sight(FROSTHAVEN).sees(archer, blade));
    assert_eq!(position.ranges().between(archer, blade), Some(2));
    assert!(!position.map.adjacent(archer, blade, position.doors));
    position.doors = Doors::all_closed();
    assert!(!position.sight(FROSTHAVEN).sees(archer, blade));
    assert_eq!(position.ranges().between(archer, blade), None);
}

#[test]
fn range_is_not_counted_through_walls() {
    // GH-ATK-11, FH-RNG-02: figures and obstacles do not matter, walls do.
    let position = Position::new(
        "
 a # b|c
  % . . .",
    );
    let ranges = position.ranges();
    assert_eq!(ranges.between(position.at('a'), position.at('b')), Some(2));
    assert_eq!(ranges.between(position.at('b'), position.at('c')), Some(2));
}

#[test]
fn one_hex_of_the_triangle_within_range_is_enough() {
    // GH-AOE-05, FH-AOE-04: attack 4, range 3, three hexes that touch each other.
    let map = Map::parse(" . . . . . . .\n  . . . . . . .").unwrap();
    let from = map.at(0, 0).unwrap();
    let ranges = RangeTable::new(&map, Doors::all_open());
    let anchors = ranges.within(from, 3);
    let triangle = Pattern::ranged([Hex::new(0, 0), Hex::new(1, 0), Hex::new(0, 1)]);
    let areas = triangle.areas(&map, from, &anchors, Turn::Rotate);
    let far = map.at(4, 0).unwrap();
    assert_eq!(ranges.between(from, far), Some(4));
    assert!(areas.iter().any(|area| area.red.contains(far)));
    assert!(areas.iter().all(|area| area.red.meets(&anchors)));
    assert!(areas.iter().all(|area| !area.red.contains(map.at(6, 0).unwrap())));
}

#[test]
fn the_hex_within_range_need_not_be_in_sight_but_whom_one_hits_must_be() {
    // GH-AOE-05, GH-AOE-06, FH-AOE-04, FH-AOE-06: the hex of x behind the pillar is within range 3 and out of sight.
    let position = Position::new(
        "
 . . . . .
  A % x . .
 . . . T .",
    );
    let (archer, behind, target) = (position.at('A'), position.at('x'), position.at('T'));
    assert_eq!(position.ranges().between(archer, behind), Some(3));
    let pair = Pattern::ranged([Hex::new(0, 0), Hex::new(1, 0)]);
    let areas = pair.areas(&position.map, archer, &position.all("x"), Turn::Rotate);
    let both: SpaceSet = [behind, target].into_iter().collect();
    assert!(areas.iter().any(|area| area.red == both));
    for rule in [GLOOMHAVEN, FROSTHAVEN] {
        let sight = position.sight(rule);
        let hit: Vec<_> = both.iter().filter(|&space| sight.sees(archer, space)).collect();
        assert_eq!(hit, [target], "{rule:?}");
    }
}

#[test]
fn a_melee_sweep_covers_three_hexes_in_front() {
    // GH-AOE-03 and the second example of GH-AOE-05.
    let map = Map::parse(" . . .\n  . . .\n . . .").unwrap();
    let from = map.at(1, 1).unwrap();
    let sweep = Pattern::melee([Dir::E.step(), Dir::Se.step(), Dir::Sw.step()]);
    let areas = sweep.areas(&map, from, &SpaceSet::new(), Turn::Rotate);
    assert_eq!(areas.len(), 6);
    assert!(areas.iter().all(|area| area.red.len() == 3 && !area.red.contains(from)));
}

#[test]
fn an_ally_stands_on_the_blue_hex() {
    // FH-AOE-09: grey, then blue, then two red hexes in a line.
    let map = Map::parse(" . . . .").unwrap();
    let line = Pattern { own: true, red: vec![Hex::new(2, 0), Hex::new(3, 0)], blue: vec![Hex::new(1, 0)] };
    let areas = line.areas(&map, SpaceId(0), &SpaceSet::new(), Turn::RotateAndMirror);
    // Any other direction would put the blue hex off the map.
    assert_eq!(areas.len(), 1);
    assert_eq!(areas[0].blue, [SpaceId(1)].into_iter().collect());
    assert_eq!(areas[0].red.len(), 2);
}

#[test]
fn a_hook_may_be_mirrored_in_one_game_only() {
    // FH-AOE-01, FH-DIF-07, GH-GAP-18.
    let map = Map::parse(" . . . . .\n  . . . . .\n . . . . .\n  . . . . .\n . . . . .").unwrap();
    let from = map.at(2, 2).unwrap();
    let hook = Pattern::melee([Dir::E.step(), Dir::E.step() + Dir::Se.step()]);
    let mirrored = [Dir::E.step(), Dir::E.step() + Dir::Ne.step()];
    let other_hand: SpaceSet = mirrored.iter().filter_map(|&hex| map.space(map.hex(from) + hex)).collect();
    let covers =
        |turn| hook.areas(&map, from, &SpaceSet::new(), turn).iter().any(|area| area.red == other_hand);
    assert!(!covers(Turn::Rotate));
    assert!(covers(Turn::RotateAndMirror));
}

#[test]
fn an_anchor_is_never_inside_a_wall() {
    // FH-AOE-05: other red hexes may be.
    let map = Map::parse(" . % .").unwrap();
    let pair = Pattern::ranged([Hex::new(0, 0), Hex::new(1, 0)]);
    let anchors: SpaceSet = map.spaces().collect();
    let areas = pair.areas(&map, SpaceId(0), &anchors, Turn::Rotate);
    assert!(areas.iter().all(|area| !area.red.is_empty() && !area.red.contains(SpaceId(1))));
}

#[test]
fn ice_carries_on_until_something_stops_it() {
    // FH-OVL-16 to FH-OVL-19.
    let position = Position::new(" M * * . .");
    let at = |col| position.map.at(col, 0).unwrap();
    let paths = position.walk('M', "", "");
    assert_eq!(paths.cost(at(3)), Some(Cost::new(0, 1)));
    assert_eq!(paths.cost(at(1)), None, "it cannot stop on the ice");
    // A figure of either side stops the slide.
    let blocked = Position::new(" M * * a .");
    let paths = blocked.walk('M', "", "a");
    assert_eq!(paths.cost(at(2)), Some(Cost::new(0, 1)));
    // So do a wall line and an obstacle; a trap is sprung.
    assert_eq!(Position::new(" M * *|. .").walk('M', "", "").cost(at(2)), Some(Cost::new(0, 1)));
    assert_eq!(Position::new(" M * # . .").walk('M', "", "").cost(at(1)), Some(Cost::new(0, 1)));
    assert_eq!(Position::new(" M * ^ . .").walk('M', "", "").cost(at(2)), Some(Cost::new(1, 1)));
    // The slide costs nothing even into difficult terrain.
    assert_eq!(Position::new(" M * ~ . .").walk('M', "", "").cost(at(2)), Some(Cost::new(0, 1)));
    // Neither who jumps, nor who flies, nor who teleports slides.
    let ground = position.ground("", "");
    for gait in [Gait::Jump { heavy_landing: true }, Gait::Fly, Gait::Teleport] {
        let paths = Paths::from(&position.map, &ground, gait, position.at('M'));
        assert_eq!(paths.cost(at(1)), Some(Cost::new(0, 1)), "{gait:?}");
    }
}

#[test]
fn the_last_hex_of_a_jump_is_regular_movement() {
    // GH-MOV-06, GH-MOV-07, GH-GAP-39, FH-MOV-07, FH-MOV-08.
    let position = Position::new(" M # E ^ ~ #");
    let at = |col| position.map.at(col, 0).unwrap();
    let ground = position.ground("E", "");
    let jump =
        |heavy_landing| Paths::from(&position.map, &ground, Gait::Jump { heavy_landing }, position.at('M'));
    for heavy in [true, false] {
        let paths = jump(heavy);
        assert_eq!(paths.cost(at(1)), None);
        assert_eq!(paths.cost(at(2)), None);
        assert_eq!(paths.cost(at(3)), Some(Cost::new(1, 3)));
        assert_eq!(paths.cost(at(4)), Some(Cost::new(0, if heavy { 5 } else { 4 })));
        assert_eq!(paths.cost(at(5)), None);
    }
    // GH-MOV-08: who flies ignores all of it, but needs a hex of its own.
    let fly = Paths::from(&position.map, &ground, Gait::Fly, position.at('M'));
    assert_eq!(fly.cost(at(2)), None);
    assert_eq!(fly.cost(at(3)), Some(Cost::new(0, 3)));
    assert_eq!(fly.cost(at(5)), Some(Cost::new(0, 5)));
}

#[test]
fn nobody_moves_through_walls_but_who_teleports() {
    // GH-MOV-05, FH-MOV-09, FH-TEL-03.
    let map = Map::parse(" . .|. % . + .").unwrap();
    let mut ground = Ground::of(&map, Doors::all_closed());
    for gait in [Gait::Walk, Gait::Jump { heavy_landing: false }, Gait::Fly] {
        assert_eq!(Paths::from(&map, &ground, gait, SpaceId(0)).within(99).len(), 2, "{gait:?}");
    }
    let paths = Paths::from(&map, &ground, Gait::Teleport, SpaceId(0));
    assert_eq!(paths.cost(SpaceId(2)).unwrap().points(), 2);
    assert_eq!(paths.cost(SpaceId(3)), None);
    assert_eq!(paths.cost(SpaceId(4)).unwrap().points(), 4);
    // Nor is a wall hex a place to be, whoever opens it.
    ground.set_closed(SpaceId(3), false);
    for gait in [Gait::Walk, Gait::Jump { heavy_landing: false }, Gait::Fly, Gait::Teleport] {
        assert_eq!(Paths::from(&map, &ground, gait, SpaceId(0)).cost(SpaceId(3)), None, "{gait:?}");
        assert!(!ground.may_end(SpaceId(3), gait));
    }
}

#[test]
fn a_teleport_goes_onto_a_closed_door_but_into_no_room_behind_it() {
    // FH-TEL-05.
    let map = Map::parse(" . . + . + .").unwrap();
    let mut ground = Ground::of(&map, Doors::all_closed());
    ground.hide_all_but(&map, &[RoomId(0)]);
    let ends = |ground: &Ground| Paths::from(&map, ground, Gait::Teleport, SpaceId(0)).within(9);
    assert_eq!(ends(&ground), SpaceSet::first(3));
    // Nor does it help that doors may be walked into.
    map.doors().iter().for_each(|&door| ground.set_closed(door, false));
    assert_eq!(ends(&ground), SpaceSet::first(3));
    let mut ground = Ground::of(&map, Doors::all_closed().with_open(0));
    ground.hide_all_but(&map, &[RoomId(0), RoomId(1)]);
    assert_eq!(ends(&ground), SpaceSet::first(5));
}

#[test]
fn no_slide_enters_a_closed_door() {
    // FH-OVL-03, FH-OVL-04, FH-OVL-16: a character may walk into it, but the slide is forced.
    let map = Map::parse(" . * + .").unwrap();
    let mut ground = Ground::of(&map, Doors::all_closed());
    ground.set_closed(SpaceId(2), false);
    assert_eq!(ground.entered(&map, SpaceId(0), Dir::E), [SpaceId(1)]);
    assert_eq!(ground.entered(&map, SpaceId(1), Dir::E), [SpaceId(2)]);
    let paths = Paths::from(&map, &ground, Gait::Walk, SpaceId(0));
    assert_eq!(paths.cost(SpaceId(1)), Some(Cost::new(0, 1)));
    assert_eq!(paths.cost(SpaceId(2)), Some(Cost::new(0, 2)));
    // An open door is a hex like any other.
    let open = Ground::of(&map, Doors::all_open());
    assert_eq!(open.entered(&map, SpaceId(0), Dir::E), [SpaceId(1), SpaceId(2)]);
}

#[test]
fn nobody_walks_through_an_objective() {
    // FH-MOV-02, FH-MOV-07, FH-OVL-18, FH-OVL-25.
    let map = Map::parse(" . . .").unwrap();
    let mut ground = Ground::of(&map, Doors::all_closed());
    ground.set_figure(SpaceId(1), Some(Figure::Objective));
    assert_eq!(Paths::from(&map, &ground, Gait::Walk, SpaceId(0)).within(9).len(), 1);
    for gait in [Gait::Jump { heavy_landing: false }, Gait::Fly, Gait::Teleport] {
        let paths = Paths::from(&map, &ground, gait, SpaceId(0));
        assert!(paths.cost(SpaceId(1)).is_none() && paths.cost(SpaceId(2)).is_some(), "{gait:?}");
    }
    let map = Map::parse(" . * .").unwrap();
    let mut ground = Ground::of(&map, Doors::all_closed());
    ground.set_figure(SpaceId(2), Some(Figure::Objective));
    assert_eq!(ground.entered(&map, SpaceId(0), Dir::E), [SpaceId(1)]);
}

#[test]
fn a_number_that_is_no_space_of_the_map_is_a_wall_to_everything() {
    let map = Map::parse(" . .").unwrap();
    let (far, ground) = (SpaceId(9), Ground::of(&map, Doors::all_open()));
    let mut paths = Paths::default();
    assert_eq!(paths.cost(far), None);
    for gait in [Gait::Walk, Gait::Jump { heavy_landing: true }, Gait::Fly, Gait::Teleport] {
        paths.search_from(&map, &ground, gait, far);
        assert!(paths.within(99).is_empty() && !ground.may_end(far, gait));
        assert!(paths.all_ways(&map, &ground, far).is_empty());
        paths.search_to(&map, &ground, gait, &[far].into_iter().collect());
        assert!(paths.within(99).is_empty());
        // The ground of another map is wall where it ends.
        let larger = Map::parse(" . . . . .\n  . . . . .").unwrap();
        let walled = Paths::from(&larger, &ground, gait, SpaceId(0)).within(99);
        assert_eq!(walled, SpaceSet::first(2), "{gait:?}");
        let left = Paths::to(&larger, &ground, gait, &SpaceSet::first(20));
        assert_eq!(left.cost(SpaceId(1)), Some(Cost::new(0, 0)));
        assert!(left.all_ways(&larger, &ground, SpaceId(4)).is_empty());
    }
    assert!(ground.entered(&map, far, Dir::E).is_empty());
    let (ranges, sight) =
        (RangeTable::new(&map, Doors::all_open()), SightTable::new(&map, Doors::all_open(), GLOOMHAVEN));
    assert_eq!(
        ranges.push_steps(&map, SpaceId(0), far).count() + ranges.pull_steps(&map, far, far).count(),
        0
    );
    assert!(Ranges::from(&map, Doors::all_open(), far).within(9).is_empty());
    assert!(sight.seen_from(far).is_empty() && !sight.sees(far, SpaceId(0)) && !sight.sees(SpaceId(0), far));
    assert_eq!(corner_line(&map, Doors::all_open(), GLOOMHAVEN, SpaceId(0), far), None);
    for pattern in [Pattern::ranged([Hex::default()]), Pattern::melee([Hex::new(1, 0)])] {
        assert!(pattern.areas(&map, far, &[far].into_iter().collect(), Turn::RotateAndMirror).is_empty());
    }
    assert_eq!((map.space(map.hex(far)), map.terrain(far), map.room(far)), (None, Terrain::Wall, None));
    assert!(map.neighbours(far).next().is_none() && map.neighbour(far, Dir::E).is_none());
    assert!(map.is_closed(far, Doors::all_open()) && !map.adjacent(SpaceId(0), far, Doors::all_open()));
    assert!(!map.thin_wall(far, Dir::E) && !map.border(far, Dir::E) && map.door(far).is_none());
}

#[test]
fn rings_and_sets_end_where_numbers_do() {
    assert!(Hex::default().ring(40_000).all(|hex| Hex::default().distance(hex) == 40_000));
    assert_eq!(Hex::default().ring(30_000).count(), 180_000);
    assert_eq!(SpaceSet::first(70_000).len(), 65_536);
}

#[test]
fn invisible_heroes_differ_between_the_games() {
    // GH-FOC-08: an obstacle for monsters, but still a figure. FH-DIF-18, FH Acceptance 12: may be passed, not joined.
    let map = Map::parse(" . . .").unwrap();
    let mut ground = Ground::of(&map, Doors::all_closed());
    ground.set_obstacle(SpaceId(1), true);
    ground.set_figure(SpaceId(1), Some(Figure::Enemy));
    assert_eq!(Paths::from(&map, &ground, Gait::Walk, SpaceId(0)).cost(SpaceId(2)), None);
    // GH-MOV-08: not even who flies lands on it.
    let fly = Paths::from(&map, &ground, Gait::Fly, SpaceId(0));
    assert!(fly.cost(SpaceId(1)).is_none() && fly.cost(SpaceId(2)).is_some());
    ground.set_obstacle(SpaceId(1), false);
    ground.set_figure(SpaceId(1), Some(Figure::Ally));
    let paths = Paths::from(&map, &ground, Gait::Walk, SpaceId(0));
    assert_eq!(paths.cost(SpaceId(1)), None);
    assert_eq!(paths.cost(SpaceId(2)), Some(Cost::new(0, 2)));
}

#[test]
fn a_push_goes_away_and_a_pull_comes_near_by_range() {
    // GH-EFF-05, GH-EFF-08, FH-FRC-02, FH-FRC-03.
    let position = Position::new(
        "
 . A t . .
  . . . .",
    );
    let ranges = position.ranges();
    let pushed: Vec<_> = ranges.push_steps(&position.map, position.at('A'), position.at('t')).collect();
    assert_eq!(pushed.len(), 2); // to the right, or down to the right
    let pulled: Vec<_> = ranges.pull_steps(&position.map, position.at('A'), position.at('t')).collect();
    assert_eq!(pulled, [position.at('A')]); // occupied: the caller refuses it
}

#[test]
fn a_corridor_one_hex_wide_can_be_seen_along() {
    // GH-GAP-37: on the outline of the map contact at the line's own end does not block.
    let map = Map::parse(" . . . . . .").unwrap();
    for (rule, sees) in [
        (GLOOMHAVEN, true),
        (FROSTHAVEN, true),
        (GLOOMHAVEN.with_free_ends(FreeEnds::Everywhere), true),
        (GLOOMHAVEN.with_free_ends(FreeEnds::Nowhere), false),
    ] {
        let table = SightTable::new(&map, Doors::all_open(), rule);
        assert_eq!(table.sees(SpaceId(0), SpaceId(5)), sees, "{rule:?}");
    }
}

#[test]
fn neighbours_with_nothing_between_them_see_each_other() {
    // GH-GAP-37: in a corridor between wall hexes, in an open doorway, beside closed doors.
    let corridor = " % % % % %\n  . . . .\n % % % % %";
    let doorway = " . . . . .\n  % % + % %\n . . . . .";
    let closed = " + +\n  . .\n + +";
    for (text, doors) in
        [(corridor, Doors::all_open()), (doorway, Doors::all_open()), (closed, Doors::all_closed())]
    {
        let map = Map::parse(text).unwrap();
        for rule in [GLOOMHAVEN, FROSTHAVEN, GLOOMHAVEN.on_a_sheet()] {
            let table = SightTable::new(&map, doors, rule);
            for a in map.spaces() {
                for b in map.spaces().filter(|&b| map.adjacent(a, b, doors)) {
                    assert!(table.sees(a, b), "{a:?} {b:?} by {rule:?} on\n{text}");
                }
            }
        }
    }
    // Not through a wall, and no further than to the neighbour.
    let table = SightTable::new(&Map::parse(" .|.\n").unwrap(), Doors::all_open(), GLOOMHAVEN);
    assert!(!table.sees(SpaceId(0), SpaceId(1)));
    let map = Map::parse(corridor).unwrap();
    let table = SightTable::new(&map, Doors::all_open(), GLOOMHAVEN);
    assert!(!table.sees(map.at(0, 1).unwrap(), map.at(2, 1).unwrap()));
}

#[test]
fn a_corridor_is_seen_along_whether_or_not_other_tiles_lie_beside_it() {
    // GH-ATK-07, GH-GAP-37: the seam between two tiles is a border like the outline of the map.
    let row = |name: &str, length, q, r| Placed {
        tile: Tile { name: name.into(), hexes: (0..length).map(|q| Hex::new(q, 0)).collect(), walls: vec![] },
        turns: 0,
        at: Hex::new(q, r),
    };
    let corridor = row("corridor", 4, 0, 1);
    let alone = assemble(std::slice::from_ref(&corridor), &[], &[]).unwrap();
    let door = (Hex::new(4, 1), Terrain::Door);
    let between = [corridor, row("above", 5, 0, 0), row("below", 5, -1, 2)];
    let between = assemble(&between, &[door], &[]).unwrap();
    for map in [alone, between] {
        let table = SightTable::new(&map, Doors::all_closed(), GLOOMHAVEN);
        for a in 0..4 {
            for b in 0..4 {
                let [a, b] = [a, b].map(|q| map.space(Hex::new(q, 1)).unwrap());
                assert!(table.sees(a, b), "{a:?} {b:?} on\n{}", map.drawing());
            }
        }
        // Nobody looks through the seam.
        let inside = map.space(Hex::new(1, 1)).unwrap();
        assert!(map.spaces().all(|space| map.hex(space).r == 1 || !table.sees(inside, space)));
    }
}

#[test]
fn hexes_far_apart_are_seen_by_nobody_and_hinder_nobody() {
    // Sight is worked out for pairs of hexes; how far the map spreads costs next to nothing (see the benchmark).
    let hexes = (0..1000).map(|n| Hex::new(n % 32, n / 32)).chain([Hex::new(500, 500), Hex::new(-500, -500)]);
    let map = hexes.fold(MapBuilder::new(), |map, hex| map.hex(hex, Terrain::Floor)).build().unwrap();
    let table = SightTable::new(&map, Doors::all_open(), FROSTHAVEN);
    assert_eq!(table.seen_from(SpaceId(1)).len(), 1000);
    assert_eq!(table.seen_from(SpaceId(0)).len(), 1);
}

#[test]
fn only_walls_block_sight() {
    // GH-ATK-08, FH-LOS-03.
    for terrain in ["#", "^", "!", "~", "*", "."] {
        let map = Map::parse(&format!(" . {terrain} .")).unwrap();
        for rule in [GLOOMHAVEN, FROSTHAVEN] {
            assert!(
                SightTable::new(&map, Doors::all_closed(), rule).sees(SpaceId(0), SpaceId(2)),
                "{terrain}"
            );
        }
    }
    for terrain in ["%", "+"] {
        let map = Map::parse(&format!(" . {terrain} .")).unwrap();
        for rule in [GLOOMHAVEN, FROSTHAVEN] {
            assert!(
                !SightTable::new(&map, Doors::all_closed(), rule).sees(SpaceId(0), SpaceId(2)),
                "{terrain}"
            );
        }
    }
    assert_eq!(Map::parse(" + .").unwrap().terrain(SpaceId(0)), Terrain::Door);
}
