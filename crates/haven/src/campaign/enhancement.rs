//! GH-ENH: what it costs to enhance an ability card.

use crate::content::{CardLevel, Condition, Costs, Line, Stat};

/// An enhancement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sticker {
    /// GH-ENH-04: +1 on a line of an ability.
    PlusOne(Line),
    /// GH-ENH-04: +1 on a number of a summon.
    Summon(Stat),
    /// GH-ENH-05, GH-ENH-06: a condition.
    Condition(Condition),
    /// GH-ENH-07: the move becomes a jump.
    Jump,
    /// GH-ENH-08: one particular element.
    Element,
    /// GH-ENH-08: any element.
    AnyElement,
    /// GH-ENH-09: a hex for an attack that targets this many hexes now.
    Hex(u8),
}

/// The action that is enhanced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enhanced {
    /// The level of its card.
    pub level: CardLevel,
    /// Whether the ability can target several figures.
    pub several: bool,
    /// How many stickers are on the action already.
    pub stickers: u8,
}

impl Costs {
    /// GH-ENH-11, GH-ENH-12, GH-DATA-14, GH-DATA-15, GH-DATA-16: what an enhancement costs; `None` if there is no such
    /// enhancement.
    pub fn of(&self, sticker: Sticker, action: Enhanced) -> Option<u16> {
        let base = self.base(sticker)?;
        // GH-DATA-15: attack hexes are not doubled.
        let doubled = action.several && !matches!(sticker, Sticker::Hex(_));
        let base = if doubled { base.saturating_mul(2) } else { base };
        // GH-DATA-16: X counts as level 1.
        let by_level = self.by_level.get(usize::from(action.level.from()).checked_sub(1)?)?;
        let by_stickers = self.by_stickers.get(usize::from(action.stickers))?;
        Some(base.saturating_add(*by_level).saturating_add(*by_stickers))
    }

    fn base(&self, sticker: Sticker) -> Option<u16> {
        match sticker {
            Sticker::PlusOne(line) => self.plus_one.get(&line).copied(),
            Sticker::Summon(stat) => self.summon.get(&stat).copied(),
            Sticker::Condition(condition) => self.condition.get(&condition).copied(),
            Sticker::Jump => Some(self.jump),
            Sticker::Element => Some(self.element),
            Sticker::AnyElement => Some(self.any_element),
            // GH-ENH-12
            Sticker::Hex(targeted) => self.hexes.checked_div(targeted.into()),
        }
    }
}

/// GH-ENH-13: whether a card can be enhanced when this many others of its class are already: there may be no more than
/// the prosperity level.
pub fn can_enhance(others: u8, prosperity: u8) -> bool {
    others < prosperity
}
