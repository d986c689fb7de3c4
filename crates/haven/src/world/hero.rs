//! Characters and their summons: cards, items, and what is counted for them.

use crate::content::{CardId, Form, GoalId, Half, ItemId, KindId, LootCard, Pace};
use crate::world::{Body, ModifierDeck, Pursuit, Service, Tally};
use crate::{FigureId, HeroId, SummonId};
use board::SpaceId;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The characters, their summons, and what they have found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Party {
    /// The characters, by place in the party.
    pub heroes: Vec<Hero>,
    /// The summons, in the order in which they came.
    pub summons: Vec<Summon>,
    /// GH-MAP-27: numbered treasures that were looted, and by whom.
    pub found: SmallVec<[(HeroId, u8); 2]>,
    /// GH-MAP-28: items found in them, by their numbers.
    pub found_items: SmallVec<[(HeroId, u8); 2]>,
}
/// GH-BON-01: a card in the active area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActiveCard {
    /// The card.
    pub card: CardId,
    /// The half that was performed.
    pub half: Half,
    /// GH-BON-03: how many of its use slots are used.
    pub used: u8,
    /// Who has its bonuses besides its owner: those whom it concerned when it was played.
    pub shared: SmallVec<[FigureId; 4]>,
    /// GH-SUM-04: what it summoned.
    pub summon: Option<SummonId>,
}

/// GH-ITM-06: an item that a character has equipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gear {
    /// Which.
    pub item: ItemId,
    /// Whether it can be used.
    pub state: GearState,
    /// GH-ITM-09: how many of its use slots are used.
    pub used: u8,
}

/// GH-ITM-07, GH-ITM-08: how an item lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum GearState {
    Ready,
    Spent,
    Consumed,
    /// FH-ITM-10: its other side lies up, and can be used.
    Flipped,
}

/// A character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hero {
    /// Who it is.
    pub id: HeroId,
    /// Its level.
    pub level: u8,
    /// Its body; counts only while it is on the board.
    pub body: Body,
    /// GH-EXH-01, GH-EXH-02: whether it no longer takes part.
    pub exhausted: bool,
    /// GH-EXH-04: whether its figure has left the board, which it does not always (GH-VAR-07).
    pub gone: bool,
    /// Cards in hand.
    pub hand: Vec<CardId>,
    /// GH-SEL-02, GH-SEL-10: cards chosen for the round, in no pile; the lead card first.
    pub selected: SmallVec<[CardId; 2]>,
    /// Cards discarded.
    pub discard: Vec<CardId>,
    /// Cards lost.
    pub lost: Vec<CardId>,
    /// Cards in the active area.
    pub active: Vec<ActiveCard>,
    /// What it has equipped.
    pub items: Vec<Gear>,
    /// GH-ITM-05: what it owns and has not equipped.
    pub left_at_home: SmallVec<[ItemId; 4]>,
    /// GH-EXP-07: experience gained in this scenario.
    pub xp: u8,
    /// Gold found in treasures.
    pub gold: u8,
    /// GH-BGL-01: the battle goals it was dealt, or the one it has kept.
    pub goals: SmallVec<[GoalId; 2]>,
    /// What is counted for battle goals.
    pub tally: Tally,
    /// Its initiative of this round, and that of its other card.
    pub initiative: (u8, u8),
    /// GH-FOC-15: whether it takes a long rest.
    pub resting: bool,
    /// Whether it has had its turn this round.
    pub acted: bool,
    /// The actions that a position lets it take in each round instead of cards, as numbers in
    /// [`Extra::actions`](crate::world::Extra::actions).
    pub actions: SmallVec<[u8; 4]>,
    /// Those that it has not taken yet.
    pub left: SmallVec<[u8; 4]>,
    /// Whether a position doubles its next attack.
    pub doubled: bool,
    /// Whether it flies.
    pub flying: bool,
    /// Its modifier deck.
    pub modifiers: ModifierDeck,
    /// Money or loot tokens looted.
    pub coins: u8,
    /// FH-LOO-04: the loot cards it has drawn.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub loot: SmallVec<[LootCard; 4]>,
    /// FH-SPR-05: whether it has escaped; then it takes no part any more, but is not exhausted.
    #[serde(default, skip_serializing_if = "is_false")]
    pub escaped: bool,
    /// What only some classes have.
    #[serde(default, skip_serializing_if = "Own::is_usual")]
    pub own: Own,
}

fn is_false(is: &bool) -> bool {
    !*is
}

/// What only some classes have: pace and time, forms, shadows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// Whether it is fast or slow in this round.
    pub pace: Option<Pace>,
    /// Its time tokens.
    pub time: u8,
    /// In which form it is.
    pub form: Option<Form>,
    /// Whether it changes its form at the end of its turn.
    pub switches: bool,
    /// Its shadows on the map.
    #[serde(default)]
    pub shadows: SmallVec<[SpaceId; 5]>,
    /// The enemy that it has marked.
    #[serde(default)]
    pub marked: Option<FigureId>,
    /// FH-BGL-03: the kinds of monsters that it has killed.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub slain: SmallVec<[KindId; 4]>,
    /// FH-BGL-03: where monsters have left tokens that it has killed in this round.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub felled: SmallVec<[SpaceId; 2]>,
    /// FH-BGL-03: where its turn under way has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<SpaceId>,
    /// What is counted for its masteries.
    #[serde(default, skip_serializing_if = "Pursuit::is_empty")]
    pub pursuit: Pursuit,
}

impl Own {
    /// As most classes have it: nothing.
    pub fn is_usual(&self) -> bool {
        *self == Own::default()
    }
}

/// A character's summon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summon {
    /// Which one.
    pub id: SummonId,
    /// Its body.
    pub body: Body,
    /// GH-SUM-09: whether it has had its turn this round, or came in it.
    pub acted: bool,
    /// FH-END-12: what a mastery asks of it, if it came in its summoner's first turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub service: Option<Service>,
}

impl Hero {
    /// FH-SPR-05, GH-EXH-01: whether it no longer takes part, and has not got away.
    pub fn is_lost(&self) -> bool {
        self.exhausted && !self.escaped
    }

    /// GH-INI-09: the numbers of its cards by which it acts this round; 99, if it rests.
    pub fn initiatives(&self) -> (u8, u8) {
        if self.resting { (99, 99) } else { self.initiative }
    }
}
