//! ATK: an attack in its five steps. It knows no card: what waits for one of its moments is called by [`moments`].

use super::effects::{self, Cue};
use super::targets::{How, Shape};
use super::{area, conditions, deal, defence, moments, surges, windows};
use crate::content::{
    Ability, Again, AttackKind, Attacking, Colour, Condition, Effect, Gain, Hands, Moment, On, Trait, Until,
    When,
};
use crate::rulings::RedirectedRange;
use crate::shown::{Fact, Prompt};
use crate::world::{
    AbilityRef, Attack, Card, DieNow, HeroId, Mark, Monster, Pick, Struck, WeaponRef, Who, World,
};
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
    let began = moments::hero_attacks(play, id, how)?;
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
    moments::hero_has_attacked(play, id, weapon, &report, began)?;
    Ok(Some(report))
}

/// DE-SRC-10: a search card that is used is flipped.
pub fn flip(play: &mut Play, id: HeroId, card: crate::content::SearchId) {
    let found = &mut play.world.hero_mut(id).found;
    if let Some(found) = found.iter_mut().find(|found| found.card == card && !found.used) {
        found.used = true;
    }
}

/// DE-ACT-06, DC-OL-35: a familiar attacks with what is printed on its card.
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
    moments::familiar_has_attacked(play, owner, &report)?;
    Ok(Some(report))
}

/// A hero attacks the space of its own familiar; neither range nor sight matter.
pub fn on_own_familiar(play: &mut Play, id: HeroId, attacking: &Attacking) -> Rule {
    let Some(at) = play.world.familiar(id).map(|familiar| familiar.at) else { return Ok(()) };
    let picks: Vec<Pick> =
        play.world.weapons_for_own(play.game, id, attacking).map(WeaponRef::Item).map(Pick::Weapon).collect();
    if picks.is_empty() {
        return Ok(());
    }
    let Pick::Weapon(weapon) = play.choose(id.seat(), Prompt::Weapon { hero: id }, &picks)? else {
        return Ok(());
    };
    let shape = play.world.shape(play.game, Who::Hero(id), weapon);
    let mut attack = declared(play.world, Who::Hero(id), weapon, shape, vec![(Who::Familiar(id), at)]);
    attack.any_range = true;
    let report = perform(play, attack, &attacking.gain)?;
    moments::after_attack(play, id, weapon, &report)
}

impl World {
    /// The equipped weapons with which a hero may attack its own familiar.
    pub fn weapons_for_own<'g>(
        &'g self,
        game: &'g Descent,
        id: HeroId,
        attacking: &'g Attacking,
    ) -> impl Iterator<Item = crate::content::ItemId> {
        let equipped = self.hero(id).equipped().map(|owned| owned.item);
        let fits = |item: &crate::content::ItemId| {
            let card = game.item(*item);
            card.weapon.is_some() && attacking.with.iter().any(|name| card.has_trait(name))
        };
        equipped.filter(fits)
    }
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
    moments::monster_has_attacked(play, who, &report)?;
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
    moments::monster_has_attacked(play, who, &report)
}

/// DE-MON-08: the attack that an action of a monster is: with dice of its own, or on all whom it names.
pub fn by_monster_action(play: &mut Play, who: Who, attacking: &Attacking) -> Rule {
    if !attacking.dice.is_empty() {
        let dice = &attacking.dice;
        let targets = choose_targets(play, who, &Shape::ranged(dice), &How::default())?;
        return by_monster_on(play, who, targets, Some(dice));
    }
    let targets = play.world.all_targets(who, attacking.on);
    by_monster_on(play, who, targets, None)
}

/// DE-MON-08: an attack inside a monster action counts against the limit.
fn count_attack(play: &mut Play, who: Who) {
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.attacks += 1;
    }
}

/// DE-ATK-14, DE-LRG-14: the targets of an attack, in step 1.
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
    let cue = Cue::new(play.world, attacker, None);
    effects::each(play, cue, gain)?;
    let always = play.world.begin_attack(play.game, attacker);
    effects::each(play, cue, &always)?;
    play.nested(|play| roll_dice(play))?;
    if hits(play)? {
        surges::spend(play)?;
    }
    let missed = play.world.attack().is_none_or(|attack| attack.missed);
    let mut report = if missed { Report::default() } else { deal::deal(play)? };
    let affected = play.world.attack().map(|attack| attack.struck.iter().map(|struck| struck.who).collect());
    report.affected = affected.unwrap_or_default();
    play.world.under_way.attacks.pop();
    Ok(report)
}

/// DE-ATK-17, DE-ATK-18: step 2. Before the dice, the dice, after the dice.
fn roll_dice(play: &mut Play) -> Rule {
    defence::defend(play)?;
    moments::attack_declared(play)?;
    windows::before_roll(play)?;
    roll_all(play)?;
    moments::attack_rolled(play);
    windows::after_roll(play)
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

/// DE-ATK-20, DE-ATK-21, DE-ATK-22, DE-ATK-41, DE-ATK-42, DC-HERO-59, DE-ATK-07, DE-ATK-11, DE-AOE-18: step 3. An X
/// that is still there misses; a range that is too short for one target, too.
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

/// Adds something to the attack under way, or to the defence against it.
pub fn add(play: &mut Play, cue: Cue<'_>, gain: &Gain) -> Rule {
    match gain {
        Gain::Damage(amount) => {
            let n = effects::amount(play, cue, *amount)?;
            change(play, |attack| attack.count(gain, n))
        }
        Gain::Range(_)
        | Gain::Pierce(_)
        | Gain::Surges(_)
        | Gain::CancelSurges(_)
        | Gain::AtLeast(_)
        | Gain::Inflict(_)
        | Gain::Drink => change(play, |attack| attack.count(gain, 0)),
        // It is one of the surge abilities of the attack: of its card, or of the skill that it was made with.
        Gain::Surge(_) => change(play, |attack| attack.granted.extend(cue.card)),
        Gain::InflictOne => {
            let condition = conditions::any(play, cue.by, cue.by)?;
            change(play, |attack| attack.inflicts.extend(condition))
        }
        Gain::Blast => area::blast(play),
        Gain::Breath(n) => area::breath(play, cue.by, *n),
        Gain::Reroll(Again::Any) => windows::reroll_any(play, cue.seat, cue.by),
        Gain::Reroll(again) => windows::reroll(play, cue.seat, *again, Some(cue.by)),
        Gain::TurnAttackDie => windows::turn_attack_die(play, cue.seat, cue.by),
        Gain::Shields(n) => {
            windows::add_shields(play, cue.on.and_then(Mark::figure).unwrap_or(cue.by), *n);
            Ok(())
        }
        Gain::ShieldsAre(of) => {
            windows::shields_are(play, cue.by, *of);
            Ok(())
        }
        Gain::DefenceDie(colour, far) => windows::ward(play, cue.by, *colour, *far),
    }
}

impl Attack {
    /// DC-MAB-20: what an addition makes of the numbers, dice and conditions of the attack, several of them added up;
    /// `n` is the damage that it comes to.
    pub fn count(&mut self, gain: &Gain, n: u8) {
        match gain {
            Gain::Damage(_) => self.damage += n as i8,
            Gain::Range(n) => self.range += n,
            Gain::Pierce(n) => self.pierce += n,
            Gain::Surges(n) => self.surges += *n as i8,
            Gain::CancelSurges(n) => self.surges -= *n as i8,
            Gain::AtLeast(n) => self.at_least = self.at_least.max(*n),
            Gain::Inflict(condition) => self.inflicts.push(*condition),
            Gain::Drink => self.drinks = true,
            // These ask somebody, concern others than the attacker, or count only when surges are spent.
            Gain::Surge(_)
            | Gain::InflictOne
            | Gain::Blast
            | Gain::Breath(_)
            | Gain::Reroll(_)
            | Gain::TurnAttackDie
            | Gain::Shields(_)
            | Gain::ShieldsAre(_)
            | Gain::DefenceDie(..) => {}
        }
    }
}

/// Changes the attack under way.
fn change(play: &mut Play, how: impl FnOnce(&mut Attack)) -> Rule {
    match play.world.attack_mut() {
        Some(attack) => {
            how(attack);
            Ok(())
        }
        None => play.impossible("something is added to an attack, and there is none"),
    }
}

impl World {
    /// DE-ATK-15: what always counts in the attack under way: Weakened (DE-CND-20), dice that wait for it, and
    /// abilities of the attacker, which are still to be added.
    pub(super) fn begin_attack(&mut self, game: &Descent, attacker: Who) -> Vec<Effect> {
        let weak = self.has(attacker, Condition::Weakened);
        let dice: Vec<Colour> = attacker.hero().map_or_else(Vec::new, |id| {
            let hero = self.hero_mut(id);
            let waiting = hero.waiting_dice().collect();
            hero.end(Until::NextAttack);
            waiting
        });
        if let Some(attack) = self.attack_mut() {
            attack.damage -= i8::from(weak);
            attack.dice.extend(dice.into_iter().map(DieNow::new));
        }
        self.count_in_attack(game, attacker).flat_map(|(_, ability)| ability.does.clone()).collect()
    }

    /// The abilities of the attacker that always count in the attack under way.
    pub(super) fn count_in_attack<'g>(
        &'g self,
        game: &'g Descent,
        attacker: Who,
    ) -> impl Iterator<Item = (AbilityRef, &'g Ability)> {
        let hero = attacker.hero().into_iter();
        let counts = |(of, ability): &(AbilityRef, &Ability)| {
            ability.when == When::Attacking && self.counts_in_attack(game, of.card, ability)
        };
        hero.flat_map(|id| self.abilities(game, id)).filter(counts)
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
