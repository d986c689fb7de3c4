//! REV: standing up and reviving.

use super::{damage, effects, moments, rolls};
use crate::content::{Colour, Effect, Face, When};
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Pick, Who, World};
use crate::{Descent, Play};
use table::Rule;

/// DE-REV-02: the dice with which a hero stands up or is revived.
const TWO_RED: [Colour; 2] = [Colour::Red; 2];

/// DE-REV-02, DE-REV-08: two red dice; damage for hearts, fatigue for surges; then the figure is on the map again.
pub fn recover(play: &mut Play, id: HeroId) -> Rule {
    let rolled = rolls::roll(play, Who::Hero(id), &TWO_RED)?;
    let helpers = play.world.near_token(play.game, id);
    place(play, id)?;
    get_up(play, id, rolled)?;
    for (helper, does) in helpers {
        effects::happen(play, Who::Hero(helper), &does, Some(Who::Hero(id)))?;
    }
    Ok(())
}

/// DE-QST-11, DE-REV-11: the same between two encounters, off the map.
pub fn between_encounters(play: &mut Play, id: HeroId) -> Rule {
    let rolled = rolls::roll(play, Who::Hero(id), &TWO_RED)?;
    play.world.hero_mut(id).knocked_out = false;
    play.tell(|_, _| Fact::Returns { hero: id });
    get_up(play, id, rolled)
}

impl World {
    /// DE-REV-04, DE-REV-10: what other heroes have for one that stands up, counted to its token.
    fn near_token(&self, game: &Descent, id: HeroId) -> Vec<(HeroId, Vec<Effect>)> {
        let Some(token) = self.hero(id).at else { return Vec::new() };
        let near = |helper: HeroId, when: When| match when {
            When::StandsUpNear(far) => self.is_within(Who::Hero(helper), token, far),
            _ => false,
        };
        let of = |helper: HeroId| {
            let abilities =
                self.abilities(game, helper).filter(move |(_, ability)| near(helper, ability.when));
            abilities.map(move |(_, ability)| (helper, ability.does.clone())).collect::<Vec<_>>()
        };
        self.hero_ids().filter(|other| *other != id).flat_map(of).collect()
    }
}

/// DE-REV-12: what was rolled is recovered, with what a hero has for standing up.
fn get_up(play: &mut Play, id: HeroId, rolled: Face) -> Rule {
    damage::recover(play, Who::Hero(id), rolled.damage);
    damage::rest(play, Who::Hero(id), rolled.surge);
    moments::stands_up(play, id)
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
        play.tell(|_, _| Fact::Returns { hero: id });
    }
    Ok(())
}
