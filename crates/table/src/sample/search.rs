//! SA-SRC: what lies in the chests.

use super::*;

/// SA-SRC-01: a hero opens the chest on its square and draws a token from the bag.
pub fn search(play: &mut Play, hero: HeroId) -> Rule {
    let at = play.world.hero(hero).at;
    play.world.chests.retain(|chest| *chest != at);
    let Some(treasure) = play.draw_token("bag", |world| &mut world.bag)? else { return Ok(()) };
    play.tell(|_, _| Fact::Finds { hero, treasure });
    match treasure {
        // SA-GEN-02: whoever finds the crown wins for all heroes, at once.
        Treasure::Crown => damage::end_game(play, Side::Heroes),
        // SA-SRC-02
        Treasure::Snare => damage::suffer(play, hero, 1, Cause::Snare),
        // SA-SRC-03
        Treasure::Salve => {
            play.world.hero_mut(hero).salves += 1;
            Ok(())
        }
        Treasure::Coin => {
            play.world.hero_mut(hero).coins += 1;
            Ok(())
        }
    }
}
