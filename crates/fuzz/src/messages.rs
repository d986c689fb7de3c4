//! What is said over a socket: a line is a frame.
//!
//! `KEY` stands for the links of all seats, `QUESTION` and `OPTION` for what is asked just now, so that damage is not
//! spent on guessing them.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Hall, Limits};
use std::net::SocketAddr;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message as Frame;

/// So many lines are said at most.
const LINES: usize = 24;
/// After so many conversations there is a new table.
const CONVERSATIONS: u32 = 40;
/// So long a reply is waited for.
const PATIENCE: Duration = Duration::from_millis(40);
/// The games that are played in turn.
const GAMES: [&str; 3] = ["sample", "gloomhaven", "sword-and-sorcery"];

/// A server in this process, and the table that is talked to.
struct Running {
    runtime: Runtime,
    address: SocketAddr,
    /// Its keys, and how many conversations there were.
    table: Mutex<(Vec<String>, u32)>,
}

static SERVER: LazyLock<Running> = LazyLock::new(|| {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("threads");
    let address = runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let name = format!("gruft-fuzz-{}.db", std::process::id());
        let file = std::env::temp_dir().join(name);
        let _ = std::fs::remove_file(&file);
        let limits =
            Limits { tables: 1_000_000, sockets_each: 5_000, messages: 1_000_000, ..Limits::default() };
        let database = format!("sqlite:{}", file.display());
        let config = Config { database, port: 0, limits, ..Config::default() };
        let hall = Hall::with_games(config, games::Games::new()).await.expect("a database");
        tokio::spawn(server::serve(hall, listener, std::future::pending()));
        address
    });
    Running { runtime, address, table: Mutex::new((Vec::new(), 0)) }
});

/// Says these lines to a table.
pub fn open(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let server = &*SERVER;
    let keys = {
        let mut table = server.table.lock().unwrap_or_else(PoisonError::into_inner);
        if table.1.is_multiple_of(CONVERSATIONS) {
            let game = GAMES[(table.1 / CONVERSATIONS) as usize % GAMES.len()];
            table.0 = server.runtime.block_on(new_table(server.address, game));
        }
        table.1 += 1;
        table.0.clone()
    };
    server.runtime.block_on(converse(server.address, &keys, text));
}

/// The server is still there: it says so.
pub fn is_alive() -> bool {
    let server = &*SERVER;
    server.runtime.block_on(call(server.address, "GET /health", "")).starts_with("HTTP/1.1 200")
}

async fn new_table(address: SocketAddr, game: &str) -> Vec<String> {
    let answer = call(address, "POST /api/tables", &json!({ "game": game }).to_string()).await;
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    let from = body.find('{').unwrap_or(0);
    let to = body.rfind('}').map_or(0, |at| at + 1);
    let table: Value = serde_json::from_str(body.get(from..to).unwrap_or("")).unwrap_or_default();
    let key = |seat: &Value| seat["link"]["key"].as_str().map(str::to_owned);
    let keys: Vec<String> = table["seats"].as_array().into_iter().flatten().filter_map(key).collect();
    assert!(!keys.is_empty(), "a table is opened: {answer}");
    keys
}

async fn call(address: SocketAddr, what: &str, body: &str) -> String {
    let Ok(mut stream) = TcpStream::connect(address).await else { return String::new() };
    let length = body.len();
    let head = "Connection: close\r\nContent-Type: application/json\r\n";
    let request =
        format!("{what} HTTP/1.1\r\nHost: {address}\r\n{head}Content-Length: {length}\r\n\r\n{body}");
    let _ = stream.write_all(request.as_bytes()).await;
    let mut bytes = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut bytes)).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

async fn converse(address: SocketAddr, keys: &[String], text: &str) {
    let Ok((mut socket, _)) = tokio_tungstenite::connect_async(format!("ws://{address}/ws")).await else {
        return;
    };
    let all = serde_json::to_string(keys).unwrap_or_default();
    let (mut question, mut option) = (0, String::new());
    for line in text.lines().take(LINES) {
        let line = line.replace("\"KEY\"", &all[1..all.len() - 1]);
        let line = line.replace("QUESTION", &question.to_string()).replace("OPTION", &option);
        if socket.send(Frame::text(line)).await.is_err() {
            return;
        }
        while let Ok(heard) = tokio::time::timeout(PATIENCE, socket.next()).await {
            let Some(Ok(frame)) = heard else { return };
            let Frame::Text(text) = frame else { continue };
            let told: Value = serde_json::from_str(&text).expect("what the server says is JSON");
            let mut asked = told["questions"].as_array().into_iter().flatten().map(|open| &open["asked"]);
            if let Some(asked) = asked.rfind(|asked| asked.is_object()) {
                question = asked["question"].as_u64().unwrap_or(question);
                option = asked["options"][0]["key"].as_str().unwrap_or_default().to_owned();
            }
            if told.get("id").is_some() {
                break;
            }
        }
    }
    let _ = socket.close(None).await;
}
