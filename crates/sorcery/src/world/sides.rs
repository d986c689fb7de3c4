//! CTL: control and dominance of an area.

use super::{Who, World};
use crate::content::AreaId;

impl World {
    /// Everybody of one side in an area who is in play.
    pub fn in_area(&self, area: AreaId, heroes: bool) -> Vec<Who> {
        self.everybody()
            .into_iter()
            .filter(|who| who.is_hero() == heroes && self.at(*who) == Some(area))
            .collect()
    }

    /// Every figure in play.
    pub fn everybody(&self) -> Vec<Who> {
        let heroes = self.living().into_iter().map(Who::Hero);
        let companions = self.hero_ids().into_iter().filter(|id| self.hero(*id).companion.is_some());
        let enemies = self.enemies().into_iter().map(Who::Foe);
        heroes.chain(companions.map(Who::Companion)).chain(enemies).collect()
    }

    /// SS-CTL-01, SS-CTL-02, SS-CTL-03, SS-CTL-04, SS-CTL-05, SS-CTL-06, SS-CTL-07, SS-CTL-08: by how much a side
    /// outnumbers the other in an area: 0 not, 1 it controls, 2 it dominates.
    pub fn balance(&self, area: AreaId, heroes: bool) -> u8 {
        let standing =
            |all: &[Who]| all.iter().filter(|who| self.body(**who).is_some_and(|b| !b.down)).count();
        let (own, others) = (self.in_area(area, heroes), self.in_area(area, !heroes));
        if own.is_empty() || others.is_empty() {
            return 0;
        }
        let (own, others) = (standing(&own), standing(&others));
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

    /// SS-ENG-01: whether a figure on the heroes' side is engaged.
    pub fn is_engaged(&self, who: Who) -> bool {
        self.at(who).is_some_and(|area| !self.in_area(area, false).is_empty())
    }
}
