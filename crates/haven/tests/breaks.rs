//! What is broken in a content pack is named with its file and its line: a hundred planted breaks.

use haven::content::{Content, GLOOMHAVEN};
use serde::Deserialize;

#[derive(Deserialize)]
struct Break {
    file: String,
    from: String,
    to: String,
    says: String,
}

/// The built-in pack with one file changed.
fn broken(planted: &Break) -> Vec<(&'static str, String)> {
    let change = |(name, text): &(&'static str, &'static str)| {
        let is = *name == planted.file;
        assert!(!is || text.contains(&planted.from), "{}: there is no {:?}", planted.file, planted.from);
        (*name, if is { text.replacen(&planted.from, &planted.to, 1) } else { (*text).to_owned() })
    };
    GLOOMHAVEN.iter().map(change).collect()
}

#[test]
fn every_planted_break_is_named_with_file_and_line() {
    let breaks: Vec<Break> = ron::from_str(include_str!("data/breaks.ron")).expect("a list of breaks");
    let (mut named, mut missed) = (0, Vec::new());
    for planted in &breaks {
        let Break { file, from, to, says } = planted;
        let files = broken(planted);
        let pack: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
        match Content::load(haven::Edition::Gloomhaven, &pack) {
            Err(error) if error.line.is_some_and(|line| line > 0) && error.what.contains(says) => named += 1,
            Err(error) => missed.push(format!("{file}: {from} -> {to}: not named as it should be: {error}")),
            Ok(_) => missed.push(format!("{file}: {from} -> {to}: not noticed")),
        }
    }
    println!("{named} of {} planted breaks are named with file and line", breaks.len());
    assert!(breaks.len() >= 100);
    assert!(missed.is_empty(), "{named} of {}:\n{}", breaks.len(), missed.join("\n"));
}

/// A class in a second file, and a class in a file of another name.
#[test]
fn a_class_has_one_file_of_its_name() {
    let mut files = GLOOMHAVEN.to_vec();
    let (_, brute) = *files.iter().find(|(name, _)| *name == "classes/brute.ron").expect("it is there");
    files.push(("classes/warrior.ron", brute));
    let error = Content::load(haven::Edition::Gloomhaven, &files).expect_err("it is refused").to_string();
    assert!(error.starts_with("classes/warrior.ron:3: there is another file of the class brute"), "{error}");
}
