//! What the server writes about itself: a line for each thing that matters, with fields that a machine can read, and no
//! secret in any.

use crate::harness::*;
use crate::process::Process;
use serde_json::{Value, json};

/// The lines that a server has written.
fn lines(path: &std::path::Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).expect("it writes");
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
}

/// The lines about one kind of thing.
fn about<'l>(lines: &'l [Value], what: &str) -> Vec<&'l Value> {
    lines.iter().filter(|line| line["fields"]["event"] == what).collect()
}

#[tokio::test]
async fn a_line_for_everything_and_no_secret_in_any() {
    let folder = Folder::new();
    let log = folder.0.join("log");
    let server = Process::logging(&folder.database(), &log);
    let at = server.address;
    let mut secrets: Vec<String> = Vec::new();
    let headers =
        |session: &str| format!("Authorization: Bearer {session}\r\nContent-Type: application/json\r\n");

    let table = new_table(at, json!({ "game": "coin", "title": "A quiet evening" })).await;
    secrets.extend(keys(&table));
    secrets.push(table.owner.key.clone());
    let anna = json!({ "name": "Anna", "password": "correct horse battery" });
    let opened = post(at, "/api/accounts", anna.clone()).await.json();
    let text = |value: &Value| value.as_str().expect("a secret").to_owned();
    let (session, code) = (text(&opened["session"]), text(&opened["recovery"]));
    let again = text(&post(at, "/api/sessions", anna).await.json()["session"]);
    secrets.extend([session.clone(), code.clone(), again.clone(), "correct horse battery".to_owned()]);
    // Refused: a wrong password, a wrong link, a session that is none, a wrong code.
    let wrong = json!({ "name": "Anna", "password": "my bank's password" });
    assert_eq!(post(at, "/api/sessions", wrong).await.status, 403);
    let nobody = json!({ "name": "typed in the wrong field", "password": "another password" });
    assert_eq!(post(at, "/api/sessions", nobody).await.status, 403);
    let guess = "GuessedGuessedGuesse_A".to_owned();
    let mut guesser = Client::silent(at).await;
    assert!(guesser.hello(json!({ "keys": [guess.clone()] })).await.is_err());
    assert_eq!(call(at, "GET", "/api/account", &headers(&guess), "").await.status, 403);
    let recovery = json!({ "name": "Anna", "code": guess.clone(), "password": "a new password" }).to_string();
    assert_eq!(call(at, "POST", "/api/recovery", &headers(""), &recovery).await.status, 403);
    assert_eq!(call(at, "GET", "/api/admin", &headers(&guess), "").await.status, 403);
    let typed = ["my bank's password", "typed in the wrong field", "another password", "a new password"];
    secrets.extend(typed.map(str::to_owned));
    secrets.push(guess);
    let recovery = json!({ "name": "Anna", "code": code, "password": "a new password" }).to_string();
    let back = call(at, "POST", "/api/recovery", &headers(""), &recovery).await.json();
    secrets.extend([text(&back["session"]), text(&back["recovery"])]);
    let session = text(&back["session"]);
    let list = json!({ "keys": keys(&table) }).to_string();
    assert_eq!(call(at, "POST", "/api/tables/keep", &headers(&session), &list).await.status, 200);
    // The administrator.
    let link = server::new_administrator(&folder.database(), None).await.expect("a link");
    let admin = link.split_once('#').expect("a secret").1.to_owned();
    let invitation = call(at, "POST", "/api/admin/invitation", &headers(&admin), "").await.json();
    secrets.extend([admin.clone(), text(&invitation["key"])]);
    // Played to its end; another is ended by its owner; one is deleted.
    let mut both = Client::join(at, &keys(&table)).await;
    both.answer("left", 0, "heads").await.expect("stored");
    both.answer("right", 0, "tails").await.expect("stored");
    let (ended, deleted) =
        (new_table(at, json!({ "game": "coin" })).await, new_table(at, json!({ "game": "coin" })).await);
    for (table, verb) in [(&ended, "end"), (&deleted, "delete")] {
        secrets.push(table.owner.key.clone());
        let mut owner = Client::join(at, std::slice::from_ref(&table.owner.key)).await;
        owner.ask(verb, json!({})).await.expect("done");
    }
    drop(server);

    let lines = lines(&log);
    for line in &lines {
        for field in ["timestamp", "level", "target"] {
            assert!(line[field].is_string(), "{line}");
        }
    }
    let count = |what: &str| about(&lines, what).len();
    let tables = about(&lines, "table-opened");
    assert_eq!(tables.len(), 3);
    let fields = &tables[0]["fields"];
    assert_eq!((&fields["table"], &fields["game"]), (&json!(table.table), &json!("coin")));
    assert_eq!(fields["from"], "127.0.0.1");
    let ends = about(&lines, "table-ended");
    let mut ends: Vec<(&Value, &Value)> =
        ends.iter().map(|l| (&l["fields"]["table"], &l["fields"]["by"])).collect();
    ends.sort_by_key(|(_, by)| by.to_string());
    assert_eq!(ends, [(&json!(table.table), &json!("game")), (&json!(ended.table), &json!("owner"))]);
    assert_eq!(count("table-deleted"), 1);
    let ways: Vec<&Value> = about(&lines, "signed-in").iter().map(|line| &line["fields"]["by"]).collect();
    assert_eq!(ways, [&json!("new-account"), &json!("password"), &json!("recovery-code")]);
    assert!(about(&lines, "signed-in").iter().all(|line| line["fields"]["account"].is_string()));
    let refused = about(&lines, "refused");
    let of = |path: &str| {
        let found: Vec<_> = refused.iter().filter(|line| line["fields"]["call"] == path).collect();
        found.iter().for_each(|line| {
            let fields = &line["fields"];
            assert_eq!(
                (&fields["kind"], &fields["from"]),
                (&json!("forbidden"), &json!("127.0.0.1")),
                "{line}"
            );
            assert_eq!(line["level"], "WARN");
        });
        found.len()
    };
    let expected = [
        ("POST /api/sessions", 2),
        ("POST /api/recovery", 1),
        ("GET /api/account", 1),
        ("GET /api/admin", 1),
        ("hello", 1),
    ];
    for (call, times) in expected {
        assert_eq!(of(call), times, "{call}");
    }
    assert_eq!(count("invitation-made"), 1);
    let text = std::fs::read_to_string(&log).expect("it is there");
    for secret in &secrets {
        assert!(!text.contains(secret.as_str()), "a secret is in the log: {secret}");
    }
}
