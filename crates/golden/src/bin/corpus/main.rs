//! Games in the middle of play as a version of Gruft writes them, for the versions that come after it: docs/saves.md.
//!
//! `corpus make PROGRAM FOLDER` has a built `gruft` play some of every game and write them down, with a small database;
//! `corpus try PROGRAM FOLDER` has one open what another has written, and counts.

mod engine;
mod served;
mod socket;

use games::Games;
use golden::Failure;
use golden::corpus::{Counted, open, saves};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "corpus make PROGRAM FOLDER [SAVES of each game] [TABLES]\ncorpus try PROGRAM FOLDER\ncorpus check FOLDER";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let number = |n: usize, usual: usize| args.get(n).and_then(|n| n.parse().ok()).unwrap_or(usual);
    let done = match args.as_slice() {
        ["make", program, folder, ..] => make(program, Path::new(folder), number(3, 2), number(4, 6)),
        ["try", program, folder] => attempt(program, Path::new(folder)),
        ["check", folder] => check(Path::new(folder)),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("{text}");
            ExitCode::FAILURE
        }
    }
}

fn make(program: &str, folder: &Path, saves: usize, tables: usize) -> Result<(), Failure> {
    std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    engine::make(program, folder, saves)?;
    served::make(program, folder, tables)
}

fn attempt(program: &str, folder: &Path) -> Result<(), Failure> {
    engine::attempt(program, folder)?;
    served::attempt(program, folder)
}

fn check(folder: &Path) -> Result<(), Failure> {
    let games = Games::new();
    let mut all: BTreeMap<String, Counted> = BTreeMap::new();
    let mut failures = Vec::new();
    for path in saves(folder)? {
        match open(&games, &path) {
            Ok((game, counted)) => {
                let sum = all.entry(game).or_default();
                sum.saves += 1;
                sum.whole += counted.whole;
                sum.answers += counted.answers;
                sum.dropped += counted.dropped;
            }
            Err(failure) => failures.push(format!("{}: {failure}", path.display())),
        }
    }
    all.iter().for_each(|(game, counted)| println!("{game}: {counted:?}"));
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}
