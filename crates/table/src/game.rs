//! What a game is to the kernel: a value that owns its content and knows its rules.

use crate::chance::{Chance, ChanceError};
use crate::menu::Menu;
use crate::phrase::Phrase;
use crate::scene::{Face, Happening, Preview, Role, Scene, Target, Term, Weight};
use crate::{Play, Rule, Seat, SeatSet, Viewer, Viewers, Vocabulary};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::any::Any;
use std::fmt;
use ts_rs::TS;

/// A game: its rules and its content, shared by all tables at which it is played.
///
/// What happens at a table is in [`Game::World`], a plain value: copied, compared and saved as it is.
pub trait Game: Send + Sync + Sized + 'static {
    /// Everything that changes while it is played. It is saved as JSON, so keys of maps must be names or numbers.
    type World: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What is agreed before: scenario, party, variants, rulings.
    type Setup: Clone + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a case writes down: a position at a rest.
    type Position: DeserializeOwned;
    /// What can be asked.
    type Prompt: Prompt<Self>;
    /// What can be told.
    type Fact: Fact<Self>;

    /// The name by which people call it: `gloomhaven`. One type may be several games.
    fn name(&self) -> &'static str;

    /// The world as the game begins.
    fn begin(&self, setup: &Self::Setup, chance: &mut Chance) -> Result<Self::World, SetupError>;

    /// The world of a position that a case describes.
    fn arrange(&self, at: Self::Position, chance: &mut Chance) -> Result<Self::World, SetupError>;

    /// The position from which [`Game::arrange`] makes this world, as a case writes it; `None` if this game cannot
    /// describe it. Only asked of a world at rest.
    fn describe(&self, _world: &Self::World) -> Option<serde_json::Value> {
        None
    }

    /// A setup to start with when nobody has chosen one, for this many heroes and this scenario.
    fn setup(&self, scenario: Option<&str>, heroes: Option<u8>) -> Result<Self::Setup, SetupError>;

    /// What can be agreed before a game.
    fn menu(&self) -> Menu {
        Menu::default()
    }

    /// A scenario as its author sees it: all rooms open, everything in its place, for this many heroes.
    fn sheet(&self, scenario: &str, _heroes: u8) -> Result<Scene, SetupError> {
        Err(SetupError::new(format!("{} has no sheet of {scenario}", self.name())))
    }

    /// The same game with the content of these files: each with its path in the pack and its text.
    fn with_content(&self, _files: &[(String, String)]) -> Result<Self, Vec<Problem>> {
        Err(vec![Problem::new("", format!("the content of {} is not in files", self.name()))])
    }

    /// The paths of the files of its own content, by which a pack is recognised.
    fn files(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// What its content holds, counted: cards, scenarios, specials.
    fn counts(&self) -> Vec<(&'static str, usize)> {
        Vec::new()
    }

    /// Every phrase that its content says: each must be there in every language.
    fn phrases(&self) -> Vec<Phrase> {
        Vec::new()
    }

    /// What is printed on every card there is, by the names that scenes have for them ([`Faces`](crate::scene::Faces)). It follows from the
    /// content alone: what changes with the world or with what was agreed is in the scene, or is on a card of another
    /// name.
    fn faces(&self) -> Vec<(String, Face)> {
        Vec::new()
    }

    /// The same for cards that were made up for this game alone, as positions can: the same at every moment of it.
    fn made_up(&self, _world: &Self::World) -> Vec<(String, Face)> {
        Vec::new()
    }

    /// The name of something that content may change, by the type of its id: `("CardId", 7)` is `trample`. Saves hold
    /// names and memory holds numbers, so that a save outlives a change of content.
    fn name_of(&self, _kind: &str, _number: u64) -> Option<String> {
        None
    }

    /// Whether ids of this type have names.
    fn is_named(&self, kind: &str) -> bool {
        self.name_of(kind, 0).is_some()
    }

    /// The number of what has this name today; the inverse of [`Game::name_of`].
    fn number_of(&self, _kind: &str, _name: &str) -> Option<u64> {
        None
    }

    /// The name that a number had under other rules, for saves that hold numbers.
    fn earlier_name(&self, _rules: RulesId, _kind: &str, _number: u64) -> Option<String> {
        None
    }

    /// Puts a world that earlier rules have written into the form of today: gives new fields the values that they had
    /// before there were any, and turns what is written differently. See [`migrate`](crate::migrate). It gets the world as
    /// it was saved, with names, and leaves one that has the form of today as it is.
    fn migrate(&self, _world: &mut serde_json::Value) {}

    /// What can be offered and told at all. A game that says nothing here cannot be asked in cases what is not offered
    /// and not told.
    fn vocabulary(&self) -> Vocabulary {
        Vocabulary::default()
    }

    /// The names that cases give to those who decide together: `party`.
    fn together(&self) -> &'static [&'static str] {
        &["party"]
    }

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

    /// What this figure would do if it were its turn now; `None` if players decide that. Worlds that the viewer cannot
    /// tell apart give the same.
    fn intent(&self, _world: &Self::World, _viewer: Viewer, _figure: &str) -> Option<Preview> {
        None
    }

    /// How one space lies to another, as this figure has it, if it is one that stands there; spaces and figures by their
    /// names in scenes. `None` if the game has no such space.
    fn between(&self, _world: &Self::World, _who: Option<&str>, _from: &str, _to: &str) -> Option<Between> {
        None
    }

    /// Redeals everything that this seat cannot know. May be called in the middle of a unit.
    fn imagine(&self, world: &mut Self::World, seat: Seat, chance: &mut Chance);

    /// Redeals in an earlier world what this seat does not know even `now`: what has been shown since stays as it was.
    /// The world is the last rest; `now` is the world at a later question, as this seat has it.
    fn imagine_before(&self, world: &mut Self::World, _now: &Self::World, seat: Seat, chance: &mut Chance) {
        self.imagine(world, seat, chance);
    }

    /// Whether the world is sound; an impossible world is a bug, and is reported here.
    fn check(&self, world: &Self::World, at: At) -> Result<(), Broken>;

    /// Whether a world that these rules did not make is possible at all: every space, figure and count in it must be
    /// one that can exist, so that no rule can stumble over it. Called for every world that is loaded, before
    /// [`Game::check`].
    fn sound(&self, _world: &Self::World) -> Result<(), Broken> {
        Ok(())
    }

    /// Takes from the game what all its worlds share, where a world that was loaded has brought its own. It is the same
    /// world afterwards. Called for every world that is loaded and sound.
    fn share(&self, _world: &mut Self::World) {}

    /// Which rules these are; written into every save.
    fn rules(&self) -> RulesId;
}

/// How one space lies to another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Between {
    /// Whether one sees the other from there.
    pub sees: bool,
    /// Whether they are adjacent.
    pub beside: bool,
    /// How far it is, as ranges are counted; `None` if it cannot be counted.
    pub distance: Option<u32>,
    /// The least that a figure needs to come there and stay, in its points or steps; `None` if there is no way, or nobody
    /// to go it.
    pub way: Option<u32>,
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
    /// The kinds with which something new begins: a turn, an action, a choice in set-up. While only such a question is
    /// open and nothing has happened since the last rest, nothing is half done. Every other kind asks how something
    /// goes on.
    const BEGINS: &'static [&'static str];

    /// The kinds that are asked even if there is one answer and everybody knows it, because that answer is a declaration: a
    /// turn is ended by whoever has it. What follows may show things for good; until then everything can be taken back.
    const DECLARES: &'static [&'static str] = &[];

    /// The kind of question: `move`, `window:before-roll`. Always one of [`Prompt::KINDS`].
    fn kind(&self) -> &'static str;

    /// What is asked.
    fn say(&self, game: &G) -> Phrase;

    /// The rules that leave this decision to a player.
    fn rules(&self, _game: &G) -> &'static [&'static str] {
        &[]
    }

    /// How much of a move is left, where steps are counted in it: movement points.
    fn left(&self) -> Option<u8> {
        None
    }
}

/// Something that happened: a line of the log, told after it happened.
pub trait Fact<G: Game>: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The fact as cases write it: names and numbers, `damage brute 4 by bandit-guard-1`.
    fn line(&self, game: &G, out: &mut String);

    /// The fact as people read it.
    fn say(&self, game: &G) -> Phrase;

    /// The rules by which it happened.
    fn rules(&self, _game: &G) -> &'static [&'static str] {
        &[]
    }

    /// Its number, term by term, where it is a sum.
    fn terms(&self, _game: &G) -> Vec<Term> {
        Vec::new()
    }

    /// What it shows on the board.
    fn shows(&self, _game: &G) -> Vec<Happening> {
        Vec::new()
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

    /// What it is about: spaces, figures, cards. Empty if it is only a button.
    fn points_at(&self, _game: &G) -> Vec<Target> {
        Vec::new()
    }

    /// What it is among the other options.
    fn role(&self) -> Role {
        Role::Plain
    }

    /// How much it matters to whoever is asked.
    fn weight(&self) -> Weight {
        Weight::Other
    }

    /// What it would do, without doing it, as an answer to this question. The world is the one in which it is asked;
    /// worlds that the seat cannot tell apart must give the same.
    fn preview(&self, _game: &G, _asked: &G::Prompt, _world: &G::World, _seat: Seat) -> Preview {
        Preview::default()
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

/// A setup or position that makes no game: what is wrong, where, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{what}{}", place(.at), right(.expected))]
pub struct SetupError {
    /// What is wrong.
    pub what: String,
    /// Where in the setup or position: `legend.B.hp`; a row of a drawing is `map:3`. Empty if it is the whole.
    pub at: String,
    /// What would be right, if that can be said.
    pub expected: Option<String>,
}

fn place(at: &str) -> String {
    if at.is_empty() { String::new() } else { format!("{at}: ") }
}

fn right(expected: &Option<String>) -> String {
    expected.as_ref().map_or_else(String::new, |right| format!(", expected {right}"))
}

impl SetupError {
    /// Something is wrong with the whole.
    pub fn new(what: impl Into<String>) -> SetupError {
        SetupError { what: what.into(), at: String::new(), expected: None }
    }

    /// The same, with where it is. In the result the outer place stands first, so call this for the innermost place
    /// first.
    pub fn at(mut self, place: impl fmt::Display) -> SetupError {
        self.at = if self.at.is_empty() { place.to_string() } else { format!("{place}.{}", self.at) };
        self
    }

    /// The same, with what would be right.
    pub fn expected(mut self, right: impl Into<String>) -> SetupError {
        self.expected = Some(right.into());
        self
    }
}

/// Something wrong in a file of content.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{file}{}: {what}", line.map_or_else(String::new, |line| format!(":{line}")))]
pub struct Problem {
    /// The file, by its path in the pack.
    pub file: String,
    /// The line, from 1; `None` if the file as a whole is meant.
    pub line: Option<usize>,
    /// What is wrong, and what would be right.
    pub what: String,
}

impl Problem {
    /// Something wrong with a whole file.
    pub fn new(file: impl Into<String>, what: impl Into<String>) -> Problem {
        Problem { file: file.into(), line: None, what: what.into() }
    }
}

/// Which rules a game was played by: one number that follows from the code of the game and of what it stands on, and one
/// that follows from its content. Nobody has to raise either (docs/saves.md).
///
/// ```
/// use table::RulesId;
/// let now: RulesId = serde_json::from_str("\"00000000000000ff-0000000000000010\"").expect("as it is written");
/// assert_eq!(now, RulesId { code: 255, content: 16 });
/// // Until the first saves of format 2 the code had a number that was raised by hand.
/// let then: RulesId = serde_json::from_str("{\"version\":1,\"content\":16}").expect("as it was written");
/// assert_eq!(then.to_string(), "0000000000000001-0000000000000010");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "WrittenRules", into = "String")]
pub struct RulesId {
    /// The number of the code.
    pub code: u64,
    /// A hash of the content.
    pub content: u64,
}

impl RulesId {
    /// The rules of a crate whose build script has set `CODE`, with this content: `RulesId::of(env!("CODE"), hash)`.
    pub fn of(code: &str, content: u64) -> RulesId {
        RulesId { code: u64::from_str_radix(code, 16).unwrap_or_default(), content }
    }
}

impl fmt::Display for RulesId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}-{:016x}", self.code, self.content)
    }
}

impl From<RulesId> for String {
    fn from(rules: RulesId) -> String {
        rules.to_string()
    }
}

/// The id of rules as saves have it.
#[derive(Deserialize)]
#[serde(untagged)]
enum WrittenRules {
    Now(String),
    Then { version: u32, content: u64 },
}

impl TryFrom<WrittenRules> for RulesId {
    type Error = String;

    fn try_from(written: WrittenRules) -> Result<RulesId, String> {
        let number = |text: &str| u64::from_str_radix(text, 16).ok();
        match written {
            WrittenRules::Then { version, content } => Ok(RulesId { code: version.into(), content }),
            WrittenRules::Now(text) => {
                let halves = text.split_once('-').and_then(|(a, b)| Some((number(a)?, number(b)?)));
                let (code, content) = halves.ok_or_else(|| format!("{text:?} is not the id of any rules"))?;
                Ok(RulesId { code, content })
            }
        }
    }
}

/// FNV-1a, for content hashes: stable on every machine, however lines end there.
pub fn content_hash(bytes: &[u8]) -> u64 {
    bytes.iter().filter(|byte| **byte != b'\r').fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// A bug: the rules did something that no rules may do. The table stays at its last good question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Broken {
    /// A rule panicked.
    #[error("a rule panicked: {0}")]
    Panic(String),
    /// `check` found the world unsound. The text may name hidden things: it is for reports, not for players.
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
    Chance(ChanceError),
}

impl Broken {
    /// An unsound world, for `check`.
    pub fn check(text: impl Into<String>) -> Broken {
        Broken::Check(text.into())
    }
}
