//! A drawing with letters on it: the map, and where the letters stand.
#![allow(dead_code)] // each test file uses a part

use board::hex::draw::Drawing;
use board::hex::{Cost, Doors, Figure, Gait, Ground, Map, Offset, Paths, RangeTable, SightRule, SightTable};
use board::{SpaceId, SpaceSet};

pub struct Position {
    pub map: Map,
    pub doors: Doors,
    letters: Vec<(char, SpaceId)>,
}

impl Position {
    pub fn new(text: &str) -> Position {
        let drawing: Drawing = text.parse().expect("a drawing");
        let map = Map::parse(text).expect("a map");
        let letter = |what: &char| what.is_alphanumeric();
        let letters = drawing
            .cells()
            .filter(|(_, what)| letter(what))
            .map(|(hex, what)| (what, map.space(hex).expect("a hex of the map")))
            .collect();
        Position { map, doors: Doors::all_open(), letters }
    }

    /// The space of a letter.
    pub fn at(&self, letter: char) -> SpaceId {
        self.letters.iter().find(|&&(what, _)| what == letter).expect("a letter of the drawing").1
    }

    /// All spaces of some letters.
    pub fn all(&self, letters: &str) -> SpaceSet {
        self.letters.iter().filter(|(what, _)| letters.contains(*what)).map(|&(_, space)| space).collect()
    }

    pub fn name(&self, space: SpaceId) -> Offset {
        self.map.hex(space).offset()
    }

    pub fn sight(&self, rule: SightRule) -> SightTable {
        SightTable::new(&self.map, self.doors, rule)
    }

    pub fn ranges(&self) -> RangeTable {
        RangeTable::new(&self.map, self.doors)
    }

    /// The ground with these letters as enemies and those as allies of the one who moves.
    pub fn ground(&self, enemies: &str, allies: &str) -> Ground {
        let mut ground = Ground::of(&self.map, self.doors);
        self.all(enemies).iter().for_each(|space| ground.set_figure(space, Some(Figure::Enemy)));
        self.all(allies).iter().for_each(|space| ground.set_figure(space, Some(Figure::Ally)));
        ground
    }

    pub fn walk(&self, from: char, enemies: &str, allies: &str) -> Paths {
        Paths::from(&self.map, &self.ground(enemies, allies), Gait::Walk, self.at(from))
    }

    /// The hexes from which a target is within range and in sight.
    pub fn attack_hexes(&self, target: SpaceId, range: u16, rule: SightRule) -> SpaceSet {
        let mut hexes = self.ranges().within(target, range);
        hexes.intersect_with(self.sight(rule).seen_from(target));
        hexes.remove(target);
        hexes
    }

    /// The least way to attack a target, and the letters or hexes where it may end.
    pub fn least(
        &self,
        paths: &Paths,
        target: char,
        range: u16,
        rule: SightRule,
    ) -> Option<(Cost, Vec<String>)> {
        let (cost, ends) = paths.best(&self.attack_hexes(self.at(target), range, rule))?;
        Some((cost, ends.iter().map(|end| self.name(end).to_string()).collect()))
    }
}
