//! The command line as somebody uses it: what it prints, and how it ends.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

struct Ended {
    code: i32,
    out: String,
    err: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn gruft(args: &[&str]) -> Ended {
    gruft_told(args, "")
}

/// Runs the program in the repository, with this on its standard input.
fn gruft_told(args: &[&str], input: impl AsRef<[u8]>) -> Ended {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gruft"))
        .args(args)
        .current_dir(root())
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it reads");
    let input = input.as_ref().to_owned();
    let writer = std::thread::Builder::new().spawn(move || stdin.write_all(&input));
    let done = child.wait_with_output().expect("it ends");
    let _ = writer.map(std::thread::JoinHandle::join);
    Ended {
        code: done.status.code().unwrap_or(-1),
        out: String::from_utf8(done.stdout).expect("text"),
        err: String::from_utf8(done.stderr).expect("text"),
    }
}

/// A file that only this test writes.
fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn outside_the_sources_nothing_is_counted() {
    let elsewhere = scratch("elsewhere");
    std::fs::create_dir_all(elsewhere.join("cases")).expect("a folder");
    let at = elsewhere.to_str().expect("a name");
    for call in [&["rules", "--coverage"][..], &["rules", "sample", "--examples"]] {
        let ended = gruft(&[call, &["--root", at]].concat());
        assert_eq!((ended.code, ended.out.as_str()), (2, ""), "{call:?}");
        assert!(
            ended.err.contains("counted in Gruft's sources") && ended.err.contains("--root"),
            "{}",
            ended.err
        );
    }
    // Whoever asks for a rule is told it anywhere.
    let ended = gruft(&["rules", "SA-ATK-06", "--root", at]);
    assert!(ended.code == 0 && ended.out.contains("SA-ATK-06"), "{}", ended.err);
}

#[test]
fn a_simulation_is_the_same_for_any_number_of_threads() {
    let sim = |threads: &str, seed: &str| {
        gruft(&["sim", "sample", "--games", "300", "--seed", seed, "--threads", threads, "--json", "--check"])
    };
    let one = sim("1", "4");
    assert_eq!(one.code, 0, "{}", one.err);
    assert_eq!(one.out, sim("2", "4").out);
    assert_eq!(one.out, sim("5", "4").out);
    assert_ne!(one.out, sim("1", "5").out);
    let stats: serde_json::Value = serde_json::from_str(one.out.trim()).expect("one object");
    assert_eq!(stats["games"], 300);
    let sum = stats["wins"].as_u64().zip(stats["losses"].as_u64()).map(|(w, l)| w + l);
    assert_eq!(sum, Some(300));
}

#[test]
fn a_wrong_call_ends_with_2_and_says_what_would_be_right() {
    let wrong = [
        (&["sim", "smaple"][..], "there is no game smaple; there are: sample, coin"),
        (&["sim", "sample", "castle"], "there is no scenario castle; there is: vault"),
        (&["sim", "sample", "--bot", "genius"], "there is no bot genius; there are: random"),
        (&["sim", "sample", "--heroes", "7"], "the vault takes 1 to 3 heroes, not 7"),
        (&["sim", "sample", "--games", "0"], "there is nothing to play"),
        (&["sim", "gloomhaven", "1", "--set", "dificulty=hard"], "unknown field `dificulty`"),
        (&["sim", "gloomhaven", "1", "--set", "party=bard"], "there is no class \"bard\""),
        (&["sim", "gloomhaven", "1", "--set", "difficulty"], "it is KEY=VALUE"),
        (&["rules", "gloomhaven"], "which rule?"),
        (&["replay", "nowhere.json"], "nowhere.json: "),
        (&["case", "nowhere"], "nowhere: "),
        (&["case", "--list-prompts", "chess"], "there is no game chess"),
        (&["case", "--list-words", "chess"], "there is no game chess"),
        (&["show", "Cargo.toml"], "Cargo.toml"),
        (&["check", "some-pack"], "some-pack"),
        (&["replay", "README.md"], "this is not a save of Gruft"),
    ];
    for (args, words) in wrong {
        let ended = gruft(args);
        assert_eq!(ended.code, 2, "{args:?}: {}{}", ended.out, ended.err);
        assert!(ended.err.contains(words), "{args:?}: {}", ended.err);
    }
}

#[test]
fn rules_are_found_by_id_by_words_and_in_german() {
    let found = gruft(&["rules", "gloomhaven", "focus", "--most", "3"]);
    assert_eq!(found.code, 0);
    assert!(found.out.contains("GH-FOC-01"), "{}", found.out);
    let one = gruft(&["rules", "GH-DMG-03"]).out;
    assert!(one.contains("GH-DMG-03") && one.matches("GH-").count() < 20, "one rule and no other: {one}");
    assert!(
        one.contains("→ ") && one.contains("crates/haven/src/actions/damage.rs:"),
        "where it lives: {one}"
    );
    assert!(gruft(&["rules", "frosthaven", "Fokus", "--most", "5"]).out.contains("FH-FOC-"));
    assert_eq!(gruft(&["rules", "gloomhaven", "xyzzy"]).code, 1);
    let json = gruft(&["rules", "sample", "crown", "--json", "--most", "1"]).out;
    let item: serde_json::Value = serde_json::from_str(json.trim()).expect("one object");
    assert_eq!(item["game"], "sample");
}

#[test]
fn every_rule_of_the_sample_game_is_shown_and_cited() {
    let json = gruft(&["rules", "--coverage", "--brief", "--json"]).out;
    let coverage: serde_json::Value = serde_json::from_str(json.trim()).expect("one object");
    let games = coverage["games"].as_array().expect("games");
    let sample = games.iter().find(|g| g["game"] == "sample").expect("the sample game");
    assert_eq!(sample["applicable"], sample["shown"]);
    assert_eq!(sample["applicable"], sample["cited"]);
    let play = &sample["parts"][0];
    assert_eq!((&play["part"], &play["name"]), (&"play".into(), &"game".into()));
    assert_eq!(play["shown"], sample["shown"], "the sample game has no campaign");
}

#[test]
fn examples_are_listed_with_the_cases_that_play_them() {
    let json = gruft(&["rules", "gloomhaven", "--examples", "--json"]).out;
    let told: serde_json::Value = serde_json::from_str(json.trim()).expect("one list");
    let told = told.as_array().expect("a list");
    let levels = told.iter().find(|t| t["name"] == "GH-LVL-03 EXAMPLE").map(|t| t["cases"].clone());
    assert!(levels.is_some_and(|cases| !cases.as_array().expect("paths").is_empty()), "{told:?}");
    assert!(gruft(&["rules", "gloomhaven", "--examples"]).out.contains("examples and acceptance scenarios"));
    assert_eq!(gruft(&["rules", "--examples"]).code, 2);
}

#[test]
fn cases_run_in_path_order_and_failing_ones_end_with_1() {
    let all = gruft(&["case", "cases/sample", "--json"]);
    assert_eq!(all.code, 0, "{}", all.out);
    let paths: Vec<String> = all
        .out
        .lines()
        .map(|line| {
            let verdict: serde_json::Value = serde_json::from_str(line).expect("an object a line");
            assert_eq!(verdict["result"], "passed");
            verdict["path"].as_str().expect("a path").to_owned()
        })
        .collect();
    assert!(paths.len() > 50);
    assert!(paths.is_sorted());

    let text =
        std::fs::read_to_string(root().join("cases/sample/damage/a-ghoul-is-removed.toml")).expect("a case");
    let broken = scratch("broken.toml");
    std::fs::write(&broken, text.replace("ash: attack", "ash: sing")).expect("written");
    let failed = gruft(&["case", &broken.to_string_lossy()]);
    assert_eq!(failed.code, 1, "{}{}", failed.out, failed.err);
    assert!(
        failed.out.contains("sing is not offered to ash") && failed.out.contains("0 passed, 1 failed"),
        "{}",
        failed.out
    );
    std::fs::write(&broken, "title = ").expect("written");
    assert_eq!(gruft(&["case", &broken.to_string_lossy()]).code, 2);
}

#[test]
fn a_game_played_in_the_terminal_can_be_saved_told_drawn_and_counted() {
    let file = scratch("played.json");
    let path = file.to_string_lossy().into_owned();
    let input = format!("1\nlog\nnonsense\n1\n1\n1\n1\n1\nundo\n1\nwhy\nsave {path}\nquit\n");
    let played = gruft_told(&["play", "sample", "--seed", "4", "--language", "de"], &input);
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(played.out.contains("Wie geht Esche in diese Runde?"), "{}", played.out);
    assert!(played.out.contains("gesichert: "), "{}", played.out);

    let told = gruft(&["replay", &path, "--log", "--language", "en"]);
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.out.contains("Ash is bold.  [SA-PLN-04]"), "{}", told.out);
    assert!(told.err.contains("it comes out the same"), "{}", told.err);
    assert!(gruft(&["show", &path, "--ascii"]).out.contains('#'));
    assert!(gruft(&["show", &path]).out.starts_with("<svg "));
    let counted = gruft(&["perft", &path, "--depth", "2", "--divide"]);
    assert!(counted.out.contains("at depth 2"), "{}", counted.out);

    let skeleton = gruft(&["case", "--from", &path]);
    assert_eq!(skeleton.code, 0, "{}", skeleton.err);
    let case = scratch("skeleton.toml");
    std::fs::write(&case, &skeleton.out).expect("written");
    assert!(gruft(&["show", &case.to_string_lossy(), "--ascii"]).out.contains('#'), "{}", skeleton.out);

    // A save that was tampered with does not pass.
    let text = std::fs::read_to_string(&file).expect("a save");
    let (start, rest) = text.split_at(text.find("\"rest\":{\"at\"").expect("a save has its last rest"));
    std::fs::write(&file, format!("{start}{}", rest.replace("\"round\":1", "\"round\":2"))).expect("written");
    assert_eq!(gruft(&["replay", &path]).code, 1);
}

/// A game that is kept in the repository loads, comes out the same, and tells the story that lies beside it.
#[test]
fn a_golden_game_is_told_and_counted() {
    let file = "golden/gloomhaven-1-black-barrow.json";
    let told = gruft(&["replay", file, "--log", "--language", "en"]);
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.err.contains("it comes out the same"), "{}", told.err);
    let kept = std::fs::read_to_string(root().join(file.replace(".json", ".txt"))).expect("a story");
    let texts = told.out.strip_prefix(&kept).expect("if it should be so: cargo xtask golden");
    assert!(texts.contains("GH-MOV-01: "), "the texts of the rules come after the story: {texts}");
    // The first question is which battle goal to keep; at the end nothing is left to answer.
    let first = gruft(&["perft", file, "--after", "0", "--depth", "1"]);
    assert_eq!(first.out.trim(), "2  at depth 1", "{}", first.err);
    assert_eq!(gruft(&["perft", file, "--depth", "1"]).out.trim(), "0  at depth 1");
    let too_far = gruft(&["perft", file, "--after", "100000"]);
    assert_eq!(too_far.code, 2);
    assert!(too_far.err.contains("answers, not 100000"), "{}", too_far.err);
}

#[test]
fn the_engine_plays_a_whole_game_by_json_lines() {
    let requests = [
        r#"{"do":"games"}"#,
        r#"{"do":"options"}"#,
        r#"{"id":1,"do":"new","game":"coin","seed":7}"#,
        r#"{"id":2,"do":"options","seat":"left","language":"de"}"#,
        r#"{"id":3,"do":"answer","seat":"left","key":"heads","question":0}"#,
        r#"{"id":4,"do":"answer","seat":"left","key":"tails"}"#,
        r#"{"id":5,"do":"undo","seat":"left"}"#,
        r#"{"id":6,"do":"answer","seat":"left","key":"heads","question":0}"#,
        r#"{"id":7,"do":"answer","seat":"left","key":"heads"}"#,
        r#"{"id":8,"do":"scene","seat":"right"}"#,
        r#"{"id":9,"do":"answer","seat":"right","key":"tails"}"#,
        r#"{"id":10,"do":"log","language":"en"}"#,
        r#"{"id":11,"do":"save"}"#,
        r#"{"id":"x","do":"fly"}"#,
        "not json",
    ];
    let ended = gruft_told(&["engine"], requests.join("\n"));
    assert_eq!(ended.code, 0, "{}", ended.err);
    let replies: Vec<serde_json::Value> =
        ended.out.lines().map(|l| serde_json::from_str(l).expect("an object a line")).collect();
    assert_eq!(replies.len(), requests.len());
    let games = replies[0]["ok"].as_array().expect("names");
    assert!(games.contains(&"sample".into()) && games.contains(&"coin".into()), "{games:?}");
    assert_eq!(replies[1]["error"]["kind"], "table");
    assert_eq!(replies[2]["ok"]["asked"], serde_json::json!(["left", "right"]));
    assert_eq!(replies[3]["ok"][0]["asked"]["text"], "Kopf oder Zahl?");
    assert!(replies[3]["ok"][1].get("asked").is_none(), "left does not see what right is asked");
    assert_eq!(replies[4]["ok"]["asked"], serde_json::json!(["right"]));
    assert_eq!(replies[5]["error"]["kind"], "refused");
    assert!(replies[6].get("ok").is_some());
    assert_eq!(replies[7]["error"]["kind"], "refused", "the old question is no longer open");
    assert!(replies[8].get("ok").is_some());
    assert!(!replies[9].to_string().contains("heads"), "right cannot see left's call");
    assert!(replies[10].get("ok").is_some());
    assert_eq!(replies[11]["ok"]["next"], 2, "what left took back is told, and then what came of it");
    assert_eq!(replies[12]["ok"]["game"], "coin");
    assert_eq!((&replies[13]["id"], &replies[13]["error"]["kind"]), (&"x".into(), &"request".into()));
    assert_eq!(replies[14]["error"]["kind"], "request");
}

#[test]
fn the_engine_finds_cards_by_what_they_are_called_as_far_as_a_seat_can_read_them() {
    let requests = [
        r#"{"do":"new","game":"gloomhaven","scenario":"1","heroes":2,"seed":7}"#,
        r#"{"do":"faces","called":"tramp"}"#,
        r#"{"do":"faces","called":"nieder","language":"de"}"#,
        r#"{"do":"faces","seat":"brute","called":"tramp"}"#,
        r#"{"do":"faces","seat":"spectator","called":"tramp"}"#,
        r#"{"do":"faces","called":"no such card"}"#,
        r#"{"do":"faces","seat":"nobody"}"#,
    ];
    let ended = gruft_told(&["engine"], requests.join("\n"));
    let replies: Vec<serde_json::Value> =
        ended.out.lines().map(|l| serde_json::from_str(l).expect("an object a line")).collect();
    let names = |n: usize| -> Vec<String> {
        replies[n]["ok"].as_object().map(|faces| faces.keys().cloned().collect()).unwrap_or_default()
    };
    assert_eq!(names(1), ["trample"], "{}", ended.out);
    assert!(names(2).contains(&"trample".to_owned()), "{:?}", names(2));
    assert_eq!((names(3), names(4), names(5)), (vec!["trample".to_owned()], Vec::new(), Vec::new()));
    assert_eq!(replies[6]["error"]["kind"], "seat");
}

#[test]
fn the_engine_goes_on_after_bytes_that_are_not_text() {
    let mut input = b"{\"do\":\"games\"}\n{\"id\":1,\"do\":\"\xff\xfe\"}\n".to_vec();
    input.extend(b"{\"id\":2,\"do\":\"new\",\"game\":\"coin\"}\n");
    let ended = gruft_told(&["engine"], &input);
    assert_eq!(ended.code, 0, "{}", ended.err);
    let replies: Vec<serde_json::Value> =
        ended.out.lines().map(|l| serde_json::from_str(l).expect("an object a line")).collect();
    assert_eq!(replies.len(), 3);
    assert_eq!(replies[1]["error"]["kind"], "request");
    assert_eq!(replies[2]["ok"]["seats"], serde_json::json!(["left", "right"]));
}

#[test]
fn monster_turns_are_solved_and_compared() {
    // A monster two hexes from a character, with enough movement to stand beside it.
    let position = |answer: &str| {
        format!(
            r#"[{{"id":1,"msg":"","w":16,"h":7,"move":2,"range":0,"target":1,"fly":false,"jump":false,"tele":false,
            "mud":false,"figures":{{"24":"A","38":"C"}},"init":{{}},"contents":{{}},"walls":[],"aoe":[],
            "answer":{{"GH":{answer},"FH":{answer},"JOTL":{answer}}}}}]"#
        )
    };
    let file = scratch("positions.json");
    let path = file.to_string_lossy().into_owned();
    std::fs::write(&file, position("[[31,38]]")).expect("written");
    let solved = gruft(&["solve", &path, "--edition", "frosthaven"]);
    assert_eq!(solved.code, 0, "{}", solved.err);
    let outcomes =
        solved.out.lines().next().and_then(|l| l.strip_prefix("1: ")).expect("an outcome").to_owned();
    std::fs::write(&file, position(&outcomes)).expect("written");
    for edition in ["gloomhaven", "frosthaven", "jaws"] {
        let agrees = gruft(&["solve", &path, "--edition", edition, "--expect", "--json"]);
        assert_eq!(agrees.code, 0, "{}", agrees.out);
        assert!(
            agrees.out.lines().last().is_some_and(|l| l.starts_with(r#"{"positions":1,"agree":1,"#)),
            "{}",
            agrees.out
        );
    }
    std::fs::write(&file, position("[[0]]")).expect("written");
    assert_eq!(gruft(&["solve", &path, "--expect"]).code, 1);
    assert!(gruft(&["solve", &path, "--why"]).out.contains("focus"));
    assert_eq!(gruft(&["solve", &path, "--edition", "chess"]).code, 2);
    std::fs::write(&file, "[]").expect("written");
    assert_eq!(gruft(&["solve", &path]).code, 2);
}

#[test]
fn completions_and_checks() {
    assert!(gruft(&["completions", "bash"]).out.contains("gruft"));
    let checked = gruft(&["check"]);
    assert_eq!(checked.code, 0, "{}", checked.out);
    assert!(checked.out.contains("all is well"));
}

/// Copies a folder of files.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder").map(|e| e.expect("an entry").path()) {
        let there = to.join(entry.file_name().expect("a name"));
        if entry.is_dir() {
            copy(&entry, &there);
        } else {
            std::fs::copy(&entry, &there).expect("copied");
        }
    }
}

#[test]
fn packs_are_checked_and_their_scenarios_drawn() {
    let sound = gruft(&["check", "content/gloomhaven"]);
    assert_eq!(sound.code, 0, "{}{}", sound.out, sound.err);

    let file = "content/gloomhaven/scenarios/01-black-barrow.ron";
    let two = gruft(&["show", file, "--ascii", "--heroes", "2"]);
    assert_eq!(two.code, 0, "{}", two.err);
    assert!(two.out.contains("  3    BA   .   .   .   .   .   .   +  BG   .   .   o\n"), "{}", two.out);
    assert!(
        gruft(&["show", file, "--ascii"])
            .out
            .contains("  3    BA   .   .   .   .  BG   .   +   .   .   .   o\n")
    );
    assert!(gruft(&["show", file]).out.contains("Black Barrow"));
    assert_eq!(gruft(&["show", file, "--heroes", "5"]).code, 2);
    assert_eq!(gruft(&["show", "content/gloomhaven/tiles.ron"]).code, 2);

    let pack = scratch("pack");
    copy(&root().join("content/gloomhaven"), &pack);
    let crypt = pack.join("scenarios/05-ruinous-crypt.ron");
    let text = std::fs::read_to_string(&crypt).expect("a scenario");
    std::fs::write(&crypt, text.replace("obstacle altar", "obstacle throne")).expect("written");
    let unsaid = gruft(&["check", &pack.to_string_lossy()]);
    assert_eq!(unsaid.code, 1, "{}", unsaid.out);
    assert!(unsaid.out.contains("overlay-throne"), "{}", unsaid.out);
    std::fs::write(&crypt, text.replace("tile: \"K1a\"", "tile: \"K9a\"")).expect("written");
    let broken = gruft(&["check", &pack.to_string_lossy()]);
    assert_eq!(broken.code, 1, "{}", broken.out);
    let says = format!("{}/scenarios/05-ruinous-crypt.ron:11: there is no tile K9a\n", pack.display());
    assert!(broken.out.contains(&says), "{}", broken.out);
}

#[test]
fn why_tells_the_rules_and_not_their_numbers_alone() {
    let input = "1\n1\n1\n1\nwhy\nquit\n";
    let ended = gruft_told(&["play", "sample", "--heroes", "2", "--seed", "5", "--seats", "ash"], input);
    assert_eq!(ended.code, 0, "{}", ended.err);
    let told = ended.out.lines().filter(|line| line.trim_start().starts_with("SA-") && line.contains(": "));
    assert!(told.count() > 0, "{}", ended.out);
    let story = gruft(&["replay", "golden/gloomhaven-arena.json", "--log"]).out;
    assert!(story.lines().any(|line| line.starts_with("GH-ATK-01: ")), "each rule once, with its text");
}

#[test]
fn what_is_no_text_is_answered_and_the_game_goes_on() {
    let ended = gruft_told(&["play", "sample", "--seed", "5"], b"\xff\xfe\nhelp\nquit\n");
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert!(ended.out.contains("no text (UTF-8)") && ended.out.matches("take back your last").count() == 2);
    let ended = gruft_told(&["engine"], b"\xff\xfe\n{\"do\": \"games\"}\n");
    assert_eq!(ended.out.lines().count(), 2, "an error, and a reply: {}", ended.out);
    assert!(ended.out.contains("\"request\"") && ended.out.contains("sample"), "{}", ended.out);
}

#[test]
fn a_million_threads_are_not_started_for_three_games() {
    let ended = gruft(&["sim", "sample", "--games", "3", "--threads", "1000000"]);
    assert_eq!(ended.code, 0, "{}", ended.err);
}

#[test]
fn a_saved_game_takes_nothing_that_it_would_ignore() {
    let save = "golden/sample-vault.json";
    for ignored in [&["gloomhaven"][..], &["--heroes", "3"], &["--set", "heroes=3"]] {
        let mut args = vec!["play", "--load", save];
        args.extend(ignored);
        let ended = gruft(&args);
        assert_eq!(ended.code, 2, "{args:?}: {}", ended.out);
        assert!(ended.err.contains("cannot be used with"), "{}", ended.err);
    }
}

#[test]
fn gloomhaven_starts_with_its_first_scenario_and_a_party_counts_itself() {
    let ended = gruft_told(
        &["play", "gloomhaven", "--set", "party=brute,tinkerer,scoundrel", "--seed", "1"],
        "save first.tmp.json\nquit\n",
    );
    let file = root().join("first.tmp.json");
    let text = std::fs::read_to_string(&file).unwrap_or_default();
    let _ = std::fs::remove_file(&file);
    assert_eq!(ended.code, 0, "{}", ended.err);
    let save: serde_json::Value = serde_json::from_str(&text).expect("a save");
    assert_eq!((&save["setup"]["scenario"], &save["setup"]["heroes"]), (&"1".into(), &3.into()));
}

#[test]
fn too_many_lists_of_items_are_refused() {
    let items = r#"items=[["boots-of-striding"],[],[]]"#;
    let ended = gruft(&["sim", "gloomhaven", "1", "--games", "1", "--set", items]);
    assert_eq!(ended.code, 2, "{}", ended.out);
    assert!(
        ended.err.contains("items: 3 lists of items for 2 characters, expected at most 2"),
        "{}",
        ended.err
    );
}

#[test]
fn undo_reaches_as_far_as_was_agreed_and_the_story_says_what_was_taken_back() {
    let play = |undo: &str| {
        let set = format!("undo={undo}");
        gruft_told(&["play", "sample", "--seed", "5", "--set", &set], "1\nundo\nquit\n")
    };
    assert!(play("free").out.contains("took back an answer"));
    let never = play("never").out;
    assert!(never.contains("It was agreed before the game that no answer is taken back."), "{never}");
    assert!(never.contains("Every answer stands."), "{never}");
    let wrong = play("sometimes");
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("expected free, until-shown, never"), "{}", wrong.err);
}

#[test]
fn what_a_pack_names_without_words_is_told_with_file_and_line() {
    let pack = scratch("wordless");
    for folder in ["", "classes", "scenarios"] {
        std::fs::create_dir_all(pack.join(folder)).expect("a folder");
        for entry in std::fs::read_dir(root().join("content/gloomhaven").join(folder)).expect("the pack") {
            let from = entry.expect("a file").path();
            if from.extension().is_some_and(|e| e == "ron") {
                std::fs::copy(&from, pack.join(folder).join(from.file_name().unwrap_or_default()))
                    .expect("copied");
            }
        }
    }
    let items = pack.join("items.ron");
    let text = std::fs::read_to_string(&items).expect("items").replace("winged-shoes", "winged-boots");
    std::fs::write(&items, text).expect("written");
    let ended = gruft(&["check", &pack.display().to_string()]);
    assert_eq!(ended.code, 1, "{}", ended.out);
    assert!(ended.out.contains("items.ron:5: de: "), "{}", ended.out);
    assert!(ended.out.contains("item-winged-boots"), "{}", ended.out);
}

#[test]
fn without_a_command_it_serves() {
    // The usual port is taken, by us or by somebody else: so it ends at once, and says what it wanted.
    let _taken = std::net::TcpListener::bind("127.0.0.1:7878");
    let ended = gruft(&[]);
    assert_eq!(ended.code, 2, "{}{}", ended.out, ended.err);
    assert!(ended.err.starts_with("gruft: 127.0.0.1:7878: "), "{}", ended.err);
    let named = gruft(&["serve"]);
    assert_eq!((named.code, named.err), (ended.code, ended.err));
    let help = gruft(&["--help"]);
    assert_eq!(help.code, 0, "{}", help.err);
    for command in ["play", "serve", "Usage: gruft [COMMAND]"] {
        assert!(help.out.contains(command), "{}", help.out);
    }
}

#[test]
fn tidying_says_what_it_has_done() {
    let file = scratch("tidy.db");
    let _ = std::fs::remove_file(&file);
    let database = format!("sqlite:{}", file.display());
    let counted = gruft(&["tidy", "--days", "90", "--dry-run", "--db", &database]);
    assert_eq!((counted.code, counted.err.as_str()), (0, ""));
    assert_eq!(counted.out, "0 tables that nobody has visited for 90 days would be deleted\n");
    let done = gruft(&["tidy", "--days", "90", "--db", &database]);
    assert_eq!(done.out, "0 tables that nobody has visited for 90 days were deleted\n");
    assert_eq!(gruft(&["tidy", "--db", &database]).code, 2, "it has to be told how many days");
}

/// What it says is for people: a server goes on when nobody reads it any more.
#[test]
fn a_server_goes_on_when_nobody_reads_what_it_says() {
    let database = std::env::temp_dir().join(format!("gruft-unread-{}.db", std::process::id()));
    let _ = std::fs::remove_file(&database);
    let mut server = Command::new(env!("CARGO_BIN_EXE_gruft"))
        .args(["serve", "--port", "0", "--no-open", "--db", &format!("sqlite:{}", database.display())])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut said = String::new();
    let mut out = BufReader::with_capacity(8, server.stdout.take().expect("it says something"));
    out.read_line(&mut said).expect("a line");
    drop(out);
    let address = said.trim().rsplit("http://").next().unwrap_or_default().to_owned();
    let alive = (0..20).all(|_| {
        std::thread::sleep(std::time::Duration::from_millis(20));
        std::net::TcpStream::connect(&address).is_ok()
    });
    let _ = (server.kill(), server.wait());
    for end in ["", "-wal", "-shm", ".lock"] {
        let _ = std::fs::remove_file(format!("{}{end}", database.display()));
    }
    assert!(alive, "it can still be reached at {address}");
}
