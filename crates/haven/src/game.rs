//! What is printed on cards, looked up by id, and what figures are called.

use crate::content::{
    AbilityCard, AbilityDeck, Action, CardId, Class, ClassCard, ClassId, DeckId, Goal, GoalId, Half, Item,
    ItemId, KindId, Modifier, ModifierId, MonsterKind, Objective, SummonKind, SummonKindId,
};
use crate::world::{DeckCard, ObjectiveKindId, TurnOf};
use crate::{Edition, FigureId, Haven};
use std::borrow::Cow;
use std::fmt::Write as _;
use table::SetupError;

impl Haven {
    /// A game is of one edition: a setup or position for another one is refused.
    pub(crate) fn admit(&self, edition: Edition) -> Result<(), SetupError> {
        if edition == self.edition {
            return Ok(());
        }
        let (own, asked) = (self.edition.name(), edition.name());
        Err(SetupError::new(format!("this game is {own}, not {asked}")))
    }

    /// A kind of monster.
    pub fn kind(&self, id: KindId) -> &MonsterKind {
        &self.content.monsters[usize::from(id.0)]
    }

    /// GH-MON-10: the deck by which a kind of monster acts.
    pub fn deck_of(&self, kind: KindId) -> DeckId {
        self.decks[usize::from(kind.0)]
    }

    /// FH-INI-03, FH-MEL-01, FH-MEL-02: whether two kinds of monsters are one group: types that share a deck.
    pub fn are_one_group(&self, one: KindId, other: KindId) -> bool {
        one == other || (self.edition.decks_are_groups() && self.deck_of(one) == self.deck_of(other))
    }

    /// A monster ability deck.
    pub fn deck(&self, id: DeckId) -> &AbilityDeck {
        &self.content.decks[usize::from(id.0)]
    }

    /// A card of it; none that only a position has.
    pub fn ability_card(&self, card: DeckCard) -> Option<&AbilityCard> {
        self.deck(card.deck()).cards.get(usize::from(card.card().0))
    }

    /// What a modifier card is called: those that only a position has by their numbers.
    pub fn modifier_name(&self, id: ModifierId) -> Cow<'_, str> {
        match id.made_up_number() {
            Some(n) => Cow::Owned(format!("made-up {}", n + 1)),
            None => Cow::Borrowed(&self.modifier(id).name),
        }
    }

    /// A modifier card of the pack.
    pub fn modifier(&self, id: ModifierId) -> &Modifier {
        &self.content.modifiers[usize::from(id.0)]
    }

    /// A class.
    pub fn class(&self, id: ClassId) -> &Class {
        &self.content.classes[usize::from(id.0)]
    }

    /// A character's card.
    pub fn card(&self, id: CardId) -> &ClassCard {
        &self.content.cards[usize::from(id.0)]
    }

    /// An item.
    pub fn item(&self, id: ItemId) -> &Item {
        &self.content.items[usize::from(id.0)]
    }

    /// A battle goal.
    pub fn goal(&self, id: GoalId) -> &Goal {
        &self.content.goals[usize::from(id.0)]
    }

    /// GH-TRN-08: the basic action in place of a half.
    pub fn basic(&self, half: Half) -> &Action {
        match half {
            Half::Top => &self.basic[0],
            Half::Bottom => &self.basic[1],
        }
    }

    /// A summon of characters.
    pub fn summon(&self, id: SummonKindId) -> &SummonKind {
        &self.content.summons[usize::from(id.0)]
    }

    /// An obstacle with hit points, or an allied figure, of a scenario.
    pub fn objective(&self, id: ObjectiveKindId) -> &Objective {
        &self.content.scenarios[usize::from(id.scenario().0)].objectives[usize::from(id.which())]
    }

    /// Writes a figure's name: `brute`, `bandit-guard-2`.
    pub fn write_figure(&self, figure: FigureId, out: &mut String) {
        // Writing into a string cannot fail.
        let _ = match figure {
            FigureId::Hero(hero) => write!(out, "{}", self.class(hero.class).name),
            FigureId::Monster(monster) => write!(out, "{}-{}", self.kind(monster.kind).name, monster.number),
            FigureId::Summon(summon) => write!(out, "{}-{}", self.summon(summon.kind).name, summon.number),
            FigureId::Ally(id) | FigureId::Obstacle(id) => {
                write!(out, "{}-{}", self.objective(id.kind).name, id.number)
            }
        };
    }

    /// A figure's name.
    pub fn figure(&self, figure: FigureId) -> String {
        let mut name = String::new();
        self.write_figure(figure, &mut name);
        name
    }

    /// Writes whose turn it is.
    pub fn write_turn_of(&self, place: TurnOf, out: &mut String) {
        match place {
            TurnOf::Hero(hero) => self.write_figure(hero.into(), out),
            TurnOf::Summon(summon) => self.write_figure(summon.into(), out),
            TurnOf::Kind(kind) => out.push_str(&self.kind(kind).name),
            TurnOf::Ally(kind) => out.push_str(&self.objective(kind).name),
        }
    }
}
