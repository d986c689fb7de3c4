//! Where the round and the turn stand.

use crate::content::{CardId, Element, ElementSign, Half, ItemId, KindId};
use crate::world::{Ended, Infused, ObjectiveKindId};
use crate::{FigureId, Haven, HeroId, SummonId, World};
use board::SpaceId;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Where in the scenario, in the round and in the turn play stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turns {
    /// Where in the round it stands.
    pub stage: Stage,
    /// The round, from 1.
    pub round: u8,
    /// The last round of an arena; 0 for no end.
    pub last_round: u8,
    /// How far setting up has come.
    pub setup_step: u8,
    /// Whose turns are still to come this round.
    pub queue: SmallVec<[TurnOf; 16]>,
    /// GH-INI-03, GH-INI-04, GH-INI-05, GH-INI-06, GH-INI-07, GH-INI-08, GH-INI-09: characters and types in the order
    /// of this round, ties settled; empty before it is made.
    pub order: SmallVec<[TurnOf; 16]>,
    /// Whose turn it is.
    pub turn: Option<Turn>,
    /// The last round in which an enemy has died, if cards ask for it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub last_death: u8,
    /// How it has ended.
    pub ended: Option<Ended>,
}
/// GH-ELE-01: how strong an element is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Strength {
    #[default]
    Inert,
    Waning,
    Strong,
}

/// The six elements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Elements {
    /// How strong each is.
    pub now: [Strength; 6],
    /// GH-ELE-03: those that become strong at the end of this turn, as bits.
    pub infused: Infused,
}

/// Where in the round the scenario stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Stage {
    Setup,
    RoundStart,
    Turns,
    EndOfRound,
    Over,
}

/// Whose turn it can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum TurnOf {
    Hero(HeroId),
    Summon(SummonId),
    Kind(KindId),
    Ally(ObjectiveKindId),
}

/// A turn under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub figure: FigureId,
    /// GH-TRN-03: the action under way.
    pub doing: Option<Doing>,
    /// GH-TRN-01: the half of the first card that was played.
    pub first: Option<Half>,
    /// GH-RST-07: whether the long rest has been taken.
    pub rested: bool,
    /// How many hexes the figure has moved in it.
    pub moved: u8,
    /// How much damage it has dealt in it.
    pub dealt: u8,
    /// Which bonuses that count once a turn have counted in it, and for whom.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub once: SmallVec<[(CardId, FigureId); 1]>,
    /// Whether the character ignores that it is slow.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ignores_slow: bool,
    /// FH-ELE-11: signs of which one element is infused; which one is chosen at the end of the turn.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub to_infuse: SmallVec<[ElementSign; 2]>,
    /// Whether its action under way ignores that the character is slow.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub borrows: bool,
    /// Whether the character plays one more card when it ends.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub another: bool,
    /// Whether a character with two forms has killed an enemy in it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub killed: bool,
    /// The items that were used in it and give a bonus until it ends.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub lasting: SmallVec<[ItemId; 2]>,
}

impl Turn {
    /// A turn that begins.
    pub fn of(figure: FigureId) -> Turn {
        let once = SmallVec::new();
        Turn {
            figure,
            doing: None,
            first: None,
            rested: false,
            moved: 0,
            dealt: 0,
            once,
            ignores_slow: false,
            to_infuse: SmallVec::new(),
            borrows: false,
            another: false,
            killed: false,
            lasting: SmallVec::new(),
        }
    }

    /// The same turn without what its action has left behind: all that is needed to go on with it.
    pub(crate) fn without_trail(&self) -> Turn {
        let doing = self.doing.as_ref().map(|doing| Doing { trail: Trail::default(), ..*doing });
        let (once, to_infuse, lasting) = (self.once.clone(), self.to_infuse.clone(), self.lasting.clone());
        Turn { doing, once, to_infuse, lasting, ..*self }
    }
}

/// What a character performs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Played {
    /// Half of a card as it is printed.
    Printed(CardId, Half),
    /// GH-TRN-08: "Attack 2" instead of a top half, "Move 2" instead of a bottom half.
    Basic(CardId, Half),
    /// An action that only a position has.
    Raw(u8),
}

/// An action under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Doing {
    /// Which.
    pub what: Played,
    /// The number of its next ability.
    pub next: u8,
    /// GH-EXP-02: whether any of its abilities was used.
    pub used: bool,
    /// What it has done so far, as far as its later abilities ask for it.
    pub trail: Trail,
}

impl Doing {
    /// An action that begins.
    pub fn of(what: Played) -> Doing {
        Doing { what, next: 0, used: false, trail: Trail::default() }
    }
}

/// What an action leaves behind for its later abilities.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trail {
    /// The hexes of its move, from where it began to where it ended.
    pub way: SmallVec<[SpaceId; 8]>,
    /// The enemies whose hexes it moved through.
    pub passed: SmallVec<[FigureId; 4]>,
    /// Whom its attack targeted, and where they stood.
    pub targets: SmallVec<[(FigureId, SpaceId); 4]>,
    /// The hexes of its attack's area.
    pub area: SmallVec<[SpaceId; 8]>,
    /// Whether the figure whose turn it is has attacked with it, if any card asks for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub attacked: bool,
    /// Whether its attack has hurt somebody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hurt: bool,
    /// How many figures have gained hit points by it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub healed: u8,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl Elements {
    /// How strong an element is.
    pub fn of(&self, element: Element) -> Strength {
        self.now[element as usize]
    }

    /// GH-ELE-05, FH-ELE-01: whether it can be consumed.
    pub fn can_consume(&self, element: Element) -> bool {
        self.of(element) > Strength::Inert
    }
}

impl World {
    /// The initiative by which a place in the order acts.
    pub fn initiative_of(&self, game: &Haven, place: TurnOf) -> u8 {
        let hero = |id| self.hero(id).initiatives().0;
        match place {
            TurnOf::Hero(id) => hero(id),
            TurnOf::Summon(summon) => hero(summon.hero),
            TurnOf::Kind(kind) => self.card_of(game, kind).map_or(99, |c| c.initiative),
            TurnOf::Ally(kind) => self.ally_initiative(game, kind),
        }
    }
}

impl Default for Turns {
    /// The first round, with nobody to act.
    fn default() -> Turns {
        Turns {
            stage: Stage::Turns,
            round: 1,
            last_round: 0,
            setup_step: 0,
            queue: SmallVec::new(),
            order: SmallVec::new(),
            turn: None,
            last_death: 0,
            ended: None,
        }
    }
}
