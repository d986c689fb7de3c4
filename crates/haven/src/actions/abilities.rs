//! What characters do: every ability but moves and attacks, which have chapters of their own.

use crate::actions::attack::{self, Aim};
use crate::actions::cards::{self, Actor};
use crate::actions::clauses::{self, Added};
use crate::actions::effects;
use crate::actions::hexes::{self, Need};
use crate::actions::movement::{self, March};
use crate::actions::{bonuses, conditions, damage, elements, heal, looting};
use crate::content::{
    Ability, Amount, Clause, Condition, Conditions, Event, Gain, Head, If, Per, Retaliate, ToAim, ToMove,
    Value, Whom,
};
use crate::rulings::{DamageForEach, EmptyPush, HarmToAll};
use crate::world::{Cause, Force, Trap, TrapDamage};
use crate::{Fact, FigureId, Haven, Play, Prompt, World};
use board::SpaceId;
use smallvec::SmallVec;
use table::Rule;

/// GH-TRN-03, GH-TRN-05: one ability of an action. What is good for the character may be skipped; what hurts it may
/// not. Says whether any part of it was used.
pub fn perform(play: &mut Play, actor: Actor, ability: &Ability, clauses: &[Clause]) -> Rule<bool> {
    let figure = actor.figure;
    match ability {
        // FH-CMD-07
        Ability::Move { points: Value::Plus(_), .. } if play.world.has_no_move(play.game, figure) => {
            Ok(false)
        }
        Ability::Move { points, jump } => {
            go(play, actor, points.of(play.world.moves_of(play.game, figure)), *jump, clauses)
        }
        Ability::Attack(printed) => attack::attack(play, actor, printed, clauses),
        Ability::Heal { points, range } => {
            heal(play, actor, *points, range.map_or(Whom::Myself, Whom::Ally), clauses)
        }
        Ability::Suffer(points) => {
            let added = clauses::begin(play, actor, clauses)?;
            let all = points.saturating_add(added.damage());
            // FH-GAP-54
            let apart = play.world.suffers_apart(clauses);
            for _ in 0..if apart { all } else { 1 } {
                damage::suffer(play, figure, if apart { 1 } else { all }, Cause::Ability)?;
            }
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
        Ability::Give(given, whom) => give(play, actor, *given, *whom, clauses),
        Ability::Push(hexes, whom) => force(play, actor, Force::Push, *hexes, *whom, clauses),
        Ability::Pull(hexes, whom) => force(play, actor, Force::Pull, *hexes, *whom, clauses),
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
            match play.world.can_loot(figure, *range) && cards::wants(play, actor)? {
                true => looting::loot(play, figure, *range),
                false => Ok(false),
            }
        }
        Ability::LootForMe(range) => match play.world.at(figure) {
            Some(from) => looting::loot_from(play, actor.player.into(), from, *range),
            None => Ok(false),
        },
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
            heal(play, actor, *points, range.map_or(Whom::Myself, Whom::Ally), clauses)
        }
        Ability::HealAll(points, whom) if whom.is_one() => heal(play, actor, *points, *whom, clauses),
        Ability::HealAll(points, whom) => heal_all(play, actor, *points, *whom, clauses),
        Ability::Damage(amount, whom) => hurt(play, actor, *amount, *whom, clauses),
        // Only monsters have these; content that gives them to characters is not loaded.
        Ability::OnDeath(_)
        | Ability::Summon(..)
        | Ability::Special(_)
        | Ability::Hasten { .. }
        | Ability::SwitchRank
        | Ability::Feat(_)
        | Ability::OpenNextDoor => Ok(false),
    }
}

/// GH-MOV-01, GH-BON-04: a move, with what cards add to it.
fn go(play: &mut Play, actor: Actor, points: u8, jump: bool, clauses: &[Clause]) -> Rule<bool> {
    if !play.world.may_move(actor.figure) {
        return Ok(false);
    }
    let added = clauses::begin(play, actor, clauses)?;
    let (more, used) = bonuses::promise(play, actor.figure, &[Event::Move])?;
    let away = bonuses::away(play.game, &used);
    // FH-MOV-05
    let (now, later) = match play.world.agreed.edition.moves_need_a_hex() {
        true => (bonuses::Used::new(), used),
        false => (used, bonuses::Used::new()),
    };
    bonuses::redeem(play, now)?;
    let march = March {
        points: points.saturating_add_signed(added.moves()).saturating_add_signed(more.moves()),
        jump: jump || added.moves_so(ToMove::Jump) || more.moves_so(ToMove::Jump),
        loots: added.moves_so(ToMove::LootWay),
        ends_beside: added.moves_so(ToMove::EndBesideMe).then_some(actor.player.into()),
        ends_on_shadow: added.moves_so(ToMove::EndOnShadow),
        away,
    };
    let moved = movement::march(play, actor, march)?;
    if moved {
        bonuses::redeem(play, later)?;
        cards::reward(play, actor, &added);
        cards::reward(play, actor, &more);
    }
    Ok(moved)
}

/// GH-HEA-01, GH-HEA-02, GH-HEA-03, GH-BON-04: itself, or itself or allies in range and sight.
fn heal(play: &mut Play, actor: Actor, points: u8, whom: Whom, clauses: &[Clause]) -> Rule<bool> {
    let figure = actor.figure;
    let added = clauses::begin(play, actor, clauses)?;
    let mut healed: SmallVec<[FigureId; 4]> = SmallVec::new();
    let mut points = points + added.heals();
    for n in 0..added.healed().unwrap_or(1) {
        let fresh = play.world.concerned(figure, whom).into_iter().filter(|f| !healed.contains(f));
        let mut options: Vec<Aim> = fresh.map(Aim::At).collect();
        if options.is_empty() {
            break;
        }
        if !(actor.must && n == 0) {
            options.push(Aim::Done);
        }
        let prompt = Prompt::Heal { healer: figure, points };
        let Aim::At(target) = play.choose(actor.player.seat(), prompt, &options)? else { break };
        if n == 0 {
            points += bonuses::on_ability(play, figure, &[Event::Heal])?.heals();
        }
        healed.push(target);
        heal_one(play, target, points, &added);
    }
    if !healed.is_empty() {
        cards::reward(play, actor, &added);
    }
    Ok(!healed.is_empty())
}

/// FH-TGT-07, GH-BON-04: all whom it concerns.
fn heal_all(play: &mut Play, actor: Actor, points: u8, whom: Whom, clauses: &[Clause]) -> Rule<bool> {
    let all = play.world.concerned(actor.figure, whom);
    if all.is_empty() || !cards::wants(play, actor)? {
        return Ok(false);
    }
    let added = clauses::begin(play, actor, clauses)?;
    let more = bonuses::on_ability(play, actor.figure, &[Event::Heal])?.heals();
    all.into_iter().for_each(|target| heal_one(play, target, points + added.heals() + more, &added));
    cards::reward(play, actor, &added);
    Ok(true)
}

/// FH-CND-07: a heal, then the conditions that it gives; who has gained hit points is counted.
fn heal_one(play: &mut Play, target: FigureId, points: u8, added: &Added) {
    let gained = heal::heal(play, target, points);
    let counted = gained > 0 && play.game.content.heeds.count(Per::Healed);
    if let Some(trail) = play.world.trail_mut().filter(|_| counted) {
        trail.healed = trail.healed.saturating_add(1);
    }
    conditions::give_all(play, target, added.with_heal());
}

/// GH-DMG-01, FH-SUF-01, FH-SUF-02: others suffer damage without an attack; nothing is asked, unless one is to be
/// chosen.
fn hurt(play: &mut Play, actor: Actor, amount: Amount, whom: Whom, clauses: &[Clause]) -> Rule<bool> {
    let mut all = play.world.struck(actor.figure, whom);
    if all.is_empty() || (play.world.may_spare_all(whom) && !cards::wants(play, actor)?) {
        return Ok(false);
    }
    let added = clauses::begin(play, actor, clauses)?;
    if whom.is_one() {
        all = cards::one_of(play, actor, all)?.into_iter().collect();
    }
    let points = play.world.amount(amount).saturating_add(added.damage());
    let cause = Cause::AbilityOf(actor.figure);
    all.iter().try_for_each(|target| damage::suffer(play, *target, points, cause))?;
    if !all.is_empty() {
        cards::reward(play, actor, &added);
    }
    Ok(!all.is_empty())
}

/// GH-EFF-04, FH-MAN-02: conditions without an attack.
///
/// GH-TRN-05: what harms the character or an ally cannot be skipped; what is good in the same ability can.
fn give(play: &mut Play, actor: Actor, given: Conditions, whom: Whom, clauses: &[Clause]) -> Rule<bool> {
    let (bad, good): (Vec<Condition>, Vec<Condition>) = given.iter().partition(|c| c.is_negative());
    let own = matches!(
        whom,
        Whom::Myself
            | Whom::Ally(_)
            | Whom::Allies(_)
            | Whom::OtherAlly(_)
            | Whom::AnyAlly
            | Whom::SelfAndAllies(_)
            | Whom::AllAllies
            | Whom::AlliesInside
            | Whom::OwnSummon
            | Whom::OwnSummons
            | Whom::OwnSummonBesideTarget
    );
    if own && !bad.is_empty() {
        let mut all = play.world.concerned(actor.figure, whom);
        if whom.is_one() {
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
    let (all, added) = choose_whom(play, actor, whom, clauses)?;
    if !all.is_empty() {
        cards::reward(play, actor, &added);
    }
    let any = !all.is_empty();
    all.into_iter().for_each(|target| conditions::give_all(play, target, given));
    Ok(any)
}

/// GH-EFF-04: forced movement without an attack.
fn force(play: &mut Play, actor: Actor, how: Force, hexes: u8, whom: Whom, clauses: &[Clause]) -> Rule<bool> {
    let (all, added) = choose_whom(play, actor, whom, clauses)?;
    // FH-GAP-49
    let moves = play.world.agreed.edition.asks("FH-GAP-49")
        && play.world.agreed.rulings.empty_push == EmptyPush::Nothing;
    let mut performed = !all.is_empty() && !moves;
    if performed {
        cards::reward(play, actor, &added);
    }
    for target in all {
        let from = play.world.at(target);
        effects::force(play, actor.figure, target, how, hexes)?;
        performed |= play.world.at(target) != from;
    }
    if performed && moves {
        cards::reward(play, actor, &added);
    }
    Ok(performed)
}

/// FH-TGT-01, FH-TGT-02, FH-TGT-03: whom an ability without an attack concerns, and what is added to it. Where targets
/// are to be chosen, the player chooses up to as many different ones as it has, or skips it.
fn choose_whom(
    play: &mut Play,
    actor: Actor,
    whom: Whom,
    clauses: &[Clause],
) -> Rule<(Vec<FigureId>, Added)> {
    let figure = actor.figure;
    // GH-ELE-05: what concerns nobody cannot be augmented.
    if !play.world.could_concern(figure, whom, clauses) {
        return Ok((Vec::new(), Added::default()));
    }
    let mut chosen = Vec::new();
    if !whom.is_one() {
        let wanted = cards::wants(play, actor)?;
        let added = if wanted { clauses::begin(play, actor, clauses)? } else { Added::default() };
        if wanted {
            chosen = play.world.aimed_at(figure, whom, &added);
        }
        note_targets(play, &chosen);
        return Ok((chosen, added));
    }
    let added = clauses::begin(play, actor, clauses)?;
    for _ in 0..added.aims() {
        let mut all = play.world.aimed_at(figure, whom, &added);
        all.retain(|f| !chosen.contains(f));
        let actor = if chosen.is_empty() { actor } else { actor.freely() };
        match cards::one_of(play, actor, all)? {
            Some(target) => chosen.push(target),
            None => break,
        }
    }
    note_targets(play, &chosen);
    Ok((chosen, added))
}

/// Whom an ability has targeted is known to those after it.
fn note_targets(play: &mut Play, chosen: &[FigureId]) {
    if chosen.is_empty() {
        return;
    }
    let at: SmallVec<[(FigureId, SpaceId); 4]> =
        chosen.iter().filter_map(|f| play.world.at(*f).map(|at| (*f, at))).collect();
    let asked = play.game.content.heeds.targets();
    if let Some(trail) = play.world.trail_mut().filter(|_| asked) {
        trail.targets = at;
    }
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
    /// FH-GAP-54: whether damage is suffered one point at a time, because it is counted for each of several figures.
    fn suffers_apart(&self, clauses: &[Clause]) -> bool {
        let counted = clauses.iter().any(|clause| matches!(clause.head, Head::Per(_)));
        let asked = self.agreed.edition.asks("FH-GAP-54");
        counted && asked && self.agreed.rulings.damage_for_each == DamageForEach::Apart
    }

    /// FH-GAP-55: whether damage for these figures, allies and enemies alike, may be skipped.
    fn may_spare_all(&self, whom: Whom) -> bool {
        let asked = self.agreed.edition.asks("FH-GAP-55");
        matches!(whom, Whom::Figures(_))
            && asked
            && self.agreed.rulings.harm_to_all == HarmToAll::MayBeSkipped
    }

    /// FH-CMD-07: whether a figure has no move on its card, so that nothing can be added to it.
    fn has_no_move(&self, game: &Haven, figure: FigureId) -> bool {
        let card = self.stats(game, figure).is_some_and(|stats| stats.moves == 0);
        card && self.agreed.edition.added_moves_need_a_move()
    }

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

    /// FH-ACT-10: whether an ability without an attack could concern anybody, with everything that could still be added
    /// to it.
    fn could_concern(&self, figure: FigureId, whom: Whom, clauses: &[Clause]) -> bool {
        let reach = |gain: &Gain| if let Gain::Aim(ToAim::Range(n)) = gain { *n } else { 0 };
        let farther: i8 = clauses.iter().flat_map(|clause| &clause.gains.gains).map(reach).sum();
        !self.concerned(figure, whom.further(farther.max(0))).is_empty()
    }

    /// FH-ACT-09: whom an ability without an attack can concern with what is added to it.
    fn aimed_at(&self, figure: FigureId, whom: Whom, added: &Added) -> Vec<FigureId> {
        let mut all = self.concerned(figure, whom.further(added.reach()));
        let least = u16::from(added.at_least());
        if let (1.., Some(from)) = (least, self.at(figure)) {
            let apart = |f: &FigureId| self.at(*f).and_then(|at| self.distance(from, at));
            all.retain(|f| apart(f).is_some_and(|apart| apart >= least));
        }
        all
    }

    /// FH-SUF-02, FH-LOS-04, FH-ACT-09: who suffers damage without an attack: those in range, seen or not, if the
    /// edition says so.
    pub fn struck(&self, figure: FigureId, whom: Whom) -> Vec<FigureId> {
        let Some(from) = self.at(figure).filter(|_| self.agreed.edition.damage_needs_no_sight()) else {
            return self.concerned(figure, whom);
        };
        let near = |range: u8| {
            let apart = move |f: &FigureId| self.at(*f).and_then(|at| self.distance(from, at));
            move |f: &FigureId| apart(f).is_some_and(|apart| apart <= u16::from(range))
        };
        match whom {
            Whom::Adjacent => self.enemies_of(figure).filter(near(1)).collect(),
            Whom::Enemies(range) | Whom::Enemy(range) => {
                self.enemies_of(figure).filter(near(range)).collect()
            }
            Whom::Allies(range) | Whom::OtherAlly(range) => {
                self.allies_of(figure).filter(near(range)).collect()
            }
            Whom::Figures(range) => self.figures().filter(|f| *f != figure).filter(near(range)).collect(),
            Whom::EnemiesWith(condition) => {
                self.enemies_of(figure).filter(|f| self.has(*f, condition)).collect()
            }
            _ => self.concerned(figure, whom),
        }
    }

    /// FH-RNG-04, FH-LOS-01: the summons of a character that it sees, however far away.
    fn own_summons_seen(&self, figure: FigureId, from: SpaceId) -> Vec<FigureId> {
        let sees = |f: &FigureId| self.at(*f).is_some_and(|at| self.place.board.sight.sees(from, at));
        self.concerned(figure, Whom::OwnSummons).into_iter().filter(sees).collect()
    }

    /// Whether a figure stands beside one of the targets of the action under way, where they stood.
    fn is_beside_target(&self, figure: FigureId) -> bool {
        let (Some(at), Some(trail)) = (self.at(figure), self.trail()) else { return false };
        trail.targets.iter().any(|(target, there)| *target != figure && self.place.board.adjacent(*there, at))
    }

    /// Whether a figure was a target of the action under way.
    fn is_target(&self, figure: FigureId) -> bool {
        self.trail().is_some_and(|trail| trail.targets.iter().any(|(target, _)| *target == figure))
    }

    /// FH-TGT-06, FH-TGT-08: whom an ability without an attack can concern. GH-ATK-10: what has no range needs no line
    /// of sight.
    pub fn concerned(&self, figure: FigureId, whom: Whom) -> Vec<FigureId> {
        let Some(from) = self.at(figure) else { return Vec::new() };
        match whom {
            Whom::Myself => vec![figure],
            Whom::Adjacent => self.targets(figure, from, 1),
            Whom::Enemies(range) | Whom::Enemy(range) => self.targets(figure, from, range),
            Whom::Ally(range) => self.friends_in_reach(figure, range),
            Whom::SelfAndAllies(range) => self.friends_in_reach(figure, range),
            Whom::AllAllies if self.agreed.edition.every_target_is_seen() => {
                self.concerned(figure, Whom::AnyAlly)
            }
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
                self.figures().filter(|f| *f != figure && self.is_beside_target(*f)).collect()
            }
            Whom::EnemiesBesideTarget => {
                let beside = |f: &FigureId| !self.is_target(*f) && self.is_beside_target(*f);
                self.enemies_of(figure).filter(beside).collect()
            }
            // FH-CND-01, FH-LOS-01, FH-CND-13: whoever is given a condition is targeted.
            Whom::AroundTarget => {
                let mut all = self.targets(figure, from, u8::MAX);
                all.retain(|f| self.is_target(*f) || self.is_beside_target(*f));
                all
            }
            Whom::Targets => self.figures().filter(|f| self.is_target(*f)).collect(),
            Whom::Inside => {
                let area = self.trail().map(|t| t.area.clone()).unwrap_or_default();
                let inside = |f: &FigureId| self.at(*f).is_some_and(|at| area.contains(&at));
                self.figures().filter(|f| *f != figure).filter(inside).collect()
            }
            Whom::AlliesInside => {
                let area = self.trail().map(|t| t.area.clone()).unwrap_or_default();
                let inside = |f: &FigureId| self.at(*f).is_some_and(|at| area.contains(&at));
                self.allies_of(figure).filter(inside).collect()
            }
            Whom::AnyAlly => {
                let sees = |f: &FigureId| self.at(*f).is_some_and(|at| self.place.board.sight.sees(from, at));
                self.allies_of(figure).filter(sees).collect()
            }
            Whom::OwnSummons => {
                let own = self.party.summons.iter().filter(|s| Some(s.id.hero) == figure.owner());
                own.map(|s| s.id.into()).collect()
            }
            Whom::OwnSummon => self.own_summons_seen(figure, from),
            Whom::OwnSummonBesideTarget => {
                let mut own = self.own_summons_seen(figure, from);
                own.retain(|f| self.is_beside_target(*f));
                own
            }
            Whom::EnemiesOnShadows => {
                let mut all = self.targets(figure, from, u8::MAX);
                all.retain(|f| self.is_on_shadow(figure, *f));
                all
            }
            Whom::SelfAndAlliesOnShadows => {
                let mut allies = self.concerned(figure, Whom::AnyAlly);
                allies.retain(|f| self.is_on_shadow(figure, *f));
                std::iter::once(figure).chain(allies).collect()
            }
            Whom::EnemiesWith(condition) => {
                let mut all = self.targets(figure, from, u8::MAX);
                all.retain(|f| self.has(*f, condition));
                all
            }
            Whom::BesideFallen => {
                let Some((_, fallen)) = self.under_way.origin else { return Vec::new() };
                let beside =
                    |f: &FigureId| self.at(*f).is_some_and(|at| self.place.board.adjacent(fallen, at));
                self.figures().filter(|f| *f != figure && beside(f)).collect()
            }
            Whom::ThatFigure => self.under_way.answered.into_iter().filter(|f| self.is_there(*f)).collect(),
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
