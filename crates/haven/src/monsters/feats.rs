//! What only one kind of monster does.

use super::Mood;
use crate::actions::attack::{self, Aim, Weapon};
use crate::actions::{bonuses, damage, elements};
use crate::content::{Attack, ElementSign, Feat, Value};
use crate::world::Cause;
use crate::{FigureId, Play, Prompt, World};
use table::Rule;

/// What a monster does that no other kind does.
pub(super) fn perform(play: &mut Play, figure: FigureId, feat: Feat, mood: &Mood) -> Rule {
    match feat {
        Feat::ShieldByLevel(levels) => {
            let points = 1 + play.world.agreed.level.div_ceil(levels);
            bonuses::shield(play, figure, points, None);
            Ok(())
        }
        Feat::CrushShields(sign) => crush_shields(play, figure, sign, mood),
        Feat::ControlTargets(value) => control_targets(play, figure, value, mood),
    }
}

/// Everybody it has attacked suffers as much as its shield is worth, or twice that if the element is consumed.
fn crush_shields(play: &mut Play, figure: FigureId, sign: ElementSign, mood: &Mood) -> Rule {
    let shields: Vec<(FigureId, u8)> = mood
        .hit
        .iter()
        .map(|(target, _)| (*target, play.world.shield_of(play.game, *target)))
        .filter(|(target, shield)| *shield > 0 && play.world.is_there(*target))
        .collect();
    if shields.is_empty() {
        return Ok(());
    }
    let times = if elements::consume_for_type(play, figure, sign, mood.signs)? { 2 } else { 1 };
    for (target, shield) in shields {
        damage::suffer(play, target, shield.saturating_mul(times), Cause::AbilityOf(figure))?;
    }
    Ok(())
}

/// FH-CMD-03, FH-CMD-05, FH-CMD-06: everybody it has attacked, in the order of their initiative, attacks somebody whom
/// the monster takes for an enemy, with its own modifier deck. GH-AMB-01: the players settle ties.
fn control_targets(play: &mut Play, figure: FigureId, value: u8, mood: &Mood) -> Rule {
    let mut all: Vec<FigureId> = mood.hit.iter().map(|(target, _)| *target).collect();
    all.sort_by_key(|target| play.world.order_of(play.game, *target));
    let printed = Attack::plain(Value::Fixed(value));
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
        }
    }
    Ok(())
}

impl World {
    /// Whom a figure under a monster's control can attack: enemies of the monster beside it.
    fn victims_of_control(&self, commander: FigureId, puppet: FigureId) -> Vec<FigureId> {
        let Some(at) = self.at(puppet).filter(|_| self.can_attack(puppet)) else { return Vec::new() };
        let beside = |f: &FigureId| self.at(*f).is_some_and(|other| self.place.board.adjacent(at, other));
        self.enemies_of(commander).filter(|f| *f != puppet && beside(f)).collect()
    }
}
