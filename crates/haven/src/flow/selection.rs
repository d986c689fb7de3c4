//! GH-SEL: each player chooses two cards in secret, or declares a long rest.

use crate::actions::{bonuses, time};
use crate::content::CardId;
use crate::shown::names::card_name;
use crate::{Fact, Haven, HeroId, Play, Prompt, World};
use smallvec::SmallVec;
use table::{Choice, Phrase, Preview, Rule, Seat, SeatSet, Target, phrase};

/// What a player does in card selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// GH-SEL-02: this card leads, at this initiative.
    Lead(CardId, u8),
    /// This card is the second one.
    Second(CardId),
    /// GH-RST-06: a long rest.
    LongRest,
    /// GH-RST-12: first a card of the active area goes to the discard pile.
    Drop(CardId),
}

impl Choice<Haven> for Pick {
    fn key(&self, game: &Haven, out: &mut String) {
        match self {
            Pick::Lead(card, _) => out.extend(["lead:", &game.card(*card).name]),
            Pick::Second(card) => out.extend(["second:", &game.card(*card).name]),
            Pick::LongRest => out.push_str("long-rest"),
            Pick::Drop(card) => out.extend(["drop:", &game.card(*card).name]),
        }
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        match self {
            Pick::Lead(card, _) | Pick::Second(card) | Pick::Drop(card) => vec![game.points_at_card(*card)],
            Pick::LongRest => Vec::new(),
        }
    }

    fn preview(&self, game: &Haven, _: &Prompt, world: &World, _: Seat) -> Preview {
        match self {
            Pick::Lead(_, initiative) => game.preview_lead(*initiative),
            Pick::Second(_) => Preview::default(),
            Pick::LongRest => game.preview_long_rest(),
            Pick::Drop(card) => game.preview_drop(world, *card),
        }
    }

    fn say(&self, game: &Haven) -> Phrase {
        match self {
            Pick::Lead(card, initiative) => {
                phrase!("haven-choose-lead", card = card_name(game, *card), initiative = *initiative)
            }
            Pick::Second(card) => phrase!("haven-choose-second", card = card_name(game, *card)),
            Pick::LongRest => phrase!("haven-choose-long-rest"),
            Pick::Drop(card) => phrase!("haven-choose-drop", card = card_name(game, *card)),
        }
    }
}

/// GH-SEL-01, GH-HID-02, GH-INI-02, FH-RND-05, FH-RND-06, GH-SEL-05: all players choose at once, each in secret; then
/// all is revealed.
pub fn select(play: &mut Play) -> Rule {
    time::declare(play)?;
    let choosing = |h: &&crate::world::Hero| !h.exhausted && h.actions.is_empty();
    let choosing = play.world.party.heroes.iter().filter(choosing);
    let seats = choosing.fold(SeatSet::NONE, |seats, h| seats.with(h.id.seat()));
    play.apart(seats, choose)?;
    for seat in seats.iter() {
        let hero = &play.world.party.heroes[seat.index()];
        let (id, cards, pace) = (hero.id, hero.selected.clone(), hero.own.pace);
        match cards.as_slice() {
            [lead, second] => {
                let (lead, second) = (*lead, *second);
                play.tell(|_, _| Fact::Chooses { hero: id, lead, second, pace });
                play.world.count_initiative(id);
            }
            _ => play.tell(|_, _| Fact::DeclaresRest { hero: id }),
        }
    }
    Ok(())
}

/// GH-SEL-01, GH-SEL-02, GH-SEL-03, GH-RST-01, GH-DEC-13: one player's choice.
fn choose(play: &mut Play, seat: Seat) -> Rule {
    let hero = play.world.party.heroes[seat.index()].id;
    loop {
        let options = play.world.picks(play.game, hero);
        let prompt = Prompt::Select { hero };
        match play.choose_hidden(seat, prompt, &options)? {
            Pick::Lead(lead, _) => {
                let playable = play.world.playable(play.game, play.world.hero(hero));
                let others: Vec<Pick> = playable.filter(|c| *c != lead).map(Pick::Second).collect();
                let prompt = Prompt::Second { hero };
                if let Pick::Second(second) = play.choose_hidden(seat, prompt, &others)? {
                    play.world.lay(play.game, hero, lead, second);
                }
                return Ok(());
            }
            Pick::LongRest => {
                play.world.hero_mut(hero).resting = true;
                return Ok(());
            }
            Pick::Drop(card) => bonuses::leave(play, hero, card)?,
            Pick::Second(_) => return play.impossible("a second card without a first"),
        }
    }
}

impl World {
    /// GH-SEL-01, GH-SEL-03, GH-RST-01, FH-RND-04: what a player can choose.
    fn picks(&self, game: &Haven, id: HeroId) -> Vec<Pick> {
        let hero = self.hero(id);
        let mut picks = Vec::new();
        if self.playable(game, hero).count() >= 2 {
            let lead = |c: CardId| Pick::Lead(c, game.card(c).initiative_at(hero.own.pace));
            picks.extend(self.playable(game, hero).map(lead));
        }
        if self.cards_to_rest_with(game, id).len() >= 2 {
            picks.push(Pick::LongRest);
        }
        picks.extend(self.droppable(game, id).map(Pick::Drop));
        picks
    }

    /// GH-SEL-02, GH-SEL-10: two cards are laid down, the lead card on top.
    fn lay(&mut self, game: &Haven, id: HeroId, lead: CardId, second: CardId) {
        let hero = self.hero_mut(id);
        hero.hand.retain(|c| *c != lead && *c != second);
        hero.selected = SmallVec::from_slice(&[lead, second]);
        let at = |card: CardId| game.card(card).initiative_at(hero.own.pace);
        hero.initiative = (at(lead), at(second));
    }
}
