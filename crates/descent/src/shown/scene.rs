//! What a viewer sees: everything but the overlord's hand, of which others see only how many cards it holds.

use super::{groups, names};
use crate::Descent;
use crate::content::{Condition, Goal, Rank as MonsterRank, TokenKind as Lying};
use crate::world::{Attack, DieNow, Hero, HeroId, Monster, Object, Roll, Stage, Turn, Who, World};
use board::square::{Line, Spot, Terrain as Ground};
use std::collections::BTreeMap;
use table::phrase;
use table::phrase::Phrase;
use table::scene::{
    Board, CardScene, CardState, DeckKind, DeckScene, Die, Edge, EdgeKind, Figure, FigureKind, GoalKind,
    GoalScene, Layout, Rank, Scene, SeatScene, Space, Terrain, Token, TokenKind, Track, TrackKind, UnderWay,
    Value, Zone, ZoneKind,
};
use table::{Seat, SeatSet, Viewer};

pub(crate) fn scene(game: &Descent, world: &World, viewer: Viewer) -> Scene {
    Scene {
        game: "descent".to_owned(),
        title: game.quest_of(world).map(|quest| Phrase::new(format!("de-quest-{}", quest.name))),
        board: board(game, world),
        figures: figures(game, world),
        seats: seats(game, world, viewer),
        groups: groups::groups(game, world),
        effects: groups::effects(game, world),
        tracks: tracks(world),
        decks: decks(game, world),
        goals: goals(game, world),
        under_way: under_way(game, world),
        ..Scene::default()
    }
}

fn terrain(ground: Ground) -> Vec<Terrain> {
    match ground {
        Ground::Floor => Vec::new(),
        Ground::Water => vec![Terrain::Water],
        Ground::Sludge => vec![Terrain::Sludge],
        Ground::Lava => vec![Terrain::Lava],
        Ground::Hazard => vec![Terrain::Hazardous],
        Ground::Pit => vec![Terrain::Pit],
        Ground::Obstacle => vec![Terrain::Obstacle],
    }
}

fn board(game: &Descent, world: &World) -> Board {
    let map = &world.ground.map;
    let space = |spot: Spot| {
        let here = world.tokens.iter().filter(|token| token.at == spot);
        let tokens = here.map(|token| {
            let kind = match token.kind {
                Lying::Search => TokenKind::Search,
                Lying::Objective => TokenKind::Objective,
                Lying::Villager => TokenKind::Villager,
                Lying::Challenge => TokenKind::Mark,
            };
            Token::plain(format!("{}@{spot}", token.kind.name()), kind)
        });
        Space {
            id: spot.to_string(),
            x: spot.x.into(),
            y: spot.y.into(),
            label: Some(names::square_name(spot)),
            terrain: terrain(world.terrain(spot)),
            tokens: tokens
                .chain(special_tokens(world, spot))
                .chain(ways_in_and_out(game, world, spot))
                .collect(),
            ..Space::default()
        }
    };
    let mut edges = Vec::new();
    for spot in world.spots() {
        for next in [Spot::new(spot.x + 1, spot.y), Spot::new(spot.x, spot.y + 1)] {
            if map.space(next).is_some() {
                edges.extend(edge(world, spot, next));
            }
        }
    }
    Board {
        layout: Layout::Squares,
        spaces: world.spots().into_iter().map(space).collect(),
        edges,
        overlays: Vec::new(),
    }
}

/// DE-MAP-04: where the heroes begin, and where figures leave the map.
fn ways_in_and_out(game: &Descent, world: &World, spot: Spot) -> impl Iterator<Item = Token> {
    let quest = game.quest_of(world);
    let covers = |tile: &str| world.space(spot).is_some_and(|space| world.ground.tile(tile).contains(&space));
    let entrance = quest.is_some_and(|quest| covers(&quest.start));
    let exit = quest.and_then(|quest| quest.exit.as_deref()).is_some_and(covers);
    let start = entrance.then(|| Token::plain(format!("entrance@{spot}"), TokenKind::Start));
    start.into_iter().chain(exit.then(|| Token::plain(format!("exit@{spot}"), TokenKind::Exit)))
}

/// A secret passage and crumbling terrain.
fn special_tokens(world: &World, spot: Spot) -> Vec<Token> {
    let passage = world.passage() == Some(spot) || world.room().is_some_and(|room| room.entrance == spot);
    let mut tokens = Vec::new();
    if passage {
        tokens.push(Token::plain(format!("passage@{spot}"), TokenKind::Portal));
    }
    if world.crumbles(spot) {
        tokens.push(Token::plain(format!("crumbling@{spot}"), TokenKind::Rubble));
    }
    tokens
}

fn edge(world: &World, a: Spot, b: Spot) -> Option<Edge> {
    let map = &world.ground.map;
    let kind = match map.line(world.gates, a, b) {
        Line::Open => {
            // A gate that stands open is still to be seen.
            let both = map.space(a).zip(map.space(b));
            let gate = map.gates().iter().any(|gate| both.is_some_and(|pair| gate.between.contains(&pair)));
            if !gate {
                return None;
            }
            EdgeKind::DoorOpen
        }
        Line::Wall | Line::OldWall => EdgeKind::Wall,
        Line::Elevation => EdgeKind::Elevation,
        Line::Door | Line::LockedDoor => EdgeKind::DoorClosed,
        Line::Portcullis => EdgeKind::Portcullis,
        Line::Brush => EdgeKind::Barrier,
    };
    Some(Edge { between: (a.to_string(), b.to_string()), kind })
}

fn more<const N: usize>(values: [(&str, Value); N]) -> BTreeMap<String, Value> {
    values.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

fn turn_values(turn: Option<&Turn>) -> Vec<(String, Value)> {
    let Some(turn) = turn else { return Vec::new() };
    vec![
        ("actions".to_owned(), turn.actions.into()),
        ("points".to_owned(), turn.points.into()),
        ("moving".to_owned(), turn.shrunk.into()),
    ]
}

fn figures(game: &Descent, world: &World) -> Vec<Figure> {
    let heroes = world.hero_ids().map(|id| hero(game, world, id));
    let familiars = world.hero_ids().filter_map(|id| familiar(game, world, id));
    let objects = world.special.objects.iter().map(|one| object(game, world, one));
    let monsters = world.monsters.iter().map(|m| monster(game, world, m));
    heroes.chain(monsters).chain(familiars).chain(objects).collect()
}

fn names_of(conditions: impl Iterator<Item = Condition>) -> Vec<String> {
    conditions.map(|condition| condition.name().to_owned()).collect()
}

fn hero(game: &Descent, world: &World, id: HeroId) -> Figure {
    let hero = world.hero(id);
    let health = hero.health(game);
    let mut values = more([
        ("class", game.class(hero.class).name.clone().into()),
        ("damage", hero.damage.into()),
        ("fatigue", hero.fatigue.into()),
        ("stamina", hero.stamina(game).into()),
        ("speed", world.speed(game, Who::Hero(id)).into()),
        ("knocked-out", hero.knocked_out.into()),
        ("feat-used", hero.feat_used.into()),
        ("acted", hero.acted.into()),
        ("carries", hero.carries.into()),
    ]);
    values.extend(turn_values(world.turn_of(Who::Hero(id))));
    let mut conditions = names_of(hero.conditions.iter());
    if hero.knocked_out {
        conditions.push("knocked-out".to_owned());
    }
    conditions.extend(groups::lasting_names(hero).map(str::to_owned));
    conditions.extend(hero.is_tainted().then(|| "tainted".to_owned()));
    let at = hero.at.map(|at| at.to_string()).into_iter().collect();
    let name = game.hero_name(id);
    Figure {
        name: Some(Phrase::new(format!("de-hero-{name}"))),
        seat: Some(id.seat()),
        active: world.turn_of(Who::Hero(id)).is_some(),
        hp: Some((i32::from(health - hero.damage.min(health)), health.into())),
        conditions,
        more: values,
        ..Figure::new(name, FigureKind::Hero, game.sheet(hero.sheet).archetype.name(), at)
    }
}

fn familiar(game: &Descent, world: &World, owner: HeroId) -> Option<Figure> {
    let familiar = world.familiar(owner)?;
    let who = Who::Familiar(owner);
    let (name, health) = (game.familiar_name(owner), world.health(game, who));
    let mut values = more([
        ("damage", familiar.damage.into()),
        ("speed", world.speed(game, who).into()),
        ("activated", world.hero(owner).familiar_acted.into()),
    ]);
    values.extend(turn_values(world.turn_of(who)));
    Some(Figure {
        name: Some(Phrase::new(format!("de-familiar-{name}"))),
        seat: Some(owner.seat()),
        active: world.turn_of(who).is_some(),
        hp: Some((i32::from(health - familiar.damage.min(health)), health.into())),
        conditions: names_of(familiar.conditions.iter()),
        more: values,
        ..Figure::new(name, FigureKind::Summon, name, vec![familiar.at.to_string()])
    })
}

/// DE-ATK-35: an object that can be attacked.
fn object(game: &Descent, world: &World, object: &Object) -> Figure {
    let health = world.object_health(game, object.id);
    let name = &game.object(object.id.of).name;
    Figure {
        name: Some(Phrase::new(format!("de-object-{name}"))),
        number: Some(object.id.number),
        hp: Some((i32::from(health - object.damage.min(health)), health.into())),
        conditions: names_of(object.conditions.iter()),
        more: more([("damage", object.damage.into())]),
        ..Figure::new(game.object_name(object.id), FigureKind::Obstacle, name, vec![object.at.to_string()])
    }
}

pub(super) fn scene_rank(rank: MonsterRank) -> Rank {
    match rank {
        MonsterRank::Minion => Rank::Minion,
        MonsterRank::Master => Rank::Master,
        MonsterRank::Lieutenant => Rank::Leader,
    }
}

fn monster(game: &Descent, world: &World, monster: &Monster) -> Figure {
    let who = Who::Monster(monster.id);
    let health = world.health(game, who);
    let of = game.monster(monster.id.of);
    let mut values = more([
        ("damage", monster.damage.into()),
        ("activated", monster.activated.into()),
        ("speed", world.speed(game, who).into()),
        ("named", monster.named.into()),
    ]);
    values.extend(turn_values(world.turn_of(who)));
    let relic = world.relic_of(game, who).map(|relic| game.item(relic.item).name.clone());
    values.extend(relic.map(|name| ("relic".to_owned(), name.into())));
    let inactive = world.is_inactive(who).then(|| ("inactive".to_owned(), true.into()));
    values.extend(inactive);
    let rank = scene_rank(monster.rank);
    Figure {
        name: Some(Phrase::new(format!("de-monster-{}", of.name))),
        rank: Some(rank),
        group: Some(of.name.clone()),
        number: Some(monster.id.number),
        seat: Some(world.overlord_seat()),
        active: world.turn_of(who).is_some(),
        hp: Some((i32::from(health - monster.damage.min(health)), health.into())),
        conditions: names_of(monster.conditions.iter()),
        more: values,
        ..Figure::new(
            game.monster_name(monster.id),
            FigureKind::Monster,
            &of.name,
            monster.body.spots().map(|spot| spot.to_string()).collect(),
        )
    }
}

fn state(exhausted: bool) -> Option<CardState> {
    Some(if exhausted { CardState::Spent } else { CardState::Ready })
}

fn hero_zones(game: &Descent, hero: &Hero) -> Vec<Zone> {
    let card = |name: &str, exhausted: bool| CardScene { state: state(exhausted), ..CardScene::plain(name) };
    let items = |equipped: bool| {
        let own = hero.items.iter().filter(|owned| owned.equipped == equipped);
        own.map(|owned| card(&game.item(owned.item).name, owned.exhausted)).collect::<Vec<_>>()
    };
    let skills = hero.skills.iter().map(|learnt| card(&game.skill(learnt.skill).name, learnt.exhausted));
    let found = hero.found.iter().map(|found| CardScene {
        state: Some(if found.used { CardState::Consumed } else { CardState::Ready }),
        ..CardScene::plain(&game.search_card(found.card).name)
    });
    // DE-HER-04: the sheet is flipped when the feat is used.
    let sheet = card(&game.sheet(hero.sheet).name, hero.feat_used);
    vec![
        Zone::seen(ZoneKind::Feats, vec![sheet]),
        Zone::seen(ZoneKind::Equipped, items(true)),
        Zone::seen(ZoneKind::Backpack, items(false)),
        Zone::seen(ZoneKind::Skills, skills.collect()),
        Zone::seen(ZoneKind::Search, found.collect()),
    ]
}

/// DE-HID-01: the overlord's hand is seen by the overlord alone.
fn sees_hand(world: &World, viewer: Viewer) -> bool {
    viewer.knows(SeatSet::one(world.overlord_seat()))
}

fn seats(game: &Descent, world: &World, viewer: Viewer) -> Vec<SeatScene> {
    let heroes = world.hero_ids().map(|id| SeatScene {
        seat: id.place,
        id: game.hero_name(id).to_owned(),
        name: Some(Phrase::new(format!("de-hero-{}", game.hero_name(id)))),
        figure: Some(game.hero_name(id).to_owned()),
        zones: hero_zones(game, world.hero(id)),
        more: BTreeMap::new(),
    });
    let hand = if sees_hand(world, viewer) {
        let cards = world.overlord.hand.iter().map(|card| CardScene::plain(&game.card(*card).name));
        Zone::seen(ZoneKind::Hand, cards.collect())
    } else {
        Zone::hidden(ZoneKind::Hand, world.overlord.hand.len())
    };
    let Seat(seat) = world.overlord_seat();
    let overlord = SeatScene {
        seat,
        id: "overlord".to_owned(),
        name: Some(phrase!("descent-overlord")),
        figure: None,
        zones: std::iter::once(hand).chain(relics(game, world)).collect(),
        more: BTreeMap::new(),
    };
    heroes.chain([overlord]).collect()
}

/// DE-REL-06, DE-REL-08: the relics that lie before the overlord; those that are of no use any more are spent.
fn relics(game: &Descent, world: &World) -> Option<Zone> {
    let card = |one: &crate::world::Carried| CardScene {
        state: state(one.broken),
        ..CardScene::plain(&game.item(one.relic).name)
    };
    let cards: Vec<CardScene> = world.special.relics.iter().map(card).collect();
    (!cards.is_empty()).then(|| Zone::seen(ZoneKind::Items, cards))
}

fn tracks(world: &World) -> Vec<Track> {
    let stage = match world.stage {
        Stage::SetUp => "set-up",
        Stage::Heroes => "heroes",
        Stage::OverlordStart | Stage::OverlordCards | Stage::Monsters | Stage::OverlordEnd => "overlord",
        Stage::Between => "between",
        Stage::Over => "over",
    };
    vec![
        Track::new("round", TrackKind::Round, phrase!("descent-track-round"), world.round),
        Track::new("stage", TrackKind::Stage, phrase!("descent-track-stage"), stage),
    ]
}

fn decks(game: &Descent, world: &World) -> Vec<DeckScene> {
    let discard = world.overlord.deck.discarded();
    let overlord = DeckScene {
        discard: discard.iter().map(|card| game.card(*card).name.clone()).collect(),
        ..DeckScene::new("overlord-deck", DeckKind::Plots, world.overlord.deck.left())
    };
    let discard = world.search.discarded();
    let search = DeckScene {
        discard: discard.iter().map(|card| game.search_card(*card).name.clone()).collect(),
        ..DeckScene::new("search-deck", DeckKind::Search, world.search.left())
    };
    let rooms = world.special.secret.as_ref().map(|secret| DeckScene {
        discard: secret
            .rooms
            .discarded()
            .iter()
            .map(|id| game.content.rooms[usize::from(id.0)].name.clone())
            .collect(),
        ..DeckScene::new("secret-rooms-deck", DeckKind::Search, secret.rooms.left())
    });
    [overlord, search].into_iter().chain(rooms).collect()
}

fn goals(game: &Descent, world: &World) -> Vec<GoalScene> {
    let Some(quest) = game.quest_of(world) else { return Vec::new() };
    let heroes = world.heroes.len() as u8;
    let say = |goal: &Goal| quest.goal_phrase(goal, heroes);
    let progress = match quest.overlord_wins.leaving() {
        Some((name, most)) => {
            let of = game.content.monster(name);
            let left = world.groups.iter().find(|group| Some(group.of) == of).map_or(0, |group| group.left);
            Some((left.into(), i32::from(most.with(heroes))))
        }
        _ => None,
    };
    vec![
        GoalScene { kind: GoalKind::Win, say: say(&quest.heroes_win), seat: None, progress: None },
        GoalScene { kind: GoalKind::Lose, say: say(&quest.overlord_wins), seat: None, progress },
    ]
}

fn under_way(game: &Descent, world: &World) -> Vec<UnderWay> {
    let attacks = world.under_way.attacks.iter().map(|attack| attack_scene(game, attack));
    attacks.chain(world.under_way.roll.iter().map(|roll| roll_scene(game, roll))).collect()
}

/// Dice that are rolled outside an attack.
fn roll_scene(game: &Descent, roll: &Roll) -> UnderWay {
    let value = roll.test.map(|test| (test.of.name(), test.value.into()));
    UnderWay {
        id: "roll".to_owned(),
        who: Some(game.name_of_figure(roll.who)),
        whom: Vec::new(),
        terms: Vec::new(),
        values: value.into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
        dice: dice([&roll.dice]),
    }
}

fn dice<'a>(lists: impl IntoIterator<Item = &'a Vec<DieNow>>) -> Vec<Die> {
    let shown = |(n, die): (usize, &DieNow)| Die {
        id: (n + 1).to_string(),
        colour: die.colour.name().to_owned(),
        face: die.face.map(|face| face.text()),
        frozen: false,
    };
    lists.into_iter().flatten().enumerate().map(shown).collect()
}

fn attack_scene(game: &Descent, attack: &Attack) -> UnderWay {
    let defence = attack.struck.iter().map(|struck| &struck.dice);
    UnderWay {
        id: "attack".to_owned(),
        who: Some(game.name_of_figure(attack.attacker)),
        whom: attack.struck.iter().map(|struck| game.name_of_figure(struck.who)).collect(),
        terms: Vec::new(),
        values: more([
            ("damage", attack.total_damage().into()),
            ("range", attack.total_range().into()),
            ("surges", attack.surges_left().into()),
            ("pierce", attack.pierce.into()),
            (
                "shields",
                attack.struck.iter().map(|s| Value::from(s.total_shields())).collect::<Vec<_>>().into(),
            ),
        ]),
        dice: dice([&attack.dice].into_iter().chain(defence)),
    }
}
