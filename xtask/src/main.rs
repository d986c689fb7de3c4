//! The project's chores. `cargo xtask play` plays, `cargo xtask test` runs every check.
//!
//! Both need the Rust toolchain and nothing else: what is missing they install, once, and say so.

mod bench;
mod set_up;
mod web;

use std::env;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

const HELP: &str = "cargo xtask COMMAND

  play    set everything up and start Gruft in the browser; what follows is handed on (cargo xtask play -- --port 7777)
  test    set everything up and run every check: format, lints, tests, documentation, cases, the browser client
  web     set everything up and run the checks of the browser client alone
  break   break the rules of a game one by one and see whether the cases notice (cargo xtask break --help)
  bench   measure: times, instructions, memory (docs/benchmarks.md); bench instructions measures whole games of all games alone
  golden  write the golden games, the counts of the trees (docs/golden.md) and the transcript in docs/ anew
  types   write the TypeScript types of scenes and questions to web/types/";

/// What went wrong, in a sentence.
type Chore = Result<(), String>;

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<String> = args.filter(|a| a != "--").collect();
    let done = match command.as_str() {
        "play" => play(&rest),
        "test" => test(),
        "web" => web::build().and_then(|()| web::test()),
        "break" => break_rules(&rest),
        "bench" => bench::run(&rest),
        "golden" => golden(),
        "types" => types(),
        _ => Err(HELP.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("{text}");
            ExitCode::FAILURE
        }
    }
}

/// The repository's root.
fn root() -> PathBuf {
    // Cargo says it when it runs this; a build folder may be shared by several copies of the sources.
    let here =
        env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().unwrap_or(&here).to_owned()
}

/// Where cargo builds.
fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    command.current_dir(root()).args(args);
    command
}

/// Runs a step and says which.
fn step(name: &str, command: &mut Command) -> Chore {
    eprintln!("\n== {name}");
    let status = command.status().map_err(|e| format!("{name}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name} failed")) }
}

fn works(command: &mut Command) -> bool {
    command.output().is_ok_and(|out| out.status.success())
}

/// Builds the client and the server, and serves; the browser opens by itself where there is a display.
fn play(args: &[String]) -> Chore {
    web::build()?;
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "gruft", "--", "serve"]);
    let status = command.args(args).status().map_err(|e| e.to_string())?;
    if status.success() { Ok(()) } else { Err(String::new()) }
}

fn test() -> Chore {
    set_up::tests()?;
    let postgresql = set_up::postgresql()?;
    // First, so that it is in the program from the start and nothing is built twice.
    web::build()?;
    step("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    step(
        "lints",
        &mut cargo(&["clippy", "--quiet", "--workspace", "--all-targets", "--", "--deny", "warnings"]),
    )?;
    step(
        "tests",
        cargo(&["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "slow"])
            .env("GRUFT_POSTGRESQL", postgresql),
    )?;
    step("examples in the documentation", &mut cargo(&["test", "--quiet", "--workspace", "--doc"]))?;
    let docs = &mut cargo(&["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"]);
    step("documentation", docs.env("RUSTDOCFLAGS", "--deny warnings"))?;
    step("cases", &mut cargo(&["run", "--quiet", "--package", "gruft", "--", "case"]))?;
    step("what is built in", &mut cargo(&["run", "--quiet", "--package", "gruft", "--", "check"]))?;
    web::test()?;
    eprintln!("\nAll checks passed.");
    Ok(())
}

/// Breaks rules: see docs/mutants.md.
fn break_rules(args: &[String]) -> Chore {
    let mut command = cargo(&["run", "--quiet", "--package", "mutants", "--"]);
    let status = command.args(args).status().map_err(|e| e.to_string())?;
    if status.success() { Ok(()) } else { Err(String::new()) }
}

fn golden() -> Chore {
    step("golden games and trees", &mut cargo(&["run", "--quiet", "--package", "golden"]))?;
    transcript()
}

/// What stands above the transcript of a German game.
const ABOVE: &str = "# Ein Spiel auf Deutsch

Die erste Partie von Gloomhaven im Terminal, vom Aufbau bis zum Ende. `cargo xtask golden` schreibt sie neu, ein Test vergleicht sie und sucht nach englischen Wörtern. Antworten gibt hier der Automat:

```
$ (echo karte Niedertrampeln; echo monster Banditen-Wache; yes auto) | gruft play gloomhaven 1 --heroes 2 --seed 3 --language de
```

";

/// Plays a whole game in German with the bot's answers, as the terminal shows it.
fn transcript() -> Chore {
    eprintln!("\n== transcript");
    let call = ["run", "--quiet", "--package", "gruft", "--", "play", "gloomhaven", "1"];
    let mut play = cargo(&[&call[..], &["--heroes", "2", "--seed", "3", "--language", "de"]].concat());
    play.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = play.spawn().map_err(|e| format!("gruft play: {e}"))?;
    let mut input = child.stdin.take().ok_or("gruft play does not listen")?;
    let lines = "karte Niedertrampeln\nmonster Banditen-Wache\n".to_owned() + &"auto\n".repeat(4000);
    // It stops listening when the game is over.
    let _ = input.write_all(lines.as_bytes());
    drop(input);
    let out = child.wait_with_output().map_err(|e| format!("gruft play: {e}"))?;
    if !out.status.success() {
        return Err("gruft play does not come to an end".to_owned());
    }
    let file = root().join("docs/transcript-de.md");
    let text = format!("{ABOVE}```\n{}```\n", String::from_utf8_lossy(&out.stdout));
    std::fs::write(&file, text).map_err(|e| format!("{}: {e}", file.display()))
}

fn types() -> Chore {
    let folder = root().join("web/types");
    std::fs::create_dir_all(&folder).map_err(|e| format!("web/types: {e}"))?;
    for package in ["table", "wire"] {
        let out = cargo(&["run", "--quiet", "--package", package, "--example", "types"]).output();
        let out = out.map_err(|e| e.to_string())?;
        if !out.status.success() {
            return Err(String::from_utf8_lossy(&out.stderr).into_owned());
        }
        let file = folder.join(format!("{package}.ts"));
        std::fs::write(&file, out.stdout).map_err(|e| format!("{}: {e}", file.display()))?;
    }
    Ok(())
}
