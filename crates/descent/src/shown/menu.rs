//! What can be agreed before a quest, for menus.

use crate::Descent;
use crate::rulings::{Question, Rulings};
use table::menu::{ClassChoice, Menu, ScenarioChoice, Setting, SettingKind, SettingValue};
use table::{Phrase, phrase};

/// Everything that can be chosen before a quest.
pub(crate) fn menu(game: &Descent) -> Menu {
    let quests = game.content.quests.iter().map(|quest| ScenarioChoice {
        id: quest.name.clone(),
        name: Phrase::new(format!("de-quest-{}", quest.name)),
        about: Some(Phrase::new(format!("de-quest-{}-about", quest.name))),
        number: None,
        ours: quest.ours,
        length: Some(2),
        map: None,
    });
    let heroes = game.content.heroes.iter().map(|hero| ClassChoice {
        id: hero.name.clone(),
        name: Phrase::new(format!("de-hero-{}", hero.name)),
        about: Phrase::new(format!("de-archetype-{}-about", hero.archetype.name())),
        look: hero.archetype.name().to_owned(),
    });
    Menu {
        heroes: (2, 4),
        scenarios: quests.collect(),
        classes: heroes.collect(),
        party: "heroes".to_owned(),
        settings: [secret_rooms(), tainted()]
            .into_iter()
            .chain(Rulings::questions().iter().map(ruling))
            .collect(),
    }
}

/// DE-VAR-12: secret rooms.
fn secret_rooms() -> Setting {
    let (name, about) = (phrase!("de-setting-secret-rooms"), phrase!("de-setting-secret-rooms-about"));
    variant("secret_rooms", "DE-VAR-12", name, about)
}

/// DE-TNT-01: tainted cards.
fn tainted() -> Setting {
    variant("tainted", "DE-TNT-01", phrase!("de-setting-tainted"), phrase!("de-setting-tainted-about"))
}

/// Something that is played with or not.
fn variant(path: &str, rule: &str, name: Phrase, about: Phrase) -> Setting {
    let value = |value: bool, name: Phrase| SettingValue { value: value.into(), name, about: None };
    Setting {
        path: path.to_owned(),
        kind: SettingKind::Variant,
        name,
        about,
        rules: vec![rule.to_owned()],
        values: vec![value(false, phrase!("haven-setting-off")), value(true, phrase!("haven-setting-on"))],
    }
}

/// GAP: an open question of the book.
fn ruling(question: &Question) -> Setting {
    let answers: Vec<String> = question.answers.iter().map(|answer| (*answer).to_owned()).collect();
    Setting::ruling("de-ruling", question.name, question.rule, &answers, question.answers[0])
}

/// What is in the content, counted.
pub(crate) fn counts(game: &Descent) -> Vec<(&'static str, usize)> {
    let content = &game.content;
    vec![
        ("heroes", content.heroes.len()),
        ("classes", content.classes.len()),
        ("skills", content.skills.len()),
        ("items", content.items.len()),
        ("search cards", content.search.len()),
        ("overlord cards", content.overlord.len()),
        ("monsters", content.monsters.len()),
        ("quests", content.quests.len()),
        ("secret rooms", content.rooms.len()),
        ("tainted cards", content.tainted.len()),
        ("relics", content.relics.len()),
    ]
}

/// Every phrase that the content says.
pub(crate) fn phrases(game: &Descent) -> Vec<Phrase> {
    let menu = menu(game);
    let mut all: Vec<Phrase> = Vec::new();
    all.extend(menu.scenarios.iter().flat_map(|s| std::iter::once(s.name.clone()).chain(s.about.clone())));
    all.extend(menu.classes.iter().flat_map(|c| [c.name.clone(), c.about.clone()]));
    all.extend(menu.settings.iter().flat_map(Setting::phrases));
    let content = &game.content;
    let named = [
        ("class", content.classes.iter().map(|c| &c.name).collect::<Vec<_>>()),
        ("skill", content.skills.iter().map(|s| &s.name).collect()),
        ("item", content.items.iter().map(|i| &i.name).collect()),
        ("search", content.search.iter().map(|c| &c.name).collect()),
        ("overlord", content.overlord.iter().map(|c| &c.name).collect()),
        ("monster", content.monsters.iter().map(|m| &m.name).collect()),
        ("deed", content.deeds.iter().map(|deed| &deed.name).collect()),
        ("room", content.rooms.iter().map(|r| &r.name).collect()),
        ("tainted", content.tainted.iter().map(|t| &t.name).collect()),
    ];
    for (kind, names) in named {
        all.extend(names.into_iter().map(|name| Phrase::new(format!("de-{kind}-{name}"))));
    }
    let faces = super::faces(game).into_iter().flat_map(|(_, face)| face.halves);
    all.extend(faces.flat_map(|half| half.lines).map(|line| line.say));
    all
}
