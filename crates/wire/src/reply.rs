//! What comes back.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Display;
use table::scene::Face;
use table::{Entry, Line, Offered, Phrase, QuestionId, Save, Scene, Seat};
use ts_rs::TS;

/// The reply to a request: what was asked for, or why not.
#[derive(Debug, Serialize)]
pub struct Reply {
    /// The mark that came with the request.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub id: Value,
    /// What was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ok: Option<Replied>,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Failed>,
}

impl Reply {
    /// The reply with this mark.
    pub fn new(id: Value, result: Result<Replied, Failed>) -> Reply {
        match result {
            Ok(ok) => Reply { id, ok: Some(ok), error: None },
            Err(error) => Reply { id, ok: None, error: Some(error) },
        }
    }
}

/// What was asked for.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Replied {
    /// Names of games.
    Names(Vec<String>),
    /// Who is asked now.
    State(State),
    /// The open questions.
    Questions(Vec<Question>),
    /// What a viewer sees.
    Scene(Box<Scene>),
    /// What is printed on cards, by the names that scenes have for them.
    Faces(BTreeMap<String, Face>),
    /// What has happened.
    Story(Story),
    /// The table as it can be stored.
    Save(Box<Save>),
}

/// Why a request was not carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Failed {
    /// For programs.
    pub kind: ErrorKind,
    /// For people.
    pub text: String,
}

/// The kinds of errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorKind {
    /// It is not JSON, or there is no such request.
    Request,
    /// There is no such game.
    Game,
    /// The setup makes no game.
    Setup,
    /// The save cannot be opened.
    Save,
    /// There is no such seat, or it is not yours.
    Seat,
    /// There is no such language.
    Language,
    /// There is no such table.
    Table,
    /// The table refuses: not asked, not offered, nothing to undo, others must agree first.
    Refused,
    /// The answer is to a question that is no longer open.
    Stale,
    /// That is not allowed here.
    Forbidden,
    /// The table is paused, or its game is over.
    Closed,
    /// Too much or too often.
    Limit,
    /// The database cannot store it now; try again.
    Storage,
}

impl ErrorKind {
    /// An error of this kind.
    pub fn because(self, text: impl Display) -> Failed {
        Failed { kind: self, text: text.to_string() }
    }
}

/// Who is asked, by name, and how it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct State {
    /// All seats.
    pub seats: Vec<String>,
    /// Who is asked something now.
    pub asked: Vec<String>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<Ended>,
    /// What was added to the record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(skip)]
    pub entries: Option<Vec<Entry>>,
    /// What had to be left out of a save.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub notes: Option<Vec<String>>,
}

/// How a game ended, by the seats' names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Ended {
    /// Who won; nobody, when all lost together.
    pub winners: Vec<String>,
    /// Whether the heroes won.
    #[serde(rename = "heroesWon")]
    pub heroes_won: bool,
    /// What is noted for a campaign or a report.
    #[ts(type = "Array<[string, number]>")]
    pub notes: Vec<(String, i64)>,
}

/// An open question as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Question {
    /// Who is asked; any one of them answers.
    pub seats: Vec<Seat>,
    /// What is asked; only for those who are asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Asked>,
}

/// A question with its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AskedInWords")]
pub struct Asked {
    /// To be given back with the answer.
    pub question: QuestionId,
    /// The kind of question.
    pub kind: String,
    /// The question itself.
    pub say: Phrase,
    /// The question as a sentence, if a language was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// The rules that leave it to a player.
    pub rules: Vec<String>,
    /// How much of a move is left, where the question counts it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub left: Option<u8>,
    /// What may be answered.
    pub options: Vec<Choice>,
}

/// One option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Choice {
    /// Its key, its phrase and what it points at.
    #[serde(flatten)]
    pub offered: Offered,
    /// The option as a sentence, if a language was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Said {
    /// What happened, and by which rules.
    #[serde(flatten)]
    pub line: Line,
    /// The same as a sentence, if a language was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
}

/// What has happened, from some line on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Story {
    /// The lines.
    pub lines: Vec<Said>,
    /// The number of the next line.
    pub next: usize,
}
