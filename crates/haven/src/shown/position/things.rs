//! What stands and lies in a position, as it is written.

use crate::content::{Conditions, Rank};
use board::hex::Terrain;
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Thing {
    Hero(Box<HeroAt>),
    Monster(Box<MonsterAt>),
    Summon(SummonAt),
    Objective(ObjectiveAt),
    Tile(TileAt),
}

/// A character. Its place in the party is its class's place in the content.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeroAt {
    pub hero: String,
    /// 1.
    pub level: Option<u8>,
    /// As many as it can have.
    pub hp: Option<u8>,
    #[serde(default)]
    pub hand: Vec<String>,
    #[serde(default)]
    pub selected: Vec<String>,
    /// The card that leads; its initiative counts.
    pub lead: Option<String>,
    #[serde(default)]
    pub discard: Vec<String>,
    #[serde(default)]
    pub lost: Vec<String>,
    /// Cards in the active area: `frost-armor`, or `frost-armor 1` if one of its slots is used; the half is the one
    /// that stays in play, or `frost-armor/bottom`.
    #[serde(default)]
    pub active: Vec<String>,
    /// What it has equipped: `boots-of-striding`, or `hide-armor 1`, `heater-shield spent`, `cloak-of-invisibility
    /// consumed`.
    #[serde(default)]
    pub items: Vec<String>,
    /// Experience in this scenario; 0.
    #[serde(default)]
    pub xp: u8,
    /// Its battle goal.
    pub goal: Option<String>,
    /// That of the lead card, or 50.
    pub initiative: Option<u8>,
    #[serde(default)]
    pub resting: bool,
    /// What it can do in its turn, instead of playing cards.
    #[serde(default)]
    pub actions: Vec<String>,
    #[serde(default)]
    pub conditions: Conditions,
    /// A standard deck.
    pub modifiers: Option<Vec<String>>,
    /// Bonuses until the end of the round: `shield 1`, `retaliate 2 range 3`; `double` doubles its next attack.
    #[serde(default)]
    pub bonuses: Vec<String>,
    #[serde(default)]
    pub flying: bool,
    #[serde(default)]
    pub acted: bool,
    #[serde(default)]
    pub exhausted: bool,
    #[serde(default)]
    pub on: Option<Ground>,
    #[serde(default)]
    pub coins: u8,
    /// A treasure on its hex.
    pub treasure: Option<Tile>,
    /// What it owns beside what it has equipped.
    #[serde(default)]
    pub owns: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MonsterAt {
    pub monster: String,
    /// 1.
    pub number: Option<u8>,
    /// Normal, or boss.
    pub rank: Option<Rank>,
    /// The scenario level.
    pub level: Option<u8>,
    pub hp: Option<u8>,
    #[serde(default)]
    pub conditions: Conditions,
    /// The card by which its deck acts this round: the name of one of its cards, or abilities.
    pub card: Option<String>,
    /// The initiative of such a card; 50.
    pub initiative: Option<u8>,
    #[serde(default)]
    pub summoned: bool,
    #[serde(default)]
    pub acted: Option<bool>,
    /// Bonuses until the end of the round.
    #[serde(default)]
    pub bonuses: Vec<String>,
    #[serde(default)]
    pub on: Option<Ground>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SummonAt {
    pub summon: String,
    /// Who summoned it.
    pub of: String,
    pub number: Option<u8>,
    pub hp: Option<u8>,
    #[serde(default)]
    pub conditions: Conditions,
    #[serde(default)]
    pub acted: bool,
    #[serde(default)]
    pub on: Option<Ground>,
}

/// An objective of the scenario: one of those in the revealed rooms, put elsewhere or with fewer hit points; with
/// none it is gone.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectiveAt {
    pub objective: String,
    pub number: Option<u8>,
    pub hp: Option<u8>,
    #[serde(default)]
    pub conditions: Conditions,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Ground {
    Hazardous,
    Difficult,
    Obstacle,
    Wall,
    Icy,
    Door,
    Trap,
    /// GH-MAP-09: as good as floor.
    Corridor,
    Floor,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileAt {
    /// `hazardous`, `difficult`, `obstacle`, `wall`, `icy`.
    pub terrain: Option<Ground>,
    /// `["damage"]`, `["damage 3", "poison"]`.
    pub trap: Option<Vec<String>>,
    /// `open` or `closed`.
    pub door: Option<DoorState>,
    pub coins: Option<u8>,
    /// `true` for a goal treasure, its number, or a number with what it holds.
    pub treasure: Option<Tile>,
}

/// A treasure tile.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Tile {
    Goal(bool),
    Number(u8),
    Holds {
        number: u8,
        /// `item 11`, `item-design 107`, `gold 10`, `damage 3`, `poison`.
        holds: Vec<String>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum DoorState {
    Open,
    Closed,
}

impl Ground {
    pub fn terrain(self) -> Terrain {
        match self {
            Ground::Hazardous => Terrain::Hazardous,
            Ground::Difficult => Terrain::Difficult,
            Ground::Obstacle => Terrain::Obstacle,
            Ground::Wall => Terrain::Wall,
            Ground::Icy => Terrain::Icy,
            Ground::Door => Terrain::Door,
            Ground::Trap | Ground::Corridor | Ground::Floor => Terrain::Floor,
        }
    }
}

impl Thing {
    pub fn terrain(&self) -> Terrain {
        let on = match self {
            Thing::Hero(h) => h.on,
            Thing::Monster(m) => m.on,
            Thing::Summon(s) => s.on,
            Thing::Objective(_) => None,
            Thing::Tile(t) if t.door.is_some() => Some(Ground::Door),
            Thing::Tile(t) if t.trap.is_some() => return Terrain::Trap,
            Thing::Tile(t) => t.terrain,
        };
        on.map_or(Terrain::Floor, Ground::terrain)
    }
}
