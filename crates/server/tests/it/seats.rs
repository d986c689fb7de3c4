//! Seats that stay: what an account keeps, on every device, until it is given up.

use crate::harness::*;
use serde_json::{Value, json};
use server::NewTableInfo;

const PASSWORD: &str = "correct horse";

/// An account with a session.
struct Account {
    session: String,
    recovery: String,
}

async fn account(running: &Running, name: &str) -> Account {
    let opened = post(
        running.address,
        "/api/accounts",
        json!({ "name": name, "password": PASSWORD, "device": "Desk" }),
    )
    .await;
    assert_eq!(opened.status, 200, "{opened:?}");
    let text = |field: &str| opened.json()[field].as_str().expect("a secret").to_owned();
    Account { session: text("session"), recovery: text("recovery") }
}

/// One more session of an account.
async fn sign_in(running: &Running, name: &str, device: &str) -> String {
    let body = json!({ "name": name, "password": PASSWORD, "device": device });
    let answer = post(running.address, "/api/sessions", body).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["session"].as_str().expect("in").to_owned()
}

/// A call with a session.
async fn with(running: &Running, session: &str, method: &str, path: &str, body: Value) -> Answer {
    let headers = format!("Authorization: Bearer {session}\r\nContent-Type: application/json\r\n");
    let body = if body.is_null() { String::new() } else { body.to_string() };
    call(running.address, method, path, &headers, &body).await
}

async fn my_tables(running: &Running, session: &str) -> Vec<Value> {
    let listed = with(running, session, "GET", "/api/tables", Value::Null).await;
    assert_eq!(listed.status, 200, "{listed:?}");
    listed.json().as_array().expect("a list").clone()
}

async fn keep(running: &Running, session: &str, keys: &[String]) -> Answer {
    with(running, session, "POST", "/api/tables/keep", json!({ "keys": keys })).await
}

/// Comes to a table by an account.
async fn come(running: &Running, session: &str, table: &NewTableInfo) -> Result<Client, Value> {
    let mut client = Client::silent(running.address).await;
    client.hello(json!({ "session": session, "table": table.table })).await?;
    client.settle().await;
    Ok(client)
}

async fn start() -> (Folder, Running) {
    let folder = Folder::new();
    let running = run(config(&folder.database())).await;
    (folder, running)
}

async fn coin(running: &Running) -> NewTableInfo {
    new_table(running.address, json!({ "game": "coin" })).await
}

/// Hears until the connection ends, and says why.
async fn ended(client: &mut Client) -> String {
    while client.hear(std::time::Duration::from_secs(5)).await.is_some() {}
    client.bye.clone().unwrap_or_default()
}

fn seat_of(client: &Client, name: &str) -> Value {
    let seats = client.table["seats"].as_array().expect("seats");
    seats.iter().find(|seat| seat["name"] == name).expect("the seat")["seat"].clone()
}

#[tokio::test]
async fn a_seat_held_by_a_link_is_kept_and_found_on_another_device() {
    let (_folder, running) = start().await;
    let (one, other) = (coin(&running).await, coin(&running).await);
    let anna = account(&running, "Anna").await;
    let links = [key(&one, "left"), key(&other, "right"), other.owner.key.clone(), "A".repeat(22)];
    let kept = keep(&running, &anna.session, &links).await;
    assert_eq!(kept.status, 200, "{kept:?}");
    assert_eq!(
        kept.json().as_array().expect("a list").len(),
        2,
        "a dead link keeps nothing, and hinders nothing"
    );
    let phone = sign_in(&running, "anna", "Phone").await;
    let mine = my_tables(&running, &phone).await;
    let entry =
        |table: &NewTableInfo| mine.iter().find(|m| m["table"] == json!(table.table)).expect("listed");
    assert_eq!(entry(&one)["seats"], json!(["left"]));
    assert_eq!((&entry(&one)["owner"], &entry(&one)["alone"]), (&json!(false), &json!(false)));
    assert_eq!(entry(&other)["seats"], json!(["right"]));
    assert_eq!((&entry(&other)["owner"], &entry(&other)["alone"]), (&json!(true), &json!(true)));
    let mut there = come(&running, &phone, &one).await.expect("without a link");
    there.answer("left", 0, "heads").await.expect("it is hers");
    let nobody = keep(&running, &"B".repeat(22), &links).await;
    assert_eq!(nobody.status, 403, "without an account nothing is kept");
}

#[tokio::test]
async fn the_list_says_what_waits_for_whom() {
    let (_folder, running) = start().await;
    let table = new_table(running.address, json!({ "game": "sample", "heroes": 2, "bots": {} })).await;
    let anna = account(&running, "Anna").await;
    keep(&running, &anna.session, &[key(&table, "ash")]).await;
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.ask("name", json!({ "seat": "ash", "name": "Anna" })).await.expect("named");
    let (seat, _, _) = all.turn().expect("somebody is asked");
    let entry = my_tables(&running, &anna.session).await.remove(0);
    let asked = entry["asked"].as_array().expect("names");
    assert!(asked.contains(&json!(seat)), "{entry}");
    assert_eq!(entry["your_turn"], json!(asked.contains(&json!("ash"))));
    let waits = entry["waits"].as_array().expect("questions");
    assert_eq!(!waits.is_empty(), asked.contains(&json!("ash")), "{entry}");
    for waiting in waits {
        assert_eq!(waiting["seat"], "ash", "what others are asked is theirs");
        assert!(waiting["say"]["id"].is_string() && waiting["kind"].is_string(), "{waiting}");
    }
    let person = |entry: &Value| {
        entry["people"]
            .as_array()
            .expect("seats")
            .iter()
            .find(|seat| seat["seat"] == "ash")
            .expect("ash")
            .clone()
    };
    assert_eq!(person(&entry), json!({ "seat": "ash", "person": "Anna", "here": true }));
    // Played on until it is not hers, or hers again: the list follows.
    all.play(1, dice(3)).await;
    let now: Vec<String> = all.views.keys().filter(|view| all.asked(view).is_some()).cloned().collect();
    let entry = my_tables(&running, &anna.session).await.remove(0);
    assert_eq!(entry["your_turn"], json!(now.contains(&"ash".to_owned())), "{entry}");
    // A proposal waits for her consent, and only for hers.
    let mut birch = Client::join(running.address, &[key(&table, "birch")]).await;
    birch.ask("record", json!({})).await.expect("proposed");
    let entry = my_tables(&running, &anna.session).await.remove(0);
    assert_eq!(entry["consents"], json!(["ash"]));
}

#[tokio::test]
async fn a_table_known_by_link_and_by_account_is_listed_once() {
    let (_folder, running) = start().await;
    let (both, linked) = (coin(&running).await, coin(&running).await);
    let anna = account(&running, "Anna").await;
    keep(&running, &anna.session, &[key(&both, "left")]).await;
    let keys = json!({ "keys": [key(&both, "right"), key(&linked, "left")] });
    let listed = with(&running, &anna.session, "POST", "/api/tables/list", keys.clone()).await.json();
    let listed = listed.as_array().expect("a list");
    assert_eq!(listed.len(), 2);
    let entry =
        |table: &NewTableInfo| listed.iter().find(|m| m["table"] == json!(table.table)).expect("listed");
    assert_eq!((&entry(&both)["seats"], &entry(&both)["kept"]), (&json!(["left", "right"]), &json!(true)));
    assert_eq!((&entry(&linked)["seats"], &entry(&linked)["kept"]), (&json!(["left"]), &json!(false)));
    let over = with(&running, &"C".repeat(22), "POST", "/api/tables/list", keys).await;
    assert_eq!(over.status, 403, "a session that is over is told so: {over:?}");
}

#[tokio::test]
async fn signing_out_ends_one_device_or_all_and_shows_out_who_came_by_it() {
    let (_folder, running) = start().await;
    let table = coin(&running).await;
    let anna = account(&running, "Anna").await;
    keep(&running, &anna.session, &[key(&table, "left")]).await;
    let phone = sign_in(&running, "Anna", "  Phone\n").await;
    let tablet = sign_in(&running, "Anna", "").await;
    let devices = with(&running, &anna.session, "GET", "/api/sessions", Value::Null).await;
    assert!(!devices.body.contains(&anna.session) && !devices.body.contains(&phone), "no secret is in it");
    let devices = devices.json();
    let devices = devices.as_array().expect("a list");
    let mut names: Vec<&str> = devices.iter().map(|d| d["device"].as_str().expect("a name")).collect();
    names.sort_unstable();
    assert_eq!(names, ["", "Desk", "Phone"]);
    let this: Vec<&Value> = devices.iter().filter(|d| d["this"] == json!(true)).collect();
    assert_eq!((this.len(), &this[0]["device"]), (1, &json!("Desk")));
    let mut on_phone = come(&running, &phone, &table).await.expect("in");
    let mut on_desk = come(&running, &anna.session, &table).await.expect("in");
    let mut by_link = Client::join(running.address, &[key(&table, "left")]).await;
    let id = devices.iter().find(|d| d["device"] == "Phone").expect("it")["id"].as_str().expect("an id");
    let out = with(&running, &anna.session, "DELETE", &format!("/api/sessions/{id}"), Value::Null).await;
    assert_eq!(out.json()["ended"], json!(1), "{out:?}");
    assert!(ended(&mut on_phone).await.contains("signed out"), "{:?}", on_phone.bye);
    assert_eq!(with(&running, &phone, "GET", "/api/account", Value::Null).await.status, 403);
    assert!(come(&running, &phone, &table).await.is_err());
    on_desk.ask("chat", json!({ "text": "Still here" })).await.expect("the others stay");
    let again = with(&running, &anna.session, "DELETE", &format!("/api/sessions/{id}"), Value::Null).await;
    assert_eq!(again.status, 409, "it is over already");
    // Everywhere else, then everywhere.
    let out = with(&running, &anna.session, "DELETE", "/api/sessions/others", Value::Null).await;
    assert_eq!(out.json()["ended"], json!(1), "the tablet: {out:?}");
    assert_eq!(with(&running, &tablet, "GET", "/api/account", Value::Null).await.status, 403);
    let out = with(&running, &anna.session, "DELETE", "/api/sessions/all", Value::Null).await;
    assert_eq!(out.json()["ended"], json!(1));
    ended(&mut on_desk).await;
    assert!(come(&running, &anna.session, &table).await.is_err());
    by_link.answer("left", 0, "heads").await.expect("a link is no session");
}

#[tokio::test]
async fn nobody_signs_others_out() {
    let (_folder, running) = start().await;
    let (anna, eve) = (account(&running, "Anna").await, account(&running, "Eve").await);
    let devices = with(&running, &anna.session, "GET", "/api/sessions", Value::Null).await.json();
    let id = devices[0]["id"].as_str().expect("an id");
    let out = with(&running, &eve.session, "DELETE", &format!("/api/sessions/{id}"), Value::Null).await;
    assert_eq!(out.status, 409, "{out:?}");
    assert_eq!(with(&running, &anna.session, "GET", "/api/account", Value::Null).await.status, 200);
}

#[tokio::test]
async fn two_tabs_of_one_person_play_side_by_side() {
    let (_folder, running) = start().await;
    let table = new_table(running.address, json!({ "game": "sample", "heroes": 2 })).await;
    let anna = account(&running, "Anna").await;
    keep(&running, &anna.session, &keys(&table)).await;
    let mut tabs = [
        come(&running, &anna.session, &table).await.expect("in"),
        come(&running, &anna.session, &table).await.expect("in"),
    ];
    for turn in 0..20 {
        if tabs[0].is_over() {
            break;
        }
        tabs[turn % 2].settle().await;
        assert_eq!(tabs[turn % 2].play(1, dice(turn as u64)).await, 1, "turn {turn}");
    }
    for tab in &mut tabs {
        tab.settle().await;
        assert_eq!(tab.bye, None);
    }
    assert_eq!(tabs[0].views["ash"].scene, tabs[1].views["ash"].scene);
    // One keeps the same seats again and makes new links: the other notices nothing of it.
    tabs[0].ask("keep", json!({ "session": anna.session })).await.expect("kept");
    let link = tabs[0].ask("rekey", json!({ "seat": "ash" })).await.expect("a new link");
    tabs[1].ask("chat", json!({ "text": "Still here" })).await.expect("the seat is kept on every device");
    let new = link["link"]["key"].as_str().expect("a key").to_owned();
    Client::join(running.address, &[new]).await;
    let mut old = Client::silent(running.address).await;
    assert!(old.hello(json!({ "keys": [key(&table, "ash")] })).await.is_err(), "the old link is void");
    // One signs out: both came by the same session, and both are told.
    with(&running, &anna.session, "DELETE", "/api/sessions", Value::Null).await;
    for tab in &mut tabs {
        assert!(ended(tab).await.contains("signed out"), "{:?}", tab.bye);
    }
}

#[tokio::test]
async fn a_seat_that_is_left_is_free_and_everybody_sees_it() {
    let (_folder, running) = start().await;
    let table = new_table(running.address, json!({ "game": "sample", "heroes": 2 })).await;
    let anna = account(&running, "Anna").await;
    keep(&running, &anna.session, &[key(&table, "ash")]).await;
    let mut here = come(&running, &anna.session, &table).await.expect("in");
    here.ask("name", json!({ "name": "Anna" })).await.expect("named");
    let mut birch = Client::join(running.address, &[key(&table, "birch")]).await;
    let wrong = with(
        &running,
        &anna.session,
        "POST",
        "/api/tables/leave",
        json!({ "table": table.table, "bot": "nobody" }),
    )
    .await;
    assert_eq!(wrong.status, 400, "{wrong:?}");
    let left =
        with(&running, &anna.session, "POST", "/api/tables/leave", json!({ "table": table.table })).await;
    assert_eq!(left.json(), json!({ "left": 1, "passed_on": 0, "deleted": 0 }), "{left:?}");
    ended(&mut here).await;
    assert!(here.bye.is_some(), "whoever came by the account is shown out");
    birch.settle().await;
    assert_eq!(birch.talk.last().expect("told")["what"], json!({ "left": seat_of(&birch, "ash") }));
    assert!(birch.table["seats"].as_array().expect("seats").iter().all(|seat| seat.get("person").is_none()));
    assert!(my_tables(&running, &anna.session).await.is_empty());
    let again =
        with(&running, &anna.session, "POST", "/api/tables/leave", json!({ "table": table.table })).await;
    assert_eq!(again.status, 404, "{again:?}");
    Client::join(running.address, &[key(&table, "ash")]).await;
}

#[tokio::test]
async fn a_bot_takes_the_seat_of_who_leaves_if_that_is_wanted() {
    let (_folder, running) = start().await;
    let table = coin(&running).await;
    let anna = account(&running, "Anna").await;
    keep(&running, &anna.session, &[key(&table, "left")]).await;
    let mut right = Client::join(running.address, &[key(&table, "right")]).await;
    let body = json!({ "table": table.table, "bot": "random" });
    assert_eq!(with(&running, &anna.session, "POST", "/api/tables/leave", body).await.status, 200);
    right.answer("right", 0, "heads").await.expect("stored");
    right.until("the bot has answered", Client::is_over).await;
}

#[tokio::test]
async fn the_owners_tools_go_to_whoever_keeps_a_seat() {
    let (_folder, running) = start().await;
    let table = new_table(running.address, json!({ "game": "sample", "heroes": 2 })).await;
    let (anna, ben) = (account(&running, "Anna").await, account(&running, "Ben").await);
    keep(&running, &anna.session, &[key(&table, "ash"), table.owner.key.clone()]).await;
    assert_eq!(
        with(&running, &anna.session, "GET", "/api/account", Value::Null).await.json()["alone"],
        json!(1)
    );
    keep(&running, &ben.session, &[key(&table, "birch")]).await;
    assert_eq!(
        with(&running, &anna.session, "GET", "/api/account", Value::Null).await.json()["alone"],
        json!(0)
    );
    let mut eyes = Client::join(running.address, &[key(&table, "birch")]).await;
    let left =
        with(&running, &anna.session, "POST", "/api/tables/leave", json!({ "table": table.table })).await;
    assert_eq!(left.json()["passed_on"], json!(1), "{left:?}");
    eyes.settle().await;
    let told: Vec<Value> = eyes.talk.iter().map(|talk| talk["what"].clone()).collect();
    assert_eq!(told, [json!({ "left": seat_of(&eyes, "ash") }), json!({ "owner": seat_of(&eyes, "birch") })]);
    let mut owner = come(&running, &ben.session, &table).await.expect("in");
    owner.ask("invite", json!({ "seat": "ash" })).await.expect("the owner's tools");
    // He leaves too, and nobody is left to have them.
    let left =
        with(&running, &ben.session, "POST", "/api/tables/leave", json!({ "table": table.table })).await;
    assert_eq!(left.json(), json!({ "left": 1, "passed_on": 0, "deleted": 0 }));
}

#[tokio::test]
async fn whoever_deletes_the_account_says_what_becomes_of_tables_of_their_own() {
    for (wanted, stays) in [("leave", true), ("delete", false)] {
        let (_folder, running) = start().await;
        let (own, together, others) = (coin(&running).await, coin(&running).await, coin(&running).await);
        let (anna, ben) = (account(&running, "Anna").await, account(&running, "Ben").await);
        let owned = |table: &NewTableInfo| [key(table, "left"), table.owner.key.clone()];
        keep(&running, &anna.session, &owned(&own)).await;
        keep(&running, &anna.session, &owned(&together)).await;
        keep(&running, &anna.session, &[key(&others, "left")]).await;
        keep(&running, &ben.session, &[key(&together, "right")]).await;
        let body = json!({ "password": "wrong horse", "tables": wanted });
        let wrong = with(&running, &anna.session, "DELETE", "/api/accounts", body).await;
        assert_eq!(wrong.status, 403, "{wrong:?}");
        let body = json!({ "password": PASSWORD, "tables": wanted });
        let gone = with(&running, &anna.session, "DELETE", "/api/accounts", body).await;
        let (left, deleted) = if stays { (2, 0) } else { (1, 1) };
        assert_eq!(gone.json(), json!({ "left": left, "passed_on": 1, "deleted": deleted }), "{wanted}");
        assert_eq!(with(&running, &anna.session, "GET", "/api/account", Value::Null).await.status, 403);
        let there = async |table: &NewTableInfo| {
            let mut client = Client::silent(running.address).await;
            client.hello(json!({ "keys": [key(table, "right")] })).await.is_ok()
        };
        assert_eq!(there(&own).await, stays, "{wanted}");
        assert!(
            there(&together).await && there(&others).await,
            "what others keep or own is not theirs to delete"
        );
        let mut owner = come(&running, &ben.session, &together).await.expect("in");
        owner.ask("pause", json!({ "on": true })).await.expect("the owner's tools");
        let name = json!({ "name": "Anna", "password": PASSWORD });
        assert_eq!(post(running.address, "/api/sessions", name.clone()).await.status, 403);
        assert_eq!(post(running.address, "/api/accounts", name).await.status, 200, "the name is free again");
    }
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let (_folder, running) = start().await;
    let table = coin(&running).await;
    let anna = account(&running, "Anna").await;
    keep(&running, &anna.session, &[key(&table, "left")]).await;
    let phone = sign_in(&running, "Anna", "Phone").await;
    let mut on_phone = come(&running, &phone, &table).await.expect("in");
    let change = |old: &str, new: &str| json!({ "password": old, "new": new });
    let refused =
        with(&running, &anna.session, "POST", "/api/password", change("wrong horse", "battery staple")).await;
    assert_eq!(refused.status, 403);
    let refused = with(&running, &anna.session, "POST", "/api/password", change(PASSWORD, "short")).await;
    assert_eq!(refused.status, 400);
    let changed =
        with(&running, &anna.session, "POST", "/api/password", change(PASSWORD, "battery staple")).await;
    assert_eq!(changed.status, 200, "{changed:?}");
    ended(&mut on_phone).await;
    assert_eq!(with(&running, &phone, "GET", "/api/account", Value::Null).await.status, 403);
    assert_eq!(
        with(&running, &anna.session, "GET", "/api/account", Value::Null).await.status,
        200,
        "this one stays"
    );
    let old = json!({ "name": "Anna", "password": PASSWORD });
    assert_eq!(post(running.address, "/api/sessions", old).await.status, 403);
    let new = json!({ "name": "Anna", "password": "battery staple" });
    assert_eq!(post(running.address, "/api/sessions", new).await.status, 200);
}

#[tokio::test]
async fn a_recovery_code_can_be_made_anew() {
    let (_folder, running) = start().await;
    let anna = account(&running, "Anna").await;
    let wrong =
        with(&running, &anna.session, "POST", "/api/recovery/code", json!({ "password": "wrong horse" }))
            .await;
    assert_eq!(wrong.status, 403);
    let made =
        with(&running, &anna.session, "POST", "/api/recovery/code", json!({ "password": PASSWORD })).await;
    let code = made.json()["recovery"].as_str().expect("a code").to_owned();
    let recover = async |code: &str| {
        let body = json!({ "name": "Anna", "code": code, "password": "battery staple" });
        post(running.address, "/api/recovery", body).await.status
    };
    assert_eq!(recover(&anna.recovery).await, 403, "the old code opens nothing");
    assert_eq!(recover(&code).await, 200);
}

#[tokio::test]
async fn an_account_keeps_so_many_sessions_and_so_many_tables() {
    let (_folder, running) = start().await;
    let anna = account(&running, "Anna").await;
    for device in 0..34 {
        sign_in(&running, "Anna", &device.to_string()).await;
    }
    assert_eq!(
        with(&running, &anna.session, "GET", "/api/account", Value::Null).await.status,
        403,
        "the oldest"
    );
    let session = sign_in(&running, "Anna", "Last").await;
    let devices = with(&running, &session, "GET", "/api/sessions", Value::Null).await.json();
    assert_eq!(devices.as_array().expect("a list").len(), 32);
    let mut keys = Vec::new();
    for _ in 0..200 {
        keys.push(key(&coin(&running).await, "left"));
    }
    for keys in keys.chunks(100) {
        assert_eq!(keep(&running, &session, keys).await.status, 200);
    }
    let one_more = keep(&running, &session, &[key(&coin(&running).await, "left")]).await;
    assert_eq!(one_more.status, 429, "{one_more:?}");
    assert_eq!(keep(&running, &session, &keys[..1]).await.status, 200, "what is kept already is no more");
}
