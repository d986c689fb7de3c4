//! `--shard` and `--at`: mutants drawn from the rule files by number, or those of a place.

use crate::Broken;
use crate::call::{Call, Shard};
use crate::find::Mutant;
use crate::game::Game;
use crate::report::{self, Outcome, Tried, line, share};
use crate::run::Attempt;
use serde::Serialize;
use std::path::Path;

#[derive(Serialize)]
struct Report<'c> {
    game: &'c str,
    /// What was tried: `1/8`, or a place.
    tried: String,
    mutants: usize,
    compile: usize,
    caught: usize,
    /// Of the caught ones: those that do not come to an end.
    ended: usize,
    survived: usize,
    /// Of the survivors: those that no case reaches.
    unreached: usize,
    list: Vec<Tried>,
}

/// Lists what would be tried.
pub fn list(root: &Path, game: &Game, call: &Call) -> Result<(), String> {
    let mutants = crate::tree::list(root, game)?;
    let mut all: Vec<usize> = drawn(game, call, &mutants).into_iter().flat_map(|(_, drawn)| drawn).collect();
    all.sort_unstable();
    all.dedup();
    let all: Vec<&Mutant> = all.into_iter().map(|at| &mutants[at]).collect();
    if call.json {
        return report::json(&all);
    }
    all.iter().for_each(|mutant| println!("{}", line(mutant)));
    Ok(())
}

/// Tries each shard and place, and prints what came of it.
pub fn run(broken: &Broken, call: &Call) -> Result<(), String> {
    let mut reports = Vec::new();
    for (name, drawn) in drawn(&broken.game, call, &broken.tree.mutants) {
        let report = attempt(broken, name, &drawn)?;
        if !call.json {
            print(&report);
        }
        reports.push(report);
    }
    if call.json { report::json(&reports) } else { Ok(()) }
}

/// The mutants of each shard and place, by their places in the list.
fn drawn(game: &Game, call: &Call, mutants: &[Mutant]) -> Vec<(String, Vec<usize>)> {
    let mut drawn = Vec::new();
    let counts = |mutant: &Mutant| game.is_rule_file(&mutant.file) && (call.further || mutant.plain);
    let counted: Vec<usize> = (0..mutants.len()).filter(|at| counts(&mutants[*at])).collect();
    let whole = [Shard { first: 1, of: 1 }];
    let shards = if call.shard.is_empty() && call.at.is_empty() { &whole[..] } else { &call.shard };
    for shard in shards {
        let every = counted.iter().skip(shard.first - 1).step_by(shard.of);
        drawn.push((shard.to_string(), every.copied().collect()));
    }
    if !call.at.is_empty() {
        let all: Vec<usize> = match &call.shard[..] {
            [] => (0..mutants.len()).collect(),
            _ => drawn.into_iter().flat_map(|(_, drawn)| drawn).collect(),
        };
        let here = |place: &String| all.iter().copied().filter(|at| is_at(&mutants[*at], place)).collect();
        return call.at.iter().map(|place| (place.clone(), here(place))).collect();
    }
    drawn
}

/// Whether a mutant is at `file`, `file:line` or `file:line:column`; of the file the end of its path is enough.
fn is_at(mutant: &Mutant, place: &str) -> bool {
    let mut parts = place.split(':');
    let file = parts.next().unwrap_or_default();
    let here = mutant.file.strip_suffix(file).is_some_and(|rest| rest.is_empty() || rest.ends_with('/'));
    let [line, column] = [parts.next(), parts.next()].map(|part| part.map(str::parse::<usize>));
    here && line.is_none_or(|line| line == Ok(mutant.line))
        && column.is_none_or(|column| column == Ok(mutant.column))
}

fn attempt<'c>(broken: &Broken, tried: String, drawn: &[usize]) -> Result<Report<'c>, String> {
    let alive: Vec<usize> = drawn.iter().copied().filter(|at| !broken.tree.dead.contains(at)).collect();
    let attempts: Vec<Attempt> = alive
        .iter()
        .map(|at| {
            let mutant = u32::try_from(at + 1).unwrap_or(u32::MAX);
            Attempt { mutant, fresh: broken.is_fresh(mutant), cases: broken.reaching(mutant) }
        })
        .collect();
    let came = broken.program.try_all(&attempts, &broken.watched)?;
    let mut list: Vec<Tried> = alive
        .iter()
        .zip(attempts.iter().zip(&came))
        .map(|(at, (attempt, came))| Tried::new(broken, *at, came, attempt.cases.len()))
        .collect();
    let dead = drawn.iter().filter(|at| broken.tree.dead.contains(at));
    list.extend(dead.map(|at| Tried::dead(broken, *at)));
    let count = |what: &dyn Fn(Outcome) -> bool| list.iter().filter(|tried| what(tried.result)).count();
    let caught = count(&Outcome::is_noticed);
    Ok(Report {
        game: broken.game.name,
        tried,
        mutants: drawn.len(),
        compile: alive.len(),
        caught,
        ended: count(&|result| result == Outcome::Ended),
        survived: alive.len() - caught,
        unreached: count(&|result| result == Outcome::Unreached),
        list,
    })
}

fn print(report: &Report<'_>) {
    println!("{} {}: {} mutants, {} compile", report.game, report.tried, report.mutants, report.compile);
    println!(
        "caught {} ({} of them do not come to an end), survived {} ({} of them reached by no case)",
        share(report.caught, report.compile),
        report.ended,
        report.survived,
        report.unreached
    );
    for tried in &report.list {
        match tried.result {
            Outcome::Survived => println!("  survived   {}", line(&tried.mutant)),
            Outcome::Unreached => println!("  unreached  {}", line(&tried.mutant)),
            _ => {}
        }
    }
}
