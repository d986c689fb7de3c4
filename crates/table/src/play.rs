//! The verbs with which rules are written.

use crate::ask::{Listed, WithPass};
use crate::chance::{Named, Source};
use crate::deck::{Bag, Deck, Next};
use crate::{Answers, Ask, Broken, Chance, Choice, Game, Listener, Options, Prompt, Seat, SeatSet, limits};
use smallvec::SmallVec;

/// What a rule returns: a value, or a [`Halt`], which says that it cannot go on now.
pub type Rule<T = ()> = Result<T, Halt>;

/// Why a rule does not go on. Made by the verbs alone and passed up with `?`. It is opaque: the kernel knows the
/// reason.
#[derive(Debug)]
pub struct Halt(());

/// What the kernel knows of a halt; it trusts this and never the `Result`.
#[derive(Debug)]
pub(crate) enum Why {
    Waiting,
    Stop,
    Broken(Broken),
}

/// How much a step has shown, and so how it may be undone.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, serde::Serialize, serde::Deserialize,
)]
pub enum Reveal {
    /// Nothing new.
    #[default]
    Nothing,
    /// What others chose in secret: undone only if all agree.
    Chosen,
    /// Dice, cards or hidden things: undone only if all agree, and then chance is salted.
    Shown,
    /// What cannot be unseen: never undone.
    ForGood,
}

/// Whether a window goes on after somebody acted in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// Ask again, until all pass.
    On,
    /// The window closes.
    Close,
}

/// The game being played, as a rule sees it: the game, the world, and the verbs.
///
/// What can ask is a free function with `play` first; what cannot ask is a method of the world.
pub struct Play<'a, G: Game> {
    /// The game: content and what is computed from it.
    pub game: &'a G,
    /// Everything that changes.
    pub world: &'a mut G::World,
    pub(crate) chance: &'a mut Chance,
    pub(crate) players: &'a mut (dyn Answers<G> + 'a),
    pub(crate) listener: Option<&'a mut (dyn Listener<G> + 'a)>,
    pub(crate) run: Run,
}

/// The kernel's own book-keeping of one unit.
#[derive(Default)]
pub(crate) struct Run {
    pub halted: Option<Why>,
    /// A verb was used after a halt: somebody did not pass it up.
    pub swallowed: bool,
    pub questions: u32,
    pub steps: u32,
    /// Where the stack stood when the unit began.
    pub stack: usize,
    inert: u32,
    depth: u32,
    apart: Option<Seat>,
}

impl Run {
    /// A unit that begins here on the stack.
    pub fn here() -> Run {
        Run { stack: stack_here(), ..Run::default() }
    }
}

impl<'a, G: Game> Play<'a, G> {
    /// Asks a seat to choose; a single option answers itself.
    pub fn choose<C: Choice<G>>(&mut self, seat: Seat, prompt: G::Prompt, options: &[C]) -> Rule<C> {
        self.enter()?;
        match options {
            [only] => Ok(only.clone()),
            _ => self.choose_among(seat, prompt, options, false),
        }
    }

    /// Asks a seat to choose, even if there is one option: being asked is information. It must be: nobody else may know
    /// whether there is a choice.
    pub fn choose_hidden<C: Choice<G>>(&mut self, seat: Seat, prompt: G::Prompt, options: &[C]) -> Rule<C> {
        self.enter()?;
        self.choose_among(seat, prompt, options, true)
    }

    fn choose_among<C: Choice<G>>(
        &mut self,
        seat: Seat,
        prompt: G::Prompt,
        options: &[C],
        hides: bool,
    ) -> Rule<C> {
        let (_, i) = self.put(SeatSet::one(seat), &prompt, &Listed(options), hides)?;
        Ok(options[i].clone())
    }

    /// Asks several seats together; any of them answers. An option may belong to one of them; whoever has none is not
    /// to be asked.
    pub fn choose_party<C: Choice<G>>(
        &mut self,
        seats: SeatSet,
        prompt: G::Prompt,
        options: &[C],
    ) -> Rule<(Seat, C)> {
        self.enter()?;
        if let ([only], Some(lowest)) = (options, seats.lowest())
            && only.seat().is_none_or(|seat| seats.has(seat))
        {
            return Ok((only.seat().unwrap_or(lowest), only.clone()));
        }
        let (seat, i) = self.put(seats, &prompt, &Listed(options), false)?;
        Ok((seat, options[i].clone()))
    }

    /// Dialogues of several seats at once, each secret from the others; they answer in any order.
    ///
    /// `each` is one seat's dialogue. It touches only what belongs to its seat, asks only its seat, and
    /// neither rolls nor draws; so it does not matter who finishes first. What it decides goes into the
    /// world, since a value handed back would be one seat's secret kept in a local while others are asked.
    /// What it tells is told when all have finished, in the order of the seats.
    pub fn apart(&mut self, seats: SeatSet, each: impl Fn(&mut Self, Seat) -> Rule) -> Rule {
        self.enter()?;
        self.forbid_apart("dialogues apart inside a dialogue apart")?;
        self.players.group_begins(self.game, self.world, self.chance);
        if self.players.may_wait() && !self.all_have_finished(seats, &each)? {
            return self.halt(Why::Waiting);
        }
        self.players.apart_begins(false);
        for seat in seats.iter() {
            self.run.apart = Some(seat);
            let dialogue = each(self, seat);
            self.run.apart = None;
            dialogue?;
        }
        self.players.apart_ends();
        if seats.len() > 1 {
            self.players.revealed(Reveal::Chosen);
        }
        Ok(())
    }

    /// Runs each dialogue on its own copy of the world, as far as its seat has answered, and says whether
    /// all are complete. If not, the world is left with everybody's half-made choices in it.
    fn all_have_finished(&mut self, seats: SeatSet, each: &impl Fn(&mut Self, Seat) -> Rule) -> Rule<bool> {
        let before = (self.world.clone(), self.chance.clone());
        let listener = self.listener.take();
        self.players.apart_begins(false);
        self.players.apart_world(None, self.world);
        let mut finished = true;
        let mut failed = false;
        for seat in seats.iter() {
            *self.world = before.0.clone();
            finished &= self.as_far_as_answered(seat, each, &mut failed);
            self.players.apart_world(Some(seat), self.world);
        }
        *self.world = before.0;
        if !finished && !failed {
            self.players.apart_begins(true);
            for seat in seats.iter() {
                self.as_far_as_answered(seat, each, &mut failed);
            }
        }
        *self.chance = before.1;
        self.listener = listener;
        if failed { Err(Halt(())) } else { Ok(finished) }
    }

    fn as_far_as_answered(
        &mut self,
        seat: Seat,
        each: &impl Fn(&mut Self, Seat) -> Rule,
        failed: &mut bool,
    ) -> bool {
        if *failed {
            return false;
        }
        self.run.apart = Some(seat);
        let result = each(self, seat);
        self.run.apart = None;
        match self.run.halted {
            None => true,
            Some(Why::Waiting) => {
                if result.is_ok() {
                    self.run.swallowed = true;
                }
                *failed = self.run.swallowed;
                if !*failed {
                    self.run.halted = None;
                }
                false
            }
            Some(_) => {
                *failed = true;
                false
            }
        }
    }

    /// A window: whoever has something to offer, or might have in secret, is asked to act or pass.
    ///
    /// All are asked at once; the first in `order` to act is resolved, then all are asked again, until all pass. A seat
    /// for which `hidden` says yes is asked even if it has nothing to offer, so that being asked tells nobody anything.
    /// `hidden` must depend on public knowledge alone.
    pub fn react<C: Choice<G>>(
        &mut self,
        order: &[Seat],
        prompt: G::Prompt,
        hidden: impl Fn(&G::World, Seat) -> bool,
        offers: impl Fn(&G, &G::World, Seat) -> Vec<C>,
        mut resolve: impl FnMut(&mut Self, Seat, C) -> Rule<Go>,
    ) -> Rule {
        self.enter()?;
        self.forbid_apart("a window inside a dialogue apart")?;
        loop {
            self.players.group_begins(self.game, self.world, self.chance);
            let mut asked: SmallVec<[(Seat, WithPass<C>); 4]> = SmallVec::new();
            for &seat in order {
                let offered = offers(self.game, self.world, seat);
                // Whoever has nothing to offer is asked only to hide that.
                if !offered.is_empty() || hidden(self.world, seat) {
                    asked.push((seat, WithPass(offered)));
                }
            }
            let together = asked.len() > 1;
            let Some((seat, mut offer)) = self.first_to_act(&prompt, asked)? else { return Ok(()) };
            if together {
                // Others were asked after this seat had chosen. If what it holds was redealt at their
                // questions, what it chose may be gone; then all are asked again.
                let now = offers(self.game, self.world, seat);
                match same_offer(self.game, &offer, now) {
                    Some(still) => offer = still,
                    None => {
                        self.enter()?;
                        continue;
                    }
                }
            }
            if self.nested(|play| resolve(play, seat, offer))? == Go::Close {
                return Ok(());
            }
            self.enter()?;
        }
    }

    fn first_to_act<C: Choice<G>>(
        &mut self,
        prompt: &G::Prompt,
        mut asked: SmallVec<[(Seat, WithPass<C>); 4]>,
    ) -> Rule<Option<(Seat, C)>> {
        let mut acts = None;
        if let [(seat, options)] = asked.as_slice() {
            let (_, i) = self.put(SeatSet::one(*seat), prompt, options, options.0.is_empty())?;
            acts = (i < options.0.len()).then_some((0, i));
        } else if !asked.is_empty() {
            let mut waiting = false;
            self.players.apart_begins(false);
            for (n, (seat, options)) in asked.iter().enumerate() {
                self.run.apart = Some(*seat);
                let answer = self.put(SeatSet::one(*seat), prompt, options, options.0.is_empty());
                self.run.apart = None;
                match (answer, &self.run.halted) {
                    (Ok((_, i)), _) if i < options.0.len() && acts.is_none() => acts = Some((n, i)),
                    (Ok(_), _) => {}
                    (Err(_), Some(Why::Waiting)) => {
                        self.run.halted = None;
                        waiting = true;
                    }
                    (Err(halt), _) => return Err(halt),
                }
            }
            if waiting {
                return self.halt(Why::Waiting);
            }
            self.players.apart_ends();
            self.players.revealed(Reveal::Chosen);
        }
        Ok(acts.map(|(n, i)| (asked[n].0, asked[n].1.0.swap_remove(i))))
    }

    /// Things that happen at the same time, in the order that a seat chooses.
    pub fn in_order<C: Choice<G>>(
        &mut self,
        seat: Seat,
        prompt: G::Prompt,
        mut items: Vec<C>,
        mut each: impl FnMut(&mut Self, C) -> Rule,
    ) -> Rule {
        self.enter()?;
        while !items.is_empty() {
            let next = match items.len() {
                1 => 0,
                _ => self.put(SeatSet::one(seat), &prompt, &Listed(&items), false)?.1,
            };
            let item = items.remove(next);
            self.nested(|play| each(play, item))?;
        }
        Ok(())
    }

    /// Runs something inside something else: an attack inside a move. Guards against rules that call themselves
    /// forever.
    pub fn nested<T>(&mut self, inner: impl FnOnce(&mut Self) -> Rule<T>) -> Rule<T> {
        self.enter()?;
        if self.run.depth >= limits::DEPTH {
            return self.fail(Broken::TooDeep(limits::DEPTH));
        }
        self.run.depth += 1;
        let result = inner(self);
        self.run.depth -= 1;
        result
    }

    /// Rolls a die with these faces.
    pub fn roll<'s, F: Copy + Named<G>>(&mut self, source: impl Into<Source<'s>>, faces: &[F]) -> Rule<F> {
        let source = source.into();
        self.before_chance(source)?;
        match faces.len() {
            0 => return self.fail(Broken::Misuse(format!("{source} has no faces to roll"))),
            1 => {}
            _ => self.players.revealed(Reveal::Shown),
        }
        let game = self.game;
        match self.chance.pick(source, faces.len(), |i, out| faces[i].name(game, out)) {
            Ok(i) => Ok(faces[i]),
            Err(error) => self.fail(Broken::Chance(error)),
        }
    }

    /// Draws the next card of a deck; `None` if there is none.
    pub fn draw<'s, C: Clone + Ord + Named<G>>(
        &mut self,
        source: impl Into<Source<'s>>,
        deck: impl FnOnce(&mut G::World) -> &mut Deck<C>,
    ) -> Rule<Option<C>> {
        let source = source.into();
        self.before_chance(source)?;
        let (game, stacked) = (self.game, self.chance.stacks(source));
        let next = deck(self.world).next();
        if !matches!(next, Next::Nothing) {
            self.players.revealed(Reveal::Shown);
        }
        let card = match next {
            Next::Nothing => return Ok(None),
            Next::Known(placed) => {
                let top = placed.remove(0).card;
                // What is stacked for a known card must agree with it.
                let agrees = stacked.then(|| self.chance.pick(source, 1, |_, out| top.name(game, out)));
                agrees.unwrap_or(Ok(0)).map(|_| top)
            }
            Next::Open(rest) => {
                let pick = self.chance.pick(source, rest.len(), |i, out| rest[i].name(game, out));
                pick.map(|i| rest.remove(i))
            }
        };
        match card {
            Ok(card) => Ok(Some(card)),
            Err(error) => self.fail(Broken::Chance(error)),
        }
    }

    /// Draws a token out of a bag; `None` if it is empty.
    pub fn draw_token<'s, T: Clone + Ord + Named<G>>(
        &mut self,
        source: impl Into<Source<'s>>,
        bag: impl FnOnce(&mut G::World) -> &mut Bag<T>,
    ) -> Rule<Option<T>> {
        let source = source.into();
        self.before_chance(source)?;
        let game = self.game;
        let inside = &mut bag(self.world).inside;
        if inside.is_empty() {
            return Ok(None);
        }
        self.players.revealed(Reveal::Shown);
        match self.chance.pick(source, inside.len(), |i, out| inside[i].name(game, out)) {
            Ok(i) => Ok(Some(inside.remove(i))),
            Err(error) => self.fail(Broken::Chance(error)),
        }
    }

    fn before_chance(&mut self, source: Source<'_>) -> Rule {
        self.enter()?;
        self.forbid_apart(format_args!("{source} rolled or drawn inside a dialogue apart"))
    }

    /// Says that something hidden has been shown. Not allowed inside a dialogue apart: nothing is shown there.
    pub fn reveal(&mut self, how: Reveal) {
        if self.enter().is_ok() && self.forbid_apart("something was shown inside a dialogue apart").is_ok() {
            self.players.revealed(how);
        }
    }

    /// Tells what has happened. When nobody listens, the fact is not even built.
    pub fn tell(&mut self, fact: impl FnOnce(&G, &G::World) -> G::Fact) {
        if self.enter().is_ok()
            && let Some(listener) = &mut self.listener
        {
            listener.hear(fact(self.game, self.world));
        }
    }

    /// Ends the unit here for everybody; the world stands as it is.
    pub fn stop<T>(&mut self) -> Rule<T> {
        self.enter()?;
        self.forbid_apart("stop inside a dialogue apart")?;
        self.halt(Why::Stop)
    }

    /// Reports an impossible state: a bug in the rules, never a player's doing.
    pub fn impossible<T>(&mut self, what: impl Into<String>) -> Rule<T> {
        self.enter()?;
        self.fail(Broken::Check(what.into()))
    }

    fn put(
        &mut self,
        seats: SeatSet,
        prompt: &G::Prompt,
        options: &dyn Options<G>,
        hides: bool,
    ) -> Rule<(Seat, usize)> {
        let count = options.count();
        if count == 0 {
            return self.fail(Broken::NoOptions(prompt.kind().to_owned()));
        }
        let is_asked = |i: usize| options.seat(i).map_or(!seats.is_empty(), |seat| seats.has(seat));
        if !(0..count).all(is_asked) {
            let kind = prompt.kind();
            return self
                .fail(Broken::Misuse(format!("{kind} has an option that nobody who is asked may say")));
        }
        if let Some(seat) = self.run.apart
            && seats != SeatSet::one(seat)
        {
            return self.fail(Broken::Misuse(format!(
                "{} was put to another seat inside the dialogue of {seat:?}",
                prompt.kind()
            )));
        }
        self.run.questions += 1;
        if self.run.questions > limits::QUESTIONS {
            return self.fail(Broken::TooManyQuestions(limits::QUESTIONS));
        }
        let ask = Ask { seats, prompt, options, apart: self.run.apart.is_some(), hides };
        match self.players.answer(self.game, &ask, self.world, self.chance) {
            Some((seat, i)) if i < count && ask.may_say(seat, i) => Ok((seat, i)),
            Some((seat, i)) => {
                self.fail(Broken::Misuse(format!("{seat:?} may not say option {i} of {}", prompt.kind())))
            }
            None => self.halt(Why::Waiting),
        }
    }

    /// Every verb begins here: after a halt all are inert.
    fn enter(&mut self) -> Rule {
        if self.run.halted.is_some() {
            self.run.swallowed = true;
            self.run.inert += 1;
            if self.run.inert > limits::STEPS {
                // A loop that ignores its halt would never end; unwinding is the only way out of it.
                std::panic::resume_unwind(Box::new("a rule loops on after it was halted"));
            }
            return Err(Halt(()));
        }
        self.run.steps += 1;
        if self.run.steps > limits::STEPS {
            return self.fail(Broken::TooManySteps(limits::STEPS));
        }
        if self.run.stack.abs_diff(stack_here()) > limits::STACK {
            return self.fail(Broken::TooDeep(limits::DEPTH));
        }
        Ok(())
    }

    fn forbid_apart(&mut self, what: impl std::fmt::Display) -> Rule {
        match self.run.apart {
            None => Ok(()),
            Some(_) => self.fail(Broken::Misuse(what.to_string())),
        }
    }

    fn fail<T>(&mut self, broken: Broken) -> Rule<T> {
        self.halt(Why::Broken(broken))
    }

    fn halt<T>(&mut self, why: Why) -> Rule<T> {
        self.run.halted = Some(why);
        Err(Halt(()))
    }
}

/// Where the stack pointer is now, roughly: rules that call themselves forever are stopped before the stack overflows.
fn stack_here() -> usize {
    let here = 0u8;
    std::ptr::from_ref(&here).addr()
}

/// The offer with the same key, if there still is one.
fn same_offer<G: Game, C: Choice<G>>(game: &G, offer: &C, now: Vec<C>) -> Option<C> {
    let key = |offer: &C| {
        let mut key = String::new();
        offer.key(game, &mut key);
        key
    };
    let wanted = key(offer);
    now.into_iter().find(|offer| key(offer) == wanted)
}
