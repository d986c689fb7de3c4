//! Every open question has a row in docs/haven.md, and every answer a case.

use haven::Edition;
use haven::content::Content;
use haven::rulings::Rulings;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Whatever is written in the cases of a game.
fn cases(under: &Path, all: &mut Vec<String>) {
    for entry in std::fs::read_dir(under).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            cases(&path, all);
        } else {
            all.push(std::fs::read_to_string(path).expect("a case"));
        }
    }
}

/// The rule of a question, by its row: `| `name` | GH-GAP-18 | `default`, `other` |`.
fn row(page: &str, name: &str) -> (String, Vec<String>) {
    let start = format!("| `{name}` | ");
    let row = page.lines().find_map(|line| line.strip_prefix(&start));
    let row = row.unwrap_or_else(|| panic!("there is no row for {name}"));
    let (rule, answers) = row.split_once(" | ").expect("three columns");
    let answers = answers.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    (rule.to_owned(), answers)
}

#[test]
fn every_question_has_a_row_and_every_answer_a_case() {
    check(Edition::Gloomhaven, "docs/haven.md", "| GH-GAP-");
    check(Edition::Frosthaven, "docs/frosthaven.md", "| FH-GAP-");
}

fn check(edition: Edition, file: &str, gap: &str) {
    let page = std::fs::read_to_string(root().join(file)).expect("the page is there");
    let mut all = Vec::new();
    cases(&root().join("cases").join(edition.name()), &mut all);
    let questions = Rulings::questions(edition);
    let rows = page.lines().filter(|line| line.starts_with("| `") && line.contains(gap)).count();
    assert_eq!(rows, questions.len(), "rows of {file}");
    for question in &questions {
        let (rule, mut answers) = row(&page, &question.name);
        assert_eq!(answers.first(), Some(&question.default), "the default of {}", question.name);
        answers.sort();
        let mut expected = question.answers.clone();
        expected.sort();
        assert_eq!(answers, expected, "{}", question.name);
        for answer in &question.answers {
            let written = format!("{} = \"{answer}\"", question.name);
            let names = format!("{} = ", question.name);
            let shows = |case: &&String| {
                let shown =
                    case.lines().any(|l| l.starts_with("shows = ") && l.contains(&format!("\"{rule}\"")));
                let said = case.contains(&written);
                shown && (said || (*answer == question.default && !case.contains(&names)))
            };
            assert!(all.iter().any(|case| shows(&case)), "no case shows {rule} with {written}");
        }
    }
}

/// GH-GAP-43: with one card a round no pile of ability cards runs out, since every deck is shuffled before.
#[test]
fn every_monster_deck_has_a_card_with_the_symbol() {
    for edition in [Edition::Gloomhaven, Edition::Frosthaven] {
        let content = Content::load(edition, edition.pack()).unwrap_or_else(|e| panic!("{e}"));
        for deck in &content.decks {
            assert!(deck.cards.iter().any(|card| card.shuffle), "{}", deck.name);
        }
    }
}
