//! Storing: what is stored comes back, whoever opens it; tables sleep and wake; new rules.

use crate::harness::*;
use crate::process::Process;
use serde_json::{Value, json};
use server::store::{Job, Store, StoreError};
use std::time::Duration;

#[tokio::test]
async fn a_table_goes_on_after_a_restart_exactly_where_it_stood() {
    let folder = Folder::new();
    let running = run(config(&folder.database())).await;
    let table = new_table(running.address, json!({ "game": "sample", "heroes": 2 })).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.play(20, dice(9)).await;
    all.ask("chat", json!({ "text": "See you tomorrow" })).await.expect("said");
    all.ask("standing", json!({ "seat": "ash", "kind": "window:*", "key": "pass", "always": true }))
        .await
        .expect("stored");
    all.settle().await;
    running.stop().await;
    all.settle().await;
    assert!(all.bye.as_deref().is_some_and(|why| why.contains("shutting down")), "{:?}", all.bye);
    let running = run(config(&folder.database())).await;
    let again = Client::join(running.address, &keys(&table)).await;
    for (view, held) in &all.views {
        let now = &again.views[view];
        assert_eq!(
            (&held.scene, &held.questions, &held.log),
            (&now.scene, &now.questions, &now.log),
            "{view}"
        );
        assert_eq!(held.standing, now.standing, "{view}");
    }
    assert_eq!(again.talk.last(), all.talk.last());
}

#[tokio::test]
async fn a_table_sleeps_and_wakes_and_nobody_notices() {
    let folder = Folder::new();
    let mut config = config(&folder.database());
    config.sleep_after = Duration::from_millis(100);
    let running = run(config).await;
    let table = new_table(running.address, json!({ "game": "sample", "heroes": 2 })).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    let mut pick = dice(4);
    for _ in 0..4 {
        all.play(3, &mut pick).await;
        tokio::time::sleep(Duration::from_millis(400)).await;
        let room = running.hall.room_in_use(&table.table).expect("somebody is connected");
        assert!(room.inner.lock().await.table.is_none(), "it sleeps");
    }
    let new = Client::join(running.address, &keys(&table)).await;
    assert_eq!(new.views["ash"].scene, all.views["ash"].scene);
    drop((all, new));
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert!(running.hall.room_in_use(&table.table).is_none(), "nobody needs it: it is not even in the list");
}

#[tokio::test]
async fn a_second_server_does_not_open_the_same_file() {
    let folder = Folder::new();
    let _running = run(config(&folder.database())).await;
    let second = Store::open(&folder.database()).await;
    assert!(matches!(second, Err(StoreError::InUse(_))), "{:?}", second.err());
}

#[tokio::test]
async fn a_database_of_a_later_gruft_is_not_touched() {
    let folder = Folder::new();
    let store = Store::open(&folder.database()).await.expect("opens");
    store
        .write(Job::about("format").and("UPDATE format SET number = $1", [999.into()]))
        .await
        .expect("stored");
    store.close().await;
    drop(store);
    assert_eq!(Store::open(&folder.database()).await.err(), Some(StoreError::Newer(999)));
    assert!(matches!(Store::open("mysql://x").await, Err(StoreError::Address(_))));
}

#[tokio::test]
async fn a_backup_made_while_playing_opens() {
    let folder = Folder::new();
    let running = run(config(&folder.database())).await;
    let table = new_table(running.address, json!({ "game": "sample", "heroes": 2 })).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.play(10, dice(9)).await;
    let copy = folder.0.join("copy.db");
    server::store::back_up(&folder.database(), &copy).await.expect("copied");
    all.play(5, dice(1)).await;
    let running = run(config(&format!("sqlite:{}", copy.display()))).await;
    let old = Client::join(running.address, &keys(&table)).await;
    assert!(!old.views["ash"].log.is_empty());
    assert!(old.views["ash"].log.len() < all.views["ash"].log.len());
    assert_eq!(old.views["ash"].log[..], all.views["ash"].log[..old.views["ash"].log.len()]);
}

/// Makes the snapshot of a table look as if it had been played by other rules.
async fn with_other_rules(database: &str, table: &str) {
    let store = Store::open(database).await.expect("opens");
    let snapshot = store.snapshot(table).await.expect("reads").expect("there is one");
    let mut save: Value = serde_json::from_str(&snapshot.save).expect("JSON");
    save["rules"] = json!("00000000000f423f-0000000000000000");
    let job = Job::about(table)
        .and("UPDATE snapshots SET save = $1 WHERE table_id = $2", [save.to_string().into(), table.into()]);
    store.write(job).await.expect("stored");
    store.close().await;
}

#[tokio::test]
async fn under_new_rules_that_lead_to_the_same_place_nothing_is_lost_and_nothing_told() {
    let folder = Folder::new();
    let running = run(config(&folder.database())).await;
    let table = new_table(running.address, json!({ "game": "sample", "heroes": 2, "seed": 6 })).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.play(15, dice(5)).await;
    all.settle().await;
    running.stop().await;
    with_other_rules(&folder.database(), &table.table).await;
    let running = run(config(&folder.database())).await;
    let mut again = Client::join(running.address, &keys(&table)).await;
    assert_eq!(again.talk, Vec::<Value>::new());
    assert_eq!(again.views["ash"].scene["figures"], all.views["ash"].scene["figures"]);
    assert_eq!(again.views["ash"].log, all.views["ash"].log, "the whole story");
    let numbers = Client::turn;
    let (before, after) = (numbers(&all).expect("asked"), numbers(&again).expect("asked"));
    assert_eq!((&before.0, &before.2), (&after.0, &after.2), "the same question");
    assert!(after.1 > before.1, "under a number that no old client has");
    assert!(again.play(400, dice(8)).await > 0);
    assert!(again.is_over());
    running.stop().await;
    let running = run(config(&folder.database())).await;
    let last = Client::join(running.address, &keys(&table)).await;
    assert_eq!(last.views["ash"].scene, again.views["ash"].scene, "and it opens ever after");
}

/// Plays a coin's left side and opens the table again under rules by which the answer no longer fits.
async fn after_an_upgrade_that_drops(folder: &Folder) -> (Running, server::NewTableInfo) {
    after_an_answer_that_does_not_fit(folder, true).await
}

async fn after_an_answer_that_does_not_fit(
    folder: &Folder,
    other_rules: bool,
) -> (Running, server::NewTableInfo) {
    let running = run(config(&folder.database())).await;
    let table = new_table(running.address, json!({ "game": "coin" })).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    left.answer("left", 0, "heads").await.expect("stored");
    running.stop().await;
    if other_rules {
        with_other_rules(&folder.database(), &table.table).await;
    }
    let store = Store::open(&folder.database()).await.expect("opens");
    let events = store.events(&table.table, 0).await.expect("reads");
    let what = events[0].what.replace("\"key\":\"heads\"", "\"key\":\"edge\"");
    assert_ne!(what, events[0].what);
    let job = Job::about(&table.table)
        .and("UPDATE events SET what = $1 WHERE table_id = $2", [what.into(), table.table.as_str().into()]);
    store.write(job).await.expect("stored");
    store.close().await;
    drop(store);
    (run(config(&folder.database())).await, table)
}

#[tokio::test]
async fn what_no_longer_fits_is_dropped_and_told_by_name() {
    let folder = Folder::new();
    let (running, table) = after_an_upgrade_that_drops(&folder).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    let told = |client: &Client| client.talk.iter().map(|talk| talk["what"].clone()).collect::<Vec<Value>>();
    let [upgraded, dropped] = told(&left).try_into().expect("two lines");
    assert_eq!(upgraded, json!({ "upgraded": 1 }));
    let dropped = &dropped["dropped"];
    let left_seat = left.table["seats"].as_array().expect("seats").iter().find(|seat| seat["name"] == "left");
    assert_eq!(dropped["seat"], left_seat.expect("left")["seat"]);
    assert_eq!(dropped["key"], "edge");
    let asked = &left.views["left"].questions[0]["asked"]["options"];
    let heads = asked.as_array().expect("options").iter().find(|option| option["key"] == "heads");
    assert_eq!(dropped["say"], heads.expect("heads")["say"], "in the words in which it was offered");
    // The others hear whose answer it was, but not what: it was a secret.
    let right = Client::join(running.address, &[key(&table, "right")]).await;
    assert_eq!(told(&right), [upgraded, json!({ "dropped": { "seat": dropped["seat"] } })]);
    let (question, _) = left.asked("left").expect("asked again");
    left.answer("left", question, "tails").await.expect("stored");
}

/// Rules that play a record otherwise than they wrote it have a bug; nobody loses a table by it.
#[tokio::test]
async fn what_does_not_replay_under_the_same_rules_goes_on_and_is_told() {
    let folder = Folder::new();
    let (running, table) = after_an_answer_that_does_not_fit(&folder, false).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    assert_eq!(left.talk[0]["what"], json!({ "upgraded": 1 }));
    let (question, _) = left.asked("left").expect("asked again");
    left.answer("left", question, "tails").await.expect("stored");
}

/// Puts this in place of what is stored of a table; what was there comes back.
async fn store_save(database: &str, table: &str, save: &str) -> String {
    let store = Store::open(database).await.expect("opens");
    let before = store.snapshot(table).await.expect("reads").expect("there is one").save;
    let job = Job::about(table)
        .and("UPDATE snapshots SET save = $1 WHERE table_id = $2", [save.into(), table.into()]);
    store.write(job).await.expect("stored");
    store.close().await;
    before
}

#[tokio::test]
async fn a_table_that_cannot_be_woken_stays_says_why_and_gives_its_record() {
    let folder = Folder::new();
    let running = run(config(&folder.database())).await;
    let table =
        new_table(running.address, json!({ "game": "sample", "heroes": 2, "title": "The vault" })).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.play(10, dice(4)).await;
    all.settle().await;
    running.stop().await;
    let unread = json!({ "at": 0, "state": { "world": "written by nobody", "chance": {} } });
    let save = json!({
        "gruft": 2, "game": "sample", "rules": "0000000000000001-0000000000000002", "setup": null,
        "start": unread, "rest": unread, "entries": [], "numbers": [],
    });
    let damaged = "what a disk has left of it";
    let (first, mut good) = (save.to_string(), String::new());
    let newer = save.to_string().replace("\"gruft\":2", "\"gruft\":99");
    for (stored, why) in [(&*first, "unreadable"), (&*newer, "newer"), (damaged, "damaged")] {
        let before = store_save(&folder.database(), &table.table, stored).await;
        if good.is_empty() {
            good = before;
        }
        let running = run(config(&folder.database())).await;
        let mut back = Client::join(running.address, &keys(&table)).await;
        assert_eq!((&back.table["unwoken"], &back.table["title"]), (&json!(why), &json!("The vault")));
        assert_eq!(back.table["seats"], all.table["seats"], "who sits there");
        assert!(back.views.is_empty() && back.bye.is_none());
        let refused = back.answer("ash", 0, "anything").await.expect_err("nothing can be answered");
        assert_eq!(refused["kind"], "save");
        assert!(
            refused["text"].as_str().is_some_and(|text| text.contains("record can be downloaded")),
            "{refused}"
        );
        let record = back.ask("record", json!({})).await.expect("its people may have it")["record"].clone();
        let kept = record.get("entries").or(record.get("events")).and_then(Value::as_array).map(Vec::len);
        assert_eq!(kept, Some(10), "{record}");
        // In the list it stays, with the reason.
        let listed = post(running.address, "/api/tables/list", json!({ "keys": keys(&table) })).await.json();
        assert_eq!((&listed[0]["title"], &listed[0]["unwoken"]), (&json!("The vault"), &json!(why)));
        assert_eq!(listed[0]["seats"].as_array().map(Vec::len), Some(3));
        let figures = call(running.address, "GET", "/metrics", "", "").await.body;
        assert!(figures.contains("gruft_tables_not_woken"), "{figures}");
        running.stop().await;
    }
    // Nothing was deleted: whoever can read it wakes it.
    store_save(&folder.database(), &table.table, &good).await;
    let running = run(config(&folder.database())).await;
    let back = Client::join(running.address, &keys(&table)).await;
    assert_eq!(back.views["ash"].scene, all.views["ash"].scene);
    let listed = post(running.address, "/api/tables/list", json!({ "keys": keys(&table) })).await.json();
    assert!(listed[0].get("unwoken").is_none());
}

/// Whether a shell that can limit files is there.
#[cfg(unix)]
fn has_bash() -> bool {
    std::process::Command::new("bash").args(["-c", "ulimit -f 10"]).status().is_ok_and(|s| s.success())
}

#[cfg(unix)]
#[tokio::test]
async fn when_the_disk_is_full_answers_are_refused_and_nothing_is_lost() {
    assert!(has_bash(), "this test needs bash");
    let folder = Folder::new();
    // No file may grow beyond 1 MB: to the database that is a full disk.
    let full = ["bash", "-c", "trap '' XFSZ; ulimit -f 1000; exec \"$@\"", "limited"];
    let mut server = Process::start(&folder.database(), &full);
    let table = new_table(server.address, json!({ "game": "coin" })).await;
    let mut both = Client::join(server.address, &keys(&table)).await;
    let mut said = 0;
    let refused = loop {
        match both.ask("chat", json!({ "text": "x".repeat(900) })).await {
            Ok(_) => said += 1,
            Err(error) => break error,
        }
        assert!(said < 5_000, "the disk is full at last");
    };
    assert_eq!(refused["kind"], "storage", "{refused}");
    // A small thing may still find room; then it is there for good.
    let answered = both.answer("left", 0, "heads").await;
    assert!(answered.as_ref().err().is_none_or(|error| error["kind"] == "storage"), "{answered:?}");
    let health = call(server.address, "GET", "/health", "", "").await;
    assert_ne!(health.status, 0, "it still answers");
    server.kill();
    drop(server);
    // There is room again.
    let server = Process::start(&folder.database(), &[]);
    let mut both = Client::join(server.address, &keys(&table)).await;
    assert_eq!(
        both.talk.last().expect("talk")["number"],
        json!(said - 1),
        "all that was acknowledged, and no more"
    );
    assert_eq!(both.asked("left").is_none(), answered.is_ok(), "what was refused has not happened");
    if answered.is_err() {
        both.answer("left", 0, "heads").await.expect("stored");
    }
    both.answer("right", 0, "heads").await.expect("stored");
}

#[tokio::test]
async fn databases_of_every_released_version_still_open() {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
    let files = std::fs::read_dir(data).expect("the folder").flatten().map(|entry| entry.path());
    let databases: Vec<_> = files.filter(|path| path.extension().is_some_and(|e| e == "db")).collect();
    assert!(!databases.is_empty());
    for database in databases {
        let folder = Folder::new();
        std::fs::copy(&database, folder.0.join("gruft.db")).expect("copied");
        let running = run(config(&folder.database())).await;
        let kept = std::fs::read_to_string(database.with_extension("json")).expect("what is in it");
        let kept: Vec<Value> = serde_json::from_str(&kept).expect("JSON");
        for table in kept {
            let keys: Vec<String> = serde_json::from_value(table["keys"].clone()).expect("keys");
            let mut all = Client::join(running.address, &keys).await;
            assert_eq!(all.talk[0]["what"], json!({ "said": "Keep this" }), "{}", database.display());
            assert!(all.play(3, dice(2)).await > 0, "{}", database.display());
        }
    }
}

/// The databases of the corpus: tables of every game in the middle of play, left by earlier versions.
#[tokio::test]
async fn tables_of_earlier_versions_are_opened_through_their_links_and_by_their_account() {
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus");
    let versions = std::fs::read_dir(corpus).expect("the corpus").flatten().map(|entry| entry.path());
    let versions: Vec<_> = versions.filter(|path| path.join("links.json").is_file()).collect();
    assert!(!versions.is_empty());
    for version in versions {
        let folder = Folder::new();
        let packed = std::fs::File::open(version.join("gruft.db.gz")).expect("a database");
        let mut database = std::fs::File::create(folder.0.join("gruft.db")).expect("a file");
        std::io::copy(&mut flate2::read::GzDecoder::new(packed), &mut database).expect("unpacked");
        let running = run(config(&folder.database())).await;
        let links = std::fs::read_to_string(version.join("links.json")).expect("what is in it");
        let links: Value = serde_json::from_str(&links).expect("JSON");
        let tables = links["tables"].as_array().expect("tables");
        assert!(tables.len() >= 5);
        for table in tables {
            let at = format!("{} {}", version.display(), table["game"]);
            let keys: Vec<String> = serde_json::from_value(table["keys"].clone()).expect("keys");
            let mut all = Client::join(running.address, &keys).await;
            assert_eq!(all.talk[0]["what"], json!({ "said": "Keep this" }), "{at}");
            assert!(all.table.get("unwoken").is_none(), "{at}: {}", all.table);
            assert!(all.is_over() || all.play(3, dice(2)).await > 0, "{at}");
        }
        let account = &links["account"];
        let body = json!({ "name": account["name"], "password": account["password"] });
        let session = post(running.address, "/api/sessions", body).await.json();
        let bearer = format!("Authorization: Bearer {}\r\n", session["session"].as_str().expect("a session"));
        let mine = call(running.address, "GET", "/api/tables", &bearer, "").await.json();
        assert!(!mine.as_array().expect("a list").is_empty(), "{}: {mine}", version.display());
        running.stop().await;
    }
}

#[tokio::test]
async fn a_clock_that_jumps_changes_no_order() {
    let folder = Folder::new();
    let running = run(config(&folder.database())).await;
    let table = new_table(running.address, json!({ "game": "sample", "heroes": 2 })).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.play(10, dice(9)).await;
    all.ask("chat", json!({ "text": "What time is it?" })).await.expect("said");
    all.settle().await;
    running.stop().await;
    let store = Store::open(&folder.database()).await.expect("opens");
    let job = Job::about(&table.table).and("UPDATE events SET at = $1 - number * 3600000", [(-5).into()]);
    store.write(job).await.expect("stored");
    store.close().await;
    drop(store);
    let running = run(config(&folder.database())).await;
    let mut again = Client::join(running.address, &keys(&table)).await;
    assert_eq!(again.views["ash"].log, all.views["ash"].log);
    assert!(again.play(5, dice(1)).await > 0);
}
