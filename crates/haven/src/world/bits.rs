//! Small sets of numbers, a bit each.

use serde::{Deserialize, Serialize};

macro_rules! bit_sets {
    ($($(#[$doc:meta])* $set:ident($int:ty);)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $set($int);

        impl $set {
            /// Whether a number is in it.
            pub fn has(self, n: usize) -> bool {
                n < <$int>::BITS as usize && self.0 >> n & 1 == 1
            }

            /// The number is in it from now on.
            pub fn insert(&mut self, n: usize) {
                debug_assert!(n < <$int>::BITS as usize, "{n} in a set of {}", <$int>::BITS);
                self.0 |= 1 << n;
            }

            /// The number is no longer in it.
            pub fn remove(&mut self, n: usize) {
                self.0 &= !(1 << n);
            }

            /// Whether nothing is in it.
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }
        }
    )* };
}

bit_sets! {
    /// GH-REV-01: rooms of a scenario.
    Rooms(u16);
    /// GH-SPC-05: doors that are locked.
    Locks(u64);
    /// Special rules of a scenario.
    RulesOver(u16);
    /// FH-SCN-03: sections of a scenario.
    Sections(u16);
    /// GH-ELE-03: elements that become strong at the end of the turn.
    Infused(u8);
}
