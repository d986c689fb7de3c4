//! MOV, LRG: where a figure may go. What is the same on every space of its way is worked out once.

use super::movement::By;
use crate::Descent;
use crate::content::{Always, Trait};
use crate::world::{Who, World};
use board::SpaceSet;
use board::square::{Body, Line, Size, Spot, Terrain};

/// A figure that looks where it may go.
#[derive(Debug)]
pub struct Walker<'w> {
    world: &'w World,
    game: &'w Descent,
    who: Who,
    size: Size,
    flies: bool,
    /// The spaces of all other figures.
    others: SpaceSet,
}

impl<'w> Walker<'w> {
    /// A figure where it is now.
    pub fn new(world: &'w World, game: &'w Descent, who: Who) -> Walker<'w> {
        let others = world.spaces_of(world.figures().filter(|(other, _)| *other != who));
        Walker { world, game, who, size: world.size(game, who), flies: world.flies(game, who), others }
    }

    /// DE-FIG-07: whether a square is there, no obstacle, and without another figure.
    fn is_empty(&self, spot: Spot) -> bool {
        let there = self.world.space(spot).is_some_and(|space| !self.others.contains(space));
        there && self.world.terrain(spot) != Terrain::Obstacle
    }

    /// DE-MOV-02, DE-MOV-24, DE-MOV-25, DE-FIG-03: whether it may step from a space to the next: not across what blocks,
    /// not through enemies, but through friends.
    pub fn may_enter(&self, from: Spot, to: Spot) -> bool {
        let world = self.world;
        let (Some(a), Some(b)) = (world.space(from), world.space(to)) else { return false };
        let open =
            if self.flies { world.may_fly(from, to) } else { world.ground.map.may_step(world.gates, a, b) };
        open && (!self.others.contains(b) || self.passes(to))
    }

    /// DC-OL-27, DE-FIG-02, DE-FIG-13, DE-FIG-16: whether it may pass whoever stands on a space.
    fn passes(&self, spot: Spot) -> bool {
        let Some(other) = self.world.other_at(spot, self.who) else { return true };
        // DE-TER-29: not even to pass.
        !self.world.crumbles(spot)
            && (self.flies
                || self.world.are_friends(self.who, other)
                || self.who.hero().is_some_and(|id| self.world.hero(id).has(self.game, &Always::PassEnemies))
                || (other.hero().is_some() && self.world.has_trait(self.game, self.who, Trait::Scamper)))
    }

    /// DE-LRG-08, DE-LRG-09: whether it could stand so that it covers this space.
    pub fn can_stand(&self, spot: Spot) -> bool {
        if self.size.is_large() { self.bodies(spot).next().is_some() } else { self.is_empty(spot) }
    }

    /// DE-LRG-08, DE-LRG-09: how it could stand so that it covers this space, on empty squares, in reading order.
    pub fn stands(&self, spot: Spot) -> Vec<Body> {
        let mut bodies: Vec<Body> = self.bodies(spot).collect();
        bodies.sort_by_key(|body| (body.at.y, body.at.x, body.wide));
        bodies
    }

    fn bodies(&self, spot: Spot) -> impl Iterator<Item = Body> {
        let all = self.world.ground.map.stands_over(self.world.gates, self.size, spot);
        all.filter(|body| body.spots().all(|own| self.is_empty(own)))
    }

    /// What a space costs it to enter.
    fn cost(&self, spot: Spot, by: By) -> u8 {
        match by {
            By::Spaces => 1,
            // DC-MAB-30: whoever flies pays 1 for every space.
            By::Points if self.flies => 1,
            By::Points => self.world.cost(spot),
        }
    }

    /// The next spaces of its move: never one that it could not leave again to stop.
    pub fn next(&self, from: Spot, left: u8, by: By) -> Vec<Spot> {
        let reaches = |to: &Spot| {
            let cost = self.cost(*to, by);
            cost <= left && self.may_enter(from, *to) && self.gets_through(*to, left - cost, by)
        };
        self.world.neighbours(from).filter(reaches).collect()
    }

    /// DE-FIG-08: whether it could get from a space to one where it can stop, with so much left. A space is looked at
    /// again only if it is reached with more left.
    fn gets_through(&self, from: Spot, left: u8, by: By) -> bool {
        if self.can_stand(from) {
            return true;
        }
        // DE-TER-11, DE-TER-15: no points lead out of a pit, unless a large figure passes over it, or one that flies.
        let over_pits = by == By::Spaces || self.size.is_large() || self.flies;
        let mut most_left = vec![None; self.world.ground.map.len()];
        let mut open = vec![(from, left)];
        while let Some((here, left)) = open.pop() {
            if self.can_stand(here) {
                return true;
            }
            if !over_pits && self.world.terrain(here) == Terrain::Pit {
                continue;
            }
            for next in self.world.neighbours(here) {
                let Some(left) = left.checked_sub(self.cost(next, by)) else { continue };
                let Some(space) = self.world.space(next) else { continue };
                if most_left[space.index()] < Some(left) && self.may_enter(here, next) {
                    most_left[space.index()] = Some(left);
                    open.push((next, left));
                }
            }
        }
        false
    }
}

impl World {
    /// DC-MAB-30: whether a figure flies.
    pub fn flies(&self, game: &Descent, who: Who) -> bool {
        self.has_trait(game, who, Trait::Fly)
    }

    /// DE-MOV-19, DE-TER-02, DE-TER-03: what a space costs to enter.
    pub fn cost(&self, spot: Spot) -> u8 {
        match self.terrain(spot) {
            Terrain::Water | Terrain::Sludge => 2,
            _ => 1,
        }
    }

    /// What a space costs a figure to enter.
    pub fn cost_for(&self, game: &Descent, who: Who, spot: Spot) -> u8 {
        if self.flies(game, who) { 1 } else { self.cost(spot) }
    }

    /// DE-DOR-03, DE-MOV-22, DE-MOV-23, DE-ADJ-15: whether a figure may step from a space to the next.
    pub fn may_enter(&self, game: &Descent, who: Who, from: Spot, to: Spot) -> bool {
        Walker::new(self, game, who).may_enter(from, to)
    }

    /// DC-MAB-32, DE-TER-18, DE-TER-22, DC-MAB-28: where whoever flies gets from a space to the next: over obstacles
    /// and elevation lines, but not through walls, doors and portcullises.
    fn may_fly(&self, from: Spot, to: Spot) -> bool {
        self.lets(from, to, |line| line.lets().moves || line == Line::Elevation)
    }

    /// DE-DOR-14: whether every line on the way between two spaces that touch is such a line; around a corner there are
    /// two ways.
    pub(super) fn lets(&self, from: Spot, to: Spot, fits: impl Fn(Line) -> bool) -> bool {
        let free = |a: Spot, b: Spot| fits(self.ground.map.line(self.gates, a, b));
        if from.x == to.x || from.y == to.y {
            return free(from, to);
        }
        let corners = [Spot::new(to.x, from.y), Spot::new(from.x, to.y)];
        corners.into_iter().any(|corner| free(from, corner) && free(corner, to))
    }

    /// Whether a figure could stand so that it covers this space.
    pub fn can_stand(&self, game: &Descent, who: Who, spot: Spot) -> bool {
        match self.size(game, who).is_large() {
            true => Walker::new(self, game, who).can_stand(spot),
            false => self.is_empty_for(spot, who),
        }
    }

    /// DE-MOV-15, DE-MOV-19: the fewest movement points with which a figure comes from one space to another and can stop
    /// there.
    pub fn least_points(&self, game: &Descent, who: Who, from: Spot, to: Spot) -> Option<u8> {
        let walker = Walker::new(self, game, who);
        let mut spent: Vec<Option<u8>> = vec![None; self.ground.map.len()];
        let mut open = vec![(from, 0u8)];
        while let Some((here, so_far)) = open.pop() {
            // DE-TER-11: no points lead out of a pit.
            if self.terrain(here) == Terrain::Pit && !walker.flies {
                continue;
            }
            for next in self.neighbours(here).filter(|next| walker.may_enter(here, *next)) {
                let Some(space) = self.space(next) else { continue };
                let cost = so_far.saturating_add(walker.cost(next, By::Points));
                if cost < u8::MAX && spent[space.index()].is_none_or(|known| cost < known) {
                    spent[space.index()] = Some(cost);
                    open.push((next, cost));
                }
            }
        }
        let end = self.space(to).filter(|_| from != to && walker.can_stand(to));
        if from == to { Some(0) } else { spent[end?.index()] }
    }

    /// DE-DOR-12, DE-LRG-17: how a figure could stand so that it covers this space, on empty squares.
    pub fn stands(&self, game: &Descent, who: Who, spot: Spot) -> Vec<Body> {
        Walker::new(self, game, who).stands(spot)
    }

    /// The spaces around a space.
    pub fn neighbours(&self, spot: Spot) -> impl Iterator<Item = Spot> + '_ {
        let map = &self.ground.map;
        let near = self.space(spot).into_iter().flat_map(move |space| map.around(space));
        near.map(move |other| map.spot(other))
    }
}
