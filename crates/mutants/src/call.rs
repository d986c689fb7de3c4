//! What can be called, with the help that one reads.

use clap::Parser;
use std::str::FromStr;

/// Break the rules of a game one by one, and see whether the cases notice.
///
/// Every small fault that somebody could make in the rules (a mutant) is written into a copy of the sources as a choice that is made while the program runs. So all of them are in one program, which is built once and then takes seconds. docs/mutants.md explains it. Exit codes: 0; 2 the call is wrong, or the copy cannot be built.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask break", bin_name = "cargo xtask break", max_term_width = 100)]
pub struct Call {
    /// gloomhaven, frosthaven, descent, sword-and-sorcery or massive-darkness-2.
    pub game: String,
    /// Draw this many rules that cases show, break the code in which each one lives, and see whether a case that shows it fails.
    #[arg(long, value_name = "N", conflicts_with_all = ["shard", "at"])]
    pub rules: Option<usize>,
    /// Which rules are drawn.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// The same for this rule. Can be said several times.
    #[arg(long, value_name = "ID", conflicts_with_all = ["shard", "at"])]
    pub rule: Vec<String>,
    /// Try every M-th mutant of the rule files, beginning with the K-th. Can be said several times.
    #[arg(long, value_name = "K/M")]
    pub shard: Vec<Shard>,
    /// Try the mutants of a file, a line or a place: attack.rs, attack.rs:71, attack.rs:71:27. With --shard: only those of the shard. Can be said several times.
    #[arg(long, value_name = "PLACE")]
    pub at: Vec<String>,
    /// With --shard: also mutants that `cargo mutants` does not make.
    #[arg(long)]
    pub further: bool,
    /// Only list the mutants that would be tried.
    #[arg(long)]
    pub list: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Every `of`-th mutant, beginning with the `first`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// From 1.
    pub first: usize,
    /// How many shards there are.
    pub of: usize,
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let wrong = || format!("{text} is no shard; the second of eight is 2/8");
        let (first, of) = text.split_once('/').ok_or_else(wrong)?;
        let (first, of) = first.parse().ok().zip(of.parse().ok()).ok_or_else(wrong)?;
        if (1..=of).contains(&first) { Ok(Shard { first, of }) } else { Err(wrong()) }
    }
}

impl std::fmt::Display for Shard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.first, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_call_is_sound_and_shards_count_from_one() {
        use clap::CommandFactory as _;
        Call::command().debug_assert();
        assert_eq!("5/8".parse(), Ok(Shard { first: 5, of: 8 }));
        assert!("0/8".parse::<Shard>().is_err());
        assert!("9/8".parse::<Shard>().is_err());
        assert!("a/8".parse::<Shard>().is_err());
    }
}
