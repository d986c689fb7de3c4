//! Enemies in play with their numbers, and what is in force.

use super::names::{self};
use crate::Sorcery;
use crate::content::text::{self, words};
use crate::content::{Change, Hand, Weapon};
use crate::world::{Arm, Foe, FoeId, Hero, Who, World};
use table::Told;
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::{Badge, CardLine, EffectScene, Group, StatRow, Stays, Target};

/// SS-ENE-03: each enemy card in play.
pub(super) fn groups(game: &Sorcery, world: &World) -> Vec<Group> {
    world.foes.iter().map(|foe| group(game, world, foe)).collect()
}

fn group(game: &Sorcery, world: &World, foe: &Foe) -> Group {
    let name = game.content.cards[foe.card.index()].2.clone();
    Group {
        id: name.clone(),
        name: names::enemy(game, foe.card, None),
        look: game.enemy(foe.card).kind.clone(),
        rows: vec![row(game, world, foe)],
        // What is printed on its card and on its scroll.
        card: Some(name),
        initiative: None,
    }
}

/// A number of an enemy: as it counts now, and as it is printed.
struct Number {
    kind: &'static str,
    printed: u8,
    now: u8,
}

/// SS-ECD-01, SS-SCR-08: every number of the card and of the side of the scroll that is up: as it counts now; what is printed is
/// told where it differs. Then what its enemy powers do, and which charges it has left.
fn row(game: &Sorcery, world: &World, foe: &Foe) -> StatRow {
    let numbers = numbers(game, world, foe);
    let values = numbers.iter().filter(|is| is.printed > 0 || is.now > 0);
    let differs = numbers.iter().filter(|is| is.printed != is.now).map(|is| {
        let name = Phrase::new(format!("ss-stat-{}", is.kind));
        let say = phrase!("sorcery-group-printed", what = name, printed = is.printed, now = is.now);
        words::line(is.kind, is.printed.to_string(), say)
    });
    StatRow {
        values: values.map(|is| Badge { kind: is.kind.to_owned(), value: is.now.into() }).collect(),
        lines: differs.chain(powers(game, world, foe)).chain(charges(game, world, foe)).collect(),
        ..StatRow::default()
    }
}

fn numbers(game: &Sorcery, world: &World, foe: &Foe) -> Vec<Number> {
    let enemy = game.enemy(foe.card);
    // SS-HRD-01: of a horde the first that lives.
    let first = foe.alive().next().map_or(FoeId { card: foe.card, figure: 0 }, |(id, _)| id);
    let who = Who::Foe(first);
    let (few, many) = enemy.life;
    let printed_life = if world.agreed.heroes >= 4 { many } else { few };
    let by = |of: fn(Change) -> i8| world.changed(game, who, of);
    let more = |n: u8, by: i8| n.saturating_add_signed(by);
    let same = |kind, n| Number { kind, printed: n, now: n };
    let shields = world.body(who).map_or(0, |body| body.shields);
    let scroll = world.scroll(game, foe.card);
    let bonus = by(crate::world::hits);
    let weapon = |kinds: [&'static str; 4], is: &Weapon| {
        [
            Number { kind: kinds[0], printed: is.hits, now: more(is.hits, bonus) },
            same(kinds[1], is.red),
            same(kinds[2], is.blue),
            same(kinds[3], is.range),
        ]
    };
    let mut all = vec![
        Number { kind: "life", printed: printed_life, now: world.life(game, who) },
        Number { kind: "armor", printed: enemy.guard.armor, now: world.armor(game, who) },
        Number { kind: "shields", printed: enemy.guard.shields, now: shields },
        same("defence", enemy.guard.dice),
        Number {
            kind: "blocks",
            printed: enemy.guard.blocks,
            now: more(enemy.guard.blocks, by(crate::world::blocks)),
        },
    ];
    all.extend(weapon(["hits", "red", "blue", "range"], world.weapon(game, who, Arm::Scroll(Hand::Main))));
    if let Some(off) = &scroll.off {
        all.extend(weapon(["off-hits", "off-red", "off-blue", "off-range"], off));
    }
    all.push(Number { kind: "moves", printed: 0, now: more(0, by(crate::world::moves)) });
    all.push(same("shards", enemy.shards));
    all
}

/// SS-EPW-02: its enemy powers, at the level of the act.
fn powers<'a>(game: &'a Sorcery, world: &World, foe: &'a Foe) -> impl Iterator<Item = CardLine> + 'a {
    let act = world.act(game);
    foe.powers.iter().map(move |id| {
        let power = &game.content.enemy_powers[id.index()];
        let (level, way) = if act >= 2 { (2, &power.levels.1) } else { (1, &power.levels.0) };
        let does = game.content.way(way);
        let say =
            phrase!("sorcery-group-power", power = id.arg(game), level = text::roman(level), does = does);
        words::line("power", level.to_string(), say)
    })
}

/// SS-SCR-05: the charges that it has left, power by power.
fn charges<'a>(game: &'a Sorcery, world: &World, foe: &'a Foe) -> impl Iterator<Item = CardLine> + 'a {
    let powers = world.scroll(game, foe.card).powers.iter().zip(&foe.charges);
    powers.filter(|(power, _)| power.charges > 0).map(|(power, left)| {
        let name = Arg::name(format!("ss-scroll-{}", power.name));
        let say = phrase!("sorcery-group-charges", name = name, left = *left, most = power.charges);
        words::line("charges", left.to_string(), say)
    })
}

/// SS-EVT-06, SS-DAY-02, SS-TIME-08, SS-USE-10: what is in force, where it comes from and whom it binds.
pub(super) fn effects(game: &Sorcery, world: &World) -> Vec<EffectScene> {
    let mut all = Vec::new();
    for event in world.face_up.last().into_iter().chain(&world.day) {
        let is = &game.content.events[event.index()];
        let ongoing = is.ongoing.iter().map(|(side, change)| words::for_side(*side, *change));
        all.push(on_the_table(&is.name, ongoing.collect()));
    }
    if let Some(quest) = world.agreed.quest {
        let light: Vec<Phrase> =
            world.by_light(game).iter().map(|(side, is)| words::for_side(*side, *is)).collect();
        all.push(on_the_table(&game.content.quests[quest.index()].name, light));
    }
    all.retain(|effect: &EffectScene| !effect.say.is_empty());
    for (who, body) in world.figures() {
        for (name, change) in &body.changes {
            all.push(on_somebody(game, who, name, words::change(*change).into(), Stays::Round));
        }
    }
    if let Some(turn) = &world.turn {
        for (name, gain) in &turn.next {
            let gain = phrase!("sorcery-act-next", mine = Arg::text("no"), gain = text::gain(*gain));
            all.push(on_somebody(game, Who::Hero(turn.hero), name, gain.into(), Stays::Turn));
        }
    }
    all
}

fn on_the_table(name: &str, say: Vec<Phrase>) -> EffectScene {
    EffectScene {
        id: name.to_owned(),
        source: Some(Target::Card(name.to_owned())),
        owner: None,
        binds: Vec::new(),
        say,
        stays: Some(Stays::Persistent),
        used: None,
    }
}

fn on_somebody(game: &Sorcery, who: Who, name: &str, what: Arg, stays: Stays) -> EffectScene {
    let figure = Told::text(&who, game);
    EffectScene {
        id: name.to_owned(),
        source: None,
        owner: Some(figure.clone()),
        binds: vec![figure],
        say: vec![match cause(game, name) {
            Some(cause) => phrase!("sorcery-effect", cause = cause, what = what),
            None => phrase!("sorcery-effect-plain", what = what),
        }],
        stays: Some(stays),
        used: None,
    }
}

/// What people call what causes a change that lasts: a power, an item, a trap, a power of a scroll, a special action, Focus.
fn cause(game: &Sorcery, name: &str) -> Option<Arg> {
    let content = &game.content;
    let scrolls = content.enemies.iter().flat_map(|enemy| &enemy.sides).flat_map(|side| &side.powers);
    let specials = content.quests.iter().flat_map(|quest| &quest.specials);
    let kind = match () {
        () if name == "focus" => return Some(phrase!("sorcery-effect-focus").into()),
        () if content.power(name).is_some() => "power",
        () if content.item(name).is_some() => "item",
        () if content.event(name).is_some() => "event",
        () if content.traps.iter().any(|trap| trap.name == name) => "trap",
        () if scrolls.into_iter().any(|power| power.name == name) => "scroll",
        () if content.heroes.iter().any(|card| card.class == name) => "class",
        () if specials.into_iter().any(|special| special.name == name) => "special",
        () => return None,
    };
    Some(Arg::name(format!("ss-{kind}-{name}")))
}

/// How ready a hero's own powers are.
pub(super) fn is_spent(hero: &Hero, power: crate::content::PowerId, wait: u8) -> bool {
    wait > 0 || hero.used_round.contains(&power) || hero.used_quest.contains(&power)
}
