//! What players are shown before they choose: the chances of an attack, what a step costs and provokes.

use serde_json::{Value, json};
use sorcery::{Fact, Position, Sorcery, World};
use std::collections::BTreeMap;
use table::scene::Preview;
use table::{Answers, Ask, Chance, Fact as _, Game, Seat, State, Table, Viewer, play_unit};

fn game() -> Sorcery {
    Sorcery::new().unwrap_or_else(|e| panic!("{e}"))
}

/// Bran, with what the position says of him, beside Sel and an enemy.
fn duel(bran: Value, enemy: &str, is: Value) -> Value {
    json!({
        "at": "turn bran", "areas": "+-+-+\n|a b|\n+-+-+\n",
        "figures": { "bran": bran, "sel": { "area": "b" }, enemy: is },
    })
}

/// The preview of an option in a position.
fn preview(at: &Value, key: &str) -> Preview {
    let position: Position = serde_json::from_value(at.clone()).expect("a position");
    let table = Table::arranged(game().into(), position, Chance::seeded(1)).unwrap_or_else(|e| panic!("{e}"));
    let asked = table.pending(Viewer::Seat(Seat(0))).remove(0).asked.expect("Bran is asked");
    table.preview(Seat(0), asked.question, key).expect("a preview")
}

/// Takes the option once; pays for nothing.
struct Once<'k>(Option<&'k str>);

impl Answers<Sorcery> for Once<'_> {
    fn answer(
        &mut self,
        game: &Sorcery,
        ask: &Ask<'_, Sorcery>,
        _: &mut World,
        _: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let wanted = self.0.take().unwrap_or("done");
        let mut all = (0..ask.options.count()).map(|n| {
            let mut key = String::new();
            ask.options.key(n, game, &mut key);
            key
        });
        let n = all.position(|key| key == wanted).unwrap_or(0);
        Some((ask.speaker(n)?, n))
    }
}

/// How often each number of wounds comes of so many attacks.
fn played(at: &Value, key: &str, target: &str, times: u64) -> BTreeMap<i32, u64> {
    let game = game();
    let mut ways = BTreeMap::new();
    for seed in 1..=times {
        let position: Position = serde_json::from_value(at.clone()).expect("a position");
        let mut chance = Chance::seeded(seed);
        let world = game.arrange(position, &mut chance).expect("a world");
        let mut state = State::<Sorcery> { world, chance };
        let mut facts: Vec<Fact> = Vec::new();
        play_unit(&game, &mut state, &mut Once(Some(key)), Some(&mut facts)).expect("a unit");
        let suffered = facts.iter().find_map(|fact| {
            let mut line = String::new();
            fact.line(&game, &mut line);
            let n = line.strip_prefix(&format!("defends {target} blocks "))?.split(' ').nth(2)?;
            Some(n.parse::<i32>().expect("a number"))
        });
        *ways.entry(suffered.unwrap_or(0)).or_default() += 1;
    }
    ways
}

/// The chances that are told are those that attacks have.
fn comes_true(at: &Value, key: &str, target: &str) -> Preview {
    const TIMES: u64 = 4_000;
    let told = preview(at, key);
    let [odds] = told.odds.as_slice() else { panic!("{told:?}") };
    assert_eq!((odds.figure.as_str(), odds.ways.iter().map(|(_, n)| n).sum::<u64>()), (target, odds.of));
    let seen = played(at, key, target, TIMES);
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

/// SS-ATK-14, SS-DEF-02, SS-DEF-08: two red dice, an armour of 1 and one die, counted roll by roll.
#[test]
fn the_chances_of_an_attack_are_told_before_it() {
    let at = duel(
        json!({ "area": "a", "main": "long-sword" }),
        "reaver-blue-1",
        json!({ "area": "a", "wounds": 4 }),
    );
    let game = game();
    let dice = &game.content.dice;
    let hit = |face: &sorcery::content::Symbols| face.of(sorcery::content::Symbol::Hit);
    let mut ways = BTreeMap::new();
    for first in &dice.red {
        for second in &dice.red {
            for defence in &dice.blue {
                let left = (hit(first) + hit(second)).saturating_sub(1);
                let block = defence.of(sorcery::content::Symbol::Block);
                *ways.entry(i32::from(left.saturating_sub(block))).or_insert(0) += 1;
            }
        }
    }
    let told = preview(&at, "attack:long-sword/reaver-blue-1");
    let [odds] = told.odds.as_slice() else { panic!("{told:?}") };
    assert_eq!(odds.ways, ways.clone().into_iter().collect::<Vec<_>>());
    assert_eq!(told.sight, ["a"], "an area is named once");
    assert_eq!((odds.of, odds.kills), (1_000, ways.range(1..).map(|(_, n)| n).sum()));
}

/// SS-CTL-02, SS-SUP-01, SS-ACT-08, SS-DEF-01, SS-SHD-02, SS-LETH-01, SS-ECD-03, SS-CRIT-10: whatever counts in an attack counts in its chances.
#[test]
fn chances_come_true() {
    let sword = json!({ "area": "a", "main": "long-sword" });
    let key = "attack:long-sword/reaver-red";
    let red = comes_true(&duel(sword.clone(), "reaver-red", json!({ "area": "a" })), key, "reaver-red");
    // Two against one: supremacy.
    let mut two = duel(sword.clone(), "reaver-red", json!({ "area": "a" }));
    two["figures"]["sel"]["area"] = json!("a");
    assert_ne!(comes_true(&two, key, "reaver-red").odds, red.odds);
    // Magic shields, as long as they last.
    let witch =
        |shields: u8| duel(sword.clone(), "witch-green-1", json!({ "area": "a", "shields": shields }));
    let shielded =
        |shields: u8| comes_true(&witch(shields), "attack:long-sword/witch-green-1", "witch-green-1").odds;
    assert_ne!(shielded(0), shielded(1));
    assert_ne!(shielded(1), shielded(2));
    let down = duel(sword.clone(), "reaver-red", json!({ "area": "a", "conditions": ["knocked-down"] }));
    assert_ne!(comes_true(&down, key, "reaver-red").odds, red.odds);
    // A figure that may make the attack void.
    let penitent = duel(sword, "penitent-red", json!({ "area": "a", "powers": ["warded"] }));
    comes_true(&penitent, "attack:long-sword/penitent-red", "penitent-red");
    // A crossbow against somebody who resists it.
    let crossbow = json!({ "area": "a", "main": "arbalest" });
    let green = duel(crossbow, "reaver-green-1", json!({ "area": "a" }));
    comes_true(&green, "attack:arbalest/reaver-green-1", "reaver-green-1");
}

/// SS-MOV-02, SS-ENG-04: a step tells its price, and that leaving provokes.
#[test]
fn a_step_tells_what_it_provokes() {
    let engaged = duel(json!({ "area": "a" }), "reaver-green-1", json!({ "area": "a" }));
    let told = preview(&engaged, "step:b");
    assert_eq!((told.cost, told.way.len(), told.tells.len()), (Some(1), 2, 1));
    assert_eq!(told.tells[0].at, [table::scene::Target::Figure("reaver-green-1".to_owned())]);
    let alone = duel(json!({ "area": "a" }), "reaver-green-1", json!({ "area": "b" }));
    assert!(preview(&alone, "step:b").tells.is_empty());
}

/// SS-TER-08, SS-TER-10: difficult terrain costs more; what hurts there is told.
#[test]
fn a_step_tells_what_waits_there() {
    let at = |area: &str| {
        json!({
            "at": "turn bran", "quest": "the-cold-chapel", "shadow-tokens": [],
            "figures": { "bran": { "area": area }, "sel": { "area": "1A-a" } },
        })
    };
    let step = |from: &str, to: &str| preview(&at(from), &format!("step:{to}"));
    let (difficult, plain, dangerous) = (step("2A-a", "2A-b"), step("2A-c", "3A-a"), step("3A-a", "3A-b"));
    assert_eq!([&difficult, &plain, &dangerous].map(|told| told.cost), [Some(2), Some(1), Some(1)]);
    assert_eq!([&difficult, &plain, &dangerous].map(|told| told.tells.len()), [0, 0, 1]);
}

/// SS-FIRE-04: fire is told before anybody walks into it.
#[test]
fn fire_is_told_before_it_burns() {
    let mut at = duel(json!({ "area": "a" }), "reaver-green-1", json!({ "area": "b" }));
    assert!(preview(&at, "step:b").tells.is_empty());
    at["fires"] = json!({ "b": [1, 0] });
    assert_eq!(preview(&at, "step:b").tells.len(), 1);
}
