//! The cases of Gloomhaven pass, and show the rules of a scenario.

use cases::{Options, collect, run_all, shown};
use catalogue::{Catalogue, Part};
use games::Games;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The rule of a scenario that no case shows: GH-DATA-09 counts a supply of which nobody knows how large it is.
const NOT_SHOWN: [&str; 1] = ["GH-DATA-09"];

/// How many rules a scenario has.
const OF_A_SCENARIO: usize = 495;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The ids of the rules that a case may name, and those of a scenario (see rules/scope.toml). A case may also show where
/// Frosthaven differs.
fn rules() -> (BTreeSet<String>, BTreeSet<String>) {
    let catalogue = Catalogue::embedded();
    let of = |game| catalogue.game(game).expect("the game is there").items().map(|item| &item.id);
    let differences = of("frosthaven").map(ToString::to_string).filter(|id| id.starts_with("FH-DIF-"));
    let of_a_scenario = of("gloomhaven").filter(|id| catalogue.parts.of(id) == Some(Part::Play));
    let all = of("gloomhaven").map(ToString::to_string).chain(differences).collect();
    (all, of_a_scenario.map(ToString::to_string).collect())
}

#[test]
fn the_cases_pass_and_show_every_rule_of_a_scenario() {
    let (rules, of_a_scenario) = rules();
    let games = Games::new();
    let files = collect(&[root().join("cases/gloomhaven")]).expect("there are cases");
    let known = |id: &str| rules.contains(id);
    let verdicts = run_all(&files, &games.list(), &Options { known: Some(&known), ..Options::default() });
    let failed: Vec<String> = verdicts.iter().filter(|v| !v.passed()).map(ToString::to_string).collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    let shown = shown(&verdicts);
    let missing: Vec<&str> =
        of_a_scenario.iter().filter(|id| !shown.contains_key(*id)).map(String::as_str).collect();
    assert_eq!(missing, NOT_SHOWN);
    assert_eq!(of_a_scenario.len(), OF_A_SCENARIO, "no rule leaves a scenario unnoticed");
}
