//! Memory over time: live tables of all games over real sockets, on loopback, for so many minutes.
//!
//! ```text
//! cargo run --release -p server --example memory -- TABLES MINUTES [GAME|all] [PACE in milliseconds]
//! ```
//!
//! The server runs as a process of its own. Each table has one connection that holds all its seats and gives an answer
//! every so often; when a game is over, another one begins in its place. Each minute the program prints the server's
//! memory, and at the end how large scenes were, by game. It ends by itself.

#[path = "../tests/it/harness.rs"]
mod harness;
#[path = "../tests/it/process.rs"]
mod process;

use harness::{Client, Folder, dice, keys, new_table};
use process::Process;
use serde_json::json;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::Instant;

/// As the program has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const GAMES: [&str; 5] = ["gloomhaven", "frosthaven", "descent", "massive-darkness-2", "sword-and-sorcery"];
/// So many answers are given in each game before anything is measured.
const WARM: usize = 200;
/// Longer than anybody should measure.
const MOST_MINUTES: u64 = 240;

/// What one game has shown.
#[derive(Clone, Copy, Default)]
struct Shown {
    answers: u64,
    bytes: u64,
    scenes: u64,
    of_scenes: u64,
    largest: usize,
}

/// What was measured, by game.
type Measured = Arc<Mutex<BTreeMap<String, Shown>>>;

fn main() {
    if process::serve_if_told() {
        return;
    }
    let args: Vec<String> = std::env::args().skip(1).collect();
    let text = |i: usize, usual: &str| args.get(i).cloned().unwrap_or_else(|| usual.to_owned());
    let tables: usize = text(0, "300").parse().expect("a number of tables");
    let minutes: u64 = text(1, "40").parse().expect("a number of minutes");
    let game = text(2, "all");
    let pace = Duration::from_millis(text(3, "2000").parse().expect("milliseconds"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(run(tables, minutes.min(MOST_MINUTES), &game, pace));
}

async fn run(tables: usize, minutes: u64, game: &str, pace: Duration) {
    let folder = Folder::new();
    let server = Process::start(&folder.database(), &[]);
    let empty = server.memory();
    warm(&server, game).await;
    let warm = server.memory();
    let measured = Measured::default();
    println!("{tables} tables of {game}, {minutes} minutes, an answer every {pace:.1?}");
    println!("empty: {} MB; when each game was played once: {} MB", empty / 1024, warm / 1024);
    println!("minute   answers   MB   KB a table above that   bytes an answer since the last line");
    let end = Instant::now() + Duration::from_secs(minutes * 60);
    let players = (0..tables).map(|number| {
        let game = if game == "all" { GAMES[number % GAMES.len()] } else { game }.to_owned();
        let offset = pace.mul_f64(number as f64 / tables as f64);
        tokio::spawn(play(server.address, game, number as u64, (offset, pace), end, Arc::clone(&measured)))
    });
    let players: Vec<_> = players.collect();
    let mut before = (0, 0);
    for minute in 1..=minutes {
        tokio::time::sleep(Duration::from_secs(60)).await;
        let now = sum(&measured);
        let (memory, answers) = (server.memory(), now.0 - before.0);
        let each = memory.saturating_sub(warm) / tables.max(1);
        println!(
            "{minute:6}   {:7}   {:4}   {each:6}   {}",
            now.0,
            memory / 1024,
            (now.1 - before.1) / answers.max(1)
        );
        before = now;
    }
    for player in players {
        let _ = player.await;
    }
    for (game, shown) in measured.lock().expect("nobody panicked").iter() {
        println!(
            "{game}: {} answers, {} bytes each; scenes {:.1} KB on average, {:.1} KB at most",
            shown.answers,
            shown.bytes / shown.answers.max(1),
            shown.of_scenes as f64 / shown.scenes.max(1) as f64 / 1024.0,
            shown.largest as f64 / 1024.0
        );
    }
}

/// Plays each game once: what a game needs only once, however many tables there are, is no table's.
async fn warm(server: &Process, game: &str) {
    for one in GAMES.iter().filter(|one| game == "all" || game == **one) {
        let table = new_table(server.address, json!({ "game": one })).await;
        let mut client = Client::silent(server.address).await;
        client.hello(json!({ "keys": keys(&table) })).await.expect("welcome");
        let mut pick = dice(7);
        for _ in 0..WARM {
            let Some((view, question, keys)) = turn(&client) else { break };
            let _ = client.answer(&view, question, &keys[pick(keys.len())]).await;
        }
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
}

fn sum(measured: &Measured) -> (u64, u64) {
    let measured = measured.lock().expect("nobody panicked");
    measured.values().fold((0, 0), |(answers, bytes), shown| (answers + shown.answers, bytes + shown.bytes))
}

/// Whoever is asked and has something to say; of those who decide together not everybody has.
fn turn(client: &Client) -> Option<(String, u64, Vec<String>)> {
    let asked =
        client.views.keys().filter_map(|view| client.asked(view).map(|(n, keys)| (view.clone(), n, keys)));
    asked.into_iter().find(|(_, _, keys)| !keys.is_empty())
}

/// Plays one game after the other until the end.
async fn play(
    address: SocketAddr,
    game: String,
    seed: u64,
    (offset, pace): (Duration, Duration),
    end: Instant,
    measured: Measured,
) {
    let mut pick = dice(seed + 1);
    tokio::time::sleep(offset).await;
    while Instant::now() < end {
        let table = new_table(address, json!({ "game": game })).await;
        let mut client = Client::silent(address).await;
        client.keep_raw = true;
        client.hello(json!({ "keys": keys(&table) })).await.expect("welcome");
        let mut next = Instant::now();
        while Instant::now() < end && !client.is_over() {
            tokio::time::sleep_until(next).await;
            next += pace;
            let Some((view, question, keys)) = turn(&client) else {
                // Whatever has not come yet comes soon.
                let _ = client.hear(pace).await;
                continue;
            };
            let _ = client.answer(&view, question, &keys[pick(keys.len())]).await;
            let bytes = client.raw.drain(..).map(|text| text.len() as u64).sum::<u64>();
            let sizes = client.views.values().map(|held| held.scene.to_string().len());
            let mut all = measured.lock().expect("nobody panicked");
            let shown = all.entry(game.clone()).or_default();
            shown.answers += 1;
            shown.bytes += bytes;
            for size in sizes {
                shown.scenes += 1;
                shown.of_scenes += size as u64;
                shown.largest = shown.largest.max(size);
            }
        }
    }
}
