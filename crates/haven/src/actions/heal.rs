//! GH-HEA: heals.

use crate::actions::attack::Aim;
use crate::actions::bonuses;
use crate::content::{Condition, Event};
use crate::{Fact, FigureId, Haven, Play, Prompt, World};
use table::Rule;

/// What a heal takes away.
const HEALED: [Condition; 4] = [Condition::Wound, Condition::Brittle, Condition::Bane, Condition::Poison];

/// GH-HEA-01, GH-HEA-04, GH-HEA-05, GH-CON-06, GH-CON-08, GH-CON-09, FH-HEA-01, FH-HEA-02, FH-HEA-03, FH-HEA-04: a heal
/// ability is applied to a figure.
///
/// WOUND, BRITTLE, BANE and POISON are removed; if there was POISON, no hit points are gained. GH-GAP-23: monsters too
/// are healed to their maximum. Says how many hit points were gained.
pub fn heal(play: &mut Play, figure: FigureId, points: u8) -> u8 {
    let mut gained = 0;
    if !play.world.is_there(figure) {
        return gained;
    }
    play.world.count_help(figure);
    for condition in HEALED {
        let poisoned = play.world.has(figure, Condition::Poison);
        let had = play.world.body_mut(figure).is_some_and(|b| b.conditions.remove(condition));
        if had {
            play.tell(|_, _| Fact::Loses { figure, condition });
            play.world.count_relief(figure);
        }
        if condition == Condition::Poison && !poisoned {
            gained = play.world.gain_hit_points(figure, points);
            play.tell(|_, _| Fact::Heals { figure, points: gained });
        }
    }
    gained
}

/// FH-ACB-05, FH-CND-09, FH-RST-06, FH-HEA-05: a figure heals itself, not by an action: in a long rest, by REGENERATE, by
/// an item or a modifier card. It performs a heal ability, so what cards add to heals must be used.
pub fn heal_self(play: &mut Play, figure: FigureId, points: u8) -> Rule {
    let more = match play.world.agreed.edition.every_heal_is_an_ability() {
        true => bonuses::on_ability(play, figure, &[Event::Heal])?.heals(),
        false => 0,
    };
    heal(play, figure, points.saturating_add(more));
    Ok(())
}

/// The same, if whoever decides for a character likes.
pub fn may_heal_self(play: &mut Play, figure: FigureId, points: u8) -> Rule {
    let options = match figure {
        FigureId::Hero(_) => vec![Aim::At(figure), Aim::Done],
        _ => vec![Aim::At(figure)],
    };
    match crate::choose_for(play, figure, Prompt::Heal { healer: figure, points }, &options)? {
        Aim::At(_) => heal_self(play, figure, points),
        Aim::Done => Ok(()),
    }
}

impl World {
    /// Whether a heal of its own could change anything for a figure.
    pub fn heal_matters(&self, game: &Haven, figure: FigureId) -> bool {
        let hurt = self.body(figure).is_some_and(|body| body.hp < body.most);
        hurt || HEALED.iter().any(|condition| self.has(figure, *condition))
            || !self.watching(game, figure, &[Event::Heal]).is_empty()
    }

    /// GH-DMG-06, FH-HEA-06: up to the maximum. Says how many were gained.
    pub fn gain_hit_points(&mut self, figure: FigureId, points: u8) -> u8 {
        let Some(body) = self.body_mut(figure) else { return 0 };
        let gained = points.min(body.most - body.hp);
        body.hp += gained;
        gained
    }
}
