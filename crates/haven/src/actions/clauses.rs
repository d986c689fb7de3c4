//! What cards add to their abilities: elements that are consumed, what the target's place adds, what is counted.

use crate::actions::cards::Actor;
use crate::actions::effects::May;
use crate::actions::elements::{self, Which};
use crate::actions::{bonuses, conditions, shadows};
use crate::content::{
    Clause, Condition, Conditions, Effect, ElementSign, Form, Gain, Gains, Head, If, Pace, Per, ToAim,
    ToAttack, ToDefence, ToHeal, ToMove, Whom,
};
use crate::world::Trail;
use crate::{FigureId, Play, Prompt, World};
use smallvec::SmallVec;
use table::Rule;

/// What is added to an ability.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Added {
    /// What is added at once.
    pub gains: SmallVec<[Gain; 4]>,
    /// What is done then.
    pub does: Vec<Effect>,
    /// What depends on a target that is not known yet.
    pub later: Vec<Clause>,
}

impl Added {
    /// How many things are added.
    pub fn count(&self) -> usize {
        self.gains.len() + self.does.len() + self.later.len()
    }

    fn sum(&self, of: impl Fn(&Gain) -> u8) -> u8 {
        self.gains.iter().map(of).fold(0, u8::saturating_add)
    }

    /// What is added to an attack.
    pub fn to_attack(&self) -> impl Iterator<Item = ToAttack> + Clone + '_ {
        self.gains.iter().filter_map(Gain::to_attack)
    }

    /// Points of attack.
    pub fn attack(&self) -> i16 {
        self.to_attack().map(|gain| if let ToAttack::Value(n) = gain { i16::from(n) } else { 0 }).sum()
    }

    /// Movement points.
    pub fn moves(&self) -> i8 {
        self.gains.iter().map(Gain::move_points).fold(0, i8::saturating_add)
    }

    /// Hit points that are healed.
    pub fn heals(&self) -> u8 {
        self.sum(|g| if let Gain::Heal(ToHeal::Points(n)) = g { *n } else { 0 })
    }

    /// How many figures are healed, if that is added.
    pub fn healed(&self) -> Option<u8> {
        self.gains.iter().find_map(|g| if let Gain::Heal(ToHeal::Targets(n)) = g { Some(*n) } else { None })
    }

    /// Conditions for whoever is healed.
    pub fn with_heal(&self) -> Conditions {
        let given = |g: &Gain| if let Gain::Heal(ToHeal::Condition(c)) = g { Some(*c) } else { None };
        self.gains.iter().filter_map(given).collect()
    }

    /// How many targets an ability without an attack has.
    pub fn aims(&self) -> u8 {
        let aimed = |g: &Gain| if let Gain::Aim(ToAim::Targets(n)) = g { Some(*n) } else { None };
        let more = |g: &Gain| if let Gain::Aim(ToAim::MoreTargets(n)) = g { *n } else { 0 };
        self.gains.iter().filter_map(aimed).max().unwrap_or(1).saturating_add(self.sum(more))
    }

    /// How much farther an ability without an attack reaches.
    pub fn reach(&self) -> i8 {
        self.gains.iter().map(|g| if let Gain::Aim(ToAim::Range(n)) = g { *n } else { 0 }).sum()
    }

    /// How far away the targets of an ability without an attack must be at least.
    pub fn at_least(&self) -> u8 {
        self.sum(|g| if let Gain::Aim(ToAim::AtLeast(n)) = g { *n } else { 0 })
    }

    /// Points of shield.
    pub fn shield(&self) -> u8 {
        self.sum(Gain::shield)
    }

    /// Points of damage without an attack.
    pub fn damage(&self) -> u8 {
        self.sum(|g| if let Gain::Damage(n) = g { *n } else { 0 })
    }

    /// Points of retaliate.
    pub fn retaliate(&self) -> u8 {
        self.sum(|g| if let Gain::Defence(ToDefence::Retaliate(r)) = g { r.damage } else { 0 })
    }

    /// Cards that are recovered.
    pub fn recovers(&self) -> u8 {
        self.sum(|g| if let Gain::Recover(n) = g { *n } else { 0 })
    }

    /// GH-EXP-03: experience.
    pub fn experience(&self) -> u8 {
        self.sum(Gain::experience)
    }

    /// Whether this is added to a move.
    pub fn moves_so(&self, gain: ToMove) -> bool {
        self.gains.contains(&Gain::Move(gain))
    }
}

/// Whether a clause counts once the target is known.
fn needs_target(head: Head) -> bool {
    use Per::*;
    matches!(
        head,
        Head::If(If::BesideAlly | If::Alone | If::BesideOwnSummon)
            | Head::Per(NegativeCondition | AllyBesideTarget | TargetShield)
    )
}

/// GH-ELE-05, GH-ELE-08, GH-EXP-03: what the clauses of an ability add as it begins. Elements are consumed as the
/// player likes, several in the order that the player likes.
pub fn begin(play: &mut Play, actor: Actor, clauses: &[Clause]) -> Rule<Added> {
    let mut added = Added::default();
    add(play, actor, None, clauses, &mut added)?;
    Ok(added)
}

/// Everything that some gains add, with the clauses in them.
pub fn gather(
    play: &mut Play,
    actor: Actor,
    target: Option<FigureId>,
    gains: &Gains,
    added: &mut Added,
) -> Rule {
    added.gains.extend(gains.gains.iter().copied());
    added.does.extend(gains.does.iter().map(|does| (**does).clone()));
    add(play, actor, target, &gains.clauses, added)
}

/// FH-ADD-01: what clauses add, against a target if it is known.
pub fn add(
    play: &mut Play,
    actor: Actor,
    target: Option<FigureId>,
    clauses: &[Clause],
    added: &mut Added,
) -> Rule {
    let mut consuming: SmallVec<[&Clause; 2]> = SmallVec::new();
    for clause in clauses {
        let times = match clause.head {
            head if needs_target(head) && target.is_none() => {
                added.later.push(clause.clone());
                0
            }
            Head::Always => 1,
            Head::Consume(_) => {
                consuming.push(clause);
                0
            }
            Head::If(when) => u8::from(play.world.is_so(when, actor.figure, target)),
            Head::Per(per) => play.world.count_of(play.game, per, actor.figure, target),
            Head::RemoveShadow(range, many) => shadows::remove_for(play, actor, range, many)?,
            Head::Take(condition) => u8::from(take(play, actor, condition)?),
            Head::SlotForward => u8::from(bonuses::slot_forward(play, actor.player)?),
            // Whoever takes effect later looks for it.
            Head::EachTime => 0,
        };
        for _ in 0..times {
            gather(play, actor, target, &clause.gains, added)?;
        }
    }
    while !consuming.is_empty() {
        let Some(n) = choose_augmentation(play, actor, &consuming)? else { break };
        let clause = consuming.remove(n);
        gather(play, actor, target, &clause.gains, added)?;
    }
    Ok(())
}

/// GH-ELE-05, GH-ELE-06, GH-ELE-08, GH-ELE-12, FH-ELE-07, FH-ADD-03: the player chooses an augmentation and the element
/// for it.
fn choose_augmentation(play: &mut Play, actor: Actor, clauses: &[&Clause]) -> Rule<Option<usize>> {
    let mut options: Vec<Which> = Vec::new();
    let mut meant: Vec<usize> = Vec::new();
    for (n, clause) in clauses.iter().enumerate() {
        let Head::Consume(sign) = clause.head else { continue };
        for payment in play.world.payments(sign) {
            if !options.contains(&payment) {
                options.push(payment);
                meant.push(n);
            }
        }
    }
    if options.is_empty() {
        return Ok(None);
    }
    options.push(Which::None);
    let figure = actor.figure;
    let choice = play.choose(actor.player.seat(), Prompt::Consume { figure }, &options)?;
    elements::pay(play, actor.player.into(), choice);
    Ok(options.iter().position(|o| *o == choice).and_then(|at| meant.get(at).copied()))
}

/// FH-ADD-06, FH-CND-04: the character takes a condition, if its player likes; one that it has, it gets again.
fn take(play: &mut Play, actor: Actor, condition: Condition) -> Rule<bool> {
    let figure = actor.figure;
    let prompt = Prompt::TakeCondition { figure, condition };
    let taken = play.choose(actor.player.seat(), prompt, &[May::Do, May::Skip])? == May::Do;
    if taken {
        conditions::give(play, figure, condition);
    }
    Ok(taken)
}

/// GH-ELE-05, FH-ELE-09: asks for one element, for an effect that happens only then.
pub fn consume(play: &mut Play, actor: Actor, sign: ElementSign) -> Rule<bool> {
    elements::consume(play, actor.player.into(), sign)
}

impl World {
    /// What the action under way has done.
    pub fn trail(&self) -> Option<&Trail> {
        self.turns.turn.as_ref()?.doing.as_ref().map(|d| &d.trail)
    }

    /// What the action under way has done, to be written down.
    pub fn trail_mut(&mut self) -> Option<&mut Trail> {
        self.turns.turn.as_mut()?.doing.as_mut().map(|d| &mut d.trail)
    }

    /// Whether a condition of an effect is met.
    pub fn is_so(&self, when: If, figure: FigureId, target: Option<FigureId>) -> bool {
        let way = || self.trail().map(|t| t.way.as_slice()).filter(|way| way.len() > 1);
        match when {
            If::BesideAlly => target.is_some_and(|t| self.allies_beside(figure, t) > 0),
            If::Alone => target.is_some_and(|t| self.is_isolated(t)),
            If::EndedWhereBegan => way().is_some_and(|way| way.first() == way.last()),
            If::StraightLine => way().is_some_and(|way| self.is_straight(way)),
            If::BesideOneEnemy => self.concerned(figure, Whom::Adjacent).len() == 1,
            If::Damaged => self.trail().is_some_and(|t| t.hurt),
            If::BesideOwnSummon => target.is_some_and(|t| self.own_summon_beside(figure, t)),
            If::Fast => self.pace_of(figure) == Some(Pace::Fast),
            If::Slow => self.pace_of(figure) == Some(Pace::Slow),
            If::MeleeForm => self.form_of(figure) == Some(Form::Melee),
            If::RangedForm => self.form_of(figure) == Some(Form::Ranged),
            If::EnemyDied => self.turns.last_death == self.turns.round,
            If::Killed => self.trail().is_some_and(|t| t.targets.iter().any(|(f, _)| !self.is_there(*f))),
            // The trap remembers it.
            If::EnemySprings => false,
        }
    }

    /// Whether a way goes on in the same direction all along.
    fn is_straight(&self, way: &[board::SpaceId]) -> bool {
        let hexes: SmallVec<[board::hex::Hex; 8]> =
            way.iter().map(|s| self.place.board.map.hex(*s)).collect();
        let steps = hexes.windows(2).map(|two| (two[1].q - two[0].q, two[1].r - two[0].r));
        let mut steps: SmallVec<[(i16, i16); 8]> = steps.collect();
        steps.dedup();
        steps.len() == 1
    }

    /// How many there are of what is counted.
    pub fn count_of(&self, game: &crate::Haven, per: Per, figure: FigureId, target: Option<FigureId>) -> u8 {
        let turn = |of: fn(&crate::world::Turn) -> u8| {
            self.turns.turn.as_ref().filter(|t| t.figure == figure).map_or(0, of)
        };
        match per {
            // Counted when the attack is over.
            Per::Target | Per::Kill => 0,
            Per::NegativeCondition => {
                let conditions = target.and_then(|t| self.body(t)).map(|b| b.conditions);
                conditions.map_or(0, |c| c.iter().filter(|c| Condition::is_negative(*c)).count() as u8)
            }
            Per::AllyBesideTarget => target.map_or(0, |t| self.allies_beside(figure, t) as u8),
            Per::HexMoved => turn(|t| t.moved),
            Per::DamageDealt => turn(|t| t.dealt),
            Per::TargetShield => target.map_or(0, |t| self.shield_of(game, t)),
            Per::EnemyBesideMe => self.concerned(figure, Whom::Adjacent).len() as u8,
            Per::OwnSummon => self.concerned(figure, Whom::OwnSummons).len() as u8,
            Per::Ally => self.allies_of(figure).count() as u8,
            Per::Shadow => figure.owner().map_or(0, |hero| self.hero(hero).own.shadows.len() as u8),
            Per::Healed => self.trail().map_or(0, |t| t.healed),
        }
    }

    /// Whether the character whose figure it is is fast or slow; neither, if it ignores being slow.
    fn pace_of(&self, figure: FigureId) -> Option<Pace> {
        let FigureId::Hero(hero) = figure else { return None };
        let turn = self.turns.turn.as_ref().filter(|t| t.figure == figure);
        let hurries = turn.is_some_and(|t| t.ignores_slow || t.borrows);
        self.hero(hero).own.pace.filter(|pace| *pace == Pace::Fast || !hurries)
    }

    fn form_of(&self, figure: FigureId) -> Option<Form> {
        if let FigureId::Hero(hero) = figure { self.hero(hero).own.form } else { None }
    }

    /// Whether a target stands beside a summon of the character.
    fn own_summon_beside(&self, figure: FigureId, target: FigureId) -> bool {
        let Some(at) = self.at(target) else { return false };
        let own = self.concerned(figure, Whom::OwnSummons);
        own.iter().any(|f| self.at(*f).is_some_and(|b| self.place.board.adjacent(at, b)))
    }
}

/// What is counted when an attack is over: its targets, or those it killed.
pub fn counted(clauses: &[Clause], targets: u8, kills: u8) -> SmallVec<[Gain; 4]> {
    let mut gains = SmallVec::new();
    for clause in clauses {
        let times = match clause.head {
            Head::Per(Per::Target) => targets,
            Head::Per(Per::Kill) => kills,
            _ => 0,
        };
        for _ in 0..times {
            gains.extend(clause.gains.gains.iter().copied());
        }
    }
    gains
}
