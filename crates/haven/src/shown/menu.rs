//! What can be agreed before a scenario, for menus.

use crate::content::{RANDOM_DUNGEON, Scenario};
use crate::rulings::Rulings;
use crate::scenario::setup::party_sizes;
use crate::{Edition, Haven};
use serde_json::Value;
use table::menu::{ClassChoice, Menu, ScenarioChoice, Setting, SettingKind, SettingValue};
use table::{Phrase, phrase};

/// Scenarios numbered from here on are our own.
const OURS: u8 = 201;

/// Everything that can be chosen before a scenario.
pub(crate) fn menu(game: &Haven) -> Menu {
    let scenarios = game.content.scenarios.iter().map(|scenario| choice_of(game, scenario));
    let dungeon = game.is_dungeon(RANDOM_DUNGEON).then(|| ScenarioChoice {
        id: RANDOM_DUNGEON.to_owned(),
        name: phrase!("scenario-random-dungeon"),
        about: Some(phrase!("scenario-random-dungeon-about")),
        number: None,
        ours: true,
        length: Some(2),
        map: None,
    });
    let classes = game.content.classes.iter().map(|class| ClassChoice {
        id: class.name.clone(),
        name: Phrase::new(format!("hero-{}", class.name)),
        about: Phrase::new(format!("class-{}-about", class.name)),
        look: class.name.clone(),
    });
    Menu {
        heroes: party_sizes(game),
        scenarios: scenarios.chain(dungeon).collect(),
        classes: classes.collect(),
        party: "party".to_owned(),
        settings: settings(game.edition),
    }
}

/// GH-SET-03, GH-HID-06: before the start it is known what is in the first room, and where the tiles lie.
fn choice_of(game: &Haven, scenario: &Scenario) -> ScenarioChoice {
    let rooms = scenario.rooms.len();
    ScenarioChoice {
        id: scenario.label.to_string(),
        name: scenario.title(),
        about: Some(Phrase::new(format!("scenario-{}-about", scenario.name))),
        number: (scenario.label.number < OURS).then(|| scenario.label.number.into()),
        ours: scenario.label.number >= OURS,
        length: Some(if rooms <= 2 { 1 } else { 2 + u8::from(rooms > 4) }),
        map: Some(super::sheet::first_look(game, scenario)),
    }
}

fn settings(edition: Edition) -> Vec<Setting> {
    let mut all: Vec<Setting> =
        if edition.has_difficulties() { vec![difficulty(edition)] } else { vec![level()] };
    let variants: [(&str, &'static str); 4] = [
        ("solo", "GH-VAR-01"),
        ("open-information", "GH-VAR-02"),
        ("reduced-randomness", "GH-VAR-05"),
        ("permanent-death", "GH-VAR-06"),
    ];
    all.extend(variants.map(|(name, rule)| variant(name, edition.id(rule))));
    all.extend(Rulings::questions(edition).iter().map(ruling));
    all
}

fn value(value: impl Into<Value>, name: Phrase) -> SettingValue {
    SettingValue { value: value.into(), name, about: None }
}

/// GH-LVL-04: how hard the scenario is to be.
fn difficulty(edition: Edition) -> Setting {
    let one = |word: &str| SettingValue {
        about: Some(Phrase::new(format!("haven-setting-difficulty-{word}-about"))),
        ..value(word, Phrase::new(format!("haven-setting-difficulty-{word}")))
    };
    Setting {
        path: "difficulty".to_owned(),
        kind: SettingKind::Difficulty,
        name: phrase!("haven-setting-difficulty"),
        about: phrase!("haven-setting-difficulty-about"),
        rules: vec![edition.id("GH-LVL-04").to_owned()],
        values: ["normal", "easy", "hard", "very-hard"].map(one).into(),
    }
}

/// FH-LVL-03: the level, which the group may set freely.
fn level() -> Setting {
    let usual = SettingValue {
        about: Some(phrase!("haven-setting-level-usual-about")),
        ..value(Value::Null, phrase!("haven-setting-level-usual"))
    };
    let each = (0..=7u8).map(|n| value(n, phrase!("haven-setting-level-number", level = n)));
    Setting {
        path: "level".to_owned(),
        kind: SettingKind::Difficulty,
        name: phrase!("haven-setting-level"),
        about: phrase!("haven-setting-level-about"),
        rules: vec!["FH-LVL-03".to_owned()],
        values: std::iter::once(usual).chain(each).collect(),
    }
}

fn variant(name: &str, rule: &str) -> Setting {
    Setting {
        path: format!("variants.{name}"),
        kind: SettingKind::Variant,
        name: Phrase::new(format!("haven-setting-{name}")),
        about: Phrase::new(format!("haven-setting-{name}-about")),
        rules: vec![rule.to_owned()],
        values: vec![value(false, phrase!("haven-setting-off")), value(true, phrase!("haven-setting-on"))],
    }
}

fn ruling(question: &crate::rulings::Question) -> Setting {
    Setting::ruling("ruling", &question.name, &question.rule, &question.answers, &question.default)
}

/// Every phrase that a menu can show.
pub(crate) fn phrases(menu: &Menu) -> Vec<Phrase> {
    let mut all = Vec::new();
    for scenario in &menu.scenarios {
        all.push(scenario.name.clone());
        all.extend(scenario.about.clone());
    }
    for class in &menu.classes {
        all.extend([class.name.clone(), class.about.clone()]);
    }
    for setting in &menu.settings {
        all.extend([setting.name.clone(), setting.about.clone()]);
        for value in &setting.values {
            all.push(value.name.clone());
            all.extend(value.about.clone());
        }
    }
    all
}
