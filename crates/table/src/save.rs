//! Saves and reports: a table as text.

use crate::history::{Given, Record, Rest};
use crate::migrate::{agrees, lost};
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

/// The format's number; raised when earlier versions can no longer read what is written. 1 had no position, and rules
/// with a number that was raised by hand.
const FORMAT: u32 = 2;

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
    /// Of the last rest: the world as a position, in the form that does not depend on its fields.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
}

/// What there is to say about a save that was loaded. Nothing is said of one whose whole record was played again, by
/// whichever rules, and came to its last rest and to the open question: nothing was lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadNote {
    /// It was played by other rules: it goes on from its last rest, with the answers since as far as they still fit.
    OtherRules {
        /// The rules of the save.
        saved: RulesId,
        /// Whether its record still leads to its last rest: then log and undo reach back to its beginning.
        whole: bool,
        /// The answers that no longer fit and have to be given again.
        dropped: Vec<(Seat, String)>,
    },
    /// It was played by these very rules, but its record does not lead to where it stood: it goes on from its last rest
    /// all the same.
    DoesNotReplay {
        /// What happens when the record is played again.
        why: String,
        /// Whether its record still leads to its last rest.
        whole: bool,
        /// The answers that have to be given again.
        dropped: Vec<(Seat, String)>,
    },
    /// Its last rest cannot be read by these rules; so its whole record was played again from what had been agreed, and
    /// every answer fitted.
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
            LoadNote::OtherRules { dropped, .. } | LoadNote::DoesNotReplay { dropped, .. } => dropped,
            LoadNote::PlayedAgain { .. } => &[],
        }
    }
}

impl std::fmt::Display for LoadNote {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let whole = match self {
            LoadNote::OtherRules { saved, whole, .. } => {
                write!(f, "saved under other rules ({saved}): ")?;
                *whole
            }
            LoadNote::DoesNotReplay { why, whole, .. } => {
                write!(f, "its record does not lead to where it stood ({why}): ")?;
                *whole
            }
            LoadNote::PlayedAgain { saved, answers } => {
                return write!(
                    f,
                    "saved under other rules ({saved}), by which its world was written differently: its {answers} answers \
                     were played again from the beginning, and all of them fitted"
                );
            }
        };
        write!(
            f,
            "play goes on from the last rest{}; ",
            if whole { ", with everything before it" } else { "" }
        )?;
        match self.dropped().len() {
            0 => write!(f, "no answer was lost"),
            1 => write!(f, "1 answer has to be given again"),
            n => write!(f, "{n} answers have to be given again"),
        }
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
            state: written(&*table.game, &rest.state),
            position: None,
        };
        let position = table.position();
        Save {
            gruft: FORMAT,
            game: table.game.name().to_owned(),
            rules: table.game.rules(),
            setup: table.setup.as_ref().and_then(|s| serde_json::to_value(s).ok()).unwrap_or(Value::Null),
            start: rest(table.rests.first()),
            rest: SavedRest { position, ..rest(table.rests.last()) },
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
    /// First the whole record is played again. If it leads to the saved rest, and all answers since fit, nothing is lost,
    /// whichever rules these are. Otherwise the table goes on from the saved rest, plays the answers since again and drops
    /// what no longer fits; if the world of that rest can no longer be read, it is made from its position. If that fails
    /// too, the whole record is played from what was agreed, if every answer still fits. Whatever is gone on from is
    /// checked in full before anybody sees it.
    pub fn load(game: Arc<G>, save: &Save) -> Result<(Table<G>, Vec<LoadNote>), LoadError> {
        save.must_be_of(&*game)?;
        let record = Record::of(&save.entries);
        let given = record.effective().ok_or_else(|| contradicts("it undoes what was not answered"))?;
        if save.start.at > save.rest.at || save.rest.at > given.len() {
            return Err(contradicts("its rest lies outside its record"));
        }
        let rest = save.state(&game, &save.rest, "rest");
        let again = Table::again(&game, save, &rest, &record, &given);
        let why = match again {
            Ok((table, since)) => match Table::opened(table, save, since, None) {
                Ok(opened) => return Ok(opened),
                Err(error) => error.to_string(),
            },
            Err(error) => error.to_string(),
        };
        let began = Table::on_from(&game, save, rest, &record, &given, &why);
        began.or_else(|error| Table::agreed_again(game, save).ok_or(error))
    }

    /// The whole record played again, if it leads to the saved rest; and the answers since that rest, if they do not all
    /// fit: the table then stands at the rest.
    fn again(
        game: &Arc<G>,
        save: &Save,
        rest: &Result<State<G>, LoadError>,
        record: &Record,
        given: &[Given],
    ) -> Result<(Table<G>, Vec<Entry>), LoadError> {
        let began = match save.state(game, &save.start, "start") {
            Ok(state) => state,
            Err(error) => Table::begun_again(Arc::clone(game), save).ok_or(error)?.first_state(),
        };
        let first = Rest { at: save.start.at, told: 0, number: 0, state: Arc::new(began) };
        let play = |answers: &[Given]| {
            Table::at_rest(Arc::clone(game), first.clone(), record.clone(), answers.to_vec())
        };
        let reached = |table: &Table<G>| {
            let last = table.rests.last();
            last.at == save.rest.at && save.is_at(&**game, rest, &last.state)
        };
        let all = play(given);
        if all.as_ref().is_ok_and(reached) {
            return all.map(|table| (table, Vec::new())).map_err(|b| contradicts(&b.to_string()));
        }
        let why = all.as_ref().err().map(ToString::to_string);
        let why = why.unwrap_or_else(|| "its record does not lead to its rest".to_owned());
        match play(&given[..save.rest.at]) {
            Ok(short) if reached(&short) => match all {
                Ok(table) => Ok((table, Vec::new())),
                Err(_) => Ok((short, since(record, &given[save.rest.at..]))),
            },
            _ => Err(contradicts(&why)),
        }
    }

    /// The saved rest under the present rules, or what is made from its position.
    fn on_from(
        game: &Arc<G>,
        save: &Save,
        rest: Result<State<G>, LoadError>,
        record: &Record,
        given: &[Given],
        why: &str,
    ) -> Result<(Table<G>, Vec<LoadNote>), LoadError> {
        let on = |state: State<G>| {
            let first = Rest { at: save.rest.at, told: 0, number: 0, state: Arc::new(state) };
            let table =
                Table::at_rest(Arc::clone(game), first, record.clone(), given[..save.rest.at].to_vec());
            let table = table.map_err(|b| save.unsound("rest", &b))?;
            let since = since(record, &given[save.rest.at..]);
            Table::opened(table, save, since, Some(why))
        };
        let first = rest.and_then(on);
        first.or_else(|error| on(save.arranged(game).ok_or(error)?))
    }

    /// A table that was played again, or that goes on from a rest, with everything else that the save says; looked at
    /// before anybody else does. The answers `since` are given again, as far as they fit.
    fn opened(
        mut table: Table<G>,
        save: &Save,
        since: Vec<Entry>,
        cut: Option<&str>,
    ) -> Result<(Table<G>, Vec<LoadNote>), LoadError> {
        let same = save.rules == table.game.rules();
        let lost = cut.is_some() || !since.is_empty();
        table.setup = match table.setup.take() {
            Some(setup) => Some(setup),
            None => save.setup(&*table.game)?,
        };
        (table.standing, table.fresh, table.undo) = (save.standing.clone(), save.fresh, save.undo);
        if cut.is_none() {
            let told = table.facts.len();
            table.asides = save.asides.clone();
            table.asides.iter_mut().for_each(|aside| aside.told = aside.told.min(told));
        }
        table.numbers.iter_mut().zip(&save.numbers).for_each(|(number, saved)| *number = *saved);
        if !lost {
            table.salt_due |= save.salt_due;
            table.look_over(save)?;
            if !same {
                // Whoever still holds a question of the old rules must not answer one of the new.
                table.close_questions(crate::SeatSet::first(Seat::MOST));
                table.try_out(save)?;
            }
            return Ok((table, Vec::new()));
        }
        if !since.is_empty() {
            let agreed = crate::SeatSet::first(Seat::MOST);
            let what = crate::Undone::Last(since.len() as u32);
            table.record.push(Entry::Undo { by: Seat(0), agreed, what });
        }
        table.close_questions(crate::SeatSet::first(Seat::MOST));
        let fit = since.iter().take_while(|entry| table.append(entry).is_ok()).count();
        let dropped: Vec<(Seat, String)> = since[fit..].iter().filter_map(Entry::answer).collect();
        // As with an undo: what was dropped may have shown dice.
        table.salt_due = !dropped.is_empty() || save.salt_due;
        table.follow_standing_answers();
        table.look_over(save)?;
        table.try_out(save)?;
        let whole = cut.is_none();
        let note = if same {
            let why = cut.unwrap_or("answers after its last rest do not fit").to_owned();
            LoadNote::DoesNotReplay { why, whole, dropped }
        } else {
            LoadNote::OtherRules { saved: save.rules, whole, dropped }
        };
        Ok((table, vec![note]))
    }

    /// The state in which the table began.
    fn first_state(self) -> State<G> {
        State::clone(&self.rests.first().state)
    }

    /// A save whose last rest cannot be read in any form: its whole record is played again from what had been agreed and
    /// from its first dice. Nothing, if that is not the game in which every answer still fits.
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
        catch_unwind(AssertUnwindSafe(look)).map_err(|payload| save.unsound("rest", &panicked(&*payload)))
    }

    /// Plays on for a while on a copy: a world that these rules did not make, and on which they break, is none for them.
    fn try_out(&self, save: &Save) -> Result<(), LoadError> {
        let tried = || (0..TRIES).try_for_each(|seed| self.clone().plays_on(&mut RandomPlayer::new(seed)));
        let tried = catch_unwind(AssertUnwindSafe(tried)).unwrap_or_else(|payload| Err(panicked(&*payload)));
        tried.map_err(|b| save.unsound("rest", &b))
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

    /// A world in the save, read and checked in full: every name known, every count possible, nothing left unread.
    fn state<G: Game>(
        &self,
        game: &Arc<G>,
        rest: &SavedRest,
        what: &'static str,
    ) -> Result<State<G>, LoadError> {
        let unreadable = |why: String| LoadError::Unreadable { what, rules: self.rules, why };
        let read = || {
            let saved = self.migrated(&**game, rest);
            let names = Saved { game: &**game, rules: self.rules };
            let state: State<G> =
                read_named(saved.clone(), &names).map_err(|error| unreadable(error.to_string()))?;
            // A part that is not known would be gone with the next save.
            let unknown =
                (self.rules != game.rules()).then(|| lost(&saved, &written(&**game, &state))).flatten();
            let later = |place: String| {
                unreadable(format!("nothing is known of its {place}: was it written by a later version?"))
            };
            unknown.map_or(Ok(state), |place| Err(later(place)))
        };
        let read = catch_unwind(AssertUnwindSafe(read));
        let mut state: State<G> = read.unwrap_or_else(|p| Err(unreadable(panicked(&*p).to_string())))?;
        self.must_be_sound(&**game, &state, what)?;
        game.share(&mut state.world);
        Ok(state)
    }

    fn must_be_sound<G: Game>(
        &self,
        game: &G,
        state: &State<G>,
        what: &'static str,
    ) -> Result<(), LoadError> {
        let check = || game.sound(&state.world).and_then(|()| game.check(&state.world, At::Rest));
        let checked = catch_unwind(AssertUnwindSafe(check)).unwrap_or_else(|p| Err(panicked(&*p)));
        checked.map_err(|broken| self.unsound(what, &broken))
    }

    fn unsound(&self, what: &'static str, broken: &Broken) -> LoadError {
        LoadError::Unsound { what, rules: self.rules, why: broken.to_string() }
    }

    /// A rest as it was written, in the form of today.
    fn migrated<G: Game>(&self, game: &G, rest: &SavedRest) -> Value {
        let mut state = rest.state.clone();
        if self.rules != game.rules()
            && let Some(world) = state.get_mut("world")
        {
            game.migrate(world);
        }
        state
    }

    /// The last rest, made from its position.
    fn arranged<G: Game>(&self, game: &Arc<G>) -> Option<State<G>> {
        let position = self.rest.position.clone()?;
        let arrange = || {
            let chance: Chance = serde_json::from_value(self.rest.state.get("chance")?.clone()).ok()?;
            let world = game.arrange(crate::read(position).ok()?, &mut chance.clone()).ok()?;
            Some(State { world, chance })
        };
        let state = catch_unwind(AssertUnwindSafe(arrange)).ok().flatten()?;
        self.must_be_sound(&**game, &state, "rest").ok()?;
        Some(state)
    }

    /// Whether a state is that of the saved rest: the same in everything that was written then.
    fn is_at<G: Game>(&self, game: &G, rest: &Result<State<G>, LoadError>, state: &State<G>) -> bool {
        // Under the same rules it is the same in every part, or a part of the world is not saved.
        match rest {
            Ok(rest) if rest == state => return true,
            Ok(_) if self.rules == game.rules() => return false,
            _ => {}
        }
        let compare = || {
            let now = written(game, state);
            let as_written = agrees(&self.rest.state, &self.migrated(game, &self.rest), &now);
            if as_written || rest.is_ok() {
                return as_written;
            }
            let chance = self.rest.state.get("chance") == now.get("chance");
            let position = self.rest.position.as_ref().zip(game.describe(&state.world));
            chance && position.is_some_and(|(saved, now)| agrees(saved, saved, &now))
        };
        catch_unwind(AssertUnwindSafe(compare)).unwrap_or(false)
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

/// A state as it is written today.
fn written<G: Game>(game: &G, state: &State<G>) -> Value {
    write(state, &Today(game)).unwrap_or(Value::Null)
}

/// Answers as they can be given again.
fn since(record: &Record, answers: &[Given]) -> Vec<Entry> {
    let answer = |given: &Given| Entry::Answer {
        seat: record.seat(given),
        key: record.key(given).to_string().into(),
        salt: record.salt(given),
    };
    answers.iter().map(answer).collect()
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
    /// The record is played again from its start, even if the rules have changed since: that is exactly when one wants to
    /// know whether the bug is gone.
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
