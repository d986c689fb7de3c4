//! The faces of cards: what is printed on them.

use super::lines::{of_ability, of_effect, of_gain, of_owner};
use crate::Haven;
use crate::content::{
    AbilityCard, AbilityDeck, Action, Bound, CardLevel, Class, ClassCard, Compare, Factor, Form, Goal, Half,
    InPlace, Item, KindId, LootCard, LootKind, MadeUp, Modifier, ModifierId, MonsterCard, MonsterCardId,
    RoomCard, RoomCardId, Stays, SummonKind,
};
use crate::shown::names::{element_name, gate_name, modifier_name, penalty_said, traps_said, treasure_said};
use crate::world::{Drawn, World};
use table::phrase;
use table::phrase::{Arg, Phrase};
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
    let plain = cards.chain(items).chain(goals).chain(modifiers).chain(monsters).chain(pages);
    let classes = content.classes.iter().map(|class| (in_deck("hero", &class.name), class_face(class)));
    let summons = content.summons.iter().map(|is| (in_deck("summon", &is.name), summon_face(game, is)));
    let rooms = content.dungeon.rooms.iter().enumerate().map(|(n, card)| room_face(game, n, card));
    let dwellers = content.dungeon.monsters.iter().enumerate().map(|(n, card)| dwellers_face(game, n, card));
    plain
        .chain(classes)
        .chain(summons)
        .chain(loot_faces(&content.loot))
        .chain(rooms)
        .chain(dwellers)
        .collect()
}

/// GH-CHR-01: the mat of a class: its hit points, its hand, its masteries.
fn class_face(class: &Class) -> Face {
    let points: Vec<String> = class.hp.iter().map(ToString::to_string).collect();
    let mut text = vec![
        phrase!("haven-class-hp", points = Arg::text(points.join(", "))),
        phrase!("haven-class-hand", cards = class.hand),
    ];
    text.extend(class.masteries.iter().map(|mastery| mastery.text()));
    let name = Phrase::new(format!("hero-{}", class.name));
    Face { of: Some(class.name.clone()), text, ..Face::new(CardKind::Plain, name) }
}

/// GH-SUM-03: what a summon is.
fn summon_face(game: &Haven, summon: &SummonKind) -> Face {
    let name = Phrase::new(format!("summon-{}", summon.name));
    let text = vec![game.content.summon_text(&summon.name)];
    Face { of: Some(summon.name.clone()), text, ..Face::new(CardKind::Plain, name) }
}

/// FH-TAB-06, FH-LDK-01: the loot cards of each kind, with what they give to 2, 3 and 4 characters.
fn loot_faces(all: &[LootCard]) -> Vec<(String, Face)> {
    let mut kinds: Vec<LootKind> = all.iter().map(|card| card.kind).collect();
    kinds.sort();
    kinds.dedup();
    let face = |kind: LootKind| {
        let mut amounts: Vec<(u8, u8, u8)> =
            all.iter().filter(|card| card.kind == kind).map(|card| card.amounts).collect();
        amounts.sort();
        let mut text = Vec::new();
        for alike in amounts.chunk_by(|a, b| a == b) {
            let (two, three, four) = alike[0];
            let count = alike.len() as u32;
            text.push(phrase!("haven-loot-cards", count = count, two = two, three = three, four = four));
        }
        let name = Phrase::new(format!("loot-{kind}"));
        (in_deck("loot-deck", kind.name()), Face { text, ..Face::new(CardKind::Plain, name) })
    };
    kinds.into_iter().map(face).collect()
}

/// GH-VAR-15: a room card of random dungeons.
fn room_face(game: &Haven, n: usize, card: &RoomCard) -> (String, Face) {
    let id = RoomCardId(n as u8);
    let kinds =
        |gates: &[crate::content::Gate]| Arg::List(gates.iter().map(|gate| gate_name(gate.kind)).collect());
    let text = vec![
        phrase!("haven-room-gates", entrances = kinds(&card.entrances), exits = kinds(&card.exits)),
        penalty_said(game, id, false),
        penalty_said(game, id, true),
    ];
    let name = Phrase::new(format!("room-card-{}", card.name));
    (in_deck("room-cards", &card.name), Face { text, ..Face::new(CardKind::Plain, name) })
}

/// GH-VAR-23, FH-VAR-19: a monster card of random dungeons.
fn dwellers_face(game: &Haven, n: usize, card: &MonsterCard) -> (String, Face) {
    let id = MonsterCardId(n as u8);
    let mut kinds: Vec<KindId> = Vec::new();
    for place in card.places.iter().flatten() {
        if let InPlace::Monster(kind, _) = place
            && !kinds.contains(kind)
        {
            kinds.push(*kind);
        }
    }
    let named = |kind: &KindId| Arg::name(format!("monster-{}", game.kind(*kind).name));
    let mut text =
        vec![phrase!("haven-card-monsters", monsters = Arg::List(kinds.iter().map(named).collect()))];
    if !card.traps().is_empty() {
        text.push(traps_said(game, id));
    }
    if !card.treasure.is_empty() {
        text.push(treasure_said(game, id));
    }
    text.extend(
        card.infuses.iter().map(|element| phrase!("haven-room-infuses", element = element_name(*element))),
    );
    let name = Phrase::new(format!("monster-card-{}", card.name));
    (in_deck("monster-cards", &card.name), Face { text, ..Face::new(CardKind::Plain, name) })
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
        text: of_time_and_form(card),
        halves: Half::BOTH.map(|half| half_face(game, half, card.half(half))).to_vec(),
        ..Face::new(CardKind::Ability, Phrase::new(format!("card-{}", card.name)))
    }
}

/// The initiative of slow turns, and the form in which the card is played.
fn of_time_and_form(card: &ClassCard) -> Vec<Phrase> {
    let slow = card.slow.map(|slow| phrase!("haven-card-slow", initiative = slow));
    let form = card.form.map(|form| match form {
        Form::Melee => phrase!("haven-card-melee"),
        Form::Ranged => phrase!("haven-card-ranged"),
    });
    slow.into_iter().chain(form).collect()
}

/// An item.
fn item_face(game: &Haven, item: &Item) -> Face {
    Face {
        slot: Some(item.slot.as_str().to_owned()),
        text: [game.content.item_text(item), of_market(item)].concat(),
        ..Face::new(CardKind::Item, Phrase::new(format!("item-{}", item.name)))
    }
}

/// GH-ITM-01, FH-ITM-17: what an item costs or is made of, whether it is a potion, and its number.
fn of_market(item: &Item) -> Vec<Phrase> {
    let mut text = Vec::new();
    if item.potion {
        text.push(phrase!("haven-item-potion"));
    }
    if item.cost > 0 {
        text.push(phrase!("haven-item-cost", gold = item.cost));
    }
    if !item.craft.is_empty() {
        let part = |(kind, count): (&LootKind, &u8)| {
            let kind = Arg::name(format!("loot-{kind}"));
            Arg::from(phrase!("haven-item-part", resource = kind, count = *count))
        };
        text.push(phrase!("haven-item-craft", parts = Arg::List(item.craft.iter().map(part).collect())));
    }
    text.push(phrase!("haven-item-number", number = item.number));
    text
}

/// GH-BGL-02: a battle goal.
fn goal_face(goal: &Goal) -> Face {
    let of_four = goal.checks_of_four.map(|checks| phrase!("haven-goal-checks-of-four", checks = checks));
    let mut text = vec![goal.text(), needed(goal), phrase!("haven-goal-checks", checks = goal.checks)];
    text.extend(of_four);
    Face { text, ..Face::new(CardKind::Goal, Phrase::new(format!("goal-{}", goal.name))) }
}

/// How much a battle goal needs of what it counts.
fn needed(goal: &Goal) -> Phrase {
    let how_much = match goal.needs.bound {
        Bound::Number(n) => phrase!("haven-goal-number", number = n),
        Bound::LevelPlus(n) => phrase!("haven-goal-level-plus", number = n),
        Bound::Most => phrase!("haven-goal-most"),
        Bound::HalfOfMost => phrase!("haven-goal-half"),
        Bound::ByParty(two, three, four) => {
            phrase!("haven-goal-by-party", two = two, three = three, four = four)
        }
    };
    match goal.needs.compare {
        Compare::AtLeast => phrase!("haven-goal-at-least", number = how_much),
        Compare::AtMost => phrase!("haven-goal-at-most", number = how_much),
        Compare::Exactly => phrase!("haven-goal-exactly", number = how_much),
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
    let does = action.does.iter().map(|effect| of_effect(game, action, effect));
    let augment = (action.stays == Some(Stays::Augment))
        .then(|| table::scene::CardLine::sentence(phrase!("cards-augment")));
    let unrecoverable =
        action.unrecoverable.then(|| table::scene::CardLine::sentence(phrase!("cards-unrecoverable")));
    HalfFace {
        id: half.as_str().to_owned(),
        lines: augment.into_iter().chain(does).chain(unrecoverable).collect(),
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
