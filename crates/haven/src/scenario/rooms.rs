//! GH-REV: rooms that are revealed, and what stands in them.

use crate::actions::hexes;
use crate::content::{KindId, Lying, MonsterPlace, Rank, Scenario};
use crate::monsters::cards::draw_missing_cards;
use crate::scenario::{dungeon, ending, objectives, special};
use crate::world::{Body, Marks, Monster, Side, Stage, Trap, TrapDamage};
use crate::{Fact, FigureId, Haven, MonsterId, Play, Prompt, World};
use board::SpaceId;
use table::Rule;

/// GH-REV-01, GH-REV-08: a door is open: every room behind it that was closed is revealed. The move goes on.
pub fn reveal_behind(play: &mut Play, door: SpaceId, by: FigureId) -> Rule {
    let game = play.game;
    dungeon::build_behind(play, door)?;
    let Some(scenario) = play.world.scenario_of(game) else { return Ok(()) };
    let Some(door) = scenario.doors.iter().find(|d| d.at == door) else { return Ok(()) };
    for room in door.rooms {
        if !play.world.is_revealed(room) {
            reveal(play, room, Some(by))?;
            // The goal of who opens a door in its own turn.
            if let (FigureId::Hero(hero), Some(turn)) = (by, play.world.turns.turn.as_ref())
                && turn.figure == by
            {
                play.world.hero_mut(hero).tally.rooms += 1;
            }
            dungeon::infuse(play, room);
            dungeon::suffer_penalty(play, room, Some(by))?;
        }
    }
    Ok(())
}

/// GH-REV-02, GH-SET-11, GH-SCN-08, FH-SET-03, FH-SET-06, FH-SCN-04, FH-SCN-12, FH-SPN-01, GH-EXH-08, FH-DMG-10,
/// FH-SCN-07: what is in a room is placed, by the number of characters, exhausted ones included. GH-SCN-04, GH-REV-09:
/// the number of its story section is told.
pub fn reveal(play: &mut Play, room: usize, by: Option<FigureId>) -> Rule {
    let game = play.game;
    let Some(scenario) = play.world.scenario_of(game) else { return Ok(()) };
    let Some(is) = scenario.rooms.get(room) else { return Ok(()) };
    play.world.place.revealed.insert(room);
    play.tell(|_, world| {
        let map = &world.place.board.map;
        let spaces = map.spaces_of(is.id).iter().map(|space| world.place.board.name(space)).collect();
        Fact::Room { room: room as u8 + 1, spaces }
    });
    if let Some(section) = is.section {
        play.tell(|_, _| Fact::Section { section });
    }
    play.world.lay_out(&scenario, room);
    let characters = play.world.party.heroes.len() as u8;
    let from = by.and_then(|by| play.world.at(by));
    let mut waiting: Vec<&MonsterPlace> =
        is.monsters.iter().filter(|m| m.ranks.of(characters).is_some()).collect();
    while !waiting.is_empty() {
        let next = next_place(play, &waiting, from)?;
        let place = waiting.remove(next);
        if let Some(rank) = place.ranks.of(characters) {
            arrive(play, place.kind, rank, place.at, false)?;
        }
    }
    objectives::place(play, room)?;
    draw_missing_cards(play)?;
    objectives::join_the_round(play, room);
    special::trigger(play, special::Happens::Revealed(room as u8 + 1))?;
    ending::look(play);
    Ok(())
}

/// GH-REV-04, GH-DEC-37: who is placed next: the order matters only where a kind has too few standees; then the
/// nearest to whoever opened the door come first, and the players decide among equally near ones.
fn next_place(play: &mut Play, waiting: &[&MonsterPlace], from: Option<SpaceId>) -> Rule<usize> {
    let first = waiting[0].kind;
    let same: Vec<usize> = (0..waiting.len()).filter(|n| waiting[*n].kind == first).collect();
    let free = play.world.free_standees(play.game, first).len();
    if play.world.agreed.edition.elites_are_placed_first() {
        return next_by_rank(play, waiting, same, free);
    }
    let Some(from) = from.filter(|_| free < same.len() && free > 0) else { return Ok(0) };
    let apart = |n: &usize| play.world.distance(from, waiting[*n].at).unwrap_or(u16::MAX);
    let least = same.iter().map(apart).min();
    let near: Vec<usize> = same.into_iter().filter(|n| Some(apart(n)) == least).collect();
    if near.len() <= free {
        return Ok(near[0]);
    }
    let places = near.iter().map(|n| waiting[*n].at);
    let chosen = hexes::choose_together(play, Prompt::Standees { kind: first }, places)?;
    let at = |n: &usize| chosen.is_some_and(|spot| waiting[*n].at == spot.space);
    Ok(near.iter().copied().find(at).unwrap_or(near[0]))
}

/// FH-SPN-08: with too few standees elites come first, then those nearest to an enemy; the players decide among equally
/// near ones.
fn next_by_rank(play: &mut Play, waiting: &[&MonsterPlace], same: Vec<usize>, free: usize) -> Rule<usize> {
    if free >= same.len() || free == 0 {
        return Ok(0);
    }
    let characters = play.world.party.heroes.len() as u8;
    let world = &*play.world;
    let enemies = || world.figures().filter(|f| f.side() == Side::Characters).filter_map(|f| world.at(f));
    let rank = |n: &usize| {
        let at = waiting[*n].at;
        let apart = enemies().filter_map(|enemy| world.distance(enemy, at)).min().unwrap_or(u16::MAX);
        (waiting[*n].ranks.of(characters), apart)
    };
    let least = same.iter().map(rank).min();
    let first: Vec<usize> = same.into_iter().filter(|n| Some(rank(n)) == least).collect();
    if first.len() <= free {
        return Ok(first[0]);
    }
    let kind = waiting[first[0]].kind;
    let places: Vec<SpaceId> = first.iter().map(|n| waiting[*n].at).collect();
    let chosen = hexes::choose_together(play, Prompt::Standees { kind }, places)?;
    let at = |n: &usize| chosen.is_some_and(|spot| waiting[*n].at == spot.space);
    Ok(first.iter().copied().find(at).unwrap_or(first[0]))
}

/// GH-SET-22, GH-REV-03, GH-GAP-31, FH-SCN-08, FH-SPN-09: a monster is placed with a random standee, if one is left.
/// GH-SPC-04: one that spawns drops no money token.
pub fn arrive(play: &mut Play, kind: KindId, rank: Rank, at: SpaceId, spawned: bool) -> Rule {
    let standees = play.world.free_standees(play.game, kind);
    if standees.is_empty() {
        return Ok(());
    }
    let id: MonsterId = play.roll("standee", &standees)?;
    let most = play.world.hit_points(play.game, kind, rank);
    let body = Body::new(at, most);
    play.world.put_monster(
        play.game,
        Monster { id, rank, body, summoned: spawned, acted: false, marks: Marks::default() },
    );
    if play.world.turns.stage == Stage::Turns && !play.world.foes.arrived.contains(&kind) {
        play.world.foes.arrived.push(kind);
    }
    play.world.newcomer_pays(play.game, id);
    let spot = play.world.spot(at);
    play.tell(|_, _| Fact::Placed { monster: id, rank, at: spot });
    Ok(())
}

impl World {
    /// FH-MEL-04: a newcomer has no use of what others of its group consumed before it came; if all of them have acted, the
    /// group pays again.
    fn newcomer_pays(&mut self, game: &Haven, id: MonsterId) {
        let one_group = |kind: KindId| game.are_one_group(kind, id.kind);
        let others = self.foes.monsters.iter().filter(|m| one_group(m.id.kind) && m.id != id);
        if self.agreed.edition.newcomers_pay_again() && others.into_iter().all(|m| m.acted) {
            self.foes.paid.retain(|(kind, _)| !one_group(*kind));
        }
    }

    /// Rooms that are revealed before play begins, by their numbers from 1, with the doors between them open.
    pub fn show_rooms(&mut self, scenario: &Scenario, rooms: &[u8]) {
        for (n, room) in scenario.rooms.iter().enumerate() {
            scenario.map.spaces_of(room.id).iter().for_each(|s| {
                self.place.hidden.insert(s);
            });
            if rooms.contains(&(n as u8 + 1)) {
                self.place.revealed.insert(n);
                self.lay_out(scenario, n);
            }
        }
        for (n, door) in scenario.doors.iter().enumerate() {
            if door.rooms.iter().all(|room| self.is_revealed(*room)) {
                self.place.board = self.place.board.with_open(n);
            } else if door.lock != crate::content::Lock::None {
                self.place.locked.insert(n);
            }
        }
    }

    /// FH-SCN-03: the tiles of a room are gone, with all that lies on them and with its doors: there is a wall.
    pub(crate) fn take_room_away(&mut self, scenario: &Scenario, room: usize) {
        let Some(id) = scenario.rooms.get(room).map(|room| room.id) else { return };
        self.place.gone.insert(room);
        let hexes = scenario.map.spaces_of(id);
        for space in hexes.iter() {
            self.place.hidden.insert(space);
        }
        self.place.traps.retain(|trap| !hexes.contains(trap.at));
        self.place.coins.retain(|at| !hexes.contains(*at));
        self.place.treasures.retain(|(at, _)| !hexes.contains(*at));
        for hero in &mut self.party.heroes {
            hero.own.shadows.retain(|at| !hexes.contains(*at));
        }
        for (n, door) in scenario.doors.iter().enumerate().filter(|(_, door)| door.rooms.contains(&room)) {
            self.place.hidden.insert(door.at);
            self.place.locked.insert(n);
            self.place.board = self.place.board.with_closed(n);
        }
    }

    /// FH-SCN-03: whether a hex belonged to a room that has been taken away, or to one of its doors.
    pub fn is_taken_away(&self, scenario: Option<&Scenario>, at: SpaceId) -> bool {
        let Some(scenario) = scenario.filter(|_| !self.place.gone.is_empty()) else { return false };
        let room = scenario.room_of(at).is_some_and(|room| self.place.gone.has(room));
        let mut doors = scenario.doors.iter().filter(|door| door.at == at);
        room || doors.any(|door| door.rooms.iter().any(|room| self.place.gone.has(*room)))
    }

    /// GH-SCN-08, FH-SCN-09: the traps, money tokens and treasures of a room.
    pub(crate) fn lay_out(&mut self, scenario: &Scenario, room: usize) {
        for space in scenario.map.spaces_of(scenario.rooms[room].id).iter() {
            self.place.hidden.remove(space);
        }
        for overlay in &scenario.rooms[room].overlays {
            for at in overlay.at.iter().copied() {
                match overlay.what {
                    Lying::Trap { damage, conditions } => {
                        let damage = if damage { TrapDamage::ByLevel } else { TrapDamage::Fixed(0) };
                        self.place.put_trap(Trap { at, damage, conditions, xp: None });
                    }
                    Lying::Coins(n) => (0..n).for_each(|_| self.place.put_coin(at)),
                    Lying::Treasure(treasure) if self.is_looted(treasure) => {}
                    Lying::Treasure(treasure) => self.place.put_treasure(at, treasure),
                    // These are in the map, or count by their letter.
                    Lying::Obstacle(_) | Lying::Hazardous(_) | Lying::Difficult(_) | Lying::Plate(_) => {}
                }
            }
        }
    }
}
