//! What an element, a card or an item adds to an ability, by what it is added to.
//!
//! An addition that does not fit the ability it is attached to is refused when it is read, so nothing is silently lost
//! in play.

use super::Condition;
use super::ability::{Ability, Retaliate, Words};
use super::effect::{Event, What};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Something that is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gain {
    /// To an attack.
    Attack(ToAttack),
    /// To a move.
    Move(ToMove),
    /// To a heal.
    Heal(ToHeal),
    /// To whom a condition, a push, a pull or damage without an attack concerns.
    Aim(ToAim),
    /// To what protects a figure, or strikes back for it.
    Defence(ToDefence),
    /// More damage that is suffered without an attack.
    Damage(u8),
    /// More cards are recovered.
    Recover(u8),
    /// GH-EXP-03: experience, whatever it is added to.
    Experience(u8),
}

/// What is added to an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToAttack {
    /// Its value.
    Value(i8),
    /// At least this many targets.
    Targets(u8),
    /// This many more targets.
    MoreTargets(u8),
    /// GH-EFF-05: hexes that it pushes.
    Push(u8),
    /// GH-EFF-08: hexes that it pulls.
    Pull(u8),
    /// GH-EFF-14: points of shield that it ignores.
    Pierce(u8),
    /// A condition that it gives.
    Condition(Condition),
    /// The attack's other area instead of its first.
    OtherArea,
    /// Every shield of the target is ignored.
    IgnoreShield,
    /// How far a ranged attack reaches.
    Range(i8),
    /// All enemies within this many hexes instead of adjacent ones.
    Within(u8),
    /// It has advantage.
    Advantage,
    /// It has disadvantage.
    Disadvantage,
    /// Its value is doubled.
    Double,
    /// The target is another enemy of the figure that forces the attack, so that nobody attacks itself.
    OtherEnemy,
    /// Nobody strikes back.
    IgnoreRetaliate,
}

/// What is added to a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToMove {
    /// Movement points, more or fewer.
    Points(i8),
    /// It jumps.
    Jump,
    /// Every hex that it enters is looted.
    LootWay,
    /// It must end beside the figure that forces it.
    EndBesideMe,
    /// It must end on a shadow.
    EndOnShadow,
}

/// What is added to a heal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToHeal {
    /// Hit points.
    Points(u8),
    /// This many figures are healed.
    Targets(u8),
    /// FH-CND-07: a condition for whoever is healed.
    Condition(Condition),
}

/// What is added to whom an ability without an attack concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToAim {
    /// This many targets.
    Targets(u8),
    /// This many more targets.
    MoreTargets(u8),
    /// How far it reaches.
    Range(i8),
    /// How far away its targets must be at least.
    AtLeast(u8),
}

/// What is added to the defences of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToDefence {
    /// GH-BON-10: points of shield.
    Shield(u8),
    /// GH-BON-13: a retaliate.
    Retaliate(Retaliate),
    /// No damage is suffered.
    Negate,
    /// Modifier cards that double count as +0.
    NoDouble,
    /// Doublings of an attack count as +1.
    DoubleAsOne,
}

impl Gain {
    /// What it adds to an attack, if it does.
    pub fn to_attack(&self) -> Option<ToAttack> {
        if let Gain::Attack(gain) = self { Some(*gain) } else { None }
    }

    /// The movement points that it adds.
    pub fn move_points(&self) -> i8 {
        if let Gain::Move(ToMove::Points(n)) = self { *n } else { 0 }
    }

    /// The points of shield that it adds.
    pub fn shield(&self) -> u8 {
        if let Gain::Defence(ToDefence::Shield(n)) = self { *n } else { 0 }
    }

    /// The experience that it brings.
    pub fn experience(&self) -> u8 {
        if let Gain::Experience(n) = self { *n } else { 0 }
    }
}

/// What an addition is attached to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum At {
    Attack,
    /// An attack on the figure, which can change both the attacker's and the target's side of it.
    Attacked,
    Move,
    Heal,
    Damage,
    /// A condition, a push, a pull, or damage for others.
    Aim,
    Defence,
    Recover,
    /// Anything else: only experience can be added to it.
    Other,
}

impl At {
    pub(super) fn effect(what: &What) -> At {
        match what {
            What::Do(Ability::Attack(_)) => At::Attack,
            What::Do(Ability::Move { .. }) => At::Move,
            What::Do(Ability::Heal { .. } | Ability::HealInRange(_) | Ability::HealAll(..)) => At::Heal,
            What::Do(Ability::Give(..) | Ability::Push(..) | Ability::Pull(..) | Ability::Damage(..)) => {
                At::Aim
            }
            What::Do(Ability::Suffer(_)) => At::Damage,
            What::Do(Ability::Shield(_) | Ability::Retaliate(_)) => At::Defence,
            What::Recover(..) => At::Recover,
            _ => At::Other,
        }
    }

    pub(super) fn event(event: Event) -> At {
        use Event::*;
        match event {
            Attack | MeleeAttack | RangedAttack => At::Attack,
            AttackAction | MeleeAttackAction | RangedAttackAction => At::Attack,
            Attacked | MeleeAttacked | NearAttacked | RangedAttacked => At::Attacked,
            AttackDamage | Damage | OwnSummonDamage => At::Defence,
            Move => At::Move,
            Heal => At::Heal,
            Approached | ShadowEntered | OwnSummonKilled | Kill | EnemyDies => At::Other,
            Turn | TurnStart | TurnEnd => At::Other,
        }
    }

    fn takes(self, gain: Gain) -> bool {
        match gain {
            Gain::Attack(_) => matches!(self, At::Attack | At::Attacked),
            Gain::Move(_) => self == At::Move,
            Gain::Heal(_) => self == At::Heal,
            Gain::Defence(_) => matches!(self, At::Defence | At::Attacked),
            Gain::Aim(_) => self == At::Aim,
            Gain::Damage(_) => matches!(self, At::Damage | At::Aim),
            Gain::Recover(_) => self == At::Recover,
            Gain::Experience(_) => true,
        }
    }
}

impl Words {
    /// One addition to the ability it is attached to.
    pub(super) fn gain(&mut self, at: At) -> Result<Gain, String> {
        use {ToAttack as A, ToDefence as D, ToHeal as H, ToMove as M};
        let word = self.take();
        let gain = match word.as_str() {
            "target" if at == At::Aim && self.peek().starts_with('+') => {
                Gain::Aim(ToAim::MoreTargets(self.number("target")?))
            }
            "target" if at == At::Aim => Gain::Aim(ToAim::Targets(self.number("target")?)),
            "range" if at == At::Aim => Gain::Aim(ToAim::Range(self.plus_or_minus("range")?)),
            "at-least" => Gain::Aim(ToAim::AtLeast(self.number("at-least")?)),
            "attack" => Gain::Attack(A::Value(self.plus_or_minus("attack")?)),
            "range" => Gain::Attack(A::Range(self.plus_or_minus("range")?)),
            "target" if self.peek().starts_with('+') => Gain::Attack(A::MoreTargets(self.number("target")?)),
            "target" if at == At::Heal => Gain::Heal(H::Targets(self.number("target")?)),
            "target" => Gain::Attack(A::Targets(self.number("target")?)),
            "push" => Gain::Attack(A::Push(self.number("push")?)),
            "pull" => Gain::Attack(A::Pull(self.number("pull")?)),
            "pierce" => Gain::Attack(A::Pierce(self.number("pierce")?)),
            "within" => Gain::Attack(A::Within(self.number("within")?)),
            "ignore-shield" => Gain::Attack(A::IgnoreShield),
            "advantage" => Gain::Attack(A::Advantage),
            "disadvantage" => Gain::Attack(A::Disadvantage),
            "double" => Gain::Attack(A::Double),
            "other-enemy" => Gain::Attack(A::OtherEnemy),
            "ignore-retaliate" => Gain::Attack(A::IgnoreRetaliate),
            "area" => {
                self.other_area = Some(self.area()?);
                Gain::Attack(A::OtherArea)
            }
            "move" => Gain::Move(M::Points(self.plus_or_minus("move")?)),
            "jump" => Gain::Move(M::Jump),
            "loot-way" => Gain::Move(M::LootWay),
            "end-on-shadow" => Gain::Move(M::EndOnShadow),
            "end-beside-me" => Gain::Move(M::EndBesideMe),
            "heal" => Gain::Heal(H::Points(self.plus("heal")?)),
            "shield" => Gain::Defence(D::Shield(self.number("shield")?)),
            "retaliate" => Gain::Defence(D::Retaliate(self.retaliate()?)),
            "negate" => Gain::Defence(D::Negate),
            "no-double" => Gain::Defence(D::NoDouble),
            "double-as-one" => Gain::Defence(D::DoubleAsOne),
            "damage" => Gain::Damage(self.plus("damage")?),
            "recover" => Gain::Recover(self.plus("recover")?),
            "xp" => Gain::Experience(self.number("xp")?),
            other => match other.parse() {
                Ok(condition) if at == At::Heal => Gain::Heal(H::Condition(condition)),
                Ok(condition) => Gain::Attack(A::Condition(condition)),
                Err(_) => return self.wrong(format_args!("{other:?} cannot be added")),
            },
        };
        if !at.takes(gain) {
            return self.wrong(format_args!("{gain} cannot be added here"));
        }
        Ok(gain)
    }

    fn plus(&mut self, after: &str) -> Result<u8, String> {
        if !self.peek().starts_with('+') {
            return self.wrong(format_args!("{after} is added to with a plus sign: {after} +1"));
        }
        self.number(after)
    }

    fn plus_or_minus(&mut self, after: &str) -> Result<i8, String> {
        if !self.peek().starts_with(['+', '-']) {
            return self.wrong(format_args!("{after} is added to with a sign: {after} +1"));
        }
        self.signed(after)
    }
}

impl fmt::Display for Gain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gain::Attack(gain) => gain.fmt(f),
            Gain::Move(ToMove::Points(n)) => write!(f, "move {n:+}"),
            Gain::Move(ToMove::Jump) => f.write_str("jump"),
            Gain::Move(ToMove::LootWay) => f.write_str("loot-way"),
            Gain::Move(ToMove::EndOnShadow) => f.write_str("end-on-shadow"),
            Gain::Move(ToMove::EndBesideMe) => f.write_str("end-beside-me"),
            Gain::Heal(ToHeal::Points(n)) => write!(f, "heal +{n}"),
            Gain::Heal(ToHeal::Targets(n)) => write!(f, "target {n}"),
            Gain::Heal(ToHeal::Condition(condition)) => condition.fmt(f),
            Gain::Aim(ToAim::Targets(n)) => write!(f, "target {n}"),
            Gain::Aim(ToAim::MoreTargets(n)) => write!(f, "target +{n}"),
            Gain::Aim(ToAim::Range(n)) => write!(f, "range {n:+}"),
            Gain::Aim(ToAim::AtLeast(n)) => write!(f, "at-least {n}"),
            Gain::Defence(ToDefence::Shield(n)) => write!(f, "shield {n}"),
            Gain::Defence(ToDefence::Retaliate(back)) => back.fmt(f),
            Gain::Defence(ToDefence::Negate) => f.write_str("negate"),
            Gain::Defence(ToDefence::NoDouble) => f.write_str("no-double"),
            Gain::Defence(ToDefence::DoubleAsOne) => f.write_str("double-as-one"),
            Gain::Damage(n) => write!(f, "damage +{n}"),
            Gain::Recover(n) => write!(f, "recover +{n}"),
            Gain::Experience(n) => write!(f, "xp {n}"),
        }
    }
}

impl fmt::Display for ToAttack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToAttack::Value(n) => write!(f, "attack {n:+}"),
            ToAttack::Targets(n) => write!(f, "target {n}"),
            ToAttack::MoreTargets(n) => write!(f, "target +{n}"),
            ToAttack::Push(n) => write!(f, "push {n}"),
            ToAttack::Pull(n) => write!(f, "pull {n}"),
            ToAttack::Pierce(n) => write!(f, "pierce {n}"),
            ToAttack::Condition(condition) => condition.fmt(f),
            ToAttack::OtherArea => f.write_str("area"),
            ToAttack::IgnoreShield => f.write_str("ignore-shield"),
            ToAttack::Range(n) => write!(f, "range {n:+}"),
            ToAttack::Within(n) => write!(f, "within {n}"),
            ToAttack::Advantage => f.write_str("advantage"),
            ToAttack::Disadvantage => f.write_str("disadvantage"),
            ToAttack::Double => f.write_str("double"),
            ToAttack::OtherEnemy => f.write_str("other-enemy"),
            ToAttack::IgnoreRetaliate => f.write_str("ignore-retaliate"),
        }
    }
}

impl fmt::Display for Retaliate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.range {
            1 => write!(f, "retaliate {}", self.damage),
            range => write!(f, "retaliate {} range {range}", self.damage),
        }
    }
}
