//! What players are shown: options that can be told apart, and previews that come true.

use descent::content::Face;
use descent::{Descent, Position};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::scene::Preview;
use table::{Chance, Game, Seat, Table, Viewer};

fn game() -> Arc<Descent> {
    Arc::new(Descent::new().unwrap_or_else(|e| panic!("{e}")))
}

/// In random games of every quest no question has two options that people read as the same.
#[test]
fn options_can_be_told_apart() {
    let game = game();
    let (mut questions, mut attacks) = (0, 0);
    for (n, quest) in game.content.quests.iter().enumerate() {
        let mut setup = game.setup(Some(&quest.name), Some(4)).expect("a quest");
        setup.overlord = vec!["warlord".to_owned(), "magus".to_owned()];
        let seed = n as u64 + 1;
        let mut chance = Chance::seeded(seed);
        let mut table = Table::new(Arc::clone(&game), setup, seed).unwrap_or_else(|e| panic!("{e}"));
        for _ in 0..400 {
            let seats: Vec<Seat> = table.seats().iter().collect();
            let asked = seats.iter().find_map(|seat| {
                let open = table.pending(Viewer::Seat(*seat)).into_iter();
                open.filter_map(|open| open.asked).next().map(|asked| (*seat, asked))
            });
            let Some((seat, asked)) = asked else { break };
            let mut said = BTreeMap::new();
            for option in &asked.options {
                if asked.kind == "target" {
                    // The dice of both, and what counts beside them.
                    let told = table.preview(seat, asked.question, &option.key).expect("a preview");
                    let [odds] = told.odds.as_slice() else { panic!("{}: {told:?}", option.key) };
                    assert_eq!(odds.ways.iter().map(|(_, n)| n).sum::<u64>(), odds.of);
                    assert!(told.tells.len() >= 2 && told.sight.len() == 2, "{}: {told:?}", option.key);
                    attacks += 1;
                }
                let say = serde_json::to_string(&option.say).expect("a phrase");
                let before = said.insert(say, &option.key);
                assert_eq!(before, None, "{}, {}: {} reads the same", quest.name, asked.kind, option.key);
            }
            questions += 1;
            let key = &asked.options[chance.below(asked.options.len())].key;
            table.answer(seat, asked.question, key).unwrap_or_else(|e| panic!("{key}: {e}"));
        }
    }
    assert!(questions > 1_000 && attacks > 50, "{questions} {attacks}");
}

/// A hero attacks one of two zombies; the first has 2 Health left.
const DUEL: &str = r#"{
    "at": "turn HERO, 2 actions left",
    "map": { "squares": "________\n_SPACES_\n________" },
    "legend": {
        "S": { "hero": "HERO", "class": "CLASS", "equipped": ["WEAPON"] },
        "y": { "monster": "zombie", "number": 1, "damage": 1 },
        "z": { "monster": "zombie", "number": 2 }
    }
}"#;

/// The preview of the attack on the first zombie.
fn attack(spaces: &str, hero: &str, class: &str, weapon: &str) -> Preview {
    let text = DUEL.replace("SPACES", spaces).replace("HERO", hero);
    let text = text.replace("CLASS", class).replace("WEAPON", weapon);
    let position: Position = serde_json::from_str(&text).expect("a position");
    let mut table =
        Table::arranged(game(), position, Chance::seeded(1)).unwrap_or_else(|e| panic!("{spaces}: {e}"));
    let weapon = format!("weapon:{weapon}");
    for key in ["action:attack", &weapon] {
        let asked = table.pending(Viewer::Seat(Seat(0))).remove(0).asked.expect("the hero is asked");
        if asked.options.iter().any(|option| option.key == key) {
            table.answer(Seat(0), asked.question, key).unwrap_or_else(|e| panic!("{key}: {e}"));
        }
    }
    let asked = table.pending(Viewer::Seat(Seat(0))).remove(0).asked.expect("whom");
    table.preview(Seat(0), asked.question, "on:zombie-1").expect("a preview")
}

/// Damage by how many of all rolls deal it, roll by roll: two attack dice against one defence die.
fn rolled(dice: [&[Face]; 3], needed: u8) -> BTreeMap<i32, u64> {
    let mut ways = BTreeMap::new();
    for first in dice[0] {
        for second in dice[1] {
            for defence in dice[2] {
                let hits = !first.miss && first.range + second.range >= needed;
                let dealt = (first.damage + second.damage).saturating_sub(defence.shield);
                *ways.entry(if hits { i32::from(dealt) } else { 0 }).or_default() += 1;
            }
        }
    }
    ways
}

/// DE-ATK-19, DE-ATK-30: the chances of a blow with a sword.
#[test]
fn the_chances_of_an_attack_are_told_before_it() {
    let preview = attack("ySz...", "syndrael", "knight", "iron-longsword");
    let game = game();
    let dice = &game.content.dice;
    let ways = rolled([&dice.blue, &dice.red, &dice.brown], 0);
    let [odds] = preview.odds.as_slice() else { panic!("{preview:?}") };
    assert_eq!(odds.ways, ways.clone().into_iter().collect::<Vec<_>>());
    assert_eq!((odds.of, odds.kills), (216, ways.range(2..).map(|(_, n)| n).sum()));
    assert!(odds.kills > 0 && odds.kills < 216 && odds.figure == "zombie-1");
}

/// DE-CND-20, DC-CLASS-77: everything that counts in an attack beside the dice is told, term by term.
#[test]
fn what_counts_in_an_attack_is_told_term_by_term() {
    let told = |hero: &[&str], monster: &[&str], challenged: Option<&str>| {
        let skills: &[&str] = if challenged.is_some() { &["challenge"] } else { &[] };
        let position = serde_json::json!({
            "at": "turn syndrael, 2 actions left",
            "map": { "squares": "_____\n_ySz_\n_____" },
            "legend": {
                "S": {
                    "hero": "syndrael", "class": "knight", "conditions": hero, "skills": skills,
                    "exhausted": skills, "challenged": challenged, "equipped": ["iron-longsword"],
                },
                "z": { "monster": "zombie", "number": 1, "conditions": monster },
                "y": { "monster": "zombie", "number": 2 },
            },
        });
        let position: Position = serde_json::from_value(position).expect("a position");
        let mut table =
            Table::arranged(game(), position, Chance::seeded(1)).unwrap_or_else(|e| panic!("{e}"));
        for key in ["action:attack", "weapon:iron-longsword", "on:zombie-1"] {
            let asked = table.pending(Viewer::Seat(Seat(0))).remove(0).asked.expect("the hero is asked");
            if asked.options.iter().any(|option| option.key == "on:zombie-1") {
                let told = table.preview(Seat(0), asked.question, "on:zombie-1").expect("a preview");
                let terms: Vec<(i32, i32)> =
                    told.terms.iter().map(|term| (term.change, term.total)).collect();
                return (terms, told.tells.len());
            }
            table.answer(Seat(0), asked.question, key).unwrap_or_else(|e| panic!("{key}: {e}"));
        }
        panic!("nobody was asked whom to attack");
    };
    // The dice of both, and that surges and cards come later.
    assert_eq!(told(&[], &[], None), (Vec::new(), 3));
    assert_eq!(told(&["weakened"], &[], None), (vec![(-1, -1)], 3));
    assert_eq!(told(&["weakened"], &[], Some("zombie-1")), (vec![(-1, -1), (1, 0)], 3));
    assert_eq!(told(&[], &["weakened"], Some("zombie-1")), (vec![(1, 1)], 4));
}

/// DE-ATK-09, DE-ATK-22: an arrow that falls short misses.
#[test]
fn an_arrow_may_fall_short() {
    let preview = attack("S....y_\\n_.....z", "jain-fairwood", "wildlander", "yew-shortbow");
    let game = game();
    let dice = &game.content.dice;
    let [odds] = preview.odds.as_slice() else { panic!("{preview:?}") };
    let of = |needed| rolled([&dice.blue, &dice.yellow, &dice.brown], needed).into_iter().collect::<Vec<_>>();
    assert_eq!(odds.ways, of(5));
    assert_ne!(odds.ways, of(0));
}
