//! What can be offered and told in the vault; see [`Vocabulary`].

use super::content::CARDS;
use crate::Vocabulary;

/// The form of every key.
const KEYS: &[&str] = &[
    "attack", "bold", "card:{}", "end", "for:{}", "hold", "lose:{}", "move", "none", "salve", "search",
    "stop", "suffer", "to:{}", "venom", "wary", "{}",
];

/// The form of every line.
const LINES: &[&str] = &[
    "attacks {} {}",
    "damage {} {}",
    "draws {} {}",
    "falls {}",
    "finds {} {}",
    "heals {} 1",
    "holds {}",
    "joins {}",
    "loses {} {}",
    "moved {} {}",
    "plans {} {}",
    "plays {} {}",
    "rises {}",
    "rolled {}",
    "round {}",
    "springs {} {}",
    "turn {}",
];

/// What stands in them besides cards.
const WORDS: [&str; 11] =
    ["ash", "birch", "cedar", "ghoul", "warden", "bold", "wary", "crown", "coin", "salve", "snare"];

pub(super) fn vocabulary() -> Vocabulary {
    let cards = CARDS.iter().map(|card| card.name);
    let names = WORDS.into_iter().chain(cards).map(str::to_owned).collect();
    Vocabulary { keys: KEYS.to_vec(), lines: LINES.to_vec(), names }
}
