//! ATK, AOE, KEY: with what one may attack, and whom.

use crate::Descent;
use crate::content::{Always, AttackKind, Attacking, Colour, Effect, On, Past, Trait, Weapon, When};
use crate::world::{Card, HeroId, WeaponRef, Who, World};
use board::SpaceSet;
use board::square::{Body, Spot};
use std::cell::{OnceCell, RefCell};

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
    /// DE-ATK-05: only with a weapon; bare hands are none.
    pub armed: bool,
    /// Whether weapons among the search cards may be thrown.
    pub thrown: bool,
    /// Against whom.
    pub on: On,
    /// What is added.
    pub gain: &'a [Effect],
}

impl<'a> How<'a> {
    /// The attack that a card gives.
    pub fn given_by(attacking: &'a Attacking) -> How<'a> {
        let Attacking { kind, with, on, armed, gain, .. } = attacking;
        How { kind: *kind, with, on: *on, armed: *armed, gain, ..How::default() }
    }
}

/// Whom an attack can reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    /// Melee or ranged.
    pub kind: AttackKind,
    /// How far a melee attack reaches.
    pub reach: u8,
    /// Whom it sees past.
    pub past: Vec<Past>,
}

impl Aim {
    /// An attack without anything special about it.
    fn plain(kind: AttackKind) -> Aim {
        Aim { kind, reach: 1, past: Vec::new() }
    }
}

/// How something attacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Whom it can reach.
    pub aim: Aim,
    /// The dice.
    pub dice: Vec<Colour>,
    /// Pierce.
    pub pierce: u8,
    /// With what, if it is with what is printed on it.
    pub weapon: Option<WeaponRef>,
}

impl Shape {
    /// A ranged attack with these dice.
    pub fn ranged(dice: &[Colour]) -> Shape {
        Shape { aim: Aim::plain(AttackKind::Ranged), dice: dice.to_vec(), pierce: 0, weapon: None }
    }
}

/// What a figure sees for an attack. Each space is looked at once, however many weapons and skills ask for it.
#[derive(Debug)]
pub struct Eyes<'w> {
    world: &'w World,
    who: Who,
    past: Vec<Past>,
    blockers: OnceCell<SpaceSet>,
    looked: RefCell<Vec<(Spot, bool)>>,
}

impl<'w> Eyes<'w> {
    /// The eyes of a figure that sees past some others.
    pub fn new(world: &'w World, who: Who, past: &[Past]) -> Eyes<'w> {
        Eyes { world, who, past: past.to_vec(), blockers: OnceCell::new(), looked: RefCell::default() }
    }

    /// Whether it sees a space.
    fn see(&self, spot: Spot) -> bool {
        if let Some((_, seen)) = self.looked.borrow().iter().find(|(known, _)| *known == spot) {
            return *seen;
        }
        let blockers = self.blockers.get_or_init(|| self.world.blockers_of(self.who, &self.past));
        let seen = self.world.sees_spot(self.who, spot, blockers);
        self.looked.borrow_mut().push((spot, seen));
        seen
    }
}

impl World {
    /// DE-ATK-12: what an attack with this is.
    pub fn shape(&self, game: &Descent, attacker: Who, weapon: WeaponRef) -> Shape {
        let aim = self.aim(game, attacker, weapon);
        let (dice, pierce) = match weapon {
            WeaponRef::Monster => {
                let monster = attacker.monster().and_then(|id| self.monster(id));
                (monster.map_or_else(Vec::new, |monster| self.dice_of(game, monster)), 0)
            }
            // DE-ATK-05: bare hands roll one blue die.
            weapon => {
                let printed = self.printed(game, attacker, weapon);
                printed.map_or_else(|| (vec![Colour::Blue], 0), |of| (of.dice.clone(), of.pierce))
            }
        };
        let mut shape = Shape { aim, dice, pierce, weapon: Some(weapon) };
        if let (WeaponRef::Familiar, Who::Familiar(owner)) = (weapon, attacker)
            && !self.is_charmed(attacker)
        {
            shape.dice.extend(self.hero(owner).familiar_dice(game));
        }
        shape
    }

    /// Whom an attack with this can reach.
    pub fn aim(&self, game: &Descent, attacker: Who, weapon: WeaponRef) -> Aim {
        let reach = |far: bool| if far { 2 } else { 1 };
        if let (WeaponRef::Monster, Some(id)) = (weapon, attacker.monster()) {
            let far = self.has_trait(game, attacker, Trait::Reach);
            return Aim { kind: game.monster(id.of).kind, reach: reach(far), past: Vec::new() };
        }
        match self.printed(game, attacker, weapon) {
            Some(of) => {
                Aim { kind: of.kind, reach: reach(of.reach), past: self.sees_past(game, attacker, weapon) }
            }
            None => Aim::plain(AttackKind::Melee),
        }
    }

    /// The weapon as it is printed; bare hands are not, and monsters have their own cards.
    fn printed<'g>(&self, game: &'g Descent, attacker: Who, weapon: WeaponRef) -> Option<&'g Weapon> {
        match (weapon, attacker) {
            (WeaponRef::Item(item), _) => game.item(item).weapon.as_ref(),
            (WeaponRef::Found(card), _) => game.search_card(card).weapon.as_ref(),
            (WeaponRef::Familiar, Who::Familiar(owner)) => {
                self.hero(owner).familiar_card(game).map(|card| &card.weapon)
            }
            _ => None,
        }
    }

    /// DE-REL-03: the attack dice of a monster, with those of a relic.
    fn dice_of(&self, game: &Descent, monster: &crate::world::Monster) -> Vec<Colour> {
        let mut dice = self.card(game, monster).attack.clone();
        let relic = self.relic_of(game, Who::Monster(monster.id));
        dice.extend(relic.into_iter().flat_map(|relic| &relic.overlord.dice));
        dice
    }

    /// DC-SHOP-31, DE-LOS-15: the figures past which a hero sees with a weapon.
    fn sees_past(&self, game: &Descent, attacker: Who, weapon: WeaponRef) -> Vec<Past> {
        let (Who::Hero(id), WeaponRef::Item(item)) = (attacker, weapon) else { return Vec::new() };
        let hero = self.hero(id);
        let mut past = Vec::new();
        for (of, ability) in self.abilities(game, id) {
            let own = !matches!(of.card, Card::Item(_, other) if other != item);
            let fits =
                || ability.with.is_empty() || ability.with.iter().any(|t| hero.has_trait(game, item, t));
            if ability.when == When::Attacking && own && fits() {
                past.extend(ability.counts.iter().filter_map(|always| match always {
                    Always::SeePast(past) => Some(*past),
                    _ => None,
                }));
            }
        }
        past
    }

    /// The squares of figures that block the sight of an attack.
    fn blockers_of(&self, attacker: Who, past: &[Past]) -> SpaceSet {
        if past.is_empty() {
            return self.sight_blockers();
        }
        let seen_past = |who: Who| {
            past.iter().any(|past| match past {
                Past::Friends => self.are_friends(attacker, who),
                Past::Adjacent => self.beside(attacker, who),
            })
        };
        self.spaces_of(self.figures().filter(|(who, body)| !self.is_in_pit(*body) && !seen_past(*who)))
    }

    /// DE-ATK-06, DE-ATK-08, DE-KEY-04, DE-KEY-05, DE-KEY-06: whether a space is near enough for an attack of this
    /// shape.
    fn is_in_reach(&self, attacker: Who, body: Body, aim: &Aim, spot: Spot) -> bool {
        match (aim.kind, aim.reach) {
            (AttackKind::Ranged, _) => true,
            (AttackKind::Melee, 1) => body.spots().any(|own| self.adjacent(own, spot)),
            (AttackKind::Melee, reach) => self.is_within(attacker, spot, reach),
        }
    }

    /// DC-MAB-45: whether attacks of this figure cannot affect another that is in the air.
    pub fn is_aloft_for(&self, attacker: Who, who: Who) -> bool {
        let aloft = who.monster().and_then(|id| self.monster(id)).is_some_and(|m| m.airborne);
        aloft && !self.beside(attacker, who)
    }

    /// DE-ATK-14, DE-ATK-35, DE-AOE-06: the enemies that may be attacked, each with the spaces in which it may be hit.
    pub fn targets(&self, attacker: Who, shape: &Shape) -> impl Iterator<Item = (Who, Spot)> {
        let eyes = Eyes::new(self, attacker, &shape.aim.past);
        self.aimed_at(attacker, &shape.aim).filter(move |(_, spot)| eyes.see(*spot))
    }

    /// The enemies that are near enough to be attacked, whether they are seen or not.
    fn aimed_at(&self, attacker: Who, aim: &Aim) -> impl Iterator<Item = (Who, Spot)> {
        let enemies = self.figures().filter(move |(who, _)| !self.are_friends(attacker, *who));
        let enemies = enemies.chain(self.objects_for(attacker));
        let all = enemies.flat_map(|(who, body)| body.spots().map(move |spot| (who, spot)));
        let own = self.body(attacker);
        all.filter(move |(who, spot)| {
            own.is_some_and(|own| self.is_in_reach(attacker, own, aim, *spot))
                && !self.is_aloft_for(attacker, *who)
        })
    }

    /// DE-ATK-16, DE-AOE-19, DC-CLASS-80: the figures that an attack of a certain kind has as targets, all at once.
    pub fn all_targets(&self, attacker: Who, on: On) -> Vec<(Who, Spot)> {
        let blockers = self.sight_blockers();
        let all = self.figures().chain(self.objects_for(attacker));
        let others = all.filter(|(who, _)| *who != attacker && !self.is_aloft_for(attacker, *who));
        let hit = |(who, body): (Who, Body)| {
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
                    self.is_within(attacker, *spot, n) && self.sees_spot(attacker, *spot, &blockers)
                }
                On::SeenByOwner => match attacker {
                    Who::Familiar(owner) => {
                        !who.is_heroic() && self.sees_spot(Who::Hero(owner), *spot, &blockers)
                    }
                    _ => false,
                },
                On::One | On::TwoMonsters | On::Culprit | On::OnlyInSight | On::OwnFamiliar => false,
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
            _ => only,
        }
    }

    /// Whether there is anybody to attack with this.
    pub fn has_target(&self, game: &Descent, attacker: Who, weapon: WeaponRef, how: &How<'_>) -> bool {
        let aim = self.aim(game, attacker, weapon);
        let eyes = Eyes::new(self, attacker, &aim.past);
        self.has_target_for(attacker, &aim, how, &eyes)
    }

    fn has_target_for(&self, attacker: Who, aim: &Aim, how: &How<'_>, eyes: &Eyes<'_>) -> bool {
        let mut seen = self.aimed_at(attacker, aim).filter(|(_, spot)| eyes.see(*spot));
        match how.on {
            On::One | On::Culprit | On::OnlyInSight => seen.any(|(who, _)| self.is_meant(attacker, how, who)),
            On::TwoMonsters => seen.next().is_some_and(|(first, _)| seen.any(|(who, _)| who != first)),
            on => !self.all_targets(attacker, on).is_empty(),
        }
    }

    /// DE-ATK-12, DE-ATK-05: the weapons with which a hero may attack now.
    pub fn weapons(&self, game: &Descent, id: HeroId, how: &How<'_>) -> Vec<WeaponRef> {
        let eyes = Eyes::new(self, Who::Hero(id), &[]);
        let mut list: Vec<WeaponRef> = self.arms(game, id, how).collect();
        list.retain(|weapon| self.serves(game, id, *weapon, how, &eyes));
        list.dedup();
        list
    }

    /// Whether there is one of them; what the hero sees is known already.
    pub fn has_weapon(&self, game: &Descent, id: HeroId, how: &How<'_>, eyes: &Eyes<'_>) -> bool {
        self.arms(game, id, how).any(|weapon| self.serves(game, id, weapon, how, eyes))
    }

    /// What a hero has to attack with.
    fn arms<'g>(
        &'g self,
        game: &'g Descent,
        id: HeroId,
        how: &How<'_>,
    ) -> impl Iterator<Item = WeaponRef> + use<'g> {
        let (hero, only, thrown) = (self.hero(id), how.weapon, how.thrown);
        let armed = hero.equipped().filter(|owned| game.item(owned.item).weapon.is_some());
        let found = hero.found.iter().filter(move |found| thrown && !found.used);
        let found = found.filter(|found| game.search_card(found.card).weapon.is_some());
        let all = armed.map(|owned| WeaponRef::Item(owned.item)).chain([WeaponRef::Unarmed]);
        let all = all.chain(found.map(|found| WeaponRef::Found(found.card)));
        only.into_iter().chain(all.filter(move |_| only.is_none()))
    }

    /// Whether a weapon is what an attack is to be made with, and there is somebody to attack. A monkey does not attack.
    fn serves(&self, game: &Descent, id: HeroId, weapon: WeaponRef, how: &How<'_>, eyes: &Eyes<'_>) -> bool {
        let (hero, who) = (self.hero(id), Who::Hero(id));
        let kind = self.printed(game, who, weapon).map_or(AttackKind::Melee, |printed| printed.kind);
        let has_trait = |name: &String| match weapon {
            WeaponRef::Item(item) => hero.has_trait(game, item, name),
            _ => false,
        };
        let wanted = how.weapon.is_some()
            || (how.kind.is_none_or(|wanted| wanted == kind)
                && (how.with.is_empty() || how.with.iter().any(has_trait)));
        let bare = how.armed && weapon == WeaponRef::Unarmed;
        if hero.animal().is_some() || bare || !wanted {
            return false;
        }
        let aim = self.aim(game, who, weapon);
        // Some weapons see past figures that others do not.
        if aim.past.is_empty() {
            self.has_target_for(who, &aim, how, eyes)
        } else {
            self.has_target(game, who, weapon, how)
        }
    }
}
