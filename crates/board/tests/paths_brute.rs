//! Costs, reach and range against slow checkers that follow a figure hex by hex.
//!
//! The checker keeps the direction of a slide in its state and relaxes every step until nothing changes; it knows
//! nothing of the search but the rules.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use board::hex::{AllyOnIce, Dir, Doors, Figure, Gait, Ground, Map, Paths, RangeTable, Terrain};
use board::{SpaceId, SpaceSet};
use common::{Dice, random_map};

/// Where a figure is, and in which direction it still has to slide.
type State = (SpaceId, Option<Dir>);
/// Negative hexes, then points.
type Price = (u32, u32);

struct World {
    map: Map,
    doors: Doors,
    figures: BTreeMap<SpaceId, Figure>,
    /// Whether who moves may walk into closed doors.
    keys: bool,
    ally_on_ice: AllyOnIce,
    ground: Ground,
}

impl World {
    fn random(dice: &mut Dice, widest: usize, highest: usize) -> World {
        let map = random_map(dice, widest, highest);
        let doors = dice.doors();
        let mut ground = Ground::of(&map, doors);
        let mut figures = BTreeMap::new();
        for space in map.spaces() {
            if map.terrain(space) != Terrain::Wall && dice.chance(12) {
                let figure = [Figure::Ally, Figure::Ally, Figure::Enemy, Figure::Objective][dice.below(4)];
                figures.insert(space, figure);
                ground.set_figure(space, Some(figure));
            }
        }
        let keys = dice.chance(40);
        if keys {
            map.doors().iter().for_each(|&door| ground.set_closed(door, false));
        }
        let ally_on_ice = if dice.chance(50) { AllyOnIce::Slides } else { AllyOnIce::Walks };
        ground.set_ally_on_ice(ally_on_ice);
        World { map, doors, figures, keys, ally_on_ice, ground }
    }

    /// The hex in a direction if no wall is between; looked up by coordinates.
    fn beside(&self, space: SpaceId, dir: Dir) -> Option<SpaceId> {
        let to = self.map.space(self.map.hex(space) + dir.step())?;
        let wall = self.map.thin_wall(space, dir)
            || [space, to].iter().any(|&s| self.map.terrain(s) == Terrain::Wall);
        (!wall && (self.keys || !self.is_closed_door(to))).then_some(to)
    }

    fn is_closed_door(&self, space: SpaceId) -> bool {
        self.map.door(space).is_some_and(|door| !self.doors.is_open(door))
    }

    fn is(&self, space: SpaceId, terrain: Terrain) -> bool {
        self.map.terrain(space) == terrain
    }

    fn harm(&self, space: SpaceId) -> u32 {
        u32::from(self.is(space, Terrain::Trap) || self.is(space, Terrain::Hazardous))
    }

    /// What can happen next to a figure that walks.
    fn walking(&self, (at, sliding): State) -> Vec<(State, Price)> {
        if let Some(dir) = sliding {
            let next = self.beside(at, dir);
            return match next
                .filter(|next| !self.is(*next, Terrain::Obstacle) && !self.figures.contains_key(next))
                .filter(|next| !self.is_closed_door(*next))
            {
                None => vec![((at, None), (0, 0))],
                Some(next) => {
                    let slides = self.is(next, Terrain::Icy).then_some(dir);
                    vec![((next, slides), (self.harm(next), 0))]
                }
            };
        }
        let mut steps = Vec::new();
        for dir in Dir::ALL {
            let Some(to) = self.beside(at, dir) else { continue };
            let figure = self.figures.get(&to);
            if self.is(to, Terrain::Obstacle) || figure.is_some_and(|&figure| figure != Figure::Ally) {
                continue;
            }
            let points = if self.is(to, Terrain::Difficult) { 2 } else { 1 };
            let held = figure.is_some() && self.ally_on_ice == AllyOnIce::Walks;
            let slides = (self.is(to, Terrain::Icy) && !held).then_some(dir);
            steps.push(((to, slides), (self.harm(to), points)));
        }
        steps
    }

    /// What can happen next to a figure in the air.
    fn airborne(&self, (at, _): State) -> Vec<(State, Price)> {
        Dir::ALL.iter().filter_map(|&dir| self.beside(at, dir)).map(|to| ((to, None), (0, 1))).collect()
    }

    fn steps(&self, state: State, gait: Gait) -> Vec<(State, Price)> {
        match gait {
            Gait::Walk => self.walking(state),
            Gait::Jump { .. } | Gait::Fly => self.airborne(state),
            Gait::Teleport => self
                .map
                .spaces()
                .map(|to| ((to, None), (0, self.map.hex(state.0).distance(self.map.hex(to)))))
                .filter(|_| state.1.is_none())
                .collect(),
        }
    }

    /// The least price of every state, by relaxing until nothing changes.
    fn prices(&self, gait: Gait, from: SpaceId) -> BTreeMap<State, Price> {
        let mut best = BTreeMap::from([((from, None), (0, 0))]);
        loop {
            let mut better = Vec::new();
            for (&state, &(harm, points)) in &best {
                for (next, (more_harm, more)) in self.steps(state, gait) {
                    let price = (harm + more_harm, points + more);
                    if best.get(&next).is_none_or(|&known| price < known) {
                        better.push((next, price));
                    }
                }
            }
            if better.is_empty() || gait == Gait::Teleport && best.len() > 1 {
                return best;
            }
            for (state, price) in better {
                let known = best.entry(state).or_insert(price);
                *known = price.min(*known);
            }
        }
    }

    /// The price of ending a movement in each space.
    fn ends(&self, gait: Gait, from: SpaceId) -> BTreeMap<SpaceId, Price> {
        let mut ends = BTreeMap::new();
        for ((space, sliding), (harm, points)) in self.prices(gait, from) {
            let door = self.is_closed_door(space) && !self.keys && gait != Gait::Teleport;
            let bad = self.is(space, Terrain::Wall) || door || self.figures.contains_key(&space);
            let stone = self.is(space, Terrain::Obstacle) && gait != Gait::Fly;
            if space != from && sliding.is_none() && !bad && !stone {
                let lands = matches!(gait, Gait::Jump { .. } | Gait::Teleport);
                let heavy = gait == Gait::Jump { heavy_landing: true } && self.is(space, Terrain::Difficult);
                let price = (harm + if lands { self.harm(space) } else { 0 }, points + u32::from(heavy));
                ends.insert(space, price);
            }
        }
        ends.insert(from, (0, 0));
        ends
    }
}

const GAITS: [Gait; 5] = [
    Gait::Walk,
    Gait::Jump { heavy_landing: true },
    Gait::Jump { heavy_landing: false },
    Gait::Fly,
    Gait::Teleport,
];

fn start(world: &World, dice: &mut Dice) -> Option<SpaceId> {
    let from = dice.space(&world.map);
    let free = !world.map.is_closed(from, world.doors) && !world.figures.contains_key(&from);
    free.then_some(from)
}

#[test]
fn costs_and_reach_agree_on_random_maps() {
    let (mut searches, mut reached) = (0, 0);
    let mut paths = Paths::default();
    for seed in 0..3000 {
        let mut dice = Dice::new(seed);
        let world = World::random(&mut dice, 8, 7);
        let Some(from) = start(&world, &mut dice) else { continue };
        for gait in GAITS {
            paths.search_from(&world.map, &world.ground, gait, from);
            let expected = world.ends(gait, from);
            searches += 1;
            reached += expected.len();
            for space in world.map.spaces() {
                let found =
                    paths.cost(space).map(|cost| (u32::from(cost.negative()), u32::from(cost.points())));
                assert_eq!(
                    found,
                    expected.get(&space).copied(),
                    "seed {seed}: {gait:?} from {} to {} on\n{}",
                    world.map.hex(from),
                    world.map.hex(space),
                    world.map.drawing()
                );
            }
            let points = dice.below(6) as u16;
            let within: SpaceSet = expected
                .iter()
                .filter(|(_, price)| price.1 <= u32::from(points))
                .map(|(&space, _)| space)
                .collect();
            assert_eq!(paths.within(points), within);
        }
    }
    assert!(searches > 5000 && reached > 5 * searches, "{reached} spaces in {searches} searches");
}

#[test]
fn the_way_that_is_left_is_the_best_way_on_from_there() {
    for seed in 0..500 {
        let mut dice = Dice::new(seed);
        let world = World::random(&mut dice, 7, 6);
        let goals: SpaceSet = (0..3).map(|_| dice.space(&world.map)).collect();
        for gait in GAITS {
            let left = Paths::to(&world.map, &world.ground, gait, &goals);
            for from in world.map.spaces().filter(|&space| !world.map.is_closed(space, world.doors)) {
                let onward = Paths::from(&world.map, &world.ground, gait, from);
                // Standing in the goal is being there only if one may stand there.
                let open = goals.iter().filter(|&goal| world.ground.may_end(goal, gait));
                let best = open.filter_map(|goal| onward.cost(goal)).min();
                assert_eq!(
                    left.cost(from),
                    best,
                    "seed {seed}: {gait:?} from {} on\n{}",
                    world.map.hex(from),
                    world.map.drawing()
                );
            }
        }
    }
}

#[test]
fn all_equally_good_ways_are_found_and_no_others() {
    let mut ties = 0;
    for seed in 0..1500 {
        let mut dice = Dice::new(seed);
        let world = World::random(&mut dice, 6, 6);
        let Some(from) = start(&world, &mut dice) else { continue };
        for gait in [Gait::Walk, Gait::Fly] {
            let paths = Paths::from(&world.map, &world.ground, gait, from);
            let prices = world.prices(gait, from);
            for space in world.map.spaces() {
                if prices.contains_key(&(space, None)) {
                    let expected = tight_decisions(&world, gait, &prices, space);
                    let found: BTreeSet<_> = paths
                        .steps_into(&world.map, &world.ground, space)
                        .into_iter()
                        .map(|step| (step.from, step.dir.unwrap()))
                        .collect();
                    ties += usize::from(found.len() > 1);
                    assert_eq!(
                        found,
                        expected,
                        "seed {seed}: {gait:?} into {} on\n{}",
                        world.map.hex(space),
                        world.map.drawing()
                    );
                }
            }
        }
    }
    assert!(ties > 1000, "{ties}");
}

/// The last decisions of all cheapest ways into a space: follow tight steps back to where no slide was under way.
fn tight_decisions(
    world: &World,
    gait: Gait,
    prices: &BTreeMap<State, Price>,
    space: SpaceId,
) -> BTreeSet<(SpaceId, Dir)> {
    let mut decisions = BTreeSet::new();
    if prices[&(space, None)] == (0, 0) {
        return decisions;
    }
    for (&(at, sliding), &price) in prices {
        if sliding.is_some() {
            continue;
        }
        for dir in Dir::ALL {
            // Play out one decision to its end.
            let Some(first) = world.beside(at, dir) else { continue };
            let step = world
                .steps((at, None), gait)
                .into_iter()
                .find(|((to, slide), _)| *to == first && slide.is_none_or(|slide| slide == dir));
            let Some((mut state, (mut harm, points))) = step else { continue };
            while state.1.is_some() {
                let (next, (more, _)) = world.steps(state, gait)[0];
                state = next;
                harm += more;
            }
            if state.0 == space && (price.0 + harm, price.1 + points) == prices[&(space, None)] {
                decisions.insert((at, dir));
            }
        }
    }
    decisions
}

#[test]
fn range_agrees_with_counting_over_all_middle_hexes() {
    for seed in 0..1000 {
        let mut dice = Dice::new(seed);
        let map = random_map(&mut dice, 7, 6);
        let doors = dice.doors();
        let n = map.len();
        let mut range = vec![vec![u32::MAX / 4; n]; n];
        for a in map.spaces() {
            range[a.index()][a.index()] = 0;
            for b in map.spaces() {
                let dir = map.hex(a).dir_to(map.hex(b));
                let open = |space| !map.is_closed(space, doors);
                if dir.is_some_and(|dir| !map.thin_wall(a, dir)) && open(a) && open(b) {
                    range[a.index()][b.index()] = 1;
                }
            }
        }
        for via in 0..n {
            for a in 0..n {
                for b in 0..n {
                    range[a][b] = range[a][b].min(range[a][via] + range[via][b]);
                }
            }
        }
        let table = RangeTable::new(&map, doors);
        for a in map.spaces() {
            for b in map.spaces() {
                let expected = Some(range[a.index()][b.index()]).filter(|&range| range < u32::MAX / 4);
                assert_eq!(table.between(a, b).map(u32::from), expected, "seed {seed}: {a:?} {b:?}");
                assert_eq!(map.adjacent(a, b, doors), expected == Some(1));
            }
        }
    }
}
