//! What is wrong with a case is said with file, line, what was expected and what there was.

use cases::{Options, run_text};
use table::any::Erased;
use table::coin::Coin;
use table::sample::Sample;

/// A case that passes. Each test breaks one thing in it.
const WHOLE: &str = r#"title = "A hero may lose a card instead"
game = "sample"
shows = ["SA-DMG-01"]
touches = ["SA-ATK-05"]
at = "turn ash, 1 action left"
pass = ["window:*"]
map = '''
A . 1
# . B
'''

[legend]
A = { hero = "ash", hand = ["strike", "rally"], ready = "guard" }
B = { hero = "birch" }
1 = { ghoul = 1 }

[chance]
red = ["3"]
hero-deck = ["guard"]

[[step]]
answer = ["ash: move", "ash: to:1,0"]
asks = { ash = "suffer" }
offered.ash = ["suffer", "lose:strike", "lose:rally"]
refused.ash = ["lose:guard"]
why = "SA-DMG-01"

[[step]]
answer = "ash: lose:strike"
log = ["loses ash strike [SA-DMG-01]"]
state = { "ash.hp" = 5, "ash.hand" = ["rally"] }
sees.warden = { "ash.hand" = 1 }

[[step]]
answer = "ash: stop"
log_exact = ["draws ash guard", "turn birch"]
hears.warden = { has = ["turn birch"], lacks = ["draws"] }
outcome = "open"
"#;

fn known(id: &str) -> bool {
    ["SA-DMG-01", "SA-ATK-05"].contains(&id)
}

fn run(text: &str) -> String {
    let (sample, coin) = (Erased::new(Sample), Erased::new(Coin));
    let options = Options { known: Some(&known), ..Options::default() };
    run_text("case.toml", text, &[&sample, &coin], &options).to_string()
}

/// The message for the case with one thing put in another's place.
fn with(whole: &str, broken: &str) -> String {
    assert!(WHOLE.contains(whole), "the case has no {whole:?}");
    run(&WHOLE.replacen(whole, broken, 1))
}

macro_rules! broken {
    ($($(#[$doc:meta])* $name:ident: $from:expr => $to:expr, $message:expr;)*) => {
        $(#[test] fn $name() { assert_eq!(with($from, $to), $message.trim_matches('\n')); })*
    };
}

#[test]
fn the_whole_case_passes() {
    assert_eq!(run(WHOLE), "passed case.toml: A hero may lose a card instead");
}

broken! {
    a_wrong_key: "lose:strike\"\nlog" => "loose:strike\"\nlog", r#"
FAILED case.toml:29: A hero may lose a card instead
  step 2: loose:strike is not offered to ash (suffer)
  expected: loose:strike among the options
  got:      the nearest: lose:strike, lose:rally, suffer
"#;
    a_wrong_key_in_a_move: "ash: to:1,0" => "ash: to:1,1", r#"
FAILED case.toml:22: A hero may lose a card instead
  step 1: to:1,1 is not offered to ash (step)
  expected: to:1,1 among the options
  got:      the nearest: to:1,0, stop
"#;
    a_left_over_die: r#"red = ["3"]"# => r#"red = ["3", "1"]"#, r#"
FAILED case.toml:18: A hero may lose a card instead
  red was stacked and has not come up
  expected: that everything stacked is rolled or drawn
  got:      left over: 1; asked: birch (action): move | attack | end
"#;
    a_left_over_deck: "red = [\"3\"]\n" => "red = [\"3\"]\nblue = [\"x\"]\n", r#"
FAILED case.toml:19: A hero may lose a card instead
  blue was stacked and has not come up
  expected: that everything stacked is rolled or drawn
  got:      left over: x; asked: birch (action): move | attack | end
"#;
    a_misspelt_refusal: r#"refused.ash = ["lose:guard"]"# => r#"refused.ash = ["loose:guard"]"#, r#"
FAILED case.toml:25: A hero may lose a card instead
  step 1: loose:guard can never be offered
  expected: one of: lose:{}, search, bold, end, for:{}
  got:      loose:guard
"#;
    a_misspelt_card_in_a_refusal: r#"refused.ash = ["lose:guard"]"# => r#"refused.ash = ["lose:gaurd"]"#, r#"
FAILED case.toml:25: A hero may lose a card instead
  step 1: lose:gaurd can never be offered: nothing is called gaurd
  expected: one of: guard, hand, round, turn, wary
  got:      gaurd
"#;
    a_misspelt_key_that_is_not_among_others: r#"offered.ash = ["suffer", "lose:strike", "lose:rally"]"# => r#"offered.ash = { lacks = ["sufer"] }"#, r#"
FAILED case.toml:24: A hero may lose a card instead
  step 1: sufer can never be offered
  expected: one of: suffer, sweep, acted, cedar, guard
  got:      sufer
"#;
    a_space_that_is_not_on_the_map: r#"refused.ash = ["lose:guard"]"# => r#"refused.ash = ["to:9,9"]"#, r#"
FAILED case.toml:25: A hero may lose a card instead
  step 1: to:9,9 can never be offered: the map has no space 9,9
  expected: a space of the map
  got:      9,9
"#;
    a_misspelt_word_that_must_not_be_told: r#"lacks = ["draws"]"# => r#"lacks = ["drwas"]"#, r#"
FAILED case.toml:37: A hero may lose a card instead
  step 3: no line can ever begin with drwas: nothing is called drwas
  expected: one of: draws, damage, falls, finds, heals
  got:      drwas
"#;
    a_word_that_is_never_told: r#"lacks = ["draws"]"# => r#"lacks = ["condition"]"#, r#"
FAILED case.toml:37: A hero may lose a card instead
  step 3: no line can ever begin with condition: nothing is called condition
  expected: one of: undo, undone, finds, holds, joins
  got:      condition
"#;
    a_misspelt_name_in_a_line_that_must_not_be_told: r#"lacks = ["draws"]"# => r#"lacks = ["draws birhc"]"#, r#"
FAILED case.toml:37: A hero may lose a card instead
  step 3: no line can ever begin with draws birhc: nothing is called birhc
  expected: one of: birch, ash, bag, bold, hero
  got:      birhc
"#;
    a_die_that_is_not_stacked: "red = [\"3\"]\n" => "", r#"
FAILED case.toml:20: A hero may lose a card instead
  step 1: red was rolled or drawn
  expected: a name for it under [chance]: red = ["…"]
  got:      nothing stacked for it
"#;
    a_face_that_is_not_on_the_die: r#"red = ["3"]"# => r#"red = ["7"]"#, r#"
FAILED case.toml:18: A hero may lose a card instead
  step 1: 7 cannot come up for red
  expected: one of: 0, 1, 2, 3
  got:      7
"#;
    an_unanswered_question: "answer = \"ash: stop\"\nlog_exact = [\"draws ash guard\", \"turn birch\"]\nhears.warden = { has = [\"turn birch\"], lacks = [\"draws\"] }" => "", r#"
FAILED case.toml:34: A hero may lose a card instead
  a question is left unanswered
  expected: that the last step answers it, or says that it is asked (asks)
  got:      ash (step): to:0,0 | to:1,1 | stop
"#;
    an_answer_nobody_asked_for: "ash: lose:strike\"" => "warden: ghoul-1\"", r#"
FAILED case.toml:29: A hero may lose a card instead
  step 2: warden is not asked anything now
  expected: a question that offers ghoul-1
  got:      asked: ash (suffer): suffer | lose:strike | lose:rally
"#;
    an_unknown_rule: r#"why = "SA-DMG-01""# => r#"why = "SA-DMG-99""#, r#"
FAILED case.toml:26: A hero may lose a card instead
  there is no rule SA-DMG-99
  expected: an id of the rules catalogue
  got:      SA-DMG-99
"#;
    no_rule_at_all: r#"touches = ["SA-ATK-05"]"# => r#"touches = ["attacks"]"#, r#"
FAILED case.toml:4: A hero may lose a card instead
  attacks is not the id of a rule
  expected: an id such as GH-DMG-03
  got:      attacks
"#;
    a_rule_named_twice: r#"touches = ["SA-ATK-05"]"# => r#"touches = ["SA-DMG-01"]"#, r#"
FAILED case.toml:4: A hero may lose a card instead
  SA-DMG-01 is named twice
  expected: each rule once, in shows or in touches
  got:      SA-DMG-01
"#;
    an_unknown_seat: "ash: stop" => "asch: stop", r#"
FAILED case.toml:35: A hero may lose a card instead
  step 3: nobody at the table is called asch
  expected: one of: ash, birch, party, warden
  got:      asch
"#;
    an_unknown_viewer: "sees.warden" => "sees.spectators", r#"
FAILED case.toml:32: A hero may lose a card instead
  step 2: nobody at the table is called spectators
  expected: one of: spectator, ash, birch, warden
  got:      spectators
"#;
    an_unknown_game: r#"game = "sample""# => r#"game = "simple""#, r#"
FAILED case.toml:2: A hero may lose a card instead
  there is no game simple
  expected: one of: sample, coin
  got:      simple
"#;
    an_unknown_card: r#"ready = "guard""# => r#"ready = "gaurd""#, r#"
FAILED case.toml:13: A hero may lose a card instead
  sample cannot lay out this position
  expected: one of `guard`, `strike`, `rally`, `frenzy`, `sweep`, `roots`
  got:      unknown variant `gaurd`
"#;
    an_unknown_key_of_a_figure: r#"{ hero = "birch" }"# => r#"{ hero = "birch", helath = 3 }"#, r#"
FAILED case.toml:14: A hero may lose a card instead
  sample cannot lay out this position
  expected: one of `hero`, `hp`, `hand`, `ready`, `stance`, `venom`, `salves`, `coins`, `acted`, `chest`, `gate`
  got:      unknown field `helath`
"#;
    an_unknown_key_of_the_position: "[legend]" => "weather = \"fog\"\n[legend]", r#"
FAILED case.toml:12: A hero may lose a card instead
  sample cannot lay out this position
  expected: one of `at`, `held`, `map`, `legend`, `round`, `seats`, `decks`, `bag`
  got:      unknown field `weather`
"#;
    an_impossible_position: r#"at = "turn ash, 1 action left""# => r#"at = "turn cedar""#, r#"
FAILED case.toml:5: A hero may lose a card instead
  sample cannot lay out this position
  expected: a position of sample
  got:      it is the turn of cedar, who is not on the map
"#;
    a_wrong_state: r#""ash.hp" = 5"# => r#""ash.hp" = 4"#, r#"
FAILED case.toml:31: A hero may lose a card instead
  step 2: ash.hp is different
  expected: 4
  got:      5
"#;
    a_wrong_list: r#""ash.hand" = ["rally"]"# => r#""ash.hand" = ["rally", "guard"]"#, r#"
FAILED case.toml:31: A hero may lose a card instead
  step 2: ash.hand is different
  expected: ["rally", "guard"]
  got:      ["rally"]
"#;
    an_unknown_path: r#""ash.hp" = 5"# => r#""ash.hitpoints" = 5"#, r#"
FAILED case.toml:31: A hero may lose a card instead
  step 2: there is no ash.hitpoints
  expected: 5
  got:      the nearest: ash.coins, ash.conditions, ash.hand, ash.hp, ash.kind
"#;
    a_viewer_who_sees_more: r#"{ "ash.hand" = 1 }"# => r#"{ "ash.hand" = ["rally"] }"#, r#"
FAILED case.toml:32: A hero may lose a card instead
  step 2: ash.hand as warden sees it is different
  expected: ["rally"]
  got:      1
"#;
    something_that_is_not_gone: r#""ash.hp" = 5"# => r#""ghoul-1" = "gone""#, r#"
FAILED case.toml:31: A hero may lose a card instead
  step 2: ghoul-1 is still there
  expected: "gone"
  got:      ghoul-1.at
"#;
    something_that_never_was: r#""ash.hp" = 5"# => r#""goul-1" = "gone""#, r#"
FAILED case.toml:31: A hero may lose a card instead
  step 2: there has never been a goul-1, so it cannot be gone
  expected: something that was there
  got:      the nearest: ghoul-1.at, ghoul-1.conditions, ghoul-1.hp, ghoul-1.kind, ghoul-1.max, round, turn, ash.at and 39 more
"#;
    a_ragged_map: "# . B" => "# .  B .", r#"
FAILED case.toml:9: A hero may lose a card instead
  row 2 of the map has a hole
  expected: '_' where there is nothing
  got:      # .  B .
"#;
    a_ragged_map_with_a_square_too_few: "# . B" => "# B", r#"
FAILED case.toml:9: A hero may lose a card instead
  the map is ragged
  expected: 3 spaces in row 2, as in row 1
  got:      2 spaces: # B
"#;
    a_map_indented_wrongly: "A . 1\n" => "A . 1\n   . . .\n", r#"
FAILED case.toml:9: A hero may lose a card instead
  row 2 of the map is indented differently
  expected: an indent of 1: all rows alike, or for hexes every second row one more
  got:      an indent of 3
"#;
    a_character_without_a_legend: "# . B" => "# x B", r#"
FAILED case.toml:9: A hero may lose a card instead
  the map has a x, which the legend does not explain
  expected: x in [legend]; only '.', '#', '%', '_', '+', '^', '!', '~', '*' need none
  got:      a legend of A, B, 1
"#;
    a_legend_without_its_character: "B = {" => "x = { chest = true }\nB = {", r#"
FAILED case.toml:14: A hero may lose a card instead
  the legend explains x, which is not on the map
  expected: x somewhere on the map
  got:      a map without it
"#;
    a_legend_of_two_characters: "B = {" => "BB = {", r#"
FAILED case.toml:14: A hero may lose a card instead
  BB in the legend is not one character
  expected: one character of the map
  got:      BB
"#;
    a_wrong_log: "loses ash strike" => "loses ash rally", r#"
FAILED case.toml:30: A hero may lose a card instead
  step 2: the log does not have this line
  expected: loses ash rally
  got:      loses ash strike
"#;
    a_wrong_rule_in_the_log: "strike [SA-DMG-01]" => "strike [SA-ATK-05]", r#"
FAILED case.toml:30: A hero may lose a card instead
  step 2: "loses ash strike" happened by another rule
  expected: SA-ATK-05
  got:      SA-DMG-01
"#;
    a_log_with_more_in_it: r#"["draws ash guard", "turn birch"]"# => r#"["turn birch"]"#, r#"
FAILED case.toml:36: A hero may lose a card instead
  step 3: the log is different
  expected: turn birch
  got:      draws ash guard; turn birch
"#;
    a_line_that_must_not_be_heard: r#"lacks = ["draws"]"# => r#"lacks = ["turn"]"#, r#"
FAILED case.toml:37: A hero may lose a card instead
  step 3: what warden hears has a line that must not be there
  expected: no turn
  got:      turn birch
"#;
    another_question_than_expected: r#"asks = { ash = "suffer" }"# => r#"asks = { ash = "step" }"#, r#"
FAILED case.toml:23: A hero may lose a card instead
  step 1: ash is not asked step
  expected: ash is asked step
  got:      asked: ash (suffer): suffer | lose:strike | lose:rally
"#;
    a_kind_that_is_never_asked: r#"pass = ["window:*"]"# => r#"pass = ["windows:*"]"#, r#"
FAILED case.toml:6: A hero may lose a card instead
  sample never asks windows:*
  expected: one of: window:after-roll, window:before-roll, joins, snaps, action, end-of-round, ghoul-step, next-hero and 9 more
  got:      windows:*
"#;
    somebody_is_asked: r#"asks = { ash = "suffer" }"# => "asks_nobody = true", r#"
FAILED case.toml:23: A hero may lose a card instead
  step 1: somebody is asked
  expected: that the answer is carried out without another question
  got:      asked: ash (suffer): suffer | lose:strike | lose:rally
"#;
    another_offer_than_expected: r#"["suffer", "lose:strike", "lose:rally"]"# => r#"["suffer"]"#, r#"
FAILED case.toml:24: A hero may lose a card instead
  step 1: something else is offered to ash (suffer)
  expected: suffer
  got:      lose:rally, lose:strike, suffer
"#;
    an_offer_that_lacks_a_key: r#"["suffer", "lose:strike", "lose:rally"]"# => r#"{ has = ["loose:rally"] }"#, r#"
FAILED case.toml:24: A hero may lose a card instead
  step 1: loose:rally is not offered to ash (suffer)
  expected: loose:rally
  got:      the nearest: lose:rally, lose:strike, suffer
"#;
    an_offer_that_has_too_much: r#"["suffer", "lose:strike", "lose:rally"]"# => r#"{ lacks = ["suffer"] }"#, r#"
FAILED case.toml:24: A hero may lose a card instead
  step 1: suffer is offered to ash (suffer)
  expected: no suffer
  got:      suffer, lose:strike, lose:rally
"#;
    something_that_is_not_refused: r#"["lose:guard"]"# => r#"["lose:rally"]"#, r#"
FAILED case.toml:25: A hero may lose a card instead
  step 1: lose:rally is not refused to ash (suffer)
  expected: lose:rally is refused
  got:      suffer, lose:strike, lose:rally
"#;
    another_outcome: r#"outcome = "open""# => r#"outcome = "warden""#, r#"
FAILED case.toml:38: A hero may lose a card instead
  step 3: the outcome is different
  expected: the game is over: warden won
  got:      the game is not over
"#;
    an_undo_that_is_refused: "answer = \"ash: stop\"" => "undo = \"birch\"", r#"
FAILED case.toml:35: A hero may lose a card instead
  step 3: the undo was refused
  expected: that it is undone
  got:      refused: there is nothing to undo (nothing)
"#;
    an_undo_that_is_not_refused: "answer = \"ash: lose:strike\"" => "undo = \"ash\"\nagreed = \"all\"\nundo_refused = \"for-good\"", r#"
FAILED case.toml:31: A hero may lose a card instead
  step 2: the undo was not refused as expected
  expected: refused: what was shown cannot be unseen (for-good)
  got:      undone
"#;
    an_unknown_key_of_a_step: "log_exact" => "log_exactly", r#"
FAILED case.toml:36: A hero may lose a card instead
  step 3: a step has no key log_exactly
  expected: log_exact, or another of: answer, undo, agreed, undo_refused, asks, asks_nobody, offered, refused, why, state, sees, hears, log, log_exact, log_order, log_lacks, log_count, there, outcome
  got:      log_exactly
"#;
    a_misspelt_key_of_the_frame: "touches" => "touchs", r#"
FAILED case.toml:4: A hero may lose a card instead
  a case has no key touchs
  expected: touches
  got:      touchs
"#;
    steps_with_an_s: "[[step]]" => "[[steps]]", r#"
FAILED case.toml:21: A hero may lose a card instead
  a case has no key steps
  expected: step
  got:      steps
"#;
    one_step_in_single_brackets: "[[step]]\nanswer = [\"ash: move\", \"ash: to:1,0\"]\nasks" => "[step]\nasks", r#"
FAILED case.toml:27: (no title)
  this is not TOML: duplicate key
  expected: TOML
  got:      [[step]]
"#;
    a_title_that_is_missing: "title = \"A hero may lose a card instead\"\n" => "", r#"
FAILED case.toml:1: (no title)
  the case does not say its title
  expected: title = …
  got:      nothing of that name
"#;
    an_answer_without_a_seat: "\"ash: stop\"" => "\"stop\"", r#"
FAILED case.toml:35: A hero may lose a card instead
  step 3: an answer names the seat and the key
  expected: "seat: key"
  got:      "stop"
"#;
    a_number_in_quotes_is_no_number: r#""ash.hp" = 5"# => r#""ash.hp" = "5""#, r#"
FAILED case.toml:31: A hero may lose a card instead
  step 2: ash.hp is different
  expected: "5"
  got:      5
"#;
    a_number_with_a_fraction: r#""ash.hp" = 5"# => r#""ash.hp" = 4.5"#, r#"
FAILED case.toml:31: A hero may lose a card instead
  step 2: a scene has no such values
  expected: a number, a text, true or false, or a list of them
  got:      a number with a fraction
"#;
    bad_toml: "[chance]" => "[chance", r#"
FAILED case.toml:17: (no title)
  this is not TOML: unclosed table, expected `]`
  expected: TOML
  got:      [chance
"#;
    a_key_written_twice: "game = \"sample\"" => "game = \"sample\"\ngame = \"coin\"", r#"
FAILED case.toml:3: (no title)
  this is not TOML: duplicate key
  expected: TOML
  got:      game = "coin"
"#;
    a_key_of_the_wrong_kind: "pass = [\"window:*\"]" => "pass = true", r#"
FAILED case.toml:6: A hero may lose a card instead
  pass has the wrong kind of value
  expected: a text in quotes, or a list of them
  got:      true or false
"#;
}
