//! Worlds of earlier versions in the form of today. Lines are added below and stay for good: CONTRIBUTING.md says when.

use super::Special;
use crate::Descent;
use serde_json::{Value, json};
use table::migrate::{each, fill, forget, turn};

/// Puts a world that was saved earlier into the form of today.
pub(crate) fn migrate(game: &Descent, world: &mut Value) {
    // What quests and variants add was not known; content had numbers.
    if world.get("special").is_none() {
        turn_search_cards(world);
        let special = special_of(game, world);
        fill(world, "special", special);
    }
    fill(world, "groups.*.inactive", false);
    fill(world, "groups.*.stands_up", false);
    fill(world, "monsters.*.challenge", false);
    fill(world, "overlord.left_out", json!([]));
    fill(world, "under_way.move_ends", false);
    fill(world, "under_way.returning", json!([]));
    fill(world, "heroes.*.ability_used", false);
    let heroes = hero_abilities_used(world);
    for place in heroes {
        turn(world, &format!("heroes.{place}.ability_used"), |_| Some(true.into()));
    }
    // Monsters came back on one space, which was the corner of where they had stood.
    each(world, "overlord.rising.*", &mut |one| {
        let number = one.get(0).and_then(Value::as_u64).unwrap_or_default();
        let size = game.content.monsters.get(number as usize).map(|of| of.size);
        if let (Some(at), Some(size)) = (one.get(2).filter(|at| at.get("x").is_some()).cloned(), size) {
            one[2] = json!({ "at": at, "wide": size.short, "high": size.long });
        }
    });
    for turn_of in ["turn", "waiting"] {
        forget(world, &format!("{turn_of}.once"));
        // Cards were noted without their targets.
        turn(world, &format!("{turn_of}.played.*"), |card| {
            (!card.is_object()).then(|| json!({ "card": card, "on": null }))
        });
        // Overpower was noted for all points of a move.
        each(world, turn_of, &mut |now| {
            if let Some(overpowers) = now.get("overpowers").and_then(Value::as_bool) {
                let points = now.get("points").cloned().unwrap_or_default();
                now["overpowers"] = if overpowers { points } else { 0.into() };
            }
        });
    }
    // What lasts for a hero had a field for each card.
    each(world, "heroes.*", &mut |hero| {
        if hero.get("lasting").is_none() {
            hero["lasting"] = lasting(hero).into();
        }
    });
    for card in ["faith", "fury", "monkey", "despair", "challenged", "vanished"] {
        forget(world, &format!("heroes.*.{card}"));
    }
}

/// What lasted for a hero, in the order of today.
fn lasting(hero: &Value) -> Vec<Value> {
    let said = |card: &str| hero.get(card).filter(|value| !value.is_null()).cloned();
    let counts = |what: &str, value: Value, until: Value| json!({ "what": { "Counts": { what: value } }, "until": until });
    let turns = said("monkey").and_then(|n| n.as_u64()).filter(|n| *n > 0);
    let all = [
        said("faith").map(|die| counts("DefenceDie", die, "GiversTurn".into())),
        said("fury").map(|die| counts("AttackDie", die, "NextAttack".into())),
        turns.map(|n| counts("Animal", 5.into(), json!({ "TurnEnds": n }))),
        (said("despair") == Some(true.into()))
            .then(|| counts("ActionsTire", 1.into(), json!({ "TurnEnds": 1 }))),
        said("challenged").map(|who| json!({ "what": { "Challenges": who }, "until": "Encounter" })),
        said("vanished").map(|at| json!({ "what": { "Away": at }, "until": "Return" })),
    ];
    all.into_iter().flatten().collect()
}

/// The search cards when none stood for a secret passage: it came in front of all from the fifth on.
fn turn_search_cards(world: &mut Value) {
    let with_passage = |card: &Value| card.as_u64().filter(|n| *n >= 4).map(|n| (n + 1).into());
    for place in [
        "search.rest.*",
        "search.discard.*",
        "search.top.*.card",
        "search.bottom.*.card",
        "heroes.*.found.*.card",
    ] {
        turn(world, place, with_passage);
    }
}

/// What a quest adds, as far as it shows in a world that says nothing of it.
fn special_of(game: &Descent, world: &Value) -> Value {
    let mut special = json!(Special::default());
    let number = world["agreed"]["quest"].as_u64().and_then(|n| usize::try_from(n).ok());
    let Some(quest) = number.and_then(|n| game.content.quests.get(n)) else { return special };
    let none = Vec::new();
    let tokens = world["tokens"].as_array().unwrap_or(&none);
    let lies = |(x, y): &(i16, i16)| {
        tokens.iter().any(|token| token["kind"] == "search" && token["at"] == json!({ "x": x, "y": y }))
    };
    if world["tally"]["key"] != true
        && let Some((x, y)) = quest.unique.iter().find(|at| lies(at))
    {
        special["unique"] = json!({ "x": x, "y": y });
    }
    let groups = world["groups"].as_array().unwrap_or(&none).iter().filter_map(|group| group["of"].as_u64());
    let named = |n: &u64| {
        let of = game.content.monsters.get(*n as usize);
        of.is_some_and(|of| quest.groups.iter().any(|group| group.monster == of.name))
    };
    let open: Vec<u64> = groups.filter(|n| !named(n)).take(quest.open_groups.len()).collect();
    special["open_groups"] = json!(open);
    special
}

/// The heroes that had used what can be used once in a round, as the turn had it then.
fn hero_abilities_used(world: &Value) -> Vec<u64> {
    let turns = ["turn", "waiting"].map(|turn| &world[turn]);
    let used = turns.iter().filter(|turn| turn["once"] == true);
    used.filter_map(|turn| turn["who"]["Hero"]["place"].as_u64()).collect()
}
