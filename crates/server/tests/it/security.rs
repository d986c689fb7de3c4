//! What must not work does not, is refused clearly, leaks nothing and breaks nothing.

use crate::harness::*;
use serde_json::{Value, json};
use std::time::Duration;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::test]
async fn nobody_acts_for_a_seat_that_is_not_theirs() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    for (verb, fields) in [
        ("answer", json!({ "seat": "right", "question": 0, "key": "heads" })),
        ("answer", json!({ "seat": "nobody", "question": 0, "key": "heads" })),
        ("undo", json!({ "seat": "right" })),
        ("standing", json!({ "seat": "right", "kind": "*", "key": "heads" })),
        ("share", json!({ "seat": "right" })),
        ("preview", json!({ "seat": "right", "question": 0, "key": "heads" })),
        ("rekey", json!({ "seat": "right" })),
        ("name", json!({ "seat": "right", "name": "Eve" })),
        ("agree", json!({ "seat": "right", "proposal": 1, "yes": true })),
        ("invite", json!({ "seat": "right" })),
        ("pause", json!({ "on": true })),
        ("spectators", json!({ "allow": true })),
        ("title", json!({ "title": "Mine" })),
        ("end", json!({})),
        ("delete", json!({})),
    ] {
        let error = left.ask(verb, fields.clone()).await.expect_err(verb);
        assert!(["seat", "forbidden"].contains(&error["kind"].as_str().unwrap_or("")), "{verb}: {error}");
    }
    assert!(!left.views.contains_key("right"), "and sees no other's view");
    let mut right = Client::join(running.address, &[key(&table, "right")]).await;
    right.answer("right", 0, "heads").await.expect("nothing has happened to right");
}

#[tokio::test]
async fn links_of_another_table_and_guessed_links_open_nothing() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let other = new_table(running.address, json!({ "game": "coin" })).await;
    let mut mixed = Client::silent(running.address).await;
    let both = json!({ "keys": [key(&table, "left"), key(&other, "right")] });
    assert_eq!(mixed.hello(both).await.expect_err("two tables")["kind"], "table");
    let mut kinds = Vec::new();
    for guess in 0..40 {
        let mut client = Client::silent(running.address).await;
        let guessed = format!("{guess:022}");
        kinds.push(client.hello(json!({ "keys": [guessed] })).await.expect_err("guessed")["kind"].clone());
    }
    assert_eq!(kinds[0], "forbidden");
    assert_eq!(kinds[39], "limit", "whoever guesses is stopped: {kinds:?}");
}

#[tokio::test]
async fn malformed_and_hostile_messages_are_refused_and_the_next_one_is_heard() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    for text in [
        "not json",
        "{}",
        "[]",
        "null",
        "\"hello\"",
        r#"{"do":"fly"}"#,
        r#"{"do":"answer"}"#,
        r#"{"do":"answer","question":-1,"key":"heads"}"#,
        r#"{"do":"answer","question":99999999999,"key":"heads"}"#,
        r#"{"do":"answer","question":0,"key":5}"#,
        r#"{"do":"answer","question":0,"key":"heads","extra":1}"#,
        r#"{"do":"ping","at":{"space":5}}"#,
        r#"{"do":"hello","protocol":2,"keys":[]}"#,
        &deep,
    ] {
        left.say(text).await;
        let told = left.hear(Duration::from_secs(5)).await.unwrap_or_else(|| panic!("a reply to {text:.40}"));
        assert_eq!(told["error"]["kind"], "request", "{told}");
    }
    let long = "x".repeat(3_000);
    let error = left.answer("left", 0, &long).await.expect_err("no such key");
    assert!(error.to_string().len() < 1_000, "it is not sent back");
    left.answer("left", 0, "heads").await.expect("the next one is heard");
}

#[tokio::test]
async fn fields_that_nobody_knows_are_refused_in_every_message() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let at = json!({ "space": "a1" });
    let session = "AAAAAAAAAAAAAAAAAAAAAA";
    let messages = [
        json!({ "do": "hello", "protocol": 1, "keys": [], "have": { "left": { "lines": 0, "undos": 0, "more": 1 } } }),
        json!({ "do": "hello", "protocol": 1, "more": 1 }),
        json!({ "do": "answer", "question": 0, "key": "heads", "more": 1 }),
        json!({ "do": "undo", "more": 1 }),
        json!({ "do": "agree", "proposal": 1, "yes": true, "more": 1 }),
        json!({ "do": "standing", "kind": "*", "more": 1 }),
        json!({ "do": "chat", "text": "Hello", "more": 1 }),
        json!({ "do": "ping", "at": at, "more": 1 }),
        json!({ "do": "ping", "at": { "space": "a1", "more": 1 } }),
        json!({ "do": "mark", "at": at, "more": 1 }),
        json!({ "do": "undoing", "more": 1 }),
        json!({ "do": "simulate", "games": 1, "more": 1 }),
        json!({ "do": "replay", "more": 1 }),
        json!({ "do": "preview", "question": 0, "key": "heads", "more": 1 }),
        json!({ "do": "intent", "figure": "rat", "more": 1 }),
        json!({ "do": "refresh", "more": 1 }),
        json!({ "do": "share", "more": 1 }),
        json!({ "do": "record", "more": 1 }),
        json!({ "do": "name", "name": "Anna", "more": 1 }),
        json!({ "do": "rekey", "more": 1 }),
        json!({ "do": "keep", "session": session, "more": 1 }),
        json!({ "do": "bot", "seat": "left", "more": 1 }),
        json!({ "do": "invite", "seat": "left", "more": 1 }),
        json!({ "do": "pause", "on": true, "more": 1 }),
        json!({ "do": "spectators", "allow": true, "more": 1 }),
        json!({ "do": "title", "title": "Mine", "more": 1 }),
        json!({ "do": "end", "more": 1 }),
        json!({ "do": "delete", "more": 1 }),
    ];
    let mut all = Client::join(running.address, &[key(&table, "left"), table.owner.key.clone()]).await;
    for message in messages {
        all.say(&message.to_string()).await;
        let told = all.hear(Duration::from_secs(5)).await.unwrap_or_else(|| panic!("a reply to {message}"));
        assert_eq!(told["error"]["kind"], "request", "{message}: {told}");
    }
    // The same without the field.
    for message in [json!({ "do": "refresh" }), json!({ "do": "record" }), json!({ "do": "end" })] {
        all.ask(message["do"].as_str().expect("a name"), json!({})).await.expect("done");
    }
}

/// The ways to all objects in a value.
fn objects(value: &Value) -> Vec<String> {
    let (mine, held): (Vec<String>, Vec<(String, &Value)>) = match value {
        Value::Object(fields) => {
            (vec![String::new()], fields.iter().map(|(name, held)| (name.clone(), held)).collect())
        }
        Value::Array(list) => {
            (Vec::new(), list.iter().enumerate().map(|(i, held)| (i.to_string(), held)).collect())
        }
        _ => Default::default(),
    };
    let below = held
        .into_iter()
        .flat_map(|(step, held)| objects(held).into_iter().map(move |way| format!("/{step}{way}")));
    mine.into_iter().chain(below).collect()
}

#[tokio::test]
async fn fields_that_nobody_knows_are_refused_in_every_body() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.play(10, dice(3)).await;
    let save = all.ask("record", json!({})).await.expect("the record")["record"].clone();
    let case = "title = \"A coin\"";
    let name = json!({ "name": "Anna", "password": "correct horse" });
    let bodies = [
        ("/api/games/coin/setup", json!({ "heroes": 2 }), ""),
        ("/api/tables", json!({ "game": "coin" }), ""),
        ("/api/tables", json!({ "game": "sample", "setup": { "heroes": 2 } }), "setup"),
        ("/api/tables/list", json!({ "keys": [] }), ""),
        ("/api/what-if", json!({ "key": "AAAAAAAAAAAAAAAAAAAAAA" }), ""),
        ("/api/puzzles", json!({ "case": case }), ""),
        ("/api/import", json!({ "save": save }), ""),
        ("/api/import", json!({ "save": save }), "save"),
        ("/api/import", json!({ "save": save }), "save/start"),
        ("/api/import", json!({ "save": save }), "save/entries/0/answer"),
        ("/api/replay", json!({ "save": save }), ""),
        ("/api/replay", json!({ "save": save }), "save/rest"),
        ("/api/accounts", name.clone(), ""),
        ("/api/sessions", name.clone(), ""),
        ("/api/recovery", json!({ "name": "Anna", "code": "x", "password": "correct horse" }), ""),
    ];
    for (path, body, place) in bodies {
        let mut more = body.clone();
        let pointer = if place.is_empty() { String::new() } else { format!("/{place}") };
        more.pointer_mut(&pointer).expect("the place")["more"] = json!(1);
        let refused = post(running.address, path, more).await;
        assert_eq!(refused.status, 400, "{path} {place}: {refused:?}");
        assert!(refused.body.contains("more"), "{path} {place}: {refused:?}");
    }
    for game in ["gloomhaven", "frosthaven", "descent", "sword-and-sorcery", "massive-darkness-2"] {
        let setup = post(running.address, &format!("/api/games/{game}/setup"), json!({})).await.json();
        let open = async |setup: Value| {
            post(running.address, "/api/tables", json!({ "game": game, "setup": setup })).await
        };
        assert_eq!(open(setup.clone()).await.status, 200, "{game}");
        for place in objects(&setup) {
            let mut more = setup.clone();
            more.pointer_mut(&place).expect("the place")["more"] = json!(1);
            let refused = open(more).await;
            assert!(refused.status == 400 && refused.body.contains("more"), "{game} {place}: {refused:?}");
        }
    }
    let import = post(running.address, "/api/import", json!({ "save": save })).await;
    assert_eq!(import.status, 200, "without it: {import:?}");
    let session = post(running.address, "/api/accounts", name).await.json()["session"].clone();
    let bearer = format!(
        "Authorization: Bearer {}\r\nContent-Type: application/json\r\n",
        session.as_str().expect("in")
    );
    let body = r#"{"password":"correct horse","more":1}"#;
    assert_eq!(call(running.address, "DELETE", "/api/accounts", &bearer, body).await.status, 400);
}

#[tokio::test]
async fn what_is_too_large_ends_the_connection_and_nothing_else() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    let mut right = Client::join(running.address, &[key(&table, "right")]).await;
    left.say(&"x".repeat(1_000_000)).await;
    while left.hear(Duration::from_secs(5)).await.is_some() {}
    right.answer("right", 0, "heads").await.expect("the others play on");
    let big = format!("{{\"game\":\"{}\"}}", "x".repeat(200_000));
    let answer =
        call(running.address, "POST", "/api/tables", "Content-Type: application/json\r\n", &big).await;
    assert_eq!(answer.status, 429, "{answer:?}");
    let mut binary = Client::join(running.address, &[key(&table, "left")]).await;
    use futures_util::SinkExt as _;
    let frame = tokio_tungstenite::tungstenite::Message::binary(vec![1, 2, 3]);
    binary.socket.send(frame).await.expect("sent");
    while binary.hear(Duration::from_secs(5)).await.is_some() {}
    assert_eq!(binary.bye.as_deref(), Some("messages are text"));
}

#[tokio::test]
async fn whoever_talks_too_fast_is_shown_out() {
    let folder = Folder::new();
    let mut slow = config(&folder.database());
    slow.limits.messages = 20;
    let running = run(slow).await;
    let table = new_table(running.address, json!({ "game": "coin" })).await;
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    for _ in 0..60 {
        left.say(r#"{"do":"refresh"}"#).await;
    }
    while left.hear(Duration::from_secs(5)).await.is_some() {}
    assert_eq!(left.bye.as_deref(), Some("too many messages"));
}

#[tokio::test]
async fn pings_and_empty_texts_count_as_messages() {
    use futures_util::SinkExt as _;
    use tokio_tungstenite::tungstenite::Message as Frame;
    let folder = Folder::new();
    let mut slow = config(&folder.database());
    slow.limits.messages = 20;
    let running = run(slow).await;
    let table = new_table(running.address, json!({ "game": "coin" })).await;
    // They are answered as long as they are few.
    let mut silent = Client::silent(running.address).await;
    silent.socket.send(Frame::Ping(vec![7].into())).await.expect("sent");
    let answer = futures_util::StreamExt::next(&mut silent.socket).await;
    assert!(matches!(&answer, Some(Ok(Frame::Pong(bytes))) if bytes[..] == [7]), "{answer:?}");
    let frames = [Frame::Ping(Vec::new().into()), Frame::Pong(Vec::new().into()), Frame::text("")];
    for frame in frames {
        let mut left = Client::join(running.address, &[key(&table, "left")]).await;
        for _ in 0..10 {
            left.socket.send(frame.clone()).await.expect("sent");
        }
        left.ask("refresh", json!({})).await.expect("a few are nothing unusual");
        for _ in 0..60 {
            let _ = left.socket.send(frame.clone()).await;
        }
        while left.hear(Duration::from_secs(5)).await.is_some() {}
        assert_eq!(left.bye.as_deref(), Some("too many messages"), "{frame:?}");
        // Before the first message too.
        let mut silent = Client::silent(running.address).await;
        for _ in 0..60 {
            let _ = silent.socket.send(frame.clone()).await;
        }
        while silent.hear(Duration::from_secs(5)).await.is_some() {}
        assert!(silent.bye.is_some(), "{frame:?}");
    }
}

#[tokio::test]
async fn a_flood_of_tables_and_sockets_is_stopped() {
    let folder = Folder::new();
    let mut few = config(&folder.database());
    (few.limits.tables, few.limits.sockets_each) = (5, 3);
    let running = run(few).await;
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(post(running.address, "/api/tables", json!({ "game": "coin" })).await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429, 429]);
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(open_socket(running.address).await.expect("there is room"));
    }
    assert!(open_socket(running.address).await.is_err(), "there is no more room");
    drop(open);
    tokio::time::sleep(Duration::from_millis(200)).await;
    open_socket(running.address).await.expect("there is room again");
}

#[tokio::test]
async fn pages_of_others_cannot_open_sockets_or_call() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let at = running.address;
    let body = r#"{"game":"coin"}"#;
    for origin in ["http://evil.example", "null", "https://127.0.0.1.evil.example", "http://127.0.0.1:1"] {
        let mut request = format!("ws://{at}/ws").into_client_request().expect("a request");
        request.headers_mut().insert("origin", origin.parse().expect("a header"));
        assert!(tokio_tungstenite::connect_async(request).await.is_err(), "{origin}");
        let headers = format!("Origin: {origin}\r\nContent-Type: application/json\r\n");
        assert_eq!(call(at, "POST", "/api/tables", &headers, body).await.status, 403, "{origin}");
    }
    let own = format!("Origin: http://{at}\r\nContent-Type: application/json\r\n");
    assert_eq!(call(at, "POST", "/api/tables", &own, body).await.status, 200);
    // A name of somebody else that was made to lead here.
    let rebound = "Host: evil.example\r\nOrigin: http://evil.example\r\nContent-Type: application/json\r\n";
    assert_eq!(call(at, "POST", "/api/tables", rebound, body).await.status, 403);
    // A form cannot be sent as something else than JSON.
    let form = "Content-Type: text/plain\r\n";
    assert_eq!(call(at, "POST", "/api/tables", form, body).await.status, 400);
    drop(table);
}

#[tokio::test]
async fn tricks_with_paths_lead_nowhere() {
    let (_folder, running, table) = at_table(json!({ "game": "coin" })).await;
    for path in [
        "/../Cargo.toml",
        "/..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../../etc/passwd.txt",
        "//etc/passwd.txt",
        "/api/../api/nothing",
        "/api/tables/../../etc/passwd.txt",
        "/t/%00.txt",
        "/gruft.db",
        "/api/nothing",
    ] {
        let answer = call(running.address, "GET", path, "", "").await;
        assert!([400, 404, 405].contains(&answer.status), "{path}: {answer:?}");
        assert!(!answer.body.contains("root:") && !answer.body.contains("[package]"), "{path}");
    }
    let page = call(running.address, "GET", &format!("/t/{}", table.table), "", "").await;
    let found = if server::has_client() { 200 } else { 503 };
    assert_eq!(page.status, found, "addresses of the client get its page");
    for header in ["content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options"]
    {
        assert!(page.head.to_lowercase().contains(header), "{header}: {}", page.head);
    }
}

#[tokio::test]
async fn secrets_are_stored_as_hashes_only() {
    let (folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let anna = json!({ "name": "Anna", "password": "correct horse battery" });
    let session = post(running.address, "/api/accounts", anna).await.json();
    let mut left = Client::join(running.address, &[key(&table, "left")]).await;
    left.answer("left", 0, "heads").await.expect("stored");
    running.stop().await;
    let mut stored = Vec::new();
    for entry in std::fs::read_dir(&folder.0).expect("the folder") {
        stored.extend(std::fs::read(entry.expect("a file").path()).unwrap_or_default());
    }
    let has = |text: &str| stored.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(has("heads"), "this is the database");
    let mut secrets = keys(&table);
    secrets.extend([table.owner.key.clone(), "correct horse battery".to_owned()]);
    secrets.extend(["session", "recovery"].map(|name| session[name].as_str().expect("a secret").to_owned()));
    for secret in secrets {
        assert!(!has(&secret), "a secret is in the database");
    }
}

#[tokio::test]
async fn wrong_passwords_are_limited() {
    let (_folder, running, _table) = at_table(json!({ "game": "coin" })).await;
    let wrong = json!({ "name": "Anna", "password": "wrong horse" });
    let mut last = 0;
    for _ in 0..25 {
        last = post(running.address, "/api/sessions", wrong.clone()).await.status;
    }
    assert_eq!(last, 429);
}

#[tokio::test]
async fn whoever_does_not_read_slows_nobody() {
    let (_folder, running, table) = at_table(json!({ "game": "sample", "heroes": 2 })).await;
    // Ten who say hello and never read.
    let mut deaf = Vec::new();
    for _ in 0..10 {
        let mut client = Client::silent(running.address).await;
        let hello = json!({ "do": "hello", "protocol": 2, "keys": keys(&table) });
        client.say(&hello.to_string()).await;
        for _ in 0..400 {
            client.say(r#"{"do":"refresh"}"#).await;
        }
        deaf.push(client);
    }
    let mut all = Client::join(running.address, &keys(&table)).await;
    let began = tokio::time::Instant::now();
    let played = all.play(40, dice(2)).await;
    let each = began.elapsed() / played.max(1) as u32;
    println!("{each:?} an answer beside ten who do not read");
    assert!(each < Duration::from_millis(250), "{each:?}");
}

/// What a seat is sent, as it is sent, while others decide something in secret: with the one answer, with another.
async fn traffic(game: &Value, prefix: usize, seed: u64, secret: usize) -> Option<Vec<String>> {
    let (_folder, running, table) = at_table(game.clone()).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.play(prefix, dice(seed)).await;
    all.settle().await;
    // Somebody else is asked something apart from the seat that looks.
    let asked: Vec<String> = all.views.keys().filter(|view| all.asked(view).is_some()).cloned().collect();
    let [looks, decides, ..] = asked.as_slice() else { return None };
    let (question, options) = all.asked(decides)?;
    if options.len() < 2 {
        return None;
    }
    let mut eyes = Client::silent(running.address).await;
    eyes.keep_raw = true;
    eyes.hello(json!({ "keys": [key(&table, looks)] })).await.expect("welcome");
    eyes.settle().await;
    all.answer(decides, question, &options[secret % options.len()]).await.expect("stored");
    eyes.settle().await;
    let (question, options) = eyes.asked(looks)?;
    let preview = json!({ "question": question, "key": options[0] });
    eyes.ask("preview", preview).await.expect("a preview");
    let _ = eyes.ask("answer", json!({ "question": question + 7, "key": "nothing" })).await;
    Some(eyes.raw.iter().map(|text| text.replace(&table.table, "TABLE")).collect())
}

#[tokio::test]
async fn the_traffic_of_a_viewer_does_not_change_by_a_byte_when_only_hidden_things_change() {
    let mut compared = 0;
    let games = [
        (json!({ "game": "sample", "heroes": 3 }), 6),
        (json!({ "game": "coin" }), 1),
        (json!({ "game": "gloomhaven", "heroes": 2 }), 3),
        (json!({ "game": "massive-darkness-2", "heroes": 2 }), 2),
    ];
    for (game, seeds) in games {
        for seed in 0..seeds {
            let mut game = game.clone();
            game["seed"] = json!(seed);
            let prefix = 3 * seed as usize;
            let one = traffic(&game, prefix, seed, 0).await;
            let other = traffic(&game, prefix, seed, 1).await;
            assert_eq!(one, other, "{game}");
            compared += usize::from(one.is_some());
        }
    }
    assert!(compared >= 4, "{compared}");
}
