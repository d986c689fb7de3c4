//! Dice and draws: from a portable seeded generator, or stacked by name.
//!
//! [`Chance`] lies beside the world in every rest, so that going back to a rest goes back to its dice. A case stacks
//! what it needs, for each source separately and by the name of the face or card; a new roll somewhere else does not
//! shift what is stacked for a source.

use crate::RandomPlayer;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use std::fmt::{self, Write as _};

/// What is rolled or drawn: a kind of die or deck, and whose it is.
///
/// Displayed as `owner-kind`, or as `kind` alone; that is the name under which it is stacked.
///
/// ```
/// use table::Source;
/// assert_eq!(Source::from("red").to_string(), "red");
/// assert_eq!(Source::of("imp", "deck").to_string(), "imp-deck");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source<'s> {
    owner: &'s str,
    kind: &'s str,
}

impl<'s> Source<'s> {
    /// The die or deck of this kind that belongs to `owner`.
    pub fn of(owner: &'s str, kind: &'s str) -> Source<'s> {
        Source { owner, kind }
    }
}

impl<'s> From<&'s str> for Source<'s> {
    fn from(kind: &'s str) -> Source<'s> {
        Source { owner: "", kind }
    }
}

impl fmt::Display for Source<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.owner {
            "" => f.write_str(self.kind),
            owner => write!(f, "{owner}-{}", self.kind),
        }
    }
}

/// The name of a face, card or token, as cases and saves write it.
pub trait Named<G> {
    /// Writes the name; unique among the faces of one die and the kinds of card of one deck.
    fn name(&self, game: &G, out: &mut String);
}

/// Why a roll or draw could not be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum ChanceError {
    /// A case is strict: what it does not stack must not be rolled.
    #[error("{0} was rolled or drawn, but nothing is stacked for it")]
    NotStacked(String),
    /// The stacked name is on no face and on no card that is left.
    #[error("{asked} is stacked for {from}, but there are only: {}", there.join(", "))]
    NoSuchFace {
        /// The source.
        from: String,
        /// The stacked name.
        asked: String,
        /// What could come up.
        there: Vec<String>,
    },
}

/// Where dice and draws come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    generator: Option<ChaCha8Rng>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    stacked: BTreeMap<String, VecDeque<String>>,
    /// What has come up, with its source, if it is to be written down.
    #[serde(skip)]
    noted: Option<Vec<(String, String)>>,
}

impl Chance {
    /// Everything comes from a generator that gives the same numbers on every machine.
    pub fn seeded(seed: u64) -> Chance {
        let mut words = RandomPlayer::new(seed);
        let mut key = [0; 32];
        for bytes in key.chunks_exact_mut(8) {
            bytes.copy_from_slice(&words.next().to_le_bytes());
        }
        Chance { generator: Some(ChaCha8Rng::from_seed(key)), stacked: BTreeMap::new(), noted: None }
    }

    /// The same generator before anything came from it; nothing, where something is stacked.
    pub(crate) fn at_its_beginning(&self) -> Option<Chance> {
        let generator = self.generator.as_ref().filter(|_| self.stacked.is_empty())?;
        Some(Chance { generator: Some(ChaCha8Rng::from_seed(generator.get_seed())), ..Chance::strict() })
    }

    /// Nothing may be rolled that has not been stacked.
    pub fn strict() -> Chance {
        Chance { generator: None, stacked: BTreeMap::new(), noted: None }
    }

    /// Adds names for a source; they come up in this order.
    pub fn stack<N: Into<String>>(&mut self, source: &str, names: impl IntoIterator<Item = N>) {
        self.stacked.entry(source.to_owned()).or_default().extend(names.into_iter().map(Into::into));
    }

    /// What was stacked and has not come up.
    pub fn left_over(&self) -> Vec<(String, Vec<String>)> {
        let named = self.stacked.iter().filter(|(_, names)| !names.is_empty());
        named.map(|(source, names)| (source.clone(), names.iter().cloned().collect())).collect()
    }

    /// From here on the dice fall differently, so that what an undone answer showed predicts nothing.
    pub fn salt(&mut self, salt: u64) {
        if let Some(generator) = &mut self.generator {
            let mut seed = [0u8; 32];
            generator.fill_bytes(&mut seed);
            for (byte, salt) in seed.iter_mut().zip(salt.to_le_bytes()) {
                *byte ^= salt;
            }
            *generator = ChaCha8Rng::from_seed(seed);
        }
    }

    /// A number below `n`, each equally likely; 0 when there is no generator or nothing to choose from.
    ///
    /// For redealing hidden things in `imagine`. Rules roll and draw through `Play`.
    pub fn below(&mut self, n: usize) -> usize {
        match (&mut self.generator, u32::try_from(n)) {
            (Some(generator), Ok(n)) if n > 1 => below(generator, n) as usize,
            _ => 0,
        }
    }

    /// From here on everything that comes up is written down.
    pub(crate) fn note(&mut self) {
        self.noted = Some(Vec::new());
    }

    /// What has come up since: each with its source, in this order.
    pub(crate) fn noted(&self) -> &[(String, String)] {
        self.noted.as_deref().unwrap_or_default()
    }

    /// Which of `n` things comes up; `name` writes the name of the i-th.
    pub(crate) fn pick(
        &mut self,
        source: Source<'_>,
        n: usize,
        name: impl Fn(usize, &mut String),
    ) -> Result<usize, ChanceError> {
        let picked = self.pick_one(source, n, &name)?;
        if let Some(noted) = &mut self.noted {
            let mut text = String::new();
            name(picked, &mut text);
            noted.push((source.to_string(), text));
        }
        Ok(picked)
    }

    fn pick_one(
        &mut self,
        source: Source<'_>,
        n: usize,
        name: &impl Fn(usize, &mut String),
    ) -> Result<usize, ChanceError> {
        if !self.stacked.is_empty()
            && let Some(asked) = self.stacked.get_mut(&source.to_string()).and_then(VecDeque::pop_front)
        {
            let mut text = String::new();
            let named = |i: usize, text: &mut String| {
                text.clear();
                name(i, text);
            };
            let found = (0..n).find(|&i| {
                named(i, &mut text);
                text == asked
            });
            return found.ok_or_else(|| {
                let mut there: Vec<String> = Vec::new();
                for i in 0..n {
                    named(i, &mut text);
                    if !there.contains(&text) {
                        there.push(text.clone());
                    }
                }
                ChanceError::NoSuchFace { from: source.to_string(), asked, there }
            });
        }
        match &mut self.generator {
            Some(generator) => Ok(below(generator, n as u32) as usize),
            None => Err(ChanceError::NotStacked(source.to_string())),
        }
    }

    /// Whether the next roll of this source is stacked; if so, a card whose place in the deck is known must agree with
    /// it.
    pub(crate) fn stacks(&self, source: Source<'_>) -> bool {
        !self.stacked.is_empty() && self.stacked.get(&source.to_string()).is_some_and(|s| !s.is_empty())
    }
}

/// Rejection sampling on 32-bit words: portable, and without bias.
fn below(generator: &mut ChaCha8Rng, n: u32) -> u32 {
    if n <= 1 {
        return 0;
    }
    let whole = u32::MAX - u32::MAX % n;
    loop {
        let word = generator.next_u32();
        if word < whole {
            return word % n;
        }
    }
}

/// A list of names as people write it, for error messages.
pub(crate) fn listed<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let mut out = String::new();
    for (i, item) in items.into_iter().enumerate() {
        let _ = write!(out, "{}{item}", if i == 0 { "" } else { ", " });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(i: usize, out: &mut String) {
        out.push_str(["miss", "hit", "crit"][i]);
    }

    #[test]
    fn the_generator_gives_the_same_numbers_on_every_machine() {
        let mut chance = Chance::seeded(7);
        let rolls: Vec<usize> = (0..12).map(|_| chance.below(20)).collect();
        assert_eq!(rolls, [10, 16, 1, 2, 19, 8, 13, 17, 12, 10, 4, 4]);
    }

    #[test]
    fn stacked_faces_come_up_in_order_and_do_not_move_the_generator() {
        let mut chance = Chance::seeded(7);
        chance.stack("red", ["crit", "miss"]);
        assert_eq!(chance.pick("red".into(), 3, die), Ok(2));
        assert_eq!(chance.left_over(), [("red".to_owned(), vec!["miss".to_owned()])]);
        assert_eq!(chance.pick("red".into(), 3, die), Ok(0));
        assert_eq!(chance.below(20), 10);
        assert!(chance.left_over().is_empty());
    }

    #[test]
    fn a_face_that_does_not_exist_is_named_with_those_that_do() {
        let mut chance = Chance::strict();
        chance.stack("red", ["fumble"]);
        let error = chance.pick("red".into(), 3, die).expect_err("there is no such face");
        assert_eq!(error.to_string(), "fumble is stacked for red, but there are only: miss, hit, crit");
        let error = chance.pick("red".into(), 3, die).expect_err("nothing is stacked any more");
        assert_eq!(error.to_string(), "red was rolled or drawn, but nothing is stacked for it");
    }

    #[test]
    fn salt_changes_what_comes() {
        let roll = |salt| {
            let mut chance = Chance::seeded(7);
            if let Some(salt) = salt {
                chance.salt(salt);
            }
            (0..8).map(|_| chance.below(100)).collect::<Vec<_>>()
        };
        assert_ne!(roll(None), roll(Some(1)));
        assert_ne!(roll(Some(1)), roll(Some(2)));
        assert_eq!(roll(Some(2)), roll(Some(2)));
    }
}
