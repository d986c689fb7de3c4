//! German all the way: what a German reader is told holds no English name and no English word.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use table::any::{AnyGame, AnyTable};
use table::{Phrase, RandomPlayer, Viewer};
use words::{Language, Words};

/// The files with the names of things.
const NAMES: [&str; 4] =
    ["gloomhaven-names.ftl", "frosthaven-names.ftl", "darkness-names.ftl", "sorcery-names.ftl"];

/// Names that are the same in both languages; those of persons are, too.
const SAME: [&str; 9] =
    ["Altar", "Andra", "Berserker", "Boss", "Gargoyles", "Meteor", "Paladin", "Totem", "orange"];

/// English words that are no German ones.
const ENGLISH: &str = "the of and with from your you each every enemy enemies ally allies card cards move attack range \
    target targets heal round turn level strong waning inert setup item items yes none poison wound stun muddle curse bless \
    immobilize disarm strengthen invisible pierce push pull jump loot lost discard discarded persistent infuse consume \
    fire ice air earth dark coins experience to is are has have not until when if for by adjacent character \
    characters monster's damage hex hexes door doors room rooms trap traps hit points summon summons shuffled hero \
    heroes roll dice skill skills wounds health reroll acted queue spent consumed ready used exhausted resting";

fn ids(language: Language) -> BTreeSet<String> {
    let files = language.files().iter().filter(|(file, _)| NAMES.contains(file));
    let lines = files.flat_map(|(_, text)| text.lines());
    lines
        .filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|l| Some(l.split_once(" = ")?.0.to_owned()))
        .collect()
}

fn say(language: Language, id: &str) -> String {
    Words::of(language).say(&Phrase::new(id.to_owned()))
}

/// Splits a text into words.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '’' && c != '-').filter(|w| !w.is_empty())
}

/// What is English in a German text: names and words.
struct Reader {
    words: BTreeSet<&'static str>,
    /// English names by their first word.
    names: BTreeMap<String, Vec<String>>,
}

impl Reader {
    fn new() -> Reader {
        let mut names: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for id in ids(Language::English).iter().filter(|id| !id.ends_with("-about")) {
            let (english, german) = (say(Language::English, id), say(Language::German, id));
            // A name of one small word is a word like any other; the room card “Den” is a German article.
            let small = english.chars().all(|c| c.is_lowercase());
            if english != german && !small && english != "Den" {
                let first = words_of(&english).next().unwrap_or_default().to_owned();
                names.entry(first).or_default().push(english);
            }
        }
        Reader { words: ENGLISH.split_whitespace().collect(), names }
    }

    /// The first English thing in it.
    fn english(&self, text: &str) -> Option<String> {
        let found = words_of(text).find(|w| self.words.contains(w.to_lowercase().as_str()));
        let name = || {
            words_of(text).find_map(|word| {
                let names = self.names.get(word)?;
                let is_there = |name: &&String| {
                    let at = text.find(name.as_str());
                    at.is_some_and(|at| !text[at + name.len()..].starts_with(|c: char| c.is_alphanumeric()))
                };
                names.iter().find(is_there).cloned()
            })
        };
        found.map(str::to_owned).or_else(name)
    }
}

/// Every phrase in a value that is written for clients.
fn phrases(value: &Value, key: &str, out: &mut Vec<Phrase>) {
    match value {
        Value::Array(list) => list.iter().for_each(|one| phrases(one, key, out)),
        Value::Object(fields) => {
            let is_phrase = fields.contains_key("id") && fields.keys().all(|k| k == "id" || k == "args");
            if is_phrase && key != "cards" {
                out.extend(serde_json::from_value::<Phrase>(value.clone()));
            } else {
                fields.iter().for_each(|(key, one)| phrases(one, key, out));
            }
        }
        _ => {}
    }
}

fn in_scene(value: &impl serde::Serialize) -> Vec<Phrase> {
    let mut out = Vec::new();
    phrases(&serde_json::to_value(value).expect("a value"), "", &mut out);
    out
}

/// Says it in both languages and looks for what is missing or English.
fn read(reader: &Reader, phrase: &Phrase, wrong: &mut BTreeSet<String>) {
    if let Err(error) = Words::english().try_say(phrase) {
        wrong.insert(error.to_string());
    }
    match Words::german().try_say(phrase) {
        Err(error) => {
            wrong.insert(error.to_string());
        }
        Ok(said) => {
            wrong.extend(reader.english(&said).map(|word| format!("{word:?} in {said:?} ({})", phrase.id)));
        }
    }
}

fn at_the_table(table: &dyn AnyTable) -> Vec<Phrase> {
    let viewer = Viewer::Engine;
    let scene = table.scene(viewer);
    let mut all = in_scene(&scene);
    for open in table.pending(viewer) {
        let Some(asked) = open.asked else { continue };
        for option in asked.options.iter().take(4) {
            let preview =
                open.seats.first().and_then(|seat| table.preview(*seat, asked.question, &option.key));
            all.extend(preview.iter().flat_map(in_scene));
        }
        all.push(asked.say);
        all.extend(asked.options.into_iter().map(|o| o.say));
    }
    for figure in scene.figures.iter().take(6) {
        all.extend(table.intent(viewer, &figure.id).iter().flat_map(in_scene));
    }
    all
}

/// Plays on with the best bot or by chance, and reads everything on the way.
fn play(game: &dyn AnyGame, scenario: &str, seed: u64, reader: &Reader, wrong: &mut BTreeSet<String>) {
    let heroes = game.menu().heroes.1.min(2 + (seed % 3) as u8);
    let setup = game.setup(Some(scenario), Some(heroes)).expect("a setup");
    let mut table = game.table(setup, seed).expect("a table");
    let mut random = RandomPlayer::new(seed);
    let best = game.best_bot();
    for step in 0..600 {
        if step % 12 == 0 {
            at_the_table(&*table).iter().for_each(|phrase| read(reader, phrase, wrong));
        }
        let open = table.pending(Viewer::Engine);
        let Some((seat, asked)) = open.iter().find_map(|o| Some((*o.seats.first()?, o.asked.as_ref()?)))
        else {
            break;
        };
        let chance = &asked.options[random.below(asked.options.len())];
        let seat = chance.seat.unwrap_or(seat);
        let key = game.advice(&*table, best, seat).unwrap_or_else(|| chance.key.clone());
        // Of several questions at once each seat has its own number.
        let question = table.question(seat).unwrap_or(asked.question);
        table.answer(seat, question, &key).expect("an answer that is offered");
    }
    at_the_table(&*table).iter().for_each(|phrase| read(reader, phrase, wrong));
    table.log(Viewer::Engine, 0).iter().for_each(|line| read(reader, &line.say, wrong));
}

fn none(wrong: &BTreeSet<String>) {
    let first: Vec<&str> = wrong.iter().map(String::as_str).take(40).collect();
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), first.join("\n"));
}

#[test]
fn every_name_is_there_in_both_languages() {
    let (english, german) = (ids(Language::English), ids(Language::German));
    let missing: Vec<&String> = english.symmetric_difference(&german).collect();
    assert!(missing.is_empty(), "in one language only: {missing:?}");
    assert!(english.len() > 450, "{}", english.len());
}

#[test]
fn german_names_are_german() {
    let person = |id: &str| id.starts_with("md-hero-") || id.starts_with("ss-hero-");
    let same = ids(Language::German).into_iter().filter(|id| !person(id));
    let same = same.filter(|id| say(Language::English, id) == say(Language::German, id));
    let same: Vec<String> =
        same.map(|id| say(Language::German, &id)).filter(|name| !SAME.contains(&name.as_str())).collect();
    assert!(same.is_empty(), "English in German: {same:?}");
}

#[test]
fn content_sheets_and_menus_hold_no_english() {
    let (reader, mut wrong) = (Reader::new(), BTreeSet::new());
    let games = games::Games::new();
    for name in ["gloomhaven", "frosthaven", "massive-darkness-2", "sword-and-sorcery"] {
        let game = games.find(name).expect("a game");
        let menu = game.menu();
        let mut all = game.phrases();
        all.extend(in_scene(&menu));
        for scenario in &menu.scenarios {
            all.extend(game.sheet(&scenario.id, 2).iter().flat_map(in_scene));
        }
        all.iter().for_each(|phrase| read(&reader, phrase, &mut wrong));
    }
    none(&wrong);
}

#[test]
fn games_are_told_in_german_without_an_english_word() {
    let (reader, mut wrong) = (Reader::new(), BTreeSet::new());
    let games = games::Games::new();
    for name in ["gloomhaven", "massive-darkness-2", "sword-and-sorcery"] {
        let game = games.find(name).expect("a game");
        for (seed, scenario) in (1..).zip(&game.menu().scenarios) {
            play(game, &scenario.id, seed, &reader, &mut wrong);
        }
    }
    none(&wrong);
}

/// The transcript that is kept is what the terminal shows today, to the end of the game, and German throughout.
#[test]
fn the_transcript_is_a_whole_game_in_german() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let kept =
        std::fs::read_to_string(root.join("golden/transcript-de.txt")).expect("golden/transcript-de.txt");
    let answers: String =
        kept.lines().filter_map(|line| line.strip_prefix("> ")).map(|l| l.to_owned() + "\n").collect();
    let shown = played(&answers);
    let differs = kept.lines().zip(shown.lines()).find(|(a, b)| a != b);
    assert!(kept == shown, "if it should be so: cargo xtask golden\n{differs:?}");
    assert!(kept.contains("\nDas Spiel ist aus."), "the game has no end");

    let reader = Reader::new();
    let said = kept.lines().filter(|line| !line.contains("gruft play --load"));
    let wrong: BTreeSet<String> =
        said.filter_map(|line| reader.english(line).map(|word| format!("{word:?} in {line:?}"))).collect();
    none(&wrong);
}

fn played(answers: &str) -> String {
    use std::io::Write as _;
    use std::process::{Command, Stdio};
    let mut command = Command::new(env!("CARGO_BIN_EXE_gruft"));
    command.args(["play", "gloomhaven", "1", "--heroes", "2", "--seed", "3", "--language", "de"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("gruft");
    let mut input = child.stdin.take().expect("its input");
    let _ = input.write_all(answers.as_bytes());
    drop(input);
    let out = child.wait_with_output().expect("its output");
    String::from_utf8(out.stdout).expect("text")
}
