//! TRG: the moments of play. Whoever lets something happen says only that its moment has come; here stands what waits
//! for each, in the order of the rules. So neither attacks nor turns know a card.

use super::attack::Report;
use super::effects::{self, Cue};
use super::skills::{self, Before};
use super::targets::How;
use super::{conditions, feats, lieutenants};
use crate::content::{Ability, Always, Condition, Deed, Effect, Rank, Until, When};
use crate::shown::Prompt;
use crate::world::{AbilityRef, Card, HeroId, Pick, Turn, WeaponRef, Who, World};
use crate::{Descent, Play};
use table::Rule;

/// What a hero has for a moment happens; nobody is asked.
fn set_off(play: &mut Play, id: HeroId, whom: Who, fits: impl Fn(&Ability) -> bool) -> Rule {
    let abilities = play.world.abilities(play.game, id).filter(|(_, ability)| fits(ability));
    let does: Vec<Effect> = abilities.flat_map(|(_, ability)| ability.does.clone()).collect();
    effects::happen(play, whom, &does, None)
}

/// Asks a hero whether it uses one of these; which one. Whoever is charmed makes no choices of its own (DC-OL-31).
fn offered(play: &mut Play, id: HeroId, prompt: Prompt, mut picks: Vec<Pick>) -> Rule<Option<AbilityRef>> {
    if picks.is_empty() || play.world.under_way.charmed == Some(id) {
        return Ok(None);
    }
    picks.push(Pick::Pass);
    match play.choose(id.seat(), prompt, &picks)? {
        Pick::Use(of) => Ok(Some(of)),
        _ => Ok(None),
    }
}

/// The same, and carries it out.
fn offer(play: &mut Play, id: HeroId, prompt: Prompt, picks: Vec<Pick>, culprit: Option<Who>) -> Rule {
    match offered(play, id, prompt, picks)? {
        Some(of) => effects::carry_out(play, of, culprit),
        None => Ok(()),
    }
}

/// Pays for an ability and carries it out, on what the cue is about.
fn carry_out_on(play: &mut Play, of: AbilityRef, cue: Cue<'_>) -> Rule {
    let Some((id, ability)) = effects::ability(play, of) else { return Ok(()) };
    effects::pay(play, id, of, &ability)?;
    effects::each(play, cue, &ability.does)
}

/// DE-TRN-01, DE-TRG-09, DE-TRG-23: a hero's turn begins: whoever was away comes back, what lasts until now is over,
/// conditions are tested, and what the hero has for this moment happens.
pub fn turn_begins(play: &mut Play, id: HeroId) -> Rule {
    let who = Who::Hero(id);
    feats::come_back(play, id)?;
    if play.world.hero(id).gives_until_its_turn(play.game) {
        play.world.heroes.iter_mut().for_each(|hero| hero.end(Until::GiversTurn));
    }
    conditions::at_start(play, who)?;
    let heroes =
        || play.world.figures().map(|(other, _)| other).filter(|o| play.world.is_hero_for_skills(*o));
    let beside = heroes().any(|other| play.world.beside(who, other));
    if !play.world.is_on_map(who) {
        return Ok(());
    }
    set_off(play, id, who, |a| a.when == When::TurnStart && (beside || !a.beside_hero))
}

/// DE-TRN-07: a hero's turn ends: what it has for a turn like that.
pub fn turn_ends(play: &mut Play, id: HeroId, turn: &Turn) -> Rule {
    let still = !turn.moved;
    set_off(play, id, Who::Hero(id), |a| a.when == When::StoodStill && still)?;
    let twice = turn.moves >= 2;
    set_off(play, id, Who::Hero(id), |a| a.when == When::MovedTwice && twice)
}

/// DE-DMG-06: a hero rests.
pub fn rests(play: &mut Play, id: HeroId) -> Rule {
    set_off(play, id, Who::Hero(id), |a| a.when == When::Resting)
}

/// DE-REV-02: a hero has stood up or was revived.
pub fn stands_up(play: &mut Play, id: HeroId) -> Rule {
    set_off(play, id, Who::Hero(id), |a| a.when == When::StandsUp)
}

/// The starting skill of `id` has healed another hero; `You` is that hero.
pub fn healed(play: &mut Play, id: HeroId, other: HeroId) -> Rule {
    set_off(play, id, Who::Hero(other), |a| a.when == When::Healed)
}

/// DE-TRN-11, DE-CND-11: a hero has performed an action; `ends` is the condition that it has discarded by it.
pub fn action_done(play: &mut Play, id: HeroId, ends: Option<Condition>) -> Rule {
    if ends != Some(Condition::Bleeding) {
        conditions::after_action(play, Who::Hero(id))?;
    }
    match play.world.hero(id).tired_by_actions() {
        0 => Ok(()),
        n => super::damage::tire(play, Who::Hero(id), n),
    }
}

/// DE-ATK-12: a hero is about to attack; whether it has done something for it.
pub fn hero_attacks(play: &mut Play, id: HeroId, how: &How<'_>) -> Rule<bool> {
    skills::run_before_shot(play, id, how)
}

/// DE-ATK-18: the targets are known and have their dice; nothing is rolled.
pub fn attack_declared(play: &mut Play) -> Rule {
    lieutenants::not_me(play)
}

/// DE-ATK-18, DC-HERO-30: the dice are rolled: heroes that weaken monsters near them do so now, before anything else
/// changes what was rolled.
pub fn attack_rolled(play: &mut Play) {
    let Some(attack) = play.world.attack() else { return };
    let less = play.world.softened_by(play.game, attack.attacker);
    let less = less.min(attack.total_damage().saturating_sub(1));
    if let Some(attack) = play.world.attack_mut() {
        attack.damage -= less as i8;
    }
}

/// DE-TRG-15: an attack of a hero is over; `began` says whether it did something for it before.
pub fn hero_has_attacked(
    play: &mut Play,
    id: HeroId,
    weapon: WeaponRef,
    report: &Report,
    began: bool,
) -> Rule {
    if !began {
        skills::run_after_shot(play, id, weapon)?;
    }
    lieutenants::aftershock(play, id, &report.affected)?;
    after_attack(play, id, weapon, report)
}

/// DC-CLASS-72, DC-CLASS-73, DC-CLASS-74, DC-CLASS-85, DC-CLASS-86: what a hero may do after its attack, or leave.
pub fn after_attack(play: &mut Play, id: HeroId, weapon: WeaponRef, report: &Report) -> Rule {
    if !play.world.is_on_map(Who::Hero(id)) {
        return Ok(());
    }
    has_slain(play, id, report)?;
    // DE-ATK-36: an object that is destroyed was an enemy figure.
    let slain = report.defeated.iter().any(|who| !who.is_heroic());
    let picks = play.world.uses(play.game, id, |_, ability| {
        let now = ability.when == When::AfterAttack || (slain && ability.when == When::AfterDefeat);
        now && play.world.fitted(play.game, id, weapon, ability)
    });
    offer(play, id, Prompt::AfterAttack { hero: id }, picks, None)
}

/// An attack of a familiar is over.
pub fn familiar_has_attacked(play: &mut Play, owner: HeroId, report: &Report) -> Rule {
    if play.world.is_charmed(Who::Familiar(owner)) { Ok(()) } else { has_slain(play, owner, report) }
}

/// DC-CLASS-40, DC-CLASS-42: the hero or its familiar has defeated monsters.
fn has_slain(play: &mut Play, id: HeroId, report: &Report) -> Rule {
    if report.fallen.is_empty() || !play.world.is_on_map(Who::Hero(id)) {
        return Ok(());
    }
    let picks = play.world.uses(play.game, id, |_, ability| ability.when == When::AfterSlaying);
    let Some(of) = offered(play, id, Prompt::AfterAttack { hero: id }, picks)? else { return Ok(()) };
    let cue = Cue::new(play.world, Who::Hero(id), None);
    carry_out_on(play, of, Cue { fallen: &report.fallen, ..cue })
}

/// DC-CLASS-09, DE-TRG-15: an attack of a monster is over; heroes on adjacent spaces that it affected may strike back.
pub fn monster_has_attacked(play: &mut Play, monster: Who, report: &Report) -> Rule {
    for id in report.affected.iter().filter_map(|who| who.hero()) {
        if !play.world.is_on_map(monster) || !play.world.beside(Who::Hero(id), monster) {
            continue;
        }
        let strikes = |ability: &Ability| {
            let mut does = ability.does.iter();
            does.any(|effect| play.world.can_strike(play.game, id, effect, monster) == Some(true))
        };
        let fits = |ability: &Ability| ability.when == When::Struck && strikes(ability);
        let picks = play.world.uses(play.game, id, |_, ability| fits(ability));
        offer(play, id, Prompt::Struck { hero: id }, picks, Some(monster))?;
    }
    Ok(())
}

/// DE-TRG-16: a monster is about to be activated: heroes may interrupt.
pub fn before_activation(play: &mut Play, monster: Who) -> Rule {
    let heroes: Vec<HeroId> = play.world.hero_ids().collect();
    for id in heroes {
        let aims = |ability: &Ability| {
            let mut does = ability.does.iter();
            does.all(|effect| play.world.can_strike(play.game, id, effect, monster) != Some(false))
        };
        let fits = |ability: &Ability| ability.when == When::Activated && aims(ability);
        let picks = play.world.uses(play.game, id, |_, ability| fits(ability));
        if play.world.is_on_map(monster) {
            offer(play, id, Prompt::BeforeActivation { who: monster }, picks, Some(monster))?;
        }
    }
    Ok(())
}

/// DE-OVT-08: an activation begins: heroes that stun minions beside them do so, then conditions are tested.
pub fn activation_begins(play: &mut Play, who: Who) -> Rule {
    let minion = who.monster().and_then(|id| play.world.monster(id)).is_some_and(|m| m.rank == Rank::Minion);
    let beside = play.world.hero_ids().any(|id| {
        play.world.hero(id).has(play.game, &Always::StunsMinionsBeside)
            && play.world.beside(Who::Hero(id), who)
    });
    if minion && beside {
        conditions::inflict(play, who, Condition::Stunned)?;
    }
    conditions::at_start(play, who)
}

/// DE-OVT-01: the overlord's turn begins.
pub fn overlords_turn_begins(play: &mut Play) {
    play.world.monsters.iter_mut().for_each(|monster| monster.airborne = false);
}

/// DC-CLASS-69: a hero that is defeated makes its last stand before it is knocked out.
pub fn falls(play: &mut Play, id: HeroId) -> Rule {
    defeats_itself(play, id)?;
    if play.world.hero(id).at.is_none() {
        return Ok(());
    }
    play.world.under_way.falling.push(id);
    set_off(play, id, Who::Hero(id), |a| a.when == When::Falls)?;
    play.world.under_way.falling.retain(|other| *other != id);
    Ok(())
}

/// DC-CLASS-29, DE-TRG-03: a skill of a hero was used; if somebody has suffered or recovered by it, more may happen.
pub fn skill_used(play: &mut Play, id: HeroId, before: &Before) -> Rule {
    // Before it is paid for: the fatigue that it costs does not undo what was recovered.
    let since = play.world.since(before);
    let picks = play.world.uses(play.game, id, |_, ability| ability.when == When::OwnSkill);
    if picks.is_empty() || (since.hurt.is_empty() && since.better.is_empty()) {
        return Ok(());
    }
    let mut picks = picks;
    picks.push(Pick::Pass);
    let Pick::Use(of) = play.choose(id.seat(), Prompt::OwnSkill { hero: id }, &picks)? else { return Ok(()) };
    let cue = Cue::new(play.world, Who::Hero(id), None);
    carry_out_on(play, of, Cue { since: Some(&since), ..cue })
}

/// What a hero has for each monster that it, or its familiar, has defeated in this attack.
pub fn defeated(play: &mut Play, attacker: Who, report: &Report) -> Rule {
    let (Who::Hero(id) | Who::Familiar(id)) = attacker else { return Ok(()) };
    // DE-ATK-36: an object counts as an enemy figure. DC-OL-39: whoever is charmed as a monster.
    let counted = |who: &&Who| !who.is_heroic() || play.world.is_charmed(**who);
    let killed = report.defeated.iter().filter(counted).count();
    for _ in 0..killed {
        let set_off = play.world.set_off_by_defeat(play.game, attacker, id);
        let done = |of: &AbilityRef| play.world.attack().is_some_and(|attack| attack.used.contains(of));
        let left = set_off.into_iter().filter(|(of, _)| !done(of));
        let does: Vec<Effect> = left.flat_map(|(_, does)| does).collect();
        effects::happen(play, Who::Hero(id), &does, None)?;
    }
    Ok(())
}

/// DC-OL-39: a charmed hero that defeats itself has defeated a monster. Whether it is knocked out before or after what
/// that sets off, the active player says.
fn defeats_itself(play: &mut Play, id: HeroId) -> Rule {
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
        effects::happen(play, who, &does, None)?;
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

    /// DC-HERO-31, DC-OL-38, DC-CLASS-41: how much less damage an attacker rolls because of heroes near it. Whoever is
    /// charmed counts as a monster, whoever a hero commands does not.
    pub fn softened_by(&self, game: &Descent, attacker: Who) -> u8 {
        if !self.is_overlords(attacker) {
            return 0;
        }
        let by = |id: HeroId| {
            self.hero(id).most(game, |always| match always {
                Always::WeakensMonsters(far, less) => {
                    let near = self.range(Who::Hero(id), attacker).is_some_and(|n| n <= *far);
                    near.then_some(*less)
                }
                _ => None,
            })
        };
        self.hero_ids().filter_map(by).max().unwrap_or(0)
    }
}

/// DC-OL-40, DC-OL-41: what a card says of a test that was passed: by how much the attribute is lower when it is made
/// again, and what follows if it is passed again.
pub fn repeats(does: &[Effect]) -> Option<(u8, &[Effect])> {
    does.iter().filter_map(Effect::deed).find_map(|deed| match deed {
        Deed::Repeat { less, pass } => Some((*less, pass.as_slice())),
        _ => None,
    })
}
