//! Where the editions differ in what is printed.

use super::{Condition, FROSTHAVEN, Files, GLOOMHAVEN, Rank};
use crate::Edition;

/// What is in the box.
impl Edition {
    /// The content that is built in.
    pub const fn pack(self) -> Files<'static> {
        match self {
            Edition::Frosthaven => FROSTHAVEN,
            Edition::Gloomhaven | Edition::JawsOfTheLion => GLOOMHAVEN,
        }
    }

    /// What a character of level 1 buys with its first 30 gold, unless it is said what it owns.
    ///
    /// FH-CHR-01, FH-CHR-02; what 30 gold buy in Gloomhaven, FH-DIF-67.
    pub const fn first_items(self) -> [&'static str; 2] {
        match self {
            Edition::Frosthaven => ["leather-armor", "poison-dagger"],
            Edition::Gloomhaven | Edition::JawsOfTheLion => ["boots-of-striding", "minor-healing-potion"],
        }
    }

    /// Whether there is such a condition.
    ///
    /// FH-DIF-17: regenerate, ward, brittle, bane and impair are new in Frosthaven (FH-CND-09, FH-CND-11, FH-CND-19,
    /// FH-CND-20, FH-CND-24).
    pub const fn has(self, condition: Condition) -> bool {
        use Condition::{Bane, Brittle, Impair, Regenerate, Ward};
        matches!(self, Edition::Frosthaven)
            || !matches!(condition, Regenerate | Ward | Brittle | Bane | Impair)
    }

    /// Whether in every room more characters meet at least as many monsters, elites counted twice.
    ///
    /// GH-SET-19 (so it is on all pages); FH-SCN-07 (not in the first room of scenario 0, as printed).
    pub const fn more_characters_meet_more(self) -> bool {
        !matches!(self, Edition::Frosthaven)
    }

    /// Whether several hexes can have the letter at which a monster spawns.
    ///
    /// GH-SPC-01 (no: a spawn point is one hex); FH-SPN-02 (yes: at the places that the page names).
    pub const fn spawns_choose_a_point(self) -> bool {
        matches!(self, Edition::Frosthaven)
    }

    /// In which order the ranks of a kind act: the lower number first.
    ///
    /// GH-MON-15: elites, then normal ones. FH-INI-09, FH-BOS-02, FH-DIF-53: named ones before both.
    pub const fn turn_of_rank(self, rank: Rank) -> u8 {
        match (self, rank) {
            (Edition::Frosthaven, Rank::Boss) => 0,
            (_, Rank::Elite) => 1,
            (_, Rank::Normal) => 2,
            (_, Rank::Boss) => 3,
        }
    }
}
