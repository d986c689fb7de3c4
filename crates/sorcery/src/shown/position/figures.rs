//! Heroes and enemies of a position.

use super::Position;
use super::names::{area, hero_named, item, power_named, wrong};
use crate::Sorcery;
use crate::content::{CardId, Change, ClassId, Condition, Lasting};
use crate::scenario::setup;
use crate::world::{Body, Coins, Foe, Held, Hero, Who, World};
use serde::{Deserialize, Serialize};
use table::SetupError;

/// A figure by its name: a hero, or an enemy card.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct FigureAt {
    pub(super) area: Option<String>,
    pub(super) areas: Vec<String>,
    pub(super) before: Option<String>,
    pub(super) seat: Option<u8>,
    pub(super) class: Option<String>,
    pub(super) rank: Option<u8>,
    pub(super) wounds: u8,
    pub(super) ghost: bool,
    pub(super) conditions: Vec<String>,
    pub(super) fire: [u8; 2],
    pub(super) tokens: Vec<String>,
    pub(super) shields: Option<u8>,
    pub(super) main: Option<String>,
    pub(super) off: Option<String>,
    pub(super) armor: Option<String>,
    pub(super) artifact: Option<String>,
    pub(super) spent: u8,
    pub(super) awake: bool,
    pub(super) inventory: Vec<String>,
    pub(super) crowns: u16,
    pub(super) key: bool,
    pub(super) powers: Vec<String>,
    pub(super) done: bool,
    pub(super) hidden: bool,
    pub(super) companion: Option<String>,
    pub(super) companion_wounds: u8,
    pub(super) manager: Option<String>,
    pub(super) side: Option<u8>,
    pub(super) charges: Option<Vec<u8>>,
    /// Coins of 5, 10 and 50 crowns, instead of `crowns`.
    pub(super) coins: Option<[u8; 3]>,
    /// What lasts until the next time phase, with what caused it.
    pub(super) changes: Vec<(String, Change)>,
    /// Limited powers that were used in this round, and in this quest.
    pub(super) used: [Vec<String>; 2],
    pub(super) fell: bool,
    pub(super) companion_acted: bool,
    /// Everything about the companion's figure.
    pub(super) companion_is: Option<Box<FigureAt>>,
    /// Everything about each figure of an enemy, the dead left out.
    pub(super) each: Vec<Option<FigureAt>>,
    pub(super) taunted: Option<String>,
}

impl Position {
    pub(super) fn heroes(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        let mut all: Vec<(u8, Hero)> = Vec::new();
        for (name, at) in &self.figures {
            let cards = game.content.heroes.iter().enumerate().filter(|(_, card)| card.hero == *name);
            let class =
                cards.clone().find(|(_, card)| at.class.as_ref().is_none_or(|class| card.class == *class));
            match class {
                Some((n, _)) => {
                    let hero = hero(game, world, ClassId(n as u8), name, at)?;
                    all.push((at.seat.unwrap_or(all.len() as u8), hero));
                }
                None if cards.clone().next().is_some() => {
                    return wrong(format!("{name} has no class {:?}", at.class));
                }
                None => {}
            }
        }
        all.sort_by_key(|(seat, _)| *seat);
        world.heroes = all.into_iter().map(|(_, hero)| hero).collect();
        for (n, id) in world.hero_ids().into_iter().enumerate() {
            let at = &self.figures[&game.class(id.class).hero];
            let who = Who::Hero(id);
            let full = world.full_shields(game, who);
            world.heroes[n].body.shields = at.shields.unwrap_or(full);
            let name = &game.class(id.class).hero;
            world.heroes[n].coins = match at.coins {
                Some(coins) => {
                    let bank = &mut world.bank.0;
                    bank.iter_mut().zip(coins).for_each(|(left, n)| *left = left.saturating_sub(n));
                    Coins(coins)
                }
                None if world.bank.has(at.crowns) => world.bank.pay(at.crowns),
                None => {
                    return wrong(format!(
                        "the box has no coins for the {} crowns of {name} (SS-GOLD-05)",
                        at.crowns
                    ));
                }
            };
            match (world.heroes[n].artifact, at.spent) {
                (_, 0) => {}
                (Some(item), spent) => world.spent.push((item, spent)),
                (None, _) => {
                    return wrong(format!(
                        "{name} wears no artifact that could have lost charges (SS-ART-03)"
                    ));
                }
            }
        }
        Ok(())
    }

    pub(super) fn enemies(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        for (name, at) in &self.figures {
            if game.content.heroes.iter().any(|card| card.hero == *name) {
                continue;
            }
            let Some(n) = game.content.number_of("CardId", name) else {
                let all: Vec<&str> = game.content.cards.iter().map(|card| &*card.2).collect();
                return wrong(format!("there is no figure {name:?}; there are: {}", all.join(", ")));
            };
            let card = CardId(n as u8);
            let first = at.area.as_ref().or(at.areas.first());
            let Some(first) = first else { return wrong(format!("{name} needs an area")) };
            let mut foe = world.new_foe(game, card, area(world, first)?);
            foe.side = at.side.unwrap_or(1).saturating_sub(1);
            foe.charges = at.charges.clone().unwrap_or_else(|| {
                let sides = &game.enemy(card).sides;
                sides[usize::from(foe.side).min(sides.len() - 1)]
                    .powers
                    .iter()
                    .map(|power| power.charges)
                    .collect()
            });
            if let Some(hero) = &at.manager {
                foe.manager = hero_named(game, world, hero)?.seat;
            }
            for power in &at.powers {
                let Some(n) = game.content.number_of("EnemyPowerId", power) else {
                    return wrong(format!("there is no enemy power {power:?}"));
                };
                let id = crate::content::EnemyPowerId(n as u8);
                foe.powers.push(id);
                world.decks.enemy_powers.take(&id);
            }
            let figures = if at.areas.is_empty() { foe.figures.len() } else { at.areas.len() };
            for (n, figure) in foe.figures.iter_mut().enumerate() {
                if n >= figures {
                    *figure = None;
                } else if let Some(body) = figure {
                    body.at = area(world, at.areas.get(n).unwrap_or(first))?;
                    fill(world, body, at)?;
                    body.shields = at.shields.unwrap_or(body.shields);
                }
            }
            self.bodies(world, &mut foe, at)?;
            if let Some(hero) = &at.taunted {
                foe.taunted = Some(hero_named(game, world, hero)?);
            }
            world.decks.enemies.take(&card);
            world.foes.push(foe);
            world.foes.sort_by_key(|foe| foe.card);
        }
        Ok(())
    }

    /// The figures of an enemy, where they are written one by one.
    pub(super) fn bodies(&self, world: &World, foe: &mut Foe, at: &FigureAt) -> Result<(), SetupError> {
        for (figure, one) in foe.figures.iter_mut().zip(&at.each) {
            *figure = match one {
                None => None,
                Some(one) => Some(body_at(world, one)?),
            };
        }
        Ok(())
    }
}

/// `stunned`, `poisoned-1`; `stunned 2`: received in the figure's own turn.
fn condition(body: &mut Body, text: &str) -> Result<(), SetupError> {
    let (text, until) = match text.strip_suffix(" 2") {
        Some(text) => (text, 2),
        None => (text, 1),
    };
    let all = [Condition::Stunned, Condition::Blinded, Condition::KnockedDown, Condition::Slowed];
    let all = all.into_iter().chain([Condition::Poisoned(1), Condition::Poisoned(2)]);
    match all.into_iter().find(|c| c.name() == text) {
        Some(Condition::Stunned) => body.stunned = until,
        Some(Condition::Blinded) => body.blinded = until,
        Some(Condition::Slowed) => body.slowed = until,
        Some(Condition::KnockedDown) => body.down = true,
        Some(Condition::Poisoned(n)) => body.poison = n,
        None => return wrong(format!("there is no condition {text:?}; write stunned, blinded, poisoned-1")),
    }
    Ok(())
}

fn lasting(text: &str) -> Result<Lasting, SetupError> {
    let all =
        [Lasting::LessHit, Lasting::LessArmor, Lasting::NoEnergy, Lasting::LessLife(1), Lasting::LessLife(2)];
    let found = all.into_iter().find(|token| token.name() == text);
    found.ok_or_else(|| SetupError::new(format!("there is no token {text:?}")))
}

/// A figure of its own.
fn body_at(world: &World, at: &FigureAt) -> Result<Body, SetupError> {
    let Some(place) = &at.area else { return wrong("every figure needs an area") };
    let mut body = Body::new(area(world, place)?);
    fill(world, &mut body, at)?;
    body.shields = at.shields.unwrap_or(0);
    Ok(body)
}

fn fill(world: &World, body: &mut Body, at: &FigureAt) -> Result<(), SetupError> {
    body.wounds = at.wounds;
    body.fire = at.fire;
    body.before = at.before.as_ref().map(|name| area(world, name)).transpose()?;
    for text in &at.conditions {
        condition(body, text)?;
    }
    body.changes = at.changes.clone();
    body.tokens = at.tokens.iter().map(|text| lasting(text)).collect::<Result<_, _>>()?;
    Ok(())
}

fn hero(
    game: &Sorcery,
    world: &World,
    class: ClassId,
    name: &str,
    at: &FigureAt,
) -> Result<Hero, SetupError> {
    let Some(place) = &at.area else { return wrong(format!("{name} needs an area: area = \"a\"")) };
    let mut hero = setup::bare_hero(class, area(world, place)?);
    // SS-CAMP-04: as high as the quest asks, if nothing is said.
    let least = world.agreed.quest.map_or(1, |quest| game.content.quests[quest.index()].least_rank);
    hero.rank = at.rank.unwrap_or(least);
    hero.ghost = at.ghost;
    (hero.key, hero.done, hero.hidden, hero.awake) = (at.key, at.done, at.hidden, at.awake);
    (hero.fell, hero.companion_acted) = (at.fell, at.companion_acted);
    fill(world, &mut hero.body, at)?;
    let slot = |name: &Option<String>| name.as_ref().map(|name| item(game, name)).transpose();
    hero.main = slot(&at.main)?;
    hero.off = slot(&at.off)?;
    hero.armor = slot(&at.armor)?;
    hero.artifact = slot(&at.artifact)?;
    hero.inventory = at.inventory.iter().map(|name| item(game, name)).collect::<Result<_, _>>()?;
    hero.inventory.sort_unstable();
    for text in &at.powers {
        let mut words = text.split_whitespace();
        let power = power_named(game, words.next().unwrap_or_default())?;
        let wait = words.next().and_then(|wait| wait.parse().ok()).unwrap_or(0);
        let from = words.next().map(|name| item(game, name)).transpose()?;
        hero.powers.push(Held { power, wait, from });
    }
    let powers =
        |names: &[String]| names.iter().map(|name| power_named(game, name)).collect::<Result<_, _>>();
    (hero.used_round, hero.used_quest) = (powers(&at.used[0])?, powers(&at.used[1])?);
    if let Some(place) = &at.companion {
        let mut body = Body::new(area(world, place)?);
        body.wounds = at.companion_wounds;
        hero.companion = Some(body);
    }
    if let Some(figure) = &at.companion_is {
        hero.companion = Some(body_at(world, figure)?);
    }
    Ok(hero)
}
