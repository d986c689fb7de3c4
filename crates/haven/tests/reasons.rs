//! The reasons of a figure's decision name the rules by which they hold.

mod common;

use common::on;
use haven::Edition;
use haven::mind::{Course, FoeId, Heading, NotFocused, NotThere};
use std::collections::BTreeSet;

/// Every id in the rules of both games.
fn catalogue() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for name in ["gloomhaven", "frosthaven"] {
        let path = format!("{}/../../rules/{name}.md", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("the rules are there");
        let id = |line: &str| line.strip_prefix("- **")?.split_once("**").map(|(id, _)| id.to_owned());
        ids.extend(text.lines().filter_map(id));
    }
    ids
}

#[test]
fn every_reason_names_rules_of_its_edition() {
    let known = catalogue();
    for edition in Edition::ALL {
        let focus = [
            NotFocused::Invisible,
            NotFocused::Spared,
            NotFocused::AnotherIsKept,
            NotFocused::NoWay,
            NotFocused::MoreNegativeHexes,
            NotFocused::MorePoints,
            NotFocused::Further,
            NotFocused::ActsLater,
        ];
        let there = [
            NotThere::MoreNegativeHexes,
            NotThere::OutOfReach,
            NotThere::DisadvantageAgainstFocus,
            NotThere::FewerTargets,
            NotThere::LesserTargets,
            NotThere::MoreDisadvantage,
            NotThere::MorePoints,
        ];
        let mut all: Vec<&[&str]> = vec![Heading::rules(edition)];
        all.extend(focus.map(|why| why.rules(edition)));
        all.extend(there.map(|why| why.rules(edition)));
        for rules in &all {
            assert!(!rules.is_empty(), "{edition}");
            for rule in *rules {
                assert!(known.contains(*rule), "{edition}: there is no rule {rule}");
            }
        }
        let different: BTreeSet<&&[&str]> = all.iter().collect();
        assert!(different.len() > all.len() / 2, "{edition}: most reasons have rules of their own");
    }
}

/// GH-FOC-07, GH-FOC-08, GH-FOC-15: a reason names the rule that it stands for.
#[test]
fn reasons_name_the_rule_that_decided() {
    let gloomhaven = Edition::Gloomhaven;
    assert!(NotFocused::NoWay.rules(gloomhaven).contains(&"GH-FOC-07"));
    assert!(NotFocused::Invisible.rules(gloomhaven).contains(&"GH-FOC-08"));
    assert!(NotFocused::ActsLater.rules(gloomhaven).contains(&"GH-FOC-15"));
    assert!(NotThere::MoreNegativeHexes.rules(gloomhaven).contains(&"GH-MTR-02"));
    assert!(NotThere::FewerTargets.rules(gloomhaven).contains(&"GH-MAT-03"));
    assert!(Heading::rules(gloomhaven).contains(&"GH-MTR-03"));
    assert!(Heading::rules(Edition::Frosthaven).contains(&"FH-MMV-03"));
}

/// GH-AMB-01: the reasons list all who are tied.
#[test]
fn all_who_are_tied_are_focuses() {
    let tied: Vec<FoeId> = on(" 1 . A . 2").plan().why.focuses().collect();
    assert_eq!(tied, [FoeId(0), FoeId(1)]);
    let second: Vec<FoeId> = on(" 1 . . A . 2").plan().why.focuses().collect();
    assert_eq!(second, [FoeId(1)]);
}

fn course(drawing: &str, points: u16) -> Course {
    on(drawing).moves(points).plan().why.courses.remove(0)
}

/// GH-MTR-03: who cannot attack gets closer, or stays and does not.
#[test]
fn a_heading_says_whether_it_gets_closer() {
    let far = course(" A . . . . 1", 2);
    assert!(!far.strikes);
    assert!(far.headings[0].gets_closer());
    let still = course(" A . . . . 1", 0);
    assert!(!still.strikes);
    assert!(!still.headings[0].gets_closer());
    assert!(course(" A . 1", 2).headings.is_empty());
    assert_eq!(far.hexes[0].targets, 1, "the focus could be attacked from there");
}

/// GH-MTR-01: the reasons show the shorter way through traps that is not taken, and none where there is none.
#[test]
fn a_shortcut_through_traps_is_shown() {
    let around = on("
 A ^ . 1
  . . . .");
    let shortcut = around.plan().why.courses[0].shortcut.clone().expect("through the trap it is shorter");
    assert_eq!(shortcut.points, 2);
    assert_eq!(shortcut.through, [around.map.at(1, 0).expect("on the map")].into_iter().collect());
    assert_eq!(course(" A ^ . 1", 4).shortcut, None, "it is the only way");
    assert_eq!(course(" A . . 1", 4).shortcut, None, "there is no trap");
}

/// GH-FOC-08: an invisible enemy is passed over because it is invisible, whatever its way.
#[test]
fn the_invisible_are_passed_over_as_invisible() {
    let mut scene = on(" 1 . A . . 2");
    scene.foes[0].invisible = true;
    let why = scene.plan().why;
    let out: Vec<Option<NotFocused>> = why.candidates.iter().map(|candidate| candidate.out).collect();
    assert_eq!(out, [Some(NotFocused::Invisible), None]);
}

/// GH-MMV-03, GH-MMV-07: a nearer hex with more attacks at a disadvantage is left because of them, one as good but
/// further away because of the way.
#[test]
fn hexes_are_left_for_what_speaks_against_them() {
    let mut scene = on("
 . . . # #
  1 b a A 2")
    .range(3)
    .targets(2)
    .moves(3);
    scene.focus = Some(FoeId(0));
    assert_eq!(scene.outcomes(), ["a 1 2"]);
    assert!(!scene.plan().cut, "all outcomes are listed");
    let course = scene.plan().why.courses.remove(0);
    let why = |name: char| {
        let at = scene.names.iter().find(|(_, other)| **other == name).map(|(at, _)| *at);
        course.hexes.iter().find(|hex| Some(hex.at) == at).and_then(|hex| hex.out)
    };
    assert_eq!(why('a'), None);
    assert_eq!(why('A'), Some(NotThere::MoreDisadvantage));
    assert_eq!(why('b'), Some(NotThere::DisadvantageAgainstFocus));
    let further = course.hexes.iter().find(|hex| hex.at == scene.map.at(2, 0).expect("on the map"));
    assert_eq!(further.and_then(|hex| hex.out), Some(NotThere::MorePoints));
}
