//! STO, EMP: what interrupts play, one unit after the other, and what goes on afterwards.

use super::deeds::{self, Source};
use super::{emporium, moving, stories};
use crate::Play;
use crate::actions::dealing;
use crate::world::Later;
use table::Rule;

/// SS-EMP-02, SS-ACT-10, SS-STO-03: heroes who rearrange their things first, then the visit, then what it has interrupted.
pub fn go_on(play: &mut Play) -> Rule {
    if play.world.dealing.is_some() {
        return dealing::go_on(play);
    }
    if play.world.visit.is_some() {
        return emporium::go_on(play);
    }
    let mut waiting = std::mem::take(&mut play.world.later).into_iter();
    if let Some(next) = waiting.next() {
        resume(play, next)?;
    }
    // What this leaves undone, because the next visit interrupts it, comes before everything else.
    play.world.later.extend(waiting);
    Ok(())
}

fn resume(play: &mut Play, later: Later) -> Rule {
    match later {
        Later::Deeds { hero, from, range, name, event, deeds } => {
            deeds::perform(play, Source { hero, from, range, name: &name, event }, &deeds)
        }
        Later::Course(event, hero) => stories::choose(play, event, hero),
        Later::OntoTheDeck(event) => {
            play.world.face_up.push(event);
            Ok(())
        }
        Later::Story(at, token) => stories::story(play, at, token),
        Later::Arrival(hero) => moving::arrive(play, hero),
        Later::Alert(who, to) => moving::alert(play, who, to),
    }
}
