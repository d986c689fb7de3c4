//! README and docs show what the program prints today: every `$ gruft …` in them is run, links lead somewhere, and the
//! table of the games is true. `cargo xtask docs` writes the figures anew.
#![cfg(unix)]

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.canonicalize().expect("the repository")
}

/// README and its like, the pages in docs, and those that lie beside what they are about.
fn documents() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for folder in ["", "docs", "web", "rules", "content", "hosting"] {
        let entries = std::fs::read_dir(root().join(folder)).into_iter().flatten().flatten();
        found.extend(
            entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|e| e == "md")),
        );
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Whether documents are to be written instead of compared.
fn writes() -> bool {
    std::env::var_os("GRUFT_WRITE").is_some()
}

/// A call in a document, and the lines below it that say what it prints.
struct Shown {
    call: String,
    /// From this line of the document to that one, from 0.
    printed: std::ops::Range<usize>,
}

/// The calls of the program in a document.
fn shown(lines: &[&str]) -> Vec<Shown> {
    let mut found: Vec<Shown> = Vec::new();
    let (mut inside, mut open) = (false, false);
    for (at, line) in lines.iter().enumerate() {
        if line.starts_with("```") {
            (inside, open) = (!inside, false);
        } else if let Some(call) = line.strip_prefix("$ ").filter(|_| inside) {
            open = call.starts_with("gruft ") || call.contains("| gruft ");
            if open {
                found.push(Shown { call: call.to_owned(), printed: at + 1..at + 1 });
            }
        } else if let Some(last) = found.last_mut().filter(|_| open) {
            last.printed.end = at + 1;
        }
    }
    for shown in &mut found {
        while shown.printed.end > shown.printed.start && lines[shown.printed.end - 1].is_empty() {
            shown.printed.end -= 1;
        }
    }
    found
}

/// A folder in which calls find what documents speak of.
fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("documents-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for name in ["cases", "content", "crates", "docs", "golden", "rules", "web", "words"] {
        std::os::unix::fs::symlink(root().join(name), folder.join(name)).expect("a link");
    }
    folder
}

/// What a call prints.
fn run(call: &str, folder: &Path) -> Result<String, String> {
    let program = Path::new(env!("CARGO_BIN_EXE_gruft"));
    let mut path = vec![program.parent().expect("a folder").to_owned()];
    path.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    let path = std::env::join_paths(path).expect("a path");
    let mut shell = Command::new("sh");
    shell.args(["-c", call]).current_dir(folder).env("PATH", path).env("HOME", folder).env("LANG", "C");
    let ended = shell.env_remove("LC_ALL").stdin(Stdio::null()).output().expect("a shell");
    let said = String::from_utf8(ended.stdout).expect("text");
    if ended.status.success() { Ok(said) } else { Err(String::from_utf8_lossy(&ended.stderr).into_owned()) }
}

/// Whether a line is what is written; `…` stands for anything.
fn is_line(written: &str, printed: &str) -> bool {
    let mut parts = written.trim_end().split('…');
    let Some(mut rest) = parts.next().and_then(|first| printed.trim_end().strip_prefix(first)) else {
        return false;
    };
    let mut open = false;
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        (rest, open) = (&rest[at + part.len()..], part.is_empty());
    }
    rest.is_empty() || open
}

/// Whether this is what is written; a line with `…` alone stands for any lines.
fn is_text(written: &[&str], printed: &[&str]) -> bool {
    match written.split_first() {
        None => printed.is_empty(),
        Some((&first, rest)) if first.trim() == "…" => {
            (0..=printed.len()).any(|skipped| is_text(rest, &printed[skipped..]))
        }
        Some((first, rest)) => {
            printed.split_first().is_some_and(|(line, others)| is_line(first, line) && is_text(rest, others))
        }
    }
}

#[test]
fn an_ellipsis_stands_for_anything() {
    assert!(
        is_line("a … c", "a b c")
            && is_line("a…", "abc")
            && !is_line("a", "ab")
            && !is_line("a … d", "a b c")
    );
    assert!(is_text(&["a", "…", "d"], &["a", "b", "c", "d"]) && is_text(&["…"], &[]) && is_text(&[], &[]));
    assert!(
        !is_text(&["a", "…", "d"], &["a", "b"]) && !is_text(&["a"], &["a", "b"]) && !is_text(&["a"], &[])
    );
}

#[test]
fn calls_are_found() {
    let page = [
        "```",
        "$ gruft check",
        "all is well",
        "",
        "$ cargo test",
        "text",
        "```",
        "$ gruft no",
        "```",
        "$ gruft a",
        "```",
    ];
    let found: Vec<(String, usize)> =
        shown(&page).iter().map(|s| (s.call.clone(), s.printed.len())).collect();
    assert_eq!(found, [("gruft check".to_owned(), 1), ("gruft a".to_owned(), 0)]);
}

/// Every call in a block that begins with `$ gruft` ends well and prints what stands below it, if anything does. The
/// calls of a document are run one after the other in the same folder.
#[test]
fn documents_show_what_the_program_prints() {
    let (mut wrong, mut calls) = (Vec::new(), 0);
    for document in documents() {
        let text = read(&document);
        let lines: Vec<&str> = text.lines().collect();
        let all = shown(&lines);
        if all.is_empty() {
            continue;
        }
        let folder = folder();
        let mut anew: Vec<String> = Vec::new();
        let mut done = 0;
        for shown in &all {
            calls += 1;
            let written = &lines[shown.printed.clone()];
            let is_elided = written.iter().any(|line| line.contains('…'));
            let place = format!("{}:{}: {}", document.display(), shown.printed.start, shown.call);
            match run(&shown.call, &folder) {
                Err(error) => wrong.push(format!("{place}\n{error}")),
                Ok(printed) => {
                    let printed: Vec<&str> = printed.trim_end().lines().collect();
                    if written.is_empty() || is_text(written, &printed) {
                        continue;
                    }
                    if writes() && !is_elided {
                        anew.extend(lines[done..shown.printed.start].iter().map(|&l| l.to_owned()));
                        anew.extend(printed.iter().map(|line| line.trim_end().to_owned()));
                        done = shown.printed.end;
                    } else {
                        wrong.push(format!("{place}\nprints:\n{}", printed.join("\n")));
                    }
                }
            }
        }
        std::fs::remove_dir_all(&folder).expect("the folder can be removed");
        if done > 0 {
            anew.extend(lines[done..].iter().map(|&l| l.to_owned()));
            std::fs::write(&document, anew.join("\n") + "\n").expect("the document is written");
        }
    }
    assert!(calls > 20, "{calls} calls were found");
    assert!(wrong.is_empty(), "`cargo xtask docs` writes figures anew\n\n{}", wrong.join("\n\n"));
}

/// The rows of the table of the games, as far as the program knows: all columns but the picture and what is missing.
fn games() -> Vec<(String, Vec<String>, Value)> {
    let counted = run("gruft rules --coverage --brief --json", &root()).expect("the coverage");
    let counted: Value = serde_json::from_str(&counted).expect("JSON");
    let games = games::Games::new();
    let catalogue = catalogue::Catalogue::embedded();
    let mut rows = Vec::new();
    for count in counted["games"].as_array().expect("games") {
        let name = count["game"].as_str().expect("a name");
        if name == "sample" {
            continue;
        }
        let game = games.find(name).expect("a game");
        let menu = game.menu();
        let shown = |part: &str| {
            let part = count["parts"].as_array()?.iter().find(|p| p["part"] == part)?;
            Some(format!("{} of {}", part["shown"], part["applicable"]))
        };
        let ours = menu.scenarios.iter().filter(|scenario| scenario.ours).count();
        let scenarios = match (menu.scenarios.len() - ours, ours) {
            (printed, 0) => format!("{printed} printed"),
            (0, ours) => format!("{ours} of our own"),
            (printed, ours) => format!("{printed} printed, {ours} of our own"),
        };
        let columns = vec![
            catalogue.game(name).expect("a title").title.clone(),
            shown("play").expect("what is played at one sitting"),
            shown("campaign").unwrap_or_else(|| "–".to_owned()),
            menu.classes.len().to_string(),
            scenarios,
            game.bots().join(", "),
        ];
        rows.push((name.to_owned(), columns, count.clone()));
    }
    rows
}

#[test]
fn the_table_of_the_games_is_true() {
    let path = root().join("README.md");
    let text = read(&path);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let head = lines.iter().position(|line| line.starts_with("| game |")).expect("a table of the games");
    let mut wrong = Vec::new();
    let games = games();
    for (at, (name, known, count)) in (head + 2..).zip(&games) {
        let cells: Vec<String> =
            lines[at].trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
        assert_eq!(cells.len(), known.len() + 2, "README.md:{}", at + 1);
        let (screen, missing) = (&cells[known.len()], &cells[known.len() + 1]);
        if cells[..known.len()] != known[..] {
            wrong.push(format!("{name}: {}", known.join(" | ")));
        }
        // What a page of its own has no picture of has not been seen; what is mostly not shown is missing.
        assert!(screen.starts_with("[yes](docs/screenshots/"), "{name}: {screen}");
        for part in count["parts"].as_array().expect("parts") {
            let [shown, all] = ["shown", "applicable"].map(|key| part[key].as_u64().expect("a number"));
            let part = part["part"].as_str().expect("a name");
            if part != "play" && shown * 2 < all {
                assert!(
                    missing.contains(part),
                    "{name}: most rules of the {part} are not shown, and {missing:?} says nothing of it"
                );
            }
        }
        lines[at] = format!("| {} | {screen} | {missing} |", known.join(" | "));
    }
    assert!(!lines[head + 2 + games.len()].starts_with('|'), "there are {} games", games.len());
    if writes() && !wrong.is_empty() {
        std::fs::write(&path, lines.join("\n") + "\n").expect("README.md is written");
    } else {
        assert!(wrong.is_empty(), "`cargo xtask docs` writes figures anew\n\n{}", wrong.join("\n"));
    }
}

#[test]
fn links_lead_somewhere() {
    let mut wrong = Vec::new();
    for document in documents() {
        let text = read(&document);
        let folder = document.parent().expect("a folder");
        for link in text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link) {
            let (file, _) = link.split_once('#').unwrap_or((link, ""));
            let is_file = !link.contains("://") && !link.contains(' ') && !file.is_empty();
            if is_file && !folder.join(file).exists() {
                wrong.push(format!("{}: {link}", document.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
