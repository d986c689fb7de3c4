//! What areas, attacks, items and doors are worth to a hero.

use ::sorcery::content::cards::Deck;
use ::sorcery::content::{AreaId, Barred, Colour, Goal, Item, ItemId, PowerId, Slot, Symbol, Thing, Weapon};
use ::sorcery::world::{Arm, FoeId, HeroId, Left, Pick, Visit, Who};
use ::sorcery::{Sorcery, World};
use board::area::{Doors, Relation};

/// The table as everybody sees it.
pub struct View<'g> {
    /// The game.
    pub game: &'g Sorcery,
    /// The world.
    pub world: &'g World,
}

impl View<'_> {
    /// How many wounds a figure can still take.
    pub fn life_left(&self, who: Who) -> i32 {
        let wounds = self.world.body(who).map_or(0, |body| body.wounds);
        i32::from(self.world.life(self.game, who)) - i32::from(wounds)
    }

    /// Whether a hero should keep out of trouble.
    pub fn hurt(&self, hero: HeroId) -> bool {
        self.life_left(Who::Hero(hero)) <= 2
    }

    /// The hits of a weapon on average, in tenths, with a little more for its properties.
    pub fn force(&self, weapon: &Weapon) -> i32 {
        let hits = |colour: Colour| -> i32 {
            self.game.content.dice.faces(colour).iter().map(|face| i32::from(face.of(Symbol::Hit))).sum()
        };
        let dice = i32::from(weapon.red) * hits(Colour::Red) + i32::from(weapon.blue) * hits(Colour::Blue);
        10 * i32::from(weapon.hits) + dice + 3 * weapon.props.len() as i32
    }

    /// What an attack with an item is worth: what it will do, and more if it kills.
    pub fn strike(&self, hero: HeroId, item: Option<ItemId>, foe: FoeId) -> i32 {
        self.attack(hero, item.map_or(Arm::Unarmed, Arm::Item), foe)
    }

    /// What an attack with a power is worth.
    pub fn blow(&self, hero: HeroId, power: PowerId, level: u8, foe: FoeId) -> i32 {
        self.attack(hero, Arm::Power(power, level), foe)
    }

    fn attack(&self, hero: HeroId, arm: Arm, foe: FoeId) -> i32 {
        let weapon = self.world.weapon(self.game, Who::Hero(hero), arm);
        let who = Who::Foe(foe);
        let against = &self.game.enemy(foe.card).against;
        let type_: i32 =
            against.iter().filter(|(kind, _)| Some(*kind) == weapon.damage).map(|(_, n)| i32::from(*n)).sum();
        let stops = i32::from(self.world.armor(self.game, who))
            + i32::from(self.world.body(who).map_or(0, |body| body.shields))
            - type_;
        let through = (self.force(weapon) - 10 * stops).max(1);
        let left = 10 * self.life_left(who);
        let kill = if through >= left { 40 } else { 0 };
        through.min(left + 10) + kill - left / 10
    }

    /// Those who can do something at once go first, ghosts last.
    pub fn eagerness(&self, pick: &Pick) -> i32 {
        let Pick::Hero(hero) = pick else { return 0 };
        let is = self.world.hero(*hero);
        if is.ghost {
            return -100;
        }
        let engaged = if self.world.is_engaged(Who::Hero(*hero)) { 20 } else { 0 };
        engaged + self.life_left(Who::Hero(*hero)) - self.enemy_far(is.body.at).min(20)
    }

    /// Whether a power of a hero waits.
    pub fn waits(&self, hero: HeroId) -> bool {
        self.world.hero(hero).powers.iter().any(|held| held.wait > 1)
    }

    /// Whether a hero can reach an enemy with something.
    pub fn enemy_in_reach(&self, hero: HeroId, range: u8) -> bool {
        !self.world.in_reach(hero, range, false).is_empty()
    }

    /// What it is worth to heal so much.
    pub fn healing(&self, hero: HeroId, range: u8, n: u8) -> i32 {
        let near = self.world.in_reach(hero, range, true);
        let worst = |who: &Who| {
            let wounds = self.world.body(*who).map_or(0, |body| body.wounds).min(n);
            if self.life_left(*who) <= 2 { 300 + 40 * i32::from(wounds) } else { 30 * i32::from(wounds) }
        };
        near.iter().chain([&Who::Hero(hero)]).map(worst).max().filter(|value| *value >= 60).unwrap_or(-1)
    }

    /// Whether rolling a die again is worth it.
    pub fn again(&self, n: u8, wanted: Symbol) -> i32 {
        let attack = self.world.under_way.attacks.last().map(|attack| &attack.dice);
        let defence = self.world.under_way.defences.last().map(|defence| &defence.dice);
        let dice = if wanted == Symbol::Block { defence } else { attack };
        let shows = dice.and_then(|dice| dice.get(usize::from(n))).is_some_and(|die| die.face.of(wanted) > 0);
        if shows { -1 } else { 20 }
    }

    /// Whether the defence has left hits that new dice could block.
    pub fn bad_defence(&self) -> i32 {
        let Some(defence) = self.world.under_way.defences.last() else { return 0 };
        let blocks: u8 = defence.dice.iter().map(|die| die.face.of(Symbol::Block)).sum();
        if blocks < defence.hits { 50 } else { -1 }
    }

    /// The trap that does least.
    pub fn harmless(&self, pick: &Pick) -> i32 {
        let Pick::Card(name) = pick else { return 0 };
        let trap = self.game.content.traps.iter().find(|trap| trap.name == *name);
        trap.map_or(0, |trap| -(2 * trap.deeds.len() as i32 + i32::from(trap.range)))
    }

    /// Doors as they will be: all open but those whose magic lock nobody can remove yet.
    fn planned(&self) -> Doors {
        let key = self.world.heroes.iter().any(|hero| hero.key);
        let doors = self.world.ground.plan.map.doors().iter();
        let may = doors.filter(|door| key || self.world.doors[usize::from(door.id.0)] != Barred::Magic);
        may.fold(self.world.open, |open, door| open.with(door.id))
    }

    fn far(&self, from: AreaId, to: AreaId) -> Option<i32> {
        self.world.ground.plan.map.distance(from, to, Relation::Walk, self.planned()).map(i32::from)
    }

    fn enemy_far(&self, from: AreaId) -> i32 {
        let areas = self.world.enemies().into_iter().filter_map(|id| self.world.at(Who::Foe(id)));
        areas.filter_map(|at| self.far(from, at)).min().unwrap_or(99)
    }

    /// Where the goal lies.
    fn goal(&self) -> Option<AreaId> {
        let quest = &self.game.content.quests[self.world.agreed.quest?.index()];
        let locked = self.world.doors.iter().enumerate().any(|(n, barred)| {
            *barred == Barred::Magic && !self.world.open.is_open(board::area::DoorId(n as u8))
        });
        let key = self.world.things.iter().find(|(_, thing)| *thing == Thing::Key).map(|(at, _)| *at);
        if locked && !self.world.heroes.iter().any(|hero| hero.key) && key.is_some() {
            return key;
        }
        let point = |n: u8| {
            let found = self.world.things.iter().find(|(_, thing)| *thing == Thing::Waypoint(n));
            found.map(|(at, _)| *at)
        };
        match quest.goals.get(usize::from(self.world.goal))? {
            Goal::Reach(n) | Goal::AllReach(n) => point(*n),
            Goal::Kill(kind) => {
                let mut foes = self.world.enemies().into_iter();
                foes.find(|id| self.game.enemy(id.card).kind == *kind)
                    .and_then(|id| self.world.at(Who::Foe(id)))
            }
        }
    }

    /// How far a hero's best attack reaches.
    fn reach(&self, hero: HeroId) -> i32 {
        let is = self.world.hero(hero);
        let weapons =
            [is.main, is.off].into_iter().flatten().filter_map(|id| self.game.item(id).weapon.as_ref());
        weapons.map(|weapon| i32::from(weapon.range)).max().unwrap_or(0)
    }

    /// How good an area is for a hero; more is better.
    fn worth(&self, hero: HeroId, area: AreaId) -> i32 {
        let mut worth = -1_000;
        let reach = self.reach(hero);
        let hurt = self.hurt(hero);
        let near = self.enemy_far(area) <= 4;
        for foe in self.world.enemies() {
            let Some(at) = self.world.at(Who::Foe(foe)) else { continue };
            let Some(far) = self.far(area, at) else { continue };
            let close = if reach > 0 && far == 0 { 6 } else { 0 };
            let sees = far > reach || far == 0 || self.world.clear(area, at);
            let blind = if sees { 0 } else { 8 };
            worth = worth.max(if hurt { 10 } else { 90 } - 8 * (far - reach).max(0) - close - blind);
        }
        if let Some(goal) = self.goal()
            && let Some(far) = self.far(area, goal)
        {
            let weight = if near { 40 } else { 85 };
            worth = worth.max(weight - 5 * far);
        }
        for (at, left) in &self.world.left {
            let value = match left {
                Left::Treasure => 75,
                Left::Loot => 65,
                Left::Coins(_) => 55,
                Left::Item(item)
                    if self.world.hero(hero).has_room(self.game) && self.wish(hero, *item) > 30 =>
                {
                    50
                }
                Left::Item(_) => continue,
            };
            worth = worth.max(self.far(area, *at).map_or(-1_000, |far| value - 12 * far));
        }
        for (at, thing) in &self.world.things {
            let value = match thing {
                Thing::Key => 80,
                Thing::Chest if !hurt => 60,
                Thing::Search if !hurt => 45,
                _ => continue,
            };
            worth = worth.max(self.far(area, *at).map_or(-1_000, |far| value - 12 * far));
        }
        worth - self.dangers(area)
    }

    /// Bad ground is crossed when it lies on the way: it weighs less than a step towards the goal.
    fn dangers(&self, area: AreaId) -> i32 {
        let fire = self.world.fires.iter().any(|(at, _)| *at == area);
        2 * i32::from(self.world.ground.dangerous.contains(area)) + 2 * i32::from(fire)
    }

    fn named(&self, spot: &str) -> Option<AreaId> {
        self.world.ground.plan.map.named(spot)
    }

    /// What a step is worth: how much better the other area is; leaving a fight costs.
    pub fn step(&self, hero: HeroId, spot: &str) -> i32 {
        let (here, Some(to)) = (self.world.hero(hero).body.at, self.named(spot)) else { return -1 };
        let evades = if self.world.must_evade(Who::Hero(hero)) { 60 } else { 0 };
        10 * (self.worth(hero, to) - self.worth(hero, here) - evades) - 1
    }

    /// Whether there is somewhere to go.
    pub fn on_the_way(&self, hero: HeroId) -> bool {
        let here = self.world.hero(hero).body.at;
        let going =
            self.world.turn.as_ref().is_some_and(|turn| turn.movement != ::sorcery::world::Movement::Over);
        let better = |to: AreaId| self.worth(hero, to) > self.worth(hero, here);
        going && self.world.steps(self.game, Who::Hero(hero), here).into_iter().any(better)
    }

    /// A door is opened when it leads on, nobody is there to fight, and half of those who live are well; whatever it is like, when
    /// the events run out.
    pub fn door(&self, hero: HeroId, spot: &str) -> i32 {
        let (here, Some(to)) = (self.world.hero(hero).body.at, self.named(spot)) else { return -1 };
        let leads = self.worth(hero, to) > self.worth(hero, here);
        let living = self.world.living();
        let well = living.iter().filter(|h| !self.hurt(**h)).count() * 2 >= living.len();
        let ready = self.enemy_seen().is_none() && well;
        if leads && (ready || self.world.decks.events.left() <= 3) { 60 } else { -1 }
    }

    /// The nearest enemy that can be reached through open doors.
    fn enemy_seen(&self) -> Option<u16> {
        let heroes = self.world.living().into_iter().filter_map(|hero| self.world.at(Who::Hero(hero)));
        let enemies: Vec<AreaId> =
            self.world.enemies().into_iter().filter_map(|id| self.world.at(Who::Foe(id))).collect();
        let far = |from: AreaId| {
            let far = self.world.ground.plan.map.distances(from, Relation::Walk, self.world.open);
            enemies.iter().filter_map(|at| far[at.index()]).min()
        };
        heroes.filter_map(far).min().filter(|far| *far <= 4)
    }

    /// A companion goes to the nearest enemy.
    pub fn companion_step(&self, hero: HeroId, spot: &str) -> i32 {
        let Some(here) = self.world.at(Who::Companion(hero)) else { return -1 };
        let Some(to) = self.named(spot) else { return -1 };
        if self.world.is_engaged(Who::Companion(hero)) {
            -1
        } else {
            10 * (self.enemy_far(here) - self.enemy_far(to))
        }
    }

    /// How good an item is in itself, for whoever can use it.
    fn quality(&self, item: &Item) -> i32 {
        let weapon =
            item.weapon.as_ref().map_or(0, |weapon| self.force(weapon) + 2 * i32::from(weapon.range));
        let guard = item.guard.as_ref().map_or(0, |guard| {
            12 * i32::from(guard.armor)
                + 10 * i32::from(guard.shields)
                + 5 * i32::from(guard.dice)
                + 9 * i32::from(guard.blocks)
                + 2 * guard.props.len() as i32
        });
        let more = 6 * item.deeds.len() as i32 + 8 * item.passive.len() as i32 + 15 * i32::from(item.grants);
        weapon + guard + more
    }

    /// How much a hero would like to have an item.
    pub fn wish(&self, hero: HeroId, id: ItemId) -> i32 {
        let item = self.game.item(id);
        if item.crowns > 0 {
            return 20 + i32::from(item.crowns);
        }
        if self.game.may_use(hero, id) { 20 + self.quality(item) } else { 15 }
    }

    /// How much better a hero would be off with an item put on.
    pub fn improvement(&self, hero: HeroId, id: ItemId) -> i32 {
        let mut tried = self.world.hero(hero).clone();
        if !self.game.may_use(hero, id) || matches!(self.game.item(id).slot, Slot::Goods | Slot::Projectile) {
            return -1;
        }
        let lost: i32 =
            tried.put_on(self.game, id).into_iter().map(|old| self.quality(self.game.item(old))).sum();
        self.quality(self.game.item(id)) - lost
    }

    /// Whether something in the inventory is better than what is worn.
    pub fn better_equipment(&self, hero: HeroId) -> bool {
        self.world.hero(hero).inventory.iter().any(|id| self.improvement(hero, *id) > 0)
    }

    /// Whether a hero has anything to do in the Emporium.
    pub fn errand(&self, hero: HeroId) -> i32 {
        let Some(visit) = &self.world.visit else { return -1 };
        let at_the_counter = Visit { at: Some(hero), ..visit.clone() };
        let services = self.world.services(self.game, &at_the_counter, hero);
        services.iter().map(|pick| self.service(hero, pick)).max().filter(|worth| *worth > 0).unwrap_or(-1)
    }

    /// What something in the Emporium is worth: better arms first, then potions.
    pub fn service(&self, hero: HeroId, pick: &Pick) -> i32 {
        match pick {
            Pick::Buy(id) => match self.game.item(*id).slot {
                Slot::Goods | Slot::Projectile => self.stock_up(hero, *id),
                _ => self.improvement(hero, *id) - 6,
            },
            Pick::Fetch(id) => match self.game.item(*id).slot {
                Slot::Goods | Slot::Projectile => -1,
                _ => self.improvement(hero, *id) - 1,
            },
            Pick::Improve(id) => {
                let back = self.game.item(*id).back.as_ref().and_then(|name| self.game.content.item(name));
                let worn = self.world.hero(hero).worn().any(|other| other == *id);
                let better = back
                    .map_or(0, |back| self.quality(self.game.item(back)) - self.quality(self.game.item(*id)));
                if worn { better } else { -1 }
            }
            Pick::Done => 0,
            Pick::Reorganize if self.better_equipment(hero) => 500,
            Pick::Sell(id) if self.world.hero(hero).worn().any(|worn| worn == *id) => -1,
            Pick::Sell(id) if self.improvement(hero, *id) <= 0 && self.game.item(*id).deeds.is_empty() => 3,
            _ => -1,
        }
    }

    /// A healing potion for everybody.
    fn stock_up(&self, hero: HeroId, id: ItemId) -> i32 {
        let heals = |id: ItemId| {
            let deeds = &self.game.item(id).deeds;
            deeds.iter().any(|deed| matches!(deed.act(), ::sorcery::content::Act::Heal(_)))
        };
        let bought = matches!(self.game.item(id).deck, Deck::Emporium(_));
        let has = self.world.hero(hero).inventory.iter().any(|other| heals(*other));
        if bought && heals(id) && !has && self.game.may_use(hero, id) { 2 } else { -1 }
    }
}
