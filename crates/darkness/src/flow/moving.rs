//! MOV: the Move action.

use crate::actions::abilities::{Moment, pay_for_pointer, use_ability};
use crate::actions::{items, movement, spirits};
use crate::content::Token;
use crate::scenario::{doors, goals};
use crate::shown::Prompt;
use crate::world::{HeroId, Moving, Pick};
use crate::{Darkness, Play, World};
use table::Rule;

/// MD-MOV-01: the movement points of a Move action.
pub const POINTS: u8 = 2;

impl World {
    /// MD-MOV-02, MD-MOV-03, MD-WIZ-05, MD-SHA-05: what a movement point can be spent on, abilities of this timing, the
    /// pointer, and elements that are full.
    pub fn move_options(&self, game: &Darkness, hero: HeroId) -> Vec<Pick> {
        let mut options = Vec::new();
        let zone = self.hero(hero).zone;
        let here = self.spot(zone);
        if self.under_way.moving.as_ref().is_some_and(|m| m.points > 0) {
            options.extend(self.steps_from(zone).into_iter().map(|z| Pick::Step(self.spot(z))));
            let doors = self.closed_doors(zone).into_iter();
            options
                .extend(doors.filter_map(|door| Some(Pick::Door(door, self.spot(self.behind(door, zone)?)))));
            options.extend(self.objects(game, hero).into_iter().map(|token| Pick::Take(token, here)));
            let prizes = self.prizes_here(game, hero).into_iter();
            options.extend(prizes.map(|n| Pick::Take(Token::Prize(n), here)));
        }
        let uses = self.usable(game, hero, Moment::Move).into_iter();
        options.extend(uses.map(|ability| Pick::Use { hero, ability }));
        options.extend(self.can_turn_pointer(hero).then_some(Pick::TurnPointer));
        options.extend(self.full_elements(game, hero).into_iter().map(Pick::Flip));
        options
    }
}

impl World {
    /// MD-KOD-12, MD-TOK-04: a hero that is defeated or trapped moves no more.
    fn may_go_on(&self, hero: HeroId) -> bool {
        let over = self.under_way.moving.as_ref().is_some_and(|m| m.over);
        !over && !self.hero(hero).defeated
    }
}

/// MD-MOV-01, MD-MOV-04, MD-MOV-11, MD-DOR-15: points are spent one by one; what is left is lost.
pub fn perform(play: &mut Play, hero: HeroId, more: u8) -> Rule {
    play.world.under_way.moving = Some(Moving { hero, points: POINTS + more, over: false, used: Vec::new() });
    while play.world.may_go_on(hero) {
        let mut options = play.world.move_options(play.game, hero);
        if options.is_empty() {
            break;
        }
        options.push(Pick::Done);
        let left = play.world.under_way.moving.as_ref().map_or(0, |m| m.points);
        let pick = play.choose(hero.seat(), Prompt::Move { hero, left }, &options)?;
        if pick == Pick::Done {
            break;
        }
        spend(play, hero, pick)?;
    }
    play.world.under_way.moving = None;
    Ok(())
}

fn spend(play: &mut Play, hero: HeroId, pick: Pick) -> Rule {
    match pick {
        Pick::Use { ability, .. } => return use_ability(play, hero, ability),
        Pick::TurnPointer => {
            pay_for_pointer(play, hero);
            return Ok(());
        }
        Pick::Flip(element) => {
            spirits::flip(play, hero, element);
            return Ok(());
        }
        _ => {}
    }
    if let Some(moving) = play.world.under_way.moving.as_mut() {
        moving.points -= 1;
    }
    match pick {
        Pick::Step(zone) => movement::step(play, hero, zone.zone),
        Pick::Door(door, _) => doors::open(play, hero, door),
        Pick::Take(Token::Prize(prize), _) => goals::collect(play, hero, prize),
        Pick::Take(token, _) => items::interact(play, hero, token),
        _ => Ok(()),
    }
}
