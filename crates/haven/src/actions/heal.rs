//! GH-HEA: heals.

use crate::content::Condition;
use crate::{Fact, FigureId, Play, World};

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
    for condition in [Condition::Wound, Condition::Brittle, Condition::Bane, Condition::Poison] {
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

impl World {
    /// GH-DMG-06: up to the maximum. Says how many were gained.
    pub fn gain_hit_points(&mut self, figure: FigureId, points: u8) -> u8 {
        let Some(body) = self.body_mut(figure) else { return 0 };
        let gained = points.min(body.most - body.hp);
        body.hp += gained;
        gained
    }
}
