//! GH-CHR: characters as they come into a scenario.

use crate::actions::items::gear_of;
use crate::content::{CardId, CardLevel, ClassId, ItemId};
use crate::world::{Body, Hero, ModifierDeck, Own, Tally};
use crate::{Haven, HeroId};
use board::SpaceId;
use smallvec::SmallVec;

/// GH-CHR-04, GH-CHR-05, GH-ITM-13, FH-CHR-12, FH-SET-14, GH-DATA-05: a character of this level with this hand and
/// these items, not yet hurt.
pub fn character(
    game: &Haven,
    id: HeroId,
    level: u8,
    at: SpaceId,
    hand: Vec<CardId>,
    items: &[ItemId],
) -> Hero {
    let hp = game.class(id.class).hp.get(usize::from(level.saturating_sub(1))).copied().unwrap_or(1);
    Hero {
        id,
        level,
        body: Body::new(at, hp),
        exhausted: false,
        gone: false,
        hand,
        selected: SmallVec::new(),
        discard: Vec::new(),
        lost: Vec::new(),
        active: Vec::new(),
        items: gear_of(items),
        left_at_home: SmallVec::new(),
        xp: 0,
        gold: 0,
        goals: SmallVec::new(),
        tally: Tally::default(),
        initiative: (99, 99),
        resting: false,
        acted: false,
        actions: SmallVec::new(),
        left: SmallVec::new(),
        doubled: false,
        flying: false,
        modifiers: modifier_deck(game, items),
        coins: 0,
        loot: SmallVec::new(),
        escaped: false,
        own: Own::of(game, id.class),
    }
}

/// GH-AMD-04, GH-ITM-13: a standard deck with the cards −1 that the items add.
pub fn modifier_deck(game: &Haven, items: &[ItemId]) -> ModifierDeck {
    let minus: u8 = items.iter().map(|item| game.item(*item).minus_ones).sum();
    let mut deck = ModifierDeck::new(&game.content, game.content.standard_deck());
    if let Some(card) = game.content.modifier("-1") {
        deck.add(card, minus);
    }
    deck
}

/// GH-CHR-08, GH-CHR-10, FH-CHR-08: the cards of a class that a character of this level can have.
pub fn cards_for(game: &Haven, class: ClassId, level: u8) -> Vec<CardId> {
    let all = game.content.cards.iter().enumerate().filter(|(_, c)| c.class == class);
    all.filter(|(_, c)| c.level.from() <= level).map(|(n, _)| CardId(n as u16)).collect()
}

/// GH-CHR-03, FH-CHR-05: the cards of level 1, which are as many as the hand holds.
pub fn first_hand(game: &Haven, class: ClassId) -> Vec<CardId> {
    let first = |c: &CardId| game.card(*c).level == CardLevel::Level(1);
    cards_for(game, class, 1).into_iter().filter(first).collect()
}
