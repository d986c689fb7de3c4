//! Monsters and their ability decks, and the objectives of a scenario.

use crate::content::{AbilityCardId, DeckId, KindId, Rank};
use crate::world::{Body, Marks, ObjectiveId};
use crate::{FigureId, Haven, MonsterId, World};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Deck, WhenEmpty};

/// The monsters, the objectives, and what counts for them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Foes {
    /// The monsters, elites first, then by number within their kind (GH-MON-15).
    pub monsters: Vec<Monster>,
    /// GH-SPC-07, GH-SPC-12: obstacles with hit points and allied figures, including those that are gone.
    pub objectives: Vec<Objective>,
    /// The ability decks of the kinds in play.
    pub decks: Vec<DeckState>,
    /// GH-ELE-06, GH-ELE-11: for which signs of its card, by their number, a type has consumed an element this
    /// round.
    pub paid: SmallVec<[(KindId, u8); 4]>,
    /// FH-MEL-01: the kinds of which a figure has performed an ability of its card; their groups will infuse what it
    /// shows.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub performed: SmallVec<[KindId; 2]>,
    /// GH-REV-06: the kinds whose figures came in the turn under way.
    pub arrived: SmallVec<[KindId; 4]>,
    /// FH-AMD-15: the hostile factions of this scenario: which kind belongs to which; those of no faction stand with all
    /// monsters.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub factions: SmallVec<[(KindId, u8); 4]>,
    /// FH-BOS-05: how much damage characters and summons have dealt to bosses that fight each other, too.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub dealt: SmallVec<[(KindId, u8); 2]>,
    /// Monsters killed.
    pub kills: u8,
    /// Rounds that began without a monster on the map.
    pub empty_rounds: u8,
}
/// A monster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Monster {
    /// Which one.
    pub id: MonsterId,
    /// Its rank.
    pub rank: Rank,
    /// Its body.
    pub body: Body,
    /// GH-MAB-07: whether it was summoned, and drops nothing.
    pub summoned: bool,
    /// Whether it has had its turn this round.
    pub acted: bool,
    /// FH-BGL-03: what goals remember of it.
    #[serde(default, skip_serializing_if = "Marks::is_empty")]
    pub marks: Marks,
}

/// GH-SPC-07, GH-SPC-12: an obstacle with hit points or an allied figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objective {
    /// Which one.
    pub id: ObjectiveId,
    /// Whether it is an allied figure, not an obstacle.
    pub ally: bool,
    /// Its body.
    pub body: Body,
    /// Whether it has had its turn this round.
    pub acted: bool,
    /// Whether it is dead or destroyed; the goal may ask.
    pub gone: bool,
    /// Whether monsters take it for an ally.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub with_monsters: bool,
}

impl Objective {
    /// The figure it is.
    pub fn figure(&self) -> FigureId {
        if self.ally { FigureId::Ally(self.id) } else { FigureId::Obstacle(self.id) }
    }
}

/// A card of a deck: both numbers in one, so that it has one name in a save.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DeckCard(pub(crate) u16);

impl DeckCard {
    /// This card of this deck.
    pub fn new(deck: DeckId, card: AbilityCardId) -> DeckCard {
        DeckCard(u16::from(deck.0) << 8 | u16::from(card.0))
    }

    /// The deck.
    pub fn deck(self) -> DeckId {
        DeckId((self.0 >> 8) as u8)
    }

    /// The card.
    pub fn card(self) -> AbilityCardId {
        AbilityCardId((self.0 & 0xff) as u8)
    }
}

/// The card by which a deck's monsters act this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Drawn {
    /// A card of the deck.
    Card(DeckCard),
    /// A card that only this position has.
    Extra(u8),
}

/// A monster ability deck in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckState {
    /// Which deck.
    pub deck: DeckId,
    /// Its cards.
    pub cards: Deck<DeckCard>,
    /// GH-MON-08: the card of this round.
    pub drawn: Option<Drawn>,
    /// GH-GAP-32: instead of that, the card of each kind, if each has its own.
    pub each: SmallVec<[(KindId, Drawn); 1]>,
}

impl DeckState {
    /// A deck in play, all its cards to come.
    fn new(game: &Haven, deck: DeckId) -> DeckState {
        let count = game.deck(deck).cards.len() as u8;
        let cards = (0..count).map(|n| DeckCard::new(deck, AbilityCardId(n)));
        DeckState { deck, cards: Deck::new(cards, WhenEmpty::Reshuffle), drawn: None, each: SmallVec::new() }
    }
}

impl World {
    /// FH-AMD-15: the faction of a monster, if there are several.
    fn faction_of(&self, figure: FigureId) -> Option<u8> {
        let FigureId::Monster(id) = figure else { return None };
        self.foes.factions.iter().find(|(kind, _)| *kind == id.kind).map(|(_, faction)| *faction)
    }

    /// GH-SPC-09, FH-AMD-15, FH-TGT-04: whether two figures are enemies. Everybody is for or against the characters;
    /// monsters of two hostile factions are enemies of each other, too.
    pub fn are_enemies(&self, one: FigureId, other: FigureId) -> bool {
        one.is_enemy_of(other) || self.are_hostile(one, other)
    }

    /// GH-TRN-06, FH-AMD-15, FH-TGT-04, GH-SUM-13, FH-SPR-01: whether two figures are allies.
    pub fn are_allies(&self, one: FigureId, other: FigureId) -> bool {
        (one.is_ally_of(other) && !self.are_hostile(one, other)) || self.stand_with_monsters(one, other)
    }

    /// Whether an obstacle with hit points and another figure are allies, because the obstacle stands with the monsters.
    fn stand_with_monsters(&self, one: FigureId, other: FigureId) -> bool {
        let stands = |figure: FigureId| match figure {
            FigureId::Obstacle(_) => self.objective(figure).is_some_and(|o| o.with_monsters),
            _ => figure.is_monster(),
        };
        let obstacle = [one, other].iter().any(|figure| matches!(figure, FigureId::Obstacle(_)));
        obstacle && stands(one) && stands(other)
    }

    fn are_hostile(&self, one: FigureId, other: FigureId) -> bool {
        if self.foes.factions.is_empty() {
            return false;
        }
        let both = self.faction_of(one).zip(self.faction_of(other));
        both.is_some_and(|(one, other)| one != other)
    }

    /// FH-SPR-03, FH-AMD-04, FH-AMD-15: whether a figure draws from the deck of the scenario allies: they do, and so does
    /// the first of two hostile factions.
    pub fn draws_from_ally_deck(&self, figure: FigureId) -> bool {
        let ally = matches!(figure, FigureId::Ally(_)) && self.agreed.edition.allies_have_a_deck();
        ally || self.faction_of(figure) == Some(0)
    }

    /// GH-SET-03, GH-SET-14, FH-SET-04, FH-SCN-05: the deck of a kind is in play.
    pub(crate) fn put_deck(&mut self, game: &Haven, kind: KindId) {
        self.put_ability_deck(game, game.deck_of(kind));
    }

    /// A deck is in play.
    pub(crate) fn put_ability_deck(&mut self, game: &Haven, deck: DeckId) {
        if !self.foes.decks.iter().any(|d| d.deck == deck) {
            self.foes.decks.push(DeckState::new(game, deck));
        }
    }

    /// A monster is in play, in the order in which monsters act, and so is the deck of its kind.
    pub(crate) fn put_monster(&mut self, game: &Haven, monster: Monster) {
        self.put_deck(game, monster.id.kind);
        self.foes.monsters.push(monster);
        self.sort_monsters();
    }
}
