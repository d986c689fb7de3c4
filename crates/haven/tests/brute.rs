//! The mind against a slow one that tries everything: every hex, every way to lay the area, every group of targets.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use board::SpaceId;
use board::hex::{Cost, Gait, Paths};
use common::{Dice, Scene, Tables, Taste, random};
use haven::Edition;
use haven::mind::{self, Candidate, FoeId, Mind, Reach};

type Group = BTreeSet<usize>;
type Outcome = (Option<usize>, SpaceId, Group);

/// A hex with a group that can be attacked from there.
#[derive(Clone, Debug)]
struct Pair {
    at: SpaceId,
    cost: Cost,
    group: Group,
}

struct Slow<'a> {
    scene: &'a Scene,
    tables: &'a Tables,
    paths: Paths,
}

impl Slow<'_> {
    fn attack_range(&self) -> u16 {
        match self.scene.reach {
            _ if self.scene.targets == 0 => 1,
            Reach::Melee => 1,
            Reach::Range(range) => range,
        }
    }

    fn disadvantaged(&self, at: SpaceId, foe: usize) -> bool {
        let ranged = self.scene.targets > 0 && matches!(self.scene.reach, Reach::Range(_));
        let own = self.scene.area.as_ref().is_some_and(|area| area.own);
        ranged
            && !own
            && !self.scene.muddled
            && self.tables.range.between(at, self.scene.foes[foe].at) == Some(1)
    }

    fn in_sight(&self, at: SpaceId) -> Vec<usize> {
        let foes = 0..self.scene.foes.len();
        let seen = |&foe: &usize| self.tables.sight.sees(at, self.scene.foes[foe].at);
        foes.filter(|&foe| !self.scene.foes[foe].invisible).filter(seen).collect()
    }

    /// Every group that can be attacked from a hex.
    fn groups(&self, at: SpaceId) -> BTreeSet<Group> {
        let scene = self.scene;
        let seen = self.in_sight(at);
        let near = |&foe: &usize| {
            let apart = self.tables.range.between(at, scene.foes[foe].at);
            apart.is_some_and(|apart| apart <= self.attack_range())
        };
        let singles: Vec<usize> = seen.iter().copied().filter(near).collect();
        let area = scene.area.as_ref().filter(|_| scene.targets > 0);
        let mut bases: BTreeSet<Group> = BTreeSet::new();
        if let Some(pattern) = area {
            let anchors = self.tables.range.within(at, self.attack_range());
            for laid in pattern.areas(&scene.map, at, &anchors, scene.turn) {
                bases.insert(
                    seen.iter().copied().filter(|&foe| laid.red.contains(scene.foes[foe].at)).collect(),
                );
            }
            bases.insert(Group::new());
        } else {
            bases.insert(Group::new());
        }
        let spare = usize::from(scene.targets.max(1)) - usize::from(area.is_some());
        let mut groups = BTreeSet::new();
        for base in bases {
            for bits in 0u32..1 << singles.len() {
                let chosen = singles.iter().enumerate().filter(|(bit, _)| bits >> bit & 1 == 1);
                let chosen: Group = chosen.map(|(_, &foe)| foe).collect();
                if chosen.len() <= spare && chosen.is_disjoint(&base) {
                    groups.insert(chosen.union(&base).copied().collect());
                }
            }
        }
        groups.remove(&Group::new());
        groups
    }

    fn proximity(&self, foe: usize) -> u32 {
        self.tables.range.between(self.scene.at, self.scene.foes[foe].at).map_or(u32::MAX, u32::from)
    }

    fn decide(&self) -> BTreeSet<Outcome> {
        let scene = self.scene;
        let mut pairs = Vec::new();
        for at in scene.map.spaces() {
            let Some(cost) = self.paths.cost(at) else { continue };
            pairs.extend(self.groups(at).into_iter().map(|group| Pair { at, cost, group }));
        }
        let closeness = scene.edition != Edition::JawsOfTheLion;
        let key = |foe: usize| {
            let cost = pairs.iter().filter(|pair| pair.group.contains(&foe)).map(|pair| pair.cost).min()?;
            let apart = if closeness { self.proximity(foe) } else { 0 };
            Some((cost, apart, scene.foes[foe].order))
        };
        let keys: BTreeMap<usize, _> =
            (0..scene.foes.len()).filter_map(|foe| Some((foe, key(foe)?))).collect();
        let Some(&best) = keys.values().min() else {
            return BTreeSet::from([(None, scene.at, Group::new())]);
        };
        let mut outcomes = BTreeSet::new();
        for (&focus, &(least, ..)) in keys.iter().filter(|(_, key)| **key == best) {
            let mut hits: Vec<Pair> = pairs
                .iter()
                .filter(|pair| pair.group.contains(&focus) && pair.cost.negative() == least.negative())
                .cloned()
                .collect();
            let now: Vec<Pair> =
                hits.iter().filter(|pair| pair.cost.points() <= scene.points).cloned().collect();
            if now.is_empty() {
                for to in self.destinations(&mut hits, least) {
                    let whole = self.paths.cost(to).expect("there is a way");
                    outcomes.extend(
                        self.stops(to, whole).into_iter().map(|end| (Some(focus), end, Group::new())),
                    );
                }
            } else {
                for pair in self.best_attacks(now, focus) {
                    let group = if scene.targets == 0 { Group::new() } else { pair.group };
                    outcomes.insert((Some(focus), pair.at, group));
                }
            }
        }
        outcomes
    }

    fn best_attacks(&self, mut pairs: Vec<Pair>, focus: usize) -> Vec<Pair> {
        let edition = self.scene.edition;
        if edition != Edition::Frosthaven {
            keep_least(&mut pairs, |pair| self.disadvantaged(pair.at, focus));
        }
        keep_least(&mut pairs, |pair| usize::MAX - pair.group.len());
        if edition != Edition::Frosthaven {
            self.keep_best_groups(&mut pairs);
        }
        keep_least(&mut pairs, |pair| {
            pair.group.iter().filter(|&&foe| self.disadvantaged(pair.at, foe)).count()
        });
        keep_least(&mut pairs, |pair| pair.cost.points());
        pairs
    }

    fn keep_best_groups(&self, pairs: &mut Vec<Pair>) {
        let all = pairs.clone();
        let rank = |foe: usize| {
            let apart = if self.scene.edition == Edition::JawsOfTheLion { 0 } else { self.proximity(foe) };
            (apart, self.scene.foes[foe].order)
        };
        keep_least(pairs, |pair| {
            all.iter().filter(|other| other.group == pair.group).map(|other| other.cost.points()).min()
        });
        keep_least(pairs, |pair| {
            let mut ranks: Vec<_> = pair.group.iter().map(|&foe| rank(foe)).collect();
            ranks.sort();
            ranks
        });
    }

    fn destinations(&self, pairs: &mut Vec<Pair>, least: Cost) -> BTreeSet<SpaceId> {
        if self.scene.edition == Edition::Frosthaven || self.scene.targets == 0 {
            pairs.retain(|pair| pair.cost == least);
        } else {
            keep_least(pairs, |pair| usize::MAX - pair.group.len());
            self.keep_best_groups(pairs);
            keep_least(pairs, |pair| pair.cost.points());
        }
        pairs.iter().map(|pair| pair.at).collect()
    }

    /// Where to stop on the way: the ways that are left are searched forwards from every hex.
    fn stops(&self, to: SpaceId, whole: Cost) -> Vec<SpaceId> {
        let scene = self.scene;
        let mut stops: Vec<(SpaceId, u16, u16)> = Vec::new();
        for at in scene.map.spaces() {
            let Some(spent) = self.paths.cost(at).filter(|cost| cost.points() <= scene.points) else {
                continue;
            };
            let onwards = Paths::from(&scene.map, &self.tables.ground, scene.gait, at);
            let Some(left) = onwards.cost(to) else { continue };
            if spent.negative() + left.negative() == whole.negative() {
                stops.push((at, left.points(), spent.points()));
            }
        }
        keep_least(&mut stops, |&(_, left, spent)| (left, spent));
        stops.into_iter().map(|(at, ..)| at).collect()
    }
}

fn keep_least<T, K: Ord>(list: &mut Vec<T>, key: impl Fn(&T) -> K) {
    let Some(least) = list.iter().map(&key).min() else { return };
    list.retain(|item| key(item) == least);
}

#[test]
fn the_quick_mind_and_the_slow_one_agree() {
    let mut dice = Dice::new(2026);
    let mut mind = Mind::new();
    let (mut areas, mut approaches, mut ties, mut idle) = (0, 0, 0, 0);
    for round in 0..3000 {
        let taste = Taste { columns: 3 + round % 8, rows: 2 + round % 6, foes: 5, friends: 4, areas: true };
        let scene = random(&mut dice, taste);
        let tables = scene.tables();
        let situation = scene.situation(&tables);
        let plan = mind::decide(&situation);
        let quick: BTreeSet<Outcome> = plan
            .options
            .iter()
            .map(|choice| {
                let group = choice.targets.iter().map(|foe| foe.index()).collect();
                (choice.focus.map(|foe| foe.index()), choice.end, group)
            })
            .collect();
        assert_eq!(quick.len(), plan.options.len(), "an outcome is listed twice: {scene:?}");
        let paths = Paths::from(&scene.map, &tables.ground, scene.gait, scene.at);
        let slow = Slow { scene: &scene, tables: &tables, paths }.decide();
        assert_eq!(quick, slow, "position {round}:\n{}\n{scene:?}", scene.map.drawing());
        // Who asks for no reasons gets the same, and the reasons and ways still when they are asked for.
        assert_eq!(
            mind.options(&situation),
            plan.options,
            "position {round}:\n{}\n{scene:?}",
            scene.map.drawing()
        );
        for choice in &plan.options {
            let ways = mind::ways_with_cost(&situation, choice.end);
            assert_eq!(mind.ways(&situation, choice.end), ways, "position {round}: {scene:?}");
        }
        let out = |candidate: &Candidate| candidate.out.map(|_| candidate.foe);
        let passed: Vec<FoeId> = plan.why.candidates.iter().filter_map(out).collect();
        assert_eq!(mind.passed_over().collect::<Vec<_>>(), passed, "position {round}: {scene:?}");
        for candidate in &plan.why.candidates {
            assert_eq!(mind.why_not(&situation, candidate.foe), candidate.out, "position {round}: {scene:?}");
        }
        // The ways lead where they should, for what they should cost.
        for choice in &plan.options {
            let path = mind::path(&situation, choice.end);
            assert_eq!(path.first().map_or(choice.end, |step| step.from), scene.at);
            assert_eq!(path.last().map_or(scene.at, |step| step.to), choice.end);
            assert!(scene.gait == Gait::Teleport || path.len() <= usize::from(scene.points));
            if scene.area.is_some() && !choice.targets.is_empty() {
                let beside_only = choice.targets.len() < usize::from(scene.targets);
                assert!(beside_only || !mind::strikes(&situation, choice).is_empty(), "{scene:?}");
            }
        }
        areas += usize::from(scene.area.is_some() && quick.iter().any(|outcome| outcome.2.len() > 1));
        approaches += usize::from(plan.why.courses.iter().any(|course| !course.strikes));
        ties += usize::from(quick.len() > 1);
        idle += usize::from(plan.why.courses.is_empty());
    }
    // The positions are worth trying: every kind of turn happens often.
    println!("{areas} areas, {approaches} approaches, {ties} ties, {idle} without a focus");
    assert!(areas > 50 && approaches > 300 && ties > 300 && idle > 50);
}

#[test]
fn whoever_does_not_move_strikes_whom_it_can_attack_from_where_it_stands() {
    let mut dice = Dice::new(28);
    let mut counted = [0, 0];
    for round in 0..3000 {
        let taste = Taste { columns: 3 + round % 8, rows: 2 + round % 6, foes: 5, friends: 4, areas: true };
        let scene = random(&mut dice, taste).moves(0);
        let tables = scene.tables();
        let situation = scene.situation(&tables);
        let decided = mind::decide(&situation).options.iter().any(|choice| !choice.targets.is_empty());
        assert_eq!(mind::strikes_from_here(&situation), decided, "{}\n{scene:?}", scene.map.drawing());
        counted[usize::from(decided)] += 1;
    }
    println!("{counted:?} do not strike, and do");
    assert!(counted.iter().all(|count| *count > 300));
}
