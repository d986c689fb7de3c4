//! Games of earlier versions are opened by this one, at the rest at which they were left, and go on: docs/saves.md.

use games::Games;
use golden::corpus::{Counted, GAMES, open, saves, versions};
use std::collections::BTreeMap;

#[test]
fn saves_of_earlier_versions_open_at_their_rest_and_go_on() {
    let games = Games::new();
    let (mut failures, mut all) = (Vec::new(), BTreeMap::<String, Counted>::new());
    let versions = versions().unwrap_or_else(|e| panic!("{e}"));
    assert!(versions.len() >= 2, "{versions:?}");
    for version in &versions {
        let mut games_there: Vec<String> = Vec::new();
        for path in saves(version).unwrap_or_else(|e| panic!("{e}")) {
            let name = path.strip_prefix(golden::root()).unwrap_or(&path).display().to_string();
            match open(&games, &path) {
                Ok((game, counted)) => {
                    let sum = all
                        .entry(format!("{} {game}", version.file_name().unwrap_or_default().display()))
                        .or_default();
                    sum.saves += 1;
                    sum.whole += counted.whole;
                    sum.answers += counted.answers;
                    sum.dropped += counted.dropped;
                    games_there.push(game);
                }
                Err(failure) => failures.push(format!("{name}: {failure}")),
            }
        }
        for (game, _) in GAMES {
            assert!(
                games_there.iter().any(|there| there == game) || !failures.is_empty(),
                "{version:?}: no {game}"
            );
        }
    }
    for (what, counted) in &all {
        println!("{what}: {counted:?}");
    }
    assert!(failures.is_empty(), "{} cannot be opened:\n{}", failures.len(), failures.join("\n"));
}
