//! GHO: the turn of a ghost.

use super::turn::end;
use crate::Play;
use crate::rulings::GhostMovement;
use crate::scenario::deeds::{self, Source};
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Movement, Pick};
use board::area::Relation;
use table::Rule;

/// SS-GAP-36: whether a movement that is under way goes on after another of the ghost's actions.
fn interrupt(play: &mut Play) {
    let ends = play.world.rulings().ghost_movement == GhostMovement::Ends;
    if let Some(turn) = play.world.turn.as_mut().filter(|turn| ends && turn.movement != Movement::Ready) {
        turn.movement = Movement::Over;
    }
}

/// SS-GHO-01, SS-BAT-11, SS-DTH-06, SS-DTH-07, SS-DTH-15: each of the three ghost actions once, in any order.
pub fn go_on(play: &mut Play, hero: HeroId) -> Rule {
    let Some(turn) = play.world.turn.clone() else { return Ok(()) };
    let at = play.world.hero(hero).body.at;
    let mut options = Vec::new();
    if !turn.ghostly[0] {
        options.push(Pick::Scream(hero));
    }
    if !turn.ghostly[1] {
        let altars = play.world.active_altars().into_iter().filter(|area| *area != at);
        options.extend(altars.map(|area| Pick::Return(play.world.spot(area))));
    }
    let points = match turn.movement {
        Movement::Ready => play.game.class(hero.class).moves,
        Movement::Going(points) => points,
        Movement::Over => 0,
    };
    if points > 0 {
        // SS-GHO-04: hindrances are ignored; walls and doors are not.
        let mut next: Vec<_> = play.world.ground.plan.map.next(at, Relation::Near, play.world.open).collect();
        next.sort_unstable();
        next.dedup();
        options.extend(next.into_iter().map(|to| Pick::Step(play.world.spot(to))));
    }
    options.push(Pick::End);
    let pick = play.choose(hero.seat(), Prompt::GhostAction { hero }, &options)?;
    perform(play, hero, pick, points)
}

fn perform(play: &mut Play, hero: HeroId, pick: Pick, points: u8) -> Rule {
    if matches!(pick, Pick::Scream(_) | Pick::Return(_)) {
        interrupt(play);
    }
    let Some(turn) = play.world.turn.as_mut() else { return Ok(()) };
    match pick {
        Pick::Scream(_) => {
            // SS-GHO-02: what stands on the card.
            turn.ghostly[0] = true;
            play.tell(|_, _| Fact::Screams { hero });
            let card = play.game.class(hero.class);
            let from = play.world.hero(hero).body.at;
            let source = Source { hero, from, range: card.scream_range, name: &card.class, event: false };
            deeds::perform(play, source, &card.scream)
        }
        Pick::Return(spot) => {
            // SS-GHO-03: to an active altar anywhere.
            turn.ghostly[1] = true;
            float(play, hero, &spot);
            Ok(())
        }
        Pick::Step(spot) => {
            turn.movement = Movement::Going(points - 1);
            float(play, hero, &spot);
            Ok(())
        }
        _ => end(play, hero),
    }
}

/// SS-DTH-09: a ghost is somewhere else; nothing on the map notices.
fn float(play: &mut Play, hero: HeroId, spot: &str) {
    if let Some(to) = play.world.ground.plan.map.named(spot) {
        let from = play.world.hero(hero).body.at;
        play.world.hero_mut(hero).body.go(to);
        play.tell(|_, world| Fact::Floats { hero, from: world.spot(from), to: world.spot(to) });
    }
}
