//! What a table has agreed on before play.

use crate::content::{AbilityCard, Action, MadeUp, Modifier, ModifierId, TreasureEntry};
use crate::rulings::Rulings;
use crate::world::{Campaign, DeckCard};
use crate::{Edition, Haven};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What is agreed before play and holds for all of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Agreed {
    /// Whose rules it is played by.
    pub edition: Edition,
    /// How its open questions are answered.
    pub rulings: Rulings,
    /// What the table has agreed on.
    pub variants: Variants,
    /// GH-LVL-02: the scenario level.
    pub level: u8,
    /// The campaign in which it is played; `None` if it is played on its own.
    pub campaign: Option<Arc<Campaign>>,
    /// What only this position has.
    pub extra: Arc<Extra>,
}
/// GH-VAR-01, GH-VAR-02, GH-VAR-05, GH-VAR-06: variants that a table has agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Variants {
    /// One player runs all characters: monsters and traps are of the next level.
    pub solo: bool,
    /// Hands are open: monsters and traps are of the next level, as in solo play.
    pub open_information: bool,
    /// Cards that double or null count as +2 and −2.
    pub reduced_randomness: bool,
    /// Without hit points a character dies; one without cards stays on the board.
    pub permanent_death: bool,
}

/// What only a position has and no content: raw actions, made-up cards and treasures. Shared, and never changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extra {
    /// Actions of characters.
    pub actions: Vec<Action>,
    /// Cards of monsters.
    pub cards: Vec<AbilityCard>,
    /// Numbered treasures.
    pub treasures: Vec<TreasureEntry>,
    /// Modifier cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modifiers: Vec<MadeUp>,
}

impl Extra {
    /// A modifier card, printed or made up.
    pub fn modifier<'e>(&'e self, game: &'e Haven, id: ModifierId) -> &'e Modifier {
        let made_up = id.made_up_number().and_then(|n| self.modifiers.get(n));
        made_up.map_or_else(|| game.modifier(id), |MadeUp(card)| card)
    }

    /// A card of a monster ability deck, printed or made up.
    pub fn ability_card<'e>(&'e self, game: &'e Haven, card: DeckCard) -> Option<&'e AbilityCard> {
        match card.card().made_up_number() {
            Some(n) => self.cards.get(n),
            None => game.ability_card(card),
        }
    }
}

/// How a scenario has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Ended {
    Won,
    Lost,
}

impl Agreed {
    /// Level 1 without variants, outside any campaign.
    pub(crate) fn new(edition: Edition, rulings: Rulings) -> Agreed {
        let rulings = edition.settled(rulings);
        let (variants, extra) = (Variants::default(), Arc::default());
        Agreed { edition, rulings, variants, level: 1, campaign: None, extra }
    }
}
