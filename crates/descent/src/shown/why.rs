//! Why things happen: the rules behind what is told, and the sum of a blow term by term.

use crate::actions::damage::Cause;
use crate::content::Condition;
use crate::world::{AbilityRef, Card};
use table::phrase;
use table::phrase::Phrase;
use table::scene::Term;

/// The rules of a test.
pub(super) fn tested(shields: Option<u8>) -> &'static [&'static str] {
    if shields.is_none() { &["DE-ATT-04"] } else { &["DE-ATT-03"] }
}

/// The rules of a card that is used.
pub(super) fn used(of: AbilityRef) -> &'static [&'static str] {
    match of.card {
        Card::Sheet(_) => &["DE-HER-03"],
        Card::Feat(_) => &["DE-HER-04"],
        Card::Skill(..) => &["DE-HER-17"],
        Card::Found(..) => &["DE-SRC-10"],
        _ => &["DE-TRG-06"],
    }
}

/// The rules by which damage is suffered.
pub(super) fn suffered(cause: Cause) -> &'static [&'static str] {
    match cause {
        Cause::Attack => &["DE-ATK-32"],
        Cause::Effect => &["DE-TRG-08", "DE-DMG-01"],
        Cause::Terrain => &["DE-TER-05", "DE-TER-10"],
        Cause::Weary(_) => &["DE-TRG-05"],
        Cause::Fatigue | Cause::Misery => &["DE-CHR-07", "DE-CHR-08"],
    }
}

/// The rules of a condition.
pub(super) fn inflicted(condition: Condition) -> &'static [&'static str] {
    match condition {
        Condition::Stunned => &["DE-CND-08"],
        Condition::Bleeding => &["DE-CND-11"],
        Condition::Burning => &["DE-CND-12"],
        Condition::Diseased => &["DE-CND-15"],
        Condition::Immobilized => &["DE-CND-16"],
        Condition::Weakened => &["DE-CND-20"],
        Condition::Doomed => &["DE-CND-22"],
        Condition::Terrified => &["DE-CND-25"],
        Condition::Cursed => &["DE-CND-26"],
        Condition::Poisoned => &["DE-CND-28"],
    }
}

/// DE-ATK-30: the damage that is dealt, term by term: the result of the attack, the shields, those that Pierce ignores,
/// and what keeps it from being less.
pub(super) fn terms(damage: u8, shields: u8, pierce: u8, dealt: u8) -> Vec<Term> {
    let [damage, shields, pierce, dealt] = [damage, shields, pierce, dealt].map(i32::from);
    // DE-KEY-02
    let pierced = pierce.min(shields);
    let least = dealt - (damage - shields + pierced);
    let parts: [(Phrase, i32, &str); 4] = [
        (phrase!("descent-term-damage"), damage, "DE-ATK-19"),
        (phrase!("descent-term-shields"), -shields, "DE-ATK-30"),
        (phrase!("descent-term-pierce"), pierced, "DE-KEY-01"),
        (phrase!("descent-term-least"), least, "DE-ATK-30"),
    ];
    let mut total = 0;
    let counts = |n: usize, change: i32| n == 0 || change != 0;
    let some = parts.into_iter().enumerate().filter(|(n, (_, change, _))| counts(*n, *change));
    some.map(|(_, (say, change, rule))| {
        total += change;
        Term { say, change, total, source: None, rules: vec![rule.to_owned()] }
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dealt(damage: u8, shields: u8, pierce: u8, dealt: u8) -> Vec<(i32, i32)> {
        terms(damage, shields, pierce, dealt).iter().map(|term| (term.change, term.total)).collect()
    }

    #[test]
    fn a_blow_is_damage_without_the_shields_that_are_not_pierced() {
        assert_eq!(dealt(5, 3, 1, 3), [(5, 5), (-3, 2), (1, 3)]);
        assert_eq!(dealt(5, 1, 4, 5), [(5, 5), (-1, 4), (1, 5)]);
        assert_eq!(dealt(2, 0, 2, 2), [(2, 2)]);
    }

    #[test]
    fn what_is_dealt_is_never_less_than_nothing() {
        assert_eq!(dealt(1, 4, 0, 0), [(1, 1), (-4, -3), (3, 0)]);
        assert_eq!(dealt(0, 0, 0, 0), [(0, 0)]);
    }
}
