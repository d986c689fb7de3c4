//! LOS, RNG, MAP: who sees whom, how far it is, and which ways there are.

use super::{Who, World};
use crate::Sorcery;
use crate::content::AreaId;
use crate::rulings::FarSight;
use board::SpaceSet;
use board::area::Relation;

/// SS-LOS-12: nobody sees farther.
pub const SIGHT: u16 = 5;

impl World {
    /// SS-RNG-01, SS-RNG-02, SS-RNG-03: how far one area is from another, whatever barriers there are.
    pub fn range(&self, from: AreaId, to: AreaId) -> Option<u16> {
        self.ground.plan.map.distance(from, to, Relation::Count, self.open)
    }

    /// SS-BEH-03, SS-EMV-06: how many steps a figure needs.
    pub fn way(&self, game: &Sorcery, who: Who, from: AreaId, to: AreaId) -> Option<u16> {
        self.ground.plan.map.distance(from, to, self.relation(game, who), self.open)
    }

    /// SS-TER-04, SS-TER-07: how a figure moves: those that fly do not mind barriers.
    pub fn relation(&self, game: &Sorcery, who: Who) -> Relation {
        if self.flies(game, who) { Relation::Near } else { Relation::Walk }
    }

    /// SS-MAP-04, SS-TER-05: where a figure may step.
    pub fn steps(&self, game: &Sorcery, who: Who, from: AreaId) -> Vec<AreaId> {
        let mut all: Vec<AreaId> =
            self.ground.plan.map.next(from, self.relation(game, who), self.open).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// SS-AOE-03, SS-AOE-04, SS-TRAP-03: the areas that something reaches that spreads along ways on foot.
    pub fn spread(&self, from: AreaId, range: u8) -> Vec<AreaId> {
        let far = self.ground.plan.map.distances(from, Relation::Walk, self.open);
        let near = |area: &AreaId| far[area.index()].is_some_and(|n| n <= u16::from(range));
        self.ground.plan.map.spaces().filter(near).collect()
    }

    /// SS-LOS-02, SS-LOS-04, SS-LOS-05, SS-LOS-12: whether nothing on the map stands between two areas, and they are not too
    /// far apart.
    pub fn clear(&self, from: AreaId, to: AreaId) -> bool {
        self.ground.plan.sees(from, to, self.open) && self.range(from, to).is_some_and(|far| far <= SIGHT)
    }

    /// SS-LOS-06, SS-LOS-07, SS-LOS-08, SS-LOS-09, SS-LOS-13: whether the heroes in one area see another: enemies stand
    /// in their way.
    pub fn heroes_see(&self, from: AreaId, to: AreaId) -> bool {
        self.heroes_see_past(&self.held_by_enemies(), from, to)
    }

    /// The same, when it is known which areas enemies hold.
    pub fn heroes_see_past(&self, held: &SpaceSet, from: AreaId, to: AreaId) -> bool {
        let own = from != to && held.contains(from);
        let free = || self.ground.plan.between(from, to).is_some_and(|areas| !areas.meets(held));
        !own && self.clear(from, to) && free()
    }

    /// The areas in which enemies are.
    pub fn held_by_enemies(&self) -> SpaceSet {
        let figures = self.foes.iter().flat_map(|foe| foe.figures.iter().flatten());
        figures.map(|body| body.at).collect()
    }

    /// SS-LOS-10, SS-LOS-14, SS-LOS-06: whether a figure sees an area; no figure stands in the way of enemies.
    pub fn sees(&self, who: Who, to: AreaId) -> bool {
        let Some(from) = self.at(who) else { return false };
        match who {
            // SS-GAP-28: they see no farther than heroes, unless the table says so.
            Who::Foe(id) if self.rulings().far_sight == FarSight::Enemies => {
                self.seeing_figures(id.card).any(|at| self.ground.plan.sees(at, to, self.open))
            }
            Who::Foe(id) => self.seeing_figures(id.card).any(|at| self.clear(at, to)),
            _ => self.heroes_see(from, to),
        }
    }

    /// SS-HRD-08, SS-ECN-07: where the figures of an enemy look from; those that are blinded see nothing.
    fn seeing_figures(&self, card: crate::content::CardId) -> impl Iterator<Item = AreaId> + '_ {
        let bodies = self.foe(card).into_iter().flat_map(|foe| foe.figures.iter().flatten());
        bodies.filter(|body| body.blinded == 0).map(|body| body.at)
    }
}
