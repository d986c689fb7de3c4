//! MAB: what only monsters can do.

use super::{attack, attributes, damage, effects, lieutenants, movement};
use crate::Play;
use crate::content::{Attribute, Deed, On};
use crate::shown::{Fact, Prompt};
use crate::world::{Pick, Who};
use board::square::{Body, Spot};
use table::Rule;

/// A monster action.
pub fn act(play: &mut Play, who: Who, deed: &Deed) -> Rule {
    match deed {
        Deed::Does(does) => effects::happen(play, who, does, None),
        Deed::Throw => throw(play, who),
        Deed::Air => {
            if let Some(monster) = who.monster().and_then(|id| play.world.monster_mut(id)) {
                monster.airborne = true;
            }
            Ok(())
        }
        Deed::Dominion => lieutenants::dominion(play, who),
        Deed::Seduce => lieutenants::seduce(play, who),
        Deed::CryHavoc => lieutenants::cry_havoc(play, who),
        Deed::Sacrifice => lieutenants::sacrifice(play, who),
        Deed::Ignite => lieutenants::ignite(play, who),
        Deed::Promotion => lieutenants::promotion(play, who),
        Deed::ShadowBolt(dice) => attack::by_monster_with(play, who, dice),
        Deed::Overpower => {
            movement::move_action(play, who)?;
            let speed = play.world.speed(play.game, who);
            if let Some(turn) = play.world.turn_of_mut(who) {
                turn.overpowers += speed;
            }
            Ok(())
        }
        Deed::Fire => fire(play, who),
        Deed::FireBreath | Deed::BloodCall | Deed::Knockback | Deed::Subdue => Ok(()),
    }
}

/// DC-MON-01, DC-CLASS-110, DE-AOE-19: one attack on all adjacent figures, friends too.
fn fire(play: &mut Play, who: Who) -> Rule {
    let targets = play.world.all_targets(who, On::AdjacentFigures);
    attack::by_monster_on(play, who, targets, None)
}

/// A surge ability of a monster that changes whom its attack affects.
pub fn in_attack(play: &mut Play, who: Who, deed: &Deed) -> Rule {
    match deed {
        Deed::FireBreath => fire_breath(play, who),
        Deed::Knockback => lieutenants::knockback(play, who),
        Deed::Subdue => lieutenants::subdue(play, who),
        Deed::BloodCall => {
            if let Some(attack) = play.world.attack_mut() {
                attack.drinks = true;
            }
            Ok(())
        }
        deed => act(play, who, deed),
    }
}

/// DE-AOE-15: from the target space three more spaces are counted; figures on each of them are affected.
fn fire_breath(play: &mut Play, who: Who) -> Rule {
    let Some(start) = play.world.attack().and_then(|attack| attack.targets().next().map(|s| s.space)) else {
        return Ok(());
    };
    let seat = play.world.seat_of(who);
    let mut path = vec![start];
    while path.len() < 4 {
        let here = path[path.len() - 1];
        let next = play.world.spots().into_iter().filter(|spot| play.world.adjacent(here, *spot));
        let mut picks: Vec<Pick> = next.map(Pick::Place).collect();
        picks.push(Pick::Done);
        match play.choose(seat, Prompt::Breath { who, left: 4 - path.len() as u8 }, &picks)? {
            Pick::Place(spot) => path.push(spot),
            _ => break,
        }
    }
    let found = path.into_iter().filter_map(|spot| play.world.figure_at(spot).map(|other| (other, spot)));
    let found: Vec<(Who, Spot)> = found.collect();
    attack::affect(play, found)
}

/// DE-FIG-10, Throw: an adjacent hero, or a figure that is treated as one, tests Might; if it fails it is placed on an empty space within 3 spaces and suffers 1
/// damage.
fn throw(play: &mut Play, who: Who) -> Rule {
    let seat = play.world.seat_of(who);
    let heroic = play.world.figures().map(|(other, _)| other).filter(|other| other.is_heroic());
    let picks: Vec<Pick> = heroic.filter(|other| play.world.beside(who, *other)).map(Pick::Figure).collect();
    if picks.is_empty() {
        return Ok(());
    }
    let Pick::Figure(hero) = play.choose(seat, Prompt::WhichHero, &picks)? else { return Ok(()) };
    if attributes::test(play, hero, Attribute::Might)?.passed {
        return Ok(());
    }
    let Some(from) = play.world.body(hero).map(|body| body.at) else { return Ok(()) };
    let near = play.world.ground.map.within(play.world.gates, play.world.space(from), 3);
    let spots = near.iter().map(|space| play.world.ground.map.spot(space));
    let places: Vec<Pick> = spots.filter(|spot| play.world.is_empty(*spot)).map(Pick::Place).collect();
    if !places.is_empty()
        && let Pick::Place(to) = play.choose(seat, Prompt::Push { who: hero }, &places)?
    {
        // DE-MOV-17: it is placed, and enters only that space.
        play.world.put(hero, Body::small(to));
        play.tell(|_, _| Fact::Placed { who: hero, at: to });
        movement::placed(play, hero, to)?;
    }
    damage::suffer(play, hero, 1, damage::Cause::Effect)
}
