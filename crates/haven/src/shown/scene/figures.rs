//! The figures on the board.

use super::lines::{rank, with_numbers};
use crate::content::{KindId, Stats};
use crate::shown::names::{alone, figure_name};
use crate::world::{Body, World};
use crate::{FigureId, Haven};
use std::collections::BTreeMap;
use table::scene::{Badge, Figure, FigureKind, Value};

pub(super) fn figures(game: &Haven, world: &World) -> Vec<Figure> {
    world.bodies().map(|(figure, body)| scene_of(game, world, figure, body)).collect()
}

fn scene_of(game: &Haven, world: &World, figure: FigureId, body: &Body) -> Figure {
    let (look, number) = look(game, figure);
    let (kind, group) = match figure {
        FigureId::Hero(_) => (FigureKind::Hero, None),
        FigureId::Summon(_) => (FigureKind::Summon, None),
        FigureId::Monster(_) => (FigureKind::Monster, Some(look.clone())),
        FigureId::Ally(_) => (FigureKind::Ally, Some(look.clone())),
        FigureId::Obstacle(_) => (FigureKind::Obstacle, None),
    };
    Figure {
        name: Some(alone(figure_name(game, figure))),
        rank: match figure {
            FigureId::Monster(id) => world.monster(id).map(|m| rank(m.rank)),
            _ => None,
        },
        group,
        number,
        seat: figure.owner().map(|hero| hero.seat()),
        hp: Some((body.hp.into(), body.most.into())),
        conditions: body.conditions.iter().map(|c| c.to_string()).collect(),
        badges: badges(game, world, figure),
        active: world.turns.turn.as_ref().is_some_and(|turn| turn.figure == figure),
        more: more(game, world, figure),
        ..Figure::new(game.figure(figure), kind, look, vec![world.place.board.name(body.at).to_string()])
    }
}

/// What a figure looks like, and the number on its standee.
pub(crate) fn look(game: &Haven, figure: FigureId) -> (String, Option<u8>) {
    match figure {
        FigureId::Hero(id) => (game.class(id.class).name.clone(), None),
        FigureId::Monster(id) => (game.kind(id.kind).name.clone(), Some(id.number)),
        FigureId::Summon(id) => (game.summon(id.kind).name.clone(), Some(id.number)),
        FigureId::Ally(id) | FigureId::Obstacle(id) => {
            (game.objective(id.kind).name.clone(), Some(id.number))
        }
    }
}

/// GH-BON-10, GH-BON-13: what protects it, and what it gives back.
fn badges(game: &Haven, world: &World, figure: FigureId) -> Vec<Badge> {
    let shield = world.shield_of(game, figure);
    let retaliate = world.retaliate_of(game, figure, 1);
    let badge = |kind: &str, value: u8| Badge { kind: kind.to_owned(), value: value.into() };
    let all = [("shield", shield), ("retaliate", retaliate)];
    all.into_iter().filter(|(_, value)| *value > 0).map(|(kind, value)| badge(kind, value)).collect()
}

fn more(game: &Haven, world: &World, figure: FigureId) -> BTreeMap<String, Value> {
    let mut more = BTreeMap::from([
        ("shield".to_owned(), world.shield_of(game, figure).into()),
        ("retaliate".to_owned(), world.retaliate_of(game, figure, 1).into()),
    ]);
    let reach = retaliate_range(game, world, figure);
    if reach > 1 {
        more.insert("retaliate-range".to_owned(), reach.into());
    }
    if world.flies(game, figure) {
        more.insert("flying".to_owned(), true.into());
    }
    match figure {
        FigureId::Hero(id) => {
            more.insert("level".to_owned(), world.hero(id).level.into());
        }
        FigureId::Monster(id) => {
            if let Some(stats) = world.stats(game, figure) {
                more.insert("move".to_owned(), stats.moves.into());
                more.insert("attack".to_owned(), stats.attack.into());
                more.insert("range".to_owned(), stats.range.into());
                more.insert("acts".to_owned(), acts(game, world, id.kind, stats).into());
            }
        }
        FigureId::Summon(_) | FigureId::Ally(_) | FigureId::Obstacle(_) => {}
    }
    more
}

/// GH-BON-14: how far it strikes back at most.
fn retaliate_range(game: &Haven, world: &World, figure: FigureId) -> u8 {
    let held = world.body(figure).into_iter().flat_map(|b| &b.bonuses.held);
    let held = held.filter_map(|h| match h.bonus {
        crate::world::Bonus::Retaliate(r) => Some(r.range),
        crate::world::Bonus::Shield(_) => None,
    });
    let printed = world.stats(game, figure).into_iter().flat_map(Stats::retaliates).map(|r| r.range);
    held.chain(printed).max().unwrap_or(0)
}

/// GH-MON-09, GH-MAT-01, GH-MMV-01: the abilities of a monster's card with the numbers of its stat card in them.
fn acts(game: &Haven, world: &World, kind: KindId, stats: &Stats) -> Vec<String> {
    let card = world.card_of(game, kind).map_or(&[][..], |c| &c.abilities);
    card.iter().map(|ability| with_numbers(ability, stats).to_string()).collect()
}
