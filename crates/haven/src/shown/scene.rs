//! What a viewer sees.

use crate::content::{Ability, CardId, Door, Element, KindId, Lying, Rank, Stats, Value as Number};
use crate::shown::names::named;
use crate::world::{
    Body, Cause, Drawn, Gear, GearState, Hero, ModifierDeck, Side, Stage, Strength, Taken, World,
};
use crate::{FigureId, Haven};
use board::SpaceId;
use board::hex::Terrain;
use std::collections::BTreeMap;
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::{
    Board, CardScene, DeckKind, DeckScene, Edge, EdgeKind, Figure as FigureScene, FigureKind, Layout,
    Rank as RankScene, SeatScene, Space, Terrain as Ground, Token, TokenKind, Track, TrackKind,
    UnderWay as Under, Value, Zone, ZoneKind,
};
use table::{Scene, SeatSet, Viewer};

pub(crate) fn scene(game: &Haven, world: &World, viewer: Viewer) -> Scene {
    Scene {
        game: world.agreed.edition.name().to_owned(),
        board: board(game, world),
        figures: figures(game, world),
        seats: world.party.heroes.iter().map(|hero| seat(game, world, hero, viewer)).collect(),
        tracks: tracks(game, world),
        decks: decks(game, world),
        under_way: under_way(game, world),
        more: more(game, world),
        ..Scene::default()
    }
}

/// What belongs to nobody at the table; once the scenario is over, its results.
fn more(game: &Haven, world: &World) -> BTreeMap<String, Value> {
    let mut more = BTreeMap::from([
        ("monsters.curses".to_owned(), count(world, true, game.content.curse)),
        ("monsters.blesses".to_owned(), count(world, true, game.content.bless)),
    ]);
    if let Some(results) = &world.results {
        let rewards: Vec<String> = results.rewards.iter().map(ToString::to_string).collect();
        more.insert("results.unlocks".to_owned(), results.unlocks.clone().into());
        more.insert("results.rewards".to_owned(), rewards.into());
        more.insert("results.links".to_owned(), results.links.clone().into());
        more.insert("results.treasures".to_owned(), results.treasures.clone().into());
        more.insert("results.designs".to_owned(), results.designs.clone().into());
    }
    more
}

fn count(world: &World, monsters: bool, card: crate::content::ModifierId) -> Value {
    (world.cards_in_decks(card, monsters) as u32).into()
}

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

/// GH-SPC-06, GH-SPC-13: the pressure plates and letters on a hex that is in play.
fn letters(game: &Haven, world: &World, space: SpaceId) -> Vec<(TokenKind, char)> {
    let scenario = world.scenario_of(game).filter(|_| world.is_in_play(space));
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

fn board(game: &Haven, world: &World) -> Board {
    let map = &world.place.board.map;
    let exits = exits(game, world);
    let spaces = map.spaces().map(|space| {
        let name = world.place.board.name(space);
        let token = |kind: TokenKind| Token::plain(format!("{kind}@{name}"), kind);
        let mut tokens = Vec::new();
        if map.door(space).is_some() {
            tokens.push(token(if map.is_closed(space, world.place.board.doors) {
                TokenKind::DoorClosed
            } else {
                TokenKind::DoorOpen
            }));
        }
        tokens.extend(exits.iter().filter(|(at, _)| *at == space).map(|(_, kind)| token(*kind)));
        tokens.extend(world.place.traps.iter().filter(|t| t.at == space).map(|_| token(TokenKind::Trap)));
        tokens.extend(
            world.place.treasures.iter().filter(|(t, _)| *t == space).map(|_| token(TokenKind::Treasure)),
        );
        tokens.extend(letters(game, world, space).into_iter().map(|(kind, letter)| Token {
            label: Some(letter.to_string()),
            ..Token::plain(format!("{kind}-{letter}@{name}"), kind)
        }));
        let coins = world.place.coins.iter().filter(|c| **c == space).count();
        tokens.extend((0..coins).map(|n| {
            let id = if n == 0 { format!("coin@{name}") } else { format!("coin@{name}/{}", n + 1) };
            Token::plain(id, TokenKind::Coin)
        }));
        Space {
            id: name.to_string(),
            x: name.col.into(),
            y: name.row.into(),
            // GH-SET-03, GH-SET-11, GH-HID-06: all tiles lie there from the start, what is on them does not.
            terrain: match world.is_in_play(space) {
                true => ground(map.terrain(space)).into_iter().collect(),
                false => vec![Ground::Unrevealed],
            },
            tokens,
            ..Space::default()
        }
    });
    let edges = map.spaces().flat_map(|space| {
        let walls = board::hex::Dir::ALL.into_iter().filter(move |dir| map.thin_wall(space, *dir));
        walls.filter_map(move |dir| {
            let other = map.space(map.hex(space).neighbour(dir)).filter(|other| *other > space)?;
            let between =
                (world.place.board.name(space).to_string(), world.place.board.name(other).to_string());
            Some(Edge { between, kind: EdgeKind::Wall })
        })
    });
    Board { layout: Layout::Hexes, spaces: spaces.collect(), edges: edges.collect(), overlays: Vec::new() }
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

fn figures(game: &Haven, world: &World) -> Vec<FigureScene> {
    let mut all: Vec<FigureScene> = Vec::new();
    for figure in world.figures() {
        let Some(body) = world.body(figure) else { continue };
        let mut more = BTreeMap::from([
            ("shield".to_owned(), world.shield_of(game, figure).into()),
            ("retaliate".to_owned(), world.retaliate_of(game, figure, 1).into()),
        ]);
        let (kind, name) = match figure {
            FigureId::Hero(id) => {
                let hero = world.hero(id);
                more.insert("level".to_owned(), hero.level.into());
                (FigureKind::Hero, Phrase::new(format!("hero-{}", game.class(id.class).name)))
            }
            FigureId::Monster(id) => {
                if let Some(stats) = world.stats(game, figure) {
                    more.insert("move".to_owned(), stats.moves.into());
                    more.insert("attack".to_owned(), stats.attack.into());
                    more.insert("range".to_owned(), stats.range.into());
                    more.insert("acts".to_owned(), acts(game, world, id.kind, stats).into());
                }
                let name = Arg::name(format!("monster-{}", game.kind(id.kind).name));
                (FigureKind::Monster, phrase!("haven-numbered", name = name, number = id.number))
            }
            FigureId::Ally(id) | FigureId::Obstacle(id) => {
                let name = Arg::name(format!("objective-{}", game.objective(id.kind).name));
                let kind =
                    if figure.side() == Side::Characters { FigureKind::Ally } else { FigureKind::Obstacle };
                (kind, phrase!("haven-numbered", name = name, number = id.number))
            }
            FigureId::Summon(id) => {
                let name = Arg::name(format!("summon-{}", game.summon(id.kind).name));
                (FigureKind::Summon, phrase!("haven-numbered", name = name, number = id.number))
            }
        };
        all.push(figure_scene(game, world, figure, kind, name, body, more));
    }
    all
}

/// GH-MON-09, GH-MAT-01, GH-MMV-01: the abilities of a monster's card with the numbers of its stat card in them.
fn acts(game: &Haven, world: &World, kind: KindId, stats: &Stats) -> Vec<String> {
    let card = world.card_of(game, kind).map_or(&[][..], |c| &c.abilities);
    let with_numbers = |ability: &Ability| match ability {
        Ability::Move { points, jump } => {
            Ability::Move { points: Number::Fixed(points.of(stats.moves)), jump: *jump }.to_string()
        }
        Ability::Attack(attack) => {
            let mut attack = attack.clone();
            attack.value = Number::Fixed(attack.value.of(stats.attack));
            let range = attack.range.map_or(stats.range, |r| r.of(stats.range));
            attack.range = (range > 0).then_some(Number::Fixed(range));
            Ability::Attack(attack).to_string()
        }
        other => other.to_string(),
    };
    card.iter().map(with_numbers).collect()
}

fn figure_scene(
    game: &Haven,
    world: &World,
    figure: FigureId,
    kind: FigureKind,
    name: Phrase,
    body: &Body,
    more: BTreeMap<String, Value>,
) -> FigureScene {
    let (look, number) = match figure {
        FigureId::Hero(id) => (&game.class(id.class).name, None),
        FigureId::Monster(id) => (&game.kind(id.kind).name, Some(id.number)),
        FigureId::Summon(id) => (&game.summon(id.kind).name, Some(id.number)),
        FigureId::Ally(id) | FigureId::Obstacle(id) => (&game.objective(id.kind).name, Some(id.number)),
    };
    FigureScene {
        name: Some(name),
        rank: rank(world, figure),
        number,
        seat: figure.owner().map(|hero| hero.seat()),
        hp: Some((body.hp.into(), body.most.into())),
        conditions: body.conditions.iter().map(|c| c.to_string()).collect(),
        more,
        ..FigureScene::new(game.figure(figure), kind, look, vec![world.place.board.name(body.at).to_string()])
    }
}

fn rank(world: &World, figure: FigureId) -> Option<RankScene> {
    let FigureId::Monster(id) = figure else { return None };
    Some(match world.monster(id)?.rank {
        Rank::Normal => RankScene::Normal,
        Rank::Elite => RankScene::Elite,
        Rank::Boss => RankScene::Boss,
    })
}

/// GH-HID-01, GH-HID-02: the hand is for its owner alone, the cards chosen for the round until all have chosen;
/// the piles are for everybody.
fn seat(game: &Haven, world: &World, hero: &Hero, viewer: Viewer) -> SeatScene {
    let own = viewer.knows(SeatSet::one(hero.id.seat())) || world.agreed.variants.open_information;
    let card = |card: &CardId| CardScene::plain(&game.card(*card).name);
    let seen = |kind: ZoneKind, cards: &[CardId]| Zone::seen(kind, cards.iter().map(card).collect());
    let secret = |kind: ZoneKind, cards: &[CardId]| {
        if own { seen(kind, cards) } else { Zone::hidden(kind, cards.len()) }
    };
    let tally = |wanted: crate::content::ModifierId| {
        let ModifierDeck { cards, .. } = &hero.modifiers;
        let left = cards.cards_left();
        left.iter().chain(cards.discarded()).filter(|c| **c == wanted).count() as u32
    };
    let taken = world.taken(game, hero);
    SeatScene {
        seat: hero.id.place,
        id: game.class(hero.id.class).name.clone(),
        name: Some(Phrase::new(format!("hero-{}", game.class(hero.id.class).name))),
        figure: Some(game.figure(hero.id.into())),
        zones: vec![
            secret(ZoneKind::Hand, &hero.hand),
            match world.turns.stage {
                Stage::RoundStart => secret(ZoneKind::Selected, &hero.selected),
                _ => seen(ZoneKind::Selected, &hero.selected),
            },
            seen(ZoneKind::Discard, &hero.discard),
            seen(ZoneKind::Lost, &hero.lost),
            seen(ZoneKind::Active, &hero.active.iter().map(|a| a.card).collect::<Vec<_>>()),
            // GH-BGL-04: open information opens the hands only.
            match viewer.knows(SeatSet::one(hero.id.seat())) || world.turns.stage == Stage::Over {
                true => Zone::seen(ZoneKind::Goals, taken.goals.iter().map(|g| goal(game, *g)).collect()),
                false => Zone::hidden(ZoneKind::Goals, hero.goals.len()),
            },
            Zone::seen(ZoneKind::Items, hero.items.iter().map(|g| item(game, g)).collect()),
        ],
        more: BTreeMap::from([
            ("exhausted".to_owned(), (hero.exhausted && !world.is_dead(hero.id)).into()),
            ("dead".to_owned(), world.is_dead(hero.id).into()),
            ("hp-left".to_owned(), hero.body.hp.into()),
            ("coins".to_owned(), hero.coins.into()),
            ("xp".to_owned(), hero.xp.into()),
            ("gold".to_owned(), hero.gold.into()),
            ("items-found".to_owned(), taken.items.to_vec().into()),
            ("final-experience".to_owned(), taken.experience.into()),
            ("final-gold".to_owned(), taken.gold.into()),
            ("check-marks".to_owned(), checks(world, &taken, viewer).into()),
            ("kills".to_owned(), hero.tally.kills.into()),
            ("initiative".to_owned(), initiative(world, hero, own).into()),
            ("resting".to_owned(), (hero.resting && (own || world.turns.stage != Stage::RoundStart)).into()),
            ("slots".to_owned(), slots(game, hero).into()),
            ("items-spent".to_owned(), gear(game, hero, GearState::Spent).into()),
            ("items-consumed".to_owned(), gear(game, hero, GearState::Consumed).into()),
            ("curses".to_owned(), tally(game.content.curse).into()),
            ("blesses".to_owned(), tally(game.content.bless).into()),
        ]),
    }
}

/// GH-BGL-04: the check marks of a goal that is secret until the end.
fn checks(world: &World, taken: &Taken, viewer: Viewer) -> u8 {
    let known = viewer.knows(SeatSet::one(taken.hero.seat())) || world.turns.stage == Stage::Over;
    if known { taken.checks } else { 0 }
}

/// A battle goal.
fn goal(game: &Haven, goal: crate::content::GoalId) -> CardScene {
    CardScene::plain(&game.goal(goal).name)
}

/// An item, with how it lies.
fn item(game: &Haven, gear: &Gear) -> CardScene {
    CardScene::plain(&game.item(gear.item).name)
}

/// The items that lie so.
fn gear(game: &Haven, hero: &Hero, state: GearState) -> Vec<String> {
    hero.gear(state).map(|g| game.item(g.item).name.clone()).collect()
}

/// GH-BON-03, GH-ITM-09: the cards and items with use slots, and how many of them are used: `frost-armor 1/2`.
fn slots(game: &Haven, hero: &Hero) -> Vec<String> {
    let mut all = Vec::new();
    for active in &hero.active {
        let slots = game.card(active.card).half(active.half).slots.len();
        if slots > 0 {
            all.push(format!("{} {}/{slots}", game.card(active.card).name, active.used));
        }
    }
    for gear in &hero.items {
        let item = game.item(gear.item);
        if item.uses > 1 {
            all.push(format!("{} {}/{}", item.name, gear.used, item.uses));
        }
    }
    all
}

/// GH-HID-02: the initiative, once it may be known; 0 before.
fn initiative(world: &World, hero: &Hero, own: bool) -> u8 {
    match world.turns.stage {
        Stage::RoundStart if !own || (hero.selected.is_empty() && !hero.resting) => 0,
        _ if hero.resting => 99,
        _ => hero.initiative.0,
    }
}

fn counter(id: &str, name: Phrase, value: impl Into<Value>) -> Track {
    Track::new(id, TrackKind::Counter, name, value)
}

fn tracks(game: &Haven, world: &World) -> Vec<Track> {
    let named = |place| {
        let mut name = String::new();
        game.write_turn_of(place, &mut name);
        name
    };
    let queue: Vec<String> = world.turns.queue.iter().map(|p| named(*p)).collect();
    let turn = world.turns.turn.as_ref().map_or_else(String::new, |t| game.figure(t.figure));
    let mut tracks = vec![
        Track::new("round", TrackKind::Round, phrase!("haven-track-round"), world.turns.round),
        Track::new("stage", TrackKind::Stage, phrase!("haven-track-stage"), world.turns.stage.as_str()),
        Track::new("turn", TrackKind::Turn, phrase!("haven-track-turn"), turn),
        Track::new("queue", TrackKind::Turn, phrase!("haven-track-queue"), queue),
        Track::new("level", TrackKind::Level, phrase!("haven-track-level"), world.agreed.level),
        counter("trap-damage", phrase!("haven-track-trap"), world.trap_damage()),
        counter("hazard-damage", phrase!("haven-track-hazard"), world.hazard_damage()),
        counter("gold-per-coin", phrase!("haven-track-gold"), world.gold_per_coin()),
        counter("bonus-experience", phrase!("haven-track-experience"), world.bonus_experience()),
    ];
    for element in Element::ALL {
        let strength = match world.elements.of(element) {
            Strength::Inert => "inert",
            Strength::Waning => "waning",
            Strength::Strong => "strong",
        };
        let name = Phrase::new(format!("element-{element}"));
        tracks.push(Track::new(element.as_str(), TrackKind::Element, name, strength));
    }
    tracks
}

fn decks(game: &Haven, world: &World) -> Vec<DeckScene> {
    let modifiers = |id: String, deck: &ModifierDeck| DeckScene {
        discard: deck.cards.discarded().iter().map(|c| game.modifier(*c).name.clone()).collect(),
        ..DeckScene::new(id, DeckKind::Modifiers, deck.cards.left())
    };
    let mut all = vec![modifiers("monster-modifier".to_owned(), &world.decks.monster_modifiers)];
    all.push(DeckScene::new("battle-goals", DeckKind::Goals, world.decks.goal_deck.left()));
    all.extend(
        world
            .party
            .heroes
            .iter()
            .map(|h| modifiers(format!("{}-modifier", game.class(h.id.class).name), &h.modifiers)),
    );
    all.extend(world.foes.decks.iter().map(|deck| {
        let name = |card| game.ability_card(card).map(|c| c.name()).unwrap_or_default();
        let face_up = |drawn: Drawn| match drawn {
            Drawn::Card(card) => Some(name(card)),
            Drawn::Extra(n) => world.agreed.extra.cards.get(usize::from(n)).map(|c| c.name()),
        };
        let drawn = deck.drawn.into_iter().chain(deck.each.iter().map(|(_, drawn)| *drawn));
        DeckScene {
            top: drawn.filter_map(face_up).collect(),
            discard: deck.cards.discarded().iter().map(|c| name(*c)).collect(),
            ..DeckScene::new(
                format!("{}-deck", game.deck(deck.deck).name),
                DeckKind::Abilities,
                deck.cards.left(),
            )
        }
    }));
    if let Some(dungeon) = &world.place.dungeon {
        let left = world.decks.room_cards.left() + usize::from(dungeon.top.is_some());
        all.push(DeckScene {
            // GH-HID-09: the back of the top card, never its front.
            top: dungeon.back(game).iter().map(ToString::to_string).collect(),
            discard: world.decks.room_cards.discarded().iter().map(|c| named(game, *c)).collect(),
            ..DeckScene::new("room-cards", DeckKind::Rooms, left)
        });
        all.push(DeckScene::new("monster-cards", DeckKind::Monsters, world.decks.monster_cards.left()));
    }
    all
}

fn under_way(game: &Haven, world: &World) -> Vec<Under> {
    let mut all = Vec::new();
    for moving in &world.under_way.moving {
        all.push(Under {
            id: "moving".to_owned(),
            values: BTreeMap::from([
                ("figure".to_owned(), game.figure(moving.figure).into()),
                ("left".to_owned(), moving.left.into()),
            ]),
            ..Under::default()
        });
    }
    for blow in &world.under_way.attacks {
        let mut values = BTreeMap::from([
            ("attacker".to_owned(), game.figure(blow.attacker).into()),
            ("target".to_owned(), game.figure(blow.target).into()),
            ("value".to_owned(), blow.value.into()),
        ]);
        if let Some(damage) = blow.damage {
            values.insert("damage".to_owned(), damage.into());
        }
        all.push(Under { id: "attack".to_owned(), values, ..Under::default() });
    }
    for damage in &world.under_way.damage {
        let cause = match damage.cause {
            Cause::Attack(_) => "attack",
            Cause::Retaliate(_) => "retaliate",
            Cause::Trap(_) => "trap",
            Cause::Hazard(_) => "hazard",
            Cause::Wound => "wound",
            Cause::Ability | Cause::AbilityOf(_) => "ability",
            Cause::LostFlight => "lost-flight",
            Cause::Rest => "rest",
            Cause::Treasure => "treasure",
            Cause::Event => "event",
            Cause::Penalty => "penalty",
        };
        all.push(Under {
            id: "damage".to_owned(),
            values: BTreeMap::from([
                ("figure".to_owned(), game.figure(damage.figure).into()),
                ("amount".to_owned(), damage.amount.into()),
                ("cause".to_owned(), cause.into()),
            ]),
            ..Under::default()
        });
    }
    all
}

impl Stage {
    /// Its name.
    pub fn as_str(self) -> &'static str {
        match self {
            Stage::Setup => "setup",
            Stage::RoundStart => "round-start",
            Stage::Turns => "turns",
            Stage::EndOfRound => "end-of-round",
            Stage::Over => "over",
        }
    }
}
