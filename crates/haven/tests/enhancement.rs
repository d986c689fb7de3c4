//! GH-ENH, GH-TAB-09: the costs of enhancements.

use haven::campaign::enhancement::{Enhanced, Sticker, can_enhance};
use haven::content::{CardLevel, Condition, Content, FROSTHAVEN, GLOOMHAVEN, Line, Stat};

fn cost(sticker: Sticker, level: CardLevel, several: bool, stickers: u8) -> Option<u16> {
    let content = Content::load(haven::Edition::Gloomhaven, GLOOMHAVEN).unwrap_or_else(|e| panic!("{e}"));
    content.enhancements.of(sticker, Enhanced { level, several, stickers })
}

/// The cost on a card of level 1 with a single target and no sticker.
fn base(sticker: Sticker) -> Option<u16> {
    cost(sticker, CardLevel::Level(1), false, 0)
}

/// GH-ACC-19, GH-ENH-11, GH-ENH-12: the example of the book.
#[test]
fn the_brute_enhances_an_attack_twice() {
    assert_eq!(cost(Sticker::PlusOne(Line::Attack), CardLevel::Level(3), true, 0), Some(150));
    assert_eq!(cost(Sticker::Hex(3), CardLevel::Level(3), true, 1), Some(191));
}

/// GH-TAB-09, GH-DATA-14: every base cost.
#[test]
fn base_costs() {
    let lines = [Line::Move, Line::Attack, Line::Range, Line::Shield, Line::Push, Line::Pull, Line::Pierce];
    assert_eq!(lines.map(|l| base(Sticker::PlusOne(l))), [30, 50, 30, 100, 30, 30, 30].map(Some));
    let lines = [Line::Retaliate, Line::Heal, Line::Target];
    assert_eq!(lines.map(|l| base(Sticker::PlusOne(l))), [100, 30, 50].map(Some));
    let stats = [Stat::Move, Stat::Attack, Stat::Range, Stat::Hp];
    assert_eq!(stats.map(|s| base(Sticker::Summon(s))), [100, 100, 50, 50].map(Some));
    let negative = [Condition::Poison, Condition::Wound, Condition::Muddle, Condition::Immobilize];
    assert_eq!(negative.map(|c| base(Sticker::Condition(c))), [75, 75, 50, 100].map(Some));
    let others = [Condition::Disarm, Condition::Curse, Condition::Strengthen, Condition::Bless];
    assert_eq!(others.map(|c| base(Sticker::Condition(c))), [150, 75, 50, 50].map(Some));
    let effects = [Sticker::Jump, Sticker::Element, Sticker::AnyElement];
    assert_eq!(effects.map(base), [50, 100, 150].map(Some));
    assert_eq!([1, 2, 3, 4, 7].map(|n| base(Sticker::Hex(n))), [200, 100, 66, 50, 28].map(Some));
}

/// GH-ENH-05, GH-ENH-06: there is no sticker for STUN or INVISIBLE, and no hex without an area.
#[test]
fn what_cannot_be_added() {
    assert_eq!(base(Sticker::Condition(Condition::Stun)), None);
    assert_eq!(base(Sticker::Condition(Condition::Invisible)), None);
    assert_eq!(base(Sticker::Hex(0)), None);
}

/// GH-TAB-09, GH-DATA-16: the levels of cards; X counts as level 1.
#[test]
fn levels_of_cards_add_to_the_cost() {
    for level in 1..=9 {
        let expected = 30 + 25 * u16::from(level - 1);
        assert_eq!(cost(Sticker::PlusOne(Line::Move), CardLevel::Level(level), false, 0), Some(expected));
    }
    assert_eq!(cost(Sticker::PlusOne(Line::Move), CardLevel::X, false, 0), Some(30));
}

/// GH-ENH-11: stickers that are on the action already; there are at most three.
#[test]
fn earlier_stickers_add_to_the_cost() {
    let with = |stickers| cost(Sticker::Jump, CardLevel::Level(1), false, stickers);
    assert_eq!([0, 1, 2, 3, 4].map(with), [Some(50), Some(125), Some(200), Some(275), None]);
}

/// GH-DATA-15: several targets double the base cost alone, and not that of attack hexes.
#[test]
fn several_targets_double_the_base_cost() {
    assert_eq!(
        cost(Sticker::Condition(Condition::Wound), CardLevel::Level(2), true, 1),
        Some(75 * 2 + 25 + 75)
    );
    assert_eq!(cost(Sticker::Hex(2), CardLevel::Level(1), true, 0), Some(100));
}

/// GH-ENH-13: as many cards of a class as the prosperity level.
#[test]
fn prosperity_limits_the_enhanced_cards() {
    assert!(can_enhance(0, 1));
    assert!(!can_enhance(1, 1));
    assert!(can_enhance(8, 9));
}

/// FH-TAB-09: every base cost of Frosthaven but that of an area hex, which is rounded otherwise (FH-ENH-09).
#[test]
fn base_costs_of_frosthaven() {
    let content = Content::load(haven::Edition::Frosthaven, FROSTHAVEN).unwrap_or_else(|e| panic!("{e}"));
    let action = Enhanced { level: CardLevel::Level(1), several: false, stickers: 0 };
    let base = |sticker| content.enhancements.of(sticker, action);
    let lines = [Line::Move, Line::Attack, Line::Range, Line::Target, Line::Shield, Line::Retaliate];
    assert_eq!(lines.map(|l| base(Sticker::PlusOne(l))), [30, 50, 30, 75, 80, 60].map(Some));
    let lines = [Line::Pierce, Line::Heal, Line::Push, Line::Pull, Line::Teleport];
    assert_eq!(lines.map(|l| base(Sticker::PlusOne(l))), [30, 30, 30, 20, 50].map(Some));
    let stats = [Stat::Hp, Stat::Move, Stat::Attack, Stat::Range];
    assert_eq!(stats.map(|s| base(Sticker::Summon(s))), [40, 60, 100, 50].map(Some));
    let positive = [Condition::Regenerate, Condition::Ward, Condition::Strengthen, Condition::Bless];
    assert_eq!(positive.map(|c| base(Sticker::Condition(c))), [40, 75, 100, 75].map(Some));
    let negative = [Condition::Wound, Condition::Poison, Condition::Immobilize, Condition::Muddle];
    assert_eq!(negative.map(|c| base(Sticker::Condition(c))), [75, 50, 150, 40].map(Some));
    assert_eq!(base(Sticker::Condition(Condition::Curse)), Some(150));
    let effects = [Sticker::Element, Sticker::AnyElement, Sticker::Jump];
    assert_eq!(effects.map(base), [100, 150, 60].map(Some));
}
