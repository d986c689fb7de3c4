//! SRC: searching.

use super::cards;
use crate::Play;
use crate::content::{Drawn, Moment, TokenKind};
use crate::shown::{Fact, Prompt};
use crate::world::{Found, HeroId, Owned, Pick, Who, World};
use board::square::Spot;
use table::Rule;

impl World {
    /// DE-SRC-01: the search tokens on the hero's space or an adjacent one.
    pub fn searchable(&self, id: HeroId) -> Vec<Spot> {
        let Some(at) = self.hero(id).at else { return Vec::new() };
        let tokens = self.tokens.iter().filter(|token| token.kind == TokenKind::Search);
        tokens.map(|token| token.at).filter(|spot| *spot == at || self.adjacent(*spot, at)).collect()
    }
}

/// A search token within some spaces is searched.
pub fn search_within(play: &mut Play, id: HeroId, far: u8) -> Rule {
    let tokens = play.world.tokens.iter().filter(|token| token.kind == TokenKind::Search);
    let near = tokens.filter(|t| play.world.range_to(Who::Hero(id), t.at).is_some_and(|n| n <= far));
    let picks: Vec<Pick> = near.map(|token| Pick::Search(token.at)).collect();
    if picks.is_empty() {
        return Ok(());
    }
    match play.choose(id.seat(), Prompt::WhichToken { hero: id }, &picks)? {
        Pick::Search(spot) => search(play, id, spot),
        _ => Ok(()),
    }
}

/// DE-SRC-02, DE-SRC-06, DE-SRC-09: the token is discarded and a card drawn, if there is one; also by a hero that a trap
/// has defeated.
pub fn search(play: &mut Play, id: HeroId, spot: Spot) -> Rule {
    let token = play.world.tokens.iter().position(|t| t.kind == TokenKind::Search && t.at == spot);
    if let Some(token) = token {
        play.world.tokens.remove(token);
    }
    play.tell(|_, _| Fact::Searches { hero: id, at: spot });
    let Some(card) = play.draw("search", |world| &mut world.search)? else { return Ok(()) };
    play.tell(|_, _| Fact::Finds { hero: id, card });
    match play.game.search_card(card).drawn {
        Drawn::Keep => play.world.hero_mut(id).found.push(Found { card, used: false }),
        Drawn::Discard => play.world.search.discard(card),
        Drawn::ShopCard => {
            play.world.search.discard(card);
            if let Some(item) = play.draw("shop", |world| &mut world.shop)? {
                let owned = Owned { item, equipped: false, exhausted: false };
                play.world.hero_mut(id).items.push(owned);
                play.tell(|_, _| Fact::Takes { hero: id, item });
            }
        }
    }
    cards::against(play, id, &[Moment::Touches])
}
