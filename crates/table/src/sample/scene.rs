//! What a viewer sees of the vault.

use super::*;
use crate::scene::{
    Board, CardKind, CardScene, DeckKind, DeckScene, Face, Figure as FigureScene, FigureKind, Layout,
    SeatScene, Space, Terrain, Token, TokenKind, Track, TrackKind, UnderWay as Under, Value, Zone, ZoneKind,
};
use crate::{phrase, phrase::Phrase};
use std::collections::BTreeMap;

pub(super) fn scene(world: &World, viewer: Viewer) -> Scene {
    let round = Track::new("round", TrackKind::Round, phrase!("sample-track-round"), world.round);
    let seats = seats(world, viewer);
    Scene {
        game: "sample".to_owned(),
        board: board(world),
        figures: figures(world, viewer),
        seats,
        tracks: vec![
            Track { most: Some(LAST_ROUND.into()), ..round },
            Track::new("stage", TrackKind::Stage, phrase!("sample-track-stage"), world.stage.as_str()),
            Track::new("turn", TrackKind::Turn, phrase!("sample-track-turn"), turns(world)),
        ],
        decks: vec![deck("warden-deck", &world.warden_deck), deck("hero-deck", &world.hero_deck), bag(world)],
        under_way: under_way(world),
        ..Scene::default()
    }
}

fn board(world: &World) -> Board {
    let squares = (0..world.size.y).flat_map(|y| (0..world.size.x).map(move |x| Square::new(x, y)));
    let spaces = squares.map(|square| {
        let token =
            |kind: TokenKind, there: bool| there.then(|| Token::plain(format!("{kind}@{square}"), kind));
        let tokens = token(TokenKind::Chest, world.chests.contains(&square));
        Space {
            id: square.to_string(),
            x: square.x.into(),
            y: square.y.into(),
            terrain: world.pillars.contains(&square).then_some(Terrain::Pillar).into_iter().collect(),
            tokens: tokens.into_iter().chain(token(TokenKind::Gate, world.gate == square)).collect(),
            ..Space::default()
        }
    });
    Board { layout: Layout::Squares, spaces: spaces.collect(), edges: Vec::new(), overlays: Vec::new() }
}

fn figures(world: &World, viewer: Viewer) -> Vec<FigureScene> {
    let heroes = world.hero_ids().map(|id| {
        let hero = world.hero(id);
        let mut more = BTreeMap::from([
            ("coins".to_owned(), hero.coins.into()),
            ("salves".to_owned(), hero.salves.into()),
            ("acted".to_owned(), hero.acted.into()),
        ]);
        if hero.stance_known || viewer.knows(hero.hand.known_to) {
            more.insert("stance".to_owned(), hero.stance.as_str().into());
        }
        FigureScene {
            name: Some(Phrase::new(format!("hero-{id}"))),
            seat: Some(id.seat()),
            hp: Some((hero.hp.into(), HERO_HP.into())),
            conditions: hero.venom.then(|| "venom".to_owned()).into_iter().collect(),
            more,
            ..FigureScene::new(id.to_string(), FigureKind::Hero, id.to_string(), vec![hero.at.to_string()])
        }
    });
    let ghouls = world.ghouls.iter().map(|ghoul| FigureScene {
        name: Some(phrase!("sample-ghoul", number = ghoul.id.0)),
        number: Some(ghoul.id.0),
        hp: Some((ghoul.hp.into(), GHOUL_HP.into())),
        ..FigureScene::new(ghoul.id.to_string(), FigureKind::Monster, "ghoul", vec![ghoul.at.to_string()])
    });
    heroes.chain(ghouls).collect()
}

fn seats(world: &World, viewer: Viewer) -> Vec<SeatScene> {
    let warden = SeatScene {
        seat: WARDEN.0,
        id: "warden".to_owned(),
        name: Some(phrase!("hero-warden")),
        figure: None,
        zones: vec![
            zone(ZoneKind::Hand, &world.warden.hand.cards, world.warden.hand.known_to, viewer),
            zone(
                ZoneKind::Ambush,
                world.warden.ambush.iter().map(|a| &a.card),
                world.warden.hand.known_to,
                viewer,
            ),
        ],
        more: BTreeMap::new(),
    };
    let heroes = world.hero_ids().map(|id| {
        let Hero { hand, ready, .. } = world.hero(id);
        SeatScene {
            seat: id.seat().0,
            id: id.to_string(),
            name: Some(Phrase::new(format!("hero-{id}"))),
            figure: Some(id.to_string()),
            zones: vec![
                zone(ZoneKind::Hand, &hand.cards, hand.known_to, viewer),
                zone(ZoneKind::Ready, ready, hand.known_to, viewer),
            ],
            more: BTreeMap::new(),
        }
    });
    std::iter::once(warden).chain(heroes).collect()
}

fn zone<'c>(
    kind: ZoneKind,
    cards: impl IntoIterator<Item = &'c CardId>,
    known_to: SeatSet,
    viewer: Viewer,
) -> Zone {
    let cards: Vec<CardScene> = cards.into_iter().map(|c| CardScene::plain(c.card().name)).collect();
    if viewer.knows(known_to) { Zone::seen(kind, cards) } else { Zone::hidden(kind, cards.len()) }
}

/// A card with the text that is made from its effects.
pub fn face(card: CardId) -> Face {
    let name = Phrase::new(format!("card-{}", card.card().name));
    Face { text: card.text(), ..Face::new(CardKind::Plain, name) }
}

/// The hero whose turn it is, then the turns that are held.
fn turns(world: &World) -> Value {
    let turns = world.turn.iter().chain(world.held.iter().rev());
    Value::from(turns.map(|t| t.hero.to_string()).collect::<Vec<_>>())
}

fn deck(id: &str, deck: &Deck<CardId>) -> DeckScene {
    DeckScene {
        discard: deck.discarded().iter().map(|c| c.card().name.to_owned()).collect(),
        ..DeckScene::new(id, DeckKind::Cards, deck.left())
    }
}

fn bag(world: &World) -> DeckScene {
    DeckScene::new("bag", DeckKind::Bag, world.bag.inside().len())
}

fn under_way(world: &World) -> Vec<Under> {
    let moving = world.under_way.moving.iter().map(|moving| Under {
        id: "moving".to_owned(),
        values: BTreeMap::from([
            ("hero".to_owned(), moving.hero.name().into()),
            ("left".to_owned(), moving.left.into()),
        ]),
        ..Under::default()
    });
    let attacks = world.under_way.attacks.iter().map(|attack| {
        let targets: Vec<String> = attack.targets.iter().map(ToString::to_string).collect();
        let mut values = BTreeMap::from([
            ("attacker".to_owned(), attack.attacker.to_string().into()),
            ("targets".to_owned(), targets.into()),
            ("bonus".to_owned(), attack.bonus.into()),
            ("guard".to_owned(), attack.guard.into()),
        ]);
        values.extend(attack.result.map(|result| ("result".to_owned(), result.into())));
        Under { id: "attack".to_owned(), values, ..Under::default() }
    });
    moving.chain(attacks).collect()
}

impl Stage {
    /// The stage's name, as positions write it.
    pub fn as_str(self) -> &'static str {
        match self {
            Stage::Plan => "plan",
            Stage::NextHero => "next-hero",
            Stage::Turn => "turn",
            Stage::Ghouls => "ghouls",
            Stage::EndOfRound => "end-of-round",
        }
    }
}
