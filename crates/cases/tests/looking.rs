//! What a step looks at: what is gone, what is told first, what is counted.

use cases::{Options, run_text};
use games::Games;

fn run(text: &str) -> String {
    run_text("case.toml", text, &Games::new().list(), &Options::default()).to_string()
}

/// A wounded guard that has one hit point dies as its turn begins, before anybody is asked anything.
fn guard(steps: &str) -> String {
    run(&format!(
        r#"title = "A guard"
game = "gloomhaven"
shows = []
at = "start of turn inox-guard"
queue = ["brute"]
map = " B . 1 2"
[legend]
B = {{ hero = "brute", actions = ["move 1"], conditions = ["invisible"] }}
1 = {{ monster = "inox-guard", number = 1, hp = 1, conditions = ["wound"], acted = false, card = "move+0" }}
2 = {{ monster = "inox-guard", number = 2 }}
{steps}"#
    ))
}

#[test]
fn what_the_position_names_can_be_gone_before_the_first_question() {
    let gone = guard("[[step]]\nstate = { \"inox-guard-1\" = \"gone\" }");
    assert_eq!(gone, "passed case.toml: A guard");
    let there = guard("[[step]]\nstate = { \"inox-guard-2\" = \"gone\" }");
    assert!(there.contains("inox-guard-2 is still there"), "{there}");
    let misspelt = guard("[[step]]\nstate = { \"inox-gaurd-1\" = \"gone\" }");
    assert!(misspelt.contains("there has never been a inox-gaurd-1"), "{misspelt}");
}

/// Ash steps beside a ghoul, which snaps at it.
fn ash(steps: &str) -> String {
    run(&format!(
        r#"title = "A step"
game = "sample"
shows = []
at = "turn ash, 1 action left"
pass = ["window:*"]
map = "A . 1 . B"
[legend]
A = {{ hero = "ash", hand = ["strike", "rally"] }}
B = {{ hero = "birch" }}
1 = {{ ghoul = 1 }}
[chance]
red = ["1"]
[[step]]
answer = ["ash: move", "ash: to:1,0"]
{steps}"#
    ))
}

#[test]
fn an_open_question_is_told_before_a_state_that_differs() {
    let open = ash("state = { \"ash.hp\" = 4 }");
    assert_eq!(
        open,
        "FAILED case.toml:13: A step\n  step 1: a question is left unanswered\n  \
         expected: that the last step answers it, or says that it is asked (asks)\n  \
         got:      ash (suffer): suffer | lose:strike | lose:rally; and so ash.hp is different"
    );
    // Who says that it is asked is told what differs.
    let asked = ash("asks = { ash = \"suffer\" }\nstate = { \"ash.hp\" = 4 }");
    assert!(asked.contains("ash.hp is different"), "{asked}");
    assert!(!asked.contains("unanswered"), "{asked}");
}

#[test]
fn a_line_that_only_begins_alike_is_named() {
    let alike = ash("asks = { ash = \"suffer\" }\nlog = [\"attacks ghoul-1\"]");
    let text = "step 1: the log has only a line that begins alike: attacks ghoul-1 ash";
    assert!(alike.contains(text), "{alike}");
    let elsewhere = ash("asks = { ash = \"suffer\" }\nlog = [\"rolled 1\", \"attacks ghoul-1 ash\"]");
    assert!(elsewhere.contains("the log has this line in another place"), "{elsewhere}");
}

#[test]
fn lines_options_figures_and_tokens_are_counted() {
    let counted = |more: &str| ash(&format!("asks = {{ ash = \"suffer\" }}\n{more}"));
    for right in [
        "log_count = { rolled = 1, damage = 0, \"attacks ghoul\" = 1 }",
        "hears.birch = { count = { rolled = 1 } }",
        "offered.ash = { count = 3 }",
        "there = { ghoul = 1, hero = 2, ash = 1, chest = 0 }",
    ] {
        assert_eq!(counted(right), "passed case.toml: A step", "{right}");
    }
    let wrong = [
        ("log_count = { rolled = 2 }", "the log has 1 lines that begin with rolled"),
        ("log_count = { rolld = 0 }", "no line can ever begin with rolld"),
        ("hears.birch = { count = { rolled = 0 } }", "what birch hears has 1 lines"),
        ("offered.ash = { count = 2 }", "3 options are offered to ash (suffer)"),
        ("there = { ghoul = 2 }", "there are 1 of ghoul"),
        ("there = { goul = 0 }", "there can never be a goul"),
        ("there = { ghoul = -1 }", "nothing is there fewer than no times"),
    ];
    for (step, message) in wrong {
        let failed = counted(step);
        assert!(failed.contains(message), "{step}: {failed}");
    }
}
