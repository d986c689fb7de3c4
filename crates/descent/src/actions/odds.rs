//! ATK: the chances of an attack before it is rolled, if nobody spends surges, uses cards or rolls again.

use super::{attack, defence};
use crate::Descent;
use crate::content::{AttackKind, Effect, Face};
use crate::world::{AbilityRef, Attack, DieNow, Struck, WeaponRef, Who, World};
use board::square::Spot;
use std::collections::BTreeMap;

/// The chances of an attack on one figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// Damage dealt, with how many of the equally likely rolls lead to it.
    pub ways: BTreeMap<u8, u64>,
    /// All rolls.
    pub of: u64,
    /// The rolls that defeat it.
    pub kills: u64,
    /// DE-ATK-09: the range that has to be rolled.
    pub needed: Option<u8>,
}

/// An attack before it is rolled, with what always counts in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// The attack: its dice, and what is added to them.
    pub attack: Attack,
    /// The defence of its target.
    pub struck: Struck,
    /// DE-ATK-09: the range that has to be rolled.
    pub needed: Option<u8>,
    /// Damage that cards of the attacker add, card by card.
    pub cards: Vec<(AbilityRef, u8)>,
    /// Damage beyond that against this target alone.
    pub more: u8,
    /// By how much heroes near the attacker weaken it.
    pub softened: u8,
}

/// What attack dice come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Blow {
    miss: bool,
    range: u8,
    damage: u8,
}

/// What defence dice come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Guard {
    shields: u8,
    blank: bool,
}

impl World {
    /// The chances of an attack with this weapon on a figure in one of its spaces.
    pub fn odds(&self, game: &Descent, attacker: Who, weapon: WeaponRef, target: (Who, Spot)) -> Odds {
        self.odds_of(game, &self.foreseen(game, attacker, weapon, target))
    }

    /// The same of an attack that is foreseen.
    pub fn odds_of(&self, game: &Descent, foreseen: &Foreseen) -> Odds {
        let Foreseen { attack, struck, needed, more, softened, .. } = foreseen;
        let left = self.health(game, struck.who).saturating_sub(self.damage(struck.who));
        let mut odds = Odds { needed: *needed, ..Odds::default() };
        let guards = rolls(game, &struck.dice, |guard: Guard, face| Guard {
            shields: guard.shields + face.shield,
            blank: guard.blank || *face == Face::default(),
        });
        let blows = rolls(game, &attack.dice, |blow: Blow, face| Blow {
            miss: blow.miss || face.miss,
            range: blow.range + face.range,
            damage: blow.damage + face.damage,
        });
        for (blow, ways) in &blows {
            let short = needed.is_some_and(|far| blow.range + attack.range < far);
            let damage = damage_of(attack, *blow, *softened) + more;
            for (guard, more_ways) in &guards {
                let ways = ways * more_ways;
                let shields = shields_of(struck, *guard).saturating_sub(attack.pierce);
                let hit = damage.saturating_sub(shields).max(attack.at_least);
                let dealt = if blow.miss || short { 0 } else { hit };
                *odds.ways.entry(dealt).or_default() += ways;
                odds.of += ways;
                odds.kills += if dealt >= left { ways } else { 0 };
            }
        }
        odds
    }

    /// The attack with what always counts in it, on a figure in one of its spaces.
    pub fn foreseen(
        &self,
        game: &Descent,
        attacker: Who,
        weapon: WeaponRef,
        (who, space): (Who, Spot),
    ) -> Foreseen {
        let mut world = self.clone();
        let shape = self.shape(game, attacker, weapon);
        let attack = attack::declared(self, attacker, weapon, shape, vec![(who, space)]);
        let needed = (attack.kind == AttackKind::Ranged)
            .then(|| self.range_to(attacker, space).map_or(u8::MAX, |far| far.max(1)));
        world.under_way.attacks.push(attack.clone());
        let damage =
            |does: &[Effect]| does.iter().filter_map(Effect::gain).map(|gain| gain.fixed_damage()).sum();
        let cards: Vec<(AbilityRef, u8)> =
            world.count_in_attack(game, attacker).map(|(of, ability)| (of, damage(&ability.does))).collect();
        let effects = world.begin_attack(game, attacker);
        let mut attack = attack;
        if let Some(begun) = world.attack_mut() {
            for gain in effects.iter().filter_map(Effect::gain) {
                begun.count(gain, gain.fixed_damage());
            }
            attack = begun.clone();
        }
        let (more, softened) = (world.more_damage(game, &attack, who), world.softened_by(game, attacker));
        let struck = defence::guarded(game, &world, who, space);
        Foreseen { attack, struck, needed, cards, more, softened }
    }
}

/// DE-ATK-19: damage rolled and added, as weakened by a hero near the attacker.
fn damage_of(attack: &Attack, blow: Blow, softened: u8) -> u8 {
    let damage = (i16::from(blow.damage) + i16::from(attack.damage)).clamp(0, 255) as u8;
    damage.saturating_sub(softened).max(damage.min(1))
}

/// DE-ATK-19: shields rolled and added.
fn shields_of(struck: &Struck, guard: Guard) -> u8 {
    let more = if guard.blank { struck.for_blank } else { 0 };
    (i16::from(guard.shields + more) + i16::from(struck.shields)).clamp(0, 255) as u8
}

/// Everything that dice can come to, each with how many rolls lead to it.
fn rolls<T: Copy + Default + Ord>(
    game: &Descent,
    dice: &[DieNow],
    add: impl Fn(T, &Face) -> T,
) -> BTreeMap<T, u64> {
    let mut all = BTreeMap::from([(T::default(), 1)]);
    for die in dice {
        let mut next = BTreeMap::new();
        for (so_far, ways) in all {
            for face in game.content.dice.faces(die.colour) {
                *next.entry(add(so_far, face)).or_default() += ways;
            }
        }
        all = next;
    }
    all
}
