//! Worlds of earlier versions in the form of today. Lines are added below and stay for good: CONTRIBUTING.md says when.

use serde_json::{Value, json};
use table::migrate::{fill, turn};

/// Puts a world that was saved earlier into the form of today.
pub(crate) fn migrate(world: &mut Value) {
    // Nothing was interrupted by a visit.
    fill(world, "later", json!([]));
    // Heroes who had been pushed stood where they are.
    let areas: Vec<Value> = match world["heroes"].as_array() {
        Some(heroes) => heroes.iter().map(|hero| hero["body"]["at"].clone()).collect(),
        None => Vec::new(),
    };
    turn(world, "under_way.pushed.*", |hero| {
        let seat = usize::try_from(hero.get("seat")?.as_u64()?).ok()?;
        Some(json!([hero, areas.get(seat)?]))
    });
}
