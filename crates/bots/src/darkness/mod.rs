//! The greedy player of Massive Darkness 2: fights what is near, then goes for treasure and objectives.
//!
//! Nothing is hidden in this game, so it reads the world. [`view`] is what a zone, an item or a die is worth; here
//! every kind of question is answered with it. It remembers nothing and leaves nothing to chance: the same question
//! gets the same answer.

pub mod view;

use crate::best;
use ::darkness::content::{Class, Effect, ItemId, SkillId, Slot, Token, When};
use ::darkness::world::{AbilityId, Enemy, Fighter, HeroId, Owned, Pick, ResultIcon};
use ::darkness::{Darkness, Prompt, World};
use table::{Answers, Ask, Chance, Options, Seat};
use view::View;

/// The greedy player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Answers<Darkness> for Greedy {
    fn answer(
        &mut self,
        game: &Darkness,
        ask: &Ask<'_, Darkness>,
        world: &mut World,
        _: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let picks = all(ask.options);
        let n = choose(game, world, ask.prompt, &picks, ask.seats.lowest()?);
        Some((ask.speaker(n)?, n))
    }
}

/// What is offered: to the party, to one of several, or in a window that every seat may let pass.
fn all(options: &dyn Options<Darkness>) -> Vec<Pick> {
    let pick = |n: usize| {
        let option = options.any(n);
        let owned = || option.downcast_ref::<Owned>().map(|owned| owned.pick.clone());
        option.downcast_ref::<Pick>().cloned().or_else(owned).unwrap_or(Pick::No)
    };
    (0..options.count()).map(pick).collect()
}

fn choose(game: &Darkness, world: &World, prompt: &Prompt, picks: &[Pick], seat: Seat) -> usize {
    let hero = world.hero_ids().find(|h| h.seat() == seat);
    let Some(asked) = hero else { return 0 };
    let view = View { game, world };
    match prompt {
        Prompt::NewSkill { .. } => best(picks, |pick| skill_worth(game, pick)),
        Prompt::StartingWeapon { hero } => best(picks, |pick| weapon_for(game, world, *hero, pick)),
        Prompt::StartingPotion { .. } => 0,
        Prompt::PlaceSkill { hero, skill } => {
            best(picks, |pick| place_worth(game, world, *hero, *skill, pick))
        }
        Prompt::NextHero => best(picks, |pick| match pick {
            Pick::OutOfTurn { .. } => (out_of_turn(&view, pick) - 1) * 100,
            _ => view.eagerness(pick),
        }),
        Prompt::Action { hero, .. } => best(picks, |pick| action_worth(&view, *hero, pick)),
        Prompt::Move { hero, .. } => best(picks, |pick| move_worth(&view, *hero, pick)),
        Prompt::Attack { hero, .. } => best(picks, |pick| view.attack_worth(*hero, pick)),
        Prompt::Pool { hero } => best(picks, |pick| pool_worth(&view, *hero, pick)),
        Prompt::Resolve { hero } => best(picks, |pick| resolve_worth(&view, *hero, pick)),
        Prompt::NewItem { hero, item } => best(picks, |pick| item_worth(&view, *hero, *item, pick)),
        Prompt::Trade { .. } => best(picks, |pick| trade_worth(&view, pick)),
        Prompt::Heal { .. } => best(picks, |pick| hurt(&view, pick)),
        Prompt::Recover { .. } => best(picks, |pick| match pick {
            Pick::Split(health, mana, fire) => {
                i32::from(*health) * 3 + i32::from(*mana) + i32::from(*fire) * 3
            }
            _ => 0,
        }),
        Prompt::RemoveFire { hero, .. } => {
            let low = world.hero(*hero).health <= 2;
            best(picks, |pick| {
                if let Pick::RemoveFire(n) = pick { i32::from(*n) * if low { -1 } else { 1 } } else { 0 }
            })
        }
        Prompt::Arrows { icons, .. } => {
            best(picks, |pick| if (*pick == Pick::Reveal) == (*icons <= 3) { 1 } else { 0 })
        }
        Prompt::ManaOrElement { hero } => {
            let full = world.hero(*hero).mana >= 3;
            best(picks, |pick| if (*pick == Pick::KeepMana) == full { 0 } else { 1 })
        }
        Prompt::RogueToken { .. } => 0,
        Prompt::Window | Prompt::NextEnemy => best(picks, |pick| out_of_turn(&view, pick)),
        Prompt::TakeOff { .. } => best(picks, |pick| -i32::from(matches!(pick, Pick::TakeOff(_)))),
        Prompt::EnemyTarget { .. } | Prompt::WhichHero => best(picks, |pick| toughness(&view, pick)),
        Prompt::EnemyStep { .. } => 0,
        Prompt::Credit => best(picks, |pick| match pick {
            Pick::Hero(h) => -i32::from(world.hero(*h).level) * 20 - i32::from(world.hero(*h).xp),
            _ => 0,
        }),
        Prompt::PayOff { .. } => best(picks, |pick| i32::from(matches!(pick, Pick::Pay(_)))),
        Prompt::Bless { .. } | Prompt::ShadowAbility { .. } | Prompt::Bullseye { .. } => 0,
        Prompt::WhichEnemy { .. } => best(picks, |pick| match pick {
            Pick::Enemy(enemy) => -view.toughness_of(*enemy),
            _ => 0,
        }),
        Prompt::Spirit { .. } => best(picks, |pick| i32::from(matches!(pick, Pick::On(..)))),
        Prompt::SpiritStep { spirit } => best(picks, |pick| match (pick, world.spirit(*spirit)) {
            (Pick::Step(to), Some(now)) => view.enemy_near(now.zone) - view.enemy_near(to.zone),
            _ => 0,
        }),
        Prompt::Consecrate { hero, .. } => {
            let here = world.hero(*hero).zone;
            best(picks, |pick| if let Pick::Zone(z) = pick { i32::from(z.zone == here) } else { 0 })
        }
        Prompt::Forge { .. } => {
            best(picks, |pick| if let Pick::Item(i) = pick { -view.item_value(asked, *i) } else { 0 })
        }
        _ => 0,
    }
}

/// Skills that hurt enemies first, then those that protect.
fn skill_worth(game: &Darkness, pick: &Pick) -> i32 {
    let Pick::Skill(id) = pick else { return 0 };
    let skill = game.skill(*id);
    let effect = |effect: &Effect| match effect {
        Effect::Dice(_, n) => 3 * i32::from(*n),
        Effect::Damage(n) | Effect::Wound(n, _) => 2 * i32::from(*n),
        Effect::Shield(n) | Effect::Reroll(n) | Effect::Pierce(n) => i32::from(*n) * 2 - 1,
        Effect::Heal(n) => i32::from(*n) + 1,
        Effect::Action(_) => 6,
        Effect::Summon(_) => 4,
        _ => 1,
    };
    let effects = skill.abilities.iter().chain(&skill.blessed).flat_map(|a| &a.does);
    effects.map(effect).sum::<i32>() + i32::from(skill.rank)
}

/// The weapon that suits a class.
fn weapon_for(game: &Darkness, world: &World, hero: HeroId, pick: &Pick) -> i32 {
    let Pick::Item(id) = pick else { return 0 };
    let wishes: &[&str] = match world.hero(hero).class {
        Class::Berserker => &["primitive-axe", "rusty-sword"],
        Class::Paladin => &["rusty-sword", "primitive-axe"],
        Class::Ranger => &["makeshift-spear", "short-bow"],
        Class::Rogue => &["dagger", "rusty-sword"],
        Class::Shaman => &["wooden-staff", "magic-ocarina"],
        Class::Wizard => &["wand-of-ashes", "wooden-staff"],
    };
    let name = &game.item(*id).name;
    wishes.iter().position(|wish| wish == name).map_or(0, |n| 10 - n as i32)
}

/// A Wizard covers basic spells first, a Paladin keeps its columns together.
fn place_worth(game: &Darkness, world: &World, hero: HeroId, _: SkillId, pick: &Pick) -> i32 {
    match (pick, &world.hero(hero).engine) {
        (Pick::Segment(n), ::darkness::world::Engine::Wizard { segments, .. }) => {
            match segments[usize::from(*n)] {
                None => 4 - i32::from(*n),
                Some(old) => -i32::from(game.skill(old).level),
            }
        }
        (Pick::Column(n), _) => -i32::from(*n),
        _ => 0,
    }
}

/// Whether a hero is wounded so badly that it must be healed.
fn in_need(view: &View<'_>, hero: HeroId) -> bool {
    let is = view.world.hero(hero);
    !is.defeated && is.health <= 3 && is.wounds(view.game) >= 3
}

fn does(view: &View<'_>, hero: HeroId, ability: AbilityId) -> Vec<Effect> {
    view.game.ability(ability, view.world.hero(hero)).map_or_else(Vec::new, |a| a.does.clone())
}

fn heals(view: &View<'_>, hero: HeroId, ability: AbilityId) -> bool {
    does(view, hero, ability).iter().any(|e| matches!(e, Effect::Heal(_) | Effect::HealAll))
}

fn out_of_turn(view: &View<'_>, pick: &Pick) -> i32 {
    match pick {
        Pick::OutOfTurn { hero, ability } => {
            if heals(view, *hero, *ability) && in_need(view, *hero) {
                50
            } else {
                -1
            }
        }
        Pick::Enemy(enemy) => 10 - view.toughness_of(*enemy).min(9),
        _ => 0,
    }
}

/// What an action, or something that costs none, is worth.
fn action_worth(view: &View<'_>, hero: HeroId, pick: &Pick) -> i32 {
    let is = view.world.hero(hero);
    let threatened = !view.world.enemies_in(is.zone).is_empty();
    match pick {
        Pick::Destroy(..) => 1_000,
        Pick::OutOfTurn { .. } => out_of_turn(view, pick),
        Pick::Use { ability, .. } if heals(view, hero, *ability) => {
            let anybody = view.world.heroes_in(is.zone).any(|h| in_need(view, h));
            if anybody { 300 } else { -1 }
        }
        Pick::Use { ability, .. } => use_worth(view, hero, *ability),
        Pick::Spirit(_) => 250,
        Pick::Flip(_) => 240,
        Pick::Attack if in_need(view, hero) && !threatened => 40,
        Pick::Attack => 200,
        Pick::Trade => {
            if view.should_trade(hero) {
                150
            } else {
                -10
            }
        }
        Pick::Recover => {
            let points = i32::from(is.wounds(view.game).min(2)) * 15 + i32::from(is.fire.min(2)) * 10;
            let mana = i32::from((is.max_mana(view.game) - is.mana).min(2)) * 4;
            if threatened || in_need(view, hero) { points + mana + 45 } else { points.min(28) + mana }
        }
        Pick::Move => {
            if threatened && view.can_fight_here(hero) {
                20
            } else {
                view.move_value(hero)
            }
        }
        Pick::Stance(stance) => {
            let wanted = if threatened { "bloodlust" } else { "frenzy" };
            if is.rage() >= 4 && stance.name() == wanted && view.stance(hero) != Some(wanted) {
                210
            } else {
                -5
            }
        }
        Pick::Consecrate(0) if threatened && is.mana >= 2 => 220,
        Pick::TakeOff(_) | Pick::TurnPointer | Pick::Unconsecrate(_) | Pick::Consecrate(_) => -20,
        Pick::End => 0,
        _ => -1,
    }
}

/// What an ability that does not heal is worth outside combat.
fn use_worth(view: &View<'_>, hero: HeroId, ability: AbilityId) -> i32 {
    let is = view.world.hero(hero);
    let action = view.game.ability(ability, is).is_some_and(|a| a.when == When::Action);
    let effects = does(view, hero, ability).into_iter().map(|effect| match effect {
        Effect::Mana(n) if action => i32::from((is.max_mana(view.game) - is.mana).min(n)) * 8,
        Effect::Mana(n) => i32::from((is.max_mana(view.game) - is.mana).min(n)) * 20,
        Effect::Wound(..) => {
            if is.health > 4 {
                230
            } else {
                -10
            }
        }
        Effect::Summon(_) => 245,
        Effect::Action(_) if view.anything_to_attack(hero) => 180,
        Effect::Rage(_) | Effect::Tokens(_) | Effect::Element(..) => 205,
        _ => -1,
    });
    effects.sum::<i32>() - 1
}

fn move_worth(view: &View<'_>, hero: HeroId, pick: &Pick) -> i32 {
    let is = view.world.hero(hero);
    match pick {
        Pick::Take(Token::Prize(_), _) => 500,
        Pick::Take(Token::Fountain, _) if is.wounds(view.game) >= 3 => 400,
        Pick::Take(Token::Forge, _) if is.inventory.len() >= 4 => 350,
        Pick::Take(Token::Fountain | Token::Forge, _) => -1,
        Pick::Take(..) => 450,
        Pick::Door(_, to) => view.door_value(hero, to.zone),
        Pick::Step(to) => view.step_value(hero, to.zone),
        Pick::Use { .. } => {
            if view.world.under_way.moving.as_ref().is_some_and(|m| m.points == 0) {
                -1
            } else {
                -2
            }
        }
        Pick::Done => 0,
        _ => -1,
    }
}

/// Everything that adds dice or damage is added; what rerolls waits for the result.
fn pool_worth(view: &View<'_>, hero: HeroId, pick: &Pick) -> i32 {
    let Pick::Use { ability, .. } = pick else { return 0 };
    if view.overkill() {
        return -1;
    }
    let is = view.world.hero(hero);
    let hurts = view.game.ability(*ability, is).is_some_and(|a| {
        a.cost.iter().any(|c| matches!(c, ::darkness::content::Cost::Wounds(n) if is.health <= n + 3))
    });
    let worth = does(view, hero, *ability).into_iter().map(|effect| match effect {
        Effect::Dice(..) | Effect::Damage(_) | Effect::Pierce(_) | Effect::Shield(_) => 5,
        Effect::Fire(_) | Effect::Frost(_) | Effect::Ignore(..) | Effect::Wound(..) => 3,
        Effect::Heal(_) => {
            if is.wounds(view.game) >= 2 {
                3
            } else {
                -3
            }
        }
        _ => -1,
    });
    if hurts { -1 } else { worth.sum() }
}

/// Bad dice are rolled again, then everything is resolved.
fn resolve_worth(view: &View<'_>, hero: HeroId, pick: &Pick) -> i32 {
    match pick {
        Pick::Reroll(die, _) => view.reroll_value(*die),
        Pick::Resolve { icon: ResultIcon::Mana, .. } => 6,
        Pick::Resolve { icon: ResultIcon::Shadow, .. } => 7,
        Pick::Rest => 2,
        Pick::Resolve { .. } => 1,
        Pick::Done => 0,
        Pick::Use { ability, .. } => {
            let rerolls = does(view, hero, *ability)
                .iter()
                .any(|e| matches!(e, Effect::Reroll(_) | Effect::EnemyReroll(_)));
            if rerolls { view.best_reroll() - 3 } else { pool_worth(view, hero, pick) }
        }
        _ => -1,
    }
}

fn item_worth(view: &View<'_>, hero: HeroId, item: ItemId, pick: &Pick) -> i32 {
    match pick {
        Pick::Equip(_, instead) => {
            let lost: i32 = instead.iter().map(|old| view.item_value(hero, *old)).sum();
            view.item_value(hero, item) - lost
        }
        Pick::Give(_, to) => view.wish(*to, item) - view.wish(hero, item) - 2,
        _ => 0,
    }
}

fn trade_worth(view: &View<'_>, pick: &Pick) -> i32 {
    match pick {
        Pick::HeroEquips(hero, item, instead) => {
            let lost: i32 = instead.iter().map(|old| view.item_value(*hero, *old)).sum();
            view.item_value(*hero, *item) - lost
        }
        Pick::HeroGives(from, item, to) => {
            let worn = view.world.hero(*from).worn.contains(item);
            let potion = view.game.item(*item).slot == Slot::Consumable;
            if worn || potion { -1 } else { view.wish(*to, *item) - view.wish(*from, *item) - 2 }
        }
        _ => 0,
    }
}

fn hurt(view: &View<'_>, pick: &Pick) -> i32 {
    match pick {
        Pick::Hero(h) => {
            i32::from(view.world.hero(*h).wounds(view.game)) - i32::from(view.world.hero(*h).health)
        }
        _ => 0,
    }
}

/// How well a hero can bear an attack: the enemy is to attack the one who bears it best.
fn toughness(view: &View<'_>, pick: &Pick) -> i32 {
    match pick {
        Pick::Target(Fighter::Hero(h)) => {
            let is = view.world.hero(*h);
            i32::from(is.health) + i32::from(is.defence(view.game, view.world.heroes.len()))
        }
        Pick::Target(Fighter::Spirit(_)) => 30,
        Pick::Target(Fighter::Enemy(Enemy::Boss | Enemy::Mob(_) | Enemy::Roaming(_))) => 0,
        _ => 0,
    }
}
