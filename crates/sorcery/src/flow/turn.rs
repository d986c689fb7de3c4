//! BAT, ACT, FREE, CMB: a hero's turn. Each choice is a unit of its own.

use super::{enemies, ghost};
use crate::actions::{attack, conditions, items, wounds};
use crate::content::cards::Deck;
use crate::content::{Deed, Gain, ItemId, Needs, Passive, PowerId, Slot, Use, Whom};
use crate::monsters::encounter::may_provoke;
use crate::rulings::{BlindFreeActions, LastingMoves};
use crate::scenario::deeds::{self, Source};
use crate::scenario::{moving, objects, powers};
use crate::shown::{Fact, Prompt, SpecialName};
use crate::world::{Arm, Dealing, HeroId, Movement, Pick, Turn, Who, World};
use crate::{Play, Sorcery};
use table::Rule;

/// Which action of the turn something needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Move,
    Combat,
    Standard,
    Free,
}

/// SS-BAT-01, SS-BAT-04, SS-CON-05, SS-CON-06: a hero becomes active; a stunned one does nothing.
pub fn begin(play: &mut Play, hero: HeroId) -> Rule {
    play.world.active = hero.seat;
    let facet = *play.world.facet(play.game, hero);
    let body = &play.world.hero(hero).body;
    let (stunned, slowed) = (body.stunned > 0, body.slowed > 0);
    play.world.turn = Some(Turn {
        hero,
        movement: Movement::Ready,
        more: 0,
        lasting: None,
        combat: facet.combat,
        standard: facet.standard,
        slow: slowed.then_some(true),
        dashed: false,
        focused: false,
        provoked: false,
        next: Vec::new(),
        ghostly: [false; 3],
        over: stunned,
        evaded: None,
        handling: false,
    });
    play.tell(|_, _| Fact::Turn { hero });
    Ok(())
}

/// SS-BAT-05, SS-BAT-09, SS-DEC-05: one action, or the end of the turn.
pub fn go_on(play: &mut Play) -> Rule {
    let Some(turn) = play.world.turn.clone() else { return Ok(()) };
    let hero = turn.hero;
    if turn.over {
        return end(play, hero);
    }
    if play.world.hero(hero).ghost {
        return ghost::go_on(play, hero);
    }
    let mut options = play.world.turn_options(play.game, &turn);
    options.push(Pick::End);
    let prompt = Prompt::Action { hero, combat: turn.combat, standard: turn.standard };
    let pick = play.choose(hero.seat(), prompt, &options)?;
    perform(play, hero, pick)
}

/// SS-BAT-09, SS-BAT-10, SS-CON-07, SS-CON-10, SS-CON-19, SS-ENT-06, SS-DTH-11: the turn ends; an enemy turn follows unless the hero
/// is a ghost.
pub fn end(play: &mut Play, hero: HeroId) -> Rule {
    let is = play.world.hero_mut(hero);
    is.done = true;
    if !is.ghost {
        conditions::end_of_turn(&mut is.body);
    }
    if let Some(companion) = &mut is.companion {
        conditions::end_of_turn(companion);
    }
    let ghost = is.ghost;
    play.world.turn = None;
    play.tell(|_, _| Fact::TurnEnds { hero });
    if ghost { Ok(()) } else { enemies::begin(play) }
}

impl Turn {
    /// SS-CON-18, SS-CON-20: whether an action of this kind may still be taken.
    fn may(&self, kind: Kind) -> bool {
        let slow = self.slow == Some(false);
        match kind {
            Kind::Move => {
                matches!(self.movement, Movement::Going(_)) || (self.movement == Movement::Ready && !slow)
            }
            Kind::Combat => self.combat > 0 && !slow,
            Kind::Standard => self.standard > 0 && !slow,
            Kind::Free => true,
        }
    }

    /// SS-BAT-07: the action is taken; SS-MOV-06: a combat action ends a movement that is under way.
    fn spend(&mut self, kind: Kind) {
        match kind {
            Kind::Combat => {
                self.combat = self.combat.saturating_sub(1);
                if self.movement != Movement::Ready {
                    self.movement = Movement::Over;
                }
            }
            Kind::Standard => self.standard = self.standard.saturating_sub(1),
            Kind::Move | Kind::Free => {}
        }
        if kind != Kind::Free && self.slow == Some(true) {
            self.slow = Some(false);
            // SS-CON-20: whoever was slowed on the way and does something else has no movement left.
            if kind != Kind::Move && self.movement != Movement::Ready {
                self.movement = Movement::Over;
            }
        }
    }
}

impl World {
    /// SS-MOV-01, SS-MOV-10, SS-GAP-35: the movement points that are there for the next step.
    pub fn points(&self, game: &Sorcery, turn: &Turn) -> u8 {
        let changed = self.lasting_moves(game, turn.hero);
        match turn.movement {
            Movement::Ready => (game.class(turn.hero.class).moves + turn.more).saturating_add_signed(changed),
            Movement::Going(points) => match (turn.lasting, self.rulings().lasting_moves) {
                (Some(before), LastingMoves::Followed) => points.saturating_add_signed(changed - before),
                _ => points,
            },
            Movement::Over => 0,
        }
    }

    /// By how much what lasts changes the movement points of a hero.
    pub fn lasting_moves(&self, game: &Sorcery, hero: HeroId) -> i8 {
        self.changed(game, Who::Hero(hero), crate::world::moves)
    }

    fn turn_options(&self, game: &Sorcery, turn: &Turn) -> Vec<Pick> {
        let hero = turn.hero;
        let mut all = Vec::new();
        if turn.may(Kind::Move) {
            all.extend(self.step_options(game, turn));
        }
        if turn.may(Kind::Combat) {
            all.extend(self.attack_options(game, hero));
        }
        for (id, level) in self.usable_powers(game, turn) {
            all.push(Pick::Use(id, level));
        }
        for item in self.usable_items(game, turn) {
            all.extend(self.item_options(game, hero, item));
        }
        all.extend(self.other_actions(game, turn));
        all
    }

    /// SS-ACT-01, SS-FREE-01: standard and free actions that are neither movement nor combat nor the use of a card.
    fn other_actions(&self, game: &Sorcery, turn: &Turn) -> Vec<Pick> {
        let hero = turn.hero;
        let (mut all, standard) = self.object_options(hero);
        if turn.may(Kind::Standard) {
            all.extend(standard);
            all.extend(self.standard_options(game, turn));
            all.extend(self.special_options(game, hero));
        }
        if !self.is_engaged(Who::Hero(hero)) {
            all.extend(self.handling(game, hero));
        }
        all.extend(self.awakening(game, hero));
        all
    }

    /// SS-CMB-06, SS-CON-11: an item is used; one that attacks, against whom.
    fn item_options(&self, game: &Sorcery, hero: HeroId, item: ItemId) -> Vec<Pick> {
        if game.item(item).weapon.is_none() {
            return vec![Pick::UseItem(item)];
        }
        if self.hero(hero).body.down {
            return Vec::new();
        }
        let victims = self.victims(game, hero, Arm::Item(item)).into_iter();
        victims.map(|who| Pick::Attack(Some(item), who)).collect()
    }

    /// SS-ACT-16: special actions of the quest, each once.
    fn special_options(&self, game: &Sorcery, hero: HeroId) -> Vec<Pick> {
        let Some(quest) = self.agreed.quest else { return Vec::new() };
        let here = self.spot(self.hero(hero).body.at);
        let all = game.content.quests[quest.index()].specials.iter().enumerate();
        let open = all.filter(|(n, special)| *special.at == *here && !self.specials.contains(&(*n as u8)));
        open.map(|(_, special)| Pick::Special(special.name.clone())).collect()
    }

    /// SS-MOV-02, SS-MOV-04, SS-MOV-05, SS-MOV-09, SS-CON-14: steps, or standing up first.
    fn step_options(&self, game: &Sorcery, turn: &Turn) -> Vec<Pick> {
        let who = Who::Hero(turn.hero);
        let points = self.points(game, turn);
        let Some(body) = self.body(who) else { return Vec::new() };
        if body.down {
            return if points > 0 { vec![Pick::StandUp] } else { Vec::new() };
        }
        let next = self.steps(game, who, body.at).into_iter();
        next.filter(|to| self.step_cost(game, who, *to) <= points)
            .map(|to| Pick::Step(self.spot(to)))
            .collect()
    }

    /// SS-CMB-01, SS-CMB-02, SS-CMB-03, SS-CMB-04, SS-CMB-05, SS-ATK-17, SS-WPN-06, SS-WPN-07, SS-CON-11: weapons and attack powers,
    /// each with whom it can hit.
    fn attack_options(&self, game: &Sorcery, hero: HeroId) -> Vec<Pick> {
        let is = self.hero(hero);
        if is.body.down {
            return Vec::new();
        }
        let mut all = Vec::new();
        let mut weapons: Vec<ItemId> =
            [is.main, is.off].into_iter().flatten().filter(|id| game.may_use(hero, *id)).collect();
        // Two of a kind strike alike.
        weapons.dedup();
        for item in &weapons {
            for target in self.victims(game, hero, Arm::Item(*item)) {
                all.push(Pick::Attack(Some(*item), target));
            }
        }
        if weapons.is_empty() {
            all.extend(self.victims(game, hero, Arm::Unarmed).into_iter().map(|who| Pick::Attack(None, who)));
        }
        for id in self.own_powers(game, hero) {
            if game.power(id).uses == Use::Attack && self.is_ready(game, hero, id) {
                for (n, _) in
                    game.power(id).levels.iter().enumerate().filter(|(_, level)| level.rank <= is.rank)
                {
                    let arm = Arm::Power(id, n as u8);
                    all.extend(
                        self.victims(game, hero, arm).into_iter().map(|who| Pick::Strike(id, n as u8, who)),
                    );
                }
            }
        }
        all
    }

    fn victims(&self, game: &Sorcery, hero: HeroId, arm: Arm) -> Vec<Who> {
        let weapon = self.weapon(game, Who::Hero(hero), arm);
        let mut all = self.in_reach(hero, weapon.range, false);
        // SS-ATK-17, SS-CMP-09: fellow heroes and companions are attacked only to push them.
        if weapon.props.iter().any(|prop| prop.1 == Gain::Bash) {
            let others = self.in_reach(hero, 0, true);
            all.extend(others.into_iter().filter(|who| *who != Who::Hero(hero)));
        }
        all
    }

    /// SS-USE-02, SS-USE-04, SS-USE-05, SS-POW-09, SS-POW-10, SS-CTL-09: powers that are no attacks, at each level the hero may use.
    fn usable_powers(&self, game: &Sorcery, turn: &Turn) -> Vec<(PowerId, u8)> {
        let hero = turn.hero;
        let mut all = Vec::new();
        for id in self.own_powers(game, hero) {
            let power = game.power(id);
            let kind = match power.uses {
                Use::Move => Kind::Move,
                Use::Standard => Kind::Standard,
                Use::Free => Kind::Free,
                Use::Passive | Use::Attack | Use::Reaction => continue,
            };
            let control = power.needs.as_ref() == Some(&Needs::Control);
            let met = !control || self.hero(hero).hidden || self.controls_a_victim(game, hero);
            let fresh = kind != Kind::Move || turn.movement == Movement::Ready;
            if !turn.may(kind) || !self.is_ready(game, hero, id) || !met || !fresh {
                continue;
            }
            for (n, level) in
                power.levels.iter().enumerate().filter(|(_, level)| level.rank <= self.hero(hero).rank)
            {
                let summons = level.deeds.iter().any(|deed| deed.act() == crate::content::Act::Companion);
                let aims = self.has_target(hero, power.range, &level.deeds);
                // SS-CMP-03: once per round.
                if aims && !(summons && self.hero(hero).companion_acted) {
                    all.push((id, n as u8));
                }
            }
        }
        all
    }

    /// SS-CTL-09: whether the heroes control the area of somebody whom a hero can attack.
    fn controls_a_victim(&self, game: &Sorcery, hero: HeroId) -> bool {
        let whom = self.attack_options(game, hero).into_iter().filter_map(|pick| match pick {
            Pick::Attack(_, who) | Pick::Strike(_, _, who) => self.at(who),
            _ => None,
        });
        whom.into_iter().any(|area| self.controls(area, true))
    }

    /// SS-LOS-01, SS-USE-09, SS-CMP-17: whether there is an enemy for what is aimed at one.
    fn has_target(&self, hero: HeroId, range: u8, deeds: &[Deed]) -> bool {
        let aims = deeds.iter().any(|deed| deed.whom() == Whom::Enemy);
        !aims || !self.in_reach(hero, range, false).is_empty()
    }

    /// SS-ITM-01, SS-ITM-02, SS-ART-01, SS-ART-04, SS-INV-01, SS-ITM-08: items that can be used now.
    fn usable_items(&self, game: &Sorcery, turn: &Turn) -> Vec<ItemId> {
        let is = self.hero(turn.hero);
        let goods = is.inventory.iter().copied().filter(|id| game.item(*id).slot == Slot::Goods);
        let charged = is.artifact.filter(|id| self.charges(game, *id) >= game.item(*id).charges.1);
        let mut all: Vec<ItemId> = goods.chain(charged).collect();
        all.dedup();
        let fits = |id: &ItemId| {
            let may = match game.item(*id).uses {
                Some(Use::Standard) => turn.may(Kind::Standard),
                Some(Use::Free) => true,
                _ => false,
            };
            let item = game.item(*id);
            may && game.may_use(turn.hero, *id) && self.has_target(turn.hero, item.range, &item.deeds)
        };
        all.into_iter().filter(fits).collect()
    }

    /// SS-ACT-02, SS-ACT-03, SS-ACT-04, SS-ACT-05, SS-ACT-06, SS-ACT-08, SS-ACT-09, SS-ACT-10, SS-ACT-11, SS-ACT-15, SS-ENG-03: the
    /// standard actions that are open to everybody.
    fn standard_options(&self, game: &Sorcery, turn: &Turn) -> Vec<Pick> {
        let who = Who::Hero(turn.hero);
        let is = self.hero(turn.hero);
        let mut all = Vec::new();
        if !turn.dashed {
            if turn.movement != Movement::Over {
                all.push(Pick::Dash);
            }
            if is.body.down {
                all.push(Pick::DashUp);
            }
        }
        if !turn.focused {
            all.push(Pick::Focus);
        }
        if !self.is_engaged(who) {
            all.push(Pick::Reorganize);
            let here = self.in_area(is.body.at, true).into_iter();
            let others = here.filter_map(|other| if let Who::Hero(id) = other { Some(id) } else { None });
            all.extend(others.filter(|other| *other != turn.hero).map(Pick::Exchange));
        }
        if !turn.provoked && may_provoke(self, game, turn.hero) {
            all.push(Pick::Provoke);
        }
        all
    }

    /// SS-BAT-08, SS-ACT-01, SS-FREE-01: what may be done in the middle of a combat action.
    fn between_blows(&self, game: &Sorcery, turn: &Turn) -> Vec<Pick> {
        let moves = |id: PowerId| game.power(id).uses == Use::Move;
        let powers = self.usable_powers(game, turn).into_iter().filter(|(id, _)| !moves(*id));
        let items = self.usable_items(game, turn).into_iter().filter(|id| game.item(*id).weapon.is_none());
        let used = powers.map(|(id, n)| Pick::Use(id, n)).chain(items.map(Pick::UseItem));
        used.chain(self.doable_at_any_time(game, turn)).collect()
    }

    /// SS-BAT-08, SS-ACT-01, SS-FREE-01: other standard and free actions that interrupt a combat action; Focus is offered with the
    /// attack, and whatever takes hands and time, Reorganize and Exchange, waits for its end.
    fn doable_at_any_time(&self, game: &Sorcery, turn: &Turn) -> Vec<Pick> {
        let mut all = self.other_actions(game, turn);
        all.retain(|pick| !matches!(pick, Pick::Focus | Pick::Reorganize | Pick::Exchange(_)));
        all
    }

    /// SS-SWP-02, SS-SWP-03: a soul weapon that the party can pay for.
    fn awakening(&self, game: &Sorcery, hero: HeroId) -> Vec<Pick> {
        let is = self.hero(hero);
        let soul = |id: &ItemId| matches!(game.item(*id).deck, Deck::Soul(n) if self.shards >= u16::from(n));
        let worn = [is.main, is.off].into_iter().flatten().filter(soul);
        worn.filter(|_| !is.awake).map(Pick::Awake).collect()
    }
}

/// What an option costs.
fn kind(game: &Sorcery, pick: &Pick) -> Kind {
    let by_use = |uses: Option<Use>| match uses {
        Some(Use::Standard) => Kind::Standard,
        Some(Use::Move) => Kind::Move,
        Some(Use::Attack) => Kind::Combat,
        _ => Kind::Free,
    };
    match pick {
        Pick::Step(_) | Pick::StandUp => Kind::Move,
        Pick::Attack(Some(id), _) if game.item(*id).uses == Some(Use::Standard) => Kind::Standard,
        Pick::Attack(..) | Pick::Strike(..) => Kind::Combat,
        Pick::Use(id, _) => by_use(Some(game.power(*id).uses)),
        Pick::UseItem(id) => by_use(game.item(*id).uses),
        Pick::Dash | Pick::DashUp | Pick::Focus | Pick::Reorganize | Pick::Exchange(_) | Pick::Search => {
            Kind::Standard
        }
        Pick::Provoke | Pick::BashDoor(_) | Pick::BashChest | Pick::Special(_) => Kind::Standard,
        _ => Kind::Free,
    }
}

fn perform(play: &mut Play, hero: HeroId, pick: Pick) -> Rule {
    if pick == Pick::End {
        return end(play, hero);
    }
    // Whoever acts is seen (SS-ENG-13).
    play.world.hero_mut(hero).hidden = false;
    let kind = kind(play.game, &pick);
    let seen = sees_what_it_does(play, hero, &pick, kind)?;
    if let Some(turn) = play.world.turn.as_mut() {
        turn.spend(kind);
        turn.handling = seen && handles(&pick);
        if !seen && kind == Kind::Move {
            turn.movement = Movement::Over;
        }
    }
    if !seen {
        play.tell(|_, _| Fact::Fumbles { hero });
        return Ok(());
    }
    if !sees_the_way_out(play, hero, &pick)? {
        // SS-FREE-06: only the free action has failed; the movement goes on.
        take_points(play, 0);
        play.tell(|_, _| Fact::Fumbles { hero });
        return Ok(());
    }
    carry_out(play, hero, pick)
}

/// What an option does.
fn carry_out(play: &mut Play, hero: HeroId, pick: Pick) -> Rule {
    match pick {
        Pick::Step(spot) => step(play, hero, &spot),
        Pick::StandUp => {
            take_points(play, 1);
            stand_up(play, hero);
            Ok(())
        }
        Pick::Attack(item, target) => weapon_attack(play, hero, item, target),
        Pick::Strike(power, level, target) => strike(play, hero, power, level, target),
        Pick::Use(power, level) => {
            if play.game.power(power).uses == Use::Move {
                move_by_power(play);
            }
            powers::use_power(play, hero, power, level)
        }
        Pick::UseItem(item) => use_item(play, hero, item),
        Pick::Special(name) => special(play, hero, &name),
        Pick::Open(spot) | Pick::BashDoor(spot) => match play.world.ground.plan.map.named(&spot) {
            Some(to) => objects::open_door(play, hero, to),
            None => Ok(()),
        },
        Pick::BashChest => objects::bash_chest(play, hero),
        Pick::Search => objects::search(play, hero),
        Pick::Unlock(_) | Pick::UnlockChest => {
            objects::unlock(play, hero, &pick);
            Ok(())
        }
        Pick::Reorganize => {
            play.world.dealing = Some(Dealing::Reorganize { hero });
            Ok(())
        }
        Pick::Exchange(other) => {
            // SS-ACT-11: one item.
            play.world.dealing = Some(Dealing::Exchange { hero, other, items: Some(1) });
            Ok(())
        }
        Pick::Awake(_) => {
            awake(play, hero);
            Ok(())
        }
        Pick::Dash | Pick::DashUp | Pick::Focus | Pick::Provoke => {
            standard(play, hero, &pick);
            Ok(())
        }
        other => items::handle(play, hero, &other),
    }
}

/// SS-FREE-03, SS-FREE-04: what belongs to the one action of picking up and dropping any number of things.
fn handles(pick: &Pick) -> bool {
    let up = matches!(
        pick,
        Pick::PickUp(_) | Pick::PickCoins | Pick::PickLoot | Pick::PickTreasure | Pick::PickKey
    );
    up || matches!(pick, Pick::Drop(_) | Pick::DropCoins | Pick::DropCoin(_))
}

/// SS-CON-09, SS-GAP-22: a blinded hero needs a save roll before each of its actions. A movement is one action; so is
/// picking up and dropping any number of things.
fn sees_what_it_does(play: &mut Play, hero: HeroId, pick: &Pick, kind: Kind) -> Rule<bool> {
    if play.world.hero(hero).body.blinded == 0 {
        return Ok(true);
    }
    let going = play.world.turn.as_ref().is_some_and(|turn| matches!(turn.movement, Movement::Going(_)));
    let free = play.world.rulings().blind_free_actions == BlindFreeActions::Free;
    let goes_on = handles(pick) && play.world.turn.as_ref().is_some_and(|turn| turn.handling);
    let rolls = match kind {
        Kind::Free => !free && !goes_on,
        Kind::Move => !going,
        Kind::Combat | Kind::Standard => true,
    };
    if rolls { conditions::save(play, Who::Hero(hero)) } else { Ok(true) }
}

/// SS-CON-09, SS-FREE-06, SS-GAP-22: leaving an area with enemies is a free action of its own.
fn sees_the_way_out(play: &mut Play, hero: HeroId, pick: &Pick) -> Rule<bool> {
    let evades = matches!(pick, Pick::Step(_)) && play.world.is_engaged(Who::Hero(hero));
    let free = play.world.rulings().blind_free_actions == BlindFreeActions::Free;
    if play.world.hero(hero).body.blinded == 0 || !evades || free {
        return Ok(true);
    }
    conditions::save(play, Who::Hero(hero))
}

/// SS-USE-02: the power takes the place of the movement action; it gives the points, beside those of Dash and other powers.
fn move_by_power(play: &mut Play) {
    if let Some(turn) = play.world.turn.as_mut() {
        turn.movement = Movement::Going(turn.more);
    }
}

/// SS-MOV-01, SS-MOV-07: points of the movement action, which begins with the first of them.
fn take_points(play: &mut Play, cost: u8) {
    let Some(turn) = play.world.turn.clone() else { return };
    let left = play.world.points(play.game, &turn).saturating_sub(cost);
    let lasting = play.world.lasting_moves(play.game, turn.hero);
    let by_power = turn.movement != Movement::Ready && turn.lasting.is_none();
    if let Some(turn) = play.world.turn.as_mut() {
        turn.movement = Movement::Going(left);
        turn.lasting = (!by_power).then_some(lasting);
        if turn.slow == Some(true) {
            turn.slow = Some(false);
        }
    }
}

/// SS-MOV-02, SS-ENG-08: a step is paid for, and made if the hero still can.
fn step(play: &mut Play, hero: HeroId, spot: &str) -> Rule {
    let Some(to) = play.world.ground.plan.map.named(spot) else { return Ok(()) };
    let cost = play.world.step_cost(play.game, Who::Hero(hero), to);
    let from = play.world.at(Who::Hero(hero));
    if play.world.must_evade(Who::Hero(hero)) {
        play.tell(|_, _| Fact::Evades { hero });
    }
    take_points(play, cost);
    let went = moving::step(play, Who::Hero(hero), to)?;
    let Some(turn) = play.world.turn.as_mut().filter(|turn| turn.hero == hero) else { return Ok(()) };
    // SS-ENG-17: whoever was knocked down has not left, keeps the points of this step, and need not evade again.
    turn.evaded = if went { None } else { from };
    if let (false, Movement::Going(points)) = (went, &mut turn.movement) {
        *points += cost;
    }
    Ok(())
}

fn stand_up(play: &mut Play, hero: HeroId) {
    play.world.hero_mut(hero).body.down = false;
    play.tell(|_, _| Fact::StandsUp { hero });
}

/// SS-ACT-04, SS-ACT-05, SS-ACT-08, SS-THR-06, SS-THR-08: dash, focus and provoke.
fn standard(play: &mut Play, hero: HeroId, pick: &Pick) {
    let Some(turn) = play.world.turn.as_mut() else { return };
    match pick {
        Pick::Dash => {
            turn.dashed = true;
            match &mut turn.movement {
                Movement::Going(points) => *points += 1,
                _ => turn.more += 1,
            }
        }
        Pick::DashUp => {
            turn.dashed = true;
            stand_up(play, hero);
        }
        Pick::Focus => {
            turn.focused = true;
            turn.next.push(("focus".to_owned(), Gain::Hits(1)));
        }
        _ => {
            turn.provoked = true;
            if let Some((holder, level)) = play.world.threat {
                let threat = match () {
                    () if holder == hero => (hero, 3 - level),
                    () if level == 2 => (holder, 1),
                    () => (hero, 1),
                };
                wounds::set_threat(play, threat);
            }
        }
    }
}

/// SS-SWP-03: shards from the common pool turn the soul weapon to its strong side.
fn awake(play: &mut Play, hero: HeroId) {
    let game = play.game;
    let worn = [play.world.hero(hero).main, play.world.hero(hero).off].into_iter().flatten();
    let cost =
        worn.filter_map(|id| if let Deck::Soul(n) = game.item(id).deck { Some(n) } else { None }).next();
    play.world.shards = play.world.shards.saturating_sub(cost.unwrap_or(0).into());
    play.world.hero_mut(hero).awake = true;
    play.tell(|_, _| Fact::Awakes { hero });
}

/// SS-CMB-12, SS-BAT-08, SS-BAT-06: an attack with a weapon; some heroes strike again with the other one, and may focus
/// in between.
fn weapon_attack(play: &mut Play, hero: HeroId, item: Option<ItemId>, target: Who) -> Rule {
    let arm = item.map_or(Arm::Unarmed, Arm::Item);
    if let Some(id) = item.filter(|id| play.game.item(*id).uses == Some(Use::Standard)) {
        // SS-CMB-06: some items attack as a standard action.
        play.tell(|_, _| Fact::UsesItem { hero, item: id });
        wear_out(play, hero, id);
        return attack::attack(play, Who::Hero(hero), arm, target).map(drop);
    }
    attack::attack(play, Who::Hero(hero), arm, target)?;
    // SS-CON-08, SS-CON-11: whoever is stunned or knocked down by it strikes no more.
    if play.world.turn.as_ref().is_none_or(|turn| turn.over) || play.world.hero(hero).body.down {
        return Ok(());
    }
    let is = play.world.hero(hero);
    let (Some(main), Some(off)) = (is.main, is.off) else { return Ok(()) };
    let game = play.game;
    let twin = play.world.passives(game, hero).iter().any(|p| matches!(p, Passive::SecondWeapon(_)));
    let alike = game.item(main).is.iter().any(|is| game.item(off).is.contains(is));
    if item != Some(main) || !twin || !alike || is.ghost {
        return Ok(());
    }
    loop {
        let is = play.world.hero(hero);
        if is.ghost || is.off != Some(off) {
            return Ok(());
        }
        let victims = play.world.victims(game, hero, Arm::Item(off)).into_iter();
        let mut options: Vec<Pick> = victims.map(|who| Pick::Attack(Some(off), who)).collect();
        if options.is_empty() {
            return Ok(());
        }
        let ready = play
            .world
            .turn
            .as_ref()
            .is_some_and(|turn| !turn.focused && turn.may(Kind::Standard) && !turn.over);
        if ready {
            options.push(Pick::Focus);
        }
        if let Some(turn) = play.world.turn.as_ref().filter(|turn| !turn.over) {
            // SS-BAT-08, SS-FREE-01: whatever else is done in between.
            options.extend(play.world.between_blows(game, turn));
        }
        options.push(Pick::No);
        let pick = play.choose(hero.seat(), Prompt::SecondAttack { hero }, &options)?;
        // SS-HIDE-01: whoever acts is seen.
        if pick != Pick::No {
            play.world.hero_mut(hero).hidden = false;
        }
        let pick = match pick {
            Pick::Attack(_, who) => {
                return attack::attack(play, Who::Hero(hero), Arm::Item(off), who).map(drop);
            }
            Pick::No => return Ok(()),
            pick @ (Pick::Focus | Pick::Use(..) | Pick::UseItem(_)) => pick,
            // SS-BAT-08, SS-ACT-01, SS-FREE-01: any other standard or free action.
            pick => {
                perform(play, hero, pick)?;
                continue;
            }
        };
        let kind = kind(game, &pick);
        // SS-CON-09: each of them is an action of its own.
        let seen = sees_what_it_does(play, hero, &pick, kind)?;
        if let Some(turn) = play.world.turn.as_mut() {
            turn.spend(kind);
        }
        match pick {
            _ if !seen => play.tell(|_, _| Fact::Fumbles { hero }),
            Pick::Use(power, level) => powers::use_power(play, hero, power, level)?,
            Pick::UseItem(item) => use_item(play, hero, item)?,
            _ => standard(play, hero, &pick),
        }
    }
}

/// SS-USE-03, SS-CD-02, SS-POW-11: an attack power at a level of the hero's choice.
fn strike(play: &mut Play, hero: HeroId, power: PowerId, level: u8, target: Who) -> Rule {
    let cooldown = play.game.power(power).levels.get(usize::from(level)).map_or(1, |level| level.cooldown);
    play.tell(|_, _| Fact::Uses { hero, power });
    play.world.exhaust(play.game, hero, power, cooldown);
    attack::attack(play, Who::Hero(hero), Arm::Power(power, level), target).map(drop)
}

/// SS-ACT-16: what the quest says of a special action.
fn special(play: &mut Play, hero: HeroId, name: &str) -> Rule {
    let Some(quest) = play.world.agreed.quest else { return Ok(()) };
    let specials = &play.game.content.quests[quest.index()].specials;
    let Some(n) = specials.iter().position(|special| special.name == name) else { return Ok(()) };
    play.world.specials.push(n as u8);
    play.tell(|_, _| Fact::Special { hero, name: SpecialName(name.to_owned()) });
    let source =
        Source { hero, from: play.world.hero(hero).body.at, range: 0, name: &specials[n].name, event: false };
    deeds::perform(play, source, &specials[n].deeds)
}

/// SS-INV-02, SS-INV-03, SS-ITM-01: an item is used.
fn use_item(play: &mut Play, hero: HeroId, item: ItemId) -> Rule {
    let is = play.game.item(item);
    play.tell(|_, _| Fact::UsesItem { hero, item });
    wear_out(play, hero, item);
    let source =
        Source { hero, from: play.world.hero(hero).body.at, range: is.range, name: &is.name, event: false };
    deeds::perform(play, source, &is.deeds)
}

/// SS-INV-03, SS-ART-04: its charges, or the card itself, are gone.
fn wear_out(play: &mut Play, hero: HeroId, item: ItemId) {
    let game = play.game;
    let is = game.item(item);
    if is.slot == Slot::Artifact {
        match play.world.spent.iter_mut().find(|(id, _)| *id == item) {
            Some((_, n)) => *n += is.charges.1,
            None => play.world.spent.push((item, is.charges.1)),
        }
    } else if !is.stays {
        play.world.use_up(game, hero, item);
    }
}
