//! The format can say what positions of all five games need.

use cases::map::Style;
use cases::{Case, Fault, Options, collect, run_all};
use std::path::Path;
use table::any::Erased;
use table::sample::Sample;

fn example(name: &str) -> Case {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/examples").join(name);
    let text = std::fs::read_to_string(path.with_extension("toml")).expect("the example is there");
    Case::parse(&text).unwrap_or_else(|failure| panic!("{name}:{}\n{failure}", failure.line))
}

#[test]
fn hexes_with_heroes_in_the_legend() {
    let case = example("gloomhaven-selected-cards-cannot-be-lost");
    assert_eq!(case.drawings[0].style, Style::Hexes);
    assert_eq!(case.drawings[0].rows[1], ['.', 'B', '1', '.']);
    assert_eq!(case.position["legend"]["B"]["selected"][1], "skewer");
    assert_eq!(case.at(), Some("turn bandit-guard-1"));
    assert_eq!(case.rules().collect::<Vec<_>>(), ["GH-DMG-03", "GH-DMG-01", "GH-SEL-10"]);
    assert_eq!(case.steps[0].answers[0].value.seat, "monsters");
}

#[test]
fn thin_walls_between_hexes() {
    let case = example("frosthaven-door-opened-mid-move");
    assert_eq!(case.drawings[0].style, Style::Hexes);
    assert_eq!(case.drawings[0].walls, [(2, 0), (2, 2)]);
    assert_eq!(case.steps[0].answers.len(), 3);
}

#[test]
fn squares_without_blanks_and_edges_by_coordinate() {
    let case = example("descent-dragon-interrupts-its-move");
    assert_eq!(case.drawings[0].style, Style::Dense);
    assert_eq!(case.drawings[0].rows[3][8], 'A');
    assert_eq!(case.position["map"]["edges"][0]["kind"], "elevation");
    assert_eq!(case.ids().filter(|id| id.value == "DE-LRG-12").count(), 2);
}

#[test]
fn areas_by_name_without_a_drawing() {
    let case = example("sword-and-sorcery-revealed-when-the-blocker-dies");
    assert!(case.drawings.is_empty());
    assert_eq!(case.position["map"]["areas"]["gate"][1], "yard");
    assert_eq!(case.position["tokens"]["s1"]["face"], "down");
}

#[test]
fn dice_of_several_colours() {
    let case = example("massive-darkness-2-resolved-die-is-frozen");
    let stacked: Vec<_> = case.chance.iter().map(|s| (&*s.source, s.names.len())).collect();
    assert_eq!(stacked, [("yellow", 2), ("orange", 1), ("blue", 2), ("black", 2)]);
    assert_eq!(case.steps.len(), 3);
}

#[test]
fn a_case_of_a_game_that_is_not_there_says_which_games_are() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/examples");
    let sample = Erased::new(Sample);
    let verdicts = run_all(&collect(&[folder]).expect("they are there"), &[&sample], &Options::default());
    assert_eq!(verdicts.len(), 5);
    for verdict in verdicts {
        let failure = verdict.failure().expect("its game is not there");
        assert_eq!(failure.fault, Fault::File);
        assert!(failure.text.starts_with("there is no game "), "{failure}");
        assert_eq!(failure.line, 3);
    }
}
