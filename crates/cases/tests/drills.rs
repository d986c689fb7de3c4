//! Every card and every item of the pack has a drill: a case in which it is played and its effect is checked.

use haven::Haven;
use haven::content::Half;
use std::path::{Path, PathBuf};

fn drills(game: &Haven) -> PathBuf {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    cases.join(game.edition.name()).join("drills")
}

/// What is missing for a drill in this file: the file, somebody who plays it, or a state that is checked.
fn problem(game: &Haven, file: &str, key: &str) -> Option<String> {
    let path = drills(game).join(file);
    let Ok(text) = std::fs::read_to_string(&path) else { return Some(format!("{file} is missing")) };
    let plays = text.contains(&format!(": {key}\""));
    let checks = text.contains("state = {") || text.contains("[step.state]") || text.contains("log = [");
    match (plays, checks) {
        (true, true) => None,
        (false, _) => Some(format!("{file}: nobody answers {key}")),
        (_, false) => Some(format!("{file}: nothing is checked")),
    }
}

/// What is missing for drills of the halves of all cards.
fn missing_halves(game: &Haven) -> Vec<String> {
    let mut missing = Vec::new();
    for card in &game.content.cards {
        let class = &game.class(card.class).name;
        for half in Half::BOTH {
            let (name, half) = (&card.name, half.as_str());
            let key = format!("card:{name}/{half}");
            missing.extend(problem(game, &format!("{class}/{name}-{half}.toml"), &key));
        }
    }
    missing
}

/// What is missing for drills of all items.
fn missing_items(game: &Haven) -> Vec<String> {
    let mut missing = Vec::new();
    for item in &game.content.items {
        let file = format!("items/{}.toml", item.name);
        // What is never spent or must be used is not asked for: the log tells of it.
        let text = std::fs::read_to_string(drills(game).join(&file)).unwrap_or_default();
        if text.contains(&format!(" {}", item.name)) && text.contains("uses ") {
            continue;
        }
        missing.extend(problem(game, &file, &format!("item:{}", item.name)));
    }
    missing
}

#[test]
fn no_card_and_no_item_of_frosthaven_is_without_a_drill() {
    let game = Haven::frosthaven().unwrap_or_else(|e| panic!("{e}"));
    let mut missing = missing_halves(&game);
    missing.extend(missing_items(&game));
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn no_card_and_no_item_is_without_a_drill() {
    let game = Haven::gloomhaven().unwrap_or_else(|e| panic!("{e}"));
    let mut missing = missing_halves(&game);
    missing.extend(missing_items(&game));
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
