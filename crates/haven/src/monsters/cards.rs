//! GH-MON-08: the cards by which monsters act.

use crate::content::KindId;
use crate::rulings::SharedDeck;
use crate::world::{DeckState, Drawn, Stage};
use crate::{Fact, Play};
use table::{Rule, Source};
/// GH-MON-08, GH-MON-17, GH-INI-01, GH-GAP-32, GH-GAP-43, FH-MON-06, GH-INI-10, GH-BOS-01, FH-INI-03, FH-DIF-28: one
/// card for each deck with a monster on the map, or one for each type, also if the page says so.
pub fn draw_ability_cards(play: &mut Play) -> Rule {
    for n in 0..play.world.foes.decks.len() {
        let deck = play.world.foes.decks[n].deck;
        let game = play.game;
        let of_deck = play.world.foes.monsters.iter().map(|m| m.id.kind).filter(|k| game.deck_of(*k) == deck);
        // FH-SPR-03: allies that act by ability cards have one, too.
        let allies = play.world.foes.objectives.iter().filter(|o| !o.gone);
        let allies = allies.filter_map(|o| game.objective(o.id.kind).acts_like());
        let mut kinds: Vec<KindId> =
            of_deck.chain(allies.filter(|kind| game.deck_of(*kind) == deck)).collect();
        kinds.dedup();
        // GH-REV-05: who has a card keeps it.
        let state = &play.world.foes.decks[n];
        kinds.retain(|kind| state.drawn.is_none() && state.each.iter().all(|(k, _)| k != kind));
        kinds.retain(|kind| play.world.card_of_page(game, *kind).is_none());
        if kinds.is_empty() {
            continue;
        }
        let source = Source::of(&game.deck(deck).name, "deck");
        let apart =
            |kind: &KindId| play.world.customs(game).is_some_and(|page| page.own_cards.contains(kind));
        if play.world.agreed.rulings.shared_deck == SharedDeck::CardEach || kinds.iter().any(apart) {
            let before = play.world.foes.decks[n].each.len();
            for kind in kinds {
                if let Some(card) = play.draw(source, |world| &mut world.foes.decks[n].cards)? {
                    play.world.foes.decks[n].each.push((kind, Drawn::Card(card)));
                    play.tell(|_, _| Fact::RevealsFor { kind, card });
                }
            }
            play.world.foes.decks[n].discard_drawn(before);
            continue;
        }
        if let Some(card) = play.draw(source, |world| &mut world.foes.decks[n].cards)? {
            play.world.foes.decks[n].cards.discard(card);
            play.world.foes.decks[n].drawn = Some(Drawn::Card(card));
            play.tell(|_, _| Fact::Reveals { deck, card });
        }
    }
    Ok(())
}

/// GH-REV-05, GH-GAP-30, FH-SPN-04: in the middle of a round each type without a card draws one.
pub fn draw_missing_cards(play: &mut Play) -> Rule {
    if play.world.turns.stage != Stage::Turns {
        return Ok(());
    }
    draw_ability_cards(play)
}

impl DeckState {
    /// GH-GAP-32: the cards that each kind has drawn go onto the discard pile when the last one is drawn.
    fn discard_drawn(&mut self, from: usize) {
        for (_, drawn) in &self.each[from..] {
            if let Drawn::Card(card) = drawn {
                self.cards.discard(*card);
            }
        }
    }
}
