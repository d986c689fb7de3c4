//! Range: how far apart two hexes are, counted in hexes around walls.

use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};

use super::{Doors, Map, SightTable};
use crate::{SpaceId, SpaceSet};

const FAR: u16 = u16::MAX;

/// The range from one space to all others.
///
/// GH-ATK-11, FH-RNG-02: range is not counted through walls; figures, obstacles and everything else do not matter
/// (FH-RNG-02). A closed door counts as a wall (GH-MAP-05, FH-OVL-03). So two neighbours with a wall line between
/// that can be reached around its end are at range 2 (FH-RNG-03).
///
/// A figure's own hex is at range 0. That it counts as adjacent for targeting (FH-RNG-06) is for the game to say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ranges {
    range: Vec<u16>,
    queue: VecDeque<u16>,
}

/// The ranges between all pairs of spaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RangeTable {
    count: usize,
    range: Vec<u16>,
}

impl Ranges {
    /// Counts from a space to all others.
    ///
    /// ```
    /// use board::hex::{Doors, Map, Ranges};
    /// let map = Map::parse(" . .|. +\n  . . #").unwrap();
    /// let from = map.at(1, 0).unwrap();
    /// let ranges = Ranges::from(&map, Doors::all_closed(), from);
    /// assert_eq!(ranges.to(map.at(2, 0).unwrap()), Some(2)); // around the wall
    /// assert_eq!(ranges.to(map.at(3, 0).unwrap()), None); // a closed door
    /// ```
    pub fn from(map: &Map, doors: Doors, from: SpaceId) -> Ranges {
        let mut ranges = Ranges::default();
        ranges.count_from(map, doors, from);
        ranges
    }

    /// Counts again from another space or on another map, in the same memory.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Map, Ranges}};
    /// let map = Map::parse(" . . .").unwrap();
    /// let mut ranges = Ranges::from(&map, Doors::all_closed(), SpaceId(0));
    /// ranges.count_from(&map, Doors::all_closed(), SpaceId(2));
    /// assert_eq!(ranges.to(SpaceId(0)), Some(2));
    /// ```
    pub fn count_from(&mut self, map: &Map, doors: Doors, from: SpaceId) {
        self.range.clear();
        self.range.resize(map.len(), FAR);
        self.queue.clear();
        let Some(own) = self.range.get_mut(from.index()) else { return };
        *own = 0;
        if map.is_closed(from, doors) {
            return;
        }
        self.queue.push_back(from.0);
        while let Some(at) = self.queue.pop_front() {
            let next = self.range[at as usize] + 1;
            for (_, to) in map.neighbours(SpaceId(at)) {
                if self.range[to.index()] == FAR && !map.is_closed(to, doors) {
                    self.range[to.index()] = next;
                    self.queue.push_back(to.0);
                }
            }
        }
    }

    /// The range to a space, `None` if walls cut it off.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Map, Ranges}};
    /// let map = Map::parse(" . % .").unwrap();
    /// let ranges = Ranges::from(&map, Doors::all_closed(), SpaceId(0));
    /// assert_eq!(ranges.to(SpaceId(0)), Some(0));
    /// assert_eq!(ranges.to(SpaceId(2)), None);
    /// ```
    #[inline]
    pub fn to(&self, space: SpaceId) -> Option<u16> {
        self.range.get(space.index()).copied().filter(|&range| range != FAR)
    }

    /// The spaces within a range, the first one included (FH-RNG-01).
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet, hex::{Doors, Map, Ranges}};
    /// let map = Map::parse(" . . . .").unwrap();
    /// assert_eq!(Ranges::from(&map, Doors::all_closed(), SpaceId(0)).within(2), SpaceSet::first(3));
    /// ```
    pub fn within(&self, range: u16) -> SpaceSet {
        let near = |&(_, &at): &(usize, &u16)| at != FAR && at <= range;
        self.range.iter().enumerate().filter(near).map(|(space, _)| SpaceId(space as u16)).collect()
    }
}

impl RangeTable {
    /// Counts between all pairs.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Map, RangeTable}};
    /// let map = Map::parse(" . . .").unwrap();
    /// assert_eq!(RangeTable::new(&map, Doors::all_closed()).between(SpaceId(0), SpaceId(2)), Some(2));
    /// ```
    pub fn new(map: &Map, doors: Doors) -> RangeTable {
        let mut ranges = Ranges::default();
        let mut range = Vec::with_capacity(map.len() * map.len());
        for from in map.spaces() {
            ranges.count_from(map, doors, from);
            range.extend_from_slice(&ranges.range);
        }
        RangeTable { count: map.len(), range }
    }

    /// The range between two spaces, `None` if walls cut them off from each other.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Map, RangeTable}};
    /// let map = Map::parse(" .|.").unwrap();
    /// assert_eq!(RangeTable::new(&map, Doors::all_closed()).between(SpaceId(0), SpaceId(1)), None);
    /// ```
    #[inline]
    pub fn between(&self, a: SpaceId, b: SpaceId) -> Option<u16> {
        if a.index() >= self.count || b.index() >= self.count {
            return None;
        }
        Some(self.range[a.index() * self.count + b.index()]).filter(|&range| range != FAR)
    }

    /// The spaces within a range of a space, that space included.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet, hex::{Doors, Map, RangeTable}};
    /// let map = Map::parse(" . . .").unwrap();
    /// let ranges = RangeTable::new(&map, Doors::all_closed());
    /// assert_eq!(ranges.within(SpaceId(0), 1), SpaceSet::first(2));
    /// ```
    pub fn within(&self, from: SpaceId, range: u16) -> SpaceSet {
        let near = |to: &SpaceId| self.between(from, *to).is_some_and(|at| at <= range);
        (0..self.count as u16).map(SpaceId).filter(near).collect()
    }

    /// The neighbours of `target` that a push by the figure at `from` may lead to.
    ///
    /// GH-EFF-05, FH-FRC-02: every hex entered must be further away by range. What may be entered at all is
    /// for the caller to say.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Map, RangeTable}};
    /// let map = Map::parse(" . . . .").unwrap();
    /// let ranges = RangeTable::new(&map, Doors::all_closed());
    /// let pushed: Vec<_> = ranges.push_steps(&map, SpaceId(0), SpaceId(1)).collect();
    /// assert_eq!(pushed, [SpaceId(2)]);
    /// ```
    pub fn push_steps<'a>(
        &'a self,
        map: &'a Map,
        from: SpaceId,
        target: SpaceId,
    ) -> impl Iterator<Item = SpaceId> + 'a {
        map.neighbours(target)
            .map(|(_, to)| to)
            .filter(move |&to| self.between(from, to) > self.between(from, target))
    }

    /// The neighbours of `target` that a pull by the figure at `from` may lead to.
    ///
    /// GH-EFF-08, FH-FRC-03: every hex entered must be nearer by range.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Map, RangeTable}};
    /// let map = Map::parse(" . . . .").unwrap();
    /// let ranges = RangeTable::new(&map, Doors::all_closed());
    /// let pulled: Vec<_> = ranges.pull_steps(&map, SpaceId(0), SpaceId(3)).collect();
    /// assert_eq!(pulled, [SpaceId(2)]);
    /// ```
    pub fn pull_steps<'a>(
        &'a self,
        map: &'a Map,
        from: SpaceId,
        target: SpaceId,
    ) -> impl Iterator<Item = SpaceId> + 'a {
        let nearer = move |&to: &SpaceId| match (self.between(from, to), self.between(from, target)) {
            (Some(new), Some(old)) => new < old,
            _ => false,
        };
        map.neighbours(target).map(|(_, to)| to).filter(nearer)
    }
}

/// What can be seen within a range, worked out for a space when it is first asked for.
#[derive(Clone, Debug)]
pub struct SeenWithin {
    sight: Arc<SightTable>,
    range: Arc<RangeTable>,
    /// For each space, what is seen at range 0, up to 1, up to 2 and so on.
    rows: Box<[OnceLock<Box<[SpaceSet]>>]>,
    nothing: SpaceSet,
}

impl SeenWithin {
    /// What these tables say together.
    pub fn new(sight: Arc<SightTable>, range: Arc<RangeTable>) -> SeenWithin {
        let rows = (0..range.count).map(|_| OnceLock::new()).collect();
        SeenWithin { sight, range, rows, nothing: SpaceSet::new() }
    }

    /// The spaces that are seen from a space and within a range of it, counted around walls; that space included.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet, hex::{Doors, Map, RangeTable, SeenWithin, SightRule, SightTable}};
    /// let (map, doors) = (Map::parse(" . . . .").unwrap(), Doors::all_closed());
    /// let sight = SightTable::new(&map, doors, SightRule::FROSTHAVEN);
    /// let near = SeenWithin::new(sight.into(), RangeTable::new(&map, doors).into());
    /// assert_eq!(*near.from(SpaceId(0), 2), SpaceSet::first(3));
    /// assert_eq!(*near.from(SpaceId(0), 99), SpaceSet::first(4));
    /// ```
    pub fn from(&self, space: SpaceId, range: u16) -> &SpaceSet {
        let Some(row) = self.rows.get(space.index()) else { return &self.nothing };
        let row = row.get_or_init(|| self.row(space));
        row.get(usize::from(range)).or(row.last()).unwrap_or(&self.nothing)
    }

    fn row(&self, from: SpaceId) -> Box<[SpaceSet]> {
        let mut row: Vec<SpaceSet> = Vec::new();
        for (space, apart) in
            self.sight.seen_from(from).iter().filter_map(|to| Some((to, self.range.between(from, to)?)))
        {
            while row.len() <= usize::from(apart) {
                row.push(row.last().cloned().unwrap_or_default());
            }
            for seen in &mut row[usize::from(apart)..] {
                seen.insert(space);
            }
        }
        row.into()
    }
}
