//! What is being resolved, with every number and where it comes from.

use crate::Haven;
use crate::shown::terms::terms;
use crate::world::{Blow, Cause, Damage, Moving, World};
use std::collections::BTreeMap;
use table::scene::UnderWay;

pub(super) fn under_way(game: &Haven, world: &World) -> Vec<UnderWay> {
    let moving = world.under_way.moving.iter().map(|moving| moves(game, moving));
    let attacks = world.under_way.attacks.iter().map(|blow| attack(game, blow));
    let damage = world.under_way.damage.iter().map(|damage| suffers(game, damage));
    moving.chain(attacks).chain(damage).collect()
}

fn moves(game: &Haven, moving: &Moving) -> UnderWay {
    let figure = game.figure(moving.figure);
    UnderWay {
        id: "moving".to_owned(),
        who: Some(figure.clone()),
        values: BTreeMap::from([
            ("figure".to_owned(), figure.into()),
            ("left".to_owned(), moving.left.into()),
        ]),
        ..UnderWay::default()
    }
}

fn attack(game: &Haven, blow: &Blow) -> UnderWay {
    let (attacker, target) = (game.figure(blow.attacker), game.figure(blow.target));
    let mut values = BTreeMap::from([
        ("attacker".to_owned(), attacker.clone().into()),
        ("target".to_owned(), target.clone().into()),
        ("value".to_owned(), blow.value.into()),
    ]);
    if let Some(damage) = blow.damage {
        values.insert("damage".to_owned(), damage.into());
    }
    UnderWay {
        id: "attack".to_owned(),
        who: Some(attacker),
        whom: vec![target],
        terms: terms(game, &blow.sum),
        values,
        ..UnderWay::default()
    }
}

fn suffers(game: &Haven, damage: &Damage) -> UnderWay {
    let figure = game.figure(damage.figure);
    let by = match damage.cause {
        Cause::Attack(by) | Cause::Retaliate(by) | Cause::AbilityOf(by) => Some(by),
        Cause::Trap(by) | Cause::Hazard(by) => by,
        _ => None,
    };
    UnderWay {
        id: "damage".to_owned(),
        who: by.map(|by| game.figure(by)),
        whom: vec![figure.clone()],
        terms: Vec::new(),
        values: BTreeMap::from([
            ("figure".to_owned(), figure.into()),
            ("amount".to_owned(), damage.amount.into()),
            ("cause".to_owned(), cause(damage.cause).into()),
        ]),
        ..UnderWay::default()
    }
}

fn cause(cause: Cause) -> &'static str {
    match cause {
        Cause::Attack(_) => "attack",
        Cause::Retaliate(_) => "retaliate",
        Cause::Trap(_) => "trap",
        Cause::Hazard(_) => "hazard",
        Cause::Wound => "wound",
        Cause::Bane => "bane",
        Cause::Ability | Cause::AbilityOf(_) => "ability",
        Cause::LostFlight => "lost-flight",
        Cause::Rest => "rest",
        Cause::Treasure => "treasure",
        Cause::Event => "event",
        Cause::Penalty => "penalty",
        Cause::Scenario => "scenario",
    }
}
