//! What can be agreed before a quest, for menus.

use crate::Darkness;
use crate::rulings::{Question, Rulings};
use table::menu::{ClassChoice, Menu, ScenarioChoice, Setting, SettingKind, SettingValue};
use table::{Phrase, phrase};

/// Everything that can be chosen before a quest.
pub(crate) fn menu(game: &Darkness) -> Menu {
    let quests = game.content.quests.iter().map(|quest| ScenarioChoice {
        id: quest.name.clone(),
        name: Phrase::new(format!("md-quest-{}", quest.name)),
        about: Some(Phrase::new(format!("md-quest-{}-about", quest.name))),
        number: None,
        ours: true,
        length: Some(if quest.tiles.len() <= 2 { 1 } else { 2 }),
        map: None,
    });
    let heroes = game.content.heroes.iter().map(|hero| ClassChoice {
        id: hero.name.clone(),
        name: Phrase::new(format!("md-hero-{}", hero.name)),
        about: Phrase::new(format!("md-class-{}-about", hero.class.name())),
        look: hero.class.name().to_owned(),
    });
    Menu {
        heroes: (1, 6),
        scenarios: quests.collect(),
        classes: heroes.collect(),
        party: "heroes".to_owned(),
        settings: std::iter::once(hellbreaker()).chain(Rulings::questions().iter().map(ruling)).collect(),
    }
}

/// MD-VAR-05: one Lifebringer token fewer.
fn hellbreaker() -> Setting {
    let value = |value: bool, name: Phrase| SettingValue { value: value.into(), name, about: None };
    Setting {
        path: "hellbreaker".to_owned(),
        kind: SettingKind::Variant,
        name: phrase!("md-setting-hellbreaker"),
        about: phrase!("md-setting-hellbreaker-about"),
        rules: vec!["MD-VAR-05".to_owned()],
        values: vec![value(false, phrase!("haven-setting-off")), value(true, phrase!("haven-setting-on"))],
    }
}

/// DEC: a question that the book leaves open.
fn ruling(question: &Question) -> Setting {
    let Question { name, rule, answers, default } = question;
    Setting::ruling("md-ruling", name, rule, answers, default)
}

/// What is in the content, counted.
pub(crate) fn counts(game: &Darkness) -> Vec<(&'static str, usize)> {
    let content = &game.content;
    vec![
        ("heroes", content.heroes.len()),
        ("items", content.items.len()),
        ("skills", content.skills.len()),
        ("bosses", content.bosses.len()),
        ("quests", content.quests.len()),
    ]
}

/// Every phrase of the menu.
pub(crate) fn phrases(menu: &Menu) -> Vec<Phrase> {
    let scenarios =
        menu.scenarios.iter().flat_map(|s| std::iter::once(s.name.clone()).chain(s.about.clone()));
    let classes = menu.classes.iter().flat_map(|c| [c.name.clone(), c.about.clone()]);
    let settings = menu.settings.iter().flat_map(Setting::phrases);
    scenarios.chain(classes).chain(settings).collect()
}
