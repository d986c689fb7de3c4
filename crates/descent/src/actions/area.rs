//! AOE: figures that an attack affects beside its targets.

use super::attack::struck;
use super::{attack, defence, windows};
use crate::Play;
use crate::shown::{Fact, Prompt};
use crate::world::{Pick, Who};
use board::square::Spot;
use table::Rule;

/// DE-AOE-08, DE-AOE-10, DE-AOE-13, DE-AOE-14, DC-CLASS-81, DC-HERO-60, DE-AOE-09, DE-AOE-11, DE-DOR-11: figures
/// adjacent to a target space are affected, each once. Whoever is affected late rolls defence now.
pub(super) fn blast(play: &mut Play) -> Rule {
    let Some(attack) = play.world.attack() else { return Ok(()) };
    let spaces: Vec<Spot> = attack.targets().map(|struck| struck.space).collect();
    let mut found: Vec<(Who, Spot)> = Vec::new();
    let all = play.world.figures().chain(play.world.objects_for(attack.attacker));
    for (who, body) in all.filter(|(who, _)| attack.place_of(*who).is_none()) {
        let hit = body.spots().find(|spot| spaces.iter().any(|space| play.world.adjacent(*space, *spot)));
        found.extend(hit.map(|spot| (who, spot)));
    }
    affect(play, found)
}

/// DE-ATK-28, DE-AOE-02, DE-AOE-04: figures that are affected beside the targets.
pub fn affect(play: &mut Play, found: Vec<(Who, Spot)>) -> Rule {
    let rolled = play.world.attack().is_some_and(|attack| attack.dice.iter().any(|die| die.face.is_some()));
    let mut new: Vec<Who> = Vec::new();
    for (who, space) in found {
        let out = play.world.attack().is_some_and(|attack| {
            attack.place_of(who).is_some() || play.world.is_aloft_for(attack.attacker, who)
        });
        if out {
            continue;
        }
        new.push(who);
        if let Some(attack) = play.world.attack_mut() {
            attack.struck.push(struck(who, space, false));
        }
        play.tell(|_, _| Fact::Affected { who });
    }
    if rolled {
        defence::defend(play)?;
        attack::roll_all(play)?;
        windows::after_late_roll(play, &new)?;
    }
    Ok(())
}

/// DE-AOE-15, DC-MAB-23, DC-MAB-24, DC-MAB-25, DC-MAB-26: from the target space more spaces are counted; figures on each of them are affected.
pub(super) fn breath(play: &mut Play, who: Who, far: u8) -> Rule {
    let Some(start) = play.world.attack().and_then(|attack| attack.targets().next().map(|s| s.space)) else {
        return Ok(());
    };
    let seat = play.world.seat_of(who);
    let mut path = vec![start];
    for left in (1..=far).rev() {
        let here = path[path.len() - 1];
        let next = play.world.spots().into_iter().filter(|spot| play.world.adjacent(here, *spot));
        let mut picks: Vec<Pick> = next.map(Pick::Place).collect();
        picks.push(Pick::Done);
        match play.choose(seat, Prompt::Breath { who, left }, &picks)? {
            Pick::Place(spot) => path.push(spot),
            _ => break,
        }
    }
    let found = path.into_iter().filter_map(|spot| play.world.figure_at(spot).map(|other| (other, spot)));
    let found: Vec<(Who, Spot)> = found.collect();
    affect(play, found)
}
