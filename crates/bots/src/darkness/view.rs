//! What zones, items, dice and enemies are worth to a hero.

use ::darkness::content::{AttackType, Class, Colour, Effect, ItemId, Pool, Slot, Token, ZoneId};
use ::darkness::world::{DieId, Enemy, Engine, Hero, HeroId, Pick};
use ::darkness::{Darkness, World};
use board::area::Relation;

/// The table as everybody sees it.
pub struct View<'g> {
    /// The game.
    pub game: &'g Darkness,
    /// The world.
    pub world: &'g World,
}

impl View<'_> {
    /// How much damage an enemy can still take.
    pub fn toughness_of(&self, enemy: Enemy) -> i32 {
        let health = i32::from(self.game.health_of(self.world, enemy));
        match enemy {
            Enemy::Mob(id) => {
                self.world.mob(id).map_or(0, |m| health * (i32::from(m.minions) + 1) - i32::from(m.wounds))
            }
            Enemy::Roaming(id) => health - self.world.roamer(id).map_or(0, |r| i32::from(r.wounds)),
            Enemy::Boss => health - self.world.boss.as_ref().map_or(0, |b| i32::from(b.wounds)),
        }
    }

    /// The average damage of an attack, in sixths.
    fn power(&self, pool: &Pool) -> i32 {
        self.game.content.dice.expected_damage(pool) as i32
    }

    /// The strongest attack on the enemy that is weakest.
    pub fn attack_worth(&self, hero: HeroId, pick: &Pick) -> i32 {
        let Pick::On(enemy, kind) = pick else { return 0 };
        let weapons = self.world.hero(hero).weapons(self.game, *kind);
        let power = self.power(&Hero::weapon_dice(self.game, &weapons, *kind));
        let here = self.world.zone_of(*enemy) == Some(self.world.hero(hero).zone);
        power * 4 - self.toughness_of(*enemy) + if here { 6 } else { 0 }
    }

    /// Whether a hero can attack anything from where it stands.
    pub fn anything_to_attack(&self, hero: HeroId) -> bool {
        !self.world.attack_options(self.game, hero).is_empty()
    }

    /// Whether it can attack somebody in its own zone.
    pub fn can_fight_here(&self, hero: HeroId) -> bool {
        let is = self.world.hero(hero);
        let near = [AttackType::Melee, AttackType::Magic];
        near.into_iter().any(|kind| !is.weapons(self.game, kind).is_empty())
    }

    /// Heroes with little health go last, those near enemies first.
    pub fn eagerness(&self, pick: &Pick) -> i32 {
        let Pick::Hero(hero) = pick else { return 0 };
        let is = self.world.hero(*hero);
        i32::from(is.health) * 2 - self.enemy_near(is.zone).min(20)
    }

    /// How far away the nearest enemy is that can be reached.
    pub fn enemy_near(&self, zone: ZoneId) -> i32 {
        let far = self.world.ground.map.distances(zone, Relation::Walk, self.world.open);
        let zones = self.world.enemies().into_iter().filter_map(|e| self.world.zone_of(e));
        zones.filter_map(|z| far[z.index()]).min().map_or(99, i32::from)
    }

    /// Whether the party has enemies to deal with before it opens another door.
    fn busy(&self) -> bool {
        let heroes: Vec<ZoneId> = self.world.standing().map(|h| self.world.hero(h).zone).collect();
        heroes.iter().any(|zone| self.enemy_near(*zone) < 99)
    }

    /// The Berserker's stance.
    pub fn stance(&self, hero: HeroId) -> Option<&'static str> {
        match &self.world.hero(hero).engine {
            Engine::Berserker { stance, .. } => Some(stance.name()),
            _ => None,
        }
    }

    /// How good a zone is as a place to go to; more is better.
    fn zone_value(&self, hero: HeroId, zone: ZoneId) -> i32 {
        let is = self.world.hero(hero);
        let weak = is.health <= 3;
        let enemies = self.world.enemies_in(zone);
        let mut value = 0;
        for token in self.world.tokens_in(zone).filter(|_| self.world.is_revealed(zone)) {
            value += match token {
                Token::Treasure(_) if enemies.is_empty() => 40,
                Token::Chest | Token::LargeChest if enemies.is_empty() => 60,
                Token::Fountain if enemies.is_empty() && is.wounds(self.game) >= 3 => 50,
                Token::Prize(_) => 55,
                Token::Goal(_) => self.goal_value(hero),
                Token::SpikeTrap | Token::BearTrap => -12,
                _ => 0,
            };
        }
        if !enemies.is_empty() {
            let toughness: i32 = enemies.iter().map(|e| self.toughness_of(*e)).sum();
            value += if weak { -30 } else { 45 - toughness.min(25) };
        }
        if !self.busy() {
            let doors = self.world.closed_doors(zone).into_iter();
            let hidden = doors.filter_map(|d| self.world.behind(d, zone)).any(|z| !self.world.is_revealed(z));
            value += if hidden { 35 } else { 0 };
        }
        if self.world.start_zone(self.game) == Some(zone) && self.only_return_left() {
            value += 500;
        }
        value
    }

    fn goal_value(&self, hero: HeroId) -> i32 {
        let is = self.world.hero(hero);
        let wanted = self.world.objectives(self.game).into_iter().filter(|(_, done)| !done);
        let possible = wanted.map(|(o, _)| o).any(|o| match o {
            ::darkness::content::Objective::Destroy(_, Some(prize)) => is.prizes.contains(&prize),
            ::darkness::content::Objective::Destroy(_, None) => true,
            _ => false,
        });
        if possible { 120 } else { 0 }
    }

    fn only_return_left(&self) -> bool {
        let left = self.world.objectives(self.game).into_iter().filter(|(_, done)| !done);
        left.map(|(o, _)| o).all(|o| o == ::darkness::content::Objective::Return)
    }

    /// The best place within reach: what it is worth, less the way there.
    fn pull(&self, hero: HeroId, from: ZoneId) -> i32 {
        let far = self.world.ground.map.distances(from, Relation::Walk, self.world.open);
        let zones = self.world.ground.map.spaces().filter_map(|z| Some((z, i32::from(far[z.index()]?))));
        zones.map(|(zone, steps)| self.zone_value(hero, zone) * 8 - steps * 24).max().unwrap_or(0)
    }

    /// What a step is worth: how much nearer it brings the best place, less the wounds that it costs.
    pub fn step_value(&self, hero: HeroId, to: ZoneId) -> i32 {
        let from = self.world.hero(hero).zone;
        let gain = self.pull(hero, to) - self.pull(hero, from);
        let wounds = i32::from(self.world.miniatures_in(from));
        let trap = self.world.tokens_in(to).any(|t| matches!(t, Token::SpikeTrap | Token::BearTrap));
        gain - wounds * 16 - i32::from(trap) * 10
    }

    /// What opening a door is worth.
    pub fn door_value(&self, _: HeroId, behind: ZoneId) -> i32 {
        match (self.world.is_revealed(behind), self.busy()) {
            (false, false) => 300,
            (true, _) => 120,
            (false, true) => -5,
        }
    }

    /// What a Move action is worth.
    pub fn move_value(&self, hero: HeroId) -> i32 {
        let zone = self.world.hero(hero).zone;
        let steps = self.world.steps_from(zone);
        let best = steps.into_iter().map(|to| self.step_value(hero, to)).max().unwrap_or(0);
        let objects = !self.world.objects(self.game, hero).is_empty()
            || !self.world.prizes_here(self.game, hero).is_empty();
        let doors = self.world.closed_doors(zone).into_iter().filter_map(|d| self.world.behind(d, zone));
        let door = doors.map(|z| self.door_value(hero, z)).max().unwrap_or(0);
        if objects || door > 0 { 100 } else { best.min(90) }
    }

    /// What an item is worth when it is worn.
    pub fn item_value(&self, hero: HeroId, item: ItemId) -> i32 {
        let (is, card) = (self.world.hero(hero), self.game.item(item));
        let fits = |kind: AttackType| match (is.class, kind) {
            (Class::Wizard, AttackType::Magic) => 3,
            (Class::Wizard, _) => 0,
            (Class::Ranger, AttackType::Ranged) => 3,
            (_, AttackType::Ranged) => 1,
            _ => 2,
        };
        let attack =
            card.attacks.iter().map(|(kind, pool)| self.power(pool) * fits(*kind)).max().unwrap_or(0);
        let both = i32::from(card.attacks.len() > 1) * 4;
        let defence = i32::from(card.defence) * 10;
        let abilities = card.abilities.iter().flat_map(|a| &a.does).map(|e| match e {
            Effect::Damage(n) | Effect::Shield(n) | Effect::Mana(n) | Effect::Reroll(n) => i32::from(*n) * 4,
            Effect::Heal(n) => i32::from(*n) * 2,
            _ => 3,
        });
        attack + both + defence + abilities.sum::<i32>()
    }

    /// How much better a hero would be with an item than with what it wears.
    pub fn wish(&self, hero: HeroId, item: ItemId) -> i32 {
        let options = self.world.equip_options(self.game, hero, item);
        let gains = options.iter().map(|pick| match pick {
            Pick::Equip(_, instead) => {
                let lost: i32 = instead.iter().map(|old| self.item_value(hero, *old)).sum();
                self.item_value(hero, item) - lost
            }
            _ => 0,
        });
        gains.max().unwrap_or(0).max(0)
    }

    /// Whether somebody in the zone carries something better than what it wears.
    pub fn should_trade(&self, hero: HeroId) -> bool {
        let zone = self.world.hero(hero).zone;
        self.world.heroes_in(zone).any(|h| {
            let stowed = self.world.hero(h).inventory.iter();
            stowed.filter(|i| self.game.item(**i).slot != Slot::Consumable).any(|i| self.wish(h, *i) >= 10)
        })
    }

    /// Whether the damage so far is more than enough.
    pub fn overkill(&self) -> bool {
        let Some(combat) = self.world.combat() else { return false };
        let Some(enemy) = combat.enemy().filter(|_| !combat.enemy_attacks()) else { return false };
        i32::from(combat.wounds()) >= self.toughness_of(enemy)
    }

    /// How much better a die would be on average.
    pub fn reroll_value(&self, id: DieId) -> i32 {
        let Some(combat) = self.world.combat() else { return -1 };
        let Some(face) = combat.dice.iter().find(|d| d.id == id).and_then(|d| d.face) else { return -1 };
        let ours = !combat.enemy_attacks();
        let now = match id.colour {
            Colour::Black => -(i32::from(face.claw) * 6 + i32::from(face.ability) * 6),
            Colour::Blue if ours => -i32::from(face.shield) * 6,
            Colour::Blue => i32::from(face.shield) * 6,
            _ if ours => i32::from(face.damage) * 6,
            _ => -i32::from(face.damage) * 6,
        };
        let average = match (id.colour, ours) {
            (Colour::Black, _) | (Colour::Blue, true) => -5,
            (Colour::Blue, false) => 5,
            (Colour::Orange, true) => 9,
            (_, true) => 6,
            (Colour::Orange, false) => -9,
            (_, false) => -6,
        };
        average - now
    }

    /// The best reroll there is.
    pub fn best_reroll(&self) -> i32 {
        let Some(combat) = self.world.combat() else { return -1 };
        let open = combat.dice.iter().filter(|d| !d.frozen && d.face.is_some());
        open.map(|d| self.reroll_value(d.id)).max().unwrap_or(-1)
    }
}
