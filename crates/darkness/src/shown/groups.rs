//! Enemies in play with their numbers, and what is in force.

use super::faces::TRACK;
use super::names;
use crate::Darkness;
use crate::content::text::{foes, words};
use crate::content::{AttackType, Pool, Power};
use crate::world::{Enemy, Fighter, Marker, World};
use table::phrase;
use table::phrase::Phrase;
use table::scene::{Badge, CardLine, EffectScene, Group, StatRow, Stays, Target};

/// MD-ENC-01: each enemy in play.
pub(super) fn groups(game: &Darkness, world: &World) -> Vec<Group> {
    super::scene::shown_enemies(world).into_iter().map(|enemy| group(game, world, enemy)).collect()
}

/// The name of the card of an enemy.
fn card(game: &Darkness, world: &World, enemy: Enemy) -> String {
    match (enemy, &world.boss) {
        (Enemy::Boss, Some(boss)) => game.boss(boss.which).name.clone(),
        _ => game.enemy_name(enemy).to_owned(),
    }
}

fn group(game: &Darkness, world: &World, enemy: Enemy) -> Group {
    let card = card(game, world, enemy);
    Group {
        id: game.enemy_name(enemy).to_owned(),
        name: Phrase::new(format!("md-enemy-{card}")),
        look: card.clone(),
        rows: vec![row(game, world, enemy)],
        card: Some(card),
        initiative: None,
    }
}

/// A number of an enemy: as it counts now, and as it is printed.
struct Number {
    kind: &'static str,
    printed: u8,
    now: u8,
}

fn same(kind: &'static str, n: u8) -> Number {
    Number { kind, printed: n, now: n }
}

/// MD-ENC-03, MD-ENC-10, MD-ENC-14: every number of its card as it counts now, and what is printed where it differs; the
/// dice that it attacks and defends with, its abilities, and what it does when it is activated.
fn row(game: &Darkness, world: &World, enemy: Enemy) -> StatRow {
    let numbers = numbers(game, world, enemy);
    let differs = numbers.iter().filter(|is| is.printed != is.now).map(|is| {
        let name = Phrase::new(format!("md-stat-{}", is.kind));
        let say = phrase!("darkness-group-printed", what = name, printed = is.printed, now = is.now);
        words::line(is.kind, is.printed.to_string(), say)
    });
    let values = numbers.iter().filter(|is| is.printed > 0 || is.now > 0);
    StatRow {
        values: values.map(|is| Badge { kind: is.kind.to_owned(), value: is.now.into() }).collect(),
        lines: differs.chain(attacks(game, world, enemy)).chain(printed(game, world, enemy)).collect(),
        acts: super::preview::next_acts(game, world, enemy),
        ..StatRow::default()
    }
}

fn numbers(game: &Darkness, world: &World, enemy: Enemy) -> Vec<Number> {
    let now = game.health_of(world, enemy);
    let defence = world.defence_dice(game, Fighter::Enemy(enemy));
    let dice = |printed: Pool| {
        [
            Number { kind: "defence", printed: printed.blue, now: defence.blue },
            Number { kind: "enemy-dice", printed: printed.black, now: defence.black },
        ]
    };
    match enemy {
        Enemy::Mob(id) => {
            let Some(mob) = world.mob(id) else { return Vec::new() };
            let card = game.mob_card(id, mob.category);
            let mut all = vec![same("health", card.health)];
            all.extend(dice(Pool { blue: card.defence, ..Pool::default() }));
            all.extend([same("minions", mob.minions), same("reward", card.reward)]);
            all
        }
        Enemy::Roaming(id) => {
            let Some(roamer) = world.roamer(id) else { return Vec::new() };
            let card = game.roaming_card(id, roamer.category);
            let mut all = vec![Number { kind: "health", printed: card.health, now }];
            all.extend(dice(card.defence));
            all.push(same("reward", card.treasure));
            all.extend(card.fixed.iter().map(|(rarity, n)| match rarity {
                crate::content::Rarity::Common => same("common-items", *n),
                crate::content::Rarity::Rare => same("rare-items", *n),
                crate::content::Rarity::Epic => same("epic-items", *n),
            }));
            all
        }
        Enemy::Boss => {
            let Some(boss) = &world.boss else { return Vec::new() };
            let card = game.boss(boss.which);
            let mut all = vec![same("health", now)];
            all.extend(dice(card.defence));
            let shields = world.standing_shields(game, Fighter::Enemy(Enemy::Boss));
            all.push(Number { kind: "shields", printed: 0, now: shields });
            let more = world.boss_powers(game).iter().filter(|power| **power == Power::Action).count() as u8;
            all.push(Number { kind: "actions", printed: card.actions, now: card.actions + more });
            all.push(same("activation-dice", card.activation));
            all
        }
    }
}

/// MD-MOB-06, MD-POL-06: each attack with the dice that count now.
fn attacks(game: &Darkness, world: &World, enemy: Enemy) -> Vec<CardLine> {
    let more = world.minion_dice(Fighter::Enemy(enemy), Fighter::Enemy(enemy));
    let each = |(kind, pool): (AttackType, Pool)| words::attack_line(&(kind, pool.and(more)));
    game.attacks_of(world, enemy).into_iter().map(each).collect()
}

/// What else is printed: abilities, lines, the attacks without what has come to them.
fn printed(game: &Darkness, world: &World, enemy: Enemy) -> Vec<CardLine> {
    match enemy {
        Enemy::Mob(id) => {
            let card = world.mob(id).map(|mob| game.mob_card(id, mob.category));
            card.into_iter().flat_map(|card| &card.ability).map(foes::ability_line).collect()
        }
        Enemy::Roaming(id) => {
            let Some(roamer) = world.roamer(id) else { return Vec::new() };
            let card = game.roaming_card(id, roamer.category);
            let line = |(when, acts): &(_, Vec<_>)| words::line("line", None, foes::behaviour(*when, acts));
            card.lines.iter().map(line).chain(card.ability.iter().map(foes::ability_line)).collect()
        }
        Enemy::Boss => {
            let Some(boss) = &world.boss else { return Vec::new() };
            let card = game.boss(boss.which);
            let special = |(icons, acts): (usize, &Vec<_>)| {
                words::line("line", icons.to_string(), foes::special(icons, acts))
            };
            let specials = card.specials.iter().enumerate().map(special);
            specials.chain(card.abilities.iter().map(foes::ability_line)).collect()
        }
    }
}

/// MD-ENC-17, MD-DRK-01, MD-BOS-15: the quest, what the track brings next, and the powers of the boss that are active.
pub(super) fn effects(game: &Darkness, world: &World) -> Vec<EffectScene> {
    let mut all = Vec::new();
    if let Some(quest) = world.agreed.quest {
        let quest = &game.content.quests[quest.index()];
        let name = Phrase::new(format!("md-quest-{}", quest.name));
        all.push(on_the_table(
            &quest.name,
            &quest.name,
            None,
            vec![phrase!("darkness-effect-quest", quest = name)],
        ));
        let (next, reached) = world.next_space(game);
        let say = phrase!(
            "darkness-next-space",
            track = names::track(next),
            space = next.space(),
            does = names::reached(reached)
        );
        let card = match (next, &world.boss) {
            (Marker::Boss(_), Some(boss)) => game.boss(boss.which).name.clone(),
            _ => TRACK.to_owned(),
        };
        all.push(on_the_table("next-space", &card, None, vec![say]));
    }
    if let Some(boss) = world.boss.as_ref().filter(|boss| boss.awake) {
        let powers = world.boss_powers(game).into_iter();
        let active = powers.filter(|power| !matches!(power, Power::Nothing | Power::Summon));
        let say: Vec<Phrase> = active.map(foes::power).collect();
        if !say.is_empty() {
            all.push(on_the_table("boss-powers", &game.boss(boss.which).name, Some("boss"), say));
        }
    }
    all
}

fn on_the_table(id: &str, card: &str, owner: Option<&str>, say: Vec<Phrase>) -> EffectScene {
    EffectScene {
        id: id.to_owned(),
        source: Some(Target::Card(card.to_owned())),
        owner: owner.map(str::to_owned),
        binds: owner.map(str::to_owned).into_iter().collect(),
        say,
        stays: Some(Stays::Persistent),
        used: None,
    }
}
