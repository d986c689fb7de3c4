//! What helps to understand a game: replays, puzzles, simulations, what an undo would take back, marks.

use crate::harness::*;
use serde_json::{Value, json};
use std::path::Path;

#[tokio::test]
async fn a_replay_is_for_anybody_with_its_link_and_for_nobody_before_the_end() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    let done = left.ask("replay", json!({})).await.expect("proposed");
    assert!(done.get("link").is_none() && done["proposal"].is_u64(), "{done}");
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.play(10, dice(3)).await;
    let link = all.ask("replay", json!({})).await.expect("a link")["link"].clone();
    assert!(link["url"].as_str().expect("an address").contains("/replay#"), "{link}");
    let seen = post(running.address, "/api/replay", json!({ "key": link["key"] })).await;
    assert_eq!(seen.status, 200, "{seen:?}");
    let seen = seen.json();
    assert_eq!((&seen["game"], &seen["view"]), (&json!("coin"), &json!("left")));
    let frames = seen["frames"].as_array().expect("pictures");
    assert!(frames.len() > 1 && frames[0]["scene"].is_object(), "{}", frames.len());
    let lines: Vec<&Value> =
        frames.iter().flat_map(|frame| frame["lines"].as_array().expect("lines")).collect();
    assert_eq!(lines.len(), all.views["left"].log.len(), "every line once");
    let other = json!({ "key": link["key"], "view": "spectator" });
    assert_eq!(post(running.address, "/api/replay", other).await.json()["view"], "spectator");
    let wrong = post(running.address, "/api/replay", json!({ "key": key(&table, "left") })).await;
    assert_eq!(wrong.status, 403, "a seat's link is no replay's");
    let record = all.ask("record", json!({})).await.expect("the record")["record"].clone();
    let brought = post(running.address, "/api/replay", json!({ "save": record })).await.json();
    assert_eq!(brought["frames"], seen["frames"], "the record shows the same");
    assert_eq!(post(running.address, "/api/replay", json!({})).await.status, 400);
    assert_eq!(post(running.address, "/api/replay", json!({ "save": {} })).await.status, 400);
}

#[tokio::test]
async fn what_was_taken_back_is_not_in_a_replay() {
    let (_folder, running, table) = at_table(json!({ "game": "sample", "heroes": 2, "seed": 7 })).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.play(20, dice(3)).await;
    while all.ask("undo", json!({ "seat": "ash" })).await.is_err() {
        all.play(1, dice(5)).await;
    }
    all.settle().await;
    let link = all.ask("replay", json!({})).await.expect("a link, since all seats agree")["link"].clone();
    let wanted = json!({ "key": link["key"], "view": "ash" });
    let seen = post(running.address, "/api/replay", wanted).await.json();
    let frames = seen["frames"].as_array().expect("pictures");
    let lines: Vec<Value> =
        frames.iter().flat_map(|frame| frame["lines"].as_array().expect("lines").clone()).collect();
    // The table's own story says that something was taken back; the replay is of what stands.
    let mut stands = all.views["ash"].log.clone();
    stands.retain(|line| !line["line"].as_str().is_some_and(|line| line.starts_with("und")));
    assert!(stands.len() < all.views["ash"].log.len(), "the undo is told at the table");
    assert_eq!(lines, stands, "the story as it stands");
}

#[tokio::test]
async fn bots_play_a_position_on_as_often_as_a_moment_allows() {
    let (_folder, running, table) = at_table(json!({ "game": "sample", "heroes": 2 })).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.play(6, dice(3)).await;
    let before = all.views["ash"].scene.clone();
    let done = all.ask("simulate", json!({ "seat": "ash", "games": 10 })).await.expect("simulated");
    let (played, won) = (&done["simulated"]["played"], &done["simulated"]["won"]);
    let played = played.as_u64().expect("a number");
    assert!((1..=10).contains(&played) && won.as_u64().expect("a number") <= played, "{done}");
    all.settle().await;
    assert_eq!(all.views["ash"].scene, before, "the table is as it was");
    all.play(5000, dice(4)).await;
    let refused = all.ask("simulate", json!({ "seat": "ash", "games": 10 })).await.expect_err("over");
    assert_eq!(refused["kind"], "closed");
}

#[tokio::test]
async fn what_an_undo_would_take_back_is_what_it_takes_back() {
    let wanted = json!({ "game": "gloomhaven", "scenario": "1", "heroes": 2, "seed": 3 });
    let (_folder, running, table) = at_table(wanted).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    let mut listed = 0;
    for turn in 0..30 {
        if all.play(4, dice(turn)).await == 0 {
            break;
        }
        let Ok(done) = all.ask("undoing", json!({ "seat": "brute" })).await else { continue };
        let lines = done["undoing"]["lines"].as_array().expect("lines").clone();
        all.settle().await;
        let before = all.views["brute"].log.clone();
        all.ask("undo", json!({ "seat": "brute" })).await.expect("all seats are here");
        all.settle().await;
        let after = &all.views["brute"].log;
        let gone = &before[before.iter().zip(after).take_while(|(a, b)| a == b).count()..];
        assert_eq!(lines, gone, "turn {turn}");
        listed += usize::from(!lines.is_empty());
    }
    assert!(listed > 0, "something was taken back");
    let mut other = Client::join(running.address, &[key(&table, "tinkerer")]).await;
    let refused = other.ask("undoing", json!({ "by": "brute" })).await.expect_err("not proposed");
    assert_eq!(refused["kind"], "forbidden");
}

#[tokio::test]
async fn marks_are_everybodys_and_stay() {
    let (_folder, running, table) = at_table(json!({ "game": "sample", "heroes": 2 })).await;
    let mut ash = Client::join(running.address, &[key(&table, "ash")]).await;
    let mut birch = Client::join(running.address, &[key(&table, "birch")]).await;
    for space in ["1,1", "2,1"] {
        ash.ask("mark", json!({ "at": { "space": space } })).await.expect("marked");
    }
    birch.until("marks", |c| c.table["marks"].as_array().is_some_and(|marks| marks.len() == 2)).await;
    birch.ask("mark", json!({ "at": { "space": "1,1" }, "off": true })).await.expect("anybody may");
    birch.ask("mark", json!({})).await.expect("none of its own");
    ash.until("one is left", |c| c.table["marks"].as_array().is_some_and(|marks| marks.len() == 1)).await;
    let late = Client::join(running.address, &[key(&table, "warden")]).await;
    assert_eq!(late.table["marks"][0]["at"], json!({ "space": "2,1" }));
    ash.ask("mark", json!({})).await.expect("all of its own");
    birch.until("none", |c| c.table.get("marks").is_none()).await;
    let long = json!({ "at": { "space": "x".repeat(300) } });
    assert_eq!(ash.ask("mark", long).await.expect_err("too long")["kind"], "limit");
}

/// Some cases of every game that can be played, spread over all of them.
fn some_cases() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let mut found = Vec::new();
    let mut folders: Vec<_> =
        ["sample", "gloomhaven", "massive-darkness-2"].map(|game| root.join(game)).into();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    let read = found.iter().step_by(23).map(|path| std::fs::read_to_string(path).expect("a case"));
    read.filter(|text| text.contains("\nanswer = ") && !text.contains("\nundo = ")).collect()
}

/// Gives an answer of a case; what the case passes silently before it is passed.
async fn give(all: &mut Client, table: &server::NewTableInfo, answer: &Value, case: &str) {
    let (seat, wanted) = (answer["seat"].as_str().expect("a seat"), answer["key"].as_str().expect("a key"));
    for _ in 0..40 {
        all.settle().await;
        let names = table.seats.iter().map(|seat| seat.seat.as_str());
        let asked: Vec<(&str, u64, Vec<String>)> =
            names.filter_map(|name| all.asked(name).map(|(number, keys)| (name, number, keys))).collect();
        let is_asked = |name: &str| name == seat || seat == "party" || seat == "monsters";
        let has = |keys: &[String], key: &str| keys.iter().any(|other| other == key);
        let given = asked.iter().find(|(name, _, keys)| is_asked(name) && has(keys, wanted));
        let passed = asked.iter().find(|(_, _, keys)| has(keys, "pass"));
        let (next, key) = match (given, passed) {
            (Some(next), _) => (next, wanted),
            (None, Some(next)) => (next, "pass"),
            (None, None) => panic!("{answer} is not offered in\n{case}"),
        };
        let (view, question) = (next.0.to_owned(), next.1);
        all.answer(&view, question, key).await.expect("taken");
        if key == wanted {
            return;
        }
    }
    panic!("{answer} never comes in\n{case}");
}

#[tokio::test]
async fn a_case_is_a_puzzle_that_its_own_answers_solve() {
    let folder = Folder::new();
    let mut config = config(&folder.database());
    config.limits.tables = 100_000;
    let running = run(config).await;
    let cases = some_cases();
    assert!(cases.len() > 30, "{}", cases.len());
    for case in &cases {
        let opened = post(running.address, "/api/puzzles", json!({ "case": case })).await;
        assert_eq!(opened.status, 200, "{opened:?}\n{case}");
        let opened = opened.json();
        let table: server::NewTableInfo = serde_json::from_value(opened.clone()).expect("a table");
        let mut all = Client::join(running.address, &keys(&table)).await;
        for answer in opened["answers"].as_array().expect("answers") {
            give(&mut all, &table, answer, case).await;
        }
    }
    let wrong = post(running.address, "/api/puzzles", json!({ "case": "title = 3" })).await;
    assert_eq!(wrong.status, 400, "{wrong:?}");
}

#[tokio::test]
async fn cases_are_drawn_as_they_are_laid_out_before_anything_happens() {
    let folder = Folder::new();
    let running = run(config(&folder.database())).await;
    let case = r#"
title = "A monster comes near"
game = "gloomhaven"
shows = ["GH-FOC-02"]
at = "turn living-bones-1"
map = "B . . 1"
legend.B = { hero = "brute" }
legend.1 = { monster = "living-bones", card = "move+0, attack+0" }
[[step]]
asks_nobody = true
"#;
    let drawn = post(running.address, "/api/sketches", json!({ "cases": [case, "title = 3"] })).await;
    assert_eq!(drawn.status, 200, "{drawn:?}");
    let drawn = drawn.json();
    let at = |look: &str| {
        let figures = drawn[0]["figures"].as_array().expect("figures");
        figures.iter().find(|figure| figure["look"] == look).map(|figure| figure["at"].clone())
    };
    assert_eq!((at("brute"), at("living-bones")), (Some(json!(["0,0"])), Some(json!(["3,0"]))), "{drawn}");
    assert_eq!(drawn[0]["board"]["spaces"].as_array().map(Vec::len), Some(4));
    assert!(drawn[1].is_null(), "what cannot be laid out is not drawn");
    let many = post(running.address, "/api/sketches", json!({ "cases": vec![""; 65] })).await;
    assert_eq!(many.status, 400, "{many:?}");
}
