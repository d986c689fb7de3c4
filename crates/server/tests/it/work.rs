//! Work that takes long, and callers who pile it up: nobody else waits for them.

use crate::harness::*;
use games::Games;
use serde_json::{Value, json};
use server::work::{Bench, Who};
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;
use table::any::Erased;
use table::sample::Sample;
use table::{Answers, Ask, Chance, Game, Seat};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A server behind a proxy, to be called from anywhere, with one thread for each kind of work.
async fn behind_a_proxy(folder: &Folder) -> Running {
    let mut config = config(&folder.database());
    (config.behind_proxy, config.limits.thinkers) = (true, 1);
    run(config).await
}

/// Keeps the only thread of a bench until what is given back is dropped.
async fn blocked(bench: &Arc<Bench>) -> mpsc::Sender<()> {
    let (go, wait) = mpsc::channel();
    let (begun, begins) = tokio::sync::oneshot::channel();
    let place = bench.place(Who::from(IpAddr::from([203, 0, 113, 9]))).expect("a place");
    tokio::spawn(async move {
        let work = move || {
            let _ = begun.send(());
            let _ = wait.recv();
        };
        let _ = place.work(work).await;
    });
    begins.await.expect("it has begun");
    go
}

async fn post_from(address: SocketAddr, from: u8, path: &str, body: &Value) -> Answer {
    let headers = format!("X-Forwarded-For: 192.0.2.{from}\r\nContent-Type: application/json\r\n");
    call(address, "POST", path, &headers, &body.to_string()).await
}

/// Announces a body and sends none of it; what is answered at once.
async fn announce(address: SocketAddr, from: u8, path: &str, length: usize) -> Option<String> {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.{from}\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.expect("it takes the call");
    let mut bytes = vec![0; 4096];
    let read = tokio::time::timeout(Duration::from_secs(1), stream.read(&mut bytes)).await.ok()?;
    Some(String::from_utf8_lossy(&bytes[..read.ok()?]).into_owned())
}

const CASE: &str = include_str!("../../../../cases/sample/movement/a-ghoul-snaps-once-a-turn.toml");

/// What each caller can pile up, as calls.
fn calls() -> [(&'static str, Value); 4] {
    let key = "AAAAAAAAAAAAAAAAAAAAAA";
    [
        ("/api/puzzles", json!({ "case": CASE })),
        ("/api/import", json!({ "save": {} })),
        ("/api/replay", json!({ "save": {} })),
        ("/api/what-if", json!({ "key": key })),
    ]
}

#[tokio::test]
async fn a_caller_has_so_much_under_way_and_what_is_more_is_refused_before_it_is_read() {
    let folder = Folder::new();
    let running = behind_a_proxy(&folder).await;
    let at = running.address;
    let go = blocked(&running.hall.work.errands).await;
    let calls = calls();
    let waiting: Vec<_> = calls[..3]
        .iter()
        .chain(&calls[..1])
        .map(|(path, body)| {
            let (path, body) = (*path, body.clone());
            tokio::spawn(async move { post_from(at, 1, path, &body).await })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(300)).await;
    for (path, _) in &calls {
        let refused = announce(at, 1, path, 60_000).await.unwrap_or_else(|| panic!("{path} is read"));
        assert!(refused.starts_with("HTTP/1.1 429"), "{path}: {refused}");
        assert!(refused.contains("too much under way"), "{path}: {refused}");
    }
    assert_eq!(announce(at, 2, "/api/puzzles", 60_000).await, None, "another's is read");
    // Meanwhile tables are opened and played at, and whoever has an account comes in.
    let table = new_table(at, json!({ "game": "sample", "heroes": 2 })).await;
    let mut player = Client::join(at, &keys(&table)).await;
    assert_eq!(player.play(5, dice(3)).await, 5);
    let anna = json!({ "name": "Anna", "password": "correct horse" });
    assert_eq!(post_from(at, 1, "/api/accounts", &anna).await.status, 200);
    drop(go);
    let mut statuses = Vec::new();
    for call in waiting {
        statuses.push(call.await.expect("answered").status);
    }
    assert_eq!(statuses, [200, 400, 400, 200], "those who waited had their turn");
    assert_eq!(
        post_from(at, 1, "/api/puzzles", &json!({ "case": CASE })).await.status,
        200,
        "a place is free"
    );
}

#[tokio::test]
async fn all_callers_together_have_so_much_under_way() {
    let folder = Folder::new();
    let mut config = config(&folder.database());
    (config.behind_proxy, config.limits.thinkers, config.limits.work) = (true, 1, 3);
    let running = run(config).await;
    let at = running.address;
    let go = blocked(&running.hall.work.errands).await;
    for from in [1, 2] {
        tokio::spawn(async move { post_from(at, from, "/api/puzzles", &json!({ "case": CASE })).await });
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let refused = announce(at, 3, "/api/import", 60_000).await.expect("refused at once");
    assert!(refused.starts_with("HTTP/1.1 429") && refused.contains("too busy"), "{refused}");
    drop(go);
}

#[tokio::test]
async fn what_is_too_much_is_refused_before_it_is_read() {
    let folder = Folder::new();
    let mut config = config(&folder.database());
    (config.behind_proxy, config.limits.tables) = (true, 1);
    let running = run(config).await;
    let at = running.address;
    assert_eq!(post_from(at, 1, "/api/tables", &json!({ "game": "coin" })).await.status, 200);
    // One table an hour: no save and no case is read any more.
    for (path, length) in [
        ("/api/import", 16_000_000),
        ("/api/replay", 16_000_000),
        ("/api/puzzles", 60_000),
        ("/api/what-if", 60),
    ] {
        let refused = announce(at, 1, path, length).await.unwrap_or_else(|| panic!("{path} is read"));
        assert!(
            refused.starts_with("HTTP/1.1 429") && refused.contains("too many new tables"),
            "{path}: {refused}"
        );
    }
    // A link to a replay opens no table.
    assert_eq!(post_from(at, 1, "/api/replay", &json!({ "key": "nothing" })).await.status, 403);
    // And what is longer than anything may be is not read from anybody.
    for (path, length) in [("/api/import", 17_000_000), ("/api/puzzles", 70_000), ("/api/sessions", 70_000)] {
        let refused = announce(at, 2, path, length).await.unwrap_or_else(|| panic!("{path} is read"));
        assert!(refused.starts_with("HTTP/1.1 429"), "{path}: {refused}");
    }
}

#[tokio::test]
async fn passwords_are_hashed_while_replays_wait_and_the_other_way_round() {
    let folder = Folder::new();
    let running = behind_a_proxy(&folder).await;
    let at = running.address;
    let name = |name: &str| json!({ "name": name, "password": "correct horse" });
    let go = blocked(&running.hall.work.errands).await;
    assert_eq!(post_from(at, 1, "/api/accounts", &name("Anna")).await.status, 200);
    drop(go);
    let go = blocked(&running.hall.work.passwords).await;
    assert_eq!(post_from(at, 1, "/api/puzzles", &json!({ "case": CASE })).await.status, 200);
    // One caller's passwords are not all that may wait either.
    for number in 0..4 {
        let body = name(&format!("Anna {number}"));
        tokio::spawn(async move { post_from(at, 1, "/api/accounts", &body).await });
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let refused = announce(at, 1, "/api/sessions", 100).await.expect("refused at once");
    assert!(refused.starts_with("HTTP/1.1 429"), "{refused}");
    drop(go);
}

static THOUGHT: AtomicUsize = AtomicUsize::new(0);

/// A bot that is quick at the table, and takes its time in every game that is only played to see how it ends.
struct Careful(bool);

impl<G: Game> Answers<G> for Careful {
    fn answer(&mut self, _: &G, ask: &Ask<'_, G>, _: &mut G::World, _: &mut Chance) -> Option<(Seat, usize)> {
        if self.0 {
            std::thread::sleep(Duration::from_secs(3));
        } else {
            THOUGHT.fetch_add(1, Ordering::SeqCst);
        }
        Some((ask.speaker(0)?, 0))
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn however_many_simulations_somebody_wants_bots_think() {
    let folder = Folder::new();
    let mut config = config(&folder.database());
    config.limits.thinkers = 1;
    config.think_for = Duration::from_millis(500);
    // The best bot is the last: simulations are played with it.
    let sample = Erased::new(Sample)
        .with_bot("quick", |_| Box::new(Careful(false)))
        .with_bot("slow", |_| Box::new(Careful(true)));
    let running = run_with(config, Games::new().with(Box::new(sample))).await;
    let mine = new_table(running.address, json!({ "game": "sample", "heroes": 2 })).await;
    let mut callers = Vec::new();
    for _ in 0..20 {
        let mut client = Client::join(running.address, &[key(&mine, "ash")]).await;
        callers.push(tokio::spawn(async move { client.ask("simulate", json!({ "games": 200 })).await }));
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    let bots = json!({ "warden": "quick", "ash": "quick", "birch": "quick" });
    let theirs = new_table(running.address, json!({ "game": "sample", "heroes": 2, "bots": bots })).await;
    let owner = Client::join(running.address, std::slice::from_ref(&theirs.owner.key)).await;
    let room = running.hall.room(&theirs.table);
    let began = tokio::time::Instant::now();
    while room.inner.lock().await.number < 10 {
        assert!(began.elapsed() < Duration::from_secs(10), "the bots do not come to their turn");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(THOUGHT.load(Ordering::SeqCst) >= 10, "they have thought about each answer");
    for caller in callers {
        let error = caller.await.expect("answered").expect_err("none is done in time");
        assert_eq!(error["kind"], "limit", "{error}");
    }
    assert_eq!(running.hall.work.simulations.begun(), 1, "while that is late nothing else of this caller is");
    drop(owner);
}
