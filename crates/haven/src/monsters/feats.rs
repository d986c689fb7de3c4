//! What only one kind of monster does.

use super::Mood;
use super::view::{View, settle};
use crate::actions::attack::{self, Aim, Weapon};
use crate::actions::hexes::{self, Need};
use crate::actions::{bonuses, conditions, damage, elements, heal};
use crate::content::{Attack, ElementSign, Feat, Targets, Value};
use crate::world::Cause;
use crate::{Fact, FigureId, Play, Prompt, World};
use board::hex::Terrain;
use smallvec::SmallVec;
use table::Rule;

/// What a monster does that no other kind does. Says whether any of it was performed.
pub(super) fn perform(play: &mut Play, figure: FigureId, feat: Feat, mood: &mut Mood) -> Rule<bool> {
    match feat {
        Feat::ShieldByLevel(levels) => {
            let points = 1 + play.world.agreed.level.div_ceil(levels);
            bonuses::shield(play, figure, points, None);
            Ok(true)
        }
        Feat::CrushShields(sign) => crush_shields(play, figure, sign, mood),
        Feat::ControlTargets(value) => control_targets(play, figure, value, mood),
        Feat::Mend { points, sign, more } => {
            let more = if elements::consume_for_type(play, figure, sign, mood.signs)? { more } else { 0 };
            heal::heal(play, figure, points.saturating_add(more));
            Ok(true)
        }
        Feat::Afflict { condition, targets, range } => {
            let all = afflicted(play, figure, targets, range, mood)?;
            all.iter().for_each(|target| conditions::give(play, *target, condition));
            Ok(!all.is_empty())
        }
        Feat::RaiseObstacle => raise_obstacle(play, figure),
    }
}

/// FH-MAB-06: the enemies whom a figure would attack with so many targets and this range: its focus and others, or, if
/// the focus is out of reach, those whom it would focus from where it stands.
fn afflicted(
    play: &mut Play,
    figure: FigureId,
    targets: u8,
    range: u8,
    mood: &mut Mood,
) -> Rule<SmallVec<[FigureId; 4]>> {
    let as_if = Attack {
        range: (range > 1).then_some(Value::Fixed(range)),
        targets: Targets::Count(targets),
        // It is no attack: nobody is too near for it.
        disadvantage: true,
        ..Attack::plain(Value::Fixed(0))
    };
    let weapon = Weapon::of(&as_if, None, &[]);
    for mood in [mood, &mut Mood::default()] {
        let gait = play.world.gait(play.game, figure, false);
        let mut view = View::new(play.game, play.world, figure, gait, mood);
        view.weapon = Some(weapon.clone());
        let choice = settle(play, figure, &view, mood)?;
        let found = choice.map(|choice| view.figures_of(&choice.targets)).unwrap_or_default();
        if !found.is_empty() {
            return Ok(found);
        }
    }
    Ok(SmallVec::new())
}

/// FH-MNP-06, FH-MNP-08: an obstacle on the empty hex beside it that is nearest to an enemy and cuts nothing off; all
/// enemies beside that hex suffer.
fn raise_obstacle(play: &mut Play, figure: FigureId) -> Rule<bool> {
    let world = &*play.world;
    let places = world.beside_near_enemy(figure, |hex| !world.would_cut_off(hex));
    let prompt = Prompt::Placement { figure };
    let Some(at) = hexes::choose(play, figure, prompt, Need::Must, places)? else { return Ok(false) };
    play.world.place.board = play.world.place.board.with_terrain(at.space, Terrain::Obstacle);
    play.tell(|_, _| Fact::Obstacle { by: figure, at });
    let beside = |world: &World, f: &FigureId| {
        world.at(*f).is_some_and(|other| world.place.board.adjacent(at.space, other))
    };
    let near: Vec<FigureId> = play.world.enemies_of(figure).filter(|f| beside(play.world, f)).collect();
    let amount = play.world.hazard_damage();
    near.into_iter().try_for_each(|enemy| damage::suffer(play, enemy, amount, Cause::AbilityOf(figure)))?;
    Ok(true)
}

/// Everybody it has attacked suffers as much as its shield is worth, or twice that if the element is consumed.
fn crush_shields(play: &mut Play, figure: FigureId, sign: ElementSign, mood: &Mood) -> Rule<bool> {
    let shields: Vec<(FigureId, u8)> = mood
        .hit
        .iter()
        .map(|(target, _)| (*target, play.world.shield_of(play.game, *target)))
        .filter(|(target, shield)| *shield > 0 && play.world.is_there(*target))
        .collect();
    if shields.is_empty() {
        return Ok(false);
    }
    let times = if elements::consume_for_type(play, figure, sign, mood.signs)? { 2 } else { 1 };
    for (target, shield) in shields {
        damage::suffer(play, target, shield.saturating_mul(times), Cause::AbilityOf(figure))?;
    }
    Ok(true)
}

/// FH-CMD-03, FH-CMD-05, FH-CMD-06: everybody it has attacked, in the order of their initiative, attacks somebody whom
/// the monster takes for an enemy, with its own modifier deck. GH-AMB-01: the players settle ties.
fn control_targets(play: &mut Play, figure: FigureId, value: u8, mood: &Mood) -> Rule<bool> {
    let mut all: Vec<FigureId> = mood.hit.iter().map(|(target, _)| *target).collect();
    all.sort_by_key(|target| play.world.order_of(play.game, *target));
    let printed = Attack::plain(Value::Fixed(value));
    let mut any = false;
    for puppet in all {
        let victims = play.world.victims_of_control(figure, puppet);
        let Some(from) = play.world.at(puppet).filter(|_| !victims.is_empty()) else { continue };
        let first = victims.iter().map(|v| play.world.order_of(play.game, *v)).min();
        let tied = victims.iter().filter(|v| Some(play.world.order_of(play.game, **v)) == first);
        let options: Vec<Aim> = tied.map(|victim| Aim::At(*victim)).collect();
        let weapon = Weapon::of_card(&printed, play.world.stats(play.game, puppet));
        let prompt = Prompt::Target { attacker: puppet, value: weapon.value };
        if let Aim::At(victim) = crate::choose_for(play, figure, prompt, &options)? {
            attack::strike(play, puppet, from, victim, &weapon)?;
            any = true;
        }
    }
    Ok(any)
}

impl World {
    /// Whom a figure under a monster's control can attack: enemies of the monster beside it.
    fn victims_of_control(&self, commander: FigureId, puppet: FigureId) -> Vec<FigureId> {
        let Some(at) = self.at(puppet).filter(|_| self.can_attack(puppet)) else { return Vec::new() };
        let beside = |f: &FigureId| self.at(*f).is_some_and(|other| self.place.board.adjacent(at, other));
        self.enemies_of(commander).filter(|f| *f != puppet && beside(f)).collect()
    }
}
