//! ATK, AOE: an attack in its five steps.

use super::targets::{How, Shape};
use super::{damage, surges, windows};
use crate::content::{AttackKind, Colour, Condition, Effect, HeroRule, Moment, On, Trait, When};
use crate::shown::{Fact, Prompt};
use crate::world::{AbilityRef, Attack, Card, DieNow, HeroId, Pick, Struck, WeaponRef, Who};
use crate::{Descent, Play};
use board::square::Spot;
use table::Rule;

/// What came of an attack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Whether it dealt damage to anybody.
    pub dealt: bool,
    /// Who was defeated.
    pub defeated: Vec<Who>,
}

/// DE-ATK-12, DE-ATK-14: a hero chooses a weapon and a target, and attacks. Nothing happens if there is no target.
pub fn by_hero(play: &mut Play, id: HeroId, how: &How<'_>) -> Rule<Option<Report>> {
    let weapons: Vec<Pick> = play.world.weapons(play.game, id, how).into_iter().map(Pick::Weapon).collect();
    if weapons.is_empty() {
        return Ok(None);
    }
    let seat = play.world.seat_of(Who::Hero(id));
    let Pick::Weapon(weapon) = play.choose(seat, Prompt::Weapon { hero: id }, &weapons)? else {
        return Ok(None);
    };
    let who = Who::Hero(id);
    let shape = play.world.shape(play.game, who, weapon);
    let targets = choose_targets(play, who, &shape, how.on, how.only)?;
    let mut attack = declared(who, weapon, shape, targets);
    attack.any_range = matches!(how.on, On::AdjacentFigures | On::FiguresWithin(_));
    perform(play, attack, how.gain).map(Some)
}

/// DE-ATK-12: a monster attacks with what is printed on its card.
pub fn by_monster(play: &mut Play, who: Who) -> Rule<Option<Report>> {
    let shape = play.world.shape(play.game, who, WeaponRef::Monster);
    if play.world.targets(who, &shape).next().is_none() {
        return Ok(None);
    }
    let on = if play.world.has_trait(play.game, who, Trait::Flail) { On::TwoMonsters } else { On::One };
    let targets = choose_targets(play, who, &shape, on, None)?;
    perform(play, declared(who, WeaponRef::Monster, shape, targets), &[]).map(Some)
}

/// DE-ATK-14: the targets of an attack, in step 1.
fn choose_targets(
    play: &mut Play,
    who: Who,
    shape: &Shape,
    on: On,
    only: Option<Who>,
) -> Rule<Vec<(Who, Spot)>> {
    let seat = play.world.seat_of(who);
    if !matches!(on, On::One | On::TwoMonsters) {
        return Ok(play.world.all_targets(who, on));
    }
    let mut chosen: Vec<(Who, Spot)> = Vec::new();
    let most = if on == On::TwoMonsters { 2 } else { 1 };
    while chosen.len() < most {
        let all = play.world.targets(who, shape);
        let wanted = all.filter(|(other, _)| only.is_none_or(|only| only == *other));
        let left: Vec<(Who, Spot)> =
            wanted.filter(|(other, _)| chosen.iter().all(|(known, _)| known != other)).collect();
        let several = |other: Who| left.iter().filter(|(known, _)| *known == other).count() > 1;
        let mut picks: Vec<Pick> =
            left.iter().map(|(other, spot)| Pick::On(*other, *spot, several(*other))).collect();
        if picks.is_empty() {
            break;
        }
        // Flail may have a second target; a feat that names two needs both.
        if chosen.len() == 1 && matches!(who, Who::Monster(_)) {
            picks.push(Pick::Done);
        }
        match play.choose(seat, Prompt::Target { who }, &picks)? {
            Pick::On(other, spot, _) => chosen.push((other, spot)),
            _ => break,
        }
    }
    Ok(chosen)
}

fn declared(attacker: Who, weapon: WeaponRef, shape: Shape, targets: Vec<(Who, Spot)>) -> Attack {
    let struck = targets.into_iter().map(|(who, space)| struck(who, space, true));
    Attack {
        attacker,
        weapon,
        kind: shape.kind,
        reach: shape.reach,
        any_range: false,
        struck: struck.collect(),
        dice: shape.dice.into_iter().map(DieNow::new).collect(),
        damage: 0,
        range: 0,
        pierce: shape.pierce,
        surges: 0,
        spent: 0,
        used: Vec::new(),
        granted: Vec::new(),
        played: Vec::new(),
        inflicts: Vec::new(),
        missed: false,
        broken_off: false,
    }
}

fn struck(who: Who, space: Spot, is_target: bool) -> Struck {
    Struck { who, space, is_target, dice: Vec::new(), shields: 0, dealt: None }
}

/// DE-ATK-01: the steps of an attack.
fn perform(play: &mut Play, attack: Attack, gain: &[Effect]) -> Rule<Report> {
    let attacker = attack.attacker;
    play.world.under_way.attacks.push(attack);
    play.tell(|_, world| {
        let attack = &world.under_way.attacks[world.under_way.attacks.len() - 1];
        Fact::Attacks {
            attacker,
            targets: attack.targets().map(|s| (s.who, s.space)).collect(),
            kind: attack.kind,
        }
    });
    for effect in gain {
        add(play, effect)?;
    }
    always(play, attacker)?;
    play.nested(|play| roll_dice(play))?;
    if hits(play)? {
        surges::spend(play)?;
    }
    let missed = play.world.attack().is_none_or(|attack| attack.missed);
    let report = if missed { Report::default() } else { deal(play)? };
    play.world.under_way.attacks.pop();
    Ok(report)
}

/// What always counts: abilities of the attacker, and Weakened (DE-CND-20).
fn always(play: &mut Play, attacker: Who) -> Rule {
    if play.world.has(attacker, Condition::Weakened)
        && let Some(attack) = play.world.attack_mut()
    {
        attack.damage -= 1;
    }
    let Who::Hero(id) = attacker else { return Ok(()) };
    let effects: Vec<Effect> = play
        .world
        .abilities(play.game, id)
        .into_iter()
        .filter(|(of, ability)| {
            ability.when == When::Attacking && play.world.counts_in_attack(play.game, of.card, ability)
        })
        .flat_map(|(_, ability)| ability.does.clone())
        .collect();
    for effect in &effects {
        add(play, effect)?;
    }
    Ok(())
}

/// DE-ATK-17, DE-ATK-18: step 2. Before the dice, the dice, after the dice.
fn roll_dice(play: &mut Play) -> Rule {
    defend(play)?;
    windows::before_roll(play)?;
    roll_all(play)?;
    leoric(play);
    windows::after_roll(play)
}

/// DE-ATK-17: every figure that is affected takes its own defence dice, as far as it has not yet.
fn defend(play: &mut Play) -> Rule {
    let count = play.world.attack().map_or(0, |attack| attack.struck.len());
    for n in 0..count {
        let Some(attack) = play.world.attack() else { return Ok(()) };
        let (who, space) = (attack.struck[n].who, attack.struck[n].space);
        if !attack.struck[n].dice.is_empty() || attack.struck[n].dealt.is_some() {
            continue;
        }
        let mut dice = play.world.defence(play.game, who);
        dice.extend(more_defence(play, who, space));
        dice.extend(shared(play, who)?);
        let weak = play.world.has(who, Condition::Weakened);
        if let Some(attack) = play.world.attack_mut() {
            attack.struck[n].dice = dice.into_iter().map(DieNow::new).collect();
            attack.struck[n].shields -= i8::from(weak);
        }
    }
    Ok(())
}

/// Dice that the place of the attacker gives: DE-TER-23, DE-TER-24 an elevation, and Night Stalker.
fn more_defence(play: &Play, who: Who, space: Spot) -> Vec<Colour> {
    let Some(attack) = play.world.attack() else { return Vec::new() };
    let mut dice = Vec::new();
    if attack.kind == AttackKind::Melee && attack.reach == 1 && over_elevation(play, attack.attacker, space) {
        dice.push(Colour::Black);
    }
    let stalks = play.world.has_trait(play.game, who, Trait::NightStalker);
    if stalks && !play.world.beside(attack.attacker, who) {
        dice.push(Colour::Brown);
    }
    dice
}

/// DE-TER-23: whether every way of the blow goes over an elevation.
fn over_elevation(play: &Play, attacker: Who, space: Spot) -> bool {
    let Some(body) = play.world.body(attacker) else { return false };
    let map = &play.world.ground.map;
    let beside: Vec<Spot> = body.spots().filter(|spot| play.world.adjacent(*spot, space)).collect();
    let over = |spot: &Spot| {
        let both = map.space(*spot).zip(map.space(space));
        both.is_some_and(|(a, b)| map.over_elevation(play.world.gates, a, b))
    };
    !beside.is_empty() && beside.iter().all(over)
}

/// A hero that shares defences takes the dice of one adjacent hero.
fn shared(play: &mut Play, who: Who) -> Rule<Vec<Colour>> {
    let Who::Hero(id) = who else { return Ok(Vec::new()) };
    if play.game.sheet(id.sheet).rule != Some(HeroRule::SharesDefence) {
        return Ok(Vec::new());
    }
    let beside = play.world.hero_ids().filter(|other| play.world.beside(who, Who::Hero(*other)));
    let picks: Vec<Pick> = beside.map(Pick::Hero).collect();
    if picks.is_empty() {
        return Ok(Vec::new());
    }
    match play.choose(id.seat(), Prompt::ShareDefence { hero: id }, &picks)? {
        Pick::Hero(other) => Ok(play.world.hero(other).defence(play.game)),
        _ => Ok(Vec::new()),
    }
}

/// Rolls every die of the attack that is not rolled yet.
pub(super) fn roll_all(play: &mut Play) -> Rule {
    let attacking = play.world.attack().map_or(0, |attack| attack.dice.len());
    for n in 0..attacking {
        roll_one(play, None, n)?;
    }
    let affected = play.world.attack().map_or(0, |attack| attack.struck.len());
    for s in 0..affected {
        let count = play.world.attack().map_or(0, |attack| attack.struck[s].dice.len());
        for n in 0..count {
            roll_one(play, Some(s), n)?;
        }
    }
    Ok(())
}

fn roll_one(play: &mut Play, of: Option<usize>, n: usize) -> Rule {
    let Some(attack) = play.world.attack() else { return Ok(()) };
    let (die, who) = match of {
        None => (attack.dice[n], attack.attacker),
        Some(s) => (attack.struck[s].dice[n], attack.struck[s].who),
    };
    if die.face.is_some() {
        return Ok(());
    }
    let game: &Descent = play.game;
    let face = play.roll(die.colour.name(), game.content.dice.faces(die.colour))?;
    if let Some(attack) = play.world.attack_mut() {
        let die = match of {
            None => &mut attack.dice[n],
            Some(s) => &mut attack.struck[s].dice[n],
        };
        die.face = Some(face);
    }
    play.tell(|_, _| Fact::Rolled { who, colour: die.colour, face });
    Ok(())
}

/// Monsters near a hero that weakens them deal 1 damage less, but not less than 1.
fn leoric(play: &mut Play) {
    let Some(attack) = play.world.attack() else { return };
    let (attacker, damage) = (attack.attacker, attack.total_damage());
    let near = |id: HeroId| {
        play.game.sheet(id.sheet).rule == Some(HeroRule::WeakensMonstersNear)
            && play.world.range(Who::Hero(id), attacker).is_some_and(|far| far <= 3)
    };
    let weakened = matches!(attacker, Who::Monster(_)) && play.world.hero_ids().any(near);
    if weakened
        && damage > 1
        && let Some(attack) = play.world.attack_mut()
    {
        attack.damage -= 1;
    }
}

/// DE-ATK-20, DE-ATK-21, DE-ATK-22, DE-ATK-41, DE-ATK-42: step 3. An X that is still there misses; a range that is too
/// short for one target, too.
fn hits(play: &mut Play) -> Rule<bool> {
    if play.world.attack().is_some_and(Attack::shows_miss) {
        return Ok(miss(play));
    }
    let needed = needed_range(play);
    if needed.is_some_and(|far| play.world.attack().is_some_and(|a| a.total_range() < far)) {
        surges::for_range(play, needed.unwrap_or(0))?;
    }
    let short = needed.is_none_or(|far| play.world.attack().is_none_or(|a| a.total_range() < far));
    let Some(attack) = play.world.attack() else { return Ok(false) };
    if attack.kind == AttackKind::Ranged && !attack.any_range && short {
        return Ok(miss(play));
    }
    Ok(true)
}

/// DE-ATK-09, DE-ATK-10: the range that a ranged attack needs: to its farthest target, and at least 1.
fn needed_range(play: &Play) -> Option<u8> {
    let attack = play.world.attack()?;
    if attack.kind == AttackKind::Melee || attack.any_range {
        return None;
    }
    let far = attack.targets().map(|struck| play.world.range_to(attack.attacker, struck.space));
    far.collect::<Option<Vec<u8>>>()?.into_iter().max().map(|far| far.max(1))
}

/// DE-ATK-38: the attack misses; surges are lost.
pub(super) fn miss(play: &mut Play) -> bool {
    let attacker = play.world.attack().map(|attack| attack.attacker);
    if let Some(attack) = play.world.attack_mut() {
        attack.missed = true;
    }
    if let Some(attacker) = attacker {
        play.tell(|_, _| Fact::Misses { attacker });
    }
    false
}

/// Adds an effect to the attack under way.
pub fn add(play: &mut Play, effect: &Effect) -> Rule {
    if *effect == Effect::Blast {
        return blast(play);
    }
    let Some(attack) = play.world.attack_mut() else { return Ok(()) };
    match effect {
        Effect::Damage(n) => attack.damage += *n as i8,
        Effect::Range(n) => attack.range += n,
        Effect::Pierce(n) => attack.pierce += n,
        Effect::Surges(n) => attack.surges += *n as i8,
        Effect::CancelSurges(n) => attack.surges -= *n as i8,
        Effect::Inflict(condition) => attack.inflicts.push(*condition),
        Effect::AttackDie(colour) => attack.dice.push(DieNow::new(*colour)),
        _ => {}
    }
    Ok(())
}

/// DE-AOE-08, DE-AOE-10, DE-AOE-13, DE-AOE-14: figures adjacent to a target space are affected, each once. Whoever is
/// affected late rolls defence now.
fn blast(play: &mut Play) -> Rule {
    let Some(attack) = play.world.attack() else { return Ok(()) };
    let spaces: Vec<Spot> = attack.targets().map(|struck| struck.space).collect();
    let mut found: Vec<(Who, Spot)> = Vec::new();
    for (who, body) in play.world.figures().filter(|(who, _)| attack.place_of(*who).is_none()) {
        let hit = body.spots().find(|spot| spaces.iter().any(|space| play.world.adjacent(*space, *spot)));
        found.extend(hit.map(|spot| (who, spot)));
    }
    affect(play, found)
}

/// DE-ATK-28: figures that are affected beside the targets.
pub fn affect(play: &mut Play, found: Vec<(Who, Spot)>) -> Rule {
    let rolled = play.world.attack().is_some_and(|attack| attack.dice.iter().any(|die| die.face.is_some()));
    for (who, space) in found {
        let known = play.world.attack().is_some_and(|attack| attack.place_of(who).is_some());
        if known {
            continue;
        }
        if let Some(attack) = play.world.attack_mut() {
            attack.struck.push(struck(who, space, false));
        }
        play.tell(|_, _| Fact::Affected { who });
    }
    if rolled {
        defend(play)?;
        windows::before_roll(play)?;
        roll_all(play)?;
        windows::after_roll(play)?;
    }
    Ok(())
}

/// DE-ATK-30, DE-ATK-31: step 5, for every figure that is affected, in an order that the active player chooses.
fn deal(play: &mut Play) -> Rule<Report> {
    let Some(attack) = play.world.attack() else { return Ok(Report::default()) };
    let attacker = attack.attacker;
    let picks: Vec<Pick> = attack.struck.iter().map(|struck| Pick::Figure(struck.who)).collect();
    let seat = play.world.seats_in_order()[0];
    let mut report = Report::default();
    play.in_order(seat, Prompt::NextDamage { attacker }, picks, |play, pick| {
        let Pick::Figure(who) = pick else { return Ok(()) };
        let broken_off = play.world.attack().is_none_or(|attack| attack.broken_off);
        if !broken_off && play.world.is_on_map(who) {
            let dealt = deal_to(play, who)?;
            report.dealt |= dealt > 0;
            if !play.world.is_on_map(who) {
                report.defeated.push(who);
            }
        }
        Ok(())
    })?;
    defeats(play, attacker, &report)?;
    Ok(report)
}

/// DE-ATK-30, DE-KEY-01, DE-KEY-02, DE-CND-01, DE-CND-02: each shield that is not pierced cancels 1 damage; if any is
/// left, conditions are inflicted, and then it is suffered.
fn deal_to(play: &mut Play, who: Who) -> Rule<u8> {
    let Some(attack) = play.world.attack() else { return Ok(0) };
    let Some(place) = attack.place_of(who) else { return Ok(0) };
    let shields = attack.struck[place].total_shields().saturating_sub(attack.pierce);
    let dealt = attack.total_damage().saturating_sub(shields);
    let (attacker, inflicts) = (attack.attacker, attack.inflicts.clone());
    let (damage, all) = (attack.total_damage(), attack.struck[place].total_shields());
    if let Some(attack) = play.world.attack_mut() {
        attack.struck[place].dealt = Some(dealt);
    }
    play.tell(|_, _| Fact::Deals { attacker, who, damage, shields: all, dealt });
    if dealt > 0 {
        for condition in inflicts {
            super::conditions::inflict(play, who, condition)?;
        }
        damage::suffer(play, who, dealt, damage::Cause::Attack)?;
    }
    if !play.world.is_on_map(attacker)
        && let Some(attack) = play.world.attack_mut()
    {
        attack.broken_off = true;
    }
    Ok(dealt)
}

/// What a hero has for each monster that it defeats in this attack.
fn defeats(play: &mut Play, attacker: Who, report: &Report) -> Rule {
    let Who::Hero(id) = attacker else { return Ok(()) };
    let killed = report.defeated.iter().filter(|who| matches!(who, Who::Monster(_))).count();
    for _ in 0..killed {
        let effects: Vec<(AbilityRef, Vec<Effect>)> = play
            .world
            .abilities(play.game, id)
            .into_iter()
            .filter(|(of, ability)| {
                ability.when == When::Defeats && play.world.counts_in_attack(play.game, of.card, ability)
            })
            .map(|(of, ability)| (of, ability.does.clone()))
            .collect();
        for (_, does) in effects {
            super::effects::happen(play, Who::Hero(id), &does, None)?;
        }
    }
    Ok(())
}

impl crate::World {
    /// Whether an ability counts in the attack under way: of the right kind, with the right weapon, on the right
    /// target. What a weapon says counts only in an attack with it (DE-ATK-13, DE-EQP-06).
    pub fn counts_in_attack(&self, game: &Descent, card: Card, ability: &crate::content::Ability) -> bool {
        let Some(attack) = self.attack() else { return false };
        if let Card::Item(_, item) = card
            && game.item(item).weapon.is_some()
            && attack.weapon != WeaponRef::Item(item)
        {
            return false;
        }
        let traits: &[String] = match attack.weapon {
            WeaponRef::Item(item) => &game.item(item).traits,
            _ => &[],
        };
        let beside = || attack.targets().any(|struck| self.beside_spot(attack.attacker, struck.space));
        ability.kind.is_none_or(|kind| kind == attack.kind)
            && (ability.with.is_empty() || ability.with.iter().any(|name| traits.contains(name)))
            && (!ability.adjacent || beside())
    }

    /// Which moments of overlord cards the attack under way has after its roll.
    pub fn moments_after_roll(&self) -> Vec<Moment> {
        let Some(attack) = self.attack() else { return Vec::new() };
        let mut moments = Vec::new();
        if matches!(attack.attacker, Who::Monster(_)) {
            moments.push(Moment::AfterRoll);
        }
        if attack.struck.iter().any(|struck| matches!(struck.who, Who::Monster(_))) {
            moments.push(Moment::Defended);
        }
        moments
    }
}
