//! Saves and reports: a table as text.

use crate::history::{Record, Rest};
use crate::read::read_named;
use crate::table::{QuestionId, Refused, Standing};
use crate::undo::{Aside, Undo};
use crate::unit::panicked;
use crate::write::{Names, write};
use crate::{At, Broken, Chance, Entry, Game, RandomPlayer, RulesId, Seat, State, Table, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// The format's number; raised when old saves can no longer be read.
const FORMAT: u32 = 1;

/// How often, and for how many answers, play goes on on a copy of a world that was saved under other rules.
const TRIES: u64 = 3;
const ANSWERS_TRIED: usize = 24;

/// A table as it is stored: the first rest, the last rest, and the record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// The number of the format; having this field marks the file as a save of Gruft.
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
    /// How far undo reaches.
    #[serde(default, skip_serializing_if = "Undo::is_free")]
    pub undo: Undo,
    /// What the story says of what was taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asides: Vec<Aside>,
}

/// A rest in a save.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedRest {
    /// How many answers counted before it.
    pub at: usize,
    /// The world and its chance.
    pub state: Value,
}

/// What there is to say about a save that was loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadNote {
    /// It was played by other rules: it goes on from its last rest, with the answers since as far as they still fit.
    OtherRules {
        /// The rules of the save.
        saved: RulesId,
        /// The answers that no longer fit and have to be given again.
        dropped: Vec<(Seat, String)>,
        /// Whether the whole record can be played again from its beginning under the present rules; see
        /// [`Table::played_again`].
        from_the_beginning: bool,
    },
    /// It was played by other rules, and its world cannot be read by these; so its whole record was played again from
    /// what had been agreed, and every answer fitted.
    PlayedAgain {
        /// The rules of the save.
        saved: RulesId,
        /// How many answers there were.
        answers: usize,
    },
}

impl LoadNote {
    /// The answers that no longer fit, and are to be given again.
    pub fn dropped(&self) -> &[(Seat, String)] {
        match self {
            LoadNote::OtherRules { dropped, .. } => dropped,
            LoadNote::PlayedAgain { .. } => &[],
        }
    }
}

impl std::fmt::Display for LoadNote {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (saved, dropped, from_the_beginning) = match self {
            LoadNote::OtherRules { saved, dropped, from_the_beginning } => {
                (saved, dropped, from_the_beginning)
            }
            LoadNote::PlayedAgain { saved, answers } => {
                return write!(
                    f,
                    "saved under other rules ({saved}), by which its world was written differently: its {answers} answers \
                     were played again from the beginning, and all of them fitted"
                );
            }
        };
        write!(f, "saved under other rules ({saved}): play goes on from the last rest; ")?;
        match dropped.len() {
            0 => write!(f, "no answer was lost")?,
            1 => write!(f, "1 answer has to be given again")?,
            n => write!(f, "{n} answers have to be given again")?,
        }
        if *from_the_beginning {
            write!(f, "; it can also be played again from its beginning")?;
        }
        Ok(())
    }
}

/// Why a save could not be loaded.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LoadError {
    /// The text is not a save, or a part of it is missing.
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
    #[error("the save's {what}, written under the rules {rules}, cannot be read: {why}")]
    Unreadable {
        /// Which part.
        what: &'static str,
        /// The rules it was written under.
        rules: RulesId,
        /// Why, and where.
        why: String,
    },
    /// The world in it is not possible.
    #[error("the save's {what}, written under the rules {rules}, is not sound: {why}")]
    Unsound {
        /// Which part.
        what: &'static str,
        /// The rules it was written under.
        rules: RulesId,
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
            state: write(&*rest.state, &Today(&*table.game)).unwrap_or(Value::Null),
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
            undo: table.undo,
            asides: table.asides.clone(),
        }
    }

    /// The save as text.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// A save from its text.
    pub fn from_text(text: &str) -> Result<Save, LoadError> {
        Save::from_value(serde_json::from_str(text).map_err(|e| LoadError::NotASave(e.to_string()))?)
    }

    /// A save from JSON that was read already.
    pub fn from_value(value: Value) -> Result<Save, LoadError> {
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
    /// Under the same rules the whole record is played again and must lead to the saved rest. Under other rules the
    /// table goes on from the saved rest, plays the answers since again and drops what no longer fits; if its world can
    /// no longer be read, the whole record is played again from what was agreed, if every answer still fits. Either way
    /// the worlds in the save are checked in full before anybody sees them.
    pub fn load(game: Arc<G>, save: &Save) -> Result<(Table<G>, Vec<LoadNote>), LoadError> {
        save.must_be_of(&*game)?;
        let record = Record::of(&save.entries);
        let given = record.effective().ok_or_else(|| contradicts("it undoes what was not answered"))?;
        if save.start.at > save.rest.at || save.rest.at > given.len() {
            return Err(contradicts("its rest lies outside its record"));
        }
        let rest: State<G> = match save.state(&game, &save.rest, "rest") {
            Ok(rest) => rest,
            Err(error) if save.rules == game.rules() => return Err(error),
            Err(error) => return Table::agreed_again(game, save).ok_or(error),
        };
        let (mut table, notes) = if save.rules == game.rules() {
            let first = save.state(&game, &save.start, "start")?;
            let first = Rest { at: save.start.at, told: 0, number: 0, state: Arc::new(first) };
            let table =
                Table::at_rest(game, first, record, given).map_err(|b| contradicts(&b.to_string()))?;
            let reached = table.rests.last();
            if reached.at != save.rest.at || *reached.state != rest {
                return Err(contradicts("its record does not lead to its rest"));
            }
            (table, Vec::new())
        } else {
            Table::load_by_other_rules(game, save, rest, record, given)?
        };
        if table.setup.is_none() {
            table.setup = save.setup(&*table.game)?;
        }
        table.standing = save.standing.clone();
        table.fresh = save.fresh;
        table.undo = save.undo;
        table.salt_due |= save.salt_due;
        if notes.is_empty() {
            let told = table.facts.len();
            table.asides = save.asides.clone();
            table.asides.iter_mut().for_each(|aside| aside.told = aside.told.min(told));
            table.numbers.iter_mut().zip(&save.numbers).for_each(|(number, saved)| *number = *saved);
        } else {
            table.follow_standing_answers();
        }
        table.look_over(save)?;
        if !notes.is_empty() {
            table.try_out(save)?;
        }
        Ok((table, notes))
    }

    /// The saved rest under the present rules, with the answers since as far as they fit.
    fn load_by_other_rules(
        game: Arc<G>,
        save: &Save,
        rest: State<G>,
        mut record: Record,
        mut given: Vec<crate::history::Given>,
    ) -> Result<(Table<G>, Vec<LoadNote>), LoadError> {
        let since: Vec<Entry> = given[save.rest.at..]
            .iter()
            .map(|answer| Entry::Answer {
                seat: record.seat(answer),
                key: record.key(answer).to_string().into(),
                salt: record.salt(answer),
            })
            .collect();
        if !since.is_empty() {
            let agreed = crate::SeatSet::first(Seat::MOST);
            let what = crate::Undone::Last(since.len() as u32);
            record.push(Entry::Undo { by: Seat(0), agreed, what });
        }
        given.truncate(save.rest.at);
        let first = Rest { at: save.rest.at, told: 0, number: 0, state: Arc::new(rest) };
        let from_the_beginning = Table::played_again(Arc::clone(&game), save).is_ok();
        let table = Table::at_rest(game, first, record, given);
        let mut table = table.map_err(|b| contradicts(&b.to_string()))?;
        table.numbers.iter_mut().zip(&save.numbers).for_each(|(number, saved)| *number = *saved);
        table.close_questions(crate::SeatSet::first(Seat::MOST));
        let fit = since.iter().take_while(|entry| table.append(entry).is_ok()).count();
        let dropped: Vec<(Seat, String)> = since[fit..].iter().filter_map(Entry::answer).collect();
        // As with an undo: what was dropped may have shown dice.
        table.salt_due = !dropped.is_empty();
        Ok((table, vec![LoadNote::OtherRules { saved: save.rules, dropped, from_the_beginning }]))
    }

    /// A save whose world is written in a way that is no longer known: its whole record is played again from what had
    /// been agreed and from its first dice. Nothing, if that is not the game in which every answer still fits.
    fn agreed_again(game: Arc<G>, save: &Save) -> Option<(Table<G>, Vec<LoadNote>)> {
        let saved = save.rules;
        let mut table = Table::begun_again(game, save)?;
        save.entries.iter().try_for_each(|entry| table.append(entry)).ok()?;
        let answers = table.given.len();
        table.standing = save.standing.clone();
        table.salt_due |= save.salt_due;
        table
            .numbers
            .iter_mut()
            .zip(&save.numbers)
            .for_each(|(number, saved)| *number = (*number).max(*saved));
        table.close_questions(crate::SeatSet::first(Seat::MOST));
        table.follow_standing_answers();
        table.look_over(save).ok()?;
        Some((table, vec![LoadNote::PlayedAgain { saved, answers }]))
    }

    /// The table as it was opened: with what was agreed, and with the dice that the save began with.
    fn begun_again(game: Arc<G>, save: &Save) -> Option<Table<G>> {
        if save.start.at > 0 {
            return None;
        }
        let setup = save.setup(&*game).ok()??;
        let began: Chance = serde_json::from_value(save.start.state.get("chance")?.clone()).ok()?;
        let begin = || {
            let mut chance = began.at_its_beginning()?;
            let world = game.begin(&setup, &mut chance).ok()?;
            (chance == began).then_some(())?;
            Table::start(Arc::clone(&game), State { world, chance }).ok()
        };
        let mut table = catch_unwind(AssertUnwindSafe(begin)).ok()??.with_undo(save.undo);
        table.setup = Some(setup);
        table.fresh = save.fresh;
        Some(table)
    }

    /// Looks at the table through every viewer's eyes, before anybody else does.
    fn look_over(&self, save: &Save) -> Result<(), LoadError> {
        let look = || {
            let seats = self.seats().iter().map(Viewer::Seat);
            for viewer in seats.chain([Viewer::Spectator, Viewer::Engine]) {
                let _ = (self.scene(viewer), self.pending(viewer), self.log(viewer, 0));
            }
        };
        catch_unwind(AssertUnwindSafe(look)).map_err(|payload| LoadError::Unsound {
            what: "rest",
            rules: save.rules,
            why: panicked(&*payload).to_string(),
        })
    }

    /// Plays on for a while on a copy: a world that these rules did not make, and on which they break, is none for them.
    fn try_out(&self, save: &Save) -> Result<(), LoadError> {
        let tried = || (0..TRIES).try_for_each(|seed| self.clone().plays_on(&mut RandomPlayer::new(seed)));
        let tried = catch_unwind(AssertUnwindSafe(tried)).unwrap_or_else(|payload| Err(panicked(&*payload)));
        tried.map_err(|b| LoadError::Unsound { what: "rest", rules: save.rules, why: b.to_string() })
    }

    fn plays_on(&mut self, random: &mut RandomPlayer) -> Result<(), Broken> {
        for _ in 0..ANSWERS_TRIED {
            let open = self.pending(Viewer::Engine);
            let Some(asked) = open.first().and_then(|open| open.asked.as_ref()) else { break };
            let option = &asked.options[random.below(asked.options.len())];
            let seat = option.seat.unwrap_or(open[0].seats[0]);
            let question = self.question(seat).unwrap_or_default();
            if let Err(Refused::Broken(report)) = self.answer(seat, question, &option.key) {
                return Err(report.broken);
            }
        }
        Ok(())
    }

    /// Plays the whole record of a save again, from its beginning and under the present rules.
    pub fn played_again(game: Arc<G>, save: &Save) -> Result<Table<G>, LoadError> {
        let mut table = Table::rewound(game, save)?;
        for entry in &save.entries {
            table.append(entry).map_err(|refused| contradicts(&refused.to_string()))?;
        }
        Ok(table)
    }

    /// Opens a saved table where its record begins, before its first answer, and under the present rules: whoever
    /// wants to see the game again line by line, or as far as the rules still allow it, appends the record.
    pub fn rewound(game: Arc<G>, save: &Save) -> Result<Table<G>, LoadError> {
        save.must_be_of(&*game)?;
        if save.start.at > 0 {
            return Err(contradicts("its record begins in the middle of a game"));
        }
        let first = match save.state(&game, &save.start, "start") {
            Ok(first) => first,
            Err(error) if save.rules == game.rules() => return Err(error),
            Err(error) => return Table::begun_again(game, save).ok_or(error),
        };
        let first = Rest { at: 0, told: 0, number: 0, state: Arc::new(first) };
        let table = Table::at_rest(game, first, Record::default(), Vec::new());
        let mut table = table.map_err(|b| contradicts(&b.to_string()))?;
        table.setup = save.setup(&*table.game)?;
        table.fresh = save.fresh;
        table.undo = save.undo;
        table.look_over(save)?;
        Ok(table)
    }
}

impl Save {
    fn must_be_of<G: Game>(&self, game: &G) -> Result<(), LoadError> {
        if self.game == game.name() {
            return Ok(());
        }
        Err(LoadError::OtherGame { save: self.game.clone(), game: game.name() })
    }

    /// A world in the save, read and checked in full: every name known, every count possible.
    fn state<G: Game>(
        &self,
        game: &Arc<G>,
        rest: &SavedRest,
        what: &'static str,
    ) -> Result<State<G>, LoadError> {
        let names = Saved { game: &**game, rules: self.rules };
        let unreadable = |why: String| LoadError::Unreadable { what, rules: self.rules, why };
        let read = || read_named(rest.state.clone(), &names).map_err(|error| unreadable(error.to_string()));
        let read = catch_unwind(AssertUnwindSafe(read));
        let state: State<G> = read.unwrap_or_else(|p| Err(unreadable(panicked(&*p).to_string())))?;
        let check = || game.sound(&state.world).and_then(|()| game.check(&state.world, At::Rest));
        let checked = catch_unwind(AssertUnwindSafe(check)).unwrap_or_else(|p| Err(panicked(&*p)));
        checked.map_err(|b| LoadError::Unsound { what, rules: self.rules, why: b.to_string() })?;
        Ok(state)
    }

    /// What was agreed. Under other rules it may no longer be readable; the world is what counts.
    fn setup<G: Game>(&self, game: &G) -> Result<Option<G::Setup>, LoadError> {
        if self.setup.is_null() {
            return Ok(None);
        }
        match crate::read(self.setup.clone()) {
            Ok(setup) => Ok(Some(setup)),
            Err(_) if self.rules != game.rules() => Ok(None),
            Err(error) => {
                Err(LoadError::Unreadable { what: "setup", rules: self.rules, why: error.to_string() })
            }
        }
    }
}

fn contradicts(why: &str) -> LoadError {
    LoadError::Contradicts(why.to_owned())
}

/// The names of today's content.
struct Today<'g, G>(&'g G);

impl<G: Game> Names for Today<'_, G> {
    fn name(&self, kind: &str, number: u64) -> Option<String> {
        self.0.name_of(kind, number)
    }

    fn number(&self, _: &str, _: &Value) -> Option<Result<u64, String>> {
        None
    }
}

/// The names in a save, as today's numbers.
struct Saved<'g, G> {
    game: &'g G,
    rules: RulesId,
}

impl<G: Game> Names for Saved<'_, G> {
    fn name(&self, kind: &str, number: u64) -> Option<String> {
        self.game.name_of(kind, number)
    }

    fn number(&self, kind: &str, saved: &Value) -> Option<Result<u64, String>> {
        if !self.game.is_named(kind) {
            return None;
        }
        let name = match (saved, saved.as_u64()) {
            (Value::String(name), _) => name.clone(),
            // Saves of the first versions hold numbers.
            (_, Some(number)) if self.rules == self.game.rules() => {
                let known = self.game.name_of(kind, number).is_some();
                return Some(if known {
                    Ok(number)
                } else {
                    Err(format!("there is no {kind} number {number}"))
                });
            }
            (_, Some(number)) => match self.game.earlier_name(self.rules, kind, number) {
                Some(name) => name,
                None => {
                    return Some(Err(format!("what {kind} number {number} was then is not known any more")));
                }
            },
            _ => return Some(Err(format!("{saved} is no {kind}"))),
        };
        let number = self.game.number_of(kind, &name);
        Some(number.ok_or_else(|| format!("there is no {kind} called {name:?} any more")))
    }
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
    /// The record is played again from its start, even if the rules have changed since. Mending a rule raises the
    /// number of the rules, and that is exactly when one wants to know whether the bug is gone.
    pub fn reproduce<G: Game>(&self, game: Arc<G>) -> Result<Reproduced, LoadError> {
        let save = &self.save;
        let record = Record::of(&save.entries);
        let given =
            record.effective().ok_or_else(|| LoadError::Contradicts("it undoes too much".to_owned()))?;
        let start = self.save.state(&game, &save.start, "start")?;
        let first = Rest { at: save.start.at, told: 0, number: 0, state: Arc::new(start) };
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
    /// Under these rules the game no longer gets to that point.
    CannotTell(String),
}
