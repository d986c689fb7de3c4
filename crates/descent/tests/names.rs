//! The rules know no card by its name: what a card does stands in the content, and what only one card does is a counted
//! special.

use descent::Descent;
use descent::content::Special;
use source::{Kind, shipped, shipped_sources};
use std::collections::BTreeSet;
use std::path::Path;

/// Names of cards that are words of the rules or of everyday code, too.
const PLAIN: [&str; 5] = ["advance", "challenge", "defend", "guard", "nothing"];

/// The words of a name or identifier: `dark-charm`, `dark_charm` and `DarkCharm` are all *dark charm*.
fn words(name: &str) -> Vec<String> {
    let mut all = vec![String::new()];
    for letter in name.chars() {
        if letter == '-' || letter == '_' || letter == ' ' {
            all.push(String::new());
            continue;
        }
        if letter.is_uppercase() && all.last().is_some_and(|word| !word.is_empty()) {
            all.push(String::new());
        }
        if let Some(word) = all.last_mut() {
            word.extend(letter.to_lowercase());
        }
    }
    all.retain(|word| !word.is_empty());
    all
}

/// The names that no identifier may hold: whole names of cards, and every name of a hero or lieutenant.
fn forbidden(game: &Descent) -> (Vec<Vec<String>>, BTreeSet<String>) {
    let content = &game.content;
    let cards = content.items.iter().map(|item| &item.name);
    let cards = cards.chain(content.skills.iter().map(|skill| &skill.name));
    let cards = cards.chain(content.search.iter().map(|card| &card.name));
    let cards = cards.chain(content.overlord.iter().map(|card| &card.name));
    let cards = cards.chain(content.tainted.iter().map(|card| &card.name));
    let cards = cards.chain(content.rooms.iter().map(|room| &room.name));
    let people = content.heroes.iter().map(|hero| &hero.name);
    let lieutenants = content.monsters.iter().filter(|of| of.lieutenant.is_some()).map(|of| &of.name);
    // Words that stand between names, titles, and what a nickname is made of.
    let titles = ["of", "the", "book", "thirsty", "sir", "lord", "lady", "baron", "widow"];
    let names = people.chain(lieutenants).flat_map(|name| words(name));
    (cards.map(|name| words(name)).collect(), names.filter(|name| !titles.contains(&name.as_str())).collect())
}

/// The name that an identifier holds and must not.
fn held(identifier: &str, (cards, people): &(Vec<Vec<String>>, BTreeSet<String>)) -> Option<String> {
    let own = words(identifier);
    if let Some(name) = own.iter().find(|word| people.contains(*word)) {
        return Some(name.clone());
    }
    let special = Special::WORDS.iter().any(|word| words(word) == own);
    let card = cards.iter().find(|card| match card.as_slice() {
        [one] => own == [one.clone()] && !PLAIN.contains(&one.as_str()),
        several => own.windows(several.len()).any(|part| part == several),
    });
    card.filter(|_| !special).map(|card| card.join(" "))
}

#[test]
fn no_identifier_of_the_rules_is_the_name_of_a_card_hero_or_lieutenant() {
    let game = Descent::new().unwrap_or_else(|e| panic!("{e}"));
    let names = forbidden(&game);
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut files, mut plain, mut found) = (0, BTreeSet::new(), Vec::new());
    for path in shipped_sources(&root.join("../..")).expect("the sources") {
        let within = path.canonicalize().ok().and_then(|path| {
            path.strip_prefix(root.canonicalize().ok()?.join("src")).ok().map(Path::to_path_buf)
        });
        let Some(within) = within.filter(|path| !path.starts_with("content")) else { continue };
        files += 1;
        let text = std::fs::read_to_string(&path).expect("a source");
        for token in shipped(&text).into_iter().filter(|token| token.kind == Kind::Ident) {
            plain.extend(PLAIN.into_iter().filter(|word| words(&token.text) == [(*word).to_owned()]));
            if let Some(name) = held(&token.text, &names) {
                found.push(format!("{}:{}: {} ({name})", within.display(), token.line, token.text));
            }
        }
    }
    assert!(files > 60, "{files} files");
    assert!(found.is_empty(), "{found:#?}");
    let idle: Vec<&str> = PLAIN.into_iter().filter(|word| !plain.contains(word)).collect();
    assert!(idle.is_empty(), "no longer needed among the plain words: {idle:?}");
}

/// Faults: names of heroes, of cards and of parts of identifiers are noticed, plain words and specials are not.
#[test]
fn such_an_identifier_is_noticed() {
    let game = Descent::new().unwrap_or_else(|e| panic!("{e}"));
    let names = forbidden(&game);
    for identifier in
        ["leoric", "by_jain", "SpligFlees", "RaiseDead", "armor_of_faith", "after_quick_casting", "Tempest"]
    {
        assert!(held(identifier, &names).is_some(), "{identifier}");
    }
    for identifier in ["guard", "challenge", "dark_charm", "DarkCharm", "attack", "book", "radiant", "lord"] {
        assert_eq!(held(identifier, &names), None, "{identifier}");
    }
}
