//! Saves and reports: a table as text.

use crate::history::{Record, Rest};
use crate::table::{QuestionId, Refused, Standing};
use crate::{Broken, Entry, Game, RulesId, Seat, State, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// The format's number; raised when old saves can no longer be read.
const FORMAT: u32 = 1;

/// A table as it is stored: the first rest, the last rest, and the record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Save {
    /// Says what the file is.
    pub gruft: u32,
    /// The game's name.
    pub game: String,
    /// The rules it was played by.
    pub rules: RulesId,
    /// What was agreed before; null at a table that began at a position.
    pub setup: Value,
    /// Where the record begins.
    pub start: SavedRest,
    /// The rest before the open question.
    pub rest: SavedRest,
    /// Every answer and undo.
    pub entries: Vec<Entry>,
    /// How many questions each seat has seen closed.
    pub numbers: Vec<QuestionId>,
    /// What is answered in advance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<Standing>,
    /// Whether the next answer is salted, and with what.
    #[serde(default)]
    pub salt_due: bool,
    /// Randomness for salts.
    #[serde(default)]
    pub fresh: u64,
}

/// A rest in a save.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedRest {
    /// How many answers counted before it.
    pub at: usize,
    /// The world and its chance.
    pub state: Value,
}

/// What there is to say about a save that was loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadNote {
    /// It was played by other rules: it goes on from its last rest, and these answers are to be given again.
    OtherRules {
        /// The rules of the save.
        saved: RulesId,
        /// How many answers were dropped.
        dropped: usize,
    },
}

impl std::fmt::Display for LoadNote {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let LoadNote::OtherRules { saved, dropped } = self;
        write!(f, "saved under other rules ({saved}): play goes on from the last rest; ")?;
        match dropped {
            0 => write!(f, "no answer was lost"),
            1 => write!(f, "1 answer has to be given again"),
            n => write!(f, "{n} answers have to be given again"),
        }
    }
}

/// Why a save could not be loaded.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LoadError {
    /// The text is no save, or a part of it is missing.
    #[error("this is not a save of Gruft: {0}")]
    NotASave(String),
    /// It was written by a later Gruft.
    #[error("the save has format {0}, this Gruft reads up to {FORMAT}")]
    NewerFormat(u32),
    /// It is a save of another game.
    #[error("the save is of {save}, not of {game}")]
    OtherGame {
        /// The game of the save.
        save: String,
        /// The game that was to load it.
        game: &'static str,
    },
    /// The world in it cannot be read by these rules.
    #[error("the save's {what} cannot be read: {why}")]
    Unreadable {
        /// Which part.
        what: &'static str,
        /// Why.
        why: String,
    },
    /// Its record does not lead to its rest.
    #[error("the save contradicts itself: {0}")]
    Contradicts(String),
}

impl Save {
    pub(crate) fn of<G: Game>(table: &Table<G>) -> Save {
        let rest = |rest: &Rest<G>| SavedRest {
            at: rest.at,
            state: serde_json::to_value(&*rest.state).unwrap_or(Value::Null),
        };
        Save {
            gruft: FORMAT,
            game: table.game.name().to_owned(),
            rules: table.game.rules(),
            setup: table.setup.as_ref().and_then(|s| serde_json::to_value(s).ok()).unwrap_or(Value::Null),
            start: rest(table.rests.first()),
            rest: rest(table.rests.last()),
            entries: table.entries(),
            numbers: table.numbers.to_vec(),
            standing: table.standing.clone(),
            salt_due: table.salt_due,
            fresh: table.fresh,
        }
    }

    /// The save as text.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// A save from its text.
    pub fn from_text(text: &str) -> Result<Save, LoadError> {
        let value: Value = serde_json::from_str(text).map_err(|e| LoadError::NotASave(e.to_string()))?;
        let format = value.get("gruft").and_then(Value::as_u64);
        match format {
            None => Err(LoadError::NotASave("it does not say so".to_owned())),
            Some(n) if n > u64::from(FORMAT) => {
                Err(LoadError::NewerFormat(u32::try_from(n).unwrap_or(u32::MAX)))
            }
            Some(_) => serde_json::from_value(value).map_err(|e| LoadError::NotASave(e.to_string())),
        }
    }
}

impl<G: Game> Table<G> {
    /// Opens a saved table, and says what had to be left out.
    ///
    /// Under the same rules the whole record is played again and must lead to the saved rest. Under other
    /// rules the table goes on from the saved rest; the answers given since are dropped.
    pub fn load(game: Arc<G>, save: &Save) -> Result<(Table<G>, Vec<LoadNote>), LoadError> {
        if save.game != game.name() {
            return Err(LoadError::OtherGame { save: save.game.clone(), game: game.name() });
        }
        let contradicts = |text: &str| LoadError::Contradicts(text.to_owned());
        let mut record = Record::of(&save.entries);
        let mut given = record.effective().ok_or_else(|| contradicts("it undoes what was not answered"))?;
        if save.start.at > save.rest.at || save.rest.at > given.len() {
            return Err(contradicts("its rest lies outside its record"));
        }
        let rest: State<G> = state(&save.rest, "rest")?;
        let same_rules = save.rules == game.rules();
        let dropped = if same_rules { 0 } else { given.len() - save.rest.at };
        let mut notes = Vec::new();
        let (at, first) = if same_rules {
            (save.start.at, state(&save.start, "start")?)
        } else {
            notes.push(LoadNote::OtherRules { saved: save.rules, dropped });
            if dropped > 0 {
                let agreed = crate::SeatSet::first(Seat::MOST);
                record.push(Entry::Undo { by: Seat(0), agreed, what: crate::Undone::Last(dropped as u32) });
            }
            given.truncate(save.rest.at);
            (save.rest.at, rest.clone())
        };
        let first = Rest { at, told: 0, number: 0, state: Arc::new(first) };
        let mut table =
            Table::at_rest(game, first, record, given).map_err(|b| LoadError::Contradicts(b.to_string()))?;
        let reached = table.rests.last();
        if same_rules && (reached.at != save.rest.at || *reached.state != rest) {
            return Err(contradicts("its record does not lead to its rest"));
        }
        table.setup = match &save.setup {
            Value::Null => None,
            setup => match serde_json::from_value(setup.clone()) {
                Ok(setup) => Some(setup),
                // What was agreed under other rules may no longer be readable; the world is what counts.
                Err(_) if !same_rules => None,
                Err(error) => return Err(unreadable("setup", &error)),
            },
        };
        table.numbers.iter_mut().zip(&save.numbers).for_each(|(number, saved)| *number = *saved);
        table.standing = save.standing.clone();
        table.salt_due = save.salt_due;
        table.fresh = save.fresh;
        if dropped > 0 {
            // As with an undo: what was dropped may have shown dice, and its questions are closed.
            table.salt_due = true;
            table.close_questions(crate::SeatSet::first(Seat::MOST));
            table.follow_standing_answers();
        }
        Ok((table, notes))
    }

    /// Opens a saved table where its record begins, before its first answer, and under the present rules: whoever
    /// wants to see the game again line by line, or as far as the rules still allow it, appends the record.
    pub fn rewound(game: Arc<G>, save: &Save) -> Result<Table<G>, LoadError> {
        if save.game != game.name() {
            return Err(LoadError::OtherGame { save: save.game.clone(), game: game.name() });
        }
        if save.start.at > 0 {
            return Err(LoadError::Contradicts("its record begins in the middle of a game".to_owned()));
        }
        let first = Rest { at: 0, told: 0, number: 0, state: Arc::new(state(&save.start, "start")?) };
        let table = Table::at_rest(game, first, Record::default(), Vec::new());
        let mut table = table.map_err(|b| LoadError::Contradicts(b.to_string()))?;
        table.setup = serde_json::from_value(save.setup.clone()).map_err(|e| unreadable("setup", &e))?;
        table.fresh = save.fresh;
        Ok(table)
    }
}

fn state<G: Game>(rest: &SavedRest, what: &'static str) -> Result<State<G>, LoadError> {
    serde_json::from_value(rest.state.clone()).map_err(|e| unreadable(what, &e))
}

fn unreadable(what: &'static str, error: &serde_json::Error) -> LoadError {
    LoadError::Unreadable { what, why: error.to_string() }
}

/// What is needed to see a bug again: the table at its last good question, and what broke it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// What went wrong.
    pub broken: Broken,
    /// The answer or undo that led to it.
    pub attempt: Entry,
    /// The table before it.
    pub save: Save,
}

impl Report {
    pub(crate) fn new<G: Game>(table: &Table<G>, broken: Broken, attempt: Entry) -> Report {
        Report { broken, attempt, save: table.save() }
    }

    /// Makes the attempt again, under the rules of this game.
    ///
    /// The record is played again from its start, also if the rules have changed since: mending a rule
    /// raises their number, and that is when one wants to know.
    pub fn reproduce<G: Game>(&self, game: Arc<G>) -> Result<Reproduced, LoadError> {
        let mut save = self.save.clone();
        save.rules = game.rules();
        let record = Record::of(&save.entries);
        let given =
            record.effective().ok_or_else(|| LoadError::Contradicts("it undoes too much".to_owned()))?;
        let first =
            Rest { at: save.start.at, told: 0, number: 0, state: Arc::new(state(&save.start, "start")?) };
        if first.at > given.len() {
            return Err(LoadError::Contradicts("its start lies outside its record".to_owned()));
        }
        let mut table = match Table::at_rest(game, first, record, given) {
            Ok(table) => table,
            Err(Broken::Diverged(why)) => return Ok(Reproduced::CannotTell(why)),
            Err(broken) => return Ok(Reproduced::Breaks(broken)),
        };
        Ok(match table.append(&self.attempt) {
            Ok(()) => Reproduced::Mended,
            Err(Refused::Broken(report)) => Reproduced::Breaks(report.broken),
            Err(refused) => Reproduced::CannotTell(refused.to_string()),
        })
    }
}

/// What came of making the attempt of a report again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reproduced {
    /// It breaks.
    Breaks(Broken),
    /// It goes well.
    Mended,
    /// Under these rules the game does not come to that point any more.
    CannotTell(String),
}
