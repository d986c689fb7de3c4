//! Nothing needs Unix, unless it stands behind a `cfg`: Gruft is built for Linux, macOS and Windows.

use source::{Kind, Token, closing, files, tokens};
use std::ops::Range;
use std::path::Path;

/// Modules and crates that are not there elsewhere.
const MODULES: [&str; 4] = ["libc", "nix", "rustix", "unix"];
/// Programs that are not there elsewhere.
const PROGRAMS: [&str; 14] = [
    "apt-get", "bash", "chmod", "chown", "dd", "id", "kill", "mount", "runuser", "sh", "sudo", "taskset",
    "true", "umount",
];
/// Folders that are not there elsewhere.
const FOLDERS: [&str; 5] = ["/dev/", "/proc/", "/sys/", "/tmp/", "/usr/"];

/// Whether these tokens of a `cfg` speak of a system.
fn names_a_system(inside: &[Token]) -> bool {
    inside.iter().any(|t| ["unix", "windows", "target_os", "target_family"].iter().any(|name| t.named(name)))
}

/// What is built, or runs, on some systems only.
fn behind_cfg(all: &[Token]) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    let mut open = Vec::new();
    for at in 0..all.len() {
        if all[at].is('{') {
            open.push(at);
        } else if all[at].is('}') {
            open.pop();
        }
        let is_cfg = |at: usize| all.get(at).is_some_and(|t| t.named("cfg"));
        let end_of = |bracket: usize| closing(all, bracket).unwrap_or(all.len());
        if all[at].is('#') && is_cfg(at + 2) && names_a_system(&all[at..end_of(at + 1)]) {
            // `#[cfg(unix)]`: the item or statement that follows.
            let mut end = end_of(at + 1) + 1;
            while all.get(end).is_some_and(|t| !t.is('{') && !t.is(';') && !t.is(',')) {
                end = if all[end].is('(') || all[end].is('[') { end_of(end) + 1 } else { end + 1 };
            }
            ranges.push(at..if all.get(end).is_some_and(|t| t.is('{')) { end_of(end) } else { end });
        } else if all[at].is('#') && is_cfg(at + 3) && names_a_system(&all[at..end_of(at + 2)]) {
            // `#![cfg(unix)]`: the file.
            ranges.push(0..all.len());
        } else if is_cfg(at) && all.get(at + 1).is_some_and(|t| t.is('!')) {
            // `cfg!(unix)`: the block in which it is asked.
            let block = open.last().map_or(all.len(), |&block| end_of(block));
            if names_a_system(&all[at..end_of(at + 2)]) {
                ranges.push(at..block);
            }
        }
    }
    ranges
}

/// What needs Unix in this source, with its line.
fn needs_unix(source: &str) -> Vec<(usize, String)> {
    let all: Vec<Token> = tokens(source).into_iter().filter(|t| t.kind != Kind::Comment).collect();
    let guarded = behind_cfg(&all);
    let is_path = |at: usize| all.get(at + 1).is_some_and(|t| t.is(':')) || at > 1 && all[at - 1].is(':');
    let is_started = |at: usize| at > 1 && all[at - 1].is('(') && all[at - 2].named("new");
    let mut found = Vec::new();
    for (at, token) in
        all.iter().enumerate().filter(|(at, _)| !guarded.iter().any(|range| range.contains(at)))
    {
        let text = token.text.as_str();
        let needs = match token.kind {
            Kind::Ident => MODULES.contains(&text) && is_path(at),
            Kind::Str => {
                FOLDERS.iter().any(|folder| text.starts_with(folder))
                    || is_started(at) && PROGRAMS.contains(&text)
            }
            _ => false,
        };
        if needs {
            found.push((token.line, text.to_owned()));
        }
    }
    found
}

#[test]
fn what_needs_unix_is_found() {
    for source in [
        "use std::os::unix::fs::MetadataExt;",
        "fn f() { rustix::process::getuid(); }",
        "fn f() { read(\"/proc/self\") }",
        "fn f() { std::process::Command::new(\"sh\").status() }",
        "#[cfg(unix)] fn g() {} fn f() { read(\"/proc/self\") }",
        "#[cfg(test)] fn f() { read(\"/proc/self\") }",
        "fn f() { if cfg!(unix) { g() } } fn h() { read(\"/proc/self\") }",
    ] {
        assert_eq!(needs_unix(source).len(), 1, "{source}");
    }
}

#[test]
fn what_stands_behind_a_cfg_does_not() {
    for source in [
        "#[cfg(unix)] use std::os::unix::fs::MetadataExt;",
        "#[cfg(target_os = \"linux\")] fn f(a: [u8; 2]) -> u8 { rustix::process::getuid(); }",
        "fn f() { #[cfg(unix)] let a = read(\"/proc/self\"); }",
        "fn f() { if cfg!(unix) { read(\"/proc/self\") } }",
        "#![cfg(unix)]\nfn f() { read(\"/proc/self\") }",
        "// std::os::unix\nfn f() { let unix = \"/t/proc/\"; say(\"sh\") }",
    ] {
        assert_eq!(needs_unix(source), [], "{source}");
    }
}

#[test]
fn nothing_needs_unix() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut wrong = Vec::new();
    for folder in ["crates", "xtask"] {
        for path in files(&root.join(folder), "rs").expect("the sources") {
            if path.ends_with("source/tests/unix.rs") {
                continue;
            }
            let source = std::fs::read_to_string(&path).expect("a source file");
            let path = path.strip_prefix(&root).unwrap_or(&path).display();
            wrong.extend(needs_unix(&source).iter().map(|(line, what)| format!("{path}:{line}: {what}")));
        }
    }
    assert!(wrong.is_empty(), "only behind a cfg:\n{}", wrong.join("\n"));
}
