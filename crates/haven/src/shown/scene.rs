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
    Board, CardScene, DeckScene, Edge, Figure as FigureScene, Layout, SeatScene, Space, Token, Track,
    UnderWay as Under, Value, Zone,
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
        outcome: None,
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

fn terrain_word(terrain: Terrain) -> Option<&'static str> {
    match terrain {
        Terrain::Floor | Terrain::Trap | Terrain::Door => None,
        Terrain::Wall => Some("wall"),
        Terrain::Obstacle => Some("obstacle"),
        Terrain::Hazardous => Some("hazardous"),
        Terrain::Difficult => Some("difficult"),
        Terrain::Icy => Some("icy"),
    }
}

/// GH-SPC-06, GH-SPC-13: the pressure plates and letters on a hex that is in play.
fn letters(game: &Haven, world: &World, space: SpaceId) -> Vec<(&'static str, char)> {
    let scenario = world.scenario_of(game).filter(|_| world.is_in_play(space));
    let mut all = Vec::new();
    for overlay in scenario.iter().flat_map(|s| &s.rooms).flat_map(|r| &r.overlays) {
        if let Lying::Plate(letter) = overlay.what
            && overlay.at.contains(&space)
        {
            all.push(("plate", letter));
        }
    }
    let marks = scenario.iter().flat_map(|s| &s.marks).filter(|(_, at)| *at == space);
    all.extend(marks.map(|(letter, _)| ("mark", *letter)));
    all
}

fn board(game: &Haven, world: &World) -> Board {
    let map = &world.place.board.map;
    let exits = exits(game, world);
    let spaces = map.spaces().map(|space| {
        let name = world.place.board.name(space);
        let token = |kind: &str| Token { id: format!("{kind}@{name}"), kind: kind.to_owned() };
        let mut tokens = Vec::new();
        if map.door(space).is_some() {
            tokens.push(token(if map.is_closed(space, world.place.board.doors) {
                "door-closed"
            } else {
                "door-open"
            }));
        }
        tokens.extend(exits.iter().filter(|(at, _)| *at == space).map(|(_, kind)| token(kind)));
        tokens.extend(world.place.traps.iter().filter(|t| t.at == space).map(|_| token("trap")));
        tokens.extend(world.place.treasures.iter().filter(|(t, _)| *t == space).map(|_| token("treasure")));
        tokens.extend(
            letters(game, world, space)
                .into_iter()
                .map(|(kind, letter)| Token { id: format!("{kind}-{letter}@{name}"), kind: kind.to_owned() }),
        );
        let coins = world.place.coins.iter().filter(|c| **c == space).count();
        tokens.extend((0..coins).map(|n| Token {
            id: if n == 0 { format!("coin@{name}") } else { format!("coin@{name}/{}", n + 1) },
            kind: "coin".to_owned(),
        }));
        Space {
            id: name.to_string(),
            x: name.col.into(),
            y: name.row.into(),
            // GH-SET-03, GH-SET-11, GH-HID-06: all tiles lie there from the start, what is on them does not.
            terrain: match world.is_in_play(space) {
                true => terrain_word(map.terrain(space)).map(str::to_owned).into_iter().collect(),
                false => vec!["unrevealed".to_owned()],
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
            Some(Edge { between, kind: "wall".to_owned() })
        })
    });
    Board { layout: Layout::Hexes, spaces: spaces.collect(), edges: edges.collect() }
}

/// GH-VAR-19, GH-VAR-20: the exits of a random dungeon with their types; one that is not used is sealed.
fn exits(game: &Haven, world: &World) -> Vec<(SpaceId, &'static str)> {
    let Some(scenario) = world.place.dungeon.as_ref().and_then(|_| world.scenario_of(game)) else {
        return Vec::new();
    };
    let kind = |door: &Door| match (world.is_locked(door.at), door.letter) {
        (true, _) => "sealed",
        (false, Some('a')) => "exit-a",
        (false, _) => "exit-b",
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
                ("hero", Phrase::new(format!("hero-{}", game.class(id.class).name)))
            }
            FigureId::Monster(id) => {
                let rank = match world.monster(id).map(|m| m.rank) {
                    Some(Rank::Elite) => "elite",
                    Some(Rank::Boss) => "boss",
                    _ => "normal",
                };
                more.insert("rank".to_owned(), rank.into());
                if let Some(stats) = world.stats(game, figure) {
                    more.insert("move".to_owned(), stats.moves.into());
                    more.insert("attack".to_owned(), stats.attack.into());
                    more.insert("range".to_owned(), stats.range.into());
                    more.insert("acts".to_owned(), acts(game, world, id.kind, stats).into());
                }
                let name = Arg::name(format!("monster-{}", game.kind(id.kind).name));
                ("monster", phrase!("haven-numbered", name = name, number = id.number))
            }
            FigureId::Ally(id) | FigureId::Obstacle(id) => {
                let name = Arg::name(format!("objective-{}", game.objective(id.kind).name));
                let kind = if figure.side() == Side::Characters { "ally" } else { "obstacle" };
                (kind, phrase!("haven-numbered", name = name, number = id.number))
            }
            FigureId::Summon(id) => {
                let name = Arg::name(format!("summon-{}", game.summon(id.kind).name));
                ("summon", phrase!("haven-numbered", name = name, number = id.number))
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
    kind: &str,
    name: Phrase,
    body: &Body,
    more: BTreeMap<String, Value>,
) -> FigureScene {
    FigureScene {
        id: game.figure(figure),
        name: Some(name),
        kind: kind.to_owned(),
        seat: figure.owner().map(|hero| hero.seat()),
        at: vec![world.place.board.name(body.at).to_string()],
        hp: Some((body.hp.into(), body.most.into())),
        conditions: body.conditions.iter().map(|c| c.to_string()).collect(),
        more,
    }
}

/// GH-HID-01, GH-HID-02: the hand is for its owner alone, the cards chosen for the round until all have chosen;
/// the piles are for everybody.
fn seat(game: &Haven, world: &World, hero: &Hero, viewer: Viewer) -> SeatScene {
    let own = viewer.knows(SeatSet::one(hero.id.seat())) || world.agreed.variants.open_information;
    let card = |card: &CardId| CardScene {
        id: game.card(*card).name.clone(),
        name: Some(Phrase::new(format!("card-{}", game.card(*card).name))),
        text: Vec::new(),
    };
    let seen = |id: &str, cards: &[CardId]| Zone::seen(id, cards.iter().map(card).collect());
    let secret =
        |id: &str, cards: &[CardId]| if own { seen(id, cards) } else { Zone::hidden(id, cards.len()) };
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
        zones: vec![
            secret("hand", &hero.hand),
            match world.turns.stage {
                Stage::RoundStart => secret("selected", &hero.selected),
                _ => seen("selected", &hero.selected),
            },
            seen("discard", &hero.discard),
            seen("lost", &hero.lost),
            seen("active", &hero.active.iter().map(|a| a.card).collect::<Vec<_>>()),
            // GH-BGL-04: open information opens the hands only.
            match viewer.knows(SeatSet::one(hero.id.seat())) || world.turns.stage == Stage::Over {
                true => Zone::seen("goals", taken.goals.iter().map(|g| goal(game, *g)).collect()),
                false => Zone::hidden("goals", hero.goals.len()),
            },
            Zone::seen("items", hero.items.iter().map(|g| item(game, g)).collect()),
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
    let name = &game.goal(goal).name;
    CardScene { id: name.clone(), name: Some(Phrase::new(format!("goal-{name}"))), text: Vec::new() }
}

/// An item, with how it lies.
fn item(game: &Haven, gear: &Gear) -> CardScene {
    let name = &game.item(gear.item).name;
    CardScene { id: name.clone(), name: Some(Phrase::new(format!("item-{name}"))), text: Vec::new() }
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

fn track(id: &str, name: Phrase, value: Value) -> Track {
    Track { id: id.to_owned(), name, value, most: None }
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
        track("round", phrase!("haven-track-round"), world.turns.round.into()),
        track("stage", phrase!("haven-track-stage"), world.turns.stage.as_str().into()),
        track("turn", phrase!("haven-track-turn"), turn.into()),
        track("queue", phrase!("haven-track-queue"), queue.into()),
        track("level", phrase!("haven-track-level"), world.agreed.level.into()),
        track("trap-damage", phrase!("haven-track-trap"), world.trap_damage().into()),
        track("hazard-damage", phrase!("haven-track-hazard"), world.hazard_damage().into()),
        track("gold-per-coin", phrase!("haven-track-gold"), world.gold_per_coin().into()),
        track("bonus-experience", phrase!("haven-track-experience"), world.bonus_experience().into()),
    ];
    for element in Element::ALL {
        let strength = match world.elements.of(element) {
            Strength::Inert => "inert",
            Strength::Waning => "waning",
            Strength::Strong => "strong",
        };
        tracks.push(track(element.as_str(), Phrase::new(format!("element-{element}")), strength.into()));
    }
    tracks
}

fn decks(game: &Haven, world: &World) -> Vec<DeckScene> {
    let modifiers = |id: String, deck: &ModifierDeck| DeckScene {
        id,
        left: deck.cards.left() as u32,
        top: Vec::new(),
        discard: deck.cards.discarded().iter().map(|c| game.modifier(*c).name.clone()).collect(),
    };
    let mut all = vec![modifiers("monster-modifier".to_owned(), &world.decks.monster_modifiers)];
    all.push(DeckScene {
        id: "battle-goals".to_owned(),
        left: world.decks.goal_deck.left() as u32,
        top: Vec::new(),
        discard: Vec::new(),
    });
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
            id: format!("{}-deck", game.deck(deck.deck).name),
            left: deck.cards.left() as u32,
            top: drawn.filter_map(face_up).collect(),
            discard: deck.cards.discarded().iter().map(|c| name(*c)).collect(),
        }
    }));
    if let Some(dungeon) = &world.place.dungeon {
        all.push(DeckScene {
            id: "room-cards".to_owned(),
            left: world.decks.room_cards.left() as u32 + u32::from(dungeon.top.is_some()),
            // GH-HID-09: the back of the top card, never its front.
            top: dungeon.back(game).iter().map(ToString::to_string).collect(),
            discard: world.decks.room_cards.discarded().iter().map(|c| named(game, *c)).collect(),
        });
        all.push(DeckScene {
            id: "monster-cards".to_owned(),
            left: world.decks.monster_cards.left() as u32,
            top: Vec::new(),
            discard: Vec::new(),
        });
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
        all.push(Under { id: "attack".to_owned(), values });
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
