//! What games say they can offer and tell is what they offer and tell, in every case; and nothing that they cannot.

use cases::{Options, collect, run_all, run_text};
use games::Games;
use source::{Kind, tokens};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn everything_that_is_offered_and_told_is_known() {
    let games = Games::new();
    let files = collect(&[root().join("cases")]).expect("there are cases");
    let verdicts = run_all(&files, &games.list(), &Options { words: true, ..Options::default() });
    let failed: Vec<String> = verdicts.iter().filter(|v| !v.passed()).map(ToString::to_string).collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// Every piece of text in the sources of a game, but for those of its vocabulary.
fn literals(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("it is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            literals(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") && !path.ends_with("vocabulary.rs") {
            let text = std::fs::read_to_string(&path).expect("it is text");
            let said = tokens(&text).into_iter().filter(|token| token.kind == Kind::Str);
            found.extend(said.flat_map(|token| pieces(&token.text)));
        }
    }
}

/// The words of a text without what is put into it.
fn pieces(text: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut inside = 0usize;
    for c in text.chars() {
        match c {
            '{' => inside += 1,
            '}' => inside = inside.saturating_sub(1),
            _ if inside == 0 => plain.push(c),
            _ => {}
        }
        if matches!(c, '{' | '}') {
            plain.push(' ');
        }
    }
    let words = plain.split(|c: char| !c.is_alphanumeric() && c != '-').map(|w| w.trim_matches('-'));
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

#[test]
fn no_key_and_no_line_is_listed_that_no_game_writes() {
    let folders = [
        ("sample", "table"),
        ("gloomhaven", "haven"),
        ("frosthaven", "haven"),
        ("descent", "descent"),
        ("sword-and-sorcery", "sorcery"),
        ("massive-darkness-2", "darkness"),
    ];
    let games = Games::new();
    for (name, folder) in folders {
        let mut written = BTreeSet::new();
        literals(&root().join("crates").join(folder).join("src"), &mut written);
        // Every window can be passed, and what was taken back is told.
        written.extend(["pass", "undo", "undone", "more"].map(str::to_owned));
        let vocabulary = games.find(name).expect("it is there").vocabulary();
        assert!(!vocabulary.keys.is_empty() && !vocabulary.lines.is_empty(), "{name}");
        for form in vocabulary.keys.iter().chain(&vocabulary.lines) {
            let strange: Vec<String> = pieces(form).into_iter().filter(|p| !written.contains(p)).collect();
            assert!(strange.is_empty(), "{name} lists {form}, but writes no {strange:?}");
        }
    }
}

/// A hero of Sword & Sorcery beside a chest that is there no more.
fn refused(key: &str) -> String {
    let text = format!(
        r#"title = "A key"
game = "sword-and-sorcery"
shows = []
at = "turn bran"
areas = '''
+-+-+
|a b|
+-+-+
'''
[figures]
bran = {{ area = "a" }}
sel = {{ area = "b" }}
[[step]]
refused.bran = ["{key}"]
"#
    );
    run_text("case.toml", &text, &Games::new().list(), &Options::default()).to_string()
}

#[test]
fn a_key_that_is_offered_elsewhere_is_no_misspelling_of_another() {
    assert_eq!(refused("bash:chest"), "passed case.toml: A key");
    assert_eq!(refused("bash:b"), "passed case.toml: A key");
    assert!(refused("bash:chets").contains("bash:chets can never be offered: nothing is called chets"));
    assert!(refused("bsah:chest").contains("bsah:chest can never be offered"));
}
