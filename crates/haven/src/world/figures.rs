//! Figures: who is on the board, and what every figure has.

use crate::content::{CardId, ClassId, Condition, Conditions, KindId, Retaliate, ScenarioId, SummonKindId};
use board::SpaceId;
use board::hex::Offset;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Seat;
/// A character. Its class is part of the id, so that content alone can name it: a class plays once in a party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct HeroId {
    /// Its place in the party, and its seat.
    pub place: u8,
    /// Its class.
    pub class: ClassId,
}

/// A monster, by its kind and the number on its standee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct MonsterId {
    /// Its kind.
    pub kind: KindId,
    /// The number on its standee.
    pub number: u8,
}

/// A character's summon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SummonId {
    /// Who summoned it.
    pub hero: HeroId,
    /// Its kind.
    pub kind: SummonKindId,
    /// Which one of this kind.
    pub number: u8,
}

/// An obstacle with hit points or an allied figure of a scenario, by the scenario's place in the content and its own
/// place in the scenario, so that content alone can name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ObjectiveKindId(pub(crate) u16);

impl ObjectiveKindId {
    /// This objective of this scenario.
    pub fn new(scenario: ScenarioId, which: u8) -> ObjectiveKindId {
        ObjectiveKindId(u16::from(scenario.0) << 8 | u16::from(which))
    }

    /// The scenario.
    pub fn scenario(self) -> ScenarioId {
        ScenarioId((self.0 >> 8) as u8)
    }

    /// Which of its objectives.
    pub fn which(self) -> u8 {
        (self.0 & 0xff) as u8
    }
}

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ObjectiveId {
    /// Its kind.
    pub kind: ObjectiveKindId,
    /// GH-SPC-12: the number on its token.
    pub number: u8,
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum FigureId {
    Hero(HeroId),
    Monster(MonsterId),
    Summon(SummonId),
    /// GH-SPC-12: an allied figure.
    Ally(ObjectiveId),
    /// GH-SPC-09: an obstacle with hit points, which abilities treat as an enemy.
    Obstacle(ObjectiveId),
}

/// GH-TRN-06, GH-SPC-09: on whose side a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Side {
    Characters,
    Monsters,
    /// Against the characters, and nothing to the monsters.
    Obstacles,
}

/// A space with its name, so that options and facts can be written without the world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The space.
    pub space: SpaceId,
    /// Its column and row.
    pub name: Offset,
}

/// Bonuses that last until the end of the round (GH-BON-07, GH-MAB-08), or as long as a card is active.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bonuses {
    /// GH-BON-11, GH-BON-17: shields and retaliates add up; each retaliate has its own range.
    pub held: SmallVec<[Held; 2]>,
    /// Whether the figure does what its card says when it dies.
    pub on_death: bool,
}

/// A shield or retaliate that a figure has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// What it is.
    pub bonus: Bonus,
    /// GH-BON-09: the active card that gives it and takes it along when it leaves play.
    pub card: Option<CardId>,
    /// GH-EXP-03: experience for the card's owner whenever it takes effect.
    pub xp: u8,
}

/// What protects a figure: a shield (GH-BON-10) or a retaliate (GH-BON-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Bonus {
    Shield(u8),
    Retaliate(Retaliate),
}

/// What every figure has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Body {
    /// Where it stands.
    pub at: SpaceId,
    /// Its hit points.
    pub hp: u8,
    /// The most hit points it can have.
    pub most: u8,
    /// GH-CON-01: what it suffers from or enjoys.
    pub conditions: Conditions,
    /// GH-CON-23: those it got during its own turn, which do not end with this turn.
    pub fresh: Conditions,
    /// Bonuses of this round.
    pub bonuses: Bonuses,
}

impl HeroId {
    /// The seat that plays it.
    pub fn seat(self) -> Seat {
        Seat(self.place)
    }
}

impl From<HeroId> for FigureId {
    fn from(hero: HeroId) -> FigureId {
        FigureId::Hero(hero)
    }
}

impl From<MonsterId> for FigureId {
    fn from(monster: MonsterId) -> FigureId {
        FigureId::Monster(monster)
    }
}

impl From<SummonId> for FigureId {
    fn from(summon: SummonId) -> FigureId {
        FigureId::Summon(summon)
    }
}

impl FigureId {
    /// GH-TRN-06: whether it fights for the monsters.
    pub fn is_monster(self) -> bool {
        matches!(self, FigureId::Monster(_))
    }

    /// On whose side it is.
    pub fn side(self) -> Side {
        match self {
            FigureId::Hero(_) | FigureId::Summon(_) | FigureId::Ally(_) => Side::Characters,
            FigureId::Monster(_) => Side::Monsters,
            FigureId::Obstacle(_) => Side::Obstacles,
        }
    }

    /// GH-SPC-09: whether the two are enemies. Everybody is for or against the characters.
    pub fn is_enemy_of(self, other: FigureId) -> bool {
        (self.side() == Side::Characters) != (other.side() == Side::Characters)
    }

    /// GH-TRN-06: whether the two are allies; obstacles have none.
    pub fn is_ally_of(self, other: FigureId) -> bool {
        self.side() == other.side() && self.side() != Side::Obstacles
    }

    /// The character that owns its deck, if it has one; all others have the monsters' (GH-AMD-02, GH-SET-15).
    pub fn owner(self) -> Option<HeroId> {
        match self {
            FigureId::Hero(hero) => Some(hero),
            FigureId::Summon(summon) => Some(summon.hero),
            FigureId::Monster(_) | FigureId::Ally(_) | FigureId::Obstacle(_) => None,
        }
    }
}

impl Body {
    /// A healthy figure.
    pub fn new(at: SpaceId, hp: u8) -> Body {
        Body {
            at,
            hp,
            most: hp,
            conditions: Conditions::NONE,
            fresh: Conditions::NONE,
            bonuses: Bonuses::default(),
        }
    }

    /// Whether it has a condition.
    pub fn has(&self, condition: Condition) -> bool {
        self.conditions.has(condition)
    }
}
