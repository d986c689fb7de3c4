//! Decks and bags. Order exists only where somebody has seen it.

use crate::{Seat, SeatSet, chance::Chance};
use serde::{Deserialize, Serialize};

/// A card whose place in a deck some seats know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed<C> {
    /// The card.
    pub card: C,
    /// Who has seen it there.
    pub known_to: SeatSet,
}

/// What happens when a card is needed and none is left to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhenEmpty {
    /// The discard pile becomes the deck.
    Reshuffle,
    /// Nothing is drawn.
    Stay,
}

/// A deck: cards seen on top in order, an unordered rest, cards seen at the bottom, and a discard pile.
///
/// The rest has no order; a card is picked from it when it is drawn. So nothing in the world says what will come, and
/// two worlds with the same cards left are equal.
///
/// ```
/// use table::{Deck, WhenEmpty};
/// let mut deck = Deck::new([3, 1, 2], WhenEmpty::Reshuffle);
/// assert_eq!(deck.left(), 3);
/// deck.discard(9);
/// assert_eq!(deck.discarded(), [9]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck<C> {
    top: Vec<Placed<C>>,
    rest: Vec<C>,
    bottom: Vec<Placed<C>>,
    discard: Vec<C>,
    when_empty: WhenEmpty,
}

impl<C: Clone + Ord> Deck<C> {
    /// A shuffled deck of these cards.
    pub fn new(cards: impl IntoIterator<Item = C>, when_empty: WhenEmpty) -> Deck<C> {
        let mut rest: Vec<C> = cards.into_iter().collect();
        rest.sort();
        Deck { top: Vec::new(), rest, bottom: Vec::new(), discard: Vec::new(), when_empty }
    }

    /// Deals a hand as the game is set up; while it is played, rules draw through `Play`.
    pub fn deal(&mut self, cards: usize, chance: &mut Chance) -> Vec<C> {
        let cards = cards.min(self.rest.len());
        let mut hand: Vec<C> = (0..cards).map(|_| self.rest.remove(chance.below(self.rest.len()))).collect();
        hand.sort();
        hand
    }

    /// How many cards are left to draw.
    pub fn left(&self) -> usize {
        self.top.len() + self.rest.len() + self.bottom.len()
    }

    /// The cards left to draw, as a set without order.
    pub fn cards_left(&self) -> Vec<C> {
        let placed = self.top.iter().chain(&self.bottom).map(|p| p.card.clone());
        let mut cards: Vec<C> = placed.chain(self.rest.iter().cloned()).collect();
        cards.sort();
        cards
    }

    /// Whether such a card is left to draw.
    ///
    /// ```
    /// use table::{Deck, WhenEmpty};
    /// let deck = Deck::new([3, 1, 2], WhenEmpty::Stay);
    /// assert!(deck.has_left(|card| *card == 2) && !deck.has_left(|card| *card == 9));
    /// ```
    pub fn has_left(&self, fits: impl Fn(&C) -> bool) -> bool {
        self.rest.iter().any(&fits) || self.top.iter().chain(&self.bottom).any(|placed| fits(&placed.card))
    }

    /// The discard pile, the oldest card first.
    pub fn discarded(&self) -> &[C] {
        &self.discard
    }

    /// The cards whose place on top is known, the next to be drawn first.
    pub fn top(&self) -> &[Placed<C>] {
        &self.top
    }

    /// Puts a card on the discard pile.
    pub fn discard(&mut self, card: C) {
        self.discard.push(card);
    }

    /// Shuffles these cards in; whatever was known of the order is forgotten.
    pub fn shuffle_in(&mut self, cards: impl IntoIterator<Item = C>) {
        let placed = self.top.drain(..).chain(self.bottom.drain(..)).map(|p| p.card);
        self.rest.extend(placed);
        self.rest.extend(cards);
        self.rest.sort();
    }

    /// Shuffles the discard pile in.
    pub fn reshuffle(&mut self) {
        let discard = std::mem::take(&mut self.discard);
        self.shuffle_in(discard);
    }

    /// Puts a card on top; `known_to` have seen it.
    pub fn put_on_top(&mut self, card: C, known_to: SeatSet) {
        self.top.insert(0, Placed { card, known_to });
    }

    /// Puts a card at the bottom; `known_to` have seen it.
    pub fn put_at_bottom(&mut self, card: C, known_to: SeatSet) {
        self.bottom.push(Placed { card, known_to });
    }

    /// Takes a particular card out of the deck, wherever it lies.
    pub fn take(&mut self, card: &C) -> Option<C> {
        if let Some(i) = self.rest.iter().position(|c| c == card) {
            return Some(self.rest.remove(i));
        }
        for placed in [&mut self.top, &mut self.bottom] {
            if let Some(i) = placed.iter().position(|p| p.card == *card) {
                return Some(placed.remove(i).card);
            }
        }
        None
    }

    /// Takes every card that `fits` out of the discard pile.
    pub fn take_discarded(&mut self, fits: impl Fn(&C) -> bool) -> Vec<C> {
        let (taken, kept) = std::mem::take(&mut self.discard).into_iter().partition(fits);
        self.discard = kept;
        taken
    }

    /// Redeals what this seat has not seen: for `imagine`.
    ///
    /// Cards that only others have seen on top or at the bottom are dealt again, together with the rest.
    pub fn imagine(&mut self, seat: Seat, chance: &mut Chance) {
        let Deck { top, rest, bottom, .. } = self;
        let unknown = || top.iter().chain(bottom.iter()).filter(|placed| !placed.known_to.has(seat));
        rest.extend(unknown().map(|placed| placed.card.clone()).collect::<Vec<_>>());
        rest.sort();
        for placed in top.iter_mut().chain(bottom).filter(|placed| !placed.known_to.has(seat)) {
            placed.card = rest.remove(chance.below(rest.len()));
        }
    }

    /// Where the next card comes from: the known top, the rest, or the known bottom.
    pub(crate) fn next(&mut self) -> Next<'_, C> {
        if self.left() == 0 && self.when_empty == WhenEmpty::Reshuffle {
            self.reshuffle();
        }
        if !self.top.is_empty() {
            Next::Known(&mut self.top)
        } else if !self.rest.is_empty() {
            Next::Open(&mut self.rest)
        } else if !self.bottom.is_empty() {
            Next::Known(&mut self.bottom)
        } else {
            Next::Nothing
        }
    }
}

/// See [`Deck::next`].
pub(crate) enum Next<'d, C> {
    Known(&'d mut Vec<Placed<C>>),
    Open(&'d mut Vec<C>),
    Nothing,
}

/// A bag of tokens: drawn at random, perhaps put back.
///
/// ```
/// use table::Bag;
/// let mut bag = Bag::new(["coin", "coin", "crown"]);
/// bag.put("snare");
/// assert_eq!(bag.inside(), ["coin", "coin", "crown", "snare"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bag<T> {
    pub(crate) inside: Vec<T>,
}

impl<T: Clone + Ord> Bag<T> {
    /// A bag with these tokens in it.
    pub fn new(tokens: impl IntoIterator<Item = T>) -> Bag<T> {
        let mut inside: Vec<T> = tokens.into_iter().collect();
        inside.sort();
        Bag { inside }
    }

    /// What is in the bag, without order.
    pub fn inside(&self) -> &[T] {
        &self.inside
    }

    /// Puts a token into the bag.
    pub fn put(&mut self, token: T) {
        let at = self.inside.partition_point(|t| *t <= token);
        self.inside.insert(at, token);
    }

    /// Takes a particular token out of the bag.
    pub fn take(&mut self, token: &T) -> Option<T> {
        let i = self.inside.iter().position(|t| t == token)?;
        Some(self.inside.remove(i))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_decks_with_the_same_cards_left_are_equal() {
        assert_eq!(Deck::new([2, 1], WhenEmpty::Stay), Deck::new([1, 2], WhenEmpty::Stay));
    }

    #[test]
    fn an_empty_deck_reshuffles_its_discards_or_stays_empty() {
        for (when_empty, left) in [(WhenEmpty::Reshuffle, 2), (WhenEmpty::Stay, 0)] {
            let mut deck = Deck::new([], when_empty);
            deck.discard(4);
            deck.discard(3);
            let _ = deck.next();
            assert_eq!(deck.left(), left);
        }
    }

    #[test]
    fn every_order_that_a_seat_thinks_possible_is_imagined() {
        let mut deck = Deck::new([3], WhenEmpty::Stay);
        deck.put_on_top(2, SeatSet::one(Seat(1)));
        deck.put_on_top(1, SeatSet::one(Seat(1)));
        let orders = (0..200).map(|seed| {
            let mut guess = deck.clone();
            guess.imagine(Seat(0), &mut Chance::seeded(seed));
            (guess.top()[0].card, guess.top()[1].card)
        });
        let orders: std::collections::BTreeSet<(i32, i32)> = orders.collect();
        assert_eq!(orders.len(), 6, "{orders:?}");
    }

    #[test]
    fn imagining_leaves_what_the_seat_has_seen_and_changes_what_it_has_not() {
        let mut deck = Deck::new(0..20, WhenEmpty::Stay);
        deck.take(&3);
        deck.put_on_top(3, SeatSet::one(Seat(1)));
        for seed in 0..50 {
            let mut knows = deck.clone();
            knows.imagine(Seat(1), &mut Chance::seeded(seed));
            assert_eq!(knows, deck);
        }
        let tops = (0..50).map(|seed| {
            let mut guesses = deck.clone();
            guesses.imagine(Seat(0), &mut Chance::seeded(seed));
            assert_eq!(guesses.cards_left(), deck.cards_left());
            guesses.top()[0].card
        });
        let different: std::collections::BTreeSet<_> = tops.collect();
        assert!(different.len() > 10, "only {} different tops in 50 tries", different.len());
    }
}
