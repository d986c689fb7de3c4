//! FIG, ADJ, LOS: figures on the map, what is empty, who is near and who sees whom.

use super::{Familiar, HeroId, Monster, Who, World};
use crate::Descent;
use crate::content::{Attribute, Colour, Condition, MonsterCard, Trait};
use board::square::{Body, Spot, Terrain};
use board::{SpaceId, SpaceSet};

impl World {
    /// All figures on the map, with the squares they cover. A knocked-out hero is none (DE-FIG-09), an object one while it
    /// is attacked (DE-ATK-36).
    pub fn figures(&self) -> impl Iterator<Item = (Who, Body)> + '_ {
        let heroes = self.hero_ids().filter_map(|id| {
            let hero = self.hero(id);
            hero.at.filter(|_| !hero.knocked_out).map(|at| (Who::Hero(id), Body::small(at)))
        });
        let familiars = self.hero_ids().filter_map(|id| {
            self.hero(id).familiar.as_ref().map(|familiar| (Who::Familiar(id), Body::small(familiar.at)))
        });
        let monsters = self.monsters.iter().map(|m| (Who::Monster(m.id), m.body));
        heroes.chain(monsters).chain(familiars).chain(self.objects_attacked())
    }

    /// The squares a figure covers.
    pub fn body(&self, who: Who) -> Option<Body> {
        match who {
            Who::Hero(id) => {
                let hero = self.hero(id);
                hero.at.filter(|_| !hero.knocked_out).map(Body::small)
            }
            Who::Monster(id) => self.monster(id).map(|monster| monster.body),
            Who::Familiar(id) => self.familiar(id).map(|familiar| Body::small(familiar.at)),
            Who::Object(id) => self.object(id).map(|object| Body::small(object.at)),
        }
    }

    /// The familiar of a hero, if it is on the map.
    pub fn familiar(&self, owner: HeroId) -> Option<&Familiar> {
        self.hero(owner).familiar.as_ref()
    }

    /// The familiar of a hero, to be changed.
    pub fn familiar_mut(&mut self, owner: HeroId) -> Option<&mut Familiar> {
        self.hero_mut(owner).familiar.as_mut()
    }

    /// Whether a figure is on the map.
    pub fn is_on_map(&self, who: Who) -> bool {
        self.body(who).is_some()
    }

    /// The figure on a square.
    pub fn figure_at(&self, spot: Spot) -> Option<Who> {
        self.figures().find(|(_, body)| body.covers(spot)).map(|(who, _)| who)
    }

    /// The figure on a square, other than this one.
    pub fn other_at(&self, spot: Spot, who: Who) -> Option<Who> {
        self.figures().find(|(other, body)| *other != who && body.covers(spot)).map(|(other, _)| other)
    }

    /// The number of a square.
    pub fn space(&self, spot: Spot) -> Option<SpaceId> {
        self.ground.map.space(spot)
    }

    /// The terrain of a square; where it crumbles nothing of what is beneath is seen (DE-TER-25).
    pub fn terrain(&self, spot: Spot) -> Terrain {
        self.terrain_over(spot, self.terrain_beneath(spot))
    }

    /// The terrain of a square, whatever lies on it.
    pub fn terrain_beneath(&self, spot: Spot) -> Terrain {
        self.space(spot).map_or(Terrain::Obstacle, |space| self.ground.map.terrain(space))
    }

    /// DE-FIG-07: whether a square is there, no obstacle, and without a figure other than this one.
    pub fn is_empty_for(&self, spot: Spot, who: Who) -> bool {
        self.terrain(spot) != Terrain::Obstacle && self.other_at(spot, who).is_none()
    }

    /// DE-FIG-07: whether a square is empty.
    pub fn is_empty(&self, spot: Spot) -> bool {
        self.terrain(spot) != Terrain::Obstacle && self.figure_at(spot).is_none()
    }

    /// All squares, by name.
    pub fn spots(&self) -> Vec<Spot> {
        self.ground.map.spaces().map(|space| self.ground.map.spot(space)).collect()
    }

    /// DE-ADJ-01, DE-ADJ-02, DE-ADJ-04, DE-ADJ-06: whether two squares are adjacent.
    pub fn adjacent(&self, a: Spot, b: Spot) -> bool {
        let both = self.space(a).zip(self.space(b));
        both.is_some_and(|(a, b)| self.ground.map.adjacent(self.gates, a, b))
    }

    /// DE-ADJ-05: whether a figure is adjacent to a square.
    pub fn beside_spot(&self, who: Who, spot: Spot) -> bool {
        self.body(who).is_some_and(|body| body.spots().any(|own| self.adjacent(own, spot)))
    }

    /// DE-ADJ-05: whether two figures are adjacent.
    pub fn beside(&self, a: Who, b: Who) -> bool {
        a != b && self.body(b).is_some_and(|body| body.spots().any(|spot| self.beside_spot(a, spot)))
    }

    /// DE-ADJ-10: over how many spaces one counts from a figure to a square.
    pub fn range_to(&self, who: Who, spot: Spot) -> Option<u8> {
        let to = SpaceSet::from_iter([self.space(spot)?]);
        self.ground.map.least(self.gates, self.ground.map.covered(self.body(who)?), &to)
    }

    /// DE-ADJ-10, DE-ADJ-08: whether a square is within this many spaces of a figure. Spaces are only counted to those
    /// that are not too far as the crow flies.
    pub fn is_within(&self, who: Who, spot: Spot, most: u8) -> bool {
        let far = i16::from(most);
        let near = |own: &Spot| (own.x - spot.x).abs() <= far && (own.y - spot.y).abs() <= far;
        let counted = |own: Spot| self.spaces_between(own, spot).is_some_and(|far| far <= most);
        self.body(who).is_some_and(|body| body.spots().filter(near).any(counted))
    }

    /// DE-ADJ-10: over how many spaces one counts from one figure to another.
    pub fn range(&self, a: Who, b: Who) -> Option<u8> {
        let map = &self.ground.map;
        let [from, to] = [self.body(a)?, self.body(b)?].map(|body| map.covered(body));
        map.least(self.gates, from, &to.into_iter().collect())
    }

    /// DE-ADJ-11, DE-ADJ-03, DE-ADJ-09, DE-ADJ-10, DE-FIG-05, DE-DOR-09: the figures within this many spaces of a
    /// figure, itself among them.
    pub fn figures_within(&self, who: Who, most: u8) -> Vec<Who> {
        let Some(body) = self.body(who) else { return Vec::new() };
        let near = |from: Spot, to: Spot| self.spaces_between(from, to).is_some_and(|far| far <= most);
        let inside = |other: &Body| other.spots().any(|to| body.spots().any(|from| near(from, to)));
        self.figures().filter(|(_, other)| inside(other)).map(|(who, _)| who).collect()
    }

    /// DE-ADJ-10: over how many spaces one counts from one square to another.
    fn spaces_between(&self, from: Spot, to: Spot) -> Option<u8> {
        self.ground.map.distance(self.gates, self.space(from)?, self.space(to)?)
    }

    /// DE-LOS-11, DE-TER-15: whether a figure is in a pit: its whole base.
    pub fn is_in_pit(&self, body: Body) -> bool {
        body.spots().all(|spot| self.terrain(spot) == Terrain::Pit)
    }

    /// The squares of figures that block sight: all but those in pits (DE-LOS-12).
    pub fn sight_blockers(&self) -> SpaceSet {
        self.spaces_of(self.figures().filter(|(_, body)| !self.is_in_pit(*body)))
    }

    /// The squares that these figures cover.
    pub fn spaces_of(&self, figures: impl Iterator<Item = (Who, Body)>) -> SpaceSet {
        let mut spaces = SpaceSet::new();
        figures.for_each(|(_, body)| body.spots().for_each(|spot| spaces.extend(self.space(spot))));
        spaces
    }

    /// DE-LOS-01, DE-LOS-11, DE-LOS-02, DE-LOS-03, DE-LOS-04, DE-LOS-05, DE-LOS-06, DE-LOS-07, DE-LOS-08, DE-LOS-10,
    /// DE-DOR-10: whether there is a line of sight between two squares, with the figures that stand there and those
    /// that block.
    pub(crate) fn sight(&self, from: Spot, to: Spot, blockers: &SpaceSet) -> bool {
        let (Some(a), Some(b)) = (self.space(from), self.space(to)) else { return false };
        let deep = |spot: Spot| {
            self.terrain(spot) == Terrain::Pit
                && self
                    .figures()
                    .find(|(_, body)| body.covers(spot))
                    .is_some_and(|(_, body)| self.is_in_pit(body))
        };
        if (deep(from) || deep(to)) && a != b {
            return self.adjacent(from, to) && self.ground.map.sees(self.gates, a, b, blockers);
        }
        self.ground.map.sees(self.gates, a, b, blockers)
    }

    /// DE-LOS-09: whether a figure sees a square past those that block ([`World::sight_blockers`]), from any square it
    /// covers.
    pub fn sees_spot(&self, who: Who, to: Spot, blockers: &SpaceSet) -> bool {
        self.body(who).is_some_and(|body| body.spots().any(|from| self.sight(from, to, blockers)))
    }

    /// Whether a figure sees one of these.
    pub fn sees_any(&self, who: Who, mut of: impl FnMut(Who) -> bool) -> bool {
        let blockers = self.sight_blockers();
        let mut others = self.figures().filter(|(other, _)| of(*other));
        others.any(|(_, body)| body.spots().any(|spot| self.sees_spot(who, spot, &blockers)))
    }

    /// The card of a monster.
    pub fn card<'g>(&self, game: &'g Descent, monster: &Monster) -> &'g MonsterCard {
        game.monster(monster.id.of).card(self.agreed.act, monster.rank, self.heroes.len())
    }

    /// Whether a monster has a trait.
    pub fn has_trait(&self, game: &Descent, who: Who, is: Trait) -> bool {
        let monster = who.monster().and_then(|id| self.monster(id));
        monster.is_some_and(|monster| self.card(game, monster).traits.contains(&is))
            || self.relic_of(game, who).is_some_and(|relic| relic.overlord.traits.contains(&is))
    }

    /// DE-CHR-04, DE-CHR-05: the Health of a figure.
    pub fn health(&self, game: &Descent, who: Who) -> u8 {
        match who {
            Who::Hero(id) => self.hero(id).health(game),
            Who::Monster(id) => {
                let relic = self.relic_of(game, who).map_or(0, |relic| relic.overlord.health);
                let monster = self.monster(id);
                monster.map_or(0, |m| self.card(game, m).health + m.more_health + relic)
            }
            Who::Familiar(id) => self.hero(id).familiar_health(game),
            Who::Object(id) => self.object_health(game, id),
        }
    }

    /// Damage suffered.
    pub fn damage(&self, who: Who) -> u8 {
        match who {
            Who::Hero(id) => self.hero(id).damage,
            Who::Monster(id) => self.monster(id).map_or(0, |monster| monster.damage),
            Who::Familiar(id) => self.familiar(id).map_or(0, |familiar| familiar.damage),
            Who::Object(id) => self.object(id).map_or(0, |object| object.damage),
        }
    }

    /// DE-CHR-03: the Speed of a figure; 1 if it began its turn in sludge (DE-TER-04).
    pub fn speed(&self, game: &Descent, who: Who) -> u8 {
        let printed = match who {
            Who::Hero(id) => self.hero(id).speed(game),
            Who::Monster(id) => self.monster(id).map_or(0, |monster| self.card(game, monster).speed),
            Who::Familiar(id) => self.hero(id).familiar_card(game).map_or(0, |card| card.speed),
            Who::Object(_) => 0,
        };
        let stuck = self.turn_of(who).is_some_and(|turn| turn.sludge);
        if stuck { printed.min(1) } else { printed }
    }

    /// DE-CHR-09: the defence dice of a figure.
    pub fn defence(&self, game: &Descent, who: Who) -> Vec<Colour> {
        match who {
            Who::Hero(id) => self.hero(id).defence(game),
            Who::Monster(id) => {
                self.monster(id).map_or_else(Vec::new, |monster| self.card(game, monster).defence.clone())
            }
            Who::Familiar(id) => self.hero(id).familiar_defence(game),
            Who::Object(id) => game.object(id.of).defence.clone(),
        }
    }

    /// DE-ATT-02, DE-LTN-02: an attribute; of monsters only lieutenants have them.
    pub fn attribute(&self, game: &Descent, who: Who, of: Attribute) -> Option<u8> {
        match who {
            Who::Hero(id) => Some(game.sheet(self.hero(id).sheet).attribute(of)),
            Who::Monster(id) => game.monster(id.of).lieutenant.as_ref().map(|l| l.attributes[of as usize]),
            Who::Familiar(_) | Who::Object(_) => None,
        }
    }

    /// Whether a figure has a condition.
    pub fn has(&self, who: Who, condition: Condition) -> bool {
        match who {
            Who::Hero(id) => self.hero(id).conditions.has(condition),
            Who::Monster(id) => self.monster(id).is_some_and(|monster| monster.conditions.has(condition)),
            Who::Familiar(id) => self.familiar(id).is_some_and(|f| f.conditions.has(condition)),
            Who::Object(id) => self.object(id).is_some_and(|object| object.conditions.has(condition)),
        }
    }

    /// Takes a condition from a figure; false if it had none.
    pub fn discard(&mut self, who: Who, condition: Condition) -> bool {
        match who {
            Who::Hero(id) => self.hero_mut(id).conditions.discard(condition),
            Who::Monster(id) => self.monster_mut(id).is_some_and(|m| m.conditions.discard(condition)),
            Who::Familiar(id) => self.familiar_mut(id).is_some_and(|f| f.conditions.discard(condition)),
            Who::Object(id) => self.object_mut(id).is_some_and(|o| o.conditions.discard(condition)),
        }
    }

    /// DE-REV-09, DE-MON-11: the closest empty squares to a square, counted over spaces.
    pub fn closest_empty(&self, to: Spot) -> Vec<Spot> {
        if self.is_empty(to) {
            return vec![to];
        }
        let Some(space) = self.space(to) else { return Vec::new() };
        let far = self.ground.map.distances(self.gates, [space]);
        let reach = |spot: &Spot| self.space(*spot).and_then(|space| far[space.index()]);
        let empty: Vec<Spot> = self.spots().into_iter().filter(|spot| self.is_empty(*spot)).collect();
        let least = empty.iter().filter_map(reach).min();
        empty.into_iter().filter(|spot| least.is_some() && reach(spot) == least).collect()
    }
}
