//! `gruft rules`: the rules, searched and counted.

use crate::{Done, Stop, call, terminal};
use catalogue::{Catalogue, Citations, Coverage, Game, Id, ShownBy};
use serde::Serialize;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Runs the command.
pub fn run(args: &call::Rules) -> Done {
    let catalogue = Catalogue::embedded();
    if args.coverage {
        coverage(args, catalogue)
    } else if args.examples {
        examples(args, catalogue)
    } else {
        search(args, catalogue)
    }
}

#[derive(Serialize)]
struct Found<'c> {
    id: String,
    game: &'c str,
    area: &'c str,
    text: &'c str,
    examples: Vec<String>,
    /// Where it lives: file, line, and the function or type whose comment names it.
    code: Vec<Home>,
    cases: Vec<String>,
}

#[derive(Serialize)]
struct Home {
    file: String,
    line: usize,
    about: Option<String>,
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
    let mut hits = catalogue.search(game, words);
    // Who names a whole id wants that rule and no other.
    if hits.first().is_some_and(|hit| hit.rank.id == 3) {
        hits.retain(|hit| hit.rank.id == 3);
    }
    if hits.is_empty() {
        return Err(Stop::No(format!("no rule speaks of {}", words.join(" "))));
    }
    let citations = catalogue::citations(&args.root, catalogue).map_err(Stop::wrong)?;
    let wanted: BTreeSet<Id> = hits.iter().take(args.most).map(|hit| hit.item.id.clone()).collect();
    let files: Vec<PathBuf> = citations.cases_of(&wanted).iter().map(|file| args.root.join(file)).collect();
    let shown = shown_by(&files, &args.root);
    let mut last = None;
    for hit in hits.iter().take(args.most) {
        let homes: Vec<_> = citations.homes(&hit.item.id).collect();
        let cases: Vec<ShownBy> = shown.iter().filter(|s| s.id == hit.item.id).cloned().collect();
        if args.json {
            let found = Found {
                id: hit.item.id.to_string(),
                game: &hit.game.name,
                area: &hit.area.title,
                text: &hit.item.text,
                examples: hit.item.examples.iter().map(|e| e.text.clone()).collect(),
                code: homes.iter().map(|home| Home::of(home)).collect(),
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
        println!("{}", catalogue::render(hit.item, terminal::width(), terminal::colour(), &homes, &cases));
    }
    if hits.len() > args.most && !args.json {
        println!("{} more; --most {} prints them all", hits.len() - args.most, hits.len());
    }
    Ok(())
}

impl Home {
    fn of(citation: &catalogue::Citation) -> Home {
        Home { file: citation.file.clone(), line: citation.line, about: citation.about.clone() }
    }
}

/// The rules that those of these cases show that pass.
fn shown_by(files: &[PathBuf], root: &Path) -> Vec<ShownBy> {
    let verdicts = super::case::run_files(files, false, None);
    let passed = verdicts.iter().filter(|v| v.passed());
    let shown = passed.flat_map(|v| v.shows.iter().map(move |id| (id, v)));
    shown
        .filter_map(|(id, v)| {
            let path = Path::new(&v.path).strip_prefix(root).unwrap_or(Path::new(&v.path));
            let path = path.to_string_lossy().into_owned();
            Some(ShownBy { id: id.parse().ok()?, path, title: v.title.clone() })
        })
        .collect()
}

/// What is counted lies in the sources: elsewhere every number would be 0.
fn in_the_sources(root: &Path) -> Done {
    if ["cases", "crates", "rules"].iter().all(|folder| root.join(folder).is_dir()) {
        return Ok(());
    }
    let folder = if root == Path::new(".") { "this folder".to_owned() } else { root.display().to_string() };
    Err(Stop::Wrong(format!(
        "cases and code are counted in Gruft's sources, and {folder} is not where they lie: name it with --root"
    )))
}

fn coverage(args: &call::Rules, catalogue: &Catalogue) -> Done {
    in_the_sources(&args.root)?;
    let citations: Citations = catalogue::citations(&args.root, catalogue).map_err(Stop::wrong)?;
    let cited: BTreeSet<Id> = citations.in_code();
    let files = cases::collect(&[args.root.join("cases")]).map_err(Stop::wrong)?;
    let shown: BTreeSet<Id> = shown_by(&files, &args.root).into_iter().map(|s| s.id).collect();
    let coverage = Coverage::count(catalogue, &shown, &cited);
    let coverage = if args.brief { coverage.brief() } else { coverage };
    if args.json {
        println!("{}", serde_json::to_string(&coverage).map_err(Stop::wrong)?);
    } else {
        print!("{coverage}");
    }
    Ok(())
}

#[derive(Serialize)]
struct Told<'c> {
    name: String,
    text: &'c str,
    cases: Vec<String>,
}

/// Lists the situations of a game with the passing cases that play them.
fn examples(args: &call::Rules, catalogue: &Catalogue) -> Done {
    let names: Vec<&str> = catalogue.games.iter().map(|g| g.name.as_str()).collect();
    let game = match args.words.as_slice() {
        [name] => catalogue.game(name),
        _ => None,
    };
    let Some(game) = game else {
        return Err(Stop::Wrong(format!("examples of which game? Name one of {}", names.join(", "))));
    };
    in_the_sources(&args.root)?;
    let files = cases::collect(&[args.root.join("cases").join(&game.name)]).unwrap_or_default();
    let played = played_by(&files, &args.root, game);
    let told: Vec<Told<'_>> = game
        .situations()
        .iter()
        .map(|situation| {
            let name = situation.name();
            let cases =
                played.iter().filter(|(played, _)| *played == name).map(|(_, path)| path.clone()).collect();
            Told { name, text: situation.text, cases }
        })
        .collect();
    if args.json {
        println!("{}", serde_json::to_string(&told).map_err(Stop::wrong)?);
        return Ok(());
    }
    for told in &told {
        println!("{}  {}", told.name, told.text);
        told.cases.iter().for_each(|path| println!("    ✓ {path}"));
    }
    let without = told.iter().filter(|told| told.cases.is_empty()).count();
    println!("{} examples and acceptance scenarios, {without} of them without a case", told.len());
    Ok(())
}

/// The names of the situations that those of these cases play that pass, each with the path of the case.
fn played_by(files: &[PathBuf], root: &Path, game: &Game) -> Vec<(String, String)> {
    let verdicts = super::case::run_files(files, false, None);
    let mut played = Vec::new();
    for verdict in verdicts.iter().filter(|v| v.passed()) {
        let text = std::fs::read_to_string(&verdict.path).unwrap_or_default();
        let source = cases::Case::parse(&text).ok().and_then(|case| case.source).unwrap_or_default();
        let path = Path::new(&verdict.path).strip_prefix(root).unwrap_or(Path::new(&verdict.path));
        let path = path.to_string_lossy().into_owned();
        played.extend(game.played(&source).iter().map(|situation| (situation.name(), path.clone())));
    }
    played
}
