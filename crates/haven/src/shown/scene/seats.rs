//! The seats and what lies in front of them.

use crate::content::{CardId, Half, ModifierId};
use crate::shown::names::{alone, figure_name};
use crate::world::{Gear, GearState, Hero, ModifierDeck, Own, Played, Stage, Taken, World};
use crate::{FigureId, Haven};

use std::collections::BTreeMap;
use table::scene::{CardScene, CardState, HalfState, SeatScene, Value, Zone, ZoneKind};
use table::{SeatSet, Viewer};

/// GH-HID-01, GH-HID-02: the hand is for its owner alone, the cards chosen for the round until all have chosen;
/// the piles are for everybody.
pub(super) fn seat(game: &Haven, world: &World, hero: &Hero, viewer: Viewer) -> SeatScene {
    let own = viewer.knows(SeatSet::one(hero.id.seat())) || world.agreed.variants.open_information;
    let taken = world.taken(game, hero);
    SeatScene {
        seat: hero.id.place,
        id: game.class(hero.id.class).name.clone(),
        name: Some(alone(figure_name(game, hero.id.into()))),
        figure: Some(game.figure(hero.id.into())),
        zones: zones(game, world, hero, viewer, own, &taken),
        more: more(game, world, hero, own, &taken, viewer),
    }
}

/// Numbers and lists of a character for which there is no zone.
fn more(
    game: &Haven,
    world: &World,
    hero: &Hero,
    own: bool,
    taken: &Taken,
    viewer: Viewer,
) -> BTreeMap<String, Value> {
    let mut more = BTreeMap::from([
        ("exhausted".to_owned(), (hero.is_lost() && !world.is_dead(hero.id)).into()),
        ("dead".to_owned(), world.is_dead(hero.id).into()),
        ("hp-left".to_owned(), hero.body.hp.into()),
        ("coins".to_owned(), hero.coins.into()),
        ("xp".to_owned(), hero.xp.into()),
        ("gold".to_owned(), hero.gold.into()),
        ("items-found".to_owned(), taken.items.to_vec().into()),
        ("final-experience".to_owned(), taken.experience.into()),
        ("final-gold".to_owned(), taken.gold.into()),
        ("check-marks".to_owned(), checks(world, taken, viewer).into()),
        ("kills".to_owned(), hero.tally.kills.into()),
        ("initiative".to_owned(), initiative(world, hero, own).into()),
        ("resting".to_owned(), (hero.resting && (own || world.turns.stage != Stage::RoundStart)).into()),
        ("slots".to_owned(), slots(game, hero).into()),
        ("items-spent".to_owned(), gear(game, hero, GearState::Spent).into()),
        ("items-consumed".to_owned(), gear(game, hero, GearState::Consumed).into()),
        ("curses".to_owned(), tally(hero, game.content.curse).into()),
        ("blesses".to_owned(), tally(hero, game.content.bless).into()),
    ]);
    more.extend(own_state(world, hero));
    if world.agreed.edition.tokens_draw_loot_cards() {
        let loot: Vec<String> = hero.loot.iter().map(ToString::to_string).collect();
        more.insert("loot".to_owned(), loot.into());
        more.insert("items-flipped".to_owned(), gear(game, hero, GearState::Flipped).into());
        more.insert("resources".to_owned(), resources(taken).into());
        more.insert("masteries".to_owned(), taken.masteries.to_vec().into());
        more.insert("escaped".to_owned(), hero.escaped.into());
    }
    more
}

/// What only some classes have, as far as there is any.
fn own_state(world: &World, hero: &Hero) -> Vec<(String, Value)> {
    let Own { pace, time, form, shadows, .. } = &hero.own;
    let mut all: Vec<(String, Value)> = Vec::new();
    all.extend(pace.map(|pace| ("pace".to_owned(), pace.as_str().into())));
    all.extend((pace.is_some() || *time > 0).then(|| ("time".to_owned(), (*time).into())));
    all.extend(form.map(|form| ("form".to_owned(), form.as_str().into())));
    if !shadows.is_empty() {
        let names = shadows.iter().map(|at| world.place.board.name(*at).to_string());
        all.push(("shadows".to_owned(), names.collect::<Vec<_>>().into()));
    }
    all
}

fn zones(game: &Haven, world: &World, hero: &Hero, viewer: Viewer, own: bool, taken: &Taken) -> Vec<Zone> {
    let secret = world.turns.stage == Stage::RoundStart;
    let pile = |kind: ZoneKind, cards: &[CardId], seen: bool| match seen {
        true => Zone::seen(kind, cards.iter().map(|card| ability_card(game, world, hero, *card)).collect()),
        false => Zone::hidden(kind, cards.len()),
    };
    let active: Vec<CardId> = hero.active.iter().map(|a| a.card).collect();
    let mut zones = vec![
        pile(ZoneKind::Hand, &hero.hand, own),
        pile(ZoneKind::Selected, &hero.selected, own || !secret),
        pile(ZoneKind::Discard, &hero.discard, true),
        pile(ZoneKind::Lost, &hero.lost, true),
        pile(ZoneKind::Active, &active, true),
    ];
    // GH-BGL-04: open information opens the hands only.
    let knows_goals = viewer.knows(SeatSet::one(hero.id.seat())) || world.turns.stage == Stage::Over;
    zones.push(match knows_goals {
        true => {
            let goals = taken.goals.iter().map(|goal| CardScene::plain(&game.goal(*goal).name));
            Zone::seen(ZoneKind::Goals, goals.collect())
        }
        false => Zone::hidden(ZoneKind::Goals, hero.goals.len()),
    });
    zones.push(Zone::seen(ZoneKind::Items, hero.items.iter().map(|g| item(game, g)).collect()));
    if !hero.left_at_home.is_empty() {
        let home = hero.left_at_home.iter().map(|item| CardScene::plain(&game.item(*item).name));
        zones.push(Zone::seen(ZoneKind::Backpack, home.collect()));
    }
    zones
}

/// A character's card, with its use slots if it is active and with where its halves stand in this turn.
fn ability_card(game: &Haven, world: &World, hero: &Hero, card: CardId) -> CardScene {
    let active = hero.active.iter().find(|a| a.card == card);
    let used = active.and_then(|active| {
        let slots = game.card(card).half(active.half).slots.len() as u8;
        (slots > 0).then_some((active.used, slots))
    });
    let halves = match active {
        Some(active) => vec![(active.half.as_str().to_owned(), HalfState::Plain)],
        None => Vec::new(),
    };
    let in_turn = halves_in_turn(game, world, hero, card);
    CardScene {
        used,
        halves: if in_turn.is_empty() { halves } else { in_turn },
        ..CardScene::plain(&game.card(card).name)
    }
}

/// GH-TRN-01: which half of a card is being performed, and which has been, in the turn under way.
fn halves_in_turn(game: &Haven, world: &World, hero: &Hero, card: CardId) -> Vec<(String, HalfState)> {
    let Some(turn) = world.turns.turn.as_ref().filter(|t| t.figure == FigureId::Hero(hero.id)) else {
        return Vec::new();
    };
    let state = |half: Half, state: HalfState| vec![(half.as_str().to_owned(), state)];
    if let Some(doing) = &turn.doing
        && let Played::Printed(played, half) | Played::Basic(played, half) = doing.what
        && played == card
    {
        return state(half, HalfState::Now);
    }
    let first = turn.first.filter(|_| turn.doing.is_some() || !hero.selected.is_empty());
    let first = first.filter(|_| was_played(game, hero, card));
    first.map_or_else(Vec::new, |half| state(half, HalfState::Used))
}

/// GH-SEL-02: whether a card that lies elsewhere now was chosen for this round: no two cards of a class have the same
/// initiative.
fn was_played(game: &Haven, hero: &Hero, card: CardId) -> bool {
    let (lead, second) = hero.initiative;
    let initiative = game.card(card).initiative_at(hero.own.pace);
    let away = !hero.selected.contains(&card) && !hero.hand.contains(&card);
    away && (initiative == lead || initiative == second)
}

/// An item, with how it lies.
fn item(game: &Haven, gear: &Gear) -> CardScene {
    let uses = game.item(gear.item).uses;
    CardScene {
        state: Some(match gear.state {
            GearState::Ready | GearState::Flipped => CardState::Ready,
            GearState::Spent => CardState::Spent,
            GearState::Consumed => CardState::Consumed,
        }),
        used: (uses > 1).then_some((gear.used, uses)),
        ..CardScene::plain(&game.item(gear.item).name)
    }
}

fn tally(hero: &Hero, wanted: ModifierId) -> u32 {
    let ModifierDeck { cards, .. } = &hero.modifiers;
    let left = cards.cards_left();
    left.iter().chain(cards.discarded()).filter(|c| **c == wanted).count() as u32
}

/// FH-END-10: what its loot cards bring: `hide 2`.
fn resources(taken: &Taken) -> Vec<String> {
    taken.resources.iter().map(|(kind, amount)| format!("{kind} {amount}")).collect()
}

/// GH-BGL-04, FH-BGL-02: the check marks of a goal that is secret until the end.
fn checks(world: &World, taken: &Taken, viewer: Viewer) -> u8 {
    let known = viewer.knows(SeatSet::one(taken.hero.seat())) || world.turns.stage == Stage::Over;
    if known { taken.checks } else { 0 }
}

/// The items that lie so.
fn gear(game: &Haven, hero: &Hero, state: GearState) -> Vec<String> {
    hero.gear(state).map(|g| game.item(g.item).name.clone()).collect()
}

/// GH-BON-03, GH-ITM-09: the cards and items with use slots, and how many of them are used: `frost-armor 1/2`.
fn slots(game: &Haven, hero: &Hero) -> Vec<String> {
    let mut all = Vec::new();
    for active in &hero.active {
        let slots = game.card(active.card).half(active.half).slots.len();
        if slots > 0 {
            all.push(format!("{} {}/{slots}", game.card(active.card).name, active.used));
        }
    }
    for gear in &hero.items {
        let item = game.item(gear.item);
        if item.uses > 1 {
            all.push(format!("{} {}/{}", item.name, gear.used, item.uses));
        }
    }
    all
}

/// GH-HID-02: the initiative, once it may be known; 0 before.
fn initiative(world: &World, hero: &Hero, own: bool) -> u8 {
    match world.turns.stage {
        Stage::RoundStart if !own || (hero.selected.is_empty() && !hero.resting) => 0,
        _ if hero.resting => 99,
        _ => hero.initiative.0,
    }
}
