//! What stands on cards: everything in the data that a card prints is on its face or in its group, in both languages;
//! whoever plays can read every card, group and option.
//!
//! Each number and each word of the files of cards is altered alone, all in turn, and the lines of that card must change.

use haven::{Edition, Haven, Position};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use table::scene::{CardKind, CardLine, Face, Faces, Group, Rank, Scene, Target};
use table::{Chance, Game, Offered, Phrase, RandomPlayer, Seat, Table, Viewer};
use words::Words;

const EDITIONS: [Edition; 2] = [Edition::Gloomhaven, Edition::Frosthaven];

fn game(edition: Edition) -> Haven {
    let game = if edition == Edition::Frosthaven { Haven::frosthaven() } else { Haven::gloomhaven() };
    game.unwrap_or_else(|e| panic!("{e}"))
}

/// A place in a file of content, and what is written there instead.
#[derive(Clone, Debug)]
struct Alteration {
    file: String,
    /// The card that it is on.
    card: String,
    /// The field that it is in.
    field: String,
    /// The line, from 1.
    line: usize,
    from: String,
    to: String,
    at: std::ops::Range<usize>,
}

/// Fields that no card prints: how many such cards and figures there are, by which deck a monster acts, what a mastery
/// calls a summon; and names, which are in other files.
const NOT_PRINTED: [&str; 10] =
    ["copies", "standees", "standard", "name", "deck", "named", "random", "prosperity", "kind", "banner"];

/// Words that are written in the same way: each is altered to one of its row, if the rules of the files allow it.
const ROWS: &[&str] = &[
    "poison wound muddle immobilize disarm stun invisible strengthen bless curse regenerate ward impair brittle bane",
    "fire ice air earth light dark any",
    "own grey target",
    "self adjacent passed targets all-allies everybody one opener previous-room inside allies-inside beside-target \
     enemies-beside-target around-target beside-fallen that-figure enemies-on-shadows self-and-allies-on-shadows own-summon \
     own-summons own-summon-beside-target any-ally",
    "enemy enemies ally allies other-ally self-and-allies figures",
    "beside-ally alone ended-where-began straight-line enemy-springs beside-one-enemy killed damaged beside-own-summon \
     enemy-died fast slow melee-form ranged-form",
    "kill target negative-condition ally-beside-target hex-moved damage-dealt target-shield enemy-beside-me own-summon ally \
     healed shadow",
    "attack melee-attack ranged-attack attack-action melee-attack-action ranged-attack-action attack-action-end move heal \
     attacked melee-attacked near-attacked ranged-attacked attack-damage damage approached shadow-entered enemy-dies \
     own-summon-killed own-summon-damage turn turn-start turn-end kill",
    "redirect-attacks push-into-obstacles summon-from-discard mark-for-the-abyss flee-into-shadow ignore-slow borrow-time \
     play-another frenzy-forms choose-rest-loss",
    "push pull pierce target targets range within heal shield retaliate damage suffer loot teleport move attack xp",
    "advantage disadvantage jump double ignore-shield ignore-retaliate negate no-double double-as-one",
    "discarded lost",
    "spent consumed passive flipped",
    "head body legs one-hand two-hand small",
    "round persistent augment",
    "true false",
    "at-least at-most exactly",
    "most half",
    "Shield Retaliate Target Pierce",
    "Advantage AttackersDisadvantage",
    "Gives Immune",
    "melee ranged",
    "per if",
    "grant control get",
    "money lumber metal hide arrowvine axenut corpsecap flamefruit rockroot snowthistle",
    "kills elite-kills cards xp hp least-hp traps treasures money loot exhausted rooms items",
];

/// Words of a text with their places, whether they stand in quotation marks, and in which field.
fn tokens(text: &str) -> Vec<(std::ops::Range<usize>, bool)> {
    let bytes = text.as_bytes();
    let (mut all, mut at, mut quoted) = (Vec::new(), 0, false);
    while at < bytes.len() {
        let c = bytes[at];
        if c == b'"' {
            quoted = !quoted;
            at += 1;
        } else if !quoted && text[at..].starts_with("//") {
            at += text[at..].find('\n').unwrap_or(text.len() - at);
        } else if c.is_ascii_digit() {
            let end = text[at..].find(|c: char| !c.is_ascii_digit()).map_or(text.len(), |n| at + n);
            all.push((at..end, quoted));
            at = end;
        } else if c.is_ascii_alphabetic() {
            let mut end = at + 1;
            while end < bytes.len() {
                let hyphen = bytes[end] == b'-' && bytes.get(end + 1).is_some_and(u8::is_ascii_alphabetic);
                if !(bytes[end].is_ascii_alphanumeric() || bytes[end] == b'_' || hyphen) {
                    break;
                }
                end += 1;
            }
            all.push((at..end, quoted));
            at = end;
        } else {
            at += 1;
        }
    }
    all
}

/// What could be written there instead, the first choice first.
fn others(text: &str) -> Vec<String> {
    if let Ok(n) = text.parse::<u8>() {
        let more = [1, 2, 3, 10].map(|more| n.saturating_add(more));
        let all = [more[0], n.saturating_sub(1), more[1], more[2], more[3]];
        return all.into_iter().filter(|other| *other != n).map(|n| n.to_string()).collect();
    }
    let rows = ROWS.iter().map(|row| row.split_whitespace().collect::<Vec<_>>());
    let mut found = Vec::new();
    for row in rows.filter(|row| row.contains(&text)) {
        let at = row.iter().position(|word| *word == text).unwrap_or(0);
        let turned = row[at + 1..].iter().chain(&row[..at]);
        found.extend(turned.map(|word| (*word).to_owned()));
    }
    found
}

/// Every alteration of a file: of each word the choices.
fn alterations(file: &str, text: &str) -> Vec<Vec<Alteration>> {
    let all = tokens(text);
    let (mut card, mut field, mut found) = (String::new(), String::new(), Vec::new());
    for (range, quoted) in &all {
        let word = &text[range.clone()];
        if !quoted && text[range.end..].starts_with(':') {
            field = word.to_owned();
            continue;
        }
        let begins = *quoted && text[..range.start].ends_with('"');
        if begins && field == "name" {
            card = word.to_owned();
        }
        if NOT_PRINTED.contains(&field.as_str()) {
            continue;
        }
        let one = |to: String| Alteration {
            file: file.to_owned(),
            card: card.clone(),
            field: field.clone(),
            line: text[..range.start].lines().count(),
            from: word.to_owned(),
            to,
            at: range.clone(),
        };
        let choices: Vec<Alteration> = others(word).into_iter().map(one).collect();
        if !choices.is_empty() {
            found.push(choices);
        }
    }
    found
}

/// A pack without scenarios, so that it is read quickly.
fn pack(edition: Edition) -> Vec<(String, String)> {
    let files = edition.pack().iter().filter(|(name, _)| !name.starts_with("scenarios/"));
    files.map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
}

/// The game with one thing altered; nothing, if that cannot be written there.
fn altered(game: &Haven, pack: &[(String, String)], is: &Alteration) -> Option<Haven> {
    let mut files = pack.to_vec();
    let (_, text) = files.iter_mut().find(|(name, _)| *name == is.file)?;
    text.replace_range(is.at.clone(), &is.to);
    game.with_content(&files).ok()
}

fn lines(face: &Face) -> impl Iterator<Item = &CardLine> {
    face.halves.iter().flat_map(|half| &half.lines)
}

/// What a line says, with the hexes that are drawn beside it.
fn of_line(line: &CardLine, words: &Words) -> String {
    let mods: Vec<String> = line.mods.iter().map(|line| of_line(line, words)).collect();
    format!("{} {:?} [{}]", words.say(&line.say), line.area, mods.join("; "))
}

/// What a face says, with the marks that are drawn on it: its initiative, its level, what becomes of it.
fn of_face(face: &Face, words: &Words) -> String {
    let halves = face.halves.iter().map(|half| {
        let lines: Vec<String> = half.lines.iter().map(|line| of_line(line, words)).collect();
        format!(
            "{} {} {:?} {:?} {:?}: {}",
            half.id,
            half.lost,
            half.stays,
            half.xp,
            half.slots,
            lines.join(" / ")
        )
    });
    let text = face.text.iter().map(|say| words.say(say));
    let all: Vec<String> = halves.chain(text).collect();
    format!("{:?} {:?} {:?} {}", face.initiative, face.level, face.slot, all.join(" | "))
}

/// What the cards of that name say.
fn of_card(game: &Haven, file: &str, card: &str, print: fn(&Face) -> Face) -> [Vec<String>; 2] {
    let mine = |name: &str, face: &Face| match file {
        "decks.ron" => name.starts_with(&format!("{card}-deck/")),
        "modifiers.ron" => face.kind == CardKind::Modifier,
        "loot.ron" => name.starts_with("loot-deck/"),
        // The number of an item comes before its name.
        "items.ron" => face.kind == CardKind::Item,
        "summons.ron" => name == format!("summon/{card}"),
        _ => name == card || name == format!("hero/{card}"),
    };
    let faces: Vec<Face> =
        game.faces().iter().filter(|(name, face)| mine(name, face)).map(|(_, face)| print(face)).collect();
    [Words::english(), Words::german()].map(|words| {
        let mut all: Vec<String> = faces.iter().map(|face| of_face(face, words)).collect();
        all.sort();
        all
    })
}

fn as_it_is(face: &Face) -> Face {
    face.clone()
}

/// What altering a file has shown: how many things were altered, what no card told, what cannot be altered alone.
#[derive(Debug, Default)]
struct Tried {
    count: usize,
    silent: Vec<String>,
    fixed: Vec<String>,
}

/// Alters everything in the files of this name, one thing after the other.
fn alter(edition: Edition, files: &str, print: fn(&Face) -> Face) -> Tried {
    let (game, pack) = (game(edition), pack(edition));
    let mut tried = Tried::default();
    let mut before: BTreeMap<String, [Vec<String>; 2]> = BTreeMap::new();
    for (file, text) in pack.iter().filter(|(name, _)| name.starts_with(files)) {
        for choices in alterations(file, text) {
            let name = |is: &Alteration| {
                format!("{}:{}: {} of {:?} ({}) to {}", is.file, is.line, is.from, is.card, is.field, is.to)
            };
            let Some((is, other)) = choices.iter().find_map(|is| Some((is, altered(&game, &pack, is)?)))
            else {
                tried.fixed.push(name(&choices[0]));
                continue;
            };
            tried.count += 1;
            let was = before
                .entry(format!("{file} {}", is.card))
                .or_insert_with(|| of_card(&game, file, &is.card, print));
            let now = of_card(&other, file, &is.card, print);
            let told = [0, 1].map(|n: usize| was[n] != now[n]);
            // Who has no attack has no number for it either.
            let unarmed = |card: &str| game.content.summons.iter().any(|one| one.unarmed && one.name == card);
            let is_unarmed = file == "summons.ron" && is.field == "attack" && unarmed(&is.card);
            if told != [true, true] && !is_unarmed {
                tried.silent.push(format!("{} (English {}, German {})", name(is), told[0], told[1]));
            }
        }
    }
    tried
}

/// Each thing that can be altered is told, and each number can be.
fn everything_is_told(edition: Edition, files: &str, least: usize) {
    let tried = alter(edition, files, as_it_is);
    println!("{edition:?} {files}: {} altered, {} cannot be", tried.count, tried.fixed.len());
    assert!(
        tried.silent.is_empty(),
        "{} of {}:\n{}",
        tried.silent.len(),
        tried.count,
        tried.silent.join("\n")
    );
    assert!(tried.count >= least, "{files}: only {}", tried.count);
    let is_number = |what: &&String| {
        what.split(": ").nth(1).is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit()))
    };
    // Values of modifier cards, and the numbers and prices of items, of which each is there once or has a form of its own;
    // a hand, which has as many cards as the class, and their level;
    // hit points, of which the book has three rows.
    let alone = |what: &str| {
        ["(card)", "(number)", "(cost)", "(hand)", "(level)", "(hp)"].iter().any(|field| what.contains(field))
    };
    let left: Vec<&String> = tried.fixed.iter().filter(is_number).filter(|what| !alone(what)).collect();
    assert!(left.is_empty(), "{files}: {} cannot be altered:\n{left:#?}", left.len());
}

#[test]
fn everything_on_the_cards_of_gloomhavens_classes_is_told() {
    everything_is_told(Edition::Gloomhaven, "classes/", 500);
}

#[test]
fn everything_on_the_cards_of_frosthavens_classes_is_told() {
    everything_is_told(Edition::Frosthaven, "classes/", 600);
}

#[test]
fn everything_on_monster_ability_cards_is_told() {
    for (edition, least) in EDITIONS.into_iter().zip([200, 300]) {
        everything_is_told(edition, "decks.ron", least);
    }
}

#[test]
fn everything_on_items_goals_and_modifier_cards_is_told() {
    for edition in EDITIONS {
        for (file, least) in
            [("items.ron", 30), ("battle-goals.ron", 40), ("modifiers.ron", 5), ("summons.ron", 8)]
        {
            everything_is_told(edition, file, least);
        }
    }
    everything_is_told(Edition::Frosthaven, "loot.ron", 100);
}

/// Every kind of monster at a level, each in both ranks or as a boss, as everybody sees their groups.
fn groups(game: &Arc<Haven>, kinds: &[usize], level: usize) -> Vec<Group> {
    let mut put = serde_json::Map::new();
    let hero = &game.content.classes[0].name;
    put.insert("0,0".to_owned(), json!({ "hero": hero }));
    for (row, kind) in kinds.iter().map(|kind| &game.content.monsters[*kind]).enumerate() {
        let rank = if kind.boss.is_empty() { "normal" } else { "boss" };
        put.insert(format!("0,{}", row + 1), json!({ "monster": kind.name, "number": 1, "rank": rank }));
    }
    let rows: String = (0..=kinds.len()).map(|row| if row % 2 == 0 { "._\n" } else { " ._\n" }).collect();
    let at =
        json!({ "at": format!("turn {hero}"), "level": level, "map": rows.replace('_', ""), "put": put });
    let position: Position = serde_json::from_value(at).expect("a position");
    let table =
        Table::arranged(Arc::clone(game), position, Chance::seeded(1)).unwrap_or_else(|e| panic!("{e}"));
    table.scene(Viewer::Seat(Seat(0))).groups
}

/// What a row of a group says: its numbers, and what is printed beside them.
fn of_rows(group: &Group, words: &Words) -> Vec<String> {
    let row = |row: &table::scene::StatRow| {
        let numbers: Vec<String> = row.values.iter().map(|is| format!("{} {}", is.kind, is.value)).collect();
        let lines: Vec<String> = row.lines.iter().map(|line| of_line(line, words)).collect();
        format!("{:?} {} | {}", row.rank, numbers.join(" "), lines.join(" / "))
    };
    group.rows.iter().map(row).collect()
}

/// GH-MON-01, GH-BOS-04: each number of each row at each level, each trait, and what is printed for the whole card.
#[test]
fn everything_on_a_stat_card_is_in_its_group() {
    let mut count = 0;
    for edition in EDITIONS {
        let (base, pack) = (Arc::new(game(edition)), pack(edition));
        let text = &pack.iter().find(|(name, _)| name == "monsters.ron").expect("monsters").1;
        let all = |game: &Arc<Haven>, kind: usize| -> [Vec<Vec<String>>; 2] {
            let groups: Vec<Group> = (0..8).flat_map(|level| groups(game, &[kind], level)).collect();
            [Words::english(), Words::german()]
                .map(|words| groups.iter().map(|group| of_rows(group, words)).collect())
        };
        let mut before: BTreeMap<usize, [Vec<Vec<String>>; 2]> = BTreeMap::new();
        let mut silent = Vec::new();
        for choices in alterations("monsters.ron", text) {
            let Some((is, other)) = choices.iter().find_map(|is| Some((is, altered(&base, &pack, is)?)))
            else {
                // Words of abilities that stand for themselves.
                assert!(choices[0].field == "specials", "cannot be altered: {:?}", choices[0]);
                continue;
            };
            count += 1;
            let kind = base.content.monsters.iter().position(|kind| kind.name == is.card).expect("a kind");
            let was = before.entry(kind).or_insert_with(|| all(&base, kind));
            let now = all(&Arc::new(other), kind);
            if [0, 1].iter().any(|n: &usize| was[*n] == now[*n]) {
                silent.push(format!(
                    "monsters.ron:{}: {} of {} ({}) to {}",
                    is.line, is.from, is.card, is.field, is.to
                ));
            }
        }
        assert!(silent.is_empty(), "{}:\n{}", silent.len(), silent.join("\n"));
    }
    println!("{count} altered");
    assert!(count > 2_000, "{count}");
}

/// GH-SCN-03, GH-SET-04: each number and each word of a page's goal, special rules and sections.
#[test]
fn everything_that_the_page_of_a_scenario_says_is_told() {
    const SAID: [&str; 4] = ["does", "when", "until", "party"];
    let mut count = 0;
    for edition in EDITIONS {
        let game = game(edition);
        let pack: Vec<(String, String)> =
            edition.pack().iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        let said = |game: &Haven, name: &str| {
            let page = game.content.scenario(name).expect("a scenario");
            let all = [game.content.goal_text(page), game.content.rules_text(page)].concat();
            [Words::english(), Words::german()]
                .map(|words| all.iter().map(|say| words.say(say)).collect::<Vec<_>>())
        };
        let mut silent = Vec::new();
        for (file, text) in pack.iter().filter(|(name, _)| name.starts_with("scenarios/")) {
            let whole = alterations(file, text);
            let Some(name) = whole.first().map(|choices| choices[0].card.clone()) else { continue };
            let name = text
                .lines()
                .find_map(|line| line.split("name: \"").nth(1)?.split('"').next())
                .unwrap_or(&name);
            let was = said(&game, name);
            // What a section does is told when it is read.
            let in_rules = |at: usize| {
                let parts = ["rules:", "number:", "rooms:", "rewards:", "objectives:", "goal:"];
                let last = parts.into_iter().max_by_key(|part| text[..at].rfind(part));
                last == Some("rules:")
            };
            let is_said = |is: &Alteration| match &*is.field {
                "goal" | "lost_when" => true,
                field => SAID.contains(&field) && in_rules(is.at.start),
            };
            for choices in whole.into_iter().filter(|choices| is_said(&choices[0])) {
                let found = choices.iter().find_map(|is| Some((is, altered(&game, &pack, is)?)));
                let Some((is, other)) = found else { continue };
                count += 1;
                let now = said(&other, name);
                if was[0] == now[0] || was[1] == now[1] {
                    silent.push(format!("{file}:{}: {} ({}) to {}", is.line, is.from, is.field, is.to));
                }
            }
        }
        assert!(silent.is_empty(), "{}:\n{}", silent.len(), silent.join("\n"));
    }
    println!("{count} altered");
    assert!(count > 30, "{count}");
}

/// Planted: cards that leave out what modifies an effect, or whose numbers are all the same, are found out.
#[test]
fn a_card_that_leaves_something_out_is_found() {
    fn without_marks(face: &Face) -> Face {
        let mut face = face.clone();
        face.halves.iter_mut().for_each(|half| (half.xp, half.lost) = (None, false));
        face
    }
    fn without_numbers(face: &Face) -> Face {
        fn plain(phrase: &Phrase) -> Phrase {
            use table::phrase::Arg;
            let plain_arg = |arg: &Arg| match arg {
                Arg::Number(_) => Arg::Number(1),
                Arg::Phrase(inner) => Arg::Phrase(Box::new(plain(inner))),
                other => other.clone(),
            };
            let args = phrase.args.iter().map(|(name, arg)| (name.clone(), plain_arg(arg))).collect();
            Phrase { id: phrase.id.clone(), args }
        }
        let mut face = face.clone();
        face.text.iter_mut().for_each(|say| *say = plain(say));
        face
    }
    let tried = alter(Edition::Gloomhaven, "classes/brute", without_marks);
    assert!(tried.silent.iter().any(|what| what.contains("(xp)")), "{:?}", tried.silent);
    assert!(tried.silent.iter().any(|what| what.contains("(lost)")), "{:?}", tried.silent);
    let tried = alter(Edition::Gloomhaven, "items.ron", without_numbers);
    assert!(tried.silent.iter().any(|what| what.contains("(does)")), "{:?}", tried.silent);
}

/// What a language cannot say, or says without a word.
fn blank(phrase: &Phrase, words: &Words) -> bool {
    words.try_say(phrase).map_or(true, |text| text.trim().is_empty())
}

fn unread(face: &Face) -> bool {
    let said = || lines(face).map(|line| &line.say).chain(&face.text);
    let mut all = said().chain([&face.name]);
    said().next().is_none() || all.any(|say| blank(say, Words::english()) || blank(say, Words::german()))
}

#[test]
fn every_card_there_is_has_lines_in_both_languages() {
    for (edition, least) in EDITIONS.into_iter().zip([200, 250]) {
        let all = game(edition).faces();
        let without: Vec<&String> =
            all.iter().filter(|(_, face)| unread(face)).map(|(name, _)| name).collect();
        assert!(without.is_empty(), "{} of {}: {without:?}", without.len(), all.len());
        assert!(all.len() > least, "{}", all.len());
        // Planted: a face without lines is found.
        let bare = Face { halves: Vec::new(), text: Vec::new(), ..all[0].1.clone() };
        assert!(unread(&bare));
    }
}

/// What was found at the questions of games.
#[derive(Debug, Default)]
struct Found {
    questions: usize,
    faces: BTreeSet<String>,
    groups: usize,
    largest: usize,
    wrong: BTreeSet<String>,
}

/// A label that says which one by a number or an id alone.
fn is_a_number(text: &str) -> bool {
    let bare = text.trim_end_matches('.').trim();
    let words: Vec<&str> =
        bare.split(|c: char| c.is_whitespace() || c == '(' || c == ')').filter(|w| !w.is_empty()).collect();
    let numbers = words.windows(2).any(|two| {
        let what = two[0].trim_end_matches(',').to_lowercase();
        let number = two[1].trim_end_matches([',', ':']);
        ["ability", "fähigkeit", "action", "aktion", "option", "line", "zeile", "no."]
            .contains(&what.as_str())
            && !number.is_empty()
            && number.chars().all(|c| c.is_ascii_digit())
    });
    let id = words.iter().any(|word| word.contains('_'));
    numbers || id || (!bare.is_empty() && bare.chars().all(|c| c.is_ascii_digit()))
}

fn look_at_option(option: &Offered, found: &mut Found) {
    for words in [Words::english(), Words::german()] {
        let said = words.try_say(&option.say).unwrap_or_default();
        if said.is_empty() || is_a_number(&said) {
            found.wrong.insert(format!("{} is called {said:?}", option.key));
        }
    }
    let cards = ["item:", "goal:", "equip:"].iter().any(|key| option.key.starts_with(key));
    if cards && option.at.iter().all(|at| at.card().is_none()) {
        found.wrong.insert(format!("{} does not point at its card", option.key));
    }
}

/// GH-MON-01: the printed numbers of both ranks are in the group of a kind.
fn look_at_groups(game: &Haven, scene: &Scene, faces: &Faces, found: &mut Found) {
    for group in &scene.groups {
        found.groups += 1;
        if group.card.as_deref().is_some_and(|card| faces.get(card).is_none_or(unread)) {
            found.wrong.insert(format!("the card of {} has no lines", group.id));
        }
        let said = group.rows.iter().flat_map(|row| row.lines.iter().chain(&row.acts));
        for line in said {
            if blank(&line.say, Words::english()) || blank(&line.say, Words::german()) {
                found.wrong.insert(format!("{}: {:?}", group.id, line.say));
            }
        }
        let Some(kind) = game.content.monsters.iter().find(|kind| kind.name == group.id) else { continue };
        let ranks: Vec<Option<Rank>> = group.rows.iter().map(|row| row.rank).collect();
        // Allies may be called like monsters.
        if ranks == [None] {
            continue;
        }
        let all = [(&kind.normal, Rank::Normal), (&kind.elite, Rank::Elite), (&kind.boss, Rank::Boss)];
        let printed: Vec<Option<Rank>> =
            all.into_iter().filter(|(rows, _)| !rows.is_empty()).map(|(_, rank)| Some(rank)).collect();
        if ranks != printed {
            found.wrong.insert(format!("{} has the rows {ranks:?}", group.id));
        }
    }
}

fn look(table: &Table<Haven>, faces: &Faces, found: &mut Found) {
    let scene = table.scene(Viewer::Seat(Seat(0)));
    found.questions += 1;
    found.largest = found.largest.max(serde_json::to_string(&scene).expect("a scene").len());
    let zones =
        scene.seats.iter().flat_map(|seat| &seat.zones).flat_map(|zone| &zone.cards).map(|card| &card.id);
    for card in zones {
        if faces.get(card).is_none_or(unread) {
            found.wrong.insert(format!("{card} has no lines"));
        }
        found.faces.insert(card.clone());
    }
    for deck in &scene.decks {
        let known = deck.known.iter().map(|(card, _)| card);
        for card in deck.discard.iter().chain(&deck.top).chain(known) {
            // GH-HID-09: of room cards the type of the next entrance alone is known.
            if deck.id != "room-cards" && faces.in_deck(&deck.id, card).is_none_or(unread) {
                found.wrong.insert(format!("{card} of {} has no lines", deck.id));
            }
        }
    }
    for figure in scene.figures.iter().filter(|figure| figure.kind == table::scene::FigureKind::Monster) {
        if !scene.groups.iter().any(|group| figure.group.as_ref() == Some(&group.id)) {
            found.wrong.insert(format!("{} has no group", figure.id));
        }
    }
    look_at_groups(table.game(), &scene, faces, found);
    for option in table
        .pending(Viewer::Engine)
        .iter()
        .filter_map(|open| open.asked.as_ref())
        .flat_map(|asked| &asked.options)
    {
        look_at_option(option, found);
        for card in option.at.iter().filter_map(Target::card) {
            if faces.get(card).is_none_or(unread) {
                found.wrong.insert(format!("{card} of {} has no lines", option.key));
            }
            found.faces.insert(card.to_owned());
        }
    }
}

/// Plays by chance and looks at every question.
fn play(game: &Arc<Haven>, faces: &Faces, seed: u64, questions: usize, found: &mut Found) {
    let pages = &game.content.scenarios;
    let page = pages[(seed as usize) % pages.len()].label.to_string();
    let setup = game.setup(Some(&page), Some(2 + (seed % 3) as u8)).expect("a scenario");
    let mut table = Table::new(Arc::clone(game), setup, seed).expect("a table");
    let mut random = RandomPlayer::new(seed);
    for _ in 0..questions {
        look(&table, faces, found);
        let open = table.pending(Viewer::Engine);
        let asked = open.iter().find_map(|open| Some((*open.seats.first()?, open.asked.as_ref()?)));
        let Some((seat, asked)) = asked else { break };
        let option = &asked.options[random.below(asked.options.len())];
        let seat = option.seat.unwrap_or(seat);
        let question = table.question(seat).unwrap_or(asked.question);
        table.answer(seat, question, &option.key.clone()).expect("an answer that is offered");
    }
}

/// Many games, a part of each; more of them and to their ends with `GRUFT_WHOLE=1`.
#[test]
fn whoever_plays_can_read_every_card_group_and_option() {
    let whole = std::env::var_os("GRUFT_WHOLE").is_some();
    for edition in EDITIONS {
        let game = Arc::new(game(edition));
        let faces = Faces::of(game.faces());
        let mut found = Found::default();
        for seed in 0..if whole { 200 } else { 15 } {
            play(&game, &faces, seed, if whole { 1_000 } else { 60 }, &mut found);
            if found.questions >= 20_000 {
                break;
            }
        }
        println!(
            "{edition:?}: {} questions, {} faces and {} groups seen, the largest scene {} bytes",
            found.questions,
            found.faces.len(),
            found.groups,
            found.largest
        );
        let wrong: Vec<&String> = found.wrong.iter().take(60).collect();
        assert!(wrong.is_empty(), "{}:\n{wrong:#?}", found.wrong.len());
        assert!(found.largest <= 40_000, "{}", found.largest);
        assert!(found.questions > 500 && found.groups > 500, "{} {}", found.questions, found.groups);
    }
}

#[test]
fn a_label_that_is_a_number_is_found() {
    for bad in ["Use ability 3", "Aktion 2", "7", "surge_ability"] {
        assert!(is_a_number(bad), "{bad}");
    }
    for good in ["Go to 3,4", "Heal 2, range 1", "Attack 3"] {
        assert!(!is_a_number(good), "{good}");
    }
}
