//! `gruft solve`: what monsters may do.

use crate::{Done, Stop, call, terminal};
use games::solve::{Edition, Report, Show, except, positions};
use std::collections::BTreeSet;

/// Runs the command.
pub fn run(args: &call::Solve) -> Done {
    let edition: Edition = args.edition.parse().map_err(Stop::wrong)?;
    let at =
        |file: &std::path::Path, e: &dyn std::fmt::Display| Stop::Wrong(format!("{}: {e}", file.display()));
    let positions = positions(&terminal::read(&args.file)?).map_err(|e| at(&args.file, &e))?;
    let leave_out: BTreeSet<u64> = match &args.except {
        Some(file) => except(&terminal::read(file)?).map_err(|e| at(file, &e))?,
        None => BTreeSet::new(),
    };
    if positions.iter().all(|p| leave_out.contains(&p.id)) {
        return Err(Stop::Wrong(format!("{}: there is no position to solve", args.file.display())));
    }
    let report = Report::new(&positions, edition, &leave_out).map_err(|e| at(&args.file, &e))?;
    print!("{}", report.write(Show { expect: args.expect, why: args.why, json: args.json }));
    if args.expect && !report.agrees() { Err(Stop::No(String::new())) } else { Ok(()) }
}
