//! Thinking ahead: many futures from one question, without knowing what the seat cannot know.

use crate::feed::{Feed, Question};
use crate::unit::run_unit;
use crate::{
    Answers, Ask, Broken, Chance, Game, Options, Outcome, Reveal, Seat, State, Table, UnitEnd, playout,
};

/// Looks ahead from the question that a seat is asked.
///
/// Each rollout runs the true unit again as far as the question, redeals there what the seat cannot know, takes one
/// option, and plays on in place. It never redeals at the rest: what has happened in the unit stays. Where several
/// seats are asked at once, it redeals before any of them is asked, so that what the others could answer is not known
/// either.
pub struct Thinker<'t, G: Game> {
    table: &'t Table<G>,
    seat: Seat,
    question: &'t Question<G>,
}

/// Where a rollout ended.
pub struct Future<G: Game> {
    /// The world there.
    pub world: G::World,
    /// How the game ended; `None` if the players stopped answering before that.
    pub outcome: Option<Outcome>,
}

impl<G: Game> Table<G> {
    /// Lets a seat think about the question it is asked; `None` if it is asked none.
    pub fn think(&self, seat: Seat) -> Option<Thinker<'_, G>> {
        let question = self.stand.open.iter().find(|q| q.seats.has(seat))?;
        Some(Thinker { table: self, seat, question })
    }
}

impl<G: Game> Thinker<'_, G> {
    /// The options of the question.
    pub fn options(&self) -> &dyn Options<G> {
        &*self.question.options
    }

    /// What is asked.
    pub fn prompt(&self) -> &G::Prompt {
        &self.question.prompt
    }

    /// The options that this seat may say.
    pub fn mine(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.question.options.count()).filter(|i| self.question.may_say(self.seat, *i))
    }

    /// The key of the i-th option.
    pub fn key(&self, i: usize) -> String {
        let mut key = String::new();
        self.question.options.key(i, &self.table.game, &mut key);
        key
    }

    /// One future in which the seat takes the i-th option; `players` answer everything after it.
    pub fn rollout(&self, i: usize, seed: u64, players: &mut dyn Answers<G>) -> Result<Future<G>, Broken> {
        let rest = self.table.rests.last();
        let mut state = State::clone(&rest.state);
        let given = &self.table.given[rest.at..];
        let mut replay = Replay {
            feed: Feed::new(&self.table.record, given),
            open_group: self.table.stand.apart.as_ref().map(|apart| apart.group),
            seat: self.seat,
            option: i,
            seed,
            then: players,
            reached: false,
        };
        let game = &*self.table.game;
        let end = run_unit(game, &mut state, &mut replay, None);
        if let Some(error) = replay.feed.error.take() {
            return Err(error);
        }
        let end = end?.end;
        if !replay.reached && end == UnitEnd::Done {
            return Err(Broken::Diverged("the unit ran past the open question".to_owned()));
        }
        let outcome = match end {
            UnitEnd::Done => playout(game, &mut state, players, None, false)?.outcome,
            UnitEnd::Waiting => None,
        };
        Ok(Future { world: state.world, outcome })
    }
}

/// Answers as the table did, up to the open question; there it imagines, and lets others go on.
struct Replay<'r, G: Game> {
    feed: Feed<'r, G>,
    /// The number of the group that is being asked, if the question is put to several at once.
    open_group: Option<u32>,
    seat: Seat,
    option: usize,
    seed: u64,
    then: &'r mut dyn Answers<G>,
    reached: bool,
}

impl<G: Game> Replay<'_, G> {
    /// Whether the open question is put to several seats at once, and these are being asked now.
    fn in_open_group(&self) -> bool {
        self.open_group == Some(self.feed.group())
    }

    /// From here on hidden things are as the seat imagines them, and dice fall as they may.
    fn imagine(&self, game: &G, world: &mut G::World, chance: &mut Chance) {
        *chance = Chance::seeded(self.seed);
        game.imagine(world, self.seat, chance);
    }
}

impl<G: Game> Answers<G> for Replay<'_, G> {
    fn answer(
        &mut self,
        game: &G,
        ask: &Ask<'_, G>,
        world: &mut G::World,
        chance: &mut Chance,
    ) -> Option<(Seat, usize)> {
        // What others answered beside the open question is a secret, and so is what they could answer.
        if self.reached || (self.in_open_group() && !ask.seats.has(self.seat)) {
            return self.then.answer(game, ask, world, chance);
        }
        if let Some(answer) = self.feed.answer(game, ask, world, chance) {
            return Some(answer);
        }
        if self.feed.error.is_some() {
            return None;
        }
        self.reached = true;
        if !self.in_open_group() {
            self.imagine(game, world, chance);
        }
        Some((self.seat, self.option))
    }

    fn revealed(&mut self, how: Reveal) {
        self.feed.revealed(how);
    }

    fn group_begins(&mut self, game: &G, world: &mut G::World, chance: &mut Chance) {
        if self.reached {
            return self.then.group_begins(game, world, chance);
        }
        self.feed.group_begins(game, world, chance);
        if self.in_open_group() {
            self.imagine(game, world, chance);
        }
    }

    fn apart_begins(&mut self, again: bool) {
        if !self.reached {
            self.feed.apart_begins(again);
        }
    }

    fn apart_ends(&mut self) {
        if !self.reached {
            self.feed.apart_ends();
        }
    }
}
