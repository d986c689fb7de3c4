//! ROG: the tool bag.

use super::combat::Extra;
use super::health::gain_mana;
use crate::content::{RogueTokenId, TokenColour, TokenGain};
use crate::shown::{Fact, Prompt};
use crate::world::{Engine, HeroId, Pick};
use crate::{Play, World};
use table::Rule;

/// MD-ROG-03, MD-ROG-14, MD-ROG-15: tokens out of the bag; when it is empty the discards go back first.
pub fn draw_tokens(play: &mut Play, hero: HeroId, n: u8) -> Rule {
    for _ in 0..n {
        if play.world.decks.tools.inside().is_empty() {
            play.world.refill_tools(hero);
        }
        let drawn = play.draw_token("tool-bag", |world| &mut world.decks.tools)?;
        if let (Some(token), Engine::Rogue { ready, .. }) = (drawn, &mut play.world.hero_mut(hero).engine) {
            ready.push(token);
            ready.sort_unstable();
            play.tell(|_, _| Fact::TokenDrawn { token });
        }
    }
    Ok(())
}

impl World {
    fn refill_tools(&mut self, hero: HeroId) {
        if let Engine::Rogue { discard, .. } = &mut self.heroes[hero.index()].engine {
            discard.drain(..).for_each(|token| self.decks.tools.put(token));
        }
    }

    /// MD-ROG-02: the tokens that are still unused.
    pub fn ready_tokens(&self, hero: HeroId) -> Vec<RogueTokenId> {
        match &self.hero(hero).engine {
            Engine::Rogue { ready, .. } => ready.clone(),
            _ => Vec::new(),
        }
    }

    /// A token is turned to its used side.
    pub fn flip_token(&mut self, hero: HeroId, token: RogueTokenId) {
        if let Engine::Rogue { ready, used, .. } = &mut self.hero_mut(hero).engine
            && let Some(at) = ready.iter().position(|t| *t == token)
        {
            used.push(ready.remove(at));
            used.sort_unstable();
        }
    }
}

/// MD-ROG-04, MD-ROG-11: the token for an action; an action gained in another way needs none.
pub fn choose_token(play: &mut Play, hero: HeroId, further: bool) -> Rule<Option<RogueTokenId>> {
    let mut tokens = play.world.ready_tokens(hero);
    tokens.dedup();
    let mut options: Vec<Pick> = tokens.into_iter().map(Pick::Token).collect();
    options.extend(further.then_some(Pick::No));
    if options.is_empty() {
        return Ok(None);
    }
    match play.choose(hero.seat(), Prompt::RogueToken { hero }, &options)? {
        Pick::Token(token) => {
            play.world.flip_token(hero, token);
            play.tell(|_, _| Fact::TokenUsed { token });
            Ok(Some(token))
        }
        _ => Ok(None),
    }
}

/// MD-ROG-10: an action is lost: a token is flipped.
pub fn lose_token(play: &mut Play, hero: HeroId) -> Rule {
    let mut tokens = play.world.ready_tokens(hero);
    tokens.dedup();
    let options: Vec<Pick> = tokens.into_iter().map(Pick::Token).collect();
    if !options.is_empty()
        && let Pick::Token(token) = play.choose(hero.seat(), Prompt::RogueToken { hero }, &options)?
    {
        play.world.flip_token(hero, token);
        play.tell(|_, _| Fact::TokenUsed { token });
    }
    Ok(())
}

/// MD-ROG-05, MD-ROG-06, MD-ROG-07: what a token gives an Attack action, if it matches.
pub fn for_attack(play: &mut Play, hero: HeroId, token: Option<RogueTokenId>) -> Rule<Extra> {
    let mut extra = Extra::default();
    let Some(token) = token else { return Ok(extra) };
    let is = play.game.rogue_token(token);
    if is.colour == TokenColour::Blue {
        return Ok(extra);
    }
    match is.gives {
        TokenGain::Dice(colour, n) => *extra.dice.of_mut(colour) = n,
        TokenGain::Damage(n) => extra.damage = n,
        TokenGain::Reroll(n) => extra.rerolls = n,
        TokenGain::Poison => extra.poison = Some(token),
        TokenGain::Shadow => extra.in_shadow = true,
        TokenGain::Mana(n) => gain_mana(play, hero, n)?,
        TokenGain::Move(_) => {}
    }
    Ok(extra)
}

/// The same for a Move action: more movement points.
pub fn for_move(play: &mut Play, hero: HeroId, token: Option<RogueTokenId>) -> Rule<u8> {
    let Some(is) = token.map(|token| play.game.rogue_token(token).clone()) else { return Ok(0) };
    match (is.colour, is.gives) {
        (TokenColour::Blue | TokenColour::Green, TokenGain::Move(n)) => Ok(n),
        (TokenColour::Green, TokenGain::Mana(n)) => {
            gain_mana(play, hero, n)?;
            Ok(0)
        }
        _ => Ok(0),
    }
}

/// The same for every other action.
pub fn for_other(play: &mut Play, hero: HeroId, token: Option<RogueTokenId>) -> Rule {
    let Some(is) = token.map(|token| play.game.rogue_token(token).clone()) else { return Ok(()) };
    match (is.colour, is.gives) {
        (TokenColour::Green, TokenGain::Mana(n)) => gain_mana(play, hero, n),
        _ => Ok(()),
    }
}

/// MD-ROG-09, MD-ROG-13: at the end of the turn all tokens are used and discarded.
pub fn end_turn(play: &mut Play, hero: HeroId) {
    if let Engine::Rogue { ready, used, discard, .. } = &mut play.world.hero_mut(hero).engine {
        discard.append(ready);
        discard.append(used);
        discard.sort_unstable();
    }
}
