//! The chances that are told before an attack, against all orders of small decks and against attacks that are made.

use haven::actions::attack::Weapon;
use haven::content::{Attack, Value};
use haven::{Fact, Haven, Position, World};
use std::collections::BTreeMap;
use table::scene::Odds;
use table::{Answers, Ask, Chance, Game, Prompt, Seat, State, playout};

/// An attack of the Brute on an Inox Guard: its words, its deck, and what else is so.
struct Bout {
    attack: &'static str,
    deck: &'static [&'static str],
    brute: &'static str,
    guard: &'static str,
}

const fn bout(attack: &'static str, deck: &'static [&'static str]) -> Bout {
    Bout { attack, deck, brute: "", guard: "" }
}

const SMALL: &[&str] = &["+0", "+1", "-1", "+2", "null", "2x"];
const ROLLING: &[&str] = &["+0", "-1", "rolling +1", "rolling +2", "rolling pierce 3", "2x"];
const EFFECTS: &[&str] = &["+1", "+1 shield 1", "+2 muddle", "+0", "-2", "rolling +1"];
const BLESSED: &[&str] = &["+0", "+1", "bless", "curse", "-1"];
const SHORT: &[&str] = &["+1", "rolling +1", "rolling +2"];
const STANDARD: &[&str] = &[
    "+0", "+0", "+0", "+0", "+0", "+0", "+1", "+1", "+1", "+1", "+1", "-1", "-1", "-1", "-1", "-1", "+2",
    "-2", "2x", "null",
];

fn bouts() -> Vec<Bout> {
    let mut all = Vec::new();
    for deck in [SMALL, ROLLING, EFFECTS, BLESSED, SHORT, STANDARD] {
        for attack in ["attack 3", "attack 3 advantage", "attack 2 disadvantage"] {
            all.push(bout(attack, deck));
        }
    }
    all.push(Bout { guard: r#""conditions": ["poison"]"#, ..bout("attack 3 pierce 1", ROLLING) });
    all.push(Bout { guard: r#""bonuses": ["shield 2"]"#, ..bout("attack 3 pierce 1", SMALL) });
    all.push(Bout { brute: r#""conditions": ["strengthen"]"#, ..bout("attack 2 plus 1 times 2", SMALL) });
    all.push(Bout { brute: r#""conditions": ["muddle"]"#, ..bout("attack 4", ROLLING) });
    all.push(Bout { guard: r#""hp": 3"#, ..bout("attack 2", STANDARD) });
    all
}

fn world(game: &Haven, bout: &Bout, seed: u64) -> World {
    let more = |own: serde_json::Value, words: &str| {
        let (mut all, more): (serde_json::Value, serde_json::Value) =
            (own, serde_json::from_str(&format!("{{{words}}}")).expect("words"));
        let map = all.as_object_mut().expect("a figure");
        map.extend(more.as_object().expect("words").clone());
        all
    };
    let brute = serde_json::json!({ "hero": "brute", "actions": [bout.attack], "modifiers": bout.deck });
    let guard = serde_json::json!({ "monster": "inox-guard", "number": 1 });
    let position = serde_json::json!({
        "at": "turn brute",
        "level": 3,
        "map": " . . .\n  B 1 .\n",
        "legend": { "B": more(brute, bout.brute), "1": more(guard, bout.guard) },
    });
    let position: Position = serde_json::from_value(position).unwrap_or_else(|e| panic!("{e}"));
    game.arrange(position, &mut Chance::seeded(seed)).unwrap_or_else(|e| panic!("{e}"))
}

/// Attacks once, and asks before what would come of it.
#[derive(Default)]
struct Striker {
    told: Option<Odds>,
}

impl Answers<Haven> for Striker {
    fn answer(
        &mut self,
        game: &Haven,
        ask: &Ask<'_, Haven>,
        world: &mut World,
        _: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let key = |i: usize| {
            let mut key = String::new();
            ask.options.key(i, game, &mut key);
            key
        };
        let count = ask.options.count();
        let option = match ask.prompt.kind() {
            "act" if self.told.is_some() => return None,
            "target" => {
                let preview = ask.options.preview(0, game, ask.prompt, world, Seat(0));
                self.told = preview.odds.into_iter().next();
                0
            }
            // The most that can be made of it.
            "modifier-order" => {
                let rank = |i: &usize| match key(*i).as_str() {
                    key if key.starts_with("first:+") => 0,
                    "first:x2" => 1,
                    _ => 2,
                };
                (0..count).min_by_key(rank)?
            }
            _ => 0,
        };
        Some((Seat(0), option))
    }
}

/// Attacks once: the chances told before, and the damage.
fn strike(game: &Haven, world: &World, seed: u64) -> (Odds, u8) {
    let mut state = State::<Haven> { world: world.clone(), chance: Chance::seeded(seed) };
    let mut striker = Striker::default();
    let mut facts: Vec<Fact> = Vec::new();
    playout(game, &mut state, &mut striker, Some(&mut facts), false).unwrap_or_else(|e| panic!("{e}"));
    let hit = facts.iter().find_map(|f| if let Fact::Hits { damage, .. } = f { Some(*damage) } else { None });
    (striker.told.expect("a preview of the attack"), hit.expect("an attack"))
}

/// What is told is how often it happens: 1,500 attacks in each of 23 positions.
#[test]
fn the_chances_told_are_the_chances_played() {
    let game = Haven::gloomhaven().unwrap_or_else(|e| panic!("{e}"));
    const MANY: u64 = 1_500;
    for bout in bouts() {
        let world = world(&game, &bout, 1);
        let mut seen: BTreeMap<i32, u64> = BTreeMap::new();
        let mut odds = None;
        for seed in 0..MANY {
            let (told, damage) = strike(&game, &world, seed);
            *seen.entry(damage.into()).or_default() += 1;
            odds = Some(told);
        }
        let odds = odds.expect("attacks");
        let told: BTreeMap<i32, u64> = odds.ways.iter().copied().collect();
        assert_eq!(told.values().sum::<u64>(), odds.of, "{} {:?}", bout.attack, bout.deck);
        for damage in seen.keys().chain(told.keys()) {
            let p = *told.get(damage).unwrap_or(&0) as f64 / odds.of as f64;
            let (expected, found) = (p * MANY as f64, *seen.get(damage).unwrap_or(&0) as f64);
            let spread = (MANY as f64 * p * (1.0 - p)).sqrt();
            let what = format!(
                "{} {:?}: {damage} came {found} times of {MANY}, told {odds:?}",
                bout.attack, bout.deck
            );
            assert!((expected - found).abs() <= 5.0 * spread + 0.5, "{what}");
        }
    }
}

/// GH-BON-04, GH-ITM-19: a card in the active area and an item with use slots must be used, so they are no secret: with
/// each of them every damage is one less.
#[test]
fn what_must_be_used_against_the_damage_is_told() {
    let game = Haven::gloomhaven().unwrap_or_else(|e| panic!("{e}"));
    let ways = |more: serde_json::Value| {
        let mut brute = serde_json::json!({ "hero": "brute" });
        brute.as_object_mut().expect("a figure").extend(more.as_object().expect("words").clone());
        let position = serde_json::json!({
            "at": "turn brute",
            "level": 1,
            "map": " B 1\n",
            "legend": { "B": brute, "1": { "monster": "inox-guard", "number": 1 } },
        });
        let position: Position = serde_json::from_value(position).unwrap_or_else(|e| panic!("{e}"));
        let world = game.arrange(position, &mut Chance::seeded(1)).unwrap_or_else(|e| panic!("{e}"));
        let (brute, guard) = (world.party.heroes[0].id.into(), world.foes.monsters[0].id.into());
        let weapon = Weapon::of(&Attack::plain(Value::Fixed(6)), None, &[]);
        let from = world.at(guard).expect("its place");
        world.odds(&game, guard, from, brute, &weapon).expect("chances").ways
    };
    let plain = ways(serde_json::json!({}));
    let less: Vec<(u8, u64)> = plain.iter().map(|(damage, ways)| (damage.saturating_sub(1), *ways)).collect();
    assert_eq!(ways(serde_json::json!({ "active": ["warding-strength/bottom"] })), less);
    assert_eq!(ways(serde_json::json!({ "items": ["hide-armor"] })), less);
}

/// GH-ADV-01, GH-ADV-02, GH-ADV-04, GH-ADV-05, GH-AMD-10: the cards of an order that count, by the words of the rules.
/// Only for decks without effects, in which a higher number is better.
fn counting<'d>(order: &[&'d str], luck: &str) -> Vec<&'d str> {
    let rolls = |card: &str| card.starts_with("rolling");
    let until_it_ends = |from: usize| {
        let last = from + order[from..].iter().position(|card| !rolls(card)).expect("a card that ends it");
        order[..=last].to_vec()
    };
    let worth = |card: &str| match card {
        "null" => -100,
        "2x" => 100,
        number => number.parse::<i32>().expect("a number"),
    };
    let [first, second] = [order[0], order[1]];
    match (luck, rolls(first), rolls(second)) {
        ("plain", ..) => until_it_ends(0),
        ("advantage", false, false) => vec![if worth(second) > worth(first) { second } else { first }],
        (_, false, false) => vec![if worth(second) < worth(first) { second } else { first }],
        ("advantage", true, true) => until_it_ends(2),
        ("advantage", ..) => vec![first, second],
        (_, true, true) => vec![*until_it_ends(2).last().expect("a card")],
        (_, true, false) => vec![second],
        (_, false, true) => vec![first],
    }
}

/// The damage of an attack of 3 against no shield.
fn damage(cards: &[&str]) -> i32 {
    if cards.contains(&"null") {
        return 0;
    }
    let number = |card: &&str| card.trim_start_matches("rolling ").parse::<i32>().unwrap_or(0);
    let plus: i32 = cards.iter().map(number).filter(|n| *n > 0).sum();
    let minus: i32 = cards.iter().map(number).filter(|n| *n < 0).sum();
    let doubled = if cards.contains(&"2x") { 2 } else { 1 };
    ((3 + plus) * doubled + minus).max(0)
}

fn orders<'d>(cards: &[&'d str]) -> Vec<Vec<&'d str>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for n in 0..cards.len() {
        let mut rest = cards.to_vec();
        let first = rest.remove(n);
        all.extend(orders(&rest).into_iter().map(|rest| [vec![first], rest].concat()));
    }
    all
}

/// Every order of a deck is followed by the words of the rules; the chances are the same, to the last way.
#[test]
fn the_chances_are_those_of_all_orders() {
    let game = Haven::gloomhaven().unwrap_or_else(|e| panic!("{e}"));
    let plain: &[&str] = &["+0", "-1", "rolling +1", "rolling +2", "+1", "2x", "null"];
    for deck in [SMALL, plain] {
        for (luck, attack) in [
            ("plain", "attack 3"),
            ("advantage", "attack 3 advantage"),
            ("disadvantage", "attack 3 disadvantage"),
        ] {
            let deck: &'static [&'static str] = if deck == SMALL { SMALL } else { Box::leak(plain.into()) };
            let (odds, _) = strike(&game, &world(&game, &bout(attack, deck), 1), 1);
            let orders = orders(deck);
            let mut ways: BTreeMap<i32, u64> = BTreeMap::new();
            for order in &orders {
                *ways.entry(damage(&counting(order, luck))).or_default() += 1;
            }
            let told: BTreeMap<i32, u64> = odds.ways.iter().copied().collect();
            let same = |number: &i32| {
                let (told, found) = (told.get(number).unwrap_or(&0), ways.get(number).unwrap_or(&0));
                told * orders.len() as u64 == found * odds.of
            };
            assert!(ways.keys().chain(told.keys()).all(same), "{attack} {deck:?}: {ways:?}, told {odds:?}");
        }
    }
}
