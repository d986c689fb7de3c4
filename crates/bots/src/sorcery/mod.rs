//! The greedy player of Sword & Sorcery: fights what it sees, then goes for the goal, and takes what lies on the way.
//!
//! Nothing is hidden in this game, so it reads the world. [`view`] says what an area, an attack or an item is worth; here every
//! kind of question is answered with it. It remembers nothing and leaves nothing to chance: the same question gets the same
//! answer.

pub mod view;

use crate::best;
use ::sorcery::content::{Act, Gain, Nature, Passive, Property, Symbol, Use};
use ::sorcery::world::{HeroId, Pick, Who};
use ::sorcery::{Prompt, Sorcery, World};
use table::{Answers, Ask, Chance, Options, Seat};
use view::View;

/// The greedy player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Answers<Sorcery> for Greedy {
    fn answer(
        &mut self,
        game: &Sorcery,
        ask: &Ask<'_, Sorcery>,
        world: &mut World,
        _: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let picks = all(ask.options);
        let n = choose(&View { game, world }, ask.prompt, &picks);
        Some((ask.speaker(n)?, n))
    }
}

/// What is offered; in a window also that every seat may let it pass.
fn all(options: &dyn Options<Sorcery>) -> Vec<Pick> {
    let pick = |n: usize| options.any(n).downcast_ref::<Pick>().cloned().unwrap_or(Pick::No);
    (0..options.count()).map(pick).collect()
}

fn choose(view: &View<'_>, prompt: &Prompt, picks: &[Pick]) -> usize {
    match prompt {
        Prompt::Learn { hero } => best(picks, |pick| learn(view, *hero, pick)),
        Prompt::Souls { .. } => best(picks, |pick| match pick {
            Pick::Resurrect(_) => 100,
            Pick::Raise(hero) => 50 - i32::from(hero.seat),
            _ => 0,
        }),
        Prompt::NextHero => best(picks, |pick| view.eagerness(pick)),
        Prompt::Action { hero, .. } => best(picks, |pick| action(view, *hero, pick, picks)),
        Prompt::GhostAction { hero } => best(picks, |pick| ghost(view, *hero, pick)),
        Prompt::Properties { .. } => best(picks, |pick| property(view, pick)),
        Prompt::Defend { .. } => best(picks, |pick| protection(view, pick)),
        Prompt::Projectile { .. } => best(picks, |pick| i32::from(matches!(pick, Pick::Projectile(_)))),
        Prompt::SecondAttack { hero } => best(picks, |pick| match pick {
            Pick::Attack(item, Who::Foe(foe)) => 50 + view.strike(*hero, *item, *foe),
            Pick::Focus => 500,
            Pick::Use(power, level) => use_power(view, *hero, *power, *level, true),
            Pick::UseItem(item) => use_item(view, *hero, *item, true),
            Pick::Attack(..) => -100,
            Pick::No => 0,
            _ => -1,
        }),
        Prompt::Whom { .. } => best(picks, |pick| whom(view, pick)),
        Prompt::Companion { hero } => best(picks, |pick| companion(view, *hero, pick)),
        Prompt::WhichPower { .. } => 0,
        Prompt::WhichTrap { .. } => best(picks, |pick| view.harmless(pick)),
        Prompt::WhichTreasure { hero } => best(picks, |pick| match pick {
            Pick::Card(name) => view.game.content.item(name).map_or(0, |id| view.wish(*hero, id)),
            _ => 0,
        }),
        Prompt::Reorganize { hero } => best(picks, |pick| match pick {
            // Only what is truly better: two things of equal worth would change places for ever.
            Pick::Equip(item) => 2 * view.improvement(*hero, *item),
            Pick::Done => 1,
            _ => -1,
        }),
        Prompt::Cure { .. } => 0,
        Prompt::Receive { .. } => best(picks, |pick| i32::from(matches!(pick, Pick::Equip(_)))),
        Prompt::Exchange { .. } => best(picks, |pick| i32::from(*pick == Pick::Done)),
        Prompt::React { .. } => best(picks, |pick| react(view, pick)),
        Prompt::EnemyTarget { .. } => best(picks, |pick| toughness(view, pick)),
        Prompt::PassThreat => best(picks, |pick| match pick {
            Pick::Hero(hero) => view.life_left(Who::Hero(*hero)),
            _ => 0,
        }),
        Prompt::Shopper => best(picks, |pick| match pick {
            Pick::Hero(hero) => view.errand(*hero),
            _ => 0,
        }),
        Prompt::Emporium { hero, .. } => best(picks, |pick| view.service(*hero, pick)),
        Prompt::Course { .. } => {
            best(picks, |pick| i32::from(matches!(pick, Pick::Course(_, Nature::Lawful))))
        }
        Prompt::NextEnemy
        | Prompt::EnemyStep { .. }
        | Prompt::EnemyProperty
        | Prompt::Pushed { .. }
        | Prompt::NextShadow
        | Prompt::WhichGate
        | Prompt::NextQuest => 0,
    }
}

/// Powers that hurt first, then those that heal and protect.
fn learn(view: &View<'_>, hero: HeroId, pick: &Pick) -> i32 {
    let Pick::Learn(id) = pick else { return 0 };
    let power = view.game.power(*id);
    let rank = view.world.hero(hero).rank;
    let Some(level) = power.levels.iter().rfind(|level| level.rank <= rank) else { return 0 };
    let attack = level.attack.as_ref().map_or(0, |weapon| view.force(weapon) - 10);
    let act = |act: Act| match act {
        Act::Next(Gain::Hits(n)) => 8 * i32::from(n),
        Act::NextHitsByRank => 9,
        Act::Next(Gain::Critical | Gain::Lethal(_)) => 7,
        Act::Next(_) => 4,
        Act::Heal(n) => 4 * i32::from(n),
        Act::Companion => 12,
        Act::Until(_) => 7,
        Act::Give(_) => 6,
        Act::Suffer(n) => 5 * i32::from(n),
        _ => 1,
    };
    let passive = |passive: &Passive| match passive {
        Passive::Always(_) => 12,
        Passive::Life(n) => 6 * i32::from(*n),
        Passive::SaveAgain => 4,
        _ => 3,
    };
    let deeds: i32 = level.deeds.iter().map(|deed| act(deed.act())).sum();
    let slow = i32::from(level.cooldown);
    attack + (deeds - slow).max(0) + level.passive.iter().map(passive).sum::<i32>()
}

/// What an action is worth; the end of the turn is worth nothing.
fn action(view: &View<'_>, hero: HeroId, pick: &Pick, picks: &[Pick]) -> i32 {
    let fights =
        picks.iter().any(|p| matches!(p, Pick::Attack(_, Who::Foe(_)) | Pick::Strike(_, _, Who::Foe(_))));
    let hurt = view.hurt(hero);
    match pick {
        Pick::StandUp | Pick::DashUp => 600,
        Pick::PickTreasure | Pick::PickLoot | Pick::PickCoins | Pick::PickKey => 900,
        Pick::PickUp(item) => view.wish(hero, *item).min(800),
        Pick::Unlock(_) | Pick::UnlockChest => 850,
        Pick::Use(power, level) => use_power(view, hero, *power, *level, fights),
        Pick::UseItem(item) => use_item(view, hero, *item, fights),
        Pick::Focus if fights => 400,
        Pick::Attack(item, Who::Foe(foe)) => 200 + view.strike(hero, *item, *foe),
        Pick::Strike(power, level, Who::Foe(foe)) => 210 + view.blow(hero, *power, *level, *foe),
        Pick::Awake(_) if fights && view.world.shards >= 12 => 420,
        Pick::Reorganize if view.better_equipment(hero) => 350,
        Pick::BashChest if !hurt => 120,
        Pick::Search if !hurt => 90,
        Pick::Special(_) => 80,
        Pick::Open(spot) | Pick::BashDoor(spot) => view.door(hero, spot),
        Pick::Step(spot) => view.step(hero, spot),
        Pick::Dash if !fights && view.on_the_way(hero) => 5,
        Pick::End => 0,
        _ => -1,
    }
}

fn use_power(view: &View<'_>, hero: HeroId, id: ::sorcery::content::PowerId, level: u8, fights: bool) -> i32 {
    let power = view.game.power(id);
    let Some(is) = power.levels.get(usize::from(level)) else { return -1 };
    let act = |act: Act| match act {
        Act::Next(_) | Act::NextHitsByRank if fights => 450,
        Act::Heal(n) => view.healing(hero, power.range, n),
        Act::HealByRank => view.healing(hero, power.range, 1),
        Act::Until(_) if fights || view.world.is_engaged(Who::Hero(hero)) => 430,
        Act::Companion => 300,
        Act::Give(_) | Act::Suffer(_) | Act::Fire(_) | Act::FireHere(_)
            if view.enemy_in_reach(hero, power.range) =>
        {
            260
        }
        Act::Move(_) if power.uses == Use::Free => {
            if fights {
                -1
            } else {
                30
            }
        }
        Act::Ready | Act::Hasten => 20,
        _ => -1,
    };
    let snare = if is.snare.is_empty() { -1 } else { 15 };
    is.deeds.iter().map(|deed| act(deed.act())).max().unwrap_or(snare) + i32::from(level)
}

fn use_item(view: &View<'_>, hero: HeroId, id: ::sorcery::content::ItemId, fights: bool) -> i32 {
    let item = view.game.item(id);
    let act = |act: Act| match act {
        Act::Heal(n) => view.healing(hero, item.range, n) - 20,
        Act::Next(_) if fights => 410,
        Act::Cure => -1,
        Act::Shards(_) => 500,
        Act::Give(_) | Act::Fire(_) | Act::FireHere(_) if view.enemy_in_reach(hero, item.range) => 250,
        Act::Ready | Act::Hasten if view.waits(hero) => 100,
        _ => -1,
    };
    item.deeds.iter().map(|deed| act(deed.act())).max().unwrap_or(-1)
}

/// Back to an altar, then the scream.
fn ghost(view: &View<'_>, hero: HeroId, pick: &Pick) -> i32 {
    let at = view.world.hero(hero).body.at;
    let there = view.world.active_altars().contains(&at);
    match pick {
        Pick::Scream(_) => 50,
        Pick::Return(_) if !there => 40,
        Pick::End => 0,
        _ => -1,
    }
}

/// Hits and what makes them count; a push only as a last resort.
fn property(view: &View<'_>, pick: &Pick) -> i32 {
    match pick {
        Pick::Property(_, _, Property(_, gain)) => match gain {
            Gain::Critical => 60,
            Gain::Hits(n) => 50 + i32::from(*n),
            Gain::Lethal(_) => 45,
            Gain::Give(_) => 40,
            Gain::Area(_) => 38,
            Gain::Pierce(_) => 36,
            Gain::Fire(_) => 35,
            Gain::Heal(_) | Gain::Steal(_) => 30,
            Gain::Reroll(_) => 28,
            Gain::Bash => -1,
            Gain::Blocks(_) => -1,
        },
        Pick::Reroll(n, ..) => view.again(*n, Symbol::Hit),
        _ => 0,
    }
}

fn protection(view: &View<'_>, pick: &Pick) -> i32 {
    match pick {
        Pick::Property(_, _, Property(_, Gain::Blocks(_))) => 60,
        Pick::Property(_, _, Property(_, Gain::Reroll(_))) => view.bad_defence(),
        Pick::Reroll(n, ..) => view.again(*n, Symbol::Block),
        _ => 0,
    }
}

/// Whoever is hurt most is healed; of enemies the weakest falls first.
fn whom(view: &View<'_>, pick: &Pick) -> i32 {
    match pick {
        Pick::Figure(who @ Who::Foe(_)) => 100 - view.life_left(*who),
        Pick::Figure(who) => i32::from(view.world.body(*who).map_or(0, |body| body.wounds)),
        _ => -1,
    }
}

fn companion(view: &View<'_>, hero: HeroId, pick: &Pick) -> i32 {
    match pick {
        Pick::Figure(who) => 200 - view.life_left(*who),
        Pick::StandUp => 300,
        Pick::Step(spot) => view.companion_step(hero, spot),
        _ => 0,
    }
}

/// Protection is used as soon as it can be; a taunt by whoever bears it.
fn react(view: &View<'_>, pick: &Pick) -> i32 {
    let Pick::React(hero, id, _) = pick else { return 0 };
    let taunts = view.game.power(*id).levels.iter().flat_map(|l| &l.deeds).any(|d| d.act() == Act::Taunt);
    if taunts && view.life_left(Who::Hero(*hero)) < 4 { -1 } else { 5 }
}

/// The enemy is to attack the one who bears it best.
fn toughness(view: &View<'_>, pick: &Pick) -> i32 {
    match pick {
        Pick::Figure(who @ Who::Companion(_)) => 50 + view.life_left(*who),
        Pick::Figure(who) => view.life_left(*who) + 2 * i32::from(view.world.armor(view.game, *who)),
        _ => 0,
    }
}
