//! Positions that are refused, and what they are told.

use haven::world::Drawn;
use haven::{Haven, Position, World};
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

#[test]
fn made_up_cards_in_and_from_a_pile_are_described_and_made_again() {
    let game = Haven::gloomhaven().expect("the content is right");
    let again = |position: Value| {
        let position: Position = serde_json::from_value(position).expect("it is a position");
        game.arrange(position, &mut Chance::strict()).unwrap_or_else(|e| panic!("{e}"))
    };
    let mut world = again(json!({
        "at": "turn brute",
        "map": " B 1 .\n",
        "legend": { "B": { "hero": "brute", "modifiers": ["made-up 1", "+0"] }, "1": { "monster": "inox-guard" } },
        "made_up_cards": ["15 attack+3", "20 move+2"],
        "made_up_modifiers": ["rolling stun"],
        "decks": { "guard": { "left": ["made-up 1", "made-up 2"] } },
    }));
    let same = |world: &World| game.describe(world).map(&again).as_ref() == Some(world);
    assert!(same(&world));
    // As it is drawn, the second one: it lies on the discard pile and counts until the end of the round.
    let deck = &mut world.foes.decks[0];
    let card = deck.cards.cards_left()[0];
    deck.cards.take(&card).expect("it is in the pile");
    deck.cards.discard(card);
    deck.drawn = Some(Drawn::Card(card));
    assert!(same(&world));
    // As a position gives the other one to monsters that have not drawn it.
    let deck = &mut world.foes.decks[0];
    deck.drawn = Some(Drawn::Extra(0));
    assert!(same(&world));
}
