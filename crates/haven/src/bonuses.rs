//! GH-BON: shield and retaliate, as far as damage is concerned.

use crate::content::Retaliate;
use crate::damage::{self, Cause};
use crate::rulings::RetaliateAfterPush;
use crate::{Fact, FigureId, Haven, Play, World};
use table::Rule;

/// GH-BON-10, GH-BON-11: a shield until the end of the round; shields add up.
pub fn shield(play: &mut Play, figure: FigureId, points: u8) {
    if let Some(body) = play.world.body_mut(figure) {
        body.bonuses.shield += points;
        play.tell(|_, _| Fact::Shields { figure, points });
    }
}

/// GH-BON-13, GH-BON-14, GH-BON-17: retaliate until the end of the round; each keeps its own range.
pub fn retaliate(play: &mut Play, figure: FigureId, bonus: Retaliate) {
    if let Some(body) = play.world.body_mut(figure) {
        body.bonuses.retaliate.push(bonus);
        play.tell(|_, _| Fact::Retaliates { figure, damage: bonus.damage, range: bonus.range });
    }
}

/// GH-BON-13..18: after an attack its target strikes back, if it is still there and the attacker in its range.
///
/// GH-GAP-46: the distance is the one from which the attack was made. GH-BON-12, GH-BON-18: no shield counts
/// against it, no card is drawn, and it needs no target.
pub fn strike_back(play: &mut Play, attacker: FigureId, target: FigureId, apart: Option<u16>) -> Rule {
    let (Some(from), Some(at)) = (play.world.at(attacker), play.world.at(target)) else { return Ok(()) };
    let apart = match play.world.rulings.retaliate_after_push {
        RetaliateAfterPush::Stays => apart,
        RetaliateAfterPush::Lost => play.world.distance(from, at),
    };
    let Some(apart) = apart else { return Ok(()) };
    let damage = play.world.retaliate_of(play.game, target, apart);
    damage::suffer(play, attacker, damage, Cause::Retaliate(target))
}

impl World {
    /// All retaliation of a figure against an attacker this far away.
    pub fn retaliate_of(&self, game: &Haven, figure: FigureId, apart: u16) -> u8 {
        let Some(body) = self.body(figure) else { return 0 };
        let near = |r: &Retaliate| if apart <= u16::from(r.range) { r.damage } else { 0 };
        let round: u8 = body.bonuses.retaliate.iter().map(near).sum();
        let lasting: u8 = match figure {
            FigureId::Hero(hero) => self.hero(hero).retaliate.iter().map(near).sum(),
            _ => self.stats(game, figure).map_or(0, |s| s.retaliates().map(|r| near(&r)).sum()),
        };
        round + lasting
    }
}
