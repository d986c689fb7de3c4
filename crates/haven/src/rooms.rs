//! GH-REV: rooms that are revealed, and what stands in them.

use crate::content::{KindId, Lying, MonsterPlace, Rank, Scenario};
use crate::movement::Step;
use crate::position::deck_state;
use crate::round::First;
use crate::special;
use crate::world::{Body, Monster, Place, Stage, Trap, TrapDamage};
use crate::{Fact, FigureId, Haven, MonsterId, Play, Prompt, World, dungeon, ending, objectives, round};
use board::SpaceId;
use smallvec::SmallVec;
use std::sync::Arc;
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
            if let (FigureId::Hero(hero), Some(turn)) = (by, play.world.turn.as_ref())
                && turn.figure == by
            {
                play.world.hero_mut(hero).tally.rooms += 1;
            }
            dungeon::suffer_penalty(play, room, Some(by))?;
        }
    }
    Ok(())
}

/// GH-REV-02, GH-SET-11, GH-SCN-08: what is in a room is placed, by the number of characters, exhausted ones
/// included. GH-SCN-04, GH-REV-09: the number of its story section is told.
pub fn reveal(play: &mut Play, room: usize, by: Option<FigureId>) -> Rule {
    let game = play.game;
    let Some(scenario) = play.world.scenario_of(game) else { return Ok(()) };
    let Some(is) = scenario.rooms.get(room) else { return Ok(()) };
    play.world.revealed |= 1 << room;
    play.tell(|_, _| Fact::Room { room: room as u8 + 1 });
    if let Some(section) = is.section {
        play.tell(|_, _| Fact::Section { section });
    }
    play.world.lay_out(&scenario, room);
    let characters = play.world.heroes.len() as u8;
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
    let Some(from) = from.filter(|_| free < same.len() && free > 0) else { return Ok(0) };
    let apart = |n: &usize| play.world.distance(from, waiting[*n].at).unwrap_or(u16::MAX);
    let least = same.iter().map(apart).min();
    let near: Vec<usize> = same.into_iter().filter(|n| Some(apart(n)) == least).collect();
    if near.len() <= free {
        return Ok(near[0]);
    }
    let options: Vec<Step> = near.iter().map(|n| Step::To(play.world.spot(waiting[*n].at))).collect();
    let (_, chosen) = play.choose_party(play.world.seats(), Prompt::Standees { kind: first }, &options)?;
    Ok(options.iter().position(|o| *o == chosen).map_or(0, |at| near[at]))
}

/// GH-SET-22, GH-REV-03, GH-GAP-31: a monster is placed with a random standee, if one is left. GH-SPC-04: one that
/// spawns drops no money token.
pub fn arrive(play: &mut Play, kind: KindId, rank: Rank, at: SpaceId, spawned: bool) -> Rule {
    let standees = play.world.free_standees(play.game, kind);
    if standees.is_empty() {
        return Ok(());
    }
    let id: MonsterId = play.roll("standee", &standees)?;
    let most = play.world.hit_points(play.game, kind, rank);
    let body = Body::new(at, most);
    play.world.monsters.push(Monster { id, rank, body, summoned: spawned, acted: false });
    play.world.sort_monsters();
    let deck = play.game.deck_of(kind);
    if !play.world.decks.iter().any(|d| d.deck == deck) {
        let state = deck_state(play.game, deck);
        play.world.decks.push(state);
    }
    if play.world.stage == Stage::Turns && !play.world.arrived.contains(&kind) {
        play.world.arrived.push(kind);
    }
    let spot = play.world.spot(at);
    play.tell(|_, _| Fact::Placed { monster: id, rank, at: spot });
    Ok(())
}

/// GH-REV-05, GH-GAP-30: in the middle of a round each type without a card draws one.
pub fn draw_missing_cards(play: &mut Play) -> Rule {
    if play.world.stage != Stage::Turns {
        return Ok(());
    }
    round::draw_ability_cards(play)
}

/// GH-REV-06, GH-REV-07, GH-REV-10, GH-SPC-03: the turn in which monsters came is over: types with a lower initiative
/// than its own act now, the others in their place.
pub fn newcomers_act(play: &mut Play, initiative: u8) -> Rule {
    let kinds = std::mem::take(&mut play.world.arrived);
    let mut early: Vec<(u8, KindId)> = Vec::new();
    for kind in kinds {
        let Some(own) = play.world.card_of(play.game, kind).map(|c| c.initiative) else { continue };
        let place = Place::Kind(kind);
        if own < initiative {
            early.push((own, kind));
            continue;
        }
        let first = play.world.queue.contains(&place) || put_in_queue(play, place, own)?;
        play.world.put_in_order(play.game, place, own, first);
    }
    let mut at = 0;
    while let Some(least) = early.iter().map(|(own, _)| *own).min() {
        let tied: Vec<First> =
            early.iter().filter(|(own, _)| *own == least).map(|(_, k)| First(Place::Kind(*k))).collect();
        // GH-INI-08
        let First(next) = play.choose_party(play.world.seats(), Prompt::TurnOrder, &tied)?.1;
        early.retain(|(_, kind)| Place::Kind(*kind) != next);
        play.world.queue.retain(|place| *place != next);
        play.world.queue.insert(at.min(play.world.queue.len()), next);
        play.world.put_in_order(play.game, next, least, false);
        at += 1;
    }
    Ok(())
}

/// GH-INI-07, GH-INI-08, GH-REV-07: behind all who act before this initiative or, being players, at it; the players
/// order types that act at the same time. Says whether it comes before the others of them.
fn put_in_queue(play: &mut Play, place: Place, initiative: u8) -> Rule<bool> {
    let at = |play: &Play, p: &Place| play.world.initiative_of(play.game, *p);
    let tied = |play: &Play, p: &Place| matches!(p, Place::Kind(_)) && at(play, p) == initiative;
    let mut options: Vec<First> = vec![First(place)];
    options.extend(play.world.queue.iter().filter(|p| tied(play, p)).map(|p| First(*p)));
    let First(first) = play.choose_party(play.world.seats(), Prompt::TurnOrder, &options)?.1;
    let goes_before = |p: &Place| match first == place {
        true => tied(play, p) || at(play, p) > initiative,
        false => at(play, p) > initiative,
    };
    let n = play.world.queue.iter().position(goes_before).unwrap_or(play.world.queue.len());
    play.world.queue.insert(n, place);
    Ok(first == place)
}

impl World {
    /// The scenario that is played; a random dungeon as far as it is built.
    pub fn scenario_of(&self, game: &Haven) -> Option<Arc<Scenario>> {
        match self.scenario {
            Some(n) => game.content.scenarios.get(usize::from(n)).cloned(),
            None => self.dungeon_of(game),
        }
    }

    /// Whether a scenario or a random dungeon is played, and not an arena or a position without rooms.
    pub fn has_rooms(&self) -> bool {
        self.scenario.is_some() || self.dungeon.is_some()
    }

    /// Whether a room is revealed; without a scenario there is nothing to reveal.
    pub fn is_revealed(&self, room: usize) -> bool {
        !self.has_rooms() || self.revealed >> room & 1 == 1
    }

    /// Rooms that are revealed before play begins, by their numbers from 1, with the doors between them open.
    pub fn show_rooms(&mut self, scenario: &Scenario, rooms: &[u8]) {
        for (n, room) in scenario.rooms.iter().enumerate() {
            scenario.map.spaces_of(room.id).iter().for_each(|s| {
                self.hidden.insert(s);
            });
            if rooms.contains(&(n as u8 + 1)) {
                self.revealed |= 1 << n;
                self.lay_out(scenario, n);
            }
        }
        for (n, door) in scenario.doors.iter().enumerate() {
            if door.rooms.iter().all(|room| self.is_revealed(*room)) {
                self.board = self.board.with_open(n);
            } else if door.lock != crate::content::Lock::None {
                self.locked |= 1 << n;
            }
        }
    }

    /// GH-SCN-08: the traps, money tokens and treasures of a room.
    pub(crate) fn lay_out(&mut self, scenario: &Scenario, room: usize) {
        for space in scenario.map.spaces_of(scenario.rooms[room].id).iter() {
            self.hidden.remove(space);
        }
        for overlay in &scenario.rooms[room].overlays {
            for at in overlay.at.iter().copied() {
                match overlay.what {
                    Lying::Trap { damage, conditions } => {
                        let damage = if damage { TrapDamage::ByLevel } else { TrapDamage::Fixed(0) };
                        self.traps.push(Trap { at, damage, conditions, xp: None });
                    }
                    Lying::Coins(n) => (0..n).for_each(|_| self.coins.push(at)),
                    Lying::Treasure(treasure) if self.is_looted(treasure) => {}
                    Lying::Treasure(treasure) => self.treasures.push((at, treasure)),
                    // These are in the map, or count by their letter.
                    Lying::Obstacle(_) | Lying::Hazardous(_) | Lying::Difficult(_) | Lying::Plate(_) => {}
                }
            }
        }
    }

    /// The initiative by which a place in the order acts.
    pub fn initiative_of(&self, game: &Haven, place: Place) -> u8 {
        let hero = |id| {
            let hero = self.hero(id);
            if hero.resting { 99 } else { hero.initiative.0 }
        };
        match place {
            Place::Hero(id) => hero(id),
            Place::Summon(summon) => hero(summon.hero),
            Place::Kind(kind) => self.card_of(game, kind).map_or(99, |c| c.initiative),
            Place::Ally(kind) => game.objective(kind).ally.as_ref().map_or(99, |a| a.initiative),
        }
    }

    /// GH-INI-08: what the players have settled stays settled for the round: a type that came has its place behind,
    /// or before, the other types with its initiative.
    fn put_in_order(&mut self, game: &Haven, place: Place, initiative: u8, first: bool) {
        if self.order.contains(&place) {
            return;
        }
        let later = |p: &Place| {
            let other = self.initiative_of(game, *p);
            other > initiative || (first && other == initiative && matches!(p, Place::Kind(_)))
        };
        let at = self.order.iter().position(later);
        let at = at.unwrap_or(self.order.len());
        self.order.insert(at, place);
    }

    /// GH-SPC-01, GH-MOV-10: a space if it is empty, or else the nearest empty ones.
    pub fn empty_near(&self, at: SpaceId) -> SmallVec<[SpaceId; 4]> {
        if self.is_empty_hex(at) {
            return SmallVec::from_slice(&[at]);
        }
        let free = self.board.map.spaces().filter(|s| self.is_empty_hex(*s));
        let all: Vec<(u16, SpaceId)> = free.filter_map(|s| self.distance(at, s).map(|d| (d, s))).collect();
        let least = all.iter().map(|(d, _)| *d).min();
        all.into_iter().filter(|(d, _)| Some(*d) == least).map(|(_, s)| s).collect()
    }

    /// Whether a space belongs to a room that is revealed, or to an open door.
    pub fn is_in_play(&self, at: SpaceId) -> bool {
        !self.has_rooms() || !self.hidden.contains(at)
    }
}
