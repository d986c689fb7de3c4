//! What stands on cards: everything in the data that a card prints is in its lines, in both languages; whoever plays can
//! read every card, group and option.
//!
//! Each number, die, symbol, condition and word of the files of cards is altered alone, all in turn, and the lines of that
//! card must change.

use darkness::Darkness;
use darkness::content::{BUILT_IN, Category, Class, Content, Item, Skill};
use darkness::world::Enemy;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use table::scene::{CardLine, Face, Faces, Group, Scene, Target};
use table::{Game, Offered, Phrase, RandomPlayer, Seat, Table, Viewer};
use words::Words;

fn game() -> Darkness {
    Darkness::new().unwrap_or_else(|e| panic!("{e}"))
}

/// A place in a file of content, and what is written there instead.
#[derive(Clone, Debug)]
struct Alteration {
    file: &'static str,
    /// The card that it is on; any, where the file tells no name.
    card: String,
    /// The line, from 1.
    line: usize,
    from: String,
    to: String,
    at: std::ops::Range<usize>,
}

/// Fields that no card prints: how many such cards there are, and names, which are in other files.
const NOT_PRINTED: [&str; 2] = ["copies", "name"];

/// What a word of the data is altered to: to one that is written in the same way; of several the first that may stand there.
const INSTEAD: &str = "Turn=Always Always=Turn Attack=Defence Defence=Attack Combat=Move|Attack Move=Combat|Damage \
    Action=Turn|Damage|Nothing Mana=Wounds|Damage|Move Wounds=Mana Rage=Wounds Shadow=Light|Poison Light=Shadow \
    TwoWeapons=Shadow Round=Unlimited Unlimited=Round Damage=Shield|Reroll Shield=Damage Fire=Frost Frost=Fire \
    Reroll=EnemyReroll|Damage EnemyReroll=Reroll Pierce=Damage Claw=Shield Ability=Claw Heal=Damage HealAll=InShadow \
    InShadow=HealAll Tokens=Rage SelfWounds=LoseMana|Devour LoseMana=SelfWounds Burst=SelfWounds Recruit=SelfWounds \
    RecruitAll=CallMob CallMob=RecruitAll WoundWeakest=SelfWounds EnemyShield=Wounds Treasure=Wounds Mob=RoamingMonster \
    RoamingMonster=Mob|Mobs Nothing=Mob|Action|Mobs Mobs=Nothing Experience=Wounds yellow=orange orange=yellow blue=black \
    black=blue violet=blue melee=ranged ranged=melee magic=melee common=rare rare=epic epic=common Head=Body Body=Head \
    Legs=Head Accessory=Head Hand=TwoHands TwoHands=Hand Consumable=Hand true=false false=true berserker=paladin \
    paladin=berserker ranger=rogue rogue=ranger shaman=wizard wizard=shaman bloodlust=frenzy frenzy=counter \
    counter=frenzy fire=ice ice=fire earth=air air=earth Red=Blue Blue=Red Green=Red Poison=Shadow InLight=SeesOne \
    SeesSeveral=SeesOne SeesOne=SeesSeveral OnBoard=OffBoard OffBoard=OnBoard MinionHere=Otherwise Otherwise=MinionHere \
    ToShadow=Appear AttackEach=ToShadow StrikeAndLeave=Appear Appear=StrikeAndLeave Devour=Rush Rush=Devour Sweep=Pull \
    Pull=Sweep Scream=Mend Mend=Scream Freeze=Ignite Ignite=Freeze Summon=Sweep|Action None=epic";

/// Words with something in them that no other word is written like; what is in them is altered.
const ALONE: [&str; 17] = [
    "Shield",
    "Mob",
    "TypeAttack",
    "Element",
    "Wounded",
    "Dice",
    "Ignore",
    "Wound",
    "Summon",
    "BurnAfter",
    "Treasure",
    "Token",
    "Starting",
    "Attack",
    "HeroWithin",
    "Pounce",
    "AttackSeen",
];

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

/// What could be written there instead, the first choice first.
fn others(game: &Darkness, file: &str, text: &str) -> Vec<String> {
    if let Ok(n) = text.parse::<u8>() {
        return vec![(n + 1).to_string(), n.saturating_sub(1).to_string()];
    }
    let Some(inside) = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) else {
        return instead().get(text).into_iter().flat_map(|to| to.split('|')).map(str::to_owned).collect();
    };
    let tools: Vec<&str> = game.content.boards.rogue_tokens.iter().map(|token| &*token.name).collect();
    let categories: Vec<&str> = Category::ALL.into_iter().map(Category::name).collect();
    let other = |all: &[&str]| all.iter().find(|other| **other != inside).map(|other| format!("\"{other}\""));
    match inside {
        _ if file == "dice.ron" => vec![format!("\"{inside} claw\"").replace("blank ", "")],
        _ if tools.contains(&inside) => other(&tools).into_iter().collect(),
        _ if categories.contains(&inside) => other(&categories).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Every alteration of a file: of each word the choices.
fn alterations(game: &Darkness, file: &'static str, text: &str) -> Vec<Vec<Alteration>> {
    let (mut card, mut field, mut found) = (String::new(), String::new(), Vec::new());
    for range in &tokens(text) {
        let word = &text[range.clone()];
        let after = text[range.end..].trim_start();
        if after.starts_with(':') {
            field = word.to_owned();
            continue;
        }
        if field == "name" && word.starts_with('"') {
            card = word.trim_matches('"').to_owned();
        }
        if file == "sets.ron" && field == "class" {
            card = format!("set-{word}");
        }
        if NOT_PRINTED.contains(&field.as_str()) {
            continue;
        }
        let line = text[..range.start].lines().count();
        // What lies in front of the classes has its names in other places.
        let of = if ["boards.ron", "supply.ron", "dice.ron"].contains(&file) {
            String::new()
        } else {
            card.clone()
        };
        let one = |to: String| Alteration {
            file,
            card: of.clone(),
            line,
            from: word.to_owned(),
            to,
            at: range.clone(),
        };
        let choices: Vec<Alteration> =
            others(game, file, word).into_iter().filter(|to| *to != word).map(one).collect();
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
fn altered(game: &Darkness, text: &str, is: &Alteration) -> Option<Darkness> {
    let mut text = text.to_owned();
    text.replace_range(is.at.clone(), &is.to);
    let mut content = game.content.clone();
    match is.file {
        "items.ron" => replace_items(&mut content, parsed(&text)?, false),
        "mob-items.ron" => replace_items(&mut content, parsed(&text)?, true),
        "sets.ron" => content.sets = parsed(&text)?,
        "heroes.ron" => content.heroes = parsed(&text)?,
        "boards.ron" => content.boards = parsed(&text)?,
        "mobs.ron" => content.mobs = parsed(&text)?,
        "roaming.ron" => content.roaming = parsed(&text)?,
        "bosses.ron" => content.bosses = parsed(&text)?,
        "doors.ron" => content.doors = parsed(&text)?,
        "dice.ron" => content.dice = parsed(&text)?,
        "supply.ron" => content.supply = parsed(&text)?,
        class => {
            let name = class.strip_prefix("classes/").and_then(|name| name.strip_suffix(".ron"));
            let class = Class::ALL.into_iter().find(|class| Some(class.name()) == name).expect("a class");
            let mut own: Vec<Skill> = parsed(&text)?;
            own.iter_mut().for_each(|skill| skill.class = class);
            content.skills.retain(|skill| skill.class != class);
            content.skills.extend(own);
        }
    }
    Some(Darkness { content })
}

/// Items and what mobs carry stand in two files.
fn replace_items(content: &mut Content, new: Vec<Item>, of_mobs: bool) {
    let mobs_first = content.items.iter().position(|item| item.name == "cracked-club").expect("mob items");
    let mobs = content.items.split_off(mobs_first);
    if of_mobs {
        content.items.extend(new);
    } else {
        content.items = new.into_iter().chain(mobs).collect();
    }
}

type Said = BTreeMap<String, Face>;

fn faces(game: &Darkness) -> Said {
    game.faces().into_iter().collect()
}

fn lines(face: &Face) -> impl Iterator<Item = &CardLine> {
    face.halves.iter().flat_map(|half| &half.lines)
}

fn said(face: &Face, words: &Words) -> Vec<String> {
    std::iter::once(words.say(&face.name)).chain(lines(face).map(|line| words.say(&line.say))).collect()
}

/// What altering one thing changes on the cards of that name: which languages say it. A card that is another one altogether,
/// as a skill of another rank is, says it too.
fn tells(before: &Said, after: &Said, card: &str, print: fn(&Face) -> Face) -> (bool, bool) {
    let mine = |name: &str| name == card || name.starts_with(&format!("{card}-")) || card.is_empty();
    let (english, german) = (Words::english(), Words::german());
    let mut told = (false, false);
    for (name, was) in before.iter().filter(|(name, _)| mine(name)) {
        let Some(is) = after.get(name) else { return (true, true) };
        if was == is {
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
    let game = game();
    let before = faces(&game);
    let (mut count, mut silent, mut fixed) = (0, Vec::new(), Vec::new());
    for choices in alterations(&game, file, text) {
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
    everything_is_told("mob-items.ron", 100);
    everything_is_told("sets.ron", 40);
}

#[test]
fn everything_on_a_skill_is_told() {
    for class in [
        "classes/berserker.ron",
        "classes/paladin.ron",
        "classes/ranger.ron",
        "classes/rogue.ron",
        "classes/shaman.ron",
        "classes/wizard.ron",
    ] {
        everything_is_told(class, 60);
    }
}

#[test]
fn everything_on_hero_cards_and_class_boards_is_told() {
    everything_is_told("heroes.ron", 50);
    everything_is_told("boards.ron", 150);
}

#[test]
fn everything_on_the_cards_of_enemies_is_told() {
    for (file, least) in [("mobs.ron", 100), ("roaming.ron", 120), ("bosses.ron", 60), ("doors.ron", 20)] {
        everything_is_told(file, least);
    }
}

#[test]
fn everything_on_dice_tokens_and_tracks_is_told() {
    everything_is_told("dice.ron", 25);
    everything_is_told("supply.ron", 60);
}

/// Planted: cards that leave out their defence, or whose numbers are all the same, are found out.
#[test]
fn a_card_that_leaves_something_out_is_found() {
    fn without_defence(face: &Face) -> Face {
        let mut face = face.clone();
        face.halves
            .iter_mut()
            .for_each(|half| half.lines.retain(|line| line.verb.as_deref() != Some("defence")));
        face
    }
    fn without_numbers(face: &Face) -> Face {
        fn plain(phrase: &Phrase) -> Phrase {
            use table::phrase::Arg;
            fn plain_arg(arg: &Arg) -> Arg {
                match arg {
                    Arg::Number(_) => Arg::Number(1),
                    Arg::Phrase(inner) => Arg::Phrase(Box::new(plain(inner))),
                    Arg::List(all) => Arg::List(all.iter().map(plain_arg).collect()),
                    other => other.clone(),
                }
            }
            let args = phrase.args.iter().map(|(name, arg)| (name.clone(), plain_arg(arg))).collect();
            Phrase { id: phrase.id.clone(), args }
        }
        let mut face = face.clone();
        let lines = face.halves.iter_mut().flat_map(|half| &mut half.lines);
        lines.for_each(|line| line.say = plain(&line.say));
        face
    }
    let (_, silent, _) = alter("mobs.ron", without_defence);
    assert!(silent.len() >= 20, "{silent:?}");
    let (_, silent, _) = alter("bosses.ron", without_numbers);
    assert!(silent.iter().any(|what| what.contains("16 of")), "{silent:?}");
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
    options: usize,
    faces: BTreeSet<String>,
    groups: usize,
    largest: usize,
    wrong: BTreeSet<String>,
}

/// A label that says which one by a number, an id or coordinates.
fn is_a_number(text: &str) -> bool {
    let bare = text.trim_end_matches('.').trim();
    let words: Vec<&str> = bare.split_whitespace().collect();
    let which = ["die", "würfel", "line", "zeile", "segment", "column", "spalte", "yellow", "black", "gelb"];
    let numbers = words.windows(2).any(|two| {
        let what = two[0].trim_matches(['(', ',']).to_lowercase();
        let number = two[1].trim_end_matches([',', ':', ')']);
        which.contains(&&*what) && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
    });
    let id = words
        .iter()
        .any(|word| word.contains('_') || (word.chars().any(|c| c.is_ascii_digit()) && word.contains('-')));
    numbers || id || has_coordinates(bare) || bare.chars().all(|c| c.is_ascii_digit())
}

/// A zone by column and row as ids have it: `2,1`.
fn has_coordinates(text: &str) -> bool {
    let all: Vec<char> = text.chars().collect();
    all.windows(3).any(|three| three[0].is_ascii_digit() && three[1] == ',' && three[2].is_ascii_digit())
}

/// Options that use a card: what they do is in what they say.
const USES: [&str; 10] =
    ["use:", "tool:", "stance:", "flip:", "consecrate:", "bless:", "take:", "item:", "weapon:", "skill:"];

fn look_at_option(option: &Offered, found: &mut Found) {
    found.options += 1;
    for words in [Words::english(), Words::german()] {
        let said = words.try_say(&option.say).unwrap_or_default();
        if said.is_empty() || is_a_number(&said) {
            found.wrong.insert(format!("{} is called {said:?}", option.key));
        }
        let uses = |uses: &&str| option.key.starts_with(*uses) || option.key.contains(&format!(":{uses}"));
        if USES.iter().any(uses) && !said.contains(':') {
            found.wrong.insert(format!("{} does not say what it does: {said:?}", option.key));
        }
    }
    let carded = ["use:", "equip:", "skill:", "item:", "tool:", "stance:", "bless:"];
    if carded.iter().any(|key| option.key.starts_with(key)) && option.at.iter().all(|at| at.card().is_none())
    {
        found.wrong.insert(format!("{} does not point at its card", option.key));
    }
}

/// MD-ENC-03, MD-ENC-10, MD-ENC-14: every printed number of an enemy is in its group: as it counts, or told where it counts
/// otherwise; each attack, each ability and each line of it.
fn look_at_group(table: &Table<Darkness>, group: &Group, found: &mut Found) {
    let (game, world) = (table.game(), table.world());
    let enemy = world.enemies().into_iter().find(|enemy| game.enemy_name(*enemy) == group.id);
    let enemy = enemy.or_else(|| (group.id == "boss").then_some(Enemy::Boss));
    let Some(enemy) = enemy else {
        found.wrong.insert(format!("{} is nobody", group.id));
        return;
    };
    let (numbers, attacks, lines, abilities): (Vec<(&str, u8)>, usize, usize, usize) = match enemy {
        Enemy::Mob(id) => {
            let mob = world.mob(id).expect("a mob");
            let card = game.mob_card(id, mob.category);
            let numbers = vec![("health", card.health), ("defence", card.defence), ("reward", card.reward)];
            (numbers, game.attacks_of(world, enemy).len(), 0, usize::from(card.ability.is_some()))
        }
        Enemy::Roaming(id) => {
            let card = game.roaming_card(id, world.roamer(id).expect("a monster").category);
            let numbers = vec![
                ("health", card.health),
                ("defence", card.defence.blue),
                ("enemy-dice", card.defence.black),
                ("reward", card.treasure),
            ];
            (numbers, card.attacks.len(), card.lines.len(), usize::from(card.ability.is_some()))
        }
        Enemy::Boss => {
            let card = game.boss(world.boss.as_ref().expect("a boss").which);
            let numbers = vec![
                ("defence", card.defence.blue),
                ("enemy-dice", card.defence.black),
                ("actions", card.actions),
                ("activation-dice", card.activation),
            ];
            (numbers, card.attacks.len(), card.specials.len(), card.abilities.len())
        }
    };
    let row = &group.rows[0];
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
    let health = row.values.iter().find(|value| value.kind == "health").map(|value| value.value);
    if health != Some(game.health_of(world, enemy).into()) {
        found.wrong.insert(format!("{} has {health:?} health", group.id));
    }
    for (verb, most) in [("attack", attacks), ("line", lines), ("ability", abilities)] {
        let shown = row.lines.iter().filter(|line| line.verb.as_deref() == Some(verb)).count();
        if shown != most {
            found.wrong.insert(format!("{}: {shown} of {most} {verb}s", group.id));
        }
    }
    for line in row.lines.iter().chain(&row.acts) {
        if blank(&line.say, Words::english()) || blank(&line.say, Words::german()) {
            found.wrong.insert(format!("{}: {:?}", group.id, line.say));
        }
    }
}

/// What is told of zones, tokens, tracks, goals and what is in force.
fn look_at_scene(scene: &Scene, found: &mut Found) {
    let tokens =
        scene.board.spaces.iter().flat_map(|space| &space.tokens).filter_map(|token| token.name.as_ref());
    let goals = scene.goals.iter().map(|goal| &goal.say);
    let effects = scene.effects.iter().flat_map(|effect| &effect.say);
    let tracks = scene.tracks.iter().flat_map(|track| std::iter::once(&track.name).chain(&track.say));
    for say in tokens.chain(goals).chain(effects).chain(tracks) {
        for words in [Words::english(), Words::german()] {
            let said = words.try_say(say).unwrap_or_default();
            if said.trim().is_empty() || has_coordinates(&said) {
                found.wrong.insert(format!("{say:?} is {said:?}"));
            }
        }
    }
    if let Some(space) = scene.board.spaces.iter().find(|space| space.label.is_none()) {
        found.wrong.insert(format!("zone {} has no name", space.id));
    }
}

fn look(table: &Table<Darkness>, faces: &Faces, found: &mut Found) {
    let scene = table.scene(Viewer::Seat(Seat(0)));
    found.questions += 1;
    found.largest = found.largest.max(serde_json::to_string(&scene).expect("a scene").len());
    let zones =
        scene.seats.iter().flat_map(|seat| &seat.zones).flat_map(|zone| &zone.cards).map(|card| &card.id);
    let piles = scene.decks.iter().flat_map(|deck| deck.discard.iter().chain(&deck.top));
    let groups = scene.groups.iter().filter_map(|group| group.card.as_ref());
    let named = scene.effects.iter().filter_map(|effect| effect.source.as_ref()?.card());
    for card in zones.chain(piles).chain(groups).map(String::as_str).chain(named) {
        if faces.get(card).is_none_or(unread) {
            found.wrong.insert(format!("{card} has no lines"));
        }
        found.faces.insert(card.to_owned());
    }
    let enemies = scene.figures.iter().filter(|figure| {
        matches!(figure.kind, table::scene::FigureKind::Monster | table::scene::FigureKind::Mob)
    });
    for figure in enemies {
        if !scene.groups.iter().any(|group| figure.group.as_ref() == Some(&group.id)) {
            found.wrong.insert(format!("{} has no group", figure.id));
        }
        if table.intent(Viewer::Seat(Seat(0)), &figure.id).is_none() {
            found.wrong.insert(format!("{} has no intent", figure.id));
        }
    }
    found.groups += scene.groups.len();
    scene.groups.iter().for_each(|group| look_at_group(table, group, found));
    look_at_scene(&scene, found);
    for open in table.pending(Viewer::Engine) {
        let Some(asked) = &open.asked else { continue };
        for words in [Words::english(), Words::german()] {
            let said = words.try_say(&asked.say).unwrap_or_default();
            if said.is_empty() || has_coordinates(&said) {
                found.wrong.insert(format!("{} is asked as {said:?}", asked.kind));
            }
        }
        for option in &asked.options {
            look_at_option(option, found);
            for card in option.at.iter().filter_map(Target::card) {
                if faces.get(card).is_none_or(unread) {
                    found.wrong.insert(format!("{card} of {} has no lines", option.key));
                }
                found.faces.insert(card.to_owned());
            }
        }
    }
    for line in table.log(Viewer::Engine, 0).iter().rev().take(6) {
        for words in [Words::english(), Words::german()] {
            let said = words.try_say(&line.say).unwrap_or_default();
            if said.is_empty() || has_coordinates(&said) {
                found.wrong.insert(format!("{} is told as {said:?}", line.line));
            }
        }
    }
}

/// Plays by chance and looks at every question.
fn play(game: &Arc<Darkness>, faces: &Faces, seed: u64, most: usize, found: &mut Found) {
    let quest = &game.content.quests[(seed as usize) % game.content.quests.len()].name;
    let setup = game.setup(Some(quest), Some(1 + (seed % 6) as u8)).expect("a quest");
    let mut table = Table::new(Arc::clone(game), setup, seed).expect("a table");
    let mut random = RandomPlayer::new(seed);
    for _ in 0..most {
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

fn readable(games: u64, most: usize) -> Found {
    let game = Arc::new(game());
    let faces = Faces::of(game.faces());
    let mut found = Found::default();
    for seed in 0..games {
        play(&game, &faces, seed, most, &mut found);
    }
    println!(
        "{} questions, {} options, {} faces and {} groups seen, the largest scene {} bytes",
        found.questions,
        found.options,
        found.faces.len(),
        found.groups,
        found.largest
    );
    let wrong: Vec<&String> = found.wrong.iter().take(40).collect();
    assert!(wrong.is_empty(), "{}:\n{wrong:#?}", found.wrong.len());
    assert!(found.largest <= 40_000, "{}", found.largest);
    found
}

/// Some games; two hundred with `GRUFT_WHOLE=1`, a part of each.
#[test]
fn whoever_plays_can_read_every_card_group_and_option() {
    let (games, questions, least) = match std::env::var_os("GRUFT_WHOLE") {
        Some(_) => (200, 100, 15_000),
        None => (12, 300, 2_000),
    };
    let found = readable(games, questions);
    assert!(found.questions > least && found.groups > 1_000, "{found:?}");
}

/// Planted: a group that leaves out a number, an attack or an ability is found.
#[test]
fn a_group_that_leaves_something_out_is_found() {
    let position = serde_json::json!({
        "at": "turn gheta", "zones": "+-+-+\n|l l|\n+-+-+\n",
        "figures": {
            "gheta": { "zone": "0,0" },
            "undead": { "zone": "1,0", "mob": "3-4", "item": "grave-scythe" },
            "lyidan": { "zone": "1,0", "roaming": "1-2" },
        },
    });
    let position = serde_json::from_value(position).expect("a position");
    let table =
        Table::arranged(game().into(), position, table::Chance::seeded(1)).unwrap_or_else(|e| panic!("{e}"));
    let faults = |planted: fn(&mut Group)| {
        let mut found = Found::default();
        for mut group in table.scene(Viewer::Engine).groups {
            planted(&mut group);
            look_at_group(&table, &group, &mut found);
        }
        found.wrong.len()
    };
    assert_eq!(faults(|_| {}), 0);
    assert!(faults(|group| group.rows[0].values.retain(|value| value.kind != "health")) >= 2);
    assert!(faults(|group| group.rows[0].values.iter_mut().for_each(|value| value.value += 1)) >= 2);
    assert!(faults(|group| group.rows[0].lines.retain(|line| line.verb.as_deref() != Some("attack"))) >= 2);
    assert!(faults(|group| group.rows[0].lines.retain(|line| line.verb.as_deref() != Some("ability"))) >= 2);
}

#[test]
fn a_label_that_is_a_number_is_found() {
    for bad in ["Segment 1", "Reroll yellow 2", "Würfel 2", "7", "Go to 2,1", "surge_ability", "1-2"] {
        assert!(is_a_number(bad), "{bad}");
    }
    for good in ["Go to C2 (forge)", "Roll the yellow die again (1 damage)", "2 health, 1 mana", "Pay 2 mana"]
    {
        assert!(!is_a_number(good), "{good}");
    }
}

/// An effect of an enemy on an item, or of a door card on an enemy, means nothing: content that has one is refused.
#[test]
fn an_effect_that_means_nothing_where_it_stands_is_refused() {
    let with = |file: &str, from: &str, to: &str| {
        let text = |name: &str, text: &str| {
            if name == file { text.replacen(from, to, 1) } else { text.to_owned() }
        };
        let files: Vec<(String, String)> =
            BUILT_IN.iter().map(|(name, is)| ((*name).to_owned(), text(name, is))).collect();
        game().with_content(&files).map_err(|problems| format!("{problems:?}"))
    };
    assert!(with("items.ron", "does: [Heal(3)]", "does: [HealAll]").is_ok());
    for (file, from, to) in [
        ("items.ron", "does: [Heal(3)]", "does: [Recruit(1)]"),
        ("mobs.ron", "does: [Fire(1)]", "does: [Experience(1)]"),
        ("doors.ron", "does: [Fire(2)]", "does: [Reroll(1)]"),
        ("boards.ron", "white: Damage(1)", "white: Summon(fire)"),
    ] {
        let error = with(file, from, to).err().unwrap_or_else(|| panic!("{to} in {file} is taken"));
        assert!(error.contains("means nothing there"), "{error}");
    }
}
