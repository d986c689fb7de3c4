//! What options point at: names of figures, cards and items as the scene has them.

use crate::content::{CardId, Element, Half, ItemId};
use crate::world::TurnOf;
use crate::{FigureId, Haven, Spot};
use table::Target;

impl Haven {
    /// A figure that an option is about.
    pub fn points_at_figure(&self, figure: impl Into<FigureId>) -> Target {
        Target::Figure(self.figure(figure.into()))
    }

    /// A card that an option is about.
    pub fn points_at_card(&self, card: CardId) -> Target {
        Target::Card(self.card(card).name.clone())
    }

    /// A half of a card that an option is about.
    pub fn points_at_half(&self, card: CardId, half: Half) -> Target {
        Target::Half(self.card(card).name.clone(), half.as_str().to_owned())
    }

    /// An item that an option is about.
    pub fn points_at_item(&self, item: ItemId) -> Target {
        Target::Item(self.item(item).name.clone())
    }

    /// Somebody in the order of turns.
    pub fn points_at_turn(&self, turn: TurnOf) -> Target {
        match turn {
            TurnOf::Hero(hero) => self.points_at_figure(hero),
            TurnOf::Summon(summon) => self.points_at_figure(summon),
            TurnOf::Kind(kind) => Target::Group(self.kind(kind).name.clone()),
            TurnOf::Ally(kind) => Target::Group(self.objective(kind).name.clone()),
        }
    }
}

/// A hex that an option is about.
pub fn points_at_hex(spot: Spot) -> Target {
    Target::space(spot.name)
}

/// An element that an option is about.
pub fn points_at_element(element: Element) -> Target {
    Target::Track(element.as_str().to_owned())
}
