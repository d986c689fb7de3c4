//! SEC, TNT, REL: secret rooms, tainted cards and relics.

use super::ability::Attribute;
use super::always::Always;
use super::cards::Item;
use super::dice::Colour;
use super::monsters::Trait;
use super::{ItemId, MonsterTypeId};
use board::square::{Map, Spot, Terrain};
use serde::{Deserialize, Serialize};

/// DE-SEC-05: a secret room card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomCard {
    /// Its name.
    pub name: String,
    /// The tile, drawn; `E` is the entrance space.
    pub tile: String,
    /// What happens when it has been laid out.
    #[serde(default)]
    pub begins: Begins,
    /// What there is to gain.
    pub reward: Reward,
}

/// What a secret room card says for whoever explores it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Begins {
    /// Nothing.
    #[default]
    Quiet,
    /// DE-SEC-13: one challenge token is revealed, wherever it lies.
    RevealOne,
}

/// DE-SEC-15: what a cleared room gives to one hero in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Reward {
    /// Search cards.
    SearchCards(u8),
    /// A shop card of the act.
    ShopCard,
    /// All damage and fatigue are recovered.
    Refreshment,
}

/// DE-SEC-10: the front of a challenge token.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Front {
    /// A monster of this type.
    Monster(String),
    /// A test of this attribute.
    Test(Attribute),
}

/// The same, with the monster by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Challenge {
    /// DE-SEC-11: a minion.
    Monster(MonsterTypeId),
    /// DE-SEC-12: a test.
    Test(Attribute),
}

/// A challenge token as files write it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChallengeAt {
    /// Its front.
    pub challenge: Front,
    /// How many there are.
    #[serde(default = "one")]
    pub copies: u8,
}

/// Secret rooms as files write them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecretFile {
    /// The room cards.
    pub rooms: Vec<RoomCard>,
    /// The challenge tokens.
    pub challenges: Vec<ChallengeAt>,
}

fn one() -> u8 {
    1
}

impl RoomCard {
    /// The squares of the tile, and its entrance.
    pub fn squares(&self) -> Result<(Vec<(Spot, Terrain)>, Spot), String> {
        let mut entrance = None;
        let mut squares = Vec::new();
        for (y, row) in self.tile.lines().filter(|row| !row.trim().is_empty()).enumerate() {
            for (x, sign) in row.trim().chars().enumerate().filter(|(_, sign)| !"#_".contains(*sign)) {
                let spot = Spot::new(x as i16, y as i16);
                let terrain = if sign == 'E' { Some(Terrain::Floor) } else { Terrain::drawn(sign) };
                let Some(terrain) = terrain else { return Err(format!("{}: what is {sign:?}?", self.name)) };
                entrance = entrance.or((sign == 'E').then_some(spot));
                squares.push((spot, terrain));
            }
        }
        Map::new(squares.iter().copied()).map_err(|e| format!("{}: {e}", self.name))?;
        entrance.map(|at| (squares, at)).ok_or_else(|| format!("{} has no entrance", self.name))
    }
}

/// DE-TNT-03: a tainted card: what it does beside what all of them do.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaintedCard {
    /// Its name.
    pub name: String,
    /// What counts for its hero.
    pub counts: Vec<Always>,
}

/// DE-REL-02: a relic as files write it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RelicFile {
    /// The side of the heroes.
    pub hero: Item,
    /// The side of the overlord.
    pub overlord: DarkSide,
}

/// DE-REL-03: what a relic gives to the lieutenant that carries it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DarkSide {
    /// More Health.
    pub health: u8,
    /// Attack dice.
    pub dice: Vec<Colour>,
    /// What is always true.
    pub traits: Vec<Trait>,
}

/// DE-REL-02: a relic, with the item that it is for heroes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relic {
    /// The item.
    pub item: ItemId,
    /// The side of the overlord.
    pub overlord: DarkSide,
}
