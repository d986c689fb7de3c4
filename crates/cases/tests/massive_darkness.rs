//! The cases of Massive Darkness 2 pass, and show every applicable rule; every ruling has a case for each answer.

use cases::{Options, collect, run_all, shown};
use games::Games;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What concerns cardboard and words to the reader, and what no card does (see rules/not-applicable.toml).
const NOT_APPLICABLE: &str =
    "MD-ABL-32 MD-CLS-02 MD-CSM-01 MD-HER-01 MD-SET-04 MD-SET-15 MD-SET-25 MD-VAR-07";

/// Lists of choices, gaps, hidden things and acceptance scenarios are no rules of their own.
const LISTS: [&str; 4] = ["MD-ACC-", "MD-DEC-", "MD-GAP-", "MD-HID-"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every id in the rules.
fn catalogue() -> BTreeSet<String> {
    let text =
        std::fs::read_to_string(root().join("rules/massive-darkness-2.md")).expect("the rules are there");
    let id = |line: &str| line.strip_prefix("- **")?.split_once("**").map(|(id, _)| id.to_owned());
    text.lines().filter_map(id).collect()
}

#[test]
fn the_cases_pass_and_show_every_rule() {
    let rules = catalogue();
    let games = Games::new();
    let files = collect(&[root().join("cases/massive-darkness-2")]).expect("there are cases");
    let known = |id: &str| rules.contains(id);
    let verdicts = run_all(&files, &games.list(), &Options { known: Some(&known), ..Options::default() });
    let failed: Vec<String> = verdicts.iter().filter(|v| !v.passed()).map(ToString::to_string).collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    let shown = shown(&verdicts);
    let counts = |id: &&String| !LISTS.iter().any(|list| id.starts_with(list));
    let missing: Vec<&str> =
        rules.iter().filter(counts).filter(|id| !shown.contains_key(*id)).map(String::as_str).collect();
    assert_eq!(missing, NOT_APPLICABLE.split_whitespace().collect::<Vec<_>>());
}

/// The words of all case files.
fn corpus() -> Vec<String> {
    let files = collect(&[root().join("cases/massive-darkness-2")]).expect("there are cases");
    files.iter().map(|file| std::fs::read_to_string(file).expect("a case")).collect()
}

#[test]
fn every_answer_to_an_open_question_has_a_case() {
    let corpus = corpus();
    for question in darkness::rulings::Rulings::questions() {
        for answer in question.answers.iter().filter(|answer| **answer != question.default) {
            let wanted = format!("{} = \"{answer}\"", question.name);
            assert!(corpus.iter().any(|text| text.contains(&wanted)), "no case says {wanted}");
        }
    }
}

#[test]
fn every_acceptance_scenario_and_every_ruling_is_touched() {
    let corpus = corpus();
    let touched = |id: &str| corpus.iter().any(|text| text.contains(&format!("\"{id}\"")));
    let rules = catalogue();
    let scenarios = rules.iter().filter(|id| id.starts_with("MD-ACC-"));
    let rulings =
        rules.iter().filter(|id| id.starts_with("MD-DEC-") && id[7..].parse::<u8>().is_ok_and(|n| n > 30));
    let missing: Vec<&String> = scenarios.chain(rulings).filter(|id| !touched(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
