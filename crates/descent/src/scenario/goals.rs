//! QST: who has won.

use crate::content::Goal;
use crate::shown::Fact;
use crate::world::{Side, Stage, World};
use crate::{Descent, Play};

impl World {
    /// Whether a goal is reached.
    pub fn is_reached(&self, game: &Descent, goal: &Goal) -> bool {
        match goal {
            Goal::DefeatNamed(name) => {
                let of = game.content.monster(name);
                !self.monsters.iter().any(|monster| Some(monster.id.of) == of && monster.named)
            }
            Goal::Leave(name, most) => {
                let of = game.content.monster(name);
                self.groups.iter().any(|group| Some(group.of) == of && group.left >= *most)
            }
            Goal::AllKnockedOut => self.heroes.iter().all(|hero| hero.knocked_out),
            Goal::ClearMap => self.monsters.is_empty(),
        }
    }
}

/// DE-QST-02: looks whether a side has met its victory conditions.
pub fn look(play: &mut Play) {
    if play.world.is_over() {
        return;
    }
    let Some(quest) = play.game.quest_of(play.world) else { return };
    let side = if play.world.is_reached(play.game, &quest.heroes_win) {
        Side::Heroes
    } else if play.world.is_reached(play.game, &quest.overlord_wins) {
        Side::Overlord
    } else {
        return;
    };
    play.world.ended = Some(side);
    play.world.stage = Stage::Over;
    play.world.turn = None;
    play.tell(|_, _| Fact::Ends { side });
}
