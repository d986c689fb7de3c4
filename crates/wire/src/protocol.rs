//! What goes over a socket between a client and the server; docs/protocol.md has an example of each.

use crate::{Edit, Failed, Question, Said};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use table::scene::{Face, Preview};
use table::{Phrase, Seat, SeatSet, Standing, Target, Way};
use ts_rs::TS;

/// The number of the protocol; raised when old clients can no longer talk to the server.
pub const PROTOCOL: u32 = 2;

/// A command with the client's mark for it, which comes back with the reply.
#[derive(Debug, Serialize, Deserialize, TS)]
pub struct Message {
    /// The client's own mark for this command.
    #[serde(default)]
    #[ts(type = "string | number | null")]
    pub id: Value,
    /// The command.
    #[serde(flatten)]
    pub command: Command,
}

/// What a client may say. The first must be `hello`.
///
/// `seat` may be left out by a connection that has one seat.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Says who is connecting.
    Hello {
        /// The number of the protocol.
        protocol: u32,
        /// The secrets of links: each stands for a seat, for the owner's tools or for looking on.
        #[serde(default)]
        #[ts(optional, as = "Option<Vec<String>>")]
        keys: Vec<String>,
        /// Somebody with an account names the session and the table instead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        session: Option<String>,
        /// The table, with `session`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<String>,
        /// Questions and lines come as sentences too, in this language.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        language: Option<String>,
        /// What one has of each view's log, after a connection was lost.
        #[serde(default)]
        #[ts(optional, as = "Option<BTreeMap<String, Have>>")]
        have: BTreeMap<String, Have>,
    },
    /// Answers a question.
    Answer {
        /// Who answers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<String>,
        /// The number of the question.
        question: u32,
        /// The key of the option.
        key: String,
    },
    /// Takes back this seat's last answer, or asks the others whether it may.
    Undo {
        /// Who.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<String>,
    },
    /// Says yes or no to a proposal, for all seats of this connection or for one.
    Agree {
        /// Who.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<String>,
        /// The number of the proposal.
        #[ts(type = "number")]
        proposal: u64,
        /// Yes or no; one no ends it.
        yes: bool,
    },
    /// Answers a kind of question in advance.
    Standing {
        /// Who.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<String>,
        /// The kind of question: `window:before-roll`, or `window:*`.
        kind: String,
        /// The answer; without it, the standing answer is taken back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<String>,
        /// Until it is taken back, not only to the next decision.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        always: bool,
    },
    /// Says something to everybody.
    Chat {
        /// What.
        text: String,
    },
    /// Points at something on the board.
    Ping {
        /// At what.
        at: Target,
    },
    /// Puts a mark on something for everybody to see, or takes it away; without a place, takes away all of one's own.
    Mark {
        /// On what.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        at: Option<Target>,
        /// Takes it away.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        off: bool,
    },
    /// Asks what an undo would take back, without doing it.
    Undoing {
        /// Whose log is read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<String>,
        /// Whose answer would be taken back; one's own, if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        by: Option<String>,
    },
    /// Lets bots play on from here, as far as this seat knows it: a part of so many games, as many as a moment allows.
    Simulate {
        /// Whose knowledge.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<String>,
        /// At most so many games.
        games: u32,
    },
    /// A link by which anybody can see the game again, once the whole record may leave.
    Replay {},
    /// Asks what an option would do, without doing it.
    Preview {
        /// Who asks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<String>,
        /// The number of the question.
        question: u32,
        /// The key of the option.
        key: String,
    },
    /// Everywhere one comes by steps from the question that is open, and how.
    Reach {
        /// Who asks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<String>,
        /// The number of the question.
        question: u32,
    },
    /// Asks what a figure would do now.
    Intent {
        /// Whose eyes; a spectator's, if left out by who has no seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<String>,
        /// The figure.
        figure: String,
    },
    /// Asks for everything in full again.
    Refresh {},
    /// A link to the situation as this seat knows it, redealt, for what-if tables.
    Share {
        /// Whose knowledge.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<String>,
    },
    /// Asks for the whole record: given at once after the end; before that, this proposes that everybody may have it.
    Record {},
    /// Says by which name one is called.
    Name {
        /// Who.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<String>,
        /// The name.
        name: String,
    },
    /// A new secret for one's own seat; the old link opens nothing any more.
    Rekey {
        /// Which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<String>,
    },
    /// Keeps what this connection holds (seats, the owner's tools) in one's account.
    Keep {
        /// The session.
        session: String,
    },
    /// A bot plays a seat, or no longer does. For one's own seat, or by the owner.
    Bot {
        /// Which.
        seat: String,
        /// Which bot; nobody, if left out: the seat is a person's again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bot: Option<String>,
    },
    /// The owner: a new link for a seat, and the old one opens nothing any more.
    Invite {
        /// Which.
        seat: String,
    },
    /// The owner: nobody can answer while a table is paused.
    Pause {
        /// Whether it is.
        on: bool,
    },
    /// The owner: whether people may look on; gives the link for it.
    Spectators {
        /// Whether they may.
        allow: bool,
    },
    /// The owner: what the table is called.
    Title {
        /// The title.
        title: String,
    },
    /// The owner: the game ends here, unfinished.
    End {},
    /// The owner: the table goes, with everything that was stored of it.
    Delete {},
}

/// How much of a view's log a client has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Have {
    /// So many lines.
    pub lines: usize,
    /// And so many undos had been seen then.
    #[ts(type = "number")]
    pub undos: u64,
}

/// What the server sends.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum FromServer {
    /// Something that has happened.
    Told(Box<Told>),
    /// The reply to a command.
    Answered {
        /// The command's mark.
        #[ts(type = "string | number | null")]
        id: Value,
        /// What came of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        ok: Option<Box<Done>>,
        /// Or why not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        error: Option<Failed>,
    },
}

/// What comes of a command. Most have nothing to say.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Done {
    /// After `hello`: the number of the protocol.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub protocol: Option<u32>,
    /// After `hello`: what this connection may do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub you: Option<You>,
    /// The number of a proposal that waits for the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub proposal: Option<u64>,
    /// A link to give to somebody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<Link>,
    /// What an option or a figure would do; nothing, if there is nothing to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub preview: Option<Preview>,
    /// Where steps lead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reach: Option<Vec<Way>>,
    /// What an undo would take back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undoing: Option<Undoing>,
    /// How games have ended that bots have played on from here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub simulated: Option<Simulated>,
    /// The whole record: a save.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub record: Option<Value>,
}

/// What an undo would take back.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Undoing {
    /// These lines of the log would go.
    pub lines: Vec<Said>,
    /// These seats would have to agree.
    pub asks: Vec<Seat>,
}

/// How games have ended that bots have played on from a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Simulated {
    /// So many came to an end.
    pub played: u32,
    /// So many of them this seat has won.
    pub won: u32,
}

/// A mark on the board, for planning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Mark {
    /// Who put it there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub from: Option<Seat>,
    /// On what.
    pub at: Target,
}

/// A game that can be seen again, picture by picture, as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Replay {
    /// The game.
    pub game: String,
    /// What the table was called.
    pub title: String,
    /// With whose eyes it can be seen.
    pub views: Vec<String>,
    /// With whose eyes this is.
    pub view: String,
    /// What is printed on the cards that are named in them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, Face>>")]
    pub faces: BTreeMap<String, Face>,
    /// The pictures, the first one whole.
    pub frames: Vec<Frame>,
}

/// A picture of a game that is seen again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Frame {
    /// The scene, whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Scene")]
    pub scene: Option<Value>,
    /// What has changed in it since the picture before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Edit>>")]
    pub changes: Vec<Edit>,
    /// What had happened until then since the picture before.
    pub lines: Vec<Said>,
}

/// A secret as a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Link {
    /// The secret itself.
    pub key: String,
    /// The address to open.
    pub url: String,
    /// Whether others than this machine can open it.
    pub reachable: bool,
}

/// What a connection may do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct You {
    /// The seats that it holds.
    pub seats: Vec<String>,
    /// Whether it has the owner's tools.
    pub owner: bool,
}

/// What has happened, or how things stand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum Told {
    /// The table: who sits there, whether it is paused, what is proposed. Always whole.
    Table(TableInfo),
    /// What a viewer sees. What is left out is as it was.
    View(View),
    /// What was said, and what was done to the table itself.
    Talk(Talk),
    /// Somebody points at something.
    Ping {
        /// Who.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        from: Option<Seat>,
        /// At what.
        at: Target,
    },
    /// What whoever runs the server tells everybody; without a text and a time, nothing any more.
    Notice(Notice),
    /// The connection ends.
    Bye {
        /// Why.
        why: String,
    },
}

/// What whoever runs the server tells everybody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Notice {
    /// A sentence; may be empty.
    #[serde(default)]
    pub text: String,
    /// When the server goes down: seconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub down: Option<u64>,
}

/// What a viewer sees. What is left out is as it was.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct View {
    /// Whose: the seat's name, or `spectator`.
    pub view: String,
    /// The scene, whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Scene")]
    pub scene: Option<Value>,
    /// What has changed in the scene.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Edit>>")]
    pub changes: Vec<Edit>,
    /// What is printed on cards that scenes or questions name now and this connection has not been sent before: by name,
    /// and in the order of names. They are to be kept for as long as the connection holds.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, Face>>")]
    pub faces: BTreeMap<String, Face>,
    /// The open questions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub questions: Option<Vec<Question>>,
    /// Lines of the log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub log: Option<LogPart>,
    /// What this seat has answered in advance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub standing: Option<Vec<Standing>>,
}

/// Lines of the log: these follow on the first `from` lines; what was there is gone.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct LogPart {
    /// So many lines stay.
    pub from: usize,
    /// Then come these.
    pub lines: Vec<Said>,
    /// How many undos there have been; to be given back in `have`.
    #[ts(type = "number")]
    pub undos: u64,
}

/// A table, as everybody at it may know it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct TableInfo {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The game.
    pub game: String,
    /// Who sits there.
    pub seats: Vec<SeatInfo>,
    /// The bots that can play this game.
    pub bots: Vec<String>,
    /// Nobody can answer now.
    pub paused: bool,
    /// The owner has ended it.
    pub ended: bool,
    /// The game is over.
    pub over: bool,
    /// Whether people may look on.
    pub spectators: bool,
    /// Whether whoever opened it chose the seed, and so may know the dice.
    pub seeded: bool,
    /// Whether everybody may have the whole record.
    pub shared: bool,
    /// How many undos everybody has seen.
    #[ts(type = "number")]
    pub undos: u64,
    /// What is proposed now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub proposal: Option<Proposal>,
    /// What people have marked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Mark>>")]
    pub marks: Vec<Mark>,
    /// Why this version cannot open its game; then nothing can be done here but to download the record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unwoken: Option<Unwoken>,
}

/// Why a table cannot be woken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Unwoken {
    /// A later version has stored it.
    Newer,
    /// Its world cannot be read by these rules, in any form, nor played again.
    Unreadable,
    /// Its world is not possible by these rules.
    Unsound,
    /// There is no such game here.
    NoGame,
    /// What is stored is damaged.
    Damaged,
}

/// A seat, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatInfo {
    /// Its number, as scenes and questions have it.
    pub seat: Seat,
    /// Its name, as commands have it.
    pub name: String,
    /// By which name its person is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub person: Option<String>,
    /// The bot that plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    /// Whether its person is connected.
    pub here: bool,
}

/// Something that the seats have to agree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Proposal {
    /// Its number.
    #[ts(type = "number")]
    pub number: u64,
    /// What.
    pub what: Proposed,
    /// Who wants it.
    pub by: Seat,
    /// Who has not said yes yet.
    pub waits_for: Vec<Seat>,
}

/// What can be proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Proposed {
    /// That the last answer of the seat that proposes it is taken back.
    Undo,
    /// That everybody may have the whole record, with all that was hidden.
    Record,
}

/// A line of talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Talk {
    /// Its number, from 0.
    #[ts(type = "number")]
    pub number: u64,
    /// When: seconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Who; nobody for what the server says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub from: Option<Seat>,
    /// What.
    pub what: Happened,
}

/// What was said, or done to the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Happened {
    /// Somebody said something.
    Said(String),
    /// Answers were taken back.
    Undone,
    /// Somebody proposes something that the seats have to agree on.
    Proposed(Proposed),
    /// Somebody said no.
    Declined,
    /// A bot plays this seat now.
    Bot(Seat, String),
    /// A person plays this seat again.
    Person(Seat),
    /// There is a new link for this seat.
    Invited(Seat),
    /// Whoever kept this seat in an account has left it.
    Left(Seat),
    /// The owner's tools went to whoever keeps this seat.
    Owner(Seat),
    /// The table is paused.
    Paused,
    /// It goes on.
    GoesOn,
    /// The owner has ended it.
    Ended,
    /// Everybody may have the whole record now.
    Shared,
    /// Gruft's rules have changed since: this many answers had to be dropped. Each follows as `dropped`.
    Upgraded(u32),
    /// An answer that no longer fits the rules; what it was is told to whoever gave it, since it may have been secret.
    Dropped {
        /// Whose it was.
        seat: Seat,
        /// What was answered, as it was offered.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        say: Option<Phrase>,
        /// The same as its name in answers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<String>,
    },
}

impl Talk {
    /// The same for a connection that holds these seats.
    #[must_use]
    pub fn known_to(mut self, seats: SeatSet) -> Talk {
        if let Happened::Dropped { seat, say, key } = &mut self.what
            && !seats.has(*seat)
        {
            (*say, *key) = (None, None);
        }
        self
    }
}
