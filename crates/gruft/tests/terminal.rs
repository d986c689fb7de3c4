//! The screen of `gruft play`, as a player sees it.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// What is printed when a player of the first scenario, seed 3, writes these lines.
fn play(language: &str, lines: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gruft"));
    command.args(["play", "gloomhaven", "1", "--heroes", "2", "--seed", "3", "--language", language]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("gruft");
    let mut input = child.stdin.take().expect("its input");
    input.write_all((lines.join("\n") + "\n").as_bytes()).expect("it listens");
    drop(input);
    let out = child.wait_with_output().expect("its output");
    assert!(out.status.success());
    String::from_utf8(out.stdout).expect("text")
}

/// The answers of the bot for a while, then these lines.
fn after(autos: usize, lines: &[&str]) -> Vec<String> {
    let all = std::iter::repeat_n("auto", autos).chain(lines.iter().copied());
    all.map(str::to_owned).collect()
}

fn play_after(language: &str, autos: usize, lines: &[&str]) -> String {
    let lines = after(autos, lines);
    play(language, &lines.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn the_map_has_coordinates_and_only_what_has_been_seen() {
    let shown = play("en", &["quit"]);
    // Room 1 with its door: the other rooms begin further left.
    assert!(shown.contains("      7   8   9  10  11  12\n"), "{shown}");
    assert!(shown.contains("\n  0       .   .   .   .   .\n"), "{shown}");
    assert!(shown.contains("\n  3     +  BG4  .   .   .\n"), "{shown}");
    assert!(!shown.contains("\n  7 "), "{shown}");
}

#[test]
fn standees_and_elites_are_told_apart_on_the_map_and_in_the_list() {
    let shown = play("en", &["quit"]);
    assert!(shown.contains("bg2"), "{shown}");
    assert!(shown.contains("  BG4  Bandit Guard 4 (elite)       8,3    9/9    shield 1\n"), "{shown}");
    assert!(shown.contains("  bg6  Bandit Guard 6               8,4    6/6\n"), "{shown}");
    assert!(shown.contains("  @Br  Brute "), "{shown}");
}

#[test]
fn cards_and_items_are_printed_in_full_in_both_languages() {
    let shown = play("en", &["card trample", "card minor heal", "quit"]);
    assert!(
        shown.contains("  Trample · Brute · level 1 · initiative 72\n    Top: Attack 3, Pierce 2\n"),
        "{shown}"
    );
    assert!(shown.contains("(lost, experience 2)\n"), "{shown}");
    assert!(shown.contains("  Minor Healing Potion · small item\n"), "{shown}");
    let gezeigt = play("de", &["karte Niedertrampeln", "card trample", "ende"]);
    assert_eq!(
        gezeigt.matches("  Niedertrampeln · Barbar · Stufe 1 · Initiative 72\n    Oben: ").count(),
        2,
        "{gezeigt}"
    );
    assert!(play("en", &["card nonsense", "quit"]).contains("There is no such card in sight. There are: "));
}

#[test]
fn monsters_are_printed_in_full_in_both_languages() {
    let shown = play_after("en", 16, &["monster bandit guard", "quit"]);
    assert!(shown.contains("    normal: hit points 6, move 3, attack 2\n"), "{shown}");
    assert!(shown.contains("    elite: hit points 9, move 2, attack 3, Shield 1\n"), "{shown}");
    assert!(shown.contains("  Guards · initiative "), "{shown}");
    let gezeigt = play("de", &["monster banditen-wache", "ende"]);
    assert!(gezeigt.contains("    Elite: Trefferpunkte 9, Bewegung 2, Angriff 3, Schild 1\n"), "{gezeigt}");
    assert!(play("en", &["monster nobody", "quit"]).contains("There are: Bandit Guard\n"));
}

#[test]
fn experience_gold_initiative_and_decks_are_on_the_screen() {
    let shown = play_after("en", 16, &["look", "quit"]);
    let screen = &shown[shown.rfind("> look").expect("the command")..];
    assert!(screen.contains("  Brute · coins 0 · gold 0 · initiative "), "{screen}");
    assert!(screen.contains(" · experience "), "{screen}");
    assert!(screen.contains("  Order: "), "{screen}");
    assert!(
        screen.contains("  Modifiers of the monsters – 20 left\n") || screen.contains(" left; discarded: "),
        "{screen}"
    );
    assert!(screen.contains("  Guards – 7 left; discarded: "), "{screen}");
    assert!(screen.contains("  Brute, Chosen: ") || screen.contains("  Brute, Discarded: "), "{screen}");
}

#[test]
fn coins_treasures_traps_and_open_doors_are_on_the_map() {
    let shown = play_after("en", 330, &["quit"]);
    for sign in ["$ coins", "X treasure", "^ trap", "' open door"] {
        assert!(shown.contains(sign), "{sign}: {shown}");
    }
    assert!(shown.lines().any(|line| line.starts_with("  1  ") && line.contains(" $ ")), "{shown}");
    assert!(shown.lines().any(|line| line.starts_with(" 10  ") && line.ends_with(" X7")), "{shown}");
}

/// A picture of a saved game at some time in its middle.
fn picture(after: usize) -> String {
    let save = concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/gloomhaven-2-barrow-lair.json");
    let mut command = Command::new(env!("CARGO_BIN_EXE_gruft"));
    let out = command.args(["show", save, "--after", &after.to_string()]).output().expect("gruft");
    String::from_utf8(out.stdout).expect("text")
}

#[test]
fn a_picture_of_a_saved_game_has_elites_a_boss_open_doors_elements_and_goals() {
    let open_door = "<path class=\"leaf\" d=\"M-5-26h10v10h-10zM-5 16h10v10h-10z\"/>";
    let all = [
        "class=\"points\"",
        ">♛BC</text>",
        open_door,
        "class=\"element\"",
        ">✓ Kill the Bandit Commander.</text>",
    ];
    let found = (60..400).step_by(30).map(picture).find(|svg| all.iter().all(|what| svg.contains(what)));
    let svg = found.expect("elites, the boss, an open door, an element and the goal at one time");
    assert!(svg.contains(" · boss · "), "the figures stand below: {svg}");
    // A room that nobody has seen is not drawn.
    assert!(!svg.contains(">0,7</text>"), "{svg}");
}

#[test]
fn only_what_has_changed_is_shown_again() {
    let shown = play("en", &["1", "quit"]);
    let again = &shown[shown.find("> 1").expect("the answer")..];
    // Nobody has moved, so there is no map; the second player sees the own hand.
    assert!(!again.contains("@Br"), "{again}");
    assert!(again.contains("  Tinkerer, Hand: Proximity Mine (62)"), "{again}");
}

#[test]
fn refusals_and_commands_are_in_the_language_of_the_player() {
    let gezeigt = play("de", &["zurück", "unsinn", "kürzel", "goal:hoarder", "ende"]);
    assert!(gezeigt.contains("Es gibt nichts zurückzunehmen."), "{gezeigt}");
    assert!(gezeigt.contains("Antworte mit einer Zahl von 1 bis 2, einem Kürzel oder: hilfe"), "{gezeigt}");
    assert!(gezeigt.contains("   1  goal:hoarder\n"), "{gezeigt}");
    assert!(gezeigt.contains("Tüftler: Welches Kampfziel behältst du?"), "{gezeigt}");
}
