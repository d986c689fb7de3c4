//! Ways over the board, with every tie.

use super::map::Map;
use crate::SpaceId;

/// The cheapest ways from one square to all others.
#[derive(Clone, Debug)]
pub struct Ways {
    start: SpaceId,
    cost: Vec<Option<u16>>,
    /// The squares from which a cheapest way enters each square.
    before: Vec<Vec<SpaceId>>,
}

impl Ways {
    /// The ways from a square, where `step` says what it costs to enter a neighbour, if one may.
    ///
    /// ```
    /// use board::square::{Gates, Map, Ways};
    /// let map: Map = "...\n.#.".parse().unwrap();
    /// let at = |x, y| map.at(x, y).unwrap();
    /// let ways = Ways::from(&map, at(0, 1), |a, b| map.may_step(Gates::SHUT, a, b).then_some(1));
    /// assert_eq!(ways.cost(at(2, 1)), Some(2));
    /// assert_eq!(ways.shortest(at(2, 1)).len(), 1);
    /// ```
    pub fn from(map: &Map, start: SpaceId, step: impl Fn(SpaceId, SpaceId) -> Option<u16>) -> Ways {
        let mut cost: Vec<Option<u16>> = vec![None; map.len()];
        let mut before: Vec<Vec<SpaceId>> = vec![Vec::new(); map.len()];
        cost[start.index()] = Some(0);
        let mut open = vec![start];
        while !open.is_empty() {
            let next = (0..open.len()).min_by_key(|&n| (cost[open[n].index()], open[n])).unwrap_or(0);
            let here = open.swap_remove(next);
            let so_far = cost[here.index()].unwrap_or(0);
            for there in map.around(here) {
                let Some(more) = step(here, there) else { continue };
                let total = so_far.saturating_add(more);
                match cost[there.index()] {
                    Some(known) if known < total => {}
                    Some(known) if known == total => {
                        if more > 0 && !before[there.index()].contains(&here) {
                            before[there.index()].push(here);
                        }
                    }
                    known => {
                        cost[there.index()] = Some(total);
                        before[there.index()] = vec![here];
                        if known.is_none() || !open.contains(&there) {
                            open.push(there);
                        }
                    }
                }
            }
        }
        before.iter_mut().for_each(|list| list.sort_unstable());
        Ways { start, cost, before }
    }

    /// What the cheapest way there costs.
    pub fn cost(&self, space: SpaceId) -> Option<u16> {
        self.cost[space.index()]
    }

    /// The squares from which cheapest ways enter this one.
    pub fn before(&self, space: SpaceId) -> &[SpaceId] {
        &self.before[space.index()]
    }

    /// All cheapest ways there, each from the square after the start to the square itself.
    pub fn shortest(&self, to: SpaceId) -> Vec<Vec<SpaceId>> {
        if to == self.start {
            return vec![Vec::new()];
        }
        let mut all = Vec::new();
        for before in &self.before[to.index()] {
            for mut way in self.shortest(*before) {
                way.push(to);
                all.push(way);
            }
        }
        all
    }

    /// The first steps of cheapest ways there.
    pub fn first_steps(&self, to: SpaceId) -> Vec<SpaceId> {
        let mut steps: Vec<SpaceId> = Vec::new();
        let mut open = vec![to];
        let mut seen = vec![to];
        while let Some(here) = open.pop() {
            for before in &self.before[here.index()] {
                if *before == self.start {
                    steps.push(here);
                } else if !seen.contains(before) {
                    seen.push(*before);
                    open.push(*before);
                }
            }
        }
        steps.sort_unstable();
        steps.dedup();
        steps
    }
}
