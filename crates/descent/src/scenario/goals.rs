//! QST: who has won.

use crate::content::Goal;
use crate::shown::Fact;
use crate::world::{Side, Stage, World};
use crate::{Descent, Play};

impl World {
    /// DE-FIG-11: whether a goal is reached.
    pub fn is_reached(&self, game: &Descent, goal: &Goal) -> bool {
        match goal {
            Goal::DefeatNamed(name) => {
                let of = game.content.monster(name);
                // DE-LTN-05: who is knocked out is not defeated.
                let mut all = self.monsters.iter().chain(&self.special.down);
                !all.any(|monster| Some(monster.id.of) == of && monster.named)
            }
            Goal::Leave(name, most) => {
                let of = game.content.monster(name);
                let most = most.with(self.heroes.len() as u8);
                self.groups.iter().any(|group| Some(group.of) == of && group.left >= most)
            }
            Goal::AllKnockedOut => self.heroes.iter().all(|hero| hero.knocked_out),
            Goal::ClearMap => self.monsters.is_empty() && self.special.down.is_empty(),
            Goal::CarriedAway(most) => self.tally.carried >= *most,
            Goal::VillagersFreed(most) => self.tally.freed >= *most,
            Goal::VillagersSlain(most) => self.tally.slain >= *most,
            Goal::Stand(round) => self.round > *round,
            Goal::Any(goals) => goals.iter().any(|goal| self.is_reached(game, goal)),
        }
    }

    /// DE-QST-02, DE-QST-08: the side that has met its victory conditions.
    pub fn winner(&self, game: &Descent) -> Option<Side> {
        let quest = game.quest_of(self)?;
        if self.is_reached(game, &quest.heroes_win) {
            return Some(Side::Heroes);
        }
        self.is_reached(game, &quest.overlord_wins).then_some(Side::Overlord)
    }
}

/// DE-QST-02: looks whether a side has met its victory conditions.
pub fn look(play: &mut Play) {
    if play.world.is_over() || play.world.stage == Stage::Between {
        return;
    }
    let Some(quest) = play.game.quest_of(play.world) else { return };
    let Some(side) = play.world.winner(play.game) else { return };
    (play.world.turn, play.world.waiting, play.world.group) = (None, None, None);
    play.world.encounters.push(side);
    // DE-QST-02: the last encounter decides.
    if quest.then.is_some() {
        play.world.stage = Stage::Between;
        play.tell(|_, _| Fact::EncounterEnds { side });
        return;
    }
    play.world.ended = Some(side);
    play.world.stage = Stage::Over;
    play.tell(|_, _| Fact::Ends { side });
}
