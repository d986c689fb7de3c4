//! GH-ELE: infusing and consuming elements, and how they wax and wane. What consumed elements add to the abilities of
//! character cards is in [`clauses`](super::clauses).

use crate::content::{Ability, Clause, Element, ElementSign, Gains, Head, KindId, ToAttack};
use crate::rulings::Infusions;
use crate::shown::names::element_name;
use crate::shown::points::points_at_element;
use crate::world::Strength;
use crate::{Fact, FigureId, Haven, Play, Prompt, World};
use smallvec::SmallVec;
use table::phrase;
use table::phrase::Arg;
use table::scene::Role;
use table::{Choice, Phrase, Rule, Target};

/// Which element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Which {
    This(Element),
    Both(Element, Element),
    None,
}

impl Choice<Haven> for Which {
    fn key(&self, _: &Haven, out: &mut String) {
        match self {
            Which::This(element) => out.extend(["element:", element.as_str()]),
            Which::Both(a, b) => out.extend(["element:", a.as_str(), "+", b.as_str()]),
            Which::None => out.push_str("skip"),
        }
    }

    fn points_at(&self, _: &Haven) -> Vec<Target> {
        self.elements().into_iter().map(points_at_element).collect()
    }

    fn role(&self) -> Role {
        if matches!(self, Which::None) { Role::Decline } else { Role::Plain }
    }

    fn say(&self, _: &Haven) -> Phrase {
        match self {
            Which::This(element) => phrase!("haven-choose-element", element = element_name(*element)),
            Which::Both(a, b) => {
                phrase!("haven-choose-element", element = Arg::List(vec![element_name(*a), element_name(*b)]))
            }
            Which::None => phrase!("haven-choose-skip"),
        }
    }
}

/// GH-ELE-02, GH-ELE-03: the element becomes strong at the end of this turn.
pub fn infuse(play: &mut Play, figure: FigureId, element: Element) {
    play.world.elements.infused.insert(element as usize);
    play.tell(|_, _| Fact::Infuses { figure, element });
}

/// GH-ELE-02, GH-ELE-13: infuses what a sign shows; the players choose any element for a monster. FH-GAP-65: a character
/// may be free to leave it.
pub fn infuse_sign(play: &mut Play, figure: FigureId, sign: ElementSign) -> Rule {
    match sign {
        ElementSign::One(_) | ElementSign::Both(..) if play.world.may_leave_infusion(figure) => {
            infuse_if_liked(play, figure, sign)?;
        }
        ElementSign::One(element) => infuse(play, figure, element),
        ElementSign::Both(a, b) => [a, b].into_iter().for_each(|element| infuse(play, figure, element)),
        ElementSign::Any | ElementSign::Either(..) => {
            let last = play.world.agreed.edition.infusions_are_chosen_last();
            match play.world.turns.turn.as_mut().filter(|_| last) {
                Some(turn) => {
                    turn.to_infuse.push(sign);
                    play.tell(|_, _| Fact::InfusesLater { figure });
                }
                None => infuse_one(play, figure, sign)?,
            }
        }
    }
    Ok(())
}

/// FH-ELE-11: at the end of its turn the active figure chooses which elements it has infused.
pub fn choose_infusions(play: &mut Play, figure: FigureId) -> Rule {
    let Some(turn) = play.world.turns.turn.as_mut() else { return Ok(()) };
    let signs = std::mem::take(&mut turn.to_infuse);
    signs.into_iter().try_for_each(|sign| infuse_one(play, figure, sign))
}

/// FH-AMD-08, FH-EFF-06, FH-EFF-07: what a modifier card infuses; the character whose deck it is may leave it.
pub fn infuse_by_card(play: &mut Play, attacker: FigureId, sign: ElementSign) -> Rule {
    let decider = play.world.decides_about_cards(attacker);
    match sign {
        ElementSign::One(_) | ElementSign::Both(..)
            if matches!(decider, FigureId::Hero(_))
                && play.world.agreed.edition.infusions_of_cards_may_be_left() =>
        {
            infuse_if_liked(play, decider, sign)
        }
        _ => infuse_sign(play, attacker, sign),
    }
}

/// The elements of a sign, or some of them, or none, as a character's player likes.
fn infuse_if_liked(play: &mut Play, figure: FigureId, sign: ElementSign) -> Rule {
    let mut options: SmallVec<[Which; 4]> = match sign {
        ElementSign::Both(a, b) => SmallVec::from_slice(&[Which::Both(a, b), Which::This(a), Which::This(b)]),
        ElementSign::One(element) => SmallVec::from_slice(&[Which::This(element)]),
        ElementSign::Any | ElementSign::Either(..) => return infuse_one(play, figure, sign),
    };
    options.push(Which::None);
    let chosen = crate::choose_for(play, figure, Prompt::Infuse { figure }, &options)?;
    chosen.elements().into_iter().for_each(|element| infuse(play, figure, element));
    Ok(())
}

/// FH-MEL-02: at the end of a turn a sign is infused at once; where it leaves it open, whoever decides chooses now.
pub fn infuse_at_once(play: &mut Play, figure: FigureId, sign: ElementSign) -> Rule {
    match sign {
        ElementSign::Any | ElementSign::Either(..) => infuse_one(play, figure, sign),
        ElementSign::One(_) | ElementSign::Both(..) => infuse_sign(play, figure, sign),
    }
}

/// GH-ELE-12, GH-ELE-13, FH-ELE-10: one of the elements of a sign, as whoever decides for the figure chooses.
fn infuse_one(play: &mut Play, figure: FigureId, sign: ElementSign) -> Rule {
    let mut all: SmallVec<[Which; 7]> = match sign {
        ElementSign::Either(a, b) => SmallVec::from_slice(&[Which::This(a), Which::This(b)]),
        _ => Element::ALL.into_iter().map(Which::This).collect(),
    };
    if play.world.may_leave_infusion(figure) {
        all.push(Which::None);
    }
    let chosen = crate::choose_for(play, figure, Prompt::Infuse { figure }, &all)?;
    chosen.elements().into_iter().for_each(|element| infuse(play, figure, element));
    Ok(())
}

/// GH-ELE-10: what a monster expects to consume in the rest of its turn; it consumes whenever it can.
#[derive(Clone, Debug)]
pub struct Purse {
    left: SmallVec<[Element; 6]>,
    paid: SmallVec<[u8; 4]>,
}

impl Purse {
    /// The elements on the table, and what its type has paid for.
    pub fn of(game: &Haven, world: &World, figure: FigureId) -> Purse {
        let FigureId::Monster(monster) = figure else {
            return Purse { left: SmallVec::new(), paid: SmallVec::new() };
        };
        let left = Element::ALL.into_iter().filter(|e| world.elements.can_consume(*e)).collect();
        let paid = world.foes.paid.iter().filter(|(kind, _)| game.are_one_group(*kind, monster.kind));
        let paid = paid.map(|(_, nth)| *nth).collect();
        Purse { left, paid }
    }

    /// Whether the sign with this number will be paid for, now that those before it have been.
    pub fn pays(&mut self, sign: ElementSign, nth: u8) -> bool {
        if self.paid.contains(&nth) {
            return true;
        }
        let has = |e: &Element| self.left.contains(e);
        let pays: SmallVec<[Element; 2]> = match sign {
            ElementSign::Any => self.left.first().copied().into_iter().collect(),
            ElementSign::Either(a, b) => [a, b].into_iter().find(has).into_iter().collect(),
            ElementSign::One(element) => Some(element).filter(has).into_iter().collect(),
            ElementSign::Both(a, b) if has(&a) && has(&b) => SmallVec::from_slice(&[a, b]),
            ElementSign::Both(..) => SmallVec::new(),
        };
        self.left.retain(|e| !pays.contains(e));
        !pays.is_empty()
    }

    /// What the signs of an attack will add, the first of which has this number.
    pub fn gains(&mut self, augments: &[Clause], first: u8) -> SmallVec<[ToAttack; 2]> {
        let paid = signed(augments, first).filter(|(nth, sign, _)| self.pays(*sign, *nth));
        paid.flat_map(|(.., gains)| gains.to_attack()).collect()
    }
}

/// The additions to a monster's attack, each with its sign and the number of the sign.
fn signed(augments: &[Clause], first: u8) -> impl Iterator<Item = (u8, ElementSign, &Gains)> {
    (first..).zip(augments).filter_map(|(nth, clause)| match clause.head {
        Head::Consume(sign) => Some((nth, sign, &clause.gains)),
        _ => None,
    })
}

/// The signs of an ability for elements to be consumed, with their numbers on the card; the first has this one.
pub fn signs_of(ability: &Ability, first: u8) -> Vec<(u8, ElementSign)> {
    match ability {
        Ability::Attack(attack) => {
            signed(&attack.augments, first).map(|(nth, sign, _)| (nth, sign)).collect()
        }
        Ability::Consume(sign, then) => {
            std::iter::once((first, *sign)).chain(signs_of(then, first + 1)).collect()
        }
        Ability::OnDeath(then) => signs_of(then, first),
        Ability::Hasten { sign, .. } => vec![(first, *sign)],
        Ability::Feat(feat) => feat.sign().map(|sign| (first, sign)).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// How many signs an ability has for elements to be consumed.
pub fn signs(ability: &Ability) -> u8 {
    match ability {
        Ability::Attack(attack) => attack.augments.len() as u8,
        Ability::Consume(_, then) => 1 + signs(then),
        Ability::OnDeath(then) => signs(then),
        Ability::Hasten { .. } => 1,
        Ability::Feat(feat) => feat.signs(),
        _ => 0,
    }
}

/// GH-ELE-06, GH-ELE-10, GH-ELE-11, FH-MEL-03: consumes for the sign of a monster's card with this number. What one
/// monster has consumed serves all of its type, but only for this sign.
pub fn consume_for_type(play: &mut Play, figure: FigureId, sign: ElementSign, nth: u8) -> Rule<bool> {
    let FigureId::Monster(monster) = figure else { return consume(play, figure, sign) };
    if has_paid(play.game, play.world, monster.kind, nth) {
        return Ok(true);
    }
    let consumed = consume(play, figure, sign)?;
    if consumed {
        play.world.foes.paid.push((monster.kind, nth));
    }
    Ok(consumed)
}

/// GH-ELE-11, FH-MEL-03: whether a kind of monster has consumed for the sign of its card with this number.
fn has_paid(game: &Haven, world: &World, kind: KindId, nth: u8) -> bool {
    world.foes.paid.iter().any(|(other, sign)| *sign == nth && game.are_one_group(*other, kind))
}

/// Whether [`consume_for_type`] would find something to consume, or that it has been.
pub fn can_consume_for_type(
    game: &Haven,
    world: &World,
    figure: FigureId,
    sign: ElementSign,
    nth: u8,
) -> bool {
    let paid = matches!(figure, FigureId::Monster(monster) if has_paid(game, world, monster.kind, nth));
    paid || !world.payments(sign).is_empty()
}

/// Whether [`augment_for_type`] would add anything.
pub fn can_augment_for_type(
    game: &Haven,
    world: &World,
    figure: FigureId,
    augments: &[Clause],
    first: u8,
) -> bool {
    signed(augments, first).any(|(nth, sign, _)| can_consume_for_type(game, world, figure, sign, nth))
}

/// GH-ELE-05, GH-ELE-11: what consumed elements add to a monster's attack; its first sign has this number.
pub fn augment_for_type(
    play: &mut Play,
    figure: FigureId,
    augments: &[Clause],
    first: u8,
) -> Rule<SmallVec<[ToAttack; 2]>> {
    let mut gains = SmallVec::new();
    for (nth, sign, added) in signed(augments, first) {
        if consume_for_type(play, figure, sign, nth)? {
            gains.extend(added.to_attack());
        }
    }
    Ok(gains)
}

/// GH-ELE-05, GH-ELE-10, GH-ELE-13: consumes an element if it can be. Characters may, monsters must. Says whether
/// it was consumed.
pub fn consume(play: &mut Play, figure: FigureId, sign: ElementSign) -> Rule<bool> {
    let mut options = play.world.payments(sign);
    if options.is_empty() {
        return Ok(false);
    }
    if let FigureId::Hero(_) = figure {
        options.push(Which::None);
    }
    let which = crate::choose_for(play, figure, Prompt::Consume { figure }, &options)?;
    pay(play, figure, which);
    Ok(which != Which::None)
}

/// GH-ELE-05, GH-ELE-09, FH-ELE-08: the elements become inert.
pub fn pay(play: &mut Play, figure: FigureId, which: Which) {
    for element in which.elements() {
        play.world.elements.now[element as usize] = Strength::Inert;
        play.tell(|_, _| Fact::Consumes { figure, element });
    }
}

impl Which {
    fn elements(self) -> SmallVec<[Element; 2]> {
        match self {
            Which::This(element) => SmallVec::from_slice(&[element]),
            Which::Both(a, b) => SmallVec::from_slice(&[a, b]),
            Which::None => SmallVec::new(),
        }
    }
}

impl World {
    /// GH-ELE-05, GH-ELE-06, GH-ELE-09, GH-ELE-12, FH-ELE-07, FH-ELE-08: the ways to pay for a sign with the elements
    /// on the table.
    pub fn payments(&self, sign: ElementSign) -> Vec<Which> {
        let there = |e: &Element| self.elements.can_consume(*e);
        match sign {
            ElementSign::Any => Element::ALL.into_iter().filter(there).map(Which::This).collect(),
            ElementSign::Either(a, b) => [a, b].into_iter().filter(there).map(Which::This).collect(),
            ElementSign::One(element) => Some(element).filter(there).map(Which::This).into_iter().collect(),
            ElementSign::Both(a, b) if there(&a) && there(&b) => vec![Which::Both(a, b)],
            ElementSign::Both(..) => Vec::new(),
        }
    }

    /// FH-GAP-65: whether a character may leave what its action infuses.
    fn may_leave_infusion(&self, figure: FigureId) -> bool {
        matches!(figure, FigureId::Hero(_)) && self.agreed.rulings.infusions == Infusions::May
    }

    /// GH-ELE-03, GH-ELE-14, GH-ELE-15, FH-ELE-06, GH-ELE-07, FH-ELE-01: at the end of a turn what it infused becomes
    /// strong.
    pub fn elements_become_strong(&mut self) {
        let infused = std::mem::take(&mut self.elements.infused);
        for element in Element::ALL {
            if infused.has(element as usize) {
                self.elements.now[element as usize] = Strength::Strong;
            }
        }
    }

    /// GH-ELE-04, GH-END-04, FH-ELE-04, FH-ELE-01: at the end of the round every element loses a step.
    pub fn elements_wane(&mut self) {
        for strength in &mut self.elements.now {
            *strength = match strength {
                Strength::Strong => Strength::Waning,
                _ => Strength::Inert,
            };
        }
    }
}
