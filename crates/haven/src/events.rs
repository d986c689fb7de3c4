//! GH-SET-09, GH-EVT-20: what a road or city event carries into the next scenario.
//!
//! | words | mean |
//! | --- | --- |
//! | `damage 2` | every character suffers so much damage |
//! | `poison`, `curse` | every character gets this condition; CURSE and BLESS are cards |
//! | `discard 2` | every character discards so many cards |
//! | `add -1 3` | every character adds so many of these cards to its modifier deck |
//! | `one add -1 3` | the same for one character, whom the party chooses |

use crate::content::{CardId, Condition};
use crate::damage::{self, Cause};
use crate::prompts::{card_name, figure_name};
use crate::{Fact, Haven, HeroId, Play, Prompt, conditions};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use table::{Choice, Phrase, Reveal, Rule, SetupError, Target, phrase};

/// What an event does when the next scenario starts.
///
/// ```
/// use haven::events::Burden;
/// let burden: Burden = "one add -1 3".parse().unwrap();
/// assert!(burden.one);
/// assert_eq!(burden.to_string(), "one add -1 3");
/// assert!("damage much".parse::<Burden>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Burden {
    /// Whether one character bears it; else all do.
    pub one: bool,
    /// What it is.
    pub what: Bears,
}

/// What a character bears.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Bears {
    Damage(u8),
    Condition(Condition),
    Discard(u8),
    Add(String, u8),
}

impl FromStr for Burden {
    type Err = String;
    fn from_str(text: &str) -> Result<Burden, String> {
        let (one, rest) = text.strip_prefix("one ").map_or((false, text), |rest| (true, rest));
        let number = |word: &str| word.parse::<u8>().map_err(|_| format!("{text:?}: {word:?} is no number"));
        let words: Vec<&str> = rest.split(' ').collect();
        let what = match words[..] {
            ["damage", n] => Bears::Damage(number(n)?),
            ["discard", n] => Bears::Discard(number(n)?),
            ["add", card, n] => Bears::Add(card.to_owned(), number(n)?),
            [condition] => Bears::Condition(condition.parse().map_err(|e| format!("{text:?}: {e}"))?),
            _ => {
                return Err(format!(
                    "{text:?} is none of: damage N, discard N, add CARD N, CONDITION; perhaps with one before it"
                ));
            }
        };
        Ok(Burden { one, what })
    }
}

impl TryFrom<String> for Burden {
    type Error = String;
    fn try_from(text: String) -> Result<Burden, String> {
        text.parse()
    }
}

impl From<Burden> for String {
    fn from(burden: Burden) -> String {
        burden.to_string()
    }
}

impl Burden {
    /// Modifier cards must exist and stay in the deck; CURSE and BLESS are conditions.
    pub fn check(&self, game: &Haven) -> Result<(), SetupError> {
        let Bears::Add(name, _) = &self.what else { return Ok(()) };
        match game.content.modifier(name).filter(|card| !game.modifier(*card).leaves) {
            Some(_) => Ok(()),
            None => Err(SetupError::new(format!("{name:?} is no modifier card that an event can add"))),
        }
    }
}

impl fmt::Display for Burden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.one {
            f.write_str("one ")?;
        }
        match &self.what {
            Bears::Damage(n) => write!(f, "damage {n}"),
            Bears::Condition(condition) => write!(f, "{condition}"),
            Bears::Discard(n) => write!(f, "discard {n}"),
            Bears::Add(card, n) => write!(f, "add {card} {n}"),
        }
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
    let Some(campaign) = play.world.campaign.clone() else { return Ok(()) };
    for burden in &campaign.event {
        let all: Vec<HeroId> = play.world.heroes.iter().filter(|h| !h.exhausted).map(|h| h.id).collect();
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
