//! `--rules` and `--rule`: the code in which a rule lives is broken, and a case that shows the rule must fail.

use crate::Broken;
use crate::call::Call;
use crate::homes::{Part, Sources};
use crate::report::{self, Outcome, Tried, line};
use crate::run::Attempt;
use catalogue::{Catalogue, Id, Part as PartOfGame};
use serde::Serialize;
use std::collections::BTreeSet;

/// What came of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Verdict {
    /// A case that shows it fails when its code is broken in some way.
    Caught,
    /// None does, however it is broken.
    NotCaught,
    /// Nothing that could be broken there compiles.
    NoMutant,
    /// No code cites it.
    NoHome,
}

#[derive(Serialize)]
struct Rule {
    id: String,
    verdict: Verdict,
    /// Which of the homes was broken: 1 what a comment is about, 2 where its data is handled, 3 where a text names it,
    /// 4 the file.
    home: usize,
    places: Vec<String>,
    /// The cases that show it.
    cases: Vec<String>,
    /// How many mutants of its home a case that shows it catches.
    caught: usize,
    mutants: Vec<Tried>,
}

#[derive(Serialize)]
struct Report<'c> {
    game: &'c str,
    seed: Option<u64>,
    rules: Vec<Rule>,
}

/// Tries the rules and prints what came of each.
pub fn run(broken: &Broken, call: &Call) -> Result<(), String> {
    let catalogue = Catalogue::embedded();
    let citations = catalogue::citations(&broken.root, catalogue).map_err(|e| e.to_string())?;
    let sources = Sources::read(&broken.root, &broken.game, citations)?;
    let mut ids = Vec::new();
    for name in &call.rule {
        let id: Id = name.parse().map_err(|_| format!("{name} is no rule"))?;
        ids.push(
            catalogue
                .item(&id)
                .map(|item| item.id.clone())
                .ok_or_else(|| format!("there is no rule {id}"))?,
        );
    }
    ids.extend(drawn(broken, catalogue, call)?);
    let rules = ids.iter().map(|id| attempt(broken, &sources, id)).collect::<Result<Vec<Rule>, String>>()?;
    let report = Report { game: broken.game.name, seed: call.rules.map(|_| call.seed), rules };
    if call.json {
        return report::json(&report);
    }
    print(&report);
    Ok(())
}

/// The cases of this game that claim to show a rule, by their numbers.
fn claiming(broken: &Broken, id: &str) -> Vec<usize> {
    let folder = broken.root.join("cases").join(broken.game.name);
    let cases = broken.watched.cases.iter().enumerate();
    let claims = cases.filter(|(_, case)| case.shows.iter().any(|shown| shown == id));
    claims
        .filter(|(_, case)| std::path::Path::new(&case.path).starts_with(&folder))
        .map(|(at, _)| at)
        .collect()
}

/// As many rules of what is played at one sitting as are asked for, of those that cases show.
fn drawn(broken: &Broken, catalogue: &Catalogue, call: &Call) -> Result<Vec<Id>, String> {
    let Some(count) = call.rules else { return Ok(Vec::new()) };
    let game = catalogue.game(broken.game.name).ok_or("the catalogue does not know the game")?;
    let mut shown: Vec<Id> = game
        .items()
        .map(|item| item.id.clone())
        .filter(|id| catalogue.parts.of(id) == Some(PartOfGame::Play))
        .filter(|id| !claiming(broken, &id.to_string()).is_empty())
        .collect();
    let mut state = call.seed;
    let mut drawn = Vec::new();
    while drawn.len() < count && !shown.is_empty() {
        let at = usize::try_from(next(&mut state) % shown.len() as u64).unwrap_or_default();
        drawn.push(shown.swap_remove(at));
    }
    drawn.sort();
    Ok(drawn)
}

/// The next number of the sequence that a seed begins (splitmix64).
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

fn attempt(broken: &Broken, sources: &Sources, id: &Id) -> Result<Rule, String> {
    let id_text = id.to_string();
    let claiming = claiming(broken, &id_text);
    let cases = claiming.iter().map(|case| broken.case(*case).to_owned()).collect();
    let homes = sources.homes(id);
    let inside = |parts: &[Part]| -> Vec<usize> {
        let is_inside = |at: &usize| {
            let mutant = &broken.tree.mutants[*at];
            let is_in = |part: &Part| {
                let (outer, inner) = (&part.range, &mutant.range);
                part.file == mutant.file && outer.start <= inner.start && inner.end <= outer.end
            };
            parts.iter().any(is_in)
        };
        (0..broken.tree.mutants.len()).filter(is_inside).collect()
    };
    let is_alive = |at: &usize| !broken.tree.dead.contains(at);
    let found = homes.iter().map(|home| inside(home)).collect::<Vec<_>>();
    let home = found.iter().position(|mutants| mutants.iter().any(is_alive));
    let Some(home) = home else {
        let is_somewhere = homes.iter().any(|home| !home.is_empty());
        let verdict = if is_somewhere { Verdict::NoMutant } else { Verdict::NoHome };
        let places = homes.iter().flatten().map(place).collect();
        return Ok(Rule { id: id_text, verdict, home: 0, places, cases, caught: 0, mutants: Vec::new() });
    };
    let alive: Vec<usize> = found[home].iter().copied().filter(is_alive).collect();
    let attempts: Vec<Attempt> = alive
        .iter()
        .map(|at| {
            let mutant = u32::try_from(at + 1).unwrap_or(u32::MAX);
            let reaching: BTreeSet<usize> = broken.reaching(mutant).into_iter().collect();
            let cases = claiming.iter().copied().filter(|case| reaching.contains(case)).collect();
            Attempt { mutant, fresh: broken.is_fresh(mutant), cases }
        })
        .collect();
    let came = broken.program.try_all(&attempts, &broken.watched)?;
    let mutants: Vec<Tried> = alive
        .iter()
        .zip(attempts.iter().zip(&came))
        .map(|(at, (attempt, came))| Tried::new(broken, *at, came, attempt.cases.len()))
        .collect();
    let caught = came.iter().filter(|came| came.is_noticed()).count();
    let verdict = if caught > 0 { Verdict::Caught } else { Verdict::NotCaught };
    let places = homes[home].iter().map(place).collect();
    Ok(Rule { id: id_text, verdict, home: home + 1, places, cases, caught, mutants })
}

fn place(part: &Part) -> String {
    format!("{}:{} {}", part.file, part.line, part.name)
}

fn print(report: &Report<'_>) {
    println!("{}: {} rules", report.game, report.rules.len());
    for rule in &report.rules {
        let (caught, all) = (rule.caught, rule.mutants.len());
        let said = match rule.verdict {
            Verdict::Caught => format!("caught, {caught} of {all} mutants"),
            Verdict::NotCaught => format!("NOT CAUGHT, none of {all} mutants"),
            Verdict::NoMutant => "no mutant compiles".to_owned(),
            Verdict::NoHome => "no home".to_owned(),
        };
        println!("{:<10} {said}, {} cases; {}", rule.id, rule.cases.len(), rule.places.join(", "));
        if rule.verdict == Verdict::NotCaught {
            rule.cases.iter().for_each(|case| println!("             case {case}"));
            for tried in &rule.mutants {
                let reached = if tried.result == Outcome::Unreached { " (not reached)" } else { "" };
                println!("             {}{reached}", line(&tried.mutant));
            }
        }
    }
    let count = |verdict| report.rules.iter().filter(|rule| rule.verdict == verdict).count();
    println!(
        "caught {}, not caught {}, no mutant compiles {}, no home {}",
        count(Verdict::Caught),
        count(Verdict::NotCaught),
        count(Verdict::NoMutant),
        count(Verdict::NoHome)
    );
}
