//! A server for tests, and a client that holds what it was told.
#![allow(dead_code)]

use serde_json::{Value, json};
use server::{Config, Hall, Limits, NewTableInfo};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A folder of one's own that goes when it is dropped.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("gruft-test-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    pub fn database(&self) -> String {
        format!("sqlite:{}", self.0.join("gruft.db").display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server that runs in this process.
pub struct Running {
    pub hall: Arc<Hall>,
    pub address: SocketAddr,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    task: tokio::task::JoinHandle<()>,
}

pub fn config(database: &str) -> Config {
    let limits = Limits { tables: 100_000, sockets_each: 5_000, messages: 5_000, ..Limits::default() };
    Config { database: database.to_owned(), port: 0, limits, ..Config::default() }
}

pub async fn run(config: Config) -> Running {
    run_with(config, games::Games::new()).await
}

pub async fn run_with(config: Config, games: games::Games) -> Running {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let hall = Hall::with_games(config, games).await.expect("a database");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = Arc::clone(&hall);
    let task = tokio::spawn(async move {
        let until = async move {
            let _ = stopped.await;
        };
        server::serve(serving, listener, until).await.expect("it serves");
    });
    Running { hall, address, stop: Some(stop), task }
}

impl Running {
    /// Ends as Ctrl-C does.
    pub async fn stop(mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        let _ = tokio::time::timeout(Duration::from_secs(10), &mut self.task).await.expect("it ends");
    }
}

/// A reply to a call over HTTP.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("JSON: {self:?}"))
    }
}

/// A call over HTTP, byte by byte as one wants it.
pub async fn call(address: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> Answer {
    let stream = TcpStream::connect(address).await.expect("it listens");
    call_over(stream, address, method, path, headers, body).await
}

/// The same over a connection that is there already.
pub async fn call_over(
    mut stream: TcpStream,
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> Answer {
    let host =
        if headers.to_lowercase().contains("host:") { String::new() } else { format!("Host: {address}\r\n") };
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\n{host}Connection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
    );
    // Whoever is refused before all is said is told so; what is left to say is in vain.
    let _ = stream.write_all(request.as_bytes()).await;
    let mut bytes = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut bytes)).await;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|s| s.parse().ok()).unwrap_or(0);
    let body = if head.to_lowercase().contains("transfer-encoding: chunked") {
        unchunk(body)
    } else {
        body.to_owned()
    };
    Answer { status, head: head.to_owned(), body }
}

fn unchunk(mut body: &str) -> String {
    let mut out = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if size == 0 || rest.len() < size {
            break;
        }
        out.push_str(&rest[..size]);
        body = rest[size..].trim_start_matches("\r\n");
    }
    out
}

const JSON: &str = "Content-Type: application/json\r\n";

pub async fn post(address: SocketAddr, path: &str, body: Value) -> Answer {
    call(address, "POST", path, JSON, &body.to_string()).await
}

pub async fn new_table(address: SocketAddr, wanted: Value) -> NewTableInfo {
    let answer = post(address, "/api/tables", wanted).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    serde_json::from_str(&answer.body).expect("a table")
}

/// The key of a seat.
pub fn key(table: &NewTableInfo, seat: &str) -> String {
    let found = table.seats.iter().find(|s| s.seat == seat);
    found.unwrap_or_else(|| panic!("no seat {seat}")).link.key.clone()
}

pub fn keys(table: &NewTableInfo) -> Vec<String> {
    table.seats.iter().map(|seat| seat.link.key.clone()).collect()
}

/// What a client holds of a view.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Held {
    pub scene: Value,
    pub questions: Value,
    pub log: Vec<Value>,
    pub undos: u64,
    pub standing: Value,
    /// How many messages there were with the scene whole, and with changes.
    pub whole: usize,
    pub changed: usize,
}

/// A client.
pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub views: BTreeMap<String, Held>,
    pub table: Value,
    pub talk: Vec<Value>,
    pub pings: Vec<Value>,
    pub bye: Option<String>,
    /// Every text that came, as it came.
    pub raw: Vec<String>,
    pub keep_raw: bool,
    next: u64,
}

pub async fn open_socket(
    address: SocketAddr,
) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, tokio_tungstenite::tungstenite::Error> {
    let (socket, _) = tokio_tungstenite::connect_async(format!("ws://{address}/ws")).await?;
    Ok(socket)
}

impl Client {
    pub async fn silent(address: SocketAddr) -> Client {
        Client::over(open_socket(address).await.expect("it talks"))
    }

    pub fn over(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Client {
        Client {
            socket,
            views: BTreeMap::new(),
            table: Value::Null,
            talk: Vec::new(),
            pings: Vec::new(),
            bye: None,
            raw: Vec::new(),
            keep_raw: false,
            next: 1,
        }
    }

    /// Comes with these keys.
    pub async fn join(address: SocketAddr, keys: &[String]) -> Client {
        let mut client = Client::silent(address).await;
        client.hello(json!({ "keys": keys })).await.expect("welcome");
        client.settle().await;
        client
    }

    pub async fn hello(&mut self, mut more: Value) -> Result<Value, Value> {
        more["protocol"] = json!(2);
        self.ask("hello", more).await
    }

    /// Says something and waits for the reply.
    pub async fn ask(&mut self, verb: &str, mut fields: Value) -> Result<Value, Value> {
        let id = self.next;
        self.next += 1;
        if fields.is_null() {
            fields = json!({});
        }
        fields["id"] = json!(id);
        fields["do"] = json!(verb);
        self.say(&fields.to_string()).await;
        loop {
            let Some(told) = self.hear(Duration::from_secs(30)).await else {
                return Err(json!({ "kind": "gone", "text": self.bye.clone().unwrap_or_default() }));
            };
            if told["id"] == json!(id) {
                return match told.get("error") {
                    Some(error) => Err(error.clone()),
                    None => Ok(told["ok"].clone()),
                };
            }
        }
    }

    pub async fn say(&mut self, text: &str) {
        use futures_util::SinkExt as _;
        let _ = self.socket.send(Frame::text(text.to_owned())).await;
    }

    /// The next message, taken to heart; nothing, when the connection ends or nothing comes in time.
    pub async fn hear(&mut self, wait: Duration) -> Option<Value> {
        use futures_util::StreamExt as _;
        loop {
            match tokio::time::timeout(wait, self.socket.next()).await.ok()?? {
                Ok(Frame::Text(text)) => {
                    let told: Value = serde_json::from_str(&text).expect("JSON");
                    if self.keep_raw {
                        self.raw.push(text.to_string());
                    }
                    self.heed(&told);
                    return Some(told);
                }
                Ok(Frame::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn heed(&mut self, told: &Value) {
        match told["tell"].as_str() {
            Some("table") => self.table = told.clone(),
            Some("talk") => self.talk.push(told.clone()),
            Some("ping") => self.pings.push(told.clone()),
            Some("bye") => self.bye = told["why"].as_str().map(str::to_owned),
            Some("view") => {
                let held = self.views.entry(told["view"].as_str().unwrap_or("").to_owned()).or_default();
                if let Some(scene) = told.get("scene") {
                    held.scene = scene.clone();
                    held.whole += 1;
                }
                if let Some(changes) = told.get("changes") {
                    let edits: Vec<wire::Edit> = serde_json::from_value(changes.clone()).expect("edits");
                    assert!(wire::apply(&mut held.scene, &edits), "edits that fit: {changes}");
                    held.changed += 1;
                }
                for (field, place) in [("questions", &mut held.questions), ("standing", &mut held.standing)] {
                    if let Some(value) = told.get(field) {
                        *place = value.clone();
                    }
                }
                if let Some(log) = told.get("log") {
                    let from = log["from"].as_u64().expect("a number") as usize;
                    assert!(from <= held.log.len(), "lines that follow on those one has");
                    held.log.truncate(from);
                    held.log.extend(log["lines"].as_array().expect("lines").iter().cloned());
                    held.undos = log["undos"].as_u64().expect("a number");
                }
            }
            _ => {}
        }
    }

    /// Hears until nothing more comes.
    pub async fn settle(&mut self) {
        // A command that changes nothing: when its reply is there, so is all that came before.
        while self.hear(Duration::from_millis(60)).await.is_some() {}
    }

    /// Hears until something is so.
    pub async fn until(&mut self, what: &str, is_so: impl Fn(&Client) -> bool) {
        for _ in 0..2_000 {
            if is_so(self) {
                return;
            }
            if self.hear(Duration::from_secs(20)).await.is_none() {
                break;
            }
        }
        assert!(is_so(self), "{what}; the table: {}, bye: {:?}", self.table, self.bye);
    }

    /// What this view is asked: the number of the question and the keys.
    pub fn asked(&self, view: &str) -> Option<(u64, Vec<String>)> {
        let questions = self.views.get(view)?.questions.as_array()?;
        let asked = questions.iter().find_map(|question| question.get("asked"))?;
        let keys = asked["options"].as_array()?.iter().map(|o| o["key"].as_str().unwrap_or("").to_owned());
        Some((asked["question"].as_u64()?, keys.collect()))
    }

    pub async fn answer(&mut self, view: &str, question: u64, key: &str) -> Result<Value, Value> {
        self.ask("answer", json!({ "seat": view, "question": question, "key": key })).await
    }

    pub fn is_over(&self) -> bool {
        self.table["over"] == json!(true)
    }

    /// Whoever is asked and is ours, by name.
    pub fn turn(&self) -> Option<(String, u64, Vec<String>)> {
        self.views.keys().find_map(|view| self.asked(view).map(|(n, keys)| (view.clone(), n, keys)))
    }

    /// Answers for all seats one has, by `pick`, at most so often; says how often.
    pub async fn play(&mut self, most: usize, mut pick: impl FnMut(usize) -> usize) -> usize {
        let mut answered = 0;
        while answered < most && !self.is_over() {
            let Some((view, question, keys)) = self.turn() else {
                if self.hear(Duration::from_secs(20)).await.is_none() {
                    break;
                }
                continue;
            };
            let key = &keys[pick(keys.len()) % keys.len()];
            match self.answer(&view, question, key).await {
                Ok(_) => answered += 1,
                Err(error) => assert_eq!(error["kind"], "stale", "{error}"),
            }
        }
        answered
    }
}

/// Numbers that look like chance and are the same each time.
pub fn dice(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    move |most| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 16) as usize % most.max(1)
    }
}

/// A server of its own with one table.
pub async fn at_table(wanted: Value) -> (Folder, Running, server::NewTableInfo) {
    let folder = Folder::new();
    let running = run(config(&folder.database())).await;
    let table = new_table(running.address, wanted).await;
    (folder, running, table)
}
