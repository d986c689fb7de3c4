//! What has been answered and undone, and the rests to which the table can go back.

use crate::{Game, Reveal, Seat, SeatSet, State};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A line of a table's record. Lines are only ever added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry {
    /// Somebody answered.
    Answer {
        /// Who.
        seat: Seat,
        /// What.
        key: Arc<str>,
        /// Mixed into chance before the answer takes effect.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<u64>,
    },
    /// Somebody took answers back.
    Undo {
        /// Who asked for it.
        by: Seat,
        /// Who agreed.
        agreed: SeatSet,
        /// What was taken back.
        what: Undone,
    },
}

impl Entry {
    /// Who answered what, if it is an answer.
    pub fn answer(&self) -> Option<(Seat, String)> {
        match self {
            Entry::Answer { seat, key, .. } => Some((*seat, key.to_string())),
            Entry::Undo { .. } => None,
        }
    }
}

/// What an undo took back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Undone {
    /// This many of the last answers, whoever gave them.
    Last(u32),
    /// The seat's own last answer in its dialogue apart; the others keep theirs.
    Own,
}

/// Every line of a table's record, kept small: a long game has thousands of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Record {
    lines: Vec<Kept>,
    /// The different keys, in the order in which they first came up.
    keys: Vec<Arc<str>>,
    numbers: BTreeMap<Arc<str>, u32>,
    /// Salts and undos are rare; they lie apart, by line.
    salts: BTreeMap<u32, u64>,
    undos: BTreeMap<u32, Entry>,
}

/// An answer in the record; at the line of an undo it means nothing.
#[derive(Clone, Copy, Debug)]
struct Kept {
    key: u32,
    seat: Seat,
}

/// An answer that counts: given, and not undone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Given {
    /// Its line in the record.
    pub line: u32,
    /// Where the option stood in its list; only a hint, the key decides.
    pub hint: u16,
    /// What it has shown.
    pub shown: Reveal,
}

impl Record {
    pub fn of(entries: &[Entry]) -> Record {
        let mut record = Record::default();
        entries.iter().for_each(|entry| record.push(entry.clone()));
        record
    }

    pub fn len(&self) -> usize {
        self.lines.len()
    }

    pub fn push(&mut self, entry: Entry) {
        let line = self.lines.len() as u32;
        let kept = match entry {
            Entry::Answer { seat, key, salt } => {
                self.salts.extend(salt.map(|salt| (line, salt)));
                Kept { key: self.number(key), seat }
            }
            Entry::Undo { by, .. } => {
                self.undos.insert(line, entry);
                Kept { key: 0, seat: by }
            }
        };
        self.lines.push(kept);
    }

    fn number(&mut self, key: Arc<str>) -> u32 {
        if let Some(number) = self.numbers.get(&key) {
            return *number;
        }
        let number = self.keys.len() as u32;
        self.keys.push(Arc::clone(&key));
        self.numbers.insert(key, number);
        number
    }

    /// Takes the last line back: it was never accepted.
    pub fn pop(&mut self) {
        self.lines.pop();
        let line = self.lines.len() as u32;
        self.salts.remove(&line);
        self.undos.remove(&line);
    }

    pub fn seat(&self, given: &Given) -> Seat {
        self.lines[given.line as usize].seat
    }

    pub fn key(&self, given: &Given) -> &Arc<str> {
        &self.keys[self.lines[given.line as usize].key as usize]
    }

    pub fn salt(&self, given: &Given) -> Option<u64> {
        self.salts.get(&given.line).copied()
    }

    /// The lines from `from` on.
    pub fn since(&self, from: usize) -> Vec<Entry> {
        let lines = self.lines.iter().enumerate().skip(from);
        lines
            .map(|(line, kept)| {
                let line = line as u32;
                let answer = || Entry::Answer {
                    seat: kept.seat,
                    key: Arc::clone(&self.keys[kept.key as usize]),
                    salt: self.salts.get(&line).copied(),
                };
                self.undos.get(&line).cloned().unwrap_or_else(answer)
            })
            .collect()
    }

    /// The answers that count after all undoing; `None` if more is undone than was answered.
    pub fn effective(&self) -> Option<Vec<Given>> {
        let mut given: Vec<Given> = Vec::new();
        for line in 0..self.lines.len() as u32 {
            match self.undos.get(&line) {
                Some(Entry::Undo { what: Undone::Last(n), .. }) => {
                    given.truncate(given.len().checked_sub(*n as usize)?);
                }
                Some(Entry::Undo { by, .. }) => {
                    let own = given.iter().rposition(|g| self.seat(g) == *by)?;
                    given.remove(own);
                }
                _ => given.push(Given { line, hint: 0, shown: Reveal::Nothing }),
            }
        }
        Some(given)
    }
}

/// The state between two units, and where in the record it lies.
pub(crate) struct Rest<G: Game> {
    /// How many answers counted before it.
    pub at: usize,
    /// How many facts had been told.
    pub told: usize,
    /// How many rests with an answer behind them came before it.
    pub number: u32,
    pub state: Arc<State<G>>,
}

impl<G: Game> Clone for Rest<G> {
    fn clone(&self) -> Self {
        Rest { at: self.at, told: self.told, number: self.number, state: Arc::clone(&self.state) }
    }
}

/// The rests that are kept: all of the last few, fewer and fewer the further back.
pub(crate) struct Rests<G: Game> {
    kept: Vec<Rest<G>>,
}

impl<G: Game> Clone for Rests<G> {
    fn clone(&self) -> Self {
        Rests { kept: self.kept.clone() }
    }
}

impl<G: Game> Rests<G> {
    pub fn new(first: Rest<G>) -> Rests<G> {
        Rests { kept: vec![first] }
    }

    pub fn first(&self) -> &Rest<G> {
        &self.kept[0]
    }

    pub fn last(&self) -> &Rest<G> {
        &self.kept[self.kept.len() - 1]
    }

    /// The last rest that lies before answer number `at`.
    pub fn before(&self, at: usize) -> &Rest<G> {
        let after = self.kept.partition_point(|rest| rest.at <= at);
        &self.kept[after.max(1) - 1]
    }

    /// Forgets all rests after this one.
    pub fn back_to(&mut self, number: u32) {
        let after = self.kept.partition_point(|rest| rest.number <= number);
        self.kept.truncate(after.max(1));
    }

    /// Adds a rest; one that lies before the same answer as the last takes its place.
    pub fn push(&mut self, rest: Rest<G>) {
        if self.kept.len() > 1 && self.last().at == rest.at {
            self.kept.pop();
        }
        let newest = rest.number;
        self.kept.push(rest);
        self.kept.retain(|rest| rest.number == 0 || keeps(newest - rest.number, rest.number));
    }

    pub fn count(&self) -> usize {
        self.kept.len()
    }
}

/// Keeps all of the last 2 rests, every 8th of the last 16, every 64th of the last 128, and so on.
pub(crate) fn keeps(distance: u32, number: u32) -> bool {
    let mut step = 1;
    while distance >= step * 2 {
        step *= 8;
    }
    number.is_multiple_of(step)
}

#[cfg(test)]
mod tests {
    use super::keeps;

    #[test]
    fn few_rests_are_kept_and_none_is_far() {
        let kept = |newest: u32| (0..=newest).filter(|n| keeps(newest - n, *n)).collect::<Vec<_>>();
        for newest in 0..3_000u32 {
            let rests = kept(newest);
            assert!(rests.len() <= 10, "{} rests kept after {newest}", rests.len());
            assert_eq!(rests.last(), Some(&newest));
            for wanted in 0..=newest {
                let back = wanted - rests.iter().rev().find(|n| **n <= wanted).copied().unwrap_or(0);
                assert!(back <= 8 * (newest - wanted), "{wanted} of {newest} is {back} rests away");
            }
        }
    }

    #[test]
    fn a_rest_that_is_thinned_out_was_not_needed_later() {
        // Thinning happens step by step: what is wanted later must never have been dropped before.
        let mut kept: Vec<u32> = Vec::new();
        for newest in 0..3_000u32 {
            kept.push(newest);
            kept.retain(|n| keeps(newest - n, *n));
            let anew: Vec<u32> = (0..=newest).filter(|n| keeps(newest - n, *n)).collect();
            assert_eq!(kept, anew);
        }
    }
}
