//! MAP, LIT, LOS: zones, ways, light and sight.

use super::{Fighter, Lying, Pick, World};
use crate::content::text::Landmark;
use crate::content::{AttackType, Token, ZoneId};
use board::area::{DoorId, Relation};
use std::fmt;

/// A zone with its place on the map, for whoever reads about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The zone.
    pub zone: ZoneId,
    /// Its column.
    pub x: i16,
    /// Its row.
    pub y: i16,
    /// What stands there.
    pub landmark: Option<Landmark>,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl World {
    /// A zone with its place.
    pub fn spot(&self, zone: ZoneId) -> Spot {
        let area = self.ground.map.areas().get(zone.index());
        let place = |hundredths: i32| hundredths.div_euclid(100) as i16;
        let (x, y) = area.map_or((0, 0), |a| (place(a.x), place(a.y)));
        Spot { zone, x, y, landmark: Landmark::of(self.tokens_in(zone)) }
    }

    /// Zones as options.
    pub fn zone_picks(&self, zones: impl IntoIterator<Item = ZoneId>) -> Vec<Pick> {
        zones.into_iter().map(|zone| Pick::Zone(self.spot(zone))).collect()
    }

    /// MD-MAP-06, MD-MAP-09, MD-MAP-10, MD-MAP-11, MD-MOV-06, MD-DOR-02, MD-GEN-12: the zones into which one can step from
    /// here, past no wall and no closed door; however many stand there already.
    pub fn steps_from(&self, zone: ZoneId) -> Vec<ZoneId> {
        self.ground.map.next(zone, Relation::Walk, self.open).collect()
    }

    /// MD-LIT-01, MD-LIT-02: whether a zone is in shadow.
    pub fn is_shadow(&self, zone: ZoneId) -> bool {
        self.ground.shadow.contains(zone)
    }

    /// MD-LOS-01, MD-LOS-02, MD-LOS-03, MD-DOR-03, MD-ATK-07: how many zones away something is that one sees along a row or
    /// column; nothing, if one does not see it so.
    pub fn sight(&self, from: ZoneId, to: ZoneId) -> Option<usize> {
        let along = || self.ground.map.seen_along(from, to, self.open).map(|(_, zones)| usize::from(zones));
        if from == to { Some(0) } else { along() }
    }

    /// MD-ATK-08, MD-LOS-05: whether an attack of this type can be made from one zone into the other.
    pub fn in_range(&self, kind: AttackType, from: ZoneId, to: ZoneId) -> bool {
        self.sight(from, to).is_some_and(|zones| kind.reaches(zones))
    }

    /// MD-TOK-07, MD-TOK-08, MD-LOS-04: pillars on the way of an attack, the zone of the target too.
    pub fn pillars_between(&self, from: ZoneId, to: ZoneId) -> u8 {
        let line = self.ground.map.in_line(from, to, self.open).unwrap_or_default();
        let has = |zone: &&ZoneId| self.lying.contains(&Lying { zone: **zone, token: Token::Pillar });
        line.iter().filter(has).count() as u8
    }

    /// How many steps it is from one zone to another.
    pub fn way(&self, from: ZoneId, to: ZoneId) -> Option<u16> {
        self.ground.map.distance(from, to, Relation::Walk, self.open)
    }

    /// MD-DOR-04: the closed doors of a zone.
    pub fn closed_doors(&self, zone: ZoneId) -> Vec<DoorId> {
        let doors = self.ground.map.doors().iter();
        let here = |d: &&board::area::Door| d.between.0 == zone || d.between.1 == zone;
        doors.filter(here).map(|d| d.id).filter(|id| !self.open.is_open(*id)).collect()
    }

    /// The zone on the other side of a door.
    pub fn behind(&self, door: DoorId, zone: ZoneId) -> Option<ZoneId> {
        let door = self.ground.map.doors().get(usize::from(door.0))?;
        Some(if door.between.0 == zone { door.between.1 } else { door.between.0 })
    }

    /// Whether the chamber of a zone is revealed; corridors always are.
    pub fn is_revealed(&self, zone: ZoneId) -> bool {
        self.ground.chamber[zone.index()].is_none_or(|c| self.revealed >> c & 1 == 1)
    }

    /// The tokens in a zone.
    pub fn tokens_in(&self, zone: ZoneId) -> impl Iterator<Item = Token> + '_ {
        self.lying.iter().filter(move |l| l.zone == zone).map(|l| l.token)
    }

    /// Puts a token into a zone.
    pub fn lay(&mut self, zone: ZoneId, token: Token) {
        let lying = Lying { zone, token };
        let at = self.lying.partition_point(|l| *l <= lying);
        self.lying.insert(at, lying);
    }

    /// Takes a token out of a zone.
    pub fn pick_up(&mut self, zone: ZoneId, token: Token) -> bool {
        let at = self.lying.iter().position(|l| *l == Lying { zone, token });
        at.map(|at| self.lying.remove(at)).is_some()
    }

    /// The zones with a token.
    pub fn zones_with(&self, token: Token) -> Vec<ZoneId> {
        let mut zones: Vec<ZoneId> = self.lying.iter().filter(|l| l.token == token).map(|l| l.zone).collect();
        zones.dedup();
        zones
    }

    /// MD-SHA-08, MD-MOB-30: everybody whom enemies take for a hero, and where they are.
    pub fn targets(&self) -> Vec<(Fighter, ZoneId)> {
        let heroes = self.standing().map(|h| (Fighter::Hero(h), self.hero(h).zone));
        let spirits = self.spirits().map(|(id, spirit)| (Fighter::Spirit(id), spirit.zone));
        heroes.chain(spirits).collect()
    }

    /// MD-SHA-08: those in a zone whom enemies take for heroes.
    pub fn targets_in(&self, zone: ZoneId) -> Vec<Fighter> {
        self.targets().into_iter().filter(|(_, at)| *at == zone).map(|(who, _)| who).collect()
    }

    /// MD-SHA-08: those whom enemies take for heroes and see from a zone along rows and columns.
    pub fn seen_from(&self, zone: ZoneId) -> Vec<Fighter> {
        let seen = self.targets().into_iter().filter(|(_, at)| self.sight(zone, *at).is_some());
        seen.map(|(who, _)| who).collect()
    }

    /// MD-SHA-08: of some whom enemies take for heroes those with the lowest health.
    pub fn weakest(&self, of: impl IntoIterator<Item = Fighter>) -> Vec<Fighter> {
        let health = |who: &Fighter| match who {
            Fighter::Hero(hero) => Some(self.hero(*hero).health),
            Fighter::Spirit(spirit) => self.spirit(*spirit).map(|s| s.health),
            Fighter::Enemy(_) => None,
        };
        let of: Vec<Fighter> = of.into_iter().filter(|who| health(who).is_some()).collect();
        let least = of.iter().filter_map(health).min();
        of.into_iter().filter(|who| health(who) == least).collect()
    }
}
