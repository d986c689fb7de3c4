//! The figures of the server have the names that its sources, its description and its own list give them.

use crate::harness::*;
use serde_json::json;
use std::collections::BTreeSet;
use std::path::Path;

/// The names in a text that begin as figures do.
fn names(text: &str) -> BTreeSet<String> {
    let of = |part: &str| {
        let end = part.find(|c: char| !c.is_ascii_lowercase() && c != '_').unwrap_or(part.len());
        format!("gruft_{}", &part[..end])
    };
    text.split("gruft_").skip(1).map(of).collect()
}

fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).expect("sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            all += &sources(&path);
        } else if path.file_name().is_some_and(|name| name != "figures.rs") {
            all += &std::fs::read_to_string(&path).expect("a source");
        }
    }
    all
}

#[tokio::test]
async fn every_figure_is_counted_exported_and_explained() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let counted: BTreeSet<String> = sources(&here.join("src"))
        .split('"')
        .filter(|text| text.starts_with("gruft_"))
        .map(str::to_owned)
        .collect();
    assert!(counted.len() > 15, "{counted:?}");
    let listed = std::fs::read_to_string(here.join("src/figures.rs")).expect("the list");
    assert_eq!(names(&listed), counted, "src/figures.rs lists what is counted");

    let hosting = std::fs::read_to_string(here.join("../../docs/hosting.md")).expect("the guide for hosts");
    let rows: Vec<Vec<&str>> = hosting
        .lines()
        .filter(|line| line.starts_with("| `gruft_"))
        .map(|line| line.trim_matches('|').split(" | ").map(str::trim).collect())
        .collect();
    let explained: BTreeSet<String> = rows.iter().flat_map(|row| names(row[0])).collect();
    assert_eq!(explained, counted, "docs/hosting.md explains what is counted");
    for row in &rows {
        assert_eq!(row.len(), 3, "what it is, and an alert worth having: {row:?}");
        assert!(row[1].len() > 10 && row[2].len() > 10, "{row:?}");
        assert!(names(row[2]).is_subset(&counted), "an alert on what there is: {row:?}");
    }

    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    Client::join(running.address, &keys(&table)).await;
    let shown = call(running.address, "GET", "/metrics", "", "").await.body;
    let described: BTreeSet<String> =
        shown.lines().filter(|line| line.starts_with("# TYPE")).flat_map(names).collect();
    let by_kind = ["gruft_calls_refused", "gruft_work_refused", "gruft_work_late"];
    let always: BTreeSet<String> =
        counted.iter().filter(|name| !by_kind.contains(&name.as_str())).cloned().collect();
    assert!(
        described.is_superset(&always),
        "exported from the beginning: {:?}",
        always.difference(&described)
    );
    assert!(described.is_subset(&counted), "and nothing else: {described:?}");
    // What is counted by kind is there once it has come up.
    assert_eq!(
        call(running.address, "GET", "/api/account", "Authorization: Bearer x\r\n", "").await.status,
        403
    );
    let shown = call(running.address, "GET", "/metrics", "", "").await.body;
    assert!(shown.contains("gruft_calls_refused{kind=\"forbidden\"} "), "{shown}");
}
