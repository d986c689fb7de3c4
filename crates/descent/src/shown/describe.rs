//! Worlds as positions: what [`super::Position`] reads, written.

use super::position::{FamiliarAt, FoundAt, GroupState, OwnedAt, RisingAt, TokenState, TurnAt};
use super::special::{self, SpecialAt};
use crate::Descent;
use crate::content::{Always, CardId, ItemId, SearchId, Until};
use crate::world::{Hero, HeroId, Lasts, Mark, Monster, Played, Side, Stage, Step, Turn, Who, World};
use serde_json::{Map, Value, json};

/// The position of a world at rest. Only a world on the map of a quest can be described.
pub(crate) fn describe(game: &Descent, world: &World) -> Option<Value> {
    let quest = game.quest_of(world)?;
    let mut figures = Map::new();
    for id in world.hero_ids() {
        figures.insert(game.hero_name(id).to_owned(), hero(game, world, id));
    }
    for one in &world.monsters {
        figures.insert(game.monster_name(one.id), monster(game, one));
    }
    for one in &world.special.down {
        let mut down = monster(game, one);
        down["down"] = json!(true);
        figures.insert(game.monster_name(one.id), down);
    }
    let groups: Map<String, Value> = world
        .groups
        .iter()
        .map(|group| {
            let state = GroupState {
                activated: group.activated,
                left: group.left,
                hindered: group.hindered,
                inactive: group.inactive,
                stands_up: group.stands_up,
            };
            (game.monster(group.of).name.clone(), json!(state))
        })
        .collect();
    let gates = world.ground.map.gates().len();
    let open: Vec<u8> = (0..gates as u8).filter(|gate| world.gates.is_open(*gate)).collect();
    let tokens: Vec<TokenState> =
        world.tokens.iter().map(|token| TokenState { token: token.kind, at: token.at.to_string() }).collect();
    let mut position = json!({
        "at": at(game, world)?,
        "quest": quest.name,
        "act": world.agreed.act,
        "round": world.round,
        "open": open,
        "seats": { "overlord": overlord(game, world) },
        "decks": decks(game, world),
        "figures": figures,
        "groups": groups,
        "tokens": tokens,
        "tally": world.tally,
        "special": SpecialAt::of(game, world),
        "encounters": world.encounters,
        "rulings": world.agreed.rulings,
    });
    if let Some(turn) = &world.turn {
        position["turn"] = json!(turn_at(game, turn));
    }
    if let Some(turn) = &world.waiting {
        position["waiting"] = json!(turn_at(game, turn));
    }
    if let Some(group) = world.group {
        position["group"] = json!(game.monster(group).name);
    }
    Some(position)
}

/// Where the round stands, in the words of positions.
fn at(game: &Descent, world: &World) -> Option<String> {
    let Some(turn) = &world.turn else {
        return Some(match (world.stage, world.ended) {
            (Stage::SetUp, _) => "placing".to_owned(),
            (Stage::Heroes, _) => "heroes".to_owned(),
            (Stage::OverlordStart, _) => "overlord".to_owned(),
            (Stage::OverlordCards, _) => "overlord-cards".to_owned(),
            (Stage::Monsters, _) => "monsters".to_owned(),
            (Stage::OverlordEnd, _) => "overlord-end".to_owned(),
            (Stage::Between, _) => "between".to_owned(),
            (Stage::Over, Some(Side::Heroes)) => "over heroes".to_owned(),
            (Stage::Over, _) => "over overlord".to_owned(),
        });
    };
    match turn.who {
        Who::Monster(id) => Some(format!("activation {}", game.monster_name(id))),
        Who::Familiar(id) => Some(format!("familiar {}", game.hero_name(id))),
        Who::Object(_) => None,
        Who::Hero(id) => {
            let word = match turn.step {
                Step::Start => "start",
                Step::Equip => "equip",
                Step::Actions => "turn",
                Step::Familiars => "familiars",
                Step::End => "end",
            };
            Some(format!("{word} {}", game.hero_name(id)))
        }
    }
}

fn turn_at(game: &Descent, turn: &Turn) -> TurnAt {
    TurnAt {
        actions: Some(turn.actions),
        points: turn.points,
        moves: turn.moves,
        attacks: turn.attacks,
        extra_moves: turn.extra_moves,
        extra_attacks: turn.extra_attacks,
        shrunk: turn.shrunk,
        moved: turn.moved,
        rested: turn.rested,
        free_attack: turn.free_attack,
        sludge: turn.sludge,
        overpowers: turn.overpowers,
        moving: turn.moving,
        played: turn.played.iter().map(|played| played_name(game, *played)).collect(),
        begun: turn.begun,
        step: Some(turn.step),
        seen_by: turn.seen_by.iter().map(|id| game.monster_name(*id)).collect(),
    }
}

/// `dash`, and `dark-resilience/zombie-1` for a card with a target.
fn played_name(game: &Descent, played: Played) -> String {
    let card = &game.card(played.card).name;
    match played.on {
        None => card.clone(),
        Some(Mark::Figure(who)) => format!("{card}/{}", game.name_of_figure(who)),
        Some(Mark::Group(of)) => format!("{card}/{}", game.monster(of).name),
    }
}

fn hero(game: &Descent, world: &World, id: HeroId) -> Value {
    let hero = world.hero(id);
    let mut value = json!({
        "hero": game.hero_name(id),
        "class": game.class(hero.class).name,
        "seat": id.place,
        "damage": hero.damage,
        "fatigue": hero.fatigue,
        "conditions": hero.conditions.iter().collect::<Vec<_>>(),
        "knocked-out": hero.knocked_out,
        "feat-used": hero.feat_used,
        "acted": hero.acted,
        "skills": skills(game, hero).map(|(name, _)| name).collect::<Vec<_>>(),
        "exhausted": exhausted(game, hero),
        "inventory": inventory(game, hero),
        "search-cards": search_cards(game, hero),
        "familiar-acted": hero.familiar_acted,
        "monkey": lasts_for(hero, |always| matches!(always, Always::Animal(_))),
        "despair": hero.tired_by_actions() > 0,
        "ability-used": hero.ability_used,
        "carries": hero.carries,
    });
    let optional = [
        ("at", hero.at.map(|at| json!(at.to_string()))),
        ("challenged", hero.challenged().map(|id| json!(game.monster_name(id)))),
        ("tainted", hero.taint.map(|taint| json!(special::taint_name(game, taint)))),
        ("faith", die(hero, |always| matches!(always, Always::DefenceDie(_)))),
        ("fury", die(hero, |always| matches!(always, Always::AttackDie(_)))),
        ("vanished", hero.away().map(|(at, far)| json!([at.to_string(), far]))),
    ];
    for (key, one) in optional {
        if let Some(one) = one {
            value[key] = one;
        }
    }
    if let Some(familiar) = &hero.familiar {
        value["familiar"] = json!(FamiliarAt {
            at: familiar.at.to_string(),
            damage: familiar.damage,
            conditions: familiar.conditions.iter().collect(),
        });
    }
    value
}

/// For how many ends of its turns something counts for a hero yet.
fn lasts_for(hero: &Hero, is: impl Fn(&Always) -> bool) -> u8 {
    let all = hero.lasting.iter().filter_map(|lasting| match (&lasting.what, lasting.until) {
        (Lasts::Counts(always), Until::TurnEnds(n)) if is(always) => Some(n),
        _ => None,
    });
    all.sum()
}

/// A die that a hero has for a while.
fn die(hero: &Hero, is: impl Fn(&Always) -> bool) -> Option<Value> {
    hero.lasting_always().find(|always| is(always)).and_then(|always| match always {
        Always::DefenceDie(colour) | Always::AttackDie(colour) => Some(json!(colour)),
        _ => None,
    })
}

/// The skills beside the starting ones, and whether each is exhausted.
fn skills<'g>(game: &'g Descent, hero: &'g Hero) -> impl Iterator<Item = (&'g str, bool)> {
    let more = hero.skills.iter().filter(|learnt| game.skill(learnt.skill).xp > 0);
    more.map(|learnt| (game.skill(learnt.skill).name.as_str(), learnt.exhausted))
}

fn exhausted<'g>(game: &'g Descent, hero: &'g Hero) -> Vec<&'g str> {
    let tired = hero.skills.iter().filter(|learnt| learnt.exhausted);
    tired.map(|learnt| game.skill(learnt.skill).name.as_str()).collect()
}

fn inventory(game: &Descent, hero: &Hero) -> Vec<OwnedAt> {
    let item = |owned: &crate::world::Owned| OwnedAt {
        item: game.item(owned.item).name.clone(),
        equipped: owned.equipped,
        exhausted: owned.exhausted,
    };
    hero.items.iter().map(item).collect()
}

fn search_cards(game: &Descent, hero: &Hero) -> Vec<FoundAt> {
    let card = |found: &crate::world::Found| FoundAt {
        card: game.search_card(found.card).name.clone(),
        used: found.used,
    };
    hero.found.iter().map(card).collect()
}

fn monster(game: &Descent, monster: &Monster) -> Value {
    json!({
        "monster": game.monster(monster.id.of).name,
        "number": monster.id.number,
        "rank": monster.rank,
        "at": monster.body.to_string(),
        "damage": monster.damage,
        "health": monster.more_health,
        "conditions": monster.conditions.iter().collect::<Vec<_>>(),
        "activated": monster.activated,
        "named": monster.named,
        "airborne": monster.airborne,
        "risen": monster.risen,
        "challenge": monster.challenge,
    })
}

fn overlord(game: &Descent, world: &World) -> Value {
    let rising: Vec<RisingAt> = world
        .overlord
        .rising
        .iter()
        .map(|(of, rank, at)| RisingAt {
            monster: game.monster(*of).name.clone(),
            rank: *rank,
            at: super::names::place(*at),
        })
        .collect();
    json!({
        "hand": world.overlord.hand.iter().map(|card| &game.card(*card).name).collect::<Vec<_>>(),
        "misery": world.overlord.misery,
        "rising": rising,
        "left-out": world.overlord.left_out.iter().map(|card| &game.card(*card).name).collect::<Vec<_>>(),
    })
}

fn decks(game: &Descent, world: &World) -> Value {
    let card = |card: &CardId| game.card(*card).name.clone();
    let search = |card: &SearchId| game.search_card(*card).name.clone();
    let item = |item: &ItemId| game.item(*item).name.clone();
    let deck = &world.overlord.deck;
    // All cards of the deck, wherever they are now.
    let all = deck.cards_left().into_iter().chain(deck.discarded().iter().copied());
    let all = all.chain(world.overlord.hand.iter().chain(&world.overlord.left_out).copied());
    json!({
        "overlord": {
            "left": all.map(|one| card(&one)).collect::<Vec<_>>(),
            "discard": deck.discarded().iter().map(card).collect::<Vec<_>>(),
            "top": deck.top().iter().map(|placed| card(&placed.card)).collect::<Vec<_>>(),
        },
        "search": {
            "left": world.search.cards_left().iter().map(search).collect::<Vec<_>>(),
            "discard": world.search.discarded().iter().map(search).collect::<Vec<_>>(),
        },
        "shop": { "left": world.shop.cards_left().iter().map(item).collect::<Vec<_>>() },
    })
}
