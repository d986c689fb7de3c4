//! VAR: the levels of the epic variant: what heroes and the overlord begin with.

use super::setup::Setup;
use crate::Descent;
use crate::content::{CardId, Item};
use serde::{Deserialize, Serialize};
use table::SetupError;

/// DE-VAR-01, DE-VAR-02, DE-VAR-03: a level of the epic variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// DE-VAR-01: the ordinary rules.
    Basic,
    /// DE-VAR-02: 3 experience and 150 gold for each hero, 4 experience for the overlord.
    Advanced,
    /// DE-VAR-03: 6 experience and 250 gold for each hero, 8 experience for the overlord; cards of act II.
    Expert,
}

impl Level {
    fn experience(self) -> u8 {
        [0, 3, 6][self as usize]
    }

    fn gold(self) -> u16 {
        [0, 150, 250][self as usize]
    }

    fn overlord_experience(self) -> u8 {
        [0, 4, 8][self as usize]
    }

    /// The highest act whose shop cards may be bought.
    fn act(self) -> u8 {
        [0, 1, 2][self as usize]
    }
}

/// What a piece of starting equipment is sold for.
const STARTING: u16 = 25;

/// DE-QST-07, DE-VAR-03: the act whose components are used: that of the quest unless something else is agreed; at the
/// expert level always act II.
pub fn act(setup: &Setup, printed: u8) -> u8 {
    match setup.level {
        Some(Level::Expert) => 2,
        _ => setup.act.unwrap_or(printed),
    }
}

/// DE-VAR-04: what is agreed must fit the level, if one is agreed.
pub fn check(game: &Descent, setup: &Setup, overlord: &[CardId]) -> Result<(), SetupError> {
    let Some(level) = setup.level else { return Ok(()) };
    for (hero, names) in setup.heroes.iter().zip(&setup.skills) {
        let skills = names.iter().filter_map(|name| game.content.skill(name));
        let spent: u8 = skills.map(|id| game.skill(id).xp).sum();
        if spent > level.experience() {
            let rule = format!("{hero} has {} experience for skills, not {spent}", level.experience());
            return Err(SetupError::new(format!("{rule} (DE-VAR-02, DE-VAR-03)")));
        }
    }
    shopping(game, setup, level)?;
    let spent: u8 = overlord.iter().map(|id| game.card(*id)).map(|card| card.xp).sum();
    if spent > level.overlord_experience() {
        let rule = format!("the overlord has {} experience, not {spent}", level.overlord_experience());
        return Err(SetupError::new(format!("{rule} (DE-VAR-02, DE-VAR-03)")));
    }
    Ok(())
}

/// DE-VAR-02, DE-VAR-03, DE-REL-01: gold is pooled; relics cannot be bought.
fn shopping(game: &Descent, setup: &Setup, level: Level) -> Result<(), SetupError> {
    let named = |lists: &[Vec<String>]| -> Vec<&Item> {
        let ids = lists.iter().flatten().filter_map(|name| game.content.item(name));
        ids.map(|id| game.item(id)).collect()
    };
    let bought = named(&setup.items);
    for item in &bought {
        if item.act.is_none_or(|act| act > level.act()) {
            let rule = if item.relic {
                "relics cannot be bought (DE-REL-01)"
            } else {
                "is not for sale (DE-VAR-02)"
            };
            return Err(SetupError::new(format!("{}: {rule}", item.name)));
        }
    }
    let sold = named(&setup.sold).len() as u16 * STARTING;
    let gold = level.gold() * setup.heroes.len() as u16 + sold;
    let spent: u16 = bought.iter().map(|item| item.gold).sum();
    if spent > gold {
        return Err(SetupError::new(format!(
            "the heroes have {gold} gold, not {spent} (DE-VAR-02, DE-VAR-03)"
        )));
    }
    Ok(())
}
