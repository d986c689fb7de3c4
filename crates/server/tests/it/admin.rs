//! The administrator's link: what is going on, and what can be done about it.

use crate::harness::*;
use serde_json::{Value, json};
use server::{Config, Opens};

const PASSWORD: &str = "correct horse";

fn headers(secret: &str, from: &str) -> String {
    let bearer =
        if secret.is_empty() { String::new() } else { format!("Authorization: Bearer {secret}\r\n") };
    format!("{bearer}X-Forwarded-For: {from}\r\nContent-Type: application/json\r\n")
}

/// A server behind a proxy, so that calls can come from anywhere, with an administrator's link.
async fn start(opens: Opens) -> (Folder, Running, String) {
    let folder = Folder::new();
    let config = Config { behind_proxy: true, opens, ..config(&folder.database()) };
    let running = run(config).await;
    // Whoever is answered knows that the server has written down where it is found.
    assert_eq!(call(running.address, "GET", "/health", "", "").await.status, 200);
    let link = server::new_administrator(&folder.database(), None).await.expect("a link");
    let (base, key) = link.split_once("/admin#").expect("a link");
    assert_eq!(base, format!("http://localhost:{}", running.address.port()), "where the server is found");
    (folder, running, key.to_owned())
}

const OFFICE: &str = "192.0.2.1";

async fn admin(running: &Running, key: &str, method: &str, path: &str, body: Value) -> Answer {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    call(running.address, method, &format!("/api/admin{path}"), &headers(key, OFFICE), &body).await
}

async fn overview(running: &Running, key: &str) -> Value {
    let seen = admin(running, key, "GET", "", Value::Null).await;
    assert_eq!(seen.status, 200, "{seen:?}");
    seen.json()
}

async fn coin(running: &Running, secret: &str, from: &str, more: &str) -> Answer {
    let headers = headers(secret, from) + more;
    call(running.address, "POST", "/api/tables", &headers, r#"{"game":"coin"}"#).await
}

async fn account(running: &Running, name: &str, from: &str) -> String {
    let body = json!({ "name": name, "password": PASSWORD }).to_string();
    let opened = call(running.address, "POST", "/api/accounts", &headers("", from), &body).await;
    opened.json()["session"].as_str().expect("in").to_owned()
}

#[tokio::test]
async fn without_the_link_nobody_sees_or_does_anything() {
    let (folder, running, key) = start(Opens::Anybody).await;
    let session = account(&running, "Anna", OFFICE).await;
    let calls = [
        ("GET", ""),
        ("GET", "/tables"),
        ("GET", "/accounts"),
        ("GET", "/reports"),
        ("POST", "/tables/end"),
        ("POST", "/accounts/close"),
        ("POST", "/bans"),
        ("DELETE", "/bans"),
        ("POST", "/notice"),
        ("DELETE", "/notice"),
        ("POST", "/invitation"),
        ("DELETE", "/invitation"),
    ];
    for (number, (method, path)) in calls.into_iter().enumerate() {
        for wrong in ["", session.as_str(), "AAAAAAAAAAAAAAAAAAAAAA"] {
            let path = format!("/api/admin{path}");
            let from = format!("198.51.100.{number}");
            let refused = call(running.address, method, &path, &headers(wrong, &from), "{}").await;
            assert_eq!(refused.status, 403, "{method} {path} {refused:?}");
        }
    }
    overview(&running, &key).await;
    // A new link voids the old one at once.
    let link =
        server::new_administrator(&folder.database(), Some("https://gruft.example/")).await.expect("a link");
    let new = link.strip_prefix("https://gruft.example/admin#").expect("the address that was named");
    assert_eq!(admin(&running, &key, "GET", "", Value::Null).await.status, 403);
    overview(&running, new).await;
}

#[tokio::test]
async fn the_administrators_link_cannot_be_guessed_at_will() {
    let (_folder, running, key) = start(Opens::Anybody).await;
    let mut statuses = Vec::new();
    for _ in 0..25 {
        let wrong = headers("AAAAAAAAAAAAAAAAAAAAAA", "198.51.100.1");
        statuses.push(call(running.address, "GET", "/api/admin", &wrong, "").await.status);
    }
    assert_eq!(statuses.iter().filter(|status| **status == 403).count(), 20, "{statuses:?}");
    assert_eq!(statuses.last(), Some(&429));
    overview(&running, &key).await;
}

#[tokio::test]
async fn it_shows_what_is_going_on_and_nothing_that_is_hidden() {
    let (_folder, running, key) = start(Opens::Anybody).await;
    let table = coin(&running, "", OFFICE, "").await;
    let table: server::NewTableInfo = serde_json::from_str(&table.body).expect("a table");
    let session = account(&running, "Anna", OFFICE).await;
    let keep = json!({ "keys": [key_of(&table, "left")] }).to_string();
    call(running.address, "POST", "/api/tables/keep", &headers(&session, OFFICE), &keep).await;
    let mut left = Client::join(running.address, &[key_of(&table, "left")]).await;
    left.ask("name", json!({ "name": "Anna of the Hill" })).await.expect("named");
    left.ask("chat", json!({ "text": "a word among friends" })).await.expect("said");
    left.answer("left", 0, "heads").await.expect("in secret");
    let now = overview(&running, &key).await;
    let counts = ["tables", "awake", "accounts", "reports", "sockets"].map(|field| now[field].clone());
    assert_eq!(counts, [json!(1), json!(1), json!(1), json!(0), json!(1)], "{now}");
    assert_eq!(
        (&now["opens"], &now["you"], &now["database"]),
        (&json!("anybody"), &json!(OFFICE), &json!("sqlite"))
    );
    let callers = now["callers"].as_array().expect("a list");
    assert_eq!(callers[0], json!({ "address": "127.0.0.1", "sockets": 1, "wrong": 0 }));
    let tables = admin(&running, &key, "GET", "/tables", Value::Null).await;
    let one = &tables.json()[0];
    assert_eq!(one["table"], json!(table.table));
    assert_eq!((&one["people"], &one["here"]), (&json!(["Anna of the Hill"]), &json!(1)));
    assert_eq!((&one["awake"], &one["ended"], &one["kept"]), (&json!(true), &json!(false), &json!(true)));
    assert!(!tables.body.contains("a word among friends") && !tables.body.contains("heads"), "{tables:?}");
    let second = admin(&running, &key, "GET", "/tables?from=1", Value::Null).await.json();
    assert_eq!(second, json!([]));
    let people = admin(&running, &key, "GET", "/accounts", Value::Null).await.json();
    let one = &people[0];
    assert_eq!((&one["name"], &one["sessions"], &one["tables"]), (&json!("anna"), &json!(1), &json!(1)));
}

fn key_of(table: &server::NewTableInfo, seat: &str) -> String {
    key(table, seat)
}

#[tokio::test]
async fn it_ends_a_table_and_closes_an_account() {
    let (_folder, running, key) = start(Opens::Anybody).await;
    let table = coin(&running, "", OFFICE, "").await;
    let table: server::NewTableInfo = serde_json::from_str(&table.body).expect("a table");
    let mut left = Client::join(running.address, &[key_of(&table, "left")]).await;
    let end = json!({ "table": table.table });
    assert_eq!(admin(&running, &key, "POST", "/tables/end", end.clone()).await.status, 200);
    left.until("everybody sees it", |c| c.table["ended"] == json!(true)).await;
    assert_eq!(left.answer("left", 0, "heads").await.expect_err("over")["kind"], "closed");
    assert_eq!(admin(&running, &key, "POST", "/tables/end", end).await.status, 409, "once");
    let none = admin(&running, &key, "POST", "/tables/end", json!({ "table": "nowhere" })).await;
    assert_eq!(none.status, 404);
    let session = account(&running, "Eve", OFFICE).await;
    let close = json!({ "name": "eve" });
    assert_eq!(admin(&running, &key, "POST", "/accounts/close", close.clone()).await.status, 200);
    let gone = call(running.address, "GET", "/api/account", &headers(&session, OFFICE), "").await;
    assert_eq!(gone.status, 403);
    assert_eq!(admin(&running, &key, "POST", "/accounts/close", close).await.status, 409);
}

#[tokio::test]
async fn an_address_is_banned_for_a_while() {
    let (folder, running, key) = start(Opens::Anybody).await;
    let at = running.address;
    let table = coin(&running, "", OFFICE, "").await;
    let table: server::NewTableInfo = serde_json::from_str(&table.body).expect("a table");
    // Sockets of the tests come without a proxy's word: from 127.0.0.1.
    let mut eve = Client::join(at, &[key_of(&table, "left")]).await;
    let own = json!({ "address": OFFICE, "minutes": 5 });
    let own = admin(&running, &key, "POST", "/bans", own).await;
    assert_eq!(own.status, 409, "nobody shuts themselves out: {own:?}");
    let wrong = admin(&running, &key, "POST", "/bans", json!({ "address": "everybody", "minutes": 5 })).await;
    assert_eq!(wrong.status, 400);
    for address in ["127.0.0.1", "2001:db8:1:2:3:4:5:6"] {
        let ban = json!({ "address": address, "minutes": 5 });
        assert_eq!(admin(&running, &key, "POST", "/bans", ban).await.status, 200);
    }
    while eve.hear(std::time::Duration::from_secs(5)).await.is_some() {}
    assert!(eve.bye.as_deref().is_some_and(|why| why.contains("may not call")), "{:?}", eve.bye);
    assert!(open_socket(at).await.is_err(), "and no new one");
    let of = async |from: &str| call(at, "GET", "/api/games", &headers("", from), "").await.status;
    assert_eq!([of("127.0.0.1").await, of("2001:db8:1:2::9").await], [403, 403], "of IPv6 the whole network");
    assert_eq!([of("127.0.0.2").await, of("2001:db8:1:3::9").await], [200, 200], "and nobody else");
    let bans = overview(&running, &key).await["bans"].clone();
    assert_eq!(bans.as_array().expect("a list").len(), 2);
    // It is remembered when the server is started again, and taken back.
    running.stop().await;
    let running = run(Config { behind_proxy: true, ..config(&folder.database()) }).await;
    let of =
        async |from: &str| call(running.address, "GET", "/api/games", &headers("", from), "").await.status;
    assert_eq!(of("127.0.0.1").await, 403);
    let pardon = json!({ "address": "127.0.0.1" });
    assert_eq!(admin(&running, &key, "DELETE", "/bans", pardon).await.status, 200);
    assert_eq!(of("127.0.0.1").await, 200);
    // It ends by itself.
    let past = server::store::Job::about("settings").and("UPDATE bans SET until = $1", [1.into()]);
    running.hall.store.write(past).await.expect("stored");
    running.hall.read_settings().await.expect("read");
    assert_eq!(of("2001:db8:1:2::9").await, 200);
}

/// The next notice that is told.
async fn notice(client: &mut Client) -> Value {
    loop {
        let told = client.hear(std::time::Duration::from_secs(5)).await.expect("told at once");
        if told["tell"] == "notice" {
            return told;
        }
    }
}

#[tokio::test]
async fn everybody_is_told_that_the_server_goes_down() {
    let (_folder, running, key) = start(Opens::Anybody).await;
    let table = coin(&running, "", OFFICE, "").await;
    let table: server::NewTableInfo = serde_json::from_str(&table.body).expect("a table");
    let mut here = Client::join(running.address, &[key_of(&table, "left")]).await;
    here.keep_raw = true;
    let say = json!({ "text": "New rules tonight.", "minutes": 10 });
    assert_eq!(admin(&running, &key, "POST", "/notice", say).await.status, 200);
    let told = notice(&mut here).await;
    assert_eq!((&told["tell"], &told["text"]), (&json!("notice"), &json!("New rules tonight.")));
    let now = server::clock::now() / 1000;
    let down = told["down"].as_i64().expect("a time");
    assert!((now + 590..now + 610).contains(&down), "{down} {now}");
    let mut late = Client::silent(running.address).await;
    late.keep_raw = true;
    late.hello(json!({ "keys": [key_of(&table, "right")] })).await.expect("welcome");
    late.settle().await;
    assert!(late.raw.iter().any(|text| text.contains("New rules tonight.")), "whoever comes later too");
    let server = call(running.address, "GET", "/api/server", "", "").await.json();
    assert_eq!(server["notice"]["text"], "New rules tonight.");
    assert_eq!(admin(&running, &key, "DELETE", "/notice", Value::Null).await.status, 200);
    let told = notice(&mut here).await;
    assert_eq!((&told["tell"], &told["text"]), (&json!("notice"), &json!("")));
    assert!(told.get("down").is_none());
    let empty = admin(&running, &key, "POST", "/notice", json!({ "text": " " })).await;
    assert_eq!(empty.status, 400);
}

/// Whether each of these may open a table, by what the server says and by trying: somebody, somebody with an account,
/// somebody with the invitation, somebody with an account and the invitation.
async fn may_open(running: &Running, invitation: &str, round: u8) -> [u16; 4] {
    let from = format!("203.0.113.{round}");
    let session = account(running, &format!("Anna {round}"), &from).await;
    let shown = format!("Invitation: {invitation}\r\n");
    let mut statuses = [0; 4];
    for (status, (secret, more)) in
        statuses.iter_mut().zip([("", ""), (&session, ""), ("", shown.as_str()), (&session, &shown)])
    {
        let told = call(running.address, "GET", "/api/server", &(headers(secret, &from) + more), "").await;
        *status = coin(running, secret, &from, more).await.status;
        assert_eq!(told.json()["may_open"], json!(*status == 200), "{told:?}");
    }
    statuses
}

#[tokio::test]
async fn who_may_open_tables_is_whoever_the_server_says() {
    let (_folder, running, _) = start(Opens::Anybody).await;
    assert_eq!(may_open(&running, "AAAAAAAAAAAAAAAAAAAAAA", 1).await, [200; 4]);
    let (_folder, running, _) = start(Opens::Accounts).await;
    assert_eq!(may_open(&running, "AAAAAAAAAAAAAAAAAAAAAA", 1).await, [403, 200, 403, 200]);
    let (_folder, running, key) = start(Opens::Invited).await;
    assert_eq!(may_open(&running, "AAAAAAAAAAAAAAAAAAAAAA", 1).await, [403; 4], "nobody is invited yet");
    let invite = async || {
        let link = admin(&running, &key, "POST", "/invitation", Value::Null).await.json();
        assert!(link["url"].as_str().expect("a link").contains("/new#"), "{link}");
        link["key"].as_str().expect("a key").to_owned()
    };
    let first = invite().await;
    assert_eq!(may_open(&running, &first, 2).await, [403, 403, 200, 200]);
    // The account that came by it needs it no more, when it is void too.
    let session = account(&running, "Ben", "203.0.113.9").await;
    assert_eq!(coin(&running, &session, "203.0.113.9", "").await.status, 403);
    assert_eq!(
        coin(&running, &session, "203.0.113.9", &format!("Invitation: {first}\r\n")).await.status,
        200
    );
    let second = invite().await;
    assert_eq!(coin(&running, "", "203.0.113.10", &format!("Invitation: {first}\r\n")).await.status, 403);
    assert_eq!(coin(&running, "", "203.0.113.10", &format!("Invitation: {second}\r\n")).await.status, 200);
    assert_eq!(coin(&running, &session, "203.0.113.9", "").await.status, 200);
    assert_eq!(admin(&running, &key, "DELETE", "/invitation", Value::Null).await.status, 200);
    assert_eq!(coin(&running, "", "203.0.113.10", &format!("Invitation: {second}\r\n")).await.status, 403);
    // Every other way to a table of one's own is the same door.
    for path in ["/api/what-if", "/api/puzzles", "/api/import"] {
        let refused = call(running.address, "POST", path, &headers("", "203.0.113.11"), "{}").await;
        assert_eq!(refused.status, 403, "{path} {refused:?}");
    }
}
