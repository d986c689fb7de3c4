//! The faces of cards: what is printed on everything that a viewer sees.

use super::lines::{of_ability, of_effect, of_gain, of_owner};
use crate::Haven;
use crate::content::{
    AbilityCard, Action, CardId, CardLevel, Factor, GoalId, Half, ItemId, Modifier, ModifierId, Stays,
};
use crate::shown::names::modifier_name;
use std::collections::BTreeMap;
use table::phrase;
use table::phrase::Phrase;
use table::scene::{CardKind, Face, HalfFace, Stays as StaysScene};

/// The faces of the cards that a viewer sees, each once.
#[derive(Default)]
pub(super) struct Faces(pub BTreeMap<String, Face>);

impl Faces {
    fn put(&mut self, id: &str, face: impl FnOnce() -> Face) {
        if !self.0.contains_key(id) {
            self.0.insert(id.to_owned(), face());
        }
    }

    /// A character's card. Says its id.
    pub fn card(&mut self, game: &Haven, id: CardId) -> String {
        let card = game.card(id);
        self.put(&card.name, || Face {
            of: Some(game.class(card.class).name.clone()),
            level: Some(match card.level {
                CardLevel::Level(n) => n.to_string(),
                CardLevel::X => "X".to_owned(),
            }),
            initiative: Some(card.initiative),
            halves: Half::BOTH.map(|half| half_face(game, half, card.half(half))).to_vec(),
            ..Face::new(CardKind::Ability, Phrase::new(format!("card-{}", card.name)))
        });
        card.name.clone()
    }

    /// An item.
    pub fn item(&mut self, game: &Haven, id: ItemId) -> String {
        let item = game.item(id);
        self.put(&item.name, || Face {
            slot: Some(item.slot.as_str().to_owned()),
            text: game.content.item_text(item),
            ..Face::new(CardKind::Item, Phrase::new(format!("item-{}", item.name)))
        });
        item.name.clone()
    }

    /// GH-BGL-02: a battle goal.
    pub fn goal(&mut self, game: &Haven, id: GoalId) -> String {
        let goal = game.goal(id);
        self.put(&goal.name, || Face {
            text: vec![goal.text(), phrase!("haven-goal-checks", checks = goal.checks)],
            ..Face::new(CardKind::Goal, Phrase::new(format!("goal-{}", goal.name)))
        });
        goal.name.clone()
    }

    /// GH-MON-09: a monster ability card of this deck.
    pub fn monster_card(&mut self, deck: &str, card: &AbilityCard) -> String {
        let name = card.name();
        self.put(&name, || {
            let lines = card.abilities.iter().map(of_ability).collect();
            let shuffles = card.shuffle.then(|| phrase!("haven-card-shuffles"));
            Face {
                of: Some(deck.to_owned()),
                initiative: Some(card.initiative),
                halves: vec![HalfFace { id: "all".to_owned(), lines, ..HalfFace::default() }],
                text: shuffles.into_iter().collect(),
                ..Face::new(CardKind::MonsterAbility, Phrase::new(format!("deck-{deck}")))
            }
        });
        name
    }

    /// GH-AMD-05, GH-AMD-06, GH-AMD-07, GH-AMD-08: a modifier card.
    pub fn modifier(&mut self, game: &Haven, id: ModifierId) -> String {
        let card = game.modifier(id);
        self.put(&card.name, || modifier_face(card));
        card.name.clone()
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
