//! Makes a database with tables in the middle of their games, to be kept in `tests/data` when a version is released:
//! `cargo run -p server --example keep -- crates/server/tests/data/0.1.0.db`. A test opens all that are there.

#[path = "../tests/it/harness.rs"]
mod harness;

use harness::{Client, Folder, config, dice, keys, new_table, run};
use serde_json::json;
use std::path::PathBuf;

#[tokio::main]
async fn main() {
    let file = PathBuf::from(std::env::args().nth(1).expect("a file to write"));
    let folder = Folder::new();
    let running = run(config(&folder.database())).await;
    let mut tables = Vec::new();
    for (game, answers) in [("sample", 25), ("coin", 1)] {
        let table = new_table(running.address, json!({ "game": game, "heroes": 2, "title": "Kept" })).await;
        let mut all = Client::join(running.address, &keys(&table)).await;
        all.ask("chat", json!({ "text": "Keep this" })).await.expect("said");
        all.play(answers, dice(1)).await;
        all.settle().await;
        let lines = all.views.values().next().map_or(0, |held| held.log.len());
        tables.push(json!({ "table": table.table, "keys": keys(&table), "lines": lines }));
    }
    // Sleep first, so that there are snapshots.
    running.stop().await;
    server::store::back_up(&folder.database(), &file).await.expect("copied");
    let text = serde_json::to_string_pretty(&tables).expect("JSON");
    std::fs::write(file.with_extension("json"), text + "\n").expect("written");
}
