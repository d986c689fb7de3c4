//! Where a figure goes, and whom it attacks from there (GH-MMV, GH-MTR, GH-MAT; FH-MMV, FH-MAT).

use board::hex::{Cost, Paths};
use board::{SpaceId, SpaceSet};

use super::FoeId;
use super::situation::{FoeSet, Situation};
use super::targets::{Aims, MOST_GROUPS};
use super::why::{Considered, Heading, NotThere};

/// A hex from which the focus can be attacked.
#[derive(Clone, Debug)]
struct Stand {
    at: SpaceId,
    cost: Cost,
    /// How many can be attacked, and what the area can hit: a part of [`Movement::bases`].
    count: usize,
    bases: (usize, usize),
    out: Option<NotThere>,
}

/// Memory for deciding where to go.
#[derive(Clone, Debug, Default)]
pub(super) struct Movement {
    stands: Vec<Stand>,
    bases: Vec<FoeSet>,
    groups: Vec<FoeSet>,
    more: Vec<FoeSet>,
    left: Paths,
    one: SpaceSet,
    /// The outcome: where the figure may end and whom it attacks there; filled by [`Movement::go`].
    pub ends: Vec<(SpaceId, FoeSet)>,
    /// Where it heads if it cannot attack; filled by [`Movement::go`].
    pub headings: Vec<Heading>,
    /// Whether there were too many groups of targets to list them all.
    pub cut: bool,
}

impl Movement {
    /// Decides about one focus, which can be attacked at the given least cost.
    ///
    /// GH-MMV-03, GH-MMV-09; FH-MMV-02, FH-MMV-03: if the focus can be attacked this turn the figure goes where the
    /// attack is best, otherwise it gets closer. True if it attacks.
    pub fn go(
        &mut self,
        s: &Situation<'_>,
        aims: &Aims,
        paths: &Paths,
        focus: FoeId,
        least: Cost,
        tell: bool,
    ) -> bool {
        self.ends.clear();
        self.headings.clear();
        self.find_stands(s, aims, paths, focus, least, tell);
        let strikes = self.stands.iter().any(|stand| stand.out.is_none());
        if strikes {
            self.strike(s, aims, focus);
        } else {
            self.approach(s, aims, paths, focus, least);
        }
        strikes
    }

    /// The hexes from which the focus can be attacked, and which of them can be reached this turn.
    ///
    /// GH-MTR-01, GH-MTR-02, FH-FOC-07, FH-MMV-07 B: ways with more negative hexes than needed do not count, even if
    /// the others are too long for this turn.
    fn find_stands(
        &mut self,
        s: &Situation<'_>,
        aims: &Aims,
        paths: &Paths,
        focus: FoeId,
        least: Cost,
        tell: bool,
    ) {
        self.stands.clear();
        self.bases.clear();
        for (at, _) in aims.everywhere().filter(|(_, foes)| foes.contains(focus)) {
            let Some(cost) = paths.cost(at) else { continue };
            let out = match () {
                _ if cost.negative() > least.negative() => Some(NotThere::MoreNegativeHexes),
                _ if cost.points() > s.points => Some(NotThere::OutOfReach),
                _ => None,
            };
            if tell || out != Some(NotThere::MoreNegativeHexes) {
                self.stands.push(Stand { at, cost, count: 0, bases: (0, 0), out });
            }
        }
    }

    /// The hex from which the attack has the greatest effect, for the fewest movement points.
    ///
    /// GH-MMV-03 to GH-MMV-08, GH-MMV-11; FH-MMV-02, FH-MMV-04, FH-MMV-05, FH-MMV-07 C to F.
    fn strike(&mut self, s: &Situation<'_>, aims: &Aims, focus: FoeId) {
        if s.edition.clean_shot_at_focus_comes_first() {
            self.keep_least(NotThere::DisadvantageAgainstFocus, |stand| aims.near(stand.at).contains(focus));
        }
        if !aims.has_further_targets() {
            // One target: the focus. FH-MMV-04 and GH-MMV-07 are the same then.
            self.keep_least(NotThere::MoreDisadvantage, |stand| aims.near(stand.at).contains(focus));
            self.keep_least(NotThere::MorePoints, |stand| stand.cost.points());
            let ends = self.stands.iter().filter(|stand| stand.out.is_none());
            return self.ends.extend(ends.map(|stand| (stand.at, FoeSet::one(focus))));
        }
        self.keep_most_targets(s, aims, focus);
        if s.edition.ranks_further_targets() {
            self.strike_best_group(aims, focus);
        } else {
            self.strike_any_group(aims, focus);
        }
    }

    /// GH-MMV-05, GH-MAT-03; FH-FOC-11, FH-MMV-07 C: as many others as possible with the focus.
    fn keep_most_targets(&mut self, s: &Situation<'_>, aims: &Aims, focus: FoeId) {
        for stand in self.stands.iter_mut().filter(|stand| stand.out.is_none()) {
            let first = self.bases.len();
            aims.bases(s, stand.at, &mut self.bases);
            stand.bases = (first, self.bases.len());
            let counts = self.bases[first..].iter().filter_map(|&base| aims.count(stand.at, base, focus));
            stand.count = counts.max().unwrap_or(0);
        }
        self.keep_least(NotThere::FewerTargets, |stand| std::cmp::Reverse(stand.count));
    }

    /// Further targets by the rules of focus (GH-FOC-13, GH-MAT-04): first the group that can be attacked with the
    /// fewest movement points, then the best ranked. Then the hex from which the fewest of that group are attacked
    /// with disadvantage, then the nearest.
    fn strike_best_group(&mut self, aims: &Aims, focus: FoeId) {
        self.find_best_groups(aims, focus);
        let mut best = (usize::MAX, u16::MAX);
        let among = self.stands.iter().filter(|stand| stand.out.is_none());
        let points = among.map(|stand| stand.cost.points()).min();
        for stand in self.stands.iter_mut().filter(|stand| stand.out.is_none()) {
            let bases = &self.bases[stand.bases.0..stand.bases.1];
            // The groups are those of the nearest hexes; further away there may be better ones.
            let near = Some(stand.cost.points()) == points;
            stand.out = Some(if near { NotThere::LesserTargets } else { NotThere::MorePoints });
            for &group in self.groups.iter().filter(|&&group| aims.can_attack(stand.at, bases, group)) {
                let key = (group.and(aims.near(stand.at)).len(), stand.cost.points());
                if key < best {
                    best = key;
                    self.ends.clear();
                }
                if key == best && self.ends.len() < MOST_GROUPS {
                    self.ends.push((stand.at, group));
                } else if key == best {
                    self.cut = true;
                }
                stand.out = Some(NotThere::MoreDisadvantage);
            }
        }
        // What is best is known only now: who is as little at a disadvantage is merely too far away.
        for stand in self.stands.iter_mut().filter(|stand| stand.out == Some(NotThere::MoreDisadvantage)) {
            let bases = &self.bases[stand.bases.0..stand.bases.1];
            let least = |&&group: &&FoeSet| {
                group.and(aims.near(stand.at)).len() == best.0 && aims.can_attack(stand.at, bases, group)
            };
            if self.ends.iter().any(|&(at, _)| at == stand.at) {
                stand.out = None;
            } else if self.groups.iter().find(least).is_some() {
                stand.out = Some(NotThere::MorePoints);
            }
        }
    }

    /// The best ranked of the groups that can be attacked with the fewest movement points.
    fn find_best_groups(&mut self, aims: &Aims, focus: FoeId) {
        self.groups.clear();
        let among = self.stands.iter().filter(|stand| stand.out.is_none());
        let Some(points) = among.map(|stand| stand.cost.points()).min() else { return };
        let mut best: Option<smallvec::SmallVec<[u16; 8]>> = None;
        for stand in &self.stands {
            if stand.out.is_some() || stand.cost.points() != points {
                continue;
            }
            for &base in &self.bases[stand.bases.0..stand.bases.1] {
                if aims.count(stand.at, base, focus) != Some(stand.count) {
                    continue;
                }
                self.more.clear();
                aims.groups(stand.at, base, focus, |foe| aims.rank_of(foe), &mut self.more);
                self.cut |= self.more.len() >= MOST_GROUPS;
                let Some(&first) = self.more.first() else { continue };
                // All groups that are offered together have the same ranks.
                let ranks = aims.ranks(first);
                if best.as_ref().is_none_or(|best| ranks < *best) {
                    self.groups.clear();
                    best = Some(ranks.clone());
                }
                if best.as_ref() == Some(&ranks) && self.groups.len() < MOST_GROUPS {
                    self.groups.append(&mut self.more);
                }
            }
        }
        self.groups.sort_unstable();
        self.groups.dedup();
    }

    /// Further targets as the players like: as few attacks with disadvantage as possible, then the fewest movement
    /// points (FH-MMV-07 D, E, F).
    fn strike_any_group(&mut self, aims: &Aims, focus: FoeId) {
        let bases = std::mem::take(&mut self.bases);
        let fewest_disadvantaged = |stand: &Stand| {
            let bases = bases[stand.bases.0..stand.bases.1].iter();
            let full = bases.filter(|&&base| aims.count(stand.at, base, focus) == Some(stand.count));
            full.map(|&base| aims.least_disadvantaged(stand.at, base, focus)).min().unwrap_or(usize::MAX)
        };
        self.keep_least(NotThere::MoreDisadvantage, fewest_disadvantaged);
        self.keep_least(NotThere::MorePoints, |stand| stand.cost.points());
        for stand in self.stands.iter().filter(|stand| stand.out.is_none()) {
            if self.ends.len() >= MOST_GROUPS {
                self.cut = true;
                break;
            }
            let fewest = fewest_disadvantaged(stand);
            let near = aims.near(stand.at);
            self.groups.clear();
            for &base in &bases[stand.bases.0..stand.bases.1] {
                if aims.count(stand.at, base, focus) == Some(stand.count)
                    && aims.least_disadvantaged(stand.at, base, focus) == fewest
                {
                    let key = |foe| u16::from(near.contains(foe));
                    aims.groups(stand.at, base, focus, key, &mut self.groups);
                }
            }
            self.cut |= self.groups.len() >= MOST_GROUPS;
            self.groups.sort_unstable();
            self.groups.dedup();
            self.ends.extend(self.groups.iter().map(|&group| (stand.at, group)));
        }
        self.bases = bases;
    }

    /// Gets closer to a hex from which the focus can be attacked on a later turn.
    ///
    /// GH-MMV-09, GH-MTR-03, GH-GAP-16; FH-MMV-03, FH-MMV-07 A, B, FH-MMV-08, FH-DIF-47. Disadvantage does not matter yet. If
    /// several hexes are equally good to head for, the players choose one of them first (GH-AMB-01, FH-MMV-07 F):
    /// how far the figure gets this turn is no reason to prefer one.
    fn approach(&mut self, s: &Situation<'_>, aims: &Aims, paths: &Paths, focus: FoeId, least: Cost) {
        let later = heeds_later_attack(s, aims);
        if later {
            self.find_best_later(s, aims, focus);
        }
        for stand in self.stands.iter_mut() {
            let heads_there = if later { stand.out.is_none() } else { stand.cost == least };
            if !heads_there {
                continue;
            }
            stand.out = Some(NotThere::OutOfReach);
            if s.points == 0 {
                let ends = [s.at].into_iter().collect();
                self.ends.push((s.at, FoeSet::NONE));
                self.headings.push(Heading { to: stand.at, before: stand.cost, after: stand.cost, ends });
                continue;
            }
            self.one.clear();
            self.one.insert(stand.at);
            // Without negative hexes, the nearest hex in which it can stop is where it stops.
            let stops = |at: SpaceId| {
                let reached = paths.cost(at).is_some_and(|spent| spent <= Cost::new(0, s.points));
                reached && stand.cost.negative() == 0
            };
            self.left.search_back(s.map, s.ground, s.gait, &self.one, stops);
            let heading = head_for(s, paths, &self.left, stand.at, stand.cost);
            self.ends.extend(heading.ends.iter().map(|end| (end, FoeSet::NONE)));
            self.headings.push(heading);
        }
    }

    /// GH-MMV-05, GH-MMV-06: the hexes for the best possible attack on the focus and others, however far away. They
    /// are the stands that are left.
    fn find_best_later(&mut self, s: &Situation<'_>, aims: &Aims, focus: FoeId) {
        for stand in self.stands.iter_mut() {
            if stand.out == Some(NotThere::OutOfReach) {
                stand.out = None;
            }
        }
        self.keep_most_targets(s, aims, focus);
        self.find_best_groups(aims, focus);
        self.keep_least(NotThere::MorePoints, |stand| stand.cost.points());
        for stand in self.stands.iter_mut().filter(|stand| stand.out.is_none()) {
            let bases = &self.bases[stand.bases.0..stand.bases.1];
            if !self.groups.iter().any(|&group| aims.can_attack(stand.at, bases, group)) {
                stand.out = Some(NotThere::LesserTargets);
            }
        }
    }

    /// The hexes that were considered, for the reasons.
    pub fn considered(&self, aims: &Aims, focus: FoeId) -> Vec<Considered> {
        let tell = |stand: &Stand| Considered {
            at: stand.at,
            cost: stand.cost,
            targets: if aims.has_further_targets() { stand.count } else { 1 },
            focus_disadvantaged: aims.near(stand.at).contains(focus),
            out: stand.out,
        };
        self.stands.iter().map(tell).collect()
    }

    fn keep_least<K: Ord>(&mut self, why: NotThere, key: impl Fn(&Stand) -> K) {
        let among = self.stands.iter().filter(|stand| stand.out.is_none());
        let Some(least) = among.map(&key).min() else { return };
        for stand in self.stands.iter_mut().filter(|stand| stand.out.is_none()) {
            if key(stand) > least {
                stand.out = Some(why);
            }
        }
    }
}

/// Whether a figure that cannot attack its focus this turn heads for where its attack will be best, however far away
/// that is, and not just for the nearest hex (GH-MMV-05, GH-MMV-06).
pub(super) fn heeds_later_attack(s: &Situation<'_>, aims: &Aims) -> bool {
    s.edition.heads_for_best_later_attack() && aims.has_further_targets()
}

/// Where the figure stops on its way to a hex: where the shortest way is left, for the fewest movement points.
///
/// Negative hexes count over the whole way, those entered this turn and those entered later (GH-MTR-02,
/// FH-MMV-07 B). A figure that gets no closer stays (GH-MTR-03, FH-MMV-03).
pub(super) fn head_for(s: &Situation<'_>, paths: &Paths, left: &Paths, to: SpaceId, whole: Cost) -> Heading {
    let mut best = (whole.points(), 0);
    let mut ends: SpaceSet = [s.at].into_iter().collect();
    for at in s.map.spaces() {
        let Some(rest) = left.cost(at) else { continue };
        let Some(spent) = paths.cost(at) else { continue };
        let negative = u32::from(spent.negative()) + u32::from(rest.negative());
        if spent.points() > s.points || negative > u32::from(whole.negative()) {
            continue;
        }
        let key = (rest.points(), spent.points());
        if key < best {
            best = key;
            ends.clear();
        }
        if key == best {
            ends.insert(at);
        }
    }
    let after = ends.iter().next().and_then(|end| left.cost(end)).unwrap_or(whole);
    Heading { to, before: whole, after, ends }
}
