//! GH-ELE: infusing and consuming elements, as far as monsters and attacks need it.

use crate::content::{Ability, Element, ElementSign, Gain};
use crate::world::Strength;
use crate::{Fact, FigureId, Haven, Play, Prompt, World};
use smallvec::SmallVec;
use table::{Choice, Phrase, Rule, phrase, phrase::Arg};

/// Which element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Which {
    This(Element),
    None,
}

impl Choice<Haven> for Which {
    fn key(&self, _: &Haven, out: &mut String) {
        match self {
            Which::This(element) => out.extend(["element:", element.as_str()]),
            Which::None => out.push_str("skip"),
        }
    }

    fn say(&self, _: &Haven) -> Phrase {
        match self {
            Which::This(element) => phrase!("haven-choose-element", element = element_name(*element)),
            Which::None => phrase!("haven-choose-skip"),
        }
    }
}

/// An element's name for people.
pub fn element_name(element: Element) -> Arg {
    Arg::name(format!("element-{element}"))
}

/// GH-ELE-02, GH-ELE-03: the element becomes strong at the end of this turn.
pub fn infuse(play: &mut Play, figure: FigureId, element: Element) {
    play.world.elements.infused |= 1 << element as u8;
    play.tell(|_, _| Fact::Infuses { figure, element });
}

/// GH-ELE-02, GH-ELE-13: infuses what a sign shows; the players choose any element for a monster.
pub fn infuse_sign(play: &mut Play, figure: FigureId, sign: ElementSign) -> Rule {
    let element = match sign {
        ElementSign::One(element) => element,
        ElementSign::Any => {
            let all = Element::ALL.map(Which::This);
            match crate::decide(play, figure, Prompt::Infuse { figure }, &all)? {
                Which::This(element) => element,
                Which::None => return Ok(()),
            }
        }
    };
    infuse(play, figure, element);
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
    pub fn of(world: &World, figure: FigureId) -> Purse {
        let FigureId::Monster(monster) = figure else {
            return Purse { left: SmallVec::new(), paid: SmallVec::new() };
        };
        let left = Element::ALL.into_iter().filter(|e| world.elements.can_consume(*e)).collect();
        let paid = world.paid.iter().filter(|(kind, _)| *kind == monster.kind).map(|(_, nth)| *nth).collect();
        Purse { left, paid }
    }

    /// Whether the sign with this number will be paid for, now that those before it have been.
    pub fn pays(&mut self, sign: ElementSign, nth: u8) -> bool {
        if self.paid.contains(&nth) {
            return true;
        }
        let found = self.left.iter().position(|e| sign.certain().is_none_or(|c| c == *e));
        found.map(|at| self.left.remove(at)).is_some()
    }

    /// What the signs of an attack will add, the first of which has this number.
    pub fn gains(&mut self, augments: &[(ElementSign, Vec<Gain>)], first: u8) -> SmallVec<[Gain; 2]> {
        let numbered = (first..).zip(augments);
        let paid = numbered.filter(|(nth, (sign, _))| self.pays(*sign, *nth));
        paid.flat_map(|(_, (_, gains))| gains.iter().copied()).collect()
    }
}

/// How many signs an ability has for elements to be consumed.
pub fn signs(ability: &Ability) -> u8 {
    match ability {
        Ability::Attack(attack) => attack.augments.len() as u8,
        Ability::Consume(_, then) => 1 + signs(then),
        Ability::OnDeath(then) => signs(then),
        _ => 0,
    }
}

/// GH-ELE-06, GH-ELE-10, GH-ELE-11: consumes for the sign of a monster's card with this number. What one monster
/// has consumed serves all of its type, but only for this sign.
pub fn consume_for_type(play: &mut Play, figure: FigureId, sign: ElementSign, nth: u8) -> Rule<bool> {
    let FigureId::Monster(monster) = figure else { return consume(play, figure, sign) };
    if play.world.paid.contains(&(monster.kind, nth)) {
        return Ok(true);
    }
    let consumed = consume(play, figure, sign)?;
    if consumed {
        play.world.paid.push((monster.kind, nth));
    }
    Ok(consumed)
}

/// GH-ELE-05, GH-ELE-11: what consumed elements add to a monster's attack; its first sign has this number.
pub fn augment_for_type(
    play: &mut Play,
    figure: FigureId,
    augments: &[(ElementSign, Vec<Gain>)],
    first: u8,
) -> Rule<SmallVec<[Gain; 2]>> {
    let mut gains = SmallVec::new();
    for (nth, (sign, added)) in (first..).zip(augments) {
        if consume_for_type(play, figure, *sign, nth)? {
            gains.extend(added.iter().copied());
        }
    }
    Ok(gains)
}

/// GH-ELE-05, GH-ELE-10, GH-ELE-13: consumes an element if it can be. Characters may, monsters must. Says whether
/// it was consumed.
pub fn consume(play: &mut Play, figure: FigureId, sign: ElementSign) -> Rule<bool> {
    let there = Element::ALL.into_iter().filter(|e| play.world.elements.can_consume(*e));
    let fits = there.filter(|e| sign.certain().is_none_or(|c| c == *e));
    let mut options: Vec<Which> = fits.map(Which::This).collect();
    if options.is_empty() {
        return Ok(false);
    }
    if let FigureId::Hero(_) = figure {
        options.push(Which::None);
    }
    let Which::This(element) = crate::decide(play, figure, Prompt::Consume { figure }, &options)? else {
        return Ok(false);
    };
    play.world.elements.now[element as usize] = Strength::Inert;
    play.tell(|_, _| Fact::Consumes { figure, element });
    Ok(true)
}

/// GH-ELE-05: what consumed elements add to an attack.
pub fn augment(
    play: &mut Play,
    figure: FigureId,
    augments: &[(ElementSign, Vec<Gain>)],
) -> Rule<SmallVec<[Gain; 2]>> {
    let mut gains = SmallVec::new();
    for (sign, added) in augments {
        if consume(play, figure, *sign)? {
            gains.extend(added.iter().copied());
        }
    }
    Ok(gains)
}

impl World {
    /// GH-ELE-03, GH-ELE-14, GH-ELE-15: at the end of a turn what it infused becomes strong.
    pub fn elements_become_strong(&mut self) {
        let infused = std::mem::take(&mut self.elements.infused);
        for element in Element::ALL {
            if infused >> element as u8 & 1 == 1 {
                self.elements.now[element as usize] = Strength::Strong;
            }
        }
    }

    /// GH-ELE-04, GH-END-04: at the end of the round every element loses a step.
    pub fn elements_wane(&mut self) {
        for strength in &mut self.elements.now {
            *strength = match strength {
                Strength::Strong => Strength::Waning,
                _ => Strength::Inert,
            };
        }
    }
}
