//! GH-AMD, GH-ADV: the exact chances of an attack, without making it.
//!
//! Everybody may count which cards are left in a modifier deck, and nobody knows their order (GH-HID-05): so all orders
//! are equally likely. What players may still decide is left out: items and consumed elements. Where a player may order
//! modifiers (GH-ATK-13), the order with the most effect is taken. What must be used against the damage is counted.

use crate::actions::attack::Weapon;
use crate::actions::modifiers::{self, Faces, Luck};
use crate::actions::{bonuses, items};
use crate::content::{CardId, Event, Factor, Gain, Gains, Head, ModifierId, ToAttack};
use crate::rulings::{AlliedModifiers, CardsOnTheTable, RollingAndDouble};
use crate::world::{Counting, ModifierDeck, Part, Sum};
use crate::{FigureId, Haven, World};
use board::SpaceId;
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// More draws than this are not followed: only decks full of rolling cards have so many.
const MOST_DRAWS: u32 = 200_000;

/// What an attack on one target would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Each amount of damage with how many of the equally likely draws lead to it, in ascending order.
    pub ways: Vec<(u8, u64)>,
    /// The number of all equally likely draws.
    pub of: u64,
    /// The number of those that take the target's last hit points.
    pub kills: u64,
    /// How its value comes about before cards are drawn.
    pub sum: Sum,
    /// How its cards are drawn.
    pub luck: Luck,
    /// The shield that is in its way.
    pub shield: u8,
}

/// Numbers with their weights, over one denominator.
#[derive(Clone, Debug, Default)]
struct Chances {
    of: u128,
    each: BTreeMap<u8, u128>,
}

impl Chances {
    fn sure(number: u8) -> Chances {
        Chances { of: 1, each: BTreeMap::from([(number, 1)]) }
    }

    /// Several cases, each weighted with how many of the cards lead to it.
    fn of_cases(cases: Vec<(u128, Chances)>) -> Chances {
        let common = cases.iter().fold(1, |common, (_, case)| least_common(common, case.of));
        let mut all = Chances { of: 0, each: BTreeMap::new() };
        for (weight, case) in cases {
            let times = weight * (common / case.of);
            all.of += weight * common;
            for (number, ways) in case.each {
                *all.each.entry(number).or_default() += ways * times;
            }
        }
        let divisor = all.each.values().fold(all.of, |a, b| greatest_common(a, *b)).max(1);
        all.of /= divisor;
        all.each.values_mut().for_each(|ways| *ways /= divisor);
        all
    }
}

fn greatest_common(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { greatest_common(b, a % b) }
}

fn least_common(a: u128, b: u128) -> u128 {
    a / greatest_common(a, b).max(1) * b
}

/// Cards as a set without order: each kind with its number.
type Pile = SmallVec<[(ModifierId, u16); 12]>;

fn pile(cards: impl IntoIterator<Item = ModifierId>) -> Pile {
    let mut pile = Pile::new();
    cards.into_iter().for_each(|card| put(&mut pile, card));
    pile
}

fn put(pile: &mut Pile, card: ModifierId) {
    match pile.iter_mut().find(|(other, _)| *other == card) {
        Some((_, count)) => *count += 1,
        None => pile.push((card, 1)),
    }
}

fn size(pile: &Pile) -> u128 {
    pile.iter().map(|(_, count)| u128::from(*count)).sum()
}

/// A draw as it is thought through.
#[derive(Clone)]
struct Thought {
    left: Pile,
    discard: Pile,
    /// GH-GAP-56: those that lie on the table until the draw is complete.
    lying: Pile,
    drawn: Counting,
}

/// An attack whose draws are thought through.
struct Foreseen<'g> {
    faces: Faces<'g>,
    luck: Luck,
    value: i16,
    pierce: u8,
    shield: Option<u8>,
    in_order: RollingAndDouble,
    shuffled_in: bool,
    draws: u32,
}

impl Foreseen<'_> {
    /// GH-AMD-01, GH-AMD-10, GH-ADV-01, GH-ADV-02, GH-ADV-03, GH-ADV-04, GH-ADV-05, GH-ADV-06: goes on drawing until it
    /// is known which cards count. `None` if there are too many possible draws.
    fn go_on(&mut self, thought: &Thought) -> Option<Chances> {
        if let Some(counting) = modifiers::which_count(&self.faces, self.luck, self.value, &thought.drawn) {
            return Some(Chances::sure(self.damage(&counting)));
        }
        let mut thought = thought.clone();
        if size(&thought.left) == 0 {
            self.shuffle(&mut thought);
        }
        let cards = thought.left.clone();
        let mut cases = Vec::new();
        for (n, (card, count)) in cards.iter().enumerate().filter(|(_, (_, count))| *count > 0) {
            self.draws += 1;
            if self.draws > MOST_DRAWS {
                return None;
            }
            let mut next = thought.clone();
            next.left[n].1 -= 1;
            next.drawn.push(*card);
            if !self.faces.modifier(*card).leaves {
                put(&mut next.lying, *card);
            }
            cases.push((u128::from(*count), self.go_on(&next)?));
        }
        (!cases.is_empty()).then(|| Chances::of_cases(cases))
    }

    /// GH-AMD-14, GH-GAP-56: the discards of an empty deck are shuffled back in; what lies on the table comes back only
    /// if the table rules so, or if there is nothing else.
    fn shuffle(&self, thought: &mut Thought) {
        let mut left = std::mem::take(&mut thought.discard);
        if self.shuffled_in || size(&left) == 0 {
            for (card, count) in std::mem::take(&mut thought.lying) {
                (0..count).for_each(|_| put(&mut left, card));
            }
        }
        thought.left = left;
    }

    /// GH-ATK-12: steps 2 and 3 with these cards.
    fn damage(&self, cards: &[ModifierId]) -> u8 {
        let factors: SmallVec<[Factor; 4]> = cards.iter().map(|c| self.faces.factor(*c)).collect();
        if factors.contains(&Factor::Null) {
            return 0;
        }
        let value = match self.in_order {
            RollingAndDouble::Chosen => most_of(self.value, &factors),
            RollingAndDouble::AsDrawn => factors.into_iter().fold(self.value, modifiers::apply),
        };
        let pierce = self.faces.pierce(cards);
        let shield = self.shield.map_or(0, |shield| shield.saturating_sub(self.pierce + pierce));
        u8::try_from((value - i16::from(shield)).max(0)).unwrap_or(u8::MAX)
    }
}

/// GH-ATK-13: the most that modifiers of one step can make of a value.
fn most_of(value: i16, factors: &[Factor]) -> i16 {
    let plus = |wanted: fn(i8) -> bool| -> i16 {
        let each = factors.iter().map(|f| match f {
            Factor::Plus(n) if wanted(*n) => i16::from(*n),
            _ => 0,
        });
        each.sum()
    };
    let doubles = factors.iter().filter(|f| **f == Factor::Double);
    doubles.fold(value + plus(|n| n > 0), |value, _| value * 2) + plus(|n| n < 0)
}

/// What the cards in the active area and the clauses of the card add to an attack on this target without a question.
fn add(world: &World, game: &Haven, of: (FigureId, FigureId), gains: &Gains, added: &mut Vec<Gain>) {
    added.extend(gains.gains.iter().copied());
    for clause in &gains.clauses {
        for _ in 0..times(world, game, of, clause.head) {
            add(world, game, of, &clause.gains, added);
        }
    }
}

fn times(world: &World, game: &Haven, (attacker, target): (FigureId, FigureId), head: Head) -> u8 {
    match head {
        Head::Always => 1,
        Head::If(when) => u8::from(world.is_so(when, attacker, Some(target))),
        Head::Per(per) => world.count_of(game, per, attacker, Some(target)),
        Head::Consume(_) | Head::EachTime | Head::Take(_) | Head::SlotForward | Head::RemoveShadow(..) => 0,
    }
}

impl World {
    /// GH-BON-04: the weapon as it would be used on this target, and what each card adds to its value.
    fn foresee_weapon(
        &self,
        game: &Haven,
        attacker: FigureId,
        target: FigureId,
        weapon: &Weapon,
    ) -> (Weapon, Vec<(CardId, i16)>) {
        let of = (attacker, target);
        let mut weapon = weapon.clone();
        let mut parts = Vec::new();
        let mut gains: Vec<Gain> = Vec::new();
        for clause in std::mem::take(&mut weapon.clauses) {
            (0..times(self, game, of, clause.head))
                .for_each(|_| add(self, game, of, &clause.gains, &mut gains));
        }
        if let Some(card) = self.card_under_way(attacker) {
            parts.push((card, points(&gains)));
        }
        let kind = if weapon.melee { Event::MeleeAttack } else { Event::RangedAttack };
        for watch in self.watching(game, attacker, &[Event::Attack, kind]) {
            let Some((against, says)) = watch.says(game) else { continue };
            if against.iter().all(|f| self.passes(*f, attacker, Some(target))) {
                let before = points(&gains);
                add(self, game, of, says, &mut gains);
                parts.push((watch.card, points(&gains) - before));
            }
        }
        if game.content.heeds.event(Event::Attacked) {
            for watch in self.watching(game, target, &[Event::Attacked]) {
                watch.says(game).into_iter().for_each(|(_, says)| gains.extend(&says.gains));
            }
        }
        let volley = self.under_way.volleys.last().filter(|v| v.attacker == attacker);
        let volley = volley.into_iter().flat_map(|v| v.gains.iter().copied());
        gains.iter().filter_map(Gain::to_attack).chain(volley).for_each(|gain| weapon.gain_in_step_one(gain));
        (weapon, parts)
    }

    /// GH-ATK-12: the exact chances of an attack on this target from this space. `None` if the target is not there or
    /// there are too many possible draws.
    pub fn odds(
        &self,
        game: &Haven,
        attacker: FigureId,
        from: SpaceId,
        target: FigureId,
        weapon: &Weapon,
    ) -> Option<Odds> {
        let hp = self.body(target)?.hp;
        let (weapon, parts) = self.foresee_weapon(game, attacker, target, weapon);
        let base = self.after_step(weapon.value);
        let factors = self.bonuses(attacker, target, &weapon);
        let value = self.after_step(most_of(base, &factors));
        let shield = self.shield_of(game, target).saturating_add(self.forced_shield(game, target, &weapon));
        let luck = self.luck(game, attacker, from, target, &weapon);
        let doubles_as = items::ignores_doubling(game, self, target).map(|(_, plus)| plus);
        let mut foreseen = Foreseen {
            faces: Faces::of(game, self, doubles_as),
            luck,
            value,
            pierce: weapon.pierce,
            shield: (!weapon.ignores_shield).then_some(shield),
            in_order: self.agreed.rulings.rolling_and_double,
            shuffled_in: self.agreed.rulings.cards_on_the_table == CardsOnTheTable::ShuffledIn,
            draws: 0,
        };
        let chances = match self.draws_cards(attacker) {
            true => foreseen.go_on(&thought(self.modifiers_of(attacker)))?,
            false => Chances::sure(foreseen.damage(&[])),
        };
        // FH-ATK-05: step 4.
        let mut each: BTreeMap<u8, u64> = BTreeMap::new();
        for (n, ways) in &chances.each {
            *each.entry(self.after_ward(target, *n)).or_default() += u64::try_from(*ways).ok()?;
        }
        let ways: Vec<(u8, u64)> = each.into_iter().collect();
        let kills = ways.iter().filter(|(damage, _)| *damage >= hp).map(|(_, ways)| ways).sum();
        let of = u64::try_from(chances.of).ok()?;
        let sum = self.foreseen_sum(attacker, target, base, &factors, &parts, value);
        Some(Odds { ways, of, kills, sum, luck, shield: if weapon.ignores_shield { 0 } else { shield } })
    }

    /// GH-BON-04, GH-ITM-19: what cards in the active area and items with use slots must shield of an attack that would
    /// hurt. In whatever order they are used, as many are as the damage needs.
    fn forced_shield(&self, game: &Haven, target: FigureId, weapon: &Weapon) -> u8 {
        let mut gains: Vec<Gain> = Vec::new();
        for watch in self.watching(game, target, bonuses::shielding(weapon)) {
            let Some((against, says)) = watch.says(game) else { continue };
            if against.iter().all(|f| self.passes(*f, target, None)) {
                add(self, game, (target, target), says, &mut gains);
            }
        }
        if let FigureId::Hero(hero) = target {
            let usable = self.usable(game, hero, &[Event::AttackDamage]);
            let forced = usable.iter().map(|used| used.0).filter(|item| game.item(*item).is_forced());
            let adds = |item| game.item(item).at(self.state_of(hero, item), &[Event::AttackDamage]);
            gains.extend(forced.filter_map(adds).flat_map(|g| &g.gains));
        }
        gains.iter().map(Gain::shield).fold(0, u8::saturating_add)
    }

    fn foreseen_sum(
        &self,
        attacker: FigureId,
        target: FigureId,
        base: i16,
        factors: &[Factor],
        parts: &[(CardId, i16)],
        value: i16,
    ) -> Sum {
        let plus = most_of(0, &factors.iter().copied().filter(|f| *f != Factor::Double).collect::<Vec<_>>());
        let poison = i16::from(self.poison_counts(attacker, target));
        let noted: i16 = parts.iter().map(|(_, n)| n).sum();
        let mut sum = Sum::from_slice(&[(Part::Base, base)]);
        let cards = parts.iter().map(|(card, n)| (Part::Card(*card), *n));
        let rest = [
            (Part::Bonus, plus - poison - noted),
            (Part::Poison, poison),
            (Part::Double, value - base - plus),
        ];
        sum.extend(cards.chain(rest).filter(|(_, n)| *n != 0));
        sum
    }

    /// GH-GAP-60: whether a figure draws modifier cards; an allied figure may have none.
    fn draws_cards(&self, attacker: FigureId) -> bool {
        let none = self.agreed.rulings.allied_modifiers == AlliedModifiers::None;
        !(none && matches!(attacker, FigureId::Ally(_)))
    }

    /// GH-AMD-02, FH-SUM-11: the deck from which a figure draws.
    fn modifiers_of(&self, figure: FigureId) -> &ModifierDeck {
        match figure.owner() {
            Some(hero) => &self.hero(hero).modifiers,
            None if self.draws_from_ally_deck(figure) => &self.decks.ally_modifiers,
            None => &self.decks.monster_modifiers,
        }
    }
}

fn points(gains: &[Gain]) -> i16 {
    gains.iter().map(|g| if let Gain::Attack(ToAttack::Value(n)) = g { i16::from(*n) } else { 0 }).sum()
}

fn thought(deck: &ModifierDeck) -> Thought {
    Thought {
        left: pile(deck.cards.cards_left()),
        discard: pile(deck.cards.discarded().iter().copied()),
        lying: Pile::new(),
        drawn: Counting::new(),
    }
}
