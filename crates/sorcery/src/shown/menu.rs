//! What can be agreed before a quest, for menus.

use crate::Sorcery;
use crate::rulings::{Question, Rulings};
use table::menu::{ClassChoice, Menu, ScenarioChoice, Setting, SettingKind, SettingValue};
use table::{Phrase, phrase};

/// Everything that can be chosen before a quest.
pub(crate) fn menu(game: &Sorcery) -> Menu {
    let quests = game.content.quests.iter().map(|quest| ScenarioChoice {
        id: quest.name.clone(),
        name: Phrase::new(format!("ss-quest-{}", quest.name)),
        about: Some(Phrase::new(format!("ss-quest-{}-about", quest.name))),
        number: None,
        ours: true,
        length: Some(if quest.tiles.len() <= 3 { 1 } else { 2 }),
        map: None,
    });
    let heroes = game.content.heroes.iter().map(|card| ClassChoice {
        id: card.class.clone(),
        name: Phrase::new(format!("ss-class-{}", card.class)),
        about: Phrase::new(format!("ss-class-{}-about", card.class)),
        look: card.hero.clone(),
    });
    let most =
        game.content.heroes.iter().map(|card| &card.hero).collect::<std::collections::BTreeSet<_>>().len();
    Menu {
        heroes: (2, most.min(5) as u8),
        scenarios: quests.collect(),
        classes: heroes.collect(),
        party: "heroes".to_owned(),
        settings: [campaign(), soul_storm()]
            .into_iter()
            .chain(Rulings::questions().iter().map(ruling))
            .collect(),
    }
}

/// SS-CAMP-01, SS-VAR-06: a campaign, or a single quest.
fn campaign() -> Setting {
    let value = |value: bool, name: Phrase| SettingValue { value: value.into(), name, about: None };
    Setting {
        path: "campaign".to_owned(),
        kind: SettingKind::Variant,
        name: phrase!("ss-setting-campaign"),
        about: phrase!("ss-setting-campaign-about"),
        rules: vec!["SS-CAMP-01".to_owned()],
        values: vec![value(false, phrase!("haven-setting-off")), value(true, phrase!("haven-setting-on"))],
    }
}

/// SS-VAR-01: lawful and chaotic heroes together.
fn soul_storm() -> Setting {
    let value = |value: bool, name: Phrase| SettingValue { value: value.into(), name, about: None };
    Setting {
        path: "soul-storm".to_owned(),
        kind: SettingKind::Variant,
        name: phrase!("ss-setting-soul-storm"),
        about: phrase!("ss-setting-soul-storm-about"),
        rules: vec!["SS-VAR-01".to_owned()],
        values: vec![value(false, phrase!("haven-setting-off")), value(true, phrase!("haven-setting-on"))],
    }
}

/// GAP: an open question of the book.
fn ruling(question: &Question) -> Setting {
    let Question { name, rule, answers, default, .. } = question;
    Setting::ruling("ss-ruling", name, rule, answers, default)
}

/// What is in the content, counted.
pub(crate) fn counts(game: &Sorcery) -> Vec<(&'static str, usize)> {
    let content = &game.content;
    vec![
        ("classes", content.heroes.len()),
        ("powers", content.powers.len()),
        ("items", content.items.len()),
        ("enemies", content.enemies.len()),
        ("encounters", content.encounters.len()),
        ("traps", content.traps.len()),
        ("events", content.events.len()),
        ("quests", content.quests.len()),
    ]
}

/// Every phrase of the menu, and the name of everything in the content.
pub(crate) fn phrases(game: &Sorcery) -> Vec<Phrase> {
    let menu = menu(game);
    let content = &game.content;
    let scenarios =
        menu.scenarios.iter().flat_map(|s| std::iter::once(s.name.clone()).chain(s.about.clone()));
    let classes = menu.classes.iter().flat_map(|c| [c.name.clone(), c.about.clone()]);
    let settings = menu.settings.iter().flat_map(Setting::phrases);
    let named = |kind: &'static str, names: Vec<String>| {
        names.into_iter().map(move |name| Phrase::new(format!("ss-{kind}-{name}")))
    };
    let scrolls = content.enemies.iter().flat_map(|e| e.sides.iter()).flat_map(|s| s.powers.iter());
    scenarios
        .chain(classes)
        .chain(settings)
        .chain(named("hero", content.heroes.iter().map(|h| h.hero.clone()).collect()))
        .chain(named("power", content.powers.iter().map(|p| p.name.clone()).collect()))
        .chain(named("item", content.items.iter().map(|i| i.name.clone()).collect()))
        .chain(named("enemy", content.enemies.iter().map(|e| e.kind.clone()).collect()))
        .chain(named("scroll", scrolls.map(|p| p.name.clone()).collect()))
        .chain(named("enemy-power", content.enemy_powers.iter().map(|p| p.name.clone()).collect()))
        .chain(named("encounter", content.encounters.iter().map(|e| e.name.clone()).collect()))
        .chain(named("trap", content.traps.iter().map(|t| t.name.clone()).collect()))
        .chain(named("event", content.events.iter().map(|e| e.name.clone()).collect()))
        .chain(named("search", content.searches.iter().map(|s| s.name.clone()).collect()))
        .chain(named(
            "special",
            content.quests.iter().flat_map(|q| &q.specials).map(|s| s.name.clone()).collect(),
        ))
        .chain(named("nature", ["lawful", "neutral", "chaotic"].map(str::to_owned).to_vec()))
        .chain(named("companion", content.companions.iter().map(|c| c.name.clone()).collect()))
        .chain(named("critical", content.tokens.critical.iter().map(|c| c.name()).collect()))
        .collect()
}
