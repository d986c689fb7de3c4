//! Wherever a case of Gloomhaven begins, its world can be written down, and the same world is made of that.

use cases::{Case, collect};
use games::Games;
use std::path::Path;
use table::Chance;

#[test]
fn the_world_of_every_case_can_be_written_down() {
    let games = Games::new();
    let all = games.list();
    let game = games.find("gloomhaven").expect("it is there");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/gloomhaven");
    let (mut described, mut wrong) = (0, Vec::new());
    for file in collect(&[root]).expect("the cases are there") {
        let text = std::fs::read_to_string(&file).expect("it can be read");
        let Ok(case) = Case::parse(&text) else { continue };
        if case.refuses.is_some() {
            continue;
        }
        let Ok(table) = case.puzzle(&all) else { continue };
        let position = table.position().expect("every world at rest can be described");
        let again = game.arrange(position.clone(), Chance::seeded(1));
        let again = again.unwrap_or_else(|e| panic!("{}: {e}\n{position}", file.display()));
        described += 1;
        let (world, made) = (&table.save().rest.state["world"], &again.save().start.state["world"]);
        if world != made {
            wrong.push(format!("{}\n  {position}\n  {}", file.display(), differs(world, made)));
        }
    }
    assert!(wrong.is_empty(), "{} of {described}:\n{}", wrong.len(), wrong[..wrong.len().min(5)].join("\n"));
    assert!(described > 900, "only {described} cases");
}

/// Where two worlds differ first.
fn differs(one: &serde_json::Value, other: &serde_json::Value) -> String {
    if let (Some(one), Some(other)) = (one.as_object(), other.as_object()) {
        let different = one.iter().find(|(key, value)| other.get(*key) != Some(*value));
        if let Some((key, value)) = different {
            return format!("{key}.{}", differs(value, other.get(key).unwrap_or(&serde_json::Value::Null)));
        }
    }
    format!(": {one} and {other}")
}
