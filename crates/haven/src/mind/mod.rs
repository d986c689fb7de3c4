//! How monsters and summons decide: whom they focus, where they go, whom they attack.
//!
//! [`decide`] is a pure function from a [`Situation`] to a [`Plan`]: every outcome that the rules allow, in a
//! fixed order, and the reasons. Where the rules leave several, the players choose (GH-AMB-01, FH-MON-10).
//! Summons of characters use the same rules (GH-SUM-06, GH-FOC-12, GH-MTR-05, FH-SUM-10).
//!
//! The chapters: `situation` is what goes in, `focus` finds the enemy, `targets` knows what can be attacked from
//! where, `movement` chooses where to go, `why` is the reasons.
//!
//! ```
//! use board::{SpaceSet, hex::{Doors, Gait, Map, RangeTable, SeenWithin, SightTable}};
//! use std::sync::Arc;
//! use haven::{Edition, mind::{self, Attack, Foe, Order, Situation}};
//!
//! let edition = Edition::Gloomhaven;
//! let map = Map::parse(" A . . C").unwrap();
//! let doors = Doors::all_closed();
//! let [at, hero] = [map.at(0, 0).unwrap(), map.at(3, 0).unwrap()];
//! let foes = [Foe::new(hero, Order::of(20))];
//! let friends = SpaceSet::new();
//! let sight = Arc::new(SightTable::new(&map, doors, edition.sight()));
//! let range = Arc::new(RangeTable::new(&map, doors));
//! let situation = Situation {
//!     edition,
//!     map: &map,
//!     ground: &mind::ground(edition, &map, doors, foes, &friends),
//!     sight: &sight,
//!     range: &range,
//!     near: &SeenWithin::new(Arc::clone(&sight), Arc::clone(&range)),
//!     at,
//!     gait: Gait::Walk,
//!     points: 2,
//!     attack: Some(Attack::MELEE),
//!     foes: &foes,
//!     friends: &friends,
//!     turn: edition.area_turns(),
//!     focus: None,
//! };
//! let plan = mind::decide(&situation);
//! assert_eq!(plan.options.len(), 1);
//! assert_eq!(plan.options[0].end, map.at(2, 0).unwrap());
//! assert_eq!(plan.options[0].targets[..], [mind::FoeId(0)]);
//! assert_eq!(mind::path(&situation, plan.options[0].end).len(), 2);
//! ```

mod focus;
mod movement;
mod situation;
mod targets;
mod why;

use board::hex::{Cost, Ground, Paths, Step};
use board::{SpaceId, SpaceSet};
use smallvec::SmallVec;
use std::sync::{Arc, Mutex, PoisonError};

pub use situation::{Attack, Foe, FoeId, Order, Reach, Situation, ground};
pub use targets::Strike;
pub use why::{Candidate, Considered, Course, Heading, NotFocused, NotThere, Shortcut, Why};

use focus::Focus;
use movement::Movement;
use situation::FoeSet;
use targets::Aims;

/// What a figure may do, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// Every outcome that the rules allow, at least one, in order of focus, end and targets.
    pub options: Vec<Choice>,
    /// The reasons.
    pub why: Why,
    /// Whether there are more groups of targets than can be listed (thousands); only absurd crowds reach it.
    pub cut: bool,
}

/// One outcome.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Choice {
    /// Whom the figure focuses; `None` if nobody (GH-FOC-07, FH-FOC-10).
    pub focus: Option<FoeId>,
    /// Where it ends its movement: where it stood if it does not move.
    pub end: SpaceId,
    /// Whom it attacks: the focus first, then the others from the nearest and by initiative.
    pub targets: SmallVec<[FoeId; 4]>,
    /// The hexes for which it heads, if it cannot attack its focus this turn.
    pub heads_for: SpaceSet,
}

/// Decides.
///
/// A figure that is stunned decides nothing and is not asked (GH-CON-12, FH-FOC-12). A summon without a focus may be
/// sent towards its summoner (FH-SUM-12): ask again with the summoner as the only foe and without an attack.
pub fn decide(situation: &Situation<'_>) -> Plan {
    Mind::new().plan(situation)
}

/// Whether a figure that does not move attacks anybody: the focus is then whoever it can attack from where it stands.
pub fn strikes_from_here(situation: &Situation<'_>) -> bool {
    let here = situation.at.index() < situation.map.len();
    let strikes = || !Aims::from_here(situation).and(Focus::possible(situation)).is_empty();
    here && situation.attacks() && strikes()
}

/// [`decide`] with memory that is used again. The answer never depends on what was asked before.
#[derive(Clone, Debug, Default)]
pub struct Mind {
    paths: Paths,
    /// Whether ways were searched no further than the decision needed.
    cut_short: bool,
    aims: Aims,
    focus: Focus,
    movement: Movement,
}

/// Minds that are not in use: one that has thought before need not allocate memory again.
#[derive(Clone, Debug, Default)]
pub struct Minds(Arc<Mutex<Vec<Mind>>>);

impl Minds {
    /// Takes a mind to decide with.
    pub fn take(&self) -> Mind {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }

    /// Gives a mind back that has decided.
    pub fn put_back(&self, mind: Mind) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(mind);
    }
}

impl Mind {
    /// A mind without any memory yet.
    pub fn new() -> Mind {
        Mind::default()
    }

    /// Decides, with reasons.
    pub fn plan(&mut self, situation: &Situation<'_>) -> Plan {
        let mut plan = Plan::default();
        self.think(situation, &mut plan, true);
        plan
    }

    /// Decides without working out the reasons, which would take longer than the decision: for play. Who is passed over
    /// is still known: see [`passed_over`](Mind::passed_over).
    pub fn options(&mut self, situation: &Situation<'_>) -> Vec<Choice> {
        let mut plan = Plan::default();
        self.think(situation, &mut plan, false);
        plan.options
    }

    /// The enemies that did not become the focus at the last decision.
    pub fn passed_over(&self) -> impl Iterator<Item = FoeId> + '_ {
        self.focus.candidates.iter().filter(|c| c.out.is_some()).map(|c| c.foe)
    }

    /// At which step an enemy dropped out of the choice of the focus: after a decision about the same situation.
    pub fn why_not(&mut self, situation: &Situation<'_>, foe: FoeId) -> Option<NotFocused> {
        if std::mem::replace(&mut self.cut_short, false) {
            self.paths.search_from(situation.map, situation.ground, situation.gait, situation.at);
            self.focus.find(situation, &self.aims, &self.paths);
        }
        self.focus.candidates.iter().find(|candidate| candidate.foe == foe)?.out
    }

    /// All steps of all equally good ways to the end of a choice, as [`ways`], and what they cost: after a decision
    /// about the same situation, whose search they are taken from.
    pub fn ways(&self, situation: &Situation<'_>, end: SpaceId) -> (Vec<Step>, Option<Cost>) {
        (self.paths.all_ways(situation.map, situation.ground, end), self.paths.cost(end))
    }

    /// GH-FOC-01, GH-MON-11, FH-MMV-01: first the focus, then the movement, then the attack.
    fn think(&mut self, s: &Situation<'_>, plan: &mut Plan, tell: bool) {
        self.movement.cut = false;
        self.cut_short = false;
        self.focus.candidates.clear();
        let mut focuses = FoeSet::NONE;
        if s.at.index() < s.map.len() {
            self.aims.look(s);
            self.search(s, tell);
            focuses = self.focus.find(s, &self.aims, &self.paths);
            self.aims.rank(s, &self.focus);
        }
        for focus in focuses.iter() {
            let Some(least) = self.focus.cost(focus) else { continue };
            let strikes = self.movement.go(s, &self.aims, &self.paths, focus, least, tell);
            self.write_down(s, focus, plan);
            if tell {
                let hexes = self.movement.considered(&self.aims, focus);
                let headings = std::mem::take(&mut self.movement.headings);
                let shortcut = self.shortcut(s, focus, least);
                plan.why.courses.push(Course { focus, strikes, hexes, headings, shortcut });
            }
        }
        if focuses.is_empty() {
            // GH-FOC-07, FH-FOC-10: neither move nor attack.
            let targets = SmallVec::new();
            plan.options.push(Choice { focus: None, end: s.at, targets, heads_for: SpaceSet::new() });
        }
        plan.cut = self.movement.cut;
        if tell {
            plan.why.candidates.clone_from(&self.focus.candidates);
        }
    }

    /// The ways from where the figure stands. Reasons and later attacks ask for all of them; otherwise no further than
    /// to the nearest hex from which a focus can be attacked, and to all that can be reached this turn.
    fn search(&mut self, s: &Situation<'_>, tell: bool) {
        self.cut_short = !tell && !movement::heeds_later_attack(s, &self.aims);
        if self.cut_short {
            let goals = Focus::goals(s, &self.aims);
            self.paths.search_for(s.map, s.ground, s.gait, s.at, &goals, s.points);
        } else {
            self.paths.search_from(s.map, s.ground, s.gait, s.at);
        }
    }

    fn write_down(&mut self, s: &Situation<'_>, focus: FoeId, plan: &mut Plan) {
        let first = plan.options.len();
        for &(end, group) in &self.movement.ends {
            let mut targets = SmallVec::new();
            if s.attacks() {
                targets.extend(group.iter());
                let aims = &self.aims;
                targets.sort_unstable_by_key(|&foe| (foe != focus, aims.rank_of(foe), foe));
            }
            plan.options.push(Choice { focus: Some(focus), end, targets, heads_for: SpaceSet::new() });
        }
        plan.options[first..].sort_unstable();
        plan.options.dedup();
        for heading in &self.movement.headings {
            for choice in plan.options[first..].iter_mut().filter(|choice| heading.ends.contains(choice.end))
            {
                choice.heads_for.insert(heading.to);
            }
        }
    }

    /// A way to attack the focus that is shorter than the one taken but leads through negative hexes.
    fn shortcut(&self, s: &Situation<'_>, focus: FoeId, least: Cost) -> Option<Shortcut> {
        let mut heedless: Ground = s.ground.clone();
        heedless.heed_nothing();
        let paths = Paths::from(s.map, &heedless, s.gait, s.at);
        let hexes: SpaceSet = s.map.spaces().filter(|&at| self.aims.from(at).contains(focus)).collect();
        let (cost, ends) = paths.best(&hexes)?;
        if cost.points() >= least.points() {
            return None;
        }
        let end = ends.iter().next()?;
        let mut through = SpaceSet::new();
        for step in walk_back(&paths, s, &heedless, end) {
            through.extend(entered(s, step).filter(|&space| is_negative(s.ground, space)));
        }
        Some(Shortcut { points: cost.points(), through })
    }
}

/// The spaces that a step enters, those of a slide included.
fn entered<'a>(s: &'a Situation<'_>, step: Step) -> impl Iterator<Item = SpaceId> + 'a {
    let next = move |&at: &SpaceId| if at == step.to { None } else { s.map.neighbour(at, step.dir?) };
    std::iter::successors(Some(step.from), next).skip(1)
}

fn is_negative(ground: &Ground, space: SpaceId) -> bool {
    let mut other = ground.clone();
    other.set_negative(space, false);
    other != *ground
}

/// All steps of all equally good ways to the end of a choice: what a client draws.
pub fn ways(situation: &Situation<'_>, end: SpaceId) -> Vec<Step> {
    ways_with_cost(situation, end).0
}

/// All steps of all equally good ways to a hex, and what they cost.
pub fn ways_with_cost(situation: &Situation<'_>, end: SpaceId) -> (Vec<Step>, Option<Cost>) {
    let paths = Paths::from(situation.map, situation.ground, situation.gait, situation.at);
    (paths.all_ways(situation.map, situation.ground, end), paths.cost(end))
}

/// Where a figure that only wants to get to one of these hexes may stop: on the nearest of them, by the ways that
/// monsters take, or as near to it as its movement points allow (GH-SPC-12).
pub fn approach(situation: &Situation<'_>, to: &SpaceSet) -> SpaceSet {
    let paths = Paths::from(situation.map, situation.ground, situation.gait, situation.at);
    let Some((cost, nearest)) = paths.best(to) else { return SpaceSet::new() };
    let mut left = Paths::default();
    let mut ends = SpaceSet::new();
    for goal in nearest.iter() {
        left.search_to(situation.map, situation.ground, situation.gait, &[goal].into_iter().collect());
        ends.extend(movement::head_for(situation, &paths, &left, goal, cost).ends.iter());
    }
    ends
}

/// One of the best ways to the end of a choice, step by step: always the same.
pub fn path(situation: &Situation<'_>, end: SpaceId) -> Vec<Step> {
    let paths = Paths::from(situation.map, situation.ground, situation.gait, situation.at);
    walk_back(&paths, situation, situation.ground, end)
}

fn walk_back(paths: &Paths, s: &Situation<'_>, ground: &Ground, end: SpaceId) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut at = end;
    while at != s.at && steps.len() < s.map.len() {
        let Some(&step) = paths.steps_into(s.map, ground, at).first() else { break };
        steps.push(step);
        at = step.from;
    }
    steps.reverse();
    steps
}

/// Every way to lay the area of the attack so that exactly the targets of a choice are hit; none without an area.
pub fn strikes(situation: &Situation<'_>, choice: &Choice) -> Vec<Strike> {
    if choice.targets.is_empty() || choice.end.index() >= situation.map.len() {
        return Vec::new();
    }
    let mut aims = Aims::default();
    aims.look(situation);
    let mut group = FoeSet::NONE;
    choice.targets.iter().for_each(|&foe| group.insert(foe));
    aims.strikes(situation, choice.end, group)
}
