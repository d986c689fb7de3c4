//! GH-VAR-12, GH-VAR-13, GH-VAR-14, GH-VAR-15, GH-VAR-16, GH-VAR-17, GH-VAR-18, GH-VAR-19, GH-VAR-20, GH-VAR-21,
//! GH-VAR-22, GH-VAR-23, GH-VAR-24: the cards of random dungeons as data, and how they are written in a file.
//!
//! A room card draws its room with the entrances in the first row and the exits in the last one, as `A` or `B`, and
//! twelve places, `1` to `9`, `a`, `b` and `c`. Its legend has the words of [`super::scenario`] for `corridor`,
//! `obstacle`, `hazardous` and `difficult`. A monster card says in these words what is put on the places: `monster`,
//! `trap` and `coins`, and `treasure` without a number.
//!
//! FH-VAR-13, FH-VAR-14, FH-VAR-15, FH-VAR-16, FH-VAR-17, FH-VAR-18, FH-VAR-19, FH-VAR-21, FH-VAR-23, FH-VAR-24: the
//! same cards in Frosthaven, where a monster card also says which elements its room infuses, and the file has the loot
//! deck of all dungeons. FH-VAR-23, GH-VAR-17: an entrance is drawn on the border hex where its door lies.
//!
//! Rooms lie below each other: a room is entered at its top and left at its bottom, so that the map of a dungeon grows
//! downwards and no space, door or room that is there changes its number.

use super::effect_words::for_finder;
use super::scenario::{Door, Lock, Lying, MonsterPlace, Overlay, Room, Scenario, Task, Thing, Treasure};
use super::scenario_read::{TileIn, error, group, line_with, piece, strength, too_many};
use super::{
    Ability, Conditions, Content, ContentError, Effect, Element, Files, KindId, LootList, MonsterCardId,
    Ranks, RoomCardId, What, Whom, read,
};
use board::SpaceId;
use board::hex::draw::Drawing;
use board::hex::{Dir, Hex, Map, MapBuilder, Placed, RoomId, Terrain, assemble};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use table::Phrase;

const FILE: &str = "dungeon.ron";

/// The signs of the twelve places of a room card.
pub const PLACES: [char; 12] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c'];

/// GH-VAR-12: how many rooms a random dungeon has.
pub const ROOMS: usize = 3;

/// GH-VAR-18: how far from the entrance a figure begins.
const START_RANGE: usize = 2;

/// The name of a random dungeon where scenarios have one.
pub const RANDOM_DUNGEON: &str = "random-dungeon";

/// The two decks of a random dungeon.
#[derive(Clone, Debug, Default)]
pub struct DungeonCards {
    /// GH-VAR-15: room cards.
    pub rooms: Vec<RoomCard>,
    /// GH-VAR-23: monster cards.
    pub monsters: Vec<MonsterCard>,
    /// FH-VAR-14: the loot deck of every random dungeon.
    pub loot: LootList,
}

/// GH-VAR-15: a room card.
#[derive(Clone, Debug)]
pub struct RoomCard {
    /// The first part of the room's title.
    pub name: String,
    /// Where the room is entered, above it. The types are on the back of the card.
    pub entrances: Vec<Gate>,
    /// Where it is left, below it.
    pub exits: Vec<Gate>,
    /// Its tiles.
    pub tiles: Vec<Placed>,
    /// What lies in it, and on which hexes.
    pub overlays: Vec<Lies>,
    /// Its twelve places, in the order of [`PLACES`].
    pub places: Vec<Hex>,
    /// GH-VAR-21: the minor penalty.
    pub minor: Vec<Effect>,
    /// GH-VAR-21: the major penalty.
    pub major: Vec<Effect>,
    /// The room without its exits.
    room: Map,
    /// The room with doors in its exits.
    with_exits: Map,
}

/// What lies on a room card, and on which hexes.
pub type Lies = (Lying, Vec<Hex>);

/// An entrance or exit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gate {
    /// Its type.
    pub kind: GateKind,
    /// The hex of its door.
    pub at: Hex,
}

/// GH-VAR-19: the type of an entrance or exit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum GateKind {
    A,
    B,
}

impl GateKind {
    /// Its letter.
    pub fn letter(self) -> char {
        match self {
            GateKind::A => 'a',
            GateKind::B => 'b',
        }
    }
}

impl fmt::Display for GateKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// GH-VAR-23: a monster card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MonsterCard {
    /// The second part of the room's title.
    pub name: String,
    /// What comes to each place, in the order of [`PLACES`].
    pub places: Vec<Option<InPlace>>,
    /// GH-VAR-23, GH-VAR-24: what is in the treasure tiles.
    pub treasure: Vec<Effect>,
    /// FH-VAR-19: the elements that its room infuses when it is revealed.
    pub infuses: Vec<Element>,
}

impl MonsterCard {
    /// GH-VAR-23: the types of its traps, each once: whether they deal damage, and what they give.
    pub fn traps(&self) -> Vec<(bool, Conditions)> {
        let mut all: Vec<(bool, Conditions)> = Vec::new();
        for place in self.places.iter().flatten() {
            if let InPlace::Lies(Lying::Trap { damage, conditions }) = place
                && !all.contains(&(*damage, *conditions))
            {
                all.push((*damage, *conditions));
            }
        }
        all
    }
}

/// What a monster card puts on a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InPlace {
    /// A monster.
    Monster(KindId, Ranks),
    /// A trap, money tokens or a treasure tile.
    Lies(Lying),
}

/// The cards by which a room is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuiltRoom {
    /// Its room card.
    pub room: RoomCardId,
    /// Its monster card.
    pub monsters: MonsterCardId,
    /// Which of its entrances is used.
    pub entrance: u8,
    /// Which of its exits is used, once one is.
    pub exit: Option<u8>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DungeonIn {
    rooms: Vec<RoomCardIn>,
    monsters: Vec<MonsterCardIn>,
    #[serde(default)]
    loot: LootList,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RoomCardIn {
    name: String,
    tiles: Vec<TileIn>,
    #[serde(default)]
    legend: BTreeMap<char, String>,
    minor: Vec<Effect>,
    major: Vec<Effect>,
    map: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MonsterCardIn {
    name: String,
    places: BTreeMap<char, String>,
    #[serde(default, deserialize_with = "for_finder")]
    treasure: Vec<Effect>,
    #[serde(default)]
    infuses: Vec<Element>,
}

/// What is wrong with a card.
fn wrong<T>(what: impl Into<String>) -> Result<T, String> {
    Err(what.into())
}

impl RoomCardIn {
    fn card(self, content: &Content) -> Result<RoomCard, String> {
        let drawing: Drawing = self.map.parse().map_err(|e| format!("the map: {e}"))?;
        let last = drawing.cells().map(|(hex, _)| hex.r).max().unwrap_or(0);
        let (mut entrances, mut exits) = (Vec::new(), Vec::new());
        let mut places: BTreeMap<char, Hex> = BTreeMap::new();
        let mut drawn: BTreeSet<Hex> = BTreeSet::new();
        let mut lies: Vec<(Hex, char)> = Vec::new();
        for (hex, sign) in drawing.cells() {
            let at = hex.offset();
            let gate = match sign {
                'A' => Some(GateKind::A),
                'B' => Some(GateKind::B),
                _ => None,
            };
            match (gate, hex.r) {
                (Some(kind), 0) => entrances.push(Gate { kind, at: hex }),
                (Some(kind), row) if row == last => exits.push(Gate { kind, at: hex }),
                (Some(_), _) => {
                    return wrong(format!(
                        "entrances are in the first row and exits in the last, not at {at}"
                    ));
                }
                (None, row) if row == 0 || row == last => {
                    return wrong(format!("{sign:?} at {at}: the first and the last row have only A and B"));
                }
                (None, _) => {
                    drawn.insert(hex);
                    if PLACES.contains(&sign) {
                        if places.insert(sign, hex).is_some() {
                            return wrong(format!("place {sign} is there twice"));
                        }
                    } else if sign != '.' {
                        lies.push((hex, sign));
                    }
                }
            }
        }
        if let Some(missing) = PLACES.iter().find(|place| !places.contains_key(place)) {
            return wrong(format!("place {missing} is missing: there are twelve (GH-VAR-15)"));
        }
        let tiles: Vec<Placed> =
            self.tiles.iter().map(|tile| tile.placed(content)).collect::<Result<_, String>>()?;
        let on_tiles: BTreeSet<Hex> = tiles.iter().flat_map(Placed::hexes).collect();
        if let Some(hex) = drawn.symmetric_difference(&on_tiles).next() {
            return wrong(format!("what is drawn and the tiles differ at {}", hex.offset()));
        }
        let (overlays, corridors) = self.overlays(&drawing, &lies)?;
        let terrain: Vec<(Hex, Terrain)> =
            overlays.iter().flat_map(|(what, at)| at.iter().map(|hex| (*hex, what.terrain()))).collect();
        let room = assemble(&tiles, &terrain, &corridors).map_err(|e| e.to_string())?;
        if room.rooms().count() != 1 {
            return wrong(format!("it is in {} pieces: corridors join tiles", room.rooms().count()));
        }
        let door = |map: MapBuilder, exit: &Gate| map.hex(exit.at, Terrain::Door);
        let doors = exits.iter().fold(MapBuilder::new(), door).build();
        let with_exits = match doors.and_then(|doors| room.with_below(&doors)) {
            Ok(map) => map,
            Err(e) => return wrong(format!("the exits: {e}")),
        };
        let places = PLACES.iter().filter_map(|place| places.get(place).copied()).collect();
        let RoomCardIn { name, minor, major, .. } = self;
        let card =
            RoomCard { name, entrances, exits, tiles, overlays, places, minor, major, room, with_exits };
        card.check()?;
        Ok(card)
    }

    /// What lies in the room, and where corridors join its tiles.
    fn overlays(&self, drawing: &Drawing, lies: &[(Hex, char)]) -> Result<(Vec<Lies>, Vec<Hex>), String> {
        for sign in self.legend.keys() {
            if PLACES.contains(sign) || ['A', 'B', '.'].contains(sign) {
                return wrong(format!("{sign:?} has a meaning of its own on room cards"));
            }
            if lies.iter().all(|(_, drawn)| drawn != sign) {
                return wrong(format!("{sign:?} is nowhere on the map"));
            }
        }
        let (mut overlays, mut corridors) = (Vec::new(), Vec::new());
        let mut laid: BTreeSet<Hex> = BTreeSet::new();
        for (hex, sign) in lies {
            let at = hex.offset();
            let Some(words) = self.legend.get(sign) else {
                return wrong(format!("{sign:?} at {at} is in no legend"));
            };
            match words.parse()? {
                Thing::Corridor => corridors.push(*hex),
                Thing::Lies(
                    what @ (Lying::Obstacle(_) | Lying::Hazardous(_) | Lying::Difficult(_)),
                    size,
                ) => {
                    if laid.contains(hex) {
                        continue;
                    }
                    let group = if size > 1 { group(drawing, *hex) } else { BTreeSet::from([*hex]) };
                    if group.len() != size {
                        let drawn = group.len();
                        return wrong(format!("an obstacle of {size} hexes is drawn on {drawn} at {at}"));
                    }
                    laid.extend(&group);
                    overlays.push((what, group.into_iter().collect()));
                }
                _ => return wrong(format!("{words:?} is on no room card (GH-VAR-15)")),
            }
        }
        Ok((overlays, corridors))
    }
}

impl RoomCard {
    /// Whether the room has an entrance of this type; the back of the card says so.
    pub fn entrance(&self, kind: GateKind) -> Option<u8> {
        self.entrances.iter().position(|gate| gate.kind == kind).map(|n| n as u8)
    }

    /// The types of its entrances: what is on the back of the card.
    pub fn back(&self) -> Vec<GateKind> {
        let mut back: Vec<GateKind> = self.entrances.iter().map(|gate| gate.kind).collect();
        back.sort();
        back
    }

    /// GH-VAR-18: the hexes at most two hexes from an entrance, on which nothing lies.
    fn near(&self, entrance: Gate) -> BTreeSet<Hex> {
        let beside = Dir::ALL.iter().filter_map(|dir| self.room.space(entrance.at.neighbour(*dir)));
        let mut near: BTreeSet<SpaceId> = beside.collect();
        for _ in 1..START_RANGE {
            let next: Vec<SpaceId> =
                near.iter().flat_map(|at| self.room.neighbours(*at)).map(|(_, to)| to).collect();
            near.extend(next);
        }
        let floor = near.into_iter().filter(|at| self.room.terrain(*at) == Terrain::Floor);
        floor.map(|at| self.room.hex(at)).collect()
    }

    /// Whether a gate leads into the room: some hex beside it is not an obstacle.
    fn leads(&self, gate: &Gate) -> bool {
        let beside = Dir::ALL.iter().filter_map(|dir| self.room.space(gate.at.neighbour(*dir)));
        beside.into_iter().any(|at| self.room.terrain(at) != Terrain::Obstacle)
    }

    fn check(&self) -> Result<(), String> {
        if self.entrances.is_empty() || self.exits.is_empty() {
            return wrong("a room needs an entrance and an exit (GH-VAR-15)");
        }
        if let [one, other] = self.entrances[..]
            && one.kind == other.kind
        {
            return wrong("two entrances are of different types (GH-VAR-27)");
        }
        if self.entrances.len() > 2 || self.exits.len() > 2 {
            return wrong("a room has at most two entrances and two exits (GH-VAR-20)");
        }
        if let Some(gate) = self.entrances.iter().chain(&self.exits).find(|gate| !self.leads(gate)) {
            return wrong(format!("what is at {} leads nowhere", gate.at.offset()));
        }
        for entrance in &self.entrances {
            let free = self.near(*entrance).into_iter().filter(|hex| !self.places.contains(hex)).count();
            if free < 4 {
                let at = entrance.at.offset();
                return wrong(format!("only {free} hexes for figures near the entrance at {at} (GH-VAR-18)"));
            }
        }
        for penalty in [&self.minor, &self.major] {
            let struck = [Whom::Opener, Whom::Everybody, Whom::One, Whom::PreviousRoom];
            let mild = |effect: &Effect| match &effect.what {
                _ if !effect.concerns(&struck) => true,
                What::Do(Ability::Give(given, _)) => given.iter().any(|condition| !condition.is_negative()),
                What::Do(Ability::Damage(..)) => effect.is_nothing(),
                _ => true,
            };
            if penalty.is_empty() || penalty.iter().any(mild) {
                return wrong("a penalty harms somebody (GH-VAR-21)");
            }
        }
        Ok(())
    }
}

impl MonsterCardIn {
    fn card(self, content: &Content, id: MonsterCardId) -> Result<MonsterCard, String> {
        let tile = InPlace::Lies(Lying::Treasure(Treasure::Card(id)));
        if let Some(place) = self.places.keys().find(|place| !PLACES.contains(place)) {
            return wrong(format!("there is no place {place}; there are 1 to 9, a, b and c (GH-VAR-23)"));
        }
        let mut places = Vec::new();
        for place in PLACES {
            places.push(match self.places.get(&place).map(String::as_str) {
                Some("treasure") => Some(tile.clone()),
                Some(words) => Some(in_place(content, words)?),
                None => None,
            });
        }
        if places.contains(&Some(tile)) == self.treasure.is_empty() {
            return wrong("treasure tiles and what is in them go together (GH-VAR-23)");
        }
        if let Some(find) = self.treasure.iter().find(|find| !find.happens()) {
            return wrong(format!("{find} concerns the campaign (GH-VAR-24)"));
        }
        if self.treasure.iter().any(Effect::is_nothing) {
            return wrong("its treasure holds nothing");
        }
        let MonsterCardIn { name, treasure, infuses, .. } = self;
        let card = MonsterCard { name, places, treasure, infuses };
        card.check(content)?;
        Ok(card)
    }
}

fn in_place(content: &Content, words: &str) -> Result<InPlace, String> {
    match words.parse()? {
        Thing::Monster(name, ranks) if ranks != Ranks::BOSS => match content.kind(&name) {
            Some(kind) if content.monsters[usize::from(kind.0)].boss.is_empty() => {
                Ok(InPlace::Monster(kind, ranks))
            }
            Some(_) => wrong(format!("{name} is a boss (GH-BOS-02)")),
            None => wrong(format!("{name:?} is no monster")),
        },
        Thing::Lies(what @ (Lying::Trap { .. } | Lying::Coins(_)), _) => Ok(InPlace::Lies(what)),
        _ => wrong(format!("{words:?} is on no monster card (GH-VAR-23, GH-VAR-24)")),
    }
}

impl MonsterCard {
    /// GH-REV-04: there are standees for all; GH-SET-19: more characters do not meet weaker monsters, and there is
    /// always somebody to meet.
    fn check(&self, content: &Content) -> Result<(), String> {
        let mut before = 1;
        for party in 2..=4 {
            let there: Vec<(KindId, super::Rank)> = self
                .places
                .iter()
                .filter_map(|place| match place {
                    Some(InPlace::Monster(kind, ranks)) => Some((*kind, ranks.of(party)?)),
                    _ => None,
                })
                .collect();
            if let Some((kind, count)) = too_many(content, &there) {
                let (name, standees) = (&kind.name, kind.standees);
                return wrong(format!(
                    "{count} {name} for {party} characters; there are {standees} standees (GH-REV-04)"
                ));
            }
            let now = strength(&there);
            if now < before {
                return wrong(format!(
                    "{now} for {party} characters after {before} for fewer, elites counted twice"
                ));
            }
            before = now;
        }
        Ok(())
    }
}

impl Content {
    /// Reads the cards of random dungeons, if the pack has them.
    pub(super) fn read_dungeon(&mut self, files: Files<'_>) -> Result<(), ContentError> {
        let Some((_, text)) = files.iter().find(|(file, _)| *file == FILE) else { return Ok(()) };
        let DungeonIn { rooms, monsters, loot } = read(files, FILE)?;
        let at = |name: &str, what: String| {
            error(FILE, line_with(text, &format!("name: {name:?}")), format!("{name}: {what}"))
        };
        let mut cards = DungeonCards { loot, ..DungeonCards::default() };
        let mut used: BTreeMap<(String, u8), String> = BTreeMap::new();
        for card in rooms {
            let name = card.name.clone();
            if cards.rooms.iter().any(|other| other.name == name) {
                return Err(at(&name, "there is another room card of this name".to_owned()));
            }
            for tile in &card.tiles {
                // Both sides of a tile are one piece of cardboard, and any three cards may lie on the table.
                let (number, side) = piece(&tile.tile);
                if let Some(other) = used.insert((number.to_owned(), side), name.clone()) {
                    return Err(at(&name, format!("tile {} is on {other} too", tile.tile)));
                }
            }
            cards.rooms.push(card.card(self).map_err(|what| at(&name, what))?);
        }
        for card in monsters {
            let name = card.name.clone();
            if cards.monsters.iter().any(|other| other.name == name) {
                return Err(at(&name, "there is another monster card of this name".to_owned()));
            }
            let id = MonsterCardId(cards.monsters.len() as u8);
            cards.monsters.push(card.card(self, id).map_err(|what| at(&name, what))?);
        }
        // GH-VAR-19: whatever two rooms are built, a third one fits.
        for kind in [GateKind::A, GateKind::B] {
            let count = cards.rooms.iter().filter(|card| card.entrance(kind).is_some()).count();
            if count < ROOMS {
                let what = format!(
                    "{count} rooms with an entrance {kind} are too few; three rooms are built (GH-VAR-19)"
                );
                return Err(error(FILE, line_with(text, "rooms:"), what));
            }
        }
        if cards.monsters.len() < ROOMS {
            return Err(error(
                FILE,
                line_with(text, "monsters:"),
                "three rooms need three monster cards".to_owned(),
            ));
        }
        self.dungeon = cards;
        Ok(())
    }

    /// Everything that the cards of random dungeons say: for whoever checks that it can be said.
    pub(super) fn dungeon_texts(&self) -> Vec<Phrase> {
        let mut all = Vec::new();
        for card in &self.dungeon.rooms {
            all.push(Phrase::new(format!("room-card-{}", card.name)));
            all.extend(card.minor.iter().chain(&card.major).map(|penalty| self.outcome_text(penalty)));
            all.extend(card.overlays.iter().filter_map(|(what, _)| what.title()));
        }
        for card in &self.dungeon.monsters {
            all.push(Phrase::new(format!("monster-card-{}", card.name)));
            all.extend(card.treasure.iter().map(|find| self.outcome_text(find)));
        }
        all
    }

    /// GH-MAP-27, GH-VAR-23: what is in a treasure tile.
    pub fn holds(&self, treasure: Treasure) -> &[Effect] {
        match treasure {
            Treasure::Number(number) => {
                self.treasures.iter().find(|t| t.number == number).map_or(&[], |t| &t.holds)
            }
            Treasure::Card(card) => {
                self.dungeon.monsters.get(usize::from(card.0)).map_or(&[], |card| &card.treasure)
            }
            Treasure::Goal => &[],
        }
    }

    /// GH-VAR-14, GH-VAR-15, GH-VAR-23: a random dungeon as far as it is built, for this many characters; `None` if
    /// these cards do not make rooms.
    pub fn dungeon_of(&self, built: &[BuiltRoom], characters: u8) -> Option<Scenario> {
        let first = self.dungeon.rooms.get(usize::from(built.first()?.room.0))?;
        let mut scenario = Scenario {
            label: 0.into(),
            name: RANDOM_DUNGEON.to_owned(),
            requires: Vec::new(),
            // GH-VAR-13
            goal: vec![Task::Reveal(ROOMS as u8), Task::KillAll],
            lost_when: Vec::new(),
            links: Vec::new(),
            unlocks: Vec::new(),
            endings: Vec::new(),
            rewards: Vec::new(),
            rules: Vec::new(),
            objectives: Vec::new(),
            rooms: Vec::new(),
            sections: Vec::new(),
            conclusion: None,
            sides: Vec::new(),
            loot: self.dungeon.loot.clone(),
            acts: Vec::new(),
            hands: Vec::new(),
            customs: Default::default(),
            doors: Vec::new(),
            starts: Vec::new(),
            marks: Vec::new(),
            borders: Vec::new(),
            map: first.map_of(0, Hex::default())?,
        };
        let mut door = None;
        for (n, room) in built.iter().enumerate() {
            let card = self.dungeon.rooms.get(usize::from(room.room.0))?;
            let monsters = self.dungeon.monsters.get(usize::from(room.monsters.0))?;
            let entrance = *card.entrances.get(usize::from(room.entrance))?;
            let by = door.map_or(Hex::default(), |door: Hex| door - entrance.at);
            if n > 0 {
                scenario.map = scenario.map.with_below(&card.map_of(n, by)?).ok()?;
            }
            let space = |hex: Hex| scenario.map.space(hex + by);
            scenario.rooms.push(Room {
                id: RoomId(n as u16),
                tiles: card.tiles.iter().map(|t| Placed { at: t.at + by, ..t.clone() }).collect(),
                section: None,
                overlays: card.overlays(monsters, space),
                monsters: monsters.in_places(&card.places, space).collect(),
                objectives: Vec::new(),
            });
            if n == 0 {
                let is = &scenario.rooms[0];
                let taken: Vec<SpaceId> = is
                    .monsters_for(characters)
                    .map(|(_, _, at)| at)
                    .chain(is.overlays.iter().flat_map(|o| o.at.iter().copied()))
                    .collect();
                let near = card.near(entrance).into_iter().filter_map(space);
                scenario.starts = near.filter(|at| !taken.contains(at)).collect();
            }
            // GH-VAR-12: the exits of the last room lead nowhere.
            if n + 1 < ROOMS {
                for (which, exit) in card.exits.iter().enumerate() {
                    // GH-VAR-20
                    let sealed = room.exit.is_some_and(|used| usize::from(used) != which);
                    scenario.doors.push(Door {
                        at: space(exit.at)?,
                        look: "stone".to_owned(),
                        letter: Some(exit.kind.letter()),
                        lock: if sealed { Lock::Rule } else { Lock::None },
                        rooms: [n, n + 1],
                    });
                }
                door = room.exit.and_then(|used| card.exits.get(usize::from(used))).map(|exit| exit.at + by);
            }
        }
        Some(scenario)
    }
}

impl RoomCard {
    /// The room, with its exits unless it is the last one, and where it lies.
    pub fn map_of(&self, room: usize, by: Hex) -> Option<Map> {
        let map = if room + 1 < ROOMS { &self.with_exits } else { &self.room };
        map.moved(by).ok()
    }

    fn overlays(&self, monsters: &MonsterCard, space: impl Fn(Hex) -> Option<SpaceId>) -> Vec<Overlay> {
        let own = self.overlays.iter().map(|(what, at)| (what, at.clone()));
        let theirs = monsters.places.iter().zip(&self.places).filter_map(|(what, at)| match what {
            Some(InPlace::Lies(what)) => Some((what, vec![*at])),
            _ => None,
        });
        own.chain(theirs)
            .map(|(what, at)| Overlay { what: what.clone(), at: at.into_iter().filter_map(&space).collect() })
            .collect()
    }
}

impl MonsterCard {
    fn in_places(
        &self,
        places: &[Hex],
        space: impl Fn(Hex) -> Option<SpaceId>,
    ) -> impl Iterator<Item = MonsterPlace> {
        self.places.iter().zip(places).filter_map(move |(what, at)| match what {
            Some(InPlace::Monster(kind, ranks)) => {
                Some(MonsterPlace { kind: *kind, at: space(*at)?, ranks: *ranks })
            }
            _ => None,
        })
    }
}
