//! The cases of Frosthaven pass, and show at least as many rules as they did; the differences from Gloomhaven are shown
//! in pairs, one case in each game.

use cases::{Options, collect, run_all, shown};
use games::Games;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// How many rules cases show. A case that goes may not take its rule along.
const SHOWN: usize = 585;

/// Differences that cases show in both games.
///
/// These have no pair: FH-DIF-29 is about what people may say to each other, which no table plays. FH-DIF-39, FH-DIF-60,
/// FH-DIF-61, FH-DIF-62, FH-DIF-63, FH-DIF-64, FH-DIF-65, FH-DIF-66, FH-DIF-67, FH-DIF-68, FH-DIF-69, FH-DIF-70,
/// FH-DIF-71, FH-DIF-72, FH-DIF-73, FH-DIF-74, FH-DIF-77 and FH-DIF-78 belong to the campaign and the outpost.
/// Where a book says nothing, its case shows how it is played there all the same: who goes first in a tie between a
/// boss and elites (FH-DIF-53), what a helmet against 2x is worth with reduced randomness (FH-DIF-76).
const PAIRS: &str = "FH-DIF-01 FH-DIF-02 FH-DIF-03 FH-DIF-04 FH-DIF-05 FH-DIF-06 FH-DIF-07 FH-DIF-08 FH-DIF-09 \
    FH-DIF-10 FH-DIF-11 FH-DIF-12 FH-DIF-13 FH-DIF-14 FH-DIF-15 FH-DIF-16 FH-DIF-17 FH-DIF-18 FH-DIF-19 \
    FH-DIF-20 FH-DIF-21 FH-DIF-22 FH-DIF-23 FH-DIF-24 FH-DIF-25 FH-DIF-26 FH-DIF-27 FH-DIF-28 FH-DIF-30 \
    FH-DIF-31 FH-DIF-32 FH-DIF-33 \
    FH-DIF-34 FH-DIF-35 FH-DIF-36 FH-DIF-37 FH-DIF-38 FH-DIF-40 FH-DIF-41 FH-DIF-42 FH-DIF-43 FH-DIF-44 \
    FH-DIF-45 FH-DIF-46 FH-DIF-47 FH-DIF-48 FH-DIF-49 FH-DIF-50 FH-DIF-51 FH-DIF-52 FH-DIF-53 FH-DIF-54 \
    FH-DIF-55 FH-DIF-56 FH-DIF-57 FH-DIF-58 FH-DIF-59 FH-DIF-75 FH-DIF-76 FH-DIF-79 FH-DIF-80 FH-DIF-81 \
    FH-DIF-82 FH-DIF-83";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every id in the rules of a game.
fn catalogue(game: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(root().join(format!("rules/{game}.md"))).expect("the rules are there");
    let id = |line: &str| line.strip_prefix("- **")?.split_once("**").map(|(id, _)| id.to_owned());
    text.lines().filter_map(id).collect()
}

#[test]
fn the_cases_pass_and_show_what_they_did() {
    let (own, other) = (catalogue("frosthaven"), catalogue("gloomhaven"));
    let known = |id: &str| own.contains(id) || other.contains(id);
    let games = Games::new();
    let options = Options { known: Some(&known), ..Options::default() };
    let files = collect(&[root().join("cases/frosthaven")]).expect("there are cases");
    let verdicts = run_all(&files, &games.list(), &options);
    let failed: Vec<String> = verdicts.iter().filter(|v| !v.passed()).map(ToString::to_string).collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    let here = shown(&verdicts);
    let ours = here.keys().filter(|id| own.contains(*id)).count();
    assert!(ours >= SHOWN, "only {ours} rules are shown");
    let files = collect(&[root().join("cases/gloomhaven")]).expect("there are cases");
    let there = shown(&run_all(&files, &games.list(), &options));
    let alone: Vec<&str> =
        PAIRS.split(' ').filter(|id| !(here.contains_key(*id) && there.contains_key(*id))).collect();
    assert!(alone.is_empty(), "shown in one game only: {alone:?}");
}
