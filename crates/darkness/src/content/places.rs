//! MAP: tiles and quests, and the ground that they make together.

use super::cards::Rarity;
use board::area::{Direction, Door, DoorId, Doors, Floor, Grid, GridError, Link, Map, Relation, Turn, Wall};
use board::{SpaceId, SpaceSet};
use serde::{Deserialize, Serialize};

/// MD-MAP-01: a side of a map tile, drawn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileSide {
    /// `1A`.
    pub name: String,
    /// The drawing.
    pub drawing: String,
}

/// MD-TOK-18: what lies in a zone. What is on the back of a face-down token is drawn when it is turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Token {
    /// A loot token.
    Loot,
    /// A treasure token.
    Treasure(Rarity),
    /// An enemy token.
    Enemy,
    /// MD-SPN-14: an enemy token whose mob must be killed.
    Quarry,
    /// A normal portal.
    Portal,
    /// The roaming monster portal.
    RoamingPortal,
    /// MD-TOK-01: a spike trap, face down.
    SpikeTrap,
    /// MD-TOK-03: a bear trap, face down.
    BearTrap,
    /// A fountain, face down.
    Fountain,
    /// MD-TOK-11: a normal chest.
    Chest,
    /// A large chest.
    LargeChest,
    /// A forge.
    Forge,
    /// A pillar.
    Pillar,
    /// An objective token: what can be collected, by its number.
    Prize(u8),
    /// An objective token: what can be destroyed, by its number.
    Goal(u8),
}

impl Token {
    /// Its kind: `spike-trap`, `treasure`.
    pub fn kind(self) -> &'static str {
        match self {
            Token::Loot => "loot",
            Token::Treasure(Rarity::Common) => "treasure-common",
            Token::Treasure(Rarity::Rare) => "treasure-rare",
            Token::Treasure(Rarity::Epic) => "treasure-epic",
            Token::Enemy => "enemy",
            Token::Quarry => "quarry",
            Token::Portal => "portal",
            Token::RoamingPortal => "roaming-portal",
            Token::SpikeTrap => "spike-trap",
            Token::BearTrap => "bear-trap",
            Token::Fountain => "fountain",
            Token::Chest => "chest",
            Token::LargeChest => "large-chest",
            Token::Forge => "forge",
            Token::Pillar => "pillar",
            Token::Prize(_) => "prize",
            Token::Goal(_) => "goal",
        }
    }

    /// The token as cases write it: `treasure-rare`, `goal-0`.
    pub fn named(name: &str) -> Option<Token> {
        let numbered = |prefix: &str| name.strip_prefix(prefix).and_then(|n| n.parse::<u8>().ok());
        if let Some(n) = numbered("prize-") {
            return Some(Token::Prize(n));
        }
        if let Some(n) = numbered("goal-") {
            return Some(Token::Goal(n));
        }
        let all = [
            Token::Loot,
            Token::Treasure(Rarity::Common),
            Token::Treasure(Rarity::Rare),
            Token::Treasure(Rarity::Epic),
            Token::Enemy,
            Token::Quarry,
            Token::Portal,
            Token::RoamingPortal,
            Token::SpikeTrap,
            Token::BearTrap,
            Token::Fountain,
            Token::Chest,
            Token::LargeChest,
            Token::Forge,
            Token::Pillar,
            Token::Prize(0),
            Token::Goal(0),
        ];
        all.into_iter().find(|token| token.kind() == name)
    }
}

/// A token of a quest's set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// The zone, by column and row.
    pub at: (i16, i16),
    /// What lies there. Loot is multiplied by the number of heroes (MD-SET-18).
    pub token: Token,
    /// MD-SET-20: from how many heroes on.
    #[serde(default)]
    pub from_heroes: u8,
}

/// What must be done to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Objective {
    /// Collect the prize of this number for one movement point; all heroes gain experience.
    Collect(u8, u8),
    /// Destroy the goal of this number for one action, holding this prize.
    Destroy(u8, Option<u8>),
    /// Kill the leaders of all mobs that come from quarry tokens.
    Hunt(u8),
    /// All heroes that stand are in the start zone.
    Return,
    /// Kill so many roaming monsters.
    SlayRoaming(u8),
    /// MD-BOS-01: kill the boss.
    SlayBoss,
}

/// What loses a quest besides the Lifebringers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Defeat {
    /// This round has ended.
    AfterRound(u8),
}

/// MD-BOS-02: the boss of a quest.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BossPlace {
    /// Which boss.
    pub boss: String,
    /// Where it stands.
    pub at: (i16, i16),
    /// The tile of the boss chamber, counted from 0 as they are laid.
    pub tile: u8,
    /// MD-BOS-05: the zones in which the heroes start.
    pub heroes: Vec<(i16, i16)>,
}

/// A quest. The tutorial is `quests/tutorial.ron`: MD-Q0-01, MD-Q0-02, MD-Q0-03, MD-Q0-04, MD-Q0-11, MD-Q0-12.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quest {
    /// Its name in keys.
    pub name: String,
    /// The tiles: `1A@0,0`, `4A@3,0 r1` with quarter turns.
    pub tiles: Vec<String>,
    /// MD-MAP-07: the bridges.
    #[serde(default)]
    pub bridges: Vec<(i16, i16)>,
    /// MD-MAP-05, MD-DOR-01: the doors, all closed: the zone and the side on which they lie.
    pub doors: Vec<(i16, i16, Direction)>,
    /// More walls.
    #[serde(default)]
    pub walls: Vec<(i16, i16, Direction)>,
    /// MD-SET-24: the start zone.
    pub start: (i16, i16),
    /// What lies where.
    pub tokens: Vec<Placed>,
    /// MD-SET-22: where mobs stand as the quest begins.
    #[serde(default)]
    pub mobs: Vec<(i16, i16)>,
    /// What must be done.
    pub objectives: Vec<Objective>,
    /// MD-Q0-05: whether in this order.
    #[serde(default)]
    pub in_order: bool,
    /// The boss.
    #[serde(default)]
    pub boss: Option<BossPlace>,
    /// What else loses it.
    #[serde(default)]
    pub defeat: Vec<Defeat>,
}

/// A zone of a map.
pub type ZoneId = SpaceId;

/// The zones of a dungeon and what is printed on them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ground {
    /// The graph.
    pub map: Map,
    /// MD-MAP-02: the shadow zones; all others are light zones.
    pub shadow: SpaceSet,
    /// MD-MAP-09: the chasms.
    pub chasm: SpaceSet,
    /// MD-MAP-03, MD-MAP-04: the chamber of each zone; all others are corridors.
    pub chamber: Vec<Option<u8>>,
    /// MD-MAP-08: the tile of each zone; a bridge is a tile of its own.
    pub tile: Vec<u8>,
    /// The doors that are open as the quest begins.
    pub open: Doors,
}

impl Ground {
    /// The ground that a grid shows.
    pub fn of(grid: &Grid) -> Result<Ground, GridError> {
        let map = grid.map()?;
        let cells: Vec<_> = grid.cells().map(|(_, cell)| *cell).collect();
        let all =
            |fits: &dyn Fn(usize) -> bool| map.spaces().filter(|z| fits(z.index())).collect::<SpaceSet>();
        let shadow = all(&|z| cells[z].floor == Floor::Shadow);
        let chasm = all(&|z| cells[z].floor == Floor::Chasm);
        let mut chamber: Vec<Option<u8>> = vec![None; cells.len()];
        let mut chambers = 0;
        for zone in map.spaces() {
            if !cells[zone.index()].chamber || chamber[zone.index()].is_some() {
                continue;
            }
            let joined = map.joined(zone, Relation::Near, Doors::CLOSED);
            let same =
                |z: &SpaceId| cells[z.index()].chamber && cells[z.index()].tile == cells[zone.index()].tile;
            for z in joined.iter().filter(same) {
                chamber[z.index()] = Some(chambers);
            }
            chambers += 1;
        }
        let tile = cells.iter().map(|cell| cell.tile).collect();
        Ok(Ground { map, shadow, chasm, chamber, tile, open: grid.open() })
    }

    /// A zone's name: `2,1`.
    pub fn name(&self, zone: ZoneId) -> &str {
        self.map.areas().get(zone.index()).map_or("nowhere", |area| &area.name)
    }

    /// The zones of a chamber.
    pub fn zones_of(&self, chamber: u8) -> impl Iterator<Item = ZoneId> + '_ {
        self.map.spaces().filter(move |z| self.chamber[z.index()] == Some(chamber))
    }
}

/// MD-BOS-08: the ground of one tile, without all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileAlone {
    /// Its zones and doors, numbered anew.
    pub ground: Ground,
    /// The new number of each zone; none, where it is gone.
    pub zones: Vec<Option<ZoneId>>,
    /// The doors within the tile by their old numbers, in the new order.
    pub doors: Vec<DoorId>,
}

impl Ground {
    /// MD-BOS-08: one tile alone.
    pub fn tile_alone(&self, tile: u8) -> TileAlone {
        let kept: Vec<SpaceId> = self.map.spaces().filter(|z| self.tile[z.index()] == tile).collect();
        let mut zones = vec![None; self.map.len()];
        for (n, zone) in kept.iter().enumerate() {
            zones[zone.index()] = Some(SpaceId(n as u16));
        }
        let new = |zone: SpaceId| zones[zone.index()];
        let inside = |d: &&Door| new(d.between.0).is_some() && new(d.between.1).is_some();
        let doors: Vec<DoorId> = self.map.doors().iter().filter(inside).map(|d| d.id).collect();
        let number = |id: DoorId| doors.iter().position(|d| *d == id).map(|n| DoorId(n as u8));
        let areas = kept.iter().map(|z| self.map.areas()[z.index()].clone());
        let links = kept.iter().flat_map(|z| self.map.links(*z)).filter_map(|l| {
            let door = l.door.and_then(number);
            Some(Link { from: new(l.from)?, to: new(l.to)?, door, ..*l })
        });
        let walls = self.map.walls().iter().map(|w| Wall { door: w.door.and_then(number), ..*w });
        let new_doors = self.map.doors().iter().filter_map(|d| {
            Some(Door { id: number(d.id)?, between: (new(d.between.0)?, new(d.between.1)?) })
        });
        let map = Map::new(areas.collect(), links.collect(), walls.collect(), new_doors.collect());
        let set = |old: &SpaceSet| old.iter().filter_map(new).collect();
        let ground = Ground {
            map: map.unwrap_or_default(),
            shadow: set(&self.shadow),
            chasm: set(&self.chasm),
            chamber: kept.iter().map(|z| self.chamber[z.index()]).collect(),
            tile: kept.iter().map(|_| tile).collect(),
            open: Doors::CLOSED,
        };
        TileAlone { ground, zones, doors }
    }
}

/// Lays out tiles as quests and cases write them: `1A@0,0`, `4A@3,0 r1`, `bridge@3,1`.
pub fn lay_out(tiles: &[String], sides: &[TileSide]) -> Result<Grid, String> {
    let mut grid = Grid::default();
    for text in tiles {
        let wrong = || format!("{text:?} is no tile; write \"1A@0,0\" or \"4A@3,0 r1\" or \"bridge@3,1\"");
        let (name, rest) = text.split_once('@').ok_or_else(wrong)?;
        let (place, turn) = rest.split_once(' ').unwrap_or((rest, "r0"));
        let (x, y) = place.split_once(',').ok_or_else(wrong)?;
        let (x, y): (i16, i16) = (x.parse().map_err(|_| wrong())?, y.parse().map_err(|_| wrong())?);
        let turn: u8 = turn.strip_prefix('r').and_then(|n| n.parse().ok()).ok_or_else(wrong)?;
        if name == "bridge" {
            grid.bridge(x, y);
            continue;
        }
        let side = sides.iter().find(|side| side.name == name).ok_or_else(|| {
            let all: Vec<&str> = sides.iter().map(|side| &*side.name).collect();
            format!("there is no tile {name}; there are: {}", all.join(", "))
        })?;
        let tile: Grid = side.drawing.parse().map_err(|e| format!("tile {name}: {e}"))?;
        grid.put(&tile, x, y, Turn(turn)).map_err(|e| format!("{text}: {e}"))?;
    }
    Ok(grid)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// MD-BOS-08: the boss chamber stays as it is; its zones and doors are numbered anew.
    #[test]
    fn a_tile_alone_keeps_its_doors() {
        let grid: Grid = "+-+-+-+-+\n|l=l=l=l|\n+-+-+-+-+\n".parse().expect("a drawing");
        let mut ground = Ground::of(&grid).expect("a ground");
        ground.tile = vec![0, 1, 1, 1];
        let alone = ground.tile_alone(1);
        assert_eq!(alone.zones, [None, Some(SpaceId(0)), Some(SpaceId(1)), Some(SpaceId(2))]);
        assert_eq!(alone.doors, [ground.map.doors()[1].id, ground.map.doors()[2].id]);
        let between: Vec<_> = alone.ground.map.doors().iter().map(|d| d.between).collect();
        assert_eq!(between, [(SpaceId(0), SpaceId(1)), (SpaceId(1), SpaceId(2))]);
    }
}
