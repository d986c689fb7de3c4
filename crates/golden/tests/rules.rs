//! The id of the rules follows from the code: a rule that is changed shows in it, a comment and another layout do not.

use games::Games;
use golden::corpus::GAMES;
use source::code::number;
use source::{Kind, files, shipped};
use std::path::{Path, PathBuf};

/// The crate of each game; and what all of them stand on.
const CRATES: [(&str, &str); 5] = [
    ("gloomhaven", "haven"),
    ("frosthaven", "haven"),
    ("descent", "descent"),
    ("sword-and-sorcery", "sorcery"),
    ("massive-darkness-2", "darkness"),
];
const BELOW: [&str; 2] = ["table", "board"];

/// A copy of the sources that goes when it is dropped.
struct Sources(PathBuf);

impl Sources {
    fn new(name: &str) -> Sources {
        let to = std::env::temp_dir().join(format!("gruft-rules-{name}-{}", std::process::id()));
        let crates = golden::root().join("crates");
        for one in CRATES.iter().map(|(_, one)| *one).chain(BELOW) {
            for file in files(&crates.join(one).join("src"), "rs").expect("sources") {
                let copy = to.join(file.strip_prefix(&crates).expect("inside"));
                std::fs::create_dir_all(copy.parent().expect("a folder")).expect("made");
                std::fs::copy(&file, copy).expect("copied");
            }
        }
        Sources(to)
    }

    fn number(&self, name: &str) -> u64 {
        number(&self.0, &[name, BELOW[0], BELOW[1]]).expect("sources")
    }

    fn files(&self) -> Vec<PathBuf> {
        files(&self.0, "rs").expect("sources")
    }
}

impl Drop for Sources {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn edit(file: &Path, change: impl Fn(String) -> String) {
    let text = change(std::fs::read_to_string(file).expect("readable"));
    std::fs::write(file, text).expect("written");
}

#[test]
fn the_id_is_that_of_the_sources_wherever_they_lie() {
    let (games, copy) = (Games::new(), Sources::new("where"));
    assert!(GAMES.iter().all(|(game, _)| CRATES.iter().any(|(name, _)| name == game)));
    for (name, of) in CRATES {
        let rules = games.find(name).expect("a game").rules();
        assert_eq!(rules.code, copy.number(of), "{name}");
        assert!(rules.code > u64::from(u32::MAX), "no number that somebody has raised");
    }
    for file in copy.files() {
        edit(&file, |text| text.replace('\n', "\r\n"));
    }
    for (name, of) in CRATES {
        assert_eq!(
            games.find(name).expect("a game").rules().code,
            copy.number(of),
            "{name}: other ends of lines"
        );
    }
}

/// A number in the code of a file, and the same file with one more there.
fn planted(text: &str) -> Option<String> {
    let tokens = shipped(text);
    let numbers: Vec<_> =
        tokens.iter().filter(|token| token.kind == Kind::Number && token.text.len() < 3).collect();
    let lines: Vec<&str> = text.lines().collect();
    let plain = |line: usize| !lines[line - 1].contains(['"', '/', '#']);
    let found = numbers[numbers.len() / 2..]
        .iter()
        .find(|token| plain(token.line) && token.text.parse::<u8>().is_ok())?;
    let more = (found.text.parse::<u8>().ok()? + 1).to_string();
    let changed = lines.iter().enumerate().map(|(n, line)| match n + 1 == found.line {
        true => line.replacen(&found.text, &more, 1),
        false => (*line).to_owned(),
    });
    Some(changed.collect::<Vec<_>>().join("\n"))
}

#[test]
fn three_rules_that_are_changed_are_noticed_in_every_game() {
    let copy = Sources::new("planted");
    for (name, of) in CRATES {
        let whole = copy.number(of);
        let inside: Vec<PathBuf> =
            copy.files().into_iter().filter(|file| file.starts_with(copy.0.join(of))).collect();
        let below = copy.files().into_iter().filter(|file| !file.starts_with(copy.0.join(of)));
        let below: Vec<PathBuf> =
            below.filter(|file| BELOW.iter().any(|b| file.starts_with(copy.0.join(b)))).collect();
        let mut seen = vec![whole];
        for part in [&inside[..inside.len() / 2], &inside[inside.len() / 2..], &below[..]] {
            let text = |file: &PathBuf| std::fs::read_to_string(file).expect("readable");
            let (file, good, bad) = part
                .iter()
                .find_map(|file| Some((file, text(file), planted(&text(file))?)))
                .expect("a number somewhere");
            assert_ne!(good.trim_end(), bad, "{}", file.display());
            std::fs::write(file, bad).expect("written");
            let changed = copy.number(of);
            assert!(!seen.contains(&changed), "{name}: {} was changed, and nobody noticed", file.display());
            seen.push(changed);
            std::fs::write(file, good).expect("written");
        }
        assert_eq!(copy.number(of), whole);
    }
}

#[test]
fn a_comment_a_test_and_another_layout_change_nothing() {
    let copy = Sources::new("layout");
    let before = CRATES.map(|(_, of)| copy.number(of));
    for file in copy.files() {
        edit(&file, |text| {
            text.replace("\npub fn ", "\n/// Somebody has explained this.\n#[must_use]\npub fn ")
                + "\n// The end.\n#[cfg(test)]\nmod more_tests { #[test] fn one() {} }\n"
        });
    }
    assert_eq!(before, CRATES.map(|(_, of)| copy.number(of)), "comments and tests");
    for file in copy.files() {
        edit(&file, |text| text.replace('\n', "\r\n").replace(";\r\n    ", ";\r\n\r\n      "));
    }
    assert_eq!(before, CRATES.map(|(_, of)| copy.number(of)), "other spaces and line ends");
}
