//! KOD, PAL, ROG: how a round begins.

use crate::Play;
use crate::actions::{arrows, ending, party, rogue};
use crate::content::{Class, SkillId};
use crate::rulings::RoundStart;
use crate::shown::{Ending, Fact, Prompt};
use crate::world::{Engine, HeroId, Pick, Stage};
use table::Rule;

/// MD-KOD-03: the health of a hero that stands up.
pub const STANDS_WITH: u8 = 3;

/// MD-DEC-43: Lifebringers, then what the classes do as a round begins.
pub fn start(play: &mut Play) -> Rule {
    let round = play.world.round;
    play.tell(|_, _| Fact::Round { round });
    play.world.heroes.iter_mut().for_each(|h| h.used.clear());
    match play.world.rulings().round_start {
        RoundStart::LifebringersFirst => {
            stand_up(play)?;
            classes(play)?;
        }
        RoundStart::ClassesFirst => {
            classes(play)?;
            stand_up(play)?;
        }
    }
    play.world.stage = Stage::Heroes;
    Ok(())
}

/// MD-DRK-08, MD-PAL-09: a round is over, by itself or because a boss fight starts: all turns are, and blessings end.
pub fn close(play: &mut Play) {
    close_turns(play);
    for hero in &mut play.world.heroes {
        if let Engine::Paladin { blessed, .. } = &mut hero.engine {
            *blessed = None;
        }
    }
}

/// MD-DRK-08, MD-ROG-09, MD-ROG-13, MD-RAN-09, MD-ENM-01: nobody has had a turn any more. A Rogue without one keeps no
/// token, a Ranger whose turn was broken off no discard.
pub fn close_turns(play: &mut Play) {
    let heroes: Vec<HeroId> = play.world.hero_ids().collect();
    for hero in heroes {
        rogue::end_turn(play, hero);
        arrows::shuffle(play, hero);
        play.world.hero_mut(hero).activated = false;
    }
    for enemy in play.world.enemies() {
        if let Some(marks) = play.world.marks(enemy) {
            *marks.activated = false;
        }
    }
}

/// MD-KOD-02, MD-KOD-03, MD-KOD-04, MD-GEN-04, MD-KOD-09: every defeated hero costs a Lifebringer token; who has none
/// loses.
fn stand_up(play: &mut Play) -> Rule {
    let defeated: Vec<HeroId> = play.world.hero_ids().filter(|h| play.world.hero(*h).defeated).collect();
    if defeated.len() > usize::from(play.world.lifebringers.left) {
        return ending::end(play, Ending::NoLifebringer);
    }
    for hero in defeated {
        play.world.lifebringers.left -= 1;
        play.world.lifebringers.spent += 1;
        let max = play.world.hero(hero).max_health(play.game);
        let is = play.world.hero_mut(hero);
        is.defeated = false;
        is.health = (STANDS_WITH + std::mem::take(&mut is.gained)).min(max);
        play.tell(|_, _| Fact::StandsUp { hero });
    }
    Ok(())
}

/// MD-PAL-08, MD-ROG-03: bless a skill, draw tokens; the players choose what comes first.
fn classes(play: &mut Play) -> Rule {
    let both = [Class::Paladin, Class::Rogue].into_iter().filter(|c| play.world.hero_of(*c).is_some());
    let mut left: Vec<Class> = both.collect();
    while !left.is_empty() {
        let options: Vec<Pick> = left.iter().copied().map(Pick::Class).collect();
        let Pick::Class(class) = party(play, Prompt::StartOfRound, &options)? else { return Ok(()) };
        left.retain(|other| *other != class);
        match (class, play.world.hero_of(class)) {
            (Class::Paladin, Some(hero)) => bless(play, hero)?,
            (Class::Rogue, Some(hero)) => draw_tools(play, hero)?,
            _ => {}
        }
    }
    Ok(())
}

/// MD-ROG-03, MD-ROG-12, MD-VAR-04: a Rogue draws three tokens, alone four.
pub fn draw_tools(play: &mut Play, hero: HeroId) -> Rule {
    let tokens = if play.world.is_solo() { 4 } else { 3 };
    rogue::draw_tokens(play, hero, tokens)
}

/// MD-PAL-08, MD-PAL-09: one skill may be blessed until the end of the round.
fn bless(play: &mut Play, hero: HeroId) -> Rule {
    let skills: Vec<SkillId> = play.world.hero(hero).skills.clone();
    let blessable = skills.into_iter().filter(|s| !play.game.skill(*s).blessed.is_empty());
    let mut options: Vec<Pick> = blessable.map(Pick::Bless).collect();
    options.push(Pick::No);
    let pick = play.choose(hero.seat(), Prompt::Bless { hero }, &options)?;
    if let (Pick::Bless(skill), Engine::Paladin { blessed, .. }) =
        (pick, &mut play.world.hero_mut(hero).engine)
    {
        *blessed = Some(skill);
        play.tell(|_, _| Fact::Blesses { hero, skill });
    }
    Ok(())
}
