//! What is on the cards, the die and the tokens. The sentences on the cards are made from this.

use super::Sample;
use crate::phrase::{Arg, Phrase};
use crate::{Named, phrase};
use serde::{Deserialize, Serialize};

/// A kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CardId {
    Guard,
    Strike,
    Rally,
    Frenzy,
    Sweep,
    Roots,
}

/// When a card may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Before the die of an attack is rolled.
    BeforeRoll,
    /// After it is rolled.
    AfterRoll,
}

/// What a card does to the attack in which it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// More damage.
    Bonus(u8),
    /// Less damage.
    Guard(u8),
    /// The hero who plays it recovers hit points.
    Heal(u8),
    /// Another hero beside the attacker becomes a target too.
    Join,
    /// The target's movement ends.
    Roots,
}

/// A card's data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Which card.
    pub id: CardId,
    /// Its name.
    pub name: &'static str,
    /// How many there are.
    pub copies: u8,
    /// When it is played.
    pub when: When,
    /// What it does.
    pub effects: &'static [Effect],
}

/// All cards: the first three in the heroes' deck, the others in the warden's.
pub const CARDS: [Card; 6] = [
    card(CardId::Guard, "guard", 5, When::BeforeRoll, &[Effect::Guard(1)]),
    card(CardId::Strike, "strike", 5, When::BeforeRoll, &[Effect::Bonus(1)]),
    card(CardId::Rally, "rally", 3, When::BeforeRoll, &[Effect::Guard(1), Effect::Heal(1)]),
    card(CardId::Frenzy, "frenzy", 4, When::BeforeRoll, &[Effect::Bonus(1)]),
    card(CardId::Sweep, "sweep", 3, When::AfterRoll, &[Effect::Join]),
    card(CardId::Roots, "roots", 3, When::AfterRoll, &[Effect::Roots]),
];

const fn card(id: CardId, name: &'static str, copies: u8, when: When, effects: &'static [Effect]) -> Card {
    Card { id, name, copies, when, effects }
}

impl CardId {
    /// The card's data.
    pub fn card(self) -> &'static Card {
        &CARDS[self as usize]
    }

    /// Whether it is a card of the heroes.
    pub fn is_heroes(self) -> bool {
        self <= CardId::Rally
    }

    /// The card of this name.
    pub fn by_name(name: &str) -> Option<CardId> {
        CARDS.iter().find(|c| c.name == name).map(|c| c.id)
    }

    /// Every card of one side's deck.
    pub fn deck(heroes: bool) -> impl Iterator<Item = CardId> {
        let mine = CARDS.iter().filter(move |c| c.id.is_heroes() == heroes);
        mine.flat_map(|c| std::iter::repeat_n(c.id, usize::from(c.copies)))
    }

    /// The card's name for people.
    pub fn say(self) -> Arg {
        Arg::name(format!("card-{}", self.card().name))
    }

    /// What is printed on the card.
    pub fn text(self) -> Vec<Phrase> {
        let card = self.card();
        let when = match card.when {
            When::BeforeRoll => phrase!("sample-card-before-roll"),
            When::AfterRoll => phrase!("sample-card-after-roll"),
        };
        let effects = card.effects.iter().map(|effect| match *effect {
            Effect::Bonus(n) => phrase!("sample-card-bonus", damage = n),
            Effect::Guard(n) => phrase!("sample-card-guard", damage = n),
            Effect::Heal(n) => phrase!("sample-card-heal", points = n),
            Effect::Join => phrase!("sample-card-join"),
            Effect::Roots => phrase!("sample-card-roots"),
        });
        std::iter::once(when).chain(effects).collect()
    }
}

impl Named<Sample> for CardId {
    fn name(&self, _: &Sample, out: &mut String) {
        out.push_str(self.card().name);
    }
}

/// SA-ATK-01: the faces of the red die.
pub const RED: [Face; 6] = [Face(0), Face(1), Face(1), Face(2), Face(2), Face(3)];

/// A face of the red die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face(pub u8);

impl Named<Sample> for Face {
    fn name(&self, _: &Sample, out: &mut String) {
        out.push_str(["0", "1", "2", "3"][usize::from(self.0.min(3))]);
    }
}

/// A token in the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Treasure {
    Crown,
    Coin,
    Salve,
    Snare,
}

impl Treasure {
    /// SA-SRC-01: what is in the bag at first.
    pub const BAG: [Treasure; 6] = {
        use Treasure::*;
        [Crown, Coin, Coin, Salve, Snare, Snare]
    };

    /// The token's name.
    pub fn as_str(self) -> &'static str {
        match self {
            Treasure::Crown => "crown",
            Treasure::Coin => "coin",
            Treasure::Salve => "salve",
            Treasure::Snare => "snare",
        }
    }
}

impl Named<Sample> for Treasure {
    fn name(&self, _: &Sample, out: &mut String) {
        out.push_str(self.as_str());
    }
}
