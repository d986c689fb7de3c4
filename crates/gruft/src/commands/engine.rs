//! `gruft engine`: JSON lines for programs in any language. docs/engine.md describes them.

use crate::{Done, Stop};
use games::Games;
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use table::any::AnyTable;
use table::{Save, Seat, SeatSet, Standing, Until, Viewer};
use words::{Language, Words};

/// A request. `id` is given back with the answer.
#[derive(Debug, Deserialize)]
struct Request {
    #[serde(default)]
    id: Value,
    #[serde(flatten)]
    verb: Verb,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum Verb {
    Games,
    New {
        game: String,
        #[serde(default)]
        scenario: Option<String>,
        #[serde(default)]
        heroes: Option<u8>,
        #[serde(default)]
        setup: Option<Value>,
        #[serde(default)]
        seed: u64,
    },
    Load {
        save: Save,
    },
    Save,
    Options {
        #[serde(default)]
        seat: Option<String>,
        #[serde(default)]
        language: Option<String>,
    },
    Answer {
        seat: String,
        key: String,
        #[serde(default)]
        question: Option<u32>,
    },
    Undo {
        seat: String,
        #[serde(default)]
        agreed: Vec<String>,
    },
    Standing {
        seat: String,
        kind: String,
        #[serde(default)]
        key: Option<String>,
        #[serde(default)]
        always: bool,
    },
    Scene {
        #[serde(default)]
        seat: Option<String>,
    },
    Log {
        #[serde(default)]
        seat: Option<String>,
        #[serde(default)]
        since: usize,
        #[serde(default)]
        language: Option<String>,
    },
    Quit,
}

/// Runs the command.
pub fn run() -> Done {
    let mut engine = Engine { games: Games::new(), table: None };
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line.map_err(Stop::wrong)?;
        if line.trim().is_empty() {
            continue;
        }
        let (id, answer) = match serde_json::from_str::<Request>(&line) {
            Ok(Request { verb: Verb::Quit, .. }) => return Ok(()),
            Ok(Request { id, verb }) => (id, engine.handle(verb)),
            Err(error) => {
                let id = serde_json::from_str::<Value>(&line).ok().and_then(|v| v.get("id").cloned());
                (id.unwrap_or(Value::Null), Err(("request", error.to_string())))
            }
        };
        let mut reply = match answer {
            Ok(value) => json!({ "ok": value }),
            Err((kind, text)) => json!({ "error": { "kind": kind, "text": text } }),
        };
        if !id.is_null() {
            reply["id"] = id;
        }
        writeln!(out, "{reply}").and_then(|()| out.flush()).map_err(Stop::wrong)?;
    }
    Ok(())
}

/// The kind of error and what to say about it.
type Failed = (&'static str, String);

struct Engine {
    games: Games,
    table: Option<Box<dyn AnyTable>>,
}

fn wrong(kind: &'static str) -> impl Fn(&dyn std::fmt::Display) -> Failed {
    move |error| (kind, error.to_string())
}

impl Engine {
    fn handle(&mut self, verb: Verb) -> Result<Value, Failed> {
        match verb {
            Verb::Games => Ok(json!(self.games.names())),
            Verb::New { game, scenario, heroes, setup, seed } => {
                let game = self.games.find(&game).map_err(|e| wrong("game")(&e))?;
                let setup = match setup {
                    Some(setup) => setup,
                    None => game.setup(scenario.as_deref(), heroes).map_err(|e| wrong("setup")(&e))?,
                };
                self.table = Some(game.table(setup, seed).map_err(|e| wrong("setup")(&e))?);
                self.state()
            }
            Verb::Load { save } => {
                let game = self.games.find(&save.game).map_err(|e| wrong("game")(&e))?;
                let (table, notes) = game.load(&save).map_err(|e| wrong("save")(&e))?;
                self.table = Some(table);
                let mut state = self.state()?;
                state["notes"] = notes.iter().map(ToString::to_string).collect();
                Ok(state)
            }
            Verb::Save => Ok(json!(self.open()?.save())),
            Verb::Options { seat, language } => {
                let table = self.open()?;
                let pending = table.pending(viewer(table, seat.as_deref())?);
                let Some(words) = spoken(language.as_deref())? else { return Ok(json!(pending)) };
                let mut value = json!(pending);
                for (open, value) in pending.iter().zip(value.as_array_mut().into_iter().flatten()) {
                    let Some(asked) = &open.asked else { continue };
                    value["asked"]["text"] = json!(words.say(&asked.say));
                    for (i, option) in asked.options.iter().enumerate() {
                        value["asked"]["options"][i]["text"] = json!(words.say(&option.say));
                    }
                }
                Ok(value)
            }
            Verb::Answer { seat, key, question } => {
                let table = self.open_mut()?;
                let seat = named(table, &seat)?;
                let question = question.or_else(|| table.question(seat)).unwrap_or_default();
                let entries = table.answer(seat, question, &key).map_err(|e| wrong("refused")(&e))?;
                let mut state = self.state()?;
                state["entries"] = json!(entries);
                Ok(state)
            }
            Verb::Undo { seat, agreed } => {
                let table = self.open_mut()?;
                let by = named(table, &seat)?;
                let agreed = agreed.iter().map(|s| named(table, s)).collect::<Result<Vec<_>, _>>()?;
                table.undo(by, SeatSet::of(agreed)).map_err(|e| wrong("refused")(&e))?;
                self.state()
            }
            Verb::Standing { seat, kind, key, always } => {
                let table = self.open_mut()?;
                let seat = named(table, &seat)?;
                let Some(key) = key else {
                    table.clear_standing(seat, &kind);
                    return self.state();
                };
                let until = if always { Until::Cleared } else { Until::NextDecision };
                table.standing(Standing { seat, kind, key, until });
                self.state()
            }
            Verb::Scene { seat } => {
                let table = self.open()?;
                Ok(json!(table.scene(viewer(table, seat.as_deref())?)))
            }
            Verb::Log { seat, since, language } => {
                let table = self.open()?;
                // Counted as this seat sees them: the numbers of all facts would tell of secret ones.
                let all = table.log(viewer(table, seat.as_deref())?, 0);
                let next = all.len();
                let log: Vec<_> = all.into_iter().skip(since).collect();
                let mut lines = json!(log);
                if let Some(words) = spoken(language.as_deref())? {
                    for (i, line) in log.iter().enumerate() {
                        lines[i]["text"] = json!(words.say(&line.say));
                    }
                }
                Ok(json!({ "lines": lines, "next": next }))
            }
            Verb::Quit => Ok(Value::Null),
        }
    }

    fn open(&self) -> Result<&dyn AnyTable, Failed> {
        self.table.as_deref().ok_or_else(|| ("table", "there is no table yet; say new or load".to_owned()))
    }

    fn open_mut(&mut self) -> Result<&mut dyn AnyTable, Failed> {
        match &mut self.table {
            Some(table) => Ok(&mut **table),
            None => Err(("table", "there is no table yet; say new or load".to_owned())),
        }
    }

    /// Who is asked, by name, and the outcome.
    fn state(&self) -> Result<Value, Failed> {
        let table = self.open()?;
        let seats = table.seats();
        let name = |seat: &Seat| seats.iter().find(|(s, _)| s == seat).map(|(_, name)| name.clone());
        let asked: Vec<String> =
            table.pending(Viewer::Spectator).iter().flat_map(|o| &o.seats).filter_map(name).collect();
        let names: Vec<&String> = seats.iter().map(|(_, name)| name).collect();
        let mut state = json!({ "seats": names, "asked": asked });
        if let Some(outcome) = table.outcome() {
            let winners: Vec<String> = outcome.winners.iter().filter_map(|s| name(&s)).collect();
            state["outcome"] =
                json!({ "winners": winners, "heroesWon": outcome.heroes_won, "notes": outcome.notes });
        }
        Ok(state)
    }
}

fn named(table: &dyn AnyTable, name: &str) -> Result<Seat, Failed> {
    let seats = table.seats();
    let found = seats.iter().find(|(_, seat)| seat == name).map(|(seat, _)| *seat);
    found.ok_or_else(|| {
        let names: Vec<&str> = seats.iter().map(|(_, name)| name.as_str()).collect();
        ("seat", format!("there is no seat {name}; there are: {}", names.join(", ")))
    })
}

/// A seat's eyes; without a name, those that see everything.
fn viewer(table: &dyn AnyTable, name: Option<&str>) -> Result<Viewer, Failed> {
    match name {
        None => Ok(Viewer::Engine),
        Some("spectator") => Ok(Viewer::Spectator),
        Some(name) => named(table, name).map(Viewer::Seat),
    }
}

fn spoken(tag: Option<&str>) -> Result<Option<&'static Words>, Failed> {
    let Some(tag) = tag else { return Ok(None) };
    let language = Language::from_tag(tag);
    language.map(|l| Some(Words::of(l))).ok_or_else(|| ("language", format!("there is no language {tag}")))
}
