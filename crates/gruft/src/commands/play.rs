//! `gruft play`: a game in the terminal.

use crate::{Done, Stop, agreed, call, picture, reasons, terminal};
use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;
use std::time::UNIX_EPOCH;
use table::any::AnyTable;
use table::scene::{Scene, Value};
use table::{Asked, Offered, RandomPlayer, Seat, SeatSet, Viewer};
use words::Words;

const HELP: &str = "Answer with a number or a key. Also:
  undo        take back your last answer
  log         tell the story so far
  why         tell the rules behind the last lines and this question
  save FILE   save the game; gruft play --load FILE goes on with it
  quit        leave";

/// Runs the command.
pub fn run(args: &call::Play) -> Done {
    let words = terminal::words(args.language.as_deref())?;
    let mut table = match &args.load {
        Some(file) => terminal::load(file)?,
        None => open(args)?,
    };
    let mine = my_seats(&*table, &args.seats)?;
    let games = games::Games::new();
    let mut bots = RandomPlayer::new(args.seed.unwrap_or(1));
    let mut told = 0;
    println!("{HELP}\n");
    say_how_far_undo_reaches(&games, &*table, words)?;
    loop {
        told = tell(&*table, words, mine, told);
        if let Some(outcome) = table.outcome() {
            let names = names(&*table, outcome.winners);
            println!(
                "\nIt is over. {}",
                if names.is_empty() { "Nobody wins.".to_owned() } else { format!("{names}: won.") }
            );
            return Ok(());
        }
        match next_for(&*table, mine) {
            Some((seat, asked)) => {
                println!("\n{}", draw(&table.scene(Viewer::Seat(seat)), words));
                if !ask(&mut *table, words, mine, &mut told, seat, &asked)? {
                    return Ok(());
                }
            }
            None => answer_for_bots(&games, &mut *table, mine, &mut bots)?,
        }
    }
}

/// What was agreed about undo, unless it is free.
fn say_how_far_undo_reaches(games: &games::Games, table: &dyn AnyTable, words: &Words) -> Done {
    let undo = table.undo_reaches();
    let menu = games.find(table.game()).map_err(Stop::wrong)?.menu();
    let setting = menu.settings.iter().find(|setting| setting.path == "undo");
    let agreed = setting.and_then(|setting| setting.values.iter().find(|value| value.value == undo.name()));
    if let Some(about) = agreed.and_then(|value| value.about.as_ref()).filter(|_| !undo.is_free()) {
        println!("undo: {}\n", words.say(about));
    }
    Ok(())
}

fn open(args: &call::Play) -> Result<Box<dyn AnyTable>, Stop> {
    let games = games::Games::new();
    let game = games.find(&args.game).map_err(Stop::wrong)?;
    let first = game.menu().scenarios.into_iter().next().map(|scenario| scenario.id);
    let scenario = args.scenario.clone().or(first);
    let setup = agreed::setup(game, scenario.as_deref(), args.heroes, &args.set)?;
    game.table(setup, args.seed.unwrap_or_else(fresh)).map_err(Stop::wrong)
}

/// A seed that differs from game to game.
#[allow(clippy::disallowed_types, clippy::disallowed_methods)]
fn fresh() -> u64 {
    let now = std::time::SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(1, |d| d.as_nanos() as u64)
}

/// The seats that were named; all figures' seats, if none was.
fn my_seats(table: &dyn AnyTable, names: &[String]) -> Result<SeatSet, Stop> {
    if names.is_empty() {
        let figures = table.scene(Viewer::Spectator).figures.into_iter().filter_map(|f| f.seat);
        let mine = SeatSet::of(figures);
        return Ok(if mine.is_empty() { SeatSet::first(table.seats().len()) } else { mine });
    }
    let seats = table.seats();
    let find = |name: &String| {
        let found = seats.iter().find(|(_, seat)| seat == name).map(|(seat, _)| *seat);
        found.ok_or_else(|| {
            let all: Vec<&str> = seats.iter().map(|(_, name)| name.as_str()).collect();
            Stop::Wrong(format!("there is no seat {name}; there are: {}", all.join(", ")))
        })
    };
    names.iter().map(find).collect::<Result<Vec<_>, _>>().map(SeatSet::of)
}

fn names(table: &dyn AnyTable, seats: SeatSet) -> String {
    let named = table.seats().into_iter().filter(|(seat, _)| seats.has(*seat));
    named.map(|(_, name)| name).collect::<Vec<_>>().join(", ")
}

/// Prints what has happened since, as far as any of my seats may know it.
fn tell(table: &dyn AnyTable, words: &Words, mine: SeatSet, since: usize) -> usize {
    for (line, _) in story(table, words, mine, since) {
        println!("  {line}");
    }
    table.told()
}

fn story(table: &dyn AnyTable, words: &Words, mine: SeatSet, since: usize) -> Vec<(String, Vec<String>)> {
    let eyes = mine.lowest().map_or(Viewer::Spectator, Viewer::Seat);
    table.log(eyes, since).into_iter().map(|l| (words.say(&l.say), l.rules)).collect()
}

/// The rules behind the last lines and behind a question, with their texts.
fn why(table: &dyn AnyTable, words: &Words, mine: SeatSet, asked: &Asked) {
    let told = story(table, words, mine, table.told().saturating_sub(8));
    told.iter().for_each(|(line, rules)| println!("  {line}  [{}]", rules.join(" ")));
    println!("  {}  [{}]", words.say(&asked.say), asked.rules.join(" "));
    let rules = told.iter().flat_map(|(_, rules)| rules).chain(&asked.rules);
    reasons::of(rules).iter().for_each(|rule| println!("  {rule}"));
}

/// The next line that is typed; nothing, when there is none. What is no text is said so, and the next one read.
fn typed() -> Result<Option<String>, Stop> {
    loop {
        print!("> ");
        std::io::stdout().flush().map_err(Stop::wrong)?;
        let mut line = Vec::new();
        if std::io::stdin().lock().read_until(b'\n', &mut line).map_err(Stop::wrong)? == 0 {
            return Ok(None);
        }
        match String::from_utf8(line) {
            Ok(line) => return Ok(Some(line.trim().to_owned())),
            Err(_) => println!("That was no text (UTF-8). Type it again, or: help"),
        }
    }
}

/// The next question for one of my seats.
fn next_for(table: &dyn AnyTable, mine: SeatSet) -> Option<(Seat, Asked)> {
    mine.iter().find_map(|seat| {
        let open = table.pending(Viewer::Seat(seat)).into_iter().find_map(|open| open.asked)?;
        (!open.options.is_empty()).then_some((seat, open))
    })
}

/// The best bot of the game answers, the last of its list; a random player where it has nothing to say.
fn answer_for_bots(
    games: &games::Games,
    table: &mut dyn AnyTable,
    mine: SeatSet,
    random: &mut RandomPlayer,
) -> Done {
    let open = table.pending(Viewer::Engine);
    let question = open.iter().find(|o| o.seats.iter().any(|s| !mine.has(*s)));
    let found = question.and_then(|o| Some((*o.seats.iter().find(|s| !mine.has(**s))?, o.asked.as_ref()?)));
    let Some((seat, asked)) = found else { return Err(Stop::No("nobody is asked anything".to_owned())) };
    let game = games.find(table.game()).map_err(Stop::wrong)?;
    let best = game.bots().into_iter().last().filter(|bot| *bot != "random");
    let advice = best.and_then(|bot| game.advice(&*table, bot, seat));
    let (seat, key) = match advice {
        Some(key) => (seat, key),
        None => {
            let option = &asked.options[random.below(asked.options.len())];
            (option.seat.unwrap_or(seat), option.key.clone())
        }
    };
    let number = table.question(seat).unwrap_or_default();
    table.answer(seat, number, &key).map(|_| ()).map_err(|e| Stop::No(e.to_string()))
}

/// Asks until there is an answer; says no when the player leaves.
fn ask(
    table: &mut dyn AnyTable,
    words: &Words,
    mine: SeatSet,
    told: &mut usize,
    seat: Seat,
    asked: &Asked,
) -> Result<bool, Stop> {
    println!("{} — {}", names(table, SeatSet::one(seat)), words.say(&asked.say));
    for (i, option) in asked.options.iter().enumerate() {
        println!("  {:>2}  {}   ({})", i + 1, words.say(&option.say), option.key);
    }
    loop {
        let Some(line) = typed()? else { return Ok(false) };
        let line = line.as_str();
        if !std::io::stdin().is_terminal() {
            println!("{line}");
        }
        match line.split_once(' ').unwrap_or((line, "")) {
            ("quit", _) => return Ok(false),
            ("help" | "?", _) => println!("{HELP}"),
            ("log", _) => story(table, words, mine, 0).iter().for_each(|(line, _)| println!("  {line}")),
            ("why", _) => why(table, words, mine, asked),
            ("save", file) if !file.is_empty() => {
                match terminal::write(Path::new(file), &table.save().to_text()) {
                    Ok(()) => println!("saved: {file}"),
                    Err(Stop::No(text) | Stop::Wrong(text)) => println!("{text}"),
                }
            }
            ("undo", _) => match undo(table, mine) {
                Ok(stayed) => {
                    *told = stayed;
                    return Ok(true);
                }
                Err(text) => println!("{text}"),
            },
            _ => match pick(&asked.options, line) {
                Some(option) => match table.answer(seat, asked.question, &option.key) {
                    Ok(_) => return Ok(true),
                    Err(refused) => println!("{refused}"),
                },
                None => println!("Answer with a number from 1 to {}, a key, or: help", asked.options.len()),
            },
        }
    }
}

fn pick<'o>(options: &'o [Offered], line: &str) -> Option<&'o Offered> {
    let number = line.parse::<usize>().ok().and_then(|n| options.get(n.checked_sub(1)?));
    number.or_else(|| options.iter().find(|o| o.key == line))
}

/// Takes back the last answer of my seats; the bots agree. Says how many lines of the story have stayed.
fn undo(table: &mut dyn AnyTable, mine: SeatSet) -> Result<usize, String> {
    let by = table.last_to_answer().filter(|s| mine.has(*s)).or_else(|| mine.lowest());
    let by = by.ok_or("you have no seat")?;
    let before = table.log(Viewer::Engine, 0);
    table.undo(by, SeatSet::first(Seat::MOST)).map_err(|e| e.to_string())?;
    let after = table.log(Viewer::Engine, 0);
    Ok(before.iter().zip(&after).take_while(|(before, after)| before == after).count())
}

/// The board in characters, then who is where and holds what.
fn draw(scene: &Scene, words: &Words) -> String {
    let mut out = String::new();
    out.push_str(&picture::ascii(scene).unwrap_or_default());
    for figure in &scene.figures {
        let name = figure.name.as_ref().map_or_else(|| figure.id.clone(), |n| words.say(n));
        let hp = figure.hp.map(|(hp, most)| format!("{hp}/{most}")).unwrap_or_default();
        let conditions = figure.conditions.join(" ");
        let more: Vec<String> = figure.more.iter().map(|(k, v)| format!("{k} {}", plain(v))).collect();
        let line =
            format!("  {name:<10} {:<6} {hp:<5} {conditions} {}", figure.at.join(" "), more.join(", "));
        out.push_str(line.trim_end());
        out.push('\n');
    }
    for seat in &scene.seats {
        for zone in seat.zones.iter().filter(|z| z.count > 0) {
            let cards: Vec<String> = zone
                .cards
                .iter()
                .map(|c| scene.faces.get(&c.id).map_or_else(|| c.id.clone(), |face| words.say(&face.name)))
                .collect();
            let cards = match (cards.is_empty(), zone.count) {
                (true, 1) => "1 card".to_owned(),
                (true, n) => format!("{n} cards"),
                (false, _) => cards.join(", "),
            };
            out.push_str(&format!("  {} {}: {cards}\n", seat.id, zone.kind));
        }
    }
    let tracks: Vec<String> =
        scene.tracks.iter().map(|t| format!("{} {}", words.say(&t.name), plain(&t.value))).collect();
    out.push_str(&format!("  {}\n", tracks.join(" · ")));
    out
}

fn plain(value: &Value) -> String {
    match value {
        Value::Flag(flag) => if *flag { "yes" } else { "no" }.to_owned(),
        Value::Number(n) => n.to_string(),
        Value::Text(text) => text.clone(),
        Value::List(list) => list.iter().map(plain).collect::<Vec<_>>().join(", "),
    }
}
