//! The catalogue of this repository, and everybody who cites it.

use catalogue::{Catalogue, Coverage, citations};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn lines(problems: &[catalogue::Problem]) -> String {
    problems.iter().map(|p| format!("{p}\n")).collect()
}

#[test]
fn the_catalogue_is_sound() {
    assert_eq!(lines(Catalogue::embedded_problems()), "");
}

#[test]
fn what_is_built_in_is_what_lies_in_the_folder() {
    let (read, problems) = Catalogue::read(root());
    assert_eq!(lines(&problems), "");
    assert!(read == *Catalogue::embedded(), "rules/ has changed; build again");
    let listed: BTreeSet<String> =
        read.games.iter().flat_map(|game| &game.books).map(|book| book.file.clone()).collect();
    for path in source::files(&root().join("rules"), "md").expect("rules/ can be read") {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_string();
        assert!(name == "README.md" || listed.contains(&name), "rules/games.toml does not list {name}");
    }
}

#[test]
fn every_citation_exists() {
    let found = citations(root(), Catalogue::embedded()).expect("the repository can be read");
    assert_eq!(lines(&found.problems), "");
    assert!(!found.list.is_empty());
}

#[test]
fn every_game_has_its_rules() {
    let catalogue = Catalogue::embedded();
    let coverage = Coverage::count(catalogue, &BTreeSet::new(), &BTreeSet::new());
    for (game, at_least) in [
        ("gloomhaven", 600),
        ("frosthaven", 700),
        ("descent", 1300),
        ("sword-and-sorcery", 600),
        ("massive-darkness-2", 500),
        ("sample", 1),
    ] {
        let count = coverage.games.iter().find(|g| g.game == game).map(|g| g.count).unwrap_or_default();
        assert!(count.applicable >= at_least, "{game}: {count:?}");
        assert_eq!(count.items, count.applicable + count.not_applicable);
    }
}

#[test]
fn every_applicable_rule_belongs_to_one_part_of_its_game() {
    let coverage = Coverage::count(Catalogue::embedded(), &BTreeSet::new(), &BTreeSet::new());
    for game in &coverage.games {
        let of_parts: usize = game.parts.iter().map(|part| part.count.applicable).sum();
        assert_eq!(of_parts, game.count.applicable, "{}", game.game);
        assert_eq!(game.parts[0].part, catalogue::Part::Play, "{}", game.game);
    }
}

/// `rules/scope.toml` with a change, read with everything else as it is.
fn problems_with_scope(change: impl Fn(&str) -> String) -> String {
    let (_, problems) = Catalogue::assemble(|file| {
        let text = std::fs::read_to_string(root().join("rules").join(file)).ok()?;
        Some(if file == "scope.toml" { change(&text) } else { text })
    });
    lines(&problems)
}

#[test]
fn a_rule_in_no_part_or_in_two_is_found() {
    assert_eq!(problems_with_scope(str::to_string), "");
    let lacking = problems_with_scope(|text| text.replacen("\"GH-FOC\", ", "", 1));
    assert!(lacking.contains("rules/scope.toml: GH-FOC-02 belongs to no part"), "{lacking}");
    let twice =
        problems_with_scope(|text| text.replacen("\n  \"GH-CHR-07\"", "\n  \"GH-CHR-07\", \"GH-CHR-07\"", 1));
    assert!(twice.contains(": GH-CHR-07 belongs to campaign already; list it once"), "{twice}");
}

#[test]
fn the_catalogue_speaks_of_the_games_only() {
    for path in source::files(&root().join("rules"), "md").expect("rules/ can be read") {
        let text = std::fs::read_to_string(&path).expect("a rules file can be read");
        for word in [".txt", "/home/", "../"] {
            assert!(!text.contains(word), "{} contains {word}", path.display());
        }
    }
}

/// The last place up to `at` where a letter begins.
fn boundary(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn a_damaged_catalogue_can_be_read(at in 0usize..190_000, cut in 0usize..400, piece in "[#*\\-—\\[\\]\n |é0A]{0,12}") {
        let (catalogue, _) = Catalogue::assemble(|file| {
            let text = std::fs::read_to_string(root().join("rules").join(file)).ok()?;
            let start = boundary(&text, at);
            let end = boundary(&text, start + cut);
            Some(if file.ends_with(".md") { format!("{}{piece}{}", &text[..start], &text[end..]) } else { text })
        });
        prop_assert_eq!(catalogue.games.len(), 6);
        catalogue.search(None, &["trap"]);
    }
}

/// An id that hides in a range is not found by who searches for it. The catalogue, which is about ranges itself, is not
/// asked.
#[test]
fn code_writes_every_id_out() {
    let catalogue = Catalogue::embedded();
    let scope = catalogue::Scope::of(catalogue.prefixes());
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut hidden = Vec::new();
    for path in source::crate_sources(&root).unwrap() {
        let file = path.display().to_string();
        if file.contains("crates/catalogue/") {
            continue;
        }
        for token in source::tokens(&std::fs::read_to_string(&path).unwrap()) {
            if matches!(token.kind, source::Kind::Comment | source::Kind::Str) {
                let ranges = scope.mentions(&token.text).into_iter().filter(|m| m.text.contains(".."));
                hidden.extend(ranges.map(|m| format!("{file}:{}: {}", token.line, m.text)));
            }
        }
    }
    assert!(hidden.is_empty(), "ids hidden in ranges:\n{}", hidden.join("\n"));
}
