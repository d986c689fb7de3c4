//! A scenario as its author sees it, and as players see it before the start.

use crate::Haven;
use crate::content::{Lying, Rank, Scenario, Treasure};
use board::SpaceId;
use board::hex::{Dir, Terrain};
use table::scene::{
    Board, Edge, EdgeKind, Figure, FigureKind, Layout, Overlay, Rank as RankScene, Scene, Space,
    Terrain as Ground, Token, TokenKind,
};
use table::{Phrase, SetupError};

/// All rooms of a scenario, with everything in its place, for this many characters.
pub(crate) fn sheet(game: &Haven, name: &str, characters: u8) -> Result<Scene, SetupError> {
    let Some(scenario) = game.content.scenario(name) else {
        return Err(SetupError::new(format!("there is no scenario {name}")).at("scenario"));
    };
    if !(2..=4).contains(&characters) {
        let text = format!("scenarios are for 2, 3 or 4 characters, not {characters}");
        return Err(SetupError::new(text).at("heroes"));
    }
    let mut board = ground(scenario, |_| true);
    let mut put = |at: SpaceId, token: Token| {
        let name = scenario.map.hex(at).offset().to_string();
        board.spaces.iter_mut().filter(|space| space.id == name).for_each(|s| s.tokens.push(token.clone()));
    };
    for at in &scenario.starts {
        put(*at, token(TokenKind::Start, scenario, *at, None));
    }
    for (letter, at) in &scenario.marks {
        put(*at, token(TokenKind::Mark, scenario, *at, Some(letter.to_string())));
    }
    for door in &scenario.doors {
        put(door.at, token(TokenKind::DoorClosed, scenario, door.at, door.letter.map(|l| l.to_string())));
    }
    for overlay in scenario.rooms.iter().flat_map(|room| &room.overlays) {
        if let (Some((kind, label)), Some(at)) = (lying(&overlay.what), overlay.at.first()) {
            put(*at, token(kind, scenario, *at, label));
        }
    }
    board.overlays = overlays(scenario, |_| true);
    Ok(Scene {
        game: game.edition.name().to_owned(),
        title: Some(scenario.title()),
        board,
        figures: figures(game, scenario, characters),
        ..Scene::default()
    })
}

/// GH-SET-03, GH-HID-06: the map before the start: all tiles, and what is on them in the first room alone.
pub(crate) fn first_look(_: &Haven, scenario: &Scenario) -> Board {
    let known = |at: SpaceId| room_of(scenario, at) == Some(0);
    let mut board = ground(scenario, known);
    board.overlays = overlays(scenario, known);
    for space in &mut board.spaces {
        let doors =
            scenario.doors.iter().filter(|door| scenario.map.hex(door.at).offset().to_string() == space.id);
        space.tokens.extend(doors.map(|door| token(TokenKind::DoorClosed, scenario, door.at, None)));
    }
    board
}

fn room_of(scenario: &Scenario, at: SpaceId) -> Option<usize> {
    let room = scenario.map.room(at)?;
    scenario.rooms.iter().position(|r| r.id == room)
}

fn ground(scenario: &Scenario, known: impl Fn(SpaceId) -> bool) -> Board {
    let map = &scenario.map;
    let spaces = map.spaces().map(|at| {
        let name = map.hex(at).offset();
        let terrain = if known(at) || map.door(at).is_some() {
            plain(map.terrain(at))
        } else {
            Some(Ground::Unrevealed)
        };
        Space {
            id: name.to_string(),
            x: name.col.into(),
            y: name.row.into(),
            room: room_of(scenario, at).map(|room| room as u16 + 1),
            terrain: terrain.into_iter().collect(),
            ..Space::default()
        }
    });
    let edges = map.spaces().flat_map(|at| {
        let walls = Dir::ALL.into_iter().filter(move |dir| map.thin_wall(at, *dir));
        walls.filter_map(move |dir| {
            let other = map.space(map.hex(at).neighbour(dir)).filter(|other| *other > at)?;
            let between = (map.hex(at).offset().to_string(), map.hex(other).offset().to_string());
            Some(Edge { between, kind: EdgeKind::Wall })
        })
    });
    Board { layout: Layout::Hexes, spaces: spaces.collect(), edges: edges.collect(), overlays: Vec::new() }
}

fn plain(terrain: Terrain) -> Option<Ground> {
    match terrain {
        Terrain::Floor | Terrain::Trap | Terrain::Door => None,
        Terrain::Wall => Some(Ground::Wall),
        Terrain::Obstacle => Some(Ground::Obstacle),
        Terrain::Hazardous => Some(Ground::Hazardous),
        Terrain::Difficult => Some(Ground::Difficult),
        Terrain::Icy => Some(Ground::Icy),
    }
}

fn overlays(scenario: &Scenario, known: impl Fn(SpaceId) -> bool) -> Vec<Overlay> {
    let all = scenario.rooms.iter().flat_map(|room| &room.overlays);
    let seen = all.filter(|overlay| overlay.at.iter().all(|at| known(*at)));
    seen.filter_map(|overlay| {
        let (terrain, look) = match &overlay.what {
            Lying::Obstacle(look) => (Ground::Obstacle, look),
            Lying::Hazardous(look) => (Ground::Hazardous, look),
            Lying::Difficult(look) => (Ground::Difficult, look),
            Lying::Coins(_) | Lying::Treasure(_) | Lying::Plate(_) | Lying::Trap { .. } => return None,
        };
        let spaces = overlay.at.iter().map(|at| scenario.map.hex(*at).offset().to_string()).collect();
        Some(Overlay { terrain, look: look.clone(), spaces })
    })
    .collect()
}

fn token(kind: TokenKind, scenario: &Scenario, at: SpaceId, label: Option<String>) -> Token {
    let name = scenario.map.hex(at).offset();
    Token { label, ..Token::plain(format!("{kind}@{name}"), kind) }
}

/// What a thing in a room is drawn as.
fn lying(what: &Lying) -> Option<(TokenKind, Option<String>)> {
    match what {
        Lying::Coins(1) => Some((TokenKind::Coin, None)),
        Lying::Coins(count) => Some((TokenKind::Coin, Some(count.to_string()))),
        Lying::Treasure(Treasure::Number(number)) => Some((TokenKind::Treasure, Some(number.to_string()))),
        Lying::Treasure(Treasure::Goal) => Some((TokenKind::Treasure, Some("!".to_owned()))),
        Lying::Treasure(Treasure::Card(_)) => Some((TokenKind::Treasure, None)),
        Lying::Plate(letter) => Some((TokenKind::Plate, Some(letter.to_string()))),
        Lying::Trap { .. } => Some((TokenKind::Trap, None)),
        Lying::Obstacle(_) | Lying::Hazardous(_) | Lying::Difficult(_) => None,
    }
}

fn figures(game: &Haven, scenario: &Scenario, characters: u8) -> Vec<Figure> {
    let mut all = Vec::new();
    for room in &scenario.rooms {
        for place in room.objectives.iter().filter(|place| place.is_for(characters)) {
            let objective = &scenario.objectives[usize::from(place.which)];
            let kind = if objective.ally.is_some() { FigureKind::Ally } else { FigureKind::Obstacle };
            let name = Phrase::new(format!("objective-{}", objective.name));
            all.push(figure(scenario, &objective.name, kind, None, name, place.at, all.len()));
        }
        for (kind, rank, at) in room.monsters_for(characters) {
            let look = &game.kind(kind).name;
            let rank = match rank {
                Rank::Normal => RankScene::Normal,
                Rank::Elite => RankScene::Elite,
                Rank::Boss => RankScene::Boss,
            };
            let name = Phrase::new(format!("monster-{look}"));
            all.push(figure(scenario, look, FigureKind::Monster, Some(rank), name, at, all.len()));
        }
    }
    all
}

fn figure(
    scenario: &Scenario,
    look: &str,
    kind: FigureKind,
    rank: Option<RankScene>,
    name: Phrase,
    at: SpaceId,
    number: usize,
) -> Figure {
    let at = vec![scenario.map.hex(at).offset().to_string()];
    Figure { name: Some(name), rank, ..Figure::new(format!("{look}-{}", number + 1), kind, look, at) }
}

/// What is in the content, counted.
pub(crate) fn counts(game: &Haven) -> Vec<(&'static str, usize)> {
    let content = &game.content;
    let (specials, cards) = content.share_of_specials();
    vec![
        ("classes", content.classes.len()),
        ("cards", cards),
        ("cards with a special", specials),
        ("items", content.items.len()),
        ("monsters", content.monsters.len()),
        ("scenarios", content.scenarios.len()),
        ("dungeon cards", content.dungeon.rooms.len() + content.dungeon.monsters.len()),
    ]
}
