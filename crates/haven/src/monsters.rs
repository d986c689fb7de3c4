//! GH-MON, GH-MAB, GH-BOS: the turns of monsters, and of summons, which follow the same rules.

use crate::content::KindId;
use crate::{FigureId, MonsterId, Play, World};
use table::Rule;

/// GH-MON-11: one monster's turn.
pub fn turn(play: &mut Play, figure: FigureId) -> Rule {
    if let FigureId::Monster(id) = figure
        && let Some(monster) = play.world.monster_mut(id)
    {
        monster.acted = true;
    }
    Ok(())
}

impl World {
    /// GH-MON-15, GH-INI-04: the next of a kind: elites first, then by number.
    pub fn next_of(&self, kind: KindId) -> Option<MonsterId> {
        self.monsters.iter().find(|m| m.id.kind == kind && !m.acted).map(|m| m.id)
    }
}
