//! The chances of an attack that are told before it: the same as when every roll is counted one by one.

use descent::actions::odds::Odds;
use descent::content::{Colour, Face};
use descent::world::{WeaponRef, Who};
use descent::{Descent, Position, World};
use std::collections::BTreeMap;
use table::{Chance, Game};

fn game() -> Descent {
    Descent::new().unwrap_or_else(|e| panic!("{e}"))
}

/// What counts in an attack beside its dice.
#[derive(Clone, Copy, Default)]
struct More {
    damage: i16,
    range: u8,
    pierce: u8,
    shields: i16,
    /// Shields for a blank die.
    blank: u8,
    needed: Option<u8>,
    /// Whether a hero near the attacker weakens it.
    softened: bool,
}

/// Every roll of these dice.
fn rolls(game: &Descent, dice: &[Colour]) -> Vec<Vec<Face>> {
    dice.iter().fold(vec![Vec::new()], |rolls, die| {
        let faces = game.content.dice.faces(*die);
        let more = |roll: &Vec<Face>| {
            let roll = roll.clone();
            faces.iter().map(move |face| [roll.clone(), vec![*face]].concat()).collect::<Vec<_>>()
        };
        rolls.iter().flat_map(more).collect()
    })
}

/// DE-ATK-19, DE-ATK-20, DE-ATK-22, DE-ATK-30: what is dealt, roll by roll.
fn counted(game: &Descent, attack: &[Colour], defence: &[Colour], left: u8, more: More) -> Odds {
    let mut odds = Odds { needed: more.needed, ..Odds::default() };
    for blow in rolls(game, attack) {
        for guard in rolls(game, defence) {
            let sum = |of: fn(&Face) -> u8, roll: &[Face]| roll.iter().map(of).sum::<u8>();
            let missed = blow.iter().any(|face| face.miss)
                || more.needed.is_some_and(|needed| sum(|face| face.range, &blow) + more.range < needed);
            let mut damage = (i16::from(sum(|face| face.damage, &blow)) + more.damage).max(0);
            if more.softened && damage > 1 {
                damage -= 1;
            }
            let blank = guard.iter().any(|face| *face == Face::default());
            let shields = i16::from(sum(|face| face.shield, &guard)) + more.shields;
            let shields = shields + if blank { i16::from(more.blank) } else { 0 };
            let shields = (shields.max(0) - i16::from(more.pierce)).max(0);
            let dealt = if missed { 0 } else { u8::try_from((damage - shields).max(0)).expect("damage") };
            *odds.ways.entry(dealt).or_default() += 1;
            odds.of += 1;
            odds.kills += u64::from(dealt >= left);
        }
    }
    odds
}

fn world(game: &Descent, position: serde_json::Value) -> World {
    let position: Position = serde_json::from_value(position).expect("a position");
    game.arrange(position, &mut Chance::seeded(1)).unwrap_or_else(|e| panic!("{e}"))
}

fn figure(game: &Descent, world: &World, name: &str) -> Who {
    world.figures().map(|(who, _)| who).find(|who| game.name_of_figure(*who) == name).expect("a figure")
}

/// The chances of an attack of one figure on another.
fn told(game: &Descent, world: &World, by: &str, weapon: &str, on: &str) -> Odds {
    let (by, on) = (figure(game, world, by), figure(game, world, on));
    let weapon = match weapon {
        "monster" => WeaponRef::Monster,
        "familiar" => WeaponRef::Familiar,
        "unarmed" => WeaponRef::Unarmed,
        item => WeaponRef::Item(game.content.item(item).expect("an item")),
    };
    let space = world.body(on).expect("a target").at;
    world.odds(game, by, weapon, (on, space))
}

use Colour::{Black, Blue, Brown, Grey, Red, Yellow};

/// DE-ATK-05, DE-ATK-09, DE-ATK-13: what is held, how far away it is, and what counts with it.
#[test]
fn weapons_of_heroes() {
    let game = game();
    let at = |squares: &str, equipped: &[&str], damage: u8| {
        world(
            &game,
            serde_json::json!({
                "at": "turn jain-fairwood, 2 actions left",
                "map": { "squares": format!("__________\n_{squares}_\n__________") },
                "legend": {
                    "J": { "hero": "jain-fairwood", "class": "wildlander", "equipped": equipped },
                    "z": { "monster": "zombie", "rank": "master", "damage": damage },
                },
            }),
        )
    };
    let told = |world: &World, weapon: &str| told(&game, world, "jain-fairwood", weapon, "zombie-1");
    let near = at("Jz......", &["crossbow", "scorpion-helm"], 4);
    let bow = More { range: 1, pierce: 1, needed: Some(1), ..More::default() };
    assert_eq!(told(&near, "crossbow"), counted(&game, &[Blue, Yellow], &[Brown], 2, bow));
    assert_eq!(told(&near, "unarmed"), counted(&game, &[Blue], &[Brown], 2, More::default()));
    let far = at("J.....z.", &["crossbow", "scorpion-helm"], 2);
    let bow = More { needed: Some(6), ..bow };
    assert_eq!(told(&far, "crossbow"), counted(&game, &[Blue, Yellow], &[Brown], 4, bow));
    let sword = at("Jz......", &["steel-greatsword"], 0);
    let blows = counted(&game, &[Blue, Red, Yellow], &[Brown], 6, More::default());
    assert_eq!(told(&sword, "steel-greatsword"), blows);
}

/// DE-CND-20, DE-TER-23, DC-CLASS-77: conditions, elevations and duels.
#[test]
fn what_counts_for_and_against_the_attacker() {
    let game = game();
    let at = |hero: &[&str], monster: &[&str], line: &str, challenged: Option<&str>| {
        let skills: &[&str] = if challenged.is_some() { &["challenge"] } else { &[] };
        world(
            &game,
            serde_json::json!({
                "at": "turn syndrael, 2 actions left",
                "map": {
                    "squares": "____\n_Sz_\n____",
                    "edges": [{ "between": ["1,1", "2,1"], "kind": line }],
                },
                "legend": {
                    "S": {
                        "hero": "syndrael", "class": "knight", "conditions": hero, "skills": skills,
                        "exhausted": skills, "challenged": challenged,
                    },
                    "z": { "monster": "zombie", "rank": "master", "conditions": monster },
                },
            }),
        )
    };
    let told = |world: &World| told(&game, world, "syndrael", "iron-longsword", "zombie-1");
    let is = |world: &World, defence: &[Colour], more: More| {
        assert_eq!(told(world), counted(&game, &[Blue, Red], defence, 6, more));
    };
    is(&at(&["weakened"], &[], "brush", None), &[Brown], More { damage: -1, ..More::default() });
    is(&at(&[], &["weakened"], "brush", None), &[Brown], More { shields: -1, ..More::default() });
    is(&at(&[], &[], "elevation", None), &[Brown, Black], More::default());
    is(&at(&[], &[], "elevation", Some("zombie-1")), &[Brown, Black], More { damage: 1, ..More::default() });
}

/// DC-HERO-31, DE-DIC-11: a hero that weakens monsters near it, and shields for a blank die.
#[test]
fn heroes_that_are_attacked() {
    let game = game();
    let at = |squares: &str, conditions: &[&str]| {
        world(
            &game,
            serde_json::json!({
                "at": "activation zombie-1, 2 actions left",
                "act": 2,
                "map": { "squares": format!("_______\n_{squares}_\n_______") },
                "legend": {
                    "z": { "monster": "zombie", "conditions": conditions },
                    "S": {
                        "hero": "syndrael", "class": "knight", "damage": 9,
                        "equipped": ["leather-armor", "iron-bound-ring"],
                    },
                    "L": { "hero": "leoric-of-the-book", "class": "runemaster" },
                },
            }),
        )
    };
    let told = |world: &World| told(&game, world, "zombie-1", "monster", "syndrael");
    let is = |world: &World, more: More| {
        // 12 Health, 1 for the armour and 2 for the ring.
        let counted = counted(&game, &[Blue, Yellow], &[Grey, Brown], 6, More { blank: 1, ..more });
        assert_eq!(told(world), counted);
        assert!(counted.kills < counted.of);
    };
    is(&at("zS..L", &[]), More::default());
    is(&at("zS.L.", &[]), More { softened: true, ..More::default() });
    is(&at("zS.L.", &["weakened"]), More { softened: true, damage: -1, ..More::default() });
    is(&at("zSL..", &["weakened"]), More { softened: true, damage: -1, ..More::default() });
}

/// All rolls are counted, and those that kill are among them.
#[test]
fn every_roll_is_counted_once() {
    let game = game();
    let squares = "______\n_Gz.y_\n______";
    let here = world(
        &game,
        serde_json::json!({
            "at": "turn grisban-the-thirsty, 2 actions left",
            "map": { "squares": squares },
            "legend": {
                "G": { "hero": "grisban-the-thirsty", "class": "berserker" },
                "z": { "monster": "zombie", "number": 1, "damage": 2 },
                "y": { "monster": "zombie", "number": 2 },
            },
        }),
    );
    let odds = told(&game, &here, "grisban-the-thirsty", "chipped-greataxe", "zombie-1");
    let all: BTreeMap<u8, u64> = odds.ways.clone();
    assert_eq!((odds.of, all.values().sum::<u64>()), (216, 216));
    assert_eq!(odds.kills, 216 - all[&0]);
    assert_eq!(odds.needed, None);
}
