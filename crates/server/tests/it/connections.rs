//! Plain connections: too many of them, and some that take their time.

use crate::harness::*;
use crate::process::Process;
use serde_json::json;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::Instant;

/// A server that waits half a second for a head and a second for a call, and takes so many connections.
async fn impatient(folder: &Folder, all: usize, each: usize) -> Running {
    let mut config = config(&folder.database());
    config.limits.head_time = Duration::from_millis(500);
    config.limits.call_time = Duration::from_millis(1_000);
    (config.limits.connections, config.limits.connections_each) = (all, each);
    run(config).await
}

/// Says something on a new connection, and keeps it.
async fn connect(address: SocketAddr, said: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    stream.write_all(said.as_bytes()).await.expect("it takes it");
    stream
}

/// All that comes until the connection is closed; nothing, if it is still open then.
async fn until_closed(stream: &mut TcpStream, wait: Duration) -> Option<String> {
    let mut bytes = Vec::new();
    tokio::time::timeout(wait, stream.read_to_end(&mut bytes)).await.ok()?.ok()?;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

const HEAD: &str = "GET /health HTTP/1.1\r\nHost: localhost\r\n";

#[tokio::test]
async fn whoever_does_not_come_to_the_point_is_cut_off() {
    let folder = Folder::new();
    let running = impatient(&folder, 100, 100).await;
    for begun in ["", "GET", HEAD] {
        let mut slow = connect(running.address, begun).await;
        let closed = until_closed(&mut slow, Duration::from_secs(5)).await;
        assert!(closed.is_some(), "after {begun:?} it is still open");
    }
    // Byte by byte: each is in time, and all together are not.
    let mut slow = connect(running.address, "").await;
    let began = Instant::now();
    let mut taken = 0;
    for byte in HEAD.bytes().cycle().take(200) {
        if slow.write_all(&[byte]).await.is_err() {
            break;
        }
        taken += 1;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(taken < 100, "{taken} bytes in {:?}", began.elapsed());
    // Between two calls nobody may stay for ever either.
    let mut idle = connect(running.address, &format!("{HEAD}\r\n")).await;
    let answered = until_closed(&mut idle, Duration::from_secs(5)).await.expect("closed");
    assert!(answered.starts_with("HTTP/1.1 200"), "{answered}");
}

#[tokio::test]
async fn whoever_sends_a_body_byte_by_byte_is_cut_off() {
    let folder = Folder::new();
    let running = impatient(&folder, 100, 100).await;
    let head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n";
    let mut slow = connect(running.address, head).await;
    slow.write_all(b"{").await.expect("taken");
    let answered = until_closed(&mut slow, Duration::from_secs(5)).await.expect("closed");
    assert!(answered.starts_with("HTTP/1.1 408"), "{answered}");
}

#[tokio::test]
async fn one_address_holds_only_so_many_connections_and_a_place_is_free_again() {
    let folder = Folder::new();
    let running = impatient(&folder, 100, 4).await;
    let table = new_table(running.address, json!({ "game": "coin" })).await;
    // A socket is not among them: however many calls there are, whoever plays goes on.
    let mut player = Client::join(running.address, &keys(&table)).await;
    let mut open = Vec::new();
    for _ in 0..4 {
        open.push(connect(running.address, "GET").await);
    }
    // Those who come too late are told so.
    tokio::time::sleep(Duration::from_millis(100)).await;
    let mut fifth = TcpStream::connect(running.address).await.expect("it listens");
    let told = until_closed(&mut fifth, Duration::from_secs(5)).await.expect("closed at once");
    assert!(told.starts_with("HTTP/1.1 503") && told.ends_with("too many open connections\n"), "{told}");
    player.answer("left", 0, "heads").await.expect("stored");
    for stream in &mut open {
        assert!(until_closed(stream, Duration::from_secs(5)).await.is_some());
    }
    assert_eq!(
        call(running.address, "GET", "/health", "", "").await.status,
        200,
        "the places are free again"
    );
}

#[tokio::test]
async fn behind_a_proxy_only_the_sum_of_connections_counts() {
    let folder = Folder::new();
    let mut config = config(&folder.database());
    (config.limits.connections, config.limits.connections_each) = (6, 2);
    config.behind_proxy = true;
    let running = run(config).await;
    let mut open = Vec::new();
    for _ in 0..5 {
        open.push(connect(running.address, "GET").await);
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(call(running.address, "GET", "/health", "", "").await.status, 200);
    open.push(connect(running.address, "GET").await);
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(call(running.address, "GET", "/health", "", "").await.status, 503);
}

#[tokio::test]
async fn four_hundred_who_never_finish_their_call_slow_nobody() {
    let folder = Folder::new();
    let running = impatient(&folder, 1_000, 1_000).await;
    let table = new_table(running.address, json!({ "game": "sample", "heroes": 2 })).await;
    let mut player = Client::join(running.address, &keys(&table)).await;
    let mut open = Vec::new();
    for _ in 0..400 {
        open.push(connect(running.address, HEAD).await);
    }
    let began = Instant::now();
    let answers = player.play(20, dice(2)).await;
    assert!(answers > 0 && began.elapsed() < Duration::from_secs(2), "{answers} in {:?}", began.elapsed());
    tokio::time::sleep(Duration::from_millis(800)).await;
    let mut closed = 0;
    for stream in &mut open {
        closed += usize::from(until_closed(stream, Duration::from_millis(200)).await.is_some());
    }
    assert_eq!(closed, 400, "all of them are gone");
}

#[tokio::test]
async fn behind_a_proxy_the_last_entry_of_the_last_line_is_who_calls() {
    let folder = Folder::new();
    let mut config = config(&folder.database());
    (config.limits.tables, config.behind_proxy) = (3, true);
    let running = run(config).await;
    let open = async |forwarded: &str| {
        let headers = format!("{forwarded}Content-Type: application/json\r\n");
        call(running.address, "POST", "/api/tables", &headers, r#"{"game":"coin"}"#).await.status
    };
    // A caller says it comes from elsewhere, each time from somewhere new; the proxy says where it comes from.
    for claimed in 1..=3 {
        let lines = format!("X-Forwarded-For: 10.0.0.{claimed}\r\nX-Forwarded-For: 10.9.9.9, 192.0.2.1\r\n");
        assert_eq!(open(&lines).await, 200, "{claimed}");
    }
    let again = "X-Forwarded-For: 10.0.0.4\r\nX-Forwarded-For: 192.0.2.1\r\n";
    assert_eq!(open(again).await, 429, "all of them were one caller");
    let another = "X-Forwarded-For: 192.0.2.1\r\nX-Forwarded-For: 192.0.2.2\r\n";
    assert_eq!(open(another).await, 200, "and this is another one");
}

#[tokio::test]
async fn whoever_takes_no_answers_is_cut_off() {
    let folder = Folder::new();
    let running = impatient(&folder, 100, 1).await;
    // Many calls, one behind the other, and none of the answers is read: at some point the server has to wait.
    let stuck = connect(
        running.address,
        &"GET /api/games/gloomhaven/menu HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(900),
    )
    .await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(call(running.address, "GET", "/health", "", "").await.status, 503, "its place is taken");
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert_eq!(call(running.address, "GET", "/health", "", "").await.status, 200, "and free again");
    drop(stuck);
}

#[tokio::test]
async fn figures_are_for_the_machine_itself() {
    let folder = Folder::new();
    let mut config = config(&folder.database());
    config.behind_proxy = true;
    let running = run(config).await;
    let get = async |headers: &str| call(running.address, "GET", "/metrics", headers, "").await.status;
    assert_eq!(get("").await, 200);
    assert_eq!(
        get("X-Forwarded-For: 192.0.2.1\r\n").await,
        404,
        "on a quiet server they tell who has answered"
    );
}

/// Opens a socket and says nothing over it.
async fn silent(address: SocketAddr) -> TcpStream {
    let upgrade = "GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
                   Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    let mut stream = connect(address, upgrade).await;
    let mut answer = [0; 1024];
    let read = stream.read(&mut answer).await.expect("an answer");
    assert!(answer[..read].starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer[..read]));
    stream
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_silent_socket_costs_little_memory() {
    const SOCKETS: usize = 400;
    let folder = Folder::new();
    let server = Process::start(&folder.database(), &[]);
    let mut open = Vec::new();
    // What the first ones need is not theirs alone.
    for _ in 0..50 {
        open.push(silent(server.address).await);
    }
    let before = server.memory();
    for _ in 0..SOCKETS {
        open.push(silent(server.address).await);
    }
    let each = (server.memory() - before) / SOCKETS;
    println!("{each} KB for a silent socket");
    assert!(each <= 32, "{each} KB for a silent socket");
}
