//! Which of the mutants in a program is on.
//!
//! `cargo xtask break` copies the sources of a game and writes every mutant into the copy as a choice that is made
//! while the program runs: `if switch::on(17) { mutated } else { original }`. At most one mutant is on at a time, and
//! all of a program's threads see the same one. No crate of the repository uses this one but in such a copy.
//!
//! ```
//! let is_short = |n: u32| if switch::on(17) { n <= 3 } else { n < 3 };
//! assert!(!is_short(3));
//! switch::turn_on(17);
//! assert!(is_short(3));
//! switch::turn_off();
//! let _ = switch::take_reached();
//! switch::watch();
//! assert!(!is_short(3));
//! assert_eq!(switch::take_reached(), [17]);
//! ```

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

/// How many mutants a program can have.
pub const MOST: u32 = 64 * WORDS as u32;
const WORDS: usize = 1024;

/// Nothing is on, and what is reached is noted.
const WATCHING: u32 = u32::MAX;

/// The number of the mutant that is on; numbers begin with 1.
static CHOSEN: AtomicU32 = AtomicU32::new(0);
static REACHED: [AtomicU64; WORDS] = [const { AtomicU64::new(0) }; WORDS];

/// Whether this mutant is on. While [`watch`] counts, it is noted that it was reached.
#[inline]
pub fn on(mutant: u32) -> bool {
    let chosen = CHOSEN.load(Relaxed);
    if chosen == WATCHING {
        note(mutant);
    }
    chosen == mutant
}

#[cold]
fn note(mutant: u32) {
    if let Some(word) = REACHED.get((mutant / 64) as usize) {
        word.fetch_or(1 << (mutant % 64), Relaxed);
    }
}

/// Turns this mutant on, and every other one off.
pub fn turn_on(mutant: u32) {
    CHOSEN.store(mutant, Relaxed);
}

/// Turns every mutant off.
pub fn turn_off() {
    CHOSEN.store(0, Relaxed);
}

/// Turns every mutant off, and notes from now on which ones are reached.
pub fn watch() {
    CHOSEN.store(WATCHING, Relaxed);
}

/// The mutants that were reached since this was asked last.
pub fn take_reached() -> Vec<u32> {
    let mut reached = Vec::new();
    for (word, base) in REACHED.iter().zip((0..).step_by(64)) {
        let bits = word.swap(0, Relaxed);
        reached.extend((0..64).filter(|bit| bits & (1 << bit) != 0).map(|bit| base + bit));
    }
    reached
}

/// The same items, or none at all: a mutant of a function that returns some iterator.
pub struct Items<I>(Option<I>);

/// Gives the items of `all`, or none if the mutant is on.
pub fn items<I>(is_on: bool, all: I) -> Items<I> {
    Items((!is_on).then_some(all))
}

impl<I: Iterator> Iterator for Items<I> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        self.0.as_mut()?.next()
    }
}

impl<I: DoubleEndedIterator> DoubleEndedIterator for Items<I> {
    fn next_back(&mut self) -> Option<I::Item> {
        self.0.as_mut()?.next_back()
    }
}

impl<I: ExactSizeIterator> ExactSizeIterator for Items<I> {
    fn len(&self) -> usize {
        self.0.as_ref().map_or(0, ExactSizeIterator::len)
    }
}

impl<I: Clone> Clone for Items<I> {
    fn clone(&self) -> Items<I> {
        Items(self.0.clone())
    }
}
