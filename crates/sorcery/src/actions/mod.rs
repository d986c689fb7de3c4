//! What figures do and suffer, by chapters.

pub mod acts;
pub mod arrivals;
pub mod attack;
pub mod conditions;
pub mod dealing;
pub mod defence;
pub mod ending;
pub mod items;
pub mod learning;
pub mod movement;
pub mod odds;
pub mod wounds;

use crate::Play;
use crate::content::{AreaId, CardId};
use crate::shown::Prompt;
use crate::world::{Pick, Who, World};
use table::{Rule, Seat};

/// The players choose together.
pub fn party(play: &mut Play, prompt: Prompt, options: &[Pick]) -> Rule<Pick> {
    let seats = play.world.seats();
    Ok(play.choose_party(seats, prompt, options)?.1)
}

/// A player chooses one of several figures.
pub fn choose_figure(play: &mut Play, seat: Seat, prompt: Prompt, figures: &[Who]) -> Rule<Option<Who>> {
    let options: Vec<Pick> = figures.iter().copied().map(Pick::Figure).collect();
    if options.is_empty() {
        return Ok(None);
    }
    match play.choose(seat, prompt, &options)? {
        Pick::Figure(who) => Ok(Some(who)),
        _ => Ok(None),
    }
}

/// A player chooses one of several areas.
pub fn choose_area(play: &mut Play, seat: Seat, prompt: Prompt, areas: &[AreaId]) -> Rule<Option<AreaId>> {
    let options: Vec<Pick> = areas.iter().map(|area| Pick::Area(play.world.spot(*area))).collect();
    if options.is_empty() {
        return Ok(None);
    }
    match play.choose(seat, prompt, &options)? {
        Pick::Area(spot) => Ok(play.world.ground.plan.map.named(&spot)),
        _ => Ok(None),
    }
}

impl World {
    /// SS-ENE-05, SS-BOSS-03, SS-ECD-10: the player who runs an enemy; a master enemy is the active player's.
    pub fn manager(&self, game: &crate::Sorcery, card: CardId) -> Seat {
        let master = game.enemy(card).tier == crate::content::Tier::Purple;
        match self.foe(card) {
            Some(foe) if !master => Seat(foe.manager),
            _ => self.active_hero().seat(),
        }
    }

    /// Who decides for a figure.
    pub fn player(&self, game: &crate::Sorcery, who: Who) -> Seat {
        match who {
            Who::Hero(hero) | Who::Companion(hero) => hero.seat(),
            Who::Foe(id) => self.manager(game, id.card),
        }
    }
}
