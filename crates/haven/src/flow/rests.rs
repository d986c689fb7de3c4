//! GH-RST: short and long rests.

use crate::actions::cards::Take;
use crate::actions::effects::May;
use crate::actions::{bonuses, damage, heal, items, specials, time};
use crate::content::{CardId, ItemId, Special, Used};
use crate::rulings::RestCards;
use crate::shown::names::card_name;
use crate::world::Cause;
use crate::{Fact, Haven, HeroId, Play, Prompt, World};
use table::scene::Role;
use table::{Choice, Named, Phrase, Rule, Source, Target, phrase};

/// What a player does when a short rest can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Short {
    /// Takes the short rest.
    Rest,
    /// GH-RST-12: puts a card of the active area on the discard pile first.
    Drop(CardId),
    /// Does not rest.
    Skip,
}

impl Choice<Haven> for Short {
    fn key(&self, game: &Haven, out: &mut String) {
        match self {
            Short::Rest => out.push_str("short-rest"),
            Short::Drop(card) => out.extend(["drop:", &game.card(*card).name]),
            Short::Skip => out.push_str("pass"),
        }
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        match self {
            Short::Drop(card) => vec![game.points_at_card(*card)],
            Short::Rest | Short::Skip => Vec::new(),
        }
    }

    fn role(&self) -> Role {
        if matches!(self, Short::Skip) { Role::Decline } else { Role::Plain }
    }

    fn say(&self, game: &Haven) -> Phrase {
        match self {
            Short::Rest => phrase!("haven-choose-short-rest"),
            Short::Drop(card) => phrase!("haven-choose-drop", card = card_name(game, *card)),
            Short::Skip => phrase!("haven-choose-pass"),
        }
    }
}

/// GH-RST-04: whether the card that was taken at random is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Redraw {
    /// It is lost.
    Lose(CardId),
    /// It is kept for 1 damage, and another one is lost.
    Another,
}

impl Choice<Haven> for Redraw {
    fn key(&self, game: &Haven, out: &mut String) {
        match self {
            Redraw::Lose(card) => out.extend(["lose:", &game.card(*card).name]),
            Redraw::Another => out.push_str("redraw"),
        }
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        match self {
            Redraw::Lose(card) => vec![game.points_at_card(*card)],
            Redraw::Another => Vec::new(),
        }
    }

    fn say(&self, game: &Haven) -> Phrase {
        match self {
            Redraw::Lose(card) => phrase!("haven-choose-lose-card", card = card_name(game, *card)),
            Redraw::Another => phrase!("haven-choose-redraw"),
        }
    }
}

impl Named<Haven> for CardId {
    fn name(&self, game: &Haven, out: &mut String) {
        out.push_str(&game.card(*self).name);
    }
}

/// GH-END-06, GH-RST-01, GH-RST-03, GH-RST-11: in the clean-up every player who can may take a short rest.
pub fn short_rests(play: &mut Play) -> Rule {
    for n in 0..play.world.party.heroes.len() {
        let hero = play.world.party.heroes[n].id;
        while let Some(options) = options(play, hero) {
            match play.choose(hero.seat(), Prompt::ShortRest { hero }, &options)? {
                Short::Rest => {
                    short_rest(play, hero)?;
                    break;
                }
                Short::Drop(card) => bonuses::leave(play, hero, card)?,
                Short::Skip => break,
            }
        }
    }
    Ok(())
}

fn options(play: &Play, hero: HeroId) -> Option<Vec<Short>> {
    let is = play.world.hero(hero);
    let droppable: Vec<CardId> = play.world.droppable(play.game, hero).collect();
    if is.exhausted || !is.actions.is_empty() || is.discard.len() + droppable.len() < 2 {
        return None;
    }
    let mut options = Vec::new();
    if is.discard.len() >= 2 {
        options.push(Short::Rest);
    }
    options.extend(droppable.into_iter().map(Short::Drop));
    options.push(Short::Skip);
    Some(options)
}

/// GH-RST-02, GH-RST-03, GH-RST-04, GH-RST-05: a random discarded card is lost, and the others come back to the hand.
/// Once, for 1 damage, another card is taken instead.
fn short_rest(play: &mut Play, hero: HeroId) -> Rule {
    let liked = specials::active(play, hero, Special::ChooseRestLoss).is_some();
    let chosen = if liked { chosen_loss(play, hero)? } else { None };
    let lost = match chosen {
        Some(card) => card,
        None => match random_loss(play, hero)? {
            Some(card) => card,
            None => return Ok(()),
        },
    };
    rest(play, hero, lost);
    play.world.hero_mut(hero).tally.short_rests += 1;
    play.tell(|_, _| Fact::ShortRest { hero, lost });
    if liked { time::switch_while_resting(play, hero) } else { Ok(()) }
}

/// The card that is lost at random; nothing, if the character is exhausted by taking another one.
fn random_loss(play: &mut Play, hero: HeroId) -> Rule<Option<CardId>> {
    let discard = play.world.hero(hero).discard.clone();
    let source = || Source::of(&play.game.class(hero.class).name, "rest");
    let lost = play.roll(source(), &discard)?;
    let options = [Redraw::Lose(lost), Redraw::Another];
    if play.choose(hero.seat(), Prompt::Redraw { hero }, &options)? != Redraw::Another {
        return Ok(Some(lost));
    }
    damage::suffer(play, hero.into(), 1, Cause::Rest)?;
    if !play.world.is_there(hero.into()) {
        return Ok(None);
    }
    let others: Vec<CardId> = discard.into_iter().filter(|c| *c != lost).collect();
    play.roll(Source::of(&play.game.class(hero.class).name, "rest"), &others).map(Some)
}

/// [`Special::ChooseRestLoss`]: the card that the player chooses to lose; nothing, if chance is to decide.
fn chosen_loss(play: &mut Play, hero: HeroId) -> Rule<Option<CardId>> {
    let mut cards = play.world.hero(hero).discard.clone();
    cards.sort();
    let options: Vec<Take> = cards.into_iter().map(Take::Card).chain([Take::Done]).collect();
    match play.choose(hero.seat(), Prompt::RestLoss { hero }, &options)? {
        Take::Card(card) => Ok(Some(card)),
        Take::Done => Ok(None),
    }
}

/// GH-RST-02, GH-SEL-08: one discarded card is lost, the others come back to the hand.
fn rest(play: &mut Play, hero: HeroId, lost: CardId) {
    play.world.count_rest(hero);
    play.world.lose(play.game, hero, lost);
    let is = play.world.hero_mut(hero);
    let back: Vec<CardId> = is.discard.drain(..).collect();
    is.hand.extend(back);
    is.hand.sort();
}

/// GH-RST-06, GH-RST-07, GH-RST-08, GH-RST-09, GH-RST-10, GH-DEC-30, FH-RND-04, FH-CND-27, FH-GAP-35: the turn of a
/// character that takes a long rest: a discarded card of its choice is lost, and the others come back; it heals 2 and
/// refreshes its spent items. GH-GAP-48: with fewer than two discards nothing happens. FH-GAP-61: cards in the active
/// area may count.
pub fn long_rest(play: &mut Play, hero: HeroId) -> Rule {
    let cards = play.world.cards_to_rest_with(play.game, hero);
    if cards.len() < 2 {
        play.tell(|_, _| Fact::CannotRest { hero });
        return Ok(());
    }
    let options: Vec<Take> = cards.into_iter().map(Take::Card).collect();
    let Take::Card(lost) = play.choose(hero.seat(), Prompt::LongRest { hero }, &options)? else {
        return Ok(());
    };
    bonuses::leave(play, hero, lost)?;
    rest(play, hero, lost);
    play.world.hero_mut(hero).tally.long_rests += 1;
    play.world.count_long_rest(hero);
    play.tell(|_, _| Fact::LongRest { hero, lost });
    let spent = play.world.used_up(play.game, hero, Used::Spent);
    if play.world.agreed.edition.long_rest_is_a_choice() {
        return rest_as_liked(play, hero, &spent);
    }
    heal::heal(play, hero.into(), 2);
    items::refresh(play, hero, &spent);
    Ok(())
}

impl World {
    /// GH-RST-01, FH-RST-01, FH-GAP-61: the cards that count for a long rest, and of which one is lost in it.
    pub(super) fn cards_to_rest_with(&self, game: &Haven, hero: HeroId) -> Vec<CardId> {
        let mut cards = self.hero(hero).discard.clone();
        if self.agreed.rulings.rest_cards == RestCards::ActiveToo {
            cards.extend(self.droppable(game, hero));
        }
        cards.sort();
        cards
    }
}

/// FH-RST-06, FH-RST-07: the heal, and the recovery of spent items, may be left.
fn rest_as_liked(play: &mut Play, hero: HeroId, spent: &[ItemId]) -> Rule {
    heal::may_heal_self(play, hero.into(), 2)?;
    time::switch_while_resting(play, hero)?;
    let prompt = Prompt::RecoverItems { hero };
    if !spent.is_empty() && play.choose(hero.seat(), prompt, &[May::Do, May::Skip])? == May::Do {
        items::refresh(play, hero, spent);
    }
    Ok(())
}
