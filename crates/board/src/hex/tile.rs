//! Maps put together from tiles.
//!
//! A tile is a group of hexes whose border is a wall line (GH-ATK-07, FH-MAP-01). Tiles that lie side by side are
//! therefore parted by a wall, unless an overlay covers it: a door or a corridor takes away the wall lines around
//! its hex and joins what lies next to it (GH-MAP-09, FH-MAP-05).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Dir, Hex, Map, MapBuilder, MapError, Terrain};

/// A map tile: its hexes and the walls inside it, around (0, 0).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tile {
    /// What it is called.
    pub name: String,
    /// Its hexes.
    pub hexes: Vec<Hex>,
    /// Thin walls on it.
    #[serde(default)]
    pub walls: Vec<(Hex, Dir)>,
}

/// A tile as it lies on the table: turned about its (0, 0), then moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// Which tile.
    pub tile: Tile,
    /// Clockwise turns of 60 degrees.
    pub turns: u8,
    /// Where the tile's (0, 0) comes to lie.
    pub at: Hex,
}

/// Why tiles and overlays make no map.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TileError {
    /// Two tiles have a hex in common.
    #[error("tiles {first} and {second} overlap in hex {hex}")]
    Overlap {
        /// Where.
        hex: Hex,
        /// The tile that was there.
        first: String,
        /// The tile that came upon it.
        second: String,
    },
    /// Nothing connects the tile to the first one.
    #[error("tile {tile} is connected to tile {first} by no door and no corridor")]
    Apart {
        /// The tile that is cut off.
        tile: String,
        /// The first tile.
        first: String,
    },
    /// A door or corridor lies beside no tile.
    #[error("the {what} on hex {hex} lies beside no tile")]
    Lost {
        /// Where.
        hex: Hex,
        /// Door or corridor.
        what: &'static str,
    },
    /// A door has fewer than two rooms beside it.
    #[error("the door on hex {0} leads nowhere: it needs a room on either side")]
    Nowhere(Hex),
    /// The hexes make no map.
    #[error(transparent)]
    Map(#[from] MapError),
}

impl Placed {
    /// The tile's hexes where they lie.
    ///
    /// ```
    /// use board::hex::{Hex, Placed, Tile};
    /// let tile = Tile { name: "A".into(), hexes: vec![Hex::new(0, 0), Hex::new(1, 0)], walls: vec![] };
    /// let placed = Placed { tile, turns: 1, at: Hex::new(5, 5) };
    /// assert_eq!(placed.hexes().collect::<Vec<_>>(), [Hex::new(5, 5), Hex::new(5, 6)]);
    /// ```
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.tile.hexes.iter().map(|hex| hex.rotate(self.turns.into()) + self.at)
    }

    /// The walls on the tile where they stand.
    ///
    /// ```
    /// use board::hex::{Dir, Hex, Placed, Tile};
    /// let tile = Tile { name: "A".into(), hexes: vec![Hex::new(0, 0)], walls: vec![(Hex::new(0, 0), Dir::E)] };
    /// let placed = Placed { tile, turns: 2, at: Hex::new(1, 1) };
    /// assert_eq!(placed.walls().collect::<Vec<_>>(), [(Hex::new(1, 1), Dir::Sw)]);
    /// ```
    pub fn walls(&self) -> impl Iterator<Item = (Hex, Dir)> + '_ {
        let turns = usize::from(self.turns);
        self.tile.walls.iter().map(move |&(hex, dir)| (hex.rotate(turns) + self.at, dir.turn(turns)))
    }
}

/// Puts a map together from tiles, and overlays that lie on or between them.
///
/// GH-MAP-01, GH-MAP-09, FH-MAP-05. Doors and corridors may lie beside the tiles, on the border hexes; every
/// other overlay lies on a hex of a tile. Everything must hang together.
///
/// ```
/// use board::hex::{Hex, Placed, Terrain, Tile, assemble};
/// let tile = Tile { name: "row".into(), hexes: (0..3).map(|q| Hex::new(q, 0)).collect(), walls: vec![] };
/// let placed = |q| Placed { tile: tile.clone(), turns: 0, at: Hex::new(q, 0) };
/// // Two rows of three with a door on the hex between.
/// let map = assemble(&[placed(0), placed(4)], &[(Hex::new(3, 0), Terrain::Door)], &[]).unwrap();
/// assert_eq!(map.drawing().to_string(), " . . . + . . .\n");
/// assert_eq!(map.rooms().count(), 2);
/// // The same without the door.
/// let apart = assemble(&[placed(0), placed(4)], &[], &[]).unwrap_err();
/// assert_eq!(apart.to_string(), "tile row is connected to tile row by no door and no corridor");
/// ```
pub fn assemble(tiles: &[Placed], overlays: &[(Hex, Terrain)], corridors: &[Hex]) -> Result<Map, TileError> {
    let mut owner: BTreeMap<Hex, usize> = BTreeMap::new();
    for (number, placed) in tiles.iter().enumerate() {
        for hex in placed.hexes() {
            if let Some(first) = owner.insert(hex, number) {
                let name = |number: usize| tiles[number].tile.name.clone();
                return Err(TileError::Overlap { hex, first: name(first), second: name(number) });
            }
        }
    }

    let doors =
        overlays.iter().filter(|(_, terrain)| *terrain == Terrain::Door).map(|&(hex, _)| (hex, "door"));
    let joints: BTreeMap<Hex, &str> = corridors.iter().map(|&hex| (hex, "corridor")).chain(doors).collect();
    for (&hex, &what) in &joints {
        let beside = |hex: &Hex| owner.contains_key(hex) || joints.contains_key(hex);
        if !owner.contains_key(&hex) && !Dir::ALL.into_iter().any(|dir| beside(&hex.neighbour(dir))) {
            return Err(TileError::Lost { hex, what });
        }
    }

    let mut terrain: BTreeMap<Hex, Terrain> =
        owner.keys().chain(joints.keys()).map(|&hex| (hex, Terrain::Floor)).collect();
    let mut builder = MapBuilder::new();
    for &(hex, overlay) in overlays {
        match terrain.insert(hex, overlay) {
            None => return Err(TileError::Lost { hex, what: "overlay" }),
            Some(Terrain::Floor) => {}
            Some(_) => return Err(MapError::Twice(hex).into()),
        }
    }
    for (&hex, &terrain) in &terrain {
        builder = builder.hex(hex, terrain);
    }
    for (&hex, &number) in owner.iter().filter(|(hex, _)| !joints.contains_key(hex)) {
        for dir in Dir::ALL {
            let other = hex.neighbour(dir);
            let split =
                owner.get(&other).is_some_and(|&other| other != number) && !joints.contains_key(&other);
            if split {
                builder = builder.wall(hex, dir);
            }
        }
    }
    let printed = tiles.iter().flat_map(Placed::walls);
    let covered =
        |&(hex, dir): &(Hex, Dir)| joints.contains_key(&hex) || joints.contains_key(&hex.neighbour(dir));
    let map =
        printed.filter(|wall| !covered(wall)).fold(builder, |map, (hex, dir)| map.wall(hex, dir)).build()?;
    check_whole(&map, tiles)?;
    Ok(map)
}

/// Every tile can be walked to from the first, and every door has two rooms.
fn check_whole(map: &Map, tiles: &[Placed]) -> Result<(), TileError> {
    let Some(first) = tiles.first() else { return Ok(()) };
    let mut reached = crate::SpaceSet::new();
    let mut open: Vec<_> = first.hexes().filter_map(|hex| map.space(hex)).take(1).collect();
    reached.extend(open.iter().copied());
    while let Some(at) = open.pop() {
        open.extend(map.neighbours(at).map(|(_, to)| to).filter(|&to| reached.insert(to)));
    }
    for placed in tiles {
        let hangs = placed.hexes().filter_map(|hex| map.space(hex)).any(|space| reached.contains(space));
        if !hangs {
            return Err(TileError::Apart { tile: placed.tile.name.clone(), first: first.tile.name.clone() });
        }
    }
    for &door in map.doors() {
        let mut rooms: Vec<_> = map.neighbours(door).filter_map(|(_, to)| map.room(to)).collect();
        rooms.sort();
        rooms.dedup();
        // A door may be several hexes long: then another door hex stands for what lies behind.
        let long = map.neighbours(door).any(|(_, to)| map.door(to).is_some());
        if rooms.len() < 2 && !long {
            return Err(TileError::Nowhere(map.hex(door)));
        }
    }
    Ok(())
}
