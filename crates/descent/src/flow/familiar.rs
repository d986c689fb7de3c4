//! FAM: the activation of a familiar, question by question.

use crate::actions::{attack, conditions, damage, familiars, movement};
use crate::content::{Condition, On};
use crate::rulings::FamiliarActions;
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Pick, Step, WeaponRef, Who, World};
use crate::{Descent, Play};
use board::square::Terrain;
use table::Rule;

impl World {
    /// DE-FAM-07: whether a familiar is there that has not been activated in this round.
    pub fn familiar_waits(&self, id: HeroId) -> bool {
        self.hero(id).familiar.is_some() && !self.hero(id).familiar_acted
    }

    /// DE-FAM-10, DE-FAM-13, DE-ACT-07, DE-CND-07, DE-CND-21, DE-FIG-15: one move action and one attack; or an action
    /// for a condition or to climb.
    fn familiar_options(&self, game: &Descent, id: HeroId) -> Vec<Pick> {
        let who = Who::Familiar(id);
        let Some(turn) = self.turn_of(who) else { return vec![Pick::End] };
        let mut picks: Vec<Pick> = self.steps(game, who).into_iter().map(Pick::Step).collect();
        if !self.stands_alone(who) {
            return picks;
        }
        if turn.actions > 0 && self.has(who, Condition::Stunned) {
            picks.push(Pick::Discard(Condition::Stunned));
        } else if turn.actions > 0 {
            let how = Default::default();
            // DE-GAP-21
            let any = self.agreed.rulings.familiar_actions == FamiliarActions::AnyTwo;
            if (turn.moves == 0 || any) && !self.has(who, Condition::Immobilized) {
                picks.push(Pick::Move);
            }
            if (turn.attacks == 0 || any) && self.has_target(game, who, WeaponRef::Familiar, &how) {
                picks.push(Pick::Attack);
            }
            if !movement::climbs(self, game, who).is_empty() {
                picks.push(Pick::Climb);
            }
            let burns = [Condition::Bleeding, Condition::Burning];
            picks.extend(burns.into_iter().filter(|c| self.has(who, *c)).map(Pick::Discard));
            picks.extend(self.burning_beside(who).map(Pick::Douse));
        }
        picks.push(Pick::End);
        picks
    }
}

/// DE-FAM-06, DE-FAM-09: the familiar is activated; its hero's turn waits.
pub fn begin(play: &mut Play, id: HeroId) {
    play.world.hero_mut(id).familiar_acted = true;
    play.world.activate_familiar(id);
    play.tell(|_, _| Fact::Activates { who: Who::Familiar(id) });
}

/// DE-TRN-06, DE-ACT-14, DE-TRN-08: after the hero's actions its familiar may be activated, if it has not been yet.
pub fn after_actions(play: &mut Play, id: HeroId) -> Rule {
    let picks = [Pick::Familiar, Pick::End];
    let pick = if play.world.familiar_waits(id) {
        play.choose(id.seat(), Prompt::Familiar { hero: id }, &picks)?
    } else {
        Pick::End
    };
    if pick == Pick::Familiar {
        begin(play, id);
    } else if let Some(turn) = play.world.turn_of_mut(Who::Hero(id)) {
        turn.step = Step::End;
    }
    Ok(())
}

/// One decision of its activation.
pub fn go_on(play: &mut Play, id: HeroId) -> Rule {
    let who = Who::Familiar(id);
    if play.world.turn_of(who).is_some_and(|turn| turn.step == Step::Start) {
        return start(play, id);
    }
    let picks = play.world.familiar_options(play.game, id);
    let Some(turn) = play.world.turn_of(who) else { return Ok(()) };
    let prompt = Prompt::FamiliarAction { who, actions: turn.actions, points: turn.points };
    match play.choose(id.seat(), prompt, &picks)? {
        Pick::Step(to) => movement::step(play, who, to),
        Pick::End => end(play, id),
        pick => act(play, id, pick),
    }
}

/// DE-FAM-09: what conditions do at the start of its activation.
fn start(play: &mut Play, id: HeroId) -> Rule {
    let who = Who::Familiar(id);
    conditions::at_start(play, who)?;
    let at = play.world.familiar(id).map(|familiar| familiar.at);
    let sludge = at.is_some_and(|at| play.world.terrain(at) == Terrain::Sludge);
    if let Some(turn) = play.world.turn_of_mut(who) {
        (turn.step, turn.sludge) = (Step::Actions, sludge);
    }
    Ok(())
}

fn act(play: &mut Play, id: HeroId, pick: Pick) -> Rule {
    let who = Who::Familiar(id);
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.actions = turn.actions.saturating_sub(1);
        turn.attacks += u8::from(pick == Pick::Attack);
    }
    match pick {
        Pick::Move => movement::move_action(play, who)?,
        Pick::Attack => {
            attack::by_familiar(play, id, On::One, &[])?;
        }
        Pick::Climb => movement::climb(play, who)?,
        Pick::Discard(condition) => conditions::lose(play, who, condition),
        Pick::Douse(other) => conditions::lose(play, other, Condition::Burning),
        _ => {}
    }
    if pick != Pick::Discard(Condition::Bleeding) {
        conditions::after_action(play, who)?;
    }
    Ok(())
}

/// DE-FAM-09, DE-TER-06: the end of its activation.
fn end(play: &mut Play, id: HeroId) -> Rule {
    let who = Who::Familiar(id);
    conditions::at_end(play, who)?;
    let at = play.world.familiar(id).map(|familiar| familiar.at);
    if at.is_some_and(|at| matches!(play.world.terrain(at), Terrain::Lava | Terrain::Hazard)) {
        return damage::defeat(play, who);
    }
    familiars::end_activation(play, id);
    Ok(())
}
