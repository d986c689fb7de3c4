//! MOV, LRG: figures that others move, or that move out of turn because of a card.

use super::{conditions, damage, movement};
use crate::content::{Condition, Trait};
use crate::shown::{Fact, Prompt};
use crate::world::{Pick, Who, World};
use crate::{Descent, Play};
use board::square::{Body, Spot, Terrain};
use table::Rule;

/// One other hero within some spaces performs a move action, at once (DE-MOV-04).
pub fn move_other(play: &mut Play, by: Who, far: u8) -> Rule {
    // DE-CND-16: whoever is Immobilized performs no move actions.
    let moves = |who: &Who| !play.world.has(*who, Condition::Immobilized);
    let near = play.world.figures_within(by, far).into_iter();
    // DE-FIG-10: a familiar that is a figure, too.
    let others = near.filter(|who| *who != by && who.is_heroic()).filter(moves);
    let mut picks: Vec<Pick> = others.map(Pick::Figure).collect();
    picks.push(Pick::Done);
    let seat = play.world.seat_of(by);
    match play.choose(seat, Prompt::WhomBy { who: by }, &picks)? {
        Pick::Figure(who) => {
            let speed = play.world.speed(play.game, who);
            movement::move_up_to(play, who, speed, movement::By::Points)?;
            conditions::after_action(play, who)
        }
        _ => Ok(()),
    }
}

/// DE-MOV-17: a figure is placed on an empty space within some spaces of its own, and enters only that one. Large ones
/// are not.
pub fn place_within(play: &mut Play, by: Who, who: Who, far: u8) -> Rule {
    let Some(body) = play.world.body(who).filter(|body| !body.size().is_large()) else { return Ok(()) };
    let near = play.world.ground.map.within(play.world.gates, play.world.space(body.at), far);
    let spots = near.iter().map(|space| play.world.ground.map.spot(space));
    let picks: Vec<Pick> = spots.filter(|spot| play.world.is_empty(*spot)).map(Pick::Place).collect();
    if picks.is_empty() {
        return Ok(());
    }
    let seat = play.world.seat_of(by);
    if let Pick::Place(at) = play.choose(seat, Prompt::Push { who }, &picks)? {
        play.world.put(who, Body::small(at));
        play.tell(|_, _| Fact::Placed { who, at });
        movement::placed(play, who, at)?;
    }
    Ok(())
}

/// DC-SHOP-01, DC-SHOP-02, DC-SHOP-03, DE-LRG-05: the attacker moves the target 1 space, if there is one to which it
/// can be moved.
pub fn push(play: &mut Play, by: Who) -> Rule {
    let targets: Vec<(Who, Spot)> =
        play.world.attack().map_or_else(Vec::new, |a| a.targets().map(|s| (s.who, s.space)).collect());
    for (who, space) in targets {
        let picks = play.world.pushes(play.game, who, [space]);
        if picks.is_empty() {
            continue;
        }
        let seat = play.world.seat_of(by);
        if let Pick::Expand(body) = play.choose(seat, Prompt::Push { who }, &picks)? {
            play.world.put(who, body);
            play.tell(|_, _| Fact::Placed { who, at: body.at });
            let large = body.size().is_large();
            let lava = |spot| matches!(play.world.terrain(spot), Terrain::Lava | Terrain::Hazard);
            if large && body.spots().any(lava) {
                damage::suffer(play, who, 1, damage::Cause::Terrain)?;
            } else if !large {
                movement::enters(play, who, body.at)?;
            }
        }
    }
    Ok(())
}

impl World {
    /// Where a figure stands after it was moved one space, from one of these spaces that it covers: a large figure
    /// shrinks to it and expands again (DE-LRG-03, DE-LRG-08).
    pub fn pushes(&self, game: &Descent, who: Who, from: impl IntoIterator<Item = Spot>) -> Vec<Pick> {
        let Some(body) = self.body(who) else { return Vec::new() };
        if self.has_trait(game, who, Trait::Unmovable) {
            return Vec::new();
        }
        let mut picks = Vec::new();
        for from in from {
            for to in self.neighbours(from).filter(|to| self.may_enter(game, who, from, *to)) {
                for stand in self.stands(game, who, to).into_iter().filter(|stand| *stand != body) {
                    let pick = Pick::Expand(stand);
                    if !picks.contains(&pick) {
                        picks.push(pick);
                    }
                }
            }
        }
        picks
    }
}
