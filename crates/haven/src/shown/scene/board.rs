//! The board: rooms, what lies in them, and what is still to be seen.

use crate::Haven;
use crate::content::{Door, Lying, Overlay as Tile, Scenario, Treasure};
use crate::world::World;
use board::SpaceId;
use board::hex::Terrain;
use table::phrase;
use table::scene::{Board, Edge, EdgeKind, Layout, Overlay, Space, Terrain as Ground, Token, TokenKind};

fn ground(terrain: Terrain) -> Option<Ground> {
    match terrain {
        Terrain::Floor | Terrain::Trap | Terrain::Door => None,
        Terrain::Wall => Some(Ground::Wall),
        Terrain::Obstacle => Some(Ground::Obstacle),
        Terrain::Hazardous => Some(Ground::Hazardous),
        Terrain::Difficult => Some(Ground::Difficult),
        Terrain::Icy => Some(Ground::Icy),
    }
}

pub(super) fn board(game: &Haven, world: &World) -> Board {
    let map = &world.place.board.map;
    let scenario = world.scenario_of(game);
    let exits = exits(game, world);
    let spaces = map.spaces().map(|space| {
        let name = world.place.board.name(space);
        Space {
            id: name.to_string(),
            x: name.col.into(),
            y: name.row.into(),
            room: map.room(space).map(|room| room.0),
            // GH-SET-03, GH-SET-11, GH-HID-06: all tiles lie there from the start, what is on them does not.
            terrain: if world.is_in_play(space) {
                ground(map.terrain(space)).into_iter().collect()
            } else if world.is_taken_away(scenario.as_deref(), space) {
                vec![Ground::Wall]
            } else {
                vec![Ground::Unrevealed]
            },
            tokens: tokens(world, scenario.as_deref(), &exits, space),
            ..Space::default()
        }
    });
    Board {
        layout: Layout::Hexes,
        spaces: spaces.collect(),
        edges: edges(world),
        overlays: overlays(world, scenario.as_deref()),
    }
}

/// What lies on a space.
fn tokens(
    world: &World,
    scenario: Option<&Scenario>,
    exits: &[(SpaceId, TokenKind)],
    space: SpaceId,
) -> Vec<Token> {
    let map = &world.place.board.map;
    let name = world.place.board.name(space);
    let token = |kind: TokenKind| Token::plain(format!("{kind}@{name}"), kind);
    let mut tokens = Vec::new();
    if map.door(space).is_some() && world.is_in_play(space) {
        let closed = map.is_closed(space, world.place.board.doors);
        let door = token(if closed { TokenKind::DoorClosed } else { TokenKind::DoorOpen });
        let locked = (closed && world.is_locked(space)).then(|| phrase!("haven-token-locked"));
        let letter = scenario.and_then(|s| s.doors.iter().find(|d| d.at == space)).and_then(|d| d.letter);
        tokens.push(Token { name: locked, label: letter.map(|l| l.to_string()), ..door });
    }
    tokens.extend(exits.iter().filter(|(at, _)| *at == space).map(|(_, kind)| token(*kind)));
    tokens.extend(world.place.traps.iter().filter(|t| t.at == space).map(|_| token(TokenKind::Trap)));
    // GH-HID-06, GH-MAP-27: the number is printed in the scenario book; what is in it stays secret.
    let treasures = world.place.treasures.iter().filter(|(at, _)| *at == space);
    tokens.extend(treasures.map(|(_, treasure)| Token {
        name: (*treasure == Treasure::Goal).then(|| phrase!("haven-token-goal")),
        label: if let Treasure::Number(n) = treasure { Some(n.to_string()) } else { None },
        ..token(TokenKind::Treasure)
    }));
    tokens.extend(letters(world, scenario, space).into_iter().map(|(kind, letter)| Token {
        label: Some(letter.to_string()),
        ..Token::plain(format!("{kind}-{letter}@{name}"), kind)
    }));
    if world.party.heroes.iter().any(|hero| hero.own.shadows.contains(&space)) {
        let name = Some(phrase!("haven-token-shadow"));
        tokens.push(Token { name, ..token(TokenKind::Mark) });
    }
    let coins = world.place.coins.iter().filter(|c| **c == space).count();
    tokens.extend((0..coins).map(|n| {
        let id = if n == 0 { format!("coin@{name}") } else { format!("coin@{name}/{}", n + 1) };
        Token::plain(id, TokenKind::Coin)
    }));
    tokens
}

/// GH-SPC-06, GH-SPC-13: the pressure plates and letters on a hex that is in play.
fn letters(world: &World, scenario: Option<&Scenario>, space: SpaceId) -> Vec<(TokenKind, char)> {
    let scenario = scenario.filter(|_| world.is_in_play(space));
    let mut all = Vec::new();
    for overlay in scenario.iter().flat_map(|s| &s.rooms).flat_map(|r| &r.overlays) {
        if let Lying::Plate(letter) = overlay.what
            && overlay.at.contains(&space)
        {
            all.push((TokenKind::Plate, letter));
        }
    }
    let marks = scenario.iter().flat_map(|s| &s.marks).filter(|(_, at)| *at == space);
    all.extend(marks.map(|(letter, _)| (TokenKind::Mark, *letter)));
    all
}

/// GH-VAR-19, GH-VAR-20: the exits of a random dungeon with their types; one that is not used is sealed.
fn exits(game: &Haven, world: &World) -> Vec<(SpaceId, TokenKind)> {
    let Some(scenario) = world.place.dungeon.as_ref().and_then(|_| world.scenario_of(game)) else {
        return Vec::new();
    };
    let kind = |door: &Door| match (world.is_locked(door.at), door.letter) {
        (true, _) => TokenKind::Sealed,
        (false, Some('a')) => TokenKind::ExitA,
        (false, _) => TokenKind::ExitB,
    };
    scenario.doors.iter().map(|door| (door.at, kind(door))).collect()
}

/// Thin walls between hexes.
fn edges(world: &World) -> Vec<Edge> {
    let map = &world.place.board.map;
    let walls = |space: SpaceId| {
        let dirs = board::hex::Dir::ALL.into_iter().filter(move |dir| map.thin_wall(space, *dir));
        dirs.filter_map(move |dir| {
            let other = map.space(map.hex(space).neighbour(dir)).filter(|other| *other > space)?;
            let name = |space| world.place.board.name(space).to_string();
            Some(Edge { between: (name(space), name(other)), kind: EdgeKind::Wall })
        })
    };
    map.spaces().flat_map(walls).collect()
}

/// GH-HID-06: the overlay tiles of the rooms that are revealed, as far as they still lie there; and what has come to
/// the board since, hex by hex.
fn overlays(world: &World, scenario: Option<&Scenario>) -> Vec<Overlay> {
    let map = &world.place.board.map;
    let lies = |space: SpaceId, terrain: Terrain| world.is_in_play(space) && map.terrain(space) == terrain;
    let mut all = Vec::new();
    let mut covered: Vec<SpaceId> = Vec::new();
    for tile in scenario.iter().flat_map(|s| &s.rooms).flat_map(|room| &room.overlays) {
        let Some((terrain, look)) = look_of(tile) else { continue };
        if tile.at.iter().all(|at| lies(*at, terrain)) {
            covered.extend(&tile.at);
            all.extend(overlay(world, terrain, look, &tile.at));
        }
    }
    for space in map.spaces().filter(|s| world.is_in_play(*s) && !covered.contains(s)) {
        let terrain = map.terrain(space);
        let look = match terrain {
            Terrain::Obstacle => "boulder",
            Terrain::Hazardous => "hazard",
            Terrain::Difficult => "rubble",
            Terrain::Icy => "ice",
            _ => continue,
        };
        all.extend(overlay(world, terrain, look, &[space]));
    }
    all
}

fn look_of(tile: &Tile) -> Option<(Terrain, &str)> {
    match &tile.what {
        Lying::Obstacle(name) => Some((Terrain::Obstacle, name)),
        Lying::Hazardous(name) => Some((Terrain::Hazardous, name)),
        Lying::Difficult(name) => Some((Terrain::Difficult, name)),
        Lying::Trap { .. } | Lying::Coins(_) | Lying::Treasure(_) | Lying::Plate(_) => None,
    }
}

fn overlay(world: &World, terrain: Terrain, look: &str, at: &[SpaceId]) -> Option<Overlay> {
    let spaces = at.iter().map(|space| world.place.board.name(*space).to_string()).collect();
    Some(Overlay { terrain: ground(terrain)?, look: look.to_owned(), spaces })
}
