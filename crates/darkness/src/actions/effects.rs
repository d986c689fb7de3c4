//! ABL, ENC, DOR, RAN: what effects do, on whosever card they stand.

use super::conditions::{give_fire, give_frost};
use super::ending::all_gain_experience;
use super::health::{gain_mana, gain_rage, heal, heal_one, lose_mana, raise, suffer, wound_fighter};
use super::{choose_fighter, items, kills, party, rogue, spirits};
use crate::content::{Effect, Ignored, MobId, Pool, ZoneId};
use crate::shown::{Cause, Fact, Prompt};
use crate::world::{Combat, Enemy, Fighter, HeroId, Pick};
use crate::{Darkness, Play, World};
use board::area::Relation;
use table::Rule;

/// By whom an effect comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// By a hero that uses an ability or shoots an arrow.
    Hero(HeroId),
    /// MD-ABL-16: by an enemy that fights.
    Enemy(Enemy),
    /// MD-DOR-09: by the door card that this hero has turned over.
    Door(HeroId),
}

/// One effect. Dice that it adds are rolled by whoever carries it out ([`roll_new_dice`](super::combat::roll_new_dice)).
pub fn happen(play: &mut Play, by: By, effect: Effect) -> Rule {
    match effect {
        Effect::Nothing => Ok(()),
        Effect::Fire(n) => mark(play, by, |play, who| give_fire(play, who, n)),
        Effect::Frost(n) => mark(play, by, |play, who| give_frost(play, who, n)),
        Effect::Heal(n) => healing(play, by, n),
        // MD-ABL-33: all wounds of the hero or of another one.
        Effect::HealAll => healing(play, by, u8::MAX),
        Effect::Mana(n) => play.world.served(by).into_iter().try_for_each(|hero| gain_mana(play, hero, n)),
        Effect::LoseMana(n) => {
            // MD-KOD-11: a hero whom an earlier result has defeated is no target any more.
            if let Some(hero) = play.world.whom(by).filter(|hero| !play.world.hero(*hero).defeated) {
                lose_mana(play, hero, n);
            }
            Ok(())
        }
        Effect::Wounds(n) => match by {
            By::Door(hero) => suffer(play, hero, n, Cause::DoorCard),
            By::Hero(hero) => suffer(play, hero, n, Cause::Ability),
            By::Enemy(_) => play.impossible("an enemy with wounds for a hero"),
        },
        Effect::Experience(n) => {
            all_gain_experience(play, n);
            Ok(())
        }
        Effect::Token(rarity) => {
            items::add_to_bag(play, rarity);
            Ok(())
        }
        // What appears at a door is seen to there (MD-DOR-08).
        Effect::Treasure(_) | Effect::Mob | Effect::RoamingMonster => {
            play.impossible("a door without its card")
        }
        _ => match by {
            By::Hero(hero) => of_hero(play, hero, effect),
            By::Enemy(enemy) => of_enemy(play, enemy, effect),
            By::Door(_) => play.impossible("an effect that no door card has"),
        },
    }
}

impl World {
    /// The hero that an enemy fights, or that has opened a door.
    fn whom(&self, by: By) -> Option<HeroId> {
        match by {
            By::Hero(hero) | By::Door(hero) => Some(hero),
            By::Enemy(_) => self.combat().and_then(|c| c.hero()),
        }
    }

    /// MD-DOR-11: for whom good things are: the hero itself, or everybody who stands.
    fn served(&self, by: By) -> Vec<HeroId> {
        match by {
            By::Hero(hero) => vec![hero],
            By::Door(_) => self.standing().collect(),
            By::Enemy(_) => Vec::new(),
        }
    }
}

/// MD-ABL-22, MD-ABL-23: fire or frost, on the other side of the combat, on who opened the door, or on an enemy near the hero.
fn mark(play: &mut Play, by: By, give: impl Fn(&mut Play, Fighter)) -> Rule {
    let other =
        |play: &Play| play.world.combat().map(|c| if c.enemy_attacks() { c.defender } else { c.attacker });
    let whom = match by {
        By::Door(hero) => Some(Fighter::Hero(hero)),
        By::Enemy(_) => other(play),
        By::Hero(hero) if play.world.fights(hero) => {
            play.world.combat().and_then(|c| c.enemy()).map(Fighter::Enemy)
        }
        By::Hero(hero) => choose_enemy(play, hero, 1)?.map(Fighter::Enemy),
    };
    if let Some(whom) = whom {
        give(play, whom);
    }
    Ok(())
}

/// MD-ABL-29, MD-ABL-30, MD-ABL-32: healing of the hero or another one, of the enemy, of every hero.
fn healing(play: &mut Play, by: By, n: u8) -> Rule {
    match by {
        By::Hero(hero) => heal(play, hero, n),
        By::Enemy(enemy) => {
            heal_enemy(play, enemy, n);
            Ok(())
        }
        By::Door(_) => play.world.served(by).into_iter().try_for_each(|hero| heal_one(play, hero, hero, n)),
    }
}

/// What only heroes do.
fn of_hero(play: &mut Play, hero: HeroId, effect: Effect) -> Rule {
    match effect {
        Effect::Rage(n) => gain_rage(play, hero, n),
        Effect::Element(element, n) => raise(play, hero, element, n),
        Effect::Tokens(n) => return rogue::draw_tokens(play, hero, n),
        Effect::Summon(kind) => spirits::summon(play, hero, kind),
        Effect::Action(n) => {
            if let Some(turn) = play.world.turn.as_mut().filter(|t| t.hero == hero) {
                turn.actions += n;
            }
        }
        Effect::Move(n) => {
            if let Some(moving) = play.world.under_way.moving.as_mut().filter(|m| m.hero == hero) {
                moving.points += n;
            }
        }
        Effect::Wound(n, reach) => return wound_an_enemy(play, hero, n, reach),
        _ => play.world.combat_mut().into_iter().for_each(|combat| combat.take(false, effect)),
    }
    Ok(())
}

/// What only enemies do.
fn of_enemy(play: &mut Play, enemy: Enemy, effect: Effect) -> Rule {
    match effect {
        Effect::SelfWounds(n) => return kills::hurt(play, enemy, n, Cause::Ability, None),
        Effect::Burst(n) => return burst(play, enemy, n),
        Effect::Recruit(mana) => return recruit(play, enemy, mana),
        Effect::RecruitAll => {
            let mobs: Vec<MobId> = play.world.mobs.iter().map(|m| m.id).collect();
            mobs.into_iter().for_each(|mob| add_minion(play, mob));
        }
        Effect::CallMob => return call_mob(play, enemy),
        Effect::WoundWeakest(n) => return wound_weakest(play, enemy, n),
        _ => play.world.combat_mut().into_iter().for_each(|combat| combat.take(true, effect)),
    }
    Ok(())
}

impl Combat {
    /// MD-ABL-18, MD-ABL-19, MD-ABL-21, MD-ABL-24, MD-ABL-25, MD-ABL-27, MD-ABL-28, MD-ENC-16: effects on the combat, of
    /// the enemy or of a hero. Damage and fewer shields help whoever attacks, shields whoever defends.
    pub fn take(&mut self, of_enemy: bool, effect: Effect) {
        let attacks = self.enemy_attacks() == of_enemy;
        match effect {
            Effect::Damage(n) if attacks => self.damage += n,
            Effect::Pierce(n) if attacks => self.pierced += n,
            Effect::Shield(n) if !attacks => self.shields += n,
            Effect::EnemyShield(n) if attacks => self.shields += n,
            Effect::Reroll(n) => self.rerolls += n,
            Effect::EnemyReroll(n) => self.enemy_rerolls += n,
            Effect::Ignore(Ignored::Claw, n) => self.ignored_claws += n,
            Effect::Ignore(Ignored::Damage, n) => self.ignored_damage += n,
            Effect::Ignore(Ignored::Shield, n) => self.pierced += n,
            Effect::Ignore(Ignored::Ability, n) => self.ignored_abilities += n,
            Effect::BurnAfter(colour) => self.burn_after = Some(colour),
            Effect::InShadow => {
                self.in_shadow = true;
                self.add(Pool { violet: 1, ..Pool::default() });
            }
            Effect::Dice(colour, n) => {
                let mut pool = Pool::default();
                *pool.of_mut(colour) = n;
                self.add(pool);
            }
            _ => {}
        }
    }
}

impl World {
    fn fights(&self, hero: HeroId) -> bool {
        self.combat().is_some_and(|c| c.hero() == Some(hero))
    }

    /// The enemies at most so many zones away that a hero sees.
    pub fn wound_targets(&self, hero: HeroId, reach: u8) -> Vec<Pick> {
        let from = self.hero(hero).zone;
        let near = |zone| self.sight(from, zone).is_some_and(|zones| zones <= usize::from(reach));
        let all = self.enemies().into_iter();
        all.filter(|e| self.zone_of(*e).is_some_and(near)).map(Pick::Enemy).collect()
    }
}

/// An enemy at most so many zones away that the hero sees.
fn choose_enemy(play: &mut Play, hero: HeroId, reach: u8) -> Rule<Option<Enemy>> {
    let targets = play.world.wound_targets(hero, reach);
    if targets.is_empty() {
        return Ok(None);
    }
    match play.choose(hero.seat(), Prompt::WhichEnemy { hero }, &targets)? {
        Pick::Enemy(enemy) => Ok(Some(enemy)),
        _ => Ok(None),
    }
}

/// MD-KIL-14: wounds without an attack; who kills so is credited.
fn wound_an_enemy(play: &mut Play, hero: HeroId, n: u8, reach: u8) -> Rule {
    match choose_enemy(play, hero, reach)? {
        Some(enemy) => kills::hurt(play, enemy, n, Cause::Ability, Some(hero)),
        None => Ok(()),
    }
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
        play.tell(|_, w| Fact::Moved { who: Fighter::Enemy(called), from: Some(w.spot(from)), to });
    }
    Ok(())
}

/// MD-SHA-08: wounds for another hero or spirit: the one with the lowest health that the enemy sees.
fn wound_weakest(play: &mut Play, enemy: Enemy, n: u8) -> Rule {
    let (Some(zone), Some(combat)) = (play.world.zone_of(enemy), play.world.combat()) else { return Ok(()) };
    let but = if combat.enemy_attacks() { combat.defender } else { combat.attacker };
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
