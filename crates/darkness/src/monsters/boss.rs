//! BOS: what a boss does in its Enemy Phase.

use super::{mob, spawn};
use crate::actions::choose_fighter;
use crate::actions::conditions::{give_fire, give_frost};
use crate::actions::effects::heal_enemy;
use crate::actions::health::wound_fighter;
use crate::content::{BossAct, Colour, Pool, Power};
use crate::shown::{Cause, Fact, Prompt};
use crate::world::{Enemy, Fighter, HeroId};
use crate::{Darkness, Play, World};
use table::Rule;

/// MD-ENC-14: how many actions the boss has.
pub fn actions(game: &Darkness, world: &World) -> u8 {
    let more = world.boss_powers(game).iter().filter(|p| **p == Power::Action).count() as u8;
    world.boss.as_ref().map_or(0, |b| game.boss(b.which).actions + more)
}

/// MD-BOS-12, MD-BOS-13, MD-BOS-14, MD-BOS-20: the activation dice are rolled; the special ability for the exact number
/// of ability icons is resolved, one for each action. Claws do not count.
pub fn special(play: &mut Play) -> Rule {
    let Some(which) = play.world.boss.as_ref().map(|b| b.which) else { return Ok(()) };
    let mut icons = 0;
    for _ in 0..play.game.boss(which).activation {
        let face = play.roll("black", play.game.content.dice.faces(Colour::Black))?;
        icons += face.ability;
    }
    let acts = play.game.boss(which).specials.get(usize::from(icons)).cloned().unwrap_or_default();
    play.tell(|_, _| Fact::BossRolls { icons, does: acts.clone() });
    for act in acts {
        if play.world.boss.is_none() {
            break;
        }
        perform(play, act)?;
    }
    Ok(())
}

fn perform(play: &mut Play, act: BossAct) -> Rule {
    let Some(zone) = play.world.zone_of(Enemy::Boss) else { return Ok(()) };
    match act {
        BossAct::Attack(zones, more) => {
            for _ in 0..zones {
                if !play.world.targets_in(zone_now(play, zone)).is_empty() {
                    break;
                }
                mob::step(play, Enemy::Boss)?;
            }
            mob::attack_nearest(play, Enemy::Boss, more).map(|_| ())
        }
        BossAct::Sweep => sweep(play),
        BossAct::Ignite(n) => each_hero(play, |play, hero| {
            give_fire(play, Fighter::Hero(hero), n);
            Ok(())
        }),
        BossAct::Freeze(n) => each_hero(play, |play, hero| {
            give_frost(play, Fighter::Hero(hero), n);
            Ok(())
        }),
        BossAct::Scream(n) => {
            for who in play.world.seen_from(zone) {
                wound_fighter(play, who, n, Cause::Boss)?;
            }
            Ok(())
        }
        BossAct::Mend(n) => {
            let healed = n.saturating_mul(play.world.hero_count());
            heal_enemy(play, Enemy::Boss, healed);
            Ok(())
        }
        BossAct::Summon => spawn::spawn_mob(play, zone, false).map(|_| ()),
        BossAct::Pull => pull(play),
    }
}

fn zone_now(play: &Play, else_here: crate::content::ZoneId) -> crate::content::ZoneId {
    play.world.zone_of(Enemy::Boss).unwrap_or(else_here)
}

fn each_hero(play: &mut Play, each: impl Fn(&mut Play, HeroId) -> Rule) -> Rule {
    let heroes: Vec<HeroId> = play.world.standing().collect();
    heroes.into_iter().try_for_each(|hero| each(play, hero))
}

/// It attacks everybody in its zone; the players choose the order.
fn sweep(play: &mut Play) -> Rule {
    let here = play.world.zone_of(Enemy::Boss);
    let mut left = here.map_or_else(Vec::new, |zone| play.world.targets_in(zone));
    if left.is_empty() {
        mob::step(play, Enemy::Boss)?;
    }
    while let Some(target) = mob::choose_target(play, Enemy::Boss, &left)? {
        left.retain(|other| *other != target);
        mob::attack(play, Enemy::Boss, target, Pool::default())?;
        let alive = |who: &Fighter| play.world.targets().iter().any(|(other, _)| other == who);
        left.retain(alive);
        if play.world.boss.is_none() {
            break;
        }
    }
    Ok(())
}

/// MD-SHA-08: the weakest hero or spirit is pulled into its zone.
fn pull(play: &mut Play) -> Rule {
    let Some(to) = play.world.zone_of(Enemy::Boss) else { return Ok(()) };
    let weakest = play.world.weakest(play.world.targets().into_iter().map(|(who, _)| who));
    let Some(who) = choose_fighter(play, Prompt::WhichHero, &weakest)? else { return Ok(()) };
    let from = play.world.place_of(who).map(|zone| play.world.spot(zone));
    match who {
        Fighter::Hero(hero) => play.world.hero_mut(hero).zone = to,
        Fighter::Spirit(spirit) => play.world.spirit_mut(spirit).into_iter().for_each(|s| s.zone = to),
        Fighter::Enemy(_) => return Ok(()),
    }
    play.tell(|_, w| Fact::Moved { who, from, to: w.spot(to) });
    Ok(())
}
