//! A table: a game being played, answer by answer.

use crate::ask::{Answers, Ask};
use crate::feed::{Feed, Question};
use crate::history::{Entry, Given, Record, Rest, Rests, Undone, keeps, make_room};
use crate::save::{Report, Save};
use crate::scene::{Happening, Preview, Role, Scene, Target, Term, Weight};
use crate::undo::{Aside, Undo};
use crate::unit::{Silence, panicked, run_unit};
use crate::{
    At, Between, Broken, Chance, Game, Outcome, Phrase, Prompt, Reveal, Seat, SeatSet, SetupError, State,
    UnitEnd, Viewer, limits,
};
use serde::{Deserialize, Serialize};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use ts_rs::TS;

/// The number of a question, counted for each seat separately, so that it tells nothing about the others.
pub type QuestionId = u32;

/// An open question as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Open {
    /// Who is asked; any one of them answers.
    pub seats: Vec<Seat>,
    /// What is asked; only for those who are asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Asked>,
}

/// A question with its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Asked {
    /// To be given back with the answer.
    pub question: QuestionId,
    /// The kind of question.
    pub kind: String,
    /// The question itself.
    pub say: Phrase,
    /// The rules that leave it to a player.
    pub rules: Vec<String>,
    /// How much of a move is left, where the question counts it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub left: Option<u8>,
    /// What may be answered.
    pub options: Vec<Offered>,
}

/// One option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Offered {
    /// Its name in answers.
    pub key: String,
    /// The option as people read it.
    pub say: Phrase,
    /// What it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Target>>")]
    pub at: Vec<Target>,
    /// The only seat that may say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// What it is among the others; left out if it is `plain`.
    #[serde(default = "plain", skip_serializing_if = "Role::is_plain")]
    #[ts(optional, as = "Option<Role>")]
    pub role: Role,
    /// How much it matters; left out if it is `other`.
    #[serde(default = "other", skip_serializing_if = "Weight::is_other")]
    #[ts(optional, as = "Option<Weight>")]
    pub weight: Weight,
}

fn plain() -> Role {
    Role::Plain
}

fn other() -> Weight {
    Weight::Other
}

/// A line of the log as a viewer reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Line {
    /// The fact as cases write it.
    pub line: String,
    /// The fact as people read it.
    pub say: Phrase,
    /// The rules by which it happened.
    pub rules: Vec<String>,
    /// Its number, term by term, where it is a sum.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Term>>")]
    pub terms: Vec<Term>,
    /// What it shows on the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Happening>>")]
    pub shows: Vec<Happening>,
}

/// Why an answer or undo was not accepted. The table is as it was.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Refused {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// This seat is not asked anything now.
    #[error("{0:?} is not asked anything now")]
    NotAsked(Seat),
    /// The question has been answered, or undone, in the meantime.
    #[error("question {asked} is no longer open; the open one is {open}")]
    Stale {
        /// The number that was named.
        asked: QuestionId,
        /// The number of the open question.
        open: QuestionId,
    },
    /// There is no such option.
    #[error("{key} is not offered; the nearest: {}", nearest.join(", "))]
    NotOffered {
        /// The key that was named.
        key: String,
        /// Keys that are offered and look like it.
        nearest: Vec<String>,
    },
    /// There is no question of this kind.
    #[error("there is no question of the kind {kind}; the nearest: {}", nearest.join(", "))]
    NoSuchKind {
        /// The kind that was named.
        kind: String,
        /// Kinds that there are and that look like it.
        nearest: Vec<String>,
    },
    /// There is no answer of this seat to take back.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// These seats have to agree first.
    #[error("{0:?} must agree first")]
    NeedsConsent(SeatSet),
    /// What has been seen cannot be unseen.
    #[error("something was shown that cannot be taken back")]
    SeenForGood,
    /// It was agreed that nothing is taken back.
    #[error("it was agreed before the game that no answer is taken back (undo = never)")]
    UndoNever,
    /// It was agreed that nothing is taken back past what chance or hidden things have shown.
    #[error(
        "since that answer something was shown that nobody could know, and it was agreed that undo reaches no further \
         back (undo = until-shown)"
    )]
    UndoUntilShown,
    /// The rules broke; the report reproduces it.
    #[error("{}", .0.broken)]
    Broken(Box<Report>),
}

/// Why a table could not be opened.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum StartError {
    /// The setup or position makes no game.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// The rules broke before the first question.
    #[error("{0}")]
    Broken(Broken),
}

/// An answer given in advance to every question of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Standing {
    /// Who gives it.
    pub seat: Seat,
    /// The kind of question: `window:before-roll`, or `window:*`.
    pub kind: String,
    /// The answer, where it is offered.
    pub key: String,
    /// How long it stands.
    pub until: Until,
}

/// How long a standing answer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// Until the seat is asked something that it has not answered in advance.
    NextDecision,
    /// Until the seat takes it back.
    Cleared,
}

/// A game being played.
///
/// An answer puts the world back to the last rest and runs the unit again with one answer more. What
/// breaks on the way is refused, and the table stays where it was.
pub struct Table<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) setup: Option<G::Setup>,
    pub(crate) record: Record,
    pub(crate) given: Vec<Given>,
    pub(crate) rests: Rests<G>,
    pub(crate) standing: Vec<Standing>,
    /// How many questions each seat has seen closed.
    pub(crate) numbers: [QuestionId; Seat::MOST],
    pub(crate) salt_due: bool,
    pub(crate) fresh: u64,
    pub(crate) stand: Stand<G>,
    report: Option<Box<Report>>,
    /// What has been told since the first rest.
    pub(crate) facts: Vec<G::Fact>,
    /// What the story says of what was taken back.
    pub(crate) asides: Vec<Aside>,
    /// How far undo reaches.
    pub(crate) undo: Undo,
}

/// Where the table stands: at a question, or at the end.
pub(crate) struct Stand<G: Game> {
    pub live: State<G>,
    pub open: Vec<Question<G>>,
    pub apart: Option<Apart<G>>,
    pub outcome: Option<Outcome>,
}

/// Dialogues apart that are under way.
pub(crate) struct Apart<G: Game> {
    /// Where in the unit's answers they began.
    pub from: usize,
    /// Which of the unit's groups of seats asked at once this is, from 1.
    pub group: u32,
    /// The world as each seat has it in its dialogue, and as it looks to those who are in none.
    pub worlds: Vec<(Option<Seat>, G::World)>,
}

impl<G: Game> Clone for Apart<G> {
    fn clone(&self) -> Self {
        Apart { from: self.from, group: self.group, worlds: self.worlds.clone() }
    }
}

/// Where running on from a rest has led.
pub(crate) struct Ran<G: Game> {
    pub stand: Stand<G>,
    pub rests: Vec<Rest<G>>,
    pub facts: Vec<G::Fact>,
    /// What the answers from `first_shown` on have shown.
    pub first_shown: usize,
    pub shown: Vec<Reveal>,
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        let Stand { live, open, apart, outcome } = &self.stand;
        Table {
            game: Arc::clone(&self.game),
            setup: self.setup.clone(),
            record: self.record.clone(),
            given: self.given.clone(),
            rests: self.rests.clone(),
            standing: self.standing.clone(),
            numbers: self.numbers,
            salt_due: self.salt_due,
            fresh: self.fresh,
            stand: Stand {
                live: live.clone(),
                open: open.clone(),
                apart: apart.clone(),
                outcome: outcome.clone(),
            },
            report: self.report.clone(),
            facts: self.facts.clone(),
            asides: self.asides.clone(),
            undo: self.undo,
        }
    }
}

impl<G: Game> Table<G> {
    /// Opens a table for a new game.
    pub fn new(game: Arc<G>, setup: G::Setup, seed: u64) -> Result<Table<G>, StartError> {
        let mut chance = Chance::seeded(seed);
        let world = game.begin(&setup, &mut chance)?;
        let mut table = Table::start(game, State { world, chance })?;
        table.setup = Some(setup);
        table.fresh = seed;
        Ok(table)
    }

    /// Opens a table at a position.
    pub fn arranged(game: Arc<G>, at: G::Position, mut chance: Chance) -> Result<Table<G>, StartError> {
        let world = game.arrange(at, &mut chance)?;
        Table::start(game, State { world, chance })
    }

    pub(crate) fn start(game: Arc<G>, state: State<G>) -> Result<Table<G>, StartError> {
        let rest = Rest { at: 0, told: 0, number: 0, state: Arc::new(state) };
        Table::at_rest(game, rest, Record::default(), Vec::new()).map_err(StartError::Broken)
    }

    /// A table that begins at this rest and runs on with these answers.
    pub(crate) fn at_rest(
        game: Arc<G>,
        rest: Rest<G>,
        record: Record,
        given: Vec<Given>,
    ) -> Result<Table<G>, Broken> {
        let ran = run_on(&*game, &rest, &record, &given)?;
        let mut table = Table {
            game,
            setup: None,
            record,
            given,
            rests: Rests::new(rest.clone()),
            standing: Vec::new(),
            numbers: [0; Seat::MOST],
            salt_due: false,
            fresh: 0,
            stand: Stand { live: State::clone(&rest.state), open: Vec::new(), apart: None, outcome: None },
            report: None,
            facts: Vec::new(),
            asides: Vec::new(),
            undo: Undo::Free,
        };
        table.settle(&rest, ran);
        Ok(table)
    }

    /// The game.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// What was agreed before; `None` at a table that began at a position.
    pub fn setup(&self) -> Option<&G::Setup> {
        self.setup.as_ref()
    }

    /// The world as it stands, at the open question or at the end.
    pub fn world(&self) -> &G::World {
        &self.stand.live.world
    }

    /// The chance as it stands.
    pub fn chance(&self) -> &Chance {
        &self.stand.live.chance
    }

    /// Who sits at the table.
    pub fn seats(&self) -> SeatSet {
        self.game.seats(self.world())
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.stand.outcome.as_ref()
    }

    /// The record: every answer and every undo since the table was opened.
    pub fn entries(&self) -> Vec<Entry> {
        self.record.since(0)
    }

    /// How many rests are kept in memory.
    pub fn rests_kept(&self) -> usize {
        self.rests.count()
    }

    /// The open questions as this viewer sees them.
    ///
    /// Others see that a seat decides, never what it may decide. The engine sees everything; the question's number is
    /// then that of the first seat that is asked.
    pub fn pending(&self, viewer: Viewer) -> Vec<Open> {
        let open = self.stand.open.iter();
        open.map(|question| {
            let asked = match viewer {
                Viewer::Seat(seat) if question.seats.has(seat) => Some(seat),
                Viewer::Engine => question.seats.lowest(),
                _ => None,
            };
            let mine = |i: &usize| match viewer {
                Viewer::Seat(seat) => question.may_say(seat, *i),
                _ => true,
            };
            Open {
                seats: question.seats.iter().collect(),
                asked: asked.map(|seat| Asked {
                    question: self.numbers[seat.index()],
                    kind: question.prompt.kind().to_owned(),
                    say: question.prompt.say(&self.game),
                    rules: question.prompt.rules(&self.game).iter().map(|&r| r.to_owned()).collect(),
                    left: question.prompt.left(),
                    options: (0..question.options.count())
                        .filter(mine)
                        .map(|i| self.offered(question, i))
                        .collect(),
                }),
            }
        })
        .collect()
    }

    fn offered(&self, question: &Question<G>, i: usize) -> Offered {
        let mut key = String::new();
        question.options.key(i, &self.game, &mut key);
        Offered {
            key,
            say: question.options.say(i, &self.game),
            at: question.options.points_at(i, &self.game),
            seat: question.options.seat(i),
            role: question.options.role(i),
            weight: question.options.weight(i),
        }
    }

    /// The number of the question that this seat is asked now.
    pub fn question(&self, seat: Seat) -> Option<QuestionId> {
        self.asked(seat).map(|_| self.numbers[seat.index()])
    }

    /// What a player would answer for a seat: the key of an option. It gets the world as this seat has it, with what
    /// the seat cannot know dealt again, and changes nothing here.
    pub fn advice(&self, seat: Seat, player: &mut dyn Answers<G>) -> Option<String> {
        let question = self.asked(seat)?;
        let ask = Ask {
            seats: SeatSet::one(seat),
            prompt: &question.prompt,
            options: &*question.options,
            apart: self.stand.apart.is_some(),
            hides: question.hides,
        };
        let mut world = self.world_of(Viewer::Seat(seat)).clone();
        let mut chance = Chance::seeded(u64::from(seat.0) ^ self.record.len() as u64);
        self.game.imagine(&mut world, seat, &mut chance);
        let (_, i) = player.answer(&self.game, &ask, &mut world, &mut chance)?;
        (i < question.options.count() && question.may_say(seat, i)).then(|| {
            let mut key = String::new();
            question.options.key(i, &self.game, &mut key);
            key
        })
    }

    /// A seat that is asked something now.
    pub fn first_asked(&self) -> Option<Seat> {
        self.stand.open.first().and_then(|q| q.seats.lowest())
    }

    fn asked(&self, seat: Seat) -> Option<&Question<G>> {
        self.stand.open.iter().find(|q| q.seats.has(seat))
    }

    /// Answers a question. Returns the lines added to the record: this answer, and the standing answers
    /// that followed from it.
    pub fn answer(&mut self, seat: Seat, question: QuestionId, key: &str) -> Result<Vec<Entry>, Refused> {
        let before = self.record.len();
        let salt = self.salt_due.then(|| self.fresh_salt());
        self.accept(seat, question, key, salt)?;
        self.follow_standing_answers();
        Ok(self.record.since(before))
    }

    /// Adds a line of another record of this table, exactly as it was: with its salt, and without standing
    /// answers, which have lines of their own.
    pub fn append(&mut self, entry: &Entry) -> Result<(), Refused> {
        match entry {
            Entry::Answer { seat, key, salt } => {
                let question = self.question(*seat).ok_or(Refused::NotAsked(*seat))?;
                self.accept(*seat, question, key, *salt)
            }
            Entry::Undo { by, agreed, .. } => self.take_back(*by, *agreed).map(|_| ()),
        }
    }

    fn accept(
        &mut self,
        seat: Seat,
        number: QuestionId,
        key: &str,
        salt: Option<u64>,
    ) -> Result<(), Refused> {
        if self.stand.outcome.is_some() {
            return Err(Refused::Over);
        }
        let question = self.asked(seat).ok_or(Refused::NotAsked(seat))?;
        let open = self.numbers[seat.index()];
        if number != open {
            return Err(Refused::Stale { asked: number, open });
        }
        if key.len() > LONGEST_KEY {
            return Err(Refused::NotOffered { key: "a very long key".to_owned(), nearest: Vec::new() });
        }
        let Some(hint) = question.find(&self.game, seat, key) else {
            return Err(Refused::NotOffered {
                key: key.to_owned(),
                nearest: self.nearest(question, seat, key),
            });
        };
        let closes = question.seats;
        let entry = Entry::Answer { seat, key: key.into(), salt };
        let line = self.record.len() as u32;
        self.record.push(entry.clone());
        let hint = u16::try_from(hint).unwrap_or(u16::MAX);
        make_room(&mut self.given, 1);
        self.given.push(Given { line, hint, shown: Reveal::Nothing });
        let rest = self.rests.last().clone();
        let ran = run_on(&*self.game, &rest, &self.record, &self.given).and_then(|ran| {
            match ran.facts.starts_with(&self.facts[rest.told..]) {
                true => Ok(ran),
                false => Err(Broken::Diverged("what had been told was told differently".to_owned())),
            }
        });
        match ran {
            Ok(ran) => {
                self.close_questions(closes);
                self.salt_due = false;
                self.settle(&rest, ran);
                Ok(())
            }
            Err(broken) => {
                self.given.pop();
                self.record.pop();
                Err(self.broke(broken, entry))
            }
        }
    }

    fn broke(&mut self, broken: Broken, attempt: Entry) -> Refused {
        let report = Report::new(self, broken, attempt);
        self.report = Some(Box::new(report.clone()));
        Refused::Broken(Box::new(report))
    }

    /// The report of the last thing that broke, even if it was a standing answer.
    ///
    /// Like [`Refused::Broken`] it holds the whole table: it is for whoever mends the rules, not for players.
    pub fn report(&self) -> Option<&Report> {
        self.report.as_deref()
    }

    /// These seats have seen a question closed or taken back; its number is not used again.
    pub(crate) fn close_questions(&mut self, seats: SeatSet) {
        for seat in seats.iter() {
            let number = &mut self.numbers[seat.index()];
            *number = number.wrapping_add(1);
        }
    }

    fn nearest(&self, question: &Question<G>, seat: Seat, key: &str) -> Vec<String> {
        let mut keys: Vec<(usize, String)> = (0..question.options.count())
            .filter(|i| question.may_say(seat, *i))
            .map(|i| {
                let mut other = String::new();
                question.options.key(i, &self.game, &mut other);
                (distance(key, &other), other)
            })
            .collect();
        keys.sort();
        keys.into_iter().take(5).map(|(_, key)| key).collect()
    }

    /// Takes over the outcome of a run into the table.
    fn settle(&mut self, from: &Rest<G>, ran: Ran<G>) {
        for (given, shown) in self.given[ran.first_shown..].iter_mut().zip(&ran.shown[1..]) {
            given.shown = *shown;
        }
        if let Some(before) = ran.first_shown.checked_sub(1) {
            let given = &mut self.given[before];
            given.shown = given.shown.max(ran.shown[0]);
        }
        self.facts.truncate(from.told);
        make_room(&mut self.facts, ran.facts.len());
        self.facts.extend(ran.facts);
        self.rests.back_to(from.number);
        for rest in ran.rests {
            self.rests.push(rest);
        }
        self.stand = ran.stand;
    }

    /// Takes back this seat's last answer, with everything that came after it.
    ///
    /// In dialogues apart it takes back the seat's own last answer there, and the others keep theirs. Other seats whose
    /// answers are dropped must have agreed; everybody must, if secret choices, dice or hidden things had been shown.
    /// After dice and hidden things the next answer is salted. What was shown for good stays. How far back
    /// any of this reaches was agreed before the game ([`Undo`]), and the story says what was taken back.
    ///
    /// Returns the lines added to the record: the undo, and standing answers of others that followed.
    pub fn undo(&mut self, by: Seat, agreed: SeatSet) -> Result<Vec<Entry>, Refused> {
        let before = self.record.len();
        self.take_back(by, agreed)?;
        // What was taken back is not given again at once.
        let covers = |s: &Standing| {
            s.seat == by
                && self.stand.open.iter().any(|q| q.seats.has(by) && matches_kind(&s.kind, q.prompt.kind()))
        };
        let kept: Vec<Standing> = self.standing.iter().filter(|s| !covers(s)).cloned().collect();
        self.standing = kept;
        self.follow_standing_answers();
        Ok(self.record.since(before))
    }

    fn take_back(&mut self, by: Seat, agreed: SeatSet) -> Result<Entry, Refused> {
        if self.undo == Undo::Never {
            return Err(Refused::UndoNever);
        }
        if let Some(own) = self.own_answer_apart(by) {
            let mut given = self.given.clone();
            let dropped = given.remove(own);
            return self.go_back(by, agreed, Undone::Own, given, &[dropped], SeatSet::one(by));
        }
        let last =
            self.given.iter().rposition(|g| self.record.seat(g) == by).ok_or(Refused::NothingToUndo)?;
        if last < self.rests.first().at {
            return Err(Refused::NothingToUndo);
        }
        let (kept, dropped) = self.given.split_at(last);
        let shown = dropped.iter().map(|g| g.shown).max().unwrap_or_default();
        if shown == Reveal::ForGood {
            return Err(Refused::SeenForGood);
        }
        if !self.undo.allows(shown) {
            return Err(Refused::UndoUntilShown);
        }
        let mut concerned = SeatSet::of(dropped.iter().map(|g| self.record.seat(g)));
        if shown >= Reveal::Chosen {
            concerned = concerned.or(self.seats());
        }
        let missing = concerned.without(by).minus(agreed);
        if !missing.is_empty() {
            return Err(Refused::NeedsConsent(missing));
        }
        let (kept, dropped) = (kept.to_vec(), dropped.to_vec());
        let what = Undone::Last(dropped.len() as u32);
        self.go_back(by, agreed, what, kept, &dropped, SeatSet::first(Seat::MOST))
    }

    fn own_answer_apart(&self, by: Seat) -> Option<usize> {
        let from = self.rests.last().at + self.stand.apart.as_ref()?.from;
        self.given[from..].iter().rposition(|g| self.record.seat(g) == by).map(|i| from + i)
    }

    fn go_back(
        &mut self,
        by: Seat,
        agreed: SeatSet,
        what: Undone,
        given: Vec<Given>,
        dropped: &[Given],
        notice: SeatSet,
    ) -> Result<Entry, Refused> {
        let entry = Entry::Undo { by, agreed, what };
        let target = if what == Undone::Own { usize::MAX } else { given.len() };
        let rest = self.rests.before(target).clone();
        match run_on(&*self.game, &rest, &self.record, &given) {
            Ok(ran) => {
                self.given = given;
                self.salt_due |=
                    dropped.iter().any(|g| g.shown == Reveal::Shown || self.record.salt(g).is_some());
                self.close_questions(notice);
                self.record.push(entry.clone());
                let before = self.facts.clone();
                self.settle(&rest, ran);
                match what {
                    Undone::Last(_) => self.tell_taken_back(by, dropped.len(), &before),
                    Undone::Own => self.tell_taken_back_apart(by),
                }
                Ok(entry)
            }
            Err(broken) => Err(self.broke(broken, entry)),
        }
    }

    /// Whether nothing has happened since the last rest: no answer, no fact, no die. A question that is
    /// open then is the first of its unit.
    pub fn is_at_rest(&self) -> bool {
        let rest = self.rests.last();
        self.given.len() == rest.at
            && self.facts.len() == rest.told
            && self.stand.live.chance == rest.state.chance
    }

    /// The answers given since the last rest.
    pub fn unit(&self) -> Vec<(Seat, String)> {
        let given = self.given[self.rests.last().at..].iter();
        given.map(|given| (self.record.seat(given), self.record.key(given).to_string())).collect()
    }

    /// The last rest as a case would write it; see [`Game::describe`].
    pub fn position(&self) -> Option<serde_json::Value> {
        self.game.describe(&self.rests.last().state.world)
    }

    /// The seat whose answer was the last.
    pub fn last_to_answer(&self) -> Option<Seat> {
        self.given.last().map(|g| self.record.seat(g))
    }

    /// Whether the next answer will be salted.
    pub fn wants_salt(&self) -> bool {
        self.salt_due
    }

    /// Takes fresh randomness from outside for the next salt.
    pub fn season(&mut self, fresh: u64) {
        self.fresh ^= fresh;
    }

    fn fresh_salt(&self) -> u64 {
        let mut bytes = self.fresh.to_le_bytes().to_vec();
        bytes.extend(self.record.len().to_le_bytes());
        crate::game::content_hash(&bytes)
    }

    /// Gives an answer in advance; it is recorded as an ordinary answer each time it is used. Refused, if there is no
    /// question of that kind, or if it is asked now and offers no such answer.
    pub fn standing(&mut self, standing: Standing) -> Result<Vec<Entry>, Refused> {
        self.can_stand(&standing)?;
        self.clear_standing(standing.seat, &standing.kind);
        self.standing.push(standing);
        let before = self.record.len();
        self.follow_standing_answers();
        Ok(self.record.since(before))
    }

    fn can_stand(&self, standing: &Standing) -> Result<(), Refused> {
        let Standing { seat, kind, key, .. } = standing;
        if !self.seats().has(*seat) {
            return Err(Refused::NotAsked(*seat));
        }
        let kinds = <G::Prompt as Prompt<G>>::KINDS;
        if !kinds.iter().any(|known| matches_kind(kind, known)) {
            let mut nearest: Vec<&str> = kinds.to_vec();
            nearest.sort_by_key(|known| distance(kind, known));
            nearest.truncate(5);
            let nearest = nearest.into_iter().map(str::to_owned).collect();
            return Err(Refused::NoSuchKind { kind: kind.chars().take(100).collect(), nearest });
        }
        if key.is_empty() || key.len() > LONGEST_KEY || key.contains(char::is_control) {
            return Err(Refused::NotOffered { key: "what is no key".to_owned(), nearest: Vec::new() });
        }
        let asked = self.asked(*seat).filter(|question| matches_kind(kind, question.prompt.kind()));
        match asked {
            Some(question) if question.find(&self.game, *seat, key).is_none() => {
                let nearest = self.nearest(question, *seat, key);
                Err(Refused::NotOffered { key: key.clone(), nearest })
            }
            _ => Ok(()),
        }
    }

    /// Takes back what was answered in advance to this kind of question.
    pub fn clear_standing(&mut self, seat: Seat, kind: &str) {
        self.standing.retain(|s| s.seat != seat || s.kind != kind);
    }

    /// What has been answered in advance.
    pub fn standing_answers(&self) -> &[Standing] {
        &self.standing
    }

    /// Replaces all standing answers without giving any of them: whoever appends a record already has in it the answers
    /// that followed.
    pub fn set_standing(&mut self, standing: Vec<Standing>) {
        self.standing = standing;
    }

    pub(crate) fn follow_standing_answers(&mut self) {
        for _ in 0..limits::SILENT_UNITS {
            if self.standing.is_empty() || self.stand.outcome.is_some() {
                return;
            }
            let mut found = None;
            let mut undecided = SeatSet::NONE;
            for question in &self.stand.open {
                let kind = question.prompt.kind();
                let covers = self.standing.iter().find(|s| {
                    matches_kind(&s.kind, kind) && question.find(&self.game, s.seat, &s.key).is_some()
                });
                match covers {
                    Some(standing) => found = found.or(Some((standing.seat, standing.key.clone()))),
                    None => undecided = undecided.or(question.seats),
                }
            }
            self.standing.retain(|s| s.until != Until::NextDecision || !undecided.has(s.seat));
            let Some((seat, key)) = found else { return };
            let salt = self.salt_due.then(|| self.fresh_salt());
            if self.accept(seat, self.numbers[seat.index()], &key, salt).is_err() {
                return;
            }
        }
    }

    /// What this viewer sees; in dialogues apart, a seat sees its own half-made choices and no others.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        let mut scene = self.game.scene(self.world_of(viewer), viewer);
        scene.outcome = self.stand.outcome.clone();
        scene
    }

    /// How one place lies to another, each a figure or a space by its name in the scene; of a large figure the space
    /// that is best for it. `None` if there is no such figure or space.
    pub fn between(&self, from: &str, to: &str) -> Option<Between> {
        let scene = self.scene(Viewer::Engine);
        let spaces = |name: &str| -> Vec<String> {
            match scene.figures.iter().find(|figure| figure.id == name) {
                Some(figure) => figure.at.clone(),
                None => vec![name.to_owned()],
            }
        };
        let who = scene.figures.iter().any(|figure| figure.id == from).then_some(from);
        let world = self.world_of(Viewer::Engine);
        let mut found: Option<Between> = None;
        for (a, b) in spaces(from).iter().flat_map(|a| spaces(to).into_iter().map(move |b| (a, b))) {
            let next = self.game.between(world, who, a, &b)?;
            let least = |one: Option<u32>, other: Option<u32>| one.into_iter().chain(other).min();
            found = Some(found.map_or(next, |so_far| Between {
                sees: so_far.sees || next.sees,
                beside: so_far.beside || next.beside,
                distance: least(so_far.distance, next.distance),
                way: least(so_far.way, next.way),
            }));
        }
        found
    }

    /// What this viewer would have seen where play began, before anything happened: at a position, what it names.
    pub fn first_scene(&self, viewer: Viewer) -> Scene {
        self.game.scene(&self.rests.first().state.world, viewer)
    }

    /// What an option would do, without choosing it; `None` if this seat is not offered it now.
    pub fn preview(&self, seat: Seat, question: QuestionId, key: &str) -> Option<Preview> {
        let open = self.asked(seat).filter(|_| self.numbers[seat.index()] == question)?;
        let i = open.find(&self.game, seat, key)?;
        let world = self.world_of(Viewer::Seat(seat));
        let preview = || open.options.preview(i, &self.game, &open.prompt, world, seat);
        // A preview is a comfort: if it breaks, play goes on without it.
        catch_unwind(AssertUnwindSafe(preview)).ok()
    }

    /// What a figure would do now, as far as this viewer may know; see [`Game::intent`].
    pub fn intent(&self, viewer: Viewer, figure: &str) -> Option<Preview> {
        let intent = || self.game.intent(self.world_of(viewer), viewer, figure);
        catch_unwind(AssertUnwindSafe(intent)).ok().flatten()
    }

    pub(crate) fn world_of(&self, viewer: Viewer) -> &G::World {
        let Some(Apart { worlds, .. }) = &self.stand.apart else { return self.world() };
        let of = |seat: Option<Seat>| worlds.iter().find(|(s, _)| *s == seat).map(|(_, world)| world);
        let world = match viewer {
            Viewer::Seat(seat) => of(Some(seat)).or_else(|| of(None)),
            Viewer::Spectator => of(None),
            Viewer::Engine => None,
        };
        world.unwrap_or_else(|| self.world())
    }

    /// The table as it can be stored and opened again.
    pub fn save(&self) -> Save {
        Save::of(self)
    }
}

/// Past this length a key is not even looked at.
const LONGEST_KEY: usize = 400;

/// Runs on from a rest with the answers given after it, until an answer is missing or the game is over. Whatever panics
/// on the way is caught.
pub(crate) fn run_on<G: Game>(
    game: &G,
    from: &Rest<G>,
    record: &Record,
    given: &[Given],
) -> Result<Ran<G>, Broken> {
    let run = || run_on_from(game, from, record, given);
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|payload| Err(panicked(&*payload)))
}

fn run_on_from<G: Game>(
    game: &G,
    from: &Rest<G>,
    record: &Record,
    given: &[Given],
) -> Result<Ran<G>, Broken> {
    let mut state = State::clone(&from.state);
    let (mut at, mut number, mut silence) = (from.at, from.number, Silence::default());
    game.check(&state.world, At::Rest)?;
    can_be_written(&state)?;
    let mut facts: Vec<G::Fact> = Vec::new();
    let mut rests = Vec::new();
    let mut shown = vec![Reveal::Nothing];
    let stand = loop {
        if let Some(outcome) = game.outcome(&state.world) {
            break Stand { live: state, open: Vec::new(), apart: None, outcome: Some(outcome) };
        }
        let mut feed = Feed::new(record, &given[at..]);
        let ended = run_unit(game, &mut state, &mut feed, Some(&mut facts));
        if let Some(error) = feed.error.take() {
            return Err(error);
        }
        let unit = ended?;
        merge(&mut shown, &feed.shown);
        let used = feed.used();
        if unit.end == UnitEnd::Waiting {
            game.check(&state.world, At::Question)?;
            if !feed.all_used() {
                return Err(Broken::Diverged("there are answers that were not asked for".to_owned()));
            }
            let apart = feed.apart().map(|from| Apart {
                from,
                group: feed.group(),
                worlds: std::mem::take(&mut feed.worlds),
            });
            break Stand { live: state, open: feed.open, apart, outcome: None };
        }
        game.check(&state.world, At::Rest)?;
        if used > 0 {
            at += used;
            number += 1;
        }
        silence.count(&unit)?;
        can_be_written(&state)?;
        let rest = Rest { at, told: from.told + facts.len(), number, state: Arc::new(state.clone()) };
        if rests.last().is_some_and(|last: &Rest<G>| last.at == at) {
            rests.pop();
        }
        rests.push(rest);
        rests.retain(|rest: &Rest<G>| keeps(number - rest.number, rest.number));
    };
    if stand.outcome.is_some() && at < given.len() {
        return Err(Broken::Diverged("there were answers left when the game was over".to_owned()));
    }
    shown.resize(given.len() - from.at + 1, Reveal::Nothing);
    Ok(Ran { stand, rests, facts, first_shown: from.at, shown })
}

/// In debug builds a world that cannot be written as JSON is found at once, not only when somebody saves.
fn can_be_written<G: Game>(state: &State<G>) -> Result<(), Broken> {
    if !cfg!(debug_assertions) {
        return Ok(());
    }
    let written = serde_json::to_writer(std::io::sink(), state);
    written.map_err(|e| Broken::Misuse(format!("the world cannot be saved as JSON: {e}")))
}

/// Adds what a unit's answers have shown; what the unit showed before its first answer belongs to the answer before it.
fn merge(shown: &mut Vec<Reveal>, unit: &[Reveal]) {
    if let (Some(last), Some((first, rest))) = (shown.last_mut(), unit.split_first()) {
        *last = (*last).max(*first);
        shown.extend_from_slice(rest);
    }
}

/// Whether a pattern such as `window:*` covers a kind of question.
pub fn matches_kind(pattern: &str, kind: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(start) => kind.starts_with(start),
        None => pattern == kind,
    }
}

/// How many letters have to be changed, added or removed to turn one key into the other.
pub fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            let best = change.min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = std::mem::replace(&mut row[j + 1], best);
        }
    }
    row[b.len()]
}
