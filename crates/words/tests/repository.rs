//! The code and the words of this repository.

use std::collections::BTreeSet;
use std::path::Path;
use words::Language;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[test]
fn code_and_words_agree() {
    let findings = words::check(root()).expect("the repository can be read");
    let lines: String = findings.iter().map(|finding| format!("{finding}\n")).collect();
    assert_eq!(lines, "");
}

#[test]
fn what_is_built_in_is_what_lies_in_the_folder() {
    for language in Language::ALL {
        let folder = root().join("words").join(language.tag());
        let mut built_in = BTreeSet::new();
        for (name, text) in language.files() {
            built_in.insert(name.to_string());
            let lies = std::fs::read_to_string(folder.join(name)).unwrap_or_default();
            assert!(lies == *text, "words/{}/{name} has changed; build again", language.tag());
        }
        let lying: BTreeSet<String> = source::files(&folder, "ftl")
            .expect("the folder can be read")
            .iter()
            .map(|path| path.file_name().unwrap_or_default().to_string_lossy().to_string())
            .collect();
        assert_eq!(built_in, lying, "Language::files lists the files of words/{}", language.tag());
    }
}
