//! ATK, AOE: an attack in its five steps.

use super::targets::{How, Shape};
use super::{damage, lieutenants, skills, surges, windows};
use crate::content::{
    Ability, AttackKind, Colour, Condition, Effect, Hands, HeroRule, Moment, On, Trait, When,
};
use crate::rulings::RedirectedRange;
use crate::shown::{Fact, Prompt};
use crate::world::{AbilityRef, Attack, Card, DieNow, HeroId, Monster, Pick, Struck, WeaponRef, Who, World};
use crate::{Descent, Play};
use board::square::Spot;
use table::Rule;

/// What came of an attack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Whether it dealt damage to anybody.
    pub dealt: bool,
    /// Whom it affected, the targets first.
    pub affected: Vec<Who>,
    /// Who was defeated.
    pub defeated: Vec<Who>,
    /// The monsters that were defeated, as they were.
    pub fallen: Vec<Monster>,
}

/// DE-ATK-12, DE-ATK-14: a hero chooses a weapon and a target, and attacks. Nothing happens if there is no target.
pub fn by_hero(play: &mut Play, id: HeroId, how: &How<'_>) -> Rule<Option<Report>> {
    let ran = skills::run_before_shot(play, id, how)?;
    let weapons: Vec<Pick> = play.world.weapons(play.game, id, how).into_iter().map(Pick::Weapon).collect();
    if weapons.is_empty() {
        return Ok(None);
    }
    let seat = play.world.seat_of(Who::Hero(id));
    let Pick::Weapon(weapon) = play.choose(seat, Prompt::Weapon { hero: id }, &weapons)? else {
        return Ok(None);
    };
    let who = Who::Hero(id);
    if let (WeaponRef::Found(card), None) = (weapon, how.weapon) {
        flip(play, id, card);
    }
    let shape = play.world.shape(play.game, who, weapon);
    let targets = choose_targets(play, who, &shape, how)?;
    let mut attack = declared(play.world, who, weapon, shape, targets);
    attack.any_range = matches!(how.on, On::AdjacentFigures | On::FiguresWithin(_));
    let report = perform(play, attack, how.gain)?;
    if !ran {
        skills::run_after_shot(play, id, weapon)?;
    }
    lieutenants::aftershock(play, id, &report.affected)?;
    skills::after_attack(play, id, weapon, &report)?;
    Ok(Some(report))
}

/// DE-SRC-10: a search card that is used is flipped.
pub fn flip(play: &mut Play, id: HeroId, card: crate::content::SearchId) {
    let found = &mut play.world.hero_mut(id).found;
    if let Some(found) = found.iter_mut().find(|found| found.card == card && !found.used) {
        found.used = true;
    }
}

/// DE-ACT-06: a familiar attacks with what is printed on its card.
pub fn by_familiar(play: &mut Play, owner: HeroId, on: On, gain: &[Effect]) -> Rule<Option<Report>> {
    let who = Who::Familiar(owner);
    let how = How { on, ..How::default() };
    if !play.world.is_on_map(who) || !play.world.has_target(play.game, who, WeaponRef::Familiar, &how) {
        return Ok(None);
    }
    let shape = play.world.shape(play.game, who, WeaponRef::Familiar);
    let targets = choose_targets(play, who, &shape, &how)?;
    let mut attack = declared(play.world, who, WeaponRef::Familiar, shape, targets);
    attack.any_range = on == On::SeenByOwner;
    let report = perform(play, attack, gain)?;
    if !play.world.is_charmed(who) {
        skills::after_slaying(play, owner, &report)?;
    }
    Ok(Some(report))
}

/// A hero attacks the space of its own familiar with a magic weapon; neither range nor sight matter.
pub fn on_own_familiar(play: &mut Play, id: HeroId, gain: &[Effect]) -> Rule {
    let Some(at) = play.world.familiar(id).map(|familiar| familiar.at) else { return Ok(()) };
    let magic = play.world.hero(id).equipped().map(|owned| owned.item);
    let magic = magic.filter(|item| play.game.item(*item).has_trait("magic"));
    let armed = magic.filter(|item| play.game.item(*item).weapon.is_some());
    let picks: Vec<Pick> = armed.map(|item| Pick::Weapon(WeaponRef::Item(item))).collect();
    if picks.is_empty() {
        return Ok(());
    }
    let Pick::Weapon(weapon) = play.choose(id.seat(), Prompt::Weapon { hero: id }, &picks)? else {
        return Ok(());
    };
    let shape = play.world.shape(play.game, Who::Hero(id), weapon);
    let mut attack = declared(play.world, Who::Hero(id), weapon, shape, vec![(Who::Familiar(id), at)]);
    attack.any_range = true;
    let report = perform(play, attack, gain)?;
    skills::after_attack(play, id, weapon, &report)
}

/// DE-ATK-12: a monster attacks with what is printed on its card.
pub fn by_monster(play: &mut Play, who: Who) -> Rule<Option<Report>> {
    let shape = play.world.shape(play.game, who, WeaponRef::Monster);
    if play.world.targets(who, &shape).next().is_none() || play.world.is_pacified(play.game, who) {
        return Ok(None);
    }
    let on = if play.world.has_trait(play.game, who, Trait::Flail) { On::TwoMonsters } else { On::One };
    let targets = choose_targets(play, who, &shape, &How { on, ..How::default() })?;
    let attack = declared(play.world, who, WeaponRef::Monster, shape, targets);
    let report = perform(play, attack, &[])?;
    skills::struck(play, who, &report)?;
    Ok(Some(report))
}

/// A monster attacks these, with what is printed on its card or with these dice; range does not matter.
pub fn by_monster_on(play: &mut Play, who: Who, targets: Vec<(Who, Spot)>, dice: Option<&[Colour]>) -> Rule {
    if play.world.is_pacified(play.game, who) {
        return Ok(());
    }
    count_attack(play, who);
    let mut shape = play.world.shape(play.game, who, WeaponRef::Monster);
    if let Some(dice) = dice {
        shape = Shape::ranged(dice);
    }
    let mut attack = declared(play.world, who, WeaponRef::Monster, shape, targets);
    attack.any_range = dice.is_none();
    let report = perform(play, attack, &[])?;
    skills::struck(play, who, &report)
}

/// A monster makes a ranged attack with these dice.
pub fn by_monster_with(play: &mut Play, who: Who, dice: &[Colour]) -> Rule {
    let targets = choose_targets(play, who, &Shape::ranged(dice), &How::default())?;
    by_monster_on(play, who, targets, Some(dice))
}

/// DE-MON-08: an attack inside a monster action counts against the limit.
fn count_attack(play: &mut Play, who: Who) {
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.attacks += 1;
    }
}

/// DE-ATK-14: the targets of an attack, in step 1.
fn choose_targets(play: &mut Play, who: Who, shape: &Shape, how: &How<'_>) -> Rule<Vec<(Who, Spot)>> {
    let seat = play.world.seat_of(who);
    if !matches!(how.on, On::One | On::TwoMonsters | On::Culprit | On::OnlyInSight) {
        return Ok(play.world.all_targets(who, how.on));
    }
    let mut chosen: Vec<(Who, Spot)> = Vec::new();
    let most = if how.on == On::TwoMonsters { 2 } else { 1 };
    while chosen.len() < most {
        let all = play.world.targets(who, shape);
        let wanted = all.filter(|(other, _)| play.world.is_meant(who, how, *other));
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
        match play.choose(seat, Prompt::Target { who, weapon: shape.weapon }, &picks)? {
            Pick::On(other, spot, _) => chosen.push((other, spot)),
            _ => break,
        }
    }
    Ok(chosen)
}

pub(super) fn declared(
    world: &World,
    attacker: Who,
    weapon: WeaponRef,
    shape: Shape,
    targets: Vec<(Who, Spot)>,
) -> Attack {
    let own = world.under_way.using.filter(|of| of.card.owner().map(Who::Hero) == Some(attacker));
    let struck = targets.into_iter().map(|(who, space)| struck(who, space, true));
    Attack {
        attacker,
        weapon,
        by: own,
        kind: shape.aim.kind,
        reach: shape.aim.reach,
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
        drinks: false,
        at_least: 0,
        played: Vec::new(),
        inflicts: Vec::new(),
        missed: false,
        broken_off: false,
    }
}

pub(super) fn struck(who: Who, space: Spot, is_target: bool) -> Struck {
    Struck {
        who,
        space,
        is_target,
        stands_in: false,
        dice: Vec::new(),
        shields: 0,
        for_blank: 0,
        replaced: None,
        dealt: None,
    }
}

/// A figure that becomes the target in the place of another: the attack still goes against that space (DE-ATK-14).
pub(super) fn stands_in(who: Who, space: Spot) -> Struck {
    Struck { stands_in: true, ..struck(who, space, true) }
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
    for effect in play.world.begin_attack(play.game, attacker) {
        add(play, &effect)?;
    }
    play.nested(|play| roll_dice(play))?;
    if hits(play)? {
        surges::spend(play)?;
    }
    let missed = play.world.attack().is_none_or(|attack| attack.missed);
    let mut report = if missed { Report::default() } else { deal(play)? };
    let affected = play.world.attack().map(|attack| attack.struck.iter().map(|struck| struck.who).collect());
    report.affected = affected.unwrap_or_default();
    play.world.under_way.attacks.pop();
    Ok(report)
}

/// DE-ATK-17, DE-ATK-18: step 2. Before the dice, the dice, after the dice.
fn roll_dice(play: &mut Play) -> Rule {
    defend(play)?;
    lieutenants::not_me(play)?;
    windows::before_roll(play)?;
    roll_all(play)?;
    leoric(play);
    windows::after_roll(play)
}

/// DE-ATK-17: every figure that is affected takes its own defence dice, as far as it has not yet.
pub(super) fn defend(play: &mut Play) -> Rule {
    let count = play.world.attack().map_or(0, |attack| attack.struck.len());
    for n in 0..count {
        let Some(attack) = play.world.attack() else { return Ok(()) };
        let (who, space) = (attack.struck[n].who, attack.struck[n].space);
        if !attack.struck[n].dice.is_empty() || attack.struck[n].dealt.is_some() {
            continue;
        }
        let mut guard = guarded(play.game, play.world, who, space);
        guard.dice.extend(shared(play, who)?.into_iter().map(DieNow::new));
        if let Some(attack) = play.world.attack_mut() {
            attack.struck[n].dice = guard.dice;
            attack.struck[n].shields += guard.shields;
            attack.struck[n].for_blank = guard.for_blank;
        }
    }
    Ok(())
}

/// DE-ATK-17, DE-CND-20: the defence that a figure has of itself where the attack under way strikes it.
pub(super) fn guarded(game: &Descent, world: &World, who: Who, space: Spot) -> Struck {
    let mut dice = world.defence(game, who);
    dice.extend(more_defence(game, world, who, space));
    let for_blank = who.hero().map_or(0, |id| {
        world.hero(id).sum(game, |e| if let Effect::ShieldsForBlank(n) = e { Some(*n) } else { None })
    });
    Struck {
        dice: dice.into_iter().map(DieNow::new).collect(),
        shields: -i8::from(world.has(who, Condition::Weakened)),
        for_blank,
        ..struck(who, space, true)
    }
}

/// Dice that the place of the attacker gives: DE-TER-23, DE-TER-24 an elevation, and Night Stalker.
pub(super) fn more_defence(game: &Descent, world: &World, who: Who, space: Spot) -> Vec<Colour> {
    let Some(attack) = world.attack() else { return Vec::new() };
    let mut dice = Vec::new();
    if attack.kind == AttackKind::Melee && attack.reach == 1 && over_elevation(world, attack.attacker, space)
    {
        dice.push(Colour::Black);
    }
    let stalks = world.has_trait(game, who, Trait::NightStalker);
    if stalks && !world.beside(attack.attacker, who) {
        dice.push(Colour::Brown);
    }
    dice
}

/// DE-TER-23: whether every way of the blow goes over an elevation.
fn over_elevation(world: &World, attacker: Who, space: Spot) -> bool {
    let Some(body) = world.body(attacker) else { return false };
    let map = &world.ground.map;
    let beside: Vec<Spot> = body.spots().filter(|spot| world.adjacent(*spot, space)).collect();
    let over = |spot: &Spot| {
        let both = map.space(*spot).zip(map.space(space));
        both.is_some_and(|(a, b)| map.over_elevation(world.gates, a, b))
    };
    !beside.is_empty() && beside.iter().all(over)
}

/// A hero that shares defences takes the dice of one adjacent hero.
fn shared(play: &mut Play, who: Who) -> Rule<Vec<Colour>> {
    let Who::Hero(id) = who else { return Ok(Vec::new()) };
    if play.game.sheet(id.sheet).rule != Some(HeroRule::SharesDefence) {
        return Ok(Vec::new());
    }
    // DE-FIG-10: familiars that are figures, too.
    let others = play.world.figures().map(|(other, _)| other).filter(|other| other.is_heroic());
    let picks: Vec<Pick> = others.filter(|o| play.world.beside(who, *o)).map(Pick::Figure).collect();
    if picks.is_empty() {
        return Ok(Vec::new());
    }
    match play.choose(id.seat(), Prompt::ShareDefence { hero: id }, &picks)? {
        Pick::Figure(other) => Ok(play.world.defence(play.game, other)),
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

/// Whether an attacker is near a hero that weakens monsters.
pub(super) fn is_softened(game: &Descent, world: &World, attacker: Who) -> bool {
    let near = |id: HeroId| {
        game.sheet(id.sheet).rule == Some(HeroRule::WeakensMonstersNear)
            && world.range(Who::Hero(id), attacker).is_some_and(|far| far <= 3)
    };
    // DC-OL-38, DC-CLASS-41: whoever is charmed counts as a monster, whoever a hero commands does not.
    world.is_overlords(attacker) && world.hero_ids().any(near)
}

/// Monsters near a hero that weakens them deal 1 damage less, but not less than 1.
fn leoric(play: &mut Play) {
    let Some(attack) = play.world.attack() else { return };
    let (attacker, damage) = (attack.attacker, attack.total_damage());
    if damage > 1
        && is_softened(play.game, play.world, attacker)
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
    surges::for_range(play, needed.unwrap_or(0))?;
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
    // DE-GAP-26
    let follows = play.world.agreed.rulings.redirected_range == RedirectedRange::ToTarget;
    let far = attack.targets().map(|struck| match struck.stands_in && follows {
        true => play.world.range(attack.attacker, struck.who),
        false => play.world.range_to(attack.attacker, struck.space),
    });
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
    if let Some(attack) = play.world.attack_mut() {
        attack.gain(effect);
    }
    Ok(())
}

impl Attack {
    /// What an effect adds to the attack, beside figures that are affected.
    pub fn gain(&mut self, effect: &Effect) {
        match effect {
            Effect::Damage(n) => self.damage += *n as i8,
            Effect::Range(n) => self.range += n,
            Effect::Pierce(n) => self.pierce += n,
            Effect::Surges(n) => self.surges += *n as i8,
            Effect::CancelSurges(n) => self.surges -= *n as i8,
            Effect::Inflict(condition) => self.inflicts.push(*condition),
            Effect::AttackDie(colour) => self.dice.push(DieNow::new(*colour)),
            Effect::AtLeast(n) => self.at_least = self.at_least.max(*n),
            _ => {}
        }
    }
}

/// DE-AOE-08, DE-AOE-10, DE-AOE-13, DE-AOE-14: figures adjacent to a target space are affected, each once. Whoever is
/// affected late rolls defence now.
fn blast(play: &mut Play) -> Rule {
    let Some(attack) = play.world.attack() else { return Ok(()) };
    let spaces: Vec<Spot> = attack.targets().map(|struck| struck.space).collect();
    let mut found: Vec<(Who, Spot)> = Vec::new();
    let all = play.world.figures().chain(play.world.objects_for(attack.attacker));
    for (who, body) in all.filter(|(who, _)| attack.place_of(*who).is_none()) {
        let hit = body.spots().find(|spot| spaces.iter().any(|space| play.world.adjacent(*space, *spot)));
        found.extend(hit.map(|spot| (who, spot)));
    }
    affect(play, found)
}

/// DE-ATK-28: figures that are affected beside the targets.
pub fn affect(play: &mut Play, found: Vec<(Who, Spot)>) -> Rule {
    let rolled = play.world.attack().is_some_and(|attack| attack.dice.iter().any(|die| die.face.is_some()));
    let mut new: Vec<Who> = Vec::new();
    for (who, space) in found {
        let out = play.world.attack().is_some_and(|attack| {
            attack.place_of(who).is_some() || play.world.is_aloft_for(attack.attacker, who)
        });
        if out {
            continue;
        }
        new.push(who);
        if let Some(attack) = play.world.attack_mut() {
            attack.struck.push(struck(who, space, false));
        }
        play.tell(|_, _| Fact::Affected { who });
    }
    if rolled {
        defend(play)?;
        roll_all(play)?;
        windows::after_late_roll(play, &new)?;
    }
    Ok(())
}

/// DE-ATK-30, DE-ATK-31: step 5, for every figure that is affected, in an order that the active player chooses, until
/// the attacker itself is defeated (DE-ATK-03).
fn deal(play: &mut Play) -> Rule<Report> {
    let Some(attack) = play.world.attack() else { return Ok(Report::default()) };
    let attacker = attack.attacker;
    let mut picks: Vec<Pick> = Vec::new();
    for pick in attack.struck.iter().map(|struck| Pick::Figure(struck.who)) {
        if !picks.contains(&pick) {
            picks.push(pick);
        }
    }
    let seat = play.world.seats_in_order()[0];
    let mut report = Report::default();
    loop {
        let broken_off = play.world.attack().is_none_or(|attack| attack.broken_off);
        picks.retain(|pick| matches!(pick, Pick::Figure(who) if play.world.is_on_map(*who)));
        if broken_off || picks.is_empty() {
            break;
        }
        let next = play.choose(seat, Prompt::NextDamage { attacker }, &picks)?;
        picks.retain(|pick| *pick != next);
        if let Pick::Figure(who) = next {
            play.nested(|play| deal_all_to(play, who, &mut report))?;
        }
    }
    defeats(play, attacker, &report)?;
    Ok(report)
}

/// DC-CLASS-71: who is affected twice is dealt damage twice.
fn deal_all_to(play: &mut Play, who: Who, report: &mut Report) -> Rule {
    let places = play.world.attack().map_or(0, |a| a.struck.iter().filter(|s| s.who == who).count());
    for n in 0..places {
        let broken_off = play.world.attack().is_none_or(|attack| attack.broken_off);
        if broken_off || !play.world.is_on_map(who) {
            break;
        }
        let before = who.monster().and_then(|id| play.world.monster(id)).cloned();
        let dealt = deal_to(play, who, n)?;
        report.dealt |= dealt > 0;
        if !play.world.is_on_map(who) {
            report.defeated.push(who);
            report.fallen.extend(before);
        }
    }
    Ok(())
}

/// DE-ATK-30, DE-KEY-01, DE-KEY-02, DE-CND-01, DE-CND-02: each shield that is not pierced cancels 1 damage; if any is
/// left, conditions are inflicted, and then it is suffered.
fn deal_to(play: &mut Play, who: Who, nth: usize) -> Rule<u8> {
    let Some(attack) = play.world.attack() else { return Ok(0) };
    let mut places = attack.struck.iter().enumerate().filter(|(_, struck)| struck.who == who);
    let Some((place, _)) = places.nth(nth) else { return Ok(0) };
    let shields = attack.struck[place].total_shields().saturating_sub(attack.pierce);
    let damage = attack.total_damage() + play.world.more_damage(play.game, attack, who);
    let least = if attack.struck[place].is_target { attack.at_least } else { 0 };
    let dealt = damage.saturating_sub(shields).max(least);
    let (attacker, pierce, inflicts) = (attack.attacker, attack.pierce, attack.inflicts.clone());
    let all = attack.struck[place].total_shields();
    if let Some(attack) = play.world.attack_mut() {
        attack.struck[place].dealt = Some(dealt);
    }
    play.tell(|_, _| Fact::Deals { attacker, who, damage, shields: all, pierce, dealt });
    if dealt > 0 {
        for condition in inflicts {
            super::conditions::inflict(play, who, condition)?;
        }
        damage::suffer(play, who, dealt, damage::Cause::Attack)?;
        if play.world.attack().is_some_and(|attack| attack.drinks) {
            damage::recover(play, attacker, dealt);
        }
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
    let (Who::Hero(id) | Who::Familiar(id)) = attacker else { return Ok(()) };
    // DE-ATK-36: an object counts as an enemy figure. DC-OL-39: whoever is charmed as a monster.
    let counted = |who: &&Who| !who.is_heroic() || play.world.is_charmed(**who);
    let killed = report.defeated.iter().filter(counted).count();
    for _ in 0..killed {
        let set_off = play.world.set_off_by_defeat(play.game, attacker, id);
        let done = |of: &AbilityRef| play.world.attack().is_some_and(|attack| attack.used.contains(of));
        let left = set_off.into_iter().filter(|(of, _)| !done(of));
        let effects: Vec<Effect> = left.flat_map(|(_, does)| does).collect();
        super::effects::happen(play, Who::Hero(id), &effects, None)?;
    }
    Ok(())
}

/// DC-OL-39: a charmed hero that defeats itself has defeated a monster. Whether it is knocked out before or after what
/// that sets off, the active player says.
pub fn defeats_itself(play: &mut Play, id: HeroId) -> Rule {
    let who = Who::Hero(id);
    let itself = play.world.attack().is_some_and(|attack| {
        let struck = attack.place_of(who).map(|place| &attack.struck[place]);
        attack.attacker == who && struck.is_some_and(|struck| struck.dealt.is_some())
    });
    if !itself || !play.world.is_charmed(who) {
        return Ok(());
    }
    let set_off = play.world.set_off_by_defeat(play.game, who, id);
    let Some(of) = set_off.first().map(|(of, _)| *of) else { return Ok(()) };
    let seat = play.world.seats_in_order()[0];
    let picks = [Pick::Use(of), Pick::Figure(who)];
    if play.choose(seat, Prompt::WhatFirst { hero: id }, &picks)? != Pick::Use(of) {
        return Ok(());
    }
    for (of, does) in set_off {
        if let Some(attack) = play.world.attack_mut() {
            attack.used.push(of);
        }
        super::effects::happen(play, who, &does, None)?;
    }
    Ok(())
}

impl World {
    /// What the hero has for each monster that it, or its familiar, defeats in the attack under way.
    fn set_off_by_defeat(&self, game: &Descent, attacker: Who, id: HeroId) -> Vec<(AbilityRef, Vec<Effect>)> {
        let counts = |card: Card, ability: &Ability| match ability.when {
            When::Defeats => attacker == Who::Hero(id) && self.counts_in_attack(game, card, ability),
            // DC-CLASS-45: each monster that the hero or its familiar defeats; not one that is charmed (DC-OL-35).
            When::Slays => !self.is_charmed(attacker),
            _ => false,
        };
        let abilities = self.abilities(game, id).filter(|(of, ability)| counts(of.card, ability));
        abilities.map(|(of, ability)| (of, ability.does.clone())).collect()
    }
}

impl World {
    /// What always counts in the attack under way: Weakened (DE-CND-20), a die that waits for it, and abilities of the
    /// attacker, which are still to be added.
    pub(super) fn begin_attack(&mut self, game: &Descent, attacker: Who) -> Vec<Effect> {
        let weak = self.has(attacker, Condition::Weakened);
        let fury = attacker.hero().and_then(|id| self.hero_mut(id).fury.take());
        if let Some(attack) = self.attack_mut() {
            attack.damage -= i8::from(weak);
            attack.dice.extend(fury.map(DieNow::new));
        }
        let Who::Hero(id) = attacker else { return Vec::new() };
        let counts = |(of, ability): &(AbilityRef, &Ability)| {
            ability.when == When::Attacking && self.counts_in_attack(game, of.card, ability)
        };
        self.abilities(game, id).filter(counts).flat_map(|(_, ability)| ability.does.clone()).collect()
    }

    /// Whether an ability counts in the attack under way: of the right kind, with the right weapon, on the right
    /// target. What a weapon says counts only in an attack with it (DE-ATK-13, DE-EQP-06).
    pub fn counts_in_attack(&self, game: &Descent, card: Card, ability: &Ability) -> bool {
        let Some(attack) = self.attack() else { return false };
        if let Card::Item(_, item) = card
            && game.item(item).weapon.is_some()
            && attack.weapon != WeaponRef::Item(item)
        {
            return false;
        }
        let has_trait = |name: &String| match (attack.attacker, attack.weapon) {
            (Who::Hero(id), WeaponRef::Item(item)) => self.hero(id).has_trait(game, item, name),
            _ => false,
        };
        let beside = || attack.targets().any(|struck| self.beside_spot(attack.attacker, struck.space));
        ability.kind.is_none_or(|kind| kind == attack.kind)
            && (ability.with.is_empty() || ability.with.iter().any(has_trait))
            && (!ability.adjacent || beside())
            && ability.hands.is_none_or(|hands| {
                // DC-CLASS-10: an attack with what is held, not with bare hands.
                let armed = attack.weapon != WeaponRef::Unarmed || hands == Hands::Free;
                armed && self.holds(game, attack.attacker, hands)
            })
    }

    /// Which moments of overlord cards the attack under way has after its roll.
    pub fn moments_after_roll(&self) -> Vec<Moment> {
        let Some(attack) = self.attack() else { return Vec::new() };
        let mut moments = Vec::new();
        let attacks = self.is_overlords(attack.attacker);
        let protected = |who: Who| !who.is_heroic() && !self.is_inactive(who);
        let defends = attack.struck.iter().any(|struck| protected(struck.who));
        if attacks {
            moments.push(Moment::AfterRoll);
        }
        if defends {
            moments.push(Moment::Defended);
        }
        let own = |who: Who| self.is_overlords(who) && !self.is_inactive(who);
        if attacks || attack.struck.iter().any(|struck| own(struck.who)) {
            moments.push(Moment::OwnRoll);
        }
        moments
    }
}
