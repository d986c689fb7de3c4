//! Q0, TOK: objective tokens: what is collected and what is destroyed.

use crate::actions::ending::{all_gain_experience, look};
use crate::content::{Objective, Token};
use crate::rulings::PrizeNeedsPeace;
use crate::shown::Fact;
use crate::world::HeroId;
use crate::{Darkness, Play, World};
use table::Rule;

impl World {
    /// MD-Q0-06, MD-DEC-34: the prizes in a hero's zone that it can collect now.
    pub fn prizes_here(&self, game: &Darkness, hero: HeroId) -> Vec<u8> {
        let zone = self.hero(hero).zone;
        if self.rulings().prize_needs_peace == PrizeNeedsPeace::Yes && !self.enemies_in(zone).is_empty() {
            return Vec::new();
        }
        let here = self.tokens_in(zone).filter_map(|t| if let Token::Prize(n) = t { Some(n) } else { None });
        let dropped = |n: u8| {
            self.objectives(game)
                .iter()
                .any(|(o, done)| *done && matches!(o, Objective::Collect(p, _) if *p == n))
        };
        here.filter(|n| {
            dropped(*n)
                || self.may_be_done(game, |o| matches!(o, Objective::Collect(p, _) if p == n)).is_some()
        })
        .collect()
    }

    /// MD-Q0-08, MD-Q0-10: the goals in a hero's zone that it can destroy now, with what it holds.
    pub fn goals_here(&self, game: &Darkness, hero: HeroId) -> Vec<u8> {
        let is = self.hero(hero);
        let here =
            self.tokens_in(is.zone).filter_map(|t| if let Token::Goal(n) = t { Some(n) } else { None });
        let holds = |prize: Option<u8>| prize.is_none_or(|prize| is.prizes.contains(&prize));
        here.filter(|n| {
            self.may_be_done(game, |o| matches!(o, Objective::Destroy(g, prize) if g == n && holds(*prize)))
                .is_some()
        })
        .collect()
    }
}

/// MD-Q0-06, MD-Q0-07: a prize is collected for a movement point; all heroes gain experience.
pub fn collect(play: &mut Play, hero: HeroId, prize: u8) -> Rule {
    let zone = play.world.hero(hero).zone;
    play.world.pick_up(zone, Token::Prize(prize));
    play.world.hero_mut(hero).prizes.push(prize);
    play.tell(|_, _| Fact::PrizeGiven { prize, hero });
    let wanted = |o: &Objective| matches!(o, Objective::Collect(p, _) if *p == prize);
    if let Some(n) = play.world.may_be_done(play.game, wanted) {
        play.world.mark_done(n);
        if let Some((Objective::Collect(_, experience), _)) = play.world.objectives(play.game).get(n) {
            all_gain_experience(play, *experience);
        }
    }
    look(play)
}

/// MD-Q0-08, MD-Q0-09: a goal is destroyed for an action.
pub fn destroy(play: &mut Play, hero: HeroId, goal: u8) -> Rule {
    let zone = play.world.hero(hero).zone;
    play.world.pick_up(zone, Token::Goal(goal));
    play.tell(|_, _| Fact::Destroys { hero, goal });
    let wanted = |o: &Objective| matches!(o, Objective::Destroy(g, _) if *g == goal);
    if let Some(n) = play.world.may_be_done(play.game, wanted) {
        play.world.mark_done(n);
    }
    look(play)
}
