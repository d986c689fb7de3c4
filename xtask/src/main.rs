//! The project's chores. `cargo xtask play` plays, `cargo xtask test` runs every check.
//!
//! They need the Rust toolchain and nothing else: what is missing they name, and fetch once.

mod bench;
mod fuzz;
mod package;
mod set_up;
mod web;

use set_up::Need;
use std::env;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

const HELP: &str = "cargo xtask COMMAND [--yes]

  play    build the client and the program and start Gruft in the browser; what follows -- is handed on (cargo xtask play -- --port 7777)
  build   build the client and the program that has it, and say where it is
  test    run every check: format, lints, tests, documentation, what is built in, the browser client
  web     run the checks of the browser client alone
  package an archive to hand on: program, licences, guide, systemd unit, proxy settings (docs/hosting.md)
  try     unpack it in a clean Debian and play through nginx and Caddy, with PostgreSQL (as root, on Debian)
  deny    check licences and sources of everything that is built in
  break   break the rules of a game one by one and see whether the cases notice (cargo xtask break --help)
  bench   measure: times, instructions, memory (docs/benchmarks.md); bench instructions measures whole games of all games alone
  fuzz    look for bytes that stop the program: saves, cases, packs, messages (docs/fuzzing.md)
  golden  write the golden games, the counts of the trees and the German transcript anew (docs/golden.md)
  docs    write the figures in README and docs anew: what `gruft` prints, and the table of the games
  corpus  have the present program write games for those that come after it (docs/saves.md)
  types   write the TypeScript types of scenes and questions to web/types/

What a command needs beside the Rust toolchain is named before it is fetched. It goes into target/tools where that is possible; before anything else on the machine changes you are asked once. --yes, or CI in the environment, says yes.";

/// What went wrong, in a sentence.
type Chore = Result<(), String>;

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let mut rest: Vec<String> = args.collect();
    // What stands behind -- is not ours.
    let own = rest.iter().position(|a| a == "--").unwrap_or(rest.len());
    let yes = rest[..own].iter().any(|a| a == "--yes");
    let mut at = 0;
    rest.retain(|a| {
        at += 1;
        !(at <= own && a == "--yes" || at == own + 1 && a == "--")
    });
    let done = match command.as_str() {
        "play" => play(&rest, yes),
        "build" => build(yes),
        "test" => test(yes),
        "web" => web(yes),
        "package" => set_up::ready(&[Need::Node], yes).and_then(|()| package::package()).map(|_| ()),
        "try" => set_up::ready(&[Need::Node], yes).and_then(|()| package::try_out()),
        "deny" => deny(yes),
        "break" => hand_on(&["run", "--quiet", "--package", "mutants", "--"], &rest),
        "bench" => bench::run(&rest),
        "fuzz" => fuzz::run(&rest),
        "golden" => golden(),
        "corpus" => corpus(),
        "docs" => docs(),
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
    command.current_dir(root()).args(args).env("PATH", set_up::path());
    if env::var_os("CI").is_some() {
        // What is built once and looked at by nobody: without what makes a second build quicker, and without line
        // tables (a panic says its line anyway), it needs far less room.
        command.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_DEV_DEBUG", "none");
    }
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

/// Builds the client and the program, and serves; the browser opens by itself where there is a display.
fn play(args: &[String], yes: bool) -> Chore {
    build(yes)?;
    eprintln!("\n== Gruft starts, and opens your browser; Ctrl-C ends it\n");
    let status = Command::new(web::program(PLAY)).arg("serve").args(args).current_dir(root()).status();
    if status.map_err(|e| e.to_string())?.success() { Ok(()) } else { Err(String::new()) }
}

/// The profile of a program that is played with: Cargo.toml says why it is not `release`.
const PLAY: &str = "play";

/// Builds the client, and the program with the client in it.
fn build(yes: bool) -> Chore {
    set_up::ready(&[Need::Node], yes)?;
    build_program()?;
    let program = web::program(PLAY);
    eprintln!("\nThe program is {}", program.strip_prefix(root()).unwrap_or(&program).display());
    Ok(())
}

/// The same, when Node is there.
fn build_program() -> Chore {
    eprintln!("First the browser client, then the program.");
    web::build()?;
    if !web::program(PLAY).is_file() {
        eprintln!(
            "\nThe first time cargo builds all that the program is made of, about 250 crates, our five games"
        );
        eprintln!(
            "last: about ten minutes of processor time, half as long on two cores. Later only what has changed."
        );
    }
    step("the program", &mut cargo(&["build", "--profile", PLAY, "--package", "gruft"]))
}

fn test(yes: bool) -> Chore {
    let needs = [
        Need::Rustfmt,
        Need::Clippy,
        Need::Nextest,
        Need::Node,
        Need::Chromium,
        Need::Firefox,
        Need::Postgresql,
    ];
    set_up::ready(&needs, yes)?;
    let postgresql = set_up::postgresql().ok_or("PostgreSQL is missing")?;
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
    // The tests have built the program. `cargo run` would build half of it again: alone it needs less of some crates.
    let program = web::program("debug");
    step("cases", Command::new(&program).arg("case").current_dir(root()))?;
    step("what is built in", Command::new(&program).arg("check").current_dir(root()))?;
    web::test()?;
    eprintln!("\nAll checks passed.");
    Ok(())
}

/// A new entry of the corpus, named after the last commit.
fn corpus() -> Chore {
    let commit = Command::new("git").current_dir(root()).args(["rev-parse", "--short=8", "HEAD"]).output();
    let commit = commit.map_err(|e| format!("git: {e}"))?.stdout;
    let commit = String::from_utf8_lossy(&commit).trim().to_owned();
    if commit.is_empty() {
        return Err("an entry is named after a commit, and there is none".to_owned());
    }
    step("the program", &mut cargo(&["build", "--quiet", "--package", "gruft"]))?;
    let program = target().join("debug/gruft").with_extension(env::consts::EXE_EXTENSION);
    let mut command = cargo(&["run", "--quiet", "--package", "golden", "--bin", "corpus", "--", "make"]);
    step("its games", command.arg(program).arg(root().join("corpus").join(commit)))
}

fn web(yes: bool) -> Chore {
    set_up::ready(&[Need::Node, Need::Chromium, Need::Firefox], yes)?;
    web::build()?;
    step("building what is served", &mut cargo(&["build", "--package", "gruft"]))?;
    web::test()
}

/// Licences, and where everything comes from, by deny.toml. Lists of known faults are fetched from elsewhere, so they
/// are asked for by name: `cargo deny check advisories`.
fn deny(yes: bool) -> Chore {
    set_up::ready(&[Need::Deny], yes)?;
    step("licences and sources", &mut cargo(&["deny", "--workspace", "check", "licenses", "sources"]))
}

fn hand_on(call: &[&str], args: &[String]) -> Chore {
    let status = cargo(call).args(args).status().map_err(|e| e.to_string())?;
    if status.success() { Ok(()) } else { Err(String::new()) }
}

fn golden() -> Chore {
    step("golden games and trees", &mut cargo(&["run", "--quiet", "--package", "golden"]))?;
    transcript()
}

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
    let file = root().join("golden/transcript-de.txt");
    std::fs::write(&file, out.stdout).map_err(|e| format!("{}: {e}", file.display()))
}

/// The test that compares documents with the program writes them instead.
fn docs() -> Chore {
    let test = &mut cargo(&["test", "--package", "gruft", "--test", "documents"]);
    step("what stands in README and docs", test.env("GRUFT_WRITE", "1"))
}

fn types() -> Chore {
    let folder = root().join("web/types");
    std::fs::create_dir_all(&folder).map_err(|e| format!("web/types: {e}"))?;
    for package in ["table", "wire"] {
        let out = cargo(&["run", "--quiet", "--package", package, "--example", &format!("{package}-types")])
            .output();
        let out = out.map_err(|e| e.to_string())?;
        if !out.status.success() {
            return Err(String::from_utf8_lossy(&out.stderr).into_owned());
        }
        let file = folder.join(format!("{package}.ts"));
        std::fs::write(&file, out.stdout).map_err(|e| format!("{}: {e}", file.display()))?;
    }
    Ok(())
}
