//! Saves, by `gruft engine`.

use golden::corpus::{pack, saves, unpack};
use golden::{Failure, corpus::GAMES};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use table::RandomPlayer;

/// A program that is spoken to line by line.
struct Engine {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Engine {
    fn start(program: &str) -> Result<Engine, Failure> {
        let mut command = Command::new(program);
        command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|e| format!("{program}: {e}"))?;
        let (to, from) = (child.stdin.take(), child.stdout.take());
        let (to, from) = to.zip(from).ok_or("the engine does not listen")?;
        Ok(Engine { child, to, from: BufReader::new(from) })
    }

    fn ask(&mut self, request: &Value) -> Result<Value, Failure> {
        writeln!(self.to, "{request}").map_err(|e| e.to_string())?;
        let mut line = String::new();
        self.from.read_line(&mut line).map_err(|e| e.to_string())?;
        let mut reply: Value = serde_json::from_str(&line).map_err(|e| format!("{e}: {line}"))?;
        match reply.get("error") {
            Some(error) => Err(error["text"].as_str().unwrap_or_default().to_owned()),
            None => Ok(reply["ok"].take()),
        }
    }

    /// Somebody gives any answer; says whether anybody was asked.
    fn play(&mut self, seats: &[Value], random: &mut RandomPlayer) -> Result<bool, Failure> {
        let open = self.ask(&json!({ "do": "options" }))?;
        let open: Vec<&Value> =
            open.as_array().into_iter().flatten().filter(|q| q.get("asked").is_some()).collect();
        if open.is_empty() {
            return Ok(false);
        }
        let question = open[random.below(open.len())];
        let options = question["asked"]["options"].as_array().ok_or("no options")?;
        let option = &options[random.below(options.len())];
        let seat = option.get("seat").unwrap_or(&question["seats"][0]);
        let seat = seat.as_u64().and_then(|n| seats.get(usize::try_from(n).ok()?)).ok_or("no such seat")?;
        self.ask(&json!({ "do": "answer", "seat": seat, "key": option["key"] }))?;
        Ok(true)
    }
}

/// Has every game played for a while and stored.
pub fn make(program: &str, folder: &Path, saves: usize) -> Result<(), Failure> {
    let mut engine = Engine::start(program)?;
    for (game, scenarios) in GAMES {
        let mut made = 0;
        for seed in 0.. {
            if made == saves {
                break;
            }
            if seed > 20 * saves as u64 + 100 {
                return Err(format!("{game} does not come to {saves} saves"));
            }
            let scenario = scenarios[seed as usize % scenarios.len()];
            let name = format!("{game}-{scenario}-{seed}");
            let mut random = RandomPlayer::new(seed);
            let heroes = 2 + (seed as usize / scenarios.len()) % 3;
            let new =
                json!({ "do": "new", "game": game, "scenario": scenario, "heroes": heroes, "seed": seed });
            // An earlier version may not have this scenario, or not for so many.
            let Ok(state) = engine.ask(&new) else { continue };
            let seats = state["seats"].as_array().cloned().unwrap_or_default();
            let answers = 20 + random.below(180);
            let mut goes_on = true;
            for _ in 0..answers {
                goes_on = goes_on && engine.play(&seats, &mut random)?;
            }
            // A game that is over is nobody's to go on with.
            if !goes_on || engine.ask(&json!({ "do": "options" }))?.as_array().is_none_or(Vec::is_empty) {
                continue;
            }
            let save = engine.ask(&json!({ "do": "save" }))?.to_string();
            let plain = folder.join(format!("{name}.json"));
            std::fs::write(&plain, &save).map_err(|e| format!("{}: {e}", plain.display()))?;
            let case = Command::new(program).args(["case", "--from"]).arg(&plain).output();
            let case = case.map_err(|e| format!("{program}: {e}"))?;
            std::fs::remove_file(&plain).map_err(|e| format!("{}: {e}", plain.display()))?;
            if !case.status.success() {
                return Err(format!("{name}: {}", String::from_utf8_lossy(&case.stderr)));
            }
            pack(&folder.join(format!("{name}.json.gz")), save.as_bytes())?;
            pack(&folder.join(format!("{name}.toml.gz")), &case.stdout)?;
            made += 1;
        }
        println!("{game}: {made} saves");
    }
    Ok(())
}

/// What became of the saves of a game.
#[derive(Default)]
struct Counted {
    saves: usize,
    refused: BTreeMap<String, usize>,
    silent: usize,
    noted: usize,
    dropped: usize,
    cut: usize,
}

/// Opens every save and counts.
pub fn attempt(program: &str, folder: &Path) -> Result<(), Failure> {
    let mut engine = Engine::start(program)?;
    let mut all: BTreeMap<String, Counted> = BTreeMap::new();
    for path in saves(folder)? {
        let save: Value =
            serde_json::from_slice(&unpack(&path)?).map_err(|e| format!("{}: {e}", path.display()))?;
        let counted = all.entry(save["game"].as_str().unwrap_or_default().to_owned()).or_default();
        counted.saves += 1;
        match engine.ask(&json!({ "do": "load", "save": save })) {
            Err(why) => *counted.refused.entry(why.chars().take(160).collect()).or_default() += 1,
            Ok(state) => {
                let notes: Vec<&str> =
                    state["notes"].as_array().into_iter().flatten().flat_map(Value::as_str).collect();
                counted.silent += usize::from(notes.is_empty());
                counted.noted += usize::from(!notes.is_empty());
                counted.dropped += notes.iter().map(|note| dropped(note)).sum::<usize>();
                let now = engine.ask(&json!({ "do": "save" }))?;
                counted.cut += usize::from(now["start"]["at"] != save["start"]["at"]);
            }
        }
    }
    for (game, counted) in all {
        let Counted { saves, refused, silent, noted, dropped, cut } = counted;
        let lost: usize = refused.values().sum();
        println!(
            "{game}: {saves} saves: {lost} refused, {silent} whole, {noted} with a note, {cut} cut at their rest, {dropped} answers dropped"
        );
        refused.iter().for_each(|(why, n)| println!("  {n} × {why}"));
    }
    Ok(())
}

/// How many answers a note says have to be given again.
fn dropped(note: &str) -> usize {
    let before = note.split(" to be given again").next().unwrap_or_default();
    let words: Vec<&str> = before.split(' ').collect();
    match note.contains(" to be given again") {
        true => words.iter().rev().find_map(|word| word.parse().ok()).unwrap_or_default(),
        false => 0,
    }
}
