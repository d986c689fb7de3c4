//! GH-SPC-07, GH-SPC-08, GH-SPC-09, GH-SPC-10, GH-SPC-11, GH-SPC-12: obstacles with hit points, and allied figures:
//! how they come, and how they go. The turns of allied figures are in [`crate::monsters`].

use crate::content::Scenario;
use crate::scenario::special::{self, Happens};
use crate::world::{Body, Objective, ObjectiveId, ObjectiveKindId, Stage};
use crate::{Fact, FigureId, Haven, Play, World};
use board::SpaceId;
use board::hex::Terrain;
use table::{Named, Rule};

impl Named<Haven> for ObjectiveId {
    fn name(&self, game: &Haven, out: &mut String) {
        game.write_figure(FigureId::Obstacle(*self), out);
    }
}

/// The objectives of a room come into play. GH-SPC-12: allied figures have random numbers, obstacles are counted.
pub fn place(play: &mut Play, room: usize) -> Rule {
    let game = play.game;
    let (Some(n), Some(scenario)) = (play.world.place.scenario, play.world.scenario_of(game)) else {
        return Ok(());
    };
    for (which, at) in scenario.rooms[room].objectives.iter().copied() {
        let kind = ObjectiveKindId::new(n, which);
        let free = play.world.free_tokens(&scenario, kind);
        let number = match game.objective(kind).ally {
            Some(_) if scenario.count_of(which) > 1 => play.roll("objective", &free)?.number,
            _ => free.first().map_or(1, |id| id.number),
        };
        let figure = play.world.put_objective(game, ObjectiveId { kind, number }, at);
        let at = play.world.spot(at);
        play.tell(|_, _| Fact::Appears { figure, at });
    }
    Ok(())
}

/// GH-SPC-07, GH-SPC-12: an objective that has no hit points left is destroyed, or dead.
pub fn fall(play: &mut Play, figure: FigureId) -> Rule {
    let Some(kind) = play.world.objective(figure).map(|o| o.id.kind) else { return Ok(()) };
    play.world.remove_objective(figure);
    match figure {
        FigureId::Obstacle(_) => play.tell(|_, _| Fact::IsDestroyed { figure }),
        _ => play.tell(|_, _| Fact::Dies { figure }),
    }
    let name = &play.game.objective(kind).name;
    match play.world.all_gone(play.game, name) {
        true => special::trigger(play, Happens::Destroyed(name.clone())),
        false => Ok(()),
    }
}

impl World {
    /// An objective stands on its space, with its hit points. In the middle of a round an allied figure waits for the
    /// next one, as summons do (GH-SUM-09).
    pub fn put_objective(&mut self, game: &Haven, id: ObjectiveId, at: SpaceId) -> FigureId {
        let of = game.objective(id.kind);
        let hp = of.hit_points(self.characters(), self.agreed.level);
        let acted = self.turns.stage == Stage::Turns;
        let one = Objective { id, ally: of.ally.is_some(), body: Body::new(at, hp), acted, gone: false };
        let figure = one.figure();
        self.foes.objectives.push(one);
        self.foes.objectives.sort_by_key(|o| o.figure());
        figure
    }

    /// It leaves the board; where an obstacle stood is floor.
    pub fn remove_objective(&mut self, figure: FigureId) {
        let Some(objective) = self.objective_mut(figure) else { return };
        objective.gone = true;
        let at = objective.body.at;
        if let FigureId::Obstacle(_) = figure {
            self.place.board = self.place.board.with_terrain(at, Terrain::Floor);
        }
    }

    fn free_tokens(&self, scenario: &Scenario, kind: ObjectiveKindId) -> Vec<ObjectiveId> {
        let all = (1..=scenario.count_of(kind.which())).map(|number| ObjectiveId { kind, number });
        let used = |id: &ObjectiveId| self.foes.objectives.iter().any(|o| o.id == *id);
        all.filter(|id| !used(id)).collect()
    }

    /// GH-SPC-12: the allied figure of a kind that acts next: in the order of their numbers.
    pub fn next_ally(&self, kind: ObjectiveKindId) -> Option<FigureId> {
        self.foes.objectives.iter().find(|o| o.id.kind == kind && !o.gone && !o.acted).map(|o| o.figure())
    }

    /// GH-SPC-12: the letter that an allied figure moves towards.
    pub fn heads_for(&self, game: &Haven, figure: FigureId) -> Option<char> {
        match figure {
            FigureId::Ally(id) => game.objective(id.kind).ally.as_ref()?.heads_for,
            _ => None,
        }
    }

    /// GH-SPC-08: whether an obstacle with hit points stands there.
    pub fn has_hit_points(&self, at: SpaceId) -> bool {
        matches!(self.figure_at(at), Some(FigureId::Obstacle(_)))
    }
}
