//! END: how a quest ends, at once.

use crate::content::{Goal, Thing};
use crate::shown::{Ending, Fact};
use crate::world::{Ended, Stage, UnderWay, Who, World};
use crate::{Play, Sorcery};
use table::Rule;

impl World {
    /// SS-END-01: whether the goal that counts is reached.
    fn is_won(&self, game: &Sorcery) -> bool {
        let Some(quest) = self.agreed.quest else { return false };
        let goals = &game.content.quests[quest.index()].goals;
        let point =
            |n: u8| self.things.iter().find(|(_, thing)| *thing == Thing::Waypoint(n)).map(|(at, _)| *at);
        match goals.get(usize::from(self.goal)) {
            Some(Goal::Reach(n)) => point(*n).is_some_and(|at| {
                self.living().iter().any(|hero| self.at(Who::Hero(*hero)) == Some(at))
                    && self.in_area(at, false).is_empty()
            }),
            Some(Goal::AllReach(n)) => point(*n).is_some_and(|at| {
                let living = self.living();
                !living.is_empty() && living.iter().all(|hero| self.at(Who::Hero(*hero)) == Some(at))
            }),
            Some(Goal::Kill(kind)) => {
                self.killed.iter().any(|card| game.enemy(*card).kind == *kind)
                    && self.foes.iter().all(|foe| game.enemy(foe.card).kind != *kind)
            }
            None => false,
        }
    }
}

/// SS-END-02, SS-END-04: looks whether the quest is won or lost, in the middle of anything.
pub fn look(play: &mut Play) -> Rule {
    if play.world.is_over() || play.world.stage == Stage::SetUp {
        return Ok(());
    }
    if play.world.heroes.iter().all(|hero| hero.ghost) {
        return end(play, Ending::AllGhosts);
    }
    if play.world.is_won(play.game) {
        return end(play, Ending::Goal);
    }
    Ok(())
}

/// SS-END-02, SS-END-03: the quest ends; nothing that is under way goes on.
pub fn end(play: &mut Play, why: Ending) -> Rule {
    play.world.ended = Some(if why == Ending::Goal { Ended::Won } else { Ended::Lost });
    play.world.stage = Stage::Over;
    play.world.turn = None;
    play.world.enemy_turn = None;
    play.world.under_way = UnderWay::default();
    play.tell(|_, _| Fact::Ended { why });
    play.stop()
}
