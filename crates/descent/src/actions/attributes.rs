//! ATT: attribute tests.

use super::effects::{self, Cue};
use super::{cards, moments, rolls};
use crate::Play;
use crate::content::{Attribute, When};
use crate::shown::{Fact, Prompt};
use crate::world::{Pick, Test, Who};
use table::Rule;

/// What came of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tested {
    /// Whether it was passed.
    pub passed: bool,
    /// How many shields more than the attribute were rolled.
    pub above: u8,
}

/// DE-ATT-03, DE-ATT-04, DE-DIC-03, DC-OL-17, DE-ATT-05: a grey and a black die; it is passed if they show at most as
/// many shields as the attribute. Whoever lacks the attribute fails without a roll.
pub fn test(play: &mut Play, who: Who, of: Attribute) -> Rule<Tested> {
    let Some(value) = play.world.attribute(play.game, who, of) else {
        play.tell(|_, _| Fact::Tested { who, of, shields: None, passed: false });
        return Ok(Tested { passed: false, above: 0 });
    };
    let tested = test_with(play, who, of, value)?;
    // DC-OL-40, DC-OL-41: the overlord may demand a new test, with a lower attribute.
    let card = if tested.passed { cards::passed(play, who)? } else { None };
    let game = play.game;
    let Some((less, pass)) = card.and_then(|card| moments::repeats(&game.card(card).does)) else {
        return Ok(tested);
    };
    let again = test_with(play, who, of, value.saturating_sub(less))?;
    if again.passed {
        effects::each(play, Cue::new(play.world, who, None), pass)?;
    }
    Ok(again)
}

/// DE-DIC-07: however often it is rolled again, it is one test.
fn test_with(play: &mut Play, who: Who, of: Attribute, value: u8) -> Rule<Tested> {
    let mut tested = roll(play, who, of, value)?;
    while !tested.passed && again(play, who)? {
        tested = roll(play, who, of, value)?;
    }
    Ok(tested)
}

fn roll(play: &mut Play, who: Who, of: Attribute, value: u8) -> Rule<Tested> {
    let shields = rolls::test(play, who, Test { of, value })?;
    let passed = shields <= value;
    play.tell(|_, _| Fact::Tested { who, of, shields: Some(shields), passed });
    Ok(Tested { passed, above: shields.saturating_sub(value) })
}

/// DE-DIC-05: whether a hero uses a card to roll again.
fn again(play: &mut Play, who: Who) -> Rule<bool> {
    let Who::Hero(id) = who else { return Ok(false) };
    let mut picks = play.world.uses(play.game, id, |_, ability| ability.when == When::Tested);
    picks.push(Pick::Pass);
    let Pick::Use(of) = play.choose(id.seat(), Prompt::TestAgain { hero: id }, &picks)? else {
        return Ok(false);
    };
    if let Some((id, ability)) = effects::ability(play, of) {
        effects::pay(play, id, of, &ability)?;
    }
    Ok(true)
}
