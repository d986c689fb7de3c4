//! Measuring: times with divan, memory with a counting allocator, whole games with callgrind and the clock.

use crate::{Chore, cargo, root, step, target, works};
use std::fs;
use std::process::Command;

/// A kind of game that is played by the program: a bot in every seat, four heroes.
struct Play {
    game: &'static str,
    scenario: Option<&'static str>,
    bot: &'static str,
    /// Instructions are counted over so few and so many games, and the difference is taken: starting up, reading
    /// content and filling tables cancel out.
    counted: (u32, u32),
    /// Time is taken over so many games.
    timed: u32,
}

const fn random(game: &'static str, scenario: &'static str, timed: u32) -> Play {
    Play { game, scenario: Some(scenario), bot: "random", counted: (10, 40), timed }
}

const PLAYS: [Play; 16] = [
    Play { game: "sample", scenario: None, bot: "random", counted: (100, 600), timed: 40_000 },
    random("gloomhaven", "1", 2_000),
    random("gloomhaven", "3", 1_000),
    random("gloomhaven", "5", 1_000),
    random("frosthaven", "1", 1_000),
    random("frosthaven", "3", 1_000),
    random("descent", "first-blood", 400),
    random("descent", "the-granary-raid", 400),
    random("massive-darkness-2", "tutorial", 400),
    random("massive-darkness-2", "three-seals", 400),
    random("massive-darkness-2", "the-long-hunt", 400),
    random("sword-and-sorcery", "the-cold-chapel", 400),
    random("sword-and-sorcery", "market-of-lanterns", 200),
    random("sword-and-sorcery", "the-drowned-warden", 200),
    Play { game: "gloomhaven", scenario: Some("1"), bot: "greedy", counted: (4, 24), timed: 100 },
    Play { game: "frosthaven", scenario: Some("1"), bot: "greedy", counted: (4, 24), timed: 100 },
];

/// What `cargo xtask bench` is asked for: everything, or whole games alone.
pub fn run(args: &[String]) -> Chore {
    match args {
        [] => everything(),
        [part] if part == "instructions" => games(),
        _ => Err("cargo xtask bench [instructions]".to_owned()),
    }
}

fn everything() -> Chore {
    step("times", &mut cargo(&["bench", "--quiet", "--package", "table", "--bench", "kernel"]))?;
    step("times of the board", &mut cargo(&["bench", "--quiet", "--package", "board"]))?;
    step("times and sizes of Gloomhaven", &mut cargo(&["bench", "--quiet", "--package", "haven"]))?;
    step(
        "times and sizes of Massive Darkness 2",
        &mut cargo(&["bench", "--quiet", "--package", "darkness"]),
    )?;
    step("times and sizes of Sword & Sorcery", &mut cargo(&["bench", "--quiet", "--package", "sorcery"]))?;
    step("times and sizes of Descent", &mut cargo(&["bench", "--quiet", "--package", "descent"]))?;
    step("memory", &mut cargo(&["bench", "--quiet", "--package", "table", "--bench", "memory"]))?;
    games()
}

/// Whole games in place, as a table for docs/benchmarks.md. Instructions are the same on every run, whatever else the
/// machine does; the time is the processor's.
fn games() -> Chore {
    let counts = works(Command::new("valgrind").arg("--version"));
    if !counts {
        eprintln!("\nvalgrind is not there: instructions are not counted");
    }
    let build = ["build", "--quiet", "--release", "--package", "sim", "--example", "play"];
    step("building what is measured", &mut cargo(&build))?;
    eprintln!("\n== whole games");
    println!(
        "| whole games of four, in place | bot | questions a game | instructions a question | questions a second |"
    );
    println!("| --- | --- | --- | --- | --- |");
    for play in &PLAYS {
        let instructions = if counts { thousands(play.instructions()?) } else { String::new() };
        let (questions, seconds) = play.time()?;
        let name = [Some(play.game), play.scenario].into_iter().flatten().collect::<Vec<_>>().join(" ");
        let each = questions / u64::from(play.timed);
        let a_second = thousands((questions as f64 / seconds.max(0.01)) as u64 / 1_000 * 1_000);
        println!("| {name} | {} | {} | {instructions} | {a_second} |", play.bot, thousands(each));
    }
    Ok(())
}

impl Play {
    /// The call of the program that plays so many games.
    fn call(&self, games: u32) -> [String; 5] {
        let heroes = if self.game == "sample" { "-" } else { "4" };
        let [game, scenario, bot] = [self.game, self.scenario.unwrap_or("-"), self.bot].map(str::to_owned);
        [game, scenario, heroes.to_owned(), bot, games.to_string()]
    }

    /// Instructions a question.
    fn instructions(&self) -> Result<u64, String> {
        let (few, many) = (self.count(self.counted.0)?, self.count(self.counted.1)?);
        Ok((many.0 - few.0) / (many.1 - few.1).max(1))
    }

    /// Instructions and questions of so many games, the whole program.
    fn count(&self, games: u32) -> Result<(u64, u64), String> {
        let mut valgrind = Command::new("valgrind");
        valgrind.current_dir(root()).args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
        let out = valgrind.arg(program()).args(self.call(games)).output().map_err(|e| e.to_string())?;
        let (stdout, stderr) = (String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
        let found = number(&stderr, "Collected :").zip(number(&stdout, "\"questions\":"));
        found.ok_or_else(|| format!("callgrind said something unexpected:\n{stderr}"))
    }

    /// Questions, and the seconds of processor time that they took; the quickest of three times.
    fn time(&self) -> Result<(u64, f64), String> {
        let mut quickest = (0, f64::MAX);
        for _ in 0..3 {
            let before = processor()?;
            let call = Command::new(program()).current_dir(root()).args(self.call(self.timed)).output();
            let out = call.map_err(|e| e.to_string())?;
            let took = processor()? - before;
            let questions = number(&String::from_utf8_lossy(&out.stdout), "\"questions\":");
            let questions = questions.ok_or_else(|| String::from_utf8_lossy(&out.stderr).into_owned())?;
            if took < quickest.1 {
                quickest = (questions, took);
            }
        }
        Ok(quickest)
    }
}

fn program() -> std::path::PathBuf {
    target().join("release/examples/play")
}

/// Seconds of processor time that the programs have used that this one has started and that are over.
fn processor() -> Result<f64, String> {
    if !cfg!(target_os = "linux") {
        return Err("processor time is read where Linux tells it".to_owned());
    }
    let stat = fs::read_to_string("/proc/self/stat").map_err(|e| format!("/proc/self/stat: {e}"))?;
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(13).take(2);
    let hundredths: Vec<f64> = fields.filter_map(|field| field.parse().ok()).collect();
    if hundredths.len() == 2 { Ok(hundredths.iter().sum::<f64>() / 100.0) } else { Err(stat) }
}

/// The first number behind some words.
fn number(text: &str, after: &str) -> Option<u64> {
    let rest = &text[text.find(after)? + after.len()..];
    let digits = rest.trim_start_matches(|c: char| !c.is_ascii_digit());
    digits.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// A number as people read it.
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let first = digits.len() % 3;
    let groups = std::iter::once(&digits[..first])
        .chain((first..digits.len()).step_by(3).map(|at| &digits[at..at + 3]));
    groups.filter(|group| !group.is_empty()).collect::<Vec<_>>().join(",")
}
