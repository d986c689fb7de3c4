//! OBJ: objective tokens, villagers, and leaving the map.

use crate::content::{Goal, TokenKind};
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Pick, Token, Who, World};
use crate::{Descent, Play};
use board::square::Spot;
use table::Rule;

impl World {
    fn tokens_near(&self, who: Who, kind: TokenKind) -> Vec<Spot> {
        let Some(body) = self.body(who) else { return Vec::new() };
        let here = |spot: &Spot| body.covers(*spot) || self.beside_spot(who, *spot);
        let mut near: Vec<Spot> = self
            .tokens
            .iter()
            .filter(|token| token.kind == kind)
            .map(|token| token.at)
            .filter(here)
            .collect();
        // Several that lie on one space are all the same.
        near.sort_unstable();
        near.dedup();
        near
    }

    /// DE-OBJ-01, DE-OBJ-04, DE-OBJ-07, DE-OBJ-03: what a hero may do with tokens that are near.
    pub fn token_actions(&self, id: HeroId) -> Vec<Pick> {
        let who = Who::Hero(id);
        let mut picks: Vec<Pick> =
            self.tokens_near(who, TokenKind::Objective).into_iter().map(Pick::PickUp).collect();
        if self.hero(id).carries > 0 {
            picks.push(Pick::Drop);
        }
        picks.extend(self.tokens_near(who, TokenKind::Villager).into_iter().map(Pick::Free));
        picks
    }

    /// DE-OBJ-07: the villagers that a monster may slay, where the quest counts them.
    pub fn victims(&self, game: &Descent, who: Who) -> Vec<Pick> {
        let counts = game
            .quest_of(self)
            .is_some_and(|quest| quest.overlord_wins.has(&|goal| matches!(goal, Goal::VillagersSlain(_))));
        if !counts {
            return Vec::new();
        }
        self.tokens_near(who, TokenKind::Villager).into_iter().map(Pick::Slay).collect()
    }

    /// DE-MAP-04, DE-MAP-06, DE-MAP-08: whether a hero may leave the map: from the exit, for 1 movement point, where the
    /// quest says so, and with something to carry away.
    pub fn hero_leaves(&self, game: &Descent, id: HeroId) -> bool {
        if self.hero(id).carries == 0 {
            return false;
        }
        let (Some(quest), Some(at)) = (game.quest_of(self), self.hero(id).at) else { return false };
        let wanted = quest.heroes_win.has(&|goal| matches!(goal, Goal::CarriedAway(_)));
        let exit = quest.exit.as_deref().map_or(&[][..], |exit| self.ground.tile(exit));
        let there = self.space(at).is_some_and(|space| exit.contains(&space));
        let points = self.turn_of(Who::Hero(id)).is_some_and(|turn| turn.points > 0);
        wanted && there && points
    }

    fn take_token(&mut self, kind: TokenKind, at: Spot) -> bool {
        let place = self.tokens.iter().position(|token| token.kind == kind && token.at == at);
        place.is_some_and(|place| {
            self.tokens.remove(place);
            true
        })
    }
}

/// DE-OBJ-01, DE-OBJ-02: a token is picked up; there is no limit.
pub fn pick_up(play: &mut Play, id: HeroId, at: Spot) {
    if play.world.take_token(TokenKind::Objective, at) {
        play.world.hero_mut(id).carries += 1;
        play.tell(|_, _| Fact::PicksUp { hero: id, at });
    }
}

/// DE-OBJ-04: a token is dropped on an adjacent space.
pub fn drop(play: &mut Play, id: HeroId) -> Rule {
    let who = Who::Hero(id);
    let spots = play.world.spots().into_iter().filter(|spot| play.world.beside_spot(who, *spot));
    let free = spots.filter(|spot| play.world.terrain(*spot) != board::square::Terrain::Obstacle);
    let picks: Vec<Pick> = free.map(Pick::Place).collect();
    if picks.is_empty() {
        return Ok(());
    }
    if let Pick::Place(at) = play.choose(id.seat(), Prompt::WhereToDrop { hero: id }, &picks)? {
        play.world.hero_mut(id).carries -= 1;
        lay(play, at);
    }
    Ok(())
}

/// DE-OBJ-05: whoever is defeated leaves what it carried where it stood.
pub fn lose_all(play: &mut Play, id: HeroId) {
    let hero = play.world.hero_mut(id);
    let (count, at) = (std::mem::take(&mut hero.carries), hero.at);
    if let Some(at) = at {
        (0..count).for_each(|_| lay(play, at));
    }
}

fn lay(play: &mut Play, at: Spot) {
    play.world.tokens.push(Token { kind: TokenKind::Objective, at });
    play.world.tokens.sort();
    play.tell(|_, _| Fact::Dropped { at });
}

/// DE-OBJ-07: a villager is led to safety.
pub fn free(play: &mut Play, id: HeroId, at: Spot) {
    if play.world.take_token(TokenKind::Villager, at) {
        play.world.tally.freed += 1;
        play.tell(|_, _| Fact::Frees { hero: id, at });
    }
}

/// DE-OBJ-07: a villager is slain.
pub fn slay(play: &mut Play, who: Who, at: Spot) {
    if play.world.take_token(TokenKind::Villager, at) {
        play.world.tally.slain += 1;
        play.tell(|_, _| Fact::Slays { who, at });
    }
}

/// DE-MAP-04: a hero leaves the map with what it carries.
pub fn leave(play: &mut Play, id: HeroId) {
    let hero = play.world.hero_mut(id);
    let carried = std::mem::take(&mut hero.carries);
    hero.at = None;
    play.world.tally.carried += carried;
    if let Some(turn) = play.world.turn_of_mut(Who::Hero(id)) {
        (turn.points, turn.actions) = (0, 0);
    }
    play.tell(|_, _| Fact::Leaves { who: Who::Hero(id) });
}
