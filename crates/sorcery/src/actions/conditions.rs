//! CON, ECN, FIRE, CRIT, SAV: conditions, fire, critical tokens and save rolls.

use super::{arrivals, movement, wounds};
use crate::content::{AreaId, Colour, Condition, Critical, Lasting, Passive};
use crate::rulings::{TokenLimits, WeakerPoison};
use crate::shown::{Cause, Fact, Prompt};
use crate::world::{Body, Ill, Pick, Who, World};
use crate::{Play, Sorcery};
use table::Rule;

/// SS-CON-01, SS-CON-02, SS-ECN-01, SS-ECN-02, SS-CON-15, SS-CON-17: a figure receives a condition; the same again is a
/// wound.
pub fn give(play: &mut Play, who: Who, condition: Condition, by: Option<Who>) -> Rule {
    let Some(body) = play.world.body(who) else { return Ok(()) };
    // SS-FLY-02: whoever flies is not knocked down; SS-BOSS-06: some master enemies cannot be stunned.
    let flies = condition == Condition::KnockedDown && play.world.flies(play.game, who);
    let immune = match who {
        Who::Foe(id) => condition == Condition::Stunned && play.world.scroll(play.game, id.card).immune,
        _ => false,
    };
    if flies || immune {
        play.tell(|_, _| Fact::Resists { who, condition });
        return Ok(());
    }
    if body.has(condition) {
        return again(play, who, condition, by);
    }
    if !play.world.has_token(play.game, condition) {
        play.tell(|_, _| Fact::Resists { who, condition });
        return Ok(());
    }
    let own_turn = play.world.turn.as_ref().is_some_and(|turn| Who::Hero(turn.hero) == who);
    let until = if play.world.is_acting(who) { 2 } else { 1 };
    if let Some(body) = play.world.body_mut(who) {
        match condition {
            Condition::Stunned => body.stunned = until,
            Condition::Blinded => body.blinded = until,
            Condition::Slowed => body.slowed = until,
            Condition::KnockedDown => body.down = true,
            Condition::Poisoned(n) => body.poison = n,
        }
    }
    play.tell(|_, _| Fact::Gains { who, condition });
    if let Some(turn) = play.world.turn.as_mut().filter(|_| own_turn) {
        match condition {
            // SS-CON-08: the turn ends at once.
            Condition::Stunned => turn.over = true,
            // SS-CON-20: exactly one further action.
            Condition::Slowed => turn.slow = Some(true),
            _ => {}
        }
    }
    Ok(())
}

impl World {
    /// SS-CON-08, SS-CMP-09, SS-ECN-10: whether it is the turn or the activation of a figure; a condition that it gets then lasts
    /// to the end of the next one.
    fn is_acting(&self, who: Who) -> bool {
        match who {
            Who::Hero(hero) | Who::Companion(hero) => {
                self.turn.as_ref().is_some_and(|turn| turn.hero == hero)
            }
            Who::Foe(id) => self.under_way.activated.contains(&id.card),
        }
    }

    /// SS-GAP-27: whether a token of a condition is left; knocked-down figures need none (SS-CON-15).
    fn has_token(&self, game: &Sorcery, condition: Condition) -> bool {
        let limited = self.rulings().token_limits == TokenLimits::Printed;
        let lying = self.figures().filter(|(_, body)| body.has(condition));
        condition == Condition::KnockedDown
            || !limited
            || lying.count() < usize::from(game.content.tokens.conditions)
    }

    /// SS-GAP-27: whether a fire token is left.
    fn has_fire(&self, game: &Sorcery) -> bool {
        let limited = self.rulings().token_limits == TokenLimits::Printed;
        let on_cards = self.figures().map(|(_, body)| body.fire);
        let lying = on_cards.chain(self.fires.iter().map(|(_, fire)| *fire));
        let all: u16 = lying.map(|[one, two]| u16::from(one) + u16::from(two)).sum();
        !limited || all < u16::from(game.content.tokens.fires)
    }
}

/// SS-EPW-06, SS-THR-07: the wound is that of whoever gave the condition.
fn again(play: &mut Play, who: Who, condition: Condition, by: Option<Who>) -> Rule {
    if let (Condition::Poisoned(new), Some(body)) = (condition, play.world.body_mut(who)) {
        // SS-CON-17: poison II on poison I turns the token, and wounds; SS-GAP-21: the other way round.
        let weaker = new < body.poison;
        body.poison = body.poison.max(new);
        if weaker && play.world.rulings().weaker_poison == WeakerPoison::Nothing {
            return Ok(());
        }
    }
    play.tell(|_, _| Fact::Again { who, condition });
    wounds::wound(play, who, 1, Cause::SameCondition, by)
}

/// SS-FIRE-01: a fire token, beside those that are there.
pub fn burn(play: &mut Play, who: Who, level: u8) {
    if !play.world.has_fire(play.game) {
        return;
    }
    let Some(body) = play.world.body_mut(who) else { return };
    body.fire[usize::from(level.clamp(1, 2)) - 1] += 1;
    play.tell(|_, _| Fact::Burns { who, level });
}

/// SS-FIRE-05: a fire token in an area; everybody there suffers it at once.
pub fn burn_area(play: &mut Play, at: AreaId, level: u8) {
    let which = usize::from(level.clamp(1, 2)) - 1;
    match play.world.fires.iter_mut().find(|(area, _)| *area == at) {
        Some((_, fire)) => fire[which] += 1,
        None => {
            let mut fire = [0; 2];
            fire[which] = 1;
            play.world.fires.push((at, fire));
            play.world.fires.sort_unstable();
        }
    }
    play.tell(|_, world| Fact::AreaBurns { area: world.spot(at), level });
    let all = [play.world.in_area(at, true), play.world.in_area(at, false)].concat();
    all.into_iter().for_each(|who| burn(play, who, level));
}

/// SS-CRIT-01, SS-CRIT-04, SS-CRIT-05, SS-CRIT-06, SS-CRIT-14, SS-BOSS-06: a critical token is drawn and takes effect.
pub fn critical(play: &mut Play, who: Who, by: Who) -> Rule {
    if play.world.body(who).is_none() {
        return Ok(());
    }
    let Some(token) = play.draw("critical", |world| &mut world.decks.critical)? else { return Ok(()) };
    play.tell(|_, _| Fact::Critical { who, token });
    match token {
        Critical::Stays(lasting) => return stays(play, who, lasting, by),
        _ => play.world.decks.critical.discard(token),
    }
    match token {
        Critical::Wounds(n) => wounds::wound(play, who, n, Cause::Critical, Some(by)),
        Critical::Drain => {
            if let Some(body) = play.world.body_mut(who) {
                body.shields = 0;
            }
            if let Who::Foe(id) = who
                && let Some(foe) = play.world.foe_mut(id.card)
            {
                foe.charges.fill(0);
            }
            Ok(())
        }
        Critical::Give(condition) => give(play, who, condition, Some(by)),
        Critical::Stays(_) => Ok(()),
    }
}

/// SS-CRIT-07, SS-CRIT-08, SS-CRIT-09: the same token again is a wound; a stronger one replaces a weaker one.
fn stays(play: &mut Play, who: Who, token: Lasting, by: Who) -> Rule {
    let Some(body) = play.world.body_mut(who) else { return Ok(()) };
    if body.tokens.contains(&token) {
        play.world.decks.critical.discard(Critical::Stays(token));
        return wounds::wound(play, who, 1, Cause::SameCondition, Some(by));
    }
    if token == Lasting::LessLife(2) && body.tokens.contains(&Lasting::LessLife(1)) {
        body.tokens.retain(|t| *t != Lasting::LessLife(1));
        body.tokens.push(token);
        play.world.decks.critical.discard(Critical::Stays(Lasting::LessLife(1)));
    } else {
        body.tokens.push(token);
    }
    wounds::look_for_death(play, who, Some(by))
}

/// SS-SAV-02, SS-SAV-03, SS-SAV-04, SS-SAV-05, SS-CMP-18, SS-GAP-31: a save roll: one blue die against the symbol on
/// the card. Enemies have none.
pub fn save(play: &mut Play, who: Who) -> Rule<bool> {
    let (Who::Hero(hero) | Who::Companion(hero)) = who else { return Ok(false) };
    let symbol = play.game.class(hero.class).save;
    let faces = play.game.content.dice.blue.clone();
    let mut saved = play.roll("blue", &faces)?.of(symbol) > 0;
    // A talent gives a second roll.
    if !saved && play.world.passives(play.game, hero).contains(&Passive::SaveAgain) {
        saved = play.roll(Colour::Blue.name(), &faces)?.of(symbol) > 0;
    }
    play.tell(|_, _| Fact::Saves { who, saved });
    Ok(saved)
}

/// SS-CON-07, SS-CON-10, SS-CON-19: what ends with a hero's turn; what came in that very turn stays for the next.
pub fn end_of_turn(body: &mut Body) {
    for token in [&mut body.stunned, &mut body.blinded, &mut body.slowed] {
        *token = token.saturating_sub(1);
    }
}

/// SS-TIME-01, SS-FIRE-02, SS-FIRE-03, SS-CON-16, SS-ECN-09: fire and poison wound a figure in the time phase.
pub fn smoulder(play: &mut Play, who: Who) -> Rule {
    let Some(body) = play.world.body_mut(who) else { return Ok(()) };
    let [one, two] = body.fire;
    body.fire = [two, 0];
    wounds::wound(play, who, one + two, Cause::Fire, None)?;
    let poison = play.world.body(who).map_or(0, |body| body.poison);
    if poison == 0 {
        return Ok(());
    }
    wounds::wound(play, who, poison, Cause::Poison, None)?;
    if who.is_hero() && play.world.body(who).is_some() && save(play, who)? {
        if let Some(body) = play.world.body_mut(who) {
            body.poison = 0;
        }
        play.tell(|_, _| Fact::Cured { who, ill: Ill::Condition(Condition::Poisoned(poison)) });
    }
    Ok(())
}

/// SS-CON-03, SS-CON-18, SS-CRIT-06: one condition, fire token or red token is removed, of the player's choice.
pub fn cure(play: &mut Play, who: Who, by: Option<Who>) -> Rule {
    let Some(body) = play.world.body(who) else { return Ok(()) };
    let options: Vec<Pick> = body.ills().into_iter().map(Pick::Rid).collect();
    if options.is_empty() {
        return Ok(());
    }
    let seat = play.world.player(play.game, by.unwrap_or(who));
    let Pick::Rid(ill) = play.choose(seat, Prompt::Cure { who }, &options)? else { return Ok(()) };
    if let Some(body) = play.world.body_mut(who) {
        body.rid(ill);
    }
    // SS-CON-18: whoever is no longer slowed has all its actions again.
    let turn = play.world.turn.as_mut().filter(|turn| Who::Hero(turn.hero) == who);
    if let (Ill::Condition(Condition::Slowed), Some(turn)) = (ill, turn) {
        turn.slow = None;
    }
    if let Ill::Token(token) = ill {
        play.world.decks.critical.discard(Critical::Stays(token));
    }
    play.tell(|_, _| Fact::Cured { who, ill });
    Ok(())
}

/// SS-FIRE-04, SS-TER-10, SS-TER-11, SS-TER-12: what waits in an area for whoever enters it.
pub fn enter(play: &mut Play, who: Who) -> Rule {
    // SS-SHW-04: shadows come before everything else.
    arrivals::reveal_shadows(play)?;
    let Some(at) = play.world.at(who) else { return Ok(()) };
    let fire = play.world.fires.iter().find(|(area, _)| *area == at).map_or([0; 2], |(_, fire)| *fire);
    for (level, n) in (1..).zip(fire) {
        (0..n).for_each(|_| burn(play, who, level));
    }
    let dangerous = play.world.ground.dangerous.contains(at);
    if dangerous && who.is_hero() && !play.world.flies(play.game, who) {
        wounds::wound(play, who, 1, Cause::Terrain, None)?;
    }
    movement::after_entering(play)
}
