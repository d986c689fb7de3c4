//! Maps: hexes with terrain, thin walls on edges, wall hexes, doors and rooms.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Dir, Hex, Offset};
use crate::{SpaceId, SpaceSet};

/// What a hex is made of when the map is set up. Changes during play go into a [`Ground`](super::Ground).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Terrain {
    /// An ordinary hex; corridors and pressure plates count as such (GH-MAP-09, FH-OVL-06, FH-OVL-07).
    #[default]
    Floor,
    /// A hex that is wall from edge to edge: a wall tile (FH-OVL-26) or a pillar inside a room.
    ///
    /// The partial hexes along the edge of a tile (GH-ATK-07) are not hexes of the map at all: what is not on the map
    /// is wall already, and the border of the tile is its wall line.
    Wall,
    /// A door; which doors are open is a value of [`Doors`] (GH-MAP-02, FH-OVL-01).
    Door,
    /// Stops walking, never sight (GH-MAP-22, FH-OVL-20).
    Obstacle,
    /// A negative hex that springs once (GH-MAP-10, FH-OVL-08).
    Trap,
    /// A negative hex that stays (GH-MAP-16, FH-OVL-12).
    Hazardous,
    /// Costs two movement points to enter (GH-MAP-20, FH-OVL-15).
    Difficult,
    /// Makes a walking figure slide on (FH-OVL-16).
    Icy,
}

/// The number of a room of one map, in reading order of its first hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoomId(pub u16);

/// Which doors of a map are open: a bit per door in the order of [`Map::doors`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Doors(u64);

/// A board of hexes. Immutable; what moves or changes during play is kept elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "MapData", into = "MapData")]
pub struct Map {
    hexes: Vec<Hex>,
    terrain: Vec<Terrain>,
    /// Walls on edges, of either kind, and which of them are borders of tiles; a bit per direction.
    thin: Vec<u8>,
    border: Vec<u8>,
    steps: Vec<[u16; 6]>,
    rooms: Vec<u16>,
    room_count: u16,
    doors: Vec<SpaceId>,
    /// Pairs of spaces that are neighbours for whoever moves; see [`Map::linked`].
    links: Vec<(SpaceId, SpaceId)>,
    grid: Grid,
    digest: u128,
}

/// Collects hexes and walls and makes a [`Map`] of them.
#[derive(Clone, Debug, Default)]
pub struct MapBuilder {
    hexes: BTreeMap<Hex, Terrain>,
    walls: BTreeSet<(Hex, Dir)>,
    borders: BTreeSet<(Hex, Dir)>,
    twice: Option<Hex>,
}

/// Why hexes and walls do not make a map.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MapError {
    /// A map needs a hex.
    #[error("a map needs at least one hex")]
    Empty,
    /// The same hex was given twice.
    #[error("hex {0} (column,row {off}) is given twice", off = .0.offset())]
    Twice(Hex),
    /// The hex is too far out.
    #[error("hex {0} is too far out: axial coordinates go from -{limit} to {limit}", limit = Map::FAR)]
    TooFar(Hex),
    /// Too many hexes.
    #[error("{0} hexes are too many: a map has at most {max}", max = Map::MOST)]
    TooMany(usize),
    /// Too many doors.
    #[error("{0} doors are too many: a map has at most 64")]
    TooManyDoors(usize),
    /// A wall that no hex of the map has as an edge.
    #[error("the wall on edge {1:?} of hex {0} (column,row {off}) touches no hex of the map", off = .0.offset())]
    LostWall(Hex, Dir),
    /// What is added to a map does not lie below all of it.
    #[error("hex {0} (column,row {off}) does not lie below the rest of the map", off = .0.offset())]
    NotBelow(Hex),
    /// What is added to a map touches it elsewhere than at doors.
    #[error("hex {0} (column,row {off}) touches the rest of the map, and not at a door", off = .0.offset())]
    Touches(Hex),
    /// Two hexes cannot be linked.
    #[error("hexes {0} and {1} cannot be linked: they have no free edges opposite each other")]
    NoLink(Hex, Hex),
}

const NONE: u16 = u16::MAX;
/// A hex further out than any map goes.
const NOWHERE: Hex = Hex::new(i16::MAX / 2, i16::MAX / 2);

impl Map {
    /// Axial coordinates go from -500 to 500.
    pub const FAR: i16 = 500;
    /// A map has at most this many hexes.
    pub const MOST: usize = 4096;

    /// The number of hexes, wall hexes included.
    ///
    /// ```
    /// use board::hex::Map;
    /// assert_eq!(Map::parse(" . . #").unwrap().len(), 3);
    /// ```
    pub fn len(&self) -> usize {
        self.hexes.len()
    }

    /// Never true: a map has a hex.
    ///
    /// ```
    /// use board::hex::Map;
    /// assert!(!Map::parse(" .").unwrap().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }

    /// All spaces in reading order.
    ///
    /// ```
    /// use board::hex::Map;
    /// assert_eq!(Map::parse(" . .").unwrap().spaces().count(), 2);
    /// ```
    pub fn spaces(&self) -> impl ExactSizeIterator<Item = SpaceId> + use<> {
        (0..self.hexes.len() as u16).map(SpaceId)
    }

    /// Where a space is; for a number that is not a space of this map, a hex that is on no map.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Hex, Map}};
    /// assert_eq!(Map::parse(" . .").unwrap().hex(SpaceId(1)), Hex::new(1, 0));
    /// ```
    #[inline]
    pub fn hex(&self, space: SpaceId) -> Hex {
        self.hexes.get(space.index()).copied().unwrap_or(NOWHERE)
    }

    /// The space at a hex, `None` outside the map.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Hex, Map}};
    /// let map = Map::parse(" . .").unwrap();
    /// assert_eq!(map.space(Hex::new(1, 0)), Some(SpaceId(1)));
    /// assert_eq!(map.space(Hex::new(1, 1)), None);
    /// ```
    #[inline]
    pub fn space(&self, hex: Hex) -> Option<SpaceId> {
        let at = self.grid.get(hex);
        (at != NONE).then_some(SpaceId(at))
    }

    /// The space in a column and row of the drawing.
    ///
    /// ```
    /// use board::{SpaceId, hex::Map};
    /// let map = Map::parse(" . .\n  . .").unwrap();
    /// assert_eq!(map.at(1, 1), Some(SpaceId(3)));
    /// ```
    pub fn at(&self, col: i16, row: i16) -> Option<SpaceId> {
        self.space(Offset::new(col, row).hex())
    }

    /// What the hex is made of; outside the map everything is wall.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Map, Terrain}};
    /// assert_eq!(Map::parse(" . #").unwrap().terrain(SpaceId(1)), Terrain::Obstacle);
    /// ```
    #[inline]
    pub fn terrain(&self, space: SpaceId) -> Terrain {
        self.terrain.get(space.index()).copied().unwrap_or(Terrain::Wall)
    }

    /// The spaces of one terrain.
    ///
    /// ```
    /// use board::hex::{Map, Terrain};
    /// assert_eq!(Map::parse(" . # #").unwrap().all(Terrain::Obstacle).len(), 2);
    /// ```
    pub fn all(&self, terrain: Terrain) -> SpaceSet {
        self.spaces().filter(|&space| self.terrain(space) == terrain).collect()
    }

    /// Whether a thin wall stands on this edge of the space, be it free-standing or the border of a tile.
    ///
    /// ```
    /// use board::hex::{Dir, Map};
    /// let map = Map::parse(" .|.").unwrap();
    /// assert!(map.thin_wall(map.at(0, 0).unwrap(), Dir::E));
    /// assert!(map.thin_wall(map.at(1, 0).unwrap(), Dir::W));
    /// ```
    #[inline]
    pub fn thin_wall(&self, space: SpaceId, dir: Dir) -> bool {
        self.thin_walls(space) >> dir.number() & 1 == 1
    }

    /// Whether the wall on this edge is the border of a tile (GH-ATK-07), as the outline of the map is.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Dir, Map}};
    /// let map = Map::parse(" .:.|.").unwrap(); // a border, and a free-standing wall
    /// assert!(map.border(SpaceId(0), Dir::E) && map.thin_wall(SpaceId(0), Dir::E));
    /// assert!(!map.border(SpaceId(1), Dir::E) && map.thin_wall(SpaceId(1), Dir::E));
    /// ```
    #[inline]
    pub fn border(&self, space: SpaceId, dir: Dir) -> bool {
        self.borders(space) >> dir.number() & 1 == 1
    }

    /// The neighbour in a direction, unless a wall line or a wall hex is there; doors do not matter.
    ///
    /// GH-MOV-05, FH-MAP-02: no figure passes a wall.
    ///
    /// ```
    /// use board::hex::{Dir, Map};
    /// let map = Map::parse(" . .|.").unwrap();
    /// let middle = map.at(1, 0).unwrap();
    /// assert_eq!(map.neighbour(middle, Dir::W), map.at(0, 0));
    /// assert_eq!(map.neighbour(middle, Dir::E), None);
    /// ```
    #[inline]
    pub fn neighbour(&self, space: SpaceId, dir: Dir) -> Option<SpaceId> {
        let at = self.steps.get(space.index())?[dir.number()];
        (at != NONE).then_some(SpaceId(at))
    }

    /// All neighbours that no wall cuts off, clockwise from east.
    ///
    /// ```
    /// use board::hex::Map;
    /// let map = Map::parse(" . .|.").unwrap();
    /// assert_eq!(map.neighbours(map.at(1, 0).unwrap()).count(), 1);
    /// ```
    #[inline]
    pub fn neighbours(&self, space: SpaceId) -> impl Iterator<Item = (Dir, SpaceId)> + '_ {
        let steps = self.steps.get(space.index()).unwrap_or(&[NONE; 6]);
        Dir::ALL.into_iter().zip(steps).filter(|&(_, &at)| at != NONE).map(|(dir, &at)| (dir, SpaceId(at)))
    }

    /// Whether two spaces are neighbours with no wall and no closed door between.
    ///
    /// GH-ATK-11, FH-MAP-04: hexes split by a wall line are not adjacent. A closed door is a wall for monsters and
    /// summons (GH-MAP-05), and for everybody in every respect but normal movement (FH-OVL-03).
    ///
    /// ```
    /// use board::hex::{Doors, Map};
    /// let map = Map::parse(" . .|. +").unwrap();
    /// let at = |col| map.at(col, 0).unwrap();
    /// assert!(map.adjacent(at(0), at(1), Doors::all_closed()));
    /// assert!(!map.adjacent(at(1), at(2), Doors::all_closed()));
    /// assert!(!map.adjacent(at(2), at(3), Doors::all_closed()));
    /// assert!(map.adjacent(at(2), at(3), Doors::all_open()));
    /// ```
    pub fn adjacent(&self, a: SpaceId, b: SpaceId, doors: Doors) -> bool {
        self.hex(a).dir_to(self.hex(b)).is_some_and(|dir| self.neighbour(a, dir) == Some(b))
            && !self.is_closed(a, doors)
            && !self.is_closed(b, doors)
    }

    /// The doors, in reading order.
    ///
    /// ```
    /// use board::{SpaceId, hex::Map};
    /// assert_eq!(Map::parse(" . + .").unwrap().doors(), [SpaceId(1)]);
    /// ```
    pub fn doors(&self) -> &[SpaceId] {
        &self.doors
    }

    /// The number of the door on a space.
    ///
    /// ```
    /// use board::{SpaceId, hex::Map};
    /// let map = Map::parse(" . + . +").unwrap();
    /// assert_eq!(map.door(SpaceId(3)), Some(1));
    /// assert_eq!(map.door(SpaceId(0)), None);
    /// ```
    pub fn door(&self, space: SpaceId) -> Option<usize> {
        self.doors.binary_search(&space).ok()
    }

    /// Whether the space is a wall hex or a closed door.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Map}};
    /// let map = Map::parse(" % + .").unwrap();
    /// assert!(map.is_closed(SpaceId(0), Doors::all_open()));
    /// assert!(map.is_closed(SpaceId(1), Doors::all_closed()));
    /// assert!(!map.is_closed(SpaceId(1), Doors::all_open()));
    /// ```
    #[inline]
    pub fn is_closed(&self, space: SpaceId, doors: Doors) -> bool {
        match self.terrain(space) {
            Terrain::Wall => true,
            Terrain::Door => self.door(space).is_some_and(|door| !doors.is_open(door)),
            _ => false,
        }
    }

    /// The room of a space; wall hexes and doors belong to none.
    ///
    /// FH-MAP-02: the hexes enclosed by walls form one room. FH-OVL-05: an open door belongs to neither room.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Map, RoomId}};
    /// let map = Map::parse(" . + . .").unwrap();
    /// assert_eq!(map.room(SpaceId(0)), Some(RoomId(0)));
    /// assert_eq!(map.room(SpaceId(1)), None);
    /// assert_eq!(map.room(SpaceId(3)), Some(RoomId(1)));
    /// ```
    pub fn room(&self, space: SpaceId) -> Option<RoomId> {
        let room = self.rooms.get(space.index()).copied().unwrap_or(NONE);
        (room != NONE).then_some(RoomId(room))
    }

    /// All rooms.
    ///
    /// ```
    /// use board::hex::Map;
    /// assert_eq!(Map::parse(" . + . .").unwrap().rooms().count(), 2);
    /// ```
    pub fn rooms(&self) -> impl ExactSizeIterator<Item = RoomId> + use<> {
        (0..self.room_count).map(RoomId)
    }

    /// The spaces of a room.
    ///
    /// ```
    /// use board::hex::{Map, RoomId};
    /// assert_eq!(Map::parse(" . + . .").unwrap().spaces_of(RoomId(1)).len(), 2);
    /// ```
    pub fn spaces_of(&self, room: RoomId) -> SpaceSet {
        self.spaces().filter(|&space| self.room(space) == Some(room)).collect()
    }

    /// A number that tells maps apart by everything that matters for sight: the key of [`SightMemo`](super::SightMemo).
    ///
    /// ```
    /// use board::hex::Map;
    /// let [a, b] = [" . .", " .|."].map(|text| Map::parse(text).unwrap());
    /// assert_eq!(a.digest(), a.clone().digest());
    /// assert_ne!(a.digest(), b.digest());
    /// ```
    pub fn digest(&self) -> u128 {
        self.digest
    }

    /// The same map with other terrain on one space: an obstacle appears or goes. Spaces keep their numbers.
    ///
    /// ```
    /// use board::SpaceId;
    /// use board::hex::{Map, Terrain};
    /// let map = Map::parse(" . #").unwrap().with_terrain(SpaceId(1), Terrain::Floor);
    /// assert_eq!(map, Map::parse(" . .").unwrap());
    /// ```
    pub fn with_terrain(&self, space: SpaceId, terrain: Terrain) -> Map {
        let mut data = self.data();
        if let Some((_, there)) = data.hexes.get_mut(space.index()) {
            *there = terrain;
        }
        Map::try_from(data).unwrap_or_else(|_| self.clone())
    }

    /// The same map with pairs of hexes that count as neighbours for whoever moves, and for nothing else: a step leads
    /// from one to the other over edges at which neither has a neighbour.
    ///
    /// FH-SPR-06: there is no sight between linked hexes, and they are not in range of each other.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Doors, Gait, Ground, Hex, Map, Paths}};
    /// let map = Map::parse(" . .   . .").unwrap();
    /// let (a, b) = (map.hex(SpaceId(1)), map.hex(SpaceId(2)));
    /// let map = map.linked(&[(a, b)]).unwrap();
    /// let paths = Paths::from(&map, &Ground::of(&map, Doors::all_closed()), Gait::Walk, SpaceId(0));
    /// assert_eq!(paths.cost(SpaceId(3)).unwrap().points(), 3);
    /// assert!(!map.adjacent(SpaceId(1), SpaceId(2), Doors::all_open()));
    /// assert_eq!(map.without_links().neighbours(SpaceId(1)).count(), 1);
    /// ```
    pub fn linked(&self, pairs: &[(Hex, Hex)]) -> Result<Map, MapError> {
        let mut map = self.clone();
        for &(a, b) in pairs {
            let no_link = MapError::NoLink(a, b);
            let (Some(from), Some(to)) = (map.space(a), map.space(b)) else { return Err(no_link) };
            let free = |dir: &Dir| {
                let (there, back) = (map.neighbour(from, *dir), map.neighbour(to, dir.back()));
                there.is_none() && back.is_none()
            };
            let Some(dir) = Dir::ALL.into_iter().find(free).filter(|_| from != to) else {
                return Err(no_link);
            };
            map.steps[from.index()][dir.number()] = to.0;
            map.steps[to.index()][dir.back().number()] = from.0;
            map.links.push((from, to));
        }
        Ok(map)
    }

    /// The same map without its links: for range and sight.
    ///
    /// ```
    /// use board::hex::Map;
    /// let map = Map::parse(" . .").unwrap();
    /// assert_eq!(*map.without_links(), map);
    /// ```
    pub fn without_links(&self) -> Cow<'_, Map> {
        if self.links.is_empty() {
            return Cow::Borrowed(self);
        }
        let data = MapData { links: Vec::new(), ..self.data() };
        Map::try_from(data).map_or(Cow::Borrowed(self), Cow::Owned)
    }

    /// The same map elsewhere.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Hex, Map}};
    /// let map = Map::parse(" . .").unwrap().moved(Hex::new(3, 1)).unwrap();
    /// assert_eq!(map.hex(SpaceId(0)), Hex::new(3, 1));
    /// ```
    pub fn moved(&self, by: Hex) -> Result<Map, MapError> {
        let mut data = self.data();
        data.hexes.iter_mut().for_each(|(hex, _)| *hex = *hex + by);
        data.walls.iter_mut().chain(&mut data.borders).for_each(|(hex, _)| *hex = *hex + by);
        data.links.iter_mut().for_each(|(a, b)| (*a, *b) = (*a + by, *b + by));
        data.try_into()
    }

    /// The map with another one below it: a room behind a door that is built when the door is opened.
    ///
    /// All hexes of the other map lie in rows below this one and touch it at doors only. So the spaces, doors and
    /// rooms that are there keep their numbers, and the new ones follow.
    ///
    /// ```
    /// use board::hex::{Map, Offset, Terrain, MapBuilder};
    /// let map = Map::parse(" . .\n  +").unwrap();
    /// let row = |row| MapBuilder::new().hex(Offset::new(0, row).hex(), Terrain::Floor).build().unwrap();
    /// let grown = map.with_below(&row(2)).unwrap();
    /// assert_eq!(grown.drawing().to_string(), " . .\n  +\n .\n");
    /// assert_eq!(grown.rooms().count(), 2);
    /// assert!(map.with_below(&row(1)).is_err());
    /// ```
    pub fn with_below(&self, other: &Map) -> Result<Map, MapError> {
        let last = self.hexes.last().map_or(i16::MIN, |hex| hex.r);
        if let Some(&hex) = other.hexes.iter().find(|hex| hex.r <= last) {
            return Err(MapError::NotBelow(hex));
        }
        let no_door = |map: &Map, hex: Hex| map.space(hex).is_some_and(|space| map.door(space).is_none());
        let touches = |hex: &&Hex| {
            no_door(other, **hex) && Dir::ALL.iter().any(|&dir| no_door(self, hex.neighbour(dir)))
        };
        if let Some(&hex) = other.hexes.iter().find(touches) {
            return Err(MapError::Touches(hex));
        }
        let (mut data, more) = (self.data(), other.data());
        data.hexes.extend(more.hexes);
        data.walls.extend(more.walls);
        data.borders.extend(more.borders);
        data.links.extend(more.links);
        data.try_into()
    }

    #[inline]
    pub(super) fn thin_walls(&self, space: SpaceId) -> u8 {
        self.thin.get(space.index()).copied().unwrap_or(0)
    }

    #[inline]
    pub(super) fn borders(&self, space: SpaceId) -> u8 {
        self.border.get(space.index()).copied().unwrap_or(0)
    }

    pub(super) fn steps(&self) -> &[[u16; 6]] {
        &self.steps
    }

    pub(super) fn bounds(&self) -> (Hex, i32, i32) {
        (Hex::new(self.grid.q0, self.grid.r0), self.grid.width, self.grid.height)
    }

    fn data(&self) -> MapData {
        let hexes = self.spaces().map(|space| (self.hex(space), self.terrain(space))).collect();
        // A wall between two hexes of the map is written once, from the side where it lies E, SE or SW.
        let edges =
            self.spaces().flat_map(|space| Dir::ALL.map(|dir| (space, dir))).filter(|&(space, dir)| {
                let once = dir < Dir::W || self.space(self.hex(space).neighbour(dir)).is_none();
                once && self.thin_wall(space, dir)
            });
        let (borders, walls): (Vec<_>, Vec<_>) = edges.partition(|&(space, dir)| self.border(space, dir));
        let named = |edges: Vec<(SpaceId, Dir)>| {
            edges.into_iter().map(|(space, dir)| (self.hex(space), dir)).collect()
        };
        let links = self.links.iter().map(|&(a, b)| (self.hex(a), self.hex(b))).collect();
        MapData { hexes, walls: named(walls), borders: named(borders), links }
    }
}

impl MapBuilder {
    /// Nothing yet.
    ///
    /// ```
    /// use board::hex::{MapBuilder, MapError};
    /// assert_eq!(MapBuilder::new().build(), Err(MapError::Empty));
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a hex.
    ///
    /// ```
    /// use board::hex::{Hex, MapBuilder, MapError, Terrain};
    /// let hex = Hex::new(0, 0);
    /// assert!(MapBuilder::new().hex(hex, Terrain::Floor).build().is_ok());
    /// let twice = MapBuilder::new().hex(hex, Terrain::Floor).hex(hex, Terrain::Trap);
    /// assert_eq!(twice.build(), Err(MapError::Twice(hex)));
    /// ```
    #[must_use]
    pub fn hex(mut self, hex: Hex, terrain: Terrain) -> Self {
        if self.hexes.insert(hex, terrain).is_some() {
            self.twice.get_or_insert(hex);
        }
        self
    }

    /// Adds a thin wall on an edge, from either side.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Dir, Hex, MapBuilder, Terrain}};
    /// let (a, b) = (Hex::new(0, 0), Hex::new(1, 0));
    /// let map = MapBuilder::new().hex(a, Terrain::Floor).hex(b, Terrain::Floor).wall(b, Dir::W).build().unwrap();
    /// assert!(map.thin_wall(SpaceId(0), Dir::E));
    /// ```
    #[must_use]
    pub fn wall(mut self, hex: Hex, dir: Dir) -> Self {
        self.walls.insert((hex, dir));
        self
    }

    /// Adds the border of a tile on an edge, from either side: a wall like the outline of the map (GH-ATK-07).
    ///
    /// Where a free-standing wall is given too, that one counts.
    ///
    /// ```
    /// use board::{SpaceId, hex::{Dir, Hex, MapBuilder, Terrain}};
    /// let (a, b) = (Hex::new(0, 0), Hex::new(1, 0));
    /// let map = MapBuilder::new().hex(a, Terrain::Floor).hex(b, Terrain::Floor).border(b, Dir::W).build().unwrap();
    /// assert!(map.thin_wall(SpaceId(0), Dir::E) && map.border(SpaceId(0), Dir::E));
    /// ```
    #[must_use]
    pub fn border(mut self, hex: Hex, dir: Dir) -> Self {
        self.borders.insert((hex, dir));
        self
    }

    /// Makes the map, or says what is wrong.
    ///
    /// ```
    /// use board::hex::{Dir, Hex, MapBuilder, MapError, Terrain};
    /// let far = Hex::new(7, 7);
    /// let lost = MapBuilder::new().hex(Hex::new(0, 0), Terrain::Floor).wall(far, Dir::E);
    /// assert_eq!(lost.build(), Err(MapError::LostWall(far, Dir::E)));
    /// ```
    pub fn build(self) -> Result<Map, MapError> {
        if let Some(hex) = self.twice {
            return Err(MapError::Twice(hex));
        }
        if self.hexes.len() > Map::MOST {
            return Err(MapError::TooMany(self.hexes.len()));
        }
        let near = |c: i16| (-Map::FAR..=Map::FAR).contains(&c);
        if let Some(&hex) = self.hexes.keys().find(|hex| !near(hex.q) || !near(hex.r)) {
            return Err(MapError::TooFar(hex));
        }
        let (hexes, terrain): (Vec<Hex>, Vec<Terrain>) = self.hexes.into_iter().unzip();
        let grid = Grid::around(&hexes).ok_or(MapError::Empty)?;
        let doors: Vec<SpaceId> = (0..hexes.len())
            .filter(|&at| terrain[at] == Terrain::Door)
            .map(|at| SpaceId(at as u16))
            .collect();
        if doors.len() > 64 {
            return Err(MapError::TooManyDoors(doors.len()));
        }
        let mut thin = walls_of(&self.walls, &grid, hexes.len())?;
        let mut border = walls_of(&self.borders, &grid, hexes.len())?;
        for (thin, border) in thin.iter_mut().zip(&mut border) {
            *border &= !*thin;
            *thin |= *border;
        }
        let steps = steps(&hexes, &terrain, &thin, &grid);
        let (rooms, room_count) = rooms(&terrain, &steps);
        let digest = digest(&hexes, &terrain, &thin, &border);
        let links = Vec::new();
        Ok(Map { hexes, terrain, thin, border, steps, rooms, room_count, doors, links, grid, digest })
    }
}

impl Doors {
    /// Every door closed.
    ///
    /// ```
    /// assert!(!board::hex::Doors::all_closed().is_open(0));
    /// ```
    pub const fn all_closed() -> Doors {
        Doors(0)
    }

    /// Every door open.
    ///
    /// ```
    /// assert!(board::hex::Doors::all_open().is_open(3));
    /// ```
    pub const fn all_open() -> Doors {
        Doors(u64::MAX)
    }

    /// Whether the door with this number is open.
    ///
    /// ```
    /// use board::hex::Doors;
    /// assert!(Doors::all_closed().with_open(2).is_open(2));
    /// ```
    #[inline]
    pub const fn is_open(self, door: usize) -> bool {
        door < 64 && self.0 >> door & 1 == 1
    }

    /// The same with one more door open. GH-MAP-07: a door never closes again.
    ///
    /// ```
    /// use board::hex::Doors;
    /// let doors = Doors::all_closed().with_open(0).with_open(2);
    /// assert!(doors.is_open(0) && !doors.is_open(1) && doors.is_open(2));
    /// ```
    #[must_use]
    pub const fn with_open(self, door: usize) -> Doors {
        if door < 64 { Doors(self.0 | 1 << door) } else { self }
    }

    /// The same with one more door closed.
    ///
    /// ```
    /// use board::hex::Doors;
    /// assert_eq!(Doors::all_closed().with_open(2).with_closed(2), Doors::all_closed());
    /// ```
    #[must_use]
    pub const fn with_closed(self, door: usize) -> Doors {
        if door < 64 { Doors(self.0 & !(1 << door)) } else { self }
    }

    /// Only the doors that the map has, so that equal situations are equal keys.
    pub(super) fn of(self, map: &Map) -> Doors {
        let mask = if map.doors.len() >= 64 { u64::MAX } else { (1 << map.doors.len()) - 1 };
        Doors(self.0 & mask)
    }
}

/// Walls on edges from both their sides: a bit per direction and hex.
fn walls_of(walls: &BTreeSet<(Hex, Dir)>, grid: &Grid, count: usize) -> Result<Vec<u8>, MapError> {
    let mut bits = vec![0u8; count];
    for &(hex, dir) in walls {
        let mut touches = false;
        for (hex, dir) in [(hex, dir), (hex.neighbour(dir), dir.back())] {
            let at = grid.get(hex);
            if at != NONE {
                bits[at as usize] |= 1 << dir.number();
                touches = true;
            }
        }
        if !touches {
            return Err(MapError::LostWall(hex, dir));
        }
    }
    Ok(bits)
}

fn steps(hexes: &[Hex], terrain: &[Terrain], thin: &[u8], grid: &Grid) -> Vec<[u16; 6]> {
    let step = |at: usize, dir: Dir| {
        let to = grid.get(hexes[at].neighbour(dir));
        let wall = thin[at] >> dir.number() & 1 == 1 || terrain[at] == Terrain::Wall;
        if to == NONE || wall || terrain[to as usize] == Terrain::Wall { NONE } else { to }
    };
    (0..hexes.len()).map(|at| Dir::ALL.map(|dir| step(at, dir))).collect()
}

fn rooms(terrain: &[Terrain], steps: &[[u16; 6]]) -> (Vec<u16>, u16) {
    let apart = |at: usize| matches!(terrain[at], Terrain::Wall | Terrain::Door);
    let mut rooms = vec![NONE; terrain.len()];
    let mut count = 0;
    let mut stack = Vec::new();
    for first in 0..terrain.len() {
        if apart(first) || rooms[first] != NONE {
            continue;
        }
        rooms[first] = count;
        stack.push(first);
        while let Some(at) = stack.pop() {
            for to in steps[at].into_iter().filter(|&to| to != NONE).map(usize::from) {
                if !apart(to) && rooms[to] == NONE {
                    rooms[to] = count;
                    stack.push(to);
                }
            }
        }
        count += 1;
    }
    (rooms, count)
}

/// FNV-1a over hexes, walls and doors: the terrain under a figure does not change what it sees.
fn digest(hexes: &[Hex], terrain: &[Terrain], thin: &[u8], border: &[u8]) -> u128 {
    let solid = |terrain| match terrain {
        Terrain::Wall => 1,
        Terrain::Door => 2,
        _ => 0,
    };
    let bytes = (0..hexes.len()).flat_map(|at| {
        let ([a, b], [c, d]) = (hexes[at].q.to_le_bytes(), hexes[at].r.to_le_bytes());
        [a, b, c, d, solid(terrain[at]), thin[at], border[at]]
    });
    bytes.fold(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d, |hash: u128, byte| {
        (hash ^ u128::from(byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b)
    })
}

/// The bounding box of the map in axial coordinates, with the space at each hex.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Grid {
    q0: i16,
    r0: i16,
    width: i32,
    height: i32,
    cells: Vec<u16>,
}

impl Grid {
    fn around(hexes: &[Hex]) -> Option<Grid> {
        let (q0, q1) = (hexes.iter().map(|hex| hex.q).min()?, hexes.iter().map(|hex| hex.q).max()?);
        let (r0, r1) = (hexes.iter().map(|hex| hex.r).min()?, hexes.iter().map(|hex| hex.r).max()?);
        let (width, height) = (i32::from(q1 - q0) + 1, i32::from(r1 - r0) + 1);
        let mut grid = Grid { q0, r0, width, height, cells: vec![NONE; (width * height) as usize] };
        for (at, &hex) in hexes.iter().enumerate() {
            if let Some(cell) = grid.cell(hex) {
                grid.cells[cell] = at as u16;
            }
        }
        Some(grid)
    }

    #[inline]
    fn cell(&self, hex: Hex) -> Option<usize> {
        let (q, r) = (i32::from(hex.q) - i32::from(self.q0), i32::from(hex.r) - i32::from(self.r0));
        let inside = (0..self.width).contains(&q) && (0..self.height).contains(&r);
        inside.then_some((r * self.width + q) as usize)
    }

    #[inline]
    fn get(&self, hex: Hex) -> u16 {
        self.cell(hex).map_or(NONE, |cell| self.cells[cell])
    }
}

/// A map as it is written in files.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct MapData {
    hexes: Vec<(Hex, Terrain)>,
    walls: Vec<(Hex, Dir)>,
    #[serde(default)]
    borders: Vec<(Hex, Dir)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    links: Vec<(Hex, Hex)>,
}

impl TryFrom<MapData> for Map {
    type Error = MapError;
    fn try_from(data: MapData) -> Result<Map, MapError> {
        let builder =
            data.hexes.into_iter().fold(MapBuilder::new(), |map, (hex, terrain)| map.hex(hex, terrain));
        let builder = data.walls.into_iter().fold(builder, |map, (hex, dir)| map.wall(hex, dir));
        let map = data.borders.into_iter().fold(builder, |map, (hex, dir)| map.border(hex, dir)).build()?;
        if data.links.is_empty() { Ok(map) } else { map.linked(&data.links) }
    }
}

impl From<Map> for MapData {
    fn from(map: Map) -> MapData {
        map.data()
    }
}
