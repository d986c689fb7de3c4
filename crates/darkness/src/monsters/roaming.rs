//! ROA: roaming monsters act by the two lines of their cards.

use super::mob;
use crate::actions::conditions::give_fire;
use crate::actions::effects::heal_enemy;
use crate::actions::{choose_fighter, kills, party};
use crate::content::{Act, If, Pool, RoamingId, ZoneId};
use crate::rulings::FireAndFrost;
use crate::shown::{Cause, Fact, Lost, Prompt};
use crate::world::{Enemy, Fighter, Pick};
use crate::{Darkness, Play, World};
use board::area::Relation;
use table::Rule;

/// MD-CND-07, MD-CND-08, MD-CND-09, MD-BOS-18, MD-DEC-53: frost on a roaming monster or a boss.
pub fn is_frozen(play: &mut Play, enemy: Enemy) -> Rule<bool> {
    let boss = enemy == Enemy::Boss;
    if matches!(enemy, Enemy::Mob(_)) {
        return Ok(false);
    }
    let Some(marks) = play.world.marks(enemy) else { return Ok(false) };
    match *marks.frost {
        0 => return Ok(false),
        1 => {
            *marks.frost = 0;
            return Ok(false);
        }
        _ if boss => {
            *marks.frost = 0;
            return Ok(false);
        }
        _ => *marks.frost -= 2,
    }
    play.tell(|_, _| Fact::LosesAction { who: Fighter::Enemy(enemy), why: Lost::FrozenActivation });
    if play.world.rulings().fire_and_frost == FireAndFrost::Burns {
        crate::actions::conditions::burn_enemy(play, enemy)?;
    }
    Ok(true)
}

/// MD-ROA-02, MD-ROA-03: the first line whose condition holds is carried out. Says whether one did.
pub fn by_lines(play: &mut Play, id: RoamingId) -> Rule<bool> {
    let Some(roamer) = play.world.roamer(id) else { return Ok(true) };
    let lines = &play.game.roaming_card(id, roamer.category).lines;
    let Some(line) = play.world.line_of(play.game, id) else { return Ok(false) };
    let acts = lines[line].1.clone();
    for act in acts {
        if play.world.roamer(id).is_none() {
            break;
        }
        perform(play, id, act)?;
    }
    Ok(true)
}

impl World {
    /// MD-ROA-02, MD-ROA-03: the line that a roaming monster follows, from 0: the first whose condition holds.
    pub fn line_of(&self, game: &Darkness, id: RoamingId) -> Option<usize> {
        let roamer = self.roamer(id)?;
        let lines = &game.roaming_card(id, roamer.category).lines;
        lines.iter().position(|(when, _)| self.applies(id, *when))
    }

    fn applies(&self, id: RoamingId, when: If) -> bool {
        let Some(roamer) = self.roamer(id) else { return false };
        let Some(zone) = roamer.zone else { return matches!(when, If::OffBoard | If::Otherwise) };
        match when {
            If::InLight => !self.is_shadow(zone),
            If::HeroWithin(n) => !self.within(zone, n).is_empty(),
            If::SeesSeveral => self.seen_from(zone).len() > 1,
            If::SeesOne => self.seen_from(zone).len() == 1,
            If::OnBoard | If::Otherwise => true,
            If::OffBoard => false,
            If::MinionHere => self.mobs.iter().any(|m| m.zone == zone && m.minions > 0),
        }
    }

    /// Everybody whom enemies take for a hero at most so many zones away, sight or not.
    pub(super) fn within(&self, zone: ZoneId, n: u8) -> Vec<(Fighter, ZoneId, u16)> {
        let far = self.ground.map.distances(zone, Relation::Walk, self.open);
        let near = |zone: ZoneId| far[zone.index()].filter(|steps| *steps <= u16::from(n));
        self.targets().into_iter().filter_map(|(who, at)| Some((who, at, near(at)?))).collect()
    }
}

impl World {
    /// The shadow zones that are nearest to a zone.
    pub(super) fn nearest_shadows(&self, from: ZoneId) -> Vec<ZoneId> {
        let far = self.ground.map.distances(from, Relation::Walk, self.open);
        let shadows: Vec<ZoneId> = self.ground.shadow.iter().filter(|z| far[z.index()].is_some()).collect();
        let least = shadows.iter().filter_map(|z| far[z.index()]).min();
        shadows.into_iter().filter(|z| far[z.index()] == least).collect()
    }

    /// Those of them that are farthest away, at most so many zones.
    pub(super) fn farthest(&self, from: ZoneId, within: u8) -> Vec<Fighter> {
        let near = self.within(from, within);
        let most = near.iter().map(|(_, _, far)| *far).max();
        near.iter().filter(|n| Some(n.2) == most).map(|n| n.0).collect()
    }

    /// The zones beside another one, or that one itself, if there are none.
    pub(super) fn beside(&self, zone: ZoneId) -> Vec<ZoneId> {
        let beside = self.steps_from(zone);
        if beside.is_empty() { vec![zone] } else { beside }
    }
}

fn perform(play: &mut Play, id: RoamingId, act: Act) -> Rule {
    let enemy = Enemy::Roaming(id);
    match act {
        Act::SelfWounds(n) => kills::hurt(play, enemy, n, Cause::Ability, None),
        Act::ToShadow => to_shadow(play, enemy),
        Act::Pounce(within, fire) => pounce(play, enemy, within, fire),
        Act::AttackEach => attack_each(play, enemy),
        Act::AttackSeen(more) => {
            let seen = play.world.zone_of(enemy).map_or_else(Vec::new, |zone| play.world.seen_from(zone));
            match mob::choose_target(play, enemy, &seen)? {
                Some(target) => mob::attack(play, enemy, target, more),
                None => Ok(()),
            }
        }
        Act::StrikeAndLeave => strike_and_leave(play, id),
        Act::Appear => appear(play, enemy),
        Act::Devour(heals) => devour(play, enemy, heals),
        Act::Rush(zones) => {
            for _ in 0..zones {
                if play.world.zone_of(enemy).is_some_and(|zone| !play.world.targets_in(zone).is_empty()) {
                    break;
                }
                mob::step(play, enemy)?;
            }
            mob::attack_nearest(play, enemy, Pool::default()).map(|_| ())
        }
    }
}

/// It goes to the nearest shadow zone; the players choose between equally near ones.
fn to_shadow(play: &mut Play, enemy: Enemy) -> Rule {
    let Some(from) = play.world.zone_of(enemy) else { return Ok(()) };
    let nearest = play.world.nearest_shadows(from);
    let options = play.world.zone_picks(nearest);
    go_to(play, enemy, options)
}

fn go_to(play: &mut Play, enemy: Enemy, options: Vec<Pick>) -> Rule {
    if options.is_empty() {
        return Ok(());
    }
    if let Pick::Zone(to) = party(play, Prompt::EnemyStep { enemy }, &options)? {
        let from = play.world.zone_of(enemy).map(|zone| play.world.spot(zone));
        play.world.place_enemy(enemy, to.zone);
        play.tell(|_, _| Fact::Moved { who: Fighter::Enemy(enemy), from, to });
    }
    Ok(())
}

/// It is placed beside the farthest hero within reach, sets it on fire and attacks it.
fn pounce(play: &mut Play, enemy: Enemy, within: u8, fire: u8) -> Rule {
    let Some(from) = play.world.zone_of(enemy) else { return Ok(()) };
    let farthest = play.world.farthest(from, within);
    let Some(target) = mob::choose_target(play, enemy, &farthest)? else { return Ok(()) };
    if let Some(zone) = play.world.place_of(target) {
        let there = play.world.zone_picks([zone]);
        go_to(play, enemy, there)?;
    }
    give_fire(play, target, fire);
    mob::attack(play, enemy, target, Pool::default())
}

/// Separate attacks on everybody that it sees; the players choose the order.
fn attack_each(play: &mut Play, enemy: Enemy) -> Rule {
    let mut seen = play.world.zone_of(enemy).map_or_else(Vec::new, |zone| play.world.seen_from(zone));
    while let Some(target) = mob::choose_target(play, enemy, &seen)? {
        seen.retain(|other| *other != target);
        mob::attack(play, enemy, target, Pool::default())?;
        let alive = |who: &Fighter| play.world.targets().iter().any(|(other, _)| other == who);
        seen.retain(alive);
        if !play.world.is_alive(enemy) {
            break;
        }
    }
    Ok(())
}

/// MD-SHA-08: it attacks the weakest hero or spirit that it sees, then leaves the board.
fn strike_and_leave(play: &mut Play, id: RoamingId) -> Rule {
    let enemy = Enemy::Roaming(id);
    if let Some(zone) = play.world.zone_of(enemy) {
        let weakest = play.world.weakest(play.world.seen_from(zone));
        if let Some(target) = choose_fighter(play, Prompt::WhichHero, &weakest)? {
            mob::attack(play, enemy, target, Pool::default())?;
        }
    }
    if let Some(roamer) = play.world.roamer_mut(id) {
        roamer.zone = None;
        play.tell(|_, _| Fact::Leaves { enemy });
    }
    Ok(())
}

/// MD-SHA-08: it is placed next to the weakest hero or spirit and attacks it.
fn appear(play: &mut Play, enemy: Enemy) -> Rule {
    let weakest = play.world.weakest(play.world.targets().into_iter().map(|(who, _)| who));
    let Some(target) = choose_fighter(play, Prompt::WhichHero, &weakest)? else { return Ok(()) };
    let Some(zone) = play.world.place_of(target) else { return Ok(()) };
    let beside = play.world.zone_picks(play.world.beside(zone));
    go_to(play, enemy, beside)?;
    mob::attack(play, enemy, target, Pool::default())
}

/// MD-KIL-15: a minion in its zone dies, and it heals; the players choose of which mob, and who gets the experience.
fn devour(play: &mut Play, enemy: Enemy, heals: u8) -> Rule {
    let Some(zone) = play.world.zone_of(enemy) else { return Ok(()) };
    let here = play.world.mobs.iter().filter(|m| m.zone == zone && m.minions > 0);
    let mobs: Vec<Pick> = here.map(|m| Pick::Enemy(Enemy::Mob(m.id))).collect();
    if mobs.is_empty() {
        return Ok(());
    }
    if let Pick::Enemy(Enemy::Mob(id)) = party(play, Prompt::WhichMob, &mobs)? {
        kills::kill_one(play, id, Cause::Ability)?;
    }
    heal_enemy(play, enemy, heals);
    Ok(())
}
