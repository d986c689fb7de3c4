//! The built-in pack with something wrong in it.

use haven::content::{Content, ContentError, GLOOMHAVEN};

/// What loading says about the pack with one file changed.
pub fn broken(file: &str, from: &str, to: &str) -> ContentError {
    let (_, text) = GLOOMHAVEN.iter().find(|(name, _)| *name == file).expect("the file");
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, *text, "{from} is not in {file}");
    let files: Vec<(&str, &str)> =
        GLOOMHAVEN.iter().map(|(n, t)| (*n, if *n == file { changed.as_str() } else { *t })).collect();
    match Content::load(haven::Edition::Gloomhaven, &files) {
        Ok(_) => panic!("{file}: {from} → {to} is not noticed"),
        Err(error) => error,
    }
}
