//! How a game of a scenario begins: what lies there unseen, what can be agreed, and what is kept of it.

use haven::world::Campaign;
use haven::{Haven, Setup, World};
use std::sync::Arc;
use table::{Chance, Game, Seat, Table, Viewer};

fn game() -> Haven {
    Haven::gloomhaven().unwrap_or_else(|e| panic!("{e}"))
}

fn begin(game: &Haven, scenario: &str) -> World {
    let setup = game.setup(Some(scenario), Some(2)).unwrap_or_else(|e| panic!("{e}"));
    game.begin(&setup, &mut Chance::seeded(1)).unwrap_or_else(|e| panic!("{e}"))
}

/// GH-SET-11, GH-HID-06: of the closed rooms only the tiles are seen, from the start.
#[test]
fn the_other_rooms_are_closed_when_a_scenario_begins() {
    let game = game();
    let world = begin(&game, "prison-break");
    let scene = game.scene(&world, Viewer::Engine);
    let space = |id: &str| scene.board.spaces.iter().find(|s| s.id == id).expect("a space of the map");
    assert_eq!(space("8,2").terrain, [table::scene::Terrain::Unrevealed]);
    assert_eq!(space("4,0").terrain, [table::scene::Terrain::Unrevealed]);
    assert!(space("8,2").tokens.is_empty(), "the letter b lies in a closed room");
}

/// GH-SPC-05: locked doors are locked from the start, the others are not.
#[test]
fn locked_doors_are_locked_when_a_scenario_begins() {
    let game = game();
    let locked = |scenario: &str| {
        let world = begin(&game, scenario);
        let doors = &world.scenario_of(&game).expect("a scenario").doors;
        doors.iter().map(|d| world.is_locked(d.at)).collect::<Vec<_>>()
    };
    assert_eq!(locked("proving-ground"), [false, true]);
    assert_eq!(locked("barrow-lair"), [false, true, true, true, true]);
    assert_eq!(locked("black-barrow"), [false, false]);
}

#[test]
fn the_usual_setup_names_a_scenario_that_exists_or_is_the_arena() {
    let game = game();
    let scenario = |name: Option<&str>| game.setup(name, None).map(|setup| (setup.scenario, setup.heroes));
    assert_eq!(scenario(Some("black-barrow")), Ok((Some("black-barrow".to_owned()), 2)));
    assert_eq!(scenario(Some("arena")), Ok((None, 2)));
    assert_eq!(scenario(None), Ok((None, 2)));
    let told = scenario(Some("white-barrow")).expect_err("there is none").to_string();
    assert!(
        told.contains("there is no scenario white-barrow") && told.contains("1 (black-barrow)"),
        "{told}"
    );
}

/// GH-SET-09: what an event has left is still there when the game is loaded.
#[test]
fn a_campaign_is_kept_with_its_events() {
    let words = ["damage 2", "curse", "discard 1", "one add -1 3"];
    let event = words.iter().map(|words| words.parse().expect("an event")).collect();
    let campaign = Campaign { event, ..Campaign::default() };
    let usual = game().setup(Some("black-barrow"), None).unwrap_or_else(|e| panic!("{e}"));
    let setup = Setup { campaign: Some(campaign), ..usual };
    let kept = serde_json::to_value(&setup).expect("it can be written");
    assert_eq!(kept["campaign"]["event"], serde_json::json!(words));
    assert_eq!(serde_json::from_value::<Setup>(kept).expect("it can be read"), setup);
}

/// GH-SET-12, GH-ITM-04: what is not equipped stays at home, and is owned all the same.
#[test]
fn what_is_not_equipped_is_left_at_home() {
    let usual = game().setup(Some("black-barrow"), Some(2)).unwrap_or_else(|e| panic!("{e}"));
    let owned = ["boots-of-striding", "hide-armor"].map(str::to_owned).to_vec();
    let setup = Setup { items: vec![owned, Vec::new()], ..usual };
    let mut table = Table::new(Arc::new(game()), setup, 1).unwrap_or_else(|e| panic!("{e}"));
    for (seat, kind, key) in [
        (Seat(0), "goal", None),
        (Seat(1), "goal", None),
        (Seat(0), "equip", Some("equip:hide-armor")),
        (Seat(0), "equip", Some("done")),
    ] {
        let open = table.pending(Viewer::Seat(seat));
        let asked = open.into_iter().filter(|o| o.seats.contains(&seat)).find_map(|o| o.asked);
        let asked = asked.filter(|a| a.kind == kind).unwrap_or_else(|| panic!("{seat:?} is asked {kind}"));
        let key = key.map_or_else(|| asked.options[0].key.clone(), str::to_owned);
        table.answer(seat, asked.question, &key).unwrap_or_else(|e| panic!("{e}"));
    }
    let (game, hero) = (table.game().clone(), &table.world().party.heroes[0]);
    let item = |name: &str| game.content.item(name).expect("an item");
    assert_eq!(hero.left_at_home[..], [item("boots-of-striding")]);
    assert_eq!(hero.items.iter().map(|g| g.item).collect::<Vec<_>>(), [item("hide-armor")]);
}
