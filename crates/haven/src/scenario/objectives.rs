//! GH-SPC-07, GH-SPC-08, GH-SPC-09, GH-SPC-10, GH-SPC-11, GH-SPC-12: obstacles with hit points, and allied figures:
//! how they come, and how they go. The turns of allied figures are in [`crate::monsters`].

use crate::content::{ObjectivePlace, Scenario};
use crate::scenario::special::{self, Happens};
use crate::world::{Body, Objective, ObjectiveId, ObjectiveKindId, Stage, TurnOf};
use crate::{Fact, FigureId, Haven, Play, World};
use board::SpaceId;
use board::hex::Terrain;
use table::{Named, Rule};

impl Named<Haven> for ObjectiveId {
    fn name(&self, game: &Haven, out: &mut String) {
        game.write_figure(FigureId::Obstacle(*self), out);
    }
}

/// FH-SPR-01: the objectives of a room come into play. GH-SPC-12: allied figures have random numbers, obstacles are
/// counted.
pub fn place(play: &mut Play, room: usize) -> Rule {
    let game = play.game;
    let (Some(n), Some(scenario)) = (play.world.place.scenario, play.world.scenario_of(game)) else {
        return Ok(());
    };
    let characters = play.world.party.heroes.len() as u8;
    let places = scenario.rooms[room].objectives.iter().filter(|place| place.is_for(characters));
    for ObjectivePlace { which, at, .. } in places.copied() {
        let kind = ObjectiveKindId::new(n, which);
        let free = play.world.free_tokens(&scenario, kind);
        let number = match game.objective(kind).ally {
            Some(_) if scenario.count_of(which, characters) > 1 => play.roll("objective", &free)?.number,
            _ => free.first().map_or(1, |id| id.number),
        };
        let figure = play.world.put_objective(game, ObjectiveId { kind, number }, at);
        let at = play.world.spot(at);
        play.tell(|_, _| Fact::Appears { figure, at });
    }
    Ok(())
}

/// FH-SPN-03, FH-SPN-05, FH-SPR-03: allies that are revealed in the middle of a round act in it: in their place, or next if
/// that has passed.
pub fn join_the_round(play: &mut Play, room: usize) {
    let game = play.game;
    let waits = play.world.turns.stage != Stage::Turns || !play.world.agreed.edition.revealed_allies_act();
    let (Some(n), Some(scenario)) = (play.world.place.scenario, play.world.scenario_of(game)) else { return };
    for place in scenario.rooms[room].objectives.iter().filter(|_| !waits) {
        let kind = ObjectiveKindId::new(n, place.which);
        let turn = TurnOf::Ally(kind);
        let acts = game.objective(kind).ally.as_ref().is_some_and(|ally| !ally.idle);
        if !acts || play.world.next_ally(kind).is_none() || play.world.turns.queue.contains(&turn) {
            continue;
        }
        let own = play.world.ally_initiative(game, kind);
        let later = |p: &TurnOf| play.world.initiative_of(game, *p) > own;
        let at = play.world.turns.queue.iter().position(later);
        let at = at.unwrap_or(play.world.turns.queue.len());
        play.world.turns.queue.insert(at, turn);
        play.world.put_in_order(game, turn, own, false);
    }
}

/// GH-SPC-07, GH-SPC-12: an objective that has no hit points left is destroyed, or dead.
pub fn fall(play: &mut Play, figure: FigureId) -> Rule {
    let Some(kind) = play.world.objective(figure).map(|o| o.id.kind) else { return Ok(()) };
    let is = play.game.objective(kind);
    play.world.remove_objective(play.game, figure);
    match figure {
        FigureId::Obstacle(_) if is.switch => play.tell(|_, _| Fact::IsActivated { figure }),
        FigureId::Obstacle(_) => play.tell(|_, _| Fact::IsDestroyed { figure }),
        _ => play.tell(|_, _| Fact::Dies { figure }),
    }
    let name = &is.name;
    match play.world.all_gone(play.game, name) {
        true => special::trigger(play, Happens::Destroyed(name.clone())),
        false => Ok(()),
    }
}

impl World {
    /// An objective stands on its space, with its hit points. In the middle of a round an allied figure waits for the
    /// next one, as summons do (GH-SUM-09), unless it acts like the monsters that come with it (FH-SPN-03).
    pub fn put_objective(&mut self, game: &Haven, id: ObjectiveId, at: SpaceId) -> FigureId {
        let of = game.objective(id.kind);
        // FH-SPR-01: a stat card has the level of the monsters.
        let level = if of.like.is_some() { self.monster_level() } else { self.agreed.level };
        let hp = of.hit_points(self.characters(), level);
        let acted = self.turns.stage == Stage::Turns && !self.agreed.edition.revealed_allies_act();
        let (ally, with_monsters) = (of.ally.is_some(), of.with_monsters);
        let one = Objective { id, ally, body: Body::new(at, hp), acted, gone: false, with_monsters };
        let figure = one.figure();
        // FH-SPR-03: the deck by which it acts is in play.
        if let Some(kind) = of.acts_like() {
            self.put_deck(game, kind);
        }
        self.foes.objectives.push(one);
        self.foes.objectives.sort_by_key(|o| o.figure());
        figure
    }

    /// It leaves the board; where an obstacle stood is floor. A switch has done its part and is an obstacle still.
    pub fn remove_objective(&mut self, game: &Haven, figure: FigureId) {
        let Some(objective) = self.objective_mut(figure) else { return };
        objective.gone = true;
        let (at, kind) = (objective.body.at, objective.id.kind);
        if let FigureId::Obstacle(_) = figure
            && !game.objective(kind).switch
        {
            self.place.board = self.place.board.with_terrain(at, Terrain::Floor);
        }
    }

    /// GH-SPC-12, FH-SPR-02: the numbers of a kind that nobody bears.
    fn free_tokens(&self, scenario: &Scenario, kind: ObjectiveKindId) -> Vec<ObjectiveId> {
        let characters = self.party.heroes.len() as u8;
        let all =
            (1..=scenario.count_of(kind.which(), characters)).map(|number| ObjectiveId { kind, number });
        let used = |id: &ObjectiveId| self.foes.objectives.iter().any(|o| o.id == *id);
        all.filter(|id| !used(id)).collect()
    }

    /// GH-SPC-12, FH-SPR-03, FH-GEN-07, FH-INI-11, FH-FOC-14: the initiative of an allied figure: as its page says, or
    /// its ability card.
    pub fn ally_initiative(&self, game: &Haven, kind: ObjectiveKindId) -> u8 {
        let of = game.objective(kind);
        match of.acts_like() {
            Some(like) => self.card_of(game, like).map_or(99, |card| card.initiative),
            None => of.ally.as_ref().map_or(99, |ally| ally.initiative),
        }
    }

    /// GH-SPC-12, FH-INI-11: the allied figure of a kind that acts next: in the order of their numbers.
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

    /// How many obstacles guard a monster: for each it has a shield of 1.
    pub fn guards_of(&self, game: &Haven, figure: FigureId) -> u8 {
        if self.foes.objectives.is_empty() || !figure.is_monster() {
            return 0;
        }
        let Some(at) = self.at(figure) else { return 0 };
        let guards = |o: &&Objective| {
            let range = u16::from(game.objective(o.id.kind).guards);
            !o.gone && range > 0 && self.distance(o.body.at, at).is_some_and(|apart| apart <= range)
        };
        self.foes.objectives.iter().filter(guards).count() as u8
    }

    /// GH-SPC-08: whether an obstacle with hit points stands there.
    pub fn has_hit_points(&self, at: SpaceId) -> bool {
        matches!(self.figure_at(at), Some(FigureId::Obstacle(_)))
    }
}
