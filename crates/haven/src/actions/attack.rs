//! GH-ATK: attacks, step by step.

use crate::actions::cards::{self, Actor};
use crate::actions::clauses::{self, Added};
use crate::actions::modifiers::{self, Faces, Luck};
use crate::actions::moments::{self, Moment};
use crate::actions::{areas, bonuses, damage, effects, items, shadows, specials};
use crate::content::{
    Attack, CardId, Clause, Condition, Conditions, Effect, Event, Factor, Gain, Head, If, ModifierId,
    Pattern, Shadows, Stats, Targets, ToAttack, Value, When,
};
use crate::rulings::{
    LastAttack, MonsterModifierOrder, NullRetaliates, RollingAndDouble, StoppedMidway, TargetsChosen,
    ValueBelowNothing,
};
use crate::shown::names::figure_name;
use crate::world::{Blow, Body, Cause, Counting, Part, Played, Sum, UnderWay, Volley};
use crate::{Fact, FigureId, Haven, MonsterId, Play, Prompt, World, monsters};
use board::SpaceId;
use smallvec::SmallVec;
use std::sync::Arc;
use table::scene::Role;
use table::{Choice, Phrase, Preview, Rule, Seat, Target, phrase};

/// An attack ability as its attacker performs it: the card, its stat card and consumed elements together.
#[derive(Clone, Debug, PartialEq)]
pub struct Weapon {
    /// GH-ATK-01: base damage. GH-GAP-19: it may be less than nothing until the damage is known.
    pub value: i16,
    /// How far it reaches: 1 for a melee attack, `reach` otherwise.
    pub range: u8,
    /// How far it would reach as a ranged attack: the printed range with what is added. An area or a target can make it
    /// a melee attack all the same.
    pub reach: u8,
    /// GH-ATK-05, GH-AOE-03: whether it is a melee attack.
    pub melee: bool,
    /// GH-AOE-07: on how many enemies; without a number, on all in range.
    pub targets: Option<u8>,
    /// Whether all its attacks are on one enemy.
    pub on_one: bool,
    /// GH-EFF-15: how many enemies more than those in its area.
    pub further: u8,
    /// GH-EFF-14: the points of shield it ignores.
    pub pierce: u8,
    /// GH-EFF-05: how many hexes it pushes.
    pub push: u8,
    /// GH-EFF-08: how many hexes it pulls.
    pub pull: u8,
    /// Conditions it gives.
    pub conditions: Conditions,
    /// Its area.
    pub area: Option<Pattern>,
    /// Bonuses of step 1.
    pub bonus: SmallVec<[(i8, When); 2]>,
    /// How often it is doubled in step 1.
    pub doublings: u8,
    /// Whether it has advantage.
    pub advantage: bool,
    /// Whether it has disadvantage.
    pub disadvantage: bool,
    /// Whether it ignores every shield.
    pub ignores_shield: bool,
    /// Whether nobody strikes back.
    pub ignores_retaliate: bool,
    /// How far away its targets must be at least.
    pub at_least: u8,
    /// FH-ATK-03: whether more range makes a melee attack a ranged one.
    pub stretches: bool,
    /// Whether it may push into obstacles and destroy them.
    pub smashes: bool,
    /// FH-ACB-07: how much of its range comes from cards in the active area, as long as they are there.
    pub lent: SmallVec<[(CardId, i8); 1]>,
    /// What depends on the target.
    pub clauses: Vec<Clause>,
}

/// Whom to attack, heal or affect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// This figure.
    At(FigureId),
    /// Nobody, or nobody more.
    Done,
}

impl Choice<Haven> for Aim {
    fn key(&self, game: &Haven, out: &mut String) {
        match self {
            Aim::At(figure) => {
                out.push_str("target:");
                game.write_figure(*figure, out);
            }
            Aim::Done => out.push_str("done"),
        }
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        match self {
            Aim::At(figure) => vec![game.points_at_figure(*figure)],
            Aim::Done => Vec::new(),
        }
    }

    fn preview(&self, game: &Haven, asked: &Prompt, world: &World, _: Seat) -> Preview {
        match self {
            Aim::At(figure) => game.preview_figure(asked, world, *figure),
            Aim::Done => Preview::default(),
        }
    }

    fn role(&self) -> Role {
        if *self == Aim::Done { Role::Decline } else { Role::Plain }
    }

    fn say(&self, game: &Haven) -> Phrase {
        match self {
            Aim::At(figure) => phrase!("haven-choose-target", target = figure_name(game, *figure)),
            Aim::Done => phrase!("haven-choose-done"),
        }
    }
}

/// Whom to attack with a weapon; the weapon is there so that the option can be previewed.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Whom.
    pub aim: Aim,
    /// Who attacks.
    pub attacker: FigureId,
    /// With what.
    pub weapon: Arc<Weapon>,
}

impl Choice<Haven> for Mark {
    fn key(&self, game: &Haven, out: &mut String) {
        self.aim.key(game, out);
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        self.aim.points_at(game)
    }

    fn preview(&self, game: &Haven, _: &Prompt, world: &World, _: Seat) -> Preview {
        match self.aim {
            Aim::At(target) => game.preview_attack(world, self.attacker, target, &self.weapon),
            Aim::Done => Preview::default(),
        }
    }

    fn role(&self) -> Role {
        Choice::<Haven>::role(&self.aim)
    }

    fn say(&self, game: &Haven) -> Phrase {
        self.aim.say(game)
    }
}

/// One of several modifiers of the same step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InStep(pub Factor);

impl Choice<Haven> for InStep {
    fn key(&self, _: &Haven, out: &mut String) {
        match self.0 {
            Factor::Plus(n) => out.push_str(&format!("first:{n:+}")),
            Factor::Double => out.push_str("first:x2"),
            Factor::Null => out.push_str("first:null"),
        }
    }

    fn say(&self, _: &Haven) -> Phrase {
        match self.0 {
            Factor::Plus(n) => phrase!("haven-choose-first-plus", number = n),
            Factor::Double => phrase!("haven-choose-first-double"),
            Factor::Null => phrase!("haven-choose-first-null"),
        }
    }
}

impl Weapon {
    /// GH-MAT-01, GH-MAT-05, GH-MON-03, GH-MON-04, FH-SUM-08, FH-DIF-49: the attack of its own card in the hands of a
    /// figure with these statistics, with what is added.
    pub fn of(printed: &Attack, stats: Option<&Stats>, gains: &[ToAttack]) -> Weapon {
        let own = stats.map_or(0, |s| s.range);
        let mut weapon = Weapon::printed(printed, printed.range.map_or(own, |r| r.of(own)), stats);
        weapon.value = printed.value.of_signed(stats.map_or(0, |s| s.attack));
        let own = stats.map_or(1, Stats::targets);
        match printed.targets {
            Targets::Usual | Targets::OnOne | Targets::OnPath | Targets::Farthest => {
                weapon.targets = Some(own)
            }
            // FH-MAT-02
            Targets::More(n) => weapon.targets = Some(own.saturating_add_signed(n)),
            _ => {}
        }
        weapon.take(printed, gains.iter().copied());
        weapon
    }

    /// FH-ATK-02: the attack of a character's card, whoever performs it.
    ///
    /// GH-ATK-05: without a range it is a melee attack; `range+0` is the range of the figure. GH-MON-06: the traits of
    /// its stat card count for all of its attacks. FH-CMD-07: with a sign it is the attack of the figure's stat card.
    pub fn of_card(printed: &Attack, stats: Option<&Stats>) -> Weapon {
        if let Value::Plus(_) = printed.value {
            return Weapon::of(printed, stats, &[]);
        }
        let own = stats.map_or(0, |s| s.range);
        Weapon::printed(printed, printed.range.map_or(0, |r| r.of(own)), stats)
    }

    fn printed(printed: &Attack, reach: u8, traits: Option<&Stats>) -> Weapon {
        let mut weapon = Weapon {
            value: printed.value.of_signed(0),
            range: 0,
            reach,
            melee: false,
            targets: match printed.targets {
                Targets::Usual | Targets::OnOne | Targets::OnPath | Targets::Farthest => Some(1),
                Targets::Count(n) => Some(n),
                Targets::More(n) => Some(1u8.saturating_add_signed(n)),
                Targets::Adjacent | Targets::All | Targets::Passed => None,
            },
            on_one: printed.targets == Targets::OnOne,
            further: 0,
            pierce: printed.pierce + traits.map_or(0, Stats::pierce),
            push: printed.push,
            pull: printed.pull,
            conditions: printed.conditions.with(traits.map_or(Conditions::NONE, Stats::gives)),
            area: printed.area.clone(),
            bonus: printed.bonus.iter().copied().collect(),
            doublings: u8::from(printed.times == 2),
            advantage: printed.advantage || traits.is_some_and(Stats::advantage),
            disadvantage: printed.disadvantage,
            ignores_shield: false,
            ignores_retaliate: false,
            at_least: printed.at_least,
            stretches: false,
            smashes: false,
            lent: SmallVec::new(),
            clauses: Vec::new(),
        };
        weapon.lay(printed);
        weapon
    }

    /// GH-ATK-05, GH-AOE-03, FH-RNG-05, FH-ATK-02, FH-AOE-02, FH-SUM-08: its area says whether it is a melee attack.
    fn lay(&mut self, printed: &Attack) {
        let own_area = self.area.as_ref().is_some_and(|a| a.own);
        self.melee = own_area || self.reach == 0 || printed.targets == Targets::Adjacent;
        self.range = if self.melee { printed.within.max(1) } else { self.reach };
    }

    /// Takes what is added to the whole ability, wherever it comes from; another area first.
    fn take(&mut self, printed: &Attack, gains: impl Iterator<Item = ToAttack> + Clone) {
        if gains.clone().any(|gain| gain == ToAttack::OtherArea) {
            self.area = printed.other_area.clone();
            self.lay(printed);
        }
        gains.for_each(|gain| self.gain(gain));
    }

    /// FH-PRC-02, FH-FRC-09: what is added several times adds up.
    fn gain(&mut self, gain: ToAttack) {
        match gain {
            ToAttack::Value(n) => self.value += i16::from(n),
            ToAttack::Targets(n) => self.targets = self.targets.map(|t| t.max(n)),
            ToAttack::MoreTargets(n) if self.area.is_some() => self.further += n,
            ToAttack::MoreTargets(n) => self.targets = self.targets.map(|t| t + n),
            ToAttack::Push(n) => self.push += n,
            ToAttack::Pull(n) => self.pull += n,
            ToAttack::Pierce(n) => self.pierce += n,
            ToAttack::Condition(c) => self.conditions.add(c),
            // A ranged attack stays one, and a melee attack too.
            ToAttack::Range(n @ 1..) if self.melee && self.stretches => {
                (self.melee, self.range) = (false, 1u8.saturating_add_signed(n));
            }
            ToAttack::Range(n) if !self.melee => self.range = self.range.saturating_add_signed(n).max(1),
            ToAttack::Range(_) => {}
            ToAttack::Within(n) => self.range = self.range.max(n),
            ToAttack::IgnoreShield => self.ignores_shield = true,
            ToAttack::IgnoreRetaliate => self.ignores_retaliate = true,
            ToAttack::Advantage => self.advantage = true,
            ToAttack::Disadvantage => self.disadvantage = true,
            ToAttack::Double => self.doublings += 1,
            // The area is known from the start, and nobody attacks itself.
            ToAttack::OtherArea | ToAttack::OtherEnemy => {}
        }
    }

    /// GH-ATK-12: what cards and items add to the value of one attack is a bonus of step 1.
    pub(super) fn gain_in_step_one(&mut self, gain: ToAttack) {
        match gain {
            ToAttack::Value(n) => self.bonus.push((n, When::Always)),
            other => self.gain(other),
        }
    }
}

/// For how long something is added once the target is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasts {
    /// For the attack on this target.
    Blow,
    /// GH-ITM-16: for all attacks of the ability.
    Volley,
}

/// Whatever cards, elements, bonuses and items add once the target is known comes here.
pub fn add(play: &mut Play, lasts: Lasts, gains: impl IntoIterator<Item = ToAttack>) {
    let under_way = &mut play.world.under_way;
    let all = match lasts {
        Lasts::Blow => under_way.attacks.last_mut().map(|blow| &mut blow.gains),
        Lasts::Volley => under_way.volleys.last_mut().map(|volley| &mut volley.gains),
    };
    if let Some(all) = all {
        all.extend(gains);
    }
}

/// GH-ATK-01, GH-ATK-02, GH-ATK-03, GH-AOE-07, GH-AOE-08: an attack ability on the enemies that the player chooses.
/// Says whether anybody was attacked.
pub fn attack(play: &mut Play, actor: Actor, printed: &Attack, clauses: &[Clause]) -> Rule<bool> {
    let attacker = actor.figure;
    if !play.world.may_attack(attacker) {
        return Ok(false);
    }
    let mut weapon = Weapon::of_card(printed, play.world.stats(play.game, attacker));
    weapon.smashes = specials::pushes_into_obstacles(play);
    let single = weapon.area.is_none() && printed.targets != Targets::Adjacent;
    weapon.stretches = single && play.world.agreed.edition.added_range_makes_ranged();
    // GH-ELE-05: an attack that is not made cannot be augmented.
    let events: &[Event] = match weapon.melee {
        true => &[Event::AttackAction, Event::MeleeAttackAction],
        false => &[Event::AttackAction, Event::RangedAttackAction],
    };
    if !play.world.could_hit(play.game, actor, &weapon, printed, clauses, events) {
        return Ok(false);
    }
    // What elements, the card itself and (GH-BON-04) cards in the active area add to the whole ability.
    let mut added = Added::default();
    clauses::add(play, actor, None, clauses, &mut added)?;
    let (more, used) = bonuses::promise(play, attacker, events)?;
    weapon.take(printed, added.to_attack().chain(more.to_attack()));
    weapon.lent = bonuses::lent_range(play.game, &used);
    weapon.clauses = std::mem::take(&mut added.later);
    weapon.clauses.extend(more.later);
    // GH-BON-04: what is good for the next attack is used by it, if it attacks anybody.
    weapon.doublings += u8::from(attacker.owner().is_some_and(|h| play.world.hero(h).doubled));
    if let Some(trail) = play.world.trail_mut() {
        trail.targets.clear();
        trail.area.clear();
    }
    play.world.under_way.volleys.push(Volley { attacker, gains: SmallVec::new(), once: SmallVec::new() });
    let attacked = play.nested(|play| attack_all(play, actor, &weapon, printed))?;
    play.world.under_way.volleys.pop();
    if attacked.is_empty() {
        return Ok(false);
    }
    if weapon.area.is_some() {
        play.world.pursue_area(play.game, attacker, &attacked);
    }
    play.world.count_attack_ability(attacker);
    bonuses::note_attack(play, attacker);
    bonuses::redeem(play, used)?;
    let kills = attacked.iter().filter(|t| !play.world.is_there(**t)).count() as u8;
    added.gains.extend(clauses::counted(clauses, attacked.len() as u8, kills));
    cards::reward(play, actor, &added);
    for effect in &added.does {
        cards::take_effect(play, actor, effect)?;
    }
    for effect in &more.does {
        bonuses::carry_out(play, attacker, effect)?;
    }
    Ok(true)
}

/// All attacks of an ability, one after another.
fn attack_all(
    play: &mut Play,
    actor: Actor,
    weapon: &Weapon,
    printed: &Attack,
) -> Rule<SmallVec<[FigureId; 4]>> {
    let mut attacked: SmallVec<[FigureId; 4]> = SmallVec::new();
    let added = match printed.targets {
        _ if weapon.area.is_some() => {
            let Some((hexes, inside)) = areas::choose(play, actor, weapon)? else { return Ok(attacked) };
            if let Some(trail) = play.world.trail_mut() {
                trail.area = hexes.iter().map(|spot| spot.space).collect();
            }
            attack_several(play, actor, weapon, &mut attacked, None, Some(&inside))?
        }
        Targets::Passed => {
            let passed = play.world.concerned(actor.figure, crate::content::Whom::Passed);
            attack_several(play, actor, weapon, &mut attacked, None, Some(&passed))?
        }
        Targets::OnPath => {
            let Some(inside) = areas::choose_path(play, actor, weapon)? else { return Ok(attacked) };
            attack_several(play, actor, weapon, &mut attacked, None, Some(&inside))?
        }
        _ => attack_several(play, actor, weapon, &mut attacked, weapon.targets, None)?,
    };
    // GH-EFF-15, GH-EFF-16: targets that are added need not be in the area, and add none themselves.
    attack_several(play, actor, weapon, &mut attacked, Some(added + weapon.further), None)?;
    Ok(attacked)
}

/// FH-EFF-04, FH-DIF-08: attacks up to this many of those who can be attacked, one after another; says how many targets
/// were added.
fn attack_several(
    play: &mut Play,
    actor: Actor,
    weapon: &Weapon,
    attacked: &mut SmallVec<[FigureId; 4]>,
    most: Option<u8>,
    among: Option<&[FigureId]>,
) -> Rule<u8> {
    let attacker = actor.figure;
    let mut added = 0;
    let mut done = 0;
    let mut chosen: SmallVec<[FigureId; 4]> = SmallVec::new();
    let mut shown: Option<Arc<Weapon>> = None;
    while most.is_none_or(|most| done < most) {
        // GH-GAP-47: it may be stunned or disarmed between two attacks.
        let Some(from) = play.world.acts_from(attacker).filter(|_| play.world.goes_on_attacking(attacker))
        else {
            break;
        };
        let mut options: Vec<Aim> = match among {
            Some(among) => among.iter().copied().filter(|t| play.world.is_there(*t)).map(Aim::At).collect(),
            None => {
                let range = play.world.range_left(weapon);
                play.world.targets_of(actor, from, range).into_iter().map(Aim::At).collect()
            }
        };
        options.retain(|aim| !matches!(aim, Aim::At(target) if attacked.contains(target)));
        if weapon.at_least > 0 {
            options.retain(
                |aim| matches!(aim, Aim::At(target) if play.world.is_far_enough(from, *target, weapon)),
            );
        }
        if options.is_empty() {
            break;
        }
        if !(actor.must && attacked.is_empty()) {
            options.push(Aim::Done);
        }
        let prompt = Prompt::Target { attacker, value: weapon.value };
        let shown = shown.get_or_insert_with(|| Arc::new(weapon.clone()));
        let mark = |aim| Mark { aim, attacker, weapon: Arc::clone(shown) };
        let options: Vec<Mark> = options.into_iter().map(mark).collect();
        let Aim::At(target) = play.choose(actor.player.seat(), prompt, &options)?.aim else { break };
        attacked.push(target);
        if let FigureId::Hero(hero) = attacker {
            play.world.hero_mut(hero).doubled = false;
        }
        if let (Some(at), Some(trail)) = (play.world.at(target), play.world.trail_mut()) {
            trail.targets.push((target, at));
        }
        match play.world.agreed.rulings.targets_chosen {
            TargetsChosen::OneByOne => added += strike(play, attacker, from, target, weapon)?,
            TargetsChosen::AllFirst => chosen.push(target),
        }
        done += 1;
    }
    // GH-GAP-55: all have been chosen first.
    for target in chosen {
        let Some(from) = play.world.acts_from(attacker).filter(|_| play.world.goes_on_attacking(attacker))
        else {
            break;
        };
        if play.world.is_there(target) {
            added += strike(play, attacker, from, target, weapon)?;
        }
    }
    Ok(added)
}

/// GH-ATK-12, GH-ATK-13, GH-ATK-14, GH-ATK-15, GH-ATK-16, GH-ATK-17, GH-ATK-18, FH-ATK-09, GH-MAT-06: one attack on one
/// target, from the first modifier to the last effect. Says how many targets the modifier cards add (GH-EFF-15).
pub fn strike(
    play: &mut Play,
    attacker: FigureId,
    from: SpaceId,
    target: FigureId,
    weapon: &Weapon,
) -> Rule<u8> {
    let target = specials::redirected(play, attacker, target);
    let value = weapon.value;
    play.tell(|_, _| Fact::Attacks { attacker, target, value });
    if let FigureId::Hero(hero) = target {
        play.world.pursue(play.game, hero, |pursuit| pursuit.attacked = true);
    }
    play.world.count_attack(attacker, target);
    let blow = Blow {
        attacker,
        from,
        target,
        value,
        cards: Counting::new(),
        damage: None,
        sum: Sum::new(),
        gains: SmallVec::new(),
        unlucky: false,
    };
    play.world.under_way.attacks.push(blow);
    let added = play.nested(|play| steps(play, attacker, from, target, weapon))?;
    play.world.under_way.attacks.pop();
    Ok(added)
}

/// GH-BON-04, GH-ITM-15, GH-EXP-03, FH-ADD-04: the weapon as it is used on this target, with what cards and items add;
/// and what is done after the attack.
fn ready(
    play: &mut Play,
    attacker: FigureId,
    target: FigureId,
    weapon: &Weapon,
) -> Rule<(Weapon, Vec<Effect>)> {
    let mut added = Added::default();
    if let Some(player) = play.world.player_of(attacker) {
        let actor = Actor::with_bonus(attacker, player);
        clauses::add(play, actor, Some(target), &weapon.clauses, &mut added)?;
        if let Some(card) = play.world.card_under_way(attacker) {
            note_part(play, Part::Card(card), added.attack());
        }
        bonuses::on_attack(play, attacker, target, weapon.melee, &mut added)?;
        bonuses::gain_experience(play, player, added.experience());
        add(play, Lasts::Blow, added.to_attack());
        shadows::mark(play, player, target)?;
    }
    if play.game.content.heeds.event(Event::Attacked) {
        let against = bonuses::on_ability(play, target, &[Event::Attacked])?;
        add(play, Lasts::Blow, against.to_attack());
    }
    moments::moment(play, Moment::BeforeDraw { attacker, target, melee: weapon.melee })?;
    let mut weapon = Weapon { clauses: Vec::new(), ..weapon.clone() };
    let UnderWay { volleys, attacks, .. } = &play.world.under_way;
    let volley = volleys.last().filter(|v| v.attacker == attacker);
    let blow = attacks.last().into_iter().flat_map(|blow| &blow.gains);
    blow.chain(volley.into_iter().flat_map(|v| &v.gains)).for_each(|gain| weapon.gain_in_step_one(*gain));
    Ok((weapon, added.does))
}

/// FH-EFF-03, FH-EFF-09, FH-RET-02, FH-EFF-01: the steps of one attack in their order; whoever is still there strikes
/// back after its effects.
fn steps(play: &mut Play, attacker: FigureId, from: SpaceId, target: FigureId, weapon: &Weapon) -> Rule<u8> {
    // Step 1: the attacker's bonuses and penalties.
    let (mut weapon, then) = ready(play, attacker, target, weapon)?;
    if play.world.agreed.edition.effects_are_decided_first() {
        effects::decide(play, attacker, target, &mut weapon)?;
    }
    let weapon = &weapon;
    let bonuses = play.world.bonuses(attacker, target, weapon);
    let base = play.world.after_step(weapon.value);
    let plus = total_of(&bonuses);
    let value = in_best_order(play, attacker, base, bonuses)?;
    let value = play.world.after_step(value);
    let poison = i16::from(play.world.poison_counts(attacker, target));
    note(play, |blow| blow.step_one(base, plus, poison, value));
    play.world.pursue_deed(play.game, attacker, base + plus - poison);
    // Step 2: modifier cards.
    let luck = play.world.luck(play.game, attacker, from, target, weapon);
    note(play, |blow| blow.unlucky = luck == Luck::Disadvantage);
    let helmet = items::ignores_doubling(play.game, play.world, target);
    let faces = Faces::of(play.game, play.world, helmet.map(|(_, plus)| plus));
    let cards = modifiers::draw(play, attacker, luck, value, &faces)?;
    let factors: SmallVec<[Factor; 4]> = cards.iter().map(|c| faces.factor(*c)).collect();
    if let (Some((item, _)), FigureId::Hero(hero)) = (helmet, target)
        && cards.iter().any(|c| faces.modifier(*c).factor == Factor::Double)
    {
        items::mark(play, hero, item);
    }
    // GH-AMD-06, FH-AMD-06: whatever else is drawn, a null makes it no damage.
    let null = factors.contains(&Factor::Null);
    let before = (value, factors.clone());
    // FH-AMD-09, FH-DIF-23: in which order cards that add and cards that double count.
    let value = match play.world.agreed.rulings.rolling_and_double {
        _ if null => 0,
        RollingAndDouble::Chosen => in_best_order(play, attacker, value, factors)?,
        RollingAndDouble::AsDrawn => factors.into_iter().fold(value, modifiers::apply),
    };
    note(play, |blow| {
        blow.step_two(before.0, &cards, &before.1, value);
        blow.cards = cards.clone();
    });
    // Step 3: the target's defences. GH-EFF-14: pierce belongs here. GH-GAP-19: never less than nothing.
    let pierce = modifiers::pierce(play.game, &play.world.agreed.extra, &cards);
    let amount = match null {
        true => 0,
        false => bonuses::defend(play, target, value, weapon, pierce)?,
    };
    note(play, |blow| blow.step_three(amount));
    let apart = play.world.at(target).and_then(|at| play.world.distance(from, at));
    play.tell(|_, world| {
        let sum = world.under_way.attacks.last().map(|blow| blow.sum.clone()).unwrap_or_default();
        Fact::Hits { attacker, target, damage: amount, sum: Box::new(sum) }
    });
    damage::suffer(play, target, amount, Cause::Attack(attacker))?;
    damage::activate(play, attacker, target)?;
    // GH-EFF-01, GH-EFF-02, GH-ATK-17: what else it does, to whoever has survived it.
    effects::after_attack(play, attacker, target, weapon, &cards)?;
    let last = play.world.agreed.edition.linked_abilities_come_last();
    if !last {
        linked(play, attacker, &cards, &then)?;
    }
    let struck_back = !null || play.world.agreed.rulings.null_retaliates == NullRetaliates::Yes;
    if struck_back && !weapon.ignores_retaliate {
        moments::moment(play, Moment::Attacked { attacker, target, apart, melee: weapon.melee })?;
    }
    if last {
        linked(play, attacker, &cards, &then)?;
    }
    Ok(modifiers::more_targets(play.game, &play.world.agreed.extra, &cards))
}

/// FH-EFF-05: what hangs on an attack or on its modifier cards and is no effect of it.
fn linked(play: &mut Play, attacker: FigureId, cards: &[ModifierId], then: &[Effect]) -> Rule {
    effects::on_attacker(play, attacker, cards)?;
    then.iter().try_for_each(|effect| bonuses::carry_out(play, attacker, effect))
}

/// What is added to the attack under way is remembered with where it comes from.
pub fn note_part(play: &mut Play, part: Part, change: i16) {
    if change != 0 {
        note(play, |blow| blow.sum.push((part, change)));
    }
}

/// What factors of a step add, doublings left out.
fn total_of(factors: &[Factor]) -> i16 {
    factors.iter().map(|f| if let Factor::Plus(n) = f { i16::from(*n) } else { 0 }).sum()
}

impl Blow {
    /// GH-ATK-12: step 1 is over. What comes neither from poison nor from a card that has been noted is some other
    /// bonus.
    fn step_one(&mut self, base: i16, plus: i16, poison: i16, value: i16) {
        let noted: i16 = self.sum.iter().map(|(_, change)| change).sum();
        self.sum.insert(0, (Part::Base, base));
        let rest = plus - poison - noted;
        let parts = [(Part::Bonus, rest), (Part::Poison, poison), (Part::Double, value - base - plus)];
        self.sum.extend(parts.into_iter().filter(|(_, change)| *change != 0));
        self.value = value;
    }

    /// GH-ATK-12: step 2 is over. What is not a sum is put down to the card that doubles or nulls.
    fn step_two(&mut self, before: i16, cards: &[ModifierId], factors: &[Factor], value: i16) {
        let mut rest = value - before - total_of(factors);
        for (card, factor) in cards.iter().zip(factors) {
            let change = match factor {
                Factor::Plus(n) => i16::from(*n),
                Factor::Double | Factor::Null => std::mem::take(&mut rest),
            };
            self.sum.push((Part::Modifier(*card), change));
        }
        self.value = value;
    }

    /// GH-ATK-12: step 3 is over.
    fn step_three(&mut self, damage: u8) {
        let change = i16::from(damage) - self.value;
        match change.signum() {
            -1 => self.sum.push((Part::Shield, change)),
            1 => self.sum.push((Part::Floor, change)),
            _ => {}
        }
        self.damage = Some(damage);
    }
}

fn note(play: &mut Play, change: impl FnOnce(&mut Blow)) {
    if let Some(blow) = play.world.under_way.attacks.last_mut() {
        change(blow);
    }
}

/// GH-ATK-13, GH-GAP-21, GH-GAP-34, FH-ATK-06, FH-DIF-20: several modifiers of one step, in the order that the player
/// chooses. The player is asked only where the order matters.
fn in_best_order(play: &mut Play, attacker: FigureId, value: i16, all: SmallVec<[Factor; 4]>) -> Rule<i16> {
    let mut items: Vec<InStep> = Vec::new();
    for factor in all {
        let same = items.iter_mut().find(
            |i| matches!((i.0, factor), (Factor::Plus(a), Factor::Plus(b)) if a.signum() == b.signum()),
        );
        match (same, factor) {
            (_, Factor::Plus(0)) => {}
            (Some(item), Factor::Plus(b)) => {
                if let Factor::Plus(a) = item.0 {
                    item.0 = Factor::Plus(a + b);
                }
            }
            _ => items.push(InStep(factor)),
        }
    }
    let doubles = items.iter().filter(|i| i.0 == Factor::Double).count();
    let in_turn = |value: i16, items: &[InStep]| items.iter().fold(value, |v, i| modifiers::apply(v, i.0));
    if doubles == 0 || doubles == items.len() {
        return Ok(in_turn(value, &items));
    }
    // Two equal doublings are one item, so that each has a key of its own.
    items.dedup_by(|a, b| a.0 == Factor::Double && b.0 == Factor::Double);
    let times = |item: &InStep| if item.0 == Factor::Double { doubles } else { 1 };
    let maximum = attacker.is_monster()
        && play.world.agreed.rulings.monster_modifier_order == MonsterModifierOrder::Maximum;
    if maximum || matches!(attacker, FigureId::Summon(_)) {
        items.sort_by_key(|i| match i.0 {
            Factor::Plus(n) if n > 0 => 0,
            Factor::Double => 1,
            _ => 2,
        });
        let ordered: Vec<InStep> = items.iter().flat_map(|i| std::iter::repeat_n(*i, times(i))).collect();
        return Ok(in_turn(value, &ordered));
    }
    let mut value = value;
    while !items.is_empty() {
        let prompt = Prompt::ModifierOrder { attacker, value };
        let first = match play.world.agreed.edition.group_orders_modifiers() {
            true => play.choose_party(play.world.seats(), prompt, &items)?.1,
            false => crate::choose_for(play, attacker, prompt, &items)?,
        };
        for _ in 0..times(&first) {
            value = modifiers::apply(value, first.0);
        }
        items.retain(|i| *i != first);
    }
    Ok(value)
}

/// The attack that a monster makes when it dies: its body is gone already, but it attacks from where it stood.
pub fn last_attack(
    play: &mut Play,
    monster: MonsterId,
    body: &Body,
    stats: &Stats,
    printed: &Attack,
) -> Rule {
    // GH-CON-11, GH-CON-12, GH-GAP-52: what it had when it died still holds it.
    let held = body.has(Condition::Disarm) || body.has(Condition::Stun);
    if held && play.world.agreed.rulings.last_attack == LastAttack::Prevented {
        return Ok(());
    }
    let mut weapon = Weapon::of(printed, Some(stats), &[]);
    weapon.advantage |= body.has(Condition::Strengthen);
    weapon.disadvantage |= body.has(Condition::Muddle);
    let attacker = FigureId::Monster(monster);
    let mut targets = play.world.targets(attacker, body.at, weapon.range).into();
    monsters::order_targets_of_the_dead(play, attacker, body.at, &weapon, &mut targets)?;
    for target in targets {
        if play.world.is_there(target) {
            strike(play, attacker, body.at, target, &weapon)?;
        }
    }
    Ok(())
}

impl World {
    /// GH-ATK-02, GH-CON-19, GH-AOE-09: the enemies that a figure can target from a space.
    pub fn targets(&self, attacker: FigureId, from: SpaceId, range: u8) -> Vec<FigureId> {
        let seen = |f: &FigureId| self.at(*f).is_some_and(|at| self.reaches(from, at, range));
        self.enemies_of(attacker).filter(|f| !self.is_invisible(*f)).filter(seen).collect()
    }

    /// GH-ATK-02: those whom an attack ability can target: enemies of whoever decides, never the figure itself.
    pub fn targets_of(&self, actor: Actor, from: SpaceId, range: u8) -> Vec<FigureId> {
        let mut all = self.targets(actor.side, from, range);
        all.retain(|f| *f != actor.figure);
        all
    }

    /// GH-ELE-05, FH-ACT-10: whether there is anybody whom an attack could hit, with everything that could still be
    /// added to its reach.
    fn could_hit(
        &self,
        game: &Haven,
        actor: Actor,
        weapon: &Weapon,
        printed: &Attack,
        clauses: &[Clause],
        events: &[Event],
    ) -> bool {
        let Some(from) = self.acts_from(actor.figure) else { return false };
        let mut weapon = weapon.clone();
        let mut reach = |gains: &crate::content::Gains| {
            let nested = gains.clauses.iter().filter(|c| self.could_count(game, c.head, actor.figure));
            for gain in gains.gains.iter().chain(nested.flat_map(|c| &c.gains.gains)) {
                if let Gain::Attack(gain @ (ToAttack::Range(_) | ToAttack::Within(_))) = gain {
                    weapon.gain(*gain);
                }
            }
        };
        for clause in clauses.iter().filter(|c| self.could_count(game, c.head, actor.figure)) {
            (0..self.could_repeat(clause.head, actor.figure)).for_each(|_| reach(&clause.gains));
        }
        for watch in self.watching(game, actor.figure, events) {
            watch.says(game).into_iter().for_each(|(_, gains)| reach(gains));
        }
        self.lasting_gains(game, actor.figure, events).into_iter().for_each(reach);
        match &weapon.area {
            _ if printed.targets == Targets::Passed => {
                !self.concerned(actor.figure, crate::content::Whom::Passed).is_empty()
            }
            Some(pattern) => self.area_hits_anybody(actor.figure, pattern, weapon.range),
            None => {
                let far = |f: &FigureId| self.is_far_enough(from, *f, &weapon);
                self.targets_of(actor, from, weapon.range).iter().any(far)
            }
        }
    }

    /// FH-LOS-05: where a figure attacks from: where it stands, or where it acts as if it stood.
    pub(super) fn acts_from(&self, figure: FigureId) -> Option<SpaceId> {
        match self.under_way.origin {
            Some((other, from)) if other == figure => Some(from),
            _ => self.at(figure),
        }
    }

    /// FH-ACB-07: how far an attack reaches now: without what cards have lent it that have left the active area since.
    fn range_left(&self, weapon: &Weapon) -> u8 {
        let gone = weapon.lent.iter().filter(|(card, _)| !self.is_active(*card));
        let less: i8 = gone.map(|(_, hexes)| *hexes).sum();
        weapon.range.saturating_sub(less.max(0).unsigned_abs()).max(1)
    }

    /// FH-ADD-05: whether a target is as far away as an attack needs it to be.
    pub fn is_far_enough(&self, from: SpaceId, target: FigureId, weapon: &Weapon) -> bool {
        let (least, most) = (u16::from(weapon.at_least), u16::from(weapon.range));
        let apart = || self.at(target).and_then(|at| self.distance(from, at));
        least == 0 || apart().is_some_and(|apart| (least..=most).contains(&apart))
    }

    fn could_count(&self, game: &Haven, head: Head, figure: FigureId) -> bool {
        match head {
            Head::Consume(sign) => !self.payments(sign).is_empty(),
            Head::Always | Head::Take(_) => true,
            Head::RemoveShadow(range, _) => !self.shadows_near(figure, range).is_empty(),
            Head::SlotForward => figure.owner().is_some_and(|hero| !self.slots_ahead(game, hero).is_empty()),
            Head::If(when @ (If::Fast | If::Slow | If::MeleeForm | If::RangedForm)) => {
                self.is_so(when, figure, None)
            }
            _ => false,
        }
    }

    /// How often a clause that can count could count: once, or for each shadow that could be removed.
    fn could_repeat(&self, head: Head, figure: FigureId) -> usize {
        match head {
            Head::RemoveShadow(range, Shadows::Any) => self.shadows_near(figure, range).len(),
            _ => 1,
        }
    }

    /// GH-GAP-47: whether a figure in the middle of an attack ability can make the next of its attacks.
    pub fn goes_on_attacking(&self, figure: FigureId) -> bool {
        self.is_there(figure)
            && (self.may_attack(figure) || self.agreed.rulings.stopped_midway == StoppedMidway::AfterAbility)
    }

    /// GH-GAP-19: what an attack value is after a step.
    pub(super) fn after_step(&self, value: i16) -> i16 {
        match self.agreed.rulings.value_below_nothing {
            ValueBelowNothing::Kept => value,
            ValueBelowNothing::Nothing => value.max(0),
        }
    }

    /// GH-CON-05: whether an attack on this target is one stronger.
    pub(super) fn poison_counts(&self, attacker: FigureId, target: FigureId) -> bool {
        self.has(target, Condition::Poison) && self.are_enemies(attacker, target)
    }

    /// The card that a figure's owner performs now.
    pub(super) fn card_under_way(&self, figure: FigureId) -> Option<CardId> {
        let turn = self.turns.turn.as_ref().filter(|turn| turn.figure == figure)?;
        match turn.doing.as_ref()?.what {
            Played::Printed(card, _) | Played::Basic(card, _) => Some(card),
            Played::Raw(_) => None,
        }
    }

    /// GH-ATK-12, GH-CON-05: what is added in step 1 against this target.
    pub(super) fn bonuses(
        &self,
        attacker: FigureId,
        target: FigureId,
        weapon: &Weapon,
    ) -> SmallVec<[Factor; 4]> {
        let counts = |when: When| match when {
            When::Always => true,
            When::BesideAlly => self.at(target).is_some_and(|at| {
                self.allies_of(attacker).any(|a| self.at(a).is_some_and(|b| self.place.board.adjacent(at, b)))
            }),
        };
        let mut all: SmallVec<[Factor; 4]> =
            weapon.bonus.iter().filter(|(_, when)| counts(*when)).map(|(n, _)| Factor::Plus(*n)).collect();
        if self.poison_counts(attacker, target) {
            all.push(Factor::Plus(1));
        }
        all.extend((0..weapon.doublings).map(|_| Factor::Double));
        all
    }

    /// GH-ATK-04, GH-CON-14, GH-CON-21, GH-ADV-10, GH-MON-05, FH-CND-15, FH-CND-28, FH-ADV-07, FH-ADV-08: advantage and
    /// disadvantage of an attack on this target.
    pub(super) fn luck(
        &self,
        game: &Haven,
        attacker: FigureId,
        from: SpaceId,
        target: FigureId,
        weapon: &Weapon,
    ) -> Luck {
        let too_near = !weapon.melee && self.at(target).is_some_and(|at| self.place.board.adjacent(from, at));
        let advantage = weapon.advantage || self.has(attacker, Condition::Strengthen);
        let disadvantage = weapon.disadvantage
            || self.has(attacker, Condition::Muddle)
            || too_near
            || self.stats(game, target).is_some_and(Stats::attackers_disadvantage);
        Luck::of(advantage, disadvantage)
    }
}
