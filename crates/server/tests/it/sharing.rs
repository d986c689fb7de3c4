//! What leaves a table: situations that betray nothing, and the whole record when it may.

use crate::harness::*;
use games::Games;
use serde_json::{Value, json};
use table::Viewer;
use table::any::AnyTable;

#[tokio::test]
async fn a_situation_is_shared_and_played_on_by_bots() {
    let (_folder, running, table) = at_table(json!({ "game": "sample", "heroes": 2 })).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.play(10, dice(3)).await;
    let link = all.ask("share", json!({ "seat": "ash" })).await.expect("a link")["link"].clone();
    assert!(link["url"].as_str().expect("an address").contains("/what-if#"), "{link}");
    let bots = json!({ "warden": "random", "ash": "random", "birch": "random" });
    let opened = post(running.address, "/api/what-if", json!({ "key": link["key"], "bots": bots })).await;
    assert_eq!(opened.status, 200, "{opened:?}");
    let what_if: server::NewTableInfo = serde_json::from_str(&opened.body).expect("a table");
    assert_ne!(what_if.table, table.table);
    let mut owner = Client::silent(running.address).await;
    owner.hello(json!({ "keys": [what_if.owner.key] })).await.expect("welcome");
    owner.until("bots play it to the end", Client::is_over).await;
    all.settle().await;
    assert!(!all.is_over(), "the true table is as it was");
    let wrong = post(running.address, "/api/what-if", json!({ "key": key(&table, "ash") })).await;
    assert_eq!(wrong.status, 403, "a seat's link is no situation's");
}

#[tokio::test]
async fn nobody_gets_the_record_of_a_running_game_without_the_consent_of_all() {
    let (_folder, running, table) = at_table(json!({ "game": "sample", "heroes": 2 })).await;
    let mut ash = Client::join(running.address, &[key(&table, "ash")]).await;
    let mut others = Client::join(running.address, &[key(&table, "warden"), key(&table, "birch")]).await;
    let done = ash.ask("record", json!({})).await.expect("proposed");
    assert!(done.get("record").is_none(), "{done}");
    let number = done["proposal"].as_u64().expect("a number");
    let done = others.ask("agree", json!({ "seat": "birch", "proposal": number, "yes": true })).await;
    done.expect("said yes");
    assert!(ash.ask("record", json!({})).await.expect("proposed again").get("record").is_none());
    others.settle().await;
    let number = others.table["proposal"]["number"].as_u64().expect("a number");
    others.ask("agree", json!({ "proposal": number, "yes": true })).await.expect("both said yes");
    ash.until("it is shared", |c| c.table["shared"] == json!(true)).await;
    assert!(
        ash.talk.iter().any(|talk| talk["what"] == "shared")
            || others.talk.iter().any(|t| t["what"] == "shared")
    );
    let record = ash.ask("record", json!({})).await.expect("the record")["record"].clone();
    assert_eq!(record["game"], "sample");
}

/// What left is told when it proposes something, and when right has proposed something.
async fn numbers_of_proposals(answers_of_right: usize) -> (Value, Value, Value) {
    let (_folder, running, table) = at_table(json!({ "game": "sample", "heroes": 2, "seed": 3 })).await;
    let mut warden = Client::join(running.address, &[key(&table, "warden")]).await;
    let mut heroes = Client::join(running.address, &[key(&table, "ash"), key(&table, "birch")]).await;
    assert_eq!(heroes.play(answers_of_right, dice(1)).await, answers_of_right);
    let own = warden.ask("record", json!({})).await.expect("proposed")["proposal"].clone();
    warden.settle().await;
    let shown = warden.table["proposal"]["number"].clone();
    heroes.ask("agree", json!({ "proposal": own, "yes": false })).await.expect("declined");
    heroes.ask("record", json!({})).await.expect("proposed");
    let is_next =
        |c: &Client| c.table["proposal"]["number"].is_u64() && c.table["proposal"]["number"] != shown;
    warden.until("the next is shown", is_next).await;
    (own, shown, warden.table["proposal"]["number"].clone())
}

#[tokio::test]
async fn the_number_of_a_proposal_says_nothing_of_what_others_have_answered() {
    let few = numbers_of_proposals(0).await;
    assert_eq!(few.0, few.1, "one is told the number that all are shown");
    assert_ne!(few.1, few.2, "each has a number of its own");
    assert_eq!(few, numbers_of_proposals(3).await);
}

#[tokio::test]
async fn after_the_end_the_record_leaves_and_comes_back() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.play(10, dice(3)).await;
    let record = all.ask("record", json!({})).await.expect("the record")["record"].clone();
    let imported = post(running.address, "/api/import", json!({ "save": record })).await;
    assert_eq!(imported.status, 200, "{imported:?}");
    let imported: server::NewTableInfo = serde_json::from_str(&imported.body).expect("a table");
    let again = Client::join(running.address, &keys(&imported)).await;
    assert_eq!(again.views["left"].scene, all.views["left"].scene);
    assert_eq!(again.views["left"].log, all.views["left"].log);
    for broken in [json!(null), json!({}), json!({ "gruft": 1 }), json!("x"), damaged(&record)] {
        let refused = post(running.address, "/api/import", json!({ "save": broken })).await;
        assert_eq!(refused.status, 400, "{refused:?}");
    }
}

/// The record with an answer that was never given.
fn damaged(record: &Value) -> Value {
    let mut record = record.clone();
    let entries = record["entries"].as_array_mut().expect("entries");
    entries.truncate(1);
    entries.push(json!({ "answer": { "seat": 0, "key": "edge" } }));
    // With a last rest it could go on from there.
    for part in ["setup", "start", "rest"] {
        let whole = &mut record[part];
        match whole.get_mut("state") {
            Some(state) => *state = Value::Null,
            None => *whole = Value::Null,
        }
        whole.as_object_mut().and_then(|fields| fields.remove("position"));
    }
    record
}

/// Plays a table with chance of its own, so far.
fn played(game: &str, heroes: u8, seed: u64, answers: usize) -> Box<dyn AnyTable> {
    let games = Games::new();
    let game = games.find(game).expect("the game");
    let mut table = game.table(game.setup(None, Some(heroes)).expect("a setup"), seed).expect("a table");
    let mut pick = dice(seed + 1);
    for _ in 0..answers {
        let open = table.pending(Viewer::Engine);
        let Some(open) = open.first() else { break };
        let seat = open.seats[pick(open.seats.len())];
        let Some(asked) = table.pending(Viewer::Seat(seat)).into_iter().find_map(|open| open.asked) else {
            continue;
        };
        let key = asked.options[pick(asked.options.len())].key.clone();
        table.answer(seat, asked.question, &key).expect("it was offered");
    }
    table
}

/// Two tables that a seat cannot tell apart are shared by it as the same situation, to the byte.
#[test]
fn a_shared_situation_betrays_nothing_that_the_sharer_may_not_know() {
    let mut compared = 0;
    for (game, heroes, games) in
        [("sample", 3, 30), ("coin", 2, 3), ("gloomhaven", 2, 4), ("massive-darkness-2", 2, 4)]
    {
        for seed in 0..games {
            let truth = played(game, heroes, seed, 5 + 3 * seed as usize);
            for (seat, name) in truth.seats() {
                if !truth.is_at_rest() && truth.situation(seat, seed + 200).is_none() {
                    continue;
                }
                let other = truth.imagined(seat, seed + 100).expect("it can be imagined");
                let shared = truth.imagined(seat, seed + 200).expect("it can be shared");
                let again = other.imagined(seat, seed + 200).expect("it can be shared");
                let (mut one, mut two) = (shared.save(), again.save());
                // The numbers of rests count from the beginning of each table.
                (one.entries, two.entries) = (Vec::new(), Vec::new());
                assert_eq!(one.to_text(), two.to_text(), "{game} {seed} {name}");
                let sees = |table: &dyn AnyTable| json!(table.scene(Viewer::Seat(seat))).to_string();
                assert_eq!(sees(&*truth), sees(&*shared), "{game} {seed} {name}: it is the same situation");
                compared += 1;
            }
        }
    }
    assert!(compared > 80, "{compared}");
}

#[tokio::test]
async fn an_owner_who_seats_a_bot_in_anothers_place_gets_no_secrets_by_it() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut right = Client::join(running.address, &[key(&table, "right")]).await;
    right.answer("right", 0, "heads").await.expect("stored");
    drop(right);
    let mut left = Client::join(running.address, &[key(&table, "left"), table.owner.key.clone()]).await;
    left.ask("bot", json!({ "seat": "right", "bot": "random" })).await.expect("it sits down");
    let done = left.ask("record", json!({})).await.expect("proposed");
    assert!(done.get("record").is_none(), "{done}");
    left.settle().await;
    assert_eq!(left.table["proposal"]["waits_for"], json!([1]), "its person has to agree");
}
