//! Areas over certain spaces against all areas, on random maps.

mod common;

use board::hex::{Hex, Pattern, Turn};
use board::{SpaceId, SpaceSet};
use common::{Dice, random_map};

fn random_pattern(dice: &mut Dice) -> Pattern {
    let mut hexes = |most: usize| -> Vec<Hex> {
        let mut hex = |_| Hex::new(dice.below(5) as i16 - 2, dice.below(5) as i16 - 2);
        let mut hexes: Vec<Hex> = (0..most).map(&mut hex).filter(|hex| *hex != Hex::new(0, 0)).collect();
        hexes.sort();
        hexes.dedup();
        hexes
    };
    let (red, mut blue) = (hexes(4), hexes(1));
    blue.retain(|hex| dice.chance(20) && !red.contains(hex));
    Pattern { own: dice.chance(50), red, blue }
}

/// GH-AOE-05: laying a pattern only where it can hit misses nothing and adds nothing.
#[test]
fn areas_over_spaces_are_those_of_all_that_cover_one() {
    let mut dice = Dice::new(5);
    let mut found = [0; 2];
    for _ in 0..2_000 {
        let map = random_map(&mut dice, 9, 7);
        let pattern = random_pattern(&mut dice);
        let turn = if dice.chance(50) { Turn::Rotate } else { Turn::RotateAndMirror };
        let from = if dice.chance(5) { SpaceId(map.len() as u16) } else { dice.space(&map) };
        let mut some =
            |most: usize| -> SpaceSet { (0..dice.below(most)).map(|_| dice.space(&map)).collect() };
        let (anchors, over) = (some(20), some(6));
        let mut slow = pattern.areas(&map, from, &anchors, turn);
        slow.retain(|area| area.red.meets(&over));
        let fast = pattern.areas_over(&map, from, &anchors, turn, &over);
        assert_eq!(fast, slow, "{pattern:?} from {from:?}, {anchors:?} over {over:?}");
        found[usize::from(pattern.own)] += fast.len();
    }
    assert!(found.iter().all(|n| *n > 500), "{found:?}");
}
