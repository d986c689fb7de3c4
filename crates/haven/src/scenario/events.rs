//! GH-SET-09, GH-EVT-20: what a road or city event has left is borne at the start of the scenario.

use crate::actions::{conditions, damage};
use crate::content::{Bears, Burden, CardId};
use crate::shown::names::{card_name, figure_name};
use crate::world::Cause;
use crate::{Fact, Haven, HeroId, Play, Prompt};
use table::{Choice, Phrase, Reveal, Rule, Target, phrase};

impl From<Burden> for String {
    fn from(burden: Burden) -> String {
        burden.to_string()
    }
}

/// Who bears it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bearer(pub HeroId);

impl Choice<Haven> for Bearer {
    fn key(&self, game: &Haven, out: &mut String) {
        game.write_figure(self.0.into(), out);
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        vec![game.points_at_figure(self.0)]
    }

    fn say(&self, game: &Haven) -> Phrase {
        phrase!("haven-choose-bearer", hero = figure_name(game, self.0.into()))
    }
}

/// Which card to discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discard(pub CardId);

impl Choice<Haven> for Discard {
    fn key(&self, game: &Haven, out: &mut String) {
        out.extend(["discard:", &game.card(self.0).name]);
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        vec![game.points_at_card(self.0)]
    }

    fn say(&self, game: &Haven) -> Phrase {
        phrase!("haven-choose-discard", card = card_name(game, self.0))
    }
}

/// GH-SET-09: when all hands are built, what the event has left is borne, in the order of the party.
pub fn bear(play: &mut Play) -> Rule {
    let Some(campaign) = play.world.agreed.campaign.clone() else { return Ok(()) };
    for burden in &campaign.event {
        let all: Vec<HeroId> =
            play.world.party.heroes.iter().filter(|h| !h.exhausted).map(|h| h.id).collect();
        let bearers = match burden.one {
            true if all.is_empty() => all,
            true => {
                let options: Vec<Bearer> = all.into_iter().map(Bearer).collect();
                vec![play.choose_party(play.world.seats(), Prompt::Bearer, &options)?.1.0]
            }
            false => all,
        };
        bearers.into_iter().try_for_each(|hero| bear_one(play, hero, &burden.what))?;
    }
    Ok(())
}

fn bear_one(play: &mut Play, hero: HeroId, what: &Bears) -> Rule {
    match what {
        Bears::Damage(amount) => damage::suffer(play, hero.into(), *amount, Cause::Event),
        Bears::Condition(condition) => {
            conditions::give(play, hero.into(), *condition);
            Ok(())
        }
        Bears::Discard(count) => (0..*count).try_for_each(|_| discard(play, hero)),
        Bears::Add(name, count) => {
            if let Some(card) = play.game.content.modifier(name) {
                play.world.hero_mut(hero).modifiers.add(card, *count);
                play.tell(|_, _| Fact::AddsOwn { hero, card, count: *count });
            }
            Ok(())
        }
    }
}

/// GH-EVT-16: a character discards a card of its hand, if it has one.
fn discard(play: &mut Play, hero: HeroId) -> Rule {
    let options: Vec<Discard> = play.world.hero(hero).hand.iter().map(|card| Discard(*card)).collect();
    if options.is_empty() {
        return Ok(());
    }
    let Discard(card) = play.choose(hero.seat(), Prompt::Discard { hero }, &options)?;
    let is = play.world.hero_mut(hero);
    is.hand.retain(|c| *c != card);
    is.discard.push(card);
    // GH-HID-01: nobody else knew that it was in the hand.
    play.reveal(Reveal::Shown);
    play.tell(|_, _| Fact::Leaves { hero, card, lost: false });
    Ok(())
}
