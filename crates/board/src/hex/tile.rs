//! Maps put together from tiles.
//!
//! A tile is a group of whole hexes whose border is a wall line (GH-ATK-07, FH-MAP-01); the partial hexes around them
//! are left out. Tiles that lie side by side are therefore separated by a border, unless an overlay covers it: a door
//! or a corridor takes away the wall lines around its hex and joins what lies next to it (GH-MAP-02, GH-MAP-09), and so
//! does every overlay that covers a border hex (FH-MAP-05).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Dir, Hex, Map, MapBuilder, MapError, Terrain};
use crate::{SpaceId, SpaceSet};

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

/// Why tiles and overlays do not make a map.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TileError {
    /// Two tiles have a hex in common.
    #[error("tiles {first} and {second} overlap in hex {hex}")]
    Overlap {
        /// Where.
        hex: Hex,
        /// The tile that was there.
        first: String,
        /// The tile that was laid on top of it.
        second: String,
    },
    /// Nothing connects the tile to the first one.
    #[error("tile {tile} is connected to tile {first} by no door, no corridor and no other overlay")]
    Apart {
        /// The tile that is cut off.
        tile: String,
        /// The first tile on which a figure can stand.
        first: String,
    },
    /// An overlay lies neither on a tile nor beside one.
    #[error("the {what} on hex {hex} lies neither on a tile nor on the border hexes of one")]
    Lost {
        /// Where.
        hex: Hex,
        /// Door, corridor or overlay.
        what: &'static str,
    },
    /// A door has fewer than two rooms beside it.
    #[error("the door on hex {0} leads nowhere: it needs a room on either side")]
    Nowhere(Hex),
    /// The hexes do not make a map.
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
/// GH-MAP-01, GH-MAP-09, FH-MAP-05. Every overlay may lie beside the tiles, on their border hexes: it then adds its hex
/// to the map and covers the wall lines between itself and its neighbours. Doors and corridors do so on the hexes of
/// tiles too. What is left of the borders between tiles is [`Map::border`]. Everything must be connected; a tile counts
/// as one piece even if walls split it (FH-MAP-09).
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
/// assert_eq!(apart.to_string(), "tile row is connected to tile row by no door, no corridor and no other overlay");
/// ```
pub fn assemble(tiles: &[Placed], overlays: &[(Hex, Terrain)], corridors: &[Hex]) -> Result<Map, TileError> {
    assemble_linked(tiles, overlays, corridors, &[])
}

/// The same with pairs of hexes that are linked ([`Map::linked`]), which connect tiles too.
///
/// ```
/// use board::hex::{Hex, Placed, Tile, assemble_linked};
/// let tile = Tile { name: "row".into(), hexes: (0..3).map(|q| Hex::new(q, 0)).collect(), walls: vec![] };
/// let placed = |q| Placed { tile: tile.clone(), turns: 0, at: Hex::new(q, 0) };
/// let link = [(Hex::new(2, 0), Hex::new(5, 0))];
/// assert!(assemble_linked(&[placed(0), placed(5)], &[], &[], &link).is_ok());
/// assert!(assemble_linked(&[placed(0), placed(5)], &[], &[], &[]).is_err());
/// ```
pub fn assemble_linked(
    tiles: &[Placed],
    overlays: &[(Hex, Terrain)],
    corridors: &[Hex],
    links: &[(Hex, Hex)],
) -> Result<Map, TileError> {
    let map = lay(tiles, overlays, corridors)?.linked(links)?;
    check_whole(&map, tiles)?;
    Ok(map)
}

/// Tiles and overlays as they lie, connected or not.
fn lay(tiles: &[Placed], overlays: &[(Hex, Terrain)], corridors: &[Hex]) -> Result<Map, TileError> {
    let mut owner: BTreeMap<Hex, usize> = BTreeMap::new();
    for (number, placed) in tiles.iter().enumerate() {
        for hex in placed.hexes() {
            if let Some(first) = owner.insert(hex, number) {
                let name = |number: usize| tiles[number].tile.name.clone();
                return Err(TileError::Overlap { hex, first: name(first), second: name(number) });
            }
        }
    }

    // What takes away the wall lines around its hex: doors and corridors anywhere, other overlays on border hexes.
    let covers = |hex: &Hex, terrain: Terrain| match terrain {
        Terrain::Door => Some((*hex, "door")),
        _ if !owner.contains_key(hex) => Some((*hex, "overlay")),
        _ => None,
    };
    let overlaid = overlays.iter().filter_map(|(hex, terrain)| covers(hex, *terrain));
    let joints: BTreeMap<Hex, &str> =
        overlaid.chain(corridors.iter().map(|&hex| (hex, "corridor"))).collect();
    // Border hexes lie beside a tile, or hang on one by others.
    let mut lost: BTreeMap<Hex, &str> = joints.clone();
    let mut held: Vec<Hex> = owner.keys().copied().collect();
    while let Some(hex) = held.pop() {
        lost.remove(&hex);
        held.extend(
            Dir::ALL.map(|dir| hex.neighbour(dir)).into_iter().filter(|hex| lost.remove(hex).is_some()),
        );
    }
    if let Some((hex, what)) = lost.pop_first() {
        return Err(TileError::Lost { hex, what });
    }

    let mut terrain: BTreeMap<Hex, Terrain> =
        owner.keys().chain(joints.keys()).map(|&hex| (hex, Terrain::Floor)).collect();
    let mut builder = MapBuilder::new();
    for &(hex, overlay) in overlays {
        if terrain.insert(hex, overlay).is_some_and(|under| under != Terrain::Floor) {
            return Err(MapError::Twice(hex).into());
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
                builder = builder.border(hex, dir);
            }
        }
    }
    let printed = tiles.iter().flat_map(Placed::walls);
    let covered =
        |&(hex, dir): &(Hex, Dir)| joints.contains_key(&hex) || joints.contains_key(&hex.neighbour(dir));
    let map =
        printed.filter(|wall| !covered(wall)).fold(builder, |map, (hex, dir)| map.wall(hex, dir)).build()?;
    Ok(map)
}

/// Every tile is connected to the first, and every door has two rooms.
fn check_whole(map: &Map, tiles: &[Placed]) -> Result<(), TileError> {
    // The hexes of each tile on which one can stand; a tile under nothing but wall tiles hangs on nothing.
    let stands = |space: &SpaceId| map.terrain(*space) != Terrain::Wall;
    let parts: Vec<(&Placed, SpaceSet)> = tiles
        .iter()
        .map(|placed| (placed, placed.hexes().filter_map(|hex| map.space(hex)).filter(stands).collect()))
        .filter(|(_, spaces): &(_, SpaceSet)| !spaces.is_empty())
        .collect();
    let Some((first, spaces)) = parts.first() else { return Ok(()) };
    let mut reached = spaces.clone();
    let mut open: Vec<SpaceId> = reached.iter().collect();
    let mut apart: Vec<_> = parts.iter().skip(1).collect();
    while let Some(at) = open.pop() {
        open.extend(map.neighbours(at).map(|(_, to)| to).filter(|&to| reached.insert(to)));
        // A tile is one piece: who has reached a hex of it has reached them all.
        apart.retain(|(_, spaces)| {
            let hangs = spaces.meets(&reached);
            if hangs {
                open.extend(spaces.iter().filter(|&space| reached.insert(space)));
            }
            !hangs
        });
    }
    if let Some((placed, _)) = apart.first() {
        return Err(TileError::Apart { tile: placed.tile.name.clone(), first: first.tile.name.clone() });
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
