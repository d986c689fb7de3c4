//! The answers given so far, fed into a unit that runs again.

use crate::ask::find;
use crate::history::{Given, Record};
use crate::{Answers, Ask, Broken, Chance, Game, Options, Prompt, Reveal, Seat, SeatSet};
use std::sync::Arc;

/// A question that waits for its answer.
pub(crate) struct Question<G: Game> {
    pub seats: SeatSet,
    pub prompt: G::Prompt,
    pub options: Arc<dyn Options<G>>,
    /// Whether it is put even with one option.
    pub hides: bool,
}

impl<G: Game> Clone for Question<G> {
    fn clone(&self) -> Self {
        Question {
            seats: self.seats,
            prompt: self.prompt.clone(),
            options: Arc::clone(&self.options),
            hides: self.hides,
        }
    }
}

/// Answers the questions of one unit from the answers given so far; a question without one stays open.
pub(crate) struct Feed<'t, G: Game> {
    record: &'t Record,
    given: &'t [Given],
    next: usize,
    /// How many groups of seats have been asked at once.
    groups: u32,
    /// The open questions are complete; what is run again adds none.
    frozen: bool,
    /// Where the dialogues apart began, and which of the answers after that have been used.
    apart: Option<usize>,
    taken: Vec<bool>,
    pub open: Vec<Question<G>>,
    /// The world as each seat has it in its dialogue, and as it looks to those who are in none.
    pub worlds: Vec<(Option<Seat>, G::World)>,
    /// What the answers showed; first what was shown before the first of them.
    pub shown: Vec<Reveal>,
    pub error: Option<Broken>,
}

impl<'t, G: Game> Feed<'t, G> {
    pub fn new(record: &'t Record, given: &'t [Given]) -> Feed<'t, G> {
        Feed {
            record,
            given,
            next: 0,
            groups: 0,
            frozen: false,
            apart: None,
            taken: Vec::new(),
            open: Vec::new(),
            worlds: Vec::new(),
            shown: vec![Reveal::Nothing],
            error: None,
        }
    }

    /// How many answers the unit used.
    pub fn used(&self) -> usize {
        self.next
    }

    /// Where the dialogues apart that are under way began.
    pub fn apart(&self) -> Option<usize> {
        self.apart
    }

    /// The number of the group that is being asked, from 1.
    pub fn group(&self) -> u32 {
        self.groups
    }

    /// Whether every answer has been asked for.
    pub fn all_used(&self) -> bool {
        match self.apart {
            Some(_) => !self.taken.contains(&false),
            None => self.next == self.given.len(),
        }
    }

    /// The place of the next answer for this question.
    fn position(&self, ask: &Ask<'_, G>) -> Option<usize> {
        match self.apart {
            Some(from) if ask.apart => {
                let behind = self.given[from..].iter().zip(&self.taken);
                behind
                    .into_iter()
                    .position(|(g, taken)| !taken && ask.seats.has(self.record.seat(g)))
                    .map(|i| from + i)
            }
            _ => (self.next < self.given.len()).then_some(self.next),
        }
    }

    fn diverged(&mut self, text: String) -> Option<(Seat, usize)> {
        self.error.get_or_insert(Broken::Diverged(text));
        None
    }
}

impl<G: Game> Answers<G> for Feed<'_, G> {
    fn answer(
        &mut self,
        game: &G,
        ask: &Ask<'_, G>,
        _: &mut G::World,
        chance: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let Some(position) = self.position(ask) else {
            match same_key(game, ask) {
                Some(broken) => self.error = Some(broken),
                None if self.frozen => {}
                None => self.open.push(Question {
                    seats: ask.seats,
                    prompt: ask.prompt.clone(),
                    options: ask.options.keep(),
                    hides: ask.hides,
                }),
            }
            return None;
        };
        let given = &self.given[position];
        let (seat, wanted) = (self.record.seat(given), self.record.key(given));
        let hint = usize::from(given.hint);
        let is_hint = hint < ask.options.count() && {
            let mut key = String::new();
            ask.options.key(hint, game, &mut key);
            *key == **wanted
        };
        let found = if is_hint { Some(hint) } else { ask.find(game, wanted) };
        match found {
            Some(i) if ask.may_say(seat, i) => {
                if let Some(salt) = self.record.salt(given) {
                    chance.salt(salt);
                }
                match self.apart {
                    Some(from) if ask.apart => self.taken[position - from] = true,
                    _ => {
                        self.next += 1;
                        self.shown.push(Reveal::Nothing);
                    }
                }
                Some((seat, i))
            }
            _ => {
                self.diverged(format!("{seat:?} answered {wanted} where now {} is asked", ask.prompt.kind()))
            }
        }
    }

    fn revealed(&mut self, how: Reveal) {
        if let Some(last) = self.shown.last_mut() {
            *last = how.max(*last);
        }
    }

    fn may_wait(&self) -> bool {
        true
    }

    fn group_begins(&mut self, _: &G, _: &mut G::World, _: &mut Chance) {
        self.groups += 1;
    }

    fn apart_begins(&mut self, again: bool) {
        self.apart = Some(self.next);
        self.taken.clear();
        self.taken.resize(self.given.len() - self.next, false);
        self.frozen = again;
        if !again {
            self.open.clear();
        }
    }

    fn apart_world(&mut self, seat: Option<Seat>, world: &G::World) {
        self.worlds.push((seat, world.clone()));
    }

    fn apart_ends(&mut self) {
        let used = self.taken.iter().filter(|t| **t).count();
        if self.taken[..used].contains(&false) {
            self.diverged("an answer from the dialogues apart was not asked for".to_owned());
        }
        self.next += used;
        self.shown.resize(self.next + 1, Reveal::Nothing);
        self.apart = None;
        self.frozen = false;
        self.worlds.clear();
    }
}

/// Two options with the same key, if there are any.
pub(crate) fn same_key<G: Game>(game: &G, ask: &Ask<'_, G>) -> Option<Broken> {
    let mut keys: Vec<String> = (0..ask.options.count())
        .map(|i| {
            let mut key = String::new();
            ask.options.key(i, game, &mut key);
            key
        })
        .collect();
    keys.sort_unstable();
    let twice = keys.windows(2).find(|pair| pair[0] == pair[1])?;
    Some(Broken::SameKey { prompt: ask.prompt.kind().to_owned(), key: twice[0].clone() })
}

impl<G: Game> Question<G> {
    /// Which option has this key, if this seat may say it.
    pub fn find(&self, game: &G, seat: Seat, key: &str) -> Option<usize> {
        let i = find(&*self.options, game, key)?;
        self.may_say(seat, i).then_some(i)
    }

    /// Whether this seat may say the i-th option.
    pub fn may_say(&self, seat: Seat, i: usize) -> bool {
        self.seats.has(seat) && self.options.seat(i).is_none_or(|only| only == seat)
    }
}
