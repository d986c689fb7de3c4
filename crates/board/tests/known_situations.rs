//! Situations on hard lines of sight whose answers players know, by the rules of both games.
//!
//! Each is a sheet of hexes without a wall around it. `A` is an archer, the other letters are heroes it may aim at.
//! It ends its move where it can attack for the fewest points, not next to its target if that can be helped; the
//! expected hexes are columns and rows. The numbers are those of the situations of AluminumAngel/gloom (Gloomhaven Monster Mover), which has its
//! hexes in columns with a flat side up: row *y* of column *x* there is column *y* of row *x* here.

mod common {
    pub mod position;
}

use board::SpaceId;
use board::hex::{Cost, FreeEnds, SightRule};
use common::position::Position;

const GLOOMHAVEN: SightRule = SightRule::GLOOMHAVEN.on_a_sheet();
const FROSTHAVEN: SightRule = SightRule::FROSTHAVEN.on_a_sheet();

/// Where an archer that can move and shoot so far attacks a target from; empty if it cannot.
fn stands(position: &Position, target: char, points: u16, range: u16, rule: SightRule) -> String {
    // Only the hero aimed at is on the map.
    let paths = position.walk('A', &target.to_string(), "");
    let near = position.ranges();
    let target = position.at(target);
    let mut ends: Vec<((bool, Cost), SpaceId)> = position
        .attack_hexes(target, range, rule)
        .iter()
        .filter_map(|end| paths.cost(end).map(|cost| ((near.between(end, target) == Some(1), cost), end)))
        .filter(|((_, cost), _)| cost.points() <= points)
        .collect();
    ends.sort();
    let best = ends.first().map(|&(rank, _)| rank);
    let names =
        ends.iter().filter(|(rank, _)| Some(*rank) == best).map(|&(_, end)| position.name(end).to_string());
    names.collect::<Vec<_>>().join(" ")
}

#[test]
fn through_the_gap_in_a_wall_of_hexes_and_thin_walls() {
    // Situations 34 to 43: the archer is to the right of a long wall, the heroes to the left of it or in its gap.
    let position = Position::new(
        "
 % % % A . . .
  . .|. . . . .
 . a % . . . .
  b c|. . . . .
 d e % . . . .
  f g|. . . . .
 h i j . . . .
  . .|. . . . .
 . . % . . . .
  . .|. . . . .
 . . % . . . .
  . .|. . . . .
 % % % . . . .",
    );
    let expected = [
        ('a', "2,6"),
        ('b', "2,6 3,6"),
        ('c', "2,6"),
        ('d', "2,5"),
        ('e', "2,6 3,6"),
        ('f', "6,4 2,5 3,5 4,5 5,5"),
        ('g', "5,3 4,4 5,4"),
        ('h', "5,3 4,4 5,4"),
        ('i', "5,0 4,1 4,2"),
        ('j', "3,0"),
    ];
    for (target, hexes) in expected {
        assert_eq!(stands(&position, target, 6, 7, GLOOMHAVEN), hexes, "{target}");
        assert_eq!(stands(&position, target, 6, 7, FROSTHAVEN), hexes, "{target}");
    }
}

#[test]
fn through_the_gap_in_a_row_of_wall_hexes() {
    // Situations 44 to 53: the heroes are above the row or in its gap, the archer below.
    let position = Position::new(
        "
 . . . . . . .
  a d g . . . .
 . b e h . . .
  c f i . . . .
 % % % j % % %
  A . . . . . .
 . . . . . . .
  . . . . . . .
 . . . . . . .",
    );
    let expected = [
        ('a', "3,4 3,5"),
        ('b', "3,4 3,5"),
        ('c', "3,4"),
        ('d', "2,5"),
        ('e', "2,5"),
        ('f', "3,4 3,5"),
        ('g', "2,5 2,6"),
        ('h', "2,5 2,6 1,7"),
        ('i', "2,5 2,6 1,7"),
        ('j', "0,5"),
    ];
    for (target, hexes) in expected {
        assert_eq!(stands(&position, target, 6, 7, GLOOMHAVEN), hexes, "{target}");
        assert_eq!(stands(&position, target, 6, 7, FROSTHAVEN), hexes, "{target}");
    }
}

#[test]
fn down_a_corridor_between_slanted_walls() {
    // Situation 54: some point sees some point at once, but no corner sees a corner before the archer steps down.
    let position = Position::new(
        r"
 . . . . . . .
  % . . . . . .
 . % . . . . .
  . % . . . . .
 . A % . . . .
  . . % % % % %
 . . . . . . .|
\
 |. . . . . . .
 % % . . . . C|
  . % % % % % %",
    );
    assert_eq!(stands(&position, 'C', 2, 7, GLOOMHAVEN), "0,5 1,5");
    assert_eq!(stands(&position, 'C', 2, 7, FROSTHAVEN), "1,4");
}

#[test]
fn a_corner_at_the_tip_of_a_thin_wall_is_no_place_to_look_from() {
    // Situation 55: by either rule the archer must step out from behind the thin wall.
    let position = Position::new(
        "
 . % % % % % %
  .|. . . . . .
 % % . . . . .
  .|. . . . . .
 . . . . . . .
  A|. . . . . .
 % % . . . . .
  .|. C . . . .
 . % % % % % %",
    );
    assert_eq!(stands(&position, 'C', 2, 3, GLOOMHAVEN), "1,4");
    assert_eq!(stands(&position, 'C', 2, 3, FROSTHAVEN), "1,4");
}

#[test]
fn a_hex_with_every_corner_on_a_wall_sees_its_neighbours_and_nothing_else_by_corners() {
    // Situation 123, and what the other reading of GH-GAP-37 would make of it.
    let position = Position::new(
        "
 . . . . . . .
  . C . . . . .
 . . . . . . .
  . . . % . . .
 . . % A . . .
  . . . % . . .
 . . . . . . .",
    );
    assert_eq!(stands(&position, 'C', 2, 4, GLOOMHAVEN), "2,3");
    assert_eq!(stands(&position, 'C', 2, 4, FROSTHAVEN), "3,4");
    assert_eq!(stands(&position, 'C', 2, 4, GLOOMHAVEN.with_free_ends(FreeEnds::Everywhere)), "3,4");
    let seen = |rule| position.sight(rule).seen_from(position.at('A')).len();
    assert_eq!(seen(GLOOMHAVEN), 4); // itself and the three hexes next to it that are no wall
    assert_eq!(seen(GLOOMHAVEN.with_free_ends(FreeEnds::Nowhere)), 1); // itself
}

#[test]
fn a_wall_on_the_same_straight_line_further_on_does_not_block() {
    // Situation 142.
    let position = Position::new(
        "
 . . . . . . .
  . . % % % . .
 . . . . C % .
  . . . . % . .
 . . . . . % .
  . . % A % . .
 . . . . . . .",
    );
    assert_eq!(stands(&position, 'C', 0, 3, GLOOMHAVEN), "3,5");
    assert_eq!(stands(&position, 'C', 0, 3, FROSTHAVEN), "3,5");
}

#[test]
fn two_thin_walls_that_meet_in_a_corner_leave_no_way_through_it() {
    // Situation 147.
    let position = Position::new(
        r"
 . . . . . . .
  . . . . .|A .
           \
 . . . . C . .
  . . . . . . .",
    );
    for rule in [GLOOMHAVEN, FROSTHAVEN, GLOOMHAVEN.with_free_ends(FreeEnds::Everywhere)] {
        assert_eq!(stands(&position, 'C', 0, 4, rule), "");
    }
}

#[test]
fn any_points_see_each_other_where_no_corners_do() {
    // Situation 148.
    let position = Position::new(
        r"
 . . . . . A .
  . . . . . . .
           \
 . . . . . . .
          \
  . . . . . . .
 . . . . . . .
  . . . . . . .
 . . . . . C .",
    );
    assert_eq!(stands(&position, 'C', 0, 6, GLOOMHAVEN), "");
    assert_eq!(stands(&position, 'C', 0, 6, FROSTHAVEN), "5,0");
}

#[test]
fn walls_along_the_line_of_sight_shut_it() {
    // Situation 149.
    let position = Position::new(
        r"
 . . . . . . .
  . . . . C . .
 . . . . . . .
  . . . . . . .
         \
 . . . . .|. .
          \
  . . . . . . .
 . . . . . . .
  . . . . A . .",
    );
    assert_eq!(stands(&position, 'C', 0, 6, GLOOMHAVEN), "");
    assert_eq!(stands(&position, 'C', 0, 6, FROSTHAVEN), "");
}

#[test]
fn a_gap_of_next_to_nothing_is_a_gap() {
    // Situation 150.
    let position = Position::new(
        "
 . . . C % . .
  . . . . . . .
 . . . . . . .
  . . . % . . .
 . . . . . % .
  . . . % . . .
 . . . . . . .
  . . . . . . .
 . . . . % A .",
    );
    assert_eq!(stands(&position, 'C', 0, 9, GLOOMHAVEN), "");
    assert_eq!(stands(&position, 'C', 0, 9, FROSTHAVEN), "5,8");
}
