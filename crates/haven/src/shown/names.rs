//! What things are called for people.

use crate::content::{
    CardId, Condition, Conditions, Element, Factor, GateKind, GoalId, ItemId, Label, Modifier, ModifierId,
    MonsterCardId, RoomCardId,
};
use crate::world::{ObjectiveKindId, TurnOf};
use crate::{FigureId, Haven, Spot};
use table::phrase::Arg;
use table::{Named, Phrase, phrase};
/// A room card's name for people.
pub fn room_name(game: &Haven, card: RoomCardId) -> Arg {
    Arg::name(format!("room-card-{}", named(game, card)))
}

/// The type of an entrance or exit for people.
pub fn gate_name(kind: GateKind) -> Arg {
    Arg::text(kind.letter().to_uppercase().to_string())
}

/// GH-VAR-15, GH-VAR-23: a room's title for people: the parts on both cards.
pub fn title(game: &Haven, room: RoomCardId, monsters: MonsterCardId) -> Phrase {
    let attribute = Arg::name(format!("monster-card-{}", named(game, monsters)));
    phrase!("haven-room-title", name = room_name(game, room), attribute = attribute)
}

/// GH-VAR-23: the types of the traps that a monster card lays, for people.
pub fn traps_said(game: &Haven, card: MonsterCardId) -> Phrase {
    let traps = game.monster_card(card).map_or_else(Vec::new, |card| card.traps());
    let said = |(damage, conditions): &(bool, Conditions)| {
        let mut all: Vec<Arg> = damage.then(|| Arg::from(phrase!("haven-trap-damage"))).into_iter().collect();
        all.extend(conditions.iter().map(condition_name));
        Arg::List(all)
    };
    phrase!("haven-card-traps", traps = Arg::List(traps.iter().map(said).collect()))
}

/// GH-VAR-23: what a monster card says about treasure tiles, for people.
pub fn treasure_said(game: &Haven, card: MonsterCardId) -> Phrase {
    let finds = game.monster_card(card).map_or(&[][..], |card| &card.treasure);
    phrase!(
        "haven-card-treasure",
        finds = Arg::List(finds.iter().map(|f| Arg::from(game.content.outcome_text(f))).collect())
    )
}

/// GH-VAR-21: the penalty of a room card for people.
pub fn penalty_said(game: &Haven, card: RoomCardId, major: bool) -> Phrase {
    let deeds = game.room_card(card).map_or(&[][..], |card| if major { &card.major } else { &card.minor });
    let deeds = Arg::List(deeds.iter().map(|deed| Arg::from(game.content.outcome_text(deed))).collect());
    match major {
        true => phrase!("haven-penalty-major", room = room_name(game, card), deeds = deeds),
        false => phrase!("haven-penalty-minor", room = room_name(game, card), deeds = deeds),
    }
}

/// The names of everything that a pack brings and people read: each must be in every language.
pub fn all(game: &Haven) -> Vec<Phrase> {
    let content = &game.content;
    let classes = content.classes.iter().map(|class| format!("hero-{}", class.name));
    let cards = content.cards.iter().map(|card| format!("card-{}", card.name));
    let monsters = content.monsters.iter().map(|kind| format!("monster-{}", kind.name));
    let summons = content.summons.iter().map(|summon| format!("summon-{}", summon.name));
    let items = content.items.iter().map(|item| format!("item-{}", item.name));
    let goals = content.goals.iter().map(|goal| format!("goal-{}", goal.name));
    let ids = classes.chain(cards).chain(monsters).chain(summons).chain(items).chain(goals);
    let modifiers = (0..content.modifiers.len()).map(|n| ModifierId(n as u8)).chain([ModifierId::made_up(0)]);
    let modifiers = modifiers.map(|card| alone(modifiers_said(game, &[card])));
    ids.map(Phrase::new).chain(modifiers).collect()
}

/// A card's name.
pub fn named(game: &Haven, card: impl Named<Haven>) -> String {
    let mut name = String::new();
    card.name(game, &mut name);
    name
}

/// A figure's name for people; of monsters and summons there are several, so they are said with a number.
pub fn figure_name(game: &Haven, figure: FigureId) -> Arg {
    match figure {
        FigureId::Hero(hero) => Arg::name(format!("hero-{}", game.class(hero.class).name)),
        FigureId::Monster(monster) => {
            let name = Arg::name(format!("monster-{}", game.kind(monster.kind).name));
            phrase!("haven-numbered", name = name, number = monster.number).into()
        }
        FigureId::Summon(summon) => {
            let name = Arg::name(format!("summon-{}", game.summon(summon.kind).name));
            phrase!("haven-numbered", name = name, number = summon.number).into()
        }
        FigureId::Ally(id) | FigureId::Obstacle(id) => {
            phrase!("haven-numbered", name = objective_name(game, id.kind), number = id.number).into()
        }
    }
}

/// The name of whoever has a turn.
pub fn turn_name(game: &Haven, place: TurnOf) -> Arg {
    match place {
        TurnOf::Hero(hero) => figure_name(game, hero.into()),
        TurnOf::Summon(summon) => figure_name(game, summon.into()),
        TurnOf::Kind(kind) => Arg::name(format!("monster-{}", game.kind(kind).name)),
        TurnOf::Ally(kind) => objective_name(game, kind),
    }
}

/// A card's name for people.
pub fn card_name(game: &Haven, card: CardId) -> Arg {
    Arg::name(format!("card-{}", game.card(card).name))
}

/// A condition's name for people.
pub fn condition_name(condition: Condition) -> Arg {
    Arg::name(format!("condition-{condition}"))
}

/// A space's name for people.
pub fn spot_name(spot: Spot) -> Arg {
    Arg::text(spot.name.to_string())
}

/// An element's name for people.
pub fn element_name(element: Element) -> Arg {
    Arg::name(format!("element-{element}"))
}

/// An item's name for people.
pub fn item_name(game: &Haven, item: ItemId) -> Arg {
    Arg::name(format!("item-{}", game.item(item).name))
}

/// A battle goal's name for people.
pub fn goal_name(game: &Haven, goal: GoalId) -> Arg {
    Arg::name(format!("goal-{}", game.goal(goal).name))
}

pub(crate) fn objective_name(game: &Haven, kind: ObjectiveKindId) -> Arg {
    Arg::name(format!("objective-{}", game.objective(kind).name))
}

/// A modifier card's name for people.
pub fn modifier_name(card: &Modifier) -> Phrase {
    match (card.name.as_str(), card.factor) {
        ("bless", _) => phrase!("condition-bless"),
        ("curse", _) => phrase!("condition-curse"),
        (_, Factor::Null) => phrase!("haven-card-null"),
        (_, Factor::Double) => phrase!("haven-card-double"),
        (_, Factor::Plus(n)) => {
            phrase!("haven-card-plus", number = Arg::text(format!("{n:+}").replace('-', "−")))
        }
    }
}

/// Modifier cards in a row for people, word by word: `+1, rolling push 1`.
pub fn modifiers_said(game: &Haven, cards: &[ModifierId]) -> Arg {
    let word = |word: &str| {
        let named = word.starts_with(|c: char| c.is_ascii_lowercase());
        if named { Arg::name(format!("modifier-{word}")) } else { Arg::text(word) }
    };
    let each = cards.iter().filter_map(|card| {
        let name = game.modifier_name(*card);
        let words = name.split(' ').map(word);
        words.reduce(|a, b| phrase!("haven-modifier-words", a = a, b = b).into())
    });
    each.reduce(|a, b| phrase!("cards-comma", a = a, b = b).into()).unwrap_or_else(|| Arg::text(""))
}

/// The number of a scenario for people.
pub fn label_name(label: Label) -> Arg {
    if label.letter.is_none() { label.number.into() } else { Arg::text(label.to_string()) }
}

/// A name that stands alone and not in a sentence.
pub fn alone(name: Arg) -> Phrase {
    match name {
        Arg::Phrase(phrase) => *phrase,
        Arg::Name(id) => Phrase::new(id),
        other => phrase!("cards-words", words = other),
    }
}
