//! What a viewer sees of the vault.

use super::*;
use crate::scene::{
    Board, CardScene, DeckScene, Figure as FigureScene, Layout, SeatScene, Space, Token, Track,
    UnderWay as Under, Value, Zone,
};
use crate::{phrase, phrase::Phrase};
use std::collections::BTreeMap;

pub(super) fn scene(world: &World, viewer: Viewer) -> Scene {
    Scene {
        game: "sample".to_owned(),
        board: board(world),
        figures: figures(world, viewer),
        seats: seats(world, viewer),
        tracks: vec![
            track("round", phrase!("sample-track-round"), world.round.into(), Some(LAST_ROUND.into())),
            track("stage", phrase!("sample-track-stage"), world.stage.as_str().into(), None),
            track("turn", phrase!("sample-track-turn"), turns(world), None),
        ],
        decks: vec![deck("warden-deck", &world.warden_deck), deck("hero-deck", &world.hero_deck), bag(world)],
        under_way: under_way(world),
        more: BTreeMap::new(),
        outcome: None,
    }
}

fn board(world: &World) -> Board {
    let squares = (0..world.size.y).flat_map(|y| (0..world.size.x).map(move |x| Square::new(x, y)));
    let spaces = squares.map(|square| {
        let token = |kind: &str, there: bool| {
            there.then(|| Token { id: format!("{kind}@{square}"), kind: kind.to_owned() })
        };
        let tokens = token("chest", world.chests.contains(&square));
        Space {
            id: square.to_string(),
            x: square.x.into(),
            y: square.y.into(),
            terrain: world.pillars.contains(&square).then(|| "pillar".to_owned()).into_iter().collect(),
            tokens: tokens.into_iter().chain(token("gate", world.gate == square)).collect(),
            ..Space::default()
        }
    });
    Board { layout: Layout::Squares, spaces: spaces.collect(), edges: Vec::new() }
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
            id: id.to_string(),
            name: Some(Phrase::new(format!("hero-{id}"))),
            kind: "hero".to_owned(),
            seat: Some(id.seat()),
            at: vec![hero.at.to_string()],
            hp: Some((hero.hp.into(), HERO_HP.into())),
            conditions: hero.venom.then(|| "venom".to_owned()).into_iter().collect(),
            more,
        }
    });
    let ghouls = world.ghouls.iter().map(|ghoul| FigureScene {
        id: ghoul.id.to_string(),
        name: Some(phrase!("sample-ghoul", number = ghoul.id.0)),
        kind: "monster".to_owned(),
        seat: None,
        at: vec![ghoul.at.to_string()],
        hp: Some((ghoul.hp.into(), GHOUL_HP.into())),
        conditions: Vec::new(),
        more: BTreeMap::new(),
    });
    heroes.chain(ghouls).collect()
}

fn seats(world: &World, viewer: Viewer) -> Vec<SeatScene> {
    let warden = SeatScene {
        seat: WARDEN.0,
        id: "warden".to_owned(),
        name: Some(phrase!("hero-warden")),
        zones: vec![
            zone("hand", &world.warden.hand.cards, world.warden.hand.known_to, viewer),
            zone("ambush", world.warden.ambush.iter().map(|a| &a.card), world.warden.hand.known_to, viewer),
        ],
        more: BTreeMap::new(),
    };
    let heroes = world.hero_ids().map(|id| {
        let Hero { hand, ready, .. } = world.hero(id);
        SeatScene {
            seat: id.seat().0,
            id: id.to_string(),
            name: Some(Phrase::new(format!("hero-{id}"))),
            zones: vec![
                zone("hand", &hand.cards, hand.known_to, viewer),
                zone("ready", ready, hand.known_to, viewer),
            ],
            more: BTreeMap::new(),
        }
    });
    std::iter::once(warden).chain(heroes).collect()
}

fn zone<'c>(
    id: &str,
    cards: impl IntoIterator<Item = &'c CardId>,
    known_to: SeatSet,
    viewer: Viewer,
) -> Zone {
    let cards: Vec<CardScene> = cards.into_iter().map(|c| card(*c)).collect();
    if viewer.knows(known_to) { Zone::seen(id, cards) } else { Zone::hidden(id, cards.len()) }
}

/// A card with the text that is made from its effects.
pub fn card(card: CardId) -> CardScene {
    let name = card.card().name;
    CardScene { id: name.to_owned(), name: Some(Phrase::new(format!("card-{name}"))), text: card.text() }
}

fn track(id: &str, name: Phrase, value: Value, most: Option<i32>) -> Track {
    Track { id: id.to_owned(), name, value, most }
}

/// The hero whose turn it is, then the turns that are held.
fn turns(world: &World) -> Value {
    let turns = world.turn.iter().chain(world.held.iter().rev());
    Value::from(turns.map(|t| t.hero.to_string()).collect::<Vec<_>>())
}

fn deck(id: &str, deck: &Deck<CardId>) -> DeckScene {
    DeckScene {
        id: id.to_owned(),
        left: deck.left() as u32,
        top: Vec::new(),
        discard: deck.discarded().iter().map(|c| c.card().name.to_owned()).collect(),
    }
}

fn bag(world: &World) -> DeckScene {
    DeckScene { id: "bag".to_owned(), left: world.bag.inside().len() as u32, ..DeckScene::default() }
}

fn under_way(world: &World) -> Vec<Under> {
    let moving = world.under_way.moving.iter().map(|moving| Under {
        id: "moving".to_owned(),
        values: BTreeMap::from([
            ("hero".to_owned(), moving.hero.name().into()),
            ("left".to_owned(), moving.left.into()),
        ]),
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
        Under { id: "attack".to_owned(), values }
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
