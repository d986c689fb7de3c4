//! What a position is worth to one character: the enemies as it meets them, the danger of a hex, the way to go.

use super::weights as w;
use board::hex::{Figure, Gait, Ground, Paths};
use board::{SpaceId, SpaceSet};
use haven::content::{Ability, Condition, Conditions, Lying, Rank, Treasure, Trigger, What};
use haven::world::{Hero, Stage};
use haven::{FigureId, Haven, HeroId, World};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// An enemy as the character has to take it into account.
#[derive(Clone)]
pub struct Foe {
    /// Who.
    pub id: FigureId,
    /// Where it stands.
    pub at: SpaceId,
    /// Its hit points.
    pub hp: i32,
    /// Its shield.
    pub shield: i32,
    /// What it deals in its next turn, if it can attack.
    pub hits: i32,
    /// What it deals in later turns.
    pub strength: i32,
    /// How many it attacks.
    pub targets: i32,
    /// How far it goes before it attacks.
    pub moves: u16,
    /// How far it strikes.
    pub range: u16,
    /// Whether it is still to act in this round, as far as can be known.
    pub waits: bool,
    /// What is wrong with it.
    pub conditions: Conditions,
    /// What it deals back to attackers next to it.
    pub retaliate: i32,
}

/// The board as one character sees it. It holds nothing that the character's player may not know.
pub struct View<'v> {
    /// The game.
    pub game: &'v Haven,
    /// The world; only what is public is read from it, and what is the character's own.
    pub world: &'v World,
    /// The character.
    pub hero: HeroId,
    /// The enemies.
    pub foes: Vec<Foe>,
    /// The ground as the character walks it, traps avoided, hidden rooms closed.
    pub ground: Ground,
    /// The way to the goal from everywhere: the nearest enemy, or the next door, plate, goal treasure or exit.
    way: Paths,
    /// Whether the party is ready for the next room.
    ready: bool,
    /// The trap that must be sprung to get any further.
    dared: Option<SpaceId>,
    /// The pressure plates that would open a door.
    plates: SpaceSet,
    /// The hexes over which the party may escape now.
    exits: SpaceSet,
    /// Whether the party has nothing left to do but to escape.
    leaves: bool,
    /// What it costs to lose a card now.
    pub loss: i32,
    /// In percent: how much danger counts; less when time runs out.
    care: i32,
    /// The others of the party and their summons, and where they stand.
    friends: Vec<(FigureId, SpaceId)>,
    worth: RefCell<Vec<Option<i32>>>,
    moves: Rc<Moves>,
}

/// The moves that have been tried out, and memory to search in.
#[derive(Default)]
struct Moves {
    ends: RefCell<BTreeMap<Move, Rc<[SpaceId]>>>,
    paths: RefCell<Paths>,
}

/// Where a move begins, its points, and whether it is a jump.
type Move = (SpaceId, u8, bool);

impl<'v> View<'v> {
    /// The board as this character sees it.
    pub fn new(game: &'v Haven, world: &'v World, hero: HeroId) -> View<'v> {
        let me = FigureId::Hero(hero);
        let mut foes: Vec<Foe> = world.foes.monsters.iter().map(|m| foe(game, world, m)).collect();
        // Whoever cannot be hurt yet is no target; what protects it is.
        if foes.iter().any(|f| world.is_unhurt(game, f.id)) {
            let targets = |f: &Foe| !world.is_unhurt(game, f.id);
            let protect = world.foes.objectives.iter().filter(|o| !o.gone && !o.ally).map(obstacle);
            let protect: Vec<Foe> = protect.collect();
            foes.iter_mut().filter(|f| !targets(f)).for_each(|f| f.hp = i32::from(u8::MAX));
            foes.extend(protect);
        }
        let mut ground = world.ground_for(me);
        for trap in &world.place.traps {
            ground.set_negative(trap.at, true);
        }
        for space in world.place.board.map.all(board::hex::Terrain::Hazardous).iter() {
            ground.set_negative(space, true);
        }
        for space in world.place.hidden.iter() {
            ground.set_closed(space, true);
        }
        let mut view = View {
            game,
            world,
            hero,
            foes,
            ground,
            way: Paths::default(),
            plates: SpaceSet::default(),
            exits: SpaceSet::default(),
            leaves: false,
            ready: false,
            dared: None,
            loss: 0,
            care: 100,
            friends: world.allies_of(me).filter_map(|f| Some((f, world.at(f)?))).collect(),
            worth: RefCell::new(vec![None; world.place.board.map.len()]),
            moves: Rc::default(),
        };
        view.look_for_exits();
        view.ready = view.leaves || view.is_ready();
        view.plates = view.plates();
        view.find_way();
        view.ready &= view.is_together();
        view.loss = view.reckon_loss();
        if !view.can_spare(0) {
            view.care = w::CARE_WHEN_SHORT;
        }
        view
    }

    /// The same, as if all monsters had had their turns.
    pub fn after_monsters(&self) -> View<'v> {
        View {
            foes: self.foes.iter().map(|foe| Foe { waits: false, ..foe.clone() }).collect(),
            ground: self.ground.clone(),
            way: self.way.clone(),
            plates: self.plates.clone(),
            exits: self.exits.clone(),
            friends: self.friends.clone(),
            worth: RefCell::new(vec![None; self.world.place.board.map.len()]),
            moves: Rc::clone(&self.moves),
            ..*self
        }
    }

    /// In percent: how likely a character with this initiative acts before the monsters that are near.
    pub fn acts_before(&self, initiative: u8) -> i32 {
        let (mut earlier, mut all) = (0, 0);
        for foe in &self.foes {
            let FigureId::Monster(monster) = foe.id else { continue };
            let cards = &self.game.deck(self.game.deck_of(monster.kind)).cards;
            earlier += cards.iter().filter(|card| card.initiative >= initiative).count();
            all += cards.len();
        }
        (100 * earlier / all.max(1)) as i32
    }

    /// The character itself.
    pub fn me(&self) -> &Hero {
        self.world.hero(self.hero)
    }

    /// Where it stands.
    pub fn at(&self) -> SpaceId {
        self.me().body.at
    }

    /// How many cards it has besides the lost ones. The bot may count them: they are its own.
    pub fn cards(&self) -> usize {
        let me = self.me();
        me.hand.len() + me.discard.len() + me.selected.len()
    }

    /// How many rounds the cards last if this many are lost now, with a rest whenever there is no other way.
    fn rounds_without(&self, lost: usize) -> i32 {
        let mut rounds = self.me().hand.len().saturating_sub(lost) / 2;
        let mut cards = self.cards().saturating_sub(lost);
        while cards > 2 {
            cards -= 1;
            rounds += cards / 2;
        }
        rounds as i32
    }

    /// How many rounds the scenario may still take: for the enemies in sight, and for the rooms that are still closed.
    fn rounds_needed(&self) -> i32 {
        let hits: i32 = self.foes.iter().map(|f| f.hp + 2 * f.shield).sum();
        let heroes = self.world.party.heroes.iter().filter(|h| !h.exhausted).count().max(1) as i32;
        hits / (w::DAMAGE_PER_ROUND * heroes) + 2 + w::ROUNDS_PER_ROOM * self.closed_rooms() as i32
    }

    /// Whether the character can lose this many cards and still last to the end.
    pub fn can_spare(&self, cards: usize) -> bool {
        self.rounds_without(cards) >= self.rounds_needed() + w::SPARE_ROUNDS
    }

    /// How many rooms are not revealed yet.
    pub fn closed_rooms(&self) -> usize {
        let rooms = self.world.room_count(self.game);
        (0..rooms).filter(|room| !self.world.is_revealed(*room)).count()
    }

    /// What it costs to lose a card now: the rounds that the cards will no longer last, at the present price of a
    /// round.
    fn reckon_loss(&self) -> i32 {
        let rounds = self.rounds_without(0) - self.rounds_without(1);
        let each = match (self.can_spare(1), self.closed_rooms()) {
            (true, 0) => w::LOSS_AT_THE_END,
            (true, _) => w::LOSS,
            (false, 0) => w::LOSS_IN_LAST_ROOM,
            (false, _) => w::LOSS_WHEN_SHORT,
        };
        each * rounds
    }

    /// What a point of damage costs a character with this many hit points.
    pub fn hurt(hp: u8, most: u8) -> i32 {
        let missing = i32::from(most) - i32::from(hp);
        w::HURT + w::HURT_WHEN_LOW * missing / i32::from(most.max(1))
    }

    /// The party opens the next door when the enemies in sight are dead and nobody has to rest first.
    fn is_ready(&self) -> bool {
        if self.foes.iter().any(|foe| foe.hp > 0) {
            return false;
        }
        let me = self.me();
        let cards = match self.world.turns.stage {
            Stage::RoundStart => me.hand.len(),
            _ => me.hand.len() + 2,
        };
        cards >= 4 || me.discard.len() < 3
    }

    /// Whether all others are near enough to the door to help behind it, and nobody is resting.
    fn is_together(&self) -> bool {
        let rests = |h: &Hero| self.world.turns.stage == Stage::Turns && h.resting;
        let mut others = self.world.party.heroes.iter().filter(|h| h.id != self.hero && !h.exhausted);
        others.all(|h| self.far(h.body.at) <= w::PARTY_NEAR && !rests(h))
    }

    /// Doors that characters can open and that lead to something new.
    fn doors(&self) -> SpaceSet {
        let map = &self.world.place.board.map;
        let shut = |d: &SpaceId| map.is_closed(*d, self.world.place.board.doors) && !self.world.is_locked(*d);
        map.doors().iter().copied().filter(shut).collect()
    }

    /// Pressure plates that open a door which is still closed.
    fn plates(&self) -> SpaceSet {
        let Some(scenario) = self.world.scenario_of(self.game) else { return SpaceSet::default() };
        let map = &self.world.place.board.map;
        let shut = |letter: char| {
            scenario.doors_named(letter).any(|door| map.is_closed(door.at, self.world.place.board.doors))
        };
        let opens = |plate: char| {
            let rules = scenario.rules.iter().filter(|rule| rule.when == Trigger::Plate(plate));
            rules
                .flat_map(|rule| &rule.does)
                .any(|effect| matches!(effect.what, What::Open(letter) if shut(letter)))
        };
        let lying = scenario.rooms.iter().flat_map(|room| &room.overlays);
        let plates = lying.filter(|o| matches!(o.what, Lying::Plate(letter) if opens(letter)));
        plates.flat_map(|o| o.at.iter().copied()).filter(|at| self.world.is_in_play(*at)).collect()
    }

    /// Where goal treasures lie.
    fn goal_treasures(&self) -> SpaceSet {
        let goals = self.world.place.treasures.iter().filter(|(_, treasure)| *treasure == Treasure::Goal);
        goals.map(|(at, _)| *at).collect()
    }

    /// Where the party can escape, once nothing else of the goal is left.
    fn look_for_exits(&mut self) {
        let Some(scenario) = self.world.scenario_of(self.game) else { return };
        let exits = self.world.exits(self.game, &scenario);
        self.leaves = !exits.is_empty();
        self.exits = exits.into_iter().filter(|at| self.world.is_in_play(*at)).collect();
    }

    fn find_way(&mut self) {
        let map = &self.world.place.board.map;
        let mut open = self.ground.clone();
        // Whoever is in the way now will not be there forever.
        for (_, at) in &self.friends {
            open.set_figure(*at, Some(Figure::Ally));
        }
        let mut goals = self.exits.clone();
        for foe in self.foes.iter().filter(|_| !self.leaves) {
            for (_, next) in map.neighbours(foe.at) {
                if self.world.place.board.adjacent(foe.at, next) {
                    goals.insert(next);
                }
            }
        }
        for next in [View::doors, View::plates, View::goal_treasures] {
            if goals.is_empty() {
                goals = next(self);
            }
        }
        self.way.search_to(map, &open, Gait::Walk, &goals);
        self.dare(&mut open, &goals);
        // Enemies behind a door that nobody has opened: the door is the way.
        if self.way.cost(self.at()).is_none() {
            goals.union_with(&self.doors());
            self.way.search_to(map, &open, Gait::Walk, &goals);
        }
    }

    /// Where no way leads around all traps, one of them must be sprung: the one that shortens the way most. A character
    /// whom it would kill leaves it to others.
    fn dare(&mut self, open: &mut Ground, goals: &SpaceSet) {
        let (map, at) = (&self.world.place.board.map, self.at());
        let safe = |way: &Paths| way.cost(at).is_some_and(|cost| cost.negative() == 0);
        if safe(&self.way) || self.me().body.hp <= self.world.trap_damage() || self.foes.len() > 1 {
            return;
        }
        let mut best: Option<(u16, SpaceId)> = None;
        let mut way = Paths::default();
        for trap in &self.world.place.traps {
            open.set_negative(trap.at, false);
            way.search_to(map, open, Gait::Walk, goals);
            let points = way.cost(at).filter(|cost| cost.negative() == 0).map(|cost| cost.points());
            best = best.into_iter().chain(points.map(|points| (points, trap.at))).min();
            open.set_negative(trap.at, true);
        }
        if let Some((_, trap)) = best {
            open.set_negative(trap, false);
            self.ground.set_negative(trap, false);
            self.dared = Some(trap);
            self.way.search_to(map, open, Gait::Walk, goals);
        }
    }

    /// How far it is to the goal.
    pub fn far(&self, at: SpaceId) -> i32 {
        self.way.cost(at).map_or(30, |cost| i32::from(cost.points()) + 10 * i32::from(cost.negative()))
    }

    /// The hexes in which a move can end; the first one is where it begins.
    pub fn reach(&self, from: SpaceId, points: u8, jump: bool) -> Rc<[SpaceId]> {
        if let Some(known) = self.moves.ends.borrow().get(&(from, points, jump)) {
            return Rc::clone(known);
        }
        let gait = self.world.gait(self.game, self.hero.into(), jump);
        let ends: Rc<[SpaceId]> = self.ends(from, points, gait).into();
        self.moves.ends.borrow_mut().insert((from, points, jump), Rc::clone(&ends));
        ends
    }

    /// The same for a gait.
    pub fn ends(&self, from: SpaceId, points: u8, gait: Gait) -> Vec<SpaceId> {
        let mut paths = self.moves.paths.borrow_mut();
        paths.search_near(&self.world.place.board.map, &self.ground, gait, from, u16::from(points));
        let mut ends = vec![from];
        ends.extend(paths.within(u16::from(points)).iter().filter(|s| *s != from && !self.is_trap(*s)));
        ends
    }

    /// Whether a trap lies there.
    pub fn is_trap(&self, at: SpaceId) -> bool {
        self.world.place.traps.iter().any(|t| t.at == at)
    }

    /// Whether the character keeps out of a hex: a trap that it need not spring.
    pub fn avoids(&self, at: SpaceId) -> bool {
        self.is_trap(at) && self.dared != Some(at)
    }

    /// In percent: how much of an enemy's attention the character draws in this hex.
    fn share(&self, foe: &Foe, at: SpaceId) -> i32 {
        let Some(mine) = self.world.distance(foe.at, at) else { return 0 };
        if mine > foe.moves + foe.range {
            return 0;
        }
        let others = self.friends.iter().filter_map(|(_, other)| self.world.distance(foe.at, *other)).min();
        let focus = match others {
            Some(other) if other < mine => w::SHARE_WHEN_FARTHER * foe.targets,
            Some(other) if other == mine => w::SHARE_WHEN_TIED * foe.targets,
            _ => 100,
        };
        let when = if foe.waits { 100 } else { w::SHARE_WHEN_ACTED };
        focus.min(100) * when / 100
    }

    /// In hundredths: how many attacks the character must expect in this hex, and how many of them are melee.
    pub fn attacks_on(&self, at: SpaceId) -> (i32, i32) {
        let hitting = || self.foes.iter().filter(|f| f.hits > 0);
        let all = hitting().map(|f| self.share(f, at)).sum();
        let melee = hitting().filter(|f| f.range <= 1).map(|f| self.share(f, at)).sum();
        (all, melee)
    }

    /// In hundredths of hit points: what the character must expect to suffer in this hex.
    pub fn danger(&self, at: SpaceId) -> i32 {
        let body = &self.me().body;
        if body.has(Condition::Invisible) {
            return 0;
        }
        let poison = i32::from(body.has(Condition::Poison));
        let shield = i32::from(self.world.shield_of(self.game, self.hero.into()));
        let hits = |f: &Foe| if f.hits > 0 { (f.hits + poison - shield).max(0) } else { 0 };
        self.foes.iter().map(|f| hits(f) * self.share(f, at)).sum()
    }

    /// What it is worth to end a turn in this hex.
    pub fn worth(&self, at: SpaceId) -> i32 {
        if let Some(known) = self.worth.borrow()[at.index()] {
            return known;
        }
        let worth = self.reckon(at);
        self.worth.borrow_mut()[at.index()] = Some(worth);
        worth
    }

    fn reckon(&self, at: SpaceId) -> i32 {
        let me = self.me();
        let mut worth = -self.danger(at) * View::hurt(me.body.hp, me.body.most) / 100 * self.care / 100;
        let near = if self.foes.is_empty() || self.leaves { w::NEARER_DOOR } else { w::NEARER_FOE };
        worth -= near * self.far(at).min(30);
        let map = &self.world.place.board.map;
        if map.is_closed(at, self.world.place.board.doors) || self.plates.contains(at) {
            worth += if self.ready { w::OPEN_DOOR } else { w::OPEN_TOO_EARLY };
        }
        worth += if self.exits.contains(at) { w::ESCAPE } else { 0 };
        let coins = self.world.place.coins.iter().filter(|c| **c == at).count() as i32;
        worth += w::COIN * coins;
        worth += if self.world.place.treasures.iter().any(|(t, _)| *t == at) { w::TREASURE } else { 0 };
        worth -= if self.is_trap(at) { w::TRAP } else { 0 };
        worth
    }

    /// The enemy with this id.
    pub fn foe(&self, id: FigureId) -> Option<&Foe> {
        self.foes.iter().find(|f| f.id == id)
    }

    /// What an attack on an enemy is worth: damage, the chance of its death, and what it suffers if it lives.
    pub fn blow(&self, foe: &Foe, value: i32, pierce: i32, given: Conditions, luck: i32) -> i32 {
        let shield = (foe.shield - pierce).max(0);
        let value = value + i32::from(foe.conditions.has(Condition::Poison));
        let (mut damage, mut deaths, mut cards) = (0, 0, 0);
        for (change, count) in DECK {
            let hit = match change {
                Some(n) => value + n - shield,
                None => 2 * value - shield,
            };
            let hit = hit.max(0);
            damage += count * hit.min(foe.hp);
            deaths += if hit >= foe.hp { count } else { 0 };
            cards += count;
        }
        // The card that nulls.
        cards += 1;
        let lasting = w::KILL + foe.strength * foe.targets.min(2) * w::KILL_PER_HIT;
        let before = if foe.waits { foe.hits * w::KILL_BEFORE_TURN } else { 0 };
        let mut worth = (w::DAMAGE * damage + (lasting + before) * deaths) / cards;
        worth += given.iter().map(|c| self.inflict(foe, c)).sum::<i32>() * (cards - deaths) / cards;
        worth + luck * worth / 10
    }

    /// What a condition on an enemy is worth.
    pub fn inflict(&self, foe: &Foe, condition: Condition) -> i32 {
        if foe.conditions.has(condition) || self.world.is_immune(self.game, foe.id, condition) {
            return 0;
        }
        let hits = foe.hits * foe.targets.min(2);
        // What ends with its next turn is worth more before that turn.
        match condition {
            Condition::Stun => w::STUN * hits + w::STUN,
            Condition::Disarm => w::DISARM * hits,
            Condition::Immobilize => {
                let near = self.world.party.heroes.iter().filter(|h| !h.exhausted);
                let mut near = near.filter_map(|h| self.world.distance(foe.at, h.body.at));
                if near.any(|d| d <= foe.range) { 1 } else { w::IMMOBILIZE * hits }
            }
            Condition::Poison => w::POISON,
            Condition::Wound => w::WOUND,
            Condition::Muddle => w::MUDDLE * hits,
            Condition::Curse => w::CURSE,
            // What doubles the next damage is worth about as much as a hit; the ruin mostly kills.
            Condition::Brittle => w::POISON + w::WOUND,
            Condition::Bane => 2 * (w::POISON + w::WOUND),
            Condition::Impair => 0,
            Condition::Invisible
            | Condition::Strengthen
            | Condition::Bless
            | Condition::Regenerate
            | Condition::Ward => -w::BOON,
        }
    }

    /// What healing a friend is worth.
    pub fn heal(&self, friend: FigureId, points: u8) -> i32 {
        let Some(body) = self.world.body(friend) else { return 0 };
        let mut points = i32::from(points);
        let cure = if body.has(Condition::Wound) { w::WOUND } else { 0 };
        if body.has(Condition::Poison) {
            return w::POISON + cure;
        }
        points = points.min(i32::from(body.most) - i32::from(body.hp));
        let missing = i32::from(body.most) - i32::from(body.hp);
        let each = w::HEAL + w::HURT_WHEN_LOW * missing / i32::from(body.most.max(1)) / 2;
        let whose = if let FigureId::Hero(_) = friend { 1 } else { 2 };
        points * each / whose + cure
    }
}

/// The cards of a modifier deck but the null: what each adds, and how many there are; `None` for the one that doubles.
const DECK: [(Option<i32>, i32); 6] =
    [(Some(-2), 1), (Some(-1), 5), (Some(0), 6), (Some(1), 5), (Some(2), 1), (None, 1)];

/// An obstacle that has to be destroyed.
fn obstacle(objective: &haven::world::Objective) -> Foe {
    let body = &objective.body;
    Foe {
        id: objective.figure(),
        at: body.at,
        hp: i32::from(body.hp),
        shield: 0,
        hits: 0,
        strength: 5,
        targets: 1,
        moves: 0,
        range: 0,
        waits: false,
        conditions: body.conditions,
        retaliate: 0,
    }
}

/// An enemy as its cards show it: the stat card, and the ability card once it is drawn.
fn foe(game: &Haven, world: &World, monster: &haven::world::Monster) -> Foe {
    let id = FigureId::Monster(monster.id);
    let body = &monster.body;
    let stats = world.stats(game, id);
    let base = stats.map_or((0, 0, 0), |s| (s.attack, s.moves, s.range));
    let waits = world.turns.stage == Stage::RoundStart || !monster.acted;
    let (mut attack, mut moves) = (i32::from(base.0), u16::from(base.1));
    let mut range = u16::from(base.2.max(1));
    let drawn = world.card_of(game, monster.id.kind).filter(|_| waits && world.turns.stage == Stage::Turns);
    if let Some(card) = drawn {
        (attack, moves) = (0, 0);
        for ability in &card.abilities {
            match ability {
                Ability::Move { points, .. } => moves += u16::from(points.of(base.1)),
                Ability::Attack(a) => {
                    attack += i32::from(a.value.of_signed(base.0)).max(0);
                    range = a.range.map_or(range, |r| u16::from(r.of(base.2).max(1)));
                }
                _ => {}
            }
        }
    }
    let held = |c: Condition| body.has(c);
    if held(Condition::Stun) || held(Condition::Disarm) {
        attack = 0;
    }
    if held(Condition::Stun) || held(Condition::Immobilize) {
        moves = 0;
    }
    Foe {
        id,
        at: body.at,
        hp: i32::from(body.hp),
        shield: i32::from(world.shield_of(game, id)),
        strength: i32::from(base.0).max(if monster.rank == Rank::Boss { 3 } else { 1 }),
        hits: if monster.rank == Rank::Boss { attack.max(2) } else { attack },
        targets: stats.map_or(1, |s| i32::from(s.targets())),
        moves,
        range,
        waits,
        conditions: body.conditions,
        retaliate: i32::from(world.retaliate_of(game, id, 1)),
    }
}
