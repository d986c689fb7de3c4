//! What characters do: every ability but moves and attacks, which have chapters of their own.

use crate::attack::{self, Aim};
use crate::content::{Ability, Condition, Conditions, Whom};
use crate::damage::{self, Cause};
use crate::effects::{self, Force, May, Shove};
use crate::{Fact, FigureId, HeroId, Play, Prompt, World, bonuses, conditions, elements, heal, movement};
use table::Rule;

/// GH-TRN-03, GH-TRN-05: a character performs one ability of an action. What is good for it may be left; what
/// hurts it may not.
pub fn by_hero(play: &mut Play, hero: HeroId, ability: &Ability) -> Rule {
    let figure = FigureId::Hero(hero);
    match ability {
        Ability::Move { points, jump } => movement::move_hero(play, hero, points.of(0), *jump),
        Ability::Attack(printed) => attack::attack_by_hero(play, hero, printed),
        Ability::Heal { points, range } => heal_by_hero(play, hero, *points, *range),
        Ability::Suffer(points) => damage::suffer(play, figure, *points, Cause::Ability),
        Ability::Infuse(sign) => elements::infuse_sign(play, figure, *sign),
        Ability::Consume(sign, then) => match elements::consume(play, figure, *sign)? {
            true => by_hero(play, hero, then),
            false => Ok(()),
        },
        Ability::Give(given, whom) => give_by_hero(play, hero, *given, *whom),
        Ability::Push(hexes, whom) => force_by_hero(play, hero, Force::Push, *hexes, *whom),
        Ability::Pull(hexes, whom) => force_by_hero(play, hero, Force::Pull, *hexes, *whom),
        Ability::Shield(points) => {
            if may(play, hero)? {
                bonuses::shield(play, figure, *points);
            }
            Ok(())
        }
        Ability::Retaliate(bonus) => {
            if may(play, hero)? {
                bonuses::retaliate(play, figure, *bonus);
            }
            Ok(())
        }
        Ability::Loot(range) => {
            if may(play, hero)? {
                loot(play, figure, *range);
            }
            Ok(())
        }
        Ability::Land => movement::lose_flying(play, hero),
        Ability::DisarmTrap(range) => disarm_trap(play, hero, *range),
        // Only monsters have these.
        Ability::HealInRange(_)
        | Ability::HealAll(..)
        | Ability::Damage(..)
        | Ability::OnDeath(_)
        | Ability::Summon(..)
        | Ability::Trap(..)
        | Ability::Special(_)
        | Ability::OpenNextDoor => Ok(()),
    }
}

fn may(play: &mut Play, hero: HeroId) -> Rule<bool> {
    Ok(play.choose(hero.seat(), Prompt::Perform { hero }, &[May::Do, May::Skip])? == May::Do)
}

/// GH-HEA-01..03: itself, or itself or one ally in range and sight.
fn heal_by_hero(play: &mut Play, hero: HeroId, points: u8, range: Option<u8>) -> Rule {
    let figure = FigureId::Hero(hero);
    let mut options: Vec<Aim> = match range {
        None => vec![Aim::At(figure)],
        Some(range) => play.world.friends_in_reach(figure, range).into_iter().map(Aim::At).collect(),
    };
    options.push(Aim::Done);
    if let Aim::At(target) = play.choose(hero.seat(), Prompt::Heal { healer: figure, points }, &options)? {
        heal::heal(play, target, points);
    }
    Ok(())
}

/// GH-EFF-04: conditions without an attack.
///
/// GH-TRN-05: what harms oneself or an ally cannot be left; only what is good with it can.
fn give_by_hero(play: &mut Play, hero: HeroId, given: Conditions, whom: Whom) -> Rule {
    let (bad, good): (Vec<Condition>, Vec<Condition>) = given.iter().partition(|c| c.is_negative());
    if let (Whom::Myself | Whom::Ally(_) | Whom::Allies(_), false) = (whom, bad.is_empty()) {
        let mut all = play.world.concerned(hero.into(), whom);
        if let Whom::Ally(_) = whom {
            let options: Vec<Aim> = all.into_iter().map(Aim::At).collect();
            all = match play.choose(hero.seat(), Prompt::Affect { by: hero.into() }, &options)? {
                Aim::At(target) => vec![target],
                Aim::Done => Vec::new(),
            };
        }
        let wanted = !good.is_empty() && !all.is_empty() && may(play, hero)?;
        for target in all {
            bad.iter().for_each(|c| conditions::give(play, target, *c));
            good.iter().filter(|_| wanted).for_each(|c| conditions::give(play, target, *c));
        }
        return Ok(());
    }
    for target in choose_whom(play, hero, whom)? {
        conditions::give_all(play, target, given);
    }
    Ok(())
}

/// GH-EFF-04: forced movement without an attack.
fn force_by_hero(play: &mut Play, hero: HeroId, how: Force, hexes: u8, whom: Whom) -> Rule {
    for target in choose_whom(play, hero, whom)? {
        effects::force(play, hero.into(), target, how, hexes)?;
    }
    Ok(())
}

/// Whom an ability concerns; its player chooses where one is to be chosen, and may leave it.
fn choose_whom(play: &mut Play, hero: HeroId, whom: Whom) -> Rule<Vec<FigureId>> {
    let figure = FigureId::Hero(hero);
    let all = play.world.concerned(figure, whom);
    if let Whom::Enemy(_) | Whom::Ally(_) = whom {
        let mut options: Vec<Aim> = all.into_iter().map(Aim::At).collect();
        if options.is_empty() {
            return Ok(Vec::new());
        }
        options.push(Aim::Done);
        return Ok(match play.choose(hero.seat(), Prompt::Affect { by: figure }, &options)? {
            Aim::At(target) => vec![target],
            Aim::Done => Vec::new(),
        });
    }
    let wanted = !all.is_empty() && may(play, hero)?;
    Ok(if wanted { all } else { Vec::new() })
}

/// GH-MAP-13, GH-ATK-09: a trap in range and sight is taken away; nobody springs it.
fn disarm_trap(play: &mut Play, hero: HeroId, range: u8) -> Rule {
    let Some(from) = play.world.at(hero.into()) else { return Ok(()) };
    let near = play.world.traps.iter().filter(|t| play.world.reaches(from, t.at, range));
    let mut options: Vec<Shove> = near.map(|t| Shove::To(play.world.spot(t.at))).collect();
    if options.is_empty() {
        return Ok(());
    }
    options.sort_by_key(|o| if let Shove::To(spot) = o { Some(spot.space) } else { None });
    options.push(Shove::Skip);
    if let Shove::To(at) = play.choose(hero.seat(), Prompt::DisarmTrap { hero }, &options)? {
        play.world.traps.retain(|t| t.at != at.space);
        play.tell(|_, _| Fact::DisarmsTrap { figure: hero.into(), at });
    }
    Ok(())
}

/// GH-LOO-01, GH-LOO-02, GH-MAB-09..11: takes what lies in range; monsters take money tokens only, and those
/// are gone.
pub fn loot(play: &mut Play, figure: FigureId, range: u8) {
    let Some(from) = play.world.at(figure) else { return };
    let sight = play.world.edition.loot_needs_sight();
    let (board, distance) = (play.world.board.clone(), u16::from(range));
    let near = |at: board::SpaceId| {
        board.range.between(from, at).is_some_and(|d| d <= distance) && (!sight || board.sight.sees(from, at))
    };
    let before = play.world.coins.len();
    play.world.coins.retain(|c| !near(*c));
    let coins = (before - play.world.coins.len()) as u8;
    if let FigureId::Hero(hero) = figure {
        play.world.hero_mut(hero).coins += coins;
        play.world.treasures.retain(|t| !near(*t));
    }
    play.tell(|_, _| Fact::Loots { figure, coins });
}

impl World {
    /// GH-HEA-02, GH-MAB-01: the figure itself and its allies in range and sight.
    pub fn friends_in_reach(&self, figure: FigureId, range: u8) -> Vec<FigureId> {
        let Some(from) = self.at(figure) else { return Vec::new() };
        let near = |f: &FigureId| self.at(*f).is_some_and(|at| self.reaches(from, at, range));
        std::iter::once(figure).chain(self.allies_of(figure).filter(near)).collect()
    }

    /// Whom an ability without an attack can concern. GH-ATK-10: what has no range needs no line of sight.
    pub fn concerned(&self, figure: FigureId, whom: Whom) -> Vec<FigureId> {
        let Some(from) = self.at(figure) else { return Vec::new() };
        match whom {
            Whom::Myself => vec![figure],
            Whom::Adjacent => self.targets(figure, from, 1),
            Whom::Enemies(range) | Whom::Enemy(range) => self.targets(figure, from, range),
            Whom::Ally(range) => self.friends_in_reach(figure, range),
            Whom::SelfAndAllies(range) => self.friends_in_reach(figure, range),
            Whom::AllAllies => self.allies_of(figure).collect(),
            // What an action has done decides these; character cards have them.
            Whom::Passed | Whom::BesideTarget | Whom::Inside => Vec::new(),
            Whom::Figures(range) => {
                let mut all = self.targets(figure, from, range);
                all.extend(self.friends_in_reach(figure, range).into_iter().filter(|f| *f != figure));
                all
            }
            Whom::Allies(range) | Whom::OtherAlly(range) => {
                self.friends_in_reach(figure, range).into_iter().filter(|f| *f != figure).collect()
            }
        }
    }
}
