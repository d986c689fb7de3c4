//! The random player: every option of every question is equally likely.

use crate::{Answers, Ask, Chance, Game, Seat};

/// A player that picks at random, from its own generator: the game's dice do not notice it.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    state: u64,
    /// How many questions it has answered.
    pub answered: u64,
}

impl RandomPlayer {
    /// A player that always plays the same way for the same seed.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer { state: seed, answered: 0 }
    }

    /// The next 64 bits: SplitMix64.
    pub(crate) fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`: the high half of a product, which is quicker than a division.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next()) * n as u128) >> 64) as usize
    }
}

impl<G: Game> Answers<G> for RandomPlayer {
    fn answer(&mut self, _: &G, ask: &Ask<'_, G>, _: &mut G::World, _: &mut Chance) -> Option<(Seat, usize)> {
        self.answered += 1;
        let i = self.below(ask.options.count());
        Some((ask.speaker(i)?, i))
    }
}
