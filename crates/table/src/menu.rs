//! What can be agreed before a game: scenarios, heroes, settings with their allowed values. For menus.

use crate::{Phrase, scene::Board};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Everything that can be chosen before a game begins.
///
/// A client takes [`Game::setup`](crate::Game::setup) for a scenario and a number of heroes, and changes what is
/// chosen at the paths that are named here. Nothing else has to be known of a setup.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Menu {
    /// The fewest and the most heroes.
    pub heroes: (u8, u8),
    /// What can be played.
    pub scenarios: Vec<ScenarioChoice>,
    /// Who can be played.
    pub classes: Vec<ClassChoice>,
    /// Where in a setup the list of classes is; empty, if nobody chooses.
    pub party: String,
    /// Everything else, each with its allowed values.
    pub settings: Vec<Setting>,
}

/// Something that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ScenarioChoice {
    /// Its name in setups.
    pub id: String,
    /// Its name for people.
    pub name: Phrase,
    /// What it is about, in a few words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub about: Option<Phrase>,
    /// The number it has in its book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<u16>,
    /// Whether it is our own and in no book.
    pub ours: bool,
    /// How long it is, from 1 (short) to 3 (an evening); as far as this can be said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub length: Option<u8>,
    /// The map as far as it is known before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub map: Option<Board>,
}

/// Somebody who can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClassChoice {
    /// Its name in setups.
    pub id: String,
    /// Its name for people.
    pub name: Phrase,
    /// How it plays, in a few words.
    pub about: Phrase,
    /// What it looks like.
    pub look: String,
}

/// Something that is agreed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Setting {
    /// Where it is in a setup: `difficulty`, `variants.solo`.
    pub path: String,
    /// What kind of setting it is.
    pub kind: SettingKind,
    /// Its name for people.
    pub name: Phrase,
    /// What it means.
    pub about: Phrase,
    /// The rules it belongs to.
    pub rules: Vec<String>,
    /// What it can be; the first is the default.
    pub values: Vec<SettingValue>,
}

impl Setting {
    /// A question that the book leaves open, the usual answer first; its words begin with `words`.
    pub fn ruling(words: &str, name: &str, rule: &str, answers: &[String], default: &str) -> Setting {
        let others = answers.iter().map(String::as_str).filter(|answer| *answer != default);
        let value = |answer: &str| SettingValue {
            value: answer.into(),
            name: Phrase::new(format!("{words}-{name}-{answer}")),
            about: None,
        };
        Setting {
            path: format!("rulings.{name}"),
            kind: SettingKind::Ruling,
            name: Phrase::new(format!("{words}-{name}")),
            about: Phrase::new(format!("{words}-{name}-about")),
            rules: vec![rule.to_owned()],
            values: std::iter::once(default).chain(others).map(value).collect(),
        }
    }

    /// Everything it says.
    pub fn phrases(&self) -> Vec<Phrase> {
        let values = self.values.iter().flat_map(|value| [Some(value.name.clone()), value.about.clone()]);
        [self.name.clone(), self.about.clone()].into_iter().chain(values.flatten()).collect()
    }
}

/// Where a menu shows a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SettingKind {
    /// How hard it is.
    Difficulty,
    /// A variant that the book offers.
    Variant,
    /// A question that the book leaves open.
    Ruling,
    /// How the table is run: undo and the like.
    Table,
}

/// A value that a setting can have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SettingValue {
    /// What is written into the setup.
    #[ts(type = "boolean | number | string")]
    pub value: serde_json::Value,
    /// Its name for people.
    pub name: Phrase,
    /// What it means, where the name does not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub about: Option<Phrase>,
}
