//! The copy of the sources in which the mutants are: written, checked by the compiler, and built.

use crate::find::{Found, Mutant, find};
use crate::game::Game;
use crate::write::{Written, write};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{BufRead as _, BufReader};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the copy does without, at the top.
const LEFT_OUT: [&str; 5] = ["target", "cases", "golden", "docs", "web"];

/// Above the first line of a mutated crate: what mutants make strange is no reason not to compile them.
const ALLOW: &str = "#![allow(warnings, arithmetic_overflow, unconditional_panic, overflowing_literals, \
                     unconditional_recursion, useless_deprecated)] ";

/// The mutants of a game, in a program of which each can be turned on.
#[derive(Debug)]
pub struct Tree {
    /// The mutants, each with whether it compiles. The number of a mutant is its place, from 1.
    pub mutants: Vec<Mutant>,
    /// Those that do not compile.
    pub dead: BTreeSet<usize>,
    /// The program that plays the cases.
    pub program: PathBuf,
}

/// A source file of the game.
struct File {
    /// From the root of the repository.
    name: String,
    text: String,
    found: Found,
    /// The number of its first mutant, counted from 0.
    first: usize,
    /// Those of its mutants that do not compile.
    dead: BTreeSet<usize>,
    written: Written,
}

/// What is kept about a file, so that the compiler need not be asked again: a hash, and what does not compile.
#[derive(Default, Serialize, Deserialize)]
struct Kept(BTreeMap<String, (u64, BTreeSet<usize>)>);

/// Where things are.
struct Places<'p> {
    root: &'p Path,
    target: &'p Path,
    scratch: PathBuf,
    copy: PathBuf,
}

/// The mutants of a game as the sources in the repository at `root` are now.
pub fn list(root: &Path, game: &Game) -> Result<Vec<Mutant>, String> {
    Ok(files(root, game)?.into_iter().flat_map(|file| file.found.mutants).collect())
}

/// Makes the copy below `target`, and builds it: what the compiler refuses is left out.
pub fn build(root: &Path, target: &Path, game: &Game) -> Result<Tree, String> {
    let scratch = target.join("break");
    let places = Places { root, target, copy: scratch.join("copy"), scratch };
    let mut files = files(root, game)?;
    let kept = places.scratch.join(format!("{}.json", game.package));
    recall(&kept, &mut files);
    let mut changed = places.sync(game)?;
    let mut round = 0;
    loop {
        for file in &mut files {
            let first = file.first;
            let (found, dead) = (&file.found, &file.dead);
            let number =
                |mutant: usize| (!dead.contains(&mutant)).then_some(u32::try_from(first + mutant + 1).ok()?);
            let above = if file.name.ends_with("/src/lib.rs") { ALLOW } else { "" };
            file.written = write(above, &file.text, &found.pieces, number);
            changed |= places.put(&file.name, &file.written.text)?;
        }
        let program = places.scratch.join(game.package);
        if !changed && program.exists() {
            break;
        }
        round += 1;
        let total: usize = files.iter().map(|file| file.found.mutants.len() - file.dead.len()).sum();
        eprintln!("checking {total} mutants of {}, round {round}", game.package);
        if places.check(game, &mut files)? {
            eprintln!("building");
            places.build(game, &program)?;
            break;
        }
        changed = true;
    }
    remember(&kept, &files)?;
    let dead = files.iter().flat_map(|file| file.dead.iter().map(|mutant| file.first + mutant)).collect();
    let mutants = files.into_iter().flat_map(|file| file.found.mutants).collect();
    Ok(Tree { mutants, dead, program: places.scratch.join(game.package) })
}

/// The sources of the game that ship, in the order of their paths.
fn files(root: &Path, game: &Game) -> Result<Vec<File>, String> {
    let inside = format!("crates/{}/src/", game.package);
    let mut files = Vec::new();
    let mut first = 0;
    for path in source::shipped_sources(root).map_err(|e| e.to_string())? {
        let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        if !name.starts_with(&inside) {
            continue;
        }
        let text = read(&path)?;
        let found = find(&name, &text).map_err(|e| format!("{name}: {e}"))?;
        let count = found.mutants.len();
        files.push(File { name, text, found, first, dead: BTreeSet::new(), written: Written::default() });
        first += count;
    }
    Ok(files)
}

impl File {
    fn hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.text.hash(&mut hasher);
        self.found.mutants.iter().for_each(|mutant| mutant.text.hash(&mut hasher));
        hasher.finish()
    }
}

fn recall(kept: &Path, files: &mut [File]) {
    let text = std::fs::read_to_string(kept).unwrap_or_default();
    let Kept(kept) = serde_json::from_str(&text).unwrap_or_default();
    for file in files {
        if let Some((_, dead)) = kept.get(&file.name).filter(|(hash, _)| *hash == file.hash()) {
            file.dead.clone_from(dead);
        }
    }
}

fn remember(kept: &Path, files: &[File]) -> Result<(), String> {
    let all = files.iter().map(|file| (file.name.clone(), (file.hash(), file.dead.clone()))).collect();
    let text = serde_json::to_string(&Kept(all)).map_err(|e| e.to_string())?;
    std::fs::write(kept, text).map_err(|e| format!("{}: {e}", kept.display()))
}

impl Places<'_> {
    /// Copies everything but the sources of the game. Says whether anything was different.
    fn sync(&self, game: &Game) -> Result<bool, String> {
        let own = format!("crates/{}/src/", game.package);
        let mut changed = false;
        let mut there = BTreeSet::new();
        let mut folders = vec![String::new()];
        while let Some(folder) = folders.pop() {
            let entries = std::fs::read_dir(self.root.join(&folder)).map_err(|e| format!("{folder}: {e}"))?;
            for entry in entries {
                let entry = entry.map_err(|e| e.to_string())?;
                let name = entry.file_name().to_string_lossy().into_owned();
                if name.starts_with('.') || folder.is_empty() && LEFT_OUT.contains(&&*name) {
                    continue;
                }
                let path = if folder.is_empty() { name } else { format!("{folder}/{name}") };
                there.insert(path.clone());
                if entry.path().is_dir() {
                    folders.push(path);
                } else if !path.starts_with(&own) || !path.ends_with(".rs") {
                    changed |= self.copy(game, &path)?;
                }
            }
        }
        self.prune("", &there)?;
        Ok(changed)
    }

    fn copy(&self, game: &Game, path: &str) -> Result<bool, String> {
        let bytes = std::fs::read(self.root.join(path)).map_err(|e| format!("{path}: {e}"))?;
        if path != format!("crates/{}/Cargo.toml", game.package) {
            // The sources of other games may have their mutants already; they are not built.
            let other =
                crate::game::GAMES.iter().any(|g| path.starts_with(&format!("crates/{}/", g.package)));
            let built = path.starts_with(&format!("crates/{}/", game.package));
            return if other && !built && self.copy.join(path).exists() {
                Ok(false)
            } else {
                self.put_bytes(path, &bytes)
            };
        }
        let text = String::from_utf8_lossy(&bytes);
        let with =
            text.replacen("[dependencies]\n", "[dependencies]\nswitch = { path = \"../switch\" }\n", 1);
        self.put(path, &with)
    }

    /// Deletes what is not there any more.
    fn prune(&self, folder: &str, there: &BTreeSet<String>) -> Result<(), String> {
        let Ok(entries) = std::fs::read_dir(self.copy.join(folder)) else { return Ok(()) };
        for entry in entries.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if folder.is_empty() { name } else { format!("{folder}/{name}") };
            if there.contains(&path) {
                if entry.path().is_dir() {
                    self.prune(&path, there)?;
                }
                continue;
            }
            let gone = if entry.path().is_dir() {
                std::fs::remove_dir_all(entry.path())
            } else {
                std::fs::remove_file(entry.path())
            };
            gone.map_err(|e| format!("{path}: {e}"))?;
        }
        Ok(())
    }

    /// Writes a file if it is different. Says whether it was.
    fn put(&self, path: &str, text: &str) -> Result<bool, String> {
        self.put_bytes(path, text.as_bytes())
    }

    fn put_bytes(&self, path: &str, bytes: &[u8]) -> Result<bool, String> {
        let file = self.copy.join(path);
        if std::fs::read(&file).is_ok_and(|old| old == bytes) {
            return Ok(false);
        }
        let problem = |e: std::io::Error| format!("{}: {e}", file.display());
        std::fs::create_dir_all(file.parent().unwrap_or(&self.copy)).map_err(problem)?;
        std::fs::write(&file, bytes).map_err(problem)?;
        Ok(true)
    }

    fn cargo(&self, what: &str, game: &Game) -> Command {
        let mut cargo = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
        cargo.current_dir(&self.copy).env("CARGO_TARGET_DIR", self.target);
        cargo.args([what, "--quiet", "--package"]);
        match what {
            "check" => cargo.args([game.package, "--lib", "--message-format", "json"]),
            _ => cargo.args(["breaker", "--no-default-features", "--features", game.package]),
        };
        cargo
    }

    /// Asks the compiler. Says whether everything compiles; otherwise those to blame are dead now.
    fn check(&self, game: &Game, files: &mut [File]) -> Result<bool, String> {
        let mut cargo = self.cargo("check", game);
        cargo.stdout(Stdio::piped()).stdin(Stdio::null());
        let mut child = cargo.spawn().map_err(|e| format!("cargo check: {e}"))?;
        let out = child.stdout.take().ok_or("cargo check says nothing")?;
        let (mut blamed, mut unexplained) = (0, Vec::new());
        for line in BufReader::new(out).lines() {
            let line = line.map_err(|e| e.to_string())?;
            let Ok(Json::Object(said)) = serde_json::from_str(&line) else { continue };
            let Some(message) = said.get("message").filter(|m| m["level"] == "error") else { continue };
            let spans: Vec<Span> = message["spans"].as_array().into_iter().flatten().flat_map(span).collect();
            let code = message["code"]["code"].as_str().unwrap_or_default();
            if code == IN_CONST {
                blamed += make_const(files, message["message"].as_str().unwrap_or_default());
                continue;
            }
            match blame(files, &spans, BORROWS.contains(&code)) {
                0 if spans.is_empty() => {}
                0 => unexplained.push(message["rendered"].as_str().unwrap_or_default().to_owned()),
                some => blamed += some,
            }
        }
        let status = child.wait().map_err(|e| e.to_string())?;
        match (status.success(), blamed) {
            (true, _) => Ok(true),
            (false, 0) => {
                let text = "the copy does not compile, and no mutant is to blame";
                Err(format!("{text}:\n{}", unexplained.join("\n")))
            }
            (false, _) => Ok(false),
        }
    }

    /// Builds the program and puts it aside: other games build one of the same name.
    fn build(&self, game: &Game, program: &Path) -> Result<(), String> {
        let status = self.cargo("build", game).status().map_err(|e| format!("cargo build: {e}"))?;
        if !status.success() {
            return Err("the copy cannot be built".to_owned());
        }
        let built = self.target.join("debug/breaker").with_extension(std::env::consts::EXE_EXTENSION);
        std::fs::copy(&built, program).map(|_| ()).map_err(|e| format!("{}: {e}", built.display()))
    }
}

/// A part of a file that the compiler names.
struct Span {
    file: String,
    range: Range<usize>,
    primary: bool,
}

/// What the compiler names, or the macro call that it comes from.
fn span(json: &Json) -> Option<Span> {
    let primary = json["is_primary"].as_bool().unwrap_or(false);
    let mut json = json;
    while !json["expansion"].is_null() {
        json = &json["expansion"]["span"];
    }
    let byte = |key: &str| usize::try_from(json[key].as_u64()?).ok();
    let file = json["file_name"].as_str()?.replace('\\', "/");
    Some(Span { file, range: byte("byte_start")?..byte("byte_end")?, primary })
}

/// What the compiler says of things that are used after they were moved, or while they are borrowed.
const BORROWS: [&str; 8] = ["E0381", "E0382", "E0499", "E0502", "E0503", "E0505", "E0506", "E0597"];

/// What the compiler says where something that is worked out beforehand calls a function that is not `const` any more.
const IN_CONST: &str = "E0015";

/// The functions of which a message speaks become `const` again, without their mutants. Says how many these were.
fn make_const(files: &mut [File], message: &str) -> usize {
    let called = message.split('`').nth(1).unwrap_or_default();
    let called = called.rsplit("::").next().unwrap_or_default();
    let mut count = 0;
    for file in files {
        let named = file.found.consts.iter().filter(|(name, _)| name == called);
        count += named.flat_map(|(_, mutants)| mutants.clone()).filter(|m| file.dead.insert(*m)).count();
    }
    count
}

/// Notes who is to blame for an error, and says how many they are.
fn blame(files: &mut [File], spans: &[Span], borrows: bool) -> usize {
    let Some(primary) = spans.iter().find(|span| span.primary) else { return 0 };
    let Some(file) = files.iter_mut().find(|file| file.name == primary.file) else { return 0 };
    let here = || spans.iter().filter(|span| span.file == file.name);
    let mut blamed = Vec::new();
    if borrows {
        let parts: Vec<Range<usize>> = here().map(|span| span.range.clone()).collect();
        blamed = file.written.blame_between(&parts, |mutant| file.found.mutants[mutant].kind);
    }
    if blamed.is_empty() {
        let others: Vec<Range<usize>> =
            here().filter(|span| !span.primary).map(|span| span.range.clone()).collect();
        blamed = file.written.blame(&primary.range, &others);
    }
    blamed.into_iter().filter(|mutant| file.dead.insert(*mutant)).count()
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}
