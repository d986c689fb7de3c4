//! SA-PLN, SA-END: how a round begins and ends.

use super::prompt::hero;
use super::*;
use crate::scene::Target;
use crate::{Choice, Phrase, Reveal, phrase};

/// An option of the secret plan.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Plan {
    Stance(Stance),
    Card(CardId),
    NoCard,
    For(HeroId),
}

impl Choice<Sample> for Plan {
    fn key(&self, _: &Sample, out: &mut String) {
        match self {
            Plan::Stance(stance) => out.push_str(stance.as_str()),
            Plan::Card(card) => out.extend(["card:", card.card().name]),
            Plan::NoCard => out.push_str("none"),
            Plan::For(hero) => out.extend(["for:", hero.name()]),
        }
    }

    fn points_at(&self, _: &Sample) -> Vec<Target> {
        match self {
            Plan::Card(card) => vec![Target::Card(card.card().name.to_owned())],
            Plan::For(hero) => vec![Target::Figure(hero.to_string())],
            _ => Vec::new(),
        }
    }

    fn say(&self, _: &Sample) -> Phrase {
        match self {
            Plan::Stance(Stance::Bold) => phrase!("sample-choose-bold"),
            Plan::Stance(Stance::Wary) => phrase!("sample-choose-wary"),
            Plan::Card(card) => phrase!("sample-choose-card", card = card.say()),
            Plan::NoCard => phrase!("sample-choose-none"),
            Plan::For(h) => phrase!("sample-choose-hero", hero = hero(*h)),
        }
    }
}

/// SA-PLN-01: everybody plans in secret and at once; SA-PLN-04: then the stances are shown.
pub fn plan(play: &mut Play) -> Rule {
    let seats = play.world.hero_seats().with(WARDEN);
    play.apart(seats, |play, seat| match HeroId::of(seat) {
        Some(hero) => plan_of_hero(play, hero),
        None => plan_of_warden(play),
    })?;
    play.reveal(Reveal::Shown);
    for hero in play.world.hero_ids() {
        play.world.hero_mut(hero).stance_known = true;
        let stance = play.world.hero(hero).stance;
        play.tell(|_, _| Fact::Plans { hero, stance });
    }
    play.world.stage = Stage::NextHero;
    Ok(())
}

/// SA-PLN-02: a stance, then a card to keep ready.
fn plan_of_hero(play: &mut Play, hero: HeroId) -> Rule {
    play.world.hero_mut(hero).stance_known = false;
    let stances = [Plan::Stance(Stance::Bold), Plan::Stance(Stance::Wary)];
    if let Plan::Stance(stance) = play.choose(hero.seat(), Prompt::Stance { hero }, &stances)? {
        play.world.hero_mut(hero).stance = stance;
    }
    let cards = cards_or_none(&play.world.hero(hero).hand);
    if let Plan::Card(card) = play.choose(hero.seat(), Prompt::Ready { hero }, &cards)? {
        let hero = play.world.hero_mut(hero);
        let unused = std::mem::replace(&mut hero.ready, hero.hand.take(card));
        unused.into_iter().for_each(|card| hero.hand.add(card));
    }
    Ok(())
}

/// SA-PLN-03: a card for an ambush, then the hero it waits for.
fn plan_of_warden(play: &mut Play) -> Rule {
    let cards = cards_or_none(&play.world.warden.hand);
    if let Plan::Card(card) = play.choose(WARDEN, Prompt::Ambush, &cards)? {
        let heroes: Vec<Plan> = play.world.hero_ids().map(Plan::For).collect();
        if let Plan::For(hero) = play.choose(WARDEN, Prompt::AmbushFor { card }, &heroes)? {
            let warden = &mut play.world.warden;
            let ambush = warden.hand.take(card).map(|card| Ambush { card, hero, not_for: [false; 3] });
            let unused = std::mem::replace(&mut warden.ambush, ambush);
            unused.into_iter().for_each(|ambush| warden.hand.add(ambush.card));
        }
    }
    Ok(())
}

fn cards_or_none(hand: &Hand) -> Vec<Plan> {
    hand.kinds().into_iter().map(Plan::Card).chain([Plan::NoCard]).collect()
}

/// What happens to a hero at the end of a round.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Trigger {
    Venom,
    Salve,
}

impl Choice<Sample> for Trigger {
    fn key(&self, _: &Sample, out: &mut String) {
        out.push_str(if *self == Trigger::Venom { "venom" } else { "salve" });
    }

    fn say(&self, _: &Sample) -> Phrase {
        match self {
            Trigger::Venom => phrase!("sample-choose-venom"),
            Trigger::Salve => phrase!("sample-choose-salve"),
        }
    }
}

/// SA-END-01: venom and salves at the same time, in the order the hero chooses; SA-END-02: the next round.
pub fn end(play: &mut Play) -> Rule {
    for hero in play.world.hero_ids() {
        let Hero { venom, salves, .. } = *play.world.hero(hero);
        let mut triggers = Vec::new();
        triggers.extend(venom.then_some(Trigger::Venom));
        triggers.extend((salves > 0).then_some(Trigger::Salve));
        play.in_order(hero.seat(), Prompt::EndOfRound { hero }, triggers, |play, trigger| match trigger {
            Trigger::Venom => {
                play.world.hero_mut(hero).venom = false;
                damage::suffer(play, hero, 1, Cause::Venom)
            }
            Trigger::Salve => {
                play.world.hero_mut(hero).salves -= 1;
                damage::heal(play, hero, Cure::Salve);
                Ok(())
            }
        })?;
    }
    next_round(play)
}

fn next_round(play: &mut Play) -> Rule {
    if play.world.round >= LAST_ROUND {
        return damage::end_game(play, Side::Warden);
    }
    if let Some(ghoul) = play.world.rise() {
        play.tell(|_, _| Fact::Rises { ghoul });
    }
    if play.world.warden.hand.cards.len() < HAND
        && let Some(card) = play.draw("warden-deck", |world| &mut world.warden_deck)?
    {
        play.world.warden.hand.add(card);
        play.tell(|_, _| Fact::Draws { hero: None, card });
    }
    play.world.round += 1;
    play.world.heroes.iter_mut().for_each(|hero| hero.acted = false);
    play.world.ghouls.iter_mut().for_each(|ghoul| ghoul.acted = false);
    play.world.stage = Stage::Plan;
    play.tell(|_, world| Fact::Round { round: world.round });
    Ok(())
}
