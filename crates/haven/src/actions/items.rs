//! GH-ITM: items, and when they may be used.

use crate::actions::attack::{self, Lasts};
use crate::actions::cards::{self, Actor};
use crate::actions::heal;
use crate::content::{
    Ability, Condition, Effect, Event, Gain, Gains, Item, ItemId, Slot, ToDefence, Used, What,
};
use crate::rulings::{Rulings, SameItems, TurnBonuses};
use crate::shown::names::item_name;
use crate::world::{Gear, GearState, Hero};
use crate::{Fact, FigureId, Haven, HeroId, Play, Prompt, World};
use smallvec::SmallVec;
use table::phrase;
use table::scene::Role;
use table::{Choice, Go, Phrase, Preview, Rule, Seat, Target};

/// An item to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use(pub ItemId);

impl Choice<Haven> for Use {
    fn key(&self, game: &Haven, out: &mut String) {
        out.extend(["item:", &game.item(self.0).name]);
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        vec![game.points_at_item(self.0)]
    }

    fn preview(&self, game: &Haven, _: &Prompt, _: &World, _: Seat) -> Preview {
        game.preview_item(self.0)
    }

    fn say(&self, game: &Haven) -> Phrase {
        phrase!("haven-choose-item", item = item_name(game, self.0))
    }
}

impl Item {
    /// FH-ITM-10: what is on the side that lies up.
    fn side(&self, state: GearState) -> &[Effect] {
        if state == GearState::Flipped { &self.back } else { &self.does }
    }

    /// When the side that lies up may be used, and what it does then.
    pub fn on(&self, state: GearState) -> impl Iterator<Item = (Event, &Gains)> + '_ {
        self.side(state).iter().filter_map(|e| match &e.what {
            What::On { event, gains, .. } => Some((*event, gains)),
            _ => None,
        })
    }

    /// When the bonus counts that it gives for the rest of the turn when it is used, and what that adds.
    fn this_turn(&self, state: GearState) -> Option<(Event, &Gains)> {
        let does = self.at(state, &[Event::Turn])?.does.as_deref();
        let Some(What::ThisTurn(then)) = does.map(|does| &does.what) else { return None };
        if let What::On { event, gains, .. } = &then.what { Some((*event, gains)) } else { None }
    }

    /// What it adds at one of these events, with this side up, be it for this once or for the rest of the turn.
    pub fn adds(&self, state: GearState, events: &[Event]) -> Option<&Gains> {
        let lasting = || self.this_turn(state).filter(|(event, _)| events.contains(event));
        self.at(state, events).or_else(|| lasting().map(|(_, gains)| gains))
    }

    /// What it adds at one of these events, with this side up.
    pub fn at(&self, state: GearState, events: &[Event]) -> Option<&Gains> {
        self.on(state).find(|(event, _)| events.contains(event)).map(|(_, gains)| gains)
    }
}

/// GH-ITM-07, GH-ITM-08, GH-ITM-09, GH-ITM-18: an item is used: it is spent or consumed after its last use slot.
/// FH-ITM-10, FH-ITM-12: or turned to its other side, and from there back again.
pub fn mark(play: &mut Play, hero: HeroId, item: ItemId) {
    let is = play.game.item(item);
    if is.this_turn(play.world.state_of(hero, item)).is_some()
        && let Some(turn) = play.world.turns.turn.as_mut()
    {
        turn.lasting.push(item);
    }
    if let Some(gear) = play.world.hero_mut(hero).items.iter_mut().find(|g| g.item == item) {
        match is.used {
            Used::Passive => {}
            // The use slots are on its front.
            Used::Flipped if gear.state == GearState::Flipped => gear.state = GearState::Ready,
            used => {
                gear.used += 1;
                if gear.used >= is.uses {
                    (gear.state, gear.used) = match used {
                        Used::Spent => (GearState::Spent, gear.used),
                        Used::Flipped => (GearState::Flipped, 0),
                        Used::Consumed | Used::Passive => (GearState::Consumed, gear.used),
                    };
                }
            }
        }
    }
    play.world.hero_mut(hero).tally.items += 1;
    play.world.count_item(play.game, hero, item);
    play.tell(|_, _| Fact::Uses { hero, item });
}

/// GH-ITM-14, GH-TRN-09: an item that may be used at any time in its owner's turn.
pub fn use_in_turn(play: &mut Play, hero: HeroId, item: ItemId) -> Rule {
    let state = play.world.state_of(hero, item);
    let Some(gains) = play.game.item(item).at(state, &[Event::Turn]) else { return Ok(()) };
    mark(play, hero, item);
    match gains.does.as_deref() {
        // GH-ITM-16: it is no action of a card; using it was the answer.
        Some(Effect { what: What::Do(Ability::Heal { points, range: None }), .. }) => {
            heal::heal_self(play, hero.into(), *points)
        }
        Some(effect) => cards::take_effect(play, Actor::of(hero).surely(), effect).map(|_| ()),
        None => Ok(()),
    }
}

/// GH-ITM-15, GH-ATK-12, GH-DEC-24: before the modifier card is drawn, attacker and target may use their items.
pub fn before_draw(play: &mut Play, attacker: FigureId, target: FigureId, melee: bool) -> Rule {
    let (one, all): (&[Event], &[Event]) = match melee {
        true => (&[Event::Attack, Event::MeleeAttack], &[Event::AttackAction, Event::MeleeAttackAction]),
        false => (&[Event::Attack, Event::RangedAttack], &[Event::AttackAction, Event::RangedAttackAction]),
    };
    let attacked: &[Event] =
        if melee { &[Event::Attacked, Event::MeleeAttacked] } else { &[Event::Attacked] };
    let mut order: SmallVec<[Seat; 2]> = SmallVec::new();
    for figure in [attacker, target] {
        if let FigureId::Hero(hero) = figure {
            order.push(hero.seat());
        }
    }
    let usable = |game: &Haven, world: &World, seat: Seat| -> Vec<Use> {
        let hero = &world.party.heroes[seat.index()];
        let events: SmallVec<[Event; 4]> = if attacker == FigureId::Hero(hero.id) {
            one.iter().chain(all).copied().collect()
        } else {
            attacked.iter().copied().collect()
        };
        world.usable(game, hero.id, &events)
    };
    // GH-ITM-19: what has use slots must be used.
    for seat in order.clone() {
        let hero = play.world.party.heroes[seat.index()].id;
        for Use(item) in usable(play.game, play.world, seat) {
            if play.game.item(item).is_forced() {
                apply_to_attack(play, hero, item, attacker, (one, all, attacked));
            }
        }
    }
    // GH-ITM-18: an attack is one situation: what had to be used has been.
    let optional = |game: &Haven, world: &World, seat: Seat| -> Vec<Use> {
        let mut all = usable(game, world, seat);
        all.retain(|Use(item)| !game.item(*item).is_forced());
        all
    };
    if order.iter().all(|seat| optional(play.game, play.world, *seat).is_empty()) {
        return Ok(());
    }
    let prompt = Prompt::BeforeDraw { attacker, target };
    play.react(
        &order,
        prompt,
        |_, _| false,
        optional,
        |play, seat, Use(item)| {
            let hero = play.world.party.heroes[seat.index()].id;
            apply_to_attack(play, hero, item, attacker, (one, all, attacked));
            Ok(Go::On)
        },
    )
}

/// GH-ITM-16: what an item adds to an attack counts as if it were printed on the attack's card.
fn apply_to_attack(
    play: &mut Play,
    hero: HeroId,
    item: ItemId,
    attacker: FigureId,
    (one, all, attacked): (&[Event], &[Event], &[Event]),
) {
    let is = play.game.item(item);
    let state = play.world.state_of(hero, item);
    mark(play, hero, item);
    let (gains, lasts) = match attacker == FigureId::Hero(hero) {
        false => (is.at(state, attacked), Lasts::Blow),
        true if is.at(state, one).is_some() => (is.at(state, one), Lasts::Blow),
        true => (is.adds(state, all), Lasts::Volley),
    };
    let gains = gains.into_iter().flat_map(|gains| &gains.gains);
    attack::add(play, lasts, gains.filter_map(Gain::to_attack));
}

/// GH-ITM-10, FH-ITM-11, FH-DIF-76: an item that is never spent makes the doublings of an attack on this figure count
/// as something else: which one, and as what.
pub fn ignores_doubling(game: &Haven, world: &World, target: FigureId) -> Option<(ItemId, i8)> {
    let FigureId::Hero(hero) = target else { return None };
    // FH-CND-24, FH-CND-25: what is never spent does not count either.
    let stunned = world.agreed.edition.stun_bars_items_always() && world.is_stunned(target);
    if stunned || world.has(target, Condition::Impair) {
        return None;
    }
    let passive = world.hero(hero).items.iter().filter(|g| game.item(g.item).used == Used::Passive);
    let mut all = passive.filter_map(|g| Some((g.item, game.item(g.item).at(g.state, &[Event::Attacked])?)));
    all.find_map(|(item, gains)| {
        let as_what = |gain: &Gain| match gain {
            Gain::Defence(ToDefence::NoDouble) => Some(0),
            Gain::Defence(ToDefence::DoubleAsOne) => Some(1),
            _ => None,
        };
        gains.gains.iter().find_map(as_what).map(|plus| (item, plus))
    })
}

/// GH-ITM-19: items with use slots that must shield a character against the damage of an attack.
pub fn forced_shields(play: &Play, hero: HeroId) -> Vec<ItemId> {
    let usable = play.world.usable(play.game, hero, &[Event::AttackDamage]);
    usable.into_iter().map(|Use(item)| item).filter(|item| play.game.item(*item).is_forced()).collect()
}

/// An item shields against one attack.
pub fn use_shield(play: &mut Play, hero: HeroId, item: ItemId) -> u8 {
    let state = play.world.state_of(hero, item);
    mark(play, hero, item);
    let gains = play.game.item(item).at(state, &[Event::AttackDamage]).map_or(&[][..], |g| &g.gains);
    gains.iter().map(Gain::shield).sum()
}

/// GH-ITM-14, GH-BON-10: shields that a character's other items give against the damage of one attack.
pub fn shields(play: &mut Play, hero: HeroId, shield: u8, damage: impl Fn(u8) -> u8) -> Rule<u8> {
    let mut shield = shield;
    while damage(shield) > 0 {
        let mut options = play.world.usable(play.game, hero, &[Event::AttackDamage]);
        // GH-ITM-18: an attack is one situation: what had to be used has been.
        options.retain(|Use(item)| !play.game.item(*item).is_forced());
        if options.is_empty() {
            break;
        }
        let mut all: Vec<Option<Use>> = options.into_iter().map(Some).collect();
        all.push(None);
        let prompt = Prompt::BeforeDamage { hero, damage: damage(shield) };
        let Some(Use(item)) = play.choose(hero.seat(), prompt, &all)? else { break };
        shield += use_shield(play, hero, item);
    }
    Ok(shield)
}

impl Choice<Haven> for Option<Use> {
    fn key(&self, game: &Haven, out: &mut String) {
        match self {
            Some(item) => item.key(game, out),
            None => out.push_str("pass"),
        }
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        self.iter().map(|item| game.points_at_item(item.0)).collect()
    }

    fn preview(&self, game: &Haven, _: &Prompt, _: &World, _: Seat) -> Preview {
        self.as_ref().map_or_else(Preview::default, |item| game.preview_item(item.0))
    }

    fn role(&self) -> Role {
        if self.is_none() { Role::Decline } else { Role::Plain }
    }

    fn say(&self, game: &Haven) -> Phrase {
        match self {
            Some(item) => item.say(game),
            None => phrase!("haven-choose-pass"),
        }
    }
}

/// GH-ITM-11: items as they are at the beginning of a scenario.
pub fn gear_of(items: &[ItemId]) -> Vec<Gear> {
    items.iter().map(|item| Gear { item: *item, state: GearState::Ready, used: 0 }).collect()
}

/// GH-RST-09, GH-REC-03: items become usable again.
pub fn refresh(play: &mut Play, hero: HeroId, items: &[ItemId]) {
    for item in items {
        if let Some(gear) = play.world.hero_mut(hero).items.iter_mut().find(|g| g.item == *item) {
            gear.state = GearState::Ready;
            gear.used = 0;
            play.tell(|_, _| Fact::Refreshes { hero, item: *item });
        }
    }
}

impl Item {
    /// GH-ITM-19, FH-ITM-14: whether it must be used whenever it can.
    pub fn is_forced(&self) -> bool {
        self.uses > 1
    }
}

impl Hero {
    /// FH-ITM-06: whether it has equipped this item.
    pub fn owns(&self, item: ItemId) -> bool {
        self.items.iter().any(|gear| gear.item == item)
    }

    /// Items in this state.
    pub fn gear(&self, state: GearState) -> impl Iterator<Item = &Gear> + '_ {
        self.items.iter().filter(move |g| g.state == state)
    }
}

impl World {
    /// GH-ITM-06, GH-ITM-07, GH-ITM-08, GH-ITM-09, GH-ITM-10, GH-ITM-20: the items that a character may use at these
    /// events, but not those that always count.
    pub fn usable(&self, game: &Haven, hero: HeroId, events: &[Event]) -> Vec<Use> {
        let is = self.hero(hero);
        if is.items.is_empty() || is.exhausted {
            return Vec::new();
        }
        let own_turn = self.turns.turn.as_ref().is_some_and(|t| t.figure == hero.into());
        // FH-CND-24, FH-CND-25
        let stunned =
            self.is_stunned(hero.into()) && (own_turn || self.agreed.edition.stun_bars_items_always());
        if stunned || self.has(hero.into(), Condition::Impair) {
            return Vec::new();
        }
        // "During your turn" is not in a move that somebody else grants.
        let events: SmallVec<[Event; 4]> =
            events.iter().copied().filter(|e| own_turn || *e != Event::Turn).collect();
        let fits = |gear: &&Gear| {
            let item = game.item(gear.item);
            // FH-GAP-56
            let now = match self.agreed.rulings.turn_bonuses {
                TurnBonuses::AnyTime if own_turn => item.adds(gear.state, &events),
                _ => item.at(gear.state, &events),
            };
            item.used != Used::Passive && now.is_some()
        };
        let up = |gear: &&Gear| matches!(gear.state, GearState::Ready | GearState::Flipped);
        is.items.iter().filter(up).filter(fits).map(|g| Use(g.item)).collect()
    }

    /// What the items that a figure has used in this turn, and that last until it ends, add at these events.
    pub fn lasting_gains<'g>(&self, game: &'g Haven, figure: FigureId, events: &[Event]) -> Vec<&'g Gains> {
        let Some(turn) = self.turns.turn.as_ref().filter(|turn| turn.figure == figure) else {
            return Vec::new();
        };
        let both = [GearState::Ready, GearState::Flipped];
        let of = |item: &ItemId| both.into_iter().find_map(|side| game.item(*item).this_turn(side));
        let all = turn.lasting.iter().filter_map(of);
        all.filter(|(event, _)| events.contains(event)).map(|(_, gains)| gains).collect()
    }

    /// How an item of a character lies.
    pub fn state_of(&self, hero: HeroId, item: ItemId) -> GearState {
        let gear = self.hero(hero).items.iter().find(|gear| gear.item == item);
        gear.map_or(GearState::Ready, |gear| gear.state)
    }

    /// GH-RST-09, GH-REC-03: the items of a character that are spent, or lost. FH-ITM-09: what cannot be recovered is not
    /// among them. FH-ITM-12: of those that are used several times, also those that are half used.
    pub fn used_up(&self, game: &Haven, hero: HeroId, used: Used) -> Vec<ItemId> {
        let half = self.agreed.edition.half_used_items_are_recovered();
        let over = if used == Used::Consumed { GearState::Consumed } else { GearState::Spent };
        let is_so = |gear: &&Gear| {
            let item = game.item(gear.item);
            let begun = half && item.used == used && gear.used > 0;
            (gear.state == over || begun) && !item.unrecoverable
        };
        self.hero(hero).items.iter().filter(is_so).map(|gear| gear.item).collect()
    }
}

/// FH-ITM-05, FH-GAP-45: what is wrong with the items of all characters together: there are only so many copies.
pub fn too_many_copies(game: &Haven, rulings: Rulings, all: &[Vec<ItemId>]) -> Option<String> {
    if !game.edition.items_have_copies() {
        return None;
    }
    let owners = |item: ItemId| all.iter().filter(|own| own.contains(&item)).count();
    let most = |item: ItemId| most_owners(game, rulings, item);
    let item = all.iter().flatten().copied().find(|item| owners(*item) > most(*item))?;
    let (name, owners, most) = (&game.item(item).name, owners(item), most(item));
    Some(format!("{owners} characters have {name}; at most {most} may (FH-ITM-05)"))
}

/// FH-ITM-05, FH-GAP-45: how many characters may own an item.
pub fn most_owners(game: &Haven, rulings: Rulings, item: ItemId) -> usize {
    match rulings.same_items {
        _ if !game.edition.items_have_copies() => usize::MAX,
        SameItems::ByCopies => usize::from(game.item(item).copies),
        SameItems::OneOwner => 1,
    }
}

/// GH-ITM-04, FH-ITM-04: what is said of an item that somebody owns twice.
pub fn owned_twice(game: &Haven) -> String {
    format!("nobody owns the same item twice ({})", game.edition.id("GH-ITM-04"))
}

/// GH-ITM-03, GH-ITM-04, FH-ITM-02: what is wrong with equipping these items at this level.
pub fn cannot_equip(game: &Haven, level: u8, items: &[ItemId]) -> Option<String> {
    let rule = game.edition.id("GH-ITM-03");
    let count = |slot: Slot| items.iter().filter(|i| game.item(**i).slot == slot).count();
    let single = [Slot::Head, Slot::Body, Slot::Legs];
    if let Some(slot) = single.into_iter().find(|slot| count(*slot) > 1) {
        return Some(format!("at most one item is worn on {slot} ({rule})"));
    }
    let (one, two) = (count(Slot::OneHand), count(Slot::TwoHand));
    if one > 2 || two > 1 || (one > 0 && two > 0) {
        return Some(format!("two hands hold two one-hand items or one two-hand item ({rule})"));
    }
    let most = usize::from(level.div_ceil(2));
    if count(Slot::Small) > most {
        return Some(format!("a character of level {level} has at most {most} small items ({rule})"));
    }
    let twice = |n: usize| items[..n].contains(&items[n]);
    let rule = game.edition.id("GH-ITM-04");
    (0..items.len()).any(twice).then(|| format!("nobody has the same item twice ({rule})"))
}
