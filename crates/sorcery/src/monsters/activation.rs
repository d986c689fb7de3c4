//! BEH, EMV, EAT, ECN, SCR: one enemy is activated.

use super::{reactions, targets};
use crate::actions::{acts, arrivals, attack, choose_area, movement, wounds};
use crate::content::{AreaId, CardId, Deed, Does, Goes, Hand, ScrollPower, Thing, Tier, Way, Whom};
use crate::rulings::{EqualPaths, HordeAttacks};
use crate::shown::{Fact, Prompt};
use crate::world::{Arm, FoeId, Who, World};
use crate::{Play, Sorcery};
use table::Rule;

/// SS-BEH-01, SS-BEH-08, SS-TGT-10, SS-ECN-03, SS-ECN-04, SS-ECN-07, SS-ECN-10, SS-ASG-06, SS-BOSS-05, SS-EAC-10,
/// SS-EAC-11: an enemy acts: behaviour and target are fixed at the start, and the behaviour is carried out to its end.
pub fn activate(play: &mut Play, card: CardId, special: bool) -> Rule {
    if play.world.foe(card).is_none() {
        return Ok(());
    }
    play.tell(|_, _| Fact::Activated { card });
    // SS-THR-10: somebody may have become a target since.
    if play.game.enemy(card).tier == Tier::Purple {
        wounds::pass_threat(play)?;
    }
    // SS-ECN-03, SS-ECN-04: whoever is not stunned stands up.
    let figures = play.world.foe_mut(card).into_iter().flat_map(|foe| foe.figures.iter_mut().flatten());
    figures.filter(|body| body.stunned == 0).for_each(|body| body.down = false);
    let is_stunned = |id: &FoeId| play.world.body(Who::Foe(*id)).is_some_and(|body| body.stunned > 0);
    let all = play.world.figures_of(card);
    let stunned: Vec<FoeId> = all.iter().copied().filter(is_stunned).collect();
    if stunned.len() == all.len() {
        play.tell(|_, _| Fact::Stunned { card });
        end(play, card, &stunned);
        return Ok(());
    }
    reactions::window(play, card)?;
    play.world.under_way.activated.push(card);
    if special {
        use_special(play, card)?;
    }
    behave(play, card)?;
    play.world.under_way.activated.pop();
    end(play, card, &stunned);
    Ok(())
}

/// SS-BEH-01, SS-BEH-07, SS-BEH-08, SS-BOSS-07: the first behaviour that fits is carried out, sentence by sentence, as
/// long as somebody can.
fn behave(play: &mut Play, card: CardId) -> Rule {
    let Some((line, fits)) = play.world.behaviour(play.game, card) else {
        play.tell(|_, _| Fact::Idle { card });
        return Ok(());
    };
    let side = play.world.foe(card).map_or(0, |foe| foe.side) + 1;
    let scroll = play.world.scroll(play.game, card);
    let Some(target) = targets::target(play, card, fits)? else { return Ok(()) };
    play.tell(|_, _| Fact::Behaves { card, side, line: line as u8 + 1, target });
    for (n, sentence) in scroll.behaviours[line].does.iter().enumerate() {
        let part = if n == 0 { Part::First } else { Part::Later };
        if play.world.acting(play.game, card, target, part).is_empty() {
            break;
        }
        for does in sentence {
            perform(play, card, target, does, part)?;
        }
    }
    Ok(())
}

/// SS-ECN-04, SS-ECN-07, SS-ECN-10, SS-HRD-05: what ends with an activation; a figure that was stunned loses that token instead.
fn end(play: &mut Play, card: CardId, stunned: &[FoeId]) {
    let Some(foe) = play.world.foe_mut(card) else { return };
    foe.taunted = None;
    for (n, figure) in foe.figures.iter_mut().enumerate() {
        let was_stunned = stunned.iter().any(|id| usize::from(id.figure) == n);
        match figure {
            Some(body) if was_stunned => body.stunned = 0,
            // What came in the middle of it is for the next one.
            Some(body) => {
                body.stunned = body.stunned.min(1);
                body.blinded = body.blinded.saturating_sub(1);
                body.slowed = body.slowed.saturating_sub(1);
            }
            None => {}
        }
    }
}

/// SS-ECN-10: which part of a behaviour is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The first sentence, which slowed figures carry out too.
    First,
    /// What comes after the first full stop.
    Later,
}

impl World {
    /// SS-HRD-09, SS-HRD-05, SS-ECN-04, SS-ECN-10: the figures of an enemy that act, those closest to a figure first.
    pub fn acting(&self, game: &Sorcery, card: CardId, target: Who, part: Part) -> Vec<FoeId> {
        let stands = |id: &FoeId| {
            self.body(Who::Foe(*id)).is_some_and(|b| b.stunned == 0 && (b.slowed != 1 || part == Part::First))
        };
        let mut all: Vec<FoeId> = self.figures_of(card).into_iter().filter(stands).collect();
        let far = |id: &FoeId| self.way(game, Who::Foe(*id), self.at(Who::Foe(*id))?, self.at(target)?);
        all.sort_by_key(|id| far(id).unwrap_or(u16::MAX));
        all
    }

    /// More areas for an enemy that is swift.
    pub fn stride(&self, game: &Sorcery, card: CardId, n: u8) -> u8 {
        let more = self.changed(game, Who::Foe(FoeId { card, figure: 0 }), crate::world::moves);
        n.saturating_add_signed(more)
    }

    /// SS-CMB-02, SS-CMB-03, SS-ECN-07: whether an enemy figure can attack somebody with this weapon.
    pub fn can_hit(&self, game: &Sorcery, id: FoeId, hand: Hand, target: Who) -> bool {
        let (Some(from), Some(to)) = (self.at(Who::Foe(id)), self.at(target)) else { return false };
        let range = self.weapon(game, Who::Foe(id), Arm::Scroll(hand)).range;
        let far = self.range(from, to).is_some_and(|far| far <= u16::from(range));
        from == to || (far && self.sees(Who::Foe(id), to))
    }
}

/// One part of a sentence.
fn perform(play: &mut Play, card: CardId, target: Who, does: &Does, part: Part) -> Rule {
    match does {
        // SS-EMV-03: whatever the distance.
        Does::MoveIn => advance(play, card, target, u8::MAX, part),
        Does::Move(n) => {
            let n = play.world.stride(play.game, card, *n);
            advance(play, card, target, n, part)
        }
        Does::MoveToClosest(n) => {
            let near = play.world.closest(play.game, card);
            let Some(who) = targets::decide(play, card, &near)? else { return Ok(()) };
            let n = play.world.stride(play.game, card, *n);
            advance(play, card, who, n, part)
        }
        Does::MoveTo(goes, n) => {
            let n = play.world.stride(play.game, card, *n);
            move_to(play, card, target, (*goes, n), part)
        }
        Does::Retreat(n) => {
            for id in play.world.acting(play.game, card, target, part) {
                movement::retreat(play, Who::Foe(id), *n)?;
            }
            Ok(())
        }
        Does::Attack(hand) => assault(play, card, *hand, target, part),
        Does::AttackClosest(hand, range) => {
            let near = play.world.closest_seen(play.game, card, *range);
            match targets::decide(play, card, &near)? {
                Some(who) => assault(play, card, *hand, who, part),
                None => Ok(()),
            }
        }
        Does::Use(name) => use_power(play, card, name, target, part),
        Does::IfWounded(name) => {
            let hurt = |id: &FoeId| play.world.body(Who::Foe(*id)).is_some_and(|body| body.wounds > 0);
            if play.world.figures_of(card).iter().any(hurt) {
                use_power(play, card, name, target, part)
            } else {
                Ok(())
            }
        }
    }
}

/// SS-EMV-01, SS-EMV-04, SS-ECN-08: every figure of the enemy goes towards a figure, until it is there.
fn advance(play: &mut Play, card: CardId, target: Who, steps: u8, part: Part) -> Rule {
    for id in play.world.acting(play.game, card, target, part) {
        if let Some(to) = play.world.stands_or_lies(target) {
            movement::approach(play, Who::Foe(id), to, steps)?;
        }
    }
    Ok(())
}

/// SS-EMV-01, SS-GAP-32: every figure goes towards the nearest gate or waypoint; of equally near ones its player chooses.
fn move_to(play: &mut Play, card: CardId, target: Who, (goes, steps): (Goes, u8), part: Part) -> Rule {
    for id in play.world.acting(play.game, card, target, part) {
        let who = Who::Foe(id);
        let mut near = play.world.landmarks(play.game, id, goes);
        if play.world.rulings().equal_paths == EqualPaths::Map {
            near.truncate(1);
        }
        let seat = play.world.player(play.game, who);
        let Some(to) = choose_area(play, seat, Prompt::EnemyStep { who }, &near)? else { continue };
        movement::approach(play, who, to, steps)?;
    }
    Ok(())
}

impl World {
    /// SS-TGT-10, SS-DTH-01: where a target is, be it that it has been killed and lies there.
    fn stands_or_lies(&self, target: Who) -> Option<AreaId> {
        match target {
            Who::Hero(hero) => Some(self.hero(hero).body.at),
            _ => self.at(target),
        }
    }

    /// SS-EMV-01: the nearest gates or waypoints that an enemy can reach.
    pub fn landmarks(&self, game: &Sorcery, id: FoeId, goes: Goes) -> Vec<AreaId> {
        let Some(from) = self.at(Who::Foe(id)) else { return Vec::new() };
        let fits = |thing: &Thing| match goes {
            Goes::Gate => matches!(thing, Thing::Gate(_)),
            Goes::Waypoint => matches!(thing, Thing::Waypoint(_)),
        };
        let all = self.things.iter().filter(|(_, thing)| fits(thing)).map(|(at, _)| *at);
        let far = |at: AreaId| self.way(game, Who::Foe(id), from, at).map(|n| (n, at));
        let mut reached: Vec<(u16, AreaId)> = all.filter_map(far).collect();
        reached.sort_unstable();
        reached.dedup();
        let least = reached.first().map(|(n, _)| *n);
        reached.into_iter().filter(|(n, _)| Some(*n) == least).map(|(_, at)| at).collect()
    }
}

/// SS-EAT-01, SS-GAP-29: every figure of the enemy that reaches the target attacks it; SS-BEH-08: if it is dead, nobody.
fn assault(play: &mut Play, card: CardId, hand: Hand, target: Who, part: Part) -> Rule {
    let one = play.world.rulings().horde_attacks == HordeAttacks::One;
    let acting = play.world.acting(play.game, card, target, part).into_iter();
    let reach: Vec<FoeId> = acting.filter(|id| play.world.can_hit(play.game, *id, hand, target)).collect();
    for id in reach.into_iter().take(if one { 1 } else { usize::MAX }) {
        if !play.world.can_hit(play.game, id, hand, target) {
            continue;
        }
        blow(play, id, hand, target)?;
    }
    Ok(())
}

/// SS-EAT-01, SS-ENE-06, SS-BOSS-09, SS-GEN-02: an enemy attacks; some strike with their other weapon too, whenever the
/// main one has wounded.
pub(super) fn blow(play: &mut Play, id: FoeId, hand: Hand, target: Who) -> Rule {
    let wounds = attack::attack(play, Who::Foe(id), Arm::Scroll(hand), target)?;
    let follows = play.world.ways(play.game, id.card).iter().any(|way| matches!(way, Way::FollowUp));
    if hand == Hand::Main && wounds > 0 && follows && play.world.body(Who::Foe(id)).is_some() {
        attack::attack(play, Who::Foe(id), Arm::Scroll(Hand::Off), target)?;
    }
    Ok(())
}

/// SS-SCR-05, SS-SCR-06, SS-BEH-09, SS-BEH-08: a power of the scroll; it costs a charge, even if it has become pointless.
fn use_power(play: &mut Play, card: CardId, name: &str, target: Who, part: Part) -> Rule {
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
    carry_out(play, card, power, target, part)
}

fn carry_out(play: &mut Play, card: CardId, power: &ScrollPower, target: Who, part: Part) -> Rule {
    let figures = play.world.figures_of(card);
    let Some(first) = figures.first().copied() else { return Ok(()) };
    match &power.is {
        Way::Again => assault(play, card, Hand::Main, target, part),
        Way::Heal(n) => {
            figures.into_iter().for_each(|id| wounds::heal(play, Who::Foe(id), *n));
            Ok(())
        }
        Way::Deeds(deeds) | Way::Special(deeds) => {
            for deed in deeds {
                harm(play, first, *deed, &power.name, target)?;
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
        Whom::Enemies => play.world.enemies().into_iter().map(Who::Foe).collect(),
        Whom::EnemiesNear => at.map(|at| play.world.in_area(at, false)).unwrap_or_default(),
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
    let powers: &[ScrollPower] = &play.world.scroll(play.game, card).powers;
    for power in powers {
        let Way::Special(deeds) = &power.is else { continue };
        let Some(own) = play.world.figures_of(card).first().copied().map(Who::Foe) else { return Ok(()) };
        // SS-TGT-08: what concerns one hero needs one whom the enemy may choose.
        let target = if deeds.iter().any(|deed| matches!(deed.whom(), Whom::Hero | Whom::Enemy)) {
            let near = play.world.closest(play.game, card);
            targets::decide(play, card, &near)?
        } else {
            Some(own)
        };
        if let Some(target) = target {
            use_power(play, card, &power.name, target, Part::First)?;
        }
    }
    Ok(())
}
