//! Questions, and who answers them.

use crate::scene::{Preview, Role, Target, Weight};
use crate::{Chance, Choice, Game, Phrase, Reveal, Seat, SeatSet};
use std::any::Any;
use std::sync::Arc;

/// The options of a question, whatever their type.
pub trait Options<G: Game>: Send + Sync {
    /// How many there are.
    fn count(&self) -> usize;
    /// Writes the key of the i-th.
    fn key(&self, i: usize, game: &G, out: &mut String);
    /// The only seat that may say the i-th, in a question to several.
    fn seat(&self, i: usize) -> Option<Seat>;
    /// What the i-th is about.
    fn points_at(&self, i: usize, game: &G) -> Vec<Target>;
    /// What the i-th is among the others.
    fn role(&self, i: usize) -> Role;
    /// How much the i-th matters.
    fn weight(&self, i: usize) -> Weight;
    /// What the i-th would do, said by this seat in answer to this question.
    fn preview(&self, i: usize, game: &G, asked: &G::Prompt, world: &G::World, seat: Seat) -> Preview;
    /// The i-th as people read it.
    fn say(&self, i: usize, game: &G) -> Phrase;
    /// The i-th itself, for players that know its type.
    fn any(&self, i: usize) -> &dyn Any;
    /// A copy that outlives the rule that asks.
    fn keep(&self) -> Arc<dyn Options<G>>;
}

/// Options as the asking rule has them.
pub(crate) struct Listed<'l, C>(pub &'l [C]);
/// Options kept at a table.
struct Kept<C>(Vec<C>);

macro_rules! options {
    ($type:ty, $($generics:tt)*) => {
        impl<$($generics)* C: Choice<G>, G: Game> Options<G> for $type {
            fn count(&self) -> usize {
                self.0.len()
            }
            fn key(&self, i: usize, game: &G, out: &mut String) {
                self.0[i].key(game, out);
            }
            fn seat(&self, i: usize) -> Option<Seat> {
                self.0[i].seat()
            }
            fn points_at(&self, i: usize, game: &G) -> Vec<Target> {
                self.0[i].points_at(game)
            }
            fn role(&self, i: usize) -> Role {
                self.0[i].role()
            }
            fn weight(&self, i: usize) -> Weight {
                self.0[i].weight()
            }
            fn preview(&self, i: usize, game: &G, asked: &G::Prompt, world: &G::World, seat: Seat) -> Preview {
                self.0[i].preview(game, asked, world, seat)
            }
            fn say(&self, i: usize, game: &G) -> Phrase {
                self.0[i].say(game)
            }
            fn any(&self, i: usize) -> &dyn Any {
                &self.0[i]
            }
            fn keep(&self) -> Arc<dyn Options<G>> {
                Arc::new(Kept(self.0.to_vec()))
            }
        }
    };
}
options!(Listed<'l, C>, 'l,);
options!(Kept<C>,);

/// The option that every window has: to let it pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass;

/// The options of one seat in a window: to pass, or one of its offers.
pub(crate) struct WithPass<C>(pub Vec<C>);

impl<C: Choice<G>, G: Game> Options<G> for WithPass<C> {
    fn count(&self) -> usize {
        self.0.len() + 1
    }
    fn key(&self, i: usize, game: &G, out: &mut String) {
        match self.0.get(i) {
            Some(offer) => offer.key(game, out),
            None => out.push_str("pass"),
        }
    }
    fn seat(&self, _: usize) -> Option<Seat> {
        None
    }
    fn points_at(&self, i: usize, game: &G) -> Vec<Target> {
        self.0.get(i).map_or_else(Vec::new, |offer| offer.points_at(game))
    }
    fn role(&self, i: usize) -> Role {
        self.0.get(i).map_or(Role::Decline, Choice::role)
    }
    fn weight(&self, i: usize) -> Weight {
        self.0.get(i).map_or(Weight::Other, Choice::weight)
    }
    fn preview(&self, i: usize, game: &G, asked: &G::Prompt, world: &G::World, seat: Seat) -> Preview {
        self.0.get(i).map_or_else(Preview::default, |offer| offer.preview(game, asked, world, seat))
    }
    fn say(&self, i: usize, game: &G) -> Phrase {
        self.0.get(i).map_or_else(|| crate::phrase!("pass"), |offer| offer.say(game))
    }
    fn any(&self, i: usize) -> &dyn Any {
        match self.0.get(i) {
            Some(offer) => offer,
            None => &Pass,
        }
    }
    fn keep(&self) -> Arc<dyn Options<G>> {
        Arc::new(WithPass(self.0.clone()))
    }
}

/// A question as it is put to whoever answers.
pub struct Ask<'q, G: Game> {
    /// Any one of these may answer.
    pub seats: SeatSet,
    /// What is asked.
    pub prompt: &'q G::Prompt,
    /// What may be answered.
    pub options: &'q dyn Options<G>,
    /// Whether several seats are asked at once, each apart from the others.
    pub apart: bool,
    /// Whether the question is put even with one option, since being asked must tell nothing.
    pub hides: bool,
}

impl<G: Game> Ask<'_, G> {
    /// Whether this seat may say the i-th option.
    pub fn may_say(&self, seat: Seat, i: usize) -> bool {
        self.seats.has(seat) && self.options.seat(i).is_none_or(|only| only == seat)
    }

    /// A seat that may say the i-th option.
    pub fn speaker(&self, i: usize) -> Option<Seat> {
        self.options.seat(i).filter(|s| self.seats.has(*s)).or_else(|| self.seats.lowest())
    }

    /// Which option has this key.
    pub fn find(&self, game: &G, key: &str) -> Option<usize> {
        find(self.options, game, key)
    }
}

/// Which option has this key.
pub(crate) fn find<G: Game>(options: &dyn Options<G>, game: &G, key: &str) -> Option<usize> {
    let mut text = String::new();
    (0..options.count()).find(|&i| {
        text.clear();
        options.key(i, game, &mut text);
        text == key
    })
}

/// Whoever answers: bots, recorders, the table with what has been answered so far.
///
/// The world is the true one and may be changed: a search that thinks ahead redeals hidden things here, at the
/// question.
pub trait Answers<G: Game> {
    /// The seat that answers and the index of its option; `None` if the answer must be waited for.
    fn answer(
        &mut self,
        game: &G,
        ask: &Ask<'_, G>,
        world: &mut G::World,
        chance: &mut Chance,
    ) -> Option<(Seat, usize)>;

    /// Something was shown as a result of the last answer.
    fn revealed(&mut self, _how: Reveal) {}

    /// Whether an answer may have to be waited for; only then does each dialogue apart get its own copy of the world.
    fn may_wait(&self) -> bool {
        false
    }

    /// Several seats are about to be asked at once; nothing has been offered to any of them yet.
    fn group_begins(&mut self, _game: &G, _world: &mut G::World, _chance: &mut Chance) {}

    /// Dialogues apart begin; with `again`, they are run once more to make the world that has everybody's choices in
    /// it.
    fn apart_begins(&mut self, _again: bool) {}

    /// The world as this seat has made it in its own dialogue; without a seat, as it was before the dialogues.
    fn apart_world(&mut self, _seat: Option<Seat>, _world: &G::World) {}

    /// All dialogues apart are complete.
    fn apart_ends(&mut self) {}
}

/// Somebody who hears what happens.
pub trait Listener<G: Game> {
    /// Takes a fact.
    fn hear(&mut self, fact: G::Fact);
}

impl<G: Game> Listener<G> for Vec<G::Fact> {
    fn hear(&mut self, fact: G::Fact) {
        self.push(fact);
    }
}
