//! Whom a figure attacks: GH-MAT, GH-AOE; FH-MAT, FH-AOE.

mod common;

use board::SpaceId;
use common::on;
use haven::Edition::{self, Frosthaven, Gloomhaven, JawsOfTheLion};
use haven::mind::{self, Foe, FoeId, Order};

/// Three hexes in front of the figure.
const SWEEP: &[(i16, i16)] = &[(1, 0), (0, 1), (-1, 1)];
/// Three hexes that touch each other.
const TRIANGLE: &[(i16, i16)] = &[(0, 0), (1, 0), (0, 1)];
/// A hook: two hexes straight on, then one to the side.
const HOOK: &[(i16, i16)] = &[(1, 0), (2, 0), (2, 1)];

/// GH-FOC-13, GH-MAT-04: further targets are ranked by the rules of focus, nearest first. FH-FOC-11, FH-MMV-07 F: in
/// Frosthaven the players choose. Jaws of the Lion ranks by initiative alone.
#[test]
fn further_targets() {
    let scene = on(" 3 . . . A . 1 2").range(4).targets(2).order(&[10, 30, 20]).moves(0);
    assert_eq!(scene.clone().by(Gloomhaven).outcomes(), ["A 1 2"]);
    assert_eq!(scene.clone().by(JawsOfTheLion).outcomes(), ["A 1 3"]);
    assert_eq!(scene.clone().by(Frosthaven).outcomes(), ["A 1 2", "A 1 3"]);
}

/// GH-AMB-01: equally ranked further targets are the players' choice.
#[test]
fn equal_further_targets_are_all_offered() {
    let scene = on(" 2 . . A 1 . 3").range(3).targets(2).order(&[10, 20, 20]).moves(0);
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).outcomes(), ["A 1 2", "A 1 3"]);
    }
}

/// Contested: which of two further targets, one of them nearer and one that acts first. The rules of Frosthaven rank
/// only the focus (FH-FOC-11 asks for as many as possible, FH-MMV-07 F leaves the rest to the group), so both are
/// offered; in Gloomhaven GH-MAT-04 decides.
#[test]
fn contested_further_targets_are_not_ranked_in_frosthaven() {
    let scene = on("
 . . 3 .
  . . . .
 . A . .
  . . . .
 . 1 . 2")
    .range(3)
    .targets(2)
    .order(&[50, 20, 30])
    .keeps(1)
    .moves(0);
    assert_eq!(scene.clone().by(Gloomhaven).outcomes(), ["A 1 3"]);
    assert_eq!(scene.clone().by(JawsOfTheLion).outcomes(), ["A 1 2"]);
    assert_eq!(scene.clone().by(Frosthaven).outcomes(), ["A 1 2", "A 1 3"]);
}

/// Contested: two groups of three. Frosthaven takes the one without any disadvantaged attack (FH-MMV-07 D), even
/// if the other is nearer or acts first; it does not offer both. Gloomhaven ranks the groups first (GH-MAT-04).
#[test]
fn contested_the_group_with_the_fewest_disadvantaged_attacks() {
    let scene = on("
 2 . . A 3
  . . . . .
 . . 1 . .")
    .range(3)
    .targets(2)
    .order(&[10, 30, 20])
    .keeps(1)
    .moves(0);
    assert_eq!(scene.clone().by(Gloomhaven).outcomes(), ["A 1 3"]);
    assert_eq!(scene.clone().by(Frosthaven).outcomes(), ["A 1 2"]);
}

/// GH-MAT-02, GH-MAT-03, FH-MAT-03: others are attacked only together with the focus.
#[test]
fn two_others_do_not_outweigh_the_focus() {
    let scene = on("
 . . . . .
  1 a A b 2
 . . . . 3")
    .targets(2)
    .order(&[10, 20, 30])
    .moves(1);
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).outcomes(), ["a 1"]);
    }
}

/// GH-MMV-05: but within reach this turn, not some day.
#[test]
fn more_targets_out_of_reach_do_not_count() {
    let scene = on("
 A a 1 . .
  . . . b 2")
    .targets(2)
    .order(&[10, 20])
    .moves(1);
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).outcomes(), ["a 1"]);
    }
}

/// GH-AOE-03, GH-AOE-04, FH-AOE-02: an area around the figure, turned any way.
#[test]
fn a_sweep_hits_all_it_can() {
    let together = on("
 . 1 2
  3 A .
 . . .");
    let apart = on("
 . 1 .
  . A 2
 . 3 .")
    .order(&[10, 20, 30]);
    for edition in Edition::ALL {
        assert_eq!(together.clone().by(edition).area(SWEEP).moves(0).outcomes(), ["A 1 2 3"]);
        // Three hexes side by side never cover all of these.
        let ranked: &[&str] = if edition == Frosthaven { &["A 1 2", "A 1 3"] } else { &["A 1 2"] };
        assert_eq!(apart.clone().by(edition).area(SWEEP).moves(0).outcomes(), ranked, "{edition}");
    }
}

/// GH-AOE-10, GH-FOC-02: an area may reach hexes that are not adjacent, and no range is asked.
#[test]
fn a_melee_area_reaches_over_an_obstacle() {
    let scene = on(" A a # 1");
    assert_eq!(scene.outcomes(), ["A"]);
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).area(&[(1, 0), (2, 0)]).outcomes(), ["a 1"]);
    }
}

/// GH-AOE-06, FH-AOE-06: whom the figure does not see the area does not hit.
#[test]
fn an_area_needs_sight() {
    for edition in Edition::ALL {
        assert_eq!(on(" A % 1").by(edition).area(&[(1, 0), (2, 0)]).outcomes(), ["A"]);
        assert_eq!(on(" A % 1").by(edition).range(5).area(TRIANGLE).outcomes(), ["A"]);
    }
}

/// FH-AOE-01: a pattern may be mirrored. GH-AOE-01, GH-AOE-11 and GH-GAP-18: in Gloomhaven that is a ruling.
#[test]
fn mirrored_areas() {
    // The hook needs its mirror image to get around this corner.
    let left = on("
 . . . 2
  A . 1 .
 . . . .");
    let right = on("
 . . . .
  A . 1 .
 . . . 2");
    let hook = |scene: &common::Scene| scene.clone().area(HOOK).order(&[10, 20]).moves(0);
    assert_eq!(hook(&right).outcomes(), ["A 1 2"]);
    assert_eq!(hook(&left).outcomes(), ["A 1 2"]);
    assert_eq!(hook(&right).unmirrored().outcomes(), ["A 1 2"]);
    assert_eq!(hook(&left).unmirrored().outcomes(), ["A 1"]);
    assert_eq!(Frosthaven.area_turns(), board::hex::Turn::RotateAndMirror);
    assert_eq!(Gloomhaven.area_turns(), board::hex::Turn::Rotate);
}

/// GH-AOE-05, FH-AOE-04: one red hex in range is enough, and nobody need stand there.
#[test]
fn a_ranged_area_reaches_beyond_its_range() {
    for edition in Edition::ALL {
        let scene = on(" A . . . 1").by(edition).range(3).area(&[(0, 0), (1, 0)]);
        assert_eq!(scene.outcomes(), ["A 1"]);
    }
    assert_eq!(on(" A . . . 1").range(3).outcomes(), ["1,0 1"]);
}

/// GH-MMV-07: a ranged area too is shot without disadvantage if possible.
#[test]
fn a_ranged_area_beside_the_figure_has_disadvantage() {
    for edition in Edition::ALL {
        assert_eq!(on(" . a A 1").by(edition).range(2).area(TRIANGLE).outcomes(), ["a 1"]);
    }
}

/// Contested: does the range of an area count through a wall line? GH-ATK-11 and FH-RNG-02: range is never counted
/// through walls, of areas neither. So an area that can be aimed only across the wall cannot be used.
#[test]
fn contested_areas_are_aimed_around_wall_lines() {
    let open = on(" A . 1").range(1).area(&[(0, 0), (1, 0)]).moves(0);
    assert_eq!(open.outcomes(), ["A 1"]);
    for edition in Edition::ALL {
        let walled = on("
 A|. 1
  . . .")
        .by(edition)
        .range(1)
        .area(&[(0, 0), (1, 0)])
        .moves(0);
        assert_eq!(walled.outcomes(), ["A"], "the hex beyond the wall is at range 2");
    }
}

/// Contested: may the hex in range lie in a wall? FH-AOE-05 forbids it. GH-AOE-05 says nothing, but range is not
/// counted through walls (GH-ATK-11), so a hex inside a wall is never in range. We forbid it in all editions.
#[test]
fn contested_areas_are_not_aimed_at_walls() {
    let drawing = "
 . . . 1 .
  . w . . .
 . . . . .
  A . . . .";
    for edition in Edition::ALL {
        // The bent area reaches from w to the enemy.
        let aimed =
            |text: &str| on(text).by(edition).range(2).area(&[(0, 0), (1, 0), (1, 1)]).moves(0).outcomes();
        assert_eq!(aimed(drawing), ["A 1"]);
        assert_eq!(aimed(&drawing.replace('w', "%")), ["A"]);
        assert_eq!(
            on(&drawing.replace('w', "%")).by(edition).range(4).moves(0).outcomes(),
            ["A 1"],
            "in sight"
        );
    }
}

/// FH-AOE-05: the other red hexes may lie in walls, or off the map.
#[test]
fn the_rest_of_an_area_may_lie_in_a_wall() {
    for edition in Edition::ALL {
        assert_eq!(on(" A . 1").by(edition).range(2).area(TRIANGLE).outcomes(), ["A 1"]);
    }
}

/// GH-AOE-07, FH-AOE-09: targets beside the area; the focus may be hit by either.
#[test]
fn an_area_and_one_more_target() {
    let scene = on("
 . . . . . 2
  1 A . . . 3
 . . . . . .")
    .by(Frosthaven)
    .range(5)
    .targets(2)
    .area(TRIANGLE)
    .order(&[10, 20, 30])
    .moves(0);
    assert_eq!(scene.outcomes(), ["A 1 2 3"]);
    let tables = scene.tables();
    let situation = scene.situation(&tables);
    let plan = mind::decide(&situation);
    let strikes = mind::strikes(&situation, &plan.options[0]);
    assert!(strikes.iter().all(|strike| strike.within == [FoeId(1), FoeId(2)]));
    assert!(strikes.iter().all(|strike| strike.beside == [FoeId(0)]));
    assert_eq!(plan.options[0].targets[0], FoeId(0), "the focus comes first");
    assert!(!strikes.is_empty());
    let at = |foe: &FoeId| scene.foes[foe.index()].at;
    assert!(strikes.iter().all(|strike| strike.within.iter().all(|foe| strike.area.contains(at(foe)))));
}

/// FH-AOE-03: a blue hex must hold an ally.
#[test]
fn a_blue_hex_needs_an_ally() {
    let mut scene = on("
 M A 1
  . .");
    let mut pattern = board::hex::Pattern::melee([board::hex::Hex::new(1, 0)]);
    pattern.blue = vec![board::hex::Hex::new(-1, 0)];
    scene.area = Some(pattern);
    let scene = scene.by(Frosthaven).moves(0);
    assert_eq!(scene.outcomes(), ["A 1"]);
    let mut alone = scene.clone();
    alone.friends.clear();
    assert_eq!(alone.outcomes(), ["A"]);
}

/// GH-ATK-06 against FH-LOS-02, FH-DIF-01: from corner to corner, or from any point to any point.
#[test]
fn sight_differs_between_the_editions() {
    // A hex all of whose corners lie on wall hexes is blind in Gloomhaven.
    let scene = on("
 % % % % %
  A . . 1
 % % % % %")
    .range(3)
    .moves(0);
    assert_eq!(scene.clone().by(Gloomhaven).outcomes(), ["A"]);
    assert_eq!(scene.clone().by(Frosthaven).outcomes(), ["A 1"]);
    assert_eq!(scene.clone().by(JawsOfTheLion).outcomes(), ["A 1"]);
}

/// GH-MAT-04, GH-FOC-05: of two groups that can be attacked with the same movement the one with the nearer members.
#[test]
fn groups_are_ranked_by_their_members() {
    let scene = on(" 3 . . A . 1 . . 2").range(5).targets(2).order(&[10, 5, 30]).keeps(1).moves(0);
    assert_eq!(scene.clone().by(Gloomhaven).outcomes(), ["A 1 3"]);
    assert_eq!(scene.clone().by(JawsOfTheLion).outcomes(), ["A 1 2"]);
    assert_eq!(scene.by(Frosthaven).outcomes(), ["A 1 2", "A 1 3"]);
}

/// A crowd: thousands of equal groups are cut, and the plan says so.
#[test]
fn a_crowd_is_cut() {
    let line: String = (0..40).map(|_| " .").collect();
    let mut scene = on(&format!(" A{line}"));
    scene.foes = (1..=40).map(|at| mind::Foe::new(board::SpaceId(at), mind::Order::of(50))).collect();
    let scene = scene.by(Frosthaven).range(50).targets(20).moves(0);
    let plan = scene.plan();
    assert!(plan.cut && plan.options.len() <= 5000);
    assert!(!on(" A 1").plan().cut);
}

/// GH-FOC-13, GH-MAT-04: the group that can be attacked with the fewest points is attacked, even if another could
/// be attacked without disadvantage from further away.
#[test]
fn another_group_without_disadvantage_is_another_group() {
    let mut scene = on("
 . . . 1 # #
  . . . . . .
 3 . f # A 2
  . . . . . .")
    .range(2)
    .targets(2)
    .moves(3);
    scene.focus = Some(FoeId(0));
    assert_eq!(scene.outcomes(), ["A 1 2"]);
}

/// FH-MMV-07: where the focus is attacked with disadvantage anyway, more enemies to choose from are no reason to
/// move.
#[test]
fn a_choice_of_others_does_not_better_the_attack_on_the_focus() {
    let mut scene = on("
 # A y . 3
  # 1 . . .
 . 2 . . .")
    .by(Frosthaven)
    .range(2)
    .targets(2)
    .moves(1);
    scene.focus = Some(FoeId(0));
    assert_eq!(scene.outcomes(), ["A 1 2"]);
}

#[test]
fn nobody_attacks_from_outside_of_the_map() {
    let scene = on(" . A 1").area(&[(1, 0)]);
    let tables = scene.tables();
    let situation = scene.situation(&tables);
    let choice = mind::decide(&situation).options.remove(0);
    assert_eq!(mind::strikes(&situation, &choice).len(), 1);
    let outside = mind::Choice { end: SpaceId(9_999), ..choice.clone() };
    assert!(mind::strikes(&situation, &outside).is_empty());
    let nobody = mind::Choice { targets: Default::default(), ..choice };
    assert!(mind::strikes(&situation, &nobody).is_empty());
}

/// GH-FOC-05, GH-FOC-13: of further targets with the same initiative the nearer comes first.
#[test]
fn of_equal_further_targets_the_nearer_is_attacked() {
    assert_eq!(on(" A . 1 2 3").range(4).targets(2).moves(0).outcomes(), ["A 1 2"]);
    assert_eq!(on(" A . 1 3 2").range(4).targets(2).moves(0).outcomes(), ["A 1 3"]);
}

/// Of a crowd not all groups of targets are listed, and the plan says so.
#[test]
fn groups_of_a_crowd_are_cut() {
    let mut scene = on("
 . . . . . . .
  . . . . . . .
 . . . . . . .
  . . . A . . .
 . . . . . . .
  . . . . . . .
 . . . . . . .")
    .range(3)
    .moves(0);
    let ring = |space: &SpaceId| scene.map.hex(*space).distance(scene.map.hex(scene.at)) == 3;
    let ring: Vec<Foe> =
        scene.map.spaces().filter(ring).map(|space| Foe::new(space, Order::of(50))).collect();
    assert_eq!(ring.len(), 18);
    scene.foes = ring;
    scene.focus = Some(FoeId(0));
    let few = scene.clone().targets(2).plan();
    assert_eq!((few.cut, few.options.len()), (false, 17));
    let many = scene.targets(9).plan();
    assert_eq!((many.cut, many.options.len()), (true, 4_096));
}
