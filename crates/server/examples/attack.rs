//! Attacks: one address piles up work that takes long, and others play meanwhile. How much longer do they wait?
//!
//! ```text
//! cargo run --release -p server --example attack -- [SECONDS] [ATTACK…]
//! ```
//!
//! The server is started for this, on loopback, as a process of its own on the first core; attackers and players are on
//! the second. Players come from 127.0.0.1, and each of a few tables is given an answer ten times a second. All
//! attackers come from 127.0.0.2. An attack lasts for SECONDS (10), and each attacker makes at most so many calls. Before
//! each attack the same is measured without it: an attack should make answers take at most twice as long.

#[path = "../tests/it/harness.rs"]
mod harness;
#[path = "../tests/it/process.rs"]
mod process;

use games::Games;
use harness::{Answer, Client, Folder, call_over, dice, keys, new_table};
use process::Process;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use table::Viewer;
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_tungstenite::MaybeTlsStream;

/// As the program has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// So many tables are played at.
const TABLES: usize = 8;
/// An answer at each so often.
const PACE: Duration = Duration::from_millis(100);
/// No attacker makes more calls than this.
const MOST: usize = 500;
/// Where all attackers are.
const ELSEWHERE: [u8; 4] = [127, 0, 0, 2];
/// Says that this process has its core.
const PINNED: &str = "GRUFT_ATTACK_PINNED";

/// An attack: its name, how many attack at once, and what each does again and again.
struct Attack {
    name: &'static str,
    attackers: usize,
    does: Does,
}

#[derive(Clone)]
enum Does {
    /// The same call.
    Calls { path: &'static str, body: Arc<str> },
    /// Simulations over a socket of its own, at a table with this key.
    Simulates { key: String },
}

fn main() {
    if process::serve_if_told() || pinned() {
        return;
    }
    let mut args = std::env::args().skip(1);
    let seconds = args.next().map_or(10, |text| text.parse().expect("a number of seconds"));
    let wanted: Vec<String> = args.collect();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(attack(Duration::from_secs(seconds), &wanted));
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
            println!("taskset: {error}; attackers, players and the server share their cores");
            false
        }
    }
}

async fn attack(time: Duration, wanted: &[String]) {
    let folder = Folder::new();
    let server = Process::start(&folder.database(), &["taskset", "-c", "0"]);
    let at = server.address;
    let mut players = Vec::new();
    for number in 0..TABLES {
        players.push(player(at, number).await);
    }
    println!(
        "attack: attackers, calls, refused; an answer in ms, without: p50, p99, slowest; with: p50, p99, slowest; p99 with/without"
    );
    for attack in attacks(at).await {
        if !wanted.is_empty() && !wanted.iter().any(|name| name == attack.name) {
            continue;
        }
        let before = measured(at, &mut players, time).await;
        let (calls, refused) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let mut attackers = JoinSet::new();
        for _ in 0..attack.attackers {
            let until = Instant::now() + time + Duration::from_millis(500);
            attackers.spawn(again_and_again(
                at,
                attack.does.clone(),
                until,
                Arc::clone(&calls),
                Arc::clone(&refused),
            ));
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        let during = measured(at, &mut players, time).await;
        attackers.shutdown().await;
        println!(
            "{}: {}, {}, {}; {}; {}; {:.1}",
            attack.name,
            attack.attackers,
            calls.load(Ordering::SeqCst),
            refused.load(Ordering::SeqCst),
            said(&before),
            said(&during),
            at_share(&during, 0.99) / at_share(&before, 0.99)
        );
        // What was begun is done.
        tokio::time::sleep(Duration::from_secs(3)).await;
    }
}

/// Somebody with all seats of a table of their own.
async fn player(at: SocketAddr, number: usize) -> (Client, u64) {
    let table = new_table(at, json!({ "game": "gloomhaven", "heroes": 2 })).await;
    let mut client = Client::silent(at).await;
    client.hello(json!({ "keys": keys(&table) })).await.expect("welcome");
    client.until("somebody is asked", |client| client.turn().is_some()).await;
    (client, number as u64)
}

/// Lets all players answer for so long; how long each answer took, in milliseconds, in order of length.
async fn measured(at: SocketAddr, players: &mut Vec<(Client, u64)>, time: Duration) -> Vec<f64> {
    let end = Instant::now() + time;
    let mut playing = JoinSet::new();
    for (number, (client, seed)) in players.drain(..).enumerate() {
        let begin = Instant::now() + PACE.mul_f64(number as f64 / TABLES as f64);
        playing.spawn(answer_until(at, client, seed, begin, end));
    }
    let mut took = Vec::new();
    while let Some(played) = playing.join_next().await {
        let (mine, client, seed) = played.expect("it plays");
        took.extend(mine);
        players.push((client, seed + TABLES as u64));
    }
    took.sort_by(f64::total_cmp);
    took
}

async fn answer_until(
    at: SocketAddr,
    mut client: Client,
    seed: u64,
    begin: Instant,
    end: Instant,
) -> (Vec<f64>, Client, u64) {
    let (mut took, mut pick, mut next) = (Vec::new(), dice(seed + 1), begin);
    while next < end {
        tokio::time::sleep_until(next).await;
        // Whoever has waited for long does not make up for it.
        next = (next + PACE).max(Instant::now());
        let Some((view, question, keys)) = client.turn() else {
            // The game is over, and the next one begins.
            client = player(at, seed as usize).await.0;
            continue;
        };
        let asked = Instant::now();
        if client.answer(&view, question, &keys[pick(keys.len())]).await.is_ok() {
            took.push(asked.elapsed().as_secs_f64() * 1000.0);
        }
    }
    (took, client, seed)
}

fn at_share(took: &[f64], share: f64) -> f64 {
    let last = took.len().saturating_sub(1) as f64;
    took.get((last * share) as usize).copied().unwrap_or(f64::NAN)
}

fn said(took: &[f64]) -> String {
    format!("{:.1}, {:.1}, {:.1}", at_share(took, 0.5), at_share(took, 0.99), at_share(took, 1.0))
}

/// Makes an attacker's calls until the time is over.
async fn again_and_again(
    at: SocketAddr,
    does: Does,
    until: Instant,
    calls: Arc<AtomicUsize>,
    refused: Arc<AtomicUsize>,
) {
    let mut socket = match &does {
        Does::Simulates { key } => Some(sits_down(at, key).await),
        Does::Calls { .. } => None,
    };
    for _ in 0..MOST {
        if Instant::now() >= until {
            return;
        }
        calls.fetch_add(1, Ordering::SeqCst);
        let is_refused = match (&does, &mut socket) {
            (Does::Calls { path, body }, _) => post(at, path, body).await.status != 200,
            (_, Some(client)) => client.ask("simulate", json!({ "games": 200 })).await.is_err(),
            (_, None) => return,
        };
        refused.fetch_add(usize::from(is_refused), Ordering::SeqCst);
        if is_refused {
            // The generator has a core of its own, and is not to be what is slow.
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// A connection from where the attackers are.
async fn from_elsewhere(at: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::from((ELSEWHERE, 0))).expect("all of 127.0.0.0/8 is this machine");
    socket.connect(at).await.expect("it listens")
}

async fn post(at: SocketAddr, path: &str, body: &str) -> Answer {
    let stream = from_elsewhere(at).await;
    call_over(stream, at, "POST", path, "Content-Type: application/json\r\n", body).await
}

async fn sits_down(at: SocketAddr, key: &str) -> Client {
    let stream = MaybeTlsStream::Plain(from_elsewhere(at).await);
    let opened = tokio_tungstenite::client_async(format!("ws://{at}/ws"), stream).await;
    let mut client = Client::over(opened.expect("it talks").0);
    client.hello(json!({ "keys": [key] })).await.expect("welcome");
    client
}

async fn attacks(at: SocketAddr) -> Vec<Attack> {
    let calls = |path: &'static str, body: Value| Does::Calls { path, body: body.to_string().into() };
    let case = include_str!("../../../cases/sample/movement/a-ghoul-snaps-once-a-turn.toml");
    let save = whole_game();
    // As long as a save may be, and nothing that could be opened.
    let long = format!("{{\"save\":[{}0]}}", "[0],".repeat(4_000_000 - 16));
    let table = new_table(at, json!({ "game": "gloomhaven", "heroes": 4 })).await;
    let name = json!({ "name": "Nobody", "password": "correct horse" });
    let puzzle =
        Attack { name: "puzzles", attackers: 40, does: calls("/api/puzzles", json!({ "case": case })) };
    let import = calls("/api/import", json!({ "save": save }));
    let replay = calls("/api/replay", json!({ "save": save }));
    vec![
        puzzle,
        Attack { name: "imports", attackers: 40, does: import },
        Attack {
            name: "long-imports",
            attackers: 8,
            does: Does::Calls { path: "/api/import", body: long.into() },
        },
        Attack { name: "replays", attackers: 40, does: replay },
        Attack {
            name: "simulations",
            attackers: 60,
            does: Does::Simulates { key: table.seats[0].link.key.clone() },
        },
        Attack { name: "passwords", attackers: 40, does: calls("/api/sessions", name) },
    ]
}

/// The record of a game of four heroes, played at random to its end.
fn whole_game() -> Value {
    let games = Games::new();
    let game = games.find("gloomhaven").expect("the game");
    let mut table = game.table(game.setup(None, Some(4)).expect("a setup"), 5).expect("a table");
    let mut pick = dice(7);
    while table.outcome().is_none() {
        let Some(open) = table.pending(Viewer::Engine).into_iter().next() else { break };
        let Some(seat) = open.seats.first().copied() else { break };
        let asked = table.pending(Viewer::Seat(seat)).into_iter().find_map(|open| open.asked);
        let Some(asked) = asked else { break };
        let key = &asked.options[pick(asked.options.len())].key;
        table.answer(seat, asked.question, key).expect("it was offered");
    }
    serde_json::to_value(table.save()).expect("a save")
}
