//! CD, USE, CMP: powers are used; companions act.

use super::deeds::{self, Source};
use super::moving;
use crate::Play;
use crate::actions::{attack, conditions};
use crate::content::PowerId;
use crate::rulings::BlindFreeActions;
use crate::shown::{Fact, Prompt};
use crate::world::{Arm, Body, HeroId, Pick, Snare, Who, World};
use table::Rule;

/// SS-USE-02, SS-USE-04, SS-USE-05, SS-CD-02, SS-CD-03: a power that is no attack is used at a level.
pub fn use_power(play: &mut Play, hero: HeroId, id: PowerId, level: u8) -> Rule {
    let power = play.game.power(id);
    let Some(is) = power.levels.get(usize::from(level)) else { return Ok(()) };
    play.tell(|_, _| Fact::Uses { hero, power: id });
    let summons = is.deeds.iter().any(|deed| deed.act() == crate::content::Act::Companion);
    // SS-CMP-04, SS-CD-03: a companion's power waits only when it is gone, that of a snare when somebody is caught.
    let waits = !summons && is.snare.is_empty();
    play.world.exhaust(play.game, hero, id, if waits { is.cooldown } else { 0 });
    if !is.snare.is_empty() {
        let at = play.world.hero(hero).body.at;
        play.world.snares.push(Snare { at, hero, power: id, level });
        play.world.snares.sort_unstable();
    }
    let source = Source {
        hero,
        from: play.world.hero(hero).body.at,
        range: power.range,
        name: &power.name,
        event: false,
    };
    deeds::perform(play, source, &is.deeds)
}

impl World {
    /// SS-CMP-09, SS-ENG-02: whom a companion can attack: as a hero, those in its own area first.
    fn bitten(&self, hero: HeroId, range: u8) -> Vec<Who> {
        let who = Who::Companion(hero);
        let Some(from) = self.at(who) else { return Vec::new() };
        let near = |foe: &Who| {
            let Some(to) = self.at(*foe) else { return false };
            let far = self.range(from, to).is_some_and(|far| far <= u16::from(range));
            far && (to == from || (!self.is_engaged(who) && self.heroes_see(from, to)))
        };
        self.enemies().into_iter().map(Who::Foe).filter(near).collect()
    }
}

/// SS-CON-09, SS-CMP-12, SS-GAP-22: a blinded companion needs a save roll before its movement, before leaving an area with enemies,
/// and before its attack.
fn sees_what_it_does(play: &mut Play, who: Who, pick: &Pick, going: bool) -> Rule<bool> {
    if play.world.body(who).is_none_or(|body| body.blinded == 0) {
        return Ok(true);
    }
    let evades =
        play.world.is_engaged(who) && play.world.rulings().blind_free_actions != BlindFreeActions::Free;
    let rolls = match pick {
        Pick::StandUp => u8::from(!going),
        Pick::Step(_) => u8::from(!going) + u8::from(evades),
        Pick::Figure(_) => 1,
        _ => 0,
    };
    for _ in 0..rolls {
        if !conditions::save(play, who)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// SS-CMP-01, SS-CMP-02, SS-CMP-03, SS-CMP-05, SS-CMP-06, SS-CMP-10, SS-CMP-11, SS-DECK-15: the companion comes, and
/// moves and attacks once.
pub fn companion(play: &mut Play, hero: HeroId) -> Rule {
    if play.world.hero(hero).companion.is_none() {
        let at = play.world.hero(hero).body.at;
        play.world.hero_mut(hero).companion = Some(Body::new(at));
        play.tell(|_, _| Fact::Summons { hero });
    }
    play.world.hero_mut(hero).companion_acted = true;
    acts(play, hero)?;
    play.world.under_way.borne = None;
    Ok(())
}

/// SS-CMP-05, SS-CMP-06, SS-CMP-09, SS-CMP-19: it moves and attacks once, like a hero.
fn acts(play: &mut Play, hero: HeroId) -> Rule {
    let who = Who::Companion(hero);
    let card = play.game.content.companion(&play.game.class(hero.class).hero);
    let Some(card) = card else { return Ok(()) };
    // SS-CMP-09, SS-CON-05, SS-CON-18: a stunned companion does nothing, a slowed one only one thing.
    if play.world.body(who).is_some_and(|body| body.stunned > 0) {
        return Ok(());
    }
    // SS-CON-20: it may be slowed on the way.
    let slow = |world: &World| world.body(who).is_some_and(|body| body.slowed > 0);
    // SS-MOV-10: what slows all heroes slows it too.
    let full = card.moves.saturating_add_signed(play.world.changed(play.game, who, crate::world::moves));
    let (mut points, mut attacks, mut moving, mut going) = (full, 1u8, true, false);
    loop {
        let Some(at) = play.world.at(who) else { return Ok(()) };
        if play.world.body(who).is_some_and(|body| body.stunned > 0) {
            return Ok(());
        }
        // SS-CON-08, SS-CMP-06: with the turn of its hero its activation ends.
        if play.world.turn.as_ref().is_some_and(|turn| turn.over) {
            return Ok(());
        }
        let mut options = Vec::new();
        let lies = play.world.body(who).is_some_and(|body| body.down);
        if moving && lies && points > 0 {
            options.push(Pick::StandUp);
        }
        if moving && !lies {
            let steps = play.world.steps(play.game, who, at).into_iter();
            let near = steps.filter(|to| play.world.step_cost(play.game, who, *to) <= points);
            options.extend(near.map(|to| Pick::Step(play.world.spot(to))));
        }
        if attacks > 0 && !lies {
            options.extend(play.world.bitten(hero, card.attack.range).into_iter().map(Pick::Figure));
        }
        options.push(Pick::Done);
        let pick = play.choose(hero.seat(), Prompt::Companion { hero }, &options)?;
        if !sees_what_it_does(play, who, &pick, going)? {
            // The action is wasted.
            let slow = slow(play.world);
            attacks = if slow || matches!(pick, Pick::Figure(_)) { 0 } else { attacks };
            moving &= matches!(pick, Pick::Figure(_)) && !slow;
            continue;
        }
        going |= matches!(pick, Pick::StandUp | Pick::Step(_));
        match pick {
            Pick::StandUp => {
                points -= 1;
                attacks = if slow(play.world) { 0 } else { attacks };
                if let Some(body) = play.world.body_mut(who) {
                    body.down = false;
                }
            }
            Pick::Step(spot) => {
                let Some(to) = play.world.ground.plan.map.named(&spot) else { return Ok(()) };
                let cost = play.world.step_cost(play.game, who, to);
                let went = moving::step(play, who, to)?;
                points = if went { points - cost } else { points };
                // SS-ENG-17: knocked down, it stands up and goes, and need not evade again.
                play.world.under_way.borne = (!went).then_some((who, at));
                attacks = if slow(play.world) { 0 } else { attacks };
            }
            Pick::Figure(target) => {
                attacks -= 1;
                moving &= points == full && !slow(play.world);
                attack::attack(play, who, Arm::Bite, target)?;
            }
            _ => return Ok(()),
        }
    }
}
