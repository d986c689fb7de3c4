//! Cases that would pass for nothing are refused: what they leave open, and what they passed in silence.

use cases::{Options, run_text};
use games::Games;

fn run(text: &str) -> String {
    run_text("case.toml", text, &Games::new().list(), &Options::default()).to_string()
}

/// A Drifter that may move an enemy; the question whether it does so is the first after the action was chosen.
fn drifter(steps: &str) -> String {
    run(&format!(
        r#"title = "A command"
game = "frosthaven"
shows = []
at = "turn drifter"
map = " D . 1 ."
[legend]
D = {{ hero = "drifter", actions = ["force enemy 3: move 1"] }}
1 = {{ monster = "algox-guard", number = 1 }}
{steps}"#
    ))
}

#[test]
fn a_question_right_after_an_action_was_chosen_is_in_the_middle_of_it() {
    let left = drifter("[[step]]\nanswer = \"drifter: do:force enemy 3: move 1\"\nlog_lacks = [\"moves\"]");
    assert_eq!(
        left,
        "FAILED case.toml:9: A command\n  a question is left unanswered\n  \
         expected: that the last step answers it, or says that it is asked (asks)\n  \
         got:      drifter (affect): target:algox-guard-1 | done"
    );
    let nobody = drifter("[[step]]\nanswer = \"drifter: do:force enemy 3: move 1\"\nasks_nobody = true");
    assert!(nobody.contains("step 1: somebody is asked"), "{nobody}");
    let asked =
        drifter("[[step]]\nanswer = \"drifter: do:force enemy 3: move 1\"\nasks = { drifter = \"affect\" }");
    assert_eq!(asked, "passed case.toml: A command");
    let carried_out = drifter(
        "[[step]]\nanswer = [\"drifter: do:force enemy 3: move 1\", \"drifter: done\"]\nasks_nobody = true",
    );
    assert_eq!(carried_out, "passed case.toml: A command");
}

/// A ghoul attacks Ash, who keeps a card ready: it can be played in the window before the roll.
fn ambushed(pass: &str, steps: &str) -> String {
    run(&format!(
        r#"title = "An attack"
game = "sample"
shows = []
at = "turn ash, 1 action left"
pass = {pass}
map = "A . 1 . B"
[legend]
A = {{ hero = "ash", ready = "guard", hand = ["strike"] }}
B = {{ hero = "birch" }}
1 = {{ ghoul = 1 }}
[chance]
red = ["1"]
{steps}"#
    ))
}

const WINDOWS: &str = r#"["window:*"]"#;
const ATTACKED: &str = "[[step]]\nanswer = [\"ash: move\", \"ash: to:1,0\"]";

#[test]
fn what_was_offered_in_a_window_that_was_passed_in_silence_is_not_refused() {
    let refused = |key: &str| ambushed(WINDOWS, &format!("{ATTACKED}\nrefused.ash = [\"{key}\"]"));
    assert_eq!(
        refused("card:guard"),
        "FAILED case.toml:15: An attack\n  \
         step 1: card:guard was offered to ash (window:before-roll), which was passed silently\n  \
         expected: that a window with card:guard is answered in words: ash: pass\n  \
         got:      card:guard, pass"
    );
    assert_eq!(refused("lose:guard"), "passed case.toml: An attack");
    let lacks = ambushed(WINDOWS, &format!("{ATTACKED}\noffered.ash = {{ lacks = [\"card:guard\"] }}"));
    assert!(lacks.contains("step 1: card:guard was offered to ash (window:before-roll)"), "{lacks}");
    // What the party is offered was offered to whoever is asked.
    let party = ambushed(WINDOWS, &format!("{ATTACKED}\nrefused.party = [\"card:guard\"]"));
    assert!(party.contains("step 1: card:guard was offered to party (window:before-roll)"), "{party}");
}

#[test]
fn it_does_not_matter_in_which_step_the_window_was_passed() {
    let later = ambushed(WINDOWS, &format!("{ATTACKED}\n[[step]]\nrefused.ash = [\"card:guard\"]"));
    assert!(later.contains("step 2: card:guard was offered to ash (window:before-roll)"), "{later}");
    let earlier = ambushed(
        WINDOWS,
        &format!("[[step]]\nrefused.ash = [\"card:guard\"]\n{ATTACKED}\nasks = {{ ash = \"suffer\" }}"),
    );
    assert!(earlier.contains("step 1: card:guard was offered to ash (window:before-roll)"), "{earlier}");
    // Who passes a window in words knows what it offered.
    let answered = ambushed(
        "[]",
        "[[step]]\nanswer = [\"ash: move\", \"ash: to:1,0\", \"ash: pass\"]\nrefused.ash = [\"card:guard\"]",
    );
    assert_eq!(answered, "passed case.toml: An attack");
}

#[test]
fn what_something_begins_with_is_asked_in_that_game() {
    for game in Games::new().list() {
        let strange: Vec<_> = game.begins().iter().filter(|kind| !game.prompts().contains(kind)).collect();
        assert!(strange.is_empty(), "{} never asks {strange:?}", game.name());
        assert!(!game.begins().is_empty(), "{}", game.name());
    }
}
