//! ATK: step 5 of an attack: damage is dealt, and what follows from a defeat.

use super::attack::Report;
use super::{conditions, damage, moments};
use crate::Play;
use crate::shown::{Fact, Prompt};
use crate::world::{Pick, Who};
use table::Rule;

/// DE-ATK-30, DE-ATK-31, DE-ATK-34: step 5, for every figure that is affected, in an order that the active player
/// chooses, until the attacker itself is defeated (DE-ATK-03).
pub(super) fn deal(play: &mut Play) -> Rule<Report> {
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
    moments::defeated(play, attacker, &report)?;
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

/// DE-ATK-30, DE-KEY-01, DE-KEY-02, DC-MAB-18, DC-MAB-19, DE-CND-01, DE-CND-02, DE-ATK-26, DE-CND-23: each shield that is not pierced cancels
/// 1 damage; if any is left, conditions are inflicted, and then it is suffered.
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
            conditions::inflict(play, who, condition)?;
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
