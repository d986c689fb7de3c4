//! The small pieces of card texts: who, how far, how much.

use super::{
    Attack, Conditions, ElementSign, Gain, Retaliate, Targets, ToAim, ToAttack, ToDefence, ToHeal, ToMove,
    Value, Whom,
};
use board::hex::Hex;
use table::phrase;
use table::phrase::{Arg, Phrase};

/// Pieces in a row, with commas between them.
pub(super) fn commas(parts: Vec<Phrase>) -> Phrase {
    let joined = parts.into_iter().reduce(|a, b| phrase!("cards-comma", a = a, b = b));
    joined.unwrap_or_else(|| phrase!("cards-nothing"))
}

pub(super) fn in_range(range: u8) -> Phrase {
    phrase!("cards-range", range = range)
}

pub(crate) fn element_text(element: ElementSign) -> Arg {
    match element {
        ElementSign::Any => phrase!("cards-any-element").into(),
        ElementSign::Either(a, b) => {
            let [a, b] = [a, b].map(|e| Arg::name(format!("element-{e}")));
            phrase!("cards-either-element", a = a, b = b).into()
        }
        ElementSign::One(element) => Arg::name(format!("element-{element}")),
        ElementSign::Both(a, b) => Arg::List([a, b].map(|e| Arg::name(format!("element-{e}"))).to_vec()),
    }
}

pub(crate) fn conditions_text(conditions: Conditions) -> Arg {
    Arg::List(conditions.iter().map(|c| Arg::name(format!("condition-{c}"))).collect())
}

pub(crate) fn whom_text(whom: Whom) -> Phrase {
    match whom {
        Whom::Myself => phrase!("cards-whom-self"),
        Whom::Adjacent => phrase!("cards-whom-enemies", range = 1u8),
        Whom::Enemies(range) => phrase!("cards-whom-enemies", range = range),
        Whom::Enemy(range) => phrase!("cards-whom-enemy", range = range),
        Whom::Ally(range) => phrase!("cards-whom-ally", range = range),
        Whom::Allies(range) => phrase!("cards-whom-allies", range = range),
        Whom::OtherAlly(range) => phrase!("cards-whom-other-ally", range = range),
        Whom::SelfAndAllies(range) => phrase!("cards-whom-self-and-allies", range = range),
        Whom::AllAllies => phrase!("cards-whom-all-allies"),
        Whom::Figures(range) => phrase!("cards-whom-figures", range = range),
        Whom::Passed => phrase!("cards-whom-passed"),
        Whom::BesideTarget => phrase!("cards-whom-beside-target"),
        Whom::EnemiesBesideTarget => phrase!("cards-whom-enemies-beside-target"),
        Whom::AroundTarget => phrase!("cards-whom-around-target"),
        Whom::Targets => phrase!("cards-whom-targets"),
        Whom::Inside => phrase!("cards-whom-inside"),
        Whom::AlliesInside => phrase!("cards-whom-allies-inside"),
        Whom::AnyAlly => phrase!("cards-whom-any-ally"),
        Whom::OwnSummon => phrase!("cards-whom-own-summon"),
        Whom::OwnSummons => phrase!("cards-whom-own-summons"),
        Whom::OwnSummonBesideTarget => phrase!("cards-whom-own-summon-beside-target"),
        Whom::EnemiesOnShadows => phrase!("cards-whom-enemies-on-shadows"),
        Whom::SelfAndAlliesOnShadows => phrase!("cards-whom-self-and-allies-on-shadows"),
        Whom::EnemiesWith(of) => {
            phrase!("cards-whom-enemies-with", condition = Arg::name(format!("condition-{of}")))
        }
        Whom::BesideFallen => phrase!("cards-whom-beside-fallen"),
        Whom::ThatFigure => phrase!("cards-whom-that-figure"),
        Whom::Everybody => phrase!("page-struck-everybody"),
        Whom::One => phrase!("page-struck-one"),
        Whom::Opener => phrase!("page-struck-opener"),
        Whom::PreviousRoom => phrase!("page-struck-previous-room"),
    }
}

pub(super) fn attack_text(attack: &Attack) -> Phrase {
    let mut parts = vec![match attack.value {
        Value::Fixed(n) => phrase!("cards-attack", value = n),
        Value::Plus(n) => phrase!("cards-gain-attack", points = signed(n)),
    }];
    match attack.range {
        Some(Value::Fixed(n)) => parts.push(in_range(n)),
        Some(Value::Plus(0)) => parts.push(phrase!("cards-own-range")),
        Some(Value::Plus(n)) => parts.push(phrase!("cards-gain-range", points = signed(n))),
        None => {}
    }
    if attack.at_least > 0 {
        parts.push(phrase!("cards-at-least", hexes = attack.at_least));
    }
    if let Targets::Count(n) = attack.targets {
        parts.push(phrase!("cards-targets", count = n));
    }
    if attack.pierce > 0 {
        parts.push(phrase!("cards-pierce", points = attack.pierce));
    }
    if attack.push > 0 {
        parts.push(phrase!("cards-push", hexes = attack.push));
    }
    if attack.pull > 0 {
        parts.push(phrase!("cards-pull", hexes = attack.pull));
    }
    parts.extend(attack.conditions.iter().map(|c| Phrase::new(format!("condition-{c}"))));
    if attack.advantage {
        parts.push(phrase!("cards-advantage"));
    }
    if attack.disadvantage {
        parts.push(phrase!("cards-disadvantage"));
    }
    match attack.targets {
        Targets::Usual | Targets::Count(_) => {}
        Targets::More(n) => parts.push(phrase!("cards-gain-targets", points = signed(n))),
        Targets::Adjacent => parts.push(at(phrase!("cards-whom-enemies", range = 1u8))),
        Targets::All => parts.push(at(phrase!("cards-whom-enemies-in-range"))),
        Targets::OnOne => parts.push(phrase!("cards-on-one")),
        Targets::Passed => parts.push(at(phrase!("cards-whom-passed"))),
        Targets::OnPath => parts.push(phrase!("cards-on-path")),
        Targets::Farthest => parts.push(phrase!("cards-farthest")),
    }
    if attack.within > 0 {
        parts.push(phrase!("cards-reaches", hexes = attack.within));
    }
    if let Some(range) = attack.normal_range {
        parts.push(phrase!("cards-normal-range", range = range));
    }
    if let Some(area) = &attack.area {
        let (hexes, own) = (area.red.len(), Hex::new(0, 0));
        parts.push(match area.own {
            true if area.red.iter().all(|hex| own.distance(*hex) == 1) => {
                phrase!("cards-area-adjacent", hexes = hexes)
            }
            true => phrase!("cards-area-own", hexes = hexes),
            false => phrase!("cards-area", hexes = hexes),
        });
        if !area.blue.is_empty() {
            parts.push(phrase!("cards-area-ally", hexes = area.blue.len()));
        }
    }
    commas(parts)
}

fn at(whom: Phrase) -> Phrase {
    phrase!("cards-at", whom = whom)
}

fn signed(n: i8) -> Arg {
    Arg::text(format!("{n:+}"))
}

/// What is added: with `more`, more of something that is there already; otherwise something new.
pub(crate) fn gain_text(gain: Gain, more: bool) -> Phrase {
    let plus = |n: u8| Arg::text(format!("+{n}"));
    match gain {
        Gain::Attack(gain) => attack_gain_text(gain),
        Gain::Move(ToMove::Points(n)) => phrase!("cards-gain-move", points = signed(n)),
        Gain::Move(ToMove::Jump) => phrase!("cards-jump"),
        Gain::Move(ToMove::LootWay) => phrase!("cards-loot-way"),
        Gain::Move(ToMove::EndOnShadow) => phrase!("cards-end-on-shadow"),
        Gain::Move(ToMove::EndBesideMe) => phrase!("cards-end-beside-me"),
        Gain::Heal(ToHeal::Points(n)) => phrase!("cards-gain-heal", points = plus(n)),
        Gain::Heal(ToHeal::Targets(n)) | Gain::Aim(ToAim::Targets(n)) => phrase!("cards-targets", count = n),
        Gain::Heal(ToHeal::Condition(condition)) => Phrase::new(format!("condition-{condition}")),
        Gain::Aim(ToAim::MoreTargets(n)) => phrase!("cards-gain-targets", points = plus(n)),
        Gain::Aim(ToAim::Range(n)) => phrase!("cards-gain-range", points = signed(n)),
        Gain::Aim(ToAim::AtLeast(n)) => phrase!("cards-at-least", hexes = n),
        Gain::Defence(ToDefence::Shield(n)) if more => phrase!("cards-gain-shield", points = plus(n)),
        Gain::Defence(ToDefence::Shield(n)) => phrase!("cards-shield", points = n),
        Gain::Defence(ToDefence::Retaliate(back)) if more => {
            phrase!("cards-gain-retaliate", points = plus(back.damage))
        }
        Gain::Defence(ToDefence::Retaliate(back)) => retaliate_text(back),
        Gain::Defence(ToDefence::Negate) => phrase!("cards-negate"),
        Gain::Defence(ToDefence::NoDouble) => phrase!("cards-no-double"),
        Gain::Defence(ToDefence::DoubleAsOne) => phrase!("cards-double-as-one"),
        Gain::Damage(n) => phrase!("cards-gain-damage", points = n),
        Gain::Recover(n) => phrase!("cards-gain-recover", cards = n),
        Gain::Experience(n) => phrase!("cards-gain-experience", points = plus(n)),
    }
}

pub(super) fn retaliate_text(Retaliate { damage, range }: Retaliate) -> Phrase {
    let back = phrase!("cards-retaliate", damage = damage);
    if range == 1 { back } else { phrase!("cards-comma", a = back, b = in_range(range)) }
}

fn attack_gain_text(gain: ToAttack) -> Phrase {
    match gain {
        ToAttack::Value(n) => phrase!("cards-gain-attack", points = signed(n)),
        ToAttack::Targets(n) => phrase!("cards-targets", count = n),
        ToAttack::MoreTargets(n) => phrase!("cards-gain-targets", points = Arg::text(format!("+{n}"))),
        ToAttack::Push(n) => phrase!("cards-push", hexes = n),
        ToAttack::Pull(n) => phrase!("cards-pull", hexes = n),
        ToAttack::Pierce(n) => phrase!("cards-pierce", points = n),
        ToAttack::Condition(c) => Phrase::new(format!("condition-{c}")),
        ToAttack::OtherArea => phrase!("cards-other-area"),
        ToAttack::IgnoreShield => phrase!("cards-ignore-shield"),
        ToAttack::Range(n) => phrase!("cards-gain-range", points = signed(n)),
        ToAttack::Within(n) => phrase!("cards-within", hexes = n),
        ToAttack::Advantage => phrase!("cards-advantage"),
        ToAttack::Disadvantage => phrase!("cards-disadvantage"),
        ToAttack::Double => phrase!("cards-double"),
        ToAttack::OtherEnemy => phrase!("cards-other-enemy"),
        ToAttack::IgnoreRetaliate => phrase!("cards-ignore-retaliate"),
    }
}
