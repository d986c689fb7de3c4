//! Tiles and quests.

use super::cards::{Shadow, Side};
use super::effect::{Change, Deed};
use super::enemies::Tier;
use board::area::{Border, Plan, Shapes, Turn};
use board::{SpaceId, SpaceSet};
use serde::{Deserialize, Serialize};

/// An area by its number.
pub type AreaId = SpaceId;

/// SS-SET-08: one side of a tile.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileSide {
    /// Number and side: `1A`.
    pub name: String,
    /// Its areas as they are drawn (`board::area::Shapes`).
    pub drawing: String,
    /// SS-TER-08: areas of difficult terrain.
    #[serde(default)]
    pub difficult: String,
    /// SS-TER-10: areas of dangerous terrain.
    #[serde(default)]
    pub dangerous: String,
}

/// The ground of a quest or a case.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ground {
    /// Areas, borders, doors.
    pub plan: Plan,
    /// SS-TER-08.
    pub difficult: SpaceSet,
    /// SS-TER-10.
    pub dangerous: SpaceSet,
}

impl Ground {
    /// The ground that these areas make.
    pub fn of(shapes: &Shapes, difficult: &[String], dangerous: &[String]) -> Result<Ground, String> {
        let plan = shapes.plan().map_err(|e| e.to_string())?;
        let set = |names: &[String]| -> Result<SpaceSet, String> {
            let area = |name: &String| plan.map.named(name).ok_or_else(|| format!("there is no area {name}"));
            names.iter().map(area).collect()
        };
        Ok(Ground { difficult: set(difficult)?, dangerous: set(dangerous)?, plan })
    }
}

/// SS-OBJ-05, SS-OBJ-08, SS-TER-02: what stands on a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Barred {
    /// A door.
    Door,
    /// A locked door.
    Locked,
    /// A door with a magic lock.
    Magic,
    /// A wall token.
    Wall,
}

/// What lies on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Thing {
    /// SS-OBJ-06.
    Chest,
    /// SS-OBJ-08: a chest with a magic lock.
    LockedChest,
    /// SS-OBJ-13.
    Search,
    /// SS-OBJ-11: the magic key.
    Key,
    /// A waypoint, by its number.
    Waypoint(u8),
    /// SS-STO-01: a story event, by its number in the quest.
    Story(u8),
    /// SS-RES-01: an altar, by its number.
    Altar(u8),
    /// SS-GATE-01: a gate, by its number.
    Gate(u8),
}

/// SS-END-01: what wins.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Goal {
    /// A living hero reaches a waypoint, and no enemy is there.
    Reach(u8),
    /// All living heroes are at a waypoint.
    AllReach(u8),
    /// No enemy of this kind is in play, and one has been killed.
    Kill(String),
}

/// SS-ACT-16: a special action of a quest: a standard action in an area, once.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Special {
    /// Its name.
    pub name: String,
    /// Where.
    pub at: String,
    /// What it does.
    pub deeds: Vec<Deed>,
}

/// A quest.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quest {
    /// Its name.
    pub name: String,
    /// SS-CAMP-02.
    pub act: u8,
    /// Tiles: side, column and row of the upper left cell, quarter turns clockwise.
    pub tiles: Vec<(String, i16, i16, u8)>,
    /// Doors and wall tokens between two areas.
    #[serde(default)]
    pub borders: Vec<(String, String, Barred)>,
    /// Where the heroes begin.
    pub start: String,
    /// What lies where.
    pub things: Vec<(String, Thing)>,
    /// Gates that are open at the start.
    #[serde(default)]
    pub gates: Vec<u8>,
    /// Altars that are active at the start.
    #[serde(default)]
    pub altars: Vec<u8>,
    /// SS-SET-11: the shadow pool.
    pub shadows: Vec<Shadow>,
    /// SS-SET-11: where shadows lie: from how many heroes on.
    pub shadows_at: Vec<(String, u8)>,
    /// SS-DECK-01: kinds and tiers of the enemy deck.
    pub enemies: Vec<(String, Tier)>,
    /// Enemies that stand there at the start: kind, tier, area, from how many heroes on.
    #[serde(default)]
    pub standing: Vec<(String, Tier, String, u8)>,
    /// SS-SHW-11: the special enemy.
    #[serde(default)]
    pub special: Option<(String, Tier)>,
    /// SS-DECK-01: the event deck.
    pub events: Vec<String>,
    /// SS-STO-01: story events on the map: the event's name, and whether it goes onto the deck afterwards.
    #[serde(default)]
    pub stories: Vec<(String, bool)>,
    /// SS-WAY-01: what waypoints do when a living hero first reaches them.
    #[serde(default)]
    pub waypoints: Vec<(u8, Vec<Deed>)>,
    /// SS-END-01: goals; the first counts until a deed names another.
    pub goals: Vec<Goal>,
    /// SS-SET-02: soul shards at the start.
    #[serde(default)]
    pub shards: u8,
    /// SS-SET-02: crowns for each hero.
    #[serde(default)]
    pub crowns: u8,
    /// SS-CAMP-04: no hero falls below this rank.
    #[serde(default = "first")]
    pub least_rank: u8,
    /// SS-EMP-03: whether it begins without a visit to the Emporium.
    #[serde(default)]
    pub no_emporium: bool,
    /// SS-SHW-07: what a citizen does; most do nothing.
    #[serde(default)]
    pub citizen: Vec<Deed>,
    /// SS-SHW-12: what the special event is.
    #[serde(default)]
    pub special_event: Vec<Deed>,
    /// SS-ACT-16: its special actions.
    #[serde(default)]
    pub specials: Vec<Special>,
    /// SS-DECK-08: treasures that belong to it.
    #[serde(default)]
    pub treasures: Vec<String>,
    /// SS-DAY-02: what holds by day.
    #[serde(default)]
    pub by_day: Vec<(Side, Change)>,
    /// SS-DAY-02: what holds by night.
    #[serde(default)]
    pub by_night: Vec<(Side, Change)>,
    /// SS-CAMP-07: what happens at the start because the campaign remembers something.
    #[serde(default)]
    pub because: Vec<(u8, Vec<Deed>)>,
    /// SS-CAMP-08: what the heroes gain in a campaign when they have won.
    #[serde(default)]
    pub reward: Vec<Deed>,
}

/// SS-CAMP-01: one quest of a campaign, and which may follow.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// The quest.
    pub quest: String,
    /// What follows when it is won; none: the campaign is won.
    #[serde(default)]
    pub then: Vec<String>,
    /// How often it may be tried; when it is lost as often, the campaign is lost.
    #[serde(default = "first")]
    pub tries: u8,
}

fn first() -> u8 {
    1
}

/// The ground of a quest, from its tiles.
pub fn lay_out(quest: &Quest, sides: &[TileSide]) -> Result<Ground, String> {
    let mut shapes = Shapes::default();
    let (mut difficult, mut dangerous) = (Vec::new(), Vec::new());
    for (name, x, y, turn) in &quest.tiles {
        let Some(side) = sides.iter().find(|side| side.name == *name) else {
            return Err(format!("there is no tile {name}"));
        };
        let tile: Shapes = side.drawing.parse().map_err(|e| format!("tile {name}: {e}"))?;
        shapes.put(&tile, name, (*x, *y), Turn(*turn)).map_err(|e| format!("tile {name}: {e}"))?;
        difficult.extend(side.difficult.chars().map(|c| format!("{name}-{c}")));
        dangerous.extend(side.dangerous.chars().map(|c| format!("{name}-{c}")));
    }
    for (one, other, barred) in &quest.borders {
        let border = if *barred == Barred::Wall { Border::Wall } else { Border::Door };
        shapes.close(one, other, border).map_err(|e| e.to_string())?;
    }
    Ground::of(&shapes, &difficult, &dangerous)
}
