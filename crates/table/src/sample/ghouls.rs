//! SA-GHL: the ghouls' turns.

use super::movement::Step;
use super::*;

/// SA-GHL-01: the warden chooses which ghoul goes next; each goes once. Each is a unit of its own.
pub fn next_ghoul(play: &mut Play) -> Rule {
    let waiting: Vec<GhoulId> = play.world.ghouls.iter().filter(|g| !g.acted).map(|g| g.id).collect();
    if waiting.is_empty() {
        play.world.stage = Stage::EndOfRound;
        return Ok(());
    }
    let ghoul = play.choose(WARDEN, Prompt::NextGhoul, &waiting)?;
    if let Some(acting) = play.world.ghoul_mut(ghoul) {
        acting.acted = true;
    }
    step_closer(play, ghoul)?;
    attack_beside(play, ghoul)
}

/// SA-GHL-02: it steps to a square nearer to the nearest hero; the warden chooses among equals.
fn step_closer(play: &mut Play, ghoul: GhoulId) -> Rule {
    let closer: Vec<Step> = play.world.squares_closer(ghoul).into_iter().map(Step::To).collect();
    if closer.is_empty() {
        return Ok(());
    }
    if let Step::To(to) = play.choose(WARDEN, Prompt::GhoulStep { ghoul }, &closer)? {
        if let Some(stepping) = play.world.ghoul_mut(ghoul) {
            stepping.at = to;
        }
        play.tell(|_, _| Fact::Moved { who: Figure::Ghoul(ghoul), to });
    }
    Ok(())
}

/// SA-GHL-03: it attacks a hero beside it; the warden chooses which.
fn attack_beside(play: &mut Play, ghoul: GhoulId) -> Rule {
    let Some(at) = play.world.place(Figure::Ghoul(ghoul)) else { return Ok(()) };
    let beside: Vec<HeroId> = play.world.heroes_beside(at).collect();
    if beside.is_empty() {
        return Ok(());
    }
    let target = play.choose(WARDEN, Prompt::GhoulTarget { ghoul }, &beside)?;
    attack::attack(play, Figure::Ghoul(ghoul), Figure::Hero(target))
}

impl World {
    /// SA-GHL-02: the free squares that are nearer to the nearest hero; none when one is beside it.
    fn squares_closer(&self, ghoul: GhoulId) -> Vec<Square> {
        let Some(at) = self.place(Figure::Ghoul(ghoul)) else { return Vec::new() };
        let nearest = |from: Square| self.heroes.iter().map(|h| h.at.distance(from)).min().unwrap_or(0);
        let now = nearest(at);
        let beside = at.beside().into_iter();
        beside.filter(|s| now > 1 && self.is_free(*s) && nearest(*s) < now).collect()
    }
}
