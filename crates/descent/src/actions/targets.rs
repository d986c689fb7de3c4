//! ATK, AOE, KEY: with what one may attack, and whom.

use crate::Descent;
use crate::content::{AttackKind, Colour, Effect, On, Past, Trait, When};
use crate::world::{Card, HeroId, WeaponRef, Who, World};
use board::SpaceSet;
use board::square::Spot;

/// Which attacks are allowed.
#[derive(Clone, Debug, Default)]
pub struct How<'a> {
    /// Only of this kind.
    pub kind: Option<AttackKind>,
    /// Only with weapons that have one of these traits.
    pub with: &'a [String],
    /// Only with this.
    pub weapon: Option<WeaponRef>,
    /// Only this target.
    pub only: Option<Who>,
    /// Whether weapons among the search cards may be thrown.
    pub thrown: bool,
    /// Against whom.
    pub on: On,
    /// What is added.
    pub gain: &'a [Effect],
}

/// How something attacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Melee or ranged.
    pub kind: AttackKind,
    /// How far a melee attack reaches.
    pub reach: u8,
    /// The dice.
    pub dice: Vec<Colour>,
    /// Pierce.
    pub pierce: u8,
    /// Whom it sees past.
    pub past: Vec<Past>,
}

impl Shape {
    /// A ranged attack with these dice.
    pub fn ranged(dice: &[Colour]) -> Shape {
        Shape { kind: AttackKind::Ranged, reach: 1, dice: dice.to_vec(), pierce: 0, past: Vec::new() }
    }
}

impl World {
    /// DE-ATK-12: what an attack with this is.
    pub fn shape(&self, game: &Descent, attacker: Who, weapon: WeaponRef) -> Shape {
        let of = |printed: &crate::content::Weapon| Shape {
            kind: printed.kind,
            reach: if printed.reach { 2 } else { 1 },
            dice: printed.dice.clone(),
            pierce: printed.pierce,
            past: self.sees_past(game, attacker, weapon),
        };
        // DE-ATK-05: bare hands roll one blue die.
        let unarmed = || Shape {
            kind: AttackKind::Melee,
            reach: 1,
            dice: vec![Colour::Blue],
            pierce: 0,
            past: Vec::new(),
        };
        match weapon {
            WeaponRef::Unarmed => unarmed(),
            WeaponRef::Item(item) => game.item(item).weapon.as_ref().map_or_else(unarmed, of),
            WeaponRef::Found(card) => game.search_card(card).weapon.as_ref().map_or_else(unarmed, of),
            WeaponRef::Monster => {
                let monster = attacker.monster().and_then(|id| self.monster(id));
                monster.map_or_else(unarmed, |monster| Shape {
                    kind: game.monster(monster.id.of).kind,
                    reach: if self.has_trait(game, attacker, Trait::Reach) { 2 } else { 1 },
                    dice: self.dice_of(game, monster),
                    pierce: 0,
                    past: Vec::new(),
                })
            }
            WeaponRef::Familiar => {
                let Who::Familiar(owner) = attacker else { return unarmed() };
                let printed = self.hero(owner).familiar_card(game).map(|card| of(&card.weapon));
                let mut shape = printed.unwrap_or_else(unarmed);
                shape.dice.extend(self.hero(owner).familiar_dice(game));
                shape
            }
        }
    }

    /// DE-REL-03: the attack dice of a monster, with those of a relic.
    fn dice_of(&self, game: &Descent, monster: &crate::world::Monster) -> Vec<Colour> {
        let mut dice = self.card(game, monster).attack.clone();
        let relic = self.relic_of(game, Who::Monster(monster.id));
        dice.extend(relic.into_iter().flat_map(|relic| &relic.overlord.dice));
        dice
    }

    /// The figures past which a hero sees with a weapon.
    fn sees_past(&self, game: &Descent, attacker: Who, weapon: WeaponRef) -> Vec<Past> {
        let (Who::Hero(id), WeaponRef::Item(item)) = (attacker, weapon) else { return Vec::new() };
        let hero = self.hero(id);
        let mut past = Vec::new();
        for (of, ability) in self.abilities(game, id) {
            let own = !matches!(of.card, Card::Item(_, other) if other != item);
            let fits = ability.with.is_empty() || ability.with.iter().any(|t| hero.has_trait(game, item, t));
            if ability.when == When::Attacking && own && fits {
                past.extend(ability.does.iter().filter_map(|effect| match effect {
                    Effect::SeePast(past) => Some(*past),
                    _ => None,
                }));
            }
        }
        past
    }

    /// The squares of figures that block the sight of an attack.
    fn blockers_of(&self, attacker: Who, shape: &Shape) -> SpaceSet {
        if shape.past.is_empty() {
            return self.sight_blockers();
        }
        let seen_past = |who: Who| {
            shape.past.iter().any(|past| match past {
                Past::Friends => self.are_friends(attacker, who),
                Past::Adjacent => self.beside(attacker, who),
            })
        };
        let blocking = self.figures().filter(|(who, body)| !self.is_in_pit(*body) && !seen_past(*who));
        blocking.flat_map(|(_, body)| self.ground.map.covered(body)).collect()
    }

    /// DE-ATK-06, DE-ATK-08, DE-KEY-04, DE-KEY-05: whether a space is near enough for an attack of this shape.
    fn is_in_reach(&self, attacker: Who, shape: &Shape, spot: Spot) -> bool {
        match (shape.kind, shape.reach) {
            (AttackKind::Ranged, _) => true,
            (AttackKind::Melee, 1) => self.beside_spot(attacker, spot),
            (AttackKind::Melee, reach) => self.range_to(attacker, spot).is_some_and(|n| n <= reach),
        }
    }

    /// DC-MAB-45: whether attacks of this figure cannot affect another that is in the air.
    pub fn is_aloft_for(&self, attacker: Who, who: Who) -> bool {
        let aloft = who.monster().and_then(|id| self.monster(id)).is_some_and(|m| m.airborne);
        aloft && !self.beside(attacker, who)
    }

    /// DE-ATK-14: the enemies that may be attacked, each with the spaces in which it may be hit.
    pub fn targets(&self, attacker: Who, shape: &Shape) -> impl Iterator<Item = (Who, Spot)> {
        let blockers = self.blockers_of(attacker, shape);
        let enemies = self.figures().filter(move |(who, _)| !self.are_friends(attacker, *who));
        let all = enemies.flat_map(|(who, body)| body.spots().map(move |spot| (who, spot)));
        all.filter(move |(who, spot)| {
            self.is_in_reach(attacker, shape, *spot)
                && self.sees_spot(attacker, *spot, &blockers)
                && !self.is_aloft_for(attacker, *who)
        })
    }

    /// DE-ATK-16, DE-AOE-19: the figures that an attack of a certain kind has as targets, all at once.
    pub fn all_targets(&self, attacker: Who, on: On) -> Vec<(Who, Spot)> {
        let blockers = self.sight_blockers();
        let others = self.figures().filter(|(who, _)| *who != attacker && !self.is_aloft_for(attacker, *who));
        let hit = |(who, body): (Who, board::square::Body)| {
            let spot = body.spots().find(|spot| match on {
                // DE-ATK-42: every target must be seen.
                On::AdjacentMonsters => {
                    !self.are_friends(attacker, who)
                        && self.beside_spot(attacker, *spot)
                        && self.sees_spot(attacker, *spot, &blockers)
                }
                On::AdjacentFigures => {
                    self.beside_spot(attacker, *spot) && self.sees_spot(attacker, *spot, &blockers)
                }
                On::FiguresWithin(n) => {
                    self.range_to(attacker, *spot).is_some_and(|far| far <= n)
                        && self.sees_spot(attacker, *spot, &blockers)
                }
                On::SeenByOwner => match attacker {
                    Who::Familiar(owner) => {
                        who.monster().is_some() && self.sees_spot(Who::Hero(owner), *spot, &blockers)
                    }
                    _ => false,
                },
                On::One | On::TwoMonsters | On::Culprit | On::OnlyInSight => false,
            });
            spot.map(|spot| (who, spot))
        };
        others.filter_map(hit).collect()
    }

    /// Whom a certain kind of attack may have as target, of those that could be attacked.
    pub fn is_meant(&self, attacker: Who, how: &How<'_>, target: Who) -> bool {
        let only = how.only.is_none_or(|only| only == target);
        match how.on {
            On::OnlyInSight => {
                let others = self.monsters.iter().map(|monster| Who::Monster(monster.id));
                let seen = others.filter(|other| self.sees_any(attacker, |who| who == *other));
                only && seen.collect::<Vec<_>>() == [target]
            }
            On::Culprit => how.only.is_some() && only,
            _ => only,
        }
    }

    /// Whether there is anybody to attack with this.
    pub fn has_target(&self, game: &Descent, attacker: Who, weapon: WeaponRef, how: &How<'_>) -> bool {
        match how.on {
            On::One | On::Culprit | On::OnlyInSight => {
                let shape = self.shape(game, attacker, weapon);
                self.targets(attacker, &shape).any(|(who, _)| self.is_meant(attacker, how, who))
            }
            On::TwoMonsters => {
                let shape = self.shape(game, attacker, weapon);
                let mut targets = self.targets(attacker, &shape);
                targets.next().is_some_and(|(first, _)| targets.any(|(who, _)| who != first))
            }
            on => !self.all_targets(attacker, on).is_empty(),
        }
    }

    /// DE-ATK-12: the weapons with which a hero may attack now.
    pub fn weapons(&self, game: &Descent, id: HeroId, how: &How<'_>) -> Vec<WeaponRef> {
        let hero = self.hero(id);
        let fits = |weapon: &WeaponRef| {
            let shape = self.shape(game, Who::Hero(id), *weapon);
            let has_trait = |name: &String| match weapon {
                WeaponRef::Item(item) => hero.has_trait(game, *item, name),
                _ => false,
            };
            how.kind.is_none_or(|kind| kind == shape.kind)
                && (how.with.is_empty() || how.with.iter().any(has_trait))
                && self.has_target(game, Who::Hero(id), *weapon, how)
        };
        // A monkey does not attack.
        if hero.monkey > 0 {
            return Vec::new();
        }
        if let Some(only) = how.weapon {
            return if self.has_target(game, Who::Hero(id), only, how) { vec![only] } else { Vec::new() };
        }
        let armed = hero.equipped().filter(|owned| game.item(owned.item).weapon.is_some());
        let found = hero.found.iter().filter(|found| how.thrown && !found.used);
        let thrown = found.filter(|found| game.search_card(found.card).weapon.is_some());
        let mut all: Vec<WeaponRef> =
            armed.map(|owned| WeaponRef::Item(owned.item)).chain([WeaponRef::Unarmed]).collect();
        all.extend(thrown.map(|found| WeaponRef::Found(found.card)));
        all.dedup();
        all.into_iter().filter(fits).collect()
    }
}
