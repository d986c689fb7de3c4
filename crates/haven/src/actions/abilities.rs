//! What characters do: every ability but moves and attacks, which have chapters of their own.

use crate::actions::attack::{self, Aim};
use crate::actions::cards::{self, Actor};
use crate::actions::clauses::{self, Added};
use crate::actions::effects;
use crate::actions::hexes::{self, Need};
use crate::actions::movement::{self, March};
use crate::actions::{bonuses, conditions, damage, elements, heal, looting};
use crate::content::{Ability, Clause, Condition, Conditions, Event, Head, If, Retaliate, ToMove, Whom};
use crate::world::{Cause, Force, Trap, TrapDamage};
use crate::{Fact, FigureId, Play, Prompt, World};
use board::SpaceId;
use smallvec::SmallVec;
use table::Rule;

/// GH-TRN-03, GH-TRN-05: one ability of an action. What is good for the character may be skipped; what hurts it may
/// not. Says whether any part of it was used.
pub fn perform(play: &mut Play, actor: Actor, ability: &Ability, clauses: &[Clause]) -> Rule<bool> {
    let figure = actor.figure;
    match ability {
        Ability::Move { points, jump } => {
            go(play, actor, points.of(play.world.moves_of(play.game, figure)), *jump, clauses)
        }
        Ability::Attack(printed) => attack::attack(play, actor, printed, clauses),
        Ability::Heal { points, range } => heal(play, actor, *points, *range, clauses),
        Ability::Suffer(points) => {
            damage::suffer(play, figure, *points, Cause::Ability)?;
            Ok(true)
        }
        Ability::Infuse(sign) => {
            elements::infuse_sign(play, actor.player.into(), *sign)?;
            // GH-EXP-02: an element alone is no use of the action.
            Ok(false)
        }
        Ability::Consume(sign, then) => match clauses::consume(play, actor, *sign)? {
            true => perform(play, actor.surely(), then, &[]),
            false => Ok(false),
        },
        Ability::Give(given, whom) => give(play, actor, *given, *whom),
        Ability::Push(hexes, whom) => force(play, actor, Force::Push, *hexes, *whom),
        Ability::Pull(hexes, whom) => force(play, actor, Force::Pull, *hexes, *whom),
        Ability::Shield(points) => {
            let wanted = cards::wants(play, actor)?;
            if wanted {
                let added = clauses::begin(play, actor, clauses)?;
                cards::shield(play, figure, points + added.shield())?;
                cards::reward(play, actor, &added);
            }
            Ok(wanted)
        }
        Ability::Retaliate(bonus) => {
            let wanted = cards::wants(play, actor)?;
            if wanted {
                let added = clauses::begin(play, actor, clauses)?;
                let bonus = Retaliate { damage: bonus.damage + added.retaliate(), ..*bonus };
                cards::retaliate(play, figure, bonus, cards::each_time(clauses))?;
                cards::reward(play, actor, &added);
            }
            Ok(wanted)
        }
        Ability::Loot(range) => {
            // GH-EXP-02: a loot that finds nothing is no use of the action.
            match cards::wants(play, actor)? {
                true => looting::loot(play, figure, *range),
                false => Ok(false),
            }
        }
        Ability::Teleport(hexes) => movement::teleport(play, actor, *hexes),
        Ability::Land => {
            movement::lose_flying(play, actor.player)?;
            Ok(true)
        }
        Ability::DisarmTrap(range) => disarm_trap(play, actor, *range),
        Ability::Trap(amount, given) => set_trap(play, actor, *amount, *given, clauses),
        // GH-MON-04: a range of a stat card is that of the figure; who has none heals itself.
        Ability::HealInRange(points) => {
            let range = play.world.stats(play.game, figure).map(|s| s.range.max(1));
            heal(play, actor, *points, range, clauses)
        }
        Ability::HealAll(points, whom) => {
            let all = play.world.concerned(figure, *whom);
            all.iter().for_each(|target| heal::heal(play, *target, *points));
            Ok(!all.is_empty())
        }
        Ability::Damage(amount, whom) => {
            let points = play.world.amount(*amount);
            let all = play.world.concerned(figure, *whom);
            let cause = Cause::AbilityOf(figure);
            all.iter().try_for_each(|target| damage::suffer(play, *target, points, cause))?;
            Ok(!all.is_empty())
        }
        // Only monsters have these; content that gives them to characters is not loaded.
        Ability::OnDeath(_) | Ability::Summon(..) | Ability::Special(_) | Ability::OpenNextDoor => Ok(false),
    }
}

/// GH-MOV-01, GH-BON-04: a move, with what cards add to it.
fn go(play: &mut Play, actor: Actor, points: u8, jump: bool, clauses: &[Clause]) -> Rule<bool> {
    if !play.world.may_move(actor.figure) {
        return Ok(false);
    }
    let added = clauses::begin(play, actor, clauses)?;
    let more = bonuses::on_ability(play, actor.figure, &[Event::Move])?;
    let march = March {
        points: points.saturating_add(added.moves()).saturating_add(more.moves()),
        jump: jump || added.moves_so(ToMove::Jump) || more.moves_so(ToMove::Jump),
        loots: added.moves_so(ToMove::LootWay),
        ends_beside: added.moves_so(ToMove::EndBesideMe).then_some(actor.player.into()),
    };
    let moved = movement::march(play, actor, march)?;
    if moved {
        cards::reward(play, actor, &added);
    }
    Ok(moved)
}

/// GH-HEA-01, GH-HEA-02, GH-HEA-03, GH-BON-04: itself, or itself or allies in range and sight.
fn heal(play: &mut Play, actor: Actor, points: u8, range: Option<u8>, clauses: &[Clause]) -> Rule<bool> {
    let figure = actor.figure;
    let added = clauses::begin(play, actor, clauses)?;
    let mut healed: SmallVec<[FigureId; 4]> = SmallVec::new();
    let mut points = points + added.heals();
    for n in 0..added.healed().unwrap_or(1) {
        let all: Vec<FigureId> = match range {
            None => vec![figure],
            Some(range) => play.world.friends_in_reach(figure, range),
        };
        let fresh = all.into_iter().filter(|f| !healed.contains(f));
        let mut options: Vec<Aim> = fresh.map(Aim::At).collect();
        if options.is_empty() {
            break;
        }
        options.push(Aim::Done);
        let prompt = Prompt::Heal { healer: figure, points };
        let Aim::At(target) = play.choose(actor.player.seat(), prompt, &options)? else { break };
        if n == 0 {
            points += bonuses::on_ability(play, figure, &[Event::Heal])?.heals();
        }
        healed.push(target);
        heal::heal(play, target, points);
    }
    if !healed.is_empty() {
        cards::reward(play, actor, &added);
    }
    Ok(!healed.is_empty())
}

/// GH-EFF-04: conditions without an attack.
///
/// GH-TRN-05: what harms the character or an ally cannot be skipped; what is good in the same ability can.
fn give(play: &mut Play, actor: Actor, given: Conditions, whom: Whom) -> Rule<bool> {
    let (bad, good): (Vec<Condition>, Vec<Condition>) = given.iter().partition(|c| c.is_negative());
    let own = matches!(
        whom,
        Whom::Myself
            | Whom::Ally(_)
            | Whom::Allies(_)
            | Whom::OtherAlly(_)
            | Whom::SelfAndAllies(_)
            | Whom::AllAllies
    );
    if own && !bad.is_empty() {
        let mut all = play.world.concerned(actor.figure, whom);
        if let Whom::Ally(_) | Whom::OtherAlly(_) = whom {
            let options: Vec<Aim> = all.into_iter().map(Aim::At).collect();
            all = match options.is_empty() {
                true => Vec::new(),
                false => {
                    match play.choose(actor.player.seat(), Prompt::Affect { by: actor.figure }, &options)? {
                        Aim::At(target) => vec![target],
                        Aim::Done => Vec::new(),
                    }
                }
            };
        }
        let wanted = !good.is_empty() && !all.is_empty() && cards::wants(play, actor)?;
        let any = !all.is_empty();
        for target in all {
            bad.iter().for_each(|c| conditions::give(play, target, *c));
            good.iter().filter(|_| wanted).for_each(|c| conditions::give(play, target, *c));
        }
        return Ok(any);
    }
    if let Whom::Figures(_) | Whom::BesideTarget | Whom::Inside = whom {
        // GH-TRN-05: allies are among them; what is bad for them cannot be left.
        let all = play.world.concerned(actor.figure, whom);
        let must = bad.is_empty() || all.iter().any(|f| !play.world.are_enemies(*f, actor.side));
        if all.is_empty() || !(must || cards::wants(play, actor)?) {
            return Ok(false);
        }
        all.into_iter().for_each(|target| conditions::give_all(play, target, given));
        return Ok(true);
    }
    let all = choose_whom(play, actor, whom)?;
    let any = !all.is_empty();
    all.into_iter().for_each(|target| conditions::give_all(play, target, given));
    Ok(any)
}

/// GH-EFF-04: forced movement without an attack.
fn force(play: &mut Play, actor: Actor, how: Force, hexes: u8, whom: Whom) -> Rule<bool> {
    let all = choose_whom(play, actor, whom)?;
    let any = !all.is_empty();
    for target in all {
        effects::force(play, actor.figure, target, how, hexes)?;
    }
    Ok(any)
}

/// Whom an ability concerns; where one is to be chosen, its player chooses, or skips it.
fn choose_whom(play: &mut Play, actor: Actor, whom: Whom) -> Rule<Vec<FigureId>> {
    if let Whom::Enemy(_) | Whom::Ally(_) | Whom::OtherAlly(_) | Whom::One = whom {
        return Ok(cards::choose_one(play, actor, whom)?.into_iter().collect());
    }
    let all = play.world.concerned(actor.figure, whom);
    let wanted = !all.is_empty() && cards::wants(play, actor)?;
    Ok(if wanted { all } else { Vec::new() })
}

/// GH-MAP-13, GH-ATK-09: a trap in range and sight is taken away; nobody springs it.
fn disarm_trap(play: &mut Play, actor: Actor, range: u8) -> Rule<bool> {
    let Some(from) = play.world.at(actor.figure) else { return Ok(false) };
    let near = play.world.place.traps.iter().filter(|t| play.world.reaches(from, t.at, range));
    let mut traps: Vec<SpaceId> = near.map(|t| t.at).collect();
    traps.sort();
    let prompt = Prompt::DisarmTrap { hero: actor.player };
    let Some(at) = hexes::choose(play, actor.player.into(), prompt, Need::May, traps)? else {
        return Ok(false);
    };
    play.world.place.traps.retain(|t| t.at != at.space);
    play.world.count_trap();
    play.tell(|_, _| Fact::DisarmsTrap { figure: actor.figure, at });
    Ok(true)
}

/// GH-MAP-15: a trap on an empty hex beside the figure, as the player chooses.
fn set_trap(play: &mut Play, actor: Actor, amount: u8, given: Conditions, clauses: &[Clause]) -> Rule<bool> {
    let empty = play.world.empty_beside(actor.figure);
    let prompt = Prompt::Hex { hero: actor.player };
    let Some(at) = hexes::choose(play, actor.player.into(), prompt, Need::May, empty)? else {
        return Ok(false);
    };
    let springs = clauses.iter().find(|c| c.head == Head::If(If::EnemySprings));
    let xp = springs.map(|c| Added { gains: c.gains.gains.iter().copied().collect(), ..Added::default() });
    let xp = xp.map(|added| (actor.player, added.experience()));
    play.world.place.put_trap(Trap {
        at: at.space,
        damage: TrapDamage::Fixed(amount),
        conditions: given,
        xp,
    });
    play.tell(|_, _| Fact::SetsTrap { figure: actor.figure, at });
    Ok(true)
}

impl World {
    /// How far a figure moves by its stat card; characters have none.
    pub fn moves_of(&self, game: &crate::Haven, figure: FigureId) -> u8 {
        self.stats(game, figure).map_or(0, |s| s.moves)
    }

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
            Whom::Figures(range) => {
                let mut all = self.targets(figure, from, range);
                all.extend(self.friends_in_reach(figure, range).into_iter().filter(|f| *f != figure));
                all
            }
            // What the action has done so far decides these.
            Whom::Passed => {
                let passed = self.trail().map(|t| t.passed.clone()).unwrap_or_default();
                passed.into_iter().filter(|f| self.is_there(*f) && !self.is_invisible(*f)).collect()
            }
            Whom::BesideTarget => {
                let targets = self.trail().map(|t| t.targets.clone()).unwrap_or_default();
                let beside = |f: &FigureId| {
                    let Some(b) = self.at(*f) else { return false };
                    targets.iter().any(|(target, at)| target != f && self.place.board.adjacent(*at, b))
                };
                self.figures().filter(|f| *f != figure).filter(beside).collect()
            }
            Whom::Inside => {
                let area = self.trail().map(|t| t.area.clone()).unwrap_or_default();
                let inside = |f: &FigureId| self.at(*f).is_some_and(|at| area.contains(&at));
                self.figures().filter(|f| *f != figure).filter(inside).collect()
            }
            Whom::Everybody | Whom::One => {
                self.party.heroes.iter().filter(|h| !h.exhausted).map(|h| h.id.into()).collect()
            }
            // Nobody opens a door with an ability.
            Whom::Opener | Whom::PreviousRoom => Vec::new(),
            Whom::Allies(range) | Whom::OtherAlly(range) => {
                self.friends_in_reach(figure, range).into_iter().filter(|f| *f != figure).collect()
            }
        }
    }
}
