//! Why things happen: the rules behind what is told, and the sum of a blow term by term.

use super::Fact;
use crate::actions::damage::Cause;
use crate::content::Condition;
use crate::world::{AbilityRef, Card, Who};
use table::phrase;
use table::phrase::Phrase;
use table::scene::Term;

/// The rules by which something happened.
pub(super) fn rules(fact: &Fact) -> &'static [&'static str] {
    match fact {
        Fact::Round { .. } => &["DE-RND-01", "DE-RND-03"],
        Fact::Turn { .. } => &["DE-RND-02"],
        Fact::TurnEnds { .. } => &["DE-TRN-07"],
        Fact::OverlordTurn => &["DE-OVT-01"],
        Fact::OverlordDraws { .. } | Fact::OverlordDrew => &["DE-OVC-03"],
        Fact::Plays { .. } => &["DE-OVC-08"],
        Fact::Activates { who: Who::Familiar(_) } => &["DE-FAM-06"],
        Fact::Activates { .. } => &["DE-OVT-03", "DE-OVT-06"],
        Fact::Acts { .. } => &["DE-OVT-06"],
        Fact::Placed { .. } => &["DE-MOV-17"],
        Fact::Appears { .. } => &["DE-MON-10", "DE-MOV-06"],
        Fact::Moves { .. } => &["DE-MOV-05", "DE-MOV-19"],
        Fact::Stands { .. } => &["DE-LRG-08"],
        Fact::Points { .. } => &["DE-MOV-18"],
        Fact::MoveEnds { .. } => &["DE-MOV-12"],
        Fact::Leaves { .. } => &["DE-MAP-04", "DE-MAP-06"],
        Fact::Attacks { .. } => &["DE-ATK-14"],
        Fact::Affected { .. } => &["DE-AOE-03"],
        Fact::Rolled { .. } => &["DE-DIC-01", "DE-DIC-02"],
        Fact::Misses { .. } => &["DE-ATK-38"],
        Fact::Surge { .. } => &["DE-ATK-24"],
        Fact::Uses { of, .. } => used(*of),
        Fact::Turns { .. } => &["DE-DIC-09"],
        Fact::Shields { .. } => &["DE-ATK-27"],
        Fact::Deals { .. } => &["DE-ATK-30"],
        Fact::Suffers { cause, .. } => suffered(*cause),
        Fact::Tires { .. } => &["DE-CHR-06"],
        Fact::Recovers { .. } | Fact::Rests { .. } => &["DE-DMG-05"],
        Fact::TakesRest { .. } => &["DE-DMG-06"],
        Fact::Gets { condition, .. } => inflicted(*condition),
        Fact::Loses { .. } => &["DE-CND-05"],
        Fact::Defeated { .. } => &["DE-DEF-02"],
        Fact::KnockedOut { .. } => &["DE-DEF-04"],
        Fact::Returns { .. } => &["DE-DEF-07"],
        Fact::Tested { shields: None, .. } => &["DE-ATT-04"],
        Fact::Tested { .. } => &["DE-ATT-03"],
        Fact::Opens { .. } => &["DE-DOR-01"],
        Fact::Closes { .. } => &["DE-DOR-02"],
        Fact::Searches { .. } | Fact::Finds { .. } | Fact::Takes { .. } => &["DE-SRC-02"],
        Fact::Gives { .. } | Fact::GivesFound { .. } => &["DE-EQP-10"],
        Fact::Equips { .. } => &["DE-TRN-03", "DE-EQP-02"],
        Fact::Challenged { .. } => &["DC-CLASS-76", "DC-CLASS-77"],
        Fact::OverlordDiscards { .. } => &["DE-OVC-08"],
        Fact::OverlordShows { .. } | Fact::TakesBack { .. } => &["DE-OVC-05"],
        Fact::Despairs { .. } | Fact::Monkey { .. } => &["DE-OVC-05", "DE-ATT-03"],
        Fact::PicksUp { .. } => &["DE-OBJ-01"],
        Fact::Dropped { .. } => &["DE-OBJ-04", "DE-OBJ-05"],
        Fact::Frees { .. } | Fact::Slays { .. } => &["DE-OBJ-07"],
        Fact::FindsKey { .. } => &["DE-SRC-04"],
        Fact::Refreshes { .. } => &["DE-QST-10", "DE-QST-12"],
        Fact::EncounterEnds { .. } | Fact::Ends { .. } => &["DE-QST-02"],
        Fact::NextEncounter { .. } => &["DE-QST-08"],
        Fact::Passage { .. } => &["DE-SEC-02"],
        Fact::Explores { .. } => &["DE-SEC-05"],
        Fact::Reveals { .. } => &["DE-SEC-10"],
        Fact::ChallengeGone { .. } => &["DE-SEC-12", "DE-SEC-14"],
        Fact::RoomCloses { .. } => &["DE-SEC-15"],
        Fact::Crumbles { .. } => &["DE-TER-26"],
        Fact::Tainted { .. } => &["DE-TNT-03"],
        Fact::Carries { .. } => &["DE-REL-04"],
        Fact::GoesDown { .. } => &["DE-LTN-05"],
        Fact::Wakes { .. } => &["DE-MON-16"],
    }
}

/// The rules of a card that is used.
fn used(of: AbilityRef) -> &'static [&'static str] {
    match of.card {
        Card::Sheet(_) => &["DE-HER-03"],
        Card::Feat(_) => &["DE-HER-04"],
        Card::Skill(..) => &["DE-HER-17"],
        Card::Found(..) => &["DE-SRC-10"],
        _ => &["DE-TRG-06"],
    }
}

/// The rules by which damage is suffered.
fn suffered(cause: Cause) -> &'static [&'static str] {
    match cause {
        Cause::Attack => &["DE-ATK-32"],
        Cause::Effect => &["DE-TRG-08", "DE-DMG-01"],
        Cause::Terrain => &["DE-TER-05", "DE-TER-10"],
        Cause::Weary(_) => &["DE-TRG-05"],
        Cause::Fatigue | Cause::Misery => &["DE-CHR-07", "DE-CHR-08"],
    }
}

/// The rules of a condition.
fn inflicted(condition: Condition) -> &'static [&'static str] {
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
pub(super) fn terms(fact: &Fact) -> Vec<Term> {
    let Fact::Deals { damage, shields, pierce, dealt, .. } = fact else { return Vec::new() };
    let [damage, shields, pierce, dealt] = [*damage, *shields, *pierce, *dealt].map(i32::from);
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
    use crate::content::{MonsterTypeId, SheetId};
    use crate::world::{HeroId, MonsterId};

    fn dealt(damage: u8, shields: u8, pierce: u8, dealt: u8) -> Vec<(i32, i32)> {
        let attacker = Who::Hero(HeroId { place: 0, sheet: SheetId(0) });
        let who = Who::Monster(MonsterId { of: MonsterTypeId(0), number: 1 });
        let fact = Fact::Deals { attacker, who, damage, shields, pierce, dealt };
        terms(&fact).iter().map(|term| (term.change, term.total)).collect()
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
