//! MOB: the actions of a mob, and of everything that activates like one.

use crate::actions::combat::{Extra, fight};
use crate::actions::{choose_fighter, items, party};
use crate::content::{AttackType, Pool, ZoneId};
use crate::rulings::{MostEffective, NearestForMovement, RangedAtZero};
use crate::shown::{Fact, Prompt};
use crate::world::{Enemy, Fighter, HeroId, Pick};
use crate::{Darkness, Play, World};
use board::area::{Doors, Relation};
use table::{Go, Rule};

/// MD-MOB-02, MD-MOB-03, MD-MOB-20, MD-MOB-26: with each action it attacks if it can, otherwise it moves.
pub fn action(play: &mut Play, enemy: Enemy) -> Rule {
    if attack_nearest(play, enemy, Pool::default())? {
        return Ok(());
    }
    step(play, enemy)
}

/// Attacks the nearest hero in range, if there is one.
pub fn attack_nearest(play: &mut Play, enemy: Enemy, more: Pool) -> Rule<bool> {
    let targets = play.world.victims(play.game, enemy);
    match choose_target(play, enemy, &targets)? {
        Some(target) => {
            attack(play, enemy, target, more)?;
            Ok(true)
        }
        None => Ok(false),
    }
}

/// MD-MOB-05, MD-DEC-18: between equally near targets the players choose.
pub fn choose_target(play: &mut Play, enemy: Enemy, targets: &[Fighter]) -> Rule<Option<Fighter>> {
    choose_fighter(play, Prompt::EnemyTarget { enemy }, targets)
}

/// MD-MOB-12, MD-MOB-13: the enemy attacks this hero or spirit with its most effective attack.
pub fn attack(play: &mut Play, enemy: Enemy, target: Fighter, more: Pool) -> Rule {
    let Some(kind) = choose_type(play, enemy, target)? else { return Ok(()) };
    if let Fighter::Hero(hero) = target {
        undress(play, hero)?;
    }
    let extra = Extra { dice: more, ..Extra::default() };
    fight(play, Fighter::Enemy(enemy), target, kind, Vec::new(), extra)
}

/// MD-ITM-10: a hero that is about to be attacked may take off what it wears. What others wear, and what is no armour,
/// changes nothing in the attack, so nobody is asked for it.
fn undress(play: &mut Play, hero: HeroId) -> Rule {
    let armoured = |game: &Darkness, world: &World| world.hero(hero).defence(game, world.heroes.len()) > 0;
    play.react(
        &[hero.seat()],
        Prompt::TakeOff { hero },
        |_, _| false,
        |game, world, _| if armoured(game, world) { world.take_off_options(hero) } else { Vec::new() },
        |play, _, pick| {
            if let Pick::TakeOff(item) = pick {
                items::take_off(play, hero, item);
            }
            Ok(Go::On)
        },
    )
}

/// MD-MOB-07: the type of the attack.
fn choose_type(play: &mut Play, enemy: Enemy, target: Fighter) -> Rule<Option<AttackType>> {
    let kinds = play.world.best_types(play.game, enemy, target);
    let options: Vec<Pick> = kinds.into_iter().map(Pick::Type).collect();
    if options.is_empty() {
        return Ok(None);
    }
    match party(play, Prompt::EnemyAttack { enemy }, &options)? {
        Pick::Type(kind) => Ok(Some(kind)),
        _ => Ok(None),
    }
}

impl World {
    /// MD-MOB-08, MD-MOB-09, MD-MOB-10: the types of attack that reach a target, with the damage on average.
    pub(super) fn types_in_range(
        &self,
        game: &Darkness,
        enemy: Enemy,
        target: Fighter,
    ) -> Vec<(AttackType, u32)> {
        let (Some(from), Some(to)) = (self.zone_of(enemy), self.place_of(target)) else { return Vec::new() };
        let attacks = game.attacks_of(self, enemy).into_iter();
        let reach = attacks.filter(|(kind, _)| self.in_range(*kind, from, to));
        reach.map(|(kind, pool)| (kind, game.content.dice.expected_damage(&pool))).collect()
    }

    /// MD-MOB-04, MD-MOB-30, MD-KOD-11: the nearest of all who are in range and in sight.
    pub(super) fn victims(&self, game: &Darkness, enemy: Enemy) -> Vec<Fighter> {
        let Some(from) = self.zone_of(enemy) else { return Vec::new() };
        let reach = |t: &(Fighter, ZoneId)| !self.types_in_range(game, enemy, t.0).is_empty();
        let targets: Vec<(Fighter, ZoneId)> = self.targets().into_iter().filter(reach).collect();
        let far = |zone: ZoneId| self.sight(from, zone);
        let least = targets.iter().filter_map(|(_, zone)| far(*zone)).min();
        targets.into_iter().filter(|(_, zone)| far(*zone) == least).map(|(who, _)| who).collect()
    }

    /// MD-MOB-22, MD-MOB-25, MD-DEC-33: those whom the enemy moves towards: the nearest by its way.
    pub fn quarries(&self, from: ZoneId) -> Vec<(Fighter, ZoneId)> {
        let doors = match self.rulings().nearest_for_movement {
            NearestForMovement::ByWay => self.open,
            NearestForMovement::ThroughDoors => self.all_open(),
        };
        let far = self.ground.map.distances(from, Relation::Walk, doors);
        let targets = self.targets();
        let least = targets.iter().filter_map(|(_, zone)| far[zone.index()]).min();
        targets.into_iter().filter(|(_, zone)| least.is_some() && far[zone.index()] == least).collect()
    }

    /// Where it goes next on its way to a target.
    pub(super) fn next_zones(&self, from: ZoneId, to: ZoneId) -> Vec<ZoneId> {
        // MD-DEC-32: it stands where its target is and cannot attack.
        let back = to == from && self.rulings().ranged_at_zero == RangedAtZero::StepsBack;
        if back { self.steps_from(from) } else { self.towards(from, to) }
    }

    /// MD-MOB-07, MD-DEC-31: the types with the highest damage on average; the players decide between equal ones.
    pub(super) fn best_types(&self, game: &Darkness, enemy: Enemy, target: Fighter) -> Vec<AttackType> {
        let mut kinds = self.types_in_range(game, enemy, target);
        if self.rulings().most_effective == MostEffective::Expected {
            let best = kinds.iter().map(|(_, worth)| *worth).max();
            kinds.retain(|(_, worth)| Some(*worth) == best);
        }
        kinds.into_iter().map(|(kind, _)| kind).collect()
    }

    fn all_open(&self) -> Doors {
        self.ground.map.doors().iter().fold(self.open, |doors, door| doors.with(door.id))
    }

    /// MD-DEC-33: the next zones on the shortest ways to a zone; through closed doors nobody goes.
    pub fn towards(&self, from: ZoneId, to: ZoneId) -> Vec<ZoneId> {
        let doors = match self.rulings().nearest_for_movement {
            NearestForMovement::ByWay => self.open,
            NearestForMovement::ThroughDoors => self.all_open(),
        };
        let steps = self.ground.map.steps_towards(from, to, Relation::Walk, doors);
        let open = self.steps_from(from);
        steps.into_iter().filter(|zone| open.contains(zone)).collect()
    }
}

/// MD-MOB-21, MD-MOB-22, MD-MOB-23, MD-MOB-24, MD-MOB-27, MD-MOB-28, MD-MOB-29, MD-TOK-06, MD-DEC-19: one zone towards the nearest hero; the players
/// choose between equal ones and between equally short ways.
pub fn step(play: &mut Play, enemy: Enemy) -> Rule {
    let Some(from) = play.world.zone_of(enemy) else { return Ok(()) };
    let quarries = play.world.quarries(from);
    let targets: Vec<Fighter> = quarries.iter().map(|(who, _)| *who).collect();
    let Some(target) = choose_target(play, enemy, &targets)? else { return Ok(()) };
    let Some(to) = play.world.place_of(target) else { return Ok(()) };
    let zones = play.world.next_zones(from, to);
    let options = play.world.zone_picks(zones);
    if options.is_empty() {
        return Ok(());
    }
    if let Pick::Zone(to) = party(play, Prompt::EnemyStep { enemy }, &options)? {
        play.world.place_enemy(enemy, to.zone);
        play.tell(|_, w| Fact::Moved { who: Fighter::Enemy(enemy), from: Some(w.spot(from)), to });
    }
    Ok(())
}
