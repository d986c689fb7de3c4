//! `gruft play`: a game in the terminal.

use crate::screen::{self, Screen};
use crate::{Done, Stop, agreed, call, reasons, terminal};
use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;
use std::time::UNIX_EPOCH;
use table::any::AnyTable;
use table::{Asked, Offered, Phrase, RandomPlayer, Refused, Seat, SeatSet, Viewer, phrase};
use words::{Arg, Language, Words};

/// What a player can say instead of an answer; in whatever language, as `terminal-command-…` has it.
const COMMANDS: [&str; 11] =
    ["undo", "auto", "look", "card", "monster", "log", "why", "keys", "save", "help", "quit"];

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
    let game = games.find(table.game()).map_err(Stop::wrong)?;
    let screen = Screen::new(words, game.faces().with(table.made_up()));
    let mut player = Player { games: &games, words, screen, mine, told: 0 };
    println!("{}", help(words));
    say_how_far_undo_reaches(&games, &*table, words)?;
    loop {
        player.told = tell(&*table, words, mine, player.told);
        if let Some(outcome) = table.outcome() {
            let winners = names(&*table, words, outcome.winners);
            let end = if winners.is_empty() {
                phrase!("terminal-nobody-wins")
            } else {
                phrase!("terminal-won", winners = Arg::text(winners))
            };
            println!("\n{}", words.say(&end));
            return Ok(());
        }
        match next_for(&*table, mine) {
            Some((seat, asked)) => {
                println!("\n{}", player.screen.news(&table.scene(Viewer::Seat(seat)), seat));
                if !player.ask(&mut *table, seat, &asked)? {
                    return Ok(());
                }
            }
            None => answer_for_bots(&games, &mut *table, mine, &mut bots)?,
        }
    }
}

/// What a player can say.
fn help(words: &Words) -> String {
    let line = |command: &&str| {
        let about = words.say(&Phrase::new(format!("terminal-about-{command}")));
        format!("  {:<15}{about}\n", command_word(words, command))
    };
    words.say(&phrase!("terminal-help")) + "\n" + &COMMANDS.iter().map(line).collect::<String>()
}

fn command_word(words: &Words, command: &str) -> String {
    words.say(&Phrase::new(format!("terminal-command-{command}")))
}

/// The command that a line begins with, and what follows; its word counts in every language.
fn command(line: &str) -> Option<(&'static str, &str)> {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    let is = |command: &&&str| {
        let word = |language| command_word(Words::of(language), command);
        let mut all = Language::ALL.into_iter().map(word);
        all.any(|word| word.split(' ').next() == Some(&first.to_lowercase()))
            || (first == "?" && **command == "help")
    };
    COMMANDS.iter().find(is).map(|command| (*command, rest.trim()))
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

fn names(table: &dyn AnyTable, words: &Words, seats: SeatSet) -> String {
    screen::names(&table.scene(Viewer::Spectator), seats, words)
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
    let (seat, key) = match advice(games, table, seat) {
        Some(key) => (seat, key),
        None => {
            let option = &asked.options[random.below(asked.options.len())];
            (option.seat.unwrap_or(seat), option.key.clone())
        }
    };
    let number = table.question(seat).unwrap_or_default();
    table.answer(seat, number, &key).map(|_| ()).map_err(|e| Stop::No(e.to_string()))
}

/// What the best bot of the game would answer.
fn advice(games: &games::Games, table: &dyn AnyTable, seat: Seat) -> Option<String> {
    let game = games.find(table.game()).ok()?;
    game.advice(table, game.best_bot(), seat)
}

/// Where a question stands after a line of the player.
enum Heard {
    /// It is answered, or taken back.
    Settled,
    /// It is still open.
    Open,
    /// The player leaves.
    Left,
}

/// The player at this terminal.
struct Player<'p> {
    games: &'p games::Games,
    words: &'p Words,
    screen: Screen<'p>,
    mine: SeatSet,
    /// How many lines of the story have been told.
    told: usize,
}

impl Player<'_> {
    fn print(&self, phrase: &Phrase) {
        println!("{}", self.words.say(phrase));
    }

    /// Asks until there is an answer; says no when the player leaves.
    fn ask(&mut self, table: &mut dyn AnyTable, seat: Seat, asked: &Asked) -> Result<bool, Stop> {
        let name = names(table, self.words, SeatSet::one(seat));
        println!("{}", question(&name, &self.words.say(&asked.say)));
        for (i, option) in asked.options.iter().enumerate() {
            println!("  {:>2}  {}", i + 1, self.words.say(&option.say));
        }
        loop {
            let Some(line) = typed()? else { return Ok(false) };
            let line = line.as_str();
            if !std::io::stdin().is_terminal() {
                println!("{line}");
            }
            match self.hear(table, seat, asked, line) {
                Heard::Settled => return Ok(true),
                Heard::Left => return Ok(false),
                Heard::Open => {}
            }
        }
    }

    /// Does what a line says: a command, or an answer.
    fn hear(&mut self, table: &mut dyn AnyTable, seat: Seat, asked: &Asked, line: &str) -> Heard {
        match command(line) {
            Some(("quit", _)) => return Heard::Left,
            Some(("undo", _)) => {
                let undone = undo(table, self.mine).map(|stayed| self.told = stayed);
                return self.settle(table, undone);
            }
            Some(("auto", _)) => return self.auto(table, seat, asked),
            Some(("save", file)) if !file.is_empty() => self.save(table, file),
            Some((told, rest)) if told != "save" => self.tell(table, seat, asked, told, rest),
            _ => match pick(&asked.options, line) {
                Some(option) => {
                    let answered = table.answer(seat, asked.question, &option.key).map(|_| ());
                    return self.settle(table, answered);
                }
                None => self.print(&phrase!("terminal-answer", most = asked.options.len() as u32)),
            },
        }
        Heard::Open
    }

    /// Prints what a command asks for.
    fn tell(&mut self, table: &dyn AnyTable, seat: Seat, asked: &Asked, told: &str, name: &str) {
        let scene = table.scene(Viewer::Seat(seat));
        match told {
            "look" => println!("{}", self.screen.whole(&scene, seat)),
            "card" => print!("{}", screen::card(&scene, self.screen.faces(), self.words, name)),
            "monster" => print!("{}", screen::monster(&scene, self.screen.faces(), self.words, name)),
            "keys" => {
                asked.options.iter().enumerate().for_each(|(i, o)| println!("  {:>2}  {}", i + 1, o.key))
            }
            "log" => story(table, self.words, self.mine, 0).iter().for_each(|(line, _)| println!("  {line}")),
            "why" => why(table, self.words, self.mine, asked),
            _ => println!("{}", help(self.words)),
        }
    }

    /// Answers as the best bot would; with the first option, if there is none.
    fn auto(&self, table: &mut dyn AnyTable, seat: Seat, asked: &Asked) -> Heard {
        let key = advice(self.games, table, seat);
        let advised = key.and_then(|key| asked.options.iter().find(|o| o.key == key));
        let Some(option) = advised.or_else(|| asked.options.first()) else { return Heard::Open };
        println!("  {}", self.words.say(&option.say));
        let answered = table.answer(seat, asked.question, &option.key).map(|_| ());
        self.settle(table, answered)
    }

    fn save(&self, table: &dyn AnyTable, file: &str) {
        match terminal::write(Path::new(file), &table.save().to_text()) {
            Ok(()) => self.print(&phrase!("terminal-saved", file = Arg::text(file))),
            Err(Stop::No(text) | Stop::Wrong(text)) => println!("{text}"),
        }
    }

    /// Says why the table refused, if it did.
    fn settle(&self, table: &dyn AnyTable, done: Result<(), Refused>) -> Heard {
        match done {
            Ok(()) => Heard::Settled,
            Err(refused) => {
                self.print(&refusal(table, &refused));
                Heard::Open
            }
        }
    }
}

/// A question with the name of whoever is asked, unless it begins with it.
fn question(name: &str, say: &str) -> String {
    if say.starts_with(name) { say.to_owned() } else { format!("{name} — {say}") }
}

/// Why the table did not take an answer.
fn refusal(table: &dyn AnyTable, refused: &Refused) -> Phrase {
    let scene = table.scene(Viewer::Spectator);
    let named = |seat: Seat| {
        let of = scene.seats.iter().find(|s| Seat(s.seat) == seat);
        Arg::from(of.and_then(|s| s.name.clone()).unwrap_or_else(|| phrase!("seat-number", number = seat.0)))
    };
    match refused {
        Refused::Over => phrase!("refused-over"),
        Refused::NotAsked(seat) => phrase!("refused-not-asked", seat = named(*seat)),
        Refused::Stale { .. } => phrase!("refused-stale"),
        Refused::NotOffered { key, nearest } => phrase!(
            "refused-not-offered",
            key = Arg::text(key.clone()),
            nearest = Arg::text(nearest.join(", "))
        ),
        Refused::NothingToUndo => phrase!("refused-nothing-to-undo"),
        Refused::NeedsConsent(seats) => {
            phrase!("refused-needs-consent", seats = Arg::List(seats.iter().map(named).collect()))
        }
        Refused::SeenForGood => phrase!("refused-seen-for-good"),
        Refused::UndoNever => phrase!("refused-undo-never"),
        Refused::UndoUntilShown => phrase!("refused-undo-until-shown"),
        Refused::NoSuchKind { kind, nearest } => phrase!(
            "refused-no-such-kind",
            kind = Arg::text(kind.clone()),
            nearest = Arg::text(nearest.join(", "))
        ),
        Refused::Broken(_) => phrase!("refused-broken"),
    }
}

fn pick<'o>(options: &'o [Offered], line: &str) -> Option<&'o Offered> {
    let number = line.parse::<usize>().ok().and_then(|n| options.get(n.checked_sub(1)?));
    number.or_else(|| options.iter().find(|o| o.key == line))
}

/// Takes back the last answer of my seats; the bots agree. Says how many lines of the story have stayed.
fn undo(table: &mut dyn AnyTable, mine: SeatSet) -> Result<usize, Refused> {
    let by = table.last_to_answer().filter(|s| mine.has(*s)).or_else(|| mine.lowest());
    let by = by.ok_or(Refused::NothingToUndo)?;
    let before = table.log(Viewer::Engine, 0);
    table.undo(by, SeatSet::first(Seat::MOST))?;
    let after = table.log(Viewer::Engine, 0);
    Ok(before.iter().zip(&after).take_while(|(before, after)| before == after).count())
}
