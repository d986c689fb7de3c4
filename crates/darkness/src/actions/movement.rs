//! MOV, TOK: steps, reaction damage and traps.

use super::health::suffer;
use super::{party, rogue};
use crate::Play;
use crate::content::{Token, ZoneId};
use crate::rulings::ReactionDefeat;
use crate::shown::{Back, Cause, Fact, Lost, Prompt};
use crate::world::{Fighter, HeroId, Pick};
use table::Rule;

/// MD-MOV-05, MD-MOV-07, MD-MOV-08, MD-MOV-09, MD-MOV-10: a hero goes into an adjacent zone. It suffers a wound for each
/// enemy miniature that it leaves behind, and triggers traps where it comes to.
pub fn step(play: &mut Play, hero: HeroId, to: ZoneId) -> Rule {
    let from = play.world.hero(hero).zone;
    let miniatures = play.world.miniatures_in(from);
    suffer(play, hero, miniatures, Cause::Reaction)?;
    if play.world.hero(hero).defeated {
        // MD-DEC-42: where it lies then.
        if play.world.rulings().reaction_defeat == ReactionDefeat::ZoneEntered {
            play.world.hero_mut(hero).zone = to;
        }
        return Ok(());
    }
    play.world.hero_mut(hero).zone = to;
    play.tell(|_, w| Fact::Moved { who: Fighter::Hero(hero), from: Some(w.spot(from)), to: w.spot(to) });
    traps(play, hero)?;
    super::ending::look(play)
}

/// MD-TOK-24, MD-GEN-06: all traps of the zone are turned over; between two kinds the players choose which comes first.
fn traps(play: &mut Play, hero: HeroId) -> Rule {
    while !play.world.hero(hero).defeated {
        let zone = play.world.hero(hero).zone;
        let lies = |trap: &Token| play.world.tokens_in(zone).any(|token| token == *trap);
        let here = [Token::SpikeTrap, Token::BearTrap].into_iter().filter(lies);
        let here: Vec<Pick> = here.map(Pick::Trap).collect();
        if here.is_empty() {
            break;
        }
        let Pick::Trap(trap) = party(play, Prompt::NextTrap { hero }, &here)? else { break };
        play.world.pick_up(zone, trap);
        if trap == Token::SpikeTrap { spike_trap(play, hero)? } else { bear_trap(play, hero)? }
    }
    Ok(())
}

/// MD-TOK-02, MD-TOK-19, MD-TOK-20: a spike trap is turned over, wounds, and is removed.
fn spike_trap(play: &mut Play, hero: HeroId) -> Rule {
    let wounds = play.draw_token("spike-traps", |w| &mut w.backs.spike_traps)?.unwrap_or(0);
    play.tell(|_, _| Fact::Turned { token: Token::SpikeTrap, shows: Back::Wounds(wounds) });
    suffer(play, hero, wounds, Cause::Trap)
}

/// MD-TOK-04, MD-TOK-05, MD-TOK-21, MD-TOK-22, MD-TOK-23: a bear trap may end the move and take an action.
fn bear_trap(play: &mut Play, hero: HeroId) -> Rule {
    let bites = play.draw_token("bear-traps", |w| &mut w.backs.bear_traps)?.unwrap_or(false);
    play.tell(|_, _| Fact::Turned { token: Token::BearTrap, shows: Back::Bites(bites) });
    if bites {
        if let Some(moving) = play.world.under_way.moving.as_mut() {
            moving.over = true;
        }
        lose_action(play, hero, Lost::BearTrap)?;
    }
    Ok(())
}

/// MD-TOK-21, MD-ROG-10: an action is lost; a Rogue flips a token if it has one.
pub fn lose_action(play: &mut Play, hero: HeroId, why: Lost) -> Rule {
    play.tell(|_, _| Fact::LosesAction { who: Fighter::Hero(hero), why });
    if !play.world.ready_tokens(hero).is_empty() {
        return rogue::lose_token(play, hero);
    }
    if let Some(turn) = play.world.turn.as_mut().filter(|t| t.hero == hero) {
        turn.actions = turn.actions.saturating_sub(1);
    }
    Ok(())
}
