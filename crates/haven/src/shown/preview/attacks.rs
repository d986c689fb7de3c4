//! Attacks and heals: whom they strike, and with what chances.

use super::{name, names, tell};
use crate::actions::attack::Weapon;
use crate::actions::modifiers::Luck;
use crate::actions::odds;
use crate::content::Condition;
use crate::shown::names::condition_name;
use crate::shown::terms::terms;
use crate::{FigureId, Haven, Prompt, Spot, World};
use board::SpaceId;
use table::phrase;
use table::scene::{Odds, Preview, Tell, Tone};

impl Haven {
    /// An attack of this weapon on one target.
    pub fn preview_attack(
        &self,
        world: &World,
        attacker: FigureId,
        target: FigureId,
        weapon: &Weapon,
    ) -> Preview {
        let Some(from) = world.at(attacker) else { return Preview::default() };
        self.preview_blows(world, attacker, from, &[target], weapon)
    }

    /// An attack of this weapon on all who are in an area.
    pub fn preview_area(
        &self,
        world: &World,
        attacker: FigureId,
        weapon: &Weapon,
        spots: &[Spot],
        hit: &[FigureId],
    ) -> Preview {
        let Some(from) = world.at(attacker) else { return Preview::default() };
        let area = spots.iter().map(|spot| spot.name.to_string()).collect();
        Preview { area, ..self.preview_blows(world, attacker, from, hit, weapon) }
    }

    /// GH-ATK-12: the attack on each of them from a space; if there is only one target, with the arithmetic.
    pub(super) fn preview_blows(
        &self,
        world: &World,
        attacker: FigureId,
        from: SpaceId,
        targets: &[FigureId],
        weapon: &Weapon,
    ) -> Preview {
        let mut preview = Preview {
            concerns: names(self, targets),
            rules: vec![self.edition.id("GH-ATK-12").to_owned()],
            ..Preview::default()
        };
        for target in targets {
            let Some(odds) = world.odds(self, attacker, from, *target, weapon) else { continue };
            if let [_] = targets {
                preview.terms = terms(self, &odds.sum);
                preview.tells.extend(told_of(&odds));
            }
            preview.tells.extend(self.told_retaliate(world, attacker, from, *target));
            let ways = odds.ways.iter().map(|(damage, ways)| (i32::from(*damage), *ways)).collect();
            let figure = self.figure(*target);
            preview.odds.push(Odds { figure, ways, of: odds.of, kills: odds.kills });
        }
        preview
    }

    /// GH-BON-13: what the attacker gets back.
    fn told_retaliate(
        &self,
        world: &World,
        attacker: FigureId,
        from: SpaceId,
        target: FigureId,
    ) -> Option<Tell> {
        let apart = world.distance(from, world.at(target)?)?;
        let damage = world.retaliate_of(self, target, apart);
        let at = vec![self.points_at_figure(target), self.points_at_figure(attacker)];
        let say = phrase!("haven-tell-retaliate", damage = damage);
        (damage > 0).then(|| Tell { at, ..tell(Tone::Danger, say) })
    }

    /// What it would mean to choose a figure, in answer to this question.
    pub fn preview_figure(&self, asked: &Prompt, world: &World, figure: FigureId) -> Preview {
        let mut preview = Preview { concerns: vec![self.figure(figure)], ..Preview::default() };
        match *asked {
            Prompt::Heal { points, .. } => {
                preview.tells = told_heal(world, figure, points);
                preview.rules = vec![self.edition.id("GH-HEA-01").to_owned()];
            }
            Prompt::Focus { figure: by } | Prompt::Target { attacker: by, .. } => {
                let weapon = world.intent(self, by).and_then(|intent| intent.weapon);
                if let (Some(weapon), Some(from)) = (weapon, world.at(by)) {
                    let way = [by, figure].into_iter().filter_map(|f| world.at(f));
                    let sight = way.map(|space| name(world, space)).collect();
                    preview = Preview { sight, ..self.preview_blows(world, by, from, &[figure], &weapon) };
                }
            }
            _ => {}
        }
        preview
    }
}

/// GH-ADV-01, GH-ADV-04, GH-BON-10: how the cards are drawn, and what is in the way.
fn told_of(odds: &odds::Odds) -> Vec<Tell> {
    let mut tells = Vec::new();
    match odds.luck {
        Luck::Advantage => tells.push(tell(Tone::Good, phrase!("haven-tell-advantage"))),
        Luck::Disadvantage => tells.push(tell(Tone::Cost, phrase!("haven-tell-disadvantage"))),
        Luck::Plain => {}
    }
    if odds.shield > 0 {
        tells.push(tell(Tone::Cost, phrase!("haven-tell-shield", points = odds.shield)));
    }
    tells
}

/// GH-HEA-01, GH-HEA-04, GH-CON-06, GH-CON-08: what a heal does to a figure.
fn told_heal(world: &World, figure: FigureId, points: u8) -> Vec<Tell> {
    let Some(body) = world.body(figure) else { return Vec::new() };
    let cured = [Condition::Wound, Condition::Poison].into_iter().filter(|c| body.has(*c));
    let mut tells: Vec<Tell> =
        cured.map(|c| tell(Tone::Good, phrase!("haven-tell-cures", condition = condition_name(c)))).collect();
    let gained = if body.has(Condition::Poison) { 0 } else { points.min(body.most - body.hp) };
    let tone = if gained > 0 { Tone::Good } else { Tone::Plain };
    tells.push(tell(tone, phrase!("haven-tell-heals", points = gained, hp = body.hp + gained)));
    tells
}
