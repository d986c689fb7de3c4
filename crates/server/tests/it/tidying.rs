//! Old tables are deleted, if whoever runs the server wants that; a clock that jumps deletes nothing.

use crate::harness::*;
use serde_json::{Value, json};
use server::clock::Moment;
use server::tidy::tidy_up;
use server::{Config, NewTableInfo, Store};
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(3600);
const DAY: i64 = 24 * 3_600_000;

fn keeping(folder: &Folder, days: Option<u32>) -> Config {
    Config { keep_days: days, ..config(&folder.database()) }
}

/// So many days later: by the clock, and as the server has run.
fn later(running: &Running, days: u32) -> Moment {
    let Moment { at, up } = running.hall.moment();
    Moment { at: at + i64::from(days) * DAY, up: up + HOUR * 24 * days }
}

async fn coin(running: &Running) -> NewTableInfo {
    new_table(running.address, json!({ "game": "coin" })).await
}

/// Whether a table can still be opened.
async fn is_there(running: &Running, table: &NewTableInfo) -> bool {
    let mut client = Client::silent(running.address).await;
    client.hello(json!({ "keys": keys(table) })).await.is_ok()
}

async fn stored(running: &Running, table: &str) -> Vec<String> {
    let mut left = Vec::new();
    for query in [
        "SELECT id FROM tables WHERE id = $1",
        "SELECT table_id FROM events WHERE table_id = $1",
        "SELECT table_id FROM snapshots WHERE table_id = $1",
        "SELECT table_id FROM keys WHERE table_id = $1",
    ] {
        left.extend(running.hall.store.texts(query, table).await.expect("reads").concat());
    }
    left
}

#[tokio::test]
async fn what_nobody_visits_goes_and_what_somebody_keeps_stays() {
    let folder = Folder::new();
    let running = run(keeping(&folder, Some(3))).await;
    let (old, kept, connected, visited) =
        (coin(&running).await, coin(&running).await, coin(&running).await, coin(&running).await);
    let account = json!({ "name": "Anna", "password": "a long password" });
    let account = post(running.address, "/api/accounts", account).await.json();
    let mut anna = Client::join(running.address, &keys(&kept)).await;
    anna.ask("keep", json!({ "session": account["session"] })).await.expect("kept");
    drop(anna);
    let mut old_one = Client::join(running.address, &keys(&old)).await;
    old_one.answer("left", 0, "heads").await.expect("stored");
    drop(old_one);
    let mut here = Client::join(running.address, &keys(&connected)).await;
    for day in 1..=3 {
        assert_eq!(running.hall.tidy(later(&running, day)).await, Ok(0), "day {day}");
    }
    assert!(is_there(&running, &visited).await);
    assert_eq!(running.hall.tidy(later(&running, 4)).await, Ok(1));
    assert_eq!(stored(&running, &old.table).await, Vec::<String>::new(), "nothing is left of it");
    assert!(!is_there(&running, &old).await);
    for day in 5..=20 {
        running.hall.tidy(later(&running, day)).await.expect("tidied");
    }
    here.answer("left", 0, "heads").await.expect("whoever is connected plays on");
    assert!(!stored(&running, &kept.table).await.is_empty(), "what an account keeps stays");
    assert!(!is_there(&running, &visited).await, "the visit was long ago by now");
}

#[tokio::test]
async fn a_clock_that_jumps_deletes_nothing() {
    let folder = Folder::new();
    let mut running = run(keeping(&folder, Some(3))).await;
    let table = coin(&running).await;
    let years = 3_650 * DAY;
    // Forward and back, as often as it likes, within a day of the server's running.
    for hour in 1..20 {
        let Moment { at, .. } = running.hall.moment();
        let at = if hour % 2 == 0 { at } else { at + years * i64::from(hour) };
        assert_eq!(running.hall.tidy(Moment { at, up: HOUR * hour }).await, Ok(0), "hour {hour}");
    }
    // A day later it counts as one day.
    let Moment { at, .. } = running.hall.moment();
    assert_eq!(running.hall.tidy(Moment { at: at + years, up: HOUR * 21 }).await, Ok(0));
    // And a server that is started with a clock that has jumped counts one day too.
    running.stop().await;
    running = run(keeping(&folder, Some(3))).await;
    assert!(running.hall.calendar.today() <= 3, "{}", running.hall.calendar.today());
    assert_eq!(running.hall.tidy(later(&running, 1)).await, Ok(0));
    assert!(is_there(&running, &table).await);
}

#[tokio::test]
async fn nothing_goes_unless_somebody_wants_it() {
    let folder = Folder::new();
    let running = run(keeping(&folder, None)).await;
    let table = coin(&running).await;
    for day in 1..=400 {
        assert_eq!(running.hall.tidy(later(&running, day)).await, Ok(0));
    }
    assert!(!stored(&running, &table.table).await.is_empty());
    running.stop().await;
    // By the command, at once; a day counts one, however far away it is.
    let now = |days: i64| Moment { at: (400 + days) * DAY, up: Duration::ZERO };
    assert_eq!(tidy_up(&folder.database(), 500, now(0), false).await, Ok(0), "younger than that");
    assert_eq!(tidy_up(&folder.database(), 300, now(9_000), true).await, Ok(1), "it would go");
    assert_eq!(tidy_up(&folder.database(), 300, now(9_000), false).await, Ok(1), "it goes");
    assert_eq!(tidy_up(&folder.database(), 0, now(9_000), false).await, Ok(0), "nothing is left");
}

#[tokio::test]
async fn tables_from_before_days_were_counted_begin_to_count_now() {
    let folder = Folder::new();
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/0.1.0");
    std::fs::copy(format!("{data}.db"), folder.0.join("gruft.db")).expect("copied");
    let kept = std::fs::read_to_string(format!("{data}.json")).expect("what is in it");
    let kept: Vec<Value> = serde_json::from_str(&kept).expect("JSON");
    let running = run(keeping(&folder, Some(2))).await;
    assert_eq!(running.hall.tidy(later(&running, 1)).await, Ok(0), "however old they are");
    for day in 2..=3 {
        running.hall.tidy(later(&running, day)).await.expect("tidied");
    }
    let store: &Store = &running.hall.store;
    assert_eq!(store.tables().await, Ok(0), "all {} are old by now", kept.len());
}
