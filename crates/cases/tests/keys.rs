//! Every key that a case or a position can have is written about.

use games::Games;
use source::{Kind, Token, closing, tokens};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The words of everything that stands between backticks in these pages.
fn written_about(pages: &[&str]) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for page in pages {
        let text = std::fs::read_to_string(root().join("docs").join(page)).expect("the page is there");
        // Blocks have three backticks, which come in pairs too.
        for code in text.replace("```", "`").split('`').skip(1).step_by(2) {
            let is_inside = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
            words.extend(code.split(|c| !is_inside(c)).map(str::to_owned));
        }
    }
    words
}

/// The fields of the structs that positions are read into, as they are written there.
fn keys_of(file: &Path, keys: &mut Vec<String>) {
    let text = std::fs::read_to_string(file).expect("it is text");
    let all: Vec<Token> = tokens(&text).into_iter().filter(|token| token.kind != Kind::Comment).collect();
    // A macro writes the attributes of its structs, all alike.
    let by_macro = text.contains("as_written! {");
    let mut attributes: Vec<String> = Vec::new();
    let mut at = 0;
    while at < all.len() {
        if let Some(end) = attribute(&all, at) {
            attributes.push(all[at..end].iter().map(|token| &*token.text).collect::<Vec<_>>().join(" "));
            at = end;
            continue;
        }
        if all[at].named("struct") && all.get(at + 1).is_some_and(|name| name.kind == Kind::Ident) {
            let said = |words: &str| by_macro || attributes.iter().any(|attribute| attribute.contains(words));
            let open = (at..all.len()).find(|n| all[*n].is('{') || all[*n].is(';') || all[*n].is('('));
            if let Some(open) = open.filter(|open| all[*open].is('{') && said("Deserialize")) {
                let end = closing(&all, open).expect("it ends");
                fields(&all[open + 1..end], said("kebab-case"), keys);
                at = end;
            }
        }
        if all[at].is(';') || all[at].is('{') || all[at].is('}') {
            attributes.clear();
        }
        at += 1;
    }
}

/// Where the attribute that begins here ends.
fn attribute(all: &[Token], at: usize) -> Option<usize> {
    (all[at].is('#') && all.get(at + 1)?.is('[')).then(|| closing(all, at + 1).map(|end| end + 1))?
}

fn fields(all: &[Token], kebab: bool, keys: &mut Vec<String>) {
    let (mut at, mut renamed) = (0, None);
    while at < all.len() {
        if let Some(end) = attribute(all, at) {
            let rename = (at..end).find(|n| all[*n].named("rename"));
            renamed = rename.and_then(|n| all.get(n + 2)).map(|token| token.text.clone()).or(renamed);
            at = end;
            continue;
        }
        let is_field = all[at].kind == Kind::Ident && all.get(at + 1).is_some_and(|token| token.is(':'));
        if !is_field {
            at += 1;
            continue;
        }
        let name = if kebab { all[at].text.replace('_', "-") } else { all[at].text.clone() };
        keys.push(renamed.take().unwrap_or(name));
        // Its type ends at a comma that is in no brackets.
        let mut depth = 0;
        while at < all.len() && !(depth == 0 && all[at].is(',')) {
            depth += i32::from(all[at].is('<') || all[at].is('(') || all[at].is('['));
            depth -= i32::from(all[at].is('>') || all[at].is(')') || all[at].is(']'));
            at += 1;
        }
    }
}

#[test]
fn every_key_of_a_position_is_written_about() {
    let games: [(&str, &[&str], &str); 4] = [
        ("haven", &["haven.md", "frosthaven.md"], "rulings"),
        ("descent", &["descent.md"], "knocked-out"),
        ("sorcery", &["sorcery.md"], "shadow-tokens"),
        ("darkness", &["darkness.md"], "used-tools"),
    ];
    for (package, pages, one_of_them) in games {
        let shown = root().join("crates").join(package).join("src/shown");
        let mut keys = Vec::new();
        for file in source::files(&shown, "rs").expect("it is there") {
            if file.strip_prefix(&shown).is_ok_and(|path| path.to_string_lossy().starts_with("position")) {
                keys_of(&file, &mut keys);
            }
        }
        assert!(keys.len() > 40 && keys.iter().any(|key| key == one_of_them), "{package}: {keys:?}");
        let words = written_about(pages);
        keys.retain(|key| !words.contains(key));
        assert!(keys.is_empty(), "{pages:?} do not say what these keys of positions are: {keys:?}");
    }
}

#[test]
fn every_key_of_a_case_and_of_a_step_is_written_about() {
    let games = Games::new();
    let words = written_about(&["cases.md"]);
    let head = "title = \"A key\"\ngame = \"sample\"\nshows = []\nat = \"plan\"\nmap = \"\"\"\na\n\"\"\"\n";
    let step = format!("{head}[legend]\na = {{ hero = \"ash\" }}\n[[step]]\nlog_exactly = []\n");
    let verdict = cases::run_text("case.toml", &step, &games.list(), &cases::Options::default()).to_string();
    let known = verdict.split("or another of: ").nth(1).expect("it lists the keys");
    let known: Vec<&str> = known.lines().next().unwrap_or_default().split(", ").collect();
    assert!(known.contains(&"log_exact") && known.contains(&"offered"), "{known:?}");
    for key in
        known.into_iter().chain(["title", "game", "shows", "touches", "source", "pass", "seed", "chance"])
    {
        assert!(words.contains(key), "docs/cases.md does not say what {key} is");
    }
}
