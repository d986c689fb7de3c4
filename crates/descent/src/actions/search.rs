//! SRC: searching.

use super::{cards, effects, secret};
use crate::Play;
use crate::content::{Drawn, Moment, SearchId, TokenKind, When};
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
    let near = tokens.filter(|t| play.world.is_within(Who::Hero(id), t.at, far));
    let picks: Vec<Pick> = near.map(|token| Pick::Search(token.at)).collect();
    if picks.is_empty() {
        return Ok(());
    }
    match play.choose(id.seat(), Prompt::WhichToken { hero: id }, &picks)? {
        Pick::Search(spot) => search(play, id, spot),
        _ => Ok(()),
    }
}

/// DE-SRC-02, DE-SRC-06, DE-SRC-09, DE-DSC-03: the token is discarded and a card drawn, if there is one; also by a hero
/// that a trap has defeated.
pub fn search(play: &mut Play, id: HeroId, spot: Spot) -> Rule {
    let token = play.world.tokens.iter().position(|t| t.kind == TokenKind::Search && t.at == spot);
    if let Some(token) = token {
        play.world.tokens.remove(token);
    }
    play.tell(|_, _| Fact::Searches { hero: id, at: spot });
    // DE-SRC-04: with the unique token the hero finds what the quest says, and draws no card.
    let unique = play.world.special.unique == Some(spot);
    if unique {
        (play.world.special.unique, play.world.tally.key) = (None, true);
        play.reveal(table::Reveal::Shown);
        play.tell(|_, _| Fact::FindsKey { hero: id });
    }
    // DE-SRC-06: whoever is defeated meanwhile gets the card after that.
    cards::against(play, Who::Hero(id), &[Moment::Touches, Moment::Searched])?;
    if unique { Ok(()) } else { draw_card(play, id) }
}

/// DE-SRC-02, DE-HID-03, DE-SRC-11: a search card is drawn, and kept or carried out.
pub fn draw_card(play: &mut Play, id: HeroId) -> Rule {
    let Some(card) = play.draw("search", |world| &mut world.search)? else { return Ok(()) };
    play.tell(|_, _| Fact::Finds { hero: id, card });
    let card = draw_again(play, id, card)?;
    match play.game.search_card(card).drawn {
        Drawn::Keep => play.world.hero_mut(id).found.push(Found { card, used: false }),
        Drawn::Discard => play.world.search.discard(card),
        Drawn::Passage => secret::passage_found(play, id)?,
        Drawn::ShopCard => {
            play.world.search.discard(card);
            if let Some(item) = play.draw("shop", |world| &mut world.shop)? {
                let owned = Owned { item, equipped: false, exhausted: false };
                play.world.hero_mut(id).items.push(owned);
                play.tell(|_, _| Fact::Takes { hero: id, item });
            }
        }
    }
    Ok(())
}

/// A search card that was drawn may be discarded for another, which is kept.
fn draw_again(play: &mut Play, id: HeroId, card: SearchId) -> Rule<SearchId> {
    let mut picks = play.world.uses(play.game, id, |_, ability| ability.when == When::Drawn);
    if picks.is_empty() || play.world.search.left() == 0 {
        return Ok(card);
    }
    picks.push(Pick::Pass);
    let Pick::Use(of) = play.choose(id.seat(), Prompt::DrawAgain { hero: id }, &picks)? else {
        return Ok(card);
    };
    if let Some((_, ability)) = effects::ability(play, of) {
        effects::pay(play, id, of, &ability)?;
    }
    play.world.search.discard(card);
    let Some(other) = play.draw("search", |world| &mut world.search)? else { return Ok(card) };
    play.tell(|_, _| Fact::Finds { hero: id, card: other });
    Ok(other)
}
