//! What is printed on cards, as lines of text. Every line is made from the data of its card, so that text and behaviour
//! cannot drift apart.

mod cards;
mod counts;
mod deeds;
mod foes;
mod gains;
mod goals;

pub use cards::{attack_line, defence_line, in_short};
pub use counts::{condition_phrase, lasting, until as until_phrase};
pub use deeds::effects;
pub use foes::{action_phrase, monster_lines, stat_lines, surge_phrase};
pub use goals::reinforce_phrase;

use super::ability::{Attribute, Condition};
use super::amount::Amount;
use super::dice::Colour;
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::CardLine;

/// Who speaks: whom `You` means, and the figure that gave rise to something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// A card of a hero.
    Hero,
    /// The card of a monster.
    Monster,
    /// A card of the overlord.
    Overlord,
    /// What follows from a test, for whoever was tested.
    Tested,
    /// For a hero whom another has healed.
    Healed,
}

/// A line with a sign and a number or word for it.
fn line(verb: &str, value: impl ToString, say: Phrase) -> CardLine {
    CardLine { verb: Some(verb.to_owned()), value: Some(value.to_string()), ..CardLine::sentence(say) }
}

/// A line that begins with what it is about.
fn entry(what: Phrase, says: Phrase) -> Phrase {
    phrase!("descent-card-entry", what = what, says = says)
}

/// One after the other.
fn commas(all: Vec<Phrase>) -> Option<Phrase> {
    all.into_iter().reduce(|a, b| phrase!("descent-card-comma", a = a, b = b))
}

/// What happens, one thing after the other.
fn then(all: Vec<Phrase>) -> Phrase {
    let joined = all.into_iter().reduce(|a, b| phrase!("descent-card-then", a = a, b = b));
    joined.unwrap_or_else(|| phrase!("descent-card-nothing"))
}

/// The words of an id: `AttackDie` is `attack-die`.
fn kebab(word: &str) -> String {
    let mut out = String::new();
    for letter in word.chars() {
        if letter.is_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.extend(letter.to_lowercase());
    }
    out
}

fn condition(condition: Condition) -> Arg {
    Arg::name(format!("de-condition-{}", condition.name()))
}

fn attribute(of: Attribute) -> Arg {
    Arg::name(format!("de-attribute-{}", of.name()))
}

fn colour(colour: Colour) -> Arg {
    Arg::name(format!("de-die-{}", colour.name()))
}

/// Dice by their colours.
pub fn dice(all: &[Colour]) -> Arg {
    let one = |colour: &Colour| phrase!("descent-card-die", colour = self::colour(*colour)).into();
    Arg::List(all.iter().map(one).collect())
}

/// The same as signs: `blue red red`.
pub fn dice_signs(all: &[Colour]) -> String {
    all.iter().map(|colour| colour.name()).collect::<Vec<_>>().join(" ")
}

/// What an amount is of.
#[derive(Clone, Copy, Debug)]
enum Of {
    Damage,
    Fatigue,
}

/// How much of something: `3 damage`, `all fatigue`, `as much damage as 2 red dice show`.
fn much(amount: Amount, of: Of) -> Phrase {
    let what = match of {
        Of::Damage => phrase!("descent-card-of-damage"),
        Of::Fatigue => phrase!("descent-card-of-fatigue"),
    };
    match amount {
        Amount::Fixed(n) => phrase!("descent-card-much", n = n, what = what),
        Amount::All => phrase!("descent-card-all", what = what),
        Amount::Roll(colour, n) => {
            phrase!("descent-card-rolled", n = n, colour = self::colour(colour), what = what)
        }
        Amount::PerDamage(n) => phrase!("descent-card-per-damage", n = n, what = what),
        Amount::PerFatigue(n) => phrase!("descent-card-per-fatigue", n = n, what = what),
        Amount::ForFatigue => phrase!("descent-card-for-fatigue", what = what),
        Amount::Above => phrase!("descent-card-above", what = what),
        Amount::Attribute => phrase!("descent-card-worth", what = what),
    }
}
