//! GH-MAB, GH-BOS: what monsters do besides moving and attacking.

use super::Mood;
use super::cards::draw_missing_cards;
use super::view::{View, settle, settle_focus};
use crate::actions::attack::{Aim, Weapon};
use crate::actions::hexes::{self, Need};
use crate::actions::movement::{self, Arrival};
use crate::actions::{effects, heal};
use crate::content::{Attack, Brood, Condition, Conditions, KindId, Lock, Rank, SummonRank, Value, Whom};
use crate::rulings::SummonedNumber;
use crate::world::{Body, Force, Marks, Monster, Trap, TrapDamage};
use crate::{Fact, FigureId, Haven, MonsterId, Play, Prompt, World};
use board::hex::{Gait, Paths};
use board::{SpaceId, SpaceSet};
use table::{Named, Rule};

impl Named<Haven> for MonsterId {
    fn name(&self, game: &Haven, out: &mut String) {
        game.write_figure(FigureId::Monster(*self), out);
    }
}

/// GH-MAB-01, GH-MAB-06, FH-HEA-06: heals itself or an ally in range, whoever has lost the most hit points. Says
/// whether there is anybody to heal; FH-HEA-02: it need not help.
pub(super) fn heal_most_hurt(play: &mut Play, figure: FigureId, points: u8, range: Option<u8>) -> Rule<bool> {
    let friends = range.map_or_else(|| vec![figure], |range| play.world.friends_in_reach(figure, range));
    let lost = |world: &World, f: &FigureId| world.body(*f).map_or(0, |b| b.most - b.hp);
    let most = friends.iter().map(|f| lost(play.world, f)).max().unwrap_or(0);
    let helps = |world: &World, f: &FigureId| {
        lost(world, f) > 0 || world.has(*f, Condition::Poison) || world.has(*f, Condition::Wound)
    };
    let tied = || friends.iter().filter(|f| lost(play.world, f) == most);
    // FH-MAB-04: whom it would not help is among equals, too, if it helps anybody.
    let any = play.world.agreed.edition.unhurt_allies_tie() && tied().any(|f| helps(play.world, f));
    let options: Vec<Aim> = tied().filter(|f| any || helps(play.world, f)).map(|f| Aim::At(*f)).collect();
    if options.is_empty() {
        return Ok(!friends.is_empty());
    }
    if let Aim::At(target) =
        crate::choose_for(play, figure, Prompt::Heal { healer: figure, points }, &options)?
    {
        heal::heal(play, target, points);
    }
    Ok(true)
}

/// FH-DIF-50: whom an ability without an attack concerns. If it is one enemy, the focus. If it is one ally, GH-AMB-01:
/// the one whom the players choose; FH-MAB-07: the nearest that does not have the condition yet.
pub(super) fn concerned(
    play: &mut Play,
    figure: FigureId,
    whom: Whom,
    given: Conditions,
    mood: &mut Mood,
) -> Rule<Vec<FigureId>> {
    let mut all = play.world.concerned(figure, whom);
    match whom {
        Whom::Enemy(range) => {
            if mood.focus.is_none() {
                let gait = play.world.gait(play.game, figure, false);
                let view = View::new(play.game, play.world, figure, gait, mood);
                settle_focus(play, figure, &view, mood)?;
            }
            let own: Vec<FigureId> = all.iter().copied().filter(|f| mood.focus == Some(*f)).collect();
            let anew = play.world.agreed.edition.abilities_find_their_own_target();
            if own.is_empty() && !all.is_empty() && anew { aimed(play, figure, range) } else { Ok(own) }
        }
        Whom::Ally(_) | Whom::OtherAlly(_) | Whom::AnyAlly | Whom::One => {
            if play.world.agreed.edition.conditions_go_to_the_nearest() && !given.is_empty() {
                let world = &*play.world;
                all.retain(|f| given.iter().any(|c| !world.has(*f, c)));
                let rank = |f: &FigureId| {
                    let apart = world.at(figure).zip(world.at(*f)).and_then(|(a, b)| world.distance(a, b));
                    (apart, world.order_of(play.game, *f))
                };
                let best = all.iter().map(rank).min();
                all.retain(|f| Some(rank(f)) == best);
            }
            if all.is_empty() {
                return Ok(all);
            }
            let options: Vec<Aim> = all.into_iter().map(Aim::At).collect();
            match crate::choose_for(play, figure, Prompt::Affect { by: figure }, &options)? {
                Aim::At(ally) => Ok(vec![ally]),
                Aim::Done => Ok(Vec::new()),
            }
        }
        _ => Ok(all),
    }
}

/// FH-MAB-06, FH-DIF-50: whom a negative ability concerns if the focus is out of its reach: somebody whom the figure
/// would attack from where it stands, with this range.
fn aimed(play: &mut Play, figure: FigureId, range: u8) -> Rule<Vec<FigureId>> {
    let mut mood = Mood::default();
    let gait = play.world.gait(play.game, figure, false);
    let mut view = View::new(play.game, play.world, figure, gait, &mood);
    let ranged = (range > 1).then_some(Value::Fixed(range));
    let as_if = Attack { range: ranged, ..Attack::plain(Value::Fixed(0)) };
    view.weapon = Some(Weapon::of(&as_if, None, &[]));
    let choice = settle(play, figure, &view, &mut mood)?;
    Ok(choice.map_or_else(Vec::new, |choice| view.figures_of(&choice.targets).to_vec()))
}

pub(super) fn force_all(
    play: &mut Play,
    figure: FigureId,
    how: Force,
    hexes: u8,
    whom: Whom,
    mood: &mut Mood,
) -> Rule<bool> {
    let all = concerned(play, figure, whom, Conditions::NONE, mood)?;
    for target in &all {
        effects::force(play, figure, *target, how, hexes)?;
    }
    Ok(!all.is_empty())
}

/// GH-MAB-02, GH-MAB-03, GH-MAB-04, GH-MAB-05, FH-MAB-08: a new monster on an empty hex beside the summoner, as near as
/// possible to an enemy.
///
/// FH-MAB-09: there may be several, or one that is as hurt as its summoner. Says whether any came.
pub(super) fn summon(
    play: &mut Play,
    by: FigureId,
    kind: &str,
    rank: SummonRank,
    brood: Brood,
) -> Rule<bool> {
    let own = play.world.body(by).map_or(0, |body| body.hp);
    let (count, hp) = match brood {
        Brood::One => (1, u8::MAX),
        Brood::PerHitPoints { each, most } => (own.checked_div(each).unwrap_or(0).min(most), u8::MAX),
        Brood::Alike => (1, own),
    };
    let mut any = false;
    for _ in 0..count {
        any |= summon_one(play, by, kind, rank, hp)?;
    }
    Ok(any)
}

/// FH-MAB-10: one of them, with so many hit points at most.
///
/// GH-GAP-54: it takes the lowest number that is free, or any. GH-GAP-29: it acts from the next round on.
fn summon_one(play: &mut Play, by: FigureId, kind: &str, rank: SummonRank, hp: u8) -> Rule<bool> {
    let standees = play.game.content.kind(kind).map(|kind| play.world.free_standees(play.game, kind));
    let standees = standees.unwrap_or_default();
    let places = play.world.beside_near_enemy(by, |_| true);
    let (Some(lowest), false) = (standees.first(), places.is_empty()) else {
        play.tell(|_, _| Fact::CannotSummon { by });
        return Ok(false);
    };
    let prompt = Prompt::Placement { figure: by };
    let Some(at) = hexes::choose(play, by, prompt, Need::Must, places)? else { return Ok(false) };
    let id = match play.world.agreed.rulings.summoned_number {
        SummonedNumber::Lowest => *lowest,
        SummonedNumber::Random => play.roll("standee", &standees)?,
    };
    let rank = match rank {
        SummonRank::Normal => Rank::Normal,
        SummonRank::Elite => Rank::Elite,
        SummonRank::ByParty if play.world.party.heroes.len() <= 2 => Rank::Normal,
        SummonRank::ByParty => Rank::Elite,
    };
    let most = play.world.hit_points(play.game, id.kind, rank);
    let body = Body { hp: hp.min(most), ..Body::new(at.space, most) };
    play.world.put_monster(
        play.game,
        Monster { id, rank, body, summoned: true, acted: true, marks: Marks::default() },
    );
    play.tell(|_, _| Fact::Summons { by, monster: id, at });
    if play.world.agreed.edition.summoned_kinds_draw() {
        draw_missing_cards(play)?;
    }
    Ok(true)
}

/// A normal monster becomes an elite one, or an elite one normal, with the numbers of its new rank; what it has suffered
/// stays.
pub(super) fn switch_rank(play: &mut Play, figure: FigureId) {
    let FigureId::Monster(id) = figure else { return };
    let Some(n) = play.world.foes.monsters.iter().position(|m| m.id == id) else { return };
    let mut monster = play.world.foes.monsters.remove(n);
    monster.rank = match monster.rank {
        Rank::Normal => Rank::Elite,
        Rank::Elite => Rank::Normal,
        Rank::Boss => Rank::Boss,
    };
    let lost = monster.body.most - monster.body.hp;
    monster.body.most = play.world.hit_points(play.game, id.kind, monster.rank);
    monster.body.hp = monster.body.most.saturating_sub(lost).max(1);
    let rank = monster.rank;
    play.world.put_monster(play.game, monster);
    play.tell(|_, _| Fact::becomes(id, rank));
}

/// GH-MAP-15: a trap on an empty hex beside the figure, as near as possible to an enemy. Says whether there is one.
pub(super) fn set_trap(play: &mut Play, figure: FigureId, amount: u8, given: Conditions) -> Rule<bool> {
    let places = play.world.beside_near_enemy(figure, |_| true);
    let Some(at) = hexes::choose(play, figure, Prompt::Placement { figure }, Need::Must, places)? else {
        return Ok(false);
    };
    let damage = TrapDamage::Fixed(amount);
    play.world.place.put_trap(Trap { at: at.space, damage, conditions: given, xp: None });
    play.tell(|_, _| Fact::SetsTrap { figure, at });
    Ok(true)
}

/// GH-BOS-03: the Bandit Commander goes to the nearest closed door and opens it. What lies behind it is for the
/// scenario to say.
pub(super) fn open_next_door(play: &mut Play, figure: FigureId) -> Rule {
    if play.world.place.scenario.is_some() {
        return open_lettered_door(play, figure);
    }
    let doors = play.world.nearest_doors(figure);
    let Some(to) = hexes::choose(play, figure, Prompt::Destination { figure }, Need::Must, doors)? else {
        play.tell(|_, _| Fact::CannotOpen { figure });
        return Ok(());
    };
    movement::go(play, figure, to, Gait::Walk);
    movement::entered(play, figure, to.space, Arrival::Above)
}

/// GH-BOS-03: in a scenario the boss goes to the doors that only it opens in the order of their letters, then from
/// the first again. If somebody stands there, it comes as near as it can.
fn open_lettered_door(play: &mut Play, figure: FigureId) -> Rule {
    let game = play.game;
    let (FigureId::Monster(boss), Some(scenario)) = (figure, play.world.scenario_of(game)) else {
        return Ok(());
    };
    let own = |d: &&crate::content::Door| d.lock == Lock::Monster(boss.kind);
    let mut doors: Vec<(Option<char>, SpaceId)> =
        scenario.doors.iter().filter(own).map(|d| (d.letter, d.at)).collect();
    doors.sort();
    if doors.is_empty() {
        play.tell(|_, _| Fact::CannotOpen { figure });
        return Ok(());
    }
    let (_, door) = doors[usize::from(play.world.place.next_door) % doors.len()];
    play.world.place.next_door = (play.world.place.next_door + 1) % doors.len() as u8;
    let closed = play.world.place.board.map.is_closed(door, play.world.place.board.doors);
    if let (true, Some(n)) = (closed, play.world.place.board.map.door(door)) {
        play.world.place.locked.remove(n);
        // GH-REV-04: it stands in the door when the room is revealed.
        let to = play.world.spot(door);
        movement::go(play, figure, to, Gait::Walk);
        return movement::open_door(play, figure, door);
    }
    if play.world.at(figure) != Some(door) {
        let places = play.world.empty_near(door);
        let prompt = Prompt::Destination { figure };
        if let Some(to) = hexes::choose(play, figure, prompt, Need::Must, places)? {
            movement::go(play, figure, to, Gait::Walk);
        }
    }
    Ok(())
}

impl World {
    /// GH-MAB-04, GH-GAP-31, FH-MON-04, GH-DATA-21: the numbers of a kind that are not on the board, ascending.
    pub fn free_standees(&self, game: &Haven, kind: KindId) -> Vec<MonsterId> {
        let numbers = 1..=game.kind(kind).standees;
        let there = |id: &MonsterId| self.monster(*id).is_none();
        // Whom an attack under way has just killed keeps its number until the attack is over.
        let falling = |id: &MonsterId| {
            let target = FigureId::from(*id);
            let trail = self.turns.turn.as_ref().and_then(|t| t.doing.as_ref()).map(|d| &d.trail.targets);
            self.under_way.attacks.iter().any(|blow| blow.target == target)
                || trail.is_some_and(|targets| targets.iter().any(|(t, _)| *t == target))
        };
        numbers.map(|number| MonsterId { kind, number }).filter(there).filter(|id| !falling(id)).collect()
    }

    /// GH-MAB-03: the empty hexes beside a figure that are nearest to an enemy of it, of those that fit.
    pub(super) fn beside_near_enemy(&self, figure: FigureId, fits: impl Fn(SpaceId) -> bool) -> Vec<SpaceId> {
        let Some(at) = self.at(figure) else { return Vec::new() };
        let beside = self.place.board.map.neighbours(at).map(|(_, to)| to);
        let beside = beside.filter(|to| self.is_empty_hex(*to) && fits(*to));
        let nearest = |space: SpaceId| {
            let to = |f: FigureId| self.at(f).and_then(|at| self.distance(space, at));
            self.enemies_of(figure).filter_map(to).min().unwrap_or(u16::MAX)
        };
        let mut places: Vec<SpaceId> = beside.collect();
        places.sort();
        let least = places.iter().map(|s| nearest(*s)).min();
        places.into_iter().filter(|s| Some(nearest(*s)) == least).collect()
    }

    /// The closed doors with the shortest way to them.
    fn nearest_doors(&self, figure: FigureId) -> Vec<SpaceId> {
        let Some(at) = self.at(figure) else { return Vec::new() };
        let closed: SpaceSet = self
            .place
            .board
            .map
            .doors()
            .iter()
            .copied()
            .filter(|d| self.place.board.map.is_closed(*d, self.place.board.doors))
            .collect();
        let mut ground = self.ground_for(figure);
        closed.iter().for_each(|door| ground.set_closed(door, false));
        let paths = Paths::from(&self.place.board.map, &ground, Gait::Walk, at);
        paths.best(&closed).map_or_else(Vec::new, |(_, doors)| doors.iter().collect())
    }
}
