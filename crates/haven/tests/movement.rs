//! Where a figure goes: GH-MMV, GH-MTR; FH-MMV.

mod common;

use common::on;
use haven::Edition::{self, Frosthaven, Gloomhaven, JawsOfTheLion};
use haven::mind::NotThere;

/// GH-MMV-04, FH-MMV-02: to the nearest hex beside the focus; several equally near are all offered (GH-AMB-01,
/// FH-MMV-07 F).
#[test]
fn a_melee_attacker_goes_to_the_nearest_hex_beside_its_focus() {
    let open = on("
 . . . .
  A . a 1
 . . . .");
    assert_eq!(on(" A . a 1").outcomes(), ["a 1"]);
    let blocked = on("
 . . a .
  A . # 1
 . . b .");
    for edition in Edition::ALL {
        assert_eq!(open.clone().by(edition).moves(5).outcomes(), ["a 1"]);
        assert_eq!(blocked.clone().by(edition).moves(4).outcomes(), ["3,0 1", "3,2 1"]);
    }
}

/// GH-MMV-11, FH-MMV-02: who can attack from where it stands does not move.
#[test]
fn a_figure_in_a_good_place_stays() {
    for edition in Edition::ALL {
        assert_eq!(on("\n . .\n  A 1\n . .").by(edition).outcomes(), ["A 1"]);
        assert_eq!(on(" A . . . 1").by(edition).range(4).outcomes(), ["A 1"]);
    }
}

/// GH-MMV-10: the example of the book. With Move 3, one target takes one step, two take two, three take three; and
/// a ranged attack none.
#[test]
fn more_targets_are_worth_more_steps() {
    let scene = on("
 . . . . .
  A a 1 . .
 . . b c 3
  . . 2 . .")
    .order(&[10, 20, 30])
    .moves(3);
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).outcomes(), ["a 1"]);
        assert_eq!(scene.clone().by(edition).targets(2).outcomes(), ["b 1 2"]);
        assert_eq!(scene.clone().by(edition).targets(3).outcomes(), ["c 1 2 3"]);
        assert_eq!(scene.clone().by(edition).targets(3).moves(2).outcomes(), ["b 1 2"]);
        assert_eq!(scene.clone().by(edition).range(4).outcomes(), ["A 1"]);
    }
}

/// GH-MMV-07, GH-MMV-03, FH-MMV-04: a ranged attacker steps away from its focus, no further than it must.
#[test]
fn an_archer_steps_away_from_its_focus() {
    for edition in Edition::ALL {
        assert_eq!(on(" . a A 1").by(edition).range(3).outcomes(), ["a 1"]);
        // Range 1 is a ranged attack too, but there is nowhere to go.
        assert_eq!(on(" . a A 1").by(edition).range(1).outcomes(), ["A 1"]);
        // GH-CON-14, GH-ADV-09, FH-MMV-07 E: muddled it has disadvantage anyway.
        assert_eq!(on(" . a A 1").by(edition).range(3).muddled().outcomes(), ["A 1"]);
        // GH-MTR-01, FH-MMV-07 B: it does not step onto a trap for that.
        assert_eq!(on(" . ^ A 1").by(edition).range(3).outcomes(), ["A 1"]);
        assert_eq!(on(" . a A 1").by(edition).range(3).moves(0).outcomes(), ["A 1"]);
    }
}

/// GH-ATK-04, GH-ATK-11, FH-RNG-03: behind a wall line the focus is at range 2: near, but not adjacent.
#[test]
fn an_enemy_beyond_a_wall_line_is_not_adjacent() {
    let scene = on("
 . A|1
  . .")
    .by(Frosthaven);
    assert_eq!(scene.clone().range(2).outcomes(), ["A 1"]);
    // Melee has to go around.
    assert_eq!(scene.outcomes(), ["1,1 1"]);
}

/// GH-MMV-08 against FH-MMV-07 C and D, FH-DIF-46: Gloomhaven would rather attack its focus without disadvantage
/// than one more target, Frosthaven the other way round.
#[test]
fn a_clean_shot_or_one_more_target() {
    let scene = on("
 . b c . 2
  a A 1 . .
 . d . . .")
    .range(2)
    .targets(2)
    .order(&[10, 20])
    .moves(1);
    assert_eq!(scene.clone().by(Gloomhaven).outcomes(), ["a 1", "b 1", "d 1"]);
    assert_eq!(scene.clone().by(JawsOfTheLion).outcomes(), ["a 1", "b 1", "d 1"]);
    assert_eq!(scene.clone().by(Frosthaven).outcomes(), ["c 1 2"]);
    // Muddled, nothing is lost beside the focus (GH-ADV-09, FH-ADV-07).
    assert_eq!(scene.clone().by(Gloomhaven).muddled().outcomes(), ["c 1 2"]);
}

/// GH-MMV-09, GH-MTR-03, FH-MMV-03: out of reach, the figure gets as close as it can.
#[test]
fn a_figure_that_cannot_attack_gets_closer() {
    for edition in Edition::ALL {
        assert_eq!(on(" A . a . . 1").by(edition).outcomes(), ["a"]);
        assert_eq!(on(" A . a . . . . . 1").by(edition).range(3).outcomes(), ["a"]);
    }
}

/// GH-MTR-03, GH-ACC-15, FH-MMV-03, FH-MMV-07 A: who gets no closer stays.
#[test]
fn a_figure_that_gets_no_closer_stays() {
    for edition in Edition::ALL {
        assert_eq!(on(" A M . . 1").by(edition).moves(1).outcomes(), ["A"]);
        let archer = on("
 A ^ . . 1
  M b . .")
        .by(edition)
        .range(3);
        // With two points it gets around the trap; with one it neither springs the trap nor moves.
        assert_eq!(archer.clone().outcomes(), ["b 1"]);
        assert_eq!(archer.moves(1).outcomes(), ["A"]);
    }
}

/// FH-MMV-08, GH-MTR-01: no trap is sprung to get closer while there is a way around it.
#[test]
fn nobody_springs_a_trap_to_get_closer() {
    let scene = on("
 A ^ . . . 1
  . . . . .")
    .moves(1);
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).outcomes(), ["0,1"]);
        assert_eq!(scene.clone().by(edition).moves(2).outcomes(), ["1,1"]);
    }
    // FH-ACC-08: the long way, as far as the points go.
    let around = on("
 . . . . .
  A ^ a 1 .
 % % % % %")
    .moves(1);
    assert_eq!(around.clone().by(Frosthaven).outcomes(), ["1,0"]);
    let why = around.plan().why;
    let shortcut = why.courses[0].shortcut.clone().expect("through the trap it is shorter");
    assert_eq!(shortcut.points, 2);
    assert_eq!(shortcut.through.len(), 1);
}

/// FH-MMV-07 E, GH-MMV-03: of hexes that leave the same way the one with the fewest points spent.
#[test]
fn no_point_is_spent_for_nothing() {
    // The ally stands on the third hex of the way: two points get no further than one.
    for edition in Edition::ALL {
        assert_eq!(on(" A a M M . 1").by(edition).moves(3).outcomes(), ["a"]);
    }
}

/// GH-AMB-01, FH-MMV-07 F: the players choose among equally good hexes to head for, whichever can be approached
/// further this turn.
#[test]
fn progress_this_turn_does_not_break_a_tie_of_destinations() {
    // Both sides of the enemy are five steps away; below an ally stands in the way, so that no step of one point
    // brings the figure closer there.
    let scene = on("
 . a . . . .
  A % % % % 1
 . M . . . .")
    .moves(1);
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).outcomes(), ["A", "a"], "{edition}");
    }
    let plan = scene.plan();
    assert_eq!(plan.why.courses[0].headings.len(), 2);
}

/// GH-MMV-05, GH-MMV-06 against FH-MMV-03, FH-MMV-07 A: out of reach, Gloomhaven heads for the hex of the best later
/// attack, Frosthaven for the nearest from which it can attack its focus.
#[test]
fn the_best_later_attack_or_the_nearest() {
    let scene = on("
 A . . n 1 b
  . . . . c 2")
    .targets(2)
    .order(&[10, 20])
    .moves(1);
    let gloomhaven = scene.clone().by(Gloomhaven).plan();
    let frosthaven = scene.clone().by(Frosthaven).plan();
    let heads = |plan: &haven::mind::Plan| -> Vec<String> {
        plan.why.courses[0].headings.iter().map(|heading| scene.name(heading.to)).collect()
    };
    assert_eq!(heads(&gloomhaven), ["c"]);
    assert_eq!(heads(&frosthaven), ["n"]);
}

/// Contested: two enemies four hexes apart, range 2, two targets. GH-MMV-09 only says "as close as possible to its
/// focus"; GH-MMV-06 says "towards a hex within range for the best possible attack". We read them together: the
/// figure heads for the hex from which it can attack both. FH-MMV-03 knows only the way to the focus.
#[test]
fn contested_heading_between_two_enemies() {
    let scene = on("
 2 . . . 1
  . . . . .
 . . . . .
  . . . a b
 . . . . A")
    .range(2)
    .targets(2)
    .order(&[1, 2])
    .moves(1);
    assert_eq!(scene.clone().by(Gloomhaven).outcomes(), ["a"]);
    assert_eq!(scene.clone().by(JawsOfTheLion).outcomes(), ["a"]);
    assert_eq!(scene.clone().by(Frosthaven).outcomes(), ["a", "b"]);
}

/// GH-MMV-07 and FH-MMV-04 speak of attacks; before there is one, the figure heads for the nearest hex, even beside
/// its focus.
#[test]
fn disadvantage_does_not_matter_before_there_is_an_attack() {
    let scene = on(" A a M b 1 . c").range(2).jumps();
    for edition in Edition::ALL {
        let scene = scene.clone().by(edition);
        assert_eq!(scene.clone().moves(2).outcomes(), ["a"], "on its way to b");
        assert_eq!(scene.clone().moves(3).outcomes(), ["b 1"], "c is out of reach");
        assert_eq!(scene.clone().moves(6).outcomes(), ["c 1"]);
    }
}

/// GH-MOV-06, GH-MOV-07, FH-MOV-07: a jump passes over everything but ends only where one can stand.
#[test]
fn who_jumps_passes_over_enemies_and_obstacles() {
    for edition in Edition::ALL {
        let scene = on(" A # a 1").by(edition);
        assert_eq!(scene.clone().outcomes(), ["A"]);
        assert_eq!(scene.jumps().outcomes(), ["a 1"]);
        assert_eq!(on(" A # . 1").by(edition).moves(1).jumps().outcomes(), ["A"]);
        assert_eq!(on(" A % . 1").by(edition).jumps().outcomes(), ["A"]);
    }
}

/// GH-GAP-39 against FH-MOV-08, FH-DIF-11: difficult terrain in the last hex of a jump.
#[test]
fn landing_in_difficult_terrain() {
    let scene = on(" A . ~ 1").jumps();
    assert_eq!(scene.clone().by(Gloomhaven).outcomes(), ["1,0"]);
    assert_eq!(scene.clone().by(Gloomhaven).moves(3).outcomes(), ["2,0 1"]);
    assert_eq!(scene.clone().by(Frosthaven).outcomes(), ["2,0 1"]);
    assert_eq!(scene.clone().by(JawsOfTheLion).outcomes(), ["2,0 1"]);
}

/// GH-MOV-08, FH-MOV-10, FH-MOV-11: who flies may end on an obstacle, but not with another figure.
#[test]
fn who_flies_may_end_on_an_obstacle() {
    for edition in Edition::ALL {
        assert_eq!(on(" A ~ # 1").by(edition).flies().outcomes(), ["2,0 1"]);
        assert_eq!(on(" A . M 1").by(edition).flies().outcomes(), ["A"]);
    }
}

/// GH-MAP-20, FH-OVL-15: two points, or the figure stops before it.
#[test]
fn a_figure_stops_before_difficult_terrain_it_cannot_pay_for() {
    for edition in Edition::ALL {
        assert_eq!(on(" A a ~ . 1").by(edition).moves(2).outcomes(), ["a"]);
        assert_eq!(on(" A a ~ b 1").by(edition).moves(4).outcomes(), ["b 1"]);
    }
}

/// FH-TEL-01, FH-TEL-03: a teleport goes through walls, but focus and attack do not.
#[test]
fn who_teleports_passes_walls() {
    let scene = on(" A % a 1").by(Frosthaven);
    assert_eq!(scene.clone().outcomes(), ["A"]);
    assert_eq!(scene.clone().teleports().outcomes(), ["a 1"]);
    assert_eq!(on(" A % # 1").by(Frosthaven).teleports().outcomes(), ["A"]);
}

/// FH-OVL-16 to FH-OVL-19: ice carries on in the same direction, at no cost, until something is in the way.
#[test]
fn ice_carries_a_figure_on() {
    assert_eq!(on(" A * * a 1").by(Frosthaven).moves(1).outcomes(), ["a 1"]);
    assert_eq!(on(" A * * * 1").by(Frosthaven).moves(1).outcomes(), ["3,0 1"]);
    assert_eq!(on(" A * * ~ 1").by(Frosthaven).moves(1).outcomes(), ["3,0 1"]);
    assert_eq!(on(" A * * . 1").by(Frosthaven).moves(1).flies().outcomes(), ["1,0"]);
}

/// Contested: ice under an ally. FH-OVL-18 stops the slide before a hex with a figure; FH-MOV-02 lets the figure go
/// through the ally with the next point; and since it enters ice there, FH-OVL-16 carries it on. We do just that.
#[test]
fn contested_ice_under_an_ally() {
    let mut scene = on(" A * * * * a 1").by(Frosthaven).moves(2);
    let ally = scene.map.at(3, 0).expect("on the map");
    scene.friends.insert(ally);
    assert_eq!(scene.outcomes(), ["a 1"]);
    // With one point it comes to rest before the ally.
    assert_eq!(scene.moves(1).outcomes(), ["2,0"]);
}

/// GH-MMV-02: without an attack it still goes up to its focus.
#[test]
fn a_move_without_an_attack_leads_to_the_focus() {
    for edition in Edition::ALL {
        assert_eq!(on(" A . a 1").by(edition).range(3).targets(0).outcomes(), ["a"]);
        assert_eq!(on(" . A 1").by(edition).range(3).targets(0).outcomes(), ["A"]);
    }
}

/// The reasons name for every hex what spoke against it.
#[test]
fn reasons_say_why_not_elsewhere() {
    let scene = on(" . a A 1").range(3);
    let why = scene.plan().why;
    let out = |name: &str| {
        let hex = why.courses[0].hexes.iter().find(|hex| scene.name(hex.at) == name);
        hex.and_then(|hex| hex.out)
    };
    assert_eq!(out("A"), Some(NotThere::DisadvantageAgainstFocus));
    assert_eq!(out("0,0"), Some(NotThere::MorePoints));
    assert_eq!(out("a"), None);
    assert_eq!(NotThere::DisadvantageAgainstFocus.rules(Gloomhaven), ["GH-MMV-07", "GH-MMV-08"]);
}

/// GH-MAT-04: the group that costs the fewest points is struck. A hex further away is refused for its points, even
/// where better targets could be struck from it.
#[test]
fn a_further_hex_with_better_targets_costs_more() {
    let scene = on("
 2 a 1 b 3
  . A . . .")
    .by(JawsOfTheLion)
    .targets(2)
    .order(&[20, 30, 10]);
    let why = scene.plan().why;
    let out = |name: &str| {
        let hex = why.courses[0].hexes.iter().find(|hex| scene.name(hex.at) == name);
        hex.and_then(|hex| hex.out)
    };
    assert_eq!(scene.outcomes(), ["a 1 2"]);
    assert_eq!(out("b"), Some(NotThere::MorePoints));
    assert_eq!(out("A"), Some(NotThere::FewerTargets));
}

/// GH-AMB-01: which of several equally good ways is the players' choice too; each is drawn.
#[test]
fn all_equally_good_ways_are_known() {
    let scene = on("
 . . .
  A # a 1
 . . .");
    let scene = scene.moves(4);
    let tables = scene.tables();
    let situation = scene.situation(&tables);
    let plan = haven::mind::decide(&situation);
    let end = plan.options[0].end;
    assert_eq!(haven::mind::path(&situation, end).len(), 3);
    assert_eq!(haven::mind::ways(&situation, end).len(), 6, "three steps above, three below");
}

/// A disadvantaged attack on a further target is avoided even for more steps, once the group is chosen (GH-MMV-03);
/// the reasons tell it from mere distance.
#[test]
fn further_targets_too_are_better_attacked_from_afar() {
    let scene = on(" 1 . A 2 . . .").range(3).targets(2).order(&[10, 20]).keeps(1);
    // From A both are in range, the second with disadvantage; no hex is better.
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).outcomes(), ["A 1 2"]);
    }
    let open = on("
 . . a . .
  1 . A 2 .
 . . b . .")
    .range(3)
    .targets(2)
    .order(&[10, 20])
    .keeps(1)
    .moves(1);
    for edition in Edition::ALL {
        assert_eq!(open.clone().by(edition).outcomes(), ["a 1 2", "b 1 2"], "{edition}");
    }
}
