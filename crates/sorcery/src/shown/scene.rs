//! What everybody sees; nothing is hidden between players (SS-HID-01).

use crate::Sorcery;
use crate::content::text::{label, roman};
use crate::content::{AreaId, Barred, ItemId, PowerId, Symbol, Thing, Tier};
use crate::world::{Attack, Body, Coins, Defence, Hero, HeroId, Left, Stage, Who, World, rolled};
use board::area::Relation;
use std::collections::BTreeMap;
use table::Told;
use table::phrase::{Arg, Phrase};
use table::scene::{
    Board, CardScene, CardState, DeckKind, DeckScene, Die as DieScene, Edge, EdgeKind, Figure, FigureKind,
    Layout, Rank, Scene, SeatScene, Space, Target, Term, Terrain, Token, TokenKind, Track, TrackKind,
    UnderWay, Value, Zone, ZoneKind,
};
use table::{Deck, Named, Viewer, phrase};

/// The scene is the same for every viewer.
pub(crate) fn scene(game: &Sorcery, world: &World, _: Viewer) -> Scene {
    let quest = world.agreed.quest.map(|quest| Told::text(&quest, game));
    Scene {
        game: "sword-and-sorcery".to_owned(),
        title: quest.as_ref().map(|name| Phrase::new(format!("ss-quest-{name}"))),
        board: board(game, world),
        figures: figures(game, world),
        groups: super::groups::groups(game, world),
        effects: super::groups::effects(game, world),
        seats: world.hero_ids().into_iter().map(|hero| seat(game, world, hero)).collect(),
        tracks: tracks(game, world),
        decks: decks(game, world),
        goals: super::goals::goals(game, world),
        under_way: under_way(game, world),
        more: more([("goal", world.goal.into()), ("quest", quest.unwrap_or_default().into())]),
        ..Scene::default()
    }
}

fn board(game: &Sorcery, world: &World) -> Board {
    let spaces = world.ground.plan.map.spaces().map(|area| {
        let is = &world.ground.plan.map.areas()[area.index()];
        let mut terrain = Vec::new();
        if world.ground.difficult.contains(area) {
            terrain.push(Terrain::Difficult);
        }
        if world.ground.dangerous.contains(area) {
            terrain.push(Terrain::Hazardous);
        }
        Space {
            id: is.name.clone(),
            x: is.x,
            y: is.y,
            outline: world.ground.plan.outline(area),
            label: Some(label(&is.name)),
            terrain,
            tokens: tokens(game, world, area),
            ..Space::default()
        }
    });
    Board { layout: Layout::Areas, spaces: spaces.collect(), edges: edges(world), overlays: Vec::new() }
}

fn tokens(game: &Sorcery, world: &World, area: AreaId) -> Vec<Token> {
    let spot = world.spot(area);
    let mut all: Vec<Token> = Vec::new();
    let mut lay = |kind: TokenKind, name: &str| {
        let id = format!("{name}@{spot}");
        let same =
            all.iter().filter(|token| token.id == id || token.id.starts_with(&format!("{id}#"))).count();
        let id = if same == 0 { id } else { format!("{id}#{}", same + 1) };
        all.push(Token { name: token_name(game, name), ..Token::plain(id, kind) });
    };
    for (_, thing) in world.things.iter().filter(|(at, _)| *at == area) {
        match thing {
            Thing::Chest => lay(TokenKind::Chest, "chest"),
            Thing::LockedChest => lay(TokenKind::Chest, "locked-chest"),
            Thing::Search => lay(TokenKind::Search, "search"),
            Thing::Key => lay(TokenKind::Key, "key"),
            Thing::Waypoint(n) => lay(TokenKind::Waypoint, &format!("waypoint-{n}")),
            Thing::Story(n) => lay(TokenKind::Mark, &format!("story-{n}")),
            Thing::Altar(n) => lay(TokenKind::Altar, &format!("altar-{n}")),
            Thing::Gate(n) => lay(TokenKind::Gate, &format!("gate-{n}")),
        }
    }
    for (_, left) in world.left.iter().filter(|(at, _)| *at == area) {
        match left {
            Left::Item(_) => lay(TokenKind::Loot, "item"),
            Left::Coins(_) => lay(TokenKind::Coin, "coins"),
            Left::Loot => lay(TokenKind::Loot, "loot"),
            Left::Treasure => lay(TokenKind::Treasure, "treasure"),
        }
    }
    world.shadows.iter().filter(|at| **at == area).for_each(|_| lay(TokenKind::Enemy, "shadow"));
    world.snares.iter().filter(|snare| snare.at == area).for_each(|_| lay(TokenKind::Trap, "snare"));
    for (_, [one, two]) in world.fires.iter().filter(|(at, _)| *at == area) {
        (0..*one).for_each(|_| lay(TokenKind::Fire, "fire-1"));
        (0..*two).for_each(|_| lay(TokenKind::Fire, "fire-2"));
    }
    all
}

/// What a token is called where its kind alone does not say it: gates by their signs, altars and waypoints by numbers, and
/// what it means that something lies there.
fn token_name(game: &Sorcery, name: &str) -> Option<Phrase> {
    let numbered = |prefix: &str| name.strip_prefix(prefix)?.parse::<u8>().ok();
    if let Some(n) = numbered("gate-") {
        return Some(phrase!("sorcery-token-gate", gate = game.content.gate(n)));
    }
    if let Some(n) = numbered("altar-") {
        return Some(phrase!("sorcery-token-altar", n = n + 1));
    }
    if let Some(level) = numbered("fire-") {
        return Some(phrase!("sorcery-ill-fire", n = roman(level)));
    }
    match name {
        "shadow" => Some(phrase!("sorcery-token-shadow")),
        "snare" => Some(phrase!("sorcery-token-snare")),
        "locked-chest" => Some(phrase!("sorcery-token-locked-chest")),
        _ if name.starts_with("story-") => Some(phrase!("sorcery-token-story")),
        _ => None,
    }
}

fn edges(world: &World) -> Vec<Edge> {
    let name = |area: AreaId| world.spot(area).to_string();
    let kind = |door: &board::area::Door| match world.doors[usize::from(door.id.0)] {
        _ if world.open.is_open(door.id) => EdgeKind::DoorOpen,
        Barred::Wall => EdgeKind::Wall,
        Barred::Locked | Barred::Magic => EdgeKind::Portcullis,
        Barred::Door => EdgeKind::DoorClosed,
    };
    let map = &world.ground.plan.map;
    let doors = map.doors().iter().map(|door| (door.between, kind(door)));
    let printed =
        world.ground.plan.beside().into_iter().filter_map(|between| Some((between, printed(map, between)?)));
    doors
        .chain(printed)
        .map(|((one, other), kind)| Edge { between: (name(one), name(other)), kind })
        .collect()
}

/// What is printed between two areas: a wall where nothing leads across, a barrier where only one way does.
fn printed(map: &board::area::Map, (one, other): (AreaId, AreaId)) -> Option<EdgeKind> {
    let across = |from: AreaId, to: AreaId| map.links(from).iter().filter(move |link| link.to == to);
    if across(one, other).chain(across(other, one)).any(|link| link.door.is_some()) {
        return None;
    }
    let walk = |from, to| across(from, to).any(|link| link.serves.has(Relation::Walk));
    match (walk(one, other), walk(other, one)) {
        (true, true) => None,
        (false, false) => Some(EdgeKind::Wall),
        _ => Some(EdgeKind::Barrier),
    }
}

fn more<const N: usize>(values: [(&str, Value); N]) -> BTreeMap<String, Value> {
    values.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// What lies on a figure's card.
fn on_card(game: &Sorcery, world: &World, who: Who, body: &Body) -> BTreeMap<String, Value> {
    let tokens: Vec<String> = body.tokens.iter().map(|token| token.name()).collect();
    more([
        ("wounds", body.wounds.into()),
        ("life", world.life(game, who).into()),
        ("armor", world.armor(game, who).into()),
        ("shields", body.shields.into()),
        ("poison", body.poison.into()),
        ("fire-1", body.fire[0].into()),
        ("fire-2", body.fire[1].into()),
        ("tokens", tokens.into()),
        ("changes", (body.changes.len() as u32).into()),
    ])
}

fn conditions(body: &Body) -> Vec<String> {
    let list = [
        ("stunned", body.stunned > 0),
        ("blinded", body.blinded > 0),
        ("knocked-down", body.down),
        ("slowed", body.slowed > 0),
        ("poisoned", body.poison > 0),
    ];
    list.into_iter().filter(|(_, on)| *on).map(|(name, _)| name.to_owned()).collect()
}

fn figures(game: &Sorcery, world: &World) -> Vec<Figure> {
    let mut all: Vec<Figure> = world.hero_ids().into_iter().map(|id| hero(game, world, id)).collect();
    for who in world.everybody().into_iter().filter(|who| !matches!(who, Who::Hero(_))) {
        let Some(body) = world.body(who) else { continue };
        let life = world.life(game, who);
        let (kind, rank, mut values) = match who {
            Who::Foe(id) => {
                let foe = world.foe(id.card);
                let powers: Vec<String> =
                    foe.iter().flat_map(|f| &f.powers).map(|p| Told::text(p, game)).collect();
                let charges: u8 = foe.iter().flat_map(|f| &f.charges).sum();
                let manager = foe.and_then(|f| world.heroes.get(usize::from(f.manager)));
                let manager = manager.map_or_else(String::new, |h| game.class(h.class).hero.clone());
                let values = more([
                    ("tier", game.enemy(id.card).tier.name().into()),
                    ("powers", powers.into()),
                    ("charges", charges.into()),
                    ("side", foe.map_or(1, |f| f.side + 1).into()),
                    ("manager", manager.into()),
                ]);
                let rank = match game.enemy(id.card).tier {
                    Tier::Purple => Rank::Boss,
                    Tier::Red => Rank::Elite,
                    Tier::Blue | Tier::Green => Rank::Normal,
                };
                (FigureKind::Monster, Some(rank), values)
            }
            _ => (FigureKind::Companion, None, BTreeMap::new()),
        };
        values.extend(on_card(game, world, who, body));
        let look = match who {
            Who::Foe(id) => game.enemy(id.card).kind.clone(),
            _ => game.name(who),
        };
        all.push(Figure {
            name: Some(phrase!("sorcery-choose-this", what = who.arg(game))),
            rank,
            group: if let Who::Foe(id) = who { Some(Told::text(&id.card, game)) } else { None },
            hp: Some((life.saturating_sub(body.wounds).into(), life.into())),
            conditions: conditions(body),
            more: values,
            ..Figure::new(game.name(who), kind, look, vec![world.spot(body.at).to_string()])
        });
    }
    all
}

fn hero(game: &Sorcery, world: &World, id: HeroId) -> Figure {
    let is = world.hero(id);
    let who = Who::Hero(id);
    let life = world.life(game, who);
    let waits: Vec<String> = is.powers.iter().map(|held| held.wait.to_string()).collect();
    let item = |slot: Option<ItemId>| slot.map_or_else(String::new, |id| game.item(id).name.clone());
    let mut values = more([
        ("class", game.class(id.class).class.clone().into()),
        ("soulrank", is.rank.into()),
        ("ghost", is.ghost.into()),
        ("hidden", is.hidden.into()),
        ("crowns", u32::from(is.coins.crowns()).into()),
        ("coins", coins(is.coins).into()),
        ("key", is.key.into()),
        ("done", is.done.into()),
        ("waits", waits.into()),
        ("main", item(is.main).into()),
        ("off", item(is.off).into()),
        ("worn-armor", item(is.armor).into()),
        ("artifact", item(is.artifact).into()),
        ("charges", is.artifact.map_or(0, |id| world.charges(game, id)).into()),
        ("awake", is.awake.into()),
        ("engaged", world.is_engaged(who).into()),
    ]);
    values.extend(on_card(game, world, who, &is.body));
    Figure {
        name: Some(Phrase::new(format!("ss-hero-{}", game.class(id.class).hero))),
        seat: Some(id.seat()),
        active: world.turn.as_ref().is_some_and(|turn| turn.hero == id),
        hp: Some((life.saturating_sub(is.body.wounds).into(), life.into())),
        conditions: conditions(&is.body),
        more: values,
        ..Figure::new(
            game.class(id.class).hero.clone(),
            FigureKind::Hero,
            game.class(id.class).hero.clone(),
            vec![world.spot(is.body.at).to_string()],
        )
    }
}

fn seat(game: &Sorcery, world: &World, id: HeroId) -> SeatScene {
    let is = world.hero(id);
    let name = &game.class(id.class).hero;
    let item = |id: ItemId| CardScene::plain(&game.item(id).name);
    SeatScene {
        seat: id.seat,
        id: name.clone(),
        name: Some(Phrase::new(format!("ss-hero-{name}"))),
        figure: Some(name.clone()),
        zones: vec![
            Zone::seen(ZoneKind::Worn, is.worn().map(item).collect()),
            Zone::seen(ZoneKind::Inventory, is.inventory.iter().copied().map(item).collect()),
            Zone::seen(
                ZoneKind::Powers,
                is.powers.iter().map(|held| power(game, is, held.power, held.wait)).collect(),
            ),
            // SS-HERO-02, SS-POW-01: the hero card, its innate powers, and the card of its companion.
            Zone::seen(ZoneKind::Skills, own_cards(game, is)),
        ],
        more: BTreeMap::new(),
    }
}

fn power(game: &Sorcery, hero: &Hero, id: PowerId, wait: u8) -> CardScene {
    let spent = super::groups::is_spent(hero, id, wait);
    let state = if spent { CardState::Spent } else { CardState::Ready };
    CardScene { state: Some(state), ..CardScene::plain(&game.power(id).name) }
}

fn own_cards(game: &Sorcery, hero: &Hero) -> Vec<CardScene> {
    let card = game.class(hero.class);
    let innate = card.innate.iter().filter_map(|name| game.content.power(name));
    let companion = hero.companion.as_ref().and_then(|_| game.content.companion(&card.hero));
    let companion = companion.map(|companion| CardScene::plain(&companion.name));
    let hero_card = CardScene::plain(&card.class);
    std::iter::once(hero_card).chain(innate.map(|id| power(game, hero, id, 0))).chain(companion).collect()
}

/// A stage as positions write it.
pub(super) fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::SetUp => "set-up",
        Stage::Visit => "emporium",
        Stage::Between => "between",
        Stage::Time => "time",
        Stage::Souls => "souls",
        Stage::Battle => "battle",
        Stage::Event => "event",
        Stage::Over => "over",
    }
}

fn tracks(game: &Sorcery, world: &World) -> Vec<Track> {
    let turn = world.turn.as_ref();
    let name = turn.map(|t| game.class(t.hero.class).hero.clone()).unwrap_or_default();
    let points = turn.map_or(0, |turn| world.points(game, turn));
    let event = |id: &crate::content::EventId| Told::text(id, game);
    let threat =
        world.threat.map_or_else(String::new, |(hero, level)| format!("{} {level}", Told::text(&hero, game)));
    let gates: Vec<String> = world.gates.iter().map(|n| n.to_string()).collect();
    let altars: Vec<String> = world.altars.iter().map(|n| n.to_string()).collect();
    let track = |id: &str, kind: TrackKind, name: Phrase, value: Value| Track {
        say: in_words(game, world, id),
        ..Track::new(id, kind, name, value)
    };
    vec![
        track("round", TrackKind::Round, phrase!("sorcery-track-round"), u32::from(world.round).into()),
        track("stage", TrackKind::Stage, phrase!("sorcery-track-stage"), stage(world.stage).into()),
        track("turn", TrackKind::Turn, phrase!("sorcery-track-turn"), name.into()),
        track(
            "combat",
            TrackKind::Counter,
            phrase!("sorcery-track-combat"),
            turn.map_or(0, |t| t.combat).into(),
        ),
        track(
            "standard",
            TrackKind::Counter,
            phrase!("sorcery-track-standard"),
            turn.map_or(0, |t| t.standard).into(),
        ),
        track("points", TrackKind::Counter, phrase!("sorcery-track-points"), points.into()),
        track("shards", TrackKind::Counter, phrase!("sorcery-track-shards"), u32::from(world.shards).into()),
        track("threat", TrackKind::Threat, phrase!("sorcery-track-threat"), threat.into()),
        track(
            "event",
            TrackKind::Counter,
            phrase!("sorcery-track-event"),
            world.face_up.last().map(event).unwrap_or_default().into(),
        ),
        track(
            "day",
            TrackKind::Counter,
            phrase!("sorcery-track-day"),
            world.day.as_ref().map(event).unwrap_or_default().into(),
        ),
        track("gates", TrackKind::Counter, phrase!("sorcery-track-gates"), gates.into()),
        track("altars", TrackKind::Counter, phrase!("sorcery-track-altars"), altars.into()),
        track(
            "emporium",
            TrackKind::Counter,
            phrase!("sorcery-track-emporium"),
            items(game, &world.stock).into(),
        ),
        track(
            "supply",
            TrackKind::Counter,
            phrase!("sorcery-track-supply"),
            items(game, &world.supply).into(),
        ),
        track("bank", TrackKind::Counter, phrase!("sorcery-track-bank"), coins(world.bank).into()),
    ]
}

/// Where a track stands that is no number: heroes, events, gates and cards by their names.
fn in_words(game: &Sorcery, world: &World, id: &str) -> Option<Phrase> {
    let list = |all: Vec<Arg>| (!all.is_empty()).then(|| phrase!("sorcery-track-of", what = Arg::List(all)));
    let one = |what: Option<Arg>| list(what.into_iter().collect());
    match id {
        "turn" => one(world.turn.as_ref().map(|turn| turn.hero.arg(game))),
        "event" => one(world.face_up.last().map(|event| event.arg(game))),
        "day" => one(world.day.as_ref().map(|event| event.arg(game))),
        "gates" => list(world.gates.iter().map(|n| game.content.gate(*n)).collect()),
        "threat" => world.threat.map(|(hero, level)| {
            phrase!("sorcery-track-threat-of", hero = hero.arg(game), level = roman(level))
        }),
        _ => None,
    }
}

fn items(game: &Sorcery, list: &[ItemId]) -> Vec<String> {
    list.iter().map(|id| game.item(*id).name.clone()).collect()
}

fn coins(coins: Coins) -> Vec<String> {
    coins.0.iter().map(|n| n.to_string()).collect()
}

fn decks(game: &Sorcery, world: &World) -> Vec<DeckScene> {
    fn deck<C: Clone + Ord + Named<Sorcery>>(
        game: &Sorcery,
        id: &str,
        kind: DeckKind,
        deck: &Deck<C>,
    ) -> DeckScene {
        let name = |card: &C| {
            let mut out = String::new();
            card.name(game, &mut out);
            out
        };
        DeckScene {
            discard: deck.discarded().iter().map(name).collect(),
            ..DeckScene::new(id, kind, deck.left())
        }
    }
    let all = &world.decks;
    let mut loot = deck(game, "loot", DeckKind::Loot, &all.loot);
    loot.discard.iter_mut().for_each(|crowns| *crowns = super::faces::loot_card(&*crowns));
    vec![
        deck(game, "enemies", DeckKind::Monsters, &all.enemies),
        deck(game, "enemy-powers", DeckKind::Abilities, &all.enemy_powers),
        deck(game, "encounters", DeckKind::Cards, &all.encounters),
        deck(game, "traps", DeckKind::Cards, &all.traps),
        deck(game, "treasures", DeckKind::Items, &all.treasures),
        deck(game, "events", DeckKind::Events, &all.events),
        deck(game, "critical", DeckKind::Bag, &all.critical),
        deck(game, "shadows", DeckKind::Bag, &all.shadows),
        loot,
        deck(game, "chests", DeckKind::Bag, &all.chests),
        deck(game, "searches", DeckKind::Search, &all.searches),
        deck(game, "souls", DeckKind::Items, &all.souls),
    ]
}

fn under_way(game: &Sorcery, world: &World) -> Vec<UnderWay> {
    let attacks = world.under_way.attacks.iter().map(|a| attack(game, world, a));
    attacks.chain(world.under_way.defences.iter().map(|d| defence(game, d))).collect()
}

fn dice(list: &[crate::world::Die]) -> Vec<DieScene> {
    let die = |(n, die): (usize, &crate::world::Die)| DieScene {
        id: format!("{}-{}", die.colour.name(), n + 1),
        colour: die.colour.name().to_owned(),
        face: Some(die.face.text()),
        frozen: die.again,
    };
    list.iter().enumerate().map(die).collect()
}

fn attack(game: &Sorcery, world: &World, attack: &Attack) -> UnderWay {
    UnderWay {
        id: "attack".to_owned(),
        who: Some(game.name(attack.by)),
        whom: vec![game.name(attack.target)],
        dice: dice(&attack.dice),
        terms: terms(game, world, attack),
        values: more([
            ("hits", world.hits(game, attack).into()),
            ("dice", (attack.dice.len() as u32).into()),
            ("unspent", attack.unspent().text().into()),
        ]),
    }
}

/// SS-ATK-14: what the hits are made of; the dice and the weapon explain themselves.
fn terms(game: &Sorcery, world: &World, attack: &Attack) -> Vec<Term> {
    let automatic = world.weapon(game, attack.by, attack.arm).hits;
    let supremacy = u8::from(world.supremacy(attack));
    let mut all = super::facts::hits(rolled(&attack.dice).of(Symbol::Hit), automatic, supremacy, attack.more);
    let die = attack.dice.first().map(|die| Target::Card(format!("die-{}", die.colour.name())));
    if let Some(first) = all.first_mut() {
        first.source = die;
    }
    all
}

fn defence(game: &Sorcery, defence: &Defence) -> UnderWay {
    UnderWay {
        id: "defence".to_owned(),
        who: Some(game.name(defence.who)),
        dice: dice(&defence.dice),
        values: more([
            ("hits", defence.hits.into()),
            ("lethal", defence.lethal.into()),
            ("dice", (defence.dice.len() as u32).into()),
            ("blocks", rolled(&defence.dice).of(Symbol::Block).into()),
        ]),
        ..UnderWay::default()
    }
}
