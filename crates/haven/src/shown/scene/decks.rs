//! Decks: what is left in them, as far as everybody may know.

use crate::Haven;
use crate::content::{AbilityCard, ModifierId, MonsterCardId};
use crate::shown::names::named;
use crate::world::{DeckCard, DeckState, Drawn, ModifierDeck, World};
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::{DeckKind, DeckScene};

/// GH-HID-05: nobody knows the order of a deck; which cards are in it everybody can count.
pub(super) fn decks(game: &Haven, world: &World) -> Vec<DeckScene> {
    let monsters = DeckScene {
        name: Some(phrase!("haven-deck-monsters")),
        ..modifiers(game, "monster-modifier".to_owned(), &world.decks.monster_modifiers)
    };
    let goals = DeckScene {
        name: Some(phrase!("haven-deck-goals")),
        ..DeckScene::new("battle-goals", DeckKind::Goals, world.decks.goal_deck.left())
    };
    let mut all = vec![monsters, goals];
    for hero in &world.party.heroes {
        let class = &game.class(hero.id.class).name;
        all.push(DeckScene {
            name: Some(phrase!("haven-deck-hero", hero = Arg::name(format!("hero-{class}")))),
            owner: Some(game.figure(hero.id.into())),
            ..modifiers(game, format!("{class}-modifier"), &hero.modifiers)
        });
    }
    if !world.decks.ally_modifiers.is_missing() {
        all.push(DeckScene {
            name: Some(phrase!("haven-deck-allies")),
            ..modifiers(game, "ally-modifier".to_owned(), &world.decks.ally_modifiers)
        });
    }
    all.extend(loot(world));
    all.extend(world.foes.decks.iter().map(|deck| abilities(game, world, deck)));
    all.extend(dungeon(game, world));
    all
}

/// FH-LDK-01: the loot deck; everybody knows how many cards of each kind the page has put into it.
fn loot(world: &World) -> Option<DeckScene> {
    let played = world.has_rooms() && world.agreed.edition.tokens_draw_loot_cards();
    played.then(|| DeckScene {
        name: Some(phrase!("haven-deck-loot")),
        known: counted(&world.decks.loot.cards_left(), |kind| kind.name().to_owned()),
        ..DeckScene::new("loot-deck", DeckKind::Loot, world.decks.loot.left())
    })
}

/// Cards of each kind, counted.
fn counted<C: PartialEq + Copy>(cards: &[C], mut name: impl FnMut(C) -> String) -> Vec<(String, u32)> {
    let mut all: Vec<(C, u32)> = Vec::new();
    for card in cards {
        match all.iter_mut().find(|(other, _)| other == card) {
            Some((_, count)) => *count += 1,
            None => all.push((*card, 1)),
        }
    }
    all.into_iter().map(|(card, count)| (name(card), count)).collect()
}

fn modifiers(game: &Haven, id: String, deck: &ModifierDeck) -> DeckScene {
    let left: Vec<ModifierId> = deck.cards.cards_left();
    DeckScene {
        discard: deck.cards.discarded().iter().map(|c| game.modifier_name(*c).into_owned()).collect(),
        known: counted(&left, |card| game.modifier_name(card).into_owned()),
        shuffles: deck.shuffle_due,
        ..DeckScene::new(id, DeckKind::Modifiers, deck.cards.left())
    }
}

/// GH-MON-08, GH-MON-16: a monster ability deck, with the cards of this round on top.
fn abilities(game: &Haven, world: &World, deck: &DeckState) -> DeckScene {
    let name = &game.deck(deck.deck).name;
    let card = |card: Drawn| match card {
        Drawn::Card(card) => world.agreed.extra.ability_card(game, card),
        Drawn::Extra(n) => world.agreed.extra.cards.get(usize::from(n)),
    };
    let drawn: Vec<Drawn> = deck.drawn.into_iter().chain(deck.each.iter().map(|(_, drawn)| *drawn)).collect();
    let owners: Vec<&str> = world
        .foes
        .monsters
        .iter()
        .map(|m| m.id.kind)
        .filter(|kind| game.deck_of(*kind) == deck.deck)
        .map(|kind| game.kind(kind).name.as_str())
        .collect();
    let left: Vec<DeckCard> = deck.cards.cards_left();
    let plain = |card: DeckCard| {
        world.agreed.extra.ability_card(game, card).map(AbilityCard::name).unwrap_or_default()
    };
    DeckScene {
        name: Some(Phrase::new(format!("deck-{name}"))),
        owner: owners.first().map(|name| (*name).to_owned()),
        top: drawn.iter().filter_map(|d| card(*d)).map(|c| c.name()).collect(),
        discard: deck.cards.discarded().iter().map(|c| plain(*c)).collect(),
        known: counted(&left, plain),
        shuffles: drawn.iter().filter_map(|d| card(*d)).any(|c| c.shuffle),
        ..DeckScene::new(format!("{name}-deck"), DeckKind::Abilities, deck.cards.left())
    }
}

/// GH-VAR-14: the cards of a random dungeon.
fn dungeon(game: &Haven, world: &World) -> Vec<DeckScene> {
    let Some(dungeon) = &world.place.dungeon else { return Vec::new() };
    let left = world.decks.room_cards.left() + usize::from(dungeon.top.is_some());
    let monsters: Vec<MonsterCardId> = world.decks.monster_cards.discarded().to_vec();
    vec![
        DeckScene {
            name: Some(phrase!("haven-deck-rooms")),
            // GH-HID-09: the back of the top card, never its front.
            top: dungeon.back(game).iter().map(ToString::to_string).collect(),
            discard: world.decks.room_cards.discarded().iter().map(|c| named(game, *c)).collect(),
            ..DeckScene::new("room-cards", DeckKind::Rooms, left)
        },
        DeckScene {
            name: Some(phrase!("haven-deck-monster-cards")),
            discard: monsters.into_iter().map(|c| named(game, c)).collect(),
            ..DeckScene::new("monster-cards", DeckKind::Monsters, world.decks.monster_cards.left())
        },
    ]
}
