//! FH-END-12: what is counted for the masteries of characters.

use crate::content::{Mastery, Pace};
use crate::world::{Ended, Hero};
use crate::{Haven, HeroId, World};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What is counted for the masteries of a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pursuit {
    /// The rounds, one after another, in which it was fast, up to the last one.
    pub fast: u8,
    /// The most of them.
    pub most_fast: u8,
    /// Whether an attack has targeted it.
    pub attacked: bool,
    /// How many of its own summons it has killed.
    pub summons_killed: u8,
    /// How many shadows it has removed in this round.
    pub removed: u8,
    /// The most in one round.
    pub most_removed: u8,
    /// What it has done in this round.
    pub done: EveryRound,
    /// What it has not done in every round before.
    pub missed: EveryRound,
}

/// What masteries ask for in every round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct EveryRound {
    /// To place or remove a shadow.
    pub shadow: bool,
    /// To take the other form.
    pub form: bool,
    /// To lose a card.
    pub loss: bool,
}

impl Pursuit {
    /// A shadow was placed.
    pub fn places_shadow(&mut self) {
        self.done.shadow = true;
    }

    /// A shadow was removed.
    pub fn removes_shadow(&mut self) {
        self.done.shadow = true;
        self.removed = self.removed.saturating_add(1);
        self.most_removed = self.most_removed.max(self.removed);
    }

    /// A round is over, in which the character was as fast as this.
    fn round_ends(&mut self, pace: Option<Pace>) {
        self.fast = if pace == Some(Pace::Fast) { self.fast.saturating_add(1) } else { 0 };
        self.most_fast = self.most_fast.max(self.fast);
        self.missed.shadow |= !self.done.shadow;
        self.missed.form |= !self.done.form;
        self.missed.loss |= !self.done.loss;
        self.removed = 0;
        self.done = EveryRound::default();
    }

    /// Whether nothing has been counted.
    pub fn is_empty(&self) -> bool {
        *self == Pursuit::default()
    }
}

impl World {
    /// Counts something for the masteries of a character, if its class has any.
    pub fn pursue(&mut self, game: &Haven, hero: HeroId, count: impl FnOnce(&mut Pursuit)) {
        if !game.class(hero.class).masteries.is_empty() {
            count(&mut self.hero_mut(hero).own.pursuit);
        }
    }

    /// FH-END-12: a round is over. For whoever is exhausted, what was so then counts.
    pub fn round_of_pursuits(&mut self, game: &Haven) {
        for hero in self.party.heroes.iter_mut().filter(|hero| !hero.exhausted) {
            if !game.class(hero.id.class).masteries.is_empty() {
                hero.own.pursuit.round_ends(hero.own.pace);
            }
        }
    }

    /// FH-END-12, FH-END-23: the masteries, by their numbers, that a character has achieved in a completed scenario and
    /// had not achieved before.
    pub fn masteries(&self, game: &Haven, hero: &Hero, ended: Ended) -> SmallVec<[u8; 2]> {
        let class = game.class(hero.id.class);
        let before = |n: u8| {
            let name = format!("{} {n}", class.name);
            self.agreed.campaign.as_ref().is_some_and(|campaign| campaign.mastered.contains(&name))
        };
        let all = (1..).zip(&class.masteries).filter(|_| ended == Ended::Won);
        let achieved = all.filter(|(_, mastery)| is_achieved(game, hero, **mastery));
        achieved.map(|(n, _)| n).filter(|n| !before(*n)).collect()
    }
}

fn is_achieved(game: &Haven, hero: &Hero, mastery: Mastery) -> bool {
    let pursuit = &hero.own.pursuit;
    match mastery {
        Mastery::FastRounds(rounds) => pursuit.most_fast >= rounds,
        Mastery::NeverAttacked => !pursuit.attacked,
        Mastery::OwnSummonsKilled(summons) => pursuit.summons_killed >= summons,
        Mastery::ShadowsRemoved(shadows) => pursuit.most_removed >= shadows,
        Mastery::ShadowEveryRound => !pursuit.missed.shadow,
        Mastery::SwitchEveryRound => !pursuit.missed.form,
        Mastery::LoseEveryRound => !pursuit.missed.loss,
        Mastery::LastSlots(cards) => {
            let on_last = |active: &&crate::world::ActiveCard| {
                let slots = game.card(active.card).half(active.half).slots.len();
                usize::from(active.used) + 1 == slots
            };
            hero.active.iter().filter(on_last).count() >= usize::from(cards)
        }
    }
}
