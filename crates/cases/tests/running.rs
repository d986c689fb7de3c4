//! Running cases: what is passed, what is traced, what is found.

use cases::{Case, NothingFound, Options, collect, run_all, run_text, shown};
use std::path::{Path, PathBuf};
use table::any::Erased;
use table::sample::Sample;

/// A ghoul attacks Ash, who keeps a card ready; the warden has a card too.
fn attack(pass: &str, steps: &str) -> String {
    format!(
        r#"title = "An attack"
game = "sample"
shows = ["SA-ATK-02"]
at = "turn ash, 1 action left"
pass = {pass}
map = "A . 1 . B"
[legend]
A = {{ hero = "ash", ready = "guard", hand = ["strike", "strike", "strike"] }}
B = {{ hero = "birch" }}
1 = {{ ghoul = 1 }}
[seats.warden]
hand = ["frenzy"]
[chance]
red = ["1"]
{steps}"#
    )
}

fn run(text: &str) -> String {
    run_text("case.toml", text, &[&Erased::new(Sample)], &Options::default()).to_string()
}

fn passes(steps: &str) {
    let text = attack(r#"["window:*"]"#, steps);
    assert_eq!(run(&text), "passed case.toml: An attack", "{steps}");
}

#[test]
fn windows_are_passed_unless_the_case_answers_them_or_looks_at_them() {
    // All pass, in the middle of a step.
    passes("[[step]]\nanswer = [\"ash: move\", \"ash: to:1,0\", \"ash: suffer\", \"ash: stop\"]");
    // And at its end, as far as the question that the step looks at.
    passes(
        "[[step]]\nanswer = [\"ash: move\", \"ash: to:1,0\"]\nasks = { ash = \"suffer\" }\n\
         [[step]]\nanswer = [\"ash: suffer\", \"ash: stop\"]\nlog_exact = [\"damage ash 1\", \"turn birch\"]",
    );
    // The next answer of the case keeps a window open, also if it stands in the next step.
    passes(
        "[[step]]\nanswer = [\"ash: move\", \"ash: to:1,0\"]\n\
         [[step]]\nanswer = \"ash: card:guard\"\nlog_order = [\"plays ash guard\", \"rolled 1\"]\nasks = { ash = \"step\" }\n\
         [[step]]\nanswer = \"ash: stop\"",
    );
    // Two seats answer in the same window, in any order.
    passes(
        "[[step]]\nanswer = [\"ash: move\", \"ash: to:1,0\", \"ash: card:guard\", \"warden: card:frenzy\", \"ash: card:guard\"]\n\
         log = [\"plays warden frenzy\", \"plays ash guard\", \"rolled 1\"]\n\
         [[step]]\nanswer = [\"ash: suffer\", \"ash: stop\"]",
    );
    // `asks` and `offered` keep a window open.
    passes(
        "[[step]]\nanswer = [\"ash: move\", \"ash: to:1,0\"]\nasks = { warden = \"window:after-roll\" }\nstate = { \"attack.result\" = 1 }\n\
         [[step]]\nanswer = [\"ash: suffer\", \"ash: stop\"]",
    );
    passes(
        "[[step]]\nanswer = [\"ash: move\", \"ash: to:1,0\"]\noffered.warden = { has = [\"card:frenzy\"] }\n\
         [[step]]\nanswer = [\"ash: suffer\", \"ash: stop\"]",
    );
}

/// A position that the sample game refuses: the second hero is there without the first.
fn refused(refuses: &str, more: &str) -> String {
    format!(
        "title = \"Nobody is second without a first\"\ngame = \"sample\"\nshows = []\nrefuses = {refuses}\n\
         at = \"plan\"\nmap = \"B . .\"\n[legend]\nB = {{ hero = \"birch\" }}\n{more}"
    )
}

#[test]
fn a_position_that_must_be_refused_is_refused_in_these_words() {
    assert_eq!(run(&refused("\"ash\"", "")), "passed case.toml: Nobody is second without a first");
    let failed = run(&refused("\"because\"", ""));
    assert!(failed.contains("case.toml:4:"), "{failed}");
    assert!(failed.contains("sample refuses this for another reason"), "{failed}");
    assert!(failed.contains("expected: refused: … because …"), "{failed}");
    let failed = run(&refused("\"ash\"", "").replace("birch", "ash").replace("B", "A"));
    assert!(failed.contains("sample does not refuse this"), "{failed}");
    assert!(failed.contains("got:      it can be played"), "{failed}");
}

#[test]
fn what_must_be_refused_says_why_and_is_not_played() {
    assert!(run(&refused("\" \"", "")).contains("refuses must say why"));
    let step = run(&refused("\"ash\"", "[[step]]\nasks_nobody = true"));
    assert!(step.contains("a case whose beginning is refused goes no further"), "{step}");
    assert!(step.contains("got:      [[step]]"), "{step}");
    let chance = run(&refused("\"ash\"", "[chance]\nred = [\"1\"]"));
    assert!(chance.contains("got:      chance"), "{chance}");
}

#[test]
fn a_window_that_is_not_passed_must_be_answered() {
    let text = attack("[]", "[[step]]\nanswer = [\"ash: move\", \"ash: to:1,0\", \"ash: suffer\"]");
    assert_eq!(
        run(&text),
        "FAILED case.toml:16: An attack\n  step 1: suffer is not offered to ash (window:before-roll)\n  \
         expected: suffer among the options\n  got:      the nearest: pass, card:guard"
    );
}

#[test]
fn a_trace_has_every_question_and_every_answer() {
    let text = attack(
        r#"["window:*"]"#,
        "[[step]]\nanswer = [\"ash: move\", \"ash: to:1,0\", \"ash: suffer\", \"ash: stop\"]",
    );
    let options = Options { trace: true, ..Options::default() };
    let verdict = run_text("case.toml", &text, &[&Erased::new(Sample)], &options);
    let expected = "\
step 1  asks ash (action): move | hold | end
        took ash: move
step 1  asks ash (step): to:1,0 | stop
        took ash: to:1,0
          moved ash 1,0 [SA-MOV-01]
          attacks ghoul-1 ash [SA-ATK-01]
step 1  asks warden (window:before-roll): card:frenzy | pass
        asks ash (window:before-roll): card:guard | pass
        pass warden: pass
step 1  asks ash (window:before-roll): card:guard | pass
        pass ash: pass
          rolled 1 [SA-ATK-01]
step 1  asks warden (window:after-roll): pass
        pass warden: pass
step 1  asks ash (suffer): suffer | lose:strike
        took ash: suffer
          damage ash 1 [SA-ATK-05]
step 1  asks ash (step): to:0,0 | stop
        took ash: stop
          turn birch [SA-TRN-01]
step 1  asks birch (action): move | end
passed case.toml: An attack";
    assert_eq!(verdict.to_string(), expected);
}

#[test]
fn a_verdict_is_one_flat_object() {
    let text = attack("[]", "[[step]]\nanswer = \"ash: fly\"");
    let verdict = run_text("case.toml", &text, &[&Erased::new(Sample)], &Options::default());
    let json = serde_json::to_value(&verdict).expect("it is JSON");
    let expected = serde_json::json!({
        "path": "case.toml", "title": "An attack", "game": "sample", "shows": ["SA-ATK-02"], "touches": [],
        "result": "failed", "fault": "play", "line": 16, "step": 1,
        "text": "fly is not offered to ash (action)", "expected": "fly among the options",
        "got": "the nearest: end, hold, move",
    });
    assert_eq!(json, expected);
    assert_eq!(serde_json::from_value::<cases::Verdict>(json).expect("it can be read"), verdict);
}

#[test]
fn cases_are_found_in_the_order_of_their_paths_and_by_rule() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/sample");
    let files =
        collect(&[folder.join("turns"), folder.join("attacks"), folder.join("turns")]).expect("they are");
    assert!(files.is_sorted() && files.len() > 10);
    let sample = Erased::new(Sample);
    let options = Options { rule: Some("SA-TRN-03"), ..Options::default() };
    let verdicts = run_all(&files, &[&sample], &options);
    assert!(verdicts.len() >= 3 && verdicts.len() < files.len());
    assert!(verdicts.iter().all(|v| v.shows.iter().chain(&v.touches).any(|rule| rule == "SA-TRN-03")));
    assert_eq!(shown(&verdicts)["SA-TRN-03"].len(), 3);
}

#[test]
fn where_nothing_is_found_it_says_so() {
    let missing = collect(&[PathBuf::from("no/such/folder")]);
    assert!(matches!(missing, Err(NothingFound::NoSuchPath { .. })));
    let empty = collect(&[Path::new(env!("CARGO_MANIFEST_DIR")).join("src")]).expect_err("there is no case");
    assert!(empty.to_string().starts_with("there is no case (*.toml) in: "), "{empty}");
}

#[test]
fn a_new_game_has_a_seed_and_no_position() {
    let new = |more: &str| {
        let text = format!(
            "title = \"New\"\ngame = \"sample\"\nshows = []\nsetup = {{ heroes = 2 }}\n{more}\n[[step]]\noutcome = \"open\""
        );
        Case::parse(&text).map(|_| ()).map_err(|failure| (failure.line, failure.text))
    };
    assert_eq!(new("seed = 1"), Ok(()));
    assert_eq!(new(""), Err((4, "a setup needs a seed".to_owned())));
    let both = "a case begins with a setup or with a position".to_owned();
    assert_eq!(new("seed = 1\nmap = \". .\""), Err((6, both.clone())));
    assert_eq!(new("seed = 1\nchance.red = [\"1\"]"), Err((6, both)));
}

#[test]
fn a_case_can_be_opened_and_played() {
    let text = attack("[]", "[[step]]\nanswer = \"ash: end\"");
    let case = Case::parse(&text).expect("it is a case");
    let table = case.open(&Erased::new(Sample)).expect("it can be laid out");
    assert_eq!(table.pending(table::Viewer::Engine).len(), 1);
}
