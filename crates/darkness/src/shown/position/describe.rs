//! A world between two units, written as a position from which the same world is made again.

use super::{BacksAt, DeckAt, FigureAt, Position, ability_name};
use crate::Darkness;
use crate::content::{Category, Element, ItemId, Rarity, RogueTokenId, SkillId, SpiritKind, Token, ZoneId};
use crate::shown::scene::stage;
use crate::world::{Enemy, Engine, Hero, Marker, Stage, World};
use board::area::Direction;
use serde_json::Value;
use std::collections::BTreeMap;
use table::{Bag, Deck, Named};

/// The position of a world at rest. A world on a map of its own can be described where a drawing gives the same map.
pub(crate) fn describe(game: &Darkness, world: &World) -> Option<Value> {
    let at = Describe { game, world };
    let mut position = at.position();
    // What is drawn from is written where it is not what the rest of the position leads to.
    let made = position.clone().lay_out(game).ok()?;
    at.stock(&mut position, &made);
    (made.ground == world.ground).then(|| serde_json::to_value(position).ok())?
}

struct Describe<'d> {
    game: &'d Darkness,
    world: &'d World,
}

impl Describe<'_> {
    fn zone(&self, zone: ZoneId) -> String {
        self.world.spot(zone).to_string()
    }

    fn items(&self, list: &[ItemId]) -> Vec<String> {
        list.iter().map(|id| self.game.item(*id).name.clone()).collect()
    }

    fn skill(&self, id: SkillId) -> String {
        self.game.skill(id).key()
    }

    fn tools(&self, list: &[RogueTokenId]) -> Vec<String> {
        list.iter().map(|id| self.game.rogue_token(*id).name.clone()).collect()
    }

    fn position(&self) -> Position {
        let (game, world) = (self.game, self.world);
        let name = |hero: &Hero| game.hero_card(hero.card).name.clone();
        let in_order = world.heroes.windows(2).all(|two| two[0].card < two[1].card);
        let quest = world.agreed.quest.map(|quest| game.content.quests[quest.index()].name.clone());
        let drawn = quest.is_none().then(|| self.drawing());
        let boss_chamber =
            world.agreed.quest.is_some_and(|quest| game.content.grounds[quest.index()] != world.ground);
        Position {
            at: self.at(),
            trade: world.turn.as_ref().and_then(|turn| turn.trade),
            quest,
            boss_chamber,
            zones: drawn,
            open: self.open(),
            revealed: if boss_chamber { Vec::new() } else { self.revealed() },
            figures: self.figures(),
            seats: if in_order { Vec::new() } else { world.heroes.iter().map(name).collect() },
            tokens: Some(self.tokens()),
            marker: Some(match world.marker {
                Marker::Front(n) => format!("front {n}"),
                Marker::Back(n) => format!("back {n}"),
                Marker::Boss(n) => format!("boss {n}"),
            }),
            round: Some(world.round),
            lifebringers: Some(world.lifebringers),
            hellbreaker: world.agreed.hellbreaker,
            rulings: world.agreed.rulings,
            done: world.done.iter().map(|id| id.n()).collect(),
            slain: world.slain,
            hunted: world.hunted,
            after_turn: world.after_turn,
            ended: world.ended,
            ..Position::default()
        }
    }

    /// Where play stands.
    fn at(&self) -> String {
        let left = |n: u8| format!("{n} action{} left", if n == 1 { "" } else { "s" });
        match (self.world.stage, &self.world.turn, self.world.activation) {
            (Stage::Heroes, Some(turn), _) => {
                format!("turn {}, {}", self.game.hero_card(turn.hero.card).name, left(turn.actions))
            }
            (Stage::Enemies, _, Some(now)) => {
                format!("activation {}, {}", self.game.enemy_name(now.enemy), left(now.actions))
            }
            (other, _, _) => stage(other).to_owned(),
        }
    }

    /// The zones as they can be drawn.
    fn drawing(&self) -> String {
        let ground = &self.world.ground;
        let spots: Vec<_> = ground.map.spaces().map(|zone| self.world.spot(zone)).collect();
        let most =
            |of: fn(&crate::world::Spot) -> i16| spots.iter().map(of).max().unwrap_or(0).max(0) as usize;
        let (width, height) = (2 * most(|s| s.x) + 3, 2 * most(|s| s.y) + 3);
        let mut lines = vec![vec![' '; width]; height];
        for spot in spots.iter().filter(|spot| spot.x >= 0 && spot.y >= 0) {
            let (chamber, shadow) =
                (ground.chamber[spot.zone.index()].is_some(), ground.shadow.contains(spot.zone));
            lines[2 * spot.y as usize + 1][2 * spot.x as usize + 1] = match (chamber, shadow) {
                _ if ground.tile[spot.zone.index()] != 0 => 'b',
                _ if ground.chasm.contains(spot.zone) => '#',
                (true, true) => 'S',
                (true, false) => 'L',
                (false, true) => 's',
                (false, false) => 'l',
            };
        }
        for wall in ground.map.walls() {
            let place = |hundredths: i32| usize::try_from(hundredths / 50).unwrap_or(usize::MAX);
            let ((x, y), upright) = ((place(wall.from.0), place(wall.from.1)), wall.from.0 == wall.to.0);
            let (column, row) = if upright { (x, y + 1) } else { (x + 1, y) };
            let drawn = match wall.door {
                Some(door) if ground.open.is_open(door) => ':',
                Some(_) => '=',
                None if upright => '|',
                None => '-',
            };
            if let Some(place) = lines.get_mut(row).and_then(|line| line.get_mut(column)) {
                *place = drawn;
            }
        }
        // Empty lines would not be counted: every corner of the first column is drawn.
        lines.iter_mut().step_by(2).for_each(|line| line[0] = '+');
        lines
            .into_iter()
            .map(|line| line.into_iter().collect::<String>().trim_end().to_owned() + "\n")
            .collect()
    }

    fn open(&self) -> Vec<String> {
        let doors = self.world.ground.map.doors().iter().filter(|door| self.world.open.is_open(door.id));
        let side = |door: &board::area::Door| {
            let (from, to) = (self.world.spot(door.between.0), self.world.spot(door.between.1));
            let towards = Direction::ALL.into_iter().find(|way| way.step() == (to.x - from.x, to.y - from.y));
            let name = match towards? {
                Direction::North => "north",
                Direction::East => "east",
                Direction::South => "south",
                Direction::West => "west",
            };
            Some(format!("{from} {name}"))
        };
        doors.filter_map(side).collect()
    }

    /// The revealed chambers, each by its first zone.
    fn revealed(&self) -> Vec<String> {
        let chambers = (0..64u8).filter(|chamber| self.world.revealed >> chamber & 1 == 1);
        chambers.filter_map(|c| self.world.ground.zones_of(c).next()).map(|zone| self.zone(zone)).collect()
    }

    fn tokens(&self) -> BTreeMap<String, Vec<String>> {
        let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for lying in &self.world.lying {
            let name = match lying.token {
                Token::Prize(n) | Token::Goal(n) => format!("{}-{n}", lying.token.kind()),
                token => token.kind().to_owned(),
            };
            all.entry(self.zone(lying.zone)).or_default().push(name);
        }
        all
    }

    fn figures(&self) -> BTreeMap<String, FigureAt> {
        let (game, world) = (self.game, self.world);
        let heroes = world.heroes.iter().map(|h| (game.hero_card(h.card).name.clone(), self.hero(h)));
        let spirits = world.spirits().map(|(id, spirit)| {
            let (zone, health) = (Some(self.zone(spirit.zone)), Some(spirit.health));
            (id.kind.name().to_owned(), FigureAt { zone, health, ..FigureAt::default() })
        });
        let mobs = world.mobs.iter().map(|m| Enemy::Mob(m.id));
        let enemies = mobs.chain(world.roaming.iter().map(|r| Enemy::Roaming(r.id)));
        let enemies = enemies.chain(world.boss.iter().map(|_| Enemy::Boss));
        let enemies = enemies.filter_map(|e| Some((game.enemy_name(e).to_owned(), self.enemy(e)?)));
        heroes.chain(spirits).chain(enemies).collect()
    }

    fn enemy(&self, enemy: Enemy) -> Option<FigureAt> {
        let zone = self.world.zone_of(enemy).map(|zone| self.zone(zone));
        Some(match enemy {
            Enemy::Mob(id) => {
                let mob = self.world.mob(id)?;
                FigureAt {
                    zone,
                    mob: Some(mob.category),
                    minions: Some(mob.minions),
                    wounds: mob.wounds,
                    fire: mob.fire,
                    frost: mob.frost,
                    poison: mob.poison.is_some(),
                    item: mob.item.map(|item| self.game.item(item).name.clone()),
                    treasure: mob.treasure.clone(),
                    quarry: mob.quarry,
                    activated: mob.activated,
                    ..FigureAt::default()
                }
            }
            Enemy::Roaming(id) => {
                let roamer = self.world.roamer(id)?;
                FigureAt {
                    zone,
                    roaming: Some(roamer.category),
                    wounds: roamer.wounds,
                    fire: roamer.fire,
                    frost: roamer.frost,
                    poison: roamer.poison.is_some(),
                    treasure: roamer.treasure.clone(),
                    activated: roamer.activated,
                    ..FigureAt::default()
                }
            }
            Enemy::Boss => {
                let boss = self.world.boss.as_ref()?;
                FigureAt {
                    zone,
                    boss: Some(self.game.boss(boss.which).name.clone()),
                    wounds: boss.wounds,
                    fire: boss.fire,
                    frost: boss.frost,
                    poison: boss.poison.is_some(),
                    asleep: !boss.awake,
                    activated: boss.activated,
                    ..FigureAt::default()
                }
            }
        })
    }

    fn hero(&self, hero: &Hero) -> FigureAt {
        let mut at = FigureAt {
            zone: Some(self.zone(hero.zone)),
            level: Some(hero.level),
            xp: hero.xp,
            health: Some(hero.health),
            mana: Some(hero.mana),
            fire: hero.fire,
            frost: hero.frost,
            defeated: (hero.defeated != (hero.health == 0)).then_some(hero.defeated),
            activated: hero.activated,
            skills: hero.skills.iter().map(|id| self.skill(*id)).collect(),
            worn: self.items(&hero.worn),
            items: self.items(&hero.inventory),
            prizes: hero.prizes.clone(),
            used: hero.used.iter().map(|id| ability_name(self.game, *id)).collect(),
            gained: hero.gained,
            ..FigureAt::default()
        };
        self.engine(&hero.engine, &mut at);
        let turn = self.world.turn.as_ref().filter(|turn| turn.hero.card == hero.card);
        let spirits = SpiritKind::ALL.into_iter().filter(|k| turn.is_some_and(|t| t.spirits[*k as usize]));
        at.activated_spirits = spirits.map(|kind| kind.name().to_owned()).collect();
        at
    }

    fn engine(&self, engine: &Engine, at: &mut FigureAt) {
        match engine {
            Engine::Berserker { stance, rage, under } => {
                (at.stance, at.rage) = (Some(*stance), *rage);
                at.under = under.iter().map(|(skill, stance)| (self.skill(*skill), *stance)).collect();
            }
            Engine::Paladin { tokens, columns, blessed } => {
                if tokens.iter().any(|token| token.is_some()) {
                    let zone =
                        |token: &Option<ZoneId>| token.map_or_else(String::new, |zone| self.zone(zone));
                    at.consecrations = tokens.iter().map(zone).collect();
                }
                at.columns = columns.iter().map(|(skill, n)| (self.skill(*skill), n + 1)).collect();
                at.blessed = blessed.map(|skill| self.skill(skill));
            }
            Engine::Ranger => {}
            Engine::Rogue { ready, used, discard } => {
                (at.tools, at.used_tools) = (self.tools(ready), self.tools(used));
                at.discarded_tools = self.tools(discard);
                at.tool_bag = Some(self.tools(self.world.decks.tools.inside()));
            }
            Engine::Shaman { elements, flipped, .. } => {
                let some = Element::ALL.into_iter().filter(|e| elements[*e as usize] > 0);
                at.elements = some.map(|element| (element, elements[element as usize])).collect();
                at.passives = Element::ALL.into_iter().filter(|e| flipped[*e as usize]).collect();
            }
            Engine::Wizard { pointer, segments, covered } => {
                at.pointer = Some(pointer + 1);
                let stack = |n: u8| {
                    let beneath = covered.iter().filter(|(_, at)| *at == n).map(|(skill, _)| *skill);
                    beneath.chain(segments[usize::from(n)]).map(|skill| self.skill(skill)).collect::<Vec<_>>()
                };
                at.spells = (0..4).map(stack).collect();
            }
        }
    }

    /// Bags, decks and backs, where they are not what the rest of the position leads to.
    fn stock(&self, position: &mut Position, made: &World) {
        fn bag<T: Clone + Ord>(is: &Bag<T>, made: &Bag<T>) -> Option<Vec<T>> {
            (is != made).then(|| is.inside().to_vec())
        }
        let world = self.world;
        position.bag = bag(&world.bag, &made.bag);
        position.supply = (world.supply != made.supply).then_some(world.supply);
        position.backs = BacksAt {
            spike_traps: bag(&world.backs.spike_traps, &made.backs.spike_traps),
            bear_traps: bag(&world.backs.bear_traps, &made.backs.bear_traps),
            fountains: bag(&world.backs.fountains, &made.backs.fountains),
            chests: bag(&world.backs.chests, &made.backs.chests),
            large_chests: bag(&world.backs.large_chests, &made.backs.large_chests),
        };
        let (is, other) = (&world.decks, &made.decks);
        for category in Category::ALL {
            let (n, name) = (category as usize, category.name());
            self.deck(position, format!("mobs-{name}"), &is.mobs[n], &other.mobs[n]);
            self.deck(position, format!("roaming-{name}"), &is.roaming[n], &other.roaming[n]);
            self.deck(position, format!("mob-items-{name}"), &is.mob_items[n], &other.mob_items[n]);
        }
        for rarity in Rarity::ALL {
            let n = rarity as usize;
            self.deck(position, format!("{}-items", rarity.name()), &is.treasure[n], &other.treasure[n]);
        }
        self.deck(position, "doors".to_owned(), &is.doors, &other.doors);
        self.deck(position, "arrows".to_owned(), &is.arrows, &other.arrows);
    }

    fn deck<C>(&self, position: &mut Position, name: String, is: &Deck<C>, made: &Deck<C>)
    where
        C: Clone + Ord + Named<Darkness>,
    {
        let card = |card: &C| {
            let mut out = String::new();
            card.name(self.game, &mut out);
            out
        };
        if is != made {
            let (left, discard) = (is.cards_left(), is.discarded());
            let left = Some(left.iter().map(card).collect());
            position.decks.insert(name, DeckAt { left, discard: discard.iter().map(card).collect() });
        }
    }
}
