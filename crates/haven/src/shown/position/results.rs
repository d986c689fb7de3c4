//! What a scenario has brought, as a position writes it.

use super::decks::goal_named;
use super::things::is_usual;
use super::words::Names;
use crate::content::{Effect, Label, LootList};
use crate::world::{Results, Taken};
use serde::{Deserialize, Serialize};
use table::SetupError;

/// What a scenario has brought.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ResultsAt {
    #[serde(skip_serializing_if = "is_usual")]
    heroes: Vec<TakenAt>,
    #[serde(skip_serializing_if = "is_usual")]
    unlocks: Vec<Label>,
    #[serde(skip_serializing_if = "is_usual")]
    rewards: Vec<Effect>,
    #[serde(skip_serializing_if = "is_usual")]
    links: Vec<Label>,
    #[serde(skip_serializing_if = "is_usual")]
    treasures: Vec<u8>,
    #[serde(skip_serializing_if = "is_usual")]
    designs: Vec<u8>,
    #[serde(skip_serializing_if = "is_usual")]
    inspiration: u8,
}

/// What a character takes home.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct TakenAt {
    hero: String,
    #[serde(skip_serializing_if = "is_usual")]
    experience: u16,
    #[serde(skip_serializing_if = "is_usual")]
    gold: u16,
    #[serde(skip_serializing_if = "is_usual")]
    checks: u8,
    #[serde(skip_serializing_if = "is_usual")]
    items: Vec<u8>,
    #[serde(skip_serializing_if = "is_usual")]
    exhausted: bool,
    #[serde(skip_serializing_if = "is_usual")]
    dead: bool,
    #[serde(skip_serializing_if = "is_usual")]
    goals: Vec<String>,
    #[serde(skip_serializing_if = "is_usual")]
    resources: LootList,
    #[serde(skip_serializing_if = "is_usual")]
    masteries: Vec<u8>,
}

impl ResultsAt {
    pub fn read(&self, names: Names<'_>) -> Result<Results, SetupError> {
        let mut heroes = Vec::new();
        for (n, taken) in self.heroes.iter().enumerate() {
            heroes.push(taken.read(names).map_err(|e| e.at(n).at("heroes"))?);
        }
        Ok(Results {
            heroes,
            unlocks: self.unlocks.clone(),
            rewards: self.rewards.clone(),
            links: self.links.clone(),
            treasures: self.treasures.clone(),
            designs: self.designs.clone(),
            inspiration: self.inspiration,
        })
    }

    pub fn of(names: Names<'_>, results: &Results) -> ResultsAt {
        ResultsAt {
            heroes: results.heroes.iter().map(|taken| TakenAt::of(names, taken)).collect(),
            unlocks: results.unlocks.clone(),
            rewards: results.rewards.clone(),
            links: results.links.clone(),
            treasures: results.treasures.clone(),
            designs: results.designs.clone(),
            inspiration: results.inspiration,
        }
    }
}

impl TakenAt {
    fn read(&self, names: Names<'_>) -> Result<Taken, SetupError> {
        let goal =
            |(n, name): (usize, &String)| goal_named(names.game, name).map_err(|e| e.at(n).at("goals"));
        Ok(Taken {
            hero: names.hero_named(&self.hero).map_err(|e| e.at("hero"))?,
            experience: self.experience,
            gold: self.gold,
            checks: self.checks,
            items: self.items.iter().copied().collect(),
            exhausted: self.exhausted,
            dead: self.dead,
            goals: self.goals.iter().enumerate().map(goal).collect::<Result<_, _>>()?,
            resources: self.resources.clone(),
            masteries: self.masteries.iter().copied().collect(),
        })
    }

    fn of(names: Names<'_>, taken: &Taken) -> TakenAt {
        TakenAt {
            hero: names.figure(taken.hero.into()),
            experience: taken.experience,
            gold: taken.gold,
            checks: taken.checks,
            items: taken.items.to_vec(),
            exhausted: taken.exhausted,
            dead: taken.dead,
            goals: taken.goals.iter().map(|goal| names.game.goal(*goal).name.clone()).collect(),
            resources: taken.resources.clone(),
            masteries: taken.masteries.to_vec(),
        }
    }
}
