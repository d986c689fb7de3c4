//! Ability decks of monsters, and modifier decks.

use super::Position;
use super::build::Build;
use super::things::{ModifiersAt, is_usual};
use super::words::{made_up, modifier_named, none_of};
use crate::content::{
    AbilityCard, AbilityCardId, DeckId, GoalId, KindId, MADE_UP, MadeUp, ModifierId, monster_abilities,
};
use crate::scenario::setup;
use crate::world::{DeckCard, DeckState, Drawn, Extra, ModifierDeck};
use crate::{Haven, World};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Deck, SetupError, WhenEmpty};

/// An ability deck in play.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct DeckAt {
    /// The cards left to draw; all that are not discarded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Vec<String>>,
    /// The cards on the discard pile, the oldest first.
    #[serde(skip_serializing_if = "is_usual")]
    pub discard: Vec<String>,
    /// The card of this round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// Instead of it the card of each type.
    #[serde(skip_serializing_if = "is_usual")]
    pub each: Vec<EachAt>,
}

/// The card of one type.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EachAt {
    pub monster: String,
    pub card: String,
}

/// A kind of monster by its name.
pub(super) fn kind_named(game: &Haven, name: &str) -> Result<KindId, SetupError> {
    game.content
        .kind(name)
        .ok_or_else(|| none_of("monster", name, game.content.monsters.iter().map(|k| k.name.as_str())))
}

pub(super) fn deck_named(game: &Haven, name: &str) -> Result<DeckId, SetupError> {
    game.content
        .deck(name)
        .ok_or_else(|| none_of("ability deck", name, game.content.decks.iter().map(|d| d.name.as_str())))
}

/// Cards of a deck with the same name are told apart by a number: `30 move+0, attack+0 (2)`.
fn deck_card_name(game: &Haven, card: DeckCard) -> String {
    if let Some(n) = card.card().made_up_number() {
        return format!("made-up {}", n + 1);
    }
    let cards = &game.deck(card.deck()).cards;
    let at = usize::from(card.card().0);
    let Some(name) = cards.get(at).map(AbilityCard::name) else { return String::new() };
    match cards[..at].iter().filter(|other| other.name() == name).count() {
        0 => name,
        n => format!("{name} ({})", n + 1),
    }
}

pub(super) fn deck_card_named(game: &Haven, deck: DeckId, name: &str) -> Option<DeckCard> {
    let count = game.deck(deck).cards.len() as u8;
    let mut all = (0..count).map(|n| DeckCard::new(deck, AbilityCardId(n)));
    all.find(|card| deck_card_name(game, *card) == name)
}

fn card_of_deck(game: &Haven, deck: DeckId, name: &str) -> Result<DeckCard, SetupError> {
    deck_card_named(game, deck, name).ok_or_else(|| {
        let of = game.deck(deck);
        let all: Vec<String> = of.cards.iter().map(AbilityCard::name).collect();
        none_of(&format!("card of the {} deck", of.name), name, all.iter().map(String::as_str))
    })
}

impl Build<'_> {
    /// Cards that only this position has.
    pub fn made_up(&mut self, position: &Position) -> Result<(), SetupError> {
        for (n, words) in position.made_up_cards.iter().enumerate() {
            let card = made_up_card(words).map_err(|e| e.at(n).at("made_up_cards"))?;
            self.extra.cards.push(card);
        }
        for (n, words) in position.made_up_modifiers.iter().enumerate() {
            let card = MadeUp::try_from(words.clone());
            let right = "what is printed on it: rolling stun, +1 push 2, 2x";
            let card = card.map_err(|e| SetupError::new(e).expected(right).at(n).at("made_up_modifiers"))?;
            self.extra.modifiers.push(card);
        }
        for (many, key) in
            [(self.extra.cards.len(), "made_up_cards"), (self.extra.modifiers.len(), "made_up_modifiers")]
        {
            if many > usize::from(MADE_UP) {
                return Err(SetupError::new(format!("{many} made-up cards"))
                    .at(key)
                    .expected(format!("at most {MADE_UP}")));
            }
        }
        for (n, treasure) in position.made_up_treasures.iter().enumerate() {
            let entry = treasure.read().map_err(|e| e.at(n).at("made_up_treasures"))?;
            self.extra.treasures.push(entry);
        }
        Ok(())
    }

    /// The ability decks and the monsters' modifier deck as the position says.
    pub fn decks(&mut self, position: &Position) -> Result<(), SetupError> {
        for (name, is) in &position.decks {
            let deck = deck_named(self.game, name).map_err(|e| e.at(name).at("decks"))?;
            let state = self.deck(deck, is).map_err(|e| e.at(name).at("decks"))?;
            self.world.put_ability_deck(self.game, deck);
            let there = self.world.foes.decks.iter_mut().find(|other| other.deck == deck);
            there.into_iter().for_each(|other| *other = state.clone());
        }
        if let Some(order) = &position.deck_order {
            let mut decks = Vec::new();
            for (n, name) in order.iter().enumerate() {
                let deck = deck_named(self.game, name).map_err(|e| e.at(n).at("deck_order"))?;
                self.world.put_ability_deck(self.game, deck);
                let at = self.world.foes.decks.iter().position(|other| other.deck == deck);
                decks.extend(at.map(|at| self.world.foes.decks.remove(at)));
            }
            self.world.foes.decks.splice(0..0, decks);
        }
        let modifiers = position.monster_modifiers.as_ref();
        self.world.decks.monster_modifiers = modifier_deck(self.game, &self.extra, modifiers, Vec::new())
            .map_err(|e| e.at("monster_modifiers"))?;
        let allies = position.ally_modifiers.as_ref();
        let scenario = self.world.scenario_of(self.game);
        let usual = scenario.map(|scenario| setup::allies_deck(self.game, &scenario));
        if allies.is_some() || usual.is_some_and(|deck| !deck.is_missing()) {
            self.world.decks.ally_modifiers = modifier_deck(self.game, &self.extra, allies, Vec::new())
                .map_err(|e| e.at("ally_modifiers"))?;
        }
        Ok(())
    }

    fn deck(&self, deck: DeckId, is: &DeckAt) -> Result<DeckState, SetupError> {
        let game = self.game;
        let named = |names: &[String], key: &str| -> Result<Vec<DeckCard>, SetupError> {
            let card = |(n, name): (usize, &String)| self.in_deck(deck, name).map_err(|e| e.at(n).at(key));
            names.iter().enumerate().map(card).collect()
        };
        let discard = named(&is.discard, "discard")?;
        let left = match &is.left {
            Some(names) => named(names, "left")?,
            None => {
                let all =
                    (0..game.deck(deck).cards.len() as u8).map(|n| DeckCard::new(deck, AbilityCardId(n)));
                all.filter(|card| !discard.contains(card)).collect()
            }
        };
        let drawn = |name: &String| self.drawn(deck, name, &discard);
        let card = is.card.as_ref().map(drawn).transpose().map_err(|e| e.at("card"))?;
        let mut each = smallvec::SmallVec::new();
        for (n, EachAt { monster, card }) in is.each.iter().enumerate() {
            let kind = kind_named(game, monster).map_err(|e| e.at("monster").at(n).at("each"))?;
            each.push((kind, drawn(card).map_err(|e| e.at("card").at(n).at("each"))?));
        }
        let mut cards = Deck::new(left, WhenEmpty::Reshuffle);
        discard.into_iter().for_each(|card| cards.discard(card));
        Ok(DeckState { deck, cards, drawn: card, each })
    }

    /// A card in a pile of this deck, printed or made up.
    fn in_deck(&self, deck: DeckId, name: &str) -> Result<DeckCard, SetupError> {
        match made_up(name, self.extra.cards.len())? {
            Some(n) => Ok(DeckCard::new(deck, AbilityCardId::made_up(n))),
            None => card_of_deck(self.game, deck, name),
        }
    }

    /// The card by which a deck acts. A made-up one that is on the discard pile comes from the deck.
    fn drawn(&self, deck: DeckId, name: &str, discard: &[DeckCard]) -> Result<Drawn, SetupError> {
        let card = self.in_deck(deck, name)?;
        match made_up(name, self.extra.cards.len())? {
            Some(n) if !discard.contains(&card) => Ok(Drawn::Extra(n)),
            _ => Ok(Drawn::Card(card)),
        }
    }

    pub fn goal_deck(&mut self, position: &Position) -> Result<(), SetupError> {
        let named = |names: &[String], key: &str| -> Result<Vec<GoalId>, SetupError> {
            let goal = |(n, name): (usize, &String)| goal_named(self.game, name).map_err(|e| e.at(n).at(key));
            names.iter().enumerate().map(goal).collect()
        };
        let aside = named(&position.goals_aside, "goals_aside")?;
        let left = position.goal_deck.as_ref().map(|names| named(names, "goal_deck")).transpose()?;
        self.world.decks.goal_deck = match left {
            Some(left) => Deck::new(left, WhenEmpty::Reshuffle),
            None => super::goals_left(self.game, &self.world, &aside),
        };
        Ok(())
    }
}

pub(super) fn goal_named(game: &Haven, name: &str) -> Result<GoalId, SetupError> {
    let found = game.content.goals.iter().position(|g| g.name == name);
    found
        .map(|n| GoalId(n as u8))
        .ok_or_else(|| none_of("battle goal", name, game.content.goals.iter().map(|g| g.name.as_str())))
}

/// `50 move+0, attack+1`.
fn made_up_card(words: &str) -> Result<AbilityCard, SetupError> {
    let right = "its initiative and its abilities: 50 move+0, attack+1";
    let (initiative, rest) = words.split_once(' ').unwrap_or((words, ""));
    let Ok(initiative) = initiative.parse() else {
        return Err(SetupError::new(format!("{words:?} has no initiative")).expected(right));
    };
    let abilities = monster_abilities(rest).map_err(|e| SetupError::new(e).expected(right))?;
    Ok(AbilityCard { initiative, shuffle: false, abilities })
}

/// A modifier deck as it is written; `own` are the cards that items have added.
pub(super) fn modifier_deck(
    game: &Haven,
    extra: &Extra,
    value: Option<&Value>,
    own: Vec<ModifierId>,
) -> Result<ModifierDeck, SetupError> {
    let list = value.is_some_and(Value::is_array);
    let at = match value {
        None => ModifiersAt::default(),
        Some(names @ Value::Array(_)) => {
            ModifiersAt { left: Some(table::read(names.clone())?), ..ModifiersAt::default() }
        }
        Some(table) => table::read(table.clone())?,
    };
    let named = |names: &[String], key: &str| -> Result<Vec<ModifierId>, SetupError> {
        let card = |(n, name): (usize, &String)| {
            modifier_named(game, extra, name).map_err(|e| if list { e.at(n) } else { e.at(n).at(key) })
        };
        names.iter().enumerate().map(card).collect()
    };
    let drawn = named(&at.drawn, "drawn")?;
    let added = at.added.as_ref().map_or(Ok(own), |names| named(names, "added"))?;
    let left = match &at.left {
        Some(names) => named(names, "left")?,
        None => usual_left(game, &added, &at, &drawn)?,
    };
    let ends_a_draw = |card: &ModifierId| {
        let card = extra.modifier(game, *card);
        !card.rolling && !card.leaves
    };
    if !left.iter().chain(&drawn).any(ends_a_draw) {
        let text = "a modifier deck needs a card that ends a draw (GH-AMD-10) and stays in it (GH-AMD-11)";
        return Err(SetupError::new(text).expected("a card such as +0"));
    }
    let mut deck = ModifierDeck::new(&game.content, left);
    drawn.into_iter().for_each(|card| deck.cards.discard(card));
    deck.size = deck.staying(&game.content, extra);
    deck.shuffle_due = at.shuffle;
    deck.added = added.into_iter().collect();
    Ok(deck)
}

/// What is left of a standard deck with what was added to it and without what was drawn.
fn usual_left(
    game: &Haven,
    added: &[ModifierId],
    at: &ModifiersAt,
    drawn: &[ModifierId],
) -> Result<Vec<ModifierId>, SetupError> {
    let mut left: Vec<ModifierId> = game.content.standard_deck().chain(added.iter().copied()).collect();
    for (n, card) in drawn.iter().enumerate() {
        let Some(at) = left.iter().position(|other| other == card) else {
            let text = format!("there is no {} left to be drawn", game.modifier_name(*card));
            return Err(SetupError::new(text).at(n).at("drawn").expected("a card of the deck"));
        };
        left.remove(at);
    }
    left.extend(std::iter::repeat_n(game.content.bless, usize::from(at.bless)));
    left.extend(std::iter::repeat_n(game.content.curse, usize::from(at.curse)));
    Ok(left)
}

/// A modifier deck as a position writes it; `None` if it is as usual.
pub(super) fn modifiers_written(game: &Haven, deck: &ModifierDeck, own: Vec<ModifierId>) -> Option<Value> {
    let names =
        |cards: &[ModifierId]| cards.iter().map(|c| game.modifier_name(*c).into_owned()).collect::<Vec<_>>();
    let left = deck.cards.cards_left();
    let count = |card: ModifierId| left.iter().filter(|c| **c == card).count() as u8;
    let mut at = ModifiersAt {
        left: None,
        drawn: names(deck.cards.discarded()),
        added: (deck.added.as_slice() != own.as_slice()).then(|| names(&deck.added)),
        bless: count(game.content.bless),
        curse: count(game.content.curse),
        shuffle: deck.shuffle_due,
    };
    let usual = usual_left(game, &deck.added, &at, deck.cards.discarded()).map(|mut usual| {
        usual.sort();
        usual
    });
    if usual.as_ref() != Ok(&left) {
        (at.bless, at.curse) = (0, 0);
        at.left = Some(names(&left));
    }
    let plain = at.drawn.is_empty() && at.added.is_none() && !at.shuffle && (at.bless, at.curse) == (0, 0);
    match at.left {
        None if plain => None,
        Some(left) if plain => Some(left.into()),
        _ => serde_json::to_value(at).ok(),
    }
}

/// A deck of abilities as a position writes it.
pub(super) fn deck_written(game: &Haven, state: &DeckState) -> DeckAt {
    let name = |card: &DeckCard| deck_card_name(game, *card);
    let drawn = |drawn: Drawn| match drawn {
        Drawn::Card(card) => name(&card),
        Drawn::Extra(n) => format!("made-up {}", n + 1),
    };
    let (left, discard) = (state.cards.cards_left(), state.cards.discarded());
    let all = 0..game.deck(state.deck).cards.len() as u8;
    let all = all.map(|n| DeckCard::new(state.deck, AbilityCardId(n)));
    let usual: Vec<DeckCard> = all.filter(|card| !discard.contains(card)).collect();
    DeckAt {
        left: (usual != left).then(|| left.iter().map(name).collect()),
        discard: discard.iter().map(name).collect(),
        card: state.drawn.map(drawn),
        each: state
            .each
            .iter()
            .map(|(kind, card)| EachAt { monster: game.kind(*kind).name.clone(), card: drawn(*card) })
            .collect(),
    }
}

/// The order of the decks, as names.
pub(super) fn deck_names(game: &Haven, world: &World) -> Vec<String> {
    world.foes.decks.iter().map(|d| game.deck(d.deck).name.clone()).collect()
}
