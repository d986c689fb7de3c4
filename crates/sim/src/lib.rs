//! Many games at once, and what they add up to.
//!
//! Every game has its own seed, and results are added up in the order of the seeds, so the number of threads changes
//! nothing but the time.
//!
//! ```
//! let games = games::Games::new();
//! let sample = games.find("sample").expect("it is there");
//! let setup = sample.setup(None, Some(2)).expect("two heroes can play");
//! let simulation = sample.simulation(setup, "random", true).expect("the random player can play it");
//! let job = sim::Job { games: 50, seed: 1, threads: 2 };
//! let stats = sim::run(&simulation, &job, |_| {}).expect("nothing breaks");
//! assert_eq!(stats.games, 50);
//! ```

mod trials;

pub use trials::{BrokenTrial, Trials, Tried, try_out};

use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use table::any::Simulation;
use table::{Broken, Played};

/// What to play.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// How many games.
    pub games: u64,
    /// The first seed; each game has the next one.
    pub seed: u64,
    /// How many threads; 0 is as many as there are cores. Never more than games, nor more than 64.
    pub threads: usize,
}

/// What the games add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Stats {
    /// Games played.
    pub games: u64,
    /// Games that the heroes won.
    pub wins: u64,
    /// Games that they did not win.
    pub losses: u64,
    /// Questions answered.
    pub questions: u64,
    /// Units played.
    pub units: u64,
    /// Games won, by seat.
    pub wins_by_seat: BTreeMap<u8, u64>,
    /// The sums of what outcomes note, such as rounds.
    pub sums: BTreeMap<String, i64>,
    /// A hash over all games: two runs with the same hash played the same games.
    pub digest: String,
}

/// A game that broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenGame {
    /// Its seed.
    pub seed: u64,
    /// What happened.
    pub broken: Broken,
}

/// How many games are played before their results are added up.
const CHUNK: u64 = 4_096;

/// Plays all games; `progress` hears how many are done.
///
/// If games break, the first of them in the order of the seeds is returned. Games are played in chunks, and after the
/// chunk in which one broke no more are played.
pub fn run(simulation: &Simulation, job: &Job, progress: impl Fn(u64) + Sync) -> Result<Stats, BrokenGame> {
    let done = AtomicU64::new(0);
    let play = |seed: u64| {
        let played = simulation(seed);
        let now = done.fetch_add(1, Ordering::Relaxed) + 1;
        if now.is_multiple_of(64) || now == job.games {
            progress(now);
        }
        played.map_err(|broken| BrokenGame { seed, broken })
    };
    let all = || {
        let mut stats = Stats::default();
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut next = 0;
        while next < job.games {
            let end = job.games.min(next + CHUNK);
            let seeds = (next..end).map(|n| job.seed.wrapping_add(n));
            let seeds: Vec<u64> = seeds.collect();
            let played: Vec<Result<Played, BrokenGame>> = seeds.into_par_iter().map(play).collect();
            for played in played {
                stats.add(&played?, &mut hash);
            }
            next = end;
        }
        stats.digest = format!("{hash:016x}");
        Ok(stats)
    };
    in_threads(job.threads, job.games, all)
}

/// Runs this with so many threads to share its work among.
fn in_threads<T: Send>(threads: usize, games: u64, work: impl FnOnce() -> T + Send) -> T {
    match rayon::ThreadPoolBuilder::new().num_threads(threads_for(threads, games)).build() {
        Ok(pool) => pool.install(work),
        Err(_) => work(),
    }
}

/// More threads than this are never started.
const MOST_THREADS: usize = 64;

/// As many threads as were asked for, or else as there are cores; never more than games.
fn threads_for(threads: usize, games: u64) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let wanted = if threads == 0 { cores() } else { threads };
    let games = usize::try_from(games).unwrap_or(usize::MAX).max(1);
    wanted.min(games).min(MOST_THREADS)
}

impl Stats {
    fn add(&mut self, played: &Played, hash: &mut u64) {
        self.games += 1;
        self.questions += played.questions;
        self.units += u64::from(played.units);
        let winners = played.outcome.as_ref().map(|o| o.winners).unwrap_or_default();
        match played.outcome.as_ref().is_some_and(|o| o.heroes_won) {
            true => self.wins += 1,
            false => self.losses += 1,
        }
        for seat in winners.iter() {
            *self.wins_by_seat.entry(seat.0).or_default() += 1;
        }
        for (name, value) in played.outcome.iter().flat_map(|o| &o.notes) {
            *self.sums.entry(name.clone()).or_default() += value;
        }
        for number in [played.questions, u64::from(played.units), winners.iter().map(|s| 1 << s.0).sum()] {
            *hash = (*hash ^ number).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let games = games::Games::new();
        let sample = games.find("sample").expect("it is there");
        let setup = sample.setup(None, Some(3)).expect("three heroes can play");
        let simulation = sample.simulation(setup, "random", true).expect("the random player can play it");
        let stats = |threads| run(&simulation, &Job { games: 500, seed: 9, threads }, |_| {});
        let one = stats(1).expect("nothing breaks");
        assert_eq!(Ok(&one), stats(2).as_ref());
        assert_eq!(Ok(&one), stats(7).as_ref());
        assert_eq!(one.wins + one.losses, 500);
        assert!(one.wins > 5 && one.losses > 5, "{one:?}");
    }

    #[test]
    fn there_are_never_more_threads_than_games() {
        assert_eq!(threads_for(1_000_000, 3), 3);
        assert_eq!(threads_for(usize::MAX, 1_000_000), MOST_THREADS);
        assert_eq!(threads_for(0, 1), 1);
        assert_eq!(threads_for(4, 100), 4);
    }

    #[test]
    fn a_game_that_breaks_is_named_by_its_seed() {
        let simulation: Simulation = Box::new(|seed| match seed {
            107 | 113 => Err(Broken::check("planted")),
            _ => Ok(Played::default()),
        });
        let job = Job { games: 20, seed: 100, threads: 2 };
        let broken = run(&simulation, &job, |_| {}).expect_err("two games break");
        assert_eq!(broken, BrokenGame { seed: 107, broken: Broken::check("planted") });
    }
}
