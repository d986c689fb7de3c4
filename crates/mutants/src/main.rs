//! Breaks the rules of a game one by one and says which of the faults no case notices.
//!
//! `cargo xtask break` calls this; docs/mutants.md explains it.

mod call;
mod find;
mod game;
mod homes;
mod report;
mod rules;
mod run;
mod shards;
mod tree;
mod values;
mod write;

use call::Call;
use clap::Parser as _;
use game::Game;
use run::{Program, Watched};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tree::Tree;

fn main() -> ExitCode {
    let call = Call::parse();
    match run(&call) {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("{text}");
            ExitCode::from(2)
        }
    }
}

/// A game with its mutants, its program, and what its cases do without any mutant.
struct Broken {
    game: Game,
    root: PathBuf,
    tree: Tree,
    program: Program,
    watched: Watched,
}

fn run(call: &Call) -> Result<(), String> {
    let game = Game::find(&call.game)?;
    let root = root();
    if call.list {
        return shards::list(&root, &game, call);
    }
    let tree = tree::build(&root, &target(&root), &game)?;
    let folders = game.cases.iter().map(|name| root.join("cases").join(name)).collect();
    let program = Program::new(&tree.program, folders);
    let watched = program.watch()?;
    let failing: Vec<&str> =
        watched.cases.iter().filter(|case| case.failure.is_some()).map(|case| &*case.path).collect();
    if !failing.is_empty() {
        return Err(format!("cases that fail without any mutant say nothing: {}", failing.join(", ")));
    }
    let broken = Broken { game, root, tree, program, watched };
    if call.rules.is_some() || !call.rule.is_empty() {
        rules::run(&broken, call)
    } else {
        shards::run(&broken, call)
    }
}

impl Broken {
    /// Whether the game has to be made anew to see what this mutant does: it matters when the game is made, or its file
    /// keeps things that are worked out once.
    fn is_fresh(&self, number: u32) -> bool {
        let kept = || {
            let file = self.tree.mutants.get(number as usize - 1).map(|mutant| self.root.join(&mutant.file));
            let text = file.and_then(|file| std::fs::read_to_string(file).ok()).unwrap_or_default();
            ["OnceLock", "OnceCell", "LazyLock"].iter().any(|kept| text.contains(kept))
        };
        self.watched.begun.contains(&number) || kept()
    }

    /// The cases that reach a mutant, those that reach few others first.
    fn reaching(&self, number: u32) -> Vec<usize> {
        let fresh = self.is_fresh(number);
        let cases = self.watched.cases.iter().enumerate();
        let mut reaching: Vec<(usize, usize)> = cases
            .filter(|(_, case)| fresh || case.reached.contains(&number))
            .map(|(at, case)| (case.reached.len(), at))
            .collect();
        reaching.sort_unstable();
        reaching.into_iter().map(|(_, at)| at).collect()
    }

    fn case(&self, at: usize) -> &str {
        let path = Path::new(&self.watched.cases[at].path);
        path.strip_prefix(&self.root).unwrap_or(path).to_str().unwrap_or_default()
    }
}

/// The repository's root.
fn root() -> PathBuf {
    // Cargo says it when it runs this; a build folder may be shared by several copies of the sources.
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.ancestors().nth(2).unwrap_or(&here).to_owned()
}

/// Where cargo builds.
fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder))
}
