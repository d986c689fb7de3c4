//! CND: fire and frost tokens (MD-CND-01).

use super::health::suffer;
use super::kills;
use crate::Play;
use crate::content::Colour;
use crate::shown::{Cause, Fact};
use crate::world::{Enemy, Fighter, HeroId};
use table::Rule;

/// MD-ABL-22, MD-ABL-23, MD-CND-14: fire tokens, as far as the stock goes.
pub fn give_fire(play: &mut Play, who: Fighter, n: u8) {
    let n = n.min(play.world.conditions_left(play.game.content.supply.conditions));
    let Some(fire) = tokens(play, who, |fire, _| fire) else { return };
    *fire += n;
    if n > 0 {
        play.tell(|_, _| Fact::Fire { who, n: i16::from(n) });
    }
}

/// The same for frost.
pub fn give_frost(play: &mut Play, who: Fighter, n: u8) {
    let n = n.min(play.world.conditions_left(play.game.content.supply.conditions));
    let Some(frost) = tokens(play, who, |_, frost| frost) else { return };
    *frost += n;
    if n > 0 {
        play.tell(|_, _| Fact::Frost { who, n: i16::from(n) });
    }
}

/// The condition tokens of somebody; a spirit has none (MD-SHA-20), a defeated hero gets none.
fn tokens<'w>(
    play: &'w mut Play,
    who: Fighter,
    which: fn(&'w mut u8, &'w mut u8) -> &'w mut u8,
) -> Option<&'w mut u8> {
    match who {
        Fighter::Hero(hero) => {
            let hero = play.world.hero_mut(hero);
            (!hero.defeated).then_some(which(&mut hero.fire, &mut hero.frost))
        }
        Fighter::Spirit(_) => None,
        Fighter::Enemy(enemy) => play.world.marks(enemy).map(|marks| which(marks.fire, marks.frost)),
    }
}

/// MD-CND-02, MD-CND-03, MD-CND-05, MD-CND-11: a hero that is activated burns: a die for each token, all at once.
pub fn burn_hero(play: &mut Play, hero: HeroId, colour: Colour) -> Rule {
    let fire = std::mem::take(&mut play.world.hero_mut(hero).fire);
    let wounds = burn(play, fire, colour)?;
    suffer(play, hero, wounds, Cause::Fire)
}

/// MD-CND-02, MD-CND-04: the same for an enemy; whoever dies of it is credited to the hero that the players choose.
pub fn burn_enemy(play: &mut Play, enemy: Enemy) -> Rule {
    let Some(marks) = play.world.marks(enemy) else { return Ok(()) };
    let fire = std::mem::take(marks.fire);
    let wounds = burn(play, fire, Colour::Yellow)?;
    kills::hurt(play, enemy, wounds, Cause::Fire, None)
}

fn burn(play: &mut Play, fire: u8, colour: Colour) -> Rule<u8> {
    let mut wounds = 0;
    for _ in 0..fire {
        let face = play.roll(colour.name(), play.game.content.dice.faces(colour))?;
        play.tell(|_, _| Fact::Burns { colour, face });
        wounds += face.damage;
    }
    Ok(wounds)
}
