//! Spaces and sets of spaces, shared by every kind of board.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The number of a space of one map, counted from 0 in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SpaceId(pub u16);

impl SpaceId {
    /// The number as an index into per-space arrays.
    ///
    /// ```
    /// assert_eq!(board::SpaceId(7).index(), 7);
    /// ```
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of spaces as bits; up to 256 spaces it needs no allocation.
///
/// Equality looks at the members only, and iteration goes in ascending order, so a set never depends on how it was
/// made.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<SpaceId>", into = "Vec<SpaceId>")]
pub struct SpaceSet {
    words: SmallVec<[u64; 4]>,
}

impl SpaceSet {
    /// The empty set.
    ///
    /// ```
    /// assert!(board::SpaceSet::new().is_empty());
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// The spaces 0 to `count` - 1; no more than there are numbers for spaces.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet};
    /// assert_eq!(SpaceSet::first(2), [SpaceId(0), SpaceId(1)].into_iter().collect());
    /// ```
    pub fn first(count: usize) -> Self {
        let count = count.min(usize::from(u16::MAX) + 1);
        let mut words: SmallVec<[u64; 4]> = SmallVec::from_elem(u64::MAX, count / 64);
        if !count.is_multiple_of(64) {
            words.push((1 << (count % 64)) - 1);
        }
        Self { words }
    }

    /// Whether the space is in the set.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet};
    /// assert!(SpaceSet::first(3).contains(SpaceId(2)));
    /// assert!(!SpaceSet::first(3).contains(SpaceId(3)));
    /// ```
    #[inline]
    pub fn contains(&self, space: SpaceId) -> bool {
        self.words.get(space.index() / 64).is_some_and(|word| word >> (space.index() % 64) & 1 == 1)
    }

    /// Adds a space; true if it was not in the set before.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet};
    /// let mut set = SpaceSet::new();
    /// assert!(set.insert(SpaceId(5)));
    /// assert!(!set.insert(SpaceId(5)));
    /// ```
    pub fn insert(&mut self, space: SpaceId) -> bool {
        let (word, bit) = (space.index() / 64, 1u64 << (space.index() % 64));
        if self.words.len() <= word {
            self.words.resize(word + 1, 0);
        }
        let new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        new
    }

    /// Takes a space out; true if it was in the set.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet};
    /// let mut set = SpaceSet::first(2);
    /// assert!(set.remove(SpaceId(1)));
    /// assert_eq!(set, SpaceSet::first(1));
    /// ```
    pub fn remove(&mut self, space: SpaceId) -> bool {
        let was = self.contains(space);
        if was {
            self.words[space.index() / 64] &= !(1u64 << (space.index() % 64));
        }
        was
    }

    /// Takes all spaces out and keeps the memory.
    ///
    /// ```
    /// let mut set = board::SpaceSet::first(9);
    /// set.clear();
    /// assert!(set.is_empty());
    /// ```
    pub fn clear(&mut self) {
        self.words.clear();
    }

    /// How many spaces are in the set.
    ///
    /// ```
    /// assert_eq!(board::SpaceSet::first(70).len(), 70);
    /// ```
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no space is in the set.
    ///
    /// ```
    /// assert!(!board::SpaceSet::first(1).is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// The spaces in ascending order.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet};
    /// let set: SpaceSet = [SpaceId(70), SpaceId(3)].into_iter().collect();
    /// assert_eq!(set.iter().collect::<Vec<_>>(), [SpaceId(3), SpaceId(70)]);
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = SpaceId> + '_ {
        self.words.iter().enumerate().flat_map(|(at, &word)| {
            std::iter::successors((word != 0).then_some(word), |rest| {
                let rest = rest & (rest - 1);
                (rest != 0).then_some(rest)
            })
            .map(move |rest| SpaceId((at * 64) as u16 + rest.trailing_zeros() as u16))
        })
    }

    /// Adds every space of the other set.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet};
    /// let mut set = SpaceSet::first(1);
    /// set.union_with(&SpaceSet::first(3));
    /// assert_eq!(set, SpaceSet::first(3));
    /// ```
    pub fn union_with(&mut self, other: &SpaceSet) {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine |= theirs;
        }
    }

    /// Keeps only the spaces that are in the other set too.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet};
    /// let mut set = SpaceSet::first(9);
    /// set.intersect_with(&SpaceSet::first(3));
    /// assert_eq!(set.len(), 3);
    /// ```
    pub fn intersect_with(&mut self, other: &SpaceSet) {
        self.words.truncate(other.words.len());
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine &= theirs;
        }
    }

    /// Takes out every space of the other set.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet};
    /// let mut set = SpaceSet::first(3);
    /// set.subtract(&SpaceSet::first(2));
    /// assert_eq!(set.iter().collect::<Vec<_>>(), [SpaceId(2)]);
    /// ```
    pub fn subtract(&mut self, other: &SpaceSet) {
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine &= !theirs;
        }
    }

    /// Takes out every space that does not fit.
    ///
    /// ```
    /// use board::{SpaceId, SpaceSet};
    /// let mut set: SpaceSet = [1, 2, 70].map(SpaceId).into_iter().collect();
    /// set.retain(|space| space != SpaceId(2));
    /// assert_eq!(set.iter().collect::<Vec<_>>(), [SpaceId(1), SpaceId(70)]);
    /// ```
    pub fn retain(&mut self, fits: impl Fn(SpaceId) -> bool) {
        for (at, word) in self.words.iter_mut().enumerate() {
            let mut rest = *word;
            while rest != 0 {
                let bit = rest & rest.wrapping_neg();
                if !fits(SpaceId((at * 64) as u16 + bit.trailing_zeros() as u16)) {
                    *word &= !bit;
                }
                rest &= rest - 1;
            }
        }
    }

    /// Whether the two sets have a space in common.
    ///
    /// ```
    /// use board::SpaceSet;
    /// assert!(SpaceSet::first(2).meets(&SpaceSet::first(1)));
    /// assert!(!SpaceSet::first(2).meets(&SpaceSet::new()));
    /// ```
    pub fn meets(&self, other: &SpaceSet) -> bool {
        self.words.iter().zip(&other.words).any(|(mine, theirs)| mine & theirs != 0)
    }

    /// Whether every space of this set is in the other.
    ///
    /// ```
    /// use board::SpaceSet;
    /// assert!(SpaceSet::first(2).is_within(&SpaceSet::first(3)));
    /// ```
    pub fn is_within(&self, other: &SpaceSet) -> bool {
        (0..self.words.len()).all(|at| self.words[at] & !other.words.get(at).copied().unwrap_or(0) == 0)
    }

    fn significant(&self) -> &[u64] {
        let end = self.words.iter().rposition(|&word| word != 0).map_or(0, |last| last + 1);
        &self.words[..end]
    }
}

impl PartialEq for SpaceSet {
    fn eq(&self, other: &Self) -> bool {
        self.significant() == other.significant()
    }
}

impl Eq for SpaceSet {}

impl PartialOrd for SpaceSet {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// Sets are ordered as their ascending lists of members are.
impl Ord for SpaceSet {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let (mine, theirs) = (self.significant(), other.significant());
        let word = |words: &[u64], at: usize| words.get(at).copied().unwrap_or(0);
        let differs = |at: &usize| word(mine, *at) != word(theirs, *at);
        let Some(at) = (0..mine.len().max(theirs.len())).find(differs) else {
            return std::cmp::Ordering::Equal;
        };
        // Up to the lowest member that only one of them has the lists are the same. Who has it is less, unless the
        // other list ends there.
        let (a, b) = (word(mine, at), word(theirs, at));
        let lowest = (a ^ b) & (a ^ b).wrapping_neg();
        let goes_on = |rest: u64, words: &[u64]| rest & !(lowest - 1) != 0 || words.len() > at + 1;
        match a & lowest != 0 {
            true if goes_on(b, theirs) => std::cmp::Ordering::Less,
            true => std::cmp::Ordering::Greater,
            false if goes_on(a, mine) => std::cmp::Ordering::Greater,
            false => std::cmp::Ordering::Less,
        }
    }
}

impl FromIterator<SpaceId> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = SpaceId>>(spaces: I) -> Self {
        let mut set = Self::new();
        set.extend(spaces);
        set
    }
}

impl Extend<SpaceId> for SpaceSet {
    fn extend<I: IntoIterator<Item = SpaceId>>(&mut self, spaces: I) {
        for space in spaces {
            self.insert(space);
        }
    }
}

impl From<Vec<SpaceId>> for SpaceSet {
    fn from(spaces: Vec<SpaceId>) -> Self {
        spaces.into_iter().collect()
    }
}

impl From<SpaceSet> for Vec<SpaceId> {
    fn from(set: SpaceSet) -> Self {
        set.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The order of sets is that of the lists of their members, however far apart these lie.
    #[test]
    fn sets_are_ordered_as_their_lists() {
        let members = [0, 1, 5, 63, 64, 65, 127, 200, 300];
        let all: Vec<SpaceSet> = (0..1u32 << members.len())
            .map(|bits| (0..members.len()).filter(move |n| bits >> n & 1 == 1))
            .map(|chosen| chosen.map(|n| SpaceId(members[n])).collect())
            .collect();
        for a in &all {
            for b in &all {
                assert_eq!(a.cmp(b), a.iter().cmp(b.iter()), "{a:?} {b:?}");
            }
        }
    }
}
