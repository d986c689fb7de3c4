//! Whom a figure focuses: GH-FOC, GH-MTR; FH-FOC.

mod common;

use common::on;
use haven::Edition::{self, Frosthaven, Gloomhaven, JawsOfTheLion};
use haven::mind::{self, Attack, NotFocused, Order, Situation};

/// GH-FOC-02, FH-FOC-01: what counts is the way to a hex to attack from, not how near the enemy is.
#[test]
fn the_focus_is_whom_the_figure_can_attack_with_the_fewest_points() {
    let scene = on("
 1 # A . a 2
  . # . .
 . . . .");
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).outcomes(), ["a 2"]);
    }
    let why = scene.plan().why;
    assert_eq!(why.candidates[0].cost.map(|cost| cost.points()), Some(4));
    assert_eq!(why.candidates[0].proximity, Some(2));
    assert_eq!(why.focus_decided_by(), Some(NotFocused::MorePoints));
}

/// GH-FOC-05, FH-FOC-04: equally easy to attack, so the nearer one. Jaws of the Lion looks at initiative at once.
#[test]
fn of_two_in_range_the_nearer_is_focused() {
    let scene = on(" 2 . . A . 1").range(3).order(&[40, 20]);
    assert_eq!(scene.clone().by(Gloomhaven).outcomes(), ["A 1"]);
    assert_eq!(scene.clone().by(Frosthaven).outcomes(), ["A 1"]);
    assert_eq!(scene.clone().by(JawsOfTheLion).outcomes(), ["A 2"]);
    assert_eq!(scene.plan().why.focus_decided_by(), Some(NotFocused::Further));
}

/// GH-FOC-05: closeness is counted without crossing walls, so the wall makes both equally near. An obstacle does
/// not.
#[test]
fn closeness_goes_around_walls_but_over_obstacles() {
    let walled = on("
 . b . . .
  1 % A . a 2");
    let blocked = on("
 . b . . .
  1 # A . a 2");
    for edition in [Gloomhaven, Frosthaven] {
        assert_eq!(walled.clone().by(edition).order(&[20, 10]).outcomes(), ["a 2"]);
        assert_eq!(blocked.clone().by(edition).order(&[20, 10]).outcomes(), ["b 1"]);
    }
}

/// GH-FOC-06, FH-FOC-05: then the first in the order of initiative.
#[test]
fn of_two_equally_near_the_one_that_acts_first_is_focused() {
    let scene = on(" 2 . A . 1").range(3).order(&[30, 20]);
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).outcomes(), ["A 2"]);
    }
}

/// GH-AMB-01, FH-MON-10: what the rules do not decide the players choose.
#[test]
fn enemies_that_are_equal_in_everything_are_all_offered() {
    let scene = on(" 2 . A . 1").range(3);
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).outcomes(), ["A 1", "A 2"]);
        assert_eq!(scene.clone().by(edition).focuses(), [1, 2]);
    }
}

/// GH-FOC-14: a summon comes before its summoner; GH-SUM-08: several in the order in which they came.
#[test]
fn a_summon_is_focused_before_its_summoner() {
    let scene = on(" 2 . A . 1").range(3);
    let hero = Order::of(30);
    assert_eq!(scene.clone().place(1, hero).place(2, hero.summon(0)).focuses(), [2]);
    assert_eq!(scene.clone().place(1, hero.summon(0)).place(2, hero.summon(1)).focuses(), [1]);
    assert_eq!(scene.place(1, hero.summon(0)).place(2, Order::of(29)).focuses(), [2]);
}

/// GH-FOC-15: characters on a long rest come last, after an initiative of 99 too.
#[test]
fn who_rests_long_is_focused_last() {
    let scene = on(" 2 . A . 1").range(3);
    assert_eq!(scene.clone().place(1, Order::long_rest()).place(2, Order::of(99)).focuses(), [2]);
    assert_eq!(scene.place(1, Order::long_rest().summon(0)).place(2, Order::long_rest()).focuses(), [1]);
}

/// GH-FOC-03, FH-FOC-08: the way may be longer than a turn.
#[test]
fn an_enemy_out_of_reach_this_turn_can_be_focused() {
    assert_eq!(on(" A . a . . . . 1").outcomes(), ["a"]);
}

/// GH-FOC-07, GH-FOC-11, FH-FOC-10: no free hex to attack from, no focus: neither move nor attack.
#[test]
fn without_a_hex_to_attack_from_there_is_no_focus() {
    for drawing in [" A . . # 1", " A . . M 1", " A . . % 1", " A . .|1"] {
        let scene = on(drawing);
        for edition in Edition::ALL {
            assert_eq!(scene.clone().by(edition).outcomes(), ["A"], "{drawing}");
            assert_eq!(scene.clone().by(edition).focuses(), [0; 0], "{drawing}");
        }
    }
}

/// GH-FOC-09, GH-MAP-05, GH-SUM-12, FH-OVL-03: a closed door is a wall.
#[test]
fn nobody_is_focused_through_a_closed_door() {
    let scene = on(" A . + b 1").moves(3);
    assert_eq!(scene.outcomes(), ["A"]);
    assert_eq!(scene.clone().open_doors().outcomes(), ["b 1"]);
    assert_eq!(scene.clone().range(9).outcomes(), ["A"]);
    assert_eq!(scene.range(9).open_doors().outcomes(), ["A 1"]);
}

/// GH-MOV-02, GH-MOV-04, GH-FOC-10: allies are passed, not joined; enemies stop the figure.
#[test]
fn allies_are_passed_and_enemies_are_not() {
    assert_eq!(on(" A M a 1").outcomes(), ["a 1"]);
    assert_eq!(on(" A M M a 1").moves(2).outcomes(), ["A"]);
    // The second enemy could be attacked only by going through the first.
    assert_eq!(on(" A . a 1 . 2").order(&[50, 10]).outcomes(), ["a 1"]);
}

/// GH-FOC-08, GH-CON-19, GH-CON-20: an invisible enemy is an obstacle. FH-CND-13, FH-CND-14, FH-FOC-13: it is as
/// if it were not there, except that nobody can stop on it.
#[test]
fn the_invisible_are_not_focused() {
    let scene = on(" A . 1 a 2").invisible(1).moves(3);
    assert_eq!(scene.clone().by(Gloomhaven).outcomes(), ["A"]);
    assert_eq!(scene.clone().by(Frosthaven).outcomes(), ["a 2"]);
    assert_eq!(scene.clone().by(Frosthaven).moves(2).outcomes(), ["1,0"]);
    assert_eq!(scene.clone().range(9).outcomes(), ["A 2"]);
    assert_eq!(scene.range(9).targets(2).outcomes(), ["A 2"]);
    assert_eq!(on(" A . 1").invisible(1).outcomes(), ["A"]);
}

/// GH-FOC-04, GH-MMV-02, FH-FOC-03: without an attack as for melee on one target, and nobody is attacked.
#[test]
fn without_an_attack_the_focus_is_as_for_melee() {
    // With range 9 the nearer enemy would be focused from here; on foot the other is easier to reach.
    let scene = on("
 1 # A . a 2
  . # . .
 . . . .")
    .range(9);
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).focuses()[0], 1);
        assert_eq!(scene.clone().by(edition).targets(0).outcomes(), ["a"]);
    }
}

/// GH-FOC-13, GH-MAT-04: the focus of a further attack leaves out whom the figure has attacked already.
#[test]
fn a_second_attack_has_a_focus_of_its_own() {
    let scene = on(" 2 . . A . 1").range(3);
    assert_eq!(scene.outcomes(), ["A 1"]);
    assert_eq!(scene.spared(1).moves(0).outcomes(), ["A 2"]);
}

/// GH-FOC-01, GH-GAP-42: the focus is found before anything is done. A move after the attack goes to it.
#[test]
fn a_figure_that_moves_after_its_attack_keeps_its_focus() {
    let scene = on(" 2 a A . . . 1").targets(0);
    assert_eq!(scene.outcomes(), ["a"]);
    assert_eq!(scene.keeps(1).outcomes(), ["4,0"]);
}

/// GH-FOC-10, GH-GAP-17, GH-MAP-20, FH-FOC-01, FH-OVL-15: difficult terrain counts two.
#[test]
fn difficult_terrain_makes_the_way_longer() {
    let scene = on(" 1 . ~ A . a 2");
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).outcomes(), ["a 2"]);
    }
    assert_eq!(on(" 1 b ~ A . a 2").flies().outcomes(), ["a 2", "b 1"]);
}

/// GH-MTR-01, FH-FOC-06, FH-FOC-07: negative hexes are avoided if any enemy can be attacked without them.
#[test]
fn an_enemy_behind_a_trap_is_not_focused_while_there_is_another() {
    for terrain in ["^", "!"] {
        let scene = on(&format!(" 1 . {terrain} A . a . . 2"));
        for edition in Edition::ALL {
            assert_eq!(scene.clone().by(edition).outcomes(), ["a"]);
        }
        assert_eq!(scene.plan().why.candidates[0].out, Some(NotFocused::MoreNegativeHexes));
        // GH-MTR-04, FH-MOV-10: who flies does not mind.
        assert_eq!(scene.flies().focuses(), [1]);
    }
}

/// GH-MTR-02, GH-ACC-14, FH-FOC-07: if there is no other way the figure goes through.
#[test]
fn a_trap_on_the_only_way_is_sprung() {
    for edition in Edition::ALL {
        assert_eq!(on(" 1 a ^ A").by(edition).outcomes(), ["a 1"]);
    }
}

/// GH-MTR-02, FH-FOC-06: with the fewest negative hexes, however long the way.
#[test]
fn the_way_with_the_fewest_traps_is_taken() {
    let scene = on("
 . . . . . .
  A % % % % 1
 . ^ ^ . . .");
    // Below two traps, above none, both five steps.
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).moves(3).outcomes(), ["3,0"]);
    }
    // One trap and three steps, or two traps and two.
    let short = on("
 . ^ . .
  A % 1 .
 . ^ ^ .");
    for edition in Edition::ALL {
        assert_eq!(short.clone().by(edition).moves(3).outcomes(), ["2,0 1"]);
    }
}

/// GH-MTR-02, FH-FOC-06: traps count over the whole way, those of later turns like those of this one.
#[test]
fn a_trap_now_is_no_worse_than_a_trap_later() {
    let one_now_two_later = on("
 . ^ . .
  A % % 1
 . . ^ ^");
    let one_now_one_later = on("
 . ^ . .
  A % % 1
 . . . ^");
    for edition in Edition::ALL {
        assert_eq!(one_now_two_later.clone().by(edition).moves(1).outcomes(), ["1,0"]);
        assert_eq!(one_now_one_later.clone().by(edition).moves(1).outcomes(), ["1,0", "1,2"]);
    }
}

/// GH-MOV-07, GH-MAP-11, FH-MOV-07: a jump springs a trap only where it ends.
#[test]
fn who_jumps_minds_only_the_last_hex() {
    let scene = on(" 1 a ^ ^ A . . 2").moves(3);
    assert_eq!(scene.outcomes(), ["6,0 2"]);
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).jumps().focuses(), [2], "one point less");
        assert_eq!(on(" 1 a ^ ^ A").by(edition).moves(3).jumps().outcomes(), ["a 1"]);
        assert_eq!(on(" 1 ^ . A . . . . . 2").by(edition).jumps().focuses(), [2]);
    }
}

/// GH-CON-10, GH-GAP-24, FH-FOC-12: who cannot move attacks if the focus is in range, and else does nothing.
#[test]
fn an_immobilized_figure_attacks_from_where_it_stands() {
    for edition in Edition::ALL {
        assert_eq!(on(" A 1").by(edition).moves(0).outcomes(), ["A 1"]);
        assert_eq!(on(" A . 1").by(edition).moves(0).outcomes(), ["A"]);
        assert_eq!(on(" A 1").by(edition).range(3).moves(0).outcomes(), ["A 1"]);
    }
}

/// FH-FOC-09, FH-DIF-45, GH-FOC-02: whom the figure does not see it can focus, if it can get to see it.
#[test]
fn no_sight_is_needed_to_focus() {
    let scene = on("
 A % 1
  . a .")
    .range(3);
    for edition in Edition::ALL {
        assert_eq!(scene.clone().by(edition).focuses(), [1]);
        assert!(scene.clone().by(edition).outcomes()[0].ends_with(" 1"));
    }
}

/// FH-FOC-01: icy terrain counts as it slides.
#[test]
fn ice_makes_the_way_shorter() {
    assert_eq!(on(" 1 . . . A . . 2").by(Frosthaven).focuses(), [2]);
    assert_eq!(on(" 1 a * * A . . 2").by(Frosthaven).moves(1).outcomes(), ["a 1"]);
}

/// GH-FOC-04, FH-FOC-03: an attack that targets nobody is none, so the figure moves as for melee.
#[test]
fn an_attack_on_nobody_is_no_attack() {
    let scene = on(" A . a 1");
    let tables = scene.tables();
    let targets = |targets: u8| {
        let attack = Attack { targets, ..Attack::ranged(3) };
        mind::decide(&Situation { attack: Some(attack), ..scene.situation(&tables) }).options
    };
    let [none, one] = [targets(0), targets(1)];
    assert_eq!((none.len(), none[0].end, none[0].targets.len()), (1, scene.map.at(2, 0).expect("a"), 0));
    assert_eq!((one.len(), one[0].end, one[0].targets.len()), (1, scene.at, 1));
}

/// The same question has the same answer whatever was asked before.
#[test]
fn a_mind_remembers_nothing() {
    let crowd = on("
 . 1 . 2 .
  A . . 3 .");
    let scenes = [
        on(" A . . 1"),
        on(" 2 . A . 1").range(3),
        on(" A . . # 1"),
        on(" A 1").range(2).targets(3),
        crowd.clone().area(&[(1, 0)]),
        crowd.clone().area(&[(1, 0), (2, 0), (3, 0)]),
        crowd.range(3).area(&[(0, 0), (1, 0)]),
    ];
    let hook = on("
 . . . 2
  . A 1 .
 . . . 3")
    .area(&[(1, 0), (1, 1)])
    .moves(0);
    let unmirrored = hook.clone().unmirrored();
    assert_ne!(hook.plan().options, unmirrored.plan().options);
    let mut mind = mind::Mind::new();
    for _ in 0..2 {
        for scene in scenes.iter().chain([&hook, &unmirrored]) {
            let tables = scene.tables();
            assert_eq!(mind.plan(&scene.situation(&tables)), scene.plan());
            assert_eq!(mind.options(&scene.situation(&tables)), scene.plan().options);
        }
    }
}
