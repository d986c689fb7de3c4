//! GH-MAP-22, GH-MAP-24, FH-MNP: how overlay tiles are created, destroyed, moved, replaced and sprung.

use crate::actions::cards::Actor;
use crate::actions::hexes::{self, Need};
use crate::actions::movement::{self, Arrival};
use crate::content::{Lying, Tiling};
use crate::world::Spot;
use crate::{Fact, FigureId, Haven, Play, Prompt, World};
use board::SpaceId;
use board::hex::Terrain;
use table::Rule;

/// FH-MNP-01, FH-MNP-02, FH-MNP-03, FH-MNP-04, FH-MNP-07: an overlay tile in range and sight is modified.
pub fn modify(play: &mut Play, actor: Actor, how: Tiling) -> Rule<bool> {
    match how {
        Tiling::Move { hexes, range } => move_obstacle(play, actor, hexes, range),
        Tiling::Replace(range) => replace_obstacle(play, actor, range),
        Tiling::Spring(range) => spring_trap(play, actor, range),
        Tiling::Hazards { count, range } => place_hazards(play, actor, count, range),
    }
}

/// GH-MAP-24, GH-DEC-35: obstacles appear on empty hexes in range, but never where they would cut the map in two.
pub fn place_obstacles(play: &mut Play, actor: Actor, count: u8, range: u8) -> Rule<bool> {
    let mut used = false;
    for _ in 0..count {
        let free = play.world.hexes_for_obstacle(actor.figure, range);
        let Some(to) = choose_hex(play, actor, free)? else { break };
        play.world.place.board = play.world.place.board.with_terrain(to.space, Terrain::Obstacle);
        play.tell(|_, _| Fact::Obstacle { by: actor.figure, at: to });
        used = true;
    }
    Ok(used)
}

/// FH-MNP-01: an obstacle in range and sight is destroyed.
pub fn destroy_obstacle(play: &mut Play, actor: Actor, range: u8) -> Rule<bool> {
    let all = play.world.obstacles_in_reach(play.game, actor.figure, range);
    let Some(to) = choose_hex(play, actor, all)? else { return Ok(false) };
    clear_obstacle(play, to.space);
    Ok(true)
}

/// FH-MNP-01: an obstacle goes.
pub fn clear_obstacle(play: &mut Play, at: SpaceId) {
    take_away(play, at);
    let spot = play.world.spot(at);
    play.tell(|_, _| Fact::Destroys { at: spot });
}

/// GH-MAP-22: an obstacle that covers several hexes goes as a whole.
fn take_away(play: &mut Play, at: SpaceId) {
    let whole = play.world.obstacle_at(play.game, at);
    play.world.place.destroyed.extend(whole.iter().filter_map(|hexes| hexes.first().copied()));
    for hex in whole.unwrap_or_else(|| vec![at]) {
        if play.world.place.board.map.terrain(hex) == Terrain::Obstacle {
            play.world.place.board = play.world.place.board.with_terrain(hex, Terrain::Floor);
        }
    }
}

/// FH-MNP-02, FH-MNP-06, FH-MNP-08: an obstacle of one hex goes over featureless hexes, occupied or not, to an empty one.
fn move_obstacle(play: &mut Play, actor: Actor, hexes: u8, range: u8) -> Rule<bool> {
    let mut all = play.world.obstacles_in_reach(play.game, actor.figure, range);
    all.retain(|at| {
        let whole = play.world.obstacle_at(play.game, *at);
        whole.is_none_or(|whole| whole.len() == 1) && !play.world.ways_of_obstacle(*at, hexes).is_empty()
    });
    let Some(from) = choose_hex(play, actor, all)? else { return Ok(false) };
    let places = play.world.ways_of_obstacle(from.space, hexes);
    let prompt = Prompt::Hex { hero: actor.player };
    let Some(to) = hexes::choose(play, actor.player.into(), prompt, Need::Must, places)? else {
        return Ok(false);
    };
    take_away(play, from.space);
    play.world.place.board = play.world.place.board.with_terrain(to.space, Terrain::Obstacle);
    play.tell(|_, _| Fact::MovesObstacle { by: actor.figure, from, to });
    Ok(true)
}

/// FH-MNP-03: an obstacle is destroyed, and hazardous terrain is created on the same hex.
fn replace_obstacle(play: &mut Play, actor: Actor, range: u8) -> Rule<bool> {
    let all = play.world.obstacles_in_reach(play.game, actor.figure, range);
    let Some(at) = choose_hex(play, actor, all)? else { return Ok(false) };
    clear_obstacle(play, at.space);
    lay_hazard(play, actor.figure, at);
    Ok(true)
}

/// FH-MNP-04: a trap is destroyed, and its effects count for the figure that springs it.
fn spring_trap(play: &mut Play, actor: Actor, range: u8) -> Rule<bool> {
    let Some(from) = play.world.at(actor.figure) else { return Ok(false) };
    let near = play.world.place.traps.iter().filter(|t| play.world.reaches(from, t.at, range));
    let traps: Vec<SpaceId> = near.map(|t| t.at).collect();
    let Some(at) = choose_hex(play, actor, traps)? else { return Ok(false) };
    movement::spring(play, actor.figure, at.space, Arrival::Regular)?;
    Ok(true)
}

/// FH-MNP-07: hazardous terrain on featureless hexes, occupied or not; whoever stands there does not suffer from it.
fn place_hazards(play: &mut Play, actor: Actor, count: u8, range: u8) -> Rule<bool> {
    let mut used = false;
    for _ in 0..count {
        let Some(from) = play.world.at(actor.figure) else { break };
        let near = |s: &SpaceId| play.world.is_featureless(*s) && play.world.reaches(from, *s, range);
        let all: Vec<SpaceId> = play.world.place.board.map.spaces().filter(near).collect();
        let Some(at) = choose_hex(play, actor, all)? else { break };
        lay_hazard(play, actor.figure, at);
        used = true;
    }
    Ok(used)
}

fn lay_hazard(play: &mut Play, by: FigureId, at: Spot) {
    play.world.place.board = play.world.place.board.with_terrain(at.space, Terrain::Hazardous);
    play.tell(|_, _| Fact::LaysHazard { by, at });
}

fn choose_hex(play: &mut Play, actor: Actor, mut hexes: Vec<SpaceId>) -> Rule<Option<Spot>> {
    hexes.sort();
    hexes::choose(play, actor.player.into(), Prompt::Hex { hero: actor.player }, Need::May, hexes)
}

impl World {
    /// The obstacles in range and sight that can be modified; GH-SPC-08: none with hit points. FH-MNP-09: none that
    /// covers a border hex of a map tile.
    fn obstacles_in_reach(&self, game: &Haven, figure: FigureId, range: u8) -> Vec<SpaceId> {
        let Some(from) = self.at(figure) else { return Vec::new() };
        let scenario = self.scenario_of(game).filter(|_| self.agreed.edition.border_tiles_stay());
        let on_border = |at: SpaceId| {
            let whole = self.obstacle_at(game, at).unwrap_or_else(|| vec![at]);
            scenario.as_ref().is_some_and(|s| whole.iter().any(|hex| s.borders.contains(hex)))
        };
        let near = |s: &SpaceId| self.reaches(from, *s, range) && !self.has_hit_points(*s) && !on_border(*s);
        self.place.board.map.all(Terrain::Obstacle).iter().filter(near).collect()
    }

    /// GH-MAP-22: all hexes of the obstacle of the scenario that covers a hex and is still there.
    fn obstacle_at(&self, game: &Haven, at: SpaceId) -> Option<Vec<SpaceId>> {
        let scenario = self.scenario_of(game)?;
        let overlays = scenario.rooms.iter().flat_map(|r| &r.overlays);
        let obstacles = overlays.filter(|o| matches!(o.what, Lying::Obstacle(_))).map(|o| &o.at);
        let there = |hexes: &&Vec<SpaceId>| hexes.iter().all(|hex| !self.place.destroyed.contains(hex));
        obstacles.filter(there).find(|hexes| hexes.contains(&at)).cloned()
    }

    /// FH-MNP-02, FH-MAP-07: whether a hex has no overlay tile at all, whoever stands there.
    fn is_featureless(&self, at: SpaceId) -> bool {
        let floor = matches!(self.place.board.map.terrain(at), Terrain::Floor | Terrain::Trap);
        let bare =
            self.place.traps.iter().all(|t| t.at != at) && self.place.treasures.iter().all(|(t, _)| *t != at);
        floor && bare && self.is_in_play(at)
    }

    /// FH-MNP-02, FH-MNP-06, FH-MNP-08: where an obstacle can be moved to.
    fn ways_of_obstacle(&self, from: SpaceId, hexes: u8) -> Vec<SpaceId> {
        let mut reached = vec![from];
        let mut edge = vec![from];
        for _ in 0..hexes {
            let beside = edge.iter().flat_map(|at| self.place.board.map.neighbours(*at)).map(|(_, to)| to);
            let mut next: Vec<SpaceId> = beside.filter(|to| self.is_featureless(*to)).collect();
            next.sort();
            next.dedup();
            next.retain(|to| !reached.contains(to));
            reached.extend(&next);
            edge = next;
        }
        reached.retain(|to| *to != from && self.figure_at(*to).is_none());
        let mut without = self.clone();
        without.place.board = self.place.board.with_terrain(from, Terrain::Floor);
        reached.retain(|to| !without.would_cut_off(*to));
        reached.sort();
        reached
    }

    /// GH-MAP-24, GH-ATK-09, FH-MNP-05: empty hexes in range and sight where an obstacle cuts nothing off.
    fn hexes_for_obstacle(&self, figure: FigureId, range: u8) -> Vec<SpaceId> {
        let Some(from) = self.at(figure) else { return Vec::new() };
        let near = |s: &SpaceId| self.is_empty_hex(*s) && self.reaches(from, *s, range);
        self.place.board.map.spaces().filter(near).filter(|s| !self.would_cut_off(*s)).collect()
    }

    /// GH-MAP-24: whether an obstacle here would leave a part of the map that can only be reached through one.
    pub fn would_cut_off(&self, at: SpaceId) -> bool {
        let map = &self.place.board.map;
        // GH-VAR-20: what is sealed in a random dungeon is sealed for good; other locked doors will open.
        let sealed = |s: SpaceId| self.place.dungeon.is_some() && self.is_locked(s);
        let open = |s: SpaceId| !matches!(map.terrain(s), Terrain::Wall | Terrain::Obstacle) && !sealed(s);
        let parts = |closed: Option<SpaceId>| -> usize {
            let mut left: Vec<SpaceId> = map.spaces().filter(|s| open(*s) && Some(*s) != closed).collect();
            let mut parts = 0;
            while let Some(first) = left.pop() {
                parts += 1;
                let mut edge = vec![first];
                while let Some(here) = edge.pop() {
                    for (_, next) in map.neighbours(here) {
                        if let Some(n) = left.iter().position(|s| *s == next) {
                            edge.push(left.swap_remove(n));
                        }
                    }
                }
            }
            parts
        };
        parts(Some(at)) > parts(None)
    }
}
