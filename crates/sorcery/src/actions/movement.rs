//! MOV, ENG, BASH, EMV: going from area to area, on one's own feet or pushed.

use super::{arrivals, choose_area, conditions, ending};
use crate::Play;
use crate::content::AreaId;
use crate::shown::{Fact, Prompt};
use crate::world::Who;
use table::Rule;

/// A figure goes into an area; what waits there happens.
pub fn go(play: &mut Play, who: Who, to: AreaId) -> Rule {
    let Some(body) = play.world.body_mut(who) else { return Ok(()) };
    body.go(to);
    play.tell(|_, world| Fact::Moved { who, to: world.spot(to) });
    conditions::enter(play, who)
}

/// SS-SHW-04, SS-SHW-05, SS-STO-07: shadows come before everything else.
pub fn after_entering(play: &mut Play) -> Rule {
    arrivals::reveal_shadows(play)?;
    ending::look(play)
}

/// SS-BASH-01, SS-BASH-02, SS-BASH-03, SS-BASH-05, SS-BASH-06, SS-BASH-07, SS-BASH-08, SS-ENG-16: the target is pushed into the
/// area it came from, or where its player decides.
pub fn bash(play: &mut Play, who: Who) -> Rule {
    let Some(body) = play.world.body(who) else { return Ok(()) };
    let (at, before) = (body.at, body.before);
    let around = play.world.steps(play.game, who, at);
    let to = match before.filter(|area| around.contains(area)) {
        Some(back) => Some(back),
        None => {
            let seat = play.world.player(play.game, who);
            choose_area(play, seat, Prompt::Pushed { who }, &around)?
        }
    };
    match to {
        Some(to) => go(play, who, to),
        None => Ok(()),
    }
}

/// SS-EMV-02, SS-EMV-04, SS-EMV-07, SS-EMV-08: an enemy goes so many areas towards another, on a shortest way; of
/// equal ones it prefers those without hindrances, and then its player decides.
pub fn approach(play: &mut Play, who: Who, to: AreaId, steps: u8) -> Rule {
    for _ in 0..steps {
        let Some(at) = play.world.at(who) else { return Ok(()) };
        let relation = play.world.relation(play.game, who);
        let mut next = play.world.ground.plan.map.steps_towards(at, to, relation, play.world.open);
        let hinders = |area: &AreaId| {
            play.world.ground.difficult.contains(*area) || play.world.ground.dangerous.contains(*area)
        };
        if next.iter().any(|area| !hinders(area)) {
            next.retain(|area| !hinders(area));
        }
        let seat = play.world.player(play.game, who);
        let Some(step) = choose_area(play, seat, Prompt::EnemyStep { who }, &next)? else { return Ok(()) };
        go(play, who, step)?;
    }
    Ok(())
}

/// SS-EMV-09, SS-EMV-10: an enemy retreats: where it came from, or farther from the closest hero, if possible where nobody is.
pub fn retreat(play: &mut Play, who: Who, steps: u8) -> Rule {
    for _ in 0..steps {
        let Some(body) = play.world.body(who) else { return Ok(()) };
        let (at, before) = (body.at, body.before);
        let around = play.world.steps(play.game, who, at);
        if let Some(back) = before.filter(|area| around.contains(area)) {
            go(play, who, back)?;
            continue;
        }
        let nearest = |area: AreaId| {
            let heroes = play.world.living().into_iter().filter_map(|h| play.world.at(Who::Hero(h)));
            heroes.filter_map(|hero| play.world.way(play.game, who, area, hero)).min().unwrap_or(u16::MAX)
        };
        let mut away: Vec<AreaId> = around.into_iter().filter(|area| nearest(*area) > nearest(at)).collect();
        let empty = |area: &AreaId| {
            play.world.in_area(*area, true).is_empty() && play.world.in_area(*area, false).is_empty()
        };
        if away.iter().any(empty) {
            away.retain(empty);
        }
        let seat = play.world.player(play.game, who);
        let Some(step) = choose_area(play, seat, Prompt::EnemyStep { who }, &away)? else { return Ok(()) };
        go(play, who, step)?;
    }
    Ok(())
}
