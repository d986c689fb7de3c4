//! GH-MOV: movement, and what happens in the hexes that are entered.

use crate::actions::cards::Actor;
use crate::actions::hexes::{self, Need};
use crate::actions::items::{self, Use};
use crate::actions::{bonuses, conditions, damage, looting};
use crate::content::{Condition, Conditions, Event, Gain, ItemId, ToMove};
use crate::rulings::{
    AllyOnIce, FigureOnStoppingTrap, JumpOntoDifficult, SlideIntoDoor, StoppedMidway, TeleportInPlace,
    WayToAShadow,
};
use crate::scenario::{rooms, special};
use crate::shown::names::{item_name, spot_name};
use crate::shown::points::points_at_hex;
use crate::world::{Cause, Moving, TrapDamage};
use crate::{Fact, FigureId, Haven, HeroId, Play, Prompt, Spot, World};
use board::hex::{Dir, Figure, Gait, Ground, Paths, Terrain};
use board::{SpaceId, SpaceSet};
use smallvec::SmallVec;
use table::scene::Role;
use table::{Choice, Phrase, Preview, Rule, Seat, Target, phrase};

/// How a figure comes into a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// On foot, or at the end of a jump.
    Regular,
    /// Pushed or pulled by somebody.
    Forced(FigureId),
    /// In the air above it.
    Above,
}

impl Arrival {
    /// Who has pushed or pulled the figure there.
    fn forcer(self) -> Option<FigureId> {
        match self {
            Arrival::Forced(by) => Some(by),
            Arrival::Regular | Arrival::Above => None,
        }
    }
}

/// Where to step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Into a hex.
    To(Spot),
    /// GH-ITM-14: use an item first.
    Use(ItemId),
    /// FH-ADD-02: not jump.
    Walk,
    /// No further.
    Stop,
}

impl Choice<Haven> for Step {
    fn key(&self, game: &Haven, out: &mut String) {
        match self {
            Step::To(spot) => out.push_str(&format!("to:{}", spot.name)),
            Step::Use(item) => out.extend(["item:", &game.item(*item).name]),
            Step::Walk => out.push_str("on-foot"),
            Step::Stop => out.push_str("stop"),
        }
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        match self {
            Step::To(spot) => vec![points_at_hex(*spot)],
            Step::Use(item) => vec![game.points_at_item(*item)],
            Step::Walk | Step::Stop => Vec::new(),
        }
    }

    fn preview(&self, game: &Haven, asked: &Prompt, world: &World, _: Seat) -> Preview {
        match self {
            Step::To(spot) => game.preview_hex(asked, world, *spot),
            Step::Use(item) => game.preview_item(*item),
            Step::Walk | Step::Stop => Preview::default(),
        }
    }

    fn role(&self) -> Role {
        match self {
            Step::To(_) => Role::Step,
            Step::Use(_) | Step::Walk => Role::Plain,
            Step::Stop => Role::Decline,
        }
    }

    fn say(&self, game: &Haven) -> Phrase {
        match self {
            Step::To(spot) => phrase!("haven-choose-to", to = spot_name(*spot)),
            Step::Use(item) => phrase!("haven-choose-item", item = item_name(game, *item)),
            Step::Walk => phrase!("haven-choose-on-foot"),
            Step::Stop => phrase!("haven-choose-stop"),
        }
    }
}

/// A move as it is performed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct March {
    /// Movement points.
    pub points: u8,
    /// GH-MOV-06: whether it jumps.
    pub jump: bool,
    /// Whether every hex that is entered is looted.
    pub loots: bool,
    /// Beside whom it must end.
    pub ends_beside: Option<FigureId>,
    /// Whether it must end on a shadow.
    pub ends_on_shadow: bool,
    /// More points, if it leads away from somebody.
    pub away: Option<Away>,
}

/// Movement points that count only for a move that ends in a hex not adjacent to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Away {
    /// From whom.
    pub from: FigureId,
    /// How many; they come after all others.
    pub points: u8,
}

/// GH-MOV-01: a figure moves as far as its movement points go, step by step, as the player likes. Says whether it
/// moved.
pub fn march(play: &mut Play, actor: Actor, march: March) -> Rule<bool> {
    let figure = actor.figure;
    let Some(at) = play.world.at(figure).filter(|_| play.world.may_move(figure)) else { return Ok(false) };
    let gait = play.world.gait(play.game, figure, march.jump);
    let left = march.points.saturating_add(march.away.map_or(0, |away| away.points));
    play.world.under_way.moving.push(Moving { figure, left, gait });
    if let Some(trail) = play.world.trail_mut() {
        trail.way = SmallVec::from_slice(&[at]);
        trail.passed.clear();
    }
    let (moved, more) = steps(play, actor, march)?;
    play.world.under_way.moving.pop();
    if moved {
        play.world.pursue_deed(play.game, figure, i16::from(left) + more);
        special::ends_movement(play, figure)?;
    }
    Ok(moved)
}

/// FH-MOV-06: says whether it moved, and what items have added to its points.
fn steps(play: &mut Play, actor: Actor, march: March) -> Rule<(bool, i16)> {
    let figure = actor.figure;
    let (mut moved, mut jumped, mut more) = (false, false, 0);
    while let Some(Moving { left, gait, .. }) = play.world.under_way.moving.last().copied()
        && play.world.is_there(figure)
    {
        let mut ends = march.ends_beside.map(|beside| play.world.beside(beside));
        if march.ends_on_shadow {
            ends = Some(play.world.hero(actor.player).own.shadows.iter().copied().collect());
        }
        let mut options = play.world.steps_of(figure, gait, left, ends.as_ref());
        if let Some(shadows) = ends.as_ref().filter(|_| march.ends_on_shadow) {
            options = play.world.steps_in_good_faith(figure, gait, left, shadows);
        }
        // FH-MOV-05: a move that must be made has a hex at least.
        let must = actor.must && !moved && !options.is_empty();
        if !must && play.world.may_stop(figure, gait, left, moved.then_some(ends).flatten().as_ref()) {
            options.push(Step::Stop);
        }
        if let Some(away) = march.away {
            options = play.world.steps_away(figure, gait, left, away);
        }
        if options.is_empty() {
            break;
        }
        if let FigureId::Hero(hero) = figure {
            // With no step left only items that add some are worth a question; the others are offered next.
            let ends = options == [Step::Stop];
            let only = ends || !play.world.agreed.edition.items_interrupt_abilities();
            let events: &[Event] = if only { &[Event::Move] } else { &[Event::Move, Event::Turn] };
            let usable = play.world.usable(play.game, hero, events);
            options.extend(usable.into_iter().map(|Use(item)| Step::Use(item)));
        }
        if !moved && play.world.may_leave_jump(figure, gait, left) {
            options.push(Step::Walk);
        }
        let prompt = Prompt::Step { figure, left };
        let to = match play.choose(actor.player.seat(), prompt, &options)? {
            Step::To(to) => to,
            Step::Use(item) => {
                more += use_item(play, actor, item)?;
                continue;
            }
            Step::Walk => {
                let gait = play.world.gait(play.game, figure, false);
                play.world.under_way.moving.last_mut().into_iter().for_each(|moving| moving.gait = gait);
                continue;
            }
            Step::Stop => break,
        };
        let from = play.world.at(figure);
        let cost = play.world.cost_of_step(to.space, gait);
        if let Some(moving) = play.world.under_way.moving.last_mut() {
            moving.left = moving.left.saturating_sub(cost);
        }
        moved = true;
        jumped = matches!(gait, Gait::Jump { .. });
        step(play, figure, to, march.loots)?;
        let arrival = match play.world.controller_of(figure) {
            _ if gait != Gait::Walk => Arrival::Above,
            Some(by) => Arrival::Forced(by),
            None => Arrival::Regular,
        };
        entered(play, figure, to.space, arrival)?;
        if let Some(from) = from {
            bonuses::approached(play, figure, from)?;
            if gait == Gait::Walk {
                slide(play, figure, from, arrival)?;
            }
        }
        if !goes_on(play, figure) {
            break;
        }
    }
    // GH-MOV-07: the last hex of a jump counts as regular movement.
    if jumped && let Some(at) = play.world.at(figure) {
        lands(play, figure, at, Arrival::Regular)?;
    }
    Ok((moved, more))
}

/// A figure is in another hex now, and everybody is told.
pub fn go(play: &mut Play, figure: FigureId, to: Spot, gait: Gait) {
    let from = play.world.at(figure).map_or(to, |at| play.world.spot(at));
    play.world.put(figure, to.space);
    play.tell(|_, _| Fact::Moves { figure, from, to, jump: gait != Gait::Walk });
}

/// FH-OVL-14: a step into a hex; what later abilities of the action will ask about it is noted.
fn step(play: &mut Play, figure: FigureId, to: Spot, loots: bool) -> Rule {
    let passed = play.world.figure_at(to.space).filter(|f| play.world.are_enemies(*f, figure));
    let gait = play.world.under_way.moving.last().map_or(Gait::Walk, |moving| moving.gait);
    if let (FigureId::Hero(hero), None, Some(from)) =
        (figure, play.world.controller_of(figure), play.world.at(figure))
    {
        play.world.count_step(hero, from, to.space);
    }
    go(play, figure, to, gait);
    if let Some(turn) = play.world.turns.turn.as_mut().filter(|t| t.figure == figure) {
        turn.moved = turn.moved.saturating_add(1);
    }
    if let Some(trail) = play.world.trail_mut() {
        trail.way.push(to.space);
        if let Some(enemy) = passed.filter(|e| !trail.passed.contains(e)) {
            trail.passed.push(enemy);
        }
    }
    match figure {
        FigureId::Hero(hero) if loots => looting::loot_hex(play, hero),
        _ => Ok(()),
    }
}

/// GH-ITM-14: an item is used in the middle of a move. Says how many points it adds.
fn use_item(play: &mut Play, actor: Actor, item: ItemId) -> Rule<i16> {
    let state = play.world.state_of(actor.player, item);
    let Some(gains) = play.game.item(item).adds(state, &[Event::Move]) else {
        return items::use_in_turn(play, actor.player, item).map(|()| 0);
    };
    let mut more = 0;
    items::mark(play, actor.player, item);
    let gait = play.world.gait(play.game, actor.figure, true);
    if let Some(moving) = play.world.under_way.moving.last_mut() {
        for gain in &gains.gains {
            match gain {
                Gain::Move(ToMove::Points(n)) => {
                    moving.left = moving.left.saturating_add_signed(*n);
                    more += i16::from(*n);
                }
                Gain::Move(ToMove::Jump) => moving.gait = gait,
                _ => {}
            }
        }
    }
    Ok(more)
}

/// GH-GAP-47: whether a figure that entered a hex can finish its move. GH-GAP-49: it never stops on another figure.
pub fn goes_on(play: &Play, figure: FigureId) -> bool {
    play.world.is_there(figure)
        && (play.world.may_move(figure)
            || play.world.agreed.rulings.stopped_midway == StoppedMidway::AfterAbility
            || !play.world.is_alone(figure))
}

/// GH-MOV-03, GH-MAP-02, GH-MAP-10, GH-MAP-11, GH-MAP-12, GH-MAP-16, GH-MAP-17, GH-MAP-18, GH-EFF-12, FH-OVL-13,
/// FH-OVL-14, FH-MOV-03: what happens to a figure that enters a hex.
///
/// GH-MOV-08, GH-MOV-09: nothing happens if it flies. GH-MAP-19: nothing happens to a figure that starts there or
/// leaves.
pub fn entered(play: &mut Play, figure: FigureId, at: SpaceId, arrival: Arrival) -> Rule {
    open_door(play, figure, at)?;
    special::enters(play, figure, at)?;
    lands(play, figure, at, arrival)
}

/// FH-OVL-14: what lies in a hex counts for a figure that is on the ground there.
fn lands(play: &mut Play, figure: FigureId, at: SpaceId, arrival: Arrival) -> Rule {
    if arrival == Arrival::Above || play.world.flies(play.game, figure) {
        return Ok(());
    }
    spring(play, figure, at, arrival)?;
    if play.world.is_there(figure) && play.world.place.board.map.terrain(at) == Terrain::Hazardous {
        let amount = play.world.hazard_damage();
        damage::suffer(play, figure, amount, Cause::Hazard(arrival.forcer()))?;
    }
    Ok(())
}

/// GH-MAP-10, GH-MAP-11, GH-MAP-12, FH-OVL-09, GH-SET-24: the trap in a hex, if there is one, is sprung by a figure.
pub fn spring(play: &mut Play, figure: FigureId, at: SpaceId, arrival: Arrival) -> Rule {
    let Some(n) = play.world.place.traps.iter().position(|t| t.at == at) else { return Ok(()) };
    let trap = play.world.place.traps.remove(n);
    play.world.count_trap();
    let spot = play.world.spot(at);
    play.tell(|_, _| Fact::Springs { figure, at: spot });
    let amount = match trap.damage {
        TrapDamage::ByLevel => play.world.trap_damage(),
        TrapDamage::Fixed(n) => n,
    };
    damage::suffer(play, figure, amount, Cause::Trap(arrival.forcer()))?;
    conditions::give_all(play, figure, trap.conditions);
    if let Some((hero, xp)) = trap.xp.filter(|(hero, _)| figure.is_enemy_of((*hero).into())) {
        bonuses::gain_experience(play, hero, xp);
    }
    Ok(())
}

/// FH-OVL-16, FH-OVL-17, FH-OVL-18, FH-OVL-19: a figure that has come onto ice from this hex goes on in the same
/// direction, at no cost, until the ice ends or something is in its way; each hex that it enters has its effects.
///
/// FH-GAP-37: who moves may slide into a closed door and open it; what a pushed or pulled figure slides into counts for
/// whoever forced it.
pub fn slide(play: &mut Play, figure: FigureId, from: SpaceId, arrival: Arrival) -> Rule {
    let Some(first) = play.world.at(figure) else { return Ok(()) };
    let Some(dir) = play.world.dir_to(from, first) else { return Ok(()) };
    while let Some(next) = play.world.slides_to(play.game, figure, dir, arrival) {
        let before = play.world.at(figure).map_or(next, |at| play.world.spot(at));
        play.world.put(figure, next.space);
        play.tell(|_, _| Fact::Slides { figure, from: before, to: next });
        entered(play, figure, next.space, arrival)?;
        bonuses::approached(play, figure, before.space)?;
    }
    Ok(())
}

/// FH-TEL-01, FH-TEL-02, FH-TEL-03, FH-TEL-04, FH-TEL-05: to an unoccupied hex within so many hexes, straight through
/// whatever is between. It is no move; the hex has its effects, and a closed door opens.
///
/// FH-TEL-06: an enemy is forced, not onto a closed door, whatever hampers it.
pub fn teleport(play: &mut Play, actor: Actor, hexes: u8) -> Rule<bool> {
    let mut places = play.world.teleports(play.game, actor.figure, hexes);
    if actor.figure.is_enemy_of(actor.player.into()) {
        let board = &play.world.place.board;
        places.retain(|at| !board.map.is_closed(*at, board.doors));
    }
    teleport_to_one(play, actor, places)
}

/// The same to one of these hexes.
pub fn teleport_to_one(play: &mut Play, actor: Actor, places: Vec<SpaceId>) -> Rule<bool> {
    let figure = actor.figure;
    let prompt = Prompt::Teleport { hero: actor.player };
    let Some(to) = hexes::choose(play, actor.player.into(), prompt, Need::May, places)? else {
        return Ok(false);
    };
    let by = FigureId::Hero(actor.player);
    let arrival = if figure.is_enemy_of(by) { Arrival::Forced(by) } else { Arrival::Regular };
    arrive(play, figure, to, arrival)?;
    Ok(true)
}

/// FH-TEL-04: a figure is in another hex at once.
pub fn land(play: &mut Play, figure: FigureId, to: Spot) -> Rule {
    arrive(play, figure, to, Arrival::Regular)
}

fn arrive(play: &mut Play, figure: FigureId, to: Spot, arrival: Arrival) -> Rule {
    let from = play.world.at(figure).map_or(to, |at| play.world.spot(at));
    if let (FigureId::Hero(hero), Arrival::Regular) = (figure, arrival) {
        play.world.count_leaving(hero, from.space, to.space);
    }
    play.world.put(figure, to.space);
    play.tell(|_, _| Fact::Teleports { figure, from, to });
    entered(play, figure, to.space, arrival)?;
    bonuses::approached(play, figure, from.space)
}

/// GH-MAP-02, GH-MAP-04, GH-MAP-07, FH-OVL-01, FH-OVL-03: a character that moves onto a closed door opens it, for good,
/// and goes on.
pub fn open_door(play: &mut Play, figure: FigureId, at: SpaceId) -> Rule {
    let closed = play.world.place.board.map.is_closed(at, play.world.place.board.doors);
    if let (true, Some(door)) = (closed, play.world.place.board.map.door(at)) {
        play.world.place.board = play.world.place.board.with_open(door);
        let spot = play.world.spot(at);
        play.tell(|_, _| Fact::Opens { figure, at: spot });
        play.world.count_door(figure);
        rooms::reveal_behind(play, at, figure)?;
    }
    Ok(())
}

/// GH-MOV-10: a figure that loses flying over an obstacle is hurt as by a trap and comes down on the nearest
/// empty hex; the players choose among equally near ones.
pub fn lose_flying(play: &mut Play, hero: HeroId) -> Rule {
    play.world.hero_mut(hero).flying = false;
    let figure = FigureId::Hero(hero);
    let Some(at) = play.world.at(figure) else { return Ok(()) };
    let enters = play.world.agreed.edition.losing_flight_enters();
    if play.world.place.board.map.terrain(at) != Terrain::Obstacle {
        // FH-MOV-13
        return if enters { entered(play, figure, at, Arrival::Regular) } else { Ok(()) };
    }
    if play.world.agreed.edition.losing_flight_hurts() {
        let amount = play.world.trap_damage();
        damage::suffer(play, figure, amount, Cause::LostFlight)?;
    }
    if !play.world.is_there(figure) {
        return Ok(());
    }
    let landings = if enters { play.world.landings_near(at) } else { play.world.empty_near(at) };
    if let Some(to) = hexes::choose(play, figure, Prompt::Landing { hero }, Need::Must, landings)? {
        go(play, figure, to, Gait::Walk);
        // FH-MOV-14
        if enters {
            return entered(play, figure, to.space, Arrival::Regular);
        }
    }
    Ok(())
}

impl World {
    /// FH-MOV-08, FH-DIF-11, FH-MOV-10: how a figure moves.
    pub fn gait(&self, game: &Haven, figure: FigureId, jump: bool) -> Gait {
        if self.flies(game, figure) {
            Gait::Fly
        } else if jump {
            // GH-GAP-39
            match (self.agreed.edition.jump(), self.agreed.rulings.jump_onto_difficult) {
                (Gait::Jump { heavy_landing: true }, JumpOntoDifficult::One) => {
                    Gait::Jump { heavy_landing: false }
                }
                (jump, _) => jump,
            }
        } else {
            Gait::Walk
        }
    }

    /// GH-MOV-02, GH-MAP-04, GH-MAP-05, GH-MAP-22, FH-OVL-20, GH-SUM-12, FH-DIF-18, FH-FOC-15, FH-MAP-02, FH-MOV-09,
    /// FH-OVL-26, FH-MOV-02, FH-OVL-03: the ground as a figure meets it, itself left out. Closed doors are open to
    /// characters and walls to all others. Traps and hazards are negative for figures that avoid them.
    pub fn ground_for(&self, figure: FigureId) -> Ground {
        let mut ground = self.place.board.ground.clone();
        if self.agreed.rulings.ally_on_ice == AllyOnIce::Walks {
            ground.set_ally_on_ice(board::hex::AllyOnIce::Walks);
        }
        for trap in &self.place.traps {
            ground.set_negative(trap.at, true);
        }
        let controlled = self.controller_of(figure).is_some();
        for (other, body) in self.bodies().filter(|(f, _)| *f != figure) {
            let at = body.at;
            let what = match (self.are_enemies(other, figure) != controlled, figure) {
                (false, _) if self.stands_on_stopping_trap(at) => Figure::Enemy,
                (false, _) => Figure::Ally,
                // GH-CON-20, GH-FOC-08
                (true, FigureId::Monster(_) | FigureId::Summon(_)) if self.is_invisible(other) => {
                    self.agreed.edition.invisible_enemy()
                }
                // FH-CND-14
                (true, _) if self.is_passed(other) => Figure::Ally,
                (true, _) => Figure::Enemy,
            };
            ground.set_figure(at, Some(what));
        }
        if let FigureId::Hero(_) = figure {
            ground.heed_nothing();
            // GH-MAP-04, GH-SPC-05
            for door in self.place.board.map.doors().iter().filter(|d| !self.is_locked(**d)) {
                ground.set_closed(*door, false);
            }
        }
        ground
    }

    /// FH-CMD-03, FH-CMD-04: who controls a figure now.
    fn controller_of(&self, figure: FigureId) -> Option<FigureId> {
        self.under_way.controlled.filter(|(controlled, _)| *controlled == figure).map(|(_, by)| by)
    }

    /// GH-GAP-49, FH-MOV-12, FH-DIF-13: whether nobody may walk through the figure there, because whoever did would be
    /// stunned or immobilized in a hex in which it cannot stay.
    pub(super) fn stands_on_stopping_trap(&self, at: SpaceId) -> bool {
        self.agreed.rulings.figure_on_stopping_trap == FigureOnStoppingTrap::Obstacle
            && self.stopping_traps().any(|trap| trap == at)
    }

    /// The traps that stop whoever springs them.
    fn stopping_traps(&self) -> impl Iterator<Item = SpaceId> + '_ {
        let stops = |c: Conditions| c.has(Condition::Stun) || c.has(Condition::Immobilize);
        self.place.traps.iter().filter(move |trap| stops(trap.conditions)).map(|trap| trap.at)
    }

    /// The direction in which a neighbour lies.
    pub(super) fn dir_to(&self, from: SpaceId, to: SpaceId) -> Option<Dir> {
        let map = &self.place.board.map;
        Dir::ALL.into_iter().find(|dir| map.neighbour(from, *dir) == Some(to))
    }

    /// FH-OVL-16, FH-OVL-18: where a figure on ice slides to in this direction, if nothing is in its way.
    fn slides_to(&self, game: &Haven, figure: FigureId, dir: Dir, arrival: Arrival) -> Option<Spot> {
        let next = self.slides_from(game, figure, self.at(figure)?, dir, arrival)?;
        Some(self.spot(next))
    }

    /// The same from any hex.
    pub(super) fn slides_from(
        &self,
        game: &Haven,
        figure: FigureId,
        at: SpaceId,
        dir: Dir,
        arrival: Arrival,
    ) -> Option<SpaceId> {
        let map = &self.place.board.map;
        if map.terrain(at) != Terrain::Icy {
            return None;
        }
        // FH-GAP-27
        if self.agreed.rulings.ally_on_ice == AllyOnIce::Walks && self.is_another_at(figure, at) {
            return None;
        }
        let next = map.neighbour(at, dir)?;
        let ground = !matches!(map.terrain(next), Terrain::Wall | Terrain::Obstacle);
        let open =
            !map.is_closed(next, self.place.board.doors) || self.slides_into_door(figure, next, arrival);
        let free = !self.is_another_at(figure, next) && !self.flies(game, figure);
        (ground && open && free).then_some(next)
    }

    /// FH-GAP-37: whether a figure that slides to a closed door goes on into it: a character that moves, if nothing locks it.
    fn slides_into_door(&self, figure: FigureId, door: SpaceId, arrival: Arrival) -> bool {
        let opens = matches!(figure, FigureId::Hero(_)) && arrival == Arrival::Regular;
        opens && !self.is_locked(door) && self.agreed.rulings.slide_into_door == SlideIntoDoor::Opens
    }

    /// FH-TEL-01, FH-TEL-03, FH-TEL-04, FH-TEL-05: the hexes to which a figure can teleport.
    pub(super) fn teleports(&self, game: &Haven, figure: FigureId, hexes: u8) -> Vec<SpaceId> {
        let map = &self.place.board.map;
        let Some(here) = self.at(figure) else { return Vec::new() };
        let from = map.hex(here);
        let flies = self.flies(game, figure);
        let valid = |s: &SpaceId| {
            let terrain = map.terrain(*s);
            let ground = terrain != Terrain::Wall && (terrain != Terrain::Obstacle || flies);
            let door = !map.is_closed(*s, self.place.board.doors) || !self.is_locked(*s);
            // FH-GAP-47
            let in_place = *s == here && self.agreed.rulings.teleport_in_place == TeleportInPlace::Allowed;
            ground && door && (self.figure_at(*s).is_none() || in_place) && self.is_in_play(*s)
        };
        let near = |s: &SpaceId| map.hex(*s).distance(from) <= u32::from(hexes);
        let stays = self.customs(game).is_some_and(|customs| customs.teleports_stay);
        let part = stays.then(|| self.connected_with(map.space(from)));
        let there = |s: &SpaceId| part.as_ref().is_none_or(|part| part.contains(*s));
        map.spaces().filter(|s| near(s) && valid(s) && there(s)).collect()
    }

    /// FH-SCN-13: all spaces on tiles that are connected with this one, whatever doors are closed; links do not connect.
    fn connected_with(&self, at: Option<SpaceId>) -> SpaceSet {
        let map = self.place.board.map.without_links();
        let mut all: SpaceSet = at.into_iter().collect();
        let mut edge: Vec<SpaceId> = at.into_iter().collect();
        while let Some(here) = edge.pop() {
            edge.extend(map.neighbours(here).map(|(_, to)| to).filter(|to| all.insert(*to)));
        }
        all
    }

    /// FH-CND-14, FH-DIF-18: whether its enemies walk through a figure as if it were not there.
    pub(super) fn is_passed(&self, figure: FigureId) -> bool {
        self.agreed.edition.characters_pass_the_invisible() && self.is_invisible(figure)
    }

    /// GH-SPC-05: whether a door is locked.
    pub fn is_locked(&self, at: SpaceId) -> bool {
        !self.place.locked.is_empty()
            && self.place.board.map.door(at).is_some_and(|n| self.place.locked.has(n))
    }

    /// GH-MOV-04: whether a figure has its hex to itself.
    fn is_alone(&self, figure: FigureId) -> bool {
        self.at(figure).is_none_or(|at| !self.is_another_at(figure, at))
    }

    /// FH-OVL-25: whether another figure stands on a space.
    pub(super) fn is_another_at(&self, figure: FigureId, at: SpaceId) -> bool {
        self.bodies().any(|(other, body)| other != figure && body.at == at)
    }

    /// GH-MOV-11, GH-MAP-20, GH-MAP-21, FH-OVL-15: what a step into a hex costs.
    pub(crate) fn cost_of_step(&self, to: SpaceId, gait: Gait) -> u8 {
        1 + u8::from(gait == Gait::Walk && self.place.board.map.terrain(to) == Terrain::Difficult)
    }

    /// FH-MOV-08, FH-DIF-11: what it costs more to land there.
    fn landing_cost(&self, at: SpaceId, gait: Gait) -> u8 {
        let heavy = gait == Gait::Jump { heavy_landing: true };
        u8::from(heavy && self.place.board.map.terrain(at) == Terrain::Difficult)
    }

    /// GH-MOV-04, GH-MOV-07, FH-MOV-11, FH-MOV-02: whether a figure may end its move where it is.
    fn may_stop(&self, figure: FigureId, gait: Gait, left: u8, ends: Option<&SpaceSet>) -> bool {
        let Some(at) = self.at(figure) else { return false };
        let ground = self.place.board.map.terrain(at) != Terrain::Obstacle || gait == Gait::Fly;
        let wanted = ends.is_none_or(|ends| ends.contains(at));
        self.is_alone(figure) && ground && wanted && self.landing_cost(at, gait) <= left
    }

    /// FH-ADD-02, FH-MOV-07: whether a move can be made on foot that would be a jump. It is offered where it matters:
    /// where there is something in reach that only counts for who walks.
    fn may_leave_jump(&self, figure: FigureId, gait: Gait, left: u8) -> bool {
        let map = &self.place.board.map;
        let Some(at) = self.at(figure).map(|at| map.hex(at)) else { return false };
        let jumps = matches!(gait, Gait::Jump { .. }) && self.agreed.edition.jump_may_be_left();
        let near = |s: &SpaceId| map.hex(*s).distance(at) <= u32::from(left);
        let counts = |s: SpaceId| {
            matches!(map.terrain(s), Terrain::Icy | Terrain::Hazardous)
                || self.place.traps.iter().any(|trap| trap.at == s)
        };
        jumps && map.spaces().filter(near).any(counts)
    }

    /// The spaces beside a figure.
    fn beside(&self, figure: FigureId) -> SpaceSet {
        let Some(at) = self.at(figure) else { return SpaceSet::default() };
        self.place.board.map.spaces().filter(|s| self.place.board.adjacent(at, *s)).collect()
    }

    /// The steps of a move that may lead away from somebody: with the points that always count it ends anywhere, with
    /// all of them away from there.
    fn steps_away(&self, figure: FigureId, gait: Gait, left: u8, away: Away) -> Vec<Step> {
        let beside = self.beside(away.from);
        let far: SpaceSet = self.place.board.map.spaces().filter(|s| !beside.contains(*s)).collect();
        let usual = left.checked_sub(away.points);
        let mut steps = usual.map_or_else(Vec::new, |usual| self.steps_of(figure, gait, usual, None));
        for step in self.steps_of(figure, gait, left, Some(&far)) {
            if !steps.contains(&step) {
                steps.push(step);
            }
        }
        let stops = usual.is_some_and(|usual| self.may_stop(figure, gait, usual, None));
        if stops || self.may_stop(figure, gait, left, Some(&far)) {
            steps.push(Step::Stop);
        }
        steps
    }

    /// The steps after which the figure can still end its move somewhere.
    fn steps_of(&self, figure: FigureId, gait: Gait, left: u8, only: Option<&SpaceSet>) -> Vec<Step> {
        self.steps_on(self.ground_for(figure), figure, gait, left, only)
    }

    /// FH-GAP-52: the steps after which a move can still end on a shadow: traps that would stop it before are in its way.
    fn steps_in_good_faith(&self, figure: FigureId, gait: Gait, left: u8, shadows: &SpaceSet) -> Vec<Step> {
        let mut ground = self.ground_for(figure);
        let mut steps = self.steps_of(figure, gait, left, Some(shadows));
        if gait != Gait::Walk || self.agreed.rulings.way_to_a_shadow == WayToAShadow::Any {
            return steps;
        }
        let traps: SpaceSet = self.stopping_traps().filter(|at| !shadows.contains(*at)).collect();
        traps.iter().for_each(|at| ground.set_figure(at, Some(Figure::Enemy)));
        steps = self.steps_on(ground, figure, gait, left, Some(shadows));
        steps.retain(|step| !matches!(step, Step::To(to) if traps.contains(to.space)));
        steps
    }

    /// FH-MAP-02, FH-MOV-02, FH-MOV-09, FH-OVL-26: the same on this ground.
    fn steps_on(
        &self,
        mut ground: Ground,
        figure: FigureId,
        gait: Gait,
        left: u8,
        only: Option<&SpaceSet>,
    ) -> Vec<Step> {
        let Some(at) = self.at(figure) else { return Vec::new() };
        // Whoever decides heeds no traps.
        ground.heed_nothing();
        let wanted = |s: SpaceId| only.is_none_or(|only| only.contains(s));
        let mut paths = Paths::default();
        let mut steps: SmallVec<[SpaceId; 6]> = SmallVec::new();
        for (dir, to) in self.place.board.map.neighbours(at) {
            let cost = self.cost_of_step(to, gait);
            if cost > left || !self.may_pass(figure, to, gait) {
                continue;
            }
            let rest = left - cost;
            // FH-OVL-16: it may slide on.
            let icy = gait == Gait::Walk && self.place.board.map.terrain(to) == Terrain::Icy;
            let slid = || ground.entered(&self.place.board.map, at, dir).last().copied();
            let to_end = icy.then(slid).flatten().unwrap_or(to);
            let ends_here =
                wanted(to_end) && ground.may_end(to_end, gait) && self.landing_cost(to_end, gait) <= rest;
            let mut goes_on = || {
                paths.search_near(&self.place.board.map, &ground, gait, to_end, u16::from(rest));
                let ends = |s: &SpaceId| paths.cost(*s).is_some_and(|cost| cost.points() <= u16::from(rest));
                self.place.board.map.spaces().filter(|s| *s != to_end && wanted(*s)).any(|s| ends(&s))
            };
            if ends_here || goes_on() {
                steps.push(to);
            }
        }
        steps.sort();
        steps.into_iter().map(|s| Step::To(self.spot(s))).collect()
    }

    /// GH-MOV-02, GH-MOV-05, GH-MOV-06, GH-MOV-08, FH-MAP-01, FH-MAP-02, FH-OVL-26, FH-MOV-09: whether a character can
    /// go into or over a hex next to it.
    fn may_pass(&self, figure: FigureId, to: SpaceId, gait: Gait) -> bool {
        let terrain = self.place.board.map.terrain(to);
        // GH-MAP-05, GH-SPC-05: closed doors are open to characters only, and to them unless they are locked.
        let opens = matches!(figure, FigureId::Hero(_)) && !self.is_locked(to);
        if !opens && self.place.board.map.is_closed(to, self.place.board.doors) {
            return false;
        }
        let stops_at = |other: FigureId| {
            let enemy = self.are_enemies(other, figure) != self.controller_of(figure).is_some();
            (enemy && !self.is_passed(other)) || self.stands_on_stopping_trap(to)
        };
        let blocked = || terrain == Terrain::Obstacle || self.figure_at(to).is_some_and(stops_at);
        terrain != Terrain::Wall && (gait != Gait::Walk || !blocked())
    }
}
