//! Saves in which what lasts for a hero has a field for each card open, and everything still lasts.

use descent::Descent;
use descent::content::{Always, Colour, Until};
use descent::world::{Lasting, Lasts};
use std::sync::Arc;
use table::{Save, Table};

/// Opens such a save: its record leads to its rest, and nothing of it is dropped.
#[track_caller]
fn opened(text: &str) -> Table<Descent> {
    let game = Arc::new(Descent::new().unwrap_or_else(|e| panic!("{e}")));
    let save = Save::from_text(text).unwrap_or_else(|e| panic!("{e}"));
    assert!(!text.contains("\"lasting\"") && text.contains("\"faith\""));
    let (table, notes) = Table::load(game, &save).unwrap_or_else(|e| panic!("{e}"));
    assert!(notes.is_empty(), "{notes:?}");
    assert_eq!(table.entries(), save.entries);
    table
}

/// What lasts for the hero of a seat, in the order of its names.
fn lasting(table: &Table<Descent>, place: usize) -> Vec<String> {
    let said = |one: &Lasting| match one.what {
        Lasts::Challenges(monster) => {
            format!("challenges {} until {:?}", table.game().monster_name(monster), one.until)
        }
        ref what => format!("{what:?} until {:?}", one.until),
    };
    let mut all: Vec<String> = table.world().heroes[place].lasting.iter().map(said).collect();
    all.sort();
    all
}

fn counts(always: Always, until: Until) -> String {
    format!("{:?} until {until:?}", Lasts::Counts(always))
}

#[test]
fn dice_that_wait_and_a_challenge_still_last() {
    let table = opened(include_str!("saves/challenged-fury-faith.json"));
    let monster =
        table.world().monsters.iter().find(|monster| monster.id.of.0 == 3 && monster.id.number == 1);
    let monster = table.game().monster_name(monster.expect("the challenged monster").id);
    let mut all = vec![
        counts(Always::AttackDie(Colour::Yellow), Until::NextAttack),
        counts(Always::DefenceDie(Colour::Brown), Until::GiversTurn),
        format!("challenges {monster} until {:?}", Until::Encounter),
    ];
    all.sort();
    assert_eq!(lasting(&table, 0), Vec::<String>::new());
    assert_eq!(lasting(&table, 1), all);
}

#[test]
fn a_hero_that_is_away_and_one_that_despairs_still_are() {
    let table = opened(include_str!("saves/despair-vanished-faith.json"));
    let mut all = vec![
        counts(Always::ActionsTire(1), Until::TurnEnds(1)),
        counts(Always::DefenceDie(Colour::Brown), Until::GiversTurn),
    ];
    all.sort();
    assert_eq!(lasting(&table, 0), all);
    // The record leads to the rest at which the other hero was away; the answer since has brought it back.
    assert_eq!(lasting(&table, 1), Vec::<String>::new());
    let back = table.world().heroes[1].at.expect("the hero is on the map");
    assert_eq!(back.to_string(), "1,3");
}
