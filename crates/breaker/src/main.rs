//! Plays the cases of a game that is broken in one place at a time.
//!
//! `cargo xtask break` copies the sources, writes every mutant of a game into the copy, builds this program there and
//! talks to it: one JSON object a line, in and out. It is called with the folders of the cases. Asked to watch, it plays
//! them all and says of each whether it passes and which mutants it reaches. Told a mutant and some cases, it answers
//! with the first of them that fails while the mutant is on. It keeps no time: whoever talks to it gives up when a
//! mutant never comes to an end. In the repository itself there are no mutants, and none is ever reached.

use cases::{Case, Options, run_text};
use serde::{Deserialize, Serialize};
use std::io::{BufRead as _, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use table::any::{AnyGame, Erased};

/// What is asked.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Asked {
    /// Which mutants do the cases reach?
    Watch,
    /// Which of these cases fails with this mutant?
    Try(Try),
}

#[derive(Deserialize)]
struct Try {
    /// The number of the mutant.
    mutant: u32,
    /// Whether it already matters when the game is made from its content.
    fresh: bool,
    /// The cases, by their numbers.
    cases: Vec<usize>,
}

/// What is said.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Said<'a> {
    /// The mutants that are reached when the games are made.
    Begun { reached: Vec<u32> },
    /// What came of a case without any mutant.
    Case { path: &'a str, shows: Vec<String>, failure: Option<String>, reached: Vec<u32> },
    /// All cases have been played.
    Ready,
    /// With this mutant this case fails.
    Caught { mutant: u32, case: Option<usize>, failure: String },
    /// With this mutant all of these cases pass.
    Survived { mutant: u32 },
}

struct File {
    path: String,
    text: String,
}

fn main() -> ExitCode {
    // What a broken game panics with is part of its failure.
    std::panic::set_hook(Box::new(|_| {}));
    let folders: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    match run(&folders) {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("{text}");
            ExitCode::FAILURE
        }
    }
}

fn run(folders: &[PathBuf]) -> Result<(), String> {
    let mut files = Vec::new();
    for path in cases::collect(folders).map_err(|e| e.to_string())? {
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        files.push(File { path: path.display().to_string(), text });
    }
    let games = games()?;
    for line in std::io::stdin().lock().lines() {
        let line = line.map_err(|e| e.to_string())?;
        match serde_json::from_str(&line).map_err(|e| format!("{line}: {e}"))? {
            Asked::Watch => watch(&files)?,
            Asked::Try(wanted) => {
                let said = attempt(&wanted, &files, &games);
                switch::turn_off();
                say(&said)?;
            }
        }
    }
    Ok(())
}

/// Plays all cases and says which mutants they reach.
fn watch(files: &[File]) -> Result<(), String> {
    switch::watch();
    let games = games()?;
    say(&Said::Begun { reached: switch::take_reached() })?;
    for file in files {
        let failure = play(file, &games);
        let shows = Case::parse(&file.text).map_or_else(|_| Vec::new(), |case| case.shows);
        let shows = shows.into_iter().map(|id| id.value).collect();
        say(&Said::Case { path: &file.path, shows, failure, reached: switch::take_reached() })?;
    }
    switch::turn_off();
    say(&Said::Ready)
}

fn say(said: &Said<'_>) -> Result<(), String> {
    let line = serde_json::to_string(said).map_err(|e| e.to_string())?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).map_err(|e| e.to_string())
}

/// Plays these cases with this mutant until one fails.
fn attempt<'a>(wanted: &Try, files: &[File], games: &[Box<dyn AnyGame>]) -> Said<'a> {
    let mutant = wanted.mutant;
    switch::turn_on(mutant);
    let caught = |case, failure| Said::Caught { mutant, case, failure };
    let made;
    let games = if wanted.fresh {
        made = match catch_unwind(self::games) {
            Ok(Ok(games)) => games,
            Ok(Err(text)) => return caught(None, text),
            Err(_) => return caught(None, "the game cannot be made from its content".to_owned()),
        };
        &*made
    } else {
        games
    };
    for case in &wanted.cases {
        let Some(file) = files.get(*case) else { continue };
        if let Some(failure) = play(file, games) {
            return caught(Some(*case), failure);
        }
    }
    Said::Survived { mutant }
}

/// Why a case fails, if it does.
fn play(file: &File, games: &[Box<dyn AnyGame>]) -> Option<String> {
    let games: Vec<&dyn AnyGame> = games.iter().map(|game| &**game).collect();
    let options = Options::default();
    let verdict = catch_unwind(AssertUnwindSafe(|| run_text(&file.path, &file.text, &games, &options)));
    match verdict {
        Ok(verdict) => verdict.failure().map(ToString::to_string),
        Err(_) => Some("the case ends in a panic".to_owned()),
    }
}

/// The games that this program was built with.
fn games() -> Result<Vec<Box<dyn AnyGame>>, String> {
    let mut games: Vec<Box<dyn AnyGame>> = Vec::new();
    #[cfg(feature = "haven")]
    for game in [haven::Haven::gloomhaven(), haven::Haven::frosthaven()] {
        games.push(Box::new(Erased::new(game.map_err(|e| e.to_string())?)));
    }
    #[cfg(feature = "descent")]
    games.push(Box::new(Erased::new(descent::Descent::new().map_err(|e| e.to_string())?)));
    #[cfg(feature = "sorcery")]
    games.push(Box::new(Erased::new(sorcery::Sorcery::new().map_err(|e| e.to_string())?)));
    #[cfg(feature = "darkness")]
    games.push(Box::new(Erased::new(darkness::Darkness::new().map_err(|e| e.to_string())?)));
    Ok(games)
}
