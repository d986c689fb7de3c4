//! Paths through a map: what they cost, where they end, and all that are equally good. The comments call a path of a
//! figure its *way*.
//!
//! The cost of a way is its number of negative hexes, then its movement points (GH-MTR-02, FH-FOC-06). A search
//! finds the least cost to every space at once, whether or not it can be paid this turn: monsters look for the
//! whole way first and walk a part of it (GH-FOC-03, FH-FOC-08).
//!
//! A slide over ice belongs to the step that starts it: the direction of entry is that of the step, nothing can be
//! decided until the slide ends, and so a state of the search is a hex and no more.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Dir, Doors, Map, RoomId, Terrain};
use crate::{SpaceId, SpaceSet};

/// How a figure gets about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Gait {
    /// Regular movement (GH-MOV-01 to GH-MOV-05, FH-MOV-01 to FH-MOV-04).
    Walk,
    /// Ignores figures and terrain on the way, not in the last hex (GH-MOV-06, GH-MOV-07, FH-MOV-07).
    Jump {
        /// Whether difficult terrain counts in the last hex: yes by GH-GAP-39, no by FH-MOV-08.
        heavy_landing: bool,
    },
    /// Ignores figures and terrain, but needs an unoccupied hex at the end (GH-MOV-08, FH-MOV-10, FH-MOV-11).
    Fly,
    /// Straight to any hex, whatever lies between, walls included (FH-TEL-01, FH-TEL-03).
    ///
    /// Onto a closed door too, but into no room that is not yet revealed (FH-TEL-05): the rooms must have been
    /// told to [`Ground::hide_all_but`]. The ground of a flying figure is that of [`Ground::ignore_terrain`].
    Teleport,
}

/// What a figure in a hex is to the one that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Figure {
    /// It may be passed, but not joined (GH-MOV-02, GH-MOV-04).
    Ally,
    /// It stops whoever walks (GH-MOV-02).
    Enemy,
    /// It stops whoever walks, friend and foe alike (FH-MOV-02, FH-OVL-25).
    Objective,
}

/// What happens to a figure that walks through an ally who stands on ice (FH-GAP-27).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum AllyOnIce {
    /// It has entered ice and slides on (FH-OVL-16).
    #[default]
    Slides,
    /// It walks on as it likes: it cannot be carried out of a hex in which it does not stand.
    Walks,
}

/// What the moving figure meets in each space: terrain as it is now, and figures.
///
/// Cheap to copy; start from [`Ground::of`] and change what play has changed. The figure that moves must not be on it:
/// it would be in its own way. Outside the map from which the ground was made, everything is wall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    cells: Vec<u16>,
    ally_on_ice: AllyOnIce,
}

const CLOSED: u16 = 1;
const OBSTACLE: u16 = 2;
const ENEMY: u16 = 4;
const ALLY: u16 = 8;
const NEGATIVE: u16 = 16;
const DIFFICULT: u16 = 32;
const ICY: u16 = 64;
const NO_STOP: u16 = 128;
/// A closed door, whether or not it is closed to the figure that moves.
const DOOR: u16 = 256;
/// Wall from edge to edge, whatever else is said.
const WALL: u16 = 512;
const OBJECTIVE: u16 = 1024;
const OCCUPIED: u16 = ENEMY | ALLY | OBJECTIVE;

impl Ground {
    /// The ground as the map shows it, without figures. Closed doors are closed, as they are to monsters and summons
    /// (GH-MAP-05, FH-OVL-03).
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . + .").unwrap();
    /// let ways = |doors| Paths::from(&map, &Ground::of(&map, doors), Gait::Walk, SpaceId(0)).cost(SpaceId(2));
    /// assert!(ways(Doors::all_closed()).is_none());
    /// assert!(ways(Doors::all_open()).is_some());
    /// ```
    pub fn of(map: &Map, doors: Doors) -> Ground {
        let cell = |space| match map.terrain(space) {
            Terrain::Wall => WALL | CLOSED,
            Terrain::Door if map.is_closed(space, doors) => DOOR | CLOSED,
            Terrain::Obstacle => OBSTACLE,
            Terrain::Trap | Terrain::Hazardous => NEGATIVE,
            Terrain::Difficult => DIFFICULT,
            Terrain::Icy => ICY,
            Terrain::Floor | Terrain::Door => 0,
        };
        Ground { cells: map.spaces().map(cell).collect(), ally_on_ice: AllyOnIce::default() }
    }

    /// Opens or closes a space to movement; a character may enter a closed door (GH-MAP-04, FH-OVL-03).
    ///
    /// A door that is closed by [`Doors`] remains a closed door when it is opened here: a figure may walk into it, but
    /// a slide over ice is forced movement and never enters it (FH-OVL-04, FH-OVL-16). A wall hex remains a wall.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . + .").unwrap();
    /// let mut ground = Ground::of(&map, Doors::all_closed());
    /// ground.set_closed(SpaceId(1), false);
    /// ground.set_closed(SpaceId(2), true); // not yet revealed
    /// assert_eq!(Paths::from(&map, &ground, Gait::Walk, SpaceId(0)).within(9).len(), 2);
    /// ```
    pub fn set_closed(&mut self, space: SpaceId, yes: bool) {
        self.set(space, CLOSED, yes);
    }

    /// Closes all rooms but these to all movement, teleports included (FH-TEL-05), and the doors between two rooms
    /// that are not revealed.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths, RoomId}};
    /// let map = Map::parse(" . + . + .").unwrap();
    /// let mut ground = Ground::of(&map, Doors::all_closed());
    /// ground.hide_all_but(&map, &[RoomId(0)]);
    /// let paths = Paths::from(&map, &ground, Gait::Teleport, SpaceId(0));
    /// assert_eq!(paths.cost(SpaceId(1)).unwrap().points(), 1); // onto the closed door
    /// assert!([2, 3, 4].iter().all(|&hidden| paths.cost(SpaceId(hidden)).is_none()));
    /// ```
    pub fn hide_all_but(&mut self, map: &Map, revealed: &[RoomId]) {
        let mut open: SpaceSet = map
            .spaces()
            .filter(|&space| map.room(space).is_some_and(|room| revealed.contains(&room)))
            .collect();
        // A door belongs to what lies on either side; it may be several hexes long.
        let mut edge: Vec<SpaceId> = open.iter().collect();
        while let Some(at) = edge.pop() {
            let doors = map.neighbours(at).map(|(_, to)| to).filter(|&to| map.door(to).is_some());
            edge.extend(doors.filter(|&door| open.insert(door)));
        }
        for space in map.spaces().filter(|&space| !open.contains(space)) {
            self.set(space, CLOSED | NO_STOP, true);
        }
    }

    /// Puts an obstacle into a space or takes it away.
    ///
    /// A figure that others take for an obstacle, as monsters do an invisible hero (GH-FOC-08), is still a figure: it
    /// needs [`set_figure`](Ground::set_figure) too, or a flying figure could land on it (GH-MOV-08).
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . # .").unwrap();
    /// let mut ground = Ground::of(&map, Doors::all_closed());
    /// ground.set_obstacle(SpaceId(1), false);
    /// assert_eq!(Paths::from(&map, &ground, Gait::Walk, SpaceId(0)).cost(SpaceId(2)).unwrap().points(), 2);
    /// ```
    pub fn set_obstacle(&mut self, space: SpaceId, yes: bool) {
        self.set(space, OBSTACLE, yes);
    }

    /// Makes a space negative or not: a trap or hazardous terrain that this figure avoids (GH-MTR-01).
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . ^ .").unwrap();
    /// let mut ground = Ground::of(&map, Doors::all_closed());
    /// ground.set_negative(SpaceId(1), false); // sprung
    /// assert_eq!(Paths::from(&map, &ground, Gait::Walk, SpaceId(0)).cost(SpaceId(2)).unwrap().negative(), 0);
    /// ```
    pub fn set_negative(&mut self, space: SpaceId, yes: bool) {
        self.set(space, NEGATIVE, yes);
    }

    /// Makes no space negative: for figures whose players decide where to step.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . ^ .\n  . .").unwrap();
    /// let mut ground = Ground::of(&map, Doors::all_closed());
    /// ground.heed_nothing();
    /// assert_eq!(Paths::from(&map, &ground, Gait::Walk, SpaceId(0)).cost(SpaceId(2)).unwrap().points(), 2);
    /// ```
    pub fn heed_nothing(&mut self) {
        self.cells.iter_mut().for_each(|cell| *cell &= !NEGATIVE);
    }

    /// Takes away obstacles and all effects of terrain: for the teleports of a figure that is still flying where it
    /// arrives (FH-MOV-10). [`Gait::Fly`] needs no such ground.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Cost, Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . # ^").unwrap();
    /// let mut ground = Ground::of(&map, Doors::all_closed());
    /// ground.ignore_terrain();
    /// let paths = Paths::from(&map, &ground, Gait::Teleport, SpaceId(0));
    /// assert_eq!([1, 2].map(|at| paths.cost(SpaceId(at))), [Some(Cost::new(0, 1)), Some(Cost::new(0, 2))]);
    /// ```
    pub fn ignore_terrain(&mut self) {
        self.cells.iter_mut().for_each(|cell| *cell &= !(OBSTACLE | NEGATIVE | DIFFICULT | ICY));
    }

    /// Makes a space difficult terrain or not (GH-MAP-20, FH-OVL-15).
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . .").unwrap();
    /// let mut ground = Ground::of(&map, Doors::all_closed());
    /// ground.set_difficult(SpaceId(1), true);
    /// assert_eq!(Paths::from(&map, &ground, Gait::Walk, SpaceId(0)).cost(SpaceId(1)).unwrap().points(), 2);
    /// ```
    pub fn set_difficult(&mut self, space: SpaceId, yes: bool) {
        self.set(space, DIFFICULT, yes);
    }

    /// Makes a space icy or not (FH-OVL-16).
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . . .").unwrap();
    /// let mut ground = Ground::of(&map, Doors::all_closed());
    /// ground.set_icy(SpaceId(1), true);
    /// assert_eq!(Paths::from(&map, &ground, Gait::Walk, SpaceId(0)).cost(SpaceId(2)).unwrap().points(), 1);
    /// ```
    pub fn set_icy(&mut self, space: SpaceId, yes: bool) {
        self.set(space, ICY, yes);
    }

    /// Says what happens to a figure that walks through an ally on ice (FH-GAP-27); unless this is called, it slides.
    ///
    /// ```
    /// use board::{SpaceId, hex::{AllyOnIce, Dir, Doors, Figure, Ground, Map}};
    /// let map = Map::parse(" . * .").unwrap();
    /// let mut ground = Ground::of(&map, Doors::all_closed());
    /// ground.set_figure(SpaceId(1), Some(Figure::Ally));
    /// assert_eq!(ground.entered(&map, SpaceId(0), Dir::E), [SpaceId(1), SpaceId(2)]);
    /// ground.set_ally_on_ice(AllyOnIce::Walks);
    /// assert_eq!(ground.entered(&map, SpaceId(0), Dir::E), [SpaceId(1)]);
    /// ```
    pub fn set_ally_on_ice(&mut self, ruling: AllyOnIce) {
        self.ally_on_ice = ruling;
    }

    /// Puts a figure into a space, or takes it away; never the figure that moves.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Figure, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . . .").unwrap();
    /// let mut ground = Ground::of(&map, Doors::all_closed());
    /// ground.set_figure(SpaceId(1), Some(Figure::Ally));
    /// let paths = Paths::from(&map, &ground, Gait::Walk, SpaceId(0));
    /// assert!(paths.cost(SpaceId(1)).is_none() && paths.cost(SpaceId(2)).is_some());
    /// ground.set_figure(SpaceId(1), Some(Figure::Enemy));
    /// assert!(Paths::from(&map, &ground, Gait::Walk, SpaceId(0)).cost(SpaceId(2)).is_none());
    /// ```
    pub fn set_figure(&mut self, space: SpaceId, figure: Option<Figure>) {
        self.set(space, ALLY, figure == Some(Figure::Ally));
        self.set(space, ENEMY, figure == Some(Figure::Enemy));
        self.set(space, OBJECTIVE, figure == Some(Figure::Objective));
    }

    /// Forbids ending in a space, or allows it again; passing is not affected.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . . .").unwrap();
    /// let mut ground = Ground::of(&map, Doors::all_closed());
    /// ground.set_no_stop(SpaceId(1), true);
    /// let paths = Paths::from(&map, &ground, Gait::Walk, SpaceId(0));
    /// assert!(paths.cost(SpaceId(1)).is_none() && paths.cost(SpaceId(2)).is_some());
    /// ```
    pub fn set_no_stop(&mut self, space: SpaceId, yes: bool) {
        self.set(space, NO_STOP, yes);
    }

    /// Whether a figure with this gait may end its movement in the space.
    ///
    /// GH-MOV-04, GH-MOV-07, GH-MOV-08: never with another figure; on an obstacle only when flying. FH-TEL-05: on a
    /// closed door by teleport.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map}};
    /// let ground = Ground::of(&Map::parse(" # .").unwrap(), Doors::all_closed());
    /// assert!(ground.may_end(SpaceId(0), Gait::Fly));
    /// assert!(!ground.may_end(SpaceId(0), Gait::Jump { heavy_landing: true }));
    /// ```
    #[inline]
    pub fn may_end(&self, space: SpaceId, gait: Gait) -> bool {
        let against = match gait {
            Gait::Fly => CLOSED | WALL | NO_STOP | OCCUPIED,
            Gait::Walk | Gait::Jump { .. } => CLOSED | WALL | NO_STOP | OCCUPIED | OBSTACLE,
            Gait::Teleport if self.cell(space) & DOOR != 0 => WALL | NO_STOP | OCCUPIED | OBSTACLE,
            Gait::Teleport => CLOSED | WALL | NO_STOP | OCCUPIED | OBSTACLE,
        };
        self.cell(space) & against == 0
    }

    /// The spaces that a walking figure enters with one step, in order: more than one on ice, none if it cannot take
    /// the step.
    ///
    /// FH-OVL-16, FH-OVL-19.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Dir, Doors, Ground, Map}};
    /// let map = Map::parse(" . * * .").unwrap();
    /// let ground = Ground::of(&map, Doors::all_closed());
    /// assert_eq!(ground.entered(&map, SpaceId(0), Dir::E), [SpaceId(1), SpaceId(2), SpaceId(3)]);
    /// assert!(ground.entered(&map, SpaceId(0), Dir::W).is_empty());
    /// ```
    pub fn entered(&self, map: &Map, from: SpaceId, dir: Dir) -> Vec<SpaceId> {
        let Some((to, _)) = walk(map, self, from, dir) else { return Vec::new() };
        let mut line = vec![];
        let mut at = from;
        while at != to {
            let Some(next) = map.neighbour(at, dir) else { break };
            line.push(next);
            at = next;
        }
        line
    }

    fn has_ice(&self) -> bool {
        self.cells.iter().any(|cell| cell & ICY != 0)
    }

    #[inline]
    fn cell(&self, space: SpaceId) -> u16 {
        self.cells.get(space.index()).copied().unwrap_or(WALL | CLOSED)
    }

    fn set(&mut self, space: SpaceId, bit: u16, yes: bool) {
        if let Some(cell) = self.cells.get_mut(space.index()) {
            *cell = if yes { *cell | bit } else { *cell & !bit };
        }
    }
}

/// What a way costs: negative hexes first, then movement points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cost(u32);

impl Cost {
    /// A cost of negative hexes and movement points.
    ///
    /// ```
    /// use board::hex::Cost;
    /// assert!(Cost::new(0, 10) < Cost::new(1, 2)); // ten hexes around a trap rather than two through it
    /// ```
    pub const fn new(negative: u16, points: u16) -> Cost {
        Cost((negative as u32) << 16 | points as u32)
    }

    /// The negative hexes entered.
    ///
    /// ```
    /// assert_eq!(board::hex::Cost::new(1, 2).negative(), 1);
    /// ```
    pub const fn negative(self) -> u16 {
        (self.0 >> 16) as u16
    }

    /// The movement points spent.
    ///
    /// ```
    /// assert_eq!(board::hex::Cost::new(1, 2).points(), 2);
    /// ```
    pub const fn points(self) -> u16 {
        self.0 as u16
    }
}

const NEVER: u32 = u32::MAX;

/// One decision of a figure on its way: a step in a direction, and where it comes to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Step {
    /// Where the step starts.
    pub from: SpaceId,
    /// In which direction; `None` for a teleport.
    pub dir: Option<Dir>,
    /// Where it ends, after any slide over ice.
    pub to: SpaceId,
}

/// The least costs between one space, or several, and all others.
///
/// Reusable: searching again allocates nothing on a map of the same size.
#[derive(Clone, Debug, Default)]
pub struct Paths {
    /// Least cost of being in a space on the way, and of ending there.
    through: Vec<u32>,
    end: Vec<u32>,
    gait: Option<Gait>,
    backwards: bool,
    ring: [Vec<u16>; 3],
    later: BinaryHeap<Reverse<(u32, u16)>>,
    reverse: Vec<Vec<(u16, u32)>>,
}

impl Paths {
    /// Searches from a space to all others; from a number that is not a space of the map, nothing is reached.
    ///
    /// The figure may always stay where it is, at no cost. It must not be on the ground itself.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Cost, Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . ^ .\n  . .").unwrap();
    /// let paths = Paths::from(&map, &Ground::of(&map, Doors::all_closed()), Gait::Walk, SpaceId(0));
    /// assert_eq!(paths.cost(SpaceId(1)), Some(Cost::new(1, 1)));
    /// assert_eq!(paths.cost(SpaceId(2)), Some(Cost::new(0, 3))); // around the trap
    /// ```
    pub fn from(map: &Map, ground: &Ground, gait: Gait, from: SpaceId) -> Paths {
        let mut paths = Paths::default();
        paths.search_from(map, ground, gait, from);
        paths
    }

    /// Searches from all spaces to the nearest of some goals: how much of the way is left (GH-MTR-03, FH-MMV-07 A).
    ///
    /// Goals in which the figure may not end are left out, so it must not be on the ground itself. A figure may start
    /// from anywhere, so spaces where it could not stop have a cost too.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet, hex::{Cost, Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . ~ .").unwrap();
    /// let goal: SpaceSet = [SpaceId(2)].into_iter().collect();
    /// let left = Paths::to(&map, &Ground::of(&map, Doors::all_closed()), Gait::Walk, &goal);
    /// assert_eq!(left.cost(SpaceId(0)), Some(Cost::new(0, 3)));
    /// assert_eq!(left.cost(SpaceId(1)), Some(Cost::new(0, 1)));
    /// ```
    pub fn to(map: &Map, ground: &Ground, gait: Gait, goals: &SpaceSet) -> Paths {
        let mut paths = Paths::default();
        paths.search_to(map, ground, gait, goals);
        paths
    }

    /// Searches from a space again, in the same memory.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . . .").unwrap();
    /// let ground = Ground::of(&map, Doors::all_closed());
    /// let mut paths = Paths::from(&map, &ground, Gait::Walk, SpaceId(0));
    /// paths.search_from(&map, &ground, Gait::Walk, SpaceId(2));
    /// assert_eq!(paths.cost(SpaceId(0)).unwrap().points(), 2);
    /// ```
    pub fn search_from(&mut self, map: &Map, ground: &Ground, gait: Gait, from: SpaceId) {
        self.search_near(map, ground, gait, from, u16::MAX);
    }

    /// Searches from a space again, but no further than this many movement points: what is further away is not reached.
    ///
    /// With less than [`u16::MAX`] points, ways through negative hexes are not found at all.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . . . .").unwrap();
    /// let mut paths = Paths::default();
    /// paths.search_near(&map, &Ground::of(&map, Doors::all_closed()), Gait::Walk, SpaceId(0), 2);
    /// assert_eq!(paths.cost(SpaceId(2)).unwrap().points(), 2);
    /// assert!(paths.cost(SpaceId(3)).is_none());
    /// ```
    pub fn search_near(&mut self, map: &Map, ground: &Ground, gait: Gait, from: SpaceId, points: u16) {
        let most = if points == u16::MAX { NEVER - 1 } else { u32::from(points) };
        self.search_forwards(map, ground, gait, from, most, |_, _| None);
    }

    /// Searches from a space again, but no further than is needed to know the nearest of some goals in which the
    /// figure may end, all that are equally near, and everything else that takes no more than so many movement
    /// points and no more negative hexes than these.
    ///
    /// What is further may or may not be reached; if no goal can be reached, everything is.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . . . . . .").unwrap();
    /// let goals: SpaceSet = [SpaceId(2), SpaceId(5)].into_iter().collect();
    /// let mut paths = Paths::default();
    /// paths.search_for(&map, &Ground::of(&map, Doors::all_closed()), Gait::Walk, SpaceId(0), &goals, 3);
    /// assert_eq!(paths.cost(SpaceId(2)).unwrap().points(), 2);
    /// assert!(paths.cost(SpaceId(3)).is_some() && paths.cost(SpaceId(5)).is_none());
    /// ```
    pub fn search_for(
        &mut self,
        map: &Map,
        ground: &Ground,
        gait: Gait,
        from: SpaceId,
        goals: &SpaceSet,
        points: u16,
    ) {
        let enough = |space: SpaceId, cost: u32| {
            goals.contains(space).then(|| cost.max((cost & !0xffff) + u32::from(points)))
        };
        self.search_forwards(map, ground, gait, from, NEVER - 1, enough);
    }

    /// Searches from a space as far as the given cost, or as far as `enough` says of a space that is reached at its
    /// cost, if that is less.
    fn search_forwards(
        &mut self,
        map: &Map,
        ground: &Ground,
        gait: Gait,
        from: SpaceId,
        most: u32,
        enough: impl Fn(SpaceId, u32) -> Option<u32>,
    ) {
        self.reset(map, gait, false);
        if from.index() >= map.len() {
            return;
        }
        let mut end = std::mem::take(&mut self.end);
        // A space is known once the search goes on from it: then it is also known what it costs to end there.
        let mut known = |at: u16, way: u32| -> u32 {
            let space = SpaceId(at);
            let cost = match () {
                _ if space == from => 0,
                _ if ground.may_end(space, gait) => way + landing(ground, space, gait),
                _ => return NEVER,
            };
            end[space.index()] = cost;
            enough(space, cost).unwrap_or(NEVER)
        };
        match gait {
            Gait::Teleport => {
                for to in map.spaces() {
                    let points = map.hex(from).distance(map.hex(to));
                    self.through[to.index()] = points;
                    if points <= most {
                        known(to.0, points);
                    }
                }
            }
            Gait::Walk if ground.has_ice() => {
                self.seed(from.0, 0);
                self.run(most, |at, search| {
                    for dir in Dir::ALL {
                        if let Some((to, cost)) = walk(map, ground, SpaceId(at), dir) {
                            search.reach(to.0, cost);
                        }
                    }
                    known(at, search.now)
                });
            }
            Gait::Walk => {
                self.seed(from.0, 0);
                self.run(most, |at, search| {
                    for &to in &map.steps()[at as usize] {
                        if search.is_open(to)
                            && let Some(cost) = entry(ground, SpaceId(to))
                        {
                            search.reach(to, cost);
                        }
                    }
                    known(at, search.now)
                });
            }
            Gait::Jump { .. } | Gait::Fly => {
                self.seed(from.0, 0);
                self.run(most, |at, search| {
                    for &to in &map.steps()[at as usize] {
                        if search.is_open(to) && ground.cell(SpaceId(to)) & CLOSED == 0 {
                            search.reach(to, 1);
                        }
                    }
                    known(at, search.now)
                });
            }
        }
        self.end = end;
    }

    /// Searches to goals again, in the same memory.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . . .").unwrap();
    /// let ground = Ground::of(&map, Doors::all_closed());
    /// let mut left = Paths::to(&map, &ground, Gait::Walk, &SpaceSet::first(1));
    /// left.search_to(&map, &ground, Gait::Walk, &SpaceSet::first(2));
    /// assert_eq!(left.cost(SpaceId(2)).unwrap().points(), 1);
    /// ```
    pub fn search_to(&mut self, map: &Map, ground: &Ground, gait: Gait, goals: &SpaceSet) {
        self.search_back(map, ground, gait, goals, |_| false);
    }

    /// Searches to goals again, but no further than to the nearest of the spaces that are `enough` and all that are
    /// equally near: from what is further, nothing may be known.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . . . .").unwrap();
    /// let ground = Ground::of(&map, Doors::all_closed());
    /// let mut left = Paths::default();
    /// left.search_back(&map, &ground, Gait::Walk, &SpaceSet::first(1), |at| at == SpaceId(2));
    /// assert_eq!(left.cost(SpaceId(2)).unwrap().points(), 2);
    /// ```
    pub fn search_back(
        &mut self,
        map: &Map,
        ground: &Ground,
        gait: Gait,
        goals: &SpaceSet,
        enough: impl Fn(SpaceId) -> bool,
    ) {
        self.reset(map, gait, true);
        let valid = |goal: &SpaceId| goal.index() < map.len() && ground.may_end(*goal, gait);
        let goals: SpaceSet = goals.iter().filter(valid).collect();
        let last = |at: u16, way: u32| if enough(SpaceId(at)) { way } else { NEVER };
        match gait {
            Gait::Teleport => {
                for goal in goals.iter() {
                    for from in map.spaces() {
                        let points = map.hex(from).distance(map.hex(goal));
                        let cost = if from == goal { 0 } else { points + landing(ground, goal, gait) };
                        self.end[from.index()] = self.end[from.index()].min(cost);
                    }
                }
                return;
            }
            Gait::Walk => {
                goals.iter().for_each(|goal| self.seed(goal.0, 0));
                if ground.has_ice() {
                    let mut reverse = std::mem::take(&mut self.reverse);
                    slides_backwards(map, ground, &mut reverse);
                    self.run(NEVER - 1, |at, search| {
                        reverse[at as usize].iter().for_each(|&(from, cost)| search.reach(from, cost));
                        last(at, search.now)
                    });
                    self.reverse = reverse;
                } else {
                    self.run(NEVER - 1, |at, search| {
                        if let Some(cost) = entry(ground, SpaceId(at)) {
                            for &from in &map.steps()[at as usize] {
                                if search.is_open(from) {
                                    search.reach(from, cost);
                                }
                            }
                        }
                        last(at, search.now)
                    });
                }
            }
            Gait::Jump { .. } | Gait::Fly => {
                goals.iter().for_each(|goal| self.seed(goal.0, landing(ground, goal, gait)));
                self.run(NEVER - 1, |at, search| {
                    if ground.cell(SpaceId(at)) & CLOSED == 0 {
                        for &from in &map.steps()[at as usize] {
                            if search.is_open(from) {
                                search.reach(from, 1);
                            }
                        }
                    }
                    last(at, search.now)
                });
            }
        }
        self.end.copy_from_slice(&self.through);
        // Who stands on a goal already need not land there.
        goals.iter().for_each(|goal| self.end[goal.index()] = 0);
    }

    /// The least cost of a way that ends in a space (of a way from there to a goal, after a search *to*).
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . #").unwrap();
    /// let ground = Ground::of(&map, Doors::all_closed());
    /// assert!(Paths::from(&map, &ground, Gait::Walk, SpaceId(0)).cost(SpaceId(1)).is_none());
    /// assert!(Paths::from(&map, &ground, Gait::Fly, SpaceId(0)).cost(SpaceId(1)).is_some());
    /// ```
    #[inline]
    pub fn cost(&self, space: SpaceId) -> Option<Cost> {
        self.end.get(space.index()).copied().filter(|&cost| cost != NEVER).map(Cost)
    }

    /// The spaces in which the figure can end for this many movement points.
    ///
    /// A space whose best way leads around a negative hex counts with the points of that longer way.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . . . .").unwrap();
    /// let paths = Paths::from(&map, &Ground::of(&map, Doors::all_closed()), Gait::Walk, SpaceId(0));
    /// assert_eq!(paths.within(2), SpaceSet::first(3));
    /// ```
    pub fn within(&self, points: u16) -> SpaceSet {
        let near = |space: &SpaceId| self.cost(*space).is_some_and(|cost| cost.points() <= points);
        (0..self.end.len() as u16).map(SpaceId).filter(near).collect()
    }

    /// The least cost to end in any of some spaces, and all of them that have it.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet, hex::{Cost, Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . . .").unwrap();
    /// let paths = Paths::from(&map, &Ground::of(&map, Doors::all_closed()), Gait::Walk, SpaceId(1));
    /// let ends: SpaceSet = [SpaceId(0), SpaceId(2)].into_iter().collect();
    /// assert_eq!(paths.best(&ends), Some((Cost::new(0, 1), ends)));
    /// ```
    pub fn best(&self, among: &SpaceSet) -> Option<(Cost, SpaceSet)> {
        let least = among.iter().filter_map(|space| self.cost(space)).min()?;
        Some((least, among.iter().filter(|&space| self.cost(space) == Some(least)).collect()))
    }

    /// The last steps of all best ways into a space, in order; none after a search *to*.
    ///
    /// Paths are traced back with it, so it also answers for spaces along the way in which the figure may not end: ask
    /// [`cost`](Paths::cost) first. What the last hex adds when the figure lands there is not counted.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse(" . .\n  .\n . .").unwrap();
    /// let ground = Ground::of(&map, Doors::all_closed());
    /// let paths = Paths::from(&map, &ground, Gait::Walk, SpaceId(0));
    /// let last: Vec<_> = paths.steps_into(&map, &ground, SpaceId(4)).iter().map(|step| step.from).collect();
    /// assert_eq!(last, [SpaceId(2)]);
    /// ```
    pub fn steps_into(&self, map: &Map, ground: &Ground, space: SpaceId) -> Vec<Step> {
        let mut steps = Vec::new();
        self.each_step_into(map, ground, space, |step| steps.push(step));
        steps.sort();
        steps
    }

    /// The last steps of all best ways into a space, in no order.
    fn each_step_into(&self, map: &Map, ground: &Ground, space: SpaceId, mut each: impl FnMut(Step)) {
        let way = self.through.get(space.index()).copied().unwrap_or(NEVER);
        if self.backwards || way == NEVER || way == 0 {
            return;
        }
        let mut offer = |from: SpaceId, dir: Dir, cost: u32| {
            let before = self.through.get(from.index()).copied().unwrap_or(NEVER);
            if before.checked_add(cost) == Some(way) {
                each(Step { from, dir: Some(dir), to: space });
            }
        };
        match self.gait {
            Some(Gait::Walk) => {
                for dir in Dir::ALL {
                    // Back along the line: one step, or a slide over any stretch of ice.
                    let mut last = space;
                    while let Some(from) = map.neighbour(last, dir.back()) {
                        if let Some((to, cost)) = walk(map, ground, from, dir)
                            && to == space
                        {
                            offer(from, dir, cost);
                        }
                        if ground.cell(from) & ICY == 0 {
                            break;
                        }
                        last = from;
                    }
                }
            }
            Some(Gait::Teleport) => {
                let from = self.through.iter().position(|&way| way == 0).unwrap_or(0);
                each(Step { from: SpaceId(from as u16), dir: None, to: space });
            }
            _ => {
                for dir in Dir::ALL {
                    if let Some(from) = map.neighbour(space, dir.back()) {
                        offer(from, dir, 1);
                    }
                }
            }
        }
    }

    /// All steps that lie on some best way to a space, in order: what a client draws.
    ///
    /// As with [`steps_into`](Paths::steps_into), the space may be one in which the figure may not end.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Map, Paths}};
    /// let map = Map::parse("   .\n  . .\n   .").unwrap();
    /// let ground = Ground::of(&map, Doors::all_closed());
    /// let paths = Paths::from(&map, &ground, Gait::Walk, SpaceId(0));
    /// assert_eq!(paths.all_ways(&map, &ground, SpaceId(3)).len(), 4); // left or right
    /// ```
    pub fn all_ways(&self, map: &Map, ground: &Ground, space: SpaceId) -> Vec<Step> {
        let mut all = Vec::new();
        let mut seen: SpaceSet = [space].into_iter().collect();
        let mut open: SmallVec<[SpaceId; 32]> = SmallVec::from_slice(&[space]);
        while let Some(at) = open.pop() {
            self.each_step_into(map, ground, at, |step| {
                all.push(step);
                if seen.insert(step.from) {
                    open.push(step.from);
                }
            });
        }
        all.sort_unstable();
        all
    }

    fn reset(&mut self, map: &Map, gait: Gait, backwards: bool) {
        for costs in [&mut self.through, &mut self.end] {
            costs.clear();
            costs.resize(map.len(), NEVER);
        }
        (self.gait, self.backwards) = (Some(gait), backwards);
        for bucket in &mut self.ring {
            bucket.clear();
            bucket.reserve(16);
        }
        self.later.clear();
    }

    fn seed(&mut self, at: u16, cost: u32) {
        self.search(0).reach(at, cost);
    }

    fn search(&mut self, now: u32) -> Search<'_> {
        let Paths { through, ring, later, .. } = self;
        Search { through, ring, later, now }
    }

    /// Dijkstra's search, as far as the given cost: from every space, `steps` says what can be reached next, and how
    /// far the search need go at most.
    #[inline]
    fn run(&mut self, mut most: u32, mut steps: impl FnMut(u16, &mut Search<'_>) -> u32) {
        let mut search = self.search(0);
        while search.now <= most {
            while let Some(&Reverse((cost, at))) = search.later.peek()
                && cost == search.now
            {
                search.later.pop();
                search.ring[cost as usize % 3].push(at);
            }
            while let Some(at) = search.ring[search.now as usize % 3].pop() {
                if search.through[at as usize] == search.now {
                    most = most.min(steps(at, &mut search));
                }
            }
            let next = search.now as usize + 1;
            if !search.ring[next % 3].is_empty() || !search.ring[(next + 1) % 3].is_empty() {
                search.now += 1;
            } else if let Some(&Reverse((cost, _))) = search.later.peek() {
                search.now = cost;
            } else {
                return;
            }
        }
    }
}

/// A search under way: all spaces that cost less than the present one are known.
///
/// Spaces one or two points away wait in a ring of three buckets; the rare others, behind negative hexes, in a heap.
struct Search<'a> {
    through: &'a mut [u32],
    ring: &'a mut [Vec<u16>; 3],
    later: &'a mut BinaryHeap<Reverse<(u32, u16)>>,
    now: u32,
}

impl Search<'_> {
    /// Whether a step could still shorten the known way to a space, given that no step is free. Never if there is no
    /// such space.
    #[inline]
    fn is_open(&self, to: u16) -> bool {
        self.through.get(to as usize).is_some_and(|known| *known > self.now + 1)
    }

    /// A step of this cost leads there from the space that is being looked at.
    #[inline]
    fn reach(&mut self, to: u16, cost: u32) {
        let known = &mut self.through[to as usize];
        let way = self.now + cost;
        if way < *known {
            *known = way;
            if cost <= 2 {
                self.ring[way as usize % 3].push(to);
            } else {
                self.later.push(Reverse((way, to)));
            }
        }
    }
}

/// What it costs to walk into a space, `None` if that is impossible.
#[inline]
fn entry(ground: &Ground, space: SpaceId) -> Option<u32> {
    let cell = ground.cell(space);
    if cell & (CLOSED | WALL | OBSTACLE | ENEMY | OBJECTIVE) != 0 {
        return None;
    }
    Some(1 + u32::from(cell & DIFFICULT != 0) + (u32::from(cell & NEGATIVE != 0) << 16))
}

/// One walking step with the slide that follows: where it ends and what it costs.
///
/// FH-OVL-16 to FH-OVL-19: a figure that enters ice goes on in the same direction at no cost, until the ice ends or the
/// next hex is behind a wall or holds a figure or an obstacle. Hexes entered during the slide have their effects.
/// FH-OVL-04: a slide is forced movement, so it ends before a closed door, even for a figure that may walk into it.
fn walk(map: &Map, ground: &Ground, from: SpaceId, dir: Dir) -> Option<(SpaceId, u32)> {
    let mut at = map.neighbour(from, dir)?;
    let mut cost = entry(ground, at)?;
    if ground.ally_on_ice == AllyOnIce::Walks && ground.cell(at) & ALLY != 0 {
        return Some((at, cost));
    }
    while ground.cell(at) & ICY != 0 {
        let Some(next) = map.neighbour(at, dir) else { break };
        let cell = ground.cell(next);
        if cell & (CLOSED | WALL | DOOR | OBSTACLE | OCCUPIED) != 0 {
            break;
        }
        cost += u32::from(cell & NEGATIVE != 0) << 16;
        at = next;
    }
    Some((at, cost))
}

/// What the last hex adds when the figure lands in it.
fn landing(ground: &Ground, space: SpaceId, gait: Gait) -> u32 {
    let cell = ground.cell(space);
    let negative = u32::from(cell & NEGATIVE != 0) << 16;
    match gait {
        Gait::Walk | Gait::Fly => 0,
        Gait::Teleport => negative,
        Gait::Jump { heavy_landing } => negative + u32::from(heavy_landing && cell & DIFFICULT != 0),
    }
}

fn slides_backwards(map: &Map, ground: &Ground, reverse: &mut Vec<Vec<(u16, u32)>>) {
    reverse.iter_mut().for_each(Vec::clear);
    reverse.resize(map.len(), Vec::new());
    for from in map.spaces() {
        for dir in Dir::ALL {
            if let Some((to, cost)) = walk(map, ground, from, dir) {
                reverse[to.index()].push((from.0, cost));
            }
        }
    }
}
