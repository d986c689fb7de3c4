//! What everybody sees; nothing is hidden between players (MD-HID-01).

use crate::Darkness;
use crate::content::text::{label, words};
use crate::content::{Class, Element, ItemId, Rarity, SkillId};
use crate::world::{Card, Combat, Enemy, Engine, Hero, HeroId, Lying, Stage, World};
use board::area::Relation;
use std::collections::BTreeMap;
use table::phrase;
use table::phrase::Phrase;
use table::scene::{
    Badge, Board, CardScene, DeckKind, DeckScene, Die as DieScene, Edge, EdgeKind, Figure, FigureKind,
    Layout, Rank, Scene, SeatScene, Space, Term, Terrain, Token as TokenScene, TokenKind, Track, TrackKind,
    UnderWay, Value, Zone, ZoneKind,
};
use table::{Deck, Viewer};

/// The scene is the same for every viewer.
pub(crate) fn scene(game: &Darkness, world: &World, _: Viewer) -> Scene {
    let seats = seats(game, world);
    let quest = world.agreed.quest.map(|quest| &game.content.quests[quest.index()].name);
    Scene {
        game: "massive-darkness-2".to_owned(),
        title: quest.map(|name| Phrase::new(format!("md-quest-{name}"))),
        board: board(game, world),
        figures: figures(game, world),
        groups: super::groups::groups(game, world),
        effects: super::groups::effects(game, world),
        seats,
        tracks: tracks(game, world),
        decks: decks(game, world),
        goals: super::progress::goals(game, world),
        under_way: under_way(game, world),
        ..Scene::default()
    }
}

fn board(game: &Darkness, world: &World) -> Board {
    let spaces = world.ground.map.spaces().map(|zone| {
        let spot = world.spot(zone);
        let mut terrain = vec![if world.is_shadow(zone) { Terrain::Shadow } else { Terrain::Light }];
        if world.ground.chasm.contains(zone) {
            terrain = vec![Terrain::Chasm];
        }
        if world.ground.chamber[zone.index()].is_some() {
            terrain.push(Terrain::Chamber);
        }
        if !world.is_revealed(zone) {
            terrain.push(Terrain::Unrevealed);
        }
        let mut tokens: Vec<TokenScene> = Vec::new();
        for Lying { token, .. } in world.lying.iter().filter(|l| l.zone == zone) {
            let start = format!("{}@", token.kind());
            let same = tokens.iter().filter(|t| t.id.starts_with(&start)).count();
            let number = if same == 0 { String::new() } else { format!("#{}", same + 1) };
            let kind = TokenKind::named(token.kind()).unwrap_or(TokenKind::Objective);
            let name = phrase!(
                "darkness-token-does",
                token = words::token(*token),
                does = game.content.token_does(*token)
            );
            let plain = TokenScene::plain(format!("{}@{spot}{number}", token.kind()), kind);
            tokens.push(TokenScene { name: Some(name), ..plain });
        }
        Space {
            id: spot.to_string(),
            x: spot.x.into(),
            y: spot.y.into(),
            label: Some(label(spot.x, spot.y)),
            terrain,
            tokens,
            ..Space::default()
        }
    });
    Board { layout: Layout::Squares, spaces: spaces.collect(), edges: edges(world), overlays: Vec::new() }
}

fn edges(world: &World) -> Vec<Edge> {
    let name = |zone| world.spot(zone).to_string();
    let doors = world.ground.map.doors().iter().map(|door| {
        let kind = if world.open.is_open(door.id) { EdgeKind::DoorOpen } else { EdgeKind::DoorClosed };
        Edge { between: (name(door.between.0), name(door.between.1)), kind }
    });
    let mut edges: Vec<Edge> = doors.collect();
    for zone in world.ground.map.spaces() {
        let here = world.spot(zone);
        for (dx, dy) in [(1, 0), (0, 1)] {
            let Some(other) = world.ground.map.at(here.x + dx, here.y + dy) else { continue };
            let linked =
                world.ground.map.links(zone).iter().any(|l| l.to == other && l.serves.has(Relation::Near));
            if !linked {
                edges.push(Edge { between: (here.to_string(), name(other)), kind: EdgeKind::Wall });
            }
        }
    }
    edges
}

fn more<const N: usize>(values: [(&str, Value); N]) -> BTreeMap<String, Value> {
    values.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

fn conditions(list: [(&str, bool); 4]) -> Vec<String> {
    list.into_iter().filter(|(_, on)| *on).map(|(name, _)| name.to_owned()).collect()
}

fn figures(game: &Darkness, world: &World) -> Vec<Figure> {
    let mut all: Vec<Figure> = world.hero_ids().map(|id| hero(game, world, id)).collect();
    all.extend(world.spirits().map(|(id, spirit)| Figure {
        name: Some(Phrase::new(format!("md-spirit-{}", id.kind.name()))),
        seat: Some(id.hero.seat()),
        hp: Some((spirit.health.into(), game.spirit(id.kind).health.into())),
        ..Figure::new(
            id.kind.name(),
            FigureKind::Summon,
            id.kind.name(),
            vec![world.spot(spirit.zone).to_string()],
        )
    }));
    all.extend(shown_enemies(world).into_iter().filter_map(|e| enemy(game, world, e)));
    all
}

/// The enemies in play, and the boss that still sleeps.
pub(super) fn shown_enemies(world: &World) -> Vec<Enemy> {
    let mut enemies = world.enemies();
    if world.boss.as_ref().is_some_and(|b| !b.awake) {
        enemies.push(Enemy::Boss);
    }
    enemies
}

fn hero(game: &Darkness, world: &World, id: HeroId) -> Figure {
    let hero = world.hero(id);
    let mut values = more([
        ("class", hero.class.name().into()),
        ("level", hero.level.into()),
        ("xp", hero.xp.into()),
        ("wounds", hero.wounds(game).into()),
        ("mana", hero.mana.into()),
        ("max-mana", hero.max_mana(game).into()),
        ("fire", hero.fire.into()),
        ("frost", hero.frost.into()),
        ("defeated", hero.defeated.into()),
        ("activated", hero.activated.into()),
        ("in-shadow", world.is_shadow(hero.zone).into()),
        ("prizes", hero.prizes.clone().into()),
    ]);
    values.extend(engine(game, world, hero));
    Figure {
        name: Some(Phrase::new(format!("md-hero-{}", game.hero_card(hero.card).name))),
        seat: Some(id.seat()),
        active: world.turn.as_ref().is_some_and(|turn| turn.hero == id),
        hp: Some((hero.health.into(), hero.max_health(game).into())),
        conditions: conditions([
            ("fire", hero.fire > 0),
            ("frost", hero.frost > 0),
            ("defeated", hero.defeated),
            ("", false),
        ]),
        more: values,
        ..Figure::new(
            &game.hero_card(hero.card).name,
            FigureKind::Hero,
            hero.class.name(),
            vec![world.spot(hero.zone).to_string()],
        )
    }
}

fn engine(game: &Darkness, world: &World, hero: &Hero) -> BTreeMap<String, Value> {
    let skill = |id: &SkillId| game.skill(*id).key();
    match &hero.engine {
        Engine::Berserker { stance, rage, .. } => {
            more([("stance", stance.name().into()), ("rage", (*rage).into())])
        }
        Engine::Paladin { tokens, blessed, .. } => {
            let zone = |t: &Option<_>| t.map_or_else(String::new, |zone| world.spot(zone).to_string());
            let zones: Vec<String> = tokens.iter().map(zone).collect();
            let blessed = blessed.as_ref().map_or_else(String::new, skill);
            more([("consecrations", zones.into()), ("blessed", blessed.into())])
        }
        Engine::Ranger => more([("arrows-left", (world.decks.arrows.left() as u32).into())]),
        Engine::Rogue { ready, used, discard } => {
            let names = |list: &[crate::content::RogueTokenId]| -> Value {
                list.iter().map(|t| game.rogue_token(*t).name.clone()).collect::<Vec<_>>().into()
            };
            more([
                ("tools", names(ready)),
                ("used-tools", names(used)),
                ("discarded-tools", names(discard)),
                ("tool-bag", names(world.decks.tools.inside())),
            ])
        }
        Engine::Shaman { elements, flipped, .. } => {
            let mut values = BTreeMap::new();
            for element in Element::ALL {
                values.insert(format!("element-{}", element.name()), elements[element as usize].into());
                values.insert(format!("passive-{}", element.name()), flipped[element as usize].into());
            }
            values
        }
        Engine::Wizard { pointer, segments, .. } => {
            let spell = |(n, s): (usize, &Option<SkillId>)| match s {
                Some(id) => skill(id),
                None => game.card_name(crate::world::Card::Spell(n as u8)),
            };
            let spells: Vec<String> = segments.iter().enumerate().map(spell).collect();
            more([("pointer", (pointer + 1).into()), ("spells", spells.into())])
        }
    }
}

fn enemy(game: &Darkness, world: &World, enemy: Enemy) -> Option<Figure> {
    let health = game.health_of(world, enemy);
    let rarities = |list: &[Rarity]| -> Value { list.iter().map(|r| r.name()).collect::<Vec<_>>().into() };
    let (wounds, fire, frost, poison, values) = match enemy {
        Enemy::Mob(id) => {
            let m = world.mob(id)?;
            let item = m.item.map_or("", |item| &*game.item(item).name);
            let values = more([
                ("category", m.category.name().into()),
                ("minions", m.minions.into()),
                ("item", item.into()),
                ("treasure", rarities(&m.treasure)),
                ("quarry", m.quarry.into()),
            ]);
            (m.wounds, m.fire, m.frost, m.poison, values)
        }
        Enemy::Roaming(id) => {
            let r = world.roamer(id)?;
            let values = more([("category", r.category.name().into()), ("treasure", rarities(&r.treasure))]);
            (r.wounds, r.fire, r.frost, r.poison, values)
        }
        Enemy::Boss => {
            let b = world.boss.as_ref()?;
            let values = more([("awake", b.awake.into()), ("which", game.boss(b.which).name.clone().into())]);
            (b.wounds, b.fire, b.frost, b.poison, values)
        }
    };
    let mut all = more([
        ("wounds", wounds.into()),
        ("health", health.into()),
        ("fire", fire.into()),
        ("frost", frost.into()),
        ("poison", poison.is_some().into()),
    ]);
    all.extend(values);
    let (kind, rank, minions) = match enemy {
        Enemy::Mob(id) => (FigureKind::Mob, None, world.mob(id).map(|m| m.minions)),
        Enemy::Roaming(_) => (FigureKind::Monster, Some(Rank::Roaming), None),
        Enemy::Boss => (FigureKind::Monster, Some(Rank::Boss), None),
    };
    let minions = minions.map(|minions| Badge { kind: "minions".to_owned(), value: minions.into() });
    Some(Figure {
        name: Some(match (enemy, &world.boss) {
            (Enemy::Boss, Some(boss)) => Phrase::new(format!("md-enemy-{}", game.boss(boss.which).name)),
            _ => Phrase::new(format!("md-enemy-{}", game.enemy_name(enemy))),
        }),
        rank,
        group: Some(game.enemy_name(enemy).to_owned()),
        badges: minions.into_iter().collect(),
        hp: Some((health.saturating_sub(wounds).into(), health.into())),
        conditions: conditions([
            ("fire", fire > 0),
            ("frost", frost > 0),
            ("poison", poison.is_some()),
            ("", false),
        ]),
        more: all,
        ..Figure::new(
            game.enemy_name(enemy),
            kind,
            game.enemy_name(enemy),
            world.zone_of(enemy).map(|zone| world.spot(zone).to_string()).into_iter().collect(),
        )
    })
}

fn seats(game: &Darkness, world: &World) -> Vec<SeatScene> {
    let item = |id: &ItemId| CardScene::plain(&game.item(*id).name);
    let skill = |id: &SkillId| CardScene::plain(game.skill(*id).key());
    let seat = |id: HeroId| {
        let hero = world.hero(id);
        let name = &game.hero_card(hero.card).name;
        SeatScene {
            seat: id.seat,
            id: name.clone(),
            name: Some(Phrase::new(format!("md-hero-{name}"))),
            figure: Some(name.clone()),
            zones: vec![
                Zone::seen(ZoneKind::Worn, hero.worn.iter().map(item).collect()),
                Zone::seen(ZoneKind::Inventory, hero.inventory.iter().map(item).collect()),
                Zone::seen(ZoneKind::Skills, hero.skills.iter().map(skill).collect()),
                Zone::seen(ZoneKind::Powers, powers(game, hero)),
                Zone::seen(ZoneKind::Tokens, tools(game, hero)),
            ],
            more: more([("xp", hero.xp.into()), ("mana", hero.mana.into()), ("level", hero.level.into())]),
        }
    };
    world.hero_ids().map(seat).collect()
}

/// What lies in front of a hero beside its skills: its card, its class board, what the set gives it.
fn powers(game: &Darkness, hero: &Hero) -> Vec<CardScene> {
    let boards = &game.content.boards;
    let mut names = vec![game.hero_card(hero.card).name.clone()];
    match hero.class {
        Class::Wizard => names.extend(boards.spells.iter().map(|(name, _)| name.clone())),
        Class::Paladin => names.extend(boards.consecrations.iter().map(|(name, _)| name.clone())),
        Class::Berserker => names.extend(boards.stances.iter().map(|(stance, _)| stance.name().to_owned())),
        Class::Shaman => {
            names.push(game.card_name(Card::StartingSkill));
            names.extend(boards.passives.iter().map(|(element, _)| format!("passive-{}", element.name())));
        }
        Class::Ranger | Class::Rogue => {}
    }
    names.extend((hero.set_items(game) > 0).then(|| super::faces::set_of(hero.class)));
    names.into_iter().map(CardScene::plain).collect()
}

/// MD-ROG-02: the tokens that a Rogue can use.
fn tools(game: &Darkness, hero: &Hero) -> Vec<CardScene> {
    let Engine::Rogue { ready, .. } = &hero.engine else { return Vec::new() };
    ready.iter().map(|token| CardScene::plain(game.rogue_token(*token).name.clone())).collect()
}

fn tracks(game: &Darkness, world: &World) -> Vec<Track> {
    let kind = |id: &str| match id {
        "round" => TrackKind::Round,
        "stage" => TrackKind::Stage,
        "turn" => TrackKind::Turn,
        "darkness" => TrackKind::Darkness,
        "dungeon-level" => TrackKind::Level,
        _ => TrackKind::Counter,
    };
    let track = |id: &str, name: Phrase, value: Value| Track::new(id, kind(id), name, value);
    let said = |track: Track, say: Option<Phrase>| Track { say, ..track };
    let marker = format!("{} {}", world.marker.track(), world.marker.space());
    let turn = world.turn.as_ref().map(|t| game.hero_card(t.hero.card).name.clone()).unwrap_or_default();
    let actions = world.turn.as_ref().map_or(0, |t| world.actions_left(t));
    let done = world.objectives(game).iter().filter(|(_, done)| *done).count() as u32;
    vec![
        track("round", phrase!("darkness-track-round"), u32::from(world.round).into()),
        said(
            track("stage", phrase!("darkness-track-stage"), stage(world.stage).into()),
            Some(Phrase::new(format!("md-stage-{}", stage(world.stage)))),
        ),
        said(
            track("turn", phrase!("darkness-track-turn"), turn.clone().into()),
            (!turn.is_empty()).then(|| Phrase::new(format!("md-hero-{turn}"))),
        ),
        track("actions", phrase!("darkness-track-actions"), actions.into()),
        said(
            track("darkness", phrase!("darkness-track-darkness"), marker.into()),
            Some(phrase!(
                "darkness-at-space",
                track = super::names::track(world.marker),
                space = world.marker.space()
            )),
        ),
        track("lifebringers", phrase!("darkness-track-lifebringers"), world.lifebringers.left.into()),
        track("spent-lifebringers", phrase!("darkness-track-spent"), world.lifebringers.spent.into()),
        track("dungeon-level", phrase!("darkness-track-level"), world.dungeon_level().into()),
        track("objectives", phrase!("darkness-track-objectives"), done.into()),
    ]
}

/// A stage as positions write it.
pub(super) fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::SetUp => "setup",
        Stage::RoundStart => "round-start",
        Stage::Heroes => "heroes",
        Stage::Enemies => "enemies",
        Stage::LevelUp => "level-up",
        Stage::Darkness => "darkness",
        Stage::BossFight => "boss-fight",
        Stage::Over => "over",
    }
}

fn decks(game: &Darkness, world: &World) -> Vec<DeckScene> {
    fn deck<C: Clone + Ord + table::Named<Darkness>>(
        game: &Darkness,
        id: String,
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
    let mut all = Vec::new();
    for category in crate::content::Category::ALL {
        let (n, name) = (category as usize, category.name());
        all.push(deck(game, format!("mobs-{name}"), DeckKind::Monsters, &world.decks.mobs[n]));
        all.push(deck(game, format!("roaming-{name}"), DeckKind::Monsters, &world.decks.roaming[n]));
        all.push(deck(game, format!("mob-items-{name}"), DeckKind::Items, &world.decks.mob_items[n]));
    }
    for rarity in Rarity::ALL {
        all.push(deck(
            game,
            format!("{}-items", rarity.name()),
            DeckKind::Items,
            &world.decks.treasure[rarity as usize],
        ));
    }
    all.push(deck(game, "doors".to_owned(), DeckKind::Doors, &world.decks.doors));
    all.push(deck(game, "arrows".to_owned(), DeckKind::Cards, &world.decks.arrows));
    let names: Vec<String> = world.bag.inside().iter().map(|r| r.name().to_owned()).collect();
    // MD-HID-03: what is in the bag is known, only its order is not.
    all.push(DeckScene { top: names.clone(), ..DeckScene::new("bag", DeckKind::Bag, names.len()) });
    all
}

fn under_way(game: &Darkness, world: &World) -> Vec<UnderWay> {
    let moving = world.under_way.moving.iter().map(|m| UnderWay {
        id: "moving".to_owned(),
        values: more([
            ("hero", game.hero_card(m.hero.card).name.clone().into()),
            ("points", m.points.into()),
        ]),
        ..UnderWay::default()
    });
    moving.chain(world.under_way.combats.iter().map(|c| combat(game, c))).collect()
}

/// MD-RES-06, MD-RES-07: the wounds of the target as far as the dice tell, term by term.
fn terms(combat: &Combat) -> Vec<Term> {
    if combat.dice.iter().all(|die| die.face.is_none()) {
        return Vec::new();
    }
    let (added, damage) = (i32::from(combat.damage), i32::from(combat.total_damage()));
    let wounds = i32::from(combat.wounds());
    let term = |say, change, total, rules: &[&str]| Term {
        say,
        change,
        total,
        source: None,
        rules: rules.iter().map(|id| (*id).to_owned()).collect(),
    };
    let mut all = vec![term(phrase!("darkness-term-dice"), damage - added, damage - added, &["MD-RES-11"])];
    if added > 0 {
        all.push(term(phrase!("darkness-term-abilities"), added, damage, &["MD-ABL-18"]));
    }
    all.push(term(phrase!("darkness-term-shields"), wounds - damage, wounds, &["MD-RES-06", "MD-RES-07"]));
    all
}

fn combat(game: &Darkness, combat: &Combat) -> UnderWay {
    let mut values = more([
        ("attacker", game.fighter_name(combat.attacker).into()),
        ("defender", game.fighter_name(combat.defender).into()),
        ("kind", combat.kind.name().into()),
        ("damage", combat.total_damage().into()),
        ("shields", combat.total_shields().into()),
        ("rerolls", combat.rerolls.into()),
        ("enemy-rerolls", combat.enemy_rerolls.into()),
        ("icons", combat.icons.into()),
    ]);
    for colour in crate::content::Colour::ALL {
        values.insert(colour.name().to_owned(), combat.count(colour).into());
    }
    for die in &combat.dice {
        let face = die.face.map_or_else(|| "unrolled".to_owned(), |f| f.text());
        values.insert(die.id.to_string(), face.into());
        if die.frozen {
            values.insert(format!("{}-frozen", die.id), true.into());
        }
    }
    let dice = combat.dice.iter().map(|die| DieScene {
        id: die.id.to_string(),
        colour: die.id.colour.name().to_owned(),
        face: die.face.map(|face| face.text()),
        frozen: die.frozen,
    });
    UnderWay {
        terms: terms(combat),
        id: "combat".to_owned(),
        who: Some(game.fighter_name(combat.attacker).to_owned()),
        whom: vec![game.fighter_name(combat.defender).to_owned()],
        dice: dice.collect(),
        values,
    }
}
