//! The drawing of a scenario: its tiles, rooms and doors, and what stands on its hexes.

use super::{NOWHERE, Reader, piece};
use crate::content::scenario::{Door, Lock, LockIn, Ranks, Thing, Things};
use crate::content::{ContentError, Deed, Effect, KindId, What};
use board::hex::{Dir, Hex, Placed, RoomId, Terrain, TileError, assemble_linked, draw::Drawing};
use std::collections::{BTreeMap, BTreeSet};

/// FH-SPR-06: the letter of two hexes that are linked, and the hexes.
pub(super) type Link = (char, (Hex, Hex));

impl Reader<'_> {
    /// What stands on the hexes, in reading order.
    pub(super) fn things(&self, drawing: &Drawing) -> Result<Vec<(Hex, Thing)>, ContentError> {
        let mut things = Vec::new();
        for (hex, sign) in drawing.cells().filter(|(_, sign)| *sign != '.') {
            let Some(Things(all, _)) = self.page.legend.get(&sign) else {
                return self.at(hex, format!("{sign:?} at {} is in no legend", hex.offset()));
            };
            things.extend(all.iter().map(|thing| (hex, thing.clone())));
        }
        if let Some((sign, Things(_, words))) =
            self.page.legend.iter().find(|(sign, _)| drawing.cells().all(|(_, s)| s != **sign))
        {
            return self.wrong(words, format!("{sign:?}, {words}, is nowhere on the map"));
        }
        Ok(things)
    }

    /// The tiles of every room where they lie.
    pub(super) fn tiles(&self) -> Result<Vec<Vec<Placed>>, ContentError> {
        let mut used: BTreeSet<(&str, u8)> = BTreeSet::new();
        let mut rooms = Vec::new();
        for room in &self.page.rooms {
            let mut placed = Vec::new();
            for tile in &room.tiles {
                let name = &tile.tile;
                let lies = tile.placed(self.content).or_else(|what| self.tile(name, what))?;
                // Both sides of a tile are one piece of cardboard.
                if !used.insert(piece(name)) {
                    return self.tile(name, format!("tile {name} is there only once, on either side"));
                }
                placed.push(lies);
            }
            if placed.is_empty() {
                return self.wrong("rooms:", "a room needs a tile".to_owned());
            }
            rooms.push(placed);
        }
        Ok(rooms)
    }

    /// GH-SET-10, GH-SCN-07, GH-MAP-01, FH-MAP-05: the map that tiles, doors and corridors make; what is drawn must be
    /// what lies there.
    pub(super) fn map(
        &self,
        drawing: &Drawing,
        things: &[(Hex, Thing)],
        rooms: &[Vec<Placed>],
    ) -> Result<board::hex::Map, ContentError> {
        let tiles: Vec<Placed> = rooms.iter().flatten().cloned().collect();
        let mut on_tiles: BTreeMap<Hex, &str> = BTreeMap::new();
        for placed in &tiles {
            let name = placed.tile.name.as_str();
            for hex in placed.hexes() {
                let at = hex.offset();
                if let Some(other) = on_tiles.insert(hex, name) {
                    return self.tile(name, format!("tiles {other} and {name} overlap at {at}"));
                }
                if drawing.get(at).is_none() {
                    return self.tile(name, format!("tile {name} has a hex at {at}, which is not drawn"));
                }
            }
        }
        let joins = |hex: &Hex| {
            things.iter().any(|(h, t)| h == hex && matches!(t, Thing::Corridor | Thing::Door { .. }))
        };
        if let Some((hex, sign)) = drawing.cells().find(|(hex, _)| !on_tiles.contains_key(hex) && !joins(hex))
        {
            let what = format!("{sign:?} at {} lies on no tile: there is a wall", hex.offset());
            return self.at(hex, what);
        }
        let overlay = |(hex, thing): &(Hex, Thing)| match thing {
            Thing::Door { .. } => Some((*hex, Terrain::Door)),
            Thing::Lies(what, _) => Some((*hex, what.terrain())),
            Thing::Objective(name, _) if self.is_obstacle(name) => Some((*hex, Terrain::Obstacle)),
            _ => None,
        };
        let overlays: Vec<(Hex, Terrain)> =
            things.iter().filter_map(overlay).filter(|(_, terrain)| *terrain != Terrain::Floor).collect();
        let corridors: Vec<Hex> =
            things.iter().filter(|(_, t)| matches!(t, Thing::Corridor)).map(|(hex, _)| *hex).collect();
        let links: Vec<(Hex, Hex)> = self.links(things)?.into_iter().map(|(_, pair)| pair).collect();
        assemble_linked(&tiles, &overlays, &corridors, &links).or_else(|e| match e {
            TileError::Apart { tile, first } => {
                self.tile(&tile, format!("no door and no corridor connects tile {tile} with tile {first}"))
            }
            TileError::Lost { hex, what } => {
                self.at(hex, format!("the {what} at {} lies beside no tile", hex.offset()))
            }
            TileError::Nowhere(hex) => self.at(hex, format!("the door at {} leads nowhere", hex.offset())),
            TileError::Overlap { .. } | TileError::Map(_) => self.wrong("map:", e.to_string()),
        })
    }

    /// FH-SPR-06: the letters of linked hexes, and the two hexes with each.
    pub(super) fn links(&self, things: &[(Hex, Thing)]) -> Result<Vec<Link>, ContentError> {
        let mut all: BTreeMap<char, Vec<Hex>> = BTreeMap::new();
        for (hex, thing) in things {
            if let Thing::Link(letter) = thing {
                all.entry(*letter).or_default().push(*hex);
            }
        }
        let pair = |(letter, hexes): (char, Vec<Hex>)| match hexes[..] {
            [a, b] => Ok((letter, (a, b))),
            _ => {
                let what = format!("link {letter} is on {} hexes, not on two (FH-SPR-06)", hexes.len());
                self.wrong(&format!("link {letter}"), what)
            }
        };
        all.into_iter().map(pair).collect()
    }

    /// FH-MNP-09: the hexes of corridors and doors that lie on no tile: they cover border hexes.
    pub(super) fn borders(&self, rooms: &[Vec<Placed>], things: &[(Hex, Thing)]) -> Vec<Hex> {
        let on_tiles: BTreeSet<Hex> = rooms.iter().flatten().flat_map(|placed| placed.hexes()).collect();
        let covers = things.iter().filter(|(_, t)| matches!(t, Thing::Corridor | Thing::Door { .. }));
        covers.map(|(hex, _)| *hex).filter(|hex| !on_tiles.contains(hex)).collect()
    }

    /// GH-SET-23: every room is one room of the map, and no two are the same.
    pub(super) fn room_ids(
        &self,
        map: &board::hex::Map,
        rooms: &[Vec<Placed>],
    ) -> Result<Vec<RoomId>, ContentError> {
        let mut ids: Vec<RoomId> = Vec::new();
        for (n, tiles) in rooms.iter().enumerate() {
            let hexes = tiles.iter().flat_map(Placed::hexes);
            let all: BTreeSet<RoomId> =
                hexes.filter_map(|hex| map.space(hex)).filter_map(|space| map.room(space)).collect();
            let name = &tiles[0].tile.name;
            match all.iter().copied().collect::<Vec<_>>()[..] {
                [id] => match ids.iter().position(|other| *other == id) {
                    Some(other) => {
                        let what = format!(
                            "rooms {} and {} are one: no wall and no door parts them",
                            other + 1,
                            n + 1
                        );
                        return self.tile(name, what);
                    }
                    None => ids.push(id),
                },
                _ => {
                    let what = format!(
                        "room {} is in {} pieces: corridors join the tiles of a room (GH-SET-23)",
                        n + 1,
                        all.len()
                    );
                    return self.tile(name, what);
                }
            }
        }
        Ok(ids)
    }

    pub(super) fn doors(
        &self,
        map: &board::hex::Map,
        things: &[(Hex, Thing)],
        ids: &[RoomId],
    ) -> Result<Vec<Door>, ContentError> {
        let mut doors = Vec::new();
        for (hex, thing) in things {
            let Thing::Door { look, letter, lock } = thing else { continue };
            let at = map.space(*hex).unwrap_or(NOWHERE);
            let beside: BTreeSet<usize> = Dir::ALL
                .iter()
                .filter_map(|dir| map.neighbour(at, *dir))
                .filter_map(|to| map.room(to))
                .filter_map(|room| ids.iter().position(|id| *id == room))
                .collect();
            let [a, b] = beside.iter().copied().collect::<Vec<_>>()[..] else {
                let what =
                    format!("the door at {} joins {} rooms, not two (GH-MAP-02)", hex.offset(), beside.len());
                return self.at(*hex, what);
            };
            let lock = match lock {
                LockIn::None => Lock::None,
                LockIn::Rule => {
                    let opens = |e: &Effect| matches!((&e.what, letter), (What::Open(o) | What::Page(Deed::Unlock(o)), Some(l)) if o == l);
                    let of_sections = self
                        .page
                        .sections
                        .iter()
                        .flat_map(|s| s.does.iter().chain(s.rules.iter().flat_map(|rule| &rule.does)));
                    if !self.page.rules.iter().flat_map(|rule| &rule.does).chain(of_sections).any(opens) {
                        let what = format!(
                            "the door at {} is locked, and no rule opens it (GH-SPC-05)",
                            hex.offset()
                        );
                        return self.at(*hex, what);
                    }
                    Lock::Rule
                }
                LockIn::Monster(name) => match self.content.kind(name) {
                    Some(kind) => {
                        self.check_opener(name, kind, things, *hex)?;
                        Lock::Monster(kind)
                    }
                    None => return self.at(*hex, format!("{name:?} opens a door and is no monster")),
                },
            };
            doors.push(Door { at, look: look.clone(), letter: *letter, lock, rooms: [a, b] });
        }
        Ok(doors)
    }

    /// GH-SPC-05: a monster that is to open a door must be there, and must be one that opens doors.
    fn check_opener(
        &self,
        name: &str,
        kind: KindId,
        things: &[(Hex, Thing)],
        door: Hex,
    ) -> Result<(), ContentError> {
        let at = door.offset();
        let there =
            things.iter().any(|(_, thing)| matches!(thing, Thing::Monster(other, _) if other == name));
        if !there {
            return self.at(door, format!("only {name} opens the door at {at}, and it is in no room"));
        }
        if !self.content.opens_doors(&self.content.monsters[usize::from(kind.0)]) {
            return self.at(door, format!("only {name} opens the door at {at}, and it never opens a door"));
        }
        Ok(())
    }

    /// GH-SPC-07: whether an objective is an obstacle.
    fn is_obstacle(&self, name: &str) -> bool {
        self.page.objectives.iter().any(|o| o.name == name && o.ally.is_none())
    }

    pub(super) fn kind(&self, name: &str, ranks: Ranks, hex: Hex) -> Result<KindId, ContentError> {
        let Some(id) = self.content.kind(name) else {
            return self.at(hex, format!("{name:?} at {} is no monster", hex.offset()));
        };
        let kind = &self.content.monsters[usize::from(id.0)];
        if kind.boss.is_empty() == (ranks == Ranks::BOSS) {
            let is = if kind.boss.is_empty() { "no boss" } else { "a boss" };
            return self.at(hex, format!("{name} at {} is {is} (GH-BOS-02)", hex.offset()));
        }
        Ok(id)
    }
}
