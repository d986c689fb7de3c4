//! SHA: elements and spirits.

use super::combat::{Extra, fight};
use crate::content::{AttackType, Element, SpiritKind};
use crate::shown::{Fact, Prompt};
use crate::world::{Engine, Fighter, HeroId, Pick, Spirit, SpiritId};
use crate::{Darkness, Play, World};
use table::Rule;

/// MD-SHA-10: a Move of a spirit gives so many movement points.
const SPIRIT_MOVE: u8 = 2;

/// MD-SHA-07: a spirit appears in the Shaman's zone, one of each kind.
pub fn summon(play: &mut Play, hero: HeroId, kind: SpiritKind) {
    let (zone, health) = (play.world.hero(hero).zone, play.game.spirit(kind).health);
    if let Engine::Shaman { spirits, .. } = &mut play.world.hero_mut(hero).engine {
        spirits[kind as usize] = Some(Spirit { zone, health });
        play.tell(|_, _| Fact::Summons { spirit: SpiritId { hero, kind } });
    }
}

/// MD-SHA-05, MD-SHA-06: a full element is spent for its passive ability, once per quest.
pub fn flip(play: &mut Play, hero: HeroId, element: Element) {
    if let Engine::Shaman { elements, flipped, .. } = &mut play.world.hero_mut(hero).engine {
        elements[element as usize] = 0;
        flipped[element as usize] = true;
        play.tell(|_, _| Fact::Passive { hero, element });
    }
}

impl World {
    /// The elements that can be flipped.
    pub fn full_elements(&self, game: &Darkness, hero: HeroId) -> Vec<Element> {
        let Engine::Shaman { elements, flipped, .. } = &self.hero(hero).engine else { return Vec::new() };
        let most = game.content.boards.element_max;
        Element::ALL.into_iter().filter(|e| elements[*e as usize] == most && !flipped[*e as usize]).collect()
    }

    fn spirit_attacks(&self, game: &Darkness, id: SpiritId) -> Vec<Pick> {
        let Some(spirit) = self.spirit(id) else { return Vec::new() };
        let kind: AttackType = game.spirit(id.kind).attack.0;
        self.targets_of(spirit.zone, &[kind])
    }
}

/// MD-SHA-09, MD-SHA-10, MD-SHA-11, MD-SHA-16, MD-SHA-17, MD-SHA-18, MD-SHA-20: a spirit makes one Attack or one Move; it opens no door, uses
/// nothing, and neither reaction damage nor traps concern it.
pub fn activate(play: &mut Play, id: SpiritId) -> Rule {
    let mut options = play.world.spirit_attacks(play.game, id);
    options.push(Pick::Move);
    match play.choose(id.hero.seat(), Prompt::Spirit { spirit: id }, &options)? {
        Pick::On(enemy, kind) => {
            fight(play, Fighter::Spirit(id), Fighter::Enemy(enemy), kind, Vec::new(), Extra::default())
        }
        _ => walk(play, id),
    }
}

fn walk(play: &mut Play, id: SpiritId) -> Rule {
    for _ in 0..SPIRIT_MOVE {
        let Some(spirit) = play.world.spirit(id) else { return Ok(()) };
        let mut options: Vec<Pick> =
            play.world.steps_from(spirit.zone).into_iter().map(|z| Pick::Step(play.world.spot(z))).collect();
        options.push(Pick::Done);
        match play.choose(id.hero.seat(), Prompt::SpiritStep { spirit: id }, &options)? {
            Pick::Step(to) => {
                let from = Some(play.world.spot(spirit.zone));
                if let Some(spirit) = play.world.spirit_mut(id) {
                    spirit.zone = to.zone;
                }
                play.tell(|_, _| Fact::Moved { who: Fighter::Spirit(id), from, to });
            }
            _ => return Ok(()),
        }
    }
    Ok(())
}
