//! `gruft case`: cases are run, written and listed.

use crate::{Done, Stop, call, terminal};
use cases::{Case, Fault, Options, Verdict};
use catalogue::{Catalogue, Id};
use games::Games;
use std::path::{Path, PathBuf};
use table::Save;
use table::any::AnyTable;

/// Runs the command.
pub fn run(args: &call::Case) -> Done {
    if let Some(game) = &args.list_prompts {
        let games = Games::new();
        let game = games.find(game).map_err(Stop::wrong)?;
        for kind in game.prompts() {
            println!("{kind}{}", if game.begins().contains(kind) { "  (begins)" } else { "" });
        }
        return Ok(());
    }
    if let Some(game) = &args.list_words {
        let games = Games::new();
        let vocabulary = games.find(game).map_err(Stop::wrong)?.vocabulary();
        vocabulary.keys.iter().for_each(|form| println!("key   {form}"));
        vocabulary.lines.iter().for_each(|form| println!("line  {form}"));
        return Ok(());
    }
    if let Some(file) = &args.from {
        let at = |e: &dyn std::fmt::Display| Stop::Wrong(format!("{}: {e}", file.display()));
        let save = Save::from_text(&terminal::read(file)?).map_err(|e| at(&e))?;
        let games = Games::new();
        let game = games.find(&save.game).map_err(|e| at(&e))?;
        print!("{}", cases::skeleton(game, &save).map_err(|e| at(&e))?);
        return Ok(());
    }
    let here = [PathBuf::from("cases")];
    let paths = if args.paths.is_empty() { &here[..] } else { &args.paths };
    let files = cases::collect(paths).map_err(Stop::wrong)?;
    let verdicts = run_files(&files, args.trace, args.rule.as_deref());
    if verdicts.is_empty() {
        return Err(Stop::Wrong(format!("no case shows {}", args.rule.as_deref().unwrap_or("anything"))));
    }
    for verdict in &verdicts {
        if args.json {
            println!("{}", serde_json::to_string(verdict).map_err(Stop::wrong)?);
        } else if args.trace || !verdict.passed() {
            println!("{verdict}\n");
        }
    }
    let failed: Vec<&Verdict> = verdicts.iter().filter(|v| !v.passed()).collect();
    if !args.json {
        println!("{} passed, {} failed", verdicts.len() - failed.len(), failed.len());
    }
    let files_are_wrong = failed.iter().any(|v| v.failure().is_some_and(|f| f.fault == Fault::File));
    match (failed.is_empty(), files_are_wrong) {
        (true, _) => Ok(()),
        (false, true) => Err(Stop::Wrong("a case cannot be read".to_owned())),
        (false, false) => Err(Stop::No(String::new())),
    }
}

/// Runs these files, in path order.
pub fn run_files(files: &[PathBuf], trace: bool, rule: Option<&str>) -> Vec<Verdict> {
    let games = Games::new();
    let catalogue = Catalogue::embedded();
    let known = |id: &str| id.parse::<Id>().is_ok_and(|id| catalogue.item(&id).is_some());
    cases::run_all(files, &games.list(), &Options { trace, rule, known: Some(&known), ..Options::default() })
}

/// The position of a case, before its first answer.
pub fn position(file: &Path) -> Result<Box<dyn AnyTable>, Stop> {
    let at = |failure: cases::Failure| Stop::Wrong(format!("{}:{}\n{failure}", file.display(), failure.line));
    let case = Case::parse(&terminal::read(file)?).map_err(at)?;
    case.puzzle(&Games::new().list()).map_err(at)
}
