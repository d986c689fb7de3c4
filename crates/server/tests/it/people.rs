//! Seats and who holds them: invitations, accounts, looking on.

use crate::harness::*;
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn the_owner_hands_a_seat_on_and_the_old_link_opens_nothing() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut old = Client::join(running.address, &[key(&table, "left")]).await;
    assert_eq!(old.ask("invite", json!({ "seat": "right" })).await.expect_err("no")["kind"], "forbidden");
    let mut owner = Client::join(running.address, std::slice::from_ref(&table.owner.key)).await;
    let done = owner.ask("invite", json!({ "seat": "left" })).await.expect("a link");
    let link = done["link"]["url"].as_str().expect("an address");
    assert!(link.contains(&format!("/t/{}#", table.table)), "{link}");
    while old.hear(Duration::from_secs(5)).await.is_some() {}
    assert!(old.bye.as_deref().is_some_and(|why| why.contains("newer")), "{:?}", old.bye);
    let mut late = Client::silent(running.address).await;
    let error = late.hello(json!({ "keys": [key(&table, "left")] })).await.expect_err("void");
    assert_eq!(error["kind"], "forbidden");
    let new = done["link"]["key"].as_str().expect("a key").to_owned();
    let mut new = Client::join(running.address, &[new]).await;
    new.answer("left", 0, "heads").await.expect("it is theirs now");
    assert!(new.talk.iter().any(|talk| talk["what"] == json!({ "invited": 0 })), "everybody sees it");
}

#[tokio::test]
async fn whoever_holds_a_seat_can_change_its_secret_and_stays() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    let done = left.ask("rekey", json!({})).await.expect("a link");
    left.answer("left", 0, "heads").await.expect("still there");
    let mut late = Client::silent(running.address).await;
    assert!(late.hello(json!({ "keys": [key(&table, "left")] })).await.is_err());
    Client::join(running.address, &[done["link"]["key"].as_str().expect("a key").to_owned()]).await;
}

#[tokio::test]
async fn people_look_on_only_while_the_owner_allows_it() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut owner = Client::join(running.address, std::slice::from_ref(&table.owner.key)).await;
    let done = owner.ask("spectators", json!({ "allow": true })).await.expect("a link");
    let link = done["link"]["key"].as_str().expect("a key").to_owned();
    let mut eyes = Client::join(running.address, std::slice::from_ref(&link)).await;
    assert_eq!(eyes.views.keys().collect::<Vec<_>>(), ["spectator"]);
    assert!(eyes.turn().is_none(), "nobody asks them");
    for (verb, fields) in [
        ("answer", json!({ "question": 0, "key": "heads" })),
        ("answer", json!({ "seat": "left", "question": 0, "key": "heads" })),
        ("undo", json!({ "seat": "left" })),
        ("chat", json!({ "text": "Tails!" })),
        ("ping", json!({ "at": { "space": "a1" } })),
        ("share", json!({ "seat": "left" })),
        ("record", json!({})),
        ("pause", json!({ "on": true })),
        ("bot", json!({ "seat": "left", "bot": "random" })),
        ("standing", json!({ "seat": "left", "kind": "*", "key": "heads" })),
        ("name", json!({ "seat": "left", "name": "Eve" })),
    ] {
        let error = eyes.ask(verb, fields).await.expect_err(verb);
        assert!(["seat", "forbidden"].contains(&error["kind"].as_str().unwrap_or("")), "{verb}: {error}");
    }
    owner.ask("spectators", json!({ "allow": false })).await.expect("no more");
    while eyes.hear(Duration::from_secs(5)).await.is_some() {}
    assert!(eyes.bye.is_some());
    let mut late = Client::silent(running.address).await;
    assert!(late.hello(json!({ "keys": [link] })).await.is_err());
}

#[tokio::test]
async fn an_account_keeps_tables_and_comes_back_without_links() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let at = running.address;
    let anna = json!({ "name": "Anna", "password": "correct horse" });
    let opened = post(at, "/api/accounts", anna.clone()).await;
    assert_eq!(opened.status, 200, "{opened:?}");
    let recovery = opened.json()["recovery"].as_str().expect("a code").to_owned();
    assert_eq!(post(at, "/api/accounts", anna.clone()).await.status, 409, "the name is taken");
    let session =
        post(at, "/api/sessions", anna.clone()).await.json()["session"].as_str().expect("in").to_owned();
    let wrong = post(at, "/api/sessions", json!({ "name": "Anna", "password": "wrong horse" })).await;
    let nobody = post(at, "/api/sessions", json!({ "name": "Nobody", "password": "wrong horse" })).await;
    assert_eq!((wrong.status, &wrong.body), (403, &nobody.body), "one cannot find out who has an account");

    let mut left = Client::join(at, &[key(&table, "left"), table.owner.key.clone()]).await;
    left.ask("keep", json!({ "session": session })).await.expect("kept");
    let bearer = format!("Authorization: Bearer {session}\r\n");
    let mine = call(at, "GET", "/api/tables", &bearer, "").await.json();
    assert_eq!(mine[0]["table"], json!(table.table));
    assert_eq!((&mine[0]["owner"], &mine[0]["your_turn"]), (&json!(true), &json!(true)));
    let mut back = Client::silent(at).await;
    back.hello(json!({ "session": session, "table": table.table })).await.expect("without a link");
    back.settle().await;
    back.answer("left", 0, "heads").await.expect("it is theirs");

    let code = json!({ "name": "anna", "code": recovery, "password": "battery staple" });
    let recovered = post(at, "/api/recovery", code.clone()).await;
    assert_eq!(recovered.status, 200, "{recovered:?}");
    assert_eq!(post(at, "/api/recovery", code).await.status, 403, "a code opens once");
    assert_eq!(call(at, "GET", "/api/tables", &bearer, "").await.status, 403, "old sessions are over");
    let session = recovered.json()["session"].as_str().expect("in").to_owned();
    let bearer = format!("Authorization: Bearer {session}\r\nContent-Type: application/json\r\n");
    let wrong = call(at, "DELETE", "/api/accounts", &bearer, r#"{"password":"correct horse"}"#).await;
    assert_eq!(wrong.status, 403);
    let gone = call(at, "DELETE", "/api/accounts", &bearer, r#"{"password":"battery staple"}"#).await;
    assert_eq!(gone.status, 200, "{gone:?}");
    assert_eq!(call(at, "GET", "/api/tables", &bearer, "").await.status, 403);
    Client::join(at, &[key(&table, "left")]).await;
}

#[tokio::test]
async fn a_guest_lists_tables_by_their_links() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let keys = json!({ "keys": [key(&table, "right"), "AAAAAAAAAAAAAAAAAAAAAA", "nonsense"] });
    let listed = post(running.address, "/api/tables/list", keys).await.json();
    assert_eq!(listed.as_array().expect("a list").len(), 1);
    assert_eq!(listed[0]["seats"], json!(["right"]));
    assert_eq!(listed[0]["owner"], json!(false));
}

#[tokio::test]
async fn many_dead_links_in_a_list_do_not_hide_those_that_live() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut keys: Vec<String> = (0..99).map(|dead| format!("{dead:021}A")).collect();
    keys.insert(50, key(&table, "right"));
    for round in 0..3 {
        let listed = post(running.address, "/api/tables/list", json!({ "keys": keys })).await;
        assert_eq!(listed.status, 200, "round {round}: {listed:?}");
        assert_eq!(listed.json()[0]["seats"], json!(["right"]), "round {round}");
    }
    // Whoever has only dead ones is told so until it looks like guessing.
    keys.remove(50);
    assert_eq!(post(running.address, "/api/tables/list", json!({ "keys": keys })).await.status, 429);
}

/// The owner gives left to somebody else while whoever held it has said this, and it has not been read yet. Gives what
/// came of it, the new link and the table.
async fn handed_on_meanwhile(
    running: &Running,
    verb: &str,
    fields: Value,
) -> (Result<Value, Value>, String, String, Client) {
    let table = new_table(running.address, json!({ "game": "coin" })).await;
    let mut old = Client::join(running.address, &[key(&table, "left")]).await;
    let mut owner = Client::join(running.address, std::slice::from_ref(&table.owner.key)).await;
    let invite = owner.ask("invite", json!({ "seat": "left" }));
    let (invited, done) = behind(running, &table.table, invite, old.ask(verb, fields)).await;
    let new = invited.expect("a link")["link"]["key"].as_str().expect("a key").to_owned();
    (done, new, table.table, old)
}

/// Does two things: the first, of the owner, is about to change the table when the second begins.
async fn behind<A, B>(
    running: &Running,
    table: &str,
    first: impl Future<Output = A>,
    second: impl Future<Output = B>,
) -> (A, B) {
    let wait = async || tokio::time::sleep(Duration::from_millis(150)).await;
    let room = running.hall.room(table);
    let looking = room.inner.lock().await;
    let (first, second, ()) = tokio::join!(
        first,
        async {
            wait().await;
            wait().await;
            second.await
        },
        async {
            wait().await;
            // The owner's command reads which seat is meant, and then waits to do it.
            let doing = room.inner.lock();
            drop(looking);
            let doing = doing.await;
            wait().await;
            wait().await;
            drop(doing);
        }
    );
    (first, second)
}

#[tokio::test]
async fn what_was_said_before_a_seat_was_handed_on_is_not_done_afterwards() {
    let folder = Folder::new();
    let running = run(config(&folder.database())).await;
    let anna = json!({ "name": "Anna", "password": "correct horse" });
    let session = post(running.address, "/api/accounts", anna).await.json()["session"].clone();
    for (verb, fields) in [
        ("rekey", json!({ "seat": "left" })),
        ("keep", json!({ "session": session })),
        ("answer", json!({ "seat": "left", "question": 0, "key": "heads" })),
        ("standing", json!({ "seat": "left", "kind": "*", "key": "heads" })),
        ("name", json!({ "seat": "left", "name": "Eve" })),
        ("bot", json!({ "seat": "left", "bot": "random" })),
        ("chat", json!({ "text": "Still here" })),
        ("mark", json!({ "at": { "space": "a1" } })),
        ("ping", json!({ "at": { "space": "a1" } })),
        ("undo", json!({ "seat": "left" })),
        ("undoing", json!({ "seat": "left" })),
        ("preview", json!({ "seat": "left", "question": 0, "key": "heads" })),
        ("intent", json!({ "seat": "left", "figure": "rat" })),
        ("simulate", json!({ "seat": "left", "games": 1 })),
        ("share", json!({ "seat": "left" })),
        ("record", json!({})),
    ] {
        let (done, new, id, mut old) = handed_on_meanwhile(&running, verb, fields).await;
        let error = done.expect_err(verb);
        assert!(["forbidden", "gone"].contains(&error["kind"].as_str().unwrap_or("")), "{verb}: {error}");
        while old.hear(Duration::from_secs(5)).await.is_some() {}
        assert!(old.bye.as_deref().is_some_and(|why| why.contains("newer")), "{verb}: {:?}", old.bye);
        let mut client = Client::join(running.address, &[new]).await;
        client.answer("left", 0, "heads").await.expect("the seat is theirs, and nobody has answered for it");
        let mut back = Client::silent(running.address).await;
        let kept = back.hello(json!({ "session": session, "table": id })).await;
        assert_eq!(kept.expect_err("nobody keeps it")["kind"], "forbidden", "{verb}");
    }
}

#[tokio::test]
async fn many_unread_commands_do_not_take_a_seat_back() {
    let folder = Folder::new();
    let running = run(config(&folder.database())).await;
    for _ in 0..8 {
        let table = new_table(running.address, json!({ "game": "coin" })).await;
        let mut old = Client::join(running.address, &[key(&table, "left")]).await;
        let mut owner = Client::join(running.address, std::slice::from_ref(&table.owner.key)).await;
        for _ in 0..400 {
            old.say(r#"{"do":"rekey"}"#).await;
        }
        let done = owner.ask("invite", json!({ "seat": "left" })).await.expect("a link");
        while old.hear(Duration::from_secs(5)).await.is_some() {}
        let new = done["link"]["key"].as_str().expect("a key").to_owned();
        Client::join(running.address, &[new]).await;
    }
}

#[tokio::test]
async fn whoever_comes_with_a_link_while_the_seat_is_handed_on_does_not_stay() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut owner = Client::join(running.address, std::slice::from_ref(&table.owner.key)).await;
    let mut old = Client::silent(running.address).await;
    let invite = owner.ask("invite", json!({ "seat": "left" }));
    let hello = old.hello(json!({ "keys": [key(&table, "left")] }));
    let (invited, came) = behind(&running, &table.table, invite, hello).await;
    invited.expect("a link");
    if came.is_ok() {
        let answered = old.answer("left", 0, "heads").await;
        assert!(answered.is_err(), "the link opens nothing any more");
    }
}
