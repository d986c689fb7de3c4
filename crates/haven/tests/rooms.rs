//! The rooms of the house: each uses only those before it.
//!
//! The imports of all files are read. A step backwards is a fault, except those in [`FORCED`]: there a rule of an
//! earlier room sets off one of a later room, and the list says which. An entry that is no longer needed is a fault
//! too, so the list stays true.

use source::{Kind, Token, files, tokens};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The rooms in their order; each may use those above it, and itself.
const ROOMS: [&str; 12] = [
    "ground", "content", "mind", "world", "said", "actions", "monsters", "scenario", "flow", "campaign",
    "shown", "solve",
];

/// The steps backwards that rules force: the file, what it uses, and why.
const FORCED: [(&str, &str, &str); 9] = [
    (
        "actions/attack.rs",
        "monsters",
        "GH-GAP-52: the last attack of a monster that dies takes its targets in its order",
    ),
    ("actions/damage.rs", "scenario::ending", "GH-FIN-01: a death can meet or miss the goal"),
    ("actions/damage.rs", "scenario::objectives", "GH-SPC-07: an obstacle without hit points is destroyed"),
    ("actions/damage.rs", "scenario::special", "GH-SPC: special rules wait for a death"),
    ("actions/looting.rs", "scenario::ending", "GH-FIN-01: a looted goal tile can meet the goal"),
    ("actions/looting.rs", "scenario::special", "FH-SCN-11: a section can wait for a treasure"),
    (
        "actions/outcomes.rs",
        "scenario::special",
        "GH-SPC-01, GH-SPC-05: an effect spawns monsters or opens doors",
    ),
    (
        "actions/movement.rs",
        "scenario::rooms",
        "GH-REV-01: a door that is entered reveals the room behind it",
    ),
    (
        "actions/movement.rs",
        "scenario::special",
        "FH-OVL-07, FH-SCN-11: plates and sections wait for a hex that is entered",
    ),
];

/// An import.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Import {
    line: usize,
    path: Vec<String>,
}

/// The room of a file, by its path below `src`. The roof, `lib.rs`, has none.
fn room_of_file(file: &str) -> Option<&'static str> {
    let modules: Vec<&str> = file.trim_end_matches(".rs").split('/').filter(|part| *part != "mod").collect();
    if modules == ["lib"] { None } else { Some(room_of(&modules)) }
}

/// The room in which a module or an item of the root is.
fn room_of(path: &[&str]) -> &'static str {
    match path {
        ["shown", "prompts" | "facts" | "names" | "points" | "terms" | "happenings" | "told", ..]
        | ["Fact" | "Prompt" | "choose_for", ..] => "said",
        ["Board" | "FigureId" | "HeroId" | "MonsterId" | "Spot" | "SummonId" | "World" | "game", ..] => {
            "world"
        }
        ["Setup", ..] => "scenario",
        ["Position", ..] => "shown",
        [room, ..] => ROOMS.iter().find(|known| *known == room).unwrap_or(&"ground"),
        [] => "ground",
    }
}

/// All paths of a source text that begin with `crate` or `super`, as paths from the root.
fn imports(file: &str, text: &str) -> Vec<Import> {
    let modules: Vec<String> = file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    let all: Vec<Token> = tokens(text).into_iter().filter(|token| token.kind != Kind::Comment).collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < all.len() {
        let (root, from) = match &all[at] {
            token if token.named("crate") => (Vec::new(), at + 1),
            token if token.named("super") => {
                let own = if modules.last().is_some_and(|last| last == "mod") { 2 } else { 1 };
                (modules[..modules.len().saturating_sub(own)].to_vec(), at + 1)
            }
            _ => {
                at += 1;
                continue;
            }
        };
        at = follow(&all, from, root, &mut found).max(at + 1);
    }
    found
}

/// Reads what follows a path: `::name`, `::{…}` or nothing. Says where it ends.
fn follow(all: &[Token], at: usize, path: Vec<String>, found: &mut Vec<Import>) -> usize {
    let is = |at: usize, c: char| all.get(at).is_some_and(|token| token.is(c));
    if !(is(at, ':') && is(at + 1, ':')) {
        if !path.is_empty() && at > 0 {
            found.push(Import { line: all[at - 1].line, path });
        }
        return at;
    }
    let at = at + 2;
    if is(at, '{') {
        let mut at = at + 1;
        while at < all.len() && !is(at, '}') {
            if all[at].kind != Kind::Ident {
                at += 1;
                continue;
            }
            let mut longer = path.clone();
            if !all[at].named("self") {
                longer.push(all[at].text.clone());
            }
            at = follow(all, at + 1, longer, found);
        }
        return at + 1;
    }
    match all.get(at) {
        Some(token) if token.kind == Kind::Ident => {
            let mut longer = path;
            longer.push(token.text.clone());
            follow(all, at + 1, longer, found)
        }
        _ => {
            found.push(Import { line: all[at - 1].line, path });
            at
        }
    }
}

/// The steps backwards of a file: the line, the import, and the module that is used (two parts of its path).
fn backwards(file: &str, text: &str) -> Vec<(String, String)> {
    let Some(own) = room_of_file(file) else { return Vec::new() };
    let rank = |room: &str| ROOMS.iter().position(|known| *known == room);
    let mut found = Vec::new();
    for import in imports(file, text) {
        let parts: Vec<&str> = import.path.iter().map(String::as_str).collect();
        let used = room_of(&parts);
        if rank(used) > rank(own) {
            let module = parts[..parts.len().min(2)].join("::");
            let path = parts.join("::");
            found.push((
                module,
                format!("{file}:{}: {own} uses crate::{path}, which is in {used}", import.line),
            ));
        }
    }
    found
}

fn sources() -> Vec<(String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let all: Vec<PathBuf> = files(&src, "rs").unwrap();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        (path.strip_prefix(&src).unwrap().display().to_string(), text)
    };
    all.into_iter().map(read).collect()
}

#[test]
fn no_room_uses_a_later_one() {
    let mut used: BTreeSet<(String, String)> = BTreeSet::new();
    let mut wrong = Vec::new();
    for (file, text) in sources() {
        for (module, message) in backwards(&file, &text) {
            if !FORCED.iter().any(|(f, m, _)| *f == file && *m == module) {
                wrong.push(message);
            }
            used.insert((file.clone(), module));
        }
    }
    let idle: Vec<&str> = FORCED
        .iter()
        .filter(|(file, module, _)| !used.contains(&((*file).to_owned(), (*module).to_owned())))
        .map(|(file, _, _)| *file)
        .collect();
    assert!(wrong.is_empty(), "steps backwards:\n{}", wrong.join("\n"));
    assert!(idle.is_empty(), "no longer needed in the list: {idle:?}");
}

#[test]
fn a_planted_step_backwards_is_found() {
    let text = "//! A chapter.\n\nuse crate::content::Rank;\nuse crate::{Fact, flow::{round, turn::{self, Act}}};\n\n\
                fn f() {\n    // crate::solve::x\n    crate::scenario::rooms::reveal();\n    super::heal::x();\n}\n";
    let found: Vec<String> =
        backwards("actions/attack.rs", text).into_iter().map(|(_, message)| message).collect();
    assert_eq!(
        found,
        [
            "actions/attack.rs:4: actions uses crate::flow::round, which is in flow",
            "actions/attack.rs:4: actions uses crate::flow::turn, which is in flow",
            "actions/attack.rs:4: actions uses crate::flow::turn::Act, which is in flow",
            "actions/attack.rs:8: actions uses crate::scenario::rooms::reveal, which is in scenario",
        ]
    );
    assert!(
        backwards("flow/turn.rs", text).is_empty(),
        "from a later room the same imports are steps forward"
    );
    let up = backwards("shown/facts.rs", "use super::scene::scene;");
    assert_eq!(up[0].1, "shown/facts.rs:1: said uses crate::shown::scene::scene, which is in shown");
}
