//! What the lines of the log show on the board.

use crate::content::{Condition, DeckId, ModifierId};
use crate::world::Played;
use crate::{FigureId, Haven, HeroId, Spot};
use table::scene::Happening;

/// A figure moves one step. A move is told step by step: each step begins where the one before it ended.
pub fn moves(game: &Haven, figure: FigureId, from: Spot, to: Spot, jump: bool) -> Vec<Happening> {
    let way = vec![from.name.to_string(), to.name.to_string()];
    vec![Happening::Moves { figure: game.figure(figure), way, jump }]
}

/// A figure gets or loses a condition.
pub fn condition_shown(game: &Haven, figure: FigureId, condition: Condition, gained: bool) -> Vec<Happening> {
    vec![Happening::Condition { figure: game.figure(figure), condition: condition.to_string(), gained }]
}

/// GH-AMD-01, FH-SPR-03: cards of the deck of whoever attacks are turned over.
pub fn draws(game: &Haven, attacker: FigureId, drawn: &[ModifierId], allied: bool) -> Vec<Happening> {
    let deck = match attacker.owner() {
        Some(hero) => format!("{}-modifier", game.class(hero.class).name),
        None if allied => "ally-modifier".to_owned(),
        None => "monster-modifier".to_owned(),
    };
    let card = |card: &ModifierId| game.modifier_name(*card).into_owned();
    drawn.iter().map(|c| Happening::Draws { deck: deck.clone(), card: card(c) }).collect()
}

/// GH-MON-08: an ability card is turned over.
pub fn reveals(game: &Haven, deck: DeckId, card: &str) -> Vec<Happening> {
    vec![Happening::Draws { deck: format!("{}-deck", game.deck(deck).name), card: card.to_owned() }]
}

/// A character uses a card or an item.
pub fn uses(game: &Haven, hero: HeroId, card: String) -> Vec<Happening> {
    vec![Happening::Uses { figure: game.figure(hero.into()), card }]
}

/// A character plays half of a card.
pub fn played(game: &Haven, hero: HeroId, what: Played) -> Vec<Happening> {
    match what {
        Played::Printed(card, _) | Played::Basic(card, _) => uses(game, hero, game.card(card).name.clone()),
        Played::Raw(_) => Vec::new(),
    }
}
