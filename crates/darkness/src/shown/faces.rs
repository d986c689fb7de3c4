//! What is printed on every card, token and die: its name, and the lines that [`content::text`](crate::content::text) makes.

use crate::Darkness;
use crate::content::text;
use crate::content::{Colour, Element, Item, Rarity, Skill, Token};
use crate::world::Card;
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::{CardKind, CardLine, Face, HalfFace};

/// A face with these lines.
fn face(kind: CardKind, name: Phrase, lines: Vec<CardLine>) -> Face {
    Face {
        halves: vec![HalfFace { id: "all".to_owned(), lines, ..HalfFace::default() }],
        ..Face::new(kind, name)
    }
}

fn named(kind: &str, name: &str) -> Phrase {
    Phrase::new(format!("md-{kind}-{name}"))
}

/// What is printed on everything there is, by the names that scenes have for it.
pub(crate) fn faces(game: &Darkness) -> Vec<(String, Face)> {
    let content = &game.content;
    let mut all: Vec<(String, Face)> = Vec::new();
    let mut put = |name: &str, face: Face| all.push((name.to_owned(), face));
    content.items.iter().for_each(|item| put(&item.name, item_face(game, item)));
    content.skills.iter().for_each(|skill| put(&skill.key(), skill_face(game, skill)));
    for hero in &content.heroes {
        let is = face(CardKind::Ability, named("hero", &hero.name), content.hero_lines(hero));
        put(&hero.name, Face { of: Some(hero.class.name().to_owned()), ..is });
    }
    for mob in &content.mobs {
        let is = face(CardKind::MonsterAbility, named("enemy", &mob.name), content.mob_lines(mob));
        put(&mob.name, Face { of: Some(mob.name.clone()), ..is });
    }
    for roaming in &content.roaming {
        let is =
            face(CardKind::MonsterAbility, named("enemy", &roaming.name), content.roaming_lines(roaming));
        put(&roaming.name, Face { of: Some(roaming.name.clone()), ..is });
    }
    for boss in &content.bosses {
        let is = face(CardKind::MonsterAbility, named("enemy", &boss.name), content.boss_lines(boss));
        put(&boss.name, Face { of: Some(boss.name.clone()), ..is });
    }
    for door in &content.doors {
        put(&door.name, face(CardKind::Event, named("door", &door.name), content.door_lines(door)));
    }
    for quest in &content.quests {
        put(&quest.name, face(CardKind::Event, named("quest", &quest.name), content.quest_lines(quest)));
    }
    all.extend(boards(game));
    all.extend(tokens(game));
    all
}

fn item_face(game: &Darkness, item: &Item) -> Face {
    let is = face(CardKind::Item, named("item", &item.name), game.content.item_lines(item));
    Face { slot: Some(text::slot(item.slot).to_owned()), ..is }
}

fn skill_face(game: &Darkness, skill: &Skill) -> Face {
    let is = face(CardKind::Skill, game.content.skill_name(skill), game.content.skill_lines(skill));
    Face { of: Some(skill.class.name().to_owned()), level: Some(skill.level.to_string()), ..is }
}

/// What lies in front of the classes: spells, consecrations, stances, passive abilities, spirits, tools, arrows, the set.
fn boards(game: &Darkness) -> Vec<(String, Face)> {
    let (content, boards) = (&game.content, &game.content.boards);
    let mut all: Vec<(String, Face)> = Vec::new();
    for (name, ability) in boards.spells.iter().chain(&boards.consecrations) {
        all.push((name.clone(), face(CardKind::Skill, named("board", name), content.board_lines(ability))));
    }
    for (stance, ability) in &boards.stances {
        let name = stance.name().to_owned();
        all.push((name.clone(), face(CardKind::Skill, named("stance", &name), content.board_lines(ability))));
    }
    for (element, ability) in &boards.passives {
        let name = phrase!("darkness-passive", element = text::words::element(*element));
        all.push((passive(*element), face(CardKind::Skill, name, content.passive_lines(ability))));
    }
    let lines = boards.starting_skill.iter().flat_map(|ability| content.board_lines(ability)).collect();
    let name = game.card_name(Card::StartingSkill);
    all.push((name, face(CardKind::Skill, phrase!("md-card-call-of-the-spirits"), lines)));
    for card in &boards.spirits {
        let name = card.kind.name().to_owned();
        all.push((name.clone(), face(CardKind::Ability, named("spirit", &name), content.spirit_lines(card))));
    }
    for token in &boards.rogue_tokens {
        let lines = content.tool_lines(token);
        all.push((token.name.clone(), face(CardKind::Plain, named("tool", &token.name), lines)));
    }
    for arrow in &boards.arrows {
        let stem = arrow.name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '-');
        let lines = content.arrow_lines(arrow);
        all.push((arrow.name.clone(), face(CardKind::Plain, named("arrow", stem), lines)));
    }
    for set in &content.sets {
        let name = phrase!("darkness-set-of", class = Arg::name(format!("md-class-{}", set.class.name())));
        all.push((set_of(set.class), face(CardKind::Item, name, content.set_lines(set))));
    }
    all
}

/// MD-SHA-05: the name of the face of a passive ability.
fn passive(element: Element) -> String {
    format!("passive-{}", element.name())
}

/// MD-STI-03: the name of the face of what the set gives a class.
pub(super) fn set_of(class: crate::content::Class) -> String {
    format!("set-{}", class.name())
}

/// Tokens, dice and their symbols, the level board and the darkness track.
fn tokens(game: &Darkness) -> Vec<(String, Face)> {
    let content = &game.content;
    let mut all = Vec::new();
    let kinds = [
        Token::Loot,
        Token::Enemy,
        Token::Quarry,
        Token::Portal,
        Token::RoamingPortal,
        Token::SpikeTrap,
        Token::BearTrap,
        Token::Fountain,
        Token::Chest,
        Token::LargeChest,
        Token::Forge,
        Token::Pillar,
        Token::Prize(0),
        Token::Goal(0),
    ];
    for token in kinds {
        let (name, lines) = (token_card(token), content.token_lines(token));
        all.push((name, face(CardKind::Plain, named("token", token.kind()), lines)));
    }
    for rarity in Rarity::ALL {
        let lines = content.treasure_lines(rarity);
        let name = named("token", Token::Treasure(rarity).kind());
        all.push((rarity.name().to_owned(), face(CardKind::Plain, name, lines)));
    }
    for colour in Colour::ALL {
        let name = phrase!("darkness-die-name", colour = text::words::colour(colour));
        all.push((format!("die-{}", colour.name()), face(CardKind::Plain, name, content.die_lines(colour))));
    }
    for symbol in ["damage", "mana", "shield", "shadow", "claw", "ability"] {
        let is = face(CardKind::Plain, named("result", symbol), content.symbol_lines(symbol));
        all.push((format!("symbol-{symbol}"), is));
    }
    for (name, is) in [("fire", true), ("frost", false)] {
        let lines = content.condition_lines(is);
        all.push((format!("token-{name}"), face(CardKind::Plain, named("condition", name), lines)));
    }
    let level = face(CardKind::Plain, phrase!("darkness-level-board"), content.level_lines());
    let track = face(CardKind::Plain, phrase!("darkness-track-darkness"), content.track_lines());
    all.extend([("level-board".to_owned(), level), (TRACK.to_owned(), track)]);
    all
}

/// The name of the face of the darkness track.
pub(super) const TRACK: &str = "darkness-track";

/// The name of the face of a token in a zone.
pub(super) fn token_card(token: Token) -> String {
    match token {
        Token::Treasure(rarity) => rarity.name().to_owned(),
        other => format!("token-{}", other.kind()),
    }
}
