//! GH-CON: conditions and when they end.

use crate::actions::{damage, heal};
use crate::content::{Condition, Conditions, Trait};
use crate::rulings::{HamperedOutsideTurn, RegenerateHeal, WardAndBrittle};
use crate::world::Cause;
use crate::{Fact, FigureId, Haven, Play, World};
use table::Rule;

/// GH-CON-02, GH-CON-03, GH-CON-04: a figure gets conditions, one after another.
pub fn give_all(play: &mut Play, figure: FigureId, conditions: Conditions) {
    conditions.iter().for_each(|condition| give(play, figure, condition));
}

/// GH-CON-02, FH-CND-31, FH-CND-02: a figure gets a condition; if it has it already, the time begins again.
pub fn give(play: &mut Play, figure: FigureId, condition: Condition) {
    if !play.world.is_there(figure) {
        return;
    }
    if play.world.is_immune(play.game, figure, condition) {
        play.tell(|_, _| Fact::Immune { figure, condition });
        return;
    }
    play.world.count_condition(figure, condition);
    let got = match condition {
        // FH-CND-24: only characters have items.
        Condition::Impair if !matches!(figure, FigureId::Hero(_)) => false,
        Condition::Curse => play.world.shuffle_in(play.game, figure, play.game.content.curse),
        Condition::Bless => play.world.shuffle_in(play.game, figure, play.game.content.bless),
        // GH-GAP-61: it would never end.
        _ if condition.is_timed() && play.world.is_helpless(figure) => false,
        _ => {
            play.world.mark(figure, condition);
            true
        }
    };
    if got {
        play.tell(|_, _| Fact::Gains { figure, condition });
        // FH-GAP-29
        if play.world.agreed.rulings.ward_and_brittle == WardAndBrittle::AtOnce {
            cancel(play, figure);
        }
    }
}

/// FH-CND-12: WARD and BRITTLE cancel each other out. Says whether the figure had both.
pub fn cancel(play: &mut Play, figure: FigureId) -> bool {
    let both = play.world.has(figure, Condition::Ward) && play.world.has(figure, Condition::Brittle);
    if both {
        lose(play, figure, Condition::Ward);
        lose(play, figure, Condition::Brittle);
    }
    both
}

/// A figure loses a condition; says whether it had it.
pub fn lose(play: &mut Play, figure: FigureId, condition: Condition) -> bool {
    let had = play.world.body_mut(figure).is_some_and(|body| body.conditions.remove(condition));
    if had {
        play.tell(|_, _| Fact::Loses { figure, condition });
    }
    had
}

/// GH-CON-07, FH-CND-18: at the start of its turn a wounded figure suffers 1 damage. FH-CND-09, FH-CND-10: one that
/// regenerates heals 1 before, even if it is stunned. FH-GAP-60: a character may leave that heal, or not.
pub fn start_of_turn(play: &mut Play, figure: FigureId) -> Rule {
    if play.world.has(figure, Condition::Regenerate) {
        let free = play.world.agreed.rulings.regenerate_heal == RegenerateHeal::May;
        match free && play.world.heal_matters(play.game, figure) {
            true => heal::may_heal_self(play, figure, 1)?,
            false => heal::heal_self(play, figure, 1)?,
        }
    }
    if play.world.has(figure, Condition::Wound) {
        damage::suffer(play, figure, 1, Cause::Wound)?;
    }
    Ok(())
}

/// FH-CND-20: at the end of its next turn BANE hurts a figure, and is gone.
pub fn bane(play: &mut Play, figure: FigureId) -> Rule {
    let due = |body: &crate::world::Body| body.has(Condition::Bane) && !body.fresh.has(Condition::Bane);
    if play.world.body(figure).is_some_and(due) && play.world.is_there(figure) {
        lose(play, figure, Condition::Bane);
        damage::suffer(play, figure, 10, Cause::Bane)?;
    }
    Ok(())
}

/// GH-CON-10, GH-CON-11, GH-CON-12, GH-CON-13, GH-CON-14, GH-CON-19, GH-CON-21, GH-CON-23, FH-CND-05, FH-CND-06,
/// FH-CND-03, FH-CND-15, FH-DIF-82: at the end of its turn a figure loses the conditions that last until then, but not
/// those it got during this turn.
pub fn end_of_turn(play: &mut Play, figure: FigureId) {
    let Some(body) = play.world.body_mut(figure) else { return };
    let fresh = std::mem::take(&mut body.fresh);
    loop {
        let Some(body) = play.world.body_mut(figure) else { return };
        let Some(condition) = body.conditions.iter().find(|c| c.is_timed() && !fresh.has(*c)) else { return };
        body.conditions.remove(condition);
        play.tell(|_, _| Fact::Loses { figure, condition });
    }
}

impl World {
    /// GH-CON-25, GH-BOS-05, FH-OVL-22: what a boss's stat card lists, in all rows or in the one that counts.
    /// GH-SPC-11: all negative ones, of an obstacle.
    pub fn is_immune(&self, game: &Haven, figure: FigureId, condition: Condition) -> bool {
        let in_row = Trait::Immune(condition);
        if self.stats(game, figure).is_some_and(|stats| stats.traits.contains(&in_row)) {
            return true;
        }
        match figure {
            FigureId::Monster(monster) => game.kind(monster.kind).immune.contains(&condition),
            // FH-SPR-01
            FigureId::Ally(id) if game.objective(id.kind).card.is_some() => {
                let card = game.objective(id.kind).card.as_ref();
                card.is_some_and(|(kind, _)| game.kind(*kind).immune.contains(&condition))
            }
            // FH-CND-32: those of Frosthaven are immune to all conditions.
            FigureId::Obstacle(_) => condition.is_negative() || self.agreed.edition.objectives_are_immune(),
            _ => false,
        }
    }

    fn mark(&mut self, figure: FigureId, condition: Condition) {
        let own_turn = self.turns.turn.as_ref().is_some_and(|t| t.figure == figure);
        if let Some(body) = self.body_mut(figure) {
            body.conditions.add(condition);
            if own_turn && condition.is_timed() {
                body.fresh.add(condition);
            }
        }
    }

    /// GH-CON-12, FH-FOC-12: a stunned figure does nothing on its turn.
    pub fn is_stunned(&self, figure: FigureId) -> bool {
        self.has(figure, Condition::Stun)
    }

    /// GH-CON-10, GH-MOV-12, FH-CND-22, FH-FOC-12: whether it can perform move abilities.
    pub fn can_move(&self, figure: FigureId) -> bool {
        let able = self.is_there(figure) && !self.is_helpless(figure);
        able && !self.is_stunned(figure) && !self.has(figure, Condition::Immobilize)
    }

    /// GH-CON-11, FH-CND-23: whether it can perform attack abilities.
    pub fn can_attack(&self, figure: FigureId) -> bool {
        let able = self.is_there(figure) && !self.is_helpless(figure);
        able && !self.is_stunned(figure) && !self.has(figure, Condition::Disarm)
    }

    /// GH-GAP-58, FH-DIF-35, FH-CMD-06, FH-FRC-07: whether a figure can perform a move ability now, be it granted or
    /// forced.
    pub fn may_move(&self, figure: FigureId) -> bool {
        self.can_move(figure) || self.is_free_outside_turn(figure)
    }

    /// GH-GAP-58, FH-CMD-06: whether a figure can perform an attack ability now, be it granted or forced.
    pub fn may_attack(&self, figure: FigureId) -> bool {
        self.can_attack(figure) || self.is_free_outside_turn(figure)
    }

    fn is_free_outside_turn(&self, figure: FigureId) -> bool {
        let own = self.turns.turn.as_ref().is_none_or(|t| t.figure == figure);
        let able = self.is_there(figure) && !self.is_helpless(figure);
        !own && able && self.agreed.rulings.hampered_outside_turn == HamperedOutsideTurn::Free
    }

    /// GH-CON-19: whether its enemies cannot target the figure.
    pub fn is_invisible(&self, figure: FigureId) -> bool {
        self.has(figure, Condition::Invisible)
    }
}
