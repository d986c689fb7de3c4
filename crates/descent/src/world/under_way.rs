//! What is being resolved: attacks, the innermost last.

use super::{HeroId, MonsterId, Who, World};
use crate::content::{
    AttackKind, Attribute, CardId, ClassId, Colour, Condition, DeedId, Face, ItemId, MonsterTypeId, SearchId,
    SkillId,
};
use board::square::Spot;
use serde::{Deserialize, Serialize};

/// A card that has abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Card {
    /// The hero ability of a sheet.
    Sheet(HeroId),
    /// A heroic feat.
    Feat(HeroId),
    /// A skill of a hero.
    Skill(HeroId, SkillId),
    /// An item of a hero.
    Item(HeroId, ItemId),
    /// A search card of a hero.
    Found(HeroId, SearchId),
    /// The card of the attacking monster, and how the ability is called.
    Monster(DeedId),
    /// An overlord card.
    Overlord(CardId),
    /// DE-CND-22: a surge discards Doomed.
    Doomed,
    /// DE-ATK-29: a surge recovers fatigue.
    Fatigue,
    /// DE-ATK-23: a surge against Shadow.
    Shadow,
    /// A surge against what hides the target.
    Mist,
    /// The card of the attacking familiar, which is that of its owner's class.
    Familiar(ClassId),
}

impl Card {
    /// The hero whose card it is.
    pub fn owner(self) -> Option<HeroId> {
        match self {
            Card::Sheet(id)
            | Card::Feat(id)
            | Card::Skill(id, _)
            | Card::Item(id, _)
            | Card::Found(id, _) => Some(id),
            _ => None,
        }
    }
}

/// One of the abilities of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct AbilityRef {
    /// The card.
    pub card: Card,
    /// Which of its abilities.
    pub n: u8,
}

/// A die on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DieNow {
    /// Its colour.
    pub colour: Colour,
    /// What it shows, once it is rolled.
    pub face: Option<Face>,
}

impl DieNow {
    /// A die that is not rolled yet.
    pub fn new(colour: Colour) -> DieNow {
        DieNow { colour, face: None }
    }

    /// What it shows.
    pub fn shows(self) -> Face {
        self.face.unwrap_or_default()
    }
}

/// DE-AOE-01: a figure that an attack affects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Struck {
    /// Who.
    pub who: Who,
    /// DE-LRG-14: the one space in which it is hit.
    pub space: Spot,
    /// Whether it is a target.
    pub is_target: bool,
    /// DE-GAP-26: whether it has become the target in the place of another.
    pub stands_in: bool,
    /// Its defence dice.
    pub dice: Vec<DieNow>,
    /// Shields added.
    pub shields: i8,
    /// Shields that it adds if a die is blank.
    pub for_blank: u8,
    /// DE-DIC-11: the number that has replaced the result of its dice.
    pub replaced: Option<u8>,
    /// DE-ATK-30: damage dealt, once it is.
    pub dealt: Option<u8>,
}

/// What an attack is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WeaponRef {
    /// DE-ATK-05: bare hands.
    Unarmed,
    /// An equipped item.
    Item(ItemId),
    /// A search card.
    Found(SearchId),
    /// What is printed on the monster's card.
    Monster,
    /// What is printed on the familiar's card.
    Familiar,
}

/// DE-OVC-07: the target of an overlord card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mark {
    /// A figure.
    Figure(Who),
    /// A monster group.
    Group(MonsterTypeId),
}

impl Mark {
    /// The figure, if it is one.
    pub fn figure(self) -> Option<Who> {
        match self {
            Mark::Figure(who) => Some(who),
            Mark::Group(_) => None,
        }
    }
}

/// DE-OVC-06, DE-OVC-07: an overlord card that was played on a trigger, with its target if it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The card.
    pub card: CardId,
    /// Its target.
    pub on: Option<Mark>,
}

/// DE-ATK-01: an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks.
    pub attacker: Who,
    /// With what.
    pub weapon: WeaponRef,
    /// The ability that gave rise to it.
    pub by: Option<AbilityRef>,
    /// Melee or ranged.
    pub kind: AttackKind,
    /// DE-KEY-04: how far a melee attack reaches.
    pub reach: u8,
    /// Whether range does not matter.
    pub any_range: bool,
    /// Whom it affects.
    pub struck: Vec<Struck>,
    /// The attack dice.
    pub dice: Vec<DieNow>,
    /// Damage added or taken away.
    pub damage: i8,
    /// Range added.
    pub range: u8,
    /// DE-KEY-03: Pierce.
    pub pierce: u8,
    /// Surges added or cancelled.
    pub surges: i8,
    /// DE-ATK-24: surges spent.
    pub spent: u8,
    /// DE-ATK-25: the abilities that were used in it.
    pub used: Vec<AbilityRef>,
    /// Overlord cards that give it surge abilities.
    pub granted: Vec<CardId>,
    /// Whether the attacker recovers the damage that it deals.
    pub drinks: bool,
    /// DC-CLASS-127: the least that it deals.
    pub at_least: u8,
    /// DE-OVC-06: overlord cards played in it.
    pub played: Vec<Played>,
    /// The conditions it inflicts.
    pub inflicts: Vec<Condition>,
    /// DE-ATK-38: whether it has missed.
    pub missed: bool,
    /// Whether the attacker is gone (DE-ATK-03).
    pub broken_off: bool,
}

impl Attack {
    /// DE-ATK-19: the range rolled and added.
    pub fn total_range(&self) -> u8 {
        self.dice.iter().map(|die| die.shows().range).sum::<u8>() + self.range
    }

    /// DE-ATK-19: the damage rolled and added.
    pub fn total_damage(&self) -> u8 {
        let rolled: u8 = self.dice.iter().map(|die| die.shows().damage).sum();
        (i16::from(rolled) + i16::from(self.damage)).clamp(0, 255) as u8
    }

    /// DE-ATK-24: the surges that are left to be spent.
    pub fn surges_left(&self) -> u8 {
        let rolled: u8 = self.dice.iter().map(|die| die.shows().surge).sum();
        (i16::from(rolled) + i16::from(self.surges) - i16::from(self.spent)).clamp(0, 255) as u8
    }

    /// DE-ATK-20: whether a die shows a miss.
    pub fn shows_miss(&self) -> bool {
        self.dice.iter().any(|die| die.shows().miss)
    }

    /// The targets.
    pub fn targets(&self) -> impl Iterator<Item = &Struck> {
        self.struck.iter().filter(|struck| struck.is_target)
    }

    /// Whom it affects, by place.
    pub fn place_of(&self, who: Who) -> Option<usize> {
        self.struck.iter().position(|struck| struck.who == who)
    }
}

impl Struck {
    /// DE-ATK-19, DE-DIC-11, DE-DIC-12: the shields rolled, or what replaced them, and those added.
    pub fn total_shields(&self) -> u8 {
        let rolled: u8 = self.dice.iter().map(|die| die.shows().shield).sum();
        let blank = self.dice.iter().any(|die| die.face == Some(Face::default()));
        let more = if blank { self.for_blank } else { 0 };
        let result = self.replaced.unwrap_or(rolled + more);
        (i16::from(result) + i16::from(self.shields)).clamp(0, 255) as u8
    }
}

/// DE-ATT-03: what a test is of, and the most shields with which it is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Test {
    /// The attribute.
    pub of: Attribute,
    /// Its value in this test.
    pub value: u8,
}

/// DE-DIC-03: dice that are rolled outside an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// Who rolls.
    pub who: Who,
    /// The test they are for, if they are for one.
    pub test: Option<Test>,
    /// The dice.
    pub dice: Vec<DieNow>,
}

impl Roll {
    /// What all dice show together.
    pub fn total(&self) -> Face {
        self.dice.iter().map(|die| die.shows()).fold(Face::default(), Face::with)
    }
}

/// What is being resolved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnderWay {
    /// Attacks, each inside the one before.
    pub attacks: Vec<Attack>,
    /// Dice rolled outside an attack, as long as they may be rolled again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<Roll>,
    /// The hero that the overlord has charmed: meanwhile it counts as a monster.
    pub charmed: Option<HeroId>,
    /// DC-OL-35: the hero whose familiar the overlord has charmed.
    pub charmed_familiar: Option<HeroId>,
    /// DC-CLASS-41: the monster that a hero commands: meanwhile it counts as a hero.
    pub commanded: Option<(MonsterId, HeroId)>,
    /// The ability of a hero that is being carried out.
    pub using: Option<AbilityRef>,
    /// DE-DEF-14: whether what is recovered is a by-product of something else.
    pub by_product: bool,
    /// DE-MOV-12: whether the move action that somebody performs outside its turn has ended.
    pub move_ends: bool,
    /// Heroes that make their last stand.
    pub falling: Vec<HeroId>,
    /// DE-DEF-07: heroes that are on the map again beside their tokens, and where each may stand.
    pub returning: Vec<(HeroId, Vec<Spot>)>,
}

impl World {
    /// The attack being resolved.
    pub fn attack(&self) -> Option<&Attack> {
        self.under_way.attacks.last()
    }

    /// The attack being resolved, to be changed.
    pub fn attack_mut(&mut self) -> Option<&mut Attack> {
        self.under_way.attacks.last_mut()
    }
}
