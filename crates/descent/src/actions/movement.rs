//! MOV, LRG, TER: movement points, steps, large figures, and what terrain does.

use super::targets::How;
use super::walker::Walker;
use super::{attack, cards, damage, familiars, near, terrain};
use crate::content::{Always, Condition, Moment, On, Trait};
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

    /// Whether the ground of a space hurts whoever enters it.
    pub fn hurts(&self, spot: Spot) -> bool {
        matches!(self.terrain(spot), Terrain::Pit | Terrain::Lava | Terrain::Hazard)
    }

    /// DE-TER-11, DE-CND-18: whether a figure is in a pit, where it cannot spend movement points. Whoever flies ignores
    /// the pits on its way (DC-MAB-30), not the one in which it has ended its activation (DC-MAB-31).
    fn is_stuck(&self, game: &Descent, who: Who, body: Body) -> bool {
        let on_the_way = self.turn_of(who).is_some_and(|turn| turn.moved) && self.flies(game, who);
        self.is_in_pit(body) && !on_the_way
    }

    /// The steps that a figure may take with its points: never into a space that it could not leave again to stop.
    pub fn steps(&self, game: &Descent, who: Who) -> Vec<Spot> {
        let (Some(turn), Some(body)) = (self.turn_of(who), self.body(who)) else { return Vec::new() };
        if turn.points == 0 || (!turn.shrunk && self.is_stuck(game, who, body)) {
            return Vec::new();
        }
        Walker::new(self, game, who).next(body.at, turn.points, By::Points)
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
            Who::Object(id) => {
                if let Some(object) = self.object_mut(id) {
                    object.at = body.at;
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

/// DE-MOV-13, DE-MOV-14, DE-CND-19: a hero suffers 1 fatigue for a movement point.
pub fn fatigue_for_point(play: &mut Play, id: HeroId) -> Rule {
    let points = play
        .world
        .hero(id)
        .most(play.game, |always| if let Always::PointsPerFatigue(n) = always { Some(*n) } else { None });
    damage::tire(play, Who::Hero(id), 1)?;
    gain(play, Who::Hero(id), points.unwrap_or(1));
    familiars::follow(play, id)
}

/// DE-MOV-12, DC-OL-66: a move action ends, and all movement points are lost.
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
    sprung(play, who, if in_action { By::Points } else { By::Spaces })
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

/// DE-TER-05, DE-TER-09, DE-TER-10, DE-TER-15, DE-TER-31, DE-LRG-06: what terrain does to whoever enters it. Pits
/// concern large figures only where they stop.
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
    if who.is_heroic() && !play.world.is_charmed(who) && play.world.stands_alone(who) {
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

/// DE-LRG-08, DE-LRG-07, DE-LRG-13, DE-MOV-07, DE-TER-21: it expands over the last space of its move; a pit counts if
/// it covers its whole base.
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

/// DE-TER-12, DE-TER-13, DE-ACT-18, DE-TER-32: a figure in a pit is placed on an adjacent empty space, not across an
/// elevation line.
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

/// DE-TER-14: where a figure in a pit could climb.
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
    let next = Walker::new(world, game, who).next(body.at, left, by);
    next.into_iter().map(Pick::Step).collect()
}

/// DC-CLASS-75, DE-MOV-03: a move of up to so many spaces or points; whoever moves may stop on any empty space.
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
        left -= match by {
            By::Spaces => 1,
            By::Points => play.world.cost_for(play.game, who, to),
        };
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

/// DC-MAB-29, DE-CND-10: a figure enters the next space of a move that is counted in spaces or points.
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

/// DC-OL-20, DC-OL-24, DC-OL-29, DC-OL-30, DC-OL-34: Dark Charm: the overlord performs one move or one attack action
/// with the hero or familiar, which counts as a monster meanwhile (DC-OL-22).
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
