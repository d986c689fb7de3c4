//! `gruft check`: everything that is built in, and the packs that are named.

use crate::{Done, Stop, call, pack, terminal};
use catalogue::Catalogue;
use serde::Serialize;
use words::Language;

#[derive(Serialize)]
struct Checked {
    rules: usize,
    games: usize,
    messages: usize,
    /// Character cards of Gloomhaven, and those that need a rule of their own.
    cards: usize,
    specials: usize,
    scenarios: usize,
    /// Room cards and monster cards of random dungeons.
    dungeon_cards: usize,
    problems: Vec<String>,
}

/// Runs the command.
pub fn run(args: &call::Check) -> Done {
    let mut problems: Vec<String> = Catalogue::embedded_problems().iter().map(ToString::to_string).collect();
    let games = games::Games::new();
    for game in games.list() {
        problems.extend(play_some(game).err().map(|e| format!("{}: {e}", game.name())));
        problems.extend(unsaid(game));
    }
    let (specials, cards, scenarios, dungeon_cards) =
        match haven::content::Content::load(haven::content::GLOOMHAVEN) {
            Ok(content) => {
                problems.extend(pack::unsaid(&content).into_iter().map(|p| format!("gloomhaven: {p}")));
                let (specials, cards) = content.share_of_specials();
                let dungeon_cards = content.dungeon.rooms.len() + content.dungeon.monsters.len();
                (specials, cards, content.scenarios.len(), dungeon_cards)
            }
            Err(error) => {
                problems.push(format!("gloomhaven: {error}"));
                (0, 0, 0, 0)
            }
        };
    for folder in &args.packs {
        match pack::load(folder) {
            Ok(content) => {
                let at = folder.display();
                problems.extend(pack::unsaid(&content).into_iter().map(|p| format!("{at}: {p}")));
            }
            Err(Stop::No(what)) => problems.push(what),
            Err(wrong) => return Err(wrong),
        }
    }
    let checked = Checked {
        rules: Catalogue::embedded().items().count(),
        games: games.names().len(),
        messages: Language::English.files().iter().map(|(_, text)| messages(text)).sum(),
        cards,
        specials,
        scenarios,
        dungeon_cards,
        problems,
    };
    if args.json {
        println!("{}", serde_json::to_string(&checked).map_err(Stop::wrong)?);
    } else {
        checked.problems.iter().for_each(|p| println!("{p}"));
        println!(
            "{} rules, {} games, {} messages in {} languages, {} cards ({} with a special), {} scenarios, {} dungeon cards: {}",
            checked.rules,
            checked.games,
            checked.messages,
            Language::ALL.len(),
            checked.cards,
            checked.specials,
            checked.scenarios,
            checked.dungeon_cards,
            if checked.problems.is_empty() { "all is well".to_owned() } else { count(&checked.problems) }
        );
    }
    if checked.problems.is_empty() { Ok(()) } else { Err(Stop::No(String::new())) }
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

/// A few random games with every check on.
fn play_some(game: &dyn table::any::AnyGame) -> Result<(), String> {
    let setup = game.setup(None, None).map_err(|e| e.to_string())?;
    let simulation = game.simulation(setup, "random", true).map_err(|e| e.to_string())?;
    let job = sim::Job { games: 200, seed: 1, threads: 0 };
    sim::run(&simulation, &job, |_| {}).map(|_| ()).map_err(|b| format!("seed {}: {}", b.seed, b.broken))
}

/// What a random game shows that cannot be said in some language.
fn unsaid(game: &dyn table::any::AnyGame) -> Vec<String> {
    let Ok(setup) = game.setup(None, None) else { return Vec::new() };
    let Ok(mut table) = game.table(setup, 1) else { return vec![format!("{}: no table", game.name())] };
    let mut random = table::RandomPlayer::new(1);
    let mut problems = std::collections::BTreeSet::new();
    let mut phrases = Vec::new();
    while table.outcome().is_none() {
        let open = table.pending(table::Viewer::Engine);
        for asked in open.iter().flat_map(|o| &o.asked) {
            phrases.push(asked.say.clone());
            phrases.extend(asked.options.iter().map(|o| o.say.clone()));
        }
        let scene = table.scene(table::Viewer::Engine);
        phrases.extend(scene.figures.into_iter().filter_map(|f| f.name));
        phrases.extend(scene.faces.into_values().flat_map(|face| face.text.into_iter().chain([face.name])));
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
