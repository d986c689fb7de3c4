//! What can be attacked from where, and whom an attack hits (GH-MAT, GH-AOE; FH-MAT, FH-AOE).

use board::hex::{Hex, Pattern, Terrain, Turn};
use board::{SpaceId, SpaceSet};
use smallvec::SmallVec;

use super::FoeId;
use super::focus::Focus;
use super::situation::{FoeSet, Situation};

/// More groups of targets than this are never listed.
pub(super) const MOST_GROUPS: usize = 4096;

/// Which enemies can be attacked from each space, one by one and by the area.
#[derive(Clone, Debug, Default)]
pub(super) struct Aims {
    /// Without an area; or beside it, if it leaves targets.
    single: Vec<FoeSet>,
    area: Vec<FoeSet>,
    /// Enemies that would be attacked with disadvantage from a space, because they are adjacent.
    near: Vec<FoeSet>,
    /// The spaces with anything in these lists: a few of all, mostly.
    somewhere: SpaceSet,
    /// Whether there is an area, and how many targets there are besides it; without an area, how many at all.
    has_area: bool,
    spare: usize,
    /// Patterns turned in all ways, as they came up, and which of them is that of the attack.
    shapes: Vec<Shape>,
    shape: usize,
    placements: Vec<Placement>,
    /// How an enemy is ranked as a further target: equal ranks are a tie.
    rank: Vec<u16>,
    rank_scratch: Vec<(u16, super::Order, FoeId)>,
}

/// A pattern turned in all ways.
#[derive(Clone, Debug)]
struct Shape {
    pattern: Pattern,
    turn: Turn,
    held: Vec<Pattern>,
    /// The greatest distance between two of its red hexes.
    span: u32,
}

/// More shapes than this are not remembered.
const MOST_SHAPES: usize = 32;

/// A ranged area laid so that it covers some enemy.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Placement {
    held: u16,
    origin: Hex,
}

impl Aims {
    /// Works out what can be attacked from where.
    pub fn look(&mut self, s: &Situation<'_>) {
        self.forget(s.map.len());
        self.placements.clear();
        let weapon = s.weapon();
        self.has_area = weapon.area.is_some();
        self.spare = usize::from(weapon.targets) - usize::from(self.has_area);
        self.look_for_singles(s);
        if let Some(pattern) = weapon.area {
            self.hold(pattern, s.turn);
            if pattern.own { self.look_around(s) } else { self.look_for_places(s) }
        }
    }

    /// The enemies that a figure can attack from where it stands, in some way, without looking from anywhere else unless
    /// it has an area.
    pub fn from_here(s: &Situation<'_>) -> FoeSet {
        let weapon = s.weapon();
        if weapon.area.is_some() {
            let mut aims = Aims::default();
            aims.look(s);
            return aims.from(s.at);
        }
        let mut foes = FoeSet::NONE;
        for (id, foe) in s.numbered().filter(|(_, foe)| foe.counts()) {
            if s.near.from(foe.at, weapon.range()).contains(s.at) {
                foes.insert(id);
            }
        }
        foes
    }

    /// Nothing can be attacked from anywhere on a map of so many spaces.
    fn forget(&mut self, spaces: usize) {
        for sets in [&mut self.single, &mut self.area, &mut self.near] {
            if sets.len() == spaces {
                self.somewhere.iter().for_each(|space| sets[space.index()] = FoeSet::NONE);
            } else {
                sets.clear();
                sets.resize(spaces, FoeSet::NONE);
            }
        }
        self.somewhere.clear();
    }

    /// GH-ATK-03, GH-ATK-05, GH-ATK-06, GH-ATK-11, FH-RNG-01, FH-LOS-01: in range, counted around walls, and in
    /// sight. From an enemy's own hex it is not attacked by whoever reaches only adjacent ones.
    fn look_for_singles(&mut self, s: &Situation<'_>) {
        let weapon = s.weapon();
        let (range, minds) = (weapon.range(), weapon.minds_adjacent_targets());
        for (id, foe) in s.numbered().filter(|(_, foe)| foe.counts()) {
            if self.spare > 0 {
                let reached = s.near.from(foe.at, range);
                self.somewhere.union_with(reached);
                for space in reached.iter().filter(|space| range > 1 || *space != foe.at) {
                    self.single[space.index()].insert(id);
                }
            }
            if minds {
                let beside = s.near.from(foe.at, 1);
                self.somewhere.union_with(beside);
                for space in beside.iter().filter(|space| *space != foe.at) {
                    self.near[space.index()].insert(id);
                }
            }
        }
    }

    /// GH-AOE-03, GH-AOE-06, GH-AOE-10, FH-AOE-02, FH-AOE-06: an area around the figure asks only for sight.
    fn look_around(&mut self, s: &Situation<'_>) {
        for (id, foe) in s.numbered().filter(|(_, foe)| foe.counts()) {
            for held in &self.shapes[self.shape].held {
                for &red in &held.red {
                    let own = s.map.hex(foe.at) - red;
                    if let Some(space) = s.map.space(own)
                        && s.sight.sees(space, foe.at)
                        && allies_in_place(s, held, own)
                    {
                        self.somewhere.insert(space);
                        self.area[space.index()].insert(id);
                    }
                }
            }
        }
    }

    /// GH-AOE-05, GH-AOE-06, FH-AOE-04 to FH-AOE-06: one red hex in range, not in a wall; enemies in sight are hit.
    fn look_for_places(&mut self, s: &Situation<'_>) {
        let range = s.weapon().range();
        let shape = &self.shapes[self.shape];
        let furthest = u32::from(range).saturating_add(shape.span);
        let mut anchors: SmallVec<[SpaceId; 64]> = SmallVec::new();
        for (id, foe) in s.numbered().filter(|(_, foe)| foe.counts()) {
            anchors.clear();
            for (number, held) in shape.held.iter().enumerate() {
                for &red in &held.red {
                    let origin = s.map.hex(foe.at) - red;
                    if allies_in_place(s, held, origin) {
                        anchors.extend(aiming_points(s, held, origin));
                        self.placements.push(Placement { held: number as u16, origin });
                    }
                }
            }
            anchors.sort_unstable();
            anchors.dedup();
            // The hex of the enemy itself is the usual one.
            if let Some(first) = anchors.iter().position(|&anchor| anchor == foe.at) {
                anchors.swap(0, first);
            }
            for space in s.sight.seen_from(foe.at).iter() {
                if s.map.hex(space).distance(s.map.hex(foe.at)) > furthest {
                    continue;
                }
                let near = |&&anchor: &&SpaceId| s.range.between(anchor, space).is_some_and(|at| at <= range);
                if anchors.iter().find(near).is_some() {
                    self.somewhere.insert(space);
                    self.area[space.index()].insert(id);
                }
            }
        }
        self.placements.sort_unstable();
        self.placements.dedup();
    }

    fn hold(&mut self, pattern: &Pattern, turn: Turn) {
        let known = self.shapes.iter().position(|shape| shape.turn == turn && shape.pattern == *pattern);
        self.shape = known.unwrap_or_else(|| {
            if self.shapes.len() >= MOST_SHAPES {
                self.shapes.clear();
            }
            let held = pattern.orientations(turn);
            let apart = |a: &Hex| pattern.red.iter().map(|&b| a.distance(b)).max().unwrap_or(0);
            let span = pattern.red.iter().map(apart).max().unwrap_or(0);
            self.shapes.push(Shape { pattern: pattern.clone(), turn, held, span });
            self.shapes.len() - 1
        });
    }

    /// FH-DIF-07: the pattern of the attack turned in all ways; empty without an area.
    fn held(&self) -> &[Pattern] {
        if self.has_area { &self.shapes[self.shape].held } else { &[] }
    }

    /// The enemies that can be attacked from a space in some way.
    #[inline]
    pub fn from(&self, space: SpaceId) -> FoeSet {
        let single = if self.spare > 0 { self.single[space.index()] } else { FoeSet::NONE };
        single.or(self.area[space.index()])
    }

    /// The spaces from which any of these can be attacked.
    pub fn places_to_attack(&self, wanted: FoeSet) -> SpaceSet {
        let mut places = self.somewhere.clone();
        places.retain(|space| !self.from(space).and(wanted).is_empty());
        places
    }

    /// The spaces from which anybody can be attacked, in ascending order, and who.
    pub fn everywhere(&self) -> impl Iterator<Item = (SpaceId, FoeSet)> + '_ {
        let all = self.somewhere.iter().map(|space| (space, self.from(space)));
        all.filter(|(_, foes)| !foes.is_empty())
    }

    /// The enemies that would be attacked from a space with disadvantage.
    #[inline]
    pub fn near(&self, space: SpaceId) -> FoeSet {
        self.near[space.index()]
    }

    /// Whether the attack can hit more than one.
    pub fn has_further_targets(&self) -> bool {
        self.has_area || self.spare > 1
    }

    /// The different sets of enemies that the area can hit from a space; also the empty set, if the area need not hit
    /// anybody.
    pub fn bases(&self, s: &Situation<'_>, from: SpaceId, out: &mut Vec<FoeSet>) {
        let first = out.len();
        if self.spare > 0 {
            out.push(FoeSet::NONE);
        }
        if self.has_area {
            let own = s.weapon().area.is_some_and(|area| area.own);
            if own {
                let hex = s.map.hex(from);
                for held in self.held().iter().filter(|held| allies_in_place(s, held, hex)) {
                    out.push(hit(s, held, hex, from));
                }
            } else {
                for place in &self.placements {
                    let held = &self.held()[usize::from(place.held)];
                    if in_range(s, held, place.origin, from) {
                        out.push(hit(s, held, place.origin, from));
                    }
                }
            }
            out[first..].sort_unstable();
            let mut kept = first;
            for at in first..out.len() {
                if at == first || out[at] != out[kept - 1] {
                    out[kept] = out[at];
                    kept += 1;
                }
            }
            out.truncate(kept);
        }
    }

    /// How many are hit if the area hits `base` and the rest of the targets are chosen besides it; `None` if the focus
    /// is not among them (GH-MAT-02, FH-MAT-03).
    pub fn count(&self, from: SpaceId, base: FoeSet, focus: FoeId) -> Option<usize> {
        let beside = self.single[from.index()].without(base);
        let picks = self.spare.min(beside.len());
        let hits_focus = base.contains(focus) || (picks > 0 && beside.contains(focus));
        hits_focus.then_some(base.len() + picks)
    }

    /// The fewest disadvantaged attacks among all ways to choose the targets besides the area.
    pub fn least_disadvantaged(&self, from: SpaceId, base: FoeSet, focus: FoeId) -> usize {
        let (near, beside) = (self.near(from), self.single[from.index()].without(base));
        let mut picks = self.spare.min(beside.len());
        let (mut open, mut count) = (beside, base.and(near).len());
        if !base.contains(focus) && picks > 0 {
            picks -= 1;
            open = open.without(FoeSet::one(focus));
            count += usize::from(near.contains(focus));
        }
        count + picks.saturating_sub(open.without(near).len())
    }

    /// Whether exactly this group can be attacked from a space, given what the area can hit from there.
    pub fn can_attack(&self, from: SpaceId, bases: &[FoeSet], group: FoeSet) -> bool {
        let single = self.single[from.index()];
        let fits = |&base: &FoeSet| {
            let beside = group.without(base);
            base.is_within(group) && beside.is_within(single) && beside.len() <= self.spare
        };
        bases.iter().any(fits)
    }

    /// All ways to choose the targets besides the area so that the sum of the given keys of those chosen is least.
    pub fn groups(
        &self,
        from: SpaceId,
        base: FoeSet,
        focus: FoeId,
        key: impl Fn(FoeId) -> u16,
        out: &mut Vec<FoeSet>,
    ) {
        let mut open = self.single[from.index()].without(base);
        let mut picks = self.spare.min(open.len());
        let mut group = base;
        if !base.contains(focus) && picks > 0 {
            group.insert(focus);
            open = open.without(FoeSet::one(focus));
            picks -= 1;
        }
        let mut order: SmallVec<[(u16, FoeId); 16]> = open.iter().map(|foe| (key(foe), foe)).collect();
        order.sort_unstable();
        let Some(last) = picks.checked_sub(1).and_then(|last| order.get(last)).map(|&(key, _)| key) else {
            return out.push(group);
        };
        order.iter().filter(|&&(key, _)| key < last).for_each(|&(_, foe)| group.insert(foe));
        let sure = order.iter().filter(|&&(key, _)| key < last).count();
        let tied: SmallVec<[FoeId; 16]> =
            order.iter().filter(|&&(key, _)| key == last).map(|&(_, foe)| foe).collect();
        combinations(&tied, picks - sure, group, out);
    }

    /// Ranks the enemies as further targets: nearest first where the edition looks at that, then by initiative.
    ///
    /// GH-FOC-13, GH-MAT-04: by the rules of focus. The first of these, the length of the way, concerns the whole
    /// group; it is applied when the figure decides where to stand.
    pub fn rank(&mut self, s: &Situation<'_>, focus: &Focus) {
        let closeness = s.edition.closeness_counts_for_focus();
        let key = |candidate: &super::Candidate| {
            let apart = if closeness { candidate.proximity.unwrap_or(u16::MAX) } else { 0 };
            (apart, candidate.order, candidate.foe)
        };
        self.rank_scratch.clear();
        self.rank_scratch.extend(focus.candidates.iter().map(key));
        self.rank_scratch.sort_unstable();
        self.rank.clear();
        self.rank.resize(s.foes.len(), 0);
        let mut rank = 0;
        for at in 0..self.rank_scratch.len() {
            let (apart, order, foe) = self.rank_scratch[at];
            if at > 0 && (self.rank_scratch[at - 1].0, self.rank_scratch[at - 1].1) != (apart, order) {
                rank += 1;
            }
            self.rank[foe.index()] = rank;
        }
    }

    /// The rank of an enemy as a further target.
    #[inline]
    pub fn rank_of(&self, foe: FoeId) -> u16 {
        self.rank.get(foe.index()).copied().unwrap_or(u16::MAX)
    }

    /// The ranks of a group, best first: groups are compared by them.
    pub fn ranks(&self, group: FoeSet) -> SmallVec<[u16; 8]> {
        let mut ranks: SmallVec<[u16; 8]> = group.iter().map(|foe| self.rank_of(foe)).collect();
        ranks.sort_unstable();
        ranks
    }
}

/// FH-AOE-03: every blue hex must hold an ally.
fn allies_in_place(s: &Situation<'_>, held: &Pattern, origin: Hex) -> bool {
    held.blue.iter().all(|&blue| s.map.space(origin + blue).is_some_and(|space| s.friends.contains(space)))
}

/// The spaces by which a ranged area can be aimed: under red hexes and not in a wall (FH-AOE-05).
///
/// GH-AOE-05 does not speak of walls; since range is not counted through walls (GH-ATK-11), a hex in a wall is
/// never in range.
fn aiming_points<'a>(
    s: &'a Situation<'_>,
    held: &'a Pattern,
    origin: Hex,
) -> impl Iterator<Item = SpaceId> + 'a {
    let open = |space: &SpaceId| s.map.terrain(*space) != Terrain::Wall;
    held.red.iter().filter_map(move |&red| s.map.space(origin + red)).filter(open)
}

fn in_range(s: &Situation<'_>, held: &Pattern, origin: Hex, from: SpaceId) -> bool {
    let range = s.weapon().range();
    aiming_points(s, held, origin).any(|aim| s.range.between(aim, from).is_some_and(|apart| apart <= range))
}

/// GH-AOE-06, FH-AOE-06: the enemies under red hexes that are in sight.
fn hit(s: &Situation<'_>, held: &Pattern, origin: Hex, from: SpaceId) -> FoeSet {
    let mut hit = FoeSet::NONE;
    for (id, foe) in s.numbered().filter(|(_, foe)| foe.counts()) {
        let way = s.map.hex(foe.at) - origin;
        if held.red.contains(&way) && s.sight.sees(from, foe.at) {
            hit.insert(id);
        }
    }
    hit
}

/// Adds every way to take `count` of some enemies into a group.
fn combinations(tied: &[FoeId], count: usize, group: FoeSet, out: &mut Vec<FoeSet>) {
    if out.len() >= MOST_GROUPS {
        return;
    }
    if count == 0 {
        return out.push(group);
    }
    for first in 0..=tied.len().saturating_sub(count) {
        let Some(&foe) = tied.get(first) else { return };
        combinations(&tied[first + 1..], count - 1, group.or(FoeSet::one(foe)), out);
    }
}

/// One way to make an attack with an area: where the area lies, whom it hits, and who is hit besides.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Strike {
    /// The spaces under the red hexes.
    pub area: board::SpaceSet,
    /// Who is hit by the area.
    pub within: Vec<FoeId>,
    /// Who is targeted besides.
    pub beside: Vec<FoeId>,
}

impl Aims {
    /// Every way to lay the area from a space so that exactly this group is attacked.
    pub fn strikes(&self, s: &Situation<'_>, from: SpaceId, group: FoeSet) -> Vec<Strike> {
        let mut strikes = Vec::new();
        let Some(pattern) = s.weapon().area else { return strikes };
        let own = [s.map.hex(from)];
        let places: Vec<(&Pattern, Hex)> = if pattern.own {
            self.held().iter().flat_map(|held| own.map(|hex| (held, hex))).collect()
        } else {
            let all =
                self.placements.iter().map(|place| (&self.held()[usize::from(place.held)], place.origin));
            all.filter(|(held, origin)| in_range(s, held, *origin, from)).collect()
        };
        for (held, origin) in places.into_iter().filter(|(held, origin)| allies_in_place(s, held, *origin)) {
            let base = hit(s, held, origin, from);
            if !base.is_empty() && self.can_attack(from, &[base], group) {
                let open = |space: &SpaceId| s.map.terrain(*space) != Terrain::Wall;
                let under = held.red.iter().filter_map(|&red| s.map.space(origin + red)).filter(open);
                let area = under.collect();
                let (within, beside) = (base.iter().collect(), group.without(base).iter().collect());
                strikes.push(Strike { area, within, beside });
            }
        }
        strikes.sort();
        strikes.dedup();
        strikes
    }
}
