//! Servers as processes of their own, so that they can be killed; and the script that plays while they are.
#![allow(dead_code)]

use crate::harness::*;
use serde_json::json;
use server::clock::Moment;
use server::{Config, Hall, Limits};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::Entry;

/// The variable that tells this program to be a server.
pub const SERVE: &str = "GRUFT_TEST_SERVE";

/// Is the server, if the program was started as one.
pub fn serve_if_told() -> bool {
    let Ok(database) = std::env::var(SERVE) else { return false };
    if std::env::var("GRUFT_TEST_LOG").is_ok() {
        server::write_what_happens(Some("trace"), true);
    }
    let port = std::env::var("GRUFT_TEST_PORT").ok().and_then(|port| port.parse().ok()).unwrap_or(0);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let limits = Limits {
            tables: 1_000_000,
            sockets_each: 20_000,
            connections_each: 4_096,
            messages: 100_000,
            ..Limits::default()
        };
        let sleep_after =
            std::env::var("GRUFT_TEST_SLEEP").ok().and_then(|s| s.parse().ok()).unwrap_or(60_000);
        let sleep_after = Duration::from_millis(sleep_after);
        let jumps = std::env::var("GRUFT_TEST_CLOCK").is_ok();
        let keep_days = jumps.then_some(1);
        let config = Config { database, port, limits, sleep_after, keep_days, ..Config::default() };
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", port)).await.expect("the port is free");
        let hall = Hall::open(config).await.expect("a database");
        if jumps {
            tokio::spawn(jump(Arc::clone(&hall)));
        }
        println!("LISTENING {}", listener.local_addr().expect("an address").port());
        server::serve(hall, listener, std::future::pending()).await.expect("it serves");
    });
    true
}

/// The server looks for old tables each second, with a clock that jumps ten years ahead and back.
async fn jump(hall: Arc<Hall>) {
    for second in 0_i64.. {
        let now = hall.moment();
        let at = now.at + (second % 2) * 3_650 * 24 * 3_600_000;
        hall.tidy(Moment { at, ..now }).await.expect("tidied");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

#[test]
fn serves_when_told_to() {
    // The other tests start this program again with this test alone, and tell it to be a server.
    serve_if_told();
}

/// A process that ends at once.
fn nothing() -> Child {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.arg("--list").stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts")
}

/// A server in a process of its own.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
    database: String,
    arguments: Vec<String>,
    /// Where it writes what happens.
    log: Option<std::path::PathBuf>,
}

impl Process {
    /// Starts a server on this database, behind `before` (a shell that sets limits, say).
    pub fn start(database: &str, before: &[&str]) -> Process {
        Process::with(database, before, None)
    }

    /// The same, writing everything that it says of itself to a file, as JSON.
    pub fn logging(database: &str, log: &std::path::Path) -> Process {
        Process::with(database, &[], Some(log.to_owned()))
    }

    fn with(database: &str, before: &[&str], log: Option<std::path::PathBuf>) -> Process {
        let mut process = Process {
            child: nothing(),
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: database.to_owned(),
            arguments: before.iter().map(|&s| s.to_owned()).collect(),
            log,
        };
        let _ = process.child.wait();
        process.launch();
        process
    }

    fn launch(&mut self) {
        let program = std::env::current_exe().expect("this program");
        let mut command = match self.arguments.split_first() {
            None => Command::new(program),
            Some((first, rest)) => {
                let mut command = Command::new(first);
                command.args(rest).arg(program);
                command
            }
        };
        command.args(["--exact", "process::serves_when_told_to", "--nocapture"]);
        command.env(SERVE, &self.database).env("GRUFT_TEST_PORT", self.address.port().to_string());
        let said = match &self.log {
            Some(log) => {
                command.env("GRUFT_TEST_LOG", "1");
                Stdio::from(std::fs::File::create(log).expect("a file"))
            }
            None => Stdio::null(),
        };
        let mut child = command.stdout(Stdio::piped()).stderr(said).spawn().expect("it starts");
        let out = child.stdout.take().expect("it writes");
        let mut lines = std::io::BufRead::lines(std::io::BufReader::new(out));
        let port = lines.find_map(|line| {
            let line = line.ok()?;
            line.split_once("LISTENING ")?.1.trim().parse::<u16>().ok()
        });
        self.address.set_port(port.expect("it listens"));
        self.child = child;
    }

    /// Kills it at once: SIGKILL.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Starts it again at the same port.
    pub fn again(&mut self) {
        self.launch();
    }

    /// Its memory in KB, where Linux tells it.
    pub fn memory(&self) -> usize {
        if !cfg!(target_os = "linux") {
            return 0;
        }
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
        line.split_whitespace().next().and_then(|kb| kb.parse().ok()).unwrap_or(0)
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// What came of playing while servers were killed.
#[derive(Debug, Default)]
pub struct Survived {
    pub kills: usize,
    pub answers: usize,
    pub undos: usize,
    pub resumed: usize,
    pub games: usize,
}

/// Answers by table: seats and keys.
pub type Answers = BTreeMap<String, Vec<(u8, String)>>;

/// What was acknowledged.
pub type Acknowledged = Arc<Mutex<Answers>>;

/// Plays at several tables while one server after the other is killed, so many times. Clients go to any of the
/// processes. In the end everything that was acknowledged must be in the record, every seat must come back, and the
/// record must lead to the world that the table has.
pub async fn kill_test(database: &str, processes: usize, tables: usize, kills: usize) -> Survived {
    let servers: Vec<Process> = (0..processes).map(|_| Process::start(database, &[])).collect();
    let players = play_for(servers.iter().map(|server| server.address).collect(), tables);
    let killer = tokio::task::spawn_blocking(move || {
        let mut servers = servers;
        let mut random = dice(kills as u64 + 11);
        for _ in 0..kills {
            std::thread::sleep(Duration::from_millis(40 + random(260) as u64));
            let count = servers.len();
            let server = &mut servers[random(count)];
            server.kill();
            server.again();
        }
        servers
    });
    let servers = killer.await.expect("it kills");
    tokio::time::sleep(Duration::from_millis(500)).await;
    let counts = Arc::clone(&players.counts);
    let acknowledged = players.stop().await;
    drop(servers);
    let survived = Survived {
        kills,
        answers: counts[0].load(Ordering::SeqCst),
        undos: counts[1].load(Ordering::SeqCst),
        resumed: counts[2].load(Ordering::SeqCst),
        games: counts[3].load(Ordering::SeqCst),
    };
    verify(database, &acknowledged).await;
    survived
}

/// People who play at some tables until they are told to stop.
pub struct Players {
    stop: Arc<AtomicBool>,
    counts: Arc<[AtomicUsize; 4]>,
    acknowledged: Acknowledged,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

/// Lets people play at so many tables, each time at any of these servers.
pub fn play_for(addresses: Vec<SocketAddr>, tables: usize) -> Players {
    let (stop, counts, acknowledged) = (Arc::default(), Arc::default(), Acknowledged::default());
    let task = |number| {
        let (stop, counts) = (Arc::clone(&stop), Arc::clone(&counts));
        tokio::spawn(play_on(number, addresses.clone(), stop, counts, Arc::clone(&acknowledged)))
    };
    let tasks = (0..tables).map(task).collect();
    Players { stop, counts, acknowledged, tasks }
}

impl Players {
    /// What was acknowledged until now.
    pub fn acknowledged(&self) -> Answers {
        self.acknowledged.lock().expect("nobody panicked").clone()
    }

    /// Stops, and says what was acknowledged.
    pub async fn stop(self) -> Answers {
        self.stop.store(true, Ordering::SeqCst);
        for task in self.tasks {
            task.await.expect("it plays on");
        }
        self.acknowledged.lock().expect("nobody panicked").clone()
    }
}

/// Plays at a server, makes a backup in the midst of it, restores it, and looks for everything that was acknowledged
/// before the backup began. What was acknowledged while it was made may be in it or not, whole.
pub async fn back_up_under_load(url: &str, into: &str) {
    let folder = Folder::new();
    let file = folder.0.join("backup.db");
    let server = Process::start(url, &[]);
    let players = play_for(vec![server.address], 4);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let before = players.acknowledged();
    let copied = server::store::back_up(url, &file).await.expect("a backup");
    let while_at_it = players.acknowledged();
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = players.stop().await;
    let count = |acknowledged: &Answers| acknowledged.values().map(Vec::len).sum::<usize>();
    let (before_it, at_the_end, after_it) = (count(&before), count(&while_at_it), count(&after));
    println!(
        "{copied:?}; acknowledged: {before_it} before, {at_the_end} when it was done, {after_it} in the end"
    );
    assert!(before_it > 20, "it was under load: {before_it}");
    assert!(after_it > at_the_end, "and so it was afterwards");
    drop(server);
    let restored = server::store::restore(&file, into).await.expect("restored");
    assert_eq!(restored, copied);
    verify(into, &before).await;
}

async fn play_on(
    number: usize,
    addresses: Vec<SocketAddr>,
    stop: Arc<AtomicBool>,
    counts: Arc<[AtomicUsize; 4]>,
    acknowledged: Acknowledged,
) {
    let mut random = dice(number as u64 + 1);
    while !stop.load(Ordering::SeqCst) {
        let Some(table) = open_somewhere(&addresses, &mut random).await else { continue };
        counts[3].fetch_add(1, Ordering::SeqCst);
        let keys = keys(&table);
        let mut over = false;
        while !over && !stop.load(Ordering::SeqCst) {
            let address = addresses[random(addresses.len())];
            let Ok(socket) = open_socket(address).await else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            let mut client = Client::over(socket);
            if client.hello(json!({ "keys": keys })).await.is_err() {
                continue;
            }
            counts[2].fetch_add(1, Ordering::SeqCst);
            let stay = 5 + random(60);
            for _ in 0..stay {
                if stop.load(Ordering::SeqCst) || client.is_over() {
                    break;
                }
                let Some((view, question, keys)) = client.turn() else {
                    if client.hear(Duration::from_secs(5)).await.is_none() {
                        break;
                    }
                    continue;
                };
                if random(25) == 0 {
                    if client.ask("undo", json!({ "seat": view })).await.is_ok() {
                        counts[1].fetch_add(1, Ordering::SeqCst);
                    }
                    continue;
                }
                let key = keys[random(keys.len())].clone();
                match client.answer(&view, question, &key).await {
                    Ok(_) => {
                        counts[0].fetch_add(1, Ordering::SeqCst);
                        let seat = seat_number(&client, &view);
                        let mut acknowledged = acknowledged.lock().expect("nobody panicked");
                        acknowledged.entry(table.table.clone()).or_default().push((seat, key));
                    }
                    Err(error) if error["kind"] == "gone" => break,
                    Err(error) => {
                        let kind = error["kind"].as_str().unwrap_or("");
                        assert!(["stale", "storage", "closed"].contains(&kind), "{error}");
                    }
                }
            }
            over = client.is_over();
        }
    }
}

/// The number of the seat with this name.
pub fn seat_number(client: &Client, view: &str) -> u8 {
    let seats = client.table["seats"].as_array().cloned().unwrap_or_default();
    let seat = seats.iter().find(|seat| seat["name"] == view).expect("the seat");
    seat["seat"].as_u64().expect("a number") as u8
}

async fn open_somewhere(
    addresses: &[SocketAddr],
    random: &mut impl FnMut(usize) -> usize,
) -> Option<server::NewTableInfo> {
    let address = addresses[random(addresses.len())];
    let body = json!({ "game": "sample", "heroes": 2 }).to_string();
    let asked = try_call(address, "POST", "/api/tables", &body).await?;
    serde_json::from_str(&asked).ok()
}

/// A call that may fail because nobody is there.
async fn try_call(address: SocketAddr, method: &str, path: &str, body: &str) -> Option<String> {
    let stream = tokio::net::TcpStream::connect(address).await.ok();
    if stream.is_none() {
        tokio::time::sleep(Duration::from_millis(20)).await;
        return None;
    }
    drop(stream);
    let (method, path, body) = (method.to_owned(), path.to_owned(), body.to_owned());
    let called = tokio::spawn(async move {
        call(address, &method, &path, "Content-Type: application/json\r\n", &body).await
    });
    let answer = called.await.ok()?;
    (answer.status == 200).then_some(answer.body)
}

/// Every acknowledged answer is in the record, in its order; the record leads to the world that the table has.
pub async fn verify(database: &str, acknowledged: &BTreeMap<String, Vec<(u8, String)>>) {
    let hall = Hall::open(config(database)).await.expect("the database opens again");
    let games = games::Games::new();
    for (id, answers) in acknowledged {
        let room = hall.room(id);
        let mut inner = room.inner.lock().await;
        hall.wake(&room, &mut inner).await.unwrap_or_else(|e| panic!("table {id} wakes: {}", e.text));
        let table = inner.table.as_deref().expect("awake");
        let entries = table.entries();
        let mut stored = entries.iter().filter_map(|entry| match entry {
            Entry::Answer { seat, key, .. } => Some((seat.0, key.to_string())),
            Entry::Undo { .. } => None,
        });
        for answer in answers {
            assert!(stored.any(|s| s == *answer), "table {id}: {answer:?} was acknowledged and is lost");
        }
        let save = table.save();
        let mut again = games.find(&save.game).expect("the game").rewound(&save).expect("its beginning");
        for entry in &entries {
            again.append(entry).unwrap_or_else(|e| panic!("table {id}: {entry:?} is refused: {e}"));
        }
        assert_eq!(again.save().rest, save.rest, "table {id}: the same world");
        for viewer in [table::Viewer::Engine, table::Viewer::Spectator] {
            assert_eq!(again.scene(viewer), table.scene(viewer), "table {id}: the same scene");
            assert_eq!(again.pending(viewer), table.pending(viewer), "table {id}: the same questions");
        }
    }
    hall.leave().await;
}
