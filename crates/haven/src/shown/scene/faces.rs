//! The faces of cards: what is printed on them.

use super::lines::{of_ability, of_effect, of_gain, of_owner};
use crate::Haven;
use crate::content::{
    AbilityCard, AbilityDeck, Action, CardLevel, ClassCard, Factor, Goal, Half, Item, KindId, MadeUp,
    Modifier, ModifierId, Stays,
};
use crate::shown::names::modifier_name;
use crate::world::{Drawn, World};
use table::phrase;
use table::phrase::Phrase;
use table::scene::{CardKind, Face, HalfFace, Stays as StaysScene, faces::in_deck};

/// What is printed on every card of the game, by the names that scenes have for them.
pub(crate) fn faces(game: &Haven) -> Vec<(String, Face)> {
    let content = &game.content;
    let cards = content.cards.iter().map(|card| (card.name.clone(), ability_face(game, card)));
    let items = content.items.iter().map(|item| (item.name.clone(), item_face(game, item)));
    let goals = content.goals.iter().map(|goal| (goal.name.clone(), goal_face(goal)));
    let modifiers = content.modifiers.iter().map(|card| (card.name.clone(), modifier_face(card)));
    let monsters = content.decks.iter().flat_map(|deck| deck.cards.iter().map(|card| of_deck(deck, card)));
    // The page of a scenario may say how a kind of monster acts in every round.
    let acts = content.scenarios.iter().flat_map(|scenario| &scenario.acts);
    let pages = acts.map(|(kind, card)| of_deck(game.deck(game.deck_of(*kind)), card));
    cards.chain(items).chain(goals).chain(modifiers).chain(monsters).chain(pages).collect()
}

/// The same for the cards that a position has made up; monster ability cards belong to no deck.
pub(crate) fn made_up(game: &Haven, world: &World) -> Vec<(String, Face)> {
    let face = |card: &AbilityCard| (card.name(), monster_face(card, phrase!("haven-made-up-card")));
    let modifiers = world.agreed.extra.modifiers.iter().zip(0..);
    let modifiers = modifiers.map(|(MadeUp(card), n)| {
        (game.modifier_name(ModifierId::made_up(n)).into_owned(), modifier_face(card))
    });
    world.agreed.extra.cards.iter().map(face).chain(modifiers).collect()
}

/// The name of the face of the card by which a kind of monster acts this round.
pub(super) fn name_of_card(game: &Haven, world: &World, kind: KindId) -> Option<String> {
    let card = world.card_of(game, kind)?;
    let printed = || monster_card(&game.deck(game.deck_of(kind)).name, card);
    let made_up = match world.drawn_for(game, kind) {
        Some(Drawn::Extra(_)) => true,
        Some(Drawn::Card(card)) => card.card().made_up_number().is_some(),
        None => false,
    };
    if made_up && world.card_of_page(game, kind).is_none() { Some(card.name()) } else { Some(printed()) }
}

/// The cards of several decks may say the same, so each is named by its deck too.
fn monster_card(deck: &str, card: &AbilityCard) -> String {
    in_deck(&format!("{deck}-deck"), &card.name())
}

fn of_deck(deck: &AbilityDeck, card: &AbilityCard) -> (String, Face) {
    let face = monster_face(card, Phrase::new(format!("deck-{}", deck.name)));
    (monster_card(&deck.name, card), Face { of: Some(deck.name.clone()), ..face })
}

/// A character's card.
fn ability_face(game: &Haven, card: &ClassCard) -> Face {
    Face {
        of: Some(game.class(card.class).name.clone()),
        level: Some(match card.level {
            CardLevel::Level(n) => n.to_string(),
            CardLevel::X => "X".to_owned(),
        }),
        initiative: Some(card.initiative),
        halves: Half::BOTH.map(|half| half_face(game, half, card.half(half))).to_vec(),
        ..Face::new(CardKind::Ability, Phrase::new(format!("card-{}", card.name)))
    }
}

/// An item.
fn item_face(game: &Haven, item: &Item) -> Face {
    Face {
        slot: Some(item.slot.as_str().to_owned()),
        text: game.content.item_text(item),
        ..Face::new(CardKind::Item, Phrase::new(format!("item-{}", item.name)))
    }
}

/// GH-BGL-02: a battle goal.
fn goal_face(goal: &Goal) -> Face {
    Face {
        text: vec![goal.text(), phrase!("haven-goal-checks", checks = goal.checks)],
        ..Face::new(CardKind::Goal, Phrase::new(format!("goal-{}", goal.name)))
    }
}

/// GH-MON-09: a monster ability card.
fn monster_face(card: &AbilityCard, name: Phrase) -> Face {
    let lines = card.abilities.iter().map(of_ability).collect();
    let shuffles = card.shuffle.then(|| phrase!("haven-card-shuffles"));
    Face {
        initiative: Some(card.initiative),
        halves: vec![HalfFace { id: "all".to_owned(), lines, ..HalfFace::default() }],
        text: shuffles.into_iter().collect(),
        ..Face::new(CardKind::MonsterAbility, name)
    }
}

fn half_face(game: &Haven, half: Half, action: &Action) -> HalfFace {
    HalfFace {
        id: half.as_str().to_owned(),
        lines: action.does.iter().map(|effect| of_effect(game, action, effect)).collect(),
        lost: action.lost,
        stays: action.stays.map(stays),
        xp: (action.xp > 0).then_some(action.xp),
        slots: action.slots.clone(),
    }
}

/// How long a card stays in the active area.
pub(super) fn stays(stays: Stays) -> StaysScene {
    match stays {
        Stays::Round => StaysScene::Round,
        Stays::Persistent | Stays::Augment => StaysScene::Persistent,
    }
}

/// GH-AMD-05, GH-AMD-06, GH-AMD-07, GH-AMD-08: a modifier card.
fn modifier_face(card: &Modifier) -> Face {
    let value = match card.factor {
        Factor::Plus(n) => format!("{n:+}"),
        Factor::Double => "2x".to_owned(),
        Factor::Null => "null".to_owned(),
    };
    let mut lines = vec![super::lines::line("modifier", Some(value), modifier_name(card))];
    lines.extend(card.gains.iter().map(|gain| of_gain(*gain)));
    lines.extend(card.does.iter().map(of_ability));
    lines.extend(card.for_owner.iter().map(of_owner));
    let mut text = Vec::new();
    if card.rolling {
        text.push(phrase!("haven-card-rolling"));
    }
    if card.shuffle {
        text.push(phrase!("haven-card-shuffles"));
    }
    if card.leaves {
        text.push(phrase!("haven-card-leaves"));
    }
    let half = HalfFace { id: "all".to_owned(), lines, ..HalfFace::default() };
    Face { halves: vec![half], text, ..Face::new(CardKind::Modifier, modifier_name(card)) }
}
