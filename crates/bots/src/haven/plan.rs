//! What actions are worth: the effects of a turn one after another, every move tried to each hex where it can end.

use super::view::{Foe, View};
use super::weights as w;
use board::{SpaceId, SpaceSet};
use haven::FigureId;
use haven::actions::attack::Weapon;
use haven::content::{
    Ability, Action, Attack, CardId, Clause, Condition, Effect, Event, Gain, Gains, Half, Head, How, If, Per,
    Pile, Stays, Targets, ToAttack, What, Whom,
};
use haven::world::{GearState, Played};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The turns that a character could have.
pub struct Planner<'v> {
    /// The board as the character sees it.
    pub view: View<'v>,
    /// What its active cards add to a melee attack and to a ranged one.
    bonus: [i32; 2],
    /// How many points its items can add to a move.
    boots: u8,
    /// What effects are worth from a hex, and what actions are worth with which a turn ends.
    effects: Known,
    ends: Known,
}

/// What has been worked out already: the address of an effect or action, and what it is worth from each hex.
struct Known {
    hexes: usize,
    rows: RefCell<BTreeMap<usize, Vec<Option<i32>>>>,
}

impl Known {
    /// Nothing known yet, on a map of this many hexes.
    fn nothing(hexes: usize) -> Known {
        Known { hexes, rows: RefCell::default() }
    }

    /// What something is worth from a hex; it is worked out the first time this is asked.
    fn of<T>(&self, what: &T, at: SpaceId, reckon: impl FnOnce() -> i32) -> i32 {
        let address = std::ptr::from_ref(what) as usize;
        if let Some(worth) = self.rows.borrow().get(&address).and_then(|row| row[at.index()]) {
            return worth;
        }
        let worth = reckon();
        let mut rows = self.rows.borrow_mut();
        rows.entry(address).or_insert_with(|| vec![None; self.hexes])[at.index()] = Some(worth);
        worth
    }
}

impl<'v> Planner<'v> {
    /// The turns that the character of this view could have.
    pub fn new(view: View<'v>) -> Planner<'v> {
        let me = FigureId::Hero(view.hero);
        let events = |melee: bool| match melee {
            true => [Event::Attack, Event::MeleeAttack],
            false => [Event::Attack, Event::RangedAttack],
        };
        let bonus = [true, false].map(|melee| {
            let watching = view.world.watching(view.game, me, &events(melee));
            let says = watching.iter().filter_map(|watch| watch.says(view.game));
            says.map(|(_, gains)| attack_gain(gains)).sum()
        });
        let boots = view
            .me()
            .gear(GearState::Ready)
            .filter_map(|g| view.game.item(g.item).at(g.state, &[Event::Move]));
        let boots = boots.flat_map(|g| &g.gains).map(Gain::move_points).sum::<i8>().max(0).unsigned_abs();
        let hexes = view.world.place.board.map.len();
        Planner { view, bonus, boots, effects: Known::nothing(hexes), ends: Known::nothing(hexes) }
    }

    /// What the effects of an action are worth from its `next` one on, performed one after another from here, together
    /// with what comes `then` in the hex where they end.
    fn run(&self, action: &Action, next: usize, at: SpaceId, then: &dyn Fn(SpaceId) -> i32) -> i32 {
        let Some(effect) = action.does.get(next) else { return then(at) };
        match &effect.what {
            What::Do(Ability::Move { points, jump }) if self.view.world.can_move(self.view.hero.into()) => {
                let points = points.of(0) + self.more_moves(effect);
                self.best_end(points, *jump, at, |end| self.run(action, next + 1, end, then))
            }
            _ => {
                let worth = self.effects.of(effect, at, || self.effect(effect, action, at));
                worth + self.run(action, next + 1, at, then)
            }
        }
    }

    /// What an action is worth from here if the turn ends with it.
    fn last(&self, action: &'v Action, at: SpaceId) -> i32 {
        self.ends.of(action, at, || self.run(action, 0, at, &|end| self.view.worth(end)))
    }

    /// What the best end of a move is worth with all that comes after it.
    fn best_end(&self, points: u8, jump: bool, at: SpaceId, then: impl Fn(SpaceId) -> i32) -> i32 {
        let near = self.view.reach(at, points, jump);
        let mut best = near.iter().map(|end| then(*end)).max().unwrap_or(i32::MIN);
        if self.boots > 0 {
            let far = self.view.reach(at, points + self.boots, jump);
            let further = far.iter().filter(|end| !near.contains(end));
            best = further.map(|end| then(*end) - w::SPEND_ITEM).fold(best, i32::max);
        }
        best
    }

    fn more_moves(&self, effect: &Effect) -> u8 {
        let per = |clause: &Clause| match clause.head {
            Head::Per(Per::DamageDealt) => self.view.world.turns.turn.as_ref().map_or(2, |t| t.dealt),
            _ => 0,
        };
        effect.clauses.iter().map(per).sum()
    }

    /// What an action costs besides what it does: its card.
    pub fn price(&self, action: &Action) -> i32 {
        let lost = if action.lost { self.view.loss } else { 0 };
        lost - i32::from(action.xp)
    }

    /// What an effect is worth that is performed from here; moves count for nothing.
    pub fn effect(&self, effect: &Effect, action: &Action, at: SpaceId) -> i32 {
        let view = &self.view;
        let near = |f: &&Foe, range: u8| view.world.reaches(at, f.at, range);
        match &effect.what {
            What::Do(Ability::Attack(attack)) => self.attack(attack, &effect.clauses, at),
            What::Do(ability) => self.ability(ability, at),
            What::On { event, gains, .. } => self.lasting(*event, gains, action),
            What::Let(How::Get, whom, then) => self.get(*whom, then, at),
            What::Let(How::May(_), Whom::OtherAlly(range), then) => {
                let mut allies = view.world.allies_of(view.hero.into()).filter_map(|f| view.world.at(f));
                let helped = |ally: SpaceId| match &then.what {
                    What::Do(Ability::Attack(a)) => {
                        let hit = |f: &&Foe| view.world.reaches(ally, f.at, Weapon::of(a, None, &[]).range);
                        view.foes.iter().any(|f| hit(&f))
                    }
                    _ => false,
                };
                let any = allies.any(|ally| view.world.reaches(at, ally, *range) && helped(ally));
                if any { 5 * w::DAMAGE } else { 0 }
            }
            What::Let(How::Must, Whom::Enemy(range), _)
                if view.foes.iter().filter(|f| near(f, *range)).count() > 1 =>
            {
                w::DAMAGE
            }
            What::Let(..) => 0,
            What::If(_, then) => self.effect(then, action, at) / 3,
            What::Consume(sign, then) => match view.world.payments(*sign).is_empty() {
                true => 0,
                false => self.effect(then, action, at),
            },
            What::Recover(count, pile, whom) => {
                let (there, each) = match (pile, whom) {
                    (Pile::Discarded, Whom::OtherAlly(range)) => (self.discards_near(at, *range), w::RECOVER),
                    (Pile::Discarded, _) => (view.me().discard.len(), w::RECOVER),
                    (Pile::Lost, _) => (view.me().lost.len(), w::RECOVER_LOST),
                };
                each * count.map_or(there, |n| there.min(n.into())) as i32
            }
            What::Refresh(..) => w::BOON,
            What::Summon(_) => w::SUMMON,
            What::Kill(Whom::Enemy(range), _) => {
                let worth = |f: &Foe| w::DAMAGE * f.hp + w::KILL + w::KILL_PER_HIT * f.strength;
                view.foes.iter().filter(|f| near(f, *range)).map(worth).max().unwrap_or(0)
            }
            What::Kill(..) | What::Obstacles(..) | What::DestroyObstacle(_) => 0,
            What::Special(_) => 1,
            // Nothing of this is on a card yet.
            _ => 0,
        }
    }

    /// The most discards of another character in range.
    fn discards_near(&self, at: SpaceId, range: u8) -> usize {
        let others = self.view.world.party.heroes.iter().filter(|h| h.id != self.view.hero && !h.exhausted);
        let near = others.filter(|h| self.view.world.reaches(at, h.body.at, range));
        near.map(|h| h.discard.len()).max().unwrap_or(0)
    }

    fn ability(&self, ability: &Ability, at: SpaceId) -> i32 {
        let view = &self.view;
        let me = FigureId::Hero(view.hero);
        match ability {
            Ability::Heal { points, range: None } => view.heal(me, *points),
            Ability::Heal { points, range: Some(range) } => {
                let friends = view
                    .world
                    .allies_of(me)
                    .filter(|f| view.world.at(*f).is_some_and(|other| view.world.reaches(at, other, *range)));
                friends.chain([me]).map(|f| view.heal(f, *points)).max().unwrap_or(0)
            }
            Ability::Shield(points) => view.attacks_on(at).0 * i32::from(*points) * w::SHIELD / 100,
            Ability::Retaliate(back) => {
                let (all, melee) = view.attacks_on(at);
                let met = if back.range > 1 { all } else { melee };
                met * i32::from(back.damage) * w::RETALIATE / 100
            }
            Ability::Give(given, whom) => given.iter().map(|c| self.give(c, *whom, at)).sum(),
            Ability::Suffer(points) => {
                -i32::from(*points) * View::hurt(view.me().body.hp, view.me().body.most)
            }
            Ability::Loot(range) => {
                let near =
                    |c: &&SpaceId| view.world.distance(at, **c).is_some_and(|d| d <= u16::from(*range));
                w::COIN * view.world.place.coins.iter().filter(near).count() as i32
            }
            Ability::Infuse(_) => w::ELEMENT,
            Ability::Consume(sign, then) if !view.world.payments(*sign).is_empty() => self.ability(then, at),
            Ability::Trap(..) => w::BOON,
            _ => 0,
        }
    }

    fn give(&self, condition: Condition, whom: Whom, at: SpaceId) -> i32 {
        let view = &self.view;
        let foes = |range: u8| {
            let met = view.foes.iter().filter(move |f| view.world.reaches(at, f.at, range));
            met.map(|f| view.inflict(f, condition))
        };
        match whom {
            Whom::Enemy(range) => foes(range).max().unwrap_or(0).max(0),
            Whom::Enemies(range) => foes(range).sum(),
            Whom::Adjacent => foes(1).sum(),
            Whom::Inside | Whom::Passed => foes(2).max().unwrap_or(0),
            Whom::Myself if condition == Condition::Invisible => {
                let me = view.me();
                view.danger(at) * View::hurt(me.body.hp, me.body.most) / 100
            }
            _ if condition.is_negative() => -w::BOON,
            _ => w::BOON,
        }
    }

    /// What it is worth to let friends or enemies around get something.
    fn get(&self, whom: Whom, then: &Effect, at: SpaceId) -> i32 {
        let view = &self.view;
        let range = match whom {
            Whom::Figures(n) | Whom::Allies(n) | Whom::SelfAndAllies(n) | Whom::Enemies(n) => u16::from(n),
            Whom::Adjacent | Whom::BesideTarget => 1,
            _ => u16::MAX,
        };
        let near = |other: SpaceId| view.world.distance(at, other).is_some_and(|d| d <= range);
        let me = FigureId::Hero(view.hero);
        let allies = view.world.allies_of(me).filter(|f| view.world.at(*f).is_some_and(near)).count() as i32;
        let foes = || view.foes.iter().filter(|f| near(f.at));
        match &then.what {
            What::Do(Ability::Suffer(n)) if whom == Whom::BesideTarget => i32::from(*n),
            What::Do(Ability::Suffer(n)) => {
                let hits_foes = matches!(whom, Whom::Figures(_) | Whom::Enemies(_) | Whom::Adjacent);
                let hurt = |f: &Foe| {
                    let kill = if f.hp <= i32::from(*n) { w::KILL + w::KILL_PER_HIT * f.strength } else { 0 };
                    w::DAMAGE * f.hp.min(i32::from(*n)) + kill
                };
                let gain: i32 = if hits_foes { foes().map(hurt).sum() } else { 0 };
                let hits_allies = matches!(whom, Whom::Figures(_) | Whom::Allies(_) | Whom::AllAllies);
                let cost = if hits_allies { allies * i32::from(*n) * 2 * w::HURT } else { 0 };
                gain - cost
            }
            What::Do(Ability::Shield(n)) if !view.foes.is_empty() => allies * i32::from(*n) * w::SHIELD,
            What::Do(Ability::Heal { points, .. }) => {
                let friends = view.world.allies_of(me).filter(|f| view.world.at(*f).is_some_and(near));
                friends.map(|f| view.heal(f, *points)).sum()
            }
            What::Do(Ability::Give(given, _)) => {
                given.iter().map(|c| if c.is_negative() { -allies } else { allies } * w::BOON).sum()
            }
            _ => 0,
        }
    }

    /// What a bonus is worth that lasts.
    fn lasting(&self, event: Event, gains: &Gains, action: &Action) -> i32 {
        let attack = attack_gain(gains);
        match action.stays {
            Some(Stays::Round) => match event {
                Event::Damage | Event::AttackDamage | Event::Attacked | Event::MeleeAttacked => {
                    self.view.attacks_on(self.view.at()).0 * w::HURT * 2 / 100
                }
                _ => w::ROUND_ATTACK * attack,
            },
            Some(Stays::Augment) if self.has_augment() => 0,
            Some(_) if attack > 0 => w::LASTING_ATTACK * attack,
            Some(Stays::Augment) => w::LASTING_ATTACK / 2,
            Some(Stays::Persistent) => w::LASTING_SLOT * action.slots.len().max(3) as i32,
            None => 0,
        }
    }

    fn has_augment(&self) -> bool {
        let stays = |a: &haven::world::ActiveCard| self.view.game.card(a.card).half(a.half).stays;
        self.view.me().active.iter().any(|a| stays(a) == Some(Stays::Augment))
    }

    /// What an attack from a hex is worth: the best targets, or the best way to lay its area.
    pub fn attack(&self, attack: &Attack, clauses: &[Clause], from: SpaceId) -> i32 {
        let view = &self.view;
        if view.foes.is_empty() || !view.world.can_attack(view.hero.into()) {
            return 0;
        }
        let mut weapon = Weapon::of(attack, None, &[]);
        let (mut more, mut extra) = (0, Vec::new());
        let added = clauses.iter().filter(|clause| match clause.head {
            Head::Consume(sign) => !view.world.payments(sign).is_empty(),
            head => head == Head::Always,
        });
        let added = added.flat_map(|clause| &clause.gains.gains).filter_map(Gain::to_attack);
        for gain in added {
            match gain {
                ToAttack::Value(n) => more += i32::from(n),
                ToAttack::Condition(c) => extra.push(c),
                ToAttack::MoreTargets(n) => weapon.targets = weapon.targets.map(|t| t + n),
                ToAttack::Targets(n) => weapon.targets = weapon.targets.map(|t| t.max(n)),
                ToAttack::Within(n) => weapon.range = weapon.range.max(n),
                ToAttack::Pierce(n) => weapon.pierce += n,
                _ => {}
            }
        }
        let given = extra.into_iter().chain(weapon.conditions.iter()).collect();
        let base = i32::from(weapon.value) * if attack.times == 2 { 2 } else { 1 } + more;
        let base = base + self.bonus[usize::from(!weapon.melee)];
        let worth = |foe: &Foe| {
            let value = base + self.against(foe, clauses);
            let near = view.world.place.board.adjacent(from, foe.at);
            let luck = self.luck(!weapon.melee && near);
            let back =
                if near { foe.retaliate * View::hurt(view.me().body.hp, view.me().body.most) } else { 0 };
            view.blow(foe, value, i32::from(weapon.pierce), given, luck) - back
        };
        let seen = || view.foes.iter().filter(|f| !view.world.is_invisible(f.id));
        if let Some(pattern) = &weapon.area {
            let over: SpaceSet =
                seen().map(|f| f.at).filter(|at| view.world.place.board.sight.sees(from, *at)).collect();
            if over.is_empty() {
                return 0;
            }
            let anchors = view.world.place.board.range.within(from, u16::from(weapon.range));
            let turn = view.world.turn_of_areas();
            let areas = pattern.areas_over(&view.world.place.board.map, from, &anchors, turn, &over);
            let each: Vec<(SpaceId, i32)> =
                seen().filter(|f| over.contains(f.at)).map(|f| (f.at, worth(f))).collect();
            let laid = |red: &SpaceSet| each.iter().filter(|(at, _)| red.contains(*at)).map(|(_, v)| v).sum();
            return areas.iter().map(|area| laid(&area.red)).max().unwrap_or(0);
        }
        if attack.targets == Targets::Passed {
            let near = seen().filter(|f| view.world.distance(from, f.at).is_some_and(|d| d <= 2));
            return near.map(worth).max().unwrap_or(0);
        }
        let mut each: Vec<i32> =
            seen().filter(|f| view.world.reaches(from, f.at, weapon.range)).map(worth).collect();
        each.sort_by_key(|worth| -worth);
        let most = weapon.targets.map_or(usize::MAX, usize::from);
        each.into_iter().take(most).map(|worth| worth.max(0)).sum()
    }

    fn luck(&self, too_near: bool) -> i32 {
        let has = |c: Condition| self.view.me().body.has(c);
        let good = i32::from(has(Condition::Strengthen));
        let bad = i32::from(too_near || has(Condition::Muddle));
        2 * (good - bad)
    }

    /// What clauses add against this enemy.
    fn against(&self, foe: &Foe, clauses: &[Clause]) -> i32 {
        let view = &self.view;
        let me = FigureId::Hero(view.hero);
        let beside = || view.world.allies_beside(me, foe.id) as i32;
        let times = |head: Head| match head {
            Head::If(If::BesideAlly) => i32::from(beside() > 0),
            Head::If(If::Alone) => i32::from(view.world.is_isolated(foe.id)),
            Head::Per(Per::NegativeCondition) => {
                foe.conditions.iter().filter(|c| c.is_negative()).count() as i32
            }
            Head::Per(Per::AllyBesideTarget) => beside(),
            Head::Per(Per::TargetShield) => foe.shield,
            Head::Per(Per::HexMoved) => view.world.turns.turn.as_ref().map_or(2, |t| i32::from(t.moved)),
            _ => 0,
        };
        clauses.iter().map(|c| times(c.head) * attack_gain(&c.gains)).sum()
    }

    /// What an enemy is worth as the target of an attack of this value.
    pub fn target(&self, foe: &Foe, value: i32) -> i32 {
        self.view.blow(foe, value, 0, haven::content::Conditions::NONE, 0)
    }

    /// What a turn with these two cards is worth, both halves and both orders tried.
    pub fn pair(&self, one: CardId, other: CardId) -> i32 {
        let at = self.view.at();
        let mut best = i32::MIN;
        for (top, bottom) in [(one, other), (other, one)] {
            for top in self.ways(top, Half::Top) {
                for bottom in self.ways(bottom, Half::Bottom) {
                    best = best.max(self.two(top, bottom, at)).max(self.two(bottom, top, at));
                }
            }
        }
        best
    }

    /// The printed half of a card, and the basic action in its place.
    fn ways(&self, card: CardId, half: Half) -> [&'v Action; 2] {
        [self.view.game.card(card).half(half), self.view.game.basic(half)]
    }

    /// What an action is worth as the only one.
    pub fn alone(&self, action: &Action, at: SpaceId) -> i32 {
        self.run(action, 0, at, &|end| self.view.worth(end)) - self.price(action)
    }

    /// What two actions one after the other are worth.
    pub fn two(&self, first: &Action, second: &'v Action, at: SpaceId) -> i32 {
        let both = self.run(first, 0, at, &|end| self.last(second, end));
        both - self.price(first) - self.price(second)
    }

    /// What the rest of the turn is worth from a hex: what is left of the action under way, then the other card.
    fn rest(&self, doing: Option<(&Action, usize)>, at: SpaceId, then: &[&'v Action]) -> i32 {
        let with = |then: &dyn Fn(SpaceId) -> i32| match doing {
            Some((action, next)) => self.run(action, next, at, then),
            None => then(at),
        };
        let mut best = with(&|end| self.view.worth(end));
        for action in then {
            best = best.max(with(&|end| self.last(action, end)) - self.price(action));
        }
        best
    }

    /// The actions that can follow the one under way.
    pub fn then(&self) -> Vec<&'v Action> {
        let Some(turn) = &self.view.world.turns.turn else { return Vec::new() };
        if turn.figure != self.view.hero.into() {
            return Vec::new();
        }
        let under_way = match turn.doing.as_ref().map(|d| d.what) {
            Some(Played::Printed(card, _) | Played::Basic(card, _)) => Some(card),
            _ => None,
        };
        let cards = self.view.me().selected.iter().filter(|c| Some(**c) != under_way);
        let halves = |half: &Half| turn.first.is_none_or(|f| f != *half);
        cards.flat_map(|c| Half::BOTH.into_iter().filter(halves).flat_map(|h| self.ways(*c, h))).collect()
    }

    /// Where to end a move of which this many points are left, and what that is worth.
    pub fn end_of_move(
        &self,
        left: u8,
        gait: board::hex::Gait,
        doing: Option<(&Action, usize)>,
    ) -> (SpaceId, i32) {
        let at = self.view.at();
        let then = self.then();
        let mut best: Option<(SpaceId, i32)> = None;
        for end in self.view.ends(at, left, gait) {
            let shared = end == at
                && self.view.world.figures().filter(|f| self.view.world.at(*f) == Some(at)).count() > 1;
            let worth = self.rest(doing, end, &then);
            if !shared && best.is_none_or(|(_, most)| worth > most) {
                best = Some((end, worth));
            }
        }
        best.unwrap_or((at, i32::MIN / 2))
    }
}

fn attack_gain(gains: &Gains) -> i32 {
    let plus = |g: &Gain| match g {
        Gain::Attack(ToAttack::Value(n)) => i32::from(*n),
        Gain::Attack(ToAttack::Double) => 2,
        _ => 0,
    };
    gains.gains.iter().map(plus).sum()
}
