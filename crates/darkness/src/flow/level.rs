//! LVL: the Level Up Phase.

use crate::Play;
use crate::actions::health::gain_mana;
use crate::rulings::DefeatedLevelUp;
use crate::scenario::skills;
use crate::shown::Fact;
use crate::world::{HeroId, Stage};
use table::Rule;

/// MD-LVL-11: the highest level.
pub const HIGHEST: u8 = 5;

/// MD-LVL-01, MD-LVL-02, MD-LVL-04: every hero gains as many levels as its experience pays for.
pub fn phase(play: &mut Play) -> Rule {
    let heroes: Vec<HeroId> = play.world.hero_ids().collect();
    for hero in heroes {
        while can_rise(play, hero) {
            rise(play, hero)?;
        }
    }
    Ok(())
}

/// The phase as part of a round.
pub fn in_round(play: &mut Play) -> Rule {
    phase(play)?;
    play.world.stage = Stage::Darkness;
    Ok(())
}

fn can_rise(play: &Play, hero: HeroId) -> bool {
    let is = play.world.hero(hero);
    // MD-DEC-41: whether defeated heroes take part.
    let may = !is.defeated || play.world.rulings().defeated_level_up == DefeatedLevelUp::Yes;
    may && is.level < HIGHEST && is.xp >= play.game.level(is.level + 1).cost
}

/// MD-LVL-05, MD-LVL-06, MD-LVL-07, MD-LVL-08, MD-LVL-12: the cost, the level, the maximums, a token, a skill, in this order.
fn rise(play: &mut Play, hero: HeroId) -> Rule {
    let game = play.game;
    let is = play.world.hero_mut(hero);
    let before = (is.max_health(game), is.max_mana(game));
    is.xp -= game.level(is.level + 1).cost;
    is.level += 1;
    let level = is.level;
    let health = is.max_health(game) - before.0;
    if is.defeated {
        is.gained += health;
    } else {
        is.health += health;
    }
    let mana = is.max_mana(game) - before.1;
    play.tell(|_, _| Fact::Level { hero, level });
    // MD-SHA-02: a Shaman may raise elements instead.
    gain_mana(play, hero, mana)?;
    if let Some(rarity) = game.level(level).token {
        play.world.bag.put(rarity);
        play.tell(|_, _| Fact::IntoBag { rarity });
    }
    skills::learn(play, hero, level)
}
