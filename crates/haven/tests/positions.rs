//! Positions that are refused, and what they are told.

use haven::{Haven, Position};
use serde_json::{Value, json};
use table::{Chance, Game};

fn refusal(change: impl FnOnce(&mut Value)) -> Option<String> {
    let mut position = json!({
        "at": "turn brute",
        "map": " B 1 .\n",
        "legend": { "B": { "hero": "brute" }, "1": { "monster": "inox-guard" } },
    });
    change(&mut position);
    let game = Haven::gloomhaven().expect("the content is right");
    let position: Position = serde_json::from_value(position).expect("it is a position");
    game.arrange(position, &mut Chance::strict()).err().map(|e| e.to_string())
}

#[test]
fn a_plain_position_is_not_refused() {
    assert_eq!(refusal(|_| {}), None);
}

#[test]
fn a_position_of_another_edition_is_refused() {
    let told = refusal(|p| p["edition"] = json!("frosthaven")).expect("it is refused");
    assert!(told.contains("this game is gloomhaven, not frosthaven"), "{told}");
}

#[test]
fn a_modifier_deck_needs_a_card_that_ends_every_draw() {
    for deck in [json!([]), json!(["rolling +1"]), json!(["rolling +1", "bless"])] {
        let heros = refusal(|p| p["legend"]["B"]["modifiers"] = deck.clone()).expect("it is refused");
        assert!(heros.contains("ends a draw"), "{heros}");
        let monsters = refusal(|p| p["monster_modifiers"] = deck).expect("it is refused");
        assert!(monsters.contains("ends a draw"), "{monsters}");
    }
    assert_eq!(refusal(|p| p["legend"]["B"]["modifiers"] = json!(["rolling +1", "+0"])), None);
}
