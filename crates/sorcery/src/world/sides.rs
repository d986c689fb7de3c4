//! CTL: control and dominance of an area.

use super::{Body, Foe, HeroId, Who, World};
use crate::content::AreaId;

impl World {
    /// Every figure of one side that is in play, with its body: heroes and their companions, or enemies.
    pub fn side(&self, heroes: bool) -> impl Iterator<Item = (Who, &Body)> + '_ {
        let (friends, foes) = if heroes {
            (self.heroes.as_slice(), [].as_slice())
        } else {
            ([].as_slice(), self.foes.as_slice())
        };
        let friends = friends.iter().enumerate();
        let friends = friends.map(|(n, hero)| (HeroId { seat: n as u8, class: hero.class }, hero));
        let living = friends.clone().filter(|(_, hero)| !hero.ghost);
        let living = living.map(|(id, hero)| (Who::Hero(id), &hero.body));
        let companions =
            friends.filter_map(|(id, hero)| Some((Who::Companion(id), hero.companion.as_ref()?)));
        let enemies = foes.iter().flat_map(Foe::alive).map(|(id, body)| (Who::Foe(id), body));
        living.chain(companions).chain(enemies)
    }

    /// Every figure in play, with its body.
    pub fn figures(&self) -> impl Iterator<Item = (Who, &Body)> + '_ {
        self.side(true).chain(self.side(false))
    }

    /// Every figure in play.
    pub fn everybody(&self) -> Vec<Who> {
        self.figures().map(|(who, _)| who).collect()
    }

    /// Everybody of one side in an area who is in play.
    pub fn in_area(&self, area: AreaId, heroes: bool) -> Vec<Who> {
        self.side(heroes).filter(|(_, body)| body.at == area).map(|(who, _)| who).collect()
    }

    /// Whether anybody of one side is in an area.
    pub fn is_held(&self, area: AreaId, heroes: bool) -> bool {
        self.side(heroes).any(|(_, body)| body.at == area)
    }

    /// SS-CTL-01, SS-CTL-02, SS-CTL-03, SS-CTL-04, SS-CTL-05, SS-CTL-06, SS-CTL-07, SS-CTL-08, SS-DTH-10, SS-CON-13: by
    /// how much a side outnumbers the other in an area: 0 not, 1 it controls, 2 it dominates.
    pub fn balance(&self, area: AreaId, heroes: bool) -> u8 {
        if !self.is_held(area, heroes) || !self.is_held(area, !heroes) {
            return 0;
        }
        let standing = |heroes: bool| self.side(heroes).filter(|(_, b)| b.at == area && !b.down).count();
        let (own, others) = (standing(heroes), standing(!heroes));
        match () {
            () if own == 0 => 0,
            () if own >= 2 * others => 2,
            () if own > others => 1,
            () => 0,
        }
    }

    /// SS-CTL-01: whether a side controls an area.
    pub fn controls(&self, area: AreaId, heroes: bool) -> bool {
        self.balance(area, heroes) >= 1
    }

    /// SS-CTL-02: whether a side dominates an area.
    pub fn dominates(&self, area: AreaId, heroes: bool) -> bool {
        self.balance(area, heroes) == 2
    }

    /// SS-CTL-02, SS-SUP-03: every area that a side dominates; its own figures must be there.
    pub fn dominated(&self, heroes: bool) -> Vec<AreaId> {
        let mut areas: Vec<AreaId> = self.side(heroes).map(|(_, body)| body.at).collect();
        areas.sort_unstable();
        areas.dedup();
        areas.retain(|area| self.dominates(*area, heroes));
        areas
    }

    /// SS-ENG-01: whether a figure on the heroes' side is engaged.
    pub fn is_engaged(&self, who: Who) -> bool {
        self.at(who).is_some_and(|area| self.is_held(area, false))
    }
}
