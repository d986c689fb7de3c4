//! Playing: questions, answers, undo, talk, bots, coming back.

use crate::harness::*;
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn a_whole_game_is_played_by_two_who_see_only_their_own() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    let mut right = Client::join(running.address, &[key(&table, "right")]).await;
    let (question, keys) = left.asked("left").expect("left is asked");
    assert_eq!(keys, ["heads", "tails"]);
    left.answer("left", question, "heads").await.expect("stored");
    right.settle().await;
    let sees = right.views["right"].scene.to_string() + &json!(right.views["right"].log).to_string();
    assert!(!sees.contains("heads"), "right cannot see left's call: {sees}");
    assert!(left.asked("left").is_none());
    let (question, _) = right.asked("right").expect("right is asked");
    right.answer("right", question, "tails").await.expect("stored");
    left.until("it is over", Client::is_over).await;
    right.until("it is over", Client::is_over).await;
    left.settle().await;
    right.settle().await;
    assert!(left.views["left"].scene["outcome"].is_object());
    assert_eq!(left.views["left"].scene["outcome"], right.views["right"].scene["outcome"]);
}

#[tokio::test]
async fn a_hot_seat_plays_every_seat_and_gets_scenes_as_differences() {
    let (_folder, running, table) = at_table(json!({ "game": "sample", "heroes": 2, "seed": 3 })).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    let played = all.play(400, dice(1)).await;
    assert!(all.is_over(), "after {played} answers");
    let held = &all.views["ash"];
    assert!(held.changed > 10 * held.whole, "{} whole, {} as changes", held.whole, held.changed);
    // What was put together from differences is what a newcomer is sent whole.
    let new = Client::join(running.address, &keys(&table)).await;
    for (view, held) in &all.views {
        assert_eq!(held.scene, new.views[view].scene, "{view}");
        assert_eq!(held.log, new.views[view].log, "{view}");
        assert_eq!(held.questions, new.views[view].questions, "{view}");
    }
}

#[tokio::test]
async fn an_answer_to_an_old_question_is_refused_with_the_current_state() {
    let (_folder, running, table) = at_table(json!({ "game": "sample", "heroes": 2, "seed": 3 })).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    let (view, question, keys) = all.turn().expect("somebody is asked");
    all.answer(&view, question, &keys[0]).await.expect("stored");
    let whole = all.views[&view].whole;
    let error = all.answer(&view, question, &keys[0]).await.expect_err("it is old");
    assert_eq!(error["kind"], "stale");
    assert_eq!(all.views[&view].whole, whole + 1, "the whole scene comes before the refusal");
    let error = all.answer(&view, question + 100, &keys[0]).await.expect_err("it is not yet asked");
    assert_eq!(error["kind"], "stale");
    let (view, question, _) = all.turn().expect("somebody is asked");
    let error = all.answer(&view, question, "fly-away").await.expect_err("it is not offered");
    assert_eq!(error["kind"], "refused");
    assert!(error["text"].as_str().expect("text").contains("nearest"), "{error}");
}

#[tokio::test]
async fn an_undo_needs_consent_and_everybody_sees_it() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    let mut right = Client::join(running.address, &[key(&table, "right")]).await;
    left.answer("left", 0, "heads").await.expect("stored");
    // In a dialogue of one's own nobody is asked, and nobody else sees it.
    let before = right.talk.len();
    assert_eq!(left.ask("undo", json!({})).await.expect("done").get("proposal"), None);
    right.settle().await;
    assert_eq!(right.talk.len(), before);
    left.settle().await;
    let (question, _) = left.asked("left").expect("asked again");
    assert_eq!(question, 2, "the old numbers are not used again");
    left.answer("left", question, "tails").await.expect("stored");
}

#[tokio::test]
async fn the_others_agree_to_an_undo_or_do_not() {
    let (_folder, running, table) = at_table(json!({ "game": "sample", "heroes": 2, "seed": 5 })).await;
    let mut ash = Client::join(running.address, &[key(&table, "ash")]).await;
    let others = [key(&table, "warden"), key(&table, "birch")];
    let mut others = Client::join(running.address, &others).await;
    let mut pick = dice(7);
    let mut proposal = None;
    for _ in 0..200 {
        ash.settle().await;
        others.settle().await;
        if let Some((view, question, keys)) = ash.turn() {
            ash.answer(&view, question, &keys[pick(keys.len())]).await.expect("stored");
            others.settle().await;
        }
        if let Some((view, question, keys)) = others.turn() {
            others.answer(&view, question, &keys[pick(keys.len())]).await.expect("stored");
            ash.settle().await;
            if let Ok(done) = ash.ask("undo", json!({})).await
                && let Some(number) = done.get("proposal").and_then(Value::as_u64)
            {
                proposal = Some(number);
                break;
            }
        }
    }
    let number = proposal.expect("an undo that others have to agree to");
    others.until("they see it", |c| c.table["proposal"]["number"] == json!(number)).await;
    others.ask("agree", json!({ "proposal": number, "yes": false })).await.expect("said no");
    ash.until("it is off", |c| c.table.get("proposal").is_none()).await;
    let error = others.ask("agree", json!({ "proposal": number, "yes": true })).await.expect_err("too late");
    assert_eq!(error["kind"], "stale");
    let lines = ash.views["ash"].log.len();
    let number =
        ash.ask("undo", json!({})).await.expect("asked again")["proposal"].as_u64().expect("a number");
    others.until("they see it", |c| c.table["proposal"]["number"] == json!(number)).await;
    others.ask("agree", json!({ "proposal": number, "yes": true })).await.expect("said yes");
    ash.until("it is undone", |c| c.table["undos"] == json!(1)).await;
    ash.settle().await;
    let told = |line: &Value| line["line"].as_str().is_some_and(|line| line.starts_with("undo ash"));
    let log = &ash.views["ash"].log;
    assert!(log.iter().take(lines).any(told), "the story says what was taken back: {log:?}");
    assert!(others.talk.iter().any(|talk| talk["what"] == "undone"), "{:?}", others.talk);
    let new = Client::join(running.address, &[key(&table, "ash")]).await;
    assert_eq!(new.views["ash"].log, ash.views["ash"].log, "the log that stayed is the log that there is");
    assert_eq!(new.views["ash"].scene, ash.views["ash"].scene);
}

#[tokio::test]
async fn undo_reaches_as_far_as_was_agreed() {
    let setup = json!({ "heroes": 2, "undo": "never" });
    let (_folder, running, table) = at_table(json!({ "game": "sample", "setup": setup, "seed": 5 })).await;
    let mut ash = Client::join(running.address, &[key(&table, "ash")]).await;
    ash.settle().await;
    let (view, question, keys) = ash.turn().expect("it plans");
    ash.answer(&view, question, &keys[0]).await.expect("stored");
    let error = ash.ask("undo", json!({})).await.expect_err("it was agreed");
    assert_eq!(error["kind"], "refused");
    assert!(error["text"].as_str().is_some_and(|text| text.contains("no answer is taken back")), "{error}");
}

#[tokio::test]
async fn who_comes_back_gets_only_the_lines_that_are_new() {
    let (_folder, running, table) = at_table(json!({ "game": "sample", "heroes": 2, "seed": 4 })).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.play(12, dice(2)).await;
    let have = json!({ "ash": { "lines": all.views["ash"].log.len(), "undos": all.views["ash"].undos } });
    let log = all.views["ash"].log.clone();
    let mut other = Client::join(running.address, &keys(&table)).await;
    other.play(6, dice(3)).await;
    let mut back = Client::silent(running.address).await;
    back.views.entry("ash".to_owned()).or_default().log = log.clone();
    back.hello(json!({ "keys": [key(&table, "ash")], "have": have })).await.expect("welcome");
    back.keep_raw = true;
    back.settle().await;
    other.settle().await;
    assert_eq!(back.views["ash"].log, other.views["ash"].log);
    let sent: Value = back
        .raw
        .iter()
        .filter_map(|t| serde_json::from_str::<Value>(t).ok())
        .find(|told| told["tell"] == "view")
        .expect("a view");
    assert_eq!(sent["log"]["from"], json!(log.len()));
}

#[tokio::test]
async fn bots_play_seats_and_whole_games() {
    let bots = json!({ "ash": "random", "birch": "random", "warden": "random" });
    let (_folder, running, table) = at_table(json!({ "game": "sample", "heroes": 2, "bots": bots })).await;
    let mut owner = Client::silent(running.address).await;
    owner.hello(json!({ "keys": [table.owner.key] })).await.expect("welcome");
    owner.until("bots play it to the end", Client::is_over).await;
    assert!(owner.views["spectator"].log.len() > 3);
}

#[tokio::test]
async fn a_bot_stands_in_and_gets_up_again() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    let error =
        left.ask("bot", json!({ "seat": "right", "bot": "random" })).await.expect_err("not the owner's");
    assert_eq!(error["kind"], "forbidden");
    let mut owner = Client::join(running.address, std::slice::from_ref(&table.owner.key)).await;
    let error = owner.ask("bot", json!({ "seat": "right", "bot": "clever" })).await.expect_err("no such bot");
    assert!(error["text"].as_str().expect("text").contains("random"), "{error}");
    owner.ask("bot", json!({ "seat": "right", "bot": "random" })).await.expect("it sits down");
    left.until("left sees it", |c| c.table["seats"][1]["bot"] == "random").await;
    owner.ask("bot", json!({ "seat": "right" })).await.expect("it gets up");
    left.until("left sees it", |c| c.table["seats"][1].get("bot").is_none()).await;
    left.answer("left", 0, "heads").await.expect("stored");
    owner.ask("bot", json!({ "seat": "right", "bot": "random" })).await.expect("it sits down");
    left.until("it is over", Client::is_over).await;
}

#[tokio::test]
async fn standing_answers_are_given_by_themselves() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    let kind = left.views["left"].questions[0]["asked"]["kind"].as_str().expect("a kind").to_owned();
    left.ask("standing", json!({ "kind": kind, "key": "tails", "always": true })).await.expect("stored");
    left.settle().await;
    assert_eq!(left.views["left"].standing[0]["key"], "tails");
    assert!(left.asked("left").is_none(), "it was answered at once");
    left.ask("standing", json!({ "kind": kind })).await.expect("taken back");
    left.settle().await;
    assert_eq!(left.views["left"].standing, json!([]));
    let mut right = Client::join(running.address, &[key(&table, "right")]).await;
    assert_eq!(right.views["right"].standing, json!([]), "nobody sees another's");
    right.answer("right", 0, "heads").await.expect("stored");
    left.until("it is over", Client::is_over).await;
}

#[tokio::test]
async fn people_talk_and_point_and_have_names() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    let mut right = Client::join(running.address, &[key(&table, "right")]).await;
    left.ask("chat", json!({ "text": "Heads, I say" })).await.expect("said");
    left.ask("name", json!({ "name": "Anna" })).await.expect("named");
    left.ask("ping", json!({ "at": { "space": "a1" } })).await.expect("pointed");
    right.until("right sees the finger", |c| !c.pings.is_empty()).await;
    right.settle().await;
    assert_eq!(right.talk.last().expect("talk")["what"], json!({ "said": "Heads, I say" }));
    assert_eq!(right.table["seats"][0]["person"], "Anna");
    assert_eq!(right.table["seats"][0]["here"], true);
    for text in ["", " ", "a\u{7}b", &"x".repeat(1001)] {
        assert_eq!(left.ask("chat", json!({ "text": text })).await.expect_err("refused")["kind"], "limit");
    }
    drop(left);
    right.until("left is gone", |c| c.table["seats"][0]["here"] == false).await;
    let new = Client::join(running.address, &[key(&table, "left")]).await;
    assert_eq!(new.talk.len(), 1, "talk is kept");
}

#[tokio::test]
async fn sentences_come_in_the_language_that_was_asked_for() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut left = Client::silent(running.address).await;
    left.hello(json!({ "keys": [key(&table, "left")], "language": "de" })).await.expect("welcome");
    left.settle().await;
    assert_eq!(left.views["left"].questions[0]["asked"]["text"], "Kopf oder Zahl?");
    let mut other = Client::silent(running.address).await;
    let error =
        other.hello(json!({ "keys": [key(&table, "left")], "language": "tlh" })).await.expect_err("no");
    assert_eq!(error["kind"], "language");
}

#[tokio::test]
async fn a_paused_table_takes_no_answers() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut both = Client::join(running.address, &[key(&table, "left"), table.owner.key.clone()]).await;
    both.ask("pause", json!({ "on": true })).await.expect("paused");
    assert_eq!(both.answer("left", 0, "heads").await.expect_err("paused")["kind"], "closed");
    both.ask("pause", json!({ "on": false })).await.expect("goes on");
    both.answer("left", 0, "heads").await.expect("stored");
    both.ask("end", json!({})).await.expect("ended");
    let mut right = Client::join(running.address, &[key(&table, "right")]).await;
    assert_eq!(right.answer("right", 0, "heads").await.expect_err("ended")["kind"], "closed");
    assert!(right.is_over());
}

#[tokio::test]
async fn a_deleted_table_is_gone_for_everybody() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    let mut owner = Client::join(running.address, std::slice::from_ref(&table.owner.key)).await;
    assert_eq!(left.ask("delete", json!({})).await.expect_err("not the owner's")["kind"], "forbidden");
    let _ = owner.ask("delete", json!({})).await;
    while left.hear(Duration::from_secs(5)).await.is_some() {}
    assert!(left.bye.as_deref().is_some_and(|why| why.contains("deleted")), "{:?}", left.bye);
    let mut late = Client::silent(running.address).await;
    let error = late.hello(json!({ "keys": [key(&table, "left")] })).await.expect_err("gone");
    assert_eq!(error["kind"], "forbidden");
}

#[tokio::test]
async fn the_bot_in_the_documentation_plays_a_game() {
    let (_folder, running, table) = at_table(json!({ "game": "sample", "heroes": 2 })).await;
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bot.py");
    let mut bots = Vec::new();
    for seat in &table.seats {
        let url = seat.link.url.replace("localhost:0", &running.address.to_string());
        let link = url.replace("localhost", "127.0.0.1");
        let mut python = tokio::process::Command::new("python3");
        bots.push(python.arg(bot).arg(link).kill_on_drop(true).output());
    }
    for output in futures_util::future::join_all(bots).await {
        let output = output.expect("Python");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(text.contains("it is over"), "{text}{}", String::from_utf8_lossy(&output.stderr));
    }
}

#[tokio::test]
async fn whoever_deletes_a_table_is_told_that_it_is_done() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut owner = Client::join(running.address, std::slice::from_ref(&table.owner.key)).await;
    assert_eq!(owner.ask("delete", json!({})).await, Ok(json!({})));
    while owner.hear(Duration::from_secs(5)).await.is_some() {}
    assert!(owner.bye.as_deref().is_some_and(|why| why.contains("deleted")), "{:?}", owner.bye);
}
