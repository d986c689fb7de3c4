//! Plays the cases of a game that is broken in one place at a time.
//!
//! `cargo xtask break` copies the sources, writes every mutant of a game into the copy, builds this program there and
//! talks to it: one JSON object a line, in and out. It is called with the folders of the cases. Asked to watch, it plays
//! them all and says of each whether it passes and which mutants it reaches. Told a mutant and some cases, it answers
//! with the first of them that fails while the mutant is on. It keeps no time: whoever talks to it gives up when a
//! mutant never comes to an end. In the repository itself there are no mutants, and none is ever reached.
//!
//! `golden` as a folder stands for the golden games in it (docs/golden.md): a saved game of a game that it was built with
//! is played again like a case, and fails if its story is another one.

use cases::{Case, Options, run_text};
use serde::{Deserialize, Serialize};
use std::io::{BufRead as _, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::any::{AnyGame, Erased, progress};
use table::{Save, Viewer};
use words::Words;

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

/// A case, or a golden game with its story.
struct File {
    path: String,
    text: String,
    story: Option<String>,
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
    let games = games()?;
    let is_golden = |folder: &&PathBuf| folder.ends_with("golden");
    let cases: Vec<PathBuf> = folders.iter().filter(|folder| !is_golden(folder)).cloned().collect();
    let mut files = Vec::new();
    for path in cases::collect(&cases).map_err(|e| e.to_string())? {
        files.push(File { path: path.display().to_string(), text: read(&path)?, story: None });
    }
    for folder in folders.iter().filter(is_golden) {
        files.extend(golden(folder, &games)?);
    }
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

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// The golden games of these games.
fn golden(folder: &Path, games: &[Box<dyn AnyGame>]) -> Result<Vec<File>, String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let mut files = Vec::new();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|end| end == "json")) {
        let text = read(path)?;
        let save = Save::from_text(&text).map_err(|e| format!("{}: {e}", path.display()))?;
        if games.iter().any(|game| game.name() == save.game) {
            let story = Some(read(&path.with_extension("txt"))?);
            files.push(File { path: path.display().to_string(), text, story });
        }
    }
    Ok(files)
}

/// Plays all cases and says which mutants they reach.
fn watch(files: &[File]) -> Result<(), String> {
    switch::watch();
    let games = games()?;
    say(&Said::Begun { reached: switch::take_reached() })?;
    for file in files {
        let failure = play(file, &games);
        let case = if file.story.is_none() { Case::parse(&file.text).ok() } else { None };
        let shows = case.map_or_else(Vec::new, |case| case.shows);
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

/// Why a case or a golden game fails, if it does.
fn play(file: &File, games: &[Box<dyn AnyGame>]) -> Option<String> {
    let games: Vec<&dyn AnyGame> = games.iter().map(|game| &**game).collect();
    if let Some(story) = &file.story {
        let played = catch_unwind(AssertUnwindSafe(|| replay(&file.text, story, &games)));
        return played.unwrap_or_else(|_| Err("the game ends in a panic".to_owned())).err();
    }
    let options = Options::default();
    let verdict = catch_unwind(AssertUnwindSafe(|| run_text(&file.path, &file.text, &games, &options)));
    match verdict {
        Ok(verdict) => verdict.failure().map(ToString::to_string),
        Err(_) => Some("the case ends in a panic".to_owned()),
    }
}

/// Plays a golden game again, answer by answer.
fn replay(text: &str, story: &str, games: &[&dyn AnyGame]) -> Result<(), String> {
    let save = Save::from_text(text).map_err(|e| e.to_string())?;
    let game = games.iter().find(|game| game.name() == save.game).ok_or("there is no such game")?;
    let mut table = game.rewound(&save).map_err(|e| e.to_string())?;
    for entry in &save.entries {
        table.append(entry).map_err(|e| e.to_string())?;
    }
    let words = Words::english();
    let told: String = table.log(Viewer::Engine, 0).iter().map(|line| words.line(line) + "\n").collect();
    let told = told + &progress(&*table) + "\n";
    if told == story { Ok(()) } else { Err("the story is another one".to_owned()) }
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
