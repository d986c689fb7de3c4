//! Faults with figures: `cargo run --release -p server --example faults`, as root, since a full disk is a small tmpfs.
//!
//! Fifty tables play, each answering five times a second, while something goes wrong: the disk is full, the database is
//! locked or gone, clients read slowly or not at all, the clock jumps. For each fault the program prints what the
//! fifty saw before, meanwhile and afterwards; at the end everything that was acknowledged must be in the record.

#[path = "../tests/it/harness.rs"]
mod harness;
#[path = "../tests/it/postgres.rs"]
mod postgres;
#[path = "../tests/it/process.rs"]
mod process;

use harness::{Client, Folder, call, dice, keys, new_table, open_socket};
use process::{Acknowledged, Process, seat_number, verify};
use serde_json::json;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::Instant;

const TABLES: usize = 50;
const PACE: Duration = Duration::from_millis(200);

/// One answer: when it was asked for, how long it took, and whether it was stored.
#[derive(Clone, Copy)]
struct Answered {
    at: Instant,
    took: Duration,
    stored: bool,
}

/// Those who play while something goes wrong.
struct Others {
    answers: Arc<Mutex<Vec<Answered>>>,
    acknowledged: Acknowledged,
    stop: Arc<AtomicBool>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl Others {
    fn play(address: SocketAddr) -> Others {
        let (answers, acknowledged, stop) = (Arc::default(), Acknowledged::default(), Arc::default());
        let tasks = (0..TABLES).map(|number| {
            let (answers, acknowledged) = (Arc::clone(&answers), Arc::clone(&acknowledged));
            tokio::spawn(play_on(number, address, answers, acknowledged, Arc::clone(&stop)))
        });
        let tasks = tasks.collect();
        Others { answers, acknowledged, stop, tasks }
    }

    /// What was seen between two moments.
    fn seen(&self, from: Instant, to: Instant) -> String {
        let answers = self.answers.lock().expect("nobody panicked");
        let between = answers.iter().filter(|answer| answer.at >= from && answer.at < to);
        let (stored, refused): (Vec<&Answered>, Vec<&Answered>) = between.partition(|answer| answer.stored);
        let mut took: Vec<f64> = stored.iter().map(|answer| answer.took.as_secs_f64() * 1000.0).collect();
        took.sort_by(f64::total_cmp);
        let at = |share: f64| took.get((took.len().saturating_sub(1) as f64 * share) as usize).copied();
        let (middle, most) = (at(0.5).unwrap_or(f64::NAN), at(0.99).unwrap_or(f64::NAN));
        format!("{} stored, {} refused, p50 {middle:.1} ms, p99 {most:.1} ms", stored.len(), refused.len())
    }

    /// How long after a moment the first answer was stored or refused.
    fn first(&self, from: Instant, stored: bool) -> Option<Duration> {
        let answers = self.answers.lock().expect("nobody panicked");
        let fitting = answers.iter().filter(|answer| answer.at >= from && answer.stored == stored);
        fitting.map(|answer| answer.at + answer.took - from).min()
    }

    async fn leave(self) -> Acknowledged {
        self.stop.store(true, Ordering::SeqCst);
        for task in self.tasks {
            task.await.expect("it plays");
        }
        self.acknowledged
    }
}

async fn play_on(
    number: usize,
    address: SocketAddr,
    answers: Arc<Mutex<Vec<Answered>>>,
    acknowledged: Acknowledged,
    stop: Arc<AtomicBool>,
) {
    tokio::time::sleep(PACE.mul_f64(number as f64 / TABLES as f64)).await;
    let mut random = dice(number as u64 + 1);
    while !stop.load(Ordering::SeqCst) {
        let body = json!({ "game": "sample", "heroes": 2 }).to_string();
        let opened = call(address, "POST", "/api/tables", "Content-Type: application/json\r\n", &body).await;
        let Ok(table) = serde_json::from_str::<server::NewTableInfo>(&opened.body) else {
            tokio::time::sleep(PACE).await;
            continue;
        };
        let Ok(socket) = open_socket(address).await else { continue };
        let mut client = Client::over(socket);
        if client.hello(json!({ "keys": keys(&table) })).await.is_err() {
            continue;
        }
        let mut next = Instant::now();
        while !stop.load(Ordering::SeqCst) && !client.is_over() {
            let Some((view, question, options)) = client.turn() else {
                if client.hear(Duration::from_secs(30)).await.is_none() {
                    break;
                }
                continue;
            };
            tokio::time::sleep_until(next).await;
            next = Instant::now().max(next + PACE);
            let (at, key) = (Instant::now(), options[random(options.len())].clone());
            let answered = client.answer(&view, question, &key).await;
            let stored = answered.is_ok();
            answers.lock().expect("nobody panicked").push(Answered { at, took: at.elapsed(), stored });
            match answered {
                Ok(_) => {
                    let seat = seat_number(&client, &view);
                    let mut acknowledged = acknowledged.lock().expect("nobody panicked");
                    acknowledged.entry(table.table.clone()).or_default().push((seat, key));
                }
                Err(error) if error["kind"] == "gone" => break,
                Err(error) => {
                    let kind = error["kind"].as_str().unwrap_or("");
                    assert!(["storage", "stale"].contains(&kind), "{error}");
                }
            }
        }
    }
}

/// Plays before, during and after a fault, and says what everybody saw.
async fn watch(others: &Others, name: &str, fault: impl Future<Output = String>) {
    let start = Instant::now();
    tokio::time::sleep(Duration::from_secs(5)).await;
    let before = Instant::now();
    let noted = fault.await;
    let during = Instant::now();
    tokio::time::sleep(Duration::from_secs(5)).await;
    println!("{name} ({:.1} s): {noted}", (during - before).as_secs_f64());
    println!("  before:     {}", others.seen(start, before));
    println!("  meanwhile:  {}", others.seen(before, during));
    println!("  afterwards: {}", others.seen(during, Instant::now()));
    if let Some(first) = others.first(before, false) {
        println!("  first refusal after {first:.1?}");
    }
    if let Some(first) = others.first(during, true) {
        println!("  first answer stored {first:.1?} after it was over");
    }
}

/// A small disk of its own.
struct Disk(PathBuf);

impl Disk {
    fn mount() -> Option<Disk> {
        if !cfg!(target_os = "linux") {
            return None;
        }
        let path = std::env::temp_dir().join(format!("gruft-disk-{}", std::process::id()));
        std::fs::create_dir_all(&path).ok()?;
        let mount =
            Command::new("mount").args(["-t", "tmpfs", "-o", "size=24m", "tmpfs"]).arg(&path).status();
        mount.is_ok_and(|done| done.success()).then_some(Disk(path))
    }

    fn fill(&self) -> PathBuf {
        let ballast = self.0.join("ballast");
        #[cfg(target_os = "linux")]
        let _ = Command::new("dd")
            .args(["if=/dev/zero", "bs=4096", "status=none", &format!("of={}", ballast.display())])
            .stderr(std::process::Stdio::null())
            .status();
        ballast
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        #[cfg(target_os = "linux")]
        let _ = Command::new("umount").arg(&self.0).status();
        let _ = std::fs::remove_dir(&self.0);
    }
}

async fn health(address: SocketAddr) -> u16 {
    call(address, "GET", "/health", "", "").await.status
}

async fn disk_full() {
    let Some(disk) = Disk::mount() else {
        println!("full disk: not tried, since it needs root to mount a small tmpfs");
        return;
    };
    let database = format!("sqlite:{}", disk.0.join("gruft.db").display());
    let server = Process::start(&database, &[]);
    let others = Others::play(server.address);
    watch(&others, "full disk", async {
        let ballast = disk.fill();
        tokio::time::sleep(Duration::from_secs(5)).await;
        let told = health(server.address).await;
        std::fs::remove_file(ballast).expect("removed");
        format!("/health says {told}")
    })
    .await;
    let acknowledged = others.leave().await;
    drop(server);
    check(&database, acknowledged).await;
}

async fn locked(path: &Path, seconds: u64) -> String {
    use sqlx::{Connection as _, Executor as _};
    sqlx::any::install_default_drivers();
    let url = format!("sqlite:{}", path.display());
    let mut other = sqlx::AnyConnection::connect(&url).await.expect("opens");
    let mut tries = 0;
    while other.execute("BEGIN IMMEDIATE").await.is_err() {
        tries += 1;
        assert!(tries < 100, "the lock is had at some time");
    }
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    other.execute("ROLLBACK").await.expect("let go");
    "another program holds SQLite's lock for writing".to_owned()
}

/// Twenty tables at which one connection plays and another does not keep up.
async fn with_readers(server: &Process, pace: Option<Duration>) -> String {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let memory = server.memory();
    let mut tasks = Vec::new();
    for number in 0..20 {
        let address = server.address;
        let table = new_table(address, json!({ "game": "gloomhaven", "heroes": 2 })).await;
        let keys = keys(&table);
        // A socket by hand, so that nobody reads for us.
        let mut stream = tokio::net::TcpStream::connect(address).await.expect("a connection");
        let upgrade = format!(
            "GET /ws HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        );
        stream.write_all(upgrade.as_bytes()).await.expect("sent");
        stream
            .write_all(&frame(&json!({ "id": 1, "do": "hello", "protocol": 2, "keys": keys })))
            .await
            .expect("sent");
        if pace.is_none() {
            // It asks for everything again and again, and reads nothing of it.
            let refresh = frame(&json!({ "id": 2, "do": "refresh" })).repeat(400);
            let _ = tokio::time::timeout(Duration::from_millis(50), stream.write_all(&refresh)).await;
        }
        tasks.push(tokio::spawn(async move {
            let mut player = Client::join(address, &keys).await;
            let (mut random, mut worst) = (dice(number), Duration::ZERO);
            let mut bytes = [0; 256];
            for _ in 0..150 {
                if let Some(pace) = pace {
                    let _ = tokio::time::timeout(pace, stream.read(&mut bytes)).await;
                }
                let Some((view, question, options)) = player.turn() else { break };
                let asked = Instant::now();
                let _ = player.answer(&view, question, &options[random(options.len())]).await;
                worst = worst.max(asked.elapsed());
                tokio::time::sleep(PACE).await;
            }
            (worst, stream)
        }));
    }
    let (mut worst, mut streams) = (Duration::ZERO, Vec::new());
    for task in tasks {
        let (slowest, stream) = task.await.expect("it plays");
        worst = worst.max(slowest);
        streams.push(stream);
    }
    let grown = server.memory().saturating_sub(memory);
    format!(
        "20 of them; their partners at the same tables waited {worst:.1?} at most; the server grew by {grown} KB"
    )
}

/// A text as one frame of a socket, masked with zeros.
fn frame(text: &serde_json::Value) -> Vec<u8> {
    // Long enough for a length of two bytes.
    let text = format!("{text:<130}", text = text.to_string());
    let mut frame = vec![0x81, 0x80 | 126];
    frame.extend(u16::try_from(text.len()).expect("short").to_be_bytes());
    frame.extend([0; 4]);
    frame.extend(text.as_bytes());
    frame
}

async fn check(database: &str, acknowledged: Acknowledged) {
    let acknowledged = acknowledged.lock().expect("nobody panicked").clone();
    let answers: usize = acknowledged.values().map(Vec::len).sum();
    verify(database, &acknowledged).await;
    println!("  all {answers} acknowledged answers at {} tables are in the record", acknowledged.len());
}

async fn on_sqlite() {
    let folder = Folder::new();
    // Every second the clock jumps ten years ahead or back, as far as the server can tell; old tables are to go.
    let server = Process::start(&folder.database(), &["env", "GRUFT_TEST_CLOCK=jumps"]);
    let others = Others::play(server.address);
    watch(&others, "nothing but a clock that jumps ten years each second", async {
        tokio::time::sleep(Duration::from_secs(8)).await;
        "tables that nobody visits for a day are to be deleted; none is".to_owned()
    })
    .await;
    let path = folder.0.join("gruft.db");
    watch(&others, "SQLite locked", locked(&path, 2)).await;
    watch(&others, "SQLite locked for long", locked(&path, 9)).await;
    watch(&others, "slow clients (256 bytes at a time)", with_readers(&server, Some(PACE))).await;
    watch(&others, "clients that stop reading", with_readers(&server, None)).await;
    let acknowledged = others.leave().await;
    drop(server);
    check(&folder.database(), acknowledged).await;
}

async fn on_postgresql() {
    let postgres = postgres::Postgres::start();
    let server = Process::start(&postgres.url(), &[]);
    let others = Others::play(server.address);
    watch(&others, "PostgreSQL stopped and started", async {
        postgres.down();
        tokio::time::sleep(Duration::from_secs(5)).await;
        let told = health(server.address).await;
        postgres.up();
        format!("/health says {told}")
    })
    .await;
    let acknowledged = others.leave().await;
    drop(server);
    check(&postgres.url(), acknowledged).await;
}

fn main() {
    if process::serve_if_told() {
        return;
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        on_sqlite().await;
        disk_full().await;
        println!("starting a PostgreSQL from Debian's binaries, in a temporary folder");
        on_postgresql().await;
    });
}
