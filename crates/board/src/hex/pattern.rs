//! Areas of effect: patterns of hexes, turned, mirrored and laid on the map.

use serde::{Deserialize, Serialize};

use super::{Hex, Map};
use crate::{SpaceId, SpaceSet};

/// The hexes of an area of effect as a card shows them.
///
/// Coordinates are relative to the grey hex if there is one (GH-AOE-03, FH-AOE-02); otherwise only the shape matters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Pattern {
    /// Whether (0, 0) is the grey hex: the figure's own.
    pub own: bool,
    /// Red hexes: where figures are affected (GH-AOE-04, FH-AOE-04).
    pub red: Vec<Hex>,
    /// Blue hexes: where an ally must stand (FH-AOE-03).
    #[serde(default)]
    pub blue: Vec<Hex>,
}

/// Whether patterns may be mirrored: yes by FH-AOE-01, open in Gloomhaven (GH-GAP-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Turn {
    /// Only turned (GH-AOE-01).
    Rotate,
    /// Turned and mirrored (FH-AOE-01).
    RotateAndMirror,
}

/// Whether the red hex that must be within range may lie in a wall: no by FH-AOE-05, open in Gloomhaven, whose
/// GH-AOE-05 says only that it need not hold an enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum WallAnchors {
    /// Never (FH-AOE-05).
    Excluded,
    /// If it is among the anchors. Range is not counted through walls, so the caller says which wall hexes are near.
    Allowed,
}

/// A pattern laid on a map: the spaces under it. Hexes outside the map or in a wall hold nobody and are left out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Area {
    /// Under red hexes.
    pub red: SpaceSet,
    /// Under blue hexes.
    pub blue: SpaceSet,
}

impl Pattern {
    /// A ranged pattern of red hexes.
    ///
    /// ```
    /// use board::hex::{Hex, Pattern};
    /// let triangle = Pattern::ranged([Hex::new(0, 0), Hex::new(1, 0), Hex::new(0, 1)]);
    /// assert!(!triangle.own);
    /// ```
    pub fn ranged(red: impl IntoIterator<Item = Hex>) -> Pattern {
        Pattern { own: false, red: red.into_iter().collect(), blue: Vec::new() }
    }

    /// A melee pattern of red hexes around the figure's own hex (0, 0).
    ///
    /// ```
    /// use board::hex::{Dir, Pattern};
    /// let sweep = Pattern::melee([Dir::E.step(), Dir::Se.step(), Dir::Sw.step()]);
    /// assert!(sweep.own);
    /// ```
    pub fn melee(red: impl IntoIterator<Item = Hex>) -> Pattern {
        Pattern { own: true, ..Pattern::ranged(red) }
    }

    /// All different ways to hold the pattern, in a fixed order.
    ///
    /// ```
    /// use board::hex::{Dir, Hex, Pattern, Turn};
    /// let line = Pattern::ranged([Hex::new(0, 0), Hex::new(1, 0)]);
    /// assert_eq!(line.orientations(Turn::Rotate).len(), 3);
    /// let hook = Pattern::melee([Hex::new(1, 0), Hex::new(2, 0), Hex::new(2, 1)]);
    /// assert_eq!(hook.orientations(Turn::Rotate).len(), 6);
    /// assert_eq!(hook.orientations(Turn::RotateAndMirror).len(), 12);
    /// ```
    pub fn orientations(&self, turn: Turn) -> Vec<Pattern> {
        let faces: &[bool] = if turn == Turn::RotateAndMirror { &[false, true] } else { &[false] };
        let mut all: Vec<Pattern> = faces
            .iter()
            .flat_map(|&mirrored| (0..6).map(move |turns| (mirrored, turns)))
            .map(|(mirrored, turns)| {
                let held = |hex: Hex| if mirrored { hex.mirror().rotate(turns) } else { hex.rotate(turns) };
                self.each(held).settled()
            })
            .collect();
        all.sort();
        all.dedup();
        all
    }

    /// Every different area that the pattern can cover, in a fixed order.
    ///
    /// `from` is the figure's own hex for a pattern with a grey hex. Without one the pattern lies anywhere so
    /// that a red hex is on one of the `anchors`: the spaces within range, in sight or not (GH-AOE-05, FH-AOE-04). An
    /// anchor is never in a wall here (FH-AOE-05); see [`areas_with`](Pattern::areas_with) for the other reading.
    /// Who is hit is for the caller to say: only figures in sight (GH-AOE-06, FH-AOE-06).
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet, hex::{Hex, Map, Pattern, Turn}};
    /// let map = Map::parse(" . . . .").unwrap();
    /// let pair = Pattern::ranged([Hex::new(0, 0), Hex::new(1, 0)]);
    /// let anchors: SpaceSet = [SpaceId(1)].into_iter().collect();
    /// let areas = pair.areas(&map, SpaceId(0), &anchors, Turn::Rotate);
    /// // Spaces 0 and 1, 1 alone (the other hex off the map), 1 and 2.
    /// assert_eq!(areas.iter().map(|area| area.red.len()).collect::<Vec<_>>(), [2, 1, 2]);
    /// ```
    pub fn areas(&self, map: &Map, from: SpaceId, anchors: &SpaceSet, turn: Turn) -> Vec<Area> {
        self.areas_with(map, from, anchors, turn, WallAnchors::Excluded)
    }

    /// The same, but whether anchors may lie in walls is up to the caller.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet, hex::{Hex, Map, Pattern, Turn, WallAnchors}};
    /// let map = Map::parse(" . % .").unwrap();
    /// let pair = Pattern::ranged([Hex::new(0, 0), Hex::new(1, 0)]);
    /// let wall: SpaceSet = [SpaceId(1)].into_iter().collect();
    /// let areas = |walls| pair.areas_with(&map, SpaceId(0), &wall, Turn::Rotate, walls);
    /// assert!(areas(WallAnchors::Excluded).is_empty());
    /// // On the wall and space 2.
    /// assert!(areas(WallAnchors::Allowed).iter().any(|area| area.red.contains(SpaceId(2))));
    /// ```
    pub fn areas_with(
        &self,
        map: &Map,
        from: SpaceId,
        anchors: &SpaceSet,
        turn: Turn,
        walls: WallAnchors,
    ) -> Vec<Area> {
        let on_map = |space: &SpaceId| space.index() < map.len();
        let may_anchor = |space: &SpaceId| {
            on_map(space) && (walls == WallAnchors::Allowed || map.terrain(*space) != super::Terrain::Wall)
        };
        let on = |hexes: &[Hex], at: Hex| -> SpaceSet {
            let open = |space: &SpaceId| map.terrain(*space) != super::Terrain::Wall;
            hexes.iter().filter_map(|&hex| map.space(hex + at)).filter(open).collect()
        };
        let lay = |held: &Pattern, at: Hex| Area { red: on(&held.red, at), blue: on(&held.blue, at) };
        // A blue hex off the map can hold no ally, so the ability cannot be performed there (FH-AOE-03).
        let whole = |held: &Pattern, area: &Area| area.blue.len() == held.blue.len();
        let mut areas = Vec::new();
        for held in self.orientations(turn) {
            if self.own {
                areas.extend(on_map(&from).then(|| lay(&held, map.hex(from))));
            } else {
                for anchor in anchors.iter().filter(may_anchor) {
                    areas.extend(held.red.iter().map(|&red| lay(&held, map.hex(anchor) - red)));
                }
            }
            areas.retain(|area| whole(&held, area));
        }
        areas.sort();
        areas.dedup();
        areas
    }

    /// Those of [`areas`](Pattern::areas) that have a red hex on one of some spaces. The result is the same as looking
    /// through all of them, but the time grows with these spaces and not with the anchors.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet, hex::{Hex, Map, Pattern, Turn}};
    /// let map = Map::parse(" . . . .").unwrap();
    /// let pair = Pattern::ranged([Hex::new(0, 0), Hex::new(1, 0)]);
    /// let [anchors, over]: [SpaceSet; 2] = [1, 2].map(|at| [SpaceId(at)].into_iter().collect());
    /// let areas = pair.areas_over(&map, SpaceId(0), &anchors, Turn::Rotate, &over);
    /// assert_eq!(areas.len(), 1); // spaces 1 and 2
    /// ```
    pub fn areas_over(
        &self,
        map: &Map,
        from: SpaceId,
        anchors: &SpaceSet,
        turn: Turn,
        over: &SpaceSet,
    ) -> Vec<Area> {
        let open = |space: &SpaceId| map.terrain(*space) != super::Terrain::Wall;
        let under = |red: Hex| map.space(red).filter(open);
        // Turning and mirroring around the own hex changes no distance to it.
        let apart = |space: &SpaceId| map.hex(*space).distance(map.hex(from));
        let at = |away: u32| self.red.iter().any(|red| red.distance(Hex::new(0, 0)) == away);
        let near = |space: &SpaceId| !self.own || at(apart(space));
        let over: SpaceSet = over.iter().filter(open).filter(near).collect();
        let mut areas = Vec::new();
        if over.is_empty() || from.index() >= map.len() && self.own {
            return areas;
        }
        for held in self.orientations(turn) {
            let anchored = |at: Hex| {
                self.own || held.red.iter().any(|red| under(*red + at).is_some_and(|s| anchors.contains(s)))
            };
            let mut origins: Vec<Hex> = match self.own {
                true => vec![map.hex(from)],
                false => {
                    over.iter().flat_map(|s| held.red.iter().map(move |red| map.hex(s) - *red)).collect()
                }
            };
            origins.sort_unstable();
            origins.dedup();
            for at in origins.into_iter().filter(|at| anchored(*at)) {
                let lie = |hexes: &[Hex]| hexes.iter().filter_map(|hex| under(*hex + at)).collect();
                let area = Area { red: lie(&held.red), blue: lie(&held.blue) };
                if area.red.meets(&over) && area.blue.len() == held.blue.len() {
                    areas.push(area);
                }
            }
        }
        areas.sort();
        areas.dedup();
        areas
    }

    fn each(&self, f: impl Fn(Hex) -> Hex) -> Pattern {
        let all = |hexes: &[Hex]| hexes.iter().map(|&hex| f(hex)).collect();
        Pattern { own: self.own, red: all(&self.red), blue: all(&self.blue) }
    }

    /// Makes equal patterns look alike: the hexes are sorted and, if there is no grey hex, the first red hex is at (0,
    /// 0).
    fn settled(mut self) -> Pattern {
        self.red.sort();
        self.blue.sort();
        match self.red.first().copied() {
            Some(first) if !self.own => self.each(|hex| hex - first),
            _ => self,
        }
    }
}
