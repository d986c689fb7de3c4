//! ATK: step 2: the dice of whoever is attacked.

use super::attack::struck;
use crate::content::{Always, AttackKind, Colour, Condition, Trait};
use crate::shown::Prompt;
use crate::world::{DieNow, Pick, Struck, Who, World};
use crate::{Descent, Play};
use board::square::Spot;
use table::Rule;

/// DE-ATK-17, DE-AOE-12: every figure that is affected takes its own defence dice, as far as it has not yet.
pub(super) fn defend(play: &mut Play) -> Rule {
    let count = play.world.attack().map_or(0, |attack| attack.struck.len());
    for n in 0..count {
        let Some(attack) = play.world.attack() else { return Ok(()) };
        let (who, space) = (attack.struck[n].who, attack.struck[n].space);
        if !attack.struck[n].dice.is_empty() || attack.struck[n].dealt.is_some() {
            continue;
        }
        let mut guard = guarded(play.game, play.world, who, space);
        guard.dice.extend(shared(play, who)?.into_iter().map(DieNow::new));
        if let Some(attack) = play.world.attack_mut() {
            attack.struck[n].dice = guard.dice;
            attack.struck[n].shields += guard.shields;
            attack.struck[n].for_blank = guard.for_blank;
        }
    }
    Ok(())
}

/// DE-ATK-17, DE-CND-20: the defence that a figure has of itself where the attack under way strikes it.
pub(super) fn guarded(game: &Descent, world: &World, who: Who, space: Spot) -> Struck {
    let mut dice = world.defence(game, who);
    dice.extend(more_defence(game, world, who, space));
    let for_blank = who.hero().map_or(0, |id| {
        world.hero(id).sum(game, |a| if let Always::ShieldsForBlank(n) = a { Some(*n) } else { None })
    });
    Struck {
        dice: dice.into_iter().map(DieNow::new).collect(),
        shields: -i8::from(world.has(who, Condition::Weakened)),
        for_blank,
        ..struck(who, space, true)
    }
}

/// DE-KEY-07: dice that the place of the attacker gives: DE-TER-23, DE-TER-24 an elevation, and Night Stalker.
pub(super) fn more_defence(game: &Descent, world: &World, who: Who, space: Spot) -> Vec<Colour> {
    let Some(attack) = world.attack() else { return Vec::new() };
    let mut dice = Vec::new();
    if attack.kind == AttackKind::Melee && attack.reach == 1 && over_elevation(world, attack.attacker, space)
    {
        dice.push(Colour::Black);
    }
    let stalks = world.has_trait(game, who, Trait::NightStalker);
    if stalks && !world.beside(attack.attacker, who) {
        dice.push(Colour::Brown);
    }
    dice
}

/// DE-TER-23: whether every way of the blow goes over an elevation.
fn over_elevation(world: &World, attacker: Who, space: Spot) -> bool {
    let Some(body) = world.body(attacker) else { return false };
    let map = &world.ground.map;
    let beside: Vec<Spot> = body.spots().filter(|spot| world.adjacent(*spot, space)).collect();
    let over = |spot: &Spot| {
        let both = map.space(*spot).zip(map.space(space));
        both.is_some_and(|(a, b)| map.over_elevation(world.gates, a, b))
    };
    !beside.is_empty() && beside.iter().all(over)
}

/// A hero that shares defences takes the dice of one adjacent hero.
fn shared(play: &mut Play, who: Who) -> Rule<Vec<Colour>> {
    let Who::Hero(id) = who else { return Ok(Vec::new()) };
    if !play.world.hero(id).has(play.game, &Always::SharesDefence) {
        return Ok(Vec::new());
    }
    // DE-FIG-10: familiars that are figures, too.
    let others = play.world.figures().map(|(other, _)| other).filter(|other| other.is_heroic());
    let picks: Vec<Pick> = others.filter(|o| play.world.beside(who, *o)).map(Pick::Figure).collect();
    if picks.is_empty() {
        return Ok(Vec::new());
    }
    match play.choose(id.seat(), Prompt::ShareDefence { hero: id }, &picks)? {
        Pick::Figure(other) => Ok(play.world.defence(play.game, other)),
        _ => Ok(Vec::new()),
    }
}
