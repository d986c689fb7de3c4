//! Passwords: who may try them how often, and what can be learnt from being refused.

use crate::harness::*;
use serde_json::{Value, json};

/// A server behind a proxy, to be called from anywhere.
async fn behind_a_proxy(folder: &Folder, attempts: u32) -> Running {
    let mut config = config(&folder.database());
    (config.behind_proxy, config.limits.attempts) = (true, attempts);
    run(config).await
}

/// Calls with a name and a password from some address, perhaps with a session.
async fn knock(running: &Running, path: &str, from: &str, password: &str, session: Option<&str>) -> Answer {
    knock_as(running, path, from, "Anna", password, session).await
}

async fn knock_as(
    running: &Running,
    path: &str,
    from: &str,
    name: &str,
    password: &str,
    session: Option<&str>,
) -> Answer {
    let bearer = session.map(|session| format!("Authorization: Bearer {session}\r\n")).unwrap_or_default();
    let headers = format!("X-Forwarded-For: {from}\r\nContent-Type: application/json\r\n{bearer}");
    let body = json!({ "name": name, "password": password }).to_string();
    call(running.address, "POST", path, &headers, &body).await
}

const RIGHT: &str = "correct horse";
const WRONG: &str = "wrong horse";
const HOME: &str = "192.0.2.1";

async fn anna(running: &Running) -> Value {
    let opened = knock(running, "/api/accounts", HOME, RIGHT, None).await;
    assert_eq!(opened.status, 200, "{opened:?}");
    opened.json()
}

#[tokio::test]
async fn wrong_passwords_from_elsewhere_do_not_lock_the_owner_out() {
    let folder = Folder::new();
    let running = behind_a_proxy(&folder, 8).await;
    anna(&running).await;
    let mut wrong = Vec::new();
    for _ in 0..12 {
        wrong.push(knock(&running, "/api/sessions", "198.51.100.1", WRONG, None).await.status);
    }
    assert_eq!(wrong[..4], [403; 4], "{wrong:?}");
    assert_eq!(wrong[4..], [429; 8], "one address has so many tries for one name");
    let right = knock(&running, "/api/sessions", "198.51.100.1", RIGHT, None).await.status;
    assert_eq!(right, 429, "and then not even the right password tells it anything");
    for at in [HOME, "192.0.2.77"] {
        assert_eq!(knock(&running, "/api/sessions", at, RIGHT, None).await.status, 200, "{at}");
    }
}

/// Whether the right password is refused here while strangers try wrong ones. One of those is forgotten now and then, so
/// they go on.
async fn is_kept_out(running: &Running, from: &str, session: Option<&str>) -> bool {
    for address in 100..120 {
        let strangers = format!("198.51.100.{address}");
        while knock(running, "/api/sessions", &strangers, WRONG, None).await.status == 403 {}
        if knock(running, "/api/sessions", from, RIGHT, session).await.status == 429 {
            return true;
        }
    }
    false
}

#[tokio::test]
async fn against_many_addresses_at_once_an_account_knows_its_owner() {
    let folder = Folder::new();
    let running = behind_a_proxy(&folder, 4).await;
    let session = anna(&running).await["session"].as_str().expect("in").to_owned();
    let mut tried = 0;
    for address in 0..30 {
        for _ in 0..2 {
            let from = format!("198.51.100.{address}");
            tried += usize::from(knock(&running, "/api/sessions", &from, WRONG, None).await.status == 403);
        }
    }
    assert!((20..60).contains(&tried), "all strangers together have so many tries: {tried}");
    assert!(is_kept_out(&running, "203.0.113.5", None).await, "a stranger has to wait");
    assert_eq!(knock(&running, "/api/sessions", HOME, RIGHT, None).await.status, 200, "a known address");
    let elsewhere = knock(&running, "/api/sessions", "203.0.113.6", RIGHT, Some(&session)).await;
    assert_eq!(elsewhere.status, 200, "a session of the account: {elsewhere:?}");
    let other = knock_as(&running, "/api/accounts", "203.0.113.7", "Eve", RIGHT, None).await.json();
    let other = other["session"].as_str().expect("in");
    assert!(is_kept_out(&running, "203.0.113.8", Some(other)).await, "a session of another account");
}

#[tokio::test]
async fn right_passwords_do_not_count() {
    let folder = Folder::new();
    let running = behind_a_proxy(&folder, 4).await;
    anna(&running).await;
    for time in 0..12 {
        assert_eq!(knock(&running, "/api/sessions", HOME, RIGHT, None).await.status, 200, "{time}");
    }
}

#[tokio::test]
async fn many_wrong_passwords_at_once_are_not_all_the_last_one() {
    let folder = Folder::new();
    let running = behind_a_proxy(&folder, 6).await;
    anna(&running).await;
    let tries = (0..30).map(|_| knock(&running, "/api/sessions", "198.51.100.1", WRONG, None));
    let statuses: Vec<u16> = futures_util::future::join_all(tries).await.iter().map(|a| a.status).collect();
    let tried = statuses.iter().filter(|status| **status == 403).count();
    assert!((1..=3).contains(&tried), "{statuses:?}");
}

#[tokio::test]
async fn a_name_that_does_not_exist_makes_as_much_work_as_one_that_does() {
    let folder = Folder::new();
    let running = behind_a_proxy(&folder, 100).await;
    anna(&running).await;
    let work = async |name: &str| {
        let before = running.hall.work.passwords.begun();
        let refused = knock_as(&running, "/api/sessions", HOME, name, WRONG, None).await;
        (refused.status, refused.body, running.hall.work.passwords.begun() - before)
    };
    let there = work("Anna").await;
    assert_eq!((there.0, there.2), (403, 1));
    for _ in 0..2 {
        assert_eq!(work("Nobody").await, there);
    }
}
