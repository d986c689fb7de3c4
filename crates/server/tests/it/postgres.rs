//! Several processes on one PostgreSQL, which the tests start themselves from the binaries of Debian's package.
#![allow(dead_code)]

use crate::harness::*;
use crate::process::Process;
use serde_json::json;
use server::hall::event_job;
use server::record::Event;
use server::store::{StoreError, StoredEvent, back_up, restore};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// A PostgreSQL of one's own, in a folder of one's own.
pub struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
}

/// Where the programs are: where `cargo xtask test` has found them, or the newest version of Debian.
fn programs() -> PathBuf {
    if let Some(named) = std::env::var_os("GRUFT_POSTGRESQL") {
        return PathBuf::from(named);
    }
    if !cfg!(target_os = "linux") {
        panic!("say with GRUFT_POSTGRESQL in which folder initdb is");
    }
    let mut found: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|entries| entries.flatten().map(|entry| entry.path().join("bin")).collect())
        .unwrap_or_default();
    found.retain(|path| path.join("initdb").exists());
    found.sort();
    found.pop().expect("PostgreSQL is needed: `cargo xtask test` installs Debian's package postgresql")
}

impl Postgres {
    /// Makes a database and starts it.
    pub fn start() -> Postgres {
        let folder = std::env::temp_dir().join(format!("gruft-postgres-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let postgres = Postgres { folder, programs: programs(), port };
        if cfg!(unix) && is_root() {
            // PostgreSQL does not run as root.
            let done = Command::new("chown").arg("postgres").arg(&postgres.folder).status();
            assert!(done.is_ok_and(|done| done.success()), "a user postgres");
        }
        let data = postgres.data();
        postgres.run("initdb", &["-D", &data, "-U", "gruft", "-A", "trust", "--no-sync"]);
        postgres.up();
        postgres
    }

    fn data(&self) -> String {
        self.folder.join("data").display().to_string()
    }

    fn run(&self, program: &str, args: &[&str]) {
        let program = self.programs.join(program);
        let mut command = as_nobody_special(&program);
        command.args(args).current_dir(&self.folder).stdout(Stdio::null()).stderr(Stdio::null());
        assert!(command.status().is_ok_and(|done| done.success()), "{}", program.display());
    }

    /// Starts it.
    pub fn up(&self) {
        let folder = self.folder.display();
        let options =
            format!("-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}", self.port);
        self.run(
            "pg_ctl",
            &["-D", &self.data(), "-w", "-l", &format!("{folder}/log"), "-o", &options, "start"],
        );
    }

    /// Stops it at once, as a broken machine does.
    pub fn down(&self) {
        self.run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "-w", "stop"]);
    }

    pub fn url(&self) -> String {
        format!("postgres://gruft@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let mut stop = as_nobody_special(&self.programs.join("pg_ctl"));
        let _ = stop.args(["-D", &self.data(), "-m", "immediate", "stop"]).stdout(Stdio::null()).status();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[cfg(not(unix))]
fn is_root() -> bool {
    false
}

#[cfg(unix)]
fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|me| std::os::unix::fs::MetadataExt::uid(&me) == 0)
}

fn as_nobody_special(program: &Path) -> Command {
    if !cfg!(unix) || !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(program);
    command
}

/// One test, since a PostgreSQL takes a while to start.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_processes_share_a_postgresql() {
    let postgres = Postgres::start();
    both_serve_any_table(&postgres.url()).await;
    whoever_moves_is_shown_nothing_older(&postgres.url()).await;
    what_is_said_to_one_is_heeded_by_all(&postgres.url()).await;
    the_database_goes_and_comes_back(&postgres).await;
    it_is_backed_up_and_restored(&postgres).await;
    let survived = crate::process::kill_test(&postgres.url(), 2, 4, 10).await;
    println!("{survived:?}");
    assert!(survived.answers > 20, "{survived:?}");
}

/// Two people at one table, each at another process: each sees at once what the other does.
async fn both_serve_any_table(url: &str) {
    let (one, two) = (Process::start(url, &[]), Process::start(url, &[]));
    let table = new_table(one.address, json!({ "game": "coin" })).await;
    let mut left = Client::join(one.address, &[key(&table, "left")]).await;
    let mut right = Client::join(two.address, &[key(&table, "right")]).await;
    left.ask("chat", json!({ "text": "Hello over there" })).await.expect("said");
    right.until("it is heard there", |c| !c.talk.is_empty()).await;
    right.ask("ping", json!({ "at": { "space": "a1" } })).await.expect("pointed");
    left.until("the finger is seen there", |c| !c.pings.is_empty()).await;
    left.answer("left", 0, "heads").await.expect("stored");
    right.answer("right", 0, "tails").await.expect("stored");
    left.until("it is over there too", Client::is_over).await;
    // Both hold the same seats and answer at the same moment: one of them is first, and both go on.
    let table = new_table(one.address, json!({ "game": "sample", "heroes": 2 })).await;
    let mut here = Client::join(one.address, &keys(&table)).await;
    let mut there = Client::join(two.address, &keys(&table)).await;
    let mut lost = 0;
    for _ in 0..30 {
        here.settle().await;
        there.settle().await;
        let (Some((view, question, options)), false) = (here.turn(), here.is_over()) else { break };
        let (a, b) = tokio::join!(
            here.answer(&view, question, &options[0]),
            there.answer(&view, question, options.last().expect("an option"))
        );
        assert!(a.is_ok() || b.is_ok(), "{a:?} {b:?}");
        assert!(a.is_err() || b.is_err(), "one question is answered once");
        lost += 1;
    }
    assert!(lost > 5);
    here.settle().await;
    there.settle().await;
    assert_eq!(here.views["ash"].scene, there.views["ash"].scene);
    assert_eq!(here.views["ash"].log, there.views["ash"].log);
    // Deleted at the one, it is gone at the other.
    let mut owner = Client::join(one.address, std::slice::from_ref(&table.owner.key)).await;
    owner.ask("delete", json!({})).await.expect("done");
    while there.hear(Duration::from_secs(5)).await.is_some() {}
    assert!(there.bye.as_deref().is_some_and(|why| why.contains("deleted")), "{:?}", there.bye);
}

/// What one process has stored is shown by another to whoever comes there, also while the note of it is on its way.
async fn whoever_moves_is_shown_nothing_older(url: &str) {
    let (one, two) = (run(config(url)).await, run(config(url)).await);
    let table = new_table(one.address, json!({ "game": "coin" })).await;
    let mut here = Client::join(one.address, &keys(&table)).await;
    // At the other process the table is awake.
    let stays = Client::join(two.address, &keys(&table)).await;
    let anna = json!({ "name": "Anna", "password": "correct horse" });
    let session = post(one.address, "/api/accounts", anna).await.json()["session"].clone();
    here.ask("keep", json!({ "session": session })).await.expect("kept");
    // Stored, and acknowledged by the one, without a word to the other.
    let said = Event::Titled("Newer".to_owned());
    let number = one.hall.room(&table.table).inner.lock().await.number + 1;
    let what = serde_json::to_string(&said).expect("JSON");
    let job = event_job(&table.table, &StoredEvent { number, at: 0, what });
    one.hall.store.write(job).await.expect("stored");
    let mut moved = Client::silent(two.address).await;
    moved.hello(json!({ "keys": keys(&table) })).await.expect("welcome");
    moved.until("the table is told", |c| !c.table.is_null()).await;
    assert_eq!(moved.table["title"], "Newer", "the first thing that is shown");
    // A list too; the table is older again in the one's memory.
    for (way, address) in [("links", one.address), ("account", one.address)] {
        let listed = if way == "links" {
            post(address, "/api/tables/list", json!({ "keys": keys(&table) })).await.json()
        } else {
            let bearer = format!("Authorization: Bearer {}\r\n", session.as_str().expect("in"));
            call(address, "GET", "/api/tables", &bearer, "").await.json()
        };
        assert_eq!(listed[0]["title"], "Newer", "{way}");
    }
    drop((here, stays));
    one.stop().await;
    two.stop().await;
}

/// From PostgreSQL into SQLite, and from there into another PostgreSQL; while people play.
async fn it_is_backed_up_and_restored(postgres: &Postgres) {
    let folder = Folder::new();
    crate::process::back_up_under_load(&postgres.url(), &folder.database()).await;
    postgres.run("createdb", &["-h", "127.0.0.1", "-p", &postgres.port.to_string(), "-U", "gruft", "empty"]);
    let empty = postgres.url().replace("/postgres", "/empty");
    let running = run(config(&folder.database())).await;
    let table = new_table(running.address, json!({ "game": "sample", "heroes": 2 })).await;
    let anna = json!({ "name": "Anna Later", "password": "correct horse" });
    assert_eq!(post(running.address, "/api/accounts", anna.clone()).await.status, 200);
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.play(10, dice(2)).await;
    all.settle().await;
    running.stop().await;
    let file = folder.0.join("second.db");
    let copied = back_up(&folder.database(), &file).await.expect("a backup");
    assert_eq!(restore(&file, &empty).await.expect("restored"), copied);
    let full = restore(&file, &empty).await;
    assert!(matches!(full, Err(StoreError::NotEmpty(_))), "{full:?}");
    let running = run(config(&empty)).await;
    assert_eq!(post(running.address, "/api/sessions", anna).await.status, 200);
    let again = Client::join(running.address, &keys(&table)).await;
    assert_eq!(again.views["ash"].log, all.views["ash"].log);
    running.stop().await;
}

/// Whoever signs out at one process is shown out at the other; whoever is banned at one is at the other too.
async fn what_is_said_to_one_is_heeded_by_all(url: &str) {
    let (one, two) = (run(config(url)).await, run(config(url)).await);
    let table = new_table(one.address, json!({ "game": "coin" })).await;
    let ben = json!({ "name": "Ben", "password": "correct horse" });
    let session = post(one.address, "/api/accounts", ben).await.json()["session"].clone();
    let bearer = format!(
        "Authorization: Bearer {}\r\nContent-Type: application/json\r\n",
        session.as_str().expect("in")
    );
    let links = json!({ "keys": keys(&table) }).to_string();
    assert_eq!(call(one.address, "POST", "/api/tables/keep", &bearer, &links).await.status, 200);
    let mut there = Client::silent(two.address).await;
    there.hello(json!({ "session": session, "table": table.table })).await.expect("welcome");
    there.settle().await;
    assert_eq!(call(one.address, "DELETE", "/api/sessions", &bearer, "").await.status, 200);
    while there.hear(Duration::from_secs(5)).await.is_some() {}
    assert!(there.bye.as_deref().is_some_and(|why| why.contains("signed out")), "{:?}", there.bye);
    let link = server::new_administrator(url, None).await.expect("a link");
    let admin = format!(
        "Authorization: Bearer {}\r\nContent-Type: application/json\r\n",
        link.split_once('#').expect("a key").1
    );
    let mut there = Client::join(two.address, &keys(&table)).await;
    let say = json!({ "text": "Back at nine" }).to_string();
    assert_eq!(call(one.address, "POST", "/api/admin/notice", &admin, &say).await.status, 200);
    let told = there.hear(Duration::from_secs(5)).await.expect("told");
    assert_eq!(told["text"], "Back at nine");
    assert_eq!(call(one.address, "DELETE", "/api/admin/notice", &admin, "").await.status, 200);
    let ban = json!({ "address": "203.0.113.7", "minutes": 1 }).to_string();
    assert_eq!(call(one.address, "POST", "/api/admin/bans", &admin, &ban).await.status, 200);
    there.hear(Duration::from_secs(5)).await.expect("nothing is told any more");
    let mut heard = false;
    for _ in 0..50 {
        heard = !two.hall.bans().is_empty();
        if heard {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(heard);
    drop(there);
    one.stop().await;
    two.stop().await;
}

async fn the_database_goes_and_comes_back(postgres: &Postgres) {
    let server = Process::start(&postgres.url(), &[]);
    let table = new_table(server.address, json!({ "game": "coin" })).await;
    let mut both = Client::join(server.address, &keys(&table)).await;
    both.answer("left", 0, "heads").await.expect("stored");
    postgres.down();
    let error = both.answer("right", 0, "tails").await.expect_err("nobody stores it");
    assert_eq!(error["kind"], "storage", "{error}");
    assert_eq!(call(server.address, "GET", "/health", "", "").await.status, 503);
    postgres.up();
    let mut answered = Err(json!(null));
    for _ in 0..50 {
        answered = both.answer("right", 0, "tails").await;
        if answered.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    answered.expect("the same connection goes on");
    both.until("it is over", Client::is_over).await;
    assert_eq!(call(server.address, "GET", "/health", "", "").await.status, 200);
}
