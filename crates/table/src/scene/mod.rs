//! What a client shows: one description for all games.
//!
//! A game describes its world for a viewer as a [`Scene`]; the table adds the log and the open questions.
//! A client needs nothing else and knows no game: every visible card has its face in parts ([`faces`]), every number
//! under way its terms. The TypeScript types of the browser client are generated from these files. Cases look into a
//! scene by dotted path ([`Scene::look`]), never into the world.

pub mod faces;
mod kinds;
mod look;
mod preview;

pub use faces::{FaceNumber, Faces, Read};
pub use kinds::*;
pub use preview::{Happening, Odds, PassedOver, Preview, Reached, Tell};

use crate::{Outcome, Phrase, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// What an option is about, so that it can be clicked where it lies. All by their ids in the scene.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// A space of the board.
    Space(String),
    /// A figure.
    Figure(String),
    /// A type of monster.
    Group(String),
    /// A card.
    Card(String),
    /// A half of a card.
    Half(String, String),
    /// An item.
    Item(String),
    /// A die of the roll under way.
    Die(String),
    /// A deck.
    Deck(String),
    /// A track: an element, for instance.
    Track(String),
    /// A seat at the table.
    Seat(Seat),
}

impl Target {
    /// A space by its name.
    pub fn space(name: impl ToString) -> Target {
        Target::Space(name.to_string())
    }
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
    /// What is played: the name of the scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<Phrase>,
    /// The board.
    pub board: Board,
    /// The figures, also those in transit.
    pub figures: Vec<Figure>,
    /// The seats with their cards.
    pub seats: Vec<SeatScene>,
    /// The types of monsters in play, with their statistics and their card of this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Group>>")]
    pub groups: Vec<Group>,
    /// The order of turns in this round, with those that are still to come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Slot>>")]
    pub order: Vec<Slot>,
    /// Round, elements, darkness, morale.
    pub tracks: Vec<Track>,
    /// Decks and bags.
    pub decks: Vec<DeckScene>,
    /// What is in force, and whom it binds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<EffectScene>>")]
    pub effects: Vec<EffectScene>,
    /// What is to be reached, and how far it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<GoalScene>>")]
    pub goals: Vec<GoalScene>,
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

/// The board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Board {
    /// How its spaces lie.
    pub layout: Layout,
    /// The spaces that are revealed.
    pub spaces: Vec<Space>,
    /// What lies between two spaces.
    pub edges: Vec<Edge>,
    /// Tables, boulders and other things that lie over one or more spaces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Overlay>>")]
    pub overlays: Vec<Overlay>,
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
    /// What stands on it, where sentences name it by that: `3c`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<String>,
    /// The room it is part of; a door between two rooms is part of none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub room: Option<u16>,
    /// What its ground is, if it is not plain floor.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Terrain>>")]
    pub terrain: Vec<Terrain>,
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
    /// What it shows.
    pub kind: TokenKind,
    /// Its name for people, where the kind alone does not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<Phrase>,
    /// A letter or number that is printed on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<String>,
}

/// What lies between two spaces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Edge {
    /// The two spaces.
    pub between: (String, String),
    /// What it is.
    pub kind: EdgeKind,
}

/// Something that lies over one or more spaces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Overlay {
    /// What it makes of them.
    pub terrain: Terrain,
    /// What it looks like: `table`, `boulder`.
    pub look: String,
    /// Where it lies.
    pub spaces: Vec<String>,
}

/// A figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Figure {
    /// Its name in keys: `bandit-guard-1`.
    pub id: String,
    /// Its name for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<Phrase>,
    /// What it is.
    pub kind: FigureKind,
    /// What it looks like: its class or type, `bandit-guard`.
    pub look: String,
    /// How strong it is among its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rank: Option<Rank>,
    /// The type of monster it is one of, by its id in [`Scene::groups`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub group: Option<String>,
    /// The number on its standee.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<u8>,
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
    /// What protects it or goes with it: shield, retaliate.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Badge>>")]
    pub badges: Vec<Badge>,
    /// Whether it is its turn.
    #[serde(default, skip_serializing_if = "is_no")]
    #[ts(optional, as = "Option<bool>")]
    pub active: bool,
    /// What else is on its card or base.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, Value>>")]
    pub more: BTreeMap<String, Value>,
}

/// A number with a sign.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Badge {
    /// What it is, in the game's words: `shield`.
    pub kind: String,
    /// How much.
    pub value: i32,
}

/// A seat and what lies in front of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatScene {
    /// Its number.
    pub seat: u8,
    /// Its name in cases and answers.
    pub id: String,
    /// Its name for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<Phrase>,
    /// The figure it plays, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub figure: Option<String>,
    /// Its cards by zone.
    pub zones: Vec<Zone>,
    /// What else it has.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, Value>>")]
    pub more: BTreeMap<String, Value>,
}

/// Cards that lie together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Zone {
    /// Where they lie.
    pub kind: ZoneKind,
    /// How many there are.
    pub count: u32,
    /// Those that this viewer may see.
    pub cards: Vec<CardScene>,
}

/// A card that is seen. What is printed on it is its face, under the same name: see [`Faces`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CardScene {
    /// Its name in keys.
    pub id: String,
    /// How it lies, if that matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub state: Option<CardState>,
    /// How many of its use slots are used, and how many there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub used: Option<(u8, u8)>,
    /// Where its halves stand in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(String, HalfState)>>")]
    pub halves: Vec<(String, HalfState)>,
}

/// What is printed on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Face {
    /// What kind of card it is.
    pub kind: CardKind,
    /// Its name.
    pub name: Phrase,
    /// Whose card it is: the look of a class or type of monster.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub of: Option<String>,
    /// Its level: `1`, `X`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
    /// Its initiative.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub initiative: Option<u8>,
    /// Where an item is worn: `head`, `one-hand`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub slot: Option<String>,
    /// Its halves, the top one first; one, if it has no halves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<HalfFace>>")]
    pub halves: Vec<HalfFace>,
    /// What it says in whole sentences, generated from its effects.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Phrase>>")]
    pub text: Vec<Phrase>,
}

/// One half of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HalfFace {
    /// Its name in keys: `top`, `bottom`.
    pub id: String,
    /// What it does, one effect a line.
    pub lines: Vec<CardLine>,
    /// Whether the card is lost when it is used.
    #[serde(default, skip_serializing_if = "is_no")]
    #[ts(optional, as = "Option<bool>")]
    pub lost: bool,
    /// How long it stays in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stays: Option<Stays>,
    /// The experience it brings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub xp: Option<u8>,
    /// Its use slots, each with the experience it brings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub slots: Vec<u8>,
}

/// One effect of a card: *icon word number*, and what modifies it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CardLine {
    /// What it is, in the game's words: `attack`, `move`, `fire`. Nothing, if only the sentence can say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub verb: Option<String>,
    /// How much: `3`, `+1`, `X`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub value: Option<String>,
    /// What modifies it, smaller: range, target, conditions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<CardLine>>")]
    pub mods: Vec<CardLine>,
    /// The area as drawn hexes: column, row and what each is. Odd rows lie half a hex to the right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(i32, i32, AreaHex)>>")]
    pub area: Vec<(i32, i32, AreaHex)>,
    /// The same in words.
    pub say: Phrase,
}

/// A type of monster that is in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Group {
    /// Its name in keys: `bandit-guard`.
    pub id: String,
    /// Its name for people.
    pub name: Phrase,
    /// What it looks like.
    pub look: String,
    /// Its statistics at this level, a row for each rank in play.
    pub rows: Vec<StatRow>,
    /// Its ability card of this round, by the name of its face: `guard-deck/15 move +0, attack +0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// The initiative of this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub initiative: Option<u8>,
}

/// A row of a stat card, and the card of this round as it applies to it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StatRow {
    /// Whose row it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rank: Option<Rank>,
    /// Hit points, move, attack, range and what else is a number.
    pub values: Vec<Badge>,
    /// What is printed beside the numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<CardLine>>")]
    pub lines: Vec<CardLine>,
    /// What these monsters do this round, with their numbers in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<CardLine>>")]
    pub acts: Vec<CardLine>,
}

/// Somebody in the order of turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Slot {
    /// A figure or a type of monster, by its id.
    pub id: String,
    /// Its name for people.
    pub name: Phrase,
    /// What it looks like.
    pub look: String,
    /// On whose side it acts.
    pub side: FigureKind,
    /// Its initiative, if this viewer knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub initiative: Option<u8>,
    /// Whether its turn is over, under way or still to come.
    pub stand: SlotStand,
}

/// A number or state on a track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Track {
    /// Its name in paths: `round`, `queue`.
    pub id: String,
    /// What it shows.
    pub kind: TrackKind,
    /// Its name for people.
    pub name: Phrase,
    /// Where it stands.
    pub value: Value,
    /// Where it stands, in words, if it is no number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub say: Option<Phrase>,
    /// Where it ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub most: Option<i32>,
}

/// A deck or bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DeckScene {
    /// Its name in paths.
    pub id: String,
    /// What it holds.
    pub kind: DeckKind,
    /// Its name for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<Phrase>,
    /// The figure or type of monster that draws from it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub owner: Option<String>,
    /// How many cards are left.
    pub left: u32,
    /// The cards on top that this viewer has seen.
    pub top: Vec<String>,
    /// The discard pile.
    pub discard: Vec<String>,
    /// What is left in it, as far as this viewer knows: each kind of card with its number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(String, u32)>>")]
    pub known: Vec<(String, u32)>,
    /// Whether it will be shuffled at the end of the round.
    #[serde(default, skip_serializing_if = "is_no")]
    #[ts(optional, as = "Option<bool>")]
    pub shuffles: bool,
}

/// Something that is in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EffectScene {
    /// Its name: that of the card, item or rule.
    pub id: String,
    /// Where it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<Target>,
    /// The figure it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub owner: Option<String>,
    /// Whom it concerns.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub binds: Vec<String>,
    /// What it does.
    pub say: Vec<Phrase>,
    /// How long it stays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stays: Option<Stays>,
    /// How many of its use slots are used, and how many there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub used: Option<(u8, u8)>,
}

/// Something to be reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GoalScene {
    /// Whose it is, and what reaching it means.
    pub kind: GoalKind,
    /// What is to be done.
    pub say: Phrase,
    /// Whose own goal it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// How far it is, and how far it must come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub progress: Option<(i32, i32)>,
}

/// Something being resolved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct UnderWay {
    /// `attack`, `moving`, `damage`.
    pub id: String,
    /// Who does it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub who: Option<String>,
    /// To whom it happens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub whom: Vec<String>,
    /// Its number, in the order of the rule, each term with where it comes from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Term>>")]
    pub terms: Vec<Term>,
    /// Its numbers and names.
    pub values: BTreeMap<String, Value>,
    /// The dice of the roll under way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Die>>")]
    pub dice: Vec<Die>,
}

/// A die on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Die {
    /// Its name in keys.
    pub id: String,
    /// Its colour.
    pub colour: String,
    /// What it shows, once it is rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub face: Option<String>,
    /// Whether it may no longer change.
    #[serde(default, skip_serializing_if = "is_no")]
    #[ts(optional, as = "Option<bool>")]
    pub frozen: bool,
}

/// One term of a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Term {
    /// What it is.
    pub say: Phrase,
    /// What it adds.
    pub change: i32,
    /// The number so far.
    pub total: i32,
    /// The card, item or figure it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<Target>,
    /// The rules by which it counts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub rules: Vec<String>,
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

/// Where a turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SlotStand {
    /// It is over.
    Over,
    /// It is under way.
    Now,
    /// It is still to come.
    ToCome,
}

fn is_no(flag: &bool) -> bool {
    !flag
}

impl Zone {
    /// A zone whose cards this viewer sees.
    pub fn seen(kind: ZoneKind, cards: Vec<CardScene>) -> Zone {
        Zone { kind, count: cards.len() as u32, cards }
    }

    /// A zone of which this viewer knows only how many cards are in it.
    pub fn hidden(kind: ZoneKind, count: usize) -> Zone {
        Zone { kind, count: count as u32, cards: Vec::new() }
    }
}

impl CardScene {
    /// A card about which there is nothing to say but its face.
    pub fn plain(id: impl Into<String>) -> CardScene {
        CardScene { id: id.into(), ..CardScene::default() }
    }
}

impl Face {
    /// A card of this kind and name, with nothing on it yet.
    pub fn new(kind: CardKind, name: Phrase) -> Face {
        Face {
            kind,
            name,
            of: None,
            level: None,
            initiative: None,
            slot: None,
            halves: Vec::new(),
            text: Vec::new(),
        }
    }
}

impl CardLine {
    /// A line that only a sentence can express.
    pub fn sentence(say: Phrase) -> CardLine {
        CardLine { verb: None, value: None, mods: Vec::new(), area: Vec::new(), say }
    }
}

impl Token {
    /// A token with no name or label of its own.
    pub fn plain(id: impl Into<String>, kind: TokenKind) -> Token {
        Token { id: id.into(), kind, name: None, label: None }
    }
}

impl Track {
    /// A track whose value says it all.
    pub fn new(id: impl Into<String>, kind: TrackKind, name: Phrase, value: impl Into<Value>) -> Track {
        Track { id: id.into(), kind, name, value: value.into(), say: None, most: None }
    }
}

impl DeckScene {
    /// A deck with this many cards left, of which nothing is known.
    pub fn new(id: impl Into<String>, kind: DeckKind, left: usize) -> DeckScene {
        DeckScene {
            id: id.into(),
            kind,
            name: None,
            owner: None,
            left: left as u32,
            top: Vec::new(),
            discard: Vec::new(),
            known: Vec::new(),
            shuffles: false,
        }
    }
}

impl Figure {
    /// A figure of which nothing is known but what and where it is.
    pub fn new(id: impl Into<String>, kind: FigureKind, look: impl Into<String>, at: Vec<String>) -> Figure {
        Figure {
            id: id.into(),
            name: None,
            kind,
            look: look.into(),
            rank: None,
            group: None,
            number: None,
            seat: None,
            at,
            hp: None,
            conditions: Vec::new(),
            badges: Vec::new(),
            active: false,
            more: BTreeMap::new(),
        }
    }
}

impl Term {
    /// The terms of a sum in the order of the rule, each with the number so far.
    ///
    /// ```
    /// use table::{phrase, scene::Term};
    /// let terms = Term::sum([(phrase!("printed"), 3), (phrase!("shield"), -1)]);
    /// assert_eq!(terms.iter().map(|t| t.total).collect::<Vec<_>>(), [3, 2]);
    /// ```
    pub fn sum(parts: impl IntoIterator<Item = (Phrase, i32)>) -> Vec<Term> {
        let mut total = 0;
        let term = |(say, change): (Phrase, i32)| {
            total += change;
            Term { say, change, total, source: None, rules: Vec::new() }
        };
        parts.into_iter().map(term).collect()
    }
}
