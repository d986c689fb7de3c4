//! REV: standing up and reviving.

use super::damage;
use crate::Play;
use crate::content::{Colour, Effect, When};
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Pick, Who};
use table::Rule;

/// DE-REV-02, DE-REV-08: two red dice; damage for hearts, fatigue for surges; then the figure is on the map again.
pub fn recover(play: &mut Play, id: HeroId) -> Rule {
    let (hearts, surges) = roll(play, id)?;
    place(play, id)?;
    get_up(play, id, hearts, surges)
}

/// DE-QST-11: the same between two encounters, off the map.
pub fn between_encounters(play: &mut Play, id: HeroId) -> Rule {
    let (hearts, surges) = roll(play, id)?;
    play.world.hero_mut(id).knocked_out = false;
    play.tell(|_, _| Fact::Returns { hero: id, at: None });
    get_up(play, id, hearts, surges)
}

fn roll(play: &mut Play, id: HeroId) -> Rule<(u8, u8)> {
    let game = play.game;
    let (mut hearts, mut surges) = (0, 0);
    for _ in 0..2 {
        let face = play.roll(Colour::Red.name(), game.content.dice.faces(Colour::Red))?;
        play.tell(|_, _| Fact::Rolled { who: Who::Hero(id), colour: Colour::Red, face });
        (hearts, surges) = (hearts + face.damage, surges + face.surge);
    }
    Ok((hearts, surges))
}

/// What was rolled is recovered, with what a hero has for standing up.
fn get_up(play: &mut Play, id: HeroId, hearts: u8, surges: u8) -> Rule {
    damage::recover(play, Who::Hero(id), hearts);
    damage::rest(play, Who::Hero(id), surges);
    let abilities = play.world.abilities(play.game, id);
    let more: Vec<Effect> = abilities
        .filter(|(_, ability)| ability.when == When::StandsUp)
        .flat_map(|(_, ability)| ability.does.clone())
        .collect();
    super::effects::happen(play, Who::Hero(id), &more, None)
}

/// DE-REV-03, DE-REV-09, DE-REV-12: the figure takes the place of its token; if that is occupied, its player chooses
/// among the closest empty spaces. It enters no space.
fn place(play: &mut Play, id: HeroId) -> Rule {
    let Some(at) = play.world.hero(id).at else { return Ok(()) };
    let picks: Vec<Pick> = play.world.closest_empty(at).into_iter().map(Pick::Place).collect();
    if picks.is_empty() {
        return Ok(());
    }
    if let Pick::Place(spot) = play.choose(id.seat(), Prompt::PlaceHero { hero: id }, &picks)? {
        let hero = play.world.hero_mut(id);
        (hero.knocked_out, hero.at) = (false, Some(spot));
        play.tell(|_, _| Fact::Returns { hero: id, at: Some(spot) });
    }
    Ok(())
}
