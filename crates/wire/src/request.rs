//! What a program may ask of `gruft engine`.

use serde::Deserialize;
use serde_json::Value;
use table::Save;

/// A request. `id`, whatever it is, is given back with the reply.
#[derive(Debug, Deserialize)]
pub struct Request {
    /// The program's own mark for this request.
    #[serde(default)]
    pub id: Value,
    /// What to do.
    #[serde(flatten)]
    pub verb: Verb,
}

/// What to do.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Verb {
    /// The names of all games.
    Games,
    /// Opens a table for a new game.
    New {
        /// Which game.
        game: String,
        /// Which scenario; the first, if none is named.
        #[serde(default)]
        scenario: Option<String>,
        /// How many heroes.
        #[serde(default)]
        heroes: Option<u8>,
        /// Everything that is agreed on, in place of scenario and heroes.
        #[serde(default)]
        setup: Option<Value>,
        /// The seed of chance.
        #[serde(default)]
        seed: u64,
    },
    /// Opens a saved table.
    Load {
        /// The save.
        save: Box<Save>,
    },
    /// The table as it can be stored.
    Save,
    /// The open questions.
    Options {
        /// Whose eyes.
        #[serde(default)]
        seat: Option<String>,
        /// With sentences in this language.
        #[serde(default)]
        language: Option<String>,
    },
    /// Answers a question.
    Answer {
        /// Who answers.
        seat: String,
        /// The option's key.
        key: String,
        /// The question that is meant; the open one, if none is named.
        #[serde(default)]
        question: Option<u32>,
    },
    /// Takes back a seat's last answer.
    Undo {
        /// Who.
        seat: String,
        /// Who has agreed.
        #[serde(default)]
        agreed: Vec<String>,
    },
    /// Answers a kind of question in advance.
    Standing {
        /// Who.
        seat: String,
        /// The kind of question.
        kind: String,
        /// The answer; without it, the standing answer is taken back.
        #[serde(default)]
        key: Option<String>,
        /// Until it is taken back, not only to the next decision.
        #[serde(default)]
        always: bool,
    },
    /// What a viewer sees.
    Scene {
        /// Whose eyes.
        #[serde(default)]
        seat: Option<String>,
    },
    /// What is printed on cards.
    Faces {
        /// The names that scenes have for them; every card of the game, if left out.
        #[serde(default)]
        cards: Option<Vec<String>>,
        /// Only those that this seat can read now: what its scene and its questions name.
        #[serde(default)]
        seat: Option<String>,
        /// Only those in whose name, in this language, all of these words stand.
        #[serde(default)]
        called: Option<String>,
        /// The language of the name; English, if left out.
        #[serde(default)]
        language: Option<String>,
    },
    /// What has happened.
    Log {
        /// Whose eyes.
        #[serde(default)]
        seat: Option<String>,
        /// The first line to give, counted as this viewer reads them.
        #[serde(default)]
        since: usize,
        /// With sentences in this language.
        #[serde(default)]
        language: Option<String>,
    },
    /// Ends the engine.
    Quit,
}
