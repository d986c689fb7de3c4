//! Emporium, supply and campaign, and what the quest has seen so far.

use super::Position;
use super::names::{area, hero_named, item, wrong};
use crate::Sorcery;
use crate::content::CardId;
use crate::scenario::setup;
use crate::world::{Chronicle, Snare, World};
use serde::{Deserialize, Serialize};
use table::SetupError;

/// What a campaign remembers.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ChronicleAt {
    pub(super) won: Vec<String>,
    pub(super) lost: u8,
    pub(super) marks: Vec<u8>,
}

impl Position {
    /// Emporium and supply.
    pub(super) fn shelves(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        world.shelve(game);
        let items =
            |names: &[String]| names.iter().map(|name| item(game, name)).collect::<Result<Vec<_>, _>>();
        if let Some(list) = &self.emporium {
            world.stock = items(list)?;
        }
        if let Some(list) = &self.supply {
            world.supply = items(list)?;
        }
        world.stock.sort_unstable();
        world.supply.sort_unstable();
        world.improved = items(&self.improved)?;
        for (name, n) in &self.charges_spent {
            world.spent.push((item(game, name)?, *n));
        }
        for (name, n) in &self.shields_lost {
            world.shields_lost.push((item(game, name)?, *n));
        }
        if !self.decks.contains_key("souls") {
            world.decks.souls = setup::souls(game, world);
        }
        Ok(())
    }

    /// What the campaign remembers, and what the quest has seen.
    pub(super) fn so_far(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        let quest = |name: &String| {
            game.content.quest(name).ok_or_else(|| SetupError::new(format!("there is no quest {name}")))
        };
        if let Some(at) = &self.campaign {
            let won = at.won.iter().map(quest).collect::<Result<_, _>>()?;
            world.campaign = Some(Chronicle { won, lost: at.lost, marks: at.marks.clone() });
        }
        for text in &self.snares {
            world.snares.push(snare(game, world, text)?);
        }
        world.snares.sort_unstable();
        if let Some(id) = world.agreed.quest {
            let all = &game.content.quests[id.index()].specials;
            let place = |name: &String| all.iter().position(|special| special.name == *name).map(|n| n as u8);
            world.specials = self.specials.iter().filter_map(place).collect();
        }
        world.reached = self.reached.clone();
        for name in &self.killed {
            let found = game.content.number_of("CardId", name);
            let n = found.ok_or_else(|| SetupError::new(format!("there is no enemy card {name:?}")))?;
            world.killed.push(CardId(n as u8));
        }
        world.ended = self.ended;
        Ok(())
    }
}

/// `a liss hunting-trap 1`: where, whose, which power at which level.
fn snare(game: &Sorcery, world: &World, text: &str) -> Result<Snare, SetupError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [at, hero, power, level] = words[..] else {
        return wrong(format!("{text:?} is no snare; write \"a liss hunting-trap 1\""));
    };
    let found = game.content.power(power);
    let power = found.ok_or_else(|| SetupError::new(format!("there is no power {power:?}")))?;
    let level = level.parse::<u8>().unwrap_or(1).saturating_sub(1);
    Ok(Snare { at: area(world, at)?, hero: hero_named(game, world, hero)?, power, level })
}
