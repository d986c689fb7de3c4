//! GEN: how a quest ends, or turns into a boss fight, at once.

use super::arrows;
use super::health::defeat;
use crate::content::{Objective, ObjectiveId, ZoneId};
use crate::rulings::DefeatedGain;
use crate::shown::{Ending, Fact};
use crate::world::{Fighter, HeroId, Stage, UnderWay, World};
use crate::{Darkness, Play};
use table::Rule;

impl World {
    /// The objectives of the quest, and whether each is done.
    pub fn objectives(&self, game: &Darkness) -> Vec<(Objective, bool)> {
        let Some(quest) = self.agreed.quest else { return Vec::new() };
        let all = game.content.quests[quest.index()].objectives.iter().copied();
        let id = |n: usize| ObjectiveId::new(quest, n as u8);
        all.enumerate().map(|(n, objective)| (objective, self.is_done(game, id(n), objective))).collect()
    }

    fn is_done(&self, game: &Darkness, id: ObjectiveId, objective: Objective) -> bool {
        match objective {
            Objective::Collect(..) | Objective::Destroy(..) | Objective::SlayBoss => self.done.contains(&id),
            Objective::Hunt(wanted) => self.hunted >= wanted,
            Objective::SlayRoaming(wanted) => self.slain >= wanted,
            Objective::Return => {
                let start = self.start_zone(game);
                let mut standing = self.standing();
                standing.all(|h| Some(self.hero(h).zone) == start) && self.standing().next().is_some()
            }
        }
    }

    /// MD-SET-24: the start zone of the quest.
    pub fn start_zone(&self, game: &Darkness) -> Option<ZoneId> {
        let (x, y) = game.content.quests[self.agreed.quest?.index()].start;
        self.ground.map.at(x, y)
    }

    /// MD-Q0-05: whether an objective may be done now: in order, all before it are done.
    pub fn may_be_done(&self, game: &Darkness, wanted: impl Fn(&Objective) -> bool) -> Option<usize> {
        let quest = &game.content.quests[self.agreed.quest?.index()];
        let all = self.objectives(game);
        let n = all.iter().position(|(objective, done)| wanted(objective) && !done)?;
        (!quest.in_order || all[..n].iter().all(|(_, done)| *done)).then_some(n)
    }

    /// An objective that is not done by this world alone is marked.
    pub fn mark_done(&mut self, n: usize) {
        let Some(quest) = self.agreed.quest else { return };
        let id = ObjectiveId::new(quest, n as u8);
        if !self.done.contains(&id) {
            self.done.push(id);
            self.done.sort_unstable();
        }
    }
}

/// MD-GEN-02, MD-GEN-03, MD-BOS-04: looks whether the quest is won or its boss fight starts, in the middle of anything.
pub fn look(play: &mut Play) -> Rule {
    win_if_done(play)?;
    let objectives = play.world.objectives(play.game);
    if objectives.is_empty() {
        return Ok(());
    }
    let sleeping = play.world.boss.as_ref().is_some_and(|boss| !boss.awake);
    let only_boss = objectives.iter().all(|(o, done)| *done || *o == Objective::SlayBoss);
    if sleeping && only_boss {
        play.world.stage = Stage::BossFight;
        drop_all(play);
        return play.stop();
    }
    Ok(())
}

/// MD-GEN-02: the party wins as soon as all objectives are done.
pub fn win_if_done(play: &mut Play) -> Rule {
    if play.world.stage == Stage::SetUp {
        return Ok(());
    }
    let objectives = play.world.objectives(play.game);
    if !objectives.is_empty() && objectives.iter().all(|(_, done)| *done) {
        return end(play, Ending::Objectives);
    }
    Ok(())
}

/// What was under way is not carried on.
fn drop_all(play: &mut Play) {
    for combat in std::mem::take(&mut play.world.under_way.combats) {
        // MD-RAN-07: the cards of a shot that is broken off are discarded all the same.
        arrows::discard(play, &combat);
        // MD-KOD-05: who lost all health in the attack that is broken off is defeated now.
        if let (true, Fighter::Hero(hero)) = (combat.falls, combat.attacker) {
            defeat(play, hero);
        }
    }
    play.world.under_way = UnderWay::default();
    play.world.turn = None;
    play.world.activation = None;
    play.world.after_turn = false;
}

/// The game is over, wherever it stands.
pub fn end(play: &mut Play, why: Ending) -> Rule {
    play.world.ended = Some(why.ended());
    play.world.stage = Stage::Over;
    drop_all(play);
    play.tell(|_, _| if why == Ending::Objectives { Fact::Won } else { Fact::Lost { why } });
    play.stop()
}

/// MD-HER-02, MD-KIL-18: a hero gains experience.
pub fn gain_experience(play: &mut Play, hero: HeroId, n: u8) {
    if n > 0 {
        let xp = &mut play.world.hero_mut(hero).xp;
        *xp = xp.saturating_add(n);
        play.tell(|_, _| Fact::Experience { hero, n });
    }
}

/// MD-KIL-03, MD-KIL-04, MD-DEC-50: all heroes gain experience.
pub fn all_gain_experience(play: &mut Play, n: u8) {
    let all = play.world.rulings().defeated_gain == DefeatedGain::Yes;
    for hero in play.world.hero_ids() {
        if all || !play.world.hero(hero).defeated {
            gain_experience(play, hero, n);
        }
    }
}
