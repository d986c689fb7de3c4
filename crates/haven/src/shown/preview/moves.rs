//! Steps, landings, pushes and pulls: the way, what it costs, and what is dangerous on it.

use super::{at_figures, name, tell};
use crate::content::Condition;
use crate::shown::names::{condition_name, figure_name};
use crate::world::{Stage, Trap, TrapDamage, TurnOf};
use crate::{FigureId, Haven, Prompt, Spot, World};
use board::SpaceId;
use board::hex::{Gait, Paths, Terrain};
use table::phrase;
use table::phrase::Arg;
use table::scene::{Preview, Reached, Tell, Tone};

impl Haven {
    /// What it would mean to step, land or be put on a hex, in answer to this question.
    pub fn preview_hex(&self, asked: &Prompt, world: &World, to: Spot) -> Preview {
        match *asked {
            Prompt::Step { figure, left } => self.preview_step(world, figure, left, to.space),
            Prompt::Landing { hero } => self.preview_arrival(world, hero.into(), to.space),
            Prompt::Destination { figure } | Prompt::Way { figure } => {
                self.preview_arrival(world, figure, to.space)
            }
            Prompt::Force { by, target, .. } => self.preview_force(world, by, target, to.space),
            _ => Preview { area: vec![name(world, to.space)], ..Preview::default() },
        }
    }

    /// GH-MOV-01: one step of a move.
    fn preview_step(&self, world: &World, figure: FigureId, left: u8, to: SpaceId) -> Preview {
        let gait = world.under_way.moving.last().map_or(Gait::Walk, |moving| moving.gait);
        let cost = world.cost_of_step(to, gait);
        let mut tells = self.dangers(world, figure, to);
        // GH-MOV-06, GH-MOV-08: what lies below a jump does nothing until it ends.
        if gait != Gait::Walk {
            for tell in &mut tells {
                tell.say = phrase!("haven-tell-if-you-end", what = tell.say.clone());
            }
        }
        tells.extend(self.told_door(world, figure, to));
        tells.extend(self.told_threats(world, figure, to));
        Preview {
            way: world.at(figure).into_iter().chain([to]).map(|space| name(world, space)).collect(),
            jump: gait != Gait::Walk,
            cost: Some(cost.into()),
            reach: self.reach(world, figure, to, gait, left.saturating_sub(cost)),
            tells,
            rules: vec![self.edition.id("GH-MOV-01").to_owned()],
            ..Preview::default()
        }
    }

    /// A figure comes to a hex by the shortest way.
    fn preview_arrival(&self, world: &World, figure: FigureId, to: SpaceId) -> Preview {
        let gait =
            world.under_way.moving.last().filter(|m| m.figure == figure).map_or(Gait::Walk, |m| m.gait);
        let mut tells = self.dangers(world, figure, to);
        tells.extend(self.told_threats(world, figure, to));
        Preview {
            way: world.shortest_way(figure, gait, to).into_iter().map(|s| name(world, s)).collect(),
            jump: gait != Gait::Walk,
            tells,
            ..Preview::default()
        }
    }

    /// GH-EFF-05, GH-EFF-08, GH-EFF-12: a figure is pushed or pulled.
    fn preview_force(&self, world: &World, by: FigureId, target: FigureId, to: SpaceId) -> Preview {
        let mut tells = self.dangers(world, target, to);
        if world.are_enemies(by, target) {
            tells.iter_mut().for_each(|tell| tell.tone = Tone::Good);
        }
        Preview {
            way: world.at(target).into_iter().chain([to]).map(|space| name(world, space)).collect(),
            cost: Some(1),
            concerns: vec![self.figure(target)],
            tells,
            rules: vec![self.edition.id("GH-EFF-05").to_owned(), self.edition.id("GH-EFF-08").to_owned()],
            ..Preview::default()
        }
    }

    /// GH-MAP-10, GH-MAP-16: what hurts a figure that enters a hex.
    fn dangers(&self, world: &World, figure: FigureId, to: SpaceId) -> Vec<Tell> {
        if world.flies(self, figure) {
            return Vec::new();
        }
        let traps = world.place.traps.iter().filter(|t| t.at == to).map(|trap| told_trap(world, trap));
        let hazard = (world.place.board.map.terrain(to) == Terrain::Hazardous)
            .then(|| tell(Tone::Danger, phrase!("haven-tell-hazard", damage = world.hazard_damage())));
        traps.chain(hazard).collect()
    }

    /// GH-MAP-02: a closed door.
    fn told_door(&self, world: &World, figure: FigureId, to: SpaceId) -> Option<Tell> {
        let closed = world.place.board.map.is_closed(to, world.place.board.doors);
        let opens = closed && matches!(figure, FigureId::Hero(_));
        opens.then(|| tell(Tone::Plain, phrase!("haven-tell-door")))
    }

    /// Which of the monsters that are still to act this round would attack a character in this hex, if it stood there
    /// in their turn and nothing else had changed.
    fn told_threats(&self, world: &World, figure: FigureId, to: SpaceId) -> Option<Tell> {
        let FigureId::Hero(_) = figure else { return None };
        if world.turns.stage != Stage::Turns || world.figure_at(to).is_some_and(|other| other != figure) {
            return None;
        }
        let mut then = world.clone();
        then.put(figure, to);
        let would = |f: &FigureId| then.intent(self, *f).is_some_and(|i| i.targets.contains(&figure));
        let all: Vec<FigureId> = then.still_to_act().filter(would).collect();
        if all.is_empty() {
            return Some(tell(Tone::Good, phrase!("haven-tell-nobody-attacks")));
        }
        let who = Arg::List(all.iter().map(|f| figure_name(self, *f)).collect());
        let say = phrase!("haven-tell-attacked-by", who = who);
        Some(Tell { at: at_figures(self, &all), ..tell(Tone::Danger, say) })
    }

    /// GH-MOV-01: where a figure could end a move from a hex with this many points.
    pub(crate) fn reach(
        &self,
        world: &World,
        figure: FigureId,
        from: SpaceId,
        gait: Gait,
        points: u8,
    ) -> Vec<Reached> {
        let mut ground = world.ground_for(figure);
        ground.heed_nothing();
        let mut paths = Paths::default();
        paths.search_near(&world.place.board.map, &ground, gait, from, points.into());
        let reached = |space: SpaceId| {
            let cost = paths.cost(space)?.points();
            let danger = !self.dangers(world, figure, space).is_empty();
            Some(Reached { space: name(world, space), cost: cost.into(), danger })
        };
        paths.within(points.into()).iter().filter(|space| *space != from).filter_map(reached).collect()
    }
}

fn told_trap(world: &World, trap: &Trap) -> Tell {
    let damage = match trap.damage {
        TrapDamage::ByLevel => world.trap_damage(),
        TrapDamage::Fixed(n) => n,
    };
    let given: Vec<Arg> = trap.conditions.iter().map(|c: Condition| condition_name(c)).collect();
    tell(
        Tone::Danger,
        match given.is_empty() {
            true => phrase!("haven-tell-trap", damage = damage),
            false => phrase!("haven-tell-trap-gives", damage = damage, conditions = Arg::List(given)),
        },
    )
}

impl World {
    /// The monsters whose turns are still to come this round.
    fn still_to_act(&self) -> impl Iterator<Item = FigureId> + '_ {
        let waits = |kind| self.turns.queue.contains(&TurnOf::Kind(kind));
        self.foes.monsters.iter().filter(move |m| !m.acted && waits(m.id.kind)).map(|m| m.id.into())
    }

    /// One of the shortest ways of a figure to a space, beginning where it stands; only these two spaces if there is no
    /// way.
    fn shortest_way(&self, figure: FigureId, gait: Gait, to: SpaceId) -> Vec<SpaceId> {
        let Some(from) = self.at(figure) else { return vec![to] };
        let map = &self.place.board.map;
        let ground = self.ground_for(figure);
        let paths = Paths::from(map, &ground, gait, from);
        let mut way = vec![to];
        let mut at = to;
        while at != from {
            match paths.steps_into(map, &ground, at).first() {
                Some(step) if way.len() <= map.len() => {
                    at = step.from;
                    way.push(at);
                }
                _ => return vec![from, to],
            }
        }
        way.reverse();
        way
    }
}
