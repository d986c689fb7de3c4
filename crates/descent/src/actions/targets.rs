//! ATK, AOE, KEY: with what one may attack, and whom.

use crate::Descent;
use crate::content::{AttackKind, Colour, Effect, On, Trait};
use crate::world::{HeroId, WeaponRef, Who, World};
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
}

impl World {
    /// DE-ATK-12: what an attack with this is.
    pub fn shape(&self, game: &Descent, attacker: Who, weapon: WeaponRef) -> Shape {
        let of = |weapon: &crate::content::Weapon| Shape {
            kind: weapon.kind,
            reach: if weapon.reach { 2 } else { 1 },
            dice: weapon.dice.clone(),
            pierce: weapon.pierce,
        };
        // DE-ATK-05: bare hands roll one blue die.
        let unarmed = || Shape { kind: AttackKind::Melee, reach: 1, dice: vec![Colour::Blue], pierce: 0 };
        match weapon {
            WeaponRef::Unarmed => unarmed(),
            WeaponRef::Item(item) => game.item(item).weapon.as_ref().map_or_else(unarmed, of),
            WeaponRef::Found(card) => game.search_card(card).weapon.as_ref().map_or_else(unarmed, of),
            WeaponRef::Monster => {
                let monster = attacker.monster().and_then(|id| self.monster(id));
                monster.map_or_else(unarmed, |monster| Shape {
                    kind: game.monster(monster.id.of).kind,
                    reach: if self.has_trait(game, attacker, Trait::Reach) { 2 } else { 1 },
                    dice: self.card(game, monster).attack.clone(),
                    pierce: 0,
                })
            }
        }
    }

    /// DE-ATK-06, DE-ATK-08, DE-KEY-04, DE-KEY-05: whether a space is near enough for an attack of this shape.
    fn is_in_reach(&self, attacker: Who, shape: &Shape, spot: Spot) -> bool {
        match (shape.kind, shape.reach) {
            (AttackKind::Ranged, _) => true,
            (AttackKind::Melee, 1) => self.beside_spot(attacker, spot),
            (AttackKind::Melee, reach) => self.range_to(attacker, spot).is_some_and(|n| n <= reach),
        }
    }

    /// DE-ATK-14: the enemies that may be attacked, each with the spaces in which it may be hit.
    pub fn targets(&self, attacker: Who, shape: &Shape) -> impl Iterator<Item = (Who, Spot)> {
        let blockers = self.sight_blockers();
        let enemies = self.figures().filter(move |(who, _)| !self.are_friends(attacker, *who));
        let all = enemies.flat_map(|(who, body)| body.spots().map(move |spot| (who, spot)));
        all.filter(move |(who, spot)| {
            let aloft = who.monster().and_then(|id| self.monster(id)).is_some_and(|m| m.airborne);
            self.is_in_reach(attacker, shape, *spot)
                && self.sees_spot(attacker, *spot, &blockers)
                && (!aloft || self.beside(attacker, *who))
        })
    }

    /// DE-ATK-16, DE-AOE-19: the figures that an attack of a certain kind has as targets, all at once.
    pub fn all_targets(&self, attacker: Who, on: On) -> Vec<(Who, Spot)> {
        let blockers = self.sight_blockers();
        let others = self.figures().filter(|(who, _)| *who != attacker);
        let hit = |(who, body): (Who, board::square::Body)| {
            let spot = body.spots().find(|spot| match on {
                On::AdjacentMonsters => !self.are_friends(attacker, who) && self.beside_spot(attacker, *spot),
                On::AdjacentFigures => self.beside_spot(attacker, *spot),
                On::FiguresWithin(n) => {
                    self.range_to(attacker, *spot).is_some_and(|far| far <= n)
                        && self.sees_spot(attacker, *spot, &blockers)
                }
                On::One | On::TwoMonsters => false,
            });
            spot.map(|spot| (who, spot))
        };
        others.filter_map(hit).collect()
    }

    /// Whether there is anybody to attack with this.
    pub fn has_target(&self, game: &Descent, attacker: Who, weapon: WeaponRef, on: On) -> bool {
        match on {
            On::One => self.targets(attacker, &self.shape(game, attacker, weapon)).next().is_some(),
            On::TwoMonsters => {
                let shape = self.shape(game, attacker, weapon);
                let mut targets = self.targets(attacker, &shape);
                targets.next().is_some_and(|(first, _)| targets.any(|(who, _)| who != first))
            }
            _ => !self.all_targets(attacker, on).is_empty(),
        }
    }

    /// DE-ATK-12: the weapons with which a hero may attack now.
    pub fn weapons(&self, game: &Descent, id: HeroId, how: &How<'_>) -> Vec<WeaponRef> {
        let hero = self.hero(id);
        let fits = |weapon: &WeaponRef| {
            let shape = self.shape(game, Who::Hero(id), *weapon);
            let traits: &[String] = match weapon {
                WeaponRef::Item(item) => &game.item(*item).traits,
                _ => &[],
            };
            how.kind.is_none_or(|kind| kind == shape.kind)
                && (how.with.is_empty() || how.with.iter().any(|name| traits.contains(name)))
                && self.has_target(game, Who::Hero(id), *weapon, how.on)
        };
        if let Some(only) = how.weapon {
            return if self.has_target(game, Who::Hero(id), only, how.on) { vec![only] } else { Vec::new() };
        }
        let armed = hero.equipped().filter(|owned| game.item(owned.item).weapon.is_some());
        armed.map(|owned| WeaponRef::Item(owned.item)).chain([WeaponRef::Unarmed]).filter(fits).collect()
    }
}
