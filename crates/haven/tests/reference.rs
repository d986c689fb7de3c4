//! Answers compared with a file of positions that others have worked out.
//!
//! `GRUFT_MONSTER_TURNS` names the file. Without it there is nothing to compare.

use std::collections::BTreeSet;

use haven::Edition;
use haven::solve::{Report, Show, positions};

#[test]
fn known_positions_have_their_known_outcomes() {
    let Ok(path) = std::env::var("GRUFT_MONSTER_TURNS") else {
        println!("skipped: GRUFT_MONSTER_TURNS names no file of positions");
        return;
    };
    let text = std::fs::read_to_string(&path).expect("the file can be read");
    let positions = positions(&text).expect("the file holds positions");
    let mut differing = String::new();
    for edition in Edition::ALL {
        let report = Report::new(&positions, edition, &BTreeSet::new()).expect("all positions make sense");
        println!("{edition}: {:?}", report.summary());
        let solved = report.solved.iter().filter(|solved| solved.verdict() == haven::solve::Verdict::Differ);
        let differ = Report { solved: solved.cloned().collect(), ..report };
        if !differ.solved.is_empty() {
            differing += &differ.write(Show { expect: true, why: true, json: false });
        }
    }
    assert!(differing.is_empty(), "{differing}");
}
