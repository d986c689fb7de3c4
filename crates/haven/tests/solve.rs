//! Files of positions.

use std::collections::BTreeSet;

use haven::Edition::{self, Frosthaven, Gloomhaven};
use haven::solve::{Report, Show, SolveError, Verdict, positions, solve};
use proptest::prelude::*;

fn outcomes(position: &str, edition: Edition) -> Vec<Vec<u32>> {
    solve(position, edition).expect("a position").remove(0).outcomes
}

/// Hexes are numbered up the columns, odd columns stand half a hex higher.
#[test]
fn the_numbering_of_hexes() {
    // Around hex 15 (column 2, row 1): 22, 16, 8, 7, 14, 21. A figure on 15 attacks each without moving.
    for neighbour in [22, 16, 8, 7, 14, 21] {
        let position = format!(r#"{{"move": 3, "figures": {{"15": "A", "{neighbour}": "C"}}}}"#);
        assert_eq!(outcomes(&position, Gloomhaven), [[15, neighbour]]);
    }
    // Around hex 7 (column 1, row 0), an odd column.
    for neighbour in [15, 8, 1, 0, 14] {
        let position = format!(r#"{{"figures": {{"7": "A", "{neighbour}": "C"}}}}"#);
        assert_eq!(outcomes(&position, Frosthaven), [[7, neighbour]]);
    }
    assert_eq!(outcomes(r#"{"figures": {"7": "A", "16": "C"}}"#, Gloomhaven), [[7]]);
}

/// A map of another size is numbered by its own height.
#[test]
fn other_sizes() {
    let position = r#"{"w": 3, "h": 2, "figures": {"0": "A", "5": "C"}, "move": 9}"#;
    assert_eq!(outcomes(position, Gloomhaven), [[2, 5]]);
}

/// A thin wall counts from both sides: [7, 0] is [15, 3].
#[test]
fn thin_walls_have_two_sides() {
    for wall in ["[7, 0]", "[15, 3]"] {
        let position = format!(r#"{{"figures": {{"7": "A", "15": "C"}}, "walls": [{wall}]}}"#);
        assert_eq!(outcomes(&position, Gloomhaven), [[7]]);
    }
}

/// Around the figure: 18, 25 and 32 are the three hexes in front of it. As a shape: 24, 25 and 32 are a triangle.
#[test]
fn area_masks() {
    let around =
        |aoe: &str| format!(r#"{{"figures": {{"38": "A", "39": "C", "46": "C", "32": "C"}}, "aoe": {aoe}}}"#);
    assert_eq!(outcomes(&around("[18, 25, 32]"), Gloomhaven), [[38, 32, 39, 46]]);
    assert_eq!(outcomes(&around("[25, 26]"), Gloomhaven).len(), 3);
    let shape =
        r#"{"range": 4, "figures": {"10": "A", "38": "C", "39": "C", "46": "C"}, "aoe": [24, 25, 32]}"#;
    assert_eq!(outcomes(shape, Frosthaven), [[10, 38, 39, 46]]);
}

/// The switches: patterns may be mirrored unless the position says no; the edge of the sheet is no wall unless it
/// says so.
#[test]
fn switches_of_a_position() {
    let hook = |mirror: bool| {
        format!(
            r#"{{"figures": {{"38": "A", "40": "C", "47": "C"}}, "init": {{"40": 1, "47": 2}}, "aoe": [25, 26, 33],
                "mirror": {mirror}}}"#
        )
    };
    let other = hook(true).replace("47", "33");
    assert_eq!(outcomes(&hook(true), Gloomhaven), [[38, 40, 47]]);
    assert_eq!(outcomes(&other, Gloomhaven), [[38, 33, 40]]);
    let unmirrored =
        [hook(false), hook(false).replace("47", "33")].map(|it| outcomes(&it, Gloomhaven)[0].len());
    assert_eq!(unmirrored.iter().sum::<usize>(), 5, "one of the two hooks does not fit");
    // Two corners of the sheet look at each other past a notch of walls only over the outside.
    let over_the_edge = |edge: bool| {
        format!(
            r#"{{"w": 3, "h": 2, "range": 9, "figures": {{"0": "A", "4": "C"}}, "contents": {{"2": "X"}},
                "walls": [], "edgeIsWall": {edge}}}"#
        )
    };
    assert_eq!(outcomes(&over_the_edge(false), Frosthaven), [[0, 4]]);
    assert_eq!(outcomes(&over_the_edge(true), Frosthaven), [[0]]);
}

/// A flying figure that teleports may end on obstacles and traps.
#[test]
fn flying_teleports() {
    let position = |fly: bool| {
        format!(
            r#"{{"w": 5, "h": 1, "move": 3, "tele": true, "fly": {fly}, "figures": {{"0": "A", "4": "C"}},
                "contents": {{"3": "O"}}}}"#
        )
    };
    assert_eq!(outcomes(&position(true), Frosthaven), [[3, 4]]);
    assert_eq!(outcomes(&position(false), Frosthaven), [[0]]);
}

const TWO: &str = r#"[
  {"id": 7, "msg": "one step", "move": 2, "figures": {"0": "A", "2": "C"}, "answer": {"GH": [[1, 2]], "FH": [[0]]}},
  {"id": 9, "move": 2, "figures": {"0": "A", "3": "C"}}
]"#;

#[test]
fn a_report_counts_and_shows_both_sets() {
    let file = positions(TWO).expect("two positions");
    let report = Report::new(&file, Gloomhaven, &BTreeSet::new()).expect("both make sense");
    assert!(report.agrees());
    let verdicts: Vec<Verdict> = report.solved.iter().map(|solved| solved.verdict()).collect();
    assert_eq!(verdicts, [Verdict::Agree, Verdict::Open]);
    let text = report.write(Show { expect: true, ..Show::default() });
    let last = r#"{"positions":2,"agree":1,"differ":0,"open":1,"left_out":0,"edition":"gloomhaven"}"#;
    assert_eq!(text, format!("7: [[1,2]] agrees\n9: [[2,3]]\n{last}\n"));

    let report = Report::new(&file, Frosthaven, &BTreeSet::from([9])).expect("both make sense");
    assert!(!report.agrees());
    assert_eq!((report.summary().differ, report.summary().left_out), (1, 1));
    let text = report.write(Show { expect: true, ..Show::default() });
    assert!(text.starts_with("7: [[1,2]] differs from the expected [[0]]\n"), "{text}");
    let json = report.write(Show { expect: true, json: true, why: false });
    let line = r#"{"id":7,"outcomes":[[1,2]],"verdict":"differ","expected":[[0]]}"#;
    assert_eq!(json.lines().next(), Some(line));
}

#[test]
fn reasons_can_be_read() {
    let file =
        r#"{"id": 3, "move": 2, "figures": {"0": "A", "2": "C", "6": "C"}, "init": {"2": 40, "6": 10}}"#;
    let report =
        Report::new(&positions(file).expect("a position"), Gloomhaven, &BTreeSet::new()).expect("sense");
    let text = report.write(Show { why: true, ..Show::default() });
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    assert_eq!(lines[1], "character on 2: 1 point, 2 hexes away, initiative 40: focus");
    assert!(lines[2].ends_with("not focused: more movement points (GH-FOC-02)"), "{text}");
    assert_eq!(lines[3], "focus 2: attacks this turn");
    assert!(lines.contains(&"from 1: 1 point: goes there"), "{text}");
}

#[test]
fn what_is_wrong_is_said() {
    let error = |text: &str| solve(text, Gloomhaven).expect_err("an error").to_string();
    assert_eq!(error("[{"), "line 1, column 2: EOF while parsing an object");
    assert_eq!(error("3"), "a list of positions is expected, or one position");
    assert_eq!(error("[3]"), "a list of positions is expected, or one position");
    let cases = [
        (r#"{}"#, "there is no figure 'A' whose turn it is"),
        (r#"{"figures": {"0": "A", "1": "A"}}"#, "there are two figures 'A'"),
        (r#"{"figures": {"0": "Z"}}"#, "figure 'Z' on hex 0; known are A, M and C"),
        (r#"{"figures": {"112": "A"}}"#, "hex 112 is not on a map of 16 x 7"),
        (r#"{"figures": {"x": "A"}}"#, "'x' is no hex"),
        (r#"{"figures": {"0": "A"}, "contents": {"0": "X"}}"#, "the figure on hex 0 stands in a wall"),
        (r#"{"figures": {"0": "A"}, "contents": {"0": "Q"}}"#, "'Q' on hex 0; known are X, O, T, H, D and I"),
        (r#"{"figures": {"0": "A"}, "walls": [[3, 6]]}"#, "a wall on edge 6 of hex 3; edges are 0 to 5"),
        (r#"{"figures": {"0": "A"}, "aoe": [49]}"#, "49 is no hex of an area; they are 0 to 48"),
        (r#"{"w": 0, "figures": {"0": "A"}}"#, "a map of 0 hexes; it needs 1 to 1024"),
        (r#"{"w": 4000000000, "h": 4000000000}"#, "a map of 16000000000000000000 hexes; it needs 1 to 1024"),
    ];
    for (position, reason) in cases {
        assert_eq!(error(position), format!("position 1 (id 1): {reason}"));
    }
    assert!(error(r#"{"move": -1}"#).starts_with("position 1 (id 1): invalid value"));
    assert!(matches!(solve("", Gloomhaven), Err(SolveError::Json { .. })));
}

fn hex() -> impl Strategy<Value = u32> {
    prop_oneof![8 => 0u32..30, 1 => any::<u32>()]
}

prop_compose! {
    /// Positions that are mostly sense and sometimes not.
    fn position()(
        (w, h) in (0u32..8, 0u32..7),
        (points, range, target) in (0u16..8, 0u16..6, 0u8..5),
        figures in prop::collection::btree_map(hex(), "[AMCCC]", 0..12),
        init in prop::collection::btree_map(hex(), any::<u8>(), 0..4),
        contents in prop::collection::btree_map(hex(), "[XOTHDI]", 0..12),
        walls in prop::collection::vec((hex(), 0u8..7), 0..6),
        aoe in prop::collection::vec(0u32..50, 0..5),
        flags in any::<[bool; 6]>(),
    ) -> String {
        serde_json::json!({
            "w": w, "h": h, "move": points, "range": range, "target": target, "figures": figures, "init": init,
            "contents": contents, "walls": walls, "aoe": aoe, "fly": flags[0], "jump": flags[1],
            "tele": flags[2], "mud": flags[3], "mirror": flags[4], "edgeIsWall": flags[5],
        }).to_string()
    }
}

proptest! {
    #[test]
    fn no_text_is_too_much(text in any::<String>()) {
        let _ = solve(&text, Gloomhaven);
        let _ = haven::solve::except(&text);
    }

    #[test]
    fn no_position_is_too_much(text in position(), edition in 0usize..3) {
        if let Ok(solved) = solve(&text, Edition::ALL[edition]) {
            prop_assert!(!solved[0].outcomes.is_empty());
        }
    }
}

/// The guide shows what really comes out.
#[test]
fn the_example_of_the_guide() {
    let guide = include_str!("../../../docs/solve.md");
    let block = |kind: &str| {
        let after = guide.split(&format!("```{kind}\n")).nth(1).expect("the guide has this block");
        after.split("```").next().unwrap_or_default()
    };
    let file = positions(block("json")).expect("a position");
    for edition in [Gloomhaven, Frosthaven] {
        let report = Report::new(&file, edition, &BTreeSet::new()).expect("it makes sense");
        let text = report.write(Show { expect: true, why: true, json: false });
        assert_eq!(text, block(edition.name()));
    }
}
