//! Every difference between the editions is a method of `Edition`: nothing else asks which one it is.

use std::path::{Path, PathBuf};

/// Where editions may be told apart: their own chapter, and what of it concerns things that are printed; the rules that
/// decided in a monster's mind; positions for `solve` with the prefix of their rules. The two games are made in `lib.rs`.
const ALLOWED: [(&str, usize); 5] = [
    ("src/edition", usize::MAX),
    ("src/content/editions.rs", usize::MAX),
    ("src/mind/why.rs", 16),
    ("src/solve", 3),
    ("src/lib.rs", 2),
];

fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { files(&path, all) } else { all.push(path) }
    }
}

/// The lines that tell editions apart, without comments and tests.
fn told_apart(text: &str) -> usize {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let names = ["Edition::Gloomhaven", "Edition::Frosthaven", "Edition::JawsOfTheLion"];
    lines.filter(|line| names.iter().any(|name| line.contains(name))).count()
}

#[test]
fn nobody_else_asks_which_edition_it_is() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    files(&root.join("src"), &mut all);
    for path in all.iter().filter(|path| path.extension().is_some_and(|e| e == "rs")) {
        let name = path.strip_prefix(root).expect("below it").to_string_lossy().replace('\\', "/");
        let found = told_apart(&std::fs::read_to_string(path).expect("it can be read"));
        let allowed = ALLOWED.iter().find(|(part, _)| name.starts_with(part)).map_or(0, |(_, most)| *most);
        assert!(found <= allowed, "{name} tells editions apart in {found} lines, not in {allowed}");
    }
}

/// The ids of both books that a method of `Edition` cites exist.
#[test]
fn every_difference_cites_rules_that_there_are() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file: &str| std::fs::read_to_string(root.join(file)).expect("it can be read");
    let (gloom, frost) = (read("../../rules/gloomhaven.md"), read("../../rules/frosthaven.md"));
    for file in
        ["src/edition/mod.rs", "src/edition/scenario.rs", "src/edition/ids.rs", "src/content/editions.rs"]
    {
        let text = read(file);
        for word in text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')) {
            let book = match word.get(..3) {
                Some("GH-") => &gloom,
                Some("FH-") => &frost,
                _ => continue,
            };
            let known = word.len() > 3 && book.contains(&format!("**{word}**"));
            assert!(known || word.len() == 3, "{file}: there is no rule {word}");
        }
    }
}
