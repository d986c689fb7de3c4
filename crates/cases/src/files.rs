//! Case files: finding them, and running many at once.

use crate::case::Case;
use crate::run::{Options, judge};
use crate::verdict::{Ended, Failure, Verdict};
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use table::any::AnyGame;

/// There is nothing to run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NothingFound {
    /// A path that does not exist or cannot be read.
    #[error("{path}: {why}")]
    NoSuchPath {
        /// The path.
        path: String,
        /// Why it cannot be read.
        why: String,
    },
    /// No case below these paths.
    #[error("there is no case (*.toml) in: {0}")]
    NoCases(String),
}

/// Every case file in these files and folders, in the order of their paths and each once.
pub fn collect(paths: &[PathBuf]) -> Result<Vec<PathBuf>, NothingFound> {
    let mut files = Vec::new();
    for path in paths {
        let problem = |why: std::io::Error| NothingFound::NoSuchPath {
            path: path.display().to_string(),
            why: why.to_string(),
        };
        if path.metadata().map_err(problem)?.is_dir() {
            below(path, &mut files).map_err(problem)?;
        } else {
            files.push(path.clone());
        }
    }
    files.sort();
    files.dedup();
    match files.is_empty() {
        false => Ok(files),
        true => {
            let named: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
            Err(NothingFound::NoCases(named.join(", ")))
        }
    }
}

fn below(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let (path, kind) = (entry.path(), entry.file_type()?);
        if kind.is_dir() {
            below(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
    Ok(())
}

/// Reads one file and plays it; `None` if it has nothing to do with the rule that is asked for.
pub fn run_file(path: &Path, games: &[&dyn AnyGame], options: &Options<'_>) -> Option<Verdict> {
    let name = path.display().to_string();
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            let failure =
                Failure::file(1, "the file cannot be read", "a text file in UTF-8", error.to_string());
            return Some(Verdict {
                path: name,
                title: String::new(),
                game: String::new(),
                shows: Vec::new(),
                touches: Vec::new(),
                result: Ended::Failed(failure),
                trace: Vec::new(),
            });
        }
    };
    let parsed = Case::parse(&text);
    if let (Some(rule), Ok(case)) = (options.rule, &parsed)
        && !case.rules().any(|id| id == rule)
    {
        return None;
    }
    Some(judge(&name, &text, parsed, games, options))
}

/// Runs every file, many at once. The verdicts come in the order of the paths, however many threads there are. A file
/// that is not a case gets its verdict too, even when only one rule is asked for.
pub fn run_all(paths: &[PathBuf], games: &[&dyn AnyGame], options: &Options<'_>) -> Vec<Verdict> {
    let verdicts: Vec<Option<Verdict>> =
        paths.par_iter().map(|path| run_file(path, games, options)).collect();
    verdicts.into_iter().flatten().collect()
}
