//! Running one unit, and whole games in place.

use crate::play::{Run, Why};
use crate::{Answers, At, Broken, Chance, Game, Listener, Outcome, Play};
use serde::{Deserialize, Serialize};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game that goes past these is not long but broken. They end in a report, never in a hang.
pub mod limits {
    /// Questions in one unit.
    pub const QUESTIONS: u32 = 4_096;
    /// Verbs in one unit.
    pub const STEPS: u32 = 1_000_000;
    /// Things nested in each other.
    pub const DEPTH: u32 = 64;
    /// Bytes of stack that one unit may use.
    pub const STACK: usize = 512 * 1024;
    /// Units in one game played in place.
    pub const UNITS: u32 = 1_000_000;
    /// Units in a row that ask nothing.
    pub const SILENT_UNITS: u32 = 10_000;
}

/// The world and its chance: what a rest is.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct State<G: Game> {
    /// The world.
    pub world: G::World,
    /// Where its dice come from.
    pub chance: Chance,
}

impl<G: Game> Clone for State<G> {
    fn clone(&self) -> State<G> {
        State { world: self.world.clone(), chance: self.chance.clone() }
    }
}

impl<G: Game> PartialEq for State<G> {
    fn eq(&self, other: &State<G>) -> bool {
        self.world == other.world && self.chance == other.chance
    }
}

/// How a unit ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnitEnd {
    /// It is complete; the world is at rest.
    Done,
    /// An answer must be waited for; the world stands at the question.
    Waiting,
}

/// Plays one unit in place. A panic in a rule is caught and reported as [`Broken`].
pub fn play_unit<G: Game>(
    game: &G,
    state: &mut State<G>,
    players: &mut dyn Answers<G>,
    listener: Option<&mut dyn Listener<G>>,
) -> Result<UnitEnd, Broken> {
    run_unit(game, state, players, listener).map(|ended| ended.end)
}

/// What a unit came to.
pub(crate) struct Ended {
    pub end: UnitEnd,
    pub questions: u32,
    pub steps: u32,
}

/// How long a game may go on without asking anything.
#[derive(Default)]
pub(crate) struct Silence {
    units: u32,
    steps: u64,
}

impl Silence {
    /// Counts a unit; a unit that asked something ends the silence.
    pub fn count(&mut self, unit: &Ended) -> Result<(), Broken> {
        if unit.questions > 0 {
            *self = Silence::default();
            return Ok(());
        }
        self.units += 1;
        self.steps += u64::from(unit.steps);
        if self.units > limits::SILENT_UNITS || self.steps > 10 * u64::from(limits::STEPS) {
            return Err(Broken::Endless(self.units.min(limits::SILENT_UNITS)));
        }
        Ok(())
    }
}

/// Plays one unit, and says how many questions it asked.
pub(crate) fn run_unit<G: Game>(
    game: &G,
    state: &mut State<G>,
    players: &mut dyn Answers<G>,
    listener: Option<&mut dyn Listener<G>>,
) -> Result<Ended, Broken> {
    let State { world, chance } = state;
    let unit = || {
        let listener = listener.map(|l| l as &mut dyn Listener<G>);
        let run = Run::here();
        let mut play = Play { game, world, chance, players, listener, run };
        let result = G::advance(&mut play);
        (result.is_ok(), play.run)
    };
    let (went_well, run) = catch_unwind(AssertUnwindSafe(unit)).map_err(|payload| panicked(&*payload))?;
    let end = match run.halted {
        None if went_well => UnitEnd::Done,
        Some(Why::Broken(broken)) => return Err(broken),
        Some(why) if went_well || run.swallowed => {
            return Err(Broken::Swallowed(match why {
                Why::Stop => "the unit had been stopped".to_owned(),
                _ => "it waited for an answer".to_owned(),
            }));
        }
        Some(Why::Stop) => UnitEnd::Done,
        Some(Why::Waiting) => UnitEnd::Waiting,
        None => return Err(Broken::Misuse("a rule halted without being told to".to_owned())),
    };
    Ok(Ended { end, questions: run.questions, steps: run.steps })
}

pub(crate) fn panicked(payload: &(dyn std::any::Any + Send)) -> Broken {
    let text = payload.downcast_ref::<&str>().map(|s| (*s).to_owned());
    let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
    Broken::Panic(text.unwrap_or_else(|| "no message".to_owned()))
}

/// How a whole game played in place ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The outcome; `None` if the players stopped answering.
    pub outcome: Option<Outcome>,
    /// How many units were played.
    pub units: u32,
    /// How many questions were answered.
    pub questions: u64,
}

/// Plays on in place until the game is over or the players stop answering: no copying, no record.
///
/// With `checks`, the world is checked at every rest.
pub fn playout<G: Game>(
    game: &G,
    state: &mut State<G>,
    players: &mut dyn Answers<G>,
    listener: Option<&mut dyn Listener<G>>,
    checks: bool,
) -> Result<Played, Broken> {
    catch_unwind(AssertUnwindSafe(|| play_on(game, state, players, listener, checks)))
        .unwrap_or_else(|payload| Err(panicked(&*payload)))
}

fn play_on<G: Game>(
    game: &G,
    state: &mut State<G>,
    players: &mut dyn Answers<G>,
    mut listener: Option<&mut dyn Listener<G>>,
    checks: bool,
) -> Result<Played, Broken> {
    let mut played = Played::default();
    let mut silence = Silence::default();
    loop {
        played.outcome = game.outcome(&state.world);
        if played.outcome.is_some() {
            return Ok(played);
        }
        let hears = listener.as_mut().map(|listener| &mut **listener as &mut dyn Listener<G>);
        let unit = run_unit(game, state, players, hears)?;
        played.questions += u64::from(unit.questions);
        if unit.end == UnitEnd::Waiting {
            return Ok(played);
        }
        if checks {
            game.check(&state.world, At::Rest)?;
        }
        played.units += 1;
        silence.count(&unit)?;
        if played.units > limits::UNITS {
            return Err(Broken::TooLong(limits::UNITS));
        }
    }
}
