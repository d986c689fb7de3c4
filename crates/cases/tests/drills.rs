//! Every card and every item of the pack has a drill: a case in which it is played and its effect is checked.

use haven::Haven;
use haven::content::Half;
use std::path::{Path, PathBuf};

fn drills() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/gloomhaven/drills")
}

/// What is missing for a drill in this file: the file, somebody who plays it, or a state that is checked.
fn problem(file: &str, key: &str) -> Option<String> {
    let path = drills().join(file);
    let Ok(text) = std::fs::read_to_string(&path) else { return Some(format!("{file} is missing")) };
    let plays = text.contains(&format!(": {key}\""));
    let checks = text.contains("state = {") || text.contains("[step.state]") || text.contains("log = [");
    match (plays, checks) {
        (true, true) => None,
        (false, _) => Some(format!("{file}: nobody answers {key}")),
        (_, false) => Some(format!("{file}: nothing is checked")),
    }
}

#[test]
fn no_card_and_no_item_is_without_a_drill() {
    let game = Haven::gloomhaven().unwrap_or_else(|e| panic!("{e}"));
    let mut missing = Vec::new();
    for card in &game.content.cards {
        let class = &game.class(card.class).name;
        for half in Half::BOTH {
            let (name, half) = (&card.name, half.as_str());
            let key = format!("card:{name}/{half}");
            missing.extend(problem(&format!("{class}/{name}-{half}.toml"), &key));
        }
    }
    for item in &game.content.items {
        let file = format!("items/{}.toml", item.name);
        // What is never spent or must be used is not asked for: the log tells of it.
        let text = std::fs::read_to_string(drills().join(&file)).unwrap_or_default();
        if text.contains(&format!(" {}", item.name)) && text.contains("uses ") {
            continue;
        }
        missing.extend(problem(&file, &format!("item:{}", item.name)));
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
