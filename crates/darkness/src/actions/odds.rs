//! POL, RES: the chances of an attack, with the dice and whatever has been added to it so far.

use crate::Darkness;
use crate::content::{Effect, Face};
use crate::world::{Combat, Enemy, Fighter, World};
use std::collections::BTreeMap;

/// The chances of an attack on one figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// Wounds, with how many of the equally likely rolls lead to them.
    pub ways: BTreeMap<u8, u64>,
    /// All rolls.
    pub of: u64,
    /// The rolls that kill: a mob with its leader.
    pub kills: u64,
}

impl World {
    /// MD-RES-06, MD-RES-11: dice that lie there count as they lie, all others by their faces.
    pub fn odds(&self, game: &Darkness, combat: &Combat) -> Odds {
        let mut sums: BTreeMap<(u8, u8), u64> = BTreeMap::from([((0, 0), 1)]);
        for die in &combat.dice {
            let faces = die
                .face
                .as_ref()
                .map_or_else(|| game.content.dice.faces(die.id.colour), std::slice::from_ref);
            sums = rolled(&sums, faces);
        }
        let left = self.health_left(game, combat.defender);
        let mut odds = Odds::default();
        for ((damage, shields), ways) in sums {
            let wounds = combat.wounds_for(damage, shields);
            *odds.ways.entry(wounds).or_default() += ways;
            odds.of += ways;
            odds.kills += if u16::from(wounds) >= left { ways } else { 0 };
        }
        odds
    }

    /// The wounds that somebody can still suffer; of a mob all miniatures together.
    pub fn health_left(&self, game: &Darkness, who: Fighter) -> u16 {
        let enemy = |enemy: Enemy| u16::from(game.health_of(self, enemy));
        match who {
            Fighter::Hero(hero) => self.hero(hero).health.into(),
            Fighter::Spirit(spirit) => self.spirit(spirit).map_or(0, |is| is.health).into(),
            Fighter::Enemy(Enemy::Mob(id)) => self.mob(id).map_or(0, |mob| {
                (enemy(Enemy::Mob(id)) * (u16::from(mob.minions) + 1)).saturating_sub(mob.wounds.into())
            }),
            Fighter::Enemy(Enemy::Roaming(id)) => {
                self.roamer(id).map_or(0, |is| enemy(Enemy::Roaming(id)).saturating_sub(is.wounds.into()))
            }
            Fighter::Enemy(Enemy::Boss) => {
                self.boss.as_ref().map_or(0, |is| enemy(Enemy::Boss).saturating_sub(is.wounds.into()))
            }
        }
    }
}

/// One die more.
fn rolled(sums: &BTreeMap<(u8, u8), u64>, faces: &[Face]) -> BTreeMap<(u8, u8), u64> {
    let mut next = BTreeMap::new();
    for ((damage, shields), ways) in sums {
        for face in faces {
            let sum = (damage.saturating_add(face.damage), shields.saturating_add(face.shield));
            *next.entry(sum).or_default() += ways;
        }
    }
    next
}

impl Combat {
    /// The same combat with what an ability of the hero that fights adds to it.
    #[must_use]
    pub fn with(mut self, effects: &[Effect]) -> Combat {
        effects.iter().for_each(|effect| self.take(false, *effect));
        self
    }
}
