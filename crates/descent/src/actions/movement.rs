//! MOV, LRG, TER: movement points, steps, large figures, and what terrain does.

use super::targets::How;
use super::{attack, cards, damage, familiars, near, terrain};
use crate::content::{Condition, Effect, Moment, On, Trait};
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Pick, WeaponRef, Who, World};
use crate::{Descent, Play};
use board::square::{Body, Line, Size, Spot, Terrain};
use table::Rule;

impl World {
    /// How large a figure is.
    pub fn size(&self, game: &Descent, who: Who) -> Size {
        who.monster().map_or(Size::SMALL, |id| game.monster(id.of).size)
    }

    /// DE-MOV-19, DE-TER-02, DE-TER-03: what a space costs to enter.
    pub fn cost(&self, spot: Spot) -> u8 {
        match self.terrain(spot) {
            Terrain::Water | Terrain::Sludge => 2,
            _ => 1,
        }
    }

    /// DC-MAB-30: the same for a figure; whoever flies pays 1 for every space.
    pub fn cost_for(&self, game: &Descent, who: Who, spot: Spot) -> u8 {
        if self.has_trait(game, who, Trait::Fly) { 1 } else { self.cost(spot) }
    }

    /// DE-MOV-02, DE-MOV-24, DE-MOV-25, DE-FIG-03: whether a figure may step from a space to the next: not across what
    /// blocks, not through enemies, but through friends.
    pub fn may_enter(&self, game: &Descent, who: Who, from: Spot, to: Spot) -> bool {
        let (Some(a), Some(b)) = (self.space(from), self.space(to)) else { return false };
        let flies = self.flies(game, who);
        let open = if flies { self.may_fly(from, to) } else { self.ground.map.may_step(self.gates, a, b) };
        let passes = || match self.other_at(to, who) {
            None => true,
            // DE-TER-29: not even to pass.
            Some(_) if self.crumbles(to) => false,
            Some(other) => {
                flies
                    || self.are_friends(who, other)
                    || who.hero().is_some_and(|id| self.hero(id).has(game, &Effect::PassEnemies))
                    || (other.hero().is_some() && self.has_trait(game, who, Trait::Scamper))
            }
        };
        open && passes()
    }

    /// Whether the ground of a space hurts whoever enters it.
    pub fn hurts(&self, spot: Spot) -> bool {
        matches!(self.terrain(spot), Terrain::Pit | Terrain::Lava | Terrain::Hazard)
    }

    fn flies(&self, game: &Descent, who: Who) -> bool {
        self.has_trait(game, who, Trait::Fly)
    }

    /// DC-MAB-32, DE-TER-18, DE-TER-22: where whoever flies gets from a space to the next: over obstacles and elevation
    /// lines, but not through walls, doors and portcullises.
    fn may_fly(&self, from: Spot, to: Spot) -> bool {
        self.lets(from, to, |line| line.lets().moves || line == Line::Elevation)
    }

    /// Whether every line on the way between two spaces that touch is such a line; around a corner there are two ways.
    fn lets(&self, from: Spot, to: Spot, fits: impl Fn(Line) -> bool) -> bool {
        let free = |a: Spot, b: Spot| fits(self.ground.map.line(self.gates, a, b));
        if from.x == to.x || from.y == to.y {
            return free(from, to);
        }
        let corners = [Spot::new(to.x, from.y), Spot::new(from.x, to.y)];
        corners.into_iter().any(|corner| free(from, corner) && free(corner, to))
    }

    /// DE-LRG-08, DE-LRG-09: whether a figure could stand so that it covers this space.
    pub fn can_stand(&self, game: &Descent, who: Who, spot: Spot) -> bool {
        if self.size(game, who).is_large() {
            !self.stands(game, who, spot).is_empty()
        } else {
            self.is_empty_for(spot, who)
        }
    }

    /// DE-LRG-08, DE-LRG-09: how a figure could stand so that it covers this space, on empty squares.
    pub fn stands(&self, game: &Descent, who: Who, spot: Spot) -> Vec<Body> {
        let all = self.ground.map.bodies_over(self.gates, self.size(game, who), spot);
        all.into_iter().filter(|body| body.spots().all(|own| self.is_empty_for(own, who))).collect()
    }

    /// Whether it could get from a space to one where it can stop, with this many points. A space is looked at again only
    /// if it is reached with more points left.
    fn gets_through(&self, game: &Descent, who: Who, from: Spot, points: u8, by: By) -> bool {
        if self.can_stand(game, who, from) {
            return true;
        }
        // DE-TER-11, DE-TER-15: no points lead out of a pit, unless a large figure passes over it, or one that flies.
        let over_pits = by == By::Spaces || self.size(game, who).is_large() || self.flies(game, who);
        let mut most_left = vec![None; self.ground.map.len()];
        let mut open = vec![(from, points)];
        while let Some((here, left)) = open.pop() {
            if self.can_stand(game, who, here) {
                return true;
            }
            if !over_pits && self.terrain(here) == Terrain::Pit {
                continue;
            }
            for next in self.neighbours(here) {
                let Some(left) = left.checked_sub(self.cost_by(game, who, next, by)) else { continue };
                let Some(space) = self.space(next) else { continue };
                if most_left[space.index()] < Some(left) && self.may_enter(game, who, here, next) {
                    most_left[space.index()] = Some(left);
                    open.push((next, left));
                }
            }
        }
        false
    }

    /// DE-TER-11: whether a figure is in a pit, where it cannot spend movement points. Whoever flies ignores the pits on
    /// its way (DC-MAB-30), not the one in which it has ended its activation (DC-MAB-31).
    fn is_stuck(&self, game: &Descent, who: Who, body: Body) -> bool {
        let on_the_way = self.turn_of(who).is_some_and(|turn| turn.moved) && self.flies(game, who);
        self.is_in_pit(body) && !on_the_way
    }

    /// The spaces around a space.
    pub fn neighbours(&self, spot: Spot) -> impl Iterator<Item = Spot> + '_ {
        let map = &self.ground.map;
        let near = self.space(spot).into_iter().flat_map(move |space| map.around(space));
        near.map(move |other| map.spot(other))
    }

    /// The steps that a figure may take with its points: never into a space that it could not leave again to stop.
    pub fn steps(&self, game: &Descent, who: Who) -> Vec<Spot> {
        let (Some(turn), Some(body)) = (self.turn_of(who), self.body(who)) else { return Vec::new() };
        if turn.points == 0 || (!turn.shrunk && self.is_stuck(game, who, body)) {
            return Vec::new();
        }
        let from = body.at;
        let reaches = |to: &Spot| {
            let cost = self.cost_for(game, who, *to);
            cost <= turn.points
                && self.may_enter(game, who, from, *to)
                && self.gets_through(game, who, *to, turn.points - cost, By::Points)
        };
        self.neighbours(from).filter(reaches).collect()
    }

    /// DC-MAB-48, DC-MAB-49: whether a hero stands in a Web: to leave its space it suffers 1 fatigue, or damage if it
    /// cannot.
    fn webs(&self, game: &Descent, who: Who) -> Option<HeroId> {
        // DC-OL-22: whoever is charmed counts as a monster.
        let hero = who.hero().filter(|_| !self.is_charmed(who))?;
        let beside =
            |id| self.has_trait(game, Who::Monster(id), Trait::Web) && self.beside(Who::Monster(id), who);
        self.monsters.iter().any(|monster| beside(monster.id)).then_some(hero)
    }

    /// DE-FIG-03, DE-TRG-14: whether a figure stands on a space of its own, so that it may do something else.
    pub fn stands_alone(&self, who: Who) -> bool {
        self.body(who).is_some_and(|body| body.spots().all(|spot| self.is_empty_for(spot, who)))
    }

    /// Changes where a figure is.
    pub fn put(&mut self, who: Who, body: Body) {
        let changed = self.body(who) != Some(body);
        if let Some(turn) = self.turn_of_mut(who) {
            turn.moved |= changed;
        }
        match who {
            Who::Hero(id) => self.hero_mut(id).at = Some(body.at),
            Who::Monster(id) => {
                if let Some(monster) = self.monster_mut(id) {
                    monster.body = body;
                }
            }
            Who::Familiar(id) => {
                if let Some(familiar) = self.familiar_mut(id) {
                    familiar.at = body.at;
                }
            }
        }
    }
}

/// DE-MOV-09: a move action gives as many movement points as the Speed.
pub fn move_action(play: &mut Play, who: Who) -> Rule {
    let speed = play.world.speed(play.game, who);
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.moves += 1;
        turn.moving = true;
    }
    gain(play, who, speed);
    Ok(())
}

/// DE-MOV-18: movement points for the pool.
pub fn gain(play: &mut Play, who: Who, n: u8) {
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.points += n;
        play.tell(|_, _| Fact::Points { who, n });
    }
}

/// DE-MOV-13, DE-MOV-14: a hero suffers 1 fatigue for a movement point.
pub fn fatigue_for_point(play: &mut Play, id: HeroId) -> Rule {
    let points = play
        .world
        .hero(id)
        .most(play.game, |effect| if let Effect::PointsPerFatigue(n) = effect { Some(*n) } else { None });
    damage::tire(play, Who::Hero(id), 1)?;
    gain(play, Who::Hero(id), points.unwrap_or(1));
    familiars::follow(play, id)
}

/// DE-MOV-12: a move action ends, and all movement points are lost.
pub fn end_move(play: &mut Play, who: Who) {
    match play.world.turn_of_mut(who) {
        Some(turn) => (turn.points, turn.moving) = (0, false),
        None => play.world.under_way.move_ends = true,
    }
    play.tell(|_, _| Fact::MoveEnds { who });
}

/// DE-MOV-05, DE-MOV-19: a figure moves one space, and pays for it.
pub fn step(play: &mut Play, who: Who, to: Spot) -> Rule {
    let in_action = play.world.turn_of(who).is_some_and(|turn| turn.moving);
    if !go(play, who, to)? {
        return Ok(());
    }
    enters(play, who, to)?;
    if who.is_heroic() && play.world.is_on_map(who) && play.world.stands_alone(who) {
        let moments: &[Moment] =
            if in_action { &[Moment::Enters, Moment::EntersInMove] } else { &[Moment::Enters] };
        cards::against(play, who, moments)?;
    }
    Ok(())
}

/// The step itself, before what awaits the figure there; false if it was knocked out on leaving its space.
pub fn go(play: &mut Play, who: Who, to: Spot) -> Rule<bool> {
    let cost = play.world.cost_for(play.game, who, to);
    if !leave(play, who)? {
        return Ok(false);
    }
    let from = play.world.body(who).map_or(to, |body| body.at);
    play.world.put(who, Body::small(to));
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.points = turn.points.saturating_sub(cost);
        turn.moved = true;
    }
    play.tell(|_, _| Fact::Moves { who, from, to });
    Ok(true)
}

/// DC-MAB-48, DC-MAB-49: what a Web asks of a hero that leaves its space, however it moves, and also if it is moved;
/// false if that knocks it out.
fn leave(play: &mut Play, who: Who) -> Rule<bool> {
    let Some(hero) = play.world.webs(play.game, who) else { return Ok(true) };
    damage::tire(play, who, 1)?;
    Ok(!play.world.hero(hero).knocked_out)
}

/// DE-TER-05, DE-TER-09, DE-TER-10, DE-TER-15, DE-TER-31: what terrain does to whoever enters it. Pits concern large
/// figures only where they stop.
pub fn enters(play: &mut Play, who: Who, at: Spot) -> Rule {
    let large = play.world.size(play.game, who).is_large();
    if play.world.flies(play.game, who) {
        return Ok(());
    }
    terrain::entered(play, who, at)?;
    match play.world.terrain(at) {
        Terrain::Pit if !large => damage::suffer(play, who, 2, damage::Cause::Terrain),
        Terrain::Lava | Terrain::Hazard => damage::suffer(play, who, 1, damage::Cause::Terrain),
        _ => Ok(()),
    }
}

/// DE-MOV-17, DE-TRG-16: a figure was placed: it enters that space, and nothing else.
pub fn placed(play: &mut Play, who: Who, at: Spot) -> Rule {
    enters(play, who, at)?;
    sprung(play, who, By::Spaces)
}

/// A hero has entered a space, in whoever's turn: traps may be played on it. Movement points come from a move action.
/// Whoever is charmed counts as a monster.
fn sprung(play: &mut Play, who: Who, by: By) -> Rule {
    if who.is_heroic()
        && !play.world.is_charmed(who)
        && play.world.is_on_map(who)
        && play.world.stands_alone(who)
    {
        let moments: &[Moment] = match by {
            By::Spaces => &[Moment::Enters],
            By::Points => &[Moment::Enters, Moment::EntersInMove],
        };
        cards::against(play, who, moments)?;
    }
    Ok(())
}

/// DE-LRG-03: a large figure that moves shrinks to one of its spaces; its player chooses.
pub fn shrink(play: &mut Play, who: Who) -> Rule {
    let Some(body) = play.world.body(who) else { return Ok(()) };
    let picks: Vec<Pick> = body.spots().map(Pick::Shrink).collect();
    let seat = play.world.seat_of(who);
    let Pick::Shrink(spot) = play.choose(seat, Prompt::Shrink { who }, &picks)? else { return Ok(()) };
    play.world.put(who, Body::small(spot));
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.shrunk = true;
    }
    Ok(())
}

/// DE-LRG-08, DE-LRG-07: it expands over the last space of its move; a pit counts if it covers its whole base.
pub fn expand(play: &mut Play, who: Who) -> Rule {
    let Some(body) = play.world.body(who) else { return Ok(()) };
    let picks: Vec<Pick> = play.world.stands(play.game, who, body.at).into_iter().map(Pick::Expand).collect();
    if picks.is_empty() {
        return play.impossible(format!("{who:?} cannot expand at {}", body.at));
    }
    let seat = play.world.seat_of(who);
    let Pick::Expand(body) = play.choose(seat, Prompt::Expand { who }, &picks)? else { return Ok(()) };
    play.world.put(who, body);
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.shrunk = false;
    }
    play.tell(|_, _| Fact::Stands { who, body });
    if play.world.size(play.game, who).is_large() && play.world.is_in_pit(body) {
        damage::suffer(play, who, 2, damage::Cause::Terrain)?;
    }
    Ok(())
}

/// DE-TER-12, DE-TER-13: a figure in a pit is placed on an adjacent empty space, not across an elevation line.
pub fn climb(play: &mut Play, who: Who) -> Rule {
    let picks = climbs(play.world, play.game, who);
    if picks.is_empty() {
        return Ok(());
    }
    let seat = play.world.seat_of(who);
    if let Pick::Expand(body) = play.choose(seat, Prompt::Climb { who }, &picks)? {
        play.world.put(who, body);
        play.tell(|_, _| Fact::Placed { who, at: body.at });
        placed(play, who, body.at)?;
    }
    Ok(())
}

/// Where a figure in a pit could climb.
pub fn climbs(world: &World, game: &Descent, who: Who) -> Vec<Pick> {
    let Some(body) = world.body(who).filter(|body| world.is_in_pit(*body)) else { return Vec::new() };
    // DE-DOR-14: a portcullis blocks movement alone; the spaces beside it are adjacent.
    let on_this_side = |line: Line| line.lets().adjoins && line != Line::Elevation;
    let beside = |to: &Spot| body.spots().any(|from| touch(from, *to) && world.lets(from, *to, on_this_side));
    let mut picks: Vec<Pick> = Vec::new();
    for to in world.spots().into_iter().filter(|to| !body.covers(*to)).filter(beside) {
        for stand in world.stands(game, who, to) {
            if !picks.contains(&Pick::Expand(stand)) {
                picks.push(Pick::Expand(stand));
            }
        }
    }
    picks
}

fn touch(a: Spot, b: Spot) -> bool {
    (a.x - b.x).abs() <= 1 && (a.y - b.y).abs() <= 1
}

/// What a move is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// DE-MOV-15, DE-MOV-16: spaces; terrain costs nothing more.
    Spaces,
    /// Movement points.
    Points,
}

/// DE-MOV-15: a move of some spaces outside move actions; 0 is the Speed. Its player may stop on any empty space.
pub fn move_spaces(play: &mut Play, who: Who, n: u8) -> Rule {
    let n = if n == 0 { play.world.speed(play.game, who) } else { n };
    move_up_to(play, who, n, By::Spaces)
}

/// The next spaces of a move that is counted in spaces.
pub fn next_spaces(world: &World, game: &Descent, who: Who, left: u8) -> Vec<Pick> {
    next_by(world, game, who, left, By::Spaces)
}

fn next_by(world: &World, game: &Descent, who: Who, left: u8, by: By) -> Vec<Pick> {
    let Some(body) = world.body(who) else { return Vec::new() };
    if by == By::Points && world.is_stuck(game, who, body) {
        return Vec::new();
    }
    let next = world.neighbours(body.at).filter(|to| {
        let cost = world.cost_by(game, who, *to, by);
        cost <= left
            && world.may_enter(game, who, body.at, *to)
            && world.gets_through(game, who, *to, left - cost, by)
    });
    next.map(Pick::Step).collect()
}

/// A move of up to so many spaces or points; whoever moves may stop on any empty space.
pub fn move_up_to(play: &mut Play, who: Who, mut left: u8, by: By) -> Rule {
    while left > 0 {
        let mut picks = next_by(play.world, play.game, who, left, by);
        if play.world.body(who).is_some_and(|body| play.world.can_stand(play.game, who, body.at)) {
            picks.push(Pick::Done);
        }
        if picks.is_empty() {
            return Ok(());
        }
        let seat = play.world.seat_of(who);
        let Pick::Step(to) = play.choose(seat, Prompt::MoveSpaces { who, left }, &picks)? else {
            return Ok(());
        };
        left -= play.world.cost_by(play.game, who, to, by);
        arrive_by(play, who, to, by)?;
        // DE-MOV-12: the move action has ended.
        if std::mem::take(&mut play.world.under_way.move_ends) {
            break;
        }
    }
    Ok(())
}

/// Somebody else moves a figure up to so many spaces, by its own rules.
pub fn moved_by(play: &mut Play, seat: table::Seat, who: Who, most: u8) -> Rule {
    for left in (1..=most).rev() {
        let mut picks = next_by(play.world, play.game, who, left, By::Spaces);
        if play.world.stands_alone(who) {
            picks.push(Pick::Done);
        }
        if picks.is_empty() {
            break;
        }
        let Pick::Step(to) = play.choose(seat, Prompt::MoveSpaces { who, left }, &picks)? else { break };
        arrive(play, who, to)?;
    }
    Ok(())
}

/// A figure that moves without spending points enters a space.
pub fn arrive(play: &mut Play, who: Who, to: Spot) -> Rule {
    arrive_by(play, who, to, By::Spaces)
}

fn arrive_by(play: &mut Play, who: Who, to: Spot, by: By) -> Rule {
    if !leave(play, who)? {
        return Ok(());
    }
    let from = play.world.body(who).map_or(to, |body| body.at);
    play.world.put(who, Body::small(to));
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.moved = true;
    }
    play.tell(|_, _| Fact::Moves { who, from, to });
    enters(play, who, to)?;
    if play.world.is_overlords(who) {
        return near::heroes(play, who, near::Came::Moved);
    }
    sprung(play, who, by)
}

impl World {
    fn cost_by(&self, game: &Descent, who: Who, spot: Spot, by: By) -> u8 {
        match by {
            By::Spaces => 1,
            By::Points => self.cost_for(game, who, spot),
        }
    }
}

/// Dark Charm: the overlord performs one move or one attack action with the hero or familiar, which counts as a monster
/// meanwhile (DC-OL-22).
pub fn charmed(play: &mut Play, who: Who) -> Rule {
    let seat = play.world.overlord_seat();
    match who {
        Who::Familiar(id) => play.world.under_way.charmed_familiar = Some(id),
        who => play.world.under_way.charmed = who.hero(),
    }
    let mut picks = Vec::new();
    if !play.world.has(who, Condition::Immobilized) {
        picks.push(Pick::Move);
    }
    if play.world.may_be_made_to_attack(play.game, who) && !play.world.is_pacified(play.game, who) {
        picks.push(Pick::Attack);
    }
    picks.push(Pick::Pass);
    let pick = play.choose(seat, Prompt::Charmed { who }, &picks)?;
    match (pick, who) {
        (Pick::Move, _) => {
            let speed = play.world.speed(play.game, who);
            move_up_to(play, who, speed, By::Points)?;
        }
        (Pick::Attack, Who::Familiar(id)) => {
            attack::by_familiar(play, id, On::One, &[])?;
        }
        (Pick::Attack, Who::Hero(id)) => {
            attack::by_hero(play, id, &How::default())?;
        }
        _ => {}
    }
    if pick != Pick::Pass {
        // DC-OL-33
        super::conditions::after_action(play, who)?;
    }
    (play.world.under_way.charmed, play.world.under_way.charmed_familiar) = (None, None);
    Ok(())
}

impl World {
    fn may_be_made_to_attack(&self, game: &Descent, who: Who) -> bool {
        match who {
            Who::Hero(id) => !self.weapons(game, id, &How::default()).is_empty(),
            who => self.has_target(game, who, WeaponRef::Familiar, &How::default()),
        }
    }
}
