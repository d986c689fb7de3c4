//! Decks of cards that change in a scenario.

use super::Extra;
use crate::content::{Content, GoalId, LootKind, LootList, MadeUp, ModifierId, MonsterCardId, RoomCardId};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Deck, WhenEmpty};

/// The decks that belong to no character and to no kind of monster.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decks {
    /// GH-AMD-02: the one deck of all monsters.
    pub monster_modifiers: ModifierDeck,
    /// The battle goals that are left.
    pub goal_deck: Deck<GoalId>,
    /// GH-VAR-14: the room cards below the top one; its discards are those that did not fit.
    pub room_cards: Deck<RoomCardId>,
    /// GH-VAR-14: the monster cards.
    pub monster_cards: Deck<MonsterCardId>,
    /// FH-LDK-01: the loot deck. Which of the cards of a kind are in it nobody knows before they are drawn, so it holds
    /// kinds, and which card it is comes out then.
    #[serde(default = "no_cards", skip_serializing_if = "is_empty")]
    pub loot: Deck<LootKind>,
    /// FH-CHR-09, FH-SPR-03: the deck of all scenario allies; none where they share that of the monsters.
    #[serde(default = "ModifierDeck::empty", skip_serializing_if = "ModifierDeck::is_missing")]
    pub ally_modifiers: ModifierDeck,
}

fn no_cards<C: Clone + Ord>() -> Deck<C> {
    Deck::new([], WhenEmpty::Stay)
}

fn is_empty<C: Clone + Ord>(deck: &Deck<C>) -> bool {
    deck.left() == 0 && deck.discarded().is_empty()
}

/// FH-LDK-01, FH-SET-11: a shuffled loot deck; when it is empty, nothing is drawn (FH-LOO-04).
pub fn loot_deck(list: &LootList) -> Deck<LootKind> {
    let all = list.iter().flat_map(|(kind, count)| std::iter::repeat_n(*kind, usize::from(*count)));
    Deck::new(all, WhenEmpty::Stay)
}

/// A modifier deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModifierDeck {
    /// The cards.
    pub cards: Deck<ModifierId>,
    /// GH-AMD-13: whether it is shuffled at the end of this round.
    pub shuffle_due: bool,
    /// How many cards it has, not counting those that leave it when they are drawn (GH-AMD-11).
    pub size: u16,
    /// GH-AMD-15: the cards among them that items and the scenario have added.
    pub added: SmallVec<[ModifierId; 4]>,
}

impl ModifierDeck {
    /// A shuffled deck; GH-AMD-14: when it is empty, the discards are shuffled in at once.
    pub fn new(content: &Content, cards: impl IntoIterator<Item = ModifierId>) -> ModifierDeck {
        let cards = Deck::new(cards, WhenEmpty::Reshuffle);
        let mut deck = ModifierDeck { cards, shuffle_due: false, size: 0, added: SmallVec::new() };
        deck.size = deck.staying(content, &Extra::default());
        deck
    }

    /// A deck without cards.
    pub fn empty() -> ModifierDeck {
        let cards = Deck::new([], WhenEmpty::Reshuffle);
        ModifierDeck { cards, shuffle_due: false, size: 0, added: SmallVec::new() }
    }

    /// Whether there is no such deck in this game.
    pub fn is_missing(&self) -> bool {
        self.size == 0 && is_empty(&self.cards)
    }

    /// GH-AMD-15: cards are shuffled in that stay in the deck until the scenario is over.
    pub fn add(&mut self, card: ModifierId, count: u8) {
        self.cards.shuffle_in(std::iter::repeat_n(card, usize::from(count)));
        self.added.extend(std::iter::repeat_n(card, usize::from(count)));
        self.size += u16::from(count);
    }

    pub(crate) fn staying(&self, content: &Content, extra: &Extra) -> u16 {
        let left = self.cards.cards_left();
        let all = left.iter().chain(self.cards.discarded());
        let leaves = |card: &&ModifierId| match card.made_up_number() {
            Some(n) => extra.modifiers.get(n).is_none_or(|MadeUp(card)| card.leaves),
            None => content.modifiers[usize::from(card.0)].leaves,
        };
        all.filter(|card| !leaves(card)).count() as u16
    }
}

impl Default for Decks {
    /// Decks without cards.
    fn default() -> Decks {
        Decks {
            monster_modifiers: ModifierDeck::empty(),
            goal_deck: Deck::new([], WhenEmpty::Reshuffle),
            room_cards: Deck::new([], WhenEmpty::Reshuffle),
            monster_cards: Deck::new([], WhenEmpty::Stay),
            loot: no_cards(),
            ally_modifiers: ModifierDeck::empty(),
        }
    }
}
