//! DIC: dice that are rolled outside attacks, for tests and for what is recovered.

use super::cards;
use crate::Play;
use crate::content::{Again, Colour, Face};
use crate::shown::Fact;
use crate::world::{DieNow, DiePick, Pick, Roll, Test, Who, World};
use table::Rule;

/// Somebody rolls these dice; what they show together.
pub fn roll(play: &mut Play, who: Who, dice: &[Colour]) -> Rule<Face> {
    resolve(play, Roll { who, test: None, dice: dice.iter().copied().map(DieNow::new).collect() })
}

/// DE-DIC-03: the dice of a test are one grey and one black die; the shields they show.
pub fn test(play: &mut Play, who: Who, test: Test) -> Rule<u8> {
    let dice = vec![DieNow::new(Colour::Grey), DieNow::new(Colour::Black)];
    Ok(resolve(play, Roll { who, test: Some(test), dice })?.shield)
}

fn resolve(play: &mut Play, roll: Roll) -> Rule<Face> {
    let who = roll.who;
    let before = play.world.under_way.roll.replace(roll);
    throw(play)?;
    if play.world.is_overlords(who) && !play.world.is_inactive(who) {
        cards::own_roll(play, who)?;
    }
    let roll = std::mem::replace(&mut play.world.under_way.roll, before);
    Ok(roll.map_or_else(Face::default, |roll| roll.total()))
}

/// Rolls every die that is not rolled yet. The dice of a hero's test are told with what comes of it.
fn throw(play: &mut Play) -> Rule {
    let Some(roll) = &play.world.under_way.roll else { return Ok(()) };
    let (who, count) = (roll.who, roll.dice.len());
    let told = roll.test.is_none() || play.world.is_overlords(who);
    for n in 0..count {
        let die = play.world.under_way.roll.as_ref().map(|roll| roll.dice[n]);
        let Some(die) = die.filter(|die| die.face.is_none()) else { continue };
        let game = play.game;
        let face = play.roll(die.colour.name(), game.content.dice.faces(die.colour))?;
        if let Some(roll) = &mut play.world.under_way.roll {
            roll.dice[n].face = Some(face);
        }
        if told {
            play.tell(|_, _| Fact::Rolled { who, colour: die.colour, face });
        }
    }
    Ok(())
}

impl World {
    /// DE-DIC-05: of the dice outside an attack only the overlord's own may be rolled again one by one; nobody is asked about
    /// others.
    pub(super) fn rerollable_outside(roll: &Roll, again: Again) -> Vec<Pick> {
        if again != Again::Own {
            return Vec::new();
        }
        DiePick::among(&roll.dice, 0..roll.dice.len() as u8)
    }
}

/// DE-DIC-04: a die is rolled again, and the new result stands.
pub(super) fn again(play: &mut Play, place: u8) -> Rule {
    let roll = play.world.under_way.roll.as_mut();
    if let Some(die) = roll.and_then(|roll| roll.dice.get_mut(usize::from(place))) {
        die.face = None;
    }
    throw(play)
}
