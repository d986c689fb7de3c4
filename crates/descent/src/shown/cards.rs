//! The faces of all cards: what is printed on them, in lines that are made from their data.

use crate::Descent;
use crate::content::{Begins, Condition, Item, Reward, RoomCard, text};
use table::phrase;
use table::phrase::Phrase;
use table::scene::{CardKind, CardLine, Face, HalfFace};

/// What is printed on every card, sheet and token that has a name.
pub(crate) fn faces(game: &Descent) -> Vec<(String, Face)> {
    let content = &game.content;
    let items = content.items.iter().map(|item| (item.name.clone(), of_item(game, item)));
    let skills = content.skills.iter().map(|skill| {
        let level = (skill.xp > 0).then(|| skill.xp.to_string());
        let face = plain(CardKind::Skill, "skill", &skill.name, skill.lines());
        (skill.name.clone(), Face { level, of: class_of(game, &skill.name), ..face })
    });
    let found = content
        .search
        .iter()
        .map(|card| (card.name.clone(), plain(CardKind::Item, "search", &card.name, card.lines())));
    let overlord = content
        .overlord
        .iter()
        .map(|card| (card.name.clone(), plain(CardKind::Event, "overlord", &card.name, card.lines())));
    let sheets = content.heroes.iter().map(|sheet| {
        let of = Some(sheet.archetype.name().to_owned());
        (sheet.name.clone(), Face { of, ..plain(CardKind::Plain, "hero", &sheet.name, sheet.lines()) })
    });
    let monsters = content.monsters.iter().map(|of| {
        let lines = text::monster_lines(of);
        let face = plain(CardKind::MonsterAbility, "monster", &of.name, lines);
        (of.name.clone(), Face { of: Some(of.name.clone()), ..face })
    });
    let familiars = content.classes.iter().filter_map(|class| class.familiar.as_ref()).map(|card| {
        (card.name.clone(), plain(CardKind::MonsterAbility, "familiar", &card.name, card.lines()))
    });
    let conditions = Condition::ALL.into_iter().map(|condition| {
        let name = condition.name();
        let line =
            CardLine { verb: Some(name.to_owned()), ..CardLine::sentence(text::condition_phrase(condition)) };
        (name.to_owned(), plain(CardKind::Plain, "condition", name, vec![line]))
    });
    let tainted = content
        .tainted
        .iter()
        .map(|card| (card.name.clone(), plain(CardKind::Event, "tainted", &card.name, card.lines())));
    let rooms = content
        .rooms
        .iter()
        .map(|room| (room.name.clone(), plain(CardKind::Plain, "room", &room.name, room_lines(room))));
    items
        .chain(skills)
        .chain(found)
        .chain(overlord)
        .chain(sheets)
        .chain(monsters)
        .chain(familiars)
        .chain(conditions)
        .chain(tainted)
        .chain(rooms)
        .collect()
}

/// A card of one piece.
fn plain(kind: CardKind, of: &str, name: &str, lines: Vec<CardLine>) -> Face {
    let whole = HalfFace { id: "all".to_owned(), lines, ..HalfFace::default() };
    Face { halves: vec![whole], ..Face::new(kind, Phrase::new(format!("de-{of}-{name}"))) }
}

fn of_item(game: &Descent, item: &Item) -> Face {
    let mut lines = item.lines();
    let relics = game.content.relics.iter().filter(|relic| game.item(relic.item).name == item.name);
    lines.extend(relics.flat_map(|relic| relic.lines()));
    let level = item.act.map(|act| "I".repeat(usize::from(act)));
    let slot = Some(item.slot.name().to_owned());
    Face { slot, level, ..plain(CardKind::Item, "item", &item.name, lines) }
}

/// The archetype of the class that has a skill.
fn class_of(game: &Descent, skill: &str) -> Option<String> {
    let mut classes = game.content.classes.iter();
    let class = classes.find(|class| class.skills.iter().any(|id| game.skill(*id).name == skill));
    class.map(|class| class.archetype.name().to_owned())
}

/// DE-SEC-05, DE-SEC-13, DE-SEC-15: what is printed on a secret room card.
fn room_lines(room: &RoomCard) -> Vec<CardLine> {
    let begins = match room.begins {
        Begins::Quiet => None,
        Begins::RevealOne => Some(phrase!("descent-room-reveal-one")),
    };
    let reward = match room.reward {
        Reward::SearchCards(n) => phrase!("descent-room-search-cards", n = n),
        Reward::ShopCard => phrase!("descent-room-shop-card"),
        Reward::Refreshment => phrase!("descent-room-refreshment"),
    };
    begins.into_iter().chain([reward]).map(CardLine::sentence).collect()
}
