//! TRG: effects that last: each knows when it is over.

use super::{Hero, MonsterId, World};
use crate::Descent;
use crate::content::{Always, Colour, Deed, Effect, Until};
use board::square::Spot;
use serde::{Deserialize, Serialize};

/// What lasts.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Lasts {
    /// Something counts for the hero.
    Counts(Always),
    /// DC-CLASS-76: the hero has challenged a monster.
    Challenges(MonsterId),
    /// The hero is off the map: where it was, and within how many spaces of that it comes back.
    Away(Spot, u8),
}

/// Something that lasts, and when it is over.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Lasting {
    /// What.
    pub what: Lasts,
    /// Until when.
    pub until: Until,
}

impl Lasting {
    /// Something that counts for a while.
    pub fn counts(what: Always, until: Until) -> Lasting {
        Lasting { what: Lasts::Counts(what), until }
    }

    /// Whether this takes the place of another: of each thing there is one.
    fn replaces(&self, other: &Lasting) -> bool {
        use std::mem::discriminant;
        match (&self.what, &other.what) {
            (Lasts::Counts(new), Lasts::Counts(old)) => discriminant(new) == discriminant(old),
            (new, old) => discriminant(new) == discriminant(old),
        }
    }
}

impl Hero {
    /// Something lasts for it from now on. What is new takes the place of what was there of the same kind.
    pub fn begin(&mut self, lasting: Lasting) {
        self.lasting.retain(|old| !lasting.replaces(old));
        self.lasting.push(lasting);
        self.lasting.sort_unstable();
    }

    /// What counts for it by effects that last.
    pub fn lasting_always(&self) -> impl Iterator<Item = &Always> {
        self.lasting.iter().filter_map(|lasting| match &lasting.what {
            Lasts::Counts(always) => Some(always),
            Lasts::Challenges(_) | Lasts::Away(..) => None,
        })
    }

    /// What lasts until this is over.
    pub fn end(&mut self, over: Until) {
        self.lasting.retain(|lasting| lasting.until != over);
    }

    /// A turn of the hero ends.
    pub fn turn_ends(&mut self) {
        for lasting in &mut self.lasting {
            if let Until::TurnEnds(n) = &mut lasting.until {
                *n = n.saturating_sub(1);
            }
        }
        self.end(Until::TurnEnds(0));
        self.lasting.sort_unstable();
    }

    /// DC-CLASS-77: the monster that it has challenged.
    pub fn challenged(&self) -> Option<MonsterId> {
        self.lasting.iter().find_map(|lasting| match lasting.what {
            Lasts::Challenges(monster) => Some(monster),
            _ => None,
        })
    }

    /// Where it has left the map, and within how many spaces it comes back.
    pub fn away(&self) -> Option<(Spot, u8)> {
        self.lasting.iter().find_map(|lasting| match lasting.what {
            Lasts::Away(at, far) => Some((at, far)),
            _ => None,
        })
    }

    /// The Speed that it has as an animal, if it is one.
    pub fn animal(&self) -> Option<u8> {
        self.lasting_always().find_map(|always| match always {
            Always::Animal(speed) => Some(*speed),
            _ => None,
        })
    }

    /// The dice for its next attack.
    pub fn waiting_dice(&self) -> impl Iterator<Item = Colour> {
        self.lasting_always().filter_map(|always| match always {
            Always::AttackDie(colour) => Some(*colour),
            _ => None,
        })
    }

    /// How much fatigue each of its actions costs afterwards.
    pub fn tired_by_actions(&self) -> u8 {
        let all = self.lasting_always().filter_map(|always| match always {
            Always::ActionsTire(n) => Some(*n),
            _ => None,
        });
        all.sum()
    }

    /// Whether it has a card that gives something until its own next turn.
    pub fn gives_until_its_turn(&self, game: &Descent) -> bool {
        let skills = self.skills.iter().flat_map(|learnt| &game.skill(learnt.skill).abilities);
        let gives = |effect: &Effect| matches!(effect, Effect::Deed(Deed::Lasts(Until::GiversTurn, ..)));
        skills.flat_map(|ability| &ability.does).any(gives)
    }
}

impl World {
    /// What lasts until the round is over ends.
    pub fn round_is_over(&mut self) {
        self.heroes.iter_mut().for_each(|hero| hero.end(Until::NextAttack));
    }
}
