//! The cases of the sample game pass, and show every rule of it.

use cases::{Options, Verdict, collect, run_all, shown};
use games::Games;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every id in the rules of the sample game.
fn catalogue() -> BTreeSet<String> {
    let text = std::fs::read_to_string(root().join("rules/sample.md")).expect("the rules are there");
    let id = |line: &str| line.strip_prefix("- **")?.split_once("**").map(|(id, _)| id.to_owned());
    text.lines().filter_map(id).collect()
}

fn verdicts(options: &Options<'_>) -> Vec<Verdict> {
    let games = Games::new();
    let files = collect(&[root().join("cases/sample")]).expect("there are cases");
    run_all(&files, &games.list(), options)
}

#[test]
fn the_cases_of_the_sample_game_pass_and_show_every_rule() {
    let rules = catalogue();
    assert!(rules.len() > 30, "only {} rules found", rules.len());
    let known = |id: &str| rules.contains(id);
    let verdicts = verdicts(&Options { known: Some(&known), ..Options::default() });
    let failed: Vec<String> = verdicts.iter().filter(|v| !v.passed()).map(ToString::to_string).collect();
    assert!(failed.is_empty(), "{} of {} failed:\n{}", failed.len(), verdicts.len(), failed.join("\n"));
    let shown = shown(&verdicts);
    let missing: Vec<&String> = rules.iter().filter(|rule| !shown.contains_key(*rule)).collect();
    assert!(missing.is_empty(), "no case shows {missing:?}");
}
