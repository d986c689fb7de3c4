//! GH-ELE: infusing and consuming elements, as far as monsters and attacks need it.

use crate::content::{Element, ElementSign, Gain};
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

/// GH-ELE-10: what the elements on the table will add to a monster's attack; it consumes whenever it can.
pub fn expected(
    game: &Haven,
    world: &World,
    figure: FigureId,
    augments: &[(ElementSign, Gain)],
) -> SmallVec<[Gain; 2]> {
    let FigureId::Monster(monster) = figure else { return SmallVec::new() };
    let deck = game.deck_of(monster.kind);
    let consumed = world.decks.iter().find(|d| d.deck == deck).map_or(0, |d| d.consumed);
    let there = |e: Element| consumed >> e as u8 & 1 == 1 || world.elements.can_consume(e);
    let can = |sign: ElementSign| sign.certain().map_or_else(|| Element::ALL.into_iter().any(there), there);
    augments.iter().filter(|(sign, _)| can(*sign)).map(|(_, gain)| *gain).collect()
}

/// GH-ELE-05, GH-ELE-06, GH-ELE-10, GH-ELE-11, GH-ELE-13: consumes an element if it can be. Characters may,
/// monsters must; what one monster has consumed serves all of its type. Says whether it was consumed.
pub fn consume(play: &mut Play, figure: FigureId, sign: ElementSign) -> Rule<bool> {
    let deck = match figure {
        FigureId::Monster(monster) => Some(play.game.deck_of(monster.kind)),
        _ => None,
    };
    let consumed = play.world.decks.iter().find(|d| Some(d.deck) == deck).map_or(0, |d| d.consumed);
    if sign.certain().map_or(consumed != 0, |e| consumed >> e as u8 & 1 == 1) {
        return Ok(true);
    }
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
    if let Some(deck) = play.world.decks.iter_mut().find(|d| Some(d.deck) == deck) {
        deck.consumed |= 1 << element as u8;
    }
    play.tell(|_, _| Fact::Consumes { figure, element });
    Ok(true)
}

/// GH-ELE-05: what consumed elements add to an attack.
pub fn augment(
    play: &mut Play,
    figure: FigureId,
    augments: &[(ElementSign, Gain)],
) -> Rule<SmallVec<[Gain; 2]>> {
    let mut gains = SmallVec::new();
    for (sign, gain) in augments {
        if consume(play, figure, *sign)? {
            gains.push(*gain);
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
