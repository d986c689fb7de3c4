//! What players are shown before they choose: the dice and chances of an attack, what a step provokes, what enemies would do.

use darkness::content::Colour;
use darkness::{Darkness, Fact, Position, World};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::scene::{Preview, Target};
use table::{Answers, Ask, Chance, Game, RandomPlayer, Seat, State, Table, Viewer, play_unit};
use words::Words;

fn game() -> Darkness {
    Darkness::new().unwrap_or_else(|e| panic!("{e}"))
}

/// Gheta, with what the position says of her, in one of two zones, and an enemy in the other or the same.
fn duel(gheta: Value, zones: &str, name: &str, enemy: Value) -> Value {
    json!({ "at": "turn gheta, 2 actions left", "zones": zones, "figures": { "gheta": gheta, name: enemy } })
}

/// The same with skeletons beside the enemy, so that there is a choice.
fn choice(gheta: Value, zones: &str, name: &str, enemy: Value) -> Value {
    let zone = enemy["zone"].clone();
    let mut at = duel(gheta, zones, name, enemy);
    at["figures"]["skeletons"] = json!({ "zone": zone, "mob": "1-2", "minions": 0 });
    at
}

const LIGHT: &str = "+-+-+\n|l l|\n+-+-+\n";
const SHADOW: &str = "+-+-+\n|s l|\n+-+-+\n";

fn arranged(at: &Value) -> Table<Darkness> {
    let position: Position = serde_json::from_value(at.clone()).expect("a position");
    Table::arranged(game().into(), position, Chance::seeded(1)).unwrap_or_else(|e| panic!("{e}"))
}

/// The preview of an option after these answers.
fn preview(at: &Value, answers: &[&str], key: &str) -> Preview {
    let mut table = arranged(at);
    for answer in answers {
        let question = table.question(Seat(0)).expect("she is asked");
        table.answer(Seat(0), question, answer).expect("it is offered");
    }
    let question = table.question(Seat(0)).expect("she is asked");
    table.preview(Seat(0), question, key).expect("a preview")
}

/// Takes these options where they are offered; otherwise rolls, resolves and uses nothing.
struct Plain<'k>(Vec<&'k str>);

impl Answers<Darkness> for Plain<'_> {
    fn answer(
        &mut self,
        game: &Darkness,
        ask: &Ask<'_, Darkness>,
        _: &mut World,
        _: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let keys: Vec<String> = (0..ask.options.count())
            .map(|n| {
                let mut key = String::new();
                ask.options.key(n, game, &mut key);
                key
            })
            .collect();
        let wanted = self.0.iter().position(|wanted| keys.iter().any(|key| key == wanted));
        let n = match wanted.map(|n| self.0.remove(n)) {
            Some(wanted) => keys.iter().position(|key| key == wanted),
            None => {
                ["roll", "done", "pass"].iter().find_map(|plain| keys.iter().position(|key| key == plain))
            }
        };
        let n = n.or_else(|| keys.iter().position(|key| key.starts_with("resolve:"))).unwrap_or(0);
        Some((ask.speaker(n)?, n))
    }
}

/// How often each number of wounds comes of so many attacks.
fn played(at: &Value, answers: &[&str], times: u64) -> BTreeMap<i32, u64> {
    let game = game();
    let mut ways = BTreeMap::new();
    for seed in 1..=times {
        let position: Position = serde_json::from_value(at.clone()).expect("a position");
        let mut chance = Chance::seeded(seed);
        let world = game.arrange(position, &mut chance).expect("a world");
        let mut state = State::<Darkness> { world, chance };
        let mut facts: Vec<Fact> = Vec::new();
        play_unit(&game, &mut state, &mut Plain(answers.to_vec()), Some(&mut facts)).expect("a unit");
        let wounds = facts.iter().find_map(|fact| match fact {
            Fact::Counts { wounds, .. } => Some(i32::from(*wounds)),
            _ => None,
        });
        *ways.entry(wounds.expect("an attack")).or_default() += 1;
    }
    ways
}

/// The chances that are told are those that attacks have.
fn comes_true(at: &Value, before: &[&str], key: &str, target: &str) -> Preview {
    const TIMES: u64 = 4_000;
    let told = preview(at, before, key);
    let [odds] = told.odds.as_slice() else { panic!("{told:?}") };
    assert_eq!((odds.figure.as_str(), odds.ways.iter().map(|(_, n)| n).sum::<u64>()), (target, odds.of));
    let seen = played(at, &[before, &[key]].concat(), TIMES);
    let told_ways: BTreeMap<i32, u64> = odds.ways.iter().copied().collect();
    for wounds in told_ways.keys().chain(seen.keys()) {
        let expected = told_ways.get(wounds).map_or(0, |n| n * TIMES / odds.of);
        let got = seen.get(wounds).copied().unwrap_or(0);
        assert!(
            expected.abs_diff(got) < TIMES / 30,
            "{wounds}: {expected} told, {got} seen; {odds:?} {seen:?}"
        );
    }
    told
}

fn said(preview: &Preview) -> Vec<String> {
    preview.tells.iter().map(|tell| Words::english().say(&tell.say)).collect()
}

/// MD-POL-01, MD-POL-05, MD-RES-06: two yellow dice against one blue one, counted roll by roll; the dice are told.
#[test]
fn the_dice_and_chances_of_an_attack_are_told_before_it() {
    let gheta = json!({ "zone": "0,0", "worn": ["rusty-sword"] });
    let satyrs = json!({ "zone": "0,0", "mob": "1-2", "minions": 0, "wounds": 1 });
    let at = choice(gheta.clone(), LIGHT, "satyrs", satyrs.clone());
    let game = game();
    let faces = |colour: Colour| game.content.dice.faces(colour);
    let mut ways = BTreeMap::new();
    for first in faces(Colour::Yellow) {
        for second in faces(Colour::Yellow) {
            for blue in faces(Colour::Blue) {
                let wounds = (first.damage + second.damage).saturating_sub(blue.shield);
                *ways.entry(i32::from(wounds)).or_insert(0u64) += 1;
            }
        }
    }
    let told = preview(&at, &["action:attack"], "on:satyrs/melee");
    let [odds] = told.odds.as_slice() else { panic!("{told:?}") };
    assert_eq!(odds.ways, ways.clone().into_iter().collect::<Vec<_>>());
    // The leader has two of its three health left.
    assert_eq!((odds.of, odds.kills), (216, ways.range(2..).map(|(_, n)| n).sum()));
    assert_eq!(said(&told)[0], "Attack: 2 yellow. Defence: 1 blue.");
    assert_eq!(told.sight, ["0,0"], "a zone is named once");
    let begins = preview(&at, &[], "action:attack");
    assert_eq!(begins.concerns, ["satyrs", "skeletons"]);
    // Where there is no choice, nobody is asked: the action itself tells.
    let alone = preview(&duel(gheta, LIGHT, "satyrs", satyrs), &[], "action:attack");
    assert_eq!((alone.odds, alone.tells), (told.odds, told.tells));
}

/// MD-LIT-03, MD-POL-03, MD-POL-06, MD-TOK-08, MD-ABL-18: whatever counts in an attack counts in its chances.
#[test]
fn chances_come_true() {
    let undead = |minions: u8| json!({ "zone": "0,0", "mob": "3-4", "minions": minions });
    let sword = json!({ "zone": "0,0", "worn": ["rusty-sword"] });
    let key = "on:undead/melee";
    let attack = ["action:attack"];
    let light = comes_true(&choice(sword.clone(), LIGHT, "undead", undead(0)), &attack, key, "undead");
    let shadow = comes_true(&choice(sword.clone(), SHADOW, "undead", undead(0)), &attack, key, "undead");
    assert_ne!(light.odds, shadow.odds, "out of shadow there is another die");
    let minions = comes_true(&choice(sword, LIGHT, "undead", undead(2)), &attack, key, "undead");
    assert_eq!(minions.odds[0].of, light.odds[0].of * 36, "two black dice more, without damage or shields");
    // Two weapons: both, or one.
    let two = json!({ "zone": "0,0", "worn": ["iron-sword", "short-axe"] });
    let at = choice(two, LIGHT, "gargoyles", json!({ "zone": "0,0", "mob": "1-2", "minions": 0 }));
    let both = preview(&at, &["action:attack", "on:gargoyles/melee"], "both");
    let one = preview(&at, &["action:attack", "on:gargoyles/melee"], "weapon:iron-sword");
    assert_ne!(both.odds, one.odds);
    // A pillar takes a yellow die of a shot.
    let bow = json!({ "zone": "0,0", "worn": ["short-bow"] });
    let far = json!({ "zone": "1,0", "mob": "1-2", "minions": 0 });
    let mut shot = choice(bow, LIGHT, "undead", far);
    let free = comes_true(&shot, &attack, "on:undead/ranged", "undead");
    shot["tokens"] = json!({ "1,0": ["pillar"] });
    assert_ne!(comes_true(&shot, &attack, "on:undead/ranged", "undead").odds, free.odds);
}

/// MD-POL-07, MD-RES-03: before the roll an ability tells what it adds, after it a die that is rolled again does.
#[test]
fn an_ability_tells_what_it_makes_of_the_attack() {
    let axe = json!({ "zone": "0,0", "worn": ["damned-huge-war-sword"] });
    let at = duel(axe, LIGHT, "undead", json!({ "zone": "0,0", "mob": "1-2", "minions": 0 }));
    let before = ["action:attack"];
    let roll = preview(&at, &before, "roll");
    let more = preview(&at, &before, "use:damned-huge-war-sword");
    let plus: Vec<(i32, u64)> = roll.odds[0].ways.iter().map(|(n, ways)| (n + 1, *ways)).collect();
    assert_eq!(more.odds[0].ways, plus, "one more damage");
}

/// MD-MOV-07, MD-LIT-01, MD-TOK-02: a step tells what it provokes, and what waits there.
#[test]
fn a_step_tells_what_it_provokes() {
    let gheta = json!({ "zone": "0,0" });
    let mut at = duel(gheta, SHADOW, "undead", json!({ "zone": "0,0", "mob": "1-2", "minions": 2 }));
    let told = preview(&at, &["action:move"], "step:1,0");
    assert_eq!((told.cost, told.way.as_slice()), (Some(1), &["0,0".to_owned(), "1,0".to_owned()][..]));
    assert_eq!(said(&told)[0], "Leaving hurts: 3 wounds, one for each miniature left behind.");
    assert_eq!(told.tells[0].at, [Target::Figure("undead".to_owned())]);
    let before = told.tells.len();
    at["tokens"] = json!({ "1,0": ["spike-trap"] });
    assert_eq!(preview(&at, &["action:move"], "step:1,0").tells.len(), before + 1);
}

fn intent(at: &Value, figure: &str) -> Preview {
    arranged(at).intent(Viewer::Seat(Seat(0)), figure).expect("an intent")
}

/// MD-MOB-03, MD-MOB-22, MD-CND-06, MD-CND-02: a mob attacks or comes nearer; frost takes actions, fire burns first.
#[test]
fn a_mob_tells_what_it_would_do() {
    let zones = "+-+-+-+\n|l l l|\n+-+-+-+\n";
    let gheta = json!({ "zone": "0,0", "worn": ["worn-leather-armour"] });
    let far = |more: Value| {
        let mut undead = json!({ "zone": "2,0", "mob": "1-2", "minions": 1 });
        more.as_object().expect("fields").iter().for_each(|(key, value)| undead[key] = value.clone());
        duel(gheta.clone(), zones, "undead", undead)
    };
    let comes = intent(&far(json!({})), "undead");
    assert_eq!((comes.way.as_slice(), comes.odds.len()), (&["2,0", "1,0", "0,0"].map(str::to_owned)[..], 0));
    assert_eq!(comes.concerns, ["gheta"]);
    let slowed = intent(&far(json!({ "frost": 1, "fire": 2 })), "undead");
    assert_eq!(slowed.way, ["2,0", "1,0"]);
    let words = said(&slowed);
    assert!(words.iter().any(|line| line == "It burns first: 2 yellow dice."), "{words:?}");
    assert!(words.iter().any(|line| line == "Frost takes 1 of its actions."), "{words:?}");
    let strikes = intent(&far(json!({ "zone": "0,0" })), "undead");
    assert_eq!((strikes.way.len(), strikes.odds.len()), (1, 2), "two attacks");
    assert_eq!(strikes.odds[0].figure, "gheta");
    assert!(
        said(&strikes).iter().any(|line| line.contains("2 black against 1 blue")),
        "{:?}",
        said(&strikes)
    );
}

/// MD-ROA-02, MD-CND-07, MD-BOS-13: the line that applies; nothing under two frost tokens; what a boss rolls for.
#[test]
fn roaming_monsters_and_bosses_tell_what_they_would_do() {
    let zones = "+-+-+-+\n|l l s|\n+-+-+-+\n";
    let lyidan = |more: Value| {
        let mut is = json!({ "zone": "1,0", "roaming": "1-2" });
        more.as_object().expect("fields").iter().for_each(|(key, value)| is[key] = value.clone());
        duel(json!({ "zone": "0,0" }), zones, "lyidan", is)
    };
    let flees = intent(&lyidan(json!({})), "lyidan");
    assert_eq!(flees.way, ["1,0", "2,0"], "in light it goes into shadow");
    assert!(said(&flees)[0].starts_with("In light: 3 wounds for itself"), "{:?}", said(&flees));
    let pounces = intent(&lyidan(json!({ "zone": "2,0" })), "lyidan");
    assert_eq!((pounces.way.as_slice(), pounces.odds.len()), (&["2,0", "0,0"].map(str::to_owned)[..], 1));
    let frozen = intent(&lyidan(json!({ "frost": 2 })), "lyidan");
    assert_eq!((frozen.odds.len(), said(&frozen).len()), (0, 1));
    let boss = duel(json!({ "zone": "0,0" }), zones, "boss", json!({ "zone": "2,0", "boss": "reaper" }));
    let rolls = said(&intent(&boss, "boss"));
    assert_eq!(rolls.len(), 4, "{rolls:?}");
    // Three of six faces of the black die have the icon.
    assert!(rolls[1].ends_with("(9 of 36 rolls)") && rolls[2].ends_with("(18 of 36 rolls)"), "{rolls:?}");
}

/// MD-ENM-01: what an enemy would do is what it does first when it is activated, where nobody decides and nothing burns.
#[test]
fn intents_come_true() {
    let game = Arc::new(game());
    let mut compared = 0;
    for seed in 0..18u64 {
        let quest = &game.content.quests[(seed as usize) % game.content.quests.len()].name;
        let setup = game.setup(Some(quest), Some(2 + (seed % 4) as u8)).expect("a quest");
        let mut table = Table::new(Arc::clone(&game), setup, seed).expect("a table");
        let mut random = RandomPlayer::new(seed);
        // Who acts, and the line of the log with which it should begin.
        let mut expected: Option<(String, String)> = None;
        for _ in 0..1_200 {
            let open = table.pending(Viewer::Engine);
            let asked = open.iter().find_map(|open| Some((*open.seats.first()?, open.asked.as_ref()?)));
            let Some((seat, asked)) = asked else { break };
            // Nothing that could change the plan is used meanwhile.
            let waits = asked.options.iter().position(|option| option.key == "pass");
            let n = waits.filter(|_| expected.is_some()).unwrap_or_else(|| random.below(asked.options.len()));
            let option = &asked.options[n];
            if asked.kind == "next-enemy" && !option.key.contains(':') {
                expected = plan(&table, &option.key);
            }
            let (seat, key) = (option.seat.unwrap_or(seat), option.key.clone());
            let question = table.question(seat).unwrap_or(asked.question);
            let since = table.log(Viewer::Engine, 0).len();
            table.answer(seat, question, &key).expect("an answer that is offered");
            let Some((who, begins)) = expected.clone() else { continue };
            for line in table.log(Viewer::Engine, since.saturating_sub(1)) {
                let acts = line.line.starts_with(&format!("moved {who} "))
                    || line.line.starts_with(&format!("attacks {who} "));
                if acts {
                    assert!(line.line.starts_with(&begins), "{who}: {begins:?} told, {:?} done", line.line);
                    compared += 1;
                    expected = None;
                    break;
                }
                if line.line.starts_with("activated ") && !line.line.ends_with(&who) {
                    expected = None;
                }
            }
        }
    }
    assert!(compared > 50, "{compared}");
}

/// What an enemy would begin with, if nothing is left open.
fn plan(table: &Table<Darkness>, figure: &str) -> Option<(String, String)> {
    let intent = table.intent(Viewer::Engine, figure)?;
    let words = said(&intent);
    let open = |line: &String| {
        line.contains("players decide") || line.contains("burns first") || line.contains("wounds for itself")
    };
    let figures = table.scene(Viewer::Engine).figures;
    let poisoned =
        figures.iter().any(|one| one.id == figure && one.conditions.iter().any(|is| is == "poison"));
    if poisoned || words.iter().any(open) {
        return None;
    }
    let off_board = figures.iter().any(|one| one.id == figure && one.at.is_empty());
    let begins = match (intent.way.as_slice(), intent.odds.first()) {
        ([next], _) if off_board => format!("moved {figure} {next}"),
        ([_, next, ..], _) => format!("moved {figure} {next}"),
        (_, Some(odds)) => format!("attacks {figure} {}", odds.figure),
        _ => return None,
    };
    Some((figure.to_owned(), begins))
}
