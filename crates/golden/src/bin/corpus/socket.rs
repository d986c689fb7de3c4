//! As much of HTTP and of WebSocket as is needed to sit down at a table of one's own server.

use golden::Failure;
use serde_json::Value;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// A call with JSON; what comes back, if it went well.
pub fn post(address: &str, path: &str, body: &Value) -> Result<Value, Failure> {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address).map_err(|e| format!("{address}: {e}"))?;
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).map_err(|e| e.to_string())?;
    let mut all = Vec::new();
    stream.read_to_end(&mut all).map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&all);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    // In chunks or not: the JSON is all between the first and the last bracket.
    let json = body.find(['{', '[']).zip(body.rfind(['}', ']'])).map(|(from, to)| &body[from..=to]);
    let json = serde_json::from_str(json.unwrap_or("null")).map_err(|e| format!("{path}: {e}: {body}"));
    if head.contains(" 200 ") { json } else { Err(format!("{path}: {head}: {body}")) }
}

/// A socket at a table.
pub struct Socket {
    stream: TcpStream,
    next: u64,
    /// Everything that was told and is no reply.
    pub told: Vec<Value>,
}

impl Socket {
    /// Opens one.
    pub fn open(address: &str) -> Result<Socket, Failure> {
        let mut stream = TcpStream::connect(address).map_err(|e| format!("{address}: {e}"))?;
        stream.set_read_timeout(Some(Duration::from_secs(30))).map_err(|e| e.to_string())?;
        let head = format!(
            "GET /ws HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).map_err(|e| e.to_string())?;
        let mut seen = Vec::new();
        while !seen.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte).map_err(|e| e.to_string())?;
            seen.push(byte[0]);
        }
        if !seen.starts_with(b"HTTP/1.1 101") {
            return Err(String::from_utf8_lossy(&seen).into_owned());
        }
        Ok(Socket { stream, next: 1, told: Vec::new() })
    }

    /// Says something and waits for the reply.
    pub fn ask(&mut self, mut command: Value) -> Result<Value, Failure> {
        let id = self.next;
        self.next += 1;
        command["id"] = id.into();
        self.say(&command.to_string())?;
        loop {
            let mut heard = self.hear()?;
            if heard["id"] != id {
                self.told.push(heard);
            } else if let Some(error) = heard.get("error") {
                return Err(error["text"].as_str().unwrap_or_default().to_owned());
            } else {
                return Ok(heard["ok"].take());
            }
        }
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        // What a client says is masked; with zeroes it stays as it is.
        let mut frame = vec![0x81];
        match text.len() {
            n @ 0..=125 => frame.push(0x80 | n as u8),
            n => {
                frame.push(0x80 | 126);
                frame.extend((n as u16).to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        self.stream.write_all(&frame).map_err(|e| e.to_string())
    }

    fn hear(&mut self) -> Result<Value, Failure> {
        loop {
            let [first, length] = self.bytes::<2>()?;
            let length = match length & 0x7f {
                126 => u64::from(u16::from_be_bytes(self.bytes()?)),
                127 => u64::from_be_bytes(self.bytes()?),
                n => u64::from(n),
            };
            let mut frame = vec![0; usize::try_from(length).map_err(|e| e.to_string())?];
            self.stream.read_exact(&mut frame).map_err(|e| e.to_string())?;
            match first & 0x0f {
                1 => return serde_json::from_slice(&frame).map_err(|e| e.to_string()),
                8 => {
                    return Err(format!(
                        "closed: {}",
                        String::from_utf8_lossy(frame.get(2..).unwrap_or_default())
                    ));
                }
                _ => {}
            }
        }
    }

    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], Failure> {
        let mut bytes = [0; N];
        self.stream.read_exact(&mut bytes).map_err(|e| e.to_string())?;
        Ok(bytes)
    }
}
