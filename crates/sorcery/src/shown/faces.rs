//! What is printed on every card, token and die: its name, and the lines that [`content::text`](crate::content::text) makes.

use super::choices::symbol_card;
use super::names::{self};
use crate::Sorcery;
use crate::content::{CardId, Colour, Item, Owner, Power, Symbol, text};
use table::Told;
use table::phrase;
use table::phrase::Phrase;
use table::scene::{CardKind, CardLine, Face, HalfFace};

/// A face with these lines.
fn face(kind: CardKind, name: Phrase, lines: Vec<CardLine>) -> Face {
    Face {
        halves: vec![HalfFace { id: "all".to_owned(), lines, ..HalfFace::default() }],
        ..Face::new(kind, name)
    }
}

fn named(kind: &str, name: &str) -> Phrase {
    Phrase::new(format!("ss-{kind}-{name}"))
}

/// What is printed on everything there is, by the names that scenes have for it.
pub(crate) fn faces(game: &Sorcery) -> Vec<(String, Face)> {
    let content = &game.content;
    let mut all: Vec<(String, Face)> = Vec::new();
    let mut put = |name: &str, face: Face| all.push((name.to_owned(), face));
    content.items.iter().for_each(|item| put(&item.name, item_face(game, item)));
    content.powers.iter().for_each(|power| put(&power.name, power_face(game, power)));
    for card in &content.heroes {
        let lines = content.hero_lines(card);
        let is = face(CardKind::Ability, named("class", &card.class), lines);
        put(&card.class, Face { of: Some(card.hero.clone()), ..is });
    }
    for card in &content.companions {
        let is = face(CardKind::Ability, named("companion", &card.name), content.companion_lines(card));
        put(&card.name, Face { of: Some(card.hero.clone()), ..is });
    }
    for (n, (_, _, name)) in content.cards.iter().enumerate() {
        let card = CardId(n as u8);
        let is = face(CardKind::MonsterAbility, names::enemy(game, card, None), content.enemy_lines(card));
        put(name, Face { of: Some(game.enemy(card).kind.clone()), ..is });
    }
    for power in &content.enemy_powers {
        let lines = content.enemy_power_lines(power);
        put(&power.name, face(CardKind::MonsterAbility, named("enemy-power", &power.name), lines));
    }
    for card in &content.encounters {
        let lines = content.encounter_lines(card);
        put(&card.name, face(CardKind::MonsterAbility, named("encounter", &card.name), lines));
    }
    for trap in &content.traps {
        put(&trap.name, face(CardKind::Plain, named("trap", &trap.name), content.trap_lines(trap)));
    }
    for event in &content.events {
        put(&event.name, face(CardKind::Event, named("event", &event.name), content.event_lines(event)));
    }
    for search in &content.searches {
        put(&search.name, face(CardKind::Plain, named("search", &search.name), content.search_lines(search)));
    }
    for quest in &content.quests {
        put(&quest.name, face(CardKind::Event, named("quest", &quest.name), content.quest_lines(quest)));
        for special in &quest.specials {
            let lines = content.special_lines(quest, special);
            put(&special.name, face(CardKind::Event, named("special", &special.name), lines));
        }
    }
    all.extend(tokens(game));
    all
}

fn item_face(game: &Sorcery, item: &Item) -> Face {
    let is = face(CardKind::Item, named("item", &item.name), game.content.item_lines(item));
    Face { slot: Some(text::slot(item.slot).to_owned()), ..is }
}

fn power_face(game: &Sorcery, power: &Power) -> Face {
    let is = face(CardKind::Skill, named("power", &power.name), game.content.power_lines(power));
    let of = if let Owner::Hero(hero) = &power.of { Some(hero.clone()) } else { None };
    Face { of, ..is }
}

/// Tokens of the pools, each kind once; dice and their symbols.
fn tokens(game: &Sorcery) -> Vec<(String, Face)> {
    let content = &game.content;
    let mut all = Vec::new();
    for token in &content.tokens.critical {
        let name = Told::text(token, game);
        all.push((
            name.clone(),
            face(CardKind::Plain, named("critical", &name), content.critical_lines(*token)),
        ));
    }
    for chest in &content.tokens.chests {
        all.push((chest.name(), face(CardKind::Plain, names::chest(*chest), content.chest_lines(*chest))));
    }
    for crowns in &content.tokens.loot {
        let name = phrase!("sorcery-chest-crowns", n = *crowns);
        all.push((loot_card(crowns), face(CardKind::Plain, name, content.loot_lines(*crowns))));
    }
    for shadow in content.quests.iter().flat_map(|quest| &quest.shadows) {
        let lines = content.shadow_lines(*shadow);
        all.push((shadow.name().to_owned(), face(CardKind::Plain, named("shadow", shadow.name()), lines)));
    }
    for colour in [Colour::Red, Colour::Blue] {
        let name = format!("die-{}", colour.name());
        all.push((
            name.clone(),
            face(CardKind::Plain, Phrase::new(format!("ss-{name}")), content.die_lines(colour)),
        ));
    }
    for symbol in Symbol::ALL {
        let lines = content.symbol_lines(symbol);
        all.push((symbol_card(symbol), face(CardKind::Plain, named("symbol", symbol.name()), lines)));
    }
    all.sort_by(|(a, _), (b, _)| a.cmp(b));
    all.dedup_by(|(later, _), (first, _)| later == first);
    all
}

/// SS-SET-10: what a loot token is called in scenes.
pub(super) fn loot_card(crowns: impl std::fmt::Display) -> String {
    format!("crowns-{crowns}")
}
