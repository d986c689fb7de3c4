//! What interrupts play, and what goes on afterwards.

use super::{HeroId, Who, World};
use crate::content::{AreaId, Deed, EventId, Shadow};
use serde::{Deserialize, Serialize};

/// SS-EMP-02: a visit to the Emporium.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Visit {
    /// Who is there.
    pub heroes: Vec<HeroId>,
    /// Who is being served.
    pub at: Option<HeroId>,
    /// SS-BLD-07: who has been to the tavern.
    pub gambled: Vec<HeroId>,
    /// SS-SPL-01: whether only the supply is open.
    pub supply: bool,
}

/// SS-ACT-10, SS-ACT-11, SS-EMP-08: what is being rearranged or exchanged, one thing at a time.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Dealing {
    /// A hero changes what it wears.
    Reorganize {
        /// Who.
        hero: HeroId,
    },
    /// Two heroes hand things to each other.
    Exchange {
        /// Who decides.
        hero: HeroId,
        /// With whom.
        other: HeroId,
        /// How many items may still change hands; any number, if nothing is said.
        items: Option<u8>,
    },
}

/// SS-STO-02, SS-STO-03: something that a visit has interrupted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Later {
    /// The other deeds of a card.
    Deeds {
        /// Who does them.
        hero: HeroId,
        /// Where they begin.
        from: AreaId,
        /// How far they reach.
        range: u8,
        /// What they are called.
        name: String,
        /// Whether it is an event card.
        event: bool,
        /// What is left of them.
        deeds: Vec<Deed>,
    },
    /// SS-SOUL-03: the choice that an event offers to a hero.
    Course(EventId, HeroId),
    /// SS-STO-04: the story event goes onto the deck.
    OntoTheDeck(EventId),
    /// SS-SHW-07, SS-SHW-12: the story of a shadow.
    Story(AreaId, Shadow),
    /// SS-STO-01, SS-WAY-01: what waits where a hero has arrived.
    Arrival(HeroId),
    /// Somebody has come into the area of alert enemies.
    Alert(Who, AreaId),
}

impl World {
    /// SS-EMP-02, SS-ACT-10: whether something has to be settled before play goes on.
    pub fn is_interrupted(&self) -> bool {
        self.dealing.is_some() || self.visit.is_some() || !self.later.is_empty()
    }

    /// Nothing interrupts any more.
    pub fn forget_interruptions(&mut self) {
        (self.dealing, self.visit) = (None, None);
        self.later.clear();
    }

    /// Every figure that an interruption names.
    pub(super) fn interrupting(&self) -> Vec<Who> {
        let heroes = self
            .visit
            .iter()
            .flat_map(|visit| visit.heroes.iter().chain(&visit.gambled).chain(visit.at.as_ref()).copied());
        let dealing = self.dealing.iter().flat_map(|dealing| match *dealing {
            Dealing::Reorganize { hero } => vec![hero],
            Dealing::Exchange { hero, other, .. } => vec![hero, other],
        });
        let later = self.later.iter().filter_map(|later| match later {
            Later::Deeds { hero, .. } | Later::Course(_, hero) | Later::Arrival(hero) => {
                Some(Who::Hero(*hero))
            }
            Later::Alert(who, _) => Some(*who),
            Later::OntoTheDeck(_) | Later::Story(..) => None,
        });
        heroes.chain(dealing).map(Who::Hero).chain(later).collect()
    }
}
