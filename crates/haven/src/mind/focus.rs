//! Whom a figure focuses (GH-FOC, GH-MTR; FH-FOC).

use board::SpaceSet;
use board::hex::{Cost, Paths};

use super::situation::{FoeSet, Situation};
use super::targets::Aims;
use super::why::{Candidate, NotFocused};
use super::{Foe, FoeId};

/// What is known about each enemy as a focus, in the order of [`Situation::foes`].
#[derive(Clone, Debug, Default)]
pub(super) struct Focus {
    pub candidates: Vec<Candidate>,
}

impl Focus {
    /// Finds the focus, or all enemies that are equally good as the focus.
    ///
    /// GH-FOC-02, FH-FOC-01: the enemy that can be attacked with the fewest movement points. Before that, fewest
    /// negative hexes (GH-MTR-01, GH-MTR-02, FH-FOC-06, FH-FOC-07, FH-DIF-45); after it, the nearest (GH-FOC-05, FH-FOC-04),
    /// then the first in the order of initiative (GH-FOC-06, FH-FOC-05). GH-AMB-01, FH-MON-10: the players choose
    /// among those still equal.
    pub fn find(&mut self, s: &Situation<'_>, aims: &Aims, paths: &Paths) -> FoeSet {
        self.gather(s, aims, paths);
        let mut left = FoeSet::NONE;
        for candidate in self.candidates.iter().filter(|candidate| candidate.out.is_none()) {
            left.insert(candidate.foe);
        }
        let cost = |candidate: &Candidate| candidate.cost.unwrap_or_default();
        self.keep_least(&mut left, NotFocused::MoreNegativeHexes, |c| u32::from(cost(c).negative()));
        self.keep_least(&mut left, NotFocused::MorePoints, |c| u32::from(cost(c).points()));
        if s.edition.closeness_counts_for_focus() {
            self.keep_least(&mut left, NotFocused::Further, |c| c.proximity.map_or(u32::MAX, u32::from));
        }
        self.keep_least(&mut left, NotFocused::ActsLater, |c| c.order);
        left
    }

    /// The enemies that may become the focus, wherever the figure goes.
    pub fn possible(s: &Situation<'_>) -> FoeSet {
        let mut possible = FoeSet::NONE;
        for (id, _) in s.numbered().filter(|(id, foe)| out_before(s, *id, foe).is_none()) {
            possible.insert(id);
        }
        possible
    }

    /// The hexes from which an enemy can be attacked that may become the focus.
    pub fn goals(s: &Situation<'_>, aims: &Aims) -> SpaceSet {
        aims.places_to_attack(Focus::possible(s))
    }

    /// FH-DIF-81: the least cost to attack an enemy.
    pub fn cost(&self, foe: FoeId) -> Option<Cost> {
        self.candidates.iter().find(|candidate| candidate.foe == foe)?.cost
    }

    /// GH-FOC-02, GH-FOC-03, GH-FOC-11, FH-FOC-02, FH-FOC-08, FH-FOC-09, FH-DIF-81: the best way to any hex from which
    /// an enemy can be attacked, whether or not it can be walked this turn.
    fn gather(&mut self, s: &Situation<'_>, aims: &Aims, paths: &Paths) {
        self.candidates.clear();
        for (id, foe) in s.numbered() {
            let proximity = s.range.between(s.at, foe.at);
            let out = out_before(s, id, foe);
            self.candidates.push(Candidate { foe: id, cost: None, proximity, order: foe.order, out });
        }
        for (space, attackable) in aims.everywhere() {
            let Some(cost) = paths.cost(space) else { continue };
            for candidate in &mut self.candidates {
                let better = candidate.cost.is_none_or(|known| cost < known);
                if better && attackable.contains(candidate.foe) {
                    candidate.cost = Some(cost);
                }
            }
        }
        // GH-FOC-07, FH-FOC-10: no hex to attack from, or no way there.
        for candidate in self.candidates.iter_mut().filter(|candidate| candidate.cost.is_none()) {
            candidate.out.get_or_insert(NotFocused::NoWay);
        }
    }

    fn keep_least<K: Ord>(&mut self, left: &mut FoeSet, why: NotFocused, key: impl Fn(&Candidate) -> K) {
        let among = self.candidates.iter().filter(|candidate| candidate.out.is_none());
        let Some(least) = among.map(&key).min() else { return };
        for candidate in self.candidates.iter_mut().filter(|candidate| candidate.out.is_none()) {
            if key(candidate) > least {
                candidate.out = Some(why);
                *left = left.without(FoeSet::one(candidate.foe));
            }
        }
    }
}

/// Why an enemy does not become the focus, wherever the figure may go.
fn out_before(s: &Situation<'_>, id: FoeId, foe: &Foe) -> Option<NotFocused> {
    match () {
        _ if foe.invisible => Some(NotFocused::Invisible),
        _ if foe.spared => Some(NotFocused::Spared),
        _ if s.focus.is_some_and(|kept| kept != id) => Some(NotFocused::AnotherIsKept),
        _ => None,
    }
}
