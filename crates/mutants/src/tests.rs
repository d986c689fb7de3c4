//! The tests of a game's crate, run with a mutant on.

use crate::game::Game;
use serde_json::Value as Json;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Random games would notice much, but take minutes for each mutant; how the sources are laid out is no rule.
const LEFT_OUT: [&str; 3] = ["trials", "asked", "rooms"];
/// What a mutant may take beyond what the tests take without it.
const PATIENCE: Duration = Duration::from_secs(20);
/// What it may take for each second that they take without it.
const SLOWER: u32 = 10;

/// A program of tests.
#[derive(Debug)]
pub struct Test {
    /// `tests/shown.rs`, or `src/lib.rs` for the tests inside the crate.
    name: String,
    program: PathBuf,
    folder: PathBuf,
    /// Those that pass without any mutant.
    passing: Vec<String>,
    took: Duration,
}

/// Builds the tests in the copy of the sources below `target`, and runs them without any mutant.
pub fn build(target: &Path, game: &Game) -> Result<Vec<Test>, String> {
    let copy = target.join("break/copy");
    let folder = copy.join("crates").join(game.package);
    eprintln!("building the tests of {}", game.package);
    let mut cargo = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    cargo.current_dir(&copy).env("CARGO_TARGET_DIR", target).stdin(Stdio::null()).stderr(Stdio::inherit());
    cargo.args(["test", "--quiet", "--no-run", "--lib", "--tests", "--message-format", "json", "--package"]);
    let out = cargo.arg(game.package).output().map_err(|e| format!("cargo test: {e}"))?;
    if !out.status.success() {
        return Err("the tests cannot be built in the copy".to_owned());
    }
    let mut tests = Vec::new();
    for line in String::from_utf8_lossy(&out.stdout).lines() {
        let Ok(said) = serde_json::from_str::<Json>(line) else { continue };
        let (Some(program), Some(source)) =
            (said["executable"].as_str(), said["target"]["src_path"].as_str())
        else {
            continue;
        };
        let name = Path::new(source).strip_prefix(&folder).unwrap_or(Path::new(source)).display().to_string();
        if LEFT_OUT.iter().any(|out| name.contains(out)) {
            continue;
        }
        let mut test = Test {
            name,
            program: program.into(),
            folder: folder.clone(),
            passing: Vec::new(),
            took: Duration::ZERO,
        };
        let before = now();
        let out = test.command(0).stdout(Stdio::piped()).output().map_err(|e| format!("{program}: {e}"))?;
        test.took = before.elapsed();
        let text = String::from_utf8_lossy(&out.stdout).into_owned();
        let passed = text.lines().filter_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... ok"));
        test.passing = passed.map(str::to_owned).collect();
        if !test.passing.is_empty() {
            tests.push(test);
        }
    }
    Ok(tests)
}

/// The first program of tests that does not pass with this mutant.
pub fn failing(tests: &[Test], mutant: u32) -> Result<Option<&str>, String> {
    for test in tests {
        let mut child =
            test.command(mutant).spawn().map_err(|e| format!("{}: {e}", test.program.display()))?;
        if !ends_well(&mut child, PATIENCE + test.took * SLOWER)? {
            return Ok(Some(&test.name));
        }
    }
    Ok(None)
}

impl Test {
    fn command(&self, mutant: u32) -> Command {
        let mut command = Command::new(&self.program);
        command.current_dir(&self.folder).env("GRUFT_BREAK", mutant.to_string());
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        if !self.passing.is_empty() {
            command.arg("--exact").args(&self.passing);
        }
        command
    }
}

/// Whether a program says within this time that all is well.
fn ends_well(child: &mut Child, patience: Duration) -> Result<bool, String> {
    let before = now();
    while before.elapsed() < patience {
        if let Some(status) = child.try_wait().map_err(|e| e.to_string())? {
            return Ok(status.success());
        }
        wait(Duration::from_millis(20));
    }
    child.kill().and_then(|()| child.wait()).map(|_| false).map_err(|e| e.to_string())
}

// This program decides nothing: it watches others, and gives up on those that never end.
#[allow(clippy::disallowed_methods, clippy::disallowed_types)]
fn now() -> std::time::Instant {
    std::time::Instant::now()
}

#[allow(clippy::disallowed_methods)]
fn wait(time: Duration) {
    std::thread::sleep(time);
}
