//! GH-FIN: how a scenario is won and lost.

use crate::content::{Loss, Lying, Overlay, Room, Scenario, Task, Treasure};
use crate::world::{Ended, Objective};
use crate::{Fact, Haven, Play, World};

/// GH-FIN-01, GH-GAP-41: looks whether the goal is met or missed now. Whichever comes first decides; the round is still
/// played to its end.
pub fn look(play: &mut Play) {
    let ended = play.world.turns.ended;
    // FH-END-03
    let may_be_lost = ended == Some(Ended::Won) && play.world.agreed.edition.defeat_beats_victory();
    if (ended.is_some() && !may_be_lost) || !play.world.has_rooms() {
        return;
    }
    let scenario = play.world.scenario_of(play.game);
    if play.world.is_lost(play.game, scenario.as_deref()) {
        play.world.turns.ended = Some(Ended::Lost);
        play.tell(|_, _| Fact::Missed);
    } else if ended.is_none() && play.world.is_won(play.game, scenario.as_deref()) {
        play.world.turns.ended = Some(Ended::Won);
        play.tell(|_, _| Fact::Met);
    }
}

impl World {
    /// GH-SCN-03: whether every part of the goal is met.
    fn is_won(&self, game: &Haven, scenario: Option<&Scenario>) -> bool {
        let Some(scenario) = scenario else { return false };
        let all_rooms = (0..scenario.rooms.len()).all(|room| self.is_revealed(room));
        let rooms_with = |with: &dyn Fn(&Room) -> bool| {
            let rooms = scenario.rooms.iter().enumerate();
            rooms.filter(|(_, room)| with(room)).all(|(n, _)| self.is_revealed(n))
        };
        let met = |task: &Task| match task {
            Task::KillAll => all_rooms && self.foes.monsters.is_empty(),
            Task::KillRevealed => self.foes.monsters.is_empty(),
            Task::Kill(name) => {
                let kind = game.content.kind(name);
                let seen = kind.is_some_and(|kind| self.seen(scenario, kind));
                seen && self.foes.monsters.iter().all(|m| Some(m.id.kind) != kind)
            }
            Task::KillCount(formula) => {
                u16::from(self.foes.kills) >= formula.of(self.characters(), self.agreed.level)
            }
            Task::Reveal(room) => self.is_revealed(usize::from(*room).saturating_sub(1)),
            Task::LootGoals => {
                let goal = |o: &Overlay| o.what == Lying::Treasure(Treasure::Goal);
                rooms_with(&|room| room.overlays.iter().any(goal))
                    && self.place.treasures.iter().all(|(_, t)| *t != Treasure::Goal)
            }
            Task::Survive(rounds) => self.turns.round > *rounds,
            Task::Destroy(name) => self.all_gone(game, name),
            Task::Reaches(name, letter) => self
                .of_name(game, name)
                .any(|o| !o.gone && scenario.marked(*letter).any(|at| at == o.body.at)),
        };
        scenario.goal.iter().all(met)
    }

    /// GH-SPC-07: whether all objectives of a name are dead or destroyed, in all rooms.
    pub fn all_gone(&self, game: &Haven, name: &str) -> bool {
        let Some(scenario) = self.scenario_of(game) else { return false };
        let Some(which) = scenario.objective(name) else { return false };
        let gone = self.of_name(game, name).filter(|o| o.gone).count();
        gone == usize::from(scenario.count_of(which))
    }

    /// The objectives with a name that have come into play.
    fn of_name<'w>(&'w self, game: &'w Haven, name: &'w str) -> impl Iterator<Item = &'w Objective> {
        self.foes.objectives.iter().filter(move |o| game.objective(o.id.kind).name == name)
    }

    /// Whether a room with such a monster has been revealed.
    fn seen(&self, scenario: &Scenario, kind: crate::content::KindId) -> bool {
        let rooms = scenario.rooms.iter().enumerate();
        rooms.filter(|(n, _)| self.is_revealed(*n)).any(|(_, r)| r.monsters.iter().any(|m| m.kind == kind))
    }

    /// GH-EXH-07: whether all characters are exhausted, or what the scenario says has happened.
    fn is_lost(&self, game: &Haven, scenario: Option<&Scenario>) -> bool {
        let any = |loss: &Loss| match loss {
            Loss::AfterRound(round) => self.turns.round > *round,
            Loss::AnyExhausted => self.party.heroes.iter().any(|h| h.exhausted),
            Loss::Dies(name) => self.of_name(game, name).any(|o| o.gone),
        };
        self.party.heroes.iter().all(|h| h.exhausted) || scenario.is_some_and(|s| s.lost_when.iter().any(any))
    }
}
