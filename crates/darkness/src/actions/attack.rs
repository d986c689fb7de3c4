//! ATK, LOS: the Attack action: type, target and weapons.

use super::combat::{Extra, fight};
use crate::content::{AttackType, ItemId};
use crate::shown::Prompt;
use crate::world::{Enemy, Fighter, HeroId, Pick};
use crate::{Darkness, Play, World};
use table::Rule;

impl World {
    /// MD-ATK-02, MD-ATK-09, MD-POL-10: every enemy that a hero can attack, with the types that reach it.
    pub fn attack_options(&self, game: &Darkness, hero: HeroId) -> Vec<Pick> {
        let is = self.hero(hero);
        let kinds: Vec<AttackType> =
            AttackType::ALL.into_iter().filter(|k| !is.weapons(game, *k).is_empty()).collect();
        self.targets_of(is.zone, &kinds)
    }

    /// The enemies that can be attacked from a zone.
    pub fn targets_of(&self, from: crate::content::ZoneId, kinds: &[AttackType]) -> Vec<Pick> {
        let all: Vec<(Enemy, _)> =
            self.enemies().into_iter().filter_map(|e| Some((e, self.zone_of(e)?))).collect();
        let reached = all.iter().flat_map(|(enemy, zone)| {
            let kinds = kinds.iter().filter(|kind| self.in_range(**kind, from, *zone));
            kinds.map(|kind| Pick::On(*enemy, *kind)).collect::<Vec<_>>()
        });
        reached.collect()
    }
}

/// MD-ATK-01, MD-ATK-02: the Attack action.
pub fn attack(play: &mut Play, hero: HeroId, extra: Extra) -> Rule {
    let options = play.world.attack_options(play.game, hero);
    if options.is_empty() {
        return Ok(());
    }
    let prompt = Prompt::Attack { hero, extra: extra.clone() };
    let Pick::On(enemy, kind) = play.choose(hero.seat(), prompt, &options)? else {
        return Ok(());
    };
    let weapons = choose_weapons(play, hero, enemy, kind, &extra)?;
    fight(play, Fighter::Hero(hero), Fighter::Enemy(enemy), kind, weapons, extra)
}

/// MD-POL-03, MD-DEC-08: with two weapons of the type the hero uses both, or one.
fn choose_weapons(
    play: &mut Play,
    hero: HeroId,
    enemy: Enemy,
    kind: AttackType,
    extra: &Extra,
) -> Rule<Vec<ItemId>> {
    let weapons = play.world.hero(hero).weapons(play.game, kind);
    if weapons.len() < 2 {
        return Ok(weapons);
    }
    let mut options = vec![Pick::BothWeapons(weapons.clone())];
    let mut single = weapons.clone();
    single.dedup();
    options.extend(single.into_iter().map(Pick::Weapon));
    let prompt = Prompt::Weapons { hero, enemy, kind, extra: extra.clone() };
    match play.choose(hero.seat(), prompt, &options)? {
        Pick::Weapon(one) => Ok(vec![one]),
        _ => Ok(weapons),
    }
}
