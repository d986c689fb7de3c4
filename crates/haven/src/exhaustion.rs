//! GH-EXH: exhaustion.

use crate::world::Ended;
use crate::{Fact, HeroId, Play, World};
use table::{Reveal, Rule};

/// GH-EXH-01, GH-EXH-04..06: a character is exhausted: all its cards are lost, its figure and its summons go.
pub fn exhaust(play: &mut Play, hero: HeroId) -> Rule {
    play.world.remove_exhausted(hero);
    // The lost pile is open, so now all see what the hand was.
    play.reveal(Reveal::Shown);
    play.tell(|_, _| Fact::Exhausted { hero });
    Ok(())
}

/// GH-EXH-02, GH-EXH-03, GH-SEL-04: at the start of a round, who can neither play two cards nor rest.
pub fn exhaust_for_lack_of_cards(play: &mut Play) -> Rule {
    let out: Vec<HeroId> = play.world.heroes.iter().filter(|h| h.has_no_cards_left()).map(|h| h.id).collect();
    out.into_iter().try_for_each(|hero| exhaust(play, hero))
}

impl crate::world::Hero {
    /// GH-EXH-02: at most one card in hand and at most one discarded.
    pub fn has_no_cards_left(&self) -> bool {
        !self.exhausted && self.hand.len() <= 1 && self.discard.len() <= 1
    }
}

impl World {
    fn remove_exhausted(&mut self, hero: HeroId) {
        let gone = self.hero_mut(hero);
        gone.exhausted = true;
        let cards = gone.hand.drain(..).chain(gone.discard.drain(..)).chain(gone.active.drain(..));
        let cards: Vec<_> = cards.chain(gone.selected.drain(..)).collect();
        gone.lost.extend(cards);
        gone.doubled = false;
        gone.shield = 0;
        gone.retaliate.clear();
        gone.body.bonuses = Default::default();
        gone.body.fresh = Default::default();
        self.summons.retain(|s| s.id.hero != hero);
    }

    /// GH-EXH-07, GH-FIN-01: at the end of the round the scenario is lost if nobody is left.
    pub fn lose_if_all_exhausted(&mut self) {
        if self.heroes.iter().all(|h| h.exhausted) {
            self.ended = Some(Ended::Lost);
        }
    }
}
