//! CND: conditions.

use super::{attributes, damage};
use crate::Play;
use crate::content::{Attribute, Condition};
use crate::shown::{Fact, Prompt};
use crate::world::{Pick, Who, World};
use table::Rule;

impl World {
    /// DE-CND-12, DE-CND-14: the friends beside a figure whose fire it could put out.
    pub fn burning_beside(&self, who: Who) -> impl Iterator<Item = Who> {
        let others =
            self.figures().map(|(other, _)| other).filter(move |other| self.are_friends(who, *other));
        others.filter(move |other| self.has(*other, Condition::Burning) && self.beside(who, *other))
    }
}

/// DE-CND-03, DE-CND-04, DE-DEF-09, DE-FIG-06, DE-FIG-14: a condition is inflicted, once. DE-CND-17: Immobilized takes
/// all movement points.
pub fn inflict(play: &mut Play, who: Who, condition: Condition) -> Rule {
    if !play.world.is_on_map(who) {
        return Ok(());
    }
    let new = match who {
        Who::Hero(id) => play.world.hero_mut(id).conditions.add(condition),
        Who::Monster(id) => play.world.monster_mut(id).is_some_and(|m| m.conditions.add(condition)),
        Who::Familiar(id) => play.world.familiar_mut(id).is_some_and(|f| f.conditions.add(condition)),
        Who::Object(id) => play.world.object_mut(id).is_some_and(|o| o.conditions.add(condition)),
    };
    if new {
        play.tell(|_, _| Fact::Gets { who, condition });
    }
    if condition == Condition::Immobilized
        && let Some(turn) = play.world.turn_of_mut(who)
    {
        turn.points = 0;
    }
    Ok(())
}

/// DC-CLASS-84: a condition that its user chooses.
pub fn inflict_one(play: &mut Play, by: Who, who: Who) -> Rule {
    match any(play, by, who)? {
        Some(condition) => inflict(play, who, condition),
        None => Ok(()),
    }
}

/// One of the conditions of the base game, as somebody chooses it.
pub fn any(play: &mut Play, by: Who, who: Who) -> Rule<Option<Condition>> {
    let seat = play.world.seat_of(by);
    let picks = [Condition::Stunned, Condition::Diseased, Condition::Immobilized, Condition::Poisoned];
    let picks = picks.map(Pick::Condition);
    match play.choose(seat, Prompt::AnyCondition { who }, &picks)? {
        Pick::Condition(condition) => Ok(Some(condition)),
        _ => Ok(None),
    }
}

/// A condition is discarded.
pub fn lose(play: &mut Play, who: Who, condition: Condition) {
    if play.world.discard(who, condition) {
        play.tell(|_, _| Fact::Loses { who, condition });
    }
}

/// One condition of the owner's choice is discarded.
pub fn cleanse(play: &mut Play, who: Who) -> Rule {
    let picks: Vec<Pick> =
        Condition::ALL.into_iter().filter(|c| play.world.has(who, *c)).map(Pick::Condition).collect();
    if picks.is_empty() {
        return Ok(());
    }
    let seat = play.world.seat_of(who);
    if let Pick::Condition(condition) = play.choose(seat, Prompt::WhichCondition { who }, &picks)? {
        lose(play, who, condition);
    }
    Ok(())
}

/// DE-CND-15, DE-CND-26, DE-CND-28, DE-CND-06: Diseased, Cursed and Poisoned are tested at the start of a turn or
/// activation, in an order that its player chooses (DE-TRG-17).
pub fn at_start(play: &mut Play, who: Who) -> Rule {
    let tested = [Condition::Diseased, Condition::Cursed, Condition::Poisoned];
    let picks: Vec<Pick> =
        tested.into_iter().filter(|c| play.world.has(who, *c)).map(Pick::Condition).collect();
    let seat = play.world.seat_of(who);
    play.in_order(seat, Prompt::WhichCondition { who }, picks, |play, pick| match pick {
        // Who was defeated by the one before has lost the others.
        Pick::Condition(condition) if play.world.has(who, condition) => test(play, who, condition),
        _ => Ok(()),
    })
}

/// DE-ATT-03, DE-ATT-04: a test of an attribute by which a condition is lost.
fn test(play: &mut Play, who: Who, condition: Condition) -> Rule {
    let of = if condition == Condition::Poisoned { Attribute::Might } else { Attribute::Willpower };
    if attributes::test(play, who, of)?.passed {
        lose(play, who, condition);
        return Ok(());
    }
    match condition {
        Condition::Diseased => damage::tire(play, who, 1),
        Condition::Poisoned => damage::suffer(play, who, 1, damage::Cause::Effect),
        _ => Ok(()),
    }
}

/// DE-CND-12, DE-CND-16, DE-CND-25, DE-CND-13, DE-CND-06: Burning hurts, Immobilized and Terrified end.
pub fn at_end(play: &mut Play, who: Who) -> Rule {
    if play.world.has(who, Condition::Burning) {
        let friends = play.world.figures().map(|(other, _)| other);
        let burnt: Vec<Who> = friends
            .filter(|other| *other == who || (who.is_friend(*other) && play.world.beside(who, *other)))
            .collect();
        for other in burnt {
            damage::suffer(play, other, 1, damage::Cause::Effect)?;
        }
    }
    lose(play, who, Condition::Immobilized);
    let terrified = play.world.has(who, Condition::Terrified);
    if terrified && !play.world.sees_any(who, |other| !who.is_friend(other)) {
        lose(play, who, Condition::Terrified);
    }
    Ok(())
}

/// DE-CND-11: whoever bleeds suffers 1 damage for every action but the one that discards it.
pub fn after_action(play: &mut Play, who: Who) -> Rule {
    if play.world.has(who, Condition::Bleeding) {
        damage::suffer(play, who, 1, damage::Cause::Effect)?;
    }
    Ok(())
}
