//! ATT: attribute tests.

use super::effects;
use crate::Play;
use crate::content::{Attribute, Colour, When};
use crate::shown::{Fact, Prompt};
use crate::world::{Pick, Who};
use table::Rule;

/// DE-ATT-03, DE-ATT-04, DE-DIC-03: a grey and a black die; it is passed if they show at most as many shields as the
/// attribute. Whoever lacks the attribute fails without a roll.
pub fn test(play: &mut Play, who: Who, of: Attribute) -> Rule<bool> {
    let Some(value) = play.world.attribute(play.game, who, of) else {
        play.tell(|_, _| Fact::Tested { who, of, shields: None, passed: false });
        return Ok(false);
    };
    let mut passed = roll(play, who, of, value)?;
    // DE-DIC-07: however often it is rolled again, it is one test.
    while !passed && again(play, who)? {
        passed = roll(play, who, of, value)?;
    }
    Ok(passed)
}

fn roll(play: &mut Play, who: Who, of: Attribute, value: u8) -> Rule<bool> {
    let game = play.game;
    let mut shields = 0;
    for colour in [Colour::Grey, Colour::Black] {
        shields += play.roll(colour.name(), game.content.dice.faces(colour))?.shield;
    }
    let passed = shields <= value;
    play.tell(|_, _| Fact::Tested { who, of, shields: Some(shields), passed });
    Ok(passed)
}

/// Whether a hero uses a card to roll again.
fn again(play: &mut Play, who: Who) -> Rule<bool> {
    let Who::Hero(id) = who else { return Ok(false) };
    let fits = |(of, ability): (crate::world::AbilityRef, &crate::content::Ability)| {
        (ability.when == When::Tested && play.world.can_pay(play.game, id, ability)).then_some(Pick::Use(of))
    };
    let mut picks: Vec<Pick> = play.world.abilities(play.game, id).into_iter().filter_map(fits).collect();
    picks.push(Pick::Pass);
    let Pick::Use(of) = play.choose(id.seat(), Prompt::TestAgain { hero: id }, &picks)? else {
        return Ok(false);
    };
    if let Some((id, ability)) = effects::ability(play, of) {
        effects::pay(play, id, of, &ability)?;
    }
    Ok(true)
}
