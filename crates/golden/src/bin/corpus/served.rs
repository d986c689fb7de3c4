//! A database with tables, links and an account, by `gruft serve`.

use crate::socket::{Socket, post};
use golden::Failure;
use golden::corpus::{DATABASE, GAMES, LINKS, pack, unpack};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use table::RandomPlayer;

struct Server {
    child: Child,
    address: String,
    /// Earlier programs end when nobody reads what they say.
    _said: BufReader<ChildStdout>,
}

impl Server {
    fn start(program: &str, database: &Path) -> Result<Server, Failure> {
        let mut command = Command::new(program);
        command.args([
            "serve",
            "--port",
            "0",
            "--no-open",
            "--most-tables",
            "10000",
            "--most-messages",
            "5000",
        ]);
        command.arg("--db").arg(format!("sqlite:{}", database.display()));
        let mut child = command.stdout(Stdio::piped()).spawn().map_err(|e| format!("{program}: {e}"))?;
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().ok_or("it says nothing")?);
        said.read_line(&mut line).map_err(|e| e.to_string())?;
        let address =
            line.trim().rsplit("http://").next().unwrap_or_default().trim_end_matches('/').to_owned();
        Ok(Server { child, address, _said: said })
    }

    /// Ends as Ctrl-C does, so that everything is stored.
    fn stop(mut self) -> Result<(), Failure> {
        if !cfg!(unix) {
            return Err("a server is told to end as Unix tells it".to_owned());
        }
        let told = Command::new("kill").args(["-INT", &self.child.id().to_string()]).status();
        told.map_err(|e| e.to_string())?;
        self.child.wait().map(|_| ()).map_err(|e| e.to_string())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sits down with these keys.
fn sit(address: &str, keys: &Value) -> Result<Socket, Failure> {
    let mut why = String::new();
    // The first versions spoke protocol 1.
    for protocol in [2, 1] {
        let mut socket = Socket::open(address)?;
        match socket.ask(json!({ "do": "hello", "protocol": protocol, "keys": keys })) {
            Ok(_) => return Ok(socket),
            Err(error) if why.is_empty() || !error.contains("protocol") => why = error,
            Err(_) => {}
        }
    }
    Err(why)
}

/// Answers whatever the seats are asked, at most so often; says how often.
fn play(socket: &mut Socket, most: usize, random: &mut RandomPlayer) -> Result<usize, Failure> {
    let mut asked: BTreeMap<String, Value> = BTreeMap::new();
    // Until something is told there is nothing to answer.
    socket.ask(json!({ "do": "refresh" }))?;
    for answered in 0..most {
        for told in socket.told.iter().filter(|told| told["tell"] == "view") {
            if let (Some(view), Some(questions)) = (told["view"].as_str(), told.get("questions")) {
                asked.insert(view.to_owned(), questions.clone());
            }
        }
        socket.told.retain(|told| told["tell"] == "talk");
        let open = asked.iter().find_map(|(view, questions)| {
            let question = questions.as_array()?.iter().find_map(|question| question.get("asked"))?;
            let options = question["options"].as_array().filter(|options| !options.is_empty())?;
            Some((view, question["question"].clone(), options))
        });
        let Some((view, question, options)) = open else { return Ok(answered) };
        let key = &options[random.below(options.len())]["key"];
        let answer = json!({ "do": "answer", "seat": view, "question": question, "key": key });
        if let Err(why) = socket.ask(answer) {
            return if why.contains("over") { Ok(answered) } else { Err(why) };
        }
    }
    Ok(most)
}

/// Opens tables of every game, plays at them, and keeps some in an account.
pub fn make(program: &str, folder: &Path, tables: usize) -> Result<(), Failure> {
    let database = folder.join("gruft.db");
    let server = Server::start(program, &database)?;
    let name_and_password = json!({ "name": "adventurer", "password": "a lamp in the dark" });
    let account = post(&server.address, "/api/accounts", &name_and_password)?;
    let mut links = Vec::new();
    for n in 0..tables {
        let (game, scenarios) = GAMES[n % GAMES.len()];
        let scenario = scenarios[n / GAMES.len() % scenarios.len()];
        let heroes = 2 + n % 3;
        let new = json!({ "game": game, "scenario": scenario, "heroes": heroes, "seed": n, "title": format!("Table {n}") });
        let Ok(opened) = post(&server.address, "/api/tables", &new) else { continue };
        let keys: Vec<Value> = opened["seats"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|seat| seat["link"]["key"].clone())
            .collect();
        let keys = Value::Array(keys);
        let mut socket = sit(&server.address, &keys)?;
        socket.ask(json!({ "do": "chat", "text": "Keep this" }))?;
        let mut random = RandomPlayer::new(n as u64);
        let answers = 15 + random.below(120);
        play(&mut socket, answers, &mut random)?;
        if n % 3 == 0 {
            socket.ask(json!({ "do": "keep", "session": account["session"] }))?;
        }
        links.push(json!({ "table": opened["table"], "game": game, "keys": keys }));
    }
    server.stop()?;
    let account =
        json!({ "name": "adventurer", "password": "a lamp in the dark", "recovery": account["recovery"] });
    let links = serde_json::to_string_pretty(&json!({ "account": account, "tables": links }));
    let links = links.map_err(|e| e.to_string())? + "\n";
    std::fs::write(folder.join(LINKS), links).map_err(|e| e.to_string())?;
    let bytes = std::fs::read(&database).map_err(|e| format!("{}: {e}", database.display()))?;
    pack(&folder.join(DATABASE), &bytes)?;
    for ending in ["", "-wal", "-shm", ".lock"] {
        let _ = std::fs::remove_file(folder.join(format!("gruft.db{ending}")));
    }
    println!("a database with {tables} tables");
    Ok(())
}

/// Opens every table through its links and plays three answers.
pub fn attempt(program: &str, folder: &Path) -> Result<(), Failure> {
    let links = std::fs::read(folder.join(LINKS)).map_err(|e| format!("{}: {e}", folder.display()))?;
    let links: Value = serde_json::from_slice(&links).map_err(|e| e.to_string())?;
    let here = std::env::temp_dir().join(format!("gruft-corpus-{}", std::process::id()));
    std::fs::create_dir_all(&here).map_err(|e| e.to_string())?;
    let database = here.join("gruft.db");
    std::fs::write(&database, unpack(&folder.join(DATABASE))?).map_err(|e| e.to_string())?;
    let server = Server::start(program, &database)?;
    let (mut opened, mut played, mut told, mut dropped) = (0, 0, 0, 0);
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    let tables = links["tables"].as_array().cloned().unwrap_or_default();
    for table in &tables {
        let went = sit(&server.address, &table["keys"]).and_then(|mut socket| {
            // What was told so far comes with the next reply.
            socket.ask(json!({ "do": "refresh" }))?;
            for talk in socket.told.iter().filter(|told| told["tell"] == "talk") {
                if let Some(lost) = talk["what"].get("upgraded") {
                    told += 1;
                    dropped += lost.as_u64().unwrap_or_default();
                }
            }
            opened += 1;
            let over = socket.told.iter().any(|told| told["tell"] == "table" && told["over"] == true);
            let went = play(&mut socket, 3, &mut RandomPlayer::new(7))?;
            played += usize::from(over || went > 0);
            Ok(())
        });
        if let Err(why) = went {
            *refused.entry(format!("{}: {why}", table["game"].as_str().unwrap_or_default())).or_default() +=
                1;
        }
    }
    server.stop()?;
    let _ = std::fs::remove_dir_all(&here);
    println!(
        "{} tables: {opened} opened, {played} played on, {told} told of other rules, {dropped} answers dropped",
        tables.len()
    );
    refused.iter().for_each(|(why, n)| println!("  {n} × {why}"));
    Ok(())
}
