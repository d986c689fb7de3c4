//! ENC, ABL: what the abilities of enemies do.

use super::combat::roll_new_dice;
use super::conditions::{give_fire, give_frost};
use super::health::{lose_mana, suffer, wound_fighter};
use super::{choose_fighter, kills, party};
use crate::content::{Deed, MobId, Pool, ZoneId};
use crate::shown::{Cause, Fact, Prompt};
use crate::world::{Enemy, Fighter, HeroId, Pick};
use crate::{Darkness, Play, World};
use board::area::Relation;
use table::Rule;

/// One deed of the enemy in the combat under way.
pub fn perform(play: &mut Play, enemy: Enemy, deed: Deed) -> Rule {
    let Some(combat) = play.world.combat_mut() else { return Ok(()) };
    let hero = combat.hero();
    let fighter = if combat.enemy_attacks() { combat.defender } else { combat.attacker };
    match deed {
        Deed::Dice(colour, n) => {
            let mut pool = Pool::default();
            *pool.of_mut(colour) = n;
            combat.add(pool);
            return roll_new_dice(play);
        }
        // MD-ABL-27, MD-ENC-16: damage and fewer shields help whoever attacks, shields whoever defends.
        Deed::Damage(n) if combat.enemy_attacks() => combat.damage += n,
        Deed::Pierce(n) if combat.enemy_attacks() => combat.pierced += n,
        Deed::Shield(n) if !combat.enemy_attacks() => combat.shields += n,
        Deed::Damage(_) | Deed::Pierce(_) | Deed::Shield(_) => {}
        Deed::BurnAfter(colour) => combat.burn_after = Some(colour),
        Deed::SelfWounds(n) => return kills::hurt(play, enemy, n, Cause::Ability, None),
        // MD-KOD-11: a hero whom an earlier result has defeated is no target any more.
        Deed::LoseMana(n) => {
            if let Some(hero) = hero.filter(|hero| !play.world.hero(*hero).defeated) {
                lose_mana(play, hero, n);
            }
        }
        Deed::Fire(n) => give_fire(play, fighter, n),
        Deed::Frost(n) => give_frost(play, fighter, n),
        Deed::Burst(n) => return burst(play, enemy, n),
        Deed::Recruit(mana) => return recruit(play, enemy, mana),
        Deed::RecruitAll => {
            let mobs: Vec<MobId> = play.world.mobs.iter().map(|m| m.id).collect();
            mobs.into_iter().for_each(|mob| add_minion(play, mob));
        }
        Deed::CallMob => return call_mob(play, enemy),
        Deed::WoundWeakest(n) => return wound_weakest(play, enemy, fighter, n),
        Deed::Heal(n) => heal_enemy(play, enemy, n),
    }
    Ok(())
}

/// A miniature of the mob dies, and each hero in the attacker's zone suffers.
fn burst(play: &mut Play, enemy: Enemy, n: u8) -> Rule {
    let zone = play.world.combat().and_then(|c| play.world.place_of(c.attacker));
    if let Enemy::Mob(id) = enemy {
        kills::kill_one(play, id, Cause::Ability)?;
    }
    let Some(zone) = zone else { return Ok(()) };
    let heroes: Vec<HeroId> = play.world.heroes_in(zone).collect();
    for hero in heroes {
        suffer(play, hero, n, Cause::Ability)?;
    }
    Ok(())
}

/// A minion joins the mob, unless the attacking hero pays.
fn recruit(play: &mut Play, enemy: Enemy, mana: u8) -> Rule {
    let Enemy::Mob(id) = enemy else { return Ok(()) };
    if !play.world.has_minion_left(play.game, id) {
        return Ok(());
    }
    if let Some(hero) = play.world.combat().and_then(|c| c.hero())
        && play.world.hero(hero).mana >= mana
        && let Pick::Pay(n) =
            play.choose(hero.seat(), Prompt::PayOff { hero, mana }, &[Pick::Pay(mana), Pick::No])?
    {
        lose_mana(play, hero, n);
        return Ok(());
    }
    add_minion(play, id);
    Ok(())
}

impl World {
    /// MD-GEN-07: whether a minion of this type is left in the box.
    pub fn has_minion_left(&self, game: &Darkness, id: MobId) -> bool {
        self.mob(id).is_some_and(|m| m.minions < game.content.mobs[usize::from(id.0)].minions)
    }

    /// The mobs that are nearest to a zone.
    fn nearest_mobs(&self, zone: ZoneId) -> Vec<(MobId, ZoneId)> {
        let far = |mob: &crate::world::Mob| self.way(mob.zone, zone).filter(|steps| *steps > 0);
        let least = self.mobs.iter().filter_map(far).min();
        let near = self.mobs.iter().filter(|m| least.is_some() && far(m) == least);
        near.map(|m| (m.id, m.zone)).collect()
    }
}

fn add_minion(play: &mut Play, id: MobId) {
    if play.world.has_minion_left(play.game, id)
        && let Some(mob) = play.world.mob_mut(id)
    {
        mob.minions += 1;
        play.tell(|_, _| Fact::Joins { mob: id });
    }
}

/// The nearest mob moves a zone towards the enemy.
fn call_mob(play: &mut Play, enemy: Enemy) -> Rule {
    let Some(zone) = play.world.zone_of(enemy) else { return Ok(()) };
    let near = play.world.nearest_mobs(zone);
    if near.is_empty() {
        return Ok(());
    }
    let options: Vec<Pick> = near.iter().map(|(id, _)| Pick::Enemy(Enemy::Mob(*id))).collect();
    let Pick::Enemy(called) = party(play, Prompt::WhichMob, &options)? else { return Ok(()) };
    let Some(from) = play.world.zone_of(called) else { return Ok(()) };
    let steps = play.world.ground.map.steps_towards(from, zone, Relation::Walk, play.world.open);
    let options = play.world.zone_picks(steps);
    if let Pick::Zone(to) = party(play, Prompt::EnemyStep { enemy: called }, &options)? {
        play.world.place_enemy(called, to.zone);
        play.tell(|_, _| Fact::Moved { who: Fighter::Enemy(called), to });
    }
    Ok(())
}

/// MD-SHA-08: wounds for another hero or spirit: the one with the lowest health that the enemy sees.
fn wound_weakest(play: &mut Play, enemy: Enemy, but: Fighter, n: u8) -> Rule {
    let Some(zone) = play.world.zone_of(enemy) else { return Ok(()) };
    let seen = play.world.seen_from(zone).into_iter().filter(|who| *who != but);
    let weakest = play.world.weakest(seen);
    match choose_fighter(play, Prompt::WhichHero, &weakest)? {
        Some(who) => wound_fighter(play, who, n, Cause::Ability),
        None => Ok(()),
    }
}

/// MD-ABL-29, MD-ABL-32: an enemy heals; dead minions stay dead.
pub fn heal_enemy(play: &mut Play, enemy: Enemy, n: u8) {
    let wounds = match enemy {
        Enemy::Mob(id) => play.world.mob_mut(id).map(|m| &mut m.wounds),
        Enemy::Roaming(id) => play.world.roamer_mut(id).map(|r| &mut r.wounds),
        Enemy::Boss => play.world.boss.as_mut().map(|b| &mut b.wounds),
    };
    if let Some(wounds) = wounds {
        let healed = n.min(*wounds);
        *wounds -= healed;
        play.tell(|_, _| Fact::Healed { who: Fighter::Enemy(enemy), n: healed });
    }
}
