//! What only one card does: each special of [`Special`] has its rule here.

use crate::actions::cards::{self, Actor, Take};
use crate::actions::{bonuses, damage, tiles};
use crate::content::{Ability, CardId, Effect, Half, Pile, Special, What};
use crate::world::{ActiveCard, Cause, Doing, Hero, Played};
use crate::{FigureId, Haven, HeroId, Play, Prompt};
use board::SpaceId;
use table::Rule;

/// The active card of a character with a special.
pub fn active(play: &Play, hero: HeroId, special: Special) -> Option<CardId> {
    if !play.game.content.heeds.special(special) {
        return None;
    }
    let active = play.world.hero(hero).active.iter();
    let mut with = active.filter(|a| play.game.card(a.card).half(a.half).has_special(special));
    with.next().map(|a| a.card)
}

/// A special among the effects of an action; says whether performing it counts as using the action.
pub fn begin(play: &mut Play, actor: Actor, special: Special) -> Rule<bool> {
    match special {
        Special::RedirectAttacks
        | Special::MarkForTheAbyss
        | Special::FleeIntoShadow
        | Special::BorrowTime
        | Special::FrenzyForms
        | Special::ChooseRestLoss => {
            bonuses::activate(play, actor.player)?;
            Ok(true)
        }
        // The attack before it asks whether it is there.
        Special::PushIntoObstacles => Ok(false),
        Special::IgnoreSlow => {
            if let Some(turn) = play.world.turns.turn.as_mut() {
                turn.ignores_slow = true;
            }
            Ok(true)
        }
        Special::PlayAnother => {
            if let Some(turn) = play.world.turns.turn.as_mut() {
                turn.another = true;
            }
            Ok(true)
        }
        Special::SummonFromDiscard => summon_from_discard(play, actor.player),
    }
}

/// [`Special::SummonFromDiscard`]: a card of the discard pile is played at once for an action that summons, and the
/// character suffers 2 damage less for it.
fn summon_from_discard(play: &mut Play, hero: HeroId) -> Rule<bool> {
    let mut cards: Vec<CardId> = play.world.hero(hero).discard.clone();
    cards.retain(|card| half_that_summons(play.game, *card).is_some());
    cards.sort();
    let mut options: Vec<Take> = cards.into_iter().map(Take::Card).collect();
    if options.is_empty() {
        return Ok(false);
    }
    options.push(Take::Done);
    let prompt = Prompt::SummonFromDiscard { hero };
    let Take::Card(card) = play.choose(hero.seat(), prompt, &options)? else { return Ok(false) };
    let Some(half) = half_that_summons(play.game, card) else { return Ok(false) };
    let is = play.world.hero_mut(hero);
    is.discard.retain(|c| *c != card);
    is.selected.push(card);
    let what = Played::Printed(card, half);
    let before = play.world.turns.turn.as_mut().and_then(|turn| turn.doing.replace(Doing::of(what)));
    let action = play.game.card(card).half(half);
    let mut used = false;
    for effect in &action.does {
        used |= match effect.what {
            What::Do(Ability::Suffer(points)) => {
                let less = Effect::plain(What::Do(Ability::Suffer(points.saturating_sub(2))));
                used && cards::take_effect(play, Actor::of(hero), &less)?
            }
            _ => cards::take_effect(play, Actor::of(hero), effect)?,
        };
    }
    if used {
        bonuses::gain_experience(play, hero, action.xp);
    }
    cards::put_away(play, hero, what, if used && action.lost { Pile::Lost } else { Pile::Discarded });
    if let Some(turn) = play.world.turns.turn.as_mut() {
        turn.doing = before;
    }
    Ok(used)
}

/// The half of a card that summons.
fn half_that_summons(game: &Haven, card: CardId) -> Option<Half> {
    let summons =
        |half: &Half| game.card(card).half(*half).does.iter().any(|e| matches!(e.what, What::Summon(_)));
    Half::BOTH.into_iter().find(summons)
}

/// [`Special::PushIntoObstacles`]: attacks of the action under way may push enemies into obstacles.
pub fn pushes_into_obstacles(play: &Play) -> bool {
    match play.world.turns.turn.as_ref().and_then(|t| t.doing.as_ref()).map(|d| d.what) {
        Some(Played::Printed(card, half)) => {
            play.game.card(card).half(half).has_special(Special::PushIntoObstacles)
        }
        _ => false,
    }
}

/// [`Special::PushIntoObstacles`]: the obstacle is destroyed, the target suffers 2 damage and the character gains 1
/// experience.
pub fn smash(play: &mut Play, by: FigureId, target: FigureId, at: SpaceId) -> Rule {
    tiles::clear_obstacle(play, at);
    damage::suffer(play, target, 2, Cause::AbilityOf(by))?;
    if let FigureId::Hero(hero) = by {
        bonuses::gain_experience(play, hero, 1);
    }
    Ok(())
}

/// [`Special::RedirectAttacks`], GH-ATK-02: an attack on an ally of a character beside it hits the character instead.
pub fn redirected(play: &Play, attacker: FigureId, target: FigureId) -> FigureId {
    if !attacker.is_monster() || target.is_monster() {
        return target;
    }
    let special = |hero: &&Hero| {
        let has = |a: &ActiveCard| play.game.card(a.card).half(a.half).has_special(Special::RedirectAttacks);
        !hero.exhausted && FigureId::Hero(hero.id) != target && hero.active.iter().any(has)
    };
    let beside = |hero: &&Hero| {
        let at = play.world.at(target);
        at.is_some_and(|at| play.world.place.board.adjacent(at, hero.body.at))
            && !play.world.is_invisible(hero.id.into())
    };
    let taunting = play.world.party.heroes.iter().filter(special).find(beside);
    taunting.map_or(target, |hero| hero.id.into())
}
