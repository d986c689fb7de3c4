//! What heroes do, one file for each chapter of the book.
//!
//! What can ask is a function with `play` first; what cannot ask is a method of the world.

pub mod abilities;
pub mod arrows;
pub mod attack;
pub mod combat;
pub mod conditions;
pub mod effects;
pub mod ending;
pub mod health;
pub mod items;
pub mod kills;
pub mod movement;
pub mod odds;
pub mod rogue;
pub mod spirits;

use crate::Play;
use crate::shown::Prompt;
use crate::world::{Fighter, Pick};
use table::Rule;

/// MD-GEN-06: the players choose together.
pub fn party(play: &mut Play, prompt: Prompt, options: &[Pick]) -> Rule<Pick> {
    let seats = play.world.seats();
    Ok(play.choose_party(seats, prompt, options)?.1)
}

/// MD-GEN-06: the players choose between several whom an enemy could mean.
pub fn choose_fighter(play: &mut Play, prompt: Prompt, fighters: &[Fighter]) -> Rule<Option<Fighter>> {
    let options: Vec<Pick> = fighters.iter().copied().map(Pick::Target).collect();
    if options.is_empty() {
        return Ok(None);
    }
    match party(play, prompt, &options)? {
        Pick::Target(fighter) => Ok(Some(fighter)),
        _ => Ok(None),
    }
}
