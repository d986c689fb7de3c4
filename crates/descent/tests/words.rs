//! What stands on cards: everything in the data that a card prints is in its lines, in both languages; whoever plays can
//! read every card, every group and what every option does.

use descent::Descent;
use descent::content::{BUILT_IN, Content, Effect, Rank};
use descent::world::Stage;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use table::scene::{Face, Faces, Group, Role, Scene, Target};
use table::{Chance, Game, Offered, Phrase, Seat, Table, Viewer};
use words::Words;

fn game() -> Descent {
    Descent::new().unwrap_or_else(|e| panic!("{e}"))
}

fn said(phrase: &Phrase) -> [String; 2] {
    [Words::english(), Words::german()].map(|words| words.say(phrase))
}

/// The lines of a face, in both languages.
fn lines(face: &Face) -> [Vec<String>; 2] {
    let all = face.halves.iter().flat_map(|half| &half.lines).map(|line| said(&line.say));
    let (english, german) = all.map(|[english, german]| (english, german)).unzip();
    [english, german]
}

fn faces_of(content: Content) -> BTreeMap<String, [Vec<String>; 2]> {
    let game = Descent { content };
    game.faces().into_iter().map(|(name, face)| (name, lines(&face))).collect()
}

// ---- Every part of the data is in the lines.

/// Words that stand for each other: each is altered to the next of its row. What has a number in brackets is in a row
/// with others like it.
const ROWS: [&str; 19] = [
    "blue red yellow green brown grey black",
    "stunned bleeding burning diseased immobilized weakened doomed terrified cursed poisoned",
    "might knowledge willpower awareness",
    "melee ranged",
    "OneHand TwoHands Armor Other",
    "warrior scout mage healer",
    "event magic trap",
    "Web Flail Shambling Reach Scamper Cowardly Shadow NightStalker Fly Aftershock Unmovable NotMe Ravage Freezing",
    "Blast InflictOne Drink TurnAttackDie",
    "MoveAction AttackAction EndMove Retry Push Door Challenge PlaceFamiliar RemoveFamiliar ActivateFamiliar Aloft TakeBack",
    "Oath MoveTwiceAndAttack Pray RadiantLight Spirits DyingCommand AsShield TakePlace DrawAgain DarkCharm WordOfMisery \
     WordOfDespair BloodRage Reinforce UnholyRitual RiseAgain DiabolicPower PlanAhead Schemes Throw Dominion Seduce CryHavoc \
     Sacrifice Overpower Promotion",
    "Action Turn Rolled Defended AfterAttack Resting StoodStill Tested MonsterNear Activated Struck TurnStart Drawn OwnSkill \
     Healed AfterDefeat Falls MovedTwice StandsUp FamiliarAttacks AfterSlaying Slays Defeats",
    "DamageAsFatigue SharesDefence NoRunes RestHeals PassEnemies NoAttacksBeside StunsMinionsBeside HealsTwo FamiliarFollows \
     SharesDamage",
    "You Culprit Targets EveryHero CulpritsGroup Familiar",
    "Hero Monster Heroes Monsters OtherHero Group NearTarget CulpritAnd",
    "true false",
    "both free",
    "friends adjacent",
    "NextAttack GiversTurn Return Encounter",
];

/// Rows that count in some files or after some words alone, where the same word means something else elsewhere.
const MOMENTS: &str = "TurnStart TurnEnd Activation BeforeRoll AfterRoll Defended OwnRoll Enters EntersInMove Touches \
    Searched Turn KnockedOut Passed MonsterFalls";
const TARGETS: &str = "Hero Monster Defender Master Group";
const NUMBERED: [&str; 6] = [
    "Damage Range Pierce Surges CancelSurges AtLeast Breath Shields",
    "Recover Rest Suffer Tire",
    "Points Move MoveOther Search OverlordDraws OverlordDiscards",
    "Health Stamina SpeedAtMost ShieldsForBlank FromHiding Duel RunsWithShot SurgeRests PointsPerFatigue DodgeMore NeedsSurge",
    "AdjacentMonsters AdjacentFigures TwoMonsters OnlyInSight SeenByOwner",
    "Discard ShopCard Passage Keep",
];
const AGAIN: &str = "attack power red defence own any";

/// Fields whose values no card prints, with the reason.
const NOT_PRINTED: [(&str, &str); 3] = [
    ("name", "it is the name of the card, or of what a line says"),
    ("tile", "it is a drawing, which lies on the map"),
    ("challenges", "tokens are no cards"),
];

/// A token of a file: where it stands, in which field inside which others, and on which card.
#[derive(Clone, Debug)]
struct Token {
    at: std::ops::Range<usize>,
    field: String,
    within: Vec<String>,
    card: String,
}

impl Token {
    /// Whether no card prints it.
    fn is_not_printed(&self) -> bool {
        let fields = self.within.iter().chain([&self.field]);
        fields.into_iter().any(|field| NOT_PRINTED.iter().any(|(name, _)| name == field))
    }
}

/// The tokens of a file that may be altered: words, numbers, and texts in quotation marks; names of fields are none.
fn tokens(text: &str, cards: &BTreeSet<String>) -> Vec<Token> {
    let bytes = text.as_bytes();
    let (mut at, mut card, mut found) = (0, String::new(), Vec::new());
    // The field that each open bracket stands in.
    let mut fields: Vec<String> = vec![String::new()];
    let mut field = String::new();
    while at < bytes.len() {
        let start = at;
        match bytes[at] {
            b'/' => at += text[at..].find('\n').unwrap_or(text.len() - at),
            b'(' | b'[' => {
                fields.push(field.clone());
                at += 1;
            }
            b')' | b']' => {
                field = fields.pop().unwrap_or_default();
                at += 1;
            }
            b'"' => {
                at += 2 + text[at + 1..].find('"').expect("a closing quotation mark");
                let inside = &text[start + 1..at - 1];
                if field == "name" && cards.contains(inside) {
                    card = inside.to_owned();
                }
                found.push(Token {
                    at: start..at,
                    field: field.clone(),
                    within: fields.clone(),
                    card: card.clone(),
                });
            }
            byte if byte.is_ascii_alphanumeric() || byte == b'_' => {
                while at < bytes.len() && (bytes[at].is_ascii_alphanumeric() || bytes[at] == b'_') {
                    at += 1;
                }
                if bytes.get(at) == Some(&b':') {
                    field = text[start..at].to_owned();
                } else {
                    found.push(Token {
                        at: start..at,
                        field: field.clone(),
                        within: fields.clone(),
                        card: card.clone(),
                    });
                }
            }
            _ => at += 1,
        }
    }
    found
}

fn next_in(row: &str, word: &str) -> Option<String> {
    let words: Vec<&str> = row.split_whitespace().collect();
    let place = words.iter().position(|other| *other == word)?;
    Some(words[(place + 1) % words.len()].to_owned())
}

/// What is written instead of a token; nothing, if no card prints it.
fn instead(file: &str, text: &str, token: &Token) -> Result<Option<String>, String> {
    let word = &text[token.at.clone()];
    if let Ok(n) = word.parse::<u16>() {
        // There are two acts.
        return Ok(Some(if token.field == "act" { (3 - n).to_string() } else { (n + 1).to_string() }));
    }
    if let Some(inside) = word.strip_prefix('"').and_then(|word| word.strip_suffix('"')) {
        let altered = match (token.field.as_str(), inside) {
            ("size", size) => if size == "2x2" { "1x2" } else { "2x2" }.to_owned(),
            ("deck", deck) => if deck == "basic" { "magus" } else { "basic" }.to_owned(),
            (_, "all") => "2 red".to_owned(),
            (_, "fatigue" | "above" | "attribute") => "all".to_owned(),
            (_, amount) if amount.contains(|c: char| c.is_ascii_digit()) => {
                let each = amount.char_indices().rev().find(|(_, c)| c.is_ascii_digit());
                let (place, digit) = each.expect("a digit");
                let more = digit.to_digit(10).expect("a digit") + 1;
                format!("{}{more}{}", &amount[..place], &amount[place + 1..])
            }
            ("traits" | "with" | "wearing" | "counts", name) => {
                // A trait that both monsters and items have a word for.
                if name == "magic" { "cave".to_owned() } else { "magic".to_owned() }
            }
            _ => return Err(format!("{file}: {word} of {}", token.card)),
        };
        return Ok(Some(format!("\"{altered}\"")));
    }
    let before = text[..token.at.start].trim_end();
    let is_again = before.ends_with("Reroll(");
    let row = match (file, token.field.as_str()) {
        _ if is_again => Some(AGAIN),
        ("overlord.ron", "when") => Some(MOMENTS),
        ("overlord.ron", "on") if TARGETS.split_whitespace().any(|target| target == word) => Some(TARGETS),
        _ => None,
    };
    let mut rows = row.into_iter().chain(ROWS).chain(NUMBERED);
    Ok(rows.find_map(|row| next_in(row, word)))
}

/// An alteration: in which file, where, to what, and of which card.
#[derive(Clone, Debug)]
struct Edit {
    file: usize,
    at: std::ops::Range<usize>,
    to: String,
    card: String,
}

/// Loads the pack with these alterations.
fn altered(edits: &[Edit]) -> Result<Content, String> {
    let mut files: Vec<(&str, String)> =
        BUILT_IN.iter().map(|(name, text)| (*name, (*text).to_owned())).collect();
    let mut edits: Vec<&Edit> = edits.iter().collect();
    edits.sort_by_key(|edit| (edit.file, std::cmp::Reverse(edit.at.start)));
    for edit in edits {
        files[edit.file].1.replace_range(edit.at.clone(), &edit.to);
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    Content::load(&files).map_err(|e| e.to_string())
}

/// Words that stand alone among their like: what is in their brackets is altered, and the word itself not.
const ALONE: &str = "Surge SurgeWithin Attacked StandsUpNear Attacking Always While Attack Test Lasts TurnEnds Animal \
    LosePoint Repeat Inflict Afflict AfflictOne Cleanse Defeat PlaceWithin Vanish WeakensMonsters SearchCards Tested Dodge \
    Regeneration Aura Recovers OwnFamiliar FiguresWithin RevealOne Refreshment Reroll ShieldsAre DefenceDie AttackDie \
    WeaponsAre SeePast";

/// What comes of alterations, each of another card: those that the check of the content refuses are left out.
fn outcomes(edits: &[Edit]) -> Vec<(Edit, [Vec<String>; 2])> {
    match altered(edits) {
        Ok(content) => {
            let mut now = faces_of(content);
            edits.iter().filter_map(|edit| Some((edit.clone(), now.remove(&edit.card)?))).collect()
        }
        Err(_) if edits.len() < 2 => Vec::new(),
        Err(_) => {
            let (first, second) = edits.split_at(edits.len() / 2);
            outcomes(first).into_iter().chain(outcomes(second)).collect()
        }
    }
}

/// Every number, die, surge, condition and ability of every card is altered alone, all in turn, and the lines of that card
/// change in both languages.
#[test]
fn whatever_is_altered_in_the_data_of_a_card_changes_its_lines() {
    let before = faces_of(Content::load(BUILT_IN).expect("the pack"));
    let cards: BTreeSet<String> = before.keys().cloned().collect();
    // What is altered, by card: each in a round of its own.
    let mut rounds: BTreeMap<String, Vec<Edit>> = BTreeMap::new();
    let mut left_alone: BTreeSet<String> = BTreeSet::new();
    for (n, (file, text)) in BUILT_IN.iter().enumerate() {
        let printed = !file.starts_with("quests/") && !["dice.ron", "objects.ron"].contains(file);
        let all = tokens(text, &cards).into_iter().filter(|token| printed && !token.card.is_empty());
        for token in all.filter(|token| !token.is_not_printed()) {
            match instead(file, text, &token)
                .unwrap_or_else(|e| panic!("what could be written instead of {e}?"))
            {
                Some(to) => {
                    let edit = Edit { file: n, at: token.at, to, card: token.card.clone() };
                    rounds.entry(token.card).or_default().push(edit);
                }
                None => {
                    left_alone.insert(text[token.at].to_owned());
                }
            }
        }
    }
    let known: BTreeSet<String> = ALONE.split_whitespace().map(str::to_owned).collect();
    let unknown: Vec<&String> = left_alone.difference(&known).collect();
    assert!(unknown.is_empty(), "words that are neither altered nor known to stand alone: {unknown:?}");
    let most = rounds.values().map(Vec::len).max().unwrap_or(0);
    let (mut tried, mut silent) = (0, Vec::new());
    for round in 0..most {
        let edits: Vec<Edit> = rounds.values().filter_map(|all| all.get(round)).cloned().collect();
        for (edit, now) in outcomes(&edits) {
            tried += 1;
            let (file, text) = BUILT_IN[edit.file];
            if (0..2).any(|language| now[language] == before[&edit.card][language]) {
                let line = text[..edit.at.start].lines().count();
                let word = &text[edit.at.clone()];
                silent.push(format!("{file}:{line}: {}: {word} to {}", edit.card, edit.to));
            }
        }
    }
    let all: usize = rounds.values().map(Vec::len).sum();
    println!("{tried} alterations of {} cards, of {all}", rounds.len());
    assert!(silent.is_empty(), "{} of {tried} change no line:\n{}", silent.len(), silent.join("\n"));
    assert!(tried > 1_500 && tried * 20 > all * 19, "{tried} of {all}");
}

/// A fault: a line that forgets a number is noticed.
#[test]
fn a_line_that_forgets_a_number_is_noticed() {
    let cards: BTreeSet<String> = game().faces().into_iter().map(|(name, _)| name).collect();
    let text = r#"[(name: "sling", act: 1, gold: 75, traits: ["exotic"], slot: OneHand)]"#;
    let all = tokens(text, &cards);
    let words: Vec<&str> = all.iter().map(|token| &text[token.at.clone()]).collect();
    assert_eq!(words, ["\"sling\"", "1", "75", "\"exotic\"", "OneHand"]);
    let printed = all.iter().filter(|token| !token.is_not_printed());
    let now: Vec<_> = printed.map(|token| instead("shop.ron", text, token).expect("known")).collect();
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(now, [some("2"), some("76"), some("\"magic\""), some("TwoHands")]);
    // The lines of two slings that differ in nothing but what no line says.
    let one = descent::content::Content::load(BUILT_IN).expect("the pack");
    let mut other = one.clone();
    for item in other.items.iter_mut().filter(|item| item.name == "sling") {
        item.name = "sling-2".to_owned();
    }
    let find = |content: Content, name: &str| faces_of(content).remove(name).expect("a face");
    assert_eq!(find(one, "sling"), find(other, "sling-2"));
}

// ---- What a quest says.

/// What the table says of a quest with two, three and four heroes: its goals, and what counts for its groups beside what
/// is printed on their cards.
fn said_of_quest(content: &Content, quest: &str) -> [Vec<String>; 2] {
    let mut all = [Vec::new(), Vec::new()];
    for heroes in [2, 3, 4] {
        let game = Arc::new(Descent { content: content.clone() });
        let setup = game.setup(Some(quest), Some(heroes)).expect("a quest");
        let mut table = Table::new(game, setup, 1).unwrap_or_else(|e| panic!("{quest}: {e}"));
        while table.world().stage == Stage::SetUp {
            let asked = table.seats().iter().find_map(|seat| {
                let open = table.pending(Viewer::Seat(seat)).into_iter();
                open.filter_map(|open| open.asked).next().map(|asked| (seat, asked))
            });
            let (seat, asked) = asked.expect("somebody is asked");
            let key = asked.options[0].key.clone();
            table.answer(seat, asked.question, &key).unwrap_or_else(|e| panic!("{key}: {e}"));
        }
        let scene = table.scene(Viewer::Seat(Seat(0)));
        let groups = scene.groups.iter().flat_map(|group| &group.rows).flat_map(|row| &row.acts);
        for say in scene.goals.iter().map(|goal| &goal.say).chain(groups.map(|line| &line.say)) {
            let [english, german] = said(say);
            all[0].push(english);
            all[1].push(german);
        }
    }
    all
}

/// The fields of quests that players are told.
const TOLD: [&str; 5] = ["heroes_win", "overlord_wins", "reinforce", "health", "health_per_hero"];

/// What is written instead of a part of a goal.
fn other_goal(word: &str) -> Option<String> {
    let rows = ["AllKnockedOut ClearMap", "VillagersFreed VillagersSlain CarriedAway"];
    let number = word.parse::<u16>().ok().map(|n| (n + 1).to_string());
    let monster =
        word.starts_with('"').then(|| if word == "\"zombie\"" { "\"ettin\"" } else { "\"zombie\"" });
    number.or(monster.map(str::to_owned)).or_else(|| rows.iter().find_map(|row| next_in(row, word)))
}

/// Alters what these fields of all quests say, each thing alone. Says how many there were, and what is told of none.
fn altered_quests(fields: &[&str]) -> (usize, Vec<String>) {
    let content = Content::load(BUILT_IN).expect("the pack");
    let names: BTreeSet<String> = content.quests.iter().map(|quest| quest.name.clone()).collect();
    let (mut tried, mut silent) = (0, Vec::new());
    for (n, (file, text)) in BUILT_IN.iter().enumerate().filter(|(_, (file, _))| file.starts_with("quests/"))
    {
        let mut before = None;
        for token in tokens(text, &names).into_iter().filter(|token| fields.contains(&token.field.as_str())) {
            let Some(to) = other_goal(&text[token.at.clone()]) else { continue };
            let edit = Edit { file: n, at: token.at.clone(), to, card: token.card.clone() };
            let Ok(now) = altered(std::slice::from_ref(&edit)) else { continue };
            tried += 1;
            let before = before.get_or_insert_with(|| said_of_quest(&content, &edit.card));
            let now = said_of_quest(&now, &edit.card);
            if (0..2).any(|language| now[language] == before[language]) {
                let line = text[..token.at.start].lines().count();
                silent.push(format!("{file}:{line}: {} to {}", &text[token.at], edit.to));
            }
        }
    }
    (tried, silent)
}

/// Each number, monster and kind of goal of a quest, what comes back each round and how much more Health a figure with a
/// name has: altered alone, it changes what the table says, in both languages.
#[test]
fn whatever_is_altered_in_the_goals_of_a_quest_is_told() {
    let (tried, silent) = altered_quests(&TOLD);
    println!("{tried} alterations of quests");
    assert!(silent.is_empty(), "{} of {tried} are not told:\n{}", silent.len(), silent.join("\n"));
    assert!(tried > 35, "only {tried}");
}

/// A fault: what is not told is noticed, such as with how many heroes a token lies there.
#[test]
fn what_is_not_told_of_a_quest_is_noticed() {
    let (tried, silent) = altered_quests(&["from_heroes"]);
    assert!(tried > 5 && silent.len() == tried, "{} of {tried}", silent.len());
}

// ---- Everything that is shown can be read.

/// What is wrong with the face of a card that lies open.
fn fault_of_face(name: &str, face: Option<&Face>) -> Option<String> {
    let Some(face) = face else { return Some(format!("{name} has no face")) };
    let [english, german] = lines(face);
    let empty = |lines: &[String]| lines.is_empty() || lines.iter().any(|line| line.trim().is_empty());
    if empty(&english) || empty(&german) {
        return Some(format!("{name} has no lines"));
    }
    let broken = english.iter().chain(&german).find(|line| line.contains('⟨'));
    broken.map(|line| format!("{name}: {line}"))
}

/// What is wrong with the label of an option: it is a number or an id, or says nothing of what is used.
fn fault_of_option(option: &Offered) -> Option<String> {
    let does = ["use:", "card:", "weapon:", "action:monster", "interrupt:monster"];
    // What has no card: the surge that every hero has, and what a surge is owed to.
    let plain = ["use:fatigue", "use:doomed", "use:shadow", "use:mist", "use:familiar", "use:monster"];
    let used = does.iter().any(|start| option.key.starts_with(start))
        && !plain.iter().any(|start| option.key.starts_with(start));
    let labels = said(&option.say);
    // A word that is the same in a key and in one language is a word; in both languages it is an id.
    let is_key = labels.iter().all(|said| *said == option.key);
    for said in labels {
        let letters = said.chars().filter(|c| c.is_alphabetic()).count();
        if letters == 0 || is_key || said.contains('⟨') || said.contains("monster-") {
            return Some(format!("{} is called {said:?}", option.key));
        }
        if used && !said.contains([':', '(']) {
            return Some(format!("{} does not say what it does: {said:?}", option.key));
        }
    }
    None
}

/// What is wrong with a group: a number, a die or an ability that is printed and not shown.
fn fault_of_group(game: &Descent, scene: &Scene, group: &Group, act: u8, heroes: usize) -> Option<String> {
    let Some(of) = game.content.monster(&group.id).map(|id| game.monster(id)) else {
        let familiar = game.content.classes.iter().filter_map(|class| class.familiar.as_ref());
        let known = familiar.map(|card| &card.name).any(|name| *name == group.id);
        return (!known || group.rows.iter().any(|row| row.lines.is_empty()))
            .then(|| format!("{} is not shown", group.id));
    };
    let ranks: &[Rank] =
        if of.lieutenant.is_some() { &[Rank::Lieutenant] } else { &[Rank::Minion, Rank::Master] };
    if group.rows.len() != ranks.len() || scene.groups.iter().filter(|g| g.id == group.id).count() != 1 {
        return Some(format!("{} has {} rows", group.id, group.rows.len()));
    }
    for (rank, row) in ranks.iter().zip(&group.rows) {
        let card = of.card(act, *rank, heroes);
        let value = |kind: &str| row.values.iter().find(|badge| badge.kind == kind).map(|badge| badge.value);
        let numbers =
            value("speed") == Some(card.speed.into()) && value("health") == Some(card.health.into());
        let shown = |verb: &str| {
            let line = row.lines.iter().find(|line| line.verb.as_deref() == Some(verb));
            line.and_then(|line| line.value.clone())
        };
        let signs = |dice: &[descent::content::Colour]| {
            Some(dice.iter().map(|colour| colour.name()).collect::<Vec<_>>().join(" "))
        };
        let dice = shown("defence") == signs(&card.defence) && shown("attack") == signs(&card.attack);
        let abilities = card.traits.len() + card.actions.len() + card.surges.len();
        if !numbers || !dice || row.lines.len() != abilities + 2 {
            return Some(format!("{} of rank {}: {:?}", group.id, rank.name(), row.values));
        }
    }
    None
}

/// Spaces that an option points at and does not call by what stands on them; two spaces with the same label.
fn fault_of_places(scene: &Scene, options: &[Offered]) -> Option<String> {
    let labels: BTreeMap<&str, &str> =
        scene.board.spaces.iter().filter_map(|s| Some((s.id.as_str(), s.label.as_deref()?))).collect();
    let distinct: BTreeSet<&str> = labels.values().copied().collect();
    if labels.len() != scene.board.spaces.len() || distinct.len() != labels.len() {
        return Some(format!("{} spaces, {} labels", scene.board.spaces.len(), distinct.len()));
    }
    let unnamed = |option: &&Offered| {
        let at = option
            .at
            .iter()
            .find_map(|at| if let Target::Space(id) = at { labels.get(id.as_str()) } else { None });
        let places = matches!(option.role, Role::Step | Role::Place | Role::Expand);
        places && at.is_none_or(|label| said(&option.say).iter().any(|said| !said.contains(label)))
    };
    options.iter().find(unnamed).map(|option| format!("{} does not name its space", option.key))
}

/// In random games of every quest, whoever looks finds lines on every card, everything printed in every group, and no
/// option that is called by a number.
#[test]
fn whoever_plays_can_read_every_card_group_and_option() {
    let game = Arc::new(game());
    let faces = Faces::of(game.faces());
    let (mut questions, mut cards, mut groups, mut options, mut largest) = (0, BTreeSet::new(), 0, 0, 0);
    let mut faults: BTreeSet<String> = BTreeSet::new();
    for (n, quest) in game.content.quests.iter().enumerate() {
        for act in [1, 2] {
            let heroes = 2 + (n + usize::from(act)) % 3;
            let mut setup = game.setup(Some(&quest.name), Some(heroes as u8)).expect("a quest");
            setup.overlord = ["universal", "warlord", "magus", "saboteur"].map(str::to_owned).to_vec();
            setup.act = Some(act);
            setup.classes.clear();
            let (mut classes, mut skills) = (Vec::new(), Vec::new());
            for (place, name) in setup.heroes.iter().enumerate() {
                let sheet = game.sheet(game.content.hero(name).expect("a hero"));
                let fit = game.content.classes.iter().filter(|class| class.archetype == sheet.archetype);
                let class = fit.clone().nth((n + place) % fit.count()).expect("a class");
                let bought = class.skills.iter().map(|id| game.skill(*id)).filter(|skill| skill.xp > 0);
                classes.push(class.name.clone());
                skills.push(bought.map(|skill| skill.name.clone()).collect());
            }
            (setup.classes, setup.skills) = (classes, skills);
            let seed = 7 * n as u64 + u64::from(act);
            let mut chance = Chance::seeded(seed);
            let mut table = Table::new(Arc::clone(&game), setup, seed).unwrap_or_else(|e| panic!("{e}"));
            for step in 0..500 {
                let seats: Vec<Seat> = table.seats().iter().collect();
                let asked = seats.iter().find_map(|seat| {
                    let open = table.pending(Viewer::Seat(*seat)).into_iter();
                    open.filter_map(|open| open.asked).next().map(|asked| (*seat, asked))
                });
                let Some((seat, asked)) = asked else { break };
                if step % 5 == 0 {
                    let scene = table.scene(Viewer::Seat(seat));
                    largest = largest.max(serde_json::to_string(&scene).expect("a scene").len());
                    for name in faces.named(&scene) {
                        faults.extend(fault_of_face(&name, faces.get(&name)));
                        cards.insert(name);
                    }
                    faults.extend(fault_of_places(&scene, &asked.options));
                    for group in &scene.groups {
                        groups += 1;
                        faults.extend(fault_of_group(&game, &scene, group, act, heroes));
                    }
                }
                faults.extend(asked.options.iter().filter_map(fault_of_option));
                options += asked.options.len();
                questions += 1;
                let key = &asked.options[chance.below(asked.options.len())].key;
                table.answer(seat, asked.question, key).unwrap_or_else(|e| panic!("{key}: {e}"));
            }
        }
    }
    println!(
        "{questions} questions, {options} options, {} cards, {groups} groups, {largest} bytes",
        cards.len()
    );
    let first: Vec<&String> = faults.iter().take(30).collect();
    assert!(faults.is_empty(), "{} faults: {first:#?}", faults.len());
    assert!(questions > 4_000 && cards.len() > 60 && groups > 1_000, "{questions} {} {groups}", cards.len());
    assert!(largest < 40_000, "a scene of {largest} bytes");
}

/// Every face has lines, whether it has come up or not.
#[test]
fn no_face_is_without_lines() {
    let faces = game().faces();
    let faults: Vec<String> =
        faces.iter().filter_map(|(name, face)| fault_of_face(name, Some(face))).collect();
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(faces.len() > 150, "{}", faces.len());
}

/// Faults: a card without lines, an option that is called by a number or its key, a group that hides what is printed.
#[test]
fn what_cannot_be_read_is_noticed() {
    let game = Arc::new(game());
    let (name, face) = game.faces().into_iter().next().expect("a face");
    let bare = Face { halves: Vec::new(), text: Vec::new(), ..face.clone() };
    assert_eq!(fault_of_face(&name, Some(&face)), None);
    assert!(fault_of_face(&name, Some(&bare)).is_some() && fault_of_face(&name, None).is_some());
    let setup = game.setup(Some("first-blood"), Some(2)).expect("a quest");
    let table = Table::new(Arc::clone(&game), setup, 1).expect("a table");
    let scene = table.scene(Viewer::Seat(Seat(0)));
    let mut group = scene.groups[0].clone();
    assert_eq!(fault_of_group(&game, &scene, &group, 1, 2), None);
    group.rows[0].lines.pop();
    assert!(fault_of_group(&game, &scene, &group, 1, 2).is_some());
    let mut group = scene.groups[0].clone();
    group.rows[0].values.retain(|badge| badge.kind != "speed");
    assert!(fault_of_group(&game, &scene, &group, 1, 2).is_some());
    let asked = (0..3).find_map(|seat| {
        let open = table.pending(Viewer::Seat(Seat(seat))).into_iter();
        open.filter_map(|open| open.asked).next()
    });
    let mut option = asked.expect("somebody is asked").options[0].clone();
    assert_eq!(fault_of_option(&option), None);
    option.say = table::phrase!("descent-card-much", n = 3, what = table::phrase::Arg::text(""));
    assert!(fault_of_option(&option).is_some());
    let mut used = option.clone();
    (used.key, used.say) = ("use:rage".to_owned(), Phrase::new("de-skill-rage"));
    assert!(fault_of_option(&used).is_some());
}

// ---- The words themselves.

/// How often each word is used: `cargo test -p descent --test words -- --nocapture how_often` prints the list of
/// docs/descent.md. What only one card does is counted.
#[test]
fn how_often_each_word_is_used() {
    use descent::content::{Always, Deed, Gain, Special};
    let content = Content::load(BUILT_IN).expect("the pack");
    let mut used: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut effects: Vec<&Effect> = Vec::new();
    for (_, _, ability) in content.abilities() {
        effects.extend(&ability.does);
        ability
            .counts
            .iter()
            .for_each(|always| always.each(&mut |one| *used.entry(one.word()).or_default() += 1));
    }
    effects.extend(content.overlord.iter().flat_map(|card| &card.does));
    effects.extend(content.deeds.iter().flat_map(|deed| &deed.does));
    let familiars = content.classes.iter().filter_map(|class| class.familiar.as_ref());
    effects.extend(familiars.flat_map(|card| card.surges.iter().flatten()));
    for card in &content.tainted {
        card.counts.iter().for_each(|always| *used.entry(always.word()).or_default() += 1);
    }
    for effect in effects {
        effect.each(&mut |one| {
            *used.entry(one.word()).or_default() += 1;
            if let Effect::Deed(Deed::Lasts(_, always, _)) = one {
                *used.entry(always.word()).or_default() += 1;
            }
        });
    }
    for (kind, words) in
        [("Gain", Gain::WORDS), ("Deed", Deed::WORDS), ("Always", Always::WORDS), ("Special", Special::WORDS)]
    {
        let of = |word: &&&str| used.get(**word).copied().unwrap_or(0);
        let once = words.iter().filter(|word| of(word) == 1).count();
        let list: Vec<String> = words.iter().map(|word| format!("{word} {}", of(&word))).collect();
        println!("{kind}: {} words, {once} used once: {}", words.len(), list.join(", "));
        // A special gives it.
        let given = ["ActionsTire"];
        let idle: Vec<&&str> = words.iter().filter(|word| of(word) == 0 && !given.contains(word)).collect();
        assert!(idle.is_empty(), "{kind}: nobody says {idle:?}");
    }
    assert_eq!(
        Special::WORDS.len(),
        27,
        "say in docs/descent.md how many there are, and why it cannot be said otherwise"
    );
    for special in Special::WORDS {
        assert!(used[special] <= 2, "{special} is no special: {} cards say it", used[special]);
    }
}
