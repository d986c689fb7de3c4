//! FH-SHT-03: the masteries of the classes, each worth a perk mark once.

use serde::Deserialize;
use std::fmt;
use std::str::FromStr;
use table::phrase;
use table::phrase::Phrase;

/// What a mastery asks for in one scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum Mastery {
    /// The character is fast in so many rounds, one after another.
    FastRounds(u8),
    /// No attack targets it.
    NeverAttacked,
    /// It kills so many of its own summons.
    OwnSummonsKilled(u8),
    /// It removes so many shadows in one round.
    ShadowsRemoved(u8),
    /// It places or removes a shadow in every round.
    ShadowEveryRound,
    /// It ends with its tokens on the last slots of so many cards in its active area.
    LastSlots(u8),
    /// It takes its other form in every round.
    SwitchEveryRound,
    /// It loses a card in every round.
    LoseEveryRound,
    /// A summon of its first turn kills so many enemies and is there at the end.
    FirstSummonKills(u8),
    /// It attacks three enemies or more with each of so many different area attacks.
    AreaAttacks(u8),
    /// A banner of its first turn is there at the end and was never farther away than this.
    BannerNear(u8),
    /// It moves or attacks in every round, and never with a value below this.
    StrongDeeds(u8),
}

impl Mastery {
    /// Whether it asks what becomes of the summons of the first turn.
    pub fn watches_first_summons(self) -> bool {
        matches!(self, Mastery::FirstSummonKills(_) | Mastery::BannerNear(_))
    }

    /// What it asks for, in words.
    pub fn text(self) -> Phrase {
        match self {
            Mastery::FastRounds(rounds) => phrase!("mastery-fast-rounds", rounds = rounds),
            Mastery::NeverAttacked => phrase!("mastery-never-attacked"),
            Mastery::OwnSummonsKilled(summons) => phrase!("mastery-own-summons-killed", summons = summons),
            Mastery::ShadowsRemoved(shadows) => phrase!("mastery-shadows-removed", shadows = shadows),
            Mastery::ShadowEveryRound => phrase!("mastery-shadow-every-round"),
            Mastery::LastSlots(cards) => phrase!("mastery-last-slots", cards = cards),
            Mastery::SwitchEveryRound => phrase!("mastery-switch-every-round"),
            Mastery::LoseEveryRound => phrase!("mastery-lose-every-round"),
            Mastery::FirstSummonKills(kills) => phrase!("mastery-first-summon-kills", kills = kills),
            Mastery::AreaAttacks(attacks) => phrase!("mastery-area-attacks", attacks = attacks),
            Mastery::BannerNear(range) => phrase!("mastery-banner-near", range = range),
            Mastery::StrongDeeds(value) => phrase!("mastery-strong-deeds", value = value),
        }
    }
}

impl fmt::Display for Mastery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mastery::FastRounds(n) => write!(f, "fast-rounds {n}"),
            Mastery::NeverAttacked => f.write_str("never-attacked"),
            Mastery::OwnSummonsKilled(n) => write!(f, "own-summons-killed {n}"),
            Mastery::ShadowsRemoved(n) => write!(f, "shadows-removed {n}"),
            Mastery::ShadowEveryRound => f.write_str("shadow-every-round"),
            Mastery::LastSlots(n) => write!(f, "last-slots {n}"),
            Mastery::SwitchEveryRound => f.write_str("switch-every-round"),
            Mastery::LoseEveryRound => f.write_str("lose-every-round"),
            Mastery::FirstSummonKills(n) => write!(f, "first-summon-kills {n}"),
            Mastery::AreaAttacks(n) => write!(f, "area-attacks {n}"),
            Mastery::BannerNear(n) => write!(f, "banner-near {n}"),
            Mastery::StrongDeeds(n) => write!(f, "strong-deeds {n}"),
        }
    }
}

impl FromStr for Mastery {
    type Err = String;
    fn from_str(words: &str) -> Result<Mastery, String> {
        let (word, number) = words.split_once(' ').unwrap_or((words, ""));
        let n = number.parse().unwrap_or(1);
        let all = [
            Mastery::FastRounds(n),
            Mastery::NeverAttacked,
            Mastery::OwnSummonsKilled(n),
            Mastery::ShadowsRemoved(n),
            Mastery::ShadowEveryRound,
            Mastery::LastSlots(n),
            Mastery::SwitchEveryRound,
            Mastery::LoseEveryRound,
            Mastery::FirstSummonKills(n),
            Mastery::AreaAttacks(n),
            Mastery::BannerNear(n),
            Mastery::StrongDeeds(n),
        ];
        let found = all.into_iter().find(|mastery| mastery.to_string() == words);
        found.ok_or_else(|| format!("{word:?} is no mastery: \"{words}\"; for example: \"last-slots 4\""))
    }
}

impl TryFrom<String> for Mastery {
    type Error = String;
    fn try_from(words: String) -> Result<Mastery, String> {
        words.parse()
    }
}
