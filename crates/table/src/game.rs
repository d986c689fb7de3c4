//! What a game is to the kernel: a value that owns its content and knows its rules.

use crate::{
    Play, Rule, Seat, SeatSet, Viewer, Viewers, chance::Chance, phrase::Phrase, scene::Scene, scene::Target,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::any::Any;
use std::fmt;
use ts_rs::TS;

/// A game: its rules and its content, shared by all tables at which it is played.
///
/// What happens at a table is in [`Game::World`], a plain value: copied, compared and saved as it is.
pub trait Game: Send + Sync + Sized + 'static {
    /// The name by which people call it: `gloomhaven`.
    const NAME: &'static str;

    /// Everything that changes while it is played. It is saved as JSON: keys of maps are names or numbers,
    /// nothing else.
    type World: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What is agreed before: scenario, party, variants, rulings.
    type Setup: Clone + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a case writes down: a position at a rest.
    type Position: DeserializeOwned;
    /// What can be asked.
    type Prompt: Prompt<Self>;
    /// What can be told.
    type Fact: Fact<Self>;

    /// The world as the game begins.
    fn begin(&self, setup: &Self::Setup, chance: &mut Chance) -> Result<Self::World, SetupError>;

    /// The world of a position that a case describes.
    fn arrange(&self, at: Self::Position, chance: &mut Chance) -> Result<Self::World, SetupError>;

    /// The position that [`Game::arrange`] makes this world of, as a case writes it; nothing, if this game
    /// cannot describe it. Only asked of a world at rest.
    fn describe(&self, _world: &Self::World) -> Option<serde_json::Value> {
        None
    }

    /// A setup to start with when nobody has chosen one, for this many heroes and this scenario.
    fn setup(&self, scenario: Option<&str>, heroes: Option<u8>) -> Result<Self::Setup, SetupError>;

    /// Who sits at the table.
    fn seats(&self, world: &Self::World) -> SeatSet;

    /// The seat's name in cases, saves and on the wire: `brute`, `overlord`.
    fn seat_name(&self, world: &Self::World, seat: Seat) -> String;

    /// Plays one unit: one action, one ability, one activation.
    fn advance(play: &mut Play<'_, Self>) -> Rule;

    /// How the game ended, if it has.
    fn outcome(&self, world: &Self::World) -> Option<Outcome>;

    /// What this viewer sees.
    fn scene(&self, world: &Self::World, viewer: Viewer) -> Scene;

    /// Redeals everything that this seat cannot know, also in the middle of a unit.
    fn imagine(&self, world: &mut Self::World, seat: Seat, chance: &mut Chance);

    /// Whether the world is sound; an impossible world is a bug, and is reported here.
    fn check(&self, world: &Self::World, at: At) -> Result<(), Broken>;

    /// Which rules these are; written into every save.
    fn rules(&self) -> RulesId;
}

/// Where the kernel stands when it has a world checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// Between two units: nothing is under way.
    Rest,
    /// At a question in the middle of a unit.
    Question,
}

/// A question's wording and kind.
pub trait Prompt<G: Game>: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// Every kind of question this game can ask.
    const KINDS: &'static [&'static str];

    /// The kind of question: `move`, `window:before-roll`. Always one of [`Prompt::KINDS`].
    fn kind(&self) -> &'static str;

    /// What is asked.
    fn say(&self, game: &G) -> Phrase;

    /// The rules that leave this decision to a player.
    fn rules(&self) -> &'static [&'static str] {
        &[]
    }
}

/// Something that happened: a line of the log, told after it happened.
pub trait Fact<G: Game>: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The fact as cases write it: names and numbers, `damage brute 4 by bandit-guard-1`.
    fn line(&self, game: &G, out: &mut String);

    /// The fact as people read it.
    fn say(&self, game: &G) -> Phrase;

    /// The rules by which it happened.
    fn rules(&self) -> &'static [&'static str] {
        &[]
    }

    /// Who may know.
    fn to(&self) -> Viewers {
        Viewers::Everybody
    }
}

/// One option of a question: usually a small `Copy` enum of the rule that asks.
pub trait Choice<G: Game>: Any + Clone + Send + Sync {
    /// The option's name in answers: unique in its question, made of names, independent of order.
    fn key(&self, game: &G, out: &mut String);

    /// In a question to several: the only seat that may say it.
    fn seat(&self) -> Option<Seat> {
        None
    }

    /// What it points at on the board.
    fn points_at(&self) -> Target {
        Target::Nothing
    }

    /// The option as people read it.
    fn say(&self, game: &G) -> Phrase;
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// The seats that won; nobody, when all lost together.
    pub winners: SeatSet,
    /// Whether the heroes won, for games in which they have an opponent or none.
    pub heroes_won: bool,
    /// What is noted for a campaign or a report: `rounds` and the like.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(String, i32)>>")]
    pub notes: Vec<(String, i64)>,
}

/// A setup or position that makes no game; says what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(pub String);

impl SetupError {
    /// An error with this text.
    pub fn new(text: impl Into<String>) -> SetupError {
        SetupError(text.into())
    }
}

/// Which rules a game was played by: a number that is raised when a rule changes, and a hash of the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RulesId {
    /// Raised whenever the same answers could lead somewhere else.
    pub version: u32,
    /// A hash of the content.
    pub content: u64,
}

impl fmt::Display for RulesId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:016x}", self.version, self.content)
    }
}

/// FNV-1a, for content hashes: stable on every machine.
pub fn content_hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// A bug: the rules did something that no rules may do. The table stays at its last good question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Broken {
    /// A rule panicked.
    #[error("a rule panicked: {0}")]
    Panic(String),
    /// `check` found the world unsound. Such a text may name hidden things: it is for reports, not for players.
    #[error("the world is not sound: {0}")]
    Check(String),
    /// A rule went on after its question was left unanswered.
    #[error("a rule swallowed an unanswered question and went on ({0})")]
    Swallowed(String),
    /// A unit asked more than [`limits::QUESTIONS`](crate::limits::QUESTIONS) questions.
    #[error("a unit asked more than {0} questions")]
    TooManyQuestions(u32),
    /// A unit used more than [`limits::STEPS`](crate::limits::STEPS) verbs.
    #[error("a unit used more than {0} verbs: an endless loop")]
    TooManySteps(u32),
    /// More than [`limits::DEPTH`](crate::limits::DEPTH) things were nested in each other.
    #[error("more than {0} things are nested in each other")]
    TooDeep(u32),
    /// More than [`limits::SILENT_UNITS`](crate::limits::SILENT_UNITS) units in a row asked nothing.
    #[error("{0} units in a row asked nothing: an endless loop")]
    Endless(u32),
    /// A game played in place had more than [`limits::UNITS`](crate::limits::UNITS) units.
    #[error("the game did not end within {0} units")]
    TooLong(u32),
    /// Two options of one question had the same key.
    #[error("two options of {prompt} have the key {key}")]
    SameKey {
        /// The kind of question.
        prompt: String,
        /// The key.
        key: String,
    },
    /// A question had no option.
    #[error("{0} was asked without any option")]
    NoOptions(String),
    /// A verb was used where it may not be.
    #[error("{0}")]
    Misuse(String),
    /// The second run of a unit did not go the way of the first.
    #[error("a unit ran differently the second time: {0}")]
    Diverged(String),
    /// A roll or draw could not be made.
    #[error("{0}")]
    Chance(String),
}

impl Broken {
    /// An unsound world, for `check`.
    pub fn check(text: impl Into<String>) -> Broken {
        Broken::Check(text.into())
    }
}
