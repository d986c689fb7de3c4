//! GH-EXH: exhaustion.

use crate::content::Condition;
use crate::world::{Ended, Hero};
use crate::{Fact, FigureId, Haven, HeroId, Play, World};
use table::{Reveal, Rule};

/// GH-EXH-01, GH-EXH-04, GH-EXH-05, GH-EXH-06, FH-VAR-10: a character is exhausted: all its cards are lost, its figure
/// and its summons go.
///
/// GH-VAR-06, GH-VAR-07: with permanent death it dies if it has no hit points left; otherwise its figure stays.
pub fn exhaust(play: &mut Play, hero: HeroId) -> Rule {
    let summons: Vec<FigureId> =
        play.world.party.summons.iter().filter(|s| s.id.hero == hero).map(|s| s.id.into()).collect();
    play.world.remove_exhausted(hero);
    play.world.count_exhaustion(hero);
    // The lost pile is open, so now all see what the hand was.
    play.reveal(Reveal::Shown);
    match play.world.is_dead(hero) {
        true => play.tell(|_, _| Fact::Perishes { hero }),
        false => play.tell(|_, _| Fact::Exhausted { hero }),
    }
    for figure in summons {
        play.tell(|_, _| Fact::Gone { figure });
    }
    Ok(())
}

/// FH-SPR-05: a character has escaped: its figure, its summons and its tokens leave the map, and it takes no further part.
/// It is not exhausted (FH-GAP-40).
pub fn leave(play: &mut Play, hero: HeroId) {
    let summons: Vec<FigureId> =
        play.world.party.summons.iter().filter(|s| s.id.hero == hero).map(|s| s.id.into()).collect();
    play.world.remove_exhausted(hero);
    let is = play.world.hero_mut(hero);
    (is.escaped, is.gone) = (true, true);
    play.reveal(Reveal::Shown);
    for figure in summons {
        play.tell(|_, _| Fact::Gone { figure });
    }
}

/// GH-EXH-02, GH-EXH-03, GH-SEL-04, FH-RND-07: at the start of a round, whoever can neither play two cards nor rest is
/// exhausted.
pub fn exhaust_for_lack_of_cards(play: &mut Play) -> Rule {
    let out = play.world.party.heroes.iter().filter(|h| play.world.has_no_cards_left(play.game, h));
    let out: Vec<HeroId> = out.map(|h| h.id).collect();
    out.into_iter().try_for_each(|hero| exhaust(play, hero))
}

impl World {
    /// GH-EXH-02, GH-RST-12, FH-RND-07: at most one card in hand and at most one discarded, counting those in the
    /// active area that can be put on the discard pile.
    pub fn has_no_cards_left(&self, game: &Haven, hero: &Hero) -> bool {
        let discards = hero.discard.len() + self.droppable(game, hero.id).count();
        !hero.exhausted && self.playable(game, hero).count() <= 1 && discards <= 1
    }

    /// GH-VAR-06: with permanent death a character whose figure has left the board is dead.
    pub fn is_dead(&self, hero: HeroId) -> bool {
        let is = self.hero(hero);
        self.agreed.variants.permanent_death && is.gone && !is.escaped
    }

    /// GH-VAR-07, FH-VAR-10: an exhausted character whose figure has stayed can do nothing.
    pub fn is_helpless(&self, figure: FigureId) -> bool {
        matches!(figure, FigureId::Hero(hero) if self.hero(hero).exhausted)
    }

    /// FH-DMG-08, FH-DMG-09, FH-SUM-05: its cards are lost, and it leaves the map with its summons.
    fn remove_exhausted(&mut self, hero: HeroId) {
        let stays = self.agreed.variants.permanent_death;
        let gone = self.hero_mut(hero);
        gone.exhausted = true;
        gone.gone = !stays || gone.body.hp == 0;
        // GH-GAP-61: it has no turn any more at the end of which they would end.
        for condition in Condition::ALL.into_iter().filter(|c| c.is_timed()) {
            gone.body.conditions.remove(condition);
        }
        let active: Vec<_> = gone.active.drain(..).map(|a| a.card).collect();
        let cards = gone.hand.drain(..).chain(gone.discard.drain(..)).chain(gone.selected.drain(..));
        let cards: Vec<_> = cards.chain(active.iter().copied()).collect();
        gone.lost.extend(cards);
        gone.doubled = false;
        gone.resting = false;
        gone.own.marked = None;
        gone.body.bonuses = Default::default();
        gone.body.fresh = Default::default();
        self.party.summons.retain(|s| s.id.hero != hero);
        // GH-BON-09: what its cards gave to others ends too.
        self.each_body(|body| body.bonuses.held.retain(|h| h.card.is_none_or(|c| !active.contains(&c))));
    }

    /// GH-EXH-07, GH-FIN-01, GH-GAP-41, FH-DMG-11: at the end of the round the scenario is lost if nobody is left,
    /// unless its goal was met before.
    pub fn lose_if_all_exhausted(&mut self) {
        let open = self.turns.ended.is_none() || self.agreed.edition.defeat_beats_victory();
        // FH-GAP-40
        let all = self.party.heroes.iter().all(|h| h.exhausted);
        if open && all && self.party.heroes.iter().any(|h| h.is_lost()) {
            self.turns.ended = Some(Ended::Lost);
        }
    }
}
