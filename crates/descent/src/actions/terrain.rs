//! TER: terrain that changes.

use super::{attributes, damage};
use crate::content::{Attribute, Trait};
use crate::shown::{Fact, Prompt};
use crate::world::{Pick, Who, World};
use crate::{Descent, Play};
use board::square::{Spot, Terrain};
use table::Rule;

/// What entering a space does to a figure, beside the terrain that everybody sees.
pub fn entered(play: &mut Play, who: Who, at: Spot) -> Rule {
    crumbles(play, who, at)?;
    auras(play, who)
}

/// DC-MAB-03, DC-MAB-04, DC-MAB-21, DC-MAB-22: a hero has entered a space beside monsters with Aura or Freezing; each of
/// them counts.
fn auras(play: &mut Play, who: Who) -> Rule {
    if !who.is_heroic() {
        return Ok(());
    }
    let (damage, fatigue) = play.world.auras_over(play.game, who);
    damage::suffer(play, who, damage, damage::Cause::Effect)?;
    if play.world.is_on_map(who) {
        damage::tire(play, who, fatigue)?;
    }
    Ok(())
}

impl World {
    /// The damage and fatigue of all monsters with Aura or Freezing beside a figure.
    fn auras_over(&self, game: &Descent, who: Who) -> (u8, u8) {
        let (mut damage, mut fatigue) = (0, 0);
        for monster in &self.monsters {
            let own = &self.card(game, monster).traits;
            let relic = self.relic_of(game, Who::Monster(monster.id)).map(|relic| &relic.overlord.traits);
            for is in own.iter().chain(relic.into_iter().flatten()) {
                match is {
                    Trait::Aura(n) if self.beside(who, Who::Monster(monster.id)) => damage += n,
                    Trait::Freezing if self.beside(who, Who::Monster(monster.id)) => fatigue += 1,
                    _ => {}
                }
            }
        }
        (damage, fatigue)
    }
}

/// DE-TER-26, DE-TER-27, DE-TER-28: a hero that enters crumbling terrain may test Knowledge or Awareness. If it does not,
/// or fails, the terrain crumbles, and what is beneath counts; where that costs more to enter, the hero suffers 1 fatigue.
/// Monsters are not affected.
pub fn crumbles(play: &mut Play, who: Who, at: Spot) -> Rule {
    let Who::Hero(id) = who else { return Ok(()) };
    if !play.world.crumbles(at) || play.world.under_way.charmed == Some(id) {
        return Ok(());
    }
    let picks = [Pick::Attribute(Attribute::Knowledge), Pick::Attribute(Attribute::Awareness), Pick::Pass];
    if let Pick::Attribute(of) = play.choose(id.seat(), Prompt::Crumbling { hero: id }, &picks)?
        && attributes::test(play, who, of)?.passed
    {
        return Ok(());
    }
    play.world.special.crumbling.retain(|spot| *spot != at);
    play.tell(|_, _| Fact::Crumbles { at });
    if matches!(play.world.terrain(at), Terrain::Water | Terrain::Sludge) {
        damage::tire(play, who, 1)?;
    }
    Ok(())
}
