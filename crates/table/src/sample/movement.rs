//! SA-MOV: moving, and what happens on the way.

use super::*;
use crate::scene::Target;
use crate::{Choice, Phrase, phrase, phrase::Arg};

/// A move under way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moving {
    /// Who moves.
    pub hero: HeroId,
    /// The steps left.
    pub left: u8,
}

/// Where to step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// To a square.
    To(Square),
    /// No further.
    Stop,
}

impl Choice<Sample> for Step {
    fn key(&self, _: &Sample, out: &mut String) {
        match self {
            Step::To(square) => out.push_str(&format!("to:{square}")),
            Step::Stop => out.push_str("stop"),
        }
    }

    fn points_at(&self, _: &Sample) -> Vec<Target> {
        match self {
            Step::To(square) => vec![Target::space(square)],
            Step::Stop => Vec::new(),
        }
    }

    fn say(&self, _: &Sample) -> Phrase {
        match self {
            Step::To(square) => phrase!("sample-choose-step", to = Arg::text(square.to_string())),
            Step::Stop => phrase!("sample-choose-stop"),
        }
    }
}

/// SA-MOV-01: a bold hero moves up to three squares, a wary one up to two.
pub fn move_hero(play: &mut Play, hero: HeroId) -> Rule {
    let left = if play.world.hero(hero).stance == Stance::Bold { 3 } else { 2 };
    play.world.under_way.moving = Some(Moving { hero, left });
    steps(play, hero)?;
    play.world.under_way.moving = None;
    Ok(())
}

/// The move is in the world, not in a local: a card that others play can end it.
fn steps(play: &mut Play, hero: HeroId) -> Rule {
    while let Some(Moving { left, .. }) = play.world.under_way.moving
        && left > 0
    {
        let free = play.world.hero(hero).at.beside().into_iter().filter(|s| play.world.is_free(*s));
        let mut options: Vec<Step> = free.map(Step::To).collect();
        options.push(Step::Stop);
        let Step::To(to) = play.choose(hero.seat(), Prompt::Step { hero, left }, &options)? else {
            return Ok(());
        };
        play.world.hero_mut(hero).at = to;
        if let Some(moving) = &mut play.world.under_way.moving {
            moving.left -= 1;
        }
        play.tell(|_, _| Fact::Moved { who: Figure::Hero(hero), to });
        entered(play, hero)?;
    }
    Ok(())
}

/// SA-MOV-02: every ghoul beside the square attacks, once in a turn, in the order the hero chooses.
fn entered(play: &mut Play, hero: HeroId) -> Rule {
    let at = play.world.hero(hero).at;
    let snapping: Vec<GhoulId> =
        play.world.ghouls_beside(at).filter(|g| !g.snapped.contains(&hero)).map(|g| g.id).collect();
    play.in_order(hero.seat(), Prompt::Snaps { hero }, snapping, |play, ghoul| {
        if let Some(ghoul) = play.world.ghoul_mut(ghoul) {
            ghoul.snapped.push(hero);
            ghoul.snapped.sort_unstable();
        }
        attack::attack(play, Figure::Ghoul(ghoul), Figure::Hero(hero))
    })
}
