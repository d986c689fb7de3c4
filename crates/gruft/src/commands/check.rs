//! `gruft check`: everything that is built in, and the packs that are named.

use crate::{Done, Stop, call, pack, terminal};
use catalogue::Catalogue;
use serde::Serialize;
use std::collections::BTreeMap;
use table::Phrase;
use table::scene::Face;
use words::Language;

#[derive(Serialize)]
struct Checked {
    rules: usize,
    games: usize,
    messages: usize,
    /// Which records use which area of the rules, by game.
    uses: BTreeMap<&'static str, BTreeMap<&'static str, Vec<String>>>,
    /// What the content of each game holds, counted.
    content: BTreeMap<&'static str, BTreeMap<&'static str, usize>>,
    problems: Vec<String>,
}

/// Runs the command.
pub fn run(args: &call::Check) -> Done {
    let mut problems: Vec<String> = Catalogue::embedded_problems().iter().map(ToString::to_string).collect();
    let games = games::Games::new();
    let mut content = BTreeMap::new();
    let mut uses: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
    for game in games.list() {
        let name = game.name();
        problems.extend(play_some(game).err().map(|e| format!("{name}: {e}")));
        problems.extend(unsaid(game));
        problems.extend(pack::unsaid(&game.phrases()).into_iter().map(|p| format!("{name}: {p}")));
        content.insert(name, game.counts().into_iter().collect());
        let used = games::uses(name);
        let unused = used.iter().filter(|(_, records)| records.is_empty());
        problems.extend(unused.map(|(area, _)| format!("{name}: no record uses {area}")));
        if !used.is_empty() {
            uses.insert(name, used.into_iter().collect());
        }
    }
    for folder in &args.packs {
        match pack::load(&games, folder, args.game.as_deref()) {
            Ok(game) => problems.extend(pack::unsaid_in(folder, &game.phrases())?),
            Err(Stop::No(what)) => problems.push(what),
            Err(wrong) => return Err(wrong),
        }
    }
    let checked = Checked {
        rules: Catalogue::embedded().items().count(),
        games: games.names().len(),
        messages: Language::English.files().iter().map(|(_, text)| messages(text)).sum(),
        uses,
        content,
        problems,
    };
    if args.json {
        println!("{}", serde_json::to_string(&checked).map_err(Stop::wrong)?);
    } else {
        checked.problems.iter().for_each(|p| println!("{p}"));
        if args.verbose {
            inventory(&checked);
        }
        println!(
            "{} rules, {} games, {} messages in {} languages: {}",
            checked.rules,
            checked.games,
            checked.messages,
            Language::ALL.len(),
            if checked.problems.is_empty() { "all is well".to_owned() } else { count(&checked.problems) }
        );
    }
    if checked.problems.is_empty() { Ok(()) } else { Err(Stop::No(String::new())) }
}

/// What there is, and what it is used for.
fn inventory(checked: &Checked) {
    for (game, counts) in checked.content.iter().filter(|(_, counts)| !counts.is_empty()) {
        let counts: Vec<String> = counts.iter().map(|(what, n)| format!("{n} {what}")).collect();
        println!("{game}: {}", counts.join(", "));
    }
    for (game, areas) in &checked.uses {
        areas.iter().for_each(|(area, records)| println!("{game}: {area}: {}", records.join(", ")));
    }
}

fn count(problems: &[String]) -> String {
    match problems.len() {
        1 => "1 problem".to_owned(),
        n => format!("{n} problems"),
    }
}

/// A line that begins with a letter begins a message.
fn messages(text: &str) -> usize {
    text.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_alphabetic())).count()
}

/// A few random games with every check on; `gruft trials` plays many.
fn play_some(game: &dyn table::any::AnyGame) -> Result<(), String> {
    let setup = game.setup(None, None).map_err(|e| e.to_string())?;
    let simulation = game.simulation(setup, "random", true).map_err(|e| e.to_string())?;
    let job = sim::Job { games: 4, seed: 1, threads: 0 };
    sim::run(&simulation, &job, |_| {}).map(|_| ()).map_err(|b| format!("seed {}: {}", b.seed, b.broken))
}

/// At so many questions of a random game it is looked whether everything can be said.
const QUESTIONS: usize = 250;

/// Everything that stands on a card.
fn said(face: &Face) -> Vec<Phrase> {
    let lines = face.halves.iter().flat_map(|half| &half.lines);
    let parts = lines.clone().chain(lines.flat_map(|line| &line.mods)).map(|line| &line.say);
    [&face.name].into_iter().chain(parts).chain(&face.text).cloned().collect()
}

/// What a random game shows, or a card says, that cannot be said in some language.
fn unsaid(game: &dyn table::any::AnyGame) -> Vec<String> {
    let Ok(setup) = game.setup(None, None) else { return Vec::new() };
    let Ok(mut table) = game.table(setup, 1) else { return vec![format!("{}: no table", game.name())] };
    let mut random = table::RandomPlayer::new(1);
    let mut problems = std::collections::BTreeSet::new();
    let mut phrases: Vec<Phrase> = game.faces().iter().flat_map(|(_, face)| said(face)).collect();
    for _ in 0..QUESTIONS {
        let open = table.pending(table::Viewer::Engine);
        for asked in open.iter().flat_map(|o| &o.asked) {
            phrases.push(asked.say.clone());
            phrases.extend(asked.options.iter().map(|o| o.say.clone()));
        }
        let scene = table.scene(table::Viewer::Engine);
        phrases.extend(scene.figures.into_iter().filter_map(|f| f.name));
        let Some((seat, asked)) = open.first().and_then(|o| Some((*o.seats.first()?, o.asked.as_ref()?)))
        else {
            break;
        };
        let option = &asked.options[random.below(asked.options.len())];
        let seat = option.seat.unwrap_or(seat);
        let question = table.question(seat).unwrap_or_default();
        if let Err(refused) = table.answer(seat, question, &option.key) {
            problems.insert(format!("{}: {refused}", game.name()));
            break;
        }
    }
    phrases.extend(table.log(table::Viewer::Engine, 0).into_iter().map(|l| l.say));
    for language in Language::ALL {
        let Ok(words) = terminal::words(Some(language.tag())) else { continue };
        let errors = phrases.iter().filter_map(|p| words.try_say(p).err());
        problems.extend(errors.map(|e| format!("{} ({}): {e}", game.name(), language.tag())));
    }
    problems.into_iter().collect()
}
