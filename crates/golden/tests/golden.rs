//! The golden games and the counted trees come out as they are kept. If they should not: `cargo xtask golden`.

use games::Games;
use golden::{Failure, Golden, RENEW, Tree, first_difference, golden_games, story, trees, with_counts};
use std::collections::BTreeSet;

fn kept() -> Vec<Golden> {
    golden_games().unwrap_or_else(|e| panic!("{e}"))
}

fn counted() -> Vec<Tree> {
    trees().unwrap_or_else(|e| panic!("{e}"))
}

fn no_failures(failures: Vec<Failure>) {
    assert!(failures.is_empty(), "\n{}\n\n{RENEW}", failures.join("\n\n"));
}

#[test]
fn golden_games_come_out_the_same() {
    let games = Games::new();
    let mut failures = Vec::new();
    for golden in kept() {
        match golden.check(&games) {
            Ok(checked) => {
                assert!(checked.answers >= 50, "{}: {checked:?}", golden.name);
                assert!(checked.undone * 14 >= checked.answers, "{}: {checked:?}", golden.name);
            }
            Err(failure) => failures.push(failure),
        }
    }
    no_failures(failures);
}

#[test]
fn what_players_are_shown_in_golden_games_stays_the_same() {
    let games = Games::new();
    no_failures(kept().iter().filter_map(|golden| golden.check_seen(&games).err()).collect());
}

#[test]
fn counted_trees_have_as_many_branches() {
    let games = Games::new();
    no_failures(counted().iter().filter_map(|tree| tree.check(&games).err()).collect());
}

#[test]
fn every_scenario_class_and_size_of_a_party_is_in_a_golden_game() {
    let setups: Vec<serde_json::Value> =
        kept().into_iter().filter(|g| g.game == "gloomhaven").map(|g| g.setup).collect();
    let all = |key: &str| -> BTreeSet<String> {
        let named = setups.iter().filter_map(|setup| setup.get(key));
        let texts = named.flat_map(|value| match value.as_array() {
            Some(list) => list.clone(),
            None => vec![value.clone()],
        });
        texts.map(|v| v.as_str().map_or_else(|| v.to_string(), str::to_owned)).collect()
    };
    let set = |names: &[&str]| names.iter().map(|&n| n.to_owned()).collect::<BTreeSet<String>>();
    assert_eq!(all("scenario"), set(&["1", "2", "3", "4", "5"]));
    assert_eq!(all("heroes"), set(&["2", "3", "4"]));
    let classes = ["brute", "cragheart", "mindthief", "scoundrel", "spellweaver", "tinkerer"];
    assert_eq!(all("party"), set(&classes));
}

/// What a change does to whole games is seen in every game.
#[test]
fn every_game_has_golden_games_and_trees() {
    let kept = kept();
    let in_trees: Vec<String> = counted().into_iter().filter_map(|tree| tree.game).collect();
    for (game, _) in golden::corpus::GAMES {
        let own: Vec<&Golden> = kept.iter().filter(|golden| golden.game == game).collect();
        assert!(own.len() >= 2, "{game}: {} golden games", own.len());
        let trees = in_trees.iter().filter(|name| own.iter().any(|golden| golden.name == **name)).count();
        assert!(trees >= 2, "{game}: {trees} trees");
    }
}

#[test]
fn a_bot_plays_the_same_game_from_the_same_seed() {
    let games = Games::new();
    let golden = kept().into_iter().find(|g| g.name == "gloomhaven-arena").expect("it is kept");
    let play = |seed| {
        let golden = Golden { seed, ..golden.clone() };
        let table = golden.play(&games).unwrap_or_else(|e| panic!("{e}"));
        (table.save().to_text(), story(&*table))
    };
    assert_eq!(play(golden.seed), play(golden.seed));
    assert_ne!(play(golden.seed), play(golden.seed + 1));
}

#[test]
fn the_first_line_that_differs_is_named() {
    assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
    let differs = first_difference("a\nb\nc\n", "a\nx\nc\n").expect("they differ");
    assert_eq!(differs, "line 2\n  was: b\n  now: x");
    let longer = first_difference("a\n", "a\nb\n").expect("they differ");
    assert_eq!(longer, "line 2\n  was: (the end)\n  now: b");
    assert!(first_difference("a\nb", "a\nb\n").is_some());
}

#[test]
fn only_the_counts_are_written_anew() {
    let text = "# Trees.\n[[tree]]\nwhat = \"a\" # one\ncount = 1\n\n[[tree]]\ncount = 2\n";
    let renewed = "# Trees.\n[[tree]]\nwhat = \"a\" # one\ncount = 7\n\n[[tree]]\ncount = 8\n";
    assert_eq!(with_counts(text, &[7, 8]), renewed);
    let file = golden::read("trees.toml").unwrap_or_else(|e| panic!("{e}"));
    let counts: Vec<u64> = counted().iter().map(|tree| tree.count).collect();
    assert_eq!(with_counts(&file, &counts), file);
}
