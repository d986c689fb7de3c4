//! TNT: tainted cards.

use crate::Play;
use crate::shown::Fact;
use crate::world::{Card, HeroId, Taint, Who, World};
use table::{Deck, Rule, WhenEmpty};

/// DE-TNT-03: when a hero with a tainted card face down is defeated, the card is turned up. Nobody has seen it before.
pub fn turn_up(play: &mut Play, id: HeroId) -> Rule {
    if play.world.hero(id).taint != Some(Taint::Down) {
        return Ok(());
    }
    if let Some(card) = play.draw("tainted", World::tainted_mut)? {
        play.world.hero_mut(id).taint = Some(Taint::Up(card));
        play.tell(|_, _| Fact::Tainted { hero: id, card });
    }
    Ok(())
}

impl World {
    fn tainted_mut(&mut self) -> &mut Deck<crate::content::TaintId> {
        self.special.tainted.get_or_insert_with(|| Deck::new([], WhenEmpty::Stay))
    }

    /// DE-TNT-04, DE-TNT-05: a tainted hero that is knocked out recovers damage only through untainted heroes and heroic
    /// feats.
    pub fn may_recover(&self, who: Who) -> bool {
        let Who::Hero(id) = who else { return true };
        let hero = self.hero(id);
        if !(hero.knocked_out && hero.is_tainted()) {
            return true;
        }
        self.under_way.using.is_some_and(|of| match of.card {
            Card::Feat(_) => true,
            card => card.owner().is_some_and(|other| !self.hero(other).is_tainted()),
        })
    }
}
