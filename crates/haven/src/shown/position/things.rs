//! What is on the hexes of a position, as it is written. What has its usual value is left out.

use crate::content::{Conditions, Form, Half, Pace, Rank};
use crate::world::{Further, Marks, Pursuit, Service};
use board::hex::Terrain;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::SetupError;

/// A hex: what it is made of, what lies on it, and who stands there.
#[derive(Clone, Debug, Default)]
pub(super) struct Thing {
    pub hex: HexAt,
    pub who: Option<Who>,
}

impl Thing {
    /// The conditions of whoever stands there.
    pub fn conditions(&self) -> Conditions {
        match &self.who {
            None => Conditions::NONE,
            Some(Who::Hero(is)) => is.conditions,
            Some(Who::Monster(is)) => is.conditions,
            Some(Who::Summon(is)) => is.conditions,
            Some(Who::Objective(is)) => is.conditions,
        }
    }
}

/// Who stands on a hex.
#[derive(Clone, Debug)]
pub(super) enum Who {
    Hero(Box<HeroAt>),
    Monster(Box<MonsterAt>),
    Summon(Box<SummonAt>),
    Objective(Box<ObjectiveAt>),
}

/// What a hex is made of and what lies on it, even under a figure. What is said here replaces what the page of the
/// scenario puts there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct HexAt {
    /// `hazardous`, `difficult`, `obstacle`, `wall`, `icy`; `on` is the same.
    #[serde(alias = "on", skip_serializing_if = "Option::is_none")]
    pub terrain: Option<Ground>,
    /// `["damage"]`, `["damage 3", "poison"]`, `["damage 2", "xp 1 for tinkerer"]`; `[]` where one was sprung.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trap: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub door: Option<DoorState>,
    /// Money tokens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coins: Option<u8>,
    /// `true` for a goal treasure, its number, `{ number = 101, holds = ["gold 10"] }`, `"of-bones"` for the treasure
    /// of a monster card; `false` where none is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub treasure: Option<Value>,
}

/// The keys of [`HexAt`].
const OF_A_HEX: [&str; 6] = ["terrain", "on", "trap", "door", "coins", "treasure"];

/// A character.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeroAt {
    pub hero: String,
    /// Its level; 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// Its hit points; as many as it can have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hp: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub selected: Vec<String>,
    /// The card that leads; its initiative counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<String>,
    /// Cards in the active area: `frost-armor`, or `frost-armor 1` if one of its slots is used; the half is the one
    /// that stays in play, or `frost-armor/bottom`. Or a table; see [`ActiveAt`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub active: Vec<Value>,
    /// What it has equipped: `boots-of-striding`, or `hide-armor 1`, `heater-shield spent`, `cloak-of-invisibility
    /// consumed`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<String>,
    /// What it owns besides what it has equipped.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub owns: Vec<String>,
    /// Experience in this scenario; 0.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub xp: u8,
    /// Money tokens it has looted; 0.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub looted: u8,
    /// FH-LOO-04: the loot cards it has drawn: `money 2`, `hide 2/1/1`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub loot: Vec<String>,
    /// Gold it has found in treasures; 0.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub gold: u8,
    /// Its battle goal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<String>,
    /// The battle goals it was dealt, before one is kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<String>,
    /// What is counted for battle goals: `{ kills = 2, traps = 1 }`.
    #[serde(default, skip_serializing_if = "TallyAt::is_empty")]
    pub tally: TallyAt,
    /// That of the lead card, or 50.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiative: Option<u8>,
    /// The initiative of its other card, or 99.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<u8>,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub resting: bool,
    /// What it can do in its turn, instead of playing cards: `attack 3`, or `{ does = "attack 3", xp = 1 }`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<Value>,
    /// Those of them that it has not taken; all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub conditions: Conditions,
    /// Those of them that it got in its own turn, which is under way.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub fresh: Conditions,
    /// A standard deck; the cards that are left in it, or a table: see [`ModifiersAt`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub modifiers: Option<Value>,
    /// Bonuses: `shield 1`, `retaliate 2 range 3`; `double` doubles its next attack. `shield 1 from
    /// cragheart/rocky-end xp 1`, if an active card gives it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonuses: Vec<String>,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub flying: bool,
    /// Whether it is `fast` or `slow` in this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// Its time tokens; as many as it begins with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u8>,
    /// Its form: `melee` or `ranged`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<Form>,
    /// Whether it changes its form at the end of its turn.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub switches: bool,
    /// Its shadows on the map, by their hexes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shadows: Vec<String>,
    /// FH-BGL-03: the kinds of monsters that it has killed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slain: Vec<String>,
    /// FH-BGL-03: the hexes where monsters have left tokens that it has killed in this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub felled: Vec<String>,
    /// FH-BGL-03: the hex where its turn under way has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began_at: Option<String>,
    /// The enemy that it has marked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marked: Option<String>,
    /// What is counted for its masteries: `{ most_removed = 7 }`.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub pursuit: Pursuit,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub acted: bool,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub exhausted: bool,
    /// FH-SPR-05: whether it has escaped; then it takes no part, as if it were exhausted.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub escaped: bool,
    /// Whether its figure has left the board; true if it is exhausted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gone: Option<bool>,
}

/// A card in the active area, with everything that there is to say about it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ActiveAt {
    /// `frost-armor`, `frost-armor/bottom`.
    pub card: String,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub used: u8,
    /// Who has its bonuses besides its owner.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub binds: Vec<String>,
    /// What it has summoned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summon: Option<String>,
}

/// A modifier deck.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ModifiersAt {
    /// The cards that are left to draw; a standard deck with what was added, BLESS and CURSE, without those drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Vec<String>>,
    /// The cards on the discard pile, the oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<String>,
    /// The cards that items and the scenario have added; those of the items.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub added: Option<Vec<String>>,
    #[serde(skip_serializing_if = "is_usual")]
    pub bless: u8,
    #[serde(skip_serializing_if = "is_usual")]
    pub curse: u8,
    /// Whether it is shuffled at the end of the round.
    #[serde(skip_serializing_if = "is_usual")]
    pub shuffle: bool,
}

/// What is counted for a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct TallyAt {
    #[serde(skip_serializing_if = "is_usual")]
    pub kills: u8,
    #[serde(skip_serializing_if = "is_usual")]
    pub elite_kills: u8,
    #[serde(skip_serializing_if = "is_usual")]
    pub first_kills: u8,
    #[serde(skip_serializing_if = "is_usual")]
    pub clean_kills: u8,
    #[serde(skip_serializing_if = "is_usual")]
    pub overkill: u8,
    #[serde(skip_serializing_if = "is_usual")]
    pub traps: u8,
    #[serde(skip_serializing_if = "is_usual")]
    pub treasures: u8,
    #[serde(skip_serializing_if = "is_usual")]
    pub rooms: u8,
    #[serde(skip_serializing_if = "is_usual")]
    pub items: u8,
    #[serde(skip_serializing_if = "is_usual")]
    pub long_rests: u8,
    #[serde(skip_serializing_if = "is_usual")]
    pub short_rests: u8,
    #[serde(skip_serializing_if = "is_usual")]
    pub deepest: u8,
    #[serde(skip_serializing_if = "is_usual")]
    pub further: Further,
}

impl TallyAt {
    fn is_empty(&self) -> bool {
        *self == TallyAt::default()
    }
}

/// A monster.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MonsterAt {
    pub monster: String,
    /// The number on its standee; 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// Its rank; normal, or boss.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<Rank>,
    /// Its level; the scenario level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hp: Option<u8>,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub conditions: Conditions,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub fresh: Conditions,
    /// The card by which its deck acts this round: the name of one of its cards, or abilities.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The initiative of such a card; 50.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiative: Option<u8>,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub summoned: bool,
    /// Whether it has had its turn; true unless its turn is still to come or the first round has not begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acted: Option<bool>,
    /// FH-BGL-03: what goals remember of it.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub marks: Marks,
    /// Bonuses until the end of the round; `on-death`: it does what its card says when it dies.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonuses: Vec<String>,
}

/// A character's summon.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SummonAt {
    pub summon: String,
    /// Who summoned it.
    pub of: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hp: Option<u8>,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub conditions: Conditions,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub fresh: Conditions,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonuses: Vec<String>,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub acted: bool,
    /// FH-END-12: what a mastery asks of a summon of its summoner's first turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub service: Option<Service>,
}

/// An objective of the scenario: one of those in the revealed rooms, put elsewhere or with fewer hit points; with
/// none it is gone.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectiveAt {
    pub objective: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hp: Option<u8>,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub conditions: Conditions,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub fresh: Conditions,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonuses: Vec<String>,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub acted: bool,
}

/// What a hex is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Ground {
    Hazardous,
    Difficult,
    Obstacle,
    Wall,
    Icy,
    Door,
    /// Floor, and a trap on it.
    Trap,
    /// GH-MAP-09: as good as floor.
    Corridor,
    Floor,
}

/// How a door stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum DoorState {
    Open,
    Closed,
    /// GH-SPC-05, GH-VAR-20: closed, and characters cannot open it.
    Locked,
}

/// Whether a value can be left out.
pub(super) fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The half of a card by its word.
pub(super) fn half_named(word: &str) -> Option<Half> {
    Half::BOTH.into_iter().find(|half| half.as_str() == word)
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

    /// The word for a terrain; traps and doors are said in their own words.
    pub fn of(terrain: Terrain) -> Option<Ground> {
        match terrain {
            Terrain::Hazardous => Some(Ground::Hazardous),
            Terrain::Difficult => Some(Ground::Difficult),
            Terrain::Obstacle => Some(Ground::Obstacle),
            Terrain::Wall => Some(Ground::Wall),
            Terrain::Icy => Some(Ground::Icy),
            Terrain::Floor => Some(Ground::Floor),
            Terrain::Door | Terrain::Trap => None,
        }
    }
}

impl HexAt {
    /// What a hex of a drawing is made of.
    pub fn terrain(&self) -> Terrain {
        match (self.terrain, self.door, &self.trap) {
            (Some(ground), ..) => ground.terrain(),
            (None, Some(_), _) => Terrain::Door,
            (None, None, Some(_)) => Terrain::Trap,
            (None, None, None) => Terrain::Floor,
        }
    }

    /// The words of its trap, if it says whether there is one.
    pub fn trap(&self) -> Option<Vec<String>> {
        let by_level = (self.terrain == Some(Ground::Trap)).then(|| vec!["damage".to_owned()]);
        self.trap.clone().or(by_level)
    }
}

impl Thing {
    /// Reads what is said of a hex: the keys of the hex itself, and those of the figure on it.
    pub fn read(value: Value) -> Result<Thing, SetupError> {
        let Value::Object(mut fields) = value else {
            let hero = r#"a table such as { hero = "brute" } or { coins = 2 }"#;
            return Err(SetupError::new("this says nothing of a hex").expected(hero));
        };
        let mut named = FIGURES.into_iter().filter(|key| fields.contains_key(*key));
        let (who, other) = (named.next(), named.next());
        if let Some(other) = other {
            return Err(SetupError::new("two figures on one hex").at(other).expected("one figure"));
        }
        let Some(who) = who else {
            return Ok(Thing { hex: empty_hex(fields)?, who: None });
        };
        let mut hex = serde_json::Map::new();
        for key in OF_A_HEX {
            hex.extend(fields.remove(key).map(|value| (key.to_owned(), value)));
        }
        let (hex, fields) = (table::read(Value::Object(hex))?, Value::Object(fields));
        let who = match who {
            "hero" => table::read(fields).map(|is| Who::Hero(Box::new(is))),
            "monster" => table::read(fields).map(|is| Who::Monster(Box::new(is))),
            "summon" => table::read(fields).map(|is| Who::Summon(Box::new(is))),
            _ => table::read(fields).map(|is| Who::Objective(Box::new(is))),
        };
        Ok(Thing { hex, who: Some(who.map_err(perhaps_of_the_hex)?) })
    }

    /// Writes it as it is read.
    pub fn write(&self) -> Value {
        let value = |written: Result<Value, serde_json::Error>| match written {
            Ok(Value::Object(fields)) => fields,
            _ => serde_json::Map::new(),
        };
        let mut fields = match &self.who {
            None => serde_json::Map::new(),
            Some(Who::Hero(is)) => value(serde_json::to_value(is)),
            Some(Who::Monster(is)) => value(serde_json::to_value(is)),
            Some(Who::Summon(is)) => value(serde_json::to_value(is)),
            Some(Who::Objective(is)) => value(serde_json::to_value(is)),
        };
        fields.extend(value(serde_json::to_value(&self.hex)));
        Value::Object(fields)
    }

    pub fn hero(&self) -> Option<&HeroAt> {
        if let Some(Who::Hero(is)) = &self.who { Some(is) } else { None }
    }

    pub fn monster(&self) -> Option<&MonsterAt> {
        if let Some(Who::Monster(is)) = &self.who { Some(is) } else { None }
    }

    pub fn summon(&self) -> Option<&SummonAt> {
        if let Some(Who::Summon(is)) = &self.who { Some(is) } else { None }
    }

    pub fn objective(&self) -> Option<&ObjectiveAt> {
        if let Some(Who::Objective(is)) = &self.who { Some(is) } else { None }
    }
}

/// The keys that say who stands on a hex.
const FIGURES: [&str; 4] = ["hero", "monster", "summon", "objective"];

/// A hex with nobody on it: whatever is said of it is said of the hex.
fn empty_hex(fields: serde_json::Map<String, Value>) -> Result<HexAt, SetupError> {
    match fields.keys().find(|key| !OF_A_HEX.contains(&key.as_str())) {
        None => table::read(Value::Object(fields)),
        Some(key) => {
            let all: Vec<String> = FIGURES.iter().chain(&OF_A_HEX).map(|key| format!("`{key}`")).collect();
            let error = SetupError::new(format!("unknown field `{key}`")).at(key);
            Err(error.expected(format!("one of {}", all.join(", "))))
        }
    }
}

/// A key that no figure has may be a misspelt key of its hex.
fn perhaps_of_the_hex(error: SetupError) -> SetupError {
    let near = |key: &&&str| error.at.len() > 3 && table::distance(&error.at, key) <= 2;
    match OF_A_HEX.iter().find(near) {
        Some(right) => error.expected(format!("`{right}`")),
        None => error,
    }
}
