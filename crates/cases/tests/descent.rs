//! The cases of Descent pass, and name only rules that there are; every ruling has a case for each answer.

use cases::{Options, collect, run_all, shown};
use games::Games;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// How many rules of the catalogue are shown by passing cases: it may only grow.
const SHOWN: usize = 655;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every id in the rules.
fn catalogue() -> BTreeSet<String> {
    let files = ["rules/descent.md", "rules/descent-cards.md"];
    let text = files.map(|file| std::fs::read_to_string(root().join(file)).expect("the rules are there"));
    let id = |line: &str| line.strip_prefix("- **")?.split_once("**").map(|(id, _)| id.to_owned());
    text.iter().flat_map(|text| text.lines()).filter_map(id).collect()
}

#[test]
fn the_cases_pass_and_show_rules() {
    let rules = catalogue();
    let games = Games::new();
    let files = collect(&[root().join("cases/descent")]).expect("there are cases");
    let known = |id: &str| rules.contains(id);
    let verdicts = run_all(&files, &games.list(), &Options { known: Some(&known), ..Options::default() });
    let failed: Vec<String> = verdicts.iter().filter(|v| !v.passed()).map(ToString::to_string).collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    let shown = shown(&verdicts);
    assert!(shown.len() >= SHOWN, "{} rules are shown", shown.len());
}

#[test]
fn every_answer_to_an_open_question_has_a_case() {
    let files = collect(&[root().join("cases/descent")]).expect("there are cases");
    let corpus: Vec<String> =
        files.iter().map(|file| std::fs::read_to_string(file).expect("a case")).collect();
    for question in descent::rulings::Rulings::questions() {
        for answer in &question.answers[1..] {
            let wanted = format!("{} = \"{answer}\"", question.name);
            assert!(corpus.iter().any(|text| text.contains(&wanted)), "no case says {wanted}");
        }
    }
}
