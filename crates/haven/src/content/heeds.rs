//! What the cards of a pack ask for at all. Rules that only some cards of one game need look here first, so that they
//! cost the others nothing.

use super::effect::{Effect, Event, Head, If, Per, Special, What};
use super::{Ability, ClassCard, SummonKind, Whom};

/// The events and conditions that stand on cards of characters and of their summons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heeds {
    events: u32,
    conditions: u32,
    counts: u32,
    specials: u32,
    targets: bool,
}

impl Heeds {
    pub(super) fn of(cards: &[ClassCard], summons: &[SummonKind]) -> Heeds {
        let mut heeds = Heeds::default();
        let on_cards = cards.iter().flat_map(|card| card.top.does.iter().chain(&card.bottom.does));
        for effect in on_cards.chain(summons.iter().flat_map(|summon| &summon.does)) {
            effect.walk(&mut |effect| heeds.add(effect));
        }
        heeds
    }

    fn add(&mut self, effect: &Effect) {
        match effect.what {
            What::On { event, .. } => self.events |= 1 << event as u32,
            What::Special(special) => self.specials |= 1 << special as u32,
            What::If(when, _) => self.conditions |= 1 << when as u32,
            What::Do(Ability::Give(_, whom) | Ability::Damage(_, whom)) | What::Let(_, whom, _) => {
                self.targets |= matches!(whom, Whom::Targets | Whom::OwnSummonBesideTarget);
            }
            _ => {}
        }
        for clause in &effect.clauses {
            match clause.head {
                Head::If(when) => self.conditions |= 1 << when as u32,
                Head::Per(per) => self.counts |= 1 << per as u32,
                _ => {}
            }
        }
    }

    /// Whether any card counts at this event.
    pub fn event(self, event: Event) -> bool {
        self.events & 1 << event as u32 != 0
    }

    /// Whether any card counts these.
    pub fn count(self, per: Per) -> bool {
        self.counts & 1 << per as u32 != 0
    }

    /// Whether any card has this special.
    pub fn special(self, special: Special) -> bool {
        self.specials & 1 << special as u32 != 0
    }

    /// Whether any card asks who was a target of an ability without an attack.
    pub fn targets(self) -> bool {
        self.targets
    }

    /// Whether any card asks whether this is so.
    pub fn condition(self, when: If) -> bool {
        self.conditions & 1 << when as u32 != 0
    }
}
