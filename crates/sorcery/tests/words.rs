//! What stands on cards: everything in the data that a card prints is in its lines, in both languages; whoever plays can
//! read every card, group and option.
//!
//! Each number, symbol and word of the files of cards is altered alone, all in turn, and the lines of that card must change.

use serde::de::DeserializeOwned;
use sorcery::Sorcery;
use sorcery::content::{BUILT_IN, Tokens};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use table::scene::{CardLine, Face, Faces, Scene, Target};
use table::{Game, Offered, Phrase, RandomPlayer, Seat, Table, Viewer};
use words::Words;

fn game() -> Sorcery {
    Sorcery::new().unwrap_or_else(|e| panic!("{e}"))
}

/// A place in a file of content, and what is written there instead.
#[derive(Clone, Debug)]
struct Alteration {
    file: &'static str,
    /// The card that it is on.
    card: String,
    /// The line, from 1.
    line: usize,
    from: String,
    to: String,
    at: std::ops::Range<usize>,
}

/// Fields that no card prints: how many such cards and tokens there are; and names, which are in other files.
const NOT_PRINTED: [&str; 9] =
    ["copies", "coins", "conditions", "fires", "name", "hero", "class", "of", "back"];

/// What a word of the data is altered to: to one that is written in the same way; of several the first that may stand there.
const INSTEAD: &str = "Stunned=Blinded Blinded=Slowed KnockedDown=Stunned Slowed=Stunned \
    Sharp=Blunt Piercing=Blunt Blunt=Sharp Magic=Speed|Blunt Faith=Might Might=Faith Speed=Magic \
    Lawful=Chaotic Chaotic=Lawful Neutral=Lawful Free=Standard Standard=Free|Story Reaction=Free \
    Hits=Blocks Blocks=Hits Lethal=Hits Critical=Bash Bash=Critical Area=Lethal Fire=Suffer|Heal Pierce=Hits \
    Reroll=Hits Heal=Suffer|Steal|Life Steal=Pierce Armor=Hits|Artifact Moves=Hits Suffer=Heal HealByRank=Cure FireHere=Fire \
    Cure=HealByRank NextHitsByRank=Hide Move=Shards|Retreat|Free Hide=Hasten Taunt=Cure Delay=Hasten Hasten=Delay Ready=Delay \
    Companion=Hide Treasure=Shards|Emporium|Token Shards=Treasure LessOne=LessTwo LessTwo=Even Even=OneMore OneMore=Even \
    AllHeroes=Even OpenGate=CloseGate CloseGate=OpenGate WakeAltar=SleepAltar SleepAltar=WakeAltar Encounter=Trap Trap=Encounter \
    Shadow=Trap Do=Save Save=Do Heroes=Enemies Enemies=Heroes Hero=HeroesNear Enemy=EnemiesNear HeroesNear=Heroes \
    EnemiesNear=Enemies MostWounded=Closest Closest=Richest Richest=Closest Vengeful=Anybody Anybody=Vengeful \
    MoveToClosest=Retreat Retreat=MoveToClosest Gate=Waypoint Main=Off Off=Main Either=Main TwoHanded=Main Artifact=Goods \
    Goods=Artifact Projectile=Goods Token=Treasure Again=FollowUp FollowUp=Again Alert=Again Raise=Command Command=Raise \
    Death=Special|Attack Special=Death IfControl=Life Life=IfControl|Traps Green=Blue Blue=Red Red=Green Purple=Red \
    Highest=All Wounded=All Near=Count Count=Near All=Highest Day=Night Night=Day Story=Standard SaveAgain=Flies \
    Flies=SaveAgain Traps=Treasures Treasures=Traps SecondWeapon=Life Round=Quest Quest=Round|Supply Supply=Quest Back=Supply \
    Defence=Movement Movement=Defence true=false hit=energy energy=magic magic=energy block=hit sorcery=gremlin gremlin=sorcery";

/// Words with something in them that no other word is written like, or that no other may stand for; what is in them is altered.
const ALONE: [&str; 3] = ["Passive", "Attack", "Crowns"];

fn instead() -> BTreeMap<&'static str, &'static str> {
    INSTEAD.split_whitespace().filter_map(|pair| pair.split_once('=')).collect()
}

/// Words of a text with their places: identifiers, numbers, and texts in quotation marks.
fn tokens(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut all = Vec::new();
    let mut rest = 0;
    while let Some(start) =
        text[rest..].find(|c: char| c.is_ascii_alphanumeric() || c == '"' || c == '/').map(|n| n + rest)
    {
        let tail = &text[start..];
        let end = if tail.starts_with("//") {
            rest = start + tail.find('\n').unwrap_or(tail.len());
            continue;
        } else if tail.starts_with('/') {
            start + 1
        } else if let Some(inside) = tail.strip_prefix('"') {
            start + inside.find('"').map_or(tail.len(), |n| n + 2)
        } else {
            start + tail.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(tail.len())
        };
        all.push(start..end);
        rest = end;
    }
    all
}

/// Whether all words of a text are symbols of the dice.
fn are_symbols(text: &str) -> bool {
    text.split_whitespace()
        .all(|word| instead().contains_key(word) && word.chars().all(|c| c.is_ascii_lowercase()))
}

/// What could be written there instead, the first choice first.
fn others(text: &str) -> Vec<String> {
    if let Ok(n) = text.parse::<u8>() {
        return vec![(n + 1).to_string(), n.saturating_sub(1).to_string(), (n + 2).to_string()];
    }
    if let Some(inside) = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
        return if are_symbols(inside) {
            let more = if inside.contains("magic") { "energy" } else { "magic" };
            vec![format!("\"{inside} {more}\"").replace("\" ", "\"")]
        } else {
            Vec::new()
        };
    }
    instead().get(text).into_iter().flat_map(|to| to.split('|')).map(str::to_owned).collect()
}

/// Every alteration of a file: of each word the choices.
fn alterations(file: &'static str, text: &str) -> Vec<Vec<Alteration>> {
    let all = tokens(text);
    let (mut card, mut field, mut found) = (String::new(), String::new(), Vec::new());
    for range in &all {
        let word = &text[range.clone()];
        let after = text[range.end..].trim_start();
        if after.starts_with(':') {
            field = word.to_owned();
            continue;
        }
        let names = match file {
            // Powers of a scroll have names, too: they stand on the card of the enemy.
            "enemies.ron" => field == "kind",
            _ => field == "name" || field == "class",
        };
        if names && word.starts_with('"') {
            card = word.trim_matches('"').to_owned();
        }
        // SS-POW-07: a snare concerns whoever is caught, whomever it names.
        if NOT_PRINTED.contains(&field.as_str()) || (field == "snare" && word == "Enemy") {
            continue;
        }
        let line = text[..range.start].lines().count();
        let one = |to: String| Alteration {
            file,
            card: card.clone(),
            line,
            from: word.to_owned(),
            to,
            at: range.clone(),
        };
        let choices: Vec<Alteration> = others(word).into_iter().filter(|to| *to != word).map(one).collect();
        if !choices.is_empty() {
            found.push(choices);
        }
    }
    found
}

fn parsed<T: DeserializeOwned>(text: &str) -> Option<T> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).ok()
}

/// The game with one thing altered; nothing, if that cannot be written there.
fn altered(game: &Sorcery, text: &str, is: &Alteration) -> Option<Sorcery> {
    let mut text = text.to_owned();
    text.replace_range(is.at.clone(), &is.to);
    let mut content = game.content.clone();
    match is.file {
        "items.ron" => content.items = parsed(&text)?,
        "powers.ron" => content.powers = parsed(&text)?,
        "heroes.ron" => content.heroes = parsed(&text)?,
        "enemies.ron" => content.enemies = parsed(&text)?,
        "companions.ron" => content.companions = parsed(&text)?,
        "enemy-powers.ron" => content.enemy_powers = parsed(&text)?,
        "encounters.ron" => content.encounters = parsed(&text)?,
        "traps.ron" => content.traps = parsed(&text)?,
        "events.ron" => content.events = parsed(&text)?,
        "dice.ron" => content.dice = parsed(&text)?,
        "tokens.ron" => content.searches = parsed::<Tokens>(&text)?.searches,
        other => panic!("{other} holds no cards"),
    }
    Some(Sorcery { content })
}

type Said = BTreeMap<String, Face>;

fn faces(game: &Sorcery) -> Said {
    game.faces().into_iter().collect()
}

fn lines(face: &Face) -> impl Iterator<Item = &CardLine> {
    face.halves.iter().flat_map(|half| &half.lines)
}

fn said(face: &Face, words: &Words) -> Vec<String> {
    lines(face).map(|line| words.say(&line.say)).collect()
}

/// What altering one thing changes on the cards of that name: which languages say it.
fn tells(before: &Said, after: &Said, card: &str, print: fn(&Face) -> Face) -> (bool, bool) {
    let mine = |name: &str| name == card || name.starts_with(&format!("{card}-")) || card.is_empty();
    let (english, german) = (Words::english(), Words::german());
    let mut told = (false, false);
    for (name, is) in after.iter().filter(|(name, _)| mine(name)) {
        let Some(was) = before.get(name) else { continue };
        if was.halves == is.halves {
            continue;
        }
        let (was, is) = (print(was), print(is));
        told.0 |= said(&was, english) != said(&is, english);
        told.1 |= said(&was, german) != said(&is, german);
    }
    told
}

/// Alters everything in a file, one thing after the other. Says how many there were, and what no card told.
fn alter(file: &'static str, print: fn(&Face) -> Face) -> (usize, Vec<String>, Vec<String>) {
    let text = BUILT_IN.iter().find(|(name, _)| *name == file).map(|(_, text)| *text).expect("a file");
    // Tokens of the pools are called by what is on them: another number is another token.
    let begins = if file == "tokens.ron" { text.find("searches:").expect("search tokens") } else { 0 };
    let game = game();
    let before = faces(&game);
    let (mut count, mut silent, mut fixed) = (0, Vec::new(), Vec::new());
    for choices in alterations(file, text).into_iter().filter(|choices| choices[0].at.start >= begins) {
        let name =
            |is: &Alteration| format!("{}:{}: {} of {:?} to {}", is.file, is.line, is.from, is.card, is.to);
        let Some((is, other)) = choices.iter().find_map(|is| Some((is, altered(&game, text, is)?))) else {
            fixed.push(name(&choices[0]));
            continue;
        };
        count += 1;
        let told = tells(&before, &faces(&other), &is.card, print);
        if told != (true, true) {
            silent.push(format!("{} (English {}, German {})", name(is), told.0, told.1));
        }
    }
    (count, silent, fixed)
}

fn as_it_is(face: &Face) -> Face {
    face.clone()
}

/// Each thing that can be altered is told; what cannot be altered alone is named.
fn everything_is_told(file: &'static str, least: usize) {
    let (count, silent, fixed) = alter(file, as_it_is);
    assert!(silent.is_empty(), "{} of {count}:\n{}", silent.len(), silent.join("\n"));
    assert!(count >= least, "{file}: only {count}");
    let alone = |what: &&String| !ALONE.iter().any(|word| what.contains(&format!(": {word} of")));
    let fixed: Vec<&String> = fixed.iter().filter(alone).collect();
    assert!(fixed.is_empty(), "{file}: cannot be altered:\n{fixed:#?}");
}

#[test]
fn everything_on_an_item_is_told() {
    everything_is_told("items.ron", 300);
}

#[test]
fn everything_on_a_power_is_told() {
    everything_is_told("powers.ron", 300);
}

#[test]
fn everything_on_a_hero_card_and_its_gem_is_told() {
    everything_is_told("heroes.ron", 300);
}

#[test]
fn everything_on_an_enemy_card_and_its_scroll_is_told() {
    everything_is_told("enemies.ron", 300);
}

#[test]
fn everything_on_other_cards_and_tokens_is_told() {
    for (file, least) in [
        ("companions.ron", 15),
        ("enemy-powers.ron", 30),
        ("encounters.ron", 20),
        ("traps.ron", 20),
        ("events.ron", 60),
        ("tokens.ron", 20),
        ("dice.ron", 25),
    ] {
        everything_is_told(file, least);
    }
}

/// Planted: cards that leave out their properties, or whose numbers are all the same, are found out.
#[test]
fn a_card_that_leaves_something_out_is_found() {
    fn without_properties(face: &Face) -> Face {
        let mut face = face.clone();
        face.halves
            .iter_mut()
            .for_each(|half| half.lines.retain(|line| line.verb.as_deref() != Some("property")));
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
        let lines = face.halves.iter_mut().flat_map(|half| &mut half.lines);
        lines.for_each(|line| line.say = plain(&line.say));
        face
    }
    let (_, silent, _) = alter("companions.ron", without_properties);
    assert!(silent.iter().any(|what| what.contains("\"energy\"")), "{silent:?}");
    let (_, silent, _) = alter("companions.ron", without_numbers);
    assert!(silent.iter().any(|what| what.contains("4 of")), "{silent:?}");
}

/// What a language cannot say, or says without a word.
fn blank(phrase: &Phrase, words: &Words) -> bool {
    words.try_say(phrase).map_or(true, |text| text.trim().is_empty())
}

fn unread(face: &Face) -> bool {
    let mut all = lines(face).map(|line| &line.say).chain([&face.name]);
    lines(face).next().is_none() || all.any(|say| blank(say, Words::english()) || blank(say, Words::german()))
}

#[test]
fn every_card_there_is_has_lines_in_both_languages() {
    let all = game().faces();
    let without: Vec<&String> = all.iter().filter(|(_, face)| unread(face)).map(|(name, _)| name).collect();
    assert!(without.is_empty(), "{} of {}: {without:?}", without.len(), all.len());
    assert!(all.len() > 250, "{}", all.len());
    // Planted: a face without lines is found.
    let bare = Face { halves: Vec::new(), ..all[0].1.clone() };
    assert!(unread(&bare));
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
        ["level", "stufe", "die", "würfel", "line", "zeile", "ability", "fähigkeit", "option", "no."]
            .contains(&what.as_str())
            && !number.is_empty()
            && number.chars().all(|c| c.is_ascii_digit())
    });
    let id = words
        .iter()
        .any(|word| word.contains('_') || (word.chars().any(|c| c.is_ascii_digit()) && word.contains('-')));
    numbers || id || bare.chars().all(|c| c.is_ascii_digit())
}

/// Options that use a card: what they do is in what they say.
const USES: [&str; 10] =
    ["use:", "item:", "pay:", "special:", "scream", "awake:", "with:", "card:", "course:", "dash"];

fn look_at_option(option: &Offered, found: &mut Found) {
    for words in [Words::english(), Words::german()] {
        let said = words.try_say(&option.say).unwrap_or_default();
        if said.is_empty() || is_a_number(&said) {
            found.wrong.insert(format!("{} is called {said:?}", option.key));
        }
        if USES.iter().any(|uses| option.key.starts_with(uses)) && !said.contains(':') {
            found.wrong.insert(format!("{} does not say what it does: {said:?}", option.key));
        }
    }
    let bought = ["buy:", "learn:", "fetch:", "sell:", "improve:", "equip:"]
        .iter()
        .any(|key| option.key.starts_with(key));
    if bought && option.at.iter().all(|at| at.card().is_none()) {
        found.wrong.insert(format!("{} does not point at its card", option.key));
    }
}

/// SS-ECD-01, SS-SCR-08: every printed number of an enemy is in its group: as it counts, or told where it counts otherwise.
fn look_at_groups(game: &Sorcery, scene: &Scene, faces: &Faces, found: &mut Found) {
    for group in &scene.groups {
        found.groups += 1;
        let card = group.card.as_deref().and_then(|card| faces.get(card));
        if card.is_none_or(unread) {
            found.wrong.insert(format!("{} has no lines", group.id));
        }
        let Some(id) = game.content.cards.iter().position(|(_, _, name)| *name == group.id) else { continue };
        let enemy = game.enemy(sorcery::content::CardId(id as u8));
        let row = &group.rows[0];
        let side = scene.figures.iter().find(|figure| figure.group.as_ref() == Some(&group.id));
        let side = side.and_then(|figure| figure.more.get("side")).cloned();
        let scroll = &enemy.sides[usize::from(side == Some(2u8.into()) && enemy.sides.len() > 1)];
        let off = scroll.off.as_ref();
        let numbers = [
            ("armor", enemy.guard.armor),
            ("shields", enemy.guard.shields),
            ("defence", enemy.guard.dice),
            ("blocks", enemy.guard.blocks),
            ("hits", scroll.main.hits),
            ("red", scroll.main.red),
            ("blue", scroll.main.blue),
            ("range", scroll.main.range),
            ("off-hits", off.map_or(0, |off| off.hits)),
            ("off-red", off.map_or(0, |off| off.red)),
            ("off-blue", off.map_or(0, |off| off.blue)),
            ("off-range", off.map_or(0, |off| off.range)),
            ("shards", enemy.shards),
        ];
        for (kind, printed) in numbers.into_iter().filter(|(_, n)| *n > 0) {
            let now = row.values.iter().find(|value| value.kind == kind).map(|value| value.value);
            let told = row
                .lines
                .iter()
                .any(|line| line.verb.as_deref() == Some(kind) && line.value == Some(printed.to_string()));
            if now.is_none() || (now != Some(printed.into()) && !told) {
                found.wrong.insert(format!("{}: {kind} is printed {printed}; {now:?} is shown", group.id));
            }
        }
        if !row.values.iter().any(|value| value.kind == "life") {
            found.wrong.insert(format!("{} has no life points", group.id));
        }
        for line in &row.lines {
            if blank(&line.say, Words::english()) || blank(&line.say, Words::german()) {
                found.wrong.insert(format!("{}: {:?}", group.id, line.say));
            }
        }
    }
}

fn look(table: &Table<Sorcery>, faces: &Faces, found: &mut Found) {
    let (game, scene) = (table.game(), table.scene(Viewer::Seat(Seat(0))));
    found.questions += 1;
    found.largest = found.largest.max(serde_json::to_string(&scene).expect("a scene").len());
    let zones =
        scene.seats.iter().flat_map(|seat| &seat.zones).flat_map(|zone| &zone.cards).map(|card| &card.id);
    let piles = scene.decks.iter().flat_map(|deck| deck.discard.iter().chain(&deck.top));
    let groups = scene.groups.iter().filter_map(|group| group.card.as_ref());
    for card in zones.chain(piles).chain(groups) {
        if faces.get(card).is_none_or(unread) {
            found.wrong.insert(format!("{card} has no lines"));
        }
        found.faces.insert(card.clone());
    }
    let enemies = scene.figures.iter().filter(|figure| figure.kind == table::scene::FigureKind::Monster);
    for figure in enemies {
        if !scene.groups.iter().any(|group| figure.group.as_ref() == Some(&group.id)) {
            found.wrong.insert(format!("{} has no group", figure.id));
        }
        if table.intent(Viewer::Seat(Seat(0)), &figure.id).is_none() {
            found.wrong.insert(format!("{} has no intent", figure.id));
        }
    }
    look_at_groups(game, &scene, faces, found);
    for option in table
        .pending(Viewer::Engine)
        .iter()
        .filter_map(|open| open.asked.as_ref())
        .flat_map(|asked| &asked.options)
    {
        look_at_option(option, found);
        let cards = option.at.iter().filter_map(Target::card);
        for card in cards {
            if faces.get(card).is_none_or(unread) {
                found.wrong.insert(format!("{card} of {} has no lines", option.key));
            }
            found.faces.insert(card.to_owned());
        }
    }
}

/// Plays by chance and looks at every question.
fn play(game: &Arc<Sorcery>, faces: &Faces, seed: u64, found: &mut Found) {
    let quest = &game.content.quests[(seed as usize) % game.content.quests.len()].name;
    let setup = game.setup(Some(quest), Some(2 + (seed % 4) as u8)).expect("a quest");
    let mut table = Table::new(Arc::clone(game), setup, seed).expect("a table");
    let mut random = RandomPlayer::new(seed);
    for _ in 0..250 {
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

#[test]
fn whoever_plays_can_read_every_card_group_and_option() {
    let game = Arc::new(game());
    let faces = Faces::of(game.faces());
    let mut found = Found::default();
    for seed in 0..12 {
        play(&game, &faces, seed, &mut found);
    }
    println!(
        "{} questions, {} faces and {} groups seen, the largest scene {} bytes",
        found.questions,
        found.faces.len(),
        found.groups,
        found.largest
    );
    let wrong: Vec<&String> = found.wrong.iter().take(40).collect();
    assert!(wrong.is_empty(), "{}:\n{wrong:#?}", found.wrong.len());
    assert!(found.largest <= 40_000, "{}", found.largest);
    assert!(found.questions > 2_000 && found.groups > 1_000, "{found:?}");
}

#[test]
fn a_label_that_is_a_number_is_found() {
    for bad in ["Thunder (level 1)", "Roll die 3 again", "Stufe 2", "7", "3A-c", "surge_ability"] {
        assert!(is_a_number(bad), "{bad}");
    }
    for good in
        ["Go to 3c (gate)", "Buy Thorn (40 crowns)", "For energy: 1 more hit", "Give a coin of 5 crowns"]
    {
        assert!(!is_a_number(good), "{good}");
    }
}
