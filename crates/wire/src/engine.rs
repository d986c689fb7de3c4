//! `gruft engine`: one table for one program, request by request.

use crate::{ErrorKind, Failed, Replied, Reply, Request, State, Verb, look};
use games::Games;
use serde_json::Value;
use table::any::AnyTable;
use table::{Seat, SeatSet, Standing, Until};
use words::Words;

/// One table at a time, and a program from which nothing is hidden.
pub struct Engine {
    games: Games,
    table: Option<Box<dyn AnyTable>>,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine { games: Games::new(), table: None }
    }
}

impl Engine {
    /// Replies to a line of input; `None` if it asks to quit.
    pub fn line(&mut self, line: &[u8]) -> Option<Reply> {
        let request = std::str::from_utf8(line).map_err(|e| ErrorKind::Request.because(e));
        let request = request.and_then(|text| {
            let read = serde_json::from_str::<Request>(text);
            read.map_err(|e| ErrorKind::Request.because(e))
        });
        match request {
            Ok(Request { verb: Verb::Quit, .. }) => None,
            Ok(Request { id, verb }) => Some(Reply::new(id, self.handle(verb))),
            Err(failed) => Some(Reply::new(mark(line), Err(failed))),
        }
    }

    fn handle(&mut self, verb: Verb) -> Result<Replied, Failed> {
        match verb {
            Verb::Games => Ok(Replied::Names(self.games.names().iter().map(|n| (*n).to_owned()).collect())),
            Verb::New { game, scenario, heroes, setup, seed } => {
                let game = self.games.find(&game).map_err(|e| ErrorKind::Game.because(e))?;
                let setup = match setup {
                    Some(setup) => setup,
                    None => {
                        let setup = game.setup(scenario.as_deref(), heroes);
                        setup.map_err(|e| ErrorKind::Setup.because(e))?
                    }
                };
                self.table = Some(game.table(setup, seed).map_err(|e| ErrorKind::Setup.because(e))?);
                self.state()
            }
            Verb::Load { save } => {
                let game = self.games.find(&save.game).map_err(|e| ErrorKind::Game.because(e))?;
                let (table, notes) = game.load(&save).map_err(|e| ErrorKind::Save.because(e))?;
                let notes = Some(notes.iter().map(ToString::to_string).collect());
                let state = State { notes, ..look::state(&*table) };
                self.table = Some(table);
                Ok(Replied::State(state))
            }
            Verb::Save => Ok(Replied::Save(Box::new(self.open()?.save()))),
            Verb::Options { seat, language } => {
                let table = self.open()?;
                let viewer = look::viewer(table, seat.as_deref())?;
                Ok(Replied::Questions(look::questions(table, viewer, look::spoken(language.as_deref())?)))
            }
            Verb::Answer { seat, key, question } => self.answer(&seat, &key, question),
            Verb::Undo { seat, agreed } => self.undo(&seat, &agreed),
            Verb::Standing { seat, kind, key, always } => self.standing(&seat, kind, key, always),
            Verb::Scene { seat } => {
                let table = self.open()?;
                Ok(Replied::Scene(Box::new(table.scene(look::viewer(table, seat.as_deref())?))))
            }
            Verb::Faces { cards, seat, called, language } => {
                let words = look::spoken(language.as_deref())?.unwrap_or_else(Words::english);
                self.faces(cards.as_deref(), seat.as_deref(), called.as_deref(), words)
            }
            Verb::Log { seat, since, language } => {
                let table = self.open()?;
                let viewer = look::viewer(table, seat.as_deref())?;
                Ok(Replied::Story(look::story(table, viewer, since, look::spoken(language.as_deref())?)))
            }
            Verb::Quit => self.state(),
        }
    }

    fn answer(&mut self, seat: &str, key: &str, question: Option<u32>) -> Result<Replied, Failed> {
        let table = self.open_mut()?;
        let seat = look::named(table, seat)?;
        let question = question.or_else(|| table.question(seat)).unwrap_or_default();
        let entries = table.answer(seat, question, key).map_err(|e| ErrorKind::Refused.because(e))?;
        Ok(Replied::State(State { entries: Some(entries), ..look::state(table) }))
    }

    /// What is printed on these cards, or on all; as far as a seat can read them, and as they are called.
    fn faces(
        &self,
        cards: Option<&[String]>,
        seat: Option<&str>,
        called: Option<&str>,
        words: &Words,
    ) -> Result<Replied, Failed> {
        let table = self.open()?;
        let game = self.games.find(table.game()).map_err(|e| ErrorKind::Game.because(e))?;
        let faces = look::faces(game, table);
        let mut found = match seat {
            Some(seat) => look::readable(&faces, table, look::viewer(table, Some(seat))?),
            None => faces.iter().map(|(name, face)| (name.to_owned(), face.clone())).collect(),
        };
        found.retain(|name, face| {
            cards.is_none_or(|cards| cards.contains(name))
                && called.is_none_or(|called| look::is_called(face, called, words))
        });
        Ok(Replied::Faces(found))
    }

    fn undo(&mut self, seat: &str, agreed: &[String]) -> Result<Replied, Failed> {
        let table = self.open_mut()?;
        let by = look::named(table, seat)?;
        let agreed = agreed.iter().map(|name| look::named(table, name)).collect::<Result<Vec<Seat>, _>>()?;
        table.undo(by, SeatSet::of(agreed)).map_err(|e| ErrorKind::Refused.because(e))?;
        self.state()
    }

    fn standing(
        &mut self,
        seat: &str,
        kind: String,
        key: Option<String>,
        always: bool,
    ) -> Result<Replied, Failed> {
        let table = self.open_mut()?;
        let seat = look::named(table, seat)?;
        let Some(key) = key else {
            table.clear_standing(seat, &kind);
            return self.state();
        };
        let until = if always { Until::Cleared } else { Until::NextDecision };
        let standing = Standing { seat, kind, key, until };
        table.standing(standing).map_err(|e| ErrorKind::Refused.because(e))?;
        self.state()
    }

    fn open(&self) -> Result<&dyn AnyTable, Failed> {
        self.table.as_deref().ok_or_else(no_table)
    }

    fn open_mut(&mut self) -> Result<&mut dyn AnyTable, Failed> {
        match &mut self.table {
            Some(table) => Ok(&mut **table),
            None => Err(no_table()),
        }
    }

    fn state(&self) -> Result<Replied, Failed> {
        Ok(Replied::State(look::state(self.open()?)))
    }
}

fn no_table() -> Failed {
    ErrorKind::Table.because("there is no table yet; say new or load")
}

/// The `id` of a request that cannot be read otherwise.
fn mark(line: &[u8]) -> Value {
    let value = serde_json::from_slice::<Value>(line).ok();
    value.and_then(|value| value.get("id").cloned()).unwrap_or(Value::Null)
}
