//! `gruft rules`: the rules, searched and counted.

use crate::{Done, Stop, call, terminal};
use catalogue::{Catalogue, Coverage, Id, ShownBy};
use serde::Serialize;
use std::collections::BTreeSet;

/// Runs the command.
pub fn run(args: &call::Rules) -> Done {
    let catalogue = Catalogue::embedded();
    if args.coverage { coverage(args, catalogue) } else { search(args, catalogue) }
}

#[derive(Serialize)]
struct Found<'c> {
    id: String,
    game: &'c str,
    area: &'c str,
    text: &'c str,
    examples: Vec<String>,
    cases: Vec<String>,
}

fn search(args: &call::Rules, catalogue: &Catalogue) -> Done {
    let (game, words) = match args.words.split_first() {
        Some((first, rest)) if catalogue.game(first).is_some() => (Some(first.as_str()), rest),
        _ => (None, args.words.as_slice()),
    };
    if words.is_empty() {
        let names: Vec<&str> = catalogue.games.iter().map(|g| g.name.as_str()).collect();
        return Err(Stop::Wrong(format!("which rule? Name words or an id; games: {}", names.join(", "))));
    }
    let hits = catalogue.search(game, words);
    if hits.is_empty() {
        return Err(Stop::No(format!("no rule speaks of {}", words.join(" "))));
    }
    let shown = shown_by(args);
    let mut last = None;
    for hit in hits.iter().take(args.most) {
        let cases: Vec<ShownBy> = shown.iter().filter(|s| s.id == hit.item.id).cloned().collect();
        if args.json {
            let found = Found {
                id: hit.item.id.to_string(),
                game: &hit.game.name,
                area: &hit.area.title,
                text: &hit.item.text,
                examples: hit.item.examples.iter().map(|e| e.text.clone()).collect(),
                cases: cases.iter().map(|c| c.path.clone()).collect(),
            };
            println!("{}", serde_json::to_string(&found).map_err(Stop::wrong)?);
            continue;
        }
        let place = (&hit.game.name, &hit.area.code);
        if last != Some(place) {
            println!("{}", catalogue::heading(hit.game, hit.area, terminal::colour()));
            last = Some(place);
        }
        println!("{}", catalogue::render(hit.item, terminal::width(), terminal::colour(), &cases));
    }
    if hits.len() > args.most && !args.json {
        println!("{} more; --most {} prints them all", hits.len() - args.most, hits.len());
    }
    Ok(())
}

/// The rules that passing cases show; none, where there are no cases.
fn shown_by(args: &call::Rules) -> Vec<ShownBy> {
    let folder = args.root.join("cases");
    let Ok(files) = cases::collect(&[folder]) else { return Vec::new() };
    let verdicts = super::case::run_files(&files, false, None);
    let passed = verdicts.iter().filter(|v| v.passed());
    let shown = passed.flat_map(|v| v.shows.iter().map(move |id| (id, v)));
    shown
        .filter_map(|(id, v)| {
            let path = v.path.strip_prefix("./").unwrap_or(&v.path).to_owned();
            Some(ShownBy { id: id.parse().ok()?, path, title: v.title.clone() })
        })
        .collect()
}

fn coverage(args: &call::Rules, catalogue: &Catalogue) -> Done {
    let citations = catalogue::citations(&args.root, catalogue).map_err(Stop::wrong)?;
    let cited: BTreeSet<Id> = citations.in_code();
    let shown: BTreeSet<Id> = shown_by(args).into_iter().map(|s| s.id).collect();
    let coverage = Coverage::count(catalogue, &shown, &cited);
    let coverage = if args.brief { coverage.brief() } else { coverage };
    if args.json {
        println!("{}", serde_json::to_string(&coverage).map_err(Stop::wrong)?);
    } else {
        print!("{coverage}");
    }
    Ok(())
}
