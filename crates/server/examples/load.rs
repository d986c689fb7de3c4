//! Load: many live tables over real sockets, an answer at each every three seconds.
//!
//! ```text
//! cargo run --release -p server --example load                       everything: docs/benchmarks.md
//! cargo run --release -p server --example load -- TABLES SECONDS GAME HEROES [DATABASE]
//! ```
//!
//! The server runs as a process of its own on the first core, the generator on the second. Each table has one
//! connection that holds all its seats. Answers are stored, and synced to disk, before they count. Without arguments: a
//! thousand tables for a minute, then asleep; then twice as many, and so on, until answers are no longer in time.

#[path = "../tests/it/harness.rs"]
mod harness;
#[path = "../tests/it/process.rs"]
mod process;

use harness::{Client, Folder, dice, keys, new_table};
use process::Process;
use serde_json::json;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::Instant;

/// As the program has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// An answer at each table so often.
const PACE: Duration = Duration::from_secs(3);
/// Answers are in time if 99 of 100 take no longer, in milliseconds.
const IN_TIME: f64 = 5.0;
/// Says that this process has its core.
const PINNED: &str = "GRUFT_LOAD_PINNED";
/// Tables are measured at different moments of their games: up to so many answers are given before.
const APART: usize = 40;
/// After so many milliseconds without a message a table sleeps, where that is measured.
const SLEEP: u64 = 5_000;

/// What is measured.
struct Load {
    tables: usize,
    seconds: u64,
    game: String,
    heroes: u8,
    database: Option<String>,
}

#[derive(Default)]
struct Measured {
    micros: Vec<u64>,
    bytes: u64,
    refused: u64,
    late: u64,
}

impl Measured {
    fn at(&self, share: f64) -> f64 {
        let last = self.micros.len().saturating_sub(1) as f64;
        self.micros.get((last * share) as usize).map_or(f64::NAN, |micros| *micros as f64 / 1000.0)
    }

    /// Whether nobody had to wait.
    fn is_in_time(&self) -> bool {
        self.refused == 0 && self.at(0.99) <= IN_TIME
    }
}

fn main() {
    if process::serve_if_told() || pinned() {
        return;
    }
    let args: Vec<String> = std::env::args().skip(1).collect();
    let text = |i: usize, usual: &str| args.get(i).cloned().unwrap_or_else(|| usual.to_owned());
    let mut load = Load {
        tables: text(0, "1000").parse().expect("a number of tables"),
        seconds: text(1, "60").parse().expect("a number of seconds"),
        game: text(2, "gloomhaven"),
        heroes: text(3, "2").parse().expect("a number of heroes"),
        database: args.get(4).cloned(),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        start(&load).await;
        let mut in_time = run(&load, true).await;
        while args.is_empty() && in_time {
            (load.tables, load.seconds) = (load.tables * 3 / 2, 30);
            println!();
            in_time = run(&load, false).await;
        }
    });
}

/// Starts this program again on the second core and waits for it; says whether that was done.
fn pinned() -> bool {
    if !cfg!(target_os = "linux") || std::env::var_os(PINNED).is_some() {
        return false;
    }
    let program = std::env::current_exe().expect("this program");
    let mut command = std::process::Command::new("taskset");
    command.args(["-c", "1"]).arg(program).args(std::env::args().skip(1)).env(PINNED, "1");
    match command.status() {
        Ok(done) => std::process::exit(done.code().unwrap_or(1)),
        Err(error) => {
            println!("taskset: {error}; the generator and the server share their cores");
            false
        }
    }
}

/// From the start of the server to the first answer that is stored, the quickest of three.
async fn start(load: &Load) {
    let mut quickest = Duration::MAX;
    for _ in 0..3 {
        let folder = Folder::new();
        let began = Instant::now();
        let server = Process::start(&folder.database(), &[]);
        let listens = began.elapsed();
        let table = new_table(server.address, json!({ "game": load.game, "heroes": load.heroes })).await;
        let mut client = Client::silent(server.address).await;
        client.hello(json!({ "keys": keys(&table) })).await.expect("welcome");
        assert_eq!(client.play(1, dice(1)).await, 1);
        println!("listens after {listens:.0?}, first answer stored after {:.0?}", began.elapsed());
        quickest = quickest.min(began.elapsed());
    }
    println!("start to first answer: {quickest:.0?}\n");
}

/// Opens the tables, plays at them, and says what came of it; whether answers were in time.
async fn run(load: &Load, then_sleep: bool) -> bool {
    let folder = Folder::new();
    let database = load.database.clone().unwrap_or_else(|| folder.database());
    let sleep = if then_sleep { SLEEP } else { 60_000 };
    let sleep_after = format!("GRUFT_TEST_SLEEP={sleep}");
    let server = Process::start(&database, &["env", &sleep_after, "taskset", "-c", "0"]);
    let empty = server.memory();
    let players = open(load, &server).await;
    let (cpu, own) = (threads(server.id()), processor(std::process::id()));
    let started = Instant::now();
    let end = started + Duration::from_secs(load.seconds);
    let tasks = players.into_iter().enumerate().map(|(number, client)| {
        let offset = PACE.mul_f64(number as f64 / load.tables as f64);
        tokio::spawn(answer_until(client, number as u64, started + offset, end))
    });
    let tasks: Vec<_> = tasks.collect();
    let (mut all, mut clients) = (Measured::default(), Vec::new());
    for task in tasks {
        let (measured, client) = task.await.expect("it plays");
        all.micros.extend(measured.micros);
        all.bytes += measured.bytes;
        all.refused += measured.refused;
        all.late += measured.late;
        clients.push(client);
    }
    let took = started.elapsed().as_secs_f64();
    all.micros.sort_unstable();
    let used = used(&cpu, &threads(server.id()), took);
    let own = (processor(std::process::id()) - own) / took * 100.0;
    say(load, &all, took);
    println!("the server's core is busy {:.0} %, the generator's {own:.0} %", used.values().sum::<f64>());
    for (name, share) in &used {
        println!("  {name}: {share:.1} %");
    }
    let live = server.memory().saturating_sub(empty);
    println!("memory: {} MB more than empty, {} KB a live table", live / 1024, live / load.tables);
    let figures = harness::call(server.address, "GET", "/metrics", "", "").await.body;
    for line in figures.lines().filter(|line| line.starts_with("gruft_commit_jobs")) {
        println!("{line}");
    }
    if then_sleep {
        // Connections let go of what they have sent at their next heartbeat, every 25 seconds.
        tokio::time::sleep(Duration::from_millis(SLEEP * 2) + Duration::from_secs(30)).await;
        let asleep = server.memory().saturating_sub(empty);
        println!("asleep, still connected: {} KB a table", asleep / load.tables);
        drop(clients);
        tokio::time::sleep(Duration::from_millis(SLEEP * 2)).await;
        let alone = server.memory().saturating_sub(empty);
        println!("asleep, nobody connected: {} KB a table", alone / load.tables);
    }
    all.is_in_time()
}

async fn open(load: &Load, server: &Process) -> Vec<Client> {
    let began = Instant::now();
    let mut clients = Vec::new();
    for number in 0..load.tables {
        let wanted = json!({ "game": load.game, "heroes": load.heroes });
        let table = new_table(server.address, wanted).await;
        let socket = harness::open_socket(server.address).await.expect("a socket");
        let mut client = Client::over(socket);
        client.hello(json!({ "keys": keys(&table) })).await.expect("welcome");
        client.until("somebody is asked", |client| client.turn().is_some()).await;
        client.play(number % APART, dice(number as u64)).await;
        clients.push(client);
    }
    println!("{} tables of {} are opened in {:.1?}", load.tables, load.game, began.elapsed());
    tokio::time::sleep(Duration::from_secs(1)).await;
    clients
}

fn say(load: &Load, all: &Measured, took: f64) {
    let answers = all.micros.len();
    println!(
        "{} tables: {answers} answers in {took:.1} s, {:.0} a second; {} refused, {} asked for more than 50 ms late",
        load.tables,
        answers as f64 / took,
        all.refused,
        all.late
    );
    println!(
        "p50 {:.2} ms, p90 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms, slowest {:.2} ms; {} bytes an answer to the client",
        all.at(0.5),
        all.at(0.9),
        all.at(0.99),
        all.at(0.999),
        all.at(1.0),
        all.bytes / answers.max(1) as u64
    );
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
        let warm = next < from + PACE * 3;
        match client.answer(&view, question, &keys[pick(keys.len())]).await {
            // Whoever waited for the others to come fell asleep: its first answers wake it.
            Ok(_) if warm => client.raw.clear(),
            Ok(_) => measured.micros.push(asked.elapsed().as_micros() as u64),
            Err(_) => measured.refused += 1,
        }
        measured.bytes += client.raw.iter().map(|text| text.len() as u64).sum::<u64>();
    }
    (measured, client)
}

/// Seconds of processor time that a process has used, where Linux tells it.
fn processor(id: u32) -> f64 {
    if !cfg!(target_os = "linux") {
        return 0.0;
    }
    seconds(&std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default())
}

fn seconds(stat: &str) -> f64 {
    let fields = stat.rsplit(')').next().unwrap_or("").split_whitespace();
    let fields: Vec<f64> = fields.map(|field| field.parse().unwrap_or(0.0)).collect();
    fields.get(11..13).map_or(0.0, |times| times.iter().sum::<f64>() / 100.0)
}

/// The same for its threads, by their names.
fn threads(id: u32) -> BTreeMap<String, f64> {
    let mut used = BTreeMap::new();
    if !cfg!(target_os = "linux") {
        return used;
    }
    for thread in std::fs::read_dir(format!("/proc/{id}/task")).into_iter().flatten().flatten() {
        let stat = std::fs::read_to_string(thread.path().join("stat")).unwrap_or_default();
        let name = stat.split(['(', ')']).nth(1).unwrap_or("").to_owned();
        *used.entry(name).or_insert(0.0) += seconds(&stat);
    }
    used
}

/// The share of a core that each kind of thread has used meanwhile.
fn used(before: &BTreeMap<String, f64>, after: &BTreeMap<String, f64>, took: f64) -> BTreeMap<String, f64> {
    let share = |(name, seconds): (&String, &f64)| {
        let before = before.get(name).copied().unwrap_or(0.0);
        (name.clone(), (seconds - before) / took * 100.0)
    };
    after.iter().map(share).filter(|(_, share)| *share >= 0.1).collect()
}
