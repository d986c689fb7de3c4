//! ENC: mobs, roaming monsters and the boss in play.

use super::{HeroId, SpiritId, World};
use crate::Darkness;
use crate::content::{
    AttackType, BossId, Category, EnemyAbility, Fight, ItemId, MobCard, MobId, Pool, Power, Rarity,
    RoamingCard, RoamingId, RogueTokenId, ZoneId,
};
use serde::{Deserialize, Serialize};

/// MD-ENC-01: an enemy. There is at most one mob of each type, one of each roaming monster, and one boss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Enemy {
    /// A mob.
    Mob(MobId),
    /// A roaming monster.
    Roaming(RoamingId),
    /// The boss.
    Boss,
}

/// Somebody who attacks or defends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fighter {
    /// A hero.
    Hero(HeroId),
    /// A spirit.
    Spirit(SpiritId),
    /// An enemy.
    Enemy(Enemy),
}

/// MD-ENC-02, MD-SPN-06, MD-ATK-10: a mob: one leader and its minions, one entity that fights as one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mob {
    /// Its type.
    pub id: MobId,
    /// The category of its card.
    pub category: Category,
    /// Where it is.
    pub zone: ZoneId,
    /// Its minions.
    pub minions: u8,
    /// MD-RES-08: the wounds of the miniature that is wounded now; less than its health.
    pub wounds: u8,
    /// MD-CND-12: fire tokens.
    pub fire: u8,
    /// Frost tokens.
    pub frost: u8,
    /// MD-ROG-18: a poison token.
    pub poison: Option<RogueTokenId>,
    /// MD-SPN-04: the item its leader carries.
    pub item: Option<ItemId>,
    /// MD-SPN-03: treasure tokens on its card.
    pub treasure: Vec<Rarity>,
    /// MD-SPN-14: whether killing it is an objective.
    pub quarry: bool,
    /// Whether it was activated in this phase.
    pub activated: bool,
}

/// A roaming monster in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Roamer {
    /// Which one.
    pub id: RoamingId,
    /// The category of its card.
    pub category: Category,
    /// Where it is; nowhere, while it has left the board.
    pub zone: Option<ZoneId>,
    /// Its wounds.
    pub wounds: u8,
    /// Fire tokens.
    pub fire: u8,
    /// Frost tokens.
    pub frost: u8,
    /// A poison token.
    pub poison: Option<RogueTokenId>,
    /// Treasure tokens on its card.
    pub treasure: Vec<Rarity>,
    /// Whether it was activated in this phase.
    pub activated: bool,
}

/// The boss in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BossNow {
    /// Which one.
    pub which: BossId,
    /// Where it is.
    pub zone: ZoneId,
    /// Its wounds.
    pub wounds: u8,
    /// Fire tokens.
    pub fire: u8,
    /// Frost tokens.
    pub frost: u8,
    /// A poison token.
    pub poison: Option<RogueTokenId>,
    /// MD-BOS-03: whether the fight has started.
    pub awake: bool,
    /// Whether it was activated in this phase.
    pub activated: bool,
}

impl World {
    /// A mob.
    pub fn mob(&self, id: MobId) -> Option<&Mob> {
        self.mobs.iter().find(|m| m.id == id)
    }

    /// A mob, to be changed.
    pub fn mob_mut(&mut self, id: MobId) -> Option<&mut Mob> {
        self.mobs.iter_mut().find(|m| m.id == id)
    }

    /// A roaming monster.
    pub fn roamer(&self, id: RoamingId) -> Option<&Roamer> {
        self.roaming.iter().find(|r| r.id == id)
    }

    /// A roaming monster, to be changed.
    pub fn roamer_mut(&mut self, id: RoamingId) -> Option<&mut Roamer> {
        self.roaming.iter_mut().find(|r| r.id == id)
    }

    /// MD-ENM-05, MD-BOS-03: all enemies that act, by type.
    pub fn enemies(&self) -> Vec<Enemy> {
        let mut mobs: Vec<Enemy> = self.mobs.iter().map(|m| Enemy::Mob(m.id)).collect();
        mobs.extend(self.roaming.iter().map(|r| Enemy::Roaming(r.id)));
        mobs.extend(self.boss.iter().filter(|b| b.awake).map(|_| Enemy::Boss));
        mobs.sort_unstable();
        mobs
    }

    /// Where an enemy is.
    pub fn zone_of(&self, enemy: Enemy) -> Option<ZoneId> {
        match enemy {
            Enemy::Mob(id) => self.mob(id).map(|m| m.zone),
            Enemy::Roaming(id) => self.roamer(id).and_then(|r| r.zone),
            Enemy::Boss => self.boss.as_ref().map(|b| b.zone),
        }
    }

    /// Puts an enemy into a zone.
    pub fn place_enemy(&mut self, enemy: Enemy, zone: ZoneId) {
        match enemy {
            Enemy::Mob(id) => self.mob_mut(id).into_iter().for_each(|m| m.zone = zone),
            Enemy::Roaming(id) => self.roamer_mut(id).into_iter().for_each(|r| r.zone = Some(zone)),
            Enemy::Boss => self.boss.iter_mut().for_each(|b| b.zone = zone),
        }
    }

    /// Where a fighter is.
    pub fn place_of(&self, fighter: Fighter) -> Option<ZoneId> {
        match fighter {
            Fighter::Hero(hero) => Some(self.hero(hero).zone),
            Fighter::Spirit(spirit) => self.spirit(spirit).map(|s| s.zone),
            Fighter::Enemy(enemy) => self.zone_of(enemy),
        }
    }

    /// The enemies in a zone.
    pub fn enemies_in(&self, zone: ZoneId) -> Vec<Enemy> {
        self.enemies().into_iter().filter(|e| self.zone_of(*e) == Some(zone)).collect()
    }

    /// MD-MOV-07: how many enemy miniatures are in a zone.
    pub fn miniatures_in(&self, zone: ZoneId) -> u8 {
        let count = |enemy: &Enemy| match enemy {
            Enemy::Mob(id) => self.mob(*id).map_or(0, |m| m.minions + 1),
            _ => 1,
        };
        self.enemies_in(zone).iter().map(count).sum()
    }

    /// Whether an enemy is still in play.
    pub fn is_alive(&self, enemy: Enemy) -> bool {
        match enemy {
            Enemy::Mob(id) => self.mob(id).is_some(),
            Enemy::Roaming(id) => self.roamer(id).is_some(),
            Enemy::Boss => self.boss.is_some(),
        }
    }

    /// The fire, frost and activation of an enemy, to be changed.
    pub fn marks(&mut self, enemy: Enemy) -> Option<Marks<'_>> {
        Some(match enemy {
            Enemy::Mob(id) => {
                let m = self.mob_mut(id)?;
                Marks {
                    fire: &mut m.fire,
                    frost: &mut m.frost,
                    poison: &mut m.poison,
                    activated: &mut m.activated,
                }
            }
            Enemy::Roaming(id) => {
                let r = self.roamer_mut(id)?;
                Marks {
                    fire: &mut r.fire,
                    frost: &mut r.frost,
                    poison: &mut r.poison,
                    activated: &mut r.activated,
                }
            }
            Enemy::Boss => {
                let b = self.boss.as_mut()?;
                Marks {
                    fire: &mut b.fire,
                    frost: &mut b.frost,
                    poison: &mut b.poison,
                    activated: &mut b.activated,
                }
            }
        })
    }

    /// The powers of the boss that are active: the passive ones, and those of the track so far.
    pub fn boss_powers(&self, game: &Darkness) -> Vec<Power> {
        let Some(boss) = &self.boss else { return Vec::new() };
        let card = &game.content.bosses[boss.which.index()];
        let reached = match self.marker {
            super::Marker::Boss(space) => usize::from(space),
            _ => 0,
        };
        card.passive.iter().chain(card.track.iter().take(reached)).copied().collect()
    }
}

/// What lies on an enemy's card.
pub struct Marks<'w> {
    /// Fire tokens.
    pub fire: &'w mut u8,
    /// Frost tokens.
    pub frost: &'w mut u8,
    /// The poison token.
    pub poison: &'w mut Option<RogueTokenId>,
    /// Whether it was activated.
    pub activated: &'w mut bool,
}

impl Darkness {
    /// A mob's card.
    pub fn mob_card(&self, id: MobId, category: Category) -> &MobCard {
        &self.content.mobs[usize::from(id.0)].cards[category as usize]
    }

    /// A roaming monster's card.
    pub fn roaming_card(&self, id: RoamingId, category: Category) -> &RoamingCard {
        &self.content.roaming[usize::from(id.0)].cards[category as usize]
    }

    /// MD-ENC-07, MD-ENC-15, MD-ENC-19: the health of a miniature.
    pub fn health_of(&self, world: &World, enemy: Enemy) -> u8 {
        match enemy {
            Enemy::Mob(id) => world.mob(id).map_or(1, |m| self.mob_card(id, m.category).health),
            Enemy::Roaming(id) => world
                .roamer(id)
                .map_or(1, |r| self.roaming_card(id, r.category).health.saturating_mul(world.hero_count())),
            Enemy::Boss => world.boss.as_ref().map_or(1, |b| {
                let health = &self.content.bosses[b.which.index()].health;
                health[usize::from(world.hero_count()).min(6) - 1]
            }),
        }
    }

    /// MD-MOB-06, MD-MOB-11, MD-ROA-05: the attacks of an enemy.
    pub fn attacks_of(&self, world: &World, enemy: Enemy) -> Vec<(AttackType, Pool)> {
        match enemy {
            Enemy::Mob(id) => match world.mob(id).and_then(|m| m.item) {
                Some(item) => self.item(item).attacks.clone(),
                None => vec![(AttackType::Melee, Pool { black: 1, ..Pool::default() })],
            },
            Enemy::Roaming(id) => {
                world.roamer(id).map_or_else(Vec::new, |r| self.roaming_card(id, r.category).attacks.clone())
            }
            Enemy::Boss => world.boss.as_ref().map_or_else(Vec::new, |b| {
                let powers = world.boss_powers(self).into_iter().map(|power| match power {
                    Power::Dice(pool) => pool,
                    _ => Pool::default(),
                });
                let more = powers.fold(Pool::default(), Pool::and);
                let attacks = self.content.bosses[b.which.index()].attacks.iter();
                attacks.map(|(kind, pool)| (*kind, pool.and(more))).collect()
            }),
        }
    }

    /// The abilities of an enemy that its icons trigger in this role.
    pub fn enemy_abilities(&self, world: &World, enemy: Enemy, attacks: Fight) -> Vec<EnemyAbility> {
        let all: Vec<EnemyAbility> = match enemy {
            Enemy::Mob(id) => world
                .mob(id)
                .and_then(|m| self.mob_card(id, m.category).ability.clone())
                .into_iter()
                .collect(),
            Enemy::Roaming(id) => world
                .roamer(id)
                .and_then(|r| self.roaming_card(id, r.category).ability.clone())
                .into_iter()
                .collect(),
            Enemy::Boss => world
                .boss
                .as_ref()
                .map_or_else(Vec::new, |b| self.content.bosses[b.which.index()].abilities.clone()),
        };
        all.into_iter().filter(|a| a.when == Fight::Combat || a.when == attacks).collect()
    }

    /// An enemy's name in keys.
    pub fn enemy_name(&self, enemy: Enemy) -> &str {
        match enemy {
            Enemy::Mob(id) => &self.content.mobs[usize::from(id.0)].name,
            Enemy::Roaming(id) => &self.content.roaming[usize::from(id.0)].name,
            Enemy::Boss => "boss",
        }
    }

    /// A fighter's name in keys.
    pub fn fighter_name(&self, fighter: Fighter) -> &str {
        match fighter {
            Fighter::Hero(hero) => &self.hero_card(hero.card).name,
            Fighter::Spirit(spirit) => spirit.kind.name(),
            Fighter::Enemy(enemy) => self.enemy_name(enemy),
        }
    }
}
