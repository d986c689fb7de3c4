//! Load: many live tables over real sockets, an answer at each every three seconds.
//!
//! ```text
//! cargo build --release -p server --example load
//! taskset -c 1 target/release/examples/load TABLES SECONDS GAME HEROES [DATABASE]
//! ```
//!
//! The server runs as a process of its own on the first core; the generator on the one where it was started. Each
//! table has one connection that holds all its seats. Answers are stored, and synced to disk, before they count.

#[path = "../tests/it/harness.rs"]
mod harness;
#[path = "../tests/it/process.rs"]
mod process;

use harness::{Client, Folder, dice, keys, new_table};
use process::Process;
use serde_json::json;
use std::time::Duration;
use tokio::time::Instant;

/// An answer at each table so often.
const PACE: Duration = Duration::from_secs(3);

#[derive(Default)]
struct Measured {
    micros: Vec<u64>,
    bytes: u64,
    refused: u64,
    late: u64,
}

fn main() {
    if process::serve_if_told() {
        return;
    }
    let mut args = std::env::args().skip(1);
    let mut next = |usual: &str| args.next().unwrap_or_else(|| usual.to_owned());
    let (tables, seconds) = (next("1000").parse().unwrap_or(1000), next("30").parse().unwrap_or(30));
    let (game, heroes) = (next("gloomhaven"), next("2").parse().unwrap_or(2));
    let folder = Folder::new();
    let database = next(&folder.database());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(load(tables, seconds, &game, heroes, &database));
}

async fn load(tables: usize, seconds: u64, game: &str, heroes: u8, database: &str) {
    let began = Instant::now();
    let server = Process::start(database, &["taskset", "-c", "0"]);
    let first = new_table(server.address, json!({ "game": game, "heroes": heroes })).await;
    let mut client = Client::join(server.address, &keys(&first)).await;
    client.play(1, dice(1)).await;
    println!("start to first answer: {:?} (60 ms of it wait for silence)", began.elapsed());
    drop(client);
    let empty = server.memory();

    let mut players = Vec::new();
    for number in 0..tables {
        let table = new_table(server.address, json!({ "game": game, "heroes": heroes })).await;
        let socket = harness::open_socket(server.address).await.expect("a socket");
        let mut client = Client::over(socket);
        client.hello(json!({ "keys": keys(&table) })).await.expect("welcome");
        client.until("somebody is asked", |client| client.turn().is_some()).await;
        players.push((number, client));
    }
    println!("{tables} tables are open after {:?}", began.elapsed());
    tokio::time::sleep(Duration::from_secs(1)).await;
    let cpu = processor(server.id());
    let started = Instant::now();
    let end = started + Duration::from_secs(seconds);
    let mut tasks = Vec::new();
    for (number, client) in players {
        let offset = PACE.mul_f64(number as f64 / tables as f64);
        tasks.push(tokio::spawn(answer_until(client, number as u64, started + offset, end)));
    }
    let mut all = Measured::default();
    let mut open = Vec::new();
    for task in tasks {
        let (measured, client) = task.await.expect("it plays");
        all.micros.extend(measured.micros);
        all.bytes += measured.bytes;
        all.refused += measured.refused;
        all.late += measured.late;
        open.push(client);
    }
    let took = started.elapsed().as_secs_f64();
    let busy = (processor(server.id()) - cpu) / took * 100.0;
    all.micros.sort_unstable();
    let at = |share: f64| all.micros[((all.micros.len() - 1) as f64 * share) as usize] as f64 / 1000.0;
    let live = server.memory();
    println!(
        "{} answers in {took:.1} s, {:.0} a second; {} refused, {} late",
        all.micros.len(),
        all.micros.len() as f64 / took,
        all.refused,
        all.late
    );
    println!(
        "p50 {:.2} ms, p90 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms, slowest {:.2} ms",
        at(0.5),
        at(0.9),
        at(0.99),
        at(0.999),
        at(1.0)
    );
    println!(
        "{} bytes an answer to the client; the server's core is busy {busy:.0} %",
        all.bytes / all.micros.len() as u64
    );
    println!("memory: {} MB, {} KB a live table", live / 1024, (live - empty) / tables);
    let figures = harness::call(server.address, "GET", "/metrics", "", "").await.body;
    for line in figures.lines().filter(|line| line.starts_with("gruft_commit_jobs")) {
        println!("{line}");
    }
    if let Ok(sleep) = std::env::var("GRUFT_TEST_SLEEP") {
        let sleep: u64 = sleep.parse().unwrap_or(0);
        tokio::time::sleep(Duration::from_millis(sleep * 2 + 30_000)).await;
        let asleep = server.memory();
        println!(
            "asleep, still connected: {} MB, {} KB a table",
            asleep / 1024,
            asleep.saturating_sub(empty) / tables
        );
    }
    drop(open);
}

async fn answer_until(mut client: Client, seed: u64, from: Instant, end: Instant) -> (Measured, Client) {
    let mut measured = Measured::default();
    let mut pick = dice(seed + 1);
    client.keep_raw = true;
    let mut next = from;
    while next < end {
        tokio::time::sleep_until(next).await;
        measured.late += u64::from(next.elapsed() > Duration::from_millis(50));
        next += PACE;
        client.raw.clear();
        let Some((view, question, keys)) = client.turn() else { continue };
        let asked = Instant::now();
        match client.answer(&view, question, &keys[pick(keys.len())]).await {
            Ok(_) => measured.micros.push(asked.elapsed().as_micros() as u64),
            Err(_) => measured.refused += 1,
        }
        measured.bytes += client.raw.iter().map(|text| text.len() as u64).sum::<u64>();
    }
    (measured, client)
}

/// Seconds of processor time that a process has used.
fn processor(id: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let fields: Vec<f64> =
        stat.rsplit(')').next().unwrap_or("").split_whitespace().map(|f| f.parse().unwrap_or(0.0)).collect();
    fields.get(11..13).map_or(0.0, |times| times.iter().sum::<f64>() / 100.0)
}
