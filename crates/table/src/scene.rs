//! What a client shows: one description for all games.
//!
//! A game describes its world for a viewer as a [`Scene`]; the table adds the log and the open questions.
//! The TypeScript types of the browser client are generated from this file. Cases look into a scene by
//! dotted path ([`Scene::look`]), never into the world.

use crate::{Outcome, Phrase, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// What an option points at, so that it can be clicked where it lies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// At nothing: a button.
    #[default]
    Nothing,
    /// At a space of the board, by its id.
    Space(String),
    /// At a figure, by its id.
    Figure(String),
    /// At a card, by its id.
    Card(String),
    /// At a die of the roll under way, by its id.
    Die(String),
}

/// A value in a scene.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Value {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(#[ts(type = "number")] i64),
    /// A name.
    Text(String),
    /// Several.
    List(Vec<Value>),
}

macro_rules! values {
    ($($t:ty => $v:ident),*) => { $(impl From<$t> for Value { fn from(v: $t) -> Value { Value::$v(v.into()) } })* };
}
values!(bool => Flag, u8 => Number, u16 => Number, u32 => Number, i8 => Number, i16 => Number, i32 => Number,
    i64 => Number, &str => Text, String => Text);

impl<V: Into<Value>> From<Vec<V>> for Value {
    fn from(list: Vec<V>) -> Value {
        Value::List(list.into_iter().map(Into::into).collect())
    }
}

/// Everything a viewer sees.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Scene {
    /// The game's name.
    pub game: String,
    /// The board.
    pub board: Board,
    /// The figures, also those in transit.
    pub figures: Vec<Figure>,
    /// The seats with their cards.
    pub seats: Vec<SeatScene>,
    /// Round, elements, darkness, morale.
    pub tracks: Vec<Track>,
    /// Decks and bags.
    pub decks: Vec<DeckScene>,
    /// The attack, move or test being resolved, the innermost last.
    pub under_way: Vec<UnderWay>,
    /// What only this game has.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, Value>>")]
    pub more: BTreeMap<String, Value>,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<Outcome>,
}

/// How the spaces of a board are laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// No board at all.
    #[default]
    None,
    /// Hexes in rows, odd rows half a hex to the right; `x` is the column, `y` the row.
    Hexes,
    /// Squares.
    Squares,
    /// Areas of any shape, with an outline.
    Areas,
}

/// The board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Board {
    /// How its spaces lie.
    pub layout: Layout,
    /// The spaces that are revealed.
    pub spaces: Vec<Space>,
    /// What lies between two spaces.
    pub edges: Vec<Edge>,
}

/// A space of the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Space {
    /// Its name in keys: `3,1`.
    pub id: String,
    /// Column, or the centre in hundredths of a square.
    pub x: i32,
    /// Row, or the centre in hundredths of a square.
    pub y: i32,
    /// The corners of an area, in hundredths of a square; empty where the layout tells.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(i32, i32)>>")]
    pub outline: Vec<(i32, i32)>,
    /// `wall`, `obstacle`, `difficult`, `water`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub terrain: Vec<String>,
    /// What lies on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Token>>")]
    pub tokens: Vec<Token>,
}

/// A token on a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Token {
    /// Its name in keys.
    pub id: String,
    /// What it shows: `chest`, `coin`, `trap`.
    pub kind: String,
}

/// What lies between two spaces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Edge {
    /// The two spaces.
    pub between: (String, String),
    /// `wall`, `door-open`, `door-closed`, `elevation`.
    pub kind: String,
}

/// A figure.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Figure {
    /// Its name in keys: `bandit-guard-1`.
    pub id: String,
    /// Its name for people.
    pub name: Option<Phrase>,
    /// `hero`, `monster`, `summon`, `ally`.
    pub kind: String,
    /// The seat that plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// The spaces it stands on; none while it is off the board.
    pub at: Vec<String>,
    /// Hit points and their maximum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hp: Option<(i32, i32)>,
    /// The conditions it has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub conditions: Vec<String>,
    /// What else is on its card or base.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, Value>>")]
    pub more: BTreeMap<String, Value>,
}

/// A seat and what lies in front of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatScene {
    /// Its number.
    pub seat: u8,
    /// Its name in cases and answers.
    pub id: String,
    /// Its name for people.
    pub name: Option<Phrase>,
    /// Its cards by zone.
    pub zones: Vec<Zone>,
    /// What else it has.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, Value>>")]
    pub more: BTreeMap<String, Value>,
}

/// Cards that lie together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Zone {
    /// `hand`, `discard`, `lost`, `active`.
    pub id: String,
    /// How many there are.
    pub count: u32,
    /// Those that this viewer may see.
    pub cards: Vec<CardScene>,
}

/// A card that is seen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CardScene {
    /// Its name in keys.
    pub id: String,
    /// Its name for people.
    pub name: Option<Phrase>,
    /// What it does, generated from its effects.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Phrase>>")]
    pub text: Vec<Phrase>,
}

/// A number or state on a track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Track {
    /// Its name in paths: `round`, `queue`.
    pub id: String,
    /// Its name for people.
    pub name: Phrase,
    /// Where it stands.
    pub value: Value,
    /// Where it ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub most: Option<i32>,
}

/// A deck or bag.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DeckScene {
    /// Its name in paths.
    pub id: String,
    /// How many cards are left.
    pub left: u32,
    /// The cards on top that this viewer has seen.
    pub top: Vec<String>,
    /// The discard pile.
    pub discard: Vec<String>,
}

/// Something being resolved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct UnderWay {
    /// `attack`, `moving`, `damage`.
    pub id: String,
    /// Its numbers and names.
    pub values: BTreeMap<String, Value>,
}

impl Zone {
    /// A zone whose cards this viewer sees.
    pub fn seen(id: &str, cards: Vec<CardScene>) -> Zone {
        Zone { id: id.to_owned(), count: cards.len() as u32, cards }
    }

    /// A zone of which this viewer knows the number alone.
    pub fn hidden(id: &str, count: usize) -> Zone {
        Zone { id: id.to_owned(), count: count as u32, cards: Vec::new() }
    }

    fn value(&self) -> Value {
        match self.cards.len() as u32 == self.count {
            true => Value::List(self.cards.iter().map(|c| Value::Text(c.id.clone())).collect()),
            false => Value::from(self.count),
        }
    }
}

impl Scene {
    /// The value at a dotted path, as cases write it.
    ///
    /// The first part is looked for among the figures (`brute.hp`, `brute.at`, `brute.conditions`), then
    /// the seats (`brute.discard`, also `seats.brute.discard`), the tracks (`round`), the decks
    /// (`imp-deck.left`), what is under way (`attack.bonus`, the innermost first), the tokens (`s1`, their
    /// kind), and what only the game has. A zone whose cards the viewer does not see gives its count.
    pub fn look(&self, path: &str) -> Option<Value> {
        let (first, rest) = path.split_once('.').unwrap_or((path, ""));
        if first == "seats" {
            let (id, field) = rest.split_once('.')?;
            return self.seats.iter().find(|s| s.id == id)?.look(field);
        }
        let figure = self.figures.iter().find(|f| f.id == first).and_then(|f| f.look(rest));
        let seat = || self.seats.iter().find(|s| s.id == first).and_then(|s| s.look(rest));
        let track = || self.tracks.iter().find(|t| t.id == path).map(|t| t.value.clone());
        let deck = || self.decks.iter().find(|d| d.id == first).and_then(|d| d.look(rest));
        let under_way = || {
            let found = self.under_way.iter().rev().find(|u| u.id == first);
            found.and_then(|u| u.values.get(rest).cloned())
        };
        let token = || {
            let mut tokens = self.board.spaces.iter().flat_map(|s| &s.tokens);
            tokens.find(|t| t.id == path).map(|t| Value::Text(t.kind.clone()))
        };
        figure
            .or_else(seat)
            .or_else(track)
            .or_else(deck)
            .or_else(under_way)
            .or_else(token)
            .or_else(|| self.more.get(path).cloned())
    }

    /// Every path that [`Scene::look`] knows: for messages that name what would have been right.
    pub fn paths(&self) -> Vec<String> {
        let mut paths = Vec::new();
        for figure in &self.figures {
            paths.extend(["at", "conditions", "kind"].map(|f| format!("{}.{f}", figure.id)));
            if figure.hp.is_some() {
                paths.extend(["hp", "max"].map(|f| format!("{}.{f}", figure.id)));
            }
            paths.extend(figure.more.keys().map(|k| format!("{}.{k}", figure.id)));
        }
        for seat in &self.seats {
            let zones = seat.zones.iter().map(|z| &z.id);
            paths.extend(zones.chain(seat.more.keys()).map(|z| format!("{}.{z}", seat.id)));
        }
        paths.extend(self.tracks.iter().map(|t| t.id.clone()));
        for deck in &self.decks {
            paths.extend(["left", "top", "discard"].map(|f| format!("{}.{f}", deck.id)));
        }
        for under in &self.under_way {
            paths.extend(under.values.keys().map(|k| format!("{}.{k}", under.id)));
        }
        paths.extend(self.board.spaces.iter().flat_map(|s| &s.tokens).map(|t| t.id.clone()));
        paths.extend(self.more.keys().cloned());
        paths
    }
}

impl Figure {
    fn look(&self, field: &str) -> Option<Value> {
        match field {
            "hp" => self.hp.map(|(hp, _)| hp.into()),
            "max" => self.hp.map(|(_, max)| max.into()),
            "at" if self.at.len() == 1 => Some(self.at[0].clone().into()),
            "at" => Some(self.at.clone().into()),
            "conditions" => Some(self.conditions.clone().into()),
            "kind" => Some(self.kind.clone().into()),
            _ => self.more.get(field).cloned(),
        }
    }
}

impl SeatScene {
    fn look(&self, field: &str) -> Option<Value> {
        let zone = self.zones.iter().find(|z| z.id == field).map(Zone::value);
        zone.or_else(|| self.more.get(field).cloned())
    }
}

impl DeckScene {
    fn look(&self, field: &str) -> Option<Value> {
        match field {
            "left" => Some(self.left.into()),
            "top" => Some(self.top.clone().into()),
            "discard" => Some(self.discard.clone().into()),
            _ => None,
        }
    }
}
