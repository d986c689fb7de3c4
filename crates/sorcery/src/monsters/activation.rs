//! BEH, EMV, EAT, ECN, SCR: one enemy is activated.

use super::{reactions, targets};
use crate::actions::{acts, arrivals, attack, movement, wounds};
use crate::content::{CardId, Deed, Does, Hand, ScrollPower, Way, Whom};
use crate::shown::Fact;
use crate::world::{Arm, FoeId, Who, World};
use crate::{Play, Sorcery};
use table::Rule;

/// SS-BEH-01, SS-BEH-08, SS-TGT-10, SS-ECN-03, SS-ECN-04, SS-ECN-07, SS-ECN-10: an enemy acts: behaviour and target are fixed at
/// the start, and the behaviour is carried out to its end.
pub fn activate(play: &mut Play, card: CardId, special: bool) -> Rule {
    if play.world.foe(card).is_none() {
        return Ok(());
    }
    play.tell(|_, _| Fact::Activated { card });
    for figure in play.world.foe_mut(card).into_iter().flat_map(|foe| foe.figures.iter_mut().flatten()) {
        figure.down = false;
    }
    let stunned = |world: &World| {
        world.figures_of(card).iter().all(|id| world.body(Who::Foe(*id)).is_some_and(|b| b.stunned > 0))
    };
    if stunned(play.world) {
        play.tell(|_, _| Fact::Stunned { card });
        end(play, card, true);
        return Ok(());
    }
    reactions::window(play, card)?;
    if special {
        use_special(play, card)?;
    }
    if let Some((behaviour, fits)) = play.world.behaviour(play.game, card) {
        if let Some(target) = targets::target(play, card, fits)? {
            let slowed = play
                .world
                .figures_of(card)
                .iter()
                .any(|id| play.world.body(Who::Foe(*id)).is_some_and(|b| b.slowed > 0));
            let sentences = if slowed { 1 } else { behaviour.does.len() };
            for does in behaviour.does[..sentences.min(behaviour.does.len())].iter().flatten() {
                perform(play, card, target, does)?;
            }
        }
    } else {
        play.tell(|_, _| Fact::Idle { card });
    }
    end(play, card, false);
    Ok(())
}

/// SS-ECN-04, SS-ECN-07, SS-ECN-10: what ends with an activation.
fn end(play: &mut Play, card: CardId, was_stunned: bool) {
    let Some(foe) = play.world.foe_mut(card) else { return };
    foe.taunted = None;
    for body in foe.figures.iter_mut().flatten() {
        if was_stunned {
            body.stunned = 0;
        } else {
            (body.blinded, body.slowed) = (0, 0);
        }
    }
}

impl World {
    /// SS-HRD-09, SS-ECN-04: the figures of an enemy that act, those closest to a figure first.
    fn acting(&self, game: &Sorcery, card: CardId, target: Who) -> Vec<FoeId> {
        let stands = |id: &FoeId| self.body(Who::Foe(*id)).is_some_and(|body| body.stunned == 0);
        let mut all: Vec<FoeId> = self.figures_of(card).into_iter().filter(stands).collect();
        let far = |id: &FoeId| self.way(game, Who::Foe(*id), self.at(Who::Foe(*id))?, self.at(target)?);
        all.sort_by_key(|id| far(id).unwrap_or(u16::MAX));
        all
    }

    /// More areas for an enemy that is swift.
    fn stride(&self, game: &Sorcery, card: CardId, n: u8) -> u8 {
        let more = self.changed(game, Who::Foe(FoeId { card, figure: 0 }), crate::world::moves);
        n.saturating_add_signed(more)
    }

    /// SS-CMB-02, SS-CMB-03, SS-ECN-07: whether an enemy figure can attack somebody with this weapon.
    fn can_hit(&self, game: &Sorcery, id: FoeId, hand: Hand, target: Who) -> bool {
        let (Some(from), Some(to)) = (self.at(Who::Foe(id)), self.at(target)) else { return false };
        let range = self.weapon(game, Who::Foe(id), Arm::Scroll(hand)).range;
        let far = self.range(from, to).is_some_and(|far| far <= u16::from(range));
        from == to || (far && self.sees(Who::Foe(id), to))
    }
}

/// One part of a sentence.
fn perform(play: &mut Play, card: CardId, target: Who, does: &Does) -> Rule {
    match does {
        // SS-EMV-03: whatever the distance.
        Does::MoveIn => advance(play, card, target, u8::MAX),
        Does::Move(n) => {
            let n = play.world.stride(play.game, card, *n);
            advance(play, card, target, n)
        }
        Does::MoveToClosest(n) => {
            let near = play.world.closest(play.game, card);
            let Some(who) = targets::decide(play, card, &near)? else { return Ok(()) };
            let n = play.world.stride(play.game, card, *n);
            advance(play, card, who, n)
        }
        Does::Retreat(n) => {
            for id in play.world.acting(play.game, card, target) {
                movement::retreat(play, Who::Foe(id), *n)?;
            }
            Ok(())
        }
        Does::Attack(hand) => assault(play, card, *hand, target),
        Does::AttackClosest(hand, range) => {
            let all = play.world.choosable();
            let sees = |who: &Who| {
                let figures = play.world.figures_of(card);
                figures.into_iter().any(|id| {
                    let (Some(from), Some(to)) = (play.world.at(Who::Foe(id)), play.world.at(*who)) else {
                        return false;
                    };
                    play.world.sees(Who::Foe(id), to)
                        && play.world.range(from, to).is_some_and(|n| n <= u16::from(*range))
                })
            };
            let seen: Vec<Who> = all.into_iter().filter(sees).collect();
            let near = play.world.nearest_of(play.game, card, &seen);
            match targets::decide(play, card, &near)? {
                Some(who) => assault(play, card, *hand, who),
                None => Ok(()),
            }
        }
        Does::Use(name) => use_power(play, card, name, target),
        Does::IfWounded(name) => {
            let hurt = |id: &FoeId| play.world.body(Who::Foe(*id)).is_some_and(|body| body.wounds > 0);
            if play.world.figures_of(card).iter().any(hurt) {
                use_power(play, card, name, target)
            } else {
                Ok(())
            }
        }
    }
}

impl World {
    fn nearest_of(&self, game: &Sorcery, card: CardId, all: &[Who]) -> Vec<Who> {
        let far = |who: &Who| self.steps_to(game, card, *who).unwrap_or(u16::MAX);
        let least = all.iter().map(far).min();
        all.iter().copied().filter(|who| Some(far(who)) == least).collect()
    }
}

/// SS-EMV-01, SS-EMV-04, SS-ECN-08: every figure of the enemy goes towards a figure, until it is there.
fn advance(play: &mut Play, card: CardId, target: Who, steps: u8) -> Rule {
    for id in play.world.acting(play.game, card, target) {
        if let Some(to) = play.world.at(target) {
            movement::approach(play, Who::Foe(id), to, steps)?;
        }
    }
    Ok(())
}

/// SS-EAT-01: every figure of the enemy that reaches the target attacks it; SS-BEH-08: if it is dead, nobody.
fn assault(play: &mut Play, card: CardId, hand: Hand, target: Who) -> Rule {
    for id in play.world.acting(play.game, card, target) {
        if !play.world.can_hit(play.game, id, hand, target) {
            continue;
        }
        let wounds = attack::attack(play, Who::Foe(id), Arm::Scroll(hand), target)?;
        let follows = play.world.ways(play.game, card).iter().any(|way| matches!(way, Way::FollowUp));
        if hand == Hand::Main && wounds > 0 && follows && play.world.foe(card).is_some() {
            attack::attack(play, Who::Foe(id), Arm::Scroll(Hand::Off), target)?;
        }
    }
    Ok(())
}

/// SS-SCR-05, SS-SCR-06, SS-BEH-09, SS-BEH-08: a power of the scroll; it costs a charge, even if it has become pointless.
fn use_power(play: &mut Play, card: CardId, name: &str, target: Who) -> Rule {
    let powers: &[ScrollPower] = &play.world.scroll(play.game, card).powers;
    let Some(n) = powers.iter().position(|power| power.name == *name) else { return Ok(()) };
    let power = &powers[n];
    let Some(foe) = play.world.foe_mut(card) else { return Ok(()) };
    if power.charges > 0 {
        let Some(left) = foe.charges.get_mut(n).filter(|left| **left > 0) else { return Ok(()) };
        *left -= 1;
    }
    let label = power.name.clone();
    play.tell(|_, _| Fact::UsesPower { card, name: label });
    carry_out(play, card, &power.is, &power.name, target)
}

fn carry_out(play: &mut Play, card: CardId, way: &Way, name: &str, target: Who) -> Rule {
    let figures = play.world.figures_of(card);
    let Some(first) = figures.first().copied() else { return Ok(()) };
    match way {
        Way::Again => assault(play, card, Hand::Main, target),
        Way::Heal(n) => {
            figures.into_iter().for_each(|id| wounds::heal(play, Who::Foe(id), *n));
            Ok(())
        }
        Way::Deeds(deeds) | Way::Special(deeds) => {
            for deed in deeds {
                harm(play, first, *deed, name, target)?;
            }
            Ok(())
        }
        Way::Raise => {
            let top = play.world.decks.enemies.discarded().last().copied();
            let (Some(card), Some(at)) = (top, play.world.at(Who::Foe(first))) else { return Ok(()) };
            play.world.decks.enemies.take_discarded(|other| *other == card);
            arrivals::enter(play, card, at)
        }
        Way::Command => {
            let others: Vec<CardId> =
                play.world.foes.iter().map(|foe| foe.card).filter(|other| *other != card).collect();
            for other in others {
                let seen = play.world.figures_of(other).iter().any(|id| {
                    play.world.at(Who::Foe(*id)).is_some_and(|at| play.world.sees(Who::Foe(first), at))
                });
                if seen {
                    use_special(play, other)?;
                    play.world
                        .figures_of(other)
                        .into_iter()
                        .for_each(|id| wounds::heal(play, Who::Foe(id), 1));
                }
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// What an enemy's deed does: to its target, or to the heroes around it.
fn harm(play: &mut Play, by: FoeId, deed: Deed, name: &str, target: Who) -> Rule {
    let at = play.world.at(Who::Foe(by));
    let all: Vec<Who> = match deed.whom() {
        Whom::HeroesNear => at
            .map(|at| acts::heroes_near(play.world, at, 0))
            .unwrap_or_default()
            .into_iter()
            .map(Who::Hero)
            .collect(),
        Whom::Heroes => play.world.living().into_iter().map(Who::Hero).collect(),
        Whom::Me => vec![Who::Foe(by)],
        _ => vec![target],
    };
    for who in all {
        acts::suffer_deed(play, who, deed, name, Some(Who::Foe(by)))?;
    }
    Ok(())
}

/// SS-SCR-04: the special powers of an enemy.
fn use_special(play: &mut Play, card: CardId) -> Rule {
    let names: Vec<String> = play
        .world
        .scroll(play.game, card)
        .powers
        .iter()
        .filter(|power| matches!(power.is, Way::Special(_)))
        .map(|power| power.name.clone())
        .collect();
    for name in names {
        let near = play.world.closest(play.game, card);
        if let Some(target) = near.first().copied() {
            use_power(play, card, &name, target)?;
        }
    }
    Ok(())
}
