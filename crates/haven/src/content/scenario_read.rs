//! How scenarios are written in files, and what must be true of them.

use super::scenario::{
    Door, Lock, LockIn, Loss, Lying, MonsterPlace, Objective, ObjectivePlace, Overlay, Ranks, Requirement,
    Room, Scenario, Section, SectionNumber, SpecialRule, Task, Thing, Things, Treasure, TreasureEntry,
    Trigger,
};
use super::{
    AbilityCard, CardId, ClassId, Content, ContentError, Deed, Effect, Files, KindId, LootList, MonsterKind,
    Rank, What, Whom, loot, read,
};
use crate::Edition;
use board::SpaceId;
use board::hex::{Dir, Hex, Offset, Placed, RoomId, Terrain, Tile, TileError, assemble, draw::Drawing};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A scenario as it is written in a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioIn {
    number: u8,
    name: String,
    #[serde(default)]
    requires: Vec<Requirement>,
    goal: Vec<Task>,
    #[serde(default)]
    lost_when: Vec<Loss>,
    #[serde(default)]
    links: Vec<u8>,
    #[serde(default)]
    unlocks: Vec<u8>,
    #[serde(default)]
    rewards: Vec<Effect>,
    #[serde(default)]
    rules: Vec<SpecialRule>,
    #[serde(default)]
    sections: Vec<SectionIn>,
    #[serde(default)]
    conclusion: Option<SectionNumber>,
    #[serde(default)]
    sides: Vec<Vec<String>>,
    #[serde(default)]
    loot: LootList,
    #[serde(default)]
    acts: BTreeMap<String, AbilityCard>,
    #[serde(default)]
    hands: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    objectives: Vec<Objective>,
    rooms: Vec<RoomIn>,
    legend: BTreeMap<char, Things>,
    map: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RoomIn {
    tiles: Vec<TileIn>,
    #[serde(default)]
    section: Option<SectionNumber>,
}

/// A section that does more than lay out a room; without `when` it is the one of a room.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SectionIn {
    number: SectionNumber,
    #[serde(default)]
    when: Option<Trigger>,
    #[serde(default)]
    goal: Vec<Task>,
    #[serde(default)]
    lost_when: Vec<Loss>,
    #[serde(default)]
    rules: Vec<SpecialRule>,
    #[serde(default)]
    does: Vec<Effect>,
}

/// A tile, where its first hex lies (column and row of the drawing), and how it is turned about it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileIn {
    pub tile: String,
    at: (i16, i16),
    #[serde(default)]
    turns: u8,
}

impl TileIn {
    /// The tile where it lies.
    pub(super) fn placed(&self, content: &Content) -> Result<Placed, String> {
        let TileIn { tile: name, at, turns } = self;
        let Some(tile) = content.tiles.iter().find(|t| t.name == *name) else {
            return Err(format!("there is no tile {name}"));
        };
        if *turns > 5 {
            return Err(format!("tile {name}: turns go from 0 to 5, not {turns}"));
        }
        Ok(Placed { tile: tile.clone(), turns: *turns, at: Offset::new(at.0, at.1).hex() })
    }
}

/// A tile as it is written in a file: its hexes in characters.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShapeIn {
    names: Vec<String>,
    hexes: String,
}

/// The fewest start hexes: one for each of four characters (GH-SET-18, GH-SET-20).
const STARTS: usize = 4;

/// The most rooms, and the most special rules.
const MOST: usize = 16;

/// A space that is on no map: it stands in where a hex has none, which cannot happen for a hex that is drawn.
const NOWHERE: SpaceId = SpaceId(u16::MAX);

/// The shapes of the tiles, each around its first hex.
pub(super) fn read_tiles(files: Files<'_>) -> Result<Vec<Tile>, ContentError> {
    let shapes: Vec<ShapeIn> = read(files, "tiles.ron")?;
    let mut tiles: Vec<Tile> = Vec::new();
    for shape in shapes {
        let wrong = |name: &str, what: String| {
            let text = files.iter().find(|(f, _)| *f == "tiles.ron").map_or("", |(_, text)| *text);
            Err(error("tiles.ron", line_with(text, &format!("{name:?}")), what))
        };
        let first = shape.names.first().map_or("", String::as_str);
        let drawing: Drawing = match shape.hexes.parse() {
            Ok(drawing) => drawing,
            Err(e) => return wrong(first, format!("tile {first}: {e}")),
        };
        let Some((origin, _)) = drawing.cells().next() else {
            return wrong(first, format!("tile {first} has no hexes"));
        };
        if let Some((hex, found)) = drawing.cells().find(|(_, what)| *what != '.') {
            let at = hex.offset();
            return wrong(first, format!("tile {first}: {found:?} at {at}; the hexes of a tile are dots"));
        }
        for name in &shape.names {
            if tiles.iter().any(|t| t.name == *name) {
                return wrong(name, format!("there are two tiles {name}"));
            }
            let hexes = drawing.cells().map(|(hex, _)| hex - origin).collect();
            tiles.push(Tile { name: name.clone(), hexes, walls: Vec::new() });
        }
    }
    Ok(tiles)
}

pub(super) fn error(file: &str, line: Option<usize>, what: String) -> ContentError {
    ContentError { file: file.to_owned(), line, what }
}

/// The piece of cardboard that a tile is a side of: `L1a` and `L1b` are one, so are `13-C` and `13-D`.
fn piece(name: &str) -> (&str, u8) {
    match (name.trim_end_matches(['a', 'b']), name.as_bytes()) {
        (_, [.., b'-', side @ b'A'..=b'Z']) => (&name[..name.len() - 1], (side - b'A') / 2),
        (both, _) => (both, 0),
    }
}

/// The first line that holds these characters.
pub(super) fn line_with(text: &str, words: &str) -> Option<usize> {
    text.lines().position(|line| line.contains(words)).map(|n| n + 1)
}

/// The connected hexes with the same character.
pub(super) fn group(drawing: &Drawing, hex: Hex) -> BTreeSet<Hex> {
    let sign = drawing.get(hex.offset());
    let mut group = BTreeSet::from([hex]);
    let mut open = vec![hex];
    while let Some(at) = open.pop() {
        let beside = Dir::ALL.map(|dir| at.neighbour(dir));
        open.extend(beside.into_iter().filter(|n| drawing.get(n.offset()) == sign && group.insert(*n)));
    }
    group
}

/// GH-REV-04: the first kind of which there are more than standees, and how many.
pub(super) fn too_many<'c>(
    content: &'c Content,
    there: &[(KindId, Rank)],
) -> Option<(&'c MonsterKind, usize)> {
    let count = |id: usize| there.iter().filter(|(kind, _)| usize::from(kind.0) == id).count();
    let counted = content.monsters.iter().enumerate().map(|(id, kind)| (kind, count(id)));
    counted.into_iter().find(|(kind, count)| *count > usize::from(kind.standees))
}

/// GH-SET-19: how strong monsters are together: an elite counts as two.
pub(super) fn strength(there: &[(KindId, Rank)]) -> u32 {
    there.iter().map(|(_, rank)| if *rank == Rank::Elite { 2 } else { 1 }).sum()
}

/// A scenario that is being put together.
struct Reader<'c> {
    content: &'c Content,
    file: &'c str,
    text: &'c str,
    page: &'c ScenarioIn,
    edition: Edition,
    /// The line of the first row of the drawing.
    first_row: usize,
}

impl Content {
    /// Reads all scenarios of a pack, each from a file `scenarios/NN-NAME.ron`.
    pub(super) fn read_scenarios(&mut self, edition: Edition, files: Files<'_>) -> Result<(), ContentError> {
        self.check_treasures(files)?;
        for (file, text) in files.iter().filter(|(file, _)| file.starts_with("scenarios/")) {
            let page: ScenarioIn = read(files, file)?;
            let drawn = text.find(&page.map).map_or(1, |at| text[..at].lines().count().max(1));
            let blank = page.map.lines().take_while(|line| line.trim().is_empty()).count();
            let first_row = drawn + blank;
            let reader = Reader { content: self, file, text, page: &page, edition, first_row };
            let scenario = reader.scenario()?;
            self.scenarios.push(Arc::new(scenario));
        }
        Ok(())
    }

    fn check_treasures(&self, files: Files<'_>) -> Result<(), ContentError> {
        let text = files.iter().find(|(file, _)| *file == "treasures.ron").map_or("", |(_, text)| *text);
        for (n, entry) in self.treasures.iter().enumerate() {
            let TreasureEntry { number, holds } = entry;
            let line = line_with(text, &format!("number: {number},"));
            if self.treasures[..n].iter().any(|other| other.number == *number) {
                return Err(error("treasures.ron", line, format!("there are two treasures {number}")));
            }
            if let Some(find) = holds.iter().find(|find| !find.is_treasure()) {
                return Err(error("treasures.ron", line, format!("{find} is in no treasure")));
            }
            if holds.is_empty() || holds.iter().any(Effect::is_nothing) {
                return Err(error("treasures.ron", line, format!("treasure {number} holds nothing")));
            }
        }
        Ok(())
    }
}

impl Reader<'_> {
    fn wrong<T>(&self, words: &str, what: String) -> Result<T, ContentError> {
        // What is not there at all is missed where the file begins.
        Err(error(self.file, line_with(self.text, words).or(Some(1)), what))
    }

    /// What is wrong with a tile.
    fn tile<T>(&self, name: &str, what: String) -> Result<T, ContentError> {
        self.wrong(&format!("tile: {name:?}"), what)
    }

    /// What is wrong with a hex of the drawing.
    fn at<T>(&self, hex: Hex, what: String) -> Result<T, ContentError> {
        let line = usize::try_from(hex.r).ok().map(|row| self.first_row + row);
        Err(error(self.file, line, what))
    }

    fn scenario(&self) -> Result<Scenario, ContentError> {
        self.check_head()?;
        let drawing: Drawing = match self.page.map.parse() {
            Ok(drawing) => drawing,
            Err(e) => return self.wrong("map:", format!("the map: {e}")),
        };
        let things = self.things(&drawing)?;
        let rooms = self.tiles()?;
        let map = self.map(&drawing, &things, &rooms)?;
        let space = |hex: Hex| map.space(hex).unwrap_or(NOWHERE);
        let ids = self.room_ids(&map, &rooms)?;
        let doors = self.doors(&map, &things, &ids)?;
        let rooms = rooms.into_iter().zip(&ids).zip(&self.page.rooms).map(|((tiles, id), page)| Room {
            id: *id,
            tiles,
            section: page.section,
            overlays: Vec::new(),
            monsters: Vec::new(),
            objectives: Vec::new(),
        });
        let mut scenario = Scenario {
            number: self.page.number,
            name: self.page.name.clone(),
            requires: self.page.requires.clone(),
            goal: self.page.goal.clone(),
            lost_when: self.page.lost_when.clone(),
            links: self.page.links.clone(),
            unlocks: self.page.unlocks.clone(),
            rewards: self.page.rewards.clone(),
            rules: self.page.rules.clone(),
            sections: Vec::new(),
            conclusion: self.page.conclusion,
            sides: self.sides()?,
            loot: self.page.loot.clone(),
            acts: self.acts()?,
            hands: self.hands()?,
            objectives: self.objectives()?,
            rooms: rooms.collect(),
            doors,
            starts: Vec::new(),
            marks: Vec::new(),
            map: map.clone(),
        };
        self.sections(&mut scenario)?;
        let mut laid: BTreeSet<Hex> = BTreeSet::new();
        for (hex, thing) in &things {
            let at = space(*hex);
            let room = scenario.room_of(at);
            match (thing, room) {
                (Thing::Corridor | Thing::Door { .. }, _) => {}
                (_, None) => return self.at(*hex, format!("what lies at {} is in no room", hex.offset())),
                (Thing::Start, Some(0)) => scenario.starts.push(at),
                (Thing::Start, Some(_)) => {
                    return self.at(*hex, format!("the start at {} is not in the first room", hex.offset()));
                }
                (Thing::Mark(letter), _) => scenario.marks.push((*letter, at)),
                (Thing::Lies(what, size), Some(room)) => {
                    if laid.contains(hex) {
                        continue;
                    }
                    let group = group(&drawing, *hex);
                    if *size > 1 && group.len() != *size {
                        let drawn = group.len();
                        let words =
                            format!("an obstacle of {size} hexes is drawn on {drawn} at {}", hex.offset());
                        return self.at(*hex, words);
                    }
                    let hexes: Vec<Hex> = if *size > 1 { group.into_iter().collect() } else { vec![*hex] };
                    laid.extend(&hexes);
                    let at = hexes.into_iter().map(space).collect();
                    scenario.rooms[room].overlays.push(Overlay { what: what.clone(), at });
                }
                (Thing::Objective(name, parties), Some(room)) => match scenario.objective(name) {
                    Some(which) => {
                        let place = ObjectivePlace { which, at, parties: *parties };
                        scenario.rooms[room].objectives.push(place);
                    }
                    None => {
                        let what = format!("{name:?} at {} is in no objectives", hex.offset());
                        return self.at(*hex, what);
                    }
                },
                (Thing::Monster(name, ranks), Some(room)) => {
                    let kind = self.kind(name, *ranks, *hex)?;
                    scenario.rooms[room].monsters.push(MonsterPlace { kind, at, ranks: *ranks });
                }
            }
        }
        self.check(&scenario)?;
        Ok(scenario)
    }

    /// FH-SCN-03: the sections, and their rules after those of the page.
    fn sections(&self, scenario: &mut Scenario) -> Result<(), ContentError> {
        for (n, page) in self.page.sections.iter().enumerate() {
            let SectionIn { number, when, goal, lost_when, rules, does } = page.clone();
            let room = self.page.rooms.iter().position(|room| room.section == Some(number));
            let Some(when) = when.or_else(|| room.map(|room| Trigger::Revealed(room as u8 + 1))) else {
                let what = format!("nothing says when section {number} is read (FH-SCN-11)");
                return self.wrong(&format!("\"{number}\""), what);
            };
            let later = |rule: SpecialRule| SpecialRule { since: Some(n as u8), ..rule };
            scenario.rules.extend(rules.into_iter().map(later));
            scenario.sections.push(Section { number, when, goal, lost_when, does });
        }
        Ok(())
    }

    /// FH-AMD-15: the factions of monsters that fight each other; there is a deck for each of two.
    fn sides(&self) -> Result<Vec<Vec<KindId>>, ContentError> {
        if self.page.sides.len() == 1 || self.page.sides.len() > 2 {
            return self.wrong("sides:", "there are two hostile sides, or none (FH-AMD-15)".to_owned());
        }
        let kind = |name: &String| match self.content.kind(name) {
            Some(kind) => Ok(kind),
            None => self.wrong("sides:", format!("{name:?} takes a side and is no monster")),
        };
        self.page.sides.iter().map(|side| side.iter().map(kind).collect()).collect()
    }

    /// The kinds that act by a card of the page.
    fn acts(&self) -> Result<Vec<(KindId, AbilityCard)>, ContentError> {
        let each = |(name, card): (&String, &AbilityCard)| match self.content.kind(name) {
            Some(kind) => Ok((kind, card.clone())),
            None => self.wrong("acts:", format!("{name:?} acts and is no monster")),
        };
        self.page.acts.iter().map(each).collect()
    }

    /// The hands that the page lists, of the classes that the pack has.
    fn hands(&self) -> Result<Vec<(ClassId, Vec<CardId>)>, ContentError> {
        let mut all = Vec::new();
        for (name, cards) in &self.page.hands {
            let Some(class) = self.content.class(name) else { continue };
            let mut hand = Vec::new();
            for card in cards {
                match self.content.card(class, card) {
                    Some(card) => hand.push(card),
                    None => return self.wrong("hands:", format!("{name} has no card {card:?}")),
                }
            }
            hand.sort();
            all.push((class, hand));
        }
        Ok(all)
    }

    /// FH-SPR-01, FH-SPR-09: the objectives, each with the stat card that it has.
    fn objectives(&self) -> Result<Vec<Objective>, ContentError> {
        let mut all = self.page.objectives.clone();
        for objective in &mut all {
            let Some(like) = &objective.like else { continue };
            let kind = self.content.kind(like);
            let rows = kind.map_or(&[][..], |kind| &self.content.monsters[usize::from(kind.0)].normal[..]);
            let Some(kind) = kind.filter(|_| !rows.is_empty() && objective.ally.is_some()) else {
                let what = format!("{} has the card of {like}, which is no normal ally", objective.name);
                return self.wrong(&format!("name: {:?}", objective.name), what);
            };
            let mut rows = rows.to_vec();
            rows.iter_mut().for_each(|row| row.traits.extend(&objective.traits));
            objective.card = Some((kind, rows));
        }
        Ok(all)
    }

    fn check_head(&self) -> Result<(), ContentError> {
        let ScenarioIn { number, name, .. } = self.page;
        if self.file != format!("scenarios/{number:02}-{name}.ron") {
            let what = format!("scenario {number}, {name}, belongs into scenarios/{number:02}-{name}.ron");
            return self.wrong("name:", what);
        }
        if self.content.scenarios.iter().any(|s| s.number == *number) {
            return self.wrong("number:", format!("there is another scenario {number}"));
        }
        if self.page.goal.is_empty() {
            return self.wrong("goal:", "a scenario needs a goal (GH-SCN-03)".to_owned());
        }
        Ok(())
    }

    /// What stands on the hexes, in reading order.
    fn things(&self, drawing: &Drawing) -> Result<Vec<(Hex, Thing)>, ContentError> {
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
    fn tiles(&self) -> Result<Vec<Vec<Placed>>, ContentError> {
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

    /// GH-SET-10, GH-SCN-07: the map that tiles, doors and corridors make; what is drawn must be what lies there.
    fn map(
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
        assemble(&tiles, &overlays, &corridors).or_else(|e| match e {
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

    /// GH-SET-23: every room is one room of the map, and no two are the same.
    fn room_ids(&self, map: &board::hex::Map, rooms: &[Vec<Placed>]) -> Result<Vec<RoomId>, ContentError> {
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

    fn doors(
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

    fn kind(&self, name: &str, ranks: Ranks, hex: Hex) -> Result<KindId, ContentError> {
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

    /// What must be true of a whole scenario.
    fn check(&self, scenario: &Scenario) -> Result<(), ContentError> {
        let count = scenario.starts.len();
        if count < STARTS {
            let what = format!("there are {count} start hexes, not {STARTS} or more (GH-SET-18)");
            return self.wrong("\"start\"", what);
        }
        let (rooms, rules) = (scenario.rooms.len(), scenario.rules.len());
        let sections = scenario.sections.len();
        if rooms > MOST || rules > MOST || sections > MOST {
            let what = format!(
                "{rooms} rooms, {rules} special rules and {sections} sections; there are at most {MOST} of each"
            );
            return self.wrong("rooms:", what);
        }
        if let Some((kind, there)) = loot::too_much(&self.content.loot, &scenario.loot) {
            let what = format!("the loot deck has more cards of {kind} than there are: {there} (FH-LDK-01)");
            return self.wrong("loot:", what);
        }
        self.check_monsters(scenario)?;
        self.check_lying(scenario)?;
        self.check_objectives(scenario)?;
        self.check_goal(scenario)?;
        if let Some(reward) = scenario.rewards.iter().find(|reward| !reward.is_reward()) {
            return self.wrong("rewards:", format!("{reward} is no reward (GH-SCN-05)"));
        }
        scenario.rules.iter().try_for_each(|rule| self.check_rule(scenario, rule))?;
        scenario.sections.iter().try_for_each(|section| self.check_section(scenario, section))
    }

    /// FH-SCN-03: what a section does must be possible; it is checked like a special rule.
    fn check_section(&self, scenario: &Scenario, section: &Section) -> Result<(), ContentError> {
        let Section { number, when, goal, lost_when, does } = section;
        let says = scenario.rules.iter().any(|rule| {
            let of = rule.since.and_then(|n| scenario.sections.get(usize::from(n)));
            of.is_some_and(|of| of.number == *number)
        });
        if goal.is_empty() && lost_when.is_empty() && does.is_empty() && !says {
            return self.wrong(&format!("\"{number}\""), format!("section {number} says nothing"));
        }
        self.check_tasks(scenario, goal, lost_when)?;
        let rule = |does: Vec<Effect>| SpecialRule {
            when: when.clone(),
            until: None,
            party: Vec::new(),
            does,
            since: None,
        };
        if does.is_empty() {
            // Its trigger is looked at all the same.
            return self.check_trigger(scenario, when).map_or(Ok(()), |what| self.wrong("sections:", what));
        }
        self.check_rule(scenario, &rule(does.clone()))
    }

    /// GH-REV-04, GH-GAP-31: there are standees for everybody in a room; GH-SET-19: more characters do not meet weaker
    /// monsters.
    fn check_monsters(&self, scenario: &Scenario) -> Result<(), ContentError> {
        for (n, room) in scenario.rooms.iter().enumerate() {
            let number = n + 1;
            let mut before = 0;
            for party in 2..=4 {
                let there: Vec<(KindId, Rank)> =
                    room.monsters_for(party).map(|(kind, rank, _)| (kind, rank)).collect();
                if let Some((kind, count)) = too_many(self.content, &there) {
                    let what = format!(
                        "room {number} has {count} {} for {party} characters; there are {} standees (GH-REV-04)",
                        kind.name, kind.standees
                    );
                    return self.wrong(&kind.name, what);
                }
                let now = strength(&there);
                if now < before && self.edition.more_characters_meet_more() {
                    let less = party - 1;
                    let what = format!(
                        "room {number} is weaker for {party} characters than for {less}: {now} to {before}, elites \
                         counted twice (GH-SET-19)"
                    );
                    return self.tile(&room.tiles[0].tile.name, what);
                }
                before = now;
            }
        }
        Ok(())
    }

    fn check_lying(&self, scenario: &Scenario) -> Result<(), ContentError> {
        let mut seen = BTreeSet::new();
        for overlay in scenario.rooms.iter().flat_map(|r| &r.overlays) {
            if let Lying::Treasure(Treasure::Number(number)) = overlay.what {
                let words = format!("\"treasure {number}\"");
                if !self.content.treasures.iter().any(|t| t.number == number) {
                    return self
                        .wrong(&words, format!("treasure {number} is not in treasures.ron (GH-MAP-27)"));
                }
                if !seen.insert(number) {
                    return self.wrong(&words, format!("treasure {number} lies there twice (GH-MAP-27)"));
                }
            }
        }
        Ok(())
    }

    /// GH-SPC-07, GH-SPC-12: every objective has a name of its own, is on the map and has hit points; an allied figure
    /// does only what it can, and the letter that it heads for exists.
    fn check_objectives(&self, scenario: &Scenario) -> Result<(), ContentError> {
        for (n, objective) in scenario.objectives.iter().enumerate() {
            let Objective { name, hp, ally, card, .. } = objective;
            let mut places = scenario.rooms.iter().flat_map(|r| &r.objectives);
            let placed = places.any(|place| usize::from(place.which) == n);
            let by_card = objective.acts_like().is_some();
            let nowhere = |letter: &char| scenario.marked(*letter).next().is_none();
            let what = if scenario.objectives[..n].iter().any(|o| o.name == *name) {
                format!("there are two objectives {name}")
            } else if !placed {
                format!("the objective {name} is nowhere on the map")
            } else if hp.of(2, 0) == 0 && card.is_none() {
                format!("the objective {name} has no hit points for two characters at level 0 (GH-SPC-15)")
            } else if hp.of(4, 7) > u8::MAX.into() {
                format!("the objective {name} has more than 255 hit points for four characters at level 7")
            } else if let Some(ability) =
                ally.iter().flat_map(|a| &a.acts).find(|a| !a.is_for_allies() && card.is_none())
            {
                format!(
                    "{name} cannot {ability}: allied figures move, attack, heal and guard with fixed numbers"
                )
            } else if ally.as_ref().is_some_and(|a| !(1..=99).contains(&a.initiative) && !by_card) {
                format!("{name} acts at an initiative from 1 to 99 (GH-SPC-12)")
            } else if let Some(letter) = ally.as_ref().and_then(|a| a.heads_for).filter(nowhere) {
                format!("{name} heads for {letter}, which is not on the map (GH-SPC-12)")
            } else {
                continue;
            };
            return self.wrong(&format!("name: {name:?}"), what);
        }
        Ok(())
    }

    fn check_goal(&self, scenario: &Scenario) -> Result<(), ContentError> {
        self.check_tasks(scenario, &scenario.goal, &scenario.lost_when)
    }

    fn check_tasks(&self, scenario: &Scenario, goal: &[Task], lost: &[Loss]) -> Result<(), ContentError> {
        let places = || scenario.rooms.iter().flat_map(|r| &r.monsters);
        let overlays = || scenario.rooms.iter().flat_map(|r| &r.overlays);
        let ally = |name: &str| scenario.objectives.iter().find(|o| o.name == name).map(|o| o.ally.is_some());
        for task in goal {
            let missing = match task {
                Task::Kill(name) => match self.content.kind(name) {
                    None => Some(format!("{name:?} is to be killed and is no monster")),
                    Some(kind) => (!places().any(|m| m.kind == kind))
                        .then(|| format!("{name} is to be killed and is in no room")),
                },
                Task::Reveal(room) => self.no_room(*room),
                Task::LootGoals => (!overlays().any(|o| o.what == Lying::Treasure(Treasure::Goal)))
                    .then(|| "there is no goal treasure to loot (GH-MAP-26)".to_owned()),
                Task::Destroy(name) => (ally(name) != Some(false))
                    .then(|| format!("{name:?} is to be destroyed and is no obstacle with hit points")),
                Task::Reaches(name, letter) => match (ally(name), scenario.marked(*letter).next()) {
                    (Some(true), Some(_)) => None,
                    (Some(true), None) => {
                        Some(format!("{name} is to reach {letter}, which is not on the map"))
                    }
                    _ => Some(format!("{name:?} is to reach {letter} and is no allied figure")),
                },
                Task::Escape(letter) => (scenario.marked(*letter).next().is_none())
                    .then(|| format!("nobody can escape over {letter}, which is not on the map (FH-SPR-05)")),
                Task::Survive(0) => Some("no round is to be survived".to_owned()),
                Task::KillCount(count) if count.of(2, 0) == 0 => Some("nobody is to be killed".to_owned()),
                Task::KillAll | Task::KillRevealed | Task::KillCount(_) | Task::Survive(_) => None,
            };
            if let Some(what) = missing {
                return self.wrong("goal:", what);
            }
        }
        for loss in lost {
            if let Loss::Dies(name) = loss
                && ally(name).is_none()
            {
                return self.wrong("lost_when:", format!("{name:?} may not die and is no objective"));
            }
        }
        Ok(())
    }

    fn no_room(&self, room: u8) -> Option<String> {
        let count = self.page.rooms.len();
        (!(1..=count).contains(&room.into())).then(|| format!("there is no room {room}; there are {count}"))
    }

    fn no_kind(&self, name: &str) -> Option<String> {
        self.content.kind(name).is_none().then(|| format!("{name:?} in a rule is no monster"))
    }

    /// What is wrong with a trigger.
    fn check_trigger(&self, scenario: &Scenario, trigger: &Trigger) -> Option<String> {
        let overlays = || scenario.rooms.iter().flat_map(|r| &r.overlays).map(|overlay| &overlay.what);
        match trigger {
            Trigger::Revealed(room) => self.no_room(*room),
            Trigger::Dead(name) => self.no_kind(name),
            Trigger::Destroyed(name) => {
                scenario.objective(name).is_none().then(|| format!("{name:?} in a rule is no objective"))
            }
            Trigger::Plate(letter) => (!overlays().any(|what| *what == Lying::Plate(*letter)))
                .then(|| format!("there is no pressure plate {letter} (GH-SPC-06)")),
            Trigger::Enters(letter) | Trigger::EndsNear(letter) => {
                (scenario.marked(*letter).next().is_none())
                    .then(|| format!("no hex has the letter {letter} (FH-SCN-11)"))
            }
            Trigger::Looted(number) => {
                let tile = Lying::Treasure(Treasure::Number(*number));
                (!overlays().any(|what| *what == tile)).then(|| format!("there is no treasure {number}"))
            }
            Trigger::Setup | Trigger::RoundStarts(_) | Trigger::RoundEnds(_) | Trigger::RevealedDead => None,
        }
    }

    fn check_rule(&self, scenario: &Scenario, rule: &SpecialRule) -> Result<(), ContentError> {
        let no_kind = |name: &str| self.no_kind(name);
        let no_objective = |name: &str| {
            scenario.objective(name).is_none().then(|| format!("{name:?} in a rule is no objective"))
        };
        let trigger = |trigger: &Trigger| self.check_trigger(scenario, trigger);
        let deed = |effect: &Effect| match &effect.what {
            What::Item(_) => Some(format!("{effect}: nobody finds it")),
            _ if !effect.happens() || !effect.concerns(&[Whom::Everybody, Whom::One]) => {
                Some(format!("{effect} is nothing that a rule can do"))
            }
            _ if effect.is_nothing() => Some(format!("{effect} does nothing")),
            What::AddCards(card, ..) => {
                self.content.modifier(card).is_none().then(|| format!("there is no modifier card {card:?}"))
            }
            What::Spawn(_, rank, name, letter) => no_kind(name)
                .or_else(|| {
                    let rows = self.content.kind(name).map(|k| &self.content.monsters[usize::from(k.0)]);
                    rows.is_some_and(|k| k.rows(*rank).is_empty())
                        .then(|| format!("{name} is never of the rank that spawns"))
                })
                .or_else(|| match scenario.marked(*letter).count() {
                    0 => Some(format!("{name} spawns at {letter}, which is not on the map (GH-SPC-01)")),
                    1 => None,
                    _ if self.edition.spawns_choose_a_point() => None,
                    n => Some(format!("{name} spawns at {letter}, which is on {n} hexes (GH-SPC-01)")),
                }),
            What::Open(letter) | What::Page(Deed::Unlock(letter)) => {
                (scenario.doors_named(*letter).next().is_none())
                    .then(|| format!("a rule opens door {letter}, which is not on the map (GH-SPC-05)"))
            }
            What::Page(Deed::Reveal(room)) => self.no_room(*room),
            What::Page(Deed::Remove(name, room)) => no_objective(name).or_else(|| self.no_room(*room)),
            What::Page(Deed::LootCards(_)) => Some(format!("{effect}: nobody finds them")),
            _ => None,
        };
        let party = rule.party.iter().find(|n| !(2..=4).contains(*n));
        let found = party
            .map(|n| format!("a rule is for {n} characters; there are 2, 3 or 4 (GH-SET-20)"))
            .or_else(|| rule.does.is_empty().then(|| "a rule does nothing".to_owned()))
            .or_else(|| trigger(&rule.when))
            .or_else(|| {
                let ends = |t: &Trigger| {
                    use Trigger::*;
                    matches!(
                        t,
                        Revealed(_) | Dead(_) | Destroyed(_) | Plate(_) | Enters(_) | Looted(_) | RevealedDead
                    )
                };
                rule.until.as_ref().is_some_and(|t| !ends(t)).then(|| {
                    "a rule lasts until a room is revealed, a kind is dead, an objective destroyed or a plate stepped on"
                        .to_owned()
                })
            })
            .or_else(|| rule.until.as_ref().and_then(trigger))
            .or_else(|| rule.does.iter().find_map(deed));
        found.map_or(Ok(()), |what| self.wrong("rules:", what))
    }
}

impl Content {
    /// The scenario with this number or name.
    pub fn scenario(&self, which: &str) -> Option<&Scenario> {
        let is = |s: &&Arc<Scenario>| s.name == which || s.number.to_string() == which;
        self.scenarios.iter().find(is).map(|s| &**s)
    }

    /// GH-SET-03: the kinds of monsters that can occur in a scenario: those in its rooms, those that spawn, and
    /// those that others summon.
    pub fn kinds_in(&self, scenario: &Scenario) -> Vec<KindId> {
        let placed = scenario.rooms.iter().flat_map(|r| &r.monsters).map(|m| m.kind);
        let done = scenario.sections.iter().flat_map(|s| &s.does);
        let done = scenario.rules.iter().flat_map(|r| &r.does).chain(done);
        let spawned = done.filter_map(|effect| match &effect.what {
            What::Spawn(_, _, name, _) => self.kind(name),
            _ => None,
        });
        let allied = scenario.objectives.iter().filter_map(Objective::acts_like);
        let mut kinds: Vec<KindId> = placed.chain(spawned).chain(allied).collect();
        let mut n = 0;
        while n < kinds.len() {
            for kind in self.summoned_by(kinds[n]) {
                if !kinds.contains(&kind) {
                    kinds.push(kind);
                }
            }
            n += 1;
        }
        kinds.sort();
        kinds.dedup();
        kinds
    }

    fn summoned_by(&self, kind: KindId) -> Vec<KindId> {
        let kind = &self.monsters[usize::from(kind.0)];
        let deck = self.decks.iter().filter(|d| d.name == kind.deck).flat_map(|d| &d.cards);
        let all = deck.flat_map(|card| &card.abilities).chain(kind.specials.iter().flatten());
        let summons = all.filter_map(|ability| match ability {
            super::Ability::Summon(name, _) => self.kind(name),
            _ => None,
        });
        summons.collect()
    }
}
