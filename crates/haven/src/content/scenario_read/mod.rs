//! How scenarios are written in files, and what must be true of them.

mod check;
mod map;

use super::scenario::{
    Ending, Loss, MonsterPlace, Objective, ObjectivePlace, Overlay, Requirement, Room, Scenario, Section,
    SectionNumber, SpecialRule, Task, Thing, Things, TreasureEntry, Trigger,
};
use super::{
    AbilityCard, CardId, ClassId, Content, ContentError, Customs, Effect, Files, KindId, Label, LootList,
    MonsterKind, Rank, What, loot, read,
};
use crate::Edition;
use board::SpaceId;
use board::hex::{Dir, Hex, Offset, Placed, Tile, draw::Drawing};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A scenario as it is written in a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioIn {
    number: Label,
    name: String,
    #[serde(default)]
    requires: Vec<Requirement>,
    goal: Vec<Task>,
    #[serde(default)]
    lost_when: Vec<Loss>,
    #[serde(default)]
    links: Vec<Label>,
    #[serde(default)]
    unlocks: Vec<Label>,
    #[serde(default)]
    endings: Vec<Ending>,
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
    customs: CustomsIn,
    #[serde(default)]
    objectives: Vec<Objective>,
    rooms: Vec<RoomIn>,
    legend: BTreeMap<char, Things>,
    map: String,
}

/// How a scenario departs from what is usual.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct CustomsIn {
    #[serde(default)]
    order: Vec<String>,
    #[serde(default)]
    own_cards: Vec<String>,
    #[serde(default)]
    unhurt: BTreeMap<String, String>,
    #[serde(default)]
    teleports_stay: bool,
    #[serde(default)]
    no_inspiration: bool,
    #[serde(default)]
    no_masteries: bool,
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
pub(super) fn piece(name: &str) -> (&str, u8) {
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
        let rooms_of_tiles = rooms.clone();
        let rooms = rooms.into_iter().zip(&ids).zip(&self.page.rooms).map(|((tiles, id), page)| Room {
            id: *id,
            tiles,
            section: page.section,
            overlays: Vec::new(),
            monsters: Vec::new(),
            objectives: Vec::new(),
        });
        let mut scenario = Scenario {
            label: self.page.number,
            name: self.page.name.clone(),
            requires: self.page.requires.clone(),
            goal: self.page.goal.clone(),
            lost_when: self.page.lost_when.clone(),
            links: self.page.links.clone(),
            unlocks: self.page.unlocks.clone(),
            endings: self.page.endings.clone(),
            rewards: self.page.rewards.clone(),
            rules: self.page.rules.clone(),
            sections: Vec::new(),
            conclusion: self.page.conclusion,
            sides: self.sides()?,
            loot: self.page.loot.clone(),
            acts: self.acts()?,
            hands: self.hands()?,
            customs: self.customs(&things)?,
            objectives: self.objectives()?,
            rooms: rooms.collect(),
            doors,
            starts: Vec::new(),
            marks: Vec::new(),
            borders: self
                .borders(&rooms_of_tiles, &things)
                .into_iter()
                .filter_map(|hex| map.space(hex))
                .collect(),
            map: map.clone(),
        };
        self.sections(&mut scenario)?;
        let mut laid: BTreeSet<Hex> = BTreeSet::new();
        for (hex, thing) in &things {
            let at = space(*hex);
            let room = scenario.room_of(at);
            // FH-MAP-06: what a tile is, the legend says.
            match (thing, room) {
                (Thing::Corridor | Thing::Door { .. } | Thing::Link(_), _) => {}
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

    /// The kinds of monsters with these names.
    fn kinds(&self, words: &str, names: &[String]) -> Result<Vec<KindId>, ContentError> {
        let kind = |name: &String| match self.content.kind(name) {
            Some(kind) => Ok(kind),
            None => self.wrong(words, format!("{name:?} is no monster")),
        };
        names.iter().map(kind).collect()
    }

    /// How the page departs from what is usual.
    fn customs(&self, things: &[(Hex, Thing)]) -> Result<Customs, ContentError> {
        let CustomsIn { order, own_cards, unhurt, teleports_stay, no_inspiration, no_masteries } =
            &self.page.customs;
        let kinds: Vec<String> = unhurt.keys().cloned().collect();
        let objective = |name: &String| self.page.objectives.iter().any(|o| o.name == *name);
        if let Some(name) = unhurt.values().find(|name| !objective(name)) {
            return self.wrong("customs:", format!("{name:?} is no objective"));
        }
        Ok(Customs {
            order: self.kinds("customs:", order)?,
            own_cards: self.kinds("customs:", own_cards)?,
            unhurt: self.kinds("customs:", &kinds)?.into_iter().zip(unhurt.values().cloned()).collect(),
            links: self.links(things)?.into_iter().map(|(letter, _)| letter).collect(),
            teleports_stay: *teleports_stay,
            no_inspiration: *no_inspiration,
            no_masteries: *no_masteries,
        })
    }

    /// FH-AMD-15: the factions of monsters that fight each other. The first, which may be empty, draws from the allies'
    /// deck.
    fn sides(&self) -> Result<Vec<Vec<KindId>>, ContentError> {
        if self.page.sides.iter().filter(|side| !side.is_empty()).count() == 1 {
            return self
                .wrong("sides:", "there are two hostile sides or more, or none (FH-AMD-15)".to_owned());
        }
        self.page.sides.iter().map(|side| self.kinds("sides:", side)).collect()
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
        let name = &self.page.name;
        let label = self.page.number;
        let number = label.number;
        if self.file != format!("scenarios/{number:02}-{name}.ron") {
            let what = format!("scenario {number}, {name}, belongs into scenarios/{number:02}-{name}.ron");
            return self.wrong("name:", what);
        }
        if self.content.scenarios.iter().any(|s| s.label == label) {
            return self.wrong("number:", format!("there is another scenario {label}"));
        }
        if self.page.goal.is_empty() {
            return self.wrong("goal:", "a scenario needs a goal (GH-SCN-03)".to_owned());
        }
        Ok(())
    }
}

impl Content {
    /// The scenario with this number or name.
    pub fn scenario(&self, which: &str) -> Option<&Scenario> {
        let is = |s: &&Arc<Scenario>| s.name == which || s.label.to_string() == which;
        self.scenarios.iter().find(is).map(|s| &**s)
    }

    /// GH-SET-03: the kinds of monsters that can occur in a scenario: those in its rooms, those that spawn, those whose
    /// cards its allies act by, and those that others summon.
    pub fn kinds_in(&self, scenario: &Scenario) -> Vec<KindId> {
        let allied = scenario.objectives.iter().filter_map(Objective::acts_like);
        self.with_summoned(self.coming_in(scenario).chain(allied).collect())
    }

    /// The same without allies: the kinds that characters fight.
    pub fn enemies_in(&self, scenario: &Scenario) -> Vec<KindId> {
        self.with_summoned(self.coming_in(scenario).collect())
    }

    fn coming_in<'s>(&'s self, scenario: &'s Scenario) -> impl Iterator<Item = KindId> + 's {
        let placed = scenario.rooms.iter().flat_map(|r| &r.monsters).map(|m| m.kind);
        let done = scenario.sections.iter().flat_map(|s| &s.does);
        let done = scenario.rules.iter().flat_map(|r| &r.does).chain(done);
        let spawned = done.filter_map(|effect| match &effect.what {
            What::Spawn(_, _, name, _) => self.kind(name),
            _ => None,
        });
        placed.chain(spawned)
    }

    fn with_summoned(&self, mut kinds: Vec<KindId>) -> Vec<KindId> {
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
            super::Ability::Summon(name, ..) => self.kind(name),
            _ => None,
        });
        summons.collect()
    }
}
