//! Whether a world is sound.

use super::{Enemy, Engine, UnderWay, World};
use crate::Darkness;
use crate::content::{Colour, Slot};
use table::{At, Broken};

impl World {
    /// Whether the world is possible at all.
    pub fn check(&self, game: &Darkness, at: At) -> Result<(), Broken> {
        let broken = |text: String| Err(Broken::check(text));
        if at == At::Rest && self.under_way != UnderWay::default() {
            return broken(format!("at rest, but under way: {:?}", self.under_way));
        }
        if !(1..=6).contains(&self.heroes.len()) {
            return broken(format!("{} heroes", self.heroes.len()));
        }
        for id in self.hero_ids() {
            let hero = self.hero(id);
            let name = &game.hero_card(hero.card).name;
            if hero.health > hero.max_health(game) || hero.mana > hero.max_mana(game) {
                return broken(format!("{name} has {} health and {} mana", hero.health, hero.mana));
            }
            if hero.health == 0 && !hero.defeated && at == At::Rest && !self.is_over() {
                return broken(format!("{name} has no health and stands"));
            }
            if !(1..=5).contains(&hero.level) || hero.rage() > 7 {
                return broken(format!("{name} is of level {}, with {} rage", hero.level, hero.rage()));
            }
            let slots =
                [(Slot::Head, 1), (Slot::Body, 1), (Slot::Legs, 1), (Slot::Accessory, 1), (Slot::Hand, 2)];
            if let Some((slot, _)) = slots.into_iter().find(|(s, most)| hero.slots_taken(game, *s) > *most) {
                return broken(format!("{name} wears too much: {slot:?}"));
            }
            if let Engine::Shaman { elements, .. } = hero.engine
                && elements.iter().any(|e| *e > game.content.boards.element_max)
            {
                return broken(format!("{name}'s elements are {elements:?}"));
            }
        }
        for mob in &self.mobs {
            let card = game.mob_card(mob.id, mob.category);
            let most = game.content.mobs[usize::from(mob.id.0)].minions;
            if mob.wounds >= card.health || mob.minions > most {
                return broken(format!("{mob:?} with health {}", card.health));
            }
            if self.mobs.iter().filter(|m| m.id == mob.id).count() != 1 {
                return broken(format!("{:?} is there twice", mob.id));
            }
        }
        for enemy in self.enemies() {
            let wounds = match enemy {
                Enemy::Roaming(id) => self.roamer(id).map_or(0, |r| r.wounds),
                Enemy::Boss => self.boss.as_ref().map_or(0, |b| b.wounds),
                Enemy::Mob(_) => 0,
            };
            if wounds > 0 && wounds >= game.health_of(self, enemy) && !self.is_over() {
                return broken(format!("{enemy:?} lives with {wounds} wounds"));
            }
        }
        for combat in &self.under_way.combats {
            if let Some(colour) = Colour::ALL.into_iter().find(|c| combat.count(*c) > c.cap()) {
                return broken(format!("{} {} dice", combat.count(colour), colour.name()));
            }
        }
        Ok(())
    }
}
